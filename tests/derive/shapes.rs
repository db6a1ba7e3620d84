//! Which tangent each type of field has. Literals of the tangents name all of their fields, so that a type that changes does not compile.
#![allow(dead_code, reason = "the fields of the points are for the derive alone")]

use autodiff::{Differentiable, NotDifferentiable, Zero};
use std::borrow::Cow;
use std::collections::HashMap;
use std::marker::PhantomData;
use std::rc::Rc;
use std::sync::Arc;

#[derive(Differentiable)]
struct Point {
    x: f64,
    y: f32,
}

#[derive(Differentiable)]
struct Floats {
    single: f32,
    array: [[f64; 2]; 3],
    long: [f64; 64],
    vector: Vec<f64>,
    rows: std::vec::Vec<Vec<f32>>,
    pair: (f64, (f32, [f64; 1])),
    option: Option<f64>,
    boxed: Box<f64>,
    by_path: std::primitive::f64,
}

#[test]
fn floats() {
    let point = Floats {
        single: 1.0,
        array: [[1.0; 2]; 3],
        long: [1.0; 64],
        vector: vec![1.0; 2],
        rows: vec![vec![1.0], vec![]],
        pair: (1.0, (1.0, [1.0])),
        option: Some(1.0),
        boxed: Box::new(1.0),
        by_path: 1.0,
    };
    let zero = FloatsTangent {
        single: 0.0,
        array: [[0.0; 2]; 3],
        long: [0.0; 64],
        vector: vec![0.0; 2],
        rows: vec![vec![0.0], vec![]],
        pair: (0.0, (0.0, [0.0])),
        option: Some(0.0),
        boxed: Box::new(0.0),
        by_path: 0.0,
    };
    assert_eq!(point.zero_tangent(), zero);
    assert_eq!(Floats { option: None, ..point }.zero_tangent(), FloatsTangent { option: None, ..zero });
}

#[derive(Differentiable)]
struct Inactive<'a> {
    count: usize,
    flag: bool,
    letter: char,
    name: String,
    text: &'a str,
    bytes: &'a [u8],
    ids: Vec<(u32, Option<i8>)>,
    unit: (),
    marker: PhantomData<f64>,
    function: fn(f64) -> f64,
    raw: *const f64,
    object: Box<dyn Fn(f64) -> f64>,
    borrowed: &'a dyn std::fmt::Debug,
}

#[test]
fn inactive() {
    let point = Inactive {
        count: 1,
        flag: true,
        letter: 'x',
        name: String::new(),
        text: "",
        bytes: &[1],
        ids: vec![(1, None)],
        unit: (),
        marker: PhantomData,
        function: f64::sin,
        raw: std::ptr::null(),
        object: Box::new(f64::sin),
        borrowed: &1,
    };
    let zero: InactiveTangent = point.zero_tangent();
    let InactiveTangent {
        count: Zero,
        flag: Zero,
        letter: Zero,
        name: Zero,
        text: Zero,
        bytes: Zero,
        ids: Zero,
        unit: Zero,
        marker: Zero,
        function: Zero,
        raw: Zero,
        object: Zero,
        borrowed: Zero,
    } = zero;
    assert_eq!(size_of::<InactiveTangent>(), 0);
}

/// Marked by the user, whatever its type.
#[derive(Differentiable)]
struct Marked {
    x: f64,
    #[constant]
    step: f64,
    #[constant]
    table: HashMap<String, Point>,
}

#[test]
fn constants() {
    let point = Marked { x: 1.0, step: 1e-3, table: HashMap::new() };
    assert_eq!(point.zero_tangent(), MarkedTangent { x: 0.0, step: Zero, table: Zero });
}

#[derive(Differentiable)]
struct Mixed {
    counted: (usize, f64),
    listed: Vec<(bool, f32)>,
    nested: (Vec<usize>, f64),
}

/// Beside floats, what is inactive keeps its place.
#[test]
fn floats_among_others() {
    let point = Mixed { counted: (1, 1.0), listed: vec![(true, 1.0)], nested: (vec![1, 2], 1.0) };
    let zero =
        MixedTangent { counted: (Zero, 0.0), listed: vec![(Zero, 0.0)], nested: (vec![Zero, Zero], 0.0) };
    assert_eq!(point.zero_tangent(), zero);
}

type Real = f64;
type Index = usize;

/// Types that the macro does not know, as rustc knows them.
#[derive(Differentiable)]
struct Asked<'a> {
    alias: Real,
    index: Index,
    nested: Point,
    list: Vec<Point>,
    maybe: Option<Box<Point>>,
    borrowed: &'a Point,
    slice: &'a [Point],
    shared: Rc<Point>,
    across: Arc<[f64]>,
    cow: Cow<'a, [f64]>,
    pair: (Point, Real),
}

#[test]
fn asked() {
    let p = || Point { x: 1.0, y: 1.0 };
    let zero = PointTangent { x: 0.0, y: 0.0 };
    let point = Asked {
        alias: 1.0,
        index: 1,
        nested: p(),
        list: vec![p()],
        maybe: Some(Box::new(p())),
        borrowed: &p(),
        slice: &[p(), p()],
        shared: Rc::new(p()),
        across: Arc::new([1.0; 2]),
        cow: Cow::Borrowed(&[1.0]),
        pair: (p(), 1.0),
    };
    let expected = AskedTangent {
        alias: 0.0,
        index: Zero,
        nested: zero,
        list: vec![zero],
        maybe: Some(Box::new(zero)),
        borrowed: zero,
        slice: vec![zero, zero],
        shared: zero,
        across: vec![0.0; 2],
        cow: vec![0.0],
        pair: (zero, 0.0),
    };
    assert_eq!(point.zero_tangent(), expected);
}

