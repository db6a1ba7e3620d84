//! Products over loops, and their near misses: few factors and many, zeros among them, factors that are made in the round, products
//! that the round reads, that begin with something, that stand in a loop or a branch.

use autodiff::differentiate;

#[differentiate]
fn plain(x: &[f64]) -> f64 {
    let mut p = 1.0;
    for i in 0..x.len() {
        p *= x[i];
    }
    p
}

/// Made in the round, from the loop's number, the element and a parameter; the product begins with one.
#[differentiate]
fn made(x: &[f64], a: f64) -> f64 {
    let mut p = a;
    for (i, &v) in x.iter().enumerate() {
        p = (v * v - a * i as f64 * 0.01) * p;
    }
    p.sin() + x[0] * p
}

#[differentiate]
fn of_an_iterator(x: &[f64], a: f64) -> f64 {
    a * x.iter().map(|v| v + a).product::<f64>()
}

/// The product is read in the round.
#[differentiate]
fn read(x: &[f64]) -> f64 {
    let (mut p, mut s) = (1.0, 0.0);
    for &v in x {
        p *= v;
        s += p * v;
    }
    s - p
}

/// The factor is made of the product.
#[differentiate]
fn of_itself(x: &[f64]) -> f64 {
    let mut p = 1.0;
    for &v in x {
        p *= v * (1.0 + 0.1 * p);
    }
    p
}

#[differentiate]
fn squared(x: &[f64]) -> f64 {
    let mut p = 1.1;
    for &v in x {
        p *= p * v;
    }
    p
}

/// Two in one loop, one after the other in the second.
#[differentiate]
fn two(x: &[f64], y: f64) -> f64 {
    let (mut p, mut q) = (1.0, y);
    for &v in x {
        p *= v;
        q *= 1.1 - 0.1 * v;
    }
    for &v in x {
        p *= v + q;
    }
    p + q
}

#[differentiate]
fn in_a_branch(x: &[f64], y: f64) -> f64 {
    let mut p = y;
    for &v in x {
        if v > 0.0 {
            p *= v;
        } else {
            p -= v;
        }
    }
    p
}

/// For each row; and with an element that the round changes.
#[differentiate]
fn in_a_loop(x: &[f64], d: usize) -> f64 {
    let mut s = 0.0;
    for r in 0..x.len() / d {
        let mut p = 1.0;
        for c in 0..d {
            p *= x[r * d + c];
        }
        s += p * p;
    }
    s
}

#[differentiate]
fn changing(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    let mut p = 1.0;
    for i in 0..y.len() {
        p *= y[i];
        y[i] = p + x[0];
    }
    p + y[y.len() - 1]
}

/// Numbers of any other type, and of a type that is not seen.
#[differentiate]
fn counted(x: f64) -> f64 {
    let mut p = x;
    for i in 1..40 {
        p *= x + f64::from(i) * 0.02;
    }
    for i in 0..40u8 {
        p *= x + f64::from(i) * 0.02;
    }
    p
}

#[differentiate]
fn left(x: &[f64], y: f64) -> f64 {
    let mut p = y;
    for (k, &v) in x.iter().enumerate() {
        p *= v;
        if k > 40 {
            break;
        }
    }
    p
}

#[differentiate]
fn single(x: &[f32]) -> f32 {
    let mut p = 1.0;
    for &v in x {
        p *= v;
    }
    p
}

fn numbers(n: usize) -> Vec<f64> {
    (0..n).map(|k| if k % 5 == 3 { -1.05 } else { 0.85 + 0.3 * ((k * 53 % 97) as f64 / 97.0) }).collect()
}

#[test]
fn few_and_many() {
    for n in [1, 2, 3, 7, 16, 31, 32, 33, 60, 77] {
        let x = &numbers(n)[..];
        check!(plain, grad_plain, value_and_grad_plain, forward_plain, reverse_plain; (x),);
        check!(made, grad_made, value_and_grad_made, forward_made, reverse_made; (x, 0.4), (x, -0.2));
        check!(of_an_iterator, grad_of_an_iterator, value_and_grad_of_an_iterator, forward_of_an_iterator,
            reverse_of_an_iterator; (x, 0.1));
        check!(read, grad_read, value_and_grad_read, forward_read, reverse_read; (x),);
        check!(of_itself, grad_of_itself, value_and_grad_of_itself, forward_of_itself, reverse_of_itself; (x),);
        check!(two, grad_two, value_and_grad_two, forward_two, reverse_two; (x, 0.3), (x, 0.0));
        check!(in_a_branch, grad_in_a_branch, value_and_grad_in_a_branch, forward_in_a_branch,
            reverse_in_a_branch; (x, 0.3));
        check!(changing, grad_changing, value_and_grad_changing, forward_changing, reverse_changing; (x),);
        check!(left, grad_left, value_and_grad_left, forward_left, reverse_left; (x, 1.5));
    }
    check!(plain, grad_plain, value_and_grad_plain, forward_plain, reverse_plain; (&[]) => vec![],);
    check!(of_an_iterator, grad_of_an_iterator, value_and_grad_of_an_iterator, forward_of_an_iterator,
        reverse_of_an_iterator; (&[], 0.5) => (vec![], 1.0));
    let x = &numbers(5)[..];
    check!(squared, grad_squared, value_and_grad_squared, forward_squared, reverse_squared; (x),);
    let x = &numbers(80)[..];
    check!(in_a_loop, grad_in_a_loop, value_and_grad_in_a_loop, forward_in_a_loop, reverse_in_a_loop;
        (x, 1), (x, 7), (x, 40));
    check!(counted, grad_counted, value_and_grad_counted, forward_counted, reverse_counted; (0.7), (-0.31));
}

#[test]
fn zeros() {
    for n in [40, 77] {
        let mut x = numbers(n);
        x[19] = 0.0;
        check!(plain, grad_plain, value_and_grad_plain, forward_plain, reverse_plain; (&x),);
        check!(two, grad_two, value_and_grad_two, forward_two, reverse_two; (&x, 0.3), (&x, 0.0));
        x[35] = 0.0;
        check!(plain, grad_plain, value_and_grad_plain, forward_plain, reverse_plain; (&x) => vec![0.0; n],);
    }
}

/// The gradient is finite where the product so far is, though products of every other factor are not.
#[test]
fn what_stays_in_range() {
    let x: Vec<f64> = (0..64).map(|k| if k % 2 == 0 { 1e-100 } else { 1e100 }).collect();
    let all = plain(&x);
    for (g, x) in grad_plain(&x).iter().zip(&x) {
        assert!((g * x / all - 1.0).abs() < 1e-12, "{g}");
    }
}

#[test]
fn single_precision() {
    let x: Vec<f32> = numbers(70).iter().map(|x| *x as f32).collect();
    let wide: Vec<f64> = x.iter().map(|x| f64::from(*x)).collect();
    for (g, w) in grad_single(&x).iter().zip(grad_plain(&wide)) {
        assert!((f64::from(*g) - w).abs() < 1e-4 * w.abs(), "{g} {w}");
    }
}
