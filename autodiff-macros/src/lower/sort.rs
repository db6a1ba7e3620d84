//! Sorting: a permutation that is found once, by the user's own comparison, and through which the elements are read.
use super::*;
use quote::{ToTokens, quote};
use std::rc::Rc;
use syn::Expr;

impl Lower<'_> {
    /// `compare`: a comparison, or with `true` a key; nothing for the elements' own order.
    pub(super) fn sort(
        &mut self,
        place: Place,
        ty: Ty,
        leaf: Ty,
        compare: Option<(&Expr, bool)>,
        span: Span,
    ) -> Res<()> {
        self.writable(&place, span)?;
        let call = match compare {
            None => {
                let (a, b) = (Ident::new("a", Span::mixed_site()), Ident::new("b", Span::mixed_site()));
                let order: Expr = syn::parse_quote!(|#a, #b| ::core::cmp::Ord::cmp(#a, #b));
                self.with_captures("order", &place, &order)?
            }
            Some((e, false)) => self.with_captures("order", &place, e)?,
            Some((e, true)) => self.with_captures("order_by_key", &place, e)?,
        };
        let order = self.f.var(
            Some(Ident::new("order", Span::mixed_site())),
            Ty::Vec(Box::new(Ty::usize())),
            span,
            Origin::Owned,
        );
        self.emit(Stmt::Declare(order, Some(Agg::Opaque(call))));
        let before = self.f.var(None, ty.clone(), span, Origin::Owned);
        let is_slice = matches!(self.types.shallow(&ty), Ty::Slice(_));
        self.emit(Stmt::Declare(before, Some(Agg::Copy(place.clone(), is_slice))));
        let it = self.iter_of(Value::Ref(Place::var(order), Ty::Vec(Box::new(Ty::usize())), false), span)?;
        let iter::Source::Indexed(items) = it.source else { return Err(Refused) };
        let source = iter::Source::Indexed(Rc::new(iter::Items::Enumerate(items)));
        self.iterate(iter::Iter { source, stages: vec![], parallel: false }, None, span, |low, item| {
            let Value::Tuple(parts) = item else { return Err(Refused) };
            let (k, _) = low.read(parts[0].clone(), span)?;
            let (from, _) = low.read(parts[1].clone(), span)?;
            let x = low.value_at(Place::var(before).then(Proj::Index(from)), leaf.clone(), span)?;
            low.assign(place.then(Proj::Index(k)), x, span)?;
            Ok(Value::Unit)
        })?;
        Ok(())
    }

    /// A function of the runtime that takes a slice and a closure of the user's, which is code that carries nothing: the variables
    /// that it speaks of are bound beside it.
    pub(super) fn with_captures(&mut self, function: &str, place: &Place, closure: &Expr) -> Res<Ex> {
        let function = Ident::new(function, Span::mixed_site());
        let mut args = vec![
            (None, Ex::Verbatim(quote!(#function))),
            (None, Ex::Place(place.clone(), Borrow::Shared)),
            (None, Ex::Verbatim(closure.to_token_stream())),
        ];
        for name in self.captures(closure) {
            let Some(slot) = self.lookup(&name).cloned() else { continue };
            let value = self.slot_value(&slot, name.span())?;
            let value = match value {
                Value::Closure(_) | Value::Item(_) => {
                    return self.refuse(
                        name.span(),
                        "this comparison cannot call a closure; write what it computes in the comparison",
                    );
                }
                Value::Place(p, t) if !self.scalar_like(&t) => Value::Ref(p, t, false),
                Value::Place(p, t) => Value::Scalar(self.load(&p, &t, name.span()), t),
                value => value,
            };
            let ex = self.opaque_arg(value, name.span())?;
            args.push((Some(name), ex));
        }
        let krate = self.krate.clone();
        Ok(Ex::Macro { path: quote!(#krate::__order), args })
    }

    /// The local variables that an expression speaks of, each once.
    fn captures(&self, e: &Expr) -> Vec<Ident> {
        struct Names(Vec<Ident>, Vec<Ident>);
        impl<'a> syn::visit::Visit<'a> for Names {
            fn visit_expr_path(&mut self, p: &'a syn::ExprPath) {
                self.0.extend(p.path.get_ident().cloned());
            }
            fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
                self.1.push(p.ident.clone());
            }
        }
        let mut names = Names(vec![], vec![]);
        syn::visit::Visit::visit_expr(&mut names, e);
        let mut out: Vec<Ident> = vec![];
        for name in names.0 {
            if !names.1.contains(&name) && !out.contains(&name) && self.lookup(&name).is_some() {
                out.push(name);
            }
        }
        out
    }
}