enum Mode {
    Fast,
    Exact,
}

struct View<'a>(&'a [f64]);

/// Without the derive: as good as a constant, as long as nothing is differentiated through it.
#[derive(Differentiable)]
struct Opaque<'a> {
    x: f64,
    mode: Mode,
    modes: Vec<Mode>,
    view: View<'a>,
    table: HashMap<&'a str, f64>,
    callback: (fn(f64) -> f64, f64),
}

#[test]
fn not_differentiable() {
    let point = Opaque {
        x: 1.0,
        mode: Mode::Fast,
        modes: vec![Mode::Exact],
        view: View(&[1.0]),
        table: HashMap::new(),
        callback: (f64::sin, 1.0),
    };
    let zero: OpaqueTangent<'_> = point.zero_tangent();
    let _: NotDifferentiable<Mode> = zero.mode;
    let _: NotDifferentiable<Vec<Mode>> = zero.modes;
    let _: NotDifferentiable<View<'_>> = zero.view;
    let _: NotDifferentiable<HashMap<&str, f64>> = zero.table;
    assert_eq!(size_of_val(&zero), size_of::<f64>());
}

/// The tangent of a tuple struct is one, and of a unit struct one.
#[derive(Differentiable)]
struct Pair(f64, usize, Point);
#[derive(Differentiable)]
struct Unit;
#[derive(Differentiable)]
struct Empty {}

#[test]
fn other_structs() {
    let point = Pair(1.0, 1, Point { x: 1.0, y: 1.0 });
    assert_eq!(point.zero_tangent(), PairTangent(0.0, Zero, PointTangent { x: 0.0, y: 0.0 }));
    assert_eq!(Unit.zero_tangent(), UnitTangent);
    assert_eq!(Empty {}.zero_tangent(), EmptyTangent {});
}

/// A tree refers to itself, and so does its tangent.
#[derive(Differentiable)]
struct Tree {
    weight: f64,
    left: Option<Box<Tree>>,
    rest: Vec<Self>,
}

#[derive(Differentiable)]
struct Odd(f64, Option<Box<Even>>);
#[derive(Differentiable)]
struct Even(Vec<Odd>);

#[test]
fn recursion() {
    let leaf = || Tree { weight: 1.0, left: None, rest: vec![] };
    let tree = Tree { weight: 2.0, left: Some(Box::new(leaf())), rest: vec![leaf(), leaf()] };
    let zero = TreeTangent { weight: 0.0, left: None, rest: vec![] };
    let expected = TreeTangent {
        left: Some(Box::new(zero.clone())),
        rest: vec![zero.clone(), zero.clone()],
        ..zero.clone()
    };
    assert_eq!(tree.zero_tangent(), expected);

    let mutual = Odd(1.0, Some(Box::new(Even(vec![Odd(2.0, None)]))));
    let expected = OddTangent(0.0, Some(Box::new(EvenTangent(vec![OddTangent(0.0, None)]))));
    assert_eq!(mutual.zero_tangent(), expected);
}

struct Grid {
    n: usize,
}
impl Grid {
    const N: usize = 3;
}

/// The length of an array may name anything, `Self`, too.
#[derive(Differentiable)]
struct Sized {
    cells: [f64; Grid::N],
    own: [f64; Self::N + 1],
}
impl Sized {
    const N: usize = 1;
}

#[test]
fn lengths() {
    let zero = Sized { cells: [1.0; 3], own: [1.0; 2] }.zero_tangent();
    assert_eq!(zero, SizedTangent { cells: [0.0; 3], own: [0.0; 2] });
}

/// `{:?}` needs nothing of the struct, and prints numbers for floats alone.
#[test]
fn printed() {
    let point = Pair(1.0, 1, Point { x: 1.0, y: 1.0 });
    let text = "PairTangent(0.0, Zero, PointTangent { x: 0.0, y: 0.0 })";
    assert_eq!(format!("{:?}", point.zero_tangent()), text);
    let opaque = OpaqueTangent::default();
    let text = "OpaqueTangent { x: 0.0, mode: NotDifferentiable, modes: NotDifferentiable, view: NotDifferentiable, \
                table: NotDifferentiable, callback: NotDifferentiable }";
    assert_eq!(format!("{opaque:?}"), text);
    assert_eq!(format!("{UnitTangent:?} {:?}", EmptyTangent {}), "UnitTangent EmptyTangent");
}

/// A tangent is a point of its own space.
#[test]
fn tangents_of_tangents() {
    let tangent = PairTangent(2.0, Zero, PointTangent { x: 3.0, y: 4.0 });
    assert_eq!(tangent.zero_tangent(), PairTangent(0.0, Zero, PointTangent { x: 0.0, y: 0.0 }));
}

#[derive(Differentiable)]
#[differentiable(tangent = Velocity)]
struct Position {
    x: f64,
}

#[test]
fn named() {
    assert_eq!(Position { x: 1.0 }.zero_tangent(), Velocity { x: 0.0 });
}

mod outer {
    pub mod inner {
        #[derive(autodiff::Differentiable)]
        pub(in super::super) struct Seen {
            pub(in super::super) x: f64,
            pub(super) y: f64,
        }
        impl Seen {
            pub(in super::super) fn new() -> Seen {
                Seen { x: 1.0, y: 2.0 }
            }
        }
    }
}

/// The tangent is as visible as the struct, and each field as its field.
#[test]
fn visibility() {
    let zero: outer::inner::SeenTangent = outer::inner::Seen::new().zero_tangent();
    assert_eq!(zero.x, 0.0);
}
