//! Vectors that grow, iterators consumed in every way, sorting, options and tuples as arguments, `#[cfg]` on statements.
#![allow(clippy::needless_range_loop, reason = "indexing is part of what is tested")]
use autodiff::differentiate;

fn d(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let h = 1e-6;
    (f(x + h) - f(x - h)) / (2.0 * h)
}

/// Every entry of a gradient against differences.
fn check(f: impl Fn(&[f64]) -> f64, g: &[f64], x: &[f64]) {
    assert_eq!(g.len(), x.len());
    for k in 0..x.len() {
        let one = |v: f64| {
            let mut y = x.to_vec();
            y[k] = v;
            f(&y)
        };
        let want = d(one, x[k]);
        assert!((g[k] - want).abs() < 1e-6 * want.abs().max(1.0), "entry {k}: {} for {want}", g[k]);
    }
}

#[differentiate]
fn grown(x: &[f64]) -> f64 {
    let mut v = Vec::new();
    for (k, a) in x.iter().enumerate() {
        v.push(a * a);
        if k % 2 == 1 {
            v.push(v[k] * a.sin());
        }
    }
    let last = v.pop().unwrap_or(1.0);
    let mut s = last * last;
    for i in 0..v.len() {
        s += v[i] * (i as f64 + 1.0);
    }
    s
}

#[differentiate]
fn chained(x: &[f64], y: &[f64]) -> f64 {
    let squares: Vec<f64> = x.iter().map(|a| a * a).collect();
    let products = x.iter().zip(y).map(|(a, b)| a * b).filter(|p| *p > 0.0).collect::<Vec<_>>();
    let total: f64 = squares.iter().skip(1).zip(products.iter().rev()).map(|(a, b)| a * b.exp()).sum();
    let top = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let best = y.iter().max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
    let pairs: f64 = x.windows(2).map(|w| w[0] * w[1]).sum();
    let blocks: f64 = y.chunks(2).map(|c| c.iter().product::<f64>()).sum();
    total + top * best + pairs + blocks * squares.iter().take(2).sum::<f64>()
}

#[differentiate]
fn median_of_squares(x: &[f64]) -> f64 {
    let mut v: Vec<f64> = x.iter().map(|a| a * a * a).collect();
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let n = v.len();
    if n % 2 == 1 { v[n / 2] } else { 0.5 * (v[n / 2 - 1] + v[n / 2]) }
}

#[differentiate]
fn with_option(x: f64, k: Option<f64>) -> f64 {
    let Some(s) = k else {
        return x;
    };
    x * x * s
}

#[differentiate]
fn area((w, h): (f64, f64), scale: f64) -> f64 {
    w * h.sin() * scale
}

#[differentiate]
fn calls_with_tuples(x: f64, y: f64) -> f64 {
    area((x * y, y), 2.0) + area((1.0, x), y)
}

#[differentiate]
fn configured(x: f64) -> f64 {
    #[cfg(debug_assertions)]
    let y = x * x;
    #[cfg(not(debug_assertions))]
    let y = x * x;
    #[cfg(target_os = "none")]
    let y = y.no_such_method();
    y * x
}

#[differentiate]
fn scanned(x: &[f64], a: f64) -> f64 {
    let mut sum = 0.0;
    let mut add = |v: f64| sum += v * v;
    x.iter().for_each(|v| add(*v * a));
    let smooth = x.iter().scan(0.0, |s, v| {
        *s = *s * 0.5 + *v;
        Some(*s)
    });
    let mut out = 0.0;
    for v in smooth.skip_while(|v| *v < 0.0).take_while(|v| *v < 100.0) {
        out += v * a;
    }
    sum + out + x.iter().chain([a, 2.0 * a].iter()).map(|v| v.tanh()).sum::<f64>()
}

#[test]
fn vectors_grow_and_shrink() {
    for x in [vec![], vec![0.5], vec![0.5, -1.25], vec![0.5, -1.25, 2.0, 0.75, -0.3, 1.1, 0.9]] {
        check(grown, &grad_grown(&x), &x);
        let (_, record) = forward_grown(&x);
        let half: Vec<f64> = reverse_grown(&record, -2.0).iter().map(|g| g / -2.0).collect();
        check(grown, &half, &x);
    }
}

