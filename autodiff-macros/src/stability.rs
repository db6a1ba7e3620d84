//! Which reads still find the same contents when the reverse sweep comes: program in, marks out.
//!
//! A read of a variable is *stable* if nothing writes the variable after it: no later statement, and none in a loop around the
//! read. Parameters taken by shared reference are always stable: Rust's borrow rules say so.
use crate::adjoint::Mode;
use crate::ir::*;
use crate::types::Ty;
use crate::visit::{self, Change};
use std::collections::{BTreeMap, BTreeSet};

pub(crate) struct Stability {
    /// Values made of reads that are all stable.
    pub(crate) lasting: BTreeSet<ValId>,
    /// Variables that can be read in the reverse sweep at all.
    pub(crate) readable: BTreeSet<VarId>,
    /// Variables that hold constants and are declared anew where they are needed.
    pub(crate) constant: BTreeSet<VarId>,
    /// Variables that the record has to carry (split mode).
    pub(crate) carried: BTreeSet<VarId>,
}

/// What a read depends on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Read {
    /// Elements that are there.
    Contents,
    /// How many there are.
    Length,
    All,
}

type Reads = Vec<(VarId, Read)>;

#[derive(Default)]
struct Walk {
    now: usize,
    /// Start of the outermost loop around the statement at hand.
    outer: Option<usize>,
    depth: usize,
    last_write: BTreeMap<VarId, usize>,
    last_resize: BTreeMap<VarId, usize>,
    /// A value, what it reads, and when.
    reads: Vec<(ValId, Reads, usize)>,
    /// Variables that nobody can change.
    fixed: BTreeSet<VarId>,
    declared: BTreeMap<VarId, (usize, bool)>,
    written: BTreeSet<VarId>,
}

pub(crate) fn analyse(f: &mut Function, mode: Mode, params: &[VarId]) -> Stability {
    let fixed = (0..f.vars.len()).filter(|v| !f.vars[*v].mutable).collect();
    let mut w = Walk { fixed, ..Walk::default() };
    for p in params {
        w.declared.insert(*p, (0, false));
    }
    w.block(&f.body);
    let readable: BTreeSet<VarId> = (0..f.vars.len())
        .filter(|v| match f.vars[*v].origin {
            // A record has one lifetime, and no name for another.
            Origin::Shared => mode == Mode::Joined || !borrows(&f.vars[*v].ty),
            Origin::Static => true,
            Origin::Exclusive => mode == Mode::Joined,
            Origin::Owned => {
                w.declared.get(v).is_some_and(|(depth, _)| *depth == 0)
                    && (mode == Mode::Joined || carriable(&f.vars[*v]))
            }
            Origin::Adjoint => false,
        })
        .collect();
    let constant =
        w.declared.iter().filter(|(v, (_, c))| *c && !w.written.contains(v)).map(|(v, _)| *v).collect();
    let before =
        |last: &BTreeMap<VarId, usize>, var: VarId, at: usize| last.get(&var).is_none_or(|last| *last < at);
    let stable = |var: VarId, read: Read, at: usize| {
        // Only vectors change their length.
        let fixed = matches!(f.vars[var].ty, Ty::Array(..) | Ty::Slice(_));
        matches!(f.vars[var].origin, Origin::Shared | Origin::Static)
            || (read == Read::Length && fixed || read == Read::Contents || before(&w.last_resize, var, at))
                && (read == Read::Length || before(&w.last_write, var, at))
    };
    let lasting = (w.reads.iter())
        .filter(|(_, reads, at)| reads.iter().all(|(var, read)| stable(*var, *read, *at)))
        .map(|(v, ..)| *v)
        .collect();
    let mut out = Stability { lasting, readable, constant, carried: BTreeSet::new() };
    let mut marks = Walk::default();
    let origins: Vec<Origin> = f.vars.iter().map(|v| v.origin).collect();
    marks.fixed = w.fixed.clone();
    marks.calls(&mut f.body, &mut |var, at| {
        let shared = matches!(origins[var], Origin::Shared | Origin::Static);
        let fine = shared
            || (out.readable.contains(&var)
                && before(&w.last_write, var, at)
                && before(&w.last_resize, var, at));
        if fine && !shared && mode == Mode::Split {
            out.carried.insert(var);
        }
        fine
    });
    out
}

