//! First contributions are assigned: a reverse sweep in, the same sweep without additions to zero and without zeros that nobody
//! reads out.
//!
//! A sweep takes an adjoint, sets it to zero and adds to it later. Where it is known to be zero, `+=` becomes `=`; a zero that is
//! overwritten before it is read goes. The compiler cannot do this: `0.0 + x` is not `x` for `x = -0.0`, and the addition lies on
//! the chain from round to round (1.5 times on a product).
//!
//! Arrays are followed by the runs of elements that loops visit: all of it is zero, all but a run, or just a run.
use crate::adjoint::prim;
use crate::affine::{self, Run};
use crate::ir::*;
use crate::types::{Float, Ty};
use crate::visit;
use std::collections::{BTreeMap, BTreeSet};

/// What is known of an adjoint variable: where it is zero (forwards), or where nobody reads it before it is written (backwards).
#[derive(Clone)]
enum Where {
    All,
    In(Run),
    Outside(Run),
    /// Everywhere but at these literal indices.
    Except(Vec<u64>),
    /// Inside of the loop that visits each element once: the element of this round.
    Element(bool),
}

/// What is not in it is known nowhere.
type Known = BTreeMap<VarId, Where>;

/// What is done to a place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Assigned,
    Added,
    /// Anything.
    Other,
}

/// Runs the pass. `zero`: the variables that are zero where the sweep begins. `outputs`: those that are read after its end, whose
/// zeros have no sign. True if something was changed.
pub(crate) fn assign(
    f: &Function,
    reverse: &mut Block,
    zero: &BTreeSet<VarId>,
    outputs: &BTreeSet<VarId>,
) -> bool {
    let tracked = (0..f.vars.len())
        .filter(|v| f.vars[*v].origin == Origin::Adjoint && f.vars[*v].ty.leaf().is_some())
        .collect();
    let mut pass = Assign { f, tracked, outputs, changed: false };
    let mut known: Known =
        zero.iter().filter(|v| pass.tracked.contains(v)).map(|v| (*v, Where::All)).collect();
    pass.forwards(reverse, &mut known, true);
    let mut dead: Known =
        pass.tracked.iter().filter(|v| !outputs.contains(v)).map(|v| (*v, Where::All)).collect();
    pass.backwards(reverse, &mut dead, true);
    merge(reverse);
    pass.changed
}

struct Assign<'a> {
    f: &'a Function,
    tracked: BTreeSet<VarId>,
    outputs: &'a BTreeSet<VarId>,
    changed: bool,
}

fn is_zero(e: &Ex) -> bool {
    matches!(e, Ex::Num(x) if *x == 0.0)
}

/// The literal index of an element.
fn literal(p: &Place) -> Option<u64> {
    match &p.path[..] {
        [Proj::Index(Ex::Lit(syn::Lit::Int(n)))] => n.base10_parse().ok(),
        _ => None,
    }
}

fn zero_agg(agg: &Agg) -> bool {
    match agg {
        Agg::Scalar(e) => is_zero(e),
        Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => zero_agg(a),
        Agg::ZerosLike(_) => true,
        _ => false,
    }
}

/// Every place that a statement itself touches, and how.
pub(crate) fn accesses(s: &Stmt, touch: &mut dyn FnMut(&Place, Access)) {
    match s {
        Stmt::Let(_, Rhs::Load(p)) | Stmt::Snapshot(p) | Stmt::KeepShape(p) | Stmt::PutShape(p) => {
            touch(p, Access::Read)
        }
        Stmt::AddShape(p) => touch(p, Access::Other),
        Stmt::Recall(v) => touch(&Place::var(*v), Access::Other),
        Stmt::Let(_, Rhs::Pop(p)) => touch(p, Access::Other),
        Stmt::Declare(_, Some(agg)) => copies(agg, touch),
        Stmt::Store(p, agg) => {
            touch(p, if matches!(agg, Agg::Scalar(_)) { Access::Assigned } else { Access::Other });
            copies(agg, touch);
        }
        Stmt::Push(p, agg) => {
            touch(p, Access::Other);
            copies(agg, touch);
        }
        Stmt::Add(p, _) | Stmt::Sub(p, _) => touch(p, Access::Added),
        Stmt::AddAny(p, _) | Stmt::Clear(p) => touch(p, Access::Other),
        Stmt::AddAll(p, q) => {
            touch(p, Access::Other);
            touch(q, Access::Read);
        }
        Stmt::Call(c) => c.places().for_each(|p| touch(p, Access::Other)),
        Stmt::CallReverse(c) => {
            c.places().for_each(|p| touch(p, Access::Other));
            c.exclusive.iter().for_each(|v| touch(&Place::var(*v), Access::Other));
        }
        _ => {}
    }
    visit::stmt_ex(s, &mut |e| {
        if let Ex::Place(p, _) | Ex::Sum(p) = e {
            touch(p, Access::Other);
        }
    });
}

