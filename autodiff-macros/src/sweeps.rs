//! A body that was read in, its two sweeps out: the order of the passes is here.
use crate::activity::{self, Activity};
use crate::adjoint::{self, Mode, SeedOf, Sweep};
use crate::diagnostics::Errors;
use crate::ir::*;
use crate::lower::{Lowered, ParamShape};
use crate::modes::{self, Moves};
use crate::options::Options;
use crate::signature::Param;
use crate::types::Ty;
use crate::{
    assign, checkpoint, exchange, fission, fuse, induction, locals, parallel, products, prune, residuals,
    results, rows, scatter, skip, stability,
};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::BTreeSet;

/// Both sweeps of one function, ready to be printed.
pub(crate) struct Swept {
    pub(crate) f: Function,
    pub(crate) forward: Block,
    pub(crate) reverse: Block,
    pub(crate) kept: residuals::Kept,
    pub(crate) sweep: Sweep,
    /// The variables that each half reads.
    pub(crate) reverse_vars: BTreeSet<VarId>,
    pub(crate) seed: Option<SeedShape>,
    /// How all of it moves, for second derivatives.
    pub(crate) moves: Option<Moves>,
    /// The function's value, where it is wanted beside the gradient.
    pub(crate) value: Option<ValId>,
}

/// What the sweeps are made for.
#[derive(Clone, Copy)]
pub(crate) struct Aim<'a> {
    pub(crate) mode: Mode,
    /// Second derivatives: with tangents beside everything, and the value is wanted in any mode. The path of the library.
    pub(crate) second: Option<&'a TokenStream>,
    /// The value comes with the gradient.
    pub(crate) value: bool,
}

impl Aim<'_> {
    /// First derivatives.
    pub(crate) fn first(mode: Mode) -> Self {
        Aim { mode, second: None, value: false }
    }
}

/// All sweeps of one function.
pub(crate) struct Sweeps {
    pub(crate) joined: Swept,
    pub(crate) split: Swept,
    /// Joined, and the value comes with the gradient: for functions from numbers to a number, whose callers ask for both.
    pub(crate) valued: Option<Swept>,
}

/// Runs the middle of the compiler for each way of using the sweeps.
pub(crate) fn sweeps(
    low: &Lowered,
    params: &[Param],
    options: &Options,
    errors: &mut Errors,
) -> Option<Sweeps> {
    let joined = swept(low, params, options, Aim::first(Mode::Joined), errors)?;
    let split = swept(low, params, options, Aim::first(Mode::Split), errors)?;
    let numbers = matches!(low.function.ret, Ret::Scalar(..))
        && (low.params.iter()).all(|p| matches!(p, ParamShape::Scalar(_) | ParamShape::Inactive(_)));
    let valued = match numbers {
        true => Some(swept(low, params, options, Aim { value: true, ..Aim::first(Mode::Joined) }, errors)?),
        false => None,
    };
    Some(Sweeps { joined, split, valued })
}

/// The seed's parameters in the split form.
#[derive(Clone)]
pub(crate) enum SeedShape {
    None,
    Scalar(ValId, Ty),
    Slice(VarId, Ty),
    Tuple(ValId, Vec<(Ty, Option<VarId>)>),
}

impl SeedShape {
    /// The parameters that it is made of.
    pub(crate) fn parameters(&self) -> (Vec<ValId>, Vec<VarId>) {
        match self {
            SeedShape::None => (vec![], vec![]),
            SeedShape::Scalar(v, _) => (vec![*v], vec![]),
            SeedShape::Slice(v, _) => (vec![], vec![*v]),
            SeedShape::Tuple(whole, parts) => (vec![*whole], parts.iter().filter_map(|(_, v)| *v).collect()),
        }
    }
}

