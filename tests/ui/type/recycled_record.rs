//! A record that is used after it was recycled.
//! Instead: `recycle` when the last reverse sweep is done.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x.sin() * x
}

fn main() {
    let (_, record) = forward_f(1.0);
    let _memory = record.recycle();
    reverse_f(&record, 1.0);
}
