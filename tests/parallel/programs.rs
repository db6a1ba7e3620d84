//! Each program twice: with a parallel iterator and with the same iterator of `std`.
use super::{LENGTHS, close, numbers, with_threads};
use autodiff::differentiate;
use rayon::prelude::*;

/// A program of a slice, a captured slice and a number, and the same in order.
macro_rules! twins {
    ($($name:ident: |$x:ident, $w:ident, $k:ident| $parallel:expr; $sequential:expr;)*) => {
        $(twin!((jvp, hvp) $name: |$x, $w, $k| $parallel; $sequential;);)*
    };
}

/// The same where second derivatives are not known: calls that take slices.
macro_rules! twins_that_call {
    ($($name:ident: |$x:ident, $w:ident, $k:ident| $parallel:expr; $sequential:expr;)*) => {
        $(twin!((jvp) $name: |$x, $w, $k| $parallel; $sequential;);)*
    };
}

/// Second derivatives where they were asked for.
macro_rules! second {
    ((jvp) $($rest:tt)*) => {};
    ((jvp, hvp) $what:ident, $flat:ident, ($($at:expr),*)) => {
        let (a, b) = (hvp_parallel($($at),*), hvp_sequential($($at),*));
        close(&$what, &$flat(a.2), &$flat(b.2));
    };
}

macro_rules! twin {
    ($modes:tt $name:ident: |$x:ident, $w:ident, $k:ident| $parallel:expr; $sequential:expr;) => {
            mod $name {
                use super::*;

                #[differentiate $modes]
                fn parallel($x: &[f64], $w: &[f64], $k: f64) -> f64 {
                    $parallel
                }

                #[differentiate $modes]
                fn sequential($x: &[f64], $w: &[f64], $k: f64) -> f64 {
                    $sequential
                }

                #[test]
                fn agrees() {
                    for n in LENGTHS {
                        let (x, w, k) = (numbers(n, 7), numbers(5, 11), 0.7);
                        let flat = |(a, b, c): (Vec<f64>, Vec<f64>, f64)| [a, b, vec![c]].concat();
                        let what = format!("{}, {n} rounds", stringify!($name));
                        let value = sequential(&x, &w, k);
                        close(&what, &[parallel(&x, &w, k)], &[value]);
                        let gradient = flat(grad_sequential(&x, &w, k));
                        close(&what, &with_threads(|| flat(grad_parallel(&x, &w, k))), &gradient);
                        let both = with_threads(|| {
                            let (value, gradient) = value_and_grad_parallel(&x, &w, k);
                            [vec![value], flat(gradient)].concat()
                        });
                        close(&what, &both, &[vec![value], gradient.clone()].concat());
                        for seed in [1.0, -2.5, 0.0] {
                            let back = with_threads(|| {
                                let (value, record) = forward_parallel(&x, &w, k);
                                let once = flat(reverse_parallel(&record, seed));
                                let again = flat(reverse_parallel(&record.clone(), seed));
                                assert_eq!(once, again);
                                [vec![value], once].concat()
                            });
                            let scaled: Vec<f64> = gradient.iter().map(|g| seed * g).collect();
                            close(&what, &back, &[vec![value], scaled].concat());
                        }
                        // The buffers of a reverse sweep are added to.
                        let (_, record) = forward_parallel(&x, &w, k);
                        let (mut a, mut b, mut c) = (vec![0.5; n], vec![0.25; 5], 2.0);
                        reverse_parallel_into(&record, 1.0, &mut a, &mut b, &mut c);
                        let start = [vec![0.5; n], vec![0.25; 5], vec![2.0]].concat();
                        let sum: Vec<f64> = start.iter().zip(&gradient).map(|(s, g)| s + g).collect();
                        close(&what, &flat((a, b, c)), &sum);
                        let (dx, dw, dk) = (numbers(n, 3), numbers(5, 5), -0.3);
                        let moved = jvp_parallel(&x, &w, k, &dx, &dw, dk);
                        let along = [dx.clone(), dw.clone(), vec![dk]].concat();
                        let slope: f64 = gradient.iter().zip(&along).map(|(g, d)| g * d).sum();
                        close(&what, &[moved.0], &[value]);
                        assert!((moved.1 - slope).abs() <= 1e-11 * (1.0 + slope.abs()), "{what}: {} is not {slope}", moved.1);
                        second!($modes what, flat, (&x, &w, k, &dx, &dw, dk));
                    }
                }
            }
    };
}

