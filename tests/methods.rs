//! Methods, whole `impl` blocks, structs as parameters: siblings found by method lookup, gradients in the shape of the struct.
#![allow(dead_code, reason = "some originals are there to be differentiated only")]
use autodiff::{Differentiable, differentiate};

#[derive(Clone, Differentiable)]
struct Spring {
    stiffness: f64,
    length: f64,
    turns: usize,
    loads: Vec<f64>,
}

impl Spring {
    #[differentiate]
    fn energy(&self, x: f64) -> f64 {
        let stretch = x - self.length;
        let mut sum = 0.5 * self.stiffness * stretch * stretch;
        for i in 0..self.loads.len() {
            sum += self.loads[i] * self.loads[i] * x;
        }
        sum + self.turns as f64 * x
    }

    #[differentiate]
    fn twice(&self, x: f64) -> f64 {
        self.energy(x) * self.energy(2.0 * x)
    }
}

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiate]
impl Point {
    fn norm(self) -> f64 {
        self.x.hypot(self.y)
    }
    fn cross(&self, other: &Point) -> f64 {
        self.x * other.y - self.y * other.x
    }
    #[allow(dead_code)]
    fn name(&self) -> &'static str {
        "point"
    }
}

trait Density {
    fn at(&self, x: f64) -> f64;
}

#[derive(Differentiable)]
struct Gauss {
    mean: f64,
    width: f64,
}

#[differentiate]
impl Density for Gauss {
    fn at(&self, x: f64) -> f64 {
        let z = (x - self.mean) / self.width;
        (-0.5 * z * z).exp() / self.width
    }
}

#[differentiate]
fn free(p: &Point, q: Point, s: f64) -> f64 {
    p.x * q.y * s + p.y.sin() * q.x
}

fn spring() -> Spring {
    Spring { stiffness: 3.0, length: 0.5, turns: 4, loads: vec![0.25, -1.5] }
}

#[test]
fn a_method_has_the_gradient_of_its_struct() {
    let s = spring();
    let x = 1.25;
    let (g, dx) = s.grad_energy(x);
    assert_eq!(g.stiffness, 0.5 * 0.75 * 0.75);
    assert_eq!(g.length, -3.0 * 0.75);
    assert_eq!(g.loads, vec![2.0 * 0.25 * x, 2.0 * -1.5 * x]);
    assert_eq!(dx, 3.0 * 0.75 + (0.0625 + 2.25) + 4.0);
    let (value, (again, dx2)) = s.value_and_grad_energy(x);
    assert_eq!(value.to_bits(), s.energy(x).to_bits());
    assert_eq!((again, dx2), (g.clone(), dx));
    let (value, tape) = s.forward_energy(x);
    assert_eq!(value.to_bits(), s.energy(x).to_bits());
    let (half, _) = s.reverse_energy(&tape, 0.5);
    assert_eq!(half.stiffness, 0.5 * g.stiffness);
}

#[test]
fn methods_call_methods() {
    let s = spring();
    let x = 1.25;
    let (a, (ga, da)) = s.value_and_grad_energy(x);
    let (b, (gb, db)) = s.value_and_grad_energy(2.0 * x);
    let (g, dx) = s.grad_twice(x);
    let close = |x: f64, y: f64| assert!((x - y).abs() <= 1e-13 * y.abs().max(1.0), "{x} {y}");
    close(g.stiffness, ga.stiffness * b + a * gb.stiffness);
    close(g.loads[1], ga.loads[1] * b + a * gb.loads[1]);
    close(dx, da * b + 2.0 * a * db);
}

