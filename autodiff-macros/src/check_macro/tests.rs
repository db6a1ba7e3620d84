//! Texts between the macro's parentheses go in; what is read, or the message, is compared.

use super::{Argument, Input, Value};

fn error(input: &str) -> String {
    match syn::parse_str::<Input>(input) {
        Ok(_) => String::new(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_carries_no_derivative_is_told_by_its_literal() {
    let input: Input = syn::parse_str(
        "f, a = 1, b = -2, c = true, d = \"s\", e = [1, 2], g = &[-1; 3], h = 1.0, i = -1.0, j = [0.5, k], l = 1f64, m = n,
         const o = p, q in 0.0..1.0",
    )
    .unwrap_or_else(|error| panic!("{error}"));
    let constant = |argument: &Argument| matches!(argument.value, Value::Constant(_));
    let constants: Vec<String> = input
        .arguments
        .iter()
        .filter(|argument| constant(argument))
        .map(|argument| argument.name.to_string())
        .collect();
    assert_eq!(constants, ["a", "b", "c", "d", "e", "g", "o"]);
}

#[test]
fn every_way_to_draw_is_read() {
    for good in
        ["0.1..4.0", "0.1..=4.0", "(0.1..4.0)", "[0.1..4.0; 16]", "normal", "normal(n + 1)", "[normal; 3]"]
    {
        assert_eq!(error(&format!("f, x in {good}; points = 3")), "", "{good}");
    }
    for bad in ["0.1..", "..", "4.0", "uniform(3)", "normal(1, 2)", "[1.0, 2.0]"] {
        let message = error(&format!("f, x in {bad}"));
        assert!(message.contains("; write `0.1..4.0`"), "{bad}: {message}");
    }
}

#[test]
fn each_mistake_is_told_with_its_remedy() {
    for (input, message) in [
        ("", "expected a function and its arguments; write `f, x = 1.2, y = [0.3, -0.7]`"),
        ("f(1.0)", "not the path of a function; name an annotated function here, and its arguments after it"),
        ("f, 1.2", "arguments are named; write `x = 1.2`, `x in 0.1..4.0` or `const n = …`"),
        ("f, x == 1.2", "arguments are named; write `x = 1.2`, `x in 0.1..4.0` or `const n = …`"),
        ("f, x = 1.2, x = 1.3", "`x` is given twice; name each argument once"),
        ("f, const x in 0.1..0.2", "a constant is not drawn; write `=`"),
        (
            "f, x = 1.2; points = 3",
            "`points` needs an argument that is drawn at random; write it as a range, such as `x in 0.1..4.0`",
        ),
        ("f, x = 1.2; rtol = 1e-3, rtol = 1e-4", "`rtol` is given twice; keep one of them"),
        ("f, x = 1.2; at_kinks = stop", "unknown word `stop`; write `allow` or `move`"),
    ] {
        assert_eq!(error(input), message, "{input}");
    }
    assert!(error("f, n = 1").starts_with("no argument is differenced; give at least one as floats"));
    assert!(error("f").starts_with("no argument is differenced"));
    assert!(error("f, x = 1.0; speed = 3").starts_with("unknown option `speed`; known are `points`, `seed`"));
    assert!(error("f, x = 1.0; 3").starts_with("expected an option; known are `points`"));
}
