//! What the generated items share: entries of the gradient, pieces of signatures, the printer of one function. `gradient.rs`, `record.rs`
//! and `companion.rs` print with them for functions, `methods.rs` for methods.
use super::{Names, Printer, Storage};
use crate::adjoint::adjoint_ident;
use crate::ir::*;
use crate::lower::{Lowered, ParamShape};
use crate::modes::Modes;
use crate::options::Options;
use crate::signature::Param;
use crate::sweeps::{Sweeps, Swept};
use crate::types::{Float, Ty};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};

/// What all generated items need to know of the function.
pub(crate) struct Item<'a> {
    pub(super) item: &'a syn::ItemFn,
    pub(super) params: &'a [Param],
    pub(super) shapes: &'a [ParamShape],
    pub(super) output: &'a Ty,
    pub(super) items: &'a [TokenStream],
    /// The name in the generated names.
    pub(super) stem: String,
    pub(super) span: Span,
    pub(super) krate: TokenStream,
    /// The float type parameter.
    pub(super) generic: Option<Ident>,
    pub(super) float_params: Vec<String>,
    pub(super) companion: Ident,
    pub(super) record: Ident,
    attrs: TokenStream,
    /// Where complaints about generated code are shown.
    pub(super) home: Span,
}

/// One entry of the gradient.
#[derive(Clone)]
pub(super) struct Entry {
    /// The parameter's index.
    pub(super) at: usize,
    /// The name of its adjoint.
    pub(super) adj: Ident,
    pub(super) ty: Ty,
    /// In the caller's memory: a slice or vector.
    pub(super) heap: bool,
    pub(super) exclusive: bool,
    /// The sweep reads or clears the adjoint, and does not only add to it: it needs memory of its own.
    pub(super) own: bool,
}

