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
mod declare;
mod values;

use crate::activity::Activity;
use crate::formula::{self, Reader, Slope};
use crate::ir::*;
use crate::rules;
use crate::types::{Float, Ty};
use crate::visit;
use declare::ragged;
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
    /// Variables of the user's types that are declared without a value and get one, once, before their block ends.
    once: std::collections::BTreeSet<VarId>,
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
        once: std::collections::BTreeSet::new(),
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
    visit::block_mut(&mut body, &mut |s| {
        if let Stmt::Let(v, Rhs::Load(p)) = s
            && a.f.vars[p.root].ty.has_user()
        {
            a.of_users.insert(*v);
        }
    });
    visit::blocks_mut(&mut body, &mut |block| a.late_values(block));
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

    fn var_active(&self, var: VarId) -> bool {
        self.activity.var.get(var).copied().unwrap_or(false)
    }

    fn val_active(&self, val: ValId) -> bool {
        self.activity.val.get(val).copied().unwrap_or(false)
    }

    // ---- adjoints of values ----

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
                    // What was there before may have had another shape. Where nothing was, the adjoint is not read again.
                    if matches!(agg, Agg::Scalar(_)) {
                        self.out.push(Stmt::Clear(adj));
                    } else if !p.is_whole() || !self.once.contains(&p.root) {
                        around.before.push(Stmt::PutShape(p));
                        self.out.push(Stmt::Store(adj, Agg::Shape));
                    }
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
                let unseen = Ty::unseen();
                for (k, part) in parts.iter().enumerate() {
                    let ty = match ty {
                        Ty::Tuple(types) => types.get(k).unwrap_or(&unseen),
                        _ => &unseen,
                    };
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
        let reverse = Loop {
            kind,
            body,
            trips: None,
            frame: None,
            checkpoint: None,
            parallel: l.parallel,
            span: l.span,
        };
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
