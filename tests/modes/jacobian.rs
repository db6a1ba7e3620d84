use autodiff::differentiate;

/// Difference quotients of a function of all inputs in a row.
#[track_caller]
fn agrees(f: impl Fn(&[f64]) -> Vec<f64>, at: &[f64], matrix: &[f64]) {
    let n = at.len();
    assert_eq!(matrix.len(), f(at).len() * n);
    for j in 0..n {
        let moved = |h: f64| {
            let mut x = at.to_vec();
            x[j] += h;
            f(&x)
        };
        let h = 1e-4;
        let (a, b, c, d) = (moved(h), moved(-h), moved(2.0 * h), moved(-2.0 * h));
        for i in 0..a.len() {
            let want = (8.0 * (a[i] - b[i]) - (c[i] - d[i])) / (12.0 * h);
            let got = matrix[i * n + j];
            assert!(
                (got - want).abs() <= 1e-8 * want.abs().max(1.0),
                "row {i}, column {j}: {got:e} for {want:e}"
            );
        }
    }
}

macro_rules! in_both_modes {
    ($(fn $name:ident, $forward:ident, $reverse:ident ($($p:ident: $ty:ty),*) -> $out:ty $body:block)*) => {$(
        #[differentiate(jacobian)]
        fn $name($($p: $ty),*) -> $out $body
        #[differentiate(jacobian = forward)]
        fn $forward($($p: $ty),*) -> $out $body
        #[differentiate(jacobian = reverse)]
        fn $reverse($($p: $ty),*) -> $out $body
    )*};
}
in_both_modes! {
    fn polar, polar_forward, polar_reverse(r: f64, angle: f64) -> (f64, usize, f64) {
        (r * angle.cos(), 3, r * angle.sin())
    }
    fn fit, fit_forward, fit_reverse(p: &[f64], t: [f64; 3], s: f64) -> Vec<f64> {
        let mut out = Vec::new();
        for t in t {
            out.push(p[0] * (p[1] * t + s).sin() + p[p.len() - 1] * t);
        }
        out
    }
    fn rotated, rotated_forward, rotated_reverse(p: [f64; 2], angle: f64) -> [f64; 2] {
        let (s, c) = angle.sin_cos();
        [c * p[0] - s * p[1], s * p[0] + c * p[1]]
    }
    fn energy, energy_forward, energy_reverse(x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for i in 1..x.len() {
            sum += (x[i] - x[i - 1]).powi(2) * x[0];
        }
        sum
    }
}

#[test]
fn in_every_shape() {
    let (s, c) = 0.5_f64.sin_cos();
    for jacobian in
        [jacobian_polar(2.0, 0.5), jacobian_polar_forward(2.0, 0.5), jacobian_polar_reverse(2.0, 0.5)]
    {
        let want = [c, -2.0 * s, s, 2.0 * c];
        assert!(jacobian.iter().zip(want).all(|(a, b)| (a - b).abs() < 1e-15), "{jacobian:?}");
    }
    let (p, t) = ([0.5, -1.5, 2.0, 0.25, 1.0], [0.5, 1.0, -2.0]);
    let all: Vec<f64> = p.iter().chain(&t).chain(&[0.75]).copied().collect();
    let flat = |x: &[f64]| fit(&x[..5], [x[5], x[6], x[7]], x[8]);
    for matrix in
        [jacobian_fit(&p, t, 0.75), jacobian_fit_forward(&p, t, 0.75), jacobian_fit_reverse(&p, t, 0.75)]
    {
        agrees(flat, &all, &matrix);
    }
    for matrix in [
        jacobian_rotated([1.0, 2.0], 0.5),
        jacobian_rotated_forward([1.0, 2.0], 0.5),
        jacobian_rotated_reverse([1.0, 2.0], 0.5),
    ] {
        agrees(|x| rotated([x[0], x[1]], x[2]).to_vec(), &[1.0, 2.0, 0.5], &matrix);
    }
    // One output, many inputs: reverse mode by itself.
    for n in [0, 1, 2, 3, 7] {
        let x: Vec<f64> = (0..n).map(|k| k as f64 * 0.75 - 1.0).collect();
        let (either, forward, reverse) =
            (jacobian_energy(&x), jacobian_energy_forward(&x), jacobian_energy_reverse(&x));
        assert_eq!(either.len(), n);
        agrees(|x| vec![energy(x)], &x, &forward);
        agrees(|x| vec![energy(x)], &x, &reverse);
    }
}

#[differentiate(jacobian)]
fn step(state: &mut [f64], rate: f64) {
    for i in 1..state.len() {
        state[i] += rate * state[i - 1] * state[i];
    }
}

#[differentiate(jacobian)]
fn roots(x: &[f64]) -> Result<Vec<f64>, String> {
    let mut out = Vec::new();
    for v in x {
        if *v < 0.0 {
            return Err(format!("{v}"));
        }
        out.push(v.sqrt());
    }
    Ok(out)
}

#[test]
fn memory_and_failure() {
    let mut state = [1.0, 2.0, -0.5];
    let matrix = jacobian_step(&mut state, 0.25);
    assert_eq!(state, [1.0, 2.0, -0.5]);
    let flat = |x: &[f64]| {
        let mut state = x[..3].to_vec();
        step(&mut state, x[3]);
        state
    };
    agrees(flat, &[1.0, 2.0, -0.5, 0.25], &matrix);
    let mut memory = [f64::NAN; 12];
    jacobian_step_into(&mut state, 0.25, &mut memory);
    assert_eq!(memory[..], matrix[..]);
    assert_eq!(jacobian_roots(&[4.0, 1.0]), Ok(vec![0.25, 0.0, 0.0, 0.5]));
    assert_eq!(jacobian_roots(&[4.0, -1.0]), Err("-1".to_string()));
}

#[test]
#[should_panic(expected = "the memory for the Jacobian has length 3, and there are 2 outputs and 2 inputs")]
fn wrong_length() {
    jacobian_polar_into(1.0, 2.0, &mut [0.0; 3]);
}

struct Camera {
    focus: f64,
}
impl Camera {
    #[differentiate(wrt(p), jacobian)]
    fn project(&self, p: [f64; 3]) -> [f64; 2] {
        [self.focus * p[0] / p[2], self.focus * p[1] / p[2]]
    }

    /// Of a method it is forward mode whatever is asked for.
    #[differentiate(wrt(p), jacobian = reverse)]
    fn seen(&self, p: &[f64]) -> [f64; 2] {
        [self.focus * p[0] / p[2], self.focus * p[1] / p[2]]
    }
}

#[test]
fn of_a_method() {
    let camera = Camera { focus: 2.0 };
    assert_eq!(camera.project([1.0, 3.0, 2.0]), [1.0, 3.0]);
    assert_eq!(camera.seen(&[1.0, 3.0, 2.0]), [1.0, 3.0]);
    assert_eq!(camera.jacobian_seen(&[1.0, 3.0, 2.0]), [1.0, 0.0, -0.5, 0.0, 1.0, -1.5]);
    let mut memory = [f64::NAN; 6];
    camera.jacobian_seen_into(&[1.0, 3.0, 2.0], &mut memory);
    assert_eq!(memory, [1.0, 0.0, -0.5, 0.0, 1.0, -1.5]);
    assert_eq!(camera.jacobian_project([1.0, 3.0, 2.0]), [1.0, 0.0, -0.5, 0.0, 1.0, -1.5]);
}
