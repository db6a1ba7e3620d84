//! What a program is held against: dual numbers on the same text, the plain function, and the other things
//! that are generated for it.

pub use autodiff::Dual as D;

/// Allowed against dual numbers, relative to the largest entry.
const BY_DUALS: f64 = 1e-11;
/// The same where the program goes through `f32`: the reverse sweep does, too.
const BY_DUALS_SINGLE: f64 = 1e-5;
/// Allowed between a gradient and the same with a pass switched off, or with a seed.
const BETWEEN_FORMS: f64 = 1e-12;

pub fn lit(x: f64) -> D {
    D::constant(x)
}

/// Rounded to `f32`; the difference of the two is exact, and so is the sum.
pub fn single(x: D) -> D {
    x + D::constant(f64::from(x.value() as f32) - x.value())
}

/// The floats of a gradient, in order.
pub trait Leaves {
    fn push_to(&self, leaves: &mut Vec<f64>);
}

impl Leaves for f64 {
    fn push_to(&self, leaves: &mut Vec<f64>) {
        leaves.push(*self);
    }
}

impl<T: Leaves, const N: usize> Leaves for [T; N] {
    fn push_to(&self, leaves: &mut Vec<f64>) {
        self.iter().for_each(|x| x.push_to(leaves));
    }
}

/// Made of the floats at the beginning of a slice: an argument, or a buffer for its gradient.
pub trait Made<N> {
    fn made(floats: &[N]) -> Self;
}

pub fn made<T: Made<N>, N>(floats: &[N]) -> T {
    T::made(floats)
}

/// A record may borrow its argument.
pub fn lent<T: Made<N> + 'static, N>(floats: &[N]) -> &'static T {
    Box::leak(Box::new(T::made(floats)))
}

impl<N: Copy> Made<N> for [[N; 3]; 2] {
    fn made(floats: &[N]) -> Self {
        std::array::from_fn(|i| std::array::from_fn(|j| floats[3 * i + j]))
    }
}

/// A buffer in the shape of a parameter, written back when it is dropped.
pub struct Buffer<'a, T: Leaves>(&'a mut [f64], T);

pub fn buffer<T: Leaves + Made<f64>>(floats: &mut [f64]) -> Buffer<'_, T> {
    let shaped = T::made(floats);
    Buffer(floats, shaped)
}

impl<T: Leaves> std::ops::Deref for Buffer<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.1
    }
}

impl<T: Leaves> std::ops::DerefMut for Buffer<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.1
    }
}

impl<T: Leaves> Drop for Buffer<'_, T> {
    fn drop(&mut self) {
        self.0.copy_from_slice(&leaves(&self.1));
    }
}

/// The value of a function that returned an error; not what arithmetic makes.
pub const ABSENT: f64 = f64::from_bits(0x7ff8_0000_dead_beef);

impl Leaves for Vec<f64> {
    fn push_to(&self, leaves: &mut Vec<f64>) {
        leaves.extend(self);
    }
}

impl<A: Leaves, B: Leaves> Leaves for (A, B) {
    fn push_to(&self, leaves: &mut Vec<f64>) {
        self.0.push_to(leaves);
        self.1.push_to(leaves);
    }
}

impl<A: Leaves, B: Leaves, C: Leaves> Leaves for (A, B, C) {
    fn push_to(&self, leaves: &mut Vec<f64>) {
        self.0.push_to(leaves);
        self.1.push_to(leaves);
        self.2.push_to(leaves);
    }
}

pub fn leaves(x: &impl Leaves) -> Vec<f64> {
    let mut leaves = Vec::new();
    x.push_to(&mut leaves);
    leaves
}

/// Arguments: all floats, and the integer that sets trip counts.
pub struct Point {
    pub floats: Vec<f64>,
    pub n: usize,
}

/// Five points, with 0, 1, 2, 3 and 7 rounds, and slices of different lengths.
pub fn points(count: impl Fn(usize) -> usize) -> Vec<Point> {
    let mut state = 0.318_f64;
    [(0, 3), (1, 1), (2, 4), (3, 2), (7, 5)]
        .into_iter()
        .map(|(n, length)| {
            let floats = (0..count(length))
                .map(|_| {
                    state = (state + 0.618_033_988_749_894_9).fract();
                    3.0 * state - 1.5
                })
                .collect();
            Point { floats, n }
        })
        .collect()
}

