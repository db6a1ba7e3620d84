//! Constant tables, handed to functions by their paths.

use autodiff::differentiate;

const TABLE: &[f64] = &[1.0, 2.0, 3.0];
const ROUNDS: usize = 2;
const WEIGHT: f64 = 2.5;

#[differentiate]
fn horner(x: f64, coefficients: &[f64]) -> f64 {
    coefficients.iter().rev().fold(0.0, |acc, c| acc * x + c)
}

#[differentiate]
fn weighted(x: f64, w: f64, n: usize) -> f64 {
    x.powi(n as i32) * w
}

/// Constants by their paths: tables, numbers, integers.
#[differentiate]
fn tables(x: f64, y: f64) -> f64 {
    let mut sum = horner(x * y, TABLE) * weighted(y, WEIGHT, ROUNDS);
    for k in 0..2 {
        sum += horner(x, TABLE) * y + horner(y, &TABLE[k..]);
    }
    sum
}

#[test]
fn tables_by_their_paths() {
    check!(tables, grad_tables, value_and_grad_tables, forward_tables, reverse_tables; (0.7, 0.4), (-0.6, 1.1));
}
