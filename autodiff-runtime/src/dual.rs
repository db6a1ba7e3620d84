//! Forward-mode numbers, made from the rows of the rule table.

use core::cmp::Ordering;
use core::iter::{Product, Sum};
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

/// A number that carries its derivative along: forward-mode differentiation by operator overloading.
///
/// A function that is generic over its number type, or written for `Dual`, gives its value and its derivative
/// in one direction in one run. The direction is set where the numbers are made: [`Dual::variable`] has
/// tangent 1, [`Dual::new`] any other, and [`Dual::constant`] (also from `f64`) carries no derivative.
///
/// ```
/// use autodiff::Dual;
///
/// fn f(a: Dual, b: Dual) -> Dual {
///     (a * b + a.sin()) * b
/// }
///
/// // The derivative in `b` at (1.5, -2): `a` is a variable, too, but this direction leaves it alone.
/// let y = f(Dual::new(1.5, 0.0), Dual::variable(-2.0));
/// assert_eq!(y.value(), (1.5 * -2.0 + 1.5_f64.sin()) * -2.0);
/// assert!((y.tangent() - (2.0 * 1.5 * -2.0 + 1.5_f64.sin())).abs() < 1e-15);
/// ```
///
/// Kinks, ties, singular points and arguments outside of a domain follow the same table as the generated
/// gradients, and so do the two rules that keep `0 · ∞` out of them:
///
/// ```
/// # use autodiff::Dual;
/// let zero = Dual::variable(0.0);
/// assert_eq!(zero.max(0.0).tangent(), 0.0); // against a constant: the subgradient of least norm
/// assert_eq!(zero.max(zero).tangent(), 1.0); // a tie of variables: a half of each
/// assert_eq!(zero.sqrt().tangent(), f64::INFINITY);
/// assert_eq!((zero * zero.sqrt()).tangent(), 0.0); // a factor of zero stops an infinite slope
/// assert_eq!(Dual::variable(-1.0).max(0.0).sqrt().tangent(), 0.0); // `max` selected the constant
/// ```
///
/// Comparisons look at the value alone, as the branches of a differentiated function do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dual {
    value: f64,
    active: bool,
    /// What arrived along paths without singular primitives; `None` if nothing did, which is a zero that
    /// even an infinite slope leaves alone.
    regular: Option<f64>,
    /// What came through a singular primitive. In the reverse sweep an adjoint that is exactly zero stops
    /// there (rule S2); seen from here, a later slope that is exactly zero stops this part, infinite or NaN.
    singular: Option<f64>,
}

/// A local derivative, and whether it is zero by selection.
struct Slope {
    slope: f64,
    selected_zero: bool,
}

impl Dual {
    /// A number that carries no derivative.
    #[must_use]
    pub const fn constant(value: f64) -> Dual {
        Dual { value, active: false, regular: None, singular: None }
    }

    /// The variable to differentiate in: its tangent is 1.
    #[must_use]
    pub const fn variable(value: f64) -> Dual {
        Dual::new(value, 1.0)
    }

    /// A variable that moves with the given speed; with 0 it stays a variable for ties, but does not move.
    #[must_use]
    pub const fn new(value: f64, tangent: f64) -> Dual {
        let regular = if tangent == 0.0 { None } else { Some(tangent) };
        Dual { value, active: true, regular, singular: None }
    }

    /// The value.
    #[must_use]
    pub const fn value(self) -> f64 {
        self.value
    }

    /// The derivative in the direction that the variables were made with.
    #[must_use]
    pub fn tangent(self) -> f64 {
        match (self.regular, self.singular) {
            (Some(regular), Some(singular)) => regular + singular,
            (one, other) => one.or(other).unwrap_or(0.0),
        }
    }

    /// Whether it depends on a variable, and so takes its share of a tie.
    #[must_use]
    pub const fn is_active(self) -> bool {
        self.active
    }

    /// The sine and the cosine.
    #[must_use]
    pub fn sin_cos(self) -> (Dual, Dual) {
        (self.sin(), self.cos())
    }

    /// Whether the value is NaN.
    #[must_use]
    pub const fn is_nan(self) -> bool {
        self.value.is_nan()
    }

    /// Whether the value is neither infinite nor NaN.
    #[must_use]
    pub const fn is_finite(self) -> bool {
        self.value.is_finite()
    }

