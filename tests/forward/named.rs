//! `jvp_f` as people call it: against values by hand, difference quotients and `Dual`, in every shape of parameter and result.
use autodiff::{Differentiable, Dual, Lanes, differentiate};

/// (f(x + h v) - f(x - h v)) / 2h
fn quotient(f: impl Fn(f64) -> f64) -> f64 {
    let h = 1e-5;
    (8.0 * (f(h) - f(-h)) - (f(2.0 * h) - f(-2.0 * h))) / (12.0 * h)
}

#[track_caller]
fn close(got: f64, want: f64, share: f64) {
    assert!((got - want).abs() <= share * want.abs().max(1.0), "{got:e} instead of {want:e}");
}

// A function of every kind of number that the table has, once for `f64` and once for `Dual`.
macro_rules! twice {
    ($(fn $name:ident, $dual:ident, $jvp:ident ($x:ident, $y:ident) $body:block)*) => {$(
        #[differentiate]
        fn $name($x: f64, $y: f64) -> f64 $body
        fn $dual($x: Dual, $y: Dual) -> Dual $body
    )*
    #[test]
    fn as_dual_numbers() {
        for (x, y) in [(0.5, 0.25), (0.75, -0.5), (0.125, 0.875), (0.25, 0.0)] {
            for (u, v) in [(1.0, 0.0), (0.0, 1.0), (1.5, -2.0)] {
                $(
                    let dual = $dual(Dual::new(x, u), Dual::new(y, v));
                    let (value, dot) = $jvp(x, y, u, v);
                    assert_eq!(value.to_bits(), dual.value().to_bits(), stringify!($name));
                    let want = dual.tangent();
                    let same = dot == want || dot.is_nan() && want.is_nan() || (dot - want).abs() <= 1e-14 * want.abs().max(1.0);
                    assert!(same, "{} at ({x}, {y}) along ({u}, {v}): {dot:e}, dual {want:e}", stringify!($name));
                )*
            }
        }
    }};
}
twice! {
    fn products, products_dual, jvp_products (x, y) { (x * y + x.sin()) / (y - 2.0) - x / 3.0 }
    fn roots, roots_dual, jvp_roots (x, y) { x.sqrt() * y + (x * x + y * y).cbrt() + x.hypot(y) }
    fn powers, powers_dual, jvp_powers (x, y) { x.powi(3) - x.powf(y) + y.powi(2) * x.powi(-2) }
    fn waves, waves_dual, jvp_waves (x, y) { x.tan() * y.cos() + y.atan2(x) - x.asin() + y.acos() }
    fn growth, growth_dual, jvp_growth (x, y) { x.exp() * y.tanh() + (1.0 + x).ln() - y.exp_m1() + x.ln_1p() * y.cosh() }
    fn choices, choices_dual, jvp_choices (x, y) { x.max(y) * y.abs() + x.min(0.25).floor() + y.clamp(-0.25, 0.5) * x.fract() }
    fn edges, edges_dual, jvp_edges (x, y) { y * x.sqrt() * y + y.max(0.0).sqrt() }
}

#[differentiate]
fn norm(x: &[f64], scale: f64) -> f64 {
    let mut sum = 0.0;
    for v in x {
        sum += v * v * scale;
    }
    sum.sqrt()
}

#[test]
fn slices_and_numbers() {
    let (x, v) = ([3.0, -4.0, 0.5], [1.0, 2.0, -0.5]);
    let (value, dot) = jvp_norm(&x, 2.0, &v, 0.25);
    assert_eq!(value, norm(&x, 2.0));
    let moved = |h: f64| norm(&[x[0] + h * v[0], x[1] + h * v[1], x[2] + h * v[2]], 2.0 + 0.25 * h);
    close(dot, quotient(moved), 1e-9);
    // All derivatives in one run.
    let basis: Vec<Lanes<f64, 4>> = (0..3).map(Lanes::unit).collect();
    let (_, all) = jvp_norm_batch(&x, 2.0, &basis, Lanes::unit(3));
    let (gradient, by_scale) = grad_norm(&x, 2.0);
    for k in 0..3 {
        close(all[k], gradient[k], 1e-14);
    }
    close(all[3], by_scale, 1e-14);
    assert_eq!(jvp_norm(&[], 2.0, &[], 1.0).0, 0.0);
}

#[differentiate]
fn polar(x: f64, y: f64, n: usize) -> (f64, usize, f64) {
    (x.hypot(y), n, y.atan2(x))
}

