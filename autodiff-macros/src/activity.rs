//! Activity: which values and variables carry a derivative from an active parameter to the result. Program in, two bit sets out.
//!
//! A value is active if it is *varied* (depends on an active parameter) and *useful* (reaches the result through differentiable
//! operations). Not only a saving: an unused `acos` must not poison a gradient with `0 · NaN`.
use crate::ir::*;
use crate::types::Ty;
use crate::visit;

#[derive(Clone)]
pub(crate) struct Activity {
    pub(crate) val: Vec<bool>,
    pub(crate) var: Vec<bool>,
}

/// `seeds`: the values and variables of the active parameters. `outputs`: the variables whose final contents count.
pub(crate) fn analyse(f: &Function, vals: &[ValId], vars: &[VarId], outputs: &[VarId]) -> Activity {
    let mut varied = Activity { val: vec![false; f.vals.len()], var: vec![false; f.vars.len()] };
    vals.iter().for_each(|v| varied.val[*v] = true);
    vars.iter().for_each(|v| varied.var[*v] = true);
    until_settled(&mut varied, |now| forward(f, &f.body, now));
    let mut useful = Activity { val: vec![false; f.vals.len()], var: vec![false; f.vars.len()] };
    outputs.iter().for_each(|v| useful.var[*v] = true);
    ret(&f.ret, &mut useful);
    until_settled(&mut useful, |now| backward(&f.body, now));
    let both = |a: &[bool], b: &[bool]| a.iter().zip(b).map(|(a, b)| *a && *b).collect();
    Activity { val: both(&varied.val, &useful.val), var: both(&varied.var, &useful.var) }
}

/// What depends on some values, whatever it is used for.
pub(crate) fn spread(f: &Function, body: &Block, from: &[ValId]) -> Activity {
    let mut varied = Activity { val: vec![false; f.vals.len()], var: vec![false; f.vars.len()] };
    from.iter().for_each(|v| varied.val[*v] = true);
    until_settled(&mut varied, |now| forward(f, body, now));
    varied
}

/// As `analyse`, for a program that was differentiated once: what depends on the parameters and reaches the gradient.
pub(crate) fn again(
    f: &Function,
    body: &Block,
    vals: &[ValId],
    vars: &[VarId],
    out_vals: &[ValId],
    out_vars: &[VarId],
) -> Activity {
    let none = || Activity { val: vec![false; f.vals.len()], var: vec![false; f.vars.len()] };
    let (mut varied, mut useful) = (none(), none());
    vals.iter().for_each(|v| varied.val[*v] = true);
    vars.iter().for_each(|v| varied.var[*v] = true);
    calls(body, &mut varied, &mut useful);
    until_settled(&mut varied, |now| forward(f, body, now));
    out_vals.iter().for_each(|v| useful.val[*v] = true);
    out_vars.iter().for_each(|v| useful.var[*v] = true);
    until_settled(&mut useful, |now| backward(body, now));
    let both = |a: &[bool], b: &[bool]| a.iter().zip(b).map(|(a, b)| *a && *b).collect();
    Activity { val: both(&varied.val, &useful.val), var: both(&varied.var, &useful.var) }
}

/// What is on the tape is taken off it, whatever moves: what goes into a call whose residuals are on the tape may move what comes out of its reverse.
fn calls(body: &Block, varied: &mut Activity, useful: &mut Activity) {
    for s in body {
        match s {
            Stmt::Call(c) if !c.plain && matches!(c.kind, CallKind::Taped) => {
                for a in &c.args {
                    match a {
                        Arg::Value(e, _) => mark(e, useful),
                        Arg::Shared(p, ..) | Arg::Mut(p, _) => useful.var[p.root] = true,
                    }
                }
            }
            // Their tangents take a shape of their own off the tape.
            Stmt::Declare(v, Some(Agg::Shape | Agg::Recalled)) => {
                varied.var[*v] = true;
                useful.var[*v] = true;
            }
            Stmt::Store(p, Agg::Shape | Agg::Recalled) | Stmt::AddShape(p) => {
                varied.var[p.root] = true;
                useful.var[p.root] = true;
            }
            Stmt::CallReverse(c) => {
                c.args.iter().flat_map(|a| &a.adjoint).for_each(|p| varied.var[p.root] = true);
                c.seed_places().for_each(|p| useful.var[p.root] = true);
                // The adjoint of final contents goes in.
                c.exclusive.iter().for_each(|v| useful.var[*v] = true);
                fn scalars(seed: &Seed, useful: &mut Activity) {
                    match seed {
                        Seed::Nothing | Seed::Place(_) => {}
                        Seed::Scalar(e) => mark(e, useful),
                        Seed::Parts(parts) => parts.iter().for_each(|s| scalars(s, useful)),
                    }
                }
                scalars(&c.seed, useful);
                c.args.iter().flat_map(|a| &a.value).for_each(|e| mark(e, useful));
                c.args.iter().flat_map(|a| &a.primal).for_each(|(p, _)| useful.var[p.root] = true);
            }
            _ => {}
        }
        visit::nested(s).into_iter().for_each(|b| calls(b, varied, useful));
    }
}