    /// Whether the value is an infinity.
    #[must_use]
    pub const fn is_infinite(self) -> bool {
        self.value.is_infinite()
    }

    /// Whether the value has a positive sign, `+0.0` included.
    #[must_use]
    pub const fn is_sign_positive(self) -> bool {
        self.value.is_sign_positive()
    }

    /// Whether the value has a negative sign, `-0.0` included.
    #[must_use]
    pub const fn is_sign_negative(self) -> bool {
        self.value.is_sign_negative()
    }

    /// The chain rule for one primitive: what each operand contributes to the tangent.
    fn chain<const N: usize>(value: f64, is_singular: bool, operands: [Dual; N], slopes: [Slope; N]) -> Dual {
        let mut result = Dual::constant(value);
        for (operand, Slope { slope, selected_zero }) in operands.into_iter().zip(slopes) {
            result.active |= operand.active;
            if selected_zero {
                continue;
            }
            let regular = operand.regular.map(|tangent| slope * tangent);
            let singular = operand.singular.map(|tangent| if slope == 0.0 { 0.0 } else { slope * tangent });
            if is_singular {
                accumulate(&mut result.singular, regular);
            } else {
                accumulate(&mut result.regular, regular);
            }
            accumulate(&mut result.singular, singular);
        }
        result
    }
}

fn accumulate(sum: &mut Option<f64>, term: Option<f64>) {
    if let Some(term) = term {
        *sum = Some(sum.map_or(term, |sum| sum + term));
    }
}

/// A function for each row of the table, and a method for each that is one in `std`.
macro_rules! from_table {
    (operators { $($operators:tt)* } methods { $($methods:tt)* }) => {
        /// The rows as functions: the value, and the chain rule with the row's local derivatives.
        #[allow(clippy::manual_range_contains)]
        mod primitives {
            use super::{Dual, Slope};
            from_table!(@functions $($operators)* $($methods)*);
        }

        /// The methods of `f64` that have a derivative.
        impl Dual {
            from_table!(@methods $($methods)*);
        }
    };
    (@functions $(
        $name:ident($($x:ident as $active:ident),+; $($n:ident),*) -> $result:ident { $value:expr }
            [$($operand:ident => { $slope:expr } zero { $zero:expr },)*]
            singular { $singular:literal } on { $on:expr } at { $($at:tt)* }
    )*) => {$(
        #[allow(deprecated, unused_variables)]
        pub(super) fn $name($($x: Dual,)+ $($n: i32),*) -> Dual {
            let operands = [$($operand),*];
            let ($($active,)+) = ($($x.active,)+);
            let ($($x,)+) = ($($x.value,)+);
            let $result = $value;
            let slopes = [$(Slope { slope: $slope, selected_zero: $zero }),*];
            Dual::chain($result, $singular, operands, slopes)
        }
    )*};
    (@methods $(
        $name:ident($x:ident as $active:ident $(, $y:ident as $y_active:ident)*; $($n:ident),*)
            -> $result:ident { $value:expr }
            [$($operand:ident => { $slope:expr } zero { $zero:expr },)*]
            singular { $singular:literal } on { $on:expr } at { $($at:tt)* }
    )*) => {$(
        #[doc = concat!("`", stringify!($value), "`")]
        #[must_use]
        pub fn $name(self, $($y: impl Into<Dual>,)* $($n: i32),*) -> Dual {
            primitives::$name(self, $($y.into(),)* $($n),*)
        }
    )*};
}

autodiff_macros::__rules!(from_table);

/// An operator between numbers, with `f64` on either side, by value and by reference, and its assignment.
macro_rules! operator {
    ($($trait:ident $assign_trait:ident $name:ident $assign:ident;)*) => {$(
        operator!(@pairs $trait $name
            (Dual, Dual) (Dual, &Dual) (&Dual, Dual) (&Dual, &Dual)
            (Dual, f64) (Dual, &f64) (&Dual, f64) (&Dual, &f64)
            (f64, Dual) (f64, &Dual) (&f64, Dual) (&f64, &Dual));

        impl<T: Into<Dual>> $assign_trait<T> for Dual {
            fn $assign(&mut self, other: T) {
                *self = primitives::$name(*self, other.into());
            }
        }
    )*};
    (@pairs $trait:ident $name:ident $(($left:ty, $right:ty))*) => {$(
        impl $trait<$right> for $left {
            type Output = Dual;

            fn $name(self, other: $right) -> Dual {
                primitives::$name(self.into(), other.into())
            }
        }
    )*};
}

