//! What may go wrong at run time: lengths that do not fit, records used again, NaN and infinities, long loops, deep recursion,
//! panics in the middle, many threads.
use autodiff::differentiate;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A state that is carried through a loop, with a table that is read again in the reverse sweep.
#[differentiate]
fn filtered(x: &[f64], w: &mut [f64], k: f64) -> f64 {
    let mut level = k;
    for i in 0..x.len() {
        level = 0.5 * level + (x[i] * k).sin();
        w[i % 3] += level * x[i];
    }
    level * w[0]
}

fn value(x: &[f64], w: &[f64], k: f64) -> f64 {
    filtered(x, &mut w.to_vec(), k)
}

/// By central differences: `x`, `w`, `k`.
fn differences(x: &[f64], w: &[f64], k: f64) -> (Vec<f64>, Vec<f64>, f64) {
    let h = 1e-5;
    let slope = |f: &dyn Fn(f64) -> f64| (f(h) - f(-h)) / (2.0 * h);
    let moved = |v: &[f64], i: usize, h: f64| {
        let mut v = v.to_vec();
        v[i] += h;
        v
    };
    let by_x = (0..x.len()).map(|i| slope(&|h| value(&moved(x, i, h), w, k))).collect();
    let by_w = (0..w.len()).map(|i| slope(&|h| value(x, &moved(w, i, h), k))).collect();
    (by_x, by_w, slope(&|h| value(x, w, k + h)))
}

fn near(got: &[f64], want: &[f64]) -> bool {
    got.len() == want.len() && got.iter().zip(want).all(|(g, w)| (g - w).abs() <= 1e-7 * (1.0 + w.abs()))
}

fn points(n: usize) -> Vec<f64> {
    (0..n).map(|i| (i as f64 * 0.7).sin() - 0.3).collect()
}

#[test]
fn a_record_is_used_again_for_other_sizes() {
    let w = [0.3, -1.1, 0.7];
    let mut memory = FilteredRecord::default().recycle();
    for n in [7, 0, 40, 1, 3, 0, 200, 2] {
        let x = points(n);
        let (y, record) = forward_filtered_into(memory, &x, &mut w.clone(), 0.8);
        assert_eq!(y.to_bits(), value(&x, &w, 0.8).to_bits());
        for _ in 0..2 {
            let (dx, dw, dk) = reverse_filtered(&record, (1.0, &[0.0; 3]));
            let want = differences(&x, &w, 0.8);
            assert!(near(&dx, &want.0) && near(&dw, &want.1) && near(&[dk], &[want.2]), "{n} elements");
        }
        memory = record.recycle();
    }
}

#[test]
fn buffers_of_other_lengths_are_a_panic_that_names_the_parameter() {
    let (x, w) = (points(4), [0.3, -1.1, 0.7]);
    let (_, record) = forward_filtered(&x, &mut w.clone(), 0.8);
    let said = |n: usize, m: usize| {
        let (mut dx, mut dw, mut dk) = (vec![0.0; n], vec![0.0; m], 0.0);
        let run = AssertUnwindSafe(|| {
            reverse_filtered_into(&record, (1.0, &[0.0; 3]), &mut dx, &mut dw, &mut dk);
        });
        match catch_unwind(run) {
            Ok(()) => String::new(),
            Err(payload) => payload.downcast_ref::<String>().cloned().unwrap_or_default(),
        }
    };
    for n in [0, 3, 5, 400] {
        assert!(said(n, 3).contains("`x`"), "x, {n}");
        assert!(n == 3 || said(4, n).contains("`w`"), "w, {n}");
    }
    assert_eq!(said(4, 3), "");
}

#[test]
fn a_seed_of_another_length_is_a_panic() {
    let (x, w) = (points(4), [0.3, -1.1, 0.7]);
    let (_, record) = forward_filtered(&x, &mut w.clone(), 0.8);
    for n in [0, 2] {
        let seed = vec![1.0; n];
        assert!(catch_unwind(AssertUnwindSafe(|| reverse_filtered(&record, (1.0, &seed)))).is_err(), "{n}");
    }
}

/// Terms that have nothing to do with each other.
#[differentiate]
fn apart(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for v in x {
        sum += v.sin() + v * v;
    }
    sum
}

