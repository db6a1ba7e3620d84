//! Writes random programs, differentiates them, and compares the gradients with dual numbers on the same text:
//!
//! ```text
//! cargo run --release --example programs -- --count 2000 --seed 7
//! ```
//!
//! | option | does |
//! |---|---|
//! | `--count N` | so many programs (40) |
//! | `--seed N` | of this stream (1) |
//! | `--size small` | as large as those in the repository |
//! | `--first N` | beginning with this number (0) |
//! | `--batch N` | so many to a crate (100) |
//! | `--jobs N` | compilers at the same time (1) |
//! | `--release-every N` | compiles every Nth crate optimised, too, and compares the bits (0: none) |
//! | `--release-too` | every crate |
//! | `--limit N` | seconds that a crate of programs may run (120) |
//! | `--shrink N` | attempts to make a failing program smaller (400); 0 for none |
//! | `--print N` | only prints the program with this number |
//! | `--generate` | only writes the programs that are part of the repository |
//! | `--fast-macro` | compiles the macro without optimisation, for few programs |
//! | `--root DIR` | the repository whose macro is tested (this one) |
//! | `--work DIR` | where the crates are written (a temporary folder) |
//! | `--target DIR` | where the library is built (in there) |
//!
//! Ends with status 1 if a program fails: a wrong number, a refusal, a panic of the macro or of what it
//! generates. Each failure is printed with a smaller program that fails as well.

#[path = "../tests/programs/generate/mod.rs"]
mod generate;
#[path = "../tests/programs/grammar.rs"]
mod grammar;
#[path = "../tests/programs/render.rs"]
mod render;
#[path = "../tests/programs/shrink.rs"]
mod shrink;
#[path = "../tests/programs/visit.rs"]
mod visit;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use grammar::Program;

const HARNESS: &str = include_str!("../tests/programs/harness.rs");

struct Options {
    count: usize,
    seed: u64,
    first: usize,
    batch: usize,
    jobs: usize,
    /// Every so many-th crate is compiled optimised, too.
    release: usize,
    fast_macro: bool,
    limit: Duration,
    shrink: usize,
    root: PathBuf,
    work: PathBuf,
    target: Option<PathBuf>,
    size: generate::Size,
}

fn main() -> ExitCode {
    let mut o = Options {
        count: 40,
        seed: 1,
        first: 0,
        batch: 100,
        jobs: 1,
        release: 0,
        fast_macro: false,
        limit: Duration::from_secs(120),
        shrink: 400,
        root: PathBuf::from(env!("CARGO_MANIFEST_DIR")),
        work: std::env::temp_dir().join(format!("autodiff-programs-{}", std::process::id())),
        target: None,
        size: generate::Size::Full,
    };
    let mut print = None;
    let mut arguments = std::env::args().skip(1);
    while let Some(option) = arguments.next() {
        let mut value = || arguments.next().unwrap_or_else(|| panic!("{option} takes a value"));
        let number =
            |text: String| text.parse::<u64>().unwrap_or_else(|_| panic!("`{text}` is not a number"));
        match option.as_str() {
            "--count" => o.count = number(value()) as usize,
            "--seed" => o.seed = number(value()),
            "--first" => o.first = number(value()) as usize,
            "--batch" => o.batch = (number(value()) as usize).max(1),
            "--jobs" => o.jobs = (number(value()) as usize).max(1),
            "--release-too" => o.release = 1,
            "--release-every" => o.release = number(value()) as usize,
            "--limit" => o.limit = Duration::from_secs(number(value())),
            "--fast-macro" => o.fast_macro = true,
            "--shrink" => o.shrink = number(value()) as usize,
            "--generate" => {
                for (name, text) in render::files() {
                    let path = o.root.join("tests/programs/generated").join(name);
                    fs::write(&path, text).expect("the repository is writable");
                }
                return ExitCode::SUCCESS;
            }
            "--print" => print = Some(number(value()) as usize),
            "--root" => o.root = value().into(),
            "--size" => {
                o.size = if value() == "small" { generate::Size::Small } else { generate::Size::Full };
            }
            "--work" => o.work = value().into(),
            "--target" => o.target = Some(value().into()),
            other => panic!("there is no option {other}"),
        }
    }
    if let Some(index) = print {
        print!("{}", render::module(&generate::program(o.seed, index, o.size), "p", index));
        return ExitCode::SUCCESS;
    }
    run(&o)
}

