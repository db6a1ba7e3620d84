//! What is done for its effect is done once; what does not repeat itself is found out.
use autodiff::differentiate;
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
    static DRIFT: Cell<f64> = const { Cell::new(0.0) };
}

fn count(by: usize) {
    COUNT.set(COUNT.get() + by);
}

/// Counts itself, and gives a number.
fn counted(k: usize) -> f64 {
    COUNT.set(COUNT.get() + 1);
    k as f64
}

#[differentiate]
fn noisy(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint(snapshots = 2)]
    for k in 0..n {
        count(1);
        println!("round {k}: {y}");
        assert!(y.is_finite());
        let _ = counted(k);
        y = (y * x).sin();
    }
    y
}

#[test]
fn effects_happen_once() {
    for n in [0, 1, 2, 3, 7] {
        COUNT.set(0);
        let gradient = grad_noisy(0.7, n);
        assert_eq!(COUNT.get(), 2 * n);
        COUNT.set(0);
        let (_, record) = forward_noisy(0.7, n);
        assert_eq!(COUNT.get(), 2 * n);
        assert_eq!(reverse_noisy(&record, 1.0), gradient);
        assert_eq!(COUNT.get(), 2 * n);
    }
}

/// Something that changes outside of the state.
fn drift() -> f64 {
    DRIFT.set(DRIFT.get() + 0.125);
    DRIFT.get()
}

#[differentiate]
fn drifting(x: f64, n: usize) -> f64 {
    let (mut steady, mut moving) = (x, x);
    #[checkpoint(check)]
    for _ in 0..n {
        steady *= x;
        let more: f64 = drift();
        moving = (moving + more).sin() * x;
    }
    steady * moving
}

#[test]
#[should_panic(expected = "`moving` is not the same after 3 rounds when the rounds are run again")]
fn what_does_not_repeat_itself_is_found() {
    let _ = grad_drifting(0.7, 3);
}

#[test]
#[should_panic(expected = "the checkpointed `for` at tests")]
fn the_loop_is_named() {
    let (_, record) = forward_drifting(0.7, 3);
    let _ = reverse_drifting(&record, 1.0);
}

/// Numbers that are none compare equal, whatever their bits.
#[differentiate]
fn undefined(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint(check)]
    for _ in 0..n {
        y = (y - 1.0).sqrt();
    }
    y
}

#[test]
fn undefined_numbers_are_no_difference() {
    assert!(grad_undefined(0.5, 7).is_nan());
    assert!(grad_undefined(9.0, 2) > 0.0);
}
