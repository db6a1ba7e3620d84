//! Slice patterns.

programs! {
    /// One arm for each length, a guard, the rest.
    fn by_length(x: &[f64]) -> f64 {
        match x {
            [] => 0.0,
            [a] => *a,
            [a, b] => a * b,
            [a, .., b] if *a > 0.0 => a * b * b,
            [a, rest @ ..] => a + rest.iter().map(|r| r * r).sum::<f64>(),
        }
    }

    /// The first two.
    fn if_let(x: &[f64]) -> f64 {
        if let [a, b, ..] = x { a * b } else { 1.0 }
    }

    /// All or nothing.
    fn let_else(x: &[f64]) -> f64 {
        let [a, b, c, d] = *x else { return 0.0 };
        a * b - c * d
    }

    /// Of references and of array literals.
    fn by_value(x: &[f64]) -> f64 {
        let &[a, b, c, d] = &x[..4] else { panic!("four") };
        let [p, q] = [a * b, c * d];
        let (s, t) = match [p, q] {
            [u, v] if u > v => (u, v),
            [u, v] => (v, u),
        };
        s * t * t
    }

    /// Of the items of an iterator.
    fn windows(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for w in x.windows(3) {
            if let [a, b, c] = w {
                s += (a - 2.0 * b + c).powi(2);
            }
        }
        for w in x.windows(2) {
            let [a, b] = w else { unreachable!() };
            s += a * b;
        }
        s
    }

    /// In a `match` of a closure.
    fn in_a_closure(x: &[f64]) -> f64 {
        x.windows(2)
            .map(|w| match w {
                [a, b] => (b - a) * a,
                _ => unreachable!(),
            })
            .sum()
    }
}
