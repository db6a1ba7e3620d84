//! The measured functions, for `f64` with the attribute and for any number that has operators: the same text.
#![allow(dead_code, reason = "not every number is used for all of them")]

/// One text for each kind of number. `f64` stands on the right of an operator only: not all crates have it on the left.
macro_rules! functions {
    ($number:ty $(, $attribute:meta)? $(; $tape:lifetime)?) => {
        /// Two inputs: `(a b + sin a) b`.
        $(#[$attribute])?
        #[inline(never)]
        pub fn expression$(<$tape>)?(x: &[$number]) -> $number {
            let (a, b) = (x[0].clone(), x[1].clone());
            (a.clone() * b.clone() + a.sin()) * b
        }

        /// Rosenbrock's function, of any number of inputs from two on.
        $(#[$attribute])?
        #[inline(never)]
        pub fn rosenbrock$(<$tape>)?(x: &[$number]) -> $number {
            let t = x[1].clone() - x[0].clone() * x[0].clone();
            let u = x[0].clone() - 1.0;
            let mut sum = t.clone() * t * 100.0 + u.clone() * u;
            for i in 1..x.len() - 1 {
                let t = x[i + 1].clone() - x[i].clone() * x[i].clone();
                let u = x[i].clone() - 1.0;
                sum = sum + t.clone() * t * 100.0 + u.clone() * u;
            }
            sum
        }

        /// Helmholtz energy of a van der Waals gas, of temperature, volume, amount, attraction and size: five parameters.
        $(#[$attribute])?
        #[inline(never)]
        pub fn helmholtz$(<$tape>)?(x: &[$number]) -> $number {
            let (t, v, n) = (x[0].clone(), x[1].clone(), x[2].clone());
            let (a, b) = (x[3].clone(), x[4].clone());
            let free = (v.clone() - n.clone() * b) / n.clone();
            let ideal = t.clone() * n.clone() * (free.ln() + t.ln() * 1.5 + 1.0) * -8.314;
            ideal - a * n.clone() * n / v
        }
    };
}

pub mod plain {
    functions!(f64, autodiff::differentiate);
}

pub mod num_dual_dynamic {
    use num_dual::{DualDVec64, DualNum};
    functions!(DualDVec64);
}

pub mod num_dual_fixed {
    use num_dual::{DualNum, DualSVec64};

    pub mod two {
        use super::*;
        functions!(DualSVec64<2>);
    }
    pub mod five {
        use super::*;
        functions!(DualSVec64<5>);
    }
    pub mod ten {
        use super::*;
        functions!(DualSVec64<10>);
    }
}

pub mod hyper {
    use hyperdual::{Float, Hyperdual};

    pub mod two {
        use super::*;
        functions!(Hyperdual<f64, 3>);
    }
    pub mod five {
        use super::*;
        functions!(Hyperdual<f64, 6>);
    }
    pub mod ten {
        use super::*;
        functions!(Hyperdual<f64, 11>);
    }
    pub mod hundred {
        use super::*;
        functions!(Hyperdual<f64, 101>);
    }
    pub mod thousand {
        use super::*;
        functions!(Hyperdual<f64, 1001>);
    }
}

pub mod forward {
    use autodiff_forward::{FT, Float};
    functions!(FT<f64>);
}

pub mod tape {
    use reverse::Var;
    functions!(Var<'t>; 't);
}

pub mod adjoint {
    use aad::Variable;
    functions!(Variable<'t, f64>; 't);
}

pub mod stack {
    use num_traits::Float;
    functions!(echidna::Reverse<f64>);
}
