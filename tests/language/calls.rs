//! Calls of other annotated functions: in this module and others, with scalars, slices and arrays, with
//! arguments that the callee changes, and of functions without derivative where none is needed.

use autodiff::differentiate;

use geometry::{circle, scale as stretch};

/// Functions of another module, one of them in a module of its own.
mod geometry {
    use autodiff::differentiate;

    #[differentiate]
    pub fn circle(radius: f64) -> f64 {
        std::f64::consts::PI * radius * radius
    }

    #[differentiate]
    pub(crate) fn scale(x: f64, by: f64) -> f64 {
        x * by
    }

    pub mod solid {
        use autodiff::differentiate;

        /// Calls a function of the parent module.
        #[differentiate]
        pub fn cone(radius: f64, height: f64) -> f64 {
            super::circle(radius) * height / 3.0
        }
    }
}

#[differentiate]
fn square_plus(x: f64, y: f64) -> f64 {
    x * x + y
}

/// Calls within calls, and one result used twice.
#[differentiate]
fn nested(x: f64, y: f64) -> f64 {
    let inner = square_plus(square_plus(x, y), x);
    inner * y + square_plus(y, inner)
}

/// Imported, renamed, by qualified path, through `crate` and `self`.
#[differentiate]
fn across_modules(r: f64, h: f64) -> f64 {
    circle(r) + stretch(h, r) + geometry::solid::cone(r, h) - crate::calls::square_plus(h, 0.5)
        + self::geometry::circle(h)
}

/// One variable as both arguments.
#[differentiate]
fn same_twice(x: f64) -> f64 {
    square_plus(x, x) * square_plus(x * x, x)
}

#[test]
fn with_scalars() {
    // u = x² + y, v = u² + x: v·y + y² + v
    let slopes = |x: f64, y: f64| {
        let u = x * x + y;
        let v = u * u + x;
        ((4.0 * u * x + 1.0) * (y + 1.0), 2.0 * u * (y + 1.0) + v + 2.0 * y)
    };
    check!(nested, grad_nested, value_and_grad_nested, forward_nested, reverse_nested;
        (1.5, -2.0) => slopes(1.5, -2.0),
        (-0.5, 0.25) => slopes(-0.5, 0.25),
    );
    let pi = std::f64::consts::PI;
    let slopes = |r: f64, h: f64| {
        (2.0 * pi * r + h + 2.0 / 3.0 * pi * r * h, r + pi * r * r / 3.0 - 2.0 * h + 2.0 * pi * h)
    };
    check!(
        across_modules, grad_across_modules, value_and_grad_across_modules, forward_across_modules,
        reverse_across_modules;
        (1.5, 2.0) => slopes(1.5, 2.0),
        (0.5, -0.75) => slopes(0.5, -0.75),
    );
    // (x² + x)(x⁴ + x)
    let slope = |x: f64| (2.0 * x + 1.0) * (x.powi(4) + x) + (x * x + x) * (4.0 * x.powi(3) + 1.0);
    check!(same_twice, grad_same_twice, value_and_grad_same_twice, forward_same_twice, reverse_same_twice;
        (1.5) => slope(1.5),
        (-0.75) => slope(-0.75),
    );
    check!(
        geometry::solid::cone, geometry::solid::grad_cone, geometry::solid::value_and_grad_cone,
        geometry::solid::forward_cone, geometry::solid::reverse_cone;
        (2.0, 3.0) => (4.0 * pi, pi * 4.0 / 3.0),
    );
}

/// Calls in a loop, in a branch, in a condition and as an argument of a method.
#[differentiate]
fn in_control_flow(x: f64, n: usize) -> f64 {
    let mut a = x;
    for i in 0..n {
        if square_plus(a, x) > 1.0 {
            a = square_plus(a, -x) / 4.0;
        } else {
            a = stretch(a, 1.5) + i as f64;
        }
    }
    while square_plus(a, 0.0) > 4.0 {
        a = stretch(a, 0.5);
    }
    a.mul_add(circle(x), square_plus(x, a))
}

/// A callee with an early return and a loop, its unused argument.
#[differentiate]
fn first_above(x: &[f64], limit: f64, _label: f64) -> f64 {
    let mut seen = 0.0;
    for &v in x {
        if v > limit {
            return v * limit + seen;
        }
        seen += v * v;
    }
    seen
}

#[differentiate]
fn thresholds(x: &[f64], t: f64) -> f64 {
    let mut s = 0.0;
    for k in 0..3 {
        s += first_above(x, t * k as f64, s);
    }
    s
}

