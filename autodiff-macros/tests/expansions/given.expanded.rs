fn power(a: f64, b: f64) -> f64 {
    a.powf(b)
}
///What [`power`]'s forward sweep keeps for its reverse sweep: local derivatives and other residuals.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[derive(Clone, Debug, Default)]
struct PowerRecord {
    ///The local derivative of `t3` with respect to `b`.
    dt3_db: f64,
    ///The local derivative of `t1` with respect to `a`.
    dt1_da: f64,
    /// The residuals of loops and calls.
    tape: ::autodiff::Tape,
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl PowerRecord {
    ///The record's memory without what it borrows, for the next forward sweep.
    #[must_use]
    fn recycle(self) -> PowerRecord {
        let mut tape = self.tape;
        tape.clear();
        PowerRecord {
            dt3_db: ::core::default::Default::default(),
            dt1_da: ::core::default::Default::default(),
            tape,
        }
    }
}
#[doc(hidden)]
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[allow(non_camel_case_types)]
enum power {}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl power {
    #[inline(always)]
    fn forward_sweep(a: f64, b: f64, tape: &mut ::autodiff::Tape) -> (f64, PowerRecord) {
        let value: f64 = power(a, b);
        let t0: f64 = (|a: f64, b: f64, value: f64| -> f64 {
            b * value / a
        })(a, b, value);
        let dt1_da: f64 = t0;
        let t2: f64 = (|a: f64, value: f64| -> f64 { value * a.ln() })(a, value);
        let t3: f64 = value;
        let dt3_db: f64 = t2;
        let record = PowerRecord {
            dt3_db,
            dt1_da,
            tape: ::autodiff::Tape::default(),
        };
        (t3, record)
    }
    #[inline(always)]
    fn reverse_sweep(
        record: &PowerRecord,
        back: &mut ::autodiff::Back<'_>,
        seed: f64,
    ) -> (f64, f64) {
        let dt3_db = record.dt3_db;
        let dt1_da = record.dt1_da;
        let a_adj: f64 = seed * dt1_da;
        let b_adj: f64 = seed * dt3_db;
        (a_adj, b_adj)
    }
    #[inline]
    fn record(a: f64, b: f64) -> (f64, PowerRecord) {
        let mut tape = ::autodiff::Tape::default();
        let (value, mut record) = Self::forward_sweep(a, b, &mut tape);
        record.tape = tape;
        (value, record)
    }
    #[inline]
    fn pullback(record: &PowerRecord, seed: f64) -> (f64, f64) {
        let (a_adj, b_adj) = Self::reverse_sweep(record, &mut record.tape.back(), seed);
        (a_adj, b_adj)
    }
    #[inline]
    fn pullback_into(record: &PowerRecord, seed: f64, a_adj: &mut f64, b_adj: &mut f64) {
        let (a_adj_in, b_adj_in) = Self::reverse_sweep(
            record,
            &mut record.tape.back(),
            seed,
        );
        *a_adj = *a_adj + a_adj_in;
        *b_adj = *b_adj + b_adj_in;
    }
    #[doc(hidden)]
    #[inline]
    fn forward<Called>(
        called: Called,
        a: f64,
        b: f64,
        tape: &mut ::autodiff::Tape,
    ) -> f64
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &power, "power");
        let (value, record) = Self::forward_sweep(a, b, tape);
        tape.put(record.dt3_db);
        tape.put(record.dt1_da);
        value
    }
    #[doc(hidden)]
    #[inline]
    fn reverse<'sink, 'seed>(
        back: &mut ::autodiff::Back<'_>,
        seed: impl ::autodiff::sweep::Seed<'seed, f64>,
        sink_0: impl ::autodiff::sweep::Sink<'sink, f64>,
        sink_1: impl ::autodiff::sweep::Sink<'sink, f64>,
    ) {
        let dt1_da: f64 = back.take();
        let dt3_db: f64 = back.take();
        let seed = ::autodiff::sweep::Seed::seed(seed);
        let record = PowerRecord {
            dt3_db,
            dt1_da,
            tape: ::autodiff::Tape::default(),
        };
        let (a_adj, b_adj) = Self::reverse_sweep(&record, back, seed.unwrap_or(0.0));
        if let ::core::option::Option::Some(adjoint) = sink_0.slot() {
            *adjoint = *adjoint + a_adj;
        }
        if let ::core::option::Option::Some(adjoint) = sink_1.slot() {
            *adjoint = *adjoint + b_adj;
        }
    }
    #[doc(hidden)]
    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
    #[inline]
    fn partials<Called>(called: Called, a: f64, b: f64) -> (f64, (f64, f64))
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &power, "power");
        let (value, gradient) = Self::value_and_gradient_sweep(a, b);
        let (a_adj, b_adj) = gradient;
        (value, (a_adj, b_adj))
    }
}
///Evaluates [`power`] and records what its reverse sweep needs: a copy of what it reads of slices and arrays is in the record.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn forward_power(a: f64, b: f64) -> (f64, PowerRecord) {
    power::record(a, b)
}
///As [`forward_power`], in the memory of a record that was [recycled](PowerRecord::recycle). The record borrows its arguments; nothing is copied.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn forward_power_into(memory: PowerRecord, a: f64, b: f64) -> (f64, PowerRecord) {
    let mut tape = memory.tape;
    tape.clear();
    let (value, mut record) = power::forward_sweep(a, b, &mut tape);
    record.tape = tape;
    (value, record)
}
///The reverse sweep of [`power`]: `seed` times its gradient. Leaves the record as it is.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn reverse_power(record: &PowerRecord, seed: f64) -> (f64, f64) {
    power::pullback(record, seed)
}
/**The reverse sweep of [`power`]; **adds** to the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
fn reverse_power_into(
    record: &PowerRecord,
    seed: f64,
    a_adj: &mut f64,
    b_adj: &mut f64,
) {
    power::pullback_into(record, seed, a_adj, b_adj);
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl power {
    #[inline(always)]
    fn gradient_sweep(a: f64, b: f64) -> (f64, f64) {
        let value: f64 = power(a, b);
        let t0: f64 = (|a: f64, b: f64, value: f64| -> f64 {
            b * value / a
        })(a, b, value);
        let t1: f64 = (|a: f64, value: f64| -> f64 { value * a.ln() })(a, value);
        (t0, t1)
    }
    #[inline(always)]
    fn value_and_gradient_sweep(a: f64, b: f64) -> (f64, (f64, f64)) {
        let value: f64 = power(a, b);
        let t0: f64 = (|a: f64, b: f64, value: f64| -> f64 {
            b * value / a
        })(a, b, value);
        let t2: f64 = (|a: f64, value: f64| -> f64 { value * a.ln() })(a, value);
        let value_2: f64 = value;
        (value_2, (t0, t2))
    }
}
///The gradient of [`power`], in the shape of its parameters.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn grad_power(a: f64, b: f64) -> (f64, f64) {
    let (a_adj, b_adj) = power::gradient_sweep(a, b);
    (a_adj, b_adj)
}
/**The gradient of [`power`]; overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
fn grad_power_into(a: f64, b: f64, a_adj: &mut f64, b_adj: &mut f64) {
    let (a_adj_sum, b_adj_sum) = power::gradient_sweep(a, b);
    *a_adj = a_adj_sum;
    *b_adj = b_adj_sum;
}
///The value of [`power`] and its gradient.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn value_and_grad_power(a: f64, b: f64) -> (f64, (f64, f64)) {
    power::value_and_gradient_sweep(a, b)
}
/**The value of [`power`]; its gradient overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
fn value_and_grad_power_into(a: f64, b: f64, a_adj: &mut f64, b_adj: &mut f64) -> f64 {
    let (value, (a_adj_sum, b_adj_sum)) = power::value_and_gradient_sweep(a, b);
    *a_adj = a_adj_sum;
    *b_adj = b_adj_sum;
    value
}
