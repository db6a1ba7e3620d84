//! `assert_gradient!` and its kin on hand-written sweeps of the shapes that the attribute generates.
#![deny(clippy::pedantic)]

use autodiff::check::{GradReport, Verdict};
use autodiff::{assert_gradient, assert_gradient_eq, assert_jacobian, check_gradient, check_jacobian};

/// A record that holds the gradient for seed 1: enough for functions with one float as result.
pub(crate) struct Record<G>(G);

/// A gradient that can be scaled by a seed.
pub(crate) trait Scale {
    fn scale(&self, seed: f64) -> Self;
}

impl Scale for f64 {
    fn scale(&self, seed: f64) -> Self {
        self * seed
    }
}

impl Scale for f32 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "seeds of f32 functions are small whole numbers here"
    )]
    fn scale(&self, seed: f64) -> Self {
        self * seed as f32
    }
}

impl<T: Scale> Scale for Vec<T> {
    fn scale(&self, seed: f64) -> Self {
        self.iter().map(|entry| entry.scale(seed)).collect()
    }
}

impl<T: Scale, const N: usize> Scale for [T; N] {
    fn scale(&self, seed: f64) -> Self {
        std::array::from_fn(|i| self[i].scale(seed))
    }
}

impl<A: Scale, B: Scale> Scale for (A, B) {
    fn scale(&self, seed: f64) -> Self {
        (self.0.scale(seed), self.1.scale(seed))
    }
}

/// `fn f`, `value_and_grad_f`, `forward_f`, `reverse_f` from a value and a gradient.
macro_rules! stand_in {
    (
        $f:ident $joint:ident $forward:ident $reverse:ident
        $(<const $N:ident: usize>)? ($($x:ident: $X:ty),*) -> $Y:ty = $value:expr;
        $G:ty = $gradient:expr
    ) => {
        pub(crate) fn $f $(<const $N: usize>)? ($($x: $X),*) -> $Y {
            $value
        }
        pub(crate) fn $joint $(<const $N: usize>)? ($($x: $X),*) -> ($Y, $G) {
            ($value, $gradient)
        }
        pub(crate) fn $forward $(<const $N: usize>)? ($($x: $X),*) -> ($Y, Record<$G>) {
            ($value, Record($gradient))
        }
        pub(crate) fn $reverse $(<const $N: usize>)? (record: &Record<$G>, seed: $Y) -> $G {
            record.0.scale(f64::from(seed))
        }
    };
}

mod geometry {
    use super::{Record, Scale};

    fn square(y: &[f64]) -> f64 {
        y.iter().map(|v| v * v).sum()
    }

    stand_in! {
        area value_and_grad_area forward_area reverse_area
        (x: f64, y: &[f64], n: u32) -> f64 = x * square(y) * f64::from(n);
        (f64, Vec<f64>) = (square(y) * f64::from(n), y.iter().map(|v| 2.0 * x * v * f64::from(n)).collect())
    }

    /// The gradient forgets `n`.
    pub(crate) mod wrong {
        use super::{Record, Scale, square};

        stand_in! {
            area value_and_grad_area forward_area reverse_area
            (x: f64, y: &[f64], n: u32) -> f64 = x * square(y) * f64::from(n);
            (f64, Vec<f64>) = (square(y), y.iter().map(|v| 2.0 * x * v * f64::from(n)).collect())
        }
    }
}

stand_in! {
    sine value_and_grad_sine forward_sine reverse_sine
    (x: f64) -> f64 = x.sin();
    f64 = x.cos()
}

stand_in! {
    sum_of_squares value_and_grad_sum_of_squares forward_sum_of_squares reverse_sum_of_squares
    <const N: usize>(x: [f64; N]) -> f64 = x.iter().map(|v| v * v).sum();
    [f64; N] = x.map(|v| 2.0 * v)
}

stand_in! {
    by_reference value_and_grad_by_reference forward_by_reference reverse_by_reference
    (x: &[f64; 2], y: Vec<f64>) -> f64 = x[0] * y[0] + x[1] * y[1];
    ([f64; 2], Vec<f64>) = ([y[0], y[1]], x.to_vec())
}

