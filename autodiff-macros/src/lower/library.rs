//! Methods of std written in the Rust that the macro reads anyway: a name in, a closure out that stands in place of the method.
//!
//! What such a method does with elements is then differentiated like the user's own code, and no pass hears of it. `v` is the
//! receiver; a range comes as its two ends.
use super::iter::Iter;
use super::*;
use std::rc::Rc;
use syn::ExprMethodCall;

/// A method: its name, how many arguments it takes, and its text.
struct Method(&'static str, usize, &'static str);

const METHODS: &[Method] = &[
    Method("reverse", 0, "|v| { let n = v.len(); for k in 0..n / 2 { v.swap(k, n - 1 - k); } }"),
    Method(
        "rotate_left",
        1,
        "|v, by| {
            let n = v.len();
            ::core::assert!(by <= n);
            let old = v.to_vec();
            for k in 0..n { v[k] = old[(k + by) % n]; }
        }",
    ),
    Method(
        "rotate_right",
        1,
        "|v, by| {
            let n = v.len();
            ::core::assert!(by <= n);
            let old = v.to_vec();
            for k in 0..n { v[k] = old[(k + n - by) % n]; }
        }",
    ),
    // A `VecDeque` is a vector by another name.
    Method("push_front", 1, "|v, value| v.insert(0, value)"),
    Method("pop_front", 0, "|v| if v.is_empty() { None } else { Some(v.remove(0)) }"),
    Method("clear", 0, "|v| v.truncate(0)"),
    Method(
        "resize",
        2,
        "|v, len, value| { let n = v.len(); v.truncate(len); for _ in n..len { v.push(value.clone()); } }",
    ),
    Method(
        "insert",
        2,
        "|v, at, value| {
            let n = v.len();
            ::core::assert!(at <= n);
            v.push(value);
            for k in (at..n).rev() { v.swap(k, k + 1); }
        }",
    ),
    Method(
        "remove",
        1,
        "|v, at| {
            let n = v.len();
            let taken = v[at].clone();
            for k in at + 1..n { v[k - 1] = v[k].clone(); }
            v.truncate(n - 1);
            taken
        }",
    ),
    Method(
        "swap_remove",
        1,
        "|v, at| {
            let n = v.len();
            let taken = v[at].clone();
            v[at] = v[n - 1].clone();
            v.truncate(n - 1);
            taken
        }",
    ),
    Method(
        "append",
        1,
        "|v, other| { for k in 0..other.len() { v.push(other[k].clone()); } other.truncate(0); }",
    ),
    Method("split_off", 1, "|v, at| { let tail = v[at..].to_vec(); v.truncate(at); tail }"),
    Method(
        "drain",
        2,
        "|v, lo, hi| {
            let n = v.len();
            let part = v[lo..hi].to_vec();
            for k in hi..n { v[lo + (k - hi)] = v[k].clone(); }
            v.truncate(n - (hi - lo));
            part.into_iter()
        }",
    ),
    Method(
        "retain",
        1,
        "|v, keep| {
            let old = v.to_vec();
            v.truncate(0);
            for k in 0..old.len() { if keep(&old[k]) { v.push(old[k].clone()); } }
        }",
    ),
    Method(
        "dedup",
        0,
        "|v| {
            let old = v.to_vec();
            v.truncate(0);
            for k in 0..old.len() { if k == 0 || old[k] != old[k - 1] { v.push(old[k].clone()); } }
        }",
    ),
    Method(
        "extend_from_within",
        2,
        "|v, lo, hi| { for k in lo..hi { let one = v[k].clone(); v.push(one); } }",
    ),
    Method(
        "copy_within",
        3,
        "|v, lo, hi, to| {
            let part = v[lo..hi].to_vec();
            for k in 0..part.len() { v[to + k] = part[k]; }
        }",
    ),
    Method("fill_with", 1, "|v, make| { for k in 0..v.len() { v[k] = make(); } }"),
    Method(
        "swap_with_slice",
        1,
        "|v, other| {
            ::core::assert!(v.len() == other.len());
            for k in 0..v.len() { let one = v[k].clone(); v[k] = other[k].clone(); other[k] = one; }
        }",
    ),
];

