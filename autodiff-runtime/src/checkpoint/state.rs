//! What a state holds beside numbers: structs, enums, text, generators of random numbers.
//!
//! A value goes to the tape word by word where its type allows that ([`Keep`]), and is cloned where it does not. Generated code writes
//! `whole(&value).put(state)`, and method resolution chooses: the traits here differ in whether they ask for a reference.
use crate::tape::{Back, Keep, Tape};
use core::any::Any;
use core::panic::{RefUnwindSafe, UnwindSafe};

/// A value that cannot be kept word by word, and is cloned.
#[diagnostic::on_unimplemented(
    message = "the state of a checkpointed loop cannot hold a value of type `{Self}`",
    label = "it is part of the state: the rounds change it, and it is there before them",
    note = "put `#[derive(Clone)]` on the type (and keep it free of references, `Rc` and `RefCell`), or take `#[checkpoint]` off"
)]
pub trait Snapshot: Any + Send + Sync + UnwindSafe + RefUnwindSafe + Clone {}

impl<T: Any + Send + Sync + UnwindSafe + RefUnwindSafe + Clone> Snapshot for T {}

/// A value, or with `T` a type, on its way to a state or back.
#[derive(Clone, Copy, Debug)]
pub struct Whole<T>(T);

/// On its way to a state.
pub fn whole<T>(value: &T) -> Whole<&T> {
    Whole(value)
}

/// A type, by an expression of it that never runs.
#[derive(Clone, Copy, Debug)]
pub struct Type<T>(core::marker::PhantomData<T>);

/// On its way back: the expression is there for its type alone.
pub fn whole_of<T>(_: impl FnOnce() -> T) -> Whole<Type<T>> {
    Whole(Type(core::marker::PhantomData))
}

/// Word by word.
pub trait ByWords<T> {
    /// Puts it on a tape.
    fn put(self, tape: &mut Tape);
}

impl<T: Keep> ByWords<T> for Whole<&T> {
    #[inline]
    fn put(self, tape: &mut Tape) {
        self.0.keep(tape);
    }
}

/// As a clone.
pub trait ByClone<T> {
    /// Puts it on a tape.
    fn put(self, tape: &mut Tape)
    where
        T: Snapshot;
}

impl<T> ByClone<T> for &Whole<&T> {
    fn put(self, tape: &mut Tape)
    where
        T: Snapshot,
    {
        tape.put_object(self.0.clone());
    }
}

/// Back from words.
pub trait FromWords<T> {
    /// Takes it off a tape.
    fn take(self, back: &mut Back<'_>) -> T;
}

impl<T: Keep> FromWords<T> for Whole<Type<T>> {
    #[inline]
    fn take(self, back: &mut Back<'_>) -> T {
        T::recall(back)
    }
}

/// Back from a clone.
pub trait FromClone<T> {
    /// Takes it off a tape.
    fn take(self, back: &mut Back<'_>) -> T;
}

impl<T: 'static> FromClone<T> for &Whole<Type<T>> {
    fn take(self, back: &mut Back<'_>) -> T {
        back.take_object()
    }
}

/// A value that can be written to a disk.
#[diagnostic::on_unimplemented(
    message = "a state on a disk cannot hold a value of type `{Self}`",
    label = "it is part of the state: the rounds change it, and it is there before them",
    note = "put `#[derive(Differentiable)]` on the type, all of whose fields have to be numbers, text, or what is built of them; or take `disk` off, and it is cloned"
)]
pub trait Written: Keep {}

impl<T: Keep> Written for T {}

/// The state of a loop on a disk is words, and nothing else.
pub fn put_words<T: Written>(value: &T, tape: &mut Tape) {
    value.keep(tape);
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;
    use alloc::vec::Vec;

    #[derive(Clone, Debug, PartialEq)]
    struct Opaque(Vec<u8>);

    #[test]
    fn words_where_possible_and_clones_elsewhere() {
        let (a, b) = (vec![Some(1.5), None], Opaque(vec![1, 2]));
        let mut tape = Tape::default();
        whole(&a).put(&mut tape);
        let words = tape.len();
        whole(&b).put(&mut tape);
        assert_eq!((words, tape.len()), (4, 4));
        let mut back = tape.back();
        assert_eq!(whole_of(|| Opaque(vec![])).take(&mut back), b);
        assert_eq!(whole_of(|| vec![Some(0.0)]).take(&mut back), a);
    }
}
