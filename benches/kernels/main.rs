//! Ten kernels, four ways: the function itself, the gradient that `#[differentiate]` generates, a gradient tuned by
//! hand, and a dynamic tape. One table of ratios, gradient time over primal time.
//!
//! ```text
//! cargo bench --bench kernels                    the whole table, well under a minute
//! cargo bench --bench kernels -- --quick heat    a few seconds, kernels with "heat" in their name
//! RUSTFLAGS="-C target-cpu=native" cargo bench --bench kernels
//! ```
//!
//! The harness is our own because what counts here is ratios: all contenders of a kernel are sampled in turn, round
//! after round, so that a slow minute of the machine hits all of them alike. CPU time of this thread, median over the
//! rounds. Every gradient is first compared with `tests/data/kernel_values.txt`: a wrong one is not measured.
//! Run by `cargo test --benches`, only that comparison happens.

#[path = "../checkpoint/counting.rs"]
mod counting;
mod hand;
mod kernels;
mod ours;
mod tape;
mod truth;

use counting::{Counting, peak};
use cpu_time::ThreadTime;
use kernels::*;
use std::hint::black_box;
use std::time::Duration;
use truth::Truth;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |flag: &str| arguments.iter().any(|a| a == flag);
    let names: Vec<&String> = arguments.iter().filter(|a| !a.starts_with('-')).collect();
    let mut kernels = all();
    kernels.retain(|k| names.is_empty() || names.iter().any(|n| k.name.contains(n.as_str())));
    for kernel in &mut kernels {
        kernel.check();
    }
    if has("--bench") {
        let (rounds, sample) = if has("--quick") { (7, 1) } else { (31, 4) };
        report(&measure(&mut kernels, rounds, Duration::from_millis(sample)), rounds);
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// A function under the stopwatch, with the buffer that it writes.
trait Contender {
    fn run(&mut self, calls: u64);
    /// What one call writes into a buffer full of NaN.
    fn result(&mut self) -> Vec<f64>;
}

struct Timed<G, F> {
    buffer: G,
    function: F,
}

impl<G: AsMut<[f64]>, F: FnMut(&mut G)> Contender for Timed<G, F> {
    fn run(&mut self, calls: u64) {
        for _ in 0..calls {
            (self.function)(black_box(&mut self.buffer));
            black_box(&mut self.buffer);
        }
    }

    fn result(&mut self) -> Vec<f64> {
        self.buffer.as_mut().fill(f64::NAN);
        self.run(1);
        self.buffer.as_mut().to_vec()
    }
}

struct Kernel {
    name: &'static str,
    /// Gradient over primal for Enzyme on C, without fast-math, measured elsewhere (2-core AMD EPYC, clang 22, -O3,
    /// native CPU).
    enzyme: f64,
    /// primal, ours, hand, tape
    contenders: [Box<dyn Contender>; 4],
}

impl Kernel {
    fn new<G: AsMut<[f64]> + Clone + 'static>(
        name: &'static str,
        enzyme: f64,
        buffer: G,
        mut primal: impl FnMut() -> f64 + 'static,
        ours: impl FnMut(&mut G) + 'static,
        hand: impl FnMut(&mut G) + 'static,
        tape: impl FnMut(&mut G) + 'static,
    ) -> Kernel {
        let contenders: [Box<dyn Contender>; 4] = [
            Box::new(Timed { buffer: [0.0], function: move |value: &mut [f64; 1]| value[0] = primal() }),
            Box::new(Timed { buffer: buffer.clone(), function: ours }),
            Box::new(Timed { buffer: buffer.clone(), function: hand }),
            Box::new(Timed { buffer, function: tape }),
        ];
        Kernel { name, enzyme, contenders }
    }

    fn check(&mut self) {
        let number = self.name[1..].split(' ').next().unwrap().parse().unwrap();
        let truth = Truth::of(number);
        let [primal, gradients @ ..] = &mut self.contenders;
        let value = primal.result()[0];
        assert!((value / truth.value - 1.0).abs() < 1e-12, "{}: {value} is not {}", self.name, truth.value);
        for (gradient, who) in gradients.iter_mut().zip(["ours", "hand", "tape"]) {
            if let Some(fault) = truth.fault(&gradient.result(), 1.0) {
                panic!("{}, {who}: {fault}", self.name);
            }
        }
    }
}

