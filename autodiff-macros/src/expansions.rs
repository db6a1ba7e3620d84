//! Snapshots: each `tests/expansions/NAME.rs` is expanded and compared with `NAME.expanded.rs`.
//!
//! `BLESS=1 cargo test -p autodiff-macros expansions` writes them anew; read the difference before committing it.
//! `EXPAND=FILE cargo test -p autodiff-macros dump -- --nocapture` prints the expansion of any file.
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::path::Path;

/// Expands the attribute on every function of a file that has it.
fn expand(text: &str) -> String {
    let file = syn::parse_file(text).unwrap();
    let mut out = TokenStream::new();
    for mut item in file.items {
        let options = match &mut item {
            syn::Item::Fn(f) => take_attribute(&mut f.attrs),
            syn::Item::Struct(s) => take_attribute(&mut s.attrs),
            syn::Item::Impl(i) => take_attribute(&mut i.attrs),
            _ => None,
        };
        match options {
            Some(options) => out.extend(crate::pipeline::expand(options, item.into_token_stream())),
            None => item.to_tokens(&mut out),
        }
    }
    match syn::parse2(out.clone()) {
        Ok(file) => prettyplease::unparse(&file),
        Err(e) => panic!("the expansion does not parse: {e}\n{out}"),
    }
}

fn take_attribute(attrs: &mut Vec<syn::Attribute>) -> Option<TokenStream> {
    let at = attrs.iter().position(|a| a.path().is_ident("differentiate"))?;
    Some(match attrs.remove(at).meta {
        syn::Meta::List(list) => list.tokens,
        _ => TokenStream::new(),
    })
}

#[test]
fn expansions_are_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expansions");
    let mut seen = 0;
    let mut wrong = vec![];
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().to_string();
        if !name.ends_with(".rs") || name.ends_with(".expanded.rs") {
            continue;
        }
        seen += 1;
        let now = expand(&std::fs::read_to_string(&path).unwrap());
        let snapshot = path.with_extension("expanded.rs");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&snapshot, &now).unwrap();
        } else if std::fs::read_to_string(&snapshot).unwrap_or_default() != now {
            wrong.push(name);
        }
    }
    assert!(seen > 0);
    assert!(wrong.is_empty(), "the expansions of {wrong:?} changed; BLESS=1 writes them anew");
}

#[test]
fn dump() {
    if let Some(file) = std::env::var_os("EXPAND") {
        println!("{}", expand(&std::fs::read_to_string(file).unwrap()));
    }
}