stand_in! {
    trace value_and_grad_trace forward_trace reverse_trace
    (m: &[[f64; 2]; 2], rows: Vec<Vec<f64>>) -> f64 = m[0][0] * m[1][1] + rows[1][0];
    ([[f64; 2]; 2], Vec<Vec<f64>>) = (
        [[m[1][1], 0.0], [0.0, m[0][0]]],
        rows.iter().enumerate().map(|(i, row)| vec![if i == 1 { 1.0 } else { 0.0 }; row.len()]).collect()
    )
}

stand_in! {
    single value_and_grad_single forward_single reverse_single
    (x: f32, y: &[f32]) -> f32 = x.sin() * y[0];
    (f32, Vec<f32>) = (x.cos() * y[0], vec![x.sin()])
}

stand_in! {
    cosine value_and_grad_cos forward_cos reverse_cos
    (x: f64) -> f64 = x.cos();
    f64 = -x.sin()
}

#[test]
fn every_shape_of_argument_is_built() {
    assert_gradient!(geometry::area, x = 1.2, y = [0.3, -0.7], n = 3);
    assert_gradient!(sine, x = 0.4);
    assert_gradient!(sum_of_squares::<3>, x = [0.5, 0.25, -1.0]);
    assert_gradient!(sum_of_squares::<2>, x = [0.5; 2]);
    assert_gradient!(by_reference, x = [0.3, -0.7], y = [1.5, 2.5]);
    assert_gradient!(trace, m = [[1.5, 2.0], [0.5, -1.0]], rows = vec![vec![0.1, 0.2], vec![0.3]]);
    assert_gradient!(single, x = 0.75, y = [1.5]);
}

#[test]
fn arguments_are_any_expressions() {
    let (n, y) = (2, vec![0.25, 1.5]);
    assert_gradient!(geometry::area, x = std::f64::consts::PI / 3.0, y = y, const n = n);
    assert_gradient!(geometry::area, x = 2.0 * y[1], y = &y[..1], n = 3,);
    assert_gradient!(self::geometry::area, x = -1.0, y = vec![0.5; 3], const n = y.len().try_into().unwrap());
}

#[test]
fn random_points_and_options() {
    assert_gradient!(geometry::area, x in 0.1..4.0, y in normal(16), n = 3; points = 20, seed = 7, rtol = 1e-6);
    assert_gradient!(geometry::area, x in normal, y in [-1.0..1.0; 40], n = 1; points = 2, directions = 4);
    assert_gradient!(cosine, x = 0.4; name = cos, crate = autodiff);
    let mut calls = 0;
    let report = check_gradient!(
        geometry::area, x in 0.1..=4.0, y = [0.5], n = 3;
        points = 3, atol = 1e-9, at_kinks = allow, max_range = 0.5, precision = f64, progress = |_| calls += 1
    );
    assert!(report.passed() && report.points().len() == 3, "{report}");
    assert_eq!(calls, 6);
    assert!(report.points().iter().all(|at| at.point[1..] == [0.5] && (0.1..=4.0).contains(&at.point[0])));
}

#[test]
fn a_report_does_not_panic_and_names_parameters() {
    let report: GradReport = check_gradient!(geometry::wrong::area, x = 1.2, y = [0.3, -0.7], n = 3);
    let worst = report.worst().unwrap();
    assert_eq!((worst.name.as_str(), worst.verdict), ("x", Verdict::Fail));
    let text = report.to_string();
    assert!(
        text.starts_with("gradient check FAILED: geometry::wrong::area at (x=1.2, y[0]=0.3, y[1]=-0.7)"),
        "{text}"
    );
    let panic =
        std::panic::catch_unwind(|| assert_gradient!(geometry::wrong::area, x = 1.2, y = [0.3], n = 3));
    assert!(panic.unwrap_err().downcast::<String>().unwrap().contains("gradient check FAILED"));
}

