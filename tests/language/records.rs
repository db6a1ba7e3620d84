//! Records: named types, cloned, printed, kept side by side, recycled.

use autodiff::differentiate;

use crate::common::assert_close;

/// Straight-line code: its record is a handful of fields.
#[differentiate]
fn straight(a: f64, b: f64) -> f64 {
    (a * b + a.sin()) * b
}

/// A tape as long as the loop.
#[differentiate]
fn looped(x: &[f64], c: f64, n: usize) -> f64 {
    let mut s = c;
    for i in 0..n {
        s = s * x[i % x.len()] + s.sin();
    }
    s
}

/// An array by value longer than those with a `Default`, changed on the way.
#[differentiate]
fn long(mut p: [f64; 40], k: f64) -> f64 {
    for i in 1..40 {
        p[i] = p[i - 1] * p[i] + k;
    }
    p[39]
}

#[test]
fn are_ordinary_values() {
    let (_, record) = forward_straight(1.5, -2.0);
    let copy: StraightRecord = record.clone();
    drop(record);
    assert_close(reverse_straight(&copy, 1.0), (4.0 - 2.0 * 1.5_f64.cos(), -6.0 + 1.5_f64.sin()));
    assert!(format!("{copy:?}").starts_with("StraightRecord"), "{copy:?}");
    _ = StraightRecord::default();
    _ = LoopedRecord::default();
    _ = LongRecord::default();

    let x = [0.5, -0.25];
    let (_, record) = forward_looped(&x, 1.25, 3);
    let copy = record.clone();
    assert_eq!(reverse_looped(&copy, 1.0), reverse_looped(&record, 1.0));
    assert!(format!("{record:?}").starts_with("LoopedRecord"), "{record:?}");

    let (_, record) = forward_long([0.5; 40], 0.25);
    assert_eq!(reverse_long(&record.clone(), 1.0), grad_long([0.5; 40], 0.25));
}

#[test]
fn live_side_by_side() {
    let points = [[0.5, -0.25], [1.5, 0.75], [-2.0, 0.125]];
    let mut records = Vec::new();
    for (n, x) in points.iter().enumerate() {
        records.push(forward_looped(x, 1.25, 2 * n + 1).1);
    }
    for _ in 0..2 {
        for (n, x) in points.iter().enumerate().rev() {
            let mut gradient = (vec![0.0; 2], 0.0);
            reverse_looped_into(&records[n], 1.0, &mut gradient.0, &mut gradient.1);
            assert_close(gradient, grad_looped(x, 1.25, 2 * n + 1));
        }
    }
}

/// Recycled memory lets go of what the record borrowed, and leaves no trace of the point before.
#[test]
fn are_recycled() {
    let mut x = vec![0.5, -0.25, 1.5];
    let (_, record) = forward_looped(&x, 1.25, 7);
    let memory = record.recycle();
    x[0] = -3.0;
    x.push(0.125);
    let (value, record) = forward_looped_into(memory, &x, -0.5, 5);
    assert_eq!(value, looped(&x, -0.5, 5));
    assert_close(reverse_looped(&record, 1.0), grad_looped(&x, -0.5, 5));
    // Shorter, longer and empty runs in the same memory.
    let mut memory = record.recycle();
    for n in [2, 9, 0, 3] {
        let (value, record) = forward_looped_into(memory, &x, 0.75, n);
        assert_eq!(value, looped(&x, 0.75, n));
        assert_close(reverse_looped(&record, 1.0), grad_looped(&x, 0.75, n));
        assert_close(reverse_looped(&record, -2.5), {
            let (gx, gc) = grad_looped(&x, 0.75, n);
            (gx.iter().map(|g| -2.5 * g).collect(), -2.5 * gc)
        });
        memory = record.recycle();
    }
    // Memory that never was a record's.
    let (value, record) = forward_looped_into(LoopedRecord::default().recycle(), &[2.0], 0.5, 1);
    assert_eq!(value, looped(&[2.0], 0.5, 1));
    assert_close(reverse_looped(&record, 1.0), (vec![0.5], 2.0 + 0.5_f64.cos()));

    let (_, record) = forward_straight(1.0, 1.0);
    let (value, record) = forward_straight_into(record.recycle(), 1.5, -2.0);
    assert_eq!(value, straight(1.5, -2.0));
    assert_close(reverse_straight(&record, 1.0), grad_straight(1.5, -2.0));
}

/// Gradient descent that allocates a record once.
#[test]
fn serve_in_a_descent() {
    let mut at = [2.0, -1.0];
    let mut memory = BowlRecord::default().recycle();
    for _ in 0..200 {
        let (_, record) = forward_bowl_into(memory, &at);
        let mut gradient = [0.0; 2];
        reverse_bowl_into(&record, 1.0, &mut gradient);
        memory = record.recycle();
        at = [at[0] - 0.1 * gradient[0], at[1] - 0.1 * gradient[1]];
    }
    assert!((at[0] - 0.5).abs() < 1e-9 && (at[1] + 0.25).abs() < 1e-9, "{at:?}");
}

/// Least at (1/2, −1/4).
#[differentiate]
fn bowl(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        let from = x[i] - if i == 0 { 0.5 } else { -0.25 };
        s += from * from * (1.0 + i as f64);
    }
    s
}

/// A record outlives its arguments, and stays right for its point when they change.
#[test]
fn outlive_their_arguments() {
    let (value, record) = forward_looped(&vec![0.5, -0.25], 1.25, 3);
    assert_eq!(value, looped(&[0.5, -0.25], 1.25, 3));
    assert_close(reverse_looped(&record, 1.0), grad_looped(&[0.5, -0.25], 1.25, 3));

    let mut x = vec![0.5, -0.25];
    let kept = Kept { record: forward_looped(&x, 0.75, 7).1 };
    x[0] = 3.0;
    x.clear();
    let kept = std::thread::spawn(move || kept).join().unwrap();
    assert_close(reverse_looped(&kept.record, 1.0), grad_looped(&[0.5, -0.25], 0.75, 7));

    // Arrays of every length, of generic length, of a generic float; numbers and texts by reference.
    let (_, record) = forward_product(&[1.5, -2.0, 0.5]);
    assert_close(reverse_product(&record, 2.0), grad_product(&[1.5, -2.0, 0.5]).map(|g| 2.0 * g));
    let (_, record) = forward_product(&[1.25; 40]);
    assert_close(reverse_product(&record, 1.0), grad_product(&[1.25; 40]));
    let (_, record) = forward_mixed(&2.5, &[0.5, -1.5], "abc", &[2, 3]);
    assert_close(reverse_mixed(&record, 1.0), grad_mixed(&2.5, &[0.5, -1.5], "abc", &[2, 3]));
}

struct Kept {
    record: LoopedRecord<'static>,
}

#[differentiate]
fn product<const N: usize>(x: &[f64; N]) -> f64 {
    let mut p = 1.0;
    for v in x {
        p *= v.sin() + 2.0;
    }
    p
}

#[differentiate]
fn mixed(a: &f64, x: &[f64; 2], name: &str, powers: &[i32]) -> f64 {
    let mut s = *a * *a;
    for (k, p) in powers.iter().enumerate() {
        s = s * x[k].powi(*p) + a * name.len() as f64;
    }
    s
}
