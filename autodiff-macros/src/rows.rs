//! Slices cut to a known length once: a loop over `a[base + i]` in, a loop over a row of `a` out.
//!
//! A bounds check in a loop is a branch that may panic: nothing is vectorised, nothing is moved across it (2 times on a logistic
//! regression). Where an index is the counter plus something that stays, the elements of all rounds are one piece of the slice. It
//! is cut off before the loop, as long as there are rounds, and the compiler sees that the counter stays inside of it.
//!
//! Runs last: what follows only prints. A round must read or write the element in any case, so that the loop panics where the
//! program does; a loop without rounds cuts nothing.
use crate::affine::{self, fixed, same};
use crate::ir::*;
use crate::types::Ty;
use crate::visit;
use std::collections::{BTreeMap, BTreeSet};
use syn::{BinOp, Lit};

/// `around`: the counters of the loops around the block.
pub(crate) fn rows(f: &mut Function, block: &mut Block, around: &mut Vec<ValId>) {
    let mut out = Vec::with_capacity(block.len());
    for mut s in std::mem::take(block) {
        let counter = match &s {
            Stmt::Loop(l) => match &l.kind {
                LoopKind::For(c) => Some(c.index),
                _ => None,
            },
            _ => None,
        };
        around.extend(counter);
        visit::nested_mut(&mut s).into_iter().for_each(|b| rows(f, b, around));
        counter.and_then(|_| around.pop());
        match s {
            Stmt::Loop(mut l) => {
                out.extend(cut(f, &mut l, around));
                out.push(Stmt::Loop(l));
            }
            s => out.push(s),
        }
    }
    *block = out;
}

/// One way in which the rounds touch an array.
struct Access {
    /// The array: everything before the last index.
    base: Place,
    /// Its index in the first round.
    start: Ex,
    /// In every round.
    always: bool,
}

/// What is known of one variable in the loop.
#[derive(Default)]
struct Uses {
    accesses: Vec<Access>,
    written: bool,
    /// It is also touched in a way that no row can stand for.
    other: bool,
}

struct Scan<'a> {
    f: &'a Function,
    counted: &'a Counted,
    /// The whole numbers bound in the body, by what they are made of.
    defs: BTreeMap<ValId, Ex>,
    bound: BTreeSet<ValId>,
    uses: BTreeMap<VarId, Uses>,
}

/// The index of the first round, if the index follows the counter one by one.
fn start(e: &Ex, c: &Counted, bound: &BTreeSet<ValId>) -> Option<Ex> {
    match e {
        Ex::Val(v) if *v == c.index => Some(c.lo.clone()),
        Ex::Bin(op @ BinOp::Add(_), a, b) => {
            let both = |a: Ex, b: Ex| {
                Some(match (zero(&a), zero(&b)) {
                    (true, _) => b,
                    (_, true) => a,
                    _ => Ex::Bin(*op, Box::new(a), Box::new(b)),
                })
            };
            match (stays(a, c, bound), stays(b, c, bound)) {
                (true, false) => both((**a).clone(), start(b, c, bound)?),
                (false, true) => both(start(a, c, bound)?, (**b).clone()),
                _ => None,
            }
        }
        Ex::Bin(op @ BinOp::Sub(_), a, b) if stays(b, c, bound) => {
            let first = start(a, c, bound)?;
            Some(if same(&first, b) {
                crate::lower::int(0)
            } else {
                Ex::Bin(*op, Box::new(first), b.clone())
            })
        }
        _ => None,
    }
}

fn zero(e: &Ex) -> bool {
    matches!(e, Ex::Lit(Lit::Int(n)) if n.base10_digits() == "0")
}

/// True if an expression is the same in all rounds.
fn stays(e: &Ex, c: &Counted, bound: &BTreeSet<ValId>) -> bool {
    let mut fine = true;
    visit::ex(e, &mut |e| {
        fine &= match e {
            Ex::Val(v) => *v != c.index && !bound.contains(v),
            Ex::Lit(_) | Ex::Path(_) | Ex::Bin(..) | Ex::Cast(..) => true,
            _ => false,
        }
    });
    fine
}

