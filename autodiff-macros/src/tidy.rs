//! Readable code: which values are printed where they are used instead of being bound. Program in, those values out.
//!
//! Only what no one can tell apart: a value with one use in its own block, and a read with no write between it and its use.
use crate::ir::*;
use crate::visit;
use std::collections::BTreeMap;

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
    for (k, s) in b.iter().enumerate() {
        visit::nested(s).into_iter().for_each(|b| block(f, b, counts, out, depths));
        let Stmt::Let(v, rhs) = s else { continue };
        let val = &f.vals[*v];
        let unnamed = val.name.is_none() || matches!(rhs, Rhs::Load(_));
        if counts[*v] != 1 || !unnamed || matches!(val.of, Of::Partial(..) | Of::Kept(_)) {
            continue;
        }
        let Some(at) = b[k + 1..].iter().position(|s| here(s, *v)) else { continue };
        let between = &b[k + 1..k + 1 + at];
        let user = &b[k + 1 + at];
        if matches!(user, Stmt::Loop(_)) {
            continue;
        }
        let fine = match rhs {
            Rhs::Pop(_) => false,
            Rhs::Ex(e) => visit::pure(e) && !reads(f, e),
            Rhs::Load(p) => {
                let typed = f.vars[p.root].ty.leaf().is_some()
                    || !matches!(val.ty, crate::types::Ty::Float(_) | crate::types::Ty::Infer(_));
                typed
                    && between.iter().all(|s| quiet(s, p.root))
                    && !matches!(user, Stmt::If { outs, .. } if outs.iter().any(|o| mentions(&o.then, *v) || mentions(&o.els, *v)))
            }
        };
        if !fine || !loads_survive(rhs, between, out) {
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

/// True if a statement itself (not a nested one) uses the value.
fn here(s: &Stmt, v: ValId) -> bool {
    let mut found = matches!(s, Stmt::If { cond, .. } if *cond == v);
    visit::stmt_ex(s, &mut |e| found |= matches!(e, Ex::Val(w) if *w == v));
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

/// True if a statement leaves a variable alone.
fn quiet(s: &Stmt, var: VarId) -> bool {
    match s {
        Stmt::Let(_, Rhs::Ex(e)) => visit::pure(e),
        Stmt::Let(_, Rhs::Pop(p)) => p.root != var,
        Stmt::Let(..) | Stmt::Head(_) => true,
        Stmt::Store(p, _) | Stmt::Push(p, _) | Stmt::Add(p, _) | Stmt::Sub(p, _) => p.root != var,
        Stmt::Declare(v, _) => *v != var,
        _ => false,
    }
}

/// Reads that were already put into this expression must survive the way to its own use.
fn loads_survive(rhs: &Rhs, between: &[Stmt], inlined: &BTreeMap<ValId, Rhs>) -> bool {
    let Rhs::Ex(e) = rhs else { return true };
    let mut roots = vec![];
    collect(e, inlined, &mut roots);
    roots.iter().all(|root| between.iter().all(|s| quiet(s, *root)))
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
