//! Writes to an array that its name does not show, and parts of one slice in two arguments.

use autodiff::differentiate;

#[differentiate]
fn dot(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += x[i] * y[i];
    }
    s
}

#[differentiate]
fn halves(x: &[f64], n: usize) -> f64 {
    dot(&x[..n], &x[n..]) + dot(&x[1..], &x[1..])
}

#[differentiate]
fn split(x: f64) -> f64 {
    let mut a = [x, 2.0 * x, 3.0];
    {
        let (left, right) = a.split_at_mut(1);
        left[0] = right[0] * x;
        right[1] *= left[0];
    }
    a[0] + a[1] * a[2]
}

#[differentiate]
fn swapped(x: f64, y: f64) -> f64 {
    let (mut a, mut b) = (x * x, y);
    std::mem::swap(&mut a, &mut b);
    let before = std::mem::replace(&mut a, x);
    let mut list = [a, b, before];
    list.swap(0, 2);
    list[0] * a - list[1] * list[2]
}

#[test]
fn parts() {
    // x₀x₂ + x₁x₃ + x₁² + x₂² + x₃²
    check!(halves, grad_halves, value_and_grad_halves, forward_halves, reverse_halves;
        (&[1.5, -2.0, 0.5, 3.0], 2) => vec![0.5, 3.0 - 4.0, 1.5 + 1.0, -2.0 + 6.0],
    );
    // 2x² + 2x·(3·2x²)
    check!(split, grad_split, value_and_grad_split, forward_split, reverse_split;
        (1.5) => 6.0 + 36.0 * 2.25,
        (-0.5) => -2.0 + 9.0,
    );
    // y·x − x²·x
    check!(swapped, grad_swapped, value_and_grad_swapped, forward_swapped, reverse_swapped;
        (1.5, -2.0) => (-2.0 - 6.75, 1.5),
        (-0.5, 4.0) => (4.0 - 0.75, -0.5),
    );
}