#[test]
fn in_branches_and_loops() {
    let (x, pi) = (0.5_f64, std::f64::consts::PI);
    check!(
        in_control_flow, grad_in_control_flow, value_and_grad_in_control_flow, forward_in_control_flow,
        reverse_in_control_flow;
        // x·πx² + x² + x
        (x, 0) => 3.0 * pi * x * x + 2.0 * x + 1.0,
        // a = 1.5x
        (x, 1) => 4.5 * pi * x * x + 2.0 * x + 1.5,
        // a² + x = 1.0625 > 1: a = (2.25x² − x)/4
        (x, 2) => (4.5 * x - 1.0) / 4.0 * (pi * x * x + 1.0)
            + (2.25 * x * x - x) / 4.0 * 2.0 * pi * x + 2.0 * x,
        (x, 3),
        (-1.25, 7),
        (6.0, 1),
    );
    check!(thresholds, grad_thresholds, value_and_grad_thresholds, forward_thresholds, reverse_thresholds;
        (&[], 1.0) => (vec![], 0.0),
        // Limits 0, 1, 2: x₁·0 + x₀², x₂·1 + …, the sum of squares
        (&[-1.0, 0.5, 1.5], 1.0) => (vec![-6.0, 2.0, 1.0 + 3.0], 1.5),
        (&[0.25, -2.0, 3.0], 0.75),
    );
}

#[differentiate]
fn dot(x: &[f64], y: &[f64]) -> f64 {
    assert_eq!(x.len(), y.len());
    let mut s = 0.0;
    for i in 0..x.len() {
        s += x[i] * y[i];
    }
    s
}

#[differentiate]
fn cross_z(a: [f64; 2], b: &[f64; 2]) -> f64 {
    a[0] * b[1] - a[1] * b[0]
}

/// One slice twice, then two slices.
#[differentiate]
fn cosine(x: &[f64], y: &[f64]) -> f64 {
    dot(x, y) / (dot(x, x) * dot(y, y)).sqrt()
}

/// Local arrays and vectors lent to callees, overwritten between the calls.
#[differentiate]
fn lent(x: f64, y: f64) -> f64 {
    let mut a = [x, y];
    let v = vec![y, x * y];
    let first = dot(&a, &v);
    a[0] = first;
    a[1] *= y;
    let second = cross_z(a, &[x, first]);
    dot(&a, &a) + second * dot(&v, &a)
}

/// A vector by reference and one by value.
#[differentiate]
fn by_vector(v: &Vec<f64>, w: Vec<f64>) -> f64 {
    let mut s = 1.0;
    for i in 0..v.len() {
        s = s * v[i] + w[i];
    }
    s
}

#[differentiate]
fn with_vectors(x: f64, y: f64) -> f64 {
    let v = vec![x, y, x];
    by_vector(&v, vec![y; 3]) - by_vector(&v, vec![x, 2.0, 1.0])
}

#[test]
fn with_slices_and_arrays() {
    // (y − (x·y)x/|x|²)/(|x||y|), here x·y = 0 and |x||y| = 25
    check!(cosine, grad_cosine, value_and_grad_cosine, forward_cosine, reverse_cosine;
        (&[3.0, 4.0], &[-4.0, 3.0]) => (vec![-4.0 / 25.0, 3.0 / 25.0], vec![3.0 / 25.0, 4.0 / 25.0]),
        (&[1.0, -2.0, 0.5], &[0.25, 3.0, -1.0]),
        (&[2.0], &[-0.5]) => (vec![0.0], vec![0.0]),
    );
    // f = xy(1 + y), a = [f, y²], v = [y, xy], second = f² − xy²:
    // f² + y⁴ + (f² − xy²)(yf + xy³)
    let slopes = |x: f64, y: f64| {
        let (f, fx, fy) = (x * y * (1.0 + y), y * (1.0 + y), x + 2.0 * x * y);
        let (s, sx, sy) = (f * f - x * y * y, 2.0 * f * fx - y * y, 2.0 * f * fy - 2.0 * x * y);
        let (d, dx, dy) = (y * f + x * y.powi(3), y * fx + y.powi(3), f + y * fy + 3.0 * x * y * y);
        (2.0 * f * fx + sx * d + s * dx, 2.0 * f * fy + 4.0 * y.powi(3) + sy * d + s * dy)
    };
    check!(lent, grad_lent, value_and_grad_lent, forward_lent, reverse_lent;
        (1.5, -2.0) => slopes(1.5, -2.0),
        (-0.5, 0.75) => slopes(-0.5, 0.75),
    );
    // ((x + y)y + y)x + y − (((2x)y + 2)x + 1) = xy² − x²y + xy + y − 2x − 1
    check!(
        with_vectors, grad_with_vectors, value_and_grad_with_vectors, forward_with_vectors,
        reverse_with_vectors;
        (1.5, -2.0) => (4.0 + 6.0 - 2.0 - 2.0, -6.0 - 2.25 + 1.5 + 1.0),
        (-0.5, 3.0) => (9.0 + 3.0 + 3.0 - 2.0, -3.0 - 0.25 - 0.5 + 1.0),
    );
}

