use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f64) -> f64 {
    let a = f64::from_bits(x.to_bits());
    let p = &y as *const f64;
    a * unsafe { *p }
}

fn main() {}
