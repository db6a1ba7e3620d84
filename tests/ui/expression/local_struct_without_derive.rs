//! A struct of your own inside of the function that has no tangent yet. Instead: derive `Differentiable` on the type.

use autodiff::differentiate;

#[derive(Clone, Copy)]
struct State {
    position: f64,
    speed: f64,
}

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let mut state = State { position: x, speed: 1.0 };
    for _ in 0..n {
        let before = state;
        state.position += 0.1 * before.speed;
        state.speed -= 0.1 * before.position;
    }
    state.position
}

fn main() {}