#[test]
fn whole_blocks_and_traits() {
    let p = Point { x: 3.0, y: -4.0 };
    assert_eq!((p.grad_norm().x, p.grad_norm().y), (0.6, -0.8));
    let q = Point { x: 0.5, y: 2.0 };
    let (gp, gq) = p.grad_cross(&q);
    assert_eq!((gp.x, gp.y, gq.x, gq.y), (2.0, -0.5, 4.0, 3.0));
    let g = Gauss { mean: 0.5, width: 2.0 };
    let (tangent, dx) = g.grad_at(1.5);
    let z: f64 = 0.5;
    let f = (-0.5 * z * z).exp() / 2.0;
    assert!((dx + f * z / 2.0).abs() < 1e-15 && (tangent.mean - f * z / 2.0).abs() < 1e-15);
    assert!((tangent.width - f * (z * z - 1.0) / 2.0).abs() < 1e-15);
}

#[test]
fn structs_as_parameters_of_functions() {
    let (p, q) = (Point { x: 3.0, y: -4.0 }, Point { x: 0.5, y: 2.0 });
    let (gp, gq, ds) = grad_free(&p, q, 1.5);
    assert_eq!((gp.x, gq.y, ds), (3.0, 4.5, 6.0));
    assert_eq!(gp.y, (-4.0_f64).cos() * 0.5);
    assert_eq!(gq.x, (-4.0_f64).sin());
    let (value, record) = forward_free(&p, q, 1.5);
    assert_eq!(value.to_bits(), free(&p, q, 1.5).to_bits());
    let (gp2, _, _) = reverse_free(&record, -2.0);
    assert_eq!(gp2.x, -6.0);
}

/// A block whose functions have options of their own.
#[derive(Clone, Copy, Differentiable)]
struct Line {
    slope: f64,
    offset: f64,
}

#[differentiate]
impl Line {
    #[differentiate(wrt(x))]
    fn at(&self, x: f64, y: f64) -> f64 {
        self.slope * x * x + self.offset * y
    }
    #[differentiate(name = height)]
    fn above(&self, x: f64) -> f64 {
        self.area(x) * self.slope
    }
    fn area(&self, x: f64) -> f64 {
        self.slope * x * x + self.offset
    }
}

#[test]
fn options_inside_of_a_block() {
    let line = Line { slope: 3.0, offset: -0.5 };
    assert_eq!(line.grad_at(0.7, 2.0), 2.0 * 3.0 * 0.7);
    let (this, x) = line.grad_height(0.7);
    let h = 1e-6;
    let f = |slope: f64, x: f64| Line { slope, ..line }.above(x);
    assert!((x - (f(3.0, 0.7 + h) - f(3.0, 0.7 - h)) / (2.0 * h)).abs() < 1e-7);
    assert!((this.slope - 2.0 * 3.0 * 0.7 * 0.7 + 0.5).abs() < 1e-15);
    assert_eq!(this.offset, 3.0);
}

/// What a closure keeps of a struct carries what the struct does.
#[differentiate]
fn kept(p: Point, x: f64) -> f64 {
    let scaled = move |u: f64| u * p.x * 0.5;
    scaled(x) * p.y + scaled(p.y)
}

#[differentiate]
fn borrowed(p: &Point, x: f64) -> f64 {
    let scaled = move |u: f64| u * p.x * 0.5;
    scaled(x) * p.y
}

#[test]
fn move_closures_over_structs() {
    let p = Point { x: 3.0, y: -4.0 };
    let (gp, gx) = grad_kept(p, 1.5);
    let h = 1e-6;
    let at = |x: f64, y: f64, u: f64| kept(Point { x, y }, u);
    assert!((gp.x - (at(3.0 + h, -4.0, 1.5) - at(3.0 - h, -4.0, 1.5)) / (2.0 * h)).abs() < 1e-8);
    assert!((gp.y - (at(3.0, -4.0 + h, 1.5) - at(3.0, -4.0 - h, 1.5)) / (2.0 * h)).abs() < 1e-8);
    assert!((gx - (at(3.0, -4.0, 1.5 + h) - at(3.0, -4.0, 1.5 - h)) / (2.0 * h)).abs() < 1e-8);
    let (gp, gx) = grad_borrowed(&p, 1.5);
    assert_eq!((gp.x, gp.y, gx), (-3.0, 2.25, -6.0));
}
