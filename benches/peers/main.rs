//! Gradients by other crates, on the same functions: time of a gradient over the time of the plain function.
//!
//! ```text
//! cargo bench --bench peers
//! cargo bench --bench peers -- --save       and writes docs/data/peers.tsv, from which the pictures are drawn
//! cargo bench --bench peers -- --quick
//! ```
//!
//! Every crate is used as its documentation shows, by its shortest way to a gradient; tapes are made anew for each, unless the crate
//! keeps them itself. A gradient that is not that of the others is not measured.
#![allow(missing_docs, unreachable_pub, reason = "a benchmark has no interface")]

mod functions;

use cpu_time::ThreadTime;
use functions::*;
use nalgebra::{DVector, SVector};
use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

/// The crates, in the order of the columns.
const CRATES: [&str; 8] =
    ["this crate", "num-dual", "num-dual, sized", "hyperdual", "autodiff", "reverse", "aad", "echidna"];

type Gradient = Box<dyn Fn(&[f64]) -> Vec<f64>>;

/// A function of so many inputs: itself, and its gradient by each crate that can.
struct Case {
    name: String,
    x: Vec<f64>,
    primal: fn(&[f64]) -> f64,
    gradients: [Option<Gradient>; CRATES.len()],
}

/// A gradient by numbers with so many slopes.
fn hyper<const N: usize>(
    f: fn(&[hyperdual::Hyperdual<f64, N>]) -> hyperdual::Hyperdual<f64, N>,
) -> Option<Gradient> {
    Some(Box::new(move |x| {
        let input = |(i, x): (usize, &f64)| {
            let mut number = hyperdual::Hyperdual::from_real(*x);
            number[i + 1] = 1.0;
            number
        };
        let x: Vec<_> = x.iter().enumerate().map(input).collect();
        let y = f(&x);
        (1..N).map(|i| y[i]).collect()
    }))
}

/// A gradient by numbers whose slopes are an array.
fn sized<const N: usize>(f: fn(&[num_dual::DualSVec64<N>]) -> num_dual::DualSVec64<N>) -> Option<Gradient> {
    Some(Box::new(move |x| {
        let (_, g) = num_dual::gradient(|x| f(x.as_slice()), &SVector::<f64, N>::from_column_slice(x));
        g.as_slice().to_vec()
    }))
}

/// The gradients by crates that do not ask for the number of inputs.
macro_rules! unsized_gradients {
    ($f:ident, $ours:expr, $sized:expr, $hyper:expr) => {
        [
            Some(Box::new($ours) as Gradient),
            Some(Box::new(|x: &[f64]| {
                let (_, g) = num_dual::gradient(
                    |x| num_dual_dynamic::$f(x.as_slice()),
                    &DVector::from_column_slice(x),
                );
                g.as_slice().to_vec()
            })),
            $sized,
            $hyper,
            Some(Box::new(|x: &[f64]| autodiff_forward::grad(forward::$f, x))),
            Some(Box::new(|x: &[f64]| {
                use reverse::Gradient;
                let tape = reverse::Tape::new();
                let x = tape.add_vars(x);
                tape::$f(&x).grad().wrt(&x)
            })),
            Some(Box::new(|x: &[f64]| {
                let tape = aad::Tape::default();
                let x: Vec<_> = tape.create_variables_iter(x).collect();
                let all = adjoint::$f(&x).compute_gradients().expect("a gradient");
                all.get_gradients_iter(&x).map(|g| g.expect("an entry")).collect()
            })),
            Some(Box::new(|x: &[f64]| echidna::grad(stack::$f, x))),
        ]
    };
}

fn cases() -> Vec<Case> {
    let rosenbrock = |n: usize| {
        let (sized, hyper) = match n {
            10 => (sized(num_dual_fixed::ten::rosenbrock), hyper(self::hyper::ten::rosenbrock)),
            100 => (None, hyper(self::hyper::hundred::rosenbrock)),
            _ => (None, hyper(self::hyper::thousand::rosenbrock)),
        };
        Case {
            name: format!("K2 Rosenbrock, {n}"),
            x: (0..n).map(|i| 0.5 + (i * 37 % 101) as f64 / 101.0).collect(),
            primal: plain::rosenbrock,
            gradients: unsized_gradients!(rosenbrock, plain::grad_rosenbrock, sized, hyper),
        }
    };
    vec![
        Case {
            name: "K1 an expression, 2".into(),
            x: vec![1.3, 0.7],
            primal: plain::expression,
            gradients: unsized_gradients!(
                expression,
                plain::grad_expression,
                sized(num_dual_fixed::two::expression),
                hyper(self::hyper::two::expression)
            ),
        },
        Case {
            name: "van der Waals gas, 5".into(),
            x: vec![300.0, 0.024, 1.0, 0.137, 3.87e-5],
            primal: plain::helmholtz,
            gradients: unsized_gradients!(
                helmholtz,
                plain::grad_helmholtz,
                sized(num_dual_fixed::five::helmholtz),
                hyper(self::hyper::five::helmholtz)
            ),
        },
        rosenbrock(10),
        rosenbrock(100),
        rosenbrock(1000),
    ]
}

