//! Forward mode: a program and its activity in, the same program with a tangent computed beside each active value out.
//!
//! Each statement is followed (or, where it writes memory, preceded) by the statements that carry its tangent: `x` gets `x_dot`, a
//! variable gets a variable of tangents. The local derivatives are those of the rule table, multiplied from the other side than in
//! the adjoint. What does not move has no tangent: nothing is emitted for it.
//!
//! Two rules keep `0 · ∞` out, as in the reverse sweep: a slope that is zero by selection is never multiplied (S1); and where the
//! reverse sweep stops an adjoint of zero at an operation whose slope can be infinite (S2), a slope of zero stops here what came
//! through such an operation. Which tangents these are is known from the program (`rough`). What stands still does not move whatever
//! the slope: that a tangent of zero says so is sure where it is an affine image of those of the parameters; elsewhere (`bent`) a
//! zero may be one by chance, as that of `x * x` at 0, and gives the NaN that the reverse sweep gives.
use crate::activity::{self, Activity};
use crate::adjoint::{Failure, prim};
use crate::formula::{self, Reader, Slope};
use crate::ir::*;
use crate::rules::Row;
use crate::signature::Param;
use crate::sweeps::SeedShape;
use crate::types::{Float, Ty};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

type Done<T = ()> = Result<T, Failure>;

pub(crate) struct Tangent<'a> {
    f: &'a mut Function,
    activity: &'a Activity,
    /// What may have come through a singular operation.
    rough: Activity,
    /// What is not an affine image of parameters.
    bent: Activity,
    krate: TokenStream,
    /// The type of the floats that move first.
    float: Ty,
    /// The type of tangents: that of the numbers, or a type parameter that stands for several at once.
    generic: bool,
    pub(crate) vals: BTreeMap<ValId, Ex>,
    pub(crate) vars: BTreeMap<VarId, VarId>,
    /// Variables whose tangents are parameters.
    given: Vec<VarId>,
    out: Block,
    /// The program is that of a gradient: forward mode over reverse mode.
    second: bool,
    /// Tangents to be bound after the call at hand.
    after: Vec<(ValId, Ex)>,
    /// Variables of which a variant's part is spoken of.
    variants: BTreeSet<VarId>,
    /// What comes before the program: copies of tangents that are lent.
    start: Block,
}

/// The tangents of a result, in its shape, without what carries none; the types are those of the result.
pub(crate) enum RetDot {
    None,
    Scalar(Ex, Ty),
    Place(Place, Ty),
    /// An aggregate that does not move: zeros in its shape.
    Still(Place, Ty),
    Tuple(Vec<RetDot>),
    Array(Vec<RetDot>),
}

/// Whether tangents can be of a type of their own: all floats that move are of one type, and none is inside a type of the user's.
pub(crate) fn uniform(f: &Function, activity: &Activity, params: &[Param]) -> Option<Float> {
    let moving: Vec<&Ty> = (activity.val.iter().zip(&f.vals).filter(|(on, _)| **on).map(|(_, v)| &v.ty))
        .chain(activity.var.iter().zip(&f.vars).filter(|(on, _)| **on).map(|(_, v)| &v.ty))
        .collect();
    // Where nothing moves callers hand in tangents all the same.
    let handed = || params.iter().filter(|p| p.active && !p.by_use).map(|p| p.ty.deref()).collect();
    let types = if moving.is_empty() { handed() } else { moving };
    let mut found: Option<Float> = None;
    for ty in types {
        let leaf = match ty {
            Ty::Infer(_) => continue,
            Ty::Tuple(_) | Ty::Named(_) => return None,
            other => other.leaf()?.clone(),
        };
        if *found.get_or_insert(leaf.clone()) != leaf {
            return None;
        }
    }
    found
}

/// The type of the tangents of a type.
pub(crate) fn dot_ty(ty: &Ty, generic: bool, krate: &TokenStream) -> Ty {
    let inner = |t: &Ty| Box::new(dot_ty(t, generic, krate));
    match ty {
        Ty::Float(f) if generic => Ty::Float(Float::Dot(Box::new(f.clone()))),
        Ty::Array(e, n) => Ty::Array(inner(e), n.clone()),
        Ty::Slice(e) => Ty::Slice(inner(e)),
        Ty::Vec(e) => Ty::Vec(inner(e)),
        Ty::Ref(m, e) => Ty::Ref(*m, inner(e)),
        Ty::Option(e) => Ty::Option(inner(e)),
        Ty::Tuple(parts) => Ty::Tuple(parts.iter().map(|t| dot_ty(t, generic, krate)).collect()),
        Ty::Named(text) if text == "_" => ty.clone(),
        Ty::Named(text) => Ty::Named(format!("<{text} as {krate}::Differentiable>::Tangent")),
        Ty::Like(text) => Ty::Like(format!("{krate}::sweep::tangent_of({text})")),
        Ty::Int(_) | Ty::Bool | Ty::Str | Ty::Unit => Ty::Unit,
        other => other.clone(),
    }
}

