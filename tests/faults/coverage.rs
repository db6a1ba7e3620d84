//! No program of `tests/data/faults.json` is forgotten: each is a test here, or one of `tests/ui/faults` where it must not compile.

use std::path::Path;

/// `(id, status)` of each program.
fn listed() -> Vec<(String, String)> {
    let text = include_str!("../data/faults.json");
    let strings = |key: &str| -> Vec<String> {
        let start = format!("\"{key}\": \"");
        text.lines()
            .filter_map(|line| Some(line.trim().strip_prefix(&start)?.split('"').next()?.to_string()))
            .collect()
    };
    let (ids, statuses) = (strings("id"), strings("status"));
    assert_eq!(ids.len(), statuses.len());
    ids.into_iter().zip(statuses).collect()
}

/// The names of the tests in this folder.
fn tests() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults");
    let mut out = vec![];
    for entry in std::fs::read_dir(folder).unwrap() {
        let source = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let lines: Vec<&str> = source.lines().map(str::trim).collect();
        let after = lines.windows(2).filter(|pair| pair[0] == "#[test]").map(|pair| pair[1]);
        out.extend(after.filter_map(|line| Some(line.strip_prefix("fn ")?.split('(').next()?.to_string())));
    }
    out
}

/// The names of the programs that must not compile.
fn refused() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui/faults");
    ["", "later"]
        .iter()
        .filter_map(|sub| std::fs::read_dir(folder.join(sub)).ok())
        .flatten()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().to_string())
        .filter_map(|name| name.strip_suffix(".rs").map(str::to_string))
        .collect()
}

#[test]
fn each_program_is_there_once() {
    let (tests, refused) = (tests(), refused());
    let count = |all: &[String], name: &str| all.iter().filter(|other| *other == name).count();
    let listed = listed();
    assert_eq!(listed.len(), 86);
    for (id, status) in listed {
        let name = id.replace('-', "_");
        let found = (count(&tests, &name), count(&refused, &name));
        let wanted = match status.as_str() {
            "numeric" | "convention" => found == (1, 0),
            "compile_error" => found == (0, 1),
            "numeric_or_compile_error" | "compile_error_or_numeric" => found == (1, 0) || found == (0, 1),
            other => panic!("{id}: what is `{other}`?"),
        };
        assert!(wanted, "{id} is to be {status}: {} tests, {} programs that are refused", found.0, found.1);
    }
}
