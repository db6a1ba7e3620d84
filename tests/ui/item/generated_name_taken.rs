use autodiff::differentiate;

#[differentiate]
fn energy(x: f64) -> f64 {
    x * x
}

fn grad_energy(x: f64) -> f64 {
    2.0 * x
}

fn main() {}
