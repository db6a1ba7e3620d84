//! A value goes in, zeros in the shape of its derivative come out: the trait behind gradients of structs.
//!
//! # Example
//!
//! ```
//! use autodiff::Differentiable;
//!
//! #[derive(Differentiable)]
//! struct Layer {
//!     weights: Vec<f64>,
//!     bias: f64,
//!     units: usize,
//! }
//!
//! let layer = Layer { weights: vec![0.5, -1.0], bias: 0.25, units: 2 };
//! let mut step = layer.zero_tangent();
//! step += LayerTangent { weights: vec![1.0, 2.0], bias: 3.0, ..LayerTangent::default() } * -0.5;
//! assert_eq!(format!("{step:?}"), "LayerTangent { weights: [-0.5, -1.0], bias: -1.5, units: Zero }");
//! assert_eq!(layer.units, 2);
//! ```

use crate::sweep::Tangent;
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::marker::PhantomData;

mod choice;
mod zero;

pub use zero::{NotDifferentiable, Zero};

/// What `#[derive(Differentiable)]` writes; not for use by hand.
#[doc(hidden)]
pub mod private {
    pub use super::choice::{Ask, Choice, Fallback, TangentOf};
    #[cfg(feature = "std")]
    pub use super::choice::{FieldOf, FlattenFloats, FlattenNothing};
    pub use alloc::vec::Vec;
}

/// A type that derivatives can be taken with respect to.
///
/// Floats have floats as tangents; containers have containers of tangents; integers, `bool`, `char`, strings and `PhantomData` have
/// [`Zero`]; what is behind a shared pointer has a tangent of its own. Structs get theirs from `#[derive(Differentiable)]`.
///
/// ```
/// use autodiff::{Differentiable, Zero};
/// assert_eq!(([2.5, 1.5], 7_usize, "x").zero_tangent(), ([0.0, 0.0], Zero, Zero));
/// assert_eq!(vec![Some(1.5_f32), None].zero_tangent(), [Some(0.0), None]);
/// assert_eq!((&[1.5, 2.5][..]).zero_tangent(), vec![0.0, 0.0]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no derivative",
    label = "not differentiable",
    note = "put `#[derive(Differentiable)]` on the type, or `#[constant]` on the field or parameter if nothing is to be differentiated \
            through it"
)]
pub trait Differentiable {
    /// The type of gradients and of directions.
    type Tangent: Tangent;
    /// Zeros in the shape of `self`: as many elements in each sequence, `Some` and `None` at the same places.
    fn zero_tangent(&self) -> Self::Tangent;

    // What generated code uses. They are functions of the trait because rustc then complains once of a type without a derivative, and in
    // the same words whatever is done with it. An expression that never runs stands for a type that the macro does not see.

    /// Zeros in the shape of a slice.
    #[doc(hidden)]
    #[inline]
    fn zero_row(of: &[Self]) -> Vec<Self::Tangent>
    where
        Self: Sized,
    {
        of.iter().map(Self::zero_tangent).collect()
    }
    /// Zeros in the shape of an array.
    #[doc(hidden)]
    #[inline(always)]
    fn zero_array<const N: usize>(of: &[Self; N]) -> [Self::Tangent; N]
    where
        Self: Sized,
    {
        core::array::from_fn(|k| of[k].zero_tangent())
    }

    /// Zero of no shape yet.
    #[doc(hidden)]
    #[inline(always)]
    fn empty_of(_: impl FnOnce() -> Self) -> Self::Tangent
    where
        Self: Sized,
    {
        Tangent::empty()
    }
    /// Zeros of a shape from the tape.
    #[doc(hidden)]
    #[inline(always)]
    fn take_shape_of(_: impl FnOnce() -> Self, back: &mut crate::Back<'_>) -> Self::Tangent
    where
        Self: Sized,
    {
        Tangent::take_shape(back)
    }
    /// Zeros in the shape of what a place holds.
    #[doc(hidden)]
    #[inline(always)]
    fn zero_of<'a>(of: impl FnOnce() -> &'a Self) -> Self::Tangent
    where
        Self: 'a,
    {
        of().zero_tangent()
    }
}

macro_rules! floats {
    ($($float:ty)*) => {$(
        impl Differentiable for $float {
            type Tangent = $float;
            #[inline(always)]
            fn zero_tangent(&self) -> $float {
                0.0
            }
        }
    )*};
}
floats!(f64 f32);

macro_rules! inactive {
    ($($type:ty)*) => {$(
        impl Differentiable for $type {
            type Tangent = Zero;
            #[inline(always)]
            fn zero_tangent(&self) -> Zero {
                Zero
            }
        }
    )*};
}
inactive!(() u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize bool char str String Zero);
impl<T: ?Sized> Differentiable for PhantomData<T> {
    type Tangent = Zero;
    #[inline(always)]
    fn zero_tangent(&self) -> Zero {
        Zero
    }
}

impl<T: Differentiable> Differentiable for [T] {
    type Tangent = Vec<T::Tangent>;
    #[inline]
    fn zero_tangent(&self) -> Self::Tangent {
        T::zero_row(self)
    }
}
impl<T: Differentiable> Differentiable for Vec<T> {
    type Tangent = Vec<T::Tangent>;
    #[inline]
    fn zero_tangent(&self) -> Self::Tangent {
        self[..].zero_tangent()
    }
}
impl<T: Differentiable, const N: usize> Differentiable for [T; N] {
    type Tangent = [T::Tangent; N];
    #[inline(always)]
    fn zero_tangent(&self) -> Self::Tangent {
        T::zero_array(self)
    }
}
impl<T: Differentiable> Differentiable for Option<T> {
    type Tangent = Option<T::Tangent>;
    #[inline]
    fn zero_tangent(&self) -> Self::Tangent {
        self.as_ref().map(T::zero_tangent)
    }
}
impl<T: Differentiable + ?Sized> Differentiable for Box<T> {
    type Tangent = Box<T::Tangent>;
    #[inline]
    fn zero_tangent(&self) -> Self::Tangent {
        Box::new((**self).zero_tangent())
    }
}

macro_rules! through_pointer {
    ($($pointer:ty)*) => {$(
        impl<T: Differentiable + ?Sized> Differentiable for $pointer {
            type Tangent = T::Tangent;
            #[inline(always)]
            fn zero_tangent(&self) -> Self::Tangent {
                (**self).zero_tangent()
            }
        }
    )*};
}
through_pointer!(&T &mut T Rc<T> Arc<T>);
impl<T: Differentiable + ToOwned + ?Sized> Differentiable for Cow<'_, T> {
    type Tangent = T::Tangent;
    #[inline(always)]
    fn zero_tangent(&self) -> Self::Tangent {
        (**self).zero_tangent()
    }
}

macro_rules! tuples {
    ($(($($type:ident $place:tt),+))*) => {$(
        impl<$($type: Differentiable),+> Differentiable for ($($type,)+) {
            type Tangent = ($($type::Tangent,)+);
            #[inline(always)]
            fn zero_tangent(&self) -> Self::Tangent {
                ($(self.$place.zero_tangent(),)+)
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
