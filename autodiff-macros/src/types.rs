//! What the macro knows of a value's type: declared types in, a kind per value out; open ones are unified as code is read.
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::{GenericArgument, PathArguments, Type};

/// Types of std that nobody derives a tangent for. What is put into one is hidden: floats that carry derivatives are refused there.
const OPAQUE: [&str; 13] = [
    "HashMap",
    "BTreeMap",
    "HashSet",
    "BTreeSet",
    "BinaryHeap",
    "LinkedList",
    "Ordering",
    "Duration",
    "Instant",
    "SystemTime",
    "PhantomData",
    "TypeId",
    "PathBuf",
];

/// A float type: `f64`, `f32`, or a type parameter bound by a float trait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Float {
    F64,
    F32,
    Param(String),
    /// A name that stands for one of the two, as the user wrote it.
    Alias(Ident),
    /// The type parameter that stands for one tangent of such a number, or for several at once.
    Dot(Box<Float>),
}

/// The name of the type parameter for tangents.
pub(crate) const DOT: &str = "Dot";

#[derive(Clone, Debug)]
pub(crate) enum Ty {
    /// Not known yet; an index into the table.
    Infer(usize),
    Float(Float),
    /// The type's name where it is known.
    Int(Option<String>),
    Bool,
    Unit,
    Str,
    Array(Box<Ty>, String),
    Slice(Box<Ty>),
    Vec(Box<Ty>),
    Tuple(Vec<Ty>),
    Ref(bool, Box<Ty>),
    Option(Box<Ty>),
    Result(Box<Ty>, String),
    /// A type the macro cannot see into.
    Named(String),
    /// A type of the user's without a name here: that of an expression, which stands for its type and never runs.
    Like(String),
}

