fn decay(x: f64, k: f64, n: usize) -> f64 {
    let mut y = x;
    for _ in 0..n {
        y -= 0.1 * (k * y).sin();
    }
    x * y
}
///What [`decay`]'s forward sweep keeps for its reverse sweep: local derivatives and other residuals.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[derive(Clone, Debug, Default)]
struct DecayRecord {
    ///The value of `k`.
    k: f64,
    ///The local derivative of `t3` with respect to `x`.
    dt3_dx: f64,
    ///The local derivative of `t3` with respect to `y_3`.
    dt3_dy_3: f64,
    /// The residuals of loops and calls.
    tape: ::autodiff::Tape,
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl DecayRecord {
    ///The record's memory without what it borrows, for the next forward sweep.
    #[must_use]
    fn recycle(self) -> DecayRecord {
        let mut tape = self.tape;
        tape.clear();
        DecayRecord {
            k: ::core::default::Default::default(),
            dt3_dx: ::core::default::Default::default(),
            dt3_dy_3: ::core::default::Default::default(),
            tape,
        }
    }
}
#[doc(hidden)]
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[allow(non_camel_case_types)]
enum decay {}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl decay {
    #[inline(always)]
    fn forward_sweep(
        x: f64,
        k: f64,
        n: usize,
        tape: &mut ::autodiff::Tape,
    ) -> (f64, DecayRecord) {
        let mut y: f64 = x;
        let mut checkpoints = ::autodiff::checkpoint::Checkpoints::new(
            ::autodiff::checkpoint::Policy::Sqrt,
            ::core::iter::Iterator::size_hint(&(0..n)).1,
            ::core::cfg!(debug_assertions),
        );
        for _ in 0..n {
            if checkpoints.due() {
                let state = checkpoints.keep();
                state.put(y);
            }
            y -= 0.1 * (k * y).sin();
        }
        if checkpoints.checks() {
            let state = checkpoints.last();
            state.put(y);
        }
        tape.put_loop(checkpoints);
        let y_3: f64 = y;
        let t3: f64 = x * y_3;
        let dt3_dx: f64 = y_3;
        let dt3_dy_3: f64 = x;
        let record = DecayRecord {
            k,
            dt3_dx,
            dt3_dy_3,
            tape: ::autodiff::Tape::default(),
        };
        (t3, record)
    }
    #[inline(always)]
    fn reverse_sweep(
        record: &DecayRecord,
        back: &mut ::autodiff::Back<'_>,
        seed: f64,
    ) -> (f64, f64) {
        let k = record.k;
        let dt3_dx = record.dt3_dx;
        let dt3_dy_3 = record.dt3_dy_3;
        let mut y_adj: f64 = seed * dt3_dy_3;
        let mut k_adj: f64 = -0.0;
        {
            let mut replay = back.take_loop();
            let mut segment = ::autodiff::Tape::default();
            let mut room = ::autodiff::checkpoint::Room::default();
            while let ::core::option::Option::Some(turn) = replay.turn() {
                let (start, from, to) = (turn.start, turn.from, turn.to);
                let mut state = replay.state();
                let mut y_4: f64 = state.take();
                segment.clear();
                let tape = &mut segment;
                for _ in from..to {
                    room.make_on(&mut *tape);
                    let y_5: f64 = y_4;
                    let t5: f64 = k * y_5;
                    let dt4_dt5: f64 = t5.cos();
                    y_4 -= 0.1 * t5.sin();
                    tape.put(y_5);
                    tape.put(dt4_dt5);
                }
                if replay.checks() {
                    let state = replay.probe();
                    let ends = [
                        {
                            state.put(y_4);
                            state.len()
                        },
                    ];
                    replay
                        .compare(
                            &ends,
                            &["y"],
                            ::core::concat!(
                                "the checkpointed `for` at ", ::core::file!(), ":",
                                ::core::line!()
                            ),
                        );
                }
                let back = &mut segment.back();
                for _ in (from..to).rev() {
                    let dt4_dt5: f64 = back.take();
                    let y_5: f64 = back.take();
                    let t5_adj: f64 = -y_adj * 0.1 * dt4_dt5;
                    k_adj += t5_adj * y_5;
                    y_adj += t5_adj * k;
                }
            }
        }
        let x_adj: f64 = seed * dt3_dx + y_adj;
        let k_adj_2: f64 = k_adj;
        (x_adj + 0.0, k_adj_2 + 0.0)
    }
    #[inline]
    fn record(x: f64, k: f64, n: usize) -> (f64, DecayRecord) {
        let mut tape = ::autodiff::Tape::default();
        let (value, mut record) = Self::forward_sweep(x, k, n, &mut tape);
        record.tape = tape;
        (value, record)
    }
    #[inline]
    fn pullback(record: &DecayRecord, seed: f64) -> (f64, f64) {
        let (x_adj, k_adj) = Self::reverse_sweep(record, &mut record.tape.back(), seed);
        (x_adj, k_adj)
    }
    #[inline]
    fn pullback_into(record: &DecayRecord, seed: f64, x_adj: &mut f64, k_adj: &mut f64) {
        let (x_adj_in, k_adj_in) = Self::reverse_sweep(
            record,
            &mut record.tape.back(),
            seed,
        );
        *x_adj = *x_adj + x_adj_in;
        *k_adj = *k_adj + k_adj_in;
    }
    #[doc(hidden)]
    #[inline]
    fn forward<Called>(
        called: Called,
        x: f64,
        k: f64,
        n: usize,
        tape: &mut ::autodiff::Tape,
    ) -> f64
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &decay, "decay");
        let (value, record) = Self::forward_sweep(x, k, n, tape);
        tape.put(record.k);
        tape.put(record.dt3_dx);
        tape.put(record.dt3_dy_3);
        value
    }
    #[doc(hidden)]
    #[inline]
    fn reverse<'sink, 'seed>(
        back: &mut ::autodiff::Back<'_>,
        seed: impl ::autodiff::sweep::Seed<'seed, f64>,
        sink_0: impl ::autodiff::sweep::Sink<'sink, f64>,
        sink_1: impl ::autodiff::sweep::Sink<'sink, f64>,
        sink_2: impl ::core::marker::Sized,
    ) {
        let dt3_dy_3: f64 = back.take();
        let dt3_dx: f64 = back.take();
        let k: f64 = back.take();
        let seed = ::autodiff::sweep::Seed::seed(seed);
        let record = DecayRecord {
            k,
            dt3_dx,
            dt3_dy_3,
            tape: ::autodiff::Tape::default(),
        };
        let (x_adj, k_adj) = Self::reverse_sweep(&record, back, seed.unwrap_or(0.0));
        if let ::core::option::Option::Some(adjoint) = sink_0.slot() {
            *adjoint = *adjoint + x_adj;
        }
        if let ::core::option::Option::Some(adjoint) = sink_1.slot() {
            *adjoint = *adjoint + k_adj;
        }
    }
    #[doc(hidden)]
    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
    #[inline]
    fn partials<Called>(
        called: Called,
        x: f64,
        k: f64,
        n: usize,
    ) -> (f64, (f64, f64, ()))
    where
        Called: 'static,
    {
        ::autodiff::sweep::check_callee(&called, &decay, "decay");
        let (value, gradient) = Self::value_and_gradient_sweep(x, k, n);
        let (x_adj, k_adj) = gradient;
        (value, (x_adj, k_adj, ()))
    }
}
///Evaluates [`decay`] and records what its reverse sweep needs: a copy of what it reads of slices and arrays is in the record.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn forward_decay(x: f64, k: f64, n: usize) -> (f64, DecayRecord) {
    decay::record(x, k, n)
}
///As [`forward_decay`], in the memory of a record that was [recycled](DecayRecord::recycle). The record borrows its arguments; nothing is copied.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn forward_decay_into(
    memory: DecayRecord,
    x: f64,
    k: f64,
    n: usize,
) -> (f64, DecayRecord) {
    let mut tape = memory.tape;
    tape.clear();
    let (value, mut record) = decay::forward_sweep(x, k, n, &mut tape);
    record.tape = tape;
    (value, record)
}
///The reverse sweep of [`decay`]: `seed` times its gradient. Leaves the record as it is.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn reverse_decay(record: &DecayRecord, seed: f64) -> (f64, f64) {
    decay::pullback(record, seed)
}
/**The reverse sweep of [`decay`]; **adds** to the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
fn reverse_decay_into(
    record: &DecayRecord,
    seed: f64,
    x_adj: &mut f64,
    k_adj: &mut f64,
) {
    decay::pullback_into(record, seed, x_adj, k_adj);
}
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
impl decay {
    #[inline(always)]
    fn gradient_sweep(x: f64, k: f64, n: usize) -> (f64, f64) {
        let mut loops_1 = ::autodiff::checkpoint::Checkpoints::default();
        let mut y: f64 = x;
        let mut checkpoints = ::autodiff::checkpoint::Checkpoints::new(
            ::autodiff::checkpoint::Policy::Sqrt,
            ::core::iter::Iterator::size_hint(&(0..n)).1,
            ::core::cfg!(debug_assertions),
        );
        for _ in 0..n {
            if checkpoints.due() {
                let state = checkpoints.keep();
                state.put(y);
            }
            y -= 0.1 * (k * y).sin();
        }
        if checkpoints.checks() {
            let state = checkpoints.last();
            state.put(y);
        }
        loops_1 = checkpoints;
        let y_3: f64 = y;
        let mut y_adj: f64 = x;
        let mut k_adj: f64 = -0.0;
        {
            let mut replay = loops_1.into_replay();
            let mut frame_0 = ::std::vec::Vec::new();
            while let ::core::option::Option::Some(turn) = replay.turn() {
                let (start, from, to) = (turn.start, turn.from, turn.to);
                let mut state = replay.state();
                let mut y_4: f64 = state.take();
                frame_0.clear();
                frame_0.reserve_exact(to - from);
                frame_0
                    .extend(
                        (from..to)
                            .map(|_| {
                                let y_5: f64 = y_4;
                                let t4: f64 = k * y_5;
                                let dt3_dt4: f64 = t4.cos();
                                y_4 -= 0.1 * t4.sin();
                                (y_5, dt3_dt4)
                            }),
                    );
                if replay.checks() {
                    let state = replay.probe();
                    let ends = [
                        {
                            state.put(y_4);
                            state.len()
                        },
                    ];
                    replay
                        .compare(
                            &ends,
                            &["y"],
                            ::core::concat!(
                                "the checkpointed `for` at ", ::core::file!(), ":",
                                ::core::line!()
                            ),
                        );
                }
                for &(y_5, dt3_dt4) in frame_0.iter().rev() {
                    let t4_adj: f64 = -y_adj * 0.1 * dt3_dt4;
                    k_adj += t4_adj * y_5;
                    y_adj += t4_adj * k;
                }
            }
        }
        let x_adj: f64 = y_3 + y_adj;
        let k_adj_2: f64 = k_adj;
        (x_adj + 0.0, k_adj_2 + 0.0)
    }
    #[inline(always)]
    fn value_and_gradient_sweep(x: f64, k: f64, n: usize) -> (f64, (f64, f64)) {
        let mut loops_1 = ::autodiff::checkpoint::Checkpoints::default();
        let mut y: f64 = x;
        let mut checkpoints = ::autodiff::checkpoint::Checkpoints::new(
            ::autodiff::checkpoint::Policy::Sqrt,
            ::core::iter::Iterator::size_hint(&(0..n)).1,
            ::core::cfg!(debug_assertions),
        );
        for _ in 0..n {
            if checkpoints.due() {
                let state = checkpoints.keep();
                state.put(y);
            }
            y -= 0.1 * (k * y).sin();
        }
        if checkpoints.checks() {
            let state = checkpoints.last();
            state.put(y);
        }
        loops_1 = checkpoints;
        let y_3: f64 = y;
        let value: f64 = x * y_3;
        let mut y_adj: f64 = x;
        let mut k_adj: f64 = -0.0;
        {
            let mut replay = loops_1.into_replay();
            let mut frame_0 = ::std::vec::Vec::new();
            while let ::core::option::Option::Some(turn) = replay.turn() {
                let (start, from, to) = (turn.start, turn.from, turn.to);
                let mut state = replay.state();
                let mut y_4: f64 = state.take();
                frame_0.clear();
                frame_0.reserve_exact(to - from);
                frame_0
                    .extend(
                        (from..to)
                            .map(|_| {
                                let y_5: f64 = y_4;
                                let t5: f64 = k * y_5;
                                let dt4_dt5: f64 = t5.cos();
                                y_4 -= 0.1 * t5.sin();
                                (y_5, dt4_dt5)
                            }),
                    );
                if replay.checks() {
                    let state = replay.probe();
                    let ends = [
                        {
                            state.put(y_4);
                            state.len()
                        },
                    ];
                    replay
                        .compare(
                            &ends,
                            &["y"],
                            ::core::concat!(
                                "the checkpointed `for` at ", ::core::file!(), ":",
                                ::core::line!()
                            ),
                        );
                }
                for &(y_5, dt4_dt5) in frame_0.iter().rev() {
                    let t5_adj: f64 = -y_adj * 0.1 * dt4_dt5;
                    k_adj += t5_adj * y_5;
                    y_adj += t5_adj * k;
                }
            }
        }
        let x_adj: f64 = y_3 + y_adj;
        let k_adj_2: f64 = k_adj;
        (value, (x_adj + 0.0, k_adj_2 + 0.0))
    }
}
///The gradient of [`decay`], in the shape of its parameters.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn grad_decay(x: f64, k: f64, n: usize) -> (f64, f64) {
    let (x_adj, k_adj) = decay::gradient_sweep(x, k, n);
    (x_adj, k_adj)
}
/**The gradient of [`decay`]; overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
fn grad_decay_into(x: f64, k: f64, n: usize, x_adj: &mut f64, k_adj: &mut f64) {
    let (x_adj_sum, k_adj_sum) = decay::gradient_sweep(x, k, n);
    *x_adj = x_adj_sum;
    *k_adj = k_adj_sum;
}
///The value of [`decay`] and its gradient.
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
#[must_use]
fn value_and_grad_decay(x: f64, k: f64, n: usize) -> (f64, (f64, f64)) {
    decay::value_and_gradient_sweep(x, k, n)
}
/**The value of [`decay`]; its gradient overwrites the buffers.

# Panics
If a buffer's length differs from its parameter's.*/
#[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
#[inline]
fn value_and_grad_decay_into(
    x: f64,
    k: f64,
    n: usize,
    x_adj: &mut f64,
    k_adj: &mut f64,
) -> f64 {
    let (value, (x_adj_sum, k_adj_sum)) = decay::value_and_gradient_sweep(x, k, n);
    *x_adj = x_adj_sum;
    *k_adj = k_adj_sum;
    value
}