fn run(o: &Options) -> ExitCode {
    let start = Instant::now();
    let compiler = Compiler::new(o);
    let batches: Vec<(usize, usize)> = (0..o.count)
        .step_by(o.batch)
        .map(|at| (o.first + at, (o.first + at + o.batch).min(o.first + o.count)))
        .collect();
    let next = AtomicUsize::new(0);
    let total = Mutex::new(Totals::default());
    std::thread::scope(|scope| {
        for _ in 0..o.jobs {
            scope.spawn(|| {
                loop {
                    let batch = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&(from, to)) = batches.get(batch) else { break };
                    let release = o.release > 0 && batch.is_multiple_of(o.release);
                    let programs: Vec<(usize, Program)> =
                        (from..to).map(|i| (i, generate::program(o.seed, i, o.size))).collect();
                    let found = compiler.batch(&programs, &format!("batch{from}"), release);
                    let mut total = total.lock().expect("no panics while it is locked");
                    total.add(&found);
                    println!(
                        "programs {from}..{to}: {} points, {} left out, {} comparisons, {} failures, {:.0} s",
                        found.compared,
                        found.left_out,
                        found.comparisons,
                        found.failures.len(),
                        start.elapsed().as_secs_f64()
                    );
                    for (index, message) in &found.failures {
                        println!("FAILURE seed {} program {index}: {message}", o.seed);
                    }
                }
            });
        }
    });
    let total = total.into_inner().expect("no panics while it was locked");
    let mut kinds: HashMap<String, usize> = HashMap::new();
    for (index, message) in &total.failures {
        let kind = kind_of(message);
        let seen = kinds.entry(kind.clone()).or_default();
        *seen += 1;
        if *seen > 1 || o.shrink == 0 || kind == "ORACLE" {
            continue;
        }
        let program = generate::program(o.seed, *index, o.size);
        let mut tries = 0;
        let small = shrink::shrink(&program, o.shrink, &mut |candidate| {
            tries += 1;
            let found = compiler.batch(&[(*index, candidate.clone())], "shrink", kind == "hash");
            found.failures.iter().any(|(_, message)| kind_of(message) == kind)
        });
        let found = compiler.batch(&[(*index, small.clone())], "shrink", kind == "hash");
        println!("\n==== seed {} program {index}, {kind}; smaller after {tries} attempts:", o.seed);
        println!("{}", render::module(&small, "p", *index));
        for (_, message) in &found.failures {
            println!("{message}");
        }
    }
    println!(
        "{} programs, {} points compared, {} left out, {} comparisons, {} failures, {:.0} s",
        o.count,
        total.compared,
        total.left_out,
        total.comparisons,
        total.failures.len(),
        start.elapsed().as_secs_f64()
    );
    println!(
        "{} with a pass off, {} in forward mode, {} with second derivatives ({} of them at points without clear differences), {} optimised, too",
        total.off, total.jvp, total.hvp, total.unclear, total.optimised
    );
    if o.work.starts_with(std::env::temp_dir()) && total.failures.is_empty() {
        _ = fs::remove_dir_all(&o.work);
    }
    if total.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What a failure is called in the count: its class, for refusals the message.
fn kind_of(message: &str) -> String {
    if let Some(refusal) = message.strip_prefix("refused: ") {
        // Names in the message differ from program to program.
        let mut kind = String::from("refused: ");
        for (i, part) in refusal.split('`').enumerate() {
            kind.push_str(if i % 2 == 0 { part } else { "…" });
        }
        return kind;
    }
    for class in ["hash", "ORACLE", "panic", "IMPRECISE", "value of", "timeout", "crash"] {
        if message.contains(class) {
            return class.into();
        }
    }
    "wrong".into()
}

#[derive(Default)]
struct Totals {
    compared: usize,
    left_out: usize,
    comparisons: usize,
    unclear: usize,
    off: usize,
    jvp: usize,
    hvp: usize,
    optimised: usize,
    /// The program's number, and what it did.
    failures: Vec<(usize, String)>,
}

impl Totals {
    fn add(&mut self, other: &Totals) {
        self.compared += other.compared;
        self.left_out += other.left_out;
        self.comparisons += other.comparisons;
        self.unclear += other.unclear;
        self.off += other.off;
        self.jvp += other.jvp;
        self.hvp += other.hvp;
        self.optimised += other.optimised;
        self.failures.extend(other.failures.iter().cloned());
    }
}

/// Compiles and runs crates of programs, by `rustc` itself: the library is built once.
struct Compiler {
    work: PathBuf,
    library: PathBuf,
    dependencies: PathBuf,
    /// The compiler's version decides whether a library can be used.
    rustc: PathBuf,
    limit: Duration,
}

