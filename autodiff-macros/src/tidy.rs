//! Readable code: which values are printed where they are used instead of being bound. Program in, those values out.
//!
//! Only what no one can tell apart: a value with one use in its own block, and a read with no write between it and its use.
use crate::ir::*;
use crate::visit;
use std::collections::BTreeMap;
use std::ops::Range;

/// Expressions deeper than this are split over several lines.
const DEPTH: usize = 6;

pub(crate) fn inline(f: &Function, blocks: &[&Block], keep: &[ValId]) -> BTreeMap<ValId, Rhs> {
    let mut counts = vec![0_usize; f.vals.len()];
    keep.iter().for_each(|v| counts[*v] += 2);
    blocks.iter().for_each(|b| count(b, &mut counts));
    let mut out = BTreeMap::new();
    let mut depths = BTreeMap::new();
    blocks.iter().for_each(|b| block(f, b, &counts, &mut out, &mut depths));
    out
}

fn count(block: &Block, counts: &mut [usize]) {
    for s in block {
        if let Stmt::If { cond, .. } = s {
            counts[*cond] += 1;
        }
        visit::stmt_ex(s, &mut |e| {
            if let Ex::Val(v) = e {
                counts[*v] += 1;
            }
        });
        match s {
            // Bound twice (kept and restored): never printed in place.
            Stmt::Loop(l) => {
                if let Some(frame) = &l.frame {
                    frame.vals.iter().for_each(|v| counts[*v] += 2);
                }
            }
            Stmt::Store(Place { path, .. }, Agg::Scalar(Ex::Val(v))) if path.is_empty() => counts[*v] += 0,
            _ => {}
        }
        visit::nested(s).into_iter().for_each(|b| count(b, counts));
    }
}

fn block(
    f: &Function,
    b: &Block,
    counts: &[usize],
    out: &mut BTreeMap<ValId, Rhs>,
    depths: &mut BTreeMap<ValId, usize>,
) {
    let uses = Uses::of(b, counts);
    for (k, s) in b.iter().enumerate() {
        visit::nested(s).into_iter().for_each(|b| block(f, b, counts, out, depths));
        let Stmt::Let(v, rhs) = s else { continue };
        let val = &f.vals[*v];
        let unnamed = val.name.is_none() || matches!(rhs, Rhs::Load(_));
        if counts[*v] != 1 || !unnamed || matches!(val.of, Of::Partial(..) | Of::Kept(_)) {
            continue;
        }
        let Some(at) = uses.of.get(v).copied().filter(|at| *at > k) else { continue };
        let between = k + 1..at;
        let user = &b[at];
        if matches!(user, Stmt::Loop(_) | Stmt::Parallel(_)) {
            continue;
        }
        let fine = match rhs {
            Rhs::Pop(_) => false,
            Rhs::Ex(e) => visit::pure(e) && !reads(f, e),
            Rhs::Load(p) => {
                let typed = f.vars[p.root].ty.leaf().is_some()
                    || !matches!(val.ty, crate::types::Ty::Float(_) | crate::types::Ty::Infer(_));
                typed
                    && uses.quiet(&between, p.root)
                    && !matches!(user, Stmt::If { outs, .. } if outs.iter().any(|o| mentions(&o.then, *v) || mentions(&o.els, *v)))
            }
        };
        if !fine || !loads_survive(rhs, &between, &uses, out) || lent_by_mut(user, rhs, out) {
            continue;
        }
        let mut depth = 1;
        if let Rhs::Ex(e) = rhs {
            visit::ex(e, &mut |e| {
                if let Ex::Val(w) = e {
                    depth = depth.max(1 + depths.get(w).copied().unwrap_or(0));
                }
            });
        }
        if depth > DEPTH {
            continue;
        }
        depths.insert(*v, depth);
        out.insert(*v, rhs.clone());
    }
}

fn mentions(e: &Ex, v: ValId) -> bool {
    let mut found = false;
    visit::ex(e, &mut |e| found |= matches!(e, Ex::Val(w) if *w == v));
    found
}

