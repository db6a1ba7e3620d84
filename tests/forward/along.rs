//! Directions for the arguments of a check, and the comparison of a tangent with a gradient.
use crate::common::{BETWEEN_FORMS, BETWEEN_FORMS_F32, Leaves, leaves};
use library::sweep::Nowhere;
use std::cell::{Cell, RefCell};

/// A direction, made up as the arguments pass.
pub struct Along {
    state: Cell<u64>,
    passed: RefCell<Vec<f64>>,
}

impl Along {
    pub fn new(round: u64) -> Self {
        Along { state: Cell::new(0x9E37_79B9 + round), passed: RefCell::new(vec![]) }
    }

    /// The next component: short decimals of either sign.
    fn next(&self) -> f64 {
        let mut x = self.state.get();
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        self.state.set(x);
        let component = ((x >> 33) % 31) as f64 / 8.0 - 1.875;
        let component = if component == 0.0 { 0.5 } else { component };
        self.passed.borrow_mut().push(component);
        component
    }

    /// The directions of a function's arguments; the function says what they are.
    pub fn one<A: Moves, R>(&self, _: impl Fn(A) -> R, a: A) -> (A::Given,) {
        (a.moves(self),)
    }
    pub fn two<A: Moves, B: Moves, R>(&self, _: impl Fn(A, B) -> R, a: A, b: B) -> (A::Given, B::Given) {
        (a.moves(self), b.moves(self))
    }
    pub fn three<A: Moves, B: Moves, C: Moves, R>(
        &self,
        _: impl Fn(A, B, C) -> R,
        a: A,
        b: B,
        c: C,
    ) -> (A::Given, B::Given, C::Given) {
        (a.moves(self), b.moves(self), c.moves(self))
    }
    pub fn four<A: Moves, B: Moves, C: Moves, D: Moves, R>(
        &self,
        _: impl Fn(A, B, C, D) -> R,
        a: A,
        b: B,
        c: C,
        d: D,
    ) -> (A::Given, B::Given, C::Given, D::Given) {
        (a.moves(self), b.moves(self), c.moves(self), d.moves(self))
    }
    pub fn five<A: Moves, B: Moves, C: Moves, D: Moves, E: Moves, R>(
        &self,
        _: impl Fn(A, B, C, D, E) -> R,
        a: A,
        b: B,
        c: C,
        d: D,
        e: E,
    ) -> (A::Given, B::Given, C::Given, D::Given, E::Given) {
        (a.moves(self), b.moves(self), c.moves(self), d.moves(self), e.moves(self))
    }
    pub fn six<A: Moves, B: Moves, C: Moves, D: Moves, E: Moves, G: Moves, R>(
        &self,
        _: impl Fn(A, B, C, D, E, G) -> R,
        a: A,
        b: B,
        c: C,
        d: D,
        e: E,
        g: G,
    ) -> (A::Given, B::Given, C::Given, D::Given, E::Given, G::Given) {
        (a.moves(self), b.moves(self), c.moves(self), d.moves(self), e.moves(self), g.moves(self))
    }
    pub fn seven<A: Moves, B: Moves, C: Moves, D: Moves, E: Moves, G: Moves, H: Moves, R>(
        &self,
        _: impl Fn(A, B, C, D, E, G, H) -> R,
        a: A,
        b: B,
        c: C,
        d: D,
        e: E,
        g: G,
        h: H,
    ) -> (A::Given, B::Given, C::Given, D::Given, E::Given, G::Given, H::Given) {
        (
            a.moves(self),
            b.moves(self),
            c.moves(self),
            d.moves(self),
            e.moves(self),
            g.moves(self),
            h.moves(self),
        )
    }
    /// ⟨w, J v⟩ = ⟨Jᵀ w, v⟩, and the value is that of the plain function.
    #[track_caller]
    pub fn agrees<V: Leaves, G: Leaves, S: Leaves, D: Leaves>(
        &self,
        name: &str,
        value: V,
        plain: V,
        gradient: &G,
        seed: &S,
        dot: D,
    ) {
        let bits = |v: &V| leaves(v).iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&value), bits(&plain), "{name}: the value of the forward mode");
        let (g, v, w, d) = (leaves(gradient), self.passed.borrow(), leaves(seed), leaves(&dot));
        assert_eq!(g.len(), v.len(), "{name}: one entry of the gradient for each component of the direction");
        assert_eq!(w.len(), d.len(), "{name}: one tangent for each result");
        let sum = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let size = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a * b).abs()).sum::<f64>();
        let (left, right) = (sum(&w, &d), sum(&g, &v));
        let share = if V::SINGLE || G::SINGLE { BETWEEN_FORMS_F32 * 10.0 } else { BETWEEN_FORMS };
        let allowed = share * (size(&g, &v) + size(&w, &d)) + 1e-150;
        let same = left == right || (left.is_nan() && right.is_nan()) || (left - right).abs() <= allowed;
        assert!(
            same,
            "{name}: the tangent gives {left:e}, the gradient {right:e}; dot {d:?}, gradient {g:?}, direction {v:?}"
        );
    }
}

