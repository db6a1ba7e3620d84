//! The attribute macro behind `autodiff`: reads a function, differentiates it, writes Rust.
//!
//! ```text
//! tokens ── lower ──▶ [ IR ] ── activity ──┬── adjoint ── residuals ──┬── prune ── tidy ── emit ──▶ tokens
//!                                          └────── tangent ───────────┘
//! ```
//!
//! Use it through the crate `autodiff-runtime` (library `autodiff`), which re-exports it and holds what generated code needs.
#![forbid(unsafe_code)]

mod activity;
mod adjoint;
mod affine;
mod assign;
mod cfg;
mod check_macro;
mod checkpoint;
mod depth;
mod derive;
mod diagnostics;
mod emit;
mod exchange;
mod explain;
mod fission;
mod flow;
mod formula;
mod fuse;
mod implicit;
mod induction;
mod ir;
mod locals;
mod lower;
mod modes;
mod options;
mod parallel;
mod pipeline;
mod products;
mod prune;
mod refusal;
mod residuals;
mod results;
mod rows;
mod rules;
mod rules_callback;
mod scatter;
mod signature;
mod skip;
mod snapshot;
mod stability;
mod sweeps;
mod tangent;
mod tidy;
mod types;
mod visit;

#[cfg(test)]
mod expansions;

use proc_macro::TokenStream;

/// Generates the gradient of a function, of a method, or of every function in an `impl` block or an inline module that can be
/// differentiated.
///
/// For `fn f`, which stays as it is, with the visibility of `f`:
///
/// * `grad_f(..)`: the gradient; `value_and_grad_f(..)`: `(value, gradient)`. One entry per parameter that carries floats, in their
///   order and shape (`Vec<f64>` for `&[f64]`); a single one is bare.
/// * `forward_f(..)`: `(value, record)`; `reverse_f(&record, seed)`: the gradient times the seed, as often as wanted.
/// * `grad_f_into`, `value_and_grad_f_into`, which overwrite buffers, and `reverse_f_into`, which adds to them;
///   `forward_f_into(record.recycle(), ..)`, which uses the memory of an old record again.
///
/// A function with several outputs has `forward_f` and `reverse_f` only, with a seed in the shape of the outputs. A function that
/// returns an `Option` or a `Result` has its gradient in the same wrapper.
///
/// # Options
///
/// * `jvp`: forward mode, `jvp_f(x.., x_dot..) -> (value, value_dot)`, in one run and without a record; and `jvp_f_batch`, where each
///   tangent is a `Lanes<f64, K>`, unless structs or floats of two widths move. Functions that `f` calls need the option, too.
/// * `hvp`: `hvp_f(x.., v..) -> (value, gradient, hessian · v)`, forward mode over reverse mode. `hessian`: that, and `hessian_f`, all
///   second derivatives row by row, with `hessian_f_into`. Functions of numbers that `f` calls need `hvp`; calls that take or give more
///   than numbers are refused.
/// * `jacobian`: `jacobian_f`, all derivatives of all outputs, a row for each output, and `jacobian_f_into`. Forward mode, four inputs in
///   a run, if there are at most twice as many inputs as outputs; else reverse mode, an output in a run; `jacobian = forward` or
///   `= reverse` says which. Functions that `f` calls need `jvp`.
/// * `wrt(x, w)`: by these parameters only. `#[constant]` on a parameter leaves it out. What is left out is a constant for functions
///   that call this one, too: no derivative passes through the argument.
/// * `name = g`: generates `grad_g` and so on. `companion = G`: renames the hidden type that callers use.
/// * `derivative(x = .., y = ..)`: takes these derivatives, in terms of the parameters and of `value`, instead of those of the body.
/// * `check(x = 0.5)`: a test beside the function, with the arguments of `assert_gradient!`.
/// * `explain`: says, while it compiles, what each loop keeps for the reverse sweep, how many bytes per round, and why; the environment
///   variable `AUTODIFF_EXPLAIN` asks for it everywhere.
/// * `crate = path`: where the runtime crate is renamed. `without(..)`: switches passes off, for tests.
///
/// # Kinks, errors, panics, cost
///
/// At kinks, ties and ends of domains the derivatives are those of the page on conventions; what cannot be differentiated is a
/// compile error on its own tokens. Generated functions panic where `f` does, and where a buffer has not the length of its
/// parameter. A gradient costs a small multiple of `f`, whatever the number of parameters; memory is taken for loops that carry a
/// state, in proportion to their rounds. Tested examples are in the documentation of the crate `autodiff`.
#[proc_macro_attribute]
pub fn differentiate(options: TokenStream, item: TokenStream) -> TokenStream {
    pipeline::expand(options.into(), item.into()).into()
}

