//! The reverse sweep: a program and its activity in, the statements that carry adjoints from the result back to the parameters out.
//!
//! Each block is read backwards. A statement gives up its result's adjoint (*take*; a variable that is overwritten has its adjoint
//! zeroed) and adds `local derivative · adjoint` to its operands' (*accumulate*). An adjoint that nobody has added to is a
//! zero of the compiler's, not of the program's: nothing is emitted for it.
//!
//! The sweep speaks of the forward sweep's values by name, as if all of them were still there. Local derivatives that need a
//! computation are bound in the *forward* block; which of all these are kept, and which are computed again, is decided
//! afterwards (`residuals`).
mod call;

use crate::activity::Activity;
use crate::formula::{self, Reader, Slope};
use crate::ir::*;
use crate::rules;
use crate::types::{Float, Ty};
use crate::visit;
use proc_macro2::{Ident, Span};
use std::collections::BTreeMap;

/// How the sweep is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Forward and reverse sweep in one function; locals are shared.
    Joined,
    /// Two functions; what the second needs travels in a record and a tape.
    Split,
}

pub(crate) struct Sweep {
    pub(crate) reverse: Block,
    /// The adjoint of each active parameter: a value's sum, or its variable.
    pub(crate) of_vals: BTreeMap<ValId, Ex>,
    pub(crate) of_vars: BTreeMap<VarId, VarId>,
}

pub(crate) struct Failure {
    pub(crate) span: Span,
    pub(crate) message: &'static str,
}

struct Acc {
    pending: Vec<Ex>,
    var: Option<VarId>,
    declared: bool,
}

struct Adjoint<'a> {
    f: &'a mut Function,
    activity: &'a mut Activity,
    mode: Mode,
    var_adj: BTreeMap<VarId, VarId>,
    acc: BTreeMap<ValId, Acc>,
    /// The block in which a value is bound.
    home: BTreeMap<ValId, usize>,
    /// What calls give.
    given: std::collections::BTreeSet<ValId>,
    /// The parameters' values: their adjoints are the result and stay.
    params: std::collections::BTreeSet<ValId>,
    /// The blocks open now, by number.
    open: Vec<usize>,
    touched: Vec<ValId>,
    /// Values of open type that are read from values of the user's types, and those of them that are cast.
    of_users: std::collections::BTreeSet<ValId>,
    cast: std::collections::BTreeSet<ValId>,
    /// Variables that are declared without a value.
    late: std::collections::BTreeSet<VarId>,
    /// Adjoints of arguments passed twice, to be added after the call.
    pending_adds: Vec<(Place, Place)>,
    out: Block,
    heads: usize,
}

type Done<T = ()> = Result<T, Failure>;

/// What the reverse of a statement asks of the forward sweep: statements before it and after it.
#[derive(Default)]
struct Around {
    before: Block,
    after: Block,
}

/// More terms of a sum than this are not written in one line.
const TERMS: usize = 16;

/// Builds the reverse sweep. `seeds` gives the adjoints of the result's leaves, in order.
pub(crate) fn reverse(
    f: &mut Function,
    activity: &mut Activity,
    mode: Mode,
    params: &[VarId],
    param_vals: &[ValId],
    seed: &SeedOf,
) -> Done<Sweep> {
    let mut body = std::mem::take(&mut f.body);
    let ret = f.ret.clone();
    let mut a = Adjoint {
        f,
        activity,
        mode,
        var_adj: BTreeMap::new(),
        acc: BTreeMap::new(),
        home: BTreeMap::new(),
        given: std::collections::BTreeSet::new(),
        params: param_vals.iter().copied().collect(),
        open: vec![0],
        touched: vec![],
        of_users: std::collections::BTreeSet::new(),
        cast: std::collections::BTreeSet::new(),
        late: std::collections::BTreeSet::new(),
        pending_adds: vec![],
        out: vec![],
        heads: 1,
    };
    for v in param_vals {
        a.home.insert(*v, 0);
    }
    for var in params {
        a.adjoint_var(*var);
    }
    a.out.push(Stmt::Head(0));
    // What comes by value or by `&mut` may have another shape in the end.
    let reshaped: Vec<VarId> = params.iter().copied().filter(|v| a.reshaped(*v, &body)).collect();
    for var in reshaped.iter().rev() {
        let adj = a.adjoint_var(*var);
        a.out.push(Stmt::AddShape(Place::var(adj)));
    }
    body.insert(0, Stmt::Head(0));
    a.home_of(&body, 0);
    visit::block_mut(&mut body, &mut |s| match s {
        Stmt::Declare(v, None) => {
            a.late.insert(*v);
        }
        Stmt::Let(v, Rhs::Load(p)) if a.f.vars[p.root].ty.has_user() => {
            a.of_users.insert(*v);
        }
        _ => {}
    });
    a.declare_adjoints(&mut body, 0)?;
    a.seed(&ret, seed)?;
    a.block(&mut body)?;
    body.extend(reshaped.iter().map(|v| Stmt::PutShape(Place::var(*v))));
    let mut of_vals = BTreeMap::new();
    for v in param_vals {
        let ex = a.take(*v).unwrap_or(Ex::Num(0.0));
        of_vals.insert(*v, ex);
    }
    // A sum that started from `-0.0` (which adds nothing, whatever comes) shows no stray sign.
    if starts_negative(&a.out) {
        for (v, ex) in &mut of_vals {
            if !matches!(ex, Ex::Num(_)) {
                let ty = a.f.vals[*v].ty.clone();
                *ex = prim("add", vec![ex.clone(), Ex::Num(0.0)], &ty);
            }
        }
    }
    let (reverse, of_vars) = (std::mem::take(&mut a.out), std::mem::take(&mut a.var_adj));
    f.body = body;
    Ok(Sweep { reverse, of_vals, of_vars })
}

