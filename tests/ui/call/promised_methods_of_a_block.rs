//! A method of an annotated block that is refused and that another one calls.

use autodiff::differentiate;
use autodiff::Differentiable;
#[derive(Differentiable)]
struct M { w: f64 }
#[differentiate]
impl M {
    fn area(&self, x: f64) -> f64 { f64::from_bits(x.to_bits()) * self.w }
    fn ok(&self, x: f64) -> f64 { self.area(x) * self.w }
}
fn main() {
    let m = M { w: 1.0 };
    let _ = m.grad_area(2.0);
    let _ = m.grad_ok(2.0);
}
