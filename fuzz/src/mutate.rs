//! Inputs from decisions.
use crate::choices::Choices;
use crate::corpus::corpus;
use crate::{Input, Macro};
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::visit_mut::VisitMut;

/// Words that mean something to the macros, or to Rust.
const WORDS: &str = "fn let mut if else match for in while loop break continue return move ref as where impl dyn unsafe async \
    await const static struct enum mod use self Self super crate true false f64 f32 usize i32 u8 bool str String Vec Option Some \
    None Result Ok Err Box x y a b w n i k s T N sin powi powf sqrt exp max min abs clamp sum product map zip filter fold rev \
    enumerate iter iter_mut into_iter collect len push pop swap windows chunks step_by take skip wrt name companion derivative \
    check without constant carry order recompute tidy value seed differentiate vec assert println todo panic format matches r#type \
    _";

const SIGNS: &str =
    "+ - * / % ^ ! & | && || << >> += -= *= /= = == != < > <= >= @ . .. ..= , ; : :: -> => # $ ? ~";

const LITERALS: &[&str] = &[
    "0",
    "1",
    "2",
    "7",
    "0.0",
    "1.5",
    "1e300",
    "1e999",
    "1.",
    "0f64",
    "3f32",
    "2_usize",
    "255u8",
    "0x_ff",
    "1_000",
    "'c'",
    "\"\"",
    "\"text {x}\"",
    "b\"x\"",
    "r#\"raw\"#",
    "340282366920938463463374607431768211455",
    "99999999999999999999999999999999999999999",
    "-1",
    "'a",
    "1e",
    "0b102",
    "c\"x\"",
];

/// Something to put into a hole of any kind.
fn tokens(c: &mut Choices, depth: usize) -> TokenStream {
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let signs: Vec<&str> = SIGNS.split_whitespace().collect();
    let mut out = TokenStream::new();
    for _ in 0..1 + c.below(6) {
        match c.below(8) {
            0..=2 => out.extend(c.pick(&words).parse::<TokenStream>().expect("a word")),
            3 | 4 => out.extend(c.pick(&signs).parse::<TokenStream>().expect("a sign")),
            5 => out.extend(c.pick(LITERALS).parse::<TokenStream>().unwrap_or_default()),
            _ if depth > 0 => {
                let inner = tokens(c, depth - 1);
                let delimiter = *c.pick(&[Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket]);
                out.extend([TokenTree::Group(Group::new(delimiter, inner))]);
            }
            _ => {}
        }
        if !c.any() {
            break;
        }
    }
    out
}

fn parsed<'a>(from: &'a [(String, String)], c: &mut Choices) -> (&'a str, TokenStream) {
    let (options, item) = c.pick(from);
    (options, item.parse().expect("an item of the corpus"))
}

/// Items put together from parts of others and from arbitrary tokens; also for the derive and for `check_gradient!`.
pub fn item(bytes: &[u8]) -> Input {
    let c = &mut Choices::new(bytes);
    let corpus = corpus();
    let macro_ =
        *c.pick(&[Macro::Differentiate, Macro::Differentiate, Macro::Differentiable, Macro::CheckGradient]);
    let mut stream = match macro_ {
        Macro::Differentiable => c.pick(&corpus.types).parse().expect("a type of the corpus"),
        Macro::CheckGradient => c.pick(&corpus.checks).parse().expect("a call of the corpus"),
        Macro::Differentiate => assembled(c),
    };
    for _ in 0..c.below(5) {
        stream = edited(stream, c);
    }
    Input { macro_, options: String::new(), item: stream.to_string(), invisible: 0 }
}

