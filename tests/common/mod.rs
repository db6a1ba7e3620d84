//! What the test programs share: difference quotients of the plain function, and the macros that hold
//! everything generated for it against them and against values derived by hand.
//!
//! A test binary brings both in with `#[macro_use] #[path = "../common/mod.rs"] mod common;`.
#![allow(dead_code, unused_macros, reason = "no test binary uses all of it")]

use std::cell::Cell;
use std::fmt::Debug;

/// Allowed between a gradient and its value by hand, relative to the largest entry.
pub const BY_HAND: f64 = 1e-12;
/// The same for `f32` functions.
pub const BY_HAND_F32: f64 = 3e-6;
/// Allowed between a gradient and difference quotients, relative to the largest entry.
pub const BY_DIFFERENCES: f64 = 1e-7;
/// The same for `f32` functions.
pub const BY_DIFFERENCES_F32: f64 = 2e-4;
/// Allowed between two generated functions that give the same gradient.
pub const BETWEEN_FORMS: f64 = 1e-13;
/// The same for `f32` functions.
pub const BETWEEN_FORMS_F32: f64 = 1e-6;

/// Checks a function with one float result at several points:
///
/// ```ignore
/// check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
///     (1.5, &[0.5, -2.0], 3) => (2.0, vec![1.0, 0.0]),   // with the gradient derived by hand
///     (0.5, &[1.0], 0),                                   // against difference quotients alone
/// );
/// ```
///
/// The values are bitwise those of the plain function, the gradient is that of the difference quotients and
/// the one given, any seed scales it, a record can be reversed again, and the records of all points live side
/// by side.
macro_rules! check {
    ($($arguments:tt)*) => { check_scalar!(differences; $($arguments)*) };
}

/// As `check!`, without difference quotients: for kinks, singular points and values that are not finite.
macro_rules! check_at_kink {
    ($($arguments:tt)*) => { check_scalar!(no_differences; $($arguments)*) };
}

macro_rules! check_scalar {
    ($differences:ident; $f:expr, $grad:expr, $value_and_grad:expr, $forward:expr, $reverse:expr;
     $( ( $($arg:expr),* $(,)? ) $(=> $by_hand:expr)? ),+ $(,)?) => {{
        #[allow(unused_imports, reason = "not every shape of a check needs all of them")]
        use $crate::common::{Point, Shift, leaves};
        // One gradient and one record a point, all alive until the end. `match` keeps the temporaries of the
        // arguments alive for as long as the records that borrow them.
        match ([$($grad($($arg),*)),+], [$($forward($($arg),*)),+]) {
            (gradients, records) => {
                let mut at = 0;
                $(
                    let name = concat!(stringify!($f), " at (", stringify!($($arg),*), ")");
                    let point = Point::new(name, $f($($arg),*));
                    let gradient = &gradients[at];
                    $( point.is_by_hand(gradient, $by_hand); )?
                    let shift = Shift::none();
                    point.has_value($f($(shift.pass($arg)),*));
                    check_scalar!(@ $differences, point, gradient, shift.passed(),
                        |shift: &Shift| leaves(&$f($(shift.pass($arg)),*)));
                    let (value, again) = $value_and_grad($($arg),*);
                    point.has_value(value);
                    point.same_gradient("value_and_grad", gradient, &again);
                    point.has_value(records[at].0);
                    at += 1;
                )+
                let names = [$(stringify!($($arg),*)),+];
                for round in 0..2 {
                    for (i, (value, record)) in records.iter().enumerate().rev() {
                        let name = format!("{} at ({}), round {round}", stringify!($f), names[i]);
                        let point = Point::new(name, *value);
                        point.scales_with_seed(&gradients[i], |seed| $reverse(record, seed));
                    }
                }
                assert_eq!(at, records.len());
            }
        }
    }};
    (@ differences, $point:ident, $gradient:ident, $count:expr, $f:expr) => {
        $point.is_by_differences($gradient, $count, &[1.0], $f)
    };
    (@ no_differences, $point:ident, $gradient:ident, $count:expr, $f:expr) => {};
}

/// Checks a function with several float results, a tuple or an array: the gradient for a seed of the result's
/// shape.
///
/// ```ignore
/// check_outputs!(polar, forward_polar, reverse_polar;
///     (3.0, 4.0), (1.0, 0.0) => (0.6, 0.8),
/// );
/// ```
macro_rules! check_outputs {
    ($($arguments:tt)*) => { check_several!($($arguments)*) };
}

