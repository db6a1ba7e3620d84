//! Sums in the shape of a value: what an adjoint, a gradient and a direction can do.

use crate::tape::{Back, Tape};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt::Debug;

/// What derivatives can be added to, element by element: floats of either width, sequences, `Option`, `Box`, tuples, the tangents of
/// `#[derive(Differentiable)]`, and `Zero`, to which anything can be added.
///
/// What the left side has not got yet counts as zero there: a `Vec` grows, a `None` becomes a `Some`.
///
/// ```
/// use autodiff::sweep::Accumulate;
/// let mut sum = (0.5, vec![1.0_f32], None);
/// sum.accumulate(&(0.25, vec![1.0, 3.0], Some([2.0])));
/// assert_eq!(sum, (0.75, vec![2.0, 3.0], Some([2.0])));
/// ```
#[diagnostic::on_unimplemented(
    message = "derivatives of type `{Rhs}` cannot be added to `{Self}`",
    note = "if one of the two is `NotDifferentiable<…>`: put `#[derive(Differentiable)]` on the type inside, or `#[constant]` on the \
            field or parameter of that type"
)]
pub trait Accumulate<Rhs: ?Sized = Self> {
    /// `self += rhs`
    fn accumulate(&mut self, rhs: &Rhs);
}

/// Sets every float to zero.
pub trait Clear {
    /// `self = 0`
    fn clear(&mut self);
}

