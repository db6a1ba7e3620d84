//! Iterators: a source whose k-th item can be named, then stages that each item goes through. What runs them is in `stages`.
use super::*;
use std::rc::Rc;

/// An iterator that has not been consumed.
#[derive(Clone)]
pub(crate) struct Iter {
    pub(crate) source: Source,
    pub(crate) stages: Vec<Stage>,
    /// rayon's: its loops may run in parallel.
    pub(crate) parallel: bool,
}

/// Methods whose closure takes two arguments.
const BINARY: [&str; 10] = [
    "fold",
    "try_fold",
    "rfold",
    "scan",
    "reduce",
    "min_by",
    "max_by",
    "sort_by",
    "sort_unstable_by",
    "dedup_by",
];

/// Where items come from.
#[derive(Clone)]
pub(crate) enum Source {
    /// Integers, counted as the user wrote them.
    Range { lo: Ex, hi: Ex, inclusive: bool, step: Option<Ex>, rev: bool, ty: Ty },
    /// Anything whose k-th item can be named.
    Indexed(Rc<Items>),
    /// One after the other.
    Chain(Box<Iter>, Box<Iter>),
    /// `successors(first, next)`: the state, an `Option`.
    Successors(Slot, Rc<Closure>),
    /// `from_fn(f)`
    FromFn(Rc<Closure>),
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
    /// Sub-slices of `size` elements, counted from the end.
    FromEnd {
        place: Place,
        leaf: Ty,
        size: Ex,
        whole: Ex,
        len: Ex,
    },
    Zip(Rc<Items>, Rc<Items>),
    Enumerate(Rc<Items>),
    Rev(Rc<Items>),
    Skip(Rc<Items>, Ex),
    Take(Rc<Items>, Ex),
    Step(Rc<Items>, Ex),
    Map(Rc<Items>, Rc<Closure>),
    Deref(Rc<Items>),
    /// Over and over.
    Cycle(Rc<Items>),
    /// So many times the same value.
    Same(Value, Ex),
}

impl Iter {
    /// Whether its k-th item can be named.
    pub(super) fn nameable(&self) -> bool {
        matches!(self.source, Source::Range { .. } | Source::Indexed(_))
            && self.stages.iter().all(|s| matches!(s, Stage::Map(_) | Stage::Deref))
    }

    /// Whether a closure on the way does more than compute.
    pub(super) fn acts(&self) -> bool {
        let source = matches!(&self.source, Source::Indexed(items) if items.act());
        source || self.stages.iter().any(|s| matches!(s, Stage::Map(f) if acts(&f.body)))
    }
}

impl Items {
    /// What `chunks_exact` runs over, and the size of its parts.
    pub(super) fn exact_parts(&self) -> Option<(Place, Ty, Ex)> {
        match self {
            Items::Skip(rest, _) => rest.exact_parts(),
            Items::Parts { place, leaf, size, cut: false, .. } => {
                Some((place.clone(), leaf.clone(), size.clone()))
            }
            _ => None,
        }
    }

    fn act(&self) -> bool {
        match self {
            Items::Map(i, f) => acts(&f.body) || i.act(),
            Items::Zip(a, b) => a.act() || b.act(),
            Items::Enumerate(i)
            | Items::Rev(i)
            | Items::Skip(i, _)
            | Items::Take(i, _)
            | Items::Step(i, _)
            | Items::Deref(i)
            | Items::Cycle(i) => i.act(),
            Items::From(..)
            | Items::Elements(..)
            | Items::Parts { .. }
            | Items::FromEnd { .. }
            | Items::Same(..) => false,
        }
    }
}

