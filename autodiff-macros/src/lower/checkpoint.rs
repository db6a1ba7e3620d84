//! `#[checkpoint]` on loops: the attribute in, a policy for the loop out. A block or a call under it is a loop of one round.
use super::exits::TargetKind;
use super::*;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Expr, Token};

/// What stands in the parentheses.
struct Argument {
    key: Ident,
    value: Option<Expr>,
}

impl Parse for Argument {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let key = input.parse()?;
        let value = if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            Some(input.parse()?)
        } else {
            None
        };
        Ok(Argument { key, value })
    }
}

const FORMS: &str = "write `#[checkpoint]`, `#[checkpoint(every = k)]`, `#[checkpoint(snapshots = c)]` or `#[checkpoint(memory = \"64 MiB\")]`, with `disk = disk` or `check` added";

/// True for our attribute.
pub(crate) fn is_checkpoint(a: &Attribute) -> bool {
    a.path().segments.last().is_some_and(|s| s.ident == "checkpoint")
}

/// What was asked for, until the loop is read.
pub(crate) struct Asked {
    policy: Policy,
    disk: Option<Ex>,
    check: bool,
    keyword: &'static str,
}

impl Lower<'_> {
    /// Reads the attribute of a loop, if it has one.
    pub(crate) fn asked(&mut self, attrs: &[Attribute], keyword: &'static str) -> Res<Option<Asked>> {
        let mut all = attrs.iter().filter(|a| is_checkpoint(a));
        let Some(attr) = all.next() else { return Ok(None) };
        if let Some(second) = all.next() {
            return self.refuse(second.span(), "a second `#[checkpoint]` on one loop; keep one of them");
        }
        let mut asked = Asked { policy: Policy::Sqrt, disk: None, check: false, keyword };
        let list = match &attr.meta {
            syn::Meta::Path(_) => return Ok(Some(asked)),
            syn::Meta::List(list) => list,
            syn::Meta::NameValue(v) => {
                return self.refuse(v.span(), format!("this is not understood; {FORMS}"));
            }
        };
        let parser = syn::punctuated::Punctuated::<Argument, Token![,]>::parse_terminated;
        let arguments = match list.parse_args_with(parser) {
            Ok(arguments) => arguments,
            Err(_) => return self.refuse(list.tokens.span(), format!("this is not understood; {FORMS}")),
        };
        let (mut chosen, mut on_disk): (Option<Ident>, Option<Ident>) = (None, None);
        for Argument { key, value } in arguments {
            let name = key.to_string();
            if name == "check" && value.is_none() {
                asked.check = true;
                continue;
            }
            if let ("disk", Some(disk)) = (name.as_str(), &value) {
                if !cfg!(feature = "disk") {
                    return self.refuse(
                        key.span(),
                        "`disk` needs a feature of the crate; write `autodiff-runtime = { version = \"..\", features = [\"disk\"] }` in `Cargo.toml`",
                    );
                }
                if asked.disk.is_some() {
                    return self.refuse(key.span(), "a second `disk`; keep one of them");
                }
                asked.disk = Some(self.disk(disk)?);
                on_disk = Some(key);
                continue;
            }
            let policy = match (name.as_str(), &value) {
                ("every", Some(k)) => Policy::Every(self.count(k)?),
                ("snapshots", Some(c)) => Policy::Snapshots(self.count(c)?),
                ("memory", Some(text)) => Policy::Memory(self.bytes(text)?),
                _ => return self.refuse(key.span(), format!("`{name}` is not understood here; {FORMS}")),
            };
            if let Some(first) = chosen {
                return self.refuse(
                    key.span(),
                    format!("`{first}` and `{name}` exclude each other; keep one of them"),
                );
            }
            chosen = Some(key);
            asked.policy = policy;
        }
        if let (Some(key), Policy::Memory(_)) = (on_disk, &asked.policy) {
            return self.refuse(key.span(), "`memory` and `disk` exclude each other; keep one of them");
        }
        Ok(Some(asked))
    }

    /// A number of rounds or of states.
    fn count(&mut self, e: &Expr) -> Res<Ex> {
        if let Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(n), .. }) = e
            && n.base10_digits() == "0"
        {
            return self.refuse(n.span(), "zero leaves nothing to start again from; write at least 1");
        }
        let (ex, ty) = self.scalar(e)?;
        if !self.types.is_int(&ty) {
            return self.refuse(e.span(), "this is no integer; write a `usize`");
        }
        self.types.unify(&ty, &Ty::usize());
        Ok(self.stable(ex, &Ty::usize(), e.span()))
    }

    /// A parameter `#[constant] disk: &Disk`, or a part of one.
    fn disk(&mut self, e: &Expr) -> Res<Ex> {
        const WHAT: &str = "this is no disk; make an `autodiff::checkpoint::Disk` and take it as a parameter, `#[constant] disk: &Disk`";
        if let Expr::Lit(_) = e {
            return self.refuse(e.span(), WHAT);
        }
        match self.expr(e)? {
            Value::Ref(place, ty, _) | Value::Place(place, ty)
                if !self.may_change(&place)
                    && (self.types.is_open(&ty)
                        || matches!(self.types.shallow(&ty), Ty::Named(_) | Ty::Like(_))) =>
            {
                Ok(Ex::Place(place, Borrow::Shared))
            }
            _ => self.refuse(e.span(), WHAT),
        }
    }

    /// `"64 MiB"`
    fn bytes(&mut self, e: &Expr) -> Res<usize> {
        let text = match e {
            Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(s), .. }) => s.value(),
            _ => e.to_token_stream().to_string(),
        };
        let digits = text.trim().trim_end_matches(|c: char| !c.is_ascii_digit());
        let unit = match text.trim()[digits.len()..].trim() {
            "B" => Some(1),
            "KiB" => Some(1 << 10),
            "MiB" => Some(1 << 20),
            "GiB" => Some(1 << 30),
            "kB" => Some(1_000),
            "MB" => Some(1_000_000),
            "GB" => Some(1_000_000_000),
            _ => None,
        };
        match (digits.parse::<usize>(), unit) {
            (Ok(n), Some(unit)) if n > 0 && n.checked_mul(unit).is_some() => Ok(n * unit),
            _ => self.refuse(
                e.span(),
                "this is no amount of memory; write a whole number and a unit, as in `memory = \"64 MiB\"`",
            ),
        }
    }

    /// A block or a call that is run again as a whole: a loop of one round.
    pub(crate) fn once(&mut self, e: &Expr, attrs: &[Attribute], expect: Option<&Ty>) -> Res<Value> {
        let span = match e {
            Expr::Block(b) => b.block.brace_token.span.open(),
            Expr::Call(c) => c.func.span(),
            Expr::MethodCall(m) => m.method.span(),
            other => other.span(),
        };
        let keyword = if matches!(e, Expr::Block(_)) { "block" } else { "call" };
        let Some(asked) = self.asked(attrs, keyword)? else { return Err(Refused) };
        if !matches!(asked.policy, Policy::Sqrt) || asked.disk.is_some() {
            let place = attrs.iter().find(|a| is_checkpoint(a)).map_or(span, Spanned::span);
            return self.refuse(
                place,
                format!("a {keyword} is run once, and there is one state to keep; write `#[checkpoint]`"),
            );
        }
        let mut bare = e.clone();
        if let Some(attrs) = crate::cfg::attrs_mut(&mut bare) {
            attrs.retain(|a| !is_checkpoint(a));
        }
        self.asked = Some(asked);
        let index = self.f.val(None, Ty::usize(), span);
        let (body, target) = self.loop_body(TargetKind::Block, None, |low| {
            let value = low.expr_expect(&bare, expect)?;
            let at = low.targets.len() - 1;
            low.deliver(at, value, span)?;
            Ok(Value::Unit)
        })?;
        let counted = Counted { index, lo: int(0), hi: int(1), inclusive: false, step: None, rev: false };
        self.finish_loop(LoopKind::For(counted), body, target, span)
    }

    /// The checkpoint of a loop that was read.
    pub(crate) fn checkpoint(&mut self, asked: Asked, span: Span) -> Box<Checkpoint> {
        let name = |text| Some(Ident::new(text, Span::mixed_site()));
        let from = self.f.val(name("from"), Ty::usize(), span);
        let to = self.f.val(name("to"), Ty::usize(), span);
        let Asked { policy, disk, check, keyword } = asked;
        Box::new(Checkpoint {
            policy,
            disk,
            check,
            keyword,
            from,
            to,
            captured: vec![],
            exit: self.exit,
            keeps: None,
        })
    }
}

