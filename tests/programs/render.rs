//! Programs as text: modules with all that is compared.

use super::generate::{self, Size};
use super::grammar::{Expr, Numbers, Printer, Program};
use super::visit;

/// What can be switched off.
const OFF: [&str; 8] = [
    "assign",
    "carry",
    "fission",
    "order",
    "recompute",
    "rows",
    "tidy",
    "assign, carry, fission, order, recompute, rows, tidy",
];

/// What is compared besides gradients and records of the function as it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Extra {
    /// The same with a pass switched off.
    Off(&'static str),
    /// Forward mode.
    Jvp,
    /// Second derivatives.
    Hvp,
}

/// Every second program has a pass off, in turn; of the others every second has forward mode, and the rest second derivatives where
/// there are some.
pub fn extra(index: usize, program: &Program) -> Extra {
    match index % 4 {
        0 | 2 => Extra::Off(OFF[index / 2 % OFF.len()]),
        3 if has_second_derivatives(program) => Extra::Hvp,
        _ => Extra::Jvp,
    }
}

/// One number as the result, nothing changed that is the caller's, and calls of numbers only.
fn has_second_derivatives(program: &Program) -> bool {
    matches!(program.kind, 0 | 1 | 2 | 5 | 8 | 11 | 12)
        && program.helpers.iter().all(|h| {
            h.result.as_deref() == Some("f64")
                && h.params.iter().all(|(_, ty)| matches!(ty.as_str(), "f64" | "usize"))
        })
}

/// A program as a module: the function, the same on dual numbers, perhaps the same with a pass switched off.
pub fn module(program: &Program, label: &str, index: usize) -> String {
    let extra = extra(index, program);
    let print = |numbers, attribute: &str| {
        let mut printer = Printer::new(numbers, attribute, 2);
        printer.program(program);
        printer.out
    };
    let (attribute, word) = match extra {
        Extra::Off(_) => ("#[differentiate]", "off"),
        Extra::Jvp => ("#[differentiate(jvp)]", "jvp"),
        Extra::Hvp => ("#[differentiate(hvp)]", "hvp"),
    };
    let base = print(Numbers::Floats, attribute);
    let dual = print(Numbers::Duals, "");
    // A function that may fail stands one module further in; what is around it opens the results.
    let (open, floats, duals) = surroundings(program, extra);
    let off = match extra {
        Extra::Off(passes) => {
            let off = print(Numbers::Floats, &format!("#[differentiate(without({passes}))]"));
            format!(
                "    pub mod off {{{open}
        use autodiff::differentiate;
{off}{floats}    }}
"
            )
        }
        _ => String::new(),
    };
    let single = visit::any(program, &|e| matches!(e, Expr::Single(_)));
    format!(
        "pub mod {label} {{
    pub mod base {{{open}
        use autodiff::differentiate;
{base}{floats}    }}
{off}    pub mod dual {{{open}
        use crate::harness::{{D, lit, single}};
{dual}{duals}    }}
    pub fn check(report: &mut crate::harness::Report) {{
        report.program(\"{label}\", {single}, |report| crate::check_program!({kind}, report, {word}));
    }}
}}
",
        kind = program.kind,
    )
}

/// What stands before and after the program in its modules: the conversions of its struct, or the opened results of a function
/// that may fail.
fn surroundings(program: &Program, extra: Extra) -> (&'static str, String, &'static str) {
    if program.structs {
        let floats = "        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
";
        let duals = "        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
";
        return ("", floats.into(), duals);
    }
    if program.kind != 10 {
        return ("", String::new(), "");
    }
    let floats = "        }
        pub use it::FRecord;
        use crate::harness::ABSENT;
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let value = it::f(x, y, n);
            assert_eq!(it::grad_f(x, y, n).err(), value.err(), \"the gradient's error\");
            value.unwrap_or(ABSENT)
        }
        pub fn grad_f(x: f64, y: f64, n: usize) -> (f64, f64) {
            it::grad_f(x, y, n).unwrap()
        }
        pub fn value_and_grad_f(x: f64, y: f64, n: usize) -> (f64, (f64, f64)) {
            it::value_and_grad_f(x, y, n).unwrap()
        }
        pub fn grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) {
            it::grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn value_and_grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) -> f64 {
            it::value_and_grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn forward_f(x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f(x, y, n).unwrap()
        }
        pub fn forward_f_into(memory: FRecord, x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f_into(memory, x, y, n).unwrap()
        }
        pub fn reverse_f(record: &FRecord, seed: f64) -> (f64, f64) {
            it::reverse_f(record, seed)
        }
        pub fn reverse_f_into(record: &FRecord, seed: f64, gx: &mut f64, gy: &mut f64) {
            it::reverse_f_into(record, seed, gx, gy)
        }
";
    let duals = "        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
";
    let mut floats = floats.to_string();
    if extra == Extra::Jvp {
        floats.push_str(
            "        pub fn jvp_f(x: f64, y: f64, n: usize, dx: f64, dy: f64) -> (f64, f64) {
            it::jvp_f(x, y, n, dx, dy).unwrap()
        }
",
        );
    }
    ("\n    pub mod it {", floats, duals)
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
                text.push_str(&module(&generate::program(SEED, index, Size::Small), &label, index));
                text.push('\n');
                checks.push_str(&format!("    {label}::check(report);\n"));
            }
            text.push_str(&format!("pub fn check(report: &mut crate::harness::Report) {{\n{checks}}}\n"));
            (format!("p{file}.rs"), text)
        })
        .collect()
}
