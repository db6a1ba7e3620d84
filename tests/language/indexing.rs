//! Indices: computed, repeated, permuted, taken from data; elements moved within one array.

use autodiff::differentiate;

/// An index from the loop counter, every element read several times.
#[differentiate]
fn strided(x: &[f64]) -> f64 {
    let n = x.len();
    let mut s = 0.0;
    for i in 0..n {
        let j = (2 * i + 1) % n;
        s += x[i] * x[j];
    }
    s
}

/// A gather with repeated indices: the contributions add up.
#[differentiate]
fn gathered(x: &[f64], at: &[usize]) -> f64 {
    let mut s = 0.0;
    let mut weight = 1.0;
    for &i in at {
        s += weight * x[i] * x[i];
        weight += x[i];
    }
    s
}

/// Autocorrelation with a wrapped lag, indices counted from the end.
#[differentiate]
fn lagged(x: &[f64], lag: usize) -> f64 {
    let n = x.len();
    let mut s = 0.0;
    for i in 0..n {
        s += x[n - 1 - i] * x[(i + lag) % n];
    }
    s
}

#[test]
fn computed_and_repeated() {
    check!(strided, grad_strided, value_and_grad_strided, forward_strided, reverse_strided;
        (&[1.0, 2.0, -3.0, 0.5]) => vec![2.0, -1.5, 2.0, 3.0],
        (&[]) => vec![],
        (&[3.0]) => vec![6.0],
        // 2xy + z²
        (&[3.0, -1.0, 2.0]) => vec![-2.0, 6.0, 4.0],
    );
    let (x, y) = (2.0, -3.0);
    check!(gathered, grad_gathered, value_and_grad_gathered, forward_gathered, reverse_gathered;
        (&[x, y], &[]) => vec![0.0, 0.0],
        (&[x, y], &[1]) => vec![0.0, 2.0 * y],
        // x² + (1 + x)x²
        (&[x, y], &[0, 0]) => vec![4.0 * x + 3.0 * x * x, 0.0],
        // y² + (1 + y)x² + (1 + y + x)y²
        (&[x, y], &[1, 0, 1]) => vec![2.0 * (1.0 + y) * x + y * y,
            2.0 * y + x * x + 2.0 * (1.0 + y + x) * y + y * y],
        (&[0.5, -1.0, 2.0], &[2, 0, 2, 1, 2, 2, 0]),
    );
    check!(lagged, grad_lagged, value_and_grad_lagged, forward_lagged, reverse_lagged;
        (&[3.0], 5) => vec![6.0],
        // Pairs (2, 1), (1, 2), (0, 0)
        (&[1.0, -2.0, 0.5], 1) => vec![2.0, 1.0, -4.0],
        // Pairs (2, 0), (1, 1), (0, 2)
        (&[1.0, -2.0, 0.5], 3) => vec![1.0, -4.0, 2.0],
        (&[1.0, -2.0, 0.5, 3.0, -1.0, 2.0, 0.25], 2),
    );
}

/// A prefix scan in place: an element depends on the one before as it has become.
#[differentiate]
fn scan(x: &[f64]) -> f64 {
    let mut a = vec![0.0; x.len()];
    a[0] = x[0];
    for i in 1..x.len() {
        a[i] = a[i - 1] * x[i] + x[i];
    }
    a[x.len() - 1]
}

/// `a[i] = a[j]`, plain moves: which element ends where depends on the table.
#[differentiate]
fn moved(x: &[f64], from: &[usize]) -> f64 {
    let mut a = [x[0], x[1], x[2]];
    for i in 0..3 {
        a[i] = a[from[i]];
    }
    a[0] + 2.0 * a[1] * a[2]
}

/// The same element on both sides, and a pair exchanged through a temporary.
#[differentiate]
fn reversed_and_doubled(x: &[f64]) -> f64 {
    let n = x.len();
    let mut a = vec![0.0; n];
    for i in 0..n {
        a[i] = x[i];
        a[i] = a[i] * a[i];
    }
    for i in 0..n / 2 {
        let t = a[i];
        a[i] = a[n - 1 - i];
        a[n - 1 - i] = t * a[i];
    }
    let mut s = 0.0;
    for i in 0..n {
        s += a[i] * (i + 1) as f64;
    }
    s
}

#[test]
fn moved_within_an_array() {
    let (a, b, c, d) = (0.5, 1.5, -2.0, 0.25);
    check!(scan, grad_scan, value_and_grad_scan, forward_scan, reverse_scan;
        (&[a]) => vec![1.0],
        (&[a, b]) => vec![b, a + 1.0],
        (&[a, b, c]) => vec![b * c, (a + 1.0) * c, a * b + b + 1.0],
        (&[a, b, c, d]) => vec![-0.75, -0.75, 0.8125, -5.5],
        (&[1.0, -0.5, 2.0, 0.25, -1.0, 1.5, 3.0]),
    );
    let x = [2.0, -3.0, 0.5];
    check!(moved, grad_moved, value_and_grad_moved, forward_moved, reverse_moved;
        (&x, &[0, 1, 2]) => vec![1.0, 1.0, -6.0],
        // a₀ = x₂, a₁ = a₀ = x₂, a₂ = a₁ = x₂
        (&x, &[2, 0, 1]) => vec![0.0, 0.0, 1.0 + 4.0 * 0.5],
        // x₁, x₂, a₀ = x₁
        (&x, &[1, 2, 0]) => vec![0.0, 1.0 + 2.0 * 0.5, -6.0],
        // a₀ = x₁, a₁ = x₁, a₂ = x₁
        (&x, &[1, 1, 1]) => vec![0.0, 1.0 + 4.0 * -3.0, 0.0],
    );
    let (x, y, z) = (2.0, -3.0, 0.5);
    check!(
        reversed_and_doubled, grad_reversed_and_doubled, value_and_grad_reversed_and_doubled,
        forward_reversed_and_doubled, reverse_reversed_and_doubled;
        (&[]) => vec![],
        (&[x]) => vec![2.0 * x],
        // y² + 2x²y²
        (&[x, y]) => vec![4.0 * x * y * y, 2.0 * y + 4.0 * x * x * y],
        // z² + 2y² + 3x²z²
        (&[x, y, z]) => vec![6.0 * x * z * z, 4.0 * y, 2.0 * z + 6.0 * x * x * z],
        (&[1.0, -0.5, 2.0, 0.25, -1.0, 1.5, 3.0]),
    );
}

