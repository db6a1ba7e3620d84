//! Reads a function's signature: item in, parameters and output with what the macro knows of their types out.
use crate::diagnostics::Errors;
use crate::types::{self, Ty};
use proc_macro2::Ident;
use quote::{ToTokens, format_ident};
use syn::spanned::Spanned;
use syn::{FnArg, GenericParam, Pat, ReturnType, Signature, TypeParamBound};

/// One parameter.
#[derive(Clone)]
pub(crate) struct Param {
    /// The name it has in generated functions.
    pub(crate) ident: Ident,
    /// The user's pattern, if it is more than a name.
    pub(crate) pat: Pat,
    pub(crate) mutable: bool,
    pub(crate) ty: Ty,
    pub(crate) syn_ty: syn::Type,
    /// It can carry a derivative, and `wrt` does not leave it out.
    pub(crate) active: bool,
    /// A type of the user's: it is active if floats of it reach the result.
    pub(crate) by_use: bool,
    /// It could carry a derivative, and the user says that it does not: `#[constant]`, or not in `wrt(..)`.
    pub(crate) constant: bool,
    /// `self`, as the method writes it.
    pub(crate) receiver: Option<syn::Receiver>,
}

/// The traits that make a type parameter a float.
const FLOAT_TRAITS: [&str; 3] = ["Float", "Real", "FloatCore"];

/// The type parameters of a signature that are floats.
pub(crate) fn float_params(generics: &syn::Generics) -> Vec<String> {
    let is_float = |bounds: &syn::punctuated::Punctuated<TypeParamBound, syn::Token![+]>| {
        bounds.iter().any(|b| match b {
            TypeParamBound::Trait(t) => {
                t.path.segments.last().is_some_and(|s| FLOAT_TRAITS.iter().any(|f| s.ident == f))
            }
            _ => false,
        })
    };
    let mut out = Vec::new();
    for p in &generics.params {
        if let GenericParam::Type(t) = p
            && is_float(&t.bounds)
        {
            out.push(t.ident.to_string());
        }
    }
    if let Some(clause) = &generics.where_clause {
        for p in &clause.predicates {
            if let syn::WherePredicate::Type(t) = p
                && is_float(&t.bounds)
            {
                out.push(t.bounded_ty.to_token_stream().to_string());
            }
        }
    }
    out
}

/// Traits under which a value is a constant for the macro: it can be converted to a number, compared, printed, called.
const CONSTANT_TRAITS: [&str; 26] = [
    "Iterator",
    "IntoIterator",
    "ExactSizeIterator",
    "DoubleEndedIterator",
    "Into",
    "TryInto",
    "From",
    "Copy",
    "Clone",
    "Debug",
    "Display",
    "Default",
    "PartialEq",
    "Eq",
    "PartialOrd",
    "Ord",
    "Hash",
    "Send",
    "Sync",
    "Sized",
    "ToPrimitive",
    "AsPrimitive",
    "NumCast",
    "Fn",
    "FnMut",
    "FnOnce",
];

/// The type parameters of a signature whose values carry no derivative.
pub(crate) fn constant_params(generics: &syn::Generics) -> Vec<String> {
    let is_constant = |b: &TypeParamBound| match b {
        TypeParamBound::Trait(t) => {
            t.path.segments.last().is_some_and(|s| CONSTANT_TRAITS.iter().any(|c| s.ident == c))
        }
        _ => true,
    };
    let mut out = Vec::new();
    for p in generics.type_params() {
        let mut bounds: Vec<&TypeParamBound> = p.bounds.iter().collect();
        for predicate in generics.where_clause.iter().flat_map(|c| &c.predicates) {
            if let syn::WherePredicate::Type(t) = predicate
                && p.ident == t.bounded_ty.to_token_stream().to_string()
            {
                bounds.extend(&t.bounds);
            }
        }
        if !bounds.is_empty() && bounds.into_iter().all(is_constant) {
            out.push(p.ident.to_string());
        }
    }
    out
}

