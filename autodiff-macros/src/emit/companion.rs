//! The companion's public side: what callers of an annotated function use. Fields of the record in, functions over the tape out.
use super::Printer;
use super::hvp::dot_of;
use super::items::*;
use super::jvp::Leaf;
use super::record::Field;
use crate::lower::ParamShape;
use crate::sweeps::Swept;
use crate::types::Ty;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};
use syn::ext::IdentExt;

impl Gen<'_> {
    pub(super) fn companion(&self, fields: &[Field]) -> TokenStream {
        let item = self.item;
        let (vis, unsafety, krate, record) = (&item.item.vis, self.unsafety(), &item.krate, &item.record);
        let generics = self.generics();
        let params = self.params(&[]);
        let args = self.arguments();
        let ret = self.ret_ty();
        let tape_field = Field::tape(fields);
        let puts: TokenStream = fields.iter().map(Field::put).collect();
        let takes: TokenStream = fields.iter().rev().map(|f| f.take()).collect();
        let rebuilt: Vec<TokenStream> = fields.iter().map(|f| f.rebuilt(krate)).collect();
        let CallSide { call_params, sinks: adjoints, prepare, passed, finish, pat, .. } =
            self.call_side(fields);
        let exclusive = self.exclusive(&Ident::new("exclusive", super::here()), &code!(#vis));
        let SeedSide { ty: seed_ty, unpack: seed_unpack, value: seed_value } = self.seed_side();
        let bounds = item.item.sig.generics.where_clause.as_ref().map(|w| w.predicates.to_token_stream());
        let back = self.back_generics();
        let (back_params, back_bounds) = (&back.params, back.where_clause.as_ref().map(|w| &w.predicates));
        let back_params = (!back_params.is_empty()).then(|| code!(#back_params,));
        let type_params: Vec<&Ident> = back.type_params().map(|t| &t.ident).collect();
        let marker_value = (!type_params.is_empty())
            .then(|| code!(marker: ::core::marker::PhantomData::<fn() -> (#(#type_params,)*)>,));
        let (called, check) = self.called();
        let forward_body = self.forward_for_caller(
            &code!(Self::forward_sweep(#(#args,)* tape)),
            &code!((value, record)),
            &puts,
        );
        let partials = self.partials((called.clone(), check.clone()));
        let zeros = self.zeros_of_result();
        code! {
            #[doc(hidden)] #[inline]
            #vis #unsafety fn forward<#generics Called>(called: Called, #(#params,)* tape: &mut #krate::Tape) -> #ret where #called, #bounds {
                #check
                #forward_body
            }
            #[doc(hidden)] #[inline]
            #vis fn reverse<'sink, 'seed, #back_params>(#(#call_params,)* back: &mut #krate::Back<'_>, seed: impl #krate::sweep::Seed<'seed, #seed_ty>, #(#adjoints),*) where #(#type_params: 'sink + 'seed,)* #back_bounds {
                #takes
                #prepare
                #seed_unpack
                let record = #record { #(#rebuilt,)* #marker_value #tape_field: #krate::Tape::default() };
                let #pat = Self::reverse_sweep(&record, back, #seed_value, #(#passed),*);
                #finish
            }
            #partials
            #zeros
            #exclusive
        }
    }

    /// Zeros in the shape of the result, for a caller's adjoint of it: the caller does not see whether it is an array.
    fn zeros_of_result(&self) -> TokenStream {
        let (vis, krate) = (&self.item.item.vis, &self.item.krate);
        let element = Ident::new("Element", Span::mixed_site());
        let fixed = self.item.item.sig.generics.const_params().next().is_none();
        let (ty, zeros) = match self.item.output {
            Ty::Array(of, n) if of.is_float() && fixed => {
                let n: TokenStream = n.parse().unwrap_or_default();
                (code!([#element; #n]), code!([#element::zero(); #n]))
            }
            Ty::Float(_) | Ty::Unit => return TokenStream::new(),
            _ => (code!(::std::vec::Vec<#element>), code!(::std::vec![#element::zero(); len])),
        };
        code! {
            #[doc(hidden)] #[inline]
            #vis fn zeros<#element: #krate::sweep::Number>(len: usize) -> #ty { #zeros }
        }
    }

    /// A renamed companion under the function's name, for callers beside it: a glob, which a module of that name hides.
    pub(super) fn alias(&self) -> Option<TokenStream> {
        let (companion, name) = (&self.item.companion, &self.item.item.sig.ident);
        if companion == name {
            return None;
        }
        let module = format_ident!("{}_as_{}", companion.unraw(), name.unraw(), span = Span::mixed_site());
        Some(code! {
            #[doc(hidden)] #[allow(non_snake_case)]
            mod #module { pub(super) use super::#companion as #name; }
            #[allow(unused_imports)]
            use #module::*;
        })
    }

    /// Which function is called is checked by the type of the function item itself: the bound on it, and the check.
    pub(super) fn called(&self) -> (TokenStream, TokenStream) {
        let (item, krate) = (self.item, &self.item.krate);
        let mut name = item.item.sig.ident.clone();
        // A parameter of the same name does not stand in front of the function: neither the user's nor one that stands beside it.
        if item.params.iter().any(|p| p.ident == name) {
            name.set_span(name.span().resolved_at(Span::mixed_site()));
        }
        let (text, ret, generic_args) = (name.to_string(), self.ret_ty(), self.generic_args());
        let plain_types: Vec<&syn::Type> = item.params.iter().map(|p| &p.syn_ty).collect();
        if generic_args.is_empty() {
            (code!(Called: 'static), code!(#krate::sweep::check_callee(&called, &#name, #text);))
        } else {
            (
                code!(Called: ::core::ops::Fn(#(#plain_types),*) -> #ret),
                code!(#krate::sweep::check_generic_callee(&called, &#name::<#(#generic_args),*>, #text);),
            )
        }
    }

    /// Says which parameters are taken by `&mut`, for a caller that hands on a `&mut` of its own.
    pub(super) fn exclusive(&self, name: &Ident, vis: &TokenStream) -> TokenStream {
        let taken = self.item.params.iter().enumerate().filter(|(_, p)| p.receiver.is_none());
        if !taken.clone().any(|(_, p)| matches!(p.ty, Ty::Ref(..)) && p.ty.leaf().is_some()) {
            return TokenStream::new();
        }
        let first = usize::from(self.item.params.first().is_some_and(|p| p.receiver.is_some()));
        let mask = taken
            .filter(|(k, p)| matches!(p.ty, Ty::Ref(true, _)) && k - first < 64)
            .fold(0u64, |mask, (k, _)| mask | 1 << (k - first));
        code!(#[doc(hidden)] #[inline] #vis const fn #name() -> u64 { #mask })
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
            let ident = format_ident!("{}_len", base.trim_start_matches("r#"), span = super::here());
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
        // A reference to each argument that was one; the callee keeps what it needs of the others.
        let mut reverse_params = vec![];
        let mut call_params = vec![];
        for p in item.params {
            let ident = &p.ident;
            if let Some(r) = p.receiver.as_ref().filter(|_| !matches!(p.ty, Ty::Ref(true, _))) {
                // What was consumed is only looked at.
                let by_ref = r.reference.is_some();
                let seen = if by_ref { r.to_token_stream() } else { code!(&#ident) };
                reverse_params.push(seen.clone());
                call_params.push(seen);
            } else if let (Ty::Ref(false, _), syn::Type::Reference(r)) = (&p.ty, &p.syn_ty) {
                let inner = &r.elem;
                reverse_params.push(code!(#ident: &#inner));
                call_params.push(code!(#ident: &#inner));
            } else if matches!(p.ty, Ty::Ref(true, _)) {
                // What the caller may have kept in case that it was taken by `&`.
                call_params.push(code!(_: impl ::core::marker::Sized));
            }
        }
        let Sinks { sinks, prepare, passed, finish } = self.sinks(fields, &Side::Adjoints);
        let scalars: Vec<&Entry> = self.entries.iter().filter(|e| self.is_scalar(e)).collect();
        let pat = tuple(&scalars.iter().map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
        CallSide { reverse_params, call_params, sinks, prepare, passed, finish, pat }
    }

    /// Where a caller wants the adjoints of the arguments, or how they move.
    pub(super) fn sinks(&self, fields: &[Field], side: &Side) -> Sinks {
        let item = self.item;
        let krate = &item.krate;
        let mut sinks = vec![];
        let mut prepare = TokenStream::new();
        let mut passed = vec![];
        let mut finish = TokenStream::new();
        for (k, p) in item.params.iter().enumerate() {
            let sink = format_ident!("{}_{k}", side.sink(), span = super::here());
            let Some(e) = self.entries.iter().find(|e| e.at == k) else {
                let bound =
                    if p.constant { code!(#krate::sweep::Constant) } else { code!(::core::marker::Sized) };
                sinks.push(code!(#sink: impl #bound));
                continue;
            };
            let ty = self.sink_ty(&e.ty, side);
            sinks.push(code!(#sink: impl #krate::sweep::Sink<'sink, #ty>));
            let slot = code!(#sink.slot());
            let name = side.name(e);
            let name = &name;
            if self.is_scalar(e) {
                let add = self.add_scalar(&code!(*adjoint), &code!(#name), &e.ty);
                finish.extend(code!(if let ::core::option::Option::Some(adjoint) = #slot { #add }));
                continue;
            }
            let scratch = format_ident!("{}_{k}", side.scratch(), span = super::here());
            let length = fields.iter().find_map(|f| match f {
                Field::Length { entry, ident } if entry.at == k => Some(ident.clone()),
                _ => None,
            });
            let dot_ty = side.dot_ty(&e.ty, krate);
            let z = match (length, &dot_ty) {
                (Some(n), Ty::Slice(t) | Ty::Vec(t)) if t.has_user() => {
                    code!((0..#n).map(|_| #krate::sweep::Tangent::empty()).collect::<::std::vec::Vec<_>>())
                }
                (Some(n), ty) => {
                    let zero = match ty.element() {
                        Some(t) if t.has_tuple() || side.own() => zeros(t, &code!(), krate),
                        _ => self.num(ty, 0.0),
                    };
                    code!(::std::vec![#zero; #n])
                }
                (None, ty) if ty.has_user() && !matches!(p.ty, Ty::Ref(false, _)) => {
                    code!(#krate::sweep::Tangent::empty())
                }
                (_, ty) => zeros(ty, &self.of(e), krate),
            };
            let whole = matches!(e.ty, Ty::Slice(_) | Ty::Vec(_)).then(|| code!([..]));
            if e.own {
                // The sweep does more than add: it works in memory of its own, which is added to the caller's afterwards.
                prepare.extend(code!(let mut #scratch = #z; let #name = &mut #scratch #whole;));
                let add = match &e.ty {
                    Ty::Slice(_) | Ty::Vec(_) | Ty::Array(..) if item.generic.is_some() || side.own() => {
                        each_added(&e.ty, &code!(adjoint), &code!(#scratch))
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
        Sinks { sinks, prepare, passed, finish }
    }

    pub(super) fn sink_ty(&self, ty: &Ty, side: &Side) -> TokenStream {
        match side {
            Side::Adjoints => buffer_ty(&self.item.krate, ty),
            Side::Tangents(leaf) => self.row_ty(ty, *leaf),
        }
    }

    /// An entry's parameter, as a reference where its type is the user's.
    pub(super) fn of(&self, e: &Entry) -> TokenStream {
        let p = &self.item.params[e.at];
        let ident = &p.ident;
        match (&e.ty, &p.ty) {
            (ty, Ty::Ref(..)) if ty.has_user() => code!(#ident),
            (ty, _) if ty.has_user() => code!(&#ident),
            _ => code!(#ident),
        }
    }

    /// What a callee makes of the seed that its caller gives: the seed of its own reverse sweep. The caller's has a part for every
    /// part of the result and none for `&mut` arguments: those are in their adjoints.
    pub(super) fn seed_side(&self) -> SeedSide {
        self.seed_of(&Side::Adjoints)
    }

    /// The same of the tangents of the seed.
    pub(super) fn seed_of(&self, side: &Side) -> SeedSide {
        let krate = &self.item.krate;
        let output = side.dot_ty(crate::signature::inside(self.item.output), krate);
        let exclusive: Vec<&Entry> = self.entries.iter().filter(|e| e.exclusive).collect();
        let seed = Ident::new(side.seed(), super::here());
        let mut unpack = code!(let #seed = #krate::sweep::Seed::seed(#seed););
        let mut leaves = vec![];
        self.seed_leaves(&output, code!(#seed), &mut unpack, &mut leaves);
        let empty = |e: &&Entry| match side.dot_ty(&e.ty, krate) {
            Ty::Slice(_) | Ty::Vec(_) => code!(&[]),
            ty if ty.has_user() => code!(#krate::sweep::Tangent::empty()),
            ty => zeros(&ty, &code!(#seed), krate),
        };
        leaves.extend(exclusive.iter().map(empty));
        SeedSide { ty: wanted_seed(krate, &output), unpack, value: tuple(&leaves) }
    }

    /// What is made of the seed of a result of some type, part by part.
    pub(super) fn seed_for(&self, ty: &Ty) -> SeedLeaves {
        let krate = &self.item.krate;
        let mut unpack = code!(let seed = #krate::sweep::Seed::seed(seed););
        let mut leaves = vec![];
        self.seed_leaves(ty, code!(seed), &mut unpack, &mut leaves);
        SeedLeaves { ty: wanted_seed(krate, ty), unpack, leaves }
    }

    /// The parts of an optional seed that carry derivatives, in the order of the result's leaves.
    fn seed_leaves(&self, ty: &Ty, seed: TokenStream, unpack: &mut TokenStream, out: &mut Vec<TokenStream>) {
        let krate = &self.item.krate;
        match ty {
            Ty::Float(_) => {
                let zero = match ty.leaf() {
                    Some(crate::types::Float::Dot(_)) => zeros(ty, &seed, krate),
                    _ => self.num(ty, 0.0),
                };
                out.push(code!(#seed.unwrap_or(#zero)));
            }
            ty if ty.has_user() && !matches!(ty, Ty::Slice(_) | Ty::Vec(_) | Ty::Tuple(_)) => {
                out.push(code! {
                    #seed.map_or_else(#krate::sweep::Tangent::empty, |whole| ::core::clone::Clone::clone(whole.0))
                });
            }
            Ty::Array(..) => {
                let zero = zeros(ty, &seed, krate);
                out.push(code!(#seed.unwrap_or(#zero)));
            }
            Ty::Slice(_) | Ty::Vec(_) => out.push(code!(#seed.map_or(&[][..], |row| row.0))),
            Ty::Tuple(parts) => {
                let names: Vec<Ident> = (0..parts.len())
                    .map(|k| format_ident!("{}_{k}", seed.to_string(), span = super::here()))
                    .collect();
                unpack.extend(code!(let #krate::sweep::Parts((#(#names,)*)) = #seed.unwrap_or_default();));
                for (ty, name) in parts.iter().zip(names) {
                    self.seed_leaves(ty, name.to_token_stream(), unpack, out);
                }
            }
            _ => {}
        }
    }

    /// The value and one local derivative per parameter, where all of them are numbers.
    pub(super) fn partials(&self, called: (TokenStream, TokenStream)) -> TokenStream {
        let item = self.item;
        let any = item.shapes.iter().any(|s| matches!(s, ParamShape::Scalar(_)));
        let numbers = any
            && item.shapes.iter().zip(item.params).all(|(s, p)| match s {
                ParamShape::Scalar(_) => true,
                ParamShape::Inactive(_) => !matches!(p.ty, Ty::Ref(..)),
                ParamShape::Var(_) => !p.active && matches!(p.ty, Ty::Named(_)) || tables(&p.ty),
                _ => false,
            });
        let floats = item.params.iter().filter(|p| matches!(p.ty, Ty::Float(_))).count();
        if !matches!(crate::signature::inside(item.output), Ty::Float(_)) || !numbers || floats > 8 {
            return TokenStream::new();
        }
        let name = Ident::new("partials", super::here());
        let (one, question) = (self.num(item.output, 1.0), self.question());
        // A slice can only be a table named by a path here: its caller does not see that it is no number.
        let (mut scratch, mut buffers) = (TokenStream::new(), vec![]);
        for e in self.entries.iter().filter(|e| !self.is_scalar(e)) {
            let name = format_ident!("scratch_{}", e.at, span = Span::mixed_site());
            let zero = zeros(&e.ty, &self.of(e), &item.krate);
            let whole = matches!(e.ty, Ty::Slice(_) | Ty::Vec(_)).then(|| code!([..]));
            scratch.extend(code!(let mut #name = #zero;));
            buffers.push(code!(&mut #name #whole));
        }
        self.partials_fn(&item.item.vis.to_token_stream(), &name, Some(called), |args, krate| {
            match self.valued {
                Some(_) => {
                    let turbofish = self.turbofish();
                    code!(let (value, gradient) = Self::value_and_gradient_sweep #turbofish (#(#args),*);)
                }
                None => code! {
                    let mut tape = #krate::Tape::default();
                    let (value, record) = Self::forward_sweep(#(#args,)* &mut tape) #question;
                    #scratch
                    let gradient = Self::reverse_sweep(&record, &mut tape.back(), #one, #(#buffers),*);
                },
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
                _ if p.constant => code!(#krate::sweep::ConstantParameter),
                Ty::Float(f) => code!(#f),
                _ => code!(()),
            })
            .collect();
        let scalars = self.entries.iter().filter(|e| self.is_scalar(e));
        let pat = tuple(&scalars.map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
        let values: Vec<TokenStream> = item
            .params
            .iter()
            .enumerate()
            .map(|(k, p)| match (self.entries.iter().find(|e| e.at == k), &p.ty) {
                (Some(e), _) if self.is_scalar(e) => e.adj.to_token_stream(),
                (None, _) if p.constant => code!(#krate::sweep::ConstantParameter),
                (None, ty @ Ty::Float(_)) => self.num(ty, 0.0),
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
    /// What the reverse sweep is handed again.
    pub(super) reverse_params: Vec<TokenStream>,
    /// The same, with a place for each `&mut` parameter.
    pub(super) call_params: Vec<TokenStream>,
    pub(super) sinks: Vec<TokenStream>,
    pub(super) prepare: TokenStream,
    pub(super) passed: Vec<TokenStream>,
    pub(super) finish: TokenStream,
    pub(super) pat: TokenStream,
}

/// What a reverse sweep gives: adjoints, or their tangents.
pub(super) enum Side {
    Adjoints,
    Tangents(Leaf),
}

impl Side {
    fn sink(&self) -> &'static str {
        match self {
            Side::Adjoints => "sink",
            Side::Tangents(_) => "sink_dot",
        }
    }
    pub(super) fn seed(&self) -> &'static str {
        match self {
            Side::Adjoints => "seed",
            Side::Tangents(_) => "seed_dot",
        }
    }
    fn scratch(&self) -> &'static str {
        match self {
            Side::Adjoints => "scratch",
            Side::Tangents(_) => "scratch_dot",
        }
    }
    fn name(&self, e: &Entry) -> Ident {
        match self {
            Side::Adjoints => e.adj.clone(),
            Side::Tangents(_) => dot_of(e),
        }
    }
    /// They are of a type of their own.
    fn own(&self) -> bool {
        matches!(self, Side::Tangents(Leaf::Dot))
    }
    pub(super) fn dot_ty(&self, ty: &Ty, krate: &TokenStream) -> Ty {
        if self.own() { crate::tangent::dot_ty(ty, true, krate) } else { ty.clone() }
    }
}

pub(super) struct Sinks {
    pub(super) sinks: Vec<TokenStream>,
    pub(super) prepare: TokenStream,
    pub(super) passed: Vec<TokenStream>,
    pub(super) finish: TokenStream,
}

/// The seed that a caller hands in, taken apart.
pub(super) struct SeedLeaves {
    pub(super) ty: TokenStream,
    pub(super) unpack: TokenStream,
    pub(super) leaves: Vec<TokenStream>,
}

/// The seed that a caller hands in, and the sweep's own seed made of it.
pub(super) struct SeedSide {
    pub(super) ty: TokenStream,
    pub(super) unpack: TokenStream,
    pub(super) value: TokenStream,
}

/// True for what a constant's path may stand for beside a number: a slice or an array of floats, by reference.
fn tables(ty: &Ty) -> bool {
    match ty {
        Ty::Ref(false, inner) => {
            matches!(&**inner, Ty::Slice(e) | Ty::Array(e, _) if matches!(**e, Ty::Float(crate::types::Float::F64 | crate::types::Float::F32) | Ty::Int(_)))
        }
        _ => false,
    }
}

/// The seed that a callee wants of its caller for a result of a type.
fn wanted_seed(krate: &TokenStream, ty: &Ty) -> TokenStream {
    match ty {
        ty if ty.has_user() && !matches!(ty, Ty::Slice(_) | Ty::Vec(_) | Ty::Tuple(_)) => {
            let ty = grad_ty(krate, ty);
            code!(#krate::sweep::Whole<'seed, #ty>)
        }
        Ty::Float(_) | Ty::Array(..) => grad_ty(krate, ty),
        Ty::Slice(e) | Ty::Vec(e) => {
            let e = row_ty(krate, e);
            code!(#krate::sweep::Row<'seed, #e>)
        }
        Ty::Tuple(parts) => {
            let parts = parts.iter().map(|t| wanted_seed(krate, t));
            code!(#krate::sweep::Parts<(#(::core::option::Option<#parts>,)*)>)
        }
        _ => code!(()),
    }
}

/// `to += from`, number by number, for numbers that only have an addition.
pub(super) fn each_added(ty: &Ty, to: &TokenStream, from: &TokenStream) -> TokenStream {
    match ty {
        Ty::Slice(e) | Ty::Vec(e) | Ty::Array(e, _) => {
            let inner = each_added(e, &code!(to), &code!(from));
            code!(for (to, from) in #to[..].iter_mut().zip(#from[..].iter()) { #inner })
        }
        _ => code!(*#to = *#to + *#from;),
    }
}
