//! Copies between two arrays of the function's own, one of which is written anew before it is read again: the arrays exchange their
//! roles, and nothing is copied.
//!
//! Two buffers that take turns are often written with a loop `u[i] = v[i]` at the end of a round, and its reverse copies the adjoints.
//! In the joined form the two arrays stand behind references, the references are swapped, and what lies outside of the copied range is
//! swapped back (`sweep::exchange`).
use crate::affine;
use crate::ir::*;
use crate::types::Ty;
use crate::visit;
use proc_macro2::TokenStream;
use quote::quote;

pub(crate) fn exchange(f: &mut Function, forward: &mut Block, reverse: &mut Block, krate: &TokenStream) {
    let mut found = vec![];
    for (half, block) in [&*forward, &*reverse].into_iter().enumerate() {
        for (at, s) in block.iter().enumerate() {
            let Stmt::Loop(l) = s else { continue };
            // The head of a `while` runs between two rounds.
            if !matches!(l.kind, LoopKind::For(_) | LoopKind::Times(_)) {
                continue;
            }
            for k in 0..l.body.len() {
                let Some(copy) = Copy::read(f, &l.body[k]) else { continue };
                let after: Vec<&Stmt> = match half {
                    0 => forward[at + 1..].iter().chain(reverse.iter()).collect(),
                    _ => reverse[at + 1..].iter().collect(),
                };
                let apart = [copy.to, copy.from].iter().all(|v| {
                    let declared = |s: &&Stmt| matches!(s, Stmt::Declare(w, Some(_)) if w == v);
                    forward.iter().chain(reverse.iter()).filter(declared).count() == 1
                        && forward.iter().chain(reverse.iter()).all(|s| elements_only(s, *v))
                });
                if apart && copy.source_is_dead(f, &l.body, k, &after) {
                    found.push((half, at, k, copy));
                }
            }
        }
    }
    for (half, at, k, copy) in found {
        let block = if half == 0 { &mut *forward } else { &mut *reverse };
        let Stmt::Loop(l) = &mut block[at] else { continue };
        f.exchanged.extend([copy.to, copy.from]);
        let place = |v: VarId| Ex::Place(Place::var(v), Borrow::Mut);
        l.body[k] = Stmt::Effect(Ex::Call {
            callee: quote!(#krate::sweep::exchange),
            args: vec![place(copy.to), place(copy.from), copy.lo, copy.hi],
            pure: false,
        });
    }
}

/// `for i in lo..hi { to[i] = from[i] }`
struct Copy {
    to: VarId,
    from: VarId,
    lo: Ex,
    hi: Ex,
}

impl Copy {
    fn read(f: &Function, s: &Stmt) -> Option<Copy> {
        let Stmt::Loop(l) = s else { return None };
        let c = plain(f, l)?;
        let body: Vec<&Stmt> = l.body.iter().filter(|s| !matches!(s, Stmt::Head(_))).collect();
        let [Stmt::Let(v, Rhs::Load(from)), Stmt::Store(to, Agg::Scalar(Ex::Val(w)))] = body[..] else {
            return None;
        };
        let own = |v: VarId| matches!(f.vars[v].origin, Origin::Owned | Origin::Adjoint);
        let (a, b) = (&f.vars[to.root].ty, &f.vars[from.root].ty);
        let same = match (a, b) {
            (Ty::Array(e, n), Ty::Array(g, m)) => {
                let name = |t: &Ty| t.tokens().map(|t| t.to_string());
                e.is_float() && name(e).is_some() && name(e) == name(g) && n == m
            }
            _ => false,
        };
        let fits = v == w && to.root != from.root && at(to, c.index) && at(from, c.index);
        (fits && same && own(to.root) && own(from.root)).then(|| Copy {
            to: to.root,
            from: from.root,
            lo: c.lo.clone(),
            hi: c.hi.clone(),
        })
    }

    /// Whether what was copied is overwritten at its source before it is read there: later in the round, or in the next one and never
    /// after the last.
    fn source_is_dead(&self, f: &Function, round: &Block, k: usize, after: &[&Stmt]) -> bool {
        let next = |all: &[Stmt]| all.iter().find(|s| mentions(s, self.from)).map(|s| self.overwrites(f, s));
        match next(&round[k + 1..]) {
            Some(dead) => dead,
            None => next(&round[..k]) == Some(true) && !after.iter().any(|s| mentions(s, self.from)),
        }
    }

    /// Whether a statement is a loop over the same range whose rounds store their own element of the source, and read no other.
    fn overwrites(&self, f: &Function, s: &Stmt) -> bool {
        let Stmt::Loop(l) = s else { return false };
        let Some(c) = plain(f, l) else { return false };
        if !affine::same(&c.lo, &self.lo) || !affine::same(&c.hi, &self.hi) {
            return false;
        }
        let mut all = l.body.iter().filter(|s| mentions(s, self.from));
        let first = match all.next() {
            Some(Stmt::Store(p, Agg::Scalar(_))) => p.root == self.from && at(p, c.index),
            _ => false,
        };
        first
            && all.all(|s| match s {
                Stmt::Let(_, Rhs::Load(p))
                | Stmt::Add(p, _)
                | Stmt::Sub(p, _)
                | Stmt::Store(p, Agg::Scalar(_)) => at(p, c.index),
                _ => false,
            })
    }
}

/// A loop over a range that is the same wherever it stands.
fn plain<'l>(f: &Function, l: &'l Loop) -> Option<&'l Counted> {
    let LoopKind::For(c) = &l.kind else { return None };
    let usize = matches!(&f.vals[c.index].ty, Ty::Int(Some(name)) if name == "usize")
        || literal(&c.lo) && sized(&c.hi);
    let fixed = affine::fixed(f, &c.lo) && affine::fixed(f, &c.hi);
    (fixed && usize && !c.inclusive && c.step.is_none() && l.frame.is_none() && l.checkpoint.is_none())
        .then_some(c)
}

