//! Programs as trees, and how they are written down: once with `f64`, once with dual numbers.
//!
//! Integer code carries no derivative and reads the same in both, so it is kept as text.

use std::fmt::Write as _;

/// An expression; most are floats, the last ones initialise variables of other types.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// A literal, with or without the suffix `_f64`.
    Lit(f64, bool),
    Var(String),
    /// A float behind a reference.
    Deref(String),
    Const(String),
    /// Integer code, cast to a float.
    Int(String),
    Index(String, String),
    Field(String, usize),
    Neg(Box<Expr>),
    Binary(char, Box<Expr>, Box<Expr>),
    /// `x.name(args)`, or `f64::name(x, args)`.
    Method {
        name: String,
        of: Box<Expr>,
        args: Vec<Expr>,
        path: bool,
    },
    Powi(Box<Expr>, String),
    /// Through an integer and back.
    Whole(Box<Expr>),
    /// Through `f32` and back.
    Single(Box<Expr>),
    Block(Body),
    If(Box<Cond>, Body, Body),
    Match(String, Vec<Arm<Body>>),
    Call(String, Vec<Arg>),
    Loop(Option<String>, Vec<Stmt>),
    Chain(Chain),
    OptionOr(String, Box<Expr>),
    OptionMap(String, String, Box<Expr>, Box<Expr>),
    Array(Vec<Expr>),
    Repeat(Box<Expr>, String),
    List(Vec<Expr>),
    RepeatList(Box<Expr>, String),
    Tuple(Vec<Expr>),
    Some(Box<Expr>),
    None,
    Ok(Box<Expr>),
    /// `e?`
    Question(Box<Expr>),
    /// `e.unwrap_or(other)`
    UnwrapOr(Box<Expr>, Box<Expr>),
    /// Text of any type that is the same for both kinds of numbers.
    Text(String),
    Closure {
        moves: bool,
        params: Vec<String>,
        body: Box<Expr>,
    },
}

/// A block with a value.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    pub stmts: Vec<Stmt>,
    pub value: Box<Expr>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Arm<T> {
    pub pattern: String,
    pub guard: Option<Cond>,
    pub body: T,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    Float(Expr),
    Text(String),
}

/// An iterator chain: a source, adapters, and what consumes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Chain {
    pub source: String,
    pub steps: Vec<Step>,
    pub end: End,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    Text(String),
    Map(String, Expr),
    Filter(String, Cond),
}

#[derive(Clone, Debug, PartialEq)]
pub enum End {
    Sum,
    Product,
    Collect,
    Fold { init: Box<Expr>, acc: String, pattern: String, body: Box<Expr> },
}

#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "trees of programs are small")]
pub enum Cond {
    Compare(String, Expr, Expr),
    Int(String),
    And(Box<Cond>, Box<Cond>),
    Or(Box<Cond>, Box<Cond>),
    Not(Box<Cond>),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    Var(String),
    Deref(String),
    Index(String, String),
    Field(String, usize),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    Let {
        pattern: String,
        ty: Option<String>,
        value: Expr,
    },
    LetElse {
        name: String,
        option: String,
        otherwise: Vec<Stmt>,
    },
    Declare(String),
    Assign(Place, Option<char>, Expr),
    Destructure(Vec<Place>, Expr),
    /// A statement on integers.
    Int(String),
    If(Cond, Vec<Stmt>, Vec<Stmt>),
    IfLet {
        name: String,
        option: String,
        then: Vec<Stmt>,
        otherwise: Vec<Stmt>,
    },
    Match(String, Vec<Arm<Vec<Stmt>>>),
    For {
        label: Option<String>,
        pattern: String,
        over: String,
        body: Vec<Stmt>,
    },
    While {
        label: Option<String>,
        cond: Cond,
        body: Vec<Stmt>,
    },
    Loop {
        label: Option<String>,
        body: Vec<Stmt>,
    },
    /// `#[checkpoint(…)]`, the options as text, on a loop.
    Checkpoint(String, Box<Stmt>),
    Break(Option<String>, Option<Expr>),
    Continue(Option<String>),
    Return(Option<Expr>),
    Expr(Expr),
    Block(Vec<Stmt>),
    Fn(Function),
    Const(String, f64),
}

/// Where an annotated function stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Within {
    #[default]
    Program,
    /// A module of its own.
    Module,
    /// `impl S`.
    Impl,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    pub name: String,
    pub within: Within,
    /// Pattern and type of each parameter.
    pub params: Vec<(String, String)>,
    pub result: Option<String>,
    pub body: Vec<Stmt>,
    pub value: Option<Expr>,
}

