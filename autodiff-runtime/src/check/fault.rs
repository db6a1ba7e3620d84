//! What can be wrong with a differentiated function before any slope is compared, each told with its remedy.

use std::fmt;

/// A fault of the functions under test other than a wrong derivative.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Fault {
    /// An output of the function is infinite or NaN at the point.
    ValueNotFinite {
        /// Place of the output among several; `None` for a function with one.
        output: Option<usize>,
        /// Its value.
        value: f64,
    },
    /// No finite value was found in this many random points.
    NoFinitePoint {
        /// How many were tried.
        tries: usize,
    },
    /// The function has no output.
    NoOutput,
    /// Two calls of the function gave different values.
    ValueNotReproducible {
        /// The first value.
        first: f64,
        /// The second.
        second: f64,
    },
    /// Two sweeps gave different gradients.
    GradientNotReproducible {
        /// The parameter.
        parameter: String,
        /// The first derivative.
        first: f64,
        /// The second.
        second: f64,
    },
    /// The differentiated function computes another value than the function itself: compared bit by bit.
    ValueDiffers {
        /// The differentiated function.
        function: String,
        /// The function's own value.
        expected: f64,
        /// The differentiated function's.
        found: f64,
    },
    /// The gradient has not one entry for each parameter.
    GradientLength {
        /// Number of parameters.
        expected: usize,
        /// Number of entries.
        found: usize,
    },
    /// Another function for the same gradient gives another one.
    GradientDiffers {
        /// The other function.
        function: String,
        /// The parameter.
        parameter: String,
        /// The gradient's entry for seed 1.
        expected: f64,
        /// The other function's.
        found: f64,
    },
    /// Forward mode and the sweep disagree: ⟨w, J v⟩ is not ⟨Jᵀ w, v⟩.
    ForwardDiffers {
        /// The function in forward mode.
        function: String,
        /// ⟨Jᵀ w, v⟩, from the sweep.
        expected: f64,
        /// ⟨w, J v⟩, from forward mode.
        found: f64,
    },
    /// The gradient for twice the seed is not twice the gradient.
    NotLinear {
        /// The parameter.
        parameter: String,
        /// The derivative.
        once: f64,
        /// The derivative for twice the seed.
        twice: f64,
    },
    /// The gradient for seed 0 is not 0.
    ZeroSeed {
        /// The parameter.
        parameter: String,
        /// The derivative for seed 0.
        value: f64,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ValueNotFinite { output, value } => {
                let which = output.map_or("the value".to_string(), |output| format!("output {output}"));
                write!(f, "domain error: {which} is {value} at this point; choose a point inside the domain")
            }
            Self::NoFinitePoint { tries } => {
                write!(
                    f,
                    "no finite value in {tries} random points; narrow the ranges to the function's domain"
                )
            }
            Self::NoOutput => {
                write!(f, "the function has no float output; there is nothing to differentiate")
            }
            Self::ValueNotReproducible { first, second } => write!(
                f,
                "two calls at this point give {first:e} and {second:e}; pass randomness and state as arguments"
            ),
            Self::GradientNotReproducible { parameter, first, second } => {
                write!(f, "two sweeps at this point give {first:e} and {second:e} for `{parameter}`")
            }
            Self::ValueDiffers { function, expected, found } => {
                write!(f, "{function} computes the value {found:e}, the function itself {expected:e}")
            }
            Self::GradientLength { expected, found } => {
                write!(f, "{expected} parameters, but {found} entries in the gradient")
            }
            Self::GradientDiffers { function, parameter, expected, found } => {
                write!(f, "{function} gives {found:e} for `{parameter}`, the sweep with seed 1 {expected:e}")
            }
            Self::ForwardDiffers { function, expected, found } => {
                write!(f, "{function} gives {found:e} in a direction, the sweep {expected:e}")
            }
            Self::NotLinear { parameter, once, twice } => {
                write!(
                    f,
                    "seed 1 gives {once:e} for `{parameter}`, seed 2 gives {twice:e}, not exactly twice that"
                )
            }
            Self::ZeroSeed { parameter, value } => {
                write!(f, "seed 0 gives {value:e} for `{parameter}`, not 0")
            }
        }
    }
}