#[differentiate]
fn square_first(x: &mut [f64]) {
    x[0] = x[0] * x[0];
}

/// Adds a multiple of one slice to another; gives the new length squared.
#[differentiate]
fn axpy(a: f64, x: &[f64], y: &mut [f64]) -> f64 {
    let mut norm = 0.0;
    for i in 0..x.len() {
        y[i] += a * x[i];
        norm += y[i] * y[i];
    }
    norm
}

#[differentiate]
fn in_place(x: &[f64]) -> f64 {
    let mut w = [x[0], x[1]];
    square_first(&mut w);
    w[0] * w[1]
}

/// The callee changes its argument again and again; each call's values were overwritten by the next.
#[differentiate]
fn repeatedly(x: f64, n: usize) -> f64 {
    let mut w = vec![x, 2.0];
    let mut s = 0.0;
    for _ in 0..n {
        square_first(&mut w);
        s += w[0] * w[1];
        w[1] = w[0] + x;
    }
    s
}

/// A result and a change at once.
#[differentiate]
fn steps(a: f64, x: &[f64]) -> f64 {
    let mut y = vec![1.0; x.len()];
    let first = axpy(a, x, &mut y);
    let second = axpy(first, x, &mut y);
    second + y[0] * a
}

#[test]
fn with_changed_arguments() {
    check!(in_place, grad_in_place, value_and_grad_in_place, forward_in_place, reverse_in_place;
        (&[3.0, 4.0]) => vec![24.0, 9.0],
        (&[-0.5, 2.0]) => vec![-2.0, 0.25],
    );
    check!(repeatedly, grad_repeatedly, value_and_grad_repeatedly, forward_repeatedly, reverse_repeatedly;
        (1.5, 0) => 0.0,
        // 2x²
        (1.5, 1) => 6.0,
        // 2x² + x⁴(x² + x)
        (1.5, 2) => 6.0 + 6.0 * 1.5_f64.powi(5) + 5.0 * 1.5_f64.powi(4),
        // + x⁸(x⁴ + x)
        (-0.5, 3) => -2.0 + 6.0 * (-0.5_f64).powi(5) + 5.0 * 0.0625
            + 12.0 * (-0.5_f64).powi(11) + 9.0 * (-0.5_f64).powi(8),
        (0.75, 7),
    );
    // One element: y = 1 + ax, n = y², z = y + nx, z² + z·a
    let slopes = |a: f64, x: f64| {
        let y = 1.0 + a * x;
        let z = y + y * y * x;
        let outer = 2.0 * z + a;
        (outer * (x + 2.0 * y * x * x) + z, vec![outer * (a + 2.0 * y * a * x + y * y)])
    };
    check!(steps, grad_steps, value_and_grad_steps, forward_steps, reverse_steps;
        (0.5, &[-1.5]) => slopes(0.5, -1.5),
        (-1.0, &[0.25]) => slopes(-1.0, 0.25),
        (0.5, &[0.25, -0.5, 1.0]),
    );
}

#[differentiate]
fn polar(x: f64, y: f64) -> (f64, f64) {
    (x.hypot(y), y.atan2(x))
}

#[differentiate]
fn rotated(p: [f64; 2], angle: f64) -> [f64; 2] {
    let (s, c) = angle.sin_cos();
    [c * p[0] - s * p[1], s * p[0] + c * p[1]]
}

/// The largest element with its place.
#[differentiate]
fn largest(x: &[f64]) -> (f64, usize) {
    let mut best = (x[0], 0);
    for i in 1..x.len() {
        if x[i] > best.0 {
            best = (x[i], i);
        }
    }
    best
}

/// Results taken apart, by index, and one of them left alone.
#[differentiate]
fn with_results(x: f64, y: f64) -> f64 {
    let (r, phi) = polar(x, y);
    let turned: [f64; 2] = rotated([x, y], phi);
    let again: [f64; 2] = rotated(turned, -2.0 * phi);
    let (_, other) = polar(again[0], r);
    let (swapped, _) = polar(y, x);
    again[1] * swapped + other * phi
}

