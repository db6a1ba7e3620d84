//! Tangents: one direction or several at once in, sums and multiples of them out. What forward mode computes with.
mod lift;

use crate::sweep::{Accumulate, Nowhere, Number, Seed, Tangent};
use crate::tape::{Back, Tape};
use core::ops::{Add, Deref, DerefMut, Div, Mul, Neg, Sub};
#[doc(hidden)]
pub use lift::{Lift, join, lane_of};

/// What a tangent of a number `T` can do: be added, and be scaled by a `T`. A number itself is one direction; [`Lanes`] are several.
///
/// The generated forward-mode functions are generic over it, so that one text serves one direction and any number of them.
pub trait Direction<T: Number>:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + Neg<Output = Self>
    + Mul<T, Output = Self>
    + Div<T, Output = Self>
    + for<'s> Seed<'s, Self>
{
    /// How many directions there are.
    const LANES: usize;
    /// The tangent of what does not move.
    fn still() -> Self;
    /// What it is in one of the directions.
    ///
    /// # Panics
    /// If there are not so many.
    fn lane(&self, direction: usize) -> T;
    /// Made of what it is in each direction.
    fn of_lanes(of: impl FnMut(usize) -> T) -> Self;
    /// `product`, made from this tangent and a slope, and zero where the tangent is exactly zero: rule S2 at operations whose slope
    /// can be infinite.
    fn unless_still(self, product: Self) -> Self;
    /// Appends it to a tape.
    fn put(self, tape: &mut Tape);
    /// Takes off what [`put`](Direction::put) appended.
    fn take(back: &mut Back<'_>) -> Self;
}

impl<T: Number> Direction<T> for T {
    const LANES: usize = 1;
    #[inline(always)]
    fn still() -> T {
        T::zero()
    }
    #[inline(always)]
    fn lane(&self, _: usize) -> T {
        *self
    }
    #[inline(always)]
    fn of_lanes(mut of: impl FnMut(usize) -> T) -> T {
        of(0)
    }
    #[inline(always)]
    fn unless_still(self, product: T) -> T {
        if self == T::zero() { T::zero() } else { product }
    }
    #[inline(always)]
    fn put(self, tape: &mut Tape) {
        tape.put_number(self);
    }
    #[inline(always)]
    fn take(back: &mut Back<'_>) -> T {
        back.take_number()
    }
}

/// `K` tangents of one number, one per direction.
///
/// ```
/// use autodiff::{Lanes, differentiate};
///
/// #[differentiate(jvp)]
/// fn product(x: f64, y: f64) -> f64 {
///     x * y
/// }
///
/// // Both derivatives in one run: `x` moves in the first direction, `y` in the second.
/// let (value, slopes) = jvp_product_batch(3.0, 5.0, Lanes([1.0, 0.0]), Lanes([0.0, 1.0]));
/// assert_eq!((value, *slopes), (15.0, [5.0, 3.0]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lanes<T, const K: usize>(pub [T; K]);

impl<T: Number, const K: usize> Lanes<T, K> {
    /// No movement in any direction.
    #[must_use]
    pub fn still() -> Self {
        Lanes([T::zero(); K])
    }
    /// Speed 1 in one of the directions and none in the others.
    ///
    /// # Panics
    /// If there are not so many directions.
    #[must_use]
    pub fn unit(direction: usize) -> Self {
        let mut lanes = [T::zero(); K];
        lanes[direction] = T::constant(1.0);
        Lanes(lanes)
    }
}

/// Of the directions from `start` on, what `Lanes` of them say of the input with this number: 1 where it is theirs.
#[doc(hidden)]
impl<T: Number, const K: usize> Lanes<T, K> {
    #[inline]
    pub fn basis(start: usize, input: usize) -> Self {
        Lanes(core::array::from_fn(|k| unit(start + k, input)))
    }
}

/// 1 on the diagonal, 0 beside it.
#[inline]
pub fn unit<T: Number>(row: usize, column: usize) -> T {
    if row == column { T::constant(1.0) } else { T::zero() }
}

/// Checks the length of memory for a matrix.
///
/// # Panics
/// If it differs from rows times columns.
pub fn check_size(length: usize, rows: usize, columns: usize) {
    assert!(
        length == rows * columns,
        "the memory for the Jacobian has length {length}, and there are {rows} outputs and {columns} inputs"
    );
}

/// The tangents of a result, one after the other.
pub trait Spill<D> {
    /// How many there are.
    fn count(&self) -> usize;
    /// Hands them out.
    fn spill(&self, put: &mut impl FnMut(&D));
}
impl<T, const K: usize> Spill<Lanes<T, K>> for Lanes<T, K> {
    fn count(&self) -> usize {
        1
    }
    #[inline]
    fn spill(&self, put: &mut impl FnMut(&Lanes<T, K>)) {
        put(self);
    }
}
impl<D> Spill<D> for [D] {
    fn count(&self) -> usize {
        self.len()
    }
    #[inline]
    fn spill(&self, put: &mut impl FnMut(&D)) {
        self.iter().for_each(put);
    }
}
impl<D> Spill<D> for alloc::vec::Vec<D> {
    fn count(&self) -> usize {
        self.len()
    }
    #[inline]
    fn spill(&self, put: &mut impl FnMut(&D)) {
        self.iter().for_each(put);
    }
}
impl<D, const N: usize> Spill<D> for [D; N] {
    fn count(&self) -> usize {
        N
    }
    #[inline]
    fn spill(&self, put: &mut impl FnMut(&D)) {
        self.iter().for_each(put);
    }
}

impl<T: Number, const K: usize> Default for Lanes<T, K> {
    fn default() -> Self {
        Lanes::still()
    }
}
impl<T, const K: usize> From<[T; K]> for Lanes<T, K> {
    #[inline(always)]
    fn from(lanes: [T; K]) -> Self {
        Lanes(lanes)
    }
}
impl<T, const K: usize> Deref for Lanes<T, K> {
    type Target = [T; K];
    #[inline(always)]
    fn deref(&self) -> &[T; K] {
        &self.0
    }
}
impl<T, const K: usize> DerefMut for Lanes<T, K> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T; K] {
        &mut self.0
    }
}

