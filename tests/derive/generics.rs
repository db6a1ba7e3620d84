//! Type parameters, constants and lifetimes: the tangent keeps those that its fields mention.
#![allow(dead_code, reason = "the fields of the points are for the derive alone")]

use autodiff::{Differentiable, Zero};
use std::collections::HashMap;
use std::fmt::Debug;
use std::marker::PhantomData;

#[derive(Differentiable)]
struct Point<T> {
    x: T,
    y: [T; 2],
    more: Vec<(T, usize)>,
}

#[test]
fn of_a_float() {
    let point = Point { x: 1.0_f32, y: [1.0; 2], more: vec![(1.0, 7)] };
    let zero: PointTangent<f32> = point.zero_tangent();
    assert_eq!(zero, PointTangent { x: 0.0, y: [0.0; 2], more: vec![(0.0, Zero)] });
}

#[test]
fn of_anything_differentiable() {
    let point = Point { x: vec![1.0], y: [vec![], vec![1.0]], more: vec![] };
    let zero = PointTangent::<Vec<f64>> { x: vec![0.0], y: [vec![], vec![0.0]], more: vec![] };
    assert_eq!(point.zero_tangent(), zero);
    let point = Point { x: 1_u8, y: [2, 3], more: vec![(4, 5)] };
    assert_eq!(point.zero_tangent(), PointTangent::<u8> { x: Zero, y: [Zero; 2], more: vec![(Zero, Zero)] });
}

trait Unit {}
struct Metre;
impl Unit for Metre {}

/// A marker parameter is not in the tangent.
#[derive(Differentiable)]
struct Quantity<U: Unit, T = f64> {
    value: T,
    unit: PhantomData<U>,
}

#[test]
fn markers() {
    let length: Quantity<Metre> = Quantity { value: 1.0, unit: PhantomData };
    let zero: QuantityTangent = length.zero_tangent();
    assert_eq!(zero, QuantityTangent { value: 0.0, unit: Zero });
}

#[derive(Differentiable)]
struct Polynomial<const N: usize, const M: usize = 0> {
    coefficients: [f64; N],
}

#[test]
fn constants() {
    let zero: PolynomialTangent<3> = Polynomial::<3, 7> { coefficients: [1.0; 3] }.zero_tangent();
    assert_eq!(zero, PolynomialTangent { coefficients: [0.0; 3] });
}

/// Bounds on what is left out are left out; others stay.
#[derive(Differentiable)]
struct Borrowed<'a, 'b: 'a, T: Debug + 'a + ?Sized, K: Copy>
where
    T: PartialEq,
    K: Into<f64> + PartialEq<T>,
{
    inner: &'a T,
    name: &'b str,
    key: PhantomData<K>,
    point: Option<Point<&'b K>>,
    #[constant]
    keys: Vec<K>,
}

impl PartialEq<[f64]> for Key {
    fn eq(&self, _: &[f64]) -> bool {
        false
    }
}
#[derive(Clone, Copy, Differentiable)]
struct Key(f64);
impl From<Key> for f64 {
    fn from(key: Key) -> f64 {
        key.0
    }
}

#[test]
fn lifetimes_and_bounds() {
    let point = Borrowed::<[f64], Key> {
        inner: &[1.0, 2.0][..],
        name: "x",
        key: PhantomData,
        point: None,
        keys: vec![],
    };
    let zero = point.zero_tangent();
    assert_eq!(zero.inner, vec![0.0; 2]);
    assert_eq!((zero.name, zero.key, zero.keys), (Zero, Zero, Zero));
}

/// An associated type has to be differentiable, and not the parameter.
#[derive(Differentiable)]
struct Of<I: Iterator> {
    next: I::Item,
    last: Option<<I as Iterator>::Item>,
}

#[test]
fn associated_types() {
    let point = Of::<std::vec::IntoIter<f64>> { next: 1.0, last: Some(2.0) };
    let zero: OfTangent<std::vec::IntoIter<f64>> = point.zero_tangent();
    assert_eq!((zero.next, zero.last), (0.0, Some(0.0)));
}

#[derive(Differentiable)]
struct List<T> {
    head: T,
    tail: Option<Box<List<T>>>,
    others: Vec<Self>,
    names: HashMap<String, T>,
}

#[test]
fn recursion() {
    let end = || List { head: 1.0, tail: None, others: vec![], names: HashMap::new() };
    let list = List { tail: Some(Box::new(end())), others: vec![end()], ..end() };
    let zero = list.zero_tangent();
    assert_eq!(zero.tail, Some(Box::new(end().zero_tangent())));
    assert_eq!(zero.others, [end().zero_tangent()]);
}

/// What is not made of floats asks nothing of its parameters.
#[derive(Differentiable)]
struct Tables<'a, K: Ord, V: ?Sized, F: Fn(f64) -> f64>
where
    Self: Sized,
{
    x: f64,
    table: HashMap<K, Vec<f64>>,
    marker: PhantomData<fn(&'a V)>,
    #[constant]
    function: F,
}

#[test]
fn parameters_without_floats() {
    let tables =
        Tables::<char, str, _> { x: 1.0, table: HashMap::new(), marker: PhantomData, function: f64::sin };
    let zero: TablesTangent<char> = tables.zero_tangent();
    assert_eq!((zero.x, zero.function), (0.0, Zero));
}

/// Sequences without a length of their own, too.
#[derive(Differentiable)]
struct Tail<T: ?Sized> {
    head: f64,
    tail: T,
}

#[test]
fn unsized_tails() {
    let tail: &Tail<[f64]> = &Tail { head: 1.0, tail: [1.0, 2.0] };
    let zero: TailTangent<[f64]> = tail.zero_tangent();
    assert_eq!(zero, TailTangent { head: 0.0, tail: vec![0.0; 2] });
}

/// A generic function over a generic struct: the tangent of a `T` that is its own is a `T`.
fn descend<T: Differentiable<Tangent = T> + PartialEq>(
    point: Point<T>,
    direction: &PointTangent<T>,
) -> Point<T> {
    let mut at = PointTangent { x: point.x, y: point.y, more: vec![] };
    at += direction;
    Point { x: at.x, y: at.y, more: point.more }
}

#[test]
fn generic_functions() {
    let at = descend(
        Point { x: 1.0, y: [2.0, 3.0], more: vec![] },
        &PointTangent { x: 0.5, y: [0.25, 0.125], more: vec![] },
    );
    assert_eq!((at.x, at.y), (1.5, [2.25, 3.125]));
}

/// Where the tangents of the parameters are `Copy`, so is the tangent.
#[test]
fn copies() {
    fn is_copy<T: Copy>(_: T) {}
    #[derive(Differentiable)]
    struct Both<T>([T; 40], (f64, Option<T>), usize);
    is_copy(Both([1.0; 40], (1.0, None), 7).zero_tangent());
}
