//! A type that is refused goes in; an implementation that says so comes out.
use super::generics::{Header, Scope};
use super::note;
use super::settings::Settings;
use proc_macro2::TokenStream;
use syn::Attribute;

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
