//! The generated items: the record, the two sweeps, the functions that people call, and the companion that callers use.
use super::{Names, Printer, Storage};
use crate::adjoint::adjoint_ident;
use crate::ir::*;
use crate::lower::{Lowered, ParamShape};
use crate::options::Options;
use crate::pipeline::{SeedShape, Swept};
use crate::signature::Param;
use crate::tidy;
use crate::types::{Float, Ty};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};
use std::collections::HashMap;

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
    companion: Ident,
    record: Ident,
    attrs: TokenStream,
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
        let krate = match &options.krate {
            Some(path) => code!(#path),
            None => code!(::autodiff),
        };
        let span = item.sig.ident.span();
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
            Entry {
                at,
                adj: adjoint_ident(if base.is_empty() { "unnamed" } else { base }, p.ident.span()),
                heap: matches!(ty, Ty::Slice(_) | Ty::Vec(_)),
                exclusive: matches!(p.ty, Ty::Ref(true, _)),
                own: false,
                ty,
            }
        };
        self.params.iter().enumerate().filter(|(_, p)| p.active).map(entry).collect()
    }
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
            let (e, n): (_, TokenStream) = (grad_ty(krate, e), n.parse().unwrap_or_default());
            code!([#e; #n])
        }
        Ty::Slice(e) | Ty::Vec(e) => {
            let e = grad_ty(krate, e);
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
            let ty: TokenStream = text.parse().unwrap_or_default();
            code!(<#ty as #krate::Differentiable>::Tangent)
        }
        _ => code!(()),
    }
}