#[test]
fn single_precision_is_found_out() {
    let report = check_gradient!(single, x in 0.1..1.0, y in [1.0..2.0; 1]; points = 10);
    assert!(report.passed(), "{report}");
    // Far more than the noise of `f64`, far less than that of `f32`.
    assert!(report.components().any(|component| component.error() > 1e-10), "{report}");
}

/// A value that differs from the function's own by one bit.
mod off_by_a_bit {
    use super::{Record, Scale};

    pub(crate) fn third(x: f64) -> f64 {
        x / 3.0
    }
    pub(crate) fn value_and_grad_third(x: f64) -> (f64, f64) {
        (x * (1.0 / 3.0), 1.0 / 3.0)
    }
    pub(crate) fn forward_third(x: f64) -> (f64, Record<f64>) {
        (x * (1.0 / 3.0), Record(1.0 / 3.0))
    }
    pub(crate) fn reverse_third(record: &Record<f64>, seed: f64) -> f64 {
        record.0.scale(seed)
    }
}

#[test]
fn values_are_compared_bit_by_bit() {
    let report = check_gradient!(off_by_a_bit::third, x = 5.0);
    let text = report.to_string();
    assert!(text.contains("the forward sweep computes the value"), "{text}");
    assert!(text.contains("off_by_a_bit::value_and_grad_third computes the value"), "{text}");
}

/// Several outputs: a tuple with an integer in it, a `Vec`, and what is written to a `&mut` argument.
mod outputs {
    pub(crate) struct Record(Vec<f64>, f64);

    pub(crate) fn polar(r: f64, angle: f64) -> ([f64; 2], usize, f64) {
        ([r * angle.cos(), r * angle.sin()], 2, r * r)
    }
    pub(crate) fn forward_polar(r: f64, angle: f64) -> (([f64; 2], usize, f64), Record) {
        (polar(r, angle), Record(vec![r], angle))
    }
    pub(crate) fn reverse_polar(record: &Record, (xy, square): ([f64; 2], f64)) -> (f64, f64) {
        let (r, (sin, cos)) = (record.0[0], record.1.sin_cos());
        (xy[0] * cos + xy[1] * sin + 2.0 * r * square, r * (xy[1] * cos - xy[0] * sin))
    }

    pub(crate) fn powers(x: f64, count: usize) -> Vec<f64> {
        (0..count).scan(1.0, |power, _| Some(std::mem::replace(power, *power * x))).collect()
    }
    pub(crate) fn forward_powers(x: f64, count: usize) -> (Vec<f64>, Record) {
        (powers(x, count), Record(powers(x, count), x))
    }
    pub(crate) fn reverse_powers(record: &Record, seed: &[f64]) -> f64 {
        let mut exponent = -1.0;
        let slopes = record.0.iter().map(|power| {
            exponent += 1.0;
            exponent * power / record.1
        });
        slopes.zip(seed).map(|(slope, seed)| slope * seed).sum()
    }

    /// Scales in place and gives the sum.
    pub(crate) fn scale(x: &mut [f64], c: f64) -> f64 {
        for x in &mut *x {
            *x *= c * c;
        }
        x.iter().sum()
    }
    pub(crate) fn forward_scale(x: &mut [f64], c: f64) -> (f64, Record) {
        let record = Record(x.to_vec(), c);
        (scale(x, c), record)
    }
    pub(crate) fn reverse_scale(record: &Record, (sum, contents): (f64, &[f64])) -> (Vec<f64>, f64) {
        let Record(x, c) = record;
        let adjoints = contents.iter().map(|adjoint| sum + adjoint);
        let by_c = adjoints.clone().zip(x).map(|(adjoint, x)| 2.0 * c * x * adjoint).sum();
        (adjoints.map(|adjoint| adjoint * c * c).collect(), by_c)
    }
    pub(crate) fn value_and_grad_scale(x: &mut [f64], c: f64) -> (f64, (Vec<f64>, f64)) {
        let (value, record) = forward_scale(x, c);
        (value, reverse_scale(&record, (1.0, &vec![0.0; x.len()])))
    }

