//! A parameter's floats go in; an argument of whatever type the function under test declares comes out.

use std::any::Any;

use super::flatten::{Flat, Flatten};
use super::sample::Sample;

/// Storage for one argument, at one call, in the width and shape the parameter's type asks for.
pub struct Buffer {
    name: &'static str,
    wide: Vec<f64>,
    narrow: Vec<f32>,
    wide_rows: Vec<Vec<f64>>,
    narrow_rows: Vec<Vec<f32>>,
    lengths: Vec<usize>,
    single: bool,
    mutable: bool,
    sample: Option<Sample>,
    structure: Option<Structure>,
}

/// A struct as it is handed to the function, and how its floats are read again.
struct Structure {
    value: Box<dyn Any>,
    floats: fn(&dyn Any) -> Flat,
}

impl Buffer {
    pub(super) fn new(name: &'static str, values: &[f64], lengths: &[usize], sample: Option<Sample>) -> Self {
        Self {
            name,
            wide: values.to_vec(),
            narrow: Vec::new(),
            wide_rows: Vec::new(),
            narrow_rows: Vec::new(),
            lengths: lengths.to_vec(),
            single: false,
            mutable: false,
            sample,
            structure: None,
        }
    }

    /// Whether the argument was taken as `f32`.
    pub(super) fn is_single(&self) -> bool {
        self.single
    }

    /// The argument's contents after the call, if the function could write to it.
    pub(super) fn written(&self) -> Option<Flat> {
        if let (true, Some(Structure { value, floats })) = (self.mutable, &self.structure) {
            return Some(floats(&**value));
        }
        let rows = !self.wide_rows.is_empty() || !self.narrow_rows.is_empty();
        self.mutable.then(|| match (self.single, rows) {
            (false, false) => Flat::of(&self.wide),
            (true, false) => Flat::of(&self.narrow),
            (false, true) => Flat::of(&self.wide_rows),
            (true, true) => Flat::of(&self.narrow_rows),
        })
    }

    /// The struct that was given, with this point's floats.
    ///
    /// # Panics
    ///
    /// If something else was given, or a struct without `Clone`.
    #[track_caller]
    pub fn take_structure<T: Flatten + 'static>(&mut self) -> T {
        let (name, wanted) = (self.name, std::any::type_name::<T>());
        let Some(sample) = &self.sample else {
            panic!("parameter `{name}` is a `{wanted}`; give one, and derive `Clone` for it")
        };
        let Ok(value) = sample(&self.wide).downcast::<T>() else {
            panic!("parameter `{name}` is a `{wanted}`, and something else was given")
        };
        self.single |= Flat::of(&*value).is_single();
        *value
    }

    /// The same, where the function takes a reference.
    ///
    /// # Panics
    ///
    /// As [`take_structure`](Self::take_structure).
    #[track_caller]
    pub fn structure<T: Flatten + 'static>(&mut self) -> &mut T {
        let value = Box::new(self.take_structure::<T>());
        let floats = |value: &dyn Any| value.downcast_ref::<T>().map(Flat::of).unwrap_or_default();
        let Structure { value, .. } = self.structure.insert(Structure { value, floats });
        match value.downcast_mut() {
            Some(value) => value,
            None => unreachable!("the box was made of a `T`"),
        }
    }

    #[track_caller]
    fn expect_length(&self, length: usize) {
        let given = self.wide.len();
        assert!(given == length, "parameter `{}` takes {length} floats, {given} were given", self.name);
    }
}

/// What stands behind a reference: a float, an array, or a struct with `#[derive(Differentiable)]`.
pub trait One: Sized {
    /// The buffer's contents as this.
    #[doc(hidden)]
    fn one(buffer: &mut Buffer) -> &mut Self;
}

/// An element of an argument: a float, or an array of elements.
pub trait Element: Copy + Sized {
    /// How many floats it holds.
    #[doc(hidden)]
    const FLOATS: usize;

    /// All of the buffer's floats, as elements.
    #[doc(hidden)]
    fn elements(buffer: &mut Buffer) -> &mut [Self];
}

impl<E: Element> One for E {
    fn one(buffer: &mut Buffer) -> &mut Self {
        buffer.expect_length(E::FLOATS);
        &mut E::elements(buffer)[0]
    }
}

/// A float: it also has rows of unequal length.
pub trait Float: Element {
    #[doc(hidden)]
    fn vector(buffer: &mut Buffer) -> &mut Vec<Self>;
    #[doc(hidden)]
    fn rows(buffer: &mut Buffer) -> &mut Vec<Vec<Self>>;
}

/// Cuts `values` into rows of the given lengths.
fn cut<T: Copy>(values: &[T], lengths: &[usize]) -> Vec<Vec<T>> {
    let mut rest = values;
    let rows = lengths.iter().map(|&length| {
        let (row, after) = rest.split_at(length.min(rest.len()));
        rest = after;
        row.to_vec()
    });
    rows.collect()
}

impl Element for f64 {
    const FLOATS: usize = 1;

