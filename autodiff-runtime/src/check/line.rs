//! A function of one number and a point go in; its values at equal steps to both sides come out, each with the step
//! that was really taken and the rounding noise of the slope.

/// Width of the floating-point numbers a function computes with: it sets the rounding noise and the grid the arguments lie on.
///
/// ```
/// use autodiff::check::{Ladder, Precision};
/// let wide = Ladder::new().precision(Precision::F32).derivative(|x| f64::from((x as f32).exp()), 1.0);
/// assert!((wide.value - 1.0_f64.exp()).abs() < 1e-4);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Precision {
    /// 53 bits: noise 2⁻⁵² of the value.
    #[default]
    F64,
    /// 24 bits: noise 2⁻²³ of the value; arguments are rounded to `f32` before they are used.
    F32,
}

impl Precision {
    /// Distance from 1 to the next number of this width.
    pub(super) fn epsilon(self) -> f64 {
        match self {
            Self::F64 => f64::EPSILON,
            Self::F32 => f64::from(f32::EPSILON),
        }
    }

    /// Below this numbers lose bits.
    pub(super) fn smallest_normal(self) -> f64 {
        match self {
            Self::F64 => f64::MIN_POSITIVE,
            Self::F32 => f64::from(f32::MIN_POSITIVE),
        }
    }

    /// `x` on the grid of this width.
    pub(super) fn round(self, x: f64) -> f64 {
        match self {
            Self::F64 => x,
            Self::F32 => f64::from(x as f32),
        }
    }
}

/// The largest power of two that is not above `x`, for a positive normal number.
pub(super) fn power_below(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & f64::INFINITY.to_bits())
}

/// The function, the point, and a count of what was asked of the function.
pub(super) struct Line<'f> {
    function: &'f mut dyn FnMut(f64) -> f64,
    pub(super) x: f64,
    pub(super) value: f64,
    pub(super) precision: Precision,
    /// No step is longer than this.
    pub(super) reach: f64,
    /// Noise of the function's values beyond that of their last bit, where it is known.
    pub(super) unrest: f64,
    pub(super) evaluations: usize,
}

impl<'f> Line<'f> {
    /// `value` is `f(x)` where the caller has it already.
    pub(super) fn new(
        function: &'f mut dyn FnMut(f64) -> f64,
        x: f64,
        value: Option<f64>,
        precision: Precision,
        reach: f64,
    ) -> Self {
        let x = precision.round(x);
        let mut line = Self { function, x, value: 0.0, precision, reach, unrest: 0.0, evaluations: 0 };
        line.value = value.unwrap_or_else(|| line.at(x));
        line
    }

    /// The function's value at `x`, counted.
    pub(super) fn at(&mut self, x: f64) -> f64 {
        self.evaluations += 1;
        (self.function)(x)
    }

    /// The power of two nearest to |x|/8, so that `x ± h` is exact until the last bits; 1/8 at zero.
    pub(super) fn natural_step(&self) -> f64 {
        let nearest = power_below(self.x.abs() * std::f64::consts::SQRT_2);
        self.within_reach(if self.x == 0.0 { 0.125 } else { nearest / 8.0 })
    }

    /// `h`, halved until it is within reach.
    pub(super) fn within_reach(&self, mut h: f64) -> f64 {
        while h > self.reach {
            h *= 0.5;
        }
        h
    }

    /// Steps below this say nothing: they move `x` by a few last bits or, at zero, by 2⁻⁵³.
    pub(super) fn smallest_step(&self) -> f64 {
        let scale = if self.x == 0.0 { 1.0 } else { self.x.abs() };
        0.5 * self.precision.epsilon() * scale.max(f64::MIN_POSITIVE)
    }

    /// Measures [`unrest`](Self::unrest): by how much the value jitters from one argument to the next, in points to the right that are only
    /// a few last bits apart. Long computations jitter by more than their last bit, and differences over short steps then look like
    /// kinks and jumps.
    pub(super) fn measure_unrest(&mut self) {
        const POINTS: usize = 8;
        let spacing = 16.0 * self.smallest_step();
        let mut values: Vec<f64> =
            (1..=POINTS).map(|k| self.at(self.precision.round(self.x + k as f64 * spacing))).collect();
        // The fourth difference of a smooth function vanishes over such a distance; that of independent errors is √70 times their size.
        for order in 1..=4 {
            for i in 0..POINTS - order {
                values[i] = values[i + 1] - values[i];
            }
        }
        let fourth = &values[..POINTS - 4];
        let mean_square = fourth.iter().map(|d| d * d).sum::<f64>() / fourth.len() as f64;
        let deviation = (mean_square / 70.0).sqrt();
        self.unrest = if deviation.is_finite() { 2.0 * deviation } else { 0.0 };
    }

    /// Values at `x + h` and `x - h`; `None` where the step is lost in the last bit of `x`.
    pub(super) fn sample(&mut self, h: f64) -> Option<Sample> {
        let upper = self.precision.round(self.x + h);
        let lower = self.precision.round(self.x - h);
        if upper == self.x || lower == self.x || !upper.is_finite() || !lower.is_finite() {
            return None;
        }
        Some(Sample {
            step: h,
            forward: upper - self.x,
            backward: self.x - lower,
            above: self.at(upper),
            centre: self.value,
            below: self.at(lower),
            epsilon: self.precision.epsilon(),
            // Where values underflow, their last bit is this.
            unrest: self.unrest + self.precision.epsilon() * self.precision.smallest_normal(),
        })
    }
}

/// Three values of the function: at the point and a step to either side of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    /// The step asked for.
    pub(super) step: f64,
    forward: f64,
    backward: f64,
    above: f64,
    centre: f64,
    below: f64,
    epsilon: f64,
    unrest: f64,
}

impl Sample {
    pub(super) fn finite(&self) -> bool {
        self.above.is_finite() && self.below.is_finite() && self.central().is_finite()
    }

    pub(super) fn finite_above(&self) -> bool {
        self.above.is_finite()
    }

    pub(super) fn finite_below(&self) -> bool {
        self.below.is_finite()
    }

    pub(super) fn central(&self) -> f64 {
        (self.above - self.below) / (self.forward + self.backward)
    }

    pub(super) fn right(&self) -> f64 {
        (self.above - self.centre) / self.forward
    }

    pub(super) fn left(&self) -> f64 {
        (self.centre - self.below) / self.backward
    }

    /// By how much the slopes of the two sides differ: shrinks with the step where the function is smooth.
    pub(super) fn gap(&self) -> f64 {
        (self.right() - self.left()).abs()
    }

    /// Rounding noise of [`central`](Self::central).
    pub(super) fn noise(&self) -> f64 {
        let largest = self.above.abs().max(self.below.abs());
        2.0 * (self.epsilon * largest + self.unrest) / (self.forward + self.backward)
            + 0.5 * self.epsilon * self.central().abs()
    }

    /// Rounding noise of [`gap`](Self::gap) and of the two slopes it is made of.
    pub(super) fn gap_noise(&self) -> f64 {
        let largest = self.above.abs().max(self.below.abs()).max(self.centre.abs());
        (4.0 * self.epsilon * largest + 2.0 * self.unrest) / self.forward.min(self.backward)
            + self.epsilon * (self.right().abs() + self.left().abs())
    }

    /// The steeper of the two one-sided slopes, without sign: what a slope "of ordinary size" is for this function here.
    pub(super) fn steepest(&self) -> f64 {
        self.right().abs().max(self.left().abs())
    }
}
