//! `#[checkpoint]`: gradients are those of the same function without it, whatever is kept.
#[macro_use]
#[path = "../common/mod.rs"]
mod common;

/// The same function twice: with its checkpoints, and with the attribute switched off. Values and gradients agree bit by bit, in
/// the joined and in the split form, for two seeds and a record that is reversed twice.
macro_rules! both {
    ($(#[$doc:meta])* $name:ident($($parameters:tt)*) -> f64 $body:tt at $(($($value:expr),*)),+ $(,)?) => {
        $(#[$doc])*
        mod $name {
            #[allow(unused_imports)]
            use super::*;
            mod on {
                #[allow(unused_imports)]
                use super::*;
                #[autodiff::differentiate]
                pub fn f($($parameters)*) -> f64 $body
            }
            mod off {
                #[allow(unused_imports)]
                use super::*;
                #[autodiff::differentiate(without(checkpoint))]
                pub fn f($($parameters)*) -> f64 $body
            }
            #[test]
            fn agree() {
                $({
                    let here = stringify!($name at ($($value),*));
                    assert!(same(&on::f($(opaque($value)),*), &off::f($(opaque($value)),*)), "{here}");
                    let wanted = off::grad_f($(opaque($value)),*);
                    let joined = on::grad_f($(opaque($value)),*);
                    assert!(same(&joined, &wanted), "{here}, joined: {joined:?} {wanted:?}");
                    let (value, record) = on::forward_f($(opaque($value)),*);
                    assert!(same(&value, &on::f($(opaque($value)),*)), "{here}");
                    let (_, plain) = off::forward_f($(opaque($value)),*);
                    for seed in [1.0, -2.5, 1.0] {
                        let (got, wanted) = (on::reverse_f(&record, seed), off::reverse_f(&plain, seed));
                        assert!(same(&got, &wanted), "{here}, seed {seed}: {got:?} {wanted:?}");
                    }
                })+
                check!(on::f, on::grad_f, on::value_and_grad_f, on::forward_f, on::reverse_f; $(($($value),*)),+);
            }
        }
    };
}

/// Hides a number from the optimiser, which computes with constants in its own way.
fn opaque<T>(value: T) -> T {
    std::hint::black_box(value)
}

/// True if two results look alike to the last digit.
fn same<T: std::fmt::Debug>(a: &T, b: &T) -> bool {
    format!("{a:?}") == format!("{b:?}")
}

mod blocks;
mod disk;
mod effects;
mod forms;
mod kinds;
mod loops;
mod nasty;
mod shapes;
mod state;
