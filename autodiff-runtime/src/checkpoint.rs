//! Long loops in little memory: what loops under `#[checkpoint]` do at run time.
//!
//! Going forward, [`Checkpoints`] keeps the state at the heads of some of the rounds. Going backward, [`Replay`] says from which
//! state to start again, how far to run, and which rounds to record and reverse; generated code does as it says.
#[cfg(feature = "disk")]
pub(crate) mod disk;
pub mod schedule;
pub mod state;

#[cfg(feature = "disk")]
pub use disk::Disk;

use crate::tape::{Back, Tape};
use alloc::vec::Vec;
use core::mem::{size_of, size_of_val};

/// Which states a loop keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Segments of about √L rounds: √L states, the residuals of √L rounds, one more run of the loop. Where the length is not known
    /// ahead, segments double while the loop runs.
    #[default]
    Sqrt,
    /// A state every so many rounds.
    Every(usize),
    /// So many states at a time, placed so that the fewest rounds are repeated (Revolve). Where the length is not known ahead, the
    /// states of the forward sweep are evenly spaced, and only what is repeated between them is optimal.
    Snapshots(usize),
    /// So many bytes, half of them for states and half for the residuals of the rounds that are recorded together. √L states where
    /// they fit, else as many as do, placed as snapshots are. What a round leaves behind is measured when the first is recorded.
    Memory(usize),
}

/// States of a loop, one after the other.
#[derive(Clone, Debug, Default, PartialEq)]
struct Store {
    tape: Tape,
    count: usize,
    /// The words of each state, while all have the same number.
    width: usize,
    /// Where each state ends, once they differ.
    ends: Vec<usize>,
    /// The rounds the states belong to, where they are not evenly spaced.
    rounds: Vec<usize>,
    /// The distance between them, where they are.
    by: usize,
    /// Where all but the last of them are, if it is a disk.
    #[cfg(feature = "disk")]
    shelf: Option<disk::Shelf>,
}

