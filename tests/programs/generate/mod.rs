//! Random programs. Each is well-defined: indices are in range, integers do not overflow, loops end, and the
//! methods stay inside of their domains. Comparisons may fall either way: dual numbers carry bitwise the same
//! values and take the same branch.

mod call;
mod chain;
mod expr;
mod library;
mod loops;
mod stmt;

use super::grammar::{Arg, Arm, Body, Chain, Cond, End, Expr, Function, Place, Program, Step, Stmt, Within};

/// Sebastiano Vigna's generator.
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// With so many percent.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// The signatures that a program can have; `harness.rs` has a macro for each.
pub const KINDS: usize = 13;

fn signature(kind: usize) -> (Vec<(&'static str, &'static str)>, Option<&'static str>) {
    match kind {
        0 => (vec![("x", "f64"), ("y", "f64"), ("n", "usize")], Some("f64")),
        1 => (vec![("a", "&[f64]"), ("x", "f64"), ("n", "usize")], Some("f64")),
        2 => (vec![("p", "[f64; 3]"), ("mut w", "Vec<f64>"), ("n", "usize")], Some("f64")),
        3 => (vec![("a", "&[f64]"), ("mut x", "f64"), ("n", "usize")], Some("(f64, f64)")),
        4 => (vec![("w", "&mut [f64]"), ("x", "f64"), ("n", "usize")], Some("f64")),
        5 => (vec![("q", "&[f64; 4]"), ("a", "&[f64]"), ("b", "&[f64]"), ("n", "usize")], Some("f64")),
        6 => (vec![("mut p", "[f64; 3]"), ("x", "f64"), ("n", "usize")], Some("[f64; 2]")),
        7 => (vec![("w", "&mut [f64]"), ("x", "f64"), ("n", "usize")], None),
        8 => (vec![("s", "&S"), ("a", "&[f64]"), ("n", "usize")], Some("f64")),
        9 => (vec![("s", "S"), ("x", "f64"), ("n", "usize")], Some("(f64, f64)")),
        10 => (vec![("x", "f64"), ("y", "f64"), ("n", "usize")], Some("Result<f64, u8>")),
        11 => (vec![("m", "&[[f64; 3]; 2]"), ("x", "f64"), ("n", "usize")], Some("f64")),
        _ => (vec![("mut m", "[[f64; 3]; 2]"), ("a", "&[f64]"), ("n", "usize")], Some("f64")),
    }
}

#[derive(Clone, Debug)]
struct Float {
    name: String,
    mutable: bool,
    reference: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Store {
    /// `[f64; n]`.
    Array(usize),
    /// `&[f64; n]`.
    ArrayRef(usize),
    Vec,
    Slice,
    MutSlice,
    /// A `&mut [f64]` that is lent at the moment.
    Lent,
}

#[derive(Clone, Debug)]
struct Row {
    name: String,
    mutable: bool,
    store: Store,
}

impl Row {
    fn borrowed(&self) -> String {
        match self.store {
            Store::Array(_) | Store::Vec => format!("&{}", self.name),
            _ => self.name.clone(),
        }
    }

    fn is_writable(&self) -> bool {
        self.mutable || self.store == Store::MutSlice
    }

