//! One function, its derivatives, and what happens in between.
//!
//! ```text
//! cargo run --release --example quickstart
//! ```
//!
//! The text-book expression f(a, b) = (a·b + sin a)·b at (1.5, −2): first the value together with a *record* of the
//! local derivatives on the way to it, then the *reverse sweep* that turns a record into a gradient, then the same in
//! one call, and a check by finite differences. The output begins
//!
//! ```text
//! f(1.5, -2) = 4.005010027
//! ```
//!
//! and, after the record, ends
//!
//! ```text
//!                  df/da         df/db
//! reverse_f     3.858525597  -5.002505013
//! grad_f        3.858525597  -5.002505013
//! by hand       3.858525597  -5.002505013
//! differences   3.858525597  -5.002505013
//!
//! All agree.
//! ```

use autodiff::differentiate;

#[differentiate]
fn f(a: f64, b: f64) -> f64 {
    (a * b + a.sin()) * b
}

fn main() {
    let (a, b) = (1.5, -2.0);

    // The forward sweep evaluates f and keeps what the way back will need: the local derivative of each step with
    // respect to its operands. It is a plain struct with a field for each.
    let (value, record) = forward_f(a, b);
    println!("f({a}, {b}) = {value:.9}\n");
    println!("{record:#?}\n");

    // The reverse sweep multiplies and adds them up, from the result back to the inputs. The seed is the derivative of
    // whatever comes after f, here nothing.
    let swept = reverse_f(&record, 1.0);

    // Who only wants the gradient gets it in one call, without a record and without the value.
    let gradient = grad_f(a, b);

    // df/da = b² + b cos a, df/db = 2ab + sin a
    let by_hand = (b * b + b * a.cos(), 2.0 * a * b + a.sin());

    let h = 1e-5;
    let differences = (
        (f(a + h, b) - f(a - h, b)) / (2.0 * h), //
        (f(a, b + h) - f(a, b - h)) / (2.0 * h),
    );

    println!("                 df/da         df/db");
    for (how, (da, db)) in
        [("reverse_f", swept), ("grad_f", gradient), ("by hand", by_hand), ("differences", differences)]
    {
        println!("{how:<11} {da:>13.9} {db:>13.9}");
    }

    for (da, db) in [swept, gradient, differences] {
        assert!((da - by_hand.0).abs() < 1e-8 && (db - by_hand.1).abs() < 1e-8);
    }
    println!("\nAll agree.");
}
