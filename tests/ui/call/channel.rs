//! A float sent through a channel.

use autodiff::differentiate;

use std::sync::mpsc;

#[differentiate]
fn f(x: f64) -> f64 {
    let (tx, rx) = mpsc::channel();
    tx.send(x * x).unwrap();
    rx.recv().unwrap()
}

fn main() {}