    fn len(&self) -> String {
        match self.store {
            Store::Array(n) | Store::ArrayRef(n) => n.to_string(),
            _ => format!("{}.len()", self.name),
        }
    }
}

/// An array of arrays.
#[derive(Clone, Debug)]
struct Grid {
    name: String,
    mutable: bool,
    rows: usize,
    columns: usize,
}

#[derive(Clone, Default)]
struct Scope {
    floats: Vec<Float>,
    rows: Vec<Row>,
    grids: Vec<Grid>,
    pairs: Vec<(String, bool)>,
    options: Vec<(String, bool)>,
    ints: Vec<(String, bool)>,
    closures: Vec<(String, usize)>,
}

impl Scope {
    /// A name is bound anew: whatever had it is hidden.
    fn hide(&mut self, name: &str) {
        self.floats.retain(|v| v.name != name);
        self.rows.retain(|v| v.name != name);
        self.grids.retain(|v| v.name != name);
        self.pairs.retain(|v| v.0 != name);
        self.options.retain(|v| v.0 != name);
        self.ints.retain(|v| v.0 != name && v.0 != format!("{name}_len"));
        self.closures.retain(|v| v.0 != name);
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Result {
    Float,
    Pair,
    Two,
    Nothing,
    Maybe,
    /// `Result<f64, u8>`.
    Checked,
}

#[derive(Clone, Debug)]
enum Param {
    Float,
    Int,
    Slice,
    MutSlice,
    Array(usize),
}

#[derive(Clone, Debug)]
struct Callee {
    name: String,
    params: Vec<Param>,
    result: Result,
}

#[derive(Clone)]
struct LoopContext {
    label: Option<String>,
    with_value: bool,
}

struct Generator<'a> {
    rng: &'a mut SplitMix64,
    scope: Scope,
    consts: Vec<(String, f64)>,
    callees: Vec<Callee>,
    loops: Vec<LoopContext>,
    result: Result,
    /// Inside of a closure: no effects, no exits.
    pure: bool,
    next: usize,
    depth: usize,
    fuel: i32,
    calls: usize,
    /// How deep expressions go.
    deepest: usize,
}

fn bx<T>(x: T) -> Box<T> {
    Box::new(x)
}

fn var(name: &str) -> Expr {
    Expr::Var(name.into())
}

fn binary(op: char, a: Expr, b: Expr) -> Expr {
    Expr::Binary(op, bx(a), bx(b))
}

fn method(name: &str, of: Expr, args: Vec<Expr>) -> Expr {
    Expr::Method { name: name.into(), of: bx(of.strong()), args, path: false }
}

/// How much there is in a program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Size {
    Small,
    Full,
}

/// The program with this number; always the same for the same seed and size.
pub fn program(seed: u64, index: usize, size: Size) -> Program {
    let mut rng =
        SplitMix64(seed.wrapping_mul(0x1000_0000_01b3) ^ (index as u64).wrapping_mul(0x5851_f42d_4c95_7f2d));
    rng.next();
    let kind = rng.below(KINDS);
    let mut consts = Vec::new();
    for name in ["ALPHA", "BETA"] {
        if rng.chance(40) {
            consts.push((name.to_string(), literal(&mut rng)));
        }
    }
    let structs = matches!(kind, 8 | 9);
    let mut callees: Vec<Callee> = Vec::new();
    let mut helpers = Vec::new();
    for number in 0..rng.below(if size == Size::Small { 2 } else { 4 }) {
        // Methods are called where there is an `s`: in the main function.
        let free: Vec<Callee> = callees.iter().filter(|c| !c.name.starts_with("s.")).cloned().collect();
        let (callee, function) = helper(&mut rng, &consts, &free, number, size, structs);
        callees.push(callee);
        helpers.push(function);
    }
    let fuel = 5 + rng.below(if size == Size::Small { 5 } else { 22 }) as i32;
    let (params, result) = signature(kind);
    let result_kind = match result {
        Some("f64") => Result::Float,
        Some("(f64, f64)") => Result::Pair,
        Some("Result<f64, u8>") => Result::Checked,
        Some(_) => Result::Two,
        None => Result::Nothing,
    };
    let mut g = Generator::new(&mut rng, consts.clone(), callees, result_kind, fuel);
    if size == Size::Small {
        g.deepest = 1;
    }
    g.declare_params(&params);
    let main = g.function("f", &params, result);
    Program { kind, structs, consts, helpers, main }
}

fn literal(rng: &mut SplitMix64) -> f64 {
    let magnitude = *rng.pick(&[0.125, 0.25, 0.3, 0.5, 0.75, 0.9, 1.1, 1.25, 1.5, 2.0, 0.7, 1.0]);
    if rng.chance(25) { -magnitude } else { magnitude }
}

/// An annotated function for the main one to call, perhaps by way of those before.
fn helper(
    rng: &mut SplitMix64,
    consts: &[(String, f64)],
    earlier: &[Callee],
    number: usize,
    size: Size,
    structs: bool,
) -> (Callee, Function) {
    let name = format!("h{number}");
    let (params, result, kinds): (Vec<(&str, &str)>, _, Vec<Param>) = match rng.below(if structs {
        12
    } else {
        10
    }) {
        0 => (vec![("u", "f64"), ("v", "f64")], Result::Float, vec![Param::Float, Param::Float]),
        1 => (vec![("mut u", "f64"), ("k", "usize")], Result::Float, vec![Param::Float, Param::Int]),
        2 => (
            vec![("a", "&[f64]"), ("u", "f64"), ("k", "usize")],
            Result::Float,
            vec![Param::Slice, Param::Float, Param::Int],
        ),
        3 => (vec![("u", "f64"), ("v", "f64")], Result::Pair, vec![Param::Float, Param::Float]),
        4 => (vec![("w", "&mut [f64]"), ("u", "f64")], Result::Nothing, vec![Param::MutSlice, Param::Float]),
        5 => (
            vec![("w", "&mut [f64]"), ("a", "&[f64]"), ("k", "usize")],
            Result::Float,
            vec![Param::MutSlice, Param::Slice, Param::Int],
        ),
        6 => (vec![("a", "&[f64]"), ("b", "&[f64]")], Result::Float, vec![Param::Slice, Param::Slice]),
        7 => (vec![("mut u", "f64"), ("k", "usize")], Result::Maybe, vec![Param::Float, Param::Int]),
        8 => (vec![("u", "f64"), ("k", "usize")], Result::Checked, vec![Param::Float, Param::Int]),
        10 | 11 => {
            (vec![("&self", ""), ("u", "f64"), ("k", "usize")], Result::Float, vec![Param::Float, Param::Int])
        }
        _ => (vec![("mut p", "[f64; 3]"), ("u", "f64")], Result::Float, vec![Param::Array(3), Param::Float]),
    };
    let within = if params[0].0 == "&self" {
        Within::Impl
    } else if rng.chance(25) {
        Within::Module
    } else {
        Within::Program
    };
    let called = match within {
        Within::Program => name.clone(),
        Within::Module => format!("in_{name}::{name}"),
        Within::Impl => format!("s.{name}"),
    };
    let callee = Callee { name: called, params: kinds, result };
    let fuel = if size == Size::Small { 3 } else { 2 + rng.below(8) as i32 };
    let mut g = Generator::new(rng, consts.to_vec(), earlier.to_vec(), result, fuel);
    g.calls = 1;
    if size == Size::Small {
        g.deepest = 1;
    }
    g.declare_params(&params);
    let ty = match result {
        Result::Float => Some("f64"),
        Result::Pair => Some("(f64, f64)"),
        Result::Maybe => Some("Option<f64>"),
        Result::Checked => Some("Result<f64, u8>"),
        _ => None,
    };
    let mut function = g.function(&name, &params, ty);
    function.within = within;
    // Recursion on the integer, which callers keep below 4.
    if matches!(callee.params[..], [Param::Float, Param::Int]) && result == Result::Float && g.rng.chance(50)
    {
        let calls = 1 + g.rng.below(2);
        let mut value = function.value.take().expect("a float result");
        for _ in 0..calls {
            let argument = g.bounded(1);
            let own = if within == Within::Impl { format!("self.{name}") } else { name.clone() };
            let call = Expr::Call(own, vec![Arg::Float(argument), Arg::Text("k - 1".into())]);
            value = if g.rng.chance(50) {
                binary('+', value, binary('*', Expr::Lit(0.5, false), call))
            } else {
                binary('*', method("sin", call, vec![]), value)
            };
        }
        function
            .body
            .insert(0, Stmt::If(Cond::Int("k == 0".into()), vec![Stmt::Return(Some(var("u")))], vec![]));
        function.value = Some(value);
    }
    (callee, function)
}

impl<'a> Generator<'a> {
    fn new(
        rng: &'a mut SplitMix64,
        consts: Vec<(String, f64)>,
        callees: Vec<Callee>,
        result: Result,
        fuel: i32,
    ) -> Self {
        Generator {
            rng,
            scope: Scope::default(),
            consts,
            callees,
            loops: Vec::new(),
            result,
            pure: false,
            next: 0,
            depth: 0,
            fuel,
            calls: 0,
            deepest: 2,
        }
    }