/// Every gradient is that of differences, and of the others.
fn check(case: &Case) {
    let expected: Vec<f64> = (0..case.x.len())
        .map(|i| {
            let along = |h: f64| {
                let at = |h: f64| {
                    let mut x = case.x.clone();
                    x[i] += h;
                    (case.primal)(&x)
                };
                (at(h) - at(-h)) / (2.0 * h)
            };
            let h = 1e-3 * case.x[i];
            (4.0 * along(h / 2.0) - along(h)) / 3.0
        })
        .collect();
    let largest = expected.iter().fold(0.0_f64, |m, g| m.max(g.abs()));
    let ours = case.gradients[0].as_ref().map(|g| g(&case.x)).unwrap_or_default();
    for (i, (a, b)) in ours.iter().zip(&expected).enumerate() {
        assert!(
            (a - b).abs() < 1e-6 * b.abs().max(1e-6 * largest),
            "{}, entry {i}: {a} is not {b}",
            case.name
        );
    }
    for (gradient, who) in case.gradients.iter().zip(CRATES) {
        let Some(gradient) = gradient else { continue };
        let theirs = gradient(&case.x);
        assert_eq!(theirs.len(), ours.len(), "{}, {who}", case.name);
        for (i, (a, b)) in theirs.iter().zip(&ours).enumerate() {
            assert!(
                (a - b).abs() < 1e-9 * b.abs().max(1e-6 * largest),
                "{}, {who}, entry {i}: {a} is not {b}",
                case.name
            );
        }
    }
}

/// Nanoseconds of the function and of each gradient: medians over rounds in which all take their turn.
fn measure(case: &Case, rounds: usize, sample: Duration) -> (f64, [Option<f64>; CRATES.len()]) {
    let primal = |calls: u64| {
        for _ in 0..calls {
            black_box((case.primal)(black_box(&case.x)));
        }
    };
    let gradients: Vec<_> = (case.gradients.iter())
        .map(|g| {
            move |calls: u64| {
                for _ in 0..calls {
                    black_box(g.as_ref().map(|g| g(black_box(&case.x))));
                }
            }
        })
        .collect();
    let mut all: Vec<&dyn Fn(u64)> = vec![&primal];
    all.extend(gradients.iter().map(|g| g as &dyn Fn(u64)));
    let time = |run: &dyn Fn(u64), calls: u64| {
        let start = ThreadTime::now();
        run(calls);
        start.elapsed()
    };
    let calls: Vec<u64> = (all.iter())
        .map(|run| {
            let mut calls = 1;
            while time(run, calls) < sample && calls < 1 << 24 {
                calls *= 2;
            }
            calls
        })
        .collect();
    let mut samples = vec![vec![]; all.len()];
    for _ in 0..rounds {
        for ((run, calls), samples) in all.iter().zip(&calls).zip(&mut samples) {
            samples.push(time(run, *calls).as_nanos() as f64 / *calls as f64);
        }
    }
    let mut medians = samples.into_iter().map(|mut s| {
        s.sort_by(f64::total_cmp);
        s[s.len() / 2]
    });
    let primal = medians.next().unwrap_or(f64::NAN);
    let mut out = [None; CRATES.len()];
    for ((out, median), gradient) in out.iter_mut().zip(medians).zip(&case.gradients) {
        *out = gradient.is_some().then_some(median);
    }
    (primal, out)
}

fn main() {
    let has = |flag: &str| std::env::args().any(|a| a == flag);
    let cases = cases();
    cases.iter().for_each(check);
    if !has("--bench") {
        return;
    }
    let (rounds, sample) = if has("--quick") { (3, 1) } else { (15, 4) };
    let mut table = format!("function\tprimal ns\t{}\n", CRATES.join("\t"));
    println!(
        "Gradient time over the time of the function. Median CPU time over {rounds} interleaved rounds.\n"
    );
    println!("| function | primal ns | {} |", CRATES.join(" | "));
    println!("|---|---:|{}", "---:|".repeat(CRATES.len()));
    for case in &cases {
        let (primal, gradients) = measure(case, rounds, Duration::from_millis(sample));
        let ratios = gradients.map(|g| g.map(|g| g / primal));
        let shown = ratios.map(|r| match r {
            None => "".to_string(),
            Some(r) if r < 10.0 => format!("{r:.1}"),
            Some(r) => format!("{r:.0}"),
        });
        println!("| {} | {primal:.1} | {} |", case.name, shown.join(" | "));
        let exact = ratios.map(|r| r.map_or(String::new(), |r| format!("{r:.3}")));
        let _ = writeln!(table, "{}\t{primal:.1}\t{}", case.name, exact.join("\t"));
    }
    if has("--save") {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data/peers.tsv");
        std::fs::write(path, table).expect("docs/data can be written to");
    }
}
