//! No shifted scatter: a loop that adds to `g[i]` and `g[i + 1]` in, one that adds to each element once out.
//!
//! Two overlapping updates per round defeat store forwarding once they are vectorised (26 times slower on Rosenbrock's
//! function). The update that the next round would overlap is carried to it in a local instead.
use crate::affine::offset;
use crate::ir::*;
use crate::visit;
use std::collections::BTreeMap;
use syn::BinOp;

/// Runs the rounds of reverse loops in the forward order where they do not depend on each other: what is carried from round to
/// round then stays in a register, and the loop is vectorised.
pub(crate) fn order(f: &Function, block: &mut Block, taped: bool) {
    for s in block.iter_mut() {
        visit::reversed_mut(s).into_iter().for_each(|b| order(f, b, taped));
        let Stmt::Loop(l) = s else { continue };
        let apart: Vec<VarId> = crate::assign::elementwise(f, l, &|_| true).into_keys().collect();
        let LoopKind::For(c) = &mut l.kind else { continue };
        // Frames of an inner loop are taken from the end; so are those on a tape, and those of a range without a length.
        let sized =
            !c.inclusive && matches!(&f.vals[c.index].ty, crate::types::Ty::Int(Some(n)) if n == "usize");
        let frames = (l.frame.is_none() || (!taped && sized)) && !l.body.iter().any(framed);
        if c.step.is_none() && c.rev && frames && independent(&l.body, &apart) {
            c.rev = false;
            if let Some(frame) = &mut l.frame {
                frame.forwards = true;
            }
        }
    }
}

/// True if a statement takes something from a frame or a tape.
fn framed(s: &Stmt) -> bool {
    let own = match s {
        Stmt::Loop(l) => l.frame.is_some(),
        Stmt::CallReverse(_) | Stmt::Replay(_) => true,
        _ => false,
    };
    own || visit::nested(s).into_iter().any(|b| b.iter().any(framed))
}

/// True if the rounds only add to what no round reads, apart from arrays of which each has an element to itself.
fn independent(body: &Block, apart: &[VarId]) -> bool {
    let (mut reads, mut adds, mut locals) = (vec![], vec![], vec![]);
    gather(body, apart, &mut reads, &mut adds, &mut locals)
        && !reads.iter().any(|v| adds.contains(v) && !locals.contains(v) && !apart.contains(v))
}

fn gather(
    body: &Block,
    apart: &[VarId],
    reads: &mut Vec<VarId>,
    adds: &mut Vec<VarId>,
    locals: &mut Vec<VarId>,
) -> bool {
    body.iter().all(|s| match s {
        Stmt::Head(_) => true,
        Stmt::Let(_, Rhs::Load(p)) => {
            reads.push(p.root);
            true
        }
        Stmt::Let(_, Rhs::Pop(_)) => false,
        Stmt::Let(_, Rhs::Ex(e)) => {
            visit::vars(e, reads);
            visit::pure(e)
        }
        Stmt::Add(p, _) | Stmt::AddAny(p, _) => {
            adds.push(p.root);
            true
        }
        Stmt::Store(p, Agg::Scalar(e)) if apart.contains(&p.root) => visit::pure(e),
        Stmt::Declare(v, Some(Agg::Scalar(_))) => {
            locals.push(*v);
            true
        }
        Stmt::If { then, els, .. } => {
            gather(then, apart, reads, adds, locals) && gather(els, apart, reads, adds, locals)
        }
        Stmt::Loop(l) => gather(&l.body, apart, reads, adds, locals) && matches!(l.kind, LoopKind::For(_)),
        _ => false,
    })
}

pub(crate) fn carry(f: &mut Function, block: &mut Block) {
    let mut out = vec![];
    for mut s in std::mem::take(block) {
        visit::reversed_mut(&mut s).into_iter().for_each(|b| carry(f, b));
        match s {
            Stmt::Loop(mut l) => {
                let (before, after) = carry_loop(f, &mut l);
                out.extend(before);
                out.push(Stmt::Loop(l));
                out.extend(after);
            }
            s => out.push(s),
        }
    }
    *block = out;
}

/// The index of an addition to an element.
fn element(s: &Stmt) -> Option<(VarId, &Ex)> {
    match s {
        Stmt::Add(Place { root, path }, _) => match &path[..] {
            [Proj::Index(e)] => Some((*root, e)),
            _ => None,
        },
        _ => None,
    }
}

