//! Hands the rows of the rule table to a `macro_rules!` callback, so that other crates read the same table.
//!
//! The callback receives every row in one regular form, nothing optional left out:
//!
//! ```text
//! callback! {
//!     operators {
//!         mul(x as x_active, y as y_active;) -> v { x * y }
//!             [x => { y } zero { false }, y => { x } zero { false }] singular { false } on { true } at {}
//!     }
//!     methods {
//!         powi(x as x_active; n) -> v { x.powi(n) }
//!             [x => { if n == 0 { 0.0 } else { … } } zero { if n == 0 { true } else { false } }]
//!             singular { true } on { true } at { (0.0, 0) => [0.0], }
//!     }
//! }
//! ```
//!
//! Floats come before the `;`, integers after it. An argument whose local derivative is zero everywhere, such
//! as that of `floor`, is not in the list of local derivatives; `zero` says where another one is zero by
//! selection (rule S1). A `share(y)` has become `if y_active { 0.5 } else { 0.0 }`.

use crate::rules::{ROWS, Row};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::visit_mut::{VisitMut, visit_expr_mut};
use syn::{Block, Expr, Lit, Path, Stmt, parse_quote};

/// `__rules!(callback)` becomes `callback! { operators { … } methods { … } }`.
pub(crate) fn hand_over(callback: TokenStream) -> syn::Result<TokenStream> {
    let callback: Path = syn::parse2(callback)?;
    let (methods, operators): (Vec<&Row>, Vec<&Row>) = ROWS.iter().partition(|row| row.is_method());
    let operators = operators.into_iter().map(row).collect::<syn::Result<TokenStream>>()?;
    let methods = methods.into_iter().map(row).collect::<syn::Result<TokenStream>>()?;
    Ok(quote!(#callback! { operators { #operators } methods { #methods } }))
}

fn row(row: &Row) -> syn::Result<TokenStream> {
    let name = ident(row.name);
    let floats: Vec<Ident> = row.floats().map(ident).collect();
    let activities = floats.iter().map(activity);
    let ints = row.ints.iter().copied().map(ident);
    let result = ident(row.result);
    let value: Expr = syn::parse_str(&row.to_string())?;
    let on: Expr = syn::parse_str(row.on.unwrap_or("true"))?;
    let singular = row.class.singular;

    let mut partials = TokenStream::new();
    for (operand, partial) in floats.iter().zip(row.partials) {
        let mut partial: Expr = syn::parse_str(partial)?;
        if is_zero(&partial) {
            continue;
        }
        let zero = zero_by_selection(&partial).unwrap_or_else(|| parse_quote!(false));
        ShareTies.visit_expr_mut(&mut partial);
        partials.extend(quote!(#operand => { #partial } zero { #zero },));
    }

    let mut at = TokenStream::new();
    for (point, slopes) in row.at {
        let (point, slopes): (TokenStream, TokenStream) = (syn::parse_str(point)?, syn::parse_str(slopes)?);
        at.extend(quote!((#point) => [#slopes],));
    }

    Ok(quote! {
        #name(#(#floats as #activities),*; #(#ints),*) -> #result { #value }
            [#partials] singular { #singular } on { #on } at { #at }
    })
}

fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// The variable that tells whether an operand is active.
fn activity(operand: &Ident) -> Ident {
    format_ident!("{operand}_active")
}

fn is_zero(expr: &Expr) -> bool {
    matches!(expr, Expr::Lit(lit) if matches!(&lit.lit, Lit::Float(f) if f.base10_digits() == "0.0"))
}

/// The operand `y` of `share(y)`.
fn shared(expr: &Expr) -> Option<&Ident> {
    let Expr::Call(call) = expr else { return None };
    match call.args.first() {
        Some(Expr::Path(operand)) => operand.path.get_ident(),
        _ => None,
    }
}

/// The condition under which a formula ends in a literal `0.0` or in a share that is nobody's, if there is one.
pub(crate) fn zero_by_selection(formula: &Expr) -> Option<Expr> {
    if let Some(operand) = shared(formula) {
        let active = activity(operand);
        return Some(parse_quote!(!#active));
    }
    match formula {
        Expr::Lit(_) if is_zero(formula) => Some(parse_quote!(true)),
        Expr::Paren(inner) => zero_by_selection(&inner.expr),
        Expr::Block(block) => zero_of_block(&block.block),
        Expr::If(branch) => {
            let then = zero_of_block(&branch.then_branch);
            let other = branch.else_branch.as_ref().and_then(|(_, other)| zero_by_selection(other));
            if then.is_none() && other.is_none() {
                return None;
            }
            let never = || parse_quote!(false);
            let (condition, then, other) =
                (&branch.cond, then.unwrap_or_else(never), other.unwrap_or_else(never));
            Some(parse_quote!(if #condition { #then } else { #other }))
        }
        _ => None,
    }
}

fn zero_of_block(block: &Block) -> Option<Expr> {
    match &block.stmts[..] {
        [Stmt::Expr(value, None)] => zero_by_selection(value),
        _ => None,
    }
}

/// Writes every `share(y)` out.
struct ShareTies;

impl VisitMut for ShareTies {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match shared(expr).map(activity) {
            Some(active) => *expr = parse_quote!(if #active { 0.5 } else { 0.0 }),
            None => visit_expr_mut(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::find;

    fn handed_over(name: &str) -> String {
        row(find(name).unwrap()).unwrap().to_string()
    }

    #[test]
    fn a_row_is_spelt_out() {
        let expected = quote! {
            mul(x as x_active, y as y_active;) -> v { x * y }
                [x => { y } zero { false }, y => { x } zero { false },]
                singular { false } on { true } at { (0.0, f64::INFINITY) => [f64::INFINITY, 0.0], }
        };
        assert_eq!(handed_over("mul"), expected.to_string());
    }

    #[test]
    fn zeros_by_selection_are_told_apart() {
        assert!(handed_over("floor").contains("[] singular"));
        assert!(handed_over("abs").contains("zero { if x == 0.0 { true } else { false } }"));
        let max = handed_over("max");
        assert!(max.contains("if x == y { if y_active { 0.5 } else { 0.0 } } else { 0.0 }"), "{max}");
        assert!(max.contains("if x == y { ! y_active } else { true }"), "{max}");
    }

    #[test]
    fn the_callback_gets_operators_and_methods() {
        let all = hand_over(quote!(some::callback)).unwrap().to_string();
        assert!(
            all.starts_with("some :: callback ! { operators { add (x as x_active , y as y_active ;)"),
            "{all}"
        );
        assert!(all.contains("methods { recip"));
        assert!(hand_over(quote!(1 + 1)).is_err());
    }

    /// The callback takes the floats first.
    #[test]
    fn integer_arguments_come_last() {
        for row in ROWS {
            assert!(row.args.ends_with(row.ints), "{}", row.name);
        }
    }
}
