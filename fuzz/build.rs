//! Lists the compiler's modules as its `lib.rs` does: a new one needs no mention here.
use std::path::Path;
use std::{env, fs};

fn main() {
    let source = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo")).join("../autodiff-macros/src");
    let text = fs::read_to_string(source.join("lib.rs")).expect("the compiler's lib.rs");
    let mut out = String::new();
    let mut test = false;
    for line in text.lines() {
        let name = line.strip_prefix("mod ").and_then(|l| l.strip_suffix(';'));
        if let Some(name) = name.filter(|name| !test && *name != "rules_callback") {
            let folder = source.join(name).join("mod.rs");
            let path = if folder.exists() { folder } else { source.join(format!("{name}.rs")) };
            out.push_str(&format!("#[allow(dead_code, unused_imports)]\n#[path = {path:?}]\nmod {name};\n"));
        }
        test = line == "#[cfg(test)]";
    }
    let to = Path::new(&env::var("OUT_DIR").expect("cargo")).join("compiler.rs");
    fs::write(to, out).expect("a writable folder");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", source.join("lib.rs").display());
}
