//! Local arrays, nested arrays, element assignment.

use autodiff::differentiate;

/// Buffers cleared and filled again each round.
#[differentiate]
fn reused_buffer(u: &[f64], c: f64, n: usize) -> f64 {
    let mut w = [u[0], u[1]];
    let mut v = [0.0; 2];
    for _ in 0..n {
        v[0] = 0.0;
        v[1] = 0.0;
        for i in 0..2 {
            v[i] += c * w[1 - i];
        }
        for i in 0..2 {
            w[i] += v[i] * v[i];
        }
    }
    w[0] * w[1]
}

/// A copy of an array keeps what it had: arrays are values.
#[differentiate]
fn copied(x: f64, y: f64) -> f64 {
    let mut a = [x, y, x * y];
    let b = a;
    a[0] = a[1] * a[2];
    a[2] *= b[0];
    let mut c = b;
    c = [c[2], a[0], a[2] + c[1]];
    c[0] + c[1] * b[0] + c[2]
}

/// Arrays out of branches and blocks.
#[differentiate]
fn chosen(x: f64, forward: bool) -> f64 {
    let stencil = if forward { [0.0, -x, x * x] } else { [x * x, -x, 0.0] };
    let weights = {
        let w = [1.0, 2.0, 4.0];
        w
    };
    let mut s = 0.0;
    for i in 0..stencil.len() {
        s += weights[i] * stencil[i];
    }
    s
}

#[test]
fn local() {
    let (x, y, c) = (0.5, -2.0, 0.25);
    check!(
        reused_buffer, grad_reused_buffer, value_and_grad_reused_buffer, forward_reused_buffer,
        reverse_reused_buffer;
        (&[x, y], c, 0) => (vec![y, x], 0.0),
        // (x + c²y²)(y + c²x²)
        (&[x, y], c, 1) => (
            vec![
                y + c * c * x * x + (x + c * c * y * y) * 2.0 * c * c * x,
                2.0 * c * c * y * (y + c * c * x * x) + x + c * c * y * y,
            ],
            2.0 * c * (y * y * (y + c * c * x * x) + x * x * (x + c * c * y * y)),
        ),
        (&[x, y], c, 2),
        (&[x, y], c, 3),
        (&[-0.5, 0.75], -0.5, 7),
    );
    // xy + xy²·x + (x²y + y)
    check!(copied, grad_copied, value_and_grad_copied, forward_copied, reverse_copied;
        (1.5, -2.0) => (-2.0 + 2.0 * 1.5 * 4.0 + 2.0 * 1.5 * -2.0, 1.5 + 2.0 * 2.25 * -2.0 + 2.25 + 1.0),
        (-0.5, 0.25) => (0.25 - 0.0625 - 0.25, -0.5 + 0.125 + 0.25 + 1.0),
    );
    check!(chosen, grad_chosen, value_and_grad_chosen, forward_chosen, reverse_chosen;
        (1.5, true) => -2.0 + 8.0 * 1.5,
        (-1.5, false) => -3.0 - 2.0,
    );
}

/// Powers of the rotation-and-stretch matrix [[x, −y], [y, x]].
#[differentiate]
fn matrix_power(x: f64, y: f64, n: usize) -> f64 {
    let m = [[x, -y], [y, x]];
    let mut p = [[1.0, 0.0], [0.0, 1.0]];
    for _ in 0..n {
        let mut q = [[0.0; 2]; 2];
        for i in 0..2 {
            for j in 0..2 {
                for k in 0..2 {
                    q[i][j] += p[i][k] * m[k][j];
                }
            }
        }
        p = q;
    }
    p[0][0]
}

/// A determinant by elimination in place.
#[differentiate]
fn determinant(a: &[f64; 9]) -> f64 {
    let mut m = [[0.0; 3]; 3];
    for i in 0..3 {
        for j in 0..3 {
            m[i][j] = a[3 * i + j];
        }
    }
    let mut det = 1.0;
    for k in 0..3 {
        det *= m[k][k];
        for i in k + 1..3 {
            let factor = m[i][k] / m[k][k];
            for j in k..3 {
                m[i][j] -= factor * m[k][j];
            }
        }
    }
    det
}

/// Rows moved as values between two matrices.
#[differentiate]
fn rows(x: f64, y: f64) -> f64 {
    let mut m = [[x, y], [x * y, 1.0]];
    let row = m[0];
    m[0] = m[1];
    m[1] = [row[1] * row[0], m[0][1] + row[0]];
    m[0][0] * m[1][1] + m[1][0]
}