impl<T: Number, const K: usize> Add for Lanes<T, K> {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Lanes(core::array::from_fn(|k| self.0[k] + other.0[k]))
    }
}
impl<T: Number, const K: usize> Sub for Lanes<T, K> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Lanes(core::array::from_fn(|k| self.0[k] - other.0[k]))
    }
}
impl<T: Number, const K: usize> Neg for Lanes<T, K> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Lanes(core::array::from_fn(|k| -self.0[k]))
    }
}
impl<T: Number, const K: usize> Mul<T> for Lanes<T, K> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, by: T) -> Self {
        Lanes(core::array::from_fn(|k| self.0[k] * by))
    }
}
impl<T: Number, const K: usize> Div<T> for Lanes<T, K> {
    type Output = Self;
    #[inline(always)]
    fn div(self, by: T) -> Self {
        Lanes(core::array::from_fn(|k| self.0[k] / by))
    }
}
impl<T: Number, const K: usize> Direction<T> for Lanes<T, K> {
    const LANES: usize = K;
    #[inline(always)]
    fn still() -> Self {
        Lanes::still()
    }
    #[inline(always)]
    fn lane(&self, direction: usize) -> T {
        self.0[direction]
    }
    #[inline(always)]
    fn of_lanes(of: impl FnMut(usize) -> T) -> Self {
        Lanes(core::array::from_fn(of))
    }
    #[inline(always)]
    fn unless_still(self, product: Self) -> Self {
        Lanes(core::array::from_fn(|k| self.0[k].unless_still(product.0[k])))
    }
    #[inline(always)]
    fn put(self, tape: &mut Tape) {
        self.0.into_iter().for_each(|t| tape.put_number(t));
    }
    #[inline(always)]
    fn take(back: &mut Back<'_>) -> Self {
        let mut lanes = [T::zero(); K];
        lanes.iter_mut().rev().for_each(|t| *t = back.take_number());
        Lanes(lanes)
    }
}
impl<T, const K: usize> Seed<'_, Lanes<T, K>> for Lanes<T, K> {
    #[inline(always)]
    fn seed(self) -> Option<Self> {
        Some(self)
    }
}

/// Zeros for tangents of `D` in the shape of something made of numbers.
pub trait Still<D> {
    /// What holds the zeros.
    type Zeros;
    /// Tangents of what does not move.
    fn still(&self) -> Self::Zeros;
}
macro_rules! still {
    ($($float:ty)*) => {$(
        impl<D: Direction<$float>> Still<D> for $float {
            type Zeros = D;
            #[inline(always)]
            fn still(&self) -> D {
                D::still()
            }
        }
    )*};
}
still!(f64 f32);
impl<D, T: Still<D>> Still<D> for [T] {
    type Zeros = alloc::vec::Vec<T::Zeros>;
    #[inline]
    fn still(&self) -> Self::Zeros {
        self.iter().map(T::still).collect()
    }
}
impl<D, T: Still<D>> Still<D> for alloc::vec::Vec<T> {
    type Zeros = alloc::vec::Vec<T::Zeros>;
    #[inline]
    fn still(&self) -> Self::Zeros {
        self.iter().map(T::still).collect()
    }
}
impl<D, T: Still<D>, const N: usize> Still<D> for [T; N] {
    type Zeros = [T::Zeros; N];
    #[inline(always)]
    fn still(&self) -> Self::Zeros {
        core::array::from_fn(|k| self[k].still())
    }
}