/// A lock that nobody was in when something panicked, as far as what it guards is concerned.
#[cfg(feature = "disk")]
fn lock<T>(of: &std::sync::Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A state that is at hand, or is not.
enum Found<'a> {
    Here(Back<'a>),
    /// It was read from the disk to where the caller said.
    #[cfg(feature = "disk")]
    Read,
    #[cfg(feature = "disk")]
    Lost,
}

impl Store {
    /// What the states take.
    fn bytes(&self) -> usize {
        #[cfg(feature = "disk")]
        let shelf = self.shelf.as_ref().map_or(0, disk::Shelf::bytes);
        #[cfg(not(feature = "disk"))]
        let shelf = 0;
        self.tape.bytes() + (self.ends.len() + self.rounds.len()) * size_of::<usize>() + shelf
    }

    fn round(&self, k: usize) -> usize {
        self.rounds.get(k).copied().unwrap_or(k * self.by)
    }

    fn end(&self, k: usize) -> usize {
        if k + 1 == self.count {
            return self.tape.len();
        }
        self.ends.get(k).copied().unwrap_or((k + 1) * self.width)
    }

    /// The objects in each state.
    fn objects(&self) -> usize {
        self.tape.objects() / self.count.max(1)
    }

    fn start(&self, k: usize) -> usize {
        if k == 0 { 0 } else { self.end(k - 1) }
    }

    /// Notes where the last state ends.
    fn seal(&mut self) {
        let (n, len) = (self.count, self.tape.len());
        if n == 0 {
            return;
        }
        #[cfg(feature = "disk")]
        if let Some(shelf) = &mut self.shelf {
            if shelf.len() < n {
                shelf.push(self.tape.words(0..len));
                self.tape.clear();
            }
            return;
        }
        if n == 1 {
            self.width = len;
            self.ends.clear();
        } else if !self.ends.is_empty() {
            self.ends.truncate(n - 1);
            self.ends.push(len);
        } else if len != n * self.width {
            self.ends = (1..n).map(|k| k * self.width).chain([len]).collect();
        }
    }

    /// Room for one more state, or for all that are known to come.
    fn reserve(&mut self, more: Option<usize>) {
        #[cfg(feature = "disk")]
        if self.shelf.is_some() {
            return;
        }
        let words = match more {
            Some(states) => states.saturating_mul(self.width),
            // A little at a time: memory is what this is about.
            None => (self.tape.len() / 8).max(self.width),
        };
        self.tape.reserve_exactly(self.width.min(words), words);
        if let (0, Some(states)) = (self.by, more) {
            self.rounds.reserve_exact(states);
        }
    }

    /// Begins a state.
    fn push(&mut self, round: usize, more: Option<usize>) -> &mut Tape {
        self.seal();
        if self.count > 0 {
            self.reserve(more);
        }
        if self.by == 0 {
            self.rounds.push(round);
        }
        self.count += 1;
        &mut self.tape
    }

    /// A state, by way of `_into` if it is on a disk.
    fn state(&self, k: usize, _into: &mut Tape) -> Found<'_> {
        #[cfg(feature = "disk")]
        if let Some(shelf) = &self.shelf {
            if k >= shelf.len() {
                return Found::Here(self.tape.back());
            }
            return match shelf.at_hand(k) {
                Some(words) => Found::Here(disk::back(words)),
                None if shelf.read(k, _into) => Found::Read,
                None => Found::Lost,
            };
        }
        let n = self.objects();
        Found::Here(self.tape.part(self.start(k)..self.end(k), k * n..(k + 1) * n))
    }

    /// The words of a state, if they can be had.
    fn words(&self, k: usize) -> Option<Vec<u64>> {
        let mut read = Tape::default();
        let words = match self.state(k, &mut read) {
            Found::Here(state) => state.words().to_vec(),
            #[cfg(feature = "disk")]
            Found::Read => read.words(0..read.len()).to_vec(),
            #[cfg(feature = "disk")]
            Found::Lost => return None,
        };
        Some(words)
    }

    fn pop(&mut self) {
        let k = self.count - 1;
        self.rounds.truncate(k);
        self.count = k;
        #[cfg(feature = "disk")]
        if let Some(shelf) = &mut self.shelf {
            self.tape.clear();
            if shelf.len() > k {
                shelf.pop();
            }
            return;
        }
        self.count = k + 1;
        let (start, objects) = (self.start(k), self.objects());
        self.tape.truncate_both(start, k * objects);
        self.ends.truncate(k);
        self.count = k;
    }

    /// Drops every other state.
    fn thin(&mut self) {
        self.seal();
        #[cfg(feature = "disk")]
        if let Some(shelf) = &mut self.shelf {
            shelf.thin();
            self.count = shelf.len();
            self.by *= 2;
            return;
        }
        let (mut out, mut ends) = (0, Vec::new());
        for k in (0..self.count).step_by(2) {
            let (start, end) = (self.start(k), self.end(k));
            self.tape.move_words(start..end, out);
            out += end - start;
            ends.push(out);
        }
        if !self.ends.is_empty() {
            self.ends = ends;
        }
        let objects = self.objects();
        self.tape.every_other(objects);
        self.tape.truncate_both(out, self.count.div_ceil(2) * objects);
        self.count = self.count.div_ceil(2);
        self.by *= 2;
    }

    /// Writes the rounds down one by one.
    fn spell(&mut self) {
        if self.by > 0 {
            self.rounds = (0..self.count).map(|k| k * self.by).collect();
            self.by = 0;
        }
    }
}

