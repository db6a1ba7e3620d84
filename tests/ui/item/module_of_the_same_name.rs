mod area {
    use autodiff::differentiate;

    #[differentiate]
    pub fn area(r: f64) -> f64 {
        r * r
    }
}

pub use area::area;

fn main() {}