    /// Nothing but what it writes.
    pub(crate) fn double(x: &mut [f64]) {
        for x in x {
            *x *= 2.0;
        }
    }
    pub(crate) fn forward_double(x: &mut [f64]) -> ((), Record) {
        double(x);
        ((), Record(Vec::new(), 2.0))
    }
    pub(crate) fn reverse_double(record: &Record, contents: &[f64]) -> Vec<f64> {
        contents.iter().map(|adjoint| adjoint * record.1).collect()
    }

    /// Fails on negative numbers.
    pub(crate) fn root(x: f64) -> Option<f64> {
        (x >= 0.0).then(|| x.sqrt())
    }
    pub(crate) fn forward_root(x: f64) -> Option<(f64, Record)> {
        Some((root(x)?, Record(Vec::new(), 0.5 / x.sqrt())))
    }
    pub(crate) fn reverse_root(record: &Record, seed: f64) -> f64 {
        seed * record.1
    }
    pub(crate) fn value_and_grad_root(x: f64) -> Option<(f64, f64)> {
        let (value, record) = forward_root(x)?;
        Some((value, reverse_root(&record, 1.0)))
    }
}

#[test]
fn jacobians_of_every_shape_of_output() {
    assert_jacobian!(outputs::polar, r = 2.0, angle = 0.7);
    assert_jacobian!(outputs::powers, x = 1.3, count = 5);
    assert_jacobian!(outputs::powers, x in 0.5..1.5, count = 30; points = 3);
    assert_jacobian!(outputs::scale, x = [0.3, 0.7, -1.1], c = 1.5);
    assert_jacobian!(outputs::double, x in normal(20); points = 2, directions = 3);
    let report = check_jacobian!(outputs::polar, r = 2.0, angle = 0.7);
    let names: Vec<&str> = report.components().map(|component| component.name.as_str()).collect();
    assert_eq!(names[..3], ["output 0 by r", "output 0 by angle", "output 1 by r"]);
}

#[test]
fn a_scalar_function_that_writes_and_one_that_fails() {
    assert_gradient!(outputs::scale, x = [0.3, 0.7], c = 1.5);
    assert_gradient!(outputs::root, x in -4.0..4.0; points = 10);
    let report = check_gradient!(outputs::root, x = -1.0);
    assert!(report.to_string().contains("the value is NaN at this point"), "{report}");
}

/// A point that does not fit the parameter's type is told by name.
#[test]
fn a_wrong_number_of_floats_panics_with_the_name() {
    let panic = std::panic::catch_unwind(|| check_gradient!(by_reference, x = [0.3], y = [1.5, 2.5]));
    let message = panic.unwrap_err().downcast::<String>().unwrap();
    assert_eq!(*message, "parameter `x` takes 2 floats, 1 were given");
}

#[test]
fn gradients_are_compared_with_the_worst_entry_named() {
    let got = (1.0, vec![2.0, 3.0]);
    assert_gradient_eq!(got, (1.0, [2.0, 3.0]));
    assert_gradient_eq!(&got, (1.0 + 1e-13, [2.0, 3.0]), rtol = 1e-12);
    assert_gradient_eq!((f64::NAN, f64::INFINITY), (f64::NAN, f64::INFINITY));
    let message = |got: (f64, Vec<f64>)| {
        let compared = std::panic::catch_unwind(|| assert_gradient_eq!(got, (1.0, vec![2.0, 3.0])));
        *compared.unwrap_err().downcast::<String>().unwrap()
    };
    let unequal = message((1.0, vec![2.5, 6.0]));
    assert!(unequal.contains("2 of 3 entries") && unequal.contains("worst: gradient.1[1]"), "{unequal}");
    assert!(unequal.contains("ratio 2.000000"), "{unequal}");
    assert!(message((1.0, vec![2.0])).contains("got 2, want 3"));
}

/// A struct is an argument like another: the check replaces its floats, wherever they are, and keeps the rest.
mod structs {
    use autodiff::{Differentiable, assert_gradient, assert_jacobian, check_gradient, differentiate};