/// Outputs, and their derivatives in each input.
pub struct Jacobian {
    pub outputs: Vec<f64>,
    /// A row for each input.
    columns: Vec<Vec<f64>>,
}

/// By forward mode, an input at a time.
pub fn jacobian(floats: &[f64], f: impl Fn(&[D]) -> Vec<D>) -> Jacobian {
    let mut jacobian = Jacobian { outputs: Vec::new(), columns: Vec::new() };
    for i in 0..floats.len() {
        let inputs: Vec<D> =
            floats.iter().enumerate().map(|(j, &x)| D::new(x, if i == j { 1.0 } else { 0.0 })).collect();
        let outputs = f(&inputs);
        jacobian.outputs = outputs.iter().map(|y| y.value()).collect();
        jacobian.columns.push(outputs.iter().map(|y| y.tangent()).collect());
    }
    jacobian
}

impl Jacobian {
    pub fn times(&self, seed: &[f64]) -> Vec<f64> {
        self.columns.iter().map(|c| c.iter().zip(seed).map(|(j, s)| j * s).sum()).collect()
    }

    fn along(&self, direction: &[f64]) -> Vec<f64> {
        let moved = |o: usize| self.columns.iter().zip(direction).map(|(c, d)| c[o] * d).sum();
        (0..self.outputs.len()).map(moved).collect()
    }

    /// The largest entry: what rounding errors are measured by.
    fn scale(&self) -> f64 {
        self.columns.iter().flatten().fold(1e-3, |m, x| x.abs().max(m))
    }
}

/// Seeds 0, 1 and −2.5; with several outputs for each of the first, and mixed.
pub fn seeds(outputs: usize) -> Vec<Vec<f64>> {
    let mut seeds = Vec::new();
    for scale in [1.0, 0.0, -2.5] {
        for one in 0..outputs.min(3) {
            seeds.push((0..outputs).map(|i| if i == one { scale } else { 0.0 }).collect());
        }
    }
    if outputs > 1 {
        seeds.push((0..outputs).map(|i| 0.5 + i as f64).collect());
    }
    seeds
}

/// 1, 2, 3, …
pub fn plain_seed(outputs: usize) -> Vec<f64> {
    (0..outputs).map(|i| 1.0 + i as f64).collect()
}

/// 1 for the first output.
pub fn first(outputs: usize) -> Vec<f64> {
    (0..outputs).map(|i| if i == 0 { 1.0 } else { 0.0 }).collect()
}

/// Along one argument, and along all.
pub fn directions(inputs: usize) -> [Vec<f64>; 2] {
    [first(inputs), (0..inputs).map(|i| 1.0 - 0.75 * i as f64).collect()]
}

/// What was found about all programs so far.
#[derive(Default)]
pub struct Report {
    pub label: String,
    pub failures: Vec<String>,
    /// Points that were compared, and points left out because something is not finite or is huge.
    pub compared: usize,
    pub left_out: usize,
    /// Points at which the function returned an error.
    pub absent: usize,
    pub comparisons: usize,
    /// Second derivatives that differences say nothing about.
    pub unclear: usize,
    pub single: bool,
    /// Of all numbers of the program: the same in debug and release builds.
    pub hash: u64,
    /// Of all programs.
    pub all: u64,
    at: String,
}