fn until_settled(now: &mut Activity, mut step: impl FnMut(&mut Activity)) {
    loop {
        let before = (count(&now.val), count(&now.var));
        step(now);
        if before == (count(&now.val), count(&now.var)) {
            return;
        }
    }
}

fn count(bits: &[bool]) -> usize {
    bits.iter().filter(|b| **b).count()
}

fn ret(r: &Ret, useful: &mut Activity) {
    match r {
        Ret::Scalar(e, _) => mark(e, useful),
        Ret::Place(p, _) => useful.var[p.root] = true,
        Ret::Tuple(parts) | Ret::Array(parts) => parts.iter().for_each(|r| ret(r, useful)),
        Ret::Fallible { payload, .. } => ret(payload, useful),
        Ret::Unit | Ret::Inactive(_) => {}
    }
}

/// A type whose values can hold floats; an open one may.
fn may_carry(ty: &Ty) -> bool {
    match ty {
        Ty::Float(_) | Ty::Infer(_) | Ty::Like(_) => true,
        Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) | Ty::Ref(_, e) | Ty::Option(e) | Ty::Result(e, _) => {
            may_carry(e)
        }
        Ty::Tuple(parts) => parts.iter().any(may_carry),
        _ => false,
    }
}

/// Whether a variable can hold floats: what the user's types hold is in variables, never in values; an adjoint does in any case.
fn holds(f: &Function, var: VarId) -> bool {
    f.vars[var].origin == Origin::Adjoint || may_carry(&f.vars[var].ty) || f.vars[var].ty.has_user()
}

/// The operands through which a derivative passes.
pub(crate) fn operands(e: &Ex) -> Vec<&Ex> {
    match e {
        Ex::Val(_) => vec![e],
        Ex::Prim(row, args, _) => (row.args.iter().zip(args))
            .filter(|(name, _)| !row.ints.contains(name))
            .zip(row.partials)
            .filter(|(_, partial)| **partial != "0.0")
            .map(|((_, arg), _)| arg)
            .collect(),
        Ex::Place(..) => vec![e],
        Ex::Tuple(parts) => parts.iter().collect(),
        Ex::AddrOf(inner) | Ex::Optional(_, inner) | Ex::Field(inner, _) => vec![inner],
        Ex::Convert(inner, _) => vec![inner],
        Ex::Cast(inner, ty)
            if crate::types::read(ty, &[]).is_float() || !crate::types::read(ty, &[]).is_int() =>
        {
            vec![inner]
        }
        Ex::If(_, a, b) => vec![a, b],
        Ex::UnlessZero(_, x) => vec![x],
        _ => vec![],
    }
}

fn varied_ex(e: &Ex, now: &Activity) -> bool {
    match e {
        Ex::Val(v) => now.val[*v],
        Ex::Place(p, _) | Ex::Sum(p) => now.var[p.root],
        _ => operands(e).into_iter().any(|x| !std::ptr::eq(x, e) && varied_ex(x, now)),
    }
}

fn mark(e: &Ex, now: &mut Activity) {
    match e {
        Ex::Val(v) => now.val[*v] = true,
        Ex::Place(p, _) | Ex::Sum(p) => now.var[p.root] = true,
        _ => operands(e).into_iter().filter(|x| !std::ptr::eq(*x, e)).for_each(|x| mark(x, now)),
    }
}

fn varied_agg(a: &Agg, now: &Activity) -> bool {
    match a {
        Agg::Scalar(e) => varied_ex(e, now),
        Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter().any(|a| varied_agg(a, now)),
        Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => varied_agg(a, now),
        Agg::Copy(p, _) | Agg::Popped(p) => now.var[p.root],
        Agg::Struct(l) => {
            l.fields.iter().any(|(_, a)| varied_agg(a, now))
                || l.rest.as_ref().is_some_and(|p| now.var[p.root])
        }
        Agg::ZerosLike(_) | Agg::Opaque(_) | Agg::Recalled | Agg::TangentOf(_) | Agg::Shape | Agg::Blank => {
            false
        }
    }
}

fn mark_agg(a: &Agg, now: &mut Activity) {
    match a {
        Agg::Scalar(e) => mark(e, now),
        Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter().for_each(|a| mark_agg(a, now)),
        Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => mark_agg(a, now),
        Agg::Copy(p, _) | Agg::Popped(p) => now.var[p.root] = true,
        Agg::Struct(l) => {
            l.fields.iter().for_each(|(_, a)| mark_agg(a, now));
            l.rest.iter().for_each(|p| now.var[p.root] = true);
        }
        Agg::ZerosLike(_) | Agg::Opaque(_) | Agg::Recalled | Agg::TangentOf(_) | Agg::Shape | Agg::Blank => {}
    }
}

fn set(bits: &mut [bool], k: usize, on: bool) {
    bits[k] |= on;
}