/// The states that the forward sweep of a loop keeps.
///
/// ```
/// use autodiff::checkpoint::{Checkpoints, Policy};
///
/// let mut checkpoints = Checkpoints::new(Policy::Every(2), Some(5), false);
/// let mut y = 1.0;
/// for _ in 0..5 {
///     if checkpoints.due() {
///         checkpoints.keep().put(y);
///     }
///     y *= 2.0;
/// }
/// let mut replay = checkpoints.replay();
/// let turn = replay.turn().unwrap();
/// assert_eq!((turn.start, turn.from, turn.to), (4, 4, 5));
/// assert_eq!(replay.state().take::<f64>(), 16.0);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Checkpoints {
    policy: Policy,
    /// The number of rounds, where it is known ahead.
    len: Option<usize>,
    /// The rounds begun so far.
    rounds: usize,
    /// The round at whose head the next state is kept.
    next: usize,
    store: Store,
    check: bool,
    /// How many states there may be, and the bytes of residuals, where an amount of memory was given.
    budget: Option<(usize, usize)>,
    /// The state after the last round, where recomputation is checked.
    last: Tape,
    /// What the rounds read and never change.
    captured: Tape,
}

impl Checkpoints {
    /// Begins a loop, of `len` rounds if that is known. With `check`, recomputed states are compared with the ones that were kept.
    #[must_use]
    pub fn new(policy: Policy, len: Option<usize>, check: bool) -> Self {
        let policy = match policy {
            Policy::Every(k) => Policy::Every(k.max(1)),
            Policy::Snapshots(c) => Policy::Snapshots(c.max(1)),
            other => other,
        };
        let mut out = Checkpoints { policy, len, check, ..Checkpoints::default() };
        out.store.by = out.spacing();
        out
    }

    /// States go to a disk, all but the first and the last.
    #[cfg(feature = "disk")]
    #[must_use]
    pub fn on(mut self, disk: &Disk) -> Self {
        self.store.shelf = Some(disk::Shelf::new(disk));
        self
    }

    /// The distance of evenly spaced states at the start; zero where they are not evenly spaced.
    fn spacing(&self) -> usize {
        match (self.policy, self.len) {
            (Policy::Every(k), _) => k,
            (Policy::Sqrt, Some(len)) => root(len),
            (Policy::Snapshots(_), Some(_)) => 0,
            (Policy::Sqrt | Policy::Snapshots(_) | Policy::Memory(_), _) => 1,
        }
    }

    /// Begins a round: whether the state at its head is to be kept.
    #[inline]
    pub fn due(&mut self) -> bool {
        let now = self.rounds;
        self.rounds += 1;
        now == self.next && self.room(now)
    }

    /// Makes room for a state; `false` if it is not wanted after all.
    #[cold]
    fn room(&mut self, now: usize) -> bool {
        if let (Policy::Memory(bytes), true) = (self.policy, now > 0) {
            self.choose(bytes);
            if now != self.next {
                return false;
            }
        }
        let full = match (self.policy, self.len) {
            (Policy::Sqrt, None) => {
                let fit = self.budget.map_or(usize::MAX, |(states, _)| states);
                (2 * self.store.by).min(fit)
            }
            (Policy::Snapshots(c), None) => c,
            _ => return true,
        };
        if self.store.count >= full {
            self.store.thin();
        }
        let past = now % self.store.by;
        self.next = now - past + self.store.by;
        past == 0
    }

    /// Decides on a policy once the size of a state is known.
    fn choose(&mut self, bytes: usize) {
        self.store.seal();
        let half = bytes / 2;
        let fit = (half / self.store.bytes().max(1)).max(1);
        self.policy = match self.len {
            Some(len) if root(len) > fit => Policy::Snapshots(fit),
            _ => Policy::Sqrt,
        };
        self.budget = Some((fit, half));
        self.store.by = self.spacing();
        if self.store.by == 0 {
            self.store.rounds.push(0);
        }
        self.plan(0);
    }

    /// Notes, with the state of round `now` kept, when the next is due.
    fn plan(&mut self, now: usize) {
        self.next = match (self.policy, self.len) {
            (Policy::Snapshots(1), _) => usize::MAX,
            (Policy::Snapshots(c), Some(len)) => {
                let left = c - self.store.count + 1;
                if left <= 1 { usize::MAX } else { now + schedule::distance(len - now, left) }
            }
            _ => now + self.store.by,
        };
    }

