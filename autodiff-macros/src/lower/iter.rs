//! Iterators, desugared to counted loops: a source whose k-th item can be named, then stages that each item goes through.
use super::exits::*;
use super::*;
use std::rc::Rc;

/// An iterator that has not been consumed.
#[derive(Clone)]
pub(crate) struct Iter {
    pub(crate) source: Source,
    pub(crate) stages: Vec<Stage>,
}

/// Where items come from.
#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "one exists per loop, and for a moment only")]
pub(crate) enum Source {
    /// Integers, counted as the user wrote them.
    Range { lo: Ex, hi: Ex, inclusive: bool, step: Option<Ex>, rev: bool, ty: Ty },
    /// Anything whose k-th item can be named.
    Indexed(Rc<Items>),
    /// One after the other.
    Chain(Box<Iter>, Box<Iter>),
}

/// Items that can be named by their number.
pub(crate) enum Items {
    /// `lo + k`
    From(Ex, Option<Ex>, Ty),
    /// References to (or copies of) the elements of a place.
    Elements(Place, Ty, How),
    /// Sub-slices of `size` elements, `step` apart.
    Parts {
        place: Place,
        leaf: Ty,
        size: Ex,
        step: Ex,
        mutable: bool,
        len: Ex,
        cut: bool,
    },
    Zip(Rc<Items>, Rc<Items>),
    Enumerate(Rc<Items>),
    Rev(Rc<Items>),
    Skip(Rc<Items>, Ex),
    Take(Rc<Items>, Ex),
    Step(Rc<Items>, Ex),
    Map(Rc<Items>, Rc<Closure>),
    Deref(Rc<Items>),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum How {
    Shared,
    Mut,
    Value,
}

/// What happens to an item on its way.
#[derive(Clone)]
pub(crate) enum Stage {
    Map(Rc<Closure>),
    Deref,
    Filter(Rc<Closure>),
    FilterMap(Rc<Closure>),
    TakeWhile(Rc<Closure>),
    /// The variable says whether items still are skipped.
    SkipWhile(Rc<Closure>, VarId),
    /// The variable counts.
    Enumerate(VarId),
    FlatMap(Rc<Closure>),
    Inspect(Rc<Closure>),
    /// The state's slot.
    Scan(Rc<Closure>, Slot),
}

fn bin(op: syn::BinOp, a: Ex, b: Ex) -> Ex {
    Ex::Bin(op, Box::new(a), Box::new(b))
}
fn sub(a: Ex, b: Ex) -> Ex {
    bin(syn::BinOp::Sub(Default::default()), a, b)
}
fn add(a: Ex, b: Ex) -> Ex {
    match (&a, &b) {
        (Ex::Lit(syn::Lit::Int(i)), _) if i.base10_digits() == "0" && i.suffix().is_empty() => b,
        (_, Ex::Lit(syn::Lit::Int(i))) if i.base10_digits() == "0" => a,
        _ => bin(syn::BinOp::Add(Default::default()), a, b),
    }
}
fn mul(a: Ex, b: Ex) -> Ex {
    bin(syn::BinOp::Mul(Default::default()), a, b)
}
fn div(a: Ex, b: Ex) -> Ex {
    bin(syn::BinOp::Div(Default::default()), a, b)
}
/// A method of `usize`, by path: its receiver may be a bare literal.
fn call(recv: Ex, name: &str, args: Vec<Ex>) -> Ex {
    let name = Ident::new(name, Span::mixed_site());
    let mut all = vec![recv];
    all.extend(args);
    Ex::Call { callee: quote::quote!(usize::#name), args: all, pure: true }
}

type Body<'b> = &'b dyn Fn(&mut Lower<'_>, Value) -> Res<Value>;

impl Lower<'_> {
    /// What a `for` loop makes of a value.
    pub(crate) fn iter_of(&mut self, value: Value, span: Span) -> Res<Iter> {
        let elements = |place: Place, ty: Ty, how: How| Iter {
            source: Source::Indexed(Rc::new(Items::Elements(place, ty, how))),
            stages: vec![],
        };
        match self.seen_sequence(value)? {
            Value::Iter(it) => Ok(*it),
            Value::Range(r) => self.range_iter(*r, span),
            Value::Ref(place, ty, m) => {
                let leaf = self.element_type(&ty, span)?;
                Ok(elements(place, leaf, if m { How::Mut } else { How::Shared }))
            }
            value @ (Value::Place(..) | Value::Fresh(..)) => {
                let (place, ty) = self.place_of(value, span)?;
                let place = self.as_it_is(place, &ty, span);
                let leaf = self.element_type(&ty, span)?;
                Ok(elements(place, leaf, How::Value))
            }
            Value::Scalar(Ex::Path(path), _) => {
                let (place, ty) = self.static_place(&path, span);
                let leaf = self.element_type(&ty, span)?;
                Ok(elements(place, leaf, How::Value))
            }
            _ => self.refuse(span, "the macro does not see what is iterated here; iterate a range, a slice, an array or a vector"),
        }
    }

    fn range_iter(&mut self, r: Range, span: Span) -> Res<Iter> {
        if self.types.is_float(&r.ty) {
            return self.refuse(span, "a range of floats cannot be iterated; use integers");
        }
        let Some(lo) = r.lo else {
            return self.refuse(span, "a range without a start cannot be iterated; write `0..n`");
        };
        match r.hi {
            Some(hi) => Ok(Iter {
                source: Source::Range { lo, hi, inclusive: r.inclusive, step: None, rev: false, ty: r.ty },
                stages: vec![],
            }),
            None => {
                let endless = Ex::Path(quote::quote!(usize::MAX));
                Ok(Iter {
                    source: Source::Indexed(Rc::new(Items::From(lo, Some(endless), r.ty))),
                    stages: vec![],
                })
            }
        }
    }

    // ---- sources by number ----

    /// How many items there are.
    fn len(&mut self, items: &Items) -> Ex {
        match items {
            Items::From(_, Some(n), _) => n.clone(),
            Items::From(..) => int(0),
            Items::Elements(place, ..) => self.len_of(place, Span::mixed_site()),
            Items::Parts { len, .. } => len.clone(),
            Items::Zip(a, b) => {
                let (a, b) = (self.len(a), self.len(b));
                if endless(&a) {
                    b
                } else if endless(&b) {
                    a
                } else {
                    call(a, "min", vec![b])
                }
            }
            Items::Enumerate(i) | Items::Rev(i) | Items::Map(i, _) | Items::Deref(i) => self.len(i),
            Items::Skip(i, n) => call(self.len(i), "saturating_sub", vec![n.clone()]),
            Items::Take(i, n) => {
                let len = self.len(i);
                if endless(&len) { n.clone() } else { call(len, "min", vec![n.clone()]) }
            }
            Items::Step(i, n) => call(self.len(i), "div_ceil", vec![n.clone()]),
        }
    }

    /// The k-th item.
    fn item(&mut self, items: &Items, k: Ex, span: Span) -> Res<Value> {
        Ok(match items {
            Items::From(lo, _, ty) => {
                let k = match self.types.shallow(ty) {
                    Ty::Int(Some(name)) if name != "usize" => match syn::parse_str::<syn::Type>(&name) {
                        Ok(ty) => Ex::Cast(Box::new(k), Box::new(ty)),
                        Err(_) => k,
                    },
                    _ => k,
                };
                Value::Scalar(add(lo.clone(), k), ty.clone())
            }
            Items::Elements(place, ty, how) => {
                let place = place.then(Proj::Index(k));
                match how {
                    How::Value => Value::Place(place, ty.clone()),
                    How::Shared => Value::Ref(place, ty.clone(), false),
                    How::Mut => Value::Ref(place, ty.clone(), true),
                }
            }
            Items::Parts { place, leaf, size, step, mutable, cut, .. } => {
                let lo = mul(k, step.clone());
                let mut hi = add(lo.clone(), size.clone());
                if *cut {
                    hi = call(hi, "min", vec![self.len_of(place, span)]);
                }
                Value::Ref(
                    place.then(Proj::Range(Some(lo), Some(hi))),
                    Ty::Slice(Box::new(leaf.clone())),
                    *mutable,
                )
            }
            Items::Zip(a, b) => {
                let a = self.item(a, k.clone(), span)?;
                let b = self.item(b, k, span)?;
                Value::Tuple(vec![a, b])
            }
            Items::Enumerate(i) => {
                let item = self.item(i, k.clone(), span)?;
                Value::Tuple(vec![Value::Scalar(k, Ty::usize()), item])
            }
            Items::Rev(i) => {
                let last = sub(self.len(i), int(1));
                self.item(i, sub(last, k), span)?
            }
            Items::Skip(i, n) => self.item(i, add(k, n.clone()), span)?,
            Items::Take(i, _) => self.item(i, k, span)?,
            Items::Step(i, n) => self.item(i, mul(k, n.clone()), span)?,
            Items::Map(i, f) => {
                let item = self.item(i, k, span)?;
                self.inline(f, vec![item], span)?
            }
            Items::Deref(i) => {
                let item = self.item(i, k, span)?;
                self.deref(item, span)?
            }
        })
    }

    /// The source as items that can be named, if it is one.
    fn indexed(&mut self, it: Iter, span: Span) -> Res<Rc<Items>> {
        let mut items =
            match it.source {
                Source::Indexed(items) => items,
                Source::Range { lo, hi, inclusive, step, rev, ty } => {
                    self.types.unify(&ty, &Ty::usize());
                    let hi = if inclusive { expr::plus_one(hi) } else { hi };
                    let len = call(hi, "saturating_sub", vec![lo.clone()]);
                    let mut items = Rc::new(Items::From(lo, Some(len), ty));
                    // `(a..b).step_by(k).rev()` and `(a..b).rev().step_by(k)` differ; both orders arrive here as written.
                    if rev {
                        items = Rc::new(Items::Rev(items));
                    }
                    if let Some(step) = step {
                        items = Rc::new(Items::Step(items, step));
                    }
                    items
                }
                Source::Chain(..) => return self.refuse(
                    span,
                    "this adaptor after `chain` is not supported; iterate the two parts one after the other",
                ),
            };
        for stage in it.stages {
            items = match stage {
                Stage::Map(f) => Rc::new(Items::Map(items, f)),
                Stage::Deref => Rc::new(Items::Deref(items)),
                _ => return self.refuse(
                    span,
                    "this adaptor after one that drops items is not supported; collect into a vector first",
                ),
            };
        }
        Ok(items)
    }

    // ---- adaptors ----

    /// A method of an iterator that gives another one; `None` if it is no adaptor.
    pub(crate) fn adaptor(&mut self, mut it: Iter, m: &syn::ExprMethodCall) -> Res<Result<Iter, Iter>> {
        let span = m.method.span();
        let name = m.method.to_string();
        let droppers = it.stages.iter().any(|s| !matches!(s, Stage::Map(_) | Stage::Deref));
        Ok(Ok(match name.as_str() {
            "iter" | "into_iter" | "fuse" if m.args.is_empty() => it,
            "copied" | "cloned" => {
                it.stages.push(Stage::Deref);
                it
            }
            "map" => {
                let f = self.closure_arg(m, 0)?;
                it.stages.push(Stage::Map(f));
                it
            }
            "filter" => {
                let f = self.closure_arg(m, 0)?;
                it.stages.push(Stage::Filter(f));
                it
            }
            "filter_map" => {
                let f = self.closure_arg(m, 0)?;
                it.stages.push(Stage::FilterMap(f));
                it
            }
            "take_while" => {
                let f = self.closure_arg(m, 0)?;
                it.stages.push(Stage::TakeWhile(f));
                it
            }
            "inspect" => {
                let f = self.closure_arg(m, 0)?;
                it.stages.push(Stage::Inspect(f));
                it
            }
            "flat_map" => {
                let f = self.closure_arg(m, 0)?;
                it.stages.push(Stage::FlatMap(f));
                it
            }
            "skip_while" => {
                let f = self.closure_arg(m, 0)?;
                let skipping = self.f.var(None, Ty::Bool, span, Origin::Owned);
                self.emit(Stmt::Declare(skipping, Some(Agg::Scalar(Ex::Verbatim(quote::quote!(true))))));
                it.stages.push(Stage::SkipWhile(f, skipping));
                it
            }
            "scan" => {
                let init = match m.args.first() {
                    Some(e) => self.expr(e)?,
                    None => return Err(Refused),
                };
                let init = self.owned(init, span)?;
                let slot = self.make_slot(init, None, true)?;
                let f = self.closure_arg(m, 1)?;
                it.stages.push(Stage::Scan(f, slot));
                it
            }
            "enumerate" if droppers || matches!(it.source, Source::Chain(..)) => {
                let count = self.f.var(None, Ty::usize(), span, Origin::Owned);
                self.emit(Stmt::Declare(count, Some(Agg::Scalar(int(0)))));
                it.stages.push(Stage::Enumerate(count));
                it
            }
            "enumerate" => self.reindex(it, span, Items::Enumerate)?,
            "rev" => match it {
                Iter { source: Source::Range { lo, hi, inclusive, step: None, rev, ty }, stages }
                    if stages.is_empty() =>
                {
                    Iter { source: Source::Range { lo, hi, inclusive, step: None, rev: !rev, ty }, stages }
                }
                it => self.reindex(it, span, Items::Rev)?,
            },
            "step_by" => {
                let n = self.count_arg(m)?;
                match it {
                    Iter {
                        source: Source::Range { lo, hi, inclusive, step: None, rev: false, ty },
                        stages,
                    } if stages.is_empty() => Iter {
                        source: Source::Range { lo, hi, inclusive, step: Some(n), rev: false, ty },
                        stages,
                    },
                    it => self.reindex(it, span, |i| Items::Step(i, n))?,
                }
            }
            "skip" => {
                let n = self.count_arg(m)?;
                self.reindex(it, span, |i| Items::Skip(i, n))?
            }
            "take" => {
                let n = self.count_arg(m)?;
                self.reindex(it, span, |i| Items::Take(i, n))?
            }
            "zip" => {
                let other = self.iter_arg(m)?;
                let other = self.indexed(other, span)?;
                self.reindex(it, span, |i| Items::Zip(i, other))?
            }
            "chain" => {
                let other = self.iter_arg(m)?;
                Iter { source: Source::Chain(Box::new(it), Box::new(other)), stages: vec![] }
            }
            _ => return Ok(Err(it)),
        }))
    }

    fn reindex(&mut self, it: Iter, span: Span, wrap: impl FnOnce(Rc<Items>) -> Items) -> Res<Iter> {
        let items = self.indexed(it, span)?;
        Ok(Iter { source: Source::Indexed(Rc::new(wrap(items))), stages: vec![] })
    }

    fn count_arg(&mut self, m: &syn::ExprMethodCall) -> Res<Ex> {
        let Some(e) = m.args.first() else { return Err(Refused) };
        let (ex, ty) = self.scalar(e)?;
        self.types.unify(&ty, &Ty::usize());
        Ok(self.stable(ex, &ty, e.span()))
    }

    fn iter_arg(&mut self, m: &syn::ExprMethodCall) -> Res<Iter> {
        let Some(e) = m.args.first() else { return Err(Refused) };
        let value = self.expr(e)?;
        self.iter_of(value, e.span())
    }

    /// The k-th argument as a closure: a literal one, a bound one, or a path to a primitive.
    pub(crate) fn closure_arg(&mut self, m: &syn::ExprMethodCall, k: usize) -> Res<Rc<Closure>> {
        let Some(e) = m.args.iter().nth(k) else {
            return self.refuse(m.span(), format!("`{}` takes a closure here", m.method));
        };
        self.closure_of(e)
    }

    pub(crate) fn closure_of(&mut self, e: &syn::Expr) -> Res<Rc<Closure>> {
        match e {
            syn::Expr::Path(p) if p.path.get_ident().is_none_or(|i| self.lookup(i).is_none()) => {
                // `.map(f64::sqrt)`: the closure `|a| f64::sqrt(a)`.
                let binary = p.path.segments.last().is_some_and(|s| {
                    crate::rules::find(&s.ident.to_string()).is_some_and(|r| r.args.len() == 2)
                });
                let (a, b) = (Ident::new("a", Span::mixed_site()), Ident::new("b", Span::mixed_site()));
                let text = if binary {
                    syn::parse_quote!(|#a, #b| #p(#a, #b))
                } else {
                    syn::parse_quote!(|#a| #p(#a))
                };
                match self.expr(&text)? {
                    Value::Closure(c) => Ok(c),
                    _ => Err(Refused),
                }
            }
            _ => match self.expr(e)? {
                Value::Closure(c) => Ok(c),
                _ => self.refuse(
                    e.span(),
                    "the macro needs to see this closure; write it in place or bind it with `let`",
                ),
            },
        }
    }

    /// A method of a place that starts an iteration.
    pub(crate) fn source(
        &mut self,
        place: Place,
        ty: &Ty,
        m: &syn::ExprMethodCall,
        by: How,
    ) -> Res<Option<Iter>> {
        let span = m.method.span();
        let name = m.method.to_string();
        let mutable = name.ends_with("_mut");
        let items = match name.as_str() {
            "iter" | "iter_mut" | "into_iter" => {
                let leaf = self.element_type(ty, span)?;
                let how = match name.as_str() {
                    "iter" => How::Shared,
                    "iter_mut" => How::Mut,
                    _ => by,
                };
                let place = if how == How::Value { self.as_it_is(place, ty, span) } else { place };
                Items::Elements(place, leaf, how)
            }
            "windows" => {
                let leaf = self.element_type(ty, span)?;
                let size = self.count_arg(m)?;
                let len =
                    call(expr::plus_one(self.len_of(&place, span)), "saturating_sub", vec![size.clone()]);
                Items::Parts { place, leaf, size, step: int(1), mutable: false, len, cut: false }
            }
            "chunks_exact" | "chunks_exact_mut" => {
                let leaf = self.element_type(ty, span)?;
                let size = self.count_arg(m)?;
                let len = div(self.len_of(&place, span), size.clone());
                Items::Parts { place, leaf, size: size.clone(), step: size, mutable, len, cut: false }
            }
            "chunks" | "chunks_mut" => {
                let leaf = self.element_type(ty, span)?;
                let size = self.count_arg(m)?;
                let len = call(self.len_of(&place, span), "div_ceil", vec![size.clone()]);
                Items::Parts { place, leaf, size: size.clone(), step: size, mutable, len, cut: true }
            }
            _ => return Ok(None),
        };
        Ok(Some(Iter { source: Source::Indexed(Rc::new(items)), stages: vec![] }))
    }

    // ---- running ----

    /// Runs `body` for each item.
    pub(crate) fn iterate(
        &mut self,
        it: Iter,
        label: Option<&syn::Label>,
        span: Span,
        body: impl Fn(&mut Lower<'_>, Value) -> Res<Value>,
    ) -> Res<Value> {
        self.iterate_dyn(it, label, span, &body)
    }

    fn iterate_dyn(
        &mut self,
        it: Iter,
        label: Option<&syn::Label>,
        span: Span,
        body: Body<'_>,
    ) -> Res<Value> {
        let stages = it.stages;
        match it.source {
            Source::Chain(mut a, mut b) => {
                a.stages.extend(stages.iter().cloned());
                b.stages.extend(stages);
                if label.is_some() {
                    return self
                        .refuse(span, "a labelled loop over `chain` is not supported; write two loops");
                }
                self.iterate_dyn(*a, None, span, body)?;
                self.iterate_dyn(*b, None, span, body)
            }
            Source::Range { lo, hi, inclusive, step, rev, ty } => {
                let index = self.f.val(None, ty.clone(), span);
                let read = self.loop_body(label, span, |low| {
                    low.through(Value::Scalar(Ex::Val(index), ty), &stages, span, body)
                });
                let (block, target) = read?;
                let kind = LoopKind::For(Counted { index, lo, hi, inclusive, step, rev });
                self.finish_loop(kind, block, target, span)
            }
            Source::Indexed(items) => {
                let len = self.len(&items);
                let hi = self.stable(len, &Ty::usize(), span);
                let index = self.f.val(None, Ty::usize(), span);
                let read = self.loop_body(label, span, |low| {
                    let item = low.item(&items, Ex::Val(index), span)?;
                    low.through(item, &stages, span, body)
                });
                let (block, target) = read?;
                let kind = LoopKind::For(Counted {
                    index,
                    lo: int(0),
                    hi,
                    inclusive: false,
                    step: None,
                    rev: false,
                });
                self.finish_loop(kind, block, target, span)
            }
        }
    }

    /// Sends an item through the stages and then to the body.
    fn through(&mut self, item: Value, stages: &[Stage], span: Span, body: Body<'_>) -> Res<Value> {
        let Some((stage, rest)) = stages.split_first() else { return body(self, item) };
        match stage {
            Stage::Deref => {
                let item = self.deref(item, span)?;
                self.through(item, rest, span, body)
            }
            Stage::Map(f) => {
                let item = self.inline(f, vec![item], span)?;
                if matches!(item, Value::Never) {
                    return Ok(Value::Never);
                }
                self.through(item, rest, span, body)
            }
            Stage::Inspect(f) => {
                let item = self.owned(item, span)?;
                self.inline(f, vec![item.clone()], span)?;
                self.through(item, rest, span, body)
            }
            Stage::Filter(f) => {
                let item = self.owned(item, span)?;
                let cond = self.inline(f, vec![item.clone()], span)?;
                let (cond, _) = self.read(cond, span)?;
                self.only_if(cond, span, |low| low.through(item, rest, span, body))
            }
            Stage::FilterMap(f) => {
                let made = self.inline(f, vec![item], span)?;
                let Value::Fallible(made) = made else {
                    return self.refuse(
                        f.span,
                        "the macro does not see an `Option` here; end the closure with `Some(..)` or `None`",
                    );
                };
                self.only_if(made.present.clone(), span, |low| {
                    low.through(made.payload.clone(), rest, span, body)
                })
            }
            Stage::TakeWhile(f) => {
                let item = self.owned(item, span)?;
                let cond = self.inline(f, vec![item.clone()], span)?;
                let (cond, _) = self.read(cond, span)?;
                let cond = self.bool_val(cond, span);
                let then = self.read_block(|low| low.through(item, rest, span, body))?;
                let els = self.read_block(|low| low.jump(None, None, false, span))?;
                self.join(cond, then, els, span)
            }
            Stage::SkipWhile(f, skipping) => {
                let item = self.owned(item, span)?;
                let now = self.load(&Place::var(*skipping), &Ty::Bool, span);
                let cond = self.bool_val(now, span);
                let test = self.read_block(|low| {
                    let cond = low.inline(f, vec![item.clone()], span)?;
                    let (cond, _) = low.read(cond, span)?;
                    Ok(Value::Scalar(cond, Ty::Bool))
                })?;
                let known = self.known.clone();
                let no = Read {
                    block: vec![],
                    value: Value::Scalar(Ex::Verbatim(quote::quote!(false)), Ty::Bool),
                    flow: Flow::Through,
                    known,
                };
                let still = self.join(cond, test, no, span)?;
                let (still, _) = self.read(still, span)?;
                self.store(Place::var(*skipping), still.clone(), &Ty::Bool, span);
                self.only_if(pattern::not(still), span, |low| low.through(item, rest, span, body))
            }
            Stage::Enumerate(count) => {
                let k = self.load(&Place::var(*count), &Ty::usize(), span);
                self.known.remove(count);
                self.emit(Stmt::Add(Place::var(*count), int(1)));
                self.through(Value::Tuple(vec![Value::Scalar(k, Ty::usize()), item]), rest, span, body)
            }
            Stage::FlatMap(f) => {
                let inner = self.inline(f, vec![item], span)?;
                let mut inner = self.iter_of(inner, span)?;
                inner.stages.extend(rest.iter().cloned());
                self.iterate_dyn(inner, None, span, body)
            }
            Stage::Scan(f, slot) => {
                let state = match slot {
                    Slot::Var(var) => Value::Ref(Place::var(*var), self.f.vars[*var].ty.clone(), true),
                    _ => {
                        return self.refuse(span, "the state of `scan` must be one number; use a `for` loop");
                    }
                };
                let item = self.owned(item, span)?;
                let made = self.inline(f, vec![state, item], span)?;
                let Value::Fallible(made) = made else {
                    return self.refuse(
                        f.span,
                        "the macro does not see an `Option` here; end the closure with `Some(..)`",
                    );
                };
                if matches!(&made.present, Ex::Verbatim(t) if t.to_string() == "true") {
                    return self.through(made.payload, rest, span, body);
                }
                let cond = self.bool_val(made.present.clone(), span);
                let then = self.read_block(|low| low.through(made.payload.clone(), rest, span, body))?;
                let els = self.read_block(|low| low.jump(None, None, false, span))?;
                self.join(cond, then, els, span)
            }
        }
    }

    fn only_if(&mut self, cond: Ex, span: Span, run: impl FnOnce(&mut Self) -> Res<Value>) -> Res<Value> {
        let cond = self.bool_val(cond, span);
        let then = self.read_block(run)?;
        let els = self.read_block(|_| Ok(Value::Unit))?;
        self.join(cond, then, els, span)
    }
}

fn endless(ex: &Ex) -> bool {
    matches!(ex, Ex::Path(p) if p.to_string() == "usize :: MAX")
}
