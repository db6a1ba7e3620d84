//! The programs of `tests/users`.
#[macro_use]
#[path = "../users/holds.rs"]
mod holds;
#[path = "../users/elements.rs"]
mod elements;
#[path = "../users/options.rs"]
mod options;
#[path = "../users/types.rs"]
mod types;
#[path = "../users/variants.rs"]
mod variants;
