//! What generated sweeps call: the two rules that keep NaN out, sums over arrays, the guards at run time.
mod accumulate;
mod call;
mod exchange;
mod part;
mod product;
mod shape;

pub use accumulate::{Accumulate, Clear, Tangent};
pub use call::{Constant, ConstantParameter, NoSeed, Nowhere, Parts, Row, Seed, Sink, Whole};
use core::ops::{Add, Div, Mul, Neg, Sub};
pub use exchange::exchange;
pub use part::{Holds, name, part};
pub use product::product_adjoints;
pub use shape::Shape;

/// The floats of the sweeps: what generated code needs of a number. Implemented for `f64` and `f32`; with the feature `num-traits` for
/// every `num_traits::Float`.
pub trait Number:
    Copy
    + PartialEq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// Zero.
    fn zero() -> Self;
    /// The nearest number to an `f64`.
    fn constant(x: f64) -> Self;
    /// The nearest `f64`.
    fn into_f64(self) -> f64;
    /// The nearest `f32`.
    fn into_f32(self) -> f32 {
        self.into_f64() as f32
    }
    /// The number as a word of the tape, exact for `f64` and `f32`.
    fn into_word(self) -> u64;
    /// The number back from its word.
    fn out_of_word(word: u64) -> Self;
}

#[cfg(not(feature = "num-traits"))]
macro_rules! number {
    ($($float:ty),*) => {$(
        impl Number for $float {
            #[inline(always)]
            fn zero() -> Self {
                0.0
            }
            #[inline(always)]
            fn constant(x: f64) -> Self {
                x as $float
            }
            #[inline(always)]
            fn into_f64(self) -> f64 {
                f64::from(self)
            }
            #[inline(always)]
            fn into_word(self) -> u64 {
                f64::from(self).to_bits()
            }
            #[inline(always)]
            fn out_of_word(word: u64) -> Self {
                f64::from_bits(word) as $float
            }
        }
    )*};
}
#[cfg(not(feature = "num-traits"))]
number!(f64, f32);

#[cfg(feature = "num-traits")]
impl<T: num_traits::Float> Number for T {
    #[inline(always)]
    fn zero() -> Self {
        <T as num_traits::Zero>::zero()
    }
    #[inline(always)]
    fn constant(x: f64) -> Self {
        <T as num_traits::NumCast>::from(x).unwrap_or_else(T::nan)
    }
    #[inline(always)]
    fn into_f64(self) -> f64 {
        num_traits::ToPrimitive::to_f64(&self).unwrap_or(f64::NAN)
    }
    #[inline(always)]
    fn into_word(self) -> u64 {
        num_traits::ToPrimitive::to_f64(&self).unwrap_or(f64::NAN).to_bits()
    }
    #[inline(always)]
    fn out_of_word(word: u64) -> Self {
        <T as Number>::constant(f64::from_bits(word))
    }
}

/// `product`, made from the adjoint and a slope, and zero where the adjoint is exactly zero: rule S2 of the conventions, at
/// operations whose slope can be infinite.
///
/// ```
/// use autodiff::sweep::unless_zero;
/// assert_eq!(unless_zero(0.0, 0.0 * f64::INFINITY), 0.0);
/// assert_eq!(unless_zero(3.0, 3.0 / 2.0), 1.5);
/// ```
#[inline(always)]
pub fn unless_zero<T: Number>(adjoint: T, product: T) -> T {
    if adjoint == T::zero() { T::zero() } else { product }
}

/// The piece of a slice that a loop of so many rounds runs over; nothing is asked of it where there are none.
///
/// # Panics
/// If the slice is shorter: an index of the loop is out of bounds.
#[inline(always)]
pub fn row<T>(of: &[T], rounds: usize, start: impl FnOnce() -> usize) -> &[T] {
    if rounds == 0 { &[] } else { &of[start()..][..rounds] }
}

/// As [`row`], to write to.
///
/// # Panics
/// If the slice is shorter.
#[inline(always)]
pub fn row_mut<T>(of: &mut [T], rounds: usize, start: impl FnOnce() -> usize) -> &mut [T] {
    if rounds == 0 { &mut [] } else { &mut of[start()..][..rounds] }
}