/// The adjoint of the result, in the result's shape.
#[derive(Clone)]
pub(crate) enum SeedOf {
    None,
    Scalar(Ex),
    Place(Place),
    Parts(Vec<SeedOf>),
}

impl Adjoint<'_> {
    // ---- adjoints of variables ----

    /// True for a parameter of the user's type whose adjoint is not known to have its shape.
    fn reshaped(&self, var: VarId, body: &Block) -> bool {
        let info = &self.f.vars[var];
        if !info.ty.has_user()
            || !matches!(info.origin, Origin::Owned | Origin::Exclusive)
            || !self.var_active(var)
        {
            return false;
        }
        let mut whole = false;
        visit::block_mut(&mut body.clone(), &mut |s| {
            visit::writes(s, &mut |v, change| whole |= v == var && change != visit::Change::Contents);
        });
        whole || self.mode == Mode::Split
    }

    fn adjoint_var(&mut self, var: VarId) -> VarId {
        if let Some(adj) = self.var_adj.get(&var) {
            return *adj;
        }
        let info = self.f.vars[var].clone();
        let adj = self.f.var(None, info.ty.clone(), info.span, Origin::Adjoint);
        self.f.vars[adj].of = Of::AdjointOfVar(var);
        self.activity.var.resize(self.f.vars.len(), false);
        self.var_adj.insert(var, adj);
        adj
    }

    fn adjoint_place(&mut self, p: &Place) -> Place {
        Place { root: self.adjoint_var(p.root), path: p.path.clone() }
    }

    fn var_active(&self, var: VarId) -> bool {
        self.activity.var.get(var).copied().unwrap_or(false)
    }

    fn val_active(&self, val: ValId) -> bool {
        self.activity.val.get(val).copied().unwrap_or(false)
    }

    /// Declares the adjoints of the variables of a block where its reverse begins. A vector's length is bound at the end of the
    /// forward block.
    fn declare_adjoints(&mut self, block: &mut Block, _number: usize) -> Done {
        let mut lens = vec![];
        let declared: Vec<VarId> = block
            .iter()
            .flat_map(|s| match s {
                Stmt::Declare(v, _) => vec![*v],
                Stmt::Call(c) => c.gives.vars(),
                _ => vec![],
            })
            .filter(|v| self.var_active(*v))
            .collect();
        let (of_users, declared): (Vec<VarId>, Vec<VarId>) =
            declared.into_iter().partition(|v| self.f.vars[*v].ty.has_user());
        self.declare_users(&of_users, &mut lens);
        for var in declared {
            let adj = self.adjoint_var(var);
            let ty = self.f.vars[var].ty.clone();
            let span = self.f.vars[var].span;
            let zeros = self.zeros(var, &ty, span, &mut lens)?;
            self.out.push(Stmt::Declare(adj, Some(zeros)));
        }
        // What is put on the tape last comes off it first.
        let (shapes, lens): (Block, Block) = lens.into_iter().partition(|s| matches!(s, Stmt::KeepShape(_)));
        block.extend(lens);
        block.extend(shapes.into_iter().rev());
        Ok(())
    }

    /// The adjoint of a variable of the user's type has the shape of its tangent. Where the variable is still there it is asked; else
    /// its shape is on the tape, the last one first.
    fn declare_users(&mut self, vars: &[VarId], ends: &mut Block) {
        let at_hand = self.mode == Mode::Joined && self.open.len() == 1;
        for var in vars.iter().rev() {
            let adj = self.adjoint_var(*var);
            let place = Place::var(*var);
            let later = self.late.contains(var);
            let zeros = match (later, at_hand) {
                (true, _) => None,
                (false, true) => Some(Agg::TangentOf(place)),
                (false, false) => {
                    ends.insert(0, Stmt::PutShape(place));
                    Some(Agg::Shape)
                }
            };
            self.out.push(Stmt::Declare(adj, zeros));
        }
    }

    fn zeros(&mut self, var: VarId, ty: &Ty, span: Span, lens: &mut Block) -> Done<Agg> {
        Ok(match ty {
            ty if ragged(ty) && !ty.has_tuple() && self.mode == Mode::Joined && self.open.len() == 1 => {
                Agg::ZerosLike(Place::var(var))
            }
            ty if ragged(ty) || matches!(ty, Ty::Vec(_) | Ty::Slice(_)) => {
                self.shape_of(&Place::var(var), ty, span, lens)?
            }
            Ty::Array(e, n) => {
                let inner = self.zeros(var, e, span, lens)?;
                let n = n.parse().map_err(|_| Failure {
                    span,
                    message: "the length of this array is not understood; name it with a `const`",
                })?;
                Agg::Repeat(Box::new(inner), n)
            }
            Ty::Tuple(parts) => {
                if parts.iter().any(Ty::is_aggregate) {
                    return Err(Failure {
                        span,
                        message: "a tuple that holds arrays or vectors is not supported as an element; use one vector per part",
                    });
                }
                let callee = quote::quote!(::core::default::Default::default);
                Agg::Opaque(Ex::Call { callee, args: vec![], pure: true })
            }
            Ty::Named(_) => {
                return Err(Failure {
                    span,
                    message: "a copy of a struct that carries derivatives is not supported here; bind its fields first",
                });
            }
            _ => Agg::Scalar(Ex::Num(0.0)),
        })
    }

    /// Zeros in the shape that a vector has where `forward` ends: its length there, or a shape on the tape where its elements
    /// have lengths of their own.
    fn shape_of(&mut self, p: &Place, ty: &Ty, span: Span, forward: &mut Block) -> Done<Agg> {
        if ragged(ty) {
            if matches!(ty.leaf(), Some(Float::Param(_))) {
                return Err(Failure {
                    span,
                    message: "a vector of vectors that is made inside a generic function is not supported; use one flat vector",
                });
            }
            forward.push(Stmt::KeepShape(p.clone()));
            return Ok(Agg::Recalled);
        }
        let n = self.f.val(None, Ty::usize(), span);
        self.home.insert(n, *self.open.last().unwrap_or(&0));
        self.activity.val.resize(self.f.vals.len(), false);
        forward.push(Stmt::Let(n, Rhs::Ex(Ex::Len(p.clone()))));
        let element = match ty.element() {
            Some(e) => self.zeros(p.root, e, span, forward)?,
            None => Agg::Scalar(Ex::Num(0.0)),
        };
        Ok(Agg::VecRepeat(Box::new(element), Ex::Val(n)))
    }

    // ---- adjoints of values ----

    fn home_of(&mut self, block: &Block, number: usize) {
        for s in block {
            match s {
                Stmt::Let(v, _) => {
                    self.home.insert(*v, number);
                }
                Stmt::If { outs, .. } => outs.iter().for_each(|o| {
                    self.home.insert(o.val, number);
                }),
                Stmt::Call(c) => c.gives.vals().into_iter().for_each(|v| {
                    self.home.insert(v, number);
                    self.given.insert(v);
                }),
                _ => {}
            }
        }
    }

    /// `v_adj += ex`
    fn add(&mut self, v: ValId, ex: Ex) {
        if !self.val_active(v) || matches!(ex, Ex::Num(x) if x == 0.0) {
            return;
        }
        let here = *self.open.last().unwrap_or(&0);
        let home = self.home.get(&v).copied().unwrap_or(0);
        if home == here {
            let acc = self.acc.entry(v).or_insert(Acc { pending: vec![], var: None, declared: false });
            match acc.var {
                Some(var) => self.out.push(Stmt::Add(Place::var(var), ex)),
                None => acc.pending.push(ex),
            }
            return;
        }
        let var = match self.acc.get(&v).and_then(|a| a.var) {
            Some(var) => var,
            None => {
                let ty = self.f.vals[v].ty.clone();
                let span = self.f.vals[v].span;
                let var = self.f.var(None, ty, span, Origin::Adjoint);
                self.f.vars[var].of = Of::AdjointOfVal(v);
                self.activity.var.resize(self.f.vars.len(), false);
                self.acc.entry(v).or_insert(Acc { pending: vec![], var: None, declared: false }).var =
                    Some(var);
                var
            }
        };
        if !self.touched.contains(&v) {
            self.touched.push(v);
        }
        self.out.push(Stmt::Add(Place::var(var), ex));
    }

    /// `ex_adj += adj` for an operand that may be anything.
    fn add_ex(&mut self, ex: &Ex, adj: Ex) {
        match ex {
            Ex::Val(v) => self.add(*v, adj),
            Ex::Prim(row, args, ty) => {
                // Trees of primitives occur only where the compiler built them itself.
                let _ = self.terms(row, args, ex.clone(), ty, adj);
            }
            _ => {}
        }
    }

    /// The adjoint of a value, at the place where it is bound; `None` if nothing was added to it.
    fn take(&mut self, v: ValId) -> Option<Ex> {
        let acc = self.acc.remove(&v)?;
        if let Some(var) = acc.var {
            let val = self.adjoint_val(v);
            self.out.push(Stmt::Let(val, Rhs::Load(Place::var(var))));
            return Some(Ex::Val(val));
        }
        Some(match self.sum(v, acc.pending)? {
            sum @ (Ex::Val(_) | Ex::Num(_)) => sum,
            other => {
                let val = self.adjoint_val(v);
                self.out.push(Stmt::Let(val, Rhs::Ex(other)));
                Ex::Val(val)
            }
        })
    }

    /// What a value's adjoint got, added up from left to right; a long sum in several lines.
    fn sum(&mut self, v: ValId, terms: Vec<Ex>) -> Option<Ex> {
        let ty = self.f.vals[v].ty.clone();
        let mut terms = terms.into_iter();
        let mut sum = terms.next()?;
        for (k, ex) in terms.enumerate() {
            if k % TERMS == TERMS - 1 {
                let part = self.adjoint_val(v);
                self.out.push(Stmt::Let(part, Rhs::Ex(sum)));
                sum = Ex::Val(part);
            }
            sum = prim("add", vec![sum, ex], &ty);
        }
        Some(sum)
    }

    fn adjoint_val(&mut self, v: ValId) -> ValId {
        let (ty, span) = (self.f.vals[v].ty.clone(), self.f.vals[v].span);
        let val = self.f.val(None, ty, span);
        self.f.vals[val].of = Of::AdjointOfVal(v);
        val
    }

    /// The adjoint held in a variable, read now.
    fn load_adjoint(&mut self, p: &Place, ty: &Ty, span: Span) -> Ex {
        let adj = self.adjoint_place(p);
        let val = self.f.val(None, ty.clone(), span);
        self.f.vals[val].of = Of::AdjointOfVar(p.root);
        self.out.push(Stmt::Let(val, Rhs::Load(adj)));
        Ex::Val(val)
    }

    // ---- the result ----

    fn seed(&mut self, ret: &Ret, seed: &SeedOf) -> Done {
        match (ret, seed) {
            (Ret::Fallible { payload, .. }, seed) => self.seed(payload, seed)?,
            (Ret::Scalar(ex, _), SeedOf::Scalar(s)) => self.add_ex(ex, s.clone()),
            (Ret::Place(p, _), SeedOf::Place(s)) if self.var_active(p.root) => {
                let adj = self.adjoint_place(p);
                self.out.push(Stmt::AddAll(adj, s.clone()));
            }
            (Ret::Array(parts), SeedOf::Place(s)) => {
                for (k, part) in parts.iter().enumerate() {
                    let Ret::Scalar(ex, ty) = part else { continue };
                    let val = self.f.val(None, ty.clone(), Span::mixed_site());
                    let index = Proj::Index(crate::lower::int(k as u64));
                    self.out.push(Stmt::Let(val, Rhs::Load(s.then(index))));
                    self.add_ex(ex, Ex::Val(val));
                }
            }
            (Ret::Tuple(parts) | Ret::Array(parts), SeedOf::Parts(seeds)) => {
                for (r, s) in parts.iter().zip(seeds) {
                    self.seed(r, s)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    // ---- blocks ----

    fn block(&mut self, block: &mut Block) -> Done {
        let old = std::mem::take(block);
        let mut new: Vec<Vec<Stmt>> = vec![];
        for mut stmt in old.into_iter().rev() {
            let mut around = Around::default();
            self.stmt(&mut stmt, &mut around)?;
            let mut all = around.before;
            all.push(stmt);
            all.extend(around.after);
            new.push(all);
        }
        block.extend(new.into_iter().rev().flatten());
        Ok(())
    }

    /// A nested block: its reverse, as a block of its own.
    fn nested(&mut self, block: &mut Block, before: impl FnOnce(&mut Self)) -> Done<Block> {
        let number = self.heads;
        self.heads += 1;
        block.insert(0, Stmt::Head(number));
        self.home_of(block, number);
        self.open.push(number);
        let outer = std::mem::replace(&mut self.out, vec![Stmt::Head(number)]);
        let result = self.declare_adjoints(block, number).and_then(|()| {
            before(self);
            self.block(block)
        });
        let out = std::mem::replace(&mut self.out, outer);
        self.open.pop();
        result?;
        Ok(out)
    }

    /// Declares, before a nested statement's reverse, the adjoints of the values of this block that it adds to.
    fn declare_touched(&mut self) {
        let here = *self.open.last().unwrap_or(&0);
        let touched = std::mem::take(&mut self.touched);
        for v in touched {
            if self.home.get(&v).copied().unwrap_or(0) != here {
                self.touched.push(v);
                continue;
            }
            let Some(acc) = self.acc.get_mut(&v) else { continue };
            let (Some(var), false) = (acc.var, acc.declared) else { continue };
            acc.declared = true;
            let pending = std::mem::take(&mut acc.pending);
            let start = self.sum(v, pending).unwrap_or(Ex::Num(-0.0));
            self.out.push(Stmt::Declare(var, Some(Agg::Scalar(start))));
        }
    }

    fn stmt(&mut self, stmt: &mut Stmt, around: &mut Around) -> Done {
        let after = &mut around.after;
        match stmt {
            Stmt::Let(v, rhs) => self.let_(*v, rhs, after),
            Stmt::Declare(var, Some(agg)) if self.var_active(*var) => {
                let place = Place::var(*var);
                let ty = self.f.vars[*var].ty.clone();
                let span = self.f.vars[*var].span;
                self.contents(&place, agg, &ty, span)
            }
            Stmt::Store(p, agg) if self.var_active(p.root) => {
                let ty = self.place_ty(p);
                let span = self.f.vars[p.root].span;
                // A part that carries nothing: of an element that is a tuple.
                if !p.is_whole() && matches!(ty, Ty::Int(_) | Ty::Bool | Ty::Unit | Ty::Str) {
                    return Ok(());
                }
                let (p, agg) = (p.clone(), agg.clone());
                self.contents(&p, &agg, &ty, span)?;
                let adj = self.adjoint_place(&p);
                let user = ty.has_user() || matches!(ty, Ty::Named(_));
                if user {
                    // What was there before may have had another shape.
                    let zeros = if matches!(agg, Agg::Scalar(_)) || self.late.contains(&p.root) {
                        Stmt::Clear(adj)
                    } else {
                        around.before.push(Stmt::PutShape(p));
                        Stmt::Store(adj, Agg::Shape)
                    };
                    self.out.push(zeros);
                    return Ok(());
                }
                // What is replaced may have had another length.
                let resizes = !matches!(p.path.last(), Some(Proj::Range(..)))
                    && (ragged(&ty) || matches!(ty, Ty::Vec(_) | Ty::Slice(_)));
                let zeros = match agg {
                    Agg::Scalar(_) => Some(Agg::Scalar(Ex::Num(0.0))),
                    _ if resizes => Some(self.shape_of(&p, &ty, span, &mut around.before)?),
                    _ if matches!(ty, Ty::Tuple(_)) => {
                        Some(self.zeros(p.root, &ty, span, &mut around.before)?)
                    }
                    _ => None,
                };
                self.out.push(match zeros {
                    Some(zeros) => Stmt::Store(adj, zeros),
                    None => Stmt::Clear(adj),
                });
                Ok(())
            }
            Stmt::Push(p, agg) if self.var_active(p.root) => {
                let adj = self.adjoint_place(p);
                let span = self.f.vars[p.root].span;
                let leaf = self.place_ty(p).element().cloned().unwrap_or(Ty::unseen());
                if let Agg::Scalar(ex) = agg {
                    let leaf = match ex {
                        Ex::Val(v) if matches!(leaf, Ty::Named(_)) => self.f.vals[*v].ty.clone(),
                        _ => leaf,
                    };
                    let val = self.f.val(None, leaf, span);
                    self.f.vals[val].of = Of::AdjointOfVar(p.root);
                    self.out.push(Stmt::Let(val, Rhs::Pop(adj)));
                    let ex = ex.clone();
                    self.add_ex(&ex, Ex::Val(val));
                    return Ok(());
                }
                // An element that is an aggregate: its adjoint in a variable of its own.
                let element = self.f.var(None, leaf.clone(), span, Origin::Owned);
                self.activity.var.resize(self.f.vars.len(), false);
                self.activity.var[element] = true;
                let element_adj = self.adjoint_var(element);
                self.out.push(Stmt::Declare(element_adj, Some(Agg::Popped(adj))));
                let agg = agg.clone();
                self.contents(&Place::var(element), &agg, &leaf, span)
            }
            Stmt::Add(p, ex) | Stmt::Sub(p, ex) if self.var_active(p.root) => {
                if self.ex_active(ex) {
                    let ty = match (self.place_ty(p), &*ex) {
                        (Ty::Named(_), Ex::Val(v)) => self.f.vals[*v].ty.clone(),
                        (ty, _) => ty,
                    };
                    let (p, ex) = (p.clone(), ex.clone());
                    let adj = self.load_adjoint(&p, &ty, self.f.vars[p.root].span);
                    let adj = if matches!(stmt, Stmt::Sub(..)) { prim("neg", vec![adj], &ty) } else { adj };
                    self.add_ex(&ex, adj);
                }
                Ok(())
            }
            Stmt::If { cond, then, els, outs } => {
                let mut taken = vec![];
                for o in outs.iter() {
                    if self.val_active(o.val)
                        && let Some(adj) = self.take(o.val)
                    {
                        taken.push((o.then.clone(), o.els.clone(), adj));
                    }
                }
                let then =
                    self.nested(then, |s| taken.iter().for_each(|(t, _, a)| s.add_ex(t, a.clone())))?;
                let els = self.nested(els, |s| taken.iter().for_each(|(_, e, a)| s.add_ex(e, a.clone())))?;
                self.declare_touched();
                if then.len() > 1 || els.len() > 1 {
                    self.out.push(Stmt::If { cond: *cond, then, els, outs: vec![] });
                }
                Ok(())
            }
            Stmt::Loop(l) => self.loop_(l),
            Stmt::Call(c) => self.call(c, after),
            _ => Ok(()),
        }
    }

    fn ex_active(&self, e: &Ex) -> bool {
        match e {
            Ex::Val(v) => self.val_active(*v),
            Ex::Prim(_, args, _) | Ex::Tuple(args) => args.iter().any(|a| self.ex_active(a)),
            _ => false,
        }
    }

    fn place_ty(&self, p: &Place) -> Ty {
        place_ty(self.f, p)
    }

    /// The adjoint of what a place was given.
    fn contents(&mut self, p: &Place, agg: &Agg, ty: &Ty, span: Span) -> Done {
        match agg {
            Agg::Scalar(ex) => {
                if self.ex_active(ex) {
                    let own = match ex {
                        Ex::Val(v) if matches!(ty, Ty::Named(_)) => self.f.vals[*v].ty.clone(),
                        _ => ty.clone(),
                    };
                    let adj = self.load_adjoint(p, &own, span);
                    self.add_ex(ex, adj);
                }
            }
            Agg::Struct(literal) => {
                for (member, part) in &literal.fields {
                    self.contents(&p.then(literal.field(member)), part, &Ty::unseen(), span)?;
                }
                // All the other fields come from the rest.
                if let Some(rest) = literal.rest.as_ref().filter(|rest| self.var_active(rest.root)) {
                    for (member, _) in &literal.fields {
                        let adj = self.adjoint_place(&p.then(literal.field(member)));
                        self.out.push(Stmt::Clear(adj));
                    }
                    let (to, from) = (self.adjoint_place(p), self.adjoint_place(rest));
                    self.out.push(Stmt::AddAll(from, to));
                }
            }
            Agg::Array(parts) | Agg::Vec(parts) => {
                let leaf = ty.element().cloned().unwrap_or(Ty::f64());
                for (k, part) in parts.iter().enumerate() {
                    self.contents(&p.then(Proj::Index(crate::lower::int(k as u64))), part, &leaf, span)?;
                }
            }
            Agg::Tuple(parts) => {
                let Ty::Tuple(types) = ty else { return Ok(()) };
                for (k, (part, ty)) in parts.iter().zip(types).enumerate() {
                    self.contents(&p.then(Proj::Field(syn::Member::from(k))), part, ty, span)?;
                }
            }
            Agg::Repeat(part, _) | Agg::VecRepeat(part, _) => match &**part {
                Agg::Scalar(ex) if self.ex_active(ex) => {
                    let adj = self.adjoint_place(p);
                    let leaf = ty.element().cloned().unwrap_or(Ty::f64());
                    let sum = self.f.val(None, leaf, span);
                    self.f.vals[sum].of = Of::AdjointOfVar(p.root);
                    self.out.push(Stmt::Let(sum, Rhs::Ex(Ex::Sum(adj))));
                    self.add_ex(ex, Ex::Val(sum));
                }
                Agg::Scalar(_) => {}
                _ if self.agg_active(part) => {
                    return Err(Failure {
                        span,
                        message: "repeating an array that carries derivatives is not supported; write its elements in a loop",
                    });
                }
                _ => {}
            },
            Agg::Copy(from, _) if self.var_active(from.root) => {
                let (to, from) = (self.adjoint_place(p), self.adjoint_place(from));
                self.out.push(Stmt::AddAll(from, to));
            }
            // The adjoint of a vector gets back what is taken off it.
            Agg::Popped(from) if self.var_active(from.root) => {
                let (to, from) = (self.adjoint_place(p), self.adjoint_place(from));
                self.out.push(Stmt::Push(from, Agg::Copy(to, false)));
            }
            Agg::Copy(..)
            | Agg::ZerosLike(_)
            | Agg::Opaque(_)
            | Agg::Popped(_)
            | Agg::Recalled
            | Agg::TangentOf(_)
            | Agg::Shape
            | Agg::Blank => {}
        }
        Ok(())
    }

    fn agg_active(&self, a: &Agg) -> bool {
        match a {
            Agg::Scalar(e) => self.ex_active(e),
            Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter().any(|a| self.agg_active(a)),
            Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => self.agg_active(a),
            Agg::Copy(p, _) => self.var_active(p.root),
            Agg::Popped(p) => self.var_active(p.root),
            Agg::Struct(l) => {
                l.fields.iter().any(|(_, a)| self.agg_active(a))
                    || l.rest.as_ref().is_some_and(|p| self.var_active(p.root))
            }
            Agg::ZerosLike(_)
            | Agg::Opaque(_)
            | Agg::Recalled
            | Agg::TangentOf(_)
            | Agg::Shape
            | Agg::Blank => false,
        }
    }

    // ---- values ----

    fn let_(&mut self, v: ValId, rhs: &Rhs, after: &mut Block) -> Done {
        // The adjoint of a vector gets back the place of what is taken off it, wanted or not.
        let shrinks = matches!(rhs, Rhs::Pop(p) if self.var_active(p.root));
        if !self.val_active(v) && !shrinks || self.params.contains(&v) {
            return Ok(());
        }
        let adj = match self.take(v) {
            Some(adj) => adj,
            None if shrinks => Ex::Num(0.0),
            None => return Ok(()),
        };
        match rhs {
            Rhs::Load(p) => {
                if self.var_active(p.root) {
                    let place = self.adjoint_place(p);
                    self.out.push(if self.cast.contains(&v) {
                        Stmt::AddAny(place, adj)
                    } else {
                        Stmt::Add(place, adj)
                    });
                }
                Ok(())
            }
            Rhs::Pop(p) => {
                if self.var_active(p.root) {
                    let place = self.adjoint_place(p);
                    self.out.push(Stmt::Push(place, Agg::Scalar(adj)));
                }
                Ok(())
            }
            Rhs::Ex(Ex::Val(w)) => {
                self.add(*w, adj);
                Ok(())
            }
            Rhs::Ex(Ex::Cast(inner, to)) => {
                if let Ex::Place(p, _) = &**inner {
                    if self.var_active(p.root) {
                        let place = self.adjoint_place(p);
                        self.out.push(Stmt::AddAny(place, adj));
                    }
                    return Ok(());
                }
                let Ex::Val(w) = **inner else { return Ok(()) };
                let from = self.f.vals[w].ty.clone();
                let to = crate::types::read(to, &[]);
                let same = matches!((&from, &to), (Ty::Float(a), Ty::Float(b)) if a == b);
                let adj = match (&from, same) {
                    (_, true) => adj,
                    (Ty::Float(f), _) => {
                        let ty: syn::Type = syn::parse_quote!(#f);
                        Ex::Cast(Box::new(adj), Box::new(ty))
                    }
                    // An integer, or a float of another width: the tangent that it was read from knows.
                    _ if self.of_users.contains(&w) => {
                        self.cast.insert(w);
                        adj
                    }
                    // A part of a call's result: an integer or a float of some width. Its callee knows, and takes an `f64`.
                    _ if self.given.contains(&w) => {
                        if matches!(to, Ty::Float(crate::types::Float::F64)) {
                            adj
                        } else {
                            Ex::Cast(Box::new(adj), Box::new(syn::parse_quote!(f64)))
                        }
                    }
                    _ => {
                        return Err(Failure {
                            span: self.f.vals[w].span,
                            message: "the type of this value is not visible to the macro, and it is cast to a float; bind it with a typed `let`",
                        });
                    }
                };
                self.add(w, adj);
                Ok(())
            }
            Rhs::Ex(Ex::Convert(inner, _)) => {
                let Ex::Val(w) = **inner else { return Ok(()) };
                let name = match &self.f.vals[w].ty {
                    Ty::Float(Float::F32) => "into_f32",
                    Ty::Float(Float::F64) => "into_f64",
                    _ => {
                        return Err(Failure {
                            span: self.f.vals[v].span,
                            message: "this conversion between type parameters is not supported; convert from `f64`",
                        });
                    }
                };
                let name = Ident::new(name, Span::mixed_site());
                let back = Ex::Method {
                    recv: Box::new(adj),
                    name,
                    turbofish: proc_macro2::TokenStream::new(),
                    args: vec![],
                    pure: true,
                };
                self.add(w, back);
                Ok(())
            }
            Rhs::Ex(Ex::Prim(row, args, ty)) => {
                let bound = self.bound(v, row, args, ty, after)?;
                self.apply(bound, adj);
                Ok(())
            }
            Rhs::Ex(_) => Ok(()),
        }
    }

    /// The linear terms of one primitive: an operand, and what its adjoint gets per unit of the result's. The computations they
    /// need are bound in the forward block.
    fn bound(
        &mut self,
        v: ValId,
        row: &'static rules::Row,
        args: &[Ex],
        ty: &Ty,
        after: &mut Block,
    ) -> Done<Vec<Term>> {
        let mut terms = vec![];
        let floats: Vec<usize> = (0..row.args.len()).filter(|k| !row.ints.contains(&row.args[*k])).collect();
        if row.name == "div" {
            if self.ex_active(&args[0]) || self.ex_active(&args[1]) {
                terms.push(Term {
                    operand: args[0].clone(),
                    by: By::Division { num: args[0].clone(), den: args[1].clone(), result: v },
                });
            }
            return Ok(terms);
        }
        let active: Vec<bool> = args.iter().map(|a| self.ex_active(a)).collect();
        for (k, at) in floats.into_iter().enumerate() {
            if !active[at] {
                continue;
            }
            let is_active = |at: usize| active[at];
            let reader = Reader { row, args, result: Ex::Val(v), ty, active: &is_active };
            let slope = formula::slope(&reader, k).map_err(|_| Failure {
                span: self.f.vals[v].span,
                message: "the rule of this operation could not be read; please report this",
            })?;
            let singular = formula::singular(row, args);
            let by = self.by(slope, v, &args[at], singular, ty, after);
            terms.push(Term { operand: args[at].clone(), by });
        }
        Ok(terms)
    }

    fn by(&mut self, slope: Slope, v: ValId, operand: &Ex, singular: bool, ty: &Ty, after: &mut Block) -> By {
        match slope {
            Slope::Zero => By::Zero,
            Slope::Is(Ex::Num(x)) => By::Times(Ex::Num(x), false),
            Slope::Is(ex @ (Ex::Lit(_) | Ex::Path(_))) => By::Times(ex, false),
            Slope::Is(ex) => {
                let named = self.mode == Mode::Split && self.open.len() == 1;
                let atom = match ex {
                    Ex::Val(d) if !named => Ex::Val(d),
                    other => {
                        let d = self.f.val(None, ty.clone(), self.f.vals[v].span);
                        if let Ex::Val(o) = operand {
                            self.f.vals[d].of = Of::Partial(v, *o);
                        }
                        self.activity.val.resize(self.f.vals.len(), false);
                        after.push(Stmt::Let(d, Rhs::Ex(other)));
                        Ex::Val(d)
                    }
                };
                By::Times(atom, singular)
            }
            Slope::Either(cond, a, b) => {
                let c = self.f.val(None, Ty::Bool, self.f.vals[v].span);
                self.activity.val.resize(self.f.vals.len(), false);
                after.push(Stmt::Let(c, Rhs::Ex(cond)));
                let a = self.by(*a, v, operand, singular, ty, after);
                let b = self.by(*b, v, operand, singular, ty, after);
                By::Either(c, Box::new(a), Box::new(b))
            }
        }
    }

    /// Adds a result's adjoint, term by term, to the operands'.
    fn apply(&mut self, terms: Vec<Term>, adj: Ex) {
        for term in terms {
            let Term { operand, by } = term;
            if let By::Division { num, den, result } = &by {
                let ty = self.f.vals[*result].ty.clone();
                let span = self.f.vals[*result].span;
                let plain = formula::literal(den).is_some_and(|x| x != 0.0);
                let q = prim("div", vec![adj.clone(), den.clone()], &ty);
                let q = if plain { q } else { unless_zero(&adj, q) };
                if !self.ex_active(den) {
                    self.add_ex(num, q);
                    continue;
                }
                let n = self.f.val(None, ty.clone(), span);
                if let Ex::Val(o) = num {
                    self.f.vals[n].of = Of::AdjointOfVal(*o);
                }
                self.out.push(Stmt::Let(n, Rhs::Ex(q)));
                self.add_ex(num, Ex::Val(n));
                // The adjoint stops it, not `n`: that is zero for an infinite divisor, too, where the quotient may be NaN.
                let d = prim("mul", vec![Ex::Val(n), Ex::Val(*result)], &ty);
                self.add_ex(den, prim("neg", vec![unless_zero(&adj, d)], &ty));
                continue;
            }
            let ty = match &operand {
                Ex::Val(o) => self.f.vals[*o].ty.clone(),
                _ => Ty::f64(),
            };
            if let Some(ex) = scaled(&by, &adj, &ty) {
                self.add_ex(&operand, ex);
            }
        }
    }

    /// The terms of a tree of the compiler's own making: linear ones only.
    fn terms(&mut self, row: &'static rules::Row, args: &[Ex], _result: Ex, ty: &Ty, adj: Ex) -> Done {
        match row.name {
            "neg" => self.add_ex(&args[0], prim("neg", vec![adj], ty)),
            "add" => args.iter().for_each(|a| self.add_ex(a, adj.clone())),
            _ => {}
        }
        Ok(())
    }

    // ---- loops ----

    fn loop_(&mut self, l: &mut Loop) -> Done {
        let exits = l.body.iter().any(|s| matches!(s, Stmt::BreakIf(_)));
        // What decides whether a loop goes on carries no derivative.
        if let LoopKind::While { head, .. } = &mut l.kind {
            call::plain(head);
        }
        let mut body = self.nested(&mut l.body, |_| {})?;
        self.declare_touched();
        if body.len() <= 1 {
            return Ok(());
        }
        let trips = Ex::Val(l.trips.unwrap_or(0));
        let int = |n| crate::lower::int(n);
        let add = |a: Ex, b: Ex| match (&a, &b) {
            (Ex::Lit(syn::Lit::Int(i)), _) if i.base10_digits() == "0" => b,
            _ => Ex::Bin(syn::BinOp::Add(Default::default()), Box::new(a), Box::new(b)),
        };
        let kind = match &l.kind {
            kind if l.checkpoint.is_some() => self.segment(l.checkpoint.as_deref(), kind, &mut body, l.span),
            LoopKind::For(c) if c.step.is_none() && !exits => {
                LoopKind::For(Counted { rev: !c.rev, ..c.clone() })
            }
            LoopKind::For(c) => {
                // Rounds are counted; the index follows from the number of the round.
                let plain = c.step.is_none()
                    && !c.rev
                    && matches!(&self.f.vals[c.index].ty, Ty::Int(Some(n)) if n == "usize");
                let round = self.f.val(None, Ty::usize(), l.span);
                let index = if plain {
                    add(c.lo.clone(), Ex::Val(round))
                } else {
                    Ex::Nth(Box::new(c.clone()), Box::new(Ex::Val(round)))
                };
                body.insert(1, Stmt::Let(c.index, Rhs::Ex(index)));
                LoopKind::For(Counted {
                    index: round,
                    lo: int(0),
                    hi: trips,
                    inclusive: false,
                    step: None,
                    rev: true,
                })
            }
            LoopKind::While { .. } | LoopKind::Forever | LoopKind::Times(_) => LoopKind::Times(trips),
        };
        let reverse = Loop { kind, body, trips: None, frame: None, checkpoint: None, span: l.span };
        self.out.push(Stmt::Loop(Box::new(reverse)));
        Ok(())
    }
}

impl Adjoint<'_> {
    /// The reverse of a checkpointed loop runs over the rounds of a segment.
    fn segment(
        &mut self,
        checkpoint: Option<&Checkpoint>,
        kind: &LoopKind,
        body: &mut Block,
        span: Span,
    ) -> LoopKind {
        let (from, to) = checkpoint.map_or((0, 0), |c| (c.from, c.to));
        let round = crate::checkpoint::rounds(self.f, from, to, span);
        if let LoopKind::For(c) = kind {
            body.insert(1, crate::checkpoint::item(c, round.index));
        }
        LoopKind::For(Counted { rev: true, ..round })
    }

    /// Zeros in the shape of an adjoint.
    fn zeros_like(&self, adj: &Place) -> Agg {
        match self.place_ty(adj) {
            ty if ty.has_user() || matches!(ty, Ty::Named(_)) => Agg::TangentOf(adj.clone()),
            _ => Agg::ZerosLike(adj.clone()),
        }
    }
}

/// True where elements of a type may have lengths of their own.
fn ragged(ty: &Ty) -> bool {
    match ty.element() {
        Some(e) => matches!(e, Ty::Vec(_) | Ty::Slice(_)) || ragged(e),
        None => false,
    }
}

/// The type of a place; that of a field of the user's type is not seen.
pub(crate) fn place_ty(f: &Function, p: &Place) -> Ty {
    let mut ty = f.vars[p.root].ty.clone();
    for proj in &p.path {
        ty = match (proj, &ty) {
            (Proj::Index(_), t) => t.element().cloned().unwrap_or(Ty::unseen()),
            (Proj::Range(..), t) => Ty::Slice(Box::new(t.element().cloned().unwrap_or(Ty::unseen()))),
            (Proj::Field(syn::Member::Unnamed(k)), Ty::Tuple(parts)) => {
                parts.get(k.index as usize).cloned().unwrap_or(Ty::unseen())
            }
            (Proj::Field(_) | Proj::Payload(_), _) => Ty::unseen(),
        };
    }
    ty
}

/// One linear term of a statement.
struct Term {
    operand: Ex,
    by: By,
}

/// What an operand's adjoint gets, per unit of the result's.
enum By {
    Zero,
    /// The local derivative; `true` where an adjoint of zero stops (rule S2).
    Times(Ex, bool),
    Either(ValId, Box<By>, Box<By>),
    Division {
        num: Ex,
        den: Ex,
        result: ValId,
    },
}

/// `by · adj`
fn scaled(by: &By, adj: &Ex, ty: &Ty) -> Option<Ex> {
    Some(match by {
        By::Zero | By::Division { .. } => return None,
        By::Times(Ex::Num(x), _) if *x == 1.0 => adj.clone(),
        By::Times(Ex::Num(x), _) if *x == -1.0 => match adj {
            Ex::Num(a) => Ex::Num(-a),
            adj => prim("neg", vec![adj.clone()], ty),
        },
        By::Times(d, _) if matches!(adj, Ex::Num(a) if *a == 1.0) => d.clone(),
        By::Times(d, false) => prim("mul", vec![adj.clone(), d.clone()], ty),
        By::Times(d, true) => unless_zero(adj, prim("mul", vec![adj.clone(), d.clone()], ty)),
        By::Either(c, a, b) => {
            let (a, b) = (scaled(a, adj, ty), scaled(b, adj, ty));
            Ex::If(
                Box::new(Ex::Val(*c)),
                Box::new(a.unwrap_or(Ex::Num(0.0))),
                Box::new(b.unwrap_or(Ex::Num(0.0))),
            )
        }
    })
}

/// `ex`, a product with `adj`; nothing where `adj` is zero (rule S2).
fn unless_zero(adj: &Ex, ex: Ex) -> Ex {
    match adj {
        Ex::Num(x) if *x != 0.0 => ex,
        _ => Ex::UnlessZero(Box::new(adj.clone()), Box::new(ex)),
    }
}

pub(crate) fn prim(name: &str, args: Vec<Ex>, ty: &Ty) -> Ex {
    match rules::find(name) {
        Some(row) => Ex::Prim(row, args, ty.clone()),
        None => Ex::Num(f64::NAN),
    }
}

/// The name of an adjoint.
pub(crate) fn adjoint_ident(base: &str, span: Span) -> Ident {
    Ident::new(&format!("{}_adj", base.trim_start_matches("r#")), span.resolved_at(Span::mixed_site()))
}

/// The blocks of a program by number, as the sweep numbered them.
pub(crate) fn heads(block: &Block, out: &mut BTreeMap<usize, Vec<Stmt>>) {
    if let Some(Stmt::Head(k)) = block.first() {
        out.insert(*k, block.clone());
    }
    for s in block {
        visit::nested(s).into_iter().for_each(|b| heads(b, out));
    }
}

/// True if an adjoint in a block starts from `-0.0`.
fn starts_negative(block: &Block) -> bool {
    block.iter().any(|s| match s {
        Stmt::Declare(_, Some(Agg::Scalar(Ex::Num(x)))) => *x == 0.0 && x.is_sign_negative(),
        _ => visit::nested(s).into_iter().any(starts_negative),
    })
}
