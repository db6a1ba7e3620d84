//! `forward_f`, `reverse_f` and the record between them: the split form of the sweeps in, items out.
use super::companion::Side;
use super::items::*;
use super::{Printer, Storage};
use crate::ir::*;
use crate::lower::ParamShape;
use crate::sweeps::{SeedShape, Swept};
use crate::tidy;
use crate::types::Ty;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};
use std::collections::BTreeMap;

impl Gen<'_> {
    pub(super) fn split(&self, swept: &Swept) -> TokenStream {
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
                            && (matches!(**inner, Ty::Slice(_) | Ty::Vec(_)) || inner.has_user()))
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
            let (param, ident, inner) = (*k, param.ident.clone(), (**inner).clone());
            fields.push(if clonable(&inner) {
                Field::Held { param, ident, inner, written }
            } else {
                Field::Borrowed { ident, written }
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
        // The record's side has no type parameters that are types of constants.
        let back = self.back_generics();
        let back_params = &back.params;
        let (generics, where_back) = (angles(back_params), &back.where_clause);
        let generic_args = generic_args(&back);
        let is_generic = !generic_args.is_empty();
        let bare: Vec<TokenStream> = back_params
            .iter()
            .filter_map(|p| match p {
                syn::GenericParam::Type(t) if item.float_params.iter().any(|f| t.ident == f) => {
                    let name = &t.ident;
                    Some(code!(#name: ::core::clone::Clone))
                }
                syn::GenericParam::Type(t) => Some(t.ident.to_token_stream()),
                syn::GenericParam::Const(c) => {
                    let (name, ty) = (&c.ident, &c.ty);
                    Some(code!(const #name: #ty))
                }
                syn::GenericParam::Lifetime(_) => None,
            })
            .collect();
        let types: Vec<&Ident> = back_params
            .iter()
            .filter_map(|p| if let syn::GenericParam::Type(t) = p { Some(&t.ident) } else { None })
            .collect();
        let borrow = (!borrowed.is_empty()).then(|| code!('record,));
        let angle = |life: Option<TokenStream>, args: &[TokenStream]| {
            if life.is_none() && args.is_empty() { TokenStream::new() } else { code!(<#life #(#args),*>) }
        };
        let decl = angle(borrow.clone(), &bare);
        let life = angle(borrow.clone(), &generic_args);
        let own_life = angle((!borrowed.is_empty()).then(|| code!('own,)), &generic_args);
        let all_held = !fields.iter().any(|f| matches!(f, Field::Borrowed { .. }));
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
        let mut ret_vals = std::collections::BTreeSet::new();
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
        p.inlined = BTreeMap::new();
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
        let shapes: BTreeMap<usize, TokenStream> = fields.iter().filter_map(|f| f.shape()).collect();
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
                        ty if ty.has_user() => code!(#last.clone()),
                        _ => code!(#last),
                    };
                    return code!(let mut #adj: #ty = #copy;);
                }
                let z = match (&e.ty, shapes.get(&e.at)) {
                    (ty, len) if ty.has_user() => match (&item.params[e.at].ty, len) {
                        (Ty::Ref(false, _), _) => {
                            let of = &item.params[e.at].ident;
                            zeros(ty, &code!(record.#of.0.unwrap_or_else(|| ::core::panic!("the record holds no forward sweep"))), krate)
                        }
                        (_, Some(len)) => code!((0..#len).map(|_| #krate::sweep::Tangent::empty()).collect()),
                        _ => code!(#krate::sweep::Tangent::empty()),
                    },
                    (Ty::Slice(t) | Ty::Vec(t), Some(len)) if t.has_tuple() => {
                        let zero = zeros(t, &code!(), krate);
                        code!(::std::vec![#zero; #len])
                    }
                    (Ty::Slice(t) | Ty::Vec(t), Some(len)) if !t.is_aggregate() => {
                        let zero = self.num(t, 0.0);
                        code!(::std::vec![#zero; #len])
                    }
                    (Ty::Slice(_) | Ty::Vec(_), _) => {
                        let of = &item.params[e.at].ident;
                        code!(#krate::sweep::ZerosLike::zeros_like(record.#of.get().unwrap_or_default()))
                    }
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
        let into_buffers: Vec<TokenStream> = self.buffers();
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
        let local = |e: &Entry| format_ident!("{}_in", e.adj, span = super::here());
        let into_prepare: TokenStream = self
            .entries
            .iter()
            .filter(|e| e.exclusive || e.own)
            .map(|e| {
                let (name, adj) = (local(e), &e.adj);
                let last = finals.get(&e.at).cloned().unwrap_or_default();
                match &e.ty {
                    ty if e.own => {
                        let of = if ty.has_user() { code!(&*#adj) } else { code!(#adj) };
                        let z = zeros(ty, &of, krate);
                        code!(let mut #name = #z;)
                    }
                    Ty::Slice(_) | Ty::Vec(_) => code!(let mut #name = #last.to_vec();),
                    ty if ty.has_user() => code!(let mut #name = #last.clone();),
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
                            return super::companion::each_added(&e.ty, &code!(#adj), &code!(#name));
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
        let doc_forward = clean(&format!(
            "Evaluates [`{name}`] and records what its reverse sweep needs: a copy of what it reads of slices and arrays is in the record."
        ));
        let doc_reverse = format!(
            "The reverse sweep of [`{name}`]: `seed` times its gradient. Leaves the record as it is."
        );
        let doc_reverse_into = format!(
            "The reverse sweep of [`{name}`]; **adds** to the buffers.\n\n# Panics\nIf a buffer's length differs from its parameter's."
        );
        let doc_forward_into = format!(
            "As [`{forward}`], in the memory of a record that was [recycled]({record}::recycle). The record borrows its arguments; nothing is copied."
        );
        let doc_recycle = "The record's memory without what it borrows, for the next forward sweep.";
        let tape_field = Field::tape(&fields);
        let shorthand = if tape_field == "tape" { code!(tape) } else { code!(#tape_field: tape) };
        let static_fields: Vec<TokenStream> = fields.iter().map(Field::empty).collect();
        let recycled = if is_generic {
            code!(let mut tape = self.#tape_field; tape.clear(); tape)
        } else {
            code!(let mut tape = self.#tape_field; tape.clear(); #record { #(#static_fields,)* #shorthand })
        };
        let from_memory = if is_generic { code!(memory) } else { code!(memory.#tape_field) };
        let payload = self.payload_ty();
        let recorded = self.wrap(code!((#payload, #record #life)));
        // A record that outlives its arguments: what the reverse sweep reads of them is copied. Structs are borrowed.
        let holds = fields.iter().any(|f| matches!(f, Field::Held { .. }));
        let (own_life, own_generics, own_params) = match (holds, all_held) {
            (true, true) => {
                (own_life, code!(<'own, #borrow #back_params>), code!(<'own, #borrow #user_generics>))
            }
            _ => (life.clone(), code!(<#borrow #back_params>), fn_generics.clone()),
        };
        let question = self.question();
        let recorded_own = self.wrap(code!((#payload, #record #own_life)));
        let kept_fields: Vec<TokenStream> = fields.iter().map(Field::keep).collect();
        let own = holds.then(|| {
            code! {
                #[inline]
                fn own #own_generics(record: #record #life) -> #record #own_life #where_back {
                    #record { #(#kept_fields,)* #marker_value #tape_field: record.#tape_field }
                }
            }
        });
        let both_own = self.ok(code!((value, #companion::own(record))));
        let forward_body = if holds {
            code!(let (value, record) = #companion::record(#(#args),*) #question; #both_own)
        } else {
            code!(#companion::record(#(#args),*))
        };
        let with_record = self.ok(code!((#value, record)));
        let both = self.ok(code!((value, record)));
        let adj_names: Vec<&Ident> = self.entries.iter().map(|e| &e.adj).collect();
        let companion_items = self.companion(&fields);
        let alias = self.alias();

        let sweep = self.as_safe_as_the_function(code! {
            #(#items)*
            #forward_code
            #leave
            let record = #record { #(#made,)* #marker_value #tape_field: #krate::Tape::default() };
            #with_record
        });
        code! {
            #[doc = #doc_record]
            #allow #[derive(Clone, Debug, Default)]
            #vis struct #record #decl {
                #(#declared,)*
                #marker
                /// The residuals of loops and calls.
                #tape_field: #krate::Tape,
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
            #alias
            #allow
            impl #companion {
                #[inline(always)]
                #unsafety fn forward_sweep #fn_generics(#(#params,)* tape: &mut #krate::Tape) -> #recorded #where_clause {
                    #sweep
                }
                #[inline(always)]
                fn reverse_sweep<#generics>(record: &#record #anon, back: &mut #krate::Back<'_>, seed: #seed_ty, #(#buffers),*) -> #results_ty #where_back {
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
                    record.#tape_field = tape;
                    #both
                }
                #[inline]
                fn pullback<#generics>(record: &#record #anon, seed: #seed_ty) -> #gty #where_back {
                    #allocate
                    let #scalar_pat = Self::reverse_sweep(record, &mut record.#tape_field.back(), seed, #(#buffer_args),*);
                    #all_names
                }
                #[inline]
                fn pullback_into<#generics>(record: &#record #anon, seed: #seed_ty, #(#into_buffers),*) #where_back {
                    #lens
                    #into_prepare
                    let #into_pat = Self::reverse_sweep(record, &mut record.#tape_field.back(), seed, #(#into_args),*);
                    #into_adds
                    #into_finish
                }
                #own
                #companion_items
            }
            #[doc = #doc_forward]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #forward #own_params(#(#params),*) -> #recorded_own #where_clause {
                #forward_body
            }
            #[doc = #doc_forward_into]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #forward_into #fn_generics(memory: #memory, #(#params),*) -> #recorded #where_clause {
                let mut tape = #from_memory;
                tape.clear();
                let (value, mut record) = #companion::forward_sweep(#(#args,)* &mut tape) #question;
                record.#tape_field = tape;
                #both
            }
            #[doc = #doc_reverse]
            #allow #[inline] #[must_use]
            #vis fn #reverse<#generics>(record: &#record #anon, seed: #seed_ty) -> #gty #where_back {
                #companion::pullback(record, seed)
            }
            #[doc = #doc_reverse_into]
            #allow #[inline]
            #vis fn #reverse_into<#generics>(record: &#record #anon, seed: #seed_ty, #(#into_buffers),*) #where_back {
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

    pub(super) fn seed(&self, p: &Printer<'_>, swept: &Swept) -> SeedParts {
        self.seed_parts(p, swept.seed.as_ref(), &Side::Adjoints)
    }

    /// The parameter that takes the seed, or its tangents.
    pub(super) fn seed_parts(&self, p: &Printer<'_>, seed: Option<&SeedShape>, side: &Side) -> SeedParts {
        let krate = &self.item.krate;
        let name = Ident::new(side.seed(), super::here());
        let exclusive: Vec<&Entry> = self.entries.iter().filter(|e| e.exclusive).collect();
        let mut out = SeedParts { ty: code!(()), unpack: TokenStream::new(), finals: BTreeMap::new() };
        let seed_ty = |ty: &Ty| match ty {
            Ty::Slice(e) | Ty::Vec(e) => {
                let e = row_ty(krate, e);
                code!(&[#e])
            }
            ty => grad_ty(krate, ty),
        };
        match seed {
            None | Some(SeedShape::None) => {}
            Some(SeedShape::Scalar(v, ty)) => {
                p.name_val(*v, &name);
                out.ty = seed_ty(ty);
            }
            Some(SeedShape::Slice(v, ty)) => {
                p.name_var(*v, &name);
                out.ty = seed_ty(ty);
            }
            Some(SeedShape::Tuple(whole, parts)) => {
                p.name_val(*whole, &name);
                let mut types: Vec<TokenStream> = parts.iter().map(|(ty, _)| seed_ty(ty)).collect();
                for (k, (_, var)) in parts.iter().enumerate() {
                    if let Some(v) = var {
                        let (part, k) = (p.var(*v), syn::Index::from(k));
                        out.unpack.extend(code!(let #part = #name.#k;));
                    }
                }
                let first = parts.len();
                let total = first + exclusive.len();
                for (k, e) in exclusive.iter().enumerate() {
                    types.push(seed_ty(&side.dot_ty(&e.ty, krate)));
                    let at = syn::Index::from(first + k);
                    let last = if total == 1 { code!(#name) } else { code!(#name.#at) };
                    out.finals.insert(e.at, last);
                }
                out.ty = tuple(&types);
            }
        }
        out
    }
}

pub(super) struct SeedParts {
    pub(super) ty: TokenStream,
    pub(super) unpack: TokenStream,
    /// The seed of a `&mut` parameter's final contents, by parameter.
    pub(super) finals: BTreeMap<usize, TokenStream>,
}

/// A field of the record.
pub(super) enum Field {
    /// What a parameter refers to: borrowed while the sweeps run, a copy in the record that the user gets.
    Held {
        param: usize,
        ident: Ident,
        inner: Ty,
        written: syn::Type,
    },
    /// A parameter of a type that may have no copy.
    Borrowed {
        ident: Ident,
        written: syn::Type,
    },
    Length {
        entry: Entry,
        ident: Ident,
    },
    Kept {
        var: VarId,
        ident: Ident,
        ty: Ty,
    },
    Value {
        ident: Ident,
        ty: Ty,
        of: Of,
    },
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
            Field::Held { .. } | Field::Borrowed { .. } => TokenStream::new(),
            Field::Length { entry, .. } => {
                let param = &params[entry.at];
                code!(tape.put(#param.len());)
            }
            Field::Value { ty, .. } => super::put(ty, &code!(tape), &code!(#ident)),
            Field::Kept { ty, .. } => super::put_all(ty, &code!(tape), &code!(#ident)),
        }
    }

    /// Binds the length of a parameter before it is handed over.
    pub(super) fn measure(&self, params: &[Ident]) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Length { entry, .. } => {
                let param = &params[entry.at];
                code!(let #ident = #param.len();)
            }
            _ => TokenStream::new(),
        }
    }

    /// Reads a length and leaves it where it is.
    pub(super) fn look_ahead(&self) -> TokenStream {
        let ident = self.ident();
        code!(let #ident: usize = ahead.take();)
    }

    /// Puts a length that was bound on the tape.
    pub(super) fn put_measured(&self) -> TokenStream {
        let ident = self.ident();
        code!(tape.put(#ident);)
    }

    pub(super) fn ident(&self) -> &Ident {
        match self {
            Field::Held { ident, .. }
            | Field::Borrowed { ident, .. }
            | Field::Length { ident, .. }
            | Field::Kept { ident, .. }
            | Field::Value { ident, .. } => ident,
        }
    }

    /// The field for what loops and calls keep: another name where a parameter has this one.
    pub(super) fn tape(fields: &[Field]) -> Ident {
        let taken = fields.iter().any(|f| f.ident() == "tape");
        Ident::new(if taken { "tape_of_calls" } else { "tape" }, Span::mixed_site())
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
            Field::Held { inner, written, .. } => {
                let doc = format!("The parameter `{ident}`.");
                let ty = match inner {
                    Ty::Vec(e) => {
                        let e = e.tokens().unwrap_or_default();
                        code!([#e])
                    }
                    _ => written.to_token_stream(),
                };
                code!(#[doc = #doc] #ident: #krate::sweep::Held<'record, #ty>)
            }
            Field::Borrowed { written, .. } => {
                let doc = format!("The parameter `{ident}`.");
                code!(#[doc = #doc] #ident: #krate::sweep::Borrowed<'record, #written>)
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
            Field::Held { .. } | Field::Borrowed { .. } => self.borrow(&p.krate),
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
            Field::Held { inner: Ty::Slice(_) | Ty::Vec(_), .. } => {
                code!(let #ident = record.#ident.get().unwrap_or_default();)
            }
            Field::Held { .. } => {
                code!(let #ident = record.#ident.get().unwrap_or_else(|| ::core::panic!("the record holds no forward sweep"));)
            }
            Field::Borrowed { .. } => {
                code!(let ::core::option::Option::Some(#ident) = record.#ident.0 else { ::core::panic!("the record holds no forward sweep") };)
            }
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
            Field::Held { .. } | Field::Borrowed { .. } => TokenStream::new(),
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
            Field::Held { .. } | Field::Borrowed { .. } => TokenStream::new(),
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

    pub(super) fn rebuilt(&self, krate: &TokenStream) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Held { .. } | Field::Borrowed { .. } => self.borrow(krate),
            Field::Kept { ty, .. } if Self::long(ty) => code!(#ident: #krate::sweep::Fixed(#ident)),
            _ => code!(#ident),
        }
    }

    /// A reference parameter as a field.
    fn borrow(&self, krate: &TokenStream) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Held { inner: Ty::Slice(_) | Ty::Vec(_), .. } => {
                code!(#ident: #krate::sweep::Held::Borrowed(&#ident[..]))
            }
            Field::Held { .. } => code!(#ident: #krate::sweep::Held::Borrowed(#ident)),
            _ => code!(#ident: #krate::sweep::Borrowed(::core::option::Option::Some(#ident))),
        }
    }

    /// The field in a record that outlives its parameters.
    fn keep(&self) -> TokenStream {
        let ident = self.ident();
        match self {
            Field::Held { .. } => code!(#ident: record.#ident.keep()),
            _ => code!(#ident: record.#ident),
        }
    }

    /// The length that a heap entry of the gradient has, read from the record.
    fn shape(&self) -> Option<(usize, TokenStream)> {
        let ident = self.ident();
        match self {
            Field::Held { param, inner: Ty::Slice(_) | Ty::Vec(_), .. } => {
                Some((*param, code!(record.#ident.get().unwrap_or_default().len())))
            }
            Field::Length { entry, .. } => Some((entry.at, code!(record.#ident))),
            _ => None,
        }
    }
}

/// Generics as they stand before others.
fn angles(params: &syn::punctuated::Punctuated<syn::GenericParam, syn::Token![,]>) -> TokenStream {
    if params.is_empty() { TokenStream::new() } else { code!(#params,) }
}

/// A type that a record can hold a copy of: numbers, texts, and what is made of them.
fn clonable(ty: &Ty) -> bool {
    match ty {
        Ty::Float(_) | Ty::Int(_) | Ty::Bool | Ty::Str => true,
        Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) | Ty::Option(e) => clonable(e),
        Ty::Tuple(parts) => parts.iter().all(clonable),
        _ => false,
    }
}
