use autodiff::differentiate;

mod inner {
    use autodiff::differentiate;

    #[differentiate]
    pub fn g(x: f64) -> f64 {
        x * x
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    g(x) * x
}

fn main() {}
