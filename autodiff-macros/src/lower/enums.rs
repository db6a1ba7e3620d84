//! Patterns on structs and enums of the user's: what a pattern takes out of a place is a part of that place.
//!
//! `Shape::Circle(r)` is a test, done by rustc, and a place that is read where the test held: `r` goes on meaning what is in the
//! variant, so that a derivative finds its way to it and an assignment to what it holds.
use super::pattern::{Tested, and, blank};
use super::*;
use quote::ToTokens;
use syn::Pat;

impl Lower<'_> {
    /// True for a place of the user's type that may hold floats.
    pub(crate) fn holds_parts(&self, value: &Value) -> bool {
        match value {
            Value::Place(p, ty) | Value::Ref(p, ty, _) => {
                let seen = self.is_user(ty) || self.types.is_open(ty) && !p.is_whole();
                seen && (self.holds_floats(p) || matches!(self.types.shallow(ty), Ty::Like(_)))
            }
            _ => false,
        }
    }

    /// True for a path that is certain to be that of a struct. Any other may be that of a variant, imported or by its path, and is read
    /// in a way that does for both.
    pub(crate) fn is_struct(&self, path: &syn::Path, ty: Option<&Ty>) -> bool {
        if structs::is_variant(path) {
            return false;
        }
        let own = match ty.map(|ty| self.types.shallow(ty)) {
            Some(Ty::Named(text)) => syn::parse_str::<syn::Path>(&text).ok(),
            _ => None,
        };
        let last = |p: &syn::Path| p.segments.last().map(|s| s.ident.clone());
        path.is_ident("Self")
            || own.is_some_and(|own| last(&own) == last(path))
            || self.hints.names_a_type(path)
    }

    /// Tests a place of the user's type against a pattern of a struct or of a variant.
    pub(crate) fn test_user(&mut self, pat: &Pat, value: &Value) -> Res<Tested> {
        let (place, ty, by_ref) = match value {
            Value::Place(place, ty) => (place, ty, None),
            Value::Ref(place, ty, m) => (place, ty, Some(*m)),
            _ => return Err(Refused),
        };
        let (path, fields): (&syn::Path, Vec<(syn::Member, &Pat)>) = match pat {
            Pat::TupleStruct(t) => {
                let rest = t.elems.iter().position(|p| matches!(p, Pat::Rest(_)));
                if rest.is_some_and(|at| at + 1 != t.elems.len()) {
                    return self.refuse(
                        t.span(),
                        "`..` before the last field of a pattern is not supported; write `_` for each field",
                    );
                }
                let fields = t.elems.iter().enumerate().filter(|(k, _)| Some(*k) != rest);
                (&t.path, fields.map(|(k, p)| (syn::Member::from(k), p)).collect())
            }
            Pat::Struct(s) => (&s.path, s.fields.iter().map(|f| (f.member.clone(), &*f.pat)).collect()),
            _ => return self.refuse(pat.span(), "this pattern is not supported here; use `if` instead"),
        };
        let variant = !self.is_struct(path, Some(ty));
        let literal = Literal { path: path.to_token_stream(), variant, fields: vec![], rest: None };
        // A name without the type before it may be a variant that was imported: rustc tests in any case.
        let borrow = if by_ref.is_some() { Borrow::Shared } else { Borrow::Copy };
        let whole = Ex::Matches(Box::new(Ex::Place(place.clone(), borrow)), blank(&shallow(pat)));
        let mut cond = Some(whole);
        let mut binds = vec![];
        for (member, sub) in fields {
            let part = place.then(literal.field(&member));
            let ty = match (variant, self.types.shallow(ty)) {
                (true, _) if path.is_ident("Some") => {
                    self.option_inner(ty).unwrap_or_else(|| self.types.open())
                }
                (false, Ty::Named(of) | Ty::Like(of)) => self.field_type(&of, &member),
                _ => self.types.open(),
            };
            let value = match by_ref {
                Some(m) => Value::Ref(part, ty, m),
                None => Value::Place(part, ty),
            };
            let (test, more) = match sub {
                // In a pattern on a reference `r` is one, and a literal is compared with what it refers to.
                Pat::Lit(_) | Pat::Range(_) => {
                    let inner = self.deref(value, sub.span())?;
                    self.test_pattern(sub, &inner)?
                }
                Pat::TupleStruct(_) | Pat::Struct(_) => self.test_user(sub, &value)?,
                _ => self.test_pattern(sub, &value)?,
            };
            cond = and(cond, test);
            binds.extend(more);
        }
        Ok((cond, binds))
    }
}

/// The pattern with nothing in it but the name of the struct or variant.
fn shallow(pat: &Pat) -> Pat {
    match pat {
        Pat::TupleStruct(t) => {
            let path = &t.path;
            syn::parse_quote!(#path { .. })
        }
        Pat::Struct(s) => {
            let path = &s.path;
            syn::parse_quote!(#path { .. })
        }
        other => other.clone(),
    }
}