/// The type of a buffer that an entry is written to, behind its `&mut`.
pub(super) fn buffer_ty(krate: &TokenStream, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Slice(e) | Ty::Vec(e) => {
            let e = grad_ty(krate, e);
            code!([#e])
        }
        other => grad_ty(krate, other),
    }
}

/// Zeros for an entry; `of` is the parameter.
pub(super) fn zeros(ty: &Ty, of: &TokenStream, krate: &TokenStream) -> TokenStream {
    match ty {
        Ty::Float(Float::Param(t)) => super::number(&Some(Ident::new(t, Span::mixed_site())), krate, 0.0),
        Ty::Float(_) => code!(0.0),
        Ty::Array(e, n) if !matches!(**e, Ty::Vec(_) | Ty::Slice(_)) => {
            let (e, n): (_, TokenStream) = (zeros(e, of, krate), n.parse().unwrap_or_default());
            code!([#e; #n])
        }
        Ty::Slice(e) | Ty::Vec(e) if e.is_float() => {
            let zero = zeros(e, of, krate);
            code!(::std::vec![#zero; #of.len()])
        }
        Ty::Named(_) => code!(#krate::Differentiable::zero_tangent(#of)),
        Ty::Slice(e) | Ty::Vec(e) if !e.is_aggregate() => {
            code!(#of.iter().map(#krate::Differentiable::zero_tangent).collect::<::std::vec::Vec<_>>())
        }
        _ => code!(#krate::sweep::ZerosLike::zeros_like(&#of[..])),
    }
}

/// One thing bare, several as a tuple.
pub(super) fn tuple(parts: &[TokenStream]) -> TokenStream {
    if let [one] = parts { code!(#one) } else { code!((#(#parts),*)) }
}

pub(crate) fn print(item: &Item<'_>, joined: &Swept, split: &Swept, options: &Options) -> TokenStream {
    let mut entries = item.entries();
    mark_own(&mut entries, item.shapes, split);
    let gen_ = Gen { item, options, entries };
    let returns_float = matches!(crate::signature::inside(item.output), Ty::Float(_));
    let split_items = gen_.split(split);
    let gradient = if returns_float { gen_.gradient(joined) } else { TokenStream::new() };
    code!(#split_items #gradient)
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

/// True if a block does nothing with a variable but add to it.
fn only_added(block: &Block, var: VarId) -> bool {
    block.iter().all(|s| {
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
            Stmt::Declare(_, Some(Agg::Copy(p, _) | Agg::Popped(p))) => p.root == var,
            Stmt::CallReverse(c) => {
                matches!(&c.seed, Seed::Place(p) if p.root == var) || c.exclusive.contains(&var)
            }
            _ => false,
        };
        !read && !other && crate::visit::nested(s).into_iter().all(|b| only_added(b, var))
    })
}

pub(super) struct Gen<'a> {
    pub(super) item: &'a Item<'a>,
    pub(super) options: &'a Options,
    pub(super) entries: Vec<Entry>,
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

    /// A number of the function's float type.
    pub(super) fn num(&self, x: f64) -> TokenStream {
        super::number(&self.item.generic, &self.item.krate, x)
    }

    /// The names of the type and const parameters.
    pub(super) fn generic_args(&self) -> Vec<TokenStream> {
        let params = self.item.item.sig.generics.params.iter();
        params
            .filter_map(|p| match p {
                syn::GenericParam::Type(t) => Some(t.ident.to_token_stream()),
                syn::GenericParam::Const(c) => Some(c.ident.to_token_stream()),
                syn::GenericParam::Lifetime(_) => None,
            })
            .collect()
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
        ty.to_token_stream()
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
        let p = Printer::new(&swept.f, self.item.krate.clone(), storage, Names::default());
        for name in ["tape", "back", "record", "seed", "at"] {
            p.reserve(name);
        }
        for (shape, param) in self.item.shapes.iter().zip(self.item.params) {
            self.name_param(&p, shape, param);
        }
        let mut by_ref = std::collections::HashSet::new();
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
                Some(e) => p.ex(e),
                None => self.num(0.0),
            },
            (ParamShape::Optional(_, present, payload), _) => {
                let present = p.val(*present);
                let adj = match swept.sweep.of_vals.get(payload) {
                    Some(e) => p.ex(e),
                    None => self.num(0.0),
                };
                code!(if #present { ::core::option::Option::Some(#adj) } else { ::core::option::Option::None })
            }
            (ParamShape::Tuple(_, parts), Ty::Tuple(types)) => {
                let parts = parts.iter().zip(types).map(|(s, t)| self.scalar_adjoint(p, swept, s, t));
                code!((#(#parts),*))
            }
            (ParamShape::Var(v), _) => match swept.sweep.of_vars.get(v) {
                Some(adj) => p.var(*adj).into_token_stream(),
                None => self.num(0.0),
            },
            _ => code!(()),
        }
    }

    pub(super) fn is_scalar(&self, e: &Entry) -> bool {
        !matches!(self.item.shapes[e.at], ParamShape::Var(_))
    }

    // ---- grad_f and its kin ----

    fn gradient(&self, swept: &Swept) -> TokenStream {
        let item = self.item;
        let (vis, allow, unsafety, krate) = (&item.item.vis, self.allow(), self.unsafety(), &item.krate);
        let generics = self.generics();
        let where_clause = self.where_clause();
        let (zero, one) = (self.num(0.0), self.num(1.0));
        let (grad, grad_into) = (item.named("grad_", ""), item.named("grad_", "_into"));
        let (value, value_into) = (item.named("value_and_grad_", ""), item.named("value_and_grad_", "_into"));
        let params = self.params(&[]);
        let args = self.arguments();
        let gty = self.gradient_ty();
        let ret = self.ret_ty();
        let buffers: Vec<TokenStream> = self
            .entries
            .iter()
            .map(|e| {
                let (adj, ty) = (&e.adj, buffer_ty(krate, &e.ty));
                code!(#adj: &mut #ty)
            })
            .collect();
        let names: Vec<&Ident> = self.entries.iter().map(|e| &e.adj).collect();
        let p = self.printer(swept, Storage::Local, true);
        let (code, results) = self.joined_body(p, swept);
        let rows: Vec<&Entry> = self.entries.iter().filter(|e| !self.is_scalar(e)).collect();
        let locals: TokenStream = rows
            .iter()
            .map(|e| {
                let (adj, of, ty) = (&e.adj, self.of(e), grad_ty(krate, &e.ty));
                let z = zeros(&e.ty, &code!(#of), krate);
                code!(let mut #adj: #ty = #z;)
            })
            .collect();
        let row_names: Vec<&Ident> = rows.iter().map(|e| &e.adj).collect();
        let row_types: Vec<TokenStream> = rows
            .iter()
            .map(|e| {
                let (adj, ty) = (&e.adj, buffer_ty(krate, &e.ty));
                code!(#adj: &mut #ty)
            })
            .collect();
        let scalars: Vec<&Entry> = self.entries.iter().filter(|e| self.is_scalar(e)).collect();
        let scalar_ty = tuple(&scalars.iter().map(|e| grad_ty(krate, &e.ty)).collect::<Vec<_>>());
        let scalar_pat = tuple(&scalars.iter().map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
        let sums: Vec<Ident> =
            scalars.iter().map(|e| format_ident!("{}_sum", e.adj, span = Span::mixed_site())).collect();
        let sum_pat = tuple(&sums.iter().map(|n| n.to_token_stream()).collect::<Vec<_>>());
        let outs: TokenStream = scalars
            .iter()
            .zip(&sums)
            .map(|(e, sum)| {
                let adj = &e.adj;
                code!(*#adj = #sum;)
            })
            .collect();
        let results: Vec<TokenStream> =
            self.entries.iter().zip(results).filter(|(e, _)| self.is_scalar(e)).map(|(_, r)| r).collect();
        let results = tuple(&results);
        let all = tuple(&names.iter().map(|n| n.to_token_stream()).collect::<Vec<_>>());
        let companion = &item.companion;
        let question = self.question();
        let (sweep_ty, results) = (self.wrap(scalar_ty), self.ok(results));
        let (grad_out, all) = (self.wrap(gty.clone()), self.ok(all));
        let fallible = matches!(item.output, Ty::Option(_) | Ty::Result(..));
        let (into_out, done) = (self.wrap(code!(())), self.ok(code!(())));
        let (into_out, done) = (fallible.then(|| code!(-> #into_out)), fallible.then_some(done));
        let payload = self.payload_ty();
        let (value_out, pair) = (
            self.wrap(code!((#payload, #gty))),
            self.ok(code!((value, #companion::pullback(&record, seed)))),
        );
        let value_done = self.ok(code!(value));
        let lens: TokenStream = self
            .entries
            .iter()
            .filter(|e| e.heap)
            .map(|e| {
                let (adj, of) = (&e.adj, &item.params[e.at].ident);
                let text = of.to_string();
                code!(#krate::sweep::check_len(#text, #adj.len(), #of.len());)
            })
            .collect();
        let clear: TokenStream = self
            .entries
            .iter()
            .map(|e| {
                let adj = &e.adj;
                match &e.ty {
                    Ty::Slice(t) | Ty::Vec(t) | Ty::Array(t, _) if !t.is_aggregate() => {
                        code!(#adj.fill(#zero);)
                    }
                    Ty::Slice(_) | Ty::Vec(_) | Ty::Array(..) => code!(#krate::sweep::Clear::clear(#adj);),
                    _ if self.is_scalar(e) => TokenStream::new(),
                    ty => {
                        let z = zeros(ty, &self.of(e), krate);
                        code!(*#adj = #z;)
                    }
                }
            })
            .collect();
        let doc = format!("The gradient of [`{}`], in the shape of its parameters.", item.item.sig.ident);
        let doc_into = format!(
            "The gradient of [`{}`]; overwrites the buffers.\n\n# Panics\nIf a buffer's length differs from its parameter's.",
            item.item.sig.ident
        );
        let doc_value = format!("The value of [`{}`] and its gradient.", item.item.sig.ident);
        let doc_value_into = format!(
            "The value of [`{}`]; its gradient overwrites the buffers.\n\n# Panics\nIf a buffer's length differs from its parameter's.",
            item.item.sig.ident
        );
        let mutable: Vec<&Entry> = self.entries.iter().filter(|e| e.exclusive).collect();
        let finals: Vec<Ident> =
            mutable.iter().map(|e| format_ident!("{}_out", e.adj, span = Span::mixed_site())).collect();
        let seed_locals: TokenStream = mutable
            .iter()
            .zip(&finals)
            .map(|(e, name)| {
                let z = zeros(&e.ty, &self.of(e), krate);
                code!(let #name = #z;)
            })
            .collect();
        let seed = if mutable.is_empty() {
            self.num(1.0)
        } else {
            let finals = mutable.iter().zip(&finals).map(|(e, name)| match &e.ty {
                Ty::Slice(_) | Ty::Vec(_) => code!(&#name[..]),
                _ => code!(#name),
            });
            code!((#one, #(#finals),*))
        };
        let zero_all: TokenStream = self
            .entries
            .iter()
            .map(|e| {
                let adj = &e.adj;
                match &e.ty {
                    Ty::Slice(t) | Ty::Vec(t) | Ty::Array(t, _) if t.is_float() => code!(#adj.fill(#zero);),
                    Ty::Slice(_) | Ty::Vec(_) | Ty::Array(..) => {
                        code!(#krate::sweep::Clear::clear(&mut #adj[..]);)
                    }
                    ty @ Ty::Named(_) => {
                        let z = zeros(ty, &self.of(e), krate);
                        code!(*#adj = #z;)
                    }
                    ty => {
                        let z = self.zero_scalar(ty);
                        code!(*#adj = #z;)
                    }
                }
            })
            .collect();
        code! {
            #allow
            impl #companion {
                #[inline(always)]
                #unsafety fn gradient_sweep<#generics>(#(#params,)* #(#row_types),*) -> #sweep_ty #where_clause {
                    #code
                    #results
                }
            }
            #[doc = #doc]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #grad<#generics>(#(#params),*) -> #grad_out #where_clause {
                #locals
                let #scalar_pat = #companion::gradient_sweep(#(#args,)* #(&mut #row_names),*) #question;
                #all
            }
            #[doc = #doc_into]
            #allow #[inline]
            #vis #unsafety fn #grad_into<#generics>(#(#params,)* #(#buffers),*) #into_out #where_clause {
                #lens
                #clear
                let #sum_pat = #companion::gradient_sweep(#(#args,)* #(#row_names),*) #question;
                #outs
                #done
            }
            #[doc = #doc_value]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #value<#generics>(#(#params),*) -> #value_out #where_clause {
                #seed_locals
                let seed = #seed;
                let (value, record) = #companion::record(#(#args),*) #question;
                #pair
            }
            #[doc = #doc_value_into]
            #allow #[inline]
            #vis #unsafety fn #value_into<#generics>(#(#params,)* #(#buffers),*) -> #ret #where_clause {
                #lens
                #seed_locals
                let seed = #seed;
                #zero_all
                let (value, record) = #companion::record(#(#args),*) #question;
                #companion::pullback_into(&record, seed, #(#names),*);
                #value_done
            }
        }
    }

    pub(super) fn zero_scalar(&self, ty: &Ty) -> TokenStream {
        match ty {
            Ty::Option(_) => code!(::core::option::Option::None),
            Ty::Tuple(parts) => {
                let parts = parts.iter().map(|t| self.zero_scalar(t));
                code!((#(#parts),*))
            }
            Ty::Float(_) => self.num(0.0),
            _ => code!(()),
        }
    }

    /// The joined sweeps and the entries' results.
    /// The values that say which `Option` parameters are there.
    fn presents(&self) -> Vec<ValId> {
        let shapes = self.item.shapes.iter();
        shapes
            .filter_map(|s| if let ParamShape::Optional(_, present, _) = s { Some(*present) } else { None })
            .collect()
    }

    pub(super) fn joined_body(&self, mut p: Printer<'_>, swept: &Swept) -> (TokenStream, Vec<TokenStream>) {
        let mut keep = self.presents();
        if let Ret::Fallible { .. } = &swept.f.ret {
            let mut vals = std::collections::HashSet::new();
            ret_values(&swept.f.ret, &mut vals);
            keep.extend(vals);
        }
        swept.sweep.of_vals.values().for_each(|e| crate::visit::vals(e, &mut keep));
        if !self.options.without("tidy") {
            let both: Block = swept.forward.iter().chain(&swept.reverse).cloned().collect();
            p.inlined = tidy::inline(&swept.f, &[&both], &keep);
        }
        let items = self.item.items;
        let frames = p.frame_declarations(&swept.forward);
        let calls = has_calls(&swept.forward);
        let krate = &self.item.krate;
        let tape = calls.then(|| code!(let mut tape = #krate::Tape::default();));
        let back = calls.then(|| code!(let mut back = tape.back();));
        let forward = p.block(&swept.forward);
        let leave = self.leave(&p, &swept.f.ret);
        let reverse = p.block(&swept.reverse);
        let results = self
            .entries
            .iter()
            .map(|e| self.scalar_adjoint(&p, swept, &self.item.shapes[e.at], &e.ty))
            .collect();
        (code!(#(#items)* #frames #tape #forward #leave #back #reverse), results)
    }

    // ---- forward_f, reverse_f, the record, the companion ----

    fn split(&self, swept: &Swept) -> TokenStream {
        let item = self.item;
        let p = self.printer(swept, Storage::Tape, true);
        let seed = self.seed(&p, swept);
        let (vis, allow, unsafety, krate) = (&item.item.vis, self.allow(), self.unsafety(), &item.krate);
        let (record, companion) = (&item.record, &item.companion);
        let user_generics = &item.item.sig.generics.params;
        let name = &item.item.sig.ident;

        // What the record borrows: parameters that the reverse sweep reads, or whose shape the gradient has.
        let borrowed: Vec<usize> = (0..item.params.len())
            .filter(|k| match (&item.shapes[*k], &item.params[*k].ty) {
                (ParamShape::Var(v), Ty::Ref(false, inner)) => {
                    swept.reverse_vars.contains(v)
                        || (item.params[*k].active
                            && !matches!(&**inner, Ty::Slice(t) | Ty::Vec(t) if t.is_float())
                            && matches!(**inner, Ty::Slice(_) | Ty::Vec(_) | Ty::Named(_)))
                }
                _ => false,
            })
            .collect();
        let mut fields = vec![];
        for k in &borrowed {
            let param = &item.params[*k];
            let Ty::Ref(_, inner) = &param.ty else { continue };
            let written = match &param.syn_ty {
                syn::Type::Reference(r) => (*r.elem).clone(),
                other => other.clone(),
            };
            fields.push(Field::Borrowed {
                param: *k,
                ident: param.ident.clone(),
                inner: (**inner).clone(),
                written,
            });
        }
        for e in self.entries.iter().filter(|e| e.heap && !borrowed.contains(&e.at)) {
            fields.push(Field::Length {
                entry: e.clone(),
                // The user may have named something else so.
                ident: p.unique(&format_ident!(
                    "{}_len",
                    item.params[e.at].ident.to_string().trim_start_matches("r#"),
                    span = item.params[e.at].ident.span()
                )),
            });
        }
        for v in &swept.kept.vars {
            fields.push(Field::Kept { var: *v, ident: p.var(*v), ty: swept.f.vars[*v].ty.clone() });
        }
        for v in &swept.kept.vals {
            fields.push(Field::Value {
                ident: p.val(*v),
                ty: swept.f.vals[*v].ty.clone(),
                of: swept.f.vals[*v].of,
            });
        }
        let where_clause = self.where_clause();
        let (zero, generics) = (self.num(0.0), self.generics());
        let generic_args = self.generic_args();
        let is_generic = !generic_args.is_empty();
        let bare: Vec<TokenStream> = user_generics
            .iter()
            .filter_map(|p| match p {
                syn::GenericParam::Type(t) => Some(t.ident.to_token_stream()),
                syn::GenericParam::Const(c) => {
                    let (name, ty) = (&c.ident, &c.ty);
                    Some(code!(const #name: #ty))
                }
                syn::GenericParam::Lifetime(_) => None,
            })
            .collect();
        let types: Vec<&Ident> = user_generics
            .iter()
            .filter_map(|p| if let syn::GenericParam::Type(t) = p { Some(&t.ident) } else { None })
            .collect();
        let borrow = (!borrowed.is_empty()).then(|| code!('record,));
        let angle = |life: Option<TokenStream>, args: &[TokenStream]| {
            if life.is_none() && args.is_empty() { TokenStream::new() } else { code!(<#life #(#args),*>) }
        };
        let decl = angle(borrow.clone(), &bare);
        let life = angle(borrow.clone(), &generic_args);
        let anon = angle((!borrowed.is_empty()).then(|| code!('_,)), &generic_args);
        let fn_generics = code!(<#borrow #user_generics>);
        let marker =
            (!types.is_empty()).then(|| code!(marker: ::core::marker::PhantomData<fn() -> (#(#types,)*)>,));
        let marker_value = (!types.is_empty()).then(|| code!(marker: ::core::marker::PhantomData,));
        // The memory of a record: itself without what it borrows; in a generic function, whose types may borrow, its tape.
        let memory = if is_generic {
            code!(#krate::Tape)
        } else if borrowed.is_empty() {
            record.to_token_stream()
        } else {
            code!(#record<'static>)
        };

        let declared: Vec<TokenStream> = fields.iter().map(|f| f.declare(&p, krate)).collect();
        let doc_record = format!(
            "What [`{name}`]'s forward sweep keeps for its reverse sweep: local derivatives and other residuals."
        );

        // The two sweeps.
        let mut p = p;
        let mut keep: Vec<ValId> = swept.kept.vals.clone();
        swept.sweep.of_vals.values().for_each(|e| crate::visit::vals(e, &mut keep));
        let mut ret_vals = std::collections::HashSet::new();
        ret_values(&swept.f.ret, &mut ret_vals);
        let forward_keep: Vec<ValId> = keep.iter().copied().chain(ret_vals).collect();
        if !self.options.without("tidy") {
            p.inlined = tidy::inline(&swept.f, &[&swept.forward], &forward_keep);
        }
        let items = item.items;
        let forward_code = p.block(&swept.forward);
        let made: Vec<TokenStream> = fields
            .iter()
            .map(|f| f.make(&p, &item.params.iter().map(|p| p.ident.clone()).collect::<Vec<_>>()))
            .collect();
        let value = self.ret(&p, &swept.f.ret);
        let leave = self.leave(&p, &swept.f.ret);
        p.inlined = HashMap::new();
        if !self.options.without("tidy") {
            p.inlined = tidy::inline(&swept.f, &[&swept.reverse], &keep);
        }
        let mut p2 = p;
        // In the reverse sweep what the record holds is read through it.
        for f in &fields {
            if let Field::Kept { var, .. } = f {
                p2.by_ref.insert(*var);
            }
        }
        let reverse_code = p2.block(&swept.reverse);
        let unpack: TokenStream = fields.iter().map(|f| f.unpack(&p2, &swept.reverse, swept)).collect();
        let scalars: Vec<&Entry> = self.entries.iter().filter(|e| self.is_scalar(e)).collect();
        let results: Vec<TokenStream> =
            scalars.iter().map(|e| self.scalar_adjoint(&p2, swept, &item.shapes[e.at], &e.ty)).collect();
        let results_ty = tuple(&scalars.iter().map(|e| grad_ty(krate, &e.ty)).collect::<Vec<_>>());
        let results = tuple(&results);
        let (seed_ty, seed_unpack) = (&seed.ty, &seed.unpack);
        let mut buffers = vec![];
        for e in self.entries.iter().filter(|e| !self.is_scalar(e)) {
            let (adj, ty) = (&e.adj, buffer_ty(krate, &e.ty));
            buffers.push(code!(#adj: &mut #ty));
        }
        let params = self.params(&borrowed);
        let args = self.arguments();

        // reverse_f
        let gty = self.gradient_ty();
        let shapes: HashMap<usize, TokenStream> = fields.iter().filter_map(|f| f.shape()).collect();
        let finals = &seed.finals;
        let allocate: TokenStream = self
            .entries
            .iter()
            .filter(|e| !self.is_scalar(e))
            .map(|e| {
                let adj = &e.adj;
                let ty = grad_ty(krate, &e.ty);
                if let Some(last) = finals.get(&e.at) {
                    let copy = match &e.ty {
                        Ty::Slice(_) | Ty::Vec(_) => code!(#last.to_vec()),
                        _ => code!(#last),
                    };
                    return code!(let mut #adj: #ty = #copy;);
                }
                let z = match (&e.ty, shapes.get(&e.at)) {
                    (Ty::Slice(t) | Ty::Vec(t), Some(len)) if !t.is_aggregate() => {
                        code!(::std::vec![#zero; #len])
                    }
                    (Ty::Slice(_) | Ty::Vec(_), _) => {
                        let of = &item.params[e.at].ident;
                        code!(#krate::sweep::ZerosLike::zeros_like(&record.#of[..]))
                    }
                    (ty @ Ty::Named(_), _) => match item.params[e.at].ty {
                    Ty::Ref(..) => {
                        let of = &item.params[e.at].ident;
                        zeros(ty, &code!(record.#of.0.unwrap_or_else(|| ::core::panic!("the record holds no forward sweep"))), krate)
                    }
                    _ => code!(::core::default::Default::default()),
                },
                (ty, _) => zeros(ty, &code!(record), krate),
                };
                code!(let mut #adj: #ty = #z;)
            })
            .collect();
        let buffer_args: Vec<TokenStream> = self
            .entries
            .iter()
            .filter(|e| !self.is_scalar(e))
            .map(|e| {
                let adj = &e.adj;
                code!(&mut #adj)
            })
            .collect();
        let scalar_names: Vec<&Ident> = scalars.iter().map(|e| &e.adj).collect();
        let scalar_pat = tuple(&scalar_names.iter().map(|n| n.to_token_stream()).collect::<Vec<_>>());
        let all_names = tuple(&self.entries.iter().map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
        let (forward, reverse) = (item.named("forward_", ""), item.named("reverse_", ""));
        let (forward_into, reverse_into) = (item.named("forward_", "_into"), item.named("reverse_", "_into"));
        let into_buffers: Vec<TokenStream> = self
            .entries
            .iter()
            .map(|e| {
                let (adj, ty) = (&e.adj, buffer_ty(krate, &e.ty));
                code!(#adj: &mut #ty)
            })
            .collect();
        let lens: TokenStream = self
            .entries
            .iter()
            .filter(|e| e.heap)
            .map(|e| {
                let adj = &e.adj;
                let text = item.params[e.at].ident.to_string();
                let len = match shapes.get(&e.at) {
                    Some(len) => len.clone(),
                    None => code!(#adj.len()),
                };
                code!(#krate::sweep::check_len(#text, #adj.len(), #len);)
            })
            .collect();
        // A `&mut` parameter's adjoint starts from the seed of its final contents and is added afterwards.
        let local = |e: &Entry| format_ident!("{}_in", e.adj, span = Span::mixed_site());
        let into_prepare: TokenStream = self
            .entries
            .iter()
            .filter(|e| e.exclusive || e.own)
            .map(|e| {
                let (name, adj) = (local(e), &e.adj);
                let last = finals.get(&e.at).cloned().unwrap_or_default();
                match &e.ty {
                    ty if e.own => {
                        let of = if matches!(ty, Ty::Named(_)) { code!(&*#adj) } else { code!(#adj) };
                        let z = zeros(ty, &of, krate);
                        code!(let mut #name = #z;)
                    }
                    Ty::Slice(_) | Ty::Vec(_) => code!(let mut #name = #last.to_vec();),
                    _ => code!(let mut #name = #last;),
                }
            })
            .collect();
        let into_args: Vec<TokenStream> = self
            .entries
            .iter()
            .filter(|e| !self.is_scalar(e))
            .map(|e| {
                let adj = &e.adj;
                if e.exclusive || e.own {
                    let name = local(e);
                    code!(&mut #name)
                } else {
                    code!(#adj)
                }
            })
            .collect();
        let into_finish: TokenStream = self
            .entries
            .iter()
            .filter(|e| e.exclusive || e.own)
            .map(|e| {
                let (adj, name) = (&e.adj, local(e));
                match &e.ty {
                    Ty::Slice(_) | Ty::Vec(_) | Ty::Array(..) => {
                        if item.generic.is_some() {
                            return code!(for (to, from) in #adj[..].iter_mut().zip(#name[..].iter()) { *to = *to + *from; });
                        }
                        code!(#krate::sweep::Accumulate::accumulate(&mut #adj[..], &#name[..]);)
                    }
                    Ty::Named(_) => code!(#krate::sweep::Accumulate::accumulate(&mut *#adj, &#name);),
                    _ => code!(*#adj = *#adj + #name;),
                }
            })
            .collect();
        let into_locals: Vec<Ident> = scalars.iter().map(|e| local(e)).collect();
        let into_pat = tuple(&into_locals.iter().map(|n| n.to_token_stream()).collect::<Vec<_>>());
        let into_adds: TokenStream = scalars
            .iter()
            .zip(&into_locals)
            .map(|(e, n)| {
                let adj = &e.adj;
                self.add_scalar(&code!(*#adj), &code!(#n), &e.ty)
            })
            .collect();

        let clean = |s: &str| s.to_string();
        let doc_forward = clean(&format!("Evaluates [`{name}`] and records what its reverse sweep needs."));
        let doc_reverse = format!(
            "The reverse sweep of [`{name}`]: `seed` times its gradient. Leaves the record as it is."
        );
        let doc_reverse_into = format!(
            "The reverse sweep of [`{name}`]; **adds** to the buffers.\n\n# Panics\nIf a buffer's length differs from its parameter's."
        );
        let doc_forward_into =
            format!("As [`{forward}`], in the memory of a record that was [recycled]({record}::recycle).");
        let doc_recycle = "The record's memory without what it borrows, for the next forward sweep.";
        let static_fields: Vec<TokenStream> = fields.iter().map(Field::empty).collect();
        let recycled = if is_generic {
            code!(let mut tape = self.tape; tape.clear(); tape)
        } else {
            code!(let mut tape = self.tape; tape.clear(); #record { #(#static_fields,)* tape })
        };
        let from_memory = if is_generic { code!(memory) } else { code!(memory.tape) };
        let payload = self.payload_ty();
        let recorded = self.wrap(code!((#payload, #record #life)));
        let with_record = self.ok(code!((#value, record)));
        let both = self.ok(code!((value, record)));
        let question = self.question();
        let adj_names: Vec<&Ident> = self.entries.iter().map(|e| &e.adj).collect();
        let companion_items = self.companion(&fields, &seed);

        code! {
            #[doc = #doc_record]
            #allow #[derive(Clone, Debug, Default)]
            #vis struct #record #decl {
                #(#declared,)*
                #marker
                /// The residuals of loops and calls.
                tape: #krate::Tape,
            }
            #allow
            impl #decl #record #life {
                #[doc = #doc_recycle]
                #[must_use]
                #vis fn recycle(self) -> #memory {
                    #recycled
                }
            }
            #[doc(hidden)]
            #allow #[allow(non_camel_case_types)]
            #vis enum #companion {}
            #allow
            impl #companion {
                #[inline(always)]
                #unsafety fn forward_sweep #fn_generics(#(#params,)* tape: &mut #krate::Tape) -> #recorded #where_clause {
                    #(#items)*
                    #forward_code
                    #leave
                    let record = #record { #(#made,)* #marker_value tape: #krate::Tape::default() };
                    #with_record
                }
                #[inline(always)]
                fn reverse_sweep<#generics>(record: &#record #anon, back: &mut #krate::Back<'_>, seed: #seed_ty, #(#buffers),*) -> #results_ty #where_clause {
                    #(#items)*
                    #unpack
                    #seed_unpack
                    #reverse_code
                    #results
                }
                #[inline]
                #unsafety fn record #fn_generics(#(#params),*) -> #recorded #where_clause {
                    let mut tape = #krate::Tape::default();
                    let (value, mut record) = Self::forward_sweep(#(#args,)* &mut tape) #question;
                    record.tape = tape;
                    #both
                }
                #[inline]
                fn pullback<#generics>(record: &#record #anon, seed: #seed_ty) -> #gty #where_clause {
                    #allocate
                    let #scalar_pat = Self::reverse_sweep(record, &mut record.tape.back(), seed, #(#buffer_args),*);
                    #all_names
                }
                #[inline]
                fn pullback_into<#generics>(record: &#record #anon, seed: #seed_ty, #(#into_buffers),*) #where_clause {
                    #lens
                    #into_prepare
                    let #into_pat = Self::reverse_sweep(record, &mut record.tape.back(), seed, #(#into_args),*);
                    #into_adds
                    #into_finish
                }
                #companion_items
            }
            #[doc = #doc_forward]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #forward #fn_generics(#(#params),*) -> #recorded #where_clause {
                #companion::record(#(#args),*)
            }
            #[doc = #doc_forward_into]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #forward_into #fn_generics(memory: #memory, #(#params),*) -> #recorded #where_clause {
                let mut tape = #from_memory;
                tape.clear();
                let (value, mut record) = #companion::forward_sweep(#(#args,)* &mut tape) #question;
                record.tape = tape;
                #both
            }
            #[doc = #doc_reverse]
            #allow #[inline] #[must_use]
            #vis fn #reverse<#generics>(record: &#record #anon, seed: #seed_ty) -> #gty #where_clause {
                #companion::pullback(record, seed)
            }
            #[doc = #doc_reverse_into]
            #allow #[inline]
            #vis fn #reverse_into<#generics>(record: &#record #anon, seed: #seed_ty, #(#into_buffers),*) #where_clause {
                #companion::pullback_into(record, seed, #(#adj_names),*);
            }
        }
    }

    pub(super) fn add_scalar(&self, to: &TokenStream, from: &TokenStream, ty: &Ty) -> TokenStream {
        match ty {
            Ty::Option(_) => {
                code! {
                    if let ::core::option::Option::Some(from) = #from {
                        #to = ::core::option::Option::Some(match #to {
                            ::core::option::Option::Some(to) => to + from,
                            ::core::option::Option::None => from,
                        });
                    }
                }
            }
            Ty::Float(_) => code!(#to = #to + #from;),
            Ty::Tuple(parts) => parts
                .iter()
                .enumerate()
                .map(|(k, t)| {
                    let k = syn::Index::from(k);
                    let to = if to.to_string().starts_with('*') { code!((#to).#k) } else { code!(#to.#k) };
                    self.add_scalar(&to, &code!(#from.#k), t)
                })
                .collect(),
            _ => TokenStream::new(),
        }
    }

    pub(super) fn ret(&self, p: &Printer<'_>, ret: &Ret) -> TokenStream {
        match ret {
            Ret::Fallible { payload, .. } => self.ret(p, payload),
            Ret::Unit => code!(()),
            Ret::Scalar(e, _) | Ret::Inactive(e) => p.ex(e),
            Ret::Place(place, ty) => {
                let tokens = p.place(place);
                match ty {
                    Ty::Vec(_)
                        if place.is_whole()
                            && matches!(p.f.vars[place.root].ty, Ty::Slice(_))
                            && p.by_ref.contains(&place.root) =>
                    {
                        code!(#tokens.to_vec())
                    }
                    Ty::Vec(_) if matches!(place.path.last(), Some(Proj::Range(..))) => {
                        code!(#tokens.to_vec())
                    }
                    Ty::Array(..) if p.by_ref.contains(&place.root) && place.is_whole() => code!(*#tokens),
                    _ => code!(#tokens.clone()),
                }
            }
            Ret::Tuple(parts) => {
                let parts = parts.iter().map(|r| self.ret(p, r));
                code!((#(#parts),*))
            }
            Ret::Array(parts) => {
                let parts = parts.iter().map(|r| self.ret(p, r));
                code!([#(#parts),*])
            }
        }
    }

    // ---- the seed ----

    pub(super) fn seed(&self, p: &Printer<'_>, swept: &Swept) -> SeedParts {
        let krate = &self.item.krate;
        let exclusive: Vec<&Entry> = self.entries.iter().filter(|e| e.exclusive).collect();
        let mut out =
            SeedParts { ty: code!(()), unpack: TokenStream::new(), finals: HashMap::new(), companion: None };
        let seed_ty = |ty: &Ty| match ty {
            Ty::Slice(e) | Ty::Vec(e) => {
                let e = grad_ty(krate, e);
                code!(&[#e])
            }
            ty => grad_ty(krate, ty),
        };
        match &swept.seed {
            None | Some(SeedShape::None) => {}
            Some(SeedShape::Scalar(v, ty)) => {
                p.name_val(*v, &Ident::new("seed", Span::mixed_site()));
                out.ty = seed_ty(ty);
            }
            Some(SeedShape::Slice(v, ty)) => {
                p.name_var(*v, &Ident::new("seed", Span::mixed_site()));
                out.ty = seed_ty(ty);
                out.companion = Some(ty.clone());
            }
            Some(SeedShape::Tuple(whole, parts)) => {
                p.name_val(*whole, &Ident::new("seed", Span::mixed_site()));
                let mut types: Vec<TokenStream> = parts.iter().map(|(ty, _)| seed_ty(ty)).collect();
                for (k, (_, var)) in parts.iter().enumerate() {
                    if let Some(v) = var {
                        let (name, k) = (p.var(*v), syn::Index::from(k));
                        out.unpack.extend(code!(let #name = seed.#k;));
                    }
                }
                let first = parts.len();
                let total = first + exclusive.len();
                for (k, e) in exclusive.iter().enumerate() {
                    types.push(seed_ty(&e.ty));
                    let at = syn::Index::from(first + k);
                    let last = if total == 1 { code!(seed) } else { code!(seed.#at) };
                    out.finals.insert(e.at, last);
                }
                out.ty = tuple(&types);
            }
        }
        out
    }

    // ---- the companion's public side ----

    fn companion(&self, fields: &[Field], seed: &SeedParts) -> TokenStream {
        let item = self.item;
        let (vis, unsafety, krate, record) = (&item.item.vis, self.unsafety(), &item.krate, &item.record);
        let generics = self.generics();
        let name = &item.item.sig.ident;
        let params = self.params(&[]);
        let args = self.arguments();
        let ret = self.ret_ty();
        let puts: TokenStream = fields.iter().map(Field::put).collect();
        let takes: TokenStream = fields.iter().rev().map(|f| f.take()).collect();
        let rebuilt: Vec<TokenStream> = fields.iter().map(|f| f.rebuilt(krate)).collect();
        let text = name.to_string();
        let CallSide { reverse_params, sinks: adjoints, prepare, passed, finish, pat } =
            self.call_side(fields);
        // Aggregates as a result: their adjoint by reference.
        let (seed_ty, seed_value) = match &seed.companion {
            Some(Ty::Array(e, n)) => {
                let (e, n): (_, TokenStream) = (grad_ty(krate, e), n.parse().unwrap_or_default());
                (code!(&[#e; #n]), code!(*seed))
            }
            _ => (seed.ty.clone(), code!(seed)),
        };
        let exclusive: Vec<&Entry> = self.entries.iter().filter(|e| e.exclusive).collect();
        // The caller's seed has no part for `&mut` arguments: those are in their adjoints.
        let (seed_ty, seed_value) =
            if exclusive.is_empty() { (seed_ty, seed_value) } else { self.caller_seed(&exclusive) };
        let bounds = item.item.sig.generics.where_clause.as_ref().map(|w| w.predicates.to_token_stream());
        let type_params: Vec<&Ident> = item.item.sig.generics.type_params().map(|t| &t.ident).collect();
        let types = type_params.len();
        let marker_value = (types > 0).then(|| code!(marker: ::core::marker::PhantomData,));
        let generic_args = self.generic_args();
        let plain_types: Vec<&syn::Type> = item.params.iter().map(|p| &p.syn_ty).collect();
        // Which function is called is checked by the type of the function item itself.
        let (called, check) = if generic_args.is_empty() {
            (code!(Called: 'static), code!(#krate::sweep::check_callee(&called, &#name, #text);))
        } else {
            (
                code!(Called: Fn(#(#plain_types),*) -> #ret),
                code!(#krate::sweep::check_generic_callee(&called, &#name::<#(#generic_args),*>, #text);),
            )
        };
        let forward_body = self.forward_for_caller(
            &code!(Self::forward_sweep(#(#args,)* tape)),
            &code!((value, record)),
            &puts,
        );
        let partials = self.partials((called.clone(), check.clone()));
        code! {
            #[doc(hidden)] #[inline]
            #vis #unsafety fn forward<#generics Called>(called: Called, #(#params,)* tape: &mut #krate::Tape) -> #ret where #called, #bounds {
                #check
                #forward_body
            }
            #[doc(hidden)] #[inline]
            #vis fn reverse<'sink, #generics>(#(#reverse_params,)* back: &mut #krate::Back<'_>, seed: #seed_ty, #(#adjoints),*) where #(#type_params: 'sink,)* #bounds {
                #takes
                #prepare
                let record = #record { #(#rebuilt,)* #marker_value tape: #krate::Tape::default() };
                let #pat = Self::reverse_sweep(&record, back, #seed_value, #(#passed),*);
                #finish
            }
            #partials
        }
    }

    /// A forward sweep on the caller's tape. Where the function fails it leaves nothing there.
    pub(super) fn forward_for_caller(
        &self,
        sweep: &TokenStream,
        pattern: &TokenStream,
        puts: &TokenStream,
    ) -> TokenStream {
        let value = self.ok(code!(value));
        match self.item.output {
            Ty::Option(_) | Ty::Result(..) => {
                let fine = self.ok(code!(#pattern));
                code! {
                    let mark = tape.len();
                    match #sweep {
                        #fine => { #puts #value }
                        failed => {
                            tape.truncate(mark);
                            let _ = failed?;
                            ::core::unreachable!()
                        }
                    }
                }
            }
            _ => code!(let #pattern = #sweep; #puts #value),
        }
    }

    /// What a method's sweeps hand over on the tape.
    pub(super) fn tape_fields(&self, p: &Printer<'_>, swept: &Swept) -> Vec<Field> {
        let mut fields = vec![];
        for e in
            self.entries.iter().filter(|e| e.heap && !matches!(self.item.params[e.at].ty, Ty::Ref(false, _)))
        {
            let base = self.item.params[e.at].ident.to_string();
            let ident = format_ident!("{}_len", base.trim_start_matches("r#"), span = Span::mixed_site());
            let ident = p.unique(&ident);
            fields.push(Field::Length { entry: e.clone(), ident });
        }
        for v in &swept.kept.vars {
            fields.push(Field::Kept { var: *v, ident: p.var(*v), ty: swept.f.vars[*v].ty.clone() });
        }
        for v in &swept.kept.vals {
            let val = &swept.f.vals[*v];
            fields.push(Field::Value { ident: p.val(*v), ty: val.ty.clone(), of: val.of });
        }
        fields
    }

    /// What a caller's reverse sweep hands in, and how the callee's own reverse sweep is run with it.
    pub(super) fn call_side(&self, fields: &[Field]) -> CallSide {
        let item = self.item;
        let krate = &item.krate;
        let zero = self.num(0.0);
        // A reference to each argument that was one; the callee keeps what it needs of the others.
        let mut reverse_params = vec![];
        let mut sinks = vec![];
        let mut prepare = TokenStream::new();
        let mut passed = vec![];
        let mut finish = TokenStream::new();
        for (k, p) in item.params.iter().enumerate() {
            let ident = &p.ident;
            if let Some(r) = &p.receiver {
                reverse_params.push(r.to_token_stream());
            } else if let (Ty::Ref(false, _), syn::Type::Reference(r)) = (&p.ty, &p.syn_ty) {
                let inner = &r.elem;
                reverse_params.push(code!(#ident: &#inner));
            }
            let sink = format_ident!("sink_{k}", span = Span::mixed_site());
            let Some(e) = self.entries.iter().find(|e| e.at == k) else {
                sinks.push(code!(#sink: impl Sized));
                continue;
            };
            let ty = buffer_ty(krate, &e.ty);
            sinks.push(code!(#sink: impl #krate::sweep::Sink<'sink, #ty>));
            let slot = code!(#krate::sweep::Sink::<#ty>::slot(#sink));
            let name = &e.adj;
            if self.is_scalar(e) {
                let add = self.add_scalar(&code!(*adjoint), &code!(#name), &e.ty);
                finish.extend(code!(if let ::core::option::Option::Some(adjoint) = #slot { #add }));
                continue;
            }
            let scratch = format_ident!("scratch_{k}", span = Span::mixed_site());
            let length = fields.iter().find_map(|f| match f {
                Field::Length { entry, ident } if entry.at == k => Some(ident.clone()),
                _ => None,
            });
            let z = match (length, &e.ty) {
                (Some(n), _) => code!(::std::vec![#zero; #n]),
                (None, Ty::Named(_)) if !matches!(p.ty, Ty::Ref(..)) => {
                    code!(::core::default::Default::default())
                }
                _ => zeros(&e.ty, &self.of(e), krate),
            };
            let whole = matches!(e.ty, Ty::Slice(_) | Ty::Vec(_)).then(|| code!([..]));
            if e.own {
                // The sweep does more than add: it works in memory of its own, which is added to the caller's afterwards.
                prepare.extend(code!(let mut #scratch = #z; let #name = &mut #scratch #whole;));
                let add = match &e.ty {
                    Ty::Slice(_) | Ty::Vec(_) | Ty::Array(..) if item.generic.is_some() => {
                        code!(for (to, from) in adjoint[..].iter_mut().zip(#scratch[..].iter()) { *to = *to + *from; })
                    }
                    Ty::Slice(_) | Ty::Vec(_) | Ty::Array(..) => {
                        code!(#krate::sweep::Accumulate::accumulate(&mut adjoint[..], &#scratch[..]);)
                    }
                    Ty::Named(_) => code!(#krate::sweep::Accumulate::accumulate(adjoint, &#scratch);),
                    _ => code!(*adjoint = *adjoint + #scratch;),
                };
                finish.extend(code!(if let ::core::option::Option::Some(adjoint) = #slot { #add }));
                passed.push(code!(#name));
                continue;
            }
            prepare.extend(code! {
                let mut #scratch;
                let #name = match #slot {
                    ::core::option::Option::Some(adjoint) => adjoint,
                    ::core::option::Option::None => { #scratch = #z; &mut #scratch #whole }
                };
            });
            passed.push(code!(#name));
        }
        let scalars: Vec<&Entry> = self.entries.iter().filter(|e| self.is_scalar(e)).collect();
        let pat = tuple(&scalars.iter().map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
        CallSide { reverse_params, sinks, prepare, passed, finish, pat }
    }

    /// An entry's parameter, as a reference where its type is the user's.
    pub(super) fn of(&self, e: &Entry) -> TokenStream {
        let p = &self.item.params[e.at];
        let ident = &p.ident;
        match (&e.ty, &p.ty) {
            (Ty::Named(_), Ty::Ref(..)) => code!(#ident),
            (Ty::Named(_), _) => code!(&#ident),
            _ => code!(#ident),
        }
    }

    /// The seed that a caller gives, with empty final contents for the `&mut` parameters.
    fn caller_seed(&self, exclusive: &[&Entry]) -> (TokenStream, TokenStream) {
        let krate = &self.item.krate;
        let empty = |e: &&Entry| match &e.ty {
            Ty::Slice(_) | Ty::Vec(_) => code!(&[]),
            ty => zeros(ty, &code!(seed), &self.item.krate),
        };
        let finals: Vec<TokenStream> = exclusive.iter().map(empty).collect();
        match self.item.output {
            Ty::Unit => (code!(()), tuple(&finals)),
            Ty::Tuple(parts) => {
                let floats: Vec<TokenStream> = parts
                    .iter()
                    .filter(|t| crate::signature::carries(t))
                    .map(|t| grad_ty(krate, t))
                    .collect();
                let n = floats.len();
                let own: Vec<TokenStream> = (0..n)
                    .map(|k| {
                        let k = syn::Index::from(k);
                        if n == 1 { code!(seed) } else { code!(seed.#k) }
                    })
                    .collect();
                (tuple(&floats), code!((#(#own,)* #(#finals),*)))
            }
            ty => (grad_ty(krate, ty), code!((seed, #(#finals),*))),
        }
    }

    /// The value and one local derivative per parameter, where all of them are numbers.
    fn partials(&self, called: (TokenStream, TokenStream)) -> TokenStream {
        let item = self.item;
        let numbers = item.shapes.iter().zip(item.params).all(|(s, p)| match s {
            ParamShape::Scalar(_) => true,
            ParamShape::Inactive(_) => !matches!(p.ty, Ty::Ref(..)),
            ParamShape::Var(_) => !p.active && matches!(p.ty, Ty::Named(_)),
            _ => false,
        });
        let floats = item.params.iter().filter(|p| matches!(p.ty, Ty::Float(_))).count();
        if !matches!(crate::signature::inside(item.output), Ty::Float(_)) || !numbers || floats > 8 {
            return TokenStream::new();
        }
        let name = Ident::new("partials", Span::mixed_site());
        let (one, question) = (self.num(1.0), self.question());
        self.partials_fn(&item.item.vis.to_token_stream(), &name, Some(called), |args, krate| {
            code! {
                let mut tape = #krate::Tape::default();
                let (value, record) = Self::forward_sweep(#(#args,)* &mut tape) #question;
                let gradient = Self::reverse_sweep(&record, &mut tape.back(), #one);
            }
        })
    }

    /// A function that gives a value and one local derivative per parameter; `run` binds `value` and `gradient`.
    pub(super) fn partials_fn(
        &self,
        vis: &TokenStream,
        name: &Ident,
        called: Option<(TokenStream, TokenStream)>,
        run: impl FnOnce(&[TokenStream], &TokenStream) -> TokenStream,
    ) -> TokenStream {
        let item = self.item;
        let where_clause = self.where_clause();
        let (unsafety, krate, generics) = (self.unsafety(), &item.krate, self.generics());
        let out = self.payload_ty();
        let (params, args) = (self.params(&[]), self.arguments());
        let types: Vec<TokenStream> = item
            .params
            .iter()
            .map(|p| match &p.ty {
                Ty::Float(f) => code!(#f),
                _ => code!(()),
            })
            .collect();
        let pat = tuple(&self.entries.iter().map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
        let values: Vec<TokenStream> = item
            .params
            .iter()
            .enumerate()
            .map(|(k, p)| match (self.entries.iter().find(|e| e.at == k), &p.ty) {
                (Some(e), _) => e.adj.to_token_stream(),
                (None, Ty::Float(_)) => self.num(0.0),
                _ => code!(()),
            })
            .collect();
        let run = run(&args, krate);
        let allow = self.allow();
        let whole = self.wrap(code!((#out, (#(#types,)*))));
        let last = self.ok(code!((value, (#(#values,)*))));
        let predicates = item.item.sig.generics.where_clause.as_ref().map(|w| w.predicates.to_token_stream());
        let (called_param, called_arg, bound, check) = match called {
            Some((bound, check)) => (
                Some(code!(Called)),
                Some(code!(called: Called,)),
                code!(where #bound, #predicates),
                Some(check),
            ),
            None => (None, None, where_clause, None),
        };
        code! {
            #[doc(hidden)] #allow #[inline]
            #vis #unsafety fn #name<#generics #called_param>(#called_arg #(#params),*) -> #whole #bound {
                #check
                #run
                let #pat = gradient;
                #last
            }
        }
    }
}

pub(super) struct CallSide {
    pub(super) reverse_params: Vec<TokenStream>,
    pub(super) sinks: Vec<TokenStream>,
    pub(super) prepare: TokenStream,
    pub(super) passed: Vec<TokenStream>,
    pub(super) finish: TokenStream,
    pub(super) pat: TokenStream,
}

pub(super) struct SeedParts {
    pub(super) ty: TokenStream,
    pub(super) unpack: TokenStream,
    /// The seed of a `&mut` parameter's final contents, by parameter.
    pub(super) finals: HashMap<usize, TokenStream>,
    /// The type of an aggregate result.
    companion: Option<Ty>,
}

/// A field of the record.
pub(super) enum Field {
    Borrowed { param: usize, ident: Ident, inner: Ty, written: syn::Type },
    Length { entry: Entry, ident: Ident },
    Kept { var: VarId, ident: Ident, ty: Ty },
    Value { ident: Ident, ty: Ty, of: Of },
}

impl Field {
    /// The variable whose final contents it is.
    pub(super) fn kept(&self) -> Option<VarId> {
        match self {
            Field::Kept { var, .. } => Some(*var),
            _ => None,
        }
    }

    /// Puts a local of that name on the tape.
    pub(super) fn put_local(&self, params: &[Ident]) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Borrowed { .. } => TokenStream::new(),
            Field::Length { entry, .. } => {
                let param = &params[entry.at];
                code!(tape.put(#param.len());)
            }
            Field::Value { ty, .. } => super::put(ty, &code!(tape), &code!(#ident)),
            Field::Kept { ty, .. } => super::put_all(ty, &code!(tape), &code!(#ident)),
        }
    }

    pub(super) fn ident(&self) -> &Ident {
        match self {
            Field::Borrowed { ident, .. }
            | Field::Length { ident, .. }
            | Field::Kept { ident, .. }
            | Field::Value { ident, .. } => ident,
        }
    }

    fn long(ty: &Ty) -> bool {
        match ty {
            Ty::Array(e, n) => e.is_aggregate() || n.parse::<usize>().map_or(true, |n| n > 32),
            _ => false,
        }
    }

    fn declare(&self, p: &Printer<'_>, krate: &TokenStream) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Borrowed { inner, written, .. } => {
                let doc = format!("The parameter `{ident}`.");
                let ty = match written {
                    syn::Type::Slice(t) => {
                        let e = &t.elem;
                        code!(&'record [#e])
                    }
                    syn::Type::Array(t) => {
                        let e = &t.elem;
                        code!(&'record [#e])
                    }
                    other => match inner {
                        Ty::Vec(e) => {
                            let e = e.tokens().unwrap_or_default();
                            code!(&'record [#e])
                        }
                        _ => code!(#krate::sweep::Borrowed<'record, #other>),
                    },
                };
                code!(#[doc = #doc] #ident: #ty)
            }
            Field::Length { .. } => code!(/** The length of a parameter. */ #ident: usize),
            Field::Kept { ty, .. } => {
                let doc = format!("The final contents of `{ident}`.");
                let t = ty.tokens().unwrap_or_default();
                let ty = match ty {
                    Ty::Array(e, n) if Self::long(ty) => {
                        let (e, n): (_, TokenStream) =
                            (e.tokens().unwrap_or_default(), n.parse().unwrap_or_default());
                        code!(#krate::sweep::Fixed<#e, { #n }>)
                    }
                    _ => t,
                };
                code!(#[doc = #doc] #ident: #ty)
            }
            Field::Value { ty, of, .. } => {
                let doc = match of {
                    Of::Partial(r, o) => {
                        format!("The local derivative of `{}` with respect to `{}`.", p.val(*r), p.val(*o))
                    }
                    _ => format!("The value of `{ident}`."),
                };
                let ty = Printer::word_type(ty);
                code!(#[doc = #doc] #ident: #ty)
            }
        }
    }

    fn make(&self, p: &Printer<'_>, params: &[Ident]) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Borrowed { inner, .. } if !inner.is_aggregate() => {
                let krate = &p.krate;
                code!(#ident: #krate::sweep::Borrowed(::core::option::Option::Some(#ident)))
            }
            Field::Borrowed { .. } => code!(#ident),
            Field::Length { entry, .. } => {
                let param = &params[entry.at];
                code!(#ident: #param.len())
            }
            Field::Kept { var, ty, .. } => {
                let name = p.var(*var);
                let value = if matches!(ty, Ty::Vec(_)) { code!(#name.clone()) } else { code!(#name) };
                if Self::long(ty) {
                    let krate = &p.krate;
                    code!(#ident: #krate::sweep::Fixed(#value))
                } else {
                    code!(#ident: #value)
                }
            }
            Field::Value { .. } => code!(#ident),
        }
    }

    /// In the reverse sweep: the field under the name it had.
    fn unpack(&self, p: &Printer<'_>, _reverse: &Block, swept: &Swept) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Borrowed { inner: Ty::Array(e, n), .. } => {
                let (e, n): (_, TokenStream) =
                    (e.tokens().unwrap_or_default(), n.parse().unwrap_or_default());
                code!(let #ident: &[#e; #n] = ::core::convert::TryFrom::try_from(record.#ident).unwrap_or_else(|_| ::core::panic!("the record holds no forward sweep"));)
            }
            Field::Borrowed { inner, .. } if !inner.is_aggregate() => {
                code!(let ::core::option::Option::Some(#ident) = record.#ident.0 else { ::core::panic!("the record holds no forward sweep") };)
            }
            Field::Borrowed { .. } => code!(let #ident = record.#ident;),
            Field::Length { .. } => TokenStream::new(),
            Field::Kept { var, ty, .. } => {
                let name = p.var(*var);
                let _ = swept;
                if Self::long(ty) {
                    code!(let #name = &record.#ident.0;)
                } else {
                    code!(let #name = &record.#ident;)
                }
            }
            Field::Value { .. } => code!(let #ident = record.#ident;),
        }
    }

    fn empty(&self) -> TokenStream {
        let ident = self.ident();
        code!(#ident: ::core::default::Default::default())
    }

    pub(super) fn put(&self) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Borrowed { .. } => TokenStream::new(),
            Field::Length { .. } => code!(tape.put(record.#ident);),
            Field::Value { ty, .. } => super::put(ty, &code!(tape), &code!(record.#ident)),
            Field::Kept { ty, .. } if Self::long(ty) => {
                super::put_all(ty, &code!(tape), &code!(record.#ident.0))
            }
            Field::Kept { ty, .. } => super::put_all(ty, &code!(tape), &code!(record.#ident)),
        }
    }

    pub(super) fn take(&self) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Borrowed { .. } => TokenStream::new(),
            Field::Length { .. } => code!(let #ident: usize = back.take();),
            Field::Value { ty, .. } => {
                let (shown, value) = (Printer::word_type(ty), super::take(ty, &code!(back)));
                code!(let #ident: #shown = #value;)
            }
            Field::Kept { ty, .. } => {
                let all = super::take_all(ty, &code!(back));
                code!(let #ident = #all;)
            }
        }
    }

    fn rebuilt(&self, krate: &TokenStream) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Borrowed { inner, .. } if !inner.is_aggregate() => {
                code!(#ident: #krate::sweep::Borrowed(::core::option::Option::Some(#ident)))
            }
            Field::Kept { ty, .. } if Self::long(ty) => code!(#ident: #krate::sweep::Fixed(#ident)),
            _ => code!(#ident),
        }
    }

    /// The length that a heap entry of the gradient has, read from the record.
    fn shape(&self) -> Option<(usize, TokenStream)> {
        let ident = self.ident();
        match self {
            Field::Borrowed { param, inner, .. } if inner.is_aggregate() => {
                Some((*param, code!(record.#ident.len())))
            }
            Field::Length { entry, .. } => Some((entry.at, code!(record.#ident))),
            _ => None,
        }
    }
}

pub(super) fn ret_values(ret: &Ret, out: &mut std::collections::HashSet<ValId>) {
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
pub(super) fn has_calls(block: &Block) -> bool {
    block.iter().any(|s| {
        matches!(s, Stmt::Call(c) if !c.plain && matches!(c.kind, CallKind::Taped))
            || matches!(s, Stmt::Snapshot(_))
            || crate::visit::nested(s).into_iter().any(has_calls)
    })
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
