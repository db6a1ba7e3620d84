//! Parallel loops: a loop whose rounds the user lets run at the same time in, runs of its rounds with their own sums out.
//!
//! What a round reads of what is outside of it, all may read. What it writes there must be of one of two kinds: elements that are
//! this round's alone, of which each run of rounds gets its piece, or something that every round adds to and none reads, of which
//! each run has its own and all are added up afterwards. Residuals go to a tape for each run, and come back from it: so the loop and
//! its reverse are parallel both, or neither.
//!
//! Where a loop does anything else its rounds stay one after the other, and the result is the same. Runs when all other passes
//! but `rows` have: they see an ordinary loop.
use crate::affine;
use crate::assign::bound_by;
use crate::emit::items::has_calls;
use crate::ir::*;
use crate::types::{Float, Ty};
use crate::visit;
use proc_macro2::{Ident, Span};
use std::collections::{BTreeMap, BTreeSet};
use syn::{BinOp, Lit};

/// `joined`: the value is not wanted, and rounds may be reversed right after they ran.
pub(crate) fn parallel(f: &mut Function, forward: &mut Block, reverse: &mut Block, joined: bool) {
    let (mut there, mut back) = (BTreeMap::new(), BTreeMap::new());
    taped(f, forward, &mut there);
    taped(f, reverse, &mut back);
    let fits = |number: Option<usize>, taped: Taped| {
        let (there, back) = (number.and_then(|n| there.get(&n)), number.and_then(|n| back.get(&n)));
        match taped {
            Taped::Nothing => true,
            Taped::Put | Taped::Take => there == Some(&Some(Taped::Put)) && back == Some(&Some(Taped::Take)),
            Taped::Within => joined && there.is_none(),
        }
    };
    rewrite(f, forward, &fits);
    rewrite(f, reverse, &fits);
}

/// What the loops have to do with the tape, by number; of those that cannot be run in parallel, nothing is said.
fn taped(f: &Function, block: &Block, out: &mut BTreeMap<usize, Option<Taped>>) {
    for s in block {
        match s {
            Stmt::Loop(l) if l.parallel => {
                if let Some(number) = number(l) {
                    // More than one loop of a number: neither.
                    let taped = plan(f, l).ok().map(|plan| plan.taped);
                    out.entry(number).and_modify(|t| *t = None).or_insert(taped);
                }
            }
            s if sequential(s) => {}
            s => visit::nested(s).into_iter().for_each(|b| taped(f, b, out)),
        }
    }
}

/// True for what is run again, where loops stay as they are.
fn sequential(s: &Stmt) -> bool {
    matches!(s, Stmt::Replay(_)) || matches!(s, Stmt::Loop(l) if l.checkpoint.is_some())
}

fn rewrite(f: &mut Function, block: &mut Block, fits: &impl Fn(Option<usize>, Taped) -> bool) {
    let mut out = Vec::with_capacity(block.len());
    for mut s in std::mem::take(block) {
        match s {
            Stmt::Loop(l) if l.parallel => match plan(f, &l) {
                Ok(plan) if fits(number(&l), plan.taped) => split(f, *l, plan, &mut out),
                _ => out.push(Stmt::Loop(l)),
            },
            s if sequential(&s) => out.push(s),
            _ => {
                visit::nested_mut(&mut s).into_iter().for_each(|b| rewrite(f, b, fits));
                out.push(s);
            }
        }
    }
    *block = out;
}

fn number(l: &Loop) -> Option<usize> {
    match l.body.first() {
        Some(Stmt::Head(number)) => Some(*number),
        _ => None,
    }
}

/// What becomes of a loop.
pub(crate) struct Plan {
    counted: Counted,
    taped: Taped,
    sums: Vec<VarId>,
    pieces: Vec<(VarId, Share)>,
    /// The whole numbers that the body binds, by what they are made of.
    defs: BTreeMap<ValId, Ex>,
    bound: BTreeSet<ValId>,
    inner: BTreeMap<ValId, Ex>,
}

/// How the elements of an array belong to rounds.
#[derive(Clone)]
enum Share {
    /// `a[i + offset]`
    One(i64),
    /// `a[i * stride + ..]`, less than a stride further.
    Stride(Ex),
}

impl Share {
    fn same(&self, other: &Share) -> bool {
        match (self, other) {
            (Share::One(a), Share::One(b)) => a == b,
            (Share::Stride(a), Share::Stride(b)) => affine::same(a, b),
            _ => false,
        }
    }
}