fn copies(agg: &Agg, touch: &mut dyn FnMut(&Place, Access)) {
    match agg {
        Agg::Copy(q, _) | Agg::ZerosLike(q) => touch(q, Access::Read),
        Agg::Popped(q) => touch(q, Access::Other),
        Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter().for_each(|a| copies(a, touch)),
        Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => copies(a, touch),
        Agg::Struct(_) => visit::agg_places(agg, &mut |p| touch(p, Access::Read)),
        Agg::TangentOf(q) => touch(q, Access::Read),
        Agg::Scalar(_) | Agg::Opaque(_) | Agg::Recalled | Agg::Shape | Agg::Blank => {}
    }
}

fn accesses_in(block: &Block, touch: &mut dyn FnMut(&Place, Access)) {
    for s in block {
        accesses(s, touch);
        visit::nested(s).into_iter().for_each(|b| accesses_in(b, touch));
    }
}

/// The values that each round of a loop binds, its counter and what it finds in its frame among them.
pub(crate) fn bound_by(l: &Loop) -> BTreeSet<ValId> {
    let mut out = BTreeSet::new();
    bound(&l.body, &mut out);
    out.extend(l.frame.iter().flat_map(|f| f.vals.iter().copied()));
    match &l.kind {
        LoopKind::For(c) => {
            out.insert(c.index);
        }
        LoopKind::While { head, .. } => bound(head, &mut out),
        LoopKind::Forever | LoopKind::Times(_) => {}
    }
    out
}

/// The values bound in a block: they mean something else in the next round.
pub(crate) fn bound(block: &Block, out: &mut BTreeSet<ValId>) {
    for s in block {
        match s {
            Stmt::Let(v, _) => {
                out.insert(*v);
            }
            Stmt::If { outs, .. } => out.extend(outs.iter().map(|o| o.val)),
            Stmt::Call(c) => {
                out.extend(c.gives.vals().into_iter().chain(c.kind.partials()));
                out.extend(c.dots.iter().flat_map(|d| d.gives.vals()));
                out.extend(c.dots.iter().flat_map(|d| &d.partials).flatten());
                out.extend(c.fallible.iter().flat_map(|(a, b)| [*a, *b]));
            }
            Stmt::Loop(l) => {
                out.extend(l.trips);
                out.extend(l.frame.iter().flat_map(|f| f.vals.clone()));
                if let LoopKind::For(c) = &l.kind {
                    out.insert(c.index);
                }
            }
            Stmt::Replay(r) => out.extend([r.start, r.from, r.to]),
            _ => {}
        }
        visit::nested(s).into_iter().for_each(|b| bound(b, out));
    }
}

/// The reverse of a checkpointed loop as a loop: one segment per round, other bounds in each.
fn turns(r: &mut Replay, run: impl FnOnce(&mut Loop)) {
    let none = || Rhs::Ex(Ex::Num(0.0));
    let mut body = vec![Stmt::Let(r.from, none()), Stmt::Let(r.to, none())];
    body.append(&mut r.reverse);
    let mut l = Loop {
        kind: LoopKind::Forever,
        body,
        trips: None,
        frame: None,
        checkpoint: None,
        parallel: false,
        span: r.span,
    };
    run(&mut l);
    r.reverse = l.body.split_off(2);
}

fn meet(a: &Known, b: &Known) -> Known {
    let mut out = Known::new();
    for (v, x) in a {
        let both = match (x, b.get(v)) {
            (Where::All, Some(y)) => Some(y.clone()),
            (x, Some(Where::All)) => Some(x.clone()),
            (Where::In(r), Some(Where::In(q))) if r.same(q) => Some(x.clone()),
            (Where::Outside(r), Some(Where::Outside(q))) if r.same(q) => Some(x.clone()),
            (Where::Element(r), Some(Where::Element(q))) => Some(Where::Element(*r && *q)),
            (Where::Except(r), Some(Where::Except(q))) => Some(Where::Except(
                r.iter().chain(q).copied().collect::<BTreeSet<u64>>().into_iter().collect(),
            )),
            _ => None,
        };
        out.extend(both.map(|x| (*v, x)));
    }
    out
}

