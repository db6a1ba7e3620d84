//! A program as a module: the function, the same with a pass switched off, the same on dual numbers.

use super::generate::{self, Size};
use super::grammar::{Expr, Numbers, Printer, Program};
use super::visit;

/// What can be switched off; each program has one of them.
pub const OFF: [&str; 5] = ["carry", "order", "recompute", "tidy", "carry, order, recompute, tidy"];

pub fn module(program: &Program, label: &str, off: &str) -> String {
    let print = |numbers, attribute: &str| {
        let mut printer = Printer::new(numbers, attribute, 2);
        printer.program(program);
        printer.out
    };
    let base = print(Numbers::Floats, "#[differentiate]");
    let off = print(Numbers::Floats, &format!("#[differentiate(without({off}))]"));
    let dual = print(Numbers::Duals, "");
    let single = visit::any(program, &|e| matches!(e, Expr::Single(_)));
    format!(
        "pub mod {label} {{
    pub mod base {{
        use autodiff::differentiate;
{base}    }}
    pub mod off {{
        use autodiff::differentiate;
{off}    }}
    pub mod dual {{
        use crate::harness::{{D, lit, single}};
{dual}    }}
    pub fn check(report: &mut crate::harness::Report) {{
        report.program(\"{label}\", {single}, |report| crate::check_program!({kind}, report));
    }}
}}
",
        kind = program.kind.min(7),
    )
}

/// Which pass is off for the program with this number.
pub fn off(index: usize) -> &'static str {
    OFF[index % OFF.len()]
}

/// The stream of the programs that are in the repository.
const SEED: u64 = 2026;
/// How many to a file, and how many files.
const PER_FILE: usize = 50;
const FILES: usize = 4;
/// Programs that wait for a fault to be mended; see `docs/reliability.md`.
const WAITING: &[usize] = &[];

/// The files in `generated/`, name and text: `cargo run --example programs -- --generate` writes them.
pub fn files() -> Vec<(String, String)> {
    let mut numbers = (0..).filter(|i| !WAITING.contains(i));
    (0..FILES)
        .map(|file| {
            let mut text = String::from(
                "// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.\n\n",
            );
            let mut checks = String::new();
            for index in numbers.by_ref().take(PER_FILE) {
                let label = format!("p{index}");
                text.push_str(&module(&generate::program(SEED, index, Size::Small), &label, off(index)));
                text.push('\n');
                checks.push_str(&format!("    {label}::check(report);\n"));
            }
            text.push_str(&format!("pub fn check(report: &mut crate::harness::Report) {{\n{checks}}}\n"));
            (format!("p{file}.rs"), text)
        })
        .collect()
}
