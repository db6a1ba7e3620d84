//! Elements of arrays and vectors: numbers, tuples of these, rows; and the literals that are made of them.
use super::*;
use quote::ToTokens;
use syn::Expr;

impl Lower<'_> {
    /// The type of the elements of what is expected, as far as it is known; and whether they have parts.
    pub(super) fn expected_element(&mut self, expect: Option<&Ty>) -> (Ty, bool) {
        let expected = expect.map(|ty| self.types.shallow(ty));
        match expected.as_ref().and_then(Ty::element) {
            Some(ty) if structs::is_parts(ty) => (self.types.open(), true),
            Some(ty) => (ty.clone(), false),
            // That a row has parts says nothing of the row's own elements.
            None => (self.types.open(), false),
        }
    }

    pub(crate) fn array<'e>(
        &mut self,
        elems: impl Iterator<Item = &'e Expr>,
        expect: Option<&Ty>,
        span: Span,
        is_vec: bool,
    ) -> Res<Value> {
        let (leaf, parts) = self.expected_element(expect);
        let wanted = if parts { structs::parts() } else { leaf.clone() };
        let mut all = vec![];
        let mut tuples = vec![];
        for e in elems {
            let value = self.expr_expect(e, Some(&wanted))?;
            let value = self.owned(value, e.span())?;
            let value = if parts { self.seen(value, outcome::Seen::User)? } else { value };
            let value = self.seen_element(value, &leaf)?;
            let (agg, ty) = match value {
                Value::Scalar(ex, ty) => (Agg::Scalar(ex), ty),
                Value::Never => return Ok(Value::Never),
                value => match self.element(value.clone(), e.span())? {
                    Some(element) => element,
                    None if !is_vec && matches!(value, Value::Tuple(_) | Value::Ref(..)) => {
                        tuples.push(value);
                        continue;
                    }
                    None => {
                        return self
                            .refuse(e.span(), "an array of these is not supported; use arrays of numbers");
                    }
                },
            };
            self.types.unify(&leaf, &ty);
            all.push(agg);
        }
        // An array of tuples or references is taken apart like a tuple of these.
        if !tuples.is_empty() {
            if all.is_empty() {
                return Ok(Value::Tuple(tuples));
            }
            return self.refuse(span, "an array of tuples is not supported here; use one array per part");
        }
        let n = all.len().to_string();
        Ok(if is_vec {
            Value::Fresh(Agg::Vec(all), Ty::Vec(Box::new(leaf)))
        } else {
            Value::Fresh(Agg::Array(all), Ty::Array(Box::new(leaf), n))
        })
    }

    /// An element that is repeated.
    fn element_agg(&mut self, e: &Expr, expect: Option<&Ty>) -> Res<(Agg, Ty)> {
        let (leaf, parts) = self.expected_element(expect);
        let wanted = if parts { structs::parts() } else { leaf.clone() };
        let value = self.expr_expect(e, Some(&wanted))?;
        let value = self.owned(value, e.span())?;
        let value =
            if parts { self.seen(value, outcome::Seen::User)? } else { self.seen_element(value, &leaf)? };
        match self.element(value, e.span())? {
            Some(element) => Ok(element),
            None => self.refuse(e.span(), "an array of these is not supported; use arrays of numbers"),
        }
    }

    /// `[x; n]`
    pub(crate) fn repeat(&mut self, elem: &Expr, len: &Expr, expect: Option<&Ty>) -> Res<Value> {
        let (agg, ty) = self.element_agg(elem, expect)?;
        let n = len.to_token_stream();
        if !elements::constant(&agg) {
            let (place, _) = self.place_of(Value::Fresh(agg, ty.clone()), elem.span())?;
            return self.filled_array(ty.clone(), n.to_string(), elem.span(), |_, _| {
                Ok(Value::Place(place.clone(), ty.clone()))
            });
        }
        Ok(Value::Fresh(Agg::Repeat(Box::new(agg), n.clone()), Ty::Array(Box::new(ty), n.to_string())))
    }

    /// `vec![x; n]`
    pub(crate) fn vec_repeat(&mut self, elem: &Expr, len: &Expr, expect: Option<&Ty>) -> Res<Value> {
        let (agg, ty) = self.element_agg(elem, expect)?;
        let (n, nty) = self.scalar(len)?;
        self.types.unify(&nty, &Ty::usize());
        if !elements::constant(&agg) {
            // Each element is a copy with an adjoint of its own.
            let (place, _) = self.place_of(Value::Fresh(agg, ty.clone()), elem.span())?;
            let n = self.stable(n, &Ty::usize(), len.span());
            let copies = iter::Items::Same(Value::Place(place, ty), n);
            let source = iter::Source::Indexed(std::rc::Rc::new(copies));
            return self.collect(iter::Iter { source, stages: vec![], parallel: false }, None, elem.span());
        }
        Ok(Value::Fresh(Agg::VecRepeat(Box::new(agg), n), Ty::Vec(Box::new(ty))))
    }

    /// A tuple that is an element, as its parts.
    pub(crate) fn spread(&mut self, value: Value) -> Value {
        let (place, ty, by_ref) = match &value {
            Value::Place(place, ty) => (place.clone(), self.types.shallow(ty), None),
            Value::Ref(place, ty, m) => (place.clone(), self.types.shallow(ty), Some(*m)),
            Value::Fresh(Agg::Tuple(parts), ty) => {
                let Ty::Tuple(types) = self.types.shallow(ty) else { return value };
                let parts = parts.iter().zip(types).map(|(part, ty)| match part {
                    Agg::Scalar(ex) => Value::Scalar(ex.clone(), ty),
                    agg => Value::Fresh(agg.clone(), ty),
                });
                return Value::Tuple(parts.collect());
            }
            _ => return value,
        };
        let Ty::Tuple(types) = ty else { return value };
        let parts = types.into_iter().enumerate().map(|(k, ty)| {
            let part = place.then(Proj::Field(syn::Member::from(k)));
            let part = match by_ref {
                Some(m) => Value::Ref(part, ty, m),
                None => Value::Place(part, ty),
            };
            self.spread(part)
        });
        Value::Tuple(parts.collect())
    }

    /// A value as the contents of an element: numbers, and tuples of these.
    pub(crate) fn element(&mut self, value: Value, span: Span) -> Res<Option<(Agg, Ty)>> {
        let value = self.spread(value);
        let value = self.decided(value);
        Ok(match value {
            Value::Scalar(ex, ty) => Some((Agg::Scalar(self.atom(ex, &ty, span)), ty)),
            Value::Place(place, ty) | Value::Ref(place, ty, false)
                if self.scalar_like(&ty) && !self.is_opaque(&ty) =>
            {
                Some((Agg::Scalar(self.load(&place, &ty, span)), ty))
            }
            Value::Tuple(parts) => {
                let (mut aggs, mut types) = (vec![], vec![]);
                for part in parts {
                    match self.element(part, span)? {
                        Some((agg @ (Agg::Scalar(_) | Agg::Tuple(_)), ty)) => {
                            aggs.push(agg);
                            types.push(ty);
                        }
                        _ => return Ok(None),
                    }
                }
                Some((Agg::Tuple(aggs), Ty::Tuple(types)))
            }
            Value::Fresh(agg, ty) => Some((agg, ty)),
            Value::Fallible(f) if !f.is_result => Some(self.option_place(*f, span)?),
            Value::Place(place, ty) => Some((Agg::Copy(self.as_it_is(place, &ty, span), false), ty)),
            _ => None,
        })
    }
}

/// True for contents that are repeated as they are: a number, or arrays of constants.
pub(super) fn constant(agg: &Agg) -> bool {
    fn inner(agg: &Agg) -> bool {
        match agg {
            Agg::Scalar(e) => matches!(e, Ex::Lit(_) | Ex::Num(_) | Ex::Path(_)),
            Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter().all(inner),
            Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => inner(a),
            Agg::Opaque(_) => true,
            Agg::Copy(..)
            | Agg::ZerosLike(_)
            | Agg::Popped(_)
            | Agg::Recalled
            | Agg::Struct(_)
            | Agg::TangentOf(_)
            | Agg::Shape
            | Agg::Blank => false,
        }
    }
    matches!(agg, Agg::Scalar(_)) || inner(agg)
}
