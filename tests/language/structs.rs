//! Structs of the user's that are made, copied, changed and given back: literals with update syntax, constructors, methods that give
//! `Self`, structs as results, arrays and vectors of them.

use crate::common::assert_close;
use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Meters(f64);

#[differentiate]
impl Point {
    fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }
    fn add(&self, other: &Point) -> Point {
        Point { x: self.x + other.x, y: self.y + other.y }
    }
    fn sub(&self, other: &Point) -> Point {
        Self::new(self.x - other.x, self.y - other.y)
    }
    fn scale(&self, k: f64) -> Self {
        Self { x: self.x * k, y: self.y * k }
    }
    fn dot(&self, other: &Point) -> f64 {
        self.x * other.x + self.y * other.y
    }
    fn unit(self) -> Self {
        self.scale(1.0 / self.dot(&self).sqrt())
    }
    fn push(&mut self, by: &Point, h: f64) {
        self.x += h * by.x;
        self.y += h * by.y;
    }
}

/// Two structs of numbers from two numbers, and back to one: for the tests of what lies between.
macro_rules! at_points {
    ($f:ident, $grad:ident, $value_and_grad:ident, $forward:ident, $reverse:ident $(, $more:expr)*) => {
        check!($f, $grad, $value_and_grad, $forward, $reverse;
            (1.5, 0.5 $(, $more)*), (-0.75, 1.25 $(, $more)*), (0.5, -2.0 $(, $more)*), (-1.5, -0.25 $(, $more)*));
    };
}

mod literals {
    use super::*;

    #[differentiate]
    fn update(a: f64, b: f64) -> f64 {
        let p = Point { x: a * b, y: b };
        let q = Point { y: p.x.sin(), ..p };
        let r = Point { x: q.y * a, ..Point { x: 1.0, y: q.x } };
        p.x * q.y + q.x * r.x * r.y
    }

    #[differentiate]
    fn tuple_struct(a: f64, b: f64) -> f64 {
        let m = Meters(a * b);
        let n = Meters(m.0 * m.0 + b);
        m.0 * n.0
    }

    #[differentiate]
    fn swapped(a: f64, b: f64) -> f64 {
        let mut p = Point { x: a, y: a * b };
        p = Point { x: p.y, y: p.x };
        let Point { x, y: second } = p;
        x * x * second + p.y
    }

    #[derive(Clone, Differentiable)]
    struct Body {
        at: Point,
        weights: [f64; 2],
        name: String,
        rounds: usize,
        gain: f32,
    }

    #[differentiate]
    fn nested(a: f64, b: f64) -> f64 {
        let body = Body {
            at: Point { x: a, y: b },
            weights: [b, a * a],
            name: "b".to_string(),
            rounds: 3,
            gain: (a * b) as f32,
        };
        let mut other = Body { rounds: 2, ..body.clone() };
        other.at.x *= other.weights[1];
        other.weights[0] += body.at.y;
        let at = other.at;
        let mut s = 0.0;
        for k in 0..other.rounds {
            s += other.weights[k] * at.x + body.weights[k] * f64::from(body.gain);
        }
        s * other.rounds as f64 + at.y * body.rounds as f64
    }

    #[test]
    fn have_their_derivatives() {
        at_points!(update, grad_update, value_and_grad_update, forward_update, reverse_update);
        at_points!(
            tuple_struct,
            grad_tuple_struct,
            value_and_grad_tuple_struct,
            forward_tuple_struct,
            reverse_tuple_struct
        );
        at_points!(swapped, grad_swapped, value_and_grad_swapped, forward_swapped, reverse_swapped);
        // (ab)²a + a
        assert_close(grad_swapped(1.5, 0.5).0, 3.0 * 1.5 * 1.5 * 0.25 + 1.0);
        // 3s + 3y with s = (2y + x²·x²·x)… and a part in single precision
        let value = |a: f64, b: f64| {
            let (at, w, gain) = ([a * a * a, b], [2.0 * b, a * a], a * b);
            (w[0] * at[0] + w[1] * at[0] + (b + a * a) * gain) * 2.0 + at[1] * 3.0
        };
        for (a, b) in [(1.5, 0.5), (-0.75, 1.25)] {
            let h = 1e-6;
            let slopes = (
                (value(a + h, b) - value(a - h, b)) / (2.0 * h),
                (value(a, b + h) - value(a, b - h)) / (2.0 * h),
            );
            let (da, db) = grad_nested(a, b);
            assert!((da - slopes.0).abs() < 1e-5 && (db - slopes.1).abs() < 1e-5, "{da} {db} {slopes:?}");
            let (_, record) = forward_nested(a, b);
            assert_close(reverse_nested(&record, -2.0).1, -2.0 * db);
        }
    }
}

