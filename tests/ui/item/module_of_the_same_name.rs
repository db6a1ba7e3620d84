//! A module and a re-export of the annotated function in it, of one name. The function brings a hidden type
//! of its name along, and modules are named like types.
//! Instead: another name for the hidden type, `#[differentiate(companion = Area)]`, and `pub use
//! area::{area, Area};`.

mod area {
    use autodiff::differentiate;

    #[differentiate]
    pub fn area(r: f64) -> f64 {
        r * r
    }
}

pub use area::area;

fn main() {}
