//! The runtime.
#![forbid(unsafe_code)]
pub use autodiff_macros::differentiate;
