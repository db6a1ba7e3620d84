//! What callers of a function with second derivatives use: both sweeps over a tape, with the tangents of everything.
use super::Storage;
use super::companion::{CallSide, Side, Sinks};
use super::hvp::dot_of;
use super::items::*;
use super::jvp::{Home, Leaf, tangent_name};
use super::record::Field;
use crate::ir::*;
use crate::lower::ParamShape;
use crate::modes::{Moves, ParamDot, ret_dot_vals};
use crate::signature::Param;
use crate::sweeps::{SeedShape, Swept};
use crate::tidy;
use crate::types::Ty;
use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;

/// Reads again what the function took by reference.
fn seen_again(p: &Param) -> bool {
    match &p.receiver {
        Some(_) => !matches!(p.ty, Ty::Ref(true, _)),
        None => matches!(p.ty, Ty::Ref(false, _)),
    }
}

impl Gen<'_> {
    /// `hvp_f` of a function with several results, or one that changes its parameters: of their sum with given weights.
    pub(super) fn hvp_of_several(
        &self,
        swept: &Swept,
        callers: TokenStream,
        home: &Home<'_>,
        vis: &TokenStream,
    ) -> TokenStream {
        let item = self.item;
        let Some(moves) = &swept.moves else { return TokenStream::new() };
        let (allow, unsafety, krate) = (self.allow(), self.unsafety(), &item.krate);
        let (generics, where_clause) = (self.generics(), self.where_clause());
        let moving: Vec<(&Param, Ident)> = self.moving(&moves.dots).collect();
        let number_params = self.sweep_params(&moving, Leaf::Number);
        let dots = moving.iter().map(|(_, dot)| dot);
        let again = moving.iter().filter(|(p, _)| seen_again(p)).map(|(p, dot)| match p.ty {
            Ty::Ref(..) => dot.to_token_stream(),
            _ => code!(&#dot),
        });
        let p = self.printer(swept, Storage::Tape, true);
        let seed = self.seed(&p, swept);
        let (still, zero_seed) = self.still_seed(swept);
        let rows: Vec<&Entry> = self.entries.iter().filter(|e| !self.is_scalar(e)).collect();
        let locals = rows.iter().map(|e| {
            let (adj, dot, ty) = (&e.adj, dot_of(e), self.tangent_ty(&e.ty, Leaf::Number));
            let zero = zeros(&e.ty, &self.of(e), krate);
            let first = match (seed.finals.get(&e.at), &e.ty) {
                (Some(last), Ty::Slice(_) | Ty::Vec(_)) => code!(#last.to_vec()),
                (Some(last), _) => code!(#last.clone()),
                (None, _) => zero.clone(),
            };
            code!(let mut #adj: #ty = #first; let mut #dot: #ty = #zero;)
        });
        let row_args = rows.iter().map(|e| {
            let (adj, dot) = (&e.adj, dot_of(e));
            code!(&mut #adj, &mut #dot)
        });
        let scalars: Vec<&Entry> = self.entries.iter().filter(|e| self.is_scalar(e)).collect();
        let pattern = tuple(&scalars.iter().map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
        let dot_pattern = tuple(&scalars.iter().map(|e| dot_of(e).to_token_stream()).collect::<Vec<_>>());
        let gradient = tuple(&self.entries.iter().map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
        let moved = tuple(&self.entries.iter().map(|e| dot_of(e).to_token_stream()).collect::<Vec<_>>());
        let (params, args, payload, gradient_ty) =
            (self.params(&[]), self.arguments(), self.payload_ty(), self.gradient_ty());
        let reverse_args = item.params.iter().filter(|p| seen_again(p)).map(|p| match &p.receiver {
            Some(r) if r.reference.is_none() => code!(&self),
            _ => p.ident.to_token_stream(),
        });
        let (_, forward) = self.hidden("hvp_forward_sweep", home);
        let (_, reverse) = self.hidden("hvp_reverse_sweep", home);
        let (question, seed_ty) = (self.question(), &seed.ty);
        let out = self.wrap(code!((#payload, #gradient_ty, #gradient_ty)));
        let done = self.ok(code!((value, #gradient, #moved)));
        let hvp = item.named("hvp_", "");
        let name = &item.item.sig.ident;
        let free = matches!(home, Home::Companion(_));
        let link = if free { format!("[`{name}`]") } else { format!("[`{name}`](Self::{name})") };
        let doc = format!(
            "Second derivatives of the results of {link}, put together with the weights `seed`, which have the shape of a reverse sweep's seed: \
             the value, the gradient of that sum, and the product of its Hessian with the direction."
        );
        let public = code! {
            #[doc = #doc]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #hvp<#generics>(#(#params,)* seed: #seed_ty, #(#number_params),*) -> #out #where_clause {
                #(#locals)*
                #still
                let mut tape = #krate::Tape::default();
                let (value, _) = #forward(#(#args,)* #(#dots,)* &mut tape) #question;
                let (#pattern, #dot_pattern) = #reverse(#(#reverse_args,)* #(#again,)* &mut tape.back(), seed, #zero_seed, #(#row_args),*);
                #done
            }
        };
        match home {
            Home::Companion(companion) => code! {
                #allow
                impl #companion { #callers }
                #public
            },
            Home::Methods => code!(#callers #public),
        }
    }

    /// Tangents of a seed that does not move: what has to be bound, and they themselves.
    fn still_seed(&self, swept: &Swept) -> (TokenStream, TokenStream) {
        let krate = &self.item.krate;
        let mut bound = TokenStream::new();
        let mut still = |ty: &Ty, seed: TokenStream, k: usize| {
            let zero = zeros(ty, &seed, krate);
            if !matches!(ty, Ty::Slice(_) | Ty::Vec(_)) {
                return if ty.has_user() { code!(#krate::sweep::Tangent::empty()) } else { zero };
            }
            let name = quote::format_ident!("still_{k}", span = Span::mixed_site());
            bound.extend(code!(let #name = #zero;));
            code!(&#name[..])
        };
        let exclusive: Vec<&Ty> = self.entries.iter().filter(|e| e.exclusive).map(|e| &e.ty).collect();
        let parts: Vec<Ty> = match &swept.seed {
            None | Some(SeedShape::None) => vec![],
            Some(SeedShape::Scalar(_, ty) | SeedShape::Slice(_, ty)) => vec![ty.clone()],
            Some(SeedShape::Tuple(_, parts)) => parts.iter().map(|(ty, _)| ty.clone()).collect(),
        };
        let all: Vec<&Ty> = parts.iter().chain(exclusive).collect();
        let one = all.len() == 1;
        let zeros: Vec<TokenStream> = (all.into_iter().enumerate())
            .map(|(k, ty)| {
                let at = syn::Index::from(k);
                still(ty, if one { code!(seed) } else { code!(seed.#at) }, k)
            })
            .collect();
        (bound, tuple(&zeros))
    }

    /// The sweeps of the function and how they move, over the tape that a caller owns.
    pub(super) fn second(&self, swept: &Swept, home: &Home<'_>, vis: &TokenStream) -> TokenStream {
        let Some(moves) = &swept.moves else { return TokenStream::new() };
        let mut entries = self.entries.clone();
        mark_own(&mut entries, self.item.shapes, swept);
        for e in &mut entries {
            e.own |= !e.exclusive && self.dot_is_own(e, swept, moves);
        }
        let gen_ = Gen { entries, ..*self };
        gen_.sweeps_that_move(swept, moves, home, vis)
    }

    /// True if the reverse sweep does more with the tangents of an adjoint than add to them.
    fn dot_is_own(&self, e: &Entry, swept: &Swept, moves: &Moves) -> bool {
        let ParamShape::Var(v) = &self.item.shapes[e.at] else { return false };
        let dot = swept.sweep.of_vars.get(v).and_then(|adj| moves.of_vars.get(adj));
        dot.is_some_and(|dot| !only_added(&swept.reverse, *dot))
    }

    fn sweeps_that_move(
        &self,
        swept: &Swept,
        moves: &Moves,
        home: &Home<'_>,
        vis: &TokenStream,
    ) -> TokenStream {
        let item = self.item;
        let (allow, unsafety, krate) = (self.allow(), self.unsafety(), &item.krate);
        let leaf = if moves.generic.is_some() { Leaf::Dot } else { Leaf::Number };
        let side = Side::Tangents(leaf);
        let bound = self.dot_bound(&moves.generic);
        let free = matches!(home, Home::Companion(_));

        // ---- the sweeps ----
        let mut p = self.printer(swept, Storage::Tape, true);
        p.reserve("seed_dot");
        for (param, dot) in item.params.iter().zip(&moves.dots) {
            match dot {
                ParamDot::None => {}
                ParamDot::Val(v) => p.name_val(*v, &tangent_name(param)),
                ParamDot::Var(v) => p.name_var(*v, &tangent_name(param)),
            }
        }
        for e in &self.entries {
            if let ParamShape::Var(v) = &item.shapes[e.at]
                && let Some(dot) = swept.sweep.of_vars.get(v).and_then(|adj| moves.of_vars.get(adj))
            {
                p.name_var(*dot, &dot_of(e));
                p.by_ref.insert(*dot);
            }
        }
        let seed = self.seed(&p, swept);
        let seed_dot = self.seed_parts(&p, Some(&moves.seed), &side);
        // Lengths are between a caller and the sweeps: the caller's memory may have to be stood in for.
        let (lengths, fields): (Vec<Field>, Vec<Field>) =
            self.tape_fields(&p, swept).into_iter().partition(|f| matches!(f, Field::Length { .. }));
        let mut keep: Vec<ValId> = swept.kept.vals.clone();
        swept
            .sweep
            .of_vals
            .values()
            .chain(moves.of_vals.values())
            .for_each(|e| crate::visit::vals(e, &mut keep));
        let mut ret_vals = std::collections::BTreeSet::new();
        ret_values(&swept.f.ret, &mut ret_vals);
        let forward_keep: Vec<ValId> =
            keep.iter().copied().chain(ret_vals).chain(ret_dot_vals(&moves.ret)).collect();
        if !self.options.without("tidy") {
            p.inlined = tidy::inline(&swept.f, &[&swept.forward], &forward_keep);
        }
        let forward_code = p.block(&swept.forward);
        let value = self.ret(&p, &swept.f.ret);
        let tangent = self.ret_dot(&p, &moves.ret, moves.generic.is_some()).unwrap_or_else(|| code!(()));
        let leave = self.leave_after(&p, &swept.f.ret, code!(tape.truncate(mark);));
        let idents = item.params.iter().map(|p| p.ident.clone()).collect::<Vec<_>>();
        let puts: TokenStream = fields.iter().map(|f| f.put_local(&idents)).collect();
        if !self.options.without("tidy") {
            p.inlined = tidy::inline(&swept.f, &[&swept.reverse], &keep);
        }
        for (shape, param) in item.shapes.iter().zip(item.params) {
            if let (ParamShape::Var(v), Some(_)) = (shape, &param.receiver) {
                p.by_ref.insert(*v);
            }
        }
        // The tangents of what was taken by reference, and of a receiver.
        for (param, dot) in item.params.iter().zip(&moves.dots) {
            if let ParamDot::Var(v) = dot
                && seen_again(param)
            {
                p.by_ref.insert(*v);
            }
        }
        for var in fields.iter().filter_map(Field::kept) {
            p.by_ref.remove(&var);
        }
        let reverse_code = p.block(&swept.reverse);
        let takes: TokenStream = fields.iter().rev().map(|f| f.take()).collect();
        let scalars: Vec<&Entry> = self.entries.iter().filter(|e| self.is_scalar(e)).collect();
        let rows: Vec<&Entry> = self.entries.iter().filter(|e| !self.is_scalar(e)).collect();
        let firsts: Vec<TokenStream> =
            scalars.iter().map(|e| self.scalar_adjoint(&p, swept, &item.shapes[e.at], &e.ty)).collect();
        let seconds: Vec<TokenStream> =
            scalars.iter().map(|e| self.scalar_dot(&p, moves, &item.shapes[e.at], &e.ty)).collect();
        let (firsts, seconds) = (tuple(&firsts), tuple(&seconds));
        let types =
            |leaf: Leaf| tuple(&scalars.iter().map(|e| self.tangent_ty(&e.ty, leaf)).collect::<Vec<_>>());
        let (first_ty, second_ty) = (types(Leaf::Number), types(leaf));
        let row_params = rows.iter().map(|e| {
            let (adj, ty, dot, dot_ty) =
                (&e.adj, buffer_ty(krate, &e.ty), dot_of(e), self.row_ty(&e.ty, leaf));
            code!(#adj: &mut #ty, #dot: &mut #dot_ty)
        });

        // ---- their signatures ----
        let moving: Vec<(&Param, Ident)> = self.moving(&moves.dots).collect();
        let own_params = self.sweep_params(&moving, leaf);
        let again: Vec<(&Param, Ident)> = moving.iter().filter(|(p, _)| seen_again(p)).cloned().collect();
        let again_params = again.iter().map(|(p, dot)| {
            let ty = self.tangent_param(&p.ty, leaf);
            // What was consumed is only looked at.
            match p.ty {
                Ty::Ref(..) => code!(#dot: #ty),
                _ => code!(#dot: &#ty),
            }
        });
        let (taken, prepare_dots, passed_dots) = self.given(&moves.dots, leaf);
        let (taken_again, prepare_again, passed_again) = self.given_where(&moves.dots, leaf, &seen_again);
        // A place for each `&mut` parameter: a caller that hands on one of its own does not see how it is taken.
        let mut taken_again = taken_again.into_iter();
        let taken_again: Vec<TokenStream> = (item.params.iter())
            .filter_map(|p| match (&p.ty, &p.receiver) {
                _ if seen_again(p) => taken_again.next(),
                (Ty::Ref(true, _), None) => Some(code!(_: impl Sized)),
                _ => None,
            })
            .collect();
        let passed_again = passed_again.iter().zip(&again).map(|(passed, (p, _))| match p.ty {
            Ty::Ref(..) => passed.clone(),
            _ => code!(&#passed),
        });
        let CallSide { reverse_params, call_params, sinks, prepare, passed, finish, pat } =
            self.call_side(&lengths);
        let Sinks { sinks: dot_sinks, prepare: prepare_sinks, passed: passed_sinks, finish: finish_dots } =
            self.sinks(&lengths, &side);
        let dot_pat = tuple(&scalars.iter().map(|e| dot_of(e).to_token_stream()).collect::<Vec<_>>());
        let row_args = passed.iter().zip(&passed_sinks).map(|(row, dot)| code!(#row, #dot));
        let (wanted, wanted_dot) = (self.seed_side(), self.seed_of(&side));
        let reverse_args = item.params.iter().filter(|p| seen_again(p)).map(|p| &p.ident);

        let (generics, where_clause) = (self.generics(), self.where_clause());
        let predicates = item.item.sig.generics.where_clause.as_ref().map(|w| w.predicates.to_token_stream());
        let back = if free { self.back_generics() } else { item.item.sig.generics.clone() };
        let (back_params, back_where) = (&back.params, &back.where_clause);
        let back_params = (!back_params.is_empty()).then(|| code!(#back_params,));
        let back_predicates = back_where.as_ref().map(|w| w.predicates.to_token_stream());
        let dot = Ident::new(crate::types::DOT, Span::mixed_site());
        let lives = |generics: &syn::Generics, lifetimes: TokenStream| -> TokenStream {
            let types = generics.type_params().map(|t| t.ident.to_token_stream());
            types
                .chain(moves.generic.is_some().then(|| dot.to_token_stream()))
                .map(|t| code!(#t: #lifetimes,))
                .collect()
        };
        // Which tangents they are has to be said where no argument moves.
        let marker = match &moves.generic {
            Some(_) => code!(_: ::core::marker::PhantomData<#dot>),
            None => code!(_: impl Sized),
        };
        let (params, args, payload) = (self.params(&[]), self.arguments(), self.payload_ty());
        let whole = self.ret_dot_ty(&moves.ret, leaf, true).unwrap_or_else(|| code!(()));
        let out = self.wrap(code!((#payload, #whole)));
        let both = self.ok(code!((value, tangent)));
        let (forward_sweep, forward_path) = self.hidden("hvp_forward_sweep", home);
        let (reverse_sweep, reverse_path) = self.hidden("hvp_reverse_sweep", home);
        let (forward, reverse) = match home {
            Home::Companion(_) => {
                (Ident::new("hvp_forward", Span::mixed_site()), Ident::new("hvp_reverse", Span::mixed_site()))
            }
            Home::Methods => (item.named("hvp_forward_", ""), item.named("hvp_reverse_", "")),
        };
        let called = free.then(|| self.called());
        let (called_param, called_arg, called_bound, check) = match &called {
            Some((bound, check)) => {
                (Some(code!(Called)), Some(code!(called: Called,)), Some(code!(#bound,)), Some(check))
            }
            None => (None, None, None, None),
        };
        let hide = (!free).then(|| code!(#[doc(hidden)] #vis));
        let items = item.items;
        let (question, done) = (self.question(), self.ok(code!(both)));
        let measured: TokenStream = lengths.iter().map(|f| f.measure(&idents)).collect();
        let put_lengths: TokenStream = lengths.iter().map(|f| f.put_measured()).collect();
        let take_lengths: TokenStream = lengths.iter().rev().map(|f| f.take()).collect();
        let sweep = self.as_safe_as_the_function(code! {
            #(#items)*
            let mark = tape.len();
            #forward_code
            #leave
            let value = #value;
            let tangent = #tangent;
            #puts
            #both
        });
        let (seed_ty, seed_unpack) = (&seed.ty, &seed.unpack);
        let (seed_dot_ty, seed_dot_unpack) = (&seed_dot.ty, &seed_dot.unpack);
        let (wanted_ty, wanted_unpack, wanted_value) = (&wanted.ty, &wanted.unpack, &wanted.value);
        let (dot_wanted, dot_unpack, dot_value) = (&wanted_dot.ty, &wanted_dot.unpack, &wanted_dot.value);
        let (forward_lives, back_lives) =
            (lives(&item.item.sig.generics, code!('dot)), lives(&back, code!('dot + 'sink + 'seed)));
        code! {
            #allow #[inline(always)]
            #hide #unsafety fn #forward_sweep<#generics #bound>(#(#params,)* #(#own_params,)* tape: &mut #krate::Tape) -> #out #where_clause {
                #sweep
            }
            #allow #[inline(always)]
            #hide #unsafety fn #reverse_sweep<#back_params #bound>(#(#reverse_params,)* #(#again_params,)* back: &mut #krate::Back<'_>, seed: #seed_ty, seed_dot: #seed_dot_ty, #(#row_params),*) -> (#first_ty, #second_ty) #back_where {
                #(#items)*
                #takes
                #seed_unpack
                #seed_dot_unpack
                #reverse_code
                (#firsts, #seconds)
            }
            #[doc(hidden)] #allow #[inline]
            #vis #unsafety fn #forward<'dot, #generics #bound #called_param>(#called_arg #(#params,)* #marker, tape: &mut #krate::Tape, #(#taken),*) -> #out where #called_bound #forward_lives #predicates {
                #check
                #prepare_dots
                #measured
                let both = #forward_path(#(#args,)* #(#passed_dots,)* tape) #question;
                #put_lengths
                #done
            }
            #[doc(hidden)] #allow #[inline]
            #vis #unsafety fn #reverse<'dot, 'sink, 'seed, #back_params #bound>(#(#call_params,)* #marker, back: &mut #krate::Back<'_>, #(#taken_again,)* seed: impl #krate::sweep::Seed<'seed, #wanted_ty>, seed_dot: impl #krate::sweep::Seed<'seed, #dot_wanted>, #(#sinks,)* #(#dot_sinks),*) where #back_lives #back_predicates {
                #take_lengths
                #prepare_again
                #prepare
                #prepare_sinks
                #wanted_unpack
                #dot_unpack
                let (#pat, #dot_pat) = #reverse_path(#(#reverse_args,)* #(#passed_again,)* back, #wanted_value, #dot_value, #(#row_args),*);
                #finish
                #finish_dots
            }
        }
    }
}
