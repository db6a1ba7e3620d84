use autodiff::{Differentiable, differentiate};

/// The differences of a gradient along a direction.
fn moved(g: impl Fn(f64) -> Vec<f64>) -> Vec<f64> {
    let h = 1e-4;
    let (a, b, c, d) = (g(h), g(-h), g(2.0 * h), g(-2.0 * h));
    (0..a.len()).map(|i| (8.0 * (a[i] - b[i]) - (c[i] - d[i])) / (12.0 * h)).collect()
}

#[track_caller]
fn close(got: &[f64], want: &[f64], share: f64) {
    assert_eq!(got.len(), want.len());
    let size = want.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
    for (i, (g, w)) in got.iter().zip(want).enumerate() {
        assert!((g - w).abs() <= share * size, "entry {i}: {g:e} instead of {w:e}; {got:?}, {want:?}");
    }
}

/// Everything about second derivatives of a function of numbers at a point, against differences of its gradient.
macro_rules! numbers {
    ($f:ident, $grad:ident, $hvp:ident, $hessian:ident; $(($($x:expr),+)),+ $(,)?) => {{
        $({
            let x = [$($x),+];
            let grad = |x: &[f64]| -> Vec<f64> { numbers!(@call $grad, x, $($x),+) };
            let n = x.len();
            let hessian = $hessian($($x),+);
            for i in 0..n {
                for j in 0..n {
                    let (a, b) = (hessian[i * n + j], hessian[j * n + i]);
                    assert!((a - b).abs() <= 1e-14 * a.abs().max(1.0), "{} ({i}, {j}): {a:e}, {b:e}", stringify!($f));
                }
            }
            for round in 0..2 {
                let v: Vec<f64> = (0..n).map(|k| [1.0, -0.5, 2.0, 0.25, -1.5][(k + round) % 5]).collect();
                let (value, gradient, curve) = numbers!(@hvp $hvp, x, v, $($x),+);
                assert_eq!(value.to_bits(), $f($($x),+).to_bits(), stringify!($f));
                close(&gradient, &grad(&x), 1e-14);
                let want = moved(|h| grad(&x.iter().zip(&v).map(|(x, v)| x + h * v).collect::<Vec<_>>()));
                close(&curve, &want, 1e-8);
                let product: Vec<f64> = (0..n).map(|i| (0..n).map(|j| hessian[i * n + j] * v[j]).sum()).collect();
                close(&curve, &product, 1e-13);
            }
        })+
    }};
    (@call $grad:ident, $x:ident, $a:expr) => { vec![$grad($x[0])] };
    (@call $grad:ident, $x:ident, $a:expr, $b:expr) => { { let (a, b) = $grad($x[0], $x[1]); vec![a, b] } };
    (@call $grad:ident, $x:ident, $a:expr, $b:expr, $c:expr) => { { let (a, b, c) = $grad($x[0], $x[1], $x[2]); vec![a, b, c] } };
    (@hvp $hvp:ident, $x:ident, $v:ident, $a:expr) => { { let (y, g, h) = $hvp($x[0], $v[0]); (y, vec![g], vec![h]) } };
    (@hvp $hvp:ident, $x:ident, $v:ident, $a:expr, $b:expr) => { { let (y, g, h) = $hvp($x[0], $x[1], $v[0], $v[1]); (y, vec![g.0, g.1], vec![h.0, h.1]) } };
    (@hvp $hvp:ident, $x:ident, $v:ident, $a:expr, $b:expr, $c:expr) => { { let (y, g, h) = $hvp($x[0], $x[1], $x[2], $v[0], $v[1], $v[2]); (y, vec![g.0, g.1, g.2], vec![h.0, h.1, h.2]) } };
}