/// A function `f` to be differentiated, and what it calls.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// Which of the signatures in `generate/mod.rs` it has.
    pub kind: usize,
    /// Whether there is a `struct S`.
    pub structs: bool,
    pub consts: Vec<(String, f64)>,
    pub helpers: Vec<Function>,
    pub main: Function,
}

impl Expr {
    /// Whether nothing but literals without suffix fixes the type: `x.sin()` would be an error for rustc.
    pub fn is_weak(&self) -> bool {
        match self {
            Expr::Lit(_, suffix) => !suffix,
            Expr::Neg(e) => e.is_weak(),
            Expr::Binary(_, a, b) => a.is_weak() && b.is_weak(),
            Expr::Block(b) => b.value.is_weak(),
            Expr::If(_, a, b) => a.value.is_weak() && b.value.is_weak(),
            Expr::Match(_, arms) => arms.iter().all(|arm| arm.body.value.is_weak()),
            Expr::Tuple(parts) => parts.iter().any(Expr::is_weak),
            Expr::Array(parts) | Expr::List(parts) => parts.iter().all(Expr::is_weak),
            Expr::Repeat(e, _) | Expr::RepeatList(e, _) | Expr::Some(e) | Expr::Ok(e) => e.is_weak(),
            Expr::None | Expr::Loop(..) => true,
            _ => false,
        }
    }

    /// The same with suffixes on the literals that decide its type.
    pub fn strong(self) -> Expr {
        match self {
            Expr::Lit(x, _) => Expr::Lit(x, true),
            Expr::Neg(e) => Expr::Neg(Box::new(e.strong())),
            Expr::Binary(op, a, b) if a.is_weak() && b.is_weak() => {
                Expr::Binary(op, Box::new(a.strong()), Box::new(b.strong()))
            }
            Expr::Block(b) => Expr::Block(b.strong()),
            Expr::If(c, a, b) if a.value.is_weak() => Expr::If(c, a.strong(), b.strong()),
            Expr::Match(k, arms) => {
                Expr::Match(k, arms.into_iter().map(|arm| Arm { body: arm.body.strong(), ..arm }).collect())
            }
            other => other,
        }
    }
}

impl Body {
    fn strong(self) -> Body {
        Body { stmts: self.stmts, value: Box::new(self.value.strong()) }
    }
}

/// Which numbers the text is for.
#[derive(Clone, Copy, PartialEq)]
pub enum Numbers {
    Floats,
    Duals,
}

/// Writes trees as text.
pub struct Printer {
    pub numbers: Numbers,
    /// The attribute of annotated functions.
    pub attribute: String,
    pub out: String,
    indent: usize,
}

const STATEMENT: u8 = 0;
const SUM: u8 = 1;
const PRODUCT: u8 = 2;
const UNARY: u8 = 3;
const POSTFIX: u8 = 4;

impl Printer {
    pub fn new(numbers: Numbers, attribute: &str, indent: usize) -> Self {
        Printer { numbers, attribute: attribute.into(), out: String::new(), indent }
    }

    fn duals(&self) -> bool {
        self.numbers == Numbers::Duals
    }

    fn ty(&self, ty: &str) -> String {
        if self.duals() { ty.replace("f64", "D") } else { ty.into() }
    }

