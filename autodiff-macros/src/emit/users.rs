//! Values of the user's types: literals, adjoints, copies on the tape. The macro does not see these types; where one has to be written
//! down, a name does, or an expression of that type that never runs.
use super::Printer;
use super::items::grad_ty;
use crate::ir::*;
use crate::types::Ty;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::spanned::Spanned;

impl Printer<'_> {
    /// True for a place whose type the macro does not see.
    pub(super) fn unseen(&self, p: &Place) -> bool {
        let ty = crate::adjoint::place_ty(self.f, p);
        ty.has_user() || matches!(ty, Ty::Named(_))
    }

    /// `&place`
    pub(super) fn shared(&self, p: &Place) -> TokenStream {
        let place = self.place(p);
        if p.is_whole() && self.by_ref.contains(&p.root) { code!(&*#place) } else { code!(&#place) }
    }

    /// `&mut place`
    pub(super) fn exclusive(&self, p: &Place) -> TokenStream {
        let place = self.written(p);
        if p.is_whole() && self.by_ref.contains(&p.root) { code!(&mut *#place) } else { code!(&mut #place) }
    }

    /// A scalar place that is written to: through its reference if it is one.
    pub(super) fn written_scalar(&self, p: &Place) -> TokenStream {
        let place = self.written(p);
        if p.is_whole() && self.by_ref.contains(&p.root) { code!(*#place) } else { place }
    }

    /// What a variant holds. The enum is known to be that variant; its tangent becomes it.
    pub(super) fn payload(
        &self,
        of: TokenStream,
        is_ref: bool,
        root: VarId,
        variant: &Variant,
        mutable: bool,
    ) -> TokenStream {
        let (path, member) = (&variant.path, &variant.member);
        let var = &self.f.vars[root];
        if var.origin == Origin::Adjoint || matches!(var.of, Of::TangentOfVar(_)) {
            let (name, krate) = (part_name(path, member), &self.krate);
            let of = if is_ref { code!(&mut *#of) } else { code!(&mut #of) };
            return code!((*#krate::sweep::part::<_, { #krate::sweep::name(#name) }>(#of)));
        }
        let of = match (mutable, is_ref) {
            (true, true) => code!(&mut *#of),
            (true, false) => code!(&mut #of),
            (false, true) => code!(&*#of),
            (false, false) => code!(&#of),
        };
        code!((*match #of { #path { #member: payload, .. } => payload, #[allow(unreachable_patterns)] _ => ::core::unreachable!() }))
    }

    /// `Point { x: …, ..p }`
    pub(super) fn literal(&self, literal: &Literal) -> TokenStream {
        let path = &literal.path;
        let fields = literal.fields.iter().map(|(member, agg)| {
            let agg = self.agg(agg, &Ty::unseen());
            code!(#member: #agg)
        });
        let rest = literal.rest.as_ref().map(|p| {
            let p = self.place(p);
            code!(..#p.clone())
        });
        code!(#path { #(#fields,)* #rest })
    }

    /// The adjoint of a variable of the user's type.
    pub(super) fn declare_adjoint(&self, var: VarId, agg: Option<&Agg>) -> TokenStream {
        let _at = super::At::token(self.home);
        let (name, krate) = (self.var(var), &self.krate);
        let ty = &self.f.vars[var].ty;
        match (agg, self.typed(ty)) {
            (Some(Agg::Shape), None) => {
                let (like, back) = (self.witness(var), self.back_arg());
                code!(let mut #name = #krate::Differentiable::take_shape_of(|| #like, #back);)
            }
            (None, None) => {
                let like = self.witness(var);
                code!(let mut #name = #krate::Differentiable::empty_of(|| #like);)
            }
            (agg, shown) => {
                let agg = agg.map_or_else(|| code!(#krate::sweep::Tangent::empty()), |agg| self.agg(agg, ty));
                let shown = shown.map(|ty| code!(: #ty));
                code!(let mut #name #shown = #agg;)
            }
        }
    }

    /// Zeros in the shape of a place.
    pub(super) fn zero_tangent(&self, p: &Place) -> TokenStream {
        let _at = super::At::token(self.home);
        let krate = &self.krate;
        // An adjoint is written down as the type that it belongs to.
        let itself = self.f.vars[p.root].origin != Origin::Adjoint;
        match crate::adjoint::place_ty(self.f, p) {
            Ty::Named(text) if itself && text != "_" => {
                let (ty, p) = (super::type_here(&text), self.shared(p));
                code!(<#ty as #krate::Differentiable>::zero_tangent(#p))
            }
            _ => {
                let p = self.shared(p);
                code!(#krate::Differentiable::zero_of(|| #p))
            }
        }
    }

    /// `let name = …` from a copy on the tape.
    pub(super) fn recall(&self, var: VarId) -> TokenStream {
        let (name, krate, back) = (self.var(var), &self.krate, self.back_arg());
        let like = self.witness(var);
        code!(let #name = #krate::sweep::recall_of(|| #like, #back);)
    }

    /// The type of a tangent, if it can be written down.
    fn typed(&self, ty: &Ty) -> Option<TokenStream> {
        fn written(ty: &Ty) -> bool {
            match ty {
                Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) | Ty::Option(e) => written(e),
                Ty::Tuple(parts) => parts.iter().all(written),
                Ty::Float(_) | Ty::Int(_) | Ty::Bool => true,
                Ty::Named(text) => text != "_",
                _ => false,
            }
        }
        written(ty).then(|| super::shown_here(grad_ty(&self.krate, ty)))
    }

    fn witness(&self, var: VarId) -> TokenStream {
        self.like(&self.f.vars[var].ty)
    }

    /// An expression of a type, which never runs.
    pub(super) fn like(&self, ty: &Ty) -> TokenStream {
        super::shown_here(crate::types::witness(ty, &self.krate))
    }
}

/// `Circle.0`: what a part is called by [`Holds`](../../../autodiff_runtime/sweep/trait.Holds.html).
fn part_name(path: &TokenStream, member: &syn::Member) -> String {
    let last = path.clone().into_iter().filter_map(|t| match t {
        proc_macro2::TokenTree::Ident(id) => Some(id.to_string()),
        _ => None,
    });
    let (of, member) = (last.last().unwrap_or_default(), member.to_token_stream().to_string());
    format!("{}.{}", of.trim_start_matches("r#"), member.trim_start_matches("r#"))
}

/// Zeros in the shape of a value of a type with the user's in it. Where that has a name the function is taken from it: rustc complains of
/// the name, and not of the argument.
pub(super) fn zeros(ty: &Ty, of: &TokenStream, krate: &TokenStream) -> TokenStream {
    let name = |ty: &Ty| match ty {
        Ty::Named(text) if ty.is_user() && !text.starts_with('<') => Some(super::type_here(text)),
        _ => None,
    };
    if let Some(ty) = name(ty) {
        return code!(<#ty as #krate::Differentiable>::zero_tangent(#of));
    }
    match (ty, ty.element().and_then(name)) {
        (Ty::Array(..), Some(e)) => code!(<#e as #krate::Differentiable>::zero_array(#of)),
        (Ty::Slice(_) | Ty::Vec(_), Some(e)) => code!(<#e as #krate::Differentiable>::zero_row(#of)),
        _ => code!(#krate::Differentiable::zero_tangent(#of)),
    }
}

/// Where the name of the user's type stands in a type.
pub(super) fn users_part(ty: &syn::Type) -> Span {
    match ty {
        syn::Type::Reference(r) => users_part(&r.elem),
        syn::Type::Slice(s) => users_part(&s.elem),
        syn::Type::Array(a) => users_part(&a.elem),
        syn::Type::Group(g) => users_part(&g.elem),
        syn::Type::Paren(p) => users_part(&p.elem),
        syn::Type::Path(p) => {
            let Some(last) = p.path.segments.last() else { return ty.span() };
            let inner = match &last.arguments {
                syn::PathArguments::AngleBracketed(a) => a.args.first(),
                _ => None,
            };
            match inner {
                Some(syn::GenericArgument::Type(inner)) if last.ident == "Vec" || last.ident == "Option" => {
                    users_part(inner)
                }
                _ => last.ident.span(),
            }
        }
        other => other.span(),
    }
}