/// What the rounds do to a variable from outside.
#[derive(Default)]
struct Uses {
    /// Some round reads or replaces it.
    more_than_added: bool,
    written: bool,
    /// It is used as a whole, or its length is asked for.
    whole: bool,
    /// Where parts of it are.
    places: Vec<Place>,
    /// In a way that is not known here.
    other: bool,
}

/// Whether the rounds can run at the same time; if not, what is in the way.
pub(crate) fn plan(f: &Function, l: &Loop) -> Result<Plan, &'static str> {
    let LoopKind::For(c) = &l.kind else { return Err("its rounds are not counted") };
    let counted = matches!(&f.vals[c.index].ty, Ty::Int(Some(n)) if n == "usize");
    if !counted || c.step.is_some() {
        return Err("its rounds are not counted one by one in `usize`");
    }
    if l.trips.is_some() || l.body.iter().any(|s| matches!(s, Stmt::BreakIf(_))) {
        return Err("it may end early");
    }
    if !visit::cheap(&c.lo) || !visit::cheap(&c.hi) || l.checkpoint.is_some() {
        return Err("its ends are not plain numbers");
    }
    let mut plan = Plan {
        counted: c.clone(),
        taped: Taped::Nothing,
        sums: vec![],
        pieces: vec![],
        defs: BTreeMap::new(),
        bound: bound_by(l),
        inner: BTreeMap::new(),
    };
    let mut scan = Scan { f, declared: BTreeSet::new(), uses: BTreeMap::new(), puts: false, takes: false };
    scan.frame(l);
    if l.frame.as_ref().is_some_and(|f| f.vals.contains(&c.index)) {
        return Err("its counter is kept");
    }
    scan.block(&l.body, c.index)?;
    plan.facts(f, &l.body);
    plan.taped = match (scan.puts, scan.takes) {
        (true, false) => Taped::Put,
        (false, true) => Taped::Take,
        // A round that is reversed right after it ran: what it keeps is gone when it ends.
        (true, true) if l.frame.is_none() && !has_calls(&l.body) => Taped::Within,
        (true, true) => return Err("a round both keeps residuals and finds some"),
        (false, false) => Taped::Nothing,
    };
    for (var, uses) in &scan.uses {
        if scan.declared.contains(var) || !uses.written {
            continue;
        }
        if uses.other {
            return Err("a round changes something that is not its own");
        }
        if !uses.whole
            && let Some(share) = plan.share(&uses.places)
        {
            plan.pieces.push((*var, share));
        } else if !uses.more_than_added && summable(&f.vars[*var].ty) {
            plan.sums.push(*var);
        } else {
            return Err("a round changes what other rounds read, or elements that may not be its own");
        }
    }
    Ok(plan)
}

/// True for what copies can be made of and added up: numbers, and arrays of them.
fn summable(ty: &Ty) -> bool {
    match ty {
        Ty::Float(Float::F64 | Float::F32) => true,
        Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) => summable(e),
        _ => false,
    }
}

struct Scan<'a> {
    f: &'a Function,
    declared: BTreeSet<VarId>,
    uses: BTreeMap<VarId, Uses>,
    puts: bool,
    takes: bool,
}