    /// Where the state of the round that was begun goes.
    pub fn keep(&mut self) -> &mut Tape {
        let now = self.rounds - 1;
        let all = match (self.policy, self.len) {
            (Policy::Every(k), Some(len)) => Some(len.div_ceil(k)),
            (Policy::Sqrt, Some(len)) => Some(len.div_ceil(self.store.by)),
            (Policy::Snapshots(c), Some(len)) => Some(c.min(len)),
            _ => None,
        };
        let more = all.map(|all| all.saturating_sub(self.store.count));
        self.store.push(now, more);
        self.plan(now);
        &mut self.store.tape
    }

    /// Whether recomputed states are compared with the ones that were kept.
    #[inline]
    #[must_use]
    pub fn checks(&self) -> bool {
        self.check
    }

    /// Where the state after the last round goes, if recomputation is checked.
    pub fn last(&mut self) -> &mut Tape {
        &mut self.last
    }

    /// Where variables go that the rounds read and do not change.
    pub fn captured(&mut self) -> &mut Tape {
        &mut self.captured
    }

    /// The number of states kept.
    #[must_use]
    pub fn count(&self) -> usize {
        self.store.count
    }

    /// The bytes of all that is kept.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.store.bytes() + self.last.bytes() + self.captured.bytes()
    }

    /// Goes backward, and leaves the states as they are.
    #[must_use]
    pub fn replay(&self) -> Replay<'_> {
        let own = Store {
            #[cfg(feature = "disk")]
            shelf: self.store.shelf.as_ref().map(disk::Shelf::another),
            ..Store::default()
        };
        Replay::new(self, Some(self), own)
    }

    /// Goes backward, and gives up each state when it is not needed any more.
    #[must_use]
    pub fn into_replay(mut self) -> Replay<'static> {
        let mut own = core::mem::take(&mut self.store);
        if matches!(self.policy, Policy::Snapshots(_)) {
            own.spell();
        }
        let captured = core::mem::take(&mut self.captured);
        Replay { captured, ..Replay::new(&self, None, own) }
    }
}

/// ⌈√n⌉, at least one.
fn root(n: usize) -> usize {
    let r = n.isqrt();
    (r + usize::from(r * r < n)).max(1)
}

/// What to do next: from the state at `start`, run to `from`; record the rounds `from..to`; reverse them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The round whose state is at hand.
    pub start: usize,
    /// The first round to record.
    pub from: usize,
    /// One past the last round to record.
    pub to: usize,
}

/// The reverse sweep of a loop, one [`Turn`] after the other. Made by [`Checkpoints::replay`].
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// States that belong to somebody else, of which the first `left` are still to be used.
    kept: Option<&'a Checkpoints>,
    left: usize,
    /// States that were kept on the way, and those that nobody else needs.
    own: Store,
    /// How many states there may be, where rounds are repeated more than once.
    slots: Option<usize>,
    /// How many rounds are recorded together at most.
    block: usize,
    /// The bytes that residuals may take, and the most that a round has left so far.
    residuals: Option<(usize, usize)>,
    /// The rounds before this one are still to be reversed.
    end: usize,
    /// The end of the rounds that are recorded now.
    to: usize,
    next: usize,
    check: bool,
    /// The words of the state at the head of a round, to compare with.
    expected: (usize, Vec<u64>),
    probe: Tape,
    /// The state that the turn starts from, if it was read from a disk.
    read: Tape,
    is_read: bool,
    /// What belongs to nobody else of what the rounds read and do not change.
    captured: Tape,
}