#[differentiate(hessian)]
fn products(x: f64, y: f64) -> f64 {
    x * y * y - x.sin() / (y - 3.0)
}
#[differentiate(hessian)]
fn roots(x: f64, y: f64) -> f64 {
    x.sqrt() * y.cbrt() + (x + 2.0).ln() * y.recip() + x.hypot(y)
}
#[differentiate(hessian)]
fn powers(x: f64, y: f64) -> f64 {
    x.powi(3) * y.powi(-2) + x.powf(y) + x.powf(2.5) + y.powf(2.0) + x.exp2()
}
#[differentiate(hessian)]
fn waves(x: f64, y: f64) -> f64 {
    x.tan() * y.cos() + y.atan2(x) * x.asin() - y.acos() + x.atan() * y.sinh() + x.tanh() * y.cosh()
}
#[differentiate(hessian)]
fn growth(x: f64, y: f64, z: f64) -> f64 {
    (x * y).exp()
        + z.exp_m1() * x.ln_1p()
        + y.asinh() * (z + 2.0).acosh()
        + (x * 0.5).atanh()
        + z.mul_add(x, y * y)
}
#[differentiate(hessian)]
fn choices(x: f64, y: f64) -> f64 {
    let a = x.max(y) * x;
    let b = if y > 0.5 { y * y * x } else { x.powi(3) * y };
    a * a + b + x.abs() * y.clamp(-1.0, 2.0) + x.floor() * y + (x % 0.75) * y
}
#[differentiate(hessian)]
fn logistic(x: f64, n: usize) -> f64 {
    let mut y = x;
    for k in 0..n {
        y = 2.5 * y * (1.0 - y) + 0.125 * (k as f64) * y.sin();
    }
    y * y
}
#[differentiate(hessian)]
fn until(x: f64, y: f64) -> f64 {
    let mut s = x;
    let mut k = 0;
    while s < 4.0 {
        s += s * y * 0.5 + 0.25;
        k += 1;
        if k > 6 {
            break;
        }
    }
    s * s * y
}

#[test]
fn functions_of_numbers() {
    numbers!(products, grad_products, hvp_products, hessian_products; (0.5, 1.25), (-1.0, 0.5), (0.0, 0.0));
    numbers!(roots, grad_roots, hvp_roots, hessian_roots; (0.5, 1.25), (2.0, 0.75));
    numbers!(powers, grad_powers, hvp_powers, hessian_powers; (0.5, 1.25), (2.0, 0.75));
    numbers!(waves, grad_waves, hvp_waves, hessian_waves; (0.5, 0.25), (-0.25, 0.75));
    numbers!(growth, grad_growth, hvp_growth, hessian_growth; (0.5, 0.25, 0.75), (-0.25, 0.75, 1.5));
    numbers!(choices, grad_choices, hvp_choices, hessian_choices; (0.5, 0.25), (-0.25, 0.75), (1.25, 1.5));
    numbers!(until, grad_until, hvp_until, hessian_until; (0.5, 0.25), (1.25, 1.5), (5.0, 1.0));
    for n in [0, 1, 2, 3, 7] {
        for x in [0.25, 0.75] {
            let (value, gradient, curve) = hvp_logistic(x, n, 1.5);
            assert_eq!(value.to_bits(), logistic(x, n).to_bits());
            close(&[gradient], &[grad_logistic(x, n)], 1e-14);
            close(&[curve], &moved(|h| vec![grad_logistic(x + 1.5 * h, n)]), 1e-8);
        }
    }
}

#[differentiate(hessian)]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 1..x.len() {
        let t = x[i] - x[i - 1] * x[i - 1];
        let u = 1.0 - x[i - 1];
        sum += 100.0 * t * t + u * u;
    }
    sum
}
#[differentiate(hessian)]
fn stencil(u0: &[f64], c: f64, steps: usize) -> f64 {
    let mut u = u0.to_vec();
    let mut v = u0.to_vec();
    for _ in 0..steps {
        for i in 1..u.len() - 1 {
            v[i] = u[i] + c * (u[i - 1] - 2.0 * u[i] + u[i + 1]) * u[i];
        }
        for (to, from) in u.iter_mut().zip(&v) {
            *to = *from;
        }
    }
    let mut sum = 0.0;
    for x in &u {
        sum += x * x;
    }
    sum
}
#[differentiate(hessian)]
fn layers(w: [f64; 6], x: &[f64; 2]) -> f64 {
    let mut h = [0.0; 2];
    for i in 0..2 {
        h[i] = (w[2 * i] * x[0] + w[2 * i + 1] * x[1]).tanh();
    }
    let mut stack = vec![];
    stack.push(h[0] * w[4]);
    stack.push(h[1] * w[5]);
    let mut sum = 0.0;
    while let Some(s) = stack.pop() {
        sum += s * s * x[0];
    }
    sum
}

