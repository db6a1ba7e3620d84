//! Blocks, `if`, `match` and loops.
use super::exits::*;
use super::pattern::and;
use super::*;
use syn::{Expr, ExprForLoop, ExprIf, ExprLoop, ExprMatch, ExprWhile, Stmt as SynStmt};

impl Lower<'_> {
    /// A block in a scope of its own, emitted in line.
    pub(crate) fn block_value(&mut self, block: &syn::Block, expect: Option<&Ty>) -> Res<Value> {
        self.scoped(|low| low.statements(&block.stmts, expect))
    }

    fn statements(&mut self, stmts: &[SynStmt], expect: Option<&Ty>) -> Res<Value> {
        for stmt in stmts {
            if let SynStmt::Item(syn::Item::Fn(item)) = stmt {
                self.nested_fn(item);
            }
        }
        let mut refused = false;
        for (k, stmt) in stmts.iter().enumerate() {
            let last = k + 1 == stmts.len();
            let (since, around) = (self.errors.len(), self.errors.around(stmt.span()));
            let value = self.statement(stmt, last, expect);
            self.errors.back_to(around);
            if !matches!(stmt, SynStmt::Item(_)) {
                self.errors.claim(since, stmt);
            }
            match value {
                Ok(Some(value)) if last || matches!(value, Value::Never) => {
                    return if refused { Err(Refused) } else { Ok(value) };
                }
                Ok(_) => {}
                Err(Refused) => {
                    refused = true;
                    // The names it would have bound are unknown from here on; say no more than we know.
                    let names = match stmt {
                        SynStmt::Local(l) => pattern::bound_names(&l.pat),
                        SynStmt::Macro(m) => statics(&m.mac.tokens),
                        _ => vec![],
                    };
                    names.iter().for_each(|name| self.bind(name, Slot::Poison));
                }
            }
        }
        if refused { Err(Refused) } else { Ok(Value::Unit) }
    }

    /// One statement; its value if it is the block's last, or `Never`.
    fn statement(&mut self, stmt: &SynStmt, last: bool, expect: Option<&Ty>) -> Res<Option<Value>> {
        match stmt {
            SynStmt::Local(local) => self.local(local),
            // A semicolon too many.
            SynStmt::Expr(Expr::Verbatim(tokens), _) if tokens.is_empty() => Ok(None),
            SynStmt::Expr(e, semi) => {
                self.unconditional(expr_attrs(e), e.span())?;
                let wanted = if last && semi.is_none() { expect } else { Some(&Ty::Unit) };
                let value = self.statement_expr(e, wanted)?;
                Ok(match value {
                    Value::Never => Some(Value::Never),
                    value if last && semi.is_none() => Some(value),
                    _ => None,
                })
            }
            SynStmt::Macro(m) => {
                let statement = !last || m.semi_token.is_some();
                let value = if statement {
                    self.macro_statement(&m.mac, m.span())?
                } else {
                    self.macro_call(&m.mac, None, m.span())?
                };
                Ok(match value {
                    Value::Never => Some(Value::Never),
                    value if last && m.semi_token.is_none() => Some(value),
                    _ => None,
                })
            }
            SynStmt::Item(syn::Item::Fn(_)) => Ok(None),
            SynStmt::Item(
                syn::Item::Const(_)
                | syn::Item::Static(_)
                | syn::Item::Use(_)
                | syn::Item::Struct(_)
                | syn::Item::Enum(_)
                | syn::Item::Type(_)
                | syn::Item::Impl(_)
                | syn::Item::Trait(_)
                // A `macro_rules!`: what calls it is refused.
                | syn::Item::Macro(_),
            ) => {
                let SynStmt::Item(item) = stmt else { return Ok(None) };
                if let syn::Item::Macro(m) = item {
                    self.macros.extend(m.ident.as_ref().map(Ident::to_string));
                }
                self.items.push(quote::quote!(#item));
                Ok(None)
            }
            SynStmt::Item(item) => self.refuse(
                item.span(),
                "this item is not supported inside a differentiated function; move it out",
            ),
        }
    }

    /// A function nested in the body is differentiated there, like any other.
    fn nested_fn(&mut self, item: &syn::ItemFn) {
        let output = match &item.sig.output {
            syn::ReturnType::Type(_, ty) => crate::types::read(ty, self.floats),
            syn::ReturnType::Default => Ty::Unit,
        };
        // Two blocks may each have a function of one name; generated code has all of them side by side.
        let named = item.sig.ident.clone();
        let own = named.to_string();
        let mut item = item.clone();
        if self.outputs.contains_key(&own) {
            let other = Ident::new(
                &format!("{own}_{}", self.outputs.len()),
                item.sig.ident.span().resolved_at(Span::mixed_site()),
            );
            rename(&mut item, &other);
        }
        self.outputs.insert(item.sig.ident.to_string(), output);
        self.bind(&named, Slot::Value(Value::Item(item.sig.ident.clone())));
        self.items.push(crate::pipeline::nested(&item, &self.modes, self.errors));
    }

    /// Conditions that are left on statements are more than could be followed one by one; one complaint for all of them.
    fn unconditional(&mut self, attrs: &[syn::Attribute], span: Span) -> Res<()> {
        if cfg_on(attrs) {
            return Ok(());
        }
        if std::mem::replace(&mut self.conditions, true) {
            return Err(Refused);
        }
        self.refuse(
            span,
            "more than three conditions of `#[cfg]` in one function are not supported; use `if cfg!(..)`",
        )
    }

    fn local(&mut self, local: &syn::Local) -> Res<Option<Value>> {
        self.unconditional(&local.attrs, local.span())?;
        let (pat, ty) = match &local.pat {
            syn::Pat::Type(t) => (&*t.pat, Some(crate::types::read(&t.ty, self.floats))),
            pat => (pat, None),
        };
        let Some(init) = &local.init else {
            if let syn::Pat::Tuple(t) = pat {
                for (k, part) in t.elems.iter().enumerate() {
                    let part_ty = match &ty {
                        Some(Ty::Tuple(types)) => types.get(k).cloned(),
                        _ => None,
                    };
                    self.declare_later(part, part_ty)?;
                }
                return Ok(None);
            }
            self.declare_later(pat, ty)?;
            return Ok(None);
        };
        let rows = structs::gathers(&init.expr)
            && matches!(pat, syn::Pat::Ident(p) if self.hints.rows(&p.ident.to_string()));
        let told = ty.clone().filter(|ty| !rows || !ty.has_hole()).or_else(|| self.shape_of_pattern(pat));
        let expect = told.or_else(|| rows.then(structs::rows)).or_else(|| {
            // What a call gives is told by what is done with it.
            let cloned = matches!(&*init.expr, Expr::MethodCall(m) if m.method == "clone");
            let whole = matches!(pat, syn::Pat::Ident(p) if self.hints.parts(&p.ident.to_string()));
            if cloned && whole {
                return Some(structs::parts());
            }
            let told = structs::is_call(&init.expr);
            self.expected_of(pat).filter(|ty| !told || structs::is_parts(ty))
        });
        let value = if local.attrs.iter().any(checkpoint::is_checkpoint) {
            self.once(&init.expr, &local.attrs, expect.as_ref())?
        } else {
            self.expr_expect(&init.expr, expect.as_ref())?
        };
        if matches!(value, Value::Never) {
            return Ok(Some(Value::Never));
        }
        if let Some(word) = trait_object(&local.pat)
            && self.may_carry(&value)
            && !self.is_inert(&value)
        {
            return self.refuse(word, "a trait object hides its value from the macro; bind the value itself");
        }
        let value = self.seen_pattern(value, pat)?;
        let value = match value {
            // With parts, for all that its name is used for: it stays where it is.
            Value::Place(place, t)
                if self.types.is_open(&t)
                    && matches!(pat, syn::Pat::Ident(p) if self.hints.parts(&p.ident.to_string())) =>
            {
                Value::Place(place, t)
            }
            Value::Place(place, t) if matches!(pat, syn::Pat::Tuple(_)) && self.part_of_users(&place, &t) => {
                Value::Place(place, t)
            }
            // Of any type, for all that the body shows.
            Value::Place(place, t)
                if self.types.is_open(&t)
                    && self.f.vars[place.root].ty.has_user()
                    && !self.may_change(&place)
                    && matches!(pat, syn::Pat::Ident(p)
                        if p.mutability.is_none() && !self.hints.number(&p.ident.to_string())) =>
            {
                Value::Place(place, t)
            }
            value => self.owned(value, init.expr.span())?,
        };
        let value = match (&local.pat, &ty) {
            (syn::Pat::Type(t), Some(ty)) => {
                let value = self.declared(value, &t.ty, ty, init.expr.span());
                self.typed(value, ty)
            }
            _ => value,
        };
        if let Some((_, diverge)) = &init.diverge {
            return self.let_else(pat, value, diverge);
        }
        self.bind_pattern(pat, value)?;
        Ok(None)
    }

    /// `let x;`
    fn declare_later(&mut self, pat: &syn::Pat, ty: Option<Ty>) -> Res<()> {
        let syn::Pat::Ident(p) = pat else {
            return self
                .refuse(pat.span(), "only a name can be declared without a value; write a `let` for each");
        };
        let marker = self.defer();
        self.bind(&p.ident, Slot::Deferred(marker));
        if let Some(ty) = ty
            && (self.scalar_like(&ty) || ty.is_user())
            && !matches!(ty, Ty::Tuple(_) | Ty::Option(_) | Ty::Ref(..))
        {
            let var = self.f.var(Some(p.ident.clone()), ty, p.ident.span(), Origin::Owned);
            self.deferred[marker] = Some(vec![Stmt::Declare(var, None)]);
            self.bind(&p.ident, Slot::Var(var));
        }
        Ok(())
    }

    /// What a `let` pattern says of the value's shape.
    fn shape_of_pattern(&mut self, pat: &syn::Pat) -> Option<Ty> {
        match pat {
            syn::Pat::Tuple(t) if !t.elems.iter().any(|p| matches!(p, syn::Pat::Rest(_))) => {
                let mut parts = vec![];
                for p in &t.elems {
                    let shape = self.shape_of_pattern(p);
                    let shape = shape.or_else(|| self.expected_of(p).filter(structs::is_parts));
                    parts.push(shape.unwrap_or_else(|| self.types.open()));
                }
                Some(Ty::Tuple(parts))
            }
            syn::Pat::Slice(s) if !s.elems.iter().any(|p| matches!(p, syn::Pat::Rest(_))) => {
                if s.elems
                    .iter()
                    .any(|p| matches!(p, syn::Pat::Ident(p) if self.hints.parts(&p.ident.to_string())))
                {
                    return Some(structs::parts());
                }
                let open = self.types.open();
                Some(Ty::Array(Box::new(open), s.elems.len().to_string()))
            }
            syn::Pat::Type(t) => Some(crate::types::read(&t.ty, self.floats)),
            syn::Pat::Paren(p) => self.shape_of_pattern(&p.pat),
            _ => None,
        }
    }

    fn let_else(&mut self, pat: &syn::Pat, value: Value, diverge: &Expr) -> Res<Option<Value>> {
        let (cond, binds) = self.test_pattern(pat, &value)?;
        if let Some(cond) = cond {
            let cond = self.bool_val(cond, pat.span());
            let other = self.read_block(|low| low.expr(diverge))?;
            if other.flow == Flow::Diverges {
                let known = self.known.clone();
                self.emit(Stmt::If { cond, then: vec![], els: other.block, outs: vec![] });
                self.known = known;
            } else {
                self.open_guard(cond, other, None, false);
            }
        }
        for (pat, value) in binds {
            self.bind_pattern(&pat, value)?;
        }
        Ok(None)
    }

    /// A condition as a named value, so that both sweeps can speak of it.
    pub(crate) fn bool_val(&mut self, cond: Ex, span: Span) -> ValId {
        match cond {
            Ex::Val(v) => v,
            other => self.bind_val(Rhs::Ex(other), Ty::Bool, span),
        }
    }

    // ---- if ----

    pub(crate) fn if_value(&mut self, e: &ExprIf, expect: Option<&Ty>) -> Res<Value> {
        self.scoped(|low| {
            let (cond, binds) = low.condition(&e.cond)?;
            let Some(cond) = cond else {
                for (pat, value) in binds {
                    low.bind_pattern(&pat, value)?;
                }
                return low.block_value(&e.then_branch, expect);
            };
            let cond = low.bool_val(cond, e.cond.span());
            let then = low.read_block(|low| {
                for (pat, value) in binds {
                    low.bind_pattern(&pat, value)?;
                }
                let value = low.block_value(&e.then_branch, expect)?;
                low.one_of(value, expect, e.then_branch.span())
            });
            let els = low.read_block(|low| match &e.else_branch {
                Some((_, els)) => {
                    let value = low.expr_expect(els, expect)?;
                    low.one_of(value, expect, els.span())
                }
                None => Ok(Value::Unit),
            });
            low.join(cond, then?, els?, e.span())
        })
    }

    /// The value of one arm of several: a number, unless something with parts is expected.
    fn one_of(&mut self, value: Value, expect: Option<&Ty>, span: Span) -> Res<Value> {
        let parts = expect
            .is_some_and(|ty| structs::is_parts(ty) || structs::known(Some(ty)).is_some_and(Ty::has_user));
        match value {
            Value::Place(place, ty) if !parts && self.types.is_open(&ty) => {
                Ok(Value::Scalar(self.load(&place, &ty, span), ty))
            }
            value => self.owned(value, span),
        }
    }

    /// The condition of an `if` or `while`, with the bindings of its `let`s.
    pub(crate) fn condition(&mut self, e: &Expr) -> Res<super::pattern::Tested> {
        match e {
            Expr::Let(l) => {
                let hint = self.fallible_hint(std::iter::once(&*l.pat));
                let value = self.scrutinee(&l.expr, hint.as_ref())?;
                self.test_pattern(&l.pat, &value)
            }
            Expr::Paren(p) => self.condition(&p.expr),
            Expr::Group(g) => self.condition(&g.expr),
            Expr::Binary(b) if matches!(b.op, syn::BinOp::And(_)) && has_let(e) => {
                let (left, mut binds) = self.condition(&b.left)?;
                for (pat, value) in &binds {
                    self.bind_pattern(pat, value.clone())?;
                }
                let (right, more) = self.condition(&b.right)?;
                binds.extend(more);
                Ok((and(left, right), binds))
            }
            _ => {
                let (ex, ty) = self.scalar(e)?;
                self.types.unify(&ty, &Ty::Bool);
                Ok((Some(ex), vec![]))
            }
        }
    }

    /// Ends an `if`: joins the arms' values, and opens a guard where an arm may have exited.
    pub(crate) fn join(&mut self, cond: ValId, then: Read, els: Read, span: Span) -> Res<Value> {
        use Flow::*;
        let gone = |f: Flow| matches!(f, Exits | Diverges);
        match (then.flow, els.flow) {
            (a, b) if gone(a) && gone(b) => {
                self.emit(Stmt::If { cond, then: then.block, els: els.block, outs: vec![] });
                Ok(Value::Never)
            }
            (Exits, flow) => {
                let value = els.value.clone();
                self.open_guard(cond, then, Some(els), true);
                if flow == Perhaps {
                    self.guard_rest();
                }
                Ok(value)
            }
            (flow, Exits) => {
                let value = then.value.clone();
                self.open_guard(cond, els, Some(then), false);
                if flow == Perhaps {
                    self.guard_rest();
                }
                Ok(value)
            }
            (a, b) => {
                let mut then = then;
                let mut els = els;
                self.align(&mut then, &mut els, span);
                let mut outs = vec![];
                let value = self.join_values(&mut then, &mut els, &mut outs, span)?;
                if a == Diverges {
                    self.known = els.known;
                } else if b == Diverges {
                    self.known = then.known;
                } else {
                    keep_common(&mut self.known, &then.known);
                    keep_common(&mut self.known, &els.known);
                }
                self.emit(Stmt::If { cond, then: then.block, els: els.block, outs });
                if a == Perhaps || b == Perhaps {
                    self.guard_rest();
                }
                Ok(value)
            }
        }
    }

    fn join_values(
        &mut self,
        then: &mut Read,
        els: &mut Read,
        outs: &mut Vec<Out>,
        span: Span,
    ) -> Res<Value> {
        let a = std::mem::replace(&mut then.value, Value::Unit);
        let b = std::mem::replace(&mut els.value, Value::Unit);
        self.join_two(a, b, &mut then.block, &mut els.block, outs, span)
    }

    fn join_two(
        &mut self,
        a: Value,
        b: Value,
        then: &mut Block,
        els: &mut Block,
        outs: &mut Vec<Out>,
        span: Span,
    ) -> Res<Value> {
        let (a, b) = (self.seen_like(a, &b)?, b);
        let b = self.seen_like(b, &a)?;
        // A part of something of the user's beside a number is one; beside an option, an option.
        let a = self.as_the_other(a, &b, then, span)?;
        let b = self.as_the_other(b, &a, els, span)?;
        Ok(match (a, b) {
            // An `if` without `else`.
            (Value::Scalar(_, ty), Value::Unit) if self.types.is_float(&ty) => {
                return self.left_to_rustc(span);
            }
            (Value::Unit, _) | (_, Value::Unit) => Value::Unit,
            (Value::Never, Value::Never) => Value::Never,
            (Value::Never, Value::Scalar(ex, ty)) => self.out(unreachable(), ex, ty, outs, span),
            (Value::Scalar(ex, ty), Value::Never) => self.out(ex, unreachable(), ty, outs, span),
            (Value::Never, Value::Ref(p, t, m)) | (Value::Ref(p, t, m), Value::Never) => Value::Ref(p, t, m),
            (Value::Never, Value::Tuple(parts)) => {
                let mut joined = vec![];
                for p in parts {
                    joined.push(self.join_two(Value::Never, p, then, els, outs, span)?);
                }
                Value::Tuple(joined)
            }
            (Value::Tuple(parts), Value::Never) => {
                let mut joined = vec![];
                for p in parts {
                    joined.push(self.join_two(p, Value::Never, then, els, outs, span)?);
                }
                Value::Tuple(joined)
            }
            (Value::Scalar(x, tx), Value::Scalar(y, ty)) => {
                self.types.unify(&tx, &ty);
                self.out(x, y, tx, outs, span)
            }
            (Value::Tuple(x), Value::Tuple(y)) if x.len() == y.len() => {
                let mut joined = vec![];
                for (p, q) in x.into_iter().zip(y) {
                    joined.push(self.join_two(p, q, then, els, outs, span)?);
                }
                Value::Tuple(joined)
            }
            (Value::Fallible(x), Value::Fallible(y)) => {
                let absent = (x.present.clone(), y.present.clone());
                let present = self.out(x.present, y.present, Ty::Bool, outs, span);
                let Value::Scalar(present, _) = present else { return Err(Refused) };
                let is_result = x.is_result;
                let none = || Ex::Path(quote::quote!(::core::option::Option::None));
                let error = match (x.error, y.error) {
                    (None, None) => None,
                    (a, b) => {
                        let val = self.f.val(None, Ty::Named("_".into()), span);
                        outs.push(Out { val, then: a.unwrap_or_else(none), els: b.unwrap_or_else(none) });
                        Some(Ex::Val(val))
                    }
                };
                // What is not there takes the shape of what may be.
                let (a, b) = match (is_bool(&absent.0, false), is_bool(&absent.1, false)) {
                    (true, false) => (self.zero_like(&y.payload), y.payload),
                    (false, true) => {
                        let zero = self.zero_like(&x.payload);
                        (x.payload, zero)
                    }
                    _ => (x.payload, y.payload),
                };
                let payload = self.join_two(a, b, then, els, outs, span)?;
                Value::Fallible(Box::new(Fallible { present, payload, error, is_result }))
            }
            (Value::Fallible(f), Value::Never) | (Value::Never, Value::Fallible(f)) => Value::Fallible(f),
            (Value::Ref(p, t, m), Value::Ref(q, u, n)) => {
                self.join_refs((p, t, m), (q, u, n), (then, els), outs, span)?
            }
            (a @ Value::Ref(..), b) | (a, b @ Value::Ref(..)) => self.join_copies(a, b, (then, els), span)?,
            (a, b) => {
                // Arrays and vectors: a variable declared before the `if`, written in both arms.
                let (agg_a, ty_a) = self.contents(a, span)?;
                let (agg_b, ty_b) = self.contents(b, span)?;
                let ty = ty_a.clone().or(ty_b.clone()).unwrap_or(Ty::Unit);
                if let (Some(x), Some(y)) = (&ty_a, &ty_b) {
                    self.types.unify(x, y);
                }
                let var = self.f.var(None, ty.clone(), span, Origin::Owned);
                self.emit(Stmt::Declare(var, None));
                for (agg, block) in [(agg_a, then), (agg_b, els)] {
                    let Some(agg) = agg else { continue };
                    let store = Stmt::Store(Place::var(var), agg);
                    self.track(&store);
                    block.push(store);
                }
                Value::Place(Place::var(var), ty)
            }
        })
    }

    /// A value as what stands in the other arm, where one of them is a part of something of the user's.
    fn as_the_other(&mut self, value: Value, other: &Value, arm: &mut Block, span: Span) -> Res<Value> {
        let part = |low: &Self, v: &Value| matches!(v, Value::Place(place, ty) if low.f.vars[place.root].ty.has_user() && low.types.is_open(ty));
        let whole = |low: &Self, v: &Value| {
            matches!(v, Value::Place(_, ty) | Value::Fresh(_, ty) if low.is_user(ty)) || part(low, v)
        };
        let number =
            matches!(other, Value::Scalar(ex, ty) if !self.is_inert_ex(ex) || !self.types.is_open(ty));
        let run = |low: &mut Self, value: Value| match value {
            Value::Place(place, ty) => Ok(Value::Scalar(low.load(&place, &ty, span), ty)),
            Value::Fallible(f) => low.option_place(*f, span).map(|(agg, ty)| Value::Fresh(agg, ty)),
            value => Ok(value),
        };
        if !(part(self, &value) && number || matches!(value, Value::Fallible(_)) && whole(self, other)) {
            return Ok(value);
        }
        let known = self.known.clone();
        self.blocks.push(std::mem::take(arm));
        let value = run(self, value);
        *arm = self.blocks.pop().unwrap_or_default();
        self.known = known;
        value
    }

    fn contents(&mut self, value: Value, span: Span) -> Res<(Option<Agg>, Option<Ty>)> {
        Ok(match value {
            Value::Fresh(agg, ty) => (Some(agg), Some(ty)),
            Value::Place(place, ty) => (Some(Agg::Copy(place, false)), Some(ty)),
            Value::Never => (None, None),
            // A value of the user's type that carries nothing: `Shape::Empty`, `Shape::Circle(1.0)`.
            Value::Scalar(ex, ty) if self.is_inert_ex(&ex) && self.types.is_open(&ty) => {
                (Some(Agg::Opaque(structs::another(ex))), None)
            }
            _ => {
                return self.refuse(
                    span,
                    "a reference, closure or iterator that is chosen at run time is not supported; choose between values instead",
                );
            }
        })
    }

    fn out(&mut self, then: Ex, els: Ex, ty: Ty, outs: &mut Vec<Out>, span: Span) -> Value {
        let val = self.f.val(None, ty.clone(), span);
        outs.push(Out { val, then, els });
        Value::Scalar(Ex::Val(val), ty)
    }

    /// What patterns say about the type of what they match: an `Option` or a `Result`.
    fn fallible_hint<'a>(&mut self, pats: impl Iterator<Item = &'a syn::Pat>) -> Option<Ty> {
        let pats: Vec<&syn::Pat> = pats.collect();
        let is_result = pats.iter().find_map(|p| fallible_pattern(p))?;
        // `Some((a, b))` says what is in it.
        let inner = pats.iter().find_map(|p| match p {
            syn::Pat::TupleStruct(t) if t.path.is_ident("Some") || t.path.is_ident("Ok") => {
                t.elems.first().and_then(|p| self.shape_of_pattern(p).or_else(|| self.expected_of(p)))
            }
            _ => None,
        });
        let inner = Box::new(inner.unwrap_or_else(|| self.types.open()));
        Some(if is_result { Ty::Result(inner, "_".into()) } else { Ty::Option(inner) })
    }

    // ---- match ----

    /// A `match` is a chain of tests; rustc checks on the user's own text that it is exhaustive.
    pub(crate) fn match_value(&mut self, m: &ExprMatch, expect: Option<&Ty>) -> Res<Value> {
        let hint = self.fallible_hint(m.arms.iter().map(|a| &a.pat));
        let value = self.scrutinee(&m.expr, hint.as_ref())?;
        if matches!(value, Value::Never) {
            return Ok(Value::Never);
        }
        let value = match value {
            Value::Scalar(ex, ty) => {
                let ex = self.atom(ex, &ty, m.expr.span());
                Value::Scalar(ex, ty)
            }
            Value::Place(place, ty)
                if self.types.is_int(&ty)
                    || self.types.is_float(&ty)
                    || matches!(self.types.shallow(&ty), Ty::Bool) =>
            {
                let ex = self.load(&place, &ty, m.expr.span());
                Value::Scalar(ex, ty)
            }
            // An array that patterns take apart has a place.
            Value::Fresh(agg, ty) => {
                let (place, ty) = self.place_of(Value::Fresh(agg, ty), m.expr.span())?;
                Value::Place(place, ty)
            }
            other => other,
        };
        self.arms(&m.arms, &value, expect, m.span())
    }

    fn arms(&mut self, arms: &[syn::Arm], value: &Value, expect: Option<&Ty>, span: Span) -> Res<Value> {
        let Some((arm, rest)) = arms.split_first() else { return Ok(Value::Never) };
        self.scoped(|low| {
            let (mut cond, binds) = low.test_pattern(&arm.pat, value)?;
            if let Some((_, guard)) = &arm.guard {
                let names = binds.clone();
                let read = |low: &mut Self| {
                    for (pat, value) in names {
                        low.bind_pattern(&pat, value)?;
                    }
                    low.scalar(guard)
                };
                let (guard, _) = match cond {
                    // What the pattern binds is there, and the guard is evaluated, only where it matches.
                    Some(cond) => low.short_circuit(cond, guard.span(), true, read)?,
                    None => read(low)?,
                };
                cond = Some(guard);
            }
            let run = |low: &mut Self| {
                for (pat, value) in binds {
                    low.bind_pattern(&pat, value)?;
                }
                let value = low.expr_expect(&arm.body, expect)?;
                low.one_of(value, expect, arm.body.span())
            };
            // The last arm needs no test: the match is exhaustive.
            let Some(cond) = cond.filter(|_| !rest.is_empty()) else {
                return low.scoped(run);
            };
            let cond = low.bool_val(cond, arm.pat.span());
            let then = low.read_block(run);
            let els = low.read_block(|low| low.arms(rest, value, expect, span));
            low.join(cond, then?, els?, span)
        })
    }

    // ---- loops ----

    /// Reads a loop body: its statements, ended by the test whether an exit leaves the loop.
    pub(crate) fn loop_body(
        &mut self,
        kind: TargetKind,
        label: Option<&syn::Label>,
        run: impl FnOnce(&mut Self) -> Res<Value>,
    ) -> Res<(Block, Target)> {
        let mut target = self.new_target(kind, label.map(|l| l.name.ident.to_string()));
        target.marker = Some(self.defer());
        target.asked = self.asked.take();
        self.known.clear();
        self.targets.push(target);
        let read = self.read_block(run);
        let Some(target) = self.targets.pop() else { return Err(Refused) };
        let mut read = read?;
        self.known.clear();
        if target.continued || target.left || target.passed {
            self.blocks.push(std::mem::take(&mut read.block));
            self.end_of_round(&target);
            read.block = self.blocks.pop().unwrap_or_default();
        }
        self.known.clear();
        Ok((read.block, target))
    }

    /// At the end of a round: a `continue` has arrived, any other exit leaves the loop.
    fn end_of_round(&mut self, target: &Target) {
        let exit = self.exit_var();
        let eq = |a: Ex, code: u64, op: syn::BinOp| Ex::Bin(op, Box::new(a), Box::new(int(code)));
        if target.continued {
            if !target.left && !target.passed {
                self.set_exit(0);
                return;
            }
            let now = self.f.val(None, Ty::usize(), Span::mixed_site());
            self.emit(Stmt::Let(now, Rhs::Load(Place::var(exit))));
            let here = self.f.val(None, Ty::Bool, Span::mixed_site());
            self.emit(Stmt::Let(
                here,
                Rhs::Ex(eq(Ex::Val(now), target.continue_code(), syn::BinOp::Eq(Default::default()))),
            ));
            let then = vec![Stmt::Store(Place::var(exit), Agg::Scalar(int(0)))];
            self.emit(Stmt::If { cond: here, then, els: vec![], outs: vec![] });
        }
        let now = self.f.val(None, Ty::usize(), Span::mixed_site());
        self.emit(Stmt::Let(now, Rhs::Load(Place::var(exit))));
        self.emit(Stmt::BreakIf(eq(Ex::Val(now), 0, syn::BinOp::Ne(Default::default()))));
    }

    /// Emits a loop that was read, and what has to follow it.
    pub(crate) fn finish_loop(
        &mut self,
        kind: LoopKind,
        body: Block,
        mut target: Target,
        span: Span,
    ) -> Res<Value> {
        let trips = self.f.val(Some(Ident::new("rounds", Span::mixed_site())), Ty::usize(), span);
        let forever = matches!(kind, LoopKind::Forever);
        let checkpoint = target.asked.take().map(|asked| self.checkpoint(asked, span));
        self.emit(Stmt::Loop(Box::new(Loop {
            kind,
            body,
            trips: Some(trips),
            frame: None,
            checkpoint,
            parallel: target.parallel,
            span,
        })));
        self.known.clear();
        if target.left {
            self.set_exit_if_left(&target);
        }
        if target.passed {
            self.guard_rest();
        }
        if forever && !target.left && !target.passed {
            return Ok(Value::Never);
        }
        match target.slot {
            Some(slot) => self.slot_value(&slot, span),
            None => Ok(Value::Unit),
        }
    }

    pub(crate) fn while_loop(&mut self, w: &ExprWhile) -> Res<Value> {
        let asked = self.asked(&w.attrs, "while")?;
        let span = if asked.is_some() { w.while_token.span() } else { w.span() };
        self.known.clear();
        if has_let(&w.cond) {
            self.asked = asked;
            return self.forever(w.label.as_ref(), span, |low| {
                let (cond, binds) = low.condition(&w.cond)?;
                let run = |low: &mut Self| {
                    for (pat, value) in binds {
                        low.bind_pattern(&pat, value)?;
                    }
                    low.block_value(&w.body, Some(&Ty::Unit))
                };
                let Some(cond) = cond else { return run(low) };
                let cond = low.bool_val(cond, w.cond.span());
                let then = low.read_block(run)?;
                let els = low.read_block(|low| low.jump(None, None, false, w.cond.span()))?;
                low.join(cond, then, els, span)
            });
        }
        let head = self.read_block(|low| {
            let (ex, ty) = low.scalar(&w.cond)?;
            Ok(Value::Scalar(ex, ty))
        })?;
        if !head.block.iter().all(only_reads) {
            // The condition changes something: it is part of the body.
            self.asked = asked;
            return self.forever(w.label.as_ref(), span, |low| {
                let (cond, _) = low.scalar(&w.cond)?;
                let cond = low.bool_val(cond, w.cond.span());
                let then = low.read_block(|low| low.block_value(&w.body, Some(&Ty::Unit)))?;
                let els = low.read_block(|low| low.jump(None, None, false, w.cond.span()))?;
                low.join(cond, then, els, span)
            });
        }
        let Value::Scalar(cond, _) = head.value else {
            return self.refuse(w.cond.span(), "this condition is not supported; use a comparison");
        };
        self.asked = asked;
        let body = self
            .loop_body(TargetKind::Loop, w.label.as_ref(), |low| low.block_value(&w.body, Some(&Ty::Unit)));
        let (body, target) = body?;
        self.finish_loop(LoopKind::While { head: head.block, cond }, body, target, span)
    }

    pub(crate) fn loop_loop(&mut self, l: &ExprLoop) -> Res<Value> {
        self.asked = self.asked(&l.attrs, "loop")?;
        let span = if self.asked.is_some() { l.loop_token.span() } else { l.span() };
        self.forever(l.label.as_ref(), span, |low| low.block_value(&l.body, Some(&Ty::Unit)))
    }

    fn forever(
        &mut self,
        label: Option<&syn::Label>,
        span: Span,
        run: impl FnOnce(&mut Self) -> Res<Value>,
    ) -> Res<Value> {
        let (body, target) = self.loop_body(TargetKind::Loop, label, run)?;
        self.finish_loop(LoopKind::Forever, body, target, span)
    }

    pub(crate) fn for_loop(&mut self, f: &ExprForLoop) -> Res<Value> {
        let asked = self.asked(&f.attrs, "for")?;
        let source = self.expr(&f.expr)?;
        let source = self.iter_of(source, f.expr.span())?;
        let span = if asked.is_some() { f.for_token.span() } else { f.span() };
        self.asked = asked;
        self.iterate(source, f.label.as_ref(), span, |low, item| {
            low.bind_pattern(&f.pat, item)?;
            low.block_value(&f.body, Some(&Ty::Unit))
        })
    }
}

