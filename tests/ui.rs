//! Programs that must not compile, what the compiler says of each, and the page of errors that is made from them.
//!
//! Each program opens with a line on when the error appears and, where the message does not end with the remedy, a line
//! `Instead: …`. To bless: `TRYBUILD=overwrite cargo test --test ui refusals`, read every `.stderr` that differs, then
//! `BLESS=1 cargo test --test ui page`. Texts are compared word by word on the compiler named in `tests/ui/BLESSED_WITH` only.
//!
//! The folders `later` hold programs whose feature or whose message is not there yet;
//! `cargo test --test ui later -- --ignored --nocapture` says which of them can move up, `tests/ui/LATER.md` why they wait.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folders, in the order of the page.
const FOLDERS: [(&str, &str); 13] = [
    ("item", "Where the attribute stands"),
    ("options", "Options of the attribute"),
    ("signature", "Parameters and results"),
    ("derive", "`#[derive(Differentiable)]`"),
    ("check", "Checks of gradients"),
    ("expression", "Expressions"),
    ("statement", "Statements"),
    ("call", "Calls"),
    ("checkpoint", "Checkpoints"),
    ("macro", "Macros"),
    ("type", "Errors of the type checker"),
    ("traps", "What would give a wrong gradient elsewhere"),
    ("faults", "What other tools stumble over"),
];

const PREFACE: &str = "\
# Errors

Made from the programs in `tests/ui` and what the compiler says of them by `BLESS=1 cargo test --test ui page`; do not edit.

What cannot be differentiated is an error on its own tokens: what is wrong; what to write instead. It is never a gradient of zero.
Messages with a number (`E0433`) are the compiler's own, on tokens of the program as written. Two mistakes are two errors, but
the compiler reports names that it cannot find, calls of functions without the attribute among them, only when the messages
without a number are dealt with.
";

/// What the compiler says of a program: the text of one `.stderr`.
struct Said {
    text: String,
}

impl Said {
    /// Its errors, each a headline with what belongs to it.
    fn errors(&self) -> Vec<&str> {
        let starts = self.text.match_indices("error").map(|(at, _)| at);
        let starts: Vec<usize> = starts
            .filter(|at| *at == 0 || self.text[..*at].ends_with("\n\n"))
            .chain([self.text.len()])
            .collect();
        starts.windows(2).map(|pair| self.text[pair[0]..pair[1]].trim()).collect()
    }
}

/// A message without its number.
fn message(error: &str) -> &str {
    let line = headline(error);
    line.split_once(": ").map_or(line, |(_, message)| message)
}

fn headline(error: &str) -> &str {
    error.lines().next().unwrap_or_default()
}

/// The number of the compiler's own errors.
fn number(error: &str) -> Option<&str> {
    headline(error).strip_prefix("error[").and_then(|rest| rest.split(']').next())
}

/// The line of the program at which an error points.
fn line(error: &str) -> Option<usize> {
    let (_, place) = error.split_once("--> ")?;
    place.lines().next()?.split(':').nth(1)?.parse().ok()
}

/// A program with what is said of it.
struct Case {
    path: PathBuf,
    program: String,
    said: Said,
}

impl Case {
    fn read(path: &Path, stderr: &Path) -> Case {
        let said = Said { text: read(stderr) };
        Case { path: path.to_path_buf(), program: read(path), said }
    }

    fn name(&self) -> String {
        let mut parts = self.path.iter().rev().map(|part| part.to_string_lossy());
        let file = parts.next().unwrap();
        let folder = parts.find(|part| part != "later").unwrap();
        format!("{folder}/{}", file.trim_end_matches(".rs"))
    }

    fn folder(&self) -> String {
        self.name().split('/').next().unwrap().to_string()
    }

    /// When the error appears, and what to write instead if the message does not say so.
    fn header(&self) -> (String, Option<String>) {
        let lines: Vec<&str> = self.program.lines().map_while(|line| line.strip_prefix("//! ")).collect();
        let all = lines.join(" ");
        match all.split_once(" Instead: ") {
            Some((when, instead)) => (when.to_string(), Some(instead.to_string())),
            None => (all, None),
        }
    }

    /// What a reader has to see of the program.
    fn example(&self) -> String {
        let lines = self.program.lines().skip_while(|line| line.starts_with("//!"));
        let text = lines.filter(|line| !line.starts_with("use autodiff::")).collect::<Vec<_>>().join("\n");
        text.trim().trim_end_matches("fn main() {}").trim().to_string()
    }

