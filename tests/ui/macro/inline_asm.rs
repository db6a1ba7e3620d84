//! Assembler.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut y = x;
    unsafe { std::arch::asm!("/* {0} */", inout(xmm_reg) y) };
    y * x
}

fn main() {}
