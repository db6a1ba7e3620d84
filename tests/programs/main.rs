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

/// The files are what the generator writes.
#[test]
fn are_fresh() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/generated");
    for (name, want) in render::files() {
        let got = std::fs::read_to_string(folder.join(&name)).unwrap_or_default();
        assert!(got == want, "{name} is not what the generator writes: see tests/programs/render.rs");
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
