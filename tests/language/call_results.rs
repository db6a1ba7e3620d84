//! Results of calls whose type nothing says but their use: patterns, fields, indices, iteration, methods, `?`. And arguments that are
//! no plain numbers: options, tuples, references to numbers, texts, enums.

use autodiff::differentiate;

#[differentiate]
fn squares(x: &[f64]) -> Vec<f64> {
    x.iter().map(|v| v * v).collect()
}

#[differentiate]
fn polar(x: f64, y: f64) -> (f64, f64) {
    ((x * x + y * y).sqrt(), y.atan2(x))
}

/// Parts of every kind, some of them without derivative.
#[differentiate]
fn parts(x: f64, y: f64) -> (usize, (f64, [f64; 2]), Vec<f64>, bool) {
    let n = if x > 0.0 { 2 } else { 1 };
    (n, (x * y, [x.sin(), y * y]), vec![x, y, x + y], x > y)
}

#[differentiate]
fn corners(x: f64, y: f64) -> [f64; 3] {
    [x * y, x - y, y * y]
}

#[differentiate]
fn root(x: f64) -> Option<f64> {
    if x < 0.0 { None } else { Some(x.sqrt() * x) }
}

#[differentiate]
fn both_roots(x: f64, y: f64) -> Result<(f64, f64), String> {
    if x * y < 0.0 {
        return Err(format!("{x}"));
    }
    Ok((x * y, x + y * y))
}

/// A vector by its methods, its elements, a loop over it.
#[differentiate]
fn sequences(x: f64, y: f64) -> f64 {
    let v = squares(&[x, y, x * y]);
    let w = corners(x, y);
    let mut s = v[0] * w[1] + v.len() as f64 * x;
    for e in &v {
        s += e * e;
    }
    for e in w {
        s = s * 0.5 + e;
    }
    s + w.iter().zip(&v).map(|(a, b)| a * b).sum::<f64>()
        + squares(&v).iter().sum::<f64>()
        + squares(&w)[2]
        + corners(s, y)[1]
}

/// Tuples by patterns and by fields: all of them, some, nested.
#[differentiate]
fn tuples(x: f64, y: f64) -> f64 {
    let (r, _) = polar(x, y);
    let whole = polar(y, x * 0.5);
    let (n, (p, [q, s]), v, above) = parts(x, y);
    let few = parts(y, x);
    let mut t = r * whole.1 + p * q - s;
    for k in 0..n {
        t += v[k] * r;
    }
    if above {
        t *= polar(x, 1.0).0;
    }
    t + few.1.0 * few.1.1[0] + few.2[2]
}

/// The last field first, then those before it, then all.
#[differentiate]
fn fields_out_of_order(x: f64, y: f64) -> f64 {
    let whole = polar(x, y);
    let a = whole.1 * whole.0;
    let (r, angle) = whole;
    a + r * r * angle
}

/// A result that is changed: as a number, as a tuple, as a vector.
#[differentiate]
fn changed(x: f64, y: f64, n: usize) -> f64 {
    let mut r = polar(x, y).0;
    let mut pair = polar(y, x);
    let mut v = squares(&[x, y]);
    for k in 0..n {
        r = r * 0.5 + x * k as f64;
        pair.0 += r * y;
        v[k % 2] *= pair.0;
        v.push(r);
        pair = polar(pair.0, pair.1);
    }
    r + pair.0 * pair.1 + v.iter().sum::<f64>()
}

fn constants() -> (f64, f64) {
    (1.5, -2.0)
}

fn table(n: usize) -> Vec<f64> {
    (0..n).map(|k| k as f64).collect()
}

/// Functions that nobody differentiates: what they give is constant, and is taken apart and changed as well.
#[differentiate]
fn of_constants(x: f64, n: usize) -> f64 {
    let (mut a, mut b) = (x, x * x);
    (a, _) = constants();
    b += constants().1 * a;
    let mut v = table(n + 2);
    v[1] = x * b;
    let mut s = 0.0;
    for e in &v {
        s += e * x;
    }
    for e in table(n) {
        s += e;
    }
    s * a + v[n]
}

