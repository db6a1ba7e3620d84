//! Random programs. Each is well-defined: indices are in range, integers do not overflow, loops end, and the
//! methods stay inside of their domains. Comparisons may fall either way: dual numbers carry bitwise the same
//! values and take the same branch.

use super::grammar::{Arg, Arm, Body, Chain, Cond, End, Expr, Function, Place, Program, Step, Stmt};

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

/// Leaves out a `&mut [f64]` parameter handed on by its bare name as `&[f64]`: the macro refuses it so far.
const AVOID_BARE_REBORROW: bool = true;

/// The signatures that a program can have; `harness.rs` has a macro for each.
pub const KINDS: usize = 8;

fn signature(kind: usize) -> (Vec<(&'static str, &'static str)>, Option<&'static str>) {
    match kind {
        0 => (vec![("x", "f64"), ("y", "f64"), ("n", "usize")], Some("f64")),
        1 => (vec![("a", "&[f64]"), ("x", "f64"), ("n", "usize")], Some("f64")),
        2 => (vec![("p", "[f64; 3]"), ("mut w", "Vec<f64>"), ("n", "usize")], Some("f64")),
        3 => (vec![("a", "&[f64]"), ("mut x", "f64"), ("n", "usize")], Some("(f64, f64)")),
        4 => (vec![("w", "&mut [f64]"), ("x", "f64"), ("n", "usize")], Some("f64")),
        5 => (vec![("q", "&[f64; 4]"), ("a", "&[f64]"), ("b", "&[f64]"), ("n", "usize")], Some("f64")),
        6 => (vec![("mut p", "[f64; 3]"), ("x", "f64"), ("n", "usize")], Some("[f64; 2]")),
        _ => (vec![("w", "&mut [f64]"), ("x", "f64"), ("n", "usize")], None),
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
    let mut callees = Vec::new();
    let mut helpers = Vec::new();
    for number in 0..rng.below(if size == Size::Small { 2 } else { 4 }) {
        let (callee, function) = helper(&mut rng, &consts, &callees, number, size);
        callees.push(callee);
        helpers.push(function);
    }
    let fuel = 5 + rng.below(if size == Size::Small { 5 } else { 22 }) as i32;
    let (params, result) = signature(kind);
    let result_kind = match result {
        Some("f64") => Result::Float,
        Some("(f64, f64)") => Result::Pair,
        Some(_) => Result::Two,
        None => Result::Nothing,
    };
    let mut g = Generator::new(&mut rng, consts.clone(), callees, result_kind, fuel);
    if size == Size::Small {
        g.deepest = 1;
    }
    g.declare_params(&params);
    let main = g.function("f", &params, result);
    Program { kind, consts, helpers, main }
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
) -> (Callee, Function) {
    let name = format!("h{number}");
    let (params, result, kinds): (Vec<(&str, &str)>, _, Vec<Param>) = match rng.below(9) {
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
        _ => (vec![("mut p", "[f64; 3]"), ("u", "f64")], Result::Float, vec![Param::Array(3), Param::Float]),
    };
    let callee = Callee { name: name.clone(), params: kinds, result };
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
        _ => None,
    };
    let mut function = g.function(&name, &params, ty);
    // Recursion on the integer, which callers keep below 4.
    if matches!(callee.params[..], [Param::Float, Param::Int]) && result == Result::Float && g.rng.chance(50)
    {
        let calls = 1 + g.rng.below(2);
        let mut value = function.value.take().expect("a float result");
        for _ in 0..calls {
            let argument = g.bounded(1);
            let call = Expr::Call(name.clone(), vec![Arg::Float(argument), Arg::Text("k - 1".into())]);
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
                _ => self.scope.rows.push(row(Store::ArrayRef(4))),
            }
        }
    }

    fn function(&mut self, name: &str, params: &[(&str, &str)], result: Option<&str>) -> Function {
        let mut body = Vec::new();
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
            Result::Float => Some(self.summary()),
            Result::Pair => Some(Expr::Tuple(vec![self.summary(), self.summary()])),
            Result::Two => Some(Expr::Array(vec![self.summary(), self.summary()])),
        };
        Function {
            name: name.into(),
            params: params.iter().map(|(n, t)| (n.to_string(), t.to_string())).collect(),
            result: result.map(str::to_string),
            body,
            value,
        }
    }

    /// A result in which much of what there is has a part.
    fn summary(&mut self) -> Expr {
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

    fn read(v: &Float) -> Expr {
        if v.reference { Expr::Deref(v.name.clone()) } else { var(&v.name) }
    }

    /// A new name, or now and then an old one that is hidden from here on.
    fn name(&mut self, prefix: &str) -> String {
        if self.rng.chance(15) && prefix == "v" {
            let shadowable: Vec<String> = self.scope.floats.iter().map(|v| v.name.clone()).collect();
            if !shadowable.is_empty() {
                return self.rng.pick(&shadowable).clone();
            }
        }
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    fn bind_float(&mut self, out: &mut Vec<Stmt>, mutable: bool, value: Expr) {
        let name = self.name("v");
        let weak = value.is_weak() || matches!(value, Expr::Loop(..));
        let ty = (weak || self.rng.chance(20)).then(|| "f64".to_string());
        let pattern = if mutable { format!("mut {name}") } else { name.clone() };
        out.push(Stmt::Let { pattern, ty, value });
        self.scope.hide(&name);
        self.scope.floats.push(Float { name, mutable, reference: false });
    }

    fn let_row(&mut self, out: &mut Vec<Stmt>) {
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

    fn int_value(&mut self) -> Option<String> {
        if self.scope.ints.is_empty() {
            return None;
        }
        let ints = self.scope.ints.clone();
        Some(self.rng.pick(&ints).0.clone())
    }

    /// A small integer expression.
    fn int(&mut self) -> String {
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
    fn index(&mut self, row: &Row) -> String {
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
    fn vec_index(&mut self, row: &Row) -> String {
        let bound = format!("{}_len", row.name);
        if self.rng.chance(80) && self.scope.ints.iter().any(|k| k.0 == bound) {
            let k = self.int();
            format!("({k}) % {bound}")
        } else {
            "0".into()
        }
    }

    fn atom(&mut self) -> Expr {
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
    fn bounded(&mut self, depth: usize) -> Expr {
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

    fn positive(&mut self, depth: usize) -> Expr {
        let offset = Expr::Lit(*self.rng.pick(&[0.25, 0.5, 1.25]), false);
        if self.rng.chance(60) {
            binary('+', method("abs", self.expr(depth), vec![]), offset)
        } else {
            let e = self.atom();
            binary('+', binary('*', e.clone(), e), offset)
        }
    }

    fn expr(&mut self, depth: usize) -> Expr {
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
    fn primitive(&mut self, d: usize) -> Expr {
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

    fn compare(&mut self) -> Cond {
        let op = (*self.rng.pick(&["<", ">", "<=", ">="])).to_string();
        let (a, b) = (
            self.atom().strong(),
            if self.rng.chance(60) { Expr::Lit(literal(self.rng), false) } else { self.atom() },
        );
        Cond::Compare(op, a, b)
    }

    fn cond(&mut self) -> Cond {
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
    fn value_body(&mut self, d: usize) -> Body {
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
    fn in_closure<T>(&mut self, params: &[(&str, bool)], run: impl FnOnce(&mut Self) -> T) -> T {
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

    /// The argument list, if everything needed is there; `&mut` arguments hide their row from the others.
    fn args(&mut self, callee: &Callee, d: usize) -> Option<Vec<Arg>> {
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
                        (Store::MutSlice | Store::Lent, _) if AVOID_BARE_REBORROW => {
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
    fn call(&mut self, d: usize) -> Option<Expr> {
        if self.calls > 6 || self.depth > 2 {
            return None;
        }
        let callees: Vec<Callee> =
            self.callees.iter().filter(|c| c.result == Result::Float).cloned().collect();
        if callees.is_empty() {
            return None;
        }
        let callee = self.rng.pick(&callees).clone();
        let args = self.args(&callee, d)?;
        self.calls += 1;
        Some(Expr::Call(callee.name, args))
    }

    /// An iterator chain with a float at its end.
    fn chain(&mut self, d: usize) -> Option<Expr> {
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

    fn with_items<T>(
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

    /// An assignment to something that is there, damped inside of loops.
    fn assign(&mut self) -> Option<Stmt> {
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
                let e = self.positive(0);
                Stmt::Assign(place, Some('/'), e)
            }
            _ => Stmt::Assign(place, None, self.atom()),
        })
    }

    fn block(&mut self, count: usize) -> Vec<Stmt> {
        let saved = self.scope.clone();
        let mut out = Vec::new();
        for _ in 0..count {
            self.stmt(&mut out);
        }
        self.scope = saved;
        out
    }

    fn some_stmts(&mut self) -> Vec<Stmt> {
        let count = 1 + self.rng.below(self.deepest + 1);
        self.block(count)
    }

    /// A statement or two; what they bind is visible to the next.
    fn stmt(&mut self, out: &mut Vec<Stmt>) {
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
                // What a call returns as a whole has to be said.
                let ty = value.is_weak() || (whole && matches!(value, Expr::Call(..))) || self.rng.chance(30);
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
            36 if self.result == Result::Maybe && !self.scope.options.is_empty() && !self.pure => {
                let options = self.scope.options.clone();
                let option = self.rng.pick(&options).0.clone();
                self.bind_float(out, false, Expr::Text(format!("{option}?")));
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

    /// Methods of vectors and slices, closures with effects, collected chains.
    fn library(&mut self, out: &mut Vec<Stmt>) {
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
    fn swap_rows(&mut self, out: &mut Vec<Stmt>) {
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

    fn index_below(&mut self, n: usize) -> String {
        if self.rng.chance(50) { self.rng.below(n).to_string() } else { format!("({}) % {n}", self.int()) }
    }

    /// Arrays of arrays: made, their rows copied, replaced, swapped and run through.
    fn grid(&mut self, out: &mut Vec<Stmt>) {
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

    fn nested_fn(&mut self, out: &mut Vec<Stmt>) {
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
            params,
            result: Some("f64".into()),
            body,
            value: Some(value),
        }));
        let args = vec![Arg::Float(self.expr(1)), Arg::Float(self.expr(1))];
        self.bind_float(out, false, Expr::Call(name, args));
    }

    fn label(&mut self) -> Option<String> {
        self.next += 1;
        self.rng.chance(35).then(|| format!("'l{}", self.next))
    }

    /// The statements of a loop's body.
    fn loop_body(&mut self, label: &Option<String>, with_value: bool) -> Vec<Stmt> {
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

    fn for_loop(&mut self, out: &mut Vec<Stmt>) {
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
        out.push(Stmt::For { label, pattern, over, body });
    }

    /// Nothing writes to the row while it is lent.
    fn freeze(&mut self, row: &Row) {
        for r in &mut self.scope.rows {
            if r.name == row.name {
                r.mutable = false;
                if r.store == Store::MutSlice {
                    r.store = Store::Lent;
                }
            }
        }
    }

    fn while_loop(&mut self, out: &mut Vec<Stmt>) {
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
        out.push(Stmt::While { label, cond, body });
    }

    fn endless(&mut self, out: &mut Vec<Stmt>) {
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
            out.push(Stmt::Loop { label, body });
        }
    }

    fn leave_function(&mut self) -> Stmt {
        Stmt::Return(match self.result {
            Result::Float => Some(self.expr(2)),
            Result::Pair => Some(Expr::Tuple(vec![self.expr(1), self.expr(1)])),
            Result::Two => Some(Expr::Array(vec![self.expr(1), self.expr(1)])),
            Result::Maybe => {
                Some(if self.rng.chance(50) { Expr::None } else { Expr::Some(bx(self.expr(1))) })
            }
            Result::Nothing => None,
        })
    }

    /// `break`, `continue` or `return` under a condition.
    fn exit(&mut self, out: &mut Vec<Stmt>) {
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

    fn option(&mut self, out: &mut Vec<Stmt>) {
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

    /// A scan in place: each element from the one before as it has become.
    fn scan(&mut self, out: &mut Vec<Stmt>) {
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