fn all() -> Vec<Kernel> {
    // The inputs live as long as the program, so that the closures below can share them.
    fn array<const N: usize>(kernel: usize) -> [f64; N] {
        input(kernel).try_into().unwrap()
    }
    let [a, b] = array(1);
    let x2: &[f64] = input(2).leak();
    let x3: &[f64] = input(3).leak();
    let (w4, x4, y4): (&[f64], &[f64], &[f64]) = (input(4).leak(), data_x4().leak(), data_y4().leak());
    let p5: [f64; 6] = array(5);
    let [p6] = array(6);
    let p7: [f64; 5] = array(7);
    let (p8, x8): (&[f64], &[f64]) = (input(8).leak(), data_x8().leak());
    let (alphas, rest) = p8.split_at(K8);
    let (means, icf) = rest.split_at(K8 * D8);
    let p9: [f64; 9] = array(9);
    let u10: [f64; HEAT_N] = array(10);
    vec![
        Kernel::new(
            "K1 seed_expr",
            1.41,
            [0.0; 2],
            move || seed_expr(black_box(a), black_box(b)),
            move |g| ours::seed_expr(black_box(a), black_box(b), g),
            move |g| hand::seed_expr(black_box(a), black_box(b), g),
            move |g| tape::seed_expr(black_box(a), black_box(b), g),
        ),
        Kernel::new(
            "K2 rosenbrock",
            0.70,
            vec![0.0; x2.len()],
            || rosenbrock(black_box(x2)),
            |g| ours::rosenbrock(black_box(x2), g),
            |g| hand::rosenbrock(black_box(x2), g),
            |g| tape::rosenbrock(black_box(x2), g),
        ),
        Kernel::new(
            "K3 speelpenning",
            3.56,
            vec![0.0; x3.len()],
            || speelpenning(black_box(x3)),
            |g| ours::speelpenning(black_box(x3), g),
            |g| hand::speelpenning(black_box(x3), g),
            |g| tape::speelpenning(black_box(x3), g),
        ),
        Kernel::new(
            "K4 logistic",
            0.88,
            vec![0.0; w4.len()],
            || logistic(black_box(w4), black_box(x4), black_box(y4)),
            |g| ours::logistic(black_box(w4), black_box(x4), black_box(y4), g),
            |g| hand::logistic(black_box(w4), black_box(x4), black_box(y4), g),
            |g| tape::logistic(black_box(w4), black_box(x4), black_box(y4), g),
        ),
        Kernel::new(
            "K5 lotka",
            2.50,
            [0.0; 6],
            move || {
                let [a, b, d, g, x0, y0] = black_box(p5);
                lotka(a, b, d, g, x0, y0, black_box(K5_STEPS), black_box(K5_H))
            },
            move |g| ours::lotka(black_box(p5), black_box(K5_STEPS), black_box(K5_H), g),
            move |g| hand::lotka(black_box(p5), black_box(K5_STEPS), black_box(K5_H), g),
            move |g| tape::lotka(black_box(p5), black_box(K5_STEPS), black_box(K5_H), g),
        ),
        Kernel::new(
            "K6 newton",
            3.12,
            [0.0],
            move || newton(black_box(p6)),
            move |g| ours::newton(black_box(p6), g),
            move |g| hand::newton(black_box(p6), g),
            move |g| tape::newton(black_box(p6), g),
        ),
        Kernel::new(
            "K7 black_scholes",
            1.90,
            [0.0; 5],
            move || {
                let [s, k, r, sigma, t] = black_box(p7);
                black_scholes(s, k, r, sigma, t)
            },
            move |g| ours::black_scholes(black_box(p7), g),
            move |g| hand::black_scholes(black_box(p7), g),
            move |g| tape::black_scholes(black_box(p7), g),
        ),
        Kernel::new(
            "K8 gmm",
            5.6,
            vec![0.0; p8.len()],
            || {
                let [d, k, n] = black_box([D8, K8, N8]);
                gmm(black_box(alphas), means, icf, black_box(x8), d, k, n, black_box(K8_WISHART))
            },
            |g| {
                let [d, k, n] = black_box([D8, K8, N8]);
                ours::gmm(black_box(alphas), means, icf, black_box(x8), d, k, n, black_box(K8_WISHART), g)
            },
            |g| {
                let [d, k, n] = black_box([D8, K8, N8]);
                hand::gmm(black_box(alphas), means, icf, black_box(x8), d, k, n, g)
            },
            |g| {
                let [d, k, n] = black_box([D8, K8, N8]);
                tape::gmm(black_box(p8), black_box(x8), d, k, n, black_box(K8_WISHART), g)
            },
        ),
        Kernel::new(
            "K9 mlp",
            3.53,
            [0.0; 9],
            move || mlp(black_box(&p9)),
            move |g| ours::mlp(black_box(&p9), g),
            move |g| hand::mlp(black_box(&p9), g),
            move |g| tape::mlp(black_box(&p9), g),
        ),
        Kernel::new(
            "K10 heat",
            5.76,
            [0.0; HEAT_N],
            move || heat(black_box(&u10), black_box(K10_STEPS), black_box(K10_C)),
            move |g| ours::heat(black_box(&u10), black_box(K10_STEPS), black_box(K10_C), g),
            move |g| hand::heat(black_box(&u10), black_box(K10_STEPS), black_box(K10_C), g),
            move |g| tape::heat(black_box(&u10), black_box(K10_STEPS), black_box(K10_C), g),
        ),
    ]
}

