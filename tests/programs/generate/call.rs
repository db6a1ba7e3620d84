//! Calls, their arguments, functions inside of functions.
use super::*;

impl Generator<'_> {
    /// The argument list, if everything needed is there; `&mut` arguments hide their row from the others.
    pub(super) fn args(&mut self, callee: &Callee, d: usize) -> Option<Vec<Arg>> {
        let saved = self.scope.clone();
        let mut lent = None;
        if callee.params.iter().any(|p| matches!(p, Param::MutSlice)) {
            if self.pure {
                return None;
            }
            let rows: Vec<Row> = self.scope.rows.iter().filter(|r| r.is_writable()).cloned().collect();
            if rows.is_empty() {
                return None;
            }
            let row = self.rng.pick(&rows).clone();
            self.scope.hide(&row.name);
            // Closures may have borrowed it; blocks in the other arguments may not touch it.
            lent = Some(row);
        }
        let pure = self.pure;
        self.pure |= lent.is_some();
        let mut args = Vec::new();
        let mut possible = true;
        for param in &callee.params {
            args.push(match param {
                Param::Float => Arg::Float(self.expr(d)),
                Param::Int => {
                    let k = self.int();
                    Arg::Text(format!("({k}) % 4"))
                }
                Param::Slice => {
                    let rows = self.scope.rows.clone();
                    if rows.is_empty() {
                        possible = false;
                        break;
                    }
                    let row = self.rng.pick(&rows).clone();
                    Arg::Text(match (row.store, self.rng.below(4)) {
                        (Store::MutSlice | Store::Lent, 0 | 1) => format!("&*{}", row.name),
                        // The bare name of a `&mut` parameter is handed on once in a call.
                        (Store::MutSlice | Store::Lent, _) if args.len() + 1 < callee.params.len() => {
                            format!("&{}[..]", row.name)
                        }
                        (_, 0) => format!("&{}[..]", row.name),
                        _ => row.borrowed(),
                    })
                }
                Param::MutSlice => {
                    let row = lent.as_ref().expect("chosen above");
                    match row.store {
                        Store::MutSlice => Arg::Text(row.name.clone()),
                        _ => Arg::Text(format!("&mut {}", row.name)),
                    }
                }
                Param::Array(n) => {
                    let rows: Vec<Row> =
                        self.scope.rows.iter().filter(|r| r.store == Store::Array(*n)).cloned().collect();
                    if !rows.is_empty() && self.rng.chance(60) {
                        Arg::Text(self.rng.pick(&rows).name.clone())
                    } else {
                        Arg::Float(Expr::Array((0..*n).map(|_| self.expr(0)).collect()))
                    }
                }
            });
        }
        self.pure = pure;
        self.scope = saved;
        possible.then_some(args)
    }

    /// A call with a float result.
    pub(super) fn call(&mut self, d: usize) -> Option<Expr> {
        if self.calls > 6 || self.depth > 2 {
            return None;
        }
        let callees: Vec<Callee> = self
            .callees
            .iter()
            .filter(|c| matches!(c.result, Result::Float | Result::Checked))
            .cloned()
            .collect();
        if callees.is_empty() {
            return None;
        }
        let callee = self.rng.pick(&callees).clone();
        let args = self.args(&callee, d)?;
        self.calls += 1;
        let call = Expr::Call(callee.name, args);
        if callee.result == Result::Float {
            return Some(call);
        }
        Some(if self.result == Result::Checked && !self.pure && self.rng.chance(60) {
            Expr::Question(bx(call))
        } else {
            Expr::UnwrapOr(bx(call), bx(self.expr(0)))
        })
    }

    pub(super) fn nested_fn(&mut self, out: &mut Vec<Stmt>) {
        self.next += 1;
        let name = format!("inner{}", self.next);
        let saved = std::mem::take(&mut self.scope);
        let (loops, pure, calls) = (std::mem::take(&mut self.loops), self.pure, self.calls);
        let consts = std::mem::take(&mut self.consts);
        self.pure = true;
        self.calls = 100;
        for p in ["s", "t"] {
            self.scope.floats.push(Float { name: p.into(), mutable: false, reference: false });
        }
        let (cond, early, value) = (self.cond(), self.expr(1), self.expr(2));
        (self.scope, self.loops, self.pure, self.calls, self.consts) = (saved, loops, pure, calls, consts);
        let body = vec![Stmt::If(cond, vec![Stmt::Return(Some(early))], vec![])];
        let params = vec![("s".to_string(), "f64".to_string()), ("t".to_string(), "f64".to_string())];
        out.push(Stmt::Fn(Function {
            name: name.clone(),
            within: Within::Program,
            params,
            result: Some("f64".into()),
            body,
            value: Some(value),
        }));
        let args = vec![Arg::Float(self.expr(1)), Arg::Float(self.expr(1))];
        self.bind_float(out, false, Expr::Call(name, args));
    }
}
