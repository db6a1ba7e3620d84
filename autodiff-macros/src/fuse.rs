//! Fusion: a loop whose rounds do not depend on each other and the loop that reverses it in, one loop out that runs a round and
//! reverses it at once.
//!
//! Only where the value is not wanted (`grad_f`): then nothing of a round is left but what its own reverse reads, and that stays in
//! locals and in the small buffers of inner loops. Memory no longer grows with the number of rounds (840 kB become 2 kB for a mixture
//! of Gaussians), and fresh memory is what long gradients wait for.
//!
//! An array of the function's own does not tie rounds together if each round writes the same run of it before it reads any.
use crate::affine::{self, Run};
use crate::assign::{Access, accesses, bound_by};
use crate::ir::*;
use crate::visit;
use std::collections::{BTreeMap, BTreeSet};
use syn::Lit;

pub(crate) fn fuse(f: &Function, forward: &mut Block, reverse: &mut Block) {
    let mut at = 0;
    while at < forward.len() {
        if let Some((partner, fused)) = pair(f, forward, reverse, at) {
            reverse[partner] = Stmt::Loop(Box::new(fused));
            forward.remove(at);
        } else {
            at += 1;
        }
    }
}

fn head(block: &Block) -> Option<usize> {
    match block.first() {
        Some(Stmt::Head(k)) => Some(*k),
        _ => None,
    }
}

fn pair(f: &Function, forward: &Block, reverse: &Block, at: usize) -> Option<(usize, Loop)> {
    let Stmt::Loop(l) = &forward[at] else { return None };
    let LoopKind::For(c) = &l.kind else { return None };
    let number = head(&l.body)?;
    let partner = reverse
        .iter()
        .position(|s| matches!(s, Stmt::Loop(r) if head(&r.body) == Some(number) && r.frame.is_some() | framed(&r.body)))?;
    let Stmt::Loop(r) = &reverse[partner] else { return None };
    let LoopKind::For(d) = &r.kind else { return None };
    if c.index != d.index
        || c.step.is_some()
        || l.trips.is_some()
        || l.checkpoint.is_some()
        || r.checkpoint.is_some()
        || !l.body.iter().all(|s| quiet(f, s))
    {
        return None;
    }
    // What the rounds write, and whether each round starts anew.
    let mut written: Vec<VarId> = vec![];
    let mut declared: BTreeSet<VarId> = BTreeSet::new();
    writes(&l.body, &mut written, &mut declared);
    written.retain(|v| !declared.contains(v));
    written.sort_unstable();
    written.dedup();
    let inside = bound_by(l);
    let elsewhere = |v: VarId| {
        let others = forward.iter().enumerate().filter(|(k, _)| *k != at).map(|(_, s)| s);
        let others = others.chain(reverse.iter());
        others.filter(|s| !matches!(s, Stmt::Declare(w, _) if *w == v)).any(|s| touches(s, v))
    };
    // What the rounds read is what they would have read before.
    let changed = |v: VarId| {
        let later = forward[at + 1..].iter().chain(&reverse[..partner]);
        later.into_iter().any(|s| writes_to(s, v))
    };
    let mut roots: BTreeSet<VarId> = BTreeSet::new();
    visit::block_places_mut(&mut l.body.clone(), &mut |p| {
        roots.insert(p.root);
    });
    if roots.into_iter().any(changed) {
        return None;
    }
    for v in &written {
        if elsewhere(*v) || f.vars[*v].origin != Origin::Owned {
            return None;
        }
        let mut private = Private { f, var: *v, inside: &inside, run: None, loops: vec![] };
        private.block(&l.body, false)?;
    }
    // The copies that a round would leave are the arrays themselves.
    let mut body = l.body.clone();
    let mut rest = r.body.clone();
    let copies: BTreeMap<VarId, VarId> =
        r.frame.iter().flat_map(|frame| frame.arrays.iter().map(|(var, copy)| (*copy, *var))).collect();
    visit::block_places_mut(&mut rest, &mut |p| {
        if let Some(var) = copies.get(&p.root) {
            p.root = *var;
        }
    });
    body.extend(rest.into_iter().filter(|s| !matches!(s, Stmt::Head(_))));
    Some((
        partner,
        Loop {
            kind: r.kind.clone(),
            body,
            trips: None,
            frame: None,
            checkpoint: None,
            parallel: r.parallel,
            span: r.span,
        },
    ))
}

/// True if something in a block is kept in frames.
fn framed(block: &Block) -> bool {
    block
        .iter()
        .any(|s| matches!(s, Stmt::Loop(l) if l.frame.is_some()) || visit::nested(s).into_iter().any(framed))
}

