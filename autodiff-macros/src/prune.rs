//! Drops what nobody reads: a program and what must stay in, the same program without dead statements out.
//!
//! This is what makes a gradient cheaper than its function: where only the gradient is asked for, the value's own chain is dead.
//! Effects stay: panics, prints, calls of functions that the macro knows nothing of.
use crate::checkpoint;
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

pub(crate) struct Prune {
    vars: BTreeSet<VarId>,
    found: BTreeSet<VarId>,
    read: Read,
    /// Rounds that are run again: what they do beside computing was done.
    again: bool,
}

/// What a reverse sweep reads of what the forward sweep leaves behind.
#[derive(Default, Clone)]
pub(crate) struct Read {
    /// The values of each frame.
    frames: BTreeMap<FrameId, BTreeSet<ValId>>,
    /// The variables of each checkpointed loop: of its state, and captured.
    states: BTreeMap<usize, BTreeSet<VarId>>,
}

/// Prunes `body`, where `vals` and `vars` are read after its end.
pub(crate) fn prune(
    body: Block,
    vals: &BTreeSet<ValId>,
    vars: &BTreeSet<VarId>,
    read: Option<&Read>,
) -> (Block, Read, BTreeSet<VarId>, BTreeSet<ValId>) {
    let read = read.cloned().unwrap_or_default();
    let mut p = Prune { vars: vars.clone(), found: vars.clone(), read, again: false };
    loop {
        let mut live = Live { now: vals.clone(), log: vec![] };
        let mut out = body.clone();
        p.block(&mut out, &mut live);
        if p.found.len() == p.vars.len() {
            return (out, p.read, p.vars, live.now);
        }
        p.vars = p.found.clone();
    }
}

