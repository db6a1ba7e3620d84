//! Drops what nobody reads: a program and what must stay in, the same program without dead statements out.
//!
//! This is what makes a gradient cheaper than its function: where only the gradient is asked for, the value's own chain is dead.
//! Effects stay: panics, prints, calls of functions that the macro knows nothing of.
use crate::ir::*;
use crate::visit;
use std::collections::{BTreeMap, BTreeSet};

/// The values that are read from here on. What happens to it can be undone: the arms of an `if` begin with the same ones.
struct Live {
    now: BTreeSet<ValId>,
    /// What came (`true`) and went, in order.
    log: Vec<(ValId, bool)>,
}

impl Live {
    fn insert(&mut self, v: ValId) {
        if self.now.insert(v) {
            self.log.push((v, true));
        }
    }

    fn remove(&mut self, v: ValId) -> bool {
        let was = self.now.remove(&v);
        if was {
            self.log.push((v, false));
        }
        was
    }

    /// Runs something that begins with these values, and takes it back; gives the values that it found besides.
    fn aside(&mut self, run: impl FnOnce(&mut Self)) -> Vec<ValId> {
        let outer = std::mem::take(&mut self.log);
        run(self);
        let log = std::mem::replace(&mut self.log, outer);
        let mut found: Vec<ValId> = log.iter().map(|(v, _)| *v).filter(|v| self.now.contains(v)).collect();
        for (v, came) in log.into_iter().rev() {
            if came {
                self.now.remove(&v);
            } else {
                self.now.insert(v);
            }
        }
        found.retain(|v| !self.now.contains(v));
        found
    }
}

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
        let mut live = Live { now: vals.clone(), log: vec![] };
        let mut out = body.clone();
        p.block(&mut out, &mut live);
        if p.found.len() == p.vars.len() {
            return (out, p.frames, p.vars, live.now);
        }
        p.vars = p.found.clone();
    }
}

impl Prune<'_> {
    fn read(&mut self, e: &Ex, live: &mut Live) {
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

    fn read_all(&mut self, s: &Stmt, live: &mut Live) {
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

    fn block(&mut self, block: &mut Block, live: &mut Live) {
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

    fn stmt(&mut self, s: &mut Stmt, live: &mut Live) -> bool {
        match s {
            Stmt::Let(v, rhs) => {
                let effect = match rhs {
                    Rhs::Ex(e) => !visit::pure(e),
                    Rhs::Pop(p) => self.found.contains(&p.root),
                    Rhs::Load(_) => false,
                };
                if !live.remove(*v) && !effect {
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
                    Some(Agg::Popped(p)) => self.found.contains(&p.root),
                    // It stands on the tape.
                    Some(Agg::Recalled) => true,
                    _ => false,
                };
                if !self.found.contains(var) && !effect {
                    return false;
                }
                if let Some(agg) = agg {
                    self.agg(agg);
                }
                self.read_all(s, live);
                true
            }
            Stmt::Store(p, agg) | Stmt::Push(p, agg) => {
                if !self.found.contains(&p.root) && !matches!(agg, Agg::Recalled) {
                    return false;
                }
                self.agg(agg);
                self.found.insert(p.root);
                self.read_all(s, live);
                true
            }
            Stmt::Add(p, _) | Stmt::Sub(p, _) | Stmt::AddAny(p, _) | Stmt::Clear(p) => {
                if !self.found.contains(&p.root) {
                    return false;
                }
                self.read_all(s, live);
                true
            }
            Stmt::AddAll(p, q) => {
                if !self.found.contains(&p.root) {
                    return false;
                }
                self.found.insert(q.root);
                self.read_all(s, live);
                true
            }
            Stmt::If { cond, then, els, outs } => {
                outs.retain(|o| live.remove(o.val));
                let a = live.aside(|live| {
                    outs.iter().for_each(|o| self.read(&o.then, live));
                    self.block(then, live);
                });
                let b = live.aside(|live| {
                    outs.iter().for_each(|o| self.read(&o.els, live));
                    self.block(els, live);
                });
                if outs.is_empty() && blank(then) && blank(els) {
                    return false;
                }
                a.into_iter().chain(b).for_each(|v| live.insert(v));
                live.insert(*cond);
                true
            }
            Stmt::Loop(l) => self.loop_(l, live),
            Stmt::Call(c) => {
                for v in c.gives.vals() {
                    live.remove(v);
                }
                if let Some((present, error)) = c.fallible {
                    live.remove(present);
                    live.remove(error);
                }
                if let CallKind::Partials(all) = &mut c.kind {
                    for d in all.iter_mut() {
                        if d.is_some_and(|d| !live.remove(d)) {
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
                if let Some(dots) = &c.dots {
                    for v in dots.gives.vals() {
                        live.remove(v);
                    }
                    self.found.extend(dots.gives.vars());
                    for a in dots.args.iter().flatten() {
                        if let DotArg::Shared(p, _) | DotArg::Mut(p) = a {
                            self.found.insert(p.root);
                        }
                    }
                }
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

    fn loop_(&mut self, l: &mut Loop, live: &mut Live) -> bool {
        l.trips = l.trips.filter(|t| live.remove(*t));
        let kept = |p: &Self, f: &Frame| {
            !f.restore && p.frames.get(&f.id).is_some_and(|used| f.vals.iter().any(|v| used.contains(v)))
        };
        let wanted = l.trips.is_some() || l.frame.as_ref().is_some_and(|f| kept(self, f));
        // Without the test that leaves it, is there anything in the loop?
        let exits = |s: &Stmt| matches!(s, Stmt::BreakIf(_));
        if !wanted && l.body.iter().any(exits) {
            let mut rest: Block = l.body.iter().filter(|s| !exits(s)).cloned().collect();
            live.aside(|live| self.block(&mut rest, live));
            if blank(&rest) {
                return false;
            }
        }
        let mut stays = true;
        let found = live.aside(|live| {
            if let Some(frame) = l.frame.as_ref().filter(|f| !f.restore) {
                let used = self.frames.get(&frame.id);
                let used = |v: &&ValId| used.is_some_and(|u| u.contains(v));
                frame.vals.iter().filter(used).for_each(|v| live.insert(*v));
            }
            self.block(&mut l.body, live);
            stays = wanted || !blank(&l.body);
            if stays {
                self.around(l, live);
            }
        });
        if stays {
            found.into_iter().for_each(|v| live.insert(v));
        }
        stays
    }

    /// The frame of a loop and its header.
    fn around(&mut self, l: &mut Loop, live: &mut Live) {
        if let Some(frame) = &mut l.frame {
            if frame.restore {
                frame.vals.retain(|v| live.remove(*v));
                self.frames.entry(frame.id).or_default().extend(&frame.vals);
            } else {
                let used = self.frames.get(&frame.id);
                frame.vals.retain(|v| used.is_some_and(|u| u.contains(v)));
            }
            if frame.vals.is_empty() {
                l.frame = None;
            }
        }
        match &mut l.kind {
            LoopKind::For(c) => {
                live.remove(c.index);
                self.read(&c.lo, live);
                self.read(&c.hi, live);
                if let Some(s) = &c.step {
                    self.read(s, live);
                }
            }
            LoopKind::While { head, cond } => {
                self.read(cond, live);
                self.block(head, live);
            }
            LoopKind::Times(e) => self.read(e, live),
            LoopKind::Forever => {}
        }
        let _ = self.f;
    }
}

fn blank(block: &Block) -> bool {
    block.iter().all(|s| matches!(s, Stmt::Head(_)))
}