/// The tangent of what does not move.
pub(crate) fn still(ty: &Ty, krate: &TokenStream) -> Ex {
    match ty {
        Ty::Float(dot @ Float::Dot(of)) => {
            Ex::Verbatim(quote!(<#dot as #krate::direction::Direction<#of>>::still()))
        }
        Ty::Unit => Ex::Tuple(vec![]),
        Ty::Tuple(parts) => Ex::Tuple(parts.iter().map(|t| still(t, krate)).collect()),
        _ => Ex::Num(0.0),
    }
}

impl<'a> Tangent<'a> {
    /// `body` is the whole of the program, which goes through [`Tangent::block`] in one piece or in several.
    pub(crate) fn new(
        f: &'a mut Function,
        body: &Block,
        activity: &'a Activity,
        generic: bool,
        krate: &TokenStream,
    ) -> Tangent<'a> {
        let rough = activity::spread(f, body, &rough_sources(body));
        let mut sources = vec![];
        bent_sources(body, activity, &mut sources);
        let bent = activity::spread(f, body, &sources);
        let mut moving = f.vals.iter().zip(&activity.val).filter(|(_, on)| **on).map(|(v, _)| &v.ty);
        let float = moving.find(|ty| ty.is_float()).cloned().unwrap_or(Ty::f64());
        let (vals, vars) = (BTreeMap::new(), BTreeMap::new());
        let mut variants = BTreeSet::new();
        crate::visit::block_places_mut(&mut body.clone(), &mut |p| {
            if p.path.iter().any(|proj| matches!(proj, Proj::Payload(_))) {
                variants.insert(p.root);
            }
        });
        Tangent {
            f,
            activity,
            rough,
            bent,
            krate: krate.clone(),
            float,
            generic,
            vals,
            vars,
            given: vec![],
            out: vec![],
            second: false,
            after: vec![],
            variants,
            start: vec![],
        }
    }

    /// The program is that of a gradient.
    pub(crate) fn second(self) -> Self {
        Tangent { second: true, ..self }
    }

    /// The tangent of an expression of the result.
    pub(crate) fn of(&mut self, e: &Ex) -> Done<Option<Ex>> {
        self.ex(e)
    }

    pub(crate) fn dot_ty(&self, ty: &Ty) -> Ty {
        dot_ty(ty, self.generic, &self.krate)
    }

    /// The tangent of what does not move; of a number whose type nobody named, one of the function's own.
    pub(crate) fn still(&self, ty: &Ty) -> Ex {
        let ty = if let Ty::Infer(_) = ty { &self.float } else { ty };
        still(&self.dot_ty(ty), &self.krate)
    }

    // ---- parameters ----

    /// The tangent of a scalar parameter.
    pub(crate) fn param_val(&mut self, v: ValId) -> ValId {
        let dot = self.dot_of(v);
        self.vals.insert(v, Ex::Val(dot));
        dot
    }

    /// The tangents of a seed, whose parts are parameters.
    pub(crate) fn seed_dots(&mut self, seed: &SeedShape) -> SeedShape {
        let val = |t: &Self, v: &ValId| match t.vals.get(v) {
            Some(Ex::Val(dot)) => *dot,
            _ => *v,
        };
        match seed {
            SeedShape::None => SeedShape::None,
            SeedShape::Scalar(v, ty) => SeedShape::Scalar(val(self, v), self.dot_ty(ty)),
            SeedShape::Slice(v, ty) => SeedShape::Slice(self.var_dot(*v), self.dot_ty(ty)),
            SeedShape::Tuple(whole, parts) => {
                let whole = val(self, whole);
                let part = |(ty, var): &(Ty, Option<VarId>)| (ty.clone(), *var);
                let parts = parts.iter().map(part).collect::<Vec<_>>();
                let dots = parts.into_iter().map(|(ty, v)| (self.dot_ty(&ty), v.map(|v| self.var_dot(v))));
                SeedShape::Tuple(whole, dots.collect())
            }
        }
    }

    /// The tangents of a parameter in memory.
    pub(crate) fn param_var(&mut self, v: VarId) -> VarId {
        self.given.push(v);
        let dot = self.var_dot(v);
        // The tangent of an enum becomes the variant that is spoken of, which needs memory of its own.
        if self.variants.contains(&v) && matches!(self.f.vars[v].origin, Origin::Shared | Origin::Owned) {
            let own = self.f.vars[dot].clone();
            let own = self.f.var(own.name, own.ty, own.span, Origin::Owned);
            self.f.vars[own].of = Of::TangentOfVar(v);
            self.start.push(Stmt::Declare(own, Some(Agg::Copy(Place::var(dot), false))));
            self.vars.insert(v, own);
        }
        dot
    }

    /// The tangent of a parameter that is taken apart: a tuple, an option.
    pub(crate) fn param_whole(&mut self, whole: ValId) -> ValId {
        self.dot_of(whole)
    }

    /// Says what the tangent of a part is.
    pub(crate) fn param_part(&mut self, part: ValId, dot: Ex) {
        self.vals.insert(part, dot);
    }

    // ---- names ----

    fn dot_of(&mut self, v: ValId) -> ValId {
        let (ty, span) = (self.f.vals[v].ty.clone(), self.f.vals[v].span);
        let dot = self.f.val(None, self.dot_ty(&ty), span);
        self.f.vals[dot].of = Of::TangentOfVal(v);
        dot
    }

    fn var_dot(&mut self, v: VarId) -> VarId {
        if let Some(dot) = self.vars.get(&v) {
            return *dot;
        }
        let info = self.f.vars[v].clone();
        let dot = self.f.var(None, self.dot_ty(&info.ty), info.span, info.origin);
        self.f.vars[dot].of = Of::TangentOfVar(v);
        self.vars.insert(v, dot);
        dot
    }

    fn place_dot(&mut self, p: &Place) -> Place {
        Place { root: self.var_dot(p.root), path: p.path.clone() }
    }

    fn var_active(&self, v: VarId) -> bool {
        self.activity.var.get(v).copied().unwrap_or(false)
    }

    fn val_active(&self, v: ValId) -> bool {
        self.activity.val.get(v).copied().unwrap_or(false)
    }

    /// Binds the tangent of a value.
    fn bind(&mut self, v: ValId, dot: Ex) {
        if let Ex::Val(_) = dot {
            self.vals.insert(v, dot);
            return;
        }
        let to = self.dot_of(v);
        self.out.push(Stmt::Let(to, Rhs::Ex(dot)));
        self.vals.insert(v, Ex::Val(to));
    }

    // ---- expressions ----

    /// The tangent of an expression; `None` if it does not move.
    fn ex(&mut self, e: &Ex) -> Done<Option<Ex>> {
        Ok(match e {
            Ex::Val(v) => self.vals.get(v).cloned(),
            Ex::Prim(row, args, ty) => self.prim(row, args, e, ty)?,
            Ex::Convert(inner, code) => match (&**inner, self.ex(inner)?) {
                (_, None) => None,
                (Ex::Val(v), Some(dot)) => {
                    // The same conversion, of the tangent.
                    let (from, mut code) = (*v, (**code).clone());
                    crate::visit::ex_mut(&mut code, &mut |e| {
                        if matches!(e, Ex::Val(w) if *w == from) {
                            *e = dot.clone();
                        }
                    });
                    Some(Ex::Convert(Box::new(dot), Box::new(code)))
                }
                (_, Some(_)) => None,
            },
            // What becomes an integer on the way does not move.
            Ex::Cast(_, to) if crate::types::read(to, &[]).is_int() => None,
            Ex::Cast(inner, to) => match &**inner {
                Ex::Place(p, _) if self.var_active(p.root) => {
                    let dot = Ex::Place(self.place_dot(p), Borrow::Shared);
                    Some(self.read(dot, to))
                }
                // Read from something of the user's: a float of some width, or what carries nothing.
                Ex::Val(v) if matches!(self.f.vals[*v].ty, Ty::Infer(_)) => {
                    self.ex(inner)?.map(|dot| self.read(Ex::AddrOf(Box::new(dot)), to))
                }
                other => {
                    let same = match (other, crate::types::read(to, &[])) {
                        (Ex::Val(v), Ty::Float(to)) => {
                            matches!(&self.f.vals[*v].ty, Ty::Float(f) if *f == to)
                        }
                        _ => false,
                    };
                    let dot = self.ex(other)?;
                    if same { dot } else { dot.map(|d| Ex::Cast(Box::new(d), to.clone())) }
                }
            },
            Ex::AddrOf(inner) => self.ex(inner)?.map(|dot| Ex::AddrOf(Box::new(dot))),
            // Of a seed that is a tuple.
            Ex::Field(whole, member) => self.ex(whole)?.map(|dot| Ex::Field(Box::new(dot), member.clone())),
            Ex::Optional(present, inner) => {
                self.ex(inner)?.map(|dot| Ex::Optional(present.clone(), Box::new(dot)))
            }
            Ex::Place(p, Borrow::Shared) if self.var_active(p.root) => {
                Some(Ex::Place(self.place_dot(p), Borrow::Shared))
            }
            Ex::Place(p, Borrow::Copy) if self.var_active(p.root) => {
                Some(Ex::Place(self.place_dot(p), Borrow::Copy))
            }
            Ex::Sum(p) if self.var_active(p.root) => Some(Ex::Sum(self.place_dot(p))),
            Ex::If(cond, a, b) => match (self.ex(a)?, self.ex(b)?) {
                (None, None) => None,
                (a, b_dot) => {
                    let ty = self.ty_of(e);
                    let or_still = |e: Option<Ex>| Box::new(e.unwrap_or_else(|| self.still(&ty)));
                    Some(Ex::If(cond.clone(), or_still(a), or_still(b_dot)))
                }
            },
            Ex::UnlessZero(adj, x) => self.unless_zero(adj, x)?,
            _ => None,
        })
    }

    /// An adjoint that stops where it is zero: `adj · d` or `adj / d`, or the negative of one. Where it is zero, what is left is how
    /// the adjoint itself moves; a slope that may be infinite never meets a zero.
    fn unless_zero(&mut self, adj: &Ex, x: &Ex) -> Done<Option<Ex>> {
        let dot_ty = self.dot_ty(&self.ty_of(x));
        let both = |a: Option<Ex>, b: Option<Ex>| match (a, b) {
            (Some(a), Some(b)) => Some(prim("add", vec![a, b], &dot_ty)),
            (a, b) => a.or(b),
        };
        let boxed = |a: &Ex, b: Ex| Ex::UnlessZero(Box::new(a.clone()), Box::new(b));
        Ok(match x {
            Ex::Prim(row, args, _) if row.name == "neg" => {
                self.unless_zero(adj, &args[0])?.map(|e| prim("neg", vec![e], &dot_ty))
            }
            Ex::Prim(row, args, _) if row.name == "mul" => {
                // The first factor is the adjoint, or zero where it is.
                let (a, d) = (&args[0], &args[1]);
                let (a_dot, d_dot) = (self.ex(a)?, self.ex(d)?);
                let first = a_dot.map(|dot| boxed(&dot, prim("mul", vec![dot.clone(), d.clone()], &dot_ty)));
                let second = d_dot.map(|dot| boxed(adj, prim("mul", vec![dot, a.clone()], &dot_ty)));
                both(first, second)
            }
            Ex::Prim(row, args, _) if row.name == "div" && same(&args[0], adj) => {
                // `q = adj / d`: `adj_dot / d - q · d_dot / d`
                let d = &args[1];
                let over = |top: Ex| prim("div", vec![top, d.clone()], &dot_ty);
                let (a_dot, d_dot) = (self.ex(adj)?, self.ex(d)?);
                let first = a_dot.map(|dot| boxed(&dot, over(dot.clone())));
                let second = d_dot.map(|dot| {
                    let fall = over(prim("mul", vec![dot, x.clone()], &dot_ty));
                    prim("neg", vec![boxed(adj, fall)], &dot_ty)
                });
                both(first, second)
            }
            other => self.ex(other)?.map(|dot| boxed(adj, dot)),
        })
    }

    /// The type of a tree; that of the function's floats where it does not say.
    fn ty_of(&self, e: &Ex) -> Ty {
        self.known_ty(e).unwrap_or_else(|| self.float.clone())
    }

    fn known_ty(&self, e: &Ex) -> Option<Ty> {
        match e {
            Ex::Val(v) => Some(self.f.vals[*v].ty.clone()),
            Ex::Prim(_, _, ty) => Some(ty.clone()),
            Ex::Place(p, _) | Ex::Sum(p) => self.f.vars[p.root].ty.leaf().cloned().map(Ty::Float),
            Ex::UnlessZero(a, b) | Ex::If(_, a, b) => self.known_ty(a).or_else(|| self.known_ty(b)),
            _ => None,
        }
    }

    fn prim(&mut self, row: &'static Row, args: &[Ex], result: &Ex, ty: &Ty) -> Done<Option<Ex>> {
        let mut dots = vec![];
        for (name, arg) in row.args.iter().zip(args) {
            dots.push(if row.ints.contains(name) { None } else { self.ex(arg)? });
        }
        let dot_ty = self.dot_ty(ty);
        if row.name == "div" {
            return Ok(self.division(args, &dots, result, ty));
        }
        let active = |at: usize| self.is_active(&args[at]);
        let reader = Reader { row, args, result: result.clone(), ty, active: &active };
        let singular = formula::singular(row, args);
        let mut sum: Option<Ex> = None;
        let floats = (0..row.args.len()).filter(|k| !row.ints.contains(&row.args[*k]));
        for (k, at) in floats.enumerate() {
            let Some(dot) = dots[at].clone() else { continue };
            let slope = formula::slope(&reader, k).map_err(|_| Failure {
                span: Span::mixed_site(),
                message: "the rule of this operation could not be read; please report this",
            })?;
            let care = self.care(&args[at], singular);
            let Some(term) = self.scaled(slope, dot, care, ty) else { continue };
            sum = Some(match sum {
                None => term,
                Some(sum) => prim("add", vec![sum, term], &dot_ty),
            });
        }
        Ok(sum)
    }

    /// Whether an operand takes part, as in the adjoint: it takes its share of a tie even where it stands still.
    fn is_active(&self, e: &Ex) -> bool {
        matches!(e, Ex::Val(v) if self.val_active(*v) || self.vals.contains_key(v))
    }

    /// What the product of a tangent with a slope has to look at.
    fn care(&self, e: &Ex, singular: bool) -> Care {
        let mut vals = vec![];
        crate::visit::vals(e, &mut vals);
        if rough(e) || vals.iter().any(|v| self.rough.val.get(*v).copied().unwrap_or(true)) {
            return Care::Slope;
        }
        let straight =
            matches!(e, Ex::Val(_)) && vals.iter().all(|v| !self.bent.val.get(*v).copied().unwrap_or(true));
        match singular && straight {
            true => Care::Tangent,
            false => Care::None,
        }
    }

    /// `slope · dot`
    fn scaled(&self, slope: Slope, dot: Ex, care: Care, ty: &Ty) -> Option<Ex> {
        let dot_ty = self.dot_ty(ty);
        Some(match slope {
            Slope::Zero => return None,
            Slope::Is(Ex::Num(1.0)) => dot,
            Slope::Is(Ex::Num(-1.0)) => prim("neg", vec![dot], &dot_ty),
            Slope::Is(by @ (Ex::Num(_) | Ex::Lit(_) | Ex::Path(_))) => prim("mul", vec![dot, by], &dot_ty),
            Slope::Is(by) => times(by, dot, care, &dot_ty),
            Slope::Either(cond, a, b) => {
                let a = self.scaled(*a, dot.clone(), care, ty);
                let b = self.scaled(*b, dot, care, ty);
                let or_still = |e: Option<Ex>| Box::new(e.unwrap_or_else(|| self.still(ty)));
                Ex::If(Box::new(cond), or_still(a), or_still(b))
            }
        })
    }

    /// `(x_dot - v · y_dot) / y` for `v = x / y`.
    fn division(&mut self, args: &[Ex], dots: &[Option<Ex>], result: &Ex, ty: &Ty) -> Option<Ex> {
        let dot_ty = self.dot_ty(ty);
        let plain = formula::literal(&args[1]).is_some_and(|x| x != 0.0);
        let fall = |dot: &Ex| times(result.clone(), dot.clone(), self.care(&args[1], true), &dot_ty);
        // What stands still in both operands stands still.
        let sure = args.iter().zip(dots).all(|(a, d)| d.is_none() || self.care(a, true) == Care::Tangent);
        let careful = !plain && sure;
        let (top, minus) = match (&dots[0], &dots[1]) {
            (None, None) => return None,
            (Some(x), None) => (x.clone(), false),
            (None, Some(y)) => (fall(y), true),
            (Some(x), Some(y)) => (prim("sub", vec![x.clone(), fall(y)], &dot_ty), false),
        };
        let top = if careful { self.bound(top, &dot_ty) } else { top };
        let over = prim("div", vec![top.clone(), args[1].clone()], &dot_ty);
        let over = if careful { Ex::UnlessZero(Box::new(top), Box::new(over)) } else { over };
        Some(if minus { prim("neg", vec![over], &dot_ty) } else { over })
    }

    /// A tangent that is mentioned twice, bound.
    fn bound(&mut self, dot: Ex, dot_ty: &Ty) -> Ex {
        if let Ex::Val(_) = dot {
            return dot;
        }
        let val = self.f.val(None, dot_ty.clone(), Span::mixed_site());
        self.out.push(Stmt::Let(val, Rhs::Ex(dot)));
        Ex::Val(val)
    }

    /// The tangent of an expression, zero if it does not move.
    fn moved(&mut self, e: &Ex, ty: &Ty) -> Done<Ex> {
        Ok(match self.ex(e)? {
            Some(dot) => dot,
            None => self.still(ty),
        })
    }

    /// A tangent of a type that nobody sees, as a number.
    fn read(&self, dot: Ex, to: &syn::Type) -> Ex {
        let krate = &self.krate;
        Ex::Call { callee: quote!(#krate::direction::read::<#to, _>), args: vec![dot], pure: true }
    }

    // ---- contents ----

    fn contents(&mut self, agg: &Agg, ty: &Ty, span: Span) -> Done<Agg> {
        let leaf = ty.element().cloned().unwrap_or(Ty::f64());
        Ok(match agg {
            Agg::Scalar(e) => match (self.ex(e)?, ty) {
                (Some(dot), _) => Agg::Scalar(dot),
                // A zero that the passes know; it is printed as its type has it.
                (None, Ty::Float(_)) => Agg::Scalar(Ex::Num(0.0)),
                (None, _) => Agg::Scalar(self.still(ty)),
            },
            Agg::Array(all) => Agg::Array(self.all(all, &leaf, span)?),
            Agg::Vec(all) => Agg::Vec(self.all(all, &leaf, span)?),
            Agg::Tuple(parts) => match ty {
                Ty::Tuple(types) if types.iter().all(Ty::is_float) => {
                    let dots = parts.iter().zip(types).map(|(part, ty)| self.contents(part, ty, span));
                    Agg::Tuple(dots.collect::<Done<Vec<_>>>()?)
                }
                _ => {
                    return Err(Failure {
                        span,
                        message: "forward mode of elements that are tuples wants floats only; keep the rest in a vector of its own",
                    });
                }
            },
            Agg::Repeat(a, n) => Agg::Repeat(Box::new(self.contents(a, &leaf, span)?), n.clone()),
            Agg::VecRepeat(a, n) => Agg::VecRepeat(Box::new(self.contents(a, &leaf, span)?), n.clone()),
            Agg::Copy(p, owned) if self.var_active(p.root) => Agg::Copy(self.place_dot(p), *owned),
            Agg::Popped(p) if self.var_active(p.root) => Agg::Popped(self.place_dot(p)),
            Agg::Copy(p, _) | Agg::ZerosLike(p) | Agg::Popped(p) => Agg::ZerosLike(p.clone()),
            // The tape holds the shape twice.
            Agg::Recalled if self.second && !self.generic => Agg::Recalled,
            Agg::Shape if self.second => Agg::Shape,
            Agg::TangentOf(p) if self.second => Agg::TangentOf(p.clone()),
            Agg::Recalled => {
                return Err(Failure {
                    span,
                    message: "second derivatives through vectors of vectors that are made in a loop are not supported; use one flat vector",
                });
            }
            Agg::Struct(_) | Agg::Blank | Agg::TangentOf(_) | Agg::Shape => {
                return Err(Failure {
                    span,
                    message: "second derivatives through a struct or an enum that is made inside of the function are not supported; use numbers and arrays",
                });
            }
            Agg::Opaque(_) if ty.is_aggregate() || matches!(ty, Ty::Named(_)) => {
                return Err(Failure {
                    span,
                    message: "forward mode does not see what this holds; write its floats out",
                });
            }
            Agg::Opaque(_) => Agg::Scalar(self.still(ty)),
        })
    }

    fn all(&mut self, all: &[Agg], leaf: &Ty, span: Span) -> Done<Vec<Agg>> {
        all.iter().map(|a| self.contents(a, leaf, span)).collect()
    }

    fn place_ty(&self, p: &Place) -> Ty {
        crate::ir::place_ty(self.f, p)
    }

    // ---- structs and enums of the user's ----

    /// True for a place of which the macro does not see what it holds.
    fn unseen(&self, p: &Place) -> bool {
        let ty = crate::adjoint::place_ty(self.f, p);
        ty.has_user() || matches!(ty, Ty::Named(_))
    }

    /// Of such a place the tangent takes the shape of what is there now, and then what moves in it. The statement itself comes first.
    fn users(&mut self, stmt: &Stmt) -> Done<bool> {
        let (place, agg) = match stmt {
            Stmt::Declare(var, Some(agg)) if self.f.vars[*var].ty.has_user() => (Place::var(*var), agg),
            Stmt::Store(p, agg) if self.unseen(p) => (p.clone(), agg),
            Stmt::Push(p, agg) if self.unseen(&p.then(Proj::Index(crate::lower::int(0)))) => (p.clone(), agg),
            _ => return Ok(false),
        };
        if matches!(agg, Agg::Scalar(e) if self.ex(e)?.is_some()) || !self.var_active(place.root) {
            return Ok(false);
        }
        let agg = agg.clone();
        self.out.push(stmt.clone());
        let dot = self.place_dot(&place);
        match stmt {
            Stmt::Declare(..) => {
                self.out.push(Stmt::Declare(dot.root, Some(Agg::TangentOf(place.clone()))));
                self.fill(&dot, &place, &agg)?;
            }
            Stmt::Push(..) => {
                let last = self.f.val(None, Ty::usize(), self.f.vars[place.root].span);
                let len = Box::new(Ex::Len(place.clone()));
                let at = Ex::Bin(syn::BinOp::Sub(Default::default()), len, Box::new(crate::lower::int(1)));
                self.out.push(Stmt::Let(last, Rhs::Ex(at)));
                let element = place.then(Proj::Index(Ex::Val(last)));
                self.out.push(Stmt::Push(dot.clone(), Agg::TangentOf(element.clone())));
                self.fill(&dot.then(Proj::Index(Ex::Val(last))), &element, &agg)?;
            }
            _ => {
                self.out.push(Stmt::Store(dot.clone(), Agg::TangentOf(place.clone())));
                self.fill(&dot, &place, &agg)?;
            }
        }
        Ok(true)
    }

    /// Gives what moves in `agg`, which `of` now holds, to `dot`: zeros in the same shape.
    fn fill(&mut self, dot: &Place, of: &Place, agg: &Agg) -> Done {
        match agg {
            Agg::Scalar(e) => {
                if let Some(moved) = self.ex(e)? {
                    self.out.push(Stmt::Store(dot.clone(), Agg::Scalar(moved)));
                }
            }
            Agg::Struct(literal) => {
                let rest = literal.rest.as_ref().filter(|rest| self.var_active(rest.root));
                if let Some(rest) = rest {
                    let from = self.place_dot(rest);
                    self.out.push(Stmt::Store(dot.clone(), Agg::Copy(from, false)));
                }
                for (member, part) in &literal.fields {
                    let (to, at) = (dot.then(literal.field(member)), of.then(literal.field(member)));
                    if rest.is_some() {
                        self.out.push(Stmt::Store(to.clone(), Agg::TangentOf(at.clone())));
                    }
                    self.fill(&to, &at, part)?;
                }
            }
            Agg::Array(all) | Agg::Vec(all) => {
                for (k, part) in all.iter().enumerate() {
                    let at = Proj::Index(crate::lower::int(k as u64));
                    self.fill(&dot.then(at.clone()), &of.then(at), part)?;
                }
            }
            Agg::Tuple(parts) => {
                for (k, part) in parts.iter().enumerate() {
                    let at = Proj::Field(syn::Member::from(k));
                    self.fill(&dot.then(at.clone()), &of.then(at), part)?;
                }
            }
            Agg::Copy(from, to_vec) if self.var_active(from.root) => {
                let from = self.place_dot(from);
                self.out.push(Stmt::Store(dot.clone(), Agg::Copy(from, *to_vec)));
            }
            Agg::Popped(from) if self.var_active(from.root) => {
                let from = self.place_dot(from);
                self.out.push(Stmt::Store(dot.clone(), Agg::Popped(from)));
            }
            Agg::Repeat(part, n) => {
                if let Agg::Scalar(e) = &**part
                    && let Some(moved) = self.ex(e)?
                {
                    let all = Agg::Repeat(Box::new(Agg::Scalar(moved)), n.clone());
                    self.out.push(Stmt::Store(dot.clone(), all));
                }
            }
            Agg::VecRepeat(part, n) => {
                if let Agg::Scalar(e) = &**part
                    && let Some(moved) = self.ex(e)?
                {
                    let all = Agg::VecRepeat(Box::new(Agg::Scalar(moved)), n.clone());
                    self.out.push(Stmt::Store(dot.clone(), all));
                }
            }
            // These do not move.
            Agg::Copy(..)
            | Agg::Popped(_)
            | Agg::Opaque(_)
            | Agg::Blank
            | Agg::ZerosLike(_)
            | Agg::Recalled
            | Agg::TangentOf(_)
            | Agg::Shape => {}
        }
        Ok(())
    }

    // ---- statements ----

    /// A block with its tangents.
    pub(crate) fn block(&mut self, block: Block) -> Done<Block> {
        let start = std::mem::take(&mut self.start);
        let outer = std::mem::replace(&mut self.out, start);
        for stmt in block {
            self.stmt(stmt)?;
        }
        Ok(std::mem::replace(&mut self.out, outer))
    }

    fn stmt(&mut self, stmt: Stmt) -> Done {
        if !self.second && self.users(&stmt)? {
            return Ok(());
        }
        match &stmt {
            Stmt::Let(v, rhs) => {
                let (v, rhs) = (*v, rhs.clone());
                self.out.push(stmt);
                return self.let_(v, &rhs);
            }
            Stmt::Declare(var, agg) if self.var_active(*var) && !self.given.contains(var) => {
                let (ty, span) = (self.f.vars[*var].ty.clone(), self.f.vars[*var].span);
                let agg = agg.as_ref().map(|agg| self.contents(agg, &ty, span)).transpose()?;
                let dot = self.var_dot(*var);
                self.out.push(Stmt::Declare(dot, agg));
            }
            Stmt::Store(p, agg) if self.var_active(p.root) => {
                let (ty, span) = (self.place_ty(p), self.f.vars[p.root].span);
                let dot = self.place_dot(p);
                let agg = self.contents(agg, &ty, span)?;
                // A part that is given what does not move.
                let part = matches!(p.path.last(), Some(Proj::Range(..)));
                self.out.push(match agg {
                    Agg::ZerosLike(_) if part => Stmt::Clear(dot),
                    agg => Stmt::Store(dot, agg),
                });
            }
            Stmt::Push(p, agg) if self.var_active(p.root) => {
                let leaf = self.place_ty(p).element().cloned().unwrap_or(Ty::f64());
                let agg = self.contents(agg, &leaf, self.f.vars[p.root].span)?;
                let dot = self.place_dot(p);
                self.out.push(Stmt::Push(dot, agg));
            }
            Stmt::Add(p, e) | Stmt::Sub(p, e) | Stmt::AddAny(p, e) if self.var_active(p.root) => {
                if let Some(dot) = self.ex(e)? {
                    let p = self.place_dot(p);
                    self.out.push(match stmt {
                        Stmt::Sub(..) => Stmt::Sub(p, dot),
                        Stmt::AddAny(..) => Stmt::AddAny(p, dot),
                        _ => Stmt::Add(p, dot),
                    });
                }
            }
            Stmt::Clear(p) if self.var_active(p.root) => {
                let dot = self.place_dot(p);
                self.out.push(Stmt::Clear(dot));
            }
            Stmt::AddAll(p, q) if self.var_active(p.root) && self.var_active(q.root) => {
                let (p, q) = (self.place_dot(p), self.place_dot(q));
                self.out.push(Stmt::AddAll(p, q));
            }
            _ => {}
        }
        let stmt = match stmt {
            Stmt::If { cond, then, els, outs } => return self.if_(cond, then, els, outs),
            Stmt::Loop(mut l) => {
                if let LoopKind::While { head, .. } = &mut l.kind {
                    // What decides whether a loop goes on carries no derivative.
                    crate::visit::block_mut(head, &mut |s| {
                        if let Stmt::Call(c) = s {
                            plain(c);
                        }
                    });
                    *head = self.block(std::mem::take(head))?;
                }
                l.body = self.block(std::mem::take(&mut l.body))?;
                Stmt::Loop(l)
            }
            Stmt::Replay(_) | Stmt::Recall(_) if self.second => {
                return Err(Failure {
                    span: Span::call_site(),
                    message: "second derivatives of this function are not supported: it keeps more than numbers between its sweeps; take `hvp` and `hessian` off it",
                });
            }
            // The tape gives back what came last first: the copy of the tangents, then that of the values.
            Stmt::Snapshot(p) if self.var_active(p.root) => {
                let dot = self.place_dot(&p);
                self.out.push(Stmt::Snapshot(p));
                Stmt::Snapshot(dot)
            }
            Stmt::KeepShape(_) | Stmt::PutShape(_) if self.second => {
                self.out.push(stmt.clone());
                stmt
            }
            Stmt::AddShape(p) if self.second => {
                let dot = self.place_dot(&p);
                self.out.push(Stmt::AddShape(dot));
                Stmt::AddShape(p)
            }
            Stmt::CallReverse(mut c) if self.second => {
                self.call_reverse(&mut c)?;
                Stmt::CallReverse(c)
            }
            Stmt::Call(mut c) => {
                self.call(&mut c)?;
                let mut still = if c.dots.is_none() { c.gives.vars() } else { vec![] };
                still.retain(|v| self.var_active(*v));
                self.out.push(Stmt::Call(c));
                for (v, dot) in std::mem::take(&mut self.after) {
                    self.bind(v, dot);
                }
                for var in still {
                    let dot = self.var_dot(var);
                    let of = Place::var(var);
                    let zeros = if self.unseen(&of) { Agg::TangentOf(of) } else { Agg::ZerosLike(of) };
                    self.out.push(Stmt::Declare(dot, Some(zeros)));
                }
                return Ok(());
            }
            other => other,
        };
        self.out.push(stmt);
        Ok(())
    }

    fn let_(&mut self, v: ValId, rhs: &Rhs) -> Done {
        // The tangents of a vector lose what is taken off it, wanted or not.
        let shrinks = matches!(rhs, Rhs::Pop(p) if self.var_active(p.root));
        if !self.val_active(v) && !shrinks || self.vals.contains_key(&v) {
            return Ok(());
        }
        match rhs {
            Rhs::Load(p) if self.var_active(p.root) => {
                let (place, dot) = (self.place_dot(p), self.dot_of(v));
                self.out.push(Stmt::Let(dot, Rhs::Load(place)));
                self.vals.insert(v, Ex::Val(dot));
            }
            Rhs::Pop(p) if shrinks => {
                let (place, dot) = (self.place_dot(p), self.dot_of(v));
                self.out.push(Stmt::Let(dot, Rhs::Pop(place)));
                self.vals.insert(v, Ex::Val(dot));
            }
            Rhs::Load(_) | Rhs::Pop(_) => {}
            Rhs::Ex(Ex::Prim(row, args, ty)) => {
                if let Some(dot) = self.prim(row, args, &Ex::Val(v), ty)? {
                    self.bind(v, dot);
                }
            }
            Rhs::Ex(e) => {
                if let Some(dot) = self.ex(e)? {
                    self.bind(v, dot);
                }
            }
        }
        Ok(())
    }

    fn if_(&mut self, cond: ValId, then: Block, els: Block, mut outs: Vec<Out>) -> Done {
        let then = self.block(then)?;
        let els = self.block(els)?;
        let mut dots = vec![];
        for o in &outs {
            if self.val_active(o.val) {
                dots.push((o.val, self.ex(&o.then)?, self.ex(&o.els)?));
            }
        }
        for (val, then, els) in dots {
            if then.is_none() && els.is_none() {
                continue;
            }
            let ty = self.f.vals[val].ty.clone();
            let or_still = |e: Option<Ex>| e.unwrap_or_else(|| self.still(&ty));
            let (then, els) = (or_still(then), or_still(els));
            let dot = self.dot_of(val);
            outs.push(Out { val: dot, then, els });
            self.vals.insert(val, Ex::Val(dot));
        }
        self.out.push(Stmt::If { cond, then, els, outs });
        Ok(())
    }

    fn call(&mut self, c: &mut Call) -> Done {
        let mut dots = vec![];
        for arg in &c.args {
            dots.push(match arg {
                Arg::Value(e @ Ex::Tuple(parts), ty) => match ty {
                    Ty::Tuple(types)
                        if parts.iter().any(|p| matches!(p, Ex::Val(v) if self.vals.contains_key(v))) =>
                    {
                        let mut all = vec![];
                        for (part, ty) in parts.iter().zip(types) {
                            all.push(self.moved(part, ty)?);
                        }
                        Some(DotArg::Value(Ex::Tuple(all)))
                    }
                    Ty::Tuple(_) => None,
                    _ if self.ex(e)?.is_some() => {
                        return Err(Failure {
                            span: c.span,
                            message: "this tuple is not understood; pass its parts",
                        });
                    }
                    _ => None,
                },
                Arg::Value(e, _) => self.ex(e)?.map(DotArg::Value),
                Arg::Shared(p, ty, passing) if self.var_active(p.root) => {
                    let dot = self.place_dot(p);
                    let variant = p.path.iter().any(|proj| matches!(proj, Proj::Payload(_)));
                    if !variant {
                        Some(DotArg::Shared(dot, *passing))
                    } else {
                        // To become the variant in question it is borrowed exclusively: two arguments may be parts of it.
                        let own = self.f.var(None, self.dot_ty(ty), c.span, Origin::Owned);
                        self.f.vars[own].of = Of::TangentOfVar(p.root);
                        self.out.push(Stmt::Declare(own, Some(Agg::Copy(dot, false))));
                        let passing =
                            if *passing == Passing::HandedOn { Passing::Borrowed } else { *passing };
                        Some(DotArg::Shared(Place::var(own), passing))
                    }
                }
                Arg::Mut(p, _) if self.var_active(p.root) => Some(DotArg::Mut(self.place_dot(p))),
                Arg::Shared(..) | Arg::Mut(..) => None,
            });
        }
        let wanted = c.gives.vals().into_iter().chain(c.kind.partials()).any(|v| self.val_active(v))
            || c.gives.vars().iter().any(|v| self.var_active(*v))
            || c.args.iter().any(|a| matches!(a, Arg::Mut(p, _) if self.var_active(p.root)));
        if self.second && c.plain && wanted && dots.iter().any(Option::is_some) {
            return self.by_slopes(c, &dots);
        }
        // The reverse of a call whose residuals are on the tape takes their tangents off it.
        let taped = self.second && !c.plain && matches!(c.kind, CallKind::Taped);
        if !taped && (c.plain || !wanted || dots.iter().all(Option::is_none)) {
            // In the program of a gradient, the reverse sweep needs the call as it is.
            if !self.second {
                plain(c);
            }
            return Ok(());
        }
        match &c.kind {
            CallKind::Partials(all) if self.second => {
                let all = all.clone();
                return self.curved(c, &all, dots);
            }
            _ => {}
        }
        let gives = self.gives(&c.gives);
        c.dots = Some(Box::new(Dots { args: dots, gives, partials: vec![], taped: self.second }));
        Ok(())
    }

    /// A call that only matters where a local derivative moves: what a given derivative is made of. It moves as its partials say.
    fn by_slopes(&mut self, c: &mut Call, dots: &[Option<DotArg>]) -> Done {
        let refused = Failure {
            span: c.span,
            message: "the second derivative of a given derivative passes through this call; call functions of numbers there, or write it with arithmetic",
        };
        let Gives::Scalar(value) = c.gives else { return Err(refused) };
        let number = |(arg, dot): (&Arg, &Option<DotArg>)| match arg {
            Arg::Value(e, _) => dot.is_none() || matches!(e, Ex::Val(_)),
            Arg::Shared(..) | Arg::Mut(..) => false,
        };
        if c.method || c.args.len() > 8 || !c.args.iter().zip(dots).all(number) {
            return Err(refused);
        }
        let ty = self.f.vals[value].ty.clone();
        let dot_ty = self.dot_ty(&ty);
        let (mut partials, mut sum): (Vec<Option<ValId>>, Option<Ex>) = (vec![], None);
        for (arg, dot) in c.args.iter().zip(dots) {
            let (Arg::Value(Ex::Val(x), _), Some(DotArg::Value(dot))) = (arg, dot) else {
                partials.push(None);
                continue;
            };
            let d = self.f.val(None, ty.clone(), c.span);
            self.f.vals[d].of = Of::Partial(value, *x);
            partials.push(Some(d));
            let term = times(Ex::Val(d), dot.clone(), Care::Tangent, &dot_ty);
            sum = Some(match sum {
                None => term,
                Some(sum) => prim("add", vec![sum, term], &dot_ty),
            });
        }
        c.plain = false;
        c.kind = CallKind::Partials(partials);
        self.after.extend(sum.map(|sum| (value, sum)));
        Ok(())
    }

    /// A call that gives its partials: with them come their tangents, and the value moves as the partials say.
    fn curved(&mut self, c: &mut Call, all: &[Option<ValId>], dots: Vec<Option<DotArg>>) -> Done {
        let Gives::Scalar(value) = c.gives else { return Ok(()) };
        let dot_ty = self.dot_ty(&self.f.vals[value].ty.clone());
        let mut sum: Option<Ex> = None;
        let mut partials = vec![];
        for (d, arg) in all.iter().zip(&dots) {
            let moves = d.map(|d| self.dot_of(d));
            partials.push(moves);
            let (Some(d), Some(moves)) = (*d, moves) else { continue };
            self.vals.insert(d, Ex::Val(moves));
            if let Some(DotArg::Value(dot)) = arg {
                let term = times(Ex::Val(d), dot.clone(), Care::Tangent, &dot_ty);
                sum = Some(match sum {
                    None => term,
                    Some(sum) => prim("add", vec![sum, term], &dot_ty),
                });
            }
        }
        c.dots = Some(Box::new(Dots { args: dots, gives: Gives::Nothing, partials, taped: false }));
        self.after.extend(sum.map(|sum| (value, sum)));
        Ok(())
    }

    /// The reverse of a call with the tangents of what it reads, of its seed, and of the adjoints that it adds to.
    fn call_reverse(&mut self, c: &mut CallReverse) -> Done {
        let mut copies: BTreeMap<VarId, VarId> = BTreeMap::new();
        let mut recalled = vec![];
        for was in std::mem::take(&mut c.recalled) {
            if self.var_active(was.of) {
                let dot = Recalled { copy: self.var_dot(was.copy), of: self.var_dot(was.of) };
                copies.insert(was.copy, dot.copy);
                recalled.push(dot);
            }
            recalled.push(was);
        }
        c.recalled = recalled;
        let mut handed: BTreeMap<usize, VarId> = BTreeMap::new();
        let mut reborrowed = vec![];
        for (k, was) in std::mem::take(&mut c.reborrowed) {
            reborrowed.push((k, was));
            if self.var_active(was.of) {
                let dot = Recalled { copy: self.var_dot(was.copy), of: self.var_dot(was.of) };
                handed.insert(k, dot.copy);
                reborrowed.push((k, dot));
            }
        }
        c.reborrowed = reborrowed;
        let mut args = vec![];
        for (k, arg) in c.args.iter().enumerate() {
            let primal = match (&arg.primal, &arg.value) {
                (Some((p, _)), _) => match copies.get(&p.root) {
                    Some(dot) => Some(Place { root: *dot, path: p.path.clone() }),
                    None => self.var_active(p.root).then(|| self.place_dot(p)),
                }
                .map(|p| DotArg::Shared(p, Passing::Borrowed)),
                (None, Some(e)) => self.ex(e)?.map(DotArg::Value),
                (None, None) => handed.get(&k).map(|dot| DotArg::Shared(Place::var(*dot), Passing::Borrowed)),
            };
            let to = arg.adjoint.as_ref().filter(|p| self.var_active(p.root));
            let adjoint = to.map(|p| self.place_dot(p));
            if arg.by_mut {
                c.exclusive.extend(adjoint.as_ref().map(|p| p.root));
            }
            args.push(ReverseDot { primal, adjoint });
        }
        let seed = self.seed(&c.seed)?;
        c.dots = Some(Box::new(ReverseDots { seed, args }));
        Ok(())
    }

    /// The tangent of a seed, in its shape.
    fn seed(&mut self, seed: &Seed) -> Done<Seed> {
        Ok(match seed {
            Seed::Nothing => Seed::Nothing,
            Seed::Scalar(e) => self.ex(e)?.map_or(Seed::Nothing, Seed::Scalar),
            Seed::Place(p) if self.var_active(p.root) => Seed::Place(self.place_dot(p)),
            Seed::Place(_) => Seed::Nothing,
            Seed::Parts(parts) => {
                let parts = parts.iter().map(|s| self.seed(s)).collect::<Done<Vec<_>>>()?;
                match parts.iter().all(|s| matches!(s, Seed::Nothing)) {
                    true => Seed::Nothing,
                    false => Seed::Parts(parts),
                }
            }
        })
    }

    /// The tangents of what a call gives, in its shape.
    fn gives(&mut self, gives: &Gives) -> Gives {
        let carries = |t: &Ty| matches!(t, Ty::Float(_) | Ty::Infer(_));
        match gives {
            Gives::Scalar(v) if carries(&self.f.vals[*v].ty) => {
                let dot = self.dot_of(*v);
                self.vals.insert(*v, Ex::Val(dot));
                Gives::Scalar(dot)
            }
            Gives::Var(v) => Gives::Var(self.var_dot(*v)),
            Gives::Parts(parts, more) => Gives::Parts(parts.iter().map(|p| self.gives(p)).collect(), *more),
            Gives::Scalar(_) | Gives::Nothing | Gives::Open(_) => Gives::Nothing,
        }
    }

    // ---- the result ----

    pub(crate) fn ret(&mut self, ret: &Ret) -> Done<RetDot> {
        Ok(match ret {
            Ret::Fallible { payload, .. } => self.ret(payload)?,
            Ret::Scalar(e, ty) => RetDot::Scalar(self.moved(e, ty)?, ty.clone()),
            Ret::Place(p, ty) => {
                if self.var_active(p.root) {
                    RetDot::Place(self.place_dot(p), ty.clone())
                } else {
                    RetDot::Still(p.clone(), ty.clone())
                }
            }
            Ret::Tuple(parts) => RetDot::Tuple(parts.iter().map(|r| self.ret(r)).collect::<Done<_>>()?),
            Ret::Array(parts) => RetDot::Array(parts.iter().map(|r| self.ret(r)).collect::<Done<_>>()?),
            Ret::Unit | Ret::Inactive(_) => RetDot::None,
        })
    }
}

/// What can go wrong in a product of a tangent with a slope.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    None,
    /// The slope may be infinite, and a tangent of zero stands still.
    Tangent,
    /// The tangent may be infinite, and a slope of zero stops it.
    Slope,
}

/// `by · dot`
fn times(by: Ex, dot: Ex, care: Care, dot_ty: &Ty) -> Ex {
    let product = prim("mul", vec![dot.clone(), by.clone()], dot_ty);
    match care {
        Care::Slope => Ex::UnlessZero(Box::new(by), Box::new(product)),
        Care::Tangent => Ex::UnlessZero(Box::new(dot), Box::new(product)),
        Care::None => product,
    }
}

fn plain(c: &mut Call) {
    c.kind = CallKind::Partials(vec![]);
    c.plain = true;
}

/// The results of operations whose slope can be infinite, and of calls.
fn rough_sources(block: &Block) -> Vec<ValId> {
    let mut out = vec![];
    for s in block {
        match s {
            Stmt::Let(v, Rhs::Ex(e)) if rough(e) => out.push(*v),
            Stmt::Call(c) => out.extend(c.gives.vals().into_iter().chain(c.kind.partials())),
            _ => {}
        }
        crate::visit::nested(s).into_iter().for_each(|b| out.extend(rough_sources(b)));
    }
    out
}

/// True for a tree with an operation in it whose slope can be infinite.
fn rough(e: &Ex) -> bool {
    let mut found = false;
    crate::visit::ex(e, &mut |e| {
        found |= match e {
            Ex::Prim(row, args, _) => formula::singular(row, args),
            Ex::UnlessZero(..) => true,
            _ => false,
        }
    });
    found
}

fn same(a: &Ex, b: &Ex) -> bool {
    match (a, b) {
        (Ex::Val(a), Ex::Val(b)) => a == b,
        (Ex::Num(a), Ex::Num(b)) => a == b,
        _ => false,
    }
}

/// The results of operations that are not affine, piece by piece, and of calls.
fn bent_sources(block: &Block, activity: &Activity, out: &mut Vec<ValId>) {
    let active = |e: &Ex| matches!(e, Ex::Val(v) if activity.val.get(*v).copied().unwrap_or(false));
    for s in block {
        match s {
            Stmt::Let(v, Rhs::Ex(Ex::Prim(row, args, _))) => {
                let straight = match row.name {
                    "add" | "sub" | "neg" | "abs" | "max" | "min" | "clamp" | "copysign" | "fract"
                    | "midpoint" | "to_degrees" | "to_radians" => true,
                    "mul" | "mul_add" => !(active(&args[0]) && active(&args[1])),
                    "div" => !active(&args[1]),
                    _ => false,
                };
                if !straight {
                    out.push(*v);
                }
            }
            Stmt::Let(v, Rhs::Ex(Ex::UnlessZero(..) | Ex::If(..))) => out.push(*v),
            Stmt::Call(c) => out.extend(c.gives.vals().into_iter().chain(c.kind.partials())),
            _ => {}
        }
        crate::visit::nested(s).into_iter().for_each(|b| bent_sources(b, activity, out));
    }
}

/// The name of a tangent.
pub(crate) fn dot_ident(base: &str, span: Span) -> Ident {
    Ident::new(&format!("{}_dot", base.trim_start_matches("r#")), span.resolved_at(Span::mixed_site()))
}
