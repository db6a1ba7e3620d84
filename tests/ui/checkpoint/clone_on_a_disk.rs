//! A state that can be cloned, but not written to a file.
//! Instead: keep it in memory, without `disk`.
use autodiff::checkpoint::Disk;
use autodiff::differentiate;

#[derive(Clone)]
struct Generator(u64);

impl Generator {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(3);
        self.0 as f64
    }
}

#[differentiate]
fn f(x: f64, #[constant] generator: &mut Generator, #[constant] disk: &Disk) -> f64 {
    let mut y = x;
    #[checkpoint(disk = disk)]
    for _ in 0..10 {
        let noise: f64 = generator.next();
        y = (y + noise).sin();
    }
    y
}

fn main() {}
