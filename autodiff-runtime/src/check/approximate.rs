//! A gradient of any shape goes in; a list of numbers that the crate `approx` can compare comes out.

use approx::{AbsDiffEq, RelativeEq, UlpsEq};

use super::flatten::{Flat, Flatten};

/// A gradient, flat, for the macros of the crate `approx` (with the feature `approx`): a tuple or a nested shape has no comparison
/// there.
///
/// ```
/// use approx::assert_relative_eq;
/// use autodiff::check::Gradient;
/// let gradient = (0.1 + 0.2, vec![1.0, 2.0]);
/// assert_relative_eq!(Gradient::of(&gradient), Gradient::of(&(0.3, [1.0, 2.0])), max_relative = 1e-12);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gradient(pub Vec<f64>);

impl Gradient {
    /// The floats of `gradient` in order.
    pub fn of(gradient: &(impl Flatten + ?Sized)) -> Self {
        Self(Flat::of(gradient).into_values())
    }
}

impl AbsDiffEq for Gradient {
    type Epsilon = f64;

    fn default_epsilon() -> f64 {
        f64::default_epsilon()
    }

    fn abs_diff_eq(&self, other: &Self, epsilon: f64) -> bool {
        self.0.abs_diff_eq(&other.0, epsilon)
    }
}

impl RelativeEq for Gradient {
    fn default_max_relative() -> f64 {
        f64::default_max_relative()
    }

    fn relative_eq(&self, other: &Self, epsilon: f64, max_relative: f64) -> bool {
        self.0.relative_eq(&other.0, epsilon, max_relative)
    }
}

impl UlpsEq for Gradient {
    fn default_max_ulps() -> u32 {
        f64::default_max_ulps()
    }

    fn ulps_eq(&self, other: &Self, epsilon: f64, max_ulps: u32) -> bool {
        self.0.ulps_eq(&other.0, epsilon, max_ulps)
    }
}
