//! A check of nothing.

fn checked() {
    autodiff::assert_gradient!();
}

fn main() {}
