//! Guards the stack before anything is parsed: tokens in, the place where they nest too deeply out.
//!
//! The parser and every pass go down into expressions by calling themselves. What `lower` refuses at a depth of its own never
//! gets there if the parser is out of stack before it. Nothing here calls itself.
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

/// How deep brackets may nest.
const NESTED: usize = 128;
/// How many operators, fields and `else`s may follow each other: `a + b + c` is two levels deep.
const CHAINED: usize = 1000;

/// As how many of these a `<` counts, and a word that begins an expression of any kind: the parser goes down further for them.
const WORD: usize = 8;
/// The same for an operator after an operator.
const OPERATOR: usize = 4;
/// Words with an expression, a pattern or a type after them.
const PREFIXES: [&str; 14] = [
    "return", "break", "if", "match", "while", "for", "in", "let", "move", "mut", "ref", "const", "dyn",
    "impl",
];

/// Tokens between two brackets.
struct Level {
    rest: proc_macro2::token_stream::IntoIter,
    chain: usize,
    /// The last token was a block: unless an `else` follows, something new begins.
    block: bool,
    /// The last token was an operator, or a word that asks for something.
    operator: bool,
}

impl Level {
    fn new(tokens: TokenStream) -> Level {
        Level { rest: tokens.into_iter(), chain: 0, block: false, operator: true }
    }
}

/// Complains of the first token that is too deep.
pub(crate) fn guard(tokens: &TokenStream) -> syn::Result<()> {
    match too_deep(tokens) {
        Some(span) => Err(syn::Error::new(span, crate::diagnostics::TOO_DEEP)),
        None => Ok(()),
    }
}

