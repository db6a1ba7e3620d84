//! Methods: siblings in the same `impl`, found by method lookup. They can have no record type of their own (an `impl` holds no
//! items), so the tape is their record, and the reverse sweep is handed again what the method took by reference.
use super::Storage;
use super::companion::{CallSide, SeedSide};
use super::items::{Entry, Gen, Item, buffer_ty, grad_ty, mark_own, ret_values, tuple, zeros};
use super::record::Field;
use crate::ir::*;
use crate::lower::ParamShape;
use crate::sweeps::Sweeps;
use crate::tidy;
use crate::types::Ty;
use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;

/// The siblings of one method or associated function.
pub(crate) fn print(
    item: &Item<'_>,
    sweeps: &Sweeps,
    modes: &crate::modes::Modes,
    options: &crate::options::Options,
    vis: &TokenStream,
) -> TokenStream {
    let Sweeps { joined, split, valued } = sweeps;
    let _at = super::At::token(item.home);
    let mut entries = item.entries();
    mark_own(&mut entries, item.shapes, split);
    let g = Gen { item, options, entries, valued: valued.as_ref() };
    let krate = &item.krate;
    let (allow, unsafety) = (g.allow(), g.unsafety());
    let generics = g.generics();
    let where_clause = &item.item.sig.generics.where_clause;
    let predicates = where_clause.as_ref().map(|w| w.predicates.to_token_stream());
    let sink_types: Vec<Ident> =
        item.float_params.iter().map(|f| Ident::new(f, Span::mixed_site())).collect();
    let name = &item.item.sig.ident;
    let hidden = |prefix: &str| item.named(prefix, "");

    // ---- the split sweeps ----
    let mut p = g.printer(split, Storage::Tape, true);
    let seed = g.seed(&p, split);
    // Lengths go to the tape last: a caller that stands in for memory looks at them before the sweep takes them.
    let (lengths, mut fields): (Vec<Field>, Vec<Field>) =
        g.tape_fields(&p, split).into_iter().partition(|f| matches!(f, Field::Length { .. }));
    let ahead: TokenStream = lengths.iter().rev().map(|f| f.look_ahead()).collect();
    let ahead = (!lengths.is_empty()).then(|| code!(let mut ahead = back.clone(); #ahead));
    fields.extend(lengths);
    let mut keep: Vec<ValId> = split.kept.vals.clone();
    split.sweep.of_vals.values().for_each(|e| crate::visit::vals(e, &mut keep));
    let mut ret_vals = std::collections::BTreeSet::new();
    ret_values(&split.f.ret, &mut ret_vals);
    let forward_keep: Vec<ValId> = keep.iter().copied().chain(ret_vals).collect();
    p.inlined = tidy::inline(&split.f, &[&split.forward], &forward_keep);
    let forward_code = p.block(&split.forward);
    let value = g.ret(&p, &split.f.ret);
    let leave = g.leave_after(&p, &split.f.ret, code!(tape.truncate(mark);));
    let (question, turbofish) = (g.question(), g.turbofish());
    let value_ok = g.ok(code!(value));
    let puts: TokenStream = fields
        .iter()
        .map(|f| f.put_local(&item.params.iter().map(|p| p.ident.clone()).collect::<Vec<_>>()))
        .collect();
    p.inlined = tidy::inline(&split.f, &[&split.reverse], &keep);
    for (shape, param) in item.shapes.iter().zip(item.params) {
        if let (ParamShape::Var(v), Some(_)) = (shape, &param.receiver) {
            p.by_ref.insert(*v);
        }
    }
    for f in &fields {
        if let Some(var) = f.kept() {
            p.by_ref.remove(&var);
        }
    }
    let reverse_code = p.block(&split.reverse);
    let takes: TokenStream = fields.iter().rev().map(|f| f.take()).collect();
    let scalars: Vec<&Entry> = g.entries.iter().filter(|e| g.is_scalar(e)).collect();
    let rows: Vec<&Entry> = g.entries.iter().filter(|e| !g.is_scalar(e)).collect();
    let reverse_results = tuple(
        &scalars.iter().map(|e| g.scalar_adjoint(&p, split, &item.shapes[e.at], &e.ty)).collect::<Vec<_>>(),
    );
    let scalar_ty = tuple(&scalars.iter().map(|e| grad_ty(krate, &e.ty)).collect::<Vec<_>>());
    let row_types: Vec<TokenStream> = rows
        .iter()
        .map(|e| {
            let (adj, ty) = (&e.adj, buffer_ty(krate, &e.ty));
            code!(#adj: &mut #ty)
        })
        .collect();
    let CallSide { reverse_params, call_params, sinks, prepare, passed, finish, pat } = g.call_side(&fields);
    let exclusive = g.exclusive(&hidden("exclusive_"), &code!(#vis));
    let reverse_args: Vec<TokenStream> = item
        .params
        .iter()
        .filter(|p| !matches!(p.ty, Ty::Ref(true, _)))
        .filter(|p| p.receiver.is_some() || matches!(p.ty, Ty::Ref(false, _)))
        .map(|p| p.ident.to_token_stream())
        .collect();
    let (seed_ty, seed_unpack) = (&seed.ty, &seed.unpack);
    // Behind a forward sweep that took its receiver by value.
    let reverse_again: Vec<TokenStream> = reverse_args
        .iter()
        .zip(item.params.iter().filter(|p| p.receiver.is_some() || matches!(p.ty, Ty::Ref(false, _))))
        .map(|(arg, p)| match &p.receiver {
            Some(r) if r.reference.is_none() => code!(&#arg),
            _ => arg.clone(),
        })
        .collect();
    let SeedSide { ty: wanted, unpack: wanted_unpack, value: wanted_value } = g.seed_side();
    let items = item.items;
    let (params, args, ret) = (g.params(&[]), g.arguments(), g.ret_ty());
    let (forward_sweep, reverse_sweep, reverse_call, gradient_sweep) = (
        hidden("forward_sweep_"),
        hidden("reverse_sweep_"),
        hidden("reverse_call_"),
        hidden("gradient_sweep_"),
    );
    let (forward, reverse) = (hidden("forward_"), hidden("reverse_"));
    let names: Vec<&Ident> = g.entries.iter().map(|e| &e.adj).collect();
    let all = tuple(&names.iter().map(|n| n.to_token_stream()).collect::<Vec<_>>());
    let scalar_pat = tuple(&scalars.iter().map(|e| e.adj.to_token_stream()).collect::<Vec<_>>());
    let row_names: Vec<&Ident> = rows.iter().map(|e| &e.adj).collect();
    let gty = g.gradient_ty();
    // Before the reverse sweep: zeros in the shape of the parameters, or the seed of final contents.
    let allocate: TokenStream = rows
        .iter()
        .map(|e| {
            let (adj, ty) = (&e.adj, grad_ty(krate, &e.ty));
            let z = match (seed.finals.get(&e.at), &e.ty, &item.params[e.at].ty) {
                (Some(last), Ty::Slice(_) | Ty::Vec(_), _) => code!(#last.to_vec()),
                (Some(last), ty, _) if ty.has_user() => code!(#last.clone()),
                (Some(last), ..) => last.clone(),
                (None, ty, own)
                    if ty.has_user()
                        && !matches!(own, Ty::Ref(false, _))
                        && item.params[e.at].receiver.is_none() =>
                {
                    code!(#krate::sweep::Tangent::empty())
                }
                _ => zeros(&e.ty, &g.of(e), krate),
            };
            code!(let mut #adj: #ty = #z;)
        })
        .collect();
    let doc_forward = format!("Evaluates [`{name}`](Self::{name}) and records what its reverse sweep needs.");
    let doc_reverse = format!(
        "The reverse sweep of [`{name}`](Self::{name}): `seed` times its gradient. The arguments are those of the forward sweep."
    );
    let owned_rows = rows.iter().any(|e| matches!(item.params[e.at].ty, Ty::Vec(_)));
    let public_reverse = (!owned_rows).then(|| {
        code! {
            #[doc = #doc_reverse]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #reverse<#generics>(#(#reverse_params,)* record: &#krate::Tape, seed: #seed_ty) -> #gty #where_clause {
                #allocate
                let #scalar_pat = Self::#reverse_sweep(#(#reverse_args,)* &mut record.back(), seed, #(&mut #row_names),*);
                #all
            }
        }
    });
    let payload = g.payload_ty();
    let recorded = g.wrap(code!((#payload, #krate::Tape)));
    let both = g.ok(code!((value, tape)));
    let sweep = g.as_safe_as_the_function(code! {
        #(#items)*
        let mark = tape.len();
        #forward_code
        #leave
        let value = #value;
        #puts
        #value_ok
    });
    let split_items = code! {
        #[doc(hidden)] #allow #[inline(always)]
        #vis #unsafety fn #forward_sweep<#generics>(#(#params,)* tape: &mut #krate::Tape) -> #ret #where_clause {
            #sweep
        }
        #[doc(hidden)] #allow #[inline(always)]
        #vis #unsafety fn #reverse_sweep<#generics>(#(#reverse_params,)* back: &mut #krate::Back<'_>, seed: #seed_ty, #(#row_types),*) -> #scalar_ty #where_clause {
            #(#items)*
            #takes
            #seed_unpack
            #reverse_code
            #reverse_results
        }
        #[doc(hidden)] #allow #[inline]
        #vis #unsafety fn #reverse_call<'sink, 'seed, #generics>(#(#call_params,)* back: &mut #krate::Back<'_>, seed: impl #krate::sweep::Seed<'seed, #wanted>, #(#sinks),*) where #(#sink_types: 'sink + 'seed,)* #predicates {
            #ahead
            #prepare
            #wanted_unpack
            let #pat = Self::#reverse_sweep(#(#reverse_args,)* back, #wanted_value, #(#passed),*);
            #finish
        }
        #[doc = #doc_forward]
        #allow #[inline] #[must_use]
        #vis #unsafety fn #forward<#generics>(#(#params),*) -> #recorded #where_clause {
            let mut tape = #krate::Tape::default();
            let value = Self::#forward_sweep(#(#args,)* &mut tape) #question;
            #both
        }
        #public_reverse
        #exclusive
    };
    let partials = partials(&g, vis);
    let modes = g.modes_of_method(modes, vis);
    if !matches!(crate::signature::inside(item.output), Ty::Float(_)) {
        return code!(#split_items #partials #modes);
    }

    // ---- the gradient ----
    let jp = g.printer(joined, Storage::Local, true);
    let (code, results) = g.joined_body(jp, joined);
    let results: Vec<TokenStream> =
        g.entries.iter().zip(results).filter(|(e, _)| g.is_scalar(e)).map(|(_, r)| r).collect();
    let results = tuple(&results);
    let locals: TokenStream = rows
        .iter()
        .map(|e| {
            let (adj, ty) = (&e.adj, grad_ty(krate, &e.ty));
            let z = zeros(&e.ty, &g.of(e), krate);
            code!(let mut #adj: #ty = #z;)
        })
        .collect();
    let buffers: Vec<TokenStream> = g.buffers();
    let clear: TokenStream = rows
        .iter()
        .map(|e| {
            let adj = &e.adj;
            match &e.ty {
                Ty::Slice(_) | Ty::Vec(_) | Ty::Array(..) => {
                    code!(#krate::sweep::Clear::clear(&mut #adj[..]);)
                }
                ty => {
                    let z = zeros(ty, &g.of(e), krate);
                    code!(*#adj = #z;)
                }
            }
        })
        .collect();
    let lens: TokenStream = g
        .entries
        .iter()
        .filter(|e| e.heap)
        .map(|e| {
            let (adj, of) = (&e.adj, &item.params[e.at].ident);
            let text = of.to_string();
            code!(#krate::sweep::check_len(#text, #adj.len(), #of.len());)
        })
        .collect();
    let (sum_pat, outs) = g.sums(&scalars);
    let (grad, grad_into, value_grad) =
        (item.named("grad_", ""), item.named("grad_", "_into"), item.named("value_and_grad_", ""));
    let doc = format!("The gradient of [`{name}`](Self::{name}), in the shape of its parameters.");
    let doc_into = format!(
        "The gradient of [`{name}`](Self::{name}); overwrites the buffers.\n\n# Panics\nIf a buffer's length differs from its parameter's."
    );
    let doc_value = format!("The value of [`{name}`](Self::{name}) and its gradient.");
    // With `&mut` parameters the value's run and the gradient's are one, so that the mutation happens once.
    let exclusive =
        g.entries.iter().any(|e| e.exclusive) || item.params.iter().any(|p| matches!(p.ty, Ty::Ref(true, _)));
    let one = g.num(item.output, 1.0);
    let (value_out, pair) = (g.wrap(code!((#payload, #gty))), g.ok(code!((value, #all))));
    let (sweep_ty, results) = (g.wrap(scalar_ty), g.ok(results));
    let (into_out, done) = (g.wrap(code!(())), g.ok(code!(())));
    let (grad_out, all) = (g.wrap(gty.clone()), g.ok(all));
    let value_fn = (!exclusive && !owned_rows).then(|| {
        code! {
            #[doc = #doc_value]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #value_grad<#generics>(#(#params),*) -> #value_out #where_clause {
                #locals
                let mut tape = #krate::Tape::default();
                let value = Self::#forward_sweep(#(#args,)* &mut tape) #question;
                let #scalar_pat = Self::#reverse_sweep(#(#reverse_again,)* &mut tape.back(), #one, #(&mut #row_names),*);
                #pair
            }
        }
    });
    let gradient = g.as_safe_as_the_function(code!(#code #results));
    code! {
        #split_items
        #partials
        #modes
        #[doc(hidden)] #allow #[inline(always)]
        #vis #unsafety fn #gradient_sweep<#generics>(#(#params,)* #(#row_types),*) -> #sweep_ty #where_clause {
            #gradient
        }
        #[doc = #doc]
        #allow #[inline] #[must_use]
        #vis #unsafety fn #grad<#generics>(#(#params),*) -> #grad_out #where_clause {
            #locals
            let #scalar_pat = Self::#gradient_sweep #turbofish (#(#args,)* #(&mut #row_names),*) #question;
            #all
        }
        #[doc = #doc_into]
        #allow #[inline]
        #vis #unsafety fn #grad_into<#generics>(#(#params,)* #(#buffers),*) -> #into_out #where_clause {
            #lens
            #clear
            let #sum_pat = Self::#gradient_sweep #turbofish (#(#args,)* #(#row_names),*) #question;
            #outs
            #done
        }
        #value_fn
    }
}

/// `partials_name` of an associated function of numbers.
fn partials(g: &Gen<'_>, vis: &TokenStream) -> TokenStream {
    let item = g.item;
    let numbers = item.shapes.iter().zip(item.params).all(|(s, p)| match s {
        ParamShape::Scalar(_) => true,
        ParamShape::Inactive(_) => !matches!(p.ty, Ty::Ref(..)),
        ParamShape::Var(_) => !p.active && matches!(p.ty, Ty::Named(_)) && p.receiver.is_none(),
        _ => false,
    });
    let floats = item.params.iter().filter(|p| matches!(p.ty, Ty::Float(_))).count();
    let number = matches!(crate::signature::inside(item.output), Ty::Float(_));
    if !number || !numbers || floats > 8 {
        return TokenStream::new();
    }
    let (partials, forward, reverse) =
        (item.named("partials_", ""), item.named("forward_sweep_", ""), item.named("reverse_sweep_", ""));
    let (one, question) = (g.num(item.output, 1.0), g.question());
    g.partials_fn(vis, &partials, None, |args, krate| match g.valued {
        Some(valued) => {
            let sweep = g.value_and_gradient(valued);
            code!(let (value, gradient) = { #sweep };)
        }
        None => code! {
            let mut tape = #krate::Tape::default();
            let value = Self::#forward(#(#args,)* &mut tape) #question;
            let gradient = Self::#reverse(&mut tape.back(), #one);
        },
    })
}
