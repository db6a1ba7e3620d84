//! A refused method whose gradient is used elsewhere, and which another function calls.

use autodiff::differentiate;
use autodiff::Differentiable;
#[derive(Differentiable)]
struct M { w: f64 }
impl M {
    #[differentiate]
    fn area(&self, x: f64) -> f64 { f64::from_bits(x.to_bits()) * self.w }
}
#[differentiate]
fn user(m: &M, x: f64) -> f64 { m.area(x) * x }
fn main() {
    let m = M { w: 1.0 };
    let _ = m.grad_area(2.0);
    let (_, r) = m.forward_area(2.0);
    let _ = m.reverse_area(&r, 1.0);
    let _ = grad_user(&m, 1.0);
}