    fn line(&mut self, text: &str) {
        for _ in 0..self.indent {
            self.out.push_str("    ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn nested(&mut self, write: impl FnOnce(&mut Self)) -> String {
        let outer = std::mem::take(&mut self.out);
        self.indent += 1;
        write(self);
        self.indent -= 1;
        std::mem::replace(&mut self.out, outer)
    }

    fn pad(&self) -> String {
        "    ".repeat(self.indent)
    }

    pub fn program(&mut self, program: &Program) {
        for (name, value) in &program.consts {
            self.line(&format!("const {name}: f64 = {value:?};"));
        }
        if program.structs {
            let derive = if self.duals() { "" } else { ", autodiff::Differentiable" };
            self.line(&format!("#[derive(Clone, Copy{derive})]"));
            let float = self.ty("f64");
            self.line(&format!(
                "pub struct S {{ pub a: {float}, pub b: {float}, pub k: usize, pub w: [{float}; 3] }}"
            ));
        }
        for helper in &program.helpers {
            self.function(helper, true);
        }
        self.function(&program.main, true);
    }

    fn function(&mut self, f: &Function, annotated: bool) {
        let around = match f.within {
            Within::Program => None,
            Within::Module => Some(format!("pub mod in_{} {{", f.name)),
            Within::Impl => Some("impl S {".to_string()),
        };
        if let Some(line) = &around {
            self.line(line);
            self.indent += 1;
        }
        if f.within == Within::Module {
            self.line("use super::*;");
        }
        self.alone(f, annotated);
        if around.is_some() {
            self.indent -= 1;
            self.line("}");
        }
    }

    fn alone(&mut self, f: &Function, annotated: bool) {
        if annotated && !self.duals() {
            let attribute = self.attribute.clone();
            self.line(&attribute);
        }
        let params: Vec<String> = (f.params.iter())
            .map(|(name, ty)| if ty.is_empty() { name.clone() } else { format!("{name}: {}", self.ty(ty)) })
            .collect();
        let result = f.result.as_ref().map_or(String::new(), |ty| format!(" -> {}", self.ty(ty)));
        let visible = if annotated { "pub fn" } else { "fn" };
        self.line(&format!("{visible} {}({}){result} {{", f.name, params.join(", ")));
        self.indent += 1;
        self.stmts(&f.body);
        if let Some(value) = &f.value {
            let text = self.expr(value, STATEMENT);
            self.line(&text);
        }
        self.indent -= 1;
        self.line("}");
    }

    fn stmts(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            self.stmt(stmt);
        }
    }

    fn block(&mut self, stmts: &[Stmt]) -> String {
        let inner = self.nested(|p| p.stmts(stmts));
        format!("{{\n{inner}{}}}", self.pad())
    }

    fn body(&mut self, body: &Body) -> String {
        if body.stmts.is_empty() {
            return format!("{{ {} }}", self.expr(&body.value, STATEMENT));
        }
        let inner = self.nested(|p| {
            p.stmts(&body.stmts);
            let value = p.expr(&body.value, STATEMENT);
            p.line(&value);
        });
        format!("{{\n{inner}{}}}", self.pad())
    }

    fn place(place: &Place) -> String {
        match place {
            Place::Var(v) => v.clone(),
            Place::Deref(v) => format!("*{v}"),
            Place::Index(a, i) => format!("{a}[{i}]"),
            Place::Field(t, i) => format!("{t}.{i}"),
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let text = match stmt {
            Stmt::Let { pattern, ty, value } => {
                let ty = ty.as_ref().map_or(String::new(), |ty| format!(": {}", self.ty(ty)));
                format!("let {pattern}{ty} = {};", self.expr(value, STATEMENT))
            }
            Stmt::LetElse { name, option, otherwise } => {
                let otherwise = self.block(otherwise);
                format!("let Some({name}) = {option} else {otherwise};")
            }
            Stmt::Declare(name) => format!("let {name}: {};", self.ty("f64")),
            // For `f64`, the right side of `op=` comes first; for overloaded operators it has to be told.
            Stmt::Assign(place, Some(op), value) if self.duals() => {
                let value = self.expr(value, STATEMENT);
                format!("{{ let right = {value}; {} {op}= right; }}", Self::place(place))
            }
            Stmt::Assign(place, op, value) => {
                let op = op.map_or(String::new(), |op| op.to_string());
                format!("{} {op}= {};", Self::place(place), self.expr(value, STATEMENT))
            }
            Stmt::Destructure(places, value) => {
                let places: Vec<String> = places.iter().map(Self::place).collect();
                format!("({}) = {};", places.join(", "), self.expr(value, STATEMENT))
            }
            Stmt::Int(text) => text.clone(),
            Stmt::If(cond, then, otherwise) => {
                let cond = self.cond(cond);
                let then = self.block(then);
                if otherwise.is_empty() {
                    format!("if {cond} {then}")
                } else {
                    format!("if {cond} {then} else {}", self.block(otherwise))
                }
            }
            Stmt::IfLet { name, option, then, otherwise } => {
                let then = self.block(then);
                let otherwise = if otherwise.is_empty() {
                    String::new()
                } else {
                    format!(" else {}", self.block(otherwise))
                };
                format!("if let Some({name}) = {option} {then}{otherwise}")
            }
            Stmt::Match(on, arms) => {
                let inner = self.nested(|p| {
                    for arm in arms {
                        let guard = p.guard(&arm.guard);
                        let body = p.block(&arm.body);
                        p.line(&format!("{}{guard} => {body}", arm.pattern));
                    }
                });
                format!("match {on} {{\n{inner}{}}}", self.pad())
            }
            Stmt::For { label, pattern, over, body } => {
                format!("{}for {pattern} in {over} {}", label_of(label), self.block(body))
            }
            Stmt::While { label, cond, body } => {
                format!("{}while {} {}", label_of(label), self.cond(cond), self.block(body))
            }
            Stmt::Loop { label, body } => format!("{}loop {}", label_of(label), self.block(body)),
            Stmt::Checkpoint(options, inner) => {
                // Without an attribute the text is for rustc alone.
                if !self.attribute.is_empty() {
                    self.line(&format!("#[checkpoint{options}]"));
                }
                self.stmt(inner);
                return;
            }
            Stmt::Break(label, value) => {
                let label = label.as_ref().map_or(String::new(), |l| format!(" {l}"));
                let value = value.as_ref().map_or(String::new(), |v| format!(" {}", self.expr(v, STATEMENT)));
                format!("break{label}{value};")
            }
            Stmt::Continue(label) => {
                format!("continue{};", label.as_ref().map_or(String::new(), |l| format!(" {l}")))
            }
            Stmt::Return(value) => {
                let value = value.as_ref().map_or(String::new(), |v| format!(" {}", self.expr(v, STATEMENT)));
                format!("return{value};")
            }
            Stmt::Expr(e) => format!("{};", self.expr(e, STATEMENT)),
            Stmt::Block(stmts) => self.block(stmts),
            Stmt::Fn(f) => {
                self.function(f, false);
                return;
            }
            Stmt::Const(name, value) => format!("const {name}: f64 = {value:?};"),
        };
        self.line(&text);
    }

    fn guard(&mut self, guard: &Option<Cond>) -> String {
        guard.as_ref().map_or(String::new(), |c| format!(" if {}", self.cond(c)))
    }

    fn list(&mut self, exprs: &[Expr]) -> String {
        exprs.iter().map(|e| self.expr(e, STATEMENT)).collect::<Vec<_>>().join(", ")
    }

    /// The expression, in parentheses if it binds less than its surroundings ask for.
    fn expr(&mut self, expr: &Expr, around: u8) -> String {
        let (text, own) = self.bare(expr);
        if own < around { format!("({text})") } else { text }
    }

    fn bare(&mut self, expr: &Expr) -> (String, u8) {
        match expr {
            Expr::Lit(x, _) if self.duals() => (format!("lit({x:?})"), POSTFIX),
            Expr::Lit(x, suffix) => {
                let text = format!("{x:?}{}", if *suffix { "_f64" } else { "" });
                (text, if *x < 0.0 { UNARY } else { POSTFIX })
            }
            Expr::Var(v) | Expr::Text(v) => (v.clone(), POSTFIX),
            Expr::Const(c) if self.duals() => (format!("lit({c})"), POSTFIX),
            Expr::Const(c) => (c.clone(), POSTFIX),
            Expr::Deref(v) => (format!("*{v}"), UNARY),
            Expr::Int(i) if self.duals() => (format!("lit(({i}) as f64)"), POSTFIX),
            Expr::Int(i) => (format!("(({i}) as f64)"), POSTFIX),
            Expr::Index(a, i) => (format!("{a}[{i}]"), POSTFIX),
            Expr::Field(t, i) => (format!("{t}.{i}"), POSTFIX),
            Expr::Neg(e) => (format!("-{}", self.expr(e, UNARY)), UNARY),
            Expr::Binary(op, a, b) => {
                let own = if "+-".contains(*op) { SUM } else { PRODUCT };
                let (a, b) = (self.expr(a, own), self.expr(b, own + 1));
                (format!("{a} {op} {b}"), own)
            }
            Expr::Method { name, of, args, path: true } => {
                let of = self.expr(of, STATEMENT);
                let args: String = args.iter().fold(String::new(), |mut text, e| {
                    _ = write!(text, ", {}", self.expr(e, STATEMENT));
                    text
                });
                (format!("{}::{name}({of}{args})", self.ty("f64")), POSTFIX)
            }
            Expr::Method { name, of, args, path: false } => {
                let of = self.expr(of, POSTFIX);
                (format!("{of}.{name}({})", self.list(args)), POSTFIX)
            }
            Expr::Powi(e, n) => (format!("{}.powi({n})", self.expr(e, POSTFIX)), POSTFIX),
            Expr::Whole(e) if self.duals() => {
                (format!("lit({}.value() as i64 as f64)", self.expr(e, POSTFIX)), POSTFIX)
            }
            Expr::Whole(e) => (format!("({} as i64 as f64)", self.expr(e, UNARY)), POSTFIX),
            Expr::Single(e) if self.duals() => (format!("single({})", self.expr(e, STATEMENT)), POSTFIX),
            Expr::Single(e) => (format!("({} as f32 as f64)", self.expr(e, UNARY)), POSTFIX),
            Expr::Block(b) => (self.body(b), STATEMENT),
            Expr::If(cond, a, b) => {
                let cond = self.cond(cond);
                (format!("if {cond} {} else {}", self.body(a), self.body(b)), STATEMENT)
            }
            Expr::Match(on, arms) => {
                let inner = self.nested(|p| {
                    for arm in arms {
                        let guard = p.guard(&arm.guard);
                        let body = p.body(&arm.body);
                        p.line(&format!("{}{guard} => {body}", arm.pattern));
                    }
                });
                (format!("match {on} {{\n{inner}{}}}", self.pad()), STATEMENT)
            }
            Expr::Call(f, args) => {
                let args: Vec<String> = args
                    .iter()
                    .map(|arg| match arg {
                        Arg::Float(e) => self.expr(e, STATEMENT),
                        Arg::Text(text) => text.clone(),
                    })
                    .collect();
                (format!("{f}({})", args.join(", ")), POSTFIX)
            }
            Expr::Loop(label, stmts) => (format!("{}loop {}", label_of(label), self.block(stmts)), STATEMENT),
            Expr::Chain(chain) => (self.chain(chain), POSTFIX),
            Expr::OptionOr(o, e) => (format!("{o}.unwrap_or({})", self.expr(e, STATEMENT)), POSTFIX),
            Expr::OptionMap(o, name, e, other) => {
                let (e, other) = (self.expr(e, STATEMENT), self.expr(other, STATEMENT));
                (format!("{o}.map(|{name}| {e}).unwrap_or({other})"), POSTFIX)
            }
            Expr::Array(parts) => (format!("[{}]", self.list(parts)), POSTFIX),
            Expr::Repeat(e, n) => (format!("[{}; {n}]", self.expr(e, STATEMENT)), POSTFIX),
            Expr::List(parts) => (format!("vec![{}]", self.list(parts)), POSTFIX),
            Expr::RepeatList(e, n) => (format!("vec![{}; {n}]", self.expr(e, STATEMENT)), POSTFIX),
            Expr::Tuple(parts) => (format!("({})", self.list(parts)), POSTFIX),
            Expr::Some(e) => (format!("Some({})", self.expr(e, STATEMENT)), POSTFIX),
            Expr::None => ("None".into(), POSTFIX),
            Expr::Ok(e) => (format!("Ok({})", self.expr(e, STATEMENT)), POSTFIX),
            Expr::Question(e) => (format!("{}?", self.expr(e, POSTFIX)), POSTFIX),
            Expr::UnwrapOr(e, other) => {
                let (e, other) = (self.expr(e, POSTFIX), self.expr(other, STATEMENT));
                (format!("{e}.unwrap_or({other})"), POSTFIX)
            }
            Expr::Closure { moves, params, body } => {
                let ty = self.ty("f64");
                let params: Vec<String> = params.iter().map(|p| format!("{p}: {ty}")).collect();
                let moves = if *moves { "move " } else { "" };
                (format!("{moves}|{}| {}", params.join(", "), self.expr(body, STATEMENT)), STATEMENT)
            }
        }
    }

    fn chain(&mut self, chain: &Chain) -> String {
        let mut text = chain.source.clone();
        for step in &chain.steps {
            match step {
                Step::Text(step) => _ = write!(text, ".{step}"),
                Step::Map(pattern, e) => _ = write!(text, ".map(|{pattern}| {})", self.expr(e, STATEMENT)),
                Step::Filter(pattern, c) => _ = write!(text, ".filter(|{pattern}| {})", self.cond(c)),
            }
        }
        let ty = self.ty("f64");
        match &chain.end {
            End::Sum => _ = write!(text, ".sum::<{ty}>()"),
            End::Product => _ = write!(text, ".product::<{ty}>()"),
            End::Collect => text.push_str(".collect()"),
            End::Fold { init, acc, pattern, body } => {
                let (init, body) = (self.expr(init, STATEMENT), self.expr(body, STATEMENT));
                _ = write!(text, ".fold({init}, |{acc}, {pattern}| {body})");
            }
        }
        text
    }

    fn cond(&mut self, cond: &Cond) -> String {
        match cond {
            Cond::Compare(op, a, b) => format!("{} {op} {}", self.expr(a, SUM), self.expr(b, SUM)),
            Cond::Int(text) => text.clone(),
            Cond::And(a, b) => format!("({}) && ({})", self.cond(a), self.cond(b)),
            Cond::Or(a, b) => format!("({}) || ({})", self.cond(a), self.cond(b)),
            Cond::Not(c) => format!("!({})", self.cond(c)),
        }
    }
}

fn label_of(label: &Option<String>) -> String {
    label.as_ref().map_or(String::new(), |l| format!("{l}: "))
}