impl<'a> Replay<'a> {
    fn new(of: &Checkpoints, kept: Option<&'a Checkpoints>, own: Store) -> Self {
        let slots = match (of.budget, of.policy) {
            (Some((states, _)), _) | (None, Policy::Snapshots(states)) => Some(states),
            _ => None,
        };
        let expected =
            if of.check { (of.rounds, of.last.words(0..of.last.len()).to_vec()) } else { (0, Vec::new()) };
        Replay {
            kept,
            left: kept.map_or(0, |c| c.store.count),
            slots,
            // A state that cannot be read back does not make a longer segment.
            block: if slots.is_some() { 1 } else { of.store.by.max(own.by).max(1) },
            own,
            residuals: of.budget.map(|(_, bytes)| (bytes, 1)),
            end: of.rounds,
            to: of.rounds,
            next: usize::MAX,
            check: of.check,
            expected,
            probe: Tape::default(),
            read: Tape::default(),
            is_read: false,
            captured: Tape::default(),
        }
    }

    fn count(&self) -> usize {
        self.left + self.own.count
    }

    /// The store that the last state is in, and its number there.
    fn top(&self) -> Option<(&Store, usize)> {
        if self.own.count > 0 {
            return Some((&self.own, self.own.count - 1));
        }
        self.kept.filter(|_| self.left > 0).map(|c| (&c.store, self.left - 1))
    }

    fn pop(&mut self) {
        if self.own.count > 0 { self.own.pop() } else { self.left -= 1 }
    }

    /// What to do next; `None` when all rounds are reversed.
    pub fn turn(&mut self) -> Option<Turn> {
        let to = self.end;
        self.to = to;
        let mut read = core::mem::take(&mut self.read);
        while let Some((store, k)) = self.top() {
            let round = store.round(k);
            if round < to {
                let found = match store.state(k, &mut read) {
                    Found::Here(_) => Some(false),
                    #[cfg(feature = "disk")]
                    Found::Read => Some(true),
                    #[cfg(feature = "disk")]
                    Found::Lost => None,
                };
                // As if it had not been kept.
                let Some(is_read) = found else {
                    self.pop();
                    continue;
                };
                (self.read, self.is_read) = (read, is_read);
                let from = round.max(to.saturating_sub(self.block));
                self.plan(round);
                self.end = from;
                return Some(Turn { start: round, from, to });
            }
            if self.check
                && let Some(words) = store.words(k)
            {
                self.expected = (round, words);
            }
            self.pop();
        }
        None
    }

    /// Notes when the next state is due on the way from `round`.
    fn plan(&mut self, round: usize) {
        let left = self.slots.map_or(1, |c| (c + 1).saturating_sub(self.count()));
        self.next = match left {
            0 | 1 => usize::MAX,
            // Rounds that are recorded together count as one.
            left => {
                let blocks = (self.to - round).div_ceil(self.block);
                round.saturating_add(schedule::distance(blocks, left).saturating_mul(self.block))
            }
        };
    }

    /// Notes that the residuals of the rounds that were recorded take so many bytes. With an amount of memory given, as many rounds
    /// are recorded together from now on as fit in it; no more than twice as many as before, for rounds may differ.
    pub fn recorded(&mut self, bytes: usize) {
        if let Some((all, largest)) = &mut self.residuals {
            let rounds = (self.to - self.end).max(1);
            *largest = (*largest).max(bytes.div_ceil(rounds));
            self.block = (*all / *largest).clamp(1, self.block.saturating_mul(2));
        }
    }

