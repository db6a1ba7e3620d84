//! Expressions: one arm per kind of syntax.
use super::call::strip;
use super::exits::*;

use super::*;
use quote::{ToTokens, quote};
use syn::{Expr, Lit, UnOp};

impl Lower<'_> {
    /// An expression in statement position.
    pub(crate) fn statement_expr(&mut self, e: &Expr, expect: Option<&Ty>) -> Res<Value> {
        self.expr_expect(e, expect)
    }

    pub(crate) fn expr(&mut self, e: &Expr) -> Res<Value> {
        self.expr_expect(e, None)
    }

    pub(crate) fn expr_expect(&mut self, e: &Expr, expect: Option<&Ty>) -> Res<Value> {
        let since = self.errors.len();
        let value = self.deeper(e.span(), |low| low.expr_kind(e, expect));
        self.errors.claim(since, e);
        value
    }

    fn expr_kind(&mut self, e: &Expr, expect: Option<&Ty>) -> Res<Value> {
        if matches!(e, Expr::Block(_) | Expr::Call(_) | Expr::MethodCall(_))
            && super::expr_attrs(e).iter().any(super::checkpoint::is_checkpoint)
        {
            return self.once(e, super::expr_attrs(e), expect);
        }
        match e {
            Expr::Paren(p) => self.expr_expect(&p.expr, expect),
            Expr::Group(g) => self.expr_expect(&g.expr, expect),
            Expr::Lit(l) => self.literal(&l.lit),
            Expr::Path(p) => self.path(p, expect),
            Expr::Unary(u) => self.unary(u),
            Expr::Binary(b) => self.binary(b),
            Expr::Assign(a) => self.assignment(a),
            Expr::Cast(c) => self.cast(c),
            Expr::Tuple(t) => self.tuple(t, expect),
            Expr::Array(a) => self.array(a.elems.iter(), expect, a.span(), false),
            Expr::Repeat(r) => self.repeat(&r.expr, &r.len, expect),
            Expr::Index(i) => self.index(i),
            Expr::Field(f) => self.field(f),
            Expr::Reference(r) => self.reference(r, expect),
            Expr::Block(b) => self.block_expr(b, expect),
            Expr::If(i) => self.if_value(i, expect),
            Expr::Match(m) => self.match_value(m, expect),
            Expr::While(w) => self.while_loop(w),
            Expr::Loop(l) => self.loop_loop(l),
            Expr::ForLoop(f) => self.for_loop(f),
            Expr::Break(b) => {
                let value = match &b.expr {
                    Some(e) => Some(self.expr(e)?),
                    None => None,
                };
                self.jump(b.label.as_ref(), value, false, b.span())
            }
            Expr::Continue(c) => self.jump(c.label.as_ref(), None, true, c.span()),
            Expr::Return(r) => {
                let ty = self.targets.iter().rev().find(|t| t.kind == TargetKind::Body).and_then(|t| t.ty.clone());
                let value = match &r.expr {
                    Some(e) => self.expr_expect(e, ty.as_ref())?,
                    None => Value::Unit,
                };
                self.return_value(value, r.span())
            }
            Expr::Call(c) => self.call(c, expect),
            Expr::MethodCall(m) => self.method(m, expect),
            Expr::Macro(m) => self.macro_call(&m.mac, expect, m.span()),
            Expr::Range(r) => self.range(r),
            Expr::Closure(c) => self.closure(c),
            Expr::Unsafe(u) => self.block_value(&u.block, expect),
            Expr::Const(c) => self.block_value(&c.block, expect),
                        Expr::Try(t) => self.question_mark(t, expect),
            Expr::Struct(s) => self.struct_literal(s, expect),
            Expr::Await(a) => self.refuse(a.span(), "`.await` cannot be differentiated; await outside of the function"),
            Expr::Async(a) => self.refuse(a.span(), "an `async` block cannot be differentiated; compute the value first"),
            // rustc takes it in conditions only.
            Expr::Let(l) => self.left_to_rustc(l.span()),
            other => self.refuse(other.span(), "this expression is not supported in a differentiated function; write it with arithmetic, calls, `if` and loops"),
        }
    }

    /// `value?`
    fn question_mark(&mut self, t: &syn::ExprTry, expect: Option<&Ty>) -> Res<Value> {
        let span = t.span();
        let outer = self.targets.iter().rev().find(|t| t.kind == TargetKind::Body).and_then(|t| t.ty.clone());
        let inner = match expect {
            Some(ty) => ty.clone(),
            None => self.types.open(),
        };
        // Of a function that returns a number rustc says so.
        if outer.as_ref().is_some_and(|ty| self.is_number(ty)) {
            return self.left_to_rustc(span);
        }
        let wanted = match &outer {
            Some(Ty::Result(..)) => Ty::Result(Box::new(inner.clone()), String::new()),
            _ => Ty::Option(Box::new(inner.clone())),
        };
        let value = self.expr_expect(&t.expr, Some(&wanted))?;
        let value = self.seen(value, outcome::Seen::Type(wanted.clone()))?;
        let value = match self.as_option(&value, span) {
            Some(option) => Value::Fallible(Box::new(option)),
            None => value,
        };
        let value = match value {
            Value::Never => return Ok(Value::Never),
            Value::Fallible(f) => *f,
            // Opaque code that carries nothing: taken apart once.
            Value::Scalar(ex, _)
                if self.is_inert_ex(&ex) || matches!(ex, Ex::Method { .. } | Ex::Call { .. }) =>
            {
                self.open(ex, None, matches!(wanted, Ty::Result(..)), span)
            }
            _ => {
                return self.refuse(span, "the macro does not see an `Option` or `Result` here; match on it");
            }
        };
        // What is opaque has the type that is asked for: `let n: usize = text.parse()?;`.
        if let Value::Scalar(Ex::Method { .. }, ty) = &value.payload {
            self.types.unify(&ty.clone(), &inner);
        }
        if is_bool(&value.present, true) {
            return Ok(value.payload);
        }
        let present = self.bool_val(value.present.clone(), span);
        let payload =
            if fallible::in_place(&value.payload) { value.payload } else { self.owned(value.payload, span)? };
        let open = self.types.open();
        let absent = Value::Scalar(Ex::Num(0.0), open);
        let is_result = matches!(wanted, Ty::Result(..));
        let error = value.error.map(|e| Ex::Method {
            recv: Box::new(e),
            name: Ident::new("map", Span::mixed_site()),
            turbofish: TokenStream::new(),
            args: vec![Ex::Path(quote!(::core::convert::From::from))],
            pure: true,
        });
        let left = Value::Fallible(Box::new(Fallible {
            present: Ex::Verbatim(quote!(false)),
            payload: absent,
            error,
            is_result,
        }));
        let other = self.read_block(|low| low.return_value(left, span))?;
        self.open_guard(present, other, None, false);
        Ok(self.taken(payload, span))
    }

    /// An opaque `Option` or `Result`, taken apart. If it holds a number, that can be read at once, present or not.
    pub(crate) fn open(&mut self, ex: Ex, holds: Option<&Ty>, is_result: bool, span: Span) -> Fallible {
        let krate = self.krate.clone();
        let whole = self.bind_val(
            Rhs::Ex(Ex::Call { callee: quote!(#krate::sweep::open), args: vec![ex], pure: false }),
            Ty::Named("_".into()),
            span,
        );
        let field = |k: usize| Ex::Field(Box::new(Ex::Val(whole)), syn::Member::from(k));
        let present = self.bind_val(Rhs::Ex(field(0)), Ty::Bool, span);
        let number = (holds.map(|ty| self.types.shallow(ty)))
            .filter(|ty| matches!(ty, Ty::Float(_) | Ty::Int(_) | Ty::Bool));
        let zero = number.as_ref().map(|ty| self.absent_element(ty));
        let (name, arg, ty) = match (number, zero) {
            (Some(ty), Some(Value::Scalar(zero, _))) => ("unwrap_or", zero, ty),
            _ => ("unwrap_or_else", Ex::Path(quote!(#krate::sweep::absent)), self.types.open()),
        };
        let name = Ident::new(name, Span::mixed_site());
        let (recv, pure) = (Box::new(field(1)), name == "unwrap_or");
        let take = Ex::Method { recv, name, turbofish: TokenStream::new(), args: vec![arg], pure };
        let payload = Value::Scalar(take, ty);
        Fallible { present: Ex::Val(present), payload, error: Some(field(2)), is_result }
    }

    // ---- reading ----

    /// The expression as a scalar, read now.
    pub(crate) fn scalar(&mut self, e: &Expr) -> Res<(Ex, Ty)> {
        let value = self.expr(e)?;
        self.read(value, e.span())
    }

    /// A value as a scalar.
    pub(crate) fn read(&mut self, value: Value, span: Span) -> Res<(Ex, Ty)> {
        let value = self.spread(value);
        match self.seen(value, outcome::Seen::Number)? {
            Value::Scalar(ex, ty) => Ok((ex, ty)),
            // What the macro cannot see into is spoken of in place, never copied.
            Value::Ref(place, ty, m) if self.is_opaque(&ty) => {
                Ok((Ex::Place(place, if m { Borrow::Mut } else { Borrow::Shared }), ty))
            }
            Value::Place(place, ty) if self.is_opaque(&ty) => Ok((Ex::Place(place, Borrow::Copy), ty)),
            Value::Place(_, Ty::Like(of)) | Value::Ref(_, Ty::Like(of), _) if structs::made(&of) => {
                self.refuse(span, ops::ONLY_NUMBERS)
            }
            // The result of a call that nothing was known of: a number after all.
            Value::Place(place, Ty::Like(_)) | Value::Ref(place, Ty::Like(_), _) => {
                let open = self.types.open();
                Ok((self.load(&place, &open, span), open))
            }
            Value::Place(place, ty) | Value::Ref(place, ty, _) if self.scalar_like(&ty) => {
                Ok((self.load(&place, &ty, span), ty))
            }
            Value::Never => {
                let ty = self.types.open();
                Ok((Ex::Verbatim(quote!(::core::unreachable!())), ty))
            }
            Value::Tuple(parts) => {
                let mut all = vec![];
                for part in parts {
                    all.push(self.read(part, span)?.0);
                }
                Ok((Ex::Tuple(all), Ty::Tuple(vec![])))
            }
            Value::Unit => Ok((Ex::Tuple(vec![]), Ty::Unit)),
            Value::Place(..) | Value::Ref(..) | Value::Fresh(..) => {
                self.refuse(span, "an array, slice or vector stands where a number is expected; index it, or sum its elements in a loop")
            }
            Value::Fallible(_) => self.refuse(span, "an `Option` or `Result` stands where a number is expected; use `match` or `unwrap_or`"),
            Value::Outcome(_) => Err(Refused),
            Value::Closure(_) | Value::Item(_) => self.refuse(span, "a closure stands where a number is expected; call it"),
            Value::Iter(_) | Value::Range(_) => self.refuse(span, "an iterator stands where a number is expected; consume it with a `for` loop, `sum` or `fold`"),
        }
    }

    /// A type that carries nothing and may not be `Copy`.
    pub(crate) fn is_opaque(&self, ty: &Ty) -> bool {
        matches!(self.types.shallow(ty), Ty::Named(_) | Ty::Str | Ty::Option(_) | Ty::Result(..))
    }

    /// A value that no longer depends on places that may change: what a variable is read for is copied now.
    pub(crate) fn owned(&mut self, value: Value, span: Span) -> Res<Value> {
        let value =
            if self.outcome_may_change(&value) { self.seen(value, outcome::Seen::Number)? } else { value };
        let value = match value {
            Value::Place(..) => self.spread(value),
            value => value,
        };
        Ok(match value {
            // Left where it is: a copy would hide its fields from the macro.
            Value::Place(place, ty)
                if self.is_opaque(&ty) || (self.types.is_open(&ty) && self.lasting(&place)) =>
            {
                Value::Place(place, ty)
            }
            Value::Place(place, ty) if self.scalar_like(&ty) => {
                Value::Scalar(self.load(&place, &ty, span), ty)
            }
            Value::Tuple(parts) => {
                let mut all = vec![];
                for part in parts {
                    all.push(self.owned(part, span)?);
                }
                Value::Tuple(all)
            }
            Value::Fallible(f) => {
                let payload = self.owned(f.payload, span)?;
                Value::Fallible(Box::new(Fallible { payload, ..*f }))
            }
            other => other,
        })
    }

    /// A value of which no part is a variable that could be written before it is read.
    fn detached(&mut self, value: Value, span: Span) -> Value {
        match value {
            Value::Tuple(parts) => Value::Tuple(parts.into_iter().map(|p| self.detached(p, span)).collect()),
            Value::Place(place, ty) if self.types.shallow(&ty).is_aggregate() || self.is_user(&ty) => {
                Value::Place(self.copy_of(place, &ty, span), ty)
            }
            other => other,
        }
    }

    /// A variable of its own with what a place holds now.
    pub(crate) fn copy_of(&mut self, place: Place, ty: &Ty, span: Span) -> Place {
        let var = self.f.var(None, ty.clone(), span, Origin::Owned);
        self.emit(Stmt::Declare(var, Some(Agg::Copy(place, false))));
        Place::var(var)
    }

    /// `*value`
    pub(crate) fn deref(&mut self, value: Value, span: Span) -> Res<Value> {
        Ok(match self.seen(value, outcome::Seen::Number)? {
            Value::Ref(place, ty, _) => Value::Place(place, ty),
            Value::Scalar(ex, ty) if self.may_refer(&ex, &ty) => {
                let open = self.types.open();
                Value::Scalar(Ex::Un(syn::UnOp::Deref(Default::default()), Box::new(ex)), open)
            }
            // Element references are values already: nothing is lost by reading through them.
            Value::Scalar(ex, ty) => Value::Scalar(ex, ty),
            Value::Place(place, ty) => Value::Place(place, ty),
            Value::Tuple(parts) => {
                let mut all = vec![];
                for part in parts {
                    all.push(self.deref(part, span)?);
                }
                Value::Tuple(all)
            }
            Value::Never => Value::Never,
            _ => {
                return self
                    .refuse(span, "the macro cannot look through this reference; bind the value itself");
            }
        })
    }

    /// True if a value may hold floats: anything but what is known not to.
    pub(crate) fn may_carry(&self, value: &Value) -> bool {
        match value {
            Value::Place(place, ty) | Value::Ref(place, ty, _) => {
                self.ty_may_carry(ty) || self.is_user(ty) && self.holds_floats(place)
            }
            Value::Scalar(_, ty) => self.ty_may_carry(ty),
            Value::Fresh(agg @ Agg::Struct(_), _) => self.agg_carries(agg),
            Value::Fresh(Agg::Copy(place, _), ty) => self.ty_may_carry(ty) || self.holds_floats(place),
            Value::Fresh(_, ty) => self.ty_may_carry(ty),
            Value::Tuple(parts) => parts.iter().any(|p| self.may_carry(p)),
            Value::Fallible(f) => self.may_carry(&f.payload),
            Value::Unit | Value::Never | Value::Range(_) | Value::Item(_) => false,
            Value::Closure(_) | Value::Iter(_) | Value::Outcome(_) => true,
        }
    }

    pub(crate) fn ty_may_carry(&self, ty: &Ty) -> bool {
        match self.types.shallow(ty) {
            Ty::Int(_) | Ty::Bool | Ty::Unit | Ty::Str | Ty::Named(_) => false,
            Ty::Infer(_) => !self.types.is_int(ty),
            Ty::Float(_) | Ty::Like(_) => true,
            Ty::Array(e, _)
            | Ty::Slice(e)
            | Ty::Vec(e)
            | Ty::Ref(_, e)
            | Ty::Option(e)
            | Ty::Result(e, _) => self.ty_may_carry(&e),
            Ty::Tuple(parts) => parts.iter().any(|t| self.ty_may_carry(t)),
        }
    }

    // ---- atoms ----

    fn literal(&mut self, lit: &Lit) -> Res<Value> {
        let ty = match lit {
            Lit::Float(f) => match f.suffix() {
                "f32" => Ty::Float(crate::types::Float::F32),
                "f64" => Ty::f64(),
                _ => self.types.float_literal(),
            },
            Lit::Int(i) => match i.suffix() {
                "" => self.types.int_literal(),
                "f64" => Ty::f64(),
                "f32" => Ty::Float(crate::types::Float::F32),
                s => Ty::Int(Some(s.to_string())),
            },
            Lit::Bool(_) => Ty::Bool,
            _ => Ty::Str,
        };
        Ok(Value::Scalar(Ex::Lit(lit.clone()), ty))
    }

    fn path(&mut self, p: &syn::ExprPath, expect: Option<&Ty>) -> Res<Value> {
        if let Some(id) = p.path.get_ident()
            && let Some(slot) = self.lookup(id).cloned()
        {
            return self.slot_value(&slot, p.span());
        }
        if p.path.is_ident("None") {
            let open = self.types.open();
            let payload = Value::Scalar(Ex::Num(0.0), open);
            return Ok(Value::Fallible(Box::new(Fallible {
                present: Ex::Verbatim(quote!(false)),
                payload,
                error: None,
                is_result: false,
            })));
        }
        if let Some(id) = p.path.get_ident()
            && self.foreign.contains(&id.to_string())
        {
            return Ok(self.foreign_name(id));
        }
        let ty = self.const_type(&p.path);
        // A variant without fields, a constant of the user's type; not `f64::INFINITY`.
        if structs::constructs(&p.path) && self.discard == 0 && self.types.is_open(&ty) {
            let like = || Ty::Like(p.to_token_stream().to_string());
            let ty = match expect {
                Some(ty) if structs::is_parts(ty) => Some(like()),
                ty => structs::known(ty).filter(|ty| ty.is_user()).cloned(),
            };
            if let Some(ty) = ty {
                return Ok(Value::Fresh(Agg::Opaque(Ex::Path(p.to_token_stream())), ty));
            }
        }
        Ok(Value::Scalar(Ex::Path(p.to_token_stream()), ty))
    }

    /// The type of a constant, from its path.
    pub(crate) fn const_type(&mut self, path: &syn::Path) -> Ty {
        let words: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let has = |w: &str| words.iter().rev().skip(1).any(|x| x == w);
        if has("f64") {
            return Ty::f64();
        }
        if has("f32") {
            return Ty::Float(crate::types::Float::F32);
        }
        if let Some(int) = words.iter().rev().nth(1)
            && ["usize", "isize", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64"]
                .contains(&int.as_str())
        {
            return Ty::Int(Some(int.clone()));
        }
        if let [param, _] = &words[..]
            && self.floats.contains(param)
        {
            return Ty::Float(crate::types::Float::Param(param.clone()));
        }
        self.types.open()
    }

    /// A variable that stands for a constant array or table named by a path.
    pub(crate) fn static_place(&mut self, path: &TokenStream, span: Span) -> (Place, Ty) {
        let key = path.to_string();
        if let Some(var) = self.statics.get(&key) {
            return (Place::var(*var), self.f.vars[*var].ty.clone());
        }
        let open = self.types.open();
        let ty = Ty::Slice(Box::new(open));
        let var = self.f.var(None, ty.clone(), span, Origin::Static);
        self.f.statics.push((var, path.clone()));
        self.statics.insert(key, var);
        (Place::var(var), ty)
    }

    // ---- aggregates ----

    fn tuple(&mut self, t: &syn::ExprTuple, expect: Option<&Ty>) -> Res<Value> {
        if t.elems.is_empty() {
            return Ok(Value::Unit);
        }
        let mut parts = vec![];
        for (k, e) in t.elems.iter().enumerate() {
            let wanted = match expect {
                Some(Ty::Tuple(types)) => types.get(k),
                _ => None,
            };
            let value = self.expr_expect(e, wanted)?;
            if matches!(value, Value::Never) {
                return Ok(Value::Never);
            }
            let value = self.owned(value, e.span())?;
            parts.push(self.before(value, t.elems.iter().skip(k + 1), e.span()));
        }
        Ok(Value::Tuple(parts))
    }

    /// A value as it is before what comes after it, which may write to the original, is evaluated.
    pub(crate) fn before<'e>(
        &mut self,
        value: Value,
        mut later: impl Iterator<Item = &'e Expr>,
        span: Span,
    ) -> Value {
        match value {
            Value::Place(place, ty) if !later.all(quiet) => Value::Place(self.as_it_is(place, &ty, span), ty),
            value => value,
        }
    }

    /// A place for an aggregate value: the one it has, or a variable made for it.
    pub(crate) fn place_of(&mut self, value: Value, span: Span) -> Res<(Place, Ty)> {
        match self.seen_sequence(value)? {
            Value::Place(place, ty) | Value::Ref(place, ty, _) => Ok((place, ty)),
            Value::Fresh(agg, ty) => {
                let var = self.f.var(None, ty.clone(), span, Origin::Owned);
                self.emit(Stmt::Declare(var, Some(agg)));
                Ok((Place::var(var), ty))
            }
            Value::Scalar(Ex::Path(path), _) => Ok(self.static_place(&path, span)),
            _ => self.refuse(
                span,
                "the macro does not see an array, slice or vector here; write its type with a `let`",
            ),
        }
    }

    pub(crate) fn element_type(&mut self, ty: &Ty, span: Span) -> Res<Ty> {
        let shallow = self.types.shallow(ty);
        if let Some(e) = shallow.element() {
            return Ok(e.clone());
        }
        if self.types.is_open(ty) {
            let open = self.types.open();
            self.types.unify(ty, &Ty::Slice(Box::new(open.clone())));
            return Ok(open);
        }
        if let Ty::Like(of) = &shallow {
            return Ok(self.field_type(of, &syn::Member::from(usize::MAX >> 40)));
        }
        self.refuse(
            span,
            "only arrays, slices and vectors can be indexed here; write the type of what is indexed",
        )
    }

    fn index(&mut self, i: &syn::ExprIndex) -> Res<Value> {
        let base = self.expr(&i.expr)?;
        if matches!(base, Value::Never) {
            return Ok(Value::Never);
        }
        if let Value::Tuple(mut parts) = base {
            // An array of tuples or references.
            let at = match &*i.index {
                Expr::Lit(syn::ExprLit { lit: Lit::Int(k), .. }) => k.base10_parse::<usize>().ok(),
                _ => None,
            };
            return match at.filter(|k| *k < parts.len()) {
                Some(k) => Ok(parts.swap_remove(k)),
                None => self.refuse(
                    i.index.span(),
                    "an element of an array of tuples or references that is chosen at run time is not supported; use one array per part",
                ),
            };
        }
        let (place, ty) = self.place_of(base, i.expr.span())?;
        let element = self.element_type(&ty, i.expr.span())?;
        let index = self.expr(&i.index)?;
        if let Value::Range(r) = index {
            let hi = match (r.hi, r.inclusive) {
                (Some(hi), true) => Some(plus_one(hi)),
                (hi, _) => hi,
            };
            return Ok(Value::Place(place.then(Proj::Range(r.lo, hi)), Ty::Slice(Box::new(element))));
        }
        let (ex, ity) = self.read(index, i.index.span())?;
        self.types.unify(&ity, &Ty::usize());
        Ok(Value::Place(place.then(Proj::Index(ex)), element))
    }

    fn field(&mut self, f: &syn::ExprField) -> Res<Value> {
        // A number has no fields; the call gives something that does.
        let base = self.expr(&f.base)?;
        let base = self.seen_field(base, &f.member)?;
        self.field_of(base, &f.member, f.span())
    }

    pub(crate) fn field_of(&mut self, base: Value, member: &syn::Member, span: Span) -> Res<Value> {
        let base = match member {
            syn::Member::Unnamed(k) => self.seen(base, outcome::Seen::Parts(k.index as usize + 1, true))?,
            syn::Member::Named(_) => self.resolved(base)?,
        };
        match (base, member) {
            (Value::Tuple(parts), syn::Member::Unnamed(k)) => match parts.get(k.index as usize) {
                Some(part) => Ok(part.clone()),
                None => self.left_to_rustc(span),
            },
            (Value::Ref(place, ty, _) | Value::Place(place, ty), _) => {
                let field_ty = match (self.types.shallow(&ty), member) {
                    (Ty::Tuple(types), syn::Member::Unnamed(k)) => types.get(k.index as usize).cloned(),
                    _ => None,
                };
                let field_ty = match (field_ty, self.types.shallow(&ty)) {
                    (None, Ty::Named(of) | Ty::Like(of)) => Some(self.field_type(&of, member)),
                    (None, _) if self.types.is_open(&ty) => Some(self.types.open()),
                    (field_ty, _) => field_ty,
                };
                match field_ty {
                    Some(t) => Ok(Value::Place(place.then(Proj::Field(member.clone())), t)),
                    None => self.refuse(
                        span,
                        "this has no fields that the macro can see; write the type of the value",
                    ),
                }
            }
            (Value::Never, _) => Ok(Value::Never),
            (value @ Value::Fresh(..), _) => {
                let (place, ty) = self.place_of(value, span)?;
                self.field_of(Value::Place(place, ty), member, span)
            }
            // An operator of the user's gave it, whatever the macro took it for.
            (Value::Scalar(_, ty), _) if self.types.is_plain(&ty) => self.refuse(
                span,
                "an operator gave this, and the macro knows those of numbers only; compute the fields in an annotated function",
            ),
            (Value::Scalar(ex, ty), _) if !self.types.is_float(&ty) => {
                let ex = self.atom(ex, &ty, span);
                if matches!(&ex, Ex::Val(v) if self.loaded.contains(v)) && self.types.is_open(&ty) {
                    return self.refuse(span, "the macro does not see whether this field carries a derivative; write the type of the value");
                }
                let open = self.types.open();
                Ok(Value::Scalar(Ex::Field(Box::new(ex), member.clone()), open))
            }
            _ => self.refuse(
                span,
                "this has no fields that the macro can see; bind its parts with `let (a, b) = …`",
            ),
        }
    }

    fn reference(&mut self, r: &syn::ExprReference, expect: Option<&Ty>) -> Res<Value> {
        if r.mutability.is_some()
            && let Some(it) = self.lent_cursor(&r.expr)
        {
            return Ok(it);
        }
        let value = self.expr_expect(&r.expr, expect.filter(|_| structs::is_call(&r.expr)))?;
        // A number would have been passed by value.
        let value = self.seen_whole(value)?;
        self.reference_to(value, r)
    }

    /// The value that patterns are matched with: a reference to a result is taken apart like the result.
    pub(crate) fn scrutinee(&mut self, e: &Expr, hint: Option<&Ty>) -> Res<Value> {
        match strip(e) {
            Expr::Reference(r) if r.mutability.is_none() => match self.expr_expect(&r.expr, hint)? {
                value @ Value::Outcome(_) => Ok(value),
                value => self.reference_to(value, r),
            },
            _ => self.expr_expect(e, hint),
        }
    }

    fn reference_to(&mut self, value: Value, r: &syn::ExprReference) -> Res<Value> {
        let mutable = r.mutability.is_some();
        Ok(match value {
            Value::Place(place, ty) => Value::Ref(self.fixed(place, r.span()), ty, mutable),
            Value::Ref(place, ty, m) => Value::Ref(place, ty, m && mutable),
            Value::Fresh(..) => {
                let (place, ty) = self.place_of(value, r.span())?;
                Value::Ref(place, ty, mutable)
            }
            Value::Scalar(Ex::Path(path), ty) if self.types.is_open(&ty) => {
                let (place, ty) = self.static_place(&path, r.span());
                Value::Ref(place, ty, false)
            }
            // A reference to a temporary reads as the value itself.
            other if !mutable => other,
            _ => {
                return self.refuse(
                    r.span(),
                    "`&mut` of this is not supported; bind the value with `let mut` first",
                );
            }
        })
    }

    /// The place with its indices evaluated: a reference goes on meaning the same element.
    fn fixed(&mut self, place: Place, _span: Span) -> Place {
        place
    }

    fn block_expr(&mut self, b: &syn::ExprBlock, expect: Option<&Ty>) -> Res<Value> {
        match &b.label {
            None => self.block_value(&b.block, expect),
            Some(label) => {
                let target = self.new_target(TargetKind::Block, Some(label.name.ident.to_string()));
                self.with_target(target, b.span(), |low| {
                    let value = low.block_value(&b.block, expect)?;
                    low.owned(value, b.span())
                })
            }
        }
    }

    fn range(&mut self, r: &syn::ExprRange) -> Res<Value> {
        let ty = self.types.open();
        let end = |low: &mut Self, e: &Option<Box<Expr>>| -> Res<Option<Ex>> {
            let Some(e) = e else { return Ok(None) };
            let (ex, t) = low.scalar(e)?;
            low.types.unify(&ty, &t);
            let ex = if low.types.is_float(&t) {
                low.atom(ex, &t, e.span())
            } else {
                low.stable(ex, &t, e.span())
            };
            Ok(Some(ex))
        };
        let lo = end(self, &r.start)?;
        let hi = end(self, &r.end)?;
        let inclusive = matches!(r.limits, syn::RangeLimits::Closed(_));
        Ok(Value::Range(Box::new(Range { lo, hi, inclusive, ty })))
    }

    /// A tree that is evaluated now and may be mentioned again later.
    pub(crate) fn stable(&mut self, ex: Ex, ty: &Ty, span: Span) -> Ex {
        match &ex {
            Ex::Val(_) | Ex::Lit(_) | Ex::Path(_) | Ex::Num(_) => ex,
            _ if crate::visit::cheap(&ex) => ex,
            _ => self.atom(ex, ty, span),
        }
    }

    fn closure(&mut self, c: &syn::ExprClosure) -> Res<Value> {
        let mut params = vec![];
        let mut types = vec![];
        for p in &c.inputs {
            match p {
                syn::Pat::Type(t) => {
                    params.push((*t.pat).clone());
                    types.push(Some((*t.ty).clone()));
                }
                p => {
                    params.push(p.clone());
                    types.push(None);
                }
            }
        }
        let output = match &c.output {
            syn::ReturnType::Type(_, ty) => Some((**ty).clone()),
            syn::ReturnType::Default => None,
        };
        let mut scopes = self.scopes.clone();
        if c.capture.is_some() {
            // A `move` closure keeps the values its captures have now.
            let body = c.body.to_token_stream();
            for scope in &mut scopes {
                for (name, slot) in scope.iter_mut() {
                    if name.contains('#') || super::custom::mentions(&body, name) {
                        *slot = self.captured(slot, c.span())?;
                    }
                }
            }
        }
        let closure =
            Closure { params, types, body: (*c.body).clone(), output, scopes, is_fn: false, span: c.span() };
        Ok(Value::Closure(std::rc::Rc::new(closure)))
    }

    /// What a `move` closure keeps of a variable.
    fn captured(&mut self, slot: &Slot, span: Span) -> Res<Slot> {
        Ok(match slot {
            Slot::Var(var) => {
                let ty = self.f.vars[*var].ty.clone();
                let name = self.f.vars[*var].name.clone();
                let named = matches!(self.types.shallow(&ty), Ty::Named(_));
                if self.scalar_like(&ty) && !named {
                    let ex = self.load(&Place::var(*var), &ty, span);
                    let copy = self.f.var(name, ty, span, Origin::Owned);
                    self.emit(Stmt::Declare(copy, Some(Agg::Scalar(ex))));
                    Slot::Var(copy)
                } else if named && self.mutable.contains(var) {
                    return self.refuse(
                        span,
                        "a `move` closure over a variable of this type that is `mut` is not supported; bind its fields first",
                    );
                } else {
                    Slot::Var(self.as_it_is(Place::var(*var), &ty, span).root)
                }
            }
            Slot::Tuple(slots) => {
                let mut all = vec![];
                for slot in slots {
                    all.push(self.captured(slot, span)?);
                }
                Slot::Tuple(all)
            }
            Slot::Fallible { present, payload, error, is_result } => {
                let flag = self.load(&Place::var(*present), &Ty::Bool, span);
                let copy = self.f.var(None, Ty::Bool, span, Origin::Owned);
                self.emit(Stmt::Declare(copy, Some(Agg::Scalar(flag))));
                let payload = Box::new(self.captured(payload, span)?);
                Slot::Fallible { present: copy, payload, error: *error, is_result: *is_result }
            }
            Slot::Cursor(items, given) => {
                let at = self.load(&Place::var(*given), &Ty::usize(), span);
                let copy = self.f.var(None, Ty::usize(), span, Origin::Owned);
                self.emit(Stmt::Declare(copy, Some(Agg::Scalar(at))));
                Slot::Cursor(items.clone(), copy)
            }
            Slot::Value(_) | Slot::Deferred(_) | Slot::Poison => slot.clone(),
        })
    }

    // ---- assignment ----

    fn assignment(&mut self, a: &syn::ExprAssign) -> Res<Value> {
        let expect = self.expected_by(&a.left);
        let value = self.expr_expect(&a.right, expect.as_ref())?;
        if matches!(value, Value::Never) {
            return Ok(Value::Never);
        }
        let value = self.owned(value, a.right.span())?;
        // All of a tuple is read before any of it is written.
        let value =
            if matches!(value, Value::Tuple(_)) { self.detached(value, a.right.span()) } else { value };
        self.assign_to(&a.left, value)?;
        Ok(Value::Unit)
    }

    fn assign_to(&mut self, left: &Expr, value: Value) -> Res<()> {
        match left {
            Expr::Infer(_) => Ok(()),
            Expr::Paren(p) => self.assign_to(&p.expr, value),
            Expr::Group(g) => self.assign_to(&g.expr, value),
            Expr::Tuple(t) => {
                let Value::Tuple(parts) = self.seen(value, outcome::Seen::Parts(t.elems.len(), false))?
                else {
                    return self.refuse(
                        t.span(),
                        "the macro does not see a tuple on the right; assign the parts one by one",
                    );
                };
                t.elems.iter().zip(parts).try_for_each(|(e, v)| self.assign_to(e, v))
            }
            Expr::Array(t) => {
                let Value::Fresh(Agg::Array(parts), ty) = value else {
                    return self.refuse(
                        t.span(),
                        "only an array literal can be taken apart here; assign the elements one by one",
                    );
                };
                let leaf = ty.element().cloned().unwrap_or(Ty::f64());
                for (e, part) in t.elems.iter().zip(parts) {
                    let value = match part {
                        Agg::Scalar(ex) => Value::Scalar(ex, leaf.clone()),
                        agg => Value::Fresh(agg, leaf.clone()),
                    };
                    self.assign_to(e, value)?;
                }
                Ok(())
            }
            Expr::Path(p) if p.path.get_ident().is_some() => {
                let Some(id) = p.path.get_ident() else { return Err(Refused) };
                match self.lookup(id).cloned() {
                    Some(Slot::Deferred(marker)) => {
                        let as_is = matches!(&value, Value::Ref(_, _, true) | Value::Closure(_) | Value::Iter(_) | Value::Range(_) | Value::Unit);
                        let slot = match &value {
                            Value::Ref(_, _, true) | Value::Closure(_) | Value::Iter(_) | Value::Range(_) => Slot::Value(value.clone()),
                            _ => self.slot_like(&value, Some(id), marker, p.span())?,
                        };
                        self.rebind(id, slot.clone());
                        if as_is { Ok(()) } else { self.fill_slot(&slot, value, p.span()) }
                    }
                    Some(Slot::Value(Value::Ref(place, ..))) if !self.copies.contains(&place.root) => {
                        self.refuse(p.span(), "a reference that changes what it points to is not supported; index the array instead")
                    }
                    Some(Slot::Poison) => Err(Refused),
                    // It is not `mut`.
                    Some(Slot::Value(Value::Scalar(..))) => self.left_to_rustc(p.span()),
                    Some(slot) => self.fill_slot(&slot, value, p.span()),
                    None => self.refuse(p.span(), "only local variables can be assigned in a differentiated function; return the value instead"),
                }
            }
            _ => {
                let target = self.expr(left)?;
                if references::is_deref(left)
                    && self.opaque_store(None, &target, value.clone(), left.span())?
                {
                    return Ok(());
                }
                match target {
                    Value::Place(place, _) => {
                        self.writable(&place, left.span())?;
                        self.assign(place, value, left.span())
                    }
                    Value::Tuple(_) => self.refuse(left.span(), "a tuple cannot be assigned here as a whole; assign its parts one by one"),
                    _ => self.refuse(left.span(), "this place is not one that the macro can follow; assign to a variable, an element or a field"),
                }
            }
        }
    }

    /// Gives a deferred name its slot, in the scope where it was declared.
    pub(crate) fn rebind(&mut self, id: &Ident, slot: Slot) {
        let name = key(id);
        if let Some(scope) = self.scopes.iter_mut().rev().find(|s| s.contains_key(&name)) {
            scope.insert(name, slot);
        }
    }

    pub(crate) fn writable(&mut self, place: &Place, span: Span) -> Res<()> {
        match self.f.vars[place.root].origin {
            Origin::Static => self.refuse(
                span,
                "a static cannot be written in a differentiated function; use a local variable",
            ),
            Origin::Shared => self.left_to_rustc(span),
            _ => Ok(()),
        }
    }

    // ---- operators ----

    fn unary(&mut self, u: &syn::ExprUnary) -> Res<Value> {
        match u.op {
            UnOp::Deref(_) => {
                let value = self.expr(&u.expr)?;
                self.deref(value, u.span())
            }
            UnOp::Neg(_) => {
                // A negative literal is one literal: no operation, and no derivative to follow.
                let (ex, ty) = self.scalar(&u.expr)?;
                if matches!(self.types.shallow(&ty), Ty::Int(Some(name)) if name.starts_with('u')) {
                    return self.left_to_rustc(u.span());
                }
                if self.types.is_int(&ty) {
                    return Ok(Value::Scalar(Ex::Un(u.op, Box::new(ex)), ty));
                }
                self.prim("neg", vec![(ex, ty)], u.span())
            }
            UnOp::Not(_) => {
                let (ex, ty) = self.scalar(&u.expr)?;
                if self.types.is_float(&ty) {
                    return self.left_to_rustc(u.span());
                }
                if self.is_users(&ty) {
                    return self.refuse(u.span(), ops::ONLY_NUMBERS);
                }
                self.types.plain(&ty);
                Ok(Value::Scalar(Ex::Un(u.op, Box::new(ex)), ty))
            }
            _ => self.refuse(
                u.span(),
                "this operator is not supported in a differentiated function; write it with `+ - * /`",
            ),
        }
    }
}

pub(crate) fn plus_one(ex: Ex) -> Ex {
    Ex::Bin(syn::BinOp::Add(Default::default()), Box::new(ex), Box::new(int(1)))
}

/// True for an expression that plainly writes nothing.
fn quiet(e: &Expr) -> bool {
    match e {
        Expr::Path(_) | Expr::Lit(_) => true,
        Expr::Field(f) => quiet(&f.base),
        Expr::Index(i) => quiet(&i.expr) && quiet(&i.index),
        Expr::Unary(u) => quiet(&u.expr),
        Expr::Paren(p) => quiet(&p.expr),
        Expr::Reference(r) => quiet(&r.expr),
        Expr::Cast(c) => quiet(&c.expr),
        Expr::Array(a) => a.elems.iter().all(quiet),
        Expr::Tuple(t) => t.elems.iter().all(quiet),
        Expr::Binary(b) => {
            use syn::BinOp::*;
            matches!(
                b.op,
                Add(_) | Sub(_) | Mul(_) | Div(_) | Rem(_) | Lt(_) | Le(_) | Gt(_) | Ge(_) | Eq(_) | Ne(_)
            ) && quiet(&b.left)
                && quiet(&b.right)
        }
        _ => false,
    }
}
