//! Expressions and conditions.
use super::*;

impl Generator<'_> {
    /// A result in which much of what there is has a part.
    pub(super) fn summary(&mut self) -> Expr {
        let mut value = self.expr(1);
        let floats = self.scope.floats.clone();
        for v in floats.iter().rev().take(5) {
            if self.rng.chance(60) {
                let op = *self.rng.pick(&['+', '-', '+', '*']);
                let read =
                    if self.rng.chance(30) { method("sin", Self::read(v), vec![]) } else { Self::read(v) };
                value = binary(op, value, read);
            }
        }
        let rows = self.scope.rows.clone();
        for row in rows.iter().rev().take(3) {
            if self.rng.chance(60) {
                let index = self.index(row);
                value = binary('+', value, Expr::Index(row.name.clone(), index));
            }
        }
        value
    }

    pub(super) fn read(v: &Float) -> Expr {
        if v.reference { Expr::Deref(v.name.clone()) } else { var(&v.name) }
    }

    pub(super) fn int_value(&mut self) -> Option<String> {
        if self.scope.ints.is_empty() {
            return None;
        }
        let ints = self.scope.ints.clone();
        Some(self.rng.pick(&ints).0.clone())
    }

    /// A small integer expression.
    pub(super) fn int(&mut self) -> String {
        match (self.int_value(), self.rng.below(5)) {
            (Some(k), 0) => k,
            (Some(k), 1) => format!("{k} + 1"),
            (Some(k), 2) => format!("2 * {k} + {}", self.rng.below(3)),
            (Some(k), 3) => match self.int_value() {
                Some(m) => format!("{k} + {m}"),
                None => k,
            },
            _ => self.rng.below(5).to_string(),
        }
    }

    /// An index in range.
    pub(super) fn index(&mut self, row: &Row) -> String {
        let len = row.len();
        if let Store::Array(n) | Store::ArrayRef(n) = row.store
            && self.rng.chance(40)
        {
            return self.rng.below(n).to_string();
        }
        match self.rng.below(4) {
            0 => "0".into(),
            1 => {
                let k = self.int();
                format!("{len} - 1 - ({k}) % {len}")
            }
            _ => {
                let k = self.int();
                if k.contains(' ') { format!("({k}) % {len}") } else { format!("{k} % {len}") }
            }
        }
    }

    /// An index in range that does not mention the vector: a length was bound before.
    pub(super) fn vec_index(&mut self, row: &Row) -> String {
        let bound = format!("{}_len", row.name);
        if self.rng.chance(80) && self.scope.ints.iter().any(|k| k.0 == bound) {
            let k = self.int();
            format!("({k}) % {bound}")
        } else {
            "0".into()
        }
    }

    pub(super) fn index_below(&mut self, n: usize) -> String {
        if self.rng.chance(50) { self.rng.below(n).to_string() } else { format!("({}) % {n}", self.int()) }
    }

    pub(super) fn atom(&mut self) -> Expr {
        for _ in 0..4 {
            match self.rng.below(15) {
                0..=6 if !self.scope.floats.is_empty() => {
                    let floats = self.scope.floats.clone();
                    return Self::read(self.rng.pick(&floats));
                }
                7..=9 if !self.scope.rows.is_empty() => {
                    let rows = self.scope.rows.clone();
                    let row = self.rng.pick(&rows);
                    let index = self.index(row);
                    return Expr::Index(row.name.clone(), index);
                }
                10 if !self.scope.pairs.is_empty() => {
                    let pairs = self.scope.pairs.clone();
                    return Expr::Field(self.rng.pick(&pairs).0.clone(), self.rng.below(2));
                }
                11 => return Expr::Lit(literal(self.rng), self.rng.chance(10)),
                12 if !self.consts.is_empty() => {
                    let consts = self.consts.clone();
                    return Expr::Const(self.rng.pick(&consts).0.clone());
                }
                13 => {
                    if let Some(k) = self.int_value() {
                        return Expr::Int(format!("{k} % 4"));
                    }
                }
                14 if !self.scope.grids.is_empty() => {
                    let grids = self.scope.grids.clone();
                    let grid = self.rng.pick(&grids);
                    let (i, j) = (self.index_below(grid.rows), self.index_below(grid.columns));
                    return Expr::Index(format!("{}[{i}]", grid.name), j);
                }
                _ => {}
            }
        }
        Expr::Lit(literal(self.rng), false)
    }

    /// Between −3 and 3 or so.
    pub(super) fn bounded(&mut self, depth: usize) -> Expr {
        let e = self.expr(depth);
        match self.rng.below(8) {
            0 | 1 => method("sin", e, vec![]),
            2 => method("tanh", e, vec![]),
            3 => method("cos", e, vec![]),
            // Written twice: only what is short.
            4 => {
                let e = self.atom();
                let square = binary('*', e.clone(), e.clone());
                binary('/', e, binary('+', Expr::Lit(1.0, false), square))
            }
            5 => method("clamp", e, vec![Expr::Lit(-2.125, false), Expr::Lit(1.875, false)]),
            6 => {
                method("min", method("max", e, vec![Expr::Lit(-2.25, false)]), vec![Expr::Lit(2.375, false)])
            }
            _ => method("atan", e, vec![]),
        }
    }

    pub(super) fn positive(&mut self, depth: usize) -> Expr {
        let offset = Expr::Lit(*self.rng.pick(&[0.25, 0.5, 1.25]), false);
        if self.rng.chance(60) {
            binary('+', method("abs", self.expr(depth), vec![]), offset)
        } else {
            let e = self.atom();
            binary('+', binary('*', e.clone(), e), offset)
        }
    }

    pub(super) fn expr(&mut self, depth: usize) -> Expr {
        let depth = depth.min(self.deepest);
        if depth == 0 {
            return self.atom();
        }
        let d = depth - 1;
        match self.rng.below(40) {
            0..=5 => self.atom(),
            6..=9 => {
                let (a, b) = (self.expr(d), self.expr(d));
                binary('+', a, b)
            }
            10..=12 => {
                let (a, b) = (self.expr(d), self.expr(d));
                binary('-', a, b)
            }
            13..=17 => {
                let (a, b) = (self.expr(d), self.expr(d));
                binary('*', a, b)
            }
            18 | 19 => {
                let (a, b) = (self.expr(d), self.positive(d));
                binary('/', a, b)
            }
            20 => Expr::Neg(bx(self.expr(d))),
            21..=25 => self.primitive(d),
            26 | 27 => {
                let (c, a, b) = (self.cond(), self.value_body(d), self.value_body(d));
                Expr::If(bx(c), a, b)
            }
            28 => match self.int_value() {
                Some(k) => {
                    let modulus = 2 + self.rng.below(3);
                    let mut arms = Vec::new();
                    for i in 0..modulus - 1 {
                        let pattern =
                            if self.rng.chance(20) { format!("{i} | {}", i + 5) } else { i.to_string() };
                        let guard = self.rng.chance(20).then(|| self.compare());
                        arms.push(Arm { pattern, guard, body: self.value_body(d) });
                    }
                    arms.push(Arm { pattern: "_".into(), guard: None, body: self.value_body(d) });
                    Expr::Match(format!("{k} % {modulus}"), arms)
                }
                None => self.atom(),
            },
            29 | 30 => Expr::Block(self.value_body(d)),
            31..=33 => self.call(d).unwrap_or_else(|| self.atom()),
            34..=36 => self.chain(d).unwrap_or_else(|| self.atom()),
            37 if !self.scope.closures.is_empty() => {
                let closures = self.scope.closures.clone();
                let (name, count) = self.rng.pick(&closures).clone();
                let args = (0..count).map(|_| Arg::Float(self.expr(d))).collect();
                Expr::Call(name, args)
            }
            38 if !self.scope.options.is_empty() => {
                let options = self.scope.options.clone();
                let (name, _) = self.rng.pick(&options).clone();
                if self.rng.chance(50) {
                    Expr::OptionOr(name, bx(self.expr(d)))
                } else {
                    let v = self.name("m");
                    let other = self.expr(d);
                    let inner = self.in_closure(&[(&v, false)], |g| g.expr(d));
                    Expr::OptionMap(name, v.clone(), bx(binary('*', var(&v), inner)), bx(other))
                }
            }
            _ => self.atom(),
        }
    }

    /// A method of the rule table, inside of its domain.
    pub(super) fn primitive(&mut self, d: usize) -> Expr {
        let mut e = match self.rng.below(36) {
            0 | 1 => method("sin", self.expr(d), vec![]),
            2 => method("cos", self.expr(d), vec![]),
            3 => method("tanh", self.expr(d), vec![]),
            4 | 5 => method("exp", self.bounded(d), vec![]),
            6 | 7 => method("sqrt", self.positive(d), vec![]),
            8 | 9 => method("ln", self.positive(d), vec![]),
            10 => {
                let name = *self.rng.pick(&["log2", "log10", "recip", "ln_1p", "cbrt"]);
                method(name, self.positive(d), vec![])
            }
            11 => {
                let name = *self.rng.pick(&["exp2", "exp_m1", "sinh", "cosh"]);
                method(name, self.bounded(d), vec![])
            }
            12 => {
                let name = *self.rng.pick(&["asin", "acos", "atanh", "tan"]);
                let inner = binary('*', Expr::Lit(0.9, false), method("sin", self.expr(d), vec![]));
                method(name, inner, vec![])
            }
            13 => {
                let name = *self.rng.pick(&["asinh", "atan", "to_radians", "fract", "abs"]);
                method(name, self.expr(d), vec![])
            }
            14 => method("acosh", binary('+', self.positive(d), Expr::Lit(1.0, false)), vec![]),
            15 => {
                let name = *self.rng.pick(&["floor", "ceil", "round", "trunc", "signum"]);
                method(name, self.expr(d), vec![])
            }
            16..=18 => {
                method(if self.rng.chance(50) { "max" } else { "min" }, self.expr(d), vec![self.expr(d)])
            }
            19 => method("clamp", self.expr(d), vec![Expr::Lit(-0.875, false), Expr::Lit(1.375, false)]),
            20 => method("mul_add", self.expr(d), vec![self.expr(d), self.expr(d)]),
            21 => method("hypot", self.positive(d), vec![self.expr(d)]),
            22 => method("atan2", self.expr(d), vec![self.positive(d)]),
            23 => method(
                "powf",
                self.positive(d),
                vec![Expr::Lit(*self.rng.pick(&[0.5, 1.5, -0.7, 2.25]), false)],
            ),
            24 => method("powf", self.positive(d), vec![self.bounded(d)]),
            25..=27 => {
                let n = match self.int_value() {
                    Some(k) if self.rng.chance(40) => format!("({k} % 4) as i32"),
                    _ => self.rng.below(4).to_string(),
                };
                Expr::Powi(bx(self.expr(d).strong()), n)
            }
            28 => binary('%', self.expr(d), Expr::Lit(1.75, false)),
            29 => method("rem_euclid", self.expr(d), vec![Expr::Lit(2.25, false)]),
            30 => method("copysign", self.expr(d), vec![self.expr(d)]),
            31 => method("midpoint", self.expr(d), vec![self.expr(d)]),
            32 => method("log", self.positive(d), vec![Expr::Lit(2.5, false)]),
            33 => Expr::Whole(bx(self.expr(d))),
            34 if self.rng.chance(30) => Expr::Single(bx(self.expr(d))),
            _ => method("sin", self.expr(d), vec![]),
        };
        if let Expr::Method { path, .. } = &mut e {
            *path = self.rng.chance(15);
        }
        e
    }

    pub(super) fn compare(&mut self) -> Cond {
        let op = (*self.rng.pick(&["<", ">", "<=", ">="])).to_string();
        let (a, b) = (
            self.atom().strong(),
            if self.rng.chance(60) { Expr::Lit(literal(self.rng), false) } else { self.atom() },
        );
        Cond::Compare(op, a, b)
    }

    pub(super) fn cond(&mut self) -> Cond {
        match self.rng.below(10) {
            0..=4 => self.compare(),
            5..=7 => match self.int_value() {
                Some(k) => {
                    let m = 2 + self.rng.below(2);
                    let op = *self.rng.pick(&["==", "!=", "<"]);
                    Cond::Int(format!("{k} % {m} {op} 1"))
                }
                None => self.compare(),
            },
            8 => {
                let (a, b) = (self.compare(), self.compare());
                if self.rng.chance(50) { Cond::And(bx(a), bx(b)) } else { Cond::Or(bx(a), bx(b)) }
            }
            _ => Cond::Not(bx(self.compare())),
        }
    }

    /// A block with a value; outside of closures it may have effects on what is around it.
    pub(super) fn value_body(&mut self, d: usize) -> Body {
        let saved = self.scope.clone();
        let mut stmts = Vec::new();
        match self.rng.below(10) {
            0 | 1 => {
                let value = self.expr(d);
                self.bind_float(&mut stmts, false, value);
            }
            2 if !self.pure => {
                if let Some(stmt) = self.assign() {
                    stmts.push(stmt);
                }
            }
            3 if !self.pure && self.fuel > 0 && self.depth < 2 => self.stmt(&mut stmts),
            _ => {}
        }
        let value = bx(self.expr(d));
        self.scope = saved;
        Body { stmts, value }
    }

    /// Runs in a scope of names that a closure may use, plus its parameters (and whether they are references).
    pub(super) fn in_closure<T>(&mut self, params: &[(&str, bool)], run: impl FnOnce(&mut Self) -> T) -> T {
        let (saved, pure) = (self.scope.clone(), self.pure);
        let loops = std::mem::take(&mut self.loops);
        for (name, reference) in params {
            self.scope.hide(name);
            self.scope.floats.push(Float { name: name.to_string(), mutable: false, reference: *reference });
        }
        self.pure = true;
        let out = run(self);
        self.pure = pure;
        self.loops = loops;
        self.scope = saved;
        out
    }
}
