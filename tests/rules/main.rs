//! The rule table against numbers that do not come from it.

mod conventions;
mod page;
mod promises;
mod sweeps;
mod table;
mod truth;
