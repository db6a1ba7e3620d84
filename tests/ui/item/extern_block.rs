use autodiff::differentiate;

#[differentiate]
unsafe extern "C" {
    safe fn erf(x: f64) -> f64;
}

fn main() {}