#[test]
fn nested() {
    // Re (x + iy)ⁿ: derivatives n·Re zⁿ⁻¹ and −n·Im zⁿ⁻¹
    let (x, y) = (0.75_f64, -1.25_f64);
    let (radius, angle) = (x.hypot(y), y.atan2(x));
    for n in [0_i32, 1, 2, 3, 7] {
        let scale = f64::from(n) * radius.powi(n - 1);
        let turned = f64::from(n - 1) * angle;
        check!(
            matrix_power, grad_matrix_power, value_and_grad_matrix_power, forward_matrix_power,
            reverse_matrix_power;
            (x, y, n as usize) => (scale * turned.cos(), -scale * turned.sin()),
        );
    }
    // The cofactors.
    check!(
        determinant, grad_determinant, value_and_grad_determinant, forward_determinant, reverse_determinant;
        (&[2.0, 0.5, -1.0, 1.0, 3.0, 2.0, -0.5, 1.0, 4.0]) =>
            [10.0, -5.0, 2.5, -3.0, 7.5, -2.25, 4.0, -5.0, 5.5],
        (&[-1.0, 2.0, 0.5, 3.0, 1.0, -2.0, 1.0, 1.0, 1.0]) =>
            [3.0, -5.0, 2.0, -1.5, -1.5, 3.0, -4.5, -0.5, -7.0],
    );
    // xy(1 + x) + xy
    check!(rows, grad_rows, value_and_grad_rows, forward_rows, reverse_rows;
        (1.5, -2.0) => (-2.0 * (2.0 + 3.0), 1.5 * 3.5),
        (-0.5, 3.0) => (3.0, -0.75),
    );
}

/// Copied by a loop, then summed: both uses count.
#[differentiate]
fn copied_then_summed(x: f64, n: usize) -> f64 {
    let mut buffer = [0.0; 8];
    let mut squares = 0.0;
    for i in 0..n {
        let value = x * i as f64;
        squares += value * value;
        buffer[i] = value;
    }
    for i in 0..n {
        squares += buffer[i];
    }
    squares
}

/// An element overwritten by itself, by a constant, and read again.
#[differentiate]
fn overwritten(x: &[f64]) -> f64 {
    let mut a = [x[0], x[1], x[2]];
    a[0] = a[0] * a[1];
    a[1] = a[0] * a[1];
    let kept = a[2];
    a[2] = 2.0;
    a[2] *= a[1] - a[0];
    a[0] -= a[2];
    a[0] * kept
}

#[test]
fn element_assignment() {
    for (n, squares, sum) in [(0, 0.0, 0.0), (1, 0.0, 0.0), (2, 1.0, 1.0), (3, 5.0, 3.0), (7, 91.0, 21.0)] {
        check!(
            copied_then_summed, grad_copied_then_summed, value_and_grad_copied_then_summed,
            forward_copied_then_summed, reverse_copied_then_summed;
            (-1.5, n) => 2.0 * squares * -1.5 + sum,
        );
    }
    // (xy − 2(xy² − xy))z = (3xy − 2xy²)z
    check!(
        overwritten, grad_overwritten, value_and_grad_overwritten, forward_overwritten, reverse_overwritten;
        (&[0.5, -2.0, 3.0]) => vec![(-6.0 - 8.0) * 3.0, (1.5 + 4.0) * 3.0, -3.0 - 4.0],
        (&[-1.0, 0.25, 2.0]) => vec![(0.75 - 0.125) * 2.0, (-3.0 + 1.0) * 2.0, -0.75 + 0.125],
    );
}

/// Integers on the way, inside of literals and vectors.
#[differentiate]
fn whole_parts(x: f64, y: f64, n: usize) -> f64 {
    let mut r = [x * y, (x as i64 as f64), y, (3.0 * y) as i32 as f64 * x];
    let v = vec![(x as i64 as f64), x, (y as i64 as f64) + y];
    for i in 0..n {
        r[i % 4] += (r[(i + 1) % 4] * 2.0) as i64 as f64 * v[i % 3];
    }
    r[0] * r[3] + r[1] * r[2] + v[0] * v[2]
}

#[test]
fn integers_inside_of_literals() {
    check!(whole_parts, grad_whole_parts, value_and_grad_whole_parts, forward_whole_parts, reverse_whole_parts;
        (1.7, 0.6, 0), (1.7, 2.6, 1), (-2.7, 0.8, 2), (0.7, -1.3, 3), (2.3, 1.2, 7));
}
