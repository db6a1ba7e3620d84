//! A parameter's type in, how the body sees it out: values, variables and their parts.
use super::*;

const ONLY_NUMBERS: &str =
    "a tuple parameter may hold floats, integers and bools only; pass its parts as parameters of their own";

impl Lower<'_> {
    pub(super) fn param(&mut self, p: &Param) -> Res<ParamShape> {
        let (shape, value) = self.param_value(p)?;
        if let ParamShape::Var(v) = &shape {
            match (p.by_use, p.constant && !p.mutable) {
                (true, _) => self.users.insert(*v),
                (false, true) => self.callable.insert(*v),
                (false, false) => false,
            };
        }
        if p.constant {
            self.hold_constant(&value);
        }
        let mutable = p.mutable;
        match (&p.pat, value) {
            (syn::Pat::Ident(id), value) if id.subpat.is_none() => {
                let slot = match value {
                    Value::Scalar(ex, ty) if mutable => {
                        let var = self.f.var(Some(id.ident.clone()), ty, id.ident.span(), Origin::Owned);
                        self.emit(Stmt::Declare(var, Some(Agg::Scalar(ex.clone()))));
                        self.known.insert(var, ex);
                        Slot::Var(var)
                    }
                    // It may grow, and the adjoint that the caller gets does not.
                    value @ Value::Place(_, Ty::Vec(_)) if mutable => {
                        self.make_slot(value, Some(&id.ident), true)?
                    }
                    Value::Place(place, _) if place.is_whole() => Slot::Var(place.root),
                    value @ Value::Tuple(_) if mutable => self.make_slot(value, Some(&id.ident), true)?,
                    value => Slot::Value(value),
                };
                if mutable {
                    self.mark_mutable(&slot);
                }
                self.bind(&id.ident, slot);
            }
            (pat, value) => self.bind_pattern(pat, value)?,
        }
        Ok(shape)
    }

    /// Notes that what a parameter holds carries nothing, whatever is read from it. What it may be changed into is another matter.
    fn hold_constant(&mut self, value: &Value) {
        match value {
            Value::Scalar(Ex::Val(val), _) => {
                self.inert.insert(*val);
            }
            Value::Ref(place, _, false) => {
                self.constants.insert(place.root);
            }
            _ => {}
        }
    }

    pub(super) fn param_value(&mut self, p: &Param) -> Res<(ParamShape, Value)> {
        let span = p.ident.span();
        let name = Some(p.ident.clone());
        Ok(match &p.ty {
            Ty::Ref(_, inner) if matches!(**inner, Ty::Ref(..)) => {
                return self.refuse(
                    span,
                    "a reference to a reference is not supported as a parameter; take the reference itself",
                );
            }
            Ty::Ref(..) | Ty::Array(..) | Ty::Vec(_) if matches!(p.ty.element(), Some(Ty::Ref(_, of)) if crate::signature::carries(of)) =>
            {
                return self.refuse(
                    span,
                    "references as elements of a parameter are not supported; take the values: `&[Vec<f64>]`, `&[f64]`",
                );
            }
            Ty::Ref(_, inner) if matches!(&**inner, Ty::Tuple(parts) if parts.iter().any(Ty::has_user)) => {
                return self.refuse(span, ONLY_NUMBERS);
            }
            Ty::Ref(mutable, inner) => {
                let origin = if *mutable { Origin::Exclusive } else { Origin::Shared };
                let var = self.f.var(name, (**inner).clone(), span, origin);
                (ParamShape::Var(var), Value::Ref(Place::var(var), (**inner).clone(), *mutable))
            }
            Ty::Array(..) | Ty::Vec(_) | Ty::Named(_) => {
                let var = self.f.var(name, p.ty.clone(), span, Origin::Owned);
                (ParamShape::Var(var), Value::Place(Place::var(var), p.ty.clone()))
            }
            Ty::Option(inner) if inner.is_float() => {
                let whole = self.f.val(name, p.ty.clone(), span);
                self.inactive.push(whole);
                let method = |name: &str, args: Vec<Ex>| Ex::Method {
                    recv: Box::new(Ex::Val(whole)),
                    name: Ident::new(name, Span::mixed_site()),
                    turbofish: TokenStream::new(),
                    args,
                    pure: true,
                };
                let present = self.bind_val(Rhs::Ex(method("is_some", vec![])), Ty::Bool, span);
                let payload =
                    self.bind_val(Rhs::Ex(method("unwrap_or", vec![Ex::Num(0.0)])), (**inner).clone(), span);
                let value = Value::Fallible(Box::new(Fallible {
                    present: Ex::Val(present),
                    payload: Value::Scalar(Ex::Val(payload), (**inner).clone()),
                    error: None,
                    is_result: false,
                }));
                (ParamShape::Optional(whole, present, payload), value)
            }
            Ty::Tuple(parts) => {
                let whole = self.f.val(name, p.ty.clone(), span);
                self.inactive.push(whole);
                let mut shapes = vec![];
                let mut values = vec![];
                for (k, ty) in parts.iter().enumerate() {
                    let field = Ex::Field(Box::new(Ex::Val(whole)), syn::Member::from(k));
                    let (shape, value) = self.tuple_leaf(field, ty, span)?;
                    shapes.push(shape);
                    values.push(value);
                }
                (ParamShape::Tuple(Some(whole), shapes), Value::Tuple(values))
            }
            ty => {
                let val = self.f.val(name, ty.clone(), span);
                if !ty.is_float() {
                    self.inactive.push(val);
                }
                let shape = if ty.is_float() { ParamShape::Scalar(val) } else { ParamShape::Inactive(val) };
                (shape, Value::Scalar(Ex::Val(val), ty.clone()))
            }
        })
    }

    pub(super) fn tuple_leaf(&mut self, field: Ex, ty: &Ty, span: Span) -> Res<(ParamShape, Value)> {
        Ok(match ty {
            Ty::Tuple(parts) => {
                let mut shapes = vec![];
                let mut values = vec![];
                for (k, ty) in parts.iter().enumerate() {
                    let inner = Ex::Field(Box::new(field.clone()), syn::Member::from(k));
                    let (shape, value) = self.tuple_leaf(inner, ty, span)?;
                    shapes.push(shape);
                    values.push(value);
                }
                (ParamShape::Tuple(None, shapes), Value::Tuple(values))
            }
            Ty::Float(_) | Ty::Int(_) | Ty::Bool => {
                let val = self.bind_val(Rhs::Ex(field), ty.clone(), span);
                let shape = if ty.is_float() { ParamShape::Scalar(val) } else { ParamShape::Inactive(val) };
                (shape, Value::Scalar(Ex::Val(val), ty.clone()))
            }
            _ => {
                return self.refuse(span, ONLY_NUMBERS);
            }
        })
    }
}
