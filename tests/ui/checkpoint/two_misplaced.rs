//! `#[checkpoint]` on something that cannot be run again by itself; a block with a number of states.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    #[checkpoint]
    let z;
    z = x;
    let y = {
        #[checkpoint(every = 3)]
        {
            x * z
        }
    };
    #[checkpoint]
    if y > 1.0 { y } else { x }
}

fn main() {}
