//! `jvp_f` and its kin: a function with its tangents in, the functions that people and callers use out.
use super::items::*;
use super::{Names, Printer, Storage};
use crate::ir::*;
use crate::modes::{Modes, Moved, ParamDot, ret_dot_vals};
use crate::signature::Param;
use crate::tangent::{RetDot, dot_ident};
use crate::tidy;
use crate::types::{DOT, Float, Ty};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};

/// What the tangents of numbers are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Leaf {
    /// The type parameter.
    Dot,
    /// Numbers like those that move.
    Number,
    /// Several at once.
    Lanes,
}

/// The name of the constant that says how many tangents there are.
const LANES: &str = "LANES";

/// How the functions are named and found.
pub(super) enum Home<'a> {
    Companion(&'a Ident),
    Methods,
}

impl Gen<'_> {
    /// Forward mode and second derivatives of a function.
    pub(super) fn modes(&self, modes: &Modes) -> TokenStream {
        let home = Home::Companion(&self.item.companion);
        self.all_modes(modes, &home, &self.item.item.vis.to_token_stream())
    }

    fn all_modes(&self, modes: &Modes, home: &Home<'_>, vis: &TokenStream) -> TokenStream {
        let jvp = modes.jvp.as_ref().map(|moved| self.forward_mode(moved, home, vis));
        let hvp = modes.hvp.as_ref().map(|curved| self.hvp(curved, home, vis));
        let held = self.options.every_mode.then(|| self.held_second(modes.hvp.as_ref(), home, vis));
        code!(#jvp #hvp #held)
    }

    /// The same of a method.
    pub(super) fn modes_of_method(&self, modes: &Modes, vis: &TokenStream) -> TokenStream {
        self.all_modes(modes, &Home::Methods, vis)
    }

    fn forward_mode(&self, moved: &Moved, home: &Home<'_>, vis: &TokenStream) -> TokenStream {
        let item = self.item;
        let (allow, unsafety) = (self.allow(), self.unsafety());
        let generics = self.generics();
        let (where_clause, items) = (self.where_clause(), item.items);
        let name = &item.item.sig.ident;
        let (params, args) = (self.params(&[]), self.arguments());
        let (sweep, body) = (self.sweep_name(home), self.moved_body(moved));
        let bound = self.dot_bound(&moved.generic);
        let own = if moved.generic.is_some() { Leaf::Dot } else { Leaf::Number };
        let moving: Vec<(&Param, Ident)> = self.moving(&moved.dots).collect();
        let sweep_params = |leaf: Leaf| self.sweep_params(&moving, leaf);
        let dots: Vec<&Ident> = moving.iter().map(|(_, d)| d).collect();
        let payload = self.payload_ty();
        let out = |leaf: Leaf| {
            let tangent = self.ret_dot_ty(&moved.ret, leaf, false).unwrap_or_else(|| code!(()));
            self.wrap(code!((#payload, #tangent)))
        };
        let (jvp_out, batch_out) = (out(Leaf::Number), out(Leaf::Lanes));
        // Callers take a result apart by the places of its parts: for them, those without a tangent are there.
        let whole = self.ret_dot_ty(&moved.ret, own, true).unwrap_or_else(|| code!(()));
        let sweep_out = self.wrap(code!((#payload, #whole)));
        let (taken, handed, gap) = without_gaps(&moved.ret, &mut 0);
        let handed = handed.unwrap_or_else(|| code!(()));
        let question = self.question();
        let repacked = self.ok(code!((value, #handed)));
        let hand_on = |run: TokenStream| {
            if !gap {
                return run;
            }
            code!(let (value, #taken) = #run #question; #repacked)
        };
        let (own_params, number_params) = (sweep_params(own), sweep_params(Leaf::Number));
        let sweep_path = self.sweep_path(home);
        let sweep_vis = match home {
            Home::Companion(_) => TokenStream::new(),
            Home::Methods => code!(#[doc(hidden)] #vis),
        };
        let sweep_fn = code! {
            #allow #[inline(always)]
            #sweep_vis #unsafety fn #sweep<#generics #bound>(#(#params,)* #(#own_params),*) -> #sweep_out #where_clause {
                #(#items)*
                #body
            }
        };
        let call_fn = self.jvp_call(moved, home, vis, &sweep_out, own);
        let link = match home {
            Home::Companion(_) => format!("[`{name}`]"),
            Home::Methods => format!("[`{name}`](Self::{name})"),
        };
        let (jvp, batch) = (item.named("jvp_", ""), item.named("jvp_", "_batch"));
        let exclusive = self.entries.iter().any(|e| e.exclusive);
        let in_place =
            if exclusive { " The tangents of what is taken by `&mut` are updated in place." } else { "" };
        let doc = format!(
            "The value of {link} and its derivative in the direction of the tangents, in one run and without a record.{in_place}\n\n\
             # Panics\nWhere {link} does, and where a tangent is shorter than its parameter."
        );
        let doc_batch = format!(
            "As [`{}{jvp}`], in several directions at once.",
            if matches!(home, Home::Methods) { "Self::" } else { "" }
        );
        let run = hand_on(code!(#sweep_path(#(#args,)* #(#dots),*)));
        let batch_fn = moved.generic.as_ref().map(|_| {
            let params_of = sweep_params(Leaf::Lanes);
            let lanes = Ident::new(LANES, Span::mixed_site());
            code! {
                #[doc = #doc_batch]
                #allow #[inline]
                #vis #unsafety fn #batch<#generics const #lanes: usize>(#(#params,)* #(#params_of),*) -> #batch_out #where_clause {
                    #run
                }
            }
        });
        let public = code! {
            #[doc = #doc]
            #allow #[inline]
            #vis #unsafety fn #jvp<#generics>(#(#params,)* #(#number_params),*) -> #jvp_out #where_clause {
                #run
            }
            #batch_fn
        };
        let jacobian = self.options.jacobian.as_ref().map(|(_, way)| self.jacobian(moved, home, vis, *way));
        match home {
            Home::Companion(companion) => code! {
                #allow
                impl #companion {
                    #sweep_fn
                    #call_fn
                }
                #public
                #jacobian
            },
            Home::Methods => code!(#sweep_fn #call_fn #public #jacobian),
        }
    }

    pub(super) fn sweep_path(&self, home: &Home<'_>) -> TokenStream {
        let sweep = self.sweep_name(home);
        match home {
            Home::Companion(ty) => code!(#ty::#sweep),
            Home::Methods => code!(Self::#sweep),
        }
    }

    fn sweep_name(&self, home: &Home<'_>) -> Ident {
        match home {
            Home::Companion(_) => Ident::new("tangent_sweep", Span::mixed_site()),
            Home::Methods => self.item.named("tangent_sweep_", ""),
        }
    }

    /// The parameters that move, with the names of their tangents.
    pub(super) fn moving<'m>(&'m self, dots: &'m [ParamDot]) -> impl Iterator<Item = (&'m Param, Ident)> {
        let all = self.item.params.iter().zip(dots);
        all.filter(|(_, dot)| !matches!(dot, ParamDot::None)).map(|(p, _)| (p, tangent_name(p)))
    }

    /// The statements of the function with its tangents, and the pair of results.
    fn moved_body(&self, moved: &Moved) -> TokenStream {
        let mut p =
            Printer::new(&moved.f, self.item.krate.clone(), Storage::Local, Names::default(), self.item.home);
        self.name_parameters(&p);
        for (v, var) in moved.f.vars.iter().enumerate() {
            if matches!(var.origin, Origin::Shared | Origin::Exclusive) {
                p.by_ref.insert(v);
            }
        }
        for (param, dot) in self.item.params.iter().zip(&moved.dots) {
            match dot {
                ParamDot::None => {}
                ParamDot::Val(v) => p.name_val(*v, &tangent_name(param)),
                ParamDot::Var(v) => p.name_var(*v, &tangent_name(param)),
            }
        }
        p.number_all(&moved.body);
        p.generic = self.item.generic.clone();
        let mut keep = ret_dot_vals(&moved.ret);
        let mut vals = std::collections::BTreeSet::new();
        ret_values(&moved.f.ret, &mut vals);
        keep.extend(vals);
        if !self.options.without("tidy") {
            p.inlined = tidy::inline(&moved.f, &[&moved.body], &keep);
        }
        let body = p.block(&moved.body);
        let leave = self.leave(&p, &moved.f.ret);
        let value = self.ret(&p, &moved.f.ret);
        let tangent = self.ret_dot(&p, &moved.ret, moved.generic.is_some()).unwrap_or_else(|| code!(()));
        let both = self.ok(code!((#value, #tangent)));
        code!(#body #leave #both)
    }

    /// What callers use: tangents of their arguments where there are any.
    fn jvp_call(
        &self,
        moved: &Moved,
        home: &Home<'_>,
        vis: &TokenStream,
        out: &TokenStream,
        leaf: Leaf,
    ) -> TokenStream {
        let item = self.item;
        let lifted = if leaf == Leaf::Number { self.liftable(moved) } else { None };
        let (leaf, generic) = match &lifted {
            Some(_) => (Leaf::Dot, &lifted),
            None => (leaf, &moved.generic),
        };
        let lifted_out = lifted.is_some().then(|| {
            let tangent = self.ret_dot_ty(&moved.ret, leaf, true).unwrap_or_else(|| code!(()));
            let payload = self.payload_ty();
            self.wrap(code!((#payload, #tangent)))
        });
        let out = lifted_out.as_ref().unwrap_or(out);
        let (unsafety, generics) = (self.unsafety(), self.generics());
        let (params, args) = (self.params(&[]), self.arguments());
        let dot = Ident::new(DOT, Span::mixed_site());
        let (taken, prepare, passed) = self.given(&moved.dots, leaf);
        let bound = self.dot_bound(generic);
        let predicates = item.item.sig.generics.where_clause.as_ref().map(|w| w.predicates.to_token_stream());
        // The tangents live as long as is asked of the types in them.
        let type_params: Vec<TokenStream> = (item.item.sig.generics.type_params())
            .map(|t| t.ident.to_token_stream())
            .chain(generic.is_some().then(|| dot.to_token_stream()))
            .collect();
        let sweep = self.sweep_name(home);
        let run = match &lifted {
            Some(of) => self.lane_by_lane(moved, &sweep, of),
            None => code!(Self::#sweep(#(#args,)* #(#passed),*)),
        };
        let allow = self.allow();
        match home {
            Home::Companion(_) => {
                let (called, check) = self.called();
                code! {
                    #[doc(hidden)] #allow #[inline]
                    #vis #unsafety fn jvp<'dot, #generics #bound Called>(called: Called, #(#params,)* #(#taken),*) -> #out where #called, #(#type_params: 'dot,)* #predicates {
                        #check
                        #prepare
                        #run
                    }
                }
            }
            Home::Methods => {
                let call = item.named("jvp_call_", "");
                code! {
                    #[doc(hidden)] #allow #[inline]
                    #vis #unsafety fn #call<'dot, #generics #bound>(#(#params,)* #(#taken),*) -> #out where #(#type_params: 'dot,)* #predicates {
                        #prepare
                        #run
                    }
                }
            }
        }
    }

    /// The float of which the tangents of the parameters and results are, where each direction can be run on its own: a function whose
    /// own tangents are single numbers then serves callers that move in several directions.
    fn liftable(&self, moved: &Moved) -> Option<Float> {
        let mut found = None;
        let mut same = |ty: &Ty| {
            let mut leaves = vec![];
            let plain = float_leaves(ty, &mut leaves);
            plain && leaves.into_iter().all(|leaf| *found.get_or_insert(leaf.clone()) == leaf)
        };
        for (p, moves) in self.item.params.iter().zip(&moved.dots) {
            let again = match &p.ty {
                Ty::Ref(mutable, _) => !mutable,
                ty => float_leaves(ty, &mut vec![]),
            };
            if !again || !matches!(moves, ParamDot::None) && !same(&p.ty) {
                return None;
            }
        }
        let mut results = vec![];
        ret_types(&moved.ret, &mut results);
        if results.iter().all(|ty| same(ty)) { found } else { None }
    }

    /// Runs the sweep once for each direction.
    fn lane_by_lane(&self, moved: &Moved, sweep: &Ident, of: &Float) -> TokenStream {
        let krate = &self.item.krate;
        let dot = Ident::new(DOT, Span::mixed_site());
        let (args, question) = (self.arguments(), self.question());
        let taken_again = self.item.params.iter().filter(|p| !matches!(p.ty, Ty::Ref(..))).map(|p| {
            let name = &p.ident;
            code!(let #name = ::core::clone::Clone::clone(&#name);)
        });
        let lanes: Vec<TokenStream> = (self.moving(&moved.dots))
            .map(|(p, name)| match &p.ty {
                Ty::Ref(_, inner) => match &**inner {
                    Ty::Slice(e) | Ty::Vec(e) => {
                        let e = self.tangent_ty(e, Leaf::Number);
                        code!(&#krate::direction::lane_of::<#e, #dot>(#name, direction)[..])
                    }
                    whole => {
                        let one = self.tangent_ty(whole, Leaf::Number);
                        code!(&<#one as #krate::direction::Lift<#dot>>::lane(#name, direction))
                    }
                },
                ty => {
                    let one = self.tangent_ty(ty, Leaf::Number);
                    code!(<#one as #krate::direction::Lift<#dot>>::lane(&#name, direction))
                }
            })
            .collect();
        let joined = self.ok(code!((value, #krate::direction::join::<_, #dot>(&parts))));
        code! {
            let mut parts = ::std::vec::Vec::new();
            let value = loop {
                let direction = parts.len();
                #(#taken_again)*
                let (value, part) = Self::#sweep(#(#args,)* #(#lanes),*) #question;
                parts.push(part);
                if parts.len() >= <#dot as #krate::direction::Direction<#of>>::LANES {
                    break value;
                }
            };
            #joined
        }
    }

    /// What a caller gives for the tangents of the arguments, and how they are bound to their names.
    pub(super) fn given(
        &self,
        dots: &[ParamDot],
        leaf: Leaf,
    ) -> (Vec<TokenStream>, TokenStream, Vec<TokenStream>) {
        self.given_where(dots, leaf, &|_| true)
    }

    /// The same for some of the parameters.
    pub(super) fn given_where(
        &self,
        dots: &[ParamDot],
        leaf: Leaf,
        which: &dyn Fn(&Param) -> bool,
    ) -> (Vec<TokenStream>, TokenStream, Vec<TokenStream>) {
        let krate = &self.item.krate;
        let mut taken = vec![];
        let mut prepare = TokenStream::new();
        let mut passed = vec![];
        for (k, (p, moves)) in self.item.params.iter().zip(dots).enumerate().filter(|(_, (p, _))| which(p)) {
            let given = format_ident!("given_{k}", span = Span::mixed_site());
            if matches!(moves, ParamDot::None) {
                let bound =
                    if p.constant { code!(#krate::sweep::Constant) } else { code!(::core::marker::Sized) };
                taken.push(code!(#given: impl #bound));
                continue;
            }
            let scratch = format_ident!("scratch_{k}", span = Span::mixed_site());
            let (name, of) = (tangent_name(p), &p.ident);
            let zeros = self.still_like(&p.ty, of, leaf);
            passed.push(name.to_token_stream());
            match &p.ty {
                Ty::Ref(mutable, inner) => {
                    let ty = match &**inner {
                        Ty::Slice(e) | Ty::Vec(e) => {
                            let e = self.tangent_ty(e, leaf);
                            code!([#e])
                        }
                        other => self.tangent_ty(other, leaf),
                    };
                    let (bound, get, borrow) = if *mutable {
                        (
                            code!(#krate::sweep::Sink<'dot, #ty>),
                            code!(#krate::sweep::Sink::<#ty>::slot(#given)),
                            code!(&mut #scratch),
                        )
                    } else {
                        (
                            code!(#krate::direction::Given<&'dot #ty>),
                            code!(#krate::direction::Given::<&#ty>::given(#given)),
                            code!(&#scratch),
                        )
                    };
                    let mutability = mutable.then(|| code!(mut));
                    taken.push(code!(#given: impl #bound));
                    prepare.extend(code! {
                        let #mutability #scratch;
                        let #name = match #get {
                            ::core::option::Option::Some(tangent) => tangent,
                            ::core::option::Option::None => { #scratch = #zeros; #borrow }
                        };
                    });
                }
                ty => {
                    let ty = self.tangent_ty(ty, leaf);
                    taken.push(code!(#given: impl #krate::direction::Given<#ty>));
                    prepare.extend(code! {
                        let #name = match #krate::direction::Given::<#ty>::given(#given) {
                            ::core::option::Option::Some(tangent) => tangent,
                            ::core::option::Option::None => #zeros,
                        };
                    });
                }
            }
        }
        (taken, prepare, passed)
    }

    /// The type parameter of tangents.
    pub(super) fn dot_bound(&self, generic: &Option<crate::types::Float>) -> Option<TokenStream> {
        let (krate, dot) = (&self.item.krate, Ident::new(DOT, Span::mixed_site()));
        generic.as_ref().map(|of| {
            // Where a call fails, something stands for the tangents that are not there.
            let default = (!matches!(of, Float::Param(_))).then(|| code!(+ ::core::default::Default));
            code!(#dot: #krate::direction::Direction<#of> #default,)
        })
    }

    /// The parameters that take the tangents.
    pub(super) fn sweep_params(&self, moving: &[(&Param, Ident)], leaf: Leaf) -> Vec<TokenStream> {
        let param = |(p, dot): &(&Param, Ident)| {
            let ty = self.tangent_param(&p.ty, leaf);
            let owned = matches!(p.ty, Ty::Array(..) | Ty::Vec(_) | Ty::Named(_));
            if owned { code!(mut #dot: #ty) } else { code!(#dot: #ty) }
        };
        moving.iter().map(param).collect()
    }

    /// A hidden function beside the others: its name, and its path.
    pub(super) fn hidden(&self, base: &str, home: &Home<'_>) -> (Ident, TokenStream) {
        match home {
            Home::Companion(ty) => {
                let name = Ident::new(base, super::here());
                (name.clone(), code!(#ty::#name))
            }
            Home::Methods => {
                let name = self.item.named(&format!("{base}_"), "");
                (name.clone(), code!(Self::#name))
            }
        }
    }

    /// The tangents of an argument that does not move.
    fn still_like(&self, ty: &Ty, of: &Ident, leaf: Leaf) -> TokenStream {
        let krate = &self.item.krate;
        let of = match ty {
            Ty::Named(_) => code!(&#of),
            _ => of.to_token_stream(),
        };
        match crate::tangent::dot_ty(ty.deref(), leaf == Leaf::Dot, krate) {
            // The type of a tangent that is not the number's own: zeros come of the value.
            Ty::Named(_) => zeros(ty.deref(), &of, krate),
            dot => self.no_movement(&dot, &of),
        }
    }

    fn no_movement(&self, dot: &Ty, of: &TokenStream) -> TokenStream {
        match dot {
            Ty::Unit => code!(()),
            Ty::Option(_) => code!(::core::option::Option::None),
            Ty::Tuple(parts) => {
                let parts = parts.iter().map(|t| self.no_movement(t, of));
                code!((#(#parts),*))
            }
            dot => zeros(dot, of, &self.item.krate),
        }
    }

    /// The type of a tangent.
    pub(super) fn tangent_ty(&self, ty: &Ty, leaf: Leaf) -> TokenStream {
        let krate = &self.item.krate;
        match ty {
            Ty::Float(f) => match leaf {
                Leaf::Number => code!(#f),
                Leaf::Dot => Ident::new(DOT, Span::mixed_site()).to_token_stream(),
                Leaf::Lanes => {
                    let lanes = Ident::new(LANES, Span::mixed_site());
                    code!(#krate::Lanes<#f, #lanes>)
                }
            },
            Ty::Array(e, n) => {
                let (e, n): (_, TokenStream) = (self.tangent_ty(e, leaf), n.parse().unwrap_or_default());
                code!([#e; #n])
            }
            Ty::Slice(e) | Ty::Vec(e) => {
                let e = self.tangent_ty(e, leaf);
                code!(::std::vec::Vec<#e>)
            }
            Ty::Tuple(parts) => {
                let parts = parts.iter().map(|t| self.tangent_ty(t, leaf));
                code!((#(#parts),*))
            }
            Ty::Option(e) => {
                let e = self.tangent_ty(e, leaf);
                code!(::core::option::Option<#e>)
            }
            ty => grad_ty(krate, ty),
        }
    }

    /// The type of the parameter that takes a tangent.
    pub(super) fn tangent_param(&self, ty: &Ty, leaf: Leaf) -> TokenStream {
        let Ty::Ref(mutable, inner) = ty else { return self.tangent_ty(ty, leaf) };
        let mutability = mutable.then(|| code!(mut));
        let inner = match &**inner {
            Ty::Slice(e) => {
                let e = self.tangent_ty(e, leaf);
                code!([#e])
            }
            Ty::Vec(e) if !mutable => {
                let e = self.tangent_ty(e, leaf);
                code!([#e])
            }
            other => self.tangent_ty(other, leaf),
        };
        code!(&#mutability #inner)
    }

    /// `whole`: with `()` for what carries no tangent.
    pub(super) fn ret_dot_ty(&self, ret: &RetDot, leaf: Leaf, whole: bool) -> Option<TokenStream> {
        Some(match ret {
            RetDot::None if whole => code!(()),
            RetDot::None => return None,
            RetDot::Tuple(parts) if whole => {
                let parts = parts.iter().filter_map(|r| self.ret_dot_ty(r, leaf, whole));
                code!((#(#parts,)*))
            }
            RetDot::Scalar(_, ty) | RetDot::Place(_, ty) | RetDot::Still(_, ty) => self.tangent_ty(ty, leaf),
            RetDot::Tuple(parts) => {
                let parts: Vec<_> = parts.iter().filter_map(|r| self.ret_dot_ty(r, leaf, whole)).collect();
                if parts.is_empty() {
                    return None;
                }
                tuple(&parts)
            }
            RetDot::Array(parts) => {
                let (first, n) = (self.ret_dot_ty(parts.first()?, leaf, whole)?, parts.len());
                code!([#first; #n])
            }
        })
    }

    pub(super) fn ret_dot(&self, p: &Printer<'_>, ret: &RetDot, generic: bool) -> Option<TokenStream> {
        let krate = &self.item.krate;
        Some(match ret {
            RetDot::None => code!(()),
            RetDot::Scalar(e, _) => p.ex(e),
            RetDot::Place(place, ty) => self.ret(p, &Ret::Place(place.clone(), ty.clone())),
            RetDot::Still(place, ty) => {
                zeros(&crate::tangent::dot_ty(ty, generic, krate), &p.place(place), krate)
            }
            RetDot::Tuple(parts) => {
                let parts = parts.iter().filter_map(|r| self.ret_dot(p, r, generic));
                code!((#(#parts,)*))
            }
            RetDot::Array(parts) => {
                let parts = parts.iter().filter_map(|r| self.ret_dot(p, r, generic));
                code!([#(#parts),*])
            }
        })
    }
}

/// The pattern that takes the tangents of a result apart, what is left of it without what carries none, and whether there is any such.
fn without_gaps(ret: &RetDot, count: &mut usize) -> (TokenStream, Option<TokenStream>, bool) {
    match ret {
        RetDot::None => (code!(_), None, false),
        RetDot::Tuple(parts) => {
            let parts: Vec<_> = parts.iter().map(|r| without_gaps(r, count)).collect();
            let gap = parts.len() == 1 || parts.iter().any(|(_, kept, gap)| kept.is_none() || *gap);
            let patterns = parts.iter().map(|(pattern, ..)| pattern);
            let kept: Vec<TokenStream> = parts.iter().filter_map(|(_, kept, _)| kept.clone()).collect();
            let whole = (!kept.is_empty()).then(|| tuple(&kept));
            (code!((#(#patterns,)*)), whole, gap)
        }
        _ => {
            *count += 1;
            let name = format_ident!("part_{count}", span = Span::mixed_site());
            (code!(#name), Some(name.to_token_stream()), false)
        }
    }
}

pub(super) fn tangent_name(p: &Param) -> Ident {
    let base = p.ident.to_string();
    let base = base.trim_start_matches("r#").trim_start_matches('_');
    let span = if p.ty.has_user() { p.ident.span().located_at(super::here()) } else { p.ident.span() };
    dot_ident(if base.is_empty() { "unnamed" } else { base }, span)
}

/// Whether a type is made of numbers and nothing of the user's, and which floats are in it.
fn float_leaves(ty: &Ty, out: &mut Vec<Float>) -> bool {
    match ty {
        Ty::Float(f) => {
            out.push(f.clone());
            true
        }
        Ty::Int(_) | Ty::Bool | Ty::Unit => true,
        Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) | Ty::Option(e) | Ty::Ref(_, e) => float_leaves(e, out),
        Ty::Tuple(parts) => parts.iter().all(|part| float_leaves(part, out)),
        Ty::Infer(_) | Ty::Str | Ty::Named(_) | Ty::Like(_) | Ty::Result(..) => false,
    }
}

/// The types of the parts of a result that carry tangents.
fn ret_types<'a>(ret: &'a RetDot, out: &mut Vec<&'a Ty>) {
    match ret {
        RetDot::None => {}
        RetDot::Scalar(_, ty) | RetDot::Place(_, ty) | RetDot::Still(_, ty) => out.push(ty),
        RetDot::Tuple(parts) | RetDot::Array(parts) => parts.iter().for_each(|part| ret_types(part, out)),
    }
}