/// The tangent of what carries none, in the shape that callers see.
impl Leaves for () {
    fn push_to(&self, _: &mut Vec<f64>) {}
}

/// What carries a direction: the tangent of a part.
pub trait Part {
    type Dot;
    fn dot(&self, along: &Along) -> Self::Dot;
}
/// An argument of a checked function: its tangent as a caller gives it.
pub trait Moves {
    type Given;
    fn moves(self, along: &Along) -> Self::Given;
}

macro_rules! floats {
    ($($float:ident)*) => { $(
        impl Part for $float {
            type Dot = $float;
            fn dot(&self, along: &Along) -> $float {
                along.next() as $float
            }
        }
    )* };
}
floats! { f64 f32 }
macro_rules! still {
    ($($name:ty)*) => { $(
        impl Part for $name {
            type Dot = ();
            fn dot(&self, _: &Along) {}
        }
        impl Moves for $name {
            type Given = Nowhere;
            fn moves(self, _: &Along) -> Nowhere {
                Nowhere
            }
        }
    )* };
}
still! { bool char u8 u32 u64 usize i8 i32 i64 isize &'static str }
impl<T: Part, const N: usize> Part for [T; N] {
    type Dot = [T::Dot; N];
    fn dot(&self, along: &Along) -> Self::Dot {
        std::array::from_fn(|k| self[k].dot(along))
    }
}
impl<T: Part> Part for Vec<T> {
    type Dot = Vec<T::Dot>;
    fn dot(&self, along: &Along) -> Self::Dot {
        self.iter().map(|x| x.dot(along)).collect()
    }
}
macro_rules! by_value {
    ($( [$($generics:tt)*] $name:ty; )*) => { $(
        impl<$($generics)*> Moves for $name {
            type Given = Option<<$name as Part>::Dot>;
            fn moves(self, along: &Along) -> Self::Given {
                Some(self.dot(along))
            }
        }
    )* };
}
by_value! {
    [] f64;
    [] f32;
    [T: Part, const N: usize] [T; N];
    [T: Part] Vec<T>;
}
impl<T: Part> Moves for &[T]
where
    T::Dot: 'static,
{
    type Given = Option<&'static [T::Dot]>;
    fn moves(self, along: &Along) -> Self::Given {
        Some(self.iter().map(|x| x.dot(along)).collect::<Vec<_>>().leak())
    }
}
impl<T: Part> Moves for &Vec<T>
where
    T::Dot: 'static,
{
    type Given = Option<&'static [T::Dot]>;
    fn moves(self, along: &Along) -> Self::Given {
        self[..].moves(along)
    }
}
impl<T: Part, const N: usize> Moves for &[T; N]
where
    T::Dot: 'static,
{
    type Given = Option<&'static [T::Dot; N]>;
    fn moves(self, along: &Along) -> Self::Given {
        Some(Box::leak(Box::new(self.dot(along))))
    }
}
impl<T: Part> Moves for &mut [T]
where
    T::Dot: 'static,
{
    type Given = &'static mut [T::Dot];
    fn moves(self, along: &Along) -> Self::Given {
        self.iter().map(|x| x.dot(along)).collect::<Vec<_>>().leak()
    }
}
