use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let y = if n > 1 { x } else { n };
    y * x
}

fn main() {}
