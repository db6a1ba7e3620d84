use autodiff::differentiate;

trait Sine {
    fn sin(self) -> f64;
}

impl Sine for &f64 {
    fn sin(self) -> f64 {
        f64::sin(2.0 * *self)
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    let r = &x;
    r.sin()
}

fn main() {}