/// The tangent of an argument as a caller gives it: `Some`, or [`Nowhere`] where the argument does not move.
pub trait Given<T> {
    /// The tangent, if there is one.
    fn given(self) -> Option<T>;
}
impl<T> Given<T> for Nowhere {
    #[inline(always)]
    fn given(self) -> Option<T> {
        None
    }
}
impl<T> Given<T> for Option<T> {
    #[inline(always)]
    fn given(self) -> Option<T> {
        self
    }
}
impl<'a, T> Given<&'a [T]> for Option<&'a alloc::vec::Vec<T>> {
    #[inline(always)]
    fn given(self) -> Option<&'a [T]> {
        self.map(|all| &all[..])
    }
}
/// What is taken by value is copied.
impl<T: Clone> Given<T> for Option<&T> {
    #[inline(always)]
    fn given(self) -> Option<T> {
        self.cloned()
    }
}
/// As rustc does with the argument itself.
impl<'a, T> Given<&'a T> for Option<&'a alloc::boxed::Box<T>> {
    #[inline(always)]
    fn given(self) -> Option<&'a T> {
        self.map(|inner| &**inner)
    }
}
/// A caller that hands on a `&mut` of its own does not see whether the callee takes it by `&`.
impl<'a, T: ?Sized> Given<&'a T> for &'a mut T {
    #[inline(always)]
    fn given(self) -> Option<&'a T> {
        Some(self)
    }
}
impl<'a, T, const N: usize> Given<&'a [T]> for &'a mut [T; N] {
    #[inline(always)]
    fn given(self) -> Option<&'a [T]> {
        Some(&self[..])
    }
}
impl<'a, T> Given<&'a [T]> for &'a mut alloc::vec::Vec<T> {
    #[inline(always)]
    fn given(self) -> Option<&'a [T]> {
        Some(&self[..])
    }
}
impl<'a, T, const N: usize> Given<&'a [T]> for Option<&'a [T; N]> {
    #[inline(always)]
    fn given(self) -> Option<&'a [T]> {
        self.map(|all| &all[..])
    }
}

/// `product`, made from a tangent and a slope, and zero where the slope is exactly zero: the tangent may be infinite behind an operation
/// of infinite slope.
///
/// ```
/// use autodiff::direction::unless_zero;
/// assert_eq!(unless_zero(0.0, f64::INFINITY * 0.0), 0.0);
/// assert_eq!(unless_zero(0.5, 3.0 * 0.5), 1.5);
/// ```
#[inline(always)]
pub fn unless_zero<T: Number, D: Direction<T>>(slope: T, product: D) -> D {
    if slope == T::zero() { D::still() } else { product }
}

/// `product`, made from a tangent and a slope, and zero where the tangent is exactly zero (rule S2).
#[inline(always)]
pub fn unless_still<T: Number, D: Direction<T>>(tangent: D, product: D) -> D {
    tangent.unless_still(product)
}

/// The sum of tangents.
#[inline]
pub fn sum<T: Number, D: Direction<T>>(tangents: &[D]) -> D {
    tangents.iter().fold(D::still(), |a, b| a + *b)
}

/// The tangent of a number that was read out of a struct, as a number of another width; zero where the field carries none.
#[inline(always)]
pub fn read<T: Tangent, U: ?Sized + Onto<T>>(from: &U) -> T {
    let mut to = T::empty();
    from.onto(&mut to);
    to
}

/// What [`read`] can read.
pub trait Onto<T> {
    /// `to += self`
    fn onto(&self, to: &mut T);
}
impl<T> Onto<T> for crate::Zero {
    #[inline(always)]
    fn onto(&self, _: &mut T) {}
}
impl<T: Accumulate<f64>> Onto<T> for f64 {
    #[inline(always)]
    fn onto(&self, to: &mut T) {
        to.accumulate(self);
    }
}
impl<T: Accumulate<f32>> Onto<T> for f32 {
    #[inline(always)]
    fn onto(&self, to: &mut T) {
        to.accumulate(self);
    }
}