/// A method of something that carries nothing, given nothing that does, is any method: it may change its receiver.
pub(crate) fn plain_methods(f: &mut Function, activity: &Activity) {
    visit::block_mut(&mut f.body, &mut |s| {
        let Stmt::Call(c) = s else { return };
        let carries = c.args.iter().any(|a| match a {
            Arg::Value(e, _) => {
                let mut vals = vec![];
                visit::vals(e, &mut vals);
                vals.iter().any(|v| activity.val[*v])
            }
            Arg::Shared(p, ..) | Arg::Mut(p, _) => activity.var[p.root],
        });
        if c.method && !carries {
            c.plain = true;
            c.lent = false;
            c.kind = CallKind::Partials(vec![]);
        }
    });
}

fn forward(f: &Function, block: &Block, now: &mut Activity) {
    for stmt in block {
        match stmt {
            Stmt::Let(v, rhs) if may_carry(&f.vals[*v].ty) => {
                let on = match rhs {
                    Rhs::Ex(e) => varied_ex(e, now),
                    Rhs::Load(p) | Rhs::Pop(p) => now.var[p.root],
                };
                set(&mut now.val, *v, on);
            }
            Stmt::Declare(var, Some(agg)) if holds(f, *var) => {
                let on = varied_agg(agg, now);
                set(&mut now.var, *var, on);
            }
            Stmt::Store(p, agg) | Stmt::Push(p, agg) if holds(f, p.root) => {
                let on = varied_agg(agg, now);
                set(&mut now.var, p.root, on);
            }
            Stmt::Add(p, e) | Stmt::Sub(p, e) | Stmt::AddAny(p, e) if holds(f, p.root) => {
                let on = varied_ex(e, now);
                set(&mut now.var, p.root, on);
            }
            Stmt::AddAll(p, q) => {
                let on = now.var[q.root];
                set(&mut now.var, p.root, on);
            }
            Stmt::If { outs, .. } => {
                for inner in visit::nested(stmt) {
                    forward(f, inner, now);
                }
                for o in outs {
                    let on =
                        may_carry(&f.vals[o.val].ty) && (varied_ex(&o.then, now) || varied_ex(&o.els, now));
                    set(&mut now.val, o.val, on);
                }
            }
            Stmt::Call(c) => {
                let on = c.args.iter().any(|a| match a {
                    Arg::Value(e, _) => varied_ex(e, now),
                    Arg::Shared(p, ..) | Arg::Mut(p, _) => now.var[p.root],
                });
                for d in c.kind.partials() {
                    set(&mut now.val, d, on);
                }
                for out in c.gives.vals() {
                    let carries = may_carry(&f.vals[out].ty);
                    set(&mut now.val, out, on && carries);
                }
                for var in c.gives.vars() {
                    let carries = holds(f, var);
                    set(&mut now.var, var, on && carries);
                }
                for a in &c.args {
                    if let Arg::Mut(p, _) = a {
                        let carries = holds(f, p.root);
                        set(&mut now.var, p.root, on && carries);
                    }
                }
            }
            _ => visit::nested(stmt).into_iter().for_each(|b| forward(f, b, now)),
        }
    }
}

fn backward(block: &Block, now: &mut Activity) {
    for stmt in block.iter().rev() {
        match stmt {
            Stmt::Let(v, rhs) if now.val[*v] => match rhs {
                Rhs::Ex(e) => mark(e, now),
                Rhs::Load(p) | Rhs::Pop(p) => now.var[p.root] = true,
            },
            // The adjoint of the vector gets its element back, whether it was wanted or not.
            Stmt::Declare(var, Some(Agg::Popped(p))) => {
                let either = now.var[*var] || now.var[p.root];
                now.var[*var] = either;
                now.var[p.root] = either;
            }
            Stmt::Declare(var, Some(agg)) if now.var[*var] => mark_agg(agg, now),
            Stmt::Store(p, agg) | Stmt::Push(p, agg) if now.var[p.root] => mark_agg(agg, now),
            Stmt::Add(p, e) | Stmt::Sub(p, e) | Stmt::AddAny(p, e) if now.var[p.root] => mark(e, now),
            Stmt::AddAll(p, q) if now.var[p.root] => now.var[q.root] = true,
            Stmt::If { outs, .. } => {
                for o in outs {
                    if now.val[o.val] {
                        mark(&o.then, now);
                        mark(&o.els, now);
                    }
                }
                visit::nested(stmt).into_iter().for_each(|b| backward(b, now));
            }
            Stmt::Call(c) => {
                let wanted = c.kind.partials().any(|d| now.val[d])
                    || c.gives.vals().iter().any(|v| now.val[*v])
                    || c.gives.vars().iter().any(|v| now.var[*v])
                    || c.args.iter().any(|a| matches!(a, Arg::Mut(p, _) if now.var[p.root]));
                if wanted {
                    for a in &c.args {
                        match a {
                            Arg::Value(e, _) => mark(e, now),
                            Arg::Shared(p, ..) | Arg::Mut(p, _) => now.var[p.root] = true,
                        }
                    }
                }
            }
            _ => visit::nested(stmt).into_iter().for_each(|b| backward(b, now)),
        }
    }
}