fn equal(a: &Known, b: &Known) -> bool {
    a.len() == b.len()
        && a.iter().all(|(v, x)| match (x, b.get(v)) {
            (Where::All, Some(Where::All)) => true,
            (Where::In(r), Some(Where::In(q))) | (Where::Outside(r), Some(Where::Outside(q))) => r.same(q),
            (Where::Element(r), Some(Where::Element(q))) => r == q,
            (Where::Except(r), Some(Where::Except(q))) => {
                r.len() == q.len() && r.iter().all(|n| q.contains(n))
            }
            _ => false,
        })
}

/// What is known before a loop and of one round's element, put together: what is known after the loop. `In` and `Outside` say where
/// the property holds.
fn after_run(before: Option<&Where>, run: &Run, holds: bool) -> Option<Where> {
    match (before, holds) {
        (Some(Where::All), true) => Some(Where::All),
        (Some(Where::All), false) => Some(Where::Outside(run.clone())),
        (Some(Where::In(r)), true) => Some(Where::In(r.clone())),
        (Some(Where::In(_)), false) => None,
        (Some(Where::Outside(r)), true) => {
            Some(if r.same(run) { Where::All } else { Where::Outside(r.clone()) })
        }
        (Some(Where::Outside(r)), false) => r.same(run).then(|| Where::Outside(r.clone())),
        (Some(Where::Element(b)), _) => Some(Where::Element(*b)),
        (Some(Where::Except(_)), _) => None,
        (None, true) => Some(Where::In(run.clone())),
        (None, false) => None,
    }
}

/// Whether the property holds for the elements of a run.
fn on_run(known: Option<&Where>, run: &Run) -> bool {
    match known {
        Some(Where::All) => true,
        Some(Where::In(r)) => r.same(run),
        Some(Where::Outside(_) | Where::Except(_) | Where::Element(_)) | None => false,
    }
}

/// The arrays, of those asked for, of which a loop touches one element per round, each once, and that element's run.
pub(crate) fn elementwise(f: &Function, l: &Loop, which: &dyn Fn(VarId) -> bool) -> BTreeMap<VarId, Run> {
    let LoopKind::For(c) = &l.kind else { return BTreeMap::new() };
    let exits = l.body.iter().any(|s| matches!(s, Stmt::BreakIf(_)));
    if exits || Run::of(f, c, 0).is_none() {
        return BTreeMap::new();
    }
    let mut offsets: BTreeMap<VarId, Option<i64>> = BTreeMap::new();
    accesses_in(&l.body, &mut |p, access| {
        if !which(p.root) {
            return;
        }
        let here = match (&p.path[..], access) {
            (_, Access::Other) => None,
            ([Proj::Index(e)], _) => affine::offset(e, c.index),
            _ => None,
        };
        let all = offsets.entry(p.root).or_insert(here);
        if *all != here {
            *all = None;
        }
    });
    let one_level = |v: &VarId| f.vars[*v].ty.element().is_some_and(|t| !t.is_aggregate() && !t.has_tuple());
    let found = offsets.into_iter().filter(|(v, _)| one_level(v));
    found.filter_map(|(v, k)| Some((v, Run::of(f, c, k?)?))).collect()
}