#[test]
fn functions_of_memory() {
    for n in [0_usize, 1, 2, 3, 7] {
        let x: Vec<f64> = (0..n).map(|k| 0.5 + 0.25 * k as f64 - 0.125 * (k * k) as f64).collect();
        let v: Vec<f64> = (0..n).map(|k| 1.0 - 0.5 * k as f64).collect();
        let (value, gradient, curve) = hvp_rosenbrock(&x, &v);
        assert_eq!(value.to_bits(), rosenbrock(&x).to_bits());
        close(&gradient, &grad_rosenbrock(&x), 1e-14);
        let along = |h: f64| x.iter().zip(&v).map(|(x, v)| x + h * v).collect::<Vec<_>>();
        close(&curve, &moved(|h| grad_rosenbrock(&along(h))), 1e-8);
        let hessian = hessian_rosenbrock(&x);
        for i in 0..n {
            for j in 0..n {
                let far = i.abs_diff(j) > 1;
                assert!(!far || hessian[i * n + j] == 0.0);
                assert!((hessian[i * n + j] - hessian[j * n + i]).abs() <= 1e-12);
            }
        }
    }
    let (u, v) = ([0.5, 1.0, -0.5, 0.25, 2.0], [1.0, -1.0, 0.5, 2.0, 0.0]);
    for steps in [0, 1, 2, 3, 7] {
        let (value, (gu, gc), (hu, hc)) = hvp_stencil(&u, 0.125, steps, &v, 0.5);
        assert_eq!(value.to_bits(), stencil(&u, 0.125, steps).to_bits());
        let flat = |(mut u, c): (Vec<f64>, f64)| {
            u.push(c);
            u
        };
        close(&flat((gu, gc)), &flat(grad_stencil(&u, 0.125, steps)), 1e-13);
        let along = |h: f64| u.iter().zip(&v).map(|(x, v)| x + h * v).collect::<Vec<_>>();
        let want = moved(|h| flat(grad_stencil(&along(h), 0.125 + 0.5 * h, steps)));
        close(&flat((hu, hc)), &want, 1e-8);
        let hessian = hessian_stencil(&u, 0.125, steps);
        let direction = [1.0, -1.0, 0.5, 2.0, 0.0, 0.5];
        let product: Vec<f64> =
            (0..6).map(|i| (0..6).map(|j| hessian[i * 6 + j] * direction[j]).sum()).collect();
        close(&product, &want, 1e-8);
    }
    let (w, x) = ([0.5, -0.25, 1.0, 0.75, -1.5, 2.0], [0.5, -1.0]);
    let (dw, dx) = ([1.0, 0.5, -0.5, 0.25, 1.0, -1.0], [0.5, 0.25]);
    let flat = |(w, x): ([f64; 6], [f64; 2])| w.iter().chain(&x).copied().collect::<Vec<_>>();
    let (_, gradient, curve) = hvp_layers(w, &x, dw, &dx);
    close(&flat(gradient), &flat(grad_layers(w, &x)), 1e-14);
    let at = |h: f64| {
        let w: [f64; 6] = std::array::from_fn(|k| w[k] + h * dw[k]);
        let x: [f64; 2] = std::array::from_fn(|k| x[k] + h * dx[k]);
        flat(grad_layers(w, &x))
    };
    close(&flat(curve), &moved(at), 1e-8);
    let mut memory = [f64::NAN; 64];
    hessian_layers_into(w, &x, &mut memory);
    let direction = flat((dw, dx));
    let product: Vec<f64> = (0..8).map(|i| (0..8).map(|j| memory[i * 8 + j] * direction[j]).sum()).collect();
    close(&product, &flat(curve), 1e-13);
}

