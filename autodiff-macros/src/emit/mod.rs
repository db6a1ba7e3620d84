//! Prints programs as Rust: the intermediate representation in, tokens out. After `lower` and `check` nothing here can fail.
/// Tokens that mean what they say: locals of ours are invisible to the user's code, and the user's to ours.
macro_rules! code {
    ($($tokens:tt)*) => { ::quote::quote_spanned!($crate::emit::here()=> $($tokens)*) };
}

mod call;
mod checkpoint;
mod companion;
mod expr;
mod gradient;
mod hvp;
pub(crate) mod items;
pub(crate) mod jacobian;
mod jvp;
pub(crate) mod methods;
mod nested;
mod parallel;
mod record;
mod second;
mod stmt;
pub(crate) mod users;

use crate::ir::*;
use crate::types::{Float, Ty};
use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

thread_local! {
    /// The user's token that is being printed: an error of rustc's in generated code is shown there.
    static HERE: std::cell::Cell<Option<Span>> = const { std::cell::Cell::new(None) };
}

/// The span of generated tokens: hygienic, and shown at the user's token at hand.
pub(crate) fn here() -> Span {
    match HERE.get() {
        Some(span) => Span::mixed_site().located_at(span),
        None => Span::mixed_site(),
    }
}

/// While it lives, generated tokens are shown at a token of the user's.
pub(crate) struct At(Option<Span>);

impl At {
    pub(crate) fn token(span: Span) -> At {
        At(HERE.replace(Some(span)))
    }
}

impl Drop for At {
    fn drop(&mut self) {
        HERE.set(self.0.take());
    }
}

/// Tokens that were read from text, shown at the user's token at hand.
pub(crate) fn shown_here(tokens: TokenStream) -> TokenStream {
    let here = here();
    spanned(tokens, &|span| span.located_at(here))
}

/// A type that was read from text. rustc takes two complaints for one only if the hygiene of their places is the same, too; to the
/// names in a type it makes no difference.
pub(crate) fn type_here(text: &str) -> TokenStream {
    all_here(text.parse().unwrap_or_default())
}

/// The same for the tokens of a type.
pub(crate) fn all_here(ty: TokenStream) -> TokenStream {
    let here = here();
    spanned(ty, &|_| here)
}

fn spanned(tokens: TokenStream, span: &impl Fn(Span) -> Span) -> TokenStream {
    let token = |mut token: TokenTree| {
        if let TokenTree::Group(g) = &token {
            let mut group = Group::new(g.delimiter(), spanned(g.stream(), span));
            group.set_span(span(g.span()));
            return TokenTree::Group(group);
        }
        token.set_span(span(token.span()));
        token
    };
    tokens.into_iter().map(token).collect()
}

/// Where residuals of loops and calls are kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Storage {
    /// A typed vector per loop; a tape for calls, in a local.
    Local,
    /// One tape that the caller owns.
    Tape,
}

/// Prints one function; remembers the names it gave.
pub(crate) struct Printer<'a> {
    pub(crate) f: &'a Function,
    pub(crate) krate: TokenStream,
    /// A parallel loop has its own.
    storage: std::cell::Cell<Storage>,
    /// Values that are printed where they are used.
    pub(crate) inlined: BTreeMap<ValId, Rhs>,
    /// The float type parameter, in a generic function: literals are made by it, and there is no `+=`.
    pub(crate) generic: Option<Ident>,
    /// The float type of the expression that is being printed, where it is known.
    float: RefCell<Option<Float>>,
    /// Variables that are references: their scalars need a `*`.
    pub(crate) by_ref: BTreeSet<VarId>,
    /// Where rustc's complaints about the function as a whole are shown.
    pub(crate) home: Span,
    /// What the rounds of the segment that is printed next begin with.
    round_head: RefCell<Option<TokenStream>>,
    names: RefCell<Names>,
}

#[derive(Default, Clone)]
pub(crate) struct Names {
    vals: BTreeMap<ValId, Ident>,
    vars: BTreeMap<VarId, Ident>,
    used: BTreeSet<String>,
    temporaries: usize,
}

