//! Which reads still find the same contents when the reverse sweep comes: program in, marks out.
//!
//! A read of a variable is *stable* if nothing writes the variable after it: no later statement, and none in a loop around the
//! read. Parameters taken by shared reference are always stable: Rust's borrow rules say so.
use crate::adjoint::Mode;
use crate::ir::*;
use crate::visit;
use std::collections::{HashMap, HashSet};

pub(crate) struct Stability {
    pub(crate) loads: HashSet<ValId>,
    /// Variables that can be read in the reverse sweep at all.
    pub(crate) readable: HashSet<VarId>,
    /// Variables that hold constants and are declared anew where they are needed.
    pub(crate) constant: HashSet<VarId>,
    /// Variables that the record has to carry (split mode).
    pub(crate) carried: HashSet<VarId>,
}

#[derive(Default)]
struct Walk {
    now: usize,
    /// Start of the outermost loop around the statement at hand.
    outer: Option<usize>,
    depth: usize,
    last_write: HashMap<VarId, usize>,
    reads: Vec<(ValId, VarId, usize)>,
    declared: HashMap<VarId, (usize, bool)>,
    written: HashSet<VarId>,
}

pub(crate) fn analyse(f: &mut Function, mode: Mode, params: &[VarId]) -> Stability {
    let mut w = Walk::default();
    for p in params {
        w.declared.insert(*p, (0, false));
    }
    w.block(&f.body);
    let readable: HashSet<VarId> = (0..f.vars.len())
        .filter(|v| match f.vars[*v].origin {
            Origin::Shared | Origin::Static => true,
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
    let stable = |var: VarId, at: usize| {
        matches!(f.vars[var].origin, Origin::Shared | Origin::Static)
            || w.last_write.get(&var).is_none_or(|last| *last < at)
    };
    let loads = w.reads.iter().filter(|(_, var, at)| stable(*var, *at)).map(|(v, ..)| *v).collect();
    let mut out = Stability { loads, readable, constant, carried: HashSet::new() };
    let mut marks = Walk { last_write: w.last_write.clone(), ..Walk::default() };
    let origins: Vec<Origin> = f.vars.iter().map(|v| v.origin).collect();
    marks.calls(&mut f.body, &mut |var, at| {
        let shared = matches!(origins[var], Origin::Shared | Origin::Static);
        let fine =
            shared || (out.readable.contains(&var) && w.last_write.get(&var).is_none_or(|last| *last < at));
        if fine && !shared && mode == Mode::Split {
            out.carried.insert(var);
        }
        fine
    });
    out
}

/// A type that a record can hold.
fn carriable(v: &Var) -> bool {
    v.ty.is_aggregate() && !matches!(v.ty, crate::types::Ty::Slice(_)) && v.ty.tokens().is_some()
}

impl Walk {
    fn write(&mut self, p: &Place) {
        self.written.insert(p.root);
        self.last_write.insert(p.root, self.now);
    }

    fn block(&mut self, block: &Block) {
        for s in block {
            self.now += 1;
            match s {
                Stmt::Let(v, Rhs::Load(p)) => self.reads.push((*v, p.root, self.outer.unwrap_or(self.now))),
                Stmt::Declare(var, agg) => {
                    self.declared.insert(*var, (self.depth, agg.as_ref().is_some_and(constant)));
                    self.last_write.insert(*var, self.now);
                }
                Stmt::Store(p, _)
                | Stmt::Add(p, _)
                | Stmt::Sub(p, _)
                | Stmt::AddAll(p, _)
                | Stmt::Clear(p) => self.write(p),
                Stmt::Call(c) => {
                    for a in &c.args {
                        if let Arg::Mut(p, _) = a {
                            self.write(p);
                        }
                    }
                    if let Some(var) = c.into {
                        self.declared.insert(var, (self.depth, false));
                        self.last_write.insert(var, self.now);
                    }
                }
                _ => {}
            }
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
        Agg::Array(all) => all.iter().all(constant),
        Agg::Repeat(a, _) => constant(a),
        _ => false,
    }
}
