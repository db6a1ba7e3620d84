//! The ten kernels: the tangent against the gradient in high precision, and several directions at once against one at a time.
use library::Lanes;

#[path = "../../benches/kernels/kernels.rs"]
mod functions;
#[path = "../../benches/kernels/truth.rs"]
mod truth;

use functions::*;
use truth::Truth;

/// A direction with components of either sign.
fn direction(n: usize, round: usize) -> Vec<f64> {
    (0..n).map(|i| ((i * 7 + round * 5) % 11) as f64 / 4.0 - 1.25).collect()
}

fn agrees(number: usize, value: f64, dot: f64, v: &[f64]) {
    let truth = Truth::of(number);
    assert!((value / truth.value - 1.0).abs() <= 1e-12, "K{number}: value {value:e}");
    assert_eq!(truth.gradient.len(), v.len(), "K{number}");
    let want: f64 = truth.gradient.iter().zip(v).map(|(g, v)| g * v).sum();
    let size: f64 = truth.gradient.iter().zip(v).map(|(g, v)| (g * v).abs()).sum();
    assert!((dot - want).abs() <= 1e-12 * size, "K{number}: {dot:e} instead of {want:e}");
}

fn lanes(all: &[Vec<f64>]) -> Vec<Lanes<f64, 3>> {
    (0..all[0].len()).map(|i| Lanes([all[0][i], all[1][i], all[2][i]])).collect()
}

/// One test per kernel; `v` are the components of a direction, as numbers or as lanes.
macro_rules! kernel {
    ($test:ident = $number:literal; $(let $data:ident = $made:expr;)*
     |$p:ident, $v:ident| $jvp:ident, $batch:ident ($($arg:expr),*; $($dot:expr),*)) => {
        #[test]
        fn $test() {
            let $p = input($number);
            $(let $data = $made;)*
            let all: Vec<Vec<f64>> = (0..3).map(|round| direction($p.len(), round)).collect();
            let one_by_one: Vec<f64> = all
                .iter()
                .map(|$v| {
                    let (value, dot) = $jvp($($arg,)* $($dot),*);
                    agrees($number, value, dot, $v);
                    dot
                })
                .collect();
            let $v = &lanes(&all);
            let (value, dots) = $batch($($arg,)* $($dot),*);
            for (k, one) in one_by_one.iter().enumerate() {
                agrees($number, value, dots[k], &all[k]);
                assert!((dots[k] - one).abs() <= 1e-13 * one.abs().max(1e-300), "lane {k}");
            }
        }
    };
}

kernel! { k1 = 1; |p, v| jvp_seed_expr, jvp_seed_expr_batch (p[0], p[1]; v[0], v[1]) }
kernel! { k2 = 2; |p, v| jvp_rosenbrock, jvp_rosenbrock_batch (&p; v) }
kernel! { k3 = 3; |p, v| jvp_speelpenning, jvp_speelpenning_batch (&p; v) }
kernel! { k4 = 4; let xs = data_x4(); let y = data_y4();
|p, v| jvp_logistic, jvp_logistic_batch (&p, &xs, &y; v) }
kernel! { k5 = 5; |p, v| jvp_lotka, jvp_lotka_batch
(p[0], p[1], p[2], p[3], p[4], p[5], K5_STEPS, K5_H; v[0], v[1], v[2], v[3], v[4], v[5]) }
kernel! { k6 = 6; |p, v| jvp_newton, jvp_newton_batch (p[0]; v[0]) }
kernel! { k7 = 7; |p, v| jvp_black_scholes, jvp_black_scholes_batch
(p[0], p[1], p[2], p[3], p[4]; v[0], v[1], v[2], v[3], v[4]) }
kernel! { k8 = 8; let x = data_x8();
    |p, v| jvp_gmm, jvp_gmm_batch (
        &p[..K8], &p[K8..K8 + K8 * D8], &p[K8 + K8 * D8..], &x, D8, K8, N8, K8_WISHART;
        &v[..K8], &v[K8..K8 + K8 * D8], &v[K8 + K8 * D8..]
    )
}
kernel! { k9 = 9; |p, v| jvp_mlp, jvp_mlp_batch (p.first_chunk().unwrap(); v.first_chunk().unwrap()) }
kernel! { k10 = 10; |u, v| jvp_heat, jvp_heat_batch
(u.first_chunk().unwrap(), K10_STEPS, K10_C; v.first_chunk().unwrap()) }