#[differentiate]
fn rotated(p: [f64; 2], angle: f64) -> [f64; 2] {
    let (s, c) = angle.sin_cos();
    [c * p[0] - s * p[1], s * p[0] + c * p[1]]
}

#[differentiate]
fn cumulative(x: &[f64]) -> Vec<f64> {
    let mut out = Vec::new();
    let mut sum = 0.0;
    for v in x {
        sum += v * v;
        out.push(sum);
    }
    out
}

#[differentiate]
fn relax(state: &mut [f64], rate: f64) -> f64 {
    let mut total = 0.0;
    for i in 0..state.len() {
        state[i] *= 1.0 - rate;
        total += state[i] * state[i];
    }
    total
}

#[differentiate]
fn step(state: &mut [f64; 2], h: f64) {
    let (x, v) = (state[0], state[1]);
    state[0] = x + h * v;
    state[1] = v - h * x.sin();
}

#[test]
fn several_results() {
    // Entries without derivative are left out, as in a seed.
    let (value, (r, angle)): (_, (f64, f64)) = jvp_polar(3.0, 4.0, 7, 1.0, 0.5);
    assert_eq!(value, polar(3.0, 4.0, 7));
    close(r, (3.0 + 4.0 * 0.5) / 5.0, 1e-15);
    close(angle, (3.0 * 0.5 - 4.0) / 25.0, 1e-15);
    let (_, turned) = jvp_rotated([1.0, 2.0], 0.5, [0.0, 0.0], 1.0);
    let [a, b] = rotated([1.0, 2.0], 0.5);
    close(turned[0], -b, 1e-15);
    close(turned[1], a, 1e-15);
    let (sums, dots) = jvp_cumulative(&[1.0, -2.0, 3.0], &[1.0, 1.0, 0.5]);
    assert_eq!((sums, dots), (vec![1.0, 5.0, 14.0], vec![2.0, -2.0, 1.0]));
}

#[test]
fn memory_that_is_written() {
    let (mut state, mut moving) = ([2.0, -3.0], [1.0, 0.5]);
    let (total, dot) = jvp_relax(&mut state, 0.25, &mut moving, 1.0);
    assert_eq!((state, total), ([1.5, -2.25], 1.5 * 1.5 + 2.25 * 2.25));
    assert_eq!(moving, [0.75 - 2.0, 0.375 + 3.0]);
    close(dot, 2.0 * (1.5 * moving[0] - 2.25 * moving[1]), 1e-15);
    let (mut state, mut moving) = ([0.5, 1.0], [0.0, 0.0]);
    let ((), ()) = jvp_step(&mut state, 0.1, &mut moving, 1.0);
    assert_eq!(moving, [1.0, -0.5_f64.sin()]);
}

#[derive(Clone, Debug, Differentiable)]
struct Spring {
    stiffness: f64,
    length: f64,
    turns: usize,
    loads: Vec<f64>,
}

impl Spring {
    #[differentiate]
    fn energy(&self, x: f64) -> f64 {
        let stretch = x - self.length;
        let mut sum = 0.5 * self.stiffness * stretch * stretch;
        for i in 0..self.loads.len() {
            sum += self.loads[i] * x;
        }
        sum + self.turns as f64 * x
    }

    #[differentiate]
    fn twice(&self, x: f64) -> f64 {
        self.energy(x) * self.energy(2.0 * x)
    }
}

#[differentiate]
fn total(spring: &Spring, x: f64) -> f64 {
    let stretch = x - spring.length;
    spring.stiffness * stretch * spring.loads[0] + spring.turns as f64
}

#[test]
fn structs_and_methods() {
    let spring = Spring { stiffness: 2.0, length: 1.0, turns: 3, loads: vec![0.5, -0.25] };
    let moving =
        SpringTangent { stiffness: 0.5, length: -1.0, loads: vec![1.0, 2.0], ..spring.zero_tangent() };
    let along = |h: f64| Spring {
        stiffness: 2.0 + 0.5 * h,
        length: 1.0 - h,
        turns: 3,
        loads: vec![0.5 + h, -0.25 + 2.0 * h],
    };
    let (value, dot) = spring.jvp_energy(1.5, &moving, 1.0);
    assert_eq!(value, spring.energy(1.5));
    close(dot, quotient(|h| along(h).energy(1.5 + h)), 1e-9);
    close(spring.jvp_twice(1.5, &moving, 1.0).1, quotient(|h| along(h).twice(1.5 + h)), 1e-9);
    close(jvp_total(&spring, 1.5, &moving, 1.0).1, quotient(|h| total(&along(h), 1.5 + h)), 1e-9);
}

