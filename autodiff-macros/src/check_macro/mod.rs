//! The tokens of `check_gradient!(…)` or `check_jacobian!(…)` go in; an expression that builds, runs and (for `assert_…`) asserts the
//! gradient check comes out.
//!
//! ```text
//! assert_gradient!(geometry::area, x = 1.2, y = [0.3, -0.7], n = 3, const table = &table; rtol = 1e-8)
//! assert_gradient!(f, x in 0.1..4.0, w in normal(16), b in [-1.0..1.0; 4]; points = 20, seed = 7)
//! ```

mod parse;
mod print;
#[cfg(test)]
mod tests;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, ExprPath, Ident, Path};

/// Which functions the check calls beside the user's own.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// `value_and_grad_f`, `forward_f`, `reverse_f`, for one float as result.
    Gradient,
    /// `forward_f` and `reverse_f`, for any result.
    Jacobian,
}

impl Kind {
    /// How many outputs are compared.
    fn kept(self) -> TokenStream {
        match self {
            Kind::Gradient => quote!(1),
            Kind::Jacobian => quote!(usize::MAX),
        }
    }
}

/// Whether the expansion ends with the report or panics with it.
#[derive(Clone, Copy, PartialEq)]
enum Ending {
    Report,
    Assert,
}

/// `check_gradient!(…)`, and with `assert` `assert_gradient!(…)`.
pub(crate) fn expand(input: TokenStream, assert: bool) -> syn::Result<TokenStream> {
    crate::depth::guard(&input)?;
    Ok(print::check(&syn::parse2(input)?, Kind::Gradient, ending(assert)))
}

/// `check_jacobian!(…)`, and with `assert` `assert_jacobian!(…)`.
pub(crate) fn expand_jacobian(input: TokenStream, assert: bool) -> syn::Result<TokenStream> {
    crate::depth::guard(&input)?;
    Ok(print::check(&syn::parse2(input)?, Kind::Jacobian, ending(assert)))
}

fn ending(assert: bool) -> Ending {
    if assert { Ending::Assert } else { Ending::Report }
}

/// Everything inside the parentheses.
struct Input {
    function: ExprPath,
    arguments: Vec<Argument>,
    options: Options,
}

/// One argument of the function, in the order of its parameters.
struct Argument {
    name: Ident,
    value: Value,
}

enum Value {
    /// Floats, differenced.
    Active(Box<Expr>),
    /// Passed on as written.
    Constant(Box<Expr>),
    /// Floats drawn at random: how many (one bare float if `None`), and how.
    Drawn { count: Option<Box<Expr>>, how: Distribution },
}

enum Distribution {
    Within(Box<Expr>, Box<Expr>),
    Normal,
}

/// What stands behind the semicolon.
#[derive(Default)]
struct Options {
    /// The path of the runtime crate, where it is not `::autodiff`.
    runtime: Option<Path>,
    /// What replaces the function's name in those of the generated functions, as in `#[differentiate(name = …)]`.
    name: Option<Ident>,
    points: Option<Expr>,
    /// Forward mode is compared, too.
    forward: bool,
    settings: Vec<Setting>,
}

/// A call of one of the builder's methods.
enum Setting {
    /// The method has the option's name and takes its value.
    Plain(Ident, Expr),
    Directions(Expr),
    /// A variant of `AtKinks`.
    AtKinks(Ident),
    /// A variant of `Precision`.
    Precision(Ident),
}