operator! {
    Add AddAssign add add_assign;
    Sub SubAssign sub sub_assign;
    Mul MulAssign mul mul_assign;
    Div DivAssign div div_assign;
    Rem RemAssign rem rem_assign;
}

impl Neg for Dual {
    type Output = Dual;

    fn neg(self) -> Dual {
        primitives::neg(self)
    }
}

impl Neg for &Dual {
    type Output = Dual;

    fn neg(self) -> Dual {
        primitives::neg(*self)
    }
}

impl From<f64> for Dual {
    fn from(value: f64) -> Dual {
        Dual::constant(value)
    }
}

impl From<&f64> for Dual {
    fn from(value: &f64) -> Dual {
        Dual::constant(*value)
    }
}

impl From<&Dual> for Dual {
    fn from(number: &Dual) -> Dual {
        *number
    }
}

impl<T: Into<Dual>> Sum<T> for Dual {
    fn sum<I: Iterator<Item = T>>(terms: I) -> Dual {
        terms.fold(Dual::constant(0.0), |sum, term| sum + term.into())
    }
}

impl<T: Into<Dual>> Product<T> for Dual {
    fn product<I: Iterator<Item = T>>(factors: I) -> Dual {
        factors.fold(Dual::constant(1.0), |product, factor| product * factor.into())
    }
}

impl PartialEq for Dual {
    fn eq(&self, other: &Dual) -> bool {
        self.value == other.value
    }
}

impl PartialEq<f64> for Dual {
    fn eq(&self, other: &f64) -> bool {
        self.value == *other
    }
}

impl PartialEq<Dual> for f64 {
    fn eq(&self, other: &Dual) -> bool {
        *self == other.value
    }
}

impl PartialOrd for Dual {
    fn partial_cmp(&self, other: &Dual) -> Option<Ordering> {
        self.value.partial_cmp(&other.value)
    }
}

impl PartialOrd<f64> for Dual {
    fn partial_cmp(&self, other: &f64) -> Option<Ordering> {
        self.value.partial_cmp(other)
    }
}

impl PartialOrd<Dual> for f64 {
    fn partial_cmp(&self, other: &Dual) -> Option<Ordering> {
        self.partial_cmp(&other.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Value and tangent of `x² + 3x` at 2, written with every way to spell an operator.
    #[test]
    fn operators_take_numbers_and_references() {
        let (x, three) = (Dual::variable(2.0), 3.0);
        let (rx, rthree) = (&x, &three);
        for y in [x * x + three * x, rx * rx + rthree * rx, rx * x + x * three, x * rx + rx * rthree] {
            assert_eq!((y.value(), y.tangent()), (10.0, 7.0));
        }
        let mut y = x;
        y += three;
        y *= x;
        assert_eq!((y.value(), y.tangent()), (10.0, 7.0));
        y -= 4.0;
        y /= 2.0;
        y %= 2.0;
        assert_eq!((y.value(), y.tangent()), (1.0, 3.5));
        assert_eq!((-y).tangent(), (-&y).tangent());
    }

    #[test]
    fn sums_and_products() {
        let x = Dual::variable(2.0);
        let sum: Dual = [x, x * x].iter().sum();
        assert_eq!((sum.value(), sum.tangent()), (6.0, 5.0));
        let product: Dual = [x, x * x].into_iter().product();
        assert_eq!((product.value(), product.tangent()), (8.0, 12.0));
    }

    #[test]
    fn comparisons_look_at_the_value() {
        let x = Dual::variable(2.0);
        let nan = Dual::constant(f64::NAN);
        assert_eq!(x, Dual::constant(2.0));
        assert_eq!((x == 2.0, 2.0 == x, x == 3.0), (true, true, false));
        assert_eq!((x < 3.0, 1.0 < x, x < Dual::new(2.0, 9.0)), (true, true, false));
        assert_eq!(x.partial_cmp(&nan), None);
    }

    #[test]
    fn sin_cos_is_sin_and_cos() {
        let (sin, cos) = Dual::variable(0.5).sin_cos();
        assert_eq!((sin.tangent(), cos.tangent()), (cos.value(), -sin.value()));
    }
}
