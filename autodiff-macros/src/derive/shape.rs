//! A field's type goes in; its tangent's type comes out, with what rustc has to be asked about it.
//!
//! A macro sees the names of types and not the types. Names that mean one thing are read here: floats, integers, arrays, `Vec` and the
//! like. A type with type parameters in it is differentiable by a bound. Whether any other one is, rustc decides.
use super::generics::{Scope, mentioned};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::visit_mut::{VisitMut, visit_path_mut, visit_type_mut};
use syn::{GenericArgument, Lifetime, Path, PathArguments, Type, TypePath, parse_quote};

/// What becomes of a field.
pub(super) struct Shape {
    /// The field's type, in which there is no `Self`.
    pub(super) ty: Type,
    /// The tangent's type.
    pub(super) tangent: TokenStream,
    pub(super) kind: Kind,
    /// What has to be differentiable; there are parameters of the struct in each.
    pub(super) bounds: Vec<Type>,
}

pub(super) enum Kind {
    /// `Zero`.
    Zero,
    /// `Differentiable`. Its tangent is of the same type, or `Copy`, if that is so of its `bounds`.
    Known { same: bool, copy: bool },
    /// `Differentiable` by a bound. That it is so wherever the parameters in it are is checked.
    Promised,
    /// `Differentiable` or not: the type that knows.
    Asked(TokenStream),
    /// Not `Differentiable`.
    Opaque,
}

const INACTIVE: &str = "u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize bool char str String";

/// Containers of the standard library that are not differentiable, whatever is in them.
const OPAQUE: &str =
    "HashMap HashSet BTreeMap BTreeSet BinaryHeap LinkedList VecDeque Cell RefCell Mutex RwLock";

fn is_one_of(names: &str, name: &impl ToTokens) -> bool {
    let name = name.to_token_stream().to_string();
    names.split(' ').any(|n| n == name)
}

