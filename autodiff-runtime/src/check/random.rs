//! A seed goes in; readable numbers to try a gradient at, and random signs, come out.

/// A small random generator (SplitMix64) whose numbers have few decimals, so that a failing point can be read and typed.
///
/// ```
/// use autodiff::check::Rng;
/// let mut rng = Rng::new(7);
/// let x = rng.within(0.1, 4.0);
/// assert!((0.1..=4.0).contains(&x) && format!("{x}").len() <= 4);
/// assert_eq!(Rng::new(7).within(0.1, 4.0), x);
/// ```
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// The generator that starts from `seed`; equal seeds give equal numbers on every machine.
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Uniform in `[0, 1)`, all 53 bits random.
    pub fn unit(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// One of -1 and 1.
    pub fn sign(&mut self) -> f64 {
        if self.next_u64() >> 63 == 0 { 1.0 } else { -1.0 }
    }

    /// A number of two decimals in ±9 whose last decimal is not 0: never at an integer or a tenth, where kinks like to be.
    pub fn generic(&mut self) -> f64 {
        self.within(-9.0, 9.0)
    }

    /// Uniform in `[low, high]` on a decimal grid of a few hundred points or more; the last decimal is not 0. Where the interval has no such
    /// grid (empty, too narrow for its place, not finite) any number in it.
    ///
    /// ```
    /// use autodiff::check::Rng;
    /// assert_eq!(Rng::new(1).within(5.0, 5.0), 5.0);
    /// ```
    pub fn within(&mut self, low: f64, high: f64) -> f64 {
        let decimals = (3.0 - (high - low).log10()).round();
        let grid = 10_f64.powf(decimals.abs());
        let to_grid = |x: f64| if decimals > 0.0 { x * grid } else { x / grid };
        let from_grid = |k: f64| if decimals > 0.0 { k / grid } else { k * grid };
        let (first, last) = (to_grid(low).ceil(), to_grid(high).floor());
        let usable = grid.is_finite() && last - first >= 20.0 && first.abs().max(last.abs()) < 1e15;
        if !usable {
            return low + (high - low) * self.unit();
        }
        loop {
            let k = (first + (last - first + 1.0) * self.unit()).floor().min(last);
            if k % 10.0 != 0.0 {
                return from_grid(k);
            }
        }
    }

    /// Normally distributed (mean 0, deviation 1), rounded to two decimals of which the last is not 0.
    pub fn normal(&mut self) -> f64 {
        loop {
            // Box and Muller; 1 - u is in (0, 1].
            let radius = (-2.0 * (1.0 - self.unit()).ln()).sqrt();
            let k = (100.0 * radius * (std::f64::consts::TAU * self.unit()).cos()).round();
            if k % 10.0 != 0.0 {
                return k / 100.0;
            }
        }
    }
}

/// The environment variable that overrides every check's seed.
pub(super) const SEED_VARIABLE: &str = "GRADCHECK_SEED";

/// `default`, unless `GRADCHECK_SEED` holds another seed, decimal or `0x…`.
pub(super) fn seed_from_environment(default: u64) -> u64 {
    std::env::var(SEED_VARIABLE).ok().and_then(|text| parse_seed(&text)).unwrap_or(default)
}

fn parse_seed(text: &str) -> Option<u64> {
    let text = text.trim().replace('_', "");
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_read_in_both_bases() {
        assert_eq!(parse_seed("0x5eed_0007"), Some(0x5eed_0007));
        assert_eq!(parse_seed(" 12 "), Some(12));
        assert_eq!(parse_seed("seven"), None);
    }

    #[test]
    fn numbers_stay_in_their_interval_and_off_the_coarse_grid() {
        let mut rng = Rng::new(3);
        for _ in 0..1000 {
            let x = rng.generic();
            assert!(x.abs() <= 9.0 && (x * 10.0).fract() != 0.0, "{x}");
            assert!((1e-6..=3e-6).contains(&rng.within(1e-6, 3e-6)));
            assert!((1e6..=9e6).contains(&rng.within(1e6, 9e6)));
            assert!((1.0..=1.0 + 1e-15).contains(&rng.within(1.0, 1.0 + 1e-15)));
            assert!(rng.normal().abs() < 9.0);
        }
    }
}