/// The adjoint of `[x; n]`: the sum of the elements' adjoints.
#[inline]
pub fn sum<T: Number>(adjoints: &[T]) -> T {
    adjoints.iter().fold(T::zero(), |a, b| a + *b)
}

/// A copy of something, with every float zero.
pub trait ZerosLike {
    /// What holds the zeros.
    type Zeros;
    /// Zeros in the shape of `self`.
    fn zeros_like(&self) -> Self::Zeros;
}
impl ZerosLike for f64 {
    type Zeros = f64;
    #[inline(always)]
    fn zeros_like(&self) -> f64 {
        0.0
    }
}
impl ZerosLike for f32 {
    type Zeros = f32;
    #[inline(always)]
    fn zeros_like(&self) -> f32 {
        0.0
    }
}
/// What carries no derivative, and tuples that it may stand in.
macro_rules! inert_zeros {
    ($($plain:ty),*) => {$(
        impl ZerosLike for $plain {
            type Zeros = crate::Zero;
            #[inline(always)]
            fn zeros_like(&self) -> crate::Zero {
                crate::Zero
            }
        }
    )*};
}
inert_zeros!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, bool);
macro_rules! tuple_zeros {
    ($(($($type:ident $place:tt),+))*) => {$(
        impl<$($type: ZerosLike),+> ZerosLike for ($($type,)+) {
            type Zeros = ($($type::Zeros,)+);
            #[inline(always)]
            fn zeros_like(&self) -> Self::Zeros {
                ($(self.$place.zeros_like(),)+)
            }
        }
    )*};
}
tuple_zeros! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
}
impl<T: ZerosLike> ZerosLike for [T] {
    type Zeros = alloc::vec::Vec<T::Zeros>;
    #[inline]
    fn zeros_like(&self) -> Self::Zeros {
        self.iter().map(ZerosLike::zeros_like).collect()
    }
}
impl<T: ZerosLike> ZerosLike for alloc::vec::Vec<T> {
    type Zeros = alloc::vec::Vec<T::Zeros>;
    #[inline]
    fn zeros_like(&self) -> Self::Zeros {
        self.iter().map(ZerosLike::zeros_like).collect()
    }
}
impl<T: ZerosLike, const N: usize> ZerosLike for [T; N] {
    type Zeros = [T::Zeros; N];
    #[inline(always)]
    fn zeros_like(&self) -> Self::Zeros {
        core::array::from_fn(|k| self[k].zeros_like())
    }
}

/// An array in a record, of any length and with a `Default` of zeros, which arrays longer than 32 do not have.
#[derive(Clone, Debug)]
pub struct Fixed<T, const N: usize>(pub [T; N]);
impl<T: Default, const N: usize> Default for Fixed<T, N> {
    fn default() -> Self {
        Fixed(core::array::from_fn(|_| T::default()))
    }
}

/// Checks the length of a gradient buffer.
///
/// # Panics
/// If it differs from that of its parameter; the message names the parameter and both lengths.
#[inline(always)]
pub fn check_len(parameter: &str, buffer: usize, wanted: usize) {
    if buffer != wanted {
        wrong_len(parameter, buffer, wanted)
    }
}

#[cold]
#[inline(never)]
fn wrong_len(parameter: &str, buffer: usize, wanted: usize) -> ! {
    panic!("the gradient buffer of `{parameter}` has length {buffer}, and `{parameter}` has length {wanted}")
}

/// Checks that a call differentiates the function that it calls: a local function without the attribute may hide an annotated
/// one of the same name that was imported with a glob.
///
/// # Panics
/// If the two differ.
#[inline(always)]
pub fn check_callee<F: 'static, G: 'static>(_called: &F, _annotated: &G, name: &str) {
    if core::any::TypeId::of::<F>() != core::any::TypeId::of::<G>() {
        wrong_callee(name)
    }
}

/// Checks that a function of std is meant by a name of one word, and not one of the user's.
///
/// # Panics
/// If it is not.
#[inline(always)]
pub fn check_std<F: 'static, G: 'static>(_named: &F, _meant: &G, name: &str) {
    if core::any::TypeId::of::<F>() != core::any::TypeId::of::<G>() {
        not_std(name)
    }
}

