//! An `impl` in which nothing has a derivative.

use autodiff::differentiate;

struct Label(String);

#[differentiate]
impl Label {
    fn text(&self) -> &str {
        &self.0
    }
}

fn main() {}
