//! Statements.
use super::*;

impl Generator<'_> {
    /// A new name, or now and then an old one that is hidden from here on.
    pub(super) fn name(&mut self, prefix: &str) -> String {
        if self.rng.chance(15) && prefix == "v" {
            let shadowable: Vec<String> =
                (self.scope.floats.iter()).map(|v| v.name.clone()).filter(|v| !v.contains('.')).collect();
            if !shadowable.is_empty() {
                return self.rng.pick(&shadowable).clone();
            }
        }
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    pub(super) fn bind_float(&mut self, out: &mut Vec<Stmt>, mutable: bool, value: Expr) {
        let name = self.name("v");
        let weak = value.is_weak() || matches!(value, Expr::Loop(..));
        let ty = (weak || self.rng.chance(20)).then(|| "f64".to_string());
        let pattern = if mutable { format!("mut {name}") } else { name.clone() };
        out.push(Stmt::Let { pattern, ty, value });
        self.scope.hide(&name);
        self.scope.floats.push(Float { name, mutable, reference: false });
    }

    pub(super) fn let_row(&mut self, out: &mut Vec<Stmt>) {
        let mutable = self.rng.chance(80);
        let count = 2 + self.rng.below(4);
        let (store, ty, value) = match self.rng.below(6) {
            0 => (
                Store::Array(count),
                format!("[f64; {count}]"),
                Expr::Repeat(bx(Expr::Lit(0.0, false)), count.to_string()),
            ),
            1 => (
                Store::Array(count),
                format!("[f64; {count}]"),
                Expr::Repeat(bx(self.expr(1)), count.to_string()),
            ),
            2 | 3 => {
                let parts = (0..count).map(|_| self.expr(1)).collect();
                (Store::Array(count), format!("[f64; {count}]"), Expr::Array(parts))
            }
            4 => {
                let parts = (0..count).map(|_| self.expr(1)).collect();
                (Store::Vec, "Vec<f64>".into(), Expr::List(parts))
            }
            _ => {
                let length = match self.int_value() {
                    Some(k) if self.rng.chance(60) => format!("{k} % 5 + 1"),
                    _ => count.to_string(),
                };
                (Store::Vec, "Vec<f64>".into(), Expr::RepeatList(bx(self.expr(1)), length))
            }
        };
        let name = self.name("r");
        let weak = value.is_weak();
        let pattern = if mutable { format!("mut {name}") } else { name.clone() };
        self.scope.hide(&name);
        self.scope.rows.push(Row { name: name.clone(), mutable, store });
        out.push(Stmt::Let { pattern, ty: (weak || self.rng.chance(15)).then_some(ty), value });
        if store == Store::Vec {
            out.push(Stmt::Int(format!("let {name}_len: usize = {name}.len();")));
            self.scope.ints.push((format!("{name}_len"), false));
        }
    }

    /// An assignment to something that is there, damped inside of loops.
    pub(super) fn assign(&mut self) -> Option<Stmt> {
        let mut places = Vec::new();
        for v in self.scope.floats.clone() {
            if v.mutable {
                let place =
                    if v.reference { Place::Deref(v.name.clone()) } else { Place::Var(v.name.clone()) };
                places.push((place, Self::read(&v)));
            }
        }
        for row in self.scope.rows.clone() {
            if row.is_writable() {
                // `v[i % v.len()] = …` borrows a vector twice.
                let index = if row.store == Store::Vec { self.vec_index(&row) } else { self.index(&row) };
                places.push((
                    Place::Index(row.name.clone(), index.clone()),
                    Expr::Index(row.name.clone(), index),
                ));
            }
        }
        for grid in self.scope.grids.clone() {
            if grid.mutable {
                let (i, j) = (self.index_below(grid.rows), self.index_below(grid.columns));
                let row = format!("{}[{i}]", grid.name);
                places.push((Place::Index(row.clone(), j.clone()), Expr::Index(row, j)));
            }
        }
        for (pair, mutable) in self.scope.pairs.clone() {
            if mutable {
                let i = self.rng.below(2);
                places.push((Place::Field(pair.clone(), i), Expr::Field(pair, i)));
            }
        }
        if places.is_empty() {
            return None;
        }
        let (place, read) = self.rng.pick(&places).clone();
        let damped = self.depth > 0;
        Some(match self.rng.below(10) {
            0..=3 => {
                let e = if damped { binary('*', Expr::Lit(0.25, false), self.expr(1)) } else { self.expr(2) };
                Stmt::Assign(place, Some(*self.rng.pick(&['+', '-'])), e)
            }
            4 | 5 => {
                let e = if damped { self.bounded(1) } else { self.expr(2) };
                Stmt::Assign(place, None, e)
            }
            6 => {
                let e = self.expr(1);
                Stmt::Assign(place, None, binary('+', binary('*', read, Expr::Lit(0.5, false)), e))
            }
            7 => {
                let e = self.bounded(1);
                Stmt::Assign(place, Some('*'), e)
            }
            8 => {
                // By more than 1 inside of loops: what grows without bound drowns its own derivative.
                let e = self.positive(0);
                let e = if damped { binary('+', e, Expr::Lit(1.0, false)) } else { e };
                Stmt::Assign(place, Some('/'), e)
            }
            _ => Stmt::Assign(place, None, self.atom()),
        })
    }

    pub(super) fn block(&mut self, count: usize) -> Vec<Stmt> {
        let saved = self.scope.clone();
        let mut out = Vec::new();
        for _ in 0..count {
            self.stmt(&mut out);
        }
        self.scope = saved;
        out
    }

    pub(super) fn some_stmts(&mut self) -> Vec<Stmt> {
        let count = 1 + self.rng.below(self.deepest + 1);
        self.block(count)
    }

    /// A statement or two; what they bind is visible to the next.
    pub(super) fn stmt(&mut self, out: &mut Vec<Stmt>) {
        self.fuel -= 1;
        match self.rng.below(39) {
            0..=3 => {
                let value = self.expr(2);
                let mutable = self.rng.chance(50);
                self.bind_float(out, mutable, value);
            }
            4..=10 => {
                if let Some(stmt) = self.assign() {
                    out.push(stmt);
                }
            }
            11..=13 => {
                let cond = self.cond();
                let then = self.some_stmts();
                let otherwise = if self.rng.chance(50) { self.some_stmts() } else { vec![] };
                out.push(Stmt::If(cond, then, otherwise));
            }
            14..=18 if self.depth < 3 => self.for_loop(out),
            19 if self.depth < 3 => self.while_loop(out),
            20 | 21 if self.depth < 3 => self.endless(out),
            22 | 23 => self.exit(out),
            24 => self.let_row(out),
            25 => {
                // A pair, whole or taken apart.
                let (a, b) = (self.expr(1), self.expr(1));
                let pairs: Vec<Callee> =
                    self.callees.iter().filter(|c| c.result == Result::Pair).cloned().collect();
                let value = if !pairs.is_empty() && self.rng.chance(60) && self.depth < 3 {
                    let callee = self.rng.pick(&pairs).clone();
                    self.args(&callee, 1).map(|args| Expr::Call(callee.name, args))
                } else {
                    None
                };
                let value = value.unwrap_or(Expr::Tuple(vec![a, b]));
                let whole = self.rng.chance(50);
                // What a call returns has to be said where it is kept in a pair.
                let ty = value.is_weak() || whole || self.rng.chance(30);
                let ty = ty.then(|| "(f64, f64)".to_string());
                if whole {
                    let name = self.name("p");
                    let mutable = self.rng.chance(60);
                    let pattern = if mutable { format!("mut {name}") } else { name.clone() };
                    out.push(Stmt::Let { pattern, ty, value });
                    self.scope.pairs.push((name, mutable));
                } else {
                    self.next += 2;
                    let (a, b) = (format!("v{}", self.next - 1), format!("v{}", self.next));
                    out.push(Stmt::Let { pattern: format!("(mut {a}, {b})"), ty, value });
                    self.scope.floats.push(Float { name: a, mutable: true, reference: false });
                    self.scope.floats.push(Float { name: b, mutable: false, reference: false });
                }
            }
            26 => {
                // Assigned by pattern: swapped, or made new.
                if self.rng.chance(40) {
                    self.swap_rows(out);
                    return;
                }
                let names: Vec<String> = self
                    .scope
                    .floats
                    .iter()
                    .filter(|v| v.mutable && !v.reference)
                    .map(|v| v.name.clone())
                    .collect();
                if names.len() >= 2 {
                    let first = self.rng.pick(&names).clone();
                    let second = self.rng.pick(&names).clone();
                    if first != second {
                        let places = vec![Place::Var(first.clone()), Place::Var(second.clone())];
                        let value = if self.rng.chance(50) {
                            vec![var(&second), var(&first)]
                        } else {
                            vec![self.bounded(1), self.bounded(1)]
                        };
                        out.push(Stmt::Destructure(places, Expr::Tuple(value)));
                    }
                }
            }
            27 => {
                let name = self.name("c");
                let moves = self.rng.chance(40);
                let count = 1 + self.rng.below(2);
                let params: Vec<String> = (0..count).map(|i| format!("u{}_{i}", self.next)).collect();
                let saved = self.scope.clone();
                if moves {
                    self.scope.rows.retain(|r| {
                        matches!(r.store, Store::Array(_) | Store::ArrayRef(_)) || r.store == Store::Slice
                    });
                    self.scope.floats.retain(|v| !(v.reference && v.mutable));
                    self.scope.closures.clear();
                } else {
                    self.scope.floats.retain(|v| !v.mutable);
                    self.scope.rows.retain(|r| !r.is_writable());
                    self.scope.grids.retain(|g| !g.mutable);
                    self.scope.pairs.retain(|p| !p.1);
                    self.scope.options.retain(|p| !p.1);
                    self.scope.ints.retain(|p| !p.1);
                }
                let visible: Vec<(&str, bool)> = params.iter().map(|p| (p.as_str(), false)).collect();
                let inner = self.in_closure(&visible, |g| g.expr(2));
                self.scope = saved;
                let body = binary(*self.rng.pick(&['*', '+', '-']), var(&params[0]), inner);
                out.push(Stmt::Let {
                    pattern: name.clone(),
                    ty: None,
                    value: Expr::Closure { moves, params, body: bx(body) },
                });
                self.scope.closures.push((name, count));
            }
            28 => {
                let name = self.name("o");
                let (c, e) = (self.cond(), self.expr(1));
                let some = Body { stmts: vec![], value: bx(Expr::Some(bx(e))) };
                let none = Body { stmts: vec![], value: bx(Expr::None) };
                let mut value = Expr::If(bx(c), some, none);
                let fallible: Vec<Callee> =
                    self.callees.iter().filter(|c| c.result == Result::Maybe).cloned().collect();
                if !fallible.is_empty() && self.depth < 3 && self.rng.chance(70) {
                    let callee = self.rng.pick(&fallible).clone();
                    if let Some(args) = self.args(&callee, 1) {
                        value = Expr::Call(callee.name, args);
                    }
                }
                let mutable = self.rng.chance(30);
                let pattern = if mutable { format!("mut {name}") } else { name.clone() };
                out.push(Stmt::Let { pattern, ty: Some("Option<f64>".into()), value });
                self.scope.options.push((name, mutable));
            }
            29 | 30 if !self.scope.options.is_empty() => self.option(out),
            31 => {
                // A call for its effect.
                let callees: Vec<Callee> =
                    self.callees.iter().filter(|c| c.result == Result::Nothing).cloned().collect();
                if !callees.is_empty() && self.depth < 3 {
                    let callee = self.rng.pick(&callees).clone();
                    if let Some(args) = self.args(&callee, 1) {
                        out.push(Stmt::Expr(Expr::Call(callee.name, args)));
                    }
                }
            }
            32 => {
                // An integer that moves.
                let movable: Vec<String> =
                    self.scope.ints.iter().filter(|k| k.1).map(|k| k.0.clone()).collect();
                if movable.is_empty() {
                    let name = self.name("k");
                    out.push(Stmt::Int(format!("let mut {name}: usize = {};", self.rng.below(4))));
                    self.scope.ints.push((name, true));
                } else {
                    let k = self.rng.pick(&movable).clone();
                    let step = self.int();
                    out.push(Stmt::Int(format!("{k} = ({k} * 3 + {step}) % 5;")));
                }
            }
            33 => self.scan(out),
            35 => self.library(out),
            36 if matches!(self.result, Result::Maybe | Result::Checked)
                && !self.scope.options.is_empty()
                && !self.pure =>
            {
                let options = self.scope.options.clone();
                let option = self.rng.pick(&options).0.clone();
                let text = if self.result == Result::Maybe { "" } else { ".ok_or(7)" };
                self.bind_float(out, false, Expr::Text(format!("{option}{text}?")));
            }
            34 => {
                if let Some(k) = self.int_value() {
                    let modulus = 2 + self.rng.below(3);
                    let mut arms = Vec::new();
                    for i in 0..modulus - 1 {
                        let guard = self.rng.chance(20).then(|| self.compare());
                        arms.push(Arm { pattern: i.to_string(), guard, body: self.some_stmts() });
                    }
                    arms.push(Arm { pattern: "_".into(), guard: None, body: self.some_stmts() });
                    out.push(Stmt::Match(format!("{k} % {modulus}"), arms));
                }
            }
            _ => match self.rng.below(4) {
                0 => {
                    let inner = self.some_stmts();
                    out.push(Stmt::Block(inner));
                }
                1 => {
                    let name = self.name("v");
                    let (c, a, b) = (self.cond(), self.expr(1), self.expr(1));
                    out.push(Stmt::Declare(name.clone()));
                    let set = |e| vec![Stmt::Assign(Place::Var(name.clone()), None, e)];
                    let stmt = Stmt::If(c, set(a), set(b));
                    // The values are read before the new name hides an old one only if it is new.
                    if self.scope.floats.iter().any(|v| v.name == name) {
                        out.pop();
                    } else {
                        out.push(stmt);
                        self.scope.floats.push(Float { name, mutable: false, reference: false });
                    }
                }
                2 => {
                    self.next += 1;
                    let (name, value) = (format!("GAMMA_{}", self.next), literal(self.rng));
                    out.push(Stmt::Const(name.clone(), value));
                    // Known until the end of the block; used at once.
                    if let Some(Stmt::Assign(place, op, e)) = self.assign() {
                        out.push(Stmt::Assign(place, op, binary('*', e, Expr::Const(name))));
                    }
                }
                _ => self.nested_fn(out),
            },
        }
    }

    pub(super) fn option(&mut self, out: &mut Vec<Stmt>) {
        let options = self.scope.options.clone();
        let (option, mutable) = self.rng.pick(&options).clone();
        let name = {
            self.next += 1;
            format!("v{}", self.next)
        };
        let float = Float { name: name.clone(), mutable: false, reference: false };
        match self.rng.below(4) {
            0 if mutable => {
                let e = self.expr(1);
                out.push(Stmt::Assign(Place::Var(option), None, Expr::Some(bx(e))));
            }
            1 if !self.pure => {
                let leave = match self.loops.last() {
                    Some(inner) if !inner.with_value => {
                        if self.rng.chance(50) {
                            Stmt::Break(None, None)
                        } else {
                            Stmt::Continue(None)
                        }
                    }
                    _ => self.leave_function(),
                };
                let mut otherwise = Vec::new();
                if self.rng.chance(40)
                    && let Some(stmt) = self.assign()
                {
                    otherwise.push(stmt);
                }
                otherwise.push(leave);
                out.push(Stmt::LetElse { name, option, otherwise });
                self.scope.floats.push(float);
            }
            _ => {
                let saved = self.scope.clone();
                self.scope.floats.push(float);
                let count = 1 + self.rng.below(2);
                let then = self.block(count);
                self.scope = saved;
                let otherwise = if self.rng.chance(50) { self.block(1) } else { vec![] };
                out.push(Stmt::IfLet { name, option, then, otherwise });
            }
        }
    }

    pub(super) fn leave_function(&mut self) -> Stmt {
        Stmt::Return(match self.result {
            Result::Float => Some(self.expr(2)),
            Result::Pair => Some(Expr::Tuple(vec![self.expr(1), self.expr(1)])),
            Result::Two => Some(Expr::Array(vec![self.expr(1), self.expr(1)])),
            Result::Maybe => {
                Some(if self.rng.chance(50) { Expr::None } else { Expr::Some(bx(self.expr(1))) })
            }
            Result::Checked => Some(if self.rng.chance(50) {
                Expr::Text(format!("Err({})", self.rng.below(5)))
            } else {
                Expr::Ok(bx(self.expr(1)))
            }),
            Result::Nothing => None,
        })
    }

    /// `break`, `continue` or `return` under a condition.
    pub(super) fn exit(&mut self, out: &mut Vec<Stmt>) {
        if self.pure {
            return;
        }
        let cond = self.cond();
        let mut then = Vec::new();
        if self.rng.chance(40)
            && let Some(stmt) = self.assign()
        {
            then.push(stmt);
        }
        if self.loops.is_empty() {
            if self.rng.chance(40) {
                let leave = self.leave_function();
                then.push(leave);
                out.push(Stmt::If(cond, then, vec![]));
            }
            return;
        }
        let leave = match self.rng.below(10) {
            0 => self.leave_function(),
            1..=4 => {
                let inner = self.loops.last().expect("not empty").clone();
                Stmt::Continue(inner.label.filter(|_| self.rng.chance(50)))
            }
            5..=7 => {
                let inner = self.loops.last().expect("not empty").clone();
                let value = inner.with_value.then(|| self.expr(1));
                Stmt::Break(inner.label.filter(|_| self.rng.chance(50)), value)
            }
            _ => {
                let labelled: Vec<LoopContext> =
                    self.loops.iter().filter(|l| l.label.is_some()).cloned().collect();
                if labelled.is_empty() {
                    return;
                }
                let to = self.rng.pick(&labelled).clone();
                if self.rng.chance(40) {
                    Stmt::Continue(to.label)
                } else {
                    let value = to.with_value.then(|| self.expr(1));
                    Stmt::Break(to.label, value)
                }
            }
        };
        then.push(leave);
        let otherwise = if self.rng.chance(20) { self.block(1) } else { vec![] };
        out.push(Stmt::If(cond, then, otherwise));
    }
}
