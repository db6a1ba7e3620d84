//! `let`: mutable, shadowed, deferred, destructuring.

use autodiff::differentiate;

/// a·x² + b·x − a by Horner's scheme.
#[differentiate]
fn horner(x: f64, a: f64, b: f64) -> f64 {
    let mut p = a;
    p = p * x + b;
    p = p * x - a;
    p
}

/// The rectangle (0, x) × (0, y) after one corner has moved by (x, y)/2.
#[differentiate]
fn moved_corner(x: f64, y: f64) -> f64 {
    let mut width = x;
    let mut height: f64 = y;
    let area = width * height;
    width -= 0.5 * x;
    height = height - y * 0.5;
    area - width * height
}

#[test]
fn mutable() {
    check!(horner, grad_horner, value_and_grad_horner, forward_horner, reverse_horner;
        (1.5, -2.0, 0.25) => (2.0 * -2.0 * 1.5 + 0.25, 1.5 * 1.5 - 1.0, 1.5),
        (-3.0, 0.5, 1.0) => (2.0 * 0.5 * -3.0 + 1.0, 8.0, -3.0),
    );
    check!(
        moved_corner, grad_moved_corner, value_and_grad_moved_corner, forward_moved_corner,
        reverse_moved_corner;
        (2.0, 3.0) => (0.75 * 3.0, 0.75 * 2.0),
        (-1.0, 0.5) => (0.375, -0.75),
    );
}

/// With u = x² and v = u + 1/u: v² − v.
#[differentiate]
fn reduced(x: f64) -> f64 {
    let x = x * x;
    let x = x + 1.0 / x;
    let y = x;
    let x = y * y - x;
    x
}

/// The `x` and `y` of the inner block end with it: (y − (x + y)·x)… read back outside as the parameters.
#[differentiate]
fn inner_scope(x: f64, y: f64) -> f64 {
    let w = {
        let x = x + y;
        let y = x * y;
        y - x
    };
    w * x + y
}

/// A name that changes its type on the way: a slice's element, then an index, then a float again.
#[differentiate]
fn same_name(x: &[f64]) -> f64 {
    let n = x[0] * x[1];
    let scale = n * n;
    let n = x.len();
    let last = x[n - 1];
    let n = n as f64;
    scale * last / n
}

#[test]
fn shadowed() {
    let slope = |x: f64| {
        let u = x * x;
        (2.0 * (u + 1.0 / u) - 1.0) * (1.0 - 1.0 / (u * u)) * 2.0 * x
    };
    check!(reduced, grad_reduced, value_and_grad_reduced, forward_reduced, reverse_reduced;
        (1.5) => slope(1.5),
        (-0.75) => slope(-0.75),
    );
    // ((x + y)·y − (x + y))·x + y = (x + y)(y − 1)x + y
    check!(
        inner_scope, grad_inner_scope, value_and_grad_inner_scope, forward_inner_scope, reverse_inner_scope;
        (2.0, 3.0) => ((2.0 * 2.0 + 3.0) * 2.0, 2.0 * (2.0 + 2.0 * 3.0 - 1.0) + 1.0),
        (-1.0, 0.5) => ((-2.0 + 0.5) * -0.5, -1.0 * (-1.0 + 1.0 - 1.0) + 1.0),
    );
    check!(same_name, grad_same_name, value_and_grad_same_name, forward_same_name, reverse_same_name;
        (&[2.0, -1.0, 3.0]) => vec![2.0 * 2.0 * 3.0 / 3.0, 2.0 * 4.0 * -1.0, 4.0 / 3.0],
        (&[0.5, 4.0]) => vec![2.0 * 0.5 * 64.0 / 2.0, 3.0 * 0.25 * 16.0 / 2.0],
    );
}

/// x³ or (3 − x)·x.
#[differentiate]
fn deferred_in_branches(x: f64, cube: bool) -> f64 {
    let y;
    if cube {
        y = x * x;
    } else {
        y = 3.0 - x;
    }
    y * x
}

