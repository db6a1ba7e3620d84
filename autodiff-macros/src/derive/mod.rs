//! The tokens of a struct go in; the struct of its tangents comes out, with what can be done to them.
//!
//! ```text
//! struct Layer { weights: Vec<f64>, bias: f64, units: usize }
//!     ──▶ struct LayerTangent { weights: Vec<f64>, bias: f64, units: Zero }
//!         impl Differentiable for Layer { type Tangent = LayerTangent; … }
//! ```

/// Tokens of ours, which the user's names cannot change.
macro_rules! code {
    ($($tokens:tt)*) => { ::quote::quote_spanned!(::proc_macro2::Span::mixed_site()=> $($tokens)*) };
}

mod algebra;
mod enums;
mod generics;
mod payload;
mod print;
mod settings;
mod shape;

use generics::{Header, Scope};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident};
use settings::Settings;
use shape::Shape;
use syn::{Item, Member};

/// `#[derive(Differentiable)]`.
pub(crate) fn expand(input: TokenStream) -> syn::Result<TokenStream> {
    crate::depth::guard(&input)?;
    let mut errors = None;
    let out = match syn::parse2(input)? {
        Item::Struct(item) => structure(&item, &mut errors),
        Item::Enum(item) => enums::items(&item, &mut errors),
        Item::Union(item) => payload::union(&item, &mut errors),
        other => {
            return Err(syn::Error::new_spanned(other, "not a type; derive `Differentiable` on a struct"));
        }
    };
    // What was promised is there even so: one mistake, one error.
    let complaints = errors.map(syn::Error::into_compile_error);
    Ok(code!(#out #complaints))
}

/// A struct as it is printed.
struct Struct<'a> {
    item: &'a syn::ItemStruct,
    fields: Vec<Field>,
    /// Of the struct itself, and of its tangent.
    point: Header,
    tangent: Header,
    settings: Settings,
}

/// A field: its name and what becomes of its type.
struct Field {
    member: Member,
    shape: Shape,
}

fn structure(item: &syn::ItemStruct, errors: &mut Option<syn::Error>) -> TokenStream {
    let settings = Settings::read(&item.attrs, errors);
    let scope = Scope { ident: &item.ident, generics: &item.generics, krate: &settings.krate };
    if let Some(attr) = settings::packed(&item.attrs) {
        return payload::packed(&scope, &settings, attr, errors);
    }
    let fields: Vec<Field> = item
        .fields
        .members()
        .zip(&item.fields)
        .map(|(member, field)| {
            let is_constant = settings::is_constant(&field.attrs, errors);
            let shape =
                if is_constant { Shape::zero(&field.ty, &scope) } else { Shape::read(&field.ty, &scope) };
            Field { member, shape }
        })
        .collect();
    let name = settings.tangent.clone();
    let name =
        name.unwrap_or_else(|| format_ident!("{}Tangent", plain(&item.ident), span = item.ident.span()));
    let point = Header::of_point(&scope, &fields);
    let tangent = Header::of_tangent(&scope, name, &fields);
    print::items(&Struct { item, fields, point, tangent, settings })
}

/// A name without `r#`.
fn plain(name: &impl ToTokens) -> String {
    name.to_token_stream().to_string().trim_start_matches("r#").to_string()
}

/// Notes an error beside those found before.
fn note(errors: &mut Option<syn::Error>, error: syn::Error) {
    match errors {
        Some(all) => all.combine(error),
        None => *errors = Some(error),
    }
}
