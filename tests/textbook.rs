//! The two programs of the text-book example, with the numbers a reader can check by hand.
use autodiff::differentiate;

#[differentiate]
fn seed_expr(a: f64, b: f64) -> f64 {
    (a * b + a.sin()) * b
}

#[differentiate]
fn relu_net(x: f64, w: f64) -> f64 {
    (x * w).max(0.0) * w + x * w
}

#[differentiate]
fn bowl(w: f64) -> f64 {
    (3.0 * w - 6.0) * (3.0 * w - 6.0)
}

#[test]
fn seed_expression_has_its_gradient() {
    let (a, b) = (1.5_f64, -2.0_f64);
    let (da, db) = grad_seed_expr(a, b);
    // f = a·b² + b·sin a
    assert!((da - (b * b + b * a.cos())).abs() < 1e-15);
    assert!((db - (2.0 * a * b + a.sin())).abs() < 1e-15);
    let (y, record) = forward_seed_expr(a, b);
    assert_eq!(y.to_bits(), seed_expr(a, b).to_bits());
    assert_eq!(reverse_seed_expr(&record, 1.0), (da, db));
    assert_eq!(reverse_seed_expr(&record, 0.0), (0.0, 0.0));
    assert_eq!(reverse_seed_expr(&record, -2.0), (-2.0 * da, -2.0 * db));
    assert_eq!(value_and_grad_seed_expr(a, b), (y, (da, db)));
}

#[test]
fn a_rectified_unit_passes_or_stops_the_adjoint() {
    // x·w > 0: f = x·w² + x·w; else f = x·w
    assert_eq!(grad_relu_net(1.25, 0.5), (0.75, 2.5));
    let (dx, dw) = grad_relu_net(1.2, 0.8);
    assert!((dx - 1.44).abs() < 1e-15 && (dw - 3.12).abs() < 1e-15);
    assert_eq!(grad_relu_net(-1.25, 0.5), (0.5, -1.25));
    assert_eq!(grad_relu_net(0.0, 0.5), (0.5, 0.0));
}

#[test]
fn gradient_descent_finds_the_bottom() {
    let mut w = -1.0;
    for _ in 0..200 {
        w -= 0.05 * grad_bowl(w);
    }
    assert!((w - 2.0).abs() < 1e-9, "{w}");
}