#[cold]
#[inline(never)]
fn not_std(name: &str) -> ! {
    panic!(
        "this is differentiated as `{name}`, and another function of that name is in scope; rename it, or write its path"
    )
}

#[cold]
#[inline(never)]
fn wrong_callee(name: &str) -> ! {
    panic!(
        "`{name}` is not the annotated function whose derivative is in scope under that name; put `#[differentiate]` on it or rename it"
    )
}

/// What a parameter of a record's function refers to: borrowed while sweeps run, owned in a record that outlives its arguments.
#[derive(Default)]
pub enum Held<'a, T: alloc::borrow::ToOwned + ?Sized> {
    /// The argument itself.
    Borrowed(&'a T),
    /// A copy.
    Owned(T::Owned),
    /// The record holds no forward sweep.
    #[default]
    Nothing,
}
impl<T: alloc::borrow::ToOwned + ?Sized> Held<'_, T> {
    /// What is held, if anything is.
    #[inline(always)]
    pub fn get(&self) -> Option<&T> {
        match self {
            Held::Borrowed(argument) => Some(argument),
            Held::Owned(copy) => Some(core::borrow::Borrow::borrow(copy)),
            Held::Nothing => None,
        }
    }
    /// A copy that borrows nothing.
    #[inline]
    pub fn keep<'own>(self) -> Held<'own, T> {
        match self {
            Held::Borrowed(argument) => Held::Owned(argument.to_owned()),
            Held::Owned(copy) => Held::Owned(copy),
            Held::Nothing => Held::Nothing,
        }
    }
}
impl<T: alloc::borrow::ToOwned + ?Sized> Clone for Held<'_, T> {
    fn clone(&self) -> Self {
        match self {
            Held::Borrowed(argument) => Held::Borrowed(argument),
            Held::Owned(copy) => {
                let borrowed: &T = core::borrow::Borrow::borrow(copy);
                Held::Owned(borrowed.to_owned())
            }
            Held::Nothing => Held::Nothing,
        }
    }
}
impl<T: alloc::borrow::ToOwned + core::fmt::Debug + ?Sized> core::fmt::Debug for Held<'_, T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.get() {
            Some(held) => held.fmt(f),
            None => f.write_str("nothing"),
        }
    }
}

/// A parameter of the user's type in a record: a reference, or nothing in a record that holds no forward sweep.
pub struct Borrowed<'a, P: ?Sized>(pub Option<&'a P>);
impl<P: ?Sized> Clone for Borrowed<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<P: ?Sized> Copy for Borrowed<'_, P> {}
impl<P: ?Sized> Default for Borrowed<'_, P> {
    fn default() -> Self {
        Borrowed(None)
    }
}
impl<P: ?Sized> core::fmt::Debug for Borrowed<'_, P> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(if self.0.is_some() { "borrowed" } else { "nothing" })
    }
}

/// As [`check_callee`], for generic functions, whose types may not be `'static`: their names are compared, with debug assertions.
///
/// # Panics
/// If the two differ.
#[inline(always)]
pub fn check_generic_callee<F, G>(_called: &F, _annotated: &G, name: &str) {
    if cfg!(debug_assertions) && core::any::type_name::<F>() != core::any::type_name::<G>() {
        wrong_callee(name)
    }
}

/// What `?` can be put behind: an `Option` or a `Result`.
pub trait Fallible {
    /// What it holds when it went well.
    type Payload;
    /// What it holds when it did not: `()` in an `Option`.
    type Error;
    /// The two as a `Result`.
    fn split(self) -> Result<Self::Payload, Self::Error>;
}
impl<T> Fallible for Option<T> {
    type Payload = T;
    type Error = ();
    #[inline(always)]
    fn split(self) -> Result<T, ()> {
        self.ok_or(())
    }
}
impl<T, E> Fallible for Result<T, E> {
    type Payload = T;
    type Error = E;
    #[inline(always)]
    fn split(self) -> Result<T, E> {
        self
    }
}

/// Whether it went well, and what it holds.
#[inline(always)]
pub fn open<F: Fallible>(value: F) -> (bool, Option<F::Payload>, Option<F::Error>) {
    match value.split() {
        Ok(payload) => (true, Some(payload), None),
        Err(error) => (false, None, Some(error)),
    }
}

