//! The tokens inside the macro's parentheses go in; the function, its arguments and the options come out, or an error on the token
//! that is wrong.

use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{Expr, ExprPath, ExprRange, Ident, Lit, Path, Token, UnOp};

use super::{Argument, Distribution, Input, Options, Setting, Value};

const OPTIONS: &str = "`points`, `seed`, `rtol`, `atol`, `directions`, `at_kinks`, `max_range`, `precision`, `forward`, `progress`, `name`, `crate`";

impl Parse for Input {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.is_empty() {
            let message = "expected a function and its arguments; write `f, x = 1.2, y = [0.3, -0.7]`";
            return Err(syn::Error::new(input.span(), message));
        }
        let function = function(input)?;
        let mut arguments: Vec<Argument> = Vec::new();
        if !input.is_empty() && !input.peek(Token![;]) {
            input.parse::<Token![,]>()?;
        }
        while !input.is_empty() && !input.peek(Token![;]) {
            let argument: Argument = input.parse()?;
            if arguments.iter().any(|known| known.name == argument.name) {
                let message = format!("`{}` is given twice; name each argument once", argument.name);
                return Err(syn::Error::new(argument.name.span(), message));
            }
            arguments.push(argument);
            if !input.is_empty() && !input.peek(Token![;]) {
                input.parse::<Token![,]>()?;
            }
        }
        if arguments.iter().all(|argument| matches!(argument.value, Value::Constant(_))) {
            let message = "no argument is differenced; give at least one as floats: `x = 1.0`, where `x = 1` is passed on as it is";
            return Err(syn::Error::new(function.span(), message));
        }
        let mut options = Options::default();
        if input.parse::<Option<Token![;]>>()?.is_some() {
            options.parse(input)?;
        }
        let drawn = arguments.iter().any(|argument| matches!(argument.value, Value::Drawn { .. }));
        if let (Some(points), false) = (&options.points, drawn) {
            let message = "`points` needs an argument that is drawn at random; write it as a range, such as `x in 0.1..4.0`";
            return Err(syn::Error::new(points.span(), message));
        }
        Ok(Self { function, arguments, options })
    }
}

fn function(input: ParseStream) -> syn::Result<ExprPath> {
    match into_ungrouped(input.parse()?) {
        Expr::Path(path) => Ok(path),
        other => {
            let message =
                "not the path of a function; name an annotated function here, and its arguments after it";
            Err(syn::Error::new(other.span(), message))
        }
    }
}

impl Parse for Argument {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let constant = input.parse::<Option<Token![const]>>()?;
        let named = input.peek(Ident::peek_any) && (input.peek2(Token![=]) || input.peek2(Token![in]));
        if !named || input.peek2(Token![==]) {
            return Err(input.error("arguments are named; write `x = 1.2`, `x in 0.1..4.0` or `const n = …`"));
        }
        let name = input.call(Ident::parse_any)?;
        if let Some(token) = input.parse::<Option<Token![in]>>()? {
            if constant.is_some() {
                return Err(syn::Error::new(token.span, "a constant is not drawn; write `=`"));
            }
            return Ok(Self { name, value: drawn(input.parse()?)? });
        }
        input.parse::<Token![=]>()?;
        let written: Box<Expr> = input.parse()?;
        let value = if constant.is_some() || is_discrete(&written) {
            Value::Constant(written)
        } else {
            Value::Active(written)
        };
        Ok(Self { name, value })
    }
}

/// The expression without the invisible group of a macro's argument and without parentheses.
fn ungroup(expr: &Expr) -> &Expr {
    match expr {
        Expr::Group(group) => ungroup(&group.expr),
        Expr::Paren(paren) => ungroup(&paren.expr),
        _ => expr,
    }
}

/// The same, by value.
fn into_ungrouped(expr: Expr) -> Expr {
    match expr {
        Expr::Group(group) => into_ungrouped(*group.expr),
        Expr::Paren(paren) => into_ungrouped(*paren.expr),
        _ => expr,
    }
}

