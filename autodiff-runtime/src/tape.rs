//! The tape: residuals of loop bodies and calls as flat 64-bit words, in program order, read backwards without being consumed.
use crate::checkpoint::state::Snapshot;
use crate::checkpoint::{Checkpoints, Replay};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::Any;
use core::marker::PhantomData;
use core::mem::size_of_val;
use core::ops::Range;
use core::panic::{RefUnwindSafe, UnwindSafe};

/// Words in program order.
///
/// The forward sweep [`put`](Tape::put)s, the reverse sweep reads through [`back`](Tape::back). A tape has no idea of what
/// its words mean; the two generated functions agree on that.
///
/// ```
/// let mut tape = autodiff::Tape::default();
/// tape.put(1.5_f64);
/// tape.put(7_usize);
/// let mut back = tape.back();
/// assert_eq!(back.take::<usize>(), 7);
/// assert_eq!(back.take::<f64>(), 1.5);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tape {
    words: Vec<u64>,
    /// What is no word, and how many words were there before it.
    objects: Vec<(usize, Object)>,
    /// The checkpoints of loops, likewise.
    loops: Vec<(usize, Box<Checkpoints>)>,
}

/// A value of any type, shared by the copies of a tape.
#[derive(Clone)]
struct Object(Arc<dyn Stored>);

/// What can be had again and again.
trait Stored: Send + Sync + UnwindSafe + RefUnwindSafe {
    fn again(&self) -> Box<dyn Any>;
    fn size(&self) -> usize;
}

impl<T: Snapshot> Stored for T {
    fn again(&self) -> Box<dyn Any> {
        Box::new(self.clone())
    }
    fn size(&self) -> usize {
        size_of_val(self)
    }
}

impl core::fmt::Debug for Object {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("..")
    }
}

impl PartialEq for Object {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Tape {
    /// Appends one word.
    #[inline]
    pub fn put<T: Word>(&mut self, value: T) {
        self.room(1);
        self.words.push(value.to_word());
    }

    /// Makes room for so many more words; at first for those of a small function, so that it asks for memory once.
    #[inline]
    fn room(&mut self, words: usize) {
        #[cold]
        fn grow(all: &mut Vec<u64>, words: usize) {
            all.reserve(if all.capacity() == 0 { words.max(48) } else { words });
        }
        if self.words.capacity() - self.words.len() < words {
            grow(&mut self.words, words);
        }
    }

    /// Appends a slice and its length.
    #[inline]
    pub fn put_all<T: Keep>(&mut self, values: &[T]) {
        self.room(values.len() + 1);
        T::keep_all(values, self);
        self.put(values.len());
    }

    /// Appends the words of an array; its length is known to both sides.
    #[inline]
    pub fn put_array<T: Word, const N: usize>(&mut self, values: &[T; N]) {
        self.room(N);
        self.words.extend(values.iter().map(|v| v.to_word()));
    }

    /// Appends a number of a generic function.
    #[inline]
    pub fn put_number<T: crate::sweep::Number>(&mut self, value: T) {
        self.words.push(value.into_word());
    }

    /// Appends the numbers of a slice and its length.
    #[inline]
    pub fn put_numbers<T: crate::sweep::Number>(&mut self, values: &[T]) {
        self.words.extend(values.iter().map(|v| v.into_word()));
        self.put(values.len());
    }

    /// Appends a tangent.
    #[inline]
    pub fn put_tangent<T: crate::sweep::Number, D: crate::direction::Direction<T>>(&mut self, tangent: D) {
        tangent.put(self);
    }

    /// Appends the tangents of a slice and its length.
    #[inline]
    pub fn put_tangents<T: crate::sweep::Number, D: crate::direction::Direction<T>>(
        &mut self,
        tangents: &[D],
    ) {
        tangents.iter().for_each(|t| t.put(self));
        self.put(tangents.len());
    }

    /// Appends the lengths of vectors in vectors.
    #[inline]
    pub fn put_shape<T: crate::sweep::Shape>(&mut self, value: &T) {
        value.put_shape(self);
    }

    /// Appends a value of any type: a generator of random numbers in the state of a checkpointed loop, say.
    pub fn put_object<T: Snapshot>(&mut self, value: T) {
        self.objects.push((self.words.len(), Object(Arc::new(value))));
    }

    /// Appends the checkpoints of a loop.
    pub fn put_loop(&mut self, checkpoints: Checkpoints) {
        self.loops.push((self.words.len(), Box::new(checkpoints)));
    }

    /// Drops the words after the first `len`, and whatever came after them.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.words.truncate(len);
        while self.objects.last().is_some_and(|(at, _)| *at > len) {
            self.objects.pop();
        }
        while self.loops.last().is_some_and(|(at, _)| *at > len) {
            self.loops.pop();
        }
    }