impl Assign<'_> {
    fn elementwise(&self, l: &Loop) -> BTreeMap<VarId, Run> {
        elementwise(self.f, l, &|v| self.tracked.contains(&v))
    }

    /// Follows zeros forwards; with `write`, turns additions to zero into assignments.
    fn forwards(&mut self, block: &mut Block, known: &mut Known, write: bool) {
        for s in block.iter_mut() {
            match s {
                Stmt::Declare(v, agg) if self.tracked.contains(v) => {
                    if agg.as_ref().is_some_and(zero_agg) {
                        known.insert(*v, Where::All);
                    } else {
                        known.remove(v);
                    }
                }
                Stmt::Add(p, e) | Stmt::Sub(p, e) if self.tracked.contains(&p.root) => {
                    let zero = match known.get(&p.root) {
                        Some(Where::All | Where::Element(true)) => true,
                        Some(Where::Except(all)) => literal(p).is_some_and(|n| !all.contains(&n)),
                        _ => false,
                    };
                    if zero && write {
                        let ty = self.f.vars[p.root].ty.leaf().map_or(Ty::f64(), |t| Ty::Float(t.clone()));
                        let mut first = e.clone();
                        if matches!(s, Stmt::Sub(..)) {
                            first = prim("neg", vec![first], &ty);
                        }
                        if let Stmt::Add(p, _) | Stmt::Sub(p, _) = s {
                            let p = p.clone();
                            // What is read after the sweep shows no `-0.0`.
                            if self.outputs.contains(&p.root) && !matches!(ty, Ty::Float(Float::Dot(_))) {
                                first = prim("add", vec![first, Ex::Num(0.0)], &ty);
                            }
                            self.nonzero(&p, known);
                            *s = Stmt::Store(p, Agg::Scalar(first));
                            self.changed = true;
                        }
                    } else {
                        let p = p.clone();
                        self.nonzero(&p, known);
                    }
                }
                Stmt::Store(p, agg) if self.tracked.contains(&p.root) => {
                    let zero = matches!(agg, Agg::Scalar(e) if is_zero(e));
                    match (zero, known.get(&p.root)) {
                        (true, Some(Where::Element(_))) => {
                            known.insert(p.root, Where::Element(true));
                        }
                        (true, _) if p.is_whole() => {
                            known.insert(p.root, Where::All);
                        }
                        (true, _) => {}
                        (false, _) => {
                            let p = p.clone();
                            self.nonzero(&p, known);
                        }
                    }
                }
                Stmt::Clear(p) if self.tracked.contains(&p.root) => {
                    if p.is_whole() {
                        known.insert(p.root, Where::All);
                    }
                }
                Stmt::If { then, els, .. } => {
                    let mut other = known.clone();
                    self.forwards(then, known, write);
                    self.forwards(els, &mut other, write);
                    *known = meet(known, &other);
                }
                Stmt::Loop(l) => self.loop_forwards(l, known, write),
                Stmt::Replay(r) => turns(r, |l| self.loop_forwards(l, known, write)),
                other => accesses(other, &mut |p, access| {
                    if access == Access::Other {
                        known.remove(&p.root);
                    }
                }),
            }
        }
    }

    fn nonzero(&self, p: &Place, known: &mut Known) {
        match known.get(&p.root) {
            Some(Where::Element(_)) => {
                known.insert(p.root, Where::Element(false));
            }
            known_so_far => {
                let except = match (known_so_far, literal(p)) {
                    (Some(Where::All), Some(n)) => Some(vec![n]),
                    (Some(Where::Except(all)), Some(n)) => Some(all.iter().copied().chain([n]).collect()),
                    _ => None,
                };
                match except {
                    Some(all) => known.insert(p.root, Where::Except(all)),
                    None => known.remove(&p.root),
                };
            }
        }
    }

    fn loop_forwards(&mut self, l: &mut Loop, known: &mut Known, write: bool) {
        let runs = self.elementwise(l);
        let before = known.clone();
        let enter = |known: &Known| {
            let mut head = known.clone();
            for (v, run) in &runs {
                if !matches!(known.get(v), Some(Where::Element(_))) {
                    head.insert(*v, Where::Element(on_run(known.get(v), run)));
                }
            }
            head
        };
        let inside = bound_by(l);
        // What holds at the head of every round; elements start anew in each.
        let mut head = enter(known);
        let end = loop {
            let mut end = head.clone();
            self.forwards(&mut l.body, &mut end, false);
            forget(&mut end, &inside);
            let mut next = meet(&head, &end);
            for v in runs.keys() {
                next.extend(head.get(v).map(|x| (*v, x.clone())));
            }
            if equal(&next, &head) {
                break end;
            }
            head = next;
        };
        if write {
            self.forwards(&mut l.body, &mut head.clone(), true);
        }
        let mut after = head;
        for (v, run) in &runs {
            let holds = matches!(end.get(v), Some(Where::Element(true)));
            after.remove(v);
            let outer = before.get(v);
            let state = match outer {
                // The element of a loop further out.
                Some(Where::Element(b)) => Some(Where::Element(*b && holds)),
                outer => after_run(outer, run, holds),
            };
            after.extend(state.map(|x| (*v, x)));
        }
        *known = after;
    }

    /// Follows backwards what nobody reads before it is overwritten; with `write`, drops zeros put there.
    fn backwards(&mut self, block: &mut Block, dead: &mut Known, write: bool) {
        let mut kept = Vec::with_capacity(block.len());
        for mut s in std::mem::take(block).into_iter().rev() {
            let mut drop = false;
            match &mut s {
                Stmt::Store(p, Agg::Scalar(e)) if self.tracked.contains(&p.root) => {
                    let unread = match dead.get(&p.root) {
                        Some(Where::All) => true,
                        Some(Where::Element(b)) => *b,
                        _ => false,
                    };
                    drop = write && unread && is_zero(e);
                    self.changed |= drop;
                    match dead.get(&p.root) {
                        Some(Where::Element(_)) => {
                            dead.insert(p.root, Where::Element(true));
                        }
                        _ if p.is_whole() => {
                            dead.insert(p.root, Where::All);
                        }
                        _ => {}
                    }
                    visit::stmt_ex(&s, &mut |e| {
                        if let Ex::Place(q, _) | Ex::Sum(q) = e {
                            live(dead, q.root);
                        }
                    });
                }
                Stmt::If { then, els, .. } => {
                    let mut other = dead.clone();
                    self.backwards(then, dead, write);
                    self.backwards(els, &mut other, write);
                    *dead = meet(dead, &other);
                }
                Stmt::Loop(l) => self.loop_backwards(l, dead, write),
                Stmt::Replay(r) => turns(r, |l| self.loop_backwards(l, dead, write)),
                other => accesses(other, &mut |p, _| live(dead, p.root)),
            }
            if !drop {
                kept.push(s);
            }
        }
        kept.reverse();
        *block = kept;
    }

    fn loop_backwards(&mut self, l: &mut Loop, dead: &mut Known, write: bool) {
        let runs = self.elementwise(l);
        let after = dead.clone();
        let inside = bound_by(l);
        let mut end = after.clone();
        for (v, run) in &runs {
            if !matches!(after.get(v), Some(Where::Element(_))) {
                end.insert(*v, Where::Element(on_run(after.get(v), run)));
            }
        }
        let head = loop {
            let mut head = end.clone();
            self.backwards(&mut l.body, &mut head, false);
            forget(&mut head, &inside);
            let mut next = meet(&end, &head);
            for v in runs.keys() {
                next.extend(end.get(v).map(|x| (*v, x.clone())));
            }
            if equal(&next, &end) {
                break head;
            }
            end = next;
        };
        if write {
            self.backwards(&mut l.body, &mut end.clone(), true);
        }
        let mut before = meet(&end, &head);
        for (v, run) in &runs {
            let unread = matches!(head.get(v), Some(Where::Element(true)));
            before.remove(v);
            let state = match after.get(v) {
                Some(Where::Element(b)) => Some(Where::Element(*b && unread)),
                outer => after_run(outer, run, unread),
            };
            before.extend(state.map(|x| (*v, x)));
        }
        *dead = before;
    }
}

