//! Programs that a macro without types is prone to get silently wrong, and that it gets right. Those that it
//! must refuse are in `tests/ui/traps`. A module named `f64` with a `sin` of its own, inside the body, is not
//! caught, nor is a trait that gives `&f64` a method with the name of one of `f64`.
#![allow(clippy::all, unused_assignments, reason = "the programs are spelled as users spell them")]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;

mod closures;
mod coverage;
mod evaluation;
mod generics;
mod methods;
mod names;
mod opaque;
mod slices;
mod std_names;
mod structs;
mod sweeps;