/// A histogram: the bin is an integer of the value, the weight the value itself.
#[differentiate]
fn histogram(x: &[f64]) -> f64 {
    let mut bins = [0.0; 4];
    for &v in x {
        let bin = ((v + 2.0) as usize).min(3);
        bins[bin] += v;
    }
    let mut s = 0.0;
    for b in bins {
        s += b * b;
    }
    s
}

/// Linear interpolation in a table: the cell from the float, then the float within the cell.
#[differentiate]
fn interpolated(table: &[f64], x: f64) -> f64 {
    let last = table.len() - 2;
    let cell = if x < 0.0 { 0 } else { (x as usize).min(last) };
    let t = x - cell as f64;
    table[cell] * (1.0 - t) + table[cell + 1] * t
}

/// The index itself is a variable that moves: a walk through the data by its signs.
#[differentiate]
fn walk(x: &[f64], steps: usize) -> f64 {
    let mut at = 0;
    let mut sum = 1.0;
    for _ in 0..steps {
        sum *= x[at];
        at = if x[at] > 0.0 { (at + 1) % x.len() } else { (at + 2) % x.len() };
        sum += x[at];
    }
    sum
}

/// The largest element's place, then the element.
#[differentiate]
fn largest(x: &[f64]) -> f64 {
    let mut best = 0;
    for i in 1..x.len() {
        if x[i] > x[best] {
            best = i;
        }
    }
    x[best] * x[best] - x[0]
}

#[test]
fn from_data() {
    // Bins −2..−1, −1..0, 0..1, 1..
    check!(histogram, grad_histogram, value_and_grad_histogram, forward_histogram, reverse_histogram;
        (&[]) => vec![],
        (&[0.5, -1.5, 0.25, 3.5, 1.25]) => vec![1.5, -3.0, 1.5, 9.5, 9.5],
    );
    let table = [2.0, -1.0, 0.5, 4.0];
    check!(
        interpolated, grad_interpolated, value_and_grad_interpolated, forward_interpolated,
        reverse_interpolated;
        (&table, 0.25) => (vec![0.75, 0.25, 0.0, 0.0], -3.0),
        (&table, 2.5) => (vec![0.0, 0.0, 0.5, 0.5], 3.5),
        (&table, -1.5) => (vec![2.5, -1.5, 0.0, 0.0], -3.0),
        (&table, 7.25) => (vec![0.0, 0.0, -4.25, 5.25], 3.5),
    );
    let (x, y, z) = (2.0, -3.0, 0.5);
    check!(walk, grad_walk, value_and_grad_walk, forward_walk, reverse_walk;
        (&[x, y, z], 0) => vec![0.0, 0.0, 0.0],
        (&[x, y, z], 1) => vec![1.0, 1.0, 0.0],
        // (x + y)y + x: from 1 two on to 0
        (&[x, y, z], 2) => vec![y + 1.0, x + 2.0 * y, 0.0],
        // ((x + y)y + x)x + y
        (&[x, y, z], 3) => vec![2.0 * x * (y + 1.0) + y * y, (x + 2.0 * y) * x + 1.0, 0.0],
        (&[-1.0, 2.0, 0.5, -0.75], 7),
    );
    check!(largest, grad_largest, value_and_grad_largest, forward_largest, reverse_largest;
        (&[3.0]) => vec![5.0],
        (&[3.0, -4.0, 7.0, 6.0]) => vec![-1.0, 0.0, 14.0, 0.0],
    );
}

/// The index is a block that counts: evaluated once for `+=`.
#[differentiate]
fn counting_index(x: f64, y: f64) -> f64 {
    let mut a = [x, y, x * y];
    let mut k = 0;
    a[{
        k += 1;
        k
    }] += a[0] * x;
    a[k] * k as f64 + a[2]
}

/// Two-dimensional indices into one slice: the trace of A·A.
#[differentiate]
fn trace_of_square(a: &[f64], n: usize) -> f64 {
    let mut t = 0.0;
    for i in 0..n {
        for j in 0..n {
            t += a[i * n + j] * a[j * n + i];
        }
    }
    t
}

#[test]
fn other_indices() {
    // y + x² + xy
    check!(
        counting_index, grad_counting_index, value_and_grad_counting_index, forward_counting_index,
        reverse_counting_index;
        (1.5, -2.0) => (3.0 - 2.0, 1.0 + 1.5),
        (-0.5, 4.0) => (-1.0 + 4.0, 0.5),
    );
    check!(
        trace_of_square, grad_trace_of_square, value_and_grad_trace_of_square, forward_trace_of_square,
        reverse_trace_of_square;
        (&[], 0) => vec![],
        (&[-3.0], 1) => vec![-6.0],
        (&[1.0, 2.0, -3.0, 0.5], 2) => vec![2.0, -6.0, 4.0, 1.0],
        (&[1.0, 2.0, -3.0, 0.5, 1.5, -2.5, 4.0, 0.25, -1.0], 3) =>
            vec![2.0, 1.0, 8.0, 4.0, 3.0, 0.5, -6.0, -5.0, -2.0],
    );
}
