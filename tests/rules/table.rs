//! The rows of the table as data that tests can loop over.

use autodiff::Dual;

/// A row of the table. Integer arguments stand last and are written as floats.
pub(crate) struct Rule {
    pub(crate) name: &'static str,
    pub(crate) floats: usize,
    /// Whether the local derivatives may be infinite at finite arguments.
    pub(crate) singular: bool,
    /// The domain outside of which every local derivative is NaN.
    pub(crate) on: fn(&[f64]) -> bool,
    /// Points with the local derivatives promised there.
    pub(crate) at: &'static [(&'static [f64], &'static [f64])],
    evaluate: fn(&[Dual], &[i32]) -> Dual,
}

impl Rule {
    pub(crate) fn find(name: &str) -> &'static Rule {
        RULES.iter().find(|rule| rule.name == name).unwrap_or_else(|| panic!("no row `{name}`"))
    }

    pub(crate) fn evaluate(&self, floats: &[Dual], args: &[f64]) -> Dual {
        let ints: Vec<i32> = args[self.floats..].iter().map(|n| *n as i32).collect();
        (self.evaluate)(floats, &ints)
    }

    /// The value and the local derivatives, every float argument active.
    pub(crate) fn slopes(&self, args: &[f64]) -> (f64, Vec<f64>) {
        slopes(&args[..self.floats], |floats| self.evaluate(floats, args))
    }
}

/// The value and the derivative in each argument, all of them active.
pub(crate) fn slopes(args: &[f64], f: impl Fn(&[Dual]) -> Dual) -> (f64, Vec<f64>) {
    let along = |moving: usize| {
        let seed = |(i, x): (usize, &f64)| Dual::new(*x, if i == moving { 1.0 } else { 0.0 });
        f(&args.iter().enumerate().map(seed).collect::<Vec<Dual>>())
    };
    (along(args.len()).value(), (0..args.len()).map(|i| along(i).tangent()).collect())
}

/// Equal as numbers, or both NaN.
pub(crate) fn same(a: f64, b: f64) -> bool {
    a == b || (a.is_nan() && b.is_nan())
}

macro_rules! rules {
    (operators { $($operators:tt)* } methods { $($methods:tt)* }) => {
        rules! { $($operators)* $($methods)* }
    };
    ($(
        $name:ident($($x:ident as $active:ident),+; $($n:ident),*) -> $result:ident { $value:expr }
            [$($operand:ident => { $slope:expr } zero { $zero:expr },)*]
            singular { $singular:literal } on { $on:expr }
            at { $(($($point:expr),+) => [$($promised:expr),+],)* }
    )*) => {
        #[allow(clippy::manual_range_contains)]
        pub(crate) const RULES: &[Rule] = &[$(Rule {
            name: stringify!($name),
            floats: [$(stringify!($x)),+].len(),
            singular: $singular,
            on: |args| {
                let [$($x),+] = args[..[$(stringify!($x)),+].len()] else { unreachable!() };
                let _ = ($($x,)+);
                $on
            },
            at: &[$((&[$($point as f64),+], &[$($promised),+])),*],
            evaluate: |floats, ints| {
                let (&[$($x),+], &[$($n),*]) = (floats, ints) else { unreachable!() };
                $value
            },
        }),*];
    };
}

autodiff::__rules!(rules);
