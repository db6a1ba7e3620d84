//! The attribute on an enum.

use autodiff::differentiate;

#[differentiate]
enum Shape {
    Circle(f64),
    Square(f64),
}

fn main() {}