mod copies {
    use super::*;

    /// A copy goes its own way.
    #[differentiate]
    fn apart(a: f64, b: f64) -> f64 {
        let p = Point { x: a, y: b };
        let mut q = p;
        q.x *= q.y;
        let r = q;
        q.y = r.x * p.x;
        p.x * q.x + q.y * r.y
    }

    /// Two names for what does not change.
    #[differentiate]
    fn moved(p: Point, k: f64) -> f64 {
        let q = p;
        let (r, s) = (q, p);
        r.x * s.y * k + q.x
    }

    /// The first is read before the second is written.
    #[differentiate]
    fn exchanged(a: f64, b: f64, n: usize) -> f64 {
        let mut p = Point::new(a, b);
        let mut q = Point::new(b * b, 1.0);
        for _ in 0..n {
            (p, q) = (q, p.scale(a));
            std::mem::swap(&mut p, &mut q);
            p.x += q.y;
        }
        p.x * q.x + p.y * q.y
    }

    #[test]
    fn have_their_derivatives() {
        at_points!(apart, grad_apart, value_and_grad_apart, forward_apart, reverse_apart);
        let (p, k) = grad_moved(Point { x: 1.5, y: -2.0 }, 0.5);
        assert_eq!((p.x, p.y, k), (0.0, 0.75, -3.0));
        let (_, record) = forward_moved(Point { x: 1.5, y: -2.0 }, 0.5);
        let (p, k) = reverse_moved(&record, -2.0);
        assert_eq!((p.x, p.y, k), (0.0, -1.5, 6.0));
        for n in [0, 1, 2, 3, 7] {
            at_points!(
                exchanged,
                grad_exchanged,
                value_and_grad_exchanged,
                forward_exchanged,
                reverse_exchanged,
                n
            );
        }
    }
}

mod results {
    use super::*;

    #[differentiate]
    fn polar(r: f64, phi: f64) -> Point {
        if r < 0.0 {
            return Point { x: 0.0, y: phi };
        }
        Point { x: r * phi.cos(), y: r * phi.sin() }
    }

    #[differentiate]
    fn corners(p: &Point, h: f64) -> [Point; 2] {
        [Point { x: p.x - h, ..*p }, Point { x: p.x + h * p.y, y: h }]
    }

    #[differentiate]
    fn with_length(p: Point, k: f64) -> (Point, f64) {
        (p.scale(k), p.dot(&p) * k)
    }

    #[differentiate]
    fn trail(p: &Point, n: usize) -> Vec<Point> {
        let mut all = vec![*p];
        for k in 0..n {
            let last = all[k];
            all.push(Point { x: last.x * 0.5 + last.y, y: last.y * p.x });
        }
        all
    }

    #[differentiate]
    fn checked(a: f64, b: f64) -> Option<Point> {
        if a < -1.0 {
            return None;
        }
        Some(Point { x: a * b, y: b })
    }

    #[differentiate]
    fn tried(a: f64, b: f64) -> Result<Point, String> {
        if b < -1.0 {
            return Err(format!("{b}"));
        }
        let p = checked(a, b).ok_or("none".to_string())?;
        Ok(p.add(&p.scale(a)))
    }

    #[differentiate]
    fn all_of_them(a: f64, b: f64) -> f64 {
        let p = polar(a, b);
        let [first, second] = corners(&p, b);
        let (far, square) = with_length(first, a);
        let trail = trail(&second, 3);
        let optional = match checked(a, b) {
            Some(q) => q.x * q.y,
            None => a * a,
        };
        let tried = match tried(b, a) {
            Ok(q) => q.dot(&far),
            Err(_) => b,
        };
        far.dot(&second) + square * trail[2].x * trail[3].y + optional + tried
    }

