//! What is asked of every expansion.
use crate::{Input, Macro};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::time::{Duration, Instant};

/// What an expansion may take.
const LIMIT: Duration = Duration::from_secs(1);
/// For inputs of this size, in bytes.
pub const SIZE: usize = 4096;

/// Says what is wrong. Panics if the macro does.
pub fn judge(input: &Input) -> Result<(), String> {
    if input.item.len() + input.options.len() > SIZE {
        return Ok(());
    }
    proc_macro2::extra::invalidate_current_thread_spans();
    // What is no sequence of tokens never reaches a macro.
    let (Ok(options), Ok(item)) = (input.options.parse::<TokenStream>(), input.item.parse::<TokenStream>())
    else {
        return Ok(());
    };
    let item = if input.invisible == 0 { item } else { invisible(item, &mut 0, input.invisible) };
    // What the compiler would not hand over.
    let given = match input.macro_ {
        Macro::Differentiate => syn::parse2::<syn::Item>(item.clone()).is_ok(),
        Macro::Differentiable => matches!(
            syn::parse2::<syn::Item>(item.clone()),
            Ok(syn::Item::Struct(_) | syn::Item::Enum(_) | syn::Item::Union(_))
        ),
        Macro::CheckGradient => true,
    };
    if !given {
        return Ok(());
    }
    let start = Instant::now();
    let out = expand(input.macro_, &options, &item);
    let took = start.elapsed();
    if took > LIMIT {
        return Err(format!("took {:.1} s", took.as_secs_f64()));
    }
    let refusals = check_spans(&out)?;
    let parses = match input.macro_ {
        Macro::CheckGradient => syn::parse2::<syn::Block>(quote::quote!({ #out })).map(|_| ()),
        // A method's siblings stand in an `impl`.
        _ => syn::parse2::<syn::File>(out.clone()).map(|_| ()).or_else(|e| {
            syn::parse2::<syn::ItemImpl>(quote::quote!(impl Type { #out })).map(|_| ()).map_err(|_| e)
        }),
    };
    if let Err(e) = parses
        && refusals == 0
    {
        return Err(format!("expands to what does not parse: {e}"));
    }
    if expand(input.macro_, &options, &item).to_string() != out.to_string() {
        return Err("expands to something else the second time".into());
    }
    Ok(())
}

fn expand(macro_: Macro, options: &TokenStream, item: &TokenStream) -> TokenStream {
    let (options, item) = (options.clone(), item.clone());
    match macro_ {
        Macro::Differentiate => crate::pipeline::expand(options, item),
        Macro::Differentiable => crate::derive::expand(item).unwrap_or_else(syn::Error::into_compile_error),
        Macro::CheckGradient => {
            crate::check_macro::expand(item, false).unwrap_or_else(syn::Error::into_compile_error)
        }
    }
}

/// Counts the errors; each has to point at tokens of the input.
///
/// An error of the attribute's options, or of a macro's input that ends too early, has no token to point at: the compiler shows
/// the attribute, or the call.
fn check_spans(out: &TokenStream) -> Result<usize, String> {
    let mut count = 0;
    let trees: Vec<TokenTree> = out.clone().into_iter().collect();
    for (at, tree) in trees.iter().enumerate() {
        match tree {
            TokenTree::Ident(name) if name == "compile_error" => {
                count += 1;
                let message = trees[at..].iter().find_map(|t| match t {
                    TokenTree::Group(g) => Some(g.stream().to_string()),
                    _ => None,
                });
                let message = message.unwrap_or_default();
                let excused =
                    ["end of input", "expected `", "write options as in"].iter().any(|m| message.contains(m));
                if name.span().byte_range().is_empty() && !excused {
                    return Err(format!("an error that points nowhere: {message}"));
                }
            }
            TokenTree::Group(g) => count += check_spans(&g.stream())?,
            _ => {}
        }
    }
    Ok(count)
}

/// Makes each n-th pair of parentheses invisible, where something stands between them.
fn invisible(tokens: TokenStream, seen: &mut usize, each: usize) -> TokenStream {
    let mut after_ident = false;
    tokens
        .into_iter()
        .map(|tree| {
            let callable = std::mem::replace(&mut after_ident, matches!(tree, TokenTree::Ident(_)));
            let TokenTree::Group(g) = tree else { return tree };
            let mut delimiter = g.delimiter();
            if delimiter == Delimiter::Parenthesis && !callable && !g.stream().is_empty() {
                *seen += 1;
                if seen.is_multiple_of(each) {
                    delimiter = Delimiter::None;
                }
            }
            let mut made = Group::new(delimiter, invisible(g.stream(), seen, each));
            made.set_span(g.span());
            TokenTree::Group(made)
        })
        .collect()
}