macro_rules! check_several {
    ($f:expr, $forward:expr, $reverse:expr;
     $( ( $($arg:expr),* $(,)? ), $seed:expr $(=> $by_hand:expr)? );+ $(;)?) => {{
        #[allow(unused_imports, reason = "not every shape of a check needs all of them")]
        use $crate::common::{Point, Shift, leaves};
        $(
            let point = Point::new(
                concat!(stringify!($f), " at (", stringify!($($arg),*), ") with seed ", stringify!($seed)),
                $f($($arg),*),
            );
            match $forward($($arg),*) {
                (value, record) => {
                    point.has_value(value);
                    let gradient = $reverse(&record, $seed);
                    $( point.is_by_hand(&gradient, $by_hand); )?
                    let shift = Shift::none();
                    point.has_value($f($(shift.pass($arg)),*));
                    point.is_by_differences(&gradient, shift.passed(), &leaves(&$seed),
                        |shift| leaves(&$f($(shift.pass($arg)),*)));
                    let again = $reverse(&record, $seed);
                    assert_eq!(leaves(&again), leaves(&gradient), "{point}: reversed again");
                }
            }
        )+
    }};
}

/// One point at which a function is checked: what to call it in messages, and the plain function's value
/// there.
pub struct Point<V> {
    name: String,
    value: V,
}

impl<V> std::fmt::Display for Point<V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

impl<V: Leaves> Point<V> {
    pub fn new(name: impl Into<String>, value: V) -> Self {
        Point { name: name.into(), value }
    }

    /// The value is that of the plain function, bit for bit.
    #[track_caller]
    pub fn has_value(&self, value: V) {
        let bits = |value: &V| leaves(value).iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        let (got, want) = (leaves(&value), leaves(&self.value));
        assert_eq!(
            bits(&value),
            bits(&self.value),
            "{self}: value {got:?}, the plain function gives {want:?}"
        );
    }

    /// The gradient has the type and the entries derived by hand.
    #[track_caller]
    pub fn is_by_hand<G: Leaves>(&self, gradient: &G, by_hand: G) {
        let want = leaves(&by_hand);
        let allowed = largest(&want) * if single::<V, G>() { BY_HAND_F32 } else { BY_HAND };
        self.agree("by hand", &leaves(gradient), &want, allowed);
    }

    /// Two forms give the same gradient.
    #[track_caller]
    pub fn same_gradient<G: Leaves>(&self, form: &str, gradient: &G, other: &G) {
        let want = leaves(gradient);
        let allowed = largest(&want) * if single::<V, G>() { BETWEEN_FORMS_F32 } else { BETWEEN_FORMS };
        self.agree(form, &leaves(other), &want, allowed);
    }

    /// Seeds 1, −2.5 and 0 give that multiple of the gradient.
    #[track_caller]
    pub fn scales_with_seed<S: Seed, G: Leaves>(&self, gradient: &G, reverse: impl Fn(S) -> G) {
        let gradient = leaves(gradient);
        let allowed = largest(&gradient) * if single::<V, G>() { BETWEEN_FORMS_F32 } else { BETWEEN_FORMS };
        for seed in [1.0, -2.5] {
            let want: Vec<f64> = gradient.iter().map(|g| seed * g).collect();
            self.agree(&format!("seed {seed}"), &leaves(&reverse(S::new(seed))), &want, 2.5 * allowed);
        }
        // An infinite slope gives 0 too. NaN may stay NaN.
        for (i, (g, zero)) in gradient.iter().zip(leaves(&reverse(S::new(0.0)))).enumerate() {
            assert!(zero == 0.0 || g.is_nan(), "{self}, seed 0: entry {i} is {zero:e}");
        }
    }

    /// The gradient is that of difference quotients of `f`, which moves one of its `count` floats; `f`'s
    /// results are weighted with `seed`.
    #[track_caller]
    pub fn is_by_differences<G: Leaves>(
        &self,
        gradient: &G,
        count: usize,
        seed: &[f64],
        f: impl Fn(&Shift) -> Vec<f64>,
    ) {
        let single = single::<V, G>();
        let weighted = |shift: &Shift| {
            let results = f(shift);
            assert_eq!(results.len(), seed.len(), "{self}: one weight for each result");
            results.iter().zip(seed).map(|(y, s)| y * s).sum::<f64>()
        };
        let want: Vec<f64> =
            (0..count).map(|i| extrapolated(single, |step| weighted(&Shift::of(i, step)))).collect();
        let got = leaves(gradient);
        let share = if single { BY_DIFFERENCES_F32 } else { BY_DIFFERENCES };
        let size = largest(&got) + 1e-2 * largest(&leaves(&self.value)) * largest(seed);
        self.agree("by differences", &got, &want, share * size);
    }

