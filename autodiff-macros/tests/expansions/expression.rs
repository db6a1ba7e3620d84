#[differentiate]
pub fn seed_expr(a: f64, b: f64) -> f64 {
    (a * b + a.sin()) * b
}
