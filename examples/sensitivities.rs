//! How the solution of a differential equation depends on its parameters: predators and prey, in two ways that must agree, and do to the last bit:
//! forward mode of an integration is the integration of the sensitivity equations.
//!
//! 1. The Jacobian of the whole integration, by forward mode: four parameters are four directions of one run, whatever the number of
//!    steps, and nothing is recorded.
//! 2. The sensitivity equations `S' = ∂f/∂y · S + ∂f/∂p`, integrated beside the equation itself. Their right-hand side is `jvp_rhs`, in the
//!    form that solvers like `diffsol` take: memory for `f` and for its derivative along a direction comes in and is filled.
//!
//! `cargo run --release --example sensitivities`
use autodiff::differentiate;

/// The growth of prey and of predators.
#[differentiate(jvp)]
fn rhs(y: &[f64], p: &[f64; 4], out: &mut [f64; 2]) {
    out[0] = p[0] * y[0] - p[1] * y[0] * y[1];
    out[1] = p[2] * y[0] * y[1] - p[3] * y[1];
}

/// Both numbers after every so many of all steps, by Runge's and Kutta's method.
#[differentiate(jacobian = forward, wrt(p))]
fn solution(p: [f64; 4], steps: usize, every: usize, h: f64) -> Vec<f64> {
    let mut y = [10.0, 5.0];
    let mut out = vec![];
    for step in 1..=steps {
        let (mut a, mut b, mut c, mut d) = ([0.0; 2], [0.0; 2], [0.0; 2], [0.0; 2]);
        rhs(&y, &p, &mut a);
        rhs(&[y[0] + 0.5 * h * a[0], y[1] + 0.5 * h * a[1]], &p, &mut b);
        rhs(&[y[0] + 0.5 * h * b[0], y[1] + 0.5 * h * b[1]], &p, &mut c);
        rhs(&[y[0] + h * c[0], y[1] + h * c[1]], &p, &mut d);
        for k in 0..2 {
            y[k] += h / 6.0 * (a[k] + 2.0 * b[k] + 2.0 * c[k] + d[k]);
        }
        if step % every == 0 {
            out.push(y[0]);
            out.push(y[1]);
        }
    }
    out
}

/// The equation and its sensitivity to one parameter, one step further.
fn step(y: [f64; 2], s: [f64; 2], p: &[f64; 4], which: usize, h: f64) -> ([f64; 2], [f64; 2]) {
    let mut along = [0.0; 4];
    along[which] = 1.0;
    let slope = |y: [f64; 2], s: [f64; 2]| {
        let (mut f, mut moved) = ([0.0; 2], [0.0; 2]);
        jvp_rhs(&y, p, &mut f, &s, &along, &mut moved);
        (f, moved)
    };
    let go = |from: [f64; 2], by: f64, slope: [f64; 2]| [from[0] + by * slope[0], from[1] + by * slope[1]];
    let a = slope(y, s);
    let b = slope(go(y, 0.5 * h, a.0), go(s, 0.5 * h, a.1));
    let c = slope(go(y, 0.5 * h, b.0), go(s, 0.5 * h, b.1));
    let d = slope(go(y, h, c.0), go(s, h, c.1));
    #[allow(clippy::type_complexity)]
    let mean = |k: usize, of: fn(&([f64; 2], [f64; 2])) -> &[f64; 2]| {
        h / 6.0 * (of(&a)[k] + 2.0 * of(&b)[k] + 2.0 * of(&c)[k] + of(&d)[k])
    };
    (
        [y[0] + mean(0, |x| &x.0), y[1] + mean(1, |x| &x.0)],
        [s[0] + mean(0, |x| &x.1), s[1] + mean(1, |x| &x.1)],
    )
}

fn main() {
    let p = [1.1, 0.4, 0.1, 0.4];
    let (steps, every, h) = (2000, 200, 0.01);
    let values = solution(p, steps, every, h);
    let jacobian = jacobian_solution(p, steps, every, h);

    let mut largest = 0.0_f64;
    for which in 0..4 {
        let (mut y, mut s) = ([10.0, 5.0], [0.0, 0.0]);
        for k in 1..=steps {
            (y, s) = step(y, s, &p, which, h);
            if k % every == 0 {
                let row = 2 * (k / every - 1);
                for i in 0..2 {
                    let (one, other) = (jacobian[(row + i) * 4 + which], s[i]);
                    largest = largest.max((one - other).abs() / other.abs().max(1.0));
                }
            }
        }
    }

    println!("   t     prey  and how it moves with each of the four parameters");
    for k in (0..values.len()).step_by(2) {
        let row: Vec<String> = jacobian[4 * k..4 * k + 4].iter().map(|d| format!("{d:10.3}")).collect();
        println!("{:4.0} {:8.3}  {}", (k / 2 + 1) as f64 * h * every as f64, values[k], row.join(" "));
    }
    println!("largest relative difference to the sensitivity equations: {largest:.1e}");
    assert!(largest < 1e-9);
}
