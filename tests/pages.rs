//! The pages: those made from the rule table and from the expansions are fresh, programs run, links lead somewhere.
//!
//! `BLESS=1 cargo test --test pages` writes anew what is made; read the difference before committing it.

use std::fmt::Write;
use std::path::{Path, PathBuf};

/// A row of the rule table, as text and numbers.
struct Row {
    written: &'static str,
    result: &'static str,
    floats: &'static [&'static str],
    ints: &'static [&'static str],
    /// An operand and its local derivative; a missing operand has a derivative of zero everywhere.
    slopes: &'static [(&'static str, &'static str)],
    /// Where a local derivative is zero by selection; `false` if nowhere.
    zeros: &'static [&'static str],
    singular: bool,
    on: &'static str,
    at: &'static [(&'static [f64], &'static [f64])],
}

macro_rules! rows {
    (operators { $($operators:tt)* } methods { $($methods:tt)* }) => {
        const OPERATORS: &[Row] = rows!(@ $($operators)*);
        const METHODS: &[Row] = rows!(@ $($methods)*);
    };
    (@ $(
        $name:ident($($x:ident as $active:ident),+; $($n:ident),*) -> $result:ident { $value:expr }
            [$($operand:ident => { $slope:expr } zero { $zero:expr },)*]
            singular { $singular:literal } on { $on:expr }
            at { $(($($point:expr),+) => [$($promised:expr),+],)* }
    )*) => {
        &[$(Row {
            written: stringify!($value),
            result: stringify!($result),
            floats: &[$(stringify!($x)),+],
            ints: &[$(stringify!($n)),*],
            slopes: &[$((stringify!($operand), stringify!($slope))),*],
            zeros: &[$(stringify!($zero)),*],
            singular: $singular,
            on: stringify!($on),
            at: &[$((&[$($point as f64),+], &[$($promised),+])),*],
        }),*]
    };
}

autodiff::__rules!(rows);

const OPENING: &str = "\
# Primitives

Made from the rule table (`autodiff-macros/src/rules.rs`) by `BLESS=1 cargo test --test pages`; do not edit. The compiler, the
forward-mode numbers and the tests read the same rows. The reasons are in [conventions.md](conventions.md).

* *Local derivatives*: the derivative of the result by each operand; of several cases the first that applies. The result is `v`.
  `share(y)` is 0.5 where `y` is active and 0 where it is a constant.
* *Keeps*: what the formulas read, and so what the reverse sweep needs of the forward sweep.
* *Domain*: outside of it every local derivative is NaN, as is the value.
* *Promised*: local derivatives at kinks and singular points, all operands active.
* *Rules*: **S1** a zero by selection is never multiplied; **S2** an adjoint that is exactly zero stops here.

Every promise is a test (`tests/rules`), and so are values and local derivatives at 488 points, against multiple-precision numbers.
";

const HEADER: &str = "
| written | local derivatives | keeps | domain | promised | rules |
|---|---|---|---|---|---|
";

fn primitives() -> String {
    let mut page = OPENING.to_string();
    for (heading, rows) in [("Operators", OPERATORS), ("Methods", METHODS)] {
        write!(page, "\n## {heading}\n{HEADER}").unwrap();
        for row in rows {
            let cells = [
                format!("`{}`", readable(row.written)),
                row.derivatives(),
                row.keeps(),
                if row.on == "true" { String::new() } else { format!("`{}`", readable(row.on)) },
                row.promised(),
                row.rules(),
            ];
            writeln!(page, "| {} |", cells.join(" | ")).unwrap();
        }
    }
    page
}

impl Row {
    fn derivatives(&self) -> String {
        let of = |x: &&str| {
            let slope =
                self.slopes.iter().find(|(operand, _)| operand == x).map_or("0.0", |(_, slope)| slope);
            let name = if self.floats.len() == 1 { String::new() } else { format!("{x}: ") };
            name + &cases(&readable(&self.unshared(slope)))
        };
        self.floats.iter().map(of).collect::<Vec<_>>().join("<br>")
    }

    /// `share(y)` as the table has it.
    fn unshared(&self, slope: &str) -> String {
        let mut slope = squeezed(slope);
        for x in self.floats {
            slope = slope.replace(&format!("if {x}_active {{ 0.5 }} else {{ 0.0 }}"), &format!("share({x})"));
        }
        slope
    }

