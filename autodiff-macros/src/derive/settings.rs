//! The attributes of a type and of a field go in; what they ask for comes out.
use super::generics::mentioned;
use super::note;
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::{Attribute, Meta, Path, Token};

/// What `#[differentiable(…)]` says beside the derive.
pub(super) struct Settings {
    /// The path of the runtime crate.
    pub(super) krate: TokenStream,
    /// The name of the tangent's type.
    pub(super) tangent: Option<Ident>,
    /// Lints that are off for the type are off for what is generated.
    pub(super) allowed: TokenStream,
}

impl Settings {
    pub(super) fn read(attrs: &[Attribute], errors: &mut Option<syn::Error>) -> Settings {
        let mut out = Settings { krate: code!(::autodiff), tangent: None, allowed: TokenStream::new() };
        for attr in attrs {
            if attr.path().is_ident("allow") || attr.path().is_ident("expect") {
                let lints = attr.meta.require_list().map(|list| list.tokens.clone()).unwrap_or_default();
                out.allowed.extend(code!(#[allow(#lints)]));
            } else if attr.path().is_ident("constant") {
                let text = "`#[constant]` goes on a field; a type without derivative needs no `#[derive(Differentiable)]`";
                note(errors, syn::Error::new_spanned(attr, text));
            } else if attr.path().is_ident("differentiable") {
                let read = attr.parse_nested_meta(|meta| {
                    let name = meta.path.to_token_stream();
                    let is_known = meta.path.is_ident("crate") || meta.path.is_ident("tangent");
                    if is_known && !meta.input.peek(Token![=]) {
                        let text = format!("`{name}` has no value; write `{name} = ..`");
                        return Err(syn::Error::new_spanned(meta.path, text));
                    }
                    if meta.path.is_ident("crate") {
                        out.krate = meta.value()?.call(Path::parse_mod_style)?.into_token_stream();
                    } else if meta.path.is_ident("tangent") {
                        out.tangent = Some(meta.value()?.parse()?);
                    } else {
                        let text = format!(
                            "`{name}` is not an option; the options are `tangent = ..`, `crate = ..`"
                        );
                        return Err(syn::Error::new_spanned(meta.path, text));
                    }
                    if meta.input.is_empty() || meta.input.peek(Token![,]) {
                        return Ok(());
                    }
                    Err(meta.input.error("expected one name; separate options by commas"))
                });
                read.unwrap_or_else(|error| note(errors, error));
            }
        }
        out
    }
}

/// `#[repr(packed)]`
pub(super) fn packed(attrs: &[Attribute]) -> Option<&Attribute> {
    attrs.iter().find(|attr| attr.path().is_ident("repr") && mentioned(&attr.meta).contains("packed"))
}

/// Whether a field is marked `#[constant]`.
pub(super) fn is_constant(attrs: &[Attribute], errors: &mut Option<syn::Error>) -> bool {
    let mut found = false;
    for attr in attrs {
        if attr.path().is_ident("differentiable") {
            let text = "`#[differentiable(..)]` goes on the struct; write `#[constant]` on a field without derivative";
            note(errors, syn::Error::new_spanned(attr, text));
        } else if attr.path().is_ident("constant") {
            found = true;
            if !matches!(attr.meta, Meta::Path(_)) {
                note(
                    errors,
                    syn::Error::new_spanned(attr, "`#[constant]` takes no arguments; write `#[constant]`"),
                );
            }
        }
    }
    found
}
