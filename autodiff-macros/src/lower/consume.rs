//! What iterators are consumed by: a source with its stages in, a loop and its result out.
use super::call::strip;
use super::iter::{Items, Iter, Source};
use super::*;
use proc_macro2::Span;
use quote::quote;
use std::rc::Rc;
use syn::{Expr, ExprMethodCall};

impl Lower<'_> {
    /// The largest or smallest item by a comparison, the last item: one that was kept on the way.
    pub(super) fn kept_item(&mut self, it: Iter, m: &ExprMethodCall, name: &str) -> Res<Value> {
        let span = m.method.span();
        let f = if name == "last" { None } else { Some(self.closure_arg(m, 0)?) };
        let found = self.f.var(None, Ty::Bool, span, Origin::Owned);
        self.emit(Stmt::Declare(found, Some(Agg::Scalar(Ex::Verbatim(quote!(false))))));
        let marker = self.defer();
        let slot: std::cell::RefCell<Option<Slot>> = std::cell::RefCell::new(None);
        self.iterate(it, None, span, |low, item| {
            let item = low.deref(item, span)?;
            let item = low.owned(item, span)?;
            let here = match &*slot.borrow() {
                Some(s) => s.clone(),
                None => low.slot_like(&item, None, marker, span)?,
            };
            *slot.borrow_mut() = Some(here.clone());
            let first = low.load(&Place::var(found), &Ty::Bool, span);
            let take = match &f {
                None => Ex::Verbatim(quote!(true)),
                Some(f) => {
                    let first = low.bool_val(pattern::not(first), span);
                    let test = low.read_block(|low| {
                        let best = low.slot_value(&here, span)?;
                        let best = low.owned(best, span)?;
                        let greater = if name.ends_with("_key") {
                            // Keys carry nothing: what has an order is no float.
                            let best = low.inline(f, vec![best], span)?;
                            let (best, _) = low.read(best, span)?;
                            let new = low.inline(f, vec![item.clone()], span)?;
                            let (new, _) = low.read(new, span)?;
                            Ex::Bin(syn::BinOp::Gt(Default::default()), Box::new(best), Box::new(new))
                        } else {
                            let order = low.inline(f, vec![best, item.clone()], span)?;
                            let (order, _) = low.read(order, span)?;
                            Ex::Matches(Box::new(order), quote!(::core::cmp::Ordering::Greater))
                        };
                        let wins = if name.starts_with("max") { pattern::not(greater) } else { greater };
                        Ok(Value::Scalar(wins, Ty::Bool))
                    })?;
                    let yes = low.read_block(|_| Ok(Value::Scalar(Ex::Verbatim(quote!(true)), Ty::Bool)))?;
                    let joined = low.join(first, yes, test, span)?;
                    low.read(joined, span)?.0
                }
            };
            let take = low.bool_val(take, span);
            let then = low.read_block(|low| {
                low.fill_slot(&here, item.clone(), span)?;
                low.store(Place::var(found), Ex::Verbatim(quote!(true)), &Ty::Bool, span);
                Ok(Value::Unit)
            })?;
            let els = low.read_block(|_| Ok(Value::Unit))?;
            low.join(take, then, els, span)
        })?;
        let Some(slot) = slot.into_inner() else {
            return self.refuse(span, "the items of this iterator are not understood; write a `for` loop");
        };
        let payload = self.slot_value(&slot, span)?;
        let present = self.load(&Place::var(found), &Ty::Bool, span);
        Ok(Value::Fallible(Box::new(Fallible { present, payload, error: None, is_result: false })))
    }

    /// The first item, the first that passes a test, or all of them made into one.
    pub(super) fn found_item(&mut self, it: Iter, m: &ExprMethodCall, name: &str) -> Res<Value> {
        let span = m.method.span();
        let f = if name == "next" { None } else { Some(self.closure_arg(m, 0)?) };
        let found = self.f.var(None, Ty::Bool, span, Origin::Owned);
        self.emit(Stmt::Declare(found, Some(Agg::Scalar(Ex::Verbatim(quote!(false))))));
        let marker = self.defer();
        let slot: std::cell::RefCell<Option<Slot>> = std::cell::RefCell::new(None);
        self.iterate(it, None, span, |low, item| {
            let whole = item.clone();
            let item = low.deref(item, span)?;
            let item = low.owned(item, span)?;
            let here = match &*slot.borrow() {
                Some(s) => s.clone(),
                None => low.slot_like(&item, None, marker, span)?,
            };
            *slot.borrow_mut() = Some(here.clone());
            if let ("reduce", Some(f)) = (name, &f) {
                let first = low.load(&Place::var(found), &Ty::Bool, span);
                let again = low.bool_val(first, span);
                let then = low.read_block(|low| {
                    let so_far = low.slot_value(&here, span)?;
                    let so_far = low.owned(so_far, span)?;
                    let new = low.inline(f, vec![so_far, item.clone()], span)?;
                    let new = low.owned(new, span)?;
                    low.fill_slot(&here, new, span)?;
                    Ok(Value::Unit)
                })?;
                let els = low.read_block(|low| {
                    low.fill_slot(&here, item.clone(), span)?;
                    low.store(Place::var(found), Ex::Verbatim(quote!(true)), &Ty::Bool, span);
                    Ok(Value::Unit)
                })?;
                return low.join(again, then, els, span);
            }
            let take = match &f {
                Some(f) => {
                    let test = low.inline(f, vec![whole], span)?;
                    low.read(test, span)?.0
                }
                None => Ex::Verbatim(quote!(true)),
            };
            let take = low.bool_val(take, span);
            let then = low.read_block(|low| {
                low.fill_slot(&here, item.clone(), span)?;
                low.store(Place::var(found), Ex::Verbatim(quote!(true)), &Ty::Bool, span);
                low.jump(None, None, false, span)
            })?;
            let els = low.read_block(|_| Ok(Value::Unit))?;
            low.join(take, then, els, span)
        })?;
        let Some(slot) = slot.into_inner() else {
            return self.refuse(span, "the items of this iterator are not understood; write a `for` loop");
        };
        let payload = self.slot_value(&slot, span)?;
        let present = self.load(&Place::var(found), &Ty::Bool, span);
        Ok(Value::Fallible(Box::new(Fallible { present, payload, error: None, is_result: false })))
    }

    pub(super) fn iter_method(&mut self, it: Iter, m: &ExprMethodCall, expect: Option<&Ty>) -> Res<Value> {
        if it.parallel || m.method == "into_par_iter" {
            return self.parallel_method(it, m, expect);
        }
        match self.adaptor(it, m)? {
            Ok(it) => Ok(Value::Iter(Box::new(it))),
            Err(it) => self.consume(it, m, expect),
        }
    }

    /// A slot for an accumulator that starts with a value.
    pub(super) fn accumulator(&mut self, init: Value, span: Span) -> Res<Slot> {
        let init = self.owned(init, span)?;
        self.make_slot(init, None, true)
    }

    pub(super) fn consume(&mut self, it: Iter, m: &ExprMethodCall, expect: Option<&Ty>) -> Res<Value> {
        let span = m.method.span();
        let name = m.method.to_string();
        // These leave the rest of the iterator to whoever asks next.
        if matches!(name.as_str(), "any" | "all" | "find" | "next" | "nth" | "position")
            && matches!(strip(&m.receiver), Expr::Path(_))
        {
            return self.refuse(
                span,
                format!("`{name}` on an iterator that could be used again is not supported; call it on a new one, as in `x.iter().{name}(..)`"),
            );
        }
        self.consumed(it, m, expect)
    }

    /// A method that runs an iterator.
    pub(super) fn consumed(&mut self, it: Iter, m: &ExprMethodCall, expect: Option<&Ty>) -> Res<Value> {
        let span = m.method.span();
        let name = m.method.to_string();
        let declared = m.turbofish.as_ref().and_then(|t| match t.args.first() {
            Some(syn::GenericArgument::Type(t)) => Some(crate::types::read(t, self.floats)),
            _ => None,
        });
        match name.as_str() {
            "sum" | "product" => {
                let ty = match declared.or(expect.cloned()) {
                    Some(ty @ (Ty::Float(_) | Ty::Int(_))) => ty,
                    _ => self.types.open(),
                };
                let sum = name == "sum";
                // std starts a sum of floats at -0.0, so that a sum of negative zeros stays one.
                let start = if self.types.is_int(&ty) { int(u64::from(!sum)) } else { Ex::Num(if sum { -0.0 } else { 1.0 }) };
                if sum {
                    return self.summed(it, start, ty, span);
                }
                let Slot::Var(var) = self.accumulator(Value::Scalar(start, ty.clone()), span)? else { return Err(Refused) };
                self.iterate(it, None, span, |low, item| {
                    let (x, t) = low.read(item, span)?;
                    low.types.unify(&ty, &t);
                    let place = Place::var(var);
                    let old = low.load(&place, &ty, span);
                    let op = syn::BinOp::Mul(Default::default());
                    let Value::Scalar(new, t) = low.operate(op, (old, ty.clone()), (x, t), span)? else { return Err(Refused) };
                    low.store(place, new, &t, span);
                    Ok(Value::Unit)
                })?;
                Ok(Value::Place(Place::var(var), ty))
            }
            "fold" => {
                let Some(init) = m.args.first() else { return Err(Refused) };
                let init = self.expr_expect(init, expect)?;
                let f = self.closure_arg(m, 1)?;
                self.folded(it, init, f, span)
            }
            "for_each" => {
                let f = self.closure_arg(m, 0)?;
                self.iterate(it, None, span, |low, item| {
                    low.inline(&f, vec![item], span)?;
                    Ok(Value::Unit)
                })
            }
            "count" => {
                let Slot::Var(var) = self.accumulator(Value::Scalar(int(0), Ty::usize()), span)? else { return Err(Refused) };
                self.iterate(it, None, span, |low, _| {
                    low.known.remove(&var);
                    low.emit(Stmt::Add(Place::var(var), int(1)));
                    Ok(Value::Unit)
                })?;
                Ok(Value::Place(Place::var(var), Ty::usize()))
            }
            "any" | "all" => {
                let f = self.closure_arg(m, 0)?;
                let any = name == "any";
                let start = if any { quote!(false) } else { quote!(true) };
                let Slot::Var(var) = self.accumulator(Value::Scalar(Ex::Verbatim(start), Ty::Bool), span)? else { return Err(Refused) };
                self.iterate(it, None, span, |low, item| {
                    let test = low.inline(&f, vec![item], span)?;
                    let (test, _) = low.read(test, span)?;
                    let hit = if any { test } else { pattern::not(test) };
                    let hit = low.bool_val(hit, span);
                    let then = low.read_block(|low| {
                        let end = if any { quote!(true) } else { quote!(false) };
                        low.store(Place::var(var), Ex::Verbatim(end), &Ty::Bool, span);
                        low.jump(None, None, false, span)
                    })?;
                    let els = low.read_block(|_| Ok(Value::Unit))?;
                    low.join(hit, then, els, span)
                })?;
                Ok(Value::Place(Place::var(var), Ty::Bool))
            }
            "max" | "min" | "try_fold" | "try_for_each" => match self.library_method(it, m, expect)? {
                Some(value) => Ok(value),
                None => Err(Refused),
            },
            "max_by" | "min_by" | "max_by_key" | "min_by_key" | "last" => self.kept_item(it, m, &name),
            "find" | "next" | "reduce" => self.found_item(it, m, &name),
            "nth" => {
                let n = self.count_arg(m)?;
                let it = self.skipping(it, n, span)?;
                self.found_item(it, m, "next")
            }
            "rposition" => {
                let items = self.indexed(it, span)?;
                let len = self.len(&items);
                let len = self.stable(len, &Ty::usize(), span);
                let it = Iter { source: Source::Indexed(Rc::new(Items::Rev(items))), stages: vec![], parallel: false };
                let Value::Fallible(f) = self.position(it, m)? else { return Err(Refused) };
                let (at, _) = self.read(f.payload.clone(), span)?;
                // Where nothing is found the search has counted them all.
                let last = Ex::Call { callee: quote!(usize::saturating_sub), args: vec![len, int(1)], pure: true };
                let at = Ex::Call { callee: quote!(usize::saturating_sub), args: vec![last, at], pure: true };
                Ok(Value::Fallible(Box::new(Fallible { payload: Value::Scalar(at, Ty::usize()), ..*f })))
            }
            "unzip" => self.unzip(it, declared_pair(m, self.floats).or(expect.cloned()), span),
            "partition" => {
                let f = self.closure_arg(m, 0)?;
                self.partition(it, &f, span)
            }
            "position" => self.position(it, m),
            "remainder" => {
                let exact = match &it.source {
                    Source::Indexed(items) if it.stages.is_empty() => items.exact_parts(),
                    _ => None,
                };
                let Some((place, leaf, size)) = exact else {
                    return self.refuse(span, "`remainder` is known of `chunks_exact` only; use that, or index what is left over");
                };
                let len = self.len_of(&place, span);
                let rem = Ex::Bin(syn::BinOp::Rem(Default::default()), Box::new(len.clone()), Box::new(size));
                let lo = Ex::Bin(syn::BinOp::Sub(Default::default()), Box::new(len), Box::new(rem));
                let rest = place.then(Proj::Range(Some(lo), None));
                Ok(Value::Ref(rest, Ty::Slice(Box::new(leaf)), false))
            }
            "collect" => self.collect(it, declared.or(expect.cloned()), span),
            _ => self.refuse(
                span,
                format!("the iterator method `{name}` is not supported; write a `for` loop, or use `map`, `zip`, `sum`, `fold`"),
            ),
        }
    }

    /// The sum of the items and a number to start from.
    pub(super) fn summed(&mut self, it: Iter, start: Ex, ty: Ty, span: Span) -> Res<Value> {
        let Slot::Var(var) = self.accumulator(Value::Scalar(start, ty.clone()), span)? else {
            return Err(Refused);
        };
        self.iterate(it, None, span, |low, item| {
            let (x, t) = low.read(item, span)?;
            low.types.unify(&ty, &t);
            let x = if low.types.is_int(&t) { x } else { low.atom(x, &t, span) };
            low.known.remove(&var);
            low.emit(Stmt::Add(Place::var(var), x));
            Ok(Value::Unit)
        })?;
        Ok(Value::Place(Place::var(var), ty))
    }

    /// What a closure makes of a value and the items, one after the other.
    pub(super) fn folded(&mut self, it: Iter, init: Value, f: Rc<Closure>, span: Span) -> Res<Value> {
        let slot = self.accumulator(init, span)?;
        self.iterate(it, None, span, |low, item| {
            let acc = low.slot_value(&slot, span)?;
            let acc = low.owned(acc, span)?;
            let new = low.inline(&f, vec![acc, item], span)?;
            let new = low.owned(new, span)?;
            low.fill_slot(&slot, new, span)?;
            Ok(Value::Unit)
        })?;
        self.slot_value(&slot, span)
    }

    /// The number of the first item that passes a test.
    fn position(&mut self, it: Iter, m: &ExprMethodCall) -> Res<Value> {
        let span = m.method.span();
        let f = self.closure_arg(m, 0)?;
        let Slot::Var(at) = self.accumulator(Value::Scalar(int(0), Ty::usize()), span)? else {
            return Err(Refused);
        };
        let found = self.f.var(None, Ty::Bool, span, Origin::Owned);
        self.emit(Stmt::Declare(found, Some(Agg::Scalar(Ex::Verbatim(quote!(false))))));
        self.iterate(it, None, span, |low, item| {
            let test = low.inline(&f, vec![item], span)?;
            let (test, _) = low.read(test, span)?;
            let hit = low.bool_val(test, span);
            let then = low.read_block(|low| {
                low.store(Place::var(found), Ex::Verbatim(quote!(true)), &Ty::Bool, span);
                low.jump(None, None, false, span)
            })?;
            let els = low.read_block(|low| {
                low.known.remove(&at);
                low.emit(Stmt::Add(Place::var(at), int(1)));
                Ok(Value::Unit)
            })?;
            low.join(hit, then, els, span)
        })?;
        let present = self.load(&Place::var(found), &Ty::Bool, span);
        let at = self.load(&Place::var(at), &Ty::usize(), span);
        let payload = Value::Scalar(at, Ty::usize());
        Ok(Value::Fallible(Box::new(Fallible { present, payload, error: None, is_result: false })))
    }

    /// A new vector that items will be pushed to.
    fn empty_vec(&mut self, span: Span) -> (VarId, Ty, Value) {
        let leaf = self.types.open();
        let ty = Ty::Vec(Box::new(leaf.clone()));
        let var = self.f.var(None, ty.clone(), span, Origin::Owned);
        self.emit(Stmt::Declare(var, Some(Agg::Vec(vec![]))));
        (var, leaf, Value::Place(Place::var(var), ty))
    }

    /// Two vectors of pairs.
    fn unzip(&mut self, it: Iter, declared: Option<Ty>, span: Span) -> Res<Value> {
        let (a, leaf_a, left) = self.empty_vec(span);
        let (b, leaf_b, right) = self.empty_vec(span);
        if let Some(Ty::Tuple(types)) = &declared
            && let [x, y] = &types[..]
        {
            self.types.unify(&Ty::Vec(Box::new(leaf_a.clone())), x);
            self.types.unify(&Ty::Vec(Box::new(leaf_b.clone())), y);
        }
        self.iterate(it, None, span, |low, item| {
            let Value::Tuple(parts) = low.spread(item) else {
                return low.refuse(span, "the macro does not see pairs here; end the closure with a tuple");
            };
            let mut parts = parts.into_iter();
            for (var, leaf) in [(a, &leaf_a), (b, &leaf_b)] {
                let Some(part) = parts.next() else { return Err(Refused) };
                let part = low.owned(part, span)?;
                low.push(&Place::var(var), part, leaf, span)?;
            }
            Ok(Value::Unit)
        })?;
        Ok(Value::Tuple(vec![left, right]))
    }

    /// Two vectors: the items that pass a test, and the others.
    fn partition(&mut self, it: Iter, f: &Rc<Closure>, span: Span) -> Res<Value> {
        let (a, leaf, left) = self.empty_vec(span);
        let (b, other, right) = self.empty_vec(span);
        self.types.unify(&leaf, &other);
        self.iterate(it, None, span, |low, item| {
            let item = low.owned(item, span)?;
            let test = low.inline(f, vec![item.clone()], span)?;
            let (test, _) = low.read(test, span)?;
            let test = low.bool_val(test, span);
            let then = low.read_block(|low| {
                low.push(&Place::var(a), item.clone(), &leaf, span)?;
                Ok(Value::Unit)
            })?;
            let els = low.read_block(|low| {
                low.push(&Place::var(b), item.clone(), &leaf, span)?;
                Ok(Value::Unit)
            })?;
            low.join(test, then, els, span)
        })?;
        Ok(Value::Tuple(vec![left, right]))
    }

    /// All items or none: the first that is not there ends it.
    fn collect_all(&mut self, it: Iter, inner: &Ty, is_result: bool, span: Span) -> Res<Value> {
        let (var, leaf, all) = self.empty_vec(span);
        if !inner.has_hole() {
            self.types.unify(&Ty::Vec(Box::new(leaf.clone())), inner);
        }
        let complete = self.f.var(None, Ty::Bool, span, Origin::Owned);
        self.emit(Stmt::Declare(complete, Some(Agg::Scalar(Ex::Verbatim(quote!(true))))));
        let error = is_result.then(|| {
            let error = self.f.var(None, Ty::Named("_".into()), span, Origin::Owned);
            let none = Agg::Opaque(Ex::Path(quote!(::core::option::Option::None)));
            self.emit(Stmt::Declare(error, Some(none)));
            error
        });
        self.iterate(it, None, span, |low, item| {
            let Value::Fallible(made) = item else {
                return low.refuse(span, "the macro does not see an `Option` or `Result` in each item here; end the closure with `Some(..)` or `Ok(..)`");
            };
            let Fallible { present, payload, error: failed, .. } = *made;
            let there = low.bool_val(present, span);
            let then = low.read_block(|low| {
                let payload = low.owned(payload.clone(), span)?;
                low.push(&Place::var(var), payload, &leaf, span)?;
                Ok(Value::Unit)
            })?;
            let els = low.read_block(|low| {
                low.store(Place::var(complete), Ex::Verbatim(quote!(false)), &Ty::Bool, span);
                if let (Some(error), Some(failed)) = (error, failed.clone()) {
                    low.emit(Stmt::Store(Place::var(error), Agg::Opaque(failed)));
                }
                low.jump(None, None, false, span)
            })?;
            low.join(there, then, els, span)
        })?;
        let present = self.load(&Place::var(complete), &Ty::Bool, span);
        let error = error.map(|e| Ex::Place(Place::var(e), Borrow::Copy));
        Ok(Value::Fallible(Box::new(Fallible { present, payload: all, error, is_result })))
    }

    pub(super) fn collect(&mut self, it: Iter, declared: Option<Ty>, span: Span) -> Res<Value> {
        let open = self.types.open();
        self.deque |= matches!(&declared, Some(Ty::Named(text)) if text.contains("VecDeque"));
        match &declared {
            Some(Ty::Option(inner)) => return self.collect_all(it, inner, false, span),
            Some(Ty::Result(inner, _)) => return self.collect_all(it, inner, true, span),
            _ => {}
        }
        let mut parts = false;
        let leaf = match declared {
            Some(Ty::Vec(e)) if !e.has_hole() => *e,
            Some(ty) if ty.element().is_some_and(structs::is_parts) => {
                parts = true;
                open
            }
            Some(Ty::Named(text)) if !text.starts_with("Vec") && !text.contains("Vec <") => {
                return self.refuse(
                    span,
                    format!("collecting into `{text}` is not supported; collect into a `Vec`"),
                );
            }
            _ => open,
        };
        let ty = Ty::Vec(Box::new(leaf.clone()));
        let var = self.f.var(None, ty.clone(), span, Origin::Owned);
        self.emit(Stmt::Declare(var, Some(Agg::Vec(vec![]))));
        self.iterate(it, None, span, |low, item| {
            let item = low.owned(item, span)?;
            let item = if parts { low.seen(item, outcome::Seen::User)? } else { item };
            low.push(&Place::var(var), item, &leaf, span)?;
            Ok(Value::Unit)
        })?;
        Ok(Value::Place(Place::var(var), ty))
    }
}

/// The two types that `unzip::<_, _, A, B>()` names.
fn declared_pair(m: &ExprMethodCall, floats: &[String]) -> Option<Ty> {
    let types: Vec<Ty> = (m.turbofish.as_ref()?.args.iter())
        .filter_map(|a| match a {
            syn::GenericArgument::Type(t) => Some(crate::types::read(t, floats)),
            _ => None,
        })
        .collect();
    match &types[..] {
        [_, _, a, b] => Some(Ty::Tuple(vec![a.clone(), b.clone()])),
        _ => None,
    }
}
