//! The error of a semicolon too many pointed at the attribute.
#[differentiate]
fn f(x: f64) -> f64 {
    ;;
    let y = x * x;;
    y
}
