//! A struct with the shapes of its fields goes in; its tangent and all that is implemented for the two come out.
use super::generics::{self, Parts, bounds};
use super::shape::Kind;
use super::{Field, Struct, algebra, plain};
use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;
use syn::spanned::Spanned;
use syn::{Fields, Type, WherePredicate, parse_quote};

pub(super) fn items(of: &Struct) -> TokenStream {
    [
        definition(of),
        checks(of),
        differentiable(of),
        algebra::items(of),
        conversions(of),
        keep(of),
        floats(of),
    ]
    .into_iter()
    .collect()
}

impl Struct<'_> {
    /// On every item.
    fn allow(&self) -> TokenStream {
        let allowed = &self.settings.allowed;
        code!(#[allow(warnings, missing_copy_implementations, clippy::all, clippy::pedantic, clippy::nursery)] #allowed)
    }

    /// `impl<T> what for Name<T> where T: … { body }`
    pub(super) fn implement(
        &self,
        what: TokenStream,
        [params, ty, clause]: Parts,
        body: TokenStream,
    ) -> TokenStream {
        let allow = self.allow();
        code! {
            #[automatically_derived]
            #allow
            impl #params #what for #ty #clause { #body }
        }
    }

    /// `{ x: …, y: … }` of every field, as an expression of type `Self`, for tuple structs, too.
    pub(super) fn build(&self, name: TokenStream, value: impl Fn(&Field) -> TokenStream) -> TokenStream {
        let members = self.fields.iter().map(|f| &f.member);
        let values = self.fields.iter().map(value);
        code!(#name { #(#members: #values),* })
    }

    /// One statement for each field.
    pub(super) fn each(&self, statement: impl Fn(&Field) -> TokenStream) -> TokenStream {
        self.fields.iter().map(statement).collect()
    }

    /// A condition on each type that has to be differentiable.
    pub(super) fn conditions(&self, condition: impl Fn(&Type) -> WherePredicate) -> Vec<WherePredicate> {
        bounds(&self.fields).map(condition).collect()
    }
}

/// `pub struct LayerTangent { pub weights: Vec<f64>, pub bias: f64, pub units: Zero }`
fn definition(of: &Struct) -> TokenStream {
    let (allow, vis, krate) = (of.allow(), &of.item.vis, &of.settings.krate);
    let (name, generics) = (&of.tangent.name, &of.tangent.generics);
    let (keyword, clause) = (&of.item.struct_token, &generics.where_clause);
    let doc = format!("The tangent of [`{}`]: the type of its gradients.", plain(&of.item.ident));
    let fields = of.item.fields.iter().zip(&of.fields).map(|(field, Field { member, shape })| {
        let doc = match shape.kind {
            Kind::Zero => format!("`{}` carries no derivative.", plain(member)),
            Kind::Known { .. } | Kind::Promised | Kind::Asked(_) | Kind::Opaque => {
                format!("The derivative in `{}`.", plain(member))
            }
        };
        let (vis, tangent, colon) = (&field.vis, &shape.tangent, &field.colon_token);
        let ident = &field.ident;
        code!(#[doc = #doc] #vis #ident #colon #tangent)
    });
    let body = match &of.item.fields {
        Fields::Named(_) => code!(#clause { #(#fields),* }),
        Fields::Unnamed(_) => code!((#(#fields),*) #clause;),
        Fields::Unit => code!(#clause;),
    };
    let itself = of.implement(
        code!(#krate::Differentiable),
        of.tangent.parts(),
        code! {
            type Tangent = Self;
            fn zero_tangent(&self) -> Self {
                let mut zero = ::core::clone::Clone::clone(self);
                #krate::sweep::Clear::clear(&mut zero);
                zero
            }
        },
    );
    code! {
        #[doc = #doc]
        #allow
        #vis #keyword #name #generics #body
        #itself
    }
}

/// Asks for what a bound on a field's type promises: where it is missing, there is one error, and it is on that type.
fn checks(of: &Struct) -> TokenStream {
    let krate = &of.settings.krate;
    let check = |Field { shape, .. }: &Field| {
        let ty = &shape.ty;
        let generics = generics::where_its_own_are(ty, &of.item.generics, krate);
        let (params, _, clause) = generics.split_for_impl();
        let of_the_struct = of.point.ty();
        let allow = of.allow();
        let call = quote_spanned!(Span::mixed_site().located_at(ty.span())=> differentiable::<#ty>());
        matches!(shape.kind, Kind::Promised).then(|| {
            code! {
                #allow
                const _: () = {
                    fn differentiable<T: #krate::Differentiable + ?::core::marker::Sized>() {}
                    fn field #params (_: &#of_the_struct) #clause { #call }
                };
            }
        })
    };
    of.fields.iter().filter_map(check).collect()
}

/// `impl Differentiable for Layer`
fn differentiable(of: &Struct) -> TokenStream {
    let krate = &of.settings.krate;
    let tangent = of.tangent.ty();
    let name = &of.tangent.name;
    let zeros = of.build(code!(#name), |Field { member, shape }| {
        let ty = &shape.ty;
        match &shape.kind {
            Kind::Zero => code!(#krate::Zero),
            Kind::Known { .. } | Kind::Promised => code!(#krate::Differentiable::zero_tangent(&self.#member)),
            Kind::Asked(choice) => {
                code!(<#choice as #krate::tangent::private::TangentOf<#ty>>::zero_of(&self.#member))
            }
            Kind::Opaque => code!(::core::default::Default::default()),
        }
    });
    of.implement(
        code!(#krate::Differentiable),
        of.point.parts(),
        code! {
            type Tangent = #tangent;
            fn zero_tangent(&self) -> Self::Tangent { #zeros }
        },
    )
}

/// Both ways between a struct of floats alone and its tangent.
fn conversions(of: &Struct) -> TokenStream {
    let is_same = |f: &Field| matches!(f.shape.kind, Kind::Known { same: true, .. });
    if of.fields.is_empty() || !of.fields.iter().all(is_same) {
        return TokenStream::new();
    }
    let krate = &of.settings.krate;
    let conditions =
        of.conditions(|ty| parse_quote!(#ty: #krate::Differentiable<Tangent = #ty> + ::core::marker::Sized));
    let [params, point, clause] = of.point.when(conditions).parts();
    let tangent = of.tangent.ty();
    let moved = of.build(code!(Self), |f| {
        let member = &f.member;
        code!(from.#member)
    });
    let convert = |from: &TokenStream, to: &TokenStream| {
        of.implement(
            code!(::core::convert::From<#from>),
            [params.clone(), to.clone(), clause.clone()],
            code!(fn from(from: #from) -> Self { #moved }),
        )
    };
    [convert(&point, &tangent), convert(&tangent, &point)].into_iter().collect()
}

/// `Keep`, where all fields are kept: what a record needs to hold a struct.
fn keep(of: &Struct) -> TokenStream {
    let krate = &of.settings.krate;
    // With a parameter in it a condition is asked where the implementation is used, and not here.
    let here = quote::format_ident!("Here", span = Span::mixed_site());
    let asked = of.fields.iter().filter(|f| !super::shape::is_only_of(&f.shape.ty, &of.item.ident));
    let conditions = asked.map(|f| {
        let ty = &f.shape.ty;
        parse_quote!(#ty: #krate::Keep<#here>)
    });
    let mut generics = of.point.when(conditions.collect()).generics;
    generics.params.push(parse_quote!(#here));
    let (params, _, clause) = generics.split_for_impl();
    let parts = [code!(#params), of.point.ty(), code!(#clause)];
    let put = of.each(|f| {
        let member = &f.member;
        code!(#krate::Keep::<#here>::keep(&self.#member, tape);)
    });
    let blank = of.build(code!(Self), |_| code!(#krate::Keep::<#here>::blank()));
    let (taken, whole) = algebra::backwards(of, &code!(#krate::Keep::<#here>::recall(back)), code!(Self));
    of.implement(
        code!(#krate::Keep<#here>),
        parts,
        code! {
            #[inline]
            fn keep(&self, tape: &mut #krate::Tape) { #put }
            #[inline]
            fn recall(back: &mut #krate::Back<'_>) -> Self { #taken #whole }
            #[inline]
            fn blank() -> Self { #blank }
        },
    )
}

/// `Flatten`, for the gradient check.
fn floats(of: &Struct) -> TokenStream {
    let krate = &of.settings.krate;
    let flatten = |kind: TokenStream, [params, ty, clause]: Parts, asked: TokenStream| {
        let entries = of.each(|f| {
            let (member, name) = (&f.member, plain(&f.member));
            match f.shape.kind {
                Kind::Zero | Kind::Opaque => TokenStream::new(),
                Kind::Known { .. } | Kind::Promised => code!(#name #member known),
                Kind::Asked(_) => code!(#name #member #asked),
            }
        });
        code!(#krate::__flatten! { #kind [#params] [#ty] [#clause] #entries })
    };
    let point = of.conditions(|ty| parse_quote!(#ty: #krate::check::Flatten));
    let tangent =
        of.conditions(|ty| parse_quote!(<#ty as #krate::Differentiable>::Tangent: #krate::check::Flatten));
    [
        flatten(code!(point), of.point.when(point).parts(), code!(asked)),
        flatten(code!(), of.tangent.when(tangent).parts(), code!(known)),
    ]
    .into_iter()
    .collect()
}
