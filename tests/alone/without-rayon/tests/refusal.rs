//! What is missing is said at the user's token.

#[test]
fn parallel_iterators_need_the_feature() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}