impl Scan<'_> {
    /// An index with the whole numbers of the body written out.
    fn expanded(&self, e: &Ex) -> Ex {
        let mut e = e.clone();
        for _ in 0..4 {
            visit::ex_mut(&mut e, &mut |e| {
                if let Ex::Val(v) = e
                    && let Some(def) = self.defs.get(v)
                {
                    *e = def.clone();
                }
            });
        }
        e
    }

    fn place(&mut self, p: &Place, write: bool, always: bool) {
        let access = self.access(p, always);
        let uses = self.uses.entry(p.root).or_default();
        uses.written |= write;
        match access {
            Some(access) => uses.accesses.push(access),
            None => uses.other = true,
        }
    }

    fn access(&self, p: &Place, always: bool) -> Option<Access> {
        let (last, before) = p.path.split_last()?;
        let Proj::Index(e) = last else { return None };
        // Only what is known to be an array, a slice or a vector of numbers; constant ranges of arrays need no help.
        let mut ty = self.f.vars[p.root].ty.clone();
        if let Ty::Ref(_, inner) = ty {
            ty = *inner;
        }
        for proj in before {
            let Proj::Index(e) = proj else { return None };
            if !stays(e, self.counted, &self.bound) {
                return None;
            }
            ty = ty.element()?.clone();
        }
        let number =
            matches!(&ty, Ty::Slice(e) | Ty::Vec(e) | Ty::Array(e, _) if !e.is_aggregate() && !e.has_tuple());
        let known = matches!(ty, Ty::Array(..)) && constant(&self.counted.lo) && constant(&self.counted.hi);
        if !number || known {
            return None;
        }
        let start = start(&self.expanded(e), self.counted, &self.bound)?;
        Some(Access { base: Place { root: p.root, path: before.to_vec() }, start, always })
    }

    fn other(&mut self, v: VarId, write: bool) {
        let uses = self.uses.entry(v).or_default();
        uses.other = true;
        uses.written |= write;
    }

    /// Everything that a block touches; false if something in it forbids to look ahead.
    fn block(&mut self, block: &Block, always: bool) -> bool {
        block.iter().all(|s| self.stmt(s, always))
    }

    fn stmt(&mut self, s: &Stmt, always: bool) -> bool {
        let fine = match s {
            Stmt::Let(v, Rhs::Ex(e)) => {
                if matches!(self.f.vals[*v].ty, Ty::Int(_)) && always {
                    self.defs.insert(*v, e.clone());
                }
                visit::pure(e)
            }
            Stmt::Let(_, Rhs::Load(p)) => {
                self.place(p, false, always);
                true
            }
            Stmt::Store(p, Agg::Scalar(e)) | Stmt::Add(p, e) | Stmt::Sub(p, e) => {
                self.place(p, true, always);
                visit::pure(e)
            }
            Stmt::Head(_) | Stmt::Declare(_, None | Some(Agg::Scalar(_))) => true,
            Stmt::If { then, els, .. } => {
                let (a, b) = (self.block(then, false), self.block(els, false));
                a && b
            }
            Stmt::Loop(l) => {
                let LoopKind::For(_) = l.kind else { return false };
                self.inner(&l.body)
            }
            Stmt::Cut(cut) => {
                self.other(cut.of.root, cut.mutable);
                true
            }
            Stmt::Call(_) | Stmt::CallReverse(_) | Stmt::Effect(_) | Stmt::BreakIf(_) => false,
            Stmt::Push(p, _)
            | Stmt::Clear(p)
            | Stmt::AddAny(p, _)
            | Stmt::Snapshot(p)
            | Stmt::KeepShape(p) => {
                self.other(p.root, true);
                true
            }
            Stmt::AddAll(p, q) => {
                self.other(p.root, true);
                self.other(q.root, false);
                true
            }
            Stmt::Let(_, Rhs::Pop(p)) => {
                self.other(p.root, true);
                true
            }
            Stmt::Store(..)
            | Stmt::Declare(..)
            | Stmt::Deferred(_)
            | Stmt::Replay(_)
            | Stmt::Parallel(_)
            | Stmt::Recall(_)
            | Stmt::PutShape(_)
            | Stmt::AddShape(_) => false,
        };
        visit::stmt_ex(s, &mut |e| {
            if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = e {
                self.uses.entry(p.root).or_default().other = true;
            }
        });
        fine
    }

    /// What an inner loop touches, it touches in its own way.
    fn inner(&mut self, block: &Block) -> bool {
        block.iter().all(|s| {
            let mut fine =
                !matches!(s, Stmt::Effect(_) | Stmt::BreakIf(_) | Stmt::Call(_) | Stmt::CallReverse(_));
            if let Stmt::Let(_, Rhs::Load(p)) = s {
                self.other(p.root, false);
            }
            if let Stmt::Cut(cut) = s {
                self.other(cut.of.root, cut.mutable);
            }
            let mut written = vec![];
            visit::writes(s, &mut |v, _| written.push(v));
            written.into_iter().for_each(|v| self.other(v, true));
            visit::stmt_ex(s, &mut |e| {
                if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = e {
                    self.uses.entry(p.root).or_default().other = true;
                }
            });
            for b in visit::nested(s) {
                fine &= self.inner(b);
            }
            fine
        })
    }
}

