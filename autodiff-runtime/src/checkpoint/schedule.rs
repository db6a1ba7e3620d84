//! When to keep a state: the arithmetic of binomial checkpointing.
//!
//! A. Griewank and A. Walther, *Algorithm 799: Revolve*, ACM Transactions on Mathematical Software 26 (2000), 19–45.

/// `β(s, r)`: the most rounds that can be reversed with `s` states kept at a time and no round repeated more than `r` times,
/// the binomial coefficient `s + r` over `s`. Saturates.
///
/// ```
/// use autodiff::checkpoint::schedule::reach;
/// assert_eq!(reach(2, 3), 10);
/// ```
#[must_use]
pub fn reach(states: usize, repeats: usize) -> usize {
    let (small, large) = (states.min(repeats), states.max(repeats));
    let mut out: u128 = 1;
    for k in 1..=small as u128 {
        // Exact: a product of `k` successive numbers is divisible by `k!`.
        out = match out.checked_mul(large as u128 + k) {
            Some(product) => product / k,
            None => return usize::MAX,
        };
        if out > usize::MAX as u128 {
            return usize::MAX;
        }
    }
    out as usize
}

/// The number of times that rounds of a loop of `rounds` have to be repeated at most, with `states` kept at a time: the smallest
/// `r` with `rounds <= β(states, r)`.
#[must_use]
pub fn repeats(rounds: usize, states: usize) -> usize {
    if states <= 1 {
        return rounds.saturating_sub(1);
    }
    let mut r = 0;
    while reach(states, r) < rounds {
        r += 1;
    }
    r
}

/// The fewest rounds that must be run, beside those that are recorded, to reverse a loop of `rounds` from a state kept at its
/// head with at most `states` kept at a time, that one included: `r · rounds − β(states + 1, r − 1)`.
///
/// # Panics
/// If `states` is zero and there is a round.
///
/// ```
/// use autodiff::checkpoint::schedule::fewest;
/// assert_eq!(fewest(10, 3), 15);
/// assert_eq!(fewest(87_841, 98), 258_473);
/// ```
#[must_use]
pub fn fewest(rounds: usize, states: usize) -> usize {
    if rounds <= 1 {
        return 0;
    }
    assert!(states > 0, "a loop cannot be reversed without any state kept");
    let r = repeats(rounds, states);
    r * rounds - reach(states + 1, r - 1)
}

/// How far to run from a kept state before the next one is kept, where `rounds` are left to be reversed and `states` may be kept,
/// that one included. Nothing is kept on the way if the answer is the last round or past it.
///
/// Any distance with `β(s, r − 2) ≤ d ≤ β(s, r − 1)` and `β(s − 1, r − 1) ≤ rounds − d ≤ β(s − 1, r)` is optimal; this is the
/// longest of them.
#[must_use]
pub fn distance(rounds: usize, states: usize) -> usize {
    if rounds <= 1 || states <= 1 {
        return rounds;
    }
    let r = repeats(rounds, states);
    let most = reach(states, r - 1);
    let rest = if r >= 1 { reach(states - 1, r - 1) } else { 1 };
    most.min(rounds.saturating_sub(rest)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The optimum by dynamic programming, from nothing but what it means to reverse a loop.
    fn table(rounds: usize, states: usize) -> alloc::vec::Vec<alloc::vec::Vec<usize>> {
        let mut t = alloc::vec![alloc::vec![0; rounds + 1]; states + 1];
        if let Some(row) = t.get_mut(1) {
            row.iter_mut().enumerate().skip(2).for_each(|(l, t)| *t = l * (l - 1) / 2);
        }
        for s in 2..=states {
            for l in 2..=rounds {
                t[s][l] = (1..l).map(|d| d + t[s - 1][l - d] + t[s][d]).min().unwrap_or(0);
            }
        }
        t
    }

    #[test]
    fn the_formula_is_the_optimum() {
        for (s, row) in table(120, 9).iter().enumerate().skip(1) {
            for (l, best) in row.iter().enumerate().skip(1) {
                assert_eq!(fewest(l, s), *best, "{l} rounds, {s} states");
            }
        }
    }

    #[test]
    fn every_distance_is_optimal() {
        let t = table(120, 9);
        for (s, row) in t.iter().enumerate().skip(2) {
            for (l, best) in row.iter().enumerate().skip(2) {
                let d = distance(l, s);
                assert!((1..l).contains(&d), "{l} rounds, {s} states: {d}");
                assert_eq!(d + t[s - 1][l - d] + row[d], *best, "{l} rounds, {s} states: {d}");
            }
        }
    }

    #[test]
    fn large_numbers_saturate() {
        assert_eq!(reach(1000, 1000), usize::MAX);
        assert_eq!(reach(0, 5), 1);
        assert_eq!(reach(7, 0), 1);
    }
}