    /// The seed has the shape of the result's tangent.
    #[test]
    fn take_seeds_of_their_shape() {
        let (r, phi) = (1.5_f64, 0.7_f64);
        let (value, record) = forward_polar(r, phi);
        assert_eq!(value, polar(r, phi));
        let seed = PointTangent { x: 2.0, y: -0.5 };
        let (dr, dphi) = reverse_polar(&record, seed);
        assert_close(dr, 2.0 * phi.cos() - 0.5 * phi.sin());
        assert_close(dphi, -2.0 * r * phi.sin() - 0.5 * r * phi.cos());
        let (_, early) = forward_polar(-1.0, phi);
        assert_eq!(reverse_polar(&early, seed), (0.0, -0.5));
        let p = Point { x: 0.5, y: -2.0 };
        let (_, record) = forward_corners(&p, 3.0);
        let (dp, dh) = reverse_corners(&record, [seed, PointTangent { x: 1.0, y: 4.0 }]);
        assert_eq!((dp.x, dp.y, dh), (3.0, -0.5 + 3.0, -2.0 - 2.0 + 4.0));
        let (_, record) = forward_with_length(p, 3.0);
        let (dp, dk) = reverse_with_length(&record, (seed, 0.5));
        assert_eq!((dp.x, dp.y, dk), (6.0 + 1.5, -1.5 - 6.0, 1.0 + 1.0 + 0.5 * 4.25));
        let (value, record) = forward_checked(2.0, 3.0).expect("it is there");
        assert_eq!((value, reverse_checked(&record, seed)), (Point { x: 6.0, y: 3.0 }, (6.0, 3.5)));
        assert!(forward_checked(-2.0, 3.0).is_none() && forward_tried(1.0, -2.0).is_err());
        let (value, record) = forward_trail(&p, 2);
        assert_eq!(value, trail(&p, 2));
        let gradient = reverse_trail(&record, &[PointTangent::default(), seed, PointTangent::default()]);
        assert_eq!((gradient.x, gradient.y), (1.0 + 1.0, 2.0 - 0.25));
    }

    #[test]
    fn are_used_by_callers() {
        at_points!(
            all_of_them,
            grad_all_of_them,
            value_and_grad_all_of_them,
            forward_all_of_them,
            reverse_all_of_them
        );
        at_points!(
            all_of_them,
            grad_all_of_them,
            value_and_grad_all_of_them,
            forward_all_of_them,
            reverse_all_of_them
        );
        check!(all_of_them, grad_all_of_them, value_and_grad_all_of_them, forward_all_of_them, reverse_all_of_them;
            (-1.5, 0.5), (0.5, -1.5));
    }
}

mod methods {
    use super::*;

    #[differentiate]
    fn chained(a: f64, b: f64) -> f64 {
        let p = Point::new(a, b);
        let q = Point { x: b, y: a * a };
        p.sub(&q).dot(&p.add(&q).scale(a)) + p.unit().dot(&q.unit())
    }

    #[differentiate]
    fn field(p: &Point, pull: f64) -> Point {
        Point { x: p.x * (1.1 - 0.4 * p.y), y: p.y * (pull * p.x - 0.4) }
    }

    /// Runge and Kutta's method, with methods for operators.
    #[differentiate]
    fn orbit(a: f64, b: f64, n: usize) -> f64 {
        let h = 0.1;
        let mut s = Point::new(a, b);
        for _ in 0..n {
            let k1 = field(&s, a);
            let k2 = field(&s.add(&k1.scale(0.5 * h)), a);
            let k3 = field(&s.add(&k2.scale(0.5 * h)), a);
            let k4 = field(&s.add(&k3.scale(h)), a);
            s = s.add(&k1.add(&k2.scale(2.0)).add(&k3.scale(2.0)).add(&k4).scale(h / 6.0));
        }
        s.x * s.y
    }

    /// A struct that a method changes, in a loop.
    #[differentiate]
    fn pushed(a: f64, b: f64, n: usize) -> f64 {
        let mut p = Point::new(a, b);
        let mut e = 0.0;
        for _ in 0..n {
            let before = p;
            p.push(&before, 0.1 * b);
            let fall = Point { x: 0.0, y: -before.y };
            Point::push(&mut p, &fall, a);
            e += p.dot(&before);
        }
        e + p.x
    }

    /// The same struct twice.
    #[differentiate]
    fn twice(p: &Point, k: f64) -> f64 {
        p.dot(p) * p.add(p).scale(k).dot(p)
    }

    #[test]
    fn have_their_derivatives() {
        at_points!(chained, grad_chained, value_and_grad_chained, forward_chained, reverse_chained);
        for n in [0, 1, 2, 3, 7] {
            at_points!(orbit, grad_orbit, value_and_grad_orbit, forward_orbit, reverse_orbit, n);
            at_points!(pushed, grad_pushed, value_and_grad_pushed, forward_pushed, reverse_pushed, n);
        }
        // 2k|p|⁴
        let p = Point { x: 1.5, y: -0.5 };
        let (dp, dk) = grad_twice(&p, -2.0);
        assert_close(dp.x, -4.0 * 2.0 * 2.5 * 2.0 * 1.5);
        assert_close(dp.y, -4.0 * 2.0 * 2.5 * 2.0 * -0.5);
        assert_close(dk, 2.0 * 2.5 * 2.5);
    }
}

