//! A type parameter that is a type without derivative.
//! Instead: `#[derive(Differentiable)]` on the type.

use autodiff::Differentiable;

struct Celsius(f64);

#[derive(Differentiable)]
struct Pair<T>(T, T);

fn main() {
    let pair = Pair(Celsius(20.5), Celsius(21.0));
    println!("{:?} {}", pair.zero_tangent(), pair.0.0);
}
