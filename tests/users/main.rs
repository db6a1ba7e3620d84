//! Types of the user's in every place where values stand: structs, tuples, enums, options; as parameters, locals, elements, fields, results.
//! Every program is a function of two numbers and a count, and is held to difference quotients.
#![allow(
    clippy::all,
    dead_code,
    unused_assignments,
    reason = "the programs are spelled in all the ways in which users spell them"
)]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;
#[macro_use]
mod holds;
mod elements;
mod modes;
mod options;
mod types;
mod variants;
