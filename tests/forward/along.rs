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

    /// The value and the gradient are those of the first derivatives, and the gradient moves as its differences do.
    #[track_caller]
    pub fn curves<V: Leaves, G: Leaves>(
        &self,
        name: &str,
        (value, plain): (V, V),
        (gradient, first): (&G, &G),
        moves: &G,
        at: impl Fn(f64) -> G,
    ) {
        let bits = |v: &V| leaves(v).iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&value), bits(&plain), "{name}: the value of the second derivatives");
        let (got, want) = (leaves(gradient), leaves(first));
        let share = if V::SINGLE || G::SINGLE { BETWEEN_FORMS_F32 * 10.0 } else { BETWEEN_FORMS };
        for (g, w) in got.iter().zip(&want) {
            let same = g == w || g.is_nan() && w.is_nan() || (g - w).abs() <= share * w.abs().max(1.0);
            assert!(
                same,
                "{name}: the gradient of the second derivatives is {got:?}, and the gradient {want:?}"
            );
        }
        if V::SINGLE || G::SINGLE {
            return;
        }
        let differences = |h: f64| -> Vec<f64> {
            let [a, b, c, d] = [h, -h, 2.0 * h, -2.0 * h].map(|h| leaves(&at(h)));
            (0..a.len()).map(|i| (8.0 * (a[i] - b[i]) - (c[i] - d[i])) / (12.0 * h)).collect()
        };
        let (far, near) = (differences(1e-4), differences(3e-5));
        let curve = leaves(moves);
        let size = near.iter().chain(&want).filter(|x| x.is_finite()).fold(1.0_f64, |m, x| m.max(x.abs()));
        for (k, g) in curve.iter().enumerate() {
            // Where the differences disagree with each other they are no witness.
            let doubt = 20.0 * (far[k] - near[k]).abs();
            let allowed = 1e-6 * size + doubt;
            let fine = !near[k].is_finite() || !doubt.is_finite() || (g - near[k]).abs() <= allowed;
            assert!(
                fine,
                "{name}: entry {k} of the gradient moves by {g:e}, its differences by {:e}; {curve:?}, {near:?}",
                near[k]
            );
        }
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

/// The directions of a function's arguments, and the arguments a step further; the function says what they are.
macro_rules! arguments {
    ($($name:ident $shift:ident ($($type:ident $arg:ident),+);)*) => {
        impl Along {
            $(
                pub fn $name<$($type: Moves,)+ R>(&self, _: impl Fn($($type),+) -> R, $($arg: $type),+) -> ($($type::Given,)+) {
                    ($($arg.moves(self),)+)
                }
                pub fn $shift<$($type: Moves,)+ R>(&self, h: f64, _: impl Fn($($type),+) -> R, $($arg: $type),+) -> ($($type,)+) {
                    ($($arg.shifted(self, h),)+)
                }
            )*
        }
    };
}
arguments! {
    one shift_one (A a);
    two shift_two (A a, B b);
    three shift_three (A a, B b, C c);
    four shift_four (A a, B b, C c, D d);
    five shift_five (A a, B b, C c, D d, E e);
    six shift_six (A a, B b, C c, D d, E e, G g);
    seven shift_seven (A a, B b, C c, D d, E e, G g, H h);
}

/// The tangent of what carries none, in the shape that callers see.
impl Leaves for () {
    fn push_to(&self, _: &mut Vec<f64>) {}
}

/// What carries a direction: the tangent of a part.
pub trait Part {
    type Dot;
    fn dot(&self, along: &Along) -> Self::Dot;
    /// It, a step further in that direction.
    fn shift(&self, along: &Along, h: f64) -> Self;
}
/// An argument of a checked function: its tangent as a caller gives it.
pub trait Moves {
    type Given;
    fn moves(self, along: &Along) -> Self::Given;
    fn shifted(self, along: &Along, h: f64) -> Self;
}

macro_rules! floats {
    ($($float:ident)*) => { $(
        impl Part for $float {
            type Dot = $float;
            fn dot(&self, along: &Along) -> $float {
                along.next() as $float
            }
            fn shift(&self, along: &Along, h: f64) -> $float {
                *self + (h * along.next()) as $float
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
            fn shift(&self, _: &Along, _: f64) -> Self {
                *self
            }
        }
        impl Moves for $name {
            type Given = Nowhere;
            fn moves(self, _: &Along) -> Nowhere {
                Nowhere
            }
            fn shifted(self, _: &Along, _: f64) -> Self {
                self
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
    fn shift(&self, along: &Along, h: f64) -> Self {
        std::array::from_fn(|k| self[k].shift(along, h))
    }
}
impl<T: Part> Part for Vec<T> {
    type Dot = Vec<T::Dot>;
    fn dot(&self, along: &Along) -> Self::Dot {
        self.iter().map(|x| x.dot(along)).collect()
    }
    fn shift(&self, along: &Along, h: f64) -> Self {
        self.iter().map(|x| x.shift(along, h)).collect()
    }
}
macro_rules! by_value {
    ($( [$($generics:tt)*] $name:ty; )*) => { $(
        impl<$($generics)*> Moves for $name {
            type Given = Option<<$name as Part>::Dot>;
            fn moves(self, along: &Along) -> Self::Given {
                Some(self.dot(along))
            }
            fn shifted(self, along: &Along, h: f64) -> Self {
                self.shift(along, h)
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
impl<T: Part + 'static> Moves for &[T]
where
    T::Dot: 'static,
{
    type Given = Option<&'static [T::Dot]>;
    fn moves(self, along: &Along) -> Self::Given {
        Some(self.iter().map(|x| x.dot(along)).collect::<Vec<_>>().leak())
    }
    fn shifted(self, along: &Along, h: f64) -> Self {
        self.iter().map(|x| x.shift(along, h)).collect::<Vec<_>>().leak()
    }
}
impl<T: Part + 'static> Moves for &Vec<T>
where
    T::Dot: 'static,
{
    type Given = Option<&'static [T::Dot]>;
    fn moves(self, along: &Along) -> Self::Given {
        self[..].moves(along)
    }
    fn shifted(self, along: &Along, h: f64) -> Self {
        Box::leak(Box::new(self.shift(along, h)))
    }
}
impl<T: Part + 'static, const N: usize> Moves for &[T; N]
where
    T::Dot: 'static,
{
    type Given = Option<&'static [T::Dot; N]>;
    fn moves(self, along: &Along) -> Self::Given {
        Some(Box::leak(Box::new(self.dot(along))))
    }
    fn shifted(self, along: &Along, h: f64) -> Self {
        Box::leak(Box::new(self.shift(along, h)))
    }
}
impl<T: Part + 'static> Moves for &mut [T]
where
    T::Dot: 'static,
{
    type Given = &'static mut [T::Dot];
    fn moves(self, along: &Along) -> Self::Given {
        self.iter().map(|x| x.dot(along)).collect::<Vec<_>>().leak()
    }
    fn shifted(self, along: &Along, h: f64) -> Self {
        self.iter().map(|x| x.shift(along, h)).collect::<Vec<_>>().leak()
    }
}
