//! Gradients of functions that call a gradient: beside `grad_f` stands a companion of its own, whose reverse sweep is a product with the
//! Hessian of `f`, which is symmetric.
use super::companion::Side;
use super::hvp::dot_of;
use super::items::*;
use crate::types::Ty;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};

impl Gen<'_> {
    /// The companion of `grad_f`; nothing where its arguments cannot be kept.
    pub(super) fn companion_of_gradient(&self) -> TokenStream {
        let item = self.item;
        let kept = |ty: &Ty| match ty {
            Ty::Float(_) | Ty::Int(_) | Ty::Bool => true,
            Ty::Array(e, _) => e.is_float(),
            Ty::Ref(false, inner) => match &**inner {
                Ty::Slice(e) | Ty::Vec(e) | Ty::Array(e, _) => {
                    e.is_float() || matches!(**e, Ty::Int(_) | Ty::Bool)
                }
                inner => inner.is_float(),
            },
            _ => false,
        };
        let plain = matches!(item.output, Ty::Float(_)) && self.generic_args().is_empty();
        if !plain || !item.params.iter().all(|p| kept(&p.ty)) || item.item.sig.unsafety.is_some() {
            return TokenStream::new();
        }
        let (krate, vis, allow) = (&item.krate, &item.item.vis, self.allow());
        let (generics, where_clause) = (self.generics(), self.where_clause());
        let (grad, hvp) = (item.named("grad_", ""), item.named("hvp_", ""));
        // A parameter of that name hides the function.
        if item.params.iter().any(|p| p.ident == grad || p.ident == hvp) {
            return TokenStream::new();
        }
        let text = grad.to_string();
        let (params, args, gradient_ty) = (self.params(&[]), self.arguments(), self.gradient_ty());

        // ---- what is kept: the arguments by value ----
        let (mut puts, mut takes) = (TokenStream::new(), vec![]);
        for p in item.params.iter().filter(|p| !matches!(p.ty, Ty::Ref(..))) {
            let name = &p.ident;
            let shown = p.ty.tokens().unwrap_or_else(|| code!(_));
            if p.ty.is_aggregate() {
                puts.extend(super::put_all(&p.ty, &code!(tape), &name.to_token_stream()));
                let all = super::take_all(&p.ty, &code!(back));
                takes.push(code!(let #name: #shown = #all;));
            } else {
                puts.extend(super::put(&p.ty, &code!(tape), &name.to_token_stream()));
                let one = super::take(&p.ty, &code!(back));
                takes.push(code!(let #name: #shown = #one;));
            }
        }
        takes.reverse();
        let lent = item.params.iter().filter(|p| matches!(p.ty, Ty::Ref(..))).map(|p| {
            let (name, ty) = (&p.ident, &p.syn_ty);
            code!(#name: #ty)
        });

        // ---- the seed is the direction, and what moves is the adjoint ----
        let types: Vec<Ty> = self.entries.iter().map(|e| e.ty.clone()).collect();
        let whole = if let [one] = &types[..] { one.clone() } else { Ty::Tuple(types) };
        let seed = self.seed_for(&whole);
        let names: Vec<Ident> =
            (0..self.entries.len()).map(|k| format_ident!("along_{k}", span = Span::mixed_site())).collect();
        let (seed_ty, seed_unpack, seeds) = (&seed.ty, &seed.unpack, &seed.leaves);
        let mut along = TokenStream::new();
        let mut passed = vec![];
        for ((e, name), given) in self.entries.iter().zip(&names).zip(seeds) {
            let p = &item.params[e.at];
            let of = &p.ident;
            let made = match &e.ty {
                // A result that nobody asked for has no seed.
                Ty::Slice(_) | Ty::Vec(_) => {
                    let zero = self.num(&e.ty, 0.0);
                    code!({ let row = #given; if row.is_empty() { ::std::vec![#zero; #of.len()] } else { row.to_vec() } })
                }
                _ => given.clone(),
            };
            along.extend(code!(let #name = #made;));
            passed.push(if matches!(p.ty, Ty::Ref(..)) { code!(&#name) } else { name.to_token_stream() });
        }
        let side = Side::Adjoints;
        let mut sinks = vec![];
        let mut finish = TokenStream::new();
        for (k, p) in item.params.iter().enumerate() {
            let sink = format_ident!("sink_{k}", span = Span::mixed_site());
            let Some(e) = self.entries.iter().find(|e| e.at == k) else {
                let bound = if p.constant { code!(#krate::sweep::Constant) } else { code!(Sized) };
                sinks.push(code!(#sink: impl #bound));
                continue;
            };
            let (ty, moved) = (self.sink_ty(&e.ty, &side), dot_of(e));
            sinks.push(code!(#sink: impl #krate::sweep::Sink<'sink, #ty>));
            let add = match e.ty.is_aggregate() {
                true => code!(for (to, from) in adjoint[..].iter_mut().zip(#moved.iter()) { *to += *from; }),
                false => code!(*adjoint += #moved;),
            };
            finish.extend(code!(if let ::core::option::Option::Some(adjoint) = #sink.slot() { #add }));
        }
        let moved = tuple(&self.entries.iter().map(|e| dot_of(e).to_token_stream()).collect::<Vec<_>>());

        // ---- one number in: the slope comes with the value ----
        let numbers = item.params.iter().all(|p| !p.ty.is_aggregate() && !matches!(p.ty, Ty::Ref(..)));
        let partials = (numbers && self.entries.len() == 1).then(|| {
            let one = self.num(item.output, 1.0);
            let slopes = item.params.iter().enumerate().map(|(k, p)| match &p.ty {
                _ if p.constant => code!(#krate::sweep::ConstantParameter),
                Ty::Float(_) if self.entries[0].at == k => code!(slope),
                Ty::Float(_) => self.num(&p.ty, 0.0),
                _ => code!(()),
            });
            let types = item.params.iter().map(|p| match &p.ty {
                _ if p.constant => code!(#krate::sweep::ConstantParameter),
                Ty::Float(f) => code!(#f),
                _ => code!(()),
            });
            code! {
                #[doc(hidden)] #[inline]
                #vis fn partials<#generics Called: 'static>(called: Called, #(#params),*) -> (#gradient_ty, (#(#types,)*)) {
                    #krate::sweep::check_callee(&called, &#grad, #text);
                    let (_, gradient, slope) = #hvp(#(#args,)* #one);
                    (gradient, (#(#slopes,)*))
                }
            }
        });
        code! {
            #allow
            #[doc(hidden)]
            #vis enum #grad {}
            #allow
            impl #grad {
                #[doc(hidden)] #[inline]
                #vis fn forward<#generics Called: 'static>(called: Called, #(#params,)* tape: &mut #krate::Tape) -> #gradient_ty #where_clause {
                    #krate::sweep::check_callee(&called, &#grad, #text);
                    #puts
                    #grad(#(#args),*)
                }
                #[doc(hidden)] #[inline]
                #vis fn reverse<'sink, 'seed, #generics>(#(#lent,)* back: &mut #krate::Back<'_>, seed: impl #krate::sweep::Seed<'seed, #seed_ty>, #(#sinks),*) #where_clause {
                    #(#takes)*
                    #seed_unpack
                    #along
                    let (_, _, #moved) = #hvp(#(#args,)* #(#passed),*);
                    #finish
                }
                #partials
            }
        }
    }
}