    /// The bytes of what is on it; of objects, as far as they are not on the heap.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let objects: usize = self.objects.iter().map(|(_, object)| (*object.0).size()).sum();
        let loops: usize = self.loops.iter().map(|(_, checkpoints)| checkpoints.bytes()).sum();
        size_of_val(&self.words[..]) + objects + loops
    }

    // ---- for the states of checkpointed loops ----

    pub(crate) fn raw(&mut self) -> &mut Vec<u64> {
        &mut self.words
    }

    pub(crate) fn words(&self, range: Range<usize>) -> &[u64] {
        &self.words[range]
    }

    pub(crate) fn part(&self, words: Range<usize>, objects: Range<usize>) -> Back<'_> {
        Back { words: &self.words[words], objects: &self.objects[objects], loops: &[] }
    }

    pub(crate) fn objects(&self) -> usize {
        self.objects.len()
    }

    pub(crate) fn truncate_both(&mut self, words: usize, objects: usize) {
        self.words.truncate(words);
        self.objects.truncate(objects);
    }

    /// Of groups of so many objects, drops every other one.
    pub(crate) fn every_other(&mut self, group: usize) {
        let mut k = 0;
        self.objects.retain(|_| {
            k += 1;
            ((k - 1) / group).is_multiple_of(2)
        });
    }

    pub(crate) fn move_words(&mut self, from: Range<usize>, to: usize) {
        self.words.copy_within(from, to);
    }

    /// Makes room for `wanted` words and no more, if there is none for `needed`.
    pub(crate) fn reserve_exactly(&mut self, needed: usize, wanted: usize) {
        if self.words.capacity() - self.words.len() < needed {
            self.words.reserve_exact(wanted.max(needed));
        }
    }

    /// Makes room for so many more words.
    #[inline]
    pub fn reserve(&mut self, words: usize) {
        self.words.reserve(words);
    }

    /// The number of words.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// True if there is no word on it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && self.objects.is_empty() && self.loops.is_empty()
    }

    /// Forgets the words and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.words.clear();
        self.objects.clear();
        self.loops.clear();
    }

    /// A reader that starts at the end.
    #[inline]
    pub fn back(&self) -> Back<'_> {
        Back { words: &self.words, objects: &self.objects, loops: &self.loops }
    }
}

/// Reads a [`Tape`] from its end.
#[derive(Clone, Debug)]
pub struct Back<'a> {
    words: &'a [u64],
    objects: &'a [(usize, Object)],
    loops: &'a [(usize, Box<Checkpoints>)],
}

impl<'a> Back<'a> {
    /// Reads words alone.
    #[cfg(feature = "disk")]
    pub(crate) fn of_words(words: &'a [u64]) -> Self {
        Back { words, objects: &[], loops: &[] }
    }

    pub(crate) fn words(&self) -> &'a [u64] {
        self.words
    }

    /// A clone of the last object that has not been read.
    ///
    /// # Panics
    /// As [`take`](Back::take).
    pub fn take_object<T: 'static>(&mut self) -> T {
        let Some(((_, object), rest)) = self.objects.split_last() else { exhausted() };
        self.objects = rest;
        (*object.0).again().downcast::<T>().map_or_else(|_| exhausted(), |value| *value)
    }

    /// The checkpoints of the last loop that has not been reversed.
    ///
    /// # Panics
    /// As [`take`](Back::take).
    pub fn take_loop(&mut self) -> Replay<'a> {
        let Some(((_, checkpoints), rest)) = self.loops.split_last() else { exhausted() };
        self.loops = rest;
        checkpoints.replay()
    }

    /// The last word that has not been read.
    ///
    /// # Panics
    /// If there is none: the record was not made by the forward sweep of the same function.
    #[inline]
    pub fn take<T: Word>(&mut self) -> T {
        match self.words.split_last() {
            Some((word, rest)) => {
                self.words = rest;
                T::from_word(*word)
            }
            None => exhausted(),
        }
    }

    /// The last slice that has not been read.
    ///
    /// # Panics
    /// As [`take`](Back::take).
    #[inline]
    pub fn take_all<T: Keep>(&mut self) -> Vec<T> {
        let n: usize = self.take();
        T::recall_all(n, self)
    }

    /// Zeros in the last shape that has not been read.
    ///
    /// # Panics
    /// As [`take`](Back::take).
    #[inline]
    pub fn take_zeros<T: crate::sweep::Shape>(&mut self) -> T {
        T::take_zeros(self)
    }

    /// The last words that have not been read, as an array of them.
    ///
    /// # Panics
    /// As [`take`](Back::take).
    #[inline]
    pub fn take_words<T: Word, const N: usize>(&mut self) -> [T; N] {
        match self.words.split_last_chunk::<N>() {
            Some((rest, words)) => {
                self.words = rest;
                words.map(T::from_word)
            }
            None => exhausted(),
        }
    }

    /// The last tangent.
    ///
    /// # Panics
    /// As [`take`](Back::take).
    #[inline]
    pub fn take_tangent<T: crate::sweep::Number, D: crate::direction::Direction<T>>(&mut self) -> D {
        D::take(self)
    }

    /// The tangents of the last slice.
    ///
    /// # Panics
    /// As [`take`](Back::take).
    #[inline]
    pub fn take_tangents<T: crate::sweep::Number, D: crate::direction::Direction<T>>(&mut self) -> Vec<D> {
        let count: usize = self.take();
        let mut all: Vec<D> = (0..count).map(|_| D::take(self)).collect();
        all.reverse();
        all
    }

    /// The last number of a generic function.
    ///
    /// # Panics
    /// As [`take`](Back::take).
    #[inline]
    pub fn take_number<T: crate::sweep::Number>(&mut self) -> T {
        T::out_of_word(self.take())
    }

    /// The last slice of numbers of a generic function.
    ///
    /// # Panics
    /// As [`take`](Back::take).
    #[inline]
    pub fn take_numbers<T: crate::sweep::Number>(&mut self) -> Vec<T> {
        let n: usize = self.take();
        let mut all: Vec<T> = (0..n).map(|_| self.take_number()).collect();
        all.reverse();
        all
    }

    /// The last slice that has not been read, as an array of its length.
    ///
    /// # Panics
    /// As [`take`](Back::take), or if the lengths differ.
    #[inline]
    pub fn take_array<T: Keep, const N: usize>(&mut self) -> [T; N] {
        if self.take::<usize>() != N {
            exhausted()
        }
        <[T; N]>::recall(self)
    }
}

