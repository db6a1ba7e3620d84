//! Code that carries no derivative and that the macro does not follow: closures that see constants only, options and results
//! that such code gives, and places in it that are written.
use super::call::strip;
use super::*;
use quote::{ToTokens, quote};
use syn::Expr;

/// Methods of `Option` and `Result` that take closures.
const WITH_CLOSURE: [&str; 9] = [
    "map",
    "map_err",
    "map_or",
    "map_or_else",
    "and_then",
    "or_else",
    "ok_or_else",
    "unwrap_or_else",
    "is_some_and",
];

impl Lower<'_> {
    /// A closure handed to opaque code, if every name in it stands for a constant: it is carried along as it is.
    pub(super) fn constant_closure(&mut self, e: &Expr) -> Res<Option<Ex>> {
        let Expr::Closure(closure) = strip(e) else { return Ok(None) };
        let own: Vec<Ident> = closure.inputs.iter().flat_map(pattern::bound_names).collect();
        let mut words = vec![];
        words_of(closure.body.to_token_stream(), &mut words);
        let mut names: Vec<(Ident, Ex)> = vec![];
        for word in words {
            if own.contains(&word) || names.iter().any(|(name, _)| *name == word) {
                continue;
            }
            let Some(slot) = self.lookup(&word).cloned() else { continue };
            let value = match slot {
                Slot::Value(value) => self.resolved(value)?,
                Slot::Var(var) if !self.may_change(&Place::var(var)) => self.slot_value(&slot, e.span())?,
                _ => return Ok(None),
            };
            if self.may_carry(&value) && !self.is_inert(&value) {
                return Ok(None);
            }
            let ex = match value {
                Value::Scalar(ex @ Ex::Lit(_), _) => ex,
                Value::Scalar(ex, ty) if self.is_opaque(&ty) => {
                    Ex::AddrOf(Box::new(self.atom(ex, &ty, e.span())))
                }
                Value::Place(place, _) => Ex::Place(place, Borrow::Shared),
                value @ (Value::Scalar(..) | Value::Ref(_, _, false)) => self.opaque_arg(value, e.span())?,
                _ => return Ok(None),
            };
            names.push((word, ex));
        }
        let mut closure = closure.clone();
        if !names.is_empty() {
            closure.capture.get_or_insert_default();
        }
        Ok(Some(Ex::Closure { names, text: closure.to_token_stream() }))
    }

    /// What opaque code gives, of which a use shows that it is an `Option` or a `Result`.
    pub(super) fn opened(&mut self, value: Value, is_result: bool, span: Span) -> Value {
        match value {
            Value::Scalar(ex, ty) if !self.known_type(&ty) && self.is_inert_ex(&ex) => {
                Value::Fallible(Box::new(self.open(ex, None, is_result, span)))
            }
            value => value,
        }
    }

    /// What opaque code gives, where a method of an `Option` or a `Result` is told of more than constants.
    pub(super) fn opened_for(
        &mut self,
        value: Value,
        m: &syn::ExprMethodCall,
        expect: Option<&Ty>,
    ) -> Res<Value> {
        let name = m.method.to_string();
        if !WITH_CLOSURE.contains(&name.as_str()) {
            return Ok(value);
        }
        for arg in &m.args {
            if matches!(strip(arg), Expr::Closure(_)) && self.constant_closure(arg)?.is_none() {
                let parsed = matches!(strip(&m.receiver), Expr::MethodCall(r) if r.method == "parse");
                let is_result = parsed || name == "map_err" || matches!(expect, Some(Ty::Result(..)));
                return Ok(self.opened(value, is_result, m.span()));
            }
        }
        Ok(value)
    }

    /// What opaque code gives may depend on the type that a `let` writes: `let words: Vec<&str> = text.split(' ').collect();`
    pub(super) fn declared(&mut self, value: Value, written: &syn::Type, ty: &Ty, span: Span) -> Value {
        match value {
            Value::Scalar(ex, of) if self.may_refer(&ex, &of) => match ty {
                Ty::Float(_) | Ty::Int(_) | Ty::Bool | Ty::Infer(_) => Value::Scalar(ex, of),
                Ty::Array(..) | Ty::Vec(_) if ty.tokens().is_some() && !ty.has_user() => {
                    Value::Fresh(Agg::Opaque(ex), ty.clone())
                }
                _ => {
                    let callee = quote!(::core::convert::identity::<#written>);
                    let val = self.bind_val(
                        Rhs::Ex(Ex::Call { callee, args: vec![ex], pure: false }),
                        of.clone(),
                        span,
                    );
                    self.inert.insert(val);
                    self.refers.insert(val);
                    Value::Scalar(Ex::Val(val), of)
                }
            },
            value => value,
        }
    }

    /// A payload that is taken out where it is known to be there.
    pub(super) fn taken(&mut self, payload: Value, span: Span) -> Value {
        match payload {
            Value::Scalar(ex @ Ex::Method { pure: false, .. }, ty) => {
                let val = self.bind_val(Rhs::Ex(ex), ty.clone(), span);
                self.inert.insert(val);
                self.refers.insert(val);
                Value::Scalar(Ex::Val(val), ty)
            }
            payload => payload,
        }
    }

    /// `*map.entry(key).or_insert(0) += 1`: a constant, written where opaque code says.
    pub(super) fn opaque_store(
        &mut self,
        op: Option<&syn::BinOp>,
        to: &Value,
        value: Value,
        span: Span,
    ) -> Res<bool> {
        let Value::Scalar(to @ Ex::Un(syn::UnOp::Deref(_), _), _) = to else { return Ok(false) };
        if self.may_carry(&value) && !self.is_inert(&value) {
            return Ok(false);
        }
        let value = self.opaque_arg(value, span)?;
        self.emit(Stmt::Effect(Ex::Write(op.copied(), Box::new(to.clone()), Box::new(value))));
        Ok(true)
    }

    /// True for what opaque code gave, as it is: perhaps a reference.
    pub(super) fn may_refer(&self, ex: &Ex, ty: &Ty) -> bool {
        matches!(ex, Ex::Val(v) if self.refers.contains(v)) && !self.known_type(ty)
    }

    /// A call of a function that the caller chose: what it gives for constants is a constant.
    pub(super) fn constant_call(
        &mut self,
        id: &Ident,
        slot: &Slot,
        c: &syn::ExprCall,
        expect: Option<&Ty>,
    ) -> Res<Value> {
        let span = c.span();
        let (place, ty) = match self.slot_value(slot, id.span())? {
            Value::Place(place, ty) | Value::Ref(place, ty, _) => (Some(place), ty),
            Value::Scalar(_, ty) => (None, ty),
            _ => return Err(Refused),
        };
        let chosen = place.as_ref().is_some_and(|p| p.is_whole() && self.callable.contains(&p.root));
        let mut args = vec![];
        let mut carries = !chosen || self.ty_may_carry(&ty);
        for a in &c.args {
            let value = self.expr(a)?;
            let inert = self.is_inert(&value);
            carries |= self.discard == 0 && self.may_carry(&value) && !inert && !self.of_integers(&value);
            let arg = self.opaque_arg(value, a.span())?;
            let by_ref = matches!(strip(a), Expr::Reference(r) if r.mutability.is_none());
            args.push(match arg {
                arg @ (Ex::Place(..) | Ex::AddrOf(_)) => arg,
                arg if by_ref => Ex::AddrOf(Box::new(arg)),
                arg => arg,
            });
        }
        if carries {
            return self.refuse(id.span(), format!("the derivative of a call through `{id}` is not known; call an annotated function by its path"));
        }
        let of = match structs::known(expect) {
            Some(ty @ (Ty::Float(_) | Ty::Int(_) | Ty::Bool)) => ty.clone(),
            _ => self.types.open(),
        };
        let call = Ex::Call { callee: quote!(#id), args, pure: false };
        let val = self.bind_val(Rhs::Ex(call), of.clone(), span);
        self.inert.insert(val);
        self.refers.insert(val);
        Ok(Value::Scalar(Ex::Val(val), of))
    }

    /// True for a number that is made of integers and constants.
    fn of_integers(&self, value: &Value) -> bool {
        fn made(low: &Lower<'_>, ex: &Ex, block: &[Stmt]) -> bool {
            match ex {
                Ex::Val(v) if low.types.is_int(&low.f.vals[*v].ty) || low.inert.contains(v) => true,
                // A value of this very block: what it was bound to.
                Ex::Val(v) => block
                    .iter()
                    .any(|s| matches!(s, Stmt::Let(w, Rhs::Ex(e)) if w == v && made(low, e, block))),
                Ex::Cast(e, _) | Ex::Un(_, e) => made(low, e, block),
                Ex::Prim(_, args, _) => args.iter().all(|a| made(low, a, block)),
                Ex::Bin(_, a, b) => made(low, a, block) && made(low, b, block),
                ex => low.is_inert_ex(ex),
            }
        }
        let block = self.blocks.last().map_or(&[][..], |b| &b[..]);
        matches!(value, Value::Scalar(ex, _) if made(self, ex, block))
    }

    fn known_type(&self, ty: &Ty) -> bool {
        !self.types.is_open(ty)
            && !matches!(self.types.shallow(ty), Ty::Named(_) | Ty::Option(_) | Ty::Result(..))
    }
}

/// The words of code, those that format strings name among them.
fn words_of(tokens: TokenStream, out: &mut Vec<Ident>) {
    for token in tokens {
        match token {
            proc_macro2::TokenTree::Ident(word) => out.push(word),
            proc_macro2::TokenTree::Group(group) => words_of(group.stream(), out),
            proc_macro2::TokenTree::Literal(literal) => {
                out.extend(mac::inline_names(&literal.to_string(), literal.span()));
            }
            proc_macro2::TokenTree::Punct(_) => {}
        }
    }
}
