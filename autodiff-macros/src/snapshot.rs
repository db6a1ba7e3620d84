//! Snapshots: which elements of an array the reverse sweep can read from a copy of it that each round of an outer loop leaves.
//!
//! Where a round overwrites an array and then only reads it, one copy at its end stands for every read in it: fewer words than one
//! per read, and no bookkeeping in the inner loops.
use crate::affine;
use crate::ir::*;
use crate::types::{Float, Ty};
use crate::visit;
use std::collections::{BTreeMap, BTreeSet};

/// A read, the loop whose rounds leave a copy, and the array.
pub(crate) type Snapshots = BTreeMap<ValId, (usize, VarId)>;

/// One block on the way to a statement.
#[derive(Clone, Copy)]
struct Level<'a> {
    block: &'a Block,
    at: usize,
    /// The number of the loop's body, if it is one.
    region: Option<usize>,
}

pub(crate) fn find(f: &Function, body: &Block) -> Snapshots {
    let mut out = Snapshots::new();
    // What is replayed is recorded by itself.
    if crate::checkpoint::checkpointed(body) {
        return out;
    }
    walk(f, body, None, &mut vec![], &mut out);
    out
}

fn walk<'a>(
    f: &Function,
    block: &'a Block,
    region: Option<usize>,
    levels: &mut Vec<Level<'a>>,
    out: &mut Snapshots,
) {
    for (at, s) in block.iter().enumerate() {
        levels.push(Level { block, at, region });
        match s {
            Stmt::Let(v, Rhs::Load(p)) if copied(f, p.root) && !p.is_whole() => {
                out.extend(outermost(levels, p.root).map(|region| (*v, (region, p.root))));
            }
            Stmt::Loop(l) => walk(f, &l.body, head(&l.body), levels, out),
            _ => visit::nested(s).into_iter().for_each(|b| walk(f, b, None, levels, out)),
        }
        levels.pop();
    }
}

fn head(block: &Block) -> Option<usize> {
    match block.first() {
        Some(Stmt::Head(k)) => Some(*k),
        _ => None,
    }
}

/// An array of the function's own, of numbers whose type can be written down.
fn copied(f: &Function, v: VarId) -> bool {
    let var = &f.vars[v];
    let numbers = matches!(&var.ty, Ty::Array(e, _) if matches!(**e, Ty::Float(Float::F64 | Float::F32)));
    var.origin == Origin::Owned && numbers
}

/// The outermost loop around a read in whose rounds the array is not written after the read.
fn outermost(levels: &[Level<'_>], var: VarId) -> Option<usize> {
    let innermost = levels.iter().rposition(|l| l.region.is_some())?;
    let mut found = None;
    for k in (0..innermost).rev() {
        let quiet_after = |l: &Level<'_>| !l.block[l.at + 1..].iter().any(|s| writes(s, var));
        // The loop inside runs again and again.
        let inner = &levels[k + 1..];
        let quiet = quiet_after(&levels[k])
            && inner.iter().all(quiet_after)
            && inner.iter().filter(|l| l.region.is_some()).all(|l| !l.block.iter().any(|s| writes(s, var)));
        // It must still be there at the end of the round.
        let gone =
            inner.iter().any(|l| l.block.iter().any(|s| matches!(s, Stmt::Declare(v, _) if *v == var)));
        if !quiet || gone {
            break;
        }
        if let Some(region) = levels[k].region
            && levels[k].block.iter().any(|s| writes(s, var))
        {
            found = Some(region).filter(|_| each_round_alike(levels[k].block, var));
        }
    }
    found
}

fn writes(s: &Stmt, var: VarId) -> bool {
    let mut found = false;
    visit::writes(s, &mut |v, _| found |= v == var);
    found || visit::nested(s).into_iter().flatten().any(|s| writes(s, var))
}

/// True if every round writes the same elements, by counters of its own: then a copy costs no more than the round does.
fn each_round_alike(block: &Block, var: VarId) -> bool {
    let mut counters = BTreeSet::new();
    let mut declared = false;
    let mut places = vec![];
    gather(block, var, &mut counters, &mut places, &mut declared);
    let own = |p: &Place| match &p.path[..] {
        [] => true,
        [Proj::Index(Ex::Lit(_))] => true,
        [Proj::Index(e)] => counters.iter().any(|c| affine::offset(e, *c).is_some()),
        _ => false,
    };
    declared || places.iter().all(own)
}

fn gather(
    block: &Block,
    var: VarId,
    counters: &mut BTreeSet<ValId>,
    places: &mut Vec<Place>,
    declared: &mut bool,
) {
    for s in block {
        match s {
            Stmt::Declare(v, _) if *v == var => *declared = true,
            Stmt::Store(p, _) | Stmt::Add(p, _) | Stmt::Sub(p, _) | Stmt::Clear(p) | Stmt::AddAll(p, _)
                if p.root == var =>
            {
                places.push(p.clone());
            }
            Stmt::Loop(l) => {
                if let LoopKind::For(c) = &l.kind {
                    counters.insert(c.index);
                }
            }
            other => {
                let mut unknown = false;
                visit::writes(other, &mut |v, _| unknown |= v == var);
                if unknown {
                    places.push(Place::var(var).then(Proj::Field(syn::Member::from(0))));
                }
            }
        }
        visit::nested(s).into_iter().for_each(|b| gather(b, var, counters, places, declared));
    }
}