    #[track_caller]
    fn agree(&self, what: &str, got: &[f64], want: &[f64], allowed: f64) {
        assert_eq!(got.len(), want.len(), "{self}, {what}: got {got:?}, want {want:?}");
        for (i, (&g, &w)) in got.iter().zip(want).enumerate() {
            assert!(
                within(g, w, allowed),
                "{self}, {what}: entry {i} is {g:e}, not {w:e}; got {got:?}, want {want:?}"
            );
        }
    }
}

fn within(got: f64, want: f64, allowed: f64) -> bool {
    got == want || (got.is_nan() && want.is_nan()) || (got - want).abs() <= allowed
}

fn largest(entries: &[f64]) -> f64 {
    entries.iter().filter(|x| x.is_finite()).fold(0.0, |m, x| x.abs().max(m))
}

fn single<V: Leaves, G: Leaves>() -> bool {
    V::SINGLE || G::SINGLE
}

/// Equal within [`BY_HAND`] of the largest entry; NaN equals NaN.
#[track_caller]
pub fn assert_close<T: Leaves + Debug>(got: T, want: T) {
    let (g, w) = (leaves(&got), leaves(&want));
    let allowed = largest(&w) * if T::SINGLE { BY_HAND_F32 } else { BY_HAND };
    let close = g.len() == w.len() && g.iter().zip(&w).all(|(&g, &w)| within(g, w, allowed));
    assert!(close, "got {got:?}, want {want:?}");
}

/// The message with which `f` panics.
#[track_caller]
pub fn panic_message<T>(f: impl FnOnce() -> T) -> String {
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(f)) {
        Ok(_) => panic!("no panic"),
        Err(payload) => match payload.downcast::<String>() {
            Ok(message) => *message,
            Err(payload) => payload.downcast_ref::<&str>().expect("a message").to_string(),
        },
    }
}

/// The derivative at step 0 of `f`, from central difference quotients at halved steps, extrapolated to step 0
/// (Ridders). Steps are powers of two, so that arguments of few digits are moved without rounding.
fn extrapolated(single: bool, f: impl Fn(f64) -> f64) -> f64 {
    let (first, rounds) = if single { (0.125, 6) } else { (0.015625, 10) };
    let quotient = |h: f64| (f(h) - f(-h)) / (2.0 * h);
    let (mut best, mut error) = (f64::NAN, f64::INFINITY);
    let mut row: Vec<f64> = Vec::new();
    for round in 0..rounds {
        let mut next = vec![quotient(first / f64::from(1 << round))];
        for (column, &above) in row.iter().enumerate() {
            let factor = f64::powi(4.0, column as i32 + 1);
            let left: f64 = next[column];
            let entry = (factor * left - above) / (factor - 1.0);
            let change = (entry - left).abs().max((entry - above).abs());
            if change <= error {
                (best, error) = (entry, change);
            }
            next.push(entry);
        }
        row = next;
    }
    best
}

/// Passes arguments on; one of the floats that pass is moved by a step.
pub struct Shift {
    index: usize,
    step: f64,
    passed: Cell<usize>,
}

impl Shift {
    /// Moves the float with this index.
    pub fn of(index: usize, step: f64) -> Self {
        Shift { index, step, passed: Cell::new(0) }
    }

    /// Moves none, and counts them.
    pub fn none() -> Self {
        Shift::of(usize::MAX, 0.0)
    }

    /// How many floats have passed.
    pub fn passed(&self) -> usize {
        self.passed.get()
    }

    pub fn pass<A: Argument>(&self, argument: A) -> A {
        argument.shifted(self)
    }

    fn float(&self, x: f64) -> f64 {
        let index = self.passed.replace(self.passed.get() + 1);
        if index == self.index { x + self.step } else { x }
    }
}

/// What a checked function takes.
pub trait Argument {
    fn shifted(self, shift: &Shift) -> Self;
}

impl Argument for f64 {
    fn shifted(self, shift: &Shift) -> f64 {
        shift.float(self)
    }
}

