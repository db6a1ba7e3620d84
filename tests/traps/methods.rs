//! Methods that lookup finds in another place than the macro does.

use autodiff::differentiate;

use crate::common::panic_message;

trait Shape {
    #[differentiate]
    fn area(&self, r: f64) -> f64 {
        r * r
    }
}

/// An inherent method without the attribute stands in front of the trait's.
struct Disc;
impl Shape for Disc {}
impl Disc {
    fn area(&self, r: f64) -> f64 {
        3.0 * r
    }
}

#[differentiate]
fn of_disc(r: f64) -> f64 {
    Disc.area(r) * r
}

/// `Deref` to a type that has the annotated method.
struct Wrapper(Square);
struct Square;
impl Shape for Square {}
impl std::ops::Deref for Wrapper {
    type Target = Square;
    fn deref(&self) -> &Square {
        &self.0
    }
}
impl Wrapper {
    fn area(&self, r: f64) -> f64 {
        r + 1.0
    }
}

#[differentiate]
fn of_wrapper(#[constant] w: &Wrapper, r: f64) -> f64 {
    w.area(r)
}

/// Both are noticed where debug assertions are on: the values differ.
#[test]
#[cfg(debug_assertions)]
fn another_method_is_noticed() {
    assert_eq!(of_disc(2.0), 12.0);
    assert!(panic_message(|| grad_of_disc(2.0)).contains("area"));
    assert_eq!(of_wrapper(&Wrapper(Square), 2.0), 3.0);
    assert!(panic_message(|| grad_of_wrapper(&Wrapper(Square), 2.0)).contains("area"));
}

/// Through `Deref` alone, nothing is hidden.
struct Plain(Square);
impl std::ops::Deref for Plain {
    type Target = Square;
    fn deref(&self) -> &Square {
        &self.0
    }
}

#[differentiate]
fn of_plain(#[constant] p: &Plain, r: f64) -> f64 {
    p.area(r) * 2.0
}

#[test]
fn through_deref() {
    assert_eq!(grad_of_plain(&Plain(Square), 1.5), 6.0);
}
