//! States of checkpointed loops in a file: `#[checkpoint(disk = disk)]`.
//!
//! The file has no name. It is gone with the last record that needs it, also after a panic and when the process is killed.
use super::lock;
use crate::tape::{Back, Tape};
use alloc::sync::Arc;
use alloc::vec::Vec;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// A directory for the states of checkpointed loops.
///
/// A function that keeps states there takes it as a parameter, `#[constant] disk: &Disk`. Whatever the disk does, gradients are
/// right: a state that cannot be written stays in memory, and in place of one that cannot be read an earlier one is used, from which
/// more rounds are run again (the first is always in memory). What went wrong is here to be asked for.
///
/// ```
/// use autodiff::checkpoint::Disk;
/// use autodiff::differentiate;
///
/// #[differentiate]
/// fn logistic_map(x: f64, rounds: usize, #[constant] disk: &Disk) -> f64 {
///     let mut y = x;
///     #[checkpoint(every = 100, disk = disk)]
///     for _ in 0..rounds {
///         y = 2.5 * y * (1.0 - y);
///     }
///     y
/// }
///
/// # fn main() -> std::io::Result<()> {
/// let disk = Disk::new(std::env::temp_dir())?;
/// let slope = grad_logistic_map(0.3, 10_000, &disk);
/// assert!(slope.abs() < 1e-9);
/// if let Some(error) = disk.take_error() {
///     eprintln!("states were kept in memory: {error}");
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Disk(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    directory: PathBuf,
    error: Mutex<Option<io::Error>>,
    /// Of tests: how many times it can be written, and read.
    #[cfg(test)]
    works: [std::sync::atomic::AtomicUsize; 2],
}

impl Disk {
    /// States go to this directory.
    ///
    /// # Errors
    /// If no file can be made there.
    pub fn new(directory: impl AsRef<Path>) -> io::Result<Disk> {
        let directory = directory.as_ref().to_path_buf();
        tempfile::tempfile_in(&directory)?;
        Ok(Disk(Arc::new(Inner {
            directory,
            error: Mutex::new(None),
            #[cfg(test)]
            works: [usize::MAX, usize::MAX].map(std::sync::atomic::AtomicUsize::new),
        })))
    }

    /// The first error since this was asked last. Gradients computed meanwhile are right, and took more memory or more time.
    #[must_use]
    pub fn take_error(&self) -> Option<io::Error> {
        lock(&self.0.error).take()
    }

    fn note(&self, error: io::Error) {
        lock(&self.0.error).get_or_insert(error);
    }

    #[cfg(test)]
    fn works(&self, what: usize) -> io::Result<()> {
        use std::sync::atomic::Ordering::Relaxed;
        let left = self.0.works[what].load(Relaxed);
        self.0.works[what].store(left.saturating_sub(usize::from(left < usize::MAX)), Relaxed);
        if left == 0 { Err(io::Error::other("the test says so")) } else { Ok(()) }
    }

    #[cfg(not(test))]
    fn works(&self, _: usize) -> io::Result<()> {
        Ok(())
    }
}

/// Where a state is.
#[derive(Clone, Debug)]
enum Slot {
    Memory(Vec<u64>),
    File { file: Arc<Mutex<File>>, at: u64, words: usize },
}

/// The states of a loop, one after the other, all but the one that is put together right now.
#[derive(Debug)]
pub(super) struct Shelf {
    disk: Disk,
    slots: Vec<Slot>,
    /// What is written to, shared with nobody who writes.
    file: Option<Arc<Mutex<File>>>,
    end: u64,
    /// Room of states that were dropped.
    free: Vec<(u64, usize)>,
    /// Clones read what is written here: nothing of it is overwritten while there are some.
    clones: Arc<()>,
    failed: bool,
}

impl Clone for Shelf {
    fn clone(&self) -> Self {
        Shelf {
            disk: self.disk.clone(),
            slots: self.slots.clone(),
            file: None,
            end: 0,
            free: Vec::new(),
            clones: Arc::clone(&self.clones),
            failed: self.failed,
        }
    }
}

impl PartialEq for Shelf {
    fn eq(&self, other: &Self) -> bool {
        let same = |(a, b): (&Slot, &Slot)| match (a, b) {
            (Slot::Memory(a), Slot::Memory(b)) => a == b,
            (Slot::File { file: a, at: x, .. }, Slot::File { file: b, at: y, .. }) => {
                Arc::ptr_eq(a, b) && x == y
            }
            _ => false,
        };
        self.slots.len() == other.slots.len() && self.slots.iter().zip(&other.slots).all(same)
    }
}

impl Shelf {
    pub(super) fn new(disk: &Disk) -> Shelf {
        Shelf {
            disk: disk.clone(),
            slots: Vec::new(),
            file: None,
            end: 0,
            free: Vec::new(),
            clones: Arc::default(),
            failed: false,
        }
    }

    /// The same place for other states.
    pub(super) fn another(&self) -> Shelf {
        Shelf { failed: self.failed, ..Shelf::new(&self.disk) }
    }

    pub(super) fn len(&self) -> usize {
        self.slots.len()
    }

