//! The state of a checkpointed loop has a part that cannot be cloned.
//! Instead: `#[derive(Clone)]` on its type, or a loop without the attribute.
use autodiff::differentiate;

struct Generator(u64);

impl Generator {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(3);
        self.0 as f64
    }
}

#[differentiate]
fn f(x: f64, #[constant] generator: &mut Generator) -> f64 {
    let mut y = x;
    #[checkpoint]
    for _ in 0..10 {
        let noise: f64 = generator.next();
        y = (y + noise).sin();
    }
    y
}

fn main() {}
