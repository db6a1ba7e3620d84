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
