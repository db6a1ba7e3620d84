use autodiff::differentiate;

#[derive(Clone, Copy)]
struct Modulus(f64);

impl Modulus {
    fn max(self, other: Modulus) -> f64 {
        if self.0.abs() > other.0.abs() { self.0 } else { other.0 }
    }
}

#[differentiate]
fn f(x: f64, y: f64) -> f64 {
    let (a, b) = (Modulus(x), Modulus(y));
    a.max(b)
}

fn main() {}
