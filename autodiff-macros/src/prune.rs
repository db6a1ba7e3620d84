//! Drops what nobody reads: a program and what must stay in, the same program without dead statements out.
//!
//! This is what makes a gradient cheaper than its function: where only the gradient is asked for, the value's own chain is dead.
//! Effects stay: panics, prints, calls of functions that the macro knows nothing of.
use crate::ir::*;
use crate::visit;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) struct Prune<'a> {
    f: &'a Function,
    vars: BTreeSet<VarId>,
    found: BTreeSet<VarId>,
    /// The values of each frame that the reverse sweep reads.
    frames: BTreeMap<FrameId, BTreeSet<ValId>>,
}

/// Prunes `body`, where `vals` and `vars` are read after its end.
pub(crate) fn prune(
    f: &Function,
    body: Block,
    vals: &BTreeSet<ValId>,
    vars: &BTreeSet<VarId>,
    frames: Option<&BTreeMap<FrameId, BTreeSet<ValId>>>,
) -> (Block, BTreeMap<FrameId, BTreeSet<ValId>>, BTreeSet<VarId>, BTreeSet<ValId>) {
    let mut p =
        Prune { f, vars: vars.clone(), found: vars.clone(), frames: frames.cloned().unwrap_or_default() };
    loop {
        let mut live = vals.clone();
        let mut out = body.clone();
        p.block(&mut out, &mut live);
        if p.found.len() == p.vars.len() {
            return (out, p.frames, p.vars, live);
        }
        p.vars = p.found.clone();
    }
}