impl Scan<'_> {
    fn frame(&mut self, l: &Loop) {
        let Some(frame) = &l.frame else { return };
        self.puts |= !frame.restore;
        self.takes |= frame.restore;
        for (var, copy) in &frame.arrays {
            if frame.restore {
                self.declared.insert(*copy);
            } else {
                self.uses.entry(*var).or_default().whole = true;
            }
        }
    }

    fn block(&mut self, block: &Block, index: ValId) -> Result<(), &'static str> {
        block.iter().try_for_each(|s| self.stmt(s, index))
    }

    fn add(&mut self, p: &Place) {
        let uses = self.uses.entry(p.root).or_default();
        uses.written = true;
        uses.whole |= p.is_whole();
        uses.places.push(p.clone());
    }

    fn replace(&mut self, p: &Place) {
        self.add(p);
        self.uses.entry(p.root).or_default().more_than_added = true;
    }

    fn stmt(&mut self, s: &Stmt, index: ValId) -> Result<(), &'static str> {
        // What is classified here; all else that is mentioned is read.
        let mut known: Vec<VarId> = vec![];
        match s {
            Stmt::Add(p, _) | Stmt::Sub(p, _) | Stmt::AddAll(p, _) => {
                self.add(p);
                known.push(p.root);
            }
            Stmt::Store(p, _) | Stmt::Clear(p) | Stmt::AddAny(p, _) => {
                self.replace(p);
                known.push(p.root);
            }
            Stmt::Declare(var, _) | Stmt::Recall(var) => {
                self.takes |=
                    matches!(s, Stmt::Recall(_) | Stmt::Declare(_, Some(Agg::Recalled | Agg::Shape)));
                self.declared.insert(*var);
            }
            Stmt::Call(c) => {
                self.puts |= !c.plain && matches!(c.kind, CallKind::Taped);
                self.declared.extend(c.gives.vars());
            }
            Stmt::CallReverse(c) => {
                self.takes = true;
                for a in &c.args {
                    if let Some(p) = &a.adjoint {
                        self.add(p);
                        known.push(p.root);
                    }
                }
                self.declared
                    .extend(c.recalled.iter().chain(c.reborrowed.iter().map(|(_, r)| r)).map(|r| r.copy));
                c.exclusive.iter().for_each(|v| self.uses.entry(*v).or_default().other = true);
            }
            Stmt::Snapshot(_) | Stmt::KeepShape(_) | Stmt::PutShape(_) => self.puts = true,
            Stmt::AddShape(p) => {
                self.takes = true;
                self.uses.entry(p.root).or_default().other = true;
            }
            Stmt::Loop(l) => {
                if l.checkpoint.is_some() || l.frame.as_ref().is_some_and(|f| f.vals.contains(&index)) {
                    return Err("a round is a checkpointed loop");
                }
                self.frame(l);
            }
            Stmt::Replay(_) => return Err("a round is a checkpointed loop"),
            Stmt::Let(..)
            | Stmt::Push(..)
            | Stmt::If { .. }
            | Stmt::Parallel(_)
            | Stmt::BreakIf(_)
            | Stmt::Effect(_)
            | Stmt::Deferred(_)
            | Stmt::Head(_)
            | Stmt::Cut(_) => {}
        }
        let mut writes = vec![];
        visit::writes(s, &mut |v, change| {
            // A method of something that cannot change.
            if change != visit::Change::Perhaps || self.f.vars[v].mutable {
                writes.push(v);
            }
        });
        for v in writes {
            let uses = self.uses.entry(v).or_default();
            uses.written = true;
            uses.other |= !known.contains(&v);
        }
        for p in reads(s) {
            let uses = self.uses.entry(p.root).or_default();
            uses.more_than_added = true;
            uses.whole |= p.is_whole();
            uses.places.push(p);
        }
        visit::stmt_ex(s, &mut |e| {
            if let Ex::Len(p) = e
                && p.is_whole()
            {
                self.uses.entry(p.root).or_default().whole = true;
            }
        });
        visit::nested(s).into_iter().try_for_each(|b| self.block(b, index))
    }
}

/// The places that a statement itself reads, besides what it writes to; of those whose length it asks for, only parts.
fn reads(s: &Stmt) -> Vec<Place> {
    let mut own = match s {
        Stmt::If { cond, outs, .. } => {
            Stmt::If { cond: *cond, then: vec![], els: vec![], outs: outs.clone() }
        }
        Stmt::Loop(l) => {
            let kind = match &l.kind {
                LoopKind::While { cond, .. } => LoopKind::While { head: vec![], cond: cond.clone() },
                kind => kind.clone(),
            };
            Stmt::Loop(Box::new(Loop { kind, body: vec![], ..(**l).clone() }))
        }
        s => s.clone(),
    };
    visit::stmt_ex_mut(&mut own, &mut |e| {
        if matches!(e, Ex::Len(p) if p.is_whole()) {
            *e = crate::lower::int(0);
        }
    });
    if let Stmt::CallReverse(c) = &mut own {
        c.args.iter_mut().for_each(|a| a.adjoint = None);
    }
    // What is written to comes first.
    let target = matches!(
        own,
        Stmt::Add(..)
            | Stmt::Sub(..)
            | Stmt::AddAny(..)
            | Stmt::AddAll(..)
            | Stmt::Store(..)
            | Stmt::Clear(_)
    );
    let mut all = vec![];
    visit::block_places_mut(&mut vec![own], &mut |p| all.push(p.clone()));
    all.split_off(usize::from(target))
}

