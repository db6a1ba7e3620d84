//! Two gradients of any shape go in; whether they are equal comes out, with the worst entry if they are not.

use std::fmt;

use super::flatten::{Flat, Flatten};

/// Two gradients that differ: what [`assert_gradient_eq!`](crate::assert_gradient_eq) panics with.
#[derive(Clone, Debug, PartialEq)]
pub struct Unequal {
    /// Place of the worst entry, such as `gradient.0[3]`; the lengths, if those differ.
    pub place: String,
    /// The worst entry's two values: got and wanted.
    pub entries: (f64, f64),
    /// How many entries differ.
    pub count: usize,
    /// How many there are.
    pub total: usize,
    /// The tolerances asked for: relative and absolute.
    pub tolerances: (f64, f64),
}

impl fmt::Display for Unequal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, entries: (got, want), count, total, tolerances: (rtol, atol) } = self;
        writeln!(f, "gradients differ in {count} of {total} entries (rtol {rtol:e}, atol {atol:e})")?;
        write!(f, "  worst: {place}\n    got  {got:?}\n    want {want:?}")?;
        let difference = (got - want).abs();
        if difference.is_finite() {
            write!(
                f,
                "\n    error {difference:.2e}, relative {:.2e}",
                difference / got.abs().max(want.abs())
            )?;
        }
        if *want != 0.0 && got.is_finite() {
            write!(f, ", ratio {:.6}", got / want)?;
        }
        Ok(())
    }
}

/// Compares entry by entry: `|got - want| <= atol + rtol * max(|got|, |want|)`. Equal infinities are equal, and so are two NaN: a
/// gradient that should be NaN is right when it is.
///
/// # Errors
///
/// The worst entry, where one differs or the lengths do.
///
/// ```
/// use autodiff::check::compare;
/// let unequal = compare(&(1.0, vec![2.0, 3.0]), &(1.0, vec![2.0, 3.5]), 1e-12, 0.0).unwrap_err();
/// assert_eq!(unequal.place, "gradient.1[1]");
/// assert_eq!(unequal.entries, (3.0, 3.5));
/// ```
pub fn compare<G: Flatten + ?Sized, W: Flatten + ?Sized>(
    got: &G,
    want: &W,
    rtol: f64,
    atol: f64,
) -> Result<(), Unequal> {
    let (got, want) = (Flat::named("gradient", got), Flat::named("gradient", want));
    let (a, b) = (got.values(), want.values());
    let tolerances = (rtol, atol);
    if a.len() != b.len() {
        let place = format!("the number of entries: got {}, want {}", a.len(), b.len());
        let missing =
            |list: &[f64], other: &[f64]| list.get(other.len().min(list.len())).copied().unwrap_or(f64::NAN);
        let (total, count) = (a.len().max(b.len()), a.len().abs_diff(b.len()));
        return Err(Unequal { place, entries: (missing(a, b), missing(b, a)), count, total, tolerances });
    }
    let mut worst: Option<(f64, usize)> = None;
    let mut count = 0;
    for (i, (&x, &y)) in a.iter().zip(b).enumerate() {
        let same = x == y || (x.is_nan() && y.is_nan());
        let allowed = atol + rtol * x.abs().max(y.abs());
        let difference = (x - y).abs();
        if same || (difference <= allowed && allowed.is_finite()) {
            continue;
        }
        count += 1;
        let size =
            if difference.is_finite() { difference / allowed.max(f64::MIN_POSITIVE) } else { f64::INFINITY };
        if worst.is_none_or(|(most, _)| size > most) {
            worst = Some((size, i));
        }
    }
    match worst {
        None => Ok(()),
        Some((_, i)) => {
            let place = got.names()[i].clone();
            Err(Unequal { place, entries: (a[i], b[i]), count, total: a.len(), tolerances })
        }
    }
}

/// What `assert_gradient_eq!` calls.
///
/// # Panics
///
/// With the worst entry, if the two differ.
#[track_caller]
pub fn assert_equal<G: Flatten + ?Sized, W: Flatten + ?Sized>(got: &G, want: &W, rtol: f64, atol: f64) {
    if let Err(unequal) = compare(got, want, rtol, atol) {
        panic!("{unequal}");
    }
}

/// Panics unless two gradients of the same shape are equal within a tolerance, naming the worst entry.
///
/// `rtol` is 1e-12 and `atol` 0 unless given. Shapes are compared by their floats in order, so a tuple may be compared with an array.
///
/// ```
/// use autodiff::assert_gradient_eq;
/// let gradient = (0.1 + 0.2, vec![1.0, 2.0]);
/// assert_gradient_eq!(gradient, (0.3, [1.0, 2.0]));
/// assert_gradient_eq!(gradient, [0.3000001, 1.0, 2.0], rtol = 1e-6);
/// assert_gradient_eq!((1e-17, 1.0), (0.0, 1.0), rtol = 1e-12, atol = 1e-15);
/// ```
///
/// ```should_panic
/// autodiff::assert_gradient_eq!((1.0, vec![2.0, 3.0]), (1.0, vec![2.0, 3.5]));
/// ```
#[macro_export]
macro_rules! assert_gradient_eq {
    ($got:expr, $want:expr $(,)?) => {
        $crate::check::assert_equal(&$got, &$want, 1e-12, 0.0)
    };
    ($got:expr, $want:expr, rtol = $rtol:expr $(,)?) => {
        $crate::check::assert_equal(&$got, &$want, $rtol, 0.0)
    };
    ($got:expr, $want:expr, atol = $atol:expr $(,)?) => {
        $crate::check::assert_equal(&$got, &$want, 1e-12, $atol)
    };
    ($got:expr, $want:expr, rtol = $rtol:expr, atol = $atol:expr $(,)?) => {
        $crate::check::assert_equal(&$got, &$want, $rtol, $atol)
    };
}
