//! Iterators that are asked for one item after the other: `let mut it = x.iter(); it.next()`. A variable counts the items given.
use super::iter::{Items, Iter};
use super::*;
use std::rc::Rc;
use syn::ExprMethodCall;

impl Lower<'_> {
    /// The slot of a mutable iterator, if its items can be named.
    pub(super) fn cursor(&mut self, it: Iter, span: Span) -> Res<Slot> {
        if !it.nameable() || it.acts() {
            return Ok(Slot::Value(Value::Iter(Box::new(it))));
        }
        let items = self.indexed(it, span)?;
        let given = self.counter(span);
        Ok(Slot::Cursor(items, given))
    }

    /// `it.next()`, `it.nth(n)`, `it.peek()` of a variable, and methods that leave it where they stop.
    pub(super) fn cursor_method(&mut self, m: &ExprMethodCall, expect: Option<&Ty>) -> Res<Option<Value>> {
        let syn::Expr::Path(p) = call::strip(&m.receiver) else { return Ok(None) };
        let Some(Slot::Cursor(items, given)) = p.path.get_ident().and_then(|id| self.lookup(id)).cloned()
        else {
            return Ok(None);
        };
        let (name, span) = (m.method.to_string(), m.span());
        match name.as_str() {
            "next" | "peek" => self.next_item(&items, given, name == "next", span).map(Some),
            "nth" => {
                let n = self.count_arg(m)?;
                self.known.remove(&given);
                self.emit(Stmt::Add(Place::var(given), n));
                self.next_item(&items, given, true, span).map(Some)
            }
            // What is left over can be asked for afterwards.
            "by_ref" => Ok(Some(Value::Iter(Box::new(self.rest_of(p))))),
            "any" | "all" | "find" | "find_map" | "position" | "try_fold" | "try_for_each" => {
                let rest = self.rest_of(p);
                self.consumed(rest, m, expect).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// `&mut it`: the items of a variable, each taken from it when it is asked for.
    pub(super) fn lent_cursor(&mut self, e: &syn::Expr) -> Option<Value> {
        let syn::Expr::Path(p) = call::strip(e) else { return None };
        let Some(Slot::Cursor(..)) = p.path.get_ident().and_then(|id| self.lookup(id)) else { return None };
        Some(Value::Iter(Box::new(self.rest_of(p))))
    }

    fn rest_of(&mut self, it: &syn::ExprPath) -> Iter {
        let next = Closure {
            params: vec![],
            types: vec![],
            body: syn::parse_quote_spanned!(it.span()=> #it.next()),
            output: None,
            scopes: self.scopes.clone(),
            is_fn: false,
            span: it.span(),
        };
        Iter { source: super::iter::Source::FromFn(Rc::new(next)), stages: vec![], parallel: false }
    }

    fn next_item(&mut self, items: &Rc<Items>, given: VarId, take: bool, span: Span) -> Res<Value> {
        let len = self.len(items);
        let len = self.stable(len, &Ty::usize(), span);
        let now = self.load(&Place::var(given), &Ty::usize(), span);
        let left = Ex::Bin(syn::BinOp::Lt(Default::default()), Box::new(now.clone()), Box::new(len));
        let left = self.bool_val(left, span);
        let then = self.read_block(|low| {
            let item = low.item(items, now, span)?;
            let item = low.owned(item, span)?;
            if take {
                low.count_up(given);
            }
            Ok(item)
        })?;
        let absent = match &then.value {
            Value::Place(_, ty) | Value::Fresh(_, ty) => self.absent_element(&ty.clone()),
            value => self.zero_like(&value.clone()),
        };
        let els = self.read_block(|_| Ok(absent))?;
        let payload = self.join(left, then, els, span)?;
        let present = Ex::Val(left);
        Ok(Value::Fallible(Box::new(Fallible { present, payload, error: None, is_result: false })))
    }
}
