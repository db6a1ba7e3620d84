//! Calls by path of what `std` and the rule table know: constructors, `mem::swap`, `f64::max`, methods called as functions.
use super::call::*;
use super::*;
use quote::{ToTokens, quote};
use syn::{Expr, ExprCall};

/// Types of std that hold a value which the macro cannot follow into them.
const HIDING: [&str; 9] = ["Box", "Rc", "Arc", "Cell", "RefCell", "Mutex", "RwLock", "OnceCell", "Pin"];

impl Lower<'_> {
    /// Paths that the macro knows: primitives, constructors of std, `mem::swap`.
    pub(super) fn known_path(
        &mut self,
        words: &[&str],
        qself: Option<&str>,
        c: &ExprCall,
        expect: Option<&Ty>,
    ) -> Res<Option<Value>> {
        let span = c.span();
        let last = *words.last().unwrap_or(&"");
        let first_arg_span = c.args.first().map_or(span, |a| a.span());
        let owner = qself.map(str::to_string).or_else(|| words.iter().rev().nth(1).map(|s| s.to_string()));
        // `Float::sin(x)`: a primitive by the trait that generic code has it from.
        let by_trait = owner.as_deref().is_some_and(|o| {
            matches!(o, "Float" | "Real" | "FloatCore" | "Euclid" | "ComplexField" | "RealField")
        });
        if by_trait && crate::rules::find(last).is_some() && !c.args.is_empty() {
            let recv = self.expr(&c.args[0])?;
            let recv = self.read(recv, c.args[0].span())?;
            let mut args = vec![];
            for a in c.args.iter().skip(1) {
                let value = self.expr(a)?;
                args.push(self.read(value, a.span())?);
            }
            return self.float_method(last, recv, args, span, span).map(Some);
        }
        if let (Some(owner), true) = (&owner, words.len() <= 4) {
            let float = match owner.as_str() {
                "f64" => Some(Ty::f64()),
                "f32" => Some(Ty::Float(crate::types::Float::F32)),
                o if self.floats.iter().any(|f| f == o) => {
                    Some(Ty::Float(crate::types::Float::Param(o.to_string())))
                }
                _ => None,
            };
            if let Some(ty) = float {
                return self.float_path(last, ty, c).map(Some);
            }
            if crate::types::read(
                &syn::parse_str(owner).unwrap_or(syn::Type::Verbatim(TokenStream::new())),
                &[],
            )
            .is_int()
                && words.len() == 2
            {
                return self.opaque_call(c, Ty::Int(Some(owner.clone())), true).map(Some);
            }
        }
        Ok(match (words, c.args.len()) {
            (["Some" | "Ok"], 1) => {
                let inner = match expect {
                    Some(Ty::Option(t) | Ty::Result(t, _)) => Some((**t).clone()),
                    _ => None,
                };
                let value = self.expr_expect(&c.args[0], inner.as_ref())?;
                let payload = self.owned(value, first_arg_span)?;
                Some(Value::Fallible(Box::new(Fallible {
                    present: Ex::Verbatim(quote!(true)),
                    payload,
                    error: None,
                    is_result: words == ["Ok"],
                })))
            }
            (["Err"], 1) => {
                let ex = self.discarded(|low| {
                    let value = low.expr(&c.args[0])?;
                    low.opaque_arg(value, first_arg_span)
                })?;
                let open = self.types.open();
                let error =
                    Ex::Call { callee: quote!(::core::option::Option::Some), args: vec![ex], pure: true };
                let payload = Value::Scalar(Ex::Num(0.0), open);
                Some(Value::Fallible(Box::new(Fallible {
                    present: Ex::Verbatim(quote!(false)),
                    payload,
                    error: Some(error),
                    is_result: true,
                })))
            }
            ([.., "VecDeque", "from"], 1) => {
                self.deque = true;
                let value = self.expr(&c.args[0])?;
                let (place, ty) = self.place_of(value, span)?;
                let leaf = self.element_type(&ty, span)?;
                let is_vec = matches!(self.types.shallow(&ty), Ty::Vec(_));
                Some(Value::Fresh(Agg::Copy(place, !is_vec), Ty::Vec(Box::new(leaf))))
            }
            ([.., "VecDeque", "new"], 0) | ([.., "VecDeque", "with_capacity"], 1) => {
                self.deque = true;
                let leaf = self.types.open();
                Some(Value::Fresh(Agg::Vec(vec![]), Ty::Vec(Box::new(leaf))))
            }
            (["Vec", "new"], 0) | (["Vec", "with_capacity"], 1) => {
                let leaf = self.types.open();
                Some(Value::Fresh(Agg::Vec(vec![]), Ty::Vec(Box::new(leaf))))
            }
            ([.., "mem", "swap"], 2) | (["swap"], 2) => {
                if words.len() == 1 {
                    // Imported, or a function of the user's of that name.
                    let (krate, name) = (self.krate.clone(), &c.func);
                    let check = quote!(#krate::sweep::check_std(&#name::<()>, &::core::mem::swap::<()>, "std::mem::swap"));
                    self.emit(Stmt::Effect(Ex::Verbatim(check)));
                }
                let a = self.expr(&c.args[0])?;
                let b = self.expr(&c.args[1])?;
                match (a, b) {
                    (Value::Ref(p, ty, true), Value::Ref(q, _, true)) if self.scalar_like(&ty) => {
                        let x = self.load(&p, &ty, span);
                        let y = self.load(&q, &ty, span);
                        self.store(p, y, &ty, span);
                        self.store(q, x, &ty, span);
                        Some(Value::Unit)
                    }
                    (Value::Ref(p, ty, true), Value::Ref(q, _, true)) => {
                        let var = self.f.var(None, ty, span, Origin::Owned);
                        self.emit(Stmt::Declare(var, Some(Agg::Copy(p.clone(), false))));
                        self.emit(Stmt::Store(p, Agg::Copy(q.clone(), false)));
                        self.emit(Stmt::Store(q, Agg::Copy(Place::var(var), false)));
                        Some(Value::Unit)
                    }
                    _ => {
                        return self.refuse(
                            span,
                            "the macro does not see what is swapped here; pass `&mut` of two places",
                        );
                    }
                }
            }
            ([.., "mem", "replace"], 2) => {
                let a = self.expr(&c.args[0])?;
                let new = self.expr(&c.args[1])?;
                let new = self.owned(new, c.args[1].span())?;
                Some(self.replaced(a, Some(new), span)?)
            }
            ([.., "mem", "take"], 1) => {
                let a = self.expr(&c.args[0])?;
                Some(self.replaced(a, None, span)?)
            }
            ([.., "hint", "black_box"] | [.., "convert", "identity"], 1) => Some(self.expr(&c.args[0])?),
            (["autodiff", "constant"], 1) => {
                // A value that is taken as a constant, whatever it was made of: functions without the attribute may be called.
                let (ex, ty) = self.discarded(|low| low.scalar(&c.args[0]))?;
                let krate = self.krate.clone();
                let call = Ex::Call { callee: quote!(#krate::constant), args: vec![ex], pure: true };
                let val = self.bind_val(Rhs::Ex(call), ty.clone(), span);
                self.inert.insert(val);
                Some(Value::Scalar(Ex::Val(val), ty))
            }
            (["autodiff", "attached"], 2) => {
                // The first, which moves as the second does.
                let (value, ty) = self.scalar(&c.args[0])?;
                let (like, _) = self.scalar(&c.args[1])?;
                let (value, like) = (self.atom(value, &ty, span), self.atom(like, &ty, span));
                let attached = Ex::Prim(&custom::ATTACHED, vec![value, like, Ex::Num(1.0)], ty.clone());
                let out = self.bind_val(Rhs::Ex(attached), ty.clone(), span);
                Some(Value::Scalar(Ex::Val(out), ty))
            }
            // `<[f64; 3]>::try_from(&x[..3])`
            (["try_from"], 1) if qself.is_some_and(|q| q.starts_with('[')) => {
                let ty: syn::Type = syn::parse_str(qself.unwrap_or_default()).map_err(|_| Refused)?;
                let ty = crate::types::read(&ty, self.floats);
                let value = self.expr(&c.args[0])?;
                Some(self.array_of(value, &ty, span)?)
            }
            ([.., "array", "from_fn"], 1) => {
                let Some(Ty::Array(leaf, n)) = expect else {
                    return self.refuse(
                        span,
                        "the length of this array is not visible to the macro; write its type with a `let`",
                    );
                };
                let (leaf, n) = ((**leaf).clone(), n.clone());
                let g = self.closure_of(&c.args[0])?;
                Some(self.filled_array(leaf, n, span, |low, k| {
                    low.inline(&g, vec![Value::Scalar(k, Ty::usize())], span)
                })?)
            }
            ([.., "iter", name @ ("once" | "repeat" | "repeat_n" | "zip" | "successors" | "from_fn")], _)
            | ([name @ ("once" | "repeat" | "repeat_n" | "successors")], _) => self.made_iter(name, c)?,
            (["drop"] | [.., "mem", "drop"], 1) => {
                self.expr(&c.args[0])?;
                Some(Value::Unit)
            }
            (["std" | "core" | "alloc", ..], _) if self.discard == 0 => {
                let last = last.to_string();
                let mut carries = false;
                let reads = self.read_block(|low| {
                    for a in &c.args {
                        let value = low.expr(a)?;
                        carries |= low.may_carry(&value) && !low.is_inert(&value);
                    }
                    Ok(Value::Unit)
                });
                reads?;
                if carries && !matches!(last.as_str(), "min" | "max") {
                    return self.refuse(span, format!("the derivative of `{}` is not known; write an annotated function of your own around it", words.join("::")));
                }
                if matches!(words, [.., "cmp", "min" | "max"]) {
                    return self.opaque_call(c, Ty::Int(None), true).map(Some);
                }
                None
            }
            ([.., owner, "new"], 1) if HIDING.contains(owner) => {
                let value = self.expr(&c.args[0])?;
                if self.discard == 0 && self.may_carry(&value) && !self.is_inert(&value) {
                    return self.refuse(
                        span,
                        format!(
                            "a value inside of `{owner}` is hidden from the macro; keep the value itself"
                        ),
                    );
                }
                None
            }
            ([.., "mpsc", "channel"], 0) => {
                return self.refuse(
                    span,
                    "a channel hides what it carries from the macro; hand the value on in a variable",
                );
            }
            ([.., "cmp", "min" | "max"], 2) => return self.opaque_call(c, Ty::Int(None), true).map(Some),
            _ => None,
        })
    }

    /// What a place held, and something else put there: `mem::replace`, and `mem::take` without a new value.
    pub(super) fn replaced(&mut self, target: Value, new: Option<Value>, span: Span) -> Res<Value> {
        let Value::Ref(place, ty, true) = target else {
            return self.refuse(span, "the macro does not see what is replaced here; assign it in two steps");
        };
        let old = match self.types.shallow(&ty) {
            Ty::Vec(_) => Value::Place(self.copy_of(place.clone(), &ty, span), ty.clone()),
            _ if self.scalar_like(&ty) && !self.is_opaque(&ty) => {
                Value::Scalar(self.load(&place, &ty, span), ty.clone())
            }
            _ => {
                return self
                    .refuse(span, "only numbers and vectors can be replaced here; assign it in two steps");
            }
        };
        let new = match new {
            Some(new) => new,
            None if self.scalar_like(&ty) => self.zero_like(&old),
            None => Value::Fresh(Agg::Vec(vec![]), ty.clone()),
        };
        if !self.scalar_like(&ty) {
            self.growable(&place, span)?;
        }
        self.assign(place, new, span)?;
        Ok(old)
    }

    /// `f64::name(args)`
    pub(super) fn float_path(&mut self, name: &str, ty: Ty, c: &ExprCall) -> Res<Value> {
        let span = c.span();
        if c.args.is_empty() {
            return Ok(Value::Scalar(Ex::Path(c.to_token_stream()), ty));
        }
        let generic = matches!(ty, Ty::Float(crate::types::Float::Param(_)));
        if generic && (name.starts_with("from") || name == "epsilon") && c.args.len() == 1 {
            // `T::from(0.5)` of num-traits: an `Option` of a constant.
            let (ex, from) = self.scalar(&c.args[0])?;
            if self.ty_may_carry(&from) && !self.is_inert_ex(&ex) && !self.types.is_int(&from) {
                let ex = self.atom(ex, &from, span);
                let call = Ex::Call { callee: c.func.to_token_stream(), args: vec![ex.clone()], pure: true };
                let name = Ident::new("unwrap", span);
                let code = Ex::Method {
                    recv: Box::new(call),
                    name,
                    turbofish: TokenStream::new(),
                    args: vec![],
                    pure: true,
                };
                let val = self.bind_val(Rhs::Ex(Ex::Convert(Box::new(ex), Box::new(code))), ty.clone(), span);
                let payload = Value::Scalar(Ex::Val(val), ty);
                return Ok(Value::Fallible(Box::new(Fallible {
                    present: Ex::Verbatim(quote!(true)),
                    payload,
                    error: None,
                    is_result: false,
                })));
            }
            let call = Ex::Call { callee: c.func.to_token_stream(), args: vec![ex], pure: true };
            let name = Ident::new("unwrap", span);
            let unwrap = Ex::Method {
                recv: Box::new(call),
                name,
                turbofish: TokenStream::new(),
                args: vec![],
                pure: true,
            };
            let val = self.bind_val(Rhs::Ex(unwrap), ty.clone(), span);
            self.inert.insert(val);
            let payload = Value::Scalar(Ex::Val(val), ty);
            return Ok(Value::Fallible(Box::new(Fallible {
                present: Ex::Verbatim(quote!(true)),
                payload,
                error: None,
                is_result: false,
            })));
        }
        if name == "from" && c.args.len() == 1 {
            let (ex, from) = self.scalar(&c.args[0])?;
            if self.types.is_float(&from) && self.types.settle(&from).leaf() == ty.leaf() {
                return Ok(Value::Scalar(ex, ty));
            }
            let exact = self.types.is_int(&from) || matches!(self.types.shallow(&from), Ty::Bool);
            if exact {
                let callee = c.func.to_token_stream();
                return Ok(Value::Scalar(Ex::Call { callee, args: vec![ex], pure: true }, ty));
            }
            let Some(tokens) = ty.tokens() else { return Err(Refused) };
            let to: syn::Type = syn::parse_quote!(#tokens);
            let ex = self.atom(ex, &from, span);
            let val = self.bind_val(Rhs::Ex(Ex::Cast(Box::new(ex), Box::new(to))), ty.clone(), span);
            return Ok(Value::Scalar(Ex::Val(val), ty));
        }
        let name_span = match strip(&c.func) {
            Expr::Path(p) => p.path.segments.last().map_or(span, |s| s.ident.span()),
            f => f.span(),
        };
        if ["from_bits", "to_bits"].contains(&name) || name.ends_with("_bytes") {
            return self.refuse(name_span, format!("`{name}` has no derivative; keep the value a float, or compute this outside of the function"));
        }
        let recv = self.scalar(&c.args[0])?;
        self.types.unify(&recv.1, &ty);
        let mut args = vec![];
        for a in c.args.iter().skip(1) {
            args.push(self.scalar(a)?);
        }
        if name.starts_with("is_") || name.ends_with("_cmp") {
            let callee = c.func.to_token_stream();
            let by_ref = name.ends_with("_cmp");
            let mut all = vec![];
            for (ex, t) in std::iter::once(recv).chain(args) {
                let ex = self.atom(ex, &t, span);
                all.push(if by_ref { Ex::AddrOf(Box::new(ex)) } else { ex });
            }
            let out = if by_ref { Ty::Named("Ordering".into()) } else { Ty::Bool };
            return Ok(Value::Scalar(Ex::Call { callee, args: all, pure: true }, out));
        }
        self.float_method(name, recv, args, name_span, span)
    }

    pub(super) fn opaque_call(&mut self, c: &ExprCall, ty: Ty, pure: bool) -> Res<Value> {
        let mut args = vec![];
        for a in &c.args {
            let value = self.expr(a)?;
            args.push(self.opaque_arg(value, a.span())?);
        }
        let ex = Ex::Call { callee: c.func.to_token_stream(), args, pure };
        if pure {
            return Ok(Value::Scalar(ex, ty));
        }
        let val = self.bind_val(Rhs::Ex(ex), ty.clone(), c.span());
        Ok(Value::Scalar(Ex::Val(val), ty))
    }
}
