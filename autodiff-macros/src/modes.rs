//! Forward mode between reading and printing: a function that was read in, itself with its tangents out.
use crate::activity::{self, Activity};
use crate::adjoint::{Failure, Mode, Sweep};
use crate::checkpoint;
use crate::diagnostics::Errors;
use crate::ir::*;
use crate::lower::{Lowered, ParamShape};
use crate::options::Options;
use crate::prune;
use crate::signature::Param;
use crate::stability::Stability;
use crate::sweeps::{Aim, SeedShape, Swept, active, ret_uses, swept};
use crate::tangent::{self, RetDot, Tangent};
use crate::types::{Float, Ty};
use proc_macro2::{Ident, Span, TokenStream};
use std::collections::{BTreeMap, BTreeSet};

/// What is asked for beside gradients.
pub(crate) struct Modes {
    pub(crate) jvp: Option<Moved>,
    pub(crate) hvp: Option<Curved>,
}

/// Runs the middle of the compiler for each mode that is asked for.
pub(crate) fn all(
    low: &Lowered,
    params: &[Param],
    options: &Options,
    krate: &TokenStream,
    errors: &mut Errors,
) -> Option<Modes> {
    let jvp = if options.forward() { Some(jvp(low, params, options, krate, errors)?) } else { None };
    if options.every_mode {
        let mut own = Errors::default();
        let second = no_second(low, params, options, &Ident::new("hvp", Span::mixed_site()), &mut own);
        let hvp = second.and_then(|()| hvp(low, params, options, krate, &mut own));
        return Some(Modes { jvp, hvp });
    }
    if let Some(key) = options.hvp.as_ref().or(options.hessian.as_ref()) {
        no_second(low, params, options, key, errors)?;
    }
    let hvp = if options.second() { Some(hvp(low, params, options, krate, errors)?) } else { None };
    if let (Some(key), Some(curved)) = (&options.hessian, &hvp)
        && (curved.generic().is_none()
            || params.iter().any(|p| p.active && crate::emit::jacobian::floats(&p.ty).is_none()))
    {
        errors.push(key.span(), "a Hessian takes numbers, slices, arrays and vectors of floats of one type as parameters; use `hvp`");
        return None;
    }
    Some(Modes { jvp, hvp })
}

/// Complains of functions that have no second derivatives.
fn no_second(
    low: &Lowered,
    params: &[Param],
    options: &Options,
    key: &Ident,
    errors: &mut Errors,
) -> Option<()> {
    if options.hessian.is_some() && !one_result(low, params) {
        errors.push(key.span(), "a Hessian is that of a function with one float as result and no `&mut` parameters; return one, or use `hvp` with weights for the results");
        return None;
    }
    if let Some((key, _)) = &options.implicit {
        errors.push(key.span(), "second derivatives of an implicit function are not supported");
        return None;
    }
    // The tests of all modes ask for second derivatives after the body was read.
    if let (true, Some((name, _))) = (options.every_mode, options.derivative.first()) {
        errors.push(name.span(), "a given derivative was not read as a body");
        return None;
    }
    Some(())
}

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
    let generic = if options.without("batch") { None } else { tangent::uniform(&f, &activity, params) };
    activity::plain_methods(&mut f, &activity);
    // Forward mode keeps nothing.
    checkpoint::ignore(&mut f.body);
    let body = f.body.clone();
    let mut t = Tangent::new(&mut f, &body, &activity, generic.is_some(), krate);
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
    low.params.iter().for_each(|s| crate::sweeps::leaves(s, &mut all_vals, &mut all_vars));
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

/// Second derivatives of a function, ready to be printed.
pub(crate) struct Curved {
    /// Both sweeps in one function, if there is one result; the value is wanted, too.
    pub(crate) joined: Option<Swept>,
    /// One after the other, for callers.
    pub(crate) split: Swept,
}

impl Curved {
    pub(crate) fn generic(&self) -> Option<&Float> {
        self.split.moves.as_ref()?.generic.as_ref()
    }
}

