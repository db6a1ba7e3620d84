//! Forward mode through functions whose own tangents are no type parameter, because floats of two widths or results of unseen types are
//! inside: their callers may move in one direction or in several.
use autodiff::{Lanes, differentiate};

#[differentiate(jvp)]
fn turn(x: &[f64; 2], by: f64) -> [f64; 2] {
    let (s, c) = by.sin_cos();
    [x[0] * c - x[1] * s, x[0] * s + x[1] * c]
}

#[differentiate(jvp)]
fn twice(x: &[f64], by: f64) -> [f64; 2] {
    turn(&turn(&[x[0], x[1]], by), by * by)
}

#[differentiate(jvp)]
fn of_vector(x: Vec<f64>, at: usize) -> (Vec<f64>, f64) {
    let narrow = x[at] as f32;
    let wide = (narrow * narrow) as f64;
    (x.iter().map(|e| e * wide).collect(), wide * x[0])
}

#[differentiate(jvp)]
fn may_fail(x: [f64; 2]) -> Result<[f64; 2], String> {
    if x[0] < 0.0 {
        return Err("negative".to_string());
    }
    Ok(turn(&turn(&x, x[1]), x[0]))
}

#[differentiate(jvp)]
fn given(x: Option<f64>, by: f64) -> Option<f64> {
    let [a, _] = turn(&turn(&[x?, by], by), by);
    Some(a)
}

#[differentiate(jvp)]
fn all(x: &[f64], a: f64) -> f64 {
    let (v, l): (Vec<f64>, f64) = of_vector(x.to_vec(), 1);
    let part: f64 = match may_fail([a, x[1]]) {
        Ok(p) => p[0] * p[1],
        Err(_) => -a,
    };
    let r: [f64; 2] = twice(x, a);
    let s: [f64; 2] = twice(&v, x[1]);
    let t = given(Some(a * x[0]), x[1]).unwrap_or(0.0);
    r[0] * part + v[0] * l + s[1] + r[1] * t
}

#[differentiate(jacobian = forward)]
fn outputs(x: &[f64; 3]) -> [f64; 2] {
    let r: [f64; 2] = twice(&x[1..], x[0]);
    [all(x, x[2]), r[1]]
}

fn along(x: &[f64], a: f64, dx: &[f64], da: f64) -> f64 {
    let at = |h: f64| all(&x.iter().zip(dx).map(|(x, d)| x + h * d).collect::<Vec<_>>(), a + h * da);
    let central = |h: f64| (at(h) - at(-h)) / (2.0 * h);
    (4.0 * central(5e-3) - central(1e-2)) / 3.0
}

#[test]
fn one_direction_and_several_agree_with_differences() {
    for (x, a) in [([1.5, -0.7], 0.8), ([-2.0, 0.25], -0.5), ([0.3, 0.9], 1.5)] {
        let directions = [([1.0, 0.0], 0.0), ([0.0, -2.5], 1.0), ([0.3, 0.4], -0.6)];
        let lanes = |of: &dyn Fn(usize) -> f64| Lanes(std::array::from_fn::<f64, 3, _>(of));
        let x_dot = [lanes(&|k| directions[k].0[0]), lanes(&|k| directions[k].0[1])];
        let (value, together) = jvp_all_batch(&x, a, &x_dot, lanes(&|k| directions[k].1));
        assert_eq!(value, all(&x, a));
        for (k, (dx, da)) in directions.iter().enumerate() {
            let (value, alone) = jvp_all(&x, a, dx, *da);
            assert_eq!((value, alone), (all(&x, a), together[k]));
            let want = along(&x, a, dx, *da);
            // The value goes through `f32`, which differences feel.
            assert!((alone - want).abs() < 1e-3 * want.abs().max(1.0), "{alone} is not {want}");
        }
    }
}

#[test]
fn the_jacobian_of_a_caller_has_what_reverse_mode_gives() {
    for x in [[0.7, -1.2, 0.9], [-0.4, 0.3, -1.1]] {
        let (_, record) = forward_outputs(&x);
        let rows = [[1.0, 0.0], [0.0, 1.0]].map(|seed| reverse_outputs(&record, seed));
        let jacobian = jacobian_outputs(&x);
        for (got, want) in jacobian.iter().zip(rows.iter().flatten()) {
            assert!((got - want).abs() < 1e-6 * want.abs().max(1.0), "{jacobian:?} {rows:?}");
        }
    }
}
