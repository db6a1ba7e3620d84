//! Expansions in a crate of the 2021 edition, under strict lints, where the runtime crate has another name,
//! in macros and in functions.
#![deny(warnings, missing_docs, unused, unsafe_code, clippy::all, clippy::pedantic)]

use ::ad::differentiate;

/// A state, a branch, an exit.
#[must_use]
#[differentiate(crate = ::ad)]
pub fn damped(x: &[f64], k: f64) -> f64 {
    let mut level = k;
    for v in x {
        if *v < 0.0 {
            continue;
        }
        level = 0.5 * level + v.sin() * k;
        if level > 100.0 {
            break;
        }
    }
    level
}

/// An option, a vector of the function's own.
#[must_use]
#[allow(clippy::cast_precision_loss, reason = "the count is small")]
#[differentiate(crate = ::ad)]
pub fn mean(x: &[f64]) -> Option<f64> {
    if x.is_empty() {
        return None;
    }
    let mut squares = vec![0.0; x.len()];
    for i in 0..x.len() {
        squares[i] = x[i] * x[i];
    }
    let mut sum = 0.0;
    for s in &squares {
        sum += s;
    }
    Some(sum / x.len() as f64)
}

macro_rules! scaled {
    ($name:ident, $x:ident, $by:expr) => {
        /// Made by a macro.
        #[must_use]
        #[differentiate(crate = ::ad)]
        pub fn $name($x: f64) -> f64 {
            2.0 * $by
        }
    };
}
scaled!(squared, x, x + x * x);

/// The gradient of a function that is declared inside, at `x`.
#[must_use]
pub fn inside(x: f64) -> f64 {
    #[differentiate(crate = ::ad)]
    fn cubed(x: f64) -> f64 {
        x * x * x
    }
    grad_cubed(x) + 0.0 * cubed(x)
}

/// Types and modules of the user that are called like the primitive.
pub mod shadowed {
    /// Not the primitive.
    pub mod f64 {
        /// Nothing to do with the sine.
        #[must_use]
        pub const fn sin(x: u8) -> u8 {
            x
        }
    }

    /// The primitive is meant where a type stands.
    #[must_use]
    #[::ad::differentiate(crate = ::ad)]
    pub fn area(x: f64, y: f64) -> f64 {
        (x * y).sin()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers() {
        let x = [0.5, -1.0, 2.0];
        let (h, k) = (1e-6, 0.7);
        let slope = (super::damped(&x, k + h) - super::damped(&x, k - h)) / (2.0 * h);
        assert!((super::grad_damped(&x, k).1 - slope).abs() < 1e-8);
        assert_eq!(super::grad_mean(&x), Some(vec![1.0 / 3.0, -2.0 / 3.0, 4.0 / 3.0]));
        assert_eq!(super::grad_mean(&[]), None);
        assert_eq!(super::grad_squared(3.0), 14.0);
        assert_eq!(super::inside(2.0), 12.0);
        assert_eq!(super::shadowed::grad_area(0.0, 3.0), (3.0, 0.0));
    }
}
