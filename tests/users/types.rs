//! A struct, an enum of numbers, and an enum whose variants have lengths of their own.
use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

#[differentiate]
impl Point {
    pub fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }
    pub fn dot(&self, other: &Point) -> f64 {
        self.x * other.x + self.y * other.y
    }
    pub fn norm(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }
    pub fn scaled(self, k: f64) -> Point {
        Point { x: self.x * k, y: self.y * k }
    }
    pub fn step(&mut self, h: f64) {
        let x = self.x;
        self.x += h * self.y;
        self.y -= h * x;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
pub enum Shape {
    Circle(f64),
    Rect { w: f64, h: f64 },
    Ring(f64, f64),
    Empty,
}

/// What the variants hold has no length of its own.
#[derive(Clone, Debug, PartialEq, Differentiable)]
pub enum Bag {
    Many(Vec<f64>),
    One(f64),
    Nothing,
}
