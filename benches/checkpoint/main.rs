//! What `#[checkpoint]` costs and saves: three simulations with every residual kept, with √L segments, with a number of snapshots.
//! Peak memory by an allocator that counts, CPU time of a gradient over that of the function, how often a round is run.
//!
//! ```text
//! cargo bench --bench checkpoint                     10³ to 10⁶ steps
//! cargo bench --bench checkpoint -- --full           to 10⁷ steps
//! cargo bench --bench checkpoint -- --quick          10³ and 10⁴ steps, a few seconds
//! cargo bench --bench checkpoint -- --picture FILE   memory against time, as an SVG
//! ```
//!
//! Gradients of all three are compared bit by bit before anything is measured, and so is the memory of √L segments with what they
//! should take. Run by `cargo test --benches`, only that comparison happens.

mod counting;
#[allow(clippy::needless_range_loop, clippy::manual_memcpy)]
mod models;

use autodiff::checkpoint::schedule;
use counting::{Counting, peak};
use cpu_time::ThreadTime;
use plotters::prelude::*;
use std::error::Error;
use std::hint::black_box;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Snapshots of the binomial rows.
const STATES: usize = 100;

type Run = Box<dyn Fn(usize, usize) -> Vec<f64>>;

/// One simulation: the number of its steps and of its states go in.
struct Model {
    name: &'static str,
    /// Bytes of one state.
    state: usize,
    /// A step is about so many times as much work as one of Lotka and Volterra's.
    work: usize,
    primal: Run,
    /// Everything kept, √L segments, a number of states.
    gradients: [Run; 3],
}

fn models() -> Vec<Model> {
    const PREY: [f64; 6] = [0.55, 0.028, 0.84, 0.026, 34.0, 5.9];
    const BUTTERFLY: [f64; 6] = [10.0, 28.0, 8.0 / 3.0, 1.0, 1.0, 1.0];
    const N: usize = 64;
    let plate: &'static [f64] = (0..N * N)
        .map(|k| 1.0 + 0.5 * ((k % N) as f64 * 0.3).sin() * ((k / N) as f64 * 0.2).cos())
        .collect::<Vec<_>>()
        .leak();
    macro_rules! gradient {
        ($way:ident, $grad:ident, $p:expr, $h:expr) => {
            Box::new(|steps, states| models::$way::$grad(black_box(&$p), steps, $h, states).to_vec()) as Run
        };
    }
    macro_rules! heat {
        ($way:ident) => {
            Box::new(|steps, states| {
                let (du, dc) = models::$way::grad_heat(black_box(plate), N, steps, 0.02, states);
                du.into_iter().chain([dc]).collect()
            }) as Run
        };
    }
    vec![
        Model {
            name: "Lotka–Volterra",
            state: 16,
            work: 1,
            primal: Box::new(|steps, s| vec![models::all::lotka(black_box(&PREY), steps, 1e-3, s)]),
            gradients: [
                gradient!(all, grad_lotka, PREY, 1e-3),
                gradient!(sqrt, grad_lotka, PREY, 1e-3),
                gradient!(binomial, grad_lotka, PREY, 1e-3),
            ],
        },
        Model {
            name: "Lorenz",
            state: 24,
            work: 1,
            primal: Box::new(|steps, s| vec![models::all::lorenz(black_box(&BUTTERFLY), steps, 1e-6, s)]),
            gradients: [
                gradient!(all, grad_lorenz, BUTTERFLY, 1e-6),
                gradient!(sqrt, grad_lorenz, BUTTERFLY, 1e-6),
                gradient!(binomial, grad_lorenz, BUTTERFLY, 1e-6),
            ],
        },
        Model {
            name: "heat, 64 × 64",
            state: 2 * 8 * N * N,
            work: 100,
            primal: Box::new(|steps, s| vec![models::all::heat(black_box(plate), N, steps, 0.02, s)]),
            gradients: [heat!(all), heat!(sqrt), heat!(binomial)],
        },
    ]
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |flag: &str| arguments.iter().any(|a| a == flag);
    let models = models();
    models.iter().for_each(check);
    if let Some(at) = arguments.iter().position(|a| a == "--picture") {
        let path = arguments.get(at + 1).ok_or("--picture wants the name of a file")?;
        return picture(&models[0], path);
    }
    if has("--bench") {
        let largest = if has("--quick") {
            4
        } else if has("--full") {
            7
        } else {
            6
        };
        report(&models, largest);
    }
    Ok(())
}