impl Shape {
    pub(super) fn zero(ty: &Type, scope: &Scope) -> Shape {
        let krate = scope.krate;
        Shape { ty: ty.clone(), tangent: code!(#krate::Zero), kind: Kind::Zero, bounds: vec![] }
    }

    pub(super) fn read(ty: &Type, scope: &Scope) -> Shape {
        if is_inactive(ty) {
            return Shape::zero(ty, scope);
        }
        let mut ty = ty.clone();
        Itself(scope).visit_type_mut(&mut ty);
        let krate = scope.krate;
        if let Some(Structure { tangent, same, copy, bounds }) = structure(&ty, scope) {
            return Shape { ty, tangent, kind: Kind::Known { same, copy }, bounds };
        }
        let names = mentioned(&ty);
        let is_named = |p: &&Ident| names.contains(&p.to_string());
        let is_recursive = is_named(&scope.ident);
        let params: Vec<Type> = scope.type_params().filter(is_named).map(|p| parse_quote!(#p)).collect();
        let is_generic = !params.is_empty() || scope.const_params().any(|p| is_named(&p));
        if is_generic && matches!(&ty, Type::Path(p) if last(p).is_some_and(|s| is_one_of(OPAQUE, &s.ident)))
        {
            let tangent = code!(#krate::NotDifferentiable<#ty>);
            return Shape { ty, tangent, kind: Kind::Opaque, bounds: vec![] };
        }
        let tangent = projection(&ty, scope);
        if is_recursive {
            // A bound on what contains the struct would be one on the struct itself.
            return Shape { ty, tangent, kind: Kind::Known { same: false, copy: false }, bounds: params };
        }
        if is_generic {
            let bounds = vec![ty.clone()];
            return Shape { ty, tangent, kind: Kind::Promised, bounds };
        }
        let choice = choice(&ty, scope);
        let tangent = code!(<#choice as #krate::tangent::private::TangentOf<#ty>>::Tangent);
        Shape { ty, tangent, kind: Kind::Asked(choice), bounds: vec![] }
    }
}

/// `Choice<{ … }>`: knows whether a type without parameters is differentiable.
fn choice(ty: &Type, scope: &Scope) -> TokenStream {
    let krate = scope.krate;
    let eternal = eternal(ty, scope);
    code! {
        #krate::tangent::private::Choice<{
            use #krate::tangent::private::Fallback as _;
            #krate::tangent::private::Ask::<#eternal>::DIFFERENTIABLE
        }>
    }
}

/// The type with `'static` for the lifetimes of the item, which must not be named in its constants.
pub(super) fn eternal(ty: &Type, scope: &Scope) -> Type {
    struct Eternal<'a>(Vec<&'a Lifetime>);
    impl VisitMut for Eternal<'_> {
        fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
            if self.0.contains(&&*lifetime) {
                lifetime.ident = Ident::new("static", lifetime.ident.span());
            }
        }
    }
    let mut eternal = ty.clone();
    Eternal(scope.generics.lifetimes().map(|p| &p.lifetime).collect()).visit_type_mut(&mut eternal);
    eternal
}

/// The tangent of a differentiable type. Where it is not one, the error is on the type.
fn projection(ty: &Type, scope: &Scope) -> TokenStream {
    let krate = scope.krate;
    quote_spanned!(Span::mixed_site().located_at(ty.span())=> <#ty as #krate::Differentiable>::Tangent)
}

/// True for types whose name says that there is no float to be found in them.
fn is_inactive(ty: &Type) -> bool {
    match ty {
        Type::Paren(t) => is_inactive(&t.elem),
        Type::Group(t) => is_inactive(&t.elem),
        Type::BareFn(_) | Type::Ptr(_) | Type::TraitObject(_) | Type::Never(_) => true,
        Type::Tuple(t) => t.elems.iter().all(is_inactive),
        Type::Array(t) => is_inactive(&t.elem),
        Type::Slice(t) => is_inactive(&t.elem),
        Type::Reference(t) => is_inactive(&t.elem),
        Type::Path(path) if path.qself.is_none() => {
            path.path.get_ident().is_some_and(|name| is_one_of(INACTIVE, name))
                || container(path).is_some_and(|(_, element)| is_inactive(element))
                || last(path).is_some_and(|s| s.ident == "PhantomData")
                || is_standard(path, INACTIVE)
        }
        _ => false,
    }
}

/// True for containers of a type of that name and of nothing else: what holds for the type itself holds for them.
pub(super) fn is_only_of(ty: &Type, name: &Ident) -> bool {
    match ty {
        Type::Paren(t) => is_only_of(&t.elem, name),
        Type::Group(t) => is_only_of(&t.elem, name),
        Type::Array(t) => is_only_of(&t.elem, name),
        Type::Path(path) => {
            path.path.segments.last().is_some_and(|s| s.ident == *name) && path.path.segments.len() == 1
                || container(path).is_some_and(|(_, element)| is_only_of(element, name))
        }
        _ => false,
    }
}

/// A type whose name says all.
struct Structure {
    tangent: TokenStream,
    same: bool,
    copy: bool,
    bounds: Vec<Type>,
}

/// Reads floats, type parameters, and what is built from them and from inactive types.
fn structure(ty: &Type, scope: &Scope) -> Option<Structure> {
    let krate = scope.krate;
    let vec = code!(#krate::tangent::private::Vec);
    let plain = |tangent, same, copy| Some(Structure { tangent, same, copy, bounds: vec![] });
    match ty {
        Type::Paren(t) => structure(&t.elem, scope),
        Type::Group(t) => structure(&t.elem, scope),
        Type::Tuple(t) if t.elems.is_empty() => plain(code!(#krate::Zero), false, true),
        Type::Tuple(t) => {
            let parts = t.elems.iter().map(|e| structure(e, scope)).collect::<Option<Vec<_>>>()?;
            let tangents = parts.iter().map(|p| &p.tangent);
            Some(Structure {
                tangent: code!((#(#tangents,)*)),
                same: parts.iter().all(|p| p.same),
                copy: parts.iter().all(|p| p.copy),
                bounds: parts.into_iter().flat_map(|p| p.bounds).collect(),
            })
        }
        Type::Array(t) => {
            let element = structure(&t.elem, scope)?;
            let (tangent, len) = (&element.tangent, &t.len);
            Some(Structure { tangent: code!([#tangent; #len]), ..element })
        }
        Type::Slice(t) => {
            let element = structure(&t.elem, scope)?;
            let tangent = &element.tangent;
            Some(Structure { tangent: code!(#vec<#tangent>), same: false, copy: false, ..element })
        }
        Type::Reference(t) => Some(Structure { same: false, ..structure(&t.elem, scope)? }),
        Type::Path(path) if is_float(path) => plain(quote!(#path), true, true),
        Type::Path(path) if is_inactive(ty) => match container(path) {
            // As the trait gives it: only a whole field without floats is a bare `Zero`.
            Some((_, element)) => contained(path, structure(element, scope)?),
            None => plain(code!(#krate::Zero), false, true),
        },
        Type::Path(path) if is_parameter(path, scope) => Some(Structure {
            tangent: projection(ty, scope),
            same: true,
            copy: true,
            bounds: vec![ty.clone()],
        }),
        Type::Path(path) => contained(path, structure(container(path)?.1, scope)?),
        _ => None,
    }
}

/// `Vec<f64>` from `f64`.
fn contained(path: &TypePath, element: Structure) -> Option<Structure> {
    let mut of = path.clone();
    let tangent = &element.tangent;
    let segment = of.path.segments.last_mut()?;
    segment.arguments = PathArguments::AngleBracketed(parse_quote!(<#tangent>));
    let copy = element.copy && segment.ident == "Option";
    Some(Structure { tangent: quote!(#of), copy, ..element })
}

fn last(path: &TypePath) -> Option<&syn::PathSegment> {
    path.path.segments.last()
}

/// `std::primitive::f64` for `f64`.
fn is_standard(path: &TypePath, names: &str) -> bool {
    let from_std = path.path.segments.first().is_some_and(|s| is_one_of("core std alloc", &s.ident));
    from_std && last(path).is_some_and(|s| s.arguments.is_none() && is_one_of(names, &s.ident))
}

fn is_float(path: &TypePath) -> bool {
    let is_bare = |name| is_one_of("f64 f32", name);
    path.qself.is_none() && (path.path.get_ident().is_some_and(is_bare) || is_standard(path, "f64 f32"))
}

/// A type parameter, or one of its associated types.
fn is_parameter(path: &TypePath, scope: &Scope) -> bool {
    let is_one = |name: &Ident| scope.type_params().any(|p| p == name);
    match &path.qself {
        Some(of) => matches!(&*of.ty, Type::Path(inner) if is_parameter(inner, scope)),
        None => {
            path.path.leading_colon.is_none() && path.path.segments.first().is_some_and(|s| is_one(&s.ident))
        }
    }
}

/// The element of a `Vec`, an `Option` or a `Box`.
fn container(path: &TypePath) -> Option<(&Ident, &Type)> {
    let segment = last(path)?;
    match &segment.arguments {
        PathArguments::AngleBracketed(a)
            if a.args.len() == 1 && is_one_of("Vec Option Box", &segment.ident) =>
        {
            match a.args.first() {
                Some(GenericArgument::Type(element)) => Some((&segment.ident, element)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Writes out `Self`.
struct Itself<'a>(&'a Scope<'a>);
impl VisitMut for Itself<'_> {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        match ty {
            Type::Path(path) if path.path.is_ident("Self") => *ty = self.0.ty(),
            _ => visit_type_mut(self, ty),
        }
    }
    /// `Self::N`, in the length of an array
    fn visit_path_mut(&mut self, path: &mut Path) {
        if path.segments.len() > 1 && path.segments[0].ident == "Self" {
            path.segments[0].ident = self.0.ident.clone();
        }
        visit_path_mut(self, path);
    }
}
