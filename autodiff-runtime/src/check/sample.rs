//! A struct that was given as an argument goes in; copies of it with other floats come out.

use std::any::Any;
use std::rc::Rc;

use super::flatten::{Flat, Flatten};

/// Makes a copy of the struct it was made from, with these floats in it.
pub type Sample = Rc<dyn Fn(&[f64]) -> Box<dyn Any>>;

/// A shape whose floats can be replaced: the inverse of [`Flatten`].
pub trait Refill {
    /// Takes as many floats as there are here, in order.
    fn refill(&mut self, from: &mut std::slice::Iter<'_, f64>);
}

impl Refill for f64 {
    fn refill(&mut self, from: &mut std::slice::Iter<'_, f64>) {
        *self = from.next().copied().unwrap_or(f64::NAN);
    }
}

impl Refill for f32 {
    fn refill(&mut self, from: &mut std::slice::Iter<'_, f64>) {
        *self = from.next().map_or(f32::NAN, |&x| x as f32);
    }
}

impl<T: Refill> Refill for [T] {
    fn refill(&mut self, from: &mut std::slice::Iter<'_, f64>) {
        self.iter_mut().for_each(|item| item.refill(from));
    }
}

impl<T: Refill, const N: usize> Refill for [T; N] {
    fn refill(&mut self, from: &mut std::slice::Iter<'_, f64>) {
        self[..].refill(from);
    }
}

impl<T: Refill> Refill for Vec<T> {
    fn refill(&mut self, from: &mut std::slice::Iter<'_, f64>) {
        self[..].refill(from);
    }
}

impl<T: Refill> Refill for Option<T> {
    fn refill(&mut self, from: &mut std::slice::Iter<'_, f64>) {
        self.iter_mut().for_each(|value| value.refill(from));
    }
}

impl<T: Refill + ?Sized> Refill for Box<T> {
    fn refill(&mut self, from: &mut std::slice::Iter<'_, f64>) {
        (**self).refill(from);
    }
}

macro_rules! without_floats {
    ($($type:ty)*) => {$(
        impl Refill for $type {
            fn refill(&mut self, _: &mut std::slice::Iter<'_, f64>) {}
        }
    )*};
}
type Unit = ();
without_floats!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize bool char String Unit);

macro_rules! tuples {
    ($(($($type:ident $place:tt),+))*) => {$(
        impl<$($type: Refill),+> Refill for ($($type,)+) {
            fn refill(&mut self, from: &mut std::slice::Iter<'_, f64>) {
                $(self.$place.refill(from);)+
            }
        }
    )*};
}
tuples! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}

/// A field of a struct whose floats are replaced: method lookup finds [`RefillFloats`] first, and [`RefillNothing`] one reference later.
pub struct FieldIn<'a, T: ?Sized>(pub &'a mut T);

/// For fields whose floats can be replaced.
pub trait RefillFloats {
    /// Replaces them.
    fn __refill(&mut self, from: &mut std::slice::Iter<'_, f64>);
}
impl<T: Refill + ?Sized> RefillFloats for FieldIn<'_, T> {
    fn __refill(&mut self, from: &mut std::slice::Iter<'_, f64>) {
        self.0.refill(from);
    }
}

/// For all others; that floats are missing is noticed when the copy is flattened.
pub trait RefillNothing {
    /// Replaces nothing.
    fn __refill(&mut self, from: &mut std::slice::Iter<'_, f64>);
}
impl<T: ?Sized> RefillNothing for &mut FieldIn<'_, T> {
    fn __refill(&mut self, _: &mut std::slice::Iter<'_, f64>) {}
}

/// A struct to be copied: method lookup finds [`SampleOfCloneable`] first, and [`SampleOfNothing`] one reference later.
pub struct SampleOf<'a, T: ?Sized>(pub &'a T);

/// For structs that can be cloned.
pub trait SampleOfCloneable {
    /// What makes copies.
    fn __sample(&self) -> Option<Sample>;
}
impl<T: Refill + Flatten + Clone + 'static> SampleOfCloneable for SampleOf<'_, T> {
    fn __sample(&self) -> Option<Sample> {
        let sample = self.0.clone();
        Some(Rc::new(move |floats| {
            let mut copy = sample.clone();
            copy.refill(&mut floats.iter());
            let found = Flat::of(&copy).into_values();
            let narrowed =
                |(x, y): (&f64, &f64)| x == y || f64::from(*y as f32) == *x || (x.is_nan() && y.is_nan());
            assert!(
                found.len() == floats.len() && found.iter().zip(floats).all(narrowed),
                "`{}` holds floats that a gradient check cannot replace, such as those behind `Rc` or `&`; check through \
                 `autodiff::check::GradCheck`",
                std::any::type_name::<T>(),
            );
            Box::new(copy)
        }))
    }
}

/// For all others.
pub trait SampleOfNothing {
    /// Nothing does.
    fn __sample(&self) -> Option<Sample>;
}
impl<T: ?Sized> SampleOfNothing for &SampleOf<'_, T> {
    fn __sample(&self) -> Option<Sample> {
        None
    }
}
