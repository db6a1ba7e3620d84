//! Iterator chains.
use super::*;

impl Generator<'_> {
    /// An iterator chain with a float at its end.
    pub(super) fn chain(&mut self, d: usize) -> Option<Expr> {
        let rows = self.scope.rows.clone();
        let mut steps = Vec::new();
        // The pattern that binds an item by value, and the names in it.
        let (source, mut pattern, mut floats, mut ints): (String, String, Vec<String>, Vec<String>);
        let mut window = None;
        self.next += 1;
        let v = format!("e{}", self.next);
        let mut exact = true;
        if rows.is_empty() || self.rng.chance(20) {
            let n = match self.int_value() {
                Some(k) if self.rng.chance(70) => k,
                _ => self.rng.below(6).to_string(),
            };
            let i = format!("i{}", self.next);
            let from = self.rng.below(2);
            source = if self.rng.chance(20) { format!("({from}..={n})") } else { format!("({from}..{n})") };
            (pattern, floats, ints) = (i.clone(), vec![], vec![i]);
            exact = false;
        } else {
            let row = self.rng.pick(&rows).clone();
            if self.rng.chance(15) {
                let size = 2;
                let what = *self.rng.pick(&["windows", "chunks", "chunks_exact"]);
                source = format!("{}.{what}({size})", row.name);
                (pattern, floats, ints) = (v.clone(), vec![], vec![]);
                window = Some((v.clone(), if what == "chunks" { 1 } else { size }));
                exact = false;
            } else {
                source = format!("{}.iter()", row.name);
                (pattern, floats, ints) = (format!("&{v}"), vec![v.clone()], vec![]);
            }
        }
        if self.rng.chance(15) {
            steps.push(Step::Text("rev()".into()));
        }
        if exact && self.rng.chance(30) {
            let row = self.rng.pick(&rows).clone();
            let z = format!("z{}", self.next);
            let other = if self.rng.chance(50) && !matches!(row.store, Store::MutSlice | Store::Lent) {
                row.borrowed()
            } else {
                format!("{}.iter()", row.name)
            };
            steps.push(Step::Text(format!("zip({other})")));
            pattern = format!("({pattern}, &{z})");
            floats.push(z);
        }
        match self.rng.below(8) {
            0 => {
                let i = format!("j{}", self.next);
                steps.push(Step::Text("enumerate()".into()));
                pattern = format!("({i}, {pattern})");
                ints.push(i);
            }
            1 => steps.push(Step::Text(format!("skip({})", self.rng.below(3)))),
            2 => {
                let k = self.int();
                steps.push(Step::Text(format!("take({k})")));
            }
            _ => {}
        }
        if self.rng.chance(20) && window.is_none() {
            let by_ref = format!("&{pattern}");
            let c = self.with_items(&floats, &ints, None, |g| g.cond());
            steps.push(Step::Filter(by_ref, c));
        }
        let mut mapped = false;
        let d = d.min(1);
        if self.rng.chance(80) || floats.len() != 1 || pattern != format!("&{v}") {
            let body = self.with_items(&floats, &ints, window.as_ref(), |g| g.expr(d + 1)).strong();
            steps.push(Step::Map(pattern.clone(), body));
            mapped = true;
            if self.rng.chance(10) {
                let m = format!("m{}", self.next);
                let c = self.with_items(std::slice::from_ref(&m), &[], None, |g| g.compare());
                steps.push(Step::Filter(format!("&{m}"), c));
            }
        }
        let item = if mapped { format!("t{}", self.next) } else { v.clone() };
        let item_pattern = if mapped { item.clone() } else { format!("&{item}") };
        let end = match self.rng.below(6) {
            0..=2 => End::Sum,
            3 if mapped => {
                // Factors near 1.
                let last = steps.pop()?;
                if let Step::Map(p, e) = last {
                    let factor = binary(
                        '+',
                        Expr::Lit(1.0, false),
                        binary('*', Expr::Lit(0.25, false), method("sin", e, vec![])),
                    );
                    steps.push(Step::Map(p, factor));
                    End::Product
                } else {
                    steps.push(last);
                    End::Sum
                }
            }
            _ => {
                let acc = format!("acc{}", self.next);
                let init = self.expr(0).strong();
                let body = self.with_items(&[acc.clone(), item.clone()], &[], None, |g| g.expr(d));
                let body = if self.rng.chance(50) {
                    binary('+', binary('*', Expr::Lit(0.5, false), var(&acc)), binary('*', body, var(&item)))
                } else {
                    binary('+', method("sin", var(&acc), vec![]), binary('*', body, var(&item)))
                };
                End::Fold { init: bx(init), acc, pattern: item_pattern, body: bx(body) }
            }
        };
        Some(Expr::Chain(Chain { source, steps, end }))
    }

    pub(super) fn with_items<T>(
        &mut self,
        floats: &[String],
        ints: &[String],
        window: Option<&(String, usize)>,
        run: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let params: Vec<(&str, bool)> = floats.iter().map(|v| (v.as_str(), false)).collect();
        self.in_closure(&params, |g| {
            g.scope.ints.extend(ints.iter().map(|i| (i.clone(), false)));
            if let Some((name, size)) = window {
                g.scope.rows.push(Row { name: name.clone(), mutable: false, store: Store::ArrayRef(*size) });
            }
            g.depth += 1;
            let out = run(g);
            g.depth -= 1;
            out
        })
    }
}