/// References to results, results as elements, a vector that grows after it was read.
#[differentiate]
fn passed_on(x: f64, y: f64, n: usize) -> f64 {
    let v = squares(&[x, y]);
    let u = &v;
    let mut rows = vec![vec![x, y], vec![y, x]];
    rows[0] = squares(&[y, x]);
    let mut grown = squares(&[x, y]);
    let long = grown.len();
    while grown.len() < long + n {
        let last = grown[grown.len() - 1];
        grown.push(last * 0.5 + x);
    }
    let r = both_roots(x, y);
    let first = if let Ok((a, b)) = &r { a * b } else { x };
    let [a, b, _] = corners(x, y).map(|e| e * polar(e, y).0);
    let w = u_sum(u);
    let mut z = v;
    z[0] = a;
    first * w + u_sum(&rows[0]) * grown[long - 1 + n] + z[0] * z[1] * b
}

#[differentiate]
fn u_sum(v: &[f64]) -> f64 {
    v.iter().map(|e| e.sin()).sum()
}

/// A name for a result, and another one that is changed.
#[differentiate]
fn named_twice(x: f64, y: f64) -> f64 {
    let r = polar(x, y).0;
    let a = r;
    let mut b = r;
    b += y;
    let mut pair = polar(y, x);
    let (c, d) = pair;
    pair.0 *= 2.0;
    a * b + r * c + d * pair.0
}

/// Options and results by their methods and by `match`.
#[differentiate]
fn fallible(x: f64, y: f64) -> f64 {
    let a = root(x).map(|v| v * y).unwrap_or(y * y);
    let b = root(y).filter(|v| *v < 1.5).map_or(x, |v| v * v);
    let c = root(x * y).and_then(|v| root(v - 0.2)).unwrap_or_else(|| x - y);
    let r = root(y);
    let d = if let Some(v) = r { v * x } else { 2.0 * x };
    let s = both_roots(x, y);
    let e = match s {
        Ok((p, q)) => p * q,
        Err(_) => x * x,
    };
    let f = both_roots(x, y).map(|(p, _)| p).unwrap_or(y);
    a + b * c + d * e + f
}

#[differentiate]
fn powers(x: f64) -> Option<[f64; 2]> {
    if x > 3.0 { None } else { Some([x, x * x]) }
}

/// Payloads that are taken apart at once.
#[differentiate]
fn payloads(x: f64, y: f64) -> f64 {
    let Some([a, b]) = powers(x) else {
        return y;
    };
    let Ok((p, q)) = both_roots(x, y) else {
        return a * b;
    };
    a * b * p + q
}

/// One of two calls.
#[differentiate]
fn chosen(x: f64, y: f64) -> f64 {
    let (first, second) = if x > y { polar(x, y) } else { polar(y, x * y) };
    let v = if x > 0.5 { squares(&[x, y]) } else { vec![x, y, y] };
    let one = match v.len() {
        2 => first,
        _ => polar(y, x).1,
    };
    second * one + v[1]
}

#[test]
fn results() {
    check!(sequences, grad_sequences, value_and_grad_sequences, forward_sequences, reverse_sequences;
        (1.5, -0.5), (-0.75, 0.5), (0.25, 2.0));
    check!(tuples, grad_tuples, value_and_grad_tuples, forward_tuples, reverse_tuples;
        (1.5, -0.5), (-0.75, 0.5), (0.25, 2.0));
    check!(fields_out_of_order, grad_fields_out_of_order, value_and_grad_fields_out_of_order,
        forward_fields_out_of_order, reverse_fields_out_of_order; (1.5, -0.5), (-0.75, 0.5));
    check!(changed, grad_changed, value_and_grad_changed, forward_changed, reverse_changed;
        (1.5, -0.5, 0), (-0.75, 0.5, 1), (0.25, 2.0, 2), (0.5, -1.25, 3), (0.5, 0.25, 7));
    check!(fallible, grad_fallible, value_and_grad_fallible, forward_fallible, reverse_fallible;
        (1.5, -0.5), (-0.75, 0.5), (0.25, 2.0), (-0.5, -1.5), (1.25, 0.75));
    check!(passed_on, grad_passed_on, value_and_grad_passed_on, forward_passed_on, reverse_passed_on;
        (1.5, -0.5, 0), (-0.75, 0.5, 1), (0.25, 2.0, 2), (0.5, 0.75, 7));
    check!(named_twice, grad_named_twice, value_and_grad_named_twice, forward_named_twice, reverse_named_twice;
        (1.5, -0.5), (-0.75, 0.5), (0.25, 2.0));
    check!(of_constants, grad_of_constants, value_and_grad_of_constants, forward_of_constants, reverse_of_constants;
        (1.5, 0), (-0.75, 1), (0.5, 2), (0.25, 3), (1.25, 7));
    check!(payloads, grad_payloads, value_and_grad_payloads, forward_payloads, reverse_payloads;
        (1.5, -0.5), (-0.75, -0.5), (4.25, 2.0), (0.5, 0.25));
    check!(chosen, grad_chosen, value_and_grad_chosen, forward_chosen, reverse_chosen;
        (1.5, -0.5), (-0.75, 0.5), (0.25, 2.0));
}