    /// The state that the turn starts from.
    ///
    /// # Panics
    /// If there is no turn.
    #[must_use]
    pub fn state(&self) -> Back<'_> {
        if self.is_read {
            return self.read.back();
        }
        let here = self.top().map(|(store, k)| store.state(k, &mut Tape::default()));
        match here {
            Some(Found::Here(state)) => state,
            _ => panic!("there is nothing left to reverse"),
        }
    }

    /// The variables that the rounds read and do not change.
    #[must_use]
    pub fn captured(&self) -> Back<'_> {
        self.kept.map_or(&self.captured, |c| &c.captured).back()
    }

    /// Whether the state at the head of this round is to be kept, on the way to the rounds that are recorded.
    #[inline]
    #[must_use]
    pub fn due(&self, round: usize) -> bool {
        round == self.next
    }

    /// Where that state goes.
    pub fn keep(&mut self) -> &mut Tape {
        let round = self.next;
        self.own.push(round, None);
        self.plan(round);
        &mut self.own.tape
    }

    /// Whether recomputed states are compared with the ones that were kept.
    #[inline]
    #[must_use]
    pub fn checks(&self) -> bool {
        self.check && self.expected.0 == self.to
    }

    /// Where a recomputed state goes, to be compared.
    pub fn probe(&mut self) -> &mut Tape {
        self.probe.clear();
        &mut self.probe
    }

    /// Compares a recomputed state with the one that was kept, bit by bit. Each variable's words end at `ends`.
    ///
    /// # Panics
    /// If they differ, naming the loop and the variable.
    pub fn compare(&self, ends: &[usize], names: &[&str], place: &str) {
        let (round, before) = (self.expected.0, &self.expected.1);
        let now = self.probe.words(0..self.probe.len());
        let differs = before.iter().zip(now).position(|(a, b)| !same(*a, *b));
        let at = match differs {
            Some(at) => at,
            None if before.len() == now.len() => return,
            None => before.len().min(now.len()),
        };
        let k = ends.iter().position(|end| *end > at).unwrap_or(ends.len().saturating_sub(1));
        let name = names.get(k).copied().unwrap_or("the state");
        panic!(
            "{place}: `{name}` is not the same after {round} rounds when the rounds are run again; a checkpointed loop may \
             depend on nothing that changes beside its own variables, such as a global, a clock or another generator"
        );
    }
}

/// Makes room for what the next round of a segment leaves, before it leaves it: vectors that double would take up to twice the
/// memory of a segment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Room {
    before: usize,
    largest: usize,
}

impl Room {
    /// Room in a vector of frames, as much as the largest round so far took, or a sixteenth of what is there.
    #[inline]
    pub fn make<T>(&mut self, frames: &mut Vec<T>) {
        let len = frames.len();
        self.largest = self.largest.max(len.saturating_sub(self.before));
        self.before = len;
        if frames.capacity() - len < self.largest {
            frames.reserve_exact(self.largest.max(len / 16));
        }
    }

    /// Room on a tape.
    #[inline]
    pub fn make_on(&mut self, tape: &mut Tape) {
        self.make(tape.raw());
    }
}

/// The bytes that frames take.
#[must_use]
pub fn bytes_of<T>(frames: &[T]) -> usize {
    size_of_val(frames)
}

/// The bytes that the checkpoints of loops take.
#[must_use]
pub fn bytes_in(loops: &[Checkpoints]) -> usize {
    loops.iter().map(Checkpoints::bytes).sum()
}