/// A number that is known when the program is compiled.
fn constant(e: &Ex) -> bool {
    match e {
        Ex::Lit(_) | Ex::Path(_) => true,
        Ex::Bin(_, a, b) => constant(a) && constant(b),
        _ => false,
    }
}

/// Cuts the rows of one loop: what stands before it.
fn cut(f: &mut Function, l: &mut Loop, around: &[ValId]) -> Block {
    let LoopKind::For(c) = &l.kind else { return vec![] };
    let usize_index = matches!(&f.vals[c.index].ty, Ty::Int(Some(n)) if n == "usize");
    // A state is kept whole.
    if l.checkpoint.is_some()
        || c.step.is_some()
        || c.inclusive
        || !usize_index
        || !fixed(f, &c.lo)
        || !simple(&c.hi)
    {
        return vec![];
    }
    let c = c.clone();
    let bound = crate::assign::bound_by(l);
    let mut scan = Scan { f, counted: &c, defs: BTreeMap::new(), bound, uses: BTreeMap::new() };
    if !scan.block(&l.body, true) {
        return vec![];
    }
    let uses = std::mem::take(&mut scan.uses);
    let defs = std::mem::take(&mut scan.defs);
    let bound = std::mem::take(&mut scan.bound);
    let mut chosen: Vec<(VarId, Vec<Access>, bool)> = vec![];
    for (root, uses) in uses {
        let mut kinds: Vec<Access> = vec![];
        for a in uses.accesses {
            match kinds.iter_mut().find(|k| same(&k.start, &a.start) && same_base(&k.base, &a.base)) {
                Some(k) => k.always |= a.always,
                None => kinds.push(a),
            }
        }
        let mentioned = |e: &Ex| {
            let mut vars = vec![];
            visit::vars(e, &mut vars);
            vars.contains(&root)
        };
        if uses.written && (uses.other || kinds.len() != 1 || mentioned(&kinds[0].start)) {
            continue;
        }
        // A window that moves on by one in each round of the loop around it: vectorised, each round would wait for the stores of
        // the one before.
        let moves = |e: &Ex| around.iter().any(|i| affine::offset(e, *i).is_some());
        if uses.written && moves(&kinds[0].start) {
            continue;
        }
        kinds.retain(|k| k.always);
        if !kinds.is_empty() && kinds.len() <= 4 {
            chosen.push((root, kinds, uses.written));
        }
    }
    if chosen.is_empty() {
        return vec![];
    }
    chosen.sort_by_key(|(root, ..)| *root);
    // The loop counts its rounds.
    let mut before = vec![];
    let zero = zero(&c.lo);
    let rounds = match &c.hi {
        Ex::Val(_) | Ex::Lit(_) | Ex::Path(_) if zero => c.hi.clone(),
        hi => {
            let n = f.val(None, Ty::usize(), l.span);
            let count = if zero {
                hi.clone()
            } else {
                Ex::Call {
                    callee: quote::quote!(usize::saturating_sub),
                    args: vec![hi.clone(), c.lo.clone()],
                    pure: true,
                }
            };
            before.push(Stmt::Let(n, Rhs::Ex(count)));
            Ex::Val(n)
        }
    };
    let round = if zero { c.index } else { f.val(None, Ty::usize(), l.span) };
    let mut made: Vec<(Access, VarId)> = vec![];
    for (root, kinds, mutable) in chosen {
        for kind in kinds {
            let leaf = f.vars[root].ty.leaf().cloned().map_or(Ty::Infer(0), Ty::Float);
            let row = f.var(None, Ty::Slice(Box::new(leaf)), f.vars[root].span, Origin::Owned);
            f.vars[row].of = Of::Row(root);
            before.push(Stmt::Cut(Box::new(Cut {
                row,
                of: kind.base.clone(),
                start: kind.start.clone(),
                rounds: rounds.clone(),
                mutable,
            })));
            made.push((kind, row));
        }
    }
    replace(&mut l.body, &c, &defs, &bound, &made, round);
    if !zero {
        let index = Ex::Bin(BinOp::Add(Default::default()), Box::new(c.lo.clone()), Box::new(Ex::Val(round)));
        let at = usize::from(matches!(l.body.first(), Some(Stmt::Head(_))));
        l.body.insert(at, Stmt::Let(c.index, Rhs::Ex(index)));
    }
    l.kind = LoopKind::For(Counted { index: round, lo: crate::lower::int(0), hi: rounds, ..c });
    before
}

