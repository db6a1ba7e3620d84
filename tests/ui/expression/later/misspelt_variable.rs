use autodiff::differentiate;

#[differentiate]
fn f(value: f64) -> f64 {
    let w = value.sin();
    if w > 0.0 { valu * w } else { w }
}

fn main() {}
