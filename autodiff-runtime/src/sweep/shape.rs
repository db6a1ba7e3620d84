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
numbers!(f64, f32);

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
