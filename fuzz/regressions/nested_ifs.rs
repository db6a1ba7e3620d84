//! Printing both arms of each `if` before one was chosen took 2ⁿ steps.
#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    if (if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else {
    if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else {
    if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else {
    if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else {
    if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else {
    if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else { if n == 0 { 1.0 } else {
    x
    } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }) == 0.0 { 1.0 } else { x.sin() / x }
}
