//! Patterns: a pattern and a value in, bound names out; and the test whether a value matches.
use super::*;
use quote::{ToTokens, quote};
use syn::{Pat, PatIdent, PatTuple};

/// When a pattern matches (`None`: always), and what it binds then.
pub(crate) type Tested = (Option<Ex>, Vec<(Pat, Value)>);

impl Lower<'_> {
    /// Binds an irrefutable pattern.
    pub(crate) fn bind_pattern(&mut self, pat: &Pat, value: Value) -> Res<()> {
        let value = self.seen_pattern(value, pat)?;
        match pat {
            Pat::Wild(_) => Ok(()),
            Pat::Ident(p) => self.bind_ident(p, value),
            Pat::Paren(p) => self.bind_pattern(&p.pat, value),
            Pat::Type(t) => {
                let ty = crate::types::read(&t.ty, self.floats);
                let value = self.typed(value, &ty);
                self.bind_pattern(&t.pat, value)
            }
            Pat::Reference(r) => {
                let inner = self.deref(value, r.span())?;
                self.bind_pattern(&r.pat, inner)
            }
            Pat::Tuple(t) => self.bind_tuple(t, value),
            Pat::Slice(s) => self.bind_slice(s, value),
            Pat::Struct(_) | Pat::TupleStruct(_) => {
                let value = match value {
                    value @ Value::Fresh(..) => {
                        let (place, ty) = self.place_of(value, pat.span())?;
                        Value::Place(place, ty)
                    }
                    value => value,
                };
                let (_, binds) = self.test_pattern(pat, &value)?;
                binds.into_iter().try_for_each(|(pat, value)| self.bind_pattern(&pat, value))
            }
            _ => self.refuse(pat.span(), "this pattern is not supported in a differentiated function; bind the parts with a `let` each"),
        }
    }

    fn bind_ident(&mut self, p: &PatIdent, value: Value) -> Res<()> {
        if p.subpat.is_some() {
            return self.refuse(p.span(), "`@` is not supported here; bind the name with a `let` of its own");
        }
        if p.by_ref.is_some() {
            let Value::Place(place, ty) = self.seen_sequence(value)? else {
                return self.refuse(
                    p.span(),
                    "`ref` of a value that is not a place is not supported; bind it without `ref`",
                );
            };
            let mutable = p.mutability.is_some();
            self.bind(&p.ident, Slot::Value(Value::Ref(place, ty, mutable)));
            return Ok(());
        }
        let slot = match value {
            Value::Iter(it) if p.mutability.is_some() => self.cursor(*it, p.span())?,
            value => self.make_slot(value, Some(&p.ident), p.mutability.is_some())?,
        };
        if p.mutability.is_some() {
            self.mark_mutable(&slot);
        }
        self.bind(&p.ident, slot);
        Ok(())
    }

    /// An element of a table of constants, a part of something of the user's: its pattern says how many parts it has.
    fn told_by_pattern(&self, place: &Place, ty: &Ty, t: &PatTuple) -> bool {
        let of = &self.f.vars[place.root];
        (of.origin == Origin::Static && self.types.is_open(ty) || self.part_of_users(place, ty))
            && !t.elems.iter().rev().skip(1).any(|p| matches!(p, Pat::Rest(_)))
    }

    /// True for a part of something of the user's whose type nobody has seen, and for a tuple of the user's by name.
    pub(super) fn part_of_users(&self, place: &Place, ty: &Ty) -> bool {
        self.types.settle(&self.f.vars[place.root].ty).has_user()
            && (self.types.is_open(ty) || self.is_user(ty))
    }

    /// The types of the parts of a tuple, as far as they are known.
    pub(super) fn tuple_types(&mut self, ty: &Ty, n: usize) -> Vec<Ty> {
        let known = match self.types.shallow(ty) {
            Ty::Named(text) => self.reread(&text),
            ty => Some(ty),
        };
        match known {
            Some(Ty::Tuple(types)) => types,
            // Of `..` at the end nothing is bound.
            _ => (0..n).map(|_| self.types.open()).collect(),
        }
    }

    fn bind_tuple(&mut self, t: &PatTuple, value: Value) -> Res<()> {
        let value = self.spread(value);
        let by_ref = match &value {
            Value::Ref(_, _, m) => Some(*m),
            _ => None,
        };
        let parts = match value {
            Value::Tuple(parts) => parts,
            Value::Ref(place, ty, _) | Value::Place(place, ty)
                if matches!(self.types.shallow(&ty), Ty::Tuple(_))
                    || self.told_by_pattern(&place, &ty, t) =>
            {
                let types = self.tuple_types(&ty, t.elems.len());
                (types.into_iter().enumerate())
                    .map(|(k, ty)| {
                        let part = place.then(Proj::Field(syn::Member::from(k)));
                        match by_ref {
                            Some(m) => Value::Ref(part, ty, m),
                            None => Value::Place(part, ty),
                        }
                    })
                    .collect()
            }
            Value::Never => return Ok(()),
            Value::Scalar(ex, ty) if self.ty_may_carry(&ty) && !self.is_inert_ex(&ex) => {
                return self.refuse(
                    t.span(),
                    "the macro does not see the parts of this tuple, which may carry derivatives; take them one by one, as in `s.pair.0`",
                );
            }
            Value::Scalar(ex, ty) => {
                // An opaque inactive tuple: its parts are taken out by field.
                let ex = self.atom(ex, &ty, t.span());
                let n = t.elems.len();
                (0..n)
                    .map(|k| {
                        let open = self.types.open();
                        Value::Scalar(Ex::Field(Box::new(ex.clone()), syn::Member::from(k)), open)
                    })
                    .collect()
            }
            _ => {
                return self
                    .refuse(t.span(), "the macro does not see a tuple here; write the type of the value");
            }
        };
        let rest = t.elems.iter().position(|p| matches!(p, Pat::Rest(_)));
        if t.elems.len() - usize::from(rest.is_some()) > parts.len()
            || (rest.is_none() && t.elems.len() != parts.len())
        {
            return self.left_to_rustc(t.span());
        }
        let tail = rest.map_or(0, |r| t.elems.len() - 1 - r);
        for (k, pat) in t.elems.iter().enumerate() {
            match rest {
                Some(r) if k == r => {}
                Some(r) if k > r => {
                    let at = parts.len() - tail + (k - r - 1);
                    self.bind_pattern(pat, parts[at].clone())?;
                }
                _ => self.bind_pattern(pat, parts[k].clone())?,
            }
        }
        Ok(())
    }

    /// A value whose type was written down.
    pub(crate) fn typed(&mut self, value: Value, ty: &Ty) -> Value {
        let value = match self.seen(value, outcome::Seen::Type(ty.clone())) {
            Ok(value) => value,
            Err(Refused) => return Value::Never,
        };
        match (value, ty) {
            (Value::Scalar(ex, t), ty) => {
                self.types.unify(&t, ty);
                if let Ex::Val(v) = ex {
                    self.written.insert(v);
                }
                let ty = if matches!(ty, Ty::Infer(_)) || ty.has_hole() { t } else { ty.clone() };
                Value::Scalar(ex, ty)
            }
            (Value::Fresh(agg, t), ty) => {
                self.types.unify(&t, ty);
                let keep = if ty.has_hole() {
                    t
                } else if ty.is_aggregate() && !matches!(ty, Ty::Named(_)) {
                    ty.clone()
                } else {
                    t
                };
                Value::Fresh(agg, keep)
            }
            (Value::Tuple(parts), Ty::Tuple(types)) if parts.len() == types.len() => {
                Value::Tuple(parts.into_iter().zip(types).map(|(p, t)| self.typed(p, t)).collect())
            }
            (Value::Place(place, t), ty) => {
                self.types.unify(&t, ty);
                Value::Place(place, t)
            }
            (Value::Ref(place, t, m), Ty::Ref(_, inner)) => {
                self.types.unify(&t, inner);
                Value::Ref(place, t, m)
            }
            // `None`, of which the type says what it may be later.
            (Value::Fallible(f), Ty::Option(inner)) if is_bool(&f.present, false) && !inner.has_hole() => {
                let payload = self.absent_element(inner);
                Value::Fallible(Box::new(Fallible { payload, ..*f }))
            }
            (value, _) => value,
        }
    }

    /// Tests a value against a pattern: a condition, and the bindings to be made where it holds.
    pub(crate) fn test_pattern(&mut self, pat: &Pat, value: &Value) -> Res<Tested> {
        let value = &self.seen_pattern(value.clone(), pat)?;
        match pat {
            Pat::Wild(_) | Pat::Rest(_) => Ok((None, vec![])),
            Pat::Paren(p) => self.test_pattern(&p.pat, value),
            Pat::Reference(r) => {
                let inner = self.deref(value.clone(), r.span())?;
                self.test_pattern(&r.pat, &inner)
            }
            Pat::Tuple(t) => {
                let spread = match value {
                    Value::Place(place, ty) | Value::Ref(place, ty, _)
                        if self.told_by_pattern(place, ty, t) =>
                    {
                        let types = self.tuple_types(ty, t.elems.len());
                        let parts = types.into_iter().enumerate().map(|(k, ty)| {
                            let part = place.then(Proj::Field(syn::Member::from(k)));
                            match value {
                                Value::Ref(_, _, m) => Value::Ref(part, ty, *m),
                                _ => Value::Place(part, ty),
                            }
                        });
                        Value::Tuple(parts.collect())
                    }
                    _ => self.spread(value.clone()),
                };
                let Value::Tuple(parts) = &spread else { return self.test_opaque(pat, value) };
                if t.elems.len() != parts.len() || t.elems.iter().any(|p| matches!(p, Pat::Rest(_))) {
                    return self.refuse(
                        t.span(),
                        "`..` in a tuple pattern is not supported here; write `_` for each part",
                    );
                }
                let mut cond = None;
                let mut binds = vec![];
                for (pat, part) in t.elems.iter().zip(parts) {
                    let (c, b) = self.test_pattern(pat, part)?;
                    cond = and(cond, c);
                    binds.extend(b);
                }
                Ok((cond, binds))
            }
            Pat::Ident(p) if p.subpat.is_none() => match value {
                // A name may be a constant or a binding, and the macro need not know which: where the constant
                // matches, both have the scrutinee's value.
                Value::Fallible(f) if p.ident == "None" && !f.is_result => {
                    Ok((Some(not(f.present.clone())), vec![]))
                }
                Value::Scalar(..) | Value::Place(..) | Value::Ref(..) if shouts(&p.ident) => {
                    let (cond, _) = self.test_opaque(pat, value)?;
                    Ok((cond, vec![]))
                }
                _ => Ok((None, vec![(pat.clone(), value.clone())])),
            },
            Pat::Ident(p) => {
                let Some((_, sub)) = &p.subpat else { return Err(Refused) };
                let (cond, mut binds) = self.test_pattern(sub, value)?;
                let name = Pat::Ident(PatIdent { subpat: None, ..p.clone() });
                binds.push((name, value.clone()));
                Ok((cond, binds))
            }
            Pat::Slice(s) => self.test_slice(s, value),
            Pat::TupleStruct(_) | Pat::Struct(_) if self.holds_parts(value) => self.test_user(pat, value),
            Pat::TupleStruct(t) => {
                let Some(last) = t.path.segments.last() else { return Err(Refused) };
                match value {
                    Value::Fallible(f)
                        if t.elems.len() == 1 && (last.ident == "Some" || last.ident == "Ok") =>
                    {
                        let (cond, binds) = self.test_pattern(&t.elems[0], &f.payload)?;
                        Ok((and(Some(f.present.clone()), cond), binds))
                    }
                    Value::Fallible(f) if t.elems.len() == 1 && last.ident == "Err" => {
                        let binds = match (&f.error, &t.elems[0]) {
                            (_, Pat::Wild(_)) | (None, _) => vec![],
                            (Some(error), pat) => {
                                let name = Ident::new("unwrap", t.span());
                                let ex = Ex::Method {
                                    recv: Box::new(error.clone()),
                                    name,
                                    turbofish: TokenStream::new(),
                                    args: vec![],
                                    pure: false,
                                };
                                vec![(pat.clone(), Value::Scalar(ex, Ty::Named("_".into())))]
                            }
                        };
                        Ok((Some(not(f.present.clone())), binds))
                    }
                    _ => self.test_opaque(pat, value),
                }
            }
            Pat::Or(o) => {
                let mut all: Vec<Ex> = vec![];
                for case in &o.cases {
                    let (cond, binds) = self.test_pattern(case, value)?;
                    if !binds.is_empty() {
                        return self.refuse(
                            case.span(),
                            "a binding inside an or-pattern is not supported; write one arm per case",
                        );
                    }
                    let Some(cond) = cond else { return Ok((None, vec![])) };
                    all.push(cond);
                }
                let or = |a: Ex, b: Ex| Ex::Bin(syn::BinOp::Or(Default::default()), Box::new(a), Box::new(b));
                // Of very many not the tree that is as deep as it is wide.
                while all.len() > 64 {
                    let mut rest = all.into_iter();
                    let mut pairs = vec![];
                    while let Some(a) = rest.next() {
                        pairs.push(match rest.next() {
                            Some(b) => or(a, b),
                            None => a,
                        });
                    }
                    all = pairs;
                }
                Ok((all.into_iter().reduce(or), vec![]))
            }
            _ => self.test_opaque(pat, value),
        }
    }

    /// A pattern that only rustc understands: literals, ranges, constants, the user's enums.
    fn test_opaque(&mut self, pat: &Pat, value: &Value) -> Res<Tested> {
        let names = bound_names(pat);
        let scrutinee = match value {
            Value::Scalar(ex, _) => ex.clone(),
            Value::Place(place, ty) if self.scalar_like(ty) && place.is_whole() => {
                self.load(place, ty, pat.span())
            }
            Value::Place(place, _) | Value::Ref(place, ..) => {
                let borrow = if matches!(value, Value::Ref(..)) { Borrow::Shared } else { Borrow::Copy };
                Ex::Place(place.clone(), borrow)
            }
            _ => {
                return self.refuse(
                    pat.span(),
                    "this pattern is not supported in a differentiated function; use `if` instead",
                );
            }
        };
        if !names.is_empty() && self.may_carry(value) && !self.is_inert(value) {
            return self.refuse(
                pat.span(),
                "the payload of this pattern may carry a derivative and the macro cannot see its type; match on an `Option`, or use fields",
            );
        }
        let mut binds = vec![];
        for name in names {
            let open = self.types.open();
            let payload = Ex::Payload(Box::new(scrutinee.clone()), pat.to_token_stream(), name.clone());
            binds.push((Pat::Ident(plain(&name)), Value::Scalar(payload, open)));
        }
        let pattern = blank(pat);
        Ok((Some(Ex::Matches(Box::new(scrutinee), pattern)), binds))
    }
}