impl Plan {
    /// What the body binds whole numbers to, and how far its inner loops count.
    fn facts(&mut self, f: &Function, block: &Block) {
        for s in block {
            match s {
                Stmt::Let(v, Rhs::Ex(e)) if matches!(f.vals[*v].ty, Ty::Int(_)) => {
                    self.defs.insert(*v, e.clone());
                }
                Stmt::Loop(l) => {
                    if let LoopKind::For(c) = &l.kind
                        && matches!(&c.lo, Ex::Lit(Lit::Int(n)) if n.base10_digits() == "0")
                        && c.step.is_none()
                        && !c.inclusive
                    {
                        self.inner.insert(c.index, c.hi.clone());
                    }
                }
                _ => {}
            }
            visit::nested(s).into_iter().for_each(|b| self.facts(f, b));
        }
    }

    /// An index with the whole numbers of the body written out.
    fn expanded(&self, e: &Ex) -> Ex {
        let mut e = e.clone();
        for _ in 0..4 {
            visit::ex_mut(&mut e, &mut |e| {
                if let Ex::Val(v) = e
                    && let Some(def) = self.defs.get(v)
                {
                    *e = def.clone();
                }
            });
        }
        e
    }

    /// True if an expression is the same in all rounds.
    fn stays(&self, e: &Ex) -> bool {
        let mut fine = true;
        visit::ex(e, &mut |e| {
            fine &= match e {
                Ex::Val(v) => *v != self.counted.index && !self.bound.contains(v),
                Ex::Lit(_) | Ex::Path(_) | Ex::Bin(..) | Ex::Cast(..) | Ex::Len(_) => true,
                Ex::Call { pure, .. } => *pure,
                _ => false,
            }
        });
        fine
    }

    /// How the places belong to rounds, if each belongs to one, and all in the same way.
    fn share(&self, places: &[Place]) -> Option<Share> {
        let mut all = places.iter().map(|p| self.share_of(p.path.first()?));
        let first = all.next()??;
        all.all(|s| s.is_some_and(|s| s.same(&first))).then_some(first)
    }

    fn share_of(&self, proj: &Proj) -> Option<Share> {
        match proj {
            Proj::Index(e) => {
                let e = self.expanded(e);
                if let Some(offset) = affine::offset(&e, self.counted.index).filter(|k| *k >= 0) {
                    return Some(Share::One(offset));
                }
                let (stride, rest) = self.multiple(&e)?;
                self.less(rest.as_ref(), &stride).then_some(Share::Stride(stride))
            }
            Proj::Range(Some(lo), Some(hi)) => {
                let (lo, hi) = (self.expanded(lo), self.expanded(hi));
                let (stride, None) = self.multiple(&lo)? else { return None };
                let end = match &hi {
                    Ex::Call { callee, args, .. } if callee.to_string() == "usize :: min" => {
                        self.stays(&args[1]).then(|| args[0].clone())?
                    }
                    hi => hi.clone(),
                };
                self.ends(&end, &stride).then_some(Share::Stride(stride))
            }
            _ => None,
        }
    }

    /// The stride and the rest of `i * stride + rest`.
    fn multiple(&self, e: &Ex) -> Option<(Ex, Option<Ex>)> {
        let index = |e: &Ex| matches!(e, Ex::Val(v) if *v == self.counted.index);
        match e {
            Ex::Bin(BinOp::Mul(_), a, b) if index(a) && self.stays(b) => Some(((**b).clone(), None)),
            Ex::Bin(BinOp::Mul(_), a, b) if index(b) && self.stays(a) => Some(((**a).clone(), None)),
            Ex::Bin(BinOp::Add(_), a, b) => match (self.multiple(a), self.multiple(b)) {
                (Some((stride, None)), None) => Some((stride, Some((**b).clone()))),
                (None, Some((stride, None))) => Some((stride, Some((**a).clone()))),
                _ => None,
            },
            _ => None,
        }
    }

    /// True if what is added stays below the stride.
    fn less(&self, rest: Option<&Ex>, stride: &Ex) -> bool {
        let literal = |e: &Ex| match e {
            Ex::Lit(Lit::Int(n)) => n.base10_parse::<u64>().ok(),
            _ => None,
        };
        match (rest, literal(stride)) {
            (None, stride) => stride.is_some_and(|s| s > 0),
            (Some(rest), Some(stride)) if literal(rest).is_some() => {
                literal(rest).is_some_and(|r| r < stride)
            }
            (Some(Ex::Val(j)), _) => {
                self.inner.get(j).is_some_and(|end| affine::same(&self.expanded(end), stride))
            }
            _ => false,
        }
    }