/// Stands where a value is not read.
///
/// # Panics
/// Always: the value was read.
#[cold]
pub fn absent<T>() -> T {
    unreachable!("the payload of an `Option` or `Result` was read where there is none")
}

/// Where debug assertions are on, a method's forward sweep has to give what the method gives.
#[inline]
pub fn check_method<T: crate::Word>(swept: T, called: T, name: &str) {
    if swept.to_word() != called.to_word() {
        wrong_method(name)
    }
}

#[cold]
#[inline(never)]
fn wrong_method(name: &str) -> ! {
    panic!(
        "`{name}` is not the annotated method whose derivative was found under that name: another method of that name stands in \
         front of it; put `#[differentiate]` on it or rename it"
    )
}

/// Adds zeros of a shape from the tape: what is missing is there afterwards.
#[inline(always)]
pub fn add_shape<T: Tangent>(to: &mut T, back: &mut crate::Back<'_>) {
    to.accumulate(&T::take_shape(back));
}

/// Two tangents of one enum are of different variants.
#[cold]
#[inline(never)]
pub fn other_variant() -> ! {
    panic!("the tangent of an enum is of another variant than the value it belongs to")
}

/// Puts a whole value on the tape.
#[inline(always)]
pub fn keep<T: crate::Keep>(value: &T, tape: &mut crate::Tape) {
    value.keep(tape);
}

/// A value that nobody reads.
#[inline(always)]
pub fn blank<T: crate::Keep>() -> T {
    T::blank()
}

/// The same, in the type of what an expression gives, which never runs.
#[inline(always)]
pub fn blank_of<T: crate::Keep>(_: impl FnOnce() -> T) -> T {
    T::blank()
}

/// The type of what a call that can fail gives when it does not; never runs.
#[cold]
pub fn payload_of<F: Fallible>(_: F) -> F::Payload {
    absent()
}

/// The type of a tangent, by an expression of the type that it belongs to; never runs.
#[cold]
pub fn tangent_of<T: crate::Differentiable>(_: T) -> T::Tangent {
    absent()
}

/// As [`add_shape`], for a row of adjoints in the caller's memory.
#[inline(always)]
pub fn add_shape_to_row<T: Tangent>(to: &mut [T], back: &mut crate::Back<'_>) {
    to.accumulate(&alloc::vec::Vec::<T>::take_shape(back)[..]);
}

/// A value back from the tape, in the type of what an expression gives, which never runs.
#[inline(always)]
pub fn recall_of<T: crate::Keep>(_: impl FnOnce() -> T, back: &mut crate::Back<'_>) -> T {
    T::recall(back)
}

/// The order in which a stable sort puts the elements: the first number is the place of the least element.
pub fn order<T>(
    values: &[T],
    mut compare: impl FnMut(&T, &T) -> core::cmp::Ordering,
) -> alloc::vec::Vec<usize> {
    let mut order: alloc::vec::Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| compare(&values[*a], &values[*b]));
    order
}

/// As [`order`], by keys.
pub fn order_by_key<T, K: Ord>(values: &[T], mut key: impl FnMut(&T) -> K) -> alloc::vec::Vec<usize> {
    order(values, |a, b| key(a).cmp(&key(b)))
}

/// `values.partition_point(test)`
pub fn partition_point<T>(values: &[T], test: impl FnMut(&T) -> bool) -> usize {
    values.partition_point(test)
}

/// `values.binary_search_by(compare)`
///
/// # Errors
/// Where the value could be inserted, if it is not there.
pub fn binary_search_by<T>(
    values: &[T],
    compare: impl FnMut(&T) -> core::cmp::Ordering,
) -> Result<usize, usize> {
    values.binary_search_by(compare)
}

/// [`order`] (or another function of its kind) by a comparison of the user's that speaks of local variables: they are bound under their names beside it.
#[doc(hidden)]
#[macro_export]
macro_rules! __order {
    ($order:ident, $values:expr, $compare:expr $(, $name:ident = $value:expr)* $(,)?) => {
        match ($($value,)*) {
            ($($name,)*) => $crate::sweep::$order($values, $compare),
        }
    };
}
