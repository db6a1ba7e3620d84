//! States in a file.
use super::*;
use autodiff::checkpoint::Disk;

/// The same function with its states on a disk and without checkpoints, and its gradient through both.
macro_rules! on_disk {
    ($($(#[$doc:meta])* $name:ident($disk:ident, $($p:ident: $ty:ty),*) -> f64 $body:tt)*) => {$(
        $(#[$doc])*
        mod $name {
            #[allow(unused_imports)]
            use super::*;
            mod on {
                #[allow(unused_imports)]
                use super::*;
                #[autodiff::differentiate]
                pub fn f($($p: $ty,)* #[constant] $disk: &Disk) -> f64 $body
            }
            mod off {
                #[allow(unused_imports)]
                use super::*;
                #[autodiff::differentiate(without(checkpoint))]
                pub fn f($($p: $ty,)* #[constant] $disk: &Disk) -> f64 $body
            }
            #[test]
            fn agree() {
                let directory = tempfile::tempdir().unwrap();
                let disk = Disk::new(directory.path()).unwrap();
                for n in [0, 1, 2, 3, 7, 23] {
                    for x in [0.7, -0.4] {
                        let wanted = off::grad_f(opaque(x), opaque(n), &disk);
                        assert!(same(&on::grad_f(opaque(x), opaque(n), &disk), &wanted), "{n} rounds");
                        let (value, record) = on::forward_f(opaque(x), opaque(n), &disk);
                        assert_eq!(value.to_bits(), on::f(x, n, &disk).to_bits());
                        // A copy of a record shares its file.
                        let copy = record.clone();
                        for record in [&record, &copy] {
                            for seed in [1.0, -2.5, 1.0] {
                                let (_, plain) = off::forward_f(opaque(x), opaque(n), &disk);
                                assert!(same(&on::reverse_f(record, seed), &off::reverse_f(&plain, seed)), "{n} rounds");
                            }
                        }
                        assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
                    }
                }
                assert!(disk.take_error().is_none());
            }
        }
    )*};
}

#[derive(Clone, Debug, PartialEq, autodiff::Differentiable)]
struct Body {
    at: [f64; 2],
    v: f64,
}

#[autodiff::differentiate]
fn inner(x: f64, n: usize, #[constant] disk: &Disk) -> f64 {
    let mut y = x;
    #[checkpoint(every = 2, disk = disk)]
    for _ in 0..n {
        y = (1.3 * y).sin();
    }
    y
}

on_disk! {
    /// Segments of √L rounds.
    roots(disk, x: f64, n: usize) -> f64 {
        let mut y = [x, 1.0];
        #[checkpoint(disk = disk)]
        for i in 0..n {
            y = [y[1] * x, (y[0] + i as f64).sin()];
        }
        y[0] * y[1]
    }

    /// A state every so many rounds, of a vector that grows.
    every(disk, x: f64, n: usize) -> f64 {
        let mut v = vec![x];
        #[checkpoint(every = 3, disk = disk)]
        for i in 0..n {
            v.push((v[i] * 1.1).sin());
            v[0] += 0.1 * v[i];
        }
        v.iter().sum::<f64>()
    }

    /// A number of states, of structs and text.
    snapshots(disk, x: f64, n: usize) -> f64 {
        let mut all = [Body { at: [x, 0.1], v: 0.5 }, Body { at: [0.3, x], v: x }];
        let mut name = String::from("a");
        #[checkpoint(snapshots = 3, disk = disk, check)]
        for i in 0..n {
            let k = i % 2;
            let pull = all[1 - k].at[0] - all[k].at[0];
            all[k].v += 0.1 * pull * name.len() as f64;
            all[k].at[0] += 0.1 * all[k].v;
            name.push('b');
        }
        all[0].at[0] * all[1].v
    }

    /// Of unknown length, with early exits, one in the other.
    online(disk, x: f64, n: usize) -> f64 {
        let mut y = x;
        let mut k = 0;
        #[checkpoint(disk = disk)]
        while k < n {
            #[checkpoint(snapshots = 2, disk = disk)]
            for j in 0..k {
                y = (y * 1.01 + 0.001 * j as f64).sin();
                if y > 0.9 { break; }
            }
            k += 1;
            if k == 20 { return y * x; }
            y += 0.05 * x;
        }
        y
    }

    /// Called in a loop, checkpointed and not.
    callees(disk, x: f64, n: usize) -> f64 {
        let mut y = inner(x, n, disk);
        for i in 0..n % 5 {
            y += inner(y * x, i, disk);
        }
        #[checkpoint(disk = disk)]
        for i in 0..n {
            y += inner(y * x, i, disk);
        }
        y
    }
}

struct Setup {
    disk: Disk,
}

#[autodiff::differentiate]
fn panics(x: f64, n: usize, #[constant] setup: &Setup) -> f64 {
    let mut y = x;
    #[checkpoint(every = 1, disk = setup.disk)]
    for i in 0..n {
        assert!(i < 5, "too many rounds");
        y = y.sin();
    }
    y
}

/// Nothing is left behind, and what the disk was used for goes on.
#[test]
fn after_a_panic() {
    let directory = tempfile::tempdir().unwrap();
    let setup = Setup { disk: Disk::new(directory.path()).unwrap() };
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| grad_panics(0.7, 9, &setup)));
    assert!(caught.is_err());
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
    assert_eq!(grad_panics(0.7, 1, &setup), 0.7_f64.cos());
    assert!(setup.disk.take_error().is_none());
}

/// A directory that is gone: the gradient is right, and the disk says what happened.
#[test]
fn on_a_disk_that_is_gone() {
    let directory = tempfile::tempdir().unwrap();
    let setup = Setup { disk: Disk::new(directory.path()).unwrap() };
    let wanted = grad_panics(0.7, 4, &setup);
    assert!(setup.disk.take_error().is_none());
    directory.close().unwrap();
    assert_eq!(grad_panics(0.7, 4, &setup), wanted);
    assert_eq!(setup.disk.take_error().unwrap().kind(), std::io::ErrorKind::NotFound);
    assert!(setup.disk.take_error().is_none());
}
