//! What `#[differentiate]` costs at compile time: 200 functions, and functions of 50 to 1,600 statements.
//!
//! ```text
//! cargo bench --bench compile_time               both tables, a few minutes
//! cargo bench --bench compile_time -- --quick    fewer functions and statements, some twenty seconds
//! ```
//!
//! Everything is read off the compiler itself. `rustc --emit=dep-info` stops after macros are expanded and names resolved,
//! `--emit=metadata` after types and borrows are checked; the same text without the attribute is compiled the same way. The
//! difference up to the first point is the macro's share, what is between the two points is what the generated code costs
//! rustc. The macro is compiled as cargo compiles macros, without optimisation. CPU time of the compiler's process and the
//! least of some runs, because other processes only ever add to it.
//!
//! The second table compiles the same number of statements in few large and in many small functions: a macro whose time is in
//! proportion to the text takes the same time for each. It ends with an error if the largest takes more than n log n allows.
//! Run by `cargo test --benches`, one of each is compiled and nothing is measured.

mod compiler;
mod text;

use compiler::{Compiler, Cost};

fn main() {
    let has = |flag: &str| std::env::args().any(|a| a == flag);
    let compiler = Compiler::find();
    if !has("--bench") {
        for shape in text::SHAPES {
            compiler.cost(&text::grown(shape, 8, 2), 1);
        }
        compiler.cost(&text::functions(20), 1);
        return;
    }
    let (count, runs, sizes): (usize, usize, &[usize]) = match has("--quick") {
        true => (40, 1, &[50, 400]),
        false => (200, 3, &[50, 100, 200, 400, 800, 1600]),
    };
    functions(&compiler, count, runs);
    let within = growth(&compiler, sizes, runs);
    if !within {
        eprintln!("the macro's time grows faster than n log n");
        std::process::exit(1);
    }
}

/// What each of many functions costs.
fn functions(compiler: &Compiler, count: usize, runs: usize) {
    let text = text::functions(count);
    let Cost { expand, check, plain } = compiler.cost(&text, runs);
    let each = |seconds: f64| 1e3 * seconds / text.functions as f64;
    println!("{} functions of {} lines, milliseconds for each", text.functions, text.lines);
    println!("{:>12}{:>26}{:>26}", "the macro", "rustc, what it generates", "rustc, the function alone");
    println!("{:12.2}{:26.2}{:26.2}\n", each(expand), each(check), each(plain));
}

/// How the macro's time grows with the length of a function. True if it is as n log n, or better.
fn growth(compiler: &Compiler, sizes: &[usize], runs: usize) -> bool {
    let (least, most) = (sizes[0], sizes[sizes.len() - 1]);
    println!(
        "milliseconds per statement of one function, the macro; in parentheses rustc on what it generates"
    );
    print!("{:10}", "statements");
    sizes.iter().for_each(|n| print!("{n:>15}"));
    println!("{:>9}", "ratio");
    let allowed = 1.5 * (most as f64).ln() / (least as f64).ln();
    let mut within = true;
    for shape in text::SHAPES {
        print!("{:10}", shape.name);
        let mut per_statement = vec![];
        for &n in sizes {
            let cost = compiler.cost(&text::grown(shape, n, most / n), runs);
            let each = |seconds: f64| 1e3 * seconds / most as f64;
            per_statement.push(each(cost.expand));
            print!("{:>15}", format!("{:.2} ({:.2})", each(cost.expand), each(cost.check)));
        }
        let ratio = per_statement[sizes.len() - 1] / per_statement[0];
        println!("{ratio:9.2}");
        within &= ratio <= allowed;
    }
    println!("n log n allows a ratio of {:.2}; measured with a margin of a half\n", allowed / 1.5);
    within
}