#[test]
fn iterators_of_every_kind() {
    for (x, y) in [(vec![0.5, -1.25, 2.0, 0.75], vec![1.5, -0.25, 0.3, 0.7]), (vec![0.25], vec![2.0])] {
        let (gx, gy) = grad_chained(&x, &y);
        check(|v| chained(v, &y), &gx, &x);
        check(|v| chained(&x, v), &gy, &y);
        let (value, (gx2, _)) = value_and_grad_chained(&x, &y);
        assert_eq!(value.to_bits(), chained(&x, &y).to_bits());
        check(|v| chained(v, &y), &gx2, &x);
    }
    for x in [vec![], vec![0.5], vec![-1.0, 0.75], vec![0.5, -1.25, 2.0, 0.75, 3.0, -2.0, 0.1]] {
        let (gx, ga) = grad_scanned(&x, 0.7);
        check(|v| scanned(v, 0.7), &gx, &x);
        assert!((ga - d(|a| scanned(&x, a), 0.7)).abs() < 1e-6);
    }
}

#[test]
fn a_sort_is_a_permutation() {
    for x in [vec![0.5], vec![0.5, -1.25], vec![0.5, -1.25, 2.0], vec![3.0, 0.5, -1.25, 2.0, 0.75, 1.0, 4.0]]
    {
        check(median_of_squares, &grad_median_of_squares(&x), &x);
    }
}

#[test]
fn options_and_tuples_are_parameters() {
    assert_eq!(grad_with_option(1.5, Some(2.0)), (6.0, Some(2.25)));
    assert_eq!(grad_with_option(1.5, None), (1.0, None));
    let (_, record) = forward_with_option(1.5, Some(2.0));
    assert_eq!(reverse_with_option(&record, 2.0), (12.0, Some(4.5)));
    let ((gw, gh), gs) = grad_area((2.0, 0.5), 3.0);
    assert_eq!((gw, gh, gs), (0.5_f64.sin() * 3.0, 2.0 * 0.5_f64.cos() * 3.0, 2.0 * 0.5_f64.sin()));
    let (dx, dy) = grad_calls_with_tuples(0.75, 1.5);
    assert!((dx - d(|x| calls_with_tuples(x, 1.5), 0.75)).abs() < 1e-8);
    assert!((dy - d(|y| calls_with_tuples(0.75, y), 1.5)).abs() < 1e-8);
}

#[test]
fn conditional_compilation() {
    assert_eq!(grad_configured(2.0), 12.0);
}

// What is read of a vector at one time is not there any more at another: lengths, elements, answers of helpers.

#[differentiate]
fn drained(x: f64, n: usize) -> f64 {
    let mut stack = vec![x; n];
    let mut value = 1.0;
    while let Some(top) = stack.pop() {
        value = top + 1.0 / value;
    }
    value
}

#[differentiate]
fn weighted_by_length(x: f64, n: usize) -> f64 {
    let mut v = Vec::new();
    let mut s = 0.0;
    for k in 0..n {
        v.push(x * k as f64);
        s += x * x * v.len() as f64;
        if v.len() > 3 {
            v.pop();
            v.pop();
        }
        if v.len() % 2 == 1 {
            s *= x.sin() + 1.5;
        }
    }
    s + v.iter().sum::<f64>()
}

#[differentiate]
fn overwritten_after_pop(x: f64, n: usize) -> f64 {
    let mut v = vec![x, 2.0 * x];
    let mut s = 1.0;
    for _ in 0..n {
        let a = v[v.len() - 1];
        s *= a;
        v.pop();
        v.push(s + x);
    }
    s * v[0]
}

fn positive(v: &[f64]) -> usize {
    v.iter().filter(|v| **v > 0.0).count()
}

#[differentiate]
fn counted(x: &[f64]) -> f64 {
    let mut v = vec![];
    let mut s = 1.0;
    for a in x {
        v.push(autodiff::constant(*a));
        let n = positive(&v);
        if n > 1 {
            s *= a * n as f64;
        } else {
            s += a;
        }
        v[0] = -v[0];
    }
    s
}

#[differentiate]
fn read_between(x: f64, y: f64) -> f64 {
    let mut v = vec![x];
    v.push(y);
    let product = v[0] * v[1];
    v.pop();
    v.push(7.0 * x);
    let again = v[1] * v[1];
    let top = v.pop().unwrap_or(0.0);
    v.push(y * y);
    product * again * top + v[v.len() - 1]
}

#[differentiate]
fn in_a_round(x: f64, n: usize) -> f64 {
    let mut s = x;
    for k in 0..n {
        let mut v = vec![s];
        for j in 0..k {
            v.push(v[j] * 0.5 + s * x);
        }
        let last = v[v.len() - 1];
        v.pop();
        v.push(s.cos());
        s = last * v[v.len() - 1] + 0.1;
    }
    s
}