/// All ways give the same gradient, and √L segments take the memory they should.
fn check(model: &Model) {
    let steps = 1000 / model.work.isqrt();
    let [all, sqrt, binomial] = &model.gradients;
    let wanted = all(steps, STATES);
    assert_eq!(wanted, sqrt(steps, STATES), "{}: √L segments", model.name);
    for states in [1, 2, 7, STATES] {
        // One state alone runs the loop half as often as it has steps.
        let steps = if states < 3 { 20 } else { steps };
        assert_eq!(all(steps, states), binomial(steps, states), "{}: {states} snapshots", model.name);
    }
    if model.work == 1 {
        let steps = 100_000;
        let (memory, wanted) = (peak(|| sqrt(steps, STATES)).0, formula(model, steps));
        assert!(
            memory.abs_diff(wanted) * 10 <= wanted,
            "{}: √L segments of {steps} steps take {memory} bytes and should take {wanted}",
            model.name
        );
    }
}

/// Bytes per step where everything is kept.
fn residuals(model: &Model) -> usize {
    // The number of rounds is known: its vector is as long as it should be.
    peak(|| model.gradients[0](1000, STATES)).0 / 1000
}

/// What √L segments should take: √L states, and the residuals of √L steps.
fn formula(model: &Model, steps: usize) -> usize {
    let segment = (steps as f64).sqrt().ceil() as usize;
    steps.div_ceil(segment) * model.state + segment * residuals(model)
}