/// A helper whose residuals go to a tape.
#[differentiate(jvp, hvp)]
fn chained(w: &[f64], x: f64) -> f64 {
    let mut s = x;
    for i in 0..w.len() {
        s = (s + w[i] * x).sin();
    }
    s
}

/// A helper that is called with its partials.
#[differentiate(jvp, hvp)]
fn scaled(a: f64, b: f64) -> f64 {
    (a * b).tanh()
}

twins! {
    sums: |x, w, k|
        x.par_iter().map(|a| (w[0] * a * k).sin() + w[1]).sum();
        x.iter().map(|a| (w[0] * a * k).sin() + w[1]).sum();
    typed_sum: |x, w, k| {
        let c = k.exp();
        c * x.par_iter().map(|a| a * a * w[2]).sum::<f64>()
    };
    {
        let c = k.exp();
        c * x.iter().map(|a| a * a * w[2]).sum::<f64>()
    };
    chunks: |x, w, k|
        x.par_chunks(3).map(|r| {
            let mut z = 0.0;
            for j in 0..r.len() {
                z += r[j] * w[j];
            }
            (k * z).exp().ln_1p()
        }).sum();
        x.chunks(3).map(|r| {
            let mut z = 0.0;
            for j in 0..r.len() {
                z += r[j] * w[j];
            }
            (k * z).exp().ln_1p()
        }).sum();
    exact_chunks: |x, w, k|
        x.par_chunks_exact(2).zip(x.par_chunks_exact(2)).map(|(a, b)| a[0] * b[1] * k + w[4]).sum();
        x.chunks_exact(2).zip(x.chunks_exact(2)).map(|(a, b)| a[0] * b[1] * k + w[4]).sum();
    windows: |x, w, k|
        x.par_windows(2).map(|p| (p[1] - p[0] * w[0]).powi(2) * k).sum();
        x.windows(2).map(|p| (p[1] - p[0] * w[0]).powi(2) * k).sum();
    ranges: |x, w, k|
        (0..x.len()).into_par_iter().map(|i| x[i] * w[i % 5] * k.cos()).sum();
        (0..x.len()).map(|i| x[i] * w[i % 5] * k.cos()).sum();
    part_of_a_range: |x, w, k|
        (1..x.len().max(1)).into_par_iter().map(|i| x[i] * x[i] * w[1] * k).sum();
        (1..x.len().max(1)).map(|i| x[i] * x[i] * w[1] * k).sum();
    backwards: |x, w, k|
        (0..x.len()).into_par_iter().rev().map(|i| x[i].sin() * (i as f64 + 1.0) * w[3] * k).sum();
        (0..x.len()).rev().map(|i| x[i].sin() * (i as f64 + 1.0) * w[3] * k).sum();
    neighbours: |x, w, k|
        (1..x.len().max(1)).into_par_iter().map(|i| (x[i] - x[i - 1]).powi(2) * w[0] * k).sum();
        (1..x.len().max(1)).map(|i| (x[i] - x[i - 1]).powi(2) * w[0] * k).sum();
    mirrored: |x, w, k|
        (0..x.len()).into_par_iter().map(|i| x[i] * x[x.len() - 1 - i] * w[0] * k).sum();
        (0..x.len()).map(|i| x[i] * x[x.len() - 1 - i] * w[0] * k).sum();
    rows: |x, w, k|
        (0..x.len() / 3).into_par_iter().map(|r| {
            let mut z = k;
            for c in 0..3 {
                z += w[c] * x[r * 3 + c];
            }
            z.tanh()
        }).sum();
        (0..x.len() / 3).map(|r| {
            let mut z = k;
            for c in 0..3 {
                z += w[c] * x[r * 3 + c];
            }
            z.tanh()
        }).sum();
    loops_inside: |x, w, k|
        x.par_iter().map(|a| {
            let mut y = *a;
            for j in 0..w.len() {
                y = (k * y + w[j]).sin();
            }
            y * y
        }).sum();
        x.iter().map(|a| {
            let mut y = *a;
            for j in 0..w.len() {
                y = (k * y + w[j]).sin();
            }
            y * y
        }).sum();
    loops_that_end_when_they_like: |x, w, k|
        x.par_iter().map(|a| {
            let mut y = a.abs() + 1.0;
            while y > 0.3 {
                y *= 0.5 + 0.1 * w[0].sin();
            }
            y * k
        }).sum();
        x.iter().map(|a| {
            let mut y = a.abs() + 1.0;
            while y > 0.3 {
                y *= 0.5 + 0.1 * w[0].sin();
            }
            y * k
        }).sum();
    branches: |x, w, k|
        x.par_iter().map(|a| if *a > 0.0 { a * w[0] } else { (a * w[1] * k).exp() }).sum();
        x.iter().map(|a| if *a > 0.0 { a * w[0] } else { (a * w[1] * k).exp() }).sum();
    early_returns_of_the_closure: |x, w, k|
        x.par_iter().map(|a| {
            if *a < 0.0 {
                return a * w[2];
            }
            let b = a * k;
            b.sqrt() + w[3]
        }).sum();
        x.iter().map(|a| {
            if *a < 0.0 {
                return a * w[2];
            }
            let b = a * k;
            b.sqrt() + w[3]
        }).sum();
    filtered: |x, w, k|
        x.par_iter().enumerate().filter(|(i, _)| i % 3 != 1).map(|(i, a)| a * w[i % 5] * k).sum();
        x.iter().enumerate().filter(|(i, _)| i % 3 != 1).map(|(i, a)| a * w[i % 5] * k).sum();
    filter_maps: |x, w, k|
        x.par_iter().filter_map(|a| if *a > -0.5 { Some(a * a * w[0] * k) } else { None }).sum();
        x.iter().filter_map(|a| if *a > -0.5 { Some(a * a * w[0] * k) } else { None }).sum();
    reduced: |x, w, k|
        x.par_iter().map(|a| (a * k).cos() * w[0]).reduce(|| 0.0, |a, b| a + b);
        x.iter().map(|a| (a * k).cos() * w[0]).fold(0.0, |a, b| a + b);
    largest: |x, w, k|
        k * x.par_iter().map(|a| (a * w[0]).sin()).reduce(|| -2.0, |a, b| a.max(b));
        k * x.iter().map(|a| (a * w[0]).sin()).fold(-2.0, |a: f64, b| a.max(b));
    products: |x, w, k|
        x.par_iter().take(7).map(|a| a * k + w[0]).product::<f64>();
        x.iter().take(7).map(|a| a * k + w[0]).product::<f64>();
    collected: |x, w, k| {
        let y: Vec<f64> = x.par_iter().map(|a| (a * k).sin()).collect();
        y.par_iter().zip(x.par_iter()).map(|(a, b)| a * b * w[0]).sum()
    };
    {
        let y: Vec<f64> = x.iter().map(|a| (a * k).sin()).collect();
        y.iter().zip(x.iter()).map(|(a, b)| a * b * w[0]).sum()
    };
    written_in_place: |x, w, k| {
        let mut y = vec![0.0; x.len()];
        y.par_iter_mut().zip(x.par_iter()).for_each(|(to, from)| *to = (from * k).sin() + w[1]);
        y.par_iter_mut().enumerate().for_each(|(i, to)| *to *= w[i % 5] + *to);
        y.iter().sum::<f64>() * k
    };
    {
        let mut y = vec![0.0; x.len()];
        y.iter_mut().zip(x.iter()).for_each(|(to, from)| *to = (from * k).sin() + w[1]);
        y.iter_mut().enumerate().for_each(|(i, to)| *to *= w[i % 5] + *to);
        y.iter().sum::<f64>() * k
    };
    in_a_loop: |x, w, k| {
        let mut s = k;
        for r in 0..4 {
            s += (s * 0.01).cos() * x.par_iter().map(|a| (a * w[r] * s).sin()).sum::<f64>() / (x.len() as f64 + 1.0);
        }
        s
    };
    {
        let mut s = k;
        for r in 0..4 {
            s += (s * 0.01).cos() * x.iter().map(|a| (a * w[r] * s).sin()).sum::<f64>() / (x.len() as f64 + 1.0);
        }
        s
    };
    one_in_another: |x, w, k|
        x.par_iter().map(|a| w.par_iter().map(|b| (a * b * k).sin()).sum::<f64>().powi(2)).sum();
        x.iter().map(|a| w.iter().map(|b| (a * b * k).sin()).sum::<f64>().powi(2)).sum();
    local_arrays: |x, w, k| {
        let c = [k, w[0] * k, w[1].exp()];
        x.par_iter().enumerate().map(|(i, a)| c[i % 3] * a + c[0] * c[2]).sum()
    };
    {
        let c = [k, w[0] * k, w[1].exp()];
        x.iter().enumerate().map(|(i, a)| c[i % 3] * a + c[0] * c[2]).sum()
    };
    scratch_of_a_round: |x, w, k|
        x.par_iter().map(|a| {
            let mut t = [0.0; 5];
            for j in 0..5 {
                t[j] = w[j] * a;
            }
            for j in 1..5 {
                t[j] = t[j] * t[j - 1].cos() + k;
            }
            let v: Vec<f64> = t.iter().map(|b| b * b).collect();
            v.iter().sum::<f64>()
        }).sum();
        x.iter().map(|a| {
            let mut t = [0.0; 5];
            for j in 0..5 {
                t[j] = w[j] * a;
            }
            for j in 1..5 {
                t[j] = t[j] * t[j - 1].cos() + k;
            }
            let v: Vec<f64> = t.iter().map(|b| b * b).collect();
            v.iter().sum::<f64>()
        }).sum();
    one_after_the_other: |x, w, k|
        x.par_iter().map(|a| a * k).chain(w.par_iter().copied()).map(|a| a.sin()).sum();
        x.iter().map(|a| a * k).chain(w.iter().copied()).map(|a| a.sin()).sum();
    inert_rounds: |x, w, k|
        k * (0..x.len()).into_par_iter().map(|i| i as f64).sum::<f64>() + w[0];
        k * (0..x.len()).map(|i| i as f64).sum::<f64>() + w[0];
    strided: |x, w, k|
        (0..x.len() / 2).into_par_iter().map(|i| x[2 * i] * x[2 * i + 1].sin() * w[0] * k).sum();
        (0..x.len() / 2).map(|i| x[2 * i] * x[2 * i + 1].sin() * w[0] * k).sum();
    overlapping_strides: |x, w, k|
        (0..x.len().saturating_sub(2) / 2).into_par_iter().map(|i| x[2 * i] * x[2 * i + 2].sin() * w[0] * k).sum();
        (0..x.len().saturating_sub(2) / 2).map(|i| x[2 * i] * x[2 * i + 2].sin() * w[0] * k).sum();
    named_ranges_of_a_round: |x, w, k| {
        let d = 4;
        (0..x.len() / d).into_par_iter().map(|r| {
            let row = &x[r * d..(r + 1) * d];
            row.iter().zip(w.iter()).map(|(a, b)| a * b).sum::<f64>().sin() * k
        }).sum()
    };
    {
        let d = 4;
        (0..x.len() / d).map(|r| {
            let row = &x[r * d..(r + 1) * d];
            row.iter().zip(w.iter()).map(|(a, b)| a * b).sum::<f64>().sin() * k
        }).sum()
    };
}

