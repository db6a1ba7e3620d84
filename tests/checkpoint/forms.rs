//! Every way to say what is kept.
use super::*;

both! {
    /// One state every so many rounds.
    every(x: f64, n: usize, k: usize) -> f64 {
        let mut y = [x, 1.0];
        #[checkpoint(every = 2)]
        for i in 0..n {
            y = [y[1] * x, (y[0] + i as f64).sin()];
        }
        #[checkpoint(every = k + 1, check)]
        for i in 0..n {
            y = [y[1] * x, (y[0] + i as f64).sin()];
        }
        y[0] * y[1]
    } at (0.7, 0, 3), (0.7, 1, 0), (0.7, 2, 1), (-0.7, 7, 2), (0.7, 20, 4)
}

both! {
    /// A number of states.
    snapshots(x: f64, n: usize, c: usize) -> f64 {
        let mut y = [x, 1.0];
        #[checkpoint(snapshots = 3)]
        for i in 0..n {
            y = [y[1] * x, (y[0] + i as f64).sin()];
        }
        #[checkpoint(snapshots = c)]
        for i in 0..n {
            y = [y[1] * x, (y[0] + i as f64).sin()];
        }
        y[0] * y[1]
    } at (0.7, 0, 3), (0.7, 1, 1), (0.7, 2, 1), (-0.7, 7, 2), (0.7, 20, 4), (0.7, 9, 30)
}

both! {
    /// A number of states in a loop whose length comes as a surprise, with a loop inside that is checkpointed too.
    online(x: f64, limit: f64) -> f64 {
        let mut y = x;
        let mut k = 0_usize;
        #[checkpoint(snapshots = 2)]
        while y < limit {
            #[checkpoint(snapshots = 2)]
            for j in 0..k {
                y = y * 1.01 + 0.001 * j as f64;
            }
            y += 0.1 * x;
            k += 1;
        }
        y * y
    } at (0.7, 0.0), (0.7, 0.75), (0.7, 2.0), (0.7, 10.0)
}

both! {
    /// An amount of memory.
    memory(x: f64, n: usize) -> f64 {
        let mut y = [x, 1.0, 0.5];
        #[checkpoint(memory = "64 MiB")]
        for i in 0..n {
            y = [y[1] * x, (y[0] + i as f64).sin(), y[2] * y[0]];
        }
        #[checkpoint(memory = "100 B")]
        for i in 0..n {
            y = [y[1] * x, (y[0] + i as f64).sin(), y[2] * y[0]];
        }
        y[0] * y[1] + y[2]
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7), (0.7, 50)
}

#[autodiff::differentiate(jvp)]
fn both_ways(x: f64, n: usize) -> f64 {
    let mut y = [x, 1.0];
    #[checkpoint(every = n / 2 + 1)]
    for i in 0..n {
        y = [y[1] * x, (y[0] + i as f64).sin()];
    }
    y[0] * y[1]
}

/// Forward mode runs through; there is nothing to keep.
#[test]
fn forward_mode() {
    for n in [0, 1, 2, 3, 7] {
        let (value, slope) = jvp_both_ways(0.7, n, 1.0);
        assert_eq!(value, both_ways(0.7, n));
        assert!((slope - grad_both_ways(0.7, n)).abs() < 1e-13 * (1.0 + slope.abs()));
    }
}
