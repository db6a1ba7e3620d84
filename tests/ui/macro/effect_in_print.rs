use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = [x, x];
    println!("{}", {
        a[0] = x * a[1];
        a[0]
    });
    a[0]
}

fn main() {}