fn literal(e: &Ex) -> bool {
    matches!(e, Ex::Lit(_))
}

/// True for arithmetic on constants: what indexes an array is a `usize`.
fn sized(e: &Ex) -> bool {
    match e {
        Ex::Lit(_) | Ex::Path(_) => true,
        Ex::Bin(_, a, b) => sized(a) && sized(b),
        _ => false,
    }
}

fn at(p: &Place, index: ValId) -> bool {
    matches!(&p.path[..], [Proj::Index(Ex::Val(v))] if *v == index)
}

fn mentions(s: &Stmt, var: VarId) -> bool {
    let mut found = false;
    visit::vars_mut(&mut s.clone(), &mut |v| found |= *v == var);
    if let Stmt::Loop(l) = s {
        found |= l.frame.iter().any(|frame| frame.arrays.iter().any(|(a, b)| *a == var || *b == var));
    }
    found || visit::nested(s).into_iter().flatten().any(|s| mentions(s, var))
}

/// True if a statement does no more with an array than to read and write its elements, to add it up, or to declare it.
fn elements_only(s: &Stmt, var: VarId) -> bool {
    let element = |p: &Place| p.root != var || matches!(p.path[..], [Proj::Index(_)]);
    let nested = || visit::nested(s).into_iter().flatten().all(|s| elements_only(s, var));
    if !mentions(s, var) {
        return true;
    }
    let mut whole = false;
    visit::stmt_ex(s, &mut |e| {
        if let Ex::Place(p, _) | Ex::Sum(p) | Ex::Len(p) = e {
            whole |= p.root == var;
        }
    });
    let own = match s {
        Stmt::Declare(v, Some(Agg::Repeat(..) | Agg::Copy(_, false))) if *v == var => {
            let mut copied = false;
            if let Stmt::Declare(_, Some(agg)) = s {
                visit::agg_places(agg, &mut |p| copied |= p.root == var);
            }
            !copied
        }
        Stmt::Let(_, Rhs::Load(p)) | Stmt::Store(p, Agg::Scalar(_)) | Stmt::Add(p, _) | Stmt::Sub(p, _) => {
            element(p)
        }
        Stmt::AddAll(to, _) => to.root != var,
        Stmt::If { .. } => true,
        Stmt::Loop(l) => {
            l.checkpoint.is_none()
                && l.frame.iter().all(|frame| frame.arrays.iter().all(|(a, b)| *a != var && *b != var))
        }
        _ => false,
    };
    own && !whole && nested()
}