/// Methods of iterators, of options and of results: of those that fail the text that the closure's own words ask for.
const ITERATORS: &[Method] = &[
    Method("max", 0, "|it| it.max_by(|a, b| a.cmp(b))"),
    Method("min", 0, "|it| it.min_by(|a, b| a.cmp(b))"),
    Method(
        "try_fold",
        2,
        "|it, init, f| {
            let mut acc = init;
            for item in it {
                match f(acc, item) { Some(next) => { acc = next; } None => return None }
            }
            Some(acc)
        }",
    ),
    Method(
        "try_fold",
        2,
        "|it, init, f| {
            let mut acc = init;
            for item in it {
                match f(acc, item) { Ok(next) => { acc = next; } Err(error) => return Err(error) }
            }
            Ok(acc)
        }",
    ),
    Method(
        "try_for_each",
        1,
        "|it, f| {
            for item in it {
                match f(item) { Some(_) => {} None => return None }
            }
            Some(())
        }",
    ),
    Method(
        "try_for_each",
        1,
        "|it, f| {
            for item in it {
                match f(item) { Ok(_) => {} Err(error) => return Err(error) }
            }
            Ok(())
        }",
    ),
];

impl Lower<'_> {
    /// A method of an iterator that is written here.
    pub(super) fn library_method(
        &mut self,
        it: Iter,
        m: &ExprMethodCall,
        expect: Option<&Ty>,
    ) -> Res<Option<Value>> {
        let name = m.method.to_string();
        let mut texts = ITERATORS.iter().filter(|method| name == method.0 && m.args.len() == method.1);
        let (Some(first), second) = (texts.next(), texts.next()) else { return Ok(None) };
        let Method(_, _, text) = match second {
            Some(second) if m.args.last().is_some_and(|f| gives_result(f, expect)) => second,
            _ => first,
        };
        let mut args = vec![Value::Iter(Box::new(it))];
        for (k, a) in m.args.iter().enumerate() {
            args.push(if k + 1 == m.args.len() {
                Value::Closure(self.closure_of(a)?)
            } else {
                let value = self.expr(a)?;
                self.owned(value, a.span())?
            });
        }
        let text = self.library_closure(text, m.method.span())?;
        self.inline(&text, args, m.span()).map(Some)
    }

    /// The method of a place, if it is one of those that are written here.
    pub(super) fn library(&mut self, place: &Place, ty: &Ty, m: &ExprMethodCall) -> Res<Option<Value>> {
        let name = m.method.to_string();
        let Some(Method(_, arity, text)) = METHODS.iter().find(|method| name == method.0) else {
            return Ok(None);
        };
        if name == "remove" && self.deque {
            return self.refuse(
                m.method.span(),
                "`remove` is not supported in a function with a `VecDeque`, where it gives an `Option`; use `drain` or `pop_front`",
            );
        }
        let leaf = self.element_type(ty, m.method.span())?;
        let mut args = vec![Value::Ref(place.clone(), ty.clone(), true)];
        for (k, a) in m.args.iter().enumerate() {
            // Of the other arguments the text itself says what they are.
            let wanted = parameter(text, k + 1).is_some_and(|name| name == "value").then_some(&leaf);
            let value = match a {
                syn::Expr::Path(_) | syn::Expr::Closure(_)
                    if matches!(name.as_str(), "retain" | "fill_with") =>
                {
                    Value::Closure(self.closure_of(a)?)
                }
                a => self.expr_expect(a, wanted)?,
            };
            match value {
                Value::Range(r) => {
                    let len = self.len_of(place, a.span());
                    let hi = match r.hi {
                        Some(hi) if r.inclusive => expr::plus_one(hi),
                        Some(hi) => hi,
                        None => len,
                    };
                    let hi = self.stable(hi, &Ty::usize(), a.span());
                    args.push(Value::Scalar(r.lo.unwrap_or(int(0)), Ty::usize()));
                    args.push(Value::Scalar(hi, Ty::usize()));
                }
                // A number given by an expression is evaluated once.
                Value::Scalar(ex, ty) => {
                    let ex = self.stable(ex, &ty, a.span());
                    args.push(Value::Scalar(ex, ty));
                }
                value => {
                    let value = self.owned(value, a.span())?;
                    args.push(value);
                }
            }
        }
        if args.len() != arity + 1 {
            return self.refuse(
                m.method.span(),
                format!("`{name}` is not supported with these arguments; use indices and loops"),
            );
        }
        let text = self.library_closure(text, m.method.span())?;
        let deque = std::mem::replace(&mut self.deque, false);
        let value = self.inline(&text, args, m.span());
        self.deque = deque;
        value.map(Some)
    }

    /// A text as a closure that sees none of the user's names; what is said of it is said at the user's token.
    fn library_closure(&mut self, text: &str, span: Span) -> Res<Rc<Closure>> {
        let tokens: TokenStream = text.parse().map_err(|_| Refused)?;
        let closure: syn::ExprClosure = syn::parse2(located(tokens, span)).map_err(|_| Refused)?;
        Ok(Rc::new(Closure {
            types: closure.inputs.iter().map(|_| None).collect(),
            params: closure.inputs.into_iter().collect(),
            body: *closure.body,
            output: None,
            scopes: vec![BTreeMap::new()],
            is_fn: false,
            span,
        }))
    }

    /// `v.truncate(len)`
    pub(super) fn truncate(&mut self, place: &Place, leaf: &Ty, len: Ex, span: Span) -> Res<Value> {
        self.growable(place, span)?;
        let now = self.len_of(place, span);
        let range = Range { lo: Some(len), hi: Some(now), inclusive: false, ty: Ty::usize() };
        let it = self.iter_of(Value::Range(Box::new(range)), span)?;
        self.iterate(it, None, span, |low, _| {
            low.take_last(place, leaf, span);
            Ok(Value::Unit)
        })
    }

    /// The last element of a vector that is not empty, taken off it.
    pub(super) fn take_last(&mut self, place: &Place, leaf: &Ty, span: Span) -> Value {
        if self.scalar_like(leaf) && !matches!(self.types.shallow(leaf), Ty::Tuple(_)) {
            let val = self.bind_val(Rhs::Pop(place.clone()), leaf.clone(), span);
            return Value::Scalar(Ex::Val(val), leaf.clone());
        }
        let var = self.f.var(None, leaf.clone(), span, Origin::Owned);
        self.emit(Stmt::Declare(var, Some(Agg::Popped(place.clone()))));
        Value::Place(Place::var(var), leaf.clone())
    }
}

