pub fn cross(a: &[f64; 3], b: &[f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
///What [`cross`]'s forward sweep keeps for its reverse sweep: local derivatives and other residuals.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[derive(Clone, Debug, Default)]
pub struct CrossRecord<'record> {
    ///The parameter `a`.
    a: ::autodiff::sweep::Held<'record, [f64; 3]>,
    ///The parameter `b`.
    b: ::autodiff::sweep::Held<'record, [f64; 3]>,
    /// The residuals of loops and calls.
    tape: ::autodiff::Tape,
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl<'record> CrossRecord<'record> {
    ///The record's memory without what it borrows, for the next forward sweep.
    #[must_use]
    pub fn recycle(self) -> CrossRecord<'static> {
        let mut tape = self.tape;
        tape.clear();
        CrossRecord {
            a: ::core::default::Default::default(),
            b: ::core::default::Default::default(),
            tape,
        }
    }
}
#[doc(hidden)]
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[allow(non_camel_case_types)]
pub enum cross {}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl cross {
    #[inline(always)]
    fn forward_sweep<'record>(
        a: &'record [f64; 3],
        b: &'record [f64; 3],
        tape: &mut ::autodiff::Tape,
    ) -> ([f64; 3], CrossRecord<'record>) {
        let t6: f64 = a[1] * b[2] - a[2] * b[1];
        let t13: f64 = a[2] * b[0] - a[0] * b[2];
        let t20: f64 = a[0] * b[1] - a[1] * b[0];
        let record = CrossRecord {
            a: ::autodiff::sweep::Held::Borrowed(a),
            b: ::autodiff::sweep::Held::Borrowed(b),
            tape: ::autodiff::Tape::default(),
        };
        ([t6, t13, t20], record)
    }
    #[inline(always)]
    fn reverse_sweep(
        record: &CrossRecord<'_>,
        back: &mut ::autodiff::Back<'_>,
        seed: [f64; 3],
        a_adj: &mut [f64; 3],
        b_adj: &mut [f64; 3],
    ) -> () {
        let a = record
            .a
            .get()
            .unwrap_or_else(|| ::core::panic!("the record holds no forward sweep"));
        let b = record
            .b
            .get()
            .unwrap_or_else(|| ::core::panic!("the record holds no forward sweep"));
        let dt2_dt0: f64 = b[2];
        let dt2_dt1: f64 = a[1];
        let dt5_dt3: f64 = b[1];
        let dt5_dt4: f64 = a[2];
        let dt9_dt7: f64 = b[0];
        let dt9_dt8: f64 = a[2];
        let dt12_dt10: f64 = b[2];
        let dt12_dt11: f64 = a[0];
        let dt16_dt14: f64 = b[1];
        let dt16_dt15: f64 = a[0];
        let dt19_dt17: f64 = b[0];
        let dt19_dt18: f64 = a[1];
        let t21: f64 = seed[0];
        let t22: f64 = seed[1];
        let t23: f64 = seed[2];
        let t19_adj: f64 = -t23;
        b_adj[0] += t19_adj * dt19_dt18;
        a_adj[1] += t19_adj * dt19_dt17;
        b_adj[1] += t23 * dt16_dt15;
        a_adj[0] += t23 * dt16_dt14;
        let t12_adj: f64 = -t22;
        b_adj[2] += t12_adj * dt12_dt11;
        a_adj[0] += t12_adj * dt12_dt10;
        b_adj[0] += t22 * dt9_dt8;
        a_adj[2] += t22 * dt9_dt7;
        let t5_adj: f64 = -t21;
        b_adj[1] += t5_adj * dt5_dt4;
        a_adj[2] += t5_adj * dt5_dt3;
        b_adj[2] += t21 * dt2_dt1;
        a_adj[1] += t21 * dt2_dt0;
        ()
    }
    #[inline]
    fn record<'record>(
        a: &'record [f64; 3],
        b: &'record [f64; 3],
    ) -> ([f64; 3], CrossRecord<'record>) {
        let mut tape = ::autodiff::Tape::default();
        let (value, mut record) = Self::forward_sweep(a, b, &mut tape);
        record.tape = tape;
        (value, record)
    }
    #[inline]
    fn pullback(record: &CrossRecord<'_>, seed: [f64; 3]) -> ([f64; 3], [f64; 3]) {
        let mut a_adj: [f64; 3] = [0.0; 3];
        let mut b_adj: [f64; 3] = [0.0; 3];
        let () = Self::reverse_sweep(
            record,
            &mut record.tape.back(),
            seed,
            &mut a_adj,
            &mut b_adj,
        );
        (a_adj, b_adj)
    }
    #[inline]
    fn pullback_into(
        record: &CrossRecord<'_>,
        seed: [f64; 3],
        a_adj: &mut [f64; 3],
        b_adj: &mut [f64; 3],
    ) {
        let () = Self::reverse_sweep(
            record,
            &mut record.tape.back(),
            seed,
            a_adj,
            b_adj,
        );
    }
    #[inline]
    fn own<'own, 'record>(record: CrossRecord<'record>) -> CrossRecord<'own> {
        CrossRecord {
            a: record.a.keep(),
            b: record.b.keep(),
            tape: record.tape,
        }
    }
    #[doc(hidden)]
    #[inline]
    pub fn forward<Called>(
        called: Called,
        a: &[f64; 3],
        b: &[f64; 3],
        tape: &mut ::autodiff::Tape,
    ) -> [f64; 3]
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &cross, "cross");
        let (value, record) = Self::forward_sweep(a, b, tape);
        value
    }
    #[doc(hidden)]
    #[inline]
    pub fn reverse<'sink, 'seed>(
        a: &[f64; 3],
        b: &[f64; 3],
        back: &mut ::autodiff::Back<'_>,
        seed: impl ::autodiff::sweep::Seed<'seed, [f64; 3]>,
        sink_0: impl ::autodiff::sweep::Sink<'sink, [f64; 3]>,
        sink_1: impl ::autodiff::sweep::Sink<'sink, [f64; 3]>,
    ) {
        let mut scratch_0;
        let a_adj = match sink_0.slot() {
            ::core::option::Option::Some(adjoint) => adjoint,
            ::core::option::Option::None => {
                scratch_0 = [0.0; 3];
                &mut scratch_0
            }
        };
        let mut scratch_1;
        let b_adj = match sink_1.slot() {
            ::core::option::Option::Some(adjoint) => adjoint,
            ::core::option::Option::None => {
                scratch_1 = [0.0; 3];
                &mut scratch_1
            }
        };
        let seed = ::autodiff::sweep::Seed::seed(seed);
        let record = CrossRecord {
            a: ::autodiff::sweep::Held::Borrowed(a),
            b: ::autodiff::sweep::Held::Borrowed(b),
            tape: ::autodiff::Tape::default(),
        };
        let () = Self::reverse_sweep(
            &record,
            back,
            seed.unwrap_or([0.0; 3]),
            a_adj,
            b_adj,
        );
    }
    #[doc(hidden)]
    #[inline]
    pub fn zeros<Element: ::autodiff::sweep::Number>(len: usize) -> [Element; 3] {
        [Element::zero(); 3]
    }
    #[doc(hidden)]
    #[inline]
    pub const fn exclusive() -> u64 {
        0u64
    }
}
///Evaluates [`cross`] and records what its reverse sweep needs: a copy of what it reads of slices and arrays is in the record.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn forward_cross<'own, 'record>(
    a: &'record [f64; 3],
    b: &'record [f64; 3],
) -> ([f64; 3], CrossRecord<'own>) {
    let (value, record) = cross::record(a, b);
    (value, cross::own(record))
}
///As [`forward_cross`], in the memory of a record that was [recycled](CrossRecord::recycle). The record borrows its arguments; nothing is copied.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn forward_cross_into<'record>(
    memory: CrossRecord<'static>,
    a: &'record [f64; 3],
    b: &'record [f64; 3],
) -> ([f64; 3], CrossRecord<'record>) {
    let mut tape = memory.tape;
    tape.clear();
    let (value, mut record) = cross::forward_sweep(a, b, &mut tape);
    record.tape = tape;
    (value, record)
}
///The reverse sweep of [`cross`]: `seed` times its gradient. Leaves the record as it is.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn reverse_cross(record: &CrossRecord<'_>, seed: [f64; 3]) -> ([f64; 3], [f64; 3]) {
    cross::pullback(record, seed)
}
/**The reverse sweep of [`cross`]; **adds** to the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn reverse_cross_into(
    record: &CrossRecord<'_>,
    seed: [f64; 3],
    a_adj: &mut [f64; 3],
    b_adj: &mut [f64; 3],
) {
    cross::pullback_into(record, seed, a_adj, b_adj);
}
pub fn mixed(x: f64, y: f64, weights: &[f64]) -> f64 {
    let e = (x * y).exp();
    let r = (e + weights[0]) / (x * weights[1]);
    r * r + e.sqrt()
}
///What [`mixed`]'s forward sweep keeps for its reverse sweep: local derivatives and other residuals.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[derive(Clone, Debug, Default)]
pub struct MixedRecord {
    /// The length of a parameter.
    weights_len: usize,
    ///The value of `x`.
    x: f64,
    ///The value of `e`.
    e: f64,
    ///The value of `t3`.
    t3: f64,
    ///The value of `r`.
    r: f64,
    ///The local derivative of `t0` with respect to `x`.
    dt0_dx: f64,
    /// The residuals of loops and calls.
    tape: ::autodiff::Tape,
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl MixedRecord {
    ///The record's memory without what it borrows, for the next forward sweep.
    #[must_use]
    pub fn recycle(self) -> MixedRecord {
        let mut tape = self.tape;
        tape.clear();
        MixedRecord {
            weights_len: ::core::default::Default::default(),
            x: ::core::default::Default::default(),
            e: ::core::default::Default::default(),
            t3: ::core::default::Default::default(),
            r: ::core::default::Default::default(),
            dt0_dx: ::core::default::Default::default(),
            tape,
        }
    }
}
#[doc(hidden)]
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[allow(non_camel_case_types)]
pub enum mixed {}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl mixed {
    #[inline(always)]
    fn forward_sweep(
        x: f64,
        y: f64,
        weights: &[f64],
        tape: &mut ::autodiff::Tape,
    ) -> (f64, MixedRecord) {
        let dt0_dx: f64 = y;
        let e: f64 = (x * y).exp();
        let t3: f64 = weights[1];
        let r: f64 = (e + weights[0]) / (x * t3);
        let t7: f64 = r * r + e.sqrt();
        let record = MixedRecord {
            weights_len: weights.len(),
            x,
            e,
            t3,
            r,
            dt0_dx,
            tape: ::autodiff::Tape::default(),
        };
        (t7, record)
    }
    #[inline(always)]
    fn reverse_sweep(
        record: &MixedRecord,
        back: &mut ::autodiff::Back<'_>,
        seed: f64,
        weights_adj: &mut [f64],
    ) -> (f64, f64) {
        let x = record.x;
        let e = record.e;
        let t3 = record.t3;
        let r = record.r;
        let dt0_dx = record.dt0_dx;
        let dt0_dy: f64 = x;
        let de_dt0: f64 = e;
        let dt4_dx: f64 = t3;
        let dt4_dt3: f64 = x;
        let dt5_dr: f64 = r;
        let dt5_dr_2: f64 = r;
        let dt6_de: f64 = 0.5 / (e.sqrt() + 0.0);
        let r_adj: f64 = seed * dt5_dr + seed * dt5_dr_2;
        let t2_adj: f64 = ::autodiff::sweep::unless_zero(r_adj, r_adj / (x * t3));
        let t4_adj: f64 = -::autodiff::sweep::unless_zero(r_adj, t2_adj * r);
        weights_adj[1] += t4_adj * dt4_dt3;
        weights_adj[0] += t2_adj;
        let e_adj: f64 = ::autodiff::sweep::unless_zero(seed, seed * dt6_de) + t2_adj;
        let t0_adj: f64 = ::autodiff::sweep::unless_zero(e_adj, e_adj * de_dt0);
        let x_adj: f64 = t4_adj * dt4_dx + t0_adj * dt0_dx;
        let y_adj: f64 = t0_adj * dt0_dy;
        (x_adj, y_adj)
    }
    #[inline]
    fn record(x: f64, y: f64, weights: &[f64]) -> (f64, MixedRecord) {
        let mut tape = ::autodiff::Tape::default();
        let (value, mut record) = Self::forward_sweep(x, y, weights, &mut tape);
        record.tape = tape;
        (value, record)
    }
    #[inline]
    fn pullback(record: &MixedRecord, seed: f64) -> (f64, f64, ::std::vec::Vec<f64>) {
        let mut weights_adj: ::std::vec::Vec<f64> = ::std::vec![0.0; record.weights_len];
        let (x_adj, y_adj) = Self::reverse_sweep(
            record,
            &mut record.tape.back(),
            seed,
            &mut weights_adj,
        );
        (x_adj, y_adj, weights_adj)
    }
    #[inline]
    fn pullback_into(
        record: &MixedRecord,
        seed: f64,
        x_adj: &mut f64,
        y_adj: &mut f64,
        weights_adj: &mut [f64],
    ) {
        ::autodiff::sweep::check_len("weights", weights_adj.len(), record.weights_len);
        let (x_adj_in, y_adj_in) = Self::reverse_sweep(
            record,
            &mut record.tape.back(),
            seed,
            weights_adj,
        );
        *x_adj = *x_adj + x_adj_in;
        *y_adj = *y_adj + y_adj_in;
    }
    #[doc(hidden)]
    #[inline]
    pub fn forward<Called>(
        called: Called,
        x: f64,
        y: f64,
        weights: &[f64],
        tape: &mut ::autodiff::Tape,
    ) -> f64
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &mixed, "mixed");
        let (value, record) = Self::forward_sweep(x, y, weights, tape);
        tape.put(record.weights_len);
        tape.put(record.x);
        tape.put(record.e);
        tape.put(record.t3);
        tape.put(record.r);
        tape.put(record.dt0_dx);
        value
    }
    #[doc(hidden)]
    #[inline]
    pub fn reverse<'sink, 'seed>(
        weights: &[f64],
        back: &mut ::autodiff::Back<'_>,
        seed: impl ::autodiff::sweep::Seed<'seed, f64>,
        sink_0: impl ::autodiff::sweep::Sink<'sink, f64>,
        sink_1: impl ::autodiff::sweep::Sink<'sink, f64>,
        sink_2: impl ::autodiff::sweep::Sink<'sink, [f64]>,
    ) {
        let dt0_dx: f64 = back.take();
        let r: f64 = back.take();
        let t3: f64 = back.take();
        let e: f64 = back.take();
        let x: f64 = back.take();
        let weights_len: usize = back.take();
        let mut scratch_2;
        let weights_adj = match sink_2.slot() {
            ::core::option::Option::Some(adjoint) => adjoint,
            ::core::option::Option::None => {
                scratch_2 = ::std::vec![0.0; weights_len];
                &mut scratch_2[..]
            }
        };
        let seed = ::autodiff::sweep::Seed::seed(seed);
        let record = MixedRecord {
            weights_len,
            x,
            e,
            t3,
            r,
            dt0_dx,
            tape: ::autodiff::Tape::default(),
        };
        let (x_adj, y_adj) = Self::reverse_sweep(
            &record,
            back,
            seed.unwrap_or(0.0),
            weights_adj,
        );
        if let ::core::option::Option::Some(adjoint) = sink_0.slot() {
            *adjoint = *adjoint + x_adj;
        }
        if let ::core::option::Option::Some(adjoint) = sink_1.slot() {
            *adjoint = *adjoint + y_adj;
        }
    }
    #[doc(hidden)]
    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
    #[inline]
    pub fn partials<Called>(
        called: Called,
        x: f64,
        y: f64,
        weights: &[f64],
    ) -> (f64, (f64, f64, ()))
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &mixed, "mixed");
        let mut tape = ::autodiff::Tape::default();
        let (value, record) = Self::forward_sweep(x, y, weights, &mut tape);
        let mut scratch_2 = ::std::vec![0.0; weights.len()];
        let gradient = Self::reverse_sweep(
            &record,
            &mut tape.back(),
            1.0,
            &mut scratch_2[..],
        );
        let (x_adj, y_adj) = gradient;
        (value, (x_adj, y_adj, ()))
    }
    #[doc(hidden)]
    #[inline]
    pub const fn exclusive() -> u64 {
        0u64
    }
}
///Evaluates [`mixed`] and records what its reverse sweep needs: a copy of what it reads of slices and arrays is in the record.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn forward_mixed(x: f64, y: f64, weights: &[f64]) -> (f64, MixedRecord) {
    mixed::record(x, y, weights)
}
///As [`forward_mixed`], in the memory of a record that was [recycled](MixedRecord::recycle). The record borrows its arguments; nothing is copied.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn forward_mixed_into(
    memory: MixedRecord,
    x: f64,
    y: f64,
    weights: &[f64],
) -> (f64, MixedRecord) {
    let mut tape = memory.tape;
    tape.clear();
    let (value, mut record) = mixed::forward_sweep(x, y, weights, &mut tape);
    record.tape = tape;
    (value, record)
}
///The reverse sweep of [`mixed`]: `seed` times its gradient. Leaves the record as it is.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn reverse_mixed(
    record: &MixedRecord,
    seed: f64,
) -> (f64, f64, ::std::vec::Vec<f64>) {
    mixed::pullback(record, seed)
}
/**The reverse sweep of [`mixed`]; **adds** to the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn reverse_mixed_into(
    record: &MixedRecord,
    seed: f64,
    x_adj: &mut f64,
    y_adj: &mut f64,
    weights_adj: &mut [f64],
) {
    mixed::pullback_into(record, seed, x_adj, y_adj, weights_adj);
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl mixed {
    #[inline(always)]
    fn gradient_sweep(
        x: f64,
        y: f64,
        weights: &[f64],
        weights_adj: &mut [f64],
    ) -> (f64, f64) {
        let e: f64 = (x * y).exp();
        let t3: f64 = weights[1];
        let t4: f64 = x * t3;
        let r: f64 = (e + weights[0]) / t4;
        let dt5_de: f64 = 0.5 / (e.sqrt() + 0.0);
        let r_adj: f64 = r + r;
        let t2_adj: f64 = ::autodiff::sweep::unless_zero(r_adj, r_adj / t4);
        let t4_adj: f64 = -::autodiff::sweep::unless_zero(r_adj, t2_adj * r);
        weights_adj[1] = t4_adj * x + 0.0;
        weights_adj[0] = t2_adj + 0.0;
        let e_adj: f64 = dt5_de + t2_adj;
        let t0_adj: f64 = ::autodiff::sweep::unless_zero(e_adj, e_adj * e);
        let x_adj: f64 = t4_adj * t3 + t0_adj * y;
        let y_adj: f64 = t0_adj * x;
        (x_adj + 0.0, y_adj + 0.0)
    }
}
///The gradient of [`mixed`], in the shape of its parameters.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn grad_mixed(x: f64, y: f64, weights: &[f64]) -> (f64, f64, ::std::vec::Vec<f64>) {
    let mut weights_adj: ::std::vec::Vec<f64> = ::std::vec![0.0; weights.len()];
    let (x_adj, y_adj) = mixed::gradient_sweep(x, y, weights, &mut weights_adj);
    (x_adj, y_adj, weights_adj)
}
/**The gradient of [`mixed`]; overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn grad_mixed_into(
    x: f64,
    y: f64,
    weights: &[f64],
    x_adj: &mut f64,
    y_adj: &mut f64,
    weights_adj: &mut [f64],
) {
    ::autodiff::sweep::check_len("weights", weights_adj.len(), weights.len());
    weights_adj.fill(0.0);
    let (x_adj_sum, y_adj_sum) = mixed::gradient_sweep(x, y, weights, weights_adj);
    *x_adj = x_adj_sum;
    *y_adj = y_adj_sum;
}
///The value of [`mixed`] and its gradient.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
pub fn value_and_grad_mixed(
    x: f64,
    y: f64,
    weights: &[f64],
) -> (f64, (f64, f64, ::std::vec::Vec<f64>)) {
    let seed = 1.0;
    let (value, record) = mixed::record(x, y, weights);
    (value, mixed::pullback(&record, seed))
}
/**The value of [`mixed`]; its gradient overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
pub fn value_and_grad_mixed_into(
    x: f64,
    y: f64,
    weights: &[f64],
    x_adj: &mut f64,
    y_adj: &mut f64,
    weights_adj: &mut [f64],
) -> f64 {
    ::autodiff::sweep::check_len("weights", weights_adj.len(), weights.len());
    let seed = 1.0;
    *x_adj = 0.0;
    *y_adj = 0.0;
    weights_adj.fill(0.0);
    let (value, record) = mixed::record(x, y, weights);
    mixed::pullback_into(&record, seed, x_adj, y_adj, weights_adj);
    value
}