// ---- arguments ----

#[derive(Clone, Copy)]
enum Way {
    Up,
    Down,
}

#[differentiate]
fn scaled(x: &[f64], by: Option<f64>) -> f64 {
    let by = match by {
        Some(by) => by,
        None => x[0],
    };
    x.iter().map(|v| v * by * by).sum()
}

#[differentiate]
fn referred(x: &f64, y: &f64, way: Way, name: &str) -> f64 {
    match way {
        Way::Up => *x * *y + x.sin() * name.len() as f64,
        Way::Down => *y * *y - *x,
    }
}

#[differentiate]
fn welford(state: (usize, f64, f64), x: &f64) -> (usize, f64, f64) {
    let (mut n, mut mean, mut m2) = state;
    n += 1;
    let delta = x - mean;
    mean += delta / n as f64;
    m2 += delta * (x - mean);
    (n, mean, m2)
}

#[differentiate]
fn nested_pairs(p: ((f64, f64), f64), q: Option<f64>) -> f64 {
    let ((a, b), c) = p;
    a * b + c * q.unwrap_or(a)
}

#[differentiate]
fn advance(state: &mut f64, by: f64) -> f64 {
    *state = *state * by + 1.0;
    *state * *state
}

#[differentiate]
fn first_of(v: &[f64]) -> f64 {
    v[0] * v[0]
}

/// A `&mut [f64]` handed on as it is, to be read and to be written.
#[differentiate]
fn through(buffer: &mut [f64], x: f64) -> f64 {
    let a = first_of(buffer);
    buffer[0] = a * x;
    first_of(buffer) + first_of(&buffer[1..])
}

#[differentiate]
fn options(x: f64, y: f64) -> f64 {
    let v = [x, y, x * y];
    let some = if x > 0.0 { Some(x * y) } else { None };
    let from_call: Option<f64> = root(y);
    scaled(&v, Some(y))
        + scaled(&v, None)
        + scaled(&v[1..], some)
        + scaled(&v, from_call) * scaled(&[x], Some(2.0))
}

#[differentiate]
fn references(x: f64, y: f64) -> f64 {
    let v = [x * y, y];
    let mut s = referred(&x, &y, Way::Up, "abc");
    for e in &v {
        s += referred(e, &v[1], Way::Down, "") * referred(&(x * s), &0.5, Way::Up, "a");
    }
    let mut state = x;
    let t = advance(&mut state, y);
    let u = advance(&mut state, t);
    s + t * u + state
}

#[differentiate]
fn statistics(x: &[f64]) -> f64 {
    let mut state = (0_usize, 0.0, 0.0);
    for v in x {
        state = welford(state, v);
    }
    let (n, mean, m2) = state;
    m2 / n as f64 + mean * mean
}

#[differentiate]
fn pairs(x: f64, y: f64) -> f64 {
    let p = ((x, y), x * y);
    let pair: (f64, f64) = polar(x, y);
    let some: Option<f64> = root(x);
    nested_pairs(p, Some(y)) * nested_pairs(((1.0, y), x), None) + nested_pairs((pair, y), some)
}

#[differentiate]
fn handed_on(x: f64, y: f64) -> f64 {
    let mut buffer = [x, y];
    let a = through(&mut buffer, y);
    let b = through(&mut buffer, x);
    a * b + buffer[0]
}