    fn keeps(&self) -> String {
        let formulas: Vec<String> = self.slopes.iter().map(|(_, slope)| self.unshared(slope)).collect();
        let reads = |name: &&&str| {
            // Sharing asks for activity, which is known when the program is compiled.
            let shared = format!("share({name})");
            let words = |f: &String| {
                f.replace(&shared, "").split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == **name)
            };
            formulas.iter().any(words)
        };
        let names = self.floats.iter().chain(self.ints).chain([&self.result]);
        names.filter(reads).map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
    }

    fn promised(&self) -> String {
        let list = |all: &[f64]| all.iter().map(|x| number(*x)).collect::<Vec<_>>().join(", ");
        let one = |(point, slopes): &(&[f64], &[f64])| format!("({}): {}", list(point), list(slopes));
        self.at.iter().map(one).collect::<Vec<_>>().join("<br>")
    }

    fn rules(&self) -> String {
        let selects = self.slopes.len() < self.floats.len() || self.zeros.iter().any(|zero| *zero != "false");
        let rules = [(selects, "S1"), (self.singular, "S2")];
        rules.iter().filter(|(has, _)| *has).map(|(_, rule)| *rule).collect::<Vec<_>>().join(" ")
    }
}

/// One spelling of an expression, whatever spaces the compiler prints between its tokens.
fn squeezed(expression: &str) -> String {
    let words = expression.split_whitespace().collect::<Vec<_>>().join(" ");
    let signs = ["= - ", "< - ", "> - ", "{ - ", "(- ", "! "];
    let text =
        signs.iter().fold(words.replace(" :: ", "::"), |text, sign| text.replace(sign, sign.trim_end()));
    text.strip_prefix("- ").map_or(text.clone(), |operand| format!("-{operand}"))
}

/// Rust as a table cell shows it: no paths, no bars.
fn readable(expression: &str) -> String {
    let replacements = [
        ("std::f64::consts::", ""),
        ("f64::NEG_INFINITY", "-∞"),
        ("f64::INFINITY", "∞"),
        ("f64::NAN", "NaN"),
        ("f64::", ""),
        (" || ", " or "),
        (" && ", " and "),
    ];
    replacements.iter().fold(squeezed(expression), |text, (from, to)| text.replace(from, to))
}

fn number(x: f64) -> String {
    match x {
        f64::INFINITY => "∞".to_string(),
        f64::NEG_INFINITY => "-∞".to_string(),
        x if x == std::f64::consts::FRAC_1_SQRT_2 => "√½".to_string(),
        x if x == -std::f64::consts::FRAC_1_SQRT_2 => "-√½".to_string(),
        x => format!("{x:?}").trim_end_matches(".0").to_string(),
    }
}

/// A chain of `if`s as a list of cases.
fn cases(formula: &str) -> String {
    let mut all = vec![];
    split(formula, &[], &mut all);
    let mut out = vec![];
    for (conditions, value) in &all {
        let conditions: Vec<String> = match &conditions[..] {
            [one] => vec![one.clone()],
            several => several.iter().map(|c| parenthesised(c)).collect(),
        };
        out.push(match (conditions.is_empty(), all.len()) {
            (true, 1) => format!("`{value}`"),
            (true, _) => format!("else `{value}`"),
            _ => format!("`{value}` if `{}`", conditions.join(" and ")),
        });
    }
    out.join(", ")
}

fn parenthesised(condition: &str) -> String {
    if condition.contains(" or ") { format!("({condition})") } else { condition.to_string() }
}

fn split(formula: &str, conditions: &[String], out: &mut Vec<(Vec<String>, String)>) {
    let formula = formula.trim();
    let Some(rest) = formula.strip_prefix("if ") else {
        out.push((conditions.to_vec(), formula.to_string()));
        return;
    };
    let (condition, rest) = rest.split_at(rest.find('{').unwrap());
    let then = braced(rest);
    let other = rest[then.len() + 2..].trim().strip_prefix("else").unwrap().trim();
    split(then, &[conditions, &[condition.trim().to_string()]].concat(), out);
    split(if other.starts_with('{') { braced(other) } else { other }, conditions, out);
}

/// What stands in the braces with which a text begins.
fn braced(text: &str) -> &str {
    let mut depth = 0;
    let end = text.find(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0
    });
    &text[1..end.unwrap()]
}

/// Puts under each `<!-- NAME.expanded.rs: fn f -->` that function of that snapshot.
fn with_expansions(page: &str) -> String {
    let mut out = String::new();
    let mut rest = page;
    while let Some((before, after)) = rest.split_once("<!-- ") {
        let (source, after) = after.split_once(" -->\n").expect("a comment on a line of its own");
        let (file, function) = source.split_once(": ").expect("a file, a colon, a function");
        let snapshot = read(&format!("autodiff-macros/tests/expansions/{file}"));
        let (_, block) = after.split_once("```rust\n").expect("a block of Rust");
        let (_, after) = block.split_once("\n```").expect("the end of the block");
        write!(out, "{before}<!-- {source} -->\n```rust\n{}\n```", excerpt(&snapshot, function)).unwrap();
        rest = after;
    }
    out + rest
}