/// The type of a derivative: of gradients, adjoints and directions.
pub trait Tangent: Clone + Debug + PartialEq + Accumulate + Clear {
    /// Zero, of no shape yet: sequences are empty, options are `None`. Anything can be added to it.
    fn empty() -> Self;
    /// `self *= factor`
    fn scale(&mut self, factor: f64);
    /// Puts on the tape what is needed to make zeros of the same shape: lengths, which variant, what is there. Nothing for a type
    /// of one shape.
    #[doc(hidden)]
    fn put_shape(&self, tape: &mut Tape);
    /// Zeros of the shape that was put.
    #[doc(hidden)]
    fn take_shape(back: &mut Back<'_>) -> Self;
}

macro_rules! floats {
    ($($float:ident += $other:ident)*) => {$(
        impl Accumulate<$other> for $float {
            #[inline(always)]
            fn accumulate(&mut self, rhs: &$other) {
                *self += *rhs as $float;
            }
        }
    )*};
    ($($float:ident)*) => {$(
        floats!($float += f64 $float += f32);
        impl Clear for $float {
            #[inline(always)]
            fn clear(&mut self) {
                *self = 0.0;
            }
        }
        impl Tangent for $float {
            #[inline(always)]
            fn empty() -> Self {
                0.0
            }
            #[inline(always)]
            fn scale(&mut self, factor: f64) {
                *self *= factor as $float;
            }
            #[inline(always)]
            fn put_shape(&self, _: &mut Tape) {}
            #[inline(always)]
            fn take_shape(_: &mut Back<'_>) -> Self {
                0.0
            }
        }
    )*};
}
floats!(f64 f32);

impl<T: Accumulate<U>, U> Accumulate<[U]> for [T] {
    #[inline(always)]
    fn accumulate(&mut self, rhs: &[U]) {
        for (a, b) in self.iter_mut().zip(rhs) {
            a.accumulate(b);
        }
    }
}
impl<T: Clear> Clear for [T] {
    #[inline(always)]
    fn clear(&mut self) {
        self.iter_mut().for_each(Clear::clear);
    }
}

impl<T: Accumulate<U>, U, const N: usize> Accumulate<[U; N]> for [T; N] {
    #[inline(always)]
    fn accumulate(&mut self, rhs: &[U; N]) {
        self[..].accumulate(&rhs[..]);
    }
}
impl<T: Clear, const N: usize> Clear for [T; N] {
    #[inline(always)]
    fn clear(&mut self) {
        self[..].clear();
    }
}
impl<T: Tangent, const N: usize> Tangent for [T; N] {
    #[inline]
    fn empty() -> Self {
        core::array::from_fn(|_| T::empty())
    }
    #[inline]
    fn scale(&mut self, factor: f64) {
        self.iter_mut().for_each(|t| t.scale(factor));
    }
    #[inline]
    fn put_shape(&self, tape: &mut Tape) {
        self.iter().for_each(|t| t.put_shape(tape));
    }
    #[inline]
    fn take_shape(back: &mut Back<'_>) -> Self {
        let mut all = core::array::from_fn(|_| T::take_shape(back));
        all.reverse();
        all
    }
}

impl<T: Accumulate<U> + Tangent, U> Accumulate<Vec<U>> for Vec<T> {
    #[inline]
    fn accumulate(&mut self, rhs: &Vec<U>) {
        if self.len() < rhs.len() {
            self.resize_with(rhs.len(), T::empty);
        }
        self[..].accumulate(&rhs[..]);
    }
}
impl<T: Accumulate<U> + Tangent, U> Accumulate<[U]> for Vec<T> {
    #[inline]
    fn accumulate(&mut self, rhs: &[U]) {
        if self.len() < rhs.len() {
            self.resize_with(rhs.len(), T::empty);
        }
        self[..].accumulate(rhs);
    }
}
impl<T: Clear> Clear for Vec<T> {
    #[inline]
    fn clear(&mut self) {
        self[..].clear();
    }
}
impl<T: Tangent> Tangent for Vec<T> {
    #[inline]
    fn empty() -> Self {
        Vec::new()
    }
    #[inline]
    fn scale(&mut self, factor: f64) {
        self.iter_mut().for_each(|t| t.scale(factor));
    }
    #[inline]
    fn put_shape(&self, tape: &mut Tape) {
        self.iter().for_each(|t| t.put_shape(tape));
        tape.put(self.len());
    }
    #[inline]
    fn take_shape(back: &mut Back<'_>) -> Self {
        let n: usize = back.take();
        let mut all: Vec<T> = (0..n).map(|_| T::take_shape(back)).collect();
        all.reverse();
        all
    }
}

impl<T: Accumulate<U> + Tangent, U> Accumulate<Option<U>> for Option<T> {
    #[inline]
    fn accumulate(&mut self, rhs: &Option<U>) {
        if let Some(rhs) = rhs {
            self.get_or_insert_with(T::empty).accumulate(rhs);
        }
    }
}
impl<T: Clear> Clear for Option<T> {
    #[inline]
    fn clear(&mut self) {
        self.iter_mut().for_each(Clear::clear);
    }
}
impl<T: Tangent> Tangent for Option<T> {
    #[inline]
    fn empty() -> Self {
        None
    }
    #[inline]
    fn scale(&mut self, factor: f64) {
        self.iter_mut().for_each(|t| t.scale(factor));
    }
    #[inline]
    fn put_shape(&self, tape: &mut Tape) {
        self.iter().for_each(|t| t.put_shape(tape));
        tape.put(self.is_some());
    }
    #[inline]
    fn take_shape(back: &mut Back<'_>) -> Self {
        back.take::<bool>().then(|| T::take_shape(back))
    }
}

impl<T: Accumulate<U>, U> Accumulate<Box<U>> for Box<T> {
    #[inline]
    fn accumulate(&mut self, rhs: &Box<U>) {
        (**self).accumulate(&**rhs);
    }
}
impl<T: Clear> Clear for Box<T> {
    #[inline]
    fn clear(&mut self) {
        (**self).clear();
    }
}
impl<T: Tangent> Tangent for Box<T> {
    #[inline]
    fn empty() -> Self {
        Box::new(T::empty())
    }
    #[inline]
    fn scale(&mut self, factor: f64) {
        (**self).scale(factor);
    }
    #[inline]
    fn put_shape(&self, tape: &mut Tape) {
        (**self).put_shape(tape);
    }
    #[inline]
    fn take_shape(back: &mut Back<'_>) -> Self {
        Box::new(T::take_shape(back))
    }
}

macro_rules! tuples {
    (@put $self:ident $tape:ident $first:tt $($rest:tt)*) => {
        tuples!(@put $self $tape $($rest)*);
        $self.$first.put_shape($tape);
    };
    (@put $self:ident $tape:ident) => {};
    ($(($($type:ident $other:ident $place:tt),+))*) => {$(
        impl<$($type: Accumulate<$other>, $other),+> Accumulate<($($other,)+)> for ($($type,)+) {
            #[inline]
            fn accumulate(&mut self, rhs: &($($other,)+)) {
                $(self.$place.accumulate(&rhs.$place);)+
            }
        }
        impl<$($type: Clear),+> Clear for ($($type,)+) {
            #[inline]
            fn clear(&mut self) {
                $(self.$place.clear();)+
            }
        }
        impl<$($type: Tangent),+> Tangent for ($($type,)+) {
            #[inline]
            fn empty() -> Self {
                ($($type::empty(),)+)
            }
            #[inline]
            fn scale(&mut self, factor: f64) {
                $(self.$place.scale(factor);)+
            }
            #[inline]
            fn put_shape(&self, tape: &mut Tape) {
                // The last is put first, so that the first is taken first.
                tuples!(@put self tape $($place)+);
            }
            #[inline]
            fn take_shape(back: &mut Back<'_>) -> Self {
                ($($type::take_shape(back),)+)
            }
        }
    )*};
}
tuples! {
    (A Z 0)
    (A Z 0, B Y 1)
    (A Z 0, B Y 1, C X 2)
    (A Z 0, B Y 1, C X 2, D W 3)
    (A Z 0, B Y 1, C X 2, D W 3, E V 4)
    (A Z 0, B Y 1, C X 2, D W 3, E V 4, F U 5)
    (A Z 0, B Y 1, C X 2, D W 3, E V 4, F U 5, G T 6)
    (A Z 0, B Y 1, C X 2, D W 3, E V 4, F U 5, G T 6, H S 7)
}
