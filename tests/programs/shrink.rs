//! Smaller programs that still fail: statements are deleted, bodies take the place of what is around them,
//! expressions become one of their operands or a literal. What does not compile counts as not failing.

use super::grammar::{Arg, Expr, Program, Stmt};
use super::visit::{nth_expr, nth_stmts};

/// Shrinks while `fails` and there are attempts left.
pub fn shrink(program: &Program, attempts: usize, fails: &mut dyn FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    let mut left = attempts;
    let mut attempt = |candidate: Program, best: &mut Program| {
        if left == 0 || candidate == *best {
            return false;
        }
        left -= 1;
        let accepted = fails(&candidate);
        if accepted {
            *best = candidate;
        }
        accepted
    };
    loop {
        let before = best.clone();
        for h in (0..best.helpers.len()).rev() {
            let mut candidate = best.clone();
            candidate.helpers.remove(h);
            attempt(candidate, &mut best);
        }
        if !best.consts.is_empty() {
            let mut candidate = best.clone();
            candidate.consts.clear();
            attempt(candidate, &mut best);
        }
        let lists = nth_stmts(&mut best.clone(), usize::MAX, &mut |_| {});
        for list in (0..lists).rev() {
            shrink_list(list, &mut best, &mut attempt);
        }
        let mut n = 0;
        while n < nth_expr(&mut best.clone(), usize::MAX, &mut |_| {}) {
            let mut found = None;
            nth_expr(&mut best.clone(), n, &mut |e| found = Some(e.clone()));
            let Some(found) = found else { break };
            for simpler in simpler(&found) {
                let mut candidate = best.clone();
                nth_expr(&mut candidate, n, &mut |e| *e = simpler.clone());
                if attempt(candidate, &mut best) {
                    break;
                }
            }
            n += 1;
        }
        if best == before {
            return best;
        }
    }
}

fn shrink_list(list: usize, best: &mut Program, attempt: &mut dyn FnMut(Program, &mut Program) -> bool) {
    let length = |p: &Program| {
        let mut length = 0;
        nth_stmts(&mut p.clone(), list, &mut |l| length = l.len());
        length
    };
    let mut size = length(best);
    while size > 0 {
        let mut at = length(best);
        while at > 0 {
            let from = at.saturating_sub(size);
            let mut candidate = best.clone();
            nth_stmts(&mut candidate, list, &mut |l| _ = l.drain(from..at.min(l.len())));
            attempt(candidate, best);
            at = from;
        }
        size /= 2;
    }
    for at in (0..length(best)).rev() {
        for which in 0..2 {
            let mut candidate = best.clone();
            nth_stmts(&mut candidate, list, &mut |l| {
                let Some(inner) = l.get(at).and_then(|s| inside(s, which)) else { return };
                l.splice(at..=at, inner);
            });
            if attempt(candidate, best) {
                break;
            }
        }
        let mut candidate = best.clone();
        nth_stmts(&mut candidate, list, &mut |l| {
            if let Some(Stmt::For { label, .. } | Stmt::While { label, .. } | Stmt::Loop { label, .. }) =
                l.get_mut(at)
            {
                *label = None;
            }
            if let Some(Stmt::If(_, _, otherwise) | Stmt::IfLet { otherwise, .. }) = l.get_mut(at) {
                otherwise.clear();
            }
        });
        attempt(candidate, best);
    }
}

/// What stands inside of a statement.
fn inside(stmt: &Stmt, which: usize) -> Option<Vec<Stmt>> {
    let lists: Vec<&Vec<Stmt>> = match stmt {
        Stmt::If(_, a, b) | Stmt::IfLet { then: a, otherwise: b, .. } => vec![a, b],
        Stmt::For { body, .. } | Stmt::While { body, .. } | Stmt::Loop { body, .. } | Stmt::Block(body) => {
            vec![body]
        }
        Stmt::Match(_, arms) => arms.iter().map(|arm| &arm.body).collect(),
        Stmt::Checkpoint(_, inner) => return (which == 0).then(|| vec![(**inner).clone()]),
        _ => vec![],
    };
    lists.get(which).map(|l| l.to_vec())
}

fn simpler(e: &Expr) -> Vec<Expr> {
    let boxed = |list: &[&Expr]| list.iter().map(|e| (*e).clone()).collect::<Vec<_>>();
    let mut out = match e {
        Expr::Lit(..) | Expr::Var(_) | Expr::Deref(_) | Expr::None | Expr::Text(_) => return vec![],
        Expr::Closure { .. } | Expr::Some(_) | Expr::Ok(_) | Expr::Array(_) | Expr::Repeat(..) => {
            return vec![];
        }
        Expr::List(_) | Expr::RepeatList(..) | Expr::Tuple(_) => return vec![],
        Expr::Neg(e) | Expr::Powi(e, _) | Expr::Whole(e) | Expr::Single(e) | Expr::OptionOr(_, e) => {
            boxed(&[e])
        }
        Expr::Binary(_, a, b) => boxed(&[a, b]),
        Expr::Method { of, args, .. } => {
            let mut out = boxed(&[of]);
            out.extend(args.iter().cloned());
            out
        }
        Expr::Block(b) => boxed(&[&b.value]),
        Expr::If(_, a, b) => boxed(&[&a.value, &b.value]),
        Expr::Match(_, arms) => arms.iter().map(|arm| (*arm.body.value).clone()).collect(),
        Expr::Call(_, args) => args
            .iter()
            .filter_map(|arg| match arg {
                Arg::Float(e) => Some(e.clone()),
                Arg::Text(_) => None,
            })
            .collect(),
        Expr::OptionMap(_, _, _, other) | Expr::UnwrapOr(_, other) => boxed(&[other]),
        _ => vec![],
    };
    out.push(Expr::Lit(1.0, false));
    out.push(Expr::Lit(0.5, true));
    out
}