/// Whether a closure that may fail gives a `Result`, by the words in it, or else by what is asked for.
fn gives_result(f: &syn::Expr, expect: Option<&Ty>) -> bool {
    let text = quote::ToTokens::to_token_stream(f);
    let says = |word: &str| custom::mentions(&text, word);
    match (says("Ok") || says("Err"), says("Some") || says("None")) {
        (true, false) => true,
        (false, true) => false,
        _ => matches!(expect, Some(Ty::Result(..))),
    }
}

/// Tokens that say they come from the user's token, with names that are nobody's.
fn located(tokens: TokenStream, span: Span) -> TokenStream {
    use proc_macro2::{Group, TokenTree};
    let at = Span::mixed_site().located_at(span);
    tokens
        .into_iter()
        .map(|tree| match tree {
            TokenTree::Group(g) => {
                let mut group = Group::new(g.delimiter(), located(g.stream(), span));
                group.set_span(at);
                TokenTree::Group(group)
            }
            mut tree => {
                tree.set_span(at);
                tree
            }
        })
        .collect()
}

/// The name of a closure's parameter.
fn parameter(text: &str, at: usize) -> Option<&str> {
    text.split('|').nth(1)?.split(',').nth(at).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_closures_of_their_arity() {
        for Method(name, arity, text) in METHODS.iter().chain(ITERATORS) {
            let closure: syn::ExprClosure = syn::parse_str(text).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(closure.inputs.len(), arity + 1, "{name}");
        }
    }
}
