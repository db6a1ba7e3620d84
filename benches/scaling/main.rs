//! How time and memory of gradients grow with the size of a problem: the ratio to the function has to stay flat.
//!
//! ```text
//! cargo bench --bench scaling                 sizes from 10 to 10⁷, a few minutes
//! cargo bench --bench scaling -- --quick      to 10⁴
//! cargo bench --bench scaling -- --cores      a parallel sum on one core and on two, and nothing else
//! cargo bench --bench scaling -- --save       and writes docs/data/scaling.tsv, from which the pictures are drawn
//! ```
//!
//! CPU time, the quicker of several runs of each; `bytes` is the most that a gradient has allocated at a time beside its own buffers.
//! Three tables more: what helper functions cost, what four million steps cost, and what a second core gives.

#[path = "../checkpoint/counting.rs"]
mod counting;
#[path = "../kernels/kernels.rs"]
#[allow(dead_code)]
mod kernels;
mod models;

use counting::{Counting, peak};
use cpu_time::ThreadTime;
use kernels::*;
use models::*;
use std::cell::Cell;
use std::fmt::Write;
use std::hint::black_box;
use std::sync::Mutex;
use std::time::{Duration, Instant};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Seconds of the quickest of several runs, each long enough for the clock.
fn time(rounds: usize, mut run: impl FnMut()) -> f64 {
    let mut calls = 1_u32;
    let mut sample = |calls: u32| {
        let start = ThreadTime::now();
        (0..calls).for_each(|_| run());
        start.elapsed()
    };
    let mut best = sample(calls);
    while best < Duration::from_millis(2) {
        calls *= 2;
        best = sample(calls);
    }
    // A run of seconds is not repeated often.
    let rounds = if best > Duration::from_millis(500) { 2 } else { rounds };
    let best = (1..rounds).map(|_| sample(calls)).fold(best, Duration::min);
    best.as_secs_f64() / f64::from(calls)
}

/// One size of one function.
struct Line {
    function: &'static str,
    size: usize,
    primal: f64,
    gradient: f64,
    bytes: usize,
}

fn numbers(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.5 + (i * 37 % 101) as f64 / 101.0).collect()
}

/// A gradient in place: the function and the gradient of so many inputs or steps.
fn line(
    function: &'static str,
    size: usize,
    rounds: usize,
    mut primal: impl FnMut() -> f64,
    mut gradient: impl FnMut(),
) -> Line {
    let (bytes, ()) = peak(&mut gradient);
    let primal = time(rounds, || _ = black_box(primal()));
    let gradient = time(rounds, &mut gradient);
    Line { function, size, primal, gradient, bytes }
}

fn at_size(n: usize, rounds: usize) -> Vec<Line> {
    let x = numbers(n);
    let mut g = vec![0.0; n];
    let rosenbrock = line(
        "K2 Rosenbrock",
        n,
        rounds,
        || rosenbrock(black_box(&x)),
        || {
            grad_rosenbrock_into(black_box(&x), &mut g);
            black_box(&mut g);
        },
    );
    // Factors around 1: the product of any number of them is a number.
    let x: Vec<f64> = (0..n).map(|i| 0.995 + 0.01 * (i * 53 % 97) as f64 / 97.0).collect();
    let speelpenning = line(
        "K3 product",
        n,
        rounds,
        || speelpenning(black_box(&x)),
        || {
            grad_speelpenning_into(black_box(&x), &mut g);
            black_box(&mut g);
        },
    );
    // Rows of ten: so many numbers of data.
    let (d, rows) = (10, n / 10);
    let w: Vec<f64> = (0..d).map(|i| 0.4 * (i * 7 % 11) as f64 / 11.0 - 0.2).collect();
    let y: Vec<f64> = (0..rows).map(|r| f64::from(u8::from(r * 13 % 7 < 3))).collect();
    let xs = numbers(rows * d);
    let mut gw = vec![0.0; d];
    let logistic = line(
        "K4 logistic regression",
        n,
        rounds,
        || logistic(black_box(&w), &xs, &y),
        || {
            grad_logistic_into(black_box(&w), &xs, &y, &mut gw);
            black_box(&mut gw);
        },
    );
    let [a, b, c, d, x0, y0] = input(5).try_into().expect("six");
    let h = 10.0 / n as f64;
    let lotka = line(
        "K5 Lotka-Volterra, steps",
        n,
        rounds,
        || lotka(black_box(a), b, c, d, x0, y0, n, h),
        || _ = black_box(grad_lotka(black_box(a), b, c, d, x0, y0, n, h)),
    );
    vec![rosenbrock, speelpenning, logistic, lotka]
}

