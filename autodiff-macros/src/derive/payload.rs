//! A type that gets no tangent of its own goes in: an enum without floats, or what is refused. The implementation that says so comes out.
use super::generics::{Header, Scope, mentioned};
use super::settings::{self, Settings};
use super::shape::{self, Kind, Shape};
use super::{note, plain};
use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;
use syn::Attribute;
use syn::spanned::Spanned;

/// `type Tangent = Zero`, if there is nothing else in it.
pub(super) fn enumeration(item: &syn::ItemEnum, errors: &mut Option<syn::Error>) -> TokenStream {
    let settings = Settings::read(&item.attrs, errors);
    let scope = Scope { ident: &item.ident, generics: &item.generics, krate: &settings.krate };
    let krate = &settings.krate;
    let mut tangent = code!(#krate::Zero);
    let mut checks = TokenStream::new();
    for (variant, field) in item.variants.iter().flat_map(|v| v.fields.iter().map(move |f| (v, f))) {
        if settings::is_constant(&field.attrs, errors) {
            continue;
        }
        let text = format!(
            "`{}` holds floats, and the derivative of an enum is not supported; put them in a struct, or mark the field \
             `#[constant]`",
            plain(&variant.ident)
        );
        let shape = Shape::read(&shape::eternal(&field.ty, &scope), &scope);
        let is_recursive = mentioned(&field.ty).contains(&item.ident.to_string());
        match shape.kind {
            Kind::Zero => continue,
            Kind::Known { .. } | Kind::Promised if !is_recursive => {
                note(errors, syn::Error::new(field.ty.span(), text))
            }
            Kind::Known { .. } | Kind::Promised | Kind::Opaque => {}
            Kind::Asked(_) => {
                let (span, tangent) = (Span::mixed_site().located_at(field.ty.span()), shape.tangent);
                checks.extend(quote_spanned! {span=>
                    const _: () = ::core::assert!(::core::mem::size_of::<#tangent>() == 0, #text);
                });
            }
        }
        // No floats for all that is known: if there are any after all, no derivative is to get lost in them.
        tangent = code!(#krate::NotDifferentiable<Self>);
    }
    checks.extend(stub(&scope, &settings, tangent));
    checks
}

/// Refuses a union.
pub(super) fn union(item: &syn::ItemUnion, errors: &mut Option<syn::Error>) -> TokenStream {
    let settings = Settings::read(&item.attrs, errors);
    let scope = Scope { ident: &item.ident, generics: &item.generics, krate: &settings.krate };
    let krate = &settings.krate;
    let text = "a union has no derivative, for nobody knows which of its fields is in use; use a struct";
    note(errors, syn::Error::new(item.union_token.span, text));
    stub(&scope, &settings, code!(#krate::NotDifferentiable<Self>))
}

/// Refuses a struct whose fields cannot be borrowed.
pub(super) fn packed(
    scope: &Scope,
    settings: &Settings,
    attr: &Attribute,
    errors: &mut Option<syn::Error>,
) -> TokenStream {
    let text = "the fields of a packed struct cannot be borrowed; remove `packed`, or use another struct";
    note(errors, syn::Error::new_spanned(attr, text));
    let krate = scope.krate;
    stub(scope, settings, code!(#krate::NotDifferentiable<Self>))
}

fn stub(scope: &Scope, settings: &Settings, tangent: TokenStream) -> TokenStream {
    let (krate, allowed) = (scope.krate, &settings.allowed);
    let [params, ty, clause] = Header::of_point(scope, &[]).parts();
    code! {
        #[automatically_derived]
        #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)] #allowed
        impl #params #krate::Differentiable for #ty #clause {
            type Tangent = #tangent;
            fn zero_tangent(&self) -> Self::Tangent {
                <Self::Tangent as #krate::sweep::Tangent>::empty()
            }
        }
    }
}
