//! Slice patterns: `[a, b]`, `[first, .., last]`, `[head, rest @ ..]`.
use super::pattern::{Tested, and, rest_like};
use super::*;
use syn::{Pat, PatSlice};

/// A slice that a pattern is held against: the place, the type of its elements, and whether it is there by reference.
struct Against {
    place: Place,
    ty: Ty,
    leaf: Ty,
    by_ref: Option<bool>,
}

impl Lower<'_> {
    fn against(&mut self, value: Value, span: Span) -> Res<Against> {
        let by_ref = match &value {
            Value::Ref(_, _, m) => Some(*m),
            _ => None,
        };
        let (place, ty) = match value {
            Value::Place(..) | Value::Ref(..) | Value::Fresh(..) | Value::Scalar(Ex::Path(_), _) => {
                self.place_of(value, span)?
            }
            _ => {
                return self
                    .refuse(span, "the macro does not see an array here; write the type of the value");
            }
        };
        let leaf = self.element_type(&ty, span)?;
        Ok(Against { place, ty, leaf, by_ref })
    }

    /// The parts of a slice that a pattern names: the elements before the `..`, the rest if it has a name, the elements after. A
    /// slice that turns out too short has no last elements; their places may be named all the same.
    fn slice_parts(&mut self, s: &PatSlice, on: &Against) -> Vec<(Pat, Value)> {
        let n = s.elems.len();
        let rest = s.elems.iter().position(rest_like);
        let len = rest.filter(|r| r + 1 < n).map(|_| self.len_of(&on.place, s.span()));
        let from_end = |back: usize| match &len {
            Some(len) => {
                let args = vec![len.clone(), int(back as u64)];
                Ex::Call { callee: quote::quote!(usize::saturating_sub), args, pure: true }
            }
            None => int(0),
        };
        let mut parts = vec![];
        for (k, pat) in s.elems.iter().enumerate() {
            if rest == Some(k) {
                // `rest @ ..`
                if let Pat::Ident(i) = pat {
                    let hi = (k + 1 < n).then(|| from_end(n - 1 - k));
                    let part = on.place.then(Proj::Range(Some(int(k as u64)), hi));
                    let ty = Ty::Slice(Box::new(on.leaf.clone()));
                    let name = Pat::Ident(syn::PatIdent { subpat: None, ..i.clone() });
                    parts.push((name, Value::Ref(part, ty, on.by_ref == Some(true))));
                }
                continue;
            }
            let index = if rest.is_some_and(|r| k > r) { from_end(n - k) } else { int(k as u64) };
            let element = on.place.then(Proj::Index(index));
            let value = match on.by_ref {
                Some(m) => Value::Ref(element, on.leaf.clone(), m),
                None => Value::Place(element, on.leaf.clone()),
            };
            parts.push((pat.clone(), value));
        }
        parts
    }

    pub(super) fn bind_slice(&mut self, s: &PatSlice, value: Value) -> Res<()> {
        if let Some(parts) = apart(&value, s) {
            return s.elems.iter().zip(parts).try_for_each(|(p, v)| self.bind_pattern(p, v));
        }
        if matches!(value, Value::Never) {
            return Ok(());
        }
        let on = self.against(value, s.span())?;
        let parts = self.slice_parts(s, &on);
        parts.into_iter().try_for_each(|(pat, value)| self.bind_pattern(&pat, value))
    }

    /// Tests whether a slice has the length that a pattern asks for, and its elements what the pattern's parts ask for.
    pub(super) fn test_slice(&mut self, s: &PatSlice, value: &Value) -> Res<Tested> {
        let span = s.span();
        if let Some(parts) = apart(value, s) {
            return self.test_parts(s.elems.iter().cloned().zip(parts).collect());
        }
        let on = self.against(value.clone(), span)?;
        let parts = self.slice_parts(s, &on);
        let rest = s.elems.iter().any(rest_like);
        let n = s.elems.len() - usize::from(rest);
        let fixed = matches!(self.types.shallow(&on.ty), Ty::Array(_, text) if text.parse::<usize>().is_ok());
        if fixed || (rest && n == 0) {
            return self.test_parts(parts);
        }
        let op = if rest { syn::BinOp::Ge(Default::default()) } else { syn::BinOp::Eq(Default::default()) };
        let len = Box::new(self.len_of(&on.place, span));
        let long_enough = Ex::Bin(op, len, Box::new(int(n as u64)));
        if s.elems.iter().all(plain) {
            return Ok((Some(long_enough), parts));
        }
        // What an element is may be asked only where it is there.
        let there = self.bool_val(long_enough, span);
        let mut binds = vec![];
        let then = self.read_block(|low| {
            let (cond, found) = low.test_parts(parts)?;
            binds = found;
            Ok(Value::Scalar(cond.unwrap_or(Ex::Verbatim(quote::quote!(true))), Ty::Bool))
        })?;
        let els = self.read_block(|_| Ok(Value::Scalar(Ex::Verbatim(quote::quote!(false)), Ty::Bool)))?;
        let joined = self.join(there, then, els, span)?;
        let (cond, _) = self.read(joined, span)?;
        Ok((Some(cond), binds))
    }

    fn test_parts(&mut self, parts: Vec<(Pat, Value)>) -> Res<Tested> {
        let mut cond = None;
        let mut binds = vec![];
        for (pat, value) in parts {
            if matches!(pat, Pat::Rest(_)) {
                continue;
            }
            let (c, found) = self.test_pattern(&pat, &value)?;
            cond = and(cond, c);
            binds.extend(found);
        }
        Ok((cond, binds))
    }
}

/// The elements of an array literal that a pattern without `..` takes apart.
fn apart(value: &Value, s: &PatSlice) -> Option<Vec<Value>> {
    if s.elems.iter().any(rest_like) {
        return None;
    }
    match value {
        Value::Fresh(Agg::Array(parts), ty) if parts.len() == s.elems.len() => {
            let leaf = ty.element().cloned().unwrap_or(Ty::f64());
            let values = parts.iter().map(|part| match part {
                Agg::Scalar(ex) => Value::Scalar(ex.clone(), leaf.clone()),
                agg => Value::Fresh(agg.clone(), leaf.clone()),
            });
            Some(values.collect())
        }
        Value::Tuple(parts) if parts.len() == s.elems.len() => Some(parts.clone()),
        _ => None,
    }
}

/// True for a pattern that matches anything.
fn plain(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) | Pat::Rest(_) => true,
        Pat::Ident(_) if rest_like(pat) => true,
        Pat::Ident(i) => i.subpat.is_none() && !pattern::shouts(&i.ident),
        Pat::Paren(p) => plain(&p.pat),
        Pat::Reference(r) => plain(&r.pat),
        Pat::Tuple(t) => t.elems.iter().all(plain),
        _ => false,
    }
}
