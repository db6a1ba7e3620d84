//! Consts and statics: of the module, of the library, of the body; scalars and tables.

use std::f64::consts::{LN_2, PI, SQRT_2};

use autodiff::differentiate;

const GRAVITY: f64 = 9.81;
const HALF: f64 = 1.0 / TWO;
const TWO: f64 = 2.0;
const ROUNDS: usize = 3;
static OFFSET: f64 = -0.25;
static NODES: [f64; 3] = [-0.774_596_669_241_483_4, 0.0, 0.774_596_669_241_483_4];
const WEIGHTS: [f64; 3] = [5.0 / 9.0, 8.0 / 9.0, 5.0 / 9.0];
const TABLE: &[(f64, i32)] = &[(1.0, 2), (-0.5, 3)];

/// A thrown body after a time.
#[differentiate]
fn thrown(v: f64, t: f64) -> f64 {
    v * t - HALF * GRAVITY * t * t + OFFSET
}

/// The library's own constants, imported, by path and as associated ones.
#[differentiate]
fn library(x: f64) -> f64 {
    let limited = x.min(f64::MAX).max(f64::NEG_INFINITY);
    (PI * x).sin()
        + LN_2 * x * x
        + SQRT_2 / x
        + std::f64::consts::E * limited
        + core::f64::consts::TAU
        + f64::EPSILON
}

#[test]
fn scalars() {
    check!(thrown, grad_thrown, value_and_grad_thrown, forward_thrown, reverse_thrown;
        (12.0, 1.5) => (1.5, 12.0 - 9.81 * 1.5),
        (-3.0, 0.25) => (0.25, -3.0 - 9.81 * 0.25),
    );
    let slope = |x: f64| PI * (PI * x).cos() + 2.0 * LN_2 * x - SQRT_2 / (x * x) + std::f64::consts::E;
    check!(library, grad_library, value_and_grad_library, forward_library, reverse_library;
        (0.75) => slope(0.75),
        (-1.25) => slope(-1.25),
    );
}

/// Gauss's quadrature of eᵏˣ over an interval, nodes and weights from tables.
#[differentiate]
fn gauss(a: f64, b: f64, k: f64) -> f64 {
    let half = HALF * (b - a);
    let middle = HALF * (a + b);
    let mut sum = 0.0;
    for i in 0..ROUNDS {
        sum += WEIGHTS[i] * (k * (middle + half * NODES[i])).powi(5);
    }
    half * sum
}

/// A table of pairs, by position; a const of the body and a static of the body.
#[differentiate]
fn tables(x: f64) -> f64 {
    const SHIFT: f64 = 0.5;
    static FACTORS: [f64; 2] = [2.0, -1.0];
    let mut s = 0.0;
    for i in 0..TABLE.len() {
        s += TABLE[i].0 * x.powi(TABLE[i].1) * FACTORS[i];
    }
    let mut weighted = SHIFT;
    for w in WEIGHTS {
        weighted += w * s;
    }
    weighted
}

#[test]
fn in_tables() {
    // k⁵(b⁶ − a⁶)/6, exact for this degree
    let slopes = |a: f64, b: f64, k: f64| {
        (-(k * a).powi(5), (k * b).powi(5), 5.0 * k.powi(4) * (b.powi(6) - a.powi(6)) / 6.0)
    };
    check!(gauss, grad_gauss, value_and_grad_gauss, forward_gauss, reverse_gauss;
        (0.5, 1.5, 2.0) => slopes(0.5, 1.5, 2.0),
        (-2.0, -0.25, 0.5) => slopes(-2.0, -0.25, 0.5),
    );
    // 2(2x² + x³/2)
    check!(tables, grad_tables, value_and_grad_tables, forward_tables, reverse_tables;
        (1.5) => 12.0 + 6.75,
        (-2.0) => -16.0 + 12.0,
    );
}

/// An integer const as bound, exponent, index and pattern.
#[differentiate]
fn integers(x: f64, n: usize) -> f64 {
    const EXPONENT: i32 = -2;
    let mut a = [x; ROUNDS];
    for i in 1..ROUNDS {
        a[i] *= a[i - 1];
    }
    match n {
        ROUNDS => a[ROUNDS - 1] * x.powi(EXPONENT),
        0..ROUNDS => a[n],
        _ => x * n as f64,
    }
}

