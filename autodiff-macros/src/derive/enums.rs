//! The tokens of an enum go in; the enum of its tangents comes out, with what can be done to them.
//!
//! ```text
//! enum Shape { Circle(f64), Rect { w: f64, h: f64 }, Empty }
//!     ──▶ enum ShapeTangent { Circle(f64), Rect { w: f64, h: f64 }, Empty, Zero }
//! ```
//!
//! The tangent has the variant of its point. `Zero` is the zero of any variant: what a sum starts from. An enum without floats has the
//! tangent `Zero` itself.
use super::generics::{Header, Parts, Scope, bounds};
use super::settings::{self, Settings};
use super::shape::{Kind, Shape};
use super::{Field, plain};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};
use syn::{Fields, Type, WherePredicate, parse_quote};

struct Enum<'a> {
    item: &'a syn::ItemEnum,
    settings: Settings,
    variants: Vec<Variant<'a>>,
    point: Header,
    tangent: Header,
    /// The name of the variant that stands for zero.
    zero: Ident,
}

struct Variant<'a> {
    of: &'a syn::Variant,
    fields: Vec<Field>,
}

pub(super) fn items(item: &syn::ItemEnum, errors: &mut Option<syn::Error>) -> TokenStream {
    let settings = Settings::read(&item.attrs, errors);
    let scope = Scope { ident: &item.ident, generics: &item.generics, krate: &settings.krate };
    let mut read = |v: &syn::Variant| {
        let fields = v.fields.members().zip(&v.fields).map(|(member, field)| {
            let constant = settings::is_constant(&field.attrs, errors);
            let shape =
                if constant { Shape::zero(&field.ty, &scope) } else { Shape::read(&field.ty, &scope) };
            Field { member, shape }
        });
        fields.collect::<Vec<_>>()
    };
    let variants: Vec<Variant<'_>> =
        item.variants.iter().map(|of| Variant { of, fields: read(of) }).collect();
    let all: Vec<Field> = item.variants.iter().flat_map(read).collect();
    let name = settings.tangent.clone();
    let name =
        name.unwrap_or_else(|| format_ident!("{}Tangent", plain(&item.ident), span = item.ident.span()));
    let taken = |name: &str| item.variants.iter().any(|v| v.ident == name);
    let zero = format_ident!("{}", if taken("Zero") { "Zero_" } else { "Zero" }, span = item.ident.span());
    let point = Header::of_point(&scope, &all);
    let inactive = all.iter().all(|f| matches!(f.shape.kind, Kind::Zero));
    let tangent = Header::of_tangent(&scope, name, &all);
    let of = Enum { item, variants, point, tangent, zero, settings };
    if inactive {
        return [without_floats(&of), keep(&of)].into_iter().collect();
    }
    let parts = [definition(&of), differentiable(&of), values(&of), sums(&of), operators(&of)];
    parts.into_iter().chain([parts_by_name(&of), keep(&of), flatten(&of)]).collect()
}

fn local(k: usize) -> Ident {
    format_ident!("field_{k}", span = Span::mixed_site())
}

fn other(k: usize) -> Ident {
    format_ident!("other_{k}", span = Span::mixed_site())
}

