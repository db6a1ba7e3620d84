//! `as`: integers to floats, between float widths, floats to integers and back.

use autodiff::differentiate;

/// A counter and a length as weights.
#[differentiate]
fn centroid(x: &[f64]) -> f64 {
    let n = x.len() as f64;
    let mut s = 0.0;
    for i in 0..x.len() {
        s += x[i] * (i as f64) / n;
    }
    s * (3_u8 as f64) * (-2_i64) as f64
}

/// Casts of every kind of integer and of a bool, in one sum.
#[differentiate]
fn kinds(x: f64, a: i8, b: u32, c: isize, positive: bool) -> f64 {
    let weight = a as f64 + (b as f64) * 0.5 + c as f64 * x + (x > 0.0) as i32 as f64 + positive as u8 as f64;
    weight * x + b as f64 + (b as i32 - 7) as f64 * x
}

#[test]
fn integers_to_floats() {
    check!(centroid, grad_centroid, value_and_grad_centroid, forward_centroid, reverse_centroid;
        (&[1.0, 2.0]) => vec![0.0, -3.0],
        (&[5.0]) => vec![0.0],
        (&[1.0, 2.0, -4.0]) => vec![0.0, -2.0, -4.0],
    );
    check!(kinds, grad_kinds, value_and_grad_kinds, forward_kinds, reverse_kinds;
        (1.5, -3, 4, -2, true) => -3.0 + 2.0 - 6.0 + 1.0 + 1.0 - 3.0,
        (-1.5, 3, 8, 5, false) => 3.0 + 4.0 - 15.0 + 1.0,
    );
}

/// Through `f32` and back: rounding is ignored, the slope is 1.
#[differentiate]
fn through_single(x: f64, y: f64) -> f64 {
    let narrow = x as f32;
    let product = narrow as f64 * y;
    (product * product) as f32 as f64
}

/// A narrow parameter in wide arithmetic, and a wide one in narrow.
#[differentiate]
fn mixed(x: f32, y: f64) -> f64 {
    let wide = x as f64 * y;
    let narrow = x * (y as f32);
    wide * wide + f64::from(narrow) + 2.0_f32 as f64 * y
}

#[test]
fn between_widths() {
    // At few digits nothing is rounded.
    let (value, (dx, dy)) = value_and_grad_through_single(1.5, -0.25);
    assert_eq!((value, dx, dy), (0.140625, 2.0 * 1.5 * 0.0625, 2.0 * 2.25 * -0.25));
    let (_, record) = forward_through_single(1.5, -0.25);
    assert_eq!(reverse_through_single(&record, 2.0), (2.0 * dx, 2.0 * dy));
    // x²y² + xy + 2y
    check!(mixed, grad_mixed, value_and_grad_mixed, forward_mixed, reverse_mixed;
        (1.5, -2.0) => (12.0 - 2.0, 2.0 * 2.25 * -2.0 + 1.5 + 2.0),
        (-0.75, 0.5) => (-0.375 + 0.5, 0.5625 - 0.75 + 2.0),
    );
}

/// What goes through an integer is a constant.
#[differentiate]
fn truncated(x: f64, y: f64) -> f64 {
    let whole = x as i64;
    let part = x - whole as f64;
    let steps = (y * 4.0) as i32 as f64 / 4.0;
    part * part * y + steps * x
}

/// An integer from a float decides which element counts, and how often.
#[differentiate]
fn quantized(x: f64, levels: &[f64]) -> f64 {
    let k = (x.abs() as usize) % levels.len();
    let count = (2.0 * x) as u32;
    levels[k] * count as f64 + x * levels[k]
}

#[test]
fn floats_to_integers() {
    // (x − ⌊x⌋)²y + s·x
    check!(truncated, grad_truncated, value_and_grad_truncated, forward_truncated, reverse_truncated;
        (2.75, 1.3) => (2.0 * 0.75 * 1.3 + 1.25, 0.5625),
        (-1.5, -0.6) => (2.0 * -0.5 * -0.6 - 0.5, 0.25),
    );
    check!(quantized, grad_quantized, value_and_grad_quantized, forward_quantized, reverse_quantized;
        (1.75, &[3.0, -0.5]) => (-0.5, vec![0.0, 3.0 + 1.75]),
        (2.25, &[3.0, -0.5]) => (3.0, vec![4.0 + 2.25, 0.0]),
        (-1.25, &[3.0, -0.5]) => (-0.5, vec![0.0, -1.25]),
    );
}
