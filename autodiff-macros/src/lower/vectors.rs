//! Methods of arrays, slices and vectors: a place and a method in, reads and writes of elements out.
use super::iter::{self, How, Iter};
use super::*;
use proc_macro2::Span;
use quote::quote;
use std::rc::Rc;
use syn::ExprMethodCall;

impl Lower<'_> {
    /// A method of a sequence of integers or texts, of which nothing is differentiated.
    fn as_written(&mut self, place: Place, m: &ExprMethodCall) -> Res<Value> {
        let borrow = if self.may_change(&place) { Borrow::Mut } else { Borrow::Shared };
        self.known.remove(&place.root);
        self.scalar_method((Ex::Place(place, borrow), Ty::unseen()), m)
    }

    /// Methods of arrays, slices and vectors.
    pub(super) fn place_method(
        &mut self,
        place: Place,
        ty: Ty,
        m: &ExprMethodCall,
        by: How,
        expect: Option<&Ty>,
    ) -> Res<Value> {
        let span = m.span();
        let name = m.method.to_string();
        // A `VecDeque` is a vector by another name.
        let name = match name.as_str() {
            "push_back" => "push".to_string(),
            "pop_back" => "pop".to_string(),
            "front" | "back" | "front_mut" | "back_mut" => {
                name.replace("front", "first").replace("back", "last")
            }
            "make_contiguous" => "as_mut_slice".to_string(),
            _ => name,
        };
        if let Some(it) = self.source(place.clone(), &ty, m, by)? {
            return Ok(Value::Iter(Box::new(it)));
        }
        if let Some(value) = self.library(&place, &ty, m)? {
            return Ok(value);
        }
        let leaf = self.element_type(&ty, span)?;
        if matches!(self.types.shallow(&leaf).deref(), Ty::Str)
            && !matches!(name.as_str(), "len" | "is_empty" | "push" | "pop")
        {
            return self.as_written(place, m);
        }
        let nth = |k: Ex| place.then(Proj::Index(k));
        Ok(match (name.as_str(), m.args.len()) {
            ("len", 0) => Value::Scalar(self.len_of(&place, span), Ty::usize()),
            ("is_empty", 0) => Value::Scalar(
                Ex::Bin(
                    syn::BinOp::Eq(Default::default()),
                    Box::new(self.len_of(&place, span)),
                    Box::new(int(0)),
                ),
                Ty::Bool,
            ),
            ("as_slice" | "as_ref" | "borrow" | "as_mut_slice" | "as_mut", 0) => {
                Value::Ref(place, ty, name.contains("mut"))
            }
            ("to_vec" | "into_vec", 0) => Value::Fresh(Agg::Copy(place, true), Ty::Vec(Box::new(leaf))),
            ("clone" | "to_owned", 0) => {
                let is_slice = matches!(self.types.shallow(&ty), Ty::Slice(_));
                let to = if is_slice { Ty::Vec(Box::new(leaf)) } else { ty };
                Value::Fresh(Agg::Copy(place, is_slice), to)
            }
            ("swap", 2) => {
                let mut ends = vec![];
                for a in &m.args {
                    let (k, t) = self.scalar(a)?;
                    self.types.unify(&t, &Ty::usize());
                    ends.push(nth(self.stable(k, &t, a.span())));
                }
                let (Some(b), Some(a)) = (ends.pop(), ends.pop()) else { return Err(Refused) };
                if self.scalar_like(&leaf) {
                    let x = self.value_at(a.clone(), leaf.clone(), span)?;
                    let y = self.value_at(b.clone(), leaf, span)?;
                    self.assign(a, y, span)?;
                    self.assign(b, x, span)?;
                } else {
                    let x = self.copy_of(a.clone(), &leaf, span);
                    let y = self.copy_of(b.clone(), &leaf, span);
                    self.assign(a, Value::Place(y, leaf.clone()), span)?;
                    self.assign(b, Value::Place(x, leaf), span)?;
                }
                Value::Unit
            }
            ("split_at" | "split_at_mut", 1) => {
                let (k, t) = self.scalar(&m.args[0])?;
                self.types.unify(&t, &Ty::usize());
                let k = self.stable(k, &t, m.args[0].span());
                let len = self.len_of(&place, span);
                let fits = Ex::Bin(syn::BinOp::Le(Default::default()), Box::new(k.clone()), Box::new(len));
                self.emit(Stmt::Effect(Ex::Macro { path: quote!(::core::assert), args: vec![(None, fits)] }));
                let mutable = name.ends_with("_mut");
                let part = |lo, hi| {
                    let ty = Ty::Slice(Box::new(leaf.clone()));
                    Value::Ref(place.clone().then(Proj::Range(lo, hi)), ty, mutable)
                };
                Value::Tuple(vec![part(None, Some(k.clone())), part(Some(k), None)])
            }
            ("fill", 1) => {
                let (x, t) = self.scalar(&m.args[0])?;
                self.types.unify(&leaf, &t);
                let x = self.atom(x, &t, span);
                let it = self.iter_of(Value::Ref(place, ty, true), span)?;
                self.iterate(it, None, span, |low, item| {
                    let Value::Ref(p, t, _) = item else { return Err(Refused) };
                    low.store(p, x.clone(), &t, span);
                    Ok(Value::Unit)
                })?
            }
            ("copy_from_slice" | "clone_from_slice", 1) => {
                let from = self.expr(&m.args[0])?;
                let (from, _) = self.place_of(from, m.args[0].span())?;
                let n = self.len_of(&place, span);
                let same = Ex::Bin(
                    syn::BinOp::Eq(Default::default()),
                    Box::new(n),
                    Box::new(self.len_of(&from, span)),
                );
                self.emit(Stmt::Effect(Ex::Macro { path: quote!(::core::assert), args: vec![(None, same)] }));
                let it = self.iter_of(Value::Ref(place.clone(), ty, true), span)?;
                let it = Iter {
                    source: iter::Source::Indexed(Rc::new(iter::Items::Enumerate(match it.source {
                        iter::Source::Indexed(i) => i,
                        _ => return Err(Refused),
                    }))),
                    stages: vec![],
                    parallel: false,
                };
                self.iterate(it, None, span, |low, item| {
                    let Value::Tuple(parts) = item else { return Err(Refused) };
                    let (Value::Scalar(k, _), Value::Ref(p, t, _)) = (&parts[0], &parts[1]) else {
                        return Err(Refused);
                    };
                    let x = low.load(&from.then(Proj::Index(k.clone())), t, span);
                    low.store(p.clone(), x, t, span);
                    Ok(Value::Unit)
                })?
            }
            ("map" | "each_ref", n) if matches!(self.types.shallow(&ty), Ty::Array(..)) => {
                if n == 0 {
                    return Ok(Value::Ref(place, ty, false));
                }
                let Ty::Array(_, n) = self.types.shallow(&ty) else { return Err(Refused) };
                let f = self.closure_arg(m, 0)?;
                let from = self.as_it_is(place.clone(), &ty, span);
                let open = self.types.open();
                self.filled_array(open, n, span, |low, k| {
                    let item = Value::Place(from.then(Proj::Index(k)), leaf.clone());
                    low.inline(&f, vec![item], span)
                })?
            }
            ("try_into", 0) => {
                let inner = match expect {
                    Some(Ty::Option(t) | Ty::Result(t, _)) => Some((**t).clone()),
                    _ => None,
                };
                let Some(to @ Ty::Array(..)) = inner else {
                    return self.refuse(
                        m.method.span(),
                        "the type that `try_into` gives is not visible to the macro; write `let a: [f64; 3] = x.try_into().unwrap()`",
                    );
                };
                self.array_of(Value::Ref(place, ty, false), &to, span)?
            }
            ("concat", 0) if !self.scalar_like(&leaf) => {
                let parts = self.iter_of(Value::Ref(place, ty, false), span)?;
                self.joined(parts, span)?
            }
            ("push", 1) => {
                let value = self.expr_expect(&m.args[0], Some(&leaf))?;
                let value = self.owned(value, span)?;
                self.push(&place, value, &leaf, span)?;
                Value::Unit
            }
            ("pop", 0) => {
                self.growable(&place, span)?;
                let len = self.len_of(&place, span);
                let some = Ex::Bin(syn::BinOp::Ne(Default::default()), Box::new(len), Box::new(int(0)));
                let cond = self.bool_val(some, span);
                let then = self.read_block(|low| {
                    let last = low.take_last(&place, &leaf, span);
                    low.owned(last, span)
                })?;
                let absent = self.absent_element(&leaf);
                let els = self.read_block(|_| Ok(absent))?;
                let payload = self.join(cond, then, els, span)?;
                Value::Fallible(Box::new(Fallible {
                    present: Ex::Val(cond),
                    payload,
                    error: None,
                    is_result: false,
                }))
            }
            ("extend" | "extend_from_slice", 1) => {
                let source = self.expr(&m.args[0])?;
                let it = self.iter_of(source, m.args[0].span())?;
                let target = place.clone();
                self.iterate(it, None, span, |low, item| {
                    let item = low.deref(item, span)?;
                    let item = low.owned(item, span)?;
                    low.push(&target, item, &leaf, span)?;
                    Ok(Value::Unit)
                })?
            }
            (
                "sort_by"
                | "sort_unstable_by"
                | "sort_by_key"
                | "sort_unstable_by_key"
                | "sort_by_cached_key",
                1,
            ) => {
                let by_key = name.ends_with("_key");
                self.sort(place, ty, leaf, Some((&m.args[0], by_key)), span)?;
                Value::Unit
            }
            ("partition_point", 1) => {
                let call = self.with_captures("partition_point", &place, &m.args[0])?;
                let val = self.bind_val(Rhs::Ex(call), Ty::usize(), span);
                self.inert.insert(val);
                Value::Scalar(Ex::Val(val), Ty::usize())
            }
            ("binary_search_by", 1) => {
                let call = self.with_captures("binary_search_by", &place, &m.args[0])?;
                let found = self.open(call, None, true, span);
                if let Value::Scalar(_, at) = &found.payload {
                    self.types.unify(at, &Ty::usize());
                }
                Value::Fallible(Box::new(found))
            }
            ("sort" | "sort_unstable", 0) => {
                self.sort(place, ty, leaf, None, span)?;
                Value::Unit
            }
            ("reserve" | "shrink_to_fit" | "reserve_exact", _) => Value::Unit,
            ("truncate", 1) => {
                let (len, t) = self.scalar(&m.args[0])?;
                self.types.unify(&t, &Ty::usize());
                let len = self.stable(len, &t, span);
                self.truncate(&place, &leaf, len, span)?
            }
            ("split_first" | "split_last" | "split_first_mut" | "split_last_mut", 0) => {
                let first = name.starts_with("split_first");
                let mutable = name.ends_with("_mut");
                let len = self.len_of(&place, span);
                let end =
                    Ex::Bin(syn::BinOp::Sub(Default::default()), Box::new(len.clone()), Box::new(int(1)));
                let some = Ex::Bin(syn::BinOp::Ne(Default::default()), Box::new(len), Box::new(int(0)));
                let (k, rest) = if first {
                    (int(0), Proj::Range(Some(int(1)), None))
                } else {
                    (end.clone(), Proj::Range(None, Some(end)))
                };
                let rest = Value::Ref(place.then(rest), Ty::Slice(Box::new(leaf.clone())), mutable);
                let Value::Fallible(one) = self.guarded_element(some, nth(k), leaf, mutable, span)? else {
                    return Err(Refused);
                };
                let payload = Value::Tuple(vec![one.payload.clone(), rest]);
                Value::Fallible(Box::new(Fallible { payload, ..*one }))
            }
            ("first" | "last" | "first_mut" | "last_mut", 0) => {
                let len = self.len_of(&place, span);
                let k = if name.starts_with("first") {
                    int(0)
                } else {
                    Ex::Bin(syn::BinOp::Sub(Default::default()), Box::new(len.clone()), Box::new(int(1)))
                };
                let some = Ex::Bin(syn::BinOp::Ne(Default::default()), Box::new(len), Box::new(int(0)));
                self.guarded_element(some, nth(k), leaf, name.ends_with("_mut"), span)?
            }
            ("get_unchecked" | "get_unchecked_mut", 1) => {
                // What is out of bounds here was undefined there.
                let k = self.expr(&m.args[0])?;
                if matches!(k, Value::Range(_)) {
                    return self
                        .refuse(span, format!("`{name}` of a range is not supported; write `&x[a..b]`"));
                }
                let (k, t) = self.read(k, m.args[0].span())?;
                self.types.unify(&t, &Ty::usize());
                let k = self.stable(k, &t, span);
                Value::Ref(nth(k), leaf, name.ends_with("_mut"))
            }
            ("get" | "get_mut", 1) => {
                let k = self.expr(&m.args[0])?;
                if matches!(k, Value::Range(_)) {
                    return self
                        .refuse(span, "`get` of a range is not supported; check the length and index");
                }
                let (k, t) = self.read(k, m.args[0].span())?;
                self.types.unify(&t, &Ty::usize());
                let k = self.stable(k, &t, span);
                let len = self.len_of(&place, span);
                let some = Ex::Bin(syn::BinOp::Lt(Default::default()), Box::new(k.clone()), Box::new(len));
                self.guarded_element(some, nth(k), leaf, name == "get_mut", span)?
            }
            ("contains", 1) => {
                let value = self.expr(&m.args[0])?;
                let (x, t) = self.read(value, m.args[0].span())?;
                self.types.unify(&leaf, &t);
                let x = self.atom(x, &t, span);
                let recv = Box::new(Ex::Place(place, Borrow::Copy));
                let call = Ex::Method {
                    recv,
                    name: m.method.clone(),
                    turbofish: TokenStream::new(),
                    args: vec![Ex::AddrOf(Box::new(x))],
                    pure: false,
                };
                let val = self.bind_val(Rhs::Ex(call), Ty::Bool, span);
                Value::Scalar(Ex::Val(val), Ty::Bool)
            }
            _ if matches!(self.types.shallow(&leaf), Ty::Int(_) | Ty::Bool) => {
                return self.as_written(place, m);
            }
            _ => {
                let _ = expect;
                return self.refuse(m.method.span(), format!("the method `{name}` of an array, slice or vector is not supported; use indices and loops"));
            }
        })
    }

    /// Refuses to change the length of what is not the function's own: the caller's adjoint has the length it came with.
    pub(super) fn growable(&mut self, place: &Place, span: Span) -> Res<()> {
        if self.f.vars[place.root].origin == Origin::Exclusive {
            let text = "a vector taken by `&mut` cannot change its length; take it by value and return it";
            return self.refuse(span, text);
        }
        // What a call gave was a sequence so far: this says that it is a vector.
        let var = &mut self.f.vars[place.root];
        if let (Ty::Slice(leaf), Origin::Owned, true) = (&var.ty, var.origin, place.is_whole()) {
            var.ty = Ty::Vec(leaf.clone());
        }
        self.writable(place, span)
    }

    /// `place.push(value)`
    pub(super) fn push(&mut self, place: &Place, value: Value, leaf: &Ty, span: Span) -> Res<()> {
        self.growable(place, span)?;
        if matches!(value, Value::Never) {
            return Ok(());
        }
        let rows = self.types.is_open(leaf)
            && self.f.vars[place.root].name.as_ref().is_some_and(|name| self.hints.rows(&name.to_string()));
        let value = if rows { self.seen(value, outcome::Seen::User)? } else { value };
        let value = self.seen_element(value, leaf)?;
        let Some((agg, ty)) = self.element(value, span)? else {
            return self
                .refuse(span, "a vector of these is not supported; use one vector of numbers per part");
        };
        self.types.unify(leaf, &ty);
        self.emit(Stmt::Push(place.clone(), agg));
        Ok(())
    }

    /// A slice or vector as an array, if it has the array's length.
    pub(super) fn array_of(&mut self, value: Value, to: &Ty, span: Span) -> Res<Value> {
        let (from, _) = self.place_of(value, span)?;
        let Ty::Array(leaf, n) = to else { return Err(Refused) };
        let wanted: TokenStream = n.parse().map_err(|_| Refused)?;
        let len = self.len_of(&from, span);
        let same = Ex::Bin(syn::BinOp::Eq(Default::default()), Box::new(len), Box::new(Ex::Path(wanted)));
        let present = self.bool_val(same, span);
        let then = self.read_block(|low| {
            low.filled_array((**leaf).clone(), n.clone(), span, |_, k| {
                Ok(Value::Place(from.then(Proj::Index(k)), (**leaf).clone()))
            })
        })?;
        let absent = self.absent_element(to);
        let els = self.read_block(|_| Ok(absent))?;
        let payload = self.join(present, then, els, span)?;
        let error = Some(Ex::Path(quote!(::core::option::Option::None::<::core::array::TryFromSliceError>)));
        Ok(Value::Fallible(Box::new(Fallible { present: Ex::Val(present), payload, error, is_result: true })))
    }

    /// `[a, b].concat()`
    pub(super) fn concat(&mut self, parts: Vec<Value>, span: Span) -> Res<Value> {
        let parts = self.iter_of(Value::Tuple(parts), span)?;
        self.joined(parts, span)
    }

    /// The elements of all items in one vector.
    fn joined(&mut self, mut parts: Iter, span: Span) -> Res<Value> {
        parts.stages.push(iter::Stage::FlatMap(None));
        self.collect(parts, None, span)
    }

    /// An array of `n` elements, each made from its number.
    pub(super) fn filled_array(
        &mut self,
        leaf: Ty,
        n: String,
        span: Span,
        make: impl Fn(&mut Lower<'_>, Ex) -> Res<Value>,
    ) -> Res<Value> {
        let ty = Ty::Array(Box::new(leaf.clone()), n.clone());
        let tokens: TokenStream = n.parse().map_err(|_| Refused)?;
        let var = self.f.var(None, ty.clone(), span, Origin::Owned);
        self.emit(Stmt::Declare(var, None));
        let range = Range { lo: Some(int(0)), hi: Some(Ex::Path(tokens)), inclusive: false, ty: Ty::usize() };
        let it = self.iter_of(Value::Range(Box::new(range)), span)?;
        self.iterate(it, None, span, |low, item| {
            let (k, _) = low.read(item, span)?;
            let value = make(low, k.clone())?;
            let value = low.owned(value, span)?;
            let value = low.decided(value);
            let place = Place::var(var).then(Proj::Index(k));
            match &value {
                Value::Scalar(_, t) | Value::Place(_, t) | Value::Fresh(_, t) | Value::Ref(_, t, false) => {
                    low.types.unify(&leaf, t);
                    low.assign(place, value, span)?;
                }
                Value::Never => {}
                _ => {
                    return low.refuse(span, "an array of these is not supported; use arrays of numbers");
                }
            }
            Ok(Value::Unit)
        })?;
        Ok(Value::Place(Place::var(var), ty))
    }

    /// `Some(element)` where a condition holds: a number is read there, anything else stays where it is.
    pub(super) fn guarded_element(
        &mut self,
        some: Ex,
        at: Place,
        leaf: Ty,
        mutable: bool,
        span: Span,
    ) -> Res<Value> {
        let cond = self.bool_val(some, span);
        let payload = if mutable || !self.scalar_like(&leaf) {
            self.spread(Value::Ref(at, leaf, mutable))
        } else {
            let then = self.read_block(|low| low.value_at(at, leaf.clone(), span))?;
            let absent = self.absent_element(&leaf);
            let els = self.read_block(|_| Ok(absent))?;
            self.join(cond, then, els, span)?
        };
        Ok(Value::Fallible(Box::new(Fallible {
            present: Ex::Val(cond),
            payload,
            error: None,
            is_result: false,
        })))
    }

    /// What stands for an element that is not there: a zero, an empty vector, an array of these.
    pub(super) fn absent_element(&mut self, ty: &Ty) -> Value {
        if let Ty::Tuple(parts) = self.types.shallow(ty) {
            return Value::Tuple(parts.iter().map(|t| self.absent_element(t)).collect());
        }
        if self.scalar_like(ty) {
            return self.zero_like(&Value::Scalar(int(0), ty.clone()));
        }
        let agg = self.absent_contents(ty);
        let ty = match self.types.shallow(ty) {
            Ty::Slice(e) => Ty::Vec(e),
            ty => ty,
        };
        Value::Fresh(agg, ty)
    }

    fn absent_contents(&mut self, ty: &Ty) -> Agg {
        match self.types.shallow(ty) {
            Ty::Vec(_) | Ty::Slice(_) => Agg::Vec(vec![]),
            ty if ty.has_user() => Agg::Blank,
            Ty::Array(e, n) => {
                let inner = self.absent_contents(&e);
                Agg::Repeat(Box::new(inner), n.parse().unwrap_or_default())
            }
            ty => match self.zero_like(&Value::Scalar(int(0), ty)) {
                Value::Scalar(zero, _) => Agg::Scalar(zero),
                _ => Agg::Scalar(Ex::Num(0.0)),
            },
        }
    }
}

/// Methods that start an iteration over elements.
pub(super) fn iterates(name: &str) -> bool {
    matches!(name, "iter" | "windows" | "chunks" | "chunks_exact" | "as_slice" | "par_iter" | "par_chunks")
}

/// Methods that arrays have and numbers do not.
pub(super) fn array_method(name: &str) -> bool {
    matches!(
        name,
        "len"
            | "is_empty"
            | "iter"
            | "iter_mut"
            | "into_iter"
            | "windows"
            | "chunks"
            | "chunks_exact"
            | "par_iter"
            | "par_iter_mut"
            | "into_par_iter"
            | "par_chunks"
            | "par_chunks_exact"
            | "par_windows"
            | "first"
            | "last"
            | "split_first"
            | "split_last"
            | "get"
            | "to_vec"
            | "contains"
    )
}
