//! Loops whose rounds run at the same time: what the generated code of a parallel iterator (feature `rayon`) is made of.
//!
//! The rounds are cut into at most [`RUNS`] runs of consecutive rounds, by their number alone; the runs' sums are added up in a
//! tree that depends on nothing else. So the result has the same bits whatever the number of threads. Without the feature the
//! same tree is walked by one thread.
use crate::tape::{Back, Tape};
use alloc::vec::Vec;
use core::ops::Range;

/// So many runs at most: enough to keep many threads busy when rounds differ in cost, few enough that what each run keeps for itself
/// (a copy of every array that is summed up, while it is at work) does not count.
pub const RUNS: usize = 64;

/// One run of rounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Run {
    /// The how-manyeth run it is.
    pub number: usize,
    /// The first round of it.
    pub from: usize,
    /// How many rounds there are in it.
    pub rounds: usize,
}

/// What two runs give, put together.
pub trait Merge: Send {
    /// Adds what the next run gave.
    fn merge(&mut self, next: Self);
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Merge for $number {
            #[inline]
            fn merge(&mut self, next: Self) {
                *self += next;
            }
        }
    )*};
}
numbers!(f64, f32);

impl Merge for () {
    fn merge(&mut self, (): ()) {}
}

impl<T: Merge> Merge for Vec<T> {
    fn merge(&mut self, next: Self) {
        self.iter_mut().zip(next).for_each(|(to, from)| to.merge(from));
    }
}

impl<T: Merge, const N: usize> Merge for [T; N] {
    fn merge(&mut self, next: Self) {
        self.iter_mut().zip(next).for_each(|(to, from)| to.merge(from));
    }
}

impl<A: Merge, B: Merge> Merge for (A, B) {
    fn merge(&mut self, next: Self) {
        self.0.merge(next.0);
        self.1.merge(next.1);
    }
}

/// The tapes of the runs, in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tapes(Vec<Tape>);

impl Tapes {
    /// Those of one run.
    pub fn of(tape: Tape) -> Tapes {
        Tapes(alloc::vec![tape])
    }

    /// A reader of the tape of a run.
    ///
    /// # Panics
    /// If there was no such run when it was recorded.
    pub fn back(&self, run: Run) -> Back<'_> {
        self.0[run.number].back()
    }
}

impl Merge for Tapes {
    fn merge(&mut self, mut next: Self) {
        self.0.append(&mut next.0);
    }
}

/// What each run has a part of its own of.
pub trait Pieces: Sized + Send {
    /// The parts of the first so many rounds, and those of the rest.
    fn split(self, rounds: usize) -> (Self, Self);
}

impl Pieces for () {
    fn split(self, _: usize) -> ((), ()) {
        ((), ())
    }
}

impl<A: Pieces, B: Pieces> Pieces for (A, B) {
    fn split(self, rounds: usize) -> (Self, Self) {
        let ((a, c), (b, d)) = (self.0.split(rounds), self.1.split(rounds));
        ((a, b), (c, d))
    }
}

/// A slice of which each round has so many elements for itself.
#[derive(Debug)]
pub struct Rows<'a, T> {
    all: &'a mut [T],
    stride: usize,
}

impl<'a, T> Rows<'a, T> {
    /// The rows of the rounds from `first` on; that of round 0 would begin at `offset`. What the slice does not hold is missing: an
    /// access to it panics as it would have without parallel rounds.
    pub fn new(all: &'a mut [T], stride: usize, first: usize, offset: usize) -> Self {
        let start = first.saturating_mul(stride).saturating_add(offset).min(all.len());
        Rows { all: &mut all[start..], stride }
    }

    /// The elements of a run, the first of its first round first.
    pub fn slice(self) -> &'a mut [T] {
        self.all
    }
}

impl<T: Send> Pieces for Rows<'_, T> {
    fn split(self, rounds: usize) -> (Self, Self) {
        let at = rounds.saturating_mul(self.stride).min(self.all.len());
        let (a, b) = self.all.split_at_mut(at);
        (Rows { all: a, stride: self.stride }, Rows { all: b, stride: self.stride })
    }
}

