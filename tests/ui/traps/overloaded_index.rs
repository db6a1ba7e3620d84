//! `[]` of a type of your own: what it gives is not known to be a place. Instead: a method with `#[differentiate]` that gives the
//! number, on a type that derives `Differentiable`.

use autodiff::differentiate;

use std::ops::{Index, IndexMut};

struct Ring([f64; 4]);

impl Index<usize> for Ring {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.0[i % 4]
    }
}

impl IndexMut<usize> for Ring {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        &mut self.0[i % 4]
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    let mut ring = Ring([1.0; 4]);
    ring[5] = x;
    ring[1] * x
}

fn main() {}