/// Second derivatives of the kernels: vᵀ H u is uᵀ H v, and H v is how the gradient moves.
macro_rules! curved {
    ($test:ident = $number:literal, $h:literal; $(let $data:ident = $made:expr;)*
     |$p:ident, $v:ident| $grad:ident, $hvp:ident ($($arg:expr),*; $($dot:expr),*)) => {
        #[test]
        fn $test() {
            $(let $data = $made;)*
            let at = input($number);
            let (u, w) = (direction(at.len(), 0), direction(at.len(), 1));
            let curve = |v: &[f64]| {
                let ($p, $v) = (&at, v);
                let (value, gradient, curve) = $hvp($($arg,)* $($dot),*);
                let (truth, gradient) = (Truth::of($number), crate::common::leaves(&gradient));
                assert!((value / truth.value - 1.0).abs() <= 1e-12);
                assert!(truth.fault(&gradient, 1.0).is_none(), "{:?}", truth.fault(&gradient, 1.0));
                crate::common::leaves(&curve)
            };
            let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
            let size = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a * b).abs()).sum::<f64>();
            let (hu, hw) = (curve(&u), curve(&w));
            let (a, b) = (dot(&w, &hu), dot(&u, &hw));
            assert!((a - b).abs() <= 1e-11 * (size(&w, &hu) + size(&u, &hw)), "{a:e}, {b:e}");
            let scale = at.iter().fold(0.0_f64, |m, x| m.max(x.abs())) * $h;
            let grad = |h: f64| {
                let $p: Vec<f64> = at.iter().zip(&u).map(|(x, u)| x + h * u).collect();
                crate::common::leaves(&$grad($($arg),*))
            };
            let (a, b, c, d) = (grad(scale), grad(-scale), grad(2.0 * scale), grad(-2.0 * scale));
            let largest = hu.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
            for i in 0..hu.len() {
                let want = (8.0 * (a[i] - b[i]) - (c[i] - d[i])) / (12.0 * scale);
                assert!((hu[i] - want).abs() <= 1e-6 * largest, "entry {i}: {:e}, differences {want:e}", hu[i]);
            }
        }
    };
}
curved! { curved_k1 = 1, 1e-4; |p, v| grad_seed_expr, hvp_seed_expr (p[0], p[1]; v[0], v[1]) }
curved! { curved_k2 = 2, 1e-5; |p, v| grad_rosenbrock, hvp_rosenbrock (&p; v) }
curved! { curved_k3 = 3, 1e-5; |p, v| grad_speelpenning, hvp_speelpenning (&p; v) }
curved! { curved_k4 = 4, 1e-4; let xs = data_x4(); let y = data_y4();
|p, v| grad_logistic, hvp_logistic (&p, &xs, &y; v) }
curved! { curved_k5 = 5, 1e-6; |p, v| grad_lotka, hvp_lotka
(p[0], p[1], p[2], p[3], p[4], p[5], K5_STEPS, K5_H; v[0], v[1], v[2], v[3], v[4], v[5]) }
curved! { curved_k7 = 7, 1e-5; |p, v| grad_black_scholes, hvp_black_scholes
(p[0], p[1], p[2], p[3], p[4]; v[0], v[1], v[2], v[3], v[4]) }
curved! { curved_k9 = 9, 1e-4; |p, v| grad_mlp, hvp_mlp (p.first_chunk().unwrap(); v.first_chunk().unwrap()) }
curved! { curved_k10 = 10, 1e-4; |u, v| grad_heat, hvp_heat
(u.first_chunk().unwrap(), K10_STEPS, K10_C; v.first_chunk().unwrap()) }