#[test]
fn arguments() {
    check!(options, grad_options, value_and_grad_options, forward_options, reverse_options;
        (1.5, -0.5), (-0.75, 0.5), (0.25, 2.0));
    check!(references, grad_references, value_and_grad_references, forward_references, reverse_references;
        (1.5, -0.5), (-0.75, 0.5), (0.25, 2.0));
    check!(statistics, grad_statistics, value_and_grad_statistics, forward_statistics, reverse_statistics;
        (&[1.5]), (&[-0.5, 2.0]), (&[1.0, -0.25, 0.5, 3.0, 1.0, 2.0, -1.5]));
    check!(pairs, grad_pairs, value_and_grad_pairs, forward_pairs, reverse_pairs;
        (1.5, -0.5), (-0.75, 0.5), (0.25, 2.0));
    check!(handed_on, grad_handed_on, value_and_grad_handed_on, forward_handed_on, reverse_handed_on;
        (1.5, -0.5), (-0.75, 0.5), (0.25, 2.0));
}

#[differentiate]
fn even_half(x: f64, k: usize) -> Option<f64> {
    if k % 2 == 1 { None } else { Some(x * 0.5) }
}

fn even_count(x: f64, k: usize) -> Result<usize, u8> {
    if k % 2 == 1 || x > 9.0 { Err(3) } else { Ok(k / 2) }
}

/// Calls of constants may fail, too: their results wait in variables until they are asked for.
#[differentiate]
fn constants_that_may_be_absent(x: f64, n: usize) -> f64 {
    let mut y = x;
    for k in 0..n {
        let told: Option<f64> = even_half(-0.25, k);
        if let Some(v) = told {
            y += x * v;
        }
        let untold = even_half(3.0, k);
        y += match untold {
            Some(v) => y * v,
            None => x,
        };
        let count: Result<usize, u8> = even_count(1.0, k);
        if let Ok(c) = count {
            y *= c as f64 + 0.5;
        }
        y += even_half(0.75, k + 1).unwrap_or(0.5) * x;
        let mut kept: Option<f64> = even_half(2.0, k);
        if kept.is_none() {
            kept = Some(x);
        }
        y = (y * kept.unwrap_or(1.0)).sin();
    }
    y
}

#[test]
fn constant_results_that_are_absent() {
    check!(constants_that_may_be_absent, grad_constants_that_may_be_absent, value_and_grad_constants_that_may_be_absent,
        forward_constants_that_may_be_absent, reverse_constants_that_may_be_absent;
        (0.7, 0), (0.7, 1), (-0.7, 2), (0.7, 3), (0.3, 7));
}

#[differentiate]
fn mixed(x: f64) -> Result<(f64, u8, [f64; 2]), String> {
    if x > 0.0 { Ok((x * x, 3, [x.sin(), x])) } else { Err(format!("{x}")) }
}

/// Parts that nobody reads are of any type, whether the call went well or not.
#[differentiate]
fn unread(x: f64) -> Result<f64, String> {
    let (a, _, _) = mixed(x)?;
    let (_, _, v) = mixed(a)?;
    let (_, _, _) = mixed(v[0])?;
    let (b, ..) = mixed(x + a)?;
    Ok(a * v[1] + b)
}

#[test]
fn parts_that_nobody_reads() {
    for x in [0.4_f64, 0.9] {
        let (h, at) = (1e-6, |x| unread(x).unwrap());
        let want = (at(x + h) - at(x - h)) / (2.0 * h);
        assert!((grad_unread(x).unwrap() - want).abs() < 1e-7);
    }
    assert_eq!(grad_unread(-1.0), Err("-1".into()));
}

/// A body that is still to be written. Forward mode does not take it: a pair that is never made has no type there.
#[differentiate]
fn unwritten_pair(x: f64) -> (f64, Vec<f64>) {
    unimplemented!("a pair of {x}")
}

#[test]
fn a_pair_that_is_never_made() {
    use crate::common::panic_message;
    assert!(panic_message(|| forward_unwritten_pair(2.5)).contains("a pair of 2.5"));
}
