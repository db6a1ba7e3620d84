//! An amount of memory and a disk for one loop: the amount is for states in memory.
//! Instead: `snapshots = c` or `every = k` with the disk.
use autodiff::checkpoint::Disk;
use autodiff::differentiate;

#[differentiate]
fn f(x: f64, #[constant] disk: &Disk) -> f64 {
    let mut y = x;
    #[checkpoint(memory = "1 MiB", disk = disk)]
    for _ in 0..10 {
        y = y.sin();
    }
    y
}

fn main() {}