/// A function whose parts come from different ones.
fn assembled(c: &mut Choices) -> TokenStream {
    let part = |c: &mut Choices| loop {
        let (_, stream) = parsed(&corpus().annotated, c);
        if let Ok(f) = syn::parse2::<syn::ItemFn>(stream) {
            return f;
        }
        if !c.any() {
            return syn::parse_quote!(
                fn f(x: f64) -> f64 {
                    x
                }
            );
        }
    };
    let (name, params, result, body) = (part(c), part(c), part(c), part(c));
    let (attrs, vis, ident) = (&name.attrs, &name.vis, &name.sig.ident);
    let (generics, inputs, clause) =
        (&params.sig.generics, &params.sig.inputs, &params.sig.generics.where_clause);
    let inputs = if c.chance(80) { quote!(#inputs) } else { tokens(c, 2) };
    let generics = if c.chance(90) { quote!(#generics) } else { quote!(<T: Float, const N: usize, 'a>) };
    let clause = if c.chance(90) { quote!(#clause) } else { quote!(where T: Copy) };
    let output = if c.chance(50) { &params.sig.output } else { &result.sig.output };
    let output = if c.chance(90) {
        quote!(#output)
    } else {
        let t = tokens(c, 1);
        quote!(-> #t)
    };
    let unusual = *c.pick(&["", "", "", "", "const", "async", "unsafe", "extern \"C\""]);
    let unusual: TokenStream = unusual.parse().expect("qualifiers");
    let mut stmts: Vec<TokenStream> = params.block.stmts.iter().map(ToTokens::to_token_stream).collect();
    for stmt in &body.block.stmts {
        let at = c.below(stmts.len() + 1);
        stmts.insert(at, stmt.to_token_stream());
    }
    if c.chance(20) {
        let at = c.below(stmts.len() + 1);
        stmts.insert(at, tokens(c, 3));
    }
    quote!(#(#attrs)* #vis #unusual fn #ident #generics (#inputs) #output #clause { #(#stmts)* })
}

/// Arbitrary options, on functions of the tests.
pub fn attribute(bytes: &[u8]) -> Input {
    let c = &mut Choices::new(bytes);
    let (own, item) = parsed(&corpus().annotated, c);
    let mut options: TokenStream = own.parse().unwrap_or_default();
    for _ in 0..c.below(4) {
        let more = match c.below(9) {
            0 => quote!(wrt(x, y)),
            1 => quote!(name = g),
            2 => quote!(companion = G),
            3 => quote!(crate = a::b),
            4 => quote!(derivative(x = 2.0 * x, y = value)),
            5 => quote!(check(x = 0.5, y in 0.0..1.0; points = 3)),
            6 => quote!(without(carry, order, recompute, tidy)),
            _ => tokens(c, 2),
        };
        options = if options.is_empty() { more } else { quote!(#options, #more) };
    }
    for _ in 0..c.below(4) {
        options = edited(options, c);
    }
    Input { macro_: Macro::Differentiate, options: options.to_string(), item: item.to_string(), invisible: 0 }
}

/// Functions of the tests, changed in a few places.
pub fn function(bytes: &[u8]) -> Input {
    let c = &mut Choices::new(bytes);
    let (options, mut stream) = parsed(&corpus().annotated, c);
    for _ in 0..1 + c.below(6) {
        stream = if c.chance(70) { rewritten(stream, c) } else { edited(stream, c) };
    }
    let invisible = if c.chance(15) { 1 + c.below(4) } else { 0 };
    Input { macro_: Macro::Differentiate, options: options.into(), item: stream.to_string(), invisible }
}

/// One token or group is deleted, doubled, moved, replaced, or wrapped.
fn edited(stream: TokenStream, c: &mut Choices) -> TokenStream {
    let size = count(&stream);
    let at = c.below(size.max(1));
    let kind = c.below(9);
    let donor: Option<TokenTree> = {
        let other = c.below(size.max(1));
        nth(&stream, &mut { other })
    };
    let mut change = |tree: TokenTree| -> Vec<TokenTree> {
        match kind {
            0 => vec![],
            1 => vec![tree.clone(), tree],
            2 => donor.iter().cloned().collect(),
            3 => donor.iter().cloned().chain([tree]).collect(),
            4 => tokens(c, 2).into_iter().collect(),
            5 => tokens(c, 1).into_iter().chain([tree]).collect(),
            6 => {
                let delimiter = *c.pick(&[Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket]);
                vec![TokenTree::Group(Group::new(delimiter, tree.into()))]
            }
            7 => match tree {
                TokenTree::Group(g) => g.stream().into_iter().collect(),
                other => vec![other],
            },
            _ => match tree {
                TokenTree::Group(g) => {
                    let delimiter = *c.pick(&[Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket]);
                    vec![TokenTree::Group(Group::new(delimiter, g.stream()))]
                }
                TokenTree::Literal(_) => {
                    c.pick(LITERALS).parse::<TokenStream>().unwrap_or_default().into_iter().collect()
                }
                TokenTree::Ident(_) => vec![TokenTree::Ident(Ident::new("x", Span::call_site()))],
                TokenTree::Punct(_) => vec![TokenTree::Punct(Punct::new(
                    *c.pick(&['+', '-', '*', '/', '&', '.']),
                    Spacing::Alone,
                ))],
            },
        }
    };
    replaced(stream, &mut { at }, &mut change)
}

fn count(stream: &TokenStream) -> usize {
    let inner = |t: TokenTree| match t {
        TokenTree::Group(g) => 1 + count(&g.stream()),
        _ => 1,
    };
    stream.clone().into_iter().map(inner).sum()
}

fn nth(stream: &TokenStream, n: &mut usize) -> Option<TokenTree> {
    for tree in stream.clone() {
        if *n == 0 {
            return Some(tree);
        }
        *n -= 1;
        if let TokenTree::Group(g) = &tree
            && let Some(found) = nth(&g.stream(), n)
        {
            return Some(found);
        }
    }
    None
}

/// The n-th token, counted through groups, becomes something else.
pub fn replaced(
    stream: TokenStream,
    n: &mut usize,
    change: &mut dyn FnMut(TokenTree) -> Vec<TokenTree>,
) -> TokenStream {
    let mut out = vec![];
    for tree in stream {
        if *n == 0 {
            *n = usize::MAX;
            out.extend(change(tree));
            continue;
        }
        *n -= 1;
        match tree {
            TokenTree::Group(g) => {
                let inner = replaced(g.stream(), n, change);
                out.push(TokenTree::Group(Group::new(g.delimiter(), inner)));
            }
            other => out.push(other),
        }
    }
    out.into_iter().collect()
}

/// One expression or statement is replaced by another, so that the result still parses.
fn rewritten(stream: TokenStream, c: &mut Choices) -> TokenStream {
    let Ok(mut item) = syn::parse2::<syn::Item>(stream.clone()) else { return edited(stream, c) };
    let donor = {
        let (_, other) = parsed(&corpus().annotated, c);
        let same = c.chance(60);
        syn::parse2::<syn::Item>(if same { stream.clone() } else { other })
    };
    let mut pool = Pool::default();
    if let Ok(mut donor) = donor {
        pool.visit_item_mut(&mut donor);
    }
    let mut size = Pool::default();
    size.visit_item_mut(&mut item.clone());
    if size.exprs.is_empty() || pool.exprs.is_empty() {
        return edited(stream, c);
    }
    if c.chance(60) || pool.stmts.is_empty() || size.stmts.is_empty() {
        let at = c.below(size.exprs.len());
        let with = expression(c, &pool, &size.exprs[at]);
        Replace { expr: Some((at, with)), stmt: None }.visit_item_mut(&mut item);
    } else {
        let at = c.below(size.stmts.len());
        let from = c.pick(&pool.stmts).clone();
        let with = match c.below(4) {
            0 => vec![],
            1 => vec![from, size.stmts[at].clone()],
            2 => vec![size.stmts[at].clone(), size.stmts[at].clone()],
            _ => vec![from],
        };
        Replace { expr: None, stmt: Some((at, with)) }.visit_item_mut(&mut item);
    }
    item.into_token_stream()
}

/// Another expression in place of one, or around it.
fn expression(c: &mut Choices, pool: &Pool, old: &syn::Expr) -> syn::Expr {
    let other = c.pick(&pool.exprs).clone();
    let made = match c.below(22) {
        0..=6 => return other,
        7 => quote!((#old) + (#other)),
        8 => quote!((#old) * (#old)),
        9 => quote!({ #old }),
        10 => quote!(if x > 0.5 { #old } else { #other }),
        11 => quote!(match n { 0 => #old, _ => #other }),
        12 => quote!((|u: f64| u * (#old))(#other)),
        13 => quote!({ let x = #old; #other }),
        14 => quote!((#old) as f64),
        15 => quote!(&(#old)),
        16 => quote!(-(#old)),
        17 => quote!((#old)?),
        18 => quote!(loop { if n == 0 { break #old; } }),
        19 => quote!((#old)[0]),
        20 => quote!(Some(#old)),
        _ => {
            // Deep, by repetition of one kind.
            let times = 1 << c.below(9);
            let kind = c.below(7);
            let mut e = quote!(#old);
            for _ in 0..times {
                e = match kind {
                    0 => quote!((#e)),
                    1 => quote!({ #e }),
                    2 => quote!(-#e),
                    3 => quote!(#e + 1.0),
                    4 => quote!(#e.sin()),
                    5 => quote!(|| #e),
                    _ => quote!(if n == 0 { 1.0 } else { #e }),
                };
            }
            e
        }
    };
    syn::parse2(made).unwrap_or_else(|_| old.clone())
}

/// All expressions and statements of an item.
#[derive(Default)]
struct Pool {
    exprs: Vec<syn::Expr>,
    stmts: Vec<syn::Stmt>,
}

impl VisitMut for Pool {
    fn visit_expr_mut(&mut self, e: &mut syn::Expr) {
        self.exprs.push(e.clone());
        syn::visit_mut::visit_expr_mut(self, e);
    }
    fn visit_stmt_mut(&mut self, s: &mut syn::Stmt) {
        self.stmts.push(s.clone());
        syn::visit_mut::visit_stmt_mut(self, s);
    }
}

/// Replaces the expression, or the statement, with a number in the order of `Pool`.
struct Replace {
    expr: Option<(usize, syn::Expr)>,
    stmt: Option<(usize, Vec<syn::Stmt>)>,
}

impl VisitMut for Replace {
    fn visit_expr_mut(&mut self, e: &mut syn::Expr) {
        match &mut self.expr {
            Some((0, with)) => {
                *e = with.clone();
                self.expr = None;
                return;
            }
            Some((n, _)) => *n -= 1,
            None => {}
        }
        syn::visit_mut::visit_expr_mut(self, e);
    }
    fn visit_block_mut(&mut self, b: &mut syn::Block) {
        let mut at = 0;
        while at < b.stmts.len() {
            match &mut self.stmt {
                Some((0, with)) => {
                    b.stmts.splice(at..=at, std::mem::take(with));
                    self.stmt = None;
                    return;
                }
                Some((n, _)) => *n -= 1,
                None => {}
            }
            self.visit_stmt_mut(&mut b.stmts[at]);
            at += 1;
        }
    }
}

/// A literal for shrinking.
pub fn one() -> TokenTree {
    TokenTree::Literal(Literal::f64_unsuffixed(1.0))
}
