//! Which variables are the whole results of calls and are only read: program in, the calls' paths out.
//!
//! The macro does not see whether such a result is an array or a vector. Its adjoint need not be a vector for that: the callee knows,
//! and gives zeros of the type that it is (`emit/companion.rs`).
use crate::ir::*;
use crate::visit;
use std::collections::BTreeMap;

pub(crate) fn of_calls(block: &Block) -> BTreeMap<VarId, syn::Path> {
    let mut found = BTreeMap::new();
    collect(block, &mut found);
    found.retain(|var, _| only_read(block, *var));
    found
}

fn collect(block: &Block, found: &mut BTreeMap<VarId, syn::Path>) {
    for s in block {
        if let Stmt::Call(c) = s
            && let (Gives::Var(var), false, false, None) = (&c.gives, c.method, c.plain, c.fallible)
        {
            found.insert(*var, c.path.clone());
        }
        visit::nested(s).into_iter().for_each(|b| collect(b, found));
    }
}

/// True if nothing happens to a variable but the call, reads of its elements and its length, and calls that take it by reference.
fn only_read(block: &Block, var: VarId) -> bool {
    let element = |p: &Place| p.root != var || matches!(p.path[..], [Proj::Index(_)]);
    block.iter().all(|s| {
        let mut mentions = false;
        visit::vars_mut(&mut s.clone(), &mut |v| mentions |= *v == var);
        let own = match s {
            _ if !mentions => true,
            Stmt::Let(_, Rhs::Load(p)) => element(p),
            Stmt::Let(_, Rhs::Ex(Ex::Len(p))) => p.is_whole(),
            Stmt::Call(c) => {
                matches!(c.gives, Gives::Var(given) if given == var)
                    || c.args.iter().all(|a| match a {
                        Arg::Shared(p, ..) => p.root != var || p.is_whole(),
                        Arg::Mut(p, _) => p.root != var,
                        Arg::Value(..) => true,
                    })
            }
            Stmt::Loop(_) => true,
            _ => false,
        };
        own && visit::nested(s).into_iter().all(|b| only_read(b, var))
    })
}
