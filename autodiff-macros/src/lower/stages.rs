//! Runs iterators: an iterator and what is to be done with each item in, loops out.
//!
//! An iterator of several loops (`chain`, `flat_map`) is one iteration: `break`, whoever says it, leaves all of them, and `continue`
//! goes to the next item of the innermost.
use super::exits::*;
use super::iter::*;
use super::*;

type Body<'b> = &'b dyn Fn(&mut Lower<'_>, Value) -> Res<Value>;

impl Iter {
    /// Whether more than one loop runs it.
    fn compound(&self) -> bool {
        matches!(self.source, Source::Chain(..)) || self.stages.iter().any(|s| matches!(s, Stage::FlatMap(_)))
    }
}

impl Lower<'_> {
    /// Runs `body` for each item.
    pub(crate) fn iterate(
        &mut self,
        it: Iter,
        label: Option<&syn::Label>,
        span: Span,
        body: impl Fn(&mut Lower<'_>, Value) -> Res<Value>,
    ) -> Res<Value> {
        if it.compound() && self.asked.take().is_some() {
            return self.refuse(
                span,
                "this iterator becomes more than one loop, and a checkpoint is for one; write the loops",
            );
        }
        if !it.compound() {
            return self.iterate_dyn(it, TargetKind::Loop, label, span, &body);
        }
        let name = label.map(|l| l.name.ident.to_string());
        let target = self.new_target(TargetKind::Iteration, name);
        self.with_target(target, span, |low| low.iterate_dyn(it, TargetKind::Part, label, span, &body))
    }

    fn iterate_dyn(
        &mut self,
        it: Iter,
        kind: TargetKind,
        label: Option<&syn::Label>,
        span: Span,
        body: Body<'_>,
    ) -> Res<Value> {
        let (stages, parallel) = (it.stages, it.parallel);
        match it.source {
            Source::Chain(mut a, mut b) => {
                (a.parallel, b.parallel) = (parallel, parallel);
                a.stages.extend(stages.iter().cloned());
                b.stages.extend(stages);
                self.iterate_dyn(*a, kind, label, span, body)?;
                self.iterate_dyn(*b, kind, label, span, body)
            }
            Source::Range { lo, hi, inclusive, step, rev, ty } => {
                let index = self.f.val(None, ty.clone(), span);
                let (block, mut target) = self.loop_body(kind, label, |low| {
                    low.enough(&stages, span)?;
                    low.through(Value::Scalar(Ex::Val(index), ty), &stages, label, span, body)
                })?;
                target.parallel = parallel;
                let kind = LoopKind::For(Counted { index, lo, hi, inclusive, step, rev });
                self.finish_loop(kind, block, target, span)
            }
            Source::Indexed(items) => {
                let len = self.len(&items);
                let hi = self.stable(len, &Ty::usize(), span);
                let index = self.f.val(None, Ty::usize(), span);
                let (block, mut target) = self.loop_body(kind, label, |low| {
                    low.enough(&stages, span)?;
                    let item = low.item(&items, Ex::Val(index), span)?;
                    low.through(item, &stages, label, span, body)
                })?;
                target.parallel = parallel;
                let counted = Counted { index, lo: int(0), hi, inclusive: false, step: None, rev: false };
                self.finish_loop(LoopKind::For(counted), block, target, span)
            }
            Source::Successors(state, next) => {
                let (block, target) = self.loop_body(kind, label, |low| {
                    low.enough(&stages, span)?;
                    let now = low.slot_value(&state, span)?;
                    let now = low.owned(now, span)?;
                    low.while_there(now, span, |low, item| {
                        let after = low.inline(&next, vec![item.clone()], span)?;
                        let after = low.owned(after, span)?;
                        low.fill_slot(&state, after, span)?;
                        low.through(item, &stages, label, span, body)
                    })
                })?;
                self.finish_loop(LoopKind::Forever, block, target, span)
            }
            Source::FromFn(f) => {
                let (block, target) = self.loop_body(kind, label, |low| {
                    low.enough(&stages, span)?;
                    let made = low.inline(&f, vec![], span)?;
                    low.while_there(made, span, |low, item| low.through(item, &stages, label, span, body))
                })?;
                self.finish_loop(LoopKind::Forever, block, target, span)
            }
        }
    }

    /// Leaves the iteration before it asks for an item that a stage would not let through any more.
    fn enough(&mut self, stages: &[Stage], span: Span) -> Res<()> {
        for stage in stages {
            let (count, limit) = match stage {
                Stage::Take(count, n) => (*count, n),
                Stage::Zip(count, _, len, true) => (*count, len),
                _ => continue,
            };
            let now = self.load(&Place::var(count), &Ty::usize(), span);
            let done = Ex::Bin(syn::BinOp::Ge(Default::default()), Box::new(now), Box::new(limit.clone()));
            let done = self.bool_val(done, span);
            let then = self.read_block(|low| low.jump(None, None, false, span))?;
            let els = self.read_block(|_| Ok(Value::Unit))?;
            self.join(done, then, els, span)?;
        }
        Ok(())
    }

    /// Goes on with what an `Option` holds, and leaves the iteration where it holds nothing.
    fn while_there(
        &mut self,
        made: Value,
        span: Span,
        go_on: impl FnOnce(&mut Self, Value) -> Res<Value>,
    ) -> Res<Value> {
        let Value::Fallible(made) = made else {
            return self.refuse(
                span,
                "the macro does not see an `Option` here; end the closure with `Some(..)` or `None`",
            );
        };
        if is_bool(&made.present, true) {
            return go_on(self, made.payload);
        }
        let cond = self.bool_val(made.present, span);
        let payload = made.payload;
        let then = self.read_block(|low| go_on(low, payload))?;
        let els = self.read_block(|low| low.jump(None, None, false, span))?;
        self.join(cond, then, els, span)
    }

    /// Sends an item through the stages and then to the body.
    fn through(
        &mut self,
        item: Value,
        stages: &[Stage],
        label: Option<&syn::Label>,
        span: Span,
        body: Body<'_>,
    ) -> Res<Value> {
        let Some((stage, rest)) = stages.split_first() else { return body(self, item) };
        match stage {
            Stage::Deref => {
                let item = self.deref(item, span)?;
                self.through(item, rest, label, span, body)
            }
            Stage::Map(f) => {
                let item = self.inline(f, vec![item], span)?;
                if matches!(item, Value::Never) {
                    return Ok(Value::Never);
                }
                self.through(item, rest, label, span, body)
            }
            Stage::Inspect(f) => {
                let item = self.owned(item, span)?;
                self.inline(f, vec![item.clone()], span)?;
                self.through(item, rest, label, span, body)
            }
            Stage::Filter(f) => {
                let item = self.owned(item, span)?;
                let cond = self.inline(f, vec![item.clone()], span)?;
                let (cond, _) = self.read(cond, span)?;
                self.only_if(cond, span, |low| low.through(item, rest, label, span, body))
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
                    low.through(made.payload.clone(), rest, label, span, body)
                })
            }
            Stage::TakeWhile(f) => {
                let item = self.owned(item, span)?;
                let cond = self.inline(f, vec![item.clone()], span)?;
                let (cond, _) = self.read(cond, span)?;
                let cond = self.bool_val(cond, span);
                let then = self.read_block(|low| low.through(item, rest, label, span, body))?;
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
                self.only_if(pattern::not(still), span, |low| low.through(item, rest, label, span, body))
            }
            Stage::Enumerate(count) => {
                let k = self.load(&Place::var(*count), &Ty::usize(), span);
                self.count_up(*count);
                self.through(Value::Tuple(vec![Value::Scalar(k, Ty::usize()), item]), rest, label, span, body)
            }
            Stage::FlatMap(f) => {
                let inner = match f {
                    Some(f) => self.inline(f, vec![item], span)?,
                    None => item,
                };
                if let Value::Fallible(made) = inner {
                    let Fallible { present, payload, .. } = *made;
                    return self.only_if(present, span, |low| low.through(payload, rest, label, span, body));
                }
                let mut inner = self.iter_of(inner, span)?;
                inner.stages.extend(rest.iter().cloned());
                self.iterate_dyn(inner, TargetKind::Part, label, span, body)
            }
            Stage::MapWhile(f) => {
                let made = self.inline(f, vec![item], span)?;
                self.while_there(made, f.span, |low, item| low.through(item, rest, label, span, body))
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
                self.while_there(made, f.span, |low, item| low.through(item, rest, label, span, body))
            }
            Stage::Take(count, _) => {
                self.count_up(*count);
                self.through(item, rest, label, span, body)
            }
            Stage::Skip(count, n) => {
                let item = self.owned(item, span)?;
                let now = self.load(&Place::var(*count), &Ty::usize(), span);
                let passed = Ex::Bin(syn::BinOp::Ge(Default::default()), Box::new(now), Box::new(n.clone()));
                let passed = self.bool_val(passed, span);
                let then = self.read_block(|low| low.through(item, rest, label, span, body))?;
                let els = self.read_block(|low| {
                    low.count_up(*count);
                    Ok(Value::Unit)
                })?;
                self.join(passed, then, els, span)
            }
            Stage::Step(count, n) => {
                let item = self.owned(item, span)?;
                let now = self.load(&Place::var(*count), &Ty::usize(), span);
                let turn = Ex::Bin(syn::BinOp::Eq(Default::default()), Box::new(now), Box::new(int(0)));
                let turn = self.bool_val(turn, span);
                let then = self.read_block(|low| {
                    let left =
                        Ex::Bin(syn::BinOp::Sub(Default::default()), Box::new(n.clone()), Box::new(int(1)));
                    low.store(Place::var(*count), left, &Ty::usize(), span);
                    low.through(item, rest, label, span, body)
                })?;
                let els = self.read_block(|low| {
                    low.known.remove(count);
                    low.emit(Stmt::Sub(Place::var(*count), int(1)));
                    Ok(Value::Unit)
                })?;
                self.join(turn, then, els, span)
            }
            Stage::Zip(count, items, len, first) => {
                let item = self.owned(item, span)?;
                let k = self.load(&Place::var(*count), &Ty::usize(), span);
                if *first {
                    let other = self.item(items, k, span)?;
                    self.count_up(*count);
                    return self.through(Value::Tuple(vec![other, item]), rest, label, span, body);
                }
                let there =
                    Ex::Bin(syn::BinOp::Lt(Default::default()), Box::new(k.clone()), Box::new(len.clone()));
                let there = self.bool_val(there, span);
                let then = self.read_block(|low| {
                    let other = low.item(items, k, span)?;
                    low.count_up(*count);
                    low.through(Value::Tuple(vec![item, other]), rest, label, span, body)
                })?;
                let els = self.read_block(|low| low.jump(None, None, false, span))?;
                self.join(there, then, els, span)
            }
        }
    }

    /// One more.
    pub(super) fn count_up(&mut self, count: VarId) {
        self.known.remove(&count);
        self.emit(Stmt::Add(Place::var(count), int(1)));
    }

    fn only_if(&mut self, cond: Ex, span: Span, run: impl FnOnce(&mut Self) -> Res<Value>) -> Res<Value> {
        let cond = self.bool_val(cond, span);
        let then = self.read_block(run)?;
        let els = self.read_block(|_| Ok(Value::Unit))?;
        self.join(cond, then, els, span)
    }
}
