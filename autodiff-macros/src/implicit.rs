//! Implicit functions: `#[differentiate(implicit(residual = r))]` on a solver in, the body that is differentiated in its place out.
//!
//! A solver gives `x` with `r(x, p) = 0`. How it got there does not matter: the implicit function theorem says that `x` moves as one
//! step of Newton's method from there does, with `x` itself and the matrix of the step held still. So the body that is read calls the
//! solver as it is, takes the slopes of the residual at the root, and attaches the derivative of that step to the root.
use crate::diagnostics::Errors;
use crate::options::Options;
use crate::signature::Param;
use crate::types::{Float, Ty};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;

/// What a solver finds.
enum Root {
    Number,
    /// So many numbers.
    Array(TokenStream),
}

fn root(output: &Ty) -> Option<(Root, Float)> {
    match output {
        Ty::Float(f @ (Float::F64 | Float::F32)) => Some((Root::Number, f.clone())),
        Ty::Array(e, n) => match &**e {
            Ty::Float(f @ (Float::F64 | Float::F32)) => Some((Root::Array(n.parse().ok()?), f.clone())),
            _ => None,
        },
        _ => None,
    }
}

/// Complains of functions that are no solvers of this kind.
pub(crate) fn check(
    options: &Options,
    params: &[Param],
    output: &Ty,
    sig: &syn::Signature,
    errors: &mut Errors,
) {
    let Some((key, _)) = &options.implicit else { return };
    if root(output).is_none() {
        let span = if let syn::ReturnType::Type(_, ty) = &sig.output { ty.span() } else { sig.ident.span() };
        errors.push(span, "a solver gives one float or an array of them; return `f64`, or `[f64; N]`");
    }
    if let Some(second) = options.hvp.as_ref().or(options.hessian.as_ref()) {
        errors.push(second.span(), "second derivatives of an implicit function are not supported; take `implicit` off it, or `hvp` and `hessian`");
    }
    if !options.derivative.is_empty() {
        errors.push(
            key.span(),
            "`implicit(..)` and `derivative(..)` both say what the derivative is; keep one of them",
        );
    }
    for p in params {
        if let Some(r) = &p.receiver {
            errors.push(
                r.self_token.span,
                "a solver is a function; take what the residual takes as parameters",
            );
        } else if matches!(p.ty, Ty::Ref(true, _)) {
            errors.push(
                p.ident.span(),
                "a solver does not change its parameters; take this one by value or by `&`",
            );
        } else if matches!(p.ty, Ty::Vec(_)) {
            errors.push(p.ident.span(), "the solver and the residual both take this; take a slice");
        }
    }
}

/// The body that is differentiated.
pub(crate) fn body(options: &Options, output: &Ty, item: &syn::ItemFn) -> Option<syn::ItemFn> {
    let (_, residual) = options.implicit.as_ref()?;
    let (root, _) = root(output)?;
    let (name, companion) = (&item.sig.ident, companion(options, item));
    let args = args(item);
    let at = Span::mixed_site();
    let ty = match &item.sig.output {
        syn::ReturnType::Type(_, ty) => ty,
        syn::ReturnType::Default => return None,
    };
    let block = match root {
        Root::Number => quote_spanned! {at=> {
            let root: #ty = ::autodiff::constant(#name(#(#args),*));
            let slope: #ty = ::autodiff::constant(#companion::implicit_slope(root, #(#args),*));
            let left: #ty = #residual(root, #(#args),*);
            ::autodiff::attached(root, -left / slope)
        }},
        Root::Array(n) => quote_spanned! {at=> {
            let found: #ty = #name(#(#args),*);
            let mut root: #ty = [0.0; #n];
            for i in 0..#n {
                root[i] = ::autodiff::constant(found[i]);
            }
            let inverse: [#ty; #n] = #companion::implicit_inverse(&root, #(#args),*);
            let left: #ty = #residual(&root, #(#args),*);
            let mut out: #ty = [0.0; #n];
            for i in 0..#n {
                let mut step = 0.0;
                for j in 0..#n {
                    step -= ::autodiff::constant(inverse[i][j]) * left[j];
                }
                out[i] = ::autodiff::attached(::autodiff::constant(found[i]), step);
            }
            out
        }},
    };
    Some(syn::ItemFn { block: syn::parse2(block).ok()?, ..item.clone() })
}

/// What the body calls: the slopes of the residual at the root, from its own sweeps.
pub(crate) fn slopes(
    options: &Options,
    params: &[Param],
    output: &Ty,
    item: &syn::ItemFn,
) -> Option<TokenStream> {
    let (_, residual) = options.implicit.as_ref()?;
    let (root, float) = root(output)?;
    let companion = companion(options, item);
    let krate = options.krate.as_ref().map_or_else(|| quote::quote!(::autodiff), |p| quote::quote!(#p));
    let at = Span::mixed_site();
    let (inputs, generics, clause) = (&item.sig.inputs, &item.sig.generics, &item.sig.generics.where_clause);
    let mut inputs: Vec<syn::FnArg> = inputs.iter().cloned().collect();
    for input in &mut inputs {
        if let syn::FnArg::Typed(t) = input {
            t.attrs.clear();
        }
    }
    let args = args(item);
    // The residual's reverse sweep is shown again what was lent.
    let lent: Vec<TokenStream> =
        (params.iter()).filter(|p| matches!(p.ty, Ty::Ref(..))).map(|p| p.ident.to_token_stream()).collect();
    let nowhere = params.iter().map(|_| quote_spanned!(at=> #krate::sweep::Nowhere)).collect::<Vec<_>>();
    let made = match root {
        Root::Number => quote_spanned! {at=>
            #[inline]
            fn implicit_slope #generics(root: #float, #(#inputs),*) -> #float #clause {
                let mut tape = #krate::Tape::default();
                let _ = #residual::forward(#residual, root, #(#args,)* &mut tape);
                let mut slope = 0.0;
                #residual::reverse(#(#lent,)* &mut tape.back(), 1.0, &mut slope, #(#nowhere),*);
                slope
            }
        },
        Root::Array(n) => quote_spanned! {at=>
            #[inline]
            fn implicit_inverse #generics(root: &[#float; #n], #(#inputs),*) -> [[#float; #n]; #n] #clause {
                let mut tape = #krate::Tape::default();
                let _ = #residual::forward(#residual, root, #(#args,)* &mut tape);
                let mut matrix = [[0.0; #n]; #n];
                for row in 0..#n {
                    let mut unit = [0.0; #n];
                    unit[row] = 1.0;
                    #residual::reverse(root, #(#lent,)* &mut tape.back(), &unit, &mut matrix[row], #(#nowhere),*);
                }
                #krate::implicit::inverse(matrix)
            }
        },
    };
    Some(quote_spanned! {at=>
        #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
        impl #companion { #made }
    })
}

fn companion(options: &Options, item: &syn::ItemFn) -> Ident {
    options.companion.clone().unwrap_or_else(|| item.sig.ident.clone())
}

/// The parameters as arguments.
fn args(item: &syn::ItemFn) -> Vec<Ident> {
    let name = |input: &syn::FnArg| match input {
        syn::FnArg::Typed(t) => match &*t.pat {
            syn::Pat::Ident(p) => Some(p.ident.clone()),
            _ => None,
        },
        syn::FnArg::Receiver(_) => None,
    };
    item.sig.inputs.iter().filter_map(name).collect()
}