impl Variant<'_> {
    /// `Name::Circle { 0: field_0 }`, as a pattern and as an expression.
    fn with(&self, name: &TokenStream, local: impl Fn(usize) -> Ident) -> TokenStream {
        let variant = &self.of.ident;
        let members = self.fields.iter().map(|f| &f.member);
        let locals = (0..self.fields.len()).map(local);
        code!(#name::#variant { #(#members: #locals),* })
    }

    fn each(&self, statement: impl Fn(Ident, &Field) -> TokenStream) -> TokenStream {
        self.fields.iter().enumerate().map(|(k, f)| statement(local(k), f)).collect()
    }

    /// The fields bound one by one, the last first, and the variant of them.
    fn backwards(&self, name: &TokenStream, make: &TokenStream) -> TokenStream {
        let taken = (0..self.fields.len()).rev().map(|k| {
            let local = local(k);
            code!(let #local = #make;)
        });
        let whole = self.with(name, local);
        code!(#(#taken)* #whole)
    }
}

impl Enum<'_> {
    fn allow(&self) -> TokenStream {
        let allowed = &self.settings.allowed;
        code!(#[allow(warnings, missing_copy_implementations, clippy::all, clippy::pedantic, clippy::nursery)] #allowed)
    }

    fn implement(&self, what: TokenStream, [params, ty, clause]: Parts, body: TokenStream) -> TokenStream {
        let allow = self.allow();
        code! {
            #[automatically_derived]
            #allow
            impl #params #what for #ty #clause { #body }
        }
    }

    /// `match value { each variant }`
    fn matched(
        &self,
        value: TokenStream,
        arm: impl Fn(&Variant<'_>) -> TokenStream,
        rest: TokenStream,
    ) -> TokenStream {
        let arms = self.variants.iter().map(arm);
        code!(match #value { #(#arms)* #rest })
    }

    fn conditions(&self, condition: impl Fn(&Type) -> WherePredicate) -> Vec<WherePredicate> {
        self.variants.iter().flat_map(|v| bounds(&v.fields).map(&condition).collect::<Vec<_>>()).collect()
    }
}

/// `type Tangent = Zero`
fn without_floats(of: &Enum<'_>) -> TokenStream {
    let krate = &of.settings.krate;
    of.implement(
        code!(#krate::Differentiable),
        of.point.parts(),
        code! {
            type Tangent = #krate::Zero;
            fn zero_tangent(&self) -> #krate::Zero { #krate::Zero }
        },
    )
}

/// `pub enum ShapeTangent { Circle(f64), …, Zero }`
fn definition(of: &Enum<'_>) -> TokenStream {
    let (allow, vis, zero) = (of.allow(), &of.item.vis, &of.zero);
    let (name, generics) = (&of.tangent.name, &of.tangent.generics);
    let clause = &generics.where_clause;
    let doc = format!(
        "The tangent of [`{}`]: the type of its gradients. It has the variant of its point.",
        plain(&of.item.ident)
    );
    let variants = of.variants.iter().map(|v| {
        let (ident, doc) = (&v.of.ident, format!("The derivative in `{}`.", plain(&v.of.ident)));
        let fields = v.of.fields.iter().zip(&v.fields).map(|(field, Field { member, shape })| {
            let (name, colon, tangent) = (&field.ident, &field.colon_token, &shape.tangent);
            let doc = match shape.kind {
                Kind::Zero => format!("`{}` carries no derivative.", plain(member)),
                _ => format!("The derivative in `{}`.", plain(member)),
            };
            code!(#[doc = #doc] #name #colon #tangent)
        });
        let fields = match &v.of.fields {
            Fields::Named(_) => code!({ #(#fields),* }),
            Fields::Unnamed(_) => code!((#(#fields),*)),
            Fields::Unit => TokenStream::new(),
        };
        code!(#[doc = #doc] #ident #fields)
    });
    code! {
        #[doc = #doc]
        #allow
        #vis enum #name #generics #clause {
            #(#variants,)*
            /// Zero, whatever the variant: what a sum starts from.
            #zero,
        }
    }
}

fn differentiable(of: &Enum<'_>) -> TokenStream {
    let (krate, tangent, zero) = (&of.settings.krate, of.tangent.ty(), &of.zero);
    let name = of.tangent.name.to_token_stream();
    let of_point = |v: &Variant<'_>| {
        let pattern = v.with(&code!(Self), local);
        let variant = &v.of.ident;
        let fields = v.fields.iter().enumerate().map(|(k, Field { member, shape })| {
            let (local, ty) = (local(k), &shape.ty);
            let zero = match &shape.kind {
                Kind::Zero => code!(#krate::Zero),
                Kind::Known { .. } | Kind::Promised => code!(#krate::Differentiable::zero_tangent(#local)),
                Kind::Asked(choice) => {
                    code!(<#choice as #krate::tangent::private::TangentOf<#ty>>::zero_of(#local))
                }
                Kind::Opaque => code!(::core::default::Default::default()),
            };
            code!(#member: #zero)
        });
        code!(#pattern => #name::#variant { #(#fields),* },)
    };
    let of_tangent = |v: &Variant<'_>| {
        let pattern = v.with(&code!(Self), local);
        let cleared = v.each(|field, _| code!(#krate::sweep::Clear::clear(#field);));
        code!(#pattern => { #cleared })
    };
    let (point, itself) = (
        of.matched(code!(self), of_point, TokenStream::new()),
        of.matched(code!(&mut zero), of_tangent, code!(Self::#zero => {})),
    );
    let point = of.implement(
        code!(#krate::Differentiable),
        of.point.parts(),
        code! {
            type Tangent = #tangent;
            fn zero_tangent(&self) -> Self::Tangent { #point }
        },
    );
    let itself = of.implement(
        code!(#krate::Differentiable),
        of.tangent.parts(),
        code! {
            type Tangent = Self;
            fn zero_tangent(&self) -> Self {
                let mut zero = ::core::clone::Clone::clone(self);
                #itself
                zero
            }
        },
    );
    code!(#point #itself)
}

/// `Clone`, `Copy` where the fields are for certain, `Debug`, `Default`, `PartialEq`.
fn values(of: &Enum<'_>) -> TokenStream {
    let (krate, zero) = (&of.settings.krate, &of.zero);
    let this = code!(Self);
    let clone = of.matched(
        code!(self),
        |v| {
            let pattern = v.with(&this, local);
            let copies = v.each(|field, _| code!(let #field = ::core::clone::Clone::clone(#field);));
            code!(#pattern => { #copies #pattern })
        },
        code!(Self::#zero => Self::#zero,),
    );
    let debug = of.matched(
        code!(self),
        |v| {
            let (pattern, name) = (v.with(&this, local), plain(&v.of.ident));
            let (start, builder) = match &v.of.fields {
                Fields::Named(_) => (code!(debug_struct), code!(::core::fmt::DebugStruct)),
                Fields::Unnamed(_) | Fields::Unit => (code!(debug_tuple), code!(::core::fmt::DebugTuple)),
            };
            let entries = v.each(|field, f| {
                let name = matches!(f.member, syn::Member::Named(_)).then(|| plain(&f.member)).into_iter();
                code!(#builder::field(&mut out, #(#name,)* #field);)
            });
            code!(#pattern => { let mut out = ::core::fmt::Formatter::#start(f, #name); #entries #builder::finish(&mut out) })
        },
        {
            let name = zero.to_string();
            code!(Self::#zero => ::core::fmt::Formatter::write_str(f, #name),)
        },
    );
    let equal = of.matched(
        code!((self, other)),
        |v| {
            let (a, b) = (v.with(&this, local), v.with(&this, other));
            let same = (0..v.fields.len()).map(|k| {
                let (a, b) = (local(k), other(k));
                code!(#a == #b)
            });
            let same = if v.fields.is_empty() { code!(true) } else { code!(#(#same)&&*) };
            code!((#a, #b) => #same,)
        },
        code!((Self::#zero, Self::#zero) => true, #[allow(unreachable_patterns)] _ => false,),
    );
    let copies = of.variants.iter().flat_map(|v| &v.fields).all(|f| match f.shape.kind {
        Kind::Zero => true,
        Kind::Known { copy, .. } => copy,
        Kind::Promised | Kind::Asked(_) | Kind::Opaque => false,
    });
    let copy = copies.then(|| {
        let conditions =
            of.conditions(|ty| parse_quote!(<#ty as #krate::Differentiable>::Tangent: ::core::marker::Copy));
        of.implement(code!(::core::marker::Copy), of.tangent.when(conditions).parts(), TokenStream::new())
    });
    let on = |what, body| of.implement(what, of.tangent.parts(), body);
    [
        copy.unwrap_or_default(),
        on(code!(::core::clone::Clone), code!(fn clone(&self) -> Self { #clone })),
        on(
            code!(::core::fmt::Debug),
            code!(fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { #debug }),
        ),
        on(code!(::core::default::Default), code!(fn default() -> Self { Self::#zero })),
        on(
            code!(::core::cmp::PartialEq),
            code!(fn eq(&self, other: &Self) -> ::core::primitive::bool { #equal }),
        ),
    ]
    .into_iter()
    .collect()
}

/// `Accumulate`, `Clear`, `Tangent`.
fn sums(of: &Enum<'_>) -> TokenStream {
    let (krate, zero) = (&of.settings.krate, &of.zero);
    let this = code!(Self);
    let accumulate = of.matched(
        code!((self, rhs)),
        |v| {
            let (a, b) = (v.with(&this, local), v.with(&this, other));
            let adds = (0..v.fields.len()).map(|k| {
                let (a, b) = (local(k), other(k));
                code!(#krate::sweep::Accumulate::accumulate(#a, #b);)
            });
            code!((#a, #b) => { #(#adds)* })
        },
        code! {
            (_, Self::#zero) => {}
            (this @ Self::#zero, rhs) => *this = ::core::clone::Clone::clone(rhs),
            #[allow(unreachable_patterns)]
            _ => #krate::sweep::other_variant(),
        },
    );
    let scale = of.matched(
        code!(self),
        |v| {
            let pattern = v.with(&this, local);
            let all = v.each(|field, _| code!(#krate::sweep::Tangent::scale(#field, factor);));
            code!(#pattern => { #all })
        },
        code!(Self::#zero => {}),
    );
    let put = {
        let arms = of.variants.iter().enumerate().map(|(k, v)| {
            let pattern = v.with(&this, local);
            let all = v.each(|field, _| code!(#krate::sweep::Tangent::put_shape(#field, tape);));
            code!(#pattern => { #all tape.put(#k); })
        });
        let n = of.variants.len();
        code!(match self { #(#arms)* Self::#zero => tape.put(#n), })
    };
    let take = {
        let arms = of.variants.iter().enumerate().map(|(k, v)| {
            let whole = v.backwards(&this, &code!(#krate::sweep::Tangent::take_shape(back)));
            code!(#k => { #whole })
        });
        code!(match back.take::<usize>() { #(#arms)* _ => Self::#zero, })
    };
    let on = |what, body| of.implement(what, of.tangent.parts(), body);
    [
        on(
            code!(#krate::sweep::Accumulate),
            code!(#[inline] fn accumulate(&mut self, rhs: &Self) { #accumulate }),
        ),
        on(code!(#krate::sweep::Clear), code!(#[inline] fn clear(&mut self) { *self = Self::#zero; })),
        on(
            code!(#krate::sweep::Tangent),
            code! {
                #[inline]
                fn empty() -> Self { Self::#zero }
                #[inline]
                fn scale(&mut self, factor: ::core::primitive::f64) { #scale }
                #[inline]
                fn put_shape(&self, tape: &mut #krate::Tape) { #put }
                #[inline]
                fn take_shape(back: &mut #krate::Back<'_>) -> Self { #take }
            },
        ),
    ]
    .into_iter()
    .collect()
}

/// `+=` and `*`, as on the tangents of structs.
fn operators(of: &Enum<'_>) -> TokenStream {
    let krate = &of.settings.krate;
    super::algebra::operators(krate, |what, body| of.implement(what, of.tangent.parts(), body))
}

/// `Holds`: where a tangent keeps the derivative in what a variant holds. A zero becomes that variant.
fn parts_by_name(of: &Enum<'_>) -> TokenStream {
    let (krate, zero, name) = (&of.settings.krate, &of.zero, of.tangent.name.to_token_stream());
    let held = |v: &Variant<'_>, Field { member, shape }: &Field| {
        let text = format!("{}.{}", plain(&v.of.ident), plain(member));
        let (variant, ty) = (&v.of.ident, &shape.tangent);
        let members = v.fields.iter().map(|f| &f.member);
        of.implement(
            code!(#krate::sweep::Holds<#ty, { #krate::sweep::name(#text) }>),
            of.tangent.parts(),
            code! {
                #[inline]
                fn held(&mut self) -> &mut #ty {
                    if let #name::#zero = self {
                        *self = #name::#variant { #(#members: #krate::sweep::Tangent::empty()),* };
                    }
                    match self {
                        #name::#variant { #member: field, .. } => field,
                        #[allow(unreachable_patterns)]
                        _ => #krate::sweep::other_variant(),
                    }
                }
            },
        )
    };
    of.variants.iter().flat_map(|v| v.fields.iter().map(move |f| held(v, f))).collect()
}

/// `Keep`, where all fields are kept.
fn keep(of: &Enum<'_>) -> TokenStream {
    let krate = &of.settings.krate;
    let here = format_ident!("Here", span = Span::mixed_site());
    let fields = of.variants.iter().flat_map(|v| &v.fields);
    let conditions: Vec<WherePredicate> = fields
        .filter(|f| !super::shape::is_only_of(&f.shape.ty, &of.item.ident))
        .map(|f| {
            let ty = &f.shape.ty;
            parse_quote!(#ty: #krate::Keep<#here>)
        })
        .collect();
    let Some(first) = of.variants.iter().min_by_key(|v| v.fields.len()) else { return TokenStream::new() };
    let mut generics = of.point.when(conditions).generics;
    generics.params.push(parse_quote!(#here));
    let (params, _, clause) = generics.split_for_impl();
    let this = code!(Self);
    let put = of.variants.iter().enumerate().map(|(k, v)| {
        let pattern = v.with(&this, local);
        let all = v.each(|field, _| code!(#krate::Keep::<#here>::keep(#field, tape);));
        code!(#pattern => { #all tape.put(#k); })
    });
    let recall = of.variants.iter().enumerate().map(|(k, v)| {
        let whole = v.backwards(&this, &code!(#krate::Keep::<#here>::recall(back)));
        code!(#k => { #whole })
    });
    let blank = first.backwards(&this, &code!(#krate::Keep::<#here>::blank()));
    of.implement(
        code!(#krate::Keep<#here>),
        [code!(#params), of.point.ty(), code!(#clause)],
        code! {
            #[inline]
            fn keep(&self, tape: &mut #krate::Tape) { match self { #(#put)* } }
            #[inline]
            fn recall(back: &mut #krate::Back<'_>) -> Self {
                match back.take::<usize>() { #(#recall)* _ => ::core::unreachable!() }
            }
            #[inline]
            fn blank() -> Self { #blank }
        },
    )
}

/// `Flatten`, for the gradient check.
fn flatten(of: &Enum<'_>) -> TokenStream {
    let krate = &of.settings.krate;
    let item = |parts: Parts, rest: TokenStream, asked: bool| {
        let this = code!(Self);
        let body = of.matched(
            code!(self),
            |v| {
                let pattern = v.with(&this, local);
                let all = v.each(|field, f| {
                    let name = format!("{}.{}", plain(&v.of.ident), plain(&f.member));
                    match f.shape.kind {
                        Kind::Zero | Kind::Opaque => TokenStream::new(),
                        Kind::Asked(_) if asked => code! {{
                            use #krate::tangent::private::{FieldOf, FlattenFloats as _, FlattenNothing as _};
                            (&FieldOf(#field)).__append_floats(#name, flat)
                        }},
                        _ => code!(#krate::check::Flat::field(flat, #name, #field);),
                    }
                });
                code!(#pattern => { #all })
            },
            rest,
        );
        of.implement(
            code!(#krate::check::Flatten),
            parts,
            code!(fn flatten(&self, flat: &mut #krate::check::Flat) { #body }),
        )
    };
    let point = of.conditions(|ty| parse_quote!(#ty: #krate::check::Flatten));
    let tangent =
        of.conditions(|ty| parse_quote!(<#ty as #krate::Differentiable>::Tangent: #krate::check::Flatten));
    let zero = &of.zero;
    let both = [
        item(of.point.when(point).parts(), TokenStream::new(), true),
        item(of.tangent.when(tangent).parts(), code!(Self::#zero => {}), false),
    ];
    let both: TokenStream = both.into_iter().collect();
    code!(#krate::__with_check! { #both })
}
