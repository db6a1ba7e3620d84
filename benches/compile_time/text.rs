//! The programs that are compiled: functions of this repository, and functions of any length.

use std::fmt::Write;
use std::path::Path;

/// A crate to be compiled, with and without the attribute.
pub struct Text {
    pub annotated: String,
    pub plain: String,
    pub functions: usize,
    pub lines: usize,
}

const HEAD: &str = "#![allow(warnings)]\n";
/// One small function with the attribute, so that the text without it loads the macro as well.
const SMALLEST: &str = "mod smallest { #[autodiff::differentiate] pub fn smallest(x: f64) -> f64 { x } }\n";

impl Text {
    fn new(body: &str) -> Text {
        let is_attribute = |line: &&str| line.trim_start().starts_with("#[differentiate");
        let functions = body.lines().filter(is_attribute).count();
        // What the attribute reads in a body goes with it.
        let is_checkpoint = |line: &&str| line.trim_start().starts_with("#[checkpoint");
        let rest: Vec<&str> =
            body.lines().filter(|line| !is_attribute(line) && !is_checkpoint(line)).collect();
        Text {
            annotated: format!("{HEAD}{SMALLEST}{body}"),
            plain: format!("{HEAD}{SMALLEST}{}", rest.join("\n")),
            functions,
            lines: rest.len(),
        }
    }
}

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The kernels of the other benchmark, and random programs of the tests, `count` functions or a few more.
pub fn functions(count: usize) -> Text {
    let mut body = format!("mod kernels {{\n{}\n}}\n", read("benches/kernels/kernels.rs"));
    let mut found = Text::new(&body).functions;
    let random: String = (0..4).map(|k| read(&format!("tests/programs/generated/p{k}.rs"))).collect();
    // As they are; the modules beside them have passes switched off, or hold dual numbers.
    for (k, program) in random.split("    pub mod base {\n").skip(1).enumerate() {
        if found >= count {
            break;
        }
        let end = program.find("\n    }\n").expect("a module ends");
        // Structs come with what compares them, in terms of the tests.
        if program[..end].contains("crate::harness") {
            continue;
        }
        write!(body, "mod program_{k} {{\n{}\n}}\n", &program[..end]).unwrap();
        found += program[..end].matches("#[differentiate").count();
    }
    Text::new(&body)
}

/// A kind of function that can be of any length.
pub struct Shape {
    pub name: &'static str,
    parameters: &'static str,
    opening: &'static str,
    /// `k` is the number of a statement.
    statement: fn(usize) -> String,
    closing: &'static str,
}

fn chain(k: usize) -> String {
    match k % 4 {
        0 => format!("let t{k} = a * b.sin();"),
        1 => format!("let t{k} = t{} + y * 0.5;", k - 1),
        2 => format!("a = t{p} / (1.0 + t{p} * t{});", k - 2, p = k - 1),
        _ => format!("b = (b + t{}).tanh();", k - 2),
    }
}

pub const SHAPES: &[Shape] = &[
    Shape {
        name: "in a row",
        parameters: "x: f64, y: f64",
        opening: "let (mut a, mut b) = (x, y);",
        statement: chain,
        closing: "a * b",
    },
    Shape {
        name: "in a loop",
        parameters: "x: f64, y: f64, n: usize",
        opening: "let (mut a, mut b) = (x, y); for _ in 0..n {",
        statement: chain,
        closing: "} a * b",
    },
    Shape {
        name: "branches",
        parameters: "x: f64, y: f64",
        opening: "let (mut a, mut b) = (x, y);",
        // Four statements each.
        statement: |k| match k % 4 {
            0 => format!("if a > b * {k}.0 {{ a *= b.sin(); b += y; }} else {{ b = b * x.cos(); }}"),
            _ => String::new(),
        },
        closing: "a * b",
    },
    Shape {
        name: "loops",
        parameters: "x: &[f64], y: f64, n: usize",
        opening: "let mut s = 0.0;",
        // Four statements each, with the loop.
        statement: |k| match k % 4 {
            0 => "for i in 0..n { let t = x[i] * y; let u = t.sin(); s += u * s; }".to_string(),
            _ => String::new(),
        },
        closing: "s",
    },
    Shape {
        name: "elements",
        parameters: "x: f64, y: f64",
        opening: "let mut a = [x; 64]; let mut s = 0.0;",
        statement: |k| match k % 2 {
            0 => format!("a[{}] = a[{}] * y.sin() + a[{}];", k % 64, k * 7 % 64, k * 13 % 64),
            _ => format!("s += a[{}] * a[{}];", k % 64, (k * 5 + 1) % 64),
        },
        closing: "s",
    },
    Shape {
        name: "a sum",
        parameters: "x: &[f64], y: f64",
        opening: "let mut s = 0.0;",
        statement: |k| format!("s += (x[{}] - x[{}]).powi(2) * y;", k % 64, (k * 5 + 1) % 64),
        closing: "s",
    },
    Shape {
        name: "calls",
        parameters: "x: f64, y: f64",
        opening: "let mut a = x;",
        statement: |_| "a = a * called(a, y);".to_string(),
        closing: "a",
    },
];

/// A number of functions of a shape, each with so many statements.
pub fn grown(shape: &Shape, statements: usize, count: usize) -> Text {
    let mut body = "use autodiff::differentiate;\n".to_string();
    body.push_str("#[differentiate]\npub fn called(x: f64, y: f64) -> f64 { x * y.sin() }\n");
    for f in 0..count {
        writeln!(body, "#[differentiate]\npub fn f{f}({}) -> f64 {{\n{}", shape.parameters, shape.opening)
            .unwrap();
        (0..statements).for_each(|k| writeln!(body, "{}", (shape.statement)(k)).unwrap());
        writeln!(body, "{}\n}}", shape.closing).unwrap();
    }
    Text::new(&body)
}
