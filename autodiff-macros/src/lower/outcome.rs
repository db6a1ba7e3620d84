//! What calls of annotated functions give. The macro does not see their types: a `let` may say it, or the pattern, the field, the
//! index, the method that takes the result apart. Until one of them has, the result is an *outcome*; what nothing takes apart is
//! a number.
use super::*;

/// How deep a result may be nested.
const MAX_LEVEL: usize = 24;

/// The result of a call, or a part of one.
pub(crate) struct Outcome {
    /// What it was found to be.
    found: Option<Found>,
    /// The name it is bound to.
    name: Option<Ident>,
    /// It has a name.
    bound: bool,
    /// Where the variable is declared, if the name is `mut`.
    marker: Option<usize>,
    /// How deep that is.
    depth: usize,
    /// Of how many others it is a part.
    level: usize,
    /// The whole result of a call: a number of unknown type is like the first that went in.
    like: Option<Ty>,
    /// No float went in: whatever it is, it is a constant.
    inert: bool,
    /// The place right after the call.
    after: Option<usize>,
    /// An expression of its type, which never runs.
    words: Option<TokenStream>,
    /// Something of the user's went in, or it is made by a function of a type: it may be of any type until something shows it.
    any: bool,
    span: Span,
}

struct Found {
    gives: Gives,
    value: Value,
    slot: Option<Slot>,
    /// What may fail: whether it went well, and the error.
    fallible: Option<(ValId, ValId)>,
}

/// What a use says of a result.
#[derive(Clone)]
pub(crate) enum Seen {
    Type(Ty),
    Number,
    /// A tuple of so many parts; `true`: or more.
    Parts(usize, bool),
    /// An `Option` (`Some(false)`), a `Result` (`Some(true)`), one of the two.
    Fallible(Option<bool>),
    /// Something of the user's, with parts.
    User,
}

impl Seen {
    /// An array, slice or vector: anything that has elements.
    fn sequence(low: &mut Lower<'_>) -> Seen {
        let leaf = low.types.open();
        Seen::Type(Ty::Slice(Box::new(leaf)))
    }
}

