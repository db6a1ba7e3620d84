//! What gradients ask of the heap: nothing for straight-line code and for loops whose rounds are independent, a few
//! words per step for loops that carry a state. A counting allocator needs `unsafe`; it lives in this binary alone.

use autodiff::differentiate;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

#[path = "../benches/kernels/kernels.rs"]
#[allow(dead_code)]
mod kernels;

use kernels::*;

/// What the current thread did with the heap since the last reset.
#[derive(Clone, Copy, Default, Debug)]
struct Use {
    allocations: usize,
    bytes: usize,
    peak: usize,
}

thread_local! {
    // Constant and without a destructor, so that touching it allocates nothing.
    static USE: Cell<Use> = const { Cell::new(Use { allocations: 0, bytes: 0, peak: 0 }) };
}

struct Counting;

impl Counting {
    fn count(change: impl FnOnce(&mut Use)) {
        USE.with(|cell| {
            let mut now = cell.get();
            change(&mut now);
            now.peak = now.peak.max(now.bytes);
            cell.set(now);
        });
    }
}

// SAFETY: every call goes to the system's allocator with the caller's own arguments; the counting beside it touches no
// memory of theirs and does not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        Self::count(|now| {
            now.allocations += 1;
            now.bytes += layout.size();
        });
        // SAFETY: the caller's contract is the system allocator's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // Saturating: a test may free what it allocated before it began to count.
        Self::count(|now| now.bytes = now.bytes.saturating_sub(layout.size()));
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) }
    }

    // `realloc` is the default: allocate, copy, free. So a vector that grows counts both copies, as it should.
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The heap's part in one call.
fn heap_use<T>(call: impl FnOnce() -> T) -> Use {
    USE.set(Use::default());
    let result = black_box(call());
    let used = USE.get();
    drop(result);
    used
}

fn assert_no_allocation<T>(what: &str, call: impl FnOnce() -> T) {
    let used = heap_use(call);
    assert_eq!(used.allocations, 0, "{what}: {used:?}");
}

#[test]
fn the_counter_counts() {
    let used = heap_use(|| vec![0.0_f64; 100].iter().chain(&vec![0.0; 50]).sum::<f64>());
    assert_eq!((used.allocations, used.bytes, used.peak), (2, 0, 1200));
}

/// One statement after the other, every kind of primitive, a branch.
#[differentiate]
fn straight_line(x: f64, y: f64, z: f64) -> f64 {
    let a = x * y + z.sin();
    let b = (a * a + 1.0).sqrt() / (y.exp() + 2.0);
    let c = a.atan2(b) - b.powf(1.5);
    let d = if c > 0.0 { c.ln_1p() } else { c * z };
    let e = d.tanh().max(x) + (a - d).abs();
    let (s, t) = (e * b, e - b);
    s.hypot(t) + x.powi(3) * t
}

#[test]
fn straight_line_code_stays_off_the_heap() {
    let (x, y, z) = black_box((0.7, -0.4, 1.9));
    assert_no_allocation("grad_straight_line", || grad_straight_line(x, y, z));
    assert_no_allocation("value_and_grad_straight_line", || value_and_grad_straight_line(x, y, z));
    assert_no_allocation("forward and reverse", || {
        let (value, record) = forward_straight_line(x, y, z);
        (value, reverse_straight_line(&record, 1.0), reverse_straight_line(&record, -2.5))
    });

    let (a, b) = black_box((1.5, -2.0));
    assert_no_allocation("grad_seed_expr", || grad_seed_expr(a, b));
    assert_no_allocation("forward_seed_expr", || forward_seed_expr(a, b));
    assert_no_allocation("grad_norm_cdf", || grad_norm_cdf(a));
}

/// `norm_cdf` takes and returns one float, so its call is one local derivative and no words on a tape.
#[test]
fn calls_of_scalar_functions_stay_off_the_heap() {
    let [s, k, r, sigma, t] = black_box([100.0, 105.0, 0.03, 0.25, 1.5]);
    assert_no_allocation("grad_black_scholes", || grad_black_scholes(s, k, r, sigma, t));
}

