//! `grad_f` and its kin: both sweeps of the joined form in, the functions that people call out.
use super::items::*;
use super::{Printer, Storage};
use crate::ir::*;
use crate::lower::ParamShape;
use crate::sweeps::Swept;
use crate::tidy;
use crate::types::Ty;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};

impl Gen<'_> {
    pub(super) fn gradient(&self, swept: &Swept) -> TokenStream {
        let item = self.item;
        let (vis, allow, unsafety, krate) = (&item.item.vis, self.allow(), self.unsafety(), &item.krate);
        let generics = self.generics();
        let where_clause = self.where_clause();
        let one = self.num(item.output, 1.0);
        let (grad, grad_into) = (item.named("grad_", ""), item.named("grad_", "_into"));
        let (value, value_into) = (item.named("value_and_grad_", ""), item.named("value_and_grad_", "_into"));
        let params = self.params(&[]);
        let args = self.arguments();
        let gty = self.gradient_ty();
        let ret = self.ret_ty();
        let buffers: Vec<TokenStream> = self.buffers();
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
        let (sum_pat, outs) = self.sums(&scalars);
        let results: Vec<TokenStream> =
            self.entries.iter().zip(results).filter(|(e, _)| self.is_scalar(e)).map(|(_, r)| r).collect();
        let results = tuple(&results);
        let all = tuple(&names.iter().map(|n| n.to_token_stream()).collect::<Vec<_>>());
        let companion = &item.companion;
        let (question, turbofish) = (self.question(), self.turbofish());
        let (sweep_ty, results) = (self.wrap(scalar_ty.clone()), self.ok(results));
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
                    Ty::Slice(t) | Ty::Vec(t) | Ty::Array(t, _)
                        if !t.is_aggregate() && !t.has_tuple() && !t.has_user() =>
                    {
                        let zero = self.num(t, 0.0);
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
            one.clone()
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
                    Ty::Slice(t) | Ty::Vec(t) | Ty::Array(t, _) if t.is_float() => {
                        let zero = self.num(t, 0.0);
                        code!(#adj.fill(#zero);)
                    }
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
        let sweep = self.as_safe_as_the_function(code!(#code #results));
        // What gives the value and the gradient: one sweep where there is one for it, a record between two elsewhere.
        let (valued_sweep, both, both_into) = match self.valued {
            Some(valued) => {
                let body = self.value_and_gradient(valued);
                let sweep = code! {
                    #[inline(always)]
                    #unsafety fn value_and_gradient_sweep<#generics>(#(#params),*) -> (#payload, #scalar_ty) #where_clause {
                        #body
                    }
                };
                let call = code!(#companion::value_and_gradient_sweep #turbofish (#(#args),*));
                (Some(sweep), call.clone(), code!(let (value, #sum_pat) = #call; #outs))
            }
            None => (
                None,
                code! {
                    #seed_locals
                    let seed = #seed;
                    let (value, record) = #companion::record(#(#args),*) #question;
                    #pair
                },
                code! {
                    #seed_locals
                    let seed = #seed;
                    #zero_all
                    let (value, record) = #companion::record(#(#args),*) #question;
                    #companion::pullback_into(&record, seed, #(#names),*);
                },
            ),
        };
        code! {
            #allow
            impl #companion {
                #[inline(always)]
                #unsafety fn gradient_sweep<#generics>(#(#params,)* #(#row_types),*) -> #sweep_ty #where_clause {
                    #sweep
                }
                #valued_sweep
            }
            #[doc = #doc]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #grad<#generics>(#(#params),*) -> #grad_out #where_clause {
                #locals
                let #scalar_pat = #companion::gradient_sweep #turbofish (#(#args,)* #(&mut #row_names),*) #question;
                #all
            }
            #[doc = #doc_into]
            #allow #[inline]
            #vis #unsafety fn #grad_into<#generics>(#(#params,)* #(#buffers),*) #into_out #where_clause {
                #lens
                #clear
                let #sum_pat = #companion::gradient_sweep #turbofish (#(#args,)* #(#row_names),*) #question;
                #outs
                #done
            }
            #[doc = #doc_value]
            #allow #[inline] #[must_use]
            #vis #unsafety fn #value<#generics>(#(#params),*) -> #value_out #where_clause {
                #both
            }
            #[doc = #doc_value_into]
            #allow #[inline]
            #vis #unsafety fn #value_into<#generics>(#(#params,)* #(#buffers),*) -> #ret #where_clause {
                #lens
                #both_into
                #value_done
            }
        }
    }

    /// The body of the sweep that gives the value and the gradient, of a function of numbers.
    pub(super) fn value_and_gradient(&self, valued: &Swept) -> TokenStream {
        let p = self.printer(valued, Storage::Local, true);
        let value = valued.value.map(|v| p.val(v));
        let (code, results) = self.joined_body(p, valued);
        let results = tuple(&results);
        self.as_safe_as_the_function(code!(#code (#value, #results)))
    }

    pub(super) fn zero_scalar(&self, ty: &Ty) -> TokenStream {
        match ty {
            Ty::Option(_) => code!(::core::option::Option::None),
            Ty::Tuple(parts) => {
                let parts = parts.iter().map(|t| self.zero_scalar(t));
                code!((#(#parts),*))
            }
            Ty::Float(_) => self.num(ty, 0.0),
            _ => code!(()),
        }
    }

    /// The joined sweeps and the entries' results.
    /// The values that say which `Option` parameters are there.
    pub(super) fn presents(&self) -> Vec<ValId> {
        let shapes = self.item.shapes.iter();
        shapes
            .filter_map(|s| if let ParamShape::Optional(_, present, _) = s { Some(*present) } else { None })
            .collect()
    }

    pub(super) fn joined_body(&self, mut p: Printer<'_>, swept: &Swept) -> (TokenStream, Vec<TokenStream>) {
        let mut keep = self.presents();
        if let Ret::Fallible { .. } = &swept.f.ret {
            let mut vals = std::collections::BTreeSet::new();
            ret_values(&swept.f.ret, &mut vals);
            keep.extend(vals);
        }
        swept.sweep.of_vals.values().for_each(|e| crate::visit::vals(e, &mut keep));
        keep.extend(swept.value);
        if !self.options.without("tidy") {
            let both: Block = swept.forward.iter().chain(&swept.reverse).cloned().collect();
            p.inlined = tidy::inline(&swept.f, &[&both], &keep);
        }
        let items = self.item.items;
        let whole: Block = swept.forward.iter().chain(&swept.reverse).cloned().collect();
        let frames = p.frame_declarations(&whole);
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
}