/// True for a type whose values can carry derivatives.
pub(crate) fn carries(ty: &Ty) -> bool {
    match ty {
        Ty::Float(_) => true,
        Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) => carries(e),
        Ty::Ref(_, e) => carries(e),
        Ty::Tuple(parts) => parts.iter().any(carries),
        _ => false,
    }
}

/// The type of a result, without the `Option` or `Result` around it.
pub(crate) fn inside(output: &Ty) -> &Ty {
    match output {
        Ty::Option(inner) | Ty::Result(inner, _) => inner,
        other => other,
    }
}

/// Reads the parameters; complains about what no generated function could have.
pub(crate) fn params(sig: &Signature, floats: &[String], errors: &mut Errors) -> Vec<Param> {
    let mut out = Vec::new();
    let constants = constant_params(&sig.generics);
    for (k, input) in sig.inputs.iter().enumerate() {
        let typed = match input {
            FnArg::Typed(t) => t,
            FnArg::Receiver(r) => {
                out.push(receiver(r));
                continue;
            }
        };
        let (ident, mutable) = match &*typed.pat {
            Pat::Ident(p) if p.subpat.is_none() && p.by_ref.is_none() => {
                (p.ident.clone(), p.mutability.is_some())
            }
            _ => (
                format_ident!("p{k}", span = typed.pat.span().resolved_at(proc_macro2::Span::mixed_site())),
                false,
            ),
        };
        let ty = match types::read(&typed.ty, floats) {
            ty @ Ty::Option(_) if matches!(&ty, Ty::Option(inner) if inner.is_float()) => ty,
            ty => types::whole(ty, ungrouped(&typed.ty)),
        };
        // A function that the caller chooses is a constant: it may be called with what carries nothing.
        let callable = matches!(opaque_callable(&typed.ty), Some(FUNCTION));
        if let Some(what) = opaque_callable(&typed.ty).filter(|what| !matches!(*what, FUNCTION | CLOSURE)) {
            errors.push(
                typed.ty.span(),
                format!("the derivative of a call through {what} is not known; annotate the function and call it by its path"),
            );
        } else if matches!(opaque_callable(&typed.ty), Some(CLOSURE)) {
            errors.push(
                typed.ty.span(),
                "a function that a caller chooses needs a type with a name here; write a type parameter, as in `F: Fn(f64) -> f64`",
            );
        } else if iterates(&typed.ty, &sig.generics) {
            errors.push(
                typed.ty.span(),
                "an iterator that a caller chooses hides its items from the macro; take a slice, and iterate it here",
            );
        } else if let syn::Type::ImplTrait(t) = &*typed.ty {
            errors.push(
                t.impl_token.span(),
                "a parameter of a type without a name is not supported; write its type, or a type parameter with the bound",
            );
        }
        out.push(Param {
            ident: ident.clone(),
            pat: (*typed.pat).clone(),
            mutable,
            active: carries(&ty) || matches!(&ty, Ty::Option(inner) if inner.is_float()),
            by_use: !carries(&ty) && named(&ty) && !constant(&typed.attrs),
            constant: false,
            ty,
            syn_ty: ungrouped(&typed.ty).clone(),
            receiver: None,
        });
        if out.iter().filter(|p| p.ident == ident).count() > 1 {
            errors.leave_to_rustc(typed.pat.span());
        }
        if let Some(p) = out.last_mut() {
            let of_param = matches!(p.ty.deref(), Ty::Named(text) if constants.contains(text));
            if constant(&typed.attrs) || of_param || callable {
                p.constant = p.active || named(&p.ty);
                p.active = false;
                p.by_use = false;
            } else if !p.active && !p.by_use && holds_floats(&p.ty) {
                errors.push(
                    typed.ty.span(),
                    "derivatives by what is in this are not supported; take it apart into parameters, or put `#[constant]` on the parameter",
                );
            }
        }
    }
    out
}

