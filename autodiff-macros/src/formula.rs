//! Reads a row's formula: text of the rule table and operands in, expression trees out, literal cases folded.
use crate::ir::*;
use crate::rules::Row;
use crate::types::{Float, Ty};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{BinOp, Expr, Lit, UnOp};

/// A local derivative, with its zeros by selection kept apart: those are never multiplied (rule S1).
pub(crate) enum Slope {
    Zero,
    Is(Ex),
    Either(Ex, Box<Slope>, Box<Slope>),
}

/// What a formula is read with.
pub(crate) struct Reader<'a> {
    pub(crate) row: &'static Row,
    pub(crate) args: &'a [Ex],
    pub(crate) result: Ex,
    pub(crate) ty: &'a Ty,
    /// Whether an operand, by its place among the arguments, is active.
    pub(crate) active: &'a dyn Fn(usize) -> bool,
}

/// A formula that the table should not hold; its own unit tests keep this from happening.
pub(crate) struct Unreadable;

/// The local derivative with respect to the float argument number `k`.
pub(crate) fn slope(reader: &Reader<'_>, k: usize) -> Result<Slope, Unreadable> {
    if reader.row.name == "powf" && k == 0 && literal(&reader.args[1]) == Some(2.0) {
        return Ok(Slope::Is(reader.prim("mul", vec![Ex::Num(2.0), reader.args[0].clone()])?));
    }
    let text = reader.row.partials[k];
    let expr: Expr = syn::parse_str(text).map_err(|_| Unreadable)?;
    reader.slope(&expr)
}

/// Whether a local derivative can be infinite at a finite argument (rule S2 applies); not so at literal exponents of one and more.
pub(crate) fn singular(row: &Row, args: &[Ex]) -> bool {
    let exponent = |least: f64| literal(&args[1]).is_some_and(|y| y >= least);
    row.class.singular
        && match row.name {
            "powi" => !exponent(0.0),
            "powf" => !exponent(1.0),
            "div" => literal(&args[1]).is_none_or(|y| y == 0.0),
            _ => true,
        }
}

/// The value of a literal number.
pub(crate) fn literal(e: &Ex) -> Option<f64> {
    match e {
        Ex::Num(x) => Some(*x),
        Ex::Lit(Lit::Float(f)) => f.base10_parse().ok(),
        Ex::Lit(Lit::Int(i)) => i.base10_parse().ok(),
        Ex::Un(UnOp::Neg(_), inner) => literal(inner).map(|x| -x),
        Ex::Prim(row, args, _) if row.name == "neg" => literal(&args[0]).map(|x| -x),
        _ => None,
    }
}