/// Literals that carry no derivative, and arrays of them.
fn is_discrete(expr: &Expr) -> bool {
    match ungroup(expr) {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Float(_) => false,
            Lit::Int(int) => !int.suffix().starts_with('f'),
            _ => true,
        },
        Expr::Unary(unary) => matches!(unary.op, UnOp::Neg(_) | UnOp::Not(_)) && is_discrete(&unary.expr),
        Expr::Reference(reference) => is_discrete(&reference.expr),
        Expr::Array(array) => !array.elems.is_empty() && array.elems.iter().all(is_discrete),
        Expr::Repeat(repeat) => is_discrete(&repeat.expr),
        _ => false,
    }
}

/// What stands after `in`: a range, an array of one range, or `normal` with or without a count.
fn drawn(expr: Expr) -> syn::Result<Value> {
    match into_ungrouped(expr) {
        Expr::Repeat(repeat) => {
            Ok(Value::Drawn { count: Some(repeat.len), how: distribution(*repeat.expr)? })
        }
        Expr::Call(mut call) if is_normal(&call.func) && call.args.len() == 1 => {
            let count = call.args.pop().map(|count| Box::new(count.into_value()));
            Ok(Value::Drawn { count, how: Distribution::Normal })
        }
        other => Ok(Value::Drawn { count: None, how: distribution(other)? }),
    }
}

/// A range or `normal`.
fn distribution(expr: Expr) -> syn::Result<Distribution> {
    match into_ungrouped(expr) {
        expr if is_normal(&expr) => Ok(Distribution::Normal),
        Expr::Range(ExprRange { start: Some(low), end: Some(high), .. }) => {
            Ok(Distribution::Within(low, high))
        }
        Expr::Range(range) => Err(syn::Error::new(range.span(), "a range needs both ends; write `0.1..4.0`")),
        other => {
            let message =
                "cannot draw from this; write `0.1..4.0`, `[0.1..4.0; 16]`, `normal` or `normal(16)`";
            Err(syn::Error::new(other.span(), message))
        }
    }
}

fn is_normal(expr: &Expr) -> bool {
    matches!(ungroup(expr), Expr::Path(path) if path.path.is_ident("normal"))
}

impl Options {
    fn parse(&mut self, input: ParseStream) -> syn::Result<()> {
        let mut seen: Vec<Ident> = Vec::new();
        while !input.is_empty() {
            if !input.peek(Ident::peek_any) {
                return Err(input.error(format!("expected an option; known are {OPTIONS}")));
            }
            let name = input.call(Ident::parse_any)?;
            if seen.contains(&name) {
                return Err(syn::Error::new(
                    name.span(),
                    format!("`{name}` is given twice; keep one of them"),
                ));
            }
            input.parse::<Token![=]>()?;
            self.option(&name, input)?;
            seen.push(name);
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(())
    }

    fn option(&mut self, name: &Ident, input: ParseStream) -> syn::Result<()> {
        let setting = match name.to_string().as_str() {
            "crate" => {
                self.runtime = Some(input.call(Path::parse_mod_style)?);
                return Ok(());
            }
            "name" => {
                self.name = Some(input.parse()?);
                return Ok(());
            }
            "forward" => {
                word(input, &[("jvp", "jvp")])?;
                self.forward = true;
                return Ok(());
            }
            "points" => {
                self.points = Some(input.parse()?);
                return Ok(());
            }
            "seed" | "rtol" | "atol" | "max_range" | "progress" => {
                Setting::Plain(name.clone(), input.parse()?)
            }
            "directions" => Setting::Directions(input.parse()?),
            "at_kinks" => Setting::AtKinks(word(input, &[("allow", "Allow"), ("move", "Move")])?),
            "precision" => Setting::Precision(word(input, &[("f32", "F32"), ("f64", "F64")])?),
            _ => {
                let message = format!("unknown option `{name}`; known are {OPTIONS}");
                return Err(syn::Error::new(name.span(), message));
            }
        };
        self.settings.push(setting);
        Ok(())
    }
}

/// One of a few words, as the variant it stands for.
fn word(input: ParseStream, words: &[(&str, &str)]) -> syn::Result<Ident> {
    let written = input.call(Ident::parse_any)?;
    match words.iter().find(|(word, _)| written == word) {
        Some((_, variant)) => Ok(Ident::new(variant, written.span())),
        None => {
            let known: Vec<String> = words.iter().map(|(word, _)| format!("`{word}`")).collect();
            let message = format!("unknown word `{written}`; write {}", known.join(" or "));
            Err(syn::Error::new(written.span(), message))
        }
    }
}