/// K5 over its primal at ten thousand steps and at four million, with fresh memory and with a record that is used again.
fn long_loops(quick: bool) {
    let [a, b, c, d, x0, y0] = input(5).try_into().expect("six");
    println!("\nK5, gradient time over the time of the function:\n");
    println!("| steps | fresh memory | a record used again | bytes per step |");
    println!("|---:|---:|---:|---:|");
    let sizes: &[usize] = if quick { &[10_000, 100_000] } else { &[10_000, 4_000_000] };
    for &steps in sizes {
        let h = 10.0 / steps as f64;
        let primal = time(5, || _ = black_box(lotka(black_box(a), b, c, d, x0, y0, steps, h)));
        let fresh = time(5, || _ = black_box(grad_lotka(black_box(a), b, c, d, x0, y0, steps, h)));
        let mut memory = forward_lotka(a, b, c, d, x0, y0, steps, h).1.recycle();
        let again = time(5, || {
            let (_, record) =
                forward_lotka_into(std::mem::take(&mut memory), black_box(a), b, c, d, x0, y0, steps, h);
            black_box(reverse_lotka(&record, 1.0));
            memory = record.recycle();
        });
        let (bytes, _) = peak(|| grad_lotka(a, b, c, d, x0, y0, steps, h));
        println!(
            "| {steps} | {:.2} | {:.2} | {:.1} |",
            fresh / primal,
            again / primal,
            bytes as f64 / steps as f64
        );
    }
}

/// The same function with helpers and without.
fn helpers() {
    let (x, w) = (numbers(10_000), [0.7, -0.4, 0.2]);
    let mut g = vec![0.0; x.len()];
    println!(
        "\nA function written with helper functions, and with their bodies in place; the times of both over the plain function:\n"
    );
    println!("| function | inline | helpers | helpers over inline |");
    println!("|---|---:|---:|---:|");
    let show = |name: &str, primal: f64, inline: f64, helpers: f64| {
        println!("| {name} | {:.2} | {:.2} | {:.2} |", inline / primal, helpers / primal, helpers / inline);
    };
    let primal = time(31, || _ = black_box(smooth_inline(black_box(&x), &w)));
    let mut gw = [0.0; 3];
    let inline = time(31, || {
        grad_smooth_inline_into(black_box(&x), &w, &mut g, &mut gw);
        black_box(&mut g);
    });
    let called = time(31, || {
        grad_smooth_helpers_into(black_box(&x), &w, &mut g, &mut gw);
        black_box(&mut g);
    });
    show("numbers go in, a number comes out", primal, inline, called);
    let primal = time(31, || _ = black_box(rows_inline(black_box(&x), &w)));
    let inline = time(31, || {
        grad_rows_inline_into(black_box(&x), &w, &mut g, &mut gw);
        black_box(&mut g);
    });
    let called = time(31, || {
        grad_rows_helpers_into(black_box(&x), &w, &mut g, &mut gw);
        black_box(&mut g);
    });
    show("slices go in, a number comes out", primal, inline, called);
}

thread_local! {
    static START: Cell<ThreadTime> = Cell::new(ThreadTime::now());
}

