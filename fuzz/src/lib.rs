//! The macro under fire: inputs that nobody wrote go in, and whatever comes out is judged.
//!
//! A target makes an input out of bytes ([`item`], [`attribute`], [`function`]); [`judge`](judge::judge) expands it and says what
//! is wrong with the outcome. The bytes come from libFuzzer, which learns from the branches they take, or from a generator of
//! random numbers ([`drive`]), which needs the stable compiler only.

mod choices;
mod corpus;
mod drive;
mod judge;
mod mutate;
mod shrink;

/// The compiler itself: a crate of procedural macros cannot be linked, so its modules are compiled here once more.
macro_rules! compiler {
    ($($module:ident = $path:literal),* $(,)?) => {
        $(#[allow(dead_code, unused_imports)] #[path = $path] mod $module;)*
    };
}

compiler! {
    activity = "../../autodiff-macros/src/activity.rs",
    adjoint = "../../autodiff-macros/src/adjoint/mod.rs",
    affine = "../../autodiff-macros/src/affine.rs",
    assign = "../../autodiff-macros/src/assign.rs",
    cfg = "../../autodiff-macros/src/cfg.rs",
    check_macro = "../../autodiff-macros/src/check_macro/mod.rs",
    checkpoint = "../../autodiff-macros/src/checkpoint.rs",
    derive = "../../autodiff-macros/src/derive/mod.rs",
    diagnostics = "../../autodiff-macros/src/diagnostics.rs",
    emit = "../../autodiff-macros/src/emit/mod.rs",
    fission = "../../autodiff-macros/src/fission.rs",
    flow = "../../autodiff-macros/src/flow.rs",
    formula = "../../autodiff-macros/src/formula.rs",
    ir = "../../autodiff-macros/src/ir.rs",
    lower = "../../autodiff-macros/src/lower/mod.rs",
    modes = "../../autodiff-macros/src/modes.rs",
    options = "../../autodiff-macros/src/options.rs",
    pipeline = "../../autodiff-macros/src/pipeline.rs",
    prune = "../../autodiff-macros/src/prune.rs",
    refusal = "../../autodiff-macros/src/refusal.rs",
    residuals = "../../autodiff-macros/src/residuals.rs",
    rows = "../../autodiff-macros/src/rows.rs",
    rules = "../../autodiff-macros/src/rules.rs",
    scatter = "../../autodiff-macros/src/scatter.rs",
    signature = "../../autodiff-macros/src/signature.rs",
    stability = "../../autodiff-macros/src/stability.rs",
    tangent = "../../autodiff-macros/src/tangent.rs",
    tidy = "../../autodiff-macros/src/tidy.rs",
    types = "../../autodiff-macros/src/types.rs",
    visit = "../../autodiff-macros/src/visit.rs",
}

pub use drive::drive;
pub use mutate::{attribute, function, item};

/// What a target makes of bytes.
#[derive(Clone, Debug)]
pub struct Input {
    pub macro_: Macro,
    /// The attribute's options.
    pub options: String,
    /// The item that the attribute stands on, or all of the macro's input.
    pub item: String,
    /// Parentheses to be made invisible, as those around a `$x:expr`: each n-th.
    pub invisible: usize,
}

/// Which of the macros.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Macro {
    Differentiate,
    Differentiable,
    CheckGradient,
}

pub type Target = fn(&[u8]) -> Input;

/// Ends the process, as libFuzzer wants it, unless all is well.
pub fn must_hold(target: Target, bytes: &[u8]) {
    let input = target(bytes);
    if let Err(fault) = judge::judge(&input) {
        eprintln!("{fault}\n{input:#?}");
        std::process::abort();
    }
}