impl Report {
    /// Checks one program; a panic is a failure.
    pub fn program(&mut self, label: &str, single: bool, check: impl FnOnce(&mut Report)) {
        self.label = label.into();
        self.single = single;
        self.hash = 0xcbf2_9ce4_8422_2325;
        let run = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(self)));
        if let Err(payload) = run {
            let message = match payload.downcast::<String>() {
                Ok(message) => *message,
                Err(payload) => payload.downcast_ref::<&str>().unwrap_or(&"?").to_string(),
            };
            self.fail(&format!("panic: {message}"));
        }
        self.all = self.all.rotate_left(5) ^ self.hash;
    }

    fn fail(&mut self, message: &str) {
        self.failures.push(format!("{} {}: {message}", self.label, self.at).replace('\n', " "));
    }

    /// Whether the point says anything: everything finite and not too large.
    pub fn begin(&mut self, point: &Point, outputs: &[f64], jacobian: &Jacobian) -> bool {
        self.at = format!("n = {}, {:?}", point.n, point.floats);
        let absent = |outputs: &[f64]| outputs.iter().any(|y| y.to_bits() == ABSENT.to_bits());
        if absent(outputs) {
            self.absent += 1;
            if !absent(&jacobian.outputs) {
                self.fail("ORACLE dual numbers have a value, and the function has an error");
            }
            return false;
        }
        let all = || outputs.iter().chain(&jacobian.outputs).chain(jacobian.columns.iter().flatten());
        if all().any(|x| x.is_nan() || x.abs() > 1e8) {
            self.left_out += 1;
            return false;
        }
        self.compared += 1;
        if outputs != jacobian.outputs {
            self.fail(&format!("ORACLE value of dual numbers {:?}, plain {outputs:?}", jacobian.outputs));
        }
        true
    }

    /// The point that messages name.
    pub fn at(&mut self, point: &Point) {
        self.at = format!("n = {}, {:?}", point.n, point.floats);
    }

    fn record(&mut self, floats: &[f64]) {
        self.comparisons += 1;
        for x in floats {
            for byte in x.to_bits().to_le_bytes() {
                self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
    }

    /// Bitwise equal.
    pub fn bits(&mut self, what: &str, got: &[f64], want: &[f64]) {
        self.record(got);
        let same = got.len() == want.len() && got.iter().zip(want).all(|(g, w)| g.to_bits() == w.to_bits());
        if !same {
            self.fail(&format!("{what}: got {got:?}, want bitwise {want:?}"));
        }
    }

    fn near(&mut self, what: &str, got: &[f64], want: &[f64], allowed: f64, scale: f64) {
        self.record(got);
        let worst = got
            .iter()
            .zip(want)
            .map(|(g, w)| (g - w).abs())
            .fold(0.0, |m: f64, e| if e.is_nan() { f64::INFINITY } else { m.max(e) });
        if got.len() != want.len() || worst > allowed * scale {
            let kind = if worst < 1e-7 * scale { "IMPRECISE " } else { "" };
            self.fail(&format!("{kind}{what}: got {got:?}, want {want:?}, off by {:e}", worst / scale));
        }
    }

    /// Equal; the sign of a zero does not count.
    pub fn equal(&mut self, what: &str, got: &[f64], want: &[f64]) {
        self.record(got);
        if got != want {
            self.fail(&format!("{what}: got {got:?}, want exactly {want:?}"));
        }
    }

    /// Against dual numbers.
    pub fn by_duals(&mut self, what: &str, got: &[f64], jacobian: &Jacobian, seed: &[f64]) {
        let allowed = if self.single { BY_DUALS_SINGLE } else { BY_DUALS };
        let size = seed.iter().fold(1.0_f64, |m, s| m.max(s.abs()));
        self.near(what, got, &jacobian.times(seed), allowed, jacobian.scale() * size);
    }

    /// Forward mode against dual numbers.
    pub fn by_duals_along(&mut self, what: &str, got: &[f64], jacobian: &Jacobian, direction: &[f64]) {
        let allowed = if self.single { BY_DUALS_SINGLE } else { BY_DUALS };
        let size = direction.iter().fold(1.0_f64, |m, s| m.max(s.abs()));
        self.near(what, got, &jacobian.along(direction), allowed, jacobian.scale() * size);
    }

    /// How a gradient moves, against differences of it. They say something where those of three steps agree: no branch changes on
    /// the way, no kink is near.
    pub fn by_differences(
        &mut self,
        what: &str,
        got: &[f64],
        at: &[f64],
        direction: &[f64],
        gradient: &dyn Fn(&[f64]) -> Vec<f64>,
    ) {
        let moved = |step: f64| -> Vec<f64> { at.iter().zip(direction).map(|(x, d)| x + step * d).collect() };
        let difference = |step: f64| -> Vec<f64> {
            let (ahead, behind) = (gradient(&moved(step)), gradient(&moved(-step)));
            ahead.iter().zip(&behind).map(|(a, b)| (a - b) / (2.0 * step)).collect()
        };
        let tries = [difference(1e-4), difference(3e-5), difference(1e-5)];
        let scale = tries.iter().flatten().fold(1e-2_f64, |m, x| m.max(x.abs()));
        let apart = |a: &[f64], b: &[f64]| {
            let worst = a.iter().zip(b).map(|(x, y)| (x - y).abs()).fold(0.0, f64::max);
            if a.iter().chain(b).all(|x| x.is_finite()) { worst / scale } else { f64::INFINITY }
        };
        if scale < 1e6 && apart(&tries[0], &tries[1]) < 1e-6 && apart(&tries[1], &tries[2]) < 1e-6 {
            self.near(what, got, &tries[1], 1e-5, scale);
        } else {
            self.unclear += 1;
        }
    }

    /// Against another generated function.
    pub fn same(&mut self, what: &str, got: &[f64], want: &[f64], jacobian: &Jacobian) {
        let allowed = if self.single { BY_DUALS_SINGLE } else { BETWEEN_FORMS };
        self.near(what, got, want, allowed, jacobian.scale() * 2.5);
    }
}

/// Checks a program of one of the signatures; `base` and `dual` are in scope. What is checked besides the sweeps is said by the last
/// word: `off` holds them against the module `off`, in which a pass is off; `jvp` and `hvp` are what `base` has then.
#[macro_export]
macro_rules! check_program {
    (0, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |_| 2;
            prepare {}
            call (s[0], s[1], n) outputs { vec![v] } seed { k[0] }
            split { let (gx, gy) = g.split_at_mut(1); } into (&mut gx[0], &mut gy[0])
            along {} (d[0], d[1]) gives { vec![t] }
            scalar }
    };
    (1, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |length| length + 1;
            prepare { let l = s.len() - 1; }
            call (&s[..l], s[l], n) outputs { vec![v] } seed { k[0] }
            split { let (ga, gx) = g.split_at_mut(g.len() - 1); } into (ga, &mut gx[0])
            along {} (&d[..d.len() - 1], d[d.len() - 1]) gives { vec![t] }
            scalar }
    };
    (2, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |length| 3 + length;
            prepare {}
            call ([s[0], s[1], s[2]], s[3..].to_vec(), n) outputs { vec![v] } seed { k[0] }
            split { let (gp, gw) = g.split_at_mut(3); } into (gp.try_into().unwrap(), gw)
            along {} ([d[0], d[1], d[2]], d[3..].to_vec()) gives { vec![t] }
            scalar }
    };
    (3, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |length| length + 1;
            prepare { let l = s.len() - 1; }
            call (&s[..l], s[l], n) outputs { vec![v.0, v.1] } seed { (k[0], k[1]) }
            split { let (ga, gx) = g.split_at_mut(g.len() - 1); } into (ga, &mut gx[0])
            along {} (&d[..d.len() - 1], d[d.len() - 1]) gives { vec![t.0, t.1] }
            several }
    };
    (4, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |length| length + 1;
            prepare { let l = s.len() - 1; let mut w = s[..l].to_vec(); }
            call (&mut w, s[l], n) outputs { let mut all = vec![v]; all.append(&mut w); all } seed { (k[0], &k[1..]) }
            split { let (gw, gx) = g.split_at_mut(g.len() - 1); } into (gw, &mut gx[0])
            along { let mut dw = d[..d.len() - 1].to_vec(); } (&mut dw, d[d.len() - 1]) gives { let mut all = vec![t]; all.append(&mut dw); all }
            scalar }
    };
    (5, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |length| 4 + 2 * length;
            prepare { let l = (s.len() - 4) / 2; }
            call (s[..4].try_into().unwrap(), &s[4..4 + l], &s[4 + l..], n) outputs { vec![v] } seed { k[0] }
            split { let l = (g.len() - 4) / 2; let (gq, rest) = g.split_at_mut(4); let (ga, gb) = rest.split_at_mut(l); }
            into (gq.try_into().unwrap(), ga, gb)
            along { let m = (d.len() - 4) / 2; } (d[..4].try_into().unwrap(), &d[4..4 + m], &d[4 + m..]) gives { vec![t] }
            scalar }
    };
    (6, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |_| 4;
            prepare {}
            call ([s[0], s[1], s[2]], s[3], n) outputs { v.to_vec() } seed { [k[0], k[1]] }
            split { let (gp, gx) = g.split_at_mut(3); } into (gp.try_into().unwrap(), &mut gx[0])
            along {} ([d[0], d[1], d[2]], d[3]) gives { t.to_vec() }
            several }
    };
    (8, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |length| 5 + length;
            prepare {}
            call ($crate::harness::lent(s), &s[5..], n) outputs { vec![v] } seed { k[0] }
            split { let (gs, ga) = g.split_at_mut(5); } into (&mut *$crate::harness::buffer::<base::STangent>(gs), ga)
            along {} ($crate::harness::lent(d), &d[5..]) gives { vec![t] }
            scalar }
    };
    (9, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |_| 6;
            prepare {}
            call ($crate::harness::made(s), s[5], n) outputs { vec![v.0, v.1] } seed { (k[0], k[1]) }
            split { let (gs, gx) = g.split_at_mut(5); }
            into (&mut *$crate::harness::buffer::<base::STangent>(gs), &mut gx[0])
            along {} ($crate::harness::made(d), d[5]) gives { vec![t.0, t.1] }
            several }
    };
    (10, $report:ident, $extra:ident) => {
        $crate::check_program! { 0, $report, $extra }
    };
    (11, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |_| 7;
            prepare {}
            call ($crate::harness::lent(s), s[6], n) outputs { vec![v] } seed { k[0] }
            split { let (gm, gx) = g.split_at_mut(6); }
            into (&mut *$crate::harness::buffer::<[[f64; 3]; 2]>(gm), &mut gx[0])
            along {} ($crate::harness::lent(d), d[6]) gives { vec![t] }
            scalar }
    };
    (12, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |length| 6 + length;
            prepare {}
            call ($crate::harness::made(s), &s[6..], n) outputs { vec![v] } seed { k[0] }
            split { let (gm, ga) = g.split_at_mut(6); }
            into (&mut *$crate::harness::buffer::<[[f64; 3]; 2]>(gm), ga)
            along {} ($crate::harness::made(d), &d[6..]) gives { vec![t] }
            scalar }
    };
    (7, $report:ident, $extra:ident) => {
        $crate::check_at_points! { $report $extra (s n v g k d t) |length| length + 1;
            prepare { let l = s.len() - 1; let mut w = s[..l].to_vec(); }
            call (&mut w, s[l], n) outputs { let () = v; w } seed { k }
            split { let (gw, gx) = g.split_at_mut(g.len() - 1); } into (gw, &mut gx[0])
            along { let mut dw = d[..d.len() - 1].to_vec(); } (&mut dw, d[d.len() - 1]) gives { let () = t; dw }
            several }
    };
}

