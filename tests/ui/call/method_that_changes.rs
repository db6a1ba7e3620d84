//! A method that changes what a vector of the user's structs holds: the type it is a method of is not visible.
//! Instead: call the method by its path.

use autodiff::{Differentiable, differentiate};

#[derive(Clone, Differentiable)]
struct Body {
    speed: f64,
}

#[differentiate]
impl Body {
    fn push(&mut self, by: f64, h: f64) {
        self.speed += by * h;
    }
}

#[derive(Clone, Differentiable)]
struct System {
    first: Body,
}

#[differentiate]
fn f(system: &System, by: f64) -> f64 {
    let mut system = system.clone();
    system.first.push(by, 0.1);
    system.first.speed
}

fn main() {}
