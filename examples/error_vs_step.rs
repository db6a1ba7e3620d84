//! Three functions go in; a picture of the error of central differences against the step, beside that of the ladder, comes out
//! as `docs/images/error-vs-step.svg`, or at the path given as the argument.
//!
//! ```sh
//! cargo run --example error_vs_step
//! ```

use std::error::Error;

use autodiff::check::{Estimate, derivative};
use plotters::prelude::*;

/// A function, a point, its exact derivative there, and a colour.
struct Curve {
    name: &'static str,
    f: fn(f64) -> f64,
    x: f64,
    exact: f64,
    colour: RGBColor,
}

const BLUE: RGBColor = RGBColor(0x1f, 0x5f, 0xa8);
const ORANGE: RGBColor = RGBColor(0xd9, 0x6c, 0x06);
const GREEN: RGBColor = RGBColor(0x2e, 0x7d, 0x4f);
const GREY: RGBColor = RGBColor(0x66, 0x66, 0x66);

/// Errors below this are drawn here: some are exactly zero.
const FLOOR: f64 = 1e-16;
const CEILING: f64 = 10.0;
/// Top of the picture: room for the legend.
const TOP: f64 = 1e4;

fn curves() -> [Curve; 3] {
    [
        Curve { name: "exp x at 1", f: f64::exp, x: 1.0, exact: 1_f64.exp(), colour: BLUE },
        Curve { name: "ln x at 1e-4", f: f64::ln, x: 1e-4, exact: 1e4, colour: ORANGE },
        Curve {
            name: "cos(x/1e6) at 2e6",
            f: |x| (x / 1e6).cos(),
            x: 2e6,
            exact: -1e-6 * 2_f64.sin(),
            colour: GREEN,
        },
    ]
}

fn relative_error(curve: &Curve, slope: f64) -> f64 {
    ((slope - curve.exact) / curve.exact).abs().clamp(FLOOR, CEILING)
}

/// Error of the central difference at steps from 1e-13 to 1e7, where the function is defined at both ends and the error is in the
/// picture.
fn central_differences(curve: &Curve) -> Vec<(f64, f64)> {
    let steps = (-13 * 24..=7 * 24).map(|k| 10_f64.powf(f64::from(k) / 24.0));
    let error = |h: f64| {
        let slope = ((curve.f)(curve.x + h) - (curve.f)(curve.x - h)) / (2.0 * h);
        let error = relative_error(curve, slope);
        (slope.is_finite() && error < CEILING).then_some((h, error))
    };
    steps.filter_map(error).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/images/error-vs-step.svg");
    let path = std::env::args().nth(1).unwrap_or_else(|| default.to_string());
    if let Some(folder) = std::path::Path::new(&path).parent() {
        std::fs::create_dir_all(folder)?;
    }
    draw(&path)
}

fn draw(path: &str) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::new(path, (880, 520)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(16)
        .margin_right(28)
        .x_label_area_size(46)
        .y_label_area_size(62)
        .build_cartesian_2d((1e-13..1e7).log_scale(), (FLOOR..TOP).log_scale())?;
    chart
        .configure_mesh()
        .disable_mesh()
        .x_desc("step h")
        .y_desc("relative error of the derivative")
        .x_labels(12)
        .y_labels(10)
        .x_label_formatter(&|x| format!("{x:.0e}"))
        .y_label_formatter(&|y| format!("{y:.0e}"))
        .label_style(("sans-serif", 15).into_font().color(&GREY))
        .axis_desc_style(("sans-serif", 17))
        .axis_style(GREY)
        .draw()?;
    // The step that one popular tool takes everywhere.
    let fixed = [(1e-6, FLOOR), (1e-6, TOP)];
    chart.draw_series(DashedLineSeries::new(fixed, 5, 5, GREY.stroke_width(1)))?;
    let note =
        |text: &'static str, at: (f64, f64)| Text::new(text, at, ("sans-serif", 15).into_font().color(&GREY));
    chart.draw_series([
        note("h = 1e-6, at every point", (1.5e-6, 1e3)),
        note("dots: the ladder, with the error it claims", (1.5e-13, 1e-15)),
    ])?;
    for curve in curves() {
        let colour = curve.colour;
        let line = LineSeries::new(central_differences(&curve), colour.mix(0.75).stroke_width(2));
        chart
            .draw_series(line)?
            .label(curve.name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 22, y)], colour.stroke_width(2)));
        let Estimate { value, error, step, .. } = derivative(curve.f, curve.x);
        let (actual, estimated) = (relative_error(&curve, value), (error / curve.exact.abs()).max(FLOOR));
        let bar = [(step, actual), (step, estimated)];
        let cap = [(step / 1.6, estimated), (step * 1.6, estimated)];
        chart.draw_series([bar, cap].map(|ends| PathElement::new(ends, colour.stroke_width(2))))?;
        chart.draw_series([Circle::new((step, actual), 5, colour.filled())])?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .label_font(("sans-serif", 15))
        .background_style(WHITE.mix(0.9))
        .border_style(GREY.mix(0.4))
        .draw()?;
    area.present()?;
    println!("wrote {path}");
    Ok(())
}
