//! Eighteen functions with known derivatives, from 1e-12 to 1e12 in scale, each in both widths; `docs/gradient-check.md` lists them.

/// A function, a point, and the derivative there.
pub(crate) struct Known {
    pub(crate) name: &'static str,
    pub(crate) at: f64,
    pub(crate) wide: fn(f64) -> f64,
    pub(crate) narrow: fn(f32) -> f32,
    pub(crate) derivative: fn(f64) -> f64,
}

macro_rules! known {
    ($($name:literal at $at:literal: |$x:ident| $value:expr, $derivative:expr;)*) => {
        &[$(Known {
            name: $name,
            at: $at,
            wide: |$x| $value,
            narrow: |$x| $value,
            derivative: |$x| $derivative,
        }),*]
    };
}

pub(crate) const FUNCTIONS: &[Known] = known! {
    "exp x" at 1.25: |x| x.exp(), x.exp();
    "ln x" at 2e-5: |x| x.ln(), 1.0 / x;
    "1/x" at 7e-4: |x| 1.0 / x, -1.0 / (x * x);
    "√x" at 1e-12: |x| x.sqrt(), 0.5 / x.sqrt();
    "∛x" at 3e-9: |x| x.cbrt(), x.cbrt() / (3.0 * x);
    "sin(1e8 x)" at 1.25e-8: |x| (1e8 * x).sin(), 1e8 * (1e8 * x).cos();
    "1e-12 sin x" at 0.7: |x| 1e-12 * x.sin(), 1e-12 * x.cos();
    "1e12 cos(x/1e6)" at 2e6: |x| 1e12 * (x / 1e6).cos(), -1e6 * (x / 1e6).sin();
    "(x/1e12)²" at 3e12: |x| (x / 1e12) * (x / 1e12), 2.0 * x / 1e12 / 1e12;
    "x ln x" at 1e12: |x| x * x.ln(), 1.0 + x.ln();
    "1e6 + x²" at 40.0: |x| 1e6 + x * x, 2.0 * x;
    "1 + x" at 1e-12: |x| 1.0 + x, { let _ = x; 1.0 };
    "tanh(1e9 x)" at 1.5e-9: |x| (1e9 * x).tanh(), 1e9 / (1e9 * x).cosh().powi(2);
    "exp(-x²)" at 2.5: |x| (-x * x).exp(), -2.0 * x * (-x * x).exp();
    "1/(1 + exp(-x))" at -30.0: |x| 1.0 / (1.0 + (-x).exp()), x.exp() / (1.0 + x.exp()).powi(2);
    "√(x² + 1e-6)" at 1e-3: |x| (x * x + 1e-6).sqrt(), x / (x * x + 1e-6).sqrt();
    "x⁷ - x" at 0.9: |x| x.powi(7) - x, 7.0 * x.powi(6) - 1.0;
    "cosh x" at 60.0: |x| x.cosh(), x.sinh();
};