impl<'a> Printer<'a> {
    pub(crate) fn new(
        f: &'a Function,
        krate: TokenStream,
        storage: Storage,
        names: Names,
        home: Span,
    ) -> Self {
        Printer {
            home,
            f,
            krate,
            storage: std::cell::Cell::new(storage),
            inlined: BTreeMap::new(),
            generic: None,
            float: RefCell::new(None),
            by_ref: BTreeSet::new(),
            round_head: RefCell::new(None),
            names: RefCell::new(names),
        }
    }

    /// A number of the compiler's own making.
    pub(crate) fn number(&self, x: f64) -> TokenStream {
        number(&self.number_param(), &self.krate, x)
    }

    /// The type parameter that numbers are made by here; none where literals do.
    pub(super) fn number_param(&self) -> Option<Ident> {
        match &*self.float.borrow() {
            Some(float) => type_param(float),
            None => self.generic.clone(),
        }
    }

    /// Prints something whose float type is known: a generic function may have more than one.
    pub(crate) fn of_type<T>(&self, ty: &Ty, print: impl FnOnce() -> T) -> T {
        let Some(float) = ty.leaf().filter(|_| self.generic.is_some()) else { return print() };
        let before = self.float.replace(Some(float.clone()));
        let out = print();
        self.float.replace(before);
        out
    }

