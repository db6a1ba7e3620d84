//! Programs in the shapes that the passes over the reverse sweep look for, and their near misses: shifted reads, arrays that are
//! overwritten, in part or in whole, in rounds that may not happen. `.ci/switches` runs them with each pass switched off.

use autodiff::differentiate;

const N: usize = 7;

/// The product whose adjoint is multiplied from round to round.
#[differentiate]
fn product(x: &[f64]) -> f64 {
    let mut p = 1.0;
    for i in 0..x.len() {
        p *= x[i];
    }
    p
}

/// Three neighbours each, the ends left out.
#[differentiate]
fn stencil(x: &[f64], c: f64) -> f64 {
    let mut s = 0.0;
    for i in 1..x.len() - 1 {
        s += x[i - 1] * x[i + 1] + c * x[i];
    }
    s
}

/// Four distances, one twice, to both sides.
#[differentiate]
fn wide(x: &[f64; N]) -> f64 {
    let mut s = 0.0;
    for i in 2..N - 1 {
        s += x[i - 2] * x[i] - x[i - 1] * x[i + 1] + x[i] * x[i];
    }
    s
}

/// Two buffers that take turns; the ends stay.
#[differentiate]
fn diffuse(u0: &[f64; N], steps: usize, c: f64) -> f64 {
    let mut u = *u0;
    let mut v = [0.0; N];
    for _ in 0..steps {
        for i in 1..N - 1 {
            v[i] = u[i] + c * (u[i - 1] - 2.0 * u[i] + u[i + 1]);
        }
        for i in 1..N - 1 {
            u[i] = v[i];
        }
    }
    let mut s = 0.0;
    for i in 0..N {
        s += u[i] * u[i] * u[i];
    }
    s
}

/// As `diffuse`, over a range that may be empty, with the ends of both buffers read afterwards.
#[differentiate]
fn diffuse_within(u0: &[f64; N], steps: usize, from: usize, to: usize) -> f64 {
    let mut u = *u0;
    let mut v = [0.5; N];
    for _ in 0..steps {
        for i in from..to {
            v[i] = u[i] * u[i] + 0.1 * u[i + 1];
        }
        for i in from..to {
            u[i] = v[i];
        }
        u[0] += 0.1 * u[N - 1];
        u[N - 1] *= u[0];
    }
    let mut s = 0.0;
    for i in 0..N {
        s += u[i] * u[i] * u[i] * (i + 1) as f64;
    }
    s
}

/// What was copied is read again: in the next round, and after the last.
#[differentiate]
fn read_again(u0: &[f64; N], steps: usize) -> f64 {
    let mut u = *u0;
    let mut v = [0.5; N];
    let mut w = [0.25; N];
    for k in 0..steps {
        for i in 1..N - 1 {
            v[i] = 0.5 * v[i] + u[i] * u[i - 1];
        }
        for i in 1..N - 1 {
            u[i] = v[i];
        }
        for i in 1..N - 1 {
            if k > 1 {
                w[i] = u[i + 1] * u[i];
            }
        }
        for i in 1..N - 1 {
            u[i] = w[i];
        }
    }
    let mut s = 0.0;
    for i in 0..N {
        s += u[i] * u[i] + v[i] * w[i] * u[0];
    }
    s
}

/// What was copied is read between two rounds.
#[differentiate]
fn read_between(u0: &[f64; N], steps: usize) -> f64 {
    let mut u = *u0;
    let mut v = [0.5; N];
    let mut k = 0;
    while k < steps && v[2] < 1e6 {
        for i in 1..N - 1 {
            v[i] = u[i] * u[i - 1];
        }
        for i in 1..N - 1 {
            u[i] = v[i];
        }
        k += 1;
    }
    u[2] + u[3] * u[0]
}

/// Read once more after the loop.
#[differentiate]
fn read_after(u0: &[f64; N], steps: usize) -> f64 {
    let mut u = *u0;
    let mut v = [0.5; N];
    for _ in 0..steps {
        for i in 1..N - 1 {
            v[i] = u[i] * u[i - 1];
        }
        for i in 1..N - 1 {
            u[i] = v[i];
        }
    }
    let mut s = 0.0;
    for i in 0..N {
        s += u[i] * v[i];
    }
    s
}