mod exclusive {
    use super::*;

    #[differentiate]
    fn advance(p: &mut Point, h: f64) {
        p.x += h * p.y;
        p.y -= h * p.x * p.x;
    }

    #[differentiate]
    fn energy_after(p: &mut Point, h: f64) -> f64 {
        advance(p, h);
        let e = p.x * p.y;
        *p = Point { x: p.y, ..*p };
        e + p.x * h
    }

    #[differentiate]
    fn steps(a: f64, b: f64, n: usize) -> f64 {
        let mut p = Point { x: a, y: b };
        let mut e = 0.0;
        for _ in 0..n {
            advance(&mut p, 0.1 * a);
            e += energy_after(&mut p, 0.2);
        }
        e * p.x + p.y
    }

    #[differentiate]
    fn doubled(ps: &mut [Point], k: f64) {
        for p in ps.iter_mut() {
            p.x *= k;
            p.y += p.x;
        }
    }

    #[differentiate]
    fn parts(a: f64, b: f64) -> f64 {
        let mut ps = [Point { x: a, y: b }, Point { x: b, y: a * a }, Point { x: 1.0, y: b }];
        doubled(&mut ps, b);
        doubled(&mut ps[1..], a);
        ps[0].x * ps[1].y + ps[2].y * ps[1].x
    }

    #[test]
    fn have_their_derivatives() {
        for n in [0, 1, 2, 3, 7] {
            at_points!(steps, grad_steps, value_and_grad_steps, forward_steps, reverse_steps, n);
        }
        at_points!(parts, grad_parts, value_and_grad_parts, forward_parts, reverse_parts);
        // With a float as result the mutation happens once; final contents have the adjoint 0.
        let mut p = Point { x: 1.5, y: -2.0 };
        let (dp, dh) = grad_energy_after(&mut p, 0.5);
        assert_eq!(p, {
            let mut q = Point { x: 1.5, y: -2.0 };
            energy_after(&mut q, 0.5);
            q
        });
        // x' = x + hy = 0.5, y' = y − hx'² = −2.125; x'y' + hy'
        let (dx, dy) = (-2.125 - 0.5 * 0.5 - 0.25, -1.0625 + 0.5 * (1.0 - 0.25) + 0.5 * (1.0 - 0.25));
        assert_close(dp.x, dx);
        assert_close(dp.y, dy);
        assert_close(dh, -2.0 * -2.125 + (0.5 + 0.5) * (-0.25 - 2.0 * 0.5 * 0.5 * -2.0) - 2.125);
        // Without a result the seed is that of the final contents.
        let mut p = Point { x: 1.5, y: -2.0 };
        let ((), record) = forward_advance(&mut p, 0.5);
        let (dp, dh) = reverse_advance(&record, PointTangent { x: 2.0, y: -1.0 });
        assert_eq!((dp.x, dp.y, dh), (2.5, -1.0 + 1.25, -2.0 * 2.5 + 0.25));
    }
}

mod rows {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Particle {
        mass: f64,
        at: [f64; 2],
        charge: i32,
    }

    #[differentiate]
    fn potential(ps: &[Particle], k: f64) -> f64 {
        let mut sum = 0.0;
        for (i, p) in ps.iter().enumerate() {
            for q in &ps[..i] {
                let (dx, dy) = (p.at[0] - q.at[0], p.at[1] - q.at[1]);
                sum += k * f64::from(p.charge) * f64::from(q.charge) * p.mass * q.mass / dx.hypot(dy);
            }
        }
        sum + ps.iter().map(|p| p.mass * p.mass).sum::<f64>()
    }

    #[differentiate]
    fn made(a: f64, b: f64, n: usize) -> f64 {
        let mut ps = vec![Particle { mass: a * a + 1.0, at: [b, 3.0], charge: 1 }];
        for k in 0..n {
            let mut next = ps[k].clone();
            next.at[0] += 2.0 + a;
            next.mass *= 0.9;
            next.charge = -next.charge;
            ps.push(next);
        }
        ps[0].at[1] *= b;
        potential(&ps, a) + ps[n].at[0]
    }

