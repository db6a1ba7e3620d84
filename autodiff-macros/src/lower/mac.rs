//! Macros: those on the list, with their arguments read; every other one is refused.
use super::*;
use quote::{quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Expr, Macro, Token};

/// True for a macro that never returns.
pub(crate) fn panics(path: &str) -> bool {
    matches!(path, "panic" | "unreachable" | "todo" | "unimplemented")
}

const CHECKS: [&str; 6] =
    ["assert", "assert_eq", "assert_ne", "debug_assert", "debug_assert_eq", "debug_assert_ne"];
const PRINTS: [&str; 4] = ["print", "println", "eprint", "eprintln"];

/// One argument, perhaps named.
struct MacroArg {
    name: Option<syn::Ident>,
    value: Expr,
}

impl Parse for MacroArg {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let named = input.peek(syn::Ident) && input.peek2(Token![=]) && !input.peek2(Token![==]);
        let name = if named {
            let name = input.parse()?;
            input.parse::<Token![=]>()?;
            Some(name)
        } else {
            None
        };
        Ok(MacroArg { name, value: input.parse()? })
    }
}

/// `vec![x; n]` or `vec![a, b, c]`.
enum VecMacro {
    Repeat(Box<(Expr, Expr)>),
    List(Punctuated<Expr, Token![,]>),
}

impl Parse for VecMacro {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.is_empty() {
            return Ok(VecMacro::List(Punctuated::new()));
        }
        let first: Expr = input.parse()?;
        if input.peek(Token![;]) {
            input.parse::<Token![;]>()?;
            return Ok(VecMacro::Repeat(Box::new((first, input.parse()?))));
        }
        let mut list = Punctuated::new();
        list.push(first);
        while input.peek(Token![,]) {
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            list.push(input.parse()?);
        }
        Ok(VecMacro::List(list))
    }
}