/// As `diffuse`, but only part of what was written is copied back: the rest of the buffer is read in the next round.
#[differentiate]
fn partial(u0: &[f64; N], steps: usize, m: usize) -> f64 {
    let mut u = *u0;
    let mut v = [0.5; N];
    for _ in 0..steps {
        for i in 1..N - 1 {
            v[i] = v[i] * 0.5 + u[i - 1] * u[i + 1] + u[i];
        }
        for i in 1..m {
            u[i] = v[i];
        }
        u[0] += v[N - 2];
    }
    let mut s = 0.0;
    for i in 0..N {
        s += u[i] * v[i];
    }
    s
}

/// An array of which a round overwrites some elements, or not.
#[differentiate]
fn sometimes(x: &[f64; N], steps: usize) -> f64 {
    let mut a = *x;
    for k in 0..steps {
        for i in 0..N {
            if (i + k) % 3 == 0 {
                a[i] = x[i] * a[i];
            }
        }
        if k % 2 == 1 {
            for i in 0..N {
                a[i] = a[i] + x[k % N];
            }
        }
    }
    let mut s = 0.0;
    for i in 0..N {
        s += a[i] * a[i];
    }
    s
}

/// A scalar that is set anew in each round, in one branch, or in none.
#[differentiate]
fn restart(x: &[f64]) -> f64 {
    let mut a = x[0];
    let mut s = 0.0;
    for i in 0..x.len() {
        if x[i] > 0.5 {
            a = x[i] * x[i];
        } else if i % 2 == 0 {
            a *= x[i];
        }
        s += a;
    }
    s * a
}

/// A range that depends on the round around it.
#[differentiate]
fn triangle(x: &[f64; N]) -> f64 {
    let mut a = [0.0; N];
    let mut s = 0.0;
    for i in 0..N {
        for j in i..N {
            a[j] = x[i] * x[j];
        }
        for j in 0..i {
            s += a[j] * x[i];
        }
    }
    s + a[N - 1]
}

/// Down, in steps, and including the end.
#[differentiate]
fn orders(x: &[f64; N]) -> f64 {
    let mut a = *x;
    for i in (1..N - 1).rev() {
        a[i] = a[i - 1] * x[i] + a[i + 1];
    }
    for i in (0..N - 2).step_by(2) {
        a[i] = a[i + 1] * a[i + 2];
    }
    let mut s = 0.0;
    for i in 1..=N - 2 {
        s += a[i - 1] * a[i] + a[i + 1];
    }
    s
}

/// Rows of a matrix that is stored flat, the weights an offset into a longer slice.
#[differentiate]
fn flat(w: &[f64], a: &[f64], rows: usize, cols: usize, skip: usize) -> f64 {
    let mut s = 0.0;
    for r in 0..rows {
        let mut z = 0.0;
        for c in 0..cols {
            let at = r * cols + c;
            z += w[skip + c] * a[at];
        }
        s += z.sin();
    }
    s
}

/// No round touches what lies out of bounds: the loop is empty, or a test stands before the index.
#[differentiate]
fn guarded(x: &[f64], n: usize, far: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        s += x[far + i];
    }
    for i in 0..x.len() + 2 {
        if i < x.len() {
            s += x[i] * x[i];
        }
        if i >= 1 && i < x.len() {
            s += x[i - 1] * x[i];
        }
    }
    s
}

/// One array is read and written in the same round, at the same and at other elements.
#[differentiate]
fn in_place(x: &[f64], shift: usize) -> f64 {
    let mut a = x.to_vec();
    let n = a.len() - shift;
    for i in 0..n {
        a[i] = a[i] * a[i + shift];
    }
    for i in 0..n {
        a[i] *= x[i];
    }
    let mut s = 0.0;
    for i in shift..a.len() {
        s += a[i] * a[i - shift];
    }
    s
}

/// Rows of nested arrays, the row number computed.
#[differentiate]
fn nested(m: &[[f64; 3]], v: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..m.len() {
        let k = m.len() - 1 - i;
        let mut t = 0.0;
        for j in 0..v.len() {
            t += m[k][j] * v[j];
        }
        s += t * t;
    }
    s
}

