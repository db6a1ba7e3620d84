//! Variables: a value in, the slot that holds it out, and back; loads, stores, and assignments of whole values.
use super::*;

impl Lower<'_> {
    /// Notes that what is in a slot may change.
    pub(crate) fn mark_mutable(&mut self, slot: &Slot) {
        match slot {
            Slot::Var(var) => {
                self.mutable.insert(*var);
                // It may be given floats later.
                let info = &self.f.vars[*var];
                let never = self.integers.contains(var)
                    && info.name.as_ref().is_some_and(|n| !self.hints.assigned(&n.to_string()));
                if info.ty.has_user() && matches!(info.origin, Origin::Owned) && !never {
                    self.users.insert(*var);
                }
            }
            Slot::Tuple(slots) => slots.iter().for_each(|s| self.mark_mutable(s)),
            Slot::Fallible { payload, .. } => self.mark_mutable(payload),
            Slot::Value(_) | Slot::Deferred(_) | Slot::Cursor(..) | Slot::Poison => {}
        }
    }

    /// Whether a place may hold something else later.
    pub(crate) fn may_change(&self, place: &Place) -> bool {
        self.mutable.contains(&place.root) || self.f.vars[place.root].origin == Origin::Exclusive
    }

    /// An array as it is now, where it is taken by value and the original may change meanwhile.
    pub(crate) fn as_it_is(&mut self, place: Place, ty: &Ty, span: Span) -> Place {
        let copied =
            matches!(self.types.shallow(ty), Ty::Array(..)) || self.is_user(ty) && self.holds_floats(&place);
        if !self.may_change(&place) || !copied {
            return place;
        }
        self.copy_of(place, ty, span)
    }

    /// Reads a place into a value.
    pub(crate) fn load(&mut self, place: &Place, ty: &Ty, span: Span) -> Ex {
        if place.is_whole()
            && let Some(ex) = self.known.get(&place.root)
        {
            return ex.clone();
        }
        let name = if place.is_whole() { self.f.vars[place.root].name.clone() } else { None };
        let val = self.f.val(name, ty.clone(), span);
        self.loaded.insert(val);
        if self.constants.contains(&place.root) {
            self.inert.insert(val);
        }
        self.emit(Stmt::Let(val, Rhs::Load(place.clone())));
        if place.is_whole() && self.f.vars[place.root].origin == Origin::Owned {
            self.known.insert(place.root, Ex::Val(val));
        }
        Ex::Val(val)
    }

    /// The length of a place. That of a parameter taken by reference may be asked again at any time; any other is bound now.
    pub(crate) fn len_of(&mut self, place: &Place, span: Span) -> Ex {
        let len = Ex::Len(place.clone());
        match self.f.vars[place.root].origin {
            Origin::Shared | Origin::Static if crate::visit::cheap(&len) => len,
            _ => Ex::Val(self.bind_val(Rhs::Ex(len), Ty::usize(), span)),
        }
    }

    /// Writes a scalar.
    pub(crate) fn store(&mut self, place: Place, ex: Ex, ty: &Ty, span: Span) {
        let ex = self.atom(ex, ty, span);
        if place.is_whole() {
            if self.f.vars[place.root].origin == Origin::Owned {
                self.known.insert(place.root, ex.clone());
            }
        } else {
            self.known.remove(&place.root);
        }
        self.emit(Stmt::Store(place, Agg::Scalar(ex)));
    }

    /// Reads a slot as a value, without loading anything.
    pub(crate) fn slot_value(&mut self, slot: &Slot, span: Span) -> Res<Value> {
        Ok(match slot {
            Slot::Value(v) => return self.resolved(v.clone()),
            Slot::Var(var) => Value::Place(Place::var(*var), self.f.vars[*var].ty.clone()),
            Slot::Tuple(parts) => {
                let mut values = vec![];
                for part in parts {
                    values.push(self.slot_value(part, span)?);
                }
                Value::Tuple(values)
            }
            Slot::Fallible { present, payload, error, is_result } => {
                let present = self.load(&Place::var(*present), &Ty::Bool, span);
                let payload = self.slot_value(payload, span)?;
                let error = error.map(|e| Ex::Place(Place::var(e), Borrow::Copy));
                Value::Fallible(Box::new(Fallible { present, payload, error, is_result: *is_result }))
            }
            Slot::Cursor(items, given) => {
                let given = self.load(&Place::var(*given), &Ty::usize(), span);
                let rest = iter::Items::Skip(items.clone(), given);
                let source = iter::Source::Indexed(std::rc::Rc::new(rest));
                Value::Iter(Box::new(iter::Iter { source, stages: vec![], parallel: false }))
            }
            Slot::Poison => return Err(Refused),
            Slot::Deferred(_) => {
                return self.refuse(span, "the macro does not see that this is assigned before it is read; give it a value in its `let`");
            }
        })
    }

    /// Makes a slot that holds a value: variables for the mutable parts.
    pub(crate) fn make_slot(&mut self, value: Value, name: Option<&Ident>, mutable: bool) -> Res<Slot> {
        let span = name.map_or_else(Span::call_site, Ident::span);
        let value = self.resolved(value)?;
        let value = self.spread(value);
        Ok(match value {
            Value::Outcome(id) => self.outcome_slot(id, name, mutable)?,
            Value::Scalar(ex, ty) if mutable => {
                let ex = self.atom(ex, &ty, span);
                let var = self.f.var(name.cloned(), ty, span, Origin::Owned);
                self.emit(Stmt::Declare(var, Some(Agg::Scalar(ex.clone()))));
                self.known.insert(var, ex);
                Slot::Var(var)
            }
            Value::Scalar(ex, ty) => Slot::Value(Value::Scalar(self.named(ex, &ty, name, span), ty)),
            // What the macro cannot see into is spoken of in place; it does not change while it is borrowed.
            Value::Place(place, ty)
                if self.lasting(&place) && !mutable && (self.is_opaque(&ty) || self.types.is_open(&ty)) =>
            {
                Slot::Value(Value::Place(place, ty))
            }
            Value::Place(place, ty) if self.is_user(&ty) => self.user_slot(place, ty, name, mutable, span),
            Value::Place(place, ty)
                if self.types.is_open(&ty)
                    && name.is_some_and(|n| {
                        let name = n.to_string();
                        self.hints.parts(&name) || self.hints.option(&name) && self.part_of_users(&place, &ty)
                    }) =>
            {
                self.user_slot(place, ty, name, mutable, span)
            }
            // Of any type, for all that the body shows: it stays where it is.
            Value::Place(place, ty)
                if self.types.is_open(&ty)
                    && !mutable
                    && self.f.vars[place.root].ty.has_user()
                    && !self.may_change(&place)
                    && name.is_some_and(|n| !self.hints.number(&n.to_string())) =>
            {
                Slot::Value(Value::Place(place, ty))
            }
            Value::Place(place, ty) if self.scalar_like(&ty) => {
                let ex = self.load(&place, &ty, span);
                return self.make_slot(Value::Scalar(ex, ty), name, mutable);
            }
            // A result that has no other name yet is named, not copied.
            Value::Place(place, _)
                if place.is_whole()
                    && self.f.vars[place.root].name.is_none()
                    && self.f.vars[place.root].origin == Origin::Owned =>
            {
                self.f.vars[place.root].name = name.cloned();
                Slot::Var(place.root)
            }
            Value::Place(place, ty) => {
                let var = self.f.var(name.cloned(), ty, span, Origin::Owned);
                self.emit(Stmt::Declare(var, Some(Agg::Copy(place, false))));
                Slot::Var(var)
            }
            Value::Fresh(agg, ty) => {
                let var = self.f.var(name.cloned(), ty, span, Origin::Owned);
                if !mutable && name.is_some() && elements::constant(&agg) && !matches!(agg, Agg::Scalar(_)) {
                    self.constants.insert(var);
                }
                let int = |a: &Agg| match a {
                    Agg::Scalar(Ex::Lit(syn::Lit::Int(_) | syn::Lit::Bool(_) | syn::Lit::Str(_))) => true,
                    Agg::Scalar(Ex::Val(v)) => self.types.is_int(&self.f.vals[*v].ty),
                    _ => false,
                };
                if matches!(&agg, Agg::Struct(l) if l.rest.is_none() && l.fields.iter().all(|(_, a)| int(a)))
                {
                    self.integers.insert(var);
                }
                self.emit(Stmt::Declare(var, Some(agg)));
                Slot::Var(var)
            }
            Value::Tuple(parts) => {
                let mut slots = vec![];
                for part in parts {
                    slots.push(self.make_slot(part, name, mutable)?);
                }
                if mutable || slots.iter().any(|s| !matches!(s, Slot::Value(_))) {
                    Slot::Tuple(slots)
                } else {
                    let values =
                        slots.into_iter().filter_map(|s| if let Slot::Value(v) = s { Some(v) } else { None });
                    Slot::Value(Value::Tuple(values.collect()))
                }
            }
            Value::Fallible(f) if mutable => {
                let present = self.f.var(name.cloned(), Ty::Bool, span, Origin::Owned);
                let now = self.atom(f.present, &Ty::Bool, span);
                self.emit(Stmt::Declare(present, Some(Agg::Scalar(now))));
                let payload = Box::new(self.make_slot(f.payload, name, true)?);
                Slot::Fallible { present, payload, error: None, is_result: f.is_result }
            }
            Value::Fallible(f) => {
                let present = self.atom(f.present, &Ty::Bool, span);
                let payload = self.make_slot(f.payload, name, false)?;
                let payload = self.slot_value(&payload, span)?;
                Slot::Value(Value::Fallible(Box::new(Fallible { present, payload, ..*f })))
            }
            Value::Never => Slot::Value(Value::Never),
            // What it refers to now; another reference may be assigned later.
            Value::Ref(place, ty, false) if mutable && !self.is_opaque(&ty) => {
                let kept = self.kept_type(&ty);
                if self.scalar_like(&kept) {
                    let ex = self.load(&place, &ty, span);
                    return self.make_slot(Value::Scalar(ex, ty), name, true);
                }
                let to_vec = matches!(kept, Ty::Vec(_)) && !matches!(self.types.shallow(&ty), Ty::Vec(_));
                let var = self.f.var(name.cloned(), kept.clone(), span, Origin::Owned);
                self.emit(Stmt::Declare(var, Some(Agg::Copy(place, to_vec))));
                self.copies.insert(var);
                Slot::Value(Value::Ref(Place::var(var), kept, false))
            }
            Value::Ref(..)
            | Value::Closure(_)
            | Value::Iter(_)
            | Value::Range(_)
            | Value::Unit
            | Value::Item(_) => Slot::Value(value),
        })
    }

    /// A place that nobody writes while the function runs.
    pub(crate) fn lasting(&self, place: &Place) -> bool {
        matches!(self.f.vars[place.root].origin, Origin::Shared | Origin::Static)
    }

    /// True where a value of the type is kept in a value and not in a variable.
    pub(crate) fn scalar_like(&self, ty: &Ty) -> bool {
        let ty = self.types.shallow(ty);
        !ty.is_user() && !matches!(ty, Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_))
    }

    /// Gives a scalar the user's name for it.
    pub(super) fn named(&mut self, ex: Ex, ty: &Ty, name: Option<&Ident>, span: Span) -> Ex {
        match &ex {
            Ex::Val(v) if self.f.vals[*v].name.is_none() => {
                self.f.vals[*v].name = name.cloned();
                if let Some(name) = name {
                    self.f.vals[*v].span = name.span();
                }
                ex
            }
            Ex::Val(_) => ex,
            // A literal bound by a `let` stays one: `let n = 3;`.
            Ex::Lit(_) | Ex::Num(_) | Ex::Path(_) if !self.types.is_open(ty) => ex,
            _ => {
                let inert = self.is_inert_ex(&ex);
                let val = self.bind_val(Rhs::Ex(ex), ty.clone(), span);
                self.f.vals[val].name = name.cloned();
                if inert {
                    self.inert.insert(val);
                }
                Ex::Val(val)
            }
        }
    }

    /// A slot in the shape of a value, declared at a marker and not yet written.
    pub(crate) fn slot_like(
        &mut self,
        value: &Value,
        name: Option<&Ident>,
        marker: usize,
        span: Span,
    ) -> Res<Slot> {
        let value = &self.seen(value.clone(), outcome::Seen::Number)?;
        let declare = |low: &mut Self, ty: Ty| {
            let user = ty.has_user();
            let var = low.f.var(name.cloned(), ty, span, Origin::Owned);
            low.deferred[marker].get_or_insert_default().push(Stmt::Declare(var, None));
            if user {
                low.users.insert(var);
            }
            var
        };
        Ok(match value {
            Value::Scalar(_, ty) | Value::Place(_, ty) | Value::Fresh(_, ty) => {
                Slot::Var(declare(self, ty.clone()))
            }
            Value::Tuple(parts) => {
                let mut slots = vec![];
                for part in parts {
                    slots.push(self.slot_like(part, name, marker, span)?);
                }
                Slot::Tuple(slots)
            }
            Value::Fallible(f) => {
                let present = declare(self, Ty::Bool);
                let error = f.is_result.then(|| {
                    let var = self.f.var(
                        Some(Ident::new("error", Span::mixed_site())),
                        Ty::Named("_".into()),
                        span,
                        Origin::Owned,
                    );
                    let none = Agg::Opaque(Ex::Path(quote::quote!(::core::option::Option::None)));
                    self.deferred[marker].get_or_insert_default().push(Stmt::Declare(var, Some(none)));
                    var
                });
                let payload = self.slot_like(&f.payload, name, marker, span)?;
                // Where there is no payload none is written.
                for stmt in self.deferred[marker].get_or_insert_default() {
                    if let Stmt::Declare(var, agg @ None) = stmt
                        && self.f.vars[*var].ty.has_user()
                    {
                        *agg = Some(Agg::Blank);
                    }
                }
                Slot::Fallible { present, payload: Box::new(payload), error, is_result: f.is_result }
            }
            Value::Unit => Slot::Value(Value::Unit),
            // A reference that is known later: what it refers to does not change while it is borrowed.
            Value::Ref(_, ty, false) if !self.scalar_like(ty) || !self.is_opaque(ty) => {
                let ty = self.kept_type(ty);
                let var = declare(self, ty.clone());
                if self.scalar_like(&ty) {
                    Slot::Var(var)
                } else {
                    self.copies.insert(var);
                    Slot::Value(Value::Ref(Place::var(var), ty, false))
                }
            }
            Value::Ref(place, ty, false) => Slot::Value(Value::Ref(place.clone(), ty.clone(), false)),
            Value::Never
            | Value::Ref(..)
            | Value::Closure(_)
            | Value::Iter(_)
            | Value::Range(_)
            | Value::Outcome(_)
            | Value::Item(_) => {
                return self.refuse(
                    span,
                    "a reference, closure or iterator that is chosen at run time is not supported; choose between values instead",
                );
            }
        })
    }

    /// Writes a value into a slot of its shape.
    pub(crate) fn fill_slot(&mut self, slot: &Slot, value: Value, span: Span) -> Res<()> {
        let value = match slot {
            Slot::Var(var) => {
                let ty = self.f.vars[*var].ty.clone();
                let seen =
                    if self.types.is_open(&ty) { outcome::Seen::Number } else { outcome::Seen::Type(ty) };
                self.seen(value, seen)?
            }
            Slot::Tuple(slots) => self.seen(value, outcome::Seen::Parts(slots.len(), false))?,
            Slot::Fallible { is_result, .. } => {
                self.seen(value, outcome::Seen::Fallible(Some(*is_result)))?
            }
            _ => self.resolved(value)?,
        };
        match (slot, value) {
            (Slot::Value(Value::Outcome(id)), value) => match self.outcome_target(*id, &value) {
                Some(slot) => self.fill_slot(&slot, value, span),
                None => self.refuse(span, "the macro does not see that this name is `mut`; write `let mut`"),
            },
            (_, Value::Never) => Ok(()),
            (Slot::Var(var), value) => self.assign(Place::var(*var), value, span),
            (Slot::Tuple(slots), Value::Tuple(values)) if slots.len() == values.len() => {
                slots.iter().zip(values).try_for_each(|(s, v)| self.fill_slot(s, v, span))
            }
            (Slot::Fallible { present, payload, error, .. }, Value::Fallible(f)) => {
                let absent = is_bool(&f.present, false);
                self.store(Place::var(*present), f.present, &Ty::Bool, span);
                if let (Some(var), Some(ex)) = (error, f.error) {
                    self.emit(Stmt::Store(Place::var(*var), Agg::Opaque(ex)));
                }
                // What is not there is not written.
                if absent { Ok(()) } else { self.fill_slot(payload, f.payload, span) }
            }
            (Slot::Value(Value::Unit), _) => Ok(()),
            (Slot::Value(Value::Ref(to, ty, _)), Value::Ref(from, from_ty, false))
                if self.copies.contains(&to.root) =>
            {
                let to_vec = matches!(ty, Ty::Vec(_)) && !matches!(self.types.shallow(&from_ty), Ty::Vec(_));
                self.types.unify(ty, &from_ty);
                if from.root == to.root {
                    // `rest = &rest[1..]`: all is read before any of it is written.
                    let part = self.f.var(None, ty.clone(), span, Origin::Owned);
                    self.emit(Stmt::Declare(part, Some(Agg::Copy(from, to_vec))));
                    self.emit(Stmt::Store(to.clone(), Agg::Copy(Place::var(part), false)));
                } else {
                    self.emit(Stmt::Store(to.clone(), Agg::Copy(from, to_vec)));
                }
                Ok(())
            }
            (Slot::Value(Value::Ref(a, ..)), Value::Ref(b, ..))
                if a.root == b.root && a.is_whole() && b.is_whole() =>
            {
                Ok(())
            }
            _ => {
                self.refuse(span, "the shapes of the values assigned here differ; assign values of one shape")
            }
        }
    }

    /// The type of what a place holds, as far as it is known.
    pub(super) fn type_at(&self, place: &Place) -> Option<Ty> {
        let mut ty = self.types.shallow(&self.f.vars[place.root].ty);
        for proj in &place.path {
            ty = match proj {
                Proj::Index(_) => self.types.shallow(ty.element()?),
                Proj::Range(..) | Proj::Field(_) | Proj::Payload(_) => return None,
            };
        }
        Some(ty)
    }

    /// `place = value`, whatever the value is.
    pub(crate) fn assign(&mut self, place: Place, value: Value, span: Span) -> Res<()> {
        let value = self.spread(value);
        let value = if matches!(value, Value::Outcome(_)) {
            match self.type_at(&place) {
                Some(ty) if !self.types.is_open(&ty) => self.seen(value, outcome::Seen::Type(ty))?,
                _ => self.seen(value, outcome::Seen::Number)?,
            }
        } else {
            value
        };
        match value {
            Value::Scalar(ex, ty) => {
                let held = match place.is_whole() {
                    true => Some(self.f.vars[place.root].ty.clone()),
                    false => self.type_at(&place),
                };
                if let Some(held) = held {
                    self.types.unify(&held, &ty);
                }
                self.store(place, ex, &ty, span);
            }
            Value::Place(from, ty) | Value::Ref(from, ty, false) if self.scalar_like(&ty) => {
                let ex = self.load(&from, &ty, span);
                self.store(place, ex, &ty, span);
            }
            Value::Place(from, ty) => {
                self.known.remove(&place.root);
                // `m[i] = m[j]`, where `i` may be `j`.
                let from = if from.root == place.root { self.copy_of(from, &ty, span) } else { from };
                self.emit(Stmt::Store(place, Agg::Copy(from, false)));
            }
            Value::Fresh(agg, ty) => {
                self.known.remove(&place.root);
                // `m[i] = m[j].clone()`: all is read before any of it is written.
                let agg = if copies(&agg, place.root) {
                    let var = self.f.var(None, ty, span, Origin::Owned);
                    self.emit(Stmt::Declare(var, Some(agg)));
                    Agg::Copy(Place::var(var), false)
                } else {
                    agg
                };
                self.emit(Stmt::Store(place, agg));
            }
            // An option that is a part of something.
            Value::Fallible(f)
                if !f.is_result && (!place.is_whole() || self.is_user(&self.f.vars[place.root].ty)) =>
            {
                self.known.remove(&place.root);
                let (agg, _) = self.option_place(*f, span)?;
                self.emit(Stmt::Store(place, agg));
            }
            // An element that is a tuple; all of it was read before.
            Value::Tuple(parts) if !place.is_whole() => {
                for (k, part) in parts.into_iter().enumerate() {
                    self.assign(place.then(Proj::Field(syn::Member::from(k))), part, span)?;
                }
            }
            Value::Never => {}
            _ => return self.refuse(
                span,
                "this cannot be assigned in a differentiated function; assign a float, an array or a vector",
            ),
        }
        Ok(())
    }

    /// A number of the language, for certain.
    pub(super) fn is_number(&self, ty: &Ty) -> bool {
        self.types.is_float(ty) || self.types.is_int(ty)
    }
}

/// Whether contents are a copy of a part of a variable.
pub(super) fn copies(agg: &Agg, var: VarId) -> bool {
    match agg {
        Agg::Opaque(ex) => {
            let mut found = false;
            crate::visit::ex(ex, &mut |e| found |= matches!(e, Ex::Place(p, _) if p.root == var));
            found
        }
        agg => {
            let mut found = false;
            crate::visit::agg_places(agg, &mut |p| found |= p.root == var);
            found
        }
    }
}
