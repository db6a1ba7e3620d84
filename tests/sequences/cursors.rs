//! Iterators that are asked for one item after the other.

programs! {
    /// All of them.
    fn next(x: &[f64]) -> f64 {
        let mut acc = 0.0;
        let mut it = x.iter();
        while let Some(v) = it.next() {
            acc += v * v;
        }
        acc
    }

    /// The first begins a fold.
    fn next_then_the_rest(x: &[f64]) -> f64 {
        let mut it = x.iter().copied();
        let first = it.next().unwrap();
        it.fold(first, |a, b| a * 0.5 + b * b)
    }

    /// Each and the one after it.
    fn peek(x: &[f64]) -> f64 {
        let mut it = x.iter().peekable();
        let mut s = 0.0;
        while let Some(a) = it.next() {
            if let Some(b) = it.peek() {
                s += a * **b;
            }
        }
        s
    }

    /// Numbered, skipped, mapped.
    fn of_windows_and_closures(x: &[f64]) -> f64 {
        let mut it = x.windows(2).enumerate();
        let (_, first) = it.next().unwrap();
        let mut s = first[0] * first[1];
        while let Some((k, w)) = it.next() {
            if k == 2 {
                continue;
            }
            s += w[0] * w[1] * k as f64;
        }
        let mut jt = x.iter().map(|v| v * v);
        let a = jt.next().unwrap_or(0.0);
        let b = jt.nth(1).unwrap();
        let rest: f64 = jt.sum();
        s + a * b + rest
    }

    /// An empty one among them.
    fn peek_and_compare(x: &[f64]) -> f64 {
        let mut a = x.iter().peekable();
        let mut s = 0.0;
        let mut n = 0;
        while let Some(v) = a.next() {
            match a.peek() {
                Some(&&w) if w > *v => s += v * w,
                Some(w) => s -= **w,
                None => s *= v,
            };
            n += 1;
        }
        let mut e = x[..0].iter();
        if let Some(v) = e.next() {
            s += v;
        }
        s * n as f64
    }
}

programs! {
    /// Stops where the closure says so, and hands the rest on.
    fn try_fold_of_options(x: &[f64]) -> f64 {
        let all = x.iter().try_fold(1.0, |acc, &v| if v > -0.5 { Some(acc * (v + 2.0).ln()) } else { None });
        all.unwrap_or(0.5) * x[0] + x.iter().map(|v| v * v).sum::<f64>()
    }
    fn try_fold_of_results(x: &[f64]) -> f64 {
        let sum = x.iter().try_fold(0.0, |acc: f64, v| {
            if *v > -0.5 { Ok(acc + v * v) } else { Err(*v) }
        });
        match sum {
            Ok(sum) => sum * x[0],
            Err(_) => x[1] * x[1],
        }
    }
    /// What is left over is asked for afterwards.
    fn by_reference(x: &[f64]) -> f64 {
        let mut it = x.iter();
        let first: f64 = it.by_ref().take(2).sum();
        let rest: f64 = it.map(|v| v * v).sum();
        first * rest
    }
    fn loop_over_the_head(x: &[f64]) -> f64 {
        let mut it = x.iter().copied();
        let mut s = 0.0;
        for v in it.by_ref() {
            if v < 0.0 {
                s += v.cos();
                break;
            }
            s += v * v;
        }
        for v in &mut it {
            s *= v;
            if s < 0.0 {
                break;
            }
        }
        s + it.map(f64::sin).sum::<f64>()
    }
    fn found_and_the_rest(x: &[f64]) -> f64 {
        let mut it = x.iter();
        let negative = it.find(|v| **v < 0.0).copied().unwrap_or(2.0);
        let any = it.any(|v| *v > 1.0);
        let rest: f64 = it.map(|v| v * v).sum();
        if any { negative * rest + x[0] } else { negative * x[0] }
    }
    fn greatest_integer(x: &[f64]) -> f64 {
        let most = x.iter().map(|v| (v * 10.0 + 0.45) as i64).max().unwrap();
        let least = x.iter().map(|v| (v * 10.0 + 0.45) as i64).min().unwrap();
        x.iter().map(|v| v * v).sum::<f64>() * most as f64 + x[0] * least as f64
    }
    fn neighbours_that_are_equal(x: &[f64]) -> f64 {
        let mut v: Vec<f64> = x.iter().flat_map(|a| [*a, *a]).collect();
        v.dedup();
        v.iter().enumerate().map(|(k, a)| a * a * k as f64).sum()
    }
}