impl Lower<'_> {
    /// A new outcome; `like` where it is all that a call gives.
    pub(super) fn outcome(&mut self, like: Option<Ty>, span: Span) -> usize {
        self.outcomes.push(Outcome {
            found: None,
            name: None,
            bound: false,
            marker: None,
            depth: 0,
            level: 0,
            like,
            inert: false,
            after: None,
            words: None,
            any: false,
            span,
        });
        self.outcomes.len() - 1
    }

    /// The outcome of a call that no float goes into.
    pub(super) fn inert_outcome(&mut self, span: Span) -> usize {
        let id = self.outcome(None, span);
        self.outcomes[id].inert = true;
        id
    }

    /// Marks the place right after the call.
    pub(super) fn mark_after(&mut self, id: usize) {
        self.outcomes[id].after = Some(self.defer());
    }

    /// An outcome for a part of another one; `of` makes an expression of its type of one of the whole.
    fn part_of(&mut self, id: usize, like: Option<Ty>, of: impl Fn(&TokenStream) -> TokenStream) -> usize {
        let part = self.outcome(like, self.outcomes[id].span);
        self.outcomes[part].inert = self.outcomes[id].inert;
        self.outcomes[part].level = self.outcomes[id].level + 1;
        self.outcomes[part].any = self.outcomes[id].any;
        self.outcomes[part].words = self.outcomes[id].words.as_ref().map(of);
        part
    }

    /// The k-th part of a tuple.
    fn nth_of(&mut self, id: usize, k: usize) -> usize {
        let k = syn::Index::from(k);
        self.part_of(id, None, |words| quote::quote!(#words.#k))
    }

    /// Says by an expression of what type an outcome is.
    pub(super) fn worded(&mut self, id: usize, words: Option<TokenStream>, any: bool) {
        self.outcomes[id].words = words;
        self.outcomes[id].any = any;
    }

    /// A value that is handed on as it is: of any type, if it may be one of the user's.
    pub(super) fn seen_any(&mut self, value: Value) -> Res<Value> {
        let any = matches!(&value, Value::Outcome(id) if self.outcomes[*id].any);
        self.seen(value, if any { Seen::User } else { Seen::Number })
    }

    /// A value that becomes an element of a sequence: of the type that the elements have, if it is known.
    pub(super) fn seen_element(&mut self, value: Value, leaf: &Ty) -> Res<Value> {
        match self.types.settle(leaf) {
            ty @ (Ty::Named(_) | Ty::Like(_) | Ty::Tuple(_) | Ty::Array(..) | Ty::Vec(_)) => {
                self.seen(value, Seen::Type(ty))
            }
            _ => self.seen(value, Seen::Number),
        }
    }

    /// A value that a reference is taken to: no number.
    pub(super) fn seen_whole(&mut self, value: Value) -> Res<Value> {
        match &value {
            // Of a type parameter it is not known whether it has a tangent.
            Value::Outcome(id) if self.outcomes[*id].any || self.floats.is_empty() => {
                self.seen(value, Seen::User)
            }
            _ => self.seen_sequence(value),
        }
    }

    /// A value of which a field is read.
    pub(super) fn seen_field(&mut self, value: Value, member: &syn::Member) -> Res<Value> {
        let Value::Outcome(id) = &value else { return Ok(value) };
        match member {
            syn::Member::Unnamed(k) if !self.outcomes[*id].any => {
                let n = k.index as usize + 1;
                self.seen(value, Seen::Parts(n, true))
            }
            _ => self.seen(value, Seen::User),
        }
    }

    /// The outcome as what it was found to be, or itself; a tuple that may turn out to be longer stays what it is.
    pub(super) fn resolved(&mut self, value: Value) -> Res<Value> {
        match value {
            Value::Outcome(id)
                if !matches!(&self.outcomes[id].found, Some(Found { gives: Gives::Parts(_, true), .. })) =>
            {
                self.as_found(id)
            }
            value => Ok(value),
        }
    }

    fn as_found(&mut self, id: usize) -> Res<Value> {
        match &self.outcomes[id].found {
            Some(Found { slot: Some(slot), .. }) => {
                let (slot, span) = (slot.clone(), self.outcomes[id].span);
                self.slot_value(&slot, span)
            }
            Some(found) => Ok(found.value.clone()),
            None => Ok(Value::Outcome(id)),
        }
    }

    /// True for what a call gave that no float went into.
    pub(super) fn inert_outcome_value(&self, value: &Value) -> bool {
        matches!(value, Value::Outcome(id) if self.outcomes[*id].inert)
    }

    /// A value of which a use says what it is.
    pub(crate) fn seen(&mut self, value: Value, as_what: Seen) -> Res<Value> {
        let Value::Outcome(id) = value else { return Ok(value) };
        self.find(id, as_what);
        self.as_found(id)
    }

    pub(crate) fn seen_sequence(&mut self, value: Value) -> Res<Value> {
        if !matches!(value, Value::Outcome(_)) {
            return Ok(value);
        }
        let sequence = Seen::sequence(self);
        self.seen(value, sequence)
    }

    /// A value that is to have the shape of another one.
    pub(super) fn seen_like(&mut self, value: Value, other: &Value) -> Res<Value> {
        let other = self.resolved(other.clone())?;
        let as_what = match &other {
            Value::Tuple(parts) => Seen::Parts(parts.len(), false),
            Value::Fallible(f) => Seen::Fallible(Some(f.is_result)),
            Value::Place(_, ty) | Value::Fresh(_, ty) | Value::Ref(_, ty, _) if !self.scalar_like(ty) => {
                Seen::Type(ty.clone())
            }
            Value::Unit => return self.resolved(value),
            _ => Seen::Number,
        };
        self.seen(value, as_what)
    }

    /// A value with nothing open in it.
    pub(super) fn decided(&mut self, value: Value) -> Value {
        match self.seen(value, Seen::Number) {
            Ok(Value::Tuple(parts)) => Value::Tuple(parts.into_iter().map(|p| self.decided(p)).collect()),
            Ok(Value::Fallible(f)) => {
                let payload = self.decided(f.payload);
                Value::Fallible(Box::new(Fallible { payload, ..*f }))
            }
            Ok(value) => value,
            Err(Refused) => Value::Never,
        }
    }

    /// What a pattern says of the value it is matched with.
    pub(super) fn seen_pattern(&mut self, value: Value, pat: &syn::Pat) -> Res<Value> {
        if !matches!(value, Value::Outcome(_)) {
            return Ok(value);
        }
        let rest = |p: &syn::Pat| matches!(p, syn::Pat::Rest(_));
        if let (syn::Pat::Tuple(t), Value::Outcome(id)) = (pat, &value)
            && let Some(dots) = t.elems.iter().find(|p| rest(p))
            && !t.elems.last().is_some_and(rest)
            && !matches!(&self.outcomes[*id].found, Some(Found { gives: Gives::Parts(_, false), .. }))
        {
            return self.refuse(
                dots.span(),
                "the macro does not see how many parts `..` stands for; write `_` for each, or the type of the value",
            );
        }
        let as_what = match pat {
            syn::Pat::Paren(p) => return self.seen_pattern(value, &p.pat),
            syn::Pat::Tuple(t) => {
                let more = t.elems.iter().any(rest);
                Seen::Parts(t.elems.len() - usize::from(more), more)
            }
            syn::Pat::Slice(s) => {
                let leaf = Box::new(self.types.open());
                if s.elems.iter().any(super::pattern::rest_like) {
                    Seen::Type(Ty::Slice(leaf))
                } else {
                    Seen::Type(Ty::Array(leaf, s.elems.len().to_string()))
                }
            }
            syn::Pat::TupleStruct(t) if t.path.is_ident("Some") => Seen::Fallible(Some(false)),
            syn::Pat::TupleStruct(t) if t.path.is_ident("Ok") || t.path.is_ident("Err") => {
                Seen::Fallible(Some(true))
            }
            syn::Pat::Ident(i) if i.ident == "None" => Seen::Fallible(Some(false)),
            syn::Pat::TupleStruct(_) | syn::Pat::Struct(_) => Seen::User,
            syn::Pat::Wild(_) | syn::Pat::Ident(_) => return self.resolved(value),
            _ => Seen::Number,
        };
        self.seen(value, as_what)
    }

    /// What a method says of its receiver.
    pub(super) fn seen_method(&mut self, value: Value, name: &str) -> Res<Value> {
        let Value::Outcome(id) = value else { return Ok(value) };
        // Any type may have these methods; of a constant the macro need not know what they do.
        if self.outcomes[id].inert && !FALLIBLE.contains(&name) && !LOOPS.contains(&name) {
            return self.seen(value, Seen::Number);
        }
        let as_what = match name {
            "clone" => return self.resolved(value),
            "is_ok" | "is_err" | "map_err" | "ok" => Seen::Fallible(Some(true)),
            "is_some" | "is_none" | "unwrap" | "unwrap_unchecked" | "expect" | "unwrap_or"
            | "unwrap_or_else" | "unwrap_or_default" | "ok_or" | "ok_or_else" | "and_then" | "map"
            | "map_or" | "map_or_else" | "filter" | "or" | "or_else" | "is_some_and" | "copied"
            | "cloned" => Seen::Fallible(None),
            "push" | "pop" | "extend" | "extend_from_slice" | "truncate" | "resize" | "clear" | "insert"
            | "remove" | "append" | "drain" | "retain" => {
                let leaf = Box::new(self.types.open());
                Seen::Type(Ty::Vec(leaf))
            }
            name if vectors::array_method(name) || SEQUENCE.contains(&name) => Seen::sequence(self),
            name if !hints::std_method(name) => Seen::User,
            _ => Seen::Number,
        };
        self.seen(value, as_what)
    }

    /// Decides what an outcome is; what was decided before stays, and a tuple may turn out to be longer.
    fn find(&mut self, id: usize, as_what: Seen) {
        if self.outcomes[id].found.is_some() {
            if let Seen::Parts(n, more) = as_what {
                self.lengthen(id, n, more);
            }
            return;
        }
        let span = self.outcomes[id].span;
        // A tuple that is to be one of its own parts has no end.
        let as_what = if self.outcomes[id].level < MAX_LEVEL { as_what } else { Seen::Number };
        let (name, like) = (self.outcomes[id].name.clone(), self.outcomes[id].like.clone());
        // Rows may be arrays or vectors: an expression of their type knows. (A type parameter may have no tangent.)
        let rows = matches!(&as_what, Seen::Type(Ty::Slice(leaf)) if self.types.is_open(leaf))
            && self.floats.is_empty()
            && name.as_ref().is_some_and(|name| self.hints.rows(&name.to_string()));
        let as_what = if rows { Seen::User } else { as_what };
        let (gives, value) = match as_what {
            Seen::Type(Ty::Unit) => (Gives::Nothing, Value::Unit),
            Seen::Type(Ty::Option(inner)) => return self.find_fallible(id, Some(false), Some(*inner)),
            Seen::Type(Ty::Result(inner, _)) => return self.find_fallible(id, Some(true), Some(*inner)),
            Seen::Fallible(is_result) => return self.find_fallible(id, is_result, None),
            Seen::Type(Ty::Tuple(types)) => {
                let parts: Vec<usize> = (0..types.len()).map(|k| self.nth_of(id, k)).collect();
                for (k, ty) in parts.iter().zip(types) {
                    self.find_type(*k, ty);
                }
                tuple_of(&parts, false)
            }
            Seen::Parts(n, more) => {
                let parts: Vec<usize> = (0..n).map(|k| self.nth_of(id, k)).collect();
                tuple_of(&parts, more)
            }
            Seen::Type(ty) if !self.scalar_like(&ty) => {
                let var = self.f.var(name.clone(), ty.clone(), span, Origin::Owned);
                if !self.outcomes[id].inert && ty.has_user() {
                    self.users.insert(var);
                }
                (Gives::Var(var), Value::Place(Place::var(var), ty))
            }
            Seen::User if self.outcomes[id].words.is_some() => {
                let words = self.outcomes[id].words.clone().unwrap_or_default();
                let ty = Ty::Like(words.to_string());
                let var = self.f.var(name.clone(), ty.clone(), span, Origin::Owned);
                if !self.outcomes[id].inert {
                    self.users.insert(var);
                }
                (Gives::Var(var), Value::Place(Place::var(var), ty))
            }
            Seen::Type(_) | Seen::Number | Seen::User => {
                let ty = match as_what {
                    Seen::Type(ty @ (Ty::Float(_) | Ty::Int(_) | Ty::Bool | Ty::Infer(_))) => ty,
                    _ => self.types.open(),
                };
                let val = self.f.val(name.clone(), ty.clone(), span);
                if self.outcomes[id].inert {
                    self.inert.insert(val);
                } else {
                    self.loaded.insert(val);
                }
                if let Some(like) = like {
                    self.results.push((ty.clone(), like));
                }
                (Gives::Scalar(val), Value::Scalar(Ex::Val(val), ty))
            }
        };
        self.found(id, Found { gives, value, slot: None, fallible: None });
    }

    /// A tuple that may be longer than was known turns out to be.
    fn lengthen(&mut self, id: usize, n: usize, more: bool) {
        let Some(Found { gives: Gives::Parts(parts, open @ true), .. }) = &mut self.outcomes[id].found else {
            return;
        };
        *open = more;
        let missing = n.saturating_sub(parts.len());
        for k in 0..missing {
            let part = self.nth_of(id, n - missing + k);
            let slot = self.outcomes[id]
                .marker
                .and_then(|marker| self.declared_at(id, marker, Value::Outcome(part)));
            let Some(found) = &mut self.outcomes[id].found else { return };
            if let (Gives::Parts(parts, _), Value::Tuple(values)) = (&mut found.gives, &mut found.value) {
                parts.push(Gives::Open(part));
                values.push(Value::Outcome(part));
            }
            if let (Some(Slot::Tuple(slots)), Some(slot)) = (&mut found.slot, slot) {
                slots.push(slot);
            }
        }
    }

    /// A slot for a part of a result, declared where the result was bound.
    fn declared_at(&mut self, id: usize, marker: usize, value: Value) -> Option<Slot> {
        let name = self.outcomes[id].name.clone();
        self.blocks.push(vec![]);
        let slot = self.make_slot(value, name.as_ref(), true);
        let declared = self.blocks.pop().unwrap_or_default();
        self.deferred[marker].get_or_insert_default().extend(declared);
        let slot = slot.ok()?;
        // In a loop that began after it was declared, it may have been written in the round before.
        if self.blocks.len() != self.outcomes[id].depth {
            self.forget(&slot);
        }
        self.mark_mutable(&slot);
        Some(slot)
    }

    /// What a type says; an open one says nothing.
    pub(super) fn find_type(&mut self, id: usize, ty: Ty) {
        if structs::known(Some(&ty)).is_none() {
            if structs::is_parts(&ty) {
                self.find(id, Seen::User);
            }
            return;
        }
        if !self.types.is_open(&ty) {
            let ty = self.types.shallow(&ty);
            self.find(id, Seen::Type(ty));
        }
    }

    fn find_fallible(&mut self, id: usize, is_result: Option<bool>, inner: Option<Ty>) {
        let span = self.outcomes[id].span;
        // A constant may be of a type that has no zero: it stays an `Option`, opened where it comes out of the call.
        if let (true, Some(after)) = (self.outcomes[id].inert, self.outcomes[id].after) {
            let whole = self.f.val(None, Ty::Named("_".into()), span);
            self.blocks.push(vec![]);
            let opened = self.open(Ex::Val(whole), inner.as_ref(), is_result == Some(true), span);
            self.deferred[after] = self.blocks.pop();
            if let (Some(inner), Value::Scalar(_, ty)) = (inner, &opened.payload) {
                self.types.unify(&ty.clone(), &inner);
            }
            let value = Value::Fallible(Box::new(opened));
            return self.found(id, Found { gives: Gives::Scalar(whole), value, slot: None, fallible: None });
        }
        let like = self.outcomes[id].like.clone();
        let present = self.f.val(None, Ty::Bool, span);
        let error = self.f.val(None, Ty::Named("_".into()), span);
        let krate = self.krate.clone();
        let payload = self.part_of(id, like, |words| quote::quote!(#krate::sweep::payload_of(#words)));
        if let Some(inner) = inner {
            self.find_type(payload, inner);
        }
        let value = Value::Fallible(Box::new(Fallible {
            present: Ex::Val(present),
            payload: Value::Outcome(payload),
            error: (is_result != Some(false)).then_some(Ex::Val(error)),
            is_result: is_result == Some(true),
        }));
        let gives = Gives::Open(payload);
        self.found(id, Found { gives, value, slot: None, fallible: Some((present, error)) });
    }

    /// Notes what an outcome is, and declares the variable that it is bound to.
    fn found(&mut self, id: usize, mut found: Found) {
        if let Some(marker) = self.outcomes[id].marker {
            found.slot = self.declared_at(id, marker, found.value.clone());
        }
        self.outcomes[id].found = Some(found);
    }

    fn unread(&self, id: usize) -> bool {
        let outcome = &self.outcomes[id];
        outcome.level > 0 && !outcome.bound && outcome.marker.is_none()
    }

    fn forget(&mut self, slot: &Slot) {
        match slot {
            Slot::Var(var) => {
                self.known.remove(var);
            }
            Slot::Tuple(slots) => slots.iter().for_each(|s| self.forget(s)),
            Slot::Fallible { present, payload, .. } => {
                self.known.remove(present);
                self.forget(payload);
            }
            Slot::Cursor(_, given) => {
                self.known.remove(given);
            }
            Slot::Value(_) | Slot::Poison | Slot::Deferred(_) => {}
        }
    }

    /// The slot of an outcome that a name is bound to.
    pub(super) fn outcome_slot(&mut self, id: usize, name: Option<&Ident>, mutable: bool) -> Res<Slot> {
        // A second name is another variable, or of what may change under the first.
        if self.outcomes[id].bound && (mutable || self.outcomes[id].marker.is_some()) {
            let value = self.seen(Value::Outcome(id), Seen::Number)?;
            return self.make_slot(value, name, mutable);
        }
        self.outcomes[id].bound = true;
        self.outcomes[id].name = self.outcomes[id].name.take().or(name.cloned());
        if mutable {
            self.outcomes[id].marker = Some(self.defer());
            self.outcomes[id].depth = self.blocks.len();
        }
        Ok(Slot::Value(Value::Outcome(id)))
    }

    /// True for what is bound to a `mut` name: it may change before it is used again.
    pub(super) fn outcome_may_change(&self, value: &Value) -> bool {
        matches!(value, Value::Outcome(id) if self.outcomes[*id].marker.is_some())
    }

    /// The slot that assignments to an outcome's name go to.
    pub(super) fn outcome_target(&mut self, id: usize, value: &Value) -> Option<Slot> {
        let as_what = match value {
            Value::Tuple(parts) => Seen::Parts(parts.len(), false),
            Value::Fallible(f) => Seen::Fallible(Some(f.is_result)),
            Value::Place(_, ty) | Value::Fresh(_, ty) => Seen::Type(ty.clone()),
            _ => Seen::Number,
        };
        self.find(id, as_what);
        self.outcomes[id].found.as_ref().and_then(|f| f.slot.clone())
    }

    /// At the end of the body: what was never taken apart is a number, and the calls say what they give.
    pub(super) fn settle_outcomes(&mut self, body: &mut Block) {
        let mut k = 0;
        while k < self.outcomes.len() {
            if self.outcomes[k].found.is_none() {
                // A part that nobody reads is of any type.
                let as_what = if self.unread(k) { Seen::Type(Ty::Unit) } else { Seen::Number };
                self.find(k, as_what);
            }
            k += 1;
        }
        // Of rows the macro must know whether they are arrays or vectors.
        for k in 0..self.outcomes.len() {
            let Some(Found { value: Value::Place(_, ty), .. }) = &self.outcomes[k].found else { continue };
            let ty = self.types.settle(ty);
            if ty.element().is_some_and(holds_slice) {
                self.errors.push(self.outcomes[k].span, "the type of this result is not visible to the macro; write it, as in `let m: Vec<Vec<f64>> = ..`");
            }
        }
        let (outcomes, written) = (&self.outcomes, &self.written);
        crate::visit::block_mut(body, &mut |s| {
            if let Stmt::Call(c) = s
                && let Gives::Open(id) = c.gives
            {
                let found = outcomes[id].found.as_ref();
                c.fallible = found.and_then(|f| f.fallible);
                c.gives = given(outcomes, &c.gives);
                c.typed = matches!(c.gives, Gives::Scalar(v) if written.contains(&v));
                if !matches!(c.gives, Gives::Scalar(_)) {
                    c.kind = CallKind::Taped;
                }
            }
        });
    }
}

/// Methods of options and results.
const FALLIBLE: [&str; 18] = [
    "is_some",
    "is_none",
    "unwrap",
    "expect",
    "unwrap_or",
    "unwrap_or_else",
    "unwrap_or_default",
    "ok_or",
    "ok_or_else",
    "and_then",
    "map",
    "map_or",
    "map_or_else",
    "filter",
    "or",
    "or_else",
    "is_some_and",
    "copied",
];

/// Methods of a sequence that a loop follows.
const LOOPS: [&str; 7] =
    ["iter", "into_iter", "windows", "chunks", "par_iter", "into_par_iter", "par_chunks"];

/// Methods of sequences that are none of `array_method`.
const SEQUENCE: [&str; 24] = [
    "get_mut",
    "first_mut",
    "last_mut",
    "swap",
    "fill",
    "reverse",
    "sort_by",
    "sort_unstable_by",
    "split_at",
    "split_at_mut",
    "copy_from_slice",
    "as_slice",
    "as_mut_slice",
    "concat",
    "join",
    "rchunks",
    "chunks_mut",
    "chunks_exact_mut",
    "split_first",
    "split_last",
    "into_vec",
    "as_ref",
    "rotate_left",
    "rotate_right",
];

fn holds_slice(ty: &Ty) -> bool {
    matches!(ty, Ty::Slice(_)) || ty.element().is_some_and(holds_slice)
}

fn tuple_of(parts: &[usize], more: bool) -> (Gives, Value) {
    let gives = parts.iter().map(|k| Gives::Open(*k)).collect();
    (Gives::Parts(gives, more), Value::Tuple(parts.iter().map(|k| Value::Outcome(*k)).collect()))
}

/// What was found, all the way down.
fn given(outcomes: &[Outcome], gives: &Gives) -> Gives {
    match gives {
        Gives::Open(k) => outcomes[*k].found.as_ref().map_or(Gives::Nothing, |f| given(outcomes, &f.gives)),
        Gives::Parts(parts, more) => Gives::Parts(parts.iter().map(|p| given(outcomes, p)).collect(), *more),
        other => other.clone(),
    }
}