    /// How many mistakes there are in it.
    fn mistakes(&self) -> usize {
        if self.name().contains("/two_") { 2 } else { 1 }
    }

    /// What is wrong with the errors themselves.
    fn faults(&self) -> Vec<String> {
        let mut out = vec![];
        let errors = self.said.errors();
        if errors.len() != self.mistakes() {
            out.push(format!("{} errors for {} mistakes", errors.len(), self.mistakes()));
        }
        for error in errors {
            let at = line(error).and_then(|line| self.program.lines().nth(line - 1)).unwrap_or_default();
            if at.trim_start().starts_with("#[d") && !self.points_at_options(error) {
                out.push(format!("points at the attribute: {}", headline(error)));
            }
            if let Some(word) = words(error).find(|word| is_generated(word)) {
                out.push(format!("mentions the generated name `{word}`: {}", headline(error)));
            }
            if number(error).is_none() {
                out.extend(self.faults_of_ours(message(error)));
            }
        }
        let (when, instead) = self.header();
        if !when.ends_with(['.', ':']) {
            out.push("does not open with a line on when the error appears".to_string());
        }
        let remedy = self.said.errors().iter().all(|error| message(error).contains("; "));
        if !remedy && instead.is_none() {
            out.push("neither the message nor the program says what to write instead".to_string());
        }
        out
    }

    fn points_at_options(&self, error: &str) -> bool {
        number(error).is_none() && matches!(self.folder().as_str(), "options" | "derive")
    }

    /// Messages of ours are written in one way.
    fn faults_of_ours(&self, message: &str) -> Option<String> {
        let first = message.chars().next().unwrap_or(' ');
        (first.is_uppercase() || message.ends_with('.') || message.matches('`').count() % 2 == 1)
            .then(|| format!("is not lower case without a full stop: {message}"))
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Names that only generated code has; the functions and the record that users call are not among them.
fn is_generated(word: &str) -> bool {
    let temporary = word
        .strip_prefix('t')
        .is_some_and(|rest| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit()));
    let parts = ["_adj", "_sweep", "check_callee", "partials", "pullback", "reverse_call"];
    temporary || parts.iter().any(|part| word.contains(part))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// The programs of a folder, in order.
fn programs_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return vec![] };
    let files = entries.map(|entry| entry.unwrap().path());
    let mut programs: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|e| e == "rs")).collect();
    programs.sort();
    programs
}

fn programs() -> Vec<PathBuf> {
    FOLDERS.iter().flat_map(|(folder, _)| programs_in(&root().join("tests/ui").join(folder))).collect()
}

fn cases() -> Vec<Case> {
    programs().iter().map(|path| Case::read(path, &path.with_extension("stderr"))).collect()
}

/// `1.95` of `rustc 1.95.0 (59807616e 2026-04-14)`.
fn compiler() -> String {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("--version").output().expect("the compiler runs");
    let version = String::from_utf8(output.stdout).unwrap();
    let number = version.split_whitespace().nth(1).unwrap_or_default();
    number.splitn(3, '.').take(2).collect::<Vec<_>>().join(".")
}

fn blessed_compiler() -> String {
    read(&root().join("tests/ui/BLESSED_WITH")).trim().to_string()
}

/// Copies programs into a folder of the build and has this compiler say what it will of them.
fn said_now(programs: &[PathBuf], pattern: &str) -> Vec<Case> {
    let copies = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ui");
    let _ = std::fs::remove_dir_all(&copies);
    let mut out = vec![];
    for path in programs {
        let copy = copies.join(path.strip_prefix(root().join("tests/ui")).unwrap());
        std::fs::create_dir_all(copy.parent().unwrap()).unwrap();
        std::fs::copy(path, &copy).unwrap();
        out.push(copy);
    }
    // trybuild writes a text only if the environment tells it to, and the environment is read-only here.
    let test = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "compile_copies"])
        .env("TRYBUILD", "overwrite")
        .env("UI_COPIES", copies.join(pattern))
        .output()
        .unwrap();
    let log = String::from_utf8_lossy(&test.stdout);
    let stderr = |copy: &Path| {
        let file = copy.with_extension("stderr");
        if !file.exists() {
            let nothing = if log.contains("test result") { "" } else { panic!("{log}") };
            std::fs::write(&file, nothing).unwrap();
        }
        file
    };
    programs.iter().zip(&out).map(|(path, copy)| Case::read(path, &stderr(copy))).collect()
}