impl Lower<'_> {
    pub(crate) fn macro_call(&mut self, m: &Macro, expect: Option<&Ty>, span: Span) -> Res<Value> {
        let name = m.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        match name.as_str() {
            "vec" => match m.parse_body() {
                Ok(VecMacro::Repeat(pair)) => self.vec_repeat(&pair.0, &pair.1, expect),
                Ok(VecMacro::List(list)) => self.array(list.iter(), expect, span, true),
                Err(e) => {
                    self.errors.add(e);
                    Err(Refused)
                }
            },
            "matches" => self.matches(m, span),
            "cfg" | "line" | "file" | "env" | "option_env" | "stringify" | "concat" | "include_str" => {
                let open = if name == "cfg" { Ty::Bool } else { self.types.open() };
                Ok(Value::Scalar(Ex::Verbatim(quote!(#m)), open))
            }
            "dbg" => self.dbg(m, span),
            _ if panics(&name) || PRINTS.contains(&name.as_str()) || CHECKS.contains(&name.as_str()) || name == "format" || name == "write" || name == "writeln" => {
                let debug = name.starts_with("debug_");
                let read = self.read_block(|low| {
                    let ex = low.macro_ex(m, &name, span)?;
                    if debug {
                        low.emit(Stmt::Effect(ex));
                        return Ok(Value::Unit);
                    }
                    Ok(Value::Scalar(ex, Ty::Unit))
                })?;
                let lazy = debug || (CHECKS.contains(&name.as_str()) && self.lazy_effect);
                if lazy && read.block.iter().any(has_effect) {
                    return self.refuse(m.path.span(), format!("an effect inside `{name}!` may not happen; do it in a statement before"));
                }
                self.lazy_effect = false;
                if debug {
                    // Evaluated with debug assertions only.
                    let cond = self.bind_val(Rhs::Ex(Ex::Verbatim(quote!(::core::cfg!(debug_assertions)))), Ty::Bool, span);
                    self.emit(Stmt::If { cond, then: read.block, els: vec![], outs: vec![] });
                    return Ok(Value::Unit);
                }
                for s in read.block {
                    self.emit(s);
                }
                self.known = read.known;
                let Value::Scalar(ex, _) = read.value else { return Err(Refused) };
                if name == "format" || name.starts_with("write") {
                    let val = self.bind_val(Rhs::Ex(ex), Ty::Str, span);
                    self.texts.insert(val);
                    return Ok(Value::Scalar(Ex::Val(val), Ty::Str));
                }
                self.emit(Stmt::Effect(ex));
                Ok(if panics(&name) { Value::Never } else { Value::Unit })
            }
            _ if self.sees_no_local(m) => {
                // Made of constants: a value like that of a call that no float goes into.
                let code = Ex::Method {
                    recv: Box::new(Ex::Verbatim(quote!(#m))),
                    name: Ident::new("clone", Span::mixed_site()),
                    turbofish: TokenStream::new(),
                    args: vec![],
                    pure: false,
                };
                Ok(self.constant_value(code, span))
            }
            _ => self.refuse(
                m.path.span(),
                format!("the macro `{name}!` hides what it does from `#[differentiate]`; write its expansion, or a function"),
            ),
        }
    }

    /// A macro as a statement. One that is told of no local cannot read or write any (hygiene), so it is carried along as it is;
    /// what it binds to the names it is given are constants.
    pub(crate) fn macro_statement(&mut self, m: &Macro, span: Span) -> Res<Value> {
        let name = m.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let known = ["vec", "matches", "dbg", "format", "write", "writeln"].contains(&name.as_str())
            || panics(&name)
            || PRINTS.contains(&name.as_str())
            || CHECKS.contains(&name.as_str());
        if known || !self.sees_no_local(m) {
            return self.macro_call(m, None, span);
        }
        self.emit(Stmt::Effect(Ex::Verbatim(quote!(#m))));
        idents(m.tokens.clone(), &mut self.foreign);
        Ok(Value::Unit)
    }

    /// A name that a macro may have bound.
    pub(crate) fn foreign_name(&mut self, id: &Ident) -> Value {
        let code = Ex::Method {
            recv: Box::new(Ex::Verbatim(quote!(#id))),
            name: Ident::new("clone", Span::mixed_site()),
            turbofish: TokenStream::new(),
            args: vec![],
            pure: false,
        };
        self.constant_value(code, id.span())
    }

    fn constant_value(&mut self, code: Ex, span: Span) -> Value {
        let open = self.types.open();
        let val = self.bind_val(Rhs::Ex(code), open.clone(), span);
        self.inert.insert(val);
        Value::Scalar(Ex::Val(val), open)
    }

    /// True for a macro that is not told of any local, and could not leave a loop or a closure of ours unseen.
    fn sees_no_local(&self, m: &Macro) -> bool {
        // One that the body declares may change what it sees of the body.
        if m.path.segments.last().is_some_and(|name| self.macros.contains(&name.ident.to_string())) {
            return false;
        }
        let outermost =
            self.targets.iter().all(|t| t.kind == exits::TargetKind::Body) && self.targets.len() == 1;
        let mut words = std::collections::BTreeSet::new();
        idents(m.tokens.clone(), &mut words);
        let local =
            |word: &str| self.scopes.iter().any(|s| s.keys().any(|k| k.split('#').next() == Some(word)));
        outermost && !words.iter().any(|w| local(w))
    }

    /// The macro with its arguments read, printed around them.
    fn macro_ex(&mut self, m: &Macro, name: &str, span: Span) -> Res<Ex> {
        let args = match m.parse_body_with(Punctuated::<MacroArg, Token![,]>::parse_terminated) {
            Ok(args) => args,
            Err(e) => {
                self.errors.add(e);
                return Err(Refused);
            }
        };
        let mut out: Vec<(Option<Ident>, Ex)> = vec![];
        let mut inline = vec![];
        let conditions = if name.ends_with("_eq") || name.ends_with("_ne") { 2 } else { 1 };
        for (k, arg) in args.iter().enumerate() {
            if let Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(s), .. }) = &arg.value {
                inline.extend(inline_names(&s.value(), s.span()));
            }
            // The condition of an assertion is evaluated where it stands, the message only when it fails; reading the
            // message's places early changes nothing.
            let before = self.blocks.last().map_or(0, Vec::len);
            let ex = self.discarded(|low| {
                let value = low.expr(&arg.value)?;
                low.opaque_arg(value, arg.value.span())
            })?;
            if k >= conditions
                && self.blocks.last().is_some_and(|b| b[before.min(b.len())..].iter().any(has_effect))
            {
                self.lazy_effect = true;
            }
            out.push((arg.name.clone(), ex));
        }
        for id in inline {
            if out.iter().any(|(n, _)| n.as_ref() == Some(&id)) {
                continue;
            }
            if let Some(slot) = self.lookup(&id).cloned() {
                let value = self.slot_value(&slot, id.span())?;
                let ex = self.opaque_arg(value, id.span())?;
                out.push((Some(id), ex));
            }
        }
        let _ = (name, span);
        let path = &m.path;
        Ok(Ex::Macro { path: quote!(#path), args: out })
    }

    /// A range of constants as a value of the standard library's; `None` for one that carries derivatives.
    pub(crate) fn range_literal(&self, range: &Range) -> Option<Ex> {
        let carries = |e: &Ex| self.ty_may_carry(&range.ty) && !self.is_inert_ex(e);
        if range.lo.iter().chain(&range.hi).any(carries) {
            return None;
        }
        let name = |text| syn::Member::Named(Ident::new(text, Span::mixed_site()));
        Some(match (&range.lo, &range.hi, range.inclusive) {
            (Some(lo), Some(hi), true) => {
                let callee = quote!(::core::ops::RangeInclusive::new);
                Ex::Call { callee, args: vec![lo.clone(), hi.clone()], pure: true }
            }
            (Some(lo), Some(hi), false) => {
                let ends = vec![(name("start"), lo.clone()), (name("end"), hi.clone())];
                Ex::Struct(quote!(::core::ops::Range), ends, None)
            }
            _ => return None,
        })
    }

    /// A value as an argument of code that carries no derivative.
    pub(crate) fn opaque_arg(&mut self, value: Value, span: Span) -> Res<Ex> {
        Ok(match self.decided(value) {
            Value::Scalar(ex, _) => ex,
            Value::Place(place, ty) if self.scalar_like(&ty) => self.load(&place, &ty, span),
            Value::Place(place, _) => Ex::Place(place, Borrow::Copy),
            Value::Ref(place, ty, false) if self.scalar_like(&ty) => {
                let ex = self.load(&place, &ty, span);
                Ex::AddrOf(Box::new(ex))
            }
            Value::Ref(place, _, m) => Ex::Place(place, if m { Borrow::Mut } else { Borrow::Shared }),
            Value::Tuple(parts) => {
                let mut all = vec![];
                for p in parts {
                    all.push(self.opaque_arg(p, span)?);
                }
                Ex::Tuple(all)
            }
            value @ Value::Fresh(..) => {
                let (place, _) = self.place_of(value, span)?;
                Ex::Place(place, Borrow::Copy)
            }
            Value::Fallible(f) if matches!(&f.present, Ex::Verbatim(t) if t.to_string() == "true") => {
                let inner = self.opaque_arg(f.payload, span)?;
                let callee = if f.is_result {
                    quote!(::core::result::Result::Ok)
                } else {
                    quote!(::core::option::Option::Some)
                };
                Ex::Call { callee, args: vec![inner], pure: true }
            }
            Value::Fallible(f)
                if !f.is_result && matches!(&f.present, Ex::Verbatim(t) if t.to_string() == "false") =>
            {
                Ex::Path(quote!(::core::option::Option::None))
            }
            Value::Unit => Ex::Tuple(vec![]),
            Value::Never => Ex::Verbatim(quote!(::core::unreachable!())),
            _ => {
                return self.refuse(
                    span,
                    "this cannot be handed to code that the macro does not see; compute it before",
                );
            }
        })
    }

    fn matches(&mut self, m: &Macro, span: Span) -> Res<Value> {
        struct Args(Expr, syn::Pat, Option<Expr>);
        impl Parse for Args {
            fn parse(input: ParseStream) -> syn::Result<Self> {
                let e = input.parse()?;
                input.parse::<Token![,]>()?;
                let pat = syn::Pat::parse_multi_with_leading_vert(input)?;
                let guard = if input.peek(Token![if]) {
                    input.parse::<Token![if]>()?;
                    Some(input.parse()?)
                } else {
                    None
                };
                let _ = input.parse::<Option<Token![,]>>()?;
                Ok(Args(e, pat, guard))
            }
        }
        let Args(e, pat, guard) = match m.parse_body() {
            Ok(args) => args,
            Err(e) => {
                self.errors.add(e);
                return Err(Refused);
            }
        };
        if let Some(guard) = guard {
            let full: syn::ExprMatch =
                syn::parse_quote_spanned!(span=> match #e { #pat if #guard => true, _ => false });
            return self.match_value(&full, Some(&Ty::Bool));
        }
        let value = self.expr(&e)?;
        let (cond, _) = self.test_pattern(&pat, &value)?;
        Ok(Value::Scalar(cond.unwrap_or(Ex::Verbatim(quote!(true))), Ty::Bool))
    }

    /// `dbg!(a, b)`: prints what it would print in the function itself, with the user's text and place.
    fn dbg(&mut self, m: &Macro, span: Span) -> Res<Value> {
        let args = match m.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated) {
            Ok(args) => args,
            Err(e) => {
                self.errors.add(e);
                return Err(Refused);
            }
        };
        if args.is_empty() {
            self.emit(Stmt::Effect(Ex::Verbatim(quote!(#m))));
            return Ok(Value::Unit);
        }
        let at = m.path.span();
        let mut values = vec![];
        for e in &args {
            let value = self.expr(e)?;
            let value = self.owned(value, span)?;
            let ex = self.opaque_arg(value.clone(), span)?;
            let words = [
                quote_spanned!(at=> "[{}:{}:{}] {} = {:#?}"),
                quote_spanned!(at=> ::core::file!()),
                quote_spanned!(at=> ::core::line!()),
                quote_spanned!(at=> ::core::column!()),
                quote_spanned!(at=> ::core::stringify!(#e)),
            ];
            let args = words.into_iter().map(Ex::Verbatim).chain([ex]).map(|ex| (None, ex)).collect();
            self.emit(Stmt::Effect(Ex::Macro { path: quote_spanned!(at=> ::std::eprintln), args }));
            values.push(value);
        }
        Ok(if values.len() == 1 { values.remove(0) } else { Value::Tuple(values) })
    }
}

/// The variables that a format string names in its braces.
pub(super) fn inline_names(text: &str, span: Span) -> Vec<Ident> {
    let mut out: Vec<Ident> = vec![];
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        rest = &rest[at + 1..];
        if let Some(tail) = rest.strip_prefix('{') {
            rest = tail;
            continue;
        }
        let word: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        if !word.is_empty()
            && !word.starts_with(|c: char| c.is_ascii_digit())
            && syn::parse_str::<syn::Ident>(&word).is_ok()
        {
            let id = Ident::new(&word, span);
            if !out.contains(&id) {
                out.push(id);
            }
        }
        // Widths and precisions may be variables too: `{x:w$.p$}`.
        let spec: String = rest.chars().take_while(|c| *c != '}').collect();
        for part in spec.split('$').rev().skip(1) {
            let word: String = part
                .chars()
                .rev()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect::<Vec<_>>()
                .into_iter()
                .rev()
                .collect();
            if syn::parse_str::<syn::Ident>(&word).is_ok() {
                let id = Ident::new(&word, span);
                if !out.contains(&id) {
                    out.push(id);
                }
            }
        }
    }
    out
}

/// The words of tokens, those in texts among them.
fn idents(tokens: TokenStream, out: &mut std::collections::BTreeSet<String>) {
    for token in tokens {
        match token {
            proc_macro2::TokenTree::Ident(i) => {
                out.insert(i.to_string());
            }
            proc_macro2::TokenTree::Group(g) => idents(g.stream(), out),
            proc_macro2::TokenTree::Literal(l) => {
                let text = l.to_string();
                let word = |c: char| !(c.is_alphanumeric() || c == '_');
                out.extend(text.split(word).filter(|w| !w.is_empty()).map(str::to_string));
            }
            proc_macro2::TokenTree::Punct(_) => {}
        }
    }
}

/// True if a statement does more than bind values.
fn has_effect(s: &Stmt) -> bool {
    match s {
        Stmt::Let(_, Rhs::Ex(_) | Rhs::Load(_)) => false,
        Stmt::Effect(Ex::Macro { .. }) => false,
        Stmt::Call(c) => c.args.iter().any(|a| matches!(a, Arg::Mut(..))),
        Stmt::If { then, els, .. } => then.iter().chain(els).any(has_effect),
        _ => true,
    }
}