/// An end of a range that can be evaluated before the loop.
fn simple(e: &Ex) -> bool {
    visit::cheap(e)
}

fn same_base(a: &Place, b: &Place) -> bool {
    a.root == b.root
        && a.path.len() == b.path.len()
        && a.path.iter().zip(&b.path).all(|(x, y)| match (x, y) {
            (Proj::Index(x), Proj::Index(y)) => same(x, y),
            _ => false,
        })
}

/// Points the accesses of a body to their rows.
fn replace(
    block: &mut Block,
    c: &Counted,
    defs: &BTreeMap<ValId, Ex>,
    bound: &BTreeSet<ValId>,
    made: &[(Access, VarId)],
    round: ValId,
) {
    let point = |p: &mut Place| {
        let Some((Proj::Index(e), before)) = p.path.split_last() else { return };
        let base = Place { root: p.root, path: before.to_vec() };
        let mut e = e.clone();
        for _ in 0..4 {
            visit::ex_mut(&mut e, &mut |e| {
                if let Ex::Val(v) = e
                    && let Some(def) = defs.get(v)
                {
                    *e = def.clone();
                }
            });
        }
        let Some(first) = start(&e, c, bound) else { return };
        let found = made.iter().find(|(a, _)| same_base(&a.base, &base) && same(&a.start, &first));
        if let Some((_, row)) = found {
            *p = Place { root: *row, path: vec![Proj::Index(Ex::Val(round))] };
        }
    };
    for s in block {
        match s {
            Stmt::Let(_, Rhs::Load(p)) | Stmt::Store(p, _) | Stmt::Add(p, _) | Stmt::Sub(p, _) => point(p),
            Stmt::If { then, els, .. } => {
                replace(then, c, defs, bound, made, round);
                replace(els, c, defs, bound, made, round);
            }
            _ => {}
        }
    }
}
