//! Products over loops: the adjoint of every factor without a chain of multiplications that waits for each one before it.
use super::Number;

/// Chains that are multiplied side by side.
const LANES: usize = 16;

/// The adjoints of the factors of `first * factors[0] * factors[1] * …`, in place of the factors: each is `adjoint` times the product
/// of all the others. Gives the adjoint of `first`.
///
/// The factors are the first half of the buffer, and the other half is room to work in: one buffer, because two of a size that
/// allocators give back to the system cost a page fault for every 4 kB in each call.
///
/// No factor is divided by, so zeros are like other numbers. The products are taken in several chains at once, which rounds
/// differently than one chain does; where a chain runs towards the end of the range of the floats, and where a product is zero or not
/// finite, they are taken one after the other, as a loop would.
///
/// ```
/// let mut factors = [2.0, 3.0, 0.5, 0.0, 0.0, 0.0];
/// let first = autodiff::sweep::product_adjoints(&mut factors, 10.0, 1.0);
/// assert_eq!((&factors[..3], first), (&[15.0, 10.0, 60.0][..], 3.0));
/// ```
pub fn product_adjoints<T: Number>(buffer: &mut [T], first: T, adjoint: T) -> T {
    let (factors, before) = buffer.split_at_mut(buffer.len() / 2);
    match side_by_side(factors, before, first, adjoint) {
        Some(rest) => {
            factors.copy_from_slice(before);
            rest
        }
        None => one_by_one(factors, before, first, adjoint),
    }
}

fn one_by_one<T: Number>(factors: &mut [T], before: &mut [T], first: T, mut adjoint: T) -> T {
    let mut product = first;
    for (before, factor) in before.iter_mut().zip(&*factors) {
        *before = product;
        product = product * *factor;
    }
    for (factor, before) in factors.iter_mut().zip(&*before).rev() {
        let other = adjoint * *before;
        adjoint = adjoint * *factor;
        *factor = other;
    }
    adjoint
}

/// Leaves the adjoints in `out`, unless a chain comes near the end of the range.
///
/// Not inlined: as arguments the two slices are known to lie apart, as halves of a buffer they are not, and half of the speed is in that.
#[inline(never)]
fn side_by_side<T: Number>(factors: &[T], out: &mut [T], first: T, adjoint: T) -> Option<T> {
    let (rows, rest) = factors.as_chunks::<LANES>();
    let (out_rows, out_rest) = out.as_chunks_mut::<LANES>();
    if rows.len() < 2 {
        return None;
    }
    let one = T::constant(1.0);
    // What comes before in each chain.
    let mut least = [1.0; LANES];
    let mut before = [one; LANES];
    for (out, row) in out_rows.iter_mut().zip(rows) {
        *out = before;
        for c in 0..LANES {
            before[c] = before[c] * row[c];
            least[c] = smaller(before[c], least[c]);
        }
    }
    // All that is not in the chain: the odd factors at the end, the other chains, what the product begins with.
    let mut edge = 1.0;
    let mut times = |a: T, b: T| {
        edge = smaller(a * b, edge);
        a * b
    };
    let outside = times(adjoint, first);
    let odd = rest.iter().fold(one, |a, b| times(a, *b));
    let mut after = [times(outside, odd); LANES];
    let (mut left, mut right) = (one, one);
    for c in 0..LANES {
        after[c] = times(after[c], left);
        left = times(left, before[c]);
        let c = LANES - 1 - c;
        after[c] = times(after[c], right);
        right = times(right, before[c]);
    }
    for k in 0..rest.len() {
        let others = rest[..k].iter().chain(&rest[k + 1..]);
        out_rest[k] = others.fold(times(outside, left), |a, b| times(a, *b));
    }
    let chains = times(adjoint, left);
    let all = times(chains, odd);
    // What comes after.
    for (out, row) in out_rows.iter_mut().zip(rows).rev() {
        for c in 0..LANES {
            out[c] = out[c] * after[c];
            least[c] = smaller(after[c], least[c]);
            after[c] = after[c] * row[c];
        }
    }
    // A chain that was zero or not finite is so at its end.
    let limit = if size_of::<T>() > 4 { 1e-290 } else { 1e-30 };
    let tiny = edge <= limit || least.iter().any(|x| *x <= limit);
    let ends = [before, after];
    let finite = |x: &T| x.into_f64().is_finite();
    (!tiny && all.into_f64().is_finite() && ends.as_flattened().iter().all(finite)).then_some(all)
}

