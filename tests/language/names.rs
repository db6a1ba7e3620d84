//! Names: raw identifiers, names of the library shadowed, functions made by macros, visibility,
//! documentation.

use autodiff::differentiate;

/// Raw identifiers as parameter, local and function.
#[differentiate]
fn raw(r#type: f64, r#fn: f64) -> f64 {
    let r#match = r#type * r#fn;
    r#match * r#type
}

#[differentiate]
fn r#loop(r#in: &[f64], r#mod: usize) -> f64 {
    let mut r#move = 1.0;
    for r#ref in 0..r#mod {
        r#move *= r#in[r#ref];
    }
    r#move
}

#[test]
fn raw_identifiers() {
    check!(raw, grad_raw, value_and_grad_raw, forward_raw, reverse_raw;
        (2.0, 3.0) => (12.0, 4.0),
        (-0.5, 4.0) => (-4.0, 0.25),
    );
    check!(r#loop, grad_loop, value_and_grad_loop, forward_loop, reverse_loop;
        (&[2.0, -3.0], 2) => vec![-3.0, 2.0],
        (&[2.0, -3.0], 0) => vec![0.0, 0.0],
    );
    let record: RawRecord = forward_raw(1.0, 2.0).1;
    _ = (record, LoopRecord::default());
}

/// Names that generated code is likely to use itself.
#[differentiate]
fn record(seed: f64, tape: f64, adjoint: &[f64]) -> f64 {
    let value = seed * tape;
    let record = value + adjoint[0];
    let tape_adj = record * record;
    let y = tape_adj * seed;
    let seed_adj = y - tape;
    let t1 = seed_adj * 2.0;
    let result = t1;
    result
}

/// Parameters called like the function and like its gradient.
#[differentiate]
fn own_name(own_name: f64, grad_own_name: f64, back: f64) -> f64 {
    own_name * grad_own_name + back * back
}

#[differentiate]
fn calls_own_name(x: f64) -> f64 {
    own_name(x, 2.0, x * x)
}

#[test]
fn names_of_the_generated_code() {
    // 2((st + a)²s − t)
    let (s, t, a) = (1.5, -2.0, 0.5);
    let r = s * t + a;
    check!(record, grad_record, value_and_grad_record, forward_record, reverse_record;
        (s, t, &[a]) => (2.0 * (2.0 * r * t * s + r * r), 2.0 * (2.0 * r * s * s - 1.0), vec![4.0 * r * s]),
    );
    check!(own_name, grad_own_name, value_and_grad_own_name, forward_own_name, reverse_own_name;
        (1.5, -2.0, 3.0) => (-2.0, 1.5, 6.0),
    );
    check!(calls_own_name, grad_calls_own_name, value_and_grad_calls_own_name, forward_calls_own_name, reverse_calls_own_name;
        (1.5) => 2.0 + 4.0 * 1.5_f64.powi(3),
    );
}

/// A module in which the names of the prelude mean something else.
mod shadowed {
    #![allow(dead_code, non_camel_case_types)]

    use ::autodiff::differentiate;

    pub struct Vec;
    pub struct Option;
    pub struct Some;
    pub struct Default;
    pub struct Clone;
    pub trait Iterator {}
    pub mod core {}
    pub mod std {}
    pub mod autodiff {}
    pub fn drop(x: f64) -> f64 {
        x
    }

    #[differentiate(crate = ::autodiff)]
    pub fn f(x: &[f64], n: usize) -> f64 {
        let mut s = 1.0;
        for i in 0..n {
            s = s * x[i] + x[i].exp();
        }
        s
    }

    #[differentiate(crate = ::autodiff)]
    pub fn constant_loop(x: f64) -> f64 {
        let mut a = [x, 1.0];
        for i in 0..2 {
            a[i] *= a[1 - i];
        }
        a[1]
    }
}

#[test]
fn shadowed_library() {
    let (x, y) = (0.5_f64, -1.0_f64);
    check!(
        shadowed::f, shadowed::grad_f, shadowed::value_and_grad_f, shadowed::forward_f, shadowed::reverse_f;
        (&[x, y], 0) => vec![0.0, 0.0],
        (&[x, y], 1) => vec![1.0 + x.exp(), 0.0],
        (&[x, y], 2) => vec![y * (1.0 + x.exp()), x + x.exp() + y.exp()],
    );
    // a = [x, x]
    check!(
        shadowed::constant_loop, shadowed::grad_constant_loop, shadowed::value_and_grad_constant_loop,
        shadowed::forward_constant_loop, shadowed::reverse_constant_loop;
        (1.5) => 1.0,
    );
}

