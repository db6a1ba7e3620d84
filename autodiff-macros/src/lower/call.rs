//! Calls: primitives by path, closures and nested functions in line, annotated functions through their companion; and which
//! file knows a method.
use super::exits::*;
use super::iter::How;
use super::vectors::array_method;
use super::*;
use quote::{ToTokens, quote};
use std::rc::Rc;
use syn::{Expr, ExprCall, ExprMethodCall};

/// Types of std that hold a value which the macro cannot follow into them.
const HIDING: [&str; 9] = ["Box", "Rc", "Arc", "Cell", "RefCell", "Mutex", "RwLock", "OnceCell", "Pin"];

impl Lower<'_> {
    pub(crate) fn call(&mut self, c: &ExprCall, expect: Option<&Ty>) -> Res<Value> {
        let func = strip(&c.func);
        let Expr::Path(p) = func else {
            let f = self.expr(func)?;
            return match f {
                Value::Closure(f) => self.call_closure(&f, &c.args, c.span()),
                _ => self.refuse(
                    func.span(),
                    "the derivative of this call is not known; call an annotated function by its path",
                ),
            };
        };
        if let Some(id) = p.path.get_ident()
            && let Some(slot) = self.lookup(id).cloned()
        {
            return match slot {
                Slot::Value(Value::Closure(f)) => self.call_closure(&f, &c.args, c.span()),
                Slot::Poison => Err(Refused),
                Slot::Value(Value::Item(name)) => self.annotated_call(&name.into(), c, expect),
                _ => self.refuse(id.span(), format!("the derivative of a call through `{id}` is not known; call an annotated function by its path")),
            };
        }
        // `<[f64]>::to_vec(x)`, `Vec::len(&x)`: a method by its path.
        let of_sequence = match &p.qself {
            Some(q) => {
                matches!(&*q.ty, syn::Type::Slice(_) | syn::Type::Array(_)) && p.path.segments.len() == 1
            }
            None => p.path.segments.len() == 2 && p.path.segments[0].ident == "Vec",
        };
        if let (true, Some(last), false) = (of_sequence, p.path.segments.last(), c.args.is_empty())
            && !["new", "with_capacity", "from", "from_iter", "try_from"]
                .contains(&last.ident.to_string().as_str())
        {
            let m = ExprMethodCall {
                attrs: vec![],
                receiver: Box::new(c.args[0].clone()),
                dot_token: Default::default(),
                method: last.ident.clone(),
                turbofish: None,
                paren_token: c.paren_token,
                args: c.args.iter().skip(1).cloned().collect(),
            };
            return self.method(&m, expect);
        }
        let words: Vec<String> = p.path.segments.iter().map(|s| s.ident.to_string()).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let qself = p.qself.as_ref().map(|q| q.ty.to_token_stream().to_string());
        if let Some(value) = self.known_path(&words, qself.as_deref(), c, expect)? {
            return Ok(value);
        }
        if let (None, Some(value)) = (&qself, self.library_call(&words, c)?) {
            return Ok(value);
        }
        if structs::constructs(&p.path) {
            return self.constructor(&p.path, c, expect);
        }
        self.annotated_call(&p.path, c, expect)
    }

    /// Paths that the macro knows: primitives, constructors of std, `mem::swap`.
    fn known_path(
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
    fn replaced(&mut self, target: Value, new: Option<Value>, span: Span) -> Res<Value> {
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
    fn float_path(&mut self, name: &str, ty: Ty, c: &ExprCall) -> Res<Value> {
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

    fn opaque_call(&mut self, c: &ExprCall, ty: Ty, pure: bool) -> Res<Value> {
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

    /// True for what is made of literals and constants.
    pub(crate) fn is_inert(&self, value: &Value) -> bool {
        match value {
            Value::Scalar(ex, _) => self.is_inert_ex(ex),
            Value::Tuple(parts) => parts.iter().all(|p| self.is_inert(p)),
            Value::Place(p, _) | Value::Ref(p, ..) => {
                self.f.vars[p.root].origin == Origin::Static || self.constants.contains(&p.root)
            }
            value => self.inert_outcome_value(value),
        }
    }

    pub(crate) fn is_inert_ex(&self, ex: &Ex) -> bool {
        match ex {
            Ex::Lit(_) | Ex::Num(_) | Ex::Path(_) | Ex::Verbatim(_) => true,
            Ex::Val(v) => self.inert.contains(v),
            Ex::Un(_, e) | Ex::Cast(e, _) | Ex::Field(e, _) | Ex::AddrOf(e) => self.is_inert_ex(e),
            Ex::Prim(_, args, _) | Ex::Call { args, pure: true, .. } => {
                args.iter().all(|a| self.is_inert_ex(a))
            }
            _ => false,
        }
    }

    // ---- closures ----

    fn call_closure(
        &mut self,
        f: &Rc<Closure>,
        args: &syn::punctuated::Punctuated<Expr, syn::Token![,]>,
        span: Span,
    ) -> Res<Value> {
        let mut values = vec![];
        for (k, a) in args.iter().enumerate() {
            let value = self.expr(a)?;
            let value = self.owned(value, a.span())?;
            values.push(self.before(value, args.iter().skip(k + 1), a.span()));
        }
        self.inline(f, values, span)
    }

    /// A closure's body in place of its call.
    pub(crate) fn inline(&mut self, f: &Rc<Closure>, args: Vec<Value>, span: Span) -> Res<Value> {
        if f.params.len() != args.len() {
            // Made of the path of a function: only rustc knows how many arguments that takes.
            if f.params.first().is_some_and(|p| crate::diagnostics::is_ours(p.span())) {
                return self.refuse(
                    span,
                    "the macro does not see what this function takes; write a closure that calls it",
                );
            }
            return self.left_to_rustc(span);
        }
        self.deeper(span, |low| {
            let outside = std::mem::replace(&mut low.scopes, f.scopes.clone());
            if f.is_fn {
                // A nested function may call itself and those beside it, and sees no locals.
                for scope in &mut low.scopes {
                    scope.retain(|_, s| matches!(s, Slot::Value(Value::Closure(c)) if c.is_fn));
                }
            }
            low.scopes.push(BTreeMap::new());
            let run = || -> Res<Value> {
                for ((pat, ty), value) in f.params.iter().zip(&f.types).zip(args) {
                    let value = match ty {
                        Some(ty) => {
                            let ty = crate::types::read(ty, low.floats);
                            low.typed(value, &ty)
                        }
                        None => value,
                    };
                    low.bind_pattern(pat, value)?;
                }
                let output = f.output.as_ref().map(|t| crate::types::read(t, low.floats));
                let value = if returns(&f.body) {
                    let mut target = low.new_target(TargetKind::Body, None);
                    target.ty = output.clone();
                    low.with_target(target, f.span, |low| {
                        let value = low.expr_expect(&f.body, output.as_ref())?;
                        low.owned(value, f.span)
                    })?
                } else {
                    let value = low.expr_expect(&f.body, output.as_ref())?;
                    low.owned(value, f.span)?
                };
                Ok(match output {
                    Some(ty) => low.typed(value, &ty),
                    None => value,
                })
            };
            let value = run();
            low.scopes = outside;
            value
        })
    }

    // ---- annotated functions ----

    fn annotated_call(&mut self, path: &syn::Path, c: &ExprCall, expect: Option<&Ty>) -> Res<Value> {
        self.annotated(path, None, &c.args, c.span(), expect)
    }

    /// A call of an annotated function or method, through what was generated for it.
    fn annotated(
        &mut self,
        path: &syn::Path,
        receiver: Option<Receiver>,
        inputs: &syn::punctuated::Punctuated<Expr, syn::Token![,]>,
        span: Span,
        expect: Option<&Ty>,
    ) -> Res<Value> {
        let mut args = vec![];
        let mut spans = vec![];
        let mut reborrowed = vec![];
        let mut carries = false;
        let method = matches!(&receiver, Some(Receiver::Shared(..)));
        match receiver {
            Some(Receiver::Shared(place, ty)) => {
                carries |= self.users.contains(&place.root) || self.ty_may_carry(&ty);
                args.push(Arg::Shared(place, ty, Passing::Borrowed));
                spans.push(span);
            }
            Some(Receiver::Mut(place, ty)) => {
                self.writable(&place, span)?;
                self.known.remove(&place.root);
                carries |= self.users.contains(&place.root) || self.ty_may_carry(&ty);
                args.push(Arg::Mut(place, ty));
                spans.push(span);
            }
            None => {}
        }
        for (k, a) in inputs.iter().enumerate() {
            let value = self.expr(a)?;
            let value = self.before(value, inputs.iter().skip(k + 1), a.span());
            carries |= self.may_carry(&value) && !self.is_inert(&value)
                || matches!(&value, Value::Place(p, _) | Value::Ref(p, ..) if self.users.contains(&p.root));
            if matches!(value, Value::Never) {
                return Ok(Value::Never);
            }
            let by_ref = matches!(strip(a), Expr::Reference(r) if r.mutability.is_none());
            if !method
                && matches!(&value, Value::Ref(p, ty, true) if p.is_whole() && self.types.settle(ty).leaf().is_some())
                && matches!(strip(a), Expr::Path(_))
            {
                reborrowed.push(args.len());
            }
            args.push(match value {
                // A part of something of the user's, of any type: handed on as it is.
                Value::Place(place, ty)
                    if matches!(strip(a), Expr::Path(_))
                        && self.types.is_open(&ty)
                        && self.f.vars[place.root].ty.has_user() =>
                {
                    Arg::Shared(place, ty, Passing::Owned)
                }
                value => self.argument(value, by_ref, a.span())?,
            });
            spans.push(a.span());
        }
        // What is lent has a type, if only by where it is.
        for arg in &mut args {
            if let Arg::Shared(place, ty, _) = arg
                && self.types.is_open(ty)
                && self.f.vars[place.root].ty.has_user()
            {
                *ty = self.like(place);
            }
        }
        if self.discard > 0 {
            // Nothing of this carries a derivative, whatever it is.
            let expect = structs::known(expect);
            let callee = (!method).then(|| path.to_token_stream());
            let mut args = args.into_iter().map(|a| match a {
                Arg::Value(ex, _) => ex,
                Arg::Shared(p, _, Passing::Borrowed) => Ex::Place(p, Borrow::Shared),
                Arg::Shared(p, _, _) => Ex::Place(p, Borrow::Copy),
                Arg::Mut(p, _) => Ex::Place(p, Borrow::Mut),
            });
            let ex = match (callee, path.get_ident()) {
                (None, Some(name)) => {
                    let recv = Box::new(args.next().unwrap_or(Ex::Tuple(vec![])));
                    let recv = match *recv {
                        // What the macro takes for unchanged is not changed.
                        Ex::Place(p, _) if self.may_change(&p) && self.is_user(&self.f.vars[p.root].ty) => {
                            Box::new(Ex::Place(p, Borrow::Shared))
                        }
                        Ex::Place(p, _) => Box::new(Ex::Place(p, Borrow::Copy)),
                        other => Box::new(other),
                    };
                    Ex::Method {
                        recv,
                        name: name.clone(),
                        turbofish: TokenStream::new(),
                        args: args.collect(),
                        pure: false,
                    }
                }
                (callee, _) => {
                    Ex::Call { callee: callee.unwrap_or_default(), args: args.collect(), pure: false }
                }
            };
            if matches!(expect, Some(Ty::Unit)) {
                self.emit(Stmt::Effect(ex));
                return Ok(Value::Unit);
            }
            if let Some(Ty::Option(_) | Ty::Result(..)) = expect {
                let f = self.open(ex, matches!(expect, Some(Ty::Result(..))), span);
                return Ok(Value::Fallible(Box::new(f)));
            }
            if let Some(ty) = expect
                && !self.scalar_like(ty)
            {
                return Ok(Value::Fresh(Agg::Opaque(ex), ty.clone()));
            }
            let ty = match expect {
                Some(ty) if !matches!(ty, Ty::Tuple(_)) => ty.clone(),
                _ => self.types.open(),
            };
            let val = self.bind_val(Rhs::Ex(ex), ty.clone(), span);
            self.inert.insert(val);
            return Ok(Value::Scalar(Ex::Val(val), ty));
        }
        let scalars = args
            .iter()
            .all(|a| matches!(a, Arg::Value(e, ty) if !matches!(e, Ex::Tuple(_) | Ex::AddrOf(_)) && self.number(ty)));
        let floats = args.iter().filter(|a| matches!(a, Arg::Value(_, ty) if self.ty_may_carry(ty))).count();
        let first = args.iter().find_map(|a| match a {
            Arg::Value(_, t) | Arg::Shared(_, t, _) | Arg::Mut(_, t) => {
                self.types.settle(t).leaf().cloned().map(Ty::Float)
            }
        });
        let like = first.or_else(|| self.output.leaf().cloned().map(Ty::Float)).unwrap_or(Ty::f64());
        // The number of local derivatives is known to be small where it is one result of a few numbers.
        let kind = if scalars && floats <= 8 { CallKind::Partials(vec![]) } else { CallKind::Taped };
        let known = path.get_ident().and_then(|id| self.outputs.get(&id.to_string()).cloned());
        // No float goes in: what comes out is a constant, whatever the function is.
        let outcome = if carries { self.outcome(Some(like), span) } else { self.inert_outcome(span) };
        let (words, any) = self.result_words(path, method, &args);
        self.worded(outcome, words, any && carries);
        let lent = method
            && matches!(args.first(), Some(Arg::Shared(p, ..)) if self.may_change(p) && self.users.contains(&p.root));
        self.emit(Stmt::Call(Box::new(Call {
            path: path.clone(),
            method,
            args,
            spans,
            reborrowed,
            gives: Gives::Open(outcome),
            kind,
            fallible: None,
            plain: false,
            stable: vec![],
            dots: None,
            lent,
            span,
        })));
        if !carries {
            self.mark_after(outcome);
        }
        match (expect, known) {
            (Some(Ty::Unit), _) => self.find_type(outcome, Ty::Unit),
            // A value of a type of the user's.
            (Some(Ty::Str), None) if !carries => {}
            (_, Some(ty)) => self.find_type(outcome, ty),
            (Some(ty), None) => self.find_type(outcome, ty.clone()),
            (None, None) => {}
        }
        self.resolved(Value::Outcome(outcome))
    }

    /// True for a type that a companion's `partials` takes: a number, or what carries nothing.
    fn number(&self, ty: &Ty) -> bool {
        !matches!(
            self.types.shallow(ty),
            Ty::Named(_) | Ty::Tuple(_) | Ty::Option(_) | Ty::Result(..) | Ty::Ref(..) | Ty::Str
        )
    }

    /// A value as an argument of an annotated function.
    fn argument(&mut self, value: Value, by_ref: bool, span: Span) -> Res<Arg> {
        Ok(match self.seen_any(value)? {
            // A reference to a temporary.
            value @ (Value::Scalar(..) | Value::Tuple(_) | Value::Fallible(_)) if by_ref => {
                let (ex, ty) = self.whole(value, span)?;
                Arg::Value(Ex::AddrOf(Box::new(ex)), Ty::Ref(false, Box::new(ty)))
            }
            Value::Scalar(ex, ty) => {
                let ex = if self.types.is_int(&ty) { ex } else { self.atom(ex, &ty, span) };
                Arg::Value(ex, ty)
            }
            Value::Ref(place, ty, false) if self.is_opaque(&ty) => Arg::Shared(place, ty, Passing::HandedOn),
            Value::Place(place, ty) if self.scalar_like(&ty) => Arg::Value(self.load(&place, &ty, span), ty),
            Value::Place(place, ty) => Arg::Shared(place, ty, Passing::Owned),
            Value::Ref(place, ty, false) if self.types.is_open(&ty) => {
                Arg::Shared(place, ty, Passing::Borrowed)
            }
            Value::Ref(place, ty, false) if self.scalar_like(&ty) => {
                let ex = self.load(&place, &ty, span);
                Arg::Value(Ex::AddrOf(Box::new(ex)), Ty::Ref(false, Box::new(ty)))
            }
            Value::Ref(place, ty, false) => Arg::Shared(place, ty, Passing::Borrowed),
            Value::Ref(place, ty, true) => {
                self.writable(&place, span)?;
                self.known.remove(&place.root);
                Arg::Mut(place, ty)
            }
            value @ Value::Fresh(..) => {
                let (place, ty) = self.place_of(value, span)?;
                Arg::Shared(place, ty, Passing::Owned)
            }
            value @ (Value::Tuple(_) | Value::Fallible(_)) => {
                let (ex, ty) = self.whole(value, span)?;
                Arg::Value(ex, ty)
            }
            Value::Unit => Arg::Value(Ex::Tuple(vec![]), Ty::Unit),
            _ => {
                return self.refuse(
                    span,
                    "this cannot be passed to an annotated function; pass numbers, slices, arrays or vectors",
                );
            }
        })
    }

    /// A tuple or an `Option` as one expression, of numbers.
    fn whole(&mut self, value: Value, span: Span) -> Res<(Ex, Ty)> {
        match self.resolved(value)? {
            Value::Tuple(parts) => {
                let (mut exs, mut types) = (vec![], vec![]);
                for part in parts {
                    let (ex, ty) = self.whole(part, span)?;
                    exs.push(ex);
                    types.push(ty);
                }
                Ok((Ex::Tuple(exs), Ty::Tuple(types)))
            }
            Value::Fallible(f) if f.is_result => {
                self.refuse(span, "a `Result` cannot be passed to an annotated function; pass what it holds")
            }
            Value::Fallible(f) => {
                if is_bool(&f.present, false) {
                    let open = Box::new(self.types.open());
                    return Ok((Ex::Path(quote!(::core::option::Option::None)), Ty::Option(open)));
                }
                let present = self.atom_or_true(f.present, span);
                let (payload, ty) = self.whole(f.payload, span)?;
                Ok((Ex::Optional(Box::new(present), Box::new(payload)), Ty::Option(Box::new(ty))))
            }
            value => {
                let (ex, ty) = self.read(value, span)?;
                Ok((self.atom(ex, &ty, span), ty))
            }
        }
    }

    fn atom_or_true(&mut self, present: Ex, span: Span) -> Ex {
        if is_bool(&present, true) { present } else { self.atom(present, &Ty::Bool, span) }
    }

    // ---- methods ----

    pub(crate) fn method(&mut self, m: &ExprMethodCall, expect: Option<&Ty>) -> Res<Value> {
        let hint = match (strip(&m.receiver), m.method.to_string().as_str()) {
            (
                Expr::Call(_) | Expr::MethodCall(_),
                "unwrap" | "expect" | "unwrap_or" | "unwrap_or_else" | "unwrap_or_default" | "ok_or"
                | "ok_or_else" | "map_err" | "ok" | "is_some" | "is_none" | "is_ok" | "is_err",
            ) => {
                // What only a `Result` has, or what is given the error.
                let takes_error = m.args.iter().any(|a| matches!(a, Expr::Closure(c) if c.inputs.len() == 1));
                let is_result = match m.method.to_string().as_str() {
                    "map_err" | "ok" | "is_ok" | "is_err" => true,
                    "unwrap_or_else" => takes_error,
                    _ => false,
                };
                let open = Box::new(self.types.open());
                // What `unwrap` is to give says what there is.
                let inner = match (m.method.to_string().as_str(), expect) {
                    ("unwrap" | "expect", Some(ty @ Ty::Array(..))) => Box::new(ty.clone()),
                    (_, Some(Ty::Option(inner) | Ty::Result(inner, _))) => inner.clone(),
                    (_, Some(ty)) if ty.is_user() => Box::new(ty.clone()),
                    _ => open,
                };
                Some(if is_result { Ty::Result(inner, "_".into()) } else { Ty::Option(inner) })
            }
            // What has a method that no number has is something with parts.
            (Expr::Call(_) | Expr::MethodCall(_), name)
                if !hints::std_method(name) && !array_method(name) =>
            {
                Some(structs::parts())
            }
            _ => None,
        };
        if let Some(value) = self.cursor_method(m)? {
            return Ok(value);
        }
        if let Some((place, ty)) = self.constant_receiver(&m.receiver, &m.method) {
            let path = m.method.clone().into();
            return self.annotated(&path, Some(Receiver::Shared(place, ty)), &m.args, m.span(), expect);
        }
        let recv = self.expr_expect(&m.receiver, hint.as_ref())?;
        let recv = match expect {
            // What gives an array is a method of one.
            Some(Ty::Array(_, n)) if m.method == "map" => {
                let leaf = Box::new(self.types.open());
                self.seen(recv, outcome::Seen::Type(Ty::Array(leaf, n.clone())))?
            }
            _ => self.seen_method(recv, &m.method.to_string())?,
        };
        let recv = self.spread(recv);
        match recv {
            Value::Never => Ok(Value::Never),
            Value::Scalar(Ex::Path(path), ty)
                if self.types.is_open(&ty) && array_method(&m.method.to_string()) =>
            {
                let (place, ty) = self.static_place(&path, m.receiver.span());
                self.place_method(place, ty, m, How::Value, expect)
            }
            Value::Scalar(ex, ty) => self.scalar_method((ex, ty), m),
            // `type Coeffs = [f64; 6];`: what iterates is an array by another name. Were it not, its gradient could not be indexed,
            // which is a type error.
            Value::Place(place, Ty::Named(name)) | Value::Ref(place, Ty::Named(name), _)
                if place.is_whole() && alias(&name) && vectors::iterates(&m.method.to_string()) =>
            {
                let leaf = Box::new(self.types.open());
                self.place_method(place, Ty::Slice(leaf), m, How::Shared, expect)
            }
            Value::Place(place, ty) | Value::Ref(place, ty, _)
                if matches!(m.method.to_string().as_str(), "clone" | "to_owned")
                    && (self.is_user(&ty)
                        || self.types.is_open(&ty)
                            && matches!(expect, Some(Ty::Like(t)) if t == structs::PARTS)) =>
            {
                Ok(self.user_clone(place, &ty))
            }
            Value::Fresh(_, ref ty) if self.is_user(ty) => {
                let (place, ty) = self.place_of(recv, m.receiver.span())?;
                if m.method == "clone" {
                    return Ok(Value::Place(place, ty));
                }
                let path = m.method.clone().into();
                self.annotated(&path, Some(Receiver::Shared(place, ty)), &m.args, m.span(), expect)
            }
            Value::Place(place, ty) if self.vectors_method(&ty, m) => {
                self.place_method(place, ty, m, How::Value, expect)
            }
            Value::Ref(place, ty, mutable) if self.vectors_method(&ty, m) => {
                let how = if mutable { How::Mut } else { How::Shared };
                self.place_method(place, ty, m, how, expect)
            }
            Value::Place(place, ty) | Value::Ref(place, ty, _)
                if (self.users.contains(&place.root) || self.is_user(&ty)) && self.users_method(&ty, m) =>
            {
                let dropped = matches!(expect, Some(Ty::Unit));
                let output = self.sibling_output(&ty, &m.method);
                let expect = match (expect, &output) {
                    (Some(Ty::Unit), _) | (_, None) => expect,
                    (_, output) => output.as_ref(),
                };
                if self.changes(&place, &ty, &m.method, dropped) {
                    let path = self.method_path(&ty, &m.method)?;
                    return self.annotated(&path, Some(Receiver::Mut(place, ty)), &m.args, m.span(), expect);
                }
                let path = m.method.clone().into();
                self.annotated(&path, Some(Receiver::Shared(place, ty)), &m.args, m.span(), expect)
            }
            Value::Place(place, Ty::Like(_)) | Value::Ref(place, Ty::Like(_), _)
                if !array_method(&m.method.to_string()) =>
            {
                let open = self.types.open();
                let ex = self.load(&place, &open, m.receiver.span());
                self.scalar_method((ex, open), m)
            }
            Value::Place(place, ty) | Value::Ref(place, ty, _)
                if self.scalar_like(&ty) || self.is_opaque(&ty) =>
            {
                if self.types.is_open(&ty) && array_method(&m.method.to_string()) {
                    return self.place_method(place, ty, m, How::Shared, expect);
                }
                if self.is_opaque(&ty) {
                    return self.scalar_method((Ex::Place(place, Borrow::Copy), ty), m);
                }
                let ex = self.load(&place, &ty, m.receiver.span());
                self.scalar_method((ex, ty), m)
            }
            Value::Place(place, ty) => self.place_method(place, ty, m, How::Value, expect),
            Value::Ref(place, ty, mutable) => {
                let how = if mutable { How::Mut } else { How::Shared };
                self.place_method(place, ty, m, how, expect)
            }
            Value::Fresh(..) => {
                let (place, ty) = self.place_of(recv, m.receiver.span())?;
                self.place_method(place, ty, m, How::Value, expect)
            }
            Value::Range(r) => {
                let name = m.method.to_string();
                if name == "contains" {
                    let Some(arg) = m.args.first() else { return Err(Refused) };
                    let (x, ty) = self.scalar(arg)?;
                    self.types.unify(&r.ty, &ty);
                    let x = self.atom(x, &ty, arg.span());
                    let ge = r.lo.map(|lo| {
                        Ex::Bin(syn::BinOp::Ge(Default::default()), Box::new(x.clone()), Box::new(lo))
                    });
                    let op = if r.inclusive {
                        syn::BinOp::Le(Default::default())
                    } else {
                        syn::BinOp::Lt(Default::default())
                    };
                    let le = r.hi.map(|hi| Ex::Bin(op, Box::new(x), Box::new(hi)));
                    return Ok(Value::Scalar(
                        pattern::and(ge, le).unwrap_or(Ex::Verbatim(quote!(true))),
                        Ty::Bool,
                    ));
                }
                let it = self.iter_of(Value::Range(r), m.receiver.span())?;
                self.iter_method(it, m, expect)
            }
            Value::Iter(it) => self.iter_method(*it, m, expect),
            Value::Tuple(parts) if m.method == "clone" => Ok(Value::Tuple(parts)),
            Value::Tuple(parts) if m.method == "concat" => self.concat(parts, m.span()),
            // An array of tuples or references.
            Value::Tuple(parts) if matches!(m.method.to_string().as_str(), "iter" | "into_iter") => {
                self.iter_of(Value::Tuple(parts), m.span()).map(|it| Value::Iter(Box::new(it)))
            }
            Value::Fallible(f) => self.fallible_method(*f, m),
            Value::Outcome(_) if m.method == "clone" => Ok(recv),
            Value::Tuple(_) | Value::Unit | Value::Closure(_) | Value::Item(_) | Value::Outcome(_) => {
                let name = &m.method;
                self.refuse(
                    name.span(),
                    format!("the derivative of method `{name}` is not known; write it with arithmetic"),
                )
            }
        }
    }

    /// True for a method of vectors, on what is one if nothing says otherwise.
    fn vectors_method(&self, ty: &Ty, m: &ExprMethodCall) -> bool {
        let open = self.types.is_open(ty) || matches!(self.types.shallow(ty), Ty::Like(_));
        let name = m.method.to_string();
        open && match m.args.len() {
            0 => array_method(&name) || name == "pop",
            1 => {
                ["push", "extend", "extend_from_slice", "fill", "sort_by"].contains(&name.as_str())
                    || array_method(&name)
            }
            2 => name == "swap",
            _ => false,
        }
    }

    /// True for a method that only the user's own type can have.
    fn users_method(&self, ty: &Ty, m: &ExprMethodCall) -> bool {
        let name = m.method.to_string();
        let std = array_method(&name)
            || hints::number_method(&name)
            || ["clone", "is_some", "is_none", "unwrap"].contains(&name.as_str());
        let open = self.types.is_open(ty) || matches!(self.types.shallow(ty), Ty::Like(_));
        (self.is_opaque(ty) && !matches!(self.types.shallow(ty), Ty::Str))
            || (open && !std && !name.starts_with("is_"))
    }
}

/// True for a name that could stand for an array or vector.
pub(super) fn alias(name: &str) -> bool {
    name != "Self" && name.chars().all(|c| c.is_alphanumeric() || c == '_')
}

pub(super) fn strip(e: &Expr) -> &Expr {
    match e {
        Expr::Paren(p) => strip(&p.expr),
        Expr::Group(g) => strip(&g.expr),
        other => other,
    }
}

/// True if a body holds a `return` of its own.
fn returns(e: &Expr) -> bool {
    struct Finder(bool);
    impl<'a> syn::visit::Visit<'a> for Finder {
        fn visit_expr_return(&mut self, _: &'a syn::ExprReturn) {
            self.0 = true;
        }
        fn visit_expr_try(&mut self, _: &'a syn::ExprTry) {
            self.0 = true;
        }
        fn visit_expr_closure(&mut self, _: &'a syn::ExprClosure) {}
        fn visit_item(&mut self, _: &'a syn::Item) {}
    }
    let mut finder = Finder(false);
    syn::visit::Visit::visit_expr(&mut finder, e);
    finder.0
}

/// The receiver of a method of the user's.
enum Receiver {
    Shared(Place, Ty),
    Mut(Place, Ty),
}