/// Something is read: of an element we know that, of anything else nothing any more.
fn live(dead: &mut Known, v: VarId) {
    match dead.get(&v) {
        Some(Where::Element(_)) => {
            dead.insert(v, Where::Element(false));
        }
        _ => {
            dead.remove(&v);
        }
    }
}

/// Forgets what is said in terms of values that differ from round to round.
fn forget(known: &mut Known, inside: &BTreeSet<ValId>) {
    known.retain(|_, x| match x {
        Where::In(r) | Where::Outside(r) => {
            let mut vals = vec![];
            r.vals(&mut vals);
            !vals.iter().any(|v| inside.contains(v))
        }
        Where::All | Where::Except(_) | Where::Element(_) => true,
    });
}

/// A variable that is declared zero and then, before anything else is done with it, assigned: declared where it is assigned.
fn merge(block: &mut Block) {
    for s in block.iter_mut() {
        visit::nested_mut(s).into_iter().for_each(merge);
    }
    let mut k = 0;
    while k < block.len() {
        let Stmt::Declare(v, Some(Agg::Scalar(e))) = &block[k] else {
            k += 1;
            continue;
        };
        let v = *v;
        let next = is_zero(e).then(|| block[k + 1..].iter().position(|s| mentions(s, v))).flatten();
        let first = next.map(|at| k + 1 + at);
        match first {
            Some(at) if matches!(&block[at], Stmt::Store(p, Agg::Scalar(_)) if p.is_whole() && p.root == v) =>
            {
                if let Stmt::Store(_, agg) = block.remove(at) {
                    block.insert(at, Stmt::Declare(v, Some(agg)));
                }
                block.remove(k);
            }
            _ => k += 1,
        }
    }
}