/// Rounds that depend on each other only through sums are recomputed, not recorded.
#[test]
fn independent_rounds_stay_off_the_heap() {
    let (x, w, xs, y) = (input(2), input(4), data_x4(), data_y4());
    let mut g = vec![0.0; x.len()];
    assert_no_allocation("grad_rosenbrock_into", || grad_rosenbrock_into(&x, &mut g));
    let mut g = vec![0.0; w.len()];
    assert_no_allocation("grad_logistic_into", || grad_logistic_into(&w, &xs, &y, &mut g));
    let p: [f64; 9] = input(9).try_into().unwrap();
    assert_no_allocation("grad_mlp", || grad_mlp(&p));
}

/// A step of the Lotka-Volterra kernel computes some sixty values; its state at the head of the step is kept, and nothing else.
#[test]
fn a_step_of_lotka_keeps_two_floats() {
    let steps = 10_000;
    let words = steps * 2 * size_of::<f64>();
    let [a, b, d, g, x0, y0] = input(5).try_into().unwrap();
    // The gradient knows how many steps there will be; its buffer is allocated once.
    let used = heap_use(|| grad_lotka(a, b, d, g, x0, y0, steps, 1e-3));
    assert_eq!((used.allocations, used.peak), (1, words), "grad_lotka: {used:?}");
    assert_eq!(used.bytes, 0, "grad_lotka keeps what it returned: {used:?}");

    // A tape that grows holds the old words beside the new ones while it moves.
    let used = heap_use(|| {
        let (value, record) = forward_lotka(a, b, d, g, x0, y0, steps, 1e-3);
        (value, reverse_lotka(&record, 1.0))
    });
    assert!(used.peak <= 3 * words + 4096, "forward_lotka and reverse_lotka: {used:?}");
}

/// A record that gives its memory back: the second forward sweep allocates nothing.
#[test]
fn a_recycled_record_needs_no_memory() {
    let [a, b, d, g, x0, y0] = input(5).try_into().unwrap();
    let (_, record) = forward_lotka(a, b, d, g, x0, y0, 1000, 1e-3);
    let memory = record.recycle();
    assert_no_allocation("forward_lotka_into", || forward_lotka_into(memory, a, b, d, g, x0, y0, 1000, 1e-3));

    let p = 0.9;
    let (_, record) = forward_newton(p);
    let memory = record.recycle();
    assert_no_allocation("forward_newton_into", || forward_newton_into(memory, p));

    let x = input(3);
    let mut gradient = vec![0.0; x.len()];
    let mut memory = SpeelpenningRecord::default();
    for round in 0..3 {
        let used = heap_use(|| {
            let (value, record) = forward_speelpenning_into(std::mem::take(&mut memory), &x);
            reverse_speelpenning_into(&record, 1.0, &mut gradient);
            memory = record.recycle();
            value
        });
        assert!(round == 0 || used.allocations == 0, "round {round}: {used:?}");
    }
}

/// A mixture of Gaussians reverses each point right after it ran: the memory of its gradient does not grow with the points.
#[test]
fn a_mixture_keeps_little() {
    let (p, x) = (input(8), data_x8());
    let (alphas, rest) = p.split_at(K8);
    let (means, icf) = rest.split_at(K8 * D8);
    let (mut ga, mut gm, mut gi) = (vec![0.0; K8], vec![0.0; means.len()], vec![0.0; icf.len()]);
    let mut gradient = |n: usize| {
        heap_use(|| grad_gmm_into(alphas, means, icf, &x, D8, K8, n, K8_WISHART, &mut ga, &mut gm, &mut gi))
    };
    let (few, many) = (gradient(10), gradient(N8));
    assert!(many.peak < 8192, "{many:?}");
    assert_eq!(few.peak, many.peak);
    assert_eq!(few.allocations, many.allocations);
}