#[test]
fn what_is_read_of_a_vector_changes_later() {
    for n in [0, 1, 2, 3, 7] {
        for x in [0.7_f64, -0.4] {
            check(|x| drained(x[0].abs() + 0.5, n), &[grad_drained(x.abs() + 0.5, n) * x.signum()], &[x]);
            check(|x| weighted_by_length(x[0], n), &[grad_weighted_by_length(x, n)], &[x]);
            check(|x| overwritten_after_pop(x[0], n), &[grad_overwritten_after_pop(x, n)], &[x]);
            check(|x| in_a_round(x[0], n), &[grad_in_a_round(x, n)], &[x]);
            let (_, record) = forward_drained(0.8, n);
            assert!((reverse_drained(&record, -2.5) + 2.5 * grad_drained(0.8, n)).abs() < 1e-12);
            let (_, record) = forward_weighted_by_length(x, n);
            assert!(
                (reverse_weighted_by_length(&record, -2.5) + 2.5 * grad_weighted_by_length(x, n)).abs()
                    < 1e-12
            );
            let (_, record) = forward_in_a_round(x, n);
            assert!((reverse_in_a_round(&record, -2.5) + 2.5 * grad_in_a_round(x, n)).abs() < 1e-12);
        }
    }
    let x = [0.5, -1.5, 2.0, 0.25, -0.75];
    for k in 0..=x.len() {
        check(counted, &grad_counted(&x[..k]), &x[..k]);
    }
    let (dx, dy) = grad_read_between(0.5, -1.2);
    check(|x| read_between(x[0], x[1]), &[dx, dy], &[0.5, -1.2]);
}

#[differentiate]
fn grown_parameter(mut w: Vec<f64>, x: f64) -> f64 {
    w.push(x * w[0]);
    let n = w.len();
    w[0] *= w[n - 1];
    let first = w[0] + w[n - 1];
    w.pop();
    while let Some(top) = w.pop() {
        if top > 100.0 {
            return first * top;
        }
    }
    first
}

#[test]
fn a_vector_parameter_grows() {
    for w in [vec![2.0], vec![-1.5, 0.5, 3.0], vec![0.25, 400.0]] {
        let (value, (dw, dx)) = value_and_grad_grown_parameter(w.clone(), 3.0);
        assert_eq!(value, grown_parameter(w.clone(), 3.0));
        check(|w| grown_parameter(w.to_vec(), 3.0), &dw, &w);
        check(|x| grown_parameter(w.clone(), x[0]), &[dx], &[3.0]);
        let (_, record) = forward_grown_parameter(w.clone(), 3.0);
        let (mut gw, mut gx) = (vec![1.0; w.len()], 1.0);
        reverse_grown_parameter_into(&record, -2.5, &mut gw, &mut gx);
        assert!((gx - 1.0 + 2.5 * dx).abs() < 1e-9);
        for k in 0..w.len() {
            assert!((gw[k] - 1.0 + 2.5 * dw[k]).abs() < 1e-9);
        }
    }
}

#[differentiate]
fn searched(x: &[f64], c: f64) -> f64 {
    let first = x.iter().next().copied().unwrap_or(1.0);
    let found = *x.iter().find(|v| **v < 0.0).unwrap_or(&2.0);
    let at = x.iter().position(|v| *v > c).unwrap_or(0);
    let all = x.iter().map(|v| v * c).reduce(|a, b| a * b + c).unwrap_or(c);
    let rest = if x.is_empty() { c } else { x[at] };
    let seen = x.iter().copied().filter(|v| *v > 0.0).find(|v| v * c > 0.5);
    first * found + all * rest + seen.unwrap_or(c * c)
}

#[test]
fn what_is_searched_for() {
    let x = [0.7, -0.4, 1.3, 0.9, -2.0, 0.2, 1.1];
    for n in [0, 1, 2, 3, 7] {
        for c in [0.8, -0.6] {
            let (dx, dc) = grad_searched(&x[..n], c);
            check(|x| searched(x, c), &dx, &x[..n]);
            check(|c| searched(&x[..n], c[0]), &[dc], &[c]);
            let (value, record) = forward_searched(&x[..n], c);
            assert_eq!(value.to_bits(), searched(&x[..n], c).to_bits());
            assert!((reverse_searched(&record, -2.5).1 + 2.5 * dc).abs() < 1e-12 * (1.0 + dc.abs()));
        }
    }
}
