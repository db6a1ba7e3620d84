//! No trap is forgotten: for each row of the list of programs that a macro without types gets silently wrong, the test here that it is
//! right, or the program of `tests/ui/traps` that it is refused. The two rows without either are documented at the top of `main.rs`.

use std::path::Path;

/// What is wrong elsewhere, and where it is shown to be right, or refused, here.
const ROWS: [(&str, &[&str]); 24] = [
    ("a user's type with a `sin` of its own", &["ui: own_sin"]),
    ("a trait's `sin` for `&f64`", &["ui: later/trait_sin_for_references"]),
    ("a module `f64` with a `sin`", &[]),
    ("`use W as f64`", &["ui: later/renamed_to_f64"]),
    (
        "`*` overloaded",
        &["ui: overloaded_multiplication", "ui: overloaded_square", "ui: operator_of_a_result"],
    ),
    ("a closure over an active variable, called with a constant", &["closures"]),
    ("a store through a reference that a call chose", &["ui: reference_from_call"]),
    ("`macro_rules!` that assigns", &["ui: macro_that_assigns", "ui: macro_that_changes_a_parameter"]),
    ("`rng()` in a loop that is run again", &["opaque_calls_happen_once"]),
    ("`p.v as f64` of a field of unknown type", &["casts_of_fields"]),
    ("a constant in a pattern", &["constants_in_patterns"]),
    ("`a * { a = a * 3.0; a }`, `a += { a = 2.0 * x; 1.0 }`", &["order"]),
    ("`max` of a user's type", &["ui: later/own_max"]),
    ("a float by way of a text", &["ui: parsed_from_string"]),
    ("`Index` overloaded", &["ui: overloaded_index"]),
    ("a `move` closure before its capture changes", &["closures"]),
    ("`T: Into<f64>`", &["bounds", "ui: type_parameter_into"]),
    ("writes that the name of an array does not show", &["parts"]),
    ("a local function over an imported one", &["a_local_function_over_an_imported_one"]),
    ("an `impl` that overrides an annotated default method", &["ui: later/overridden_default_method"]),
    ("an inherent method in front of a trait's, `Deref`", &["through_deref"]),
    ("√x·(x − 1) at 1", &["a_zero_adjoint_at_a_regular_point"]),
    ("`dot(x, x)`", &["two_arguments_with_one_root"]),
    ("`f1` and `f_1`", &["records_of_similar_names"]),
];

#[test]
fn each_trap_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let sources: String = std::fs::read_dir(root.join("traps"))
        .unwrap()
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    for (row, shown) in ROWS {
        for name in shown {
            let there = match name.strip_prefix("ui: ") {
                Some(program) => root.join(format!("ui/traps/{program}.rs")).exists(),
                None => sources.contains(&format!("#[test]\nfn {name}()")),
            };
            assert!(there, "{row}: `{name}` is gone");
        }
    }
}
