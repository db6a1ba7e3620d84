//! Guards the stack before anything is parsed: tokens in, the place where they nest too deeply out.
//!
//! The parser and every pass go down into expressions by calling themselves. What `lower` refuses at a depth of its own never
//! gets there if the parser is out of stack before it. Nothing here calls itself.
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

/// How deep brackets may nest.
const NESTED: usize = 128;
/// How many operators, fields and `else`s may follow each other: `a + b + c` is two levels deep.
const CHAINED: usize = 1000;

/// Tokens between two brackets.
struct Level {
    rest: proc_macro2::token_stream::IntoIter,
    chain: usize,
    /// The last token was a block: unless an `else` follows, something new begins.
    block: bool,
}

impl Level {
    fn new(tokens: TokenStream) -> Level {
        Level { rest: tokens.into_iter(), chain: 0, block: false }
    }
}

/// The first token that is too deep.
pub(crate) fn too_deep(item: &TokenStream) -> Option<Span> {
    let mut open = vec![Level::new(item.clone())];
    while let Some(level) = open.last_mut() {
        let Some(token) = level.rest.next() else {
            open.pop();
            continue;
        };
        let links = match &token {
            TokenTree::Punct(p) => !matches!(p.as_char(), ';' | ','),
            TokenTree::Ident(word) => word == "else",
            TokenTree::Group(_) | TokenTree::Literal(_) => false,
        };
        let ends = matches!(&token, TokenTree::Punct(p) if matches!(p.as_char(), ';' | ','));
        if ends || (level.block && !links) {
            level.chain = 0;
        }
        level.chain += usize::from(links);
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
            assert!(refused(format!(
                "if x > 0.0 {{ x }} {} else {{ x }}",
                "else if x > 1.0 { x }".repeat(n)
            )));
        }
    }
}