/// The body of `check_program!`: `s` are the floats, `n` the integer, `v` the result, `g` the buffer, `k` the seed, `d` the
/// direction, `t` the result's tangent.
#[macro_export]
macro_rules! check_at_points {
    ($report:ident $extra:ident $names:tt $count:expr;
     prepare $prepare:tt call $args:tt outputs $outputs:tt seed $seed:tt split $split:tt into $buffers:tt
     along $along:tt $dots:tt gives $tangents:tt $form:ident) => {
        $crate::check_at_points! { @go $extra $form ($count)
            [$report $names $prepare $args $outputs $seed $split $buffers $along $dots $tangents] }
    };
    (@go $extra:ident $form:ident ($count:expr) $all:tt) => {
        $crate::check_at_points! { @points $extra $form ($count) $all $all }
    };
    (@points $extra:ident $form:ident ($count:expr) $all:tt
     [$report:ident ($s:ident $n:ident $v:ident $g:ident $k:ident $d:ident $t:ident) { $($prepare:tt)* }
      ($($arg:expr),*) $outputs:tt { $($seed:tt)* } { $($split:tt)* } ($($buffer:expr),*) $along:tt $dots:tt $tangents:tt]) => {{
        use $crate::harness::{D, jacobian, leaves, points, seeds};
        let points = points($count);
        let mut records = Vec::new();
        for point in &points {
            let ($s, $n): (&[f64], usize) = (&point.floats, point.n);
            let outputs: Vec<f64> = { $($prepare)* let $v = base::f($($arg),*); $outputs };
            let jacobian = jacobian($s, |$s: &[D]| { $($prepare)* let $v = dual::f($($arg),*); $outputs });
            if !$report.begin(point, &outputs, &jacobian) {
                continue;
            }
            let (value, record) = {
                $($prepare)*
                let ($v, record) = base::forward_f($($arg),*);
                ($outputs, record)
            };
            $report.bits("value of forward", &value, &outputs);
            $crate::check_at_points! { @$form $all outputs jacobian }
            $crate::check_at_points! { @$extra $form $all outputs jacobian record }
            records.push((point, outputs, jacobian, record));
        }
        for round in 0..2 {
            for (point, outputs, jacobian, record) in records.iter().rev() {
                $report.at(point);
                for seed in seeds(outputs.len()) {
                    let $k = &seed[..];
                    let got = leaves(&base::reverse_f(record, $($seed)*));
                    let what = format!("reverse, round {round}, seed {seed:?}");
                    $report.by_duals(&what, &got, jacobian, $k);
                    let mut buffer = vec![1.0; point.floats.len()];
                    { let $g = &mut buffer[..]; $($split)* base::reverse_f_into(record, $($seed)*, $($buffer),*); }
                    let added: Vec<f64> = buffer.iter().map(|x| x - 1.0).collect();
                    $report.same(&format!("reverse into, seed {seed:?}"), &added, &got, jacobian);
                }
            }
        }
        let mut memory = base::FRecord::default().recycle();
        for (point, outputs, jacobian, record) in &records {
            $report.at(point);
            let ($s, $n): (&[f64], usize) = (&point.floats, point.n);
            let seed = $crate::harness::plain_seed(outputs.len());
            let $k = &seed[..];
            let (value, again) = {
                $($prepare)*
                let ($v, record) = base::forward_f_into(memory, $($arg),*);
                ($outputs, record)
            };
            $report.bits("value of forward into", &value, outputs);
            let got = leaves(&base::reverse_f(&again, $($seed)*));
            let want = leaves(&base::reverse_f(&record.clone(), $($seed)*));
            $report.equal("reverse of a recycled record", &got, &want);
            $report.by_duals("reverse of a recycled record", &got, jacobian, $k);
            memory = again.recycle();
        }
    }};
    (@several $all:tt $out:ident $jacobian:ident) => {};
    // With one output there are gradients.
    (@scalar
     [$report:ident ($s:ident $n:ident $v:ident $g:ident $k:ident $d:ident $t:ident) { $($prepare:tt)* }
      ($($arg:expr),*) $outputs:tt $seed:tt { $($split:tt)* } ($($buffer:expr),*) $along:tt $dots:tt $tangents:tt]
     $out:ident $jacobian:ident) => {
        let one = $crate::harness::first($out.len());
        let gradient = leaves(&{ $($prepare)* base::grad_f($($arg),*) });
        $report.by_duals("grad", &gradient, &$jacobian, &one);
        let (value, again) = {
            $($prepare)*
            let ($v, again) = base::value_and_grad_f($($arg),*);
            ($outputs, leaves(&again))
        };
        $report.bits("value of value_and_grad", &value, &$out);
        $report.same("value_and_grad", &again, &gradient, &$jacobian);
        let mut buffer = vec![f64::NAN; $s.len()];
        { $($prepare)* let $g = &mut buffer[..]; $($split)* base::grad_f_into($($arg),*, $($buffer),*); }
        $report.equal("grad into", &buffer, &gradient);
        buffer.fill(f64::NAN);
        let value = {
            $($prepare)*
            let $v = { let $g = &mut buffer[..]; $($split)* base::value_and_grad_f_into($($arg),*, $($buffer),*) };
            $outputs
        };
        $report.bits("value of value_and_grad into", &value, &$out);
        $report.equal("value_and_grad into", &buffer, &again);
    };
    // A pass is off.
    (@off $form:ident $all:tt $out:ident $jacobian:ident $record:ident) => {
        $crate::check_at_points! { @sweeps_off $all $out $jacobian $record }
        $crate::check_at_points! { @gradient_off $form $all $out $jacobian }
    };
    (@sweeps_off
     [$report:ident ($s:ident $n:ident $v:ident $g:ident $k:ident $d:ident $t:ident) { $($prepare:tt)* }
      ($($arg:expr),*) $outputs:tt { $($seed:tt)* } $split:tt $buffers:tt $along:tt $dots:tt $tangents:tt]
     $out:ident $jacobian:ident $record:ident) => {
        let seed = $crate::harness::plain_seed($out.len());
        let $k = &seed[..];
        let (_, other) = { $($prepare)* off::forward_f($($arg),*) };
        let off = leaves(&off::reverse_f(&other, $($seed)*));
        let on = leaves(&base::reverse_f(&$record, $($seed)*));
        $report.by_duals("reverse with a pass off", &off, &$jacobian, $k);
        $report.same("reverse with a pass off, and on", &off, &on, &$jacobian);
    };
    (@gradient_off several $all:tt $out:ident $jacobian:ident) => {};
    (@gradient_off scalar
     [$report:ident ($s:ident $n:ident $v:ident $g:ident $k:ident $d:ident $t:ident) { $($prepare:tt)* }
      ($($arg:expr),*) $($rest:tt)*]
     $out:ident $jacobian:ident) => {
        let one = $crate::harness::first($out.len());
        let other = leaves(&{ $($prepare)* off::grad_f($($arg),*) });
        $report.by_duals("grad with a pass off", &other, &$jacobian, &one);
    };
    // Forward mode.
    (@jvp $form:ident
     [$report:ident ($s:ident $n:ident $v:ident $g:ident $k:ident $d:ident $t:ident) { $($prepare:tt)* }
      ($($arg:expr),*) $outputs:tt $seed:tt $split:tt $buffers:tt { $($along:tt)* } ($($dot:expr),*) $tangents:tt]
     $out:ident $jacobian:ident $record:ident) => {
        for direction in $crate::harness::directions($s.len()) {
            let $d = &direction[..];
            let (value, moved) = {
                $($prepare)* $($along)*
                let ($v, $t) = base::jvp_f($($arg),*, $($dot),*);
                ($outputs, $tangents)
            };
            $report.bits("value of jvp", &value, &$out);
            $report.by_duals_along("jvp", &moved, &$jacobian, $d);
        }
    };
    // Second derivatives.
    (@hvp $form:ident
     [$report:ident ($s:ident $n:ident $v:ident $g:ident $k:ident $d:ident $t:ident) { $($prepare:tt)* }
      ($($arg:expr),*) $outputs:tt $seed:tt $split:tt $buffers:tt { $($along:tt)* } ($($dot:expr),*) $tangents:tt]
     $out:ident $jacobian:ident $record:ident) => {
        let one = $crate::harness::first($out.len());
        for direction in $crate::harness::directions($s.len()) {
            let $d = &direction[..];
            let (value, gradient, moved) = {
                $($prepare)* $($along)*
                let ($v, gradient, moved) = base::hvp_f($($arg),*, $($dot),*);
                ($outputs, leaves(&gradient), leaves(&moved))
            };
            $report.bits("value of hvp", &value, &$out);
            $report.by_duals("gradient of hvp", &gradient, &$jacobian, &one);
            let gradient_at = |$s: &[f64]| { $($prepare)* leaves(&base::grad_f($($arg),*)) };
            $report.by_differences("hvp", &moved, $s, $d, &gradient_at);
        }
    };
    (@nothing $form:ident $all:tt $out:ident $jacobian:ident $record:ident) => {};
}