    /// The bytes in memory.
    pub(super) fn bytes(&self) -> usize {
        let words = |slot: &Slot| if let Slot::Memory(words) = slot { words.len() } else { 0 };
        8 * self.slots.iter().map(words).sum::<usize>() + size_of_val(&self.slots[..])
    }

    /// Takes a state; the first one stays in memory, so that there is always one to start from.
    pub(super) fn push(&mut self, words: &[u64]) {
        let written = if self.slots.is_empty() || self.failed { None } else { self.write(words) };
        self.slots.push(written.unwrap_or_else(|| Slot::Memory(words.to_vec())));
    }

    fn write(&mut self, words: &[u64]) -> Option<Slot> {
        let alone = Arc::strong_count(&self.clones) == 1;
        if !alone {
            (self.file, self.end) = (None, 0);
            self.clones = Arc::default();
            self.free.clear();
        }
        match self.try_write(words) {
            Ok(slot) => Some(slot),
            Err(error) => {
                self.disk.note(error);
                self.failed = true;
                None
            }
        }
    }

    fn try_write(&mut self, words: &[u64]) -> io::Result<Slot> {
        self.disk.works(0)?;
        let file = match &self.file {
            Some(file) => Arc::clone(file),
            None => {
                let file = tempfile::tempfile_in(&self.disk.0.directory)?;
                Arc::clone(self.file.insert(Arc::new(Mutex::new(file))))
            }
        };
        let reused = self.free.iter().position(|(_, room)| *room == words.len());
        let at = reused.map_or(self.end, |k| self.free[k].0);
        {
            let mut file = lock(&file);
            file.seek(SeekFrom::Start(at))?;
            let mut buffer = Vec::with_capacity(8 * CHUNK.min(words.len()));
            for chunk in words.chunks(CHUNK) {
                buffer.clear();
                buffer.extend(chunk.iter().flat_map(|word| word.to_ne_bytes()));
                file.write_all(&buffer)?;
            }
        }
        match reused {
            Some(k) => drop(self.free.swap_remove(k)),
            None => self.end += 8 * words.len() as u64,
        }
        Ok(Slot::File { file, at, words: words.len() })
    }

    /// A state in memory.
    pub(super) fn at_hand(&self, k: usize) -> Option<&[u64]> {
        match &self.slots[k] {
            Slot::Memory(words) => Some(words),
            Slot::File { .. } => None,
        }
    }

    /// Reads a state; `false`, with the error noted, if that is not possible.
    pub(super) fn read(&self, k: usize, into: &mut Tape) -> bool {
        let words = into.raw();
        words.clear();
        match &self.slots[k] {
            Slot::Memory(kept) => words.extend_from_slice(kept),
            Slot::File { file, at, words: n } => {
                let done = self.disk.works(1).and_then(|()| read(file, *at, *n, words));
                if let Err(error) = done {
                    self.disk.note(error);
                    return false;
                }
            }
        }
        true
    }

    pub(super) fn pop(&mut self) {
        if let Some(slot) = self.slots.pop() {
            self.release(slot);
        }
    }

    fn release(&mut self, slot: Slot) {
        if let (Slot::File { file, at, words }, Some(own)) = (slot, &self.file)
            && Arc::ptr_eq(&file, own)
        {
            self.free.push((at, words));
        }
    }

    /// Drops every other state.
    pub(super) fn thin(&mut self) {
        for (k, slot) in core::mem::take(&mut self.slots).into_iter().enumerate() {
            if k % 2 == 0 {
                self.slots.push(slot);
            } else {
                self.release(slot);
            }
        }
    }
}

/// Words that are written or read at a time.
const CHUNK: usize = 1024;

fn read(file: &Mutex<File>, at: u64, n: usize, words: &mut Vec<u64>) -> io::Result<()> {
    let mut file = lock(file);
    file.seek(SeekFrom::Start(at))?;
    words.reserve_exact(n);
    let mut buffer = alloc::vec![0; 8 * CHUNK.min(n)];
    while words.len() < n {
        let bytes = &mut buffer[..8 * CHUNK.min(n - words.len())];
        file.read_exact(bytes)?;
        let word = |b: &[u8]| u64::from_ne_bytes(core::array::from_fn(|k| b[k]));
        words.extend(bytes.chunks_exact(8).map(word));
    }
    Ok(())
}

