//! Arithmetic, arrays, branches and loops without the standard library. A loop that carries a state keeps it in a vector, and
//! generated code names `std` for that: such a function does not compile here.
#![no_std]
#![deny(warnings, missing_docs, unused, unsafe_code)]

use autodiff::differentiate;

/// A rational function.
#[differentiate]
pub fn ratio(x: f64, y: f64) -> f64 {
    let d = x * x + y * y + 1.0;
    if x > y { x / d } else { y * y / d }
}

/// A sum over an array.
#[differentiate]
pub fn squares(w: [f64; 3], x: f64) -> f64 {
    let mut sum = 0.0;
    for v in w {
        sum += v * v * x;
    }
    sum
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers() {
        assert_eq!(super::grad_squares([1.0, 2.0, 3.0], 0.5), ([1.0, 2.0, 3.0], 14.0));
        let (dx, dy) = super::grad_ratio(1.0, 0.0);
        assert_eq!((dx, dy), (0.0, 0.0));
    }
}