    /// True for `i * stride + stride` and `(i + 1) * stride`.
    fn ends(&self, e: &Ex, stride: &Ex) -> bool {
        let one = |e: &Ex| affine::offset(e, self.counted.index) == Some(1);
        match e {
            Ex::Bin(BinOp::Mul(_), a, b) => {
                (one(a) && affine::same(b, stride)) || (one(b) && affine::same(a, stride))
            }
            Ex::Bin(BinOp::Add(_), ..) => {
                matches!(self.multiple(e), Some((s, Some(rest))) if affine::same(&s, stride) && affine::same(&rest, stride))
            }
            _ => false,
        }
    }

    /// A place in the piece of a run: `round` is the number of the round in it.
    fn point(&self, p: &mut Place, piece: VarId, share: &Share, from: ValId, round: ValId) {
        p.root = piece;
        match (&mut p.path[0], share) {
            (Proj::Index(e), Share::One(_)) => *e = Ex::Val(round),
            (Proj::Index(e), Share::Stride(stride)) => {
                let rest = self.multiple(&self.expanded(e)).and_then(|(_, rest)| rest);
                let start = mul(Ex::Val(round), stride.clone());
                *e = match rest {
                    Some(rest) => add(start, rest),
                    None => start,
                };
            }
            (Proj::Range(lo, hi), Share::Stride(stride)) => {
                let start = mul(Ex::Val(round), stride.clone());
                let mut end = add(start.clone(), stride.clone());
                if let Some(Ex::Call { args, .. }) = hi.as_ref().map(|e| self.expanded(e)) {
                    let before = mul(Ex::Val(from), stride.clone());
                    let left = call("saturating_sub", vec![args[1].clone(), before]);
                    end = call("min", vec![end, left]);
                }
                (*lo, *hi) = (Some(start), Some(end));
            }
            _ => {}
        }
    }
}

