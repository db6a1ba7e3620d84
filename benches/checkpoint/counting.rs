//! An allocator that counts: how much memory there was at most while something ran.
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

static NOW: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

/// The system's allocator, counting bytes.
pub struct Counting;

fn grow(by: usize) {
    let now = NOW.fetch_add(by, Relaxed) + by;
    PEAK.fetch_max(now, Relaxed);
}

// SAFETY: every call goes to the system's allocator with the caller's own arguments; the counting beside it touches no memory of
// theirs and does not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grow(layout.size());
        // SAFETY: the caller's contract is the system allocator's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        NOW.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // In place where that is possible; else both exist for a moment, which the system's allocator hides by moving pages.
        NOW.fetch_sub(layout.size(), Relaxed);
        grow(size);
        // SAFETY: as above.
        unsafe { System.realloc(memory, layout, size) }
    }
}

/// The most bytes allocated at a time while `run` ran, beside what there was before, and what it gave.
pub fn peak<T>(run: impl FnOnce() -> T) -> (usize, T) {
    let before = NOW.load(Relaxed);
    PEAK.store(before, Relaxed);
    let out = run();
    (PEAK.load(Relaxed) - before, out)
}
