//! The tables that `cargo bench --bench peers -- --save` and `cargo bench --bench scaling -- --save` leave in `docs/data` go in; pictures of
//! them come out in `docs/images`, or in the folder given as the argument.
//!
//! ```sh
//! cargo run --example performance_pictures
//! ```

use plotters::coord::Shift;
use plotters::prelude::*;
use std::error::Error;
use std::path::{Path, PathBuf};

const GREY: RGBColor = RGBColor(0x66, 0x66, 0x66);
const BLUE: RGBColor = RGBColor(0x1f, 0x5f, 0xa8);
const ORANGE: RGBColor = RGBColor(0xd9, 0x6c, 0x06);
const GREEN: RGBColor = RGBColor(0x2e, 0x7d, 0x4f);
const PURPLE: RGBColor = RGBColor(0x7d, 0x4f, 0xa0);
/// This crate, then the others: dual numbers in warm colours, tapes in cool ones.
const CRATES: [RGBColor; 8] = [
    BLUE,
    RGBColor(0xd9, 0x6c, 0x06),
    RGBColor(0xf0, 0xa8, 0x5a),
    RGBColor(0xc8, 0x3c, 0x2c),
    RGBColor(0xe8, 0x90, 0x88),
    RGBColor(0x2e, 0x7d, 0x4f),
    RGBColor(0x7d, 0xb8, 0x8c),
    RGBColor(0x7d, 0x4f, 0xa0),
];

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// The heading of a table, and the rows under it.
type Table = (Vec<String>, Vec<Vec<String>>);

fn table(name: &str) -> Result<Table, Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/data").join(name);
    let text = std::fs::read_to_string(path)?;
    let mut rows = text.lines().map(|line| line.split('\t').map(str::to_string).collect::<Vec<_>>());
    Ok((rows.next().ok_or("an empty table")?, rows.collect()))
}

fn style(size: i32) -> TextStyle<'static> {
    ("sans-serif", size).into_font().color(&GREY)
}

/// Bars in groups: a group for each function, a bar for each crate.
fn peers(path: &Path) -> Result<(), Box<dyn Error>> {
    let (heading, rows) = table("peers.tsv")?;
    let area: Area<'_> = SVGBackend::new(path, (960, 520)).into_drawing_area();
    area.fill(&WHITE)?;
    let crates = &heading[2..];
    let width = crates.len() as f64 + 1.5;
    let mut chart = ChartBuilder::on(&area)
        .margin(16)
        .x_label_area_size(30)
        .y_label_area_size(66)
        .build_cartesian_2d(0.0..width * rows.len() as f64, (1.0..40_000.0).log_scale())?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .disable_x_axis()
        .light_line_style(WHITE)
        .y_desc("gradient time over function time")
        .y_label_formatter(&|y| format!("{y:.0}"))
        .label_style(style(15))
        .axis_desc_style(("sans-serif", 17))
        .axis_style(GREY)
        .draw()?;
    for (at, name) in crates.iter().enumerate() {
        let colour = CRATES[at % CRATES.len()];
        let bar = |(group, row): (usize, &Vec<String>)| {
            let ratio: f64 = row.get(at + 2)?.parse().ok()?;
            let left = group as f64 * width + at as f64 + 0.75;
            Some(Rectangle::new([(left + 0.08, 1.0), (left + 0.92, ratio)], colour.filled()))
        };
        chart
            .draw_series(rows.iter().enumerate().filter_map(bar))?
            .label(name)
            .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 14, y + 5)], colour.filled()));
    }
    for (group, row) in rows.iter().enumerate() {
        let left = group as f64 * width;
        let ours: f64 = row[2].parse()?;
        chart.draw_series([Text::new(
            format!("{ours:.1}"),
            (left + 0.7, ours * 1.35),
            style(15).color(&BLUE),
        )])?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .label_font(("sans-serif", 15))
        .background_style(WHITE)
        .border_style(TRANSPARENT)
        .draw()?;
    // The names of the functions stand below the axis.
    for (group, row) in rows.iter().enumerate() {
        let (x, _) = chart.backend_coord(&(group as f64 * width + 0.75, 1.0));
        area.draw(&Text::new(row[0].clone(), (x, 486), style(15)))?;
    }
    area.present()?;
    Ok(())
}

