//! Types of the user's in every place where values stand: structs, tuples, enums, options; as parameters, locals, elements, fields, results.
//! Every program is a function of two numbers and a count, and is held to difference quotients.
#![allow(
    clippy::all,
    dead_code,
    unused_assignments,
    reason = "the programs are spelled in all the ways in which users spell them"
)]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;

/// Holds `f(a, b, n)` to difference quotients, for 0, 1, 2, 3 and 7 rounds.
macro_rules! holds {
    () => {
        #[test]
        fn has_its_derivatives() {
            for n in [0usize, 1, 2, 3, 7] {
                check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
                    (1.5, 0.5, n), (-0.75, 1.25, n), (0.5, -2.0, n));
            }
        }
    };
}

mod elements;
mod options;
mod variants;

mod types {
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
}
