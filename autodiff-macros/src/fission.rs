//! Three or more shifted updates become one loop per shift: `g[i - 1] += a; g[i] += b; g[i + 1] += c` in, three loops that add to
//! each element once out.
//!
//! Overlapping updates in one loop defeat the vectoriser or, worse, are vectorised and defeat store forwarding. Two of them are
//! carried in a local (`scatter::carry`); with three, what each loop does again costs less (1.5 to 2 times on a stencil).
use crate::affine::offset;
use crate::flow;
use crate::ir::*;
use crate::visit;
use std::collections::{BTreeMap, BTreeSet};

/// What one more loop may cost to run its arithmetic again, in additions.
const WORTH: u32 = 12;

pub(crate) fn fission(f: &Function, block: &mut Block) {
    let mut out = vec![];
    for mut s in std::mem::take(block) {
        visit::reversed_mut(&mut s).into_iter().for_each(|b| fission(f, b));
        match s {
            Stmt::Loop(l) => match split(f, &l) {
                Some(loops) => out.extend(loops.into_iter().map(|l| Stmt::Loop(Box::new(l)))),
                None => out.push(Stmt::Loop(l)),
            },
            s => out.push(s),
        }
    }
    *block = out;
}

/// How the rounds of a loop touch an array.
#[derive(Default)]
struct Use {
    /// The distances from the counter at which it is added to.
    added: Vec<i64>,
    /// Those at which it is read, or taken and set.
    other: Vec<i64>,
    /// Something else is done to it.
    unknown: bool,
    /// It is set before it is read.
    early: bool,
    set: bool,
}

fn split(f: &Function, l: &Loop) -> Option<Vec<Loop>> {
    let LoopKind::For(c) = &l.kind else { return None };
    if c.step.is_some() || l.frame.is_some() || l.trips.is_some() {
        return None;
    }
    let mut uses: BTreeMap<VarId, Use> = BTreeMap::new();
    let at = |p: &Place| match &p.path[..] {
        [Proj::Index(e)] => offset(e, c.index),
        _ => None,
    };
    for s in &l.body {
        match s {
            Stmt::Head(_) => {}
            Stmt::Let(_, Rhs::Load(p)) => {
                let u = uses.entry(p.root).or_default();
                u.early |= u.set;
                match at(p) {
                    Some(k) => u.other.push(k),
                    None => u.unknown |= !constant(p, c.index),
                }
                u.unknown |=
                    p.path.is_empty() && f.vars[p.root].origin == Origin::Adjoint && sets(&l.body, p.root);
            }
            Stmt::Let(_, Rhs::Ex(e)) if visit::pure(e) => {
                let mut roots = vec![];
                visit::vars(e, &mut roots);
                roots.into_iter().for_each(|v| uses.entry(v).or_default().unknown = true);
            }
            Stmt::Add(p, e) if visit::pure(e) => {
                let u = uses.entry(p.root).or_default();
                match at(p) {
                    Some(k) => u.added.push(k),
                    None => u.unknown = true,
                }
            }
            Stmt::Store(p, Agg::Scalar(e)) if visit::pure(e) => {
                let u = uses.entry(p.root).or_default();
                u.set = true;
                match at(p) {
                    Some(k) => u.other.push(k),
                    None => u.unknown = true,
                }
            }
            _ => return None,
        }
    }
    // Nothing that is written is read at another element, or after it was set.
    let apart = |v: &VarId, u: &Use| {
        let written = u.set || !u.added.is_empty();
        let one = u.other.windows(2).all(|w| w[0] == w[1]);
        let _ = v;
        !written || !u.unknown && !u.early && (u.added.is_empty() || u.other.is_empty()) && one
    };
    if !uses.iter().all(|(v, u)| apart(v, u)) {
        return None;
    }
    let shifted = |u: &Use| u.added.iter().copied().collect::<BTreeSet<i64>>();
    let mut roots: Vec<VarId> = uses.iter().filter(|(_, u)| shifted(u).len() > 2).map(|(v, _)| *v).collect();
    roots.sort_unstable();
    if roots.is_empty() {
        return None;
    }
    let mut rest = l.body.clone();
    let mut loops = vec![];
    for root in roots {
        let mut offsets: Vec<i64> = shifted(&uses[&root]).into_iter().collect();
        // The element of the round itself first: it may be the one that is known to be zero.
        offsets.sort_unstable_by_key(|k| (k.unsigned_abs(), *k));
        for k in offsets {
            let mine = |s: &Stmt| matches!(s, Stmt::Add(p, _) if p.root == root && at(p) == Some(k));
            let body = needed(&l.body, &mine)?;
            loops.push(again(l, c, body));
        }
        rest.retain(|s| !matches!(s, Stmt::Add(p, _) if p.root == root));
    }
    let others = |s: &Stmt| !matches!(s, Stmt::Let(..) | Stmt::Head(_));
    if rest.iter().any(others) {
        loops.push(again(l, c, needed(&rest, &others)?));
    }
    Some(loops)
}

/// The same loop around another body. Its rounds do not depend on each other: they run in the order that memory likes.
fn again(l: &Loop, c: &Counted, body: Block) -> Loop {
    let kind = LoopKind::For(Counted { rev: false, ..c.clone() });
    Loop { kind, body, trips: None, frame: None, checkpoint: None, parallel: l.parallel, span: l.span }
}

fn sets(body: &Block, v: VarId) -> bool {
    body.iter().any(|s| matches!(s, Stmt::Store(p, _) | Stmt::Add(p, _) if p.root == v))
}

/// True if a place does not depend on the counter.
fn constant(p: &Place, index: ValId) -> bool {
    let mut vals = vec![];
    visit::place_vals(p, &mut vals);
    !vals.contains(&index)
}

/// The statements that are asked for, and those that make their values; `None` if that is too much to do again.
fn needed(body: &Block, wanted: &dyn Fn(&Stmt) -> bool) -> Option<Block> {
    let mut live: BTreeSet<ValId> = BTreeSet::new();
    let mut out = vec![];
    let mut work = 0;
    for s in body.iter().rev() {
        let keep = match s {
            Stmt::Let(v, _) => live.remove(v),
            Stmt::Head(_) => true,
            s => wanted(s),
        };
        if !keep {
            continue;
        }
        visit::stmt_ex(s, &mut |e| match e {
            Ex::Val(v) => {
                live.insert(*v);
            }
            Ex::Prim(row, ..) => work += flow::work(row.name),
            Ex::UnlessZero(..) => work += 1,
            _ => {}
        });
        out.push(s.clone());
    }
    out.reverse();
    (work <= WORTH).then_some(out)
}
