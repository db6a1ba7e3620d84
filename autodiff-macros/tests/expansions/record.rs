//! What a record holds: small arrays of the caller's, numbers that are dear to make again.

#[differentiate]
pub fn cross(a: &[f64; 3], b: &[f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

#[differentiate]
pub fn mixed(x: f64, y: f64, weights: &[f64]) -> f64 {
    let e = (x * y).exp();
    let r = (e + weights[0]) / (x * weights[1]);
    r * r + e.sqrt()
}