/// Every mention of a variable in a statement, nested ones included.
fn mentions(s: &Stmt, counts: &mut BTreeMap<VarId, usize>) {
    let mut place = |p: &Place| *counts.entry(p.root).or_default() += 1;
    match s {
        Stmt::Let(_, Rhs::Load(p))
        | Stmt::Clear(p)
        | Stmt::Snapshot(p)
        | Stmt::KeepShape(p)
        | Stmt::PutShape(p)
        | Stmt::AddShape(p) => place(p),
        Stmt::Let(_, Rhs::Pop(p)) => place(p),
        Stmt::Store(p, agg) | Stmt::Push(p, agg) => {
            place(p);
            visit::agg_places(agg, &mut place);
        }
        Stmt::Declare(_, Some(agg)) => visit::agg_places(agg, &mut place),
        Stmt::Add(p, _) | Stmt::Sub(p, _) | Stmt::AddAny(p, _) => place(p),
        Stmt::AddAll(p, q) => {
            place(p);
            place(q);
        }
        Stmt::Call(c) => c.places().for_each(place),
        Stmt::CallReverse(c) => c.places().for_each(place),
        _ => {}
    }
    visit::stmt_ex(s, &mut |e| {
        if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = e {
            *counts.entry(p.root).or_default() += 1;
        }
    });
    visit::nested(s).into_iter().for_each(|b| b.iter().for_each(|s| mentions(s, counts)));
}

fn carry_loop(f: &mut Function, l: &mut Loop) -> (Block, Block) {
    let nothing = (vec![], vec![]);
    let LoopKind::For(c) = &l.kind else { return nothing };
    if c.step.is_some() {
        return nothing;
    }
    let c = c.clone();
    let mut counts = BTreeMap::new();
    l.body.iter().for_each(|s| mentions(s, &mut counts));
    let mut adds: BTreeMap<VarId, Vec<i64>> = BTreeMap::new();
    for s in &l.body {
        if let Some((root, e)) = element(s) {
            match offset(e, c.index) {
                Some(k) => adds.entry(root).or_default().push(k),
                None => adds.entry(root).or_default().extend([i64::MIN, i64::MAX]),
            }
        }
    }
    let mut roots: Vec<VarId> = adds.keys().copied().collect();
    roots.sort_unstable();
    let (mut before, mut after) = nothing;
    for root in roots {
        let offsets = &adds[&root];
        let (Some(lo), Some(hi)) = (offsets.iter().min().copied(), offsets.iter().max().copied()) else {
            continue;
        };
        if counts[&root] != offsets.len() || lo.checked_add(1) != Some(hi) {
            continue;
        }
        let ty = f.vars[root].ty.element().cloned().unwrap_or(crate::types::Ty::f64());
        let span = l.span;
        let carried = f.var(
            Some(proc_macro2::Ident::new("carried", proc_macro2::Span::mixed_site())),
            ty.clone(),
            span,
            Origin::Adjoint,
        );
        // Going up, a round completes its lowest element and hands on its highest; going down, the other way round.
        let handed = if c.rev { lo } else { hi };
        let mut now: Option<Ex> = None;
        let mut next: Option<Ex> = None;
        let mut place = None;
        let mut handed_index = None;
        let plus = |a: Option<Ex>, b: Ex| match a {
            Some(a) => crate::adjoint::prim("add", vec![a, b], &ty),
            None => b,
        };
        let mut body = vec![];
        for s in std::mem::take(&mut l.body) {
            match s {
                Stmt::Add(p, ex) if p.root == root => {
                    let Some(Proj::Index(e)) = p.path.first() else { continue };
                    if offset(e, c.index) == Some(handed) {
                        handed_index = Some(e.clone());
                        next = Some(plus(next, ex));
                    } else {
                        // The other of the two offsets.
                        now = Some(plus(now, ex));
                        place = Some(p);
                    }
                }
                s => body.push(s),
            }
        }
        let (Some(next), Some(now), Some(place), Some(mut last_index)) = (next, now, place, handed_index)
        else {
            continue;
        };
        let was = f.val(None, ty.clone(), span);
        body.push(Stmt::Let(was, Rhs::Load(Place::var(carried))));
        body.push(Stmt::Add(place, crate::adjoint::prim("add", vec![Ex::Val(was), now], &ty)));
        body.push(Stmt::Store(Place::var(carried), Agg::Scalar(next)));
        l.body = body;
        before.push(Stmt::Declare(carried, Some(Agg::Scalar(Ex::Num(-0.0)))));
        // After the last round, if there was one: what it would have handed on.
        let last_round = match (c.rev, c.inclusive) {
            (true, _) => c.lo.clone(),
            (false, true) => c.hi.clone(),
            (false, false) => {
                let one = Box::new(crate::lower::int(1));
                Ex::Bin(BinOp::Sub(Default::default()), Box::new(c.hi.clone()), one)
            }
        };
        visit::ex_mut(&mut last_index, &mut |e| {
            if matches!(e, Ex::Val(v) if *v == c.index) {
                *e = last_round.clone();
            }
        });
        let some = f.val(None, crate::types::Ty::Bool, span);
        let op = if c.inclusive { BinOp::Le(Default::default()) } else { BinOp::Lt(Default::default()) };
        after.push(Stmt::Let(some, Rhs::Ex(Ex::Bin(op, Box::new(c.lo.clone()), Box::new(c.hi.clone())))));
        let last = f.val(None, ty.clone(), span);
        let then = vec![
            Stmt::Let(last, Rhs::Load(Place::var(carried))),
            Stmt::Add(Place::var(root).then(Proj::Index(last_index)), Ex::Val(last)),
        ];
        after.push(Stmt::If { cond: some, then, els: vec![], outs: vec![] });
    }
    (before, after)
}
