//! Work for an adjoint that is zero is skipped: what follows a test and matters only if the test was passed goes into its branch.
//!
//! Where a minimum, a maximum or a rectifier takes one of several candidates, the adjoints of the others are zero, and a loop that
//! hands zeros to all that a candidate was made of does nothing. It does nothing by construction: nothing was ever added to the
//! adjoint unless the branch was taken (so no `0 · NaN` is lost that meant something).
use crate::ir::*;
use crate::visit;
use std::collections::BTreeSet;

/// `read`: the values that are read after the block.
pub(crate) fn skip(f: &Function, block: &mut Block, read: &BTreeSet<ValId>) {
    for s in block.iter_mut() {
        visit::nested_mut(s).into_iter().for_each(|b| skip(f, b, read));
    }
    let mut at = 0;
    while at < block.len() {
        if let Some(count) = idle(f, block, at, read) {
            let moved: Block = block.drain(at + 1..=at + count).collect();
            if let Stmt::If { then, .. } = &mut block[at] {
                then.extend(moved);
            }
        }
        at += 1;
    }
}

/// How many of the statements after a test do nothing unless it was passed, if a loop is among them.
fn idle(f: &Function, block: &Block, at: usize, read: &BTreeSet<ValId>) -> Option<usize> {
    let Stmt::If { then, els, outs, .. } = &block[at] else { return None };
    if !outs.is_empty() || els.iter().any(|s| !matches!(s, Stmt::Head(_))) {
        return None;
    }
    // Adjoints that are zero before the test and are given something in it.
    let mut zero = Zeros::default();
    for s in &block[..at] {
        match s {
            Stmt::Declare(v, Some(Agg::Scalar(Ex::Num(x))))
                if *x == 0.0 && f.vars[*v].origin == Origin::Adjoint =>
            {
                zero.vars.insert(*v);
            }
            s => touched(s, &mut |v| {
                zero.vars.remove(&v);
            }),
        }
    }
    let mut given = false;
    let known = zero.vars.clone();
    then.iter().for_each(|s| touched(s, &mut |v| given |= known.contains(&v)));
    if !given {
        return None;
    }
    let mut count = 0;
    let mut work = false;
    for s in &block[at + 1..] {
        if !zero.nothing(s) {
            break;
        }
        count += 1;
        work |= matches!(s, Stmt::Loop(_));
    }
    // What is bound in there must not be read after it.
    let mut bound = BTreeSet::new();
    crate::assign::bound(&block[at + 1..=at + count].to_vec(), &mut bound);
    let declared: BTreeSet<VarId> = block[at + 1..=at + count]
        .iter()
        .filter_map(|s| if let Stmt::Declare(v, _) = s { Some(*v) } else { None })
        .collect();
    let mut free = read.is_disjoint(&bound);
    let mut rest = block[at + count + 1..].to_vec();
    visit::block_ex_mut(&mut rest, &mut |e| {
        if let Ex::Val(v) = e {
            free &= !bound.contains(v);
        }
    });
    visit::block_mut(&mut rest, &mut |s| {
        if let Stmt::If { cond, .. } = s {
            free &= !bound.contains(cond);
        }
    });
    visit::block_places_mut(&mut rest, &mut |p| free &= !declared.contains(&p.root));
    (work && free).then_some(count)
}

/// The variables that a statement writes, itself or inside.
fn touched(s: &Stmt, f: &mut dyn FnMut(VarId)) {
    visit::writes(s, &mut |v, _| f(v));
    visit::nested(s).into_iter().flatten().for_each(|s| touched(s, f));
}

/// What is zero unless the branch was taken.
#[derive(Default)]
struct Zeros {
    vars: BTreeSet<VarId>,
    vals: BTreeSet<ValId>,
}

impl Zeros {
    fn is_zero(&self, e: &Ex) -> bool {
        match e {
            Ex::Val(v) => self.vals.contains(v),
            Ex::Num(x) => *x == 0.0,
            Ex::Prim(row, args, _) => match row.name {
                "mul" => args.iter().any(|a| self.is_zero(a)),
                "neg" => self.is_zero(&args[0]),
                "div" => self.is_zero(&args[0]),
                "add" | "sub" => args.iter().all(|a| self.is_zero(a)),
                _ => false,
            },
            Ex::UnlessZero(adj, e) => self.is_zero(adj) || self.is_zero(e),
            Ex::If(_, a, b) => self.is_zero(a) && self.is_zero(b),
            _ => false,
        }
    }

    /// True if a statement changes nothing while those are zero.
    fn nothing(&mut self, s: &Stmt) -> bool {
        match s {
            Stmt::Head(_) => true,
            Stmt::Let(v, Rhs::Ex(e)) => {
                if self.is_zero(e) {
                    self.vals.insert(*v);
                }
                visit::pure(e)
            }
            Stmt::Let(v, Rhs::Load(p)) => {
                if p.is_whole() && self.vars.contains(&p.root) {
                    self.vals.insert(*v);
                }
                true
            }
            Stmt::Declare(v, Some(Agg::Scalar(e))) => {
                if self.is_zero(e) {
                    self.vars.insert(*v);
                }
                visit::pure(e)
            }
            Stmt::Add(_, e) | Stmt::Sub(_, e) => self.is_zero(e),
            Stmt::Store(p, Agg::Scalar(e)) => p.is_whole() && self.vars.contains(&p.root) && self.is_zero(e),
            Stmt::If { then, els, outs, .. } => {
                outs.is_empty() && then.iter().chain(els).all(|s| self.nothing(s))
            }
            // No frame is left behind.
            Stmt::Loop(l) => {
                let known = self.vars.len();
                matches!(l.kind, LoopKind::For(_))
                    && l.frame.is_none()
                    && l.body.iter().all(|s| self.nothing(s))
                    && self.vars.len() >= known
            }
            _ => false,
        }
    }
}
