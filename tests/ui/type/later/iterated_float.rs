use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = 0.0;
    for t in x {
        s += t;
    }
    s
}

fn main() {}
