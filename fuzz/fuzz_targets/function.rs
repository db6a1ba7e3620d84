//! Functions of the tests, changed in a few places.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fire::must_hold(fire::function, bytes));

#[cfg(not(fuzzing))]
fn main() -> std::process::ExitCode {
    fire::drive("function", fire::function)
}