/// True for code that may do more than compute: an assignment, a `&mut`, a statement called for its effect, a macro.
fn acts(e: &syn::Expr) -> bool {
    struct Finder(bool);
    impl<'a> syn::visit::Visit<'a> for Finder {
        fn visit_expr_assign(&mut self, _: &'a syn::ExprAssign) {
            self.0 = true;
        }
        fn visit_bin_op(&mut self, op: &'a syn::BinOp) {
            use syn::BinOp::*;
            self.0 |= matches!(
                op,
                AddAssign(_)
                    | SubAssign(_)
                    | MulAssign(_)
                    | DivAssign(_)
                    | RemAssign(_)
                    | BitXorAssign(_)
                    | BitAndAssign(_)
                    | BitOrAssign(_)
                    | ShlAssign(_)
                    | ShrAssign(_)
            );
        }
        fn visit_expr_reference(&mut self, r: &'a syn::ExprReference) {
            self.0 |= r.mutability.is_some();
            syn::visit::visit_expr_reference(self, r);
        }
        fn visit_stmt(&mut self, s: &'a syn::Stmt) {
            self.0 |= matches!(s, syn::Stmt::Expr(_, Some(_)));
            syn::visit::visit_stmt(self, s);
        }
        fn visit_macro(&mut self, _: &'a syn::Macro) {
            self.0 = true;
        }
        fn visit_expr_call(&mut self, c: &'a syn::ExprCall) {
            // A bound closure may write to what it holds.
            self.0 |= matches!(&*c.func, syn::Expr::Path(p) if p.path.get_ident().is_some());
            syn::visit::visit_expr_call(self, c);
        }
    }
    let mut finder = Finder(false);
    syn::visit::Visit::visit_expr(&mut finder, e);
    finder.0
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
    /// `flatten` is one without a closure.
    FlatMap(Option<Rc<Closure>>),
    Inspect(Rc<Closure>),
    /// The state's slot.
    Scan(Rc<Closure>, Slot),
    MapWhile(Rc<Closure>),
    /// As many as the variable counts to; no more is asked for then.
    Take(VarId, Ex),
    /// The variable counts those that are passed over.
    Skip(VarId, Ex),
    /// The variable counts down to the next item that comes through.
    Step(VarId, Ex),
    /// Beside items that can be named, as long as there are some; `true` where those are asked first.
    Zip(VarId, Rc<Items>, Ex, bool),
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

impl Lower<'_> {
    /// What a `for` loop makes of a value.
    pub(crate) fn iter_of(&mut self, value: Value, span: Span) -> Res<Iter> {
        let elements = |place: Place, ty: Ty, how: How| Iter {
            source: Source::Indexed(Rc::new(Items::Elements(place, ty, how))),
            stages: vec![],
            parallel: false,
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
            Value::Tuple(parts) => {
                let one = |part| Iter { source: Source::Indexed(Rc::new(Items::Same(part, int(1)))), stages: vec![], parallel: false };
                let chain = |a, b| Iter { source: Source::Chain(Box::new(a), Box::new(b)), stages: vec![], parallel: false };
                match parts.into_iter().map(one).reduce(chain) {
                    Some(it) => Ok(it),
                    None => Err(Refused),
                }
            }
            Value::Scalar(Ex::Path(path), _) => {
                let (place, ty) = self.static_place(&path, span);
                let leaf = self.element_type(&ty, span)?;
                Ok(elements(place, leaf, How::Value))
            }
            Value::Scalar(_, ty) if self.types.is_float(&ty) => self.left_to_rustc(span),
            _ => self.refuse(span, "the macro does not see what is iterated here; iterate a range, a slice, an array or a vector"),
        }
    }

    fn range_iter(&mut self, r: Range, span: Span) -> Res<Iter> {
        if self.types.is_float(&r.ty) {
            return self.left_to_rustc(span);
        }
        let Some(lo) = r.lo else {
            return self.refuse(span, "a range without a start cannot be iterated; write `0..n`");
        };
        match r.hi {
            Some(hi) => Ok(Iter {
                source: Source::Range { lo, hi, inclusive: r.inclusive, step: None, rev: false, ty: r.ty },
                stages: vec![],
                parallel: false,
            }),
            None => Ok(Iter {
                source: Source::Indexed(Rc::new(Items::From(lo, Some(max()), r.ty))),
                stages: vec![],
                parallel: false,
            }),
        }
    }

    // ---- sources by number ----

    /// How many items there are.
    pub(super) fn len(&mut self, items: &Items) -> Ex {
        match items {
            Items::From(_, Some(n), _) => n.clone(),
            Items::From(..) => int(0),
            Items::Elements(place, ..) => self.len_of(place, Span::mixed_site()),
            Items::Parts { len, .. } | Items::FromEnd { len, .. } => len.clone(),
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
            // No item over and over is no item.
            Items::Cycle(i) => {
                let len = self.len(i);
                if endless(&len) { len } else { call(len, "saturating_mul", vec![max()]) }
            }
            Items::Same(_, n) => n.clone(),
        }
    }

    /// The k-th item.
    pub(super) fn item(&mut self, items: &Items, k: Ex, span: Span) -> Res<Value> {
        Ok(match items {
            Items::From(lo, _, ty) => {
                let k = match self.types.shallow(ty) {
                    Ty::Int(Some(name)) if name == "usize" => k,
                    // The type is settled when all is read: `as _` until then.
                    _ => {
                        let cast = Ex::Cast(Box::new(k), Box::new(syn::parse_quote!(_)));
                        Ex::Val(self.bind_val(Rhs::Ex(cast), ty.clone(), span))
                    }
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
            Items::FromEnd { place, leaf, size, whole, .. } => {
                let hi = sub(whole.clone(), mul(k, size.clone()));
                let lo = call(hi.clone(), "saturating_sub", vec![size.clone()]);
                let part = place.then(Proj::Range(Some(lo), Some(hi)));
                Value::Ref(part, Ty::Slice(Box::new(leaf.clone())), false)
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
            Items::Cycle(i) => {
                let len = self.len(i);
                let k = if endless(&len) { k } else { bin(syn::BinOp::Rem(Default::default()), k, len) };
                self.item(i, k, span)?
            }
            Items::Same(value, _) => value.clone(),
        })
    }

    /// How many integers are in a range.
    fn range_len(&mut self, lo: &Ex, hi: Ex, inclusive: bool, ty: &Ty) -> Ex {
        if let (Some(a), Some(b)) = (whole(lo), whole(&hi)) {
            let n = (b - a + i128::from(inclusive)).max(0);
            return int(u64::try_from(n).unwrap_or(u64::MAX));
        }
        let hi = if inclusive { expr::plus_one(hi) } else { hi };
        match self.types.shallow(ty) {
            Ty::Int(Some(name)) if name != "usize" => {
                let name = Ident::new(&name, Span::mixed_site());
                let args = vec![sub(hi, lo.clone()), int(0)];
                let len = Ex::Call { callee: quote::quote!(#name::max), args, pure: true };
                Ex::Cast(Box::new(len), Box::new(syn::parse_quote!(usize)))
            }
            _ => {
                self.types.unify(ty, &Ty::usize());
                call(hi, "saturating_sub", vec![lo.clone()])
            }
        }
    }

    /// The source as items that can be named, if it is one.
    pub(super) fn indexed(&mut self, it: Iter, span: Span) -> Res<Rc<Items>> {
        let mut items = match it.source {
            Source::Indexed(items) => items,
            Source::Range { lo, hi, inclusive, step, rev, ty } => {
                let len = self.range_len(&lo, hi, inclusive, &ty);
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
            Source::Chain(..) | Source::Successors(..) | Source::FromFn(..) => {
                return self
                    .refuse(span, "the number of items is not known here; collect into a vector first");
            }
        };
        for stage in it.stages {
            items = match stage {
                Stage::Map(f) => Rc::new(Items::Map(items, f)),
                Stage::Deref => Rc::new(Items::Deref(items)),
                _ => {
                    return self
                        .refuse(span, "the number of items is not known here; collect into a vector first");
                }
            };
        }
        Ok(items)
    }

    // ---- adaptors ----

    /// A method of an iterator that gives another one; the iterator itself if it is no adaptor.
    pub(crate) fn adaptor(&mut self, mut it: Iter, m: &syn::ExprMethodCall) -> Res<Result<Iter, Iter>> {
        let span = m.method.span();
        let name = m.method.to_string();
        let counted = it.nameable();
        // An item that is passed over has its closures run, so one that does more than compute must be.
        let skippable = counted && !it.acts();
        Ok(Ok(match name.as_str() {
            "iter" | "into_iter" | "fuse" if m.args.is_empty() => it,
            // Of an iterator without a name nothing is left to ask for.
            "by_ref" if !matches!(call::strip(&m.receiver), syn::Expr::Path(_)) => it,
            // Peeked at through the variable that it is bound to.
            "peekable" if counted && !it.acts() => it,
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
                it.stages.push(Stage::FlatMap(Some(f)));
                it
            }
            "flatten" => {
                it.stages.push(Stage::FlatMap(None));
                it
            }
            "map_while" => {
                let f = self.closure_arg(m, 0)?;
                it.stages.push(Stage::MapWhile(f));
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
            "enumerate" if counted => self.reindex(it, span, Items::Enumerate)?,
            "enumerate" => {
                let count = self.counter(span);
                it.stages.push(Stage::Enumerate(count));
                it
            }
            "rev" => self.reversed(it, span)?,
            "step_by" => {
                let n = self.count_arg(m)?;
                match it {
                    Iter {
                        source: Source::Range { lo, hi, inclusive, step: None, rev: false, ty },
                        stages,
                        parallel,
                    } if stages.is_empty() => Iter {
                        source: Source::Range { lo, hi, inclusive, step: Some(n), rev: false, ty },
                        stages,
                        parallel,
                    },
                    it if skippable => self.reindex(it, span, |i| Items::Step(i, n))?,
                    mut it => {
                        let count = self.counter(span);
                        it.stages.push(Stage::Step(count, n));
                        it
                    }
                }
            }
            "skip" => {
                let n = self.count_arg(m)?;
                self.skipping(it, n, span)?
            }
            "take" => {
                let n = self.count_arg(m)?;
                if counted {
                    self.reindex(it, span, |i| Items::Take(i, n))?
                } else {
                    let count = self.counter(span);
                    it.stages.push(Stage::Take(count, n));
                    it
                }
            }
            "zip" => {
                let other = self.iter_arg(m)?;
                self.zipped(it, other, span)?
            }
            "cycle" => self.reindex(it, span, Items::Cycle)?,
            "chain" => {
                let other = self.iter_arg(m)?;
                Iter { source: Source::Chain(Box::new(it), Box::new(other)), stages: vec![], parallel: false }
            }
            _ => return Ok(Err(it)),
        }))
    }

    fn reindex(&mut self, it: Iter, span: Span, wrap: impl FnOnce(Rc<Items>) -> Items) -> Res<Iter> {
        let items = self.indexed(it, span)?;
        Ok(Iter { source: Source::Indexed(Rc::new(wrap(items))), stages: vec![], parallel: false })
    }

    /// A variable that counts, from 0.
    pub(super) fn counter(&mut self, span: Span) -> VarId {
        let count = self.f.var(None, Ty::usize(), span, Origin::Owned);
        self.emit(Stmt::Declare(count, Some(Agg::Scalar(int(0)))));
        count
    }

    /// `it.skip(n)`
    pub(super) fn skipping(&mut self, mut it: Iter, n: Ex, span: Span) -> Res<Iter> {
        if it.nameable() && !it.acts() {
            return self.reindex(it, span, |i| Items::Skip(i, n));
        }
        let count = self.counter(span);
        it.stages.push(Stage::Skip(count, n));
        Ok(it)
    }

    /// `it.zip(other)`
    pub(super) fn zipped(&mut self, mut it: Iter, mut other: Iter, span: Span) -> Res<Iter> {
        if it.acts() {
            // How often it runs where the right side is shorter is left to std.
            return self.refuse(
                span,
                "a closure that changes something is not supported on the left of `zip`; use a `for` loop over the pairs",
            );
        }
        match (it.nameable(), other.nameable()) {
            (true, true) => {
                let other = self.indexed(other, span)?;
                self.reindex(it, span, |i| Items::Zip(i, other))
            }
            (_, true) => {
                let other = self.indexed(other, span)?;
                let len = self.len(&other);
                let len = self.stable(len, &Ty::usize(), span);
                let count = self.counter(span);
                it.stages.push(Stage::Zip(count, other, len, false));
                Ok(it)
            }
            (true, false) => {
                let it = self.indexed(it, span)?;
                let len = self.len(&it);
                let len = self.stable(len, &Ty::usize(), span);
                let count = self.counter(span);
                other.stages.push(Stage::Zip(count, it, len, true));
                Ok(other)
            }
            _ => self.refuse(
                span,
                "`zip` of two iterators of unknown length is not supported; collect one into a vector first",
            ),
        }
    }

    /// `it.rev()`: a stage that looks at one item alone may as well come after.
    pub(super) fn reversed(&mut self, it: Iter, span: Span) -> Res<Iter> {
        let alone = it.stages.iter().all(|s| {
            matches!(
                s,
                Stage::Map(_) | Stage::Deref | Stage::Filter(_) | Stage::FilterMap(_) | Stage::Inspect(_)
            )
        });
        match it {
            Iter { source: Source::Range { lo, hi, inclusive, step: None, rev, ty }, stages, parallel }
                if alone =>
            {
                Ok(Iter {
                    source: Source::Range { lo, hi, inclusive, step: None, rev: !rev, ty },
                    stages,
                    parallel,
                })
            }
            Iter { source: Source::Chain(a, b), stages, parallel } if alone => {
                let (a, b) = (self.reversed(*a, span)?, self.reversed(*b, span)?);
                Ok(Iter { source: Source::Chain(Box::new(b), Box::new(a)), stages, parallel })
            }
            Iter { source, stages, .. } if alone => {
                let it = self.reindex(Iter { source, stages: vec![], parallel: false }, span, Items::Rev)?;
                Ok(Iter { stages, ..it })
            }
            it => self.reindex(it, span, Items::Rev),
        }
    }

    /// Functions of `std::iter` that make an iterator.
    pub(super) fn made_iter(&mut self, name: &str, c: &syn::ExprCall) -> Res<Option<Value>> {
        let span = c.span();
        let indexed = |items| Source::Indexed(Rc::new(items));
        let source = match (name, c.args.len()) {
            ("once" | "repeat", 1) | ("repeat_n", 2) => {
                let value = self.expr(&c.args[0])?;
                let value = self.owned(value, span)?;
                let n = match name {
                    "once" => int(1),
                    "repeat" => max(),
                    _ => {
                        let (n, ty) = self.scalar(&c.args[1])?;
                        self.types.unify(&ty, &Ty::usize());
                        self.stable(n, &ty, span)
                    }
                };
                indexed(Items::Same(value, n))
            }
            ("zip", 2) => {
                let a = self.expr(&c.args[0])?;
                let a = self.iter_of(a, c.args[0].span())?;
                let b = self.expr(&c.args[1])?;
                let b = self.iter_of(b, c.args[1].span())?;
                return self.zipped(a, b, span).map(|it| Some(Value::Iter(Box::new(it))));
            }
            ("successors", 2) => {
                let first = self.expr(&c.args[0])?;
                let first = self.owned(first, span)?;
                let state = self.make_slot(first, None, true)?;
                if !matches!(state, Slot::Fallible { .. }) {
                    return self.refuse(
                        c.args[0].span(),
                        "the macro does not see an `Option` here; write `Some(..)`",
                    );
                }
                Source::Successors(state, self.closure_of(&c.args[1])?)
            }
            ("from_fn", 1) => Source::FromFn(self.closure_of(&c.args[0])?),
            _ => return Ok(None),
        };
        Ok(Some(Value::Iter(Box::new(Iter { source, stages: vec![], parallel: false }))))
    }

    pub(super) fn count_arg(&mut self, m: &syn::ExprMethodCall) -> Res<Ex> {
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
            return self.refuse(m.span(), format!("`{}` needs a closure here; write it in place", m.method));
        };
        self.closure_with(e, BINARY.iter().any(|name| m.method == name))
    }

    pub(crate) fn closure_of(&mut self, e: &syn::Expr) -> Res<Rc<Closure>> {
        self.closure_with(e, false)
    }

    fn closure_with(&mut self, e: &syn::Expr, binary: bool) -> Res<Rc<Closure>> {
        match e {
            syn::Expr::Path(p) if p.path.get_ident().is_none_or(|i| self.lookup(i).is_none()) => {
                // `.map(f64::sqrt)`: the closure `|a| f64::sqrt(a)`.
                let primitive = |s: &syn::PathSegment| crate::rules::find(&s.ident.to_string());
                let row = p.path.segments.last().and_then(primitive);
                let binary = binary || row.is_some_and(|r| r.args.len() == 2);
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
        let (name, parallel) = match parallel::source(&name) {
            Some(std) => {
                self.rayon(&m.method)?;
                (std.to_string(), true)
            }
            None => (name, false),
        };
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
            "rchunks" | "rchunks_exact" => {
                // From the end: the first part may be shorter.
                let leaf = self.element_type(ty, span)?;
                let size = self.count_arg(m)?;
                let whole = self.len_of(&place, span);
                let len = if name == "rchunks" {
                    call(whole.clone(), "div_ceil", vec![size.clone()])
                } else {
                    div(whole.clone(), size.clone())
                };
                Items::FromEnd { place, leaf, size, whole, len }
            }
            "chunks" | "chunks_mut" => {
                let leaf = self.element_type(ty, span)?;
                let size = self.count_arg(m)?;
                let len = call(self.len_of(&place, span), "div_ceil", vec![size.clone()]);
                Items::Parts { place, leaf, size: size.clone(), step: size, mutable, len, cut: true }
            }
            _ => return Ok(None),
        };
        Ok(Some(Iter { source: Source::Indexed(Rc::new(items)), stages: vec![], parallel }))
    }
}

fn endless(ex: &Ex) -> bool {
    matches!(ex, Ex::Path(p) if p.to_string() == "usize :: MAX")
}

/// The number that a literal is.
fn whole(ex: &Ex) -> Option<i128> {
    match ex {
        Ex::Lit(syn::Lit::Int(i)) => i.base10_parse().ok(),
        Ex::Un(syn::UnOp::Neg(_), e) => whole(e).map(|n| -n),
        _ => None,
    }
}

/// As many as can be counted.
fn max() -> Ex {
    Ex::Path(quote::quote!(usize::MAX))
}
