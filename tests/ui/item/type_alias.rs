use autodiff::differentiate;

#[differentiate]
type Real = f64;

fn main() {}