/// No prelude at all.
#[allow(unused_imports)]
mod without_prelude {
    #[autodiff::differentiate]
    pub(super) fn f(x: f64, y: &[f64]) -> f64 {
        let mut s = x;
        for v in y {
            s = s * x + v * v;
        }
        s
    }
}

/// Visibility is that of the function, on everything generated.
mod visible {
    mod private {
        use autodiff::differentiate;

        #[differentiate]
        pub(in crate::names) fn inner(x: f64) -> f64 {
            x * 4.0
        }

        #[differentiate]
        pub fn outer(x: f64) -> f64 {
            inner(x) * x
        }
    }

    pub use private::*;

    pub(super) fn of_inner(x: f64) -> (f64, f64) {
        let (_, record): (f64, private::InnerRecord) = private::forward_inner(x);
        (private::grad_inner(x), private::reverse_inner(&record, 2.0))
    }
}

#[test]
fn visibility() {
    assert_eq!(visible::of_inner(1.5), (4.0, 8.0));
    check!(
        visible::outer, visible::grad_outer, visible::value_and_grad_outer, visible::forward_outer,
        visible::reverse_outer;
        (1.5) => 12.0,
    );
    check!(
        without_prelude::f, without_prelude::grad_f, without_prelude::value_and_grad_f,
        without_prelude::forward_f, without_prelude::reverse_f;
        (1.5, &[]) => (1.0, vec![]),
        (1.5, &[-2.0]) => (3.0, vec![-4.0]),
    );
}

