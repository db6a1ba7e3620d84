//! Vectors, slices and iterators beyond loops over elements: methods that move elements, lengths that change, adaptors, patterns,
//! references, vectors of vectors. Each program is checked against difference quotients, with several seeds, at several lengths.
#![allow(clippy::all, reason = "the programs are spelled in all the ways in which users spell them")]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;

/// Where each program is checked: nothing here is near a comparison of a program.
const POINTS: [&[f64]; 4] = [
    &[0.7, -0.4, 1.3, 0.9],
    &[-0.6, 0.91, 0.33, -0.2],
    &[2.1, 1.7, -1.1, 0.4, 0.27],
    &[0.31, 0.52, 0.83, 1.9, -0.7, 1.1, -1.45],
];

/// Programs of one slice, each a test.
macro_rules! programs {
    ($($(#[$doc:meta])* fn $name:ident($x:ident: &[f64]) -> f64 $body:block)*) => {$(
        #[test]
        fn $name() {
            $(#[$doc])*
            #[autodiff::differentiate]
            fn program($x: &[f64]) -> f64 $body
            for x in crate::POINTS {
                check!(program, grad_program, value_and_grad_program, forward_program, reverse_program; (x),);
            }
        }
    )*};
}

mod adaptors;
mod consumers;
mod cursors;
mod deques;
mod formulas;
mod functions;
mod indicators;
mod lengths;
mod methods;
mod patterns;
mod references;
mod rows;
mod shapes;
mod sorting;
mod tables;
mod tuples;
