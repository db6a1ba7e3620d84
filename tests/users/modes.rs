//! Forward mode, as people call it.
use super::types::*;
use autodiff::differentiate;
mod made_on_the_way {
    use super::*;
    #[differentiate(jvp)]
    fn g(a: f64, b: f64) -> (f64, f64) {
        let p = Point { x: a * b, y: b };
        let e = if a > 0.0 { Shape::Circle(a) } else { Shape::Empty };
        (
            p.x * p.y,
            match e {
                Shape::Circle(x) => x * x,
                _ => 0.5,
            },
        )
    }
    #[test]
    fn as_called() {
        assert_eq!(jvp_g(2.0, 3.0, 1.0, 0.0), ((18.0, 4.0), (9.0, 4.0)));
    }
}

mod of_an_enum {
    use super::*;
    #[differentiate(jvp)]
    fn g(e: &Shape, k: f64) -> f64 {
        match e {
            Shape::Circle(x) => x * x * k,
            Shape::Rect { w, h } => w * h * k,
            _ => k,
        }
    }
    #[test]
    fn as_called() {
        assert_eq!(jvp_g(&Shape::Circle(2.0), 3.0, &ShapeTangent::Circle(1.0), 0.5), (12.0, 14.0));
        assert_eq!(jvp_g(&Shape::Circle(2.0), 3.0, &ShapeTangent::Zero, 0.5), (12.0, 2.0));
    }
}