/// A macro of the user's that makes functions: the expression arrives in an invisible group.
macro_rules! function {
    ($(#[$attribute:meta])* $name:ident($x:ident) = $body:expr, plus $extra:expr) => {
        $(#[$attribute])*
        fn $name($x: f64) -> f64 {
            let t = $body;
            t * $x - $extra * 2.0
        }
    };
}

function! {
    /// The grouping of `$extra` is kept: (x + 1)·2.
    #[differentiate]
    made(x) = x * x, plus x + 1.0
}

function! {
    #[inline]
    #[differentiate]
    #[must_use]
    made_with_attributes(y) = y.sin(), plus { let t = 3.0 * y; t - 1.0 }
}

#[test]
fn made_by_macros() {
    // x³ − 2(x + 1)
    check!(made, grad_made, value_and_grad_made, forward_made, reverse_made;
        (1.5) => 6.75 - 2.0,
        (-2.0) => 10.0,
    );
    check!(
        made_with_attributes, grad_made_with_attributes, value_and_grad_made_with_attributes,
        forward_made_with_attributes, reverse_made_with_attributes;
        (0.5) => 0.5_f64.sin() + 0.5 * 0.5_f64.cos() - 6.0,
    );
}

/// Attributes and comments: `cfg`, lints, `inline`, `must_use`, deprecation.
#[differentiate]
#[inline(always)]
#[must_use = "a pure function"]
#[allow(unused_variables, clippy::many_single_char_names)]
fn attributed(#[allow(unused)] x: f64, y: f64) -> f64 {
    /* A comment. */
    #[allow(unused_mut)]
    let mut unused = y;
    x * x // and another
}

#[cfg(any())]
#[differentiate]
fn never(x: f64) -> f64 {
    there_is_no_such_function(x)
}

#[differentiate]
#[cfg(test)]
fn always(x: f64) -> f64 {
    x / (1.0 + x)
}

#[test]
fn with_attributes() {
    check!(attributed, grad_attributed, value_and_grad_attributed, forward_attributed, reverse_attributed;
        (1.5, 2.0) => (3.0, 0.0),
    );
    check!(always, grad_always, value_and_grad_always, forward_always, reverse_always; (1.0) => 0.25);
}

/// Two functions whose names differ by an underscore alone, and a local type called like a record.
#[differentiate]
fn f1(x: f64) -> f64 {
    x * x
}

#[differentiate]
fn f_1(x: f64) -> f64 {
    x * x * x
}

#[test]
fn similar_names() {
    check!(f1, grad_f1, value_and_grad_f1, forward_f1, reverse_f1; (1.5) => 3.0);
    check!(f_1, grad_f_1, value_and_grad_f_1, forward_f_1, reverse_f_1; (1.5) => 6.75);
}

/// Names that look like those of the compiler's own making.
#[differentiate]
fn lengths(w: &[f64], w_len: usize, w_adj: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..w_len {
        s += w[i] * w_adj;
    }
    s * s
}

#[differentiate]
fn grown(mut w: Vec<f64>, x: f64) -> f64 {
    let w_len: usize = w.len();
    w.push(x * w[0]);
    w[w_len] * w[w_len - 1]
}

#[differentiate]
fn made_up(t0: f64, tape: f64, seed: f64, record: f64, back: f64, exit: f64, n: usize) -> f64 {
    let mut t1 = t0 * tape;
    let frame_0 = seed.sin();
    let mut rounds = 0;
    for value in 0..n {
        t1 = t1.sin() * record + frame_0 * back;
        rounds += value;
        if t1 > 2.0 {
            break;
        }
    }
    let dt0_dt1 = t1 * exit;
    let adjoint = dt0_dt1.cos() + rounds as f64 * t0;
    adjoint * dt0_dt1
}

#[test]
fn names_of_our_own() {
    for n in [0, 1, 2, 3] {
        check!(lengths, grad_lengths, value_and_grad_lengths, forward_lengths, reverse_lengths;
            (&[0.5, -1.5, 2.0], n, 0.7), (&[-0.5, 1.0, 3.0, 7.0], n, -1.5));
        check!(made_up, grad_made_up, value_and_grad_made_up, forward_made_up, reverse_made_up;
            (0.4, -0.7, 1.2, 1.9, 0.3, -0.6, n), (-1.4, 0.7, 0.2, -0.9, 1.3, 0.6, n));
    }
    check!(grown, grad_grown, value_and_grad_grown, forward_grown, reverse_grown;
        (vec![2.0], 3.0), (vec![-0.5, 1.5], 0.25));
}

/// The words of generated functions, as functions and as parameters.
mod words {
    use autodiff::differentiate;

    #[differentiate]
    pub(super) fn tape(x: f64, n: usize) -> f64 {
        let mut y = x;
        for _ in 0..n {
            y = y.sin() * x;
        }
        y
    }

    #[differentiate]
    pub(super) fn called(x: f64, n: usize) -> f64 {
        tape(x, n) * tape(x * x, 2)
    }

    #[differentiate]
    pub(super) fn record(seed: f64, tape: f64, record: f64, back: f64) -> f64 {
        let mark = called(seed * tape, 2);
        mark * record * back.exp() * tape
    }
}

#[test]
fn words_of_generated_functions() {
    use words::*;
    check!(tape, grad_tape, value_and_grad_tape, forward_tape, reverse_tape; (0.7, 3), (-0.4, 0));
    check!(called, grad_called, value_and_grad_called, forward_called, reverse_called; (0.7, 3), (-0.4, 0));
    check!(record, grad_record, value_and_grad_record, forward_record, reverse_record; (0.7, 0.3, -1.2, 0.4));
}

/// A renamed companion: callers beside the function need not know of it, with a module of the name in the way or without.
mod gamma {
    use autodiff::differentiate;

    #[differentiate(companion = G)]
    pub(super) fn gamma(x: f64, n: u32) -> f64 {
        if n == 0 { x.sin() } else { x * gamma(x * x, n - 1) }
    }

    #[differentiate]
    pub(super) fn doubled(x: f64) -> f64 {
        gamma(x, 2) * x
    }
}

mod beside {}

#[differentiate(companion = Beside)]
fn beside(x: f64) -> f64 {
    x * x
}

#[test]
fn a_renamed_companion() {
    use gamma::*;
    assert_eq!(grad_gamma(0.7, 0), 0.7_f64.cos());
    check!(doubled, grad_doubled, value_and_grad_doubled, forward_doubled, reverse_doubled; (0.7));
    assert_eq!(grad_beside(1.5), 3.0);
}
