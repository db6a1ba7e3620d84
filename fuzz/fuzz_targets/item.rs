//! Items put together from parts of others and from arbitrary tokens.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fire::must_hold(fire::item, bytes));

#[cfg(not(fuzzing))]
fn main() -> std::process::ExitCode {
    fire::drive("item", fire::item)
}
