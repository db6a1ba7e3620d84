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
        let (a, b) = (Ident::new("a", Span::mixed_site()), Ident::new("b", Span::mixed_site()));
        let by = match compare {
            None => quote!(|#a, #b| ::core::cmp::Ord::cmp(#a, #b)),
            Some((e, _)) => e.to_token_stream(),
        };
        let function = if matches!(compare, Some((_, true))) { quote!(order_by_key) } else { quote!(order) };
        let mut args = vec![
            (None, Ex::Verbatim(function)),
            (None, Ex::Place(place.clone(), Borrow::Shared)),
            (None, Ex::Verbatim(by)),
        ];
        if let Some((e, _)) = compare {
            for name in self.captures(e) {
                let Some(slot) = self.lookup(&name).cloned() else { continue };
                let value = self.slot_value(&slot, name.span())?;
                if matches!(value, Value::Closure(_) | Value::Item(_)) {
                    return self.refuse(
                        name.span(),
                        "the comparison of a sort cannot call a closure; write what it computes in the comparison",
                    );
                }
                let value = match value {
                    Value::Place(p, t) if !self.scalar_like(&t) => Value::Ref(p, t, false),
                    Value::Place(p, t) => Value::Scalar(self.load(&p, &t, span), t),
                    value => value,
                };
                let ex = self.opaque_arg(value, name.span())?;
                args.push((Some(name), ex));
            }
        }
        let krate = self.krate.clone();
        let call = Ex::Macro { path: quote!(#krate::__order), args };
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
        self.iterate(iter::Iter { source, stages: vec![] }, None, span, |low, item| {
            let Value::Tuple(parts) = item else { return Err(Refused) };
            let (k, _) = low.read(parts[0].clone(), span)?;
            let (from, _) = low.read(parts[1].clone(), span)?;
            let x = low.value_at(Place::var(before).then(Proj::Index(from)), leaf.clone(), span)?;
            low.assign(place.then(Proj::Index(k)), x, span)?;
            Ok(Value::Unit)
        })?;
        Ok(())
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