/// True if a statement touches a variable, itself or inside.
fn mentions(s: &Stmt, v: VarId) -> bool {
    let mut found = false;
    accesses(s, &mut |p, _| found |= p.root == v);
    visit::writes(s, &mut |w, _| found |= w == v);
    visit::stmt_ex(s, &mut |e| {
        if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = e {
            found |= p.root == v;
        }
    });
    found || visit::nested(s).into_iter().flatten().any(|s| mentions(s, v))
}

/// Adjoints that never change are constants: replaced by their number, which then folds.
pub(crate) fn constants(f: &Function, reverse: &mut Block, mut results: Vec<&mut Ex>) {
    let mut numbers: BTreeMap<VarId, f64> = BTreeMap::new();
    let mut changed: BTreeSet<VarId> = BTreeSet::new();
    gather(reverse, &mut numbers, &mut changed);
    numbers.retain(|v, x| !changed.contains(v) && f.vars[*v].origin == Origin::Adjoint && *x != 0.0);
    let mut known: BTreeMap<ValId, f64> = BTreeMap::new();
    visit::blocks_mut(reverse, &mut |b| {
        b.retain(|s| match s {
            Stmt::Let(v, Rhs::Load(p)) if p.is_whole() && numbers.contains_key(&p.root) => {
                known.insert(*v, numbers[&p.root]);
                false
            }
            _ => true,
        });
    });
    while !known.is_empty() {
        substitute(reverse, &known, &mut results);
        // What has become a number itself.
        known.clear();
        visit::blocks_mut(reverse, &mut |b| {
            b.retain(|s| match s {
                Stmt::Let(v, Rhs::Ex(Ex::Num(x))) => {
                    known.insert(*v, *x);
                    false
                }
                _ => true,
            });
        });
    }
}

fn substitute(reverse: &mut Block, known: &BTreeMap<ValId, f64>, results: &mut [&mut Ex]) {
    let mut fold = |e: &mut Ex| {
        if let Ex::Val(v) = e
            && let Some(x) = known.get(v)
        {
            *e = Ex::Num(*x);
        }
        let one = |e: &Ex| matches!(e, Ex::Num(x) if *x == 1.0);
        let minus_one = |e: &Ex| matches!(e, Ex::Num(x) if *x == -1.0);
        let simpler = match e {
            Ex::Prim(row, args, _) if row.name == "mul" && one(&args[0]) => Some(args[1].clone()),
            Ex::Prim(row, args, _) if row.name == "mul" && one(&args[1]) => Some(args[0].clone()),
            Ex::Prim(row, args, ty) if row.name == "mul" && minus_one(&args[0]) => {
                Some(prim("neg", vec![args[1].clone()], ty))
            }
            Ex::Prim(row, args, ty) if row.name == "mul" && minus_one(&args[1]) => {
                Some(prim("neg", vec![args[0].clone()], ty))
            }
            Ex::Prim(row, args, _) if row.name == "neg" => match &args[0] {
                Ex::Num(x) => Some(Ex::Num(-x)),
                _ => None,
            },
            Ex::UnlessZero(adj, ex) if matches!(**adj, Ex::Num(x) if x != 0.0) => Some((**ex).clone()),
            _ => None,
        };
        if let Some(simpler) = simpler {
            *e = simpler;
        }
    };
    visit::block_ex_mut(reverse, &mut fold);
    results.iter_mut().for_each(|e| visit::ex_mut(e, &mut fold));
}

fn gather(block: &Block, numbers: &mut BTreeMap<VarId, f64>, changed: &mut BTreeSet<VarId>) {
    for s in block {
        if let Stmt::Declare(v, agg) = s {
            match agg {
                Some(Agg::Scalar(Ex::Num(x))) if !numbers.contains_key(v) => {
                    numbers.insert(*v, *x);
                }
                _ => {
                    changed.insert(*v);
                }
            }
        }
        accesses(s, &mut |p, access| {
            if access != Access::Read || !p.is_whole() {
                changed.insert(p.root);
            }
        });
        visit::nested(s).into_iter().for_each(|b| gather(b, numbers, changed));
    }
}
