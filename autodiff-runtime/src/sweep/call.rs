//! What a caller's sweeps and a callee's hand each other: the adjoint of the result, and where those of the arguments go.
use super::Number;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The adjoint of a call's result, as the caller has it, for a callee that wants a `T`: a number for a number, a [`Row`] for a
/// slice or vector, an array for an array, [`Parts`] for a tuple.
///
/// Callers know results by what they do with them: a tuple of which three parts are used may have more, a sequence may be an array
/// or a vector. The callee knows the type, and makes of the one what it needs.
pub trait Seed<'s, T> {
    /// The adjoint; `None` where it is zero.
    fn seed(self) -> Option<T>;
}

/// The seed of a result that nobody asked for.
#[derive(Clone, Copy, Debug)]
pub struct NoSeed;

/// The seed of a slice or vector.
#[derive(Clone, Copy, Debug)]
pub struct Row<'s, T>(pub &'s [T]);

/// The seed of a tuple: a tuple of optional seeds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Parts<T>(pub T);

/// A seed of any other type: the tangent of a struct or of an enum.
#[derive(Clone, Copy, Debug)]
pub struct Whole<'s, T>(pub &'s T);

impl<'s, T> Seed<'s, Whole<'s, T>> for &'s T {
    #[inline(always)]
    fn seed(self) -> Option<Whole<'s, T>> {
        Some(Whole(self))
    }
}
impl<T> Seed<'_, T> for NoSeed {
    #[inline(always)]
    fn seed(self) -> Option<T> {
        None
    }
}
impl<T: Number> Seed<'_, T> for T {
    #[inline(always)]
    fn seed(self) -> Option<T> {
        Some(self)
    }
}
/// The caller sees a part cast to a float and not what it is; for an integer nothing comes of it.
impl Seed<'_, ()> for f64 {
    #[inline(always)]
    fn seed(self) -> Option<()> {
        None
    }
}
/// As for integers: the caller's sum is in `f64`, whatever the width of the part.
impl Seed<'_, f32> for f64 {
    #[inline(always)]
    fn seed(self) -> Option<f32> {
        Some(self as f32)
    }
}
impl<'s, T: Copy> Seed<'s, T> for &'s T {
    #[inline(always)]
    fn seed(self) -> Option<T> {
        Some(*self)
    }
}
impl<'s, T> Seed<'s, Row<'s, T>> for &'s [T] {
    #[inline(always)]
    fn seed(self) -> Option<Row<'s, T>> {
        Some(Row(self))
    }
}
impl<'s, T> Seed<'s, Row<'s, T>> for &'s Vec<T> {
    #[inline(always)]
    fn seed(self) -> Option<Row<'s, T>> {
        Some(Row(self))
    }
}
/// A caller that does not see that a sequence is an array keeps its adjoint in a vector.
impl<'s, T: Copy, const N: usize> Seed<'s, [T; N]> for &'s Vec<T> {
    #[inline(always)]
    fn seed(self) -> Option<[T; N]> {
        self[..].try_into().ok()
    }
}

/// Tuples, and tuples that are longer than their caller knows.
macro_rules! tuples {
    ($(($($seed:ident $part:ident),+; $($more:ident),*))*) => {$(
        impl<'s, $($seed: Seed<'s, $part>, $part,)+ $($more),*> Seed<'s, Parts<($(Option<$part>,)+ $(Option<$more>,)*)>> for ($($seed,)+) {
            #[inline(always)]
            #[allow(non_snake_case, reason = "parts are named as their types are")]
            fn seed(self) -> Option<Parts<($(Option<$part>,)+ $(Option<$more>,)*)>> {
                let ($($seed,)+) = self;
                Some(Parts(($($seed.seed(),)+ $(None::<$more>,)*)))
            }
        }
    )*};
}
tuples! {
    (A Z;)
    (A Z; Y) (A Z, B Y;)
    (A Z; Y, X) (A Z, B Y; X) (A Z, B Y, C X;)
    (A Z; Y, X, W) (A Z, B Y; X, W) (A Z, B Y, C X; W) (A Z, B Y, C X, D W;)
    (A Z; Y, X, W, V) (A Z, B Y; X, W, V) (A Z, B Y, C X; W, V) (A Z, B Y, C X, D W; V) (A Z, B Y, C X, D W, E V;)
    (A Z; Y, X, W, V, U) (A Z, B Y; X, W, V, U) (A Z, B Y, C X; W, V, U) (A Z, B Y, C X, D W; V, U)
    (A Z, B Y, C X, D W, E V; U) (A Z, B Y, C X, D W, E V, F U;)
    (A Z, B Y, C X, D W, E V, F U, G T;)
    (A Z, B Y, C X, D W, E V, F U, G T, H S;)
}

/// Where a callee's reverse sweep puts the adjoint of an argument: the caller's memory, or [`Nowhere`].
pub trait Sink<'a, T: ?Sized> {
    /// The memory, if the caller wants the adjoint.
    fn slot(self) -> Option<&'a mut T>;
}

/// The sink of an argument that carries no derivative.
#[derive(Clone, Copy, Debug)]
pub struct Nowhere;

impl<'a, T: ?Sized> Sink<'a, T> for Nowhere {
    #[inline(always)]
    fn slot(self) -> Option<&'a mut T> {
        None
    }
}
impl<'a, T: ?Sized> Sink<'a, T> for &'a mut T {
    #[inline(always)]
    fn slot(self) -> Option<&'a mut T> {
        Some(self)
    }
}
impl<'a, T> Sink<'a, T> for &'a mut Box<T> {
    #[inline(always)]
    fn slot(self) -> Option<&'a mut T> {
        Some(self)
    }
}
impl<'a, T> Sink<'a, [T]> for &'a mut Vec<T> {
    #[inline(always)]
    fn slot(self) -> Option<&'a mut [T]> {
        Some(self)
    }
}
impl<'a, T, const N: usize> Sink<'a, [T]> for &'a mut [T; N] {
    #[inline(always)]
    fn slot(self) -> Option<&'a mut [T]> {
        Some(self)
    }
}
/// A caller that does not see that a sequence is an array keeps its adjoint in a vector.
impl<'a, T, const N: usize> Sink<'a, [T; N]> for &'a mut Vec<T> {
    #[inline(always)]
    fn slot(self) -> Option<&'a mut [T; N]> {
        self[..].as_mut().try_into().ok()
    }
}

/// The sink of a parameter that its function declares a constant. Nothing but [`Nowhere`] is one: what carries a derivative would
/// lose it there.
#[diagnostic::on_unimplemented(
    message = "this argument carries a derivative, and the parameter is a constant of the function",
    label = "its derivative would be lost",
    note = "write `autodiff::constant(..)` around the argument if it is a constant here; or take `#[constant]` off the parameter, or \
            add it to `wrt(..)`"
)]
pub trait Constant {}
impl Constant for Nowhere {}

/// Stands for the local derivative with respect to a parameter that its function declares a constant. Where the compiler expects a
/// number and finds this, an argument that carries a derivative is passed for such a parameter: write `autodiff::constant(..)`
/// around it if it is a constant there; or take `#[constant]` off the parameter, or add it to `wrt(..)`.
#[derive(Clone, Copy, Debug, Default)]
pub struct ConstantParameter;