impl Prune<'_> {
    fn read(&mut self, e: &Ex, live: &mut BTreeSet<ValId>) {
        visit::ex(e, &mut |e| match e {
            Ex::Val(v) => {
                live.insert(*v);
            }
            Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) => {
                self.found.insert(p.root);
            }
            _ => {}
        });
    }

    fn read_all(&mut self, s: &Stmt, live: &mut BTreeSet<ValId>) {
        visit::stmt_ex(s, &mut |e| match e {
            Ex::Val(v) => {
                live.insert(*v);
            }
            Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) => {
                self.found.insert(p.root);
            }
            _ => {}
        });
    }

    fn block(&mut self, block: &mut Block, live: &mut BTreeSet<ValId>) {
        let mut kept = vec![];
        for mut s in std::mem::take(block).into_iter().rev() {
            if self.stmt(&mut s, live) {
                kept.push(s);
            }
        }
        kept.reverse();
        *block = kept;
    }

    fn agg(&mut self, agg: &Agg) {
        match agg {
            Agg::Copy(p, _) | Agg::ZerosLike(p) | Agg::Popped(p) => {
                self.found.insert(p.root);
            }
            Agg::Array(all) | Agg::Vec(all) => all.iter().for_each(|a| self.agg(a)),
            Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => self.agg(a),
            Agg::Scalar(_) | Agg::Opaque(_) | Agg::Recalled => {}
        }
    }

    fn stmt(&mut self, s: &mut Stmt, live: &mut BTreeSet<ValId>) -> bool {
        match s {
            Stmt::Let(v, rhs) => {
                let effect = match rhs {
                    Rhs::Ex(e) => !visit::pure(e),
                    Rhs::Pop(p) => self.vars.contains(&p.root),
                    Rhs::Load(_) => false,
                };
                if !live.remove(v) && !effect {
                    return false;
                }
                if let Rhs::Load(p) | Rhs::Pop(p) = rhs {
                    self.found.insert(p.root);
                }
                self.read_all(s, live);
                true
            }
            Stmt::Declare(var, agg) => {
                let effect = match agg {
                    Some(Agg::Opaque(e)) => !visit::pure(e),
                    Some(Agg::Popped(p)) => self.vars.contains(&p.root),
                    // It stands on the tape.
                    Some(Agg::Recalled) => true,
                    _ => false,
                };
                if !self.vars.contains(var) && !effect {
                    return false;
                }
                if let Some(agg) = agg {
                    self.agg(agg);
                }
                self.read_all(s, live);
                true
            }
            Stmt::Store(p, agg) | Stmt::Push(p, agg) => {
                if !self.vars.contains(&p.root) && !matches!(agg, Agg::Recalled) {
                    return false;
                }
                self.agg(agg);
                self.found.insert(p.root);
                self.read_all(s, live);
                true
            }
            Stmt::Add(p, _) | Stmt::Sub(p, _) | Stmt::AddAny(p, _) | Stmt::Clear(p) => {
                if !self.vars.contains(&p.root) {
                    return false;
                }
                self.read_all(s, live);
                true
            }
            Stmt::AddAll(p, q) => {
                if !self.vars.contains(&p.root) {
                    return false;
                }
                self.found.insert(q.root);
                self.read_all(s, live);
                true
            }
            Stmt::If { cond, then, els, outs } => {
                outs.retain(|o| live.remove(&o.val));
                let mut a = live.clone();
                let mut b = live.clone();
                for o in outs.iter() {
                    self.read(&o.then, &mut a);
                    self.read(&o.els, &mut b);
                }
                self.block(then, &mut a);
                self.block(els, &mut b);
                if outs.is_empty() && blank(then) && blank(els) {
                    return false;
                }
                live.extend(a);
                live.extend(b);
                live.insert(*cond);
                true
            }
            Stmt::Loop(l) => self.loop_(l, live),
            Stmt::Call(c) => {
                for v in c.gives.vals() {
                    live.remove(&v);
                }
                if let Some((present, error)) = c.fallible {
                    live.remove(&present);
                    live.remove(&error);
                }
                if let CallKind::Partials(all) = &mut c.kind {
                    for d in all.iter_mut() {
                        if d.is_some_and(|d| !live.remove(&d)) {
                            *d = None;
                        }
                    }
                }
                for a in &c.args {
                    if let Arg::Shared(p, ..) | Arg::Mut(p, _) = a {
                        self.found.insert(p.root);
                    }
                }
                self.found.extend(c.gives.vars());
                self.read_all(s, live);
                true
            }
            Stmt::CallReverse(c) => {
                for a in &c.args {
                    self.found.extend(a.primal.iter().map(|(p, _)| p.root));
                    self.found.extend(a.adjoint.iter().map(|p| p.root));
                }
                self.found.extend(crate::visit::seed_vars(&c.seed));
                self.read_all(s, live);
                true
            }
            Stmt::Snapshot(p) | Stmt::KeepShape(p) => {
                self.found.insert(p.root);
                self.read_all(s, live);
                true
            }
            Stmt::Effect(_) => {
                self.read_all(s, live);
                true
            }
            Stmt::BreakIf(_) => {
                self.read_all(s, live);
                true
            }
            Stmt::Head(_) | Stmt::Deferred(_) | Stmt::Cut(_) => true,
        }
    }

    fn loop_(&mut self, l: &mut Loop, live: &mut BTreeSet<ValId>) -> bool {
        let trips = l.trips.filter(|t| live.remove(t));
        let frame = l.frame.clone();
        // Without the test that leaves it, is there anything in the loop?
        let full = l.body.clone();
        let exits: Vec<Stmt> = l.body.iter().filter(|s| matches!(s, Stmt::BreakIf(_))).cloned().collect();
        let run = |p: &mut Self, body: &mut Block, with_exit: bool, live: &BTreeSet<ValId>| {
            let mut inner = live.clone();
            if let Some(frame) = &frame
                && !frame.restore
            {
                let used = p.frames.get(&frame.id).cloned().unwrap_or_default();
                inner.extend(frame.vals.iter().filter(|v| used.contains(v)));
            }
            if !with_exit {
                body.retain(|s| !matches!(s, Stmt::BreakIf(_)));
            }
            p.block(body, &mut inner);
            inner
        };
        let before = self.found.clone();
        let mut inner = run(self, &mut l.body, exits.is_empty(), live);
        let framed = frame.as_ref().is_some_and(|f| {
            !f.restore && self.frames.get(&f.id).is_some_and(|u| f.vals.iter().any(|v| u.contains(v)))
        });
        if blank(&l.body) && trips.is_none() && !framed {
            self.found = before;
            return false;
        }
        if !exits.is_empty() {
            l.body = full;
            inner = run(self, &mut l.body, true, live);
        }
        l.trips = trips;
        if let Some(frame) = &mut l.frame {
            if frame.restore {
                let used: BTreeSet<ValId> =
                    frame.vals.iter().copied().filter(|v| inner.contains(v)).collect();
                frame.vals.iter().for_each(|v| {
                    inner.remove(v);
                });
                frame.vals.retain(|v| used.contains(v));
                self.frames.entry(frame.id).or_default().extend(used);
            } else {
                let used = self.frames.get(&frame.id).cloned().unwrap_or_default();
                frame.vals.retain(|v| used.contains(v));
            }
            if frame.vals.is_empty() {
                l.frame = None;
            }
        }
        match &mut l.kind {
            LoopKind::For(c) => {
                inner.remove(&c.index);
                self.read(&c.lo, &mut inner);
                self.read(&c.hi, &mut inner);
                if let Some(s) = &c.step {
                    self.read(s, &mut inner);
                }
            }
            LoopKind::While { head, cond } => {
                self.read(cond, &mut inner);
                self.block(head, &mut inner);
            }
            LoopKind::Times(e) => self.read(e, &mut inner),
            LoopKind::Forever => {}
        }
        live.extend(inner);
        let _ = self.f;
        true
    }
}

fn blank(block: &Block) -> bool {
    block.iter().all(|s| matches!(s, Stmt::Head(_)))
}