/// The other half of `said_now`.
#[test]
#[ignore = "run by other tests, on copies"]
fn compile_copies() {
    if let Some(copies) = std::env::var_os("UI_COPIES") {
        trybuild::TestCases::new().compile_fail(copies);
    }
}

#[test]
fn refusals() {
    if compiler() == blessed_compiler() {
        return trybuild::TestCases::new().compile_fail("tests/ui/*/*.rs");
    }
    assert!(
        std::env::var_os("TRYBUILD").is_none(),
        "write this compiler's version into tests/ui/BLESSED_WITH first"
    );
    // Another compiler has other words for its own errors, at the same places.
    let mut missing = vec![];
    for (case, now) in cases().iter().zip(said_now(&programs(), "*/*.rs")) {
        let gist = |error: &&str| number(error).unwrap_or(message(error)).to_string();
        let wanted = case.said.errors().first().map(gist).unwrap_or_default();
        let found: Vec<String> = now.said.errors().iter().map(gist).collect();
        if !found.contains(&wanted) {
            missing.push(format!("{}: `{wanted}` is not among {found:?}", case.name()));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_mistake_is_one_error_on_its_own_tokens() {
    let faults = |case: Case| case.faults().into_iter().map(move |fault| format!("{}: {fault}", case.name()));
    let faults: Vec<String> = cases().into_iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Messages that no program of ours leads to, and why they are there. A list to be made shorter.
const NO_PROGRAM: &[(&str, &str)] = &[
    (
        "`{method}` needs the feature `rayon` of `autodiff-runtime`; turn it on in Cargo.toml, or iterate in order",
        "the tests have the feature",
    ),
    (
        "the macro cannot read this: {error}; write it in another way",
        "rustc reads less than syn, and is asked first",
    ),
    (
        "`..` before the last field of a pattern is not supported; write `_` for each field",
        "new: a program is still to be written",
    ),
    (
        "a closure, iterator or `&mut` in a field of a struct is not supported; keep it in a variable of its own",
        "new: a program is still to be written",
    ),
    (
        "a reference in a field of a struct that is made here is not supported; hold the value itself",
        "new: a program is still to be written",
    ),
    (
        "second derivatives of this function are not supported: it keeps more than numbers between its sweeps; take `hvp` and `hessian` off it",
        "new: a program is still to be written",
    ),
    (
        "second derivatives through vectors of vectors that are made in a loop are not supported; use one flat vector",
        "new: a program is still to be written",
    ),
    (
        "the macro does not see an `Option` or `Result` in each item here; end the closure with `Some(..)` or `Ok(..)`",
        "new: a program is still to be written",
    ),
    (
        "the macro does not see the struct that the other fields come from; bind it with a typed `let`",
        "new: a program is still to be written",
    ),
    (
        "the macro does not see whether this field carries a derivative; write the type of the value",
        "new: a program is still to be written",
    ),
    (
        "the payload of this pattern may carry a derivative and the macro cannot see its type; match on an `Option`, or use fields",
        "new: a program is still to be written",
    ),
    ("this pattern is not supported here; use `if` instead", "new: a program is still to be written"),
    (
        "this pattern is not supported in a differentiated function; bind the parts with a `let` each",
        "new: a program is still to be written",
    ),
    (
        "a copy of a struct that carries derivatives is not supported here; bind its fields first",
        "new: a program is still to be written",
    ),
    ("not a type; derive `Differentiable` on a struct", "rustc says so before the derive is asked"),
    (
        "the rule of this operation could not be read; please report this",
        "a fault in the rule table; its tests find it",
    ),
    (
        "this operator is not supported in a differentiated function; write it with `+ - * /`",
        "syn may know more operators one day",
    ),
    (
        "this condition is not supported; use a comparison",
        "conditions that are no numbers are refused where they are read",
    ),
    ("this is not understood; {FORMS}", "the parts of it are refused one by one"),
    (
        "what this holds is not visible to the macro; pass its parts",
        "lowering refuses it first: the last guard of the sweeps",
    ),
    ("the length of this array is not understood; name it with a `const`", "as above"),
    (
        "repeating an array that carries derivatives is not supported; write its elements in a loop",
        "as above",
    ),
    ("forward mode does not see what this holds; write its floats out", "as above"),
    ("this tuple is not understood; pass its parts", "as above"),
    (
        "the items of this iterator are not understood; write a `for` loop",
        "iterators of iterators are refused at their closure",
    ),
    (
        "a result of this kind is not supported; return a float, a tuple, an array or a vector of floats",
        "what is no number is left to rustc where the signature says number",
    ),
    ("the macro does not see that this name is `mut`; write `let mut`", "rustc refuses the assignment, too"),
    (
        "a `move` closure over a variable of this type that is `mut` is not supported; bind its fields first",
        "structs that change are refused at the write",
    ),
    (
        "the macro does not see what this `Option` or `Result` holds; end with `Some(..)`, `Ok(..)` or an annotated call",
        "helpers that carry nothing are taken; kept for what is not",
    ),
    (
        "the macro does not see what this function takes; write a closure that calls it",
        "the methods of std that are known are known with their arguments",
    ),
    (
        "the type that `into` gives is not visible to the macro; write `f64::from(x)`",
        "of floats another message comes first",
    ),
    (
        "this conversion between type parameters is not supported; convert from `f64`",
        "needs two float types with a conversion between them",
    ),
    (
        "this variable belongs to the state of a checkpointed loop and the macro does not see its type; bind it with a `let` that writes the type",
        "guard of the pass",
    ),
    (
        "`disk` needs a feature of the crate; write `autodiff-runtime = { version = \"..\", features = [\"disk\"] }` in `Cargo.toml`",
        "these programs have the feature; a test beside the message has not",
    ),
    (
        "a matrix of derivatives takes several runs, and this parameter is changed by each; take it by value",
        "guard of the pass",
    ),
    (
        "a tuple that holds arrays or vectors is not supported as an element; use one vector per part",
        "new: a program is still to be written",
    ),
    ("an array of tuples is not supported here; use one array per part", "rustc refuses arrays of two types"),
    (
        "forward mode of elements that are tuples wants floats only; keep the rest in a vector of its own",
        "new",
    ),
    (
        "the macro does not see a tuple on the right; assign the parts one by one",
        "comes with a second message so far",
    ),
];

/// Every message in the sources of the macro: what is wrong; what to write instead.
fn messages() -> Vec<String> {
    let mut folders = vec![root().join("autodiff-macros/src")];
    let mut out = vec![];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if !["tests.rs", "expansions.rs", "explain.rs"].iter().any(|other| path.ends_with(other)) {
                literals(&read(&path), &mut out);
            }
        }
    }
    let is_message = |text: &String| {
        let first = text.chars().next().unwrap_or(' ');
        (first.is_lowercase() || first == '`') && text.contains("; ") && text.contains(' ')
    };
    out.retain(is_message);
    out.sort();
    out.dedup();
    out
}

/// The texts in quotes, outside of comments and tests.
fn literals(source: &str, out: &mut Vec<String>) {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let line = line.replace("\\\"", "\u{1}");
        let texts = line.split('"').skip(1).step_by(2);
        // A text may go on in the next line.
        out.extend(texts.map(|text| text.replace('\u{1}', "\"").trim_end_matches('\\').to_string()));
    }
}

/// Whether a line is a message with its `{…}` filled in.
fn fills(line: &str, message: &str) -> bool {
    let mut rest = line;
    let pieces = message.split('{').enumerate().map(|(k, piece)| match piece.split_once('}') {
        Some((_, after)) if k > 0 => after,
        _ => piece,
    });
    for piece in pieces {
        match rest.find(piece) {
            Some(at) => rest = &rest[at + piece.len()..],
            None => return false,
        }
    }
    true
}

#[test]
fn every_message_has_a_program() {
    let said: Vec<String> = cases().into_iter().map(|case| case.said.text).collect();
    let lines: Vec<&str> = said.iter().flat_map(|text| text.lines()).collect();
    let has_program = |message: &str| lines.iter().any(|line| fills(line, message));
    let all = messages();
    let listed = |message: &String| NO_PROGRAM.iter().any(|(text, _)| text == message);
    let missing: Vec<&String> = all.iter().filter(|m| !listed(m) && !has_program(m)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    let gone = |text: &str| !all.iter().any(|message| message == text) || has_program(text);
    let stale: Vec<&str> = NO_PROGRAM.iter().map(|(text, _)| *text).filter(|text| gone(text)).collect();
    assert!(stale.is_empty(), "to be taken off the list: {stale:#?}");
}

#[test]
fn every_folder_is_on_the_page() {
    for entry in std::fs::read_dir(root().join("tests/ui")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().to_string();
        assert!(
            !path.is_dir() || FOLDERS.iter().any(|(folder, _)| *folder == name),
            "`{name}` is not in FOLDERS"
        );
    }
}

#[test]
#[ignore = "a list for whoever works on a feature"]
fn later() {
    let waiting: Vec<PathBuf> = FOLDERS
        .iter()
        .flat_map(|(folder, _)| programs_in(&root().join("tests/ui").join(folder).join("later")))
        .collect();
    for case in said_now(&waiting, "*/later/*.rs") {
        let faults = case.faults();
        println!("{}", case.name());
        if case.said.errors().is_empty() {
            println!("    compiles");
            continue;
        }
        for error in case.said.errors().iter().take(3) {
            println!("    {}", headline(error));
        }
        let of_the_program = ["does not open", "neither the message"];
        for fault in
            faults.iter().filter(|fault| !of_the_program.iter().any(|start| fault.starts_with(start))).take(3)
        {
            println!("    ! {fault}");
        }
    }
}

/// What an entry of the page stands for: messages of ours that differ in what is in backticks are one, the compiler's own
/// say too little to be one.
fn kind(case: &Case) -> String {
    let error = case.said.errors()[0];
    if number(error).is_some() {
        return case.name();
    }
    let parts = message(error).split('`').enumerate();
    parts.map(|(k, part)| if k % 2 == 0 { part } else { "…" }).collect::<Vec<_>>().join("`")
}

fn page(cases: &[Case]) -> String {
    // Programs with two mistakes are about the two.
    let single: Vec<&Case> = cases.iter().filter(|case| case.mistakes() == 1).collect();
    let mut kinds: BTreeMap<String, Vec<&Case>> = BTreeMap::new();
    for case in &single {
        kinds.entry(kind(case)).or_default().push(case);
    }
    let mut page = PREFACE.to_string();
    for (folder, title) in FOLDERS {
        let here =
            single.iter().filter(|case| case.folder() == folder).map(|case| (case, &kinds[&kind(case)]));
        let firsts = here.filter(|(case, all)| all[0].name() == case.name());
        let entries: String = firsts.map(|(_, all)| entry(all)).collect();
        if !entries.is_empty() {
            write!(page, "\n## {title}\n{entries}").unwrap();
        }
    }
    page
}

/// One message with the programs that lead to it.
fn entry(cases: &[&Case]) -> String {
    let case = cases[0];
    let error = case.said.errors()[0];
    let (when, instead) = case.header();
    let (title, when, text) = match number(error) {
        None => (message(error), when.as_str(), excerpt(error)),
        Some(_) => {
            let (title, rest) = when.split_once(". ").unwrap_or((when.trim_end_matches('.'), ""));
            (title, rest, format!("{}\n{}", headline(error), excerpt(error)))
        }
    };
    let mut out = format!("\n### {title}\n\n");
    if !when.is_empty() {
        writeln!(out, "{when}\n").unwrap();
    }
    write!(out, "```rust\n{}\n```\n\n```text\n{text}\n```\n", case.example()).unwrap();
    let remedy = message(error).split_once("; ").map(|(_, remedy)| remedy.trim_end_matches(" instead"));
    if let Some(instead) = instead.or(remedy.map(|remedy| format!("{remedy}."))) {
        writeln!(out, "\nInstead: {instead}").unwrap();
    }
    if cases.len() > 1 {
        out.push_str("\nAlso:\n\n");
        for other in &cases[1..] {
            let (when, _) = other.header();
            writeln!(out, "* {} ([program](../tests/ui/{}.rs))", when.trim_end_matches('.'), other.name())
                .unwrap();
        }
    }
    out
}

/// The place in the program, without what the compiler adds in notes.
fn excerpt(error: &str) -> String {
    let is_note =
        |line: &str| ["= ", "note:", "help:"].iter().any(|start| line.trim_start().starts_with(start));
    let lines = error.lines().skip(1).take_while(|line| !is_note(line));
    let lines: Vec<&str> = lines.filter(|line| !line.trim_start().starts_with("--> ")).collect();
    lines.join("\n").trim_end_matches(['|', ' ', '\n']).to_string()
}

#[test]
fn page_is_fresh() {
    let file = root().join("docs/errors.md");
    let text = page(&cases());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let now = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(now == text, "docs/errors.md is not fresh; `BLESS=1 cargo test --test ui page` writes it anew");
}
