//! Functions that may fail: the gradient comes in the same `Option` or `Result`.
use autodiff::differentiate;

#[derive(Debug, PartialEq, Clone)]
enum Bad {
    Negative(f64),
    Empty,
}

#[differentiate]
fn root(x: f64) -> Result<f64, Bad> {
    if x < 0.0 {
        return Err(Bad::Negative(x));
    }
    Ok(x.sqrt() * x)
}

#[differentiate]
fn mean(x: &[f64]) -> Option<f64> {
    if x.is_empty() {
        return None;
    }
    let mut s = 0.0;
    for v in x {
        s += v * v;
    }
    Some(s / x.len() as f64)
}

type Outcome<T> = std::result::Result<T, Bad>;
type BadResult<T> = Outcome<T>;

#[differentiate]
fn both(x: f64, y: &[f64]) -> BadResult<f64> {
    let m = mean(y).ok_or(Bad::Empty)?;
    let r = root(x)?;
    Ok(r * m + m)
}

#[differentiate]
fn summed(x: &[f64]) -> Result<f64, Bad> {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += root(x[i])? * x[0];
    }
    Ok(s)
}

#[differentiate]
fn fallback(x: f64, y: f64) -> f64 {
    let a = root(x).unwrap_or(2.0 * y);
    match root(y) {
        Ok(v) => a * v,
        Err(_) => a + y,
    }
}

#[differentiate]
fn optional(x: f64, k: usize) -> Option<f64> {
    let table = [2.0, 3.0];
    let c = table.get(k)?;
    let half = if x > 1.0 { Some(x / 2.0) } else { None };
    let h = half?;
    Some(h * h * c)
}

fn d(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let h = 1e-6;
    (f(x + h) - f(x - h)) / (2.0 * h)
}

#[test]
fn results() {
    assert!((grad_root(4.0).unwrap() - 3.0).abs() < 1e-15);
    assert_eq!(grad_root(-4.0), Err(Bad::Negative(-4.0)));
    let (value, gradient) = value_and_grad_root(4.0).unwrap();
    assert_eq!((value, gradient), (8.0, 3.0));
    let (value, record) = forward_root(4.0).unwrap();
    assert_eq!((value, reverse_root(&record, -2.0)), (8.0, -6.0));
    assert!(forward_root(-1.0).is_err());
}

#[test]
fn options() {
    assert_eq!(grad_mean(&[]), None);
    assert_eq!(grad_mean(&[1.0, -3.0]), Some(vec![1.0, -3.0]));
    assert_eq!(grad_optional(3.0, 1), Some(4.5));
    assert_eq!(grad_optional(3.0, 2), None);
    assert_eq!(grad_optional(0.5, 1), None);
}

#[test]
fn question_marks() {
    let y = [1.0, -3.0, 0.5];
    let (dx, dy) = grad_both(4.0, &y).unwrap();
    assert!((dx - d(|x| both(x, &y).unwrap(), 4.0)).abs() < 1e-7);
    assert!((dy[1] - d(|v| both(4.0, &[1.0, v, 0.5]).unwrap(), -3.0)).abs() < 1e-7);
    assert_eq!(grad_both(4.0, &[]), Err(Bad::Empty));
    assert_eq!(grad_both(-1.0, &y), Err(Bad::Negative(-1.0)));
    let g = grad_summed(&[2.0, 3.0, 0.25]).unwrap();
    assert!((g[0] - d(|v| summed(&[v, 3.0, 0.25]).unwrap(), 2.0)).abs() < 1e-7);
    assert!((g[2] - d(|v| summed(&[2.0, 3.0, v]).unwrap(), 0.25)).abs() < 1e-7);
    assert_eq!(grad_summed(&[2.0, -3.0]), Err(Bad::Negative(-3.0)));
    assert_eq!(grad_summed(&[]), Ok(vec![]));
}

#[test]
fn handled_here() {
    for (x, y) in [(4.0, 9.0), (-4.0, 9.0), (4.0, -9.0), (-4.0, -9.0)] {
        let (dx, dy) = grad_fallback(x, y);
        assert!((dx - d(|x| fallback(x, y), x)).abs() < 1e-6, "{x} {y}");
        assert!((dy - d(|y| fallback(x, y), y)).abs() < 1e-6, "{x} {y}");
    }
}

// The error of a call, in every way it is looked at.

#[differentiate]
fn checked(v: f64) -> Result<f64, usize> {
    if v > 1.0 { Err(3) } else { Ok(v * v) }
}

#[differentiate]
fn mapped(a: f64) -> Result<f64, String> {
    let v = checked(a).map_err(|e| format!("{e} at {e:?}"))?;
    Ok(v * a)
}

#[differentiate]
fn counted(a: f64) -> Result<f64, usize> {
    let v = checked(a).map_err(|e| e + 1)?;
    Ok(v * a)
}

#[differentiate]
fn matched(a: f64) -> f64 {
    match checked(a) {
        Ok(v) => v.exp(),
        Err(e) if e > 5 => a * a,
        Err(e) => a * e as f64,
    }
}

#[differentiate]
fn passed_on(a: f64) -> Result<f64, String> {
    match checked(a) {
        Ok(v) => Ok(v.exp()),
        Err(e) => Err(format!("{e}")),
    }
}

#[differentiate]
fn asked(a: f64) -> f64 {
    if let Err(e) = checked(a) {
        return a * (e as f64);
    }
    let sure = if checked(a).is_err() { a } else { checked(a).ok().unwrap_or(0.0) };
    a * sure * checked(a).unwrap_or_else(|e| e as f64)
}

/// An error is made only where there is one.
#[differentiate]
fn lazily(a: f64, x: &[f64]) -> Result<f64, f64> {
    let some = if a < 1.0 { Some(a * 3.0) } else { None };
    let v = some.ok_or_else(|| x[10])?;
    Ok(v * x[0])
}

#[test]
fn errors_of_calls() {
    for a in [1.61, 0.61, -0.4] {
        assert_eq!(value_and_grad_mapped(a).map(|v| v.0), mapped(a));
        assert_eq!(value_and_grad_counted(a).map(|v| v.0), counted(a));
        assert_eq!(value_and_grad_passed_on(a).map(|v| v.0), passed_on(a));
        assert_eq!(value_and_grad_matched(a).0, matched(a));
        assert_eq!(value_and_grad_asked(a).0, asked(a));
        let h = 1e-6;
        let slope = |f: &dyn Fn(f64) -> f64| (f(a + h) - f(a - h)) / (2.0 * h);
        assert!((grad_matched(a) - slope(&matched)).abs() < 1e-7);
        assert!((grad_asked(a) - slope(&asked)).abs() < 1e-7);
        if let Ok(g) = grad_mapped(a) {
            assert!((g - slope(&|a| mapped(a).unwrap())).abs() < 1e-7);
            assert!((grad_passed_on(a).unwrap() - slope(&|a| passed_on(a).unwrap())).abs() < 1e-7);
        }
    }
    assert_eq!(grad_mapped(1.61), Err("3 at 3".to_string()));
    assert_eq!(grad_counted(1.61), Err(4));
    assert_eq!(grad_passed_on(1.61), Err("3".to_string()));
    assert_eq!(grad_lazily(0.5, &[2.0]), Ok((6.0, vec![1.5])));
}
