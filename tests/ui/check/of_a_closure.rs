//! A closure instead of a function.

fn checked() {
    autodiff::assert_gradient!(|x: f64| x, x = 0.5);
}

fn main() {}
