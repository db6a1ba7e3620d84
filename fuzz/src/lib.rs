//! The macro under fire: inputs that nobody wrote go in, and whatever comes out is judged.
//!
//! A target makes an input out of bytes ([`item`], [`attribute`], [`function`]); [`judge`](judge::judge) expands it and says what
//! is wrong with the outcome. The bytes come from libFuzzer, which learns from the branches they take, or from a generator of
//! random numbers ([`drive`]), which needs the stable compiler only.

mod choices;
mod corpus;
mod drive;
mod judge;
mod mutate;
mod shrink;

extern crate proc_macro;

// The compiler itself: a crate of procedural macros cannot be linked, so its modules are compiled here once more.
include!(concat!(env!("OUT_DIR"), "/compiler.rs"));

pub use drive::drive;
pub use mutate::{attribute, function, item};

/// What a target makes of bytes.
#[derive(Clone, Debug)]
pub struct Input {
    pub macro_: Macro,
    /// The attribute's options.
    pub options: String,
    /// The item that the attribute stands on, or all of the macro's input.
    pub item: String,
    /// Parentheses to be made invisible, as those around a `$x:expr`: each n-th.
    pub invisible: usize,
}

/// Which of the macros.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Macro {
    Differentiate,
    Differentiable,
    CheckGradient,
}

pub type Target = fn(&[u8]) -> Input;

/// Ends the process, as libFuzzer wants it, unless all is well.
pub fn must_hold(target: Target, bytes: &[u8]) {
    let input = target(bytes);
    if let Err(fault) = judge::judge(&input) {
        eprintln!("{fault}\n{input:#?}");
        std::process::abort();
    }
}
