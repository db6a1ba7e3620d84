//! Forward mode between reading and printing: a function that was read in, itself with its tangents out.
use crate::activity;
use crate::checkpoint;
use crate::diagnostics::Errors;
use crate::ir::*;
use crate::lower::{Lowered, ParamShape};
use crate::options::Options;
use crate::pipeline::{active, ret_uses};
use crate::prune;
use crate::signature::Param;
use crate::tangent::{self, RetDot, Tangent};
use crate::types::{Float, Ty};
use proc_macro2::{Ident, Span, TokenStream};
use std::collections::BTreeSet;

/// A function with its tangents, ready to be printed.
pub(crate) struct Moved {
    pub(crate) f: Function,
    pub(crate) body: Block,
    pub(crate) ret: RetDot,
    /// The tangent of each parameter.
    pub(crate) dots: Vec<ParamDot>,
    /// The float whose tangents are of a type of their own: one direction or several at once.
    pub(crate) generic: Option<Float>,
}

/// The tangent of a parameter.
#[derive(Clone, Copy)]
pub(crate) enum ParamDot {
    None,
    Val(ValId),
    Var(VarId),
}

/// Runs the middle of the compiler for `jvp_f`.
pub(crate) fn jvp(
    low: &Lowered,
    params: &[Param],
    options: &Options,
    krate: &TokenStream,
    errors: &mut Errors,
) -> Option<Moved> {
    let mut f = low.function.clone();
    let (vals, vars) = active(&low.params, params);
    let exclusive: Vec<VarId> =
        vars.iter().copied().filter(|v| f.vars[*v].origin == Origin::Exclusive).collect();
    let activity = activity::analyse(&f, &vals, &vars, &exclusive);
    let generic = if options.without("batch") { None } else { tangent::uniform(&f, &activity) };
    // Forward mode keeps nothing.
    checkpoint::ignore(&mut f.body);
    let body = f.body.clone();
    let mut t = Tangent::new(&mut f, &activity, generic.is_some(), krate);
    let dots = params_dots(&mut t, low, params);
    let done = t.block(body).and_then(|body| Ok((body, t.ret(&low.function.ret)?)));
    let var_dots = std::mem::take(&mut t.vars);
    let (body, ret) = match done {
        Ok(done) => done,
        Err(e) => {
            errors.push(e.span, e.message);
            return None;
        }
    };
    let moved = Moved { f, body, ret, dots, generic };
    if options.jacobian.is_some()
        && let Some((param, text)) = crate::emit::jacobian::in_the_way(params, &moved)
    {
        errors.push(param.span(), text);
        return None;
    }
    let Moved { f, body, ret, dots, generic } = moved;
    // ---- prune ----
    let (mut live, mut live_vars) = (BTreeSet::new(), BTreeSet::new());
    ret_uses(&f.ret, &mut live, &mut live_vars);
    ret_dot_uses(&ret, &mut live, &mut live_vars);
    let (mut all_vals, mut all_vars) = (vec![], vec![]);
    low.params.iter().for_each(|s| crate::pipeline::leaves(s, &mut all_vals, &mut all_vars));
    for v in all_vars.into_iter().filter(|v| f.vars[*v].origin == Origin::Exclusive) {
        live_vars.insert(v);
        live_vars.extend(var_dots.get(&v));
    }
    let (body, ..) = prune::prune(body, &live, &live_vars, None);
    Some(Moved { f, body, ret, dots, generic })
}

/// Gives the active parameters their tangents.
fn params_dots(t: &mut Tangent<'_>, low: &Lowered, params: &[Param]) -> Vec<ParamDot> {
    let dot = |(shape, p): (&ParamShape, &Param)| match shape {
        _ if !p.active => ParamDot::None,
        ParamShape::Scalar(v) => ParamDot::Val(t.param_val(*v)),
        ParamShape::Var(v) => ParamDot::Var(t.param_var(*v)),
        ParamShape::Tuple(Some(whole), parts) => {
            let dot = t.param_whole(*whole);
            parts_dots(t, parts, &Ex::Val(dot));
            ParamDot::Val(dot)
        }
        ParamShape::Optional(whole, _, payload) => {
            let dot = t.param_whole(*whole);
            let still = match p.ty.deref() {
                Ty::Option(inner) => t.still(inner),
                _ => Ex::Num(0.0),
            };
            let held = Ex::Method {
                recv: Box::new(Ex::Val(dot)),
                name: Ident::new("unwrap_or", Span::mixed_site()),
                turbofish: TokenStream::new(),
                args: vec![still],
                pure: true,
            };
            t.param_part(*payload, held);
            ParamDot::Val(dot)
        }
        ParamShape::Tuple(None, _) | ParamShape::Inactive(_) => ParamDot::None,
    };
    low.params.iter().zip(params).map(dot).collect()
}

fn parts_dots(t: &mut Tangent<'_>, parts: &[ParamShape], whole: &Ex) {
    for (k, part) in parts.iter().enumerate() {
        let field = Ex::Field(Box::new(whole.clone()), syn::Member::from(k));
        match part {
            ParamShape::Scalar(v) => t.param_part(*v, field),
            ParamShape::Tuple(_, inner) => parts_dots(t, inner, &field),
            ParamShape::Var(_) | ParamShape::Optional(..) | ParamShape::Inactive(_) => {}
        }
    }
}

fn ret_dot_uses(ret: &RetDot, vals: &mut BTreeSet<ValId>, vars: &mut BTreeSet<VarId>) {
    match ret {
        RetDot::None => {}
        RetDot::Scalar(e, _) => {
            let mut v = vec![];
            crate::visit::vals(e, &mut v);
            vals.extend(v);
        }
        RetDot::Place(p, _) | RetDot::Still(p, _) => {
            vars.insert(p.root);
            let mut v = vec![];
            crate::visit::place_vals(p, &mut v);
            vals.extend(v);
        }
        RetDot::Tuple(parts) | RetDot::Array(parts) => {
            parts.iter().for_each(|r| ret_dot_uses(r, vals, vars));
        }
    }
}

/// The values that the printed result mentions.
pub(crate) fn ret_dot_vals(ret: &RetDot) -> Vec<ValId> {
    let (mut vals, mut vars) = (BTreeSet::new(), BTreeSet::new());
    ret_dot_uses(ret, &mut vals, &mut vars);
    vals.into_iter().collect()
}
