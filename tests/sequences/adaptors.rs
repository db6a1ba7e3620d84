//! Iterators: what stands after an adaptor that drops items, and iterations that are several loops.

programs! {
    /// `zip`, `take` and `skip` where the number of items is not known.
    fn after_filter(x: &[f64]) -> f64 {
        x.iter()
            .filter(|v| **v > 0.0)
            .zip([2.0, 3.0, 4.0, 5.0].iter())
            .map(|(a, b)| a * a * b)
            .sum::<f64>()
            + x.iter().filter(|v| **v < 1.0).take(1).map(|v| v * 3.0).sum::<f64>()
            + x.iter().filter(|v| **v > -1.0).skip(1).map(|v| v * v).sum::<f64>()
    }

    /// Every second of the items that are left.
    fn step_by_after_filter(x: &[f64]) -> f64 {
        let v: Vec<f64> = x.iter().copied().filter(|v| *v > 0.0).collect();
        x.iter().filter(|v| **v > 0.0).step_by(2).map(|v| v * v).sum::<f64>() * v.len() as f64
    }

    /// The right side of `zip` drops items, and the left side.
    fn zip_with_filtered(x: &[f64]) -> f64 {
        let w = [1.0, 2.0, 3.0, 4.0];
        w.iter().zip(x.iter().filter(|v| **v > 0.0)).map(|(a, b)| a * b * b).sum::<f64>()
            + x.iter().take_while(|v| **v < 5.0).zip(x.iter().rev()).map(|(a, b)| a * b).sum::<f64>()
    }

    /// `take`, `enumerate`, `skip` and `step_by` after `flat_map`.
    fn after_flat_map(x: &[f64]) -> f64 {
        x.iter()
            .flat_map(|v| [*v, v * v])
            .take(3)
            .enumerate()
            .map(|(k, v)| v * (k + 1) as f64)
            .sum::<f64>()
            + x.iter().flat_map(|v| vec![*v; 2]).skip(1).step_by(2).sum::<f64>()
    }

    /// `take(0)`, and more to skip than there is.
    fn take_nothing(x: &[f64]) -> f64 {
        x.iter().filter(|v| **v > 0.0).take(0).sum::<f64>()
            + x[0] * x.iter().filter(|v| **v > 0.0).take(2).count() as f64
            + x.iter().filter(|v| **v > 0.0).skip(7).sum::<f64>()
    }

    /// From the back, through a filter and a chain.
    fn rev_after_filter(x: &[f64]) -> f64 {
        x.iter()
            .map(|v| v * v)
            .filter(|v| *v > 0.3)
            .rev()
            .enumerate()
            .map(|(k, v)| v * (k + 1) as f64)
            .sum::<f64>()
            + x.iter().chain(x[..1].iter()).rev().fold(0.0, |a, v| a * 0.5 + v)
    }

    /// An item that is passed over has its closure run.
    fn skip_runs_closures(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let t: f64 = x
            .iter()
            .map(|v| {
                s += v;
                s * v
            })
            .skip(1)
            .step_by(2)
            .sum();
        s * t
    }

    /// `take_while` ends both parts of a chain.
    fn take_while_of_chain(x: &[f64]) -> f64 {
        x[..2].iter().chain(x[2..].iter()).take_while(|v| **v > 0.0).map(|v| v * v).sum()
    }

    /// The first of a chain is of its first part.
    fn next_of_chain(x: &[f64]) -> f64 {
        let a = x[1..2].iter().chain(x[2..].iter()).next().unwrap();
        a * a
    }

    /// One answer for both parts.
    fn any_of_chain(x: &[f64]) -> f64 {
        if x[..2].iter().chain(x[2..].iter()).any(|v| *v < 0.0) { x[0] * x[1] } else { x[2] }
    }

    /// `take_while` ends the outer loop too.
    fn take_while_of_flat_map(x: &[f64]) -> f64 {
        x.iter().flat_map(|v| [*v, v * v, v + 1.0]).take_while(|v| *v > -0.3).map(|v| v * v).sum()
    }

    /// `scan` that ends.
    fn scan_of_flat_map(x: &[f64]) -> f64 {
        x.iter()
            .flat_map(|v| [*v, v * v])
            .scan(1.0, |s, v| {
                *s += v;
                if *s > 2.0 { None } else { Some(*s) }
            })
            .sum::<f64>()
            * x[1]
    }

    /// `scan` that ends, and no second part.
    fn scan_of_chain(x: &[f64]) -> f64 {
        x[..1]
            .iter()
            .chain(x[1..].iter())
            .scan(1.0, |s, v| {
                *s += v;
                if *s > 2.0 { None } else { Some(*s) }
            })
            .sum::<f64>()
            * x[1]
    }

    /// `break` leaves both parts.
    fn break_in_chain(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for v in x[..2].iter().chain(x[2..].iter()) {
            if *v < -0.3 {
                break;
            }
            s += v * v;
        }
        s
    }

    /// `continue` goes to the next item of the inner part.
    fn break_and_continue_in_flat_map(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for v in x.iter().flat_map(|v| [*v, v * v, v + 1.0]) {
            if v < -0.3 {
                break;
            }
            if v > 2.0 {
                continue;
            }
            s += v * v;
        }
        s
    }

    /// `return` from within.
    fn return_in_flat_map(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for v in x.iter().flat_map(|v| [*v, v * v, v + 1.0]) {
            if v < -0.3 {
                return s * x[1];
            }
            s += v * v;
        }
        s
    }

    /// Labels of iterations that are several loops.
    fn labels(x: &[f64]) -> f64 {
        let mut s = 0.0;
        'o: for a in x.iter().chain(&x[..2]) {
            for b in x.iter().flat_map(|v| [*v, -*v]) {
                if b > 1.0 {
                    continue 'o;
                }
                if *a < -0.5 {
                    break 'o;
                }
                s += a * b * b;
            }
            s += a;
        }
        s
    }

    /// Numbers of any integer type beside elements.
    fn ranges_of_any_integer(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (k, v) in (-1..=2).zip(x) {
            s += v * k as f64;
        }
        for (k, v) in (1..).zip(x.iter()) {
            s += v.powi(k);
        }
        let n = x.len() as i32;
        for (k, v) in (0..n).rev().zip(x) {
            s += v * f64::from(k);
        }
        for (k, v) in (1_i64..=4).zip(x.iter().rev()) {
            s += v.sin() * k as f64;
        }
        for k in (0..4).map(|k| k * 2).take(2) {
            s += x[k];
        }
        s
    }

    /// Over and over, beside something that ends.
    fn cycle(x: &[f64]) -> f64 {
        x.iter().zip(x.iter().cycle().skip(1)).map(|(a, b)| a * b).sum()
    }

    /// The same value once, or so many times.
    fn once_and_repeat(x: &[f64]) -> f64 {
        std::iter::once(x[0]).chain(x[1..].iter().copied()).map(|v| v * v).sum::<f64>()
            + std::iter::repeat(x[1]).take(3).product::<f64>()
            + std::iter::repeat_n(x[2], 2).sum::<f64>()
    }

    /// Each from the one before.
    fn successors(x: &[f64]) -> f64 {
        std::iter::successors(Some(x[0]), |v| Some(v * x[1])).take(4).sum::<f64>()
            + std::iter::successors(
                Some(x[2]),
                |v| if v.abs() < 5.0 { Some(v * 2.0 + 0.1) } else { None },
            )
            .map(|v| v * v)
            .sum::<f64>()
    }

    /// Whatever a closure gives, until it gives nothing.
    fn from_fn(x: &[f64]) -> f64 {
        let mut k = 0;
        let mut s = x[0];
        std::iter::from_fn(|| {
            k += 1;
            if k < 4 {
                s *= x[1];
                Some(s)
            } else {
                None
            }
        })
        .sum::<f64>()
            + s
    }
}