    /// Zero of a type.
    pub(crate) fn zero(&self, ty: &crate::types::Ty) -> TokenStream {
        match ty.leaf() {
            Some(dot @ crate::types::Float::Dot(of)) => {
                let krate = &self.krate;
                code!(<#dot as #krate::direction::Direction<#of>>::still())
            }
            _ => self.of_type(ty, || self.number(0.0)),
        }
    }

    /// True for what is made of a type parameter, which has no `+=`.
    fn no_assign(&self, ty: &crate::types::Ty) -> bool {
        self.generic.is_some() || matches!(ty.leaf(), Some(crate::types::Float::Dot(_)))
    }

    /// `place += value`
    fn add_to(&self, ty: &crate::types::Ty, place: &TokenStream, value: &TokenStream) -> TokenStream {
        match self.no_assign(ty) {
            true => code!(#place = #place + (#value);),
            false => code!(#place += #value;),
        }
    }

    /// `place -= value`
    fn sub_from(&self, ty: &crate::types::Ty, place: &TokenStream, value: &TokenStream) -> TokenStream {
        match self.no_assign(ty) {
            true => code!(#place = #place - (#value);),
            false => code!(#place -= #value;),
        }
    }

    fn unique(&self, base: &Ident) -> Ident {
        let mut names = self.names.borrow_mut();
        let text = base.to_string();
        if names.used.insert(text.clone()) {
            return base.clone();
        }
        let plain = text.trim_start_matches("r#").to_string();
        for k in 2.. {
            let next = format!("{plain}_{k}");
            if names.used.insert(next.clone()) {
                return Ident::new(&next, base.span().resolved_at(Span::mixed_site()));
            }
        }
        base.clone()
    }

    /// The words that a name is made of, before it is unique.
    fn val_base(&self, v: ValId) -> Ident {
        let val = &self.f.vals[v];
        let made = |text: String| Ident::new(&text, val.span.resolved_at(Span::mixed_site()));
        let plain = |id: Ident| id.to_string().trim_start_matches("r#").trim_start_matches('_').to_string();
        match (val.of, &val.name) {
            (Of::AdjointOfVal(w), _) => made(format!("{}_adj", plain(self.val(w)))),
            (Of::AdjointOfVar(w), _) => made(format!("{}_adj", plain(self.var(w)))),
            (Of::TangentOfVal(w), _) => made(format!("{}_dot", plain(self.val(w)))),
            (Of::TangentOfVar(w), _) => made(format!("{}_dot", plain(self.var(w)))),
            (Of::Partial(r, o), _) => made(format!("d{}_d{}", plain(self.val(r)), plain(self.val(o)))),
            (Of::Kept(w), _) => made(format!("{}_kept", plain(self.val(w)))),
            (Of::Itself, Some(name)) if name != "_" => name.clone(),
            _ => {
                let k = self.names.borrow().temporaries;
                self.names.borrow_mut().temporaries += 1;
                made(format!("t{k}"))
            }
        }
    }

    /// The name of a value.
    pub(crate) fn val(&self, v: ValId) -> Ident {
        if let Some(name) = self.names.borrow().vals.get(&v) {
            return name.clone();
        }
        let base = self.val_base(v);
        let name = self.unique(&base);
        self.names.borrow_mut().vals.insert(v, name.clone());
        name
    }

    /// The name of a variable.
    pub(crate) fn var(&self, v: VarId) -> Ident {
        if let Some(name) = self.names.borrow().vars.get(&v) {
            return name.clone();
        }
        let var = &self.f.vars[v];
        let made = |text: String| Ident::new(&text, var.span.resolved_at(Span::mixed_site()));
        let plain = |id: Ident| id.to_string().trim_start_matches("r#").trim_start_matches('_').to_string();
        let base = match (var.of, &var.name) {
            (Of::AdjointOfVal(w), _) => made(format!("{}_adj", plain(self.val(w)))),
            (Of::AdjointOfVar(w), _) => made(format!("{}_adj", plain(self.var(w)))),
            (Of::TangentOfVal(w), _) => made(format!("{}_dot", plain(self.val(w)))),
            (Of::TangentOfVar(w), _) => made(format!("{}_dot", plain(self.var(w)))),
            (Of::Kept(w), _) => made(format!("{}_kept", plain(self.val(w)))),
            (Of::Row(w), _) => made(format!("{}_row", plain(self.var(w)))),
            (_, Some(name)) if name != "_" => name.clone(),
            _ => {
                let k = self.names.borrow().temporaries;
                self.names.borrow_mut().temporaries += 1;
                made(format!("v{k}"))
            }
        };
        let name = self.unique(&base);
        self.names.borrow_mut().vars.insert(v, name.clone());
        name
    }

    /// Numbers the temporaries of the forward sweep in the order of the source.
    pub(crate) fn number_all(&self, block: &Block) {
        for s in block {
            match s {
                Stmt::Declare(v, _) if self.f.vars[*v].of == Of::Itself => {
                    self.var(*v);
                }
                Stmt::Let(v, _) if self.f.vals[*v].of == Of::Itself => {
                    self.val(*v);
                }
                Stmt::Call(c) => c.gives.vals().into_iter().for_each(|v| {
                    self.val(v);
                }),
                _ => {}
            }
            crate::visit::nested(s).into_iter().for_each(|b| self.number_all(b));
            if let Stmt::If { outs, .. } = s {
                outs.iter().for_each(|o| {
                    self.val(o.val);
                });
            }
        }
    }

    /// Fixes a name from outside: a parameter's.
    pub(crate) fn name_var(&self, v: VarId, name: &Ident) {
        self.names.borrow_mut().used.insert(name.to_string());
        self.names.borrow_mut().vars.insert(v, name.clone());
    }
    pub(crate) fn name_val(&self, v: ValId, name: &Ident) {
        self.names.borrow_mut().used.insert(name.to_string());
        self.names.borrow_mut().vals.insert(v, name.clone());
    }
    pub(crate) fn reserve(&self, name: &str) {
        self.names.borrow_mut().used.insert(name.to_string());
    }
}

/// The type parameter that a float type is.
pub(crate) fn type_param(float: &Float) -> Option<Ident> {
    match float {
        Float::Param(t) => Some(Ident::new(t, Span::mixed_site())),
        Float::Dot(of) => type_param(of),
        _ => None,
    }
}

/// A float literal, or what makes one of it in a generic function.
pub(crate) fn number(generic: &Option<Ident>, krate: &TokenStream, x: f64) -> TokenStream {
    if !x.is_finite() {
        let lit = match (x.is_nan(), x > 0.0) {
            (true, _) => code!((0.0 / 0.0)),
            (_, true) => code!((1.0 / 0.0)),
            _ => code!((-1.0 / 0.0)),
        };
        return match generic {
            Some(t) => code!(<#t as #krate::sweep::Number>::constant(#lit)),
            None => lit,
        };
    }
    let Some(t) = generic else {
        let lit = proc_macro2::Literal::f64_unsuffixed(x.abs());
        return if x.is_sign_negative() { code!(-#lit) } else { code!(#lit) };
    };
    if x == 0.0 && x.is_sign_positive() {
        return code!(<#t as #krate::sweep::Number>::zero());
    }
    let lit = proc_macro2::Literal::f64_unsuffixed(x.abs());
    if x.is_sign_negative() {
        code!(<#t as #krate::sweep::Number>::constant(-#lit))
    } else {
        code!(<#t as #krate::sweep::Number>::constant(#lit))
    }
}

fn is_param(ty: &crate::types::Ty) -> bool {
    matches!(ty.leaf(), Some(crate::types::Float::Param(_)))
}

/// The number whose tangents these are, where they are of a type of their own.
fn moves(ty: &crate::types::Ty) -> Option<&Float> {
    if let Some(Float::Dot(of)) = ty.leaf() { Some(of) } else { None }
}

/// Puts a value on the tape.
pub(crate) fn put(ty: &crate::types::Ty, tape: &TokenStream, value: &TokenStream) -> TokenStream {
    if let Some(of) = moves(ty) {
        return code!(#tape.put_tangent::<#of, _>(#value););
    }
    if is_param(ty) { code!(#tape.put_number(#value);) } else { code!(#tape.put(#value);) }
}

/// Puts an array, slice or vector on the tape.
pub(crate) fn put_all(ty: &crate::types::Ty, tape: &TokenStream, place: &TokenStream) -> TokenStream {
    if let (Some(_), Some(inner)) = (moves(ty), ty.element().filter(|e| e.is_aggregate())) {
        let put = put_all(inner, tape, &code!(row));
        return code!(for row in #place[..].iter() { #put } #tape.put(#place.len()););
    }
    if let Some(of) = moves(ty) {
        return code!(#tape.put_tangents::<#of, _>(&#place[..]););
    }
    if is_param(ty) { code!(#tape.put_numbers(&#place[..]);) } else { code!(#tape.put_all(&#place[..]);) }
}

/// Takes a value back.
pub(crate) fn take(ty: &crate::types::Ty, back: &TokenStream) -> TokenStream {
    if let Some(of) = moves(ty) {
        return code!(#back.take_tangent::<#of, _>());
    }
    if is_param(ty) { code!(#back.take_number()) } else { code!(#back.take()) }
}

/// Takes an array or a vector back.
pub(crate) fn take_all(ty: &crate::types::Ty, back: &TokenStream) -> TokenStream {
    let leaf = ty.element().and_then(crate::types::Ty::tokens).unwrap_or_else(|| code!(_));
    if let (crate::types::Ty::Array(_, n), false, None) = (ty, is_param(ty), moves(ty))
        && let Ok(n) = n.parse::<TokenStream>()
        && ty.tokens().is_some()
    {
        return code!(#back.take_array::<#leaf, { #n }>());
    }
    let all = match moves(ty) {
        Some(_) if ty.element().is_some_and(|e| e.is_aggregate()) => {
            let row = ty.element().map(|inner| take_all(inner, back));
            code!({
                let count: usize = #back.take();
                let mut all: ::std::vec::Vec<#leaf> = (0..count).map(|_| #row).collect();
                all.reverse();
                all
            })
        }
        Some(of) => code!(#back.take_tangents::<#of, #leaf>()),
        None if is_param(ty) => code!(#back.take_numbers::<#leaf>()),
        None => code!(#back.take_all::<#leaf>()),
    };
    match (ty, ty.tokens()) {
        (crate::types::Ty::Array(..), Some(whole)) => {
            code!(<#whole as ::core::convert::TryFrom<_>>::try_from(#all).unwrap_or_else(|_| ::core::unreachable!()))
        }
        _ => all,
    }
}