#[differentiate]
fn weighted_largest(x: &[f64]) -> f64 {
    let (value, at): (f64, usize) = largest(x);
    let (same, _): (f64, usize) = largest(&x);
    value * value * at as f64 + same
}

#[test]
fn with_several_results() {
    // again = (r, 0) turned by 0: [r, 0] → other = π/4 for r > 0; again[1] = 0 with slopes 0
    check!(
        with_results, grad_with_results, value_and_grad_with_results, forward_with_results,
        reverse_with_results;
        (3.0, 4.0) => (-4.0 / 25.0 * std::f64::consts::FRAC_PI_4, 3.0 / 25.0 * std::f64::consts::FRAC_PI_4),
        (-1.5, 0.75),
    );
    check!(
        weighted_largest, grad_weighted_largest, value_and_grad_weighted_largest, forward_weighted_largest,
        reverse_weighted_largest;
        (&[1.0, -1.0, 4.0]) => vec![0.0, 0.0, 17.0],
        (&[5.0]) => vec![1.0],
    );
}

/// Not annotated: nothing it gets carries a derivative.
fn plain(n: usize) -> f64 {
    1.0 / (n as f64 + 1.0)
}

fn count(x: &[i32]) -> usize {
    x.iter().filter(|v| **v > 0).count()
}

#[differentiate]
fn calls_plain(x: f64, signs: &[i32]) -> f64 {
    let scale = f64::from(u32::try_from(count(signs)).unwrap());
    let mut s = 0.0;
    for i in 0..signs.len() {
        s += plain(i) * x.powi(i as i32 + 1);
    }
    s * scale + plain(usize::MAX.count_ones() as usize) * plain(3)
}

/// A constant among the arguments, and a call of which all arguments are.
#[differentiate]
fn constant_arguments(x: f64) -> f64 {
    const STEP: f64 = 0.5;
    square_plus(STEP, x) * square_plus(STEP, 2.0) + dot(&[1.0, 2.0], &[x, STEP])
}

#[test]
fn without_derivative() {
    // Σ xᵏ/k
    check!(
        calls_plain, grad_calls_plain, value_and_grad_calls_plain, forward_calls_plain, reverse_calls_plain;
        (1.5, &[]) => 0.0,
        (1.5, &[3]) => 1.0,
        (-0.5, &[1, 2, -3]) => 2.0 * (1.0 - 0.5 + 0.25),
        (1.5, &[-1, -1]) => 0.0,
    );
    check!(
        constant_arguments, grad_constant_arguments, value_and_grad_constant_arguments,
        forward_constant_arguments, reverse_constant_arguments;
        (1.5) => 2.25 + 1.0,
        (-3.0) => 3.25,
    );
}

#[differentiate]
fn single(x: f32, k: f32) -> f32 {
    x * x * k
}

/// Widths change at the border of a call.
#[differentiate]
fn through_single(x: f64) -> f64 {
    single(x as f32, 0.5) as f64 * x
}

#[test]
fn between_widths() {
    // x³/2, nothing rounded at few digits
    assert_eq!(value_and_grad_through_single(1.5), (1.6875, 3.375));
    assert_eq!(value_and_grad_through_single(-0.5), (-0.0625, 0.375));
    check!(single, grad_single, value_and_grad_single, forward_single, reverse_single;
        (1.5, -2.0) => (-6.0, 2.25),
    );
}

#[differentiate]
fn quadratic(a: &[f64], u: f64) -> f64 {
    a[0] * u * u + a[a.len() - 1]
}

/// A constant array that is handed to a function and read beside the call.
#[differentiate]
fn constant_array(x: f64, n: usize) -> f64 {
    let r = [0.5, 0.25];
    let w: [f64; 3] = [0.1; 3];
    let mut s = x;
    for _ in 0..n {
        for i in 0..r.len() {
            s += quadratic(&r, s) * r[i];
        }
        for &e in &w {
            s = s * 0.5 + quadratic(&w[..], s) * e + quadratic(&w, x);
        }
    }
    s
}

#[test]
fn constant_arrays() {
    for n in [0, 1, 2, 3] {
        check!(constant_array, grad_constant_array, value_and_grad_constant_array, forward_constant_array, reverse_constant_array;
            (0.3, n), (-0.4, n));
    }
}

#[differentiate]
fn shrink(w: &mut [f64], a: &[f64]) -> f64 {
    w[0] *= a[0];
    w[0] + a[1]
}

#[differentiate]
fn shrink_both(w: &mut [f64], u: f64) -> (f64, f64) {
    w[0] *= u;
    w[1] += u * u;
    (w[0], w[1])
}

