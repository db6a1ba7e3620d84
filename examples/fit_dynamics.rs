//! The numbers of hares and lynx that the Hudson's Bay Company traded from 1900 to 1920 go in; the four parameters and two initial
//! values of Lotka and Volterra's equations that fit them best come out, with a picture of both.
//!
//! ```sh
//! cargo run --release --example fit_dynamics                 # the fit
//! cargo run --release --example fit_dynamics -- --checkpoint # and the memory of a gradient, with and without checkpoints
//! cargo run --release --example fit_dynamics -- fit.svg      # the picture elsewhere than among the temporary files
//! ```
//!
//! The minimum is found by L-BFGS (crate `argmin`) with gradients by `#[differentiate]`, through two thousand steps of the method
//! of Runge and Kutta.

use argmin::core::observers::{Observe, ObserverMode};
use argmin::core::{CostFunction, Executor, Gradient, KV, State};
use argmin::solver::linesearch::BacktrackingLineSearch;
use argmin::solver::linesearch::condition::ArmijoCondition;
use argmin::solver::quasinewton::LBFGS;
use autodiff::differentiate;
use indicatif::{ProgressBar, ProgressStyle};
use plotters::prelude::*;
use std::error::Error;

#[path = "../benches/checkpoint/counting.rs"]
mod counting;

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

const FIRST_YEAR: usize = 1900;

/// Thousands of pelts per year. These numbers are in many textbooks of ecology; they go back to the company's own books.
const HARES: [f64; 21] = [
    30.0, 47.2, 70.2, 77.4, 36.3, 20.6, 18.1, 21.4, 22.0, 25.4, 27.1, 40.3, 57.0, 76.6, 52.3, 19.5, 11.2,
    7.6, 14.6, 16.2, 24.7,
];
const LYNX: [f64; 21] = [
    4.0, 6.1, 9.8, 35.2, 59.4, 41.7, 19.0, 13.0, 8.3, 9.1, 7.4, 8.0, 12.3, 19.5, 45.7, 51.1, 29.7, 15.8, 9.7,
    10.1, 8.6,
];

/// The sum of squared differences of logarithms. `p` holds the logarithms of growth, predation, death and conversion, and of the
/// two initial numbers, so that all of them stay positive.
macro_rules! misfit {
    ($name:ident, $($attribute:tt)*) => {
        #[differentiate(wrt(p))]
        fn $name(p: &[f64], hares: &[f64], lynx: &[f64], steps_per_year: usize) -> f64 {
            let (growth, predation, death, conversion) = (p[0].exp(), p[1].exp(), p[2].exp(), p[3].exp());
            let (mut x, mut y) = (p[4].exp(), p[5].exp());
            let rate = |x: f64, y: f64| (x * (growth - predation * y), y * (conversion * x - death));
            let h = 1.0 / steps_per_year as f64;
            let mut sum = 0.0;
            $($attribute)*
            for k in 0..hares.len() * steps_per_year {
                if k % steps_per_year == 0 {
                    let year = k / steps_per_year;
                    let (dx, dy) = (x.ln() - hares[year].ln(), y.ln() - lynx[year].ln());
                    sum += dx * dx + dy * dy;
                }
                let (k1, l1) = rate(x, y);
                let (k2, l2) = rate(x + 0.5 * h * k1, y + 0.5 * h * l1);
                let (k3, l3) = rate(x + 0.5 * h * k2, y + 0.5 * h * l2);
                let (k4, l4) = rate(x + h * k3, y + h * l3);
                x += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
                y += h / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4);
            }
            sum
        }
    };
}

