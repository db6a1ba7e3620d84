//! The lengths of vectors in vectors, which the adjoint of such a variable needs and the reverse sweep cannot ask for.
use crate::{Back, Tape};
use alloc::vec::Vec;

/// What has a shape that can be kept on a [`Tape`]: numbers, arrays, and vectors of these.
///
/// ```
/// use autodiff::{Tape, sweep::Shape};
/// let mut tape = Tape::default();
/// vec![vec![1.5], vec![], vec![2.5, 3.5]].put_shape(&mut tape);
/// let zeros: Vec<Vec<f64>> = Shape::take_zeros(&mut tape.back());
/// assert_eq!(zeros, [vec![0.0], vec![], vec![0.0, 0.0]]);
/// ```
pub trait Shape: Sized {
    /// Puts the lengths on the tape.
    fn put_shape(&self, tape: &mut Tape);
    /// Takes them back: zeros in that shape.
    fn take_zeros(back: &mut Back<'_>) -> Self;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Shape for $number {
            #[inline(always)]
            fn put_shape(&self, _: &mut Tape) {}
            #[inline(always)]
            fn take_zeros(_: &mut Back<'_>) -> Self {
                <$number>::default()
            }
        }
    )*};
}
numbers!(f64, f32, u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, bool, crate::Zero);

macro_rules! tuples {
    ($(($($type:ident $place:tt),+))*) => {$(
        impl<$($type: Shape),+> Shape for ($($type,)+) {
            #[inline]
            fn put_shape(&self, tape: &mut Tape) {
                $(self.$place.put_shape(tape);)+
            }
            #[inline]
            fn take_zeros(back: &mut Back<'_>) -> Self {
                ($($type::take_zeros(back),)+)
            }
        }
    )*};
}
// Parts of a tuple that have a shape of their own are refused by the macro, so that their order does not matter.
tuples! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
}

impl<T: Shape> Shape for Vec<T> {
    #[inline]
    fn put_shape(&self, tape: &mut Tape) {
        self.iter().for_each(|t| t.put_shape(tape));
        tape.put(self.len());
    }
    #[inline]
    fn take_zeros(back: &mut Back<'_>) -> Self {
        let n: usize = back.take();
        let mut all: Vec<T> = (0..n).map(|_| T::take_zeros(back)).collect();
        all.reverse();
        all
    }
}

impl<T: Shape, const N: usize> Shape for [T; N] {
    #[inline]
    fn put_shape(&self, tape: &mut Tape) {
        self.iter().for_each(|t| t.put_shape(tape));
    }
    #[inline]
    fn take_zeros(back: &mut Back<'_>) -> Self {
        let mut all = core::array::from_fn(|_| T::take_zeros(back));
        all.reverse();
        all
    }
}
