//! The attribute's options: tokens in, settings out.
use crate::diagnostics::Errors;
use proc_macro2::{Ident, TokenStream};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Expr, Path, Token};

/// The passes that can be switched off.
pub(crate) const PASSES: [&str; 17] = [
    "assign",
    "batch",
    "carry",
    "checkpoint",
    "exchange",
    "fission",
    "fuse",
    "induction",
    "locals",
    "order",
    "parallel",
    "products",
    "recompute",
    "rows",
    "skip",
    "snapshot",
    "tidy",
];

#[derive(Default, Clone)]
pub(crate) struct Options {
    /// The parameters to differentiate, if narrowed.
    pub(crate) wrt: Option<Vec<Ident>>,
    /// Replaces the function's name in the generated names.
    pub(crate) name: Option<Ident>,
    /// The path of the runtime crate.
    pub(crate) krate: Option<Path>,
    /// The name of the companion type.
    pub(crate) companion: Option<Ident>,
    /// The local derivatives that the user gives instead of those of the body.
    pub(crate) derivative: Vec<(Ident, Expr)>,
    /// The function whose root this one finds.
    pub(crate) implicit: Option<(Ident, Path)>,
    /// What a generated test gives `assert_gradient!`, once per test.
    pub(crate) check: Vec<(Ident, TokenStream)>,
    /// Forward mode is asked for.
    pub(crate) jvp: Option<Ident>,
    /// Second derivatives are asked for: along a direction, and all of them.
    pub(crate) hvp: Option<Ident>,
    pub(crate) hessian: Option<Ident>,
    /// The matrix of all derivatives is asked for.
    pub(crate) jacobian: Option<(Ident, Way)>,
    /// Every mode that the function can have, for tests.
    pub(crate) every_mode: bool,
    /// Says, while it compiles, what the loops keep.
    pub(crate) explain: bool,
    without: Vec<Ident>,
}

impl Options {
    /// With what the attribute around says of all functions in it.
    pub(crate) fn within(mut self, outer: &Options) -> Options {
        self.krate = self.krate.or_else(|| outer.krate.clone());
        self.jvp = self.jvp.or_else(|| outer.jvp.clone());
        self.every_mode |= outer.every_mode;
        self.hvp = self.hvp.or_else(|| outer.hvp.clone());
        self.hessian = self.hessian.or_else(|| outer.hessian.clone());
        self.jacobian = self.jacobian.or_else(|| outer.jacobian.clone());
        self.wrt = self.wrt.or_else(|| outer.wrt.clone());
        self.without.extend(outer.without.iter().cloned());
        self.explain |= outer.explain;
        self
    }

    /// What is asked for beside gradients, for functions inside of this one.
    pub(crate) fn modes(&self) -> Options {
        Options {
            every_mode: self.every_mode,
            hvp: self.hvp.clone().or_else(|| self.hessian.clone()),
            jvp: self.jvp.clone().or_else(|| self.jacobian.as_ref().map(|(key, _)| key.clone())),
            krate: self.krate.clone(),
            ..Options::default()
        }
    }

    /// Whether second derivatives are needed.
    pub(crate) fn second(&self) -> bool {
        self.every_mode || self.hvp.is_some() || self.hessian.is_some()
    }

    /// Whether functions in forward mode are needed.
    pub(crate) fn forward(&self) -> bool {
        self.every_mode || self.jvp.is_some() || self.jacobian.is_some()
    }

    pub(crate) fn without(&self, pass: &str) -> bool {
        self.without.iter().any(|p| p == pass)
    }
}

/// How the matrix of all derivatives is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Either,
    Forward,
    Reverse,
}

enum Opt {
    Wrt(Ident, Vec<Ident>),
    Name(Ident, Ident),
    Crate(Token![crate], Path),
    Companion(Ident, Ident),
    Derivative(Ident, Vec<(Ident, Expr)>),
    Implicit(Ident, Path),
    Check(Ident, TokenStream),
    Jvp(Ident),
    Jacobian(Ident, Way),
    Hvp(Ident),
    EveryMode(Ident),
    Hessian(Ident),
    Without(Ident, Vec<Ident>),
    Explain(Ident),
}

