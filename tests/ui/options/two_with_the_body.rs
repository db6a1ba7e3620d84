use autodiff::differentiate;

#[differentiate(wrt(z))]
fn f(x: f64, y: f64) -> f64 {
    f64::from_bits(x.to_bits())
}

fn main() {}
