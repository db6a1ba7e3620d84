//! Counters in closed form: `l += 1` in every round of a counted loop in, `l` as its value before the loop plus the number of
//! rounds out.
//!
//! An index that a program counts along would have to be kept for the reverse sweep, word by word, and hides from the passes over
//! indices that neighbours are neighbours. As a function of the loop's own counter it costs nothing.
use crate::ir::*;
use crate::types::Ty;
use crate::visit;
use syn::{BinOp, Lit};

pub(crate) fn induction(f: &mut Function, block: &mut Block) {
    let mut out = Vec::with_capacity(block.len());
    for mut s in std::mem::take(block) {
        visit::nested_mut(&mut s).into_iter().for_each(|b| induction(f, b));
        match s {
            Stmt::Loop(mut l) => {
                let (before, after) = close(f, &mut l);
                out.extend(before);
                out.push(Stmt::Loop(l));
                out.extend(after);
            }
            s => out.push(s),
        }
    }
    *block = out;
}

fn usize_var(f: &Function, v: VarId) -> bool {
    matches!(&f.vars[v].ty, Ty::Int(Some(n)) if n == "usize")
}

fn close(f: &mut Function, l: &mut Loop) -> (Block, Block) {
    let (mut before, mut after) = (vec![], vec![]);
    let LoopKind::For(c) = &l.kind else { return (before, after) };
    let counted = matches!(&f.vals[c.index].ty, Ty::Int(Some(n)) if n == "usize");
    let exits = l.body.iter().any(|s| matches!(s, Stmt::BreakIf(_)));
    // The ends are read before the loop and must not need to be read again.
    let plain = |e: &Ex| matches!(e, Ex::Val(_) | Ex::Lit(Lit::Int(_)) | Ex::Path(_));
    let ends = plain(&c.hi) && (plain(&c.lo) || matches!(&c.lo, Ex::Bin(_, a, b) if plain(a) && plain(b)));
    if l.checkpoint.is_some() || c.step.is_some() || c.rev || c.inclusive || exits || !counted || !ends {
        return (before, after);
    }
    let c = c.clone();
    let steps: Vec<(usize, VarId, u64)> = (l.body.iter().enumerate())
        .filter_map(|(k, s)| match s {
            Stmt::Add(p, Ex::Lit(Lit::Int(n))) if p.is_whole() && usize_var(f, p.root) => {
                Some((k, p.root, n.base10_parse().ok()?))
            }
            _ => None,
        })
        .collect();
    for (at, var, step) in steps.into_iter().rev() {
        let mut writes = 0;
        let mut other = false;
        count(&l.body, var, &mut writes, &mut other);
        if writes != 1 || other {
            continue;
        }
        let base = f.val(f.vars[var].name.clone(), Ty::usize(), l.span);
        before.push(Stmt::Let(base, Rhs::Load(Place::var(var))));
        let bin = |op: BinOp, a: Ex, b: Ex| Ex::Bin(op, Box::new(a), Box::new(b));
        let zero = matches!(&c.lo, Ex::Lit(Lit::Int(n)) if n.base10_digits() == "0");
        let round = if zero {
            Ex::Val(c.index)
        } else {
            bin(BinOp::Sub(Default::default()), Ex::Val(c.index), c.lo.clone())
        };
        let times = |n: Ex| {
            if step == 1 { n } else { bin(BinOp::Mul(Default::default()), n, crate::lower::int(step)) }
        };
        let now = bin(BinOp::Add(Default::default()), Ex::Val(base), times(round));
        let next = bin(BinOp::Add(Default::default()), now.clone(), crate::lower::int(step));
        l.body.remove(at);
        for (k, s) in l.body.iter_mut().enumerate() {
            let value = if k < at { &now } else { &next };
            let mut one = vec![std::mem::replace(s, Stmt::Head(usize::MAX))];
            visit::block_mut(&mut one, &mut |s| {
                if let Stmt::Let(_, rhs) = s
                    && matches!(rhs, Rhs::Load(p) if p.root == var)
                {
                    *rhs = Rhs::Ex(value.clone());
                }
            });
            one.pop().into_iter().for_each(|new| *s = new);
        }
        let rounds = if zero {
            c.hi.clone()
        } else {
            Ex::Call {
                callee: quote::quote!(usize::saturating_sub),
                args: vec![c.hi.clone(), c.lo.clone()],
                pure: true,
            }
        };
        after.push(Stmt::Add(Place::var(var), times(rounds)));
    }
    (before, after)
}

/// How often a variable is written, and whether it is used other than by reading all of it.
fn count(block: &Block, var: VarId, writes: &mut usize, other: &mut bool) {
    for s in block {
        visit::writes(s, &mut |v, _| *writes += usize::from(v == var));
        visit::stmt_ex(s, &mut |e| {
            if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = e {
                *other |= p.root == var;
            }
        });
        if let Stmt::Call(c) = s {
            *other |= c.args.iter().any(|a| matches!(a, Arg::Shared(p, ..) if p.root == var));
        }
        visit::nested(s).into_iter().for_each(|b| count(b, var, writes, other));
    }
}