twins_that_call! {
    calls: |x, w, k|
        x.par_iter().map(|a| chained(w, *a).powi(2) * scaled(k, *a)).sum();
        x.iter().map(|a| chained(w, *a).powi(2) * scaled(k, *a)).sum();
    states_and_calls_in_a_loop: |x, w, k| {
        let mut s = 0.1 * k;
        let mut y = [0.0; 3];
        for r in 0..3 {
            y[r] = x.par_iter().map(|a| chained(w, a * s)).sum::<f64>() / (x.len() as f64 + 1.0);
            s += y[r] * w[r];
            y[0] *= 0.9;
        }
        s + y[0] * y[1] + y[2]
    };
    {
        let mut s = 0.1 * k;
        let mut y = [0.0; 3];
        for r in 0..3 {
            y[r] = x.iter().map(|a| chained(w, a * s)).sum::<f64>() / (x.len() as f64 + 1.0);
            s += y[r] * w[r];
            y[0] *= 0.9;
        }
        s + y[0] * y[1] + y[2]
    };
    in_a_branch: |x, w, k|
        if x.len() % 2 == 1 { x.par_iter().map(|a| chained(w, *a) * k).sum() } else { k * w[0] };
        if x.len() % 2 == 1 { x.iter().map(|a| chained(w, *a) * k).sum() } else { k * w[0] };
}