    fn declare_params(&mut self, params: &[(&str, &str)]) {
        for (pattern, ty) in params {
            let (name, mutable) = match pattern.strip_prefix("mut ") {
                Some(name) => (name.to_string(), true),
                None => (pattern.to_string(), false),
            };
            let row = |store| Row { name: name.clone(), mutable, store };
            match *ty {
                "f64" => self.scope.floats.push(Float { name, mutable, reference: false }),
                "usize" => self.scope.ints.push((name, false)),
                "&[f64]" => self.scope.rows.push(row(Store::Slice)),
                "&mut [f64]" => self.scope.rows.push(row(Store::MutSlice)),
                "Vec<f64>" => self.scope.rows.push(row(Store::Vec)),
                "[f64; 3]" => self.scope.rows.push(row(Store::Array(3))),
                "" | "&S" | "S" => {}
                "[[f64; 3]; 2]" => self.scope.grids.push(Grid { name, mutable, rows: 2, columns: 3 }),
                "&[[f64; 3]; 2]" => {
                    for i in 0..2 {
                        self.scope.rows.push(Row {
                            name: format!("{name}[{i}]"),
                            mutable: false,
                            store: Store::Array(3),
                        });
                    }
                }
                _ => self.scope.rows.push(row(Store::ArrayRef(4))),
            }
        }
    }

