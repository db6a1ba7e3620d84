//! A value, a gradient or a seed of any nested shape goes in; its floats in order come out, with their names and the lengths of its
//! sequences.

use std::rc::Rc;
use std::sync::Arc;

use super::sample::Sample;

/// Floats in the order in which a shape holds them.
///
/// ```
/// use autodiff::check::{Flat, Flatten};
/// let gradient = (vec![1.0, 2.0], (3.0_f32, [[4.0], [5.0]]), 7_usize);
/// assert_eq!(Flat::of(&gradient).values(), [1.0, 2.0, 3.0, 4.0, 5.0]);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Flat {
    values: Vec<f64>,
    lengths: Vec<usize>,
    single: bool,
    named: Option<Path>,
}

/// Names of the floats so far, and of the place where the next one goes.
#[derive(Clone, Debug, Default, PartialEq)]
struct Path {
    here: String,
    names: Vec<String>,
}

impl Flat {
    /// The floats of `value`.
    pub fn of(value: &(impl Flatten + ?Sized)) -> Self {
        let mut flat = Self::default();
        value.flatten(&mut flat);
        flat
    }

    /// The floats of `value` with names that begin with `name`: `y`, `y[0]`, `y.1[3]`.
    ///
    /// ```
    /// use autodiff::check::Flat;
    /// assert_eq!(Flat::named("y", &([0.5, 0.25], 2.0)).names(), ["y.0[0]", "y.0[1]", "y.1"]);
    /// ```
    pub fn named(name: &str, value: &(impl Flatten + ?Sized)) -> Self {
        let named = Some(Path { here: name.into(), names: Vec::new() });
        let mut flat = Self { named, ..Self::default() };
        value.flatten(&mut flat);
        flat
    }

    /// The floats.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// The floats' names; empty unless asked for by [`named`](Self::named).
    pub fn names(&self) -> &[String] {
        self.named.as_ref().map_or(&[], |path| &path.names)
    }

    /// The floats, without the rest.
    pub fn into_values(self) -> Vec<f64> {
        self.values
    }

    /// How many floats each single float (1) and each innermost sequence holds, in order.
    pub(super) fn lengths(&self) -> &[usize] {
        &self.lengths
    }

    /// Whether an `f32` is among the floats.
    pub(super) fn is_single(&self) -> bool {
        self.single
    }

    /// Adds one float, as an implementation of [`Flatten`] for a type of one's own does through the fields' own `flatten`.
    fn push(&mut self, value: f64, single: bool) {
        self.values.push(value);
        self.single |= single;
        self.lengths.push(1);
        if let Some(path) = &mut self.named {
            path.names.push(path.here.clone());
        }
    }

    /// Adds the floats of a field: `name` goes into their names as `.name`.
    ///
    /// ```
    /// use autodiff::check::{Flat, Flatten};
    /// struct Point { x: f64, y: f64 }
    /// impl Flatten for Point {
    ///     fn flatten(&self, flat: &mut Flat) {
    ///         flat.field("x", &self.x);
    ///         flat.field("y", &self.y);
    ///     }
    /// }
    /// assert_eq!(Flat::named("p", &Point { x: 1.0, y: 2.0 }).names(), ["p.x", "p.y"]);
    /// ```
    pub fn field(&mut self, name: &str, value: &(impl Flatten + ?Sized)) {
        self.below(|here| *here += &format!(".{name}"), value);
    }

    fn below(&mut self, extend: impl FnOnce(&mut String), value: &(impl Flatten + ?Sized)) {
        let length = self.named.as_mut().map(|path| {
            let length = path.here.len();
            extend(&mut path.here);
            length
        });
        value.flatten(self);
        if let (Some(path), Some(length)) = (&mut self.named, length) {
            path.here.truncate(length);
        }
    }

    fn sequence<T: Flatten>(&mut self, items: &[T]) {
        let before = self.lengths.len();
        for (i, item) in items.iter().enumerate() {
            self.below(|here| *here += &format!("[{i}]"), item);
        }
        // Floats side by side are one sequence.
        if T::IS_FLOAT {
            self.lengths.truncate(before);
            self.lengths.push(items.len());
        }
    }
}

/// A shape made of floats: what a differentiable function takes or gives, its gradient, or its seed.
///
/// Integers, `bool`, strings and `()` have no floats. `None` and `Err` have none either. Structs with `#[derive(Differentiable)]` have
/// it, and so do their tangents; others may implement it by [`Flat::field`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not made of floats that a gradient check could flatten",
    note = "put `#[derive(Differentiable)]` on it, implement `autodiff::check::Flatten`, or check a function that takes its fields one by one"
)]
pub trait Flatten {
    /// Whether it is one bare float.
    #[doc(hidden)]
    const IS_FLOAT: bool = false;

    /// Appends the floats, in order.
    fn flatten(&self, flat: &mut Flat);

    /// What makes copies of a struct with other floats; nothing for what an argument is built of anyway, and for what cannot be copied.
    #[doc(hidden)]
    fn sample(&self) -> Option<Sample> {
        None
    }
}

impl Flatten for f64 {
    const IS_FLOAT: bool = true;

    fn flatten(&self, flat: &mut Flat) {
        flat.push(*self, false);
    }
}

impl Flatten for f32 {
    const IS_FLOAT: bool = true;

    fn flatten(&self, flat: &mut Flat) {
        flat.push(f64::from(*self), true);
    }
}

impl<T: Flatten> Flatten for [T] {
    fn flatten(&self, flat: &mut Flat) {
        flat.sequence(self);
    }
}

impl<T: Flatten, const N: usize> Flatten for [T; N] {
    fn flatten(&self, flat: &mut Flat) {
        flat.sequence(self);
    }
}

impl<T: Flatten> Flatten for Vec<T> {
    fn flatten(&self, flat: &mut Flat) {
        flat.sequence(self);
    }
}

impl<T: Flatten> Flatten for Option<T> {
    fn flatten(&self, flat: &mut Flat) {
        if let Some(value) = self {
            value.flatten(flat);
        }
    }
}

impl<T: Flatten, E> Flatten for Result<T, E> {
    fn flatten(&self, flat: &mut Flat) {
        if let Ok(value) = self {
            value.flatten(flat);
        }
    }
}

macro_rules! flatten_through_pointer {
    ($($pointer:ty)*) => {$(
        impl<T: Flatten + ?Sized> Flatten for $pointer {
            fn flatten(&self, flat: &mut Flat) {
                (**self).flatten(flat);
            }

            fn sample(&self) -> Option<Sample> {
                (**self).sample()
            }
        }
    )*};
}
flatten_through_pointer!(&T &mut T Box<T> Rc<T> Arc<T>);

macro_rules! flatten_to_nothing {
    ($($type:ty),*) => {$(
        impl Flatten for $type {
            fn flatten(&self, _: &mut Flat) {}
        }
    )*};
}
flatten_to_nothing!(
    u8,
    u16,
    u32,
    u64,
    u128,
    usize,
    i8,
    i16,
    i32,
    i64,
    i128,
    isize,
    bool,
    char,
    str,
    String,
    ()
);

macro_rules! flatten_tuples {
    ($(($($type:ident $place:tt),+))*) => {$(
        impl<$($type: Flatten),+> Flatten for ($($type,)+) {
            fn flatten(&self, flat: &mut Flat) {
                $(flat.field(stringify!($place), &self.$place);)+
            }
        }
    )*};
}
flatten_tuples! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11)
}