/// Arrays that each round overwrites, a counter that runs on through inner loops, a sum over rounds that nobody reads again.
#[differentiate]
fn mixture(w: &[f64], x: &[f64], d: usize, k: usize) -> f64 {
    let mut s = 0.0;
    let mut c = [0.0; 4];
    let mut q = [0.0; 4];
    let mut t = [0.0; 3];
    for p in 0..x.len() / d {
        for m in 0..k {
            for i in 0..d {
                c[i] = x[p * d + i] - w[m * d + i];
            }
            for i in 0..d {
                q[i] = c[i] * c[i];
            }
            let mut l = m;
            for i in 0..d {
                for j in i + 1..d {
                    q[j] += w[l] * c[i];
                    l += 1;
                }
            }
            let mut sum = 0.0;
            for i in 0..d {
                sum += q[i] * c[i];
            }
            t[m] = sum;
        }
        let mut best = t[0];
        for m in 1..k {
            if t[m] > best {
                best = t[m];
            }
        }
        let mut z = 0.0;
        for m in 0..k {
            z += (t[m] - best).exp();
        }
        s += best + z.ln();
    }
    s
}

/// A near miss: each round reads what the round before left in the array.
#[differentiate]
fn remembers(x: &[f64; N], rounds: usize, m: usize) -> f64 {
    let mut a = [1.0; N];
    let mut s = 0.0;
    for r in 0..rounds {
        for i in 0..m {
            a[i] = x[i] * a[i + 1] + x[r % N];
        }
        for i in 0..N {
            s += a[i] * a[i];
        }
    }
    s
}

/// Another: the rounds read what is changed after the loop, and a range that grows from round to round.
#[differentiate]
fn changes_later(x: &[f64; N], rounds: usize) -> f64 {
    let mut a = *x;
    let mut b = [0.0; N];
    let mut s = 0.0;
    for r in 0..rounds {
        for i in 0..r % N {
            b[i] = a[i] * x[r % N];
        }
        for i in 0..N {
            s += b[i] * b[i] * a[i];
        }
    }
    for i in 0..N {
        a[i] = a[i] * a[i] + 1.0;
    }
    s * a[0] + a[N - 1]
}

/// Counters that take steps of two, that are read after they moved on, that stop early.
#[differentiate]
fn counters(x: &[f64; N], n: usize) -> f64 {
    let mut s = 0.0;
    let mut k = 1;
    for i in 0..n {
        s += x[k % N] * x[i % N];
        k += 2;
        s += x[(k + 1) % N];
    }
    let mut l = 0;
    for i in 2..n {
        if x[i % N] > 1.0 {
            break;
        }
        l += 1;
        s *= x[l % N];
    }
    s + x[(k + l) % N] * x[l % N]
}

/// Every round adds to the same elements.
#[differentiate]
fn sums(p: &[f64; 4], x: &[f64], at: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        let h = (p[0] * x[i] + p[1]).tanh();
        s += p[2] * h * h + p[at] * x[i];
        if x[i] > 0.0 {
            s += p[3];
        }
    }
    s
}

const X: [f64; N] = [0.9, -1.2, 0.4, 1.1, -0.3, 0.7, 1.3];

#[test]
fn slices() {
    for n in [1, 2, 3, 7] {
        check!(product, grad_product, value_and_grad_product, forward_product, reverse_product; (&X[..n]),);
        check!(restart, grad_restart, value_and_grad_restart, forward_restart, reverse_restart; (&X[..n]),);
        if n > 1 {
            check!(stencil, grad_stencil, value_and_grad_stencil, forward_stencil, reverse_stencil; (&X[..n], -0.7),);
        }
    }
    check!(product, grad_product, value_and_grad_product, forward_product, reverse_product;
        (&[]) => vec![],
        (&[2.0, 0.0, 3.0]) => vec![0.0, 6.0, 0.0],
        (&[2.0, 0.0, 0.0]) => vec![0.0, 0.0, 0.0],
    );
}

#[test]
fn arrays() {
    check!(wide, grad_wide, value_and_grad_wide, forward_wide, reverse_wide; (&X),);
    check!(triangle, grad_triangle, value_and_grad_triangle, forward_triangle, reverse_triangle; (&X),);
    check!(orders, grad_orders, value_and_grad_orders, forward_orders, reverse_orders; (&X),);
    for steps in [0, 1, 2, 3, 7] {
        check!(diffuse, grad_diffuse, value_and_grad_diffuse, forward_diffuse, reverse_diffuse; (&X, steps, 0.2),);
        check!(sometimes, grad_sometimes, value_and_grad_sometimes, forward_sometimes, reverse_sometimes; (&X, steps),);
    }
    for (steps, m) in [(0, 3), (1, 0), (1, 6), (2, 3), (3, 1), (2, 6)] {
        check!(partial, grad_partial, value_and_grad_partial, forward_partial, reverse_partial; (&X, steps, m),);
    }
}

