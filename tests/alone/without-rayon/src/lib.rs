//! Nothing; the test is what is here.
