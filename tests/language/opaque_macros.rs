//! Macros that are no list's: told of no local, they can neither read nor write one, and what they bind are constants.

use autodiff::differentiate;

macro_rules! two_and_a_half {
    () => {
        2.5
    };
}

macro_rules! constants {
    ($($name:ident = $value:expr),*) => { $(let $name: f64 = $value;)* };
}

macro_rules! names {
    ($($name:ident),*) => { [$(stringify!($name)),*] };
}

#[differentiate]
fn bound(x: f64, n: usize) -> f64 {
    constants!(half = 0.5, _2 = 2.0);
    let scale = two_and_a_half!();
    let mut s = x;
    for _ in 0..n {
        s = s * half * _2.powf(-x) + scale;
    }
    if s > 3.0 {
        constants!(three = 3.0);
        s -= x * three;
    }
    let labels = names!(first, second);
    s * labels.len() as f64 * half
}

#[test]
fn bind_constants() {
    check!(bound, grad_bound, value_and_grad_bound, forward_bound, reverse_bound;
        (1.5, 0), (-0.5, 1), (0.75, 2), (-1.25, 3), (0.25, 7));
}
