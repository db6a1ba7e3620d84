//! A number that is an array of itself: the macro overflowed its stack.
#[differentiate]
fn f(s: &Shared, p: &[f64]) -> f64 {
    let mut product = p;
    for v in product {
        product *= v.sin();
    }
    s.weights[0] + (s.weights)[0][1] + product
}