#[differentiate(hvp)]
fn density(x: f64, s: f64) -> f64 {
    (-0.5 * x * x / (s * s)).exp() / s
}
#[differentiate(hvp)]
fn checked(x: f64) -> Result<f64, String> {
    if x < 0.0 { Err(format!("{x}")) } else { Ok(x * x.sqrt()) }
}
#[differentiate(hessian)]
fn mixture(x: f64, s: f64) -> f64 {
    density(x, s) * 0.25 + density(x - 1.0, 2.0) * s
}
#[differentiate(hvp)]
fn failing(x: f64, y: f64) -> Result<f64, String> {
    Ok(checked(x)? * checked(x * y)?)
}

#[test]
fn calls() {
    numbers!(mixture, grad_mixture, hvp_mixture, hessian_mixture; (0.5, 1.25), (-1.0, 0.5));
    let (value, gradient, (hx, hy)) = hvp_failing(2.0, 0.5, 1.0, -0.5).unwrap();
    assert_eq!(value.to_bits(), failing(2.0, 0.5).unwrap().to_bits());
    let plain = grad_failing(2.0, 0.5).unwrap();
    close(&[gradient.0, gradient.1], &[plain.0, plain.1], 1e-14);
    let at = |h: f64| {
        let (a, b) = grad_failing(2.0 + h, 0.5 - 0.5 * h).unwrap();
        vec![a, b]
    };
    close(&[hx, hy], &moved(at), 1e-8);
    assert_eq!(hvp_failing(2.0, -0.5, 1.0, 1.0), Err("-1".to_string()));
}

#[derive(Clone, Debug, Differentiable)]
struct Spring {
    stiffness: f64,
    length: f64,
    turns: usize,
}
impl Spring {
    #[differentiate(hvp)]
    fn energy(&self, x: f64) -> f64 {
        let stretch = x - self.length;
        0.5 * self.stiffness * stretch * stretch * x + self.turns as f64 * x
    }
}

#[test]
fn methods_and_structs() {
    let spring = Spring { stiffness: 2.0, length: 1.0, turns: 3 };
    let moving = SpringTangent { stiffness: 0.5, length: -1.0, ..spring.zero_tangent() };
    let (value, (ds, dx), (hs, hx)) = spring.hvp_energy(1.5, &moving, 2.0);
    assert_eq!(value.to_bits(), spring.energy(1.5).to_bits());
    let (gs, gx) = spring.grad_energy(1.5);
    close(&[ds.stiffness, ds.length, dx], &[gs.stiffness, gs.length, gx], 1e-14);
    let at = |h: f64| {
        let spring = Spring { stiffness: 2.0 + 0.5 * h, length: 1.0 - h, turns: 3 };
        let (s, x) = spring.grad_energy(1.5 + 2.0 * h);
        vec![s.stiffness, s.length, x]
    };
    close(&[hs.stiffness, hs.length, hx], &moved(at), 1e-8);
}

/// Where an adjoint of zero stops at an infinite slope it still moves.
#[test]
fn rule_s2_moves() {
    #[differentiate(hvp)]
    fn f(x: f64) -> f64 {
        x.sqrt() * (x - 1.0)
    }
    assert_eq!(hvp_f(1.0, 1.0), (0.0, 1.0, 1.0));
    #[differentiate(hvp)]
    fn quotient(a: f64, b: f64) -> f64 {
        (a / b) * (a - 2.0)
    }
    // d²/da² = 2/b, d²/dadb = -(2a - 2)/b², d²/db² = 2 (a² - 2a) / b³
    assert_eq!(hvp_quotient(2.0, 4.0, 1.0, 0.0).2, (0.5, -0.125));
    assert_eq!(hvp_quotient(2.0, 4.0, 0.0, 1.0).2, (-0.125, 0.0));
}