    fn elements(buffer: &mut Buffer) -> &mut [Self] {
        &mut buffer.wide
    }
}

impl Float for f64 {
    fn vector(buffer: &mut Buffer) -> &mut Vec<Self> {
        &mut buffer.wide
    }

    fn rows(buffer: &mut Buffer) -> &mut Vec<Vec<Self>> {
        buffer.wide_rows = cut(&buffer.wide, &buffer.lengths);
        &mut buffer.wide_rows
    }
}

impl Element for f32 {
    const FLOATS: usize = 1;

    fn elements(buffer: &mut Buffer) -> &mut [Self] {
        Self::vector(buffer)
    }
}

impl Float for f32 {
    fn vector(buffer: &mut Buffer) -> &mut Vec<Self> {
        buffer.single = true;
        buffer.narrow = buffer.wide.iter().map(|&x| x as f32).collect();
        &mut buffer.narrow
    }

    fn rows(buffer: &mut Buffer) -> &mut Vec<Vec<Self>> {
        let all = Self::vector(buffer).clone();
        buffer.narrow_rows = cut(&all, &buffer.lengths);
        &mut buffer.narrow_rows
    }
}

impl<E: Element, const N: usize> Element for [E; N] {
    const FLOATS: usize = N * E::FLOATS;

    fn elements(buffer: &mut Buffer) -> &mut [Self] {
        let name = buffer.name;
        let (arrays, rest) = E::elements(buffer).as_chunks_mut::<N>();
        assert!(rest.is_empty(), "parameter `{name}` takes arrays of {N}, and {} are left over", rest.len());
        arrays
    }
}

/// A type of argument that can be built from floats: `f64`, `f32`, arrays of them nested to any depth, `&` and `&mut` of these,
/// slices and `Vec` of these by value and by reference, and `Vec`s and slices of `Vec`s of floats.
#[diagnostic::on_unimplemented(
    message = "a gradient check cannot build an argument of type `{Self}` from floats",
    label = "not made of floats",
    note = "write `const name = …` for an argument that carries no derivative, or check through `autodiff::check::GradCheck`"
)]
pub trait Argument<'a>: Sized {
    #[doc(hidden)]
    fn build(buffer: &'a mut Buffer) -> Self;
}

/// The argument of the type that is expected where this is called.
///
/// # Panics
///
/// If the type is of a fixed length and the point gives another number of floats.
pub fn argument<'a, A: Argument<'a>>(buffer: &'a mut Buffer) -> A {
    A::build(buffer)
}

impl Argument<'_> for f64 {
    fn build(buffer: &mut Buffer) -> Self {
        *Self::one(buffer)
    }
}

impl Argument<'_> for f32 {
    fn build(buffer: &mut Buffer) -> Self {
        *Self::one(buffer)
    }
}

impl<E: Element, const N: usize> Argument<'_> for [E; N] {
    fn build(buffer: &mut Buffer) -> Self {
        *Self::one(buffer)
    }
}

impl<'a, T: One> Argument<'a> for &'a T {
    fn build(buffer: &'a mut Buffer) -> Self {
        T::one(buffer)
    }
}

impl<'a, T: One> Argument<'a> for &'a mut T {
    fn build(buffer: &'a mut Buffer) -> Self {
        buffer.mutable = true;
        T::one(buffer)
    }
}

impl<'a, E: Element> Argument<'a> for &'a [E] {
    fn build(buffer: &'a mut Buffer) -> Self {
        E::elements(buffer)
    }
}

impl<'a, E: Element> Argument<'a> for &'a mut [E] {
    fn build(buffer: &'a mut Buffer) -> Self {
        buffer.mutable = true;
        E::elements(buffer)
    }
}

impl<E: Element> Argument<'_> for Vec<E> {
    fn build(buffer: &mut Buffer) -> Self {
        E::elements(buffer).to_vec()
    }
}

impl<'a, T: Float> Argument<'a> for &'a Vec<T> {
    fn build(buffer: &'a mut Buffer) -> Self {
        T::vector(buffer)
    }
}

impl<'a, T: Float> Argument<'a> for &'a mut Vec<T> {
    fn build(buffer: &'a mut Buffer) -> Self {
        buffer.mutable = true;
        T::vector(buffer)
    }
}

impl<T: Float> Argument<'_> for Vec<Vec<T>> {
    fn build(buffer: &mut Buffer) -> Self {
        std::mem::take(T::rows(buffer))
    }
}

impl<'a, T: Float> Argument<'a> for &'a [Vec<T>] {
    fn build(buffer: &'a mut Buffer) -> Self {
        T::rows(buffer)
    }
}

impl<'a, T: Float> Argument<'a> for &'a Vec<Vec<T>> {
    fn build(buffer: &'a mut Buffer) -> Self {
        T::rows(buffer)
    }
}

impl<'a, T: Float> Argument<'a> for &'a mut [Vec<T>] {
    fn build(buffer: &'a mut Buffer) -> Self {
        buffer.mutable = true;
        T::rows(buffer)
    }
}