impl Reader<'_> {
    fn slope(&self, e: &Expr) -> Result<Slope, Unreadable> {
        match e {
            Expr::Paren(p) => self.slope(&p.expr),
            Expr::Block(b) => self.slope(tail(&b.block)?),
            Expr::Lit(l) if matches!(&l.lit, Lit::Float(f) if f.base10_digits() == "0.0") => Ok(Slope::Zero),
            Expr::Call(c) => {
                // share(y): half of a tie if `y` is active.
                let arg = c.args.first().ok_or(Unreadable)?;
                let Expr::Path(p) = arg else { return Err(Unreadable) };
                let name = p.path.get_ident().ok_or(Unreadable)?.to_string();
                let at = self.row.args.iter().position(|a| **a == name).ok_or(Unreadable)?;
                Ok(if (self.active)(at) { Slope::Is(Ex::Num(0.5)) } else { Slope::Zero })
            }
            Expr::If(i) => {
                let cond = self.ex(&i.cond)?;
                let (_, els) = i.else_branch.as_ref().ok_or(Unreadable)?;
                match truth(&cond) {
                    Some(true) => self.slope(tail(&i.then_branch)?),
                    Some(false) => self.slope(els),
                    None => Ok(match (self.slope(tail(&i.then_branch)?)?, self.slope(els)?) {
                        (Slope::Zero, Slope::Zero) => Slope::Zero,
                        (Slope::Is(a), Slope::Is(b)) => {
                            Slope::Is(Ex::If(Box::new(cond), Box::new(a), Box::new(b)))
                        }
                        (a, b) => Slope::Either(cond, Box::new(a), Box::new(b)),
                    }),
                }
            }
            other => Ok(Slope::Is(self.ex(other)?)),
        }
    }

    fn prim(&self, name: &str, args: Vec<Ex>) -> Result<Ex, Unreadable> {
        let row = crate::rules::find(name).ok_or(Unreadable)?;
        Ok(Ex::Prim(row, args, self.ty.clone()))
    }

    fn ex(&self, e: &Expr) -> Result<Ex, Unreadable> {
        Ok(match e {
            Expr::Paren(p) => self.ex(&p.expr)?,
            Expr::Block(b) => self.ex(tail(&b.block)?)?,
            Expr::Lit(l) => match &l.lit {
                Lit::Float(f) => Ex::Num(f.base10_parse().map_err(|_| Unreadable)?),
                lit => Ex::Lit(lit.clone()),
            },
            Expr::Path(p) => match p.path.get_ident() {
                Some(id) => {
                    let name = id.to_string();
                    match self.row.args.iter().position(|a| **a == name) {
                        Some(k) => self.args[k].clone(),
                        None if name == self.row.result => self.result.clone(),
                        None => return Err(Unreadable),
                    }
                }
                None => constant(p, self.ty).ok_or(Unreadable)?,
            },
            Expr::Cast(c) => {
                let inner = self.ex(&c.expr)?;
                if let Some(x) = literal(&inner) {
                    Ex::Num(x)
                } else {
                    let ty = self.ty.tokens().unwrap_or(quote!(f64));
                    Ex::Cast(Box::new(inner), Box::new(syn::parse2(ty).map_err(|_| Unreadable)?))
                }
            }
            Expr::Unary(u) => match u.op {
                UnOp::Neg(_) => {
                    let inner = self.ex(&u.expr)?;
                    match literal(&inner) {
                        Some(x) => Ex::Num(-x),
                        None => self.prim("neg", vec![inner])?,
                    }
                }
                op => Ex::Un(op, Box::new(self.ex(&u.expr)?)),
            },
            Expr::Binary(b) => self.binary(b)?,
            Expr::MethodCall(m) => self.method(m)?,
            Expr::If(i) => {
                let cond = self.ex(&i.cond)?;
                let (_, els) = i.else_branch.as_ref().ok_or(Unreadable)?;
                let (then, els) = (self.ex(tail(&i.then_branch)?)?, self.ex(els)?);
                match truth(&cond) {
                    Some(true) => then,
                    Some(false) => els,
                    None => Ex::If(Box::new(cond), Box::new(then), Box::new(els)),
                }
            }
            _ => return Err(Unreadable),
        })
    }

    fn binary(&self, b: &syn::ExprBinary) -> Result<Ex, Unreadable> {
        let (l, r) = (self.ex(&b.left)?, self.ex(&b.right)?);
        if let (Some(x), Some(y)) = (literal(&l), literal(&r)) {
            let test = match b.op {
                BinOp::Eq(_) => Some(x == y),
                BinOp::Lt(_) => Some(x < y),
                BinOp::Le(_) => Some(x <= y),
                BinOp::Gt(_) => Some(x > y),
                BinOp::Ge(_) => Some(x >= y),
                _ => None,
            };
            if let Some(test) = test {
                return Ok(boolean(test));
            }
            if let (BinOp::Sub(_), Ex::Lit(Lit::Int(_)) | Ex::Un(..)) = (&b.op, &l) {
                let n = Lit::Int(syn::LitInt::new(&format!("{}", (x - y).abs()), Span::mixed_site()));
                let n = Ex::Lit(n);
                return Ok(if x < y { Ex::Un(UnOp::Neg(Default::default()), Box::new(n)) } else { n });
            }
            if let BinOp::Sub(_) = b.op {
                return Ok(Ex::Num(x - y));
            }
        }
        // Comparisons of a literal exponent with what it is not: `y == f64::INFINITY`.
        if let (BinOp::Eq(_), Some(_), Ex::Path(_)) = (&b.op, literal(&l), &r) {
            return Ok(boolean(false));
        }
        if let BinOp::Eq(_) = b.op
            && literal(&l).is_some()
            && matches!(&r, Ex::Path(p) if p.to_string().contains("MIN"))
        {
            return Ok(boolean(false));
        }
        match (&b.op, truth(&l), truth(&r)) {
            (BinOp::And(_), Some(false), _) | (BinOp::And(_), _, Some(false)) => return Ok(boolean(false)),
            (BinOp::And(_), Some(true), _) => return Ok(r),
            (BinOp::And(_), _, Some(true)) => return Ok(l),
            (BinOp::Or(_), Some(true), _) | (BinOp::Or(_), _, Some(true)) => return Ok(boolean(true)),
            (BinOp::Or(_), Some(false), _) => return Ok(r),
            (BinOp::Or(_), _, Some(false)) => return Ok(l),
            _ => {}
        }
        // Only arithmetic on floats is a primitive; that on exponents is not.
        let ints = self
            .row
            .ints
            .iter()
            .any(|n| mentions(&b.left, n) && !matches!(&*b.left, Expr::Cast(_)) && is_name(&b.left));
        Ok(match b.op {
            BinOp::Add(_) if !ints => self.prim("add", vec![l, r])?,
            BinOp::Sub(_) if !ints => self.prim("sub", vec![l, r])?,
            BinOp::Mul(_) if literal(&l) == Some(1.0) => r,
            BinOp::Mul(_) => self.prim("mul", vec![l, r])?,
            BinOp::Div(_) => self.prim("div", vec![l, r])?,
            op => Ex::Bin(op, Box::new(l), Box::new(r)),
        })
    }

    fn method(&self, m: &syn::ExprMethodCall) -> Result<Ex, Unreadable> {
        let name = m.method.to_string();
        let recv = self.ex(&m.receiver)?;
        let mut args = vec![];
        for a in &m.args {
            args.push(self.ex(a)?);
        }
        if name.starts_with("is_") {
            if literal(&recv).is_some_and(|x| !x.is_nan()) && name == "is_nan" {
                return Ok(boolean(false));
            }
            let name = Ident::new(&name, Span::mixed_site());
            return Ok(Ex::Method {
                recv: Box::new(recv),
                name,
                turbofish: TokenStream::new(),
                args,
                pure: true,
            });
        }
        if (name == "powi" || name == "powf") && args.first().and_then(literal) == Some(1.0) {
            return Ok(recv);
        }
        if (name == "powi" || name == "powf") && args.first().and_then(literal) == Some(0.0) {
            return Ok(Ex::Num(1.0));
        }
        let mut all = vec![recv];
        all.extend(args);
        self.prim(&name, all)
    }
}