/// Wall time of a parallel sum and its gradient, with one thread and with two; and the CPU time of the busier of the two, which is
/// what is left of the wall time where nobody else works.
fn cores(quick: bool) {
    let n = if quick { 100_000 } else { 1_000_000 };
    let (x, w) = (numbers(n), [0.7, -0.4, 0.2]);
    let pool = |threads: usize| {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool of threads")
    };
    let pools = [pool(1), pool(2)];
    // They take turns, so that a quiet moment serves both.
    let wall = |run: &(dyn Fn() + Sync)| {
        let mut best = [Duration::MAX; 2];
        let mut busier = Duration::MAX;
        for _ in 0..if quick { 11 } else { 41 } {
            for (best, pool) in best.iter_mut().zip(&pools) {
                pool.broadcast(|_| START.set(ThreadTime::now()));
                let start = Instant::now();
                pool.install(run);
                *best = start.elapsed().min(*best);
                let threads = pool.broadcast(|_| START.get().elapsed());
                if threads.len() == 2 {
                    busier = busier.min(threads[0].max(threads[1]));
                }
            }
        }
        [best[0], best[1], busier].map(|time| time.as_secs_f64())
    };
    println!(
        "\nA parallel sum of {n} terms, wall time of the best of many runs; other work on the machine takes from the second column first:\n"
    );
    println!(
        "| | one thread, ms | two threads, ms | times faster | busier of the two, ms of CPU | times less |"
    );
    println!("|---|---:|---:|---:|---:|---:|");
    let primal = || _ = black_box(parallel_terms(black_box(&x), &w));
    // Into the caller's memory: fresh pages for each gradient would be a good part of the time, and the system gives them one by one.
    let buffers = Mutex::new((vec![0.0; n], [0.0; 3]));
    let gradient = || {
        let (gx, gw) = &mut *buffers.lock().expect("one run at a time");
        grad_parallel_terms_into(black_box(&x), &w, gx, gw);
    };
    let both = || {
        let (gx, gw) = &mut *buffers.lock().expect("one run at a time");
        black_box(value_and_grad_parallel_terms_into(black_box(&x), &w, gx, gw));
    };
    let runs: [(&str, &(dyn Fn() + Sync)); 3] =
        [("function", &primal), ("gradient", &gradient), ("value and gradient, by a record", &both)];
    for (name, run) in runs {
        let [one, two, busier] = wall(run);
        println!(
            "| {name} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} |",
            one * 1e3,
            two * 1e3,
            one / two,
            busier * 1e3,
            one / busier
        );
    }
}

fn main() {
    let has = |flag: &str| std::env::args().any(|a| a == flag);
    check();
    if !has("--bench") {
        return;
    }
    let quick = has("--quick");
    if has("--cores") {
        return cores(quick);
    }
    let (last, rounds) = if quick { (4, 3) } else { (7, 7) };
    let mut lines = vec![];
    for exponent in 1..=last {
        lines.extend(at_size(10_usize.pow(exponent), rounds));
    }
    lines.sort_by_key(|line| line.function);
    let mut table = String::from("function\tsize\tprimal ns\tgradient ns\tratio\tbytes\n");
    println!("| function | size | function, ns per item | gradient, ns per item | ratio | bytes per item |");
    println!("|---|---:|---:|---:|---:|---:|");
    for Line { function, size, primal, gradient, bytes } in &lines {
        let (n, ratio) = (*size as f64, gradient / primal);
        println!(
            "| {function} | {size} | {:.2} | {:.2} | {ratio:.2} | {:.1} |",
            primal * 1e9 / n,
            gradient * 1e9 / n,
            *bytes as f64 / n
        );
        let _ = writeln!(
            table,
            "{function}\t{size}\t{:.1}\t{:.1}\t{ratio:.3}\t{bytes}",
            primal * 1e9,
            gradient * 1e9
        );
    }
    if has("--save") {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/data/scaling.tsv");
        std::fs::write(path, table).expect("docs/data can be written to");
    }
    helpers();
    long_loops(quick);
    cores(quick);
}
