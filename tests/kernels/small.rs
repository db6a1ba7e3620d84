//! Loops from no round at all to seven, against finite differences: a value overwritten before the reverse sweep reads
//! it is right for one round and wrong from two on.

use super::Flat;
use super::kernels::*;

/// Central differences of fourth order, entry by entry.
fn differences(x: &[f64], f: impl Fn(&[f64]) -> f64) -> Vec<f64> {
    (0..x.len())
        .map(|i| {
            let h = 1e-3 * x[i].abs().max(1.0);
            let at = |steps: f64| {
                let mut moved = x.to_vec();
                moved[i] += steps * h;
                f(&moved)
            };
            (8.0 * (at(1.0) - at(-1.0)) - (at(2.0) - at(-2.0))) / (12.0 * h)
        })
        .collect()
}

fn assert_close(what: &str, rounds: usize, gradient: impl Flat, differences: &[f64]) {
    let gradient = gradient.flat();
    assert_eq!(gradient.len(), differences.len(), "{what}, {rounds} rounds");
    let largest = differences.iter().fold(1.0_f64, |m, d| m.max(d.abs()));
    for (i, (g, d)) in gradient.iter().zip(differences).enumerate() {
        assert!(
            (g - d).abs() <= 1e-9 * largest,
            "{what}, {rounds} rounds, entry {i}: {g:e}, differences {d:e}"
        );
    }
}

#[test]
fn rosenbrock_of_one_to_eight() {
    let x = input(2);
    for rounds in 0..=7 {
        let x = &x[..rounds + 1];
        assert_close("rosenbrock", rounds, grad_rosenbrock(x), &differences(x, rosenbrock));
    }
}

#[test]
fn speelpenning_of_none_to_seven() {
    let x = input(3);
    for rounds in 0..=7 {
        let x = &x[..rounds];
        assert_close("speelpenning", rounds, grad_speelpenning(x), &differences(x, speelpenning));
    }
}

/// The gradient of a product is the product of the others, not the product divided by the entry.
#[test]
fn speelpenning_with_zeros() {
    assert_eq!(grad_speelpenning(&[2.0, 0.0, 3.0]), [0.0, 6.0, 0.0]);
    assert_eq!(grad_speelpenning(&[0.0, 5.0, 0.0]), [0.0, 0.0, 0.0]);
    assert_eq!(grad_speelpenning(&[0.0]), [1.0]);
}

#[test]
fn lotka_of_none_to_seven() {
    let p = input(5);
    // Large steps, so that every round counts.
    let h = 0.1;
    for rounds in 0..=7 {
        let f = |p: &[f64]| lotka(p[0], p[1], p[2], p[3], p[4], p[5], rounds, h);
        let gradient = grad_lotka(p[0], p[1], p[2], p[3], p[4], p[5], rounds, h);
        assert_close("lotka", rounds, gradient, &differences(&p, f));
    }
}

#[test]
fn heat_of_none_to_seven() {
    let u: [f64; HEAT_N] = input(10).try_into().unwrap();
    for rounds in 0..=7 {
        let f = |u: &[f64]| heat(u.first_chunk().unwrap(), rounds, K10_C);
        assert_close("heat", rounds, grad_heat(&u, rounds, K10_C), &differences(&u, f));
    }
}