/// Takes our attributes off the user's text. What they mention stays mentioned, so that rustc does not call it unused.
pub(crate) struct Strip;

impl syn::visit_mut::VisitMut for Strip {
    fn visit_attributes_mut(&mut self, attrs: &mut Vec<Attribute>) {
        attrs.retain(|a| !is_checkpoint(a));
    }
    /// What stands in `vec![..]` is tokens.
    fn visit_macro_mut(&mut self, m: &mut syn::Macro) {
        m.tokens = without_checkpoints(std::mem::take(&mut m.tokens));
    }
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        let mut used: Vec<Expr> = vec![];
        if let Some(attrs) = crate::cfg::attrs_mut(e) {
            attrs.retain(|a| {
                if !is_checkpoint(a) {
                    return true;
                }
                let parser = syn::punctuated::Punctuated::<Argument, Token![,]>::parse_terminated;
                let arguments = a.parse_args_with(parser).into_iter().flatten();
                used.extend(arguments.filter_map(|a| a.value).filter(|e| !matches!(e, Expr::Lit(_))));
                false
            });
        }
        syn::visit_mut::visit_expr_mut(self, e);
        if !used.is_empty() {
            let inner = quote::quote!({ if false { #(let _ = #used;)* } #e });
            if let Ok(block) = syn::parse2(inner) {
                *e = Expr::Block(syn::ExprBlock { attrs: vec![], label: None, block });
            }
        }
    }
}

fn without_checkpoints(tokens: TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = vec![];
    for mut token in tokens {
        if let TokenTree::Group(group) = &mut token {
            let after_hash = matches!(out.last(), Some(TokenTree::Punct(p)) if p.as_char() == '#');
            let first = group.stream().into_iter().next();
            if after_hash && matches!(&first, Some(TokenTree::Ident(i)) if i == "checkpoint") {
                out.pop();
                continue;
            }
            let mut inner = proc_macro2::Group::new(group.delimiter(), without_checkpoints(group.stream()));
            inner.set_span(group.span());
            *group = inner;
        }
        out.push(token);
    }
    out.into_iter().collect()
}

/// Refuses our attribute where it stands on nothing that could be run again.
pub(crate) fn misplaced(item: &syn::ItemFn, errors: &mut Errors) {
    struct Placed;
    impl syn::visit_mut::VisitMut for Placed {
        fn visit_local_mut(&mut self, l: &mut syn::Local) {
            if l.init.is_some() {
                l.attrs.retain(|a| !is_checkpoint(a));
            }
            syn::visit_mut::visit_local_mut(self, l);
        }
        fn visit_expr_mut(&mut self, e: &mut Expr) {
            let loops = matches!(e, Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_));
            if (loops || matches!(e, Expr::Block(_) | Expr::Call(_) | Expr::MethodCall(_)))
                && let Some(attrs) = crate::cfg::attrs_mut(e)
            {
                attrs.retain(|a| !is_checkpoint(a));
            }
            syn::visit_mut::visit_expr_mut(self, e);
        }
    }
    struct Left<'a>(&'a mut Errors);
    impl<'a> syn::visit::Visit<'a> for Left<'_> {
        fn visit_attribute(&mut self, a: &'a Attribute) {
            if is_checkpoint(a) {
                self.0
                    .push(a.span(), "`#[checkpoint]` is for a loop, a block, a call or a `let`; put what is to be run again in a block");
            }
        }
        fn visit_item(&mut self, _: &'a syn::Item) {}
    }
    let mut body = item.block.clone();
    syn::visit_mut::VisitMut::visit_block_mut(&mut Placed, &mut body);
    syn::visit::Visit::visit_block(&mut Left(errors), &body);
}

#[cfg(all(test, not(feature = "disk")))]
mod tests {
    #[test]
    fn a_disk_needs_its_feature() {
        let text = crate::pipeline::explained(syn::parse_quote! {
            fn f(x: f64, #[constant] disk: &Disk) -> f64 {
                let mut y = x;
                #[checkpoint(disk = disk)]
                for _ in 0..10 {
                    y = y.sin();
                }
                y
            }
        });
        assert!(text.contains("`disk` needs a feature of the crate"), "{text}");
    }
}
