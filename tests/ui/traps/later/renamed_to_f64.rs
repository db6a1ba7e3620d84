use autodiff::differentiate;

mod wrapped {
    #[derive(Clone, Copy)]
    pub struct W(pub core::primitive::f64);

    impl std::ops::Mul for W {
        type Output = W;
        fn mul(self, other: W) -> W {
            W(self.0 + other.0)
        }
    }
}

use wrapped::W as f64;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x
}

fn main() {}