/// True if a statement may run at another time.
fn quiet(f: &Function, s: &Stmt) -> bool {
    let own = match s {
        Stmt::Let(_, Rhs::Ex(e)) | Stmt::Add(_, e) | Stmt::Sub(_, e) | Stmt::Store(_, Agg::Scalar(e)) => {
            visit::pure(e)
        }
        Stmt::Let(_, Rhs::Load(_)) | Stmt::Head(_) | Stmt::If { .. } | Stmt::Clear(_) => true,
        Stmt::Declare(v, agg) => {
            // No buffer that is made anew in each round.
            !matches!(f.vars[*v].ty, crate::types::Ty::Vec(_) | crate::types::Ty::Slice(_))
                && !matches!(agg, Some(Agg::Opaque(_) | Agg::Popped(_)))
        }
        Stmt::Store(_, Agg::Array(_) | Agg::Repeat(..) | Agg::Copy(_, false)) => true,
        Stmt::Loop(l) => matches!(l.kind, LoopKind::For(_)),
        _ => false,
    };
    own && visit::nested(s).into_iter().flatten().all(|s| quiet(f, s))
}

fn writes(block: &Block, out: &mut Vec<VarId>, declared: &mut BTreeSet<VarId>) {
    for s in block {
        match s {
            Stmt::Declare(v, _) => {
                declared.insert(*v);
            }
            other => visit::writes(other, &mut |v, _| out.push(v)),
        }
        visit::nested(s).into_iter().for_each(|b| writes(b, out, declared));
    }
}

fn writes_to(s: &Stmt, v: VarId) -> bool {
    let mut found = false;
    visit::writes(s, &mut |w, _| found |= w == v);
    found || visit::nested(s).into_iter().flatten().any(|s| writes_to(s, v))
}

fn touches(s: &Stmt, v: VarId) -> bool {
    let mut found = false;
    accesses(s, &mut |p, _| found |= p.root == v);
    visit::writes(s, &mut |w, _| found |= w == v);
    visit::stmt_ex(s, &mut |e| {
        if let Ex::Place(p, _) | Ex::Sum(p) = e {
            found |= p.root == v;
        }
    });
    found || visit::nested(s).into_iter().flatten().any(|s| touches(s, v))
}

/// Whether each round writes a variable, or always the same run of it, before it reads any.
struct Private<'a> {
    f: &'a Function,
    var: VarId,
    /// The values of the round: ends of the run may not depend on them.
    inside: &'a BTreeSet<ValId>,
    run: Option<Run>,
    loops: Vec<Counted>,
}

impl Private<'_> {
    /// Whether it is written after the block, given that it is before.
    fn block(&mut self, block: &Block, mut covered: bool) -> Option<bool> {
        for s in block {
            covered = self.stmt(s, covered)?;
        }
        Some(covered)
    }

    fn stmt(&mut self, s: &Stmt, covered: bool) -> Option<bool> {
        match s {
            Stmt::Store(p, agg) if p.root == self.var && p.is_whole() => {
                let own = matches!(agg, Agg::Copy(q, _) if q.root == self.var);
                return (!own).then_some(true);
            }
            Stmt::If { then, els, .. } => {
                let (a, b) = (self.block(then, covered)?, self.block(els, covered)?);
                return Some(a && b);
            }
            Stmt::Loop(l) => {
                let LoopKind::For(c) = &l.kind else { return None };
                if !covered && let Some(run) = self.first(l, c) {
                    if self.run.as_ref().is_some_and(|r| !r.same(&run)) {
                        return None;
                    }
                    self.run = Some(run);
                    return Some(true);
                }
                self.loops.push(c.clone());
                let done = self.block(&l.body, covered);
                self.loops.pop();
                // Perhaps there was no round.
                done?;
                return Some(covered);
            }
            _ => {}
        }
        let mut fine = true;
        accesses(s, &mut |p, access| {
            if p.root == self.var {
                fine &= covered
                    && match access {
                        Access::Read => true,
                        Access::Assigned | Access::Added => self.within(p),
                        Access::Other => false,
                    };
            }
        });
        fine.then_some(covered)
    }

    /// The run that a loop writes, if it does nothing else with the array.
    fn first(&self, l: &Loop, c: &Counted) -> Option<Run> {
        let mut mentions = 0;
        let mut stored = None;
        for s in &l.body {
            match s {
                Stmt::Store(p, Agg::Scalar(_)) if p.root == self.var => {
                    let [Proj::Index(e)] = &p.path[..] else { return None };
                    stored = Some(affine::offset(e, c.index)?);
                    mentions += 1;
                }
                s if touches(s, self.var) => return None,
                _ => {}
            }
        }
        let run = Run::of(self.f, c, stored?)?;
        let mut vals = vec![];
        run.vals(&mut vals);
        (mentions == 1 && !vals.iter().any(|v| self.inside.contains(v))).then_some(run)
    }

    /// True if a place lies in the run.
    fn within(&self, p: &Place) -> bool {
        // All of it was written.
        let Some(run) = &self.run else { return true };
        let [Proj::Index(e)] = &p.path[..] else { return false };
        self.loops.iter().any(|c| {
            let Some(offset) = affine::offset(e, c.index) else { return false };
            let Some(other) = Run::of(self.f, c, offset) else { return false };
            let from_zero = Counted {
                lo: Ex::Lit(Lit::Int(syn::LitInt::new("0", proc_macro2::Span::mixed_site()))),
                ..c.clone()
            };
            let wider = Run::of(self.f, &from_zero, offset);
            other.same(run) || offset == 0 && wider.is_some_and(|w| w.same(run))
        })
    }
}