    /// Binds the fields of a struct, whose types the macro does not see.
    fn fields(&mut self, of: &str, body: &mut Vec<Stmt>) {
        for field in ["a", "b", "w[0]", "w[1]", "w[2]"] {
            let name = format!("field_{}", field.replace(['[', ']'], ""));
            let value = Expr::Text(format!("{of}.{field}"));
            body.push(Stmt::Let { pattern: name.clone(), ty: Some("f64".into()), value });
            self.scope.floats.push(Float { name, mutable: false, reference: false });
        }
        body.push(Stmt::Int(format!("let whole: usize = {of}.k;")));
        self.scope.ints.push(("whole".into(), false));
    }

    fn function(&mut self, name: &str, params: &[(&str, &str)], result: Option<&str>) -> Function {
        let mut body = Vec::new();
        if let Some(p) = params.iter().find(|p| matches!(p.1, "S" | "&S" | "")) {
            self.fields(p.0.trim_start_matches('&'), &mut body);
        }
        // Something that moves, to begin with.
        for _ in 0..1 + self.rng.below(2) {
            let value = self.expr(1);
            self.bind_float(&mut body, true, value);
        }
        if params.iter().any(|p| p.1 == "Vec<f64>") {
            body.push(Stmt::Int("let w_len: usize = w.len();".into()));
            self.scope.ints.push(("w_len".into(), false));
        }
        if self.rng.chance(50) {
            self.let_row(&mut body);
        }
        if self.rng.chance(25) {
            self.grid(&mut body);
        }
        while self.fuel > 0 {
            self.stmt(&mut body);
        }
        let value = match self.result {
            Result::Nothing => None,
            Result::Maybe => {
                let (c, e) = (self.cond(), self.expr(0));
                let leave = if self.rng.chance(60) { Expr::None } else { Expr::Some(bx(e)) };
                body.push(Stmt::If(c, vec![Stmt::Return(Some(leave))], vec![]));
                Some(Expr::Some(bx(self.summary())))
            }
            Result::Checked => {
                let c = self.cond();
                if self.rng.chance(60) {
                    body.push(Stmt::If(c, vec![Stmt::Return(Some(Expr::Text("Err(1)".into())))], vec![]));
                }
                Some(Expr::Ok(bx(self.summary())))
            }
            Result::Float => Some(self.summary()),
            Result::Pair => Some(Expr::Tuple(vec![self.summary(), self.summary()])),
            Result::Two => Some(Expr::Array(vec![self.summary(), self.summary()])),
        };
        // A struct that has no part in the result has no gradient.
        let value = match (value, params[0]) {
            (Some(Expr::Tuple(mut parts)), ("s", _)) => {
                parts[0] = binary('+', parts[0].clone(), Expr::Text("s.b".into()));
                Some(Expr::Tuple(parts))
            }
            (Some(value), ("s", _)) => Some(binary('+', value, Expr::Text("s.b".into()))),
            (value, _) => value,
        };
        Function {
            name: name.into(),
            within: Within::Program,
            params: params.iter().map(|(n, t)| (n.to_string(), t.to_string())).collect(),
            result: result.map(str::to_string),
            body,
            value,
        }
    }
}
