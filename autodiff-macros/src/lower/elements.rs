//! Elements of arrays and vectors: numbers, tuples of these, rows.
use super::*;

impl Lower<'_> {
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
