//! Instructions that a call takes, counted by valgrind: the ten kernels at small sizes, the function and its gradient. Time on a shared
//! machine tells no tenth; these counts are the same in every run. A ratio, gradient over function, that is more than a tenth above
//! the one in `tests/data/instructions.tsv` fails.
//!
//! ```text
//! cargo bench --bench instructions
//! BLESS=1 cargo bench --bench instructions      writes the table anew: after a look at what changed, and for another compiler
//! ```
//!
//! The program runs itself under `valgrind --tool=callgrind`, with one call and with eleven; the difference, by ten, is what a call
//! takes. No symbol is needed for that, and nothing of starting up is in it. Without valgrind it says so, and ends with status 2.

#[path = "../kernels/kernels.rs"]
#[allow(dead_code)]
mod kernels;
#[path = "../kernels/ours.rs"]
mod ours;

use kernels::*;
use std::fmt::Write;
use std::hint::black_box;
use std::process::{Command, ExitCode};

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/instructions.tsv");
/// So much more is a fault.
const ALLOWED: f64 = 1.10;
const KERNELS: [&str; 10] = [
    "seed_expr",
    "rosenbrock",
    "speelpenning",
    "logistic",
    "lotka",
    "newton",
    "black_scholes",
    "gmm",
    "mlp",
    "heat",
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, kernel, what, calls] = &arguments[..]
        && flag == "--calls"
    {
        let kernel = KERNELS.iter().position(|k| k == kernel).expect("a kernel") + 1;
        run(kernel, what == "gradient", calls.parse().expect("a number"));
        return ExitCode::SUCCESS;
    }
    if !arguments.iter().any(|a| a == "--bench") {
        return ExitCode::SUCCESS;
    }
    match measure() {
        Err(reason) => {
            println!("INSTRUCTIONS WERE NOT COUNTED: {reason}");
            ExitCode::from(2)
        }
        Ok(lines) if std::env::var_os("BLESS").is_some() => {
            std::fs::write(TABLE, table(&lines)).expect("the table can be written");
            print!("{}", table(&lines));
            ExitCode::SUCCESS
        }
        Ok(lines) => compare(&lines),
    }
}

/// Calls one of the kernels, or its gradient, at a small size.
fn run(kernel: usize, gradient: bool, calls: usize) {
    let x = input(kernel);
    let mut g = vec![0.0; x.len()];
    let (x4, y4, x8) = (data_x4(), data_y4(), data_x8());
    for _ in 0..calls {
        let x = black_box(&x[..]);
        if gradient {
            match kernel {
                1 => ours::seed_expr(x[0], x[1], (&mut g[..]).try_into().expect("two")),
                2 => ours::rosenbrock(&x[..100], &mut g[..100]),
                3 => ours::speelpenning(&x[..100], &mut g[..100]),
                4 => ours::logistic(x, &x4[..50 * D4], &y4[..50], &mut g),
                5 => {
                    ours::lotka(x.try_into().expect("six"), 100, K5_H, (&mut g[..]).try_into().expect("six"))
                }
                6 => ours::newton(x[0], (&mut g[..]).try_into().expect("one")),
                7 => ours::black_scholes(x.try_into().expect("five"), (&mut g[..]).try_into().expect("five")),
                8 => {
                    let (alphas, rest) = x.split_at(K8);
                    let (means, icf) = rest.split_at(K8 * D8);
                    ours::gmm(alphas, means, icf, &x8[..20 * D8], D8, K8, 20, K8_WISHART, &mut g);
                }
                9 => ours::mlp(x.try_into().expect("nine"), (&mut g[..]).try_into().expect("nine")),
                _ => ours::heat(
                    x.try_into().expect("a rod"),
                    20,
                    K10_C,
                    (&mut g[..]).try_into().expect("a rod"),
                ),
            }
            black_box(&mut g);
        } else {
            black_box(match kernel {
                1 => seed_expr(x[0], x[1]),
                2 => rosenbrock(&x[..100]),
                3 => speelpenning(&x[..100]),
                4 => logistic(x, &x4[..50 * D4], &y4[..50]),
                5 => lotka(x[0], x[1], x[2], x[3], x[4], x[5], 100, K5_H),
                6 => newton(x[0]),
                7 => black_scholes(x[0], x[1], x[2], x[3], x[4]),
                8 => {
                    let (alphas, rest) = x.split_at(K8);
                    let (means, icf) = rest.split_at(K8 * D8);
                    gmm(alphas, means, icf, &x8[..20 * D8], D8, K8, 20, K8_WISHART)
                }
                9 => mlp(x.try_into().expect("nine")),
                _ => heat(x.try_into().expect("a rod"), 20, K10_C),
            });
        }
    }
}

