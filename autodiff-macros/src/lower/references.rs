//! References that are chosen at run time: `let r = if c { &a } else { &b };`
//!
//! References to parts of one variable stay references; what differs is which part. What two references to different variables
//! have in common is what can be read through them: a shared one becomes a copy of what it refers to, which nobody can change
//! while it is borrowed. An exclusive one would have to write to either, and is refused.
use super::exits::*;
use super::*;

const CHOSEN: &str = "a reference, closure or iterator that is chosen at run time is not supported; choose between values instead";

impl Lower<'_> {
    /// Before two values are joined: reads shared references to numbers where the two differ, each in its own block.
    pub(super) fn align(&mut self, a: &mut Read, b: &mut Read, span: Span) {
        let (left, right) = (a.value.clone(), b.value.clone());
        self.aligned(a, &right, span);
        self.aligned(b, &left, span);
    }

    fn aligned(&mut self, read: &mut Read, other: &Value, span: Span) {
        if !self.unlike(&read.value, other) {
            return;
        }
        self.blocks.push(std::mem::take(&mut read.block));
        let known = std::mem::replace(&mut self.known, std::mem::take(&mut read.known));
        let value = std::mem::replace(&mut read.value, Value::Unit);
        read.value = self.read_through(value, other, span);
        read.known = std::mem::replace(&mut self.known, known);
        read.block = self.blocks.pop().unwrap_or_default();
    }

    /// Whether a reference to a number stands beside something that is not a reference to a part of the same variable.
    fn unlike(&self, value: &Value, other: &Value) -> bool {
        match (value, other) {
            (Value::Ref(p, ty, false), other) => {
                self.number_like(ty)
                    && !matches!(other, Value::Never | Value::Unit)
                    && !matches!(other, Value::Ref(q, ..) if alike(p, q))
            }
            (Value::Tuple(a), Value::Tuple(b)) if a.len() == b.len() => {
                a.iter().zip(b).any(|(a, b)| self.unlike(a, b))
            }
            (Value::Fallible(a), Value::Fallible(b)) => {
                !is_bool(&b.present, false)
                    && !is_bool(&a.present, false)
                    && self.unlike(&a.payload, &b.payload)
            }
            _ => false,
        }
    }

    fn number_like(&self, ty: &Ty) -> bool {
        self.scalar_like(ty) && !self.is_opaque(ty)
    }

    fn read_through(&mut self, value: Value, other: &Value, span: Span) -> Value {
        if !self.unlike(&value, other) {
            return value;
        }
        match (value, other) {
            (Value::Ref(place, ty, _), _) => Value::Scalar(self.load(&place, &ty, span), ty),
            (Value::Tuple(a), Value::Tuple(b)) => {
                Value::Tuple(a.into_iter().zip(b).map(|(a, b)| self.read_through(a, b, span)).collect())
            }
            (Value::Fallible(a), Value::Fallible(b)) => {
                let Fallible { present, payload, error, is_result } = *a;
                let payload = self.read_through(payload, &b.payload, span);
                Value::Fallible(Box::new(Fallible { present, payload, error, is_result }))
            }
            (value, _) => value,
        }
    }

    /// Joins two references.
    pub(super) fn join_refs(
        &mut self,
        (p, tp, mutable): (Place, Ty, bool),
        (q, tq, _): (Place, Ty, bool),
        blocks: (&mut Block, &mut Block),
        outs: &mut Vec<Out>,
        span: Span,
    ) -> Res<Value> {
        if alike(&p, &q) {
            let mut path = vec![];
            for (a, b) in p.path.into_iter().zip(q.path) {
                path.push(match (a, b) {
                    (Proj::Index(a), Proj::Index(b)) => Proj::Index(self.chosen(a, b, outs, span)),
                    (Proj::Range(a, c), Proj::Range(b, d)) => Proj::Range(
                        a.zip(b).map(|(a, b)| self.chosen(a, b, outs, span)),
                        c.zip(d).map(|(c, d)| self.chosen(c, d, outs, span)),
                    ),
                    (a, _) => a,
                });
            }
            return Ok(Value::Ref(Place { root: p.root, path }, tp, mutable));
        }
        if mutable || self.number_like(&tp) || self.scalar_like(&tp) {
            return self.refuse(span, CHOSEN);
        }
        let (a, b) = (Value::Ref(p, tp, false), Value::Ref(q, tq, false));
        self.join_copies(a, b, blocks, span)
    }

    /// Joins references to arrays, slices or vectors, or one of these and a value: a copy that is referred to.
    pub(super) fn join_copies(
        &mut self,
        a: Value,
        b: Value,
        (then, els): (&mut Block, &mut Block),
        span: Span,
    ) -> Res<Value> {
        let ty = match (self.borrowed_type(&a), self.borrowed_type(&b)) {
            (Some(a), Some(b)) => self.common(&a, &b),
            (Some(ty), None) | (None, Some(ty)) => self.common(&ty, &ty),
            (None, None) => return self.refuse(span, CHOSEN),
        };
        let is_vec = matches!(ty, Ty::Vec(_));
        let var = self.f.var(None, ty.clone(), span, Origin::Owned);
        self.emit(Stmt::Declare(var, None));
        for (value, block) in [(a, then), (b, els)] {
            let agg = match value {
                Value::Ref(place, ty, false) | Value::Place(place, ty) => {
                    Agg::Copy(place, is_vec && !matches!(self.types.shallow(&ty), Ty::Vec(_)))
                }
                Value::Fresh(agg, ty) if !is_vec || matches!(ty, Ty::Vec(_)) => agg,
                Value::Never => continue,
                _ => return self.refuse(span, CHOSEN),
            };
            block.push(Stmt::Store(Place::var(var), agg));
        }
        Ok(Value::Ref(Place::var(var), ty, false))
    }

    /// What a copy of something can be kept as, whichever of the two it is.
    fn common(&mut self, a: &Ty, b: &Ty) -> Ty {
        self.types.unify(a, b);
        match (self.types.shallow(a), self.types.shallow(b)) {
            (Ty::Array(e, n), Ty::Array(_, m)) if n == m => Ty::Array(e, n),
            (a, _) => Ty::Vec(Box::new(a.element().cloned().unwrap_or(Ty::f64()))),
        }
    }

    fn borrowed_type(&self, value: &Value) -> Option<Ty> {
        match value {
            Value::Ref(_, ty, false) | Value::Fresh(_, ty) | Value::Place(_, ty) if !self.scalar_like(ty) => {
                Some(ty.clone())
            }
            _ => None,
        }
    }

    /// An index that depends on the branch.
    fn chosen(&mut self, a: Ex, b: Ex, outs: &mut Vec<Out>, span: Span) -> Ex {
        let same = match (&a, &b) {
            (Ex::Val(x), Ex::Val(y)) => x == y,
            (Ex::Lit(syn::Lit::Int(x)), Ex::Lit(syn::Lit::Int(y))) => x.base10_digits() == y.base10_digits(),
            _ => false,
        };
        if same {
            return a;
        }
        let val = self.f.val(None, Ty::usize(), span);
        outs.push(Out { val, then: a, els: b });
        Ex::Val(val)
    }

    /// What a slot holds of a reference that is assigned later: a copy of what it refers to.
    pub(super) fn kept_type(&mut self, ty: &Ty) -> Ty {
        if self.scalar_like(ty) { ty.clone() } else { self.common(ty, ty) }
    }

    /// Hands a reference out of a guard: its indices are values of the guard's block.
    pub(super) fn ref_through_guard(
        &mut self,
        place: Place,
        open_is_else: bool,
        outs: &mut Vec<Out>,
    ) -> Place {
        let mut hand = |ex: Ex| {
            if matches!(ex, Ex::Lit(_)) {
                return ex;
            }
            let val = self.f.val(None, Ty::usize(), Span::mixed_site());
            let (then, els) = if open_is_else { (int(0), ex) } else { (ex, int(0)) };
            outs.push(Out { val, then, els });
            Ex::Val(val)
        };
        let path = place
            .path
            .into_iter()
            .map(|proj| match proj {
                Proj::Index(e) => Proj::Index(hand(e)),
                Proj::Range(a, b) => Proj::Range(a.map(&mut hand), b.map(&mut hand)),
                field => field,
            })
            .collect();
        Place { root: place.root, path }
    }
}

/// Whether two places are parts of one variable that differ in their indices only.
fn alike(p: &Place, q: &Place) -> bool {
    p.root == q.root
        && p.path.len() == q.path.len()
        && p.path.iter().zip(&q.path).all(|(a, b)| match (a, b) {
            (Proj::Index(_), Proj::Index(_)) => true,
            (Proj::Range(a, c), Proj::Range(b, d)) => {
                a.is_some() == b.is_some() && c.is_some() == d.is_some()
            }
            (Proj::Field(a), Proj::Field(b)) => a == b,
            _ => false,
        })
}

/// A place that stands for none: its indices are those of any.
pub(super) fn anywhere(place: &Place) -> Place {
    let path = place.path.iter().map(|proj| match proj {
        Proj::Index(_) => Proj::Index(int(0)),
        Proj::Range(a, b) => Proj::Range(a.as_ref().map(|_| int(0)), b.as_ref().map(|_| int(0))),
        field => field.clone(),
    });
    Place { root: place.root, path: path.collect() }
}

/// `*value`
pub(super) fn is_deref(e: &syn::Expr) -> bool {
    matches!(super::call::strip(e), syn::Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)))
}
