//! Kinks, ties, corners and singular points: the derivatives of the conventions (least norm at kinks, the
//! limit from inside the domain at its edge, NaN outside), and the two rules of the sweep that keep NaN out
//! of a gradient.

use autodiff::differentiate;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

mod of_one_argument {
    use super::{INF, NAN};

    macro_rules! unary {
        ($( $method:ident: $( $x:expr => $slope:expr ),*; )*) => { $(
            mod $method {
                #[allow(unused_imports, reason = "most rows need one of the two at most")]
                use super::{INF, NAN};

                #[autodiff::differentiate]
                fn f(x: f64) -> f64 {
                    x.$method()
                }

                #[test]
                fn at_special_points() {
                    check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; $( ($x) => $slope ),*);
                }
            }
        )* };
    }

    unary! {
        abs: 0.0 => 0.0, -0.0 => 0.0, NAN => NAN, -INF => -1.0;
        sqrt: 0.0 => INF, -0.0 => INF, -1.0 => NAN, NAN => NAN, INF => 0.0;
        cbrt: 0.0 => INF, -0.0 => INF, NAN => NAN;
        exp: 710.0 => INF, -800.0 => 0.0, -INF => 0.0, NAN => NAN;
        exp2: 1100.0 => INF, -INF => 0.0;
        exp_m1: -50.0 => 1.928_749_847_963_917_8e-22, -INF => 0.0;
        ln: 0.0 => INF, -0.0 => INF, -1.0 => NAN, INF => 0.0;
        ln_1p: -1.0 => INF, -2.0 => NAN;
        log2: 0.0 => INF, -0.5 => NAN;
        log10: -0.0 => INF, -0.5 => NAN;
        asin: 1.0 => INF, -1.0 => INF, 1.5 => NAN, -2.0 => NAN;
        acos: 1.0 => -INF, -1.0 => -INF, 1.5 => NAN;
        atan: INF => 0.0, -INF => 0.0;
        acosh: 1.0 => INF, 0.5 => NAN, -2.0 => NAN, 1e300 => 1e-300;
        asinh: 0.0 => 1.0, 1e300 => 1e-300;
        atanh: 1.0 => INF, -1.0 => INF, 2.0 => NAN, -1.5 => NAN;
        tanh: INF => 0.0, -INF => 0.0, 19.0 => 1.255_653_116_819_211_8e-16;
        recip: 0.0 => -INF, -0.0 => -INF;
        signum: 0.0 => 0.0, -0.0 => 0.0;
        floor: 2.0 => 0.0, -1.0 => 0.0;
        ceil: 2.0 => 0.0, -1.0 => 0.0;
        round: 0.5 => 0.0, -1.5 => 0.0;
        round_ties_even: 0.5 => 0.0, 2.5 => 0.0;
        trunc: 0.0 => 0.0, -3.0 => 0.0;
        fract: 0.0 => 1.0, 2.0 => 1.0, -1.0 => 1.0;
        next_up: 0.0 => 1.0, -1.0 => 1.0;
        next_down: 0.0 => 1.0, 2.0 => 1.0;
    }
}

mod of_two_arguments {
    use super::{INF, NAN};