fn unreachable() -> Ex {
    Ex::Verbatim(quote::quote!(::core::unreachable!()))
}

/// True if the condition holds a `let`.
fn has_let(e: &Expr) -> bool {
    match e {
        Expr::Let(_) => true,
        Expr::Binary(b) => has_let(&b.left) || has_let(&b.right),
        Expr::Paren(p) => has_let(&p.expr),
        Expr::Group(g) => has_let(&g.expr),
        _ => false,
    }
}

/// False if a `#[cfg]` stands on a statement: the macro cannot know whether it is there.
fn cfg_on(attrs: &[syn::Attribute]) -> bool {
    !attrs.iter().any(|a| a.path().is_ident("cfg") || a.path().is_ident("cfg_attr"))
}

pub(crate) fn expr_attrs(e: &Expr) -> &[syn::Attribute] {
    match e {
        Expr::Block(e) => &e.attrs,
        Expr::If(e) => &e.attrs,
        Expr::Assign(e) => &e.attrs,
        Expr::Binary(e) => &e.attrs,
        Expr::Call(e) => &e.attrs,
        Expr::MethodCall(e) => &e.attrs,
        Expr::ForLoop(e) => &e.attrs,
        Expr::While(e) => &e.attrs,
        Expr::Loop(e) => &e.attrs,
        Expr::Match(e) => &e.attrs,
        Expr::Return(e) => &e.attrs,
        _ => &[],
    }
}

