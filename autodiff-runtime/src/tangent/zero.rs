//! The two tangents without floats: `Zero`, which takes any derivative and drops it, and `NotDifferentiable`, which takes none.

#[cfg(feature = "std")]
use crate::check::{Flat, Flatten};
use crate::sweep::{Accumulate, Clear, Tangent};
use crate::tape::{Back, Tape};
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Add, AddAssign, Div, DivAssign, Index, IndexMut, Mul, MulAssign, Neg, Sub, SubAssign};

/// The derivative in what carries none: an integer, a string, a field marked `#[constant]`.
///
/// It has no size. Anything can be added to it, and any index gives it again, so that code for `adjoint.field[i] += d` need not know
/// whether the field is made of floats.
///
/// ```
/// use autodiff::Zero;
/// let mut zero = Zero;
/// zero += 1.5;
/// zero[3]["name"] -= [2.0];
/// assert_eq!(zero, Zero);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Zero;

macro_rules! absorb {
    ($($operator:ident $method:ident)*) => {$(
        impl<Rhs> $operator<Rhs> for Zero {
            #[inline(always)]
            fn $method(&mut self, _: Rhs) {}
        }
    )*};
}
absorb!(AddAssign add_assign SubAssign sub_assign MulAssign mul_assign DivAssign div_assign);

macro_rules! stay {
    ($($operator:ident $method:ident)*) => {$(
        impl<Rhs> $operator<Rhs> for Zero {
            type Output = Zero;
            #[inline(always)]
            fn $method(self, _: Rhs) -> Zero {
                Zero
            }
        }
    )*};
}
stay!(Add add Sub sub Mul mul Div div);

impl Neg for Zero {
    type Output = Zero;
    #[inline(always)]
    fn neg(self) -> Zero {
        Zero
    }
}
impl<I> Index<I> for Zero {
    type Output = Zero;
    #[inline(always)]
    fn index(&self, _: I) -> &Zero {
        self
    }
}
impl<I> IndexMut<I> for Zero {
    #[inline(always)]
    fn index_mut(&mut self, _: I) -> &mut Zero {
        self
    }
}
impl<Rhs: ?Sized> Accumulate<Rhs> for Zero {
    #[inline(always)]
    fn accumulate(&mut self, _: &Rhs) {}
}
impl Clear for Zero {
    #[inline(always)]
    fn clear(&mut self) {}
}
impl Tangent for Zero {
    #[inline(always)]
    fn empty() -> Zero {
        Zero
    }
    #[inline(always)]
    fn scale(&mut self, _: f64) {}
    #[inline(always)]
    fn put_shape(&self, _: &mut Tape) {}
    #[inline(always)]
    fn take_shape(_: &mut Back<'_>) -> Self {
        Self::empty()
    }
}
#[cfg(feature = "std")]
impl Flatten for Zero {
    fn flatten(&self, _: &mut Flat) {}
}

/// The derivative in a field of type `T`, which has no `#[derive(Differentiable)]`.
///
/// As long as nothing is differentiated through the field, that is as good as [`Zero`]: an `enum` of modes, a name, a table of options.
/// But no float may be lost: it has no fields, no index, and no number can be added to it, so a derivative that needs to go through a
/// `T` is a compile error. The remedy is `#[derive(Differentiable)]` on `T`, or `#[constant]` on the field.
pub struct NotDifferentiable<T: ?Sized>(PhantomData<fn(*const T)>);

impl<T: ?Sized> Clone for NotDifferentiable<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: ?Sized> Copy for NotDifferentiable<T> {}
impl<T: ?Sized> fmt::Debug for NotDifferentiable<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NotDifferentiable")
    }
}
impl<T: ?Sized> Default for NotDifferentiable<T> {
    fn default() -> Self {
        NotDifferentiable(PhantomData)
    }
}
impl<T: ?Sized> PartialEq for NotDifferentiable<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl<T: ?Sized> Accumulate for NotDifferentiable<T> {
    #[inline(always)]
    fn accumulate(&mut self, _: &Self) {}
}
impl<T: ?Sized> Accumulate<Zero> for NotDifferentiable<T> {
    #[inline(always)]
    fn accumulate(&mut self, _: &Zero) {}
}
impl<T: ?Sized> Clear for NotDifferentiable<T> {
    #[inline(always)]
    fn clear(&mut self) {}
}
impl<T: ?Sized> Tangent for NotDifferentiable<T> {
    #[inline(always)]
    fn empty() -> Self {
        Self::default()
    }
    #[inline(always)]
    fn scale(&mut self, _: f64) {}
    #[inline(always)]
    fn put_shape(&self, _: &mut Tape) {}
    #[inline(always)]
    fn take_shape(_: &mut Back<'_>) -> Self {
        Self::empty()
    }
}
#[cfg(feature = "std")]
impl<T: ?Sized> Flatten for NotDifferentiable<T> {
    fn flatten(&self, _: &mut Flat) {}
}