/// The instructions of one call of a function, and of one of its gradient.
struct Line {
    kernel: &'static str,
    primal: f64,
    gradient: f64,
}

impl Line {
    fn ratio(&self) -> f64 {
        self.gradient / self.primal
    }
}

fn measure() -> Result<Vec<Line>, String> {
    let call = |kernel: &str, what: &str| -> Result<f64, String> {
        let (one, eleven) = (count(kernel, what, 1)?, count(kernel, what, 11)?);
        Ok((eleven - one) as f64 / 10.0)
    };
    KERNELS
        .iter()
        .map(|kernel| {
            Ok(Line { kernel, primal: call(kernel, "primal")?, gradient: call(kernel, "gradient")? })
        })
        .collect()
}

/// The instructions of this program with so many calls.
fn count(kernel: &str, what: &str, calls: usize) -> Result<i64, String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let out = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--calls", kernel, what, &calls.to_string()])
        .output()
        .map_err(|e| {
            format!("valgrind does not start ({e}); `apt-get install valgrind` on Debian and Ubuntu")
        })?;
    let said = String::from_utf8_lossy(&out.stderr);
    let collected = said.lines().find_map(|line| line.split_once("Collected :"));
    let number = collected.and_then(|(_, n)| n.trim().parse().ok());
    number.ok_or_else(|| format!("valgrind says nothing of instructions:\n{said}"))
}

fn compiler() -> String {
    let out =
        Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())).arg("--version").output();
    out.map_or_else(|e| e.to_string(), |out| String::from_utf8_lossy(&out.stdout).trim().to_string())
}

fn table(lines: &[Line]) -> String {
    let mut out = format!(
        "# Instructions of one call; made by `BLESS=1 cargo bench --bench instructions`\n# {}, {}\n# kernel\tfunction\tgradient\tratio\n",
        compiler(),
        std::env::consts::ARCH
    );
    for line in lines {
        let Line { kernel, primal, gradient } = line;
        let _ = writeln!(out, "{kernel}\t{primal}\t{gradient}\t{:.4}", line.ratio());
    }
    out
}

fn compare(lines: &[Line]) -> ExitCode {
    let known = std::fs::read_to_string(TABLE).unwrap_or_default();
    let ours = table(&[]);
    let (theirs, here) = (known.lines().nth(1).unwrap_or_default(), ours.lines().nth(1).unwrap_or_default());
    if theirs != here {
        println!(
            "the table was made by {theirs}, this is {here}: if that is all there is to it, make it anew\n"
        );
    }
    let ratio = |kernel: &str| -> Option<f64> {
        let line = known.lines().find(|line| line.split('\t').next() == Some(kernel))?;
        line.split('\t').nth(3)?.parse().ok()
    };
    let mut failed = false;
    println!("| kernel        | function | gradient | ratio | before |");
    println!("|---------------|---------:|---------:|------:|-------:|");
    for line in lines {
        let Line { kernel, primal, gradient } = line;
        let (now, before) = (line.ratio(), ratio(kernel).unwrap_or(0.0));
        let more = now > before * ALLOWED;
        failed |= more;
        let verdict = if more { " more than a tenth above" } else { "" };
        println!("| {kernel:<13} | {primal:>8.0} | {gradient:>8.0} | {now:>5.2} | {before:>6.2} |{verdict}");
    }
    if failed {
        println!(
            "\na gradient takes more instructions than it did; `BLESS=1 cargo bench --bench instructions` takes the new numbers"
        );
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
