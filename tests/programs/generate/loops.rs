//! Loops.
use super::*;

impl Generator<'_> {
    pub(super) fn label(&mut self) -> Option<String> {
        self.next += 1;
        self.rng.chance(35).then(|| format!("'l{}", self.next))
    }

    /// The statements of a loop's body.
    pub(super) fn loop_body(&mut self, label: &Option<String>, with_value: bool) -> Vec<Stmt> {
        self.loops.push(LoopContext { label: label.clone(), with_value });
        self.depth += 1;
        let most = if self.deepest == 1 {
            2
        } else if self.depth > 1 {
            3
        } else {
            4
        };
        let count = 1 + self.rng.below(most);
        let body = self.block(count);
        self.depth -= 1;
        self.loops.pop();
        body
    }

    pub(super) fn for_loop(&mut self, out: &mut Vec<Stmt>) {
        let label = self.label();
        let saved = self.scope.clone();
        self.next += 1;
        let id = self.next;
        let rows = self.scope.rows.clone();
        let (pattern, over);
        if rows.is_empty() || self.rng.chance(60) {
            let limit = match self.int_value() {
                Some(k) if self.rng.chance(60) => {
                    if self.rng.chance(30) {
                        format!("{k} % 4")
                    } else {
                        k
                    }
                }
                _ => match rows.last() {
                    Some(row) if self.rng.chance(50) => row.len(),
                    _ => self.rng.below(8).to_string(),
                },
            };
            let from = self.rng.below(2);
            over = match self.rng.below(8) {
                0 => format!("({from}..{limit}).rev()"),
                1 => format!("({from}..{limit}).step_by(2)"),
                2 => format!("{from}..={limit}"),
                _ => format!("{from}..{limit}"),
            };
            if self.rng.chance(15) {
                pattern = "_".to_string();
            } else {
                pattern = format!("i{id}");
                self.scope.ints.push((pattern.clone(), false));
            }
        } else {
            let row = self.rng.pick(&rows).clone();
            let v = format!("e{id}");
            let mut float = |reference, mutable| {
                self.scope.floats.push(Float { name: v.clone(), mutable, reference });
            };
            match self.rng.below(6) {
                0 if row.is_writable() && row.store != Store::Vec => {
                    float(true, true);
                    (pattern, over) = (v, format!("{}.iter_mut()", row.name));
                    self.scope.rows.retain(|r| r.name != row.name);
                }
                1 if matches!(row.store, Store::Array(_)) => {
                    // By value: the array itself may change meanwhile.
                    float(false, false);
                    (pattern, over) = (v, row.name.clone());
                }
                2 => {
                    float(true, false);
                    self.scope.ints.push((format!("i{id}"), false));
                    (pattern, over) = (format!("(i{id}, {v})"), format!("{}.iter().enumerate()", row.name));
                    self.freeze(&row);
                }
                3 => {
                    float(true, false);
                    (pattern, over) = (v, format!("{}.iter()", row.name));
                    self.freeze(&row);
                }
                _ => {
                    float(false, false);
                    over = if matches!(row.store, Store::MutSlice | Store::Lent) {
                        format!("{}.iter()", row.name)
                    } else {
                        row.borrowed()
                    };
                    pattern = format!("&{v}");
                    self.freeze(&row);
                }
            }
        }
        let body = self.loop_body(&label, false);
        self.scope = saved;
        let stmt = self.checkpoint(Stmt::For { label, pattern, over, body });
        out.push(stmt);
    }

    /// Now and then the loop's states are kept instead of its residuals.
    fn checkpoint(&mut self, stmt: Stmt) -> Stmt {
        if self.pure || !self.rng.chance(8) {
            return stmt;
        }
        let options = match self.rng.below(5) {
            0 => "(every = 2)",
            1 => "(snapshots = 2)",
            2 => "(memory = \"1 KiB\")",
            _ => "",
        };
        Stmt::Checkpoint(options.into(), bx(stmt))
    }

    /// Nothing writes to the row while it is lent.
    pub(super) fn freeze(&mut self, row: &Row) {
        for r in &mut self.scope.rows {
            if r.name == row.name {
                r.mutable = false;
                if r.store == Store::MutSlice {
                    r.store = Store::Lent;
                }
            }
        }
    }

    pub(super) fn while_loop(&mut self, out: &mut Vec<Stmt>) {
        let label = self.label();
        self.next += 1;
        let k = format!("k{}", self.next);
        let limit = self.rng.below(8);
        out.push(Stmt::Int(format!("let mut {k}: usize = 0;")));
        let counted = Cond::Int(format!("{k} < {limit}"));
        let cond = if self.rng.chance(40) { Cond::And(bx(counted), bx(self.compare())) } else { counted };
        let saved = self.scope.clone();
        self.scope.ints.push((k.clone(), false));
        let mut body = self.loop_body(&label, false);
        body.insert(0, Stmt::Int(format!("{k} += 1;")));
        self.scope = saved;
        self.scope.ints.push((k, false));
        let stmt = self.checkpoint(Stmt::While { label, cond, body });
        out.push(stmt);
    }

    pub(super) fn endless(&mut self, out: &mut Vec<Stmt>) {
        let label = self.label();
        self.next += 1;
        let k = format!("k{}", self.next);
        let limit = self.rng.below(7);
        let with_value = self.rng.chance(60);
        out.push(Stmt::Int(format!("let mut {k}: usize = 0;")));
        let saved = self.scope.clone();
        self.scope.ints.push((k.clone(), false));
        let mut body = self.loop_body(&label, with_value);
        let leave = Stmt::Break(None, with_value.then(|| self.expr(1)));
        body.insert(0, Stmt::If(Cond::Int(format!("{k} >= {limit}")), vec![leave], vec![]));
        body.insert(1, Stmt::Int(format!("{k} += 1;")));
        self.scope = saved;
        self.scope.ints.push((k, false));
        if with_value {
            let mutable = self.rng.chance(50);
            self.bind_float(out, mutable, Expr::Loop(label, body));
        } else {
            let stmt = self.checkpoint(Stmt::Loop { label, body });
            out.push(stmt);
        }
    }

    /// A scan in place: each element from the one before as it has become.
    pub(super) fn scan(&mut self, out: &mut Vec<Stmt>) {
        let rows: Vec<Row> = self.scope.rows.iter().filter(|r| r.is_writable()).cloned().collect();
        if rows.is_empty() || self.depth > 2 {
            return;
        }
        let row = self.rng.pick(&rows).clone();
        self.next += 1;
        let i = format!("i{}", self.next);
        let a = row.name.clone();
        let before = Expr::Index(a.clone(), format!("{i} - 1"));
        let own = Expr::Index(a.clone(), i.clone());
        let saved = self.scope.clone();
        self.scope.ints.push((i.clone(), false));
        self.depth += 1;
        let factor = self.bounded(0);
        self.depth -= 1;
        self.scope = saved;
        let place = Place::Index(a, i.clone());
        let stmt = match self.rng.below(3) {
            0 => Stmt::Assign(place, None, binary('+', binary('*', before, factor), own)),
            1 => Stmt::Assign(place, Some('+'), binary('*', before, factor)),
            _ => Stmt::Assign(place, Some('*'), method("cos", binary('-', before, own), vec![])),
        };
        let over = if self.rng.chance(25) {
            format!("(1..{}).rev()", row.len())
        } else {
            format!("1..{}", row.len())
        };
        out.push(Stmt::For { label: None, pattern: i, over, body: vec![stmt] });
    }
}
