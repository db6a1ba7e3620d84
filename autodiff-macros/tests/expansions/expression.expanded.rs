pub fn seed_expr(a: f64, b: f64) -> f64 {
    (a * b + a.sin()) * b
}
///What [`seed_expr`]'s forward sweep keeps for its reverse sweep: local derivatives and other residuals.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[derive(Clone, Debug, Default)]
pub struct SeedExprRecord {
    ///The value of `b`.
    b: f64,
    ///The local derivative of `t3` with respect to `b`.
    dt3_db: f64,
    ///The local derivative of `t1` with respect to `a`.
    dt1_da: f64,
    ///The local derivative of `t0` with respect to `b`.
    dt0_db: f64,
    /// The residuals of loops and calls.
    tape: ::autodiff::Tape,
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl SeedExprRecord {
    ///The record's memory without what it borrows, for the next forward sweep.
    #[must_use]
    pub fn recycle(self) -> SeedExprRecord {
        let mut tape = self.tape;
        tape.clear();
        SeedExprRecord {
            b: ::core::default::Default::default(),
            dt3_db: ::core::default::Default::default(),
            dt1_da: ::core::default::Default::default(),
            dt0_db: ::core::default::Default::default(),
            tape,
        }
    }
}
#[doc(hidden)]
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[allow(non_camel_case_types)]
pub enum seed_expr {}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl seed_expr {
    #[inline(always)]
    fn forward_sweep(
        a: f64,
        b: f64,
        tape: &mut ::autodiff::Tape,
    ) -> (f64, SeedExprRecord) {
        let dt0_db: f64 = a;
        let dt1_da: f64 = a.cos();
        let t2: f64 = a * b + a.sin();
        let t3: f64 = t2 * b;
        let dt3_db: f64 = t2;
        let record = SeedExprRecord {
            b,
            dt3_db,
            dt1_da,
            dt0_db,
            tape: ::autodiff::Tape::default(),
        };
        (t3, record)
    }
    #[inline(always)]
    fn reverse_sweep(
        record: &SeedExprRecord,
        back: &mut ::autodiff::Back<'_>,
        seed: f64,
    ) -> (f64, f64) {
        let b = record.b;
        let dt3_db = record.dt3_db;
        let dt1_da = record.dt1_da;
        let dt0_db = record.dt0_db;
        let dt0_da: f64 = b;
        let dt3_dt2: f64 = b;
        let t2_adj: f64 = seed * dt3_dt2;
        let a_adj: f64 = t2_adj * dt1_da + t2_adj * dt0_da;
        let b_adj: f64 = seed * dt3_db + t2_adj * dt0_db;
        (a_adj, b_adj)
    }
    #[inline]
    fn record(a: f64, b: f64) -> (f64, SeedExprRecord) {
        let mut tape = ::autodiff::Tape::default();
        let (value, mut record) = Self::forward_sweep(a, b, &mut tape);
        record.tape = tape;
        (value, record)
    }
    #[inline]
    fn pullback(record: &SeedExprRecord, seed: f64) -> (f64, f64) {
        let (a_adj, b_adj) = Self::reverse_sweep(record, &mut record.tape.back(), seed);
        (a_adj, b_adj)
    }
    #[inline]
    fn pullback_into(
        record: &SeedExprRecord,
        seed: f64,
        a_adj: &mut f64,
        b_adj: &mut f64,
    ) {
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
    pub fn forward<Called>(
        called: Called,
        a: f64,
        b: f64,
        tape: &mut ::autodiff::Tape,
    ) -> f64
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &seed_expr, "seed_expr");
        let (value, record) = Self::forward_sweep(a, b, tape);
        tape.put(record.b);
        tape.put(record.dt3_db);
        tape.put(record.dt1_da);
        tape.put(record.dt0_db);
        value
    }
    #[doc(hidden)]
    #[inline]
    pub fn reverse<'sink, 'seed>(
        back: &mut ::autodiff::Back<'_>,
        seed: impl ::autodiff::sweep::Seed<'seed, f64>,
        sink_0: impl ::autodiff::sweep::Sink<'sink, f64>,
        sink_1: impl ::autodiff::sweep::Sink<'sink, f64>,
    ) {
        let dt0_db: f64 = back.take();
        let dt1_da: f64 = back.take();
        let dt3_db: f64 = back.take();
        let b: f64 = back.take();
        let seed = ::autodiff::sweep::Seed::seed(seed);
        let record = SeedExprRecord {
            b,
            dt3_db,
            dt1_da,
            dt0_db,
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
    pub fn partials<Called>(called: Called, a: f64, b: f64) -> (f64, (f64, f64))
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &seed_expr, "seed_expr");
        let (value, gradient) = Self::value_and_gradient_sweep(a, b);
        let (a_adj, b_adj) = gradient;
        (value, (a_adj, b_adj))
    }
}
///Evaluates [`seed_expr`] and records what its reverse sweep needs: a copy of what it reads of slices and arrays is in the record.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn forward_seed_expr(a: f64, b: f64) -> (f64, SeedExprRecord) {
    seed_expr::record(a, b)
}
///As [`forward_seed_expr`], in the memory of a record that was [recycled](SeedExprRecord::recycle). The record borrows its arguments; nothing is copied.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn forward_seed_expr_into(
    memory: SeedExprRecord,
    a: f64,
    b: f64,
) -> (f64, SeedExprRecord) {
    let mut tape = memory.tape;
    tape.clear();
    let (value, mut record) = seed_expr::forward_sweep(a, b, &mut tape);
    record.tape = tape;
    (value, record)
}
///The reverse sweep of [`seed_expr`]: `seed` times its gradient. Leaves the record as it is.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn reverse_seed_expr(record: &SeedExprRecord, seed: f64) -> (f64, f64) {
    seed_expr::pullback(record, seed)
}
/**The reverse sweep of [`seed_expr`]; **adds** to the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn reverse_seed_expr_into(
    record: &SeedExprRecord,
    seed: f64,
    a_adj: &mut f64,
    b_adj: &mut f64,
) {
    seed_expr::pullback_into(record, seed, a_adj, b_adj);
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl seed_expr {
    #[inline(always)]
    fn gradient_sweep(a: f64, b: f64) -> (f64, f64) {
        let dt1_da: f64 = a.cos();
        let a_adj: f64 = b * dt1_da + b * b;
        let b_adj: f64 = a * b + a.sin() + b * a;
        (a_adj, b_adj)
    }
    #[inline(always)]
    fn value_and_gradient_sweep(a: f64, b: f64) -> (f64, (f64, f64)) {
        let dt1_da: f64 = a.cos();
        let t2: f64 = a * b + a.sin();
        let value: f64 = t2 * b;
        let a_adj: f64 = b * dt1_da + b * b;
        let b_adj: f64 = t2 + b * a;
        (value, (a_adj, b_adj))
    }
}
///The gradient of [`seed_expr`], in the shape of its parameters.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn grad_seed_expr(a: f64, b: f64) -> (f64, f64) {
    let (a_adj, b_adj) = seed_expr::gradient_sweep(a, b);
    (a_adj, b_adj)
}
/**The gradient of [`seed_expr`]; overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn grad_seed_expr_into(a: f64, b: f64, a_adj: &mut f64, b_adj: &mut f64) {
    let (a_adj_sum, b_adj_sum) = seed_expr::gradient_sweep(a, b);
    *a_adj = a_adj_sum;
    *b_adj = b_adj_sum;
}
///The value of [`seed_expr`] and its gradient.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn value_and_grad_seed_expr(a: f64, b: f64) -> (f64, (f64, f64)) {
    seed_expr::value_and_gradient_sweep(a, b)
}
/**The value of [`seed_expr`]; its gradient overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn value_and_grad_seed_expr_into(
    a: f64,
    b: f64,
    a_adj: &mut f64,
    b_adj: &mut f64,
) -> f64 {
    let (value, (a_adj_sum, b_adj_sum)) = seed_expr::value_and_gradient_sweep(a, b);
    *a_adj = a_adj_sum;
    *b_adj = b_adj_sum;
    value
}
