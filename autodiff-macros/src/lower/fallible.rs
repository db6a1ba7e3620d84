//! Methods of `Option` and `Result`: a value that may be there, taken apart into whether it is, what it is, and the error.
use super::*;
use proc_macro2::Span;
use quote::quote;
use syn::{Expr, ExprMethodCall};

impl Lower<'_> {
    /// Methods of `Option` and `Result`.
    pub(super) fn fallible_method(&mut self, f: Fallible, m: &ExprMethodCall) -> Res<Value> {
        let span = m.span();
        let name = m.method.to_string();
        let scalar_bool = |ex: Ex| Ok(Value::Scalar(ex, Ty::Bool));
        match name.as_str() {
            "is_some" | "is_ok" => scalar_bool(f.present),
            "is_none" | "is_err" => scalar_bool(pattern::not(f.present)),
            "unwrap" | "expect" | "unwrap_unchecked" if matches!(&f.present, Ex::Verbatim(t) if t.to_string() == "true") => {
                Ok(f.payload)
            }
            "unwrap" | "expect" | "unwrap_unchecked" => {
                let (cond, span0) = (f.present, span);
                let message = format!("called `{name}` on a value that is not there");
                self.emit(Stmt::Effect(Ex::Macro {
                    path: quote!(::core::assert),
                    args: vec![(None, cond), (None, Ex::Lit(syn::parse_quote!(#message)))],
                }));
                let _ = span0;
                Ok(self.taken(f.payload, span))
            }
            "unwrap_or" | "unwrap_or_else" | "unwrap_or_default" | "map" | "copied" | "cloned"
            | "and_then" | "map_or" | "as_ref" | "or" | "filter" | "map_or_else" | "ok" | "or_else"
            | "is_some_and" | "as_mut" | "as_deref" => self.fallible_choice(f, m, &name),
            "ok_or" | "ok_or_else" | "map_err" => {
                let Some(arg) = m.args.first() else { return Err(Refused) };
                let some = |error| Ex::Call {
                    callee: quote!(::core::option::Option::Some),
                    args: vec![error],
                    pure: true,
                };
                if name == "ok_or" {
                    let error = self.discarded(|low| {
                        let value = low.expr(arg)?;
                        low.opaque_arg(value, arg.span())
                    })?;
                    let error = Some(some(error));
                    return Ok(Value::Fallible(Box::new(Fallible { error, is_result: true, ..f })));
                }
                if name == "map_err" && f.error.is_none() {
                    return self.refuse(span, "the macro does not see the error here; match on the result");
                }
                // The error is made where there is one.
                let whole = Ty::Named("_".into());
                let cond = self.bool_val(f.present.clone(), span);
                let none = Value::Scalar(Ex::Path(quote!(::core::option::Option::None)), whole.clone());
                let then = self.read_block(|_| Ok(none))?;
                let els = self.read_block(|low| {
                    low.discarded(|low| {
                        let g = low.closure_of(arg)?;
                        let args = if name == "map_err" { vec![self_error(&f)] } else { vec![] };
                        let value = low.inline(&g, args, span)?;
                        let error = low.opaque_arg(value, arg.span())?;
                        Ok(Value::Scalar(some(error), whole))
                    })
                })?;
                let joined = self.join(cond, then, els, span)?;
                let (error, _) = self.read(joined, span)?;
                Ok(Value::Fallible(Box::new(Fallible { error: Some(error), is_result: true, ..f })))
            }
            _ => self.refuse(
                m.method.span(),
                format!("the method `{name}` of an `Option` or `Result` is not supported; use `match`"),
            ),
        }
    }

    pub(super) fn fallible_choice(&mut self, f: Fallible, m: &ExprMethodCall, name: &str) -> Res<Value> {
        let span = m.span();
        if matches!(name, "copied" | "cloned")
            && let Value::Ref(place, ty, _) = &f.payload
        {
            // What it refers to now.
            let (place, ty) = (place.clone(), ty.clone());
            let cond = self.bool_val(f.present.clone(), span);
            let absent = self.absent_element(&ty);
            let then = self.read_block(|low| low.value_at(place, ty, span))?;
            let els = self.read_block(|_| Ok(absent))?;
            let payload = self.join(cond, then, els, span)?;
            return Ok(Value::Fallible(Box::new(Fallible { present: Ex::Val(cond), payload, ..f })));
        }
        if matches!(name, "copied" | "cloned" | "as_ref" | "ok" | "as_mut" | "as_deref") {
            return Ok(Value::Fallible(Box::new(Fallible { is_result: false, error: None, ..f })));
        }
        let cond = self.bool_val(f.present.clone(), span);
        let first = m.args.first().cloned();
        let some = |payload: Value, present: Ex| {
            Value::Fallible(Box::new(Fallible {
                present,
                payload,
                error: f.error.clone(),
                is_result: f.is_result,
            }))
        };
        let with = |low: &mut Self, e: &Option<Expr>, value: Value| -> Res<Value> {
            let Some(e) = e else { return Err(Refused) };
            let g = low.closure_of(e)?;
            let value = low.inline(&g, vec![value], span)?;
            if name == "and_then" {
                if let Some(option) = low.as_option(&value, span) {
                    return low.held_option(option, span);
                }
                low.seen(value, outcome::Seen::Fallible(Some(f.is_result)))
            } else {
                Ok(value)
            }
        };
        let second = m.args.iter().nth(1).cloned();
        let payload =
            if in_place(&f.payload) { f.payload.clone() } else { self.owned(f.payload.clone(), span)? };
        let then = self.read_block(|low| {
            let payload = low.taken(payload, span);
            match name {
                "map" => Ok(some(with(low, &first, payload)?, Ex::Val(cond))),
                "and_then" => with(low, &first, payload),
                "map_or" | "map_or_else" => with(low, &second, payload),
                "is_some_and" => with(low, &first, payload),
                "filter" => {
                    let keep = with(low, &first, payload.clone())?;
                    let (keep, _) = low.read(keep, span)?;
                    let payload = low.held(&payload, None, span)?;
                    Ok(some(payload, keep))
                }
                "or" | "or_else" => {
                    let payload = low.held(&payload, None, span)?;
                    Ok(some(payload, Ex::Verbatim(quote!(true))))
                }
                _ => low.held(&payload, first.as_ref().map(other), span),
            }
        })?;
        let shape = then.value.clone();
        let els = self.read_block(|low| match name {
            "map" | "and_then" | "filter" => Ok(low.absent_like(&shape)),
            "unwrap_or_else" | "or_else" | "map_or_else" => {
                let Some(e) = &first else { return Err(Refused) };
                let g = low.closure_of(e)?;
                let args = if g.params.is_empty() { vec![] } else { vec![self_error(&f)] };
                let value = low.inline(&g, args, span)?;
                low.seen_like(value, &shape)
            }
            "unwrap_or_default" => Ok(match &shape {
                Value::Place(_, ty) | Value::Fresh(_, ty) if !low.scalar_like(ty) => low.absent_element(ty),
                Value::Scalar(..) | Value::Tuple(_) => low.zero_like(&shape),
                _ => Value::Scalar(Ex::Num(0.0), low.types.float_literal()),
            }),
            "is_some_and" => Ok(Value::Scalar(Ex::Verbatim(quote!(false)), Ty::Bool)),
            _ => {
                let Some(e) = &first else { return Err(Refused) };
                let value = low.expr(e)?;
                if let (Value::Fallible(_), Some(option)) = (&shape, low.as_option(&value, span)) {
                    return low.held_option(option, span);
                }
                let value = low.seen_like(value, &shape)?;
                low.owned(value, span)
            }
        })?;
        self.join(cond, then, els, span)
    }

    /// A copy of what a place holds now.
    pub(super) fn value_at(&mut self, place: Place, ty: Ty, span: Span) -> Res<Value> {
        if self.scalar_like(&ty) {
            return self.owned(Value::Place(place, ty), span);
        }
        let is_slice = matches!(self.types.shallow(&ty), Ty::Slice(_));
        let to = if is_slice { Ty::Vec(Box::new(self.element_type(&ty, span)?)) } else { ty };
        Ok(Value::Fresh(Agg::Copy(place, is_slice), to))
    }

    /// `None` in the shape of another value.
    pub(super) fn absent_like(&mut self, value: &Value) -> Value {
        match &self.decided(value.clone()) {
            Value::Fallible(f) => {
                let payload = self.zero_like(&f.payload);
                Value::Fallible(Box::new(Fallible {
                    present: Ex::Verbatim(quote!(false)),
                    payload,
                    error: f.error.clone(),
                    is_result: f.is_result,
                }))
            }
            other => self.zero_like(other),
        }
    }

    pub(crate) fn zero_like(&mut self, value: &Value) -> Value {
        match &self.decided(value.clone()) {
            Value::Scalar(_, ty) => {
                let zero = if self.types.is_int(ty) {
                    int(0)
                } else if matches!(ty, Ty::Bool) {
                    Ex::Verbatim(quote!(false))
                } else {
                    Ex::Num(0.0)
                };
                Value::Scalar(zero, ty.clone())
            }
            Value::Tuple(parts) => Value::Tuple(parts.iter().map(|p| self.zero_like(p)).collect()),
            Value::Fallible(_) => self.absent_like(value),
            Value::Ref(place, ty, m) => Value::Ref(references::anywhere(place), ty.clone(), *m),
            Value::Place(_, ty) | Value::Fresh(_, ty) if self.is_user(ty) => {
                Value::Fresh(Agg::Blank, ty.clone())
            }
            Value::Fresh(_, ty) | Value::Place(_, ty) if !self.scalar_like(ty) => {
                let ty = self.types.settle(ty);
                match zeros(&ty) {
                    Some(agg) => Value::Fresh(agg, ty),
                    None => value.clone(),
                }
            }
            other => other.clone(),
        }
    }
}

/// Zeros in the shape of a type; as few as there may be.
fn zeros(ty: &Ty) -> Option<Agg> {
    Some(match ty {
        Ty::Array(e, n) => Agg::Repeat(Box::new(zeros(e)?), n.parse().ok()?),
        Ty::Vec(_) | Ty::Slice(_) => Agg::Vec(vec![]),
        Ty::Int(_) => Agg::Scalar(int(0)),
        Ty::Float(_) | Ty::Infer(_) => Agg::Scalar(Ex::Num(0.0)),
        _ => return None,
    })
}

/// The error of a `Result` that failed, as a value.
pub(super) fn self_error(f: &Fallible) -> Value {
    match &f.error {
        Some(e) => {
            let name = Ident::new("unwrap", Span::mixed_site());
            let ex = Ex::Method {
                recv: Box::new(e.clone()),
                name,
                turbofish: TokenStream::new(),
                args: vec![],
                pure: false,
            };
            Value::Scalar(ex, Ty::Named("_".into()))
        }
        None => Value::Unit,
    }
}

/// True for a part of something of the user's, which is read only where it is known to be there.
pub(super) fn in_place(payload: &Value) -> bool {
    matches!(payload, Value::Place(place, _) | Value::Ref(place, ..) if matches!(place.path.last(), Some(Proj::Payload(_))))
}

/// What an argument gives: the body of a closure, or itself.
fn other(e: &Expr) -> &Expr {
    match e {
        Expr::Closure(c) => &c.body,
        e => e,
    }
}
