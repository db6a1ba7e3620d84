//! Teaches a tiny neural network the exclusive or, and checks every gradient on the way.
//!
//! ```text
//! cargo run --release --example train_xor
//! ```
//!
//! Two inputs, two rectified units, one output: nine parameters. Gradients come from the generated forward and reverse
//! sweep. Before each step they are compared with central differences. A rectified unit has a kink where it switches
//! on; a difference that straddles it has no derivative to agree with, so that component is skipped and reported.
//! Below a progress bar it prints (the largest error is rounding and may differ)
//!
//! ```text
//! Loss before training: 2.618457
//! Loss after 1000 steps:  0.000000
//!
//! 0 xor 0 = 0.0000   (should be 0)
//! 0 xor 1 = 1.0000   (should be 1)
//! 1 xor 0 = 1.0000   (should be 1)
//! 1 xor 1 = 0.0000   (should be 0)
//!
//! 8994 gradient components compared with central differences
//!   0 wrong, largest error 2.5e-12
//!   6 skipped, because a unit switches on or off in between
//!     step 69, component 2
//!     ...
//! ```

use autodiff::differentiate;
use indicatif::{ProgressBar, ProgressStyle};
use std::process::ExitCode;

const INPUTS: [[f64; 2]; 4] = [[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]];
const TARGETS: [f64; 4] = [0.0, 1.0, 1.0, 0.0];

/// Two weights for each hidden unit, their two biases, the two weights of the output and its bias.
type Parameters = [f64; 9];

/// What goes into a hidden unit; it is on where this is positive.
#[differentiate(wrt(p))]
fn input_of(unit: usize, p: &[f64; 9], x: [f64; 2]) -> f64 {
    p[2 * unit] * x[0] + p[2 * unit + 1] * x[1] + p[4 + unit]
}

#[differentiate(wrt(p))]
fn network(p: &[f64; 9], x: [f64; 2]) -> f64 {
    p[6] * input_of(0, p, x).max(0.0) + p[7] * input_of(1, p, x).max(0.0) + p[8]
}

#[differentiate]
fn loss(p: &[f64; 9]) -> f64 {
    let mut sum = 0.0;
    for i in 0..4 {
        let error = network(p, INPUTS[i]) - TARGETS[i];
        sum += error * error;
    }
    sum
}

const SEED: u64 = 23;
const STEPS: u64 = 1000;
const RATE: f64 = 0.1;

fn main() -> ExitCode {
    let mut p = random_parameters(SEED);
    let mut check = Check::default();
    let bar = ProgressBar::new(STEPS).with_style(
        ProgressStyle::with_template("{bar:40} step {pos}/{len}  loss {msg}").expect("a valid template"),
    );
    println!("Loss before training: {:.6}", loss(&p));
    for step in 0..STEPS {
        let (value, record) = forward_loss(&p);
        let gradient = reverse_loss(&record, 1.0);
        check.compare(step, &p, &gradient);
        for (p, slope) in p.iter_mut().zip(gradient) {
            *p -= RATE * slope;
        }
        bar.set_message(format!("{value:.2e}"));
        bar.inc(1);
    }
    bar.finish();

    println!("Loss after {STEPS} steps:  {:.6}\n", loss(&p));
    let mut learnt = true;
    for (x, target) in INPUTS.iter().zip(TARGETS) {
        let prediction = network(&p, *x);
        println!("{} xor {} = {prediction:.4}   (should be {target})", x[0], x[1]);
        learnt &= (prediction - target).abs() < 0.01;
    }
    println!("\n{check}");
    if learnt && check.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Gradients against central differences, over the whole training.
#[derive(Default)]
struct Check {
    compared: usize,
    wrong: usize,
    largest_error: f64,
    /// Step and component.
    skipped: Vec<(u64, usize)>,
}

impl Check {
    /// Along one parameter the loss is a parabola between two kinks, so the differences are exact but for rounding.
    fn compare(&mut self, step: u64, p: &Parameters, gradient: &Parameters) {
        const H: f64 = 1e-4;
        for i in 0..p.len() {
            let (mut below, mut above) = (*p, *p);
            below[i] -= H;
            above[i] += H;
            if units_on(&below) != units_on(&above) {
                self.skipped.push((step, i));
                continue;
            }
            let difference = (loss(&above) - loss(&below)) / (2.0 * H);
            let error = (gradient[i] - difference).abs();
            self.compared += 1;
            self.largest_error = self.largest_error.max(error);
            if error > 1e-9 {
                self.wrong += 1;
                eprintln!("step {step}, component {i}: gradient {}, differences {difference}", gradient[i]);
            }
        }
    }
}

impl std::fmt::Display for Check {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        writeln!(f, "{} gradient components compared with central differences", self.compared)?;
        writeln!(f, "  {} wrong, largest error {:.1e}", self.wrong, self.largest_error)?;
        write!(f, "  {} skipped, because a unit switches on or off in between", self.skipped.len())?;
        for (step, component) in &self.skipped {
            write!(f, "\n    step {step}, component {component}")?;
        }
        Ok(())
    }
}

/// Which hidden units are on, for each of the four inputs.
fn units_on(p: &Parameters) -> [[bool; 2]; 4] {
    INPUTS.map(|x| [0, 1].map(|unit| input_of(unit, p, x) > 0.0))
}

/// Uniform in [-1, 1), from the splitmix64 generator.
fn random_parameters(mut state: u64) -> Parameters {
    std::array::from_fn(|_| {
        state = state.wrapping_add(0x9e3779b97f4a7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58476d1ce4e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d049bb133111eb);
        z ^= z >> 31;
        (z >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    })
}
