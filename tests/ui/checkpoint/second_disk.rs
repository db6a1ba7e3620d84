//! Two disks for one loop.
use autodiff::checkpoint::Disk;
use autodiff::differentiate;

#[differentiate]
fn f(x: f64, #[constant] a: &Disk, #[constant] b: &Disk) -> f64 {
    let mut y = x;
    #[checkpoint(disk = a, disk = b)]
    for _ in 0..10 {
        y = y.sin();
    }
    y
}

fn main() {}