/// Runs the middle of the compiler for one way of using the sweeps.
pub(crate) fn swept(
    low: &Lowered,
    params: &[Param],
    options: &Options,
    Aim { mode, second, value: valued }: Aim<'_>,
    errors: &mut Errors,
) -> Option<Swept> {
    let mut f = low.function.clone();
    if second.is_some() {
        // Everything is kept: what runs a round again does not know of its tangents.
        checkpoint::ignore(&mut f.body);
    }
    let (vals, vars) = active(&low.params, params);
    let (mut all_vals, mut all_vars) = (low.inactive.clone(), vec![]);
    low.params.iter().for_each(|s| leaves(s, &mut all_vals, &mut all_vars));
    let exclusive: Vec<VarId> =
        vars.iter().copied().filter(|v| f.vars[*v].origin == Origin::Exclusive).collect();
    if !options.without("induction") {
        let mut body = std::mem::take(&mut f.body);
        induction::induction(&mut f, &mut body);
        f.body = body;
    }
    // ---- activity ----
    let mut activity: Activity = activity::analyse(&f, &vals, &vars, &exclusive);
    activity::plain_methods(&mut f, &activity);
    if second.is_none() {
        f.results = results::of_calls(&f.body);
    }
    // ---- what is still there in the reverse sweep ----
    let mut stability = stability::analyse(&mut f, mode, &all_vars);
    let own = f.vals.len();
    // ---- adjoint ----
    let (seed, shape) = seeds(&mut f, mode, &exclusive);
    activity.val.resize(f.vals.len(), false);
    activity.var.resize(f.vars.len(), false);
    // Every float parameter is active as far as the sweep is concerned if the result depends on it.
    let sweep = match adjoint::reverse(&mut f, &mut activity, mode, &vars, &vals, &seed) {
        Ok(sweep) => sweep,
        Err(e) => {
            errors.push(e.span, e.message);
            return None;
        }
    };
    let mut sweep = sweep;
    let mut reverse = std::mem::take(&mut sweep.reverse);
    // ---- tangent ----
    let moves = match second {
        None => None,
        Some(krate) => {
            let task = modes::Around { low, params, options, krate, first: &activity, seed: &shape };
            match task.moves(&mut f, &mut reverse, &sweep, &mut stability) {
                Ok(moves) => Some(moves),
                Err(e) => {
                    errors.push(e.span, e.message);
                    return None;
                }
            }
        }
    };
    all_vals.extend(moves.iter().flat_map(Moves::param_vals));
    // ---- residuals ----
    // Whether an `Option` is there decides the shape of its gradient.
    let presents: Vec<ValId> = (low.params.iter().zip(params))
        .filter_map(|(s, p)| match s {
            ParamShape::Optional(_, present, _) if p.active => Some(*present),
            _ => None,
        })
        .collect();
    let kept = match residuals::select(
        &mut f,
        &mut reverse,
        &mut stability,
        &residuals::Task {
            mode,
            params: &all_vals,
            // A local derivative that moves is made beside its tangent, and like it.
            own: if moves.is_some() { usize::MAX } else { own },
            keep_all: options.without("recompute"),
            snapshots: moves.is_none() && !options.without("snapshot"),
            extra: &presents,
        },
    ) {
        Ok(kept) => kept,
        Err(e) => {
            errors.push(e.span, e.message);
            return None;
        }
    };
    // ---- loops whose rounds are run again ----
    let krate = options.krate.as_ref().map_or_else(|| quote!(::autodiff), |p| quote!(#p));
    if let Err(e) = checkpoint::rewrite(&mut f, &mut reverse, &krate) {
        errors.push(e.span, e.message);
        return None;
    }
    if mode == Mode::Joined && moves.is_none() && !options.without("products") {
        products::products(&mut f, &mut reverse, &krate);
    }
    // ---- loops that memory likes ----
    if !options.without("order") {
        scatter::order(&f, &mut reverse, mode == Mode::Split);
    }
    if !options.without("carry") {
        scatter::carry(&mut f, &mut reverse);
    }
    if !options.without("fission") {
        fission::fission(&f, &mut reverse);
    }
    if !options.without("locals") {
        locals::locals(&mut f, &mut reverse);
    }
    // ---- first contributions ----
    if !options.without("assign") {
        let outputs = outputs(&sweep, &vars, &moves);
        // The buffers of a gradient are zero where it begins; those of a reverse sweep hold what was there.
        let zero = if mode == Mode::Joined { outputs.clone() } else { BTreeSet::new() };
        if assign::assign(&f, &mut reverse, &zero, &outputs) {
            for (v, ex) in &mut sweep.of_vals {
                let done = matches!(ex, Ex::Num(_))
                    || matches!(ex, Ex::Prim(row, args, _) if row.name == "add" && matches!(args[1], Ex::Num(x) if x == 0.0));
                if !done {
                    *ex = adjoint::prim("add", vec![ex.clone(), Ex::Num(0.0)], &f.vals[*v].ty.clone());
                }
            }
        }
        assign::constants(&f, &mut reverse, sweep.of_vals.values_mut().collect());
    }
    // ---- prune ----
    let mut wanted: BTreeSet<ValId> = presents.iter().copied().collect();
    wanted.extend(results(&sweep, &moves));
    let outputs = outputs(&sweep, &vars, &moves);
    let mut forward = std::mem::take(&mut f.body);
    let mut value = None;
    let swept = match mode {
        Mode::Joined => {
            let mut out_vars = outputs.clone();
            if moves.is_some() {
                ret_uses(&f.ret, &mut wanted, &mut out_vars);
            }
            out_vars.extend(all_vars.iter().copied().filter(|v| f.vars[*v].origin == Origin::Exclusive));
            // Whether there is a gradient at all is known after the forward sweep.
            if let Ret::Fallible { present, error, .. } = &f.ret {
                for e in std::iter::once(present).chain(error) {
                    let mut v = vec![];
                    crate::visit::vals(e, &mut v);
                    wanted.extend(v);
                    let mut roots = vec![];
                    crate::visit::vars(e, &mut roots);
                    out_vars.extend(roots);
                }
            }
            if let (true, Ret::Scalar(result, ty)) = (valued, f.ret.clone()) {
                let v = f.val(Some(Ident::new("value", Span::mixed_site())), ty, Span::mixed_site());
                forward.push(Stmt::Let(v, Rhs::Ex(result)));
                wanted.insert(v);
                value = Some(v);
            }
            let whole: Block = forward.into_iter().chain([Stmt::Head(usize::MAX)]).chain(reverse).collect();
            let (mut whole, ..) = prune::prune(whole, &wanted, &out_vars, None);
            let at = whole.iter().position(|s| matches!(s, Stmt::Head(usize::MAX))).unwrap_or(whole.len());
            let reverse = whole.split_off(at);
            Swept {
                f,
                forward: whole,
                reverse,
                kept,
                sweep,
                reverse_vars: BTreeSet::new(),
                seed: None,
                moves,
                value,
            }
        }
        Mode::Split => {
            let (reverse, frames, reverse_vars, needed) = prune::prune(reverse, &wanted, &outputs, None);
            let mut kept = kept;
            kept.vals.retain(|v| needed.contains(v));
            kept.vars.retain(|v| reverse_vars.contains(v));
            let mut live: BTreeSet<ValId> = kept.vals.iter().copied().collect();
            let mut live_vars: BTreeSet<VarId> = kept.vars.iter().copied().collect();
            live_vars.extend(all_vars.iter().copied().filter(|v| f.vars[*v].origin == Origin::Exclusive));
            ret_uses(&f.ret, &mut live, &mut live_vars);
            if let Some(moves) = &moves {
                moves.ret_uses(&mut live, &mut live_vars);
                live_vars.extend(moves.exclusive(&exclusive));
            }
            let (forward, ..) = prune::prune(forward, &live, &live_vars, Some(&frames));
            Swept { f, forward, reverse, kept, sweep, reverse_vars, seed: Some(shape), moves, value }
        }
    };
    let mut swept = swept;
    prune::copies(&mut swept.forward, &mut swept.reverse);
    if !options.without("skip") {
        let read = results(&swept.sweep, &swept.moves).into_iter().chain(swept.value).collect();
        skip::skip(&swept.f, &mut swept.reverse, &read);
    }
    // Where the value is wanted, its rounds are not those of the gradient alone.
    if mode == Mode::Joined && swept.moves.is_none() && !options.without("fuse") {
        fuse::fuse(&swept.f, &mut swept.forward, &mut swept.reverse);
    }
    if swept.moves.is_none() && !options.without("parallel") {
        let Swept { f, forward, reverse, .. } = &mut swept;
        parallel::parallel(f, forward, reverse, mode == Mode::Joined);
    }
    if mode == Mode::Joined && swept.moves.is_none() && !options.without("exchange") {
        let Swept { f, forward, reverse, .. } = &mut swept;
        exchange::exchange(f, forward, reverse, &krate);
    }
    if !options.without("rows") {
        let Swept { f, forward, reverse, .. } = &mut swept;
        rows::rows(f, forward, &mut vec![]);
        rows::rows(f, reverse, &mut vec![]);
    }
    Some(swept)
}

/// The variables that hold parts of the gradient, and how they move.
fn outputs(sweep: &Sweep, vars: &[VarId], moves: &Option<Moves>) -> BTreeSet<VarId> {
    let rows: Vec<VarId> = vars.iter().filter_map(|v| sweep.of_vars.get(v)).copied().collect();
    let dots = moves.iter().flat_map(|m| m.of_vars.values()).copied();
    rows.iter().copied().chain(dots).collect()
}

/// The values that the gradient, and how it moves, are made of.
fn results(sweep: &Sweep, moves: &Option<Moves>) -> Vec<ValId> {
    let dots = moves.iter().flat_map(|m| m.of_vals.values());
    let mut read = vec![];
    sweep.of_vals.values().chain(dots).for_each(|e| crate::visit::vals(e, &mut read));
    read
}

pub(crate) fn ret_uses(ret: &Ret, vals: &mut BTreeSet<ValId>, vars: &mut BTreeSet<VarId>) {
    let mut read = |e: &Ex| {
        let mut v = vec![];
        crate::visit::vals(e, &mut v);
        vals.extend(v);
    };
    match ret {
        Ret::Scalar(e, _) | Ret::Inactive(e) => {
            read(e);
            let mut roots = vec![];
            crate::visit::vars(e, &mut roots);
            vars.extend(roots);
        }
        Ret::Place(p, _) => {
            vars.insert(p.root);
            let mut v = vec![];
            crate::visit::place_vals(p, &mut v);
            vals.extend(v);
        }
        Ret::Tuple(parts) | Ret::Array(parts) => parts.iter().for_each(|r| ret_uses(r, vals, vars)),
        Ret::Fallible { present, payload, error, .. } => {
            for e in std::iter::once(present).chain(error) {
                let mut v = vec![];
                crate::visit::vals(e, &mut v);
                vals.extend(v);
                let mut roots = vec![];
                crate::visit::vars(e, &mut roots);
                vars.extend(roots);
            }
            ret_uses(payload, vals, vars);
        }
        Ret::Unit => {}
    }
}

/// The seed: one in the joined form, a parameter in the split form.
pub(crate) fn seeds(f: &mut Function, mode: Mode, exclusive: &[VarId]) -> (SeedOf, SeedShape) {
    if mode == Mode::Joined {
        let inner = match &f.ret {
            Ret::Fallible { payload, .. } => payload,
            other => other,
        };
        let one = match inner {
            Ret::Scalar(..) => SeedOf::Scalar(Ex::Num(1.0)),
            _ => SeedOf::None,
        };
        return (one, SeedShape::None);
    }
    let name = Ident::new("seed", Span::mixed_site());
    let ret = f.ret.clone();
    let mut leaves = vec![];
    ret_leaves(&ret, &mut leaves);
    let total = leaves.len() + exclusive.len();
    if total == 1 && exclusive.is_empty() {
        return match leaves.remove(0) {
            Leaf::Scalar(ty) => {
                let v = f.val(Some(name), ty.clone(), Span::mixed_site());
                (shape_like(&ret, &mut vec![SeedOf::Scalar(Ex::Val(v))]), SeedShape::Scalar(v, ty))
            }
            Leaf::Aggregate(ty) => {
                let v = f.var(Some(name), ty.clone(), Span::mixed_site(), Origin::Adjoint);
                (shape_like(&ret, &mut vec![SeedOf::Place(Place::var(v))]), SeedShape::Slice(v, ty))
            }
        };
    }
    let whole = f.val(Some(name.clone()), Ty::Named(String::new()), Span::mixed_site());
    let mut parts = vec![];
    let mut seeds = vec![];
    for (k, leaf) in leaves.into_iter().enumerate() {
        match leaf {
            Leaf::Scalar(ty) => {
                seeds.push(SeedOf::Scalar(Ex::Field(Box::new(Ex::Val(whole)), syn::Member::from(k))));
                parts.push((ty, None));
            }
            Leaf::Aggregate(ty) => {
                let v = f.var(Some(name.clone()), ty.clone(), Span::mixed_site(), Origin::Adjoint);
                seeds.push(SeedOf::Place(Place::var(v)));
                parts.push((ty, Some(v)));
            }
        }
    }
    (shape_like(&ret, &mut seeds), SeedShape::Tuple(whole, parts))
}

pub(super) enum Leaf {
    Scalar(Ty),
    Aggregate(Ty),
}

pub(super) fn ret_leaves(ret: &Ret, out: &mut Vec<Leaf>) {
    match ret {
        Ret::Scalar(_, ty) => out.push(Leaf::Scalar(ty.clone())),
        Ret::Place(_, ty) => out.push(Leaf::Aggregate(ty.clone())),
        Ret::Array(parts) => {
            let leaf = match parts.first() {
                Some(Ret::Scalar(_, ty)) => ty.clone(),
                _ => Ty::f64(),
            };
            out.push(Leaf::Aggregate(Ty::Array(Box::new(leaf), parts.len().to_string())));
        }
        Ret::Tuple(parts) => parts.iter().for_each(|r| ret_leaves(r, out)),
        Ret::Fallible { payload, .. } => ret_leaves(payload, out),
        Ret::Unit | Ret::Inactive(_) => {}
    }
}

/// Hangs the seeds on the shape of the result; what is left over belongs to `&mut` parameters.
pub(super) fn shape_like(ret: &Ret, seeds: &mut Vec<SeedOf>) -> SeedOf {
    match ret {
        Ret::Scalar(..) | Ret::Place(..) | Ret::Array(_) if !seeds.is_empty() => seeds.remove(0),
        Ret::Fallible { payload, .. } => shape_like(payload, seeds),
        Ret::Tuple(parts) => SeedOf::Parts(parts.iter().map(|r| shape_like(r, seeds)).collect()),
        _ => SeedOf::None,
    }
}

/// The values and variables of the active parameters.
pub(crate) fn active(shapes: &[ParamShape], params: &[Param]) -> (Vec<ValId>, Vec<VarId>) {
    let (mut vals, mut vars) = (vec![], vec![]);
    for (shape, p) in shapes.iter().zip(params) {
        if p.active {
            leaves(shape, &mut vals, &mut vars);
        }
    }
    (vals, vars)
}

pub(crate) fn leaves(shape: &ParamShape, vals: &mut Vec<ValId>, vars: &mut Vec<VarId>) {
    match shape {
        ParamShape::Scalar(v) => vals.push(*v),
        ParamShape::Var(v) => vars.push(*v),
        ParamShape::Tuple(_, parts) => parts.iter().for_each(|s| leaves(s, vals, vars)),
        ParamShape::Optional(_, _, payload) => vals.push(*payload),
        ParamShape::Inactive(_) => {}
    }
}