#[test]
fn of_integers() {
    // Element i is xⁱ⁺¹.
    check!(integers, grad_integers, value_and_grad_integers, forward_integers, reverse_integers;
        (1.5, 0) => 1.0,
        (1.5, 2) => 6.75,
        (-1.5, 3) => 1.0,
        (1.5, 9) => 9.0,
    );
}

/// A type that the macro knows nothing of.
struct Tree {
    parents: Vec<Option<usize>>,
    weights: Vec<Kind>,
}

#[derive(Clone, Copy)]
enum Kind {
    Leaf(f64),
    Inner { scale: f64, shift: f64 },
}

/// What is matched is read from a parameter that is left out: no payload of it carries a derivative.
#[differentiate(wrt(x))]
fn along_a_tree(x: f64, tree: &Tree) -> f64 {
    let mut at = vec![0.0; tree.parents.len()];
    for i in 0..tree.parents.len() {
        let before = match tree.parents[i] {
            None => x,
            Some(parent) => at[parent] * x,
        };
        at[i] = match tree.weights[i] {
            Kind::Leaf(w) => before + w,
            Kind::Inner { scale, shift } if scale > 0.0 => before * scale + shift * x,
            Kind::Inner { shift, .. } => before - shift * x * x,
        };
    }
    let mut sum = 0.0;
    for a in &at {
        sum += a;
    }
    sum
}

#[test]
fn of_a_type_of_the_users_that_is_left_out() {
    let tree = |n: usize| Tree {
        parents: [None, Some(0), Some(0), Some(2), Some(1), Some(4), Some(5)][..n].to_vec(),
        weights: [
            Kind::Leaf(0.5),
            Kind::Inner { scale: 2.0, shift: -1.0 },
            Kind::Inner { scale: -1.0, shift: 0.25 },
            Kind::Leaf(-1.5),
            Kind::Inner { scale: 0.5, shift: 3.0 },
            Kind::Leaf(0.0),
            Kind::Inner { scale: 1.5, shift: 1.0 },
        ][..n]
            .to_vec(),
    };
    for n in [0, 1, 2, 3, 7] {
        let tree = tree(n);
        for x in [0.75, -1.25, 2.0] {
            let f = |x: f64| along_a_tree(x, &tree);
            let central = |h: f64| (f(x + h) - f(x - h)) / (2.0 * h);
            let want = (4.0 * central(1e-3) - central(2e-3)) / 3.0;
            let got = grad_along_a_tree(x, &tree);
            assert!((got - want).abs() < 1e-8 * want.abs().max(1.0), "{n} at {x}: {got} is not {want}");
        }
    }
}

const FAR: f64 = 1e3;

/// A table whose elements are a constant at first, by its name or by its path, indexed twice. The one that is written is handed on as it is.
mod of_a_constant {
    use super::FAR;
    use autodiff::differentiate;

    #[differentiate]
    fn square(x: f64) -> f64 {
        x * x
    }
    #[differentiate]
    pub(super) fn returned(x: f64) -> f64 {
        let mut table = vec![vec![FAR; 2]; 2];
        table[0][1] = x * x;
        table[0][1]
    }
    #[differentiate]
    pub(super) fn of_the_library(x: f64) -> f64 {
        let mut table = [[f64::INFINITY; 2]; 2];
        table[1][0] = x * x;
        table[1][0]
    }
    #[differentiate]
    pub(super) fn passed_on(x: f64) -> f64 {
        let mut table = vec![vec![FAR; 2]; 2];
        table[0][1] = x * x;
        square(table[0][1])
    }
    #[differentiate]
    pub(super) fn chosen(x: f64) -> f64 {
        let mut table = vec![vec![FAR; 2]; 2];
        table[0][1] = x * x;
        let mut row = vec![0.0; 2];
        row[1] = table[0][1];
        if x > 0.0 { row[1] } else { table[1][1] }
    }
}

#[test]
fn tables_of_a_constant() {
    use of_a_constant::*;
    check!(returned, grad_returned, value_and_grad_returned, forward_returned, reverse_returned; (3.0) => 6.0, (-1.5) => -3.0);
    check!(
        of_the_library,
        grad_of_the_library,
        value_and_grad_of_the_library,
        forward_of_the_library,
        reverse_of_the_library;
        (3.0) => 6.0
    );
    check!(passed_on, grad_passed_on, value_and_grad_passed_on, forward_passed_on, reverse_passed_on; (3.0) => 108.0);
    check!(chosen, grad_chosen, value_and_grad_chosen, forward_chosen, reverse_chosen; (3.0) => 6.0, (-3.0) => 0.0);
}
