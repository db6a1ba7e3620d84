//! `vec![…]`: the same as arrays, with lengths known at run time.

use autodiff::differentiate;

/// The paths through a grid, each step weighted: a table in one vector.
#[differentiate]
fn grid_paths(right: f64, down: f64, n: usize) -> f64 {
    let width = n + 1;
    let mut table = vec![0.0; width * width];
    table[0] = 1.0;
    for i in 0..width {
        for j in 0..width {
            if i > 0 {
                table[i * width + j] += down * table[(i - 1) * width + j];
            }
            if j > 0 {
                table[i * width + j] += right * table[i * width + j - 1];
            }
        }
    }
    table[width * width - 1]
}

/// A vector of listed elements, its length taken.
#[differentiate]
fn listed(x: f64, y: f64) -> f64 {
    let mut v = vec![x, x * y, 3.0, y];
    v[2] -= v[1];
    let mut s = v.len() as f64 * v[0];
    for i in 0..v.len() {
        s += v[i] * v[v.len() - 1 - i];
    }
    s
}

/// A vector filled with an active value, then changed in parts.
#[differentiate]
fn repeated(x: f64, n: usize) -> f64 {
    let mut v = vec![x * x; n];
    let mut i = 1;
    while i < n {
        v[i] = v[i - 1] + x;
        i += 1;
    }
    let mut s = 0.0;
    for &e in &v {
        s += e * e;
    }
    s
}

/// One time step after another of the heat equation, two buffers.
#[differentiate]
fn heat(u0: &[f64], k: f64, steps: usize) -> f64 {
    let n = u0.len();
    let mut u = vec![0.0; n];
    for i in 0..n {
        u[i] = u0[i];
    }
    let mut v = vec![0.0; n];
    for _ in 0..steps {
        for i in 1..n - 1 {
            v[i] = u[i] + k * (u[i - 1] - 2.0 * u[i] + u[i + 1]);
        }
        for i in 1..n - 1 {
            u[i] = v[i];
        }
    }
    let mut s = 0.0;
    for x in u.iter() {
        s += x * x;
    }
    s
}

#[test]
fn of_floats() {
    // (2n choose n)·rightⁿ·downⁿ
    for (n, paths) in [(0, 1.0), (1, 2.0), (2, 6.0), (3, 20.0), (7, 3432.0)] {
        let (r, d) = (0.75_f64, -0.5_f64);
        let (slope, power) = (f64::from(n) * paths, |v: f64, n: i32| if n < 0 { 0.0 } else { v.powi(n) });
        check!(grid_paths, grad_grid_paths, value_and_grad_grid_paths, forward_grid_paths, reverse_grid_paths;
            (r, d, n as usize) => (slope * power(r, n - 1) * d.powi(n), slope * r.powi(n) * power(d, n - 1)),
        );
    }
    // 4x + 2xy + 2xy(3 − xy)
    check!(listed, grad_listed, value_and_grad_listed, forward_listed, reverse_listed;
        (1.5, -2.0) => (4.0 - 4.0 - 12.0 - 4.0 * 1.5 * 4.0, 3.0 + 9.0 - 4.0 * 2.25 * -2.0),
        (-0.5, 0.25) => (4.0 + 0.5 + 1.5 + 4.0 * 0.5 * 0.0625, -1.0 - 3.0 - 4.0 * 0.25 * 0.25),
    );
    // Element i is x² + i·x.
    for n in [0_u32, 1, 2, 3, 7] {
        let slope =
            |x: f64| -> f64 { (0..n).map(f64::from).map(|i| 2.0 * (x * x + i * x) * (2.0 * x + i)).sum() };
        check!(repeated, grad_repeated, value_and_grad_repeated, forward_repeated, reverse_repeated;
            (1.5, n as usize) => slope(1.5),
            (-0.75, n as usize) => slope(-0.75),
        );
    }
    // One step at the middle of three: (b + k(a − 2b + c))² + a² + c²
    let (a, b, c, k) = (1.0, -2.0, 0.5, 0.25);
    let m = b + k * (a - 2.0 * b + c);
    check!(heat, grad_heat, value_and_grad_heat, forward_heat, reverse_heat;
        (&[a, b, c], k, 0) => (vec![2.0 * a, 2.0 * b, 2.0 * c], 0.0),
        (&[a, b, c], k, 1) => (vec![2.0 * a + 2.0 * m * k, 2.0 * m * (1.0 - 2.0 * k), 2.0 * c + 2.0 * m * k],
            2.0 * m * (a - 2.0 * b + c)),
        (&[1.0, -2.0, 0.5, 3.0, 0.25], 0.125, 2),
        (&[1.0, -2.0, 0.5, 3.0, 0.25], 0.125, 3),
        (&[1.0, -2.0, 0.5, 3.0], -0.25, 7),
    );
}

/// Vectors of integers are inactive, whatever is done with them.
#[differentiate]
fn sieve(x: f64, n: usize) -> f64 {
    let mut composite = vec![false; n + 1];
    let mut counts = vec![0_u32, 0];
    let mut sum = 0.0;
    for i in 2..=n {
        if composite[i] {
            counts[0] += 1;
            continue;
        }
        counts[1] += 1;
        sum += x.powi(i as i32);
        let mut j = i * i;
        while j <= n {
            composite[j] = true;
            j += i;
        }
    }
    sum * counts[0] as f64 + x * counts[1] as f64
}

#[test]
fn of_integers() {
    let x = -1.25_f64;
    check!(sieve, grad_sieve, value_and_grad_sieve, forward_sieve, reverse_sieve;
        (x, 1) => 0.0,
        (x, 3) => 2.0,
        (x, 4) => 2.0 * x + 3.0 * x * x + 2.0,
        (x, 9) => 4.0 * (2.0 * x + 3.0 * x * x + 5.0 * x.powi(4) + 7.0 * x.powi(6)) + 4.0,
    );
}