misfit!(misfit, #[checkpoint]);
misfit!(misfit_without,);

/// The problem as the optimiser sees it.
struct Fit {
    steps_per_year: usize,
}

impl CostFunction for Fit {
    type Param = Vec<f64>;
    type Output = f64;
    fn cost(&self, p: &Vec<f64>) -> Result<f64, argmin::core::Error> {
        Ok(misfit(p, &HARES, &LYNX, self.steps_per_year))
    }
}

impl Gradient for Fit {
    type Param = Vec<f64>;
    type Gradient = Vec<f64>;
    fn gradient(&self, p: &Vec<f64>) -> Result<Vec<f64>, argmin::core::Error> {
        Ok(grad_misfit(p, &HARES, &LYNX, self.steps_per_year))
    }
}

/// Shows where the optimiser is.
struct Progress(ProgressBar);

impl<I: State<Float = f64>> Observe<I> for Progress {
    fn observe_iter(&mut self, state: &I, _: &KV) -> Result<(), argmin::core::Error> {
        self.0.set_position(state.get_iter());
        self.0.set_message(format!("misfit {:.6}", state.get_best_cost()));
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut path = std::env::temp_dir().join("fit_dynamics.svg");
    let mut memory = false;
    for argument in std::env::args().skip(1) {
        if argument == "--checkpoint" { memory = true } else { path = argument.into() }
    }
    let start = [0.5_f64, 0.025, 0.8, 0.025, 30.0, 4.0].map(f64::ln).to_vec();
    let before = misfit(&start, &HARES, &LYNX, 100);
    let p = fit(start)?;
    let after = misfit(&p, &HARES, &LYNX, 100);
    println!("misfit {before:.4} at the start, {after:.4} at the end");
    let names = ["growth", "predation", "death", "conversion", "hares in 1900", "lynx in 1900"];
    for (name, value) in names.iter().zip(&p) {
        println!("{name:>14} = {:.4}", value.exp());
    }
    if memory {
        report(&p);
    }
    draw(&p, &path)?;
    println!("wrote {}", path.display());
    Ok(())
}

fn fit(start: Vec<f64>) -> Result<Vec<f64>, Box<dyn Error>> {
    const MOST: u64 = 100;
    let bar = ProgressBar::new(MOST).with_style(ProgressStyle::with_template("{bar:30} {pos} steps, {msg}")?);
    // Far from a minimum a full step may lead to where the equations explode; halving it is sure to lead back.
    let search = BacktrackingLineSearch::new(ArmijoCondition::new(1e-4)?).rho(0.5)?;
    let solver = LBFGS::new(search, 6).with_tolerance_grad(1e-6)?.with_tolerance_cost(1e-14)?;
    let result = Executor::new(Fit { steps_per_year: 100 }, solver)
        .configure(|state| state.param(start).max_iters(MOST))
        .add_observer(Progress(bar.clone()), ObserverMode::Always)
        .run()?;
    bar.finish_and_clear();
    let found = result.state.get_best_param().ok_or("no minimum was found")?;
    Ok(found.clone())
}

/// The memory of a gradient through ever more steps.
fn report(p: &[f64]) {
    println!("\n{:>9}   {:>14}   {:>14}", "steps", "all kept", "checkpoints");
    for steps_per_year in [100, 1_000, 10_000, 50_000] {
        let (with, a) = counting::peak(|| grad_misfit(p, &HARES, &LYNX, steps_per_year));
        let (without, b) = counting::peak(|| grad_misfit_without(p, &HARES, &LYNX, steps_per_year));
        assert_eq!(a, b);
        println!("{:>9}   {without:>8} bytes   {with:>8} bytes", HARES.len() * steps_per_year);
    }
    println!();
}

/// The fitted curves, sampled.
fn curves(p: &[f64]) -> [Vec<(f64, f64)>; 2] {
    const PER_YEAR: usize = 50;
    let [a, b, c, d, mut x, mut y] = std::array::from_fn(|k| p[k].exp());
    let h = 1.0 / (PER_YEAR * 20) as f64;
    let (mut hares, mut lynx) = (vec![], vec![]);
    for k in 0..=(HARES.len() - 1) * PER_YEAR {
        let year = FIRST_YEAR as f64 + k as f64 / PER_YEAR as f64;
        hares.push((year, x));
        lynx.push((year, y));
        // A method of its own, so that a slip in the other one would show.
        for _ in 0..20 {
            let (mx, my) = (x + 0.5 * h * x * (a - b * y), y + 0.5 * h * y * (d * x - c));
            (x, y) = (x + h * mx * (a - b * my), y + h * my * (d * mx - c));
        }
    }
    [hares, lynx]
}

const ORANGE: RGBColor = RGBColor(0xd9, 0x6c, 0x06);
const BLUE: RGBColor = RGBColor(0x1f, 0x5f, 0xa8);
const GREY: RGBColor = RGBColor(0x66, 0x66, 0x66);

fn draw(p: &[f64], path: &std::path::Path) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::new(path, (880, 460)).into_drawing_area();
    area.fill(&WHITE)?;
    let years = FIRST_YEAR as f64..(FIRST_YEAR + HARES.len() - 1) as f64;
    let mut chart = ChartBuilder::on(&area)
        .margin(16)
        .margin_right(28)
        .x_label_area_size(46)
        .y_label_area_size(62)
        .build_cartesian_2d(years, 0.0..100.0)?;
    chart
        .configure_mesh()
        .disable_mesh()
        .x_desc("year")
        .y_desc("thousands of pelts")
        .x_label_formatter(&|x| format!("{x:.0}"))
        .y_label_formatter(&|y| format!("{y:.0}"))
        .label_style(("sans-serif", 15).into_font().color(&GREY))
        .axis_desc_style(("sans-serif", 17))
        .axis_style(GREY)
        .draw()?;
    let series = curves(p).into_iter().zip([HARES, LYNX]).zip([("hares", ORANGE), ("lynx", BLUE)]);
    for ((curve, data), (name, colour)) in series {
        chart
            .draw_series(LineSeries::new(curve, colour.mix(0.75).stroke_width(2)))?
            .label(name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 22, y)], colour.stroke_width(2)));
        let dots = data.iter().enumerate().map(|(k, v)| ((FIRST_YEAR + k) as f64, *v));
        chart.draw_series(dots.map(|at| Circle::new(at, 4, colour.filled())))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .label_font(("sans-serif", 15))
        .background_style(WHITE.mix(0.9))
        .border_style(GREY.mix(0.4))
        .draw()?;
    area.present()?;
    Ok(())
}
