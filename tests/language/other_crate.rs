//! Calls of annotated functions of another crate: by path, imported, renamed, re-exported, by a glob; of every kind of argument and
//! result that a call may have. That crate knows the runtime under another name.

use autodiff::differentiate;

use shapes::prelude::*;
use shapes::{pointed, solid, solid::cone as spike};

#[differentiate]
fn by_every_path(x: f64, y: f64) -> f64 {
    shapes::disc(x) + disc(y) * pointed(x, y) + spike(y, x) - solid::cone(x, x * y)
        + ::shapes::solid::cone(y, 1.0)
}

#[differentiate]
fn of_every_kind(x: f64, y: f64, n: usize) -> f64 {
    let mut v = vec![x, y, x * y];
    let mut s = 0.0;
    for k in 0..n {
        let (count, mean) = centre(&v);
        s += mean * count as f64 + scale(&mut v[..2], 0.5 + x * k as f64);
    }
    let side = shapes::side(s * s).unwrap_or(y);
    side * shapes::power(y, &[x, 2.0]) + centre(&v).1
}

#[differentiate]
fn fails_as_it_does(x: f64, y: f64) -> Result<f64, String> {
    let a = shapes::side(x)?;
    Ok(a * shapes::side(y)? * x)
}

#[test]
fn of_another_crate() {
    check!(by_every_path, grad_by_every_path, value_and_grad_by_every_path, forward_by_every_path,
        reverse_by_every_path; (1.5, -0.5), (-0.75, 2.0));
    check!(of_every_kind, grad_of_every_kind, value_and_grad_of_every_kind, forward_of_every_kind,
        reverse_of_every_kind; (1.5, -0.5, 1), (-0.75, 1.75, 1), (0.5, 0.25, 2), (1.25, -1.5, 3), (0.5, 0.75, 7));
    let (dx, dy) = grad_fails_as_it_does(4.0, 9.0).unwrap();
    assert_eq!((dx, dy), (1.5 * 2.0 * 3.0, 4.0 * 2.0 / 6.0));
    assert_eq!(grad_fails_as_it_does(4.0, -1.0), Err("no square has the area -1".into()));
    // Its own gradients, from here.
    assert_eq!(shapes::grad_disc(2.0), 4.0 * std::f64::consts::PI);
    assert_eq!(shapes::solid::grad_cone(3.0, 1.0).1, 3.0 * std::f64::consts::PI);
}
