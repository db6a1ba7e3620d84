//! From the user's item to what stands in its place.
use crate::activity;
use crate::diagnostics::Errors;
use crate::emit::items::{self, Item};
use crate::ir::*;
use crate::lower::{self, Lowered, ParamShape};
use crate::modes::{self, Modes};
use crate::options::Options;
use crate::signature::{self, Param};
use crate::sweeps::{Sweeps, leaves, sweeps};
use crate::types::Ty;
use crate::{checkpoint, explain, implicit};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeSet;
use syn::ext::IdentExt;
use syn::spanned::Spanned;

/// Expands the attribute.
pub(crate) fn expand(options: TokenStream, item: TokenStream) -> TokenStream {
    if let Err(complaint) = crate::depth::guard(&options).and_then(|()| crate::depth::guard(&item)) {
        let complaint = complaint.to_compile_error();
        return quote!(#item #complaint);
    }
    match syn::parse2::<syn::Item>(item.clone()) {
        Ok(syn::Item::Fn(f)) if is_method(&f) => method(options, f),
        Ok(syn::Item::Fn(f)) => function(options, f),
        Ok(syn::Item::Impl(i)) => block(options, i),
        Ok(syn::Item::Mod(m)) if m.content.is_some() => module(options, m),
        Ok(other) => {
            let mut errors = Errors::default();
            match without_body(&item) {
                Some(e) if matches!(other, syn::Item::Verbatim(_)) => errors.add(e),
                _ => errors.push(
                    item_span(&other),
                    "`#[differentiate]` goes on a function; put it on each function to be differentiated",
                ),
            }
            let complaints = errors.tokens();
            quote!(#item #complaints)
        }
        Err(e) => match without_body(&item) {
            Some(e) => {
                let e = e.to_compile_error();
                quote!(#item #e)
            }
            None => unread(&options, &item, &e),
        },
    }
}

/// What stands in the place of a function whose body cannot be read. rustc cannot read it either, and has said so, unless it knows
/// syntax that syn does not. What the signature promised is there all the same.
fn unread(options: &TokenStream, item: &TokenStream, error: &syn::Error) -> TokenStream {
    let text = format!("the macro cannot read this: {error}; write it in another way");
    let late = crate::diagnostics::unless_rustc_refuses(error.span(), &text);
    let mut tokens: Vec<TokenTree> = item.clone().into_iter().collect();
    tokens.pop();
    let head: TokenStream = tokens.into_iter().collect();
    let stubs = syn::parse2::<syn::ItemFn>(quote!(#head {})).ok().filter(|f| !is_method(f)).and_then(|f| {
        let mut errors = Errors::default();
        let options = crate::options::read(options.clone(), &mut errors);
        promised(&options, &f)
    });
    quote!(#item #late #stubs)
}

/// The complaint about a declaration of a foreign function, or of one that a trait requires.
fn without_body(item: &TokenStream) -> Option<syn::Error> {
    let tokens: Vec<TokenTree> = item.clone().into_iter().collect();
    let at = tokens.iter().position(|t| matches!(t, TokenTree::Ident(word) if word == "fn"))?;
    let (name, last) = (tokens.get(at + 1)?, tokens.last()?);
    let text = "a function without a body has no derivative that the macro can see; put the attribute on a function that calls it, with `derivative(..)`";
    matches!(last, TokenTree::Punct(p) if p.as_char() == ';').then(|| syn::Error::new(name.span(), text))
}

/// Takes off a second attribute.
fn once(attrs: &mut Vec<syn::Attribute>, errors: &mut Errors) {
    for second in attrs.extract_if(.., |a| is_own(a)) {
        errors.push(second.path().span(), "`#[differentiate]` is given twice; keep one of them");
    }
}

/// The name of an item, or its first token.
fn item_span(item: &syn::Item) -> Span {
    match item {
        syn::Item::Struct(s) => s.ident.span(),
        syn::Item::Enum(e) => e.ident.span(),
        syn::Item::Trait(t) => t.ident.span(),
        syn::Item::Mod(m) => m.ident.span(),
        syn::Item::Const(c) => c.ident.span(),
        syn::Item::Static(s) => s.ident.span(),
        syn::Item::Impl(i) => i.self_ty.span(),
        other => other.span(),
    }
}

/// A function that stands in an `impl`: it has a receiver, or speaks of `Self`.
fn is_method(f: &syn::ItemFn) -> bool {
    struct SelfType(bool);
    impl<'a> syn::visit::Visit<'a> for SelfType {
        fn visit_path(&mut self, p: &'a syn::Path) {
            self.0 |= p.segments.first().is_some_and(|s| s.ident == "Self");
            syn::visit::visit_path(self, p);
        }
        fn visit_item_impl(&mut self, _: &'a syn::ItemImpl) {}
        fn visit_item_trait(&mut self, _: &'a syn::ItemTrait) {}
    }
    let mut found = SelfType(f.sig.receiver().is_some());
    syn::visit::Visit::visit_item_fn(&mut found, f);
    found.0
}

/// Expands the attribute on one method: itself and its siblings.
fn method(options: TokenStream, mut item: syn::ItemFn) -> TokenStream {
    let mut errors = Errors::default();
    once(&mut item.attrs, &mut errors);
    let options = crate::options::read(options, &mut errors);
    let around = Surrounding::default();
    let expanded = siblings(&options, &item, &around, &mut errors);
    let mut user = item.clone();
    polish(&mut user);
    match expanded {
        Some(generated) if errors.is_empty() => quote!(#user #generated),
        _ => {
            let user = crate::refusal::method(user, errors);
            let promised = promised_siblings(&options, &item, &around);
            quote!(#user #promised)
        }
    }
}

/// What an `impl` says about the functions in it.
#[derive(Default)]
struct Surrounding {
    floats: Vec<String>,
    public: bool,
    siblings: lower::structs::Siblings,
}

/// Expands the attribute on an `impl`: the block as it is, and an inherent one with what is generated for each function that can
/// be differentiated.
fn block(options: TokenStream, item: syn::ItemImpl) -> TokenStream {
    let mut errors = Errors::default();
    let options = crate::options::read(options, &mut errors);
    for_all(&options, &mut errors);
    let floats = signature::float_params(&item.generics);
    let surrounding = Surrounding {
        siblings: lower::structs::Siblings::read(&item, &floats),
        public: item.trait_.is_some(),
        floats,
    };
    let (kept_generics, moved) = split_generics(&item);
    let mut generated = TokenStream::new();
    let (mut skipped, mut spoken) = (vec![], Spoken::default());
    let mut user = item.clone();
    for inner in &mut user.items {
        let syn::ImplItem::Fn(f) = inner else { continue };
        let mut own = Errors::default();
        let mark = f.attrs.iter().position(is_own).map(|at| f.attrs.remove(at));
        let marked = mark.is_some();
        // What a function says of itself, beside what is said of all.
        let options = match mark.map(|a| a.meta) {
            Some(syn::Meta::List(list)) => crate::options::read(list.tokens, &mut own).within(&options),
            _ => options.clone(),
        };
        let mut free = syn::ItemFn {
            attrs: f.attrs.clone(),
            vis: f.vis.clone(),
            sig: f.sig.clone(),
            block: Box::new(f.block.clone()),
        };
        // What only the trait speaks of cannot be a parameter of an inherent `impl`: the functions get it.
        let own_generics = std::mem::take(&mut free.sig.generics.params);
        free.sig.generics.params = moved.params.iter().cloned().chain(own_generics).collect();
        if let Some(clause) = &moved.where_clause {
            free.sig.generics.make_where_clause().predicates.extend(clause.predicates.iter().cloned());
        }
        // Functions without a float in or out are left alone, unless asked for.
        let floats: Vec<String> =
            surrounding.floats.iter().cloned().chain(signature::float_params(&f.sig.generics)).collect();
        let output = signature::output(&f.sig, &floats);
        let out =
            signature::carries(&output) || matches!(&output, Ty::Named(_) | Ty::Option(_) | Ty::Result(..));
        let changes = f.sig.receiver().is_some_and(|r| r.reference.is_some() && r.mutability.is_some());
        if !marked && !out && !changes {
            continue;
        }
        match siblings(&options, &free, &surrounding, &mut own) {
            Some(more) if own.is_empty() => {
                generated.extend(more);
                syn::visit::Visit::visit_item_fn(&mut spoken, &free);
            }
            _ if own.only_inactive() && !marked => {}
            _ if marked => {
                generated.extend(promised_siblings(&options, &free, &surrounding));
                errors.extend(own);
            }
            _ => skipped.push((options.clone(), free.clone(), own)),
        }
        let mut polished = free;
        polish(&mut polished);
        let generics = std::mem::take(&mut f.sig.generics);
        f.sig = polished.sig;
        f.sig.generics = generics;
        f.block = *polished.block;
    }
    // Every function that can be: the others are complained about only if there is none, or if one of those calls them.
    let none = generated.is_empty();
    for (options, refused, own) in skipped {
        if none || spoken.0.contains(&refused.sig.ident.to_string()) {
            generated.extend(promised_siblings(&options, &refused, &surrounding));
            errors.extend(own);
        }
    }
    if generated.is_empty() && errors.is_empty() {
        errors.push(
            item.self_ty.span(),
            "no function in this block has a derivative; give one float parameters and a float result, or take the attribute off",
        );
    }
    let user = if errors.is_empty() { quote!(#user) } else { crate::refusal::block(user, errors) };
    let (generics, self_ty) = (&kept_generics, &item.self_ty);
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let cfg: Vec<&syn::Attribute> = item.attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
    quote! {
        #user
        #(#cfg)*
        #[allow(warnings)]
        impl #impl_generics #self_ty #where_clause { #generated }
    }
}

/// The methods and associated functions that functions call.
#[derive(Default)]
struct Spoken(BTreeSet<String>);

impl<'a> syn::visit::Visit<'a> for Spoken {
    fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
        self.0.insert(call.method.to_string());
        syn::visit::visit_expr_method_call(self, call);
    }
    fn visit_expr_path(&mut self, path: &'a syn::ExprPath) {
        self.0.extend(path.path.segments.last().map(|s| s.ident.to_string()));
    }
}

/// Complains of options that speak of one function where they stand on several.
fn for_all(options: &Options, errors: &mut Errors) {
    let named = options.name.iter().chain(&options.companion).chain(options.derivative.iter().map(|d| &d.0));
    let named = named.chain(options.implicit.iter().map(|i| &i.0));
    for word in named.chain(options.check.iter().map(|c| &c.0)) {
        errors.push(word.span(), "this option speaks of one function; put it on that function");
    }
}

/// The generics of an `impl`: those its type speaks of, and the rest.
fn split_generics(item: &syn::ItemImpl) -> (syn::Generics, syn::Generics) {
    fn words(tokens: TokenStream, out: &mut Vec<String>) {
        for t in tokens {
            match t {
                proc_macro2::TokenTree::Ident(i) => out.push(i.to_string()),
                proc_macro2::TokenTree::Group(g) => words(g.stream(), out),
                _ => {}
            }
        }
    }
    let self_ty = &item.self_ty;
    let mut spoken = vec![];
    words(quote!(#self_ty), &mut spoken);
    let (mut kept, mut moved) = (syn::Generics::default(), syn::Generics::default());
    for p in &item.generics.params {
        let name = match p {
            syn::GenericParam::Type(t) => t.ident.to_string(),
            syn::GenericParam::Const(c) => c.ident.to_string(),
            syn::GenericParam::Lifetime(l) => l.lifetime.ident.to_string(),
        };
        let lifetime = matches!(p, syn::GenericParam::Lifetime(_));
        if lifetime || spoken.contains(&name) {
            kept.params.push(p.clone())
        } else {
            moved.params.push(p.clone())
        }
    }
    if let Some(clause) = &item.generics.where_clause {
        for p in &clause.predicates {
            let mut used = vec![];
            words(quote!(#p), &mut used);
            let of_moved = moved.params.iter().any(|m| match m {
                syn::GenericParam::Type(t) => used.contains(&t.ident.to_string()),
                _ => false,
            });
            let to = if of_moved { &mut moved } else { &mut kept };
            to.make_where_clause().predicates.push(p.clone());
        }
    }
    (kept, moved)
}

/// Expands the attribute on an inline module: every function in it that can be.
fn module(options: TokenStream, mut item: syn::ItemMod) -> TokenStream {
    let mut errors = Errors::default();
    for_all(&crate::options::read(options.clone(), &mut errors), &mut errors);
    if !errors.is_empty() {
        let complaints = errors.tokens();
        return quote!(#item #complaints);
    }
    let Some((_, items)) = &mut item.content else { return quote!(#item) };
    let old = std::mem::take(items);
    for inner in old {
        let expanded = match &inner {
            syn::Item::Fn(f) if !f.attrs.iter().any(is_own) => {
                let floats = signature::float_params(&f.sig.generics);
                let carries = |t: &syn::Type| signature::carries(&crate::types::read(t, &floats));
                let float_in =
                    f.sig.inputs.iter().any(|i| matches!(i, syn::FnArg::Typed(t) if carries(&t.ty)));
                let output = signature::output(&f.sig, &floats);
                let float_out = signature::carries(&output);
                let user = |t: &syn::Type| crate::types::read(t, &floats).has_user();
                let user_in = f.sig.inputs.iter().any(|i| matches!(i, syn::FnArg::Typed(t) if user(&t.ty)));
                // Of the user's types nobody knows whether they hold floats: what can be is differentiated.
                let can = || {
                    let mut own = Errors::default();
                    let read = crate::options::read(options.clone(), &mut own);
                    let made = differentiate(&read, f, &mut own);
                    made.is_some() && own.is_empty()
                };
                let wanted = float_in && float_out
                    || (float_in || user_in) && (float_out || signature::inside(&output).has_user()) && can();
                wanted.then(|| function(options.clone(), f.clone()))
            }
            _ => None,
        };
        match expanded {
            Some(tokens) => items.push(syn::Item::Verbatim(tokens)),
            None => items.push(inner),
        }
    }
    quote!(#item)
}

/// True for our own attribute.
fn is_own(a: &syn::Attribute) -> bool {
    a.path().segments.last().is_some_and(|s| s.ident == "differentiate")
}

/// What rustc gets to see of the user's function: the text as it is, less our own inner attributes.
fn polish(user: &mut syn::ItemFn) {
    syn::visit_mut::VisitMut::visit_item_fn_mut(&mut Grouping, user);
    syn::visit_mut::VisitMut::visit_item_fn_mut(&mut lower::checkpoint::Strip, user);
    for input in &mut user.sig.inputs {
        let attrs = match input {
            syn::FnArg::Typed(t) => &mut t.attrs,
            syn::FnArg::Receiver(r) => &mut r.attrs,
        };
        attrs.retain(|a| !a.path().is_ident("constant"));
    }
}

/// The siblings of a method.
fn siblings(
    options: &Options,
    item: &syn::ItemFn,
    around: &Surrounding,
    errors: &mut Errors,
) -> Option<TokenStream> {
    for (key, _) in &options.check {
        errors.push(key.span(), "`check(..)` makes a test beside a function; write the test of a method yourself, with `check_gradient!`");
    }
    let middle = middle(options, item, around, errors)?;
    // Without a visibility of its own a method is private, or stands in a trait: so do its siblings. A trait's are default methods, and
    // an `impl` with a method of its own inherits them: callers compare values where debug assertions are on.
    let vis = if around.public { quote!(pub) } else { item.vis.to_token_stream() };
    Some(print_siblings(options, item, &middle, &vis))
}

fn print_siblings(options: &Options, item: &syn::ItemFn, middle: &Middle, vis: &TokenStream) -> TokenStream {
    let it = Item::new(options, item, &middle.params, &middle.lowered, &middle.output, &middle.floats);
    crate::emit::methods::print(&it, &middle.sweeps, &middle.modes, options, vis)
}

/// What a refused method promised.
fn promised_siblings(options: &Options, item: &syn::ItemFn, around: &Surrounding) -> Option<TokenStream> {
    let vis = if around.public { quote!(pub) } else { item.vis.to_token_stream() };
    Some(print_siblings(options, item, &hollow(options, item, around)?, &vis))
}

/// What a refused function promised.
fn promised(options: &Options, item: &syn::ItemFn) -> Option<TokenStream> {
    let hollow = hollow(options, item, &Surrounding::default())?;
    let it = Item::new(options, item, &hollow.params, &hollow.lowered, &hollow.output, &hollow.floats);
    Some(items::print(&it, &hollow.sweeps, &hollow.modes, options))
}

/// Expands the attribute on a function.
fn function(options: TokenStream, mut item: syn::ItemFn) -> TokenStream {
    let mut errors = Errors::default();
    once(&mut item.attrs, &mut errors);
    let options = crate::options::read(options, &mut errors);
    if !errors.is_empty() {
        let mut user = item;
        polish(&mut user);
        return crate::refusal::function(user, errors);
    }
    let mut generated = TokenStream::new();
    let variants = crate::cfg::variants(&item);
    for variant in &variants {
        let mut own = Errors::default();
        let made = differentiate(&options, variant, &mut own);
        let condition = variant.attrs[item.attrs.len()..].iter();
        match made {
            Some(made) if own.is_empty() => generated.extend(made),
            _ if variants.len() == 1 => errors.extend(own),
            // An error in a possibility is one only where its condition holds.
            _ => own.list().into_iter().for_each(|e| {
                let condition = condition.clone();
                generated.extend(quote!(#(#condition)* #e));
            }),
        }
    }
    let mut user = item.clone();
    polish(&mut user);
    if errors.is_empty() {
        return quote!(#user #generated);
    }
    let promised = promised(&options, &item);
    let user = crate::refusal::function(user, errors);
    quote!(#user #generated #promised)
}

/// A function nested in another one's body: itself, and its sweeps if it has any float in it.
pub(crate) fn nested(item: &syn::ItemFn, modes: &Options, errors: &mut Errors) -> TokenStream {
    for a in item.attrs.iter().filter(|a| is_own(a)) {
        if let syn::Meta::List(list) = &a.meta
            && !list.tokens.is_empty()
        {
            let text = "options of a function inside of another one are not supported; move the function out";
            errors.push(list.tokens.span(), text);
        }
    }
    let mut plain = item.clone();
    syn::visit_mut::VisitMut::visit_item_fn_mut(&mut lower::checkpoint::Strip, &mut plain);
    plain.attrs.retain(|a| a.path().segments.last().is_none_or(|s| s.ident != "differentiate"));
    let floats = signature::float_params(&item.sig.generics);
    let carries = item.sig.inputs.iter().any(|i| match i {
        syn::FnArg::Typed(t) => signature::carries(&crate::types::read(&t.ty, &floats)),
        syn::FnArg::Receiver(_) => false,
    });
    if !carries || !signature::carries(&signature::output(&item.sig, &floats)) {
        return quote!(#plain);
    }
    let mut annotated = item.clone();
    annotated.attrs = plain.attrs.clone();
    match differentiate(modes, &annotated, errors) {
        Some(generated) => quote!(#plain #generated),
        None => quote!(#plain),
    }
}

fn differentiate(options: &Options, item: &syn::ItemFn, errors: &mut Errors) -> Option<TokenStream> {
    let middle = middle(options, item, &Surrounding::default(), errors)?;
    let it = Item::new(options, item, &middle.params, &middle.lowered, &middle.output, &middle.floats);
    let mut printed = items::print(&it, &middle.sweeps, &middle.modes, options);
    printed.extend(implicit::slopes(options, &middle.params, &middle.output, item));
    printed.extend(checks(options, &item.sig.ident));
    Some(printed)
}

/// The tests that `check(..)` asks for.
fn checks(options: &Options, name: &Ident) -> TokenStream {
    let krate = options.krate.as_ref().map_or_else(|| quote!(::autodiff), |p| quote!(#p));
    let plain = name.unraw();
    let tests = options.check.iter().enumerate().map(|(k, (key, points))| {
        let many = options.check.len() > 1;
        let test =
            if many { format_ident!("check_{plain}_{}", k + 1) } else { format_ident!("check_{plain}") };
        let test = Ident::new(&test.to_string(), key.span());
        quote!(#[cfg(test)] #[test] fn #test() { #krate::assert_gradient!(#name, #points); })
    });
    tests.collect()
}

/// A function between reading and printing.
struct Middle {
    floats: Vec<String>,
    params: Vec<Param>,
    output: Ty,
    lowered: Lowered,
    sweeps: Sweeps,
    modes: Modes,
}

/// What the signature says: the float type parameters, the parameters, the result.
fn head(
    options: &Options,
    item: &syn::ItemFn,
    around: &Surrounding,
    errors: &mut Errors,
) -> Option<(Vec<String>, Vec<Param>, Ty)> {
    let sig = &item.sig;
    errors.around(sig.ident.span());
    check_signature(sig, errors);
    lower::checkpoint::misplaced(item, errors);
    let floats: Vec<String> =
        around.floats.iter().cloned().chain(signature::float_params(&sig.generics)).collect();
    let mut params = signature::params(sig, &floats, errors);
    let output = signature::output(sig, &floats);
    narrow(&mut params, options, errors);
    check_shapes(sig, &params, &output, errors);
    if !options.derivative.is_empty() && errors.is_empty() {
        lower::custom::check(&options.derivative, &params, &output, sig, errors);
    }
    if errors.is_empty() {
        implicit::check(options, &params, &output, sig, errors);
    }
    errors.is_empty().then_some((floats, params, output))
}

/// A hollow function of the same signature.
fn hollow(options: &Options, item: &syn::ItemFn, around: &Surrounding) -> Option<Middle> {
    let mut errors = Errors::default();
    let unnamed =
        |i: &syn::FnArg| matches!(i, syn::FnArg::Typed(t) if matches!(*t.ty, syn::Type::ImplTrait(_)));
    if item.sig.inputs.iter().any(unnamed) {
        return None;
    }
    // A parameter of the user's type may have no tangent: it is none of the promises.
    let (floats, params, output) = head(options, item, around, &mut errors)?;
    let krate = options.krate.as_ref().map_or_else(|| quote!(::autodiff), |p| quote!(#p));
    let lowered = lower::hollow::function(&params, &output, &floats, krate.clone())?;
    let sweeps = sweeps(&lowered, &params, options, &mut errors)?;
    let modes = modes::all(&lowered, &params, options, &krate, &mut errors)?;
    Some(Middle { floats, params, output, lowered, sweeps, modes })
}

fn middle(
    options: &Options,
    item: &syn::ItemFn,
    around: &Surrounding,
    errors: &mut Errors,
) -> Option<Middle> {
    let sig = &item.sig;
    let (floats, mut params, output) = head(options, item, around, errors)?;
    let krate = options.krate.as_ref().map_or_else(|| quote!(::autodiff), |p| quote!(#p));
    // Of a solver another body is read than the one that runs.
    let implicit = implicit::body(options, &output, item);
    let read = implicit.as_ref().unwrap_or(item);
    let source = lower::Reading { params: &params, output: &output, item: read, options, floats: &floats };
    let mut lowered = lower::function(&source, &around.siblings, krate.clone(), errors)?;
    if options.without("checkpoint") {
        checkpoint::ignore(&mut lowered.function.body);
    }
    if !errors.is_empty() {
        return None;
    }
    by_use(&lowered, &mut params);
    if !params.iter().any(|p| p.active) {
        no_active(sig, errors);
        return None;
    }
    let sweeps = sweeps(&lowered, &params, options, errors)?;
    let modes = modes::all(&lowered, &params, options, &krate, errors)?;
    if options.explain || std::env::var_os("AUTODIFF_EXPLAIN").is_some() {
        eprint!("{}", explain::report(&sig.ident.to_string(), &sweeps));
    }
    Some(Middle { floats, params, output, lowered, sweeps, modes })
}

/// What the loops of a function keep, for the tests of the words.
#[cfg(test)]
pub(crate) fn explained(item: syn::ItemFn) -> String {
    let mut errors = Errors::default();
    let middle = middle(&Options::default(), &item, &Surrounding::default(), &mut errors);
    middle.map_or_else(
        || errors.tokens().to_string(),
        |m| explain::report(&item.sig.ident.to_string(), &m.sweeps),
    )
}

fn check_signature(sig: &syn::Signature, errors: &mut Errors) {
    if let Some(token) = &sig.asyncness {
        errors.push(token.span(), "async functions are not supported; differentiate the part that computes");
    }
    if let Some(v) = &sig.variadic {
        // Unstable: rustc refuses it, too.
        errors.leave_to_rustc(v.span());
    }
}

/// Applies `wrt(..)`.
fn narrow(params: &mut [Param], options: &Options, errors: &mut Errors) {
    let Some(wrt) = &options.wrt else { return };
    for name in wrt {
        match params.iter().find(|p| p.ident == *name) {
            None => errors.push(
                name.span(),
                format!("there is no parameter `{name}`; name parameters of the function in `wrt(..)`"),
            ),
            Some(p) if !p.active && !p.by_use => {
                errors.push(
                    name.span(),
                    format!(
                        "the parameter `{name}` carries no derivative; name float parameters in `wrt(..)`"
                    ),
                );
            }
            _ => {}
        }
    }
    for p in params {
        let named = wrt.contains(&p.ident);
        p.constant |= (p.active || p.by_use) && !named;
        p.active &= named;
        p.by_use &= named;
    }
}

fn no_active(sig: &syn::Signature, errors: &mut Errors) {
    let span = if sig.inputs.is_empty() { sig.ident.span() } else { sig.inputs.span() };
    errors.push(span, "no parameter carries a derivative; take at least one `f64`, `f32`, or slice, array or vector of them");
}

/// A parameter of the user's type is active if floats of it reach the result.
fn by_use(low: &Lowered, params: &mut [Param]) {
    let (mut vals, mut vars) = (vec![], vec![]);
    for (shape, p) in low.params.iter().zip(params.iter()) {
        if p.active || p.by_use {
            leaves(shape, &mut vals, &mut vars);
        }
    }
    let exclusive: Vec<VarId> =
        vars.iter().copied().filter(|v| low.function.vars[*v].origin == Origin::Exclusive).collect();
    let activity = activity::analyse(&low.function, &vals, &vars, &exclusive);
    for (shape, p) in low.params.iter().zip(params.iter_mut()).filter(|(_, p)| p.by_use) {
        if let ParamShape::Var(v) = shape {
            p.active =
                activity.var[*v] && (!matches!(p.ty, Ty::Ref(true, _)) || reads(&low.function.body, *v));
        }
    }
}

/// True if something in a block reads or writes a variable.
fn reads(block: &Block, var: VarId) -> bool {
    block.iter().any(|s| {
        let own = match s {
            Stmt::Let(_, Rhs::Load(p)) | Stmt::Store(p, _) | Stmt::Add(p, _) | Stmt::Sub(p, _) => {
                p.root == var
            }
            // A generator of random numbers has methods, and carries nothing.
            Stmt::Call(c) => c.args.iter().skip(usize::from(c.method)).any(|a| match a {
                Arg::Shared(p, ..) | Arg::Mut(p, _) => p.root == var,
                Arg::Value(..) => false,
            }),
            _ => false,
        };
        own || crate::visit::nested(s).into_iter().any(|b| reads(b, var))
    })
}

fn check_shapes(sig: &syn::Signature, params: &[Param], output: &Ty, errors: &mut Errors) {
    if !params.iter().any(|p| p.active || p.by_use) && errors.is_empty() {
        no_active(sig, errors);
    }
    let writes = params.iter().any(|p| (p.active || p.by_use) && matches!(p.ty, Ty::Ref(true, _)));
    match output {
        Ty::Unit if !writes => {
            let span = match &sig.output {
                syn::ReturnType::Default => sig.ident.span(),
                ty => ty.span(),
            };
            if errors.is_empty() {
                errors.push(span, "nothing to differentiate: return a float, a tuple or an array of floats, or take a `&mut` float parameter");
            }
        }
        Ty::Unit => {}
        ty if !signature::carries(signature::inside(ty)) && !signature::inside(ty).has_user() => {
            errors.push(
                sig.output.span(),
                "the result carries no derivative; return a float, a tuple, an array or a vector of floats",
            );
        }
        Ty::Ref(..) => {
            errors.push(sig.output.span(), "a reference as a result is not supported; return the values")
        }
        _ => {}
    }
}

/// Writes out the invisible groups that a `macro_rules!` puts around its `$x:expr`: rustc forgets those of an item that went
/// through an attribute macro, and `2 * $x` with `a + b` for `$x` would become `2 * a + b`.
struct Grouping;

impl syn::visit_mut::VisitMut for Grouping {
    fn visit_expr_mut(&mut self, e: &mut syn::Expr) {
        syn::visit_mut::visit_expr_mut(self, e);
        let operands: Vec<&mut syn::Expr> = match e {
            syn::Expr::Binary(b) => vec![&mut b.left, &mut b.right],
            syn::Expr::Unary(u) => vec![&mut u.expr],
            syn::Expr::Cast(c) => vec![&mut c.expr],
            syn::Expr::MethodCall(m) => vec![&mut m.receiver],
            syn::Expr::Field(f) => vec![&mut f.base],
            syn::Expr::Index(i) => vec![&mut i.expr],
            syn::Expr::Reference(r) => vec![&mut r.expr],
            _ => vec![],
        };
        for operand in operands {
            if let syn::Expr::Group(g) = operand {
                let compound = !matches!(
                    *g.expr,
                    syn::Expr::Path(_)
                        | syn::Expr::Lit(_)
                        | syn::Expr::Paren(_)
                        | syn::Expr::Call(_)
                        | syn::Expr::MethodCall(_)
                );
                if compound {
                    let expr = g.expr.clone();
                    *operand = syn::Expr::Paren(syn::ExprParen {
                        attrs: vec![],
                        paren_token: Default::default(),
                        expr,
                    });
                }
            }
        }
    }
}
