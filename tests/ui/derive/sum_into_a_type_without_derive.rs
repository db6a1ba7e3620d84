//! A sum into the derivative of a type that has none.
//! Instead: `#[derive(Differentiable)]` on the type.

use autodiff::Differentiable;
use autodiff::sweep::Accumulate;

struct Celsius(f64);

#[derive(Differentiable)]
struct Room {
    temperature: Celsius,
}

fn main() {
    let room = Room { temperature: Celsius(21.5) };
    let mut adjoint = room.zero_tangent();
    adjoint.temperature.accumulate(&room.temperature.0);
}
