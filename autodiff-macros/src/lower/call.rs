//! Calls: primitives by path, closures and nested functions in line, annotated functions through their companion; and which
//! file knows a method.
use super::annotated::Receiver;
use super::exits::*;
use super::iter::How;
use super::vectors::array_method;
use super::*;
use quote::{ToTokens, quote};
use std::rc::Rc;
use syn::{Expr, ExprCall, ExprMethodCall};

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
                Slot::Var(_) | Slot::Value(Value::Place(..) | Value::Ref(..) | Value::Scalar(..)) => self.constant_call(id, &slot, c, expect),
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
            Ex::Un(_, e) | Ex::Cast(e, _) | Ex::Field(e, _) | Ex::AddrOf(e) | Ex::Payload(e, ..) => {
                self.is_inert_ex(e)
            }
            Ex::Closure { .. } => true,
            Ex::Bin(_, a, b) => self.is_inert_ex(a) && self.is_inert_ex(b),
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
        if let Some(value) = self.cursor_method(m, expect)? {
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
        if let Some(value) = self.part_method(&recv, m, expect)? {
            return Ok(value);
        }
        match recv {
            Value::Never => Ok(Value::Never),
            Value::Scalar(Ex::Path(path), ty)
                if self.types.is_open(&ty) && array_method(&m.method.to_string()) =>
            {
                let (place, ty) = self.static_place(&path, m.receiver.span());
                self.place_method(place, ty, m, How::Value, expect)
            }
            Value::Scalar(ex, ty) => match self.opened_for(Value::Scalar(ex, ty), m, expect)? {
                Value::Fallible(f) => self.fallible_method(*f, m),
                Value::Scalar(ex, ty) => self.scalar_method((ex, ty), m),
                _ => Err(Refused),
            },
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