    #[derive(Clone, Differentiable)]
    struct Spring {
        ends: [Point; 2],
        stiffness: f32,
        knots: Vec<f64>,
        label: String,
        power: i32,
        #[constant]
        rest: f64,
    }

    #[derive(Clone, Copy, Differentiable)]
    struct Point {
        x: f64,
        y: f64,
    }

    fn spring(power: i32) -> Spring {
        let ends = [Point { x: 0.5, y: -1.0 }, Point { x: 1.25, y: 2.0 }];
        Spring { ends, stiffness: 3.0, knots: vec![0.5, -0.75], label: "long".into(), power, rest: 0.5 }
    }

    #[differentiate]
    fn energy(spring: &Spring, scale: f64) -> f64 {
        let [a, b] = [0, 1];
        let dx = spring.ends[a].x - spring.ends[b].x;
        let dy = spring.ends[a].y - spring.ends[b].y;
        let stretch = dx.hypot(dy) - spring.rest;
        let stiffness: f32 = spring.stiffness;
        scale * f64::from(stiffness) * stretch.powi(spring.power) + spring.knots[0] * spring.knots[1]
    }

    impl Point {
        #[differentiate]
        fn angle(&self, turn: f64) -> f64 {
            self.y.atan2(self.x) * turn
        }
    }

    /// A method is checked through a function.
    #[differentiate]
    fn angle(p: &Point, turn: f64) -> f64 {
        p.angle(turn)
    }

    #[differentiate]
    fn polar(p: Point, out: &mut [f64]) {
        let (x, y): (f64, f64) = (p.x, p.y);
        out[0] = x.hypot(y);
        out[1] = y.atan2(x);
    }

    #[test]
    fn by_reference_and_by_value() {
        for power in [1, 2, 3] {
            assert_gradient!(energy, spring = spring(power), scale = -0.5; rtol = 1e-3);
        }
        assert_gradient!(angle, p = Point { x: -0.5, y: 0.25 }, turn = 2.0);
        assert_jacobian!(polar, p = Point { x: 0.5, y: -0.25 }, out = [0.0, 0.0]);
    }

    #[test]
    fn a_reference_may_be_given() {
        let long = spring(2);
        assert_gradient!(energy, spring = &long, scale = 1.5; rtol = 1e-3);
        assert_eq!(long.label, "long");
    }

    #[differentiate(derivative(x = x))]
    fn square(x: f64) -> f64 {
        x * x
    }

    #[differentiate]
    fn norm(p: Point) -> f64 {
        p.x * p.x + square(p.y)
    }

    #[test]
    fn the_field_at_fault_is_named() {
        let report = check_gradient!(norm, p = Point { x: 1.5, y: -0.5 });
        assert_eq!(report.worst().unwrap().name, "p.y", "{report}");
        assert!(report.failed(), "{report}");
    }

    #[derive(Differentiable)]
    struct Unclonable {
        x: f64,
    }

    #[differentiate]
    fn twice(u: &Unclonable) -> f64 {
        2.0 * u.x
    }

    #[test]
    #[should_panic(expected = "derive `Clone` for it")]
    fn what_cannot_be_copied_is_told() {
        assert_gradient!(twice, u = Unclonable { x: 1.0 });
    }

    #[derive(Clone, Differentiable)]
    struct Shared {
        weights: std::rc::Rc<[f64; 2]>,
    }

    #[differentiate]
    fn sum(s: &Shared) -> f64 {
        s.weights[0] + s.weights[1]
    }

    #[test]
    #[should_panic(expected = "floats that a gradient check cannot replace")]
    fn floats_behind_a_shared_pointer_are_told() {
        assert_gradient!(sum, s = Shared { weights: std::rc::Rc::new([1.0, 2.0]) });
    }
}

/// A generic function that is checked in `f32` is differenced in `f64`.
mod both_widths {
    use autodiff::check::{GradReport, Verdict};
    use autodiff::{assert_gradient, assert_jacobian, check_gradient, differentiate};
    use num_traits::Float;

