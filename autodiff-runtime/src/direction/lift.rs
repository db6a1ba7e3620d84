//! One direction at a time: tangents in any number of directions in, those of one direction out, and back. For functions whose own
//! tangents are single numbers, as those with structs inside are, under callers that move in several directions at once.
use super::Direction;
use alloc::vec::Vec;

/// Something made of tangents in one direction each, and the same made of tangents `D`.
pub trait Lift<D>: Sized {
    /// Of the same shape, with all directions in each number's place.
    type Many;
    /// The part of one direction.
    fn lane(many: &Self::Many, direction: usize) -> Self;
    /// The parts of all directions, put together; there is at least one.
    fn join(parts: &[&Self]) -> Self::Many;
}

macro_rules! numbers {
    ($($float:ty)*) => {$(
        impl<D: Direction<$float>> Lift<D> for $float {
            type Many = D;
            #[inline(always)]
            fn lane(many: &D, direction: usize) -> $float {
                many.lane(direction)
            }
            #[inline(always)]
            fn join(parts: &[&$float]) -> D {
                D::of_lanes(|direction| *parts[direction])
            }
        }
    )*};
}
numbers!(f64 f32);

impl<D, X: Lift<D>, const N: usize> Lift<D> for [X; N] {
    type Many = [X::Many; N];
    #[inline]
    fn lane(many: &Self::Many, direction: usize) -> Self {
        core::array::from_fn(|k| X::lane(&many[k], direction))
    }
    #[inline]
    fn join(parts: &[&Self]) -> Self::Many {
        core::array::from_fn(|k| X::join(&parts.iter().map(|part| &part[k]).collect::<Vec<_>>()))
    }
}

impl<D, X: Lift<D>> Lift<D> for Vec<X> {
    type Many = Vec<X::Many>;
    #[inline]
    fn lane(many: &Self::Many, direction: usize) -> Self {
        lane_of(many, direction)
    }
    #[inline]
    fn join(parts: &[&Self]) -> Self::Many {
        let join = |k: usize| X::join(&parts.iter().map(|part| &part[k]).collect::<Vec<_>>());
        (0..parts[0].len()).map(join).collect()
    }
}

impl<D, X: Lift<D>> Lift<D> for Option<X> {
    type Many = Option<X::Many>;
    #[inline]
    fn lane(many: &Self::Many, direction: usize) -> Self {
        many.as_ref().map(|many| X::lane(many, direction))
    }
    #[inline]
    fn join(parts: &[&Self]) -> Self::Many {
        let parts: Option<Vec<&X>> = parts.iter().map(|part| part.as_ref()).collect();
        parts.map(|parts| X::join(&parts))
    }
}

/// Nothing, where a part of a result carries no tangent.
impl<D> Lift<D> for () {
    type Many = ();
    fn lane((): &(), _: usize) {}
    fn join(_: &[&()]) {}
}

macro_rules! tuples {
    ($(($($part:ident $k:tt)*))*) => {$(
        impl<Dot, $($part: Lift<Dot>),*> Lift<Dot> for ($($part,)*) {
            type Many = ($($part::Many,)*);
            #[inline]
            fn lane(many: &Self::Many, direction: usize) -> Self {
                ($($part::lane(&many.$k, direction),)*)
            }
            #[inline]
            fn join(parts: &[&Self]) -> Self::Many {
                ($($part::join(&parts.iter().map(|part| &part.$k).collect::<Vec<_>>()),)*)
            }
        }
    )*};
}
tuples! {
    (A 0)
    (A 0 B 1)
    (A 0 B 1 C 2)
    (A 0 B 1 C 2 D 3)
    (A 0 B 1 C 2 D 3 E 4)
    (A 0 B 1 C 2 D 3 E 4 F 5)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7)
}

/// The part of one direction of a slice.
#[inline]
pub fn lane_of<X: Lift<D>, D>(many: &[X::Many], direction: usize) -> Vec<X> {
    many.iter().map(|many| X::lane(many, direction)).collect()
}

/// The parts of all directions of a result, put together.
#[inline]
pub fn join<X: Lift<D>, D>(parts: &[X]) -> X::Many {
    X::join(&parts.iter().collect::<Vec<_>>())
}
