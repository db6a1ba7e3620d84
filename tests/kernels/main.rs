//! The ten kernels, differentiated as they stand: the functions that the benchmark measures. Their gradients at the
//! benchmark's inputs, through every generated entry point, and the loops of four of them from no round to seven.

#[path = "../../benches/kernels/kernels.rs"]
mod kernels;
#[path = "../../benches/kernels/truth.rs"]
mod truth;

mod small;

use kernels::*;
use truth::Truth;

/// A gradient of any shape, seen as one list of floats.
trait Flat {
    fn flat(&self) -> Vec<f64>;
    fn fill(&mut self, with: f64);
}

impl Flat for f64 {
    fn flat(&self) -> Vec<f64> {
        vec![*self]
    }
    fn fill(&mut self, with: f64) {
        *self = with;
    }
}

impl Flat for Vec<f64> {
    fn flat(&self) -> Vec<f64> {
        self.clone()
    }
    fn fill(&mut self, with: f64) {
        self.as_mut_slice().fill(with);
    }
}

impl<const N: usize> Flat for [f64; N] {
    fn flat(&self) -> Vec<f64> {
        self.to_vec()
    }
    fn fill(&mut self, with: f64) {
        self.as_mut_slice().fill(with);
    }
}

macro_rules! flat_tuples {
    ($(($($part:ident . $index:tt),*))*) => {$(
        impl<$($part: Flat),*> Flat for ($($part,)*) {
            fn flat(&self) -> Vec<f64> {
                [$(self.$index.flat()),*].concat()
            }
            fn fill(&mut self, with: f64) {
                $(self.$index.fill(with);)*
            }
        }
    )*};
}
flat_tuples! {
    (A.0, B.1)
    (A.0, B.1, C.2)
    (A.0, B.1, C.2, D.3, E.4)
    (A.0, B.1, C.2, D.3, E.4, F.5)
}

/// The known answer for one kernel, with assertions that name the entry point.
struct Answer(Truth);

impl Answer {
    fn value(&self, entry: &str, value: f64) {
        let error = (value / self.0.value - 1.0).abs();
        assert!(error <= 1e-12, "{entry}: value {value:e} instead of {:e}", self.0.value);
    }

    fn gradient(&self, entry: &str, gradient: &impl Flat, seed: f64) {
        if let Some(fault) = self.0.fault(&gradient.flat(), seed) {
            panic!("{entry}, seed {seed}: {fault}");
        }
    }

    /// `gradient` holds 1 + seed · truth; seen as a gradient again, the 1 costs its own rounding.
    fn accumulated(&self, entry: &str, gradient: &impl Flat, seed: f64) {
        let largest = self.0.gradient.iter().fold(0.0_f64, |m, g| m.max(g.abs()));
        let gradient = gradient.flat();
        assert_eq!(gradient.len(), self.0.gradient.len(), "{entry}");
        for (i, (got, truth)) in gradient.iter().zip(&self.0.gradient).enumerate() {
            let want = 1.0 + seed * truth;
            let allowed = 1e-12 * (1.0 + seed.abs() * largest);
            assert!(
                (got - want).abs() <= allowed,
                "{entry}, seed {seed}, entry {i}: {got:e} instead of {want:e}"
            );
        }
    }
}

/// One test per kernel: the primal, and the same gradient from every entry point that has one.
macro_rules! kernel {
    (
        $test:ident = $number:literal; $(let $data:ident = $made:expr;)*
        |$point:ident| $primal:ident($($argument:expr),*);
        $grad:ident, $value_and_grad:ident, $forward:ident, $reverse:ident;
        $grad_into:ident, $value_and_grad_into:ident, $reverse_into:ident, |$buffer:ident| $($part:expr),*
    ) => {
        #[test]
        fn $test() {
            let answer = Answer(Truth::of($number));
            let $point = input($number);
            $(let $data = $made;)*
            let primal = $primal($($argument),*);
            answer.value(stringify!($primal), primal);

            let gradient = $grad($($argument),*);
            answer.gradient(stringify!($grad), &gradient, 1.0);

            let (value, gradient) = $value_and_grad($($argument),*);
            answer.value(stringify!($value_and_grad), value);
            answer.gradient(stringify!($value_and_grad), &gradient, 1.0);

            // The forward sweep is the function itself, to the last bit.
            let (value, record) = $forward($($argument),*);
            assert_eq!(value.to_bits(), primal.to_bits(), stringify!($forward));
            for seed in [1.0, 0.0, -2.5, 1.0] {
                answer.gradient(stringify!($reverse), &$reverse(&record, seed), seed);
            }

            // These overwrite …
            let mut $buffer = gradient;
            $buffer.fill(f64::NAN);
            $grad_into($($argument,)* $($part),*);
            answer.gradient(stringify!($grad_into), &$buffer, 1.0);

            $buffer.fill(f64::NAN);
            let value = $value_and_grad_into($($argument,)* $($part),*);
            answer.value(stringify!($value_and_grad_into), value);
            answer.gradient(stringify!($value_and_grad_into), &$buffer, 1.0);

            // … and this one adds.
            for seed in [1.0, 0.0, -2.5] {
                $buffer.fill(1.0);
                $reverse_into(&record, seed, $($part),*);
                answer.accumulated(stringify!($reverse_into), &$buffer, seed);
            }
        }
    };
}