/// Runs the middle of the compiler for `hvp_f`: forward mode over reverse mode, `tangent(adjoint(f))`.
pub(crate) fn hvp(
    low: &Lowered,
    params: &[Param],
    options: &Options,
    krate: &TokenStream,
    errors: &mut Errors,
) -> Option<Curved> {
    let mut run = |mode| swept(low, params, options, Aim { second: Some(krate), ..Aim::first(mode) }, errors);
    let joined = if one_result(low, params) { Some(run(Mode::Joined)?) } else { None };
    Some(Curved { joined, split: run(Mode::Split)? })
}

/// True for a function whose gradient is one: a float comes out, and nothing is changed.
fn one_result(low: &Lowered, params: &[Param]) -> bool {
    let inner = match &low.function.ret {
        Ret::Fallible { payload, .. } => payload,
        other => other,
    };
    matches!(inner, Ret::Scalar(..)) && !params.iter().any(|p| matches!(p.ty, Ty::Ref(true, _)))
}

/// How the sweeps of a gradient move.
pub(crate) struct Moves {
    /// The tangent of each parameter.
    pub(crate) dots: Vec<ParamDot>,
    /// How the gradient moves: of scalars, by their values, and of what is in memory, by the adjoint's variable.
    pub(crate) of_vals: BTreeMap<ValId, Ex>,
    pub(crate) of_vars: BTreeMap<VarId, VarId>,
    /// The float whose tangents are of a type of their own.
    pub(crate) generic: Option<Float>,
    /// The tangent of the result, and of the seed.
    pub(crate) ret: RetDot,
    pub(crate) seed: SeedShape,
    /// The tangents of the function's variables.
    vars: BTreeMap<VarId, VarId>,
}

impl Moves {
    /// Parameters of the sweeps that are tangents, by value.
    pub(crate) fn param_vals(&self) -> impl Iterator<Item = ValId> {
        self.dots.iter().filter_map(|dot| if let ParamDot::Val(v) = dot { Some(*v) } else { None })
    }

    /// What the tangent of the result is made of.
    pub(crate) fn ret_uses(&self, vals: &mut BTreeSet<ValId>, vars: &mut BTreeSet<VarId>) {
        ret_dot_uses(&self.ret, vals, vars);
    }

    /// The tangents of variables that the caller looks at afterwards.
    pub(crate) fn exclusive(&self, of: &[VarId]) -> impl Iterator<Item = VarId> {
        of.iter().filter_map(|v| self.vars.get(v)).copied()
    }
}

/// What second derivatives do not go through: a variant's part, of which the tangent would have to become the variant in one sweep and in
/// the other; a call that structs made or changed here go into or come out of.
fn too_deep(f: &Function, block: &Block, first: &Activity) -> Option<Failure> {
    let on = |var: VarId| first.var.get(var).copied().unwrap_or(false);
    let users = |p: &Place| f.vars[p.root].ty.has_user() && on(p.root);
    let changed =
        f.vars.iter().enumerate().find(|(k, v)| v.origin == Origin::Exclusive && v.ty.has_user() && on(*k));
    let mut found = changed.map(|(_, v)| Failure {
        span: v.span,
        message: "second derivatives of a function that changes structs are not supported; take them by value or by `&`",
    });
    let mut block = block.clone();
    crate::visit::block_places_mut(&mut block, &mut |p| {
        if users(p) && p.path.iter().any(|proj| matches!(proj, Proj::Payload(_))) {
            let message = "second derivatives through what an enum or an option holds are not supported; use numbers, arrays and structs";
            found.get_or_insert(Failure { span: f.vars[p.root].span, message });
        }
    });
    crate::visit::block_mut(&mut block, &mut |s| {
        let Stmt::Call(c) = s else { return };
        // A parameter that is handed on has its tangent from the caller.
        let handed_on = |p: &Place| matches!(&f.vars[p.root], v if v.origin == Origin::Shared && matches!(v.ty, Ty::Named(_)));
        let given = c.args.iter().any(|a| match a {
            Arg::Shared(p, ..) => users(p) && !handed_on(p),
            Arg::Mut(p, _) => users(p),
            Arg::Value(..) => false,
        });
        if given || c.gives.vars().into_iter().any(|v| users(&Place::var(v))) {
            let message = "second derivatives through a call that takes or gives a struct or an enum are not supported; write what it computes into this function";
            found.get_or_insert(Failure { span: c.span, message });
        }
    });
    found
}