fn is_name(e: &Expr) -> bool {
    matches!(e, Expr::Path(_))
}

fn mentions(e: &Expr, name: &str) -> bool {
    matches!(e, Expr::Path(p) if p.path.is_ident(name))
}

fn tail(b: &syn::Block) -> Result<&Expr, Unreadable> {
    match &b.stmts[..] {
        [syn::Stmt::Expr(e, None)] => Ok(e),
        _ => Err(Unreadable),
    }
}

fn boolean(b: bool) -> Ex {
    Ex::Lit(Lit::Bool(syn::LitBool::new(b, Span::mixed_site())))
}

fn truth(e: &Ex) -> Option<bool> {
    match e {
        Ex::Lit(Lit::Bool(b)) => Some(b.value),
        Ex::Un(UnOp::Not(_), inner) => truth(inner).map(|b| !b),
        _ => None,
    }
}

/// A constant of `f64` in the float type at hand.
fn constant(p: &syn::ExprPath, ty: &Ty) -> Option<Ex> {
    let words: Vec<String> = p.path.segments.iter().map(|s| s.ident.to_string()).collect();
    let last = Ident::new(words.last().map_or("NAN", String::as_str), Span::mixed_site());
    let float = match ty {
        Ty::Float(f) => f.clone(),
        _ => Float::F64,
    };
    if words[0] == "i32" {
        return Some(Ex::Path(quote!(i32::#last)));
    }
    // A type parameter has no constants of its own.
    if let Float::Param(_) = float {
        use std::f64::consts;
        return Some(Ex::Num(match words.last()?.as_str() {
            "NAN" => f64::NAN,
            "INFINITY" => f64::INFINITY,
            "NEG_INFINITY" => f64::NEG_INFINITY,
            "MIN_POSITIVE" => f64::MIN_POSITIVE,
            "FRAC_1_SQRT_2" => consts::FRAC_1_SQRT_2,
            "LN_2" => consts::LN_2,
            "LN_10" => consts::LN_10,
            "LOG10_E" => consts::LOG10_E,
            "LOG2_E" => consts::LOG2_E,
            "PI" => consts::PI,
            _ => return None,
        }));
    }
    Some(Ex::Path(match (words.iter().any(|w| w == "consts"), &float) {
        (true, Float::F32) => quote!(::core::f32::consts::#last),
        (true, _) => quote!(::core::f64::consts::#last),
        (false, float) => quote!(#float::#last),
    }))
}
