//! Runs rustc on a text and says what it took.

use crate::text::Text;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The compiler, with the library as this benchmark was built with it.
pub struct Compiler {
    rustc: std::ffi::OsString,
    library: PathBuf,
    folder: PathBuf,
    scratch: PathBuf,
}

/// Seconds that a text costs.
pub struct Cost {
    /// The macro.
    pub expand: f64,
    /// What is generated, until it is checked.
    pub check: f64,
    /// The text without the attribute, until it is checked.
    pub plain: f64,
}

impl Compiler {
    pub fn find() -> Compiler {
        let own = std::env::current_exe().expect("the benchmark has a path");
        let folder = own.parent().expect("the benchmark is in a folder").to_path_buf();
        // Of several builds the one that was just made.
        let age = |path: &PathBuf| path.metadata().and_then(|m| m.modified()).ok();
        let libraries =
            std::fs::read_dir(&folder).expect("the folder can be read").flatten().map(|e| e.path());
        // A crate of another author's has the same name: the list of sources beside the library tells which one this is.
        let is_library = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let Some(stem) = name.strip_prefix("lib").and_then(|name| name.strip_suffix(".rlib")) else {
                return false;
            };
            let sources = || std::fs::read_to_string(folder.join(format!("{stem}.d"))).unwrap_or_default();
            stem.starts_with("autodiff-") && sources().contains("autodiff-runtime")
        };
        let library = libraries.filter(is_library).max_by_key(age).expect("the library was built");
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compile_time");
        std::fs::create_dir_all(&scratch).expect("a folder can be made");
        Compiler { rustc: std::env::var_os("RUSTC").unwrap_or("rustc".into()), library, folder, scratch }
    }

    /// What a text costs, at the least of some runs.
    pub fn cost(&self, text: &Text, runs: usize) -> Cost {
        let least =
            |text: &str, emit: &str| (0..runs).map(|_| self.run(text, emit)).fold(f64::INFINITY, f64::min);
        let (expanded, checked) = (least(&text.annotated, "dep-info"), least(&text.annotated, "metadata"));
        let (read, plain) = (least(&text.plain, "dep-info"), least(&text.plain, "metadata"));
        Cost { expand: expanded - read, check: (checked - expanded) - (plain - read), plain }
    }

    /// Seconds of one run.
    fn run(&self, text: &str, emit: &str) -> f64 {
        let source = self.scratch.join("text.rs");
        std::fs::write(&source, text).expect("the text can be written");
        let (before, start) = (children(), Instant::now());
        let output = Command::new(&self.rustc)
            .args(["--edition", "2024", "--crate-type", "lib", "--crate-name", "text"])
            .arg(format!("--emit={emit}"))
            .arg("--extern")
            .arg(format!("autodiff={}", self.library.display()))
            .arg("-L")
            .arg(format!("dependency={}", self.folder.display()))
            .arg("--out-dir")
            .arg(&self.scratch)
            .arg(&source)
            .output()
            .expect("the compiler runs");
        let wall = start.elapsed().as_secs_f64();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        match (before, children()) {
            (Some(before), Some(after)) => after - before,
            _ => wall,
        }
    }
}

/// CPU seconds of the processes that this one has waited for, where the system says so in a file.
fn children() -> Option<f64> {
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // After the name in parentheses; user and system time of children are the 16th and 17th entry of the whole.
    let mut entries = stat.rsplit_once(") ")?.1.split(' ').skip(13);
    let mut next = || entries.next()?.parse::<f64>().ok();
    Some((next()? + next()?) / TICKS)
}