    macro_rules! binary {
        ($( $method:ident: $( ($x:expr, $y:expr) => $slopes:expr ),*; )*) => { $(
            mod $method {
                #[allow(unused_imports, reason = "most rows need some of them at most")]
                use super::{INF, NAN, ROOT_HALF};

                #[autodiff::differentiate]
                fn f(x: f64, y: f64) -> f64 {
                    x.$method(y)
                }

                #[test]
                fn at_special_points() {
                    check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
                        $( ($x, $y) => $slopes ),*,
                    );
                }
            }
        )* };
    }

    const ROOT_HALF: f64 = std::f64::consts::FRAC_1_SQRT_2;

    binary! {
        // The point of least norm between (1, 0) and (0, 1); a NaN is passed over.
        max: (2.0, 2.0) => (0.5, 0.5), (0.0, -0.0) => (0.5, 0.5), (1.0, NAN) => (1.0, 0.0),
            (NAN, 1.0) => (0.0, 1.0), (NAN, NAN) => (1.0, 0.0);
        min: (2.0, 2.0) => (0.5, 0.5), (-3.0, NAN) => (1.0, 0.0), (NAN, -3.0) => (0.0, 1.0);
        hypot: (0.0, 0.0) => (0.0, 0.0), (INF, 2.0) => (1.0, 0.0), (-INF, 2.0) => (-1.0, 0.0),
            (INF, -INF) => (ROOT_HALF, -ROOT_HALF), (3e200, 4e200) => (0.6, 0.8),
            (3e-200, -4e-200) => (0.6, -0.8);
        atan2: (0.0, 0.0) => (0.0, 0.0), (-0.0, 0.0) => (0.0, 0.0), (0.0, -0.0) => (0.0, 0.0),
            (INF, 1.0) => (0.0, 0.0), (1.0, -INF) => (0.0, 0.0), (1e-300, 1e-300) => (5e299, -5e299);
        copysign: (0.0, 1.0) => (0.0, 0.0), (-0.0, -1.0) => (0.0, 0.0), (2.0, -0.0) => (-1.0, 0.0),
            (INF, -1.0) => (-1.0, 0.0), (-INF, -1.0) => (1.0, 0.0);
        powf: (0.0, 0.0) => (0.0, 0.0), (0.0, 1.0) => (1.0, 0.0), (0.0, 2.0) => (0.0, 0.0),
            (0.0, 3.0) => (0.0, 0.0), (0.0, 0.5) => (INF, 0.0), (0.0, -1.0) => (-INF, -INF),
            (-2.0, 2.0) => (-4.0, NAN), (NAN, 0.0) => (0.0, NAN), (0.5, INF) => (0.0, 0.0),
            (2.0, -INF) => (0.0, 0.0), (0.0, INF) => (0.0, 0.0), (INF, -1.0) => (0.0, 0.0);
        rem_euclid: (5.5, 0.1) => (1.0, -54.0), (2.5, INF) => (1.0, 0.0), (-2.5, INF) => (1.0, 1.0);
        div_euclid: (5.5, 0.1) => (0.0, 0.0), (4.0, 2.0) => (0.0, 0.0);
    }
}

/// Bounds that are constants, and bounds that are active.
#[differentiate]
fn clamped(x: f64) -> f64 {
    x.clamp(-1.0, 2.0)
}

#[differentiate]
fn clamped_between(x: f64, low: f64, high: f64) -> f64 {
    x.clamp(low, high)
}

/// Ties with a constant: the rectifier and its mirror image.
#[differentiate]
fn rectified(x: f64) -> f64 {
    x.max(0.0) + 3.0 * 1.0_f64.min(x)
}

#[test]
fn ties_and_bounds() {
    check_at_kink!(clamped, grad_clamped, value_and_grad_clamped, forward_clamped, reverse_clamped;
        (-1.0) => 0.0,
        (2.0) => 0.0,
        (NAN) => 1.0,
    );
    check_at_kink!(
        clamped_between, grad_clamped_between, value_and_grad_clamped_between, forward_clamped_between,
        reverse_clamped_between;
        (1.0, 1.0, 3.0) => (0.5, 0.5, 0.0),
        (3.0, 1.0, 3.0) => (0.5, 0.0, 0.5),
        (1.0, 1.0, 1.0) => (0.0, 0.5, 0.5),
        (NAN, 1.0, 3.0) => (1.0, 0.0, 0.0),
    );
    check_at_kink!(rectified, grad_rectified, value_and_grad_rectified, forward_rectified, reverse_rectified;
        (0.0) => 3.0,
        (1.0) => 1.0,
    );
}

#[differentiate]
fn quotient(x: f64, y: f64) -> f64 {
    x / y
}

#[differentiate]
fn product(x: f64, y: f64) -> f64 {
    x * y
}

#[differentiate]
fn remainder(x: f64, y: f64) -> f64 {
    x % y
}

#[test]
fn operators() {
    check_at_kink!(quotient, grad_quotient, value_and_grad_quotient, forward_quotient, reverse_quotient;
        (1e200, 1e200) => (1e-200, -1e-200),
        (1e-300, 1e-300) => (1e300, -1e300),
    );
    assert_eq!(grad_quotient(1.0, 0.0), (INF, -INF));
    let (dx, dy) = grad_quotient(0.0, 0.0);
    assert!(dx == INF && dy.is_nan(), "({dx}, {dy})");
    assert_eq!(grad_product(0.0, INF), (INF, 0.0));
    // 5.5 = 54·0.1 + 0.0999…, although 5.5/0.1 rounds to 55.
    check_at_kink!(remainder, grad_remainder, value_and_grad_remainder, forward_remainder, reverse_remainder;
        (5.5, 0.1) => (1.0, -54.0),
        (-5.5, 0.1) => (1.0, 54.0),
        (4.0, 2.0) => (1.0, -2.0),
    );
}