#[test]
fn rounds() {
    for (d, k) in [(2, 1), (2, 3), (3, 2), (1, 2)] {
        check!(mixture, grad_mixture, value_and_grad_mixture, forward_mixture, reverse_mixture; (&X[1..], &X, d, k),);
    }
    for rounds in [0, 1, 2, 3, 7] {
        check!(remembers, grad_remembers, value_and_grad_remembers, forward_remembers, reverse_remembers;
            (&X, rounds, 3), (&X, rounds, 0), (&X, rounds, 6),
        );
        check!(changes_later, grad_changes_later, value_and_grad_changes_later, forward_changes_later, reverse_changes_later;
            (&X, rounds),
        );
        check!(counters, grad_counters, value_and_grad_counters, forward_counters, reverse_counters; (&X, rounds),);
    }
    for n in [0, 1, 2, 3, 7] {
        check!(sums, grad_sums, value_and_grad_sums, forward_sums, reverse_sums;
            (&[0.3, -0.4, 1.2, 0.7], &X[..n], 3), (&[0.3, -0.4, 1.2, 0.7], &X[..n], 0),
        );
    }
    // No round, no element out of bounds.
    assert_eq!(grad_sums(&[1.0; 4], &[], 9), ([0.0; 4], vec![]));
}

#[test]
fn rows() {
    for (rows, cols) in [(0, 3), (1, 0), (3, 2), (2, 3), (1, 1)] {
        check!(flat, grad_flat, value_and_grad_flat, forward_flat, reverse_flat;
            (&X[..4], &X[..6], rows, cols, 1),
            (&X[..4], &X, rows, cols, 0),
        );
    }
    check!(guarded, grad_guarded, value_and_grad_guarded, forward_guarded, reverse_guarded;
        (&X[..3], 0, 100),
        (&X[..3], 2, 1),
        (&[], 0, usize::MAX),
    );
    for shift in [0, 1, 3, 7] {
        check!(in_place, grad_in_place, value_and_grad_in_place, forward_in_place, reverse_in_place; (&X, shift),);
    }
    let m = [[0.3, -1.1, 0.8], [1.4, 0.2, -0.6]];
    check!(nested, grad_nested, value_and_grad_nested, forward_nested, reverse_nested; (&m, &X[3..6]), (&[], &X[..2]),);
}

#[test]
fn rows_panic_where_the_program_does() {
    let fails = |f: &dyn Fn() -> f64| std::panic::catch_unwind(std::panic::AssertUnwindSafe(f)).is_err();
    assert!(fails(&|| flat(&X[..4], &X[..5], 3, 2, 0)));
    assert!(fails(&|| grad_flat(&X[..4], &X[..5], 3, 2, 0).0[0]));
    assert!(fails(&|| grad_flat(&X[..1], &X[..6], 3, 2, 0).0[0]));
    assert!(!fails(&|| grad_flat(&X[..2], &X[..6], 3, 2, 0).0[0]));
    assert!(fails(&|| grad_guarded(&X[..3], 1, usize::MAX)[0]));
}

#[test]
fn no_stray_sign_of_zero() {
    // Each entry is a product with a zero and a negative number in it.
    for g in grad_product(&[-1.0, 0.0, 0.0, -2.0]) {
        assert!(g == 0.0 && g.is_sign_positive(), "{g:?}");
    }
    for g in grad_stencil(&[-0.0; 5], -0.0).0 {
        assert!(g == 0.0 && g.is_sign_positive(), "{g:?}");
    }
}

#[test]
fn buffers_that_exchange_their_roles() {
    let u = &X;
    for steps in [0, 1, 2, 3, 7] {
        for (from, to) in [(1, N - 1), (0, 3), (2, 2), (4, 1), (0, 0)] {
            check!(diffuse_within, grad_diffuse_within, value_and_grad_diffuse_within, forward_diffuse_within,
                reverse_diffuse_within; (u, steps, from, to));
        }
        check!(read_again, grad_read_again, value_and_grad_read_again, forward_read_again, reverse_read_again;
            (u, steps));
        check!(read_between, grad_read_between, value_and_grad_read_between, forward_read_between,
            reverse_read_between; (u, steps));
        check!(read_after, grad_read_after, value_and_grad_read_after, forward_read_after, reverse_read_after;
            (u, steps));
    }
}
