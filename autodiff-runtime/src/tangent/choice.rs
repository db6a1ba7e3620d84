//! A field's type goes in; its tangent comes out, whether or not the type is differentiable: the derive macro sees the name of the type
//! and nothing else.
//!
//! ```text
//! <Choice<{ Ask::<Mode>::DIFFERENTIABLE }> as TangentOf<Mode>>::Tangent
//! ```
//!
//! `Ask::<Mode>::DIFFERENTIABLE` is the inherent constant, `true`, where `Mode` is differentiable, and else that of the trait
//! [`Fallback`], `false`. It holds for types without type parameters; others are differentiable by a bound.

use super::{Differentiable, NotDifferentiable};
#[cfg(feature = "std")]
use crate::check::{Flat, Flatten};
use crate::sweep::Tangent;
use core::marker::PhantomData;

/// Has `DIFFERENTIABLE`.
pub struct Ask<T: ?Sized>(PhantomData<fn(*const T)>);
impl<T: Differentiable + ?Sized> Ask<T> {
    /// It is.
    pub const DIFFERENTIABLE: bool = true;
}

/// Answers where nothing else does.
pub trait Fallback {
    /// It is not.
    const DIFFERENTIABLE: bool = false;
}
impl<T: ?Sized> Fallback for Ask<T> {}

/// Gives the tangents of differentiable types, or of others.
pub struct Choice<const DIFFERENTIABLE: bool>;

/// The tangent of `T`.
pub trait TangentOf<T: ?Sized> {
    /// Its type.
    type Tangent: Tangent;
    /// Zeros in the shape of `value`.
    fn zero_of(value: &T) -> Self::Tangent;
}
impl<T: Differentiable + ?Sized> TangentOf<T> for Choice<true> {
    type Tangent = T::Tangent;
    #[inline(always)]
    fn zero_of(value: &T) -> T::Tangent {
        value.zero_tangent()
    }
}
impl<T: ?Sized> TangentOf<T> for Choice<false> {
    type Tangent = NotDifferentiable<T>;
    #[inline(always)]
    fn zero_of(_: &T) -> NotDifferentiable<T> {
        NotDifferentiable::default()
    }
}

/// A field of a struct that is flattened, differentiable or not: method lookup finds [`FlattenFloats`] first, and [`FlattenNothing`] one
/// reference later.
#[cfg(feature = "std")]
pub struct FieldOf<'a, T: ?Sized>(pub &'a T);

/// For differentiable fields.
#[cfg(feature = "std")]
pub trait FlattenFloats {
    /// Appends the floats.
    fn __append_floats(&self, name: &str, flat: &mut Flat);
}
#[cfg(feature = "std")]
impl<T: Differentiable + Flatten + ?Sized> FlattenFloats for FieldOf<'_, T> {
    fn __append_floats(&self, name: &str, flat: &mut Flat) {
        flat.field(name, self.0);
    }
}

/// For all others.
#[cfg(feature = "std")]
pub trait FlattenNothing {
    /// Appends nothing.
    fn __append_floats(&self, name: &str, flat: &mut Flat);
}
#[cfg(feature = "std")]
impl<T: ?Sized> FlattenNothing for &FieldOf<'_, T> {
    fn __append_floats(&self, _: &str, _: &mut Flat) {}
}

/// Implements `check::Flatten`, where there is one, for a struct: `[<T: X>] [Pair<T>] [where T: Y] "x" x known "mode" mode asked`.
/// With `point` before it, also what lets a check of a function build such a struct: if it has no generics, for a copy is kept as `Any`.
#[cfg(feature = "std")]
#[doc(hidden)]
#[macro_export]
macro_rules! __flatten {
    (point [] [$type:ty] [$($clause:tt)*] $($name:literal $place:tt $how:ident)*) => {
        #[automatically_derived]
        #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
        const _: () = {
            use $crate::check::private::{RefillFloats as _, RefillNothing as _, SampleOfCloneable as _, SampleOfNothing as _};
            impl $crate::check::Flatten for $type $($clause)* {
                fn flatten(&self, flat: &mut $crate::check::Flat) {
                    $($crate::__flatten!(@$how self flat $name $place);)*
                }
                fn sample(&self) -> ::core::option::Option<$crate::check::private::Sample> {
                    (&$crate::check::private::SampleOf(self)).__sample()
                }
            }
            impl $crate::check::private::Refill for $type {
                fn refill(&mut self, from: &mut ::core::slice::Iter<'_, f64>) {
                    $((&mut $crate::check::private::FieldIn(&mut self.$place)).__refill(from);)*
                }
            }
            impl $crate::check::private::One for $type {
                fn one(buffer: &mut $crate::check::private::Buffer) -> &mut Self {
                    buffer.structure()
                }
            }
            impl $crate::check::private::Argument<'_> for $type {
                fn build(buffer: &mut $crate::check::private::Buffer) -> Self {
                    buffer.take_structure()
                }
            }
        };
    };
    (point $($rest:tt)*) => {
        $crate::__flatten! { $($rest)* }
    };
    ([$($generics:tt)*] [$type:ty] [$($clause:tt)*] $($name:literal $place:tt $how:ident)*) => {
        #[automatically_derived]
        #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
        impl $($generics)* $crate::check::Flatten for $type $($clause)* {
            fn flatten(&self, flat: &mut $crate::check::Flat) {
                $($crate::__flatten!(@$how self flat $name $place);)*
            }
        }
    };
    (@known $self:ident $flat:ident $name:literal $place:tt) => {
        $crate::check::Flat::field($flat, $name, &$self.$place)
    };
    (@asked $self:ident $flat:ident $name:literal $place:tt) => {{
        use $crate::tangent::private::{FieldOf, FlattenFloats as _, FlattenNothing as _};
        (&FieldOf(&$self.$place)).__append_floats($name, $flat)
    }};
}

/// Nothing to implement.
#[cfg(not(feature = "std"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __flatten {
    ($($tokens:tt)*) => {};
}

/// What is there where `check` is.
#[cfg(feature = "std")]
#[doc(hidden)]
#[macro_export]
macro_rules! __with_check {
    ($($item:item)*) => { $($item)* };
}

/// Nothing.
#[cfg(not(feature = "std"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __with_check {
    ($($tokens:tt)*) => {};
}
