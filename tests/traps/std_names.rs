//! Functions of the user's under names of std.

use autodiff::differentiate;

use crate::common::panic_message;

mod own {
    /// Not that of `std::mem`.
    pub(super) fn swap<T>(_: &mut T, _: &mut T) {}
}

mod generic {
    use super::own::swap;
    use autodiff::differentiate;

    #[differentiate]
    pub(super) fn f(x: f64, y: f64) -> f64 {
        let (mut a, mut b) = (x, y);
        swap(&mut a, &mut b);
        a * a * b
    }
}

#[differentiate]
fn swapped(x: f64, y: f64) -> f64 {
    use std::mem::swap;
    let (mut a, mut b) = (x, y);
    swap(&mut a, &mut b);
    a * a * b
}

#[test]
fn another_swap_is_noticed() {
    assert_eq!(generic::f(2.0, 3.0), 12.0);
    assert!(panic_message(|| generic::grad_f(2.0, 3.0)).contains("std::mem::swap"));
    assert_eq!(grad_swapped(2.0, 3.0), (9.0, 12.0));
}