#[test]
fn nan_and_infinities_stay_where_they_are() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MAX, 0.0, -0.0, f64::MIN_POSITIVE] {
        for at in 0..4 {
            let mut x = points(4);
            x[at] = bad;
            let (y, dx) = value_and_grad_apart(&x);
            assert_eq!(y.to_bits(), apart(&x).to_bits());
            for (i, d) in dx.iter().enumerate().filter(|(i, _)| *i != at) {
                assert!((d - (x[i].cos() + 2.0 * x[i])).abs() < 1e-12, "{bad} at {at} reaches {i}");
            }
            let mut w = [0.1, bad, -0.4];
            let (y, _) = forward_filtered(&x, &mut w, bad);
            assert_eq!(y.to_bits(), value(&x, &[0.1, bad, -0.4], bad).to_bits());
        }
    }
}

#[test]
fn empty_slices() {
    assert_eq!(grad_apart(&[]), Vec::<f64>::new());
    let (dx, dw, dk) = grad_filtered(&[], &mut [2.0], 3.0);
    assert_eq!((dx, dw, dk), (vec![], vec![3.0], 2.0));
}

/// A state that every round changes.
#[differentiate]
fn long(x: f64, n: usize) -> f64 {
    let mut y = x;
    for _ in 0..n {
        y = y - 1e-7 * y * y;
    }
    y
}

/// `y' = −y²`, so that `y = x / (1 + x t)`, and `dy/dx = 1 / (1 + x t)²`, up to the step of the method.
#[test]
fn ten_million_rounds() {
    let (y, dx) = value_and_grad_long(1.5, 10_000_000);
    assert!((y - 0.6).abs() < 1e-6);
    assert!((dx - 0.16).abs() < 1e-6);
}

#[differentiate]
fn deep(x: f64, n: usize) -> f64 {
    if n == 0 {
        return x;
    }
    0.5 * deep(x, n - 1) + (1e-3 * x).sin()
}

/// On the stack that `main` has by default, 8 MiB; without optimisation a level takes nearly 1 KiB, and it is twice that.
const STACK: usize = if cfg!(debug_assertions) { 16 << 20 } else { 8 << 20 };

#[test]
fn recursion_ten_thousand_deep() {
    fn on_stack<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> T {
        std::thread::Builder::new().stack_size(STACK).spawn(run).unwrap().join().unwrap()
    }
    let value = on_stack(|| deep(2.0, 10_000));
    let (y, dx) = on_stack(|| value_and_grad_deep(2.0, 10_000));
    assert_eq!(y.to_bits(), value.to_bits());
    assert!((dx - 2e-3 * 2e-3_f64.cos()).abs() < 1e-12);
    let (_, record) = on_stack(|| forward_deep(2.0, 10_000));
    let dx = on_stack(move || reverse_deep(&record, -2.5));
    assert!((dx + 5e-3 * 2e-3_f64.cos()).abs() < 1e-12);
}

/// Panics half-way where the table ends.
#[differentiate]
fn looked_up(x: &[f64], table: &[f64], n: usize) -> f64 {
    let mut sum = 1.0;
    for i in 0..n {
        sum = sum * x[i % 2] + table[i];
    }
    sum
}

#[test]
fn a_panic_half_way_leaves_records_as_they_were() {
    let (x, table) = ([0.5, -0.75], [1.0, 2.0, -1.0, 0.5]);
    let (_, record) = forward_looked_up(&x, &table, 4);
    let before = reverse_looked_up(&record, 1.0);
    for n in [5, 6, 100] {
        assert!(catch_unwind(|| looked_up(&x, &table, n)).is_err());
        assert!(catch_unwind(|| grad_looked_up(&x, &table, n)).is_err());
        assert!(catch_unwind(|| forward_looked_up(&x, &table, n)).is_err());
        let memory = record.clone().recycle();
        assert!(catch_unwind(AssertUnwindSafe(|| forward_looked_up_into(memory, &x, &table, n))).is_err());
        assert_eq!(reverse_looked_up(&record, 1.0), before);
        assert_eq!(grad_looked_up(&x, &table, 4), before);
    }
}

#[test]
fn gradients_from_many_threads() {
    fn shared<T: Send + Sync + 'static>(_: &T) {}
    let (x, w) = (points(50), [0.3, -1.1, 0.7]);
    let (_, record) = forward_filtered(&x, &mut w.clone(), 0.8);
    shared(&record);
    let want = reverse_filtered(&record, (1.0, &[0.0; 3]));
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..50 {
                    assert_eq!(reverse_filtered(&record, (1.0, &[0.0; 3])), want);
                    assert_eq!(grad_filtered(&x, &mut w.clone(), 0.8).0, want.0);
                }
            });
        }
    });
}