impl Prune {
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
        visit::agg_places(agg, &mut |p| {
            self.found.insert(p.root);
        });
    }

    /// True if an expression does more than compute.
    fn effect(&self, e: &Ex) -> bool {
        !visit::pure(e) && (!self.again || checkpoint::changes(e, &|_| true))
    }

    /// True for a call that changes nothing and whose result nobody reads, in rounds that are run again.
    fn was_done(&self, c: &Call, live: &Live) -> bool {
        let read = |v: &ValId| live.now.contains(v);
        let fallible = c.fallible.iter().flat_map(|(a, b)| [*a, *b]);
        c.plain
            && !c.method
            && !c.args.iter().any(|a| matches!(a, Arg::Mut(..)))
            && !c.gives.vals().iter().chain(&fallible.collect::<Vec<_>>()).any(read)
            && !c.gives.vars().iter().any(|v| self.found.contains(v))
    }

    fn stmt(&mut self, s: &mut Stmt, live: &mut Live) -> bool {
        match s {
            Stmt::Let(v, rhs) => {
                let effect = match rhs {
                    Rhs::Ex(e) => self.effect(e),
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
                    Some(Agg::Opaque(e)) => self.effect(e),
                    Some(Agg::Popped(p)) => self.found.contains(&p.root),
                    // It stands on the tape.
                    Some(Agg::Recalled | Agg::Shape) => true,
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
                if !self.found.contains(&p.root) && !matches!(agg, Agg::Recalled | Agg::Shape) {
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
            // Made when nothing is pruned any more.
            Stmt::Parallel(_) => true,
            Stmt::Call(c) if self.again && self.was_done(c, live) => false,
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
                self.found.extend(c.places().map(|p| p.root));
                self.found.extend(c.gives.vars());
                if let Some(dots) = &mut c.dots {
                    for d in &mut dots.partials {
                        if d.is_some_and(|d| !live.remove(d)) {
                            *d = None;
                        }
                    }
                    for v in dots.gives.vals() {
                        live.remove(v);
                    }
                    self.found.extend(dots.gives.vars());
                }
                self.read_all(s, live);
                true
            }
            Stmt::CallReverse(c) => {
                self.found.extend(c.places().map(|p| p.root));
                self.read_all(s, live);
                true
            }
            Stmt::Replay(r) => self.replay(r, live),
            Stmt::Snapshot(p) | Stmt::KeepShape(p) | Stmt::PutShape(p) | Stmt::AddShape(p) => {
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
            // What was put on the tape is taken off it.
            Stmt::Head(_) | Stmt::Deferred(_) | Stmt::Cut(_) | Stmt::Recall(_) => true,
        }
    }

    fn loop_(&mut self, l: &mut Loop, live: &mut Live) -> bool {
        l.trips = l.trips.filter(|t| live.remove(*t));
        let kept = |p: &Self, f: &Frame| {
            !f.restore
                && (!f.arrays.is_empty()
                    || p.read.frames.get(&f.id).is_some_and(|used| f.vals.iter().any(|v| used.contains(v))))
        };
        self.keeps(l);
        let wanted =
            l.trips.is_some() || l.checkpoint.is_some() || l.frame.as_ref().is_some_and(|f| kept(self, f));
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
                let used = self.read.frames.get(&frame.id);
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
                self.read.frames.entry(frame.id).or_default().extend(&frame.vals);
            } else {
                let used = self.read.frames.get(&frame.id);
                frame.vals.retain(|v| used.is_some_and(|u| u.contains(v)));
            }
            if !frame.restore {
                self.found.extend(frame.arrays.iter().map(|(var, _)| *var));
            }
            if frame.vals.is_empty() && frame.arrays.is_empty() {
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
        l.checkpoint.iter().flat_map(|c| c.asked()).for_each(|e| self.read(e, live));
    }

    /// Of the state that a checkpointed loop keeps: what is read again.
    fn keeps(&mut self, l: &mut Loop) {
        let Some(c) = &mut l.checkpoint else { return };
        let Some(keeps) = &mut c.keeps else { return };
        match self.read.states.get(&keeps.id) {
            // On the way to a segment: the copies, which the loop that records it reads.
            _ if keeps.again => keeps.state.retain(|v| self.vars.contains(v)),
            Some(read) => {
                keeps.state.retain(|v| read.contains(v));
                c.captured.retain(|v| read.contains(v));
                self.found.extend(keeps.state.iter().chain(&c.captured));
            }
            None => l.checkpoint = None,
        }
    }

    fn replay(&mut self, r: &mut Replay, live: &mut Live) -> bool {
        let mut stays = true;
        let found = live.aside(|live| {
            self.block(&mut r.reverse, live);
            stays = !blank(&r.reverse);
            if !stays {
                return;
            }
            let outer = std::mem::replace(&mut self.again, true);
            self.block(&mut r.record, live);
            self.block(&mut r.advance, live);
            self.again = outer;
            r.state.retain(|(_, copy)| self.vars.contains(copy));
            r.captured.retain(|(_, copy)| self.vars.contains(copy));
            let read = r.state.iter().chain(&r.captured).map(|(v, _)| *v).collect();
            self.read.states.insert(r.id, read);
            for v in [r.start, r.from, r.to] {
                live.remove(v);
            }
        });
        if stays {
            found.into_iter().for_each(|v| live.insert(v));
        }
        stays
    }
}

/// Drops copies of arrays that the reverse sweep does not read.
pub(crate) fn copies(forward: &mut Block, reverse: &mut Block) {
    let mut read = BTreeSet::new();
    visit::block_places_mut(reverse, &mut |p| {
        read.insert(p.root);
    });
    for block in [forward, reverse] {
        visit::block_mut(block, &mut |s| {
            if let Stmt::Loop(l) = s
                && let Some(frame) = &mut l.frame
            {
                frame.arrays.retain(|(_, copy)| read.contains(copy));
                if frame.arrays.is_empty() && frame.vals.is_empty() {
                    l.frame = None;
                }
            }
        });
    }
}

fn blank(block: &Block) -> bool {
    block.iter().all(|s| matches!(s, Stmt::Head(_)))
}
