//! Calls of annotated functions: arguments in, one statement that runs the callee's companion out.
use super::call::*;
use super::*;
use quote::{ToTokens, quote};
use syn::{Expr, ExprCall};

impl Lower<'_> {
    pub(super) fn annotated_call(
        &mut self,
        path: &syn::Path,
        c: &ExprCall,
        expect: Option<&Ty>,
    ) -> Res<Value> {
        self.annotated(path, None, &c.args, c.span(), expect)
    }

    /// A call of an annotated function or method, through what was generated for it.
    pub(super) fn annotated(
        &mut self,
        path: &syn::Path,
        receiver: Option<Receiver>,
        inputs: &syn::punctuated::Punctuated<Expr, syn::Token![,]>,
        span: Span,
        expect: Option<&Ty>,
    ) -> Res<Value> {
        let mut args = vec![];
        let mut spans = vec![];
        let mut reborrowed = vec![];
        let mut carries = false;
        let method = matches!(&receiver, Some(Receiver::Shared(..)));
        match receiver {
            Some(Receiver::Shared(place, ty)) => {
                carries |= self.users.contains(&place.root) || self.ty_may_carry(&ty);
                args.push(Arg::Shared(place, ty, Passing::Borrowed));
                spans.push(span);
            }
            Some(Receiver::Mut(place, ty)) => {
                self.writable(&place, span)?;
                self.known.remove(&place.root);
                carries |= self.users.contains(&place.root) || self.ty_may_carry(&ty);
                args.push(Arg::Mut(place, ty));
                spans.push(span);
            }
            None => {}
        }
        for (k, a) in inputs.iter().enumerate() {
            let value = self.expr(a)?;
            let value = self.before(value, inputs.iter().skip(k + 1), a.span());
            carries |= self.may_carry(&value) && !self.is_inert(&value)
                || matches!(&value, Value::Place(p, _) | Value::Ref(p, ..) if self.users.contains(&p.root));
            if matches!(value, Value::Never) {
                return Ok(Value::Never);
            }
            let by_ref = matches!(strip(a), Expr::Reference(r) if r.mutability.is_none());
            if !method
                && matches!(&value, Value::Ref(p, ty, true) if p.is_whole() && self.types.settle(ty).leaf().is_some())
                && matches!(strip(a), Expr::Path(_))
            {
                reborrowed.push(args.len());
            }
            args.push(match value {
                // A part of something of the user's, of any type: handed on as it is.
                Value::Place(place, ty)
                    if matches!(strip(a), Expr::Path(_))
                        && self.types.is_open(&ty)
                        && self.f.vars[place.root].ty.has_user() =>
                {
                    Arg::Shared(place, ty, Passing::Owned)
                }
                value => self.argument(value, by_ref, a.span())?,
            });
            spans.push(a.span());
        }
        // The bare name of a `&mut` beside another borrow of the same: rustc takes that only if the function takes both by `&`.
        let root = |arg: &Arg| match arg {
            Arg::Shared(p, _, Passing::Borrowed | Passing::HandedOn) => Some(p.root),
            _ => None,
        };
        let bare = |args: &[Arg], k: usize| match &args[k] {
            Arg::Mut(p, _) => Some(p.root),
            _ => None,
        };
        let shared: Vec<usize> = (reborrowed.iter().copied())
            .filter(|&k| {
                bare(&args, k).is_some_and(|of| {
                    args.iter().any(|a| root(a) == Some(of))
                        || reborrowed.iter().any(|&j| j != k && bare(&args, j) == Some(of))
                })
            })
            .collect();
        for &k in &shared {
            let Arg::Mut(place, ty) = args[k].clone() else { continue };
            args[k] = if self.scalar_like(&ty) {
                let ex = self.load(&place, &ty, spans[k]);
                Arg::Value(Ex::AddrOf(Box::new(ex)), Ty::Ref(false, Box::new(ty)))
            } else {
                Arg::Shared(place, ty, Passing::Borrowed)
            };
        }
        reborrowed.retain(|k| !shared.contains(k));
        // What is lent has a type, if only by where it is.
        for arg in &mut args {
            if let Arg::Shared(place, ty, _) = arg
                && self.types.is_open(ty)
                && self.f.vars[place.root].ty.has_user()
            {
                *ty = self.like(place);
            }
        }
        if self.discard > 0 {
            // Nothing of this carries a derivative, whatever it is.
            let expect = structs::known(expect);
            let callee = (!method).then(|| path.to_token_stream());
            let mut args = args.into_iter().map(|a| match a {
                Arg::Value(ex, _) => ex,
                Arg::Shared(p, _, Passing::Borrowed) => Ex::Place(p, Borrow::Shared),
                Arg::Shared(p, _, _) => Ex::Place(p, Borrow::Copy),
                Arg::Mut(p, _) => Ex::Place(p, Borrow::Mut),
            });
            let ex = match (callee, path.get_ident()) {
                (None, Some(name)) => {
                    let recv = Box::new(args.next().unwrap_or(Ex::Tuple(vec![])));
                    let recv = match *recv {
                        // What the macro takes for unchanged is not changed.
                        Ex::Place(p, _) if self.may_change(&p) && self.is_user(&self.f.vars[p.root].ty) => {
                            Box::new(Ex::Place(p, Borrow::Shared))
                        }
                        Ex::Place(p, _) => Box::new(Ex::Place(p, Borrow::Copy)),
                        other => Box::new(other),
                    };
                    Ex::Method {
                        recv,
                        name: name.clone(),
                        turbofish: TokenStream::new(),
                        args: args.collect(),
                        pure: false,
                    }
                }
                (callee, _) => {
                    Ex::Call { callee: callee.unwrap_or_default(), args: args.collect(), pure: false }
                }
            };
            if matches!(expect, Some(Ty::Unit)) {
                self.emit(Stmt::Effect(ex));
                return Ok(Value::Unit);
            }
            if let Some(Ty::Option(inner) | Ty::Result(inner, _)) = expect {
                let f = self.open(ex, Some(inner), matches!(expect, Some(Ty::Result(..))), span);
                return Ok(Value::Fallible(Box::new(f)));
            }
            if let Some(ty) = expect
                && !self.scalar_like(ty)
            {
                return Ok(Value::Fresh(Agg::Opaque(ex), ty.clone()));
            }
            let ty = match expect {
                Some(ty) if !matches!(ty, Ty::Tuple(_)) => ty.clone(),
                _ => self.types.open(),
            };
            let val = self.bind_val(Rhs::Ex(ex), ty.clone(), span);
            self.inert.insert(val);
            return Ok(Value::Scalar(Ex::Val(val), ty));
        }
        let scalars = args
            .iter()
            .all(|a| matches!(a, Arg::Value(e, ty) if !matches!(e, Ex::Tuple(_) | Ex::AddrOf(_)) && self.number(ty)));
        let floats = args.iter().filter(|a| matches!(a, Arg::Value(_, ty) if self.ty_may_carry(ty))).count();
        let first = args.iter().find_map(|a| match a {
            Arg::Value(_, t) | Arg::Shared(_, t, _) | Arg::Mut(_, t) => {
                self.types.settle(t).leaf().cloned().map(Ty::Float)
            }
        });
        let like = first.or_else(|| self.output.leaf().cloned().map(Ty::Float)).unwrap_or(Ty::f64());
        // The number of local derivatives is known to be small where it is one result of a few numbers.
        let kind = if scalars && floats <= 8 { CallKind::Partials(vec![]) } else { CallKind::Taped };
        let known = path.get_ident().and_then(|id| self.outputs.get(&id.to_string()).cloned());
        // No float goes in: what comes out is a constant, whatever the function is.
        let outcome = if carries { self.outcome(Some(like), span) } else { self.inert_outcome(span) };
        let (words, any) = self.result_words(path, method, &args);
        self.worded(outcome, words, any && carries);
        let lent = method
            && matches!(args.first(), Some(Arg::Shared(p, ..)) if self.may_change(p) && self.users.contains(&p.root));
        self.emit(Stmt::Call(Box::new(Call {
            path: path.clone(),
            method,
            args,
            spans,
            reborrowed,
            gives: Gives::Open(outcome),
            kind,
            fallible: None,
            plain: false,
            typed: false,
            stable: vec![],
            dots: None,
            lent,
            span,
        })));
        if !carries {
            self.mark_after(outcome);
        }
        match (expect, known) {
            (Some(Ty::Unit), _) => self.find_type(outcome, Ty::Unit),
            // A value of a type of the user's.
            (Some(Ty::Str), None) if !carries => {}
            (_, Some(ty)) => self.find_type(outcome, ty),
            (Some(ty), None) => self.find_type(outcome, ty.clone()),
            (None, None) => {}
        }
        self.resolved(Value::Outcome(outcome))
    }

    /// True for a type that a companion's `partials` takes: a number, or what carries nothing.
    pub(super) fn number(&self, ty: &Ty) -> bool {
        !matches!(
            self.types.shallow(ty),
            Ty::Named(_) | Ty::Tuple(_) | Ty::Option(_) | Ty::Result(..) | Ty::Ref(..) | Ty::Str
        )
    }

    /// A value as an argument of an annotated function.
    pub(super) fn argument(&mut self, value: Value, by_ref: bool, span: Span) -> Res<Arg> {
        Ok(match self.seen_any(value)? {
            value @ (Value::Tuple(_) | Value::Fallible(_)) if !self.plain(&value) => {
                let (agg, ty) = self.field_agg(value, span)?;
                let ty = Ty::Like(self.witness(&ty).to_string());
                let (place, ty) = self.place_of(Value::Fresh(agg, ty), span)?;
                Arg::Shared(place, ty, if by_ref { Passing::Borrowed } else { Passing::Owned })
            }
            // A reference to a temporary.
            value @ (Value::Scalar(..) | Value::Tuple(_) | Value::Fallible(_)) if by_ref => {
                let (ex, ty) = self.whole(value, span)?;
                Arg::Value(Ex::AddrOf(Box::new(ex)), Ty::Ref(false, Box::new(ty)))
            }
            Value::Scalar(ex, ty) => {
                let ex = if self.types.is_int(&ty) { ex } else { self.atom(ex, &ty, span) };
                Arg::Value(ex, ty)
            }
            Value::Ref(place, ty, false) if self.is_opaque(&ty) => Arg::Shared(place, ty, Passing::HandedOn),
            Value::Place(place, ty) if self.scalar_like(&ty) => Arg::Value(self.load(&place, &ty, span), ty),
            Value::Place(place, ty) => Arg::Shared(place, ty, Passing::Owned),
            Value::Ref(place, ty, false) if self.types.is_open(&ty) => {
                Arg::Shared(place, ty, Passing::Borrowed)
            }
            Value::Ref(place, ty, false) if self.scalar_like(&ty) => {
                let ex = self.load(&place, &ty, span);
                Arg::Value(Ex::AddrOf(Box::new(ex)), Ty::Ref(false, Box::new(ty)))
            }
            Value::Ref(place, ty, false) => Arg::Shared(place, ty, Passing::Borrowed),
            Value::Ref(place, ty, true) => {
                self.writable(&place, span)?;
                self.known.remove(&place.root);
                Arg::Mut(place, ty)
            }
            value @ Value::Fresh(..) => {
                let (place, ty) = self.place_of(value, span)?;
                Arg::Shared(place, ty, Passing::Owned)
            }
            value @ (Value::Tuple(_) | Value::Fallible(_)) => {
                let (ex, ty) = self.whole(value, span)?;
                Arg::Value(ex, ty)
            }
            Value::Unit => Arg::Value(Ex::Tuple(vec![]), Ty::Unit),
            other => {
                if let Value::Range(range) = &other
                    && let Some(ex) = self.range_literal(range)
                {
                    return Ok(Arg::Value(ex, Ty::unseen()));
                }
                return self.refuse(
                    span,
                    "this cannot be passed to an annotated function; pass numbers, slices, arrays or vectors",
                );
            }
        })
    }

    /// True for a tuple or an option of numbers.
    fn plain(&self, value: &Value) -> bool {
        match value {
            Value::Tuple(parts) => parts.iter().all(|p| self.plain(p)),
            Value::Fallible(f) => {
                let tuple = matches!(f.payload, Value::Tuple(_));
                is_bool(&f.present, false) || f.is_result || !tuple && self.plain(&f.payload)
            }
            Value::Scalar(..) | Value::Outcome(_) => true,
            Value::Place(place, ty) | Value::Ref(place, ty, _) => {
                self.scalar_like(ty) && !matches!(place.path.last(), Some(Proj::Payload(_)))
            }
            _ => false,
        }
    }

    /// A tuple or an `Option` as one expression, of numbers.
    pub(super) fn whole(&mut self, value: Value, span: Span) -> Res<(Ex, Ty)> {
        match self.resolved(value)? {
            Value::Tuple(parts) => {
                let (mut exs, mut types) = (vec![], vec![]);
                for part in parts {
                    let (ex, ty) = self.whole(part, span)?;
                    exs.push(ex);
                    types.push(ty);
                }
                Ok((Ex::Tuple(exs), Ty::Tuple(types)))
            }
            Value::Fallible(f) if f.is_result => {
                self.refuse(span, "a `Result` cannot be passed to an annotated function; pass what it holds")
            }
            Value::Fallible(f) => {
                if is_bool(&f.present, false) {
                    let open = Box::new(self.types.open());
                    return Ok((Ex::Path(quote!(::core::option::Option::None)), Ty::Option(open)));
                }
                let present = self.atom_or_true(f.present, span);
                let (payload, ty) = self.whole(f.payload, span)?;
                Ok((Ex::Optional(Box::new(present), Box::new(payload)), Ty::Option(Box::new(ty))))
            }
            value => {
                let (ex, ty) = self.read(value, span)?;
                Ok((self.atom(ex, &ty, span), ty))
            }
        }
    }

    pub(super) fn atom_or_true(&mut self, present: Ex, span: Span) -> Ex {
        if is_bool(&present, true) { present } else { self.atom(present, &Ty::Bool, span) }
    }
}

/// The receiver of a method of the user's.
pub(super) enum Receiver {
    Shared(Place, Ty),
    Mut(Place, Ty),
}
