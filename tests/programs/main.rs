//! 200 programs that nobody wrote, each compared with dual numbers on the same text, with the plain function,
//! and between everything that is generated for it. They are written by the generator in this folder; as many
//! more as one likes come from `cargo run --release --example programs`.
#![allow(warnings, clippy::all, reason = "the programs are not written by hand")]

mod generate;
mod grammar;
#[macro_use]
mod harness;
#[allow(warnings)]
mod render;
mod visit;

#[rustfmt::skip]
mod generated {
    pub mod p0;
    pub mod p1;
    pub mod p2;
    pub mod p3;
}

use std::fmt::Write as _;

const SEED: u64 = 2026;
/// Programs to a file, and files.
const PER_FILE: usize = 50;
const FILES: usize = 4;

/// The text of one of the files.
fn file(number: usize) -> String {
    let mut text = String::from(
        "// Written by the generator in this folder from a fixed seed: `BLESS=1 cargo test --test programs`.\n\n",
    );
    let mut checks = String::new();
    for index in number * PER_FILE..(number + 1) * PER_FILE {
        let label = format!("p{index}");
        let program = generate::program(SEED, index, generate::Size::Small);
        text.push_str(&render::module(&program, &label, render::off(index)));
        _ = writeln!(checks, "    {label}::check(report);");
    }
    _ = write!(text, "\npub fn check(report: &mut crate::harness::Report) {{\n{checks}}}\n");
    text
}

/// The files are what the generator writes.
#[test]
fn are_fresh() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/generated");
    for number in 0..FILES {
        let path = folder.join(format!("p{number}.rs"));
        let want = file(number);
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, want).unwrap();
        } else {
            let got = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(got == want, "{}: not what the generator writes; BLESS=1 writes it anew", path.display());
        }
    }
}

#[test]
fn agree_with_dual_numbers() {
    let mut report = harness::Report::default();
    for check in [generated::p0::check, generated::p1::check, generated::p2::check, generated::p3::check] {
        check(&mut report);
    }
    println!(
        "{} points compared, {} left out, {} comparisons, hash {:016x}",
        report.compared, report.left_out, report.comparisons, report.all
    );
    assert!(
        report.failures.is_empty(),
        "{} failures:\n{}",
        report.failures.len(),
        report.failures.join("\n")
    );
    // Programs whose values explode say nothing; few may be like that.
    assert!(report.compared > 9 * report.left_out, "{} of {}", report.left_out, report.compared);
}

/// The checks notice what they are there for.
#[test]
fn wrong_numbers_are_noticed() {
    let jacobian = harness::jacobian(&[1.5, -2.0], |x| vec![x[0] * x[1]]);
    let noticed = |got: &[f64]| {
        let mut report = harness::Report::default();
        report.by_duals("grad", got, &jacobian, &[1.0]);
        !report.failures.is_empty()
    };
    assert!(!noticed(&[-2.0, 1.5]));
    assert!(noticed(&[-2.0, 1.5 + 1e-9]));
    assert!(noticed(&[0.0, 1.5]));
    assert!(noticed(&[f64::NAN, 1.5]));
    assert!(noticed(&[-2.0]));
    assert!(noticed(&[1.5, -2.0]));
}
