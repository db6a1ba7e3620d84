//! Free functions of `libm` and `num_traits`: primitives under other names.
use super::custom::ATTACHED;
use super::*;
use quote::ToTokens;
use syn::ExprCall;

/// The names of `libm` that are not those of the rule table.
const LIBM: [(&str, &str); 9] = [
    ("fabs", "abs"),
    ("pow", "powf"),
    ("log", "ln"),
    ("log1p", "ln_1p"),
    ("expm1", "exp_m1"),
    ("fmin", "min"),
    ("fmax", "max"),
    ("fmod", "rem"),
    ("fma", "mul_add"),
];

impl Lower<'_> {
    /// A function of `libm` or `num_traits` that is a primitive under another name.
    pub(super) fn library_call(&mut self, words: &[&str], c: &ExprCall) -> Res<Option<Value>> {
        let Some((last, first)) = words.split_last() else { return Ok(None) };
        let (name, width) = match first {
            ["libm"] => {
                let (plain, width) = match last.strip_suffix('f') {
                    Some(plain) if libm(plain).is_some() => (plain, Ty::Float(crate::types::Float::F32)),
                    _ => (*last, Ty::f64()),
                };
                match libm(plain) {
                    Some(name) => (name, Some(width)),
                    None => return Ok(None),
                }
            }
            ["num_traits" | "num"] | ["num_traits" | "num", ..] => match *last {
                "pow" => ("powi", None),
                "abs" | "signum" | "clamp" => (*last, None),
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        let Some(row) = crate::rules::find(name) else { return Ok(None) };
        if row.args.len() != c.args.len() {
            return Ok(None);
        }
        let span = c.span();
        let mut args = vec![];
        for a in &c.args {
            let (ex, ty) = self.scalar(a)?;
            if let Some(width) = &width {
                self.types.unify(&ty, width);
            }
            args.push((self.atom(ex, &ty, a.span()), ty));
        }
        let ty = width.unwrap_or_else(|| args[0].1.clone());
        // Its value is the library's, to the last bit; its derivative that of the primitive.
        let exs = args.iter().map(|(e, _)| e.clone()).collect();
        let call = Ex::Call { callee: c.func.to_token_stream(), args: exs, pure: true };
        let value = self.bind_val(Rhs::Ex(call), ty.clone(), span);
        self.inert.insert(value);
        if name == "powi" {
            // The library counts in `usize`.
            let (ex, _) = args.pop().unwrap_or((int(0), Ty::usize()));
            let int: syn::Type = syn::parse_quote!(i32);
            args.push((Ex::Cast(Box::new(ex), Box::new(int)), Ty::Int(Some("i32".into()))));
        }
        let operands: Vec<(Ex, Ty)> = args;
        let Value::Scalar(like, _) = self.prim(name, operands, span)? else { return Ok(None) };
        let like = self.atom(like, &ty, span);
        let attached = Ex::Prim(&ATTACHED, vec![Ex::Val(value), like, Ex::Num(1.0)], ty.clone());
        let out = self.bind_val(Rhs::Ex(attached), ty.clone(), span);
        Ok(Some(Value::Scalar(Ex::Val(out), ty)))
    }
}

/// The row that a function of `libm` is.
fn libm(name: &str) -> Option<&'static str> {
    let own = LIBM.iter().find(|(n, _)| *n == name).map(|(_, row)| *row);
    own.or_else(|| crate::rules::find(name).map(|row| row.name))
}