#[differentiate]
fn checked(x: f64) -> Result<f64, String> {
    if x < 0.0 {
        return Err(format!("{x} is negative"));
    }
    Ok(x.sqrt())
}

#[differentiate]
fn sum_of_roots(x: &[f64]) -> Result<f64, String> {
    let mut sum = 0.0;
    for v in x {
        sum += checked(*v)?;
    }
    Ok(sum)
}

#[differentiate]
fn first(x: &[f64], scale: Option<f64>) -> Option<f64> {
    let scale = scale.unwrap_or(2.0);
    Some(x.first()? * scale)
}

#[test]
fn what_may_fail() {
    assert_eq!(jvp_sum_of_roots(&[4.0, 9.0], &[1.0, 3.0]), Ok((5.0, 0.25 + 0.5)));
    assert_eq!(jvp_sum_of_roots(&[4.0, -1.0], &[1.0, 3.0]), Err("-1 is negative".to_string()));
    assert_eq!(jvp_first(&[4.0], Some(3.0), &[1.0], Some(0.5)), Some((12.0, 5.0)));
    assert_eq!(jvp_first(&[4.0], None, &[1.0], None), Some((8.0, 2.0)));
    assert_eq!(jvp_first(&[], None, &[], None), None);
}

#[differentiate(wrt(x))]
fn narrowed(x: f64, w: f64) -> f64 {
    x.max(w) * w
}

#[differentiate]
fn mixed(x: f64, y: f32) -> f64 {
    x * f64::from(y) + (y * 2.0) as f64
}

#[differentiate]
fn pair(p: (f64, usize), q: (f64, f64)) -> f64 {
    p.0 * q.0 * q.1 * p.1 as f64
}

// The derivative of a given derivative is not known: forward mode only.
#[library::differentiate(jvp, derivative(x = 2.0 * x * value))]
fn given(x: f64) -> f64 {
    (x * x).exp()
}

#[library::differentiate(jvp)]
fn twice_given(x: f64) -> f64 {
    given(x) * given(2.0 * x)
}

#[test]
fn other_shapes() {
    assert_eq!(jvp_narrowed(3.0, 2.0, 0.5), (6.0, 1.0));
    assert_eq!(jvp_narrowed(2.0, 2.0, 0.5), (4.0, 0.0));
    assert_eq!(jvp_mixed(2.0, 3.0, 1.0, 0.5), (12.0, 3.0 + 1.0 + 1.0));
    assert_eq!(jvp_pair((2.0, 3), (4.0, 5.0), (1.0, ()), (0.5, 2.0)), (120.0, 60.0 + 15.0 + 48.0));
    let x = 0.5;
    close(jvp_given(x, 3.0).1, 3.0 * 2.0 * x * (x * x).exp(), 1e-15);
    close(jvp_twice_given(x, 1.0).1, quotient(|h| twice_given(x + h)), 1e-9);
}

/// A factor of zero stops an infinite tangent, and what stands still does not move.
#[test]
fn zero_times_infinity() {
    #[differentiate]
    fn product(a: f64, x: f64) -> f64 {
        a * x.sqrt()
    }
    assert_eq!(jvp_product(0.0, 0.0, 1.0, 1.0), (0.0, 0.0));
    assert_eq!(jvp_product(2.0, 0.0, 1.0, 0.0), (0.0, 0.0));
    assert_eq!(jvp_product(2.0, 0.0, 0.0, 1.0), (0.0, f64::INFINITY));
    #[differentiate]
    fn squared_root(x: f64) -> f64 {
        (x * x).sqrt()
    }
    // As the gradient: loud where a zero tangent may be one by chance.
    assert!(jvp_squared_root(0.0, 1.0).1.is_nan());
}

/// Rounds of a loop from none to seven: memory does not depend on them.
#[test]
fn loops() {
    #[differentiate]
    fn iterate(x: f64, r: f64, n: usize) -> f64 {
        let mut y = x;
        let mut i = 0;
        while i < n {
            y = r * y * (1.0 - y);
            if y < 0.3 {
                y += 0.125 * x;
            }
            i += 1;
        }
        y
    }
    for n in [0, 1, 2, 3, 7] {
        for (u, v) in [(1.0, 0.0), (-0.5, 2.0)] {
            let (value, dot) = jvp_iterate(0.6, 2.75, n, u, v);
            assert_eq!(value, iterate(0.6, 2.75, n));
            close(dot, quotient(|h| iterate(0.6 + h * u, 2.75 + h * v, n)), 1e-8);
        }
    }
}
