//! Run-pass programs, one file for each feature of the language. Every program is checked against difference
//! quotients and, where a gradient stands behind `=>`, against a value derived by hand.
#![allow(
    clippy::all,
    unused_assignments,
    reason = "the programs are spelled in all the ways in which users spell them"
)]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;

mod arrays;
mod assignment;
mod blocks;
mod branches;
mod buffers;
mod call_results;
mod calls;
mod casts;
mod checks;
mod constants;
mod copies;
mod enums;
mod exits;
mod for_elements;
mod for_ranges;
mod helpers;
mod indexing;
mod kinks;
mod lets;
mod lints;
mod loops;
mod macros;
mod matches;
mod methods;
mod names;
mod nested_fns;
mod opaque_code;
mod opaque_macros;
mod options;
mod other_crate;
mod outputs;
mod parameters;
mod passes;
mod products;
mod records;
mod recovered;
mod recursion;
mod structs;
mod tuples;
mod unsafe_code;
mod vectors;
mod while_loops;
