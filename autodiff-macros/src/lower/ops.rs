//! Operators, casts and the methods of numbers: the uses of the rule table.
use super::call::strip;
use super::*;
use crate::rules;
use quote::{ToTokens, quote};
use syn::{BinOp, Expr, ExprBinary};

/// Methods of floats whose result carries no derivative.
const INACTIVE: [&str; 11] = [
    "is_nan",
    "is_finite",
    "is_infinite",
    "is_normal",
    "is_subnormal",
    "is_sign_positive",
    "is_sign_negative",
    "partial_cmp",
    "total_cmp",
    "classify",
    "is_positive",
];

/// Methods that would carry a derivative through bits.
const BITS: [&str; 8] = [
    "to_bits",
    "to_ne_bytes",
    "to_le_bytes",
    "to_be_bytes",
    "from_bits",
    "from_ne_bytes",
    "from_le_bytes",
    "from_be_bytes",
];

pub(super) const ONLY_NUMBERS: &str =
    "the macro knows arithmetic on floats and integers only; compute with `f64` values";

impl Lower<'_> {
    pub(crate) fn binary(&mut self, b: &ExprBinary) -> Res<Value> {
        if let Some(op) = plain(&b.op) {
            return self.compound(b, op);
        }
        if matches!(b.op, BinOp::And(_) | BinOp::Or(_)) {
            let (left, lt) = self.scalar(&b.left)?;
            self.types.unify(&lt, &Ty::Bool);
            let (ex, ty) =
                self.short_circuit(left, b.right.span(), matches!(b.op, BinOp::And(_)), |low| {
                    low.scalar(&b.right)
                })?;
            return Ok(Value::Scalar(ex, ty));
        }
        let left = self.expr(&b.left)?;
        if matches!(left, Value::Never) {
            return Ok(Value::Never);
        }
        // Slices and arrays may be compared; the comparison is opaque.
        if compares(&b.op) && self.aggregate(&left) {
            let right = self.expr(&b.right)?;
            let left = self.opaque_arg(left, b.left.span())?;
            let right = self.opaque_arg(right, b.right.span())?;
            return Ok(Value::Scalar(Ex::Bin(b.op, Box::new(left), Box::new(right)), Ty::Bool));
        }
        let left = self.read(left, b.left.span())?;
        let right = self.expr(&b.right)?;
        if compares(&b.op) && matches!(right, Value::Fallible(_)) {
            let right = self.opaque_arg(right, b.right.span())?;
            return Ok(Value::Scalar(Ex::Bin(b.op, Box::new(left.0), Box::new(right)), Ty::Bool));
        }
        let right = self.read(right, b.right.span())?;
        self.operate(b.op, left, right, b.span())
    }

    /// True for a type of the user's.
    pub(crate) fn is_users(&self, ty: &Ty) -> bool {
        self.types.shallow(ty).is_user()
    }

    fn aggregate(&self, v: &Value) -> bool {
        matches!(v, Value::Fresh(..) | Value::Tuple(_) | Value::Fallible(_))
            || matches!(v, Value::Place(_, t) | Value::Ref(_, t, _) if !self.scalar_like(t))
    }

    /// `a op b` on scalars.
    pub(crate) fn operate(
        &mut self,
        op: BinOp,
        (l, lt): (Ex, Ty),
        (r, rt): (Ex, Ty),
        span: Span,
    ) -> Res<Value> {
        if compares(&op) {
            self.types.unify(&lt, &rt);
            let l = self.float_atom(l, &lt, span);
            let r = self.float_atom(r, &rt, span);
            return Ok(Value::Scalar(Ex::Bin(op, Box::new(l), Box::new(r)), Ty::Bool));
        }
        let name = match op {
            BinOp::Add(_) => "add",
            BinOp::Sub(_) => "sub",
            BinOp::Mul(_) => "mul",
            BinOp::Div(_) => "div",
            BinOp::Rem(_) => "rem",
            // Shifts and bit operations: integers and bools.
            _ if self.is_users(&lt) || self.is_users(&rt) => return self.refuse(span, ONLY_NUMBERS),
            _ if self.types.is_float(&lt) || self.types.is_float(&rt) => return self.left_to_rustc(span),
            _ => {
                self.types.plain(&lt);
                return Ok(Value::Scalar(Ex::Bin(op, Box::new(l), Box::new(r)), lt));
            }
        };
        let closed = |t: &Ty| matches!(t, Ty::Bool | Ty::Str | Ty::Named(_));
        if self.types.is_int(&lt) || self.types.is_int(&rt) {
            self.types.unify(&lt, &rt);
            return Ok(Value::Scalar(Ex::Bin(op, Box::new(l), Box::new(r)), lt));
        }
        // A unit struct or a variant: whatever the operator does, it is the user's.
        let user = |ex: &Ex| matches!(ex, Ex::Path(path) if is_type_name(path));
        if user(&l) || user(&r) || closed(&self.types.shallow(&lt)) || closed(&self.types.shallow(&rt)) {
            return self.refuse(span, ONLY_NUMBERS);
        }
        self.prim(name, vec![(l, lt), (r, rt)], span)
    }

    fn float_atom(&mut self, ex: Ex, ty: &Ty, span: Span) -> Ex {
        if self.types.is_int(ty) { ex } else { self.atom(ex, ty, span) }
    }

    /// `a && b`, `a || b`: the right side may only run where the left asks for it.
    pub(crate) fn short_circuit(
        &mut self,
        left: Ex,
        span: Span,
        and: bool,
        right: impl FnOnce(&mut Self) -> Res<(Ex, Ty)>,
    ) -> Res<(Ex, Ty)> {
        let read = self.read_block(|low| {
            let (ex, ty) = right(low)?;
            low.types.unify(&ty, &Ty::Bool);
            Ok(Value::Scalar(ex, ty))
        })?;
        let Value::Scalar(ex, _) = read.value else {
            return self.refuse(span, "this condition is not supported; use a comparison");
        };
        // What the right side writes is written perhaps.
        super::exits::keep_common(&mut self.known, &read.known);
        let op = if and { BinOp::And(Default::default()) } else { BinOp::Or(Default::default()) };
        let simple = read.block.iter().all(|s| match s {
            Stmt::Let(v, Rhs::Load(p)) => {
                p.is_whole() && self.f.vars[p.root].ty.element().is_none() && *v < usize::MAX
            }
            Stmt::Let(_, Rhs::Ex(e)) => crate::visit::total(e),
            _ => false,
        });
        if simple {
            for stmt in read.block {
                self.emit(stmt);
            }
            return Ok((Ex::Bin(op, Box::new(left), Box::new(ex)), Ty::Bool));
        }
        let cond = self.bool_val(left, span);
        let val = self.f.val(None, Ty::Bool, span);
        let (then, els, a, b) = if and {
            (read.block, vec![], ex, Ex::Verbatim(quote!(false)))
        } else {
            (vec![], read.block, Ex::Verbatim(quote!(true)), ex)
        };
        self.emit(Stmt::If { cond, then, els, outs: vec![Out { val, then: a, els: b }] });
        Ok((Ex::Val(val), Ty::Bool))
    }

    /// A primitive of the rule table, bound to a value.
    pub(crate) fn prim(&mut self, name: &str, args: Vec<(Ex, Ty)>, span: Span) -> Res<Value> {
        let Some(row) = rules::find(name) else { return self.refuse(span, format!("`{name}` has no rule")) };
        // Whatever an operator or a method does with a value of the user's, it is the user's.
        if args.iter().any(|(_, t)| self.is_users(t)) {
            return self.refuse(span, ONLY_NUMBERS);
        }
        let mut ty: Option<Ty> = None;
        let mut operands = vec![];
        for (k, (ex, t)) in args.into_iter().enumerate() {
            if row.args.get(k).is_some_and(|a| row.ints.contains(a)) {
                self.types.unify(&t, &Ty::Int(Some("i32".into())));
                operands.push(self.stable(ex, &t, span));
                continue;
            }
            match &ty {
                Some(first) => self.types.unify(first, &t),
                None => ty = Some(t.clone()),
            }
            operands.push(self.atom(ex, &t, span));
        }
        let ty = ty.unwrap_or(Ty::f64());
        self.types.plain(&ty);
        let inert = operands.iter().all(|o| self.is_inert_ex(o));
        let val = self.bind_val(Rhs::Ex(Ex::Prim(row, operands, ty.clone())), ty.clone(), span);
        if inert {
            self.inert.insert(val);
        }
        Ok(Value::Scalar(Ex::Val(val), ty))
    }

    /// `a op= b`: the right side is evaluated first.
    fn compound(&mut self, b: &ExprBinary, op: BinOp) -> Res<Value> {
        let right = self.scalar(&b.right)?;
        let target = self.expr(&b.left)?;
        if references::is_deref(&b.left) {
            let value = Value::Scalar(right.0.clone(), right.1.clone());
            if self.opaque_store(Some(&b.op), &target, value, b.span())? {
                return Ok(Value::Unit);
            }
        }
        let (place, ty) = match self.seen(target, outcome::Seen::Number)? {
            Value::Place(place, ty) => (place, ty),
            Value::Ref(place, ty, true) => (place, ty),
            Value::Never => return Ok(Value::Never),
            // It is not `mut`.
            Value::Scalar(..) if matches!(&*b.left, Expr::Path(p) if p.path.get_ident().is_some_and(|id| self.lookup(id).is_some())) => {
                return self.left_to_rustc(b.left.span());
            }
            _ => return self.refuse(b.left.span(), "this place is not one that the macro can follow; assign to a variable, an element or a field"),
        };
        self.writable(&place, b.left.span())?;
        let span = b.span();
        if self.is_users(&ty) || self.is_users(&right.1) {
            return self.refuse(span, ONLY_NUMBERS);
        }
        self.types.unify(&ty, &right.1);
        if matches!(op, BinOp::Add(_) | BinOp::Sub(_)) && !matches!(self.types.shallow(&ty), Ty::Bool) {
            let int_like = self.types.is_int(&ty) || self.types.is_int(&right.1);
            let ex = if int_like { right.0 } else { self.atom(right.0, &right.1, span) };
            self.known.remove(&place.root);
            let minus = matches!(op, BinOp::Sub(_));
            self.emit(if minus { Stmt::Sub(place, ex) } else { Stmt::Add(place, ex) });
            return Ok(Value::Unit);
        }
        let old = self.load(&place, &ty, b.left.span());
        let Value::Scalar(ex, t) = self.operate(op, (old, ty), right, span)? else { return Ok(Value::Never) };
        self.store(place, ex, &t, span);
        Ok(Value::Unit)
    }

    pub(crate) fn cast(&mut self, c: &syn::ExprCast) -> Res<Value> {
        let value = self.expr(&c.expr)?;
        let to = crate::types::read(&c.ty, self.floats);
        if let (Value::Place(place, ty), true) = (&value, to.is_float())
            && place.path.iter().any(|p| matches!(p, Proj::Field(_) | Proj::Payload(_)))
            && self.types.is_open(ty)
        {
            // A field of a type that the macro does not see: an integer, or a float of another width. The field's own tangent knows.
            let cast = Ex::Cast(Box::new(Ex::Place(place.clone(), Borrow::Copy)), c.ty.clone());
            let val = self.bind_val(Rhs::Ex(cast), to.clone(), c.span());
            return Ok(Value::Scalar(Ex::Val(val), to));
        }
        let (ex, from) = self.read(value, c.expr.span())?;
        if matches!(*c.ty, syn::Type::Infer(_)) {
            return self.refuse(c.ty.span(), "`as _` hides the type from the macro; write it");
        }
        let ex = if self.types.is_int(&from) { ex } else { self.atom(ex, &from, c.span()) };
        let cast = Ex::Cast(Box::new(ex), c.ty.clone());
        if to.is_float() && !self.types.is_int(&from) {
            let val = self.bind_val(Rhs::Ex(cast), to.clone(), c.span());
            return Ok(Value::Scalar(Ex::Val(val), to));
        }
        Ok(Value::Scalar(cast, to))
    }

    /// A method called on a scalar.
    pub(crate) fn scalar_method(&mut self, recv: (Ex, Ty), m: &syn::ExprMethodCall) -> Res<Value> {
        let name = m.method.to_string();
        let span = m.span();
        let (ex, ty) = recv;
        if BITS.contains(&name.as_str()) {
            return self.refuse(
                m.method.span(),
                format!("`{name}` has no derivative; keep the value a float, or compute this outside of the function"),
            );
        }
        if matches!(self.types.shallow(&ty), Ty::Bool) && matches!(name.as_str(), "then" | "then_some") {
            return self.when(ex, m);
        }
        let mut args = vec![];
        for a in &m.args {
            args.push(match self.constant_closure(a)? {
                Some(closure) => (closure, Ty::unseen()),
                None => self.scalar(a)?,
            });
        }
        let float = self.types.is_float(&ty)
            || (self.types.is_open(&ty)
                && (rules::find(&name).is_some_and(|row| row.args.len() == args.len() + 1)
                    || name == "sin_cos")
                && !args.iter().any(|(_, t)| self.types.is_int(t) && name != "powi"));
        if matches!(name.as_str(), "clone" | "to_owned" | "borrow") && args.is_empty() {
            return Ok(Value::Scalar(ex, ty));
        }
        if float {
            if INACTIVE.contains(&name.as_str()) {
                let ex = self.atom(ex, &ty, span);
                let mut all = vec![];
                for (a, t) in args {
                    let a = self.atom(a, &t, span);
                    all.push(Ex::AddrOf(Box::new(a)));
                }
                let out = if name.starts_with("is_") { Ty::Bool } else { Ty::Named("Ordering".into()) };
                return Ok(Value::Scalar(method(ex, &m.method, all, true), out));
            }
            return self.float_method(&name, (ex, ty), args, m.method.span(), span);
        }
        if name == "into" && self.discard == 0 && self.ty_may_carry(&ty) && !self.is_inert_ex(&ex) {
            return self.refuse(
                m.method.span(),
                "the type that `into` gives is not visible to the macro; write `f64::from(x)`",
            );
        }
        if self.types.is_int(&ty) || matches!(self.types.shallow(&ty), Ty::Bool) {
            let result = match name.as_str() {
                "pow" | "abs" | "min" | "max" | "clamp" | "rem_euclid" | "div_euclid" | "saturating_sub"
                | "saturating_add" | "wrapping_add" | "wrapping_sub" | "wrapping_mul" | "saturating_mul"
                | "signum" | "div_ceil" | "isqrt" | "next_power_of_two" => ty.clone(),
                "count_ones" | "leading_zeros" | "trailing_zeros" | "ilog2" | "ilog10" => {
                    Ty::Int(Some("u32".into()))
                }
                "is_power_of_two" | "is_positive" | "is_negative" | "is_multiple_of" => Ty::Bool,
                _ => self.types.open(),
            };
            let known = !self.types.is_open(&result);
            let args = args.into_iter().map(|(e, _)| lent(&name, false, e)).collect();
            let call = method(ex, &m.method, args, known);
            if known {
                return Ok(Value::Scalar(call, result));
            }
            let val = self.bind_val(Rhs::Ex(call), result.clone(), span);
            self.inert.insert(val);
            return Ok(Value::Scalar(Ex::Val(val), result));
        }
        self.opaque_method(ex, ty, m, args)
    }

    /// `condition.then(|| value)`, `condition.then_some(value)`
    fn when(&mut self, cond: Ex, m: &syn::ExprMethodCall) -> Res<Value> {
        let span = m.span();
        let Some(arg) = m.args.first() else { return Err(Refused) };
        let cond = self.bool_val(cond, span);
        let present = Ex::Val(cond);
        if m.method == "then_some" {
            let value = self.expr(arg)?;
            let payload = self.owned(value, arg.span())?;
            return Ok(Value::Fallible(Box::new(Fallible {
                present,
                payload,
                error: None,
                is_result: false,
            })));
        }
        let f = self.closure_of(arg)?;
        let then = self.read_block(|low| low.inline(&f, vec![], span))?;
        let absent = match &then.value {
            Value::Place(_, ty) | Value::Fresh(_, ty) => self.absent_element(&ty.clone()),
            value => self.zero_like(&value.clone()),
        };
        let els = self.read_block(|_| Ok(absent))?;
        let payload = self.join(cond, then, els, span)?;
        Ok(Value::Fallible(Box::new(Fallible { present, payload, error: None, is_result: false })))
    }

    /// A method of a value that the macro knows nothing of: fine while no derivative can pass through it.
    fn opaque_method(&mut self, ex: Ex, ty: Ty, m: &syn::ExprMethodCall, args: Vec<(Ex, Ty)>) -> Res<Value> {
        let text = matches!(&ex, Ex::Val(v) if self.texts.contains(v));
        if text && m.method == "parse" {
            return self.refuse(m.method.span(), "`parse` has no derivative; keep the value a float");
        }
        let carries =
            |low: &Self, e: &Ex, t: &Ty| low.discard == 0 && low.ty_may_carry(t) && !low.is_inert_ex(e);
        if carries(self, &ex, &ty) || args.iter().any(|(e, t)| carries(self, e, t)) {
            let name = m.method.to_string();
            let hint = match rules::suggestion(&name) {
                Some(s) => format!("; did you mean `{s}`?"),
                None => "; write a function `#[differentiate]` can see and call it by its path".into(),
            };
            // One complaint about a value that holds floats out of sight is enough.
            if let Expr::Path(p) = &*m.receiver
                && let Some(id) = p.path.get_ident()
            {
                self.rebind(id, Slot::Poison);
            }
            return self
                .refuse(m.method.span(), format!("the derivative of method `{name}` is not known{hint}"));
        }
        let open = match m.method.to_string().as_str() {
            n if n.starts_with("is_")
                || matches!(n, "contains" | "starts_with" | "ends_with" | "eq" | "ne") =>
            {
                Ty::Bool
            }
            "len" | "count" => Ty::usize(),
            _ => self.types.open(),
        };
        let turbofish = m.turbofish.to_token_stream();
        let by_ref = |a: &Expr| matches!(strip(a), Expr::Reference(r) if r.mutability.is_none());
        let name = m.method.to_string();
        let args = args.into_iter().zip(&m.args).map(|((e, _), a)| lent(&name, by_ref(a), e)).collect();
        let call = Ex::Method { recv: Box::new(ex), name: m.method.clone(), turbofish, args, pure: false };
        let val = self.bind_val(Rhs::Ex(call), open.clone(), m.span());
        if text {
            self.texts.insert(val);
        } else {
            self.inert.insert(val);
            self.refers.insert(val);
        }
        Ok(Value::Scalar(Ex::Val(val), open))
    }

    /// A primitive written as a method or a path.
    pub(crate) fn float_method(
        &mut self,
        name: &str,
        recv: (Ex, Ty),
        args: Vec<(Ex, Ty)>,
        name_span: Span,
        span: Span,
    ) -> Res<Value> {
        if name == "sin_cos" && args.is_empty() {
            let (ex, ty) = recv;
            let ex = self.atom(ex, &ty, span);
            let s = self.prim("sin", vec![(ex.clone(), ty.clone())], span)?;
            let c = self.prim("cos", vec![(ex, ty)], span)?;
            return Ok(Value::Tuple(vec![s, c]));
        }
        let Some(row) = rules::find(name) else {
            let hint = match rules::suggestion(name) {
                Some(s) => format!("; did you mean `{s}`?"),
                None => {
                    "; write a function with `#[differentiate(derivative(..))]` for it and call that".into()
                }
            };
            return self.refuse(name_span, format!("the derivative of `{name}` is not known{hint}"));
        };
        if row.args.len() != args.len() + 1 {
            return self.left_to_rustc(span);
        }
        let mut all = vec![recv];
        all.extend(args);
        self.prim(name, all, span)
    }
}

