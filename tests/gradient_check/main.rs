//! The gradient-check harness against functions whose derivatives are known, and against derivatives that are known to be wrong.

mod accuracy;
mod functions;
mod known_bad;
mod known_good;
mod macros;
mod report;
mod stress;
mod verdicts;
