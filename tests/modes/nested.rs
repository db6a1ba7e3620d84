//! Functions that call a gradient: their own gradients against differences, by hand, and third derivatives.
use autodiff::differentiate;

fn quotient(f: impl Fn(f64) -> f64) -> f64 {
    let h = 1e-3;
    (8.0 * (f(h) - f(-h)) - (f(2.0 * h) - f(-2.0 * h))) / (12.0 * h)
}

#[track_caller]
fn close(got: f64, want: f64, share: f64) {
    assert!((got - want).abs() <= share * want.abs().max(1.0), "{got:e} instead of {want:e}");
}

#[differentiate(hvp)]
fn energy(x: f64, n: usize) -> f64 {
    x.sin() * x.powi(n as i32)
}
/// Minus the force, in a sum over steps.
#[differentiate]
fn path(x: f64, n: usize) -> f64 {
    let mut y = x;
    for k in 0..n {
        y -= 0.0625 * grad_energy(y, k % 3 + 1);
        if y < 0.25 {
            y = 0.5 - 0.5 * y * x;
        }
    }
    y * y
}

#[differentiate(hvp)]
fn potential(x: f64, y: f64) -> f64 {
    x * x * y + (x * y).sin()
}
#[differentiate]
fn steepness(x: f64, y: f64) -> f64 {
    let (a, b) = grad_potential(x, y * y);
    let (c, _) = grad_potential(a, x);
    a * a + b * c
}

#[differentiate(hvp)]
fn chain(x: &[f64], w: [f64; 2], k: f64) -> f64 {
    let mut sum = k * k * w[0];
    for i in 1..x.len() {
        sum += (x[i] - x[i - 1] * w[1]).powi(4) * k;
    }
    sum
}
#[differentiate]
fn residual(x: &[f64], w: [f64; 2], steps: usize) -> f64 {
    let mut u = x.to_vec();
    let mut total: f64 = 0.0;
    for _ in 0..steps {
        let (g, gw, gk): (Vec<f64>, [f64; 2], f64) = grad_chain(&u, w, (total * 0.125).sin() + 1.0);
        for i in 0..u.len() {
            u[i] -= 0.0078125 * g[i];
        }
        total += (gw[0] * gk * 0.01).sin() + gw[1] * 0.01;
    }
    for y in &u {
        total += y * y;
    }
    total
}
/// Only a part of the gradient.
#[differentiate]
fn part(x: &[f64], k: f64) -> f64 {
    let (_, w, _) = grad_chain(x, [k, 0.5], x[0]);
    w[1] * w[0]
}

#[test]
fn gradients_of_gradients() {
    for n in [0, 1, 2, 3, 7] {
        for x in [0.75, 1.25, -0.5] {
            close(grad_path(x, n), quotient(|h| path(x + h, n)), 1e-7);
            let (value, slope) = value_and_grad_path(x, n);
            assert_eq!((value, slope.to_bits()), (path(x, n), grad_path(x, n).to_bits()));
        }
        let len = n.max(1);
        let x: Vec<f64> = (0..len).map(|k| 0.75 - 0.25 * k as f64 + 0.0625 * (k * k) as f64).collect();
        let (w, steps) = ([0.5, -0.25], n.min(3));
        let (gx, gw) = grad_residual(&x, w, steps);
        for k in 0..len {
            let at = |h: f64| {
                let mut x = x.clone();
                x[k] += h;
                x
            };
            close(gx[k], quotient(|h| residual(&at(h), w, steps)), 1e-6);
            close(grad_part(&x, 1.5).0[k], quotient(|h| part(&at(h), 1.5)), 1e-6);
        }
        close(gw[0], quotient(|h| residual(&x, [w[0] + h, w[1]], steps)), 1e-6);
        close(gw[1], quotient(|h| residual(&x, [w[0], w[1] + h], steps)), 1e-6);
        close(grad_part(&x, 1.5).1, quotient(|h| part(&x, 1.5 + h)), 1e-6);
    }
    for (x, y) in [(0.5, 1.25), (-1.0, 0.5)] {
        let (a, b) = grad_steepness(x, y);
        close(a, quotient(|h| steepness(x + h, y)), 1e-7);
        close(b, quotient(|h| steepness(x, y + h)), 1e-7);
    }
}

/// Parameters that are constants of the inner function, and integers in a slice.
#[differentiate(hvp, wrt(x, y))]
fn table(x: &[f64; 3], at: &[usize], y: f64, scale: f64) -> f64 {
    let mut sum = scale * y * y;
    for k in at {
        sum += x[*k] * x[*k] * y * scale;
    }
    sum
}
#[differentiate]
fn of_table(x: [f64; 3], y: f64) -> f64 {
    let at = [0, 2, 2];
    let (gx, gy) = grad_table(&x, &at, y * y, 0.5);
    let (hx, _) = grad_table(&[gx[0], y, gx[2]], &at[1..], gy, 2.0);
    gx[0] * gx[1] + gx[2] * gy + hx[2]
}

#[test]
fn constants_of_the_inner_function() {
    let (x, y) = ([0.5, -1.25, 0.75], 1.5);
    let (gx, gy) = grad_of_table(x, y);
    for k in 0..3 {
        let at = |h: f64| {
            let mut x = x;
            x[k] += h;
            of_table(x, y)
        };
        close(gx[k], quotient(at), 1e-8);
    }
    close(gy, quotient(|h| of_table(x, y + h)), 1e-8);
}