/// Gives a nested function another name, in its calls of itself too.
fn rename(item: &mut syn::ItemFn, to: &Ident) {
    struct Rename<'a>(String, &'a Ident);
    impl syn::visit_mut::VisitMut for Rename<'_> {
        fn visit_expr_path_mut(&mut self, p: &mut syn::ExprPath) {
            if p.path.get_ident().is_some_and(|id| *id == self.0) {
                p.path = self.1.clone().into();
            }
        }
    }
    let own = item.sig.ident.to_string();
    item.sig.ident = to.clone();
    syn::visit_mut::VisitMut::visit_item_fn_mut(&mut Rename(own, to), item);
}

/// True if a statement only binds values.
fn only_reads(s: &Stmt) -> bool {
    match s {
        Stmt::Let(..) => true,
        Stmt::If { then, els, .. } => then.iter().chain(els).all(only_reads),
        Stmt::Call(c) => !c.args.iter().any(|a| matches!(a, Arg::Mut(..))),
        _ => false,
    }
}

/// Whether only an `Option` (`Some(false)`) or a `Result` (`Some(true)`) can match a pattern.
fn fallible_pattern(pat: &syn::Pat) -> Option<bool> {
    match pat {
        syn::Pat::TupleStruct(t) => {
            let name = t.path.get_ident()?;
            if name == "Some" { Some(false) } else { (name == "Ok" || name == "Err").then_some(true) }
        }
        syn::Pat::Ident(i) => (i.ident == "None").then_some(false),
        _ => None,
    }
}

/// The `dyn` of a pattern's type.
fn trait_object(pat: &syn::Pat) -> Option<Span> {
    let syn::Pat::Type(t) = pat else { return None };
    let mut ty = &*t.ty;
    while let syn::Type::Reference(r) = ty {
        ty = &r.elem;
    }
    match ty {
        syn::Type::TraitObject(t) => t.dyn_token.map(|word| word.span()),
        _ => None,
    }
}

/// The statics that a macro such as `thread_local!` declares.
fn statics(tokens: &TokenStream) -> Vec<Ident> {
    let words = tokens.clone().into_iter().filter_map(|t| match t {
        proc_macro2::TokenTree::Ident(word) => Some(word),
        _ => None,
    });
    let words: Vec<Ident> = words.collect();
    words.windows(2).filter(|pair| pair[0] == "static").map(|pair| pair[1].clone()).collect()
}
