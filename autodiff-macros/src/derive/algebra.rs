//! A struct with the shapes of its fields goes in; what its tangents can do comes out: all of it field by field.
use super::shape::Kind;
use super::{Struct, plain};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Fields, Member, parse_quote};

pub(super) fn items(of: &Struct) -> TokenStream {
    let krate = &of.settings.krate;
    let operators = operators(krate, |what, body| of.implement(what, of.tangent.parts(), body));
    [values(of), sums(of), parts_by_name(of), operators].into_iter().collect()
}

/// What a value can do: `Clone`, `Copy` where the fields are for certain, `Debug`, `Default`, `PartialEq`. The derives of the standard
/// library would ask it of the type parameters.
fn values(of: &Struct) -> TokenStream {
    let (krate, name) = (&of.settings.krate, plain(&of.tangent.name));
    let clone = of.build(code!(Self), |f| {
        let member = &f.member;
        code!(::core::clone::Clone::clone(&self.#member))
    });
    let equal = of.fields.iter().map(|f| {
        let member = &f.member;
        code!(self.#member == other.#member)
    });
    let equal = if of.fields.is_empty() { code!(true) } else { code!(#(#equal)&&*) };
    let (start, builder) = match &of.item.fields {
        Fields::Named(_) => (code!(debug_struct), code!(::core::fmt::DebugStruct)),
        Fields::Unnamed(_) | Fields::Unit => (code!(debug_tuple), code!(::core::fmt::DebugTuple)),
    };
    let entries = of.each(|f| {
        let member = &f.member;
        let name = matches!(member, Member::Named(_)).then(|| plain(member)).into_iter();
        code!(#builder::field(&mut out, #(#name,)* &self.#member);)
    });
    let empty = code!(fn default() -> Self { #krate::sweep::Tangent::empty() });
    let copies = of.fields.iter().all(|f| match f.shape.kind {
        Kind::Zero => true,
        Kind::Known { copy, .. } => copy,
        Kind::Promised | Kind::Asked(_) | Kind::Opaque => false,
    });
    let copy = copies.then(|| {
        let conditions =
            of.conditions(|ty| parse_quote!(<#ty as #krate::Differentiable>::Tangent: ::core::marker::Copy));
        of.implement(code!(::core::marker::Copy), of.tangent.when(conditions).parts(), TokenStream::new())
    });
    let implementations = [
        of.implement(
            code!(::core::clone::Clone),
            of.tangent.parts(),
            code!(fn clone(&self) -> Self { #clone }),
        ),
        of.implement(
            code!(::core::fmt::Debug),
            of.tangent.parts(),
            code! {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    let mut out = ::core::fmt::Formatter::#start(f, #name);
                    #entries
                    #builder::finish(&mut out)
                }
            },
        ),
        of.implement(code!(::core::default::Default), of.tangent.parts(), empty),
        of.implement(
            code!(::core::cmp::PartialEq),
            of.tangent.parts(),
            code!(fn eq(&self, other: &Self) -> ::core::primitive::bool { #equal }),
        ),
    ];
    quote!(#copy #(#implementations)*)
}

/// `Accumulate`, `Clear`, `Tangent`: field by field.
fn sums(of: &Struct) -> TokenStream {
    let krate = &of.settings.krate;
    let accumulate = of.each(|f| {
        let member = &f.member;
        code!(#krate::sweep::Accumulate::accumulate(&mut self.#member, &rhs.#member);)
    });
    let clear = of.each(|f| {
        let member = &f.member;
        code!(#krate::sweep::Clear::clear(&mut self.#member);)
    });
    let empty = of.build(code!(Self), |_| code!(#krate::sweep::Tangent::empty()));
    let put = of.each(|f| {
        let member = &f.member;
        code!(#krate::sweep::Tangent::put_shape(&self.#member, tape);)
    });
    let (taken, take) = backwards(of, &code!(#krate::sweep::Tangent::take_shape(back)), code!(Self));
    let scale = of.each(|f| {
        let member = &f.member;
        code!(#krate::sweep::Tangent::scale(&mut self.#member, factor);)
    });
    [
        of.implement(
            code!(#krate::sweep::Accumulate),
            of.tangent.parts(),
            code!(#[inline] fn accumulate(&mut self, rhs: &Self) { #accumulate }),
        ),
        of.implement(
            code!(#krate::sweep::Clear),
            of.tangent.parts(),
            code!(#[inline] fn clear(&mut self) { #clear }),
        ),
        of.implement(
            code!(#krate::sweep::Tangent),
            of.tangent.parts(),
            code! {
                #[inline]
                fn empty() -> Self { #empty }
                #[inline]
                fn scale(&mut self, factor: ::core::primitive::f64) { #scale }
                #[inline]
                fn put_shape(&self, tape: &mut #krate::Tape) { #put }
                #[inline]
                fn take_shape(back: &mut #krate::Back<'_>) -> Self { #taken #take }
            },
        ),
    ]
    .into_iter()
    .collect()
}

/// `Holds`: the fields, for patterns that may be of a struct or of a variant.
fn parts_by_name(of: &Struct) -> TokenStream {
    let krate = &of.settings.krate;
    of.each(|f| {
        let (member, ty) = (&f.member, &f.shape.tangent);
        let text = format!("{}.{}", plain(&of.item.ident), plain(member));
        of.implement(
            code!(#krate::sweep::Holds<#ty, { #krate::sweep::name(#text) }>),
            of.tangent.parts(),
            code! {
                #[inline(always)]
                fn held(&mut self) -> &mut #ty { &mut self.#member }
            },
        )
    })
}

/// Locals with the fields, made one by one, the last first, as they come back from the tape; and the struct of them.
pub(super) fn backwards(of: &Struct, make: &TokenStream, name: TokenStream) -> (TokenStream, TokenStream) {
    let local = |k: usize| quote::format_ident!("field_{k}", span = proc_macro2::Span::mixed_site());
    let taken = (0..of.fields.len()).rev().map(|k| {
        let local = local(k);
        code!(let #local = #make;)
    });
    let members = of.fields.iter().map(|f| &f.member);
    let locals = (0..of.fields.len()).map(local);
    (taken.collect(), code!(#name { #(#members: #locals),* }))
}

/// `+=` and `*`: a step along a gradient is `x += g * -0.1`.
pub(super) fn operators(
    krate: &TokenStream,
    on: impl Fn(TokenStream, TokenStream) -> TokenStream,
) -> TokenStream {
    [
        on(
            code!(::core::ops::AddAssign),
            code!(fn add_assign(&mut self, rhs: Self) { #krate::sweep::Accumulate::accumulate(self, &rhs) }),
        ),
        on(
            code!(::core::ops::AddAssign<&Self>),
            code!(fn add_assign(&mut self, rhs: &Self) { #krate::sweep::Accumulate::accumulate(self, rhs) }),
        ),
        on(
            code!(::core::ops::MulAssign<::core::primitive::f64>),
            code! {
                fn mul_assign(&mut self, factor: ::core::primitive::f64) {
                    #krate::sweep::Tangent::scale(self, factor)
                }
            },
        ),
        on(
            code!(::core::ops::Mul<::core::primitive::f64>),
            code! {
                type Output = Self;
                fn mul(mut self, factor: ::core::primitive::f64) -> Self {
                    #krate::sweep::Tangent::scale(&mut self, factor);
                    self
                }
            },
        ),
    ]
    .into_iter()
    .collect()
}
