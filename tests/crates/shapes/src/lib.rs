//! Annotated functions of another crate: the tests in `tests/language/other_crate.rs` call them.
#![forbid(unsafe_code)]

use calculus::differentiate;

/// The area of a disc.
#[differentiate(crate = calculus)]
#[must_use]
pub fn disc(radius: f64) -> f64 {
    std::f64::consts::PI * radius * radius
}

/// Functions behind a module, one of them re-exported from the crate's root under another name.
pub mod solid {
    use calculus::differentiate;

    /// The volume of a cone.
    #[differentiate(crate = calculus)]
    #[must_use]
    pub fn cone(radius: f64, height: f64) -> f64 {
        super::disc(radius) * height / 3.0
    }

    /// The centre of mass of points, and how many there are.
    #[differentiate(crate = calculus)]
    #[must_use]
    pub fn centre(points: &[f64]) -> (usize, f64) {
        let sum: f64 = points.iter().sum();
        (points.len(), sum / points.len() as f64)
    }
}

pub use solid::cone as pointed;

/// Everything, for `use shapes::prelude::*;`.
pub mod prelude {
    pub use crate::solid::centre;
    pub use crate::{disc, scale};
}

/// Scales a vector in place; what it was multiplied by on the whole.
#[differentiate(crate = calculus)]
pub fn scale(values: &mut [f64], by: f64) -> f64 {
    for value in values.iter_mut() {
        *value *= by;
    }
    by * by
}

/// The side of a square of a given area.
///
/// # Errors
/// If there is none.
#[differentiate(crate = calculus)]
pub fn side(area: f64) -> Result<f64, String> {
    if area < 0.0 {
        return Err(format!("no square has the area {area}"));
    }
    Ok(area.sqrt())
}

/// A power by repeated multiplication, for floats of one width.
#[differentiate(crate = calculus)]
#[must_use]
pub fn power<const N: usize>(base: f64, factors: &[f64; N]) -> f64 {
    let mut out = 1.0;
    for factor in factors {
        out *= base * factor;
    }
    out
}