impl Argument for f32 {
    fn shifted(self, shift: &Shift) -> f32 {
        shift.float(f64::from(self)) as f32
    }
}

impl<T: Argument, const N: usize> Argument for [T; N] {
    fn shifted(self, shift: &Shift) -> [T; N] {
        self.map(|x| x.shifted(shift))
    }
}

impl<T: Argument> Argument for Vec<T> {
    fn shifted(self, shift: &Shift) -> Vec<T> {
        self.into_iter().map(|x| x.shifted(shift)).collect()
    }
}

impl<T: Argument + Copy> Argument for &mut [T] {
    fn shifted(self, shift: &Shift) -> Self {
        for x in self.iter_mut() {
            *x = x.shifted(shift);
        }
        self
    }
}

// A moved copy behind a shared reference is leaked: it has to outlive the call, and a test leaks little.

impl<T: Argument + Copy> Argument for &[T] {
    fn shifted(self, shift: &Shift) -> Self {
        self.to_vec().shifted(shift).leak()
    }
}

impl<T: Argument + Copy, const N: usize> Argument for &[T; N] {
    fn shifted(self, shift: &Shift) -> Self {
        Box::leak(Box::new((*self).shifted(shift)))
    }
}

impl<T: Argument + Copy> Argument for &Vec<T> {
    fn shifted(self, shift: &Shift) -> Self {
        Box::leak(Box::new(self.clone().shifted(shift)))
    }
}

/// What a gradient, a result and a seed consist of.
pub trait Leaves {
    /// Whether the floats are `f32`.
    const SINGLE: bool = false;
    fn push_to(&self, leaves: &mut Vec<f64>);
}

/// The floats of a gradient, a result or a seed, in order.
pub fn leaves<T: Leaves + ?Sized>(value: &T) -> Vec<f64> {
    let mut leaves = Vec::new();
    value.push_to(&mut leaves);
    leaves
}

impl Leaves for f64 {
    fn push_to(&self, leaves: &mut Vec<f64>) {
        leaves.push(*self);
    }
}

impl Leaves for f32 {
    const SINGLE: bool = true;
    fn push_to(&self, leaves: &mut Vec<f64>) {
        leaves.push(f64::from(*self));
    }
}

impl<T: Leaves> Leaves for [T] {
    const SINGLE: bool = T::SINGLE;
    fn push_to(&self, leaves: &mut Vec<f64>) {
        for x in self {
            x.push_to(leaves);
        }
    }
}

impl<T: Leaves, const N: usize> Leaves for [T; N] {
    const SINGLE: bool = T::SINGLE;
    fn push_to(&self, leaves: &mut Vec<f64>) {
        self.as_slice().push_to(leaves);
    }
}

impl<T: Leaves> Leaves for Vec<T> {
    const SINGLE: bool = T::SINGLE;
    fn push_to(&self, leaves: &mut Vec<f64>) {
        self.as_slice().push_to(leaves);
    }
}

impl<T: Leaves + ?Sized> Leaves for &T {
    const SINGLE: bool = T::SINGLE;
    fn push_to(&self, leaves: &mut Vec<f64>) {
        (**self).push_to(leaves);
    }
}

macro_rules! leaves_of_tuples {
    ($( ( $($name:ident)* ) )*) => { $(
        impl<$($name: Leaves),*> Leaves for ($($name,)*) {
            const SINGLE: bool = false $(|| $name::SINGLE)*;
            fn push_to(&self, leaves: &mut Vec<f64>) {
                #[allow(non_snake_case)]
                let ($($name,)*) = self;
                $( $name.push_to(leaves); )*
            }
        }
    )* };
}
leaves_of_tuples! { (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) }

macro_rules! without_derivative {
    ($($name:ty)*) => { $(
        impl Argument for $name {
            fn shifted(self, _: &Shift) -> Self {
                self
            }
        }
        impl Leaves for $name {
            fn push_to(&self, _: &mut Vec<f64>) {}
        }
    )* };
}
without_derivative! { bool char u8 u32 u64 usize i8 i32 i64 isize &'static str }

/// The seed of a float result.
pub trait Seed {
    fn new(seed: f64) -> Self;
}

impl Seed for f64 {
    fn new(seed: f64) -> f64 {
        seed
    }
}

impl Seed for f32 {
    fn new(seed: f64) -> f32 {
        seed as f32
    }
}
