pub fn rosenbrock(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() - 1 {
        let t = x[i + 1] - x[i] * x[i];
        let u = 1.0 - x[i];
        s += 100.0 * t * t + u * u;
    }
    s
}
///What [`rosenbrock`]'s forward sweep keeps for its reverse sweep: local derivatives and other residuals.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[derive(Clone, Debug, Default)]
pub struct RosenbrockRecord<'record> {
    ///The parameter `x`.
    x: ::autodiff::sweep::Held<'record, [f64]>,
    /// The residuals of loops and calls.
    tape: ::autodiff::Tape,
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl<'record> RosenbrockRecord<'record> {
    ///The record's memory without what it borrows, for the next forward sweep.
    #[must_use]
    pub fn recycle(self) -> RosenbrockRecord<'static> {
        let mut tape = self.tape;
        tape.clear();
        RosenbrockRecord {
            x: ::core::default::Default::default(),
            tape,
        }
    }
}
#[doc(hidden)]
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[allow(non_camel_case_types)]
pub enum rosenbrock {}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl rosenbrock {
    #[inline(always)]
    fn forward_sweep<'record>(
        x: &'record [f64],
        tape: &mut ::autodiff::Tape,
    ) -> (f64, RosenbrockRecord<'record>) {
        let mut s: f64 = 0.0;
        let t0 = x.len() - 1;
        let x_row = ::autodiff::sweep::row(&x[..], t0, || 1);
        let x_row_2 = ::autodiff::sweep::row(&x[..], t0, || 0);
        for i in 0..t0 {
            let t: f64 = x_row[i] - x_row_2[i] * x_row_2[i];
            let u: f64 = 1.0 - x_row_2[i];
            s += 100.0 * t * t + u * u;
        }
        let s_2: f64 = s;
        let record = RosenbrockRecord {
            x: ::autodiff::sweep::Held::Borrowed(&x[..]),
            tape: ::autodiff::Tape::default(),
        };
        (s_2, record)
    }
    #[inline(always)]
    fn reverse_sweep(
        record: &RosenbrockRecord<'_>,
        back: &mut ::autodiff::Back<'_>,
        seed: f64,
        x_adj: &mut [f64],
    ) -> () {
        let x = record.x.get().unwrap_or_default();
        let mut s_adj: f64 = seed;
        let mut carried: f64 = -0.0;
        let t10 = x.len() - 1;
        let x_row_3 = ::autodiff::sweep::row(&x[..], t10, || 1);
        let x_row_4 = ::autodiff::sweep::row(&x[..], t10, || 0);
        let x_adj_row = ::autodiff::sweep::row_mut(&mut x_adj[..], t10, || 0);
        for i in 0..t10 {
            let t2: f64 = x_row_4[i];
            let t3: f64 = x_row_4[i];
            let t: f64 = x_row_3[i] - t2 * t3;
            let u: f64 = 1.0 - x_row_4[i];
            let s_adj_2: f64 = s_adj;
            let t_adj: f64 = s_adj_2 * (100.0 * t) + s_adj_2 * t * 100.0;
            let t4_adj: f64 = -t_adj;
            x_adj_row[i]
                += carried + (-(s_adj_2 * u + s_adj_2 * u) + t4_adj * t2 + t4_adj * t3);
            carried = t_adj;
        }
        if 0 < x.len() - 1 {
            x_adj[x.len() - 1 - 1 + 1] += carried;
        }
        ()
    }
    #[inline]
    fn record<'record>(x: &'record [f64]) -> (f64, RosenbrockRecord<'record>) {
        let mut tape = ::autodiff::Tape::default();
        let (value, mut record) = Self::forward_sweep(x, &mut tape);
        record.tape = tape;
        (value, record)
    }
    #[inline]
    fn pullback(record: &RosenbrockRecord<'_>, seed: f64) -> ::std::vec::Vec<f64> {
        let mut x_adj: ::std::vec::Vec<f64> = ::std::vec![
            0.0; record.x.get().unwrap_or_default().len()
        ];
        let () = Self::reverse_sweep(record, &mut record.tape.back(), seed, &mut x_adj);
        x_adj
    }
    #[inline]
    fn pullback_into(record: &RosenbrockRecord<'_>, seed: f64, x_adj: &mut [f64]) {
        ::autodiff::sweep::check_len(
            "x",
            x_adj.len(),
            record.x.get().unwrap_or_default().len(),
        );
        let () = Self::reverse_sweep(record, &mut record.tape.back(), seed, x_adj);
    }
    #[inline]
    fn own<'own, 'record>(record: RosenbrockRecord<'record>) -> RosenbrockRecord<'own> {
        RosenbrockRecord {
            x: record.x.keep(),
            tape: record.tape,
        }
    }
    #[doc(hidden)]
    #[inline]
    pub fn forward<Called>(called: Called, x: &[f64], tape: &mut ::autodiff::Tape) -> f64
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &rosenbrock, "rosenbrock");
        let (value, record) = Self::forward_sweep(x, tape);
        value
    }
    #[doc(hidden)]
    #[inline]
    pub fn reverse<'sink, 'seed>(
        x: &[f64],
        back: &mut ::autodiff::Back<'_>,
        seed: impl ::autodiff::sweep::Seed<'seed, f64>,
        sink_0: impl ::autodiff::sweep::Sink<'sink, [f64]>,
    ) {
        let mut scratch_0;
        let x_adj = match sink_0.slot() {
            ::core::option::Option::Some(adjoint) => adjoint,
            ::core::option::Option::None => {
                scratch_0 = ::std::vec![0.0; x.len()];
                &mut scratch_0[..]
            }
        };
        let seed = ::autodiff::sweep::Seed::seed(seed);
        let record = RosenbrockRecord {
            x: ::autodiff::sweep::Held::Borrowed(&x[..]),
            tape: ::autodiff::Tape::default(),
        };
        let () = Self::reverse_sweep(&record, back, seed.unwrap_or(0.0), x_adj);
    }
    #[doc(hidden)]
    #[inline]
    pub const fn exclusive() -> u64 {
        0u64
    }
}
///Evaluates [`rosenbrock`] and records what its reverse sweep needs: a copy of what it reads of slices and arrays is in the record.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn forward_rosenbrock<'own, 'record>(
    x: &'record [f64],
) -> (f64, RosenbrockRecord<'own>) {
    let (value, record) = rosenbrock::record(x);
    (value, rosenbrock::own(record))
}
///As [`forward_rosenbrock`], in the memory of a record that was [recycled](RosenbrockRecord::recycle). The record borrows its arguments; nothing is copied.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn forward_rosenbrock_into<'record>(
    memory: RosenbrockRecord<'static>,
    x: &'record [f64],
) -> (f64, RosenbrockRecord<'record>) {
    let mut tape = memory.tape;
    tape.clear();
    let (value, mut record) = rosenbrock::forward_sweep(x, &mut tape);
    record.tape = tape;
    (value, record)
}
///The reverse sweep of [`rosenbrock`]: `seed` times its gradient. Leaves the record as it is.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn reverse_rosenbrock(
    record: &RosenbrockRecord<'_>,
    seed: f64,
) -> ::std::vec::Vec<f64> {
    rosenbrock::pullback(record, seed)
}
/**The reverse sweep of [`rosenbrock`]; **adds** to the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn reverse_rosenbrock_into(
    record: &RosenbrockRecord<'_>,
    seed: f64,
    x_adj: &mut [f64],
) {
    rosenbrock::pullback_into(record, seed, x_adj);
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl rosenbrock {
    #[inline(always)]
    fn gradient_sweep(x: &[f64], x_adj: &mut [f64]) -> () {
        let mut carried: f64 = -0.0;
        let t0 = x.len() - 1;
        let x_row = ::autodiff::sweep::row(&x[..], t0, || 1);
        let x_row_2 = ::autodiff::sweep::row(&x[..], t0, || 0);
        let x_adj_row = ::autodiff::sweep::row_mut(&mut x_adj[..], t0, || 0);
        for i in 0..t0 {
            let t1: f64 = x_row_2[i];
            let t2: f64 = x_row_2[i];
            let t: f64 = x_row[i] - t1 * t2;
            let u: f64 = 1.0 - x_row_2[i];
            let t_adj: f64 = 100.0 * t + t * 100.0;
            let t3_adj: f64 = -t_adj;
            x_adj_row[i] = carried + (-(u + u) + t3_adj * t1 + t3_adj * t2) + 0.0;
            carried = t_adj;
        }
        if 0 < x.len() - 1 {
            x_adj[x.len() - 1 - 1 + 1] += carried;
        }
        ()
    }
}
///The gradient of [`rosenbrock`], in the shape of its parameters.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn grad_rosenbrock(x: &[f64]) -> ::std::vec::Vec<f64> {
    let mut x_adj: ::std::vec::Vec<f64> = ::std::vec![0.0; x.len()];
    let () = rosenbrock::gradient_sweep(x, &mut x_adj);
    x_adj
}
/**The gradient of [`rosenbrock`]; overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn grad_rosenbrock_into(x: &[f64], x_adj: &mut [f64]) {
    ::autodiff::sweep::check_len("x", x_adj.len(), x.len());
    x_adj.fill(0.0);
    let () = rosenbrock::gradient_sweep(x, x_adj);
}
///The value of [`rosenbrock`] and its gradient.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn value_and_grad_rosenbrock(x: &[f64]) -> (f64, ::std::vec::Vec<f64>) {
    let seed = 1.0;
    let (value, record) = rosenbrock::record(x);
    (value, rosenbrock::pullback(&record, seed))
}
/**The value of [`rosenbrock`]; its gradient overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn value_and_grad_rosenbrock_into(x: &[f64], x_adj: &mut [f64]) -> f64 {
    ::autodiff::sweep::check_len("x", x_adj.len(), x.len());
    let seed = 1.0;
    x_adj.fill(0.0);
    let (value, record) = rosenbrock::record(x);
    rosenbrock::pullback_into(&record, seed, x_adj);
    value
}