fn add(a: Ex, b: Ex) -> Ex {
    Ex::Bin(BinOp::Add(Default::default()), Box::new(a), Box::new(b))
}
fn mul(a: Ex, b: Ex) -> Ex {
    Ex::Bin(BinOp::Mul(Default::default()), Box::new(a), Box::new(b))
}
fn call(name: &str, args: Vec<Ex>) -> Ex {
    let name = Ident::new(name, Span::mixed_site());
    Ex::Call { callee: quote::quote!(usize::#name), args, pure: true }
}

/// Makes the parallel loop, and what adds its sums up.
fn split(f: &mut Function, mut l: Loop, mut plan: Plan, out: &mut Block) {
    if plan.taped == Taped::Take {
        from_the_end(&mut l);
        if let LoopKind::For(c) = &l.kind {
            plan.counted = c.clone();
        }
    }
    let c = plan.counted.clone();
    let named = |name: &str| Some(Ident::new(name, Span::mixed_site()));
    let from = f.val(named("from"), Ty::usize(), l.span);
    let rounds = f.val(named("rounds"), Ty::usize(), l.span);
    let round = f.val(None, Ty::usize(), l.span);
    let mut body = l.body;
    let mut pieces = vec![];
    for (var, share) in &plan.pieces {
        let (origin, span) = (f.vars[*var].of, f.vars[*var].span);
        let element = f.vars[*var].ty.element().cloned().unwrap_or(Ty::Infer(0));
        let name = f.vars[*var].name.clone();
        let piece = f.var(name, Ty::Slice(Box::new(element)), span, Origin::Owned);
        f.vars[piece].of = origin;
        visit::block_places_mut(&mut body, &mut |p| {
            if p.root == *var {
                plan.point(p, piece, share, from, round);
            }
        });
        let (stride, offset) = match share {
            Share::One(offset) => (crate::lower::int(1), crate::lower::int(offset.unsigned_abs())),
            Share::Stride(stride) => (stride.clone(), crate::lower::int(0)),
        };
        pieces.push(Piece { of: Place::var(*var), piece, stride, offset });
    }
    let mut before = vec![];
    let mut after = vec![];
    let mut sums = vec![];
    for var in &plan.sums {
        let Var { name, ty, span, of, .. } = f.vars[*var].clone();
        let own = f.var(name, ty.clone(), span, Origin::Owned);
        f.vars[own].of = of;
        rename(&mut body, *var, own);
        if ty.is_float() {
            before.push(Stmt::Declare(own, Some(Agg::Scalar(Ex::Num(-0.0)))));
            after.push(Stmt::Add(Place::var(*var), Ex::Place(Place::var(own), Borrow::Copy)));
        } else {
            before.push(Stmt::Declare(own, Some(Agg::ZerosLike(Place::var(*var)))));
            after.push(Stmt::AddAll(Place::var(*var), Place::var(own)));
        }
        sums.push(own);
    }
    visit::block_ex_mut(&mut body, &mut |e| {
        if matches!(e, Ex::Val(v) if *v == c.index) {
            *e = add(Ex::Val(from), Ex::Val(round));
        }
    });
    let hi = if c.inclusive { add(c.hi.clone(), crate::lower::int(1)) } else { c.hi.clone() };
    let own = Counted {
        index: round,
        lo: crate::lower::int(0),
        hi: Ex::Val(rounds),
        inclusive: false,
        ..c.clone()
    };
    before.push(Stmt::Loop(Box::new(Loop { kind: LoopKind::For(own), body, parallel: false, ..l })));
    let taped = plan.taped;
    out.push(Stmt::Parallel(Box::new(Parallel {
        lo: c.lo,
        hi,
        from,
        rounds,
        pieces,
        sums,
        taped,
        body: before,
        span: l.span,
    })));
    out.extend(after);
}

/// A tape gives back the last first; frames that are read in the order in which they were written are so because order is free.
fn from_the_end(l: &mut Loop) {
    fn turn(l: &mut Loop) {
        if let (Some(frame), LoopKind::For(c)) = (&mut l.frame, &mut l.kind)
            && frame.restore
            && frame.forwards
        {
            frame.forwards = false;
            c.rev = !c.rev;
        }
    }
    turn(l);
    visit::block_mut(&mut l.body, &mut |s| {
        if let Stmt::Loop(l) = s {
            turn(l);
        }
    });
}

fn rename(block: &mut Block, var: VarId, own: VarId) {
    visit::block_mut(block, &mut |s| {
        visit::vars_mut(s, &mut |v| {
            if *v == var {
                *v = own;
            }
        });
    });
}

#[cfg(test)]
mod tests {
    fn explain(body: &str) -> String {
        let text = format!("fn f(x: &[f64], w: &[f64], k: f64) -> f64 {{ {body} }}");
        crate::pipeline::explained(syn::parse_str(&text).expect("a function"))
    }

    /// Both forms, both sweeps.
    #[test]
    fn sums_run_in_parallel() {
        for body in [
            "x.par_iter().map(|a| (a * w[0] * k).sin()).sum()",
            "x.par_chunks(3).map(|r| r[0] * w[1] * k).sum()",
            "(0..x.len()).into_par_iter().map(|i| x[i] * x[i] * w[2] * k).sum()",
            "(0..x.len()).into_par_iter().map(|i| x[3 * i] * x[3 * i + 2] * w[2] * k).sum()",
            "x.par_iter().map(|a| g(w, a * k)).sum()",
            "x.par_iter().map(|a| { let mut y = *a; while y > 1.0 { y = (y * k).sqrt(); } y * w[0] }).sum()",
            "x.par_iter().map(|a| { let mut t = [0.0; 3]; for j in 0..3 { t[j] = w[j] * a; } t[0] * t[1] * k }).sum()",
            "x.par_iter().map(|a| a * w[0] * k).reduce(|| 0.0, |a, b| a + b)",
            "let mut y = vec![0.0; x.len()]; y.par_iter_mut().zip(x.par_iter()).for_each(|(y, x)| *y = x * k * w[0]); y[0]",
        ] {
            let text = explain(body);
            assert!(text.contains("in parallel"), "{body}: {text}");
            assert!(!text.contains("one round after the other"), "{body}: {text}");
        }
    }

    #[test]
    fn says_why_rounds_stay_in_order() {
        for (body, reason) in [
            ("x.par_iter().map(|a| a * k).product::<f64>() * w[0]", "what other rounds read"),
            ("let y: Vec<f64> = x.par_iter().map(|a| a * k * w[0]).collect(); y[1]", "not its own"),
            (
                "let i = x.par_iter().any(|a| *a > k); if i { k } else { w[0] * x.par_iter().map(|a| a * k).sum::<f64>() }",
                "in parallel",
            ),
        ] {
            let text = explain(body);
            assert!(text.contains(reason), "{body}: {text}");
        }
        assert!(
            !explain("let mut s = k; for a in x { s += a * w[0]; } s").contains("one round after the other")
        );
    }
}