/// The first token that is too deep.
fn too_deep(item: &TokenStream) -> Option<Span> {
    let mut open = vec![Level::new(item.clone())];
    while let Some(level) = open.last_mut() {
        let Some(token) = level.rest.next() else {
            open.pop();
            continue;
        };
        // What goes on with what was before, and what asks for something after it: `return break return x`.
        let (goes_on, asks) = match &token {
            TokenTree::Punct(p) => (!matches!(p.as_char(), ';' | ','), false),
            TokenTree::Ident(word) => (word == "else" || word == "as", PREFIXES.iter().any(|p| word == p)),
            TokenTree::Group(_) | TokenTree::Literal(_) => (false, false),
        };
        let ends = matches!(&token, TokenTree::Punct(p) if matches!(p.as_char(), ';' | ','));
        if ends || (level.block && !goes_on) {
            level.chain = 0;
        }
        let punct = matches!(&token, TokenTree::Punct(_));
        let opens = matches!(&token, TokenTree::Punct(p) if p.as_char() == '<');
        // `--x`, `&&x`; in `a && b` the second half counts as much.
        let before = std::mem::replace(&mut level.operator, punct || asks);
        level.chain += match (asks || opens, goes_on) {
            (true, _) => WORD,
            (false, true) if before && punct => OPERATOR,
            (false, goes_on) => usize::from(goes_on),
        };
        level.block = matches!(&token, TokenTree::Group(g) if g.delimiter() == Delimiter::Brace);
        if level.chain > CHAINED {
            return Some(token.span());
        }
        if let TokenTree::Group(group) = token {
            if open.len() > NESTED {
                return Some(group.span_open());
            }
            open.push(Level::new(group.stream()));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(body: String) -> bool {
        let item: TokenStream = format!("fn f(x: f64) -> f64 {{ {body} }}").parse().unwrap();
        too_deep(&item).is_some()
    }

    #[test]
    fn what_is_long_is_not_deep() {
        assert!(!refused("if x > 0.0 { y += x * x; } else { y -= 1.0; }".repeat(2000)));
        assert!(!refused(format!("let a = [{}]; a[0]", "x * -x.sin(), ".repeat(3000))));
        assert!(!refused(format!("match n {{ {} }}", "0 => { x * x } ".repeat(3000))));
        assert!(!refused("y = x + y * 2.0;".repeat(3000)));
        assert!(!refused(
            "for i in 0..3 { y += x; } if x > 0.0 { return y; } while y < x { y += 1.0; }".repeat(1500)
        ));
    }

    #[test]
    fn what_is_deep_is_refused() {
        for n in [129, 100_000] {
            assert!(refused(format!("{}x{}", "(".repeat(n), ")".repeat(n))));
            assert!(refused(format!("{}x{}", "for _ in 0..2 {".repeat(n), "}".repeat(n))));
        }
        for n in [1001, 100_000] {
            assert!(refused(format!("x{}", " + x".repeat(n))));
            assert!(refused(format!("{}x", "-".repeat(n))));
            assert!(refused(format!("x{}", ".sin()".repeat(n))));
            assert!(refused(format!("x{}", " as f64".repeat(n))));
            for word in ["return", "break", "if", "match", "while"] {
                assert!(refused(format!("{} x {{}}", format!("{word} ").repeat(n))));
            }
            assert!(refused(format!(
                "if x > 0.0 {{ x }} {} else {{ x }}",
                "else if x > 1.0 { x }".repeat(n)
            )));
        }
    }

    /// Whatever nests, with ten thousand levels and with as many as just pass the guard: an expansion or an error.
    #[test]
    fn nothing_overflows_the_stack() {
        // rustc runs macros on eight megabytes, of which it needs some for itself.
        let run = std::thread::Builder::new().stack_size(6 << 20).spawn(every_nesting).unwrap();
        run.join().unwrap();
    }

    fn every_nesting() {
        let around = |open: &str, inner: &str, close: &str, n: usize| {
            format!("{}{inner}{}", open.repeat(n), close.repeat(n))
        };
        for n in [124, 245, 900, 10_000] {
            let bodies = [
                around("(", "x", ")", n),
                around("{", "x", "}", n),
                around("unsafe {", "x", "}", n),
                around("[", "x", "]", n),
                around("vec![", "x", "]", n),
                around("loop {", "break;", "}", n),
                around("if x > 1.0 {", "x", "} else { x }", n),
                around("let y = {", "x", "}; y", n),
                around("fn g() {", "", "}", n) + "x",
                around("|u| ", "x", "", n),
                around("move || ", "x", "", n),
                around("let g = || { ", "x", "}; g()", n),
                around("g(", "x", ")", n),
                around("match x { _ => ", "x", "}", n),
                around("-", "x", "", n),
                around("return ", "x", "", n),
                around("y = ", "x", "", n),
                format!("x{}", " + x".repeat(n)),
                format!("x{}", ".sin()".repeat(n)),
                format!("x{}", ".a".repeat(n)),
                format!("x{}", "?".repeat(n)),
                format!("x{}", " as f64".repeat(n)),
                format!("if true {} {{ x }} else {{ x }}", "&& true".repeat(n)),
                format!("{} {{ x }}", "if x > 1.0 { x } else ".repeat(n)),
                format!("let y: {} = x; x", around("Vec<", "f64", ">", n)),
                format!("let y: {} = x; x", around("&", "f64", "", n)),
                format!("let y: {} = x; x", around("fn() -> ", "f64", "", n)),
                format!("let {} = x; x", around("(", "y", ",)", n)),
                format!("let {} = x else {{ return x }}; x", around("Some(", "y", ")", n)),
                format!("let {} = x; x", around("&", "y", "", n)),
                format!("match n {{ {}1 => x, _ => x }}", "0 | ".repeat(n)),
            ];
            let mut items: Vec<String> =
                bodies.iter().map(|body| format!("fn f(x: f64, n: usize) -> f64 {{ {body} }}")).collect();
            items.push(format!("fn f(x: {}) -> f64 {{ 1.0 }}", around("Vec<", "f64", ">", n)));
            items.push(format!("fn f(x: {}) -> f64 {{ 1.0 }}", around("[", "f64", "; 1]", n)));
            items.push(format!("fn f<T: {}>(x: f64) -> f64 {{ x }}", around("A<", "f64", ">", n)));
            items.push(around("mod m {", "fn f(x: f64) -> f64 { x }", "}", n));
            for text in items {
                let item: TokenStream = text.parse().unwrap();
                let options = TokenStream::new();
                let out = crate::pipeline::expand(options, item);
                assert!(!out.is_empty(), "{}", &text[..60]);
            }
            let deep: TokenStream = around("(", "x", ")", n).parse().unwrap();
            let plain: TokenStream = "fn f(x: f64) -> f64 { x }".parse().unwrap();
            crate::pipeline::expand(quote::quote!(derivative(x = #deep)), plain);
            _ = crate::check_macro::expand(quote::quote!(f, #deep), false);
            let deep: TokenStream = around("Vec<", "f64", ">", n).parse().unwrap();
            _ = crate::derive::expand(quote::quote!(struct S { x: #deep }));
            let deep: TokenStream = around("(", "f64", ",)", n).parse().unwrap();
            _ = crate::derive::expand(quote::quote!(enum E { A(#deep) }));
        }
    }
}