/// eˣ(eˣ − 1), the temporaries declared first as in C.
#[differentiate]
fn declared_first(x: f64) -> f64 {
    let (e, shifted): (f64, f64);
    let product: f64;
    e = x.exp();
    shifted = e - 1.0;
    product = e * shifted;
    product
}

/// Declared outside a loop, set inside: the last round's value leaves it.
#[differentiate]
fn set_in_rounds(x: f64, n: usize) -> f64 {
    let mut last;
    let mut sum = 0.0;
    for i in 0..n {
        last = x * (i as f64);
        sum += last * last;
    }
    last = 2.0 * x;
    sum + last
}

#[test]
fn deferred() {
    check!(
        deferred_in_branches, grad_deferred_in_branches, value_and_grad_deferred_in_branches,
        forward_deferred_in_branches, reverse_deferred_in_branches;
        (1.5, true) => 6.75,
        (1.5, false) => 0.0,
        (-2.0, true) => 12.0,
        (-2.0, false) => 7.0,
    );
    let slope = |x: f64| 2.0 * (2.0 * x).exp() - x.exp();
    check!(
        declared_first, grad_declared_first, value_and_grad_declared_first, forward_declared_first,
        reverse_declared_first;
        (0.5) => slope(0.5),
        (-1.25) => slope(-1.25),
    );
    for (n, squares) in [(0, 0.0), (1, 0.0), (2, 1.0), (3, 5.0), (7, 91.0)] {
        check!(
            set_in_rounds, grad_set_in_rounds, value_and_grad_set_in_rounds, forward_set_in_rounds,
            reverse_set_in_rounds;
            (1.5, n) => 2.0 * squares * 1.5 + 2.0,
            (-0.5, n) => 2.0 * squares * -0.5 + 2.0,
        );
    }
}

/// Rotates the pair by hand: (x, y) ↦ (s, d) ↦ (d, s).
#[differentiate]
fn pairs(x: f64, y: f64) -> f64 {
    let (s, d) = (x + y, x - y);
    let (d, s) = (s, d);
    let ((a, b), c): ((f64, f64), f64) = ((s * s, d), x);
    let (mut low, _, high) = (a, y, b * c);
    low *= 2.0;
    low + high
}

/// Takes an array by value apart, whole and by its ends.
#[differentiate]
fn triple(p: [f64; 3]) -> f64 {
    let [a, b, c] = p;
    let [first, .., last] = [b * c, a, c * a];
    let [_, mut middle, _] = p;
    middle += first;
    middle * last + a
}

/// Patterns within patterns: an array of pairs.
#[differentiate]
fn nested(x: f64, y: f64) -> f64 {
    let [(a, b), (c, _)] = [(x, y), (x * y, x.exp())];
    let (s, [t, u]) = (a + c, [b, a * b]);
    s * t - u
}

#[test]
fn destructured() {
    // 2(x − y)² + (x + y)x
    check!(pairs, grad_pairs, value_and_grad_pairs, forward_pairs, reverse_pairs;
        (1.5, -2.0) => (4.0 * 3.5 + 3.0 - 2.0, -4.0 * 3.5 + 1.5),
        (-0.5, -0.5) => (-1.5, -0.5),
    );
    // (b + b·c)·c·a + a
    check!(triple, grad_triple, value_and_grad_triple, forward_triple, reverse_triple;
        ([2.0, -1.0, 3.0]) => [-4.0 * 3.0 + 1.0, 4.0 * 6.0, -2.0 + 2.0 * 2.0 * -1.0 * 3.0],
        ([-0.5, 0.25, 1.0]) => [0.5 + 1.0, 2.0 * -0.5, -0.5 * 0.25 * 3.0],
    );
    // (x + x·y)·y − x·y = x·y²
    check!(nested, grad_nested, value_and_grad_nested, forward_nested, reverse_nested;
        (3.0, -2.0) => (4.0, -12.0),
        (-1.5, 0.5) => (0.25, -1.5),
    );
}
