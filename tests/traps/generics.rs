//! A type parameter is a float by a known bound alone.

use autodiff::differentiate;

/// `Into<f64>` does not make a float of `T`: the factor is a constant.
#[differentiate]
fn scaled<T>(x: f64, factor: T, n: usize) -> f64
where
    T: Into<f64> + Copy,
{
    let mut a = x;
    for _ in 0..n {
        a = a * x + factor.into();
    }
    a
}

#[test]
fn bounds() {
    assert_eq!(grad_scaled(1.5, 2.0_f32, 0), 1.0);
    assert_eq!(grad_scaled(1.5, 2_u8, 1), 3.0);
    // x³ + 2x + 2
    assert_eq!(grad_scaled(-0.5, 2_i32, 2), 0.75 + 2.0);
}