/// The smaller of the two in size; a chain that became NaN is found at its end.
#[inline(always)]
fn smaller<T: Number>(x: T, least: f64) -> f64 {
    let x = x.into_f64().abs();
    if x < least { x } else { least }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// The definition: each factor's adjoint with everything else multiplied one after the other.
    fn plain(factors: &[f64], first: f64, adjoint: f64) -> (Vec<f64>, f64) {
        let mut all = factors.to_vec();
        let mut memory = factors.to_vec();
        let rest = one_by_one(&mut all, &mut memory, first, adjoint);
        (all, rest)
    }

    fn same(factors: &[f64], first: f64, adjoint: f64) {
        let (want, want_first) = plain(factors, first, adjoint);
        let mut got = [factors, factors].concat();
        let got_first = product_adjoints(&mut got, first, adjoint);
        got.truncate(factors.len());
        let close = |a: f64, b: f64| a == b || a.is_nan() && b.is_nan() || (a / b - 1.0).abs() < 1e-13;
        assert!(close(want_first, got_first), "{want_first} {got_first}");
        for (k, (a, b)) in want.iter().zip(&got).enumerate() {
            assert!(close(*a, *b), "{k} of {}: {a} {b}", factors.len());
        }
    }

    fn numbers(n: usize) -> Vec<f64> {
        (0..n).map(|k| ((k * 53 % 97) as f64 / 97.0 - 0.5) * 3.0 + 0.1).collect()
    }

    #[test]
    fn agrees_with_one_chain() {
        for n in [0, 1, 2, 3, 7, 15, 16, 17, 31, 32, 33, 47, 48, 100, 257, 1000] {
            same(&numbers(n), 1.5, -0.7);
        }
    }

    #[test]
    fn zeros_infinities_and_nan_are_where_they_belong() {
        for special in [0.0, -0.0, f64::INFINITY, f64::NAN, 1e300, 1e-300, 5e-324] {
            for at in [0, 5, 16, 37, 49] {
                let mut all = numbers(50);
                all[at] = special;
                same(&all, 2.0, 3.0);
                same(&all, 0.0, 3.0);
                same(&all, 2.0, 0.0);
                all[(at + 16) % 50] = special;
                same(&all, 2.0, 3.0);
            }
        }
    }

    /// One chain stays in the range of the floats where several would not.
    #[test]
    fn what_stays_in_range_one_by_one_stays_there() {
        let all: Vec<f64> = (0..64).map(|k| if k % 2 == 0 { 1e100 } else { 1e-100 }).collect();
        same(&all, 1.0, 1.0);
        let all: Vec<f64> = (0..400).map(|k| if k / 16 % 2 == 0 { 1e-160 } else { 1e160 }).collect();
        same(&all, 1.0, 1.0);
        let all: Vec<f64> = (0..64).map(|k| if k < 32 { 1e-9 } else { 1e9 }).collect();
        same(&all, 1.0, 1e-300);
        let all: Vec<f64> = (0..2000).map(|_| 0.5).collect();
        same(&all, 1.0, 1.0);
    }

    #[test]
    fn in_single_precision() {
        let all: Vec<f32> = (0..100).map(|k| 0.9 + 0.2 * ((k * 7) % 11) as f32 / 11.0).collect();
        let (want, _) = plain(&all.iter().map(|x| f64::from(*x)).collect::<Vec<_>>(), 1.0, 1.0);
        let mut got = [&all[..], &all].concat();
        product_adjoints(&mut got, 1.0, 1.0);
        for (a, b) in want.iter().zip(&got) {
            assert!((a - f64::from(*b)).abs() < 1e-5 * a.abs());
        }
    }
}