impl<'a> Item<'a> {
    pub(crate) fn new(
        options: &Options,
        item: &'a syn::ItemFn,
        params: &'a [Param],
        low: &'a Lowered,
        output: &'a Ty,
        floats: &[String],
    ) -> Self {
        let name = options.name.clone().unwrap_or_else(|| item.sig.ident.clone());
        let stem = name.to_string().trim_start_matches("r#").to_string();
        let span = item.sig.ident.span();
        let home = home(params, output, &item.sig, &low.function);
        let _at = super::At::token(home);
        let krate = match &options.krate {
            Some(path) => code!(#path),
            None => code!(::autodiff),
        };
        let attrs = item
            .attrs
            .iter()
            .filter(|a| {
                ["cfg", "allow", "expect", "warn", "deny", "forbid"].iter().any(|n| a.path().is_ident(n))
            })
            .map(ToTokens::to_token_stream)
            .collect();
        Item {
            item,
            params,
            shapes: &low.params,
            output,
            items: &low.items,
            companion: options.companion.clone().unwrap_or_else(|| item.sig.ident.clone()),
            record: Ident::new(&format!("{}Record", camel(&stem)), span),
            stem,
            span,
            float_params: floats.to_vec(),
            generic: floats.first().map(|f| Ident::new(f, Span::mixed_site())),
            krate,
            attrs,
            home,
        }
    }

    pub(super) fn named(&self, prefix: &str, suffix: &str) -> Ident {
        Ident::new(&format!("{prefix}{}{suffix}", self.stem), self.span)
    }

    pub(super) fn entries(&self) -> Vec<Entry> {
        let entry = |(at, p): (usize, &Param)| {
            let ty = p.ty.deref().clone();
            let base = p.ident.to_string();
            let base = base.trim_start_matches("r#").trim_start_matches('_');
            let span = if ty.has_user() { p.ident.span().located_at(self.home) } else { p.ident.span() };
            Entry {
                at,
                adj: adjoint_ident(if base.is_empty() { "unnamed" } else { base }, span),
                heap: matches!(ty, Ty::Slice(_) | Ty::Vec(_)),
                exclusive: matches!(p.ty, Ty::Ref(true, _)),
                own: false,
                ty,
            }
        };
        self.params.iter().enumerate().filter(|(_, p)| p.active).map(entry).collect()
    }
}

/// Where rustc's complaints about generated code are shown that belong to no statement. Of types that the macro does not see rustc
/// alone knows whether they have a tangent: shown at one place the same complaint is made once.
fn home(params: &[Param], output: &Ty, sig: &syn::Signature, f: &Function) -> Span {
    let param = params.iter().find(|p| p.ty.has_user() && !p.constant).map(|p| match &p.receiver {
        Some(r) => r.self_token.span,
        None => super::users::users_part(&p.syn_ty),
    });
    let result = || match &sig.output {
        syn::ReturnType::Type(_, ty) if output.has_user() => Some(super::users::users_part(ty)),
        _ => None,
    };
    let made = || f.vars.iter().find(|v| v.ty.has_user()).map(|v| v.span);
    param.or_else(result).or_else(made).unwrap_or_else(|| sig.ident.span())
}

/// The upper camel case of a name. What it would lose keeps two names apart: `f1` and `f_1`, `fooBar` and `foo_bar` have
/// records of their own.
fn camel(stem: &str) -> String {
    if stem.contains(char::is_uppercase) {
        return format!("{stem}_");
    }
    let mut out = String::new();
    let mut word = false;
    let mut chars = stem.chars().peekable();
    while let Some(c) = chars.next() {
        let before_letter = chars.peek().is_some_and(|n| n.is_alphabetic());
        match c {
            '_' if before_letter && !out.is_empty() => word = false,
            '_' => out.push('_'),
            c if word => out.push(c),
            c => {
                out.extend(c.to_uppercase());
                word = true;
            }
        }
    }
    out
}

/// The type of a gradient's entry.
pub(super) fn grad_ty(krate: &TokenStream, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Float(f) => code!(#f),
        Ty::Array(e, n) => {
            let (e, n): (_, TokenStream) = (row_ty(krate, e), n.parse().unwrap_or_default());
            code!([#e; #n])
        }
        Ty::Slice(e) | Ty::Vec(e) => {
            let e = row_ty(krate, e);
            code!(::std::vec::Vec<#e>)
        }
        Ty::Tuple(parts) => {
            let parts = parts.iter().map(|t| grad_ty(krate, t));
            code!((#(#parts),*))
        }
        Ty::Option(e) => {
            let e = grad_ty(krate, e);
            code!(::core::option::Option<#e>)
        }
        Ty::Named(text) => {
            let ty = super::type_here(text);
            code!(<#ty as #krate::Differentiable>::Tangent)
        }
        _ => code!(()),
    }
}

/// The gradient of an element: parts of a tuple that carry nothing are [`Zero`](autodiff::Zero).
pub(crate) fn row_ty(krate: &TokenStream, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Tuple(parts) => {
            let parts = parts.iter().map(|t| row_ty(krate, t));
            code!((#(#parts,)*))
        }
        Ty::Float(_) | Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_) | Ty::Option(_) | Ty::Named(_) => {
            grad_ty(krate, ty)
        }
        _ => code!(#krate::Zero),
    }
}

/// The type of a buffer that an entry is written to, behind its `&mut`.
pub(super) fn buffer_ty(krate: &TokenStream, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Slice(e) | Ty::Vec(e) => {
            let e = row_ty(krate, e);
            code!([#e])
        }
        other => grad_ty(krate, other),
    }
}

/// Zeros for an entry; `of` is the parameter.
pub(super) fn zeros(ty: &Ty, of: &TokenStream, krate: &TokenStream) -> TokenStream {
    match ty {
        Ty::Float(Float::Param(t)) => super::number(&Some(Ident::new(t, Span::mixed_site())), krate, 0.0),
        Ty::Float(dot @ Float::Dot(number)) => {
            code!(<#dot as #krate::direction::Direction<#number>>::still())
        }
        Ty::Float(_) => code!(0.0),
        ty if ty.has_user() => super::users::zeros(ty, of, krate),
        Ty::Tuple(_) => code!(::core::default::Default::default()),
        Ty::Array(e, n) if e.has_tuple() => {
            let n: TokenStream = n.parse().unwrap_or_default();
            code!([::core::default::Default::default(); #n])
        }
        ty if ty.element().is_some_and(Ty::has_tuple) => {
            code!(#krate::sweep::ZerosLike::zeros_like(&#of[..]))
        }
        Ty::Array(e, n) if !matches!(**e, Ty::Vec(_) | Ty::Slice(_)) => {
            let (e, n): (_, TokenStream) = (zeros(e, of, krate), n.parse().unwrap_or_default());
            code!([#e; #n])
        }
        Ty::Slice(e) | Ty::Vec(e) if e.is_float() => {
            let zero = zeros(e, of, krate);
            code!(::std::vec![#zero; #of.len()])
        }
        Ty::Slice(e) | Ty::Vec(e) if !e.is_aggregate() => {
            code!(#of.iter().map(#krate::Differentiable::zero_tangent).collect::<::std::vec::Vec<_>>())
        }
        ty => match ty.leaf() {
            Some(dot @ Float::Dot(_)) => code!(#krate::direction::Still::<#dot>::still(&#of[..])),
            _ => code!(#krate::sweep::ZerosLike::zeros_like(&#of[..])),
        },
    }
}

/// One thing bare, several as a tuple.
pub(super) fn tuple(parts: &[TokenStream]) -> TokenStream {
    if let [one] = parts { code!(#one) } else { code!((#(#parts),*)) }
}

pub(crate) fn print(item: &Item<'_>, sweeps: &Sweeps, modes: &Modes, options: &Options) -> TokenStream {
    let _at = super::At::token(item.home);
    let mut entries = item.entries();
    mark_own(&mut entries, item.shapes, &sweeps.split);
    let gen_ = Gen { item, options, entries, valued: sweeps.valued.as_ref() };
    let returns_float = matches!(crate::signature::inside(item.output), Ty::Float(_));
    let split_items = gen_.split(&sweeps.split);
    let gradient = if returns_float { gen_.gradient(&sweeps.joined) } else { TokenStream::new() };
    let modes = gen_.modes(modes);
    code!(#split_items #gradient #modes)
}

/// Notes which entries' adjoints the reverse sweep does more with than add to them.
pub(super) fn mark_own(entries: &mut [Entry], shapes: &[ParamShape], swept: &Swept) {
    for e in entries {
        if let ParamShape::Var(v) = &shapes[e.at]
            && let Some(adj) = swept.sweep.of_vars.get(v)
        {
            e.own = !e.exclusive && !only_added(&swept.reverse, *adj);
        }
    }
}

/// True if a block does nothing with a variable, nor with the pieces that are cut out of it, but add to it.
pub(super) fn only_added(block: &Block, var: VarId) -> bool {
    let mut cut = vec![];
    for s in block {
        if let Stmt::Cut(c) = s
            && c.of.root == var
        {
            cut.push(c.row);
        }
    }
    let added_alone = |s: &Stmt| {
        let mut read = false;
        crate::visit::stmt_ex(s, &mut |e| {
            if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = e {
                read |= p.root == var;
            }
        });
        let other = match s {
            Stmt::Let(_, Rhs::Load(p) | Rhs::Pop(p))
            | Stmt::Store(p, _)
            | Stmt::Push(p, _)
            | Stmt::Clear(p) => p.root == var,
            Stmt::AddAll(_, q) => q.root == var,
            Stmt::Declare(_, Some(agg @ (Agg::Copy(..) | Agg::Popped(_)))) => {
                let mut found = false;
                crate::visit::agg_places(agg, &mut |p| found |= p.root == var);
                found
            }
            Stmt::CallReverse(c) => c.seed_places().any(|p| p.root == var) || c.exclusive.contains(&var),
            _ => false,
        };
        !read && !other && crate::visit::nested(s).into_iter().all(|b| only_added(b, var))
    };
    block.iter().all(added_alone) && cut.into_iter().all(|row| only_added(block, row))
}

pub(super) struct Gen<'a> {
    pub(super) item: &'a Item<'a>,
    pub(super) options: &'a Options,
    pub(super) entries: Vec<Entry>,
    /// The sweep that gives the value, too, where there is one.
    pub(super) valued: Option<&'a Swept>,
}

impl Gen<'_> {
    // ---- pieces of signatures ----

    /// The parameters of the function under their simple names. Those in `borrow` get the record's lifetime.
    pub(super) fn params(&self, borrow: &[usize]) -> Vec<TokenStream> {
        self.item
            .params
            .iter()
            .enumerate()
            .map(|(k, p)| {
                if let Some(r) = &p.receiver {
                    return r.to_token_stream();
                }
                let (name, ty) = (&p.ident, &p.syn_ty);
                if let (syn::Type::Reference(r), true) = (ty, borrow.contains(&k)) {
                    let inner = &r.elem;
                    return code!(#name: &'record #inner);
                }
                let owned =
                    matches!(&self.item.shapes[k], ParamShape::Var(_)) && !matches!(p.ty, Ty::Ref(..));
                if owned { code!(mut #name: #ty) } else { code!(#name: #ty) }
            })
            .collect()
    }

    pub(super) fn arguments(&self) -> Vec<TokenStream> {
        self.item.params.iter().map(|p| p.ident.to_token_stream()).collect()
    }

    /// A number of a float type.
    pub(super) fn num(&self, ty: &Ty, x: f64) -> TokenStream {
        let param = match ty.leaf() {
            Some(float) => super::type_param(float),
            None => self.item.generic.clone(),
        };
        super::number(&param, &self.item.krate, x)
    }

    /// The names of the type and const parameters.
    pub(super) fn generic_args(&self) -> Vec<TokenStream> {
        generic_args(&self.item.item.sig.generics)
    }

    /// What a forward sweep does, in an `unsafe` block if the function has one: the sweep makes the same calls.
    pub(super) fn as_safe_as_the_function(&self, code: TokenStream) -> TokenStream {
        struct Finder(bool);
        impl<'a> syn::visit::Visit<'a> for Finder {
            fn visit_expr_unsafe(&mut self, _: &'a syn::ExprUnsafe) {
                self.0 = true;
            }
        }
        let mut finder = Finder(self.item.item.sig.unsafety.is_some());
        syn::visit::Visit::visit_block(&mut finder, &self.item.item.block);
        if finder.0 { code!(unsafe { #code }) } else { code }
    }

    /// The generics of the record and of what is made of it: without the types of constants, which a caller of the reverse sweep has
    /// nothing to infer from.
    pub(super) fn back_generics(&self) -> syn::Generics {
        let generics = &self.item.item.sig.generics;
        let constants = crate::signature::constant_params(generics);
        let by_ref = |name: &String| {
            let refers =
                |p: &Param| matches!(p.ty, Ty::Ref(..)) && mentions(p.syn_ty.to_token_stream(), name);
            self.item.params.iter().any(refers)
        };
        let dropped: Vec<String> = constants.into_iter().filter(|name| !by_ref(name)).collect();
        let mut out = generics.clone();
        out.params = (out.params.into_iter())
            .filter(|p| !matches!(p, syn::GenericParam::Type(t) if dropped.contains(&t.ident.to_string())))
            .collect();
        if let Some(clause) = &mut out.where_clause {
            clause.predicates = (std::mem::take(&mut clause.predicates).into_iter())
                .filter(|p| !dropped.iter().any(|name| mentions(p.to_token_stream(), name)))
                .collect();
        }
        out
    }

    /// `::<T, N>`: what the arguments of a generated function do not tell, where a type parameter is that of the result alone.
    pub(super) fn turbofish(&self) -> Option<TokenStream> {
        let args = self.generic_args();
        let hidden = self.item.params.iter().any(|p| has_impl_trait(&p.syn_ty));
        (!args.is_empty() && !hidden).then(|| code!(::<#(#args),*>))
    }

    pub(super) fn where_clause(&self) -> TokenStream {
        self.item.item.sig.generics.where_clause.to_token_stream()
    }

    pub(super) fn generics(&self) -> TokenStream {
        let params = &self.item.item.sig.generics.params;
        if params.is_empty() { TokenStream::new() } else { code!(#params,) }
    }

    pub(super) fn unsafety(&self) -> TokenStream {
        self.item.item.sig.unsafety.to_token_stream()
    }

    pub(super) fn gradient_ty(&self) -> TokenStream {
        let krate = &self.item.krate;
        tuple(&self.entries.iter().map(|e| grad_ty(krate, &e.ty)).collect::<Vec<_>>())
    }

    pub(super) fn allow(&self) -> TokenStream {
        let attrs = &self.item.attrs;
        code!(#attrs #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)])
    }

    /// The type of what a result holds when it went well; the whole type where it cannot fail.
    pub(super) fn payload_ty(&self) -> TokenStream {
        match (self.item.output, first_argument(&self.item.item.sig.output)) {
            (Ty::Option(_) | Ty::Result(..), Some(inner)) => inner.to_token_stream(),
            _ => self.ret_ty(),
        }
    }

    /// The function's own `Option` or `Result` around another type.
    pub(super) fn wrap(&self, inner: TokenStream) -> TokenStream {
        let (Ty::Option(_) | Ty::Result(..), syn::ReturnType::Type(_, ty)) =
            (self.item.output, &self.item.item.sig.output)
        else {
            return inner;
        };
        let mut ty = (**ty).clone();
        if let Some(slot) = first_argument_mut(&mut ty) {
            *slot = syn::Type::Verbatim(inner);
        }
        let ty = ty.to_token_stream();
        if self.entries.iter().any(|e| e.ty.has_user()) { super::all_here(ty) } else { ty }
    }

    /// A value in the function's own `Ok` or `Some`.
    pub(super) fn ok(&self, value: TokenStream) -> TokenStream {
        match self.item.output {
            Ty::Option(_) => code!(::core::option::Option::Some(#value)),
            Ty::Result(..) => code!(::core::result::Result::Ok(#value)),
            _ => value,
        }
    }

    /// `?` behind a call of what may fail as the function does.
    pub(super) fn question(&self) -> Option<TokenStream> {
        matches!(self.item.output, Ty::Option(_) | Ty::Result(..)).then(|| code!(?))
    }

    /// Leaves a sweep that has found the function to fail.
    pub(super) fn leave(&self, p: &Printer<'_>, ret: &Ret) -> TokenStream {
        self.leave_after(p, ret, TokenStream::new())
    }

    pub(super) fn leave_after(&self, p: &Printer<'_>, ret: &Ret, before: TokenStream) -> TokenStream {
        let Ret::Fallible { present, error, is_result, .. } = ret else { return TokenStream::new() };
        if crate::lower::is_bool(present, true) {
            return TokenStream::new();
        }
        let present = p.ex(present);
        if !*is_result {
            return code!(if !(#present) { #before return ::core::option::Option::None; });
        }
        let error = match error {
            Some(e) => p.ex(e),
            None => code!(::core::option::Option::None),
        };
        code! {
            if !(#present) {
                #before
                match #error {
                    ::core::option::Option::Some(error) => return ::core::result::Result::Err(error),
                    ::core::option::Option::None => ::core::unreachable!(),
                }
            }
        }
    }

    pub(super) fn ret_ty(&self) -> TokenStream {
        match &self.item.item.sig.output {
            syn::ReturnType::Default => code!(()),
            syn::ReturnType::Type(_, ty) => code!(#ty),
        }
    }

    // ---- the printer for one of the functions ----

    pub(super) fn printer<'p>(&self, swept: &'p Swept, storage: Storage, buffers: bool) -> Printer<'p> {
        let p = Printer::new(&swept.f, self.item.krate.clone(), storage, Names::default(), self.item.home);
        for name in ["tape", "back", "record", "seed", "at"] {
            p.reserve(name);
        }
        self.name_parameters(&p);
        let mut by_ref = std::collections::BTreeSet::new();
        for (v, var) in swept.f.vars.iter().enumerate() {
            if matches!(var.origin, Origin::Shared | Origin::Exclusive) {
                by_ref.insert(v);
            }
        }
        for e in &self.entries {
            if let ParamShape::Var(v) = &self.item.shapes[e.at]
                && let Some(adj) = swept.sweep.of_vars.get(v)
            {
                p.name_var(*adj, &e.adj);
                if buffers || storage == Storage::Tape {
                    by_ref.insert(*adj);
                }
            }
        }
        p.number_all(&swept.forward);
        let generic = self.item.generic.clone();
        Printer { by_ref, generic, ..p }
    }

    /// Gives the parameters the user's names.
    pub(super) fn name_parameters(&self, p: &Printer<'_>) {
        for (shape, param) in self.item.shapes.iter().zip(self.item.params) {
            self.name_param(p, shape, param);
        }
    }

    fn name_param(&self, p: &Printer<'_>, shape: &ParamShape, param: &Param) {
        match shape {
            ParamShape::Scalar(v) => p.name_val(*v, &param.ident),
            ParamShape::Var(v) => p.name_var(*v, &param.ident),
            ParamShape::Tuple(Some(v), _) | ParamShape::Optional(v, ..) | ParamShape::Inactive(v) => {
                p.name_val(*v, &param.ident)
            }
            ParamShape::Tuple(None, _) => {}
        }
    }

    /// The adjoint of an entry as an expression, where it is a number or a tuple of numbers.
    pub(super) fn scalar_adjoint(
        &self,
        p: &Printer<'_>,
        swept: &Swept,
        shape: &ParamShape,
        ty: &Ty,
    ) -> TokenStream {
        match (shape, ty) {
            (ParamShape::Scalar(v), _) => match swept.sweep.of_vals.get(v) {
                Some(e) => p.of_type(ty, || p.ex(e)),
                None => self.num(ty, 0.0),
            },
            (ParamShape::Optional(_, present, payload), _) => {
                let present = p.val(*present);
                let adj = match swept.sweep.of_vals.get(payload) {
                    Some(e) => p.of_type(ty, || p.ex(e)),
                    None => self.num(ty, 0.0),
                };
                code!(if #present { ::core::option::Option::Some(#adj) } else { ::core::option::Option::None })
            }
            (ParamShape::Tuple(_, parts), Ty::Tuple(types)) => {
                let parts = parts.iter().zip(types).map(|(s, t)| self.scalar_adjoint(p, swept, s, t));
                code!((#(#parts),*))
            }
            (ParamShape::Var(v), _) => match swept.sweep.of_vars.get(v) {
                Some(adj) => p.var(*adj).into_token_stream(),
                None => self.num(ty, 0.0),
            },
            _ => code!(()),
        }
    }

    /// The buffers of an `_into` function: one per entry.
    pub(super) fn buffers(&self) -> Vec<TokenStream> {
        let buffer = |e: &Entry| {
            let (adj, ty) = (&e.adj, buffer_ty(&self.item.krate, &e.ty));
            code!(#adj: &mut #ty)
        };
        self.entries.iter().map(buffer).collect()
    }

    /// What an `_into` function binds the sweep's numbers to, and how it hands them out.
    pub(super) fn sums(&self, scalars: &[&Entry]) -> (TokenStream, TokenStream) {
        let sum = |e: &Entry| format_ident!("{}_sum", e.adj, span = Span::mixed_site());
        let names: Vec<TokenStream> = scalars.iter().map(|e| sum(e).to_token_stream()).collect();
        let give = scalars.iter().zip(&names).map(|(e, sum)| {
            let adj = &e.adj;
            code!(*#adj = #sum;)
        });
        (tuple(&names), give.collect())
    }

    pub(super) fn is_scalar(&self, e: &Entry) -> bool {
        !matches!(self.item.shapes[e.at], ParamShape::Var(_))
    }

    // ---- grad_f and its kin ----

    // ---- forward_f, reverse_f, the record, the companion ----

    // ---- the seed ----

    // ---- the companion's public side ----
}

pub(super) fn ret_values(ret: &Ret, out: &mut std::collections::BTreeSet<ValId>) {
    match ret {
        Ret::Fallible { present, payload, error, .. } => {
            for e in std::iter::once(present).chain(error) {
                let mut v = vec![];
                crate::visit::vals(e, &mut v);
                out.extend(v);
            }
            ret_values(payload, out);
        }
        Ret::Scalar(e, _) | Ret::Inactive(e) => {
            let mut v = vec![];
            crate::visit::vals(e, &mut v);
            out.extend(v);
        }
        Ret::Place(p, _) => {
            let mut v = vec![];
            crate::visit::place_vals(p, &mut v);
            out.extend(v);
        }
        Ret::Tuple(parts) | Ret::Array(parts) => parts.iter().for_each(|r| ret_values(r, out)),
        Ret::Unit => {}
    }
}

/// True if a block uses the tape.
pub(crate) fn has_calls(block: &Block) -> bool {
    // What is run again has a tape of its own, and so has each run of a parallel loop.
    block.iter().filter(|s| !matches!(s, Stmt::Replay(_))).any(|s| {
        if let Stmt::Parallel(p) = s {
            return p.taped == Taped::Put;
        }
        matches!(s, Stmt::Call(c) if !c.plain && matches!(c.kind, CallKind::Taped))
            || matches!(s, Stmt::Snapshot(_) | Stmt::KeepShape(_) | Stmt::PutShape(_))
            || crate::visit::nested(s).into_iter().any(has_calls)
    })
}

/// The names of the type and const parameters.
pub(super) fn generic_args(generics: &syn::Generics) -> Vec<TokenStream> {
    (generics.params.iter())
        .filter_map(|p| match p {
            syn::GenericParam::Type(t) => Some(t.ident.to_token_stream()),
            syn::GenericParam::Const(c) => Some(c.ident.to_token_stream()),
            syn::GenericParam::Lifetime(_) => None,
        })
        .collect()
}

/// True if a word occurs in tokens.
fn mentions(tokens: TokenStream, word: &str) -> bool {
    tokens.into_iter().any(|t| match t {
        proc_macro2::TokenTree::Ident(i) => i == word,
        proc_macro2::TokenTree::Group(g) => mentions(g.stream(), word),
        _ => false,
    })
}

/// True for a type with an `impl Trait` in it: nothing can be said of the type parameters then.
fn has_impl_trait(ty: &syn::Type) -> bool {
    struct Finder(bool);
    impl<'a> syn::visit::Visit<'a> for Finder {
        fn visit_type_impl_trait(&mut self, _: &'a syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    syn::visit::Visit::visit_type(&mut finder, ty);
    finder.0
}

/// The first type argument of a result's type: what it holds when it went well.
fn first_argument(output: &syn::ReturnType) -> Option<syn::Type> {
    let syn::ReturnType::Type(_, ty) = output else { return None };
    let mut ty = (**ty).clone();
    first_argument_mut(&mut ty).map(|t| t.clone())
}

fn first_argument_mut(ty: &mut syn::Type) -> Option<&mut syn::Type> {
    match ty {
        syn::Type::Paren(p) => first_argument_mut(&mut p.elem),
        syn::Type::Group(g) => first_argument_mut(&mut g.elem),
        syn::Type::Path(p) => match &mut p.path.segments.last_mut()?.arguments {
            syn::PathArguments::AngleBracketed(a) => a.args.iter_mut().find_map(|a| match a {
                syn::GenericArgument::Type(t) => Some(t),
                _ => None,
            }),
            _ => None,
        },
        _ => None,
    }
}
