//! A function that a macro wrote: the error is at the token in the macro.

use autodiff::differentiate;

macro_rules! model {
    ($name:ident, $e:expr) => {
        #[differentiate]
        fn $name(x: f64) -> f64 {
            let h = $e;
            h(x)
        }
    };
}

fn helper(x: f64) -> f64 {
    x * x
}

model!(f, helper);

fn main() {}
