//! `#[cfg]` on statements: one function in, one per combination of its conditions out.
//!
//! The macro cannot ask whether a condition holds. It differentiates each possibility and puts the condition on what it generates.
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::visit_mut::VisitMut;
use syn::{Attribute, Expr, ItemFn, Local, Stmt, parse_quote};

/// More conditions than this in one function are refused where they stand.
const MOST: usize = 3;

/// The function once per combination of the conditions on its statements; itself where there are none.
pub(crate) fn variants(item: &ItemFn) -> Vec<ItemFn> {
    let mut found = Conditions::default();
    found.visit_item_fn_mut(&mut item.clone());
    if found.0.is_empty() || found.0.len() > MOST {
        return vec![item.clone()];
    }
    (0..1_usize << found.0.len())
        .map(|bits| {
            let holds: Vec<(String, TokenStream, bool)> = found
                .0
                .iter()
                .enumerate()
                .map(|(k, (text, c))| (text.clone(), c.clone(), bits >> k & 1 == 1))
                .collect();
            let mut one = item.clone();
            Keep(&holds).visit_block_mut(&mut one.block);
            let all = holds
                .iter()
                .map(|(_, c, holds)| if *holds { quote::quote!(#c) } else { quote::quote!(not(#c)) });
            one.attrs.push(parse_quote!(#[cfg(all(#(#all),*))]));
            one
        })
        .collect()
}

fn attrs(stmt: &Stmt) -> &[Attribute] {
    match stmt {
        Stmt::Local(Local { attrs, .. }) => attrs,
        Stmt::Expr(e, _) => crate::lower::expr_attrs(e),
        Stmt::Macro(m) => &m.attrs,
        Stmt::Item(_) => &[],
    }
}

/// A condition and whether it is meant to hold: `not(c)` is `c`, the other way round.
fn condition(attr: &Attribute) -> Option<(TokenStream, bool)> {
    if !attr.path().is_ident("cfg") {
        return None;
    }
    let inner: syn::Meta = attr.parse_args().ok()?;
    match &inner {
        syn::Meta::List(list) if list.path.is_ident("not") => Some((list.tokens.clone(), false)),
        meta => Some((meta.to_token_stream(), true)),
    }
}

#[derive(Default)]
struct Conditions(Vec<(String, TokenStream)>);

impl VisitMut for Conditions {
    fn visit_stmt_mut(&mut self, stmt: &mut Stmt) {
        for (c, _) in attrs(stmt).iter().filter_map(condition) {
            let text = c.to_string();
            if !self.0.iter().any(|(t, _)| *t == text) {
                self.0.push((text, c));
            }
        }
        syn::visit_mut::visit_stmt_mut(self, stmt);
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// Drops the statements whose condition does not hold, and the attributes of the others.
struct Keep<'a>(&'a [(String, TokenStream, bool)]);

impl VisitMut for Keep<'_> {
    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        let holds = |attr: &Attribute| match condition(attr) {
            Some((c, wanted)) => {
                let text = c.to_string();
                self.0.iter().any(|(t, _, holds)| *t == text && *holds == wanted)
            }
            None => true,
        };
        block.stmts.retain(|s| attrs(s).iter().all(holds));
        for stmt in &mut block.stmts {
            let own = match stmt {
                Stmt::Local(l) => Some(&mut l.attrs),
                Stmt::Macro(m) => Some(&mut m.attrs),
                Stmt::Expr(e, _) => attrs_mut(e),
                Stmt::Item(_) => None,
            };
            if let Some(own) = own {
                own.retain(|a| condition(a).is_none());
            }
        }
        syn::visit_mut::visit_block_mut(self, block);
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

pub(crate) fn attrs_mut(e: &mut Expr) -> Option<&mut Vec<Attribute>> {
    Some(match e {
        Expr::Block(e) => &mut e.attrs,
        Expr::If(e) => &mut e.attrs,
        Expr::Assign(e) => &mut e.attrs,
        Expr::Binary(e) => &mut e.attrs,
        Expr::Call(e) => &mut e.attrs,
        Expr::MethodCall(e) => &mut e.attrs,
        Expr::ForLoop(e) => &mut e.attrs,
        Expr::While(e) => &mut e.attrs,
        Expr::Loop(e) => &mut e.attrs,
        Expr::Match(e) => &mut e.attrs,
        Expr::Return(e) => &mut e.attrs,
        _ => return None,
    })
}
