//! Automatic differentiation at compile time for ordinary Rust functions, on the stable compiler.
//!
//! ```
//! use autodiff::differentiate;
//!
//! #[differentiate]
//! fn f(a: f64, b: f64) -> f64 {
//!     (a * b + a.sin()) * b
//! }
//!
//! let (da, db) = grad_f(1.5, -2.0);
//! assert!((da - (4.0 - 2.0 * 1.5_f64.cos())).abs() < 1e-15);
//! assert!((db - (-6.0 + 1.5_f64.sin())).abs() < 1e-15);
//! ```
#![forbid(unsafe_code)]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;
// Generated code names this crate `autodiff`, and so do the examples of its own documentation.
extern crate self as autodiff;

#[cfg(feature = "std")]
pub mod check;
pub mod checkpoint;
pub mod direction;
#[cfg(feature = "std")]
mod dual;
pub mod implicit;
pub mod parallel;
pub mod sweep;
pub mod tangent;
mod tape;

#[doc(hidden)]
pub use autodiff_macros::{__every_mode, __rules};
pub use autodiff_macros::{Differentiable, differentiate};
#[cfg(feature = "std")]
pub use autodiff_macros::{assert_gradient, assert_jacobian, check_gradient, check_jacobian};
pub use direction::Lanes;
#[cfg(feature = "std")]
pub use dual::Dual;
pub use sweep::Tangent;
pub use tangent::{Differentiable, NotDifferentiable, Zero};
pub use tape::{Back, Keep, Tape, Word};

/// The value itself, taken as a constant by `#[differentiate]`: no derivative passes through it.
///
/// ```
/// use autodiff::differentiate;
///
/// #[differentiate]
/// fn f(x: f64) -> f64 {
///     x * autodiff::constant(x)
/// }
/// assert_eq!(grad_f(3.0), 3.0);
/// ```
#[inline(always)]
pub fn constant<T>(value: T) -> T {
    value
}