/// True for a type with references in it: `[&str]`.
fn borrows(ty: &Ty) -> bool {
    match ty {
        Ty::Ref(..) => true,
        Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) | Ty::Option(e) | Ty::Result(e, _) => borrows(e),
        Ty::Tuple(parts) => parts.iter().any(borrows),
        Ty::Named(text) => text.contains('\''),
        _ => false,
    }
}

/// A type that a record can hold.
fn carriable(v: &Var) -> bool {
    v.ty.is_aggregate() && !matches!(v.ty, crate::types::Ty::Slice(_)) && v.ty.tokens().is_some()
}

impl Walk {
    fn block(&mut self, block: &Block) {
        for s in block {
            self.now += 1;
            let at = self.outer.unwrap_or(self.now);
            match s {
                Stmt::Let(v, Rhs::Load(p)) => self.reads.push((*v, vec![(p.root, Read::Contents)], at)),
                Stmt::Let(v, Rhs::Ex(e)) => {
                    let mut reads = vec![];
                    visit::ex(e, &mut |e| match e {
                        Ex::Len(p) => {
                            reads.push((p.root, if p.is_whole() { Read::Length } else { Read::All }))
                        }
                        Ex::Place(p, _) | Ex::Sum(p) => reads.push((p.root, Read::All)),
                        _ => {}
                    });
                    if !reads.is_empty() {
                        self.reads.push((*v, reads, at));
                    }
                }
                Stmt::Declare(var, agg) => {
                    self.declared.insert(*var, (self.depth, agg.as_ref().is_some_and(constant)));
                }
                Stmt::Call(c) => {
                    self.declared.extend(c.gives.vars().into_iter().map(|var| (var, (self.depth, false))));
                }
                _ => {}
            }
            let now = self.now;
            let declares = match s {
                Stmt::Declare(var, _) => vec![*var],
                Stmt::Call(c) => c.gives.vars(),
                _ => vec![],
            };
            visit::writes(s, &mut |var, change| {
                if change == Change::Perhaps && self.fixed.contains(&var) {
                    return;
                }
                if change != Change::Contents {
                    self.last_resize.insert(var, now);
                }
                if change != Change::Grows {
                    self.last_write.insert(var, now);
                }
                if !declares.contains(&var) {
                    self.written.insert(var);
                }
            });
            let is_loop = matches!(s, Stmt::Loop(_));
            let before = self.outer;
            if is_loop && self.outer.is_none() {
                self.outer = Some(self.now);
            }
            self.depth += 1;
            visit::nested(s).into_iter().for_each(|b| self.block(b));
            self.depth -= 1;
            self.outer = before;
        }
    }

    fn calls(&mut self, block: &mut Block, fine: &mut dyn FnMut(VarId, usize) -> bool) {
        for s in block {
            self.now += 1;
            let at = self.outer.unwrap_or(self.now);
            if let Stmt::Call(c) = s {
                c.stable =
                    c.args.iter().map(|a| matches!(a, Arg::Shared(p, _, Passing::Borrowed | Passing::HandedOn) if fine(p.root, at))).collect();
            }
            if let Stmt::Loop(l) = s
                && l.checkpoint.is_some()
            {
                let gone = crate::checkpoint::read_only(&l.body, &|v| !self.fixed.contains(&v))
                    .into_iter()
                    .filter(|var| !fine(*var, at));
                let captured = gone.collect();
                l.checkpoint.iter_mut().for_each(|c| c.captured = Vec::clone(&captured));
            }
            let before = self.outer;
            if matches!(s, Stmt::Loop(_)) && self.outer.is_none() {
                self.outer = Some(self.now);
            }
            visit::nested_mut(s).into_iter().for_each(|b| self.calls(b, fine));
            self.outer = before;
        }
    }
}

/// Contents made of literals and constants only.
fn constant(agg: &Agg) -> bool {
    match agg {
        Agg::Scalar(e) => matches!(e, Ex::Lit(_) | Ex::Num(_) | Ex::Path(_)),
        Agg::Array(all) | Agg::Tuple(all) => all.iter().all(constant),
        Agg::Repeat(a, _) => constant(a),
        _ => false,
    }
}