impl Ty {
    pub(crate) fn f64() -> Ty {
        Ty::Float(Float::F64)
    }
    pub(crate) fn usize() -> Ty {
        Ty::Int(Some("usize".into()))
    }
    pub(crate) fn is_float(&self) -> bool {
        matches!(self, Ty::Float(_))
    }
    pub(crate) fn is_int(&self) -> bool {
        matches!(self, Ty::Int(_))
    }
    /// The type of an element of an array, slice or vector.
    pub(crate) fn element(&self) -> Option<&Ty> {
        match self {
            Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) => Some(e),
            Ty::Ref(_, inner) => inner.element(),
            _ => None,
        }
    }
    /// True if it is a tuple, or holds some.
    pub(crate) fn has_tuple(&self) -> bool {
        matches!(self, Ty::Tuple(_)) || self.element().is_some_and(Ty::has_tuple)
    }
    pub(crate) fn is_aggregate(&self) -> bool {
        self.element().is_some()
    }
    /// The float type at the leaves of arrays, slices and vectors.
    pub(crate) fn leaf(&self) -> Option<&Float> {
        match self {
            Ty::Float(f) => Some(f),
            Ty::Array(e, _)
            | Ty::Slice(e)
            | Ty::Vec(e)
            | Ty::Ref(_, e)
            | Ty::Option(e)
            | Ty::Result(e, _) => e.leaf(),
            Ty::Tuple(parts) => parts.iter().find_map(Ty::leaf),
            _ => None,
        }
    }
    /// True if the user left a part of it open: `Vec<_>`.
    pub(crate) fn has_hole(&self) -> bool {
        match self {
            Ty::Named(text) => text == "_",
            Ty::Array(e, _)
            | Ty::Slice(e)
            | Ty::Vec(e)
            | Ty::Ref(_, e)
            | Ty::Option(e)
            | Ty::Result(e, _) => e.has_hole(),
            Ty::Tuple(parts) => parts.iter().any(Ty::has_hole),
            _ => false,
        }
    }
    /// A type that only the user's code knows, where it was said or not.
    pub(crate) fn unseen() -> Ty {
        Ty::Named("_".into())
    }
    /// True for a type of the user's.
    pub(crate) fn is_user(&self) -> bool {
        match self {
            // A path: no trait object, no function.
            Ty::Named(text) => {
                let word = text.split([' ', '<']).next().unwrap_or_default();
                let path = text.split('<').next().unwrap_or_default();
                let last = path.rsplit([' ', ':']).find(|w| !w.is_empty()).unwrap_or_default();
                text != "_"
                    && !OPAQUE.contains(&last)
                    && !["impl", "dyn", "fn", "unsafe", "extern", "!", "*"].contains(&word)
            }
            Ty::Like(_) => true,
            _ => false,
        }
    }
    /// True if a type of the user's is in it.
    pub(crate) fn has_user(&self) -> bool {
        match self {
            Ty::Array(e, _)
            | Ty::Slice(e)
            | Ty::Vec(e)
            | Ty::Ref(_, e)
            | Ty::Option(e)
            | Ty::Result(e, _) => e.has_user(),
            Ty::Tuple(parts) => parts.iter().any(Ty::has_user),
            other => other.is_user(),
        }
    }
    pub(crate) fn deref(&self) -> &Ty {
        match self {
            Ty::Ref(_, inner) => inner.deref(),
            other => other,
        }
    }
    /// The type as tokens, if it can be written down.
    pub(crate) fn tokens(&self) -> Option<TokenStream> {
        Some(match self {
            Ty::Float(f) => f.to_token_stream(),
            Ty::Int(Some(name)) => {
                let id = quote::format_ident!("{name}");
                quote!(#id)
            }
            Ty::Int(None) => return None,
            Ty::Bool => quote!(bool),
            Ty::Unit => quote!(()),
            Ty::Array(e, len) => {
                let (e, len) = (e.tokens()?, len.parse::<TokenStream>().ok()?);
                quote!([#e; #len])
            }
            Ty::Slice(e) => {
                let e = e.tokens()?;
                quote!([#e])
            }
            Ty::Vec(e) => {
                let e = e.tokens()?;
                quote!(::std::vec::Vec<#e>)
            }
            Ty::Tuple(parts) => {
                let parts = parts.iter().map(Ty::tokens).collect::<Option<Vec<_>>>()?;
                quote!((#(#parts),*))
            }
            Ty::Named(text) => text.parse().ok()?,
            Ty::Infer(_) | Ty::Str | Ty::Ref(..) | Ty::Option(_) | Ty::Result(..) | Ty::Like(_) => {
                return None;
            }
        })
    }
}

/// An expression of a type, to stand for it: it never runs. What is not known of the type is left to rustc.
pub(crate) fn witness(ty: &Ty, krate: &TokenStream) -> TokenStream {
    match ty {
        Ty::Like(text) => text.parse().unwrap_or_default(),
        Ty::Array(e, n) if e.has_user() => {
            let (e, n) = (witness(e, krate), n.parse::<TokenStream>().unwrap_or_default());
            quote!(::core::array::from_fn::<_, { #n }, _>(|_| #e))
        }
        Ty::Tuple(parts) if parts.iter().any(|t| t.tokens().is_none()) || ty.has_user() => {
            let parts = parts.iter().map(|t| witness(t, krate));
            quote!((#(#parts,)*))
        }
        Ty::Slice(e) | Ty::Vec(e) if e.has_user() => {
            let e = witness(e, krate);
            quote!(::std::vec![#e])
        }
        Ty::Slice(e) => match e.tokens() {
            Some(e) => quote!(#krate::sweep::absent::<::std::vec::Vec<#e>>()),
            None => quote!(#krate::sweep::absent()),
        },
        ty => match ty.tokens().filter(|t| t.to_string() != "_") {
            Some(ty) => quote!(#krate::sweep::absent::<#ty>()),
            None => quote!(#krate::sweep::absent()),
        },
    }
}

impl ToTokens for Float {
    fn to_tokens(&self, out: &mut TokenStream) {
        let name = match self {
            Float::F64 => "f64",
            Float::F32 => "f32",
            Float::Param(p) => p,
            Float::Dot(_) => DOT,
            Float::Alias(name) => return name.to_tokens(out),
        };
        Ident::new(name, proc_macro2::Span::mixed_site()).to_tokens(out);
    }
}

const INTS: [&str; 12] =
    ["usize", "isize", "u8", "u16", "u32", "u64", "u128", "i8", "i16", "i32", "i64", "i128"];

/// Reads a declared type. `floats` are the type parameters known to be floats.
pub(crate) fn read(ty: &Type, floats: &[String]) -> Ty {
    match ty {
        Type::Paren(t) => read(&t.elem, floats),
        Type::Group(t) => read(&t.elem, floats),
        Type::Reference(r) => Ty::Ref(r.mutability.is_some(), Box::new(read_inside(&r.elem, floats))),
        Type::Slice(s) => Ty::Slice(Box::new(read_inside(&s.elem, floats))),
        Type::Array(a) => {
            Ty::Array(Box::new(read_inside(&a.elem, floats)), a.len.to_token_stream().to_string())
        }
        Type::Tuple(t) if t.elems.is_empty() => Ty::Unit,
        Type::Tuple(t) => Ty::Tuple(t.elems.iter().map(|e| read(e, floats)).collect()),
        Type::Path(p) if p.qself.is_none() => read_path(p, floats),
        other => Ty::Named(other.to_token_stream().to_string()),
    }
}

/// Reads a type that stands in another one: an option there, and a tuple of more than numbers, is left whole, as a struct is.
fn read_inside(ty: &Type, floats: &[String]) -> Ty {
    whole(read(ty, floats), ty)
}

/// An option or a tuple that is not taken apart: a type by its name.
pub(crate) fn whole(ty: Ty, written: &Type) -> Ty {
    let named = match &ty {
        Ty::Option(inner) => inner.leaf().is_some() || inner.has_user(),
        Ty::Tuple(parts) => parts.iter().any(holds_parts),
        _ => false,
    };
    if named { Ty::Named(written.to_token_stream().to_string()) } else { ty }
}

/// True for a part of a tuple that is more than numbers, and may hold floats.
fn holds_parts(part: &Ty) -> bool {
    match part {
        Ty::Tuple(parts) => parts.iter().any(holds_parts),
        Ty::Array(..) | Ty::Vec(_) | Ty::Option(_) => part.leaf().is_some() || part.has_user(),
        other => other.is_user(),
    }
}

fn read_path(p: &syn::TypePath, floats: &[String]) -> Ty {
    let named = || Ty::Named(p.to_token_stream().to_string());
    let Some(last) = p.path.segments.last() else { return named() };
    let name = last.ident.to_string();
    let argument = |k: usize| match &last.arguments {
        PathArguments::AngleBracketed(a) => match a.args.iter().nth(k) {
            Some(GenericArgument::Type(t)) => {
                Some(if last.ident == "Vec" { read_inside(t, floats) } else { read(t, floats) })
            }
            _ => None,
        },
        _ => None,
    };
    if let Some(id) = p.path.get_ident() {
        let id = id.to_string();
        match id.as_str() {
            "f64" => return Ty::Float(Float::F64),
            "f32" => return Ty::Float(Float::F32),
            "bool" => return Ty::Bool,
            "str" | "String" | "char" => return Ty::Str,
            _ if INTS.contains(&id.as_str()) => return Ty::Int(Some(id)),
            _ if floats.contains(&id) => return Ty::Float(Float::Param(id)),
            // What crates call their float. If it is none, the first literal or operation on it is rustc's type error.
            "Float" | "Real" | "Scalar" | "FloatType" | "Num" => {
                return Ty::Float(Float::Alias(last.ident.clone()));
            }
            _ => {}
        }
    }
    match (name.as_str(), argument(0)) {
        ("Vec", Some(e)) => Ty::Vec(Box::new(e)),
        ("Option", Some(e)) => Ty::Option(Box::new(e)),
        // `Result<f64, E>`, and the aliases that crates make of it.
        (name, Some(e)) if name.ends_with("Result") => {
            Ty::Result(Box::new(e), p.to_token_stream().to_string())
        }
        ("f64" | "f32", None)
            if p.path.segments.first().is_some_and(|s| s.ident == "core" || s.ident == "std") =>
        {
            Ty::Float(if name == "f64" { Float::F64 } else { Float::F32 })
        }
        _ => named(),
    }
}

/// What an open type has shown of itself so far.
#[derive(Clone)]
enum Slot {
    Open,
    /// A number or a `bool`: an operator of the language gave it, or takes it.
    Plain,
    /// A literal without a suffix, of either kind.
    FloatLit,
    IntLit,
    Is(Ty),
    Same(usize),
}

/// Whether two types are different ones whatever is around: numbers of the language, where one can be no name for the other.
fn differ(a: &Ty, b: &Ty) -> bool {
    let kind = |t: &Ty| match t {
        Ty::Float(Float::F64) => Some("f64"),
        Ty::Float(Float::F32) => Some("f32"),
        Ty::Int(_) => Some("integer"),
        Ty::Bool => Some("bool"),
        Ty::Unit => Some("()"),
        Ty::Tuple(_) => Some("tuple"),
        _ => None,
    };
    match (a, b) {
        (Ty::Int(Some(a)), Ty::Int(Some(b))) => a != b,
        _ => kind(a).zip(kind(b)).is_some_and(|(a, b)| a != b),
    }
}

/// The table of open types.
#[derive(Clone, Default)]
pub(crate) struct Types {
    slots: Vec<Slot>,
    /// Two types that differ for certain were to be one.
    pub(crate) contradiction: bool,
}

impl Types {
    pub(crate) fn open(&mut self) -> Ty {
        self.slots.push(Slot::Open);
        Ty::Infer(self.slots.len() - 1)
    }
    pub(crate) fn float_literal(&mut self) -> Ty {
        self.slots.push(Slot::FloatLit);
        Ty::Infer(self.slots.len() - 1)
    }
    pub(crate) fn int_literal(&mut self) -> Ty {
        self.slots.push(Slot::IntLit);
        Ty::Infer(self.slots.len() - 1)
    }
    fn root(&self, mut k: usize) -> usize {
        while let Slot::Same(next) = self.slots[k] {
            k = next;
        }
        k
    }
    /// As much as is known now, one level deep.
    pub(crate) fn shallow(&self, ty: &Ty) -> Ty {
        match ty {
            Ty::Infer(k) => {
                let root = self.root(*k);
                match &self.slots[root] {
                    Slot::Is(t) => self.shallow(t),
                    _ => Ty::Infer(root),
                }
            }
            other => other.clone(),
        }
    }
    /// True if the type is a float for certain (a float literal of open width included).
    pub(crate) fn is_float(&self, ty: &Ty) -> bool {
        match self.shallow(ty) {
            Ty::Float(_) => true,
            Ty::Infer(k) => matches!(self.slots[k], Slot::FloatLit),
            _ => false,
        }
    }
    pub(crate) fn is_int(&self, ty: &Ty) -> bool {
        match self.shallow(ty) {
            Ty::Int(_) => true,
            Ty::Infer(k) => matches!(self.slots[k], Slot::IntLit),
            _ => false,
        }
    }
    pub(crate) fn is_open(&self, ty: &Ty) -> bool {
        match self.shallow(ty) {
            Ty::Infer(k) => matches!(self.slots[k], Slot::Open | Slot::Plain),
            _ => false,
        }
    }
    /// Notes that an operator of the language is at work: no type of the user's.
    pub(crate) fn plain(&mut self, ty: &Ty) {
        if let Ty::Infer(k) = self.shallow(ty)
            && matches!(self.slots[k], Slot::Open)
        {
            self.slots[k] = Slot::Plain;
        }
    }
    /// True for an open type that is known to be none of the user's.
    pub(crate) fn is_plain(&self, ty: &Ty) -> bool {
        matches!(self.shallow(ty), Ty::Infer(k) if matches!(self.slots[k], Slot::Plain))
    }
    /// Makes two types one where that is possible; a contradiction is noted, and left to rustc, which words it better.
    pub(crate) fn unify(&mut self, a: &Ty, b: &Ty) {
        match (self.shallow(a), self.shallow(b)) {
            // `Vec<_>`: the user leaves it open.
            (Ty::Named(text), _) | (_, Ty::Named(text)) if text == "_" => {}
            (Ty::Infer(x), Ty::Infer(y)) if x != y => {
                let keep = match (&self.slots[x], &self.slots[y]) {
                    (Slot::Open, _) => y,
                    (Slot::Plain, Slot::FloatLit | Slot::IntLit) => y,
                    (Slot::FloatLit, Slot::IntLit) | (Slot::IntLit, Slot::FloatLit) => {
                        return self.contradiction = true;
                    }
                    _ => x,
                };
                let drop = if keep == x { y } else { x };
                self.slots[drop] = Slot::Same(keep);
            }
            (Ty::Infer(_), Ty::Infer(_)) => {}
            // A type that contains itself.
            (Ty::Infer(x), t) | (t, Ty::Infer(x)) if self.mentions(&t, x) => self.contradiction = true,
            (Ty::Infer(x), t) | (t, Ty::Infer(x)) => {
                let fits = match self.slots[x] {
                    Slot::FloatLit => t.is_float(),
                    Slot::IntLit => t.is_int(),
                    _ => true,
                };
                if fits {
                    self.slots[x] = Slot::Is(t);
                } else {
                    self.contradiction |=
                        matches!(t, Ty::Float(Float::F64 | Float::F32) | Ty::Int(_) | Ty::Bool | Ty::Unit);
                }
            }
            (Ty::Array(p, n), Ty::Array(q, m)) => {
                let number = |n: &String| n.replace("usize", "").replace('_', "").parse::<usize>().ok();
                self.contradiction |= matches!((number(&n), number(&m)), (Some(n), Some(m)) if n != m);
                self.unify(&p, &q)
            }
            (Ty::Array(p, _) | Ty::Slice(p) | Ty::Vec(p), Ty::Array(q, _) | Ty::Slice(q) | Ty::Vec(q)) => {
                self.unify(&p, &q)
            }
            (Ty::Ref(_, p), Ty::Ref(_, q)) | (Ty::Option(p), Ty::Option(q)) => self.unify(&p, &q),
            (Ty::Tuple(p), Ty::Tuple(q)) => p.iter().zip(&q).for_each(|(p, q)| self.unify(p, q)),
            (a, b) => self.contradiction |= differ(&a, &b),
        }
    }
    /// Whether the open type `x` stands inside of `ty`.
    fn mentions(&self, ty: &Ty, x: usize) -> bool {
        match self.shallow(ty) {
            Ty::Infer(y) => x == y,
            Ty::Array(t, _)
            | Ty::Slice(t)
            | Ty::Vec(t)
            | Ty::Ref(_, t)
            | Ty::Option(t)
            | Ty::Result(t, _) => self.mentions(&t, x),
            Ty::Tuple(parts) => parts.iter().any(|t| self.mentions(t, x)),
            _ => false,
        }
    }
    /// The type with every open part settled: float literals are `f64`, the rest stays open.
    pub(crate) fn settle(&self, ty: &Ty) -> Ty {
        let inner = |t: &Ty| Box::new(self.settle(t));
        match self.shallow(ty) {
            Ty::Infer(k) => match self.slots[k] {
                Slot::FloatLit => Ty::Float(Float::F64),
                Slot::IntLit => Ty::Int(None),
                _ => Ty::Infer(k),
            },
            Ty::Array(e, n) => Ty::Array(inner(&e), n),
            Ty::Slice(e) => Ty::Slice(inner(&e)),
            Ty::Vec(e) => Ty::Vec(inner(&e)),
            Ty::Ref(m, e) => Ty::Ref(m, inner(&e)),
            Ty::Option(e) => Ty::Option(inner(&e)),
            Ty::Result(e, text) => Ty::Result(inner(&e), text),
            Ty::Tuple(parts) => Ty::Tuple(parts.iter().map(|t| self.settle(t)).collect()),
            other => other,
        }
    }
}
