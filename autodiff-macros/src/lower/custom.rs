//! Derivatives that the user gives: `#[differentiate(derivative(x = .., y = ..))]`.
//!
//! The function is called as it is, and its value gets the given local derivatives attached, one parameter at a time. From there on
//! it is a value like any other: the passes decide where a local derivative is kept.
use super::*;
use crate::rules::{Class, Row};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;

/// One given local derivative: the parameter it is for, and the expression.
pub(crate) type Given = (Ident, syn::Expr);

/// `value`, through which the derivative `slope` with respect to `x` passes. It is printed as `value` alone.
pub(crate) static ATTACHED: Row = Row {
    name: "attached",
    args: &["value", "x", "slope"],
    ints: &[],
    result: "y",
    partials: &["1.0", "slope", "0.0"],
    class: Class { selects: false, singular: false },
    on: None,
    at: &[],
};

/// Complains of derivatives that are given for nothing, and of parameters that none is given for.
pub(crate) fn check(
    given: &[Given],
    params: &[Param],
    output: &Ty,
    sig: &syn::Signature,
    errors: &mut Errors,
) {
    if let Some((name, _)) = given.first()
        && !output.is_float()
    {
        let text = "a derivative can be given for a function with one float as result; return a float";
        errors.push(name.span(), text);
    }
    if let Some(receiver) = sig.receiver() {
        errors.push(receiver.self_token.span, "a derivative can be given for a function, not for a method; write a function that takes the numbers");
    }
    for (name, _) in given {
        match params.iter().find(|p| p.ident == *name) {
            None => errors.push(
                name.span(),
                format!(
                    "there is no parameter `{name}`; name parameters of the function in `derivative(..)`"
                ),
            ),
            Some(p) if !p.active => errors.push(
                name.span(),
                format!("the parameter `{name}` carries no derivative; remove it from `derivative(..)`"),
            ),
            Some(_) => {}
        }
    }
    for p in params.iter().filter(|p| p.receiver.is_none()) {
        let name = &p.ident;
        if name == "value" {
            errors.push(
                name.span(),
                "in `derivative(..)` the name `value` stands for the result; rename this parameter",
            );
        }
        let listed = given.iter().any(|(n, _)| n == name);
        if matches!(p.ty, Ty::Ref(true, _)) {
            errors.push(
                name.span(),
                "a function with a given derivative cannot write to its parameters; return what it computes",
            );
        } else if (p.active || p.by_use) && !p.ty.is_float() {
            errors.push(
                name.span(),
                format!("a derivative can be given for numbers only; mark `{name}` with `#[constant]`, or take its numbers one by one"),
            );
        } else if p.active && !listed {
            errors.push(
                name.span(),
                format!("no derivative is given for `{name}`; add `{name} = ..` to `derivative(..)`, or mark the parameter with `#[constant]`"),
            );
        }
    }
}

impl Lower<'_> {
    /// The function's value with the given derivatives, instead of its body.
    pub(super) fn given(&mut self, given: &[Given], params: &[Param], sig: &syn::Signature) -> Res<Value> {
        let span = sig.ident.span();
        let output = self.output.clone();
        let mut args = vec![];
        for p in params {
            let value =
                match self.lookup(&p.ident).cloned() {
                    Some(Slot::Value(value)) => value,
                    Some(Slot::Var(var)) => Value::Place(Place::var(var), p.ty.clone()),
                    _ => return self.refuse(
                        p.ident.span(),
                        "a parameter of this kind is not supported beside a given derivative; take numbers",
                    ),
                };
            args.push(match value {
                Value::Scalar(ex, _) => ex,
                Value::Ref(place, _, false) => Ex::Place(place, Borrow::Shared),
                Value::Place(place, ty) if self.scalar_like(&ty) => self.load(&place, &ty, span),
                _ => return self.refuse(p.ident.span(), "a parameter of this kind is not supported beside a given derivative; take it by reference"),
            });
        }
        let name = &sig.ident;
        let call = Ex::Call { callee: name.to_token_stream(), args: args.clone(), pure: false };
        let value = self.f.val(Some(Ident::new("value", Span::mixed_site())), output.clone(), span);
        self.emit(Stmt::Let(value, Rhs::Ex(call)));
        self.inert.insert(value);
        let mut result = value;
        for (name, slope) in given {
            // The expression is the user's own Rust: a closure over the parameters that it mentions.
            let tokens = slope.to_token_stream();
            let mut head = vec![];
            let mut inputs = vec![];
            for (p, arg) in params.iter().zip(&args) {
                if mentions(&tokens, &p.ident.to_string()) {
                    let (ident, ty) = (&p.ident, &p.syn_ty);
                    head.push(quote!(#ident: #ty));
                    inputs.push(arg.clone());
                }
            }
            let ty = output.tokens().unwrap_or(quote!(f64));
            if mentions(&tokens, "value") {
                head.push(quote!(value: #ty));
                inputs.push(Ex::Val(value));
            }
            let callee = quote!((|#(#head),*| -> #ty { #slope }));
            let call = Ex::Call { callee, args: inputs, pure: true };
            let slope = self.bind_val(Rhs::Ex(call), output.clone(), name.span());
            self.inert.insert(slope);
            let at = params.iter().position(|p| p.ident == *name);
            let Some(x) = at.map(|at| args[at].clone()) else { continue };
            let operands = vec![Ex::Val(result), x, Ex::Val(slope)];
            result =
                self.bind_val(Rhs::Ex(Ex::Prim(&ATTACHED, operands, output.clone())), output.clone(), span);
        }
        if self.modes.hvp.is_some() {
            result = self.given_again(given, params, &args, (value, result))?;
        }
        Ok(Value::Scalar(Ex::Val(result), output))
    }

    /// Second derivatives: the given expressions are read like a body, and move. What they say of `value` is said of one that moves as
    /// they do.
    fn given_again(
        &mut self,
        given: &[Given],
        params: &[Param],
        args: &[Ex],
        (plain, moving): (ValId, ValId),
    ) -> Res<ValId> {
        let output = self.output.clone();
        let mut result = plain;
        for (name, slope) in given {
            let (read, _) = self.scoped(|low| {
                let value = Value::Scalar(Ex::Val(moving), output.clone());
                low.bind(&Ident::new("value", slope.span()), Slot::Value(value));
                low.scalar(slope)
            })?;
            let slope = self.bind_val(Rhs::Ex(read), output.clone(), name.span());
            let at = params.iter().position(|p| p.ident == *name);
            let Some(x) = at.map(|at| args[at].clone()) else { continue };
            let operands = vec![Ex::Val(result), x, Ex::Val(slope)];
            let attached = Rhs::Ex(Ex::Prim(&ATTACHED, operands, output.clone()));
            result = self.bind_val(attached, output.clone(), name.span());
        }
        Ok(result)
    }
}

/// Whether a name occurs in tokens.
pub(super) fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|t| match t {
        proc_macro2::TokenTree::Ident(i) => i == name,
        // In the text of a format string.
        proc_macro2::TokenTree::Literal(l) => l.to_string().contains(name),
        proc_macro2::TokenTree::Group(g) => mentions(&g.stream(), name),
        _ => false,
    })
}
