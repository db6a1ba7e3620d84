//! Random bytes for a target, on the stable compiler.
//!
//! The work is done in a child process, so that an overflow of the stack is a finding like any other.
use crate::judge::judge;
use crate::shrink::shrink;
use crate::{Input, Target};
use std::collections::BTreeSet;
use std::io::{Read, Seek, SeekFrom, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// How long the child may be busy with one input, making it smaller included.
const PATIENCE: Duration = Duration::from_secs(40);

/// Sebastiano Vigna's generator.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

fn bytes(seed: u64, number: u64) -> Vec<u8> {
    let mut rng =
        SplitMix64(seed.wrapping_mul(0x1000_0000_01b3) ^ number.wrapping_mul(0x5851_f42d_4c95_7f2d));
    let length = 8 + rng.next() % 120;
    (0..length).map(|_| (rng.next() >> 24) as u8).collect()
}

/// Runs a target for `--seconds N` from `--seed N`, or only `--number N`; says what fails, made smaller.
pub fn drive(name: &str, target: Target) -> ExitCode {
    let (mut seconds, mut seed, mut first, mut only, mut child) = (20, 1, 0, None, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(option) = arguments.next() {
        let value = arguments.next().unwrap_or_default();
        let number = || value.parse::<u64>().unwrap_or_else(|_| panic!("{option} takes a number"));
        match option.as_str() {
            "--seconds" => seconds = number(),
            "--seed" => seed = number(),
            "--first" => first = number(),
            "--number" => only = Some(number()),
            "--child" => child = Some(value.clone()),
            other => panic!("there is no option {other}: --seconds N, --seed N, --number N"),
        }
    }
    if let Some(number) = only {
        let input = target(&bytes(seed, number));
        println!("options: {}\nitem: {}", input.options, input.item);
        println!("{}", fault(&input).unwrap_or_else(|| "nothing is wrong".into()));
        return ExitCode::SUCCESS;
    }
    if let Some(progress) = child {
        work(target, seed, first, Duration::from_secs(seconds), &progress);
        return ExitCode::SUCCESS;
    }
    let mut kinds = known(name);
    let start = Instant::now();
    let end = Duration::from_secs(seconds);
    let progress = std::env::temp_dir().join(format!("autodiff-fire-{}-{name}", std::process::id()));
    let mut number = first;
    let mut inputs = 0;
    while start.elapsed() < end {
        std::fs::write(&progress, number.to_le_bytes()).expect("a writable temporary folder");
        let left = (end - start.elapsed()).as_secs().max(1);
        let said = progress.with_extension("said");
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args([
                "--seed",
                &seed.to_string(),
                "--first",
                &number.to_string(),
                "--seconds",
                &left.to_string(),
                "--child",
            ])
            .arg(&progress)
            .stdout(std::fs::File::create(&said).expect("a writable temporary folder"))
            .spawn()
            .expect("this program, once more");
        let reached = || {
            let mut bytes = [0; 8];
            _ = std::fs::File::open(&progress).and_then(|mut f| f.read_exact(&mut bytes));
            u64::from_le_bytes(bytes)
        };
        // An input that keeps the child busy for long is a finding; so is one that ends it.
        let (mut last, mut since) = (number, Instant::now());
        let ended = loop {
            match child.try_wait().expect("a process of our own") {
                Some(status) if status.success() => break None,
                Some(status) => break Some(format!("the process ended, {status}: the stack?")),
                None if since.elapsed() > PATIENCE => {
                    _ = child.kill();
                    _ = child.wait();
                    break Some("no end is in sight".into());
                }
                None => std::thread::sleep(Duration::from_millis(20)),
            }
            if last != reached() {
                (last, since) = (reached(), Instant::now());
            }
        };
        let reached = reached();
        let text = std::fs::read_to_string(&said).unwrap_or_default();
        for finding in text.split('\u{1}').filter(|t| !t.trim().is_empty()) {
            let kind = finding.lines().next().unwrap_or_default().to_string();
            if kinds.insert(kind) {
                println!("{}", finding.trim());
            }
        }
        if let Some(ended) = ended {
            let input = target(&bytes(seed, reached));
            kinds.insert(format!("{ended} {reached}"));
            println!(
                "{ended} --seed {seed} --number {reached}\n  {:?}({})\n  {}",
                input.macro_, input.options, input.item
            );
        }
        inputs += reached + 1 - number;
        number = reached + 1;
    }
    _ = std::fs::remove_file(progress.with_extension("said"));
    _ = std::fs::remove_file(progress);
    println!("{name}: {inputs} inputs, {} findings, {:.0} s", kinds.len(), start.elapsed().as_secs_f64());
    if kinds.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Judges the inputs of `regressions/` once more, in one of the targets.
fn known(name: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    if name != "function" {
        return found;
    }
    let inputs = crate::corpus::regressions();
    for (file, input) in &inputs {
        if let Some(fault) = fault(input) {
            println!("regressions/{file}: {fault}");
            found.insert(format!("{file} {fault}"));
        }
    }
    println!("{} inputs of regressions/", inputs.len());
    found
}

/// In the child: one input after the other, its number noted before.
fn work(target: Target, seed: u64, first: u64, time: Duration, progress: &str) {
    std::panic::set_hook(Box::new(|_| {}));
    let mut file = std::fs::File::options().write(true).open(progress).expect("the parent's file");
    let start = Instant::now();
    let mut known = BTreeSet::new();
    for number in first.. {
        if start.elapsed() > time {
            return;
        }
        file.seek(SeekFrom::Start(0))
            .and_then(|_| file.write_all(&number.to_le_bytes()))
            .expect("the parent's file");
        let input = target(&bytes(seed, number));
        let Some(found) = fault(&input) else { continue };
        let class = class(&found);
        if !known.insert(class.clone()) {
            continue;
        }
        // Time depends on what else the machine does: once more.
        if found.starts_with("took") && fault(&input).is_none() {
            continue;
        }
        let until = Instant::now() + Duration::from_secs(20);
        let small = shrink(&input, &mut |candidate| {
            Instant::now() < until && fault(candidate).is_some_and(|f| self::class(&f) == class)
        });
        let found = fault(&small).unwrap_or(found);
        println!(
            "\u{1}{class}\n  {found}\n  --seed {seed} --number {number}, made smaller:\n  {:?}({}) invisible {}\n  {}\n",
            small.macro_, small.options, small.invisible, small.item
        );
    }
}

/// What is wrong with what the macro does, a panic included.
fn fault(input: &Input) -> Option<String> {
    match catch_unwind(AssertUnwindSafe(|| judge(input))) {
        Ok(outcome) => outcome.err(),
        Err(payload) => {
            let text = payload.downcast_ref::<String>().cloned();
            let text = text.or_else(|| payload.downcast_ref::<&str>().map(ToString::to_string));
            Some(format!("panic: {}", text.unwrap_or_default()))
        }
    }
}

/// The same for faults of one kind: without numbers and quoted names.
fn class(fault: &str) -> String {
    let outside = fault.split('`').step_by(2).collect::<Vec<_>>().join("…");
    outside.chars().filter(|c| !c.is_ascii_digit()).take(90).collect()
}
