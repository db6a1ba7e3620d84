//! Programs that other tools got silently wrong, as their public trackers tell it: `tests/data/faults.json`
//! in Rust, with its inputs, values and gradients. Those that must be refused are in `tests/ui/faults`.
#![allow(clippy::all, unused_assignments, reason = "the programs are spelled as they were reported")]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;

mod calls;
mod closures;
mod control_flow;
mod coverage;
mod enums;
mod generics;
mod iterators;
mod mutation;
mod option;
mod references;
mod signatures;
mod singular;
mod traits;
mod unsafe_code;
