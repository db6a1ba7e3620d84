//! An element that is a number and an array: the macro overflowed its stack.
#[differentiate]
fn sum(s: &Shared) -> f64 {
    s.weights[0] + (s.weights)[0][1]
}
