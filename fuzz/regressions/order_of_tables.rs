//! The order of hash tables differs from run to run, and with it names and statements did.
#[differentiate]
fn smoothed(x: &[f64], weight: f64, rounds: usize) -> f64 {
    let mut level = 0.0;
    for v in x {
        level = weight * level + v
    }
    for _ in 0..rounds {
        level *= level
    }
    level
}
