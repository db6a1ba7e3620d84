//! Methods of vectors and slices, closures with effects, arrays of arrays.
use super::*;

impl Generator<'_> {
    /// Methods of vectors and slices, closures with effects, collected chains.
    pub(super) fn library(&mut self, out: &mut Vec<Stmt>) {
        let rows = self.scope.rows.clone();
        let writable: Vec<Row> = rows.iter().filter(|r| r.is_writable()).cloned().collect();
        match self.rng.below(if self.scope.grids.is_empty() { 8 } else { 10 }) {
            6..=9 => self.grid(out),
            0 if !rows.is_empty() => {
                let row = self.rng.pick(&rows).clone();
                self.next += 1;
                let (e, z) = (format!("e{}", self.next), format!("z{}", self.next));
                let mut pattern = format!("&{e}");
                let mut floats = vec![e];
                let mut steps = Vec::new();
                if self.rng.chance(30) {
                    steps.push(Step::Text("rev()".into()));
                }
                if self.rng.chance(30) {
                    steps.push(Step::Text(format!("zip({}.iter())", self.rng.pick(&rows).name)));
                    pattern = format!("({pattern}, &{z})");
                    floats.push(z);
                }
                let body = self.with_items(&floats, &[], None, |g| g.expr(2)).strong();
                steps.push(Step::Map(pattern, body));
                let value =
                    Expr::Chain(Chain { source: format!("{}.iter()", row.name), steps, end: End::Collect });
                let (name, mutable) = (self.name("r"), self.rng.chance(60));
                let pattern = if mutable { format!("mut {name}") } else { name.clone() };
                out.push(Stmt::Let { pattern, ty: Some("Vec<f64>".into()), value });
                out.push(Stmt::Int(format!("let {name}_len: usize = {name}.len();")));
                self.scope.ints.push((format!("{name}_len"), false));
                self.scope.rows.push(Row { name, mutable, store: Store::Vec });
            }
            1 => {
                let vectors: Vec<&Row> = writable.iter().filter(|r| r.store == Store::Vec).collect();
                if !vectors.is_empty() && self.depth < 2 {
                    let name = self.rng.pick(&vectors).name.clone();
                    let saved = self.scope.clone();
                    self.scope.hide(&name);
                    let pure = std::mem::replace(&mut self.pure, true);
                    let e = self.expr(1);
                    self.pure = pure;
                    self.scope = saved;
                    out.push(Stmt::Expr(Expr::Call(format!("{name}.push"), vec![Arg::Float(e)])));
                }
            }
            2 if !writable.is_empty() => {
                let row = self.rng.pick(&writable).clone();
                let (i, j) = match row.store {
                    Store::Array(_) => (self.index(&row), self.index(&row)),
                    Store::Vec => (self.vec_index(&row), self.vec_index(&row)),
                    _ => ("0".into(), "0".into()),
                };
                out.push(Stmt::Expr(Expr::Call(
                    format!("{}.swap", row.name),
                    vec![Arg::Text(i), Arg::Text(j)],
                )));
            }
            3 if !writable.is_empty() => {
                let row = self.rng.pick(&writable).clone();
                let e = self.atom();
                self.next += 1;
                let v = format!("v{}", self.next);
                out.push(Stmt::Let { pattern: v.clone(), ty: Some("f64".into()), value: e });
                out.push(Stmt::Expr(Expr::Call(format!("{}.fill", row.name), vec![Arg::Text(v)])));
            }
            4 => {
                // A closure that adds to something outside.
                let sums: Vec<String> = self
                    .scope
                    .floats
                    .iter()
                    .filter(|v| v.mutable && !v.reference)
                    .map(|v| v.name.clone())
                    .collect();
                if sums.is_empty() || self.pure {
                    return;
                }
                let sum = self.rng.pick(&sums).clone();
                self.next += 1;
                let (c, u) = (format!("c{}", self.next), format!("u{}", self.next));
                let saved = self.scope.clone();
                self.scope.hide(&sum);
                self.scope.floats.retain(|v| !(v.reference && v.mutable));
                let step = self.in_closure(&[(&u, false)], |g| g.expr(1));
                let (a, b) = {
                    let pure = std::mem::replace(&mut self.pure, true);
                    let parts = (self.expr(1), self.expr(1));
                    self.pure = pure;
                    parts
                };
                self.scope = saved;
                let value = binary('*', var(&sum), Expr::Lit(0.5, false));
                let damped = binary('*', Expr::Lit(0.25, false), binary('*', step, var(&u)));
                let body = Body {
                    stmts: vec![Stmt::Assign(Place::Var(sum.clone()), Some('+'), damped)],
                    value: bx(value),
                };
                out.push(Stmt::Let {
                    pattern: format!("mut {c}"),
                    ty: None,
                    value: Expr::Closure { moves: false, params: vec![u], body: bx(Expr::Block(body)) },
                });
                let call = |e| Expr::Call(c.clone(), vec![Arg::Float(e)]);
                let both = binary('-', call(a), call(b));
                self.bind_float(out, true, both);
            }
            _ if !rows.is_empty() => {
                // A part of a row under another name; the row itself is lent until the end of the block.
                let row = self.rng.pick(&rows).clone();
                let name = self.name("s");
                let part = match row.store {
                    Store::Array(n) | Store::ArrayRef(n) if n > 1 => {
                        format!("&{}[{}..]", row.name, self.rng.below(n))
                    }
                    _ => format!("&{}[..]", row.name),
                };
                out.push(Stmt::Let {
                    pattern: name.clone(),
                    ty: self.rng.chance(30).then(|| "&[f64]".into()),
                    value: Expr::Text(part),
                });
                self.freeze(&row);
                self.scope.rows.push(Row { name, mutable: false, store: Store::Slice });
            }
            _ => {}
        }
    }

    /// Two arrays of one length change places.
    pub(super) fn swap_rows(&mut self, out: &mut Vec<Stmt>) {
        let arrays: Vec<Row> = self
            .scope
            .rows
            .iter()
            .filter(|r| r.mutable && matches!(r.store, Store::Array(_)))
            .cloned()
            .collect();
        for first in &arrays {
            if let Some(second) = arrays.iter().find(|r| r.store == first.store && r.name != first.name) {
                let places = vec![Place::Var(first.name.clone()), Place::Var(second.name.clone())];
                out.push(Stmt::Destructure(places, Expr::Tuple(vec![var(&second.name), var(&first.name)])));
                return;
            }
        }
    }

    /// Arrays of arrays: made, their rows copied, replaced, swapped and run through.
    pub(super) fn grid(&mut self, out: &mut Vec<Stmt>) {
        let grids = self.scope.grids.clone();
        if grids.is_empty() || self.rng.chance(15) {
            let (rows, columns) = (2 + self.rng.below(2), 2 + self.rng.below(2));
            let value = if self.rng.chance(30) {
                // Only of constants: rows that carry derivatives are not repeated.
                let row = Expr::Repeat(bx(Expr::Lit(literal(self.rng), false)), columns.to_string());
                Expr::Repeat(bx(row), rows.to_string())
            } else {
                let mut parts = Vec::new();
                for _ in 0..rows {
                    parts.push(Expr::Array((0..columns).map(|_| self.expr(0)).collect()));
                }
                Expr::Array(parts)
            };
            let (name, mutable) = (self.name("m"), self.rng.chance(80));
            let pattern = if mutable { format!("mut {name}") } else { name.clone() };
            out.push(Stmt::Let { pattern, ty: Some(format!("[[f64; {columns}]; {rows}]")), value });
            self.scope.grids.push(Grid { name, mutable, rows, columns });
            return;
        }
        let grid = self.rng.pick(&grids).clone();
        let (i, j) = (self.index_below(grid.rows), self.index_below(grid.rows));
        let (first, second) = (format!("{}[{i}]", grid.name), format!("{}[{j}]", grid.name));
        match self.rng.below(7) {
            0 | 1 => {
                let (name, mutable) = (self.name("r"), self.rng.chance(60));
                let pattern = if mutable { format!("mut {name}") } else { name.clone() };
                out.push(Stmt::Let { pattern, ty: None, value: Expr::Text(first) });
                self.scope.rows.push(Row { name, mutable, store: Store::Array(grid.columns) });
            }
            2 if grid.mutable => {
                let row = self.scope.rows.iter().find(|r| r.store == Store::Array(grid.columns)).cloned();
                let value = match row {
                    Some(row) if self.depth == 0 => var(&row.name),
                    _ => Expr::Array((0..grid.columns).map(|_| self.bounded(0)).collect()),
                };
                out.push(Stmt::Assign(Place::Var(first), None, value));
            }
            3 if grid.mutable => {
                let args = vec![Arg::Text(i), Arg::Text(j)];
                out.push(Stmt::Expr(Expr::Call(format!("{}.swap", grid.name), args)));
            }
            4 if grid.mutable => {
                let places = vec![Place::Var(first.clone()), Place::Var(second.clone())];
                let value = Expr::Tuple(vec![Expr::Text(second), Expr::Text(first)]);
                out.push(Stmt::Destructure(places, value));
            }
            _ if self.depth < 2 => {
                let label = self.label();
                let saved = self.scope.clone();
                let name = self.name("r");
                let (over, store) = match self.rng.below(4) {
                    0 if grid.mutable => (format!("{}.iter_mut()", grid.name), Store::MutSlice),
                    1 => (format!("&{}", grid.name), Store::ArrayRef(grid.columns)),
                    2 => (format!("{}.iter()", grid.name), Store::ArrayRef(grid.columns)),
                    // By value: the grid itself may change meanwhile.
                    _ => (grid.name.clone(), Store::Array(grid.columns)),
                };
                match store {
                    Store::MutSlice => self.scope.grids.retain(|g| g.name != grid.name),
                    Store::ArrayRef(_) => {
                        for g in self.scope.grids.iter_mut().filter(|g| g.name == grid.name) {
                            g.mutable = false;
                        }
                    }
                    _ => {}
                }
                self.scope.rows.push(Row { name: name.clone(), mutable: false, store });
                let body = self.loop_body(&label, false);
                self.scope = saved;
                out.push(Stmt::For { label, pattern: name, over, body });
            }
            _ => {}
        }
    }
}