fn plain(name: &Ident) -> PatIdent {
    PatIdent { attrs: vec![], by_ref: None, mutability: None, ident: name.clone(), subpat: None }
}

/// Written like a constant.
pub(super) fn shouts(name: &Ident) -> bool {
    let text = name.to_string();
    text.len() > 1 && text.chars().all(|c| !c.is_lowercase())
        || text.chars().next().is_some_and(char::is_uppercase)
}

/// The names that a pattern binds.
pub(crate) fn bound_names(pat: &Pat) -> Vec<Ident> {
    struct Names(Vec<Ident>);
    impl<'a> syn::visit::Visit<'a> for Names {
        fn visit_pat_ident(&mut self, p: &'a PatIdent) {
            if !shouts(&p.ident) {
                self.0.push(p.ident.clone());
            }
            syn::visit::visit_pat_ident(self, p);
        }
        fn visit_field_pat(&mut self, f: &'a syn::FieldPat) {
            self.visit_pat(&f.pat);
        }
    }
    let mut names = Names(vec![]);
    syn::visit::Visit::visit_pat(&mut names, pat);
    names.0
}

/// The pattern with every binding replaced by `_`.
pub(crate) fn blank(pat: &Pat) -> TokenStream {
    struct Blank;
    impl syn::visit_mut::VisitMut for Blank {
        fn visit_pat_mut(&mut self, p: &mut Pat) {
            if let Pat::Ident(id) = p
                && !shouts(&id.ident)
            {
                *p = match id.subpat.take() {
                    Some((_, sub)) => *sub,
                    None => Pat::Wild(syn::PatWild { attrs: vec![], underscore_token: Default::default() }),
                };
            }
            if let Pat::Struct(s) = p {
                for f in &mut s.fields {
                    f.colon_token.get_or_insert_default();
                }
            }
            syn::visit_mut::visit_pat_mut(self, p);
        }
    }
    let mut pat = pat.clone();
    syn::visit_mut::VisitMut::visit_pat_mut(&mut Blank, &mut pat);
    quote!(#pat)
}

pub(crate) fn and(a: Option<Ex>, b: Option<Ex>) -> Option<Ex> {
    match (a, b) {
        (Some(a), Some(b)) => Some(Ex::Bin(syn::BinOp::And(Default::default()), Box::new(a), Box::new(b))),
        (a, b) => a.or(b),
    }
}

pub(crate) fn not(a: Ex) -> Ex {
    Ex::Un(syn::UnOp::Not(Default::default()), Box::new(a))
}

/// `..` or `name @ ..`
pub(super) fn rest_like(p: &Pat) -> bool {
    matches!(p, Pat::Rest(_))
        || matches!(p, Pat::Ident(i) if i.subpat.as_ref().is_some_and(|(_, p)| matches!(**p, Pat::Rest(_))))
}