    #[differentiate]
    fn damped<T: Float>(x: T, w: &[T]) -> T {
        let mut sum = T::zero();
        for &w in w {
            sum = sum + (x * w).sin() * (-x).exp();
        }
        sum.abs()
    }

    #[differentiate]
    fn alone(x: f32) -> f32 {
        (x * 0.7).sin() * (-x).exp()
    }

    fn error(report: &GradReport) -> f64 {
        report.points()[0].components[0].estimate.error
    }

    #[test]
    fn the_estimate_is_that_of_double_precision() {
        let report = check_gradient!(damped::<f32>, x = 1.3, w = [0.7]);
        let narrow = check_gradient!(alone, x = 1.3);
        assert!(report.passed() && narrow.passed(), "{report}{narrow}");
        assert!(error(&report) < 1e-12 && error(&narrow) > 1e-8, "{report}{narrow}");
    }

    #[test]
    fn points_are_those_that_single_precision_holds() {
        let report = check_gradient!(damped::<f32>, x = 0.1, w = [0.3, -0.9]);
        assert_eq!(report.points()[0].point, [0.1_f32, 0.3, -0.9].map(f64::from));
        assert!(report.passed(), "{report}");
        assert_gradient!(damped::<f32>, x in -2.0..2.0, w in normal(5); points = 20, seed = 3);
        assert_gradient!(damped::<f32>, x in -2.0..2.0, w in normal(50); points = 5, seed = 4, directions = 4);
    }

    #[differentiate]
    fn pair<T: Float>(x: T, y: T) -> (T, T) {
        (x * y.sin(), x / y)
    }

    #[differentiate(derivative(x = x))]
    fn wrong<T: Float>(x: T) -> T {
        x * x
    }

    #[test]
    fn several_outputs_and_a_wrong_derivative() {
        assert_jacobian!(pair::<f32>, x = -1.5, y = 0.7);
        let report = check_gradient!(wrong::<f32>, x = -1.5);
        assert_eq!(report.worst().unwrap().verdict, Verdict::Fail, "{report}");
    }

    /// A kink where the numbers of both widths meet it.
    #[test]
    fn at_a_kink() {
        let report = check_gradient!(damped::<f32>, x = 0.0, w = [1.0]);
        assert!(report.passed() && report.to_string().contains("kink"), "{report}");
    }
}

/// Forward mode is held to the sweep in random directions: right ones pass, with every kind of argument; a wrong one is a fault.
#[test]
#[allow(clippy::items_after_statements, reason = "each function stands where it is checked")]
fn forward_mode() {
    use autodiff::differentiate;
    #[differentiate(jvp)]
    fn mixture(x: f64, w: &[f64], n: usize, b: [f64; 2]) -> f64 {
        let mut sum = b[0] * x.sin();
        for w in &w[..n] {
            sum += w * x.powi(2) / b[1];
        }
        sum
    }
    assert_gradient!(mixture, x = 0.5, w = [0.25, -1.5, 2.0], n = 3, b = [1.5, -2.0]; forward = jvp);
    assert_gradient!(mixture, x in 0.5..2.0, w in normal(2), n = 2, b in [1.0..3.0; 2]; points = 5, forward = jvp);

    #[differentiate(jvp)]
    fn polar(r: f64, angle: f64) -> (f64, usize, f64) {
        (r * angle.cos(), 2, r * angle.sin())
    }
    assert_jacobian!(polar, r = 2.0, angle = 0.75; forward = jvp);

    #[differentiate(jvp)]
    fn decay(state: &mut [f64], rate: f64) -> f64 {
        let mut sum = 0.0;
        for s in state.iter_mut() {
            *s *= rate;
            sum += *s * *s;
        }
        sum
    }
    assert_jacobian!(decay, state = [1.0, -2.0, 3.0], rate = 0.5; forward = jvp);

    #[differentiate(jvp)]
    fn root(x: f64) -> Result<f64, String> {
        if x < 0.0 { Err(format!("{x}")) } else { Ok(x.sqrt()) }
    }
    assert_jacobian!(root, x = 2.0; forward = jvp);
}