/// Calls whose results are dropped, for what they do to their arguments.
#[differentiate]
fn dropped(x: f64, y: f64, n: usize) -> f64 {
    let mut w = [x, y];
    let r = [0.5, 0.25];
    for k in 0..n {
        shrink(&mut w, &r);
        if k % 2 == 0 {
            shrink_both(&mut w, y);
        }
        quadratic(&w, x);
    }
    w[0] * w[1]
}

#[test]
fn results_that_nobody_wants() {
    for n in [0, 1, 2, 3, 7] {
        check!(dropped, grad_dropped, value_and_grad_dropped, forward_dropped, reverse_dropped;
            (0.3, 1.2, n), (-0.4, -0.8, n));
    }
}

/// A loop whose rounds do not depend on each other, in a function of numbers: its callers take the value with the gradient.
#[differentiate]
fn waves(x: f64, n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n {
        let t = x * i as f64;
        sum += t.sin() * t;
    }
    sum
}

#[differentiate]
fn growing(value: f64, gradient: f64) -> f64 {
    if value < 0.0 {
        return gradient * value;
    }
    let mut rounds = 0;
    let mut w = value;
    while w < 20.0 {
        w = w * 1.5 + gradient;
        rounds += 1;
    }
    w * rounds as f64
}

#[differentiate]
fn values_and_gradients(x: f64, y: f64, n: usize) -> f64 {
    let mut v = y;
    for k in 0..3 {
        v = v * waves(x, n + k) + waves(v, 2);
    }
    if v > 1e9 {
        return v;
    }
    v * growing(x, y * y) + growing(-x, 3.0)
}

#[test]
fn the_value_comes_with_the_gradient() {
    for n in [0, 1, 2, 3, 7] {
        check!(waves, grad_waves, value_and_grad_waves, forward_waves, reverse_waves; (0.7, n), (-0.3, n));
        check!(values_and_gradients, grad_values_and_gradients, value_and_grad_values_and_gradients,
            forward_values_and_gradients, reverse_values_and_gradients; (0.7, 0.4, n), (-0.6, 1.1, n));
    }
    check!(growing, grad_growing, value_and_grad_growing, forward_growing, reverse_growing; (0.7, 0.4), (-1.5, 2.0));
}

#[differentiate]
fn crossed(a: &[f64], b: &[f64]) -> f64 {
    a[0] * b[1] + a[1].sin()
}

#[differentiate]
fn one_whatever(_a: &[f64], _u: f64) -> f64 {
    1.0
}

#[differentiate]
fn lends_twice(w: &mut [f64], x: f64, n: usize) -> f64 {
    let mut y = x;
    for _ in 0..n {
        y += crossed(&*w, &w[..]) * crossed(w, &[x, y]) * one_whatever(&*w, y);
        w[0] += crossed(&w, &*w) * one_whatever(w, y);
    }
    y + crossed(&w[..], w) * crossed(w, w)
}

#[differentiate]
fn lent_by_its_bare_name(x: f64, y: f64, n: usize) -> f64 {
    let mut w = [x, y];
    lends_twice(&mut w, x * y, n) + w[0]
}

#[test]
fn a_mutable_slice_is_lent_twice_in_a_call() {
    check!(lent_by_its_bare_name, grad_lent_by_its_bare_name, value_and_grad_lent_by_its_bare_name,
        forward_lent_by_its_bare_name, reverse_lent_by_its_bare_name;
        (0.4, -0.7, 0), (0.4, -0.7, 1), (-0.4, 0.3, 2), (0.4, 0.1, 3), (0.2, -0.1, 7));
}

#[differentiate]
fn product(a: &f64, b: &f64) -> f64 {
    a * b
}

/// A `&mut` to a number, lent twice by `&`, and changed before and after.
#[differentiate]
fn once_more(w: &mut f64) -> f64 {
    *w = w.sin();
    let d = product(w, w);
    *w = 0.0;
    d
}

#[differentiate]
fn adds(a: &mut [f64], b: f64, c: f64) -> f64 {
    a[0] += b * c;
    a[0] * b
}

/// Elements are read before their slice is lent by `&mut`.
#[differentiate]
fn read_before(w: &mut [f64]) -> f64 {
    let c = w[1];
    let e = w[0];
    adds(w, c * 2.0, e * 3.0)
}

#[test]
fn numbers_lent_twice() {
    assert!((grad_once_more(&mut 2.0) - 4.0_f64.sin()).abs() < 1e-14);
    assert_eq!(grad_read_before(&mut [1.0, 2.0]), vec![4.0 + 48.0, 2.0 + 48.0]);
}
