//! `hvp_f` and `hessian_f`: a gradient with its tangents in, second derivatives along a direction and all of them out.
use super::Storage;
use super::items::*;
use super::jacobian::AT_ONCE;
use super::jvp::{Home, Leaf, tangent_name};
use crate::ir::*;
use crate::lower::ParamShape;
use crate::modes::{Curved, Moves, ParamDot};
use crate::sweeps::Swept;
use crate::tangent::dot_ty;
use crate::tidy;
use crate::types::Ty;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident};

/// The name of a gradient's entry's tangent.
pub(super) fn dot_of(e: &Entry) -> Ident {
    format_ident!("{}_moved", e.adj, span = e.adj.span())
}

impl Gen<'_> {
    /// Second derivatives of a function or a method.
    pub(super) fn hvp(&self, curved: &Curved, home: &Home<'_>, vis: &TokenStream) -> TokenStream {
        let callers = self.second(&curved.split, home, vis);
        let Some(joined) = &curved.joined else {
            return self.hvp_of_several(&curved.split, callers, home, vis);
        };
        let Some(c) = &joined.moves else { return TokenStream::new() };
        let item = self.item;
        let (allow, unsafety) = (self.allow(), self.unsafety());
        let (generics, where_clause) = (self.generics(), self.where_clause());
        let (params, args) = (self.params(&[]), self.arguments());
        let own = if c.generic.is_some() { Leaf::Dot } else { Leaf::Number };
        let bound = self.dot_bound(&c.generic);
        let moving: Vec<_> = self.moving(&c.dots).collect();
        let dots: Vec<&Ident> = moving.iter().map(|(_, dot)| dot).collect();
        let payload = self.payload_ty();
        let scalars: Vec<&Entry> = self.entries.iter().filter(|e| self.is_scalar(e)).collect();
        let rows: Vec<&Entry> = self.entries.iter().filter(|e| !self.is_scalar(e)).collect();
        let types = |of: &[&Entry], leaf: Leaf| -> Vec<TokenStream> {
            of.iter().map(|e| self.tangent_ty(&e.ty, leaf)).collect()
        };
        let sweep_out = {
            let (first, second) = (tuple(&types(&scalars, Leaf::Number)), tuple(&types(&scalars, own)));
            self.wrap(code!((#payload, #first, #second)))
        };
        let row_params = rows.iter().map(|e| {
            let (adj, dot) = (&e.adj, dot_of(e));
            let (ty, dot_ty) = (self.row_ty(&e.ty, Leaf::Number), self.row_ty(&e.ty, own));
            code!(#adj: &mut #ty, #dot: &mut #dot_ty)
        });
        let body = self.curved_body(joined, c, &scalars);
        let own_params = self.sweep_params(&moving, own);
        let (sweep, sweep_path) = self.hidden("hessian_sweep", home);
        let hide = matches!(home, Home::Methods).then(|| code!(#[doc(hidden)] #vis));
        let items = item.items;
        let sweep_fn = code! {
            #allow #[inline(always)]
            #hide #unsafety fn #sweep<#generics #bound>(#(#params,)* #(#own_params,)* #(#row_params),*) -> #sweep_out #where_clause {
                #(#items)*
                #body
            }
        };
        // ---- along a direction ----
        let locals: TokenStream = rows.iter().map(|e| self.row_zeros(e, Leaf::Number)).collect();
        let row_args: Vec<TokenStream> = rows
            .iter()
            .map(|e| {
                let (adj, dot) = (&e.adj, dot_of(e));
                code!(&mut #adj, &mut #dot)
            })
            .collect();
        let names = |of: &[&Entry], dot: bool| -> TokenStream {
            let all: Vec<TokenStream> = of
                .iter()
                .map(|e| if dot { dot_of(e).to_token_stream() } else { e.adj.to_token_stream() })
                .collect();
            tuple(&all)
        };
        let all: Vec<&Entry> = self.entries.iter().collect();
        let (pattern, dot_pattern) = (names(&scalars, false), names(&scalars, true));
        let (gradient, moves) = (names(&all, false), names(&all, true));
        let gradient_ty = self.gradient_ty();
        let question = self.question();
        let out = self.wrap(code!((#payload, #gradient_ty, #gradient_ty)));
        let done = self.ok(code!((value, #gradient, #moves)));
        let number_params = self.sweep_params(&moving, Leaf::Number);
        let hvp = item.named("hvp_", "");
        let name = &item.item.sig.ident;
        let free = matches!(home, Home::Companion(_));
        let link = if free { format!("[`{name}`]") } else { format!("[`{name}`](Self::{name})") };
        let doc = format!(
            "The value of {link}, its gradient, and the product of its Hessian with the direction: how the gradient moves. \
             Forward mode over reverse mode: a small multiple of the function, whatever the number of parameters."
        );
        let public = code! {
            #[doc = #doc]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #hvp<#generics>(#(#params,)* #(#number_params),*) -> #out #where_clause {
                #locals
                let (value, #pattern, #dot_pattern) = #sweep_path(#(#args,)* #(#dots,)* #(#row_args),*) #question;
                #done
            }
        };
        let call = self.hvp_call(c, home, vis, &scalars, rows.is_empty(), own, &sweep_path);
        let gradient_companion = free.then(|| self.companion_of_gradient());
        let hessian = self.options.hessian.is_some().then(|| self.hessian(c, home, vis, &sweep_path, &rows));
        match home {
            Home::Companion(companion) => code! {
                #allow
                impl #companion {
                    #sweep_fn
                    #call
                    #callers
                }
                #public
                #gradient_companion
                #hessian
            },
            Home::Methods => code!(#sweep_fn #call #callers #public #hessian),
        }
    }

    /// For the tests of all programs in every mode: `hvp_f` in the companion, or nothing where it was refused.
    pub(super) fn held_second(
        &self,
        curved: Option<&Curved>,
        home: &Home<'_>,
        vis: &TokenStream,
    ) -> TokenStream {
        let Home::Companion(companion) = home else { return TokenStream::new() };
        let (allow, unsafety, generics) = (self.allow(), self.unsafety(), self.generics());
        let own = &self.item.item.sig.generics;
        let types = own.type_params().map(|t| &t.ident);
        let predicates = own.where_clause.as_ref().map(|w| w.predicates.to_token_stream());
        let (params, args, ret, gradient) =
            (self.params(&[]), self.arguments(), self.payload_ty(), self.gradient_ty());
        let moves = curved.and_then(|c| c.joined.as_ref()).and_then(|joined| joined.moves.as_ref());
        let run = match moves.filter(|_| matches!(self.item.output, Ty::Float(_))) {
            Some(moves) => {
                let (taken, prepare, passed) = self.given(&moves.dots, Leaf::Number);
                let hvp = self.item.named("hvp_", "");
                Some((taken, code!(#prepare ::core::option::Option::Some(#hvp(#(#args,)* #(#passed),*)))))
            }
            None => None,
        };
        let (taken, body) = run.unwrap_or_else(|| {
            let none = self.item.params.iter().map(|_| code!(_: impl Sized));
            (none.collect(), code!(::core::option::Option::None))
        });
        code! {
            #allow
            impl #companion {
                #[doc(hidden)]
                #vis #unsafety fn second<'dot, #generics>(#(#params,)* #(#taken),*) -> ::core::option::Option<(#ret, #gradient, #gradient)> where #(#types: 'dot,)* #predicates {
                    #body
                }
            }
        }
    }

    /// The type of a row of the gradient, behind its `&mut`.
    pub(super) fn row_ty(&self, ty: &Ty, leaf: Leaf) -> TokenStream {
        match ty {
            Ty::Slice(e) | Ty::Vec(e) => {
                let e = self.tangent_ty(e, leaf);
                code!([#e])
            }
            ty => self.tangent_ty(ty, leaf),
        }
    }

    /// Zeros for a row of the gradient and for its tangents.
    fn row_zeros(&self, e: &Entry, leaf: Leaf) -> TokenStream {
        let krate = &self.item.krate;
        let (adj, dot, of) = (&e.adj, dot_of(e), self.of(e));
        let ty = self.tangent_ty(&e.ty, Leaf::Number);
        let dot_type = (leaf != Leaf::Lanes).then(|| code!(: #ty));
        let first = zeros(&e.ty, &of, krate);
        let second = match (leaf, &e.ty) {
            (Leaf::Lanes, Ty::Array(..)) => code!(::core::array::from_fn(|_| #krate::Lanes::still())),
            (Leaf::Lanes, ty) if ty.is_aggregate() => code!(::std::vec![#krate::Lanes::still(); #of.len()]),
            (Leaf::Lanes, _) => code!(#krate::Lanes::still()),
            _ => first.clone(),
        };
        code!(let mut #adj: #ty = #first; let mut #dot #dot_type = #second;)
    }

    /// Both sweeps with their tangents, the value, the numbers of the gradient and how they move.
    fn curved_body(&self, swept: &Swept, c: &Moves, scalars: &[&Entry]) -> TokenStream {
        let mut p = self.printer(swept, Storage::Local, true);
        for (param, dot) in self.item.params.iter().zip(&c.dots) {
            match dot {
                ParamDot::None => {}
                ParamDot::Val(v) => p.name_val(*v, &tangent_name(param)),
                ParamDot::Var(v) => p.name_var(*v, &tangent_name(param)),
            }
        }
        for e in &self.entries {
            if let ParamShape::Var(v) = &self.item.shapes[e.at]
                && let Some(adj) = swept.sweep.of_vars.get(v)
                && let Some(dot) = c.of_vars.get(adj)
            {
                p.name_var(*dot, &dot_of(e));
                p.by_ref.insert(*dot);
            }
        }
        let mut keep = self.presents();
        let mut vals = std::collections::BTreeSet::new();
        ret_values(&swept.f.ret, &mut vals);
        keep.extend(vals);
        swept.sweep.of_vals.values().chain(c.of_vals.values()).for_each(|e| crate::visit::vals(e, &mut keep));
        if !self.options.without("tidy") {
            let both: Block = swept.forward.iter().chain(&swept.reverse).cloned().collect();
            p.inlined = tidy::inline(&swept.f, &[&both], &keep);
        }
        let krate = &self.item.krate;
        let frames = p.frame_declarations(&swept.forward);
        let calls = has_calls(&swept.forward);
        let tape = calls.then(|| code!(let mut tape = #krate::Tape::default();));
        let back = calls.then(|| code!(let mut back = tape.back();));
        let forward = p.block(&swept.forward);
        let leave = self.leave(&p, &swept.f.ret);
        let value = self.ret(&p, &swept.f.ret);
        let reverse = p.block(&swept.reverse);
        let firsts: Vec<TokenStream> =
            scalars.iter().map(|e| self.scalar_adjoint(&p, swept, &self.item.shapes[e.at], &e.ty)).collect();
        let seconds: Vec<TokenStream> =
            scalars.iter().map(|e| self.scalar_dot(&p, c, &self.item.shapes[e.at], &e.ty)).collect();
        let (firsts, seconds) = (tuple(&firsts), tuple(&seconds));
        let done = self.ok(code!((value, #firsts, #seconds)));
        code!(#frames #tape #forward #leave let value = #value; #back #reverse #done)
    }

    /// How a number of the gradient moves, or a tuple of them.
    pub(super) fn scalar_dot(
        &self,
        p: &super::Printer<'_>,
        c: &Moves,
        shape: &ParamShape,
        ty: &Ty,
    ) -> TokenStream {
        let krate = &self.item.krate;
        let of = |v: &ValId, ty: &Ty| match c.of_vals.get(v) {
            Some(e) => p.ex(e),
            None => zeros(&dot_ty(ty, c.generic.is_some(), krate), &TokenStream::new(), krate),
        };
        match (shape, ty) {
            (ParamShape::Scalar(v), ty) => of(v, ty),
            (ParamShape::Optional(_, present, payload), Ty::Option(inner)) => {
                let (present, dot) = (p.val(*present), of(payload, inner));
                code!(if #present { ::core::option::Option::Some(#dot) } else { ::core::option::Option::None })
            }
            (ParamShape::Tuple(_, parts), Ty::Tuple(types)) => {
                let parts = parts.iter().zip(types).map(|(s, t)| self.scalar_dot(p, c, s, t));
                code!((#(#parts),*))
            }
            _ => code!(()),
        }
    }

    /// What callers use of a function of numbers: its value, its partials, and how these move.
    #[allow(clippy::too_many_arguments, reason = "one caller, which has all of them at hand")]
    fn hvp_call(
        &self,
        c: &Moves,
        home: &Home<'_>,
        vis: &TokenStream,
        scalars: &[&Entry],
        only_scalars: bool,
        own: Leaf,
        sweep_path: &TokenStream,
    ) -> TokenStream {
        let item = self.item;
        let numbers = item.shapes.iter().zip(item.params).all(|(s, p)| match s {
            ParamShape::Scalar(_) => true,
            ParamShape::Inactive(_) => !matches!(p.ty, Ty::Ref(..)),
            ParamShape::Var(_) => !p.active && matches!(p.ty, Ty::Named(_)),
            _ => false,
        });
        if !numbers || !only_scalars {
            return TokenStream::new();
        }
        let (allow, unsafety, krate, generics) =
            (self.allow(), self.unsafety(), &item.krate, self.generics());
        let (params, args) = (self.params(&[]), self.arguments());
        let (taken, prepare, passed) = self.given(&c.dots, own);
        let bound = self.dot_bound(&c.generic);
        let predicates = item.item.sig.generics.where_clause.as_ref().map(|w| w.predicates.to_token_stream());
        let (mut types, mut dot_types, mut firsts, mut seconds) = (vec![], vec![], vec![], vec![]);
        for (k, p) in item.params.iter().enumerate() {
            match self.entries.iter().find(|e| e.at == k) {
                Some(e) => {
                    types.push(self.tangent_ty(&e.ty, Leaf::Number));
                    dot_types.push(self.tangent_ty(&e.ty, own));
                    firsts.push(e.adj.to_token_stream());
                    seconds.push(dot_of(e).to_token_stream());
                }
                None => {
                    let none = match &p.ty {
                        Ty::Float(_) if p.constant => code!(#krate::sweep::ConstantParameter),
                        _ => code!(()),
                    };
                    types.push(none.clone());
                    firsts.push(none);
                    dot_types.push(code!(()));
                    seconds.push(code!(()));
                }
            }
        }
        let payload = self.payload_ty();
        let out = self.wrap(code!((#payload, (#(#types,)*), (#(#dot_types,)*))));
        let done = self.ok(code!((value, (#(#firsts,)*), (#(#seconds,)*))));
        let question = self.question();
        let pattern = tuple(&scalars.iter().map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
        let dot_pattern = tuple(&scalars.iter().map(|e| dot_of(e).to_token_stream()).collect::<Vec<_>>());
        let run = code! {
            #prepare
            let (value, #pattern, #dot_pattern) = #sweep_path(#(#args,)* #(#passed),*) #question;
            #done
        };
        match home {
            Home::Companion(_) => {
                let (called, check) = self.called();
                code! {
                    #[doc(hidden)] #allow #[inline]
                    #vis #unsafety fn hvp<#generics #bound Called>(called: Called, #(#params,)* #(#taken),*) -> #out where #called, #predicates {
                        #check
                        #run
                    }
                }
            }
            Home::Methods => {
                let call = item.named("hvp_call_", "");
                code! {
                    #[doc(hidden)] #allow #[inline]
                    #vis #unsafety fn #call<#generics #bound>(#(#params,)* #(#taken),*) -> #out where #predicates {
                        #run
                    }
                }
            }
        }
    }

    /// All second derivatives, four columns in a run.
    fn hessian(
        &self,
        c: &Moves,
        home: &Home<'_>,
        vis: &TokenStream,
        sweep_path: &TokenStream,
        rows: &[&Entry],
    ) -> TokenStream {
        let item = self.item;
        let Some(float) = &c.generic else { return TokenStream::new() };
        let (allow, unsafety, krate) = (self.allow(), self.unsafety(), &item.krate);
        let (generics, where_clause) = (self.generics(), self.where_clause());
        let lanes = proc_macro2::Literal::usize_unsuffixed(AT_ONCE);
        let (params, arguments, copies) = (self.params(&[]), self.arguments(), self.copies());
        let number = code!(#float);
        let (bind, pass) = self.basis(&number);
        let counts: Vec<TokenStream> =
            item.params.iter().filter(|p| p.active).map(|p| self.count(p)).collect();
        let lane = code!(#krate::Lanes<#number, #lanes>);
        let locals: TokenStream = rows.iter().map(|e| self.row_zeros(e, Leaf::Lanes)).collect();
        let row_args = rows.iter().map(|e| {
            let (adj, dot) = (&e.adj, dot_of(e));
            code!(&mut #adj, &mut #dot)
        });
        let scalars: Vec<&Entry> = self.entries.iter().filter(|e| self.is_scalar(e)).collect();
        let dot_pattern = tuple(&scalars.iter().map(|e| dot_of(e).to_token_stream()).collect::<Vec<_>>());
        let spilled = self.entries.iter().map(|e| {
            let dot = dot_of(e);
            code! {
                #krate::direction::Spill::<#lane>::spill(&#dot, &mut |lanes: &#lane| {
                    for k in 0..usize::min(#lanes, n - start) { matrix[row * n + start + k] = lanes.0[k]; }
                    row += 1;
                });
            }
        });
        let question = self.question();
        let free = matches!(home, Home::Companion(_));
        let name = &item.item.sig.ident;
        let link = if free { format!("[`{name}`]") } else { format!("[`{name}`](Self::{name})") };
        let (plain, into) = (item.named("hessian_", ""), item.named("hessian_", "_into"));
        let doc = format!(
            "The Hessian of {link}, row by row: the floats of its parameters in their order, each with each. A run of forward mode over reverse mode for every four of them; symmetric to rounding."
        );
        let doc_into = format!(
            "As [`{}{plain}`], into memory of yours.\n\n# Panics\nIf its length is not the square of the number of floats.",
            if free { "" } else { "Self::" }
        );
        let fallible = question.is_some();
        let (out, done) = (self.wrap(code!(::std::vec::Vec<#number>)), self.ok(code!(matrix)));
        let (into_out, into_done) = (self.wrap(code!(())), self.ok(code!(())));
        let (into_out, into_done) = (fallible.then(|| code!(-> #into_out)), fallible.then_some(into_done));
        let call = if free { code!(#into) } else { code!(Self::#into) };
        let zero = self.num(&Ty::Float(float.clone()), 0.0);
        code! {
            #[doc = #doc]
            #allow #[must_use]
            #vis #unsafety fn #plain<#generics>(#(#params),*) -> #out #where_clause {
                let n = 0 #(+ #counts)*;
                let mut matrix = ::std::vec![#zero; n * n];
                #call(#(#arguments,)* &mut matrix) #question;
                #done
            }
            #[doc = #doc_into]
            #allow
            #vis #unsafety fn #into<#generics>(#(#params,)* matrix: &mut [#number]) #into_out #where_clause {
                let n = 0 #(+ #counts)*;
                #krate::direction::check_size(matrix.len(), n, n);
                let mut start = 0_usize;
                while start < n {
                    #bind
                    #locals
                    let (_, _, #dot_pattern) = #sweep_path(#(#copies,)* #(#pass,)* #(#row_args),*) #question;
                    let mut row = 0_usize;
                    #(#spilled)*
                    start += #lanes;
                }
                #into_done
            }
        }
    }
}
