//! Newton's method with a Hessian from `#[differentiate(hessian)]`: the minimum of Rosenbrock's function in some twenty steps.
//!
//! `cargo run --release --example newton_method`
use autodiff::differentiate;

#[differentiate(hessian)]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 1..x.len() {
        let t = x[i] - x[i - 1] * x[i - 1];
        let u = 1.0 - x[i - 1];
        sum += 100.0 * t * t + u * u;
    }
    sum
}

/// Solves `a x = b` by elimination with pivots; `None` for a singular matrix.
fn solve(mut a: Vec<f64>, mut b: Vec<f64>) -> Option<Vec<f64>> {
    let n = b.len();
    for k in 0..n {
        let pivot = (k..n).max_by(|i, j| a[i * n + k].abs().total_cmp(&a[j * n + k].abs()))?;
        if a[pivot * n + k] == 0.0 {
            return None;
        }
        for j in 0..n {
            a.swap(k * n + j, pivot * n + j);
        }
        b.swap(k, pivot);
        for i in k + 1..n {
            let factor = a[i * n + k] / a[k * n + k];
            for j in k..n {
                a[i * n + j] -= factor * a[k * n + j];
            }
            b[i] -= factor * b[k];
        }
    }
    for k in (0..n).rev() {
        let known: f64 = (k + 1..n).map(|j| a[k * n + j] * b[j]).sum();
        b[k] = (b[k] - known) / a[k * n + k];
    }
    Some(b)
}

fn main() {
    let mut x = vec![-1.2, 1.0, -0.5, 0.8, 1.3];
    println!("step  value          largest slope");
    for step in 0..60 {
        let (value, gradient) = value_and_grad_rosenbrock(&x);
        let slope = gradient.iter().fold(0.0_f64, |m, g| m.max(g.abs()));
        println!("{step:4}  {value:<13.6e}  {slope:.3e}");
        if slope < 1e-12 {
            break;
        }
        // Downhill, if need be by leaning on the diagonal; then as far as the value falls.
        let n = x.len();
        let hessian = hessian_rosenbrock(&x);
        let mut lean = 0.0;
        let direction = loop {
            let mut leant = hessian.clone();
            (0..n).for_each(|k| leant[k * n + k] += lean);
            if let Some(d) = solve(leant, gradient.iter().map(|g| -g).collect())
                && d.iter().zip(&gradient).map(|(d, g)| d * g).sum::<f64>() < 0.0
            {
                break d;
            }
            lean = f64::max(2.0 * lean, 1.0);
        };
        let mut length = 1.0;
        loop {
            let next: Vec<f64> = x.iter().zip(&direction).map(|(x, d)| x + length * d).collect();
            if rosenbrock(&next) < value || length < 1e-10 {
                x = next;
                break;
            }
            length *= 0.5;
        }
    }
    let (value, slopes) = value_and_grad_rosenbrock(&x);
    assert!(slopes.iter().all(|g| g.abs() < 1e-9), "not at a minimum: {x:?}, {slopes:?}");
    println!("minimum {value:.3e} at {x:?}");
}
