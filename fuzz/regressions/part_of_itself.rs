//! A tuple that is one of its own parts: the macro overflowed its stack.
#[differentiate]
fn f(x: f64, y: f64, n: usize) -> f64 {
    let few = parts(y, x);
    match n {
        0 => few,
        _ => few.2,
    }
    .1
    .0 * few.1 .1[0]
}
