#[differentiate(derivative(a = b * value / a, b = value * a.ln()))]
fn power(a: f64, b: f64) -> f64 {
    a.powf(b)
}
