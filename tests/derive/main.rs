//! `#[derive(Differentiable)]`: the shape of every tangent, and what tangents can do.

mod conversions;
mod enums;
mod flatten;
mod generics;
pub mod hygiene;
mod shapes;
mod sums;
mod zero;