/// Runs all rounds, and puts together what the runs give.
///
/// ```
/// use autodiff::parallel::{Rows, sum};
///
/// let mut squares = [0.0; 5];
/// let total = sum(0..5, Rows::new(&mut squares, 1, 0, 0), |run, squares| {
///     let squares = squares.slice();
///     let mut total = -0.0;
///     for k in 0..run.rounds {
///         squares[k] = ((run.from + k) as f64).powi(2);
///         total += squares[k];
///     }
///     total
/// });
/// assert_eq!((total, squares), (30.0, [0.0, 1.0, 4.0, 9.0, 16.0]));
/// ```
///
/// Without rounds there is one run of none.
pub fn sum<P: Pieces, R: Merge>(rounds: Range<usize>, pieces: P, run: impl Fn(Run, P) -> R + Sync) -> R {
    let len = rounds.len();
    let all = Cut { first: rounds.start, len, runs: len.clamp(1, RUNS) };
    all.tree(0..all.runs, pieces, &run)
}

/// How rounds are cut into runs: the first runs may be one round longer.
#[derive(Clone, Copy)]
struct Cut {
    first: usize,
    len: usize,
    runs: usize,
}

impl Cut {
    /// The rounds before a run.
    fn before(self, run: usize) -> usize {
        run * (self.len / self.runs) + run.min(self.len % self.runs)
    }

    fn tree<P: Pieces, R: Merge>(
        self,
        runs: Range<usize>,
        pieces: P,
        run: &(impl Fn(Run, P) -> R + Sync),
    ) -> R {
        let before = self.before(runs.start);
        if runs.len() == 1 {
            let rounds = self.before(runs.end) - before;
            return run(Run { number: runs.start, from: self.first + before, rounds }, pieces);
        }
        let middle = runs.start + runs.len() / 2;
        let (left, right) = pieces.split(self.before(middle) - before);
        let (mut sum, next) =
            join(|| self.tree(runs.start..middle, left, run), || self.tree(middle..runs.end, right, run));
        sum.merge(next);
        sum
    }
}

#[cfg(feature = "rayon")]
use rayon::join;

#[cfg(not(feature = "rayon"))]
fn join<A, B>(a: impl FnOnce() -> A, b: impl FnOnce() -> B) -> (A, B) {
    (a(), b())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_round_runs_once_and_in_one_run() {
        for n in [0, 1, 2, 3, 63, 64, 65, 127, 128, 1000] {
            let mut seen = alloc::vec![0_u32; n];
            let counts = sum(5..5 + n, Rows::new(&mut seen, 1, 0, 0), |run, seen| {
                let seen = seen.slice();
                assert_eq!(seen.len().min(run.rounds), run.rounds);
                seen[..run.rounds].iter_mut().for_each(|s| *s += 1);
                alloc::vec![run.rounds as f64]
            });
            assert!(seen.iter().all(|s| *s == 1), "{n}");
            assert_eq!(counts.len(), 1);
            assert_eq!(counts[0], n as f64);
        }
    }

    #[test]
    fn rows_that_are_not_there_are_missing() {
        let mut short = [0.0; 5];
        let lens = sum(0..4, Rows::new(&mut short, 2, 0, 0), |run, part| {
            let mut lens = [0.0; 4];
            lens[run.number] = part.slice().len() as f64;
            lens
        });
        assert_eq!(lens, [2.0, 2.0, 1.0, 0.0]);
        let mut all = [1, 2, 3, 4, 5];
        assert_eq!(Rows::new(&mut all, 2, 1, 1).slice(), &[4, 5]);
    }

    #[test]
    fn tapes_come_back_by_run() {
        let tapes = sum(0..100, (), |run, ()| {
            let mut tape = Tape::default();
            tape.put(run.from);
            Tapes::of(tape)
        });
        let ok = sum(0..100, (), |run, ()| {
            assert_eq!(tapes.back(run).take::<usize>(), run.from);
            1.0
        });
        assert_eq!(ok, RUNS as f64);
    }
}