/// What can be put on a [`Tape`], one word after the other.
///
/// Numbers, `bool`, `char`, text, and what is built of them: arrays, `Vec`, `Option`, `Box`, tuples, and the structs and enums with
/// `#[derive(Differentiable)]` all of whose fields can be kept. A reverse sweep in a function of its own asks for it where it has to
/// find a whole value again.
///
/// The parameter has one use: what a derived implementation asks of its fields is asked where it is used, and not where it is written.
#[diagnostic::on_unimplemented(
    message = "a record cannot keep a value of type `{Self}`",
    note = "put `#[derive(Differentiable)]` on the type; all its fields have to be numbers, text, or what is built of them"
)]
pub trait Keep<Here = ()>: Sized {
    /// Puts it on the tape.
    fn keep(&self, tape: &mut Tape);
    /// Takes it back.
    fn recall(back: &mut Back<'_>) -> Self;
    /// Puts all of a slice on the tape.
    fn keep_all(values: &[Self], tape: &mut Tape) {
        values.iter().for_each(|v| v.keep(tape));
    }
    /// Takes so many back, in the order in which they were put there.
    fn recall_all(n: usize, back: &mut Back<'_>) -> Vec<Self> {
        let mut all: Vec<Self> = (0..n).map(|_| Self::recall(back)).collect();
        all.reverse();
        all
    }
    /// Any value: it stands where none is read.
    fn blank() -> Self;
}

impl<Here, T: Keep<Here>, const N: usize> Keep<Here> for [T; N] {
    fn keep(&self, tape: &mut Tape) {
        self.iter().for_each(|v| v.keep(tape));
    }
    fn recall(back: &mut Back<'_>) -> Self {
        // The last first.
        let mut all = core::array::from_fn(|_| T::recall(back));
        all.reverse();
        all
    }
    fn blank() -> Self {
        core::array::from_fn(|_| T::blank())
    }
}

impl<Here, T: Keep<Here>> Keep<Here> for Vec<T> {
    fn keep(&self, tape: &mut Tape) {
        self.iter().for_each(|v| v.keep(tape));
        tape.put(self.len());
    }
    fn recall(back: &mut Back<'_>) -> Self {
        let n: usize = back.take();
        let mut all: Vec<T> = (0..n).map(|_| T::recall(back)).collect();
        all.reverse();
        all
    }
    fn blank() -> Self {
        Vec::new()
    }
}

impl<Here, T: Keep<Here>> Keep<Here> for Option<T> {
    #[inline]
    fn keep(&self, tape: &mut Tape) {
        self.iter().for_each(|v| v.keep(tape));
        tape.put(self.is_some());
    }
    #[inline]
    fn recall(back: &mut Back<'_>) -> Self {
        back.take::<bool>().then(|| T::recall(back))
    }
    #[inline]
    fn blank() -> Self {
        None
    }
}

impl<Here, T: Keep<Here>> Keep<Here> for Box<T> {
    #[inline]
    fn keep(&self, tape: &mut Tape) {
        (**self).keep(tape);
    }
    #[inline]
    fn recall(back: &mut Back<'_>) -> Self {
        Box::new(T::recall(back))
    }
    #[inline]
    fn blank() -> Self {
        Box::new(T::blank())
    }
}

impl<Here> Keep<Here> for String {
    fn keep(&self, tape: &mut Tape) {
        tape.put_all(self.as_bytes());
    }
    fn recall(back: &mut Back<'_>) -> Self {
        String::from_utf8(back.take_all()).unwrap_or_else(|_| exhausted())
    }
    fn blank() -> Self {
        String::new()
    }
}

impl<Here> Keep<Here> for char {
    #[inline]
    fn keep(&self, tape: &mut Tape) {
        tape.put(u32::from(*self));
    }
    #[inline]
    fn recall(back: &mut Back<'_>) -> Self {
        char::from_u32(back.take()).unwrap_or_else(|| exhausted())
    }
    #[inline]
    fn blank() -> Self {
        char::default()
    }
}

impl<Here, T: ?Sized> Keep<Here> for PhantomData<T> {
    #[inline]
    fn keep(&self, _: &mut Tape) {}
    #[inline]
    fn recall(_: &mut Back<'_>) -> Self {
        PhantomData
    }
    #[inline]
    fn blank() -> Self {
        PhantomData
    }
}

macro_rules! tuples {
    ($(($($type:ident $place:tt),*))*) => {$(
        impl<Here, $($type: Keep<Here>),*> Keep<Here> for ($($type,)*) {
            #[inline]
            fn keep(&self, _tape: &mut Tape) {
                tuples!(@keep self _tape $($place)*);
            }
            #[inline]
            fn recall(_back: &mut Back<'_>) -> Self {
                ($($type::recall(_back),)*)
            }
            #[inline]
            fn blank() -> Self {
                ($($type::blank(),)*)
            }
        }
    )*};
    // The last is put first, so that the first is taken first.
    (@keep $self:ident $tape:ident $first:tt $($rest:tt)*) => {
        tuples!(@keep $self $tape $($rest)*);
        $self.$first.keep($tape);
    };
    (@keep $self:ident $tape:ident) => {};
}
impl<Here> Keep<Here> for () {
    fn keep(&self, _: &mut Tape) {}
    fn recall(_: &mut Back<'_>) -> Self {}
    fn blank() -> Self {}
}
tuples! { (A 0) (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) (A 0, B 1, C 2, D 3, E 4) (A 0, B 1, C 2, D 3, E 4, F 5) }

#[cold]
#[inline(never)]
fn exhausted() -> ! {
    panic!(
        "the record holds fewer residuals than the reverse sweep reads; was it made by the forward sweep of this function?"
    )
}

/// What fits in one word of a [`Tape`].
pub trait Word: Copy {
    /// The value as a word.
    fn to_word(self) -> u64;
    /// The value back from its word.
    fn from_word(word: u64) -> Self;
}

macro_rules! word {
    ($($int:ty),*) => {$(
        impl Word for $int {
            #[inline]
            fn to_word(self) -> u64 {
                self as u64
            }
            #[inline]
            fn from_word(word: u64) -> Self {
                word as $int
            }
        }
    )*};
}
macro_rules! keep {
    ($($word:ty),*) => {$(
        impl<Here> Keep<Here> for $word {
            #[inline]
            fn keep(&self, tape: &mut Tape) {
                tape.put(*self);
            }
            #[inline]
            fn recall(back: &mut Back<'_>) -> Self {
                back.take()
            }
            fn keep_all(values: &[Self], tape: &mut Tape) {
                tape.words.extend(values.iter().map(|v| v.to_word()));
            }
            fn recall_all(n: usize, back: &mut Back<'_>) -> Vec<Self> {
                let Some(at) = back.words.len().checked_sub(n) else { exhausted() };
                let (rest, all) = back.words.split_at(at);
                back.words = rest;
                all.iter().map(|word| <$word>::from_word(*word)).collect()
            }
            #[inline]
            fn blank() -> Self {
                Self::default()
            }
        }
    )*};
}
keep!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f64, f32, bool);
word!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

impl Word for f64 {
    #[inline]
    fn to_word(self) -> u64 {
        self.to_bits()
    }
    #[inline]
    fn from_word(word: u64) -> Self {
        f64::from_bits(word)
    }
}

impl Word for f32 {
    #[inline]
    fn to_word(self) -> u64 {
        u64::from(self.to_bits())
    }
    #[inline]
    fn from_word(word: u64) -> Self {
        f32::from_bits(word as u32)
    }
}

impl Word for bool {
    #[inline]
    fn to_word(self) -> u64 {
        u64::from(self)
    }
    #[inline]
    fn from_word(word: u64) -> Self {
        word != 0
    }
}