/// Two panels over the size: the ratio of times, and memory for each item.
fn scaling(path: &Path) -> Result<(), Box<dyn Error>> {
    let (_, rows) = table("scaling.tsv")?;
    let mut functions: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    functions.dedup();
    let area: Area<'_> = SVGBackend::new(path, (960, 430)).into_drawing_area();
    area.fill(&WHITE)?;
    let (left, right) = area.split_horizontally(480);
    let points = |function: &str, y: &dyn Fn(&[String]) -> Option<f64>| -> Vec<(f64, f64)> {
        let mine = rows.iter().filter(|row| row[0] == function);
        mine.filter_map(|row| Some((row[1].parse().ok()?, y(row)?))).collect()
    };
    let number = |row: &[String], column: usize| row[column].parse::<f64>().ok();
    let ratio = |row: &[String]| number(row, 4);
    let bytes = |row: &[String]| Some(number(row, 5)? / number(row, 1)?);
    panel(&left, "gradient time over function time", 0.5..60.0, &functions, &|f| points(f, &ratio), true)?;
    panel(&right, "bytes of memory for each item", 0.0..28.0, &functions, &|f| points(f, &bytes), false)?;
    area.present()?;
    Ok(())
}

fn panel(
    area: &Area<'_>,
    title: &str,
    range: std::ops::Range<f64>,
    functions: &[&str],
    points: &dyn Fn(&str) -> Vec<(f64, f64)>,
    logarithmic: bool,
) -> Result<(), Box<dyn Error>> {
    let sizes = (5.0..2e7).log_scale();
    let colours = [BLUE, ORANGE, GREEN, PURPLE];
    let ticks: &[f64] =
        if logarithmic { &[0.5, 1.0, 2.0, 5.0, 10.0, 20.0] } else { &[0.0, 4.0, 8.0, 12.0, 16.0, 20.0] };
    // Both kinds of axis are drawn in the same way, and are of different types.
    macro_rules! draw {
        ($y:expr) => {{
            let mut chart = ChartBuilder::on(area)
                .margin(16)
                .x_label_area_size(46)
                .y_label_area_size(60)
                .build_cartesian_2d(sizes, $y)?;
            chart
                .configure_mesh()
                .disable_mesh()
                .x_desc("inputs, or steps")
                .y_desc(title)
                .x_labels(8)
                .y_labels(0)
                .y_label_formatter(&|_: &f64| String::new())
                .x_label_formatter(&|x: &f64| format!("1e{:.0}", x.log10()))
                .label_style(style(15))
                .axis_desc_style(("sans-serif", 17))
                .axis_style(GREY)
                .draw()?;
            for y in ticks {
                let across = LineSeries::new([(5.0, *y), (2e7, *y)], GREY.mix(0.3));
                chart.draw_series(across)?;
                // The library's own ticks are not where these lines are.
                let ((x, y_pixel), (left, top)) = (chart.backend_coord(&(5.0, *y)), area.get_base_pixel());
                let text = format!("{y}");
                let at = (x - left - 10 - 9 * text.len() as i32, y_pixel - top - 8);
                area.draw(&Text::new(text, at, style(15)))?;
            }
            for (k, function) in functions.iter().enumerate() {
                let colour = colours[k % colours.len()];
                let line = points(function);
                chart
                    .draw_series(LineSeries::new(line.iter().copied(), colour.stroke_width(2)))?
                    .label(*function)
                    .legend(move |(x, y)| PathElement::new([(x, y), (x + 22, y)], colour.stroke_width(2)));
                chart.draw_series(line.into_iter().map(|at| Circle::new(at, 3, colour.filled())))?;
            }
            chart
                .configure_series_labels()
                .position(SeriesLabelPosition::UpperRight)
                .label_font(("sans-serif", 15))
                .background_style(WHITE.mix(0.8))
                .border_style(TRANSPARENT)
                .draw()?;
        }};
    }
    if logarithmic {
        draw!(range.log_scale());
    } else {
        draw!(range);
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/images");
    let folder = std::env::args().nth(1).map_or(default, PathBuf::from);
    std::fs::create_dir_all(&folder)?;
    peers(&folder.join("peers.svg"))?;
    scaling(&folder.join("scaling.svg"))
}