/// What there is to know around both sweeps when their tangents are made.
pub(crate) struct Around<'a> {
    pub(crate) low: &'a Lowered,
    pub(crate) params: &'a [Param],
    pub(crate) options: &'a Options,
    pub(crate) krate: &'a TokenStream,
    /// What carries a first derivative.
    pub(crate) first: &'a Activity,
    pub(crate) seed: &'a SeedShape,
}

impl Around<'_> {
    /// Puts tangents beside everything in both sweeps.
    pub(crate) fn moves(
        &self,
        f: &mut Function,
        reverse: &mut Block,
        sweep: &Sweep,
        stability: &mut Stability,
    ) -> Result<Moves, Failure> {
        let Around { low, params, options, krate, .. } = *self;
        let (mut vals, mut vars) = active(&low.params, params);
        let rows: Vec<VarId> = vars.iter().filter_map(|v| sweep.of_vars.get(v)).copied().collect();
        let generic = if options.without("batch") { None } else { tangent::uniform(f, self.first, params) };
        let forward = std::mem::take(&mut f.body);
        let whole: Block = forward.iter().chain(reverse.iter()).cloned().collect();
        if let Some(failure) = too_deep(f, &whole, self.first) {
            return Err(failure);
        }
        let mut out_vals = vec![];
        sweep.of_vals.values().for_each(|e| crate::visit::vals(e, &mut out_vals));
        let mut out_vars = rows.clone();
        if !matches!(self.seed, SeedShape::None) {
            // Of the split form the value moves, too, and so do the seeds.
            let (mut read, mut roots) = (BTreeSet::new(), BTreeSet::new());
            ret_uses(&f.ret, &mut read, &mut roots);
            out_vals.extend(read);
            out_vars.extend(roots);
            out_vars.extend(vars.iter().filter(|v| f.vars[**v].origin == Origin::Exclusive));
        }
        let (seed_vals, seed_vars) = self.seed.parameters();
        vals.extend(&seed_vals);
        vars.extend(&seed_vars);
        let again = activity::again(f, &whole, &vals, &vars, &out_vals, &out_vars);
        let ret = f.ret.clone();
        let mut t = Tangent::new(f, &whole, &again, generic.is_some(), krate).second();
        let dots = params_dots(&mut t, low, params);
        rows.iter().chain(&seed_vars).for_each(|row| {
            t.param_var(*row);
        });
        seed_vals.iter().for_each(|seed| {
            t.param_val(*seed);
        });
        let seed = t.seed_dots(self.seed);
        let forward = t.block(forward)?;
        *reverse = t.block(std::mem::take(reverse))?;
        let mut of_vals = BTreeMap::new();
        for (v, e) in &sweep.of_vals {
            if let Some(dot) = t.of(e)? {
                of_vals.insert(*v, dot);
            }
        }
        let ret = if matches!(self.seed, SeedShape::None) { RetDot::None } else { t.ret(&ret)? };
        let (val_dots, vars) = (std::mem::take(&mut t.vals), std::mem::take(&mut t.vars));
        // A tangent can be had again where its value can: they are written side by side.
        for (v, dot) in &val_dots {
            if let (true, Ex::Val(dot)) = (stability.lasting.contains(v), dot) {
                stability.lasting.insert(*dot);
            }
        }
        for (v, dot) in &vars {
            for like in [&mut stability.readable, &mut stability.carried] {
                if like.contains(v) {
                    like.insert(*dot);
                }
            }
        }
        f.body = forward;
        let of_vars = rows.iter().filter_map(|row| vars.get(row).map(|dot| (*row, *dot))).collect();
        Ok(Moves { dots, of_vals, of_vars, generic, ret, seed, vars })
    }
}