impl Opt {
    /// The option's name and where it stands.
    fn key(&self) -> (&'static str, proc_macro2::Span) {
        match self {
            Opt::Wrt(key, _) => ("wrt", key.span()),
            Opt::Name(key, _) => ("name", key.span()),
            Opt::Crate(key, _) => ("crate", key.span),
            Opt::Companion(key, _) => ("companion", key.span()),
            Opt::Derivative(key, _) => ("derivative", key.span()),
            Opt::Implicit(key, _) => ("implicit", key.span()),
            Opt::Check(key, _) => ("check", key.span()),
            Opt::Jvp(key) => ("jvp", key.span()),
            Opt::Jacobian(key, _) => ("jacobian", key.span()),
            Opt::Hvp(key) => ("hvp", key.span()),
            Opt::EveryMode(key) => ("every_mode", key.span()),
            Opt::Hessian(key) => ("hessian", key.span()),
            Opt::Without(key, _) => ("without", key.span()),
            Opt::Explain(key) => ("explain", key.span()),
        }
    }
}

impl Parse for Opt {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.peek(Token![crate]) {
            let key = input.parse::<Token![crate]>()?;
            input.parse::<Token![=]>()?;
            return Ok(Opt::Crate(key, input.call(Path::parse_mod_style)?));
        }
        let key: Ident = input.parse()?;
        let list = |input: ParseStream| -> syn::Result<Vec<Ident>> {
            let inner;
            syn::parenthesized!(inner in input);
            let names = Punctuated::<Ident, Token![,]>::parse_terminated_with(&inner, |i| {
                i.call(syn::ext::IdentExt::parse_any)
            })?;
            Ok(names.into_iter().collect())
        };
        let value = |input: ParseStream| -> syn::Result<Ident> {
            if !input.peek(Token![=]) {
                return Err(syn::Error::new(key.span(), format!("`{key}` needs a value; write `{key} = g`")));
            }
            input.parse::<Token![=]>()?;
            input.parse()
        };
        match key.to_string().as_str() {
            "wrt" => {
                let names = list(input)?;
                Ok(Opt::Wrt(key, names))
            }
            "jvp" => Ok(Opt::Jvp(key)),
            "hvp" => Ok(Opt::Hvp(key)),
            // Asked for by the attribute of the tests only, which writes the word itself.
            "every_mode" if crate::diagnostics::is_ours(key.span()) => Ok(Opt::EveryMode(key)),
            "hessian" => Ok(Opt::Hessian(key)),
            "jacobian" if !input.peek(Token![=]) => Ok(Opt::Jacobian(key, Way::Either)),
            "jacobian" => {
                let way = value(input)?;
                match way.to_string().as_str() {
                    "forward" => Ok(Opt::Jacobian(key, Way::Forward)),
                    "reverse" => Ok(Opt::Jacobian(key, Way::Reverse)),
                    other => Err(syn::Error::new(
                        way.span(),
                        format!(
                            "there is no mode `{other}`; write `jacobian = forward` or `jacobian = reverse`"
                        ),
                    )),
                }
            }
            "without" => Ok(Opt::Without(key, list(input)?)),
            "explain" => Ok(Opt::Explain(key)),
            "derivative" => {
                let inner;
                syn::parenthesized!(inner in input);
                let given = |i: ParseStream| -> syn::Result<(Ident, Expr)> {
                    let name = i.parse()?;
                    i.parse::<Token![=]>()?;
                    Ok((name, i.parse()?))
                };
                let all = Punctuated::<(Ident, Expr), Token![,]>::parse_terminated_with(&inner, given)?;
                if all.is_empty() {
                    return Err(syn::Error::new(
                        key.span(),
                        "`derivative(..)` is empty; write `derivative(x = ..)` with a parameter of the function",
                    ));
                }
                Ok(Opt::Derivative(key, all.into_iter().collect()))
            }
            "implicit" => {
                let text = "`implicit(..)` names the function whose root this one finds; write `implicit(residual = r)`";
                if !input.peek(syn::token::Paren) {
                    return Err(syn::Error::new(key.span(), text));
                }
                let inner;
                syn::parenthesized!(inner in input);
                match inner.parse::<Ident>() {
                    Ok(word) if word == "residual" && inner.peek(Token![=]) => {}
                    _ => return Err(syn::Error::new(key.span(), text)),
                }
                inner.parse::<Token![=]>()?;
                Ok(Opt::Implicit(key, inner.call(Path::parse_mod_style)?))
            }
            "check" => {
                let inner;
                syn::parenthesized!(inner in input);
                Ok(Opt::Check(key, inner.parse()?))
            }
            "name" => {
                let name = value(input)?;
                Ok(Opt::Name(key, name))
            }
            "companion" => {
                let name = value(input)?;
                Ok(Opt::Companion(key, name))
            }
            other => Err(syn::Error::new(
                key.span(),
                format!(
                    "`{other}` is not an option; the options are `jvp`, `jacobian`, `hvp`, `hessian`, `wrt(..)`, `name = ..`, `companion = ..`, `crate = ..`, `derivative(..)`, `implicit(..)`, `check(..)`, `explain`, `without(..)`"
                ),
            )),
        }
    }
}