#[differentiate]
fn integer_power(x: f64, n: i32) -> f64 {
    x.powi(n)
}

#[test]
fn integer_powers() {
    check_at_kink!(
        integer_power, grad_integer_power, value_and_grad_integer_power, forward_integer_power,
        reverse_integer_power;
        (0.0, 0) => 0.0,
        (NAN, 0) => 0.0,
        (INF, 0) => 0.0,
        (0.0, 1) => 1.0,
        (0.0, 2) => 0.0,
        (0.0, -1) => -INF,
        (0.0, -2) => -INF,
        (1.0, i32::MIN) => f64::from(i32::MIN),
    );
}

// What a zero adjoint would make of an infinite slope: nothing.

/// x·√x.
#[differentiate]
fn product_with_root(x: f64) -> f64 {
    x * x.sqrt()
}

#[differentiate]
fn scaled_root(a: f64, x: f64) -> f64 {
    a * x.sqrt()
}

#[differentiate]
fn larger_of_root(a: f64, x: f64) -> f64 {
    a.max(x.sqrt())
}

#[differentiate]
fn floor_of_root(x: f64) -> f64 {
    x.sqrt().floor()
}

#[differentiate]
fn flat_at_zero(x: f64) -> f64 {
    (-1.0 / (x * x)).exp()
}

#[differentiate]
fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

#[differentiate]
fn saturated(x: f64) -> f64 {
    x.exp().tanh()
}

#[differentiate]
fn root_of_rectified(x: f64) -> f64 {
    x.max(0.0).sqrt()
}

#[differentiate]
fn masked(x: f64, mask: f64) -> f64 {
    let kept = if mask != 0.0 { mask } else { 0.0 };
    kept * (x.ln() + x.sqrt() + x.recip())
}

#[test]
fn zero_adjoints_stop_at_singular_operations() {
    check_at_kink!(
        product_with_root, grad_product_with_root, value_and_grad_product_with_root,
        forward_product_with_root, reverse_product_with_root;
        (0.0) => 0.0,
    );
    check_at_kink!(
        scaled_root, grad_scaled_root, value_and_grad_scaled_root, forward_scaled_root, reverse_scaled_root;
        (0.0, 0.0) => (0.0, 0.0),
    );
    check_at_kink!(
        larger_of_root, grad_larger_of_root, value_and_grad_larger_of_root, forward_larger_of_root,
        reverse_larger_of_root;
        (1.0, 0.0) => (1.0, 0.0),
    );
    check_at_kink!(
        floor_of_root, grad_floor_of_root, value_and_grad_floor_of_root, forward_floor_of_root,
        reverse_floor_of_root;
        (0.0) => 0.0,
    );
    check_at_kink!(
        flat_at_zero, grad_flat_at_zero, value_and_grad_flat_at_zero, forward_flat_at_zero,
        reverse_flat_at_zero;
        (0.0) => 0.0,
    );
    check_at_kink!(
        logistic, grad_logistic, value_and_grad_logistic, forward_logistic, reverse_logistic;
        (-800.0) => 0.0,
        (-350.0) => (-350.0_f64).exp(),
        (800.0) => 0.0,
    );
    check_at_kink!(saturated, grad_saturated, value_and_grad_saturated, forward_saturated, reverse_saturated;
        (800.0) => 0.0,
    );
    check_at_kink!(
        root_of_rectified, grad_root_of_rectified, value_and_grad_root_of_rectified,
        forward_root_of_rectified, reverse_root_of_rectified;
        (-1.0) => 0.0,
    );
    assert_eq!(grad_masked(0.0, 0.0).0, 0.0);
}

// Where a zero and an infinity balance at the edge of the domain itself, the answer is 0 and not the
// one-sided 1.

#[differentiate]
fn root_by_root(x: f64) -> f64 {
    x.sqrt() * x.sqrt()
}

#[differentiate]
fn root_squared(x: f64) -> f64 {
    x.sqrt().powi(2)
}

#[differentiate]
fn cubed_cube_root(x: f64) -> f64 {
    x.cbrt().powi(3)
}

