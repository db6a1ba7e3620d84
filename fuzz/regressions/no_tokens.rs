//! An error whose expression has no tokens pointed at the attribute.
#[differentiate]
fn f(a: f64, x: &[f64]) -> f64 {
    a + x.iter().filter_map(positive).map(|| v).sum() / a
}
