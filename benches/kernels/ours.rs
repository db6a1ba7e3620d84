//! The gradients that `#[differentiate]` generated, each behind one call that the optimiser does not look through, as
//! the primal and the other gradients are: the generated functions themselves may be inlined.
#![allow(clippy::too_many_arguments)]

use super::kernels::*;

#[inline(never)]
pub fn seed_expr(a: f64, b: f64, g: &mut [f64; 2]) {
    *g = grad_seed_expr(a, b).into();
}

#[inline(never)]
pub fn rosenbrock(x: &[f64], g: &mut [f64]) {
    grad_rosenbrock_into(x, g);
}

#[inline(never)]
pub fn speelpenning(x: &[f64], g: &mut [f64]) {
    grad_speelpenning_into(x, g);
}

#[inline(never)]
pub fn logistic(w: &[f64], xs: &[f64], y: &[f64], g: &mut [f64]) {
    grad_logistic_into(w, xs, y, g);
}

#[inline(never)]
pub fn lotka([a, b, d, g, x0, y0]: [f64; 6], steps: usize, h: f64, gradient: &mut [f64; 6]) {
    *gradient = grad_lotka(a, b, d, g, x0, y0, steps, h).into();
}

#[inline(never)]
pub fn newton(p: f64, g: &mut [f64; 1]) {
    *g = [grad_newton(p)];
}

#[inline(never)]
pub fn black_scholes([s, k, r, sigma, t]: [f64; 5], g: &mut [f64; 5]) {
    *g = grad_black_scholes(s, k, r, sigma, t).into();
}

/// The gradient is alphas, means, icf in one buffer.
#[inline(never)]
pub fn gmm(
    alphas: &[f64],
    means: &[f64],
    icf: &[f64],
    x: &[f64],
    d: usize,
    k: usize,
    n: usize,
    wishart_c: f64,
    g: &mut [f64],
) {
    let (g_alphas, g) = g.split_at_mut(alphas.len());
    let (g_means, g_icf) = g.split_at_mut(means.len());
    grad_gmm_into(alphas, means, icf, x, d, k, n, wishart_c, g_alphas, g_means, g_icf);
}

#[inline(never)]
pub fn mlp(p: &[f64; 9], g: &mut [f64; 9]) {
    grad_mlp_into(p, g);
}

#[inline(never)]
pub fn heat(u0: &[f64; HEAT_N], steps: usize, c: f64, g: &mut [f64; HEAT_N]) {
    grad_heat_into(u0, steps, c, g);
}
