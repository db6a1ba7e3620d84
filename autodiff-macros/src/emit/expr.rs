//! Expressions and places, with no more parentheses than Rust asks for.
use super::Printer;
use crate::ir::*;
use crate::lower::custom::ATTACHED;
use crate::types::Ty;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::ToTokens;
use syn::{BinOp, Lit};

/// How tightly an expression binds.
type Binding = u8;
const ATOM: Binding = 100;
const POSTFIX: Binding = 90;
const UNARY: Binding = 80;
const CAST: Binding = 70;
const MUL: Binding = 60;
const ADD: Binding = 50;
const SHIFT: Binding = 45;
const BIT_AND: Binding = 44;
const BIT_XOR: Binding = 43;
const BIT_OR: Binding = 42;
const COMPARE: Binding = 30;
const AND: Binding = 20;
const OR: Binding = 10;
const LOOSE: Binding = 0;

fn binding(op: &BinOp) -> Binding {
    match op {
        BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_) => MUL,
        BinOp::Add(_) | BinOp::Sub(_) => ADD,
        BinOp::Shl(_) | BinOp::Shr(_) => SHIFT,
        BinOp::BitAnd(_) => BIT_AND,
        BinOp::BitXor(_) => BIT_XOR,
        BinOp::BitOr(_) => BIT_OR,
        BinOp::And(_) => AND,
        BinOp::Or(_) => OR,
        _ => COMPARE,
    }
}

