//! A program as a module: the function, the same with a pass switched off, the same on dual numbers.

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