    #[test]
    fn have_their_derivatives() {
        for n in [0, 1, 2, 3, 7] {
            at_points!(made, grad_made, value_and_grad_made, forward_made, reverse_made, n);
        }
        let ps = [
            Particle { mass: 1.5, at: [0.0, 0.0], charge: 2 },
            Particle { mass: 2.0, at: [3.0, -4.0], charge: -1 },
        ];
        let (rows, k) = grad_potential(&ps, 0.5);
        // −2k m₀m₁/5 + m₀² + m₁²
        assert_close(rows[0].mass, -0.4 + 3.0);
        assert_close(rows[1].mass, -0.3 + 4.0);
        assert_close(k, -1.2);
        assert_close(rows[1].at[0], 3.0 * 3.0 / 125.0);
        assert_close(rows[0].at[1], 3.0 * 4.0 / 125.0);
        let (value, record) = forward_potential(&ps, 0.5);
        assert_eq!(value, potential(&ps, 0.5));
        assert_close(reverse_potential(&record, -2.0).0[0].mass, -2.0 * 2.6);
        let mut buffers = (rows.clone(), 7.0);
        grad_potential_into(&ps, 0.5, &mut buffers.0, &mut buffers.1);
        assert_eq!((buffers.0, buffers.1), (rows, k));
    }
}

mod vectors_inside {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Layer {
        weights: Vec<f64>,
        bias: f64,
    }

    #[derive(Clone, Debug, Differentiable)]
    struct Net {
        layers: Vec<Layer>,
        slope: f64,
    }

    #[differentiate]
    impl Net {
        fn out(&self, x: f64) -> f64 {
            let mut y = x;
            for layer in &self.layers {
                let mut s = layer.bias;
                for w in &layer.weights {
                    s += w * y;
                }
                y = (self.slope * s).tanh();
            }
            y
        }
        fn deeper(&self, k: f64) -> Net {
            let mut layers = self.layers.clone();
            layers.push(Layer { weights: vec![k, self.slope], bias: k });
            Net { layers, slope: self.slope * k }
        }
        fn train(&mut self, h: f64) {
            self.slope += h;
            self.layers[0].weights[1] *= h;
        }
    }

    #[differentiate]
    fn built(a: f64, b: f64, n: usize) -> f64 {
        let mut net = Net { layers: vec![Layer { weights: vec![a, b, a * b], bias: b }], slope: 0.5 };
        for _ in 0..n {
            net = net.deeper(a);
        }
        let mut other = net.clone();
        Net::train(&mut other, b);
        net.out(b) * other.out(a)
    }

    #[test]
    fn have_their_derivatives() {
        for n in [0, 1, 2, 3, 7] {
            at_points!(built, grad_built, value_and_grad_built, forward_built, reverse_built, n);
        }
    }
}

/// Every function of a module that can be, by way of structs alone.
mod of_a_module {
    use super::*;

    #[differentiate]
    mod geometry {
        use super::Point;

        pub fn length(p: &Point) -> f64 {
            p.x.hypot(p.y)
        }
        pub fn turned(p: &Point) -> Point {
            Point { x: -p.y, y: p.x }
        }
        pub fn name(_: &Point) -> &'static str {
            "point"
        }
    }

    #[differentiate]
    fn both(a: f64, b: f64) -> f64 {
        let p = Point { x: a, y: b };
        geometry::length(&p) * geometry::turned(&p).x
    }

    #[test]
    fn have_their_derivatives() {
        assert_eq!(geometry::name(&Point::new(0.0, 1.0)), "point");
        at_points!(both, grad_both, value_and_grad_both, forward_both, reverse_both);
    }
}

/// What an annotated constructor gives becomes an element.
mod elements_from_calls {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Mass {
        kg: f64,
    }

    #[differentiate]
    fn mass(kg: f64) -> Mass {
        Mass { kg: 3.0 * kg }
    }

    #[differentiate]
    fn in_a_vector(x: f64) -> f64 {
        let v: Vec<Mass> = vec![mass(x), mass(x * x)];
        v[0].kg * v[1].kg
    }

    #[differentiate]
    fn in_an_array(x: f64) -> f64 {
        let v: [Mass; 2] = [mass(x), mass(x * x)];
        v[0].kg * v[1].kg
    }

    #[test]
    fn carry_derivatives() {
        for x in [0.5, -1.5] {
            assert_eq!(grad_in_a_vector(x), 27.0 * x * x);
            assert_eq!(grad_in_an_array(x), 27.0 * x * x);
        }
    }
}
