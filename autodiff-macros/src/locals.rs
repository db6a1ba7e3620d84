//! Sums in locals: a loop that adds to one and the same element in every round in, a loop that adds to a local out.
//!
//! The element is memory: what is added to it goes through a store and a load in every round unless the compiler can prove that
//! nothing else in the loop may touch it, which it cannot for the caller's buffers. The sum starts from `-0.0`, which adds nothing.
use crate::affine::same;
use crate::assign;
use crate::ir::*;
use crate::types::Ty;
use crate::visit;
use std::collections::{BTreeMap, BTreeSet};
use syn::{BinOp, Lit};

pub(crate) fn locals(f: &mut Function, block: &mut Block) {
    let mut out = Vec::with_capacity(block.len());
    for mut s in std::mem::take(block) {
        visit::nested_mut(&mut s).into_iter().for_each(|b| locals(f, b));
        match s {
            Stmt::Loop(mut l) => {
                let (before, after) = sums(f, &mut l);
                out.extend(before);
                out.push(Stmt::Loop(l));
                out.extend(after);
            }
            s => out.push(s),
        }
    }
    *block = out;
}

/// How a loop touches a variable.
#[derive(Default)]
struct Uses {
    /// The element that is added to.
    place: Option<Place>,
    /// In every round.
    always: bool,
    other: bool,
}

fn scan(block: &Block, always: bool, uses: &mut BTreeMap<VarId, Uses>) {
    for s in block {
        match s {
            Stmt::Add(p, _) | Stmt::Sub(p, _) if !p.is_whole() => {
                let u = uses.entry(p.root).or_default();
                u.always |= always;
                match &u.place {
                    None => u.place = Some(p.clone()),
                    Some(q) => u.other |= !same_place(p, q),
                }
                visit::stmt_ex(s, &mut |e| {
                    if let Ex::Place(q, _) | Ex::Sum(q) = e {
                        uses.entry(q.root).or_default().other = true;
                    }
                });
            }
            _ => assign::accesses(s, &mut |p, _| uses.entry(p.root).or_default().other = true),
        }
        visit::nested(s).into_iter().for_each(|b| scan(b, false, uses));
    }
}

fn same_place(a: &Place, b: &Place) -> bool {
    a.root == b.root
        && a.path.len() == b.path.len()
        && a.path.iter().zip(&b.path).all(|(x, y)| match (x, y) {
            (Proj::Index(x), Proj::Index(y)) => same(x, y),
            _ => false,
        })
}

/// How many sums a loop may keep in locals: there are sixteen registers.
const ROOM: usize = 12;

fn sums(f: &mut Function, l: &mut Loop) -> (Block, Block) {
    let (mut before, mut after) = (vec![], vec![]);
    let LoopKind::For(c) = &l.kind else { return (before, after) };
    let c = c.clone();
    let bound = assign::bound_by(l);
    let mut found: Vec<Place> = vec![];
    // Literal elements of one array are apart; anything else must be the only one.
    let mut uses = BTreeMap::new();
    scan(&l.body, true, &mut uses);
    for u in uses.into_values() {
        if let Uses { place: Some(p), always: true, other: false } = u {
            found.push(p);
        }
    }
    found.extend(constants(&l.body));
    found.retain(|p| {
        f.vars[p.root].origin == Origin::Adjoint && f.vars[p.root].ty.leaf().is_some() && stays(p, &bound)
    });
    found.sort_by_key(|p| p.root);
    if found.is_empty() || found.len() > ROOM {
        return (before, after);
    }
    let number = |e: &Ex| match e {
        Ex::Lit(Lit::Int(n)) => n.base10_parse::<u64>().ok(),
        _ => None,
    };
    let runs = matches!((number(&c.lo), number(&c.hi)), (Some(lo), Some(hi)) if lo < hi);
    let some = (!runs).then(|| f.val(None, Ty::Bool, l.span));
    let mut finish = vec![];
    for p in found {
        let leaf = f.vars[p.root].ty.leaf().cloned().map_or(Ty::f64(), Ty::Float);
        let sum = f.var(
            Some(proc_macro2::Ident::new("sum", proc_macro2::Span::mixed_site())),
            leaf.clone(),
            l.span,
            Origin::Adjoint,
        );
        before.push(Stmt::Declare(sum, Some(Agg::Scalar(Ex::Num(-0.0)))));
        visit::block_mut(&mut l.body, &mut |s| {
            if let Stmt::Add(q, _) | Stmt::Sub(q, _) = s
                && same_place(q, &p)
            {
                *q = Place::var(sum);
            }
        });
        let last = f.val(None, leaf, l.span);
        finish.push(Stmt::Let(last, Rhs::Load(Place::var(sum))));
        finish.push(Stmt::Add(p, Ex::Val(last)));
    }
    match some {
        None => after.extend(finish),
        Some(some) => {
            let op = if c.inclusive { BinOp::Le(Default::default()) } else { BinOp::Lt(Default::default()) };
            after.push(Stmt::Let(some, Rhs::Ex(Ex::Bin(op, Box::new(c.lo.clone()), Box::new(c.hi.clone())))));
            after.push(Stmt::If { cond: some, then: finish, els: vec![], outs: vec![] });
        }
    }
    (before, after)
}

/// The elements with literal indices of arrays that a loop touches at such elements only.
fn constants(body: &Block) -> Vec<Place> {
    let mut apart: BTreeMap<VarId, Option<Vec<Place>>> = BTreeMap::new();
    gather(body, true, &mut apart);
    apart.into_values().flatten().filter(|all| all.len() > 1).flatten().collect()
}

fn gather(block: &Block, always: bool, apart: &mut BTreeMap<VarId, Option<Vec<Place>>>) {
    for s in block {
        match s {
            Stmt::Add(p, _) | Stmt::Sub(p, _) if matches!(&p.path[..], [Proj::Index(Ex::Lit(_))]) => {
                if let Some(all) = apart.entry(p.root).or_insert(Some(vec![])) {
                    match all.iter().any(|q| same_place(p, q)) {
                        true => {}
                        false if always => all.push(p.clone()),
                        false => {
                            apart.insert(p.root, None);
                        }
                    }
                }
            }
            _ => assign::accesses(s, &mut |p, _| {
                apart.insert(p.root, None);
            }),
        }
        visit::nested(s).into_iter().for_each(|b| gather(b, false, apart));
    }
}

/// True if a place is the same in all rounds.
fn stays(p: &Place, bound: &BTreeSet<ValId>) -> bool {
    let mut vals = vec![];
    visit::place_vals(p, &mut vals);
    let mut fine = true;
    for proj in &p.path {
        if let Proj::Index(e) = proj {
            visit::ex(e, &mut |e| {
                fine &= matches!(e, Ex::Val(_) | Ex::Lit(_) | Ex::Path(_) | Ex::Bin(..) | Ex::Cast(..));
            });
        } else {
            fine = false;
        }
    }
    fine && !vals.iter().any(|v| bound.contains(v))
}
