//! What inputs are made of: every item of the project's tests, examples and benchmarks that one of the macros stands on.
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use syn::visit::Visit;

/// Items as text: spans do not outlive a run.
pub struct Corpus {
    /// Annotated functions, `impl`s and modules: options and item.
    pub annotated: Vec<(String, String)>,
    /// Structs and enums with the derive.
    pub types: Vec<String>,
    /// Inputs of `check_gradient!` and its kin.
    pub checks: Vec<String>,
}

/// Read once.
pub fn corpus() -> &'static Corpus {
    static CORPUS: OnceLock<Corpus> = OnceLock::new();
    CORPUS.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut files = vec![];
        for folder in ["tests", "examples", "benches", "autodiff-macros/tests"] {
            collect(&root.join(folder), &mut files);
        }
        files.sort();
        let mut corpus = Corpus { annotated: vec![], types: vec![], checks: vec![] };
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a readable file");
            if let Ok(file) = syn::parse_file(&text) {
                corpus.visit_file(&file);
            }
        }
        assert!(corpus.annotated.len() > 500, "{} items only", corpus.annotated.len());
        corpus
    })
}

/// The inputs that were findings once, by file.
pub fn regressions() -> Vec<(String, crate::Input)> {
    let mut files = vec![];
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("regressions"), &mut files);
    files.sort();
    let mut inputs = vec![];
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let mut own = Corpus { annotated: vec![], types: vec![], checks: vec![] };
        own.visit_file(&syn::parse_file(&text).expect("a finding that parses"));
        let name = file.file_name().unwrap_or_default().to_string_lossy().to_string();
        assert!(!own.annotated.is_empty(), "{name} has no annotated item");
        inputs.extend(own.annotated.into_iter().map(|(options, item)| {
            let macro_ = crate::Macro::Differentiate;
            (name.clone(), crate::Input { macro_, options, item, invisible: 0 })
        }));
    }
    inputs
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            // Random programs are large and alike.
            if path.file_name().is_none_or(|n| n != "generated") {
                collect(&path, files);
            }
        } else if path.extension().is_some_and(|e| e == "rs")
            && !path.to_string_lossy().ends_with(".expanded.rs")
        {
            files.push(path);
        }
    }
}

impl Corpus {
    /// Takes the attribute off and keeps the rest.
    fn keep(&mut self, attrs: &[syn::Attribute], mut item: syn::Item) {
        let own = |a: &syn::Attribute| a.path().segments.last().is_some_and(|s| s.ident == "differentiate");
        let Some(at) = attrs.iter().position(own) else { return };
        let options = match &attrs[at].meta {
            syn::Meta::List(list) => list.tokens.to_string(),
            _ => String::new(),
        };
        match &mut item {
            syn::Item::Fn(f) => _ = f.attrs.remove(at),
            syn::Item::Impl(i) => _ = i.attrs.remove(at),
            syn::Item::Mod(m) => _ = m.attrs.remove(at),
            _ => return,
        }
        self.annotated.push((options, quote::quote!(#item).to_string()));
    }
}

impl<'a> Visit<'a> for Corpus {
    fn visit_item(&mut self, item: &'a syn::Item) {
        match item {
            syn::Item::Fn(f) => self.keep(&f.attrs, item.clone()),
            syn::Item::Impl(i) => self.keep(&i.attrs, item.clone()),
            syn::Item::Mod(m) => self.keep(&m.attrs, item.clone()),
            syn::Item::Struct(syn::ItemStruct { attrs, .. })
            | syn::Item::Enum(syn::ItemEnum { attrs, .. })
                if attrs.iter().any(|a| quote::quote!(#a).to_string().contains("Differentiable")) =>
            {
                let mut item = item.clone();
                if let syn::Item::Struct(syn::ItemStruct { attrs, .. })
                | syn::Item::Enum(syn::ItemEnum { attrs, .. }) = &mut item
                {
                    attrs.retain(|a| !a.path().is_ident("derive"));
                }
                self.types.push(quote::quote!(#item).to_string());
            }
            _ => {}
        }
        syn::visit::visit_item(self, item);
    }

    fn visit_impl_item_fn(&mut self, f: &'a syn::ImplItemFn) {
        let free = syn::ItemFn {
            attrs: f.attrs.clone(),
            vis: f.vis.clone(),
            sig: f.sig.clone(),
            block: Box::new(f.block.clone()),
        };
        self.keep(&f.attrs, syn::Item::Fn(free));
        syn::visit::visit_impl_item_fn(self, f);
    }

    fn visit_macro(&mut self, m: &'a syn::Macro) {
        let name = m.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        if ["check_gradient", "assert_gradient"].contains(&name.as_str()) {
            self.checks.push(m.tokens.to_string());
        }
        syn::visit::visit_macro(self, m);
    }
}
