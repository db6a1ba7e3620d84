//! Arguments of a check without their names.

fn f(x: f64) -> f64 {
    x * x
}

fn checked() {
    autodiff::assert_gradient!(f, 0.5);
}

fn main() {}
