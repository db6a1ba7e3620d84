//! Arbitrary options, on functions of the tests.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fire::must_hold(fire::attribute, bytes));

#[cfg(not(fuzzing))]
fn main() -> std::process::ExitCode {
    fire::drive("attribute", fire::attribute)
}
