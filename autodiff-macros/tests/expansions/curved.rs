#[differentiate(hvp)]
fn decay(x: f64, k: f64, n: usize) -> f64 {
    let mut y = x;
    for _ in 0..n {
        y -= 0.1 * (k * y).sin();
    }
    x * y
}
