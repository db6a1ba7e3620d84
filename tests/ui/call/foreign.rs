use autodiff::differentiate;

unsafe extern "C" {
    fn erf(x: f64) -> f64;
}

#[differentiate]
fn f(x: f64) -> f64 {
    x * unsafe { erf(x) }
}

fn main() {}
