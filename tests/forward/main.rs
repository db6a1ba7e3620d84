//! Forward mode over every program of the other test binaries: their files are taken in as they stand, under an attribute that
//! generates all modes, and each `check!` holds the tangent to the gradient: ⟨w, J v⟩ = ⟨Jᵀ w, v⟩.
#![allow(
    clippy::all,
    unused_assignments,
    dead_code,
    reason = "the programs are spelled in all the ways in which users spell them"
)]

// Inside of this crate `autodiff` is this crate: all of the library, and an attribute that asks for more.
extern crate autodiff as library;
extern crate self as autodiff;
pub use library::__every_mode as differentiate;
pub use library::*;

#[macro_use]
#[path = "../common/mod.rs"]
mod common;
mod along;
mod kernels;
mod named;

/// The companion's forward mode, the way callers use it, with a made-up direction for each argument that can move.
macro_rules! jvp {
    ($along:expr, $f:path, $a:expr) => {{
        let (x,) = $along.one($f, $a);
        <$f>::jvp($f, $a, x)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr) => {{
        let (x, y) = $along.two($f, $a, $b);
        <$f>::jvp($f, $a, $b, x, y)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr) => {{
        let (x, y, z) = $along.three($f, $a, $b, $c);
        <$f>::jvp($f, $a, $b, $c, x, y, z)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr) => {{
        let (x, y, z, u) = $along.four($f, $a, $b, $c, $d);
        <$f>::jvp($f, $a, $b, $c, $d, x, y, z, u)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr) => {{
        let (x, y, z, u, v) = $along.five($f, $a, $b, $c, $d, $e);
        <$f>::jvp($f, $a, $b, $c, $d, $e, x, y, z, u, v)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr, $g:expr) => {{
        let (x, y, z, u, v, w) = $along.six($f, $a, $b, $c, $d, $e, $g);
        <$f>::jvp($f, $a, $b, $c, $d, $e, $g, x, y, z, u, v, w)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr, $g:expr, $h:expr) => {{
        let (x, y, z, u, v, w, t) = $along.seven($f, $a, $b, $c, $d, $e, $g, $h);
        <$f>::jvp($f, $a, $b, $c, $d, $e, $g, $h, x, y, z, u, v, w, t)
    }};
}

/// As `jvp!`, second derivatives in that direction, if there are any.
macro_rules! second {
    ($along:expr, $f:path, $a:expr) => {{
        let (x,) = $along.one($f, $a);
        <$f>::second($a, x)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr) => {{
        let (x, y) = $along.two($f, $a, $b);
        <$f>::second($a, $b, x, y)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr) => {{
        let (x, y, z) = $along.three($f, $a, $b, $c);
        <$f>::second($a, $b, $c, x, y, z)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr) => {{
        let (x, y, z, u) = $along.four($f, $a, $b, $c, $d);
        <$f>::second($a, $b, $c, $d, x, y, z, u)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr) => {{
        let (x, y, z, u, v) = $along.five($f, $a, $b, $c, $d, $e);
        <$f>::second($a, $b, $c, $d, $e, x, y, z, u, v)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr, $g:expr) => {{
        let (x, y, z, u, v, w) = $along.six($f, $a, $b, $c, $d, $e, $g);
        <$f>::second($a, $b, $c, $d, $e, $g, x, y, z, u, v, w)
    }};
    ($along:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr, $g:expr, $h:expr) => {{
        let (x, y, z, u, v, w, t) = $along.seven($f, $a, $b, $c, $d, $e, $g, $h);
        <$f>::second($a, $b, $c, $d, $e, $g, $h, x, y, z, u, v, w, t)
    }};
}

/// A function of arguments that went a step in that direction.
macro_rules! shifted {
    ($along:expr, $step:expr, $grad:expr, $f:path, $a:expr) => {{
        match $along.shift_one($step, $f, $a) {
            (x,) => $grad(x),
        }
    }};
    ($along:expr, $step:expr, $grad:expr, $f:path, $a:expr, $b:expr) => {{
        match $along.shift_two($step, $f, $a, $b) {
            (x, y) => $grad(x, y),
        }
    }};
    ($along:expr, $step:expr, $grad:expr, $f:path, $a:expr, $b:expr, $c:expr) => {{
        match $along.shift_three($step, $f, $a, $b, $c) {
            (x, y, z) => $grad(x, y, z),
        }
    }};
    ($along:expr, $step:expr, $grad:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr) => {{
        match $along.shift_four($step, $f, $a, $b, $c, $d) {
            (x, y, z, u) => $grad(x, y, z, u),
        }
    }};
    ($along:expr, $step:expr, $grad:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr) => {{
        match $along.shift_five($step, $f, $a, $b, $c, $d, $e) {
            (x, y, z, u, v) => $grad(x, y, z, u, v),
        }
    }};
    ($along:expr, $step:expr, $grad:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr, $g:expr) => {{
        match $along.shift_six($step, $f, $a, $b, $c, $d, $e, $g) {
            (x, y, z, u, v, w) => $grad(x, y, z, u, v, w),
        }
    }};
    ($along:expr, $step:expr, $grad:expr, $f:path, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr, $g:expr, $h:expr) => {{
        match $along.shift_seven($step, $f, $a, $b, $c, $d, $e, $g, $h) {
            (x, y, z, u, v, w, t) => $grad(x, y, z, u, v, w, t),
        }
    }};
}

/// As in `common`, with the tangent of every function that is named by its path.
macro_rules! check {
    ($f:path, $grad:expr, $value_and_grad:expr, $forward:expr, $reverse:expr;
     $( ( $($arg:expr),* $(,)? ) $(=> $by_hand:expr)? ),+ $(,)?) => {{
        $( for round in 0..2 {
            let along = $crate::along::Along::new(round);
            let (value, dot) = jvp!(along, $f, $($arg),*);
            let name = concat!(stringify!($f), " at (", stringify!($($arg),*), ")");
            along.agrees(name, value, $f($($arg),*), &$grad($($arg),*), &1.0, dot);
            let along = $crate::along::Along::new(round);
            if let Some((value, gradient, moves)) = second!(along, $f, $($arg),*) {
                along.curves(name, (value, $f($($arg),*)), (&gradient, &$grad($($arg),*)), &moves, |h| {
                    shifted!($crate::along::Along::new(round), h, $grad, $f, $($arg),*)
                });
            }
        } )+
        check_scalar!(differences; $f, $grad, $value_and_grad, $forward, $reverse;
            $( ( $($arg),* ) $(=> $by_hand)? ),+)
    }};
    ($($tokens:tt)*) => { check_scalar!(differences; $($tokens)*) };
}

macro_rules! check_at_kink {
    ($f:path, $grad:expr, $value_and_grad:expr, $forward:expr, $reverse:expr;
     $( ( $($arg:expr),* $(,)? ) $(=> $by_hand:expr)? ),+ $(,)?) => {{
        $( for round in 0..2 {
            let along = $crate::along::Along::new(round);
            let (value, dot) = jvp!(along, $f, $($arg),*);
            let name = concat!(stringify!($f), " at (", stringify!($($arg),*), ")");
            along.agrees(name, value, $f($($arg),*), &$grad($($arg),*), &1.0, dot);
        } )+
        check_scalar!(no_differences; $f, $grad, $value_and_grad, $forward, $reverse;
            $( ( $($arg),* ) $(=> $by_hand)? ),+)
    }};
    ($($tokens:tt)*) => { check_scalar!(no_differences; $($tokens)*) };
}

macro_rules! check_outputs {
    ($f:path, $forward:expr, $reverse:expr;
     $( ( $($arg:expr),* $(,)? ), $seed:expr $(=> $by_hand:expr)? );+ $(;)?) => {{
        $( for round in 0..2 {
            let along = $crate::along::Along::new(round);
            let (value, dot) = jvp!(along, $f, $($arg),*);
            let name = concat!(stringify!($f), " at (", stringify!($($arg),*), ")");
            match $forward($($arg),*) {
                (_, record) => {
                    let gradient = $reverse(&record, $seed);
                    along.agrees(name, value, $f($($arg),*), &gradient, &$seed, dot);
                }
            }
        } )+
        check_several!($f, $forward, $reverse; $( ($($arg),*), $seed $(=> $by_hand)? );+);
    }};
    ($($tokens:tt)*) => { check_several!($($tokens)*) };
}

#[path = "../fallible.rs"]
mod all_fallible;
#[path = "../generics.rs"]
mod all_generics;
#[path = "../methods.rs"]
mod all_methods;
#[path = "../language/arrays.rs"]
mod arrays;
#[path = "../language/assignment.rs"]
mod assignment;
#[path = "../language/blocks.rs"]
mod blocks;
#[path = "../language/branches.rs"]
mod branches;
#[path = "../language/buffers.rs"]
mod buffers;
#[path = "../language/calls.rs"]
mod calls;
#[path = "../language/casts.rs"]
mod casts;
#[path = "../language/constants.rs"]
mod constants;
#[path = "../language/copies.rs"]
mod copies;
#[path = "../language/exits.rs"]
mod exits;
#[path = "../faults/calls.rs"]
mod faults_calls;
#[path = "../faults/closures.rs"]
mod faults_closures;
#[path = "../faults/control_flow.rs"]
mod faults_control_flow;
#[path = "../faults/iterators.rs"]
mod faults_iterators;
#[path = "../faults/mutation.rs"]
mod faults_mutation;
#[path = "../faults/option.rs"]
mod faults_option;
#[path = "../faults/references.rs"]
mod faults_references;
#[path = "../faults/signatures.rs"]
mod faults_signatures;
#[path = "../faults/singular.rs"]
mod faults_singular;
#[path = "../language/for_elements.rs"]
mod for_elements;
#[path = "../language/for_ranges.rs"]
mod for_ranges;
#[path = "../language/indexing.rs"]
mod indexing;
#[path = "../language/kinks.rs"]
mod kinks;
#[path = "../language/lets.rs"]
mod lets;
#[path = "../language/lints.rs"]
mod lints;
#[path = "../language/loops.rs"]
mod loops;
#[path = "../language/macros.rs"]
mod macros;
#[path = "../language/matches.rs"]
mod matches;
#[path = "../language/methods.rs"]
mod methods;
#[path = "../language/names.rs"]
mod names;
#[path = "../language/nested_fns.rs"]
mod nested_fns;
#[path = "../language/options.rs"]
mod options;
#[path = "../language/outputs.rs"]
mod outputs;
#[path = "../language/parameters.rs"]
mod parameters;
#[path = "../language/records.rs"]
mod records;
#[path = "../language/recursion.rs"]
mod recursion;
#[path = "../traps/closures.rs"]
mod traps_closures;
#[path = "../traps/evaluation.rs"]
mod traps_evaluation;
#[path = "../traps/names.rs"]
mod traps_names;
#[path = "../traps/opaque.rs"]
mod traps_opaque;
#[path = "../traps/slices.rs"]
mod traps_slices;
#[path = "../traps/structs.rs"]
mod traps_structs;
#[path = "../traps/sweeps.rs"]
mod traps_sweeps;
#[path = "../language/tuples.rs"]
mod tuples;
#[path = "../language/vectors.rs"]
mod vectors;
#[path = "../language/while_loops.rs"]
mod while_loops;

#[path = "../language/enums.rs"]
mod enums;
#[path = "../faults/enums.rs"]
mod faults_enums;
#[path = "../language/structs.rs"]
mod structs;

mod users;