/// The same bits, or two numbers that are none: their bits are not determined.
fn same(a: u64, b: u64) -> bool {
    let single = |w: u64| u32::try_from(w).is_ok_and(|w| f32::from_bits(w).is_nan());
    let nan = |w: u64| f64::from_bits(w).is_nan() || single(w);
    a == b || nan(a) && nan(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs `x ← x + 1` and reverses it: the rounds as they are recorded, the rounds run in all, the states at most.
    fn run(policy: Policy, rounds: usize, known: bool, owned: bool) -> (Vec<usize>, usize, usize) {
        let mut checkpoints = Checkpoints::new(policy, known.then_some(rounds), true);
        let mut x = 0_usize;
        let mut before = 0;
        for _ in 0..rounds {
            if checkpoints.due() {
                before = x;
                // States of different sizes.
                let state = checkpoints.keep();
                if x.is_multiple_of(3) {
                    state.put(7_usize);
                }
                state.put_object(x + 1);
                state.put(x);
            }
            x += 1;
        }
        checkpoints.last().put(x);
        let mut most = checkpoints.count();
        let mut replay = if owned { checkpoints.clone().into_replay() } else { checkpoints.replay() };
        let (mut order, mut repeated) = (Vec::new(), 0);
        while let Some(turn) = replay.turn() {
            let mut state = replay.state();
            let (mut x, y): (usize, usize) = (state.take(), state.take_object());
            assert_eq!((x, y), (turn.start, x + 1));
            for round in turn.start..turn.from {
                if replay.due(round) {
                    let state = replay.keep();
                    if x.is_multiple_of(3) {
                        state.put(7_usize);
                    }
                    state.put_object(x + 1);
                    state.put(x);
                    most = most.max(replay.count());
                }
                x += 1;
                repeated += 1;
            }
            assert_eq!(x, turn.from);
            order.extend((turn.from..turn.to).rev());
        }
        (order, before + repeated, most)
    }

    fn reversed(rounds: usize) -> Vec<usize> {
        (0..rounds).rev().collect()
    }

    #[test]
    fn every_round_is_reversed_once() {
        let policies = [Policy::Sqrt, Policy::Every(1), Policy::Every(4), Policy::Every(0)];
        let some = [1, 2, 3, 5, 8].map(Policy::Snapshots);
        let memory = [0, 16, 64, 200, 10_000].map(Policy::Memory);
        for policy in policies.into_iter().chain(some).chain(memory) {
            for rounds in (0..40).chain([100, 257]) {
                for (known, owned) in [(true, true), (true, false), (false, true), (false, false)] {
                    let (order, _, most) = run(policy, rounds, known, owned);
                    assert_eq!(order, reversed(rounds), "{policy:?}, {rounds}, {known}, {owned}");
                    if let Policy::Snapshots(c) = policy {
                        assert!(most <= c, "{policy:?}, {rounds}, {known}, {owned}: {most}");
                    }
                }
            }
        }
    }

    #[test]
    fn snapshots_repeat_as_few_rounds_as_can_be() {
        for c in 1..=9 {
            for rounds in 1..=60 {
                for owned in [true, false] {
                    let (_, run, _) = run(Policy::Snapshots(c), rounds, true, owned);
                    assert_eq!(run, schedule::fewest(rounds, c), "{rounds} rounds, {c} states");
                }
            }
        }
    }

    #[test]
    fn the_known_optimum_of_a_long_loop() {
        // Three runs of 87,841 rounds, less 5,050.
        let (_, run, most) = run(Policy::Snapshots(98), 87_841, true, true);
        assert_eq!((run, most), (258_473, 98));
    }

    #[test]
    fn segments_are_square_roots() {
        for rounds in [1, 2, 3, 7, 100, 101, 10_000] {
            let (_, _, most) = run(Policy::Sqrt, rounds, true, true);
            assert!(most <= root(rounds), "{rounds}: {most}");
            // Where the length comes as a surprise: a little more.
            let mut checkpoints = Checkpoints::new(Policy::Sqrt, None, false);
            for x in 0..rounds {
                if checkpoints.due() {
                    checkpoints.keep().put(x);
                }
            }
            let longest = checkpoints.store.by;
            let all = (checkpoints.count() + longest) as f64;
            assert!(all <= 2.2 * (rounds as f64).sqrt() + 2.0, "{rounds}: {all}");
        }
    }

    #[test]
    #[should_panic(expected = "`y` is not the same after 2 rounds")]
    fn a_difference_is_named() {
        let mut checkpoints = Checkpoints::new(Policy::Every(2), Some(4), true);
        for k in 0..4 {
            if checkpoints.due() {
                let state = checkpoints.keep();
                state.put(1.0);
                state.put(k as f64);
            }
        }
        checkpoints.last().put(0.0);
        let mut replay = checkpoints.replay();
        let _ = replay.turn();
        let _ = replay.turn();
        assert!(replay.checks());
        replay.probe().put(1.0);
        replay.probe.put(2.5);
        replay.compare(&[1, 2], &["x", "y"], "the loop");
    }
}
