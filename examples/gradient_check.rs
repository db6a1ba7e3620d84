//! Four functions go in: a right one, one with a wrong derivative of its own, one at a kink, one at the edge of its domain. What the
//! gradient check says of each comes out.
//!
//! ```sh
//! cargo run --example gradient_check
//! ```

use autodiff::check::{GradReport, Verdict};
use autodiff::{check_gradient, differentiate};

/// Free energy of mixing two liquids, per mole and in units of RT: the fraction `x` of one, the interaction `chi`.
#[differentiate]
fn mixing(x: f64, chi: f64) -> f64 {
    x * x.ln() + (1.0 - x) * (1.0 - x).ln() + chi * x * (1.0 - x)
}

/// The same interaction with a derivative by hand, in which the sign of `x` was lost.
#[differentiate(derivative(x = chi * (1.0 + 2.0 * x), chi = x * (1.0 - x)))]
fn interaction(x: f64, chi: f64) -> f64 {
    chi * x * (1.0 - x)
}

/// A soft threshold: zero between `-width` and `width`.
#[differentiate]
fn shrink(x: f64, width: f64) -> f64 {
    (x - width).max(0.0) - (-x - width).max(0.0)
}

/// Water over a weir: the flow for a level `h` above its crest, by Poleni's formula up to a constant.
#[differentiate]
fn flow(h: f64, width: f64) -> f64 {
    width * h * h.sqrt()
}

fn show(heading: &str, report: &GradReport) {
    println!("{heading}\n\n{report}\n");
}

fn main() {
    let right = check_gradient!(mixing, x in 0.05..0.95, chi in -2.0..2.0; points = 3, seed = 11);
    show("1. A right gradient, at three random points", &right);
    assert!(right.passed());

    let wrong = check_gradient!(interaction, x = 0.25, chi = 1.5);
    show("2. A derivative by hand, wrong in `x`", &wrong);
    assert!(wrong.failed());
    assert_eq!(wrong.worst().map(|c| (c.name.as_str(), c.verdict)), Some(("x", Verdict::Fail)));

    let kink = check_gradient!(shrink, x = 0.5, width = 0.5);
    show("3. At a kink: within the slopes of its sides, then checked beside it", &kink);
    assert!(kink.passed());

    let edge = check_gradient!(flow, h = 0.0, width = 2.5);
    show("4. At the edge of the domain: the slope from inside", &edge);
    assert!(edge.passed());
    let outside = check_gradient!(flow, h = -1.0, width = 2.5);
    show("   and outside of it", &outside);
    assert!(outside.failed());
}