impl Printer<'_> {
    pub(crate) fn ex(&self, e: &Ex) -> TokenStream {
        self.bound(e).0
    }

    /// The expression where something at least as tight as `least` must stand.
    fn at(&self, e: &Ex, least: Binding) -> TokenStream {
        let (tokens, binding) = self.bound(e);
        if binding < least { code!((#tokens)) } else { tokens }
    }

    fn bound(&self, e: &Ex) -> (TokenStream, Binding) {
        match e {
            Ex::Val(v) => match self.inlined.get(v) {
                Some(Rhs::Ex(e)) => self.bound(e),
                Some(Rhs::Load(p) | Rhs::Pop(p)) => self.read(p),
                None => (self.val(*v).into_token_stream(), ATOM),
            },
            Ex::Lit(lit) => (lit.to_token_stream(), ATOM),
            Ex::Num(x) => self.num(*x),
            Ex::Path(p) | Ex::Verbatim(p) => (p.clone(), ATOM),
            Ex::Prim(row, args, ty) => self.of_type(ty, || self.prim(row.name, args, ty)),
            Ex::UnlessZero(adj, x) => {
                let by = match (self.is_dot(adj), self.is_dot(x)) {
                    (true, _) => code!(direction::unless_still),
                    (false, true) => code!(direction::unless_zero),
                    (false, false) => code!(sweep::unless_zero),
                };
                let (adj, x, krate) = (self.ex(adj), self.ex(x), &self.krate);
                (code!(#krate::#by(#adj, #x)), POSTFIX)
            }
            Ex::Bin(op, a, b) => {
                let mine = binding(op);
                // Comparisons do not chain, and a cast before `<` reads as generics.
                let left = if mine == COMPARE { self.at(a, COMPARE + 1) } else { self.at(a, mine) };
                let left = if matches!(op, BinOp::Lt(_) | BinOp::Shl(_)) && self.ends_in_cast(a) {
                    code!((#left))
                } else {
                    left
                };
                let right = self.at(b, mine + 1);
                (code!(#left #op #right), mine)
            }
            Ex::Un(op, a) => {
                let a = self.at(a, UNARY);
                (code!(#op #a), UNARY)
            }
            // Of the rule table: nothing is cast to a type parameter.
            Ex::Cast(a, ty)
                if self
                    .number_param()
                    .is_some_and(|t| matches!(&**ty, syn::Type::Path(p) if p.path.is_ident(&t))) =>
            {
                let (a, krate) = (self.at(a, CAST), &self.krate);
                (code!(<#ty as #krate::sweep::Number>::constant(#a as f64)), ATOM)
            }
            Ex::Cast(a, ty) => {
                let a = self.at(a, CAST);
                (code!(#a as #ty), CAST)
            }
            Ex::If(c, a, b) => {
                let (c, a, b) = (self.ex(c), self.ex(a), self.ex(b));
                (code!(if #c { #a } else { #b }), LOOSE)
            }
            Ex::AddrOf(a) => {
                let a = self.at(a, UNARY);
                (code!(&#a), UNARY)
            }
            Ex::Optional(present, payload) => {
                let payload = self.ex(payload);
                if crate::lower::is_bool(present, true) {
                    (code!(::core::option::Option::Some(#payload)), POSTFIX)
                } else {
                    let present = self.at(present, POSTFIX);
                    (code!(#present.then_some(#payload)), POSTFIX)
                }
            }
            Ex::Place(p, Borrow::Copy) => self.read(p),
            Ex::Place(p, b) => {
                let is_ref = p.is_whole() && self.by_ref.contains(&p.root);
                let place = self.place(p);
                match (b, is_ref) {
                    (Borrow::Mut, true) => (code!(&mut *#place), UNARY),
                    (Borrow::Mut, false) => (code!(&mut #place), UNARY),
                    (_, true) => (place, ATOM),
                    _ => (code!(&#place), UNARY),
                }
            }
            Ex::Nth(c, k) => {
                let (range, k) = (self.range(c), self.ex(k));
                (code!((#range).nth(#k).unwrap_or_default()), POSTFIX)
            }
            Ex::Sum(p) => {
                let dots = matches!(self.f.vars[p.root].ty.leaf(), Some(crate::types::Float::Dot(_)));
                let (p, krate) = (self.place(p), &self.krate);
                let sum = if dots { code!(#krate::direction::sum) } else { code!(#krate::sweep::sum) };
                (code!(#sum(&#p[..])), POSTFIX)
            }
            Ex::Len(p) => {
                let p = self.place(p);
                (code!(#p.len()), POSTFIX)
            }
            Ex::Matches(e, pat) => {
                let e = self.ex(e);
                (code!(::core::matches!(#e, #pat)), POSTFIX)
            }
            Ex::Payload(e, pat, name) => {
                let e = self.ex(e);
                (
                    code!(match #e { #pat => #name.clone(), #[allow(unreachable_patterns)] _ => ::core::unreachable!() }),
                    LOOSE,
                )
            }
            Ex::Call { callee, args, .. } => {
                let args = args.iter().map(|a| self.ex(a));
                (code!(#callee(#(#args),*)), POSTFIX)
            }
            Ex::Method { recv, name, .. } if name == "into_f64" || name == "into_f32" => {
                let (recv, krate) = (self.ex(recv), &self.krate);
                (code!(#krate::sweep::Number::#name(#recv)), POSTFIX)
            }
            Ex::Method { recv, name, turbofish, args, .. } => {
                let recv = self.receiver(recv, None);
                let args = args.iter().map(|a| self.ex(a));
                (code!(#recv.#name #turbofish(#(#args),*)), POSTFIX)
            }
            Ex::Macro { path, args } => {
                let args = args.iter().map(|(name, a)| {
                    let a = self.ex(a);
                    match name {
                        Some(name) => code!(#name = #a),
                        None => a,
                    }
                });
                (code!(#path!(#(#args),*)), POSTFIX)
            }
            Ex::Write(op, to, value) => {
                let (to, value) = (self.ex(to), self.ex(value));
                (op.map_or_else(|| code!(#to = #value), |op| code!(#to #op #value)), CAST)
            }
            Ex::Closure { names, text } if names.is_empty() => (text.clone(), CAST),
            Ex::Closure { names, text } => {
                let names = names.iter().map(|(name, a)| {
                    let a = self.ex(a);
                    code!(let #name = #a;)
                });
                (code!({ #(#names)* #text }), ATOM)
            }
            Ex::Tuple(parts) => {
                let parts: Vec<_> = parts.iter().map(|a| self.ex(a)).collect();
                (if parts.len() == 1 { code!((#(#parts),*,)) } else { code!((#(#parts),*)) }, ATOM)
            }
            Ex::Convert(_, code) => self.bound(code),
            Ex::Struct(path, fields, rest) => {
                let fields = fields.iter().map(|(m, a)| {
                    let a = self.ex(a);
                    code!(#m: #a)
                });
                let rest = rest.as_ref().map(|r| {
                    let r = self.ex(r);
                    code!(..#r)
                });
                (code!((#path { #(#fields,)* #rest })), ATOM)
            }
            Ex::Field(a, member) => {
                let a = self.at(a, POSTFIX);
                (code!(#a.#member), POSTFIX)
            }
        }
    }

    /// True for tangents that are of a type of their own.
    fn is_dot(&self, e: &Ex) -> bool {
        let ty = match e {
            Ex::Val(v) => &self.f.vals[*v].ty,
            Ex::Prim(_, _, ty) => ty,
            Ex::Place(p, _) | Ex::Sum(p) => &self.f.vars[p.root].ty,
            Ex::UnlessZero(_, x) => return self.is_dot(x),
            Ex::If(_, a, b) => return self.is_dot(a) || self.is_dot(b),
            Ex::Method { recv, .. } => return self.is_dot(recv),
            _ => return false,
        };
        matches!(ty.leaf(), Some(crate::types::Float::Dot(_)))
    }

    fn ends_in_cast(&self, e: &Ex) -> bool {
        match e {
            Ex::Cast(..) => true,
            Ex::Bin(_, _, b) => self.ends_in_cast(b),
            Ex::Prim(row, args, _) if matches!(row.name, "add" | "sub" | "mul" | "div" | "rem") => {
                self.ends_in_cast(&args[1])
            }
            Ex::Val(v) => matches!(self.inlined.get(v), Some(Rhs::Ex(e)) if self.ends_in_cast(e)),
            _ => false,
        }
    }

    fn num(&self, x: f64) -> (TokenStream, Binding) {
        let tokens = self.number(x);
        (
            tokens,
            if self.number_param().is_none() && x.is_finite() && x.is_sign_negative() { UNARY } else { ATOM },
        )
    }

    /// Something that a method is called on: a bare literal needs its type.
    fn receiver(&self, e: &Ex, ty: Option<&Ty>) -> TokenStream {
        let suffix = match ty {
            Some(Ty::Float(f)) => f.to_token_stream().to_string(),
            _ => "f64".into(),
        };
        let typed = |text: &str| Literal::f64_unsuffixed(text.parse().unwrap_or(0.0));
        match e {
            Ex::Place(p, Borrow::Copy) => self.place(p),
            Ex::Lit(Lit::Float(f)) if f.suffix().is_empty() && (suffix == "f64" || suffix == "f32") => {
                let text = format!("{}_{suffix}", f.base10_digits());
                text.parse().unwrap_or_else(|_| typed(f.base10_digits()).into_token_stream())
            }
            Ex::Num(x) if x.is_finite() && self.number_param().is_none() => {
                let text = format!("{:?}_{suffix}", x.abs());
                let lit: TokenStream = text.parse().unwrap_or_default();
                if x.is_sign_negative() { code!((-#lit)) } else { lit }
            }
            // An integer literal whose type nobody sees is an `i32`, as rustc says.
            Ex::Val(v) => match self.inlined.get(v) {
                Some(Rhs::Ex(inner)) => self.receiver(inner, ty),
                _ => self.at(e, POSTFIX),
            },
            Ex::Prim(row, args, ty) if row.name == "neg" => {
                let inner = self.receiver(&args[0], Some(ty));
                code!((-#inner))
            }
            // Literals alone have no type that a method could be looked up in.
            Ex::Prim(row, args, ty) if self.untyped(e) && args.len() == 2 => {
                let (left, right) = (self.receiver(&args[0], Some(ty)), self.at(&args[1], UNARY));
                match operator(row.name) {
                    Some(op) => code!((#left #op #right)),
                    None => self.at(e, POSTFIX),
                }
            }
            e => self.at(e, POSTFIX),
        }
    }

    /// True for operations on nothing but literals that say no type.
    fn untyped(&self, e: &Ex) -> bool {
        match e {
            Ex::Num(_) => true,
            Ex::Lit(Lit::Float(f)) => f.suffix().is_empty(),
            Ex::Val(v) => matches!(self.inlined.get(v), Some(Rhs::Ex(inner)) if self.untyped(inner)),
            Ex::Prim(row, args, _) => {
                (row.name == "neg" || operator(row.name).is_some()) && args.iter().all(|a| self.untyped(a))
            }
            _ => false,
        }
    }

    fn prim(&self, name: &str, args: &[Ex], ty: &Ty) -> (TokenStream, Binding) {
        if name == ATTACHED.name {
            return self.bound(&args[0]);
        }
        let op = operator(name);
        if let Some(op) = op {
            // `a + -b` is `a - b`, bit for bit.
            if name == "add"
                && let Ex::Prim(row, inner, _) = &args[1]
                && row.name == "neg"
            {
                let (a, b) = (self.at(&args[0], ADD), self.at(&inner[0], ADD + 1));
                return (code!(#a - #b), ADD);
            }
            let mine = binding(&op);
            let (a, b) = (self.at(&args[0], mine), self.at(&args[1], mine + 1));
            return (code!(#a #op #b), mine);
        }
        if name == "neg" {
            let a = self.at(&args[0], UNARY);
            return (code!(-#a), UNARY);
        }
        let method = Ident::new(name, Span::mixed_site());
        let recv = self.receiver(&args[0], Some(ty));
        let rest = args[1..].iter().map(|a| self.ex(a));
        (code!(#recv.#method(#(#rest),*)), POSTFIX)
    }

    /// A place that is read.
    pub(crate) fn place(&self, p: &Place) -> TokenStream {
        self.place_for(p, false)
    }

    /// A place that is written to.
    pub(crate) fn written(&self, p: &Place) -> TokenStream {
        self.place_for(p, true)
    }

    fn place_for(&self, p: &Place, mutable: bool) -> TokenStream {
        let mut out = match self.f.statics.iter().find(|(v, _)| *v == p.root) {
            Some((_, path)) => path.clone(),
            None => self.var(p.root).into_token_stream(),
        };
        for (k, proj) in p.path.iter().enumerate() {
            out = match proj {
                Proj::Payload(variant) => {
                    let is_ref = k == 0 && self.by_ref.contains(&p.root);
                    self.payload(out, is_ref, p.root, variant, mutable)
                }
                Proj::Index(e) => {
                    let e = self.ex(e);
                    code!(#out[#e])
                }
                Proj::Range(lo, hi) => {
                    let lo = lo.as_ref().map(|e| self.at(e, OR));
                    let hi = hi.as_ref().map(|e| self.at(e, OR));
                    code!(#out[#lo..#hi])
                }
                Proj::Field(m) => code!(#out.#m),
            };
        }
        out
    }

    /// A scalar place, read or written: through its reference if it is one.
    pub(crate) fn scalar_place(&self, p: &Place) -> TokenStream {
        let place = self.place(p);
        if p.is_whole() && self.by_ref.contains(&p.root) { code!(*#place) } else { place }
    }

    fn read(&self, p: &Place) -> (TokenStream, Binding) {
        let aggregate = self.f.vars[p.root].ty.is_aggregate();
        if p.is_whole() && self.by_ref.contains(&p.root) && !aggregate {
            let place = self.place(p);
            return (code!(*#place), UNARY);
        }
        (self.place(p), if p.is_whole() { ATOM } else { POSTFIX })
    }
}

/// The operator of a primitive that has one.
fn operator(name: &str) -> Option<BinOp> {
    Some(match name {
        "add" => BinOp::Add(Default::default()),
        "sub" => BinOp::Sub(Default::default()),
        "mul" => BinOp::Mul(Default::default()),
        "div" => BinOp::Div(Default::default()),
        "rem" => BinOp::Rem(Default::default()),
        _ => return None,
    })
}