/// An argument as code that is not followed takes it: a reference reads as the value that it refers to.
fn lent(method: &str, by_ref: bool, arg: Ex) -> Ex {
    let compares = ["cmp", "partial_cmp", "eq", "ne", "lt", "le", "gt", "ge"].contains(&method);
    match arg {
        Ex::Place(..) | Ex::AddrOf(_) | Ex::Closure { .. } => arg,
        arg if by_ref || compares => Ex::AddrOf(Box::new(arg)),
        arg => arg,
    }
}

fn method(recv: Ex, name: &Ident, args: Vec<Ex>, pure: bool) -> Ex {
    Ex::Method { recv: Box::new(recv), name: name.clone(), turbofish: TokenStream::new(), args, pure }
}

/// True for a path that ends in upper camel case, as constants and variables do not.
fn is_type_name(path: &TokenStream) -> bool {
    let last = path.clone().into_iter().last().map(|t| t.to_string()).unwrap_or_default();
    last.starts_with(char::is_uppercase) && last.contains(char::is_lowercase)
}

fn compares(op: &BinOp) -> bool {
    matches!(op, BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_))
}

/// The operator of a compound assignment.
fn plain(op: &BinOp) -> Option<BinOp> {
    Some(match op {
        BinOp::AddAssign(_) => BinOp::Add(Default::default()),
        BinOp::SubAssign(_) => BinOp::Sub(Default::default()),
        BinOp::MulAssign(_) => BinOp::Mul(Default::default()),
        BinOp::DivAssign(_) => BinOp::Div(Default::default()),
        BinOp::RemAssign(_) => BinOp::Rem(Default::default()),
        BinOp::BitXorAssign(_) => BinOp::BitXor(Default::default()),
        BinOp::BitAndAssign(_) => BinOp::BitAnd(Default::default()),
        BinOp::BitOrAssign(_) => BinOp::BitOr(Default::default()),
        BinOp::ShlAssign(_) => BinOp::Shl(Default::default()),
        BinOp::ShrAssign(_) => BinOp::Shr(Default::default()),
        _ => return None,
    })
}
