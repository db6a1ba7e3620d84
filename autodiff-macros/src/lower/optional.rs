//! Options that are parts of something of the user's: fields, elements, parameters. They stay whole, in their place, like an enum of the
//! user's with the variant `Some`; what is done with them takes them apart there.
use super::*;
use quote::quote;
use syn::ExprMethodCall;

/// Methods that only options have, of all that a part of a struct could be.
const METHODS: [&str; 22] = [
    "is_some",
    "is_none",
    "is_some_and",
    "unwrap",
    "expect",
    "unwrap_or",
    "unwrap_or_else",
    "unwrap_or_default",
    "ok_or",
    "ok_or_else",
    "map",
    "map_or",
    "map_or_else",
    "and_then",
    "filter",
    "or",
    "or_else",
    "as_ref",
    "as_mut",
    "as_deref",
    "copied",
    "cloned",
];

/// True for such a method. (`map` is one of arrays, too.)
pub(super) fn option_method(name: &str) -> bool {
    METHODS.contains(&name)
}

fn some() -> Variant {
    Variant { path: quote!(::core::option::Option::Some), member: syn::Member::from(0) }
}

impl Lower<'_> {
    /// What an option of a type by name holds.
    pub(crate) fn option_inner(&self, ty: &Ty) -> Option<Ty> {
        match self.types.shallow(ty) {
            Ty::Option(inner) => Some(*inner),
            Ty::Named(text) if text.contains("Option") => match self.reread(&text)? {
                Ty::Option(inner) => Some(*inner),
                _ => None,
            },
            _ => None,
        }
    }

    /// A type by name, read.
    pub(crate) fn reread(&self, text: &str) -> Option<Ty> {
        let ty: syn::Type = syn::parse_str(text).ok()?;
        Some(crate::types::read(&ty, self.floats))
    }

    /// A method of an option that is a part of something of the user's.
    pub(super) fn part_method(
        &mut self,
        recv: &Value,
        m: &ExprMethodCall,
        expect: Option<&Ty>,
    ) -> Res<Option<Value>> {
        let (Value::Place(place, ty) | Value::Ref(place, ty, _)) = recv else { return Ok(None) };
        let (name, span) = (m.method.to_string(), m.span());
        let inner = self.option_inner(ty);
        let part = self.shapeless(place, ty);
        let array = name == "map" && matches!(expect, Some(Ty::Array(..)));
        let takes = name == "take" && m.args.is_empty();
        if !option_method(&name) && !takes || array || inner.is_none() && !part {
            return Ok(None);
        }
        let (place, ty) = (place.clone(), ty.clone());
        match name.as_str() {
            // What refers to an option is matched with like the option.
            "as_ref" | "copied" | "cloned" | "as_deref" => return Ok(Some(recv.clone())),
            "as_mut" => return Ok(Some(Value::Ref(place, ty, true))),
            "take" => {
                let own = if self.types.is_open(&ty) { self.like(&place) } else { ty };
                let taken = self.copy_of(place.clone(), &own, span);
                self.emit(Stmt::Store(place, Agg::Opaque(Ex::Path(quote!(::core::option::Option::None)))));
                return Ok(Some(Value::Place(taken, own)));
            }
            _ => {}
        }
        let Some(value) = self.as_option(recv, span) else { return Ok(None) };
        self.fallible_method(value, m).map(Some)
    }

    /// A part of something of the user's as an option: whether it is there now, and where that is which it holds.
    pub(super) fn as_option(&mut self, value: &Value, span: Span) -> Option<Fallible> {
        let (place, ty, by_ref) = match value {
            Value::Place(place, ty) => (place, ty, None),
            Value::Ref(place, ty, mutable) => (place, ty, Some(*mutable)),
            _ => return None,
        };
        let inner = self.option_inner(ty);
        if inner.is_none() && !self.shapeless(place, ty) {
            return None;
        }
        let inner = inner.unwrap_or_else(|| self.types.open());
        let whole = Ex::Place(place.clone(), Borrow::Copy);
        let there = Ex::Matches(Box::new(whole), quote!(::core::option::Option::Some(_)));
        let present = Ex::Val(self.bool_val(there, span));
        let held = place.then(Proj::Payload(some()));
        let payload = match by_ref {
            Some(mutable) => Value::Ref(held, inner, mutable),
            None => Value::Place(held, inner),
        };
        Some(Fallible { present, payload, error: None, is_result: false })
    }

    /// True for a part of something of the user's of which nothing has shown what it is.
    fn shapeless(&self, place: &Place, ty: &Ty) -> bool {
        let open = self.types.is_open(ty) || matches!(self.types.shallow(ty), Ty::Like(_));
        self.types.settle(&self.f.vars[place.root].ty).has_user() && open
    }

    /// The same with what it holds read, if it is a number.
    pub(super) fn held_option(&mut self, f: Fallible, span: Span) -> Res<Value> {
        let cond = self.bool_val(f.present.clone(), span);
        let payload = f.payload.clone();
        let then = self.read_block(|low| low.held(&payload, None, span))?;
        let els = self.read_block(|low| Ok(low.zero_like(&then.value)))?;
        let payload = self.join(cond, then, els, span)?;
        Ok(Value::Fallible(Box::new(Fallible { present: Ex::Val(cond), payload, ..f })))
    }

    /// What an option holds, read where it is known to be there.
    pub(super) fn held(&mut self, payload: &Value, like: Option<&syn::Expr>, span: Span) -> Res<Value> {
        let (Value::Place(place, ty) | Value::Ref(place, ty, _)) = payload else {
            return self.owned(payload.clone(), span);
        };
        if !matches!(place.path.last(), Some(Proj::Payload(_))) {
            return self.owned(payload.clone(), span);
        }
        // What stands in its place, were it not there, tells what it is.
        let whole = match like {
            Some(syn::Expr::Struct(_)) => true,
            Some(syn::Expr::Call(c)) => {
                matches!(&*c.func, syn::Expr::Path(p) if structs::constructs(&p.path) || p.path.segments.len() > 1)
            }
            Some(syn::Expr::Path(p)) => p.path.get_ident().is_some_and(|id| self.hints.user(&id.to_string())),
            _ => false,
        };
        if whole && self.types.is_open(ty) {
            let own = self.like(place);
            return Ok(Value::Fresh(Agg::Copy(place.clone(), false), own));
        }
        if self.types.is_open(ty) {
            return Ok(Value::Scalar(self.load(place, ty, span), ty.clone()));
        }
        self.value_at(place.clone(), ty.clone(), span)
    }

    /// An option in a variable of its own.
    pub(super) fn option_place(&mut self, f: Fallible, span: Span) -> Res<(Agg, Ty)> {
        let none = || Agg::Opaque(Ex::Path(quote!(::core::option::Option::None)));
        if is_bool(&f.present, false) {
            return Ok((none(), Ty::unseen()));
        }
        if is_bool(&f.present, true) {
            return self.some(f.payload, span);
        }
        let present = self.bool_val(f.present, span);
        let mut ty = Ty::unseen();
        let then = self.read_block(|low| {
            let (agg, of) = low.some(f.payload, span)?;
            ty = of.clone();
            Ok(Value::Fresh(agg, of))
        })?;
        let els = self.read_block(|_| Ok(Value::Fresh(none(), ty.clone())))?;
        match self.join(present, then, els, span)? {
            Value::Place(place, ty) => Ok((Agg::Copy(place, false), ty)),
            Value::Fresh(agg, ty) => Ok((agg, ty)),
            _ => Err(Refused),
        }
    }

    /// A place from which a value of unknown type was read, or what it was computed of: one of its type.
    fn origin(&self, ex: &Ex) -> Option<Place> {
        let blocks: Vec<&Block> = self.blocks.iter().rev().collect();
        origin_in(&self.f, &blocks, ex)
    }

    /// `Some(payload)`
    fn some(&mut self, payload: Value, span: Span) -> Res<(Agg, Ty)> {
        let payload = self.decided(payload);
        let (agg, ty) = self.field_agg(payload, span)?;
        let some = some();
        let (path, member) = (&some.path, &some.member);
        let made_of = match &agg {
            Agg::Scalar(ex) if self.types.is_open(&ty) => self.origin(ex),
            _ => None,
        };
        let of = match made_of {
            Some(place) => self.words(&place),
            None => self.witness(&ty),
        };
        let like = Ty::Like(quote!(#path { #member: #of }).to_string());
        let literal =
            Literal { path: some.path, variant: true, fields: vec![(some.member, agg)], rest: None };
        Ok((Agg::Struct(Box::new(literal)), like))
    }
}

fn origin_in(f: &Function, blocks: &[&Block], ex: &Ex) -> Option<Place> {
    let val = match ex {
        Ex::Prim(_, args, _) => return args.iter().find_map(|a| origin_in(f, blocks, a)),
        Ex::Val(v) => *v,
        _ => return None,
    };
    blocks.iter().flat_map(|b| b.iter().rev()).find_map(|s| match s {
        Stmt::Let(v, Rhs::Load(p)) if *v == val && f.vars[p.root].ty.has_user() => Some(p.clone()),
        Stmt::Let(v, Rhs::Ex(ex)) if *v == val => origin_in(f, blocks, ex),
        Stmt::If { then, els, outs, .. } => {
            let out = outs.iter().find(|o| o.val == val)?;
            let inside = |block, ex| origin_in(f, &[&[block][..], blocks].concat(), ex);
            inside(then, &out.then).or_else(|| inside(els, &out.els))
        }
        _ => None,
    })
}