/// As `differentiate`, with every mode that the function can have: the tests run all programs in all of them.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn __every_mode(options: TokenStream, item: TokenStream) -> TokenStream {
    let options = proc_macro2::TokenStream::from(options);
    pipeline::expand(quote::quote!(every_mode, #options), item.into()).into()
}

/// Gives a struct a tangent: the type of its gradients, `<Name>Tangent`, with the same fields; and an enum one with the same variants.
///
/// The tangent of an enum has the variant of its point. One variant more, `Zero`, is the zero of any variant: what a sum starts from, and
/// `Default`. The sum of two different ones is no derivative: `+=` panics. An enum without floats has the tangent `Zero`.
///
/// Integers, `bool`, `char`, strings and fields marked `#[constant]` become `Zero`; a field of a type without the derive becomes
/// `NotDifferentiable`, into which no derivative can go. A struct of floats alone and its tangent convert into each other by `From`.
/// `#[differentiable(tangent = Name, crate = path)]` names the tangent, and the runtime crate where it is renamed.
#[proc_macro_derive(Differentiable, attributes(constant, differentiable))]
pub fn derive_differentiable(input: TokenStream) -> TokenStream {
    derive::expand(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Hands the rule table to a callback macro.
#[doc(hidden)]
#[proc_macro]
pub fn __rules(callback: TokenStream) -> TokenStream {
    rules_callback::hand_over(callback.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Checks the gradient of an annotated function at a point, or at random points, and gives the `autodiff::check::GradReport`.
///
/// ```text
/// check_gradient!(geometry::area, x = 1.2, y = [0.3, -0.7], n = 3, const table = &table; rtol = 1e-8)
/// check_gradient!(f, x in 0.1..4.0, w in normal(16), b in [-1.0..1.0; 4]; points = 20, seed = 7)
/// ```
///
/// Arguments stand in the order of the parameters, each with a name for the report. Floats and arrays of floats are differenced; integer
/// literals, `bool`s, strings and arguments marked `const` are passed on as written. Options: `points`, `seed`, `rtol`, `atol`,
/// `directions`, `at_kinks = allow`, `max_range`, `precision = f32`, `forward = jvp`, `progress`, `name`, `crate`.
#[proc_macro]
pub fn check_gradient(input: TokenStream) -> TokenStream {
    check_macro::expand(input.into(), false).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// As `check_gradient!`, and panics with the report unless the check passes.
#[proc_macro]
pub fn assert_gradient(input: TokenStream) -> TokenStream {
    check_macro::expand(input.into(), true).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// As `check_gradient!`, for a function with several outputs: calls its `forward_` and `reverse_` functions only.
#[proc_macro]
pub fn check_jacobian(input: TokenStream) -> TokenStream {
    check_macro::expand_jacobian(input.into(), false).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// As `check_jacobian!`, and panics with the report unless the check passes.
#[proc_macro]
pub fn assert_jacobian(input: TokenStream) -> TokenStream {
    check_macro::expand_jacobian(input.into(), true).unwrap_or_else(syn::Error::into_compile_error).into()
}
