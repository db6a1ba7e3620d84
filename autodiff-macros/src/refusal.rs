//! What stands in the place of a refused function: the function, with each complaint where the refused expression was.
//!
//! rustc would complain of a mistyped expression a second time, in words of its own; of an expression that is an error already it
//! says nothing, and nothing of what depends on it. The rest of the function is checked as ever.
use crate::diagnostics::Errors;
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Block, Expr, ImplItem, ItemFn, ItemImpl, Stmt, parse_quote};

/// A refused function. All complaints stand beside it as well: rustc says each once, and does not miss the names in this module
/// that a refused item may have been meant to define.
pub(crate) fn function(mut item: ItemFn, mut errors: Errors) -> TokenStream {
    let all = errors.tokens();
    body(&mut item.attrs, &mut item.block, &mut errors);
    quote!(#item #all)
}

/// An `impl` of which some functions are refused.
pub(crate) fn block(mut item: ItemImpl, mut errors: Errors) -> TokenStream {
    let all = errors.tokens();
    for inner in &mut item.items {
        if let ImplItem::Fn(f) = inner {
            body(&mut f.attrs, &mut f.block, &mut errors);
        }
    }
    quote!(#item #all)
}

/// A refused method. Items cannot stand in an `impl`: what belongs to no expression goes into the function's own block.
pub(crate) fn method(mut item: ItemFn, mut errors: Errors) -> TokenStream {
    body(&mut item.attrs, &mut item.block, &mut errors);
    let rest = errors.tokens();
    item.block.stmts.insert(0, Stmt::Expr(Expr::Verbatim(rest), None));
    quote!(#item)
}

/// Puts the complaints of a body in their places; an editor's analysis is given the body as it was written.
fn body(attrs: &mut Vec<Attribute>, block: &mut Block, errors: &mut Errors) {
    let (written, before) = (block.clone(), errors.len());
    InPlace(errors).visit_block_mut(block);
    if errors.len() < before {
        attrs.push(parse_quote!(#[allow(unexpected_cfgs)]));
        // Not read again: what was written need not be what is printed.
        let both = quote!(#[cfg(rust_analyzer)] #written #[cfg(not(rust_analyzer))] #block);
        block.stmts = vec![Stmt::Expr(Expr::Verbatim(both), None)];
    }
}

/// Puts complaints in the place of what they were found in.
struct InPlace<'a>(&'a mut Errors);

/// What stands for an expression.
fn complaint(tokens: TokenStream, of: &Expr) -> Expr {
    // In parentheses, because with braces a statement may end.
    let whole = quote_spanned!(Span::mixed_site()=> ({ #tokens }));
    let statement = matches!(
        of,
        Expr::If(_)
            | Expr::Match(_)
            | Expr::ForLoop(_)
            | Expr::While(_)
            | Expr::Loop(_)
            | Expr::Block(_)
            | Expr::Unsafe(_)
    );
    Expr::Verbatim(if statement { quote_spanned!(Span::mixed_site()=> { #whole }) } else { whole })
}

impl VisitMut for InPlace<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if self.0.is_empty() {
            return;
        }
        // A macro call stays: that the macro cannot see into it is no error to rustc.
        let found = if matches!(e, Expr::Macro(_)) { None } else { self.0.take(e) };
        match found {
            Some(tokens) => *e = complaint(tokens, e),
            None => visit_mut::visit_expr_mut(self, e),
        }
    }

    fn visit_stmt_mut(&mut self, s: &mut Stmt) {
        if self.0.is_empty() {
            return;
        }
        let found = match s {
            Stmt::Local(_) | Stmt::Expr(_, Some(_)) => self.0.take(s),
            Stmt::Item(_) | Stmt::Macro(_) | Stmt::Expr(_, None) => None,
        };
        match (found, &mut *s) {
            (None, _) => visit_mut::visit_stmt_mut(self, s),
            // The names that it binds are still there, of no type that rustc could complain of.
            (Some(tokens), Stmt::Local(l)) => {
                let expr = Box::new(complaint(tokens, &unit()));
                l.init = Some(syn::LocalInit { eq_token: Default::default(), expr, diverge: None });
            }
            (Some(tokens), Stmt::Expr(e, _)) => *e = complaint(tokens, e),
            (Some(_), Stmt::Item(_) | Stmt::Macro(_)) => {}
        }
    }
}

fn unit() -> Expr {
    parse_quote!(())
}