/// True for `impl Iterator`, and for a type parameter that is one.
fn iterates(ty: &syn::Type, generics: &syn::Generics) -> bool {
    let iterator = |b: &TypeParamBound| match b {
        TypeParamBound::Trait(t) => {
            t.path.segments.last().is_some_and(|s| CONSTANT_TRAITS[..4].iter().any(|i| s.ident == i))
        }
        _ => false,
    };
    match ungrouped(ty) {
        syn::Type::ImplTrait(t) => t.bounds.iter().any(iterator),
        syn::Type::Reference(r) => iterates(&r.elem, generics),
        syn::Type::Path(p) => p.path.get_ident().is_some_and(|name| {
            let own = generics.type_params().filter(|t| t.ident == *name).flat_map(|t| &t.bounds);
            let clauses = generics.where_clause.iter().flat_map(|c| &c.predicates).filter_map(|p| match p {
                syn::WherePredicate::Type(t) if *name == t.bounded_ty.to_token_stream().to_string() => {
                    Some(&t.bounds)
                }
                _ => None,
            });
            own.chain(clauses.flatten()).any(iterator)
        }),
        _ => false,
    }
}

/// A type without the invisible group that a `macro_rules!` puts around its `$t:ty`.
fn ungrouped(ty: &syn::Type) -> &syn::Type {
    match ty {
        syn::Type::Group(g) => ungrouped(&g.elem),
        other => other,
    }
}

/// `#[constant]`
pub(crate) fn constant(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|a| a.path().is_ident("constant"))
}

/// True if there may be floats behind an `Option` or `Result`, where no parameter that carries derivatives has them.
fn holds_floats(ty: &Ty) -> bool {
    match ty {
        Ty::Option(inner) | Ty::Result(inner, _) => carries(inner) || inner.has_user() || holds_floats(inner),
        Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) | Ty::Ref(_, e) => holds_floats(e),
        Ty::Tuple(parts) => parts.iter().any(holds_floats),
        _ => false,
    }
}

/// True if a type of the user's is in it.
fn named(ty: &Ty) -> bool {
    match ty {
        Ty::Named(_) => true,
        Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) | Ty::Ref(_, e) => named(e),
        _ => false,
    }
}

fn receiver(r: &syn::Receiver) -> Param {
    let ident = Ident::from(r.self_token);
    let own = Ty::Named("Self".into());
    let ty = match &r.reference {
        Some(_) => Ty::Ref(r.mutability.is_some(), Box::new(own)),
        None => own,
    };
    let pat =
        syn::PatIdent { attrs: vec![], by_ref: None, mutability: None, ident: ident.clone(), subpat: None };
    Param {
        ident,
        pat: Pat::Ident(pat),
        mutable: false,
        active: false,
        by_use: !constant(&r.attrs),
        constant: constant(&r.attrs),
        ty,
        syn_ty: (*r.ty).clone(),
        receiver: Some(r.clone()),
    }
}

const FUNCTION: &str = "a function pointer";
const CLOSURE: &str = "a closure parameter";

fn opaque_callable(ty: &syn::Type) -> Option<&'static str> {
    let calls = |bounds: &syn::punctuated::Punctuated<TypeParamBound, syn::Token![+]>| {
        bounds.iter().any(|b| {
            matches!(b, TypeParamBound::Trait(t) if t.path.segments.last().is_some_and(|s| s.ident.to_string().starts_with("Fn")))
        })
    };
    match ty {
        syn::Type::BareFn(_) => Some(FUNCTION),
        syn::Type::TraitObject(t) if calls(&t.bounds) => Some(FUNCTION),
        syn::Type::TraitObject(_) => Some("a trait object"),
        syn::Type::ImplTrait(t) => calls(&t.bounds).then_some(CLOSURE),
        syn::Type::Reference(r) => opaque_callable(&r.elem),
        syn::Type::Paren(p) => opaque_callable(&p.elem),
        _ => None,
    }
}

/// The type of the result.
pub(crate) fn output(sig: &Signature, floats: &[String]) -> Ty {
    match &sig.output {
        ReturnType::Default => Ty::Unit,
        ReturnType::Type(_, ty) => types::read(ty, floats),
    }
}
