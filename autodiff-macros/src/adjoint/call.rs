//! The reverse of a call: adjoints of what it gave in, adjoints of its arguments out.
use super::values::unless_zero;
use super::{Adjoint, Done, Failure, prim};
use crate::ir::*;
use crate::types::Ty;
use crate::visit;
use proc_macro2::{Ident, Span};
use quote::quote;

/// The adjoint of a number inside an argument that is handed over as a whole: the number, and how it is read from the whole.
type Inside = Vec<(ValId, Ex)>;

impl Adjoint<'_> {
    pub(super) fn call(&mut self, c: &mut Call, after: &mut Block) -> Done {
        let active_args = c.args.iter().any(|a| match a {
            Arg::Value(e, _) => self.handed_on(e),
            Arg::Shared(p, ..) | Arg::Mut(p, _) => self.var_active(p.root),
        });
        let wanted = c.gives.vals().iter().any(|v| self.val_active(*v))
            || c.gives.vars().iter().any(|v| self.var_active(*v))
            || c.args.iter().any(|a| matches!(a, Arg::Mut(p, _) if self.var_active(p.root)));
        if !active_args || !wanted {
            c.kind = CallKind::Partials(vec![]);
            c.plain = true;
            return Ok(());
        }
        // A function from one float type to another has slopes that are of neither; its own reverse sweep converts.
        let one_type = c.gives.vals().iter().chain(&arg_vals(&c.args)).all(|v| {
            let first = c.gives.vals().first().map(|r| &self.f.vals[*r].ty);
            match (&self.f.vals[*v].ty, first) {
                (Ty::Float(a), Some(Ty::Float(b))) => a == b,
                _ => true,
            }
        });
        if !one_type && matches!(c.kind, CallKind::Partials(_)) {
            c.kind = CallKind::Taped;
        }
        if let (CallKind::Partials(_), Gives::Scalar(v)) = (&c.kind, &c.gives) {
            let v = *v;
            return self.by_partials(c, v);
        }
        let seed = self.seed_of(&c.gives.clone());
        let mut args = vec![];
        let mut roots: Vec<VarId> = vec![];
        let mut later: Inside = vec![];
        let mut recalled = vec![];
        let mut copies = vec![];
        let mut exclusive = vec![];
        let mut reborrowed = vec![];
        for (k, arg) in c.args.clone().iter().enumerate() {
            let span = c.spans.get(k).copied().unwrap_or(c.span);
            let nothing = ReverseArg { primal: None, value: None, adjoint: None, by_mut: false, span };
            args.push(match arg {
                Arg::Value(ex, ty) => {
                    // A text is a reference too.
                    let value = matches!(ex, Ex::AddrOf(_) | Ex::Lit(syn::Lit::Str(_))).then(|| ex.clone());
                    let adjoint =
                        self.handed_on(ex).then(|| self.scratch(ex, ty, span, &mut later)).transpose()?;
                    ReverseArg { value, adjoint, ..nothing }
                }
                Arg::Shared(p, ty, passing) => {
                    let adjoint = if self.var_active(p.root) {
                        let adj = self.adjoint_place(p);
                        if roots.contains(&p.root) {
                            // The second adjoint of one root is a temporary, added afterwards.
                            let var = self.f.var(None, ty.clone(), span, Origin::Adjoint);
                            self.f.vars[var].of = Of::AdjointOfVar(p.root);
                            self.out.push(Stmt::Declare(var, Some(self.zeros_like(&adj))));
                            self.pending_adds.push((adj, Place::var(var)));
                            Some(Place::var(var))
                        } else {
                            roots.push(p.root);
                            Some(adj)
                        }
                    } else {
                        None
                    };
                    if let Passing::Owned = passing {
                        // The callee keeps what it needs of an argument by value.
                        ReverseArg { adjoint, ..nothing }
                    } else {
                        // What changes before the reverse sweep comes is copied after the call, and read back before its reverse.
                        let place = if c.stable.get(k).copied().unwrap_or(false) {
                            p.clone()
                        } else {
                            let copy = self.f.var(None, ty.clone(), span, Origin::Owned);
                            copies.push(Stmt::Snapshot(p.clone()));
                            recalled.insert(0, Recalled { copy, of: p.root });
                            Place::var(copy)
                        };
                        ReverseArg { primal: Some((place, ty.clone())), adjoint, ..nothing }
                    }
                }
                Arg::Mut(p, ty) => {
                    if c.reborrowed.contains(&k) {
                        let copy = self.f.var(None, ty.clone(), span, Origin::Owned);
                        reborrowed.push((k, Recalled { copy, of: p.root }));
                    }
                    let adjoint = self.var_active(p.root).then(|| self.adjoint_place(p));
                    exclusive.extend(adjoint.as_ref().map(|p| p.root));
                    roots.push(p.root);
                    ReverseArg { adjoint, by_mut: true, ..nothing }
                }
            });
        }
        self.activity.var.resize(self.f.vars.len(), false);
        let reverse = Stmt::CallReverse(Box::new(CallReverse {
            path: c.path.clone(),
            method: c.method,
            recalled,
            reborrowed,
            args,
            exclusive,
            seed,
            dots: None,
            span: c.span,
        }));
        // A call that failed left nothing behind, and nothing is left with it.
        match c.fallible {
            Some((cond, _)) if !copies.is_empty() => {
                after.push(Stmt::If { cond, then: copies, els: vec![], outs: vec![] });
            }
            _ => after.extend(copies),
        }
        self.out.push(match c.fallible {
            Some((present, _)) => Stmt::If { cond: present, then: vec![reverse], els: vec![], outs: vec![] },
            None => reverse,
        });
        for (o, read) in later {
            let (ty, span) = (self.f.vals[o].ty.clone(), self.f.vals[o].span);
            let got = self.f.val(None, ty, span);
            self.f.vals[got].of = Of::AdjointOfVal(o);
            self.out.push(Stmt::Let(got, read_now(read)));
            self.add(o, Ex::Val(got));
        }
        for (to, from) in std::mem::take(&mut self.pending_adds) {
            self.out.push(Stmt::AddAll(to, from));
        }
        Ok(())
    }

    /// A call whose local derivatives come with its value.
    fn by_partials(&mut self, c: &mut Call, v: ValId) -> Done {
        let Some(adj) = self.take(v) else {
            c.plain = true;
            return Ok(());
        };
        let mut all = vec![];
        for (k, arg) in c.args.iter().enumerate() {
            let Arg::Value(Ex::Val(o), ty) = arg else {
                all.push(None);
                continue;
            };
            if !self.val_active(*o) {
                all.push(None);
                continue;
            }
            let ty = if matches!(ty, Ty::Infer(_)) { self.f.vals[v].ty.clone() } else { ty.clone() };
            let d = self.f.val(None, ty, c.spans.get(k).copied().unwrap_or(c.span));
            self.f.vals[d].of = Of::Partial(v, *o);
            self.home.insert(d, *self.open.last().unwrap_or(&0));
            all.push(Some((*o, d)));
        }
        self.activity.val.resize(self.f.vals.len(), false);
        for (o, d) in all.iter().flatten() {
            let ty = self.f.vals[*o].ty.clone();
            self.add(*o, unless_zero(&adj, prim("mul", vec![adj.clone(), Ex::Val(*d)], &ty)));
        }
        c.kind = CallKind::Partials(all.into_iter().map(|d| d.map(|(_, d)| d)).collect());
        Ok(())
    }

    /// The adjoint of what a call gave.
    fn seed_of(&mut self, gives: &Gives) -> Seed {
        match gives {
            Gives::Scalar(v) => match self.take(*v) {
                Some(adj) => Seed::Scalar(adj),
                None => Seed::Nothing,
            },
            Gives::Var(v) if self.var_active(*v) => Seed::Place(self.adjoint_place(&Place::var(*v))),
            Gives::Parts(parts, _) => {
                let parts: Vec<Seed> = parts.iter().map(|p| self.seed_of(p)).collect();
                if parts.iter().all(|p| matches!(p, Seed::Nothing)) {
                    Seed::Nothing
                } else {
                    Seed::Parts(parts)
                }
            }
            Gives::Nothing | Gives::Var(_) | Gives::Open(_) => Seed::Nothing,
        }
    }

    /// True if a derivative passes into an argument by value.
    fn handed_on(&self, e: &Ex) -> bool {
        match e {
            Ex::AddrOf(e) | Ex::Optional(_, e) => self.handed_on(e),
            Ex::Tuple(parts) => parts.iter().any(|p| self.handed_on(p)),
            e => self.ex_active(e),
        }
    }

    /// A variable for the adjoint of an argument by value; `later` says what is to be read from it after the call.
    fn scratch(&mut self, ex: &Ex, ty: &Ty, span: Span, later: &mut Inside) -> Done<Place> {
        let (ex, ty) = match (ex, ty) {
            (Ex::AddrOf(inner), Ty::Ref(_, ty)) => (&**inner, &**ty),
            (Ex::AddrOf(inner), ty) => (&**inner, ty),
            (ex, ty) => (ex, ty),
        };
        let var = match ex {
            Ex::Val(o) => {
                let var = self.f.var(None, self.f.vals[*o].ty.clone(), span, Origin::Adjoint);
                self.f.vars[var].of = Of::AdjointOfVal(*o);
                var
            }
            _ => self.f.var(None, Ty::Named("_".into()), span, Origin::Adjoint),
        };
        let place = Place::var(var);
        let zero = self.inside(ex, ty, &place, span, later)?;
        let agg = if matches!(ex, Ex::Val(_)) { Agg::Scalar(zero) } else { Agg::Opaque(zero) };
        self.out.push(Stmt::Declare(var, Some(agg)));
        Ok(place)
    }

    /// Zero in the shape of an argument, and how the adjoints of its numbers are read from `at`.
    fn inside(&mut self, ex: &Ex, ty: &Ty, at: &Place, span: Span, later: &mut Inside) -> Done<Ex> {
        let number = |t: &Ty| matches!(t, Ty::Float(_) | Ty::Infer(_));
        let not_understood =
            || Err(Failure { span, message: "what this holds is not visible to the macro; pass its parts" });
        Ok(match (ex, ty) {
            (Ex::Tuple(parts), Ty::Tuple(types)) if parts.len() == types.len() => {
                let mut zeros = vec![];
                for (k, (part, t)) in parts.iter().zip(types).enumerate() {
                    let at = at.then(Proj::Field(syn::Member::from(k)));
                    zeros.push(self.inside(part, t, &at, span, later)?);
                }
                Ex::Tuple(zeros)
            }
            (Ex::Optional(_, payload), Ty::Option(inner)) => {
                let name = Ident::new("unwrap_or", Span::mixed_site());
                if let Ex::Val(o) = **payload
                    && self.val_active(o)
                {
                    let whole = Ex::Place(at.clone(), Borrow::Copy);
                    let read = Ex::Method {
                        recv: Box::new(whole),
                        name,
                        turbofish: proc_macro2::TokenStream::new(),
                        args: vec![Ex::Num(0.0)],
                        pure: true,
                    };
                    later.push((o, read));
                } else if self.handed_on(payload) {
                    return not_understood();
                }
                match inner.leaf() {
                    Some(leaf) => Ex::Path(quote!(::core::option::Option::None::<#leaf>)),
                    None => Ex::Path(quote!(::core::option::Option::None)),
                }
            }
            (Ex::Tuple(_) | Ex::Optional(..), _) => return not_understood(),
            (Ex::Val(o), _) if self.val_active(*o) => {
                later.push((*o, Ex::Place(at.clone(), Borrow::Copy)));
                Ex::Num(0.0)
            }
            (_, t) if number(t) => Ex::Num(0.0),
            _ => Ex::Tuple(vec![]),
        })
    }
}

/// The values that are arguments.
fn arg_vals(args: &[Arg]) -> Vec<ValId> {
    let val = |a: &Arg| if let Arg::Value(Ex::Val(v), _) = a { Some(*v) } else { None };
    args.iter().filter_map(val).collect()
}

/// A part of an argument's adjoint, read after the call.
fn read_now(read: Ex) -> Rhs {
    match read {
        Ex::Place(place, _) => Rhs::Load(place),
        other => Rhs::Ex(other),
    }
}

/// Marks the calls of a block as calls of functions that nobody differentiates.
pub(super) fn plain(block: &mut Block) {
    visit::block_mut(block, &mut |s| {
        if let Stmt::Call(c) = s {
            c.plain = true;
        }
    });
}
