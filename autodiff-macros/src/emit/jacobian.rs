//! `jacobian_f`: a function with its tangents in, the matrix of all derivatives out, by forward or reverse mode.
use super::items::*;
use super::jvp::Home;
use crate::ir::{Of, Var};
use crate::modes::Moved;
use crate::options::Way;
use crate::signature::Param;
use crate::tangent::RetDot;
use crate::types::Ty;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};

/// Directions in one run of forward mode.
pub(super) const AT_ONCE: usize = 4;

/// What stands for a parameter in a matrix: its floats in a row.
pub(crate) enum Floats {
    One,
    Fixed(TokenStream),
    Many,
}

/// How many floats a parameter has; `None` for a shape that a matrix does not take.
pub(crate) fn floats(ty: &Ty) -> Option<Floats> {
    match ty.deref() {
        Ty::Float(_) => Some(Floats::One),
        Ty::Array(e, n) if e.is_float() => Some(Floats::Fixed(n.parse().ok()?)),
        Ty::Slice(e) | Ty::Vec(e) if e.is_float() => Some(Floats::Many),
        _ => None,
    }
}

impl Gen<'_> {
    /// How many floats an active parameter has.
    pub(super) fn count(&self, p: &Param) -> TokenStream {
        let ident = &p.ident;
        match floats(&p.ty) {
            Some(Floats::One) | None => code!(1),
            Some(Floats::Fixed(n)) => code!((#n)),
            Some(Floats::Many) => code!(#ident.len()),
        }
    }

    /// Binds, for each active parameter, its tangents in the directions from `start` on.
    pub(super) fn basis(&self, number: &TokenStream) -> (TokenStream, Vec<TokenStream>) {
        let krate = &self.item.krate;
        let lanes = proc_macro2::Literal::usize_unsuffixed(AT_ONCE);
        let (mut bind, mut pass) = (code!(let mut at = 0_usize;), vec![]);
        for (k, p) in self.item.params.iter().enumerate().filter(|(_, p)| p.active) {
            let name = format_ident!("basis_{k}", span = Span::mixed_site());
            let count = self.count(p);
            let one = code!(#krate::Lanes::<#number, #lanes>::basis);
            let made = match floats(&p.ty) {
                Some(Floats::Fixed(_)) => code!(::core::array::from_fn(|k| #one(start, at + k))),
                Some(Floats::Many) => {
                    code!((0..#count).map(|k| #one(start, at + k)).collect::<::std::vec::Vec<_>>())
                }
                _ => code!(#one(start, at)),
            };
            bind.extend(code!(let mut #name = #made; at += #count;));
            pass.push(match &p.ty {
                Ty::Ref(true, _) => code!(&mut #name),
                Ty::Ref(false, _) => code!(&#name),
                _ => name.to_token_stream(),
            });
        }
        (bind, pass)
    }

    /// The arguments for one run of several: what a run takes or changes is copied.
    pub(super) fn copies(&self) -> Vec<TokenStream> {
        let copy = |p: &Param| {
            let ident = &p.ident;
            match &p.ty {
                Ty::Ref(true, inner) if matches!(**inner, Ty::Slice(_)) => code!(&mut #ident.to_vec()[..]),
                Ty::Ref(true, _) => code!(&mut ::core::clone::Clone::clone(&*#ident)),
                Ty::Ref(false, _) => ident.to_token_stream(),
                _ if p.receiver.is_some() => ident.to_token_stream(),
                _ => code!(::core::clone::Clone::clone(&#ident)),
            }
        };
        self.item.params.iter().map(copy).collect()
    }

    /// The matrix of all derivatives, row by row.
    pub(super) fn jacobian(
        &self,
        moved: &Moved,
        home: &Home<'_>,
        vis: &TokenStream,
        way: Way,
    ) -> TokenStream {
        let item = self.item;
        let (allow, unsafety, krate) = (self.allow(), self.unsafety(), &item.krate);
        let (generics, where_clause) = (self.generics(), self.where_clause());
        let Some(float) = &moved.generic else { return TokenStream::new() };
        let number = code!(#float);
        let params = self.params(&[]);
        let n: Vec<TokenStream> = item.params.iter().filter(|p| p.active).map(|p| self.count(p)).collect();
        let question = self.question();
        let free = matches!(home, Home::Companion(_));
        // A method has no sweeps of its own to run back.
        let forward = (way != Way::Reverse || !free).then(|| self.by_columns(moved, home, &number));
        let zero = self.num(&Ty::Float(float.clone()), 0.0);
        let reverse = (free && way != Way::Forward).then(|| self.by_rows(moved, &number, &zero));
        let body = match (forward, reverse) {
            (Some(forward), Some(reverse)) => {
                // A run of forward mode serves four inputs, one of reverse mode one output.
                let m = self.outputs_before(moved);
                code! {
                    #m
                    if n <= 2 * m { #forward } else { #reverse }
                }
            }
            (one, other) => one.or(other).unwrap_or_default(),
        };
        let name = &item.item.sig.ident;
        let link = if free { format!("[`{name}`]") } else { format!("[`{name}`](Self::{name})") };
        let (plain, into) = (item.named("jacobian_", ""), item.named("jacobian_", "_into"));
        let sweep = item.named("jacobian_sweep_", "");
        let rule = match (free, way) {
            (true, Way::Either) => {
                "Forward mode if there are at most twice as many inputs as outputs, four inputs in a run; else reverse mode, an output in a run."
            }
            (true, Way::Reverse) => "Reverse mode: one run forward, and one back for each output.",
            _ => "Forward mode: a run for every four inputs.",
        };
        let doc = format!(
            "The Jacobian of {link}: a row for each output, a column for each input, row by row. {rule} What is taken by `&mut` is left as it is; its final contents are the last outputs."
        );
        let doc_into = format!(
            "As [`{}{plain}`], into memory of yours.\n\n# Panics\nIf its length is not rows times columns.",
            if free { "" } else { "Self::" }
        );
        let (out, done) = (self.wrap(code!(::std::vec::Vec<#number>)), self.ok(code!(matrix)));
        let fallible = question.is_some();
        let (into_out, into_done) = (self.wrap(code!(())), self.ok(code!(())));
        let (sweep_out, into_arrow) = (code!(-> #into_out), fallible.then(|| code!(-> #into_out)));
        let into_done = if fallible { into_done } else { code!(()) };
        let arguments = self.arguments();
        let call = if free { code!(#sweep) } else { code!(Self::#sweep) };
        code! {
            #[doc(hidden)] #allow #[inline]
            #unsafety fn #sweep<#generics>(#(#params,)* mut put: impl ::core::ops::FnMut(usize, usize, usize, usize, #number)) #sweep_out #where_clause {
                let n = 0 #(+ #n)*;
                #body
                #into_done
            }
            #[doc = #doc]
            #allow #[must_use]
            #vis #unsafety fn #plain<#generics>(#(#params),*) -> #out #where_clause {
                let mut matrix = ::std::vec::Vec::new();
                #call(#(#arguments,)* |m, n, row, column, entry| {
                    if matrix.is_empty() { matrix.resize(m * n, #zero); }
                    matrix[row * n + column] = entry;
                }) #question;
                #done
            }
            #[doc = #doc_into]
            #allow
            #vis #unsafety fn #into<#generics>(#(#params,)* matrix: &mut [#number]) #into_arrow #where_clause {
                let mut checked = false;
                #call(#(#arguments,)* |m, n, row, column, entry| {
                    if !checked { #krate::direction::check_size(matrix.len(), m, n); checked = true; }
                    matrix[row * n + column] = entry;
                })
            }
        }
    }

    /// Four columns in a run of forward mode.
    fn by_columns(&self, moved: &Moved, home: &Home<'_>, number: &TokenStream) -> TokenStream {
        let krate = &self.item.krate;
        let lanes = proc_macro2::Literal::usize_unsuffixed(AT_ONCE);
        let (bind, pass) = self.basis(number);
        let (sweep, copies, question) = (self.sweep_path(home), self.copies(), self.question());
        let mut leaves = vec![];
        ret_leaves(&moved.ret, &code!(dots), &mut leaves);
        let mut parts: Vec<TokenStream> = leaves.into_iter().map(|(path, _)| code!(&#path)).collect();
        for (k, _) in
            self.item.params.iter().enumerate().filter(|(_, p)| p.active && matches!(p.ty, Ty::Ref(true, _)))
        {
            let name = format_ident!("basis_{k}", span = Span::mixed_site());
            parts.push(code!(&#name));
        }
        code! {
            let mut start = 0_usize;
            while start < n {
                #bind
                let (_, dots) = #sweep(#(#copies,)* #(#pass),*) #question;
                let m = 0 #(+ #krate::direction::Spill::<#krate::Lanes<#number, #lanes>>::count(#parts))*;
                let mut row = 0_usize;
                #(#krate::direction::Spill::<#krate::Lanes<#number, #lanes>>::spill(#parts, &mut |lanes| {
                    for k in 0..usize::min(#lanes, n - start) { put(m, n, row, start + k, lanes.0[k]); }
                    row += 1;
                });)*
                start += #lanes;
            }
        }
    }

    /// The number of outputs, from a run of the function itself.
    fn outputs_before(&self, moved: &Moved) -> TokenStream {
        let (krate, name, question) = (&self.item.krate, &self.item.item.sig.ident, self.question());
        let fixed: Option<usize> = fixed_outputs(&moved.ret);
        let last: Vec<TokenStream> = self
            .item
            .params
            .iter()
            .filter(|p| p.active && matches!(p.ty, Ty::Ref(true, _)))
            .map(|p| self.count(p))
            .collect();
        if let Some(m) = fixed {
            let m = proc_macro2::Literal::usize_unsuffixed(m);
            return code!(let m = #m #(+ #last)*;);
        }
        let copies = self.copies();
        let mut leaves = vec![];
        ret_leaves(&moved.ret, &code!(value), &mut leaves);
        let counts = leaves.iter().map(|(path, ty)| match ty {
            Ty::Float(_) => code!(1),
            _ => code!(#path.len()),
        });
        let _ = krate;
        code!(let m = { let value = #name(#(#copies),*) #question; 0 #(+ #counts)* #(+ #last)* };)
    }

    /// A row in a run of reverse mode.
    fn by_rows(&self, moved: &Moved, number: &TokenStream, zero: &TokenStream) -> TokenStream {
        let (item, krate) = (self.item, &self.item.krate);
        let (forward, reverse) = (item.named("forward_", ""), item.named("reverse_", "_into"));
        let (copies, question) = (self.copies(), self.question());
        let mut leaves = vec![];
        ret_leaves(&moved.ret, &code!(value), &mut leaves);
        let unit = code!(#krate::direction::unit::<#number>);
        let (mut lens, mut bind, mut seeds) = (TokenStream::new(), code!(let mut at = 0_usize;), vec![]);
        let mut counts = vec![];
        let leaf = |k: usize, ty: &Ty, len: TokenStream, lens: &mut TokenStream, bind: &mut TokenStream| {
            let (count, seed) = (
                format_ident!("count_{k}", span = Span::mixed_site()),
                format_ident!("seed_{k}", span = Span::mixed_site()),
            );
            lens.extend(code!(let #count = #len;));
            let (made, passed) = match ty {
                Ty::Float(_) => (code!(#unit(row, at)), code!(#seed)),
                Ty::Array(..) => (code!(::core::array::from_fn(|k| #unit(row, at + k))), code!(#seed)),
                _ => (
                    code!((0..#count).map(|k| #unit(row, at + k)).collect::<::std::vec::Vec<_>>()),
                    code!(&#seed[..]),
                ),
            };
            bind.extend(code!(let #seed = #made; at += #count;));
            (count, passed)
        };
        for (k, (path, ty)) in leaves.iter().enumerate() {
            let len = if ty.is_float() { code!(1_usize) } else { code!(#path.len()) };
            let (count, passed) = leaf(k, ty, len, &mut lens, &mut bind);
            counts.push(count);
            seeds.push(passed);
        }
        let first = leaves.len();
        for (k, p) in item.params.iter().filter(|p| p.active && matches!(p.ty, Ty::Ref(true, _))).enumerate()
        {
            let (count, passed) = leaf(first + k, p.ty.deref(), self.count(p), &mut lens, &mut bind);
            counts.push(count);
            seeds.push(passed);
        }
        let seed = tuple(&seeds);
        let (mut split, mut buffers) = (TokenStream::new(), vec![]);
        for (k, p) in item.params.iter().enumerate().filter(|(_, p)| p.active) {
            let name = format_ident!("entries_{k}", span = Span::mixed_site());
            let count = self.count(p);
            split.extend(code!(let (#name, rest) = rest.split_at_mut(#count);));
            buffers.push(match floats(&p.ty) {
                Some(Floats::Many) => code!(#name),
                Some(Floats::Fixed(_)) => {
                    code!(::core::convert::TryFrom::try_from(#name).unwrap_or_else(|_| ::core::unreachable!()))
                }
                _ => code!(&mut #name[0]),
            });
        }
        code! {
            let (value, record) = #forward(#(#copies),*) #question;
            #lens
            let m = 0 #(+ #counts)*;
            let mut entries = ::std::vec![#zero; n];
            for row in 0..m {
                entries.fill(#zero);
                #bind
                let rest = &mut entries[..];
                #split
                #reverse(&record, #seed, #(#buffers),*);
                for column in 0..n { put(m, n, row, column, entries[column]); }
            }
        }
    }
}

/// The parts of a result that carry a tangent, by their paths.
fn ret_leaves(ret: &RetDot, path: &TokenStream, out: &mut Vec<(TokenStream, Ty)>) {
    match ret {
        RetDot::None => {}
        RetDot::Scalar(_, ty) | RetDot::Place(_, ty) | RetDot::Still(_, ty) => {
            out.push((path.clone(), ty.clone()))
        }
        RetDot::Array(parts) => {
            let leaf = match parts.first() {
                Some(RetDot::Scalar(_, ty)) => ty.clone(),
                _ => Ty::f64(),
            };
            out.push((path.clone(), Ty::Array(Box::new(leaf), parts.len().to_string())));
        }
        RetDot::Tuple(parts) => {
            for (k, part) in parts.iter().enumerate() {
                let k = syn::Index::from(k);
                ret_leaves(part, &code!(#path.#k), out);
            }
        }
    }
}

/// The number of outputs, where the type says it.
fn fixed_outputs(ret: &RetDot) -> Option<usize> {
    Some(match ret {
        RetDot::None => 0,
        RetDot::Scalar(..) => 1,
        RetDot::Place(_, Ty::Array(_, n)) | RetDot::Still(_, Ty::Array(_, n)) => n.parse().ok()?,
        RetDot::Place(..) | RetDot::Still(..) => return None,
        RetDot::Array(parts) => parts.len(),
        RetDot::Tuple(parts) => parts.iter().map(fixed_outputs).sum::<Option<usize>>()?,
    })
}

/// Whether there can be a matrix; the parameter that stands in the way.
pub(crate) fn in_the_way<'p>(params: &'p [Param], moved: &Moved) -> Option<(&'p Ident, &'static str)> {
    for p in params {
        if p.active && floats(&p.ty).is_none() {
            return Some((
                &p.ident,
                "a matrix of derivatives takes numbers, slices, arrays and vectors of floats as parameters; take the floats of this one",
            ));
        }
        if !p.active && matches!(p.ty, Ty::Ref(true, _)) {
            return Some((
                &p.ident,
                "a matrix of derivatives takes several runs, and this parameter is changed by each; take it by value",
            ));
        }
    }
    let users = |v: &Var| v.ty.has_user() && matches!(v.of, Of::TangentOfVar(_));
    if moved.generic.is_none() && moved.f.vars.iter().any(users) {
        let message = "a matrix of derivatives through structs and enums is not supported; take its columns with `jvp`, one by one, or use numbers";
        return params.first().map(|p| (&p.ident, message));
    }
    if moved.generic.is_none() {
        return params.first().map(|p| (&p.ident, "a matrix of derivatives needs floats of one type throughout; convert them outside of the function"));
    }
    None
}