/// A function of a file, from its name to the brace that closes it.
fn excerpt(file: &str, function: &str) -> String {
    let is_start = |line: &&str| line.trim_start().starts_with(&format!("{function}("));
    let mut lines = file.lines().skip_while(|line| !is_start(line));
    let first = lines.next().unwrap_or_else(|| panic!("no `{function}` in the snapshot"));
    let indent = first.len() - first.trim_start().len();
    let mut out = vec![first];
    for line in lines {
        out.push(line);
        if line.len() == indent + 1 && line.ends_with('}') {
            break;
        }
    }
    out.iter().map(|line| line.get(indent..).unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(file: &str) -> String {
    std::fs::read_to_string(root().join(file)).unwrap_or_else(|e| panic!("{file}: {e}"))
}

/// The file says this; with `BLESS=1` it is made to.
fn assert_fresh(file: &str, text: &str) {
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(root().join(file), text).unwrap();
    }
    let now = std::fs::read_to_string(root().join(file)).unwrap_or_default();
    assert!(now == text, "{file} is not fresh; `BLESS=1 cargo test --test pages` writes it anew");
}

#[test]
fn primitives_are_fresh() {
    assert_fresh("docs/primitives.md", &primitives());
}

#[test]
fn quoted_expansions_are_fresh() {
    let file = "docs/architecture.md";
    assert_fresh(file, &with_expansions(&read(file)));
}

/// The program that opens the README.
mod readme {
    use autodiff::differentiate;

    #[differentiate]
    fn energy(x: &[f64], stiffness: f64) -> f64 {
        let mut sum = 0.0;
        for i in 1..x.len() {
            let stretch = x[i] - x[i - 1];
            if stretch > 0.0 {
                sum += stiffness * stretch * stretch;
            }
        }
        sum
    }

    pub(crate) fn main() {
        let x = [0.0, 1.0, 3.0];
        let (dx, dk) = grad_energy(&x, 0.5);
        assert_eq!(dx, [-1.0, -1.0, 2.0]);
        assert_eq!(dk, 5.0);

        // In two steps: the forward sweep records, the reverse sweep takes any seed, as often as you like.
        let (value, record) = forward_energy(&x, 0.5);
        assert_eq!(value, 2.5);
        assert_eq!(reverse_energy(&record, -2.0), (vec![2.0, 2.0, -4.0], -10.0));

        // Into memory that you own, for the inner loop of an optimiser.
        let (mut dx, mut dk) = ([0.0; 3], 0.0);
        let value = value_and_grad_energy_into(&x, 0.5, &mut dx, &mut dk);
        assert_eq!((value, dx, dk), (2.5, [-1.0, -1.0, 2.0], 5.0));
    }
}

/// The program of `docs/modes.md`.
mod modes {
    use autodiff::{Lanes, differentiate};

    #[differentiate(jvp, jacobian)]
    fn polar(r: f64, angle: f64) -> (f64, f64) {
        (r * angle.cos(), r * angle.sin())
    }

    #[differentiate(hessian)]
    fn energy(x: f64, y: f64) -> f64 {
        x * x * y
    }

    pub(crate) fn main() {
        // Along one direction, and along both axes in one run.
        assert_eq!(jvp_polar(2.0, 0.0, 1.0, 0.5), ((2.0, 0.0), (1.0, 1.0)));
        let (_, (x, y)) = jvp_polar_batch(2.0, 0.0, Lanes([1.0, 0.0]), Lanes([0.0, 1.0]));
        assert_eq!((x.0, y.0), ([1.0, -0.0], [0.0, 2.0]));
        assert_eq!(jacobian_polar(2.0, 0.0), [1.0, 0.0, 0.0, 2.0]);

        let (value, gradient, moved) = hvp_energy(3.0, 2.0, 1.0, 0.0);
        assert_eq!((value, gradient, moved), (18.0, (12.0, 9.0), (4.0, 6.0)));
        assert_eq!(hessian_energy(3.0, 2.0), [4.0, 6.0, 6.0, 0.0]);
    }
}

/// Its programs about solvers.
mod solver_forms {
    use autodiff::differentiate;

    #[differentiate(jvp)]
    fn rhs(y: &[f64], p: &[f64], out: &mut [f64]) {
        for i in 0..y.len() {
            out[i] = p[i] * y[i] * y[0];
        }
    }

    /// `∂f/∂y · v`
    fn jvp(y: &[f64], p: &[f64], v: &[f64], into: &mut [f64]) {
        let mut value = vec![0.0; y.len()];
        jvp_rhs(y, p, &mut value, v, &vec![0.0; p.len()], into);
    }

    /// `(∂f/∂y)ᵀ · w` and `(∂f/∂p)ᵀ · w`
    fn vjp(y: &[f64], p: &[f64], w: &[f64], into_y: &mut [f64], into_p: &mut [f64]) {
        let mut value = vec![0.0; y.len()];
        let (_, record) = forward_rhs(y, p, &mut value);
        into_y.fill(0.0);
        into_p.fill(0.0);
        reverse_rhs_into(&record, w, into_y, into_p, &mut vec![0.0; y.len()]);
    }

    pub(crate) fn main() {
        let (y, p) = ([2.0, 3.0], [0.5, 4.0]);
        let (mut jv, mut jw, mut jp) = ([0.0; 2], [0.0; 2], [0.0; 2]);
        jvp(&y, &p, &[1.0, 0.5], &mut jv);
        assert_eq!(jv, [2.0, 16.0]);
        vjp(&y, &p, &[1.0, -1.0], &mut jw, &mut jp);
        assert_eq!((jw, jp), ([-10.0, -8.0], [4.0, -6.0]));
    }
}

mod roots {
    use autodiff::differentiate;

    #[differentiate]
    fn kepler(e: f64, mean: f64, eccentricity: f64) -> f64 {
        e - eccentricity * e.sin() - mean
    }

    #[differentiate(implicit(residual = kepler))]
    fn anomaly(mean: f64, eccentricity: f64) -> f64 {
        let mut e = mean;
        for _ in 0..200 {
            e = mean + eccentricity * e.sin();
        }
        e
    }

    pub(crate) fn main() {
        let (mean, _) = grad_anomaly(0.75, 0.5);
        assert!((mean - 1.0 / (1.0 - 0.5 * anomaly(0.75, 0.5).cos())).abs() < 1e-12);
    }
}

/// Whether a page has programs, each of which is one of this file.
fn stand_here(page: &str) -> bool {
    let lines = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let here = lines(&read("tests/pages.rs")).replace("pub(crate) fn main", "fn main");
    let mut programs = page.split("```rust\n").skip(1).peekable();
    programs.peek().is_some()
        && programs.all(|rest| here.contains(&lines(rest.split_once("```").unwrap_or_default().0)))
}

/// Whether the first program of a page is one of this file.
fn stands_here(page: &str) -> bool {
    let lines = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let here = lines(&read("tests/pages.rs")).replace("pub(crate) fn main", "fn main");
    let (_, program) = page.split_once("```rust\n").unwrap();
    let (program, _) = program.split_once("```").unwrap();
    here.contains(&lines(program))
}

#[test]
fn the_programs_of_the_modes_page_run() {
    modes::main();
    solver_forms::main();
    roots::main();
    assert!(
        stand_here(&read("docs/modes.md")),
        "a program in docs/modes.md is not one of those in tests/pages.rs"
    );
}

#[test]
fn the_program_of_the_readme_runs() {
    readme::main();
    let page = read("README.md");
    assert!(stands_here(&page), "the program in README.md is not the one in tests/pages.rs");
    let version = concat!("Rust ", env!("CARGO_PKG_RUST_VERSION"));
    assert!(page.contains(version), "README.md does not say that it needs {version}");
}

#[test]
fn the_readme_names_every_pass_that_can_be_switched_off() {
    let options = read("autodiff-macros/src/options.rs");
    let (_, list) = options.split_once("PASSES: ").and_then(|(_, rest)| rest.split_once(" [")).unwrap();
    let (list, _) = list.split_once("];").unwrap();
    let words: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    assert!(read("README.md").contains(&format!("without({})", words.join(", "))), "{words:?}");
}

#[test]
fn links_lead_somewhere() {
    let in_folder = |folder: &str| {
        let entries = std::fs::read_dir(root().join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "md"))
    };
    let pages: Vec<PathBuf> = in_folder("").chain(in_folder("docs")).collect();
    assert!(pages.len() > 5);
    let mut broken = vec![];
    for page in pages {
        let text = std::fs::read_to_string(&page).unwrap();
        // What looks like a link in a program is an index and a call.
        let text: String = text.split("```").step_by(2).collect();
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = target.split('#').next().unwrap();
            if !target.contains("://") && !page.parent().unwrap().join(file).exists() {
                broken.push(format!("{}: {target}", page.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}
