//! A curve through measurements: Levenberg and Marquardt's method from the crate `levenberg-marquardt`, with a Jacobian from
//! `#[differentiate(jacobian)]`.
//!
//! The data are those of Misra1a, of the Statistical Reference Datasets of NIST: monomolecular adsorption in dental research, with the
//! parameters certified to eleven digits. The start is the far one of the two that NIST gives.
//!
//! `cargo run --release --example curve_fit`
use autodiff::differentiate;
use levenberg_marquardt::{LeastSquaresProblem, LevenbergMarquardt};
use nalgebra::{Const, Dyn, Matrix2, OMatrix, Owned, U2, Vector2};

const PRESSURE: [f64; 14] =
    [77.6, 114.9, 141.1, 190.8, 239.9, 289.0, 332.8, 378.4, 434.8, 477.3, 536.8, 593.1, 689.1, 760.0];
const VOLUME: [f64; 14] =
    [10.07, 14.73, 17.94, 23.93, 29.61, 35.18, 40.02, 44.82, 50.76, 55.05, 61.01, 66.40, 75.47, 81.78];

/// Certified: the parameters, their standard deviations, the sum of squares.
const CERTIFIED: [f64; 2] = [2.3894212918e2, 5.5015643181e-4];
const DEVIATIONS: [f64; 2] = [2.7070075241, 7.2668688436e-6];
const SUM_OF_SQUARES: f64 = 1.2455138894e-1;

/// What the model `b₀ (1 − exp(−b₁ x))` misses.
#[differentiate(jacobian)]
fn misses(b: [f64; 2]) -> Vec<f64> {
    let mut out = vec![];
    for i in 0..14 {
        out.push(b[0] * (1.0 - (-b[1] * PRESSURE[i]).exp()) - VOLUME[i]);
    }
    out
}

struct Misra {
    b: Vector2<f64>,
}

impl LeastSquaresProblem<f64, Dyn, U2> for Misra {
    type ResidualStorage = Owned<f64, Dyn>;
    type JacobianStorage = Owned<f64, Dyn, U2>;
    type ParameterStorage = Owned<f64, U2>;

    fn set_params(&mut self, b: &Vector2<f64>) {
        self.b = *b;
    }
    fn params(&self) -> Vector2<f64> {
        self.b
    }
    fn residuals(&self) -> Option<OMatrix<f64, Dyn, nalgebra::U1>> {
        Some(OMatrix::<f64, Dyn, nalgebra::U1>::from_vec(misses(self.b.into())))
    }
    fn jacobian(&self) -> Option<OMatrix<f64, Dyn, U2>> {
        // Ours is row by row.
        let rows = jacobian_misses(self.b.into());
        Some(OMatrix::<f64, Dyn, U2>::from_row_slice_generic(Dyn(14), Const::<2>, &rows))
    }
}

fn main() {
    let start = Misra { b: Vector2::new(500.0, 1e-4) };
    let (fit, report) = LevenbergMarquardt::new().minimize(start);
    assert!(report.termination.was_successful(), "{:?}", report.termination);

    // The standard deviations: from the inverse of JᵀJ, with two degrees of freedom used up.
    let sum: f64 = misses(fit.b.into()).iter().map(|r| r * r).sum();
    let rows = jacobian_misses(fit.b.into());
    let mut normal = Matrix2::zeros();
    for row in rows.chunks(2) {
        let row = Vector2::new(row[0], row[1]);
        normal += row * row.transpose();
    }
    let inverse = normal.try_inverse().unwrap_or_else(Matrix2::zeros);
    let variance = sum / 12.0;

    println!("{} evaluations, sum of squares {sum:.10e}", report.number_of_evaluations);
    println!("     fitted            certified         deviation      certified");
    for k in 0..2 {
        let deviation = (variance * inverse[(k, k)]).sqrt();
        println!("b{k}   {:.10e}  {:.10e}  {deviation:.6e}   {:.6e}", fit.b[k], CERTIFIED[k], DEVIATIONS[k]);
        assert!((fit.b[k] / CERTIFIED[k] - 1.0).abs() < 1e-7, "b{k} is {}", fit.b[k]);
        assert!((deviation / DEVIATIONS[k] - 1.0).abs() < 1e-6, "its deviation is {deviation}");
    }
    assert!((sum / SUM_OF_SQUARES - 1.0).abs() < 1e-9);
}