/// Reads words.
pub(super) fn back(words: &[u64]) -> Back<'_> {
    Back::of_words(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkpoint::{Checkpoints, Policy};
    use std::sync::atomic::Ordering::Relaxed;

    /// Reverses a loop whose states are on a disk; the rounds that were run again, and those that were reversed.
    fn run(policy: Policy, rounds: usize, known: bool, owned: bool, disk: &Disk) -> (usize, Vec<usize>) {
        let mut checkpoints = Checkpoints::new(policy, known.then_some(rounds), true).on(disk);
        let put = |state: &mut Tape, x: usize| {
            state.put(x);
            // States of different sizes, some of them large.
            (0..x % 3 * 1100).for_each(|k| state.put(k + x));
            state.put(x % 3 * 1100);
        };
        for x in 0..rounds {
            if checkpoints.due() {
                put(checkpoints.keep(), x);
            }
        }
        put(checkpoints.last(), rounds);
        let other = checkpoints.clone();
        let mut results = vec![];
        for checkpoints in [checkpoints, other] {
            let mut replay = if owned { checkpoints.clone().into_replay() } else { checkpoints.replay() };
            let (mut again, mut order) = (0, vec![]);
            while let Some(turn) = replay.turn() {
                let mut state = replay.state();
                let n: usize = state.take();
                let rest: Vec<usize> = (0..n).map(|_| state.take()).collect();
                let mut x: usize = state.take();
                assert_eq!((x, n), (turn.start, x % 3 * 1100));
                assert!(rest.iter().rev().enumerate().all(|(k, w)| *w == k + x));
                while x < turn.from {
                    if replay.due(x) {
                        put(replay.keep(), x);
                    }
                    x += 1;
                    again += 1;
                }
                if replay.checks() {
                    put(replay.probe(), turn.to);
                    let end = replay.probe().len();
                    put(replay.probe(), turn.to);
                    replay.compare(&[end], &["x"], "the loop");
                }
                order.extend((turn.from..turn.to).rev());
            }
            results.push((again, order));
        }
        assert_eq!(results[0].1, results[1].1);
        results.swap_remove(1)
    }

    const POLICIES: [Policy; 6] = [
        Policy::Sqrt,
        Policy::Every(1),
        Policy::Every(4),
        Policy::Snapshots(1),
        Policy::Snapshots(2),
        Policy::Snapshots(7),
    ];

    fn all(mut check: impl FnMut(Policy, usize, bool, bool)) {
        for policy in POLICIES {
            for rounds in [0, 1, 2, 3, 7, 30] {
                for (known, owned) in [(true, true), (true, false), (false, true), (false, false)] {
                    check(policy, rounds, known, owned);
                }
            }
        }
    }

    #[test]
    fn every_round_is_reversed_once() {
        let directory = tempfile::tempdir().unwrap();
        let disk = Disk::new(directory.path()).unwrap();
        all(|policy, rounds, known, owned| {
            let (_, order) = run(policy, rounds, known, owned, &disk);
            assert!(order.into_iter().eq((0..rounds).rev()), "{policy:?}, {rounds}, {known}, {owned}");
        });
        assert!(disk.take_error().is_none());
        // The files never had a name.
        assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_disk_that_fails_costs_time_or_memory_and_is_told() {
        for (writes, reads) in [(0, usize::MAX), (3, usize::MAX), (usize::MAX, 0), (usize::MAX, 2), (1, 1)] {
            all(|policy, rounds, known, owned| {
                let disk = Disk::new(std::env::temp_dir()).unwrap();
                disk.0.works[0].store(writes, Relaxed);
                disk.0.works[1].store(reads, Relaxed);
                let (again, order) = run(policy, rounds, known, owned, &disk);
                assert!(order.into_iter().eq((0..rounds).rev()), "{policy:?}, {rounds}, {known}, {owned}");
                let failed = disk.take_error();
                if policy == Policy::Every(1) && rounds == 30 {
                    assert_eq!(failed.unwrap().to_string(), "the test says so");
                    if writes == usize::MAX {
                        assert!(again > 0);
                    }
                }
                assert!(disk.take_error().is_none());
            });
        }
    }

    #[test]
    fn a_directory_that_is_none_is_an_error() {
        let directory = tempfile::tempdir().unwrap();
        let missing = directory.path().join("missing");
        assert_eq!(Disk::new(missing).unwrap_err().kind(), io::ErrorKind::NotFound);
    }

    #[test]
    fn room_on_the_disk_is_used_again() {
        let disk = Disk::new(std::env::temp_dir()).unwrap();
        let mut shelf = Shelf::new(&disk);
        for _ in 0..100 {
            for k in 0..4_u64 {
                shelf.push(&[k; 50]);
            }
            (0..4).for_each(|_| shelf.pop());
        }
        assert_eq!(shelf.end, 3 * 8 * 50);
    }

    #[test]
    fn clones_do_not_overwrite_each_other() {
        let disk = Disk::new(std::env::temp_dir()).unwrap();
        let mut one = Shelf::new(&disk);
        (0..4_u64).for_each(|k| one.push(&[k; 5]));
        let mut two = one.clone();
        for shelf in [&mut one, &mut two] {
            shelf.pop();
            shelf.push(&[9; 5]);
            shelf.push(&[8; 5]);
        }
        two.push(&[7; 5]);
        let mut tape = Tape::default();
        let mut read = |shelf: &Shelf, k: usize| {
            assert!(shelf.read(k, &mut tape));
            tape.words(0..5).to_vec()
        };
        for shelf in [&one, &two] {
            let all: Vec<_> = (0..5).map(|k| read(shelf, k)).collect();
            assert_eq!(all, [0, 1, 2, 9, 8].map(|k| vec![k; 5]));
        }
        assert_eq!(read(&two, 5), [7; 5]);
    }
}
