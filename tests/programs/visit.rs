//! Walks over programs: every expression, every list of statements.

use super::grammar::{Arg, Body, Chain, Cond, End, Expr, Function, Program, Step, Stmt};

/// What is called on the parts of a program.
pub trait Visitor {
    fn expr(&mut self, _: &mut Expr) {}
    fn stmts(&mut self, _: &mut Vec<Stmt>) {}
}

pub fn program(p: &mut Program, v: &mut dyn Visitor) {
    for f in &mut p.helpers {
        function(f, v);
    }
    function(&mut p.main, v);
}

fn function(f: &mut Function, v: &mut dyn Visitor) {
    stmts(&mut f.body, v);
    if let Some(e) = &mut f.value {
        expr(e, v);
    }
}

fn stmts(list: &mut Vec<Stmt>, v: &mut dyn Visitor) {
    v.stmts(list);
    for s in list {
        stmt(s, v);
    }
}

fn stmt(s: &mut Stmt, v: &mut dyn Visitor) {
    match s {
        Stmt::Let { value, .. } | Stmt::Assign(_, _, value) | Stmt::Destructure(_, value) => expr(value, v),
        Stmt::LetElse { otherwise, .. } => stmts(otherwise, v),
        Stmt::If(c, a, b) => {
            cond(c, v);
            stmts(a, v);
            stmts(b, v);
        }
        Stmt::IfLet { then, otherwise, .. } => {
            stmts(then, v);
            stmts(otherwise, v);
        }
        Stmt::Match(_, arms) => {
            for arm in arms {
                if let Some(c) = &mut arm.guard {
                    cond(c, v);
                }
                stmts(&mut arm.body, v);
            }
        }
        Stmt::For { body, .. } | Stmt::Loop { body, .. } | Stmt::Block(body) => stmts(body, v),
        Stmt::While { cond: c, body, .. } => {
            cond(c, v);
            stmts(body, v);
        }
        Stmt::Break(_, Some(e)) | Stmt::Return(Some(e)) | Stmt::Expr(e) => expr(e, v),
        Stmt::Checkpoint(_, inner) => stmt(inner, v),
        Stmt::Fn(f) => function(f, v),
        _ => {}
    }
}

fn body(b: &mut Body, v: &mut dyn Visitor) {
    stmts(&mut b.stmts, v);
    expr(&mut b.value, v);
}

fn cond(c: &mut Cond, v: &mut dyn Visitor) {
    match c {
        Cond::Compare(_, a, b) => {
            expr(a, v);
            expr(b, v);
        }
        Cond::And(a, b) | Cond::Or(a, b) => {
            cond(a, v);
            cond(b, v);
        }
        Cond::Not(c) => cond(c, v),
        Cond::Int(_) => {}
    }
}

fn expr(e: &mut Expr, v: &mut dyn Visitor) {
    v.expr(e);
    match e {
        Expr::Neg(e)
        | Expr::Powi(e, _)
        | Expr::Whole(e)
        | Expr::Single(e)
        | Expr::OptionOr(_, e)
        | Expr::Repeat(e, _)
        | Expr::RepeatList(e, _)
        | Expr::Some(e)
        | Expr::Ok(e)
        | Expr::Question(e)
        | Expr::Closure { body: e, .. } => expr(e, v),
        Expr::Binary(_, a, b) | Expr::OptionMap(_, _, a, b) | Expr::UnwrapOr(a, b) => {
            expr(a, v);
            expr(b, v);
        }
        Expr::Method { of, args, .. } => {
            expr(of, v);
            args.iter_mut().for_each(|e| expr(e, v));
        }
        Expr::Block(b) => body(b, v),
        Expr::If(c, a, b) => {
            cond(c, v);
            body(a, v);
            body(b, v);
        }
        Expr::Match(_, arms) => {
            for arm in arms {
                if let Some(c) = &mut arm.guard {
                    cond(c, v);
                }
                body(&mut arm.body, v);
            }
        }
        Expr::Call(_, args) => {
            for arg in args {
                if let Arg::Float(e) = arg {
                    expr(e, v);
                }
            }
        }
        Expr::Loop(_, list) => stmts(list, v),
        Expr::Chain(Chain { steps, end, .. }) => {
            for step in steps {
                match step {
                    Step::Map(_, e) => expr(e, v),
                    Step::Filter(_, c) => cond(c, v),
                    Step::Text(_) => {}
                }
            }
            if let End::Fold { init, body, .. } = end {
                expr(init, v);
                expr(body, v);
            }
        }
        Expr::Array(parts) | Expr::List(parts) | Expr::Tuple(parts) => {
            parts.iter_mut().for_each(|e| expr(e, v))
        }
        _ => {}
    }
}

/// Whether some expression is such.
pub fn any(p: &Program, such: &dyn Fn(&Expr) -> bool) -> bool {
    struct Any<'a>(bool, &'a dyn Fn(&Expr) -> bool);
    impl Visitor for Any<'_> {
        fn expr(&mut self, e: &mut Expr) {
            self.0 |= (self.1)(e);
        }
    }
    let mut any = Any(false, such);
    program(&mut p.clone(), &mut any);
    any.0
}

/// Counts, and changes the ones with a number.
#[allow(clippy::type_complexity, reason = "two kinds of changes")]
struct Nth<'a> {
    seen: usize,
    wanted: usize,
    expr: Option<&'a mut dyn FnMut(&mut Expr)>,
    stmts: Option<&'a mut dyn FnMut(&mut Vec<Stmt>)>,
}

impl Visitor for Nth<'_> {
    fn expr(&mut self, e: &mut Expr) {
        if let Some(change) = &mut self.expr {
            if self.seen == self.wanted {
                change(e);
            }
            self.seen += 1;
        }
    }

    fn stmts(&mut self, list: &mut Vec<Stmt>) {
        if let Some(change) = &mut self.stmts {
            if self.seen == self.wanted {
                change(list);
            }
            self.seen += 1;
        }
    }
}

/// Changes the expression with this number; returns how many there are.
pub fn nth_expr(p: &mut Program, n: usize, change: &mut dyn FnMut(&mut Expr)) -> usize {
    let mut v = Nth { seen: 0, wanted: n, expr: Some(change), stmts: None };
    program(p, &mut v);
    v.seen
}

/// Changes the list of statements with this number; returns how many there are.
pub fn nth_stmts(p: &mut Program, n: usize, change: &mut dyn FnMut(&mut Vec<Stmt>)) -> usize {
    let mut v = Nth { seen: 0, wanted: n, expr: None, stmts: Some(change) };
    program(p, &mut v);
    v.seen
}