#[differentiate]
fn exponential_of_logarithm(x: f64) -> f64 {
    x.ln().exp()
}

#[test]
fn balanced_at_the_edge() {
    check_at_kink!(
        root_by_root, grad_root_by_root, value_and_grad_root_by_root, forward_root_by_root,
        reverse_root_by_root;
        (0.0) => 0.0,
    );
    check_at_kink!(
        root_squared, grad_root_squared, value_and_grad_root_squared, forward_root_squared,
        reverse_root_squared;
        (0.0) => 0.0,
    );
    check_at_kink!(
        cubed_cube_root, grad_cubed_cube_root, value_and_grad_cubed_cube_root, forward_cubed_cube_root,
        reverse_cubed_cube_root;
        (0.0) => 0.0,
    );
    check_at_kink!(
        exponential_of_logarithm, grad_exponential_of_logarithm, value_and_grad_exponential_of_logarithm,
        forward_exponential_of_logarithm, reverse_exponential_of_logarithm;
        (0.0) => 0.0,
    );
}

// A zero slope under an infinite adjoint stays NaN: loud, by choice.

#[differentiate]
fn root_of_square(x: f64) -> f64 {
    (x * x).sqrt()
}

#[differentiate]
fn distance(x: f64, y: f64) -> f64 {
    ((x - y) * (x - y)).sqrt()
}

#[differentiate]
fn norm(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

#[differentiate]
fn root_of_fourth_power(x: f64) -> f64 {
    x.powi(4).sqrt()
}

#[differentiate]
fn cube_root_of_cube(x: f64) -> f64 {
    x.powi(3).cbrt()
}

#[differentiate]
fn arc_of_cosine(x: f64) -> f64 {
    x.cos().acos()
}

#[differentiate]
fn logarithm_of_exponential(x: f64) -> f64 {
    x.exp().ln()
}

#[test]
fn still_not_a_number() {
    check_at_kink!(
        root_of_square, grad_root_of_square, value_and_grad_root_of_square, forward_root_of_square,
        reverse_root_of_square;
        (0.0) => NAN,
    );
    check_at_kink!(distance, grad_distance, value_and_grad_distance, forward_distance, reverse_distance;
        (1.5, 1.5) => (NAN, NAN),
    );
    check_at_kink!(norm, grad_norm, value_and_grad_norm, forward_norm, reverse_norm;
        (0.0, 0.0) => (NAN, NAN),
    );
    check_at_kink!(
        root_of_fourth_power, grad_root_of_fourth_power, value_and_grad_root_of_fourth_power,
        forward_root_of_fourth_power, reverse_root_of_fourth_power;
        (0.0) => NAN,
    );
    check_at_kink!(
        cube_root_of_cube, grad_cube_root_of_cube, value_and_grad_cube_root_of_cube,
        forward_cube_root_of_cube, reverse_cube_root_of_cube;
        (0.0) => NAN,
    );
    check_at_kink!(
        arc_of_cosine, grad_arc_of_cosine, value_and_grad_arc_of_cosine, forward_arc_of_cosine,
        reverse_arc_of_cosine;
        (0.0) => NAN,
    );
    check_at_kink!(
        logarithm_of_exponential, grad_logarithm_of_exponential, value_and_grad_logarithm_of_exponential,
        forward_logarithm_of_exponential, reverse_logarithm_of_exponential;
        (-800.0) => NAN,
    );
}

/// Values that nobody uses, and powers that nobody takes, do not poison the rest.
#[differentiate]
fn unused(x: f64, y: f64) -> f64 {
    let arc = (2.0 + x * x).acos();
    let mut log = (-y * y).ln();
    let kept = x * y;
    log = kept + 1.0;
    let _ = arc;
    kept * log
}

#[differentiate]
fn selected(x: &[f64]) -> f64 {
    let roots = [x[0].sqrt(), x[1].sqrt()];
    roots[0] + x[1]
}

#[test]
fn unused_values() {
    check!(unused, grad_unused, value_and_grad_unused, forward_unused, reverse_unused;
        (1.5, -2.0) => (-2.0 * (1.0 - 6.0), 1.5 * (1.0 - 6.0)),
        (-0.5, 1.0) => (0.0, 0.0),
    );
    check_at_kink!(selected, grad_selected, value_and_grad_selected, forward_selected, reverse_selected;
        (&[4.0, 0.0]) => vec![0.25, 1.0],
    );
}