/// One line of the table.
struct Line {
    name: &'static str,
    primal_ns: f64,
    ours_ns: f64,
    /// The most that one of our gradients allocates at a time: what it keeps for the reverse sweep.
    bytes: usize,
    /// Over the primal: ours, hand, tape, Enzyme.
    ratios: [f64; 4],
}

fn measure(kernels: &mut [Kernel], rounds: usize, sample: Duration) -> Vec<Line> {
    fn time(contender: &mut dyn Contender, calls: u64) -> Duration {
        let start = ThreadTime::now();
        contender.run(calls);
        start.elapsed()
    }
    /// How many calls fill a sample. Doubling also warms up caches, predictors and the allocator.
    fn calls(contender: &mut dyn Contender, sample: Duration) -> u64 {
        let mut calls = 1;
        while time(contender, calls) < sample {
            calls *= 2;
        }
        calls
    }
    let counts: Vec<[u64; 4]> =
        kernels.iter_mut().map(|k| k.contenders.each_mut().map(|c| calls(c.as_mut(), sample))).collect();
    let mut samples = vec![[const { Vec::new() }; 4]; kernels.len()];
    for _ in 0..rounds {
        for ((kernel, counts), samples) in kernels.iter_mut().zip(&counts).zip(&mut samples) {
            for ((contender, calls), samples) in kernel.contenders.iter_mut().zip(counts).zip(samples) {
                samples.push(time(contender.as_mut(), *calls).as_nanos() as f64 / *calls as f64);
            }
        }
    }
    let lines = kernels.iter_mut().zip(samples).map(|(kernel, samples)| {
        let [primal_ns, ours_ns, hand_ns, tape_ns] = samples.map(median);
        let ratios = [ours_ns / primal_ns, hand_ns / primal_ns, tape_ns / primal_ns, kernel.enzyme];
        let (bytes, ()) = peak(|| kernel.contenders[1].run(1));
        Line { name: kernel.name, primal_ns, ours_ns, bytes, ratios }
    });
    lines.collect()
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

fn report(lines: &[Line], rounds: usize) {
    println!("Median CPU time per call over {rounds} interleaved rounds. Ratios are gradient over primal;");
    println!(
        "`bytes` is what a gradient of ours allocates; Enzyme's ratios (C, strict) are constants from another machine.\n"
    );
    println!("| kernel           | primal ns |   ours ns |   bytes | ours |  hand |  tape | Enzyme |");
    println!("|------------------|----------:|----------:|--------:|-----:|------:|------:|-------:|");
    for Line { name, primal_ns, ours_ns, bytes, ratios: [ours, hand, tape, enzyme] } in lines {
        println!(
            "| {name:<16} | {primal_ns:>9.1} | {ours_ns:>9.1} | {bytes:>7} | {ours:>4.2} | {hand:>5.2} | {tape:>5.1} | {enzyme:>6.2} |"
        );
    }
    let [ours, hand, tape, enzyme] = std::array::from_fn(|column| {
        let logs: f64 = lines.iter().map(|line| line.ratios[column].ln()).sum();
        (logs / lines.len() as f64).exp()
    });
    println!(
        "| geometric mean   |           |           |         | {ours:>4.2} | {hand:>5.2} | {tape:>5.1} | {enzyme:>6.2} |"
    );
}