/// The median CPU time of a few runs, in seconds.
fn time(run: impl Fn()) -> f64 {
    let mut samples: Vec<f64> = vec![];
    let all = ThreadTime::now();
    while samples.len() < 3 || samples.len() < 15 && all.elapsed().as_secs_f64() < 0.2 {
        let start = ThreadTime::now();
        run();
        samples.push(start.elapsed().as_secs_f64());
    }
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

fn bytes(n: usize) -> String {
    match n {
        0..10_000 => format!("{n} B"),
        10_000..10_000_000 => format!("{} kB", n / 1000),
        _ => format!("{} MB", n / 1_000_000),
    }
}

/// How often each round is run, the forward sweep included and the recording not told apart from it.
fn runs(way: usize, steps: usize) -> f64 {
    match way {
        0 => 1.0,
        1 => 2.0,
        // The optimum counts neither the recording nor the way from the last state to the end of the loop.
        _ => 1.0 + schedule::fewest(steps, STATES) as f64 / steps as f64,
    }
}

fn report(models: &[Model], largest: u32) {
    println!(
        "Peak memory and CPU time of a gradient over that of the function; {STATES} snapshots. The bound of √L segments is"
    );
    println!("the time with everything kept plus 1.2 times that of the function.\n");
    println!(
        "| model          |    steps | way         |      peak |   formula | rounds run | time / primal | bound |"
    );
    println!(
        "|----------------|---------:|-------------|----------:|----------:|-----------:|--------------:|------:|"
    );
    for model in models {
        for power in 3..=largest {
            let steps = 10_usize.pow(power) / model.work;
            if steps < 10 {
                continue;
            }
            let primal = time(|| {
                black_box((model.primal)(steps, STATES));
            });
            let mut bound = 0.0;
            for (way, name) in ["all kept", "√L segments", "snapshots"].into_iter().enumerate() {
                let run = &model.gradients[way];
                let memory = peak(|| black_box(run(steps, STATES))).0;
                let ratio = time(|| {
                    black_box(run(steps, STATES));
                }) / primal;
                if way == 0 {
                    bound = ratio + 1.2;
                }
                let formula = match way {
                    0 => steps * residuals(model),
                    1 => formula(model, steps),
                    // A state whose round does not follow from its number is one word longer.
                    _ => STATES.min(steps) * (model.state + 8) + residuals(model),
                };
                println!(
                    "| {:<14} | {steps:>8} | {name:<11} | {:>9} | {:>9} | {:>10.2} | {ratio:>13.2} | {:>5} |",
                    model.name,
                    bytes(memory),
                    bytes(formula),
                    runs(way, steps),
                    if way == 1 { format!("{bound:.2}") } else { String::new() },
                );
            }
        }
    }
}

const BLUE: RGBColor = RGBColor(0x1f, 0x5f, 0xa8);
const ORANGE: RGBColor = RGBColor(0xd9, 0x6c, 0x06);
const GREEN: RGBColor = RGBColor(0x2e, 0x7d, 0x4f);
const GREY: RGBColor = RGBColor(0x66, 0x66, 0x66);

/// Memory against time, both over what keeping everything takes.
fn picture(model: &Model, path: &str) -> Result<(), Box<dyn Error>> {
    let steps = 300_000;
    let primal = time(|| {
        black_box((model.primal)(steps, 1));
    });
    let at = |way: usize, states: usize| {
        let run = &model.gradients[way];
        let memory = peak(|| black_box(run(steps, states))).0;
        let time = time(|| {
            black_box(run(steps, states));
        });
        (time / primal, memory as f64)
    };
    let (all, sqrt) = (at(0, 0), at(1, 0));
    let states = [10, 20, 50, 100, 200, 500, 1000, 3000, 10_000];
    let snapshots: Vec<(f64, f64)> = states.into_iter().map(|c| at(2, c)).collect();
    let slowest = snapshots.iter().map(|p| p.0).fold(sqrt.0, f64::max) * 1.15;
    let area = SVGBackend::new(path, (880, 520)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(16)
        .margin_right(28)
        .x_label_area_size(46)
        .y_label_area_size(78)
        .build_cartesian_2d(0.0..slowest, (50.0..3e7).log_scale())?;
    chart
        .configure_mesh()
        .disable_mesh()
        .x_desc("time of the gradient over that of the function")
        .y_desc("memory in bytes")
        .y_label_formatter(&|y| format!("{y:.0e}"))
        .label_style(("sans-serif", 15).into_font().color(&GREY))
        .axis_desc_style(("sans-serif", 17))
        .axis_style(GREY)
        .draw()?;
    chart.draw_series(LineSeries::new(snapshots.iter().copied(), GREEN.mix(0.6).stroke_width(2)))?;
    let dots = snapshots.iter().copied().map(|p| (p, GREEN)).chain([(all, BLUE), (sqrt, ORANGE)]);
    chart.draw_series(dots.map(|(p, colour)| Circle::new(p, 5, colour.filled())))?;
    let note = |text: String, (x, y): (f64, f64), colour: RGBColor| {
        Text::new(text, (x + slowest * 0.012, y * 1.25), ("sans-serif", 15).into_font().color(&colour))
    };
    chart.draw_series([
        note("every residual kept".into(), all, BLUE),
        note("√L segments".into(), sqrt, ORANGE),
    ])?;
    let labels = states.into_iter().zip(&snapshots).map(|(c, p)| note(format!("{c} snapshots"), *p, GREEN));
    chart.draw_series(labels)?;
    let title = format!("{}, {steps} steps", model.name);
    chart.draw_series([Text::new(
        title,
        (slowest * 0.6, 1.5e7),
        ("sans-serif", 17).into_font().color(&GREY),
    )])?;
    area.present()?;
    println!("wrote {path}");
    Ok(())
}