kernel! {
    k1_seed_expr = 1; |p| seed_expr(p[0], p[1]);
    grad_seed_expr, value_and_grad_seed_expr, forward_seed_expr, reverse_seed_expr;
    grad_seed_expr_into, value_and_grad_seed_expr_into, reverse_seed_expr_into, |g| &mut g.0, &mut g.1
}

kernel! {
    k2_rosenbrock = 2; |x| rosenbrock(&x);
    grad_rosenbrock, value_and_grad_rosenbrock, forward_rosenbrock, reverse_rosenbrock;
    grad_rosenbrock_into, value_and_grad_rosenbrock_into, reverse_rosenbrock_into, |g| &mut g
}

kernel! {
    k3_speelpenning = 3; |x| speelpenning(&x);
    grad_speelpenning, value_and_grad_speelpenning, forward_speelpenning, reverse_speelpenning;
    grad_speelpenning_into, value_and_grad_speelpenning_into, reverse_speelpenning_into, |g| &mut g
}

kernel! {
    k4_logistic = 4; let xs = data_x4(); let y = data_y4();
    |w| logistic(&w, &xs, &y);
    grad_logistic, value_and_grad_logistic, forward_logistic, reverse_logistic;
    grad_logistic_into, value_and_grad_logistic_into, reverse_logistic_into, |g| &mut g
}

kernel! {
    k5_lotka = 5; |p| lotka(p[0], p[1], p[2], p[3], p[4], p[5], K5_STEPS, K5_H);
    grad_lotka, value_and_grad_lotka, forward_lotka, reverse_lotka;
    grad_lotka_into, value_and_grad_lotka_into, reverse_lotka_into,
    |g| &mut g.0, &mut g.1, &mut g.2, &mut g.3, &mut g.4, &mut g.5
}

kernel! {
    k6_newton = 6; |p| newton(p[0]);
    grad_newton, value_and_grad_newton, forward_newton, reverse_newton;
    grad_newton_into, value_and_grad_newton_into, reverse_newton_into, |g| &mut g
}

kernel! {
    k7_black_scholes = 7; |p| black_scholes(p[0], p[1], p[2], p[3], p[4]);
    grad_black_scholes, value_and_grad_black_scholes, forward_black_scholes, reverse_black_scholes;
    grad_black_scholes_into, value_and_grad_black_scholes_into, reverse_black_scholes_into,
    |g| &mut g.0, &mut g.1, &mut g.2, &mut g.3, &mut g.4
}

kernel! {
    k8_gmm = 8; let x = data_x8();
    |p| gmm(&p[..K8], &p[K8..K8 + K8 * D8], &p[K8 + K8 * D8..], &x, D8, K8, N8, K8_WISHART);
    grad_gmm, value_and_grad_gmm, forward_gmm, reverse_gmm;
    grad_gmm_into, value_and_grad_gmm_into, reverse_gmm_into, |g| &mut g.0, &mut g.1, &mut g.2
}

kernel! {
    k9_mlp = 9; |p| mlp(p.first_chunk().unwrap());
    grad_mlp, value_and_grad_mlp, forward_mlp, reverse_mlp;
    grad_mlp_into, value_and_grad_mlp_into, reverse_mlp_into, |g| &mut g
}

kernel! {
    k10_heat = 10; |u| heat(u.first_chunk().unwrap(), K10_STEPS, K10_C);
    grad_heat, value_and_grad_heat, forward_heat, reverse_heat;
    grad_heat_into, value_and_grad_heat_into, reverse_heat_into, |g| &mut g
}

/// `norm_cdf` is called by `black_scholes`; on its own, on both sides of its kink.
#[test]
fn norm_cdf_on_both_sides() {
    for z in [-2.0, -0.3, 0.3, 2.0_f64] {
        let density = (-0.5 * z * z).exp() / std::f64::consts::TAU.sqrt();
        // The approximation is good to 7.5e-8, its slope a little less.
        assert!((grad_norm_cdf(z) - density).abs() < 1e-6, "{z}");
    }
}

/// The kernels are measured and checked as they were given: between the two texts are the attributes, the line breaks, and nothing else.
#[test]
fn the_kernels_are_as_they_were_given() {
    let text = |file: &str| {
        let code: String = file
            .lines()
            .skip_while(|l| !l.starts_with("pub fn") && !l.starts_with("///"))
            .filter(|l| !l.trim_start().starts_with("#[differentiate"))
            .flat_map(|l| l.chars().filter(|c| !c.is_whitespace()))
            .collect();
        code.replace(",)", ")")
    };
    let given = text(include_str!("../data/kernels.rs"));
    let ours = text(include_str!("../../benches/kernels/kernels.rs"));
    assert!(given.len() > 3000);
    let same = given.chars().zip(ours.chars()).take_while(|(a, b)| a == b).count();
    assert!(
        given == ours,
        "they differ from here on:\n{}\n{}",
        &given[same..same + 80],
        &ours[same..same + 80]
    );
}