/// True if the tree reads a variable that may change.
fn reads(f: &Function, e: &Ex) -> bool {
    let mut found = false;
    visit::ex(e, &mut |e| {
        found |= match e {
            Ex::Len(p) => !matches!(f.vars[p.root].origin, Origin::Shared | Origin::Static),
            Ex::Place(..) | Ex::Sum(_) => true,
            _ => false,
        }
    });
    found
}

/// Where a block uses its values, and where it may change its variables.
#[derive(Default)]
struct Uses {
    /// The statement that itself (and none nested in it) uses a value that is used once.
    of: BTreeMap<ValId, usize>,
    /// The statements that may change anything, and those that change one variable.
    loud: Vec<usize>,
    writes: BTreeMap<VarId, Vec<usize>>,
}

impl Uses {
    fn of(block: &Block, counts: &[usize]) -> Uses {
        let mut uses = Uses::default();
        for (k, s) in block.iter().enumerate() {
            let mut used = |v: ValId| {
                if counts[v] == 1 {
                    uses.of.entry(v).or_insert(k);
                }
            };
            if let Stmt::If { cond, .. } = s {
                used(*cond);
            }
            visit::stmt_ex(s, &mut |e| {
                if let Ex::Val(v) = e {
                    used(*v);
                }
            });
            match s {
                Stmt::Let(_, Rhs::Ex(e)) if visit::pure(e) => {}
                Stmt::Let(_, Rhs::Load(_)) | Stmt::Head(_) => {}
                Stmt::Let(_, Rhs::Pop(p))
                | Stmt::Store(p, _)
                | Stmt::Push(p, _)
                | Stmt::Add(p, _)
                | Stmt::Sub(p, _) => uses.writes.entry(p.root).or_default().push(k),
                Stmt::Declare(v, _) => uses.writes.entry(*v).or_default().push(k),
                _ => uses.loud.push(k),
            }
        }
        uses
    }

    /// True if all of these statements leave a variable alone.
    fn quiet(&self, between: &Range<usize>, var: VarId) -> bool {
        let none = |at: &[usize]| {
            at.get(at.partition_point(|k| *k < between.start)).is_none_or(|k| *k >= between.end)
        };
        none(&self.loud) && self.writes.get(&var).is_none_or(|at| none(at))
    }
}

/// Reads that were already put into this expression must survive the way to its own use.
fn loads_survive(rhs: &Rhs, between: &Range<usize>, uses: &Uses, inlined: &BTreeMap<ValId, Rhs>) -> bool {
    let Rhs::Ex(e) = rhs else { return true };
    let mut roots = vec![];
    collect(e, inlined, &mut roots);
    roots.iter().all(|root| uses.quiet(between, *root))
}

/// True where a call takes by `&mut` what the value is read from: it is read before.
fn lent_by_mut(user: &Stmt, rhs: &Rhs, inlined: &BTreeMap<ValId, Rhs>) -> bool {
    let Stmt::Call(c) = user else { return false };
    let mut roots = vec![];
    match rhs {
        Rhs::Load(p) | Rhs::Pop(p) => roots.push(p.root),
        Rhs::Ex(e) => collect(e, inlined, &mut roots),
    }
    let moved = c.dots.iter().flat_map(|dots| &dots.args);
    c.args.iter().any(|a| matches!(a, Arg::Mut(p, _) if roots.contains(&p.root)))
        || moved.flatten().any(|a| matches!(a, DotArg::Mut(p) if roots.contains(&p.root)))
}

fn collect(e: &Ex, inlined: &BTreeMap<ValId, Rhs>, roots: &mut Vec<VarId>) {
    let mut vals = vec![];
    visit::vals(e, &mut vals);
    for v in vals {
        match inlined.get(&v) {
            Some(Rhs::Load(p) | Rhs::Pop(p)) => roots.push(p.root),
            Some(Rhs::Ex(e)) => collect(e, inlined, roots),
            None => {}
        }
    }
}