pub(crate) fn read(tokens: TokenStream, errors: &mut Errors) -> Options {
    let mut out = Options::default();
    // For tests of everything with a pass switched off (`.ci/switches`).
    if let Ok(off) = std::env::var("AUTODIFF_WITHOUT") {
        out.without.extend(
            off.split([',', ' '])
                .filter(|p| PASSES.contains(p))
                .map(|p| Ident::new(p, proc_macro2::Span::mixed_site())),
        );
    }
    let parsed = syn::parse::Parser::parse2(Punctuated::<Opt, Token![,]>::parse_terminated, tokens);
    let all = match parsed {
        Ok(all) => all,
        Err(e) => {
            // What syn says has no remedy.
            let text = e.to_string();
            if text.contains("; ") || text.contains("is not an option") {
                errors.add(e);
            } else {
                errors.push(
                    e.span(),
                    format!("{text}; write options as in `#[differentiate(wrt(x, y), name = g)]`"),
                );
            }
            return out;
        }
    };
    let mut seen: Vec<&'static str> = vec![];
    for opt in all {
        let (key, span) = opt.key();
        if seen.contains(&key) && !matches!(key, "without" | "check") {
            errors.push(span, format!("`{key}` is given twice; keep one of them"));
        }
        seen.push(key);
        match opt {
            Opt::Wrt(key, names) => {
                if names.is_empty() {
                    errors.push(
                        key.span(),
                        "`wrt(..)` is empty; name the parameters to differentiate by, or remove it",
                    );
                }
                for (k, name) in names.iter().enumerate() {
                    if names[..k].contains(name) {
                        errors
                            .push(name.span(), format!("`{name}` is named twice in `wrt(..)`; name it once"));
                    }
                }
                out.wrt = Some(names);
            }
            Opt::Jvp(key) => out.jvp = Some(key),
            Opt::Hvp(key) => out.hvp = Some(key),
            Opt::EveryMode(_) => out.every_mode = true,
            Opt::Hessian(key) => out.hessian = Some(key),
            Opt::Jacobian(key, way) => out.jacobian = Some((key, way)),
            Opt::Name(_, name) => out.name = Some(name),
            Opt::Crate(_, path) => out.krate = Some(path),
            Opt::Companion(_, name) => out.companion = Some(name),
            Opt::Derivative(_, given) => {
                for (k, (name, _)) in given.iter().enumerate() {
                    if given[..k].iter().any(|(n, _)| n == name) {
                        errors.push(
                            name.span(),
                            format!("`{name}` has two derivatives in `derivative(..)`; give one"),
                        );
                    }
                }
                out.derivative = given;
            }
            Opt::Implicit(key, residual) => out.implicit = Some((key, residual)),
            Opt::Check(key, points) => out.check.push((key, points)),
            Opt::Explain(_) => out.explain = true,
            Opt::Without(_, names) => {
                for n in names {
                    if PASSES.iter().any(|p| n == p) {
                        out.without.push(n);
                    } else {
                        errors.push(
                            n.span(),
                            format!(
                                "there is no pass `{n}`; the passes are {}",
                                PASSES.map(|p| format!("`{p}`")).join(", ")
                            ),
                        );
                    }
                }
            }
        }
    }
    out
}