impl Compiler {
    fn new(o: &Options) -> Self {
        fs::create_dir_all(&o.work).expect("a writable temporary folder");
        fs::write(o.work.join("harness.rs"), HARNESS).expect("a writable temporary folder");
        let target = o.target.clone().unwrap_or_else(|| o.work.join("target"));
        let built = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
            .args(["build", "--quiet", "-p", "autodiff-runtime", "--target-dir"])
            .arg(&target)
            .env("CARGO_PROFILE_DEV_BUILD_OVERRIDE_OPT_LEVEL", if o.fast_macro { "0" } else { "1" })
            .current_dir(&o.root)
            .status()
            .expect("cargo");
        assert!(built.success(), "the library does not compile");
        let dependencies = target.join("debug/deps");
        let library = fs::read_dir(&dependencies)
            .expect("cargo has built")
            .map(|entry| entry.expect("readable").path())
            .filter(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                name.starts_with("libautodiff-") && name.ends_with(".rlib")
            })
            .max_by_key(|path| path.metadata().and_then(|m| m.modified()).ok())
            .expect("the library is among what cargo has built");
        let rustc = std::env::var_os("RUSTC").map_or("rustc".into(), PathBuf::from);
        Compiler { work: o.work.clone(), library, dependencies, rustc, limit: o.limit }
    }

    /// Compiles the programs, without those that are refused, runs them, and says what was found.
    fn batch(&self, programs: &[(usize, Program)], name: &str, release: bool) -> Totals {
        let mut totals = Totals::default();
        let mut left: Vec<&(usize, Program)> = programs.iter().collect();
        let source = self.work.join(format!("{name}.rs"));
        loop {
            if left.is_empty() {
                return totals;
            }
            let (text, lines) = self.source(&left);
            fs::write(&source, text).expect("a writable temporary folder");
            let errors = match self.compile(&source, &self.work.join(name), false) {
                Ok(()) => break,
                Err(errors) => errors,
            };
            let mut refused: HashMap<usize, String> = HashMap::new();
            let file = format!("{name}.rs:");
            let mut message = String::new();
            for line in errors.lines() {
                if line.starts_with("error") {
                    message = line.into();
                } else if let Some((_, at)) = line.split_once(&file)
                    && line.trim_start().starts_with("-->")
                    && !message.is_empty()
                {
                    let number: usize = at.split(':').next().and_then(|n| n.parse().ok()).unwrap_or(0);
                    let owner = lines.partition_point(|&start| start <= number).saturating_sub(1);
                    let text = format!("refused: {message} (line {})", number.saturating_sub(lines[owner]));
                    refused.entry(left[owner].0).or_insert(text);
                    message.clear();
                }
            }
            if refused.is_empty() {
                let text =
                    format!("crash: the compiler failed: {}", errors.lines().take(5).collect::<String>());
                totals.failures.extend(left.iter().map(|p| (p.0, text.clone())));
                return totals;
            }
            for (index, program) in &left {
                if let Some(message) = refused.get_mut(index)
                    && let Err(errors) = self.plain(program)
                {
                    let first = errors.lines().find(|l| l.starts_with("error")).unwrap_or_default();
                    *message = format!("ORACLE refused without the attribute, too: {first}");
                }
            }
            left.retain(|p| !refused.contains_key(&p.0));
            let mut refused: Vec<(usize, String)> = refused.into_iter().collect();
            refused.sort();
            totals.failures.extend(refused.into_iter().map(|(i, m)| {
                (i, m.replace(" (line", "\u{1}").split('\u{1}').next().unwrap_or_default().to_string())
            }));
        }
        let Some(debug) = self.output(&self.work.join(name), &left, &mut totals) else { return totals };
        let hashes = |output: &str| -> HashMap<String, String> {
            output
                .lines()
                .filter_map(|line| line.strip_prefix("hash "))
                .filter_map(|line| line.split_once(' '))
                .map(|(label, hash)| (label.to_string(), hash.to_string()))
                .collect()
        };
        for line in debug.lines() {
            if let Some(message) = line.strip_prefix("failure p") {
                let index = message.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(usize::MAX);
                if !totals.failures.iter().any(|(i, m)| *i == index && kind_of(m) == kind_of(message)) {
                    totals.failures.push((index, message.to_string()));
                }
            } else if let Some(counts) = line.strip_prefix("counts ") {
                let counts: Vec<usize> = counts.split(' ').filter_map(|n| n.parse().ok()).collect();
                totals.compared += counts[0];
                totals.left_out += counts[1];
                totals.comparisons += counts[2];
                totals.unclear += counts[3];
            }
        }
        for (index, program) in &left {
            match render::extra(*index, program) {
                render::Extra::Off(_) => totals.off += 1,
                render::Extra::Jvp => totals.jvp += 1,
                render::Extra::Hvp => totals.hvp += 1,
            }
        }
        if release {
            let binary = self.work.join(format!("{name}-release"));
            if let Err(errors) = self.compile(&source, &binary, true) {
                totals.failures.push((left[0].0, format!("crash: not compiled optimised: {errors}")));
                return totals;
            }
            let Some(release) = self.output(&binary, &left, &mut totals) else { return totals };
            let (debug, release) = (hashes(&debug), hashes(&release));
            totals.optimised += left.len();
            for (index, _) in &left {
                let label = format!("p{index}");
                if debug.get(&label) != release.get(&label) {
                    totals.failures.push((*index, "hash: debug and release differ".into()));
                }
            }
        }
        totals
    }

    /// The crate, and the first line of each program.
    fn source(&self, programs: &[&(usize, Program)]) -> (String, Vec<usize>) {
        let mut text = String::from("#![allow(warnings, clippy::all)]\n#[macro_use]\nmod harness;\n");
        let mut lines = Vec::new();
        let mut checks = String::new();
        for (index, program) in programs {
            lines.push(text.matches('\n').count() + 1);
            let label = format!("p{index}");
            text.push_str(&render::module(program, &label, *index));
            checks.push_str(&format!(
                "    {label}::check(&mut r);\n    println!(\"hash {label} {{:016x}}\", r.hash);\n"
            ));
        }
        text.push_str(&format!(
            "fn main() {{
    std::panic::set_hook(Box::new(|_| {{}}));
    let mut r = harness::Report::default();
{checks}    for failure in &r.failures {{
        println!(\"failure {{failure}}\");
    }}
    println!(\"counts {{}} {{}} {{}} {{}}\", r.compared, r.left_out, r.comparisons, r.unclear);
}}
"
        ));
        (text, lines)
    }

    /// Checks that the program compiles without the attribute: if not, the generator is at fault.
    fn plain(&self, program: &Program) -> Result<(), String> {
        let mut printer = grammar::Printer::new(grammar::Numbers::Floats, "", 0);
        printer.program(program);
        let source = self.work.join("plain.rs");
        fs::write(&source, printer.out).expect("a writable temporary folder");
        let output = Command::new(&self.rustc)
            .args([
                "--edition",
                "2024",
                "--cap-lints",
                "allow",
                "--crate-type",
                "lib",
                "--emit",
                "metadata",
                "-o",
            ])
            .arg(self.work.join("plain.rmeta"))
            .arg("--extern")
            .arg(format!("autodiff={}", self.library.display()))
            .arg("-L")
            .arg(format!("dependency={}", self.dependencies.display()))
            .arg(&source)
            .output()
            .expect("rustc");
        if output.status.success() {
            Ok(())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }

    fn compile(&self, source: &Path, binary: &Path, release: bool) -> Result<(), String> {
        let mut command = Command::new(&self.rustc);
        command.args(["--edition", "2024", "--cap-lints", "allow", "-C", "debuginfo=0"]);
        if release {
            command.args(["-C", "opt-level=3"]);
        } else {
            command.args(["-C", "debug-assertions=on", "-C", "overflow-checks=on", "-C", "codegen-units=4"]);
        }
        let output = command
            .arg("--extern")
            .arg(format!("autodiff={}", self.library.display()))
            .arg("-L")
            .arg(format!("dependency={}", self.dependencies.display()))
            .arg("-o")
            .arg(binary)
            .arg(source)
            .output()
            .expect("rustc");
        if output.status.success() {
            Ok(())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }

    /// Runs a crate, not for longer than the limit.
    fn output(&self, binary: &Path, programs: &[&(usize, Program)], totals: &mut Totals) -> Option<String> {
        let out = binary.with_extension("out");
        let mut child = Command::new(binary)
            .stdout(fs::File::create(&out).expect("a writable temporary folder"))
            .spawn()
            .expect("the crate was compiled");
        let start = Instant::now();
        let status = loop {
            match child.try_wait().expect("a process of our own") {
                Some(status) => break Some(status),
                None if start.elapsed() > self.limit => {
                    _ = child.kill();
                    _ = child.wait();
                    break None;
                }
                None => std::thread::sleep(Duration::from_millis(5)),
            }
        };
        let text = fs::read_to_string(&out).unwrap_or_default();
        if status.is_some_and(|s| s.success()) {
            return Some(text);
        }
        // The first one without a hash is the one.
        let done = text.lines().filter(|l| l.starts_with("hash ")).count();
        let index = programs.get(done).map_or(usize::MAX, |p| p.0);
        let what = if status.is_none() { "timeout" } else { "crash: the program ended" };
        totals.failures.push((index, format!("{what}; those after it were not run")));
        None
    }
}
