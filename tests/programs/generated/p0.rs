// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p0 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = 0.3 - a[(k + k) % a.len()];
            let mut v2 = w[k % w.len()].asinh();
            let mut v3 = v2 - w[(k + 1) % w.len()];
            v2 = v2 * 0.5 + (match k % 3 {
                0 => { w[0] }
                1 => { w[0 % w.len()] }
                _ => { v2 }
            });
            let mut v4 = v3 + v1;
            v2 + v3 + v2 + v1 + a[a.len() - 1 - (k + k) % a.len()] + w[(2 * k + 1) % w.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v3: f64 = (0..n).map(|i1| {
                let v2 = ALPHA;
                v2
            }).sum::<f64>();
            let mut r4 = [x, w[0] * w[0]];
            let mut m5: [[f64; 3]; 2] = [[x, ((n % 4) as f64), x], [1.25, v3, v3]];
            r4[0] -= w[0 % w.len()] * w[n % w.len()];
            let mut k6: usize = 1;
            {
                let mut v7 = m5[0][(3) % 3].sin();
            }
            match n % 4 {
                0 => {
                    let (mut v8, v9) = ({ x }, x + x);
                }
                1 => {
                    k6 = (k6 * 3 + 3) % 5;
                    let mut v10 = m5[(k6 + k6) % 2][0] + w[w.len() - 1 - (k6 + k6) % w.len()];
                }
                2 => {
                    v3 = m5[(0) % 2][2] % 1.75;
                    let v11 = v3 + x;
                }
                _ => {
                    m5[(2 * k6 + 1) % 2][(4) % 3] = m5[(2 * k6 + 1) % 2][(4) % 3] * 0.5 + m5[(3) % 2][1] / (x.abs() + 1.25);
                    let v12: f64;
                    if v3 >= -0.9 {
                        v12 = r4[0 % 2] - x;
                    } else {
                        v12 = ALPHA / (x.abs() + 1.25);
                    }
                }
            }
            (((n % 4) as f64) + ((n % 4) as f64)) * x.sin() + w[w.len() - 1 - (k6) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        #[differentiate(without(carry))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = 0.3 - a[(k + k) % a.len()];
            let mut v2 = w[k % w.len()].asinh();
            let mut v3 = v2 - w[(k + 1) % w.len()];
            v2 = v2 * 0.5 + (match k % 3 {
                0 => { w[0] }
                1 => { w[0 % w.len()] }
                _ => { v2 }
            });
            let mut v4 = v3 + v1;
            v2 + v3 + v2 + v1 + a[a.len() - 1 - (k + k) % a.len()] + w[(2 * k + 1) % w.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v3: f64 = (0..n).map(|i1| {
                let v2 = ALPHA;
                v2
            }).sum::<f64>();
            let mut r4 = [x, w[0] * w[0]];
            let mut m5: [[f64; 3]; 2] = [[x, ((n % 4) as f64), x], [1.25, v3, v3]];
            r4[0] -= w[0 % w.len()] * w[n % w.len()];
            let mut k6: usize = 1;
            {
                let mut v7 = m5[0][(3) % 3].sin();
            }
            match n % 4 {
                0 => {
                    let (mut v8, v9) = ({ x }, x + x);
                }
                1 => {
                    k6 = (k6 * 3 + 3) % 5;
                    let mut v10 = m5[(k6 + k6) % 2][0] + w[w.len() - 1 - (k6 + k6) % w.len()];
                }
                2 => {
                    v3 = m5[(0) % 2][2] % 1.75;
                    let v11 = v3 + x;
                }
                _ => {
                    m5[(2 * k6 + 1) % 2][(4) % 3] = m5[(2 * k6 + 1) % 2][(4) % 3] * 0.5 + m5[(3) % 2][1] / (x.abs() + 1.25);
                    let v12: f64;
                    if v3 >= -0.9 {
                        v12 = r4[0 % 2] - x;
                    } else {
                        v12 = ALPHA / (x.abs() + 1.25);
                    }
                }
            }
            (((n % 4) as f64) + ((n % 4) as f64)) * x.sin() + w[w.len() - 1 - (k6) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = lit(0.3) - a[(k + k) % a.len()];
            let mut v2 = w[k % w.len()].asinh();
            let mut v3 = v2 - w[(k + 1) % w.len()];
            v2 = v2 * lit(0.5) + (match k % 3 {
                0 => { w[0] }
                1 => { w[0 % w.len()] }
                _ => { v2 }
            });
            let mut v4 = v3 + v1;
            v2 + v3 + v2 + v1 + a[a.len() - 1 - (k + k) % a.len()] + w[(2 * k + 1) % w.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v3: D = (0..n).map(|i1| {
                let v2 = lit(ALPHA);
                v2
            }).sum::<D>();
            let mut r4 = [x, w[0] * w[0]];
            let mut m5: [[D; 3]; 2] = [[x, lit((n % 4) as f64), x], [lit(1.25), v3, v3]];
            { let right = w[0 % w.len()] * w[n % w.len()]; r4[0] -= right; }
            let mut k6: usize = 1;
            {
                let mut v7 = m5[0][(3) % 3].sin();
            }
            match n % 4 {
                0 => {
                    let (mut v8, v9) = ({ x }, x + x);
                }
                1 => {
                    k6 = (k6 * 3 + 3) % 5;
                    let mut v10 = m5[(k6 + k6) % 2][0] + w[w.len() - 1 - (k6 + k6) % w.len()];
                }
                2 => {
                    v3 = m5[(0) % 2][2] % lit(1.75);
                    let v11 = v3 + x;
                }
                _ => {
                    m5[(2 * k6 + 1) % 2][(4) % 3] = m5[(2 * k6 + 1) % 2][(4) % 3] * lit(0.5) + m5[(3) % 2][1] / (x.abs() + lit(1.25));
                    let v12: D;
                    if v3 >= lit(-0.9) {
                        v12 = r4[0 % 2] - x;
                    } else {
                        v12 = lit(ALPHA) / (x.abs() + lit(1.25));
                    }
                }
            }
            (lit((n % 4) as f64) + lit((n % 4) as f64)) * x.sin() + w[w.len() - 1 - (k6) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p0", false, |report| crate::check_program!(4, report));
    }
}

pub mod p1 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.75;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v2 = w.windows(2).take(k + k).map(|e1| w[(2 * k + 0) % w.len()] + a[a.len() - 1 - (k + 1) % a.len()]).sum::<f64>();
            let mut r4: [f64; 5] = [((k % 4) as f64), if (ALPHA >= 1.25) || (w[(k + k) % w.len()] <= v2) { a[0] } else {
                let v3 = v2;
                v2
            }, v2 - 0.25, (v2.abs() + 0.5).hypot(0.25), w[0 % w.len()] / (w[(2 * k + 2) % w.len()].abs() + 1.25)];
            match k % 3 {
                0 => {
                    {
                        let v5 = v2;
                    }
                }
                1 => {
                    r4[3] += v2 - ALPHA;
                }
                _ => {
                    fn inner6(s: f64, t: f64) -> f64 {
                        if t <= s {
                            return t * s;
                        }
                        s
                    }
                    let v7 = inner6(r4[0] * w[0 % w.len()], v2 / (w[(2 * k + 0) % w.len()].abs() + 1.25));
                }
            }
            w[0] - ((k % 4) as f64) - v2 + r4[5 - 1 - (k + k) % 5] + a[(k + 1) % a.len()] + w[(k + k) % w.len()]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[(n + n) % w.len()] + w[w.len() - 1 - (n) % w.len()];
            let w_len: usize = w.len();
            let mut k2: usize = 0;
            w[(w_len + 1) % w_len] -= h0(&mut w, &p, (2 * n + 2) % 4);
            if w_len % 3 == 1 {
                let mut r3 = vec![(v1 * v1 + 0.5).ln(); n % 5 + 1];
                let r3_len: usize = r3.len();
            } else {
                let mut k5: usize = 0;
                while (k5 < 1) && (v1 >= 0.3) {
                    k5 += 1;
                    let mut r6: [f64; 4] = [0.0; 4];
                }
            }
            let c7 = move |u7_0: f64| u7_0 - u7_0;
            (if n % 3 == 1 {
                w[0] /= w[0] * w[0] + 0.25;
                v1
            } else {
                v1 = w[0] * v1;
                v1
            }) + v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.75;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v2 = w.windows(2).take(k + k).map(|e1| w[(2 * k + 0) % w.len()] + a[a.len() - 1 - (k + 1) % a.len()]).sum::<f64>();
            let mut r4: [f64; 5] = [((k % 4) as f64), if (ALPHA >= 1.25) || (w[(k + k) % w.len()] <= v2) { a[0] } else {
                let v3 = v2;
                v2
            }, v2 - 0.25, (v2.abs() + 0.5).hypot(0.25), w[0 % w.len()] / (w[(2 * k + 2) % w.len()].abs() + 1.25)];
            match k % 3 {
                0 => {
                    {
                        let v5 = v2;
                    }
                }
                1 => {
                    r4[3] += v2 - ALPHA;
                }
                _ => {
                    fn inner6(s: f64, t: f64) -> f64 {
                        if t <= s {
                            return t * s;
                        }
                        s
                    }
                    let v7 = inner6(r4[0] * w[0 % w.len()], v2 / (w[(2 * k + 0) % w.len()].abs() + 1.25));
                }
            }
            w[0] - ((k % 4) as f64) - v2 + r4[5 - 1 - (k + k) % 5] + a[(k + 1) % a.len()] + w[(k + k) % w.len()]
        }
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[(n + n) % w.len()] + w[w.len() - 1 - (n) % w.len()];
            let w_len: usize = w.len();
            let mut k2: usize = 0;
            w[(w_len + 1) % w_len] -= h0(&mut w, &p, (2 * n + 2) % 4);
            if w_len % 3 == 1 {
                let mut r3 = vec![(v1 * v1 + 0.5).ln(); n % 5 + 1];
                let r3_len: usize = r3.len();
            } else {
                let mut k5: usize = 0;
                while (k5 < 1) && (v1 >= 0.3) {
                    k5 += 1;
                    let mut r6: [f64; 4] = [0.0; 4];
                }
            }
            let c7 = move |u7_0: f64| u7_0 - u7_0;
            (if n % 3 == 1 {
                w[0] /= w[0] * w[0] + 0.25;
                v1
            } else {
                v1 = w[0] * v1;
                v1
            }) + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.75;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v2 = w.windows(2).take(k + k).map(|e1| w[(2 * k + 0) % w.len()] + a[a.len() - 1 - (k + 1) % a.len()]).sum::<D>();
            let mut r4: [D; 5] = [lit((k % 4) as f64), if (lit(ALPHA) >= lit(1.25)) || (w[(k + k) % w.len()] <= v2) { a[0] } else {
                let v3 = v2;
                v2
            }, v2 - lit(0.25), (v2.abs() + lit(0.5)).hypot(lit(0.25)), w[0 % w.len()] / (w[(2 * k + 2) % w.len()].abs() + lit(1.25))];
            match k % 3 {
                0 => {
                    {
                        let v5 = v2;
                    }
                }
                1 => {
                    { let right = v2 - lit(ALPHA); r4[3] += right; }
                }
                _ => {
                    fn inner6(s: D, t: D) -> D {
                        if t <= s {
                            return t * s;
                        }
                        s
                    }
                    let v7 = inner6(r4[0] * w[0 % w.len()], v2 / (w[(2 * k + 0) % w.len()].abs() + lit(1.25)));
                }
            }
            w[0] - lit((k % 4) as f64) - v2 + r4[5 - 1 - (k + k) % 5] + a[(k + 1) % a.len()] + w[(k + k) % w.len()]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = w[(n + n) % w.len()] + w[w.len() - 1 - (n) % w.len()];
            let w_len: usize = w.len();
            let mut k2: usize = 0;
            { let right = h0(&mut w, &p, (2 * n + 2) % 4); w[(w_len + 1) % w_len] -= right; }
            if w_len % 3 == 1 {
                let mut r3 = vec![(v1 * v1 + lit(0.5)).ln(); n % 5 + 1];
                let r3_len: usize = r3.len();
            } else {
                let mut k5: usize = 0;
                while (k5 < 1) && (v1 >= lit(0.3)) {
                    k5 += 1;
                    let mut r6: [D; 4] = [lit(0.0); 4];
                }
            }
            let c7 = move |u7_0: D| u7_0 - u7_0;
            (if n % 3 == 1 {
                { let right = w[0] * w[0] + lit(0.25); w[0] /= right; }
                v1
            } else {
                v1 = w[0] * v1;
                v1
            }) + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p1", false, |report| crate::check_program!(2, report));
    }
}

pub mod p2 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = u * u;
            let mut v3: f64 = {
                let v2 = v1;
                0.75
            };
            let mut r4 = [u, p[3 - 1 - (4) % 3]];
            let mut v5: f64 = v1 - v1;
            'l6: for i7 in (0..4).step_by(2) {
                let c8 = |u8_0: f64, u8_1: f64| u8_0 * ({ u });
            }
            ({ 1.5 }) + v5 - v3 + v1 + u + r4[0] + p[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = w.iter().filter(|&&e1| e1 > -1.0).map(|&e1| 1.1_f64.tanh()).sum::<f64>();
            let mut v3 = w[(n + 1) % w.len()] * 1.1;
            v2 /= x * x + 1.25;
            let mut v5 = w.chunks(2).skip(1).map(|e4| x).sum::<f64>();
            let v6: f64 = 0.25;
            let v7 = v6 - ((n % 4) as f64);
            let r9: Vec<f64> = w.iter().map(|&e8| w[(n + n) % w.len()].min(w[0])).collect();
            let r9_len: usize = r9.len();
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = u * u;
            let mut v3: f64 = {
                let v2 = v1;
                0.75
            };
            let mut r4 = [u, p[3 - 1 - (4) % 3]];
            let mut v5: f64 = v1 - v1;
            'l6: for i7 in (0..4).step_by(2) {
                let c8 = |u8_0: f64, u8_1: f64| u8_0 * ({ u });
            }
            ({ 1.5 }) + v5 - v3 + v1 + u + r4[0] + p[0]
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = w.iter().filter(|&&e1| e1 > -1.0).map(|&e1| 1.1_f64.tanh()).sum::<f64>();
            let mut v3 = w[(n + 1) % w.len()] * 1.1;
            v2 /= x * x + 1.25;
            let mut v5 = w.chunks(2).skip(1).map(|e4| x).sum::<f64>();
            let v6: f64 = 0.25;
            let v7 = v6 - ((n % 4) as f64);
            let r9: Vec<f64> = w.iter().map(|&e8| w[(n + n) % w.len()].min(w[0])).collect();
            let r9_len: usize = r9.len();
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = u * u;
            let mut v3: D = {
                let v2 = v1;
                lit(0.75)
            };
            let mut r4 = [u, p[3 - 1 - (4) % 3]];
            let mut v5: D = v1 - v1;
            'l6: for i7 in (0..4).step_by(2) {
                let c8 = |u8_0: D, u8_1: D| u8_0 * ({ u });
            }
            ({ lit(1.5) }) + v5 - v3 + v1 + u + r4[0] + p[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2 = w.iter().filter(|&&e1| e1 > lit(-1.0)).map(|&e1| lit(1.1).tanh()).sum::<D>();
            let mut v3 = w[(n + 1) % w.len()] * lit(1.1);
            { let right = x * x + lit(1.25); v2 /= right; }
            let mut v5 = w.chunks(2).skip(1).map(|e4| x).sum::<D>();
            let v6: D = lit(0.25);
            let v7 = v6 - lit((n % 4) as f64);
            let r9: Vec<D> = w.iter().map(|&e8| w[(n + n) % w.len()].min(w[0])).collect();
            let r9_len: usize = r9.len();
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p2", false, |report| crate::check_program!(7, report));
    }
}

pub mod p3 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.75;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = ALPHA;
            let mut m2: [[f64; 3]; 2] = [[v1, v1, v1], [v1, v1, v1]];
            m2[0][1] -= if a[3 % a.len()] >= m2[1][(3) % 3] { v1 } else {
                let v3 = v1;
                a[0 % a.len()]
            };
            if a[2 % a.len()] <= 2.0 {
                if v1 < -1.25 {
                    fn inner4(s: f64, t: f64) -> f64 {
                        if s >= 0.3 {
                            return t;
                        }
                        (0..=1).rev().filter(|&i5| t < t).map(|i5| (1..4).take(i5 + i5).filter(|&i6| t <= s).map(|i6| t * t).sum::<f64>()).fold(t, |acc6, t6| 0.5 * acc6 + acc6 * t6)
                    }
                    let v1 = inner4(a.iter().map(|&e7| m2[(2) % 2][(2) % 3] / (v1.abs() + 0.5)).fold(1.25_f64, |acc7, t7| 0.5 * acc7 + a[0 % a.len()] * t7), v1 - v1);
                } else {
                    if v1 < v1 {
                        let v8 = v1;
                        if v1 > -0.75 {
                            const GAMMA_9: f64 = -0.75;
                            v1 = b[4 % b.len()] * v8 * GAMMA_9;
                            let mut v11 = {
                                let v10 = BETA;
                                v8
                            };
                        } else {
                            m2[(4) % 2][(2) % 3] = a[a.len() - 1 - (4) % a.len()] + v8;
                        }
                    } else {
                        m2[1][0] = v1;
                        v1 = v1;
                    }
                }
                for i13 in 0..0 {
                    let mut o14: Option<f64> = if v1 <= b[b.len() - 1 - (i13 + 1) % b.len()] { Some(v1 * v1) } else { None };
                }
            }
            a[0] + b[b.len() - 1 - (2) % b.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x - x;
            let mut v2 = {
                w[(n + 1) % w.len()] = w[(n + 1) % w.len()] * 0.5 + w[(n + n) % w.len()];
                BETA
            };
            let mut m3: [[f64; 2]; 2] = [[v2, w[0]], [w[0], w[0]]];
            v1 -= w[0 % w.len()].sin();
            w[(n + n) % w.len()] /= w[(2 * n + 0) % w.len()] * w[(2 * n + 0) % w.len()] + 0.5;
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * (w[(2 * i4 + 2) % w.len()] / (1.0 + w[(2 * i4 + 2) % w.len()] * w[(2 * i4 + 2) % w.len()])) + w[i4];
            }
            match n % 4 {
                0 => {
                    if m3[(n) % 2][(2 * n + 1) % 2] <= v2 {
                        let mut k5: usize = 0;
                        v1 += w.iter().zip(w.iter()).map(|(&e6, &z6)| f64::ln(v2 * v2 + 0.25)).sum::<f64>();
                    } else {
                        m3[(0) % 2][0] *= h0(&w[..], &w[..]).sin();
                    }
                }
                1 => {
                    if ALPHA <= 1.0 {
                        let c7 = |u7_0: f64| u7_0 - (match n % 4 {
                            0 => { u7_0 }
                            1 | 6 if x > -1.25 => {
                                let v8: f64 = x;
                                u7_0
                            }
                            2 => { ((n % 4) as f64) }
                            _ => { x }
                        });
                    } else {
                        let mut v9 = x;
                    }
                }
                2 if w[(2 * n + 2) % w.len()] >= v1 => {
                }
                _ => {
                    fn inner10(s: f64, t: f64) -> f64 {
                        if s >= -1.5 {
                            return t - s;
                        }
                        (1..2).map(|i11| ((i11 % 4) as f64) * ((i11 % 4) as f64)).fold(t, |acc11, t11| 0.5 * acc11 + 0.9 * t11)
                    }
                    let v12 = inner10(w[0].max(v2), (w[w.len() - 1 - (n + 1) % w.len()] * w[w.len() - 1 - (n + 1) % w.len()] + 0.5).hypot(m3[(0) % 2][0]));
                    for &e14 in w.iter() {
                        if w[w.len() - 1 - (n + 1) % w.len()] < v2 {
                            {
                                if n % 3 != 1 {
                                    break;
                                } else {
                                    let mut v15: f64 = v2 * v1;
                                }
                                let v16 = ((n % 4) as f64).clamp(-0.875, 1.375);
                            }
                        } else {
                            const GAMMA_17: f64 = 0.7;
                            v1 *= (match n % 2 {
                                0 => {
                                    v2 = v2;
                                    e14
                                }
                                _ => { e14 }
                            }).tanh() * GAMMA_17;
                        }
                        match n % 4 {
                            0 if e14 > 0.7 => {
                                let mut v19 = w.iter().map(|&e18| { e14 }).sum::<f64>();
                                let v20: f64;
                                if w[(n + 1) % w.len()] <= w[0] {
                                    v20 = v1 * x;
                                } else {
                                    v20 = v1 * v19;
                                }
                            }
                            1 => {
                                const GAMMA_21: f64 = 0.25;
                                m3[(2 * n + 2) % 2][0] = (x + x).tanh() * GAMMA_21;
                            }
                            2 => {
                                let v22 = (e14.abs() + 0.5).sqrt();
                            }
                            _ => {
                                let mut v23 = match n % 2 {
                                    0 => { w[(n + n) % w.len()] }
                                    _ => { v1 }
                                };
                                v1 = v1 * 0.5 + (0.9 * v2.sin()).acos();
                            }
                        }
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.75;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = ALPHA;
            let mut m2: [[f64; 3]; 2] = [[v1, v1, v1], [v1, v1, v1]];
            m2[0][1] -= if a[3 % a.len()] >= m2[1][(3) % 3] { v1 } else {
                let v3 = v1;
                a[0 % a.len()]
            };
            if a[2 % a.len()] <= 2.0 {
                if v1 < -1.25 {
                    fn inner4(s: f64, t: f64) -> f64 {
                        if s >= 0.3 {
                            return t;
                        }
                        (0..=1).rev().filter(|&i5| t < t).map(|i5| (1..4).take(i5 + i5).filter(|&i6| t <= s).map(|i6| t * t).sum::<f64>()).fold(t, |acc6, t6| 0.5 * acc6 + acc6 * t6)
                    }
                    let v1 = inner4(a.iter().map(|&e7| m2[(2) % 2][(2) % 3] / (v1.abs() + 0.5)).fold(1.25_f64, |acc7, t7| 0.5 * acc7 + a[0 % a.len()] * t7), v1 - v1);
                } else {
                    if v1 < v1 {
                        let v8 = v1;
                        if v1 > -0.75 {
                            const GAMMA_9: f64 = -0.75;
                            v1 = b[4 % b.len()] * v8 * GAMMA_9;
                            let mut v11 = {
                                let v10 = BETA;
                                v8
                            };
                        } else {
                            m2[(4) % 2][(2) % 3] = a[a.len() - 1 - (4) % a.len()] + v8;
                        }
                    } else {
                        m2[1][0] = v1;
                        v1 = v1;
                    }
                }
                for i13 in 0..0 {
                    let mut o14: Option<f64> = if v1 <= b[b.len() - 1 - (i13 + 1) % b.len()] { Some(v1 * v1) } else { None };
                }
            }
            a[0] + b[b.len() - 1 - (2) % b.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x - x;
            let mut v2 = {
                w[(n + 1) % w.len()] = w[(n + 1) % w.len()] * 0.5 + w[(n + n) % w.len()];
                BETA
            };
            let mut m3: [[f64; 2]; 2] = [[v2, w[0]], [w[0], w[0]]];
            v1 -= w[0 % w.len()].sin();
            w[(n + n) % w.len()] /= w[(2 * n + 0) % w.len()] * w[(2 * n + 0) % w.len()] + 0.5;
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * (w[(2 * i4 + 2) % w.len()] / (1.0 + w[(2 * i4 + 2) % w.len()] * w[(2 * i4 + 2) % w.len()])) + w[i4];
            }
            match n % 4 {
                0 => {
                    if m3[(n) % 2][(2 * n + 1) % 2] <= v2 {
                        let mut k5: usize = 0;
                        v1 += w.iter().zip(w.iter()).map(|(&e6, &z6)| f64::ln(v2 * v2 + 0.25)).sum::<f64>();
                    } else {
                        m3[(0) % 2][0] *= h0(&w[..], &w[..]).sin();
                    }
                }
                1 => {
                    if ALPHA <= 1.0 {
                        let c7 = |u7_0: f64| u7_0 - (match n % 4 {
                            0 => { u7_0 }
                            1 | 6 if x > -1.25 => {
                                let v8: f64 = x;
                                u7_0
                            }
                            2 => { ((n % 4) as f64) }
                            _ => { x }
                        });
                    } else {
                        let mut v9 = x;
                    }
                }
                2 if w[(2 * n + 2) % w.len()] >= v1 => {
                }
                _ => {
                    fn inner10(s: f64, t: f64) -> f64 {
                        if s >= -1.5 {
                            return t - s;
                        }
                        (1..2).map(|i11| ((i11 % 4) as f64) * ((i11 % 4) as f64)).fold(t, |acc11, t11| 0.5 * acc11 + 0.9 * t11)
                    }
                    let v12 = inner10(w[0].max(v2), (w[w.len() - 1 - (n + 1) % w.len()] * w[w.len() - 1 - (n + 1) % w.len()] + 0.5).hypot(m3[(0) % 2][0]));
                    for &e14 in w.iter() {
                        if w[w.len() - 1 - (n + 1) % w.len()] < v2 {
                            {
                                if n % 3 != 1 {
                                    break;
                                } else {
                                    let mut v15: f64 = v2 * v1;
                                }
                                let v16 = ((n % 4) as f64).clamp(-0.875, 1.375);
                            }
                        } else {
                            const GAMMA_17: f64 = 0.7;
                            v1 *= (match n % 2 {
                                0 => {
                                    v2 = v2;
                                    e14
                                }
                                _ => { e14 }
                            }).tanh() * GAMMA_17;
                        }
                        match n % 4 {
                            0 if e14 > 0.7 => {
                                let mut v19 = w.iter().map(|&e18| { e14 }).sum::<f64>();
                                let v20: f64;
                                if w[(n + 1) % w.len()] <= w[0] {
                                    v20 = v1 * x;
                                } else {
                                    v20 = v1 * v19;
                                }
                            }
                            1 => {
                                const GAMMA_21: f64 = 0.25;
                                m3[(2 * n + 2) % 2][0] = (x + x).tanh() * GAMMA_21;
                            }
                            2 => {
                                let v22 = (e14.abs() + 0.5).sqrt();
                            }
                            _ => {
                                let mut v23 = match n % 2 {
                                    0 => { w[(n + n) % w.len()] }
                                    _ => { v1 }
                                };
                                v1 = v1 * 0.5 + (0.9 * v2.sin()).acos();
                            }
                        }
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.75;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(ALPHA);
            let mut m2: [[D; 3]; 2] = [[v1, v1, v1], [v1, v1, v1]];
            { let right = if a[3 % a.len()] >= m2[1][(3) % 3] { v1 } else {
                let v3 = v1;
                a[0 % a.len()]
            }; m2[0][1] -= right; }
            if a[2 % a.len()] <= lit(2.0) {
                if v1 < lit(-1.25) {
                    fn inner4(s: D, t: D) -> D {
                        if s >= lit(0.3) {
                            return t;
                        }
                        (0..=1).rev().filter(|&i5| t < t).map(|i5| (1..4).take(i5 + i5).filter(|&i6| t <= s).map(|i6| t * t).sum::<D>()).fold(t, |acc6, t6| lit(0.5) * acc6 + acc6 * t6)
                    }
                    let v1 = inner4(a.iter().map(|&e7| m2[(2) % 2][(2) % 3] / (v1.abs() + lit(0.5))).fold(lit(1.25), |acc7, t7| lit(0.5) * acc7 + a[0 % a.len()] * t7), v1 - v1);
                } else {
                    if v1 < v1 {
                        let v8 = v1;
                        if v1 > lit(-0.75) {
                            const GAMMA_9: f64 = -0.75;
                            v1 = b[4 % b.len()] * v8 * lit(GAMMA_9);
                            let mut v11 = {
                                let v10 = lit(BETA);
                                v8
                            };
                        } else {
                            m2[(4) % 2][(2) % 3] = a[a.len() - 1 - (4) % a.len()] + v8;
                        }
                    } else {
                        m2[1][0] = v1;
                        v1 = v1;
                    }
                }
                for i13 in 0..0 {
                    let mut o14: Option<D> = if v1 <= b[b.len() - 1 - (i13 + 1) % b.len()] { Some(v1 * v1) } else { None };
                }
            }
            a[0] + b[b.len() - 1 - (2) % b.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x - x;
            let mut v2 = {
                w[(n + 1) % w.len()] = w[(n + 1) % w.len()] * lit(0.5) + w[(n + n) % w.len()];
                lit(BETA)
            };
            let mut m3: [[D; 2]; 2] = [[v2, w[0]], [w[0], w[0]]];
            { let right = w[0 % w.len()].sin(); v1 -= right; }
            { let right = w[(2 * n + 0) % w.len()] * w[(2 * n + 0) % w.len()] + lit(0.5); w[(n + n) % w.len()] /= right; }
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * (w[(2 * i4 + 2) % w.len()] / (lit(1.0) + w[(2 * i4 + 2) % w.len()] * w[(2 * i4 + 2) % w.len()])) + w[i4];
            }
            match n % 4 {
                0 => {
                    if m3[(n) % 2][(2 * n + 1) % 2] <= v2 {
                        let mut k5: usize = 0;
                        { let right = w.iter().zip(w.iter()).map(|(&e6, &z6)| D::ln(v2 * v2 + lit(0.25))).sum::<D>(); v1 += right; }
                    } else {
                        { let right = h0(&w[..], &w[..]).sin(); m3[(0) % 2][0] *= right; }
                    }
                }
                1 => {
                    if lit(ALPHA) <= lit(1.0) {
                        let c7 = |u7_0: D| u7_0 - (match n % 4 {
                            0 => { u7_0 }
                            1 | 6 if x > lit(-1.25) => {
                                let v8: D = x;
                                u7_0
                            }
                            2 => { lit((n % 4) as f64) }
                            _ => { x }
                        });
                    } else {
                        let mut v9 = x;
                    }
                }
                2 if w[(2 * n + 2) % w.len()] >= v1 => {
                }
                _ => {
                    fn inner10(s: D, t: D) -> D {
                        if s >= lit(-1.5) {
                            return t - s;
                        }
                        (1..2).map(|i11| lit((i11 % 4) as f64) * lit((i11 % 4) as f64)).fold(t, |acc11, t11| lit(0.5) * acc11 + lit(0.9) * t11)
                    }
                    let v12 = inner10(w[0].max(v2), (w[w.len() - 1 - (n + 1) % w.len()] * w[w.len() - 1 - (n + 1) % w.len()] + lit(0.5)).hypot(m3[(0) % 2][0]));
                    for &e14 in w.iter() {
                        if w[w.len() - 1 - (n + 1) % w.len()] < v2 {
                            {
                                if n % 3 != 1 {
                                    break;
                                } else {
                                    let mut v15: D = v2 * v1;
                                }
                                let v16 = lit((n % 4) as f64).clamp(lit(-0.875), lit(1.375));
                            }
                        } else {
                            const GAMMA_17: f64 = 0.7;
                            { let right = (match n % 2 {
                                0 => {
                                    v2 = v2;
                                    e14
                                }
                                _ => { e14 }
                            }).tanh() * lit(GAMMA_17); v1 *= right; }
                        }
                        match n % 4 {
                            0 if e14 > lit(0.7) => {
                                let mut v19 = w.iter().map(|&e18| { e14 }).sum::<D>();
                                let v20: D;
                                if w[(n + 1) % w.len()] <= w[0] {
                                    v20 = v1 * x;
                                } else {
                                    v20 = v1 * v19;
                                }
                            }
                            1 => {
                                const GAMMA_21: f64 = 0.25;
                                m3[(2 * n + 2) % 2][0] = (x + x).tanh() * lit(GAMMA_21);
                            }
                            2 => {
                                let v22 = (e14.abs() + lit(0.5)).sqrt();
                            }
                            _ => {
                                let mut v23 = match n % 2 {
                                    0 => { w[(n + n) % w.len()] }
                                    _ => { v1 }
                                };
                                v1 = v1 * lit(0.5) + (lit(0.9) * v2.sin()).acos();
                            }
                        }
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p3", false, |report| crate::check_program!(7, report));
    }
}

pub mod p4 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let r3 = [y, y, y - x, (1..n).map(|i2| v1).fold(v1, |acc2, t2| acc2.sin() + 0.7 * t2)];
            let mut m4: [[f64; 3]; 2] = [[r3[(2 * n + 2) % 4], 1.0, x], [x, v1, y]];
            v1 -= -1.1 * r3[2];
            let mut k5: usize = 3;
            m4[(n) % 2][2] *= v1.sin().exp().max(-2.25).min(2.375);
            const GAMMA_6: f64 = 1.0;
            m4[(n + 1) % 2][(3) % 3] = y * x * GAMMA_6;
            if k5 % 3 < 1 {
                m4[(k5) % 2][(k5) % 3] += y - m4[0][2];
                return r3[1 % 4] * v1;
            }
            0.125 - -0.5
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let r3 = [y, y, y - x, (1..n).map(|i2| v1).fold(v1, |acc2, t2| acc2.sin() + 0.7 * t2)];
            let mut m4: [[f64; 3]; 2] = [[r3[(2 * n + 2) % 4], 1.0, x], [x, v1, y]];
            v1 -= -1.1 * r3[2];
            let mut k5: usize = 3;
            m4[(n) % 2][2] *= v1.sin().exp().max(-2.25).min(2.375);
            const GAMMA_6: f64 = 1.0;
            m4[(n + 1) % 2][(3) % 3] = y * x * GAMMA_6;
            if k5 % 3 < 1 {
                m4[(k5) % 2][(k5) % 3] += y - m4[0][2];
                return r3[1 % 4] * v1;
            }
            0.125 - -0.5
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let r3 = [y, y, y - x, (1..n).map(|i2| v1).fold(v1, |acc2, t2| acc2.sin() + lit(0.7) * t2)];
            let mut m4: [[D; 3]; 2] = [[r3[(2 * n + 2) % 4], lit(1.0), x], [x, v1, y]];
            { let right = lit(-1.1) * r3[2]; v1 -= right; }
            let mut k5: usize = 3;
            { let right = v1.sin().exp().max(lit(-2.25)).min(lit(2.375)); m4[(n) % 2][2] *= right; }
            const GAMMA_6: f64 = 1.0;
            m4[(n + 1) % 2][(3) % 3] = y * x * lit(GAMMA_6);
            if k5 % 3 < 1 {
                { let right = y - m4[0][2]; m4[(k5) % 2][(k5) % 3] += right; }
                return r3[1 % 4] * v1;
            }
            lit(0.125) - lit(-0.5)
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p4", false, |report| crate::check_program!(0, report));
    }
}

pub mod p5 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1: f64 = match k % 4 {
                0 => { ALPHA }
                1 | 6 => { u }
                2 => { u }
                _ => { a[0] }
            };
            let mut m2: [[f64; 2]; 3] = [[u, u], [u, a[(k + 1) % a.len()]], [a[k % a.len()], a[a.len() - 1 - (0) % a.len()]]];
            let v3 = f64::atan2(u, m2[(k + k) % 3][(k + 1) % 2].abs() + 0.25);
            let o4: Option<f64> = if v3 < a[0] { Some(u) } else { None };
            let mut u = v3 + v3;
            v1 / (a[2 % a.len()].abs() + 1.25) - v3 + a[a.len() - 1 - (k + k) % a.len()]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut v1 = y + y;
            let mut r2 = vec![0.125, v1 * x, ALPHA + ((n % 4) as f64), -x, f64::clamp(ALPHA, -0.875, 1.375)];
            let r2_len: usize = r2.len();
            'l3: for i4 in 1..n {
                for i6 in 0..i4 % 4 {
                    match i4 % 2 {
                        0 => {
                            r2[(2 * i4 + 0) % r2_len] += 0.25 * -v1;
                        }
                        _ => {
                            {
                                r2[(r2_len) % r2_len] *= h0(&r2, r2[0 % r2.len()], (i6) % 4).sin();
                                v1 *= r2.iter().fold(x, |acc7, &e7| acc7.sin() + ALPHA * e7).atan();
                            }
                            r2[(r2_len + r2_len) % r2_len] = r2[(r2_len + r2_len) % r2_len] * 0.5 + v1.floor();
                        }
                    }
                }
                if r2_len % 3 < 1 {
                    continue 'l3;
                }
            }
            y + y + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1: f64 = match k % 4 {
                0 => { ALPHA }
                1 | 6 => { u }
                2 => { u }
                _ => { a[0] }
            };
            let mut m2: [[f64; 2]; 3] = [[u, u], [u, a[(k + 1) % a.len()]], [a[k % a.len()], a[a.len() - 1 - (0) % a.len()]]];
            let v3 = f64::atan2(u, m2[(k + k) % 3][(k + 1) % 2].abs() + 0.25);
            let o4: Option<f64> = if v3 < a[0] { Some(u) } else { None };
            let mut u = v3 + v3;
            v1 / (a[2 % a.len()].abs() + 1.25) - v3 + a[a.len() - 1 - (k + k) % a.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut v1 = y + y;
            let mut r2 = vec![0.125, v1 * x, ALPHA + ((n % 4) as f64), -x, f64::clamp(ALPHA, -0.875, 1.375)];
            let r2_len: usize = r2.len();
            'l3: for i4 in 1..n {
                for i6 in 0..i4 % 4 {
                    match i4 % 2 {
                        0 => {
                            r2[(2 * i4 + 0) % r2_len] += 0.25 * -v1;
                        }
                        _ => {
                            {
                                r2[(r2_len) % r2_len] *= h0(&r2, r2[0 % r2.len()], (i6) % 4).sin();
                                v1 *= r2.iter().fold(x, |acc7, &e7| acc7.sin() + ALPHA * e7).atan();
                            }
                            r2[(r2_len + r2_len) % r2_len] = r2[(r2_len + r2_len) % r2_len] * 0.5 + v1.floor();
                        }
                    }
                }
                if r2_len % 3 < 1 {
                    continue 'l3;
                }
            }
            y + y + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.7;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1: D = match k % 4 {
                0 => { lit(ALPHA) }
                1 | 6 => { u }
                2 => { u }
                _ => { a[0] }
            };
            let mut m2: [[D; 2]; 3] = [[u, u], [u, a[(k + 1) % a.len()]], [a[k % a.len()], a[a.len() - 1 - (0) % a.len()]]];
            let v3 = D::atan2(u, m2[(k + k) % 3][(k + 1) % 2].abs() + lit(0.25));
            let o4: Option<D> = if v3 < a[0] { Some(u) } else { None };
            let mut u = v3 + v3;
            v1 / (a[2 % a.len()].abs() + lit(1.25)) - v3 + a[a.len() - 1 - (k + k) % a.len()]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let mut v1 = y + y;
            let mut r2 = vec![lit(0.125), v1 * x, lit(ALPHA) + lit((n % 4) as f64), -x, D::clamp(lit(ALPHA), lit(-0.875), lit(1.375))];
            let r2_len: usize = r2.len();
            'l3: for i4 in 1..n {
                for i6 in 0..i4 % 4 {
                    match i4 % 2 {
                        0 => {
                            { let right = lit(0.25) * -v1; r2[(2 * i4 + 0) % r2_len] += right; }
                        }
                        _ => {
                            {
                                { let right = h0(&r2, r2[0 % r2.len()], (i6) % 4).sin(); r2[(r2_len) % r2_len] *= right; }
                                { let right = r2.iter().fold(x, |acc7, &e7| acc7.sin() + lit(ALPHA) * e7).atan(); v1 *= right; }
                            }
                            r2[(r2_len + r2_len) % r2_len] = r2[(r2_len + r2_len) % r2_len] * lit(0.5) + v1.floor();
                        }
                    }
                }
                if r2_len % 3 < 1 {
                    continue 'l3;
                }
            }
            y + y + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p5", false, |report| crate::check_program!(0, report));
    }
}

pub mod p6 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x.sin();
            let mut r2: Vec<f64> = vec![((n % 4) as f64) * v1, v1.max(w[n % w.len()]), x + x];
            let r2_len: usize = r2.len();
            for i4 in 1..n {
                for _ in (1..r2.len()).step_by(2) {
                    let mut k8: usize = 0;
                    let v9: f64 = 'l7: loop {
                        if k8 >= 6 {
                            break x;
                        }
                        k8 += 1;
                        w[0] = 0.5_f64.clamp(-2.125, 1.875);
                    };
                }
            }
            if n % 2 < 1 {
                return x;
            }
            (if r2[0] > 0.125 { v1 } else { w[w.len() - 1 - (2 * r2_len + 1) % w.len()] }) * x + r2[(r2_len + 1) % r2.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x.sin();
            let mut r2: Vec<f64> = vec![((n % 4) as f64) * v1, v1.max(w[n % w.len()]), x + x];
            let r2_len: usize = r2.len();
            for i4 in 1..n {
                for _ in (1..r2.len()).step_by(2) {
                    let mut k8: usize = 0;
                    let v9: f64 = 'l7: loop {
                        if k8 >= 6 {
                            break x;
                        }
                        k8 += 1;
                        w[0] = 0.5_f64.clamp(-2.125, 1.875);
                    };
                }
            }
            if n % 2 < 1 {
                return x;
            }
            (if r2[0] > 0.125 { v1 } else { w[w.len() - 1 - (2 * r2_len + 1) % w.len()] }) * x + r2[(r2_len + 1) % r2.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x.sin();
            let mut r2: Vec<D> = vec![lit((n % 4) as f64) * v1, v1.max(w[n % w.len()]), x + x];
            let r2_len: usize = r2.len();
            for i4 in 1..n {
                for _ in (1..r2.len()).step_by(2) {
                    let mut k8: usize = 0;
                    let v9: D = 'l7: loop {
                        if k8 >= 6 {
                            break x;
                        }
                        k8 += 1;
                        w[0] = lit(0.5).clamp(lit(-2.125), lit(1.875));
                    };
                }
            }
            if n % 2 < 1 {
                return x;
            }
            (if r2[0] > lit(0.125) { v1 } else { w[w.len() - 1 - (2 * r2_len + 1) % w.len()] }) * x + r2[(r2_len + 1) % r2.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p6", false, |report| crate::check_program!(4, report));
    }
}

pub mod p7 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut u = u;
            let mut v1 = u + u;
            let mut r5 = [if u < 0.3 {
                let v2 = v1;
                w[0]
            } else { w[4 % w.len()] }, {
                let v3: f64 = u;
                v1
            }, (1..0).map(|i4| 2.0 + u).sum::<f64>()];
            v1 -= u;
            for e7 in w.iter_mut() {
                let mut k9: usize = 0;
                let v17: f64 = loop {
                    if k9 >= 2 {
                        break r5[1] - v1;
                    }
                    k9 += 1;
                    'l10: for i11 in 0..6 {
                        let v12: f64;
                        if 0.5_f64 < 0.25 {
                            v12 = if (r5[1] <= ((k9 % 4) as f64)) || (v1 < 0.9) { u } else {
                                let e7 = *e7;
                                r5[(k9 + 1) % 3]
                            };
                        } else {
                            v12 = u;
                        }
                        v1 += 0.25 * r5[0];
                    }
                    fn inner13(s: f64, t: f64) -> f64 {
                        if (s <= 1.1) || (t <= 0.5) {
                            return (0.9 * t.sin()).asin();
                        }
                        t - s
                    }
                    let v16 = inner13(r5.iter().skip(2).map(|&e14| match k9 % 4 {
                        0 => { *e7 }
                        1 => { -1.5_f64 }
                        2 => { ((k9 % 4) as f64) }
                        _ => {
                            let v15 = r5[0];
                            ((k9 % 4) as f64)
                        }
                    }).sum::<f64>(), r5[k9 % 3] * u);
                };
                for e19 in r5 {
                    if *e7 < -0.125 {
                        break;
                    } else {
                        if u >= -0.125 {
                            let (mut v20, v21) = (1.5_f64, e19);
                        } else {
                            if r5[1] >= 0.5 {
                                continue;
                            }
                            let mut k23: usize = 0;
                            while (k23 < 0) && (v1 >= 0.3) {
                                k23 += 1;
                                *e7 = (e19 * r5[(k9 + 1) % 3]).sin();
                            }
                        }
                    }
                }
            }
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x + x;
            let mut v2 = v1 - x;
            {
                let mut m3: [[f64; 2]; 3] = [[v1, v2], [v1, v2], [0.125, p[2]]];
            }
            v1 -= p[0] + v1;
            if !(v2 > 1.5) {
                let v4: f64;
                if 1.0_f64 < 0.125 {
                    v4 = (v1.abs() + 0.5).ln();
                } else {
                    v4 = v1 * x;
                }
            }
            [v2 - p[n % 3] + v2.sin() + v1 + p[2], 0.25 + p[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut u = u;
            let mut v1 = u + u;
            let mut r5 = [if u < 0.3 {
                let v2 = v1;
                w[0]
            } else { w[4 % w.len()] }, {
                let v3: f64 = u;
                v1
            }, (1..0).map(|i4| 2.0 + u).sum::<f64>()];
            v1 -= u;
            for e7 in w.iter_mut() {
                let mut k9: usize = 0;
                let v17: f64 = loop {
                    if k9 >= 2 {
                        break r5[1] - v1;
                    }
                    k9 += 1;
                    'l10: for i11 in 0..6 {
                        let v12: f64;
                        if 0.5_f64 < 0.25 {
                            v12 = if (r5[1] <= ((k9 % 4) as f64)) || (v1 < 0.9) { u } else {
                                let e7 = *e7;
                                r5[(k9 + 1) % 3]
                            };
                        } else {
                            v12 = u;
                        }
                        v1 += 0.25 * r5[0];
                    }
                    fn inner13(s: f64, t: f64) -> f64 {
                        if (s <= 1.1) || (t <= 0.5) {
                            return (0.9 * t.sin()).asin();
                        }
                        t - s
                    }
                    let v16 = inner13(r5.iter().skip(2).map(|&e14| match k9 % 4 {
                        0 => { *e7 }
                        1 => { -1.5_f64 }
                        2 => { ((k9 % 4) as f64) }
                        _ => {
                            let v15 = r5[0];
                            ((k9 % 4) as f64)
                        }
                    }).sum::<f64>(), r5[k9 % 3] * u);
                };
                for e19 in r5 {
                    if *e7 < -0.125 {
                        break;
                    } else {
                        if u >= -0.125 {
                            let (mut v20, v21) = (1.5_f64, e19);
                        } else {
                            if r5[1] >= 0.5 {
                                continue;
                            }
                            let mut k23: usize = 0;
                            while (k23 < 0) && (v1 >= 0.3) {
                                k23 += 1;
                                *e7 = (e19 * r5[(k9 + 1) % 3]).sin();
                            }
                        }
                    }
                }
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x + x;
            let mut v2 = v1 - x;
            {
                let mut m3: [[f64; 2]; 3] = [[v1, v2], [v1, v2], [0.125, p[2]]];
            }
            v1 -= p[0] + v1;
            if !(v2 > 1.5) {
                let v4: f64;
                if 1.0_f64 < 0.125 {
                    v4 = (v1.abs() + 0.5).ln();
                } else {
                    v4 = v1 * x;
                }
            }
            [v2 - p[n % 3] + v2.sin() + v1 + p[2], 0.25 + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], u: D) {
            let mut u = u;
            let mut v1 = u + u;
            let mut r5 = [if u < lit(0.3) {
                let v2 = v1;
                w[0]
            } else { w[4 % w.len()] }, {
                let v3: D = u;
                v1
            }, (1..0).map(|i4| lit(2.0) + u).sum::<D>()];
            { let right = u; v1 -= right; }
            for e7 in w.iter_mut() {
                let mut k9: usize = 0;
                let v17: D = loop {
                    if k9 >= 2 {
                        break r5[1] - v1;
                    }
                    k9 += 1;
                    'l10: for i11 in 0..6 {
                        let v12: D;
                        if lit(0.5) < lit(0.25) {
                            v12 = if (r5[1] <= lit((k9 % 4) as f64)) || (v1 < lit(0.9)) { u } else {
                                let e7 = *e7;
                                r5[(k9 + 1) % 3]
                            };
                        } else {
                            v12 = u;
                        }
                        { let right = lit(0.25) * r5[0]; v1 += right; }
                    }
                    fn inner13(s: D, t: D) -> D {
                        if (s <= lit(1.1)) || (t <= lit(0.5)) {
                            return (lit(0.9) * t.sin()).asin();
                        }
                        t - s
                    }
                    let v16 = inner13(r5.iter().skip(2).map(|&e14| match k9 % 4 {
                        0 => { *e7 }
                        1 => { lit(-1.5) }
                        2 => { lit((k9 % 4) as f64) }
                        _ => {
                            let v15 = r5[0];
                            lit((k9 % 4) as f64)
                        }
                    }).sum::<D>(), r5[k9 % 3] * u);
                };
                for e19 in r5 {
                    if *e7 < lit(-0.125) {
                        break;
                    } else {
                        if u >= lit(-0.125) {
                            let (mut v20, v21) = (lit(1.5), e19);
                        } else {
                            if r5[1] >= lit(0.5) {
                                continue;
                            }
                            let mut k23: usize = 0;
                            while (k23 < 0) && (v1 >= lit(0.3)) {
                                k23 += 1;
                                *e7 = (e19 * r5[(k9 + 1) % 3]).sin();
                            }
                        }
                    }
                }
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x + x;
            let mut v2 = v1 - x;
            {
                let mut m3: [[D; 2]; 3] = [[v1, v2], [v1, v2], [lit(0.125), p[2]]];
            }
            { let right = p[0] + v1; v1 -= right; }
            if !(v2 > lit(1.5)) {
                let v4: D;
                if lit(1.0) < lit(0.125) {
                    v4 = (v1.abs() + lit(0.5)).ln();
                } else {
                    v4 = v1 * x;
                }
            }
            [v2 - p[n % 3] + v2.sin() + v1 + p[2], lit(0.25) + p[0]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p7", false, |report| crate::check_program!(6, report));
    }
}

pub mod p8 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = u;
            let mut u = v1 + u;
            for i3 in 0..6 {
                let mut k5: usize = 0;
                loop {
                    if k5 >= 3 {
                        break;
                    }
                    k5 += 1;
                    (u, v1) = (u.clamp(-2.125, 1.875), u.atan());
                    let mut v6 = 0.5 * v1;
                }
                if v1 <= 0.5 {
                    let mut v7 = v1;
                    let (mut v8, v9) = (u * ALPHA, u - u);
                }
            }
            (1..=k).take(1).map(|i10| -2.0_f64).sum::<f64>() + v1 + 0.5 * h0((v1 - u).atan(), k - 1) + 0.5 * h0(((k % 4) as f64) / (1.0 + ((k % 4) as f64) * ((k % 4) as f64)), k - 1)
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x * a[n % a.len()];
            let mut r2 = vec![a[(n + 1) % a.len()] / (v1.abs() + 0.25); 2];
            let r2_len: usize = r2.len();
            for i4 in (0..n).step_by(2) {
                for i6 in 0..3 {
                    fn inner7(s: f64, t: f64) -> f64 {
                        if s > s {
                            return t - t;
                        }
                        s
                    }
                    let v8 = inner7((v1 * v1 + 1.25 + 1.0).acosh(), r2[(i6 + n) % r2.len()] * a[0]);
                    let mut v9 = x - ((r2_len % 4) as f64);
                }
            }
            if ALPHA > -1.25 {
            } else {
                fn inner10(s: f64, t: f64) -> f64 {
                    if t > 1.5 {
                        return { t };
                    }
                    { 1.25 }
                }
                let v11 = inner10(x, x + -0.25);
            }
            (v1 - v1 + x + r2[r2.len() - 1 - (r2_len + 1) % r2.len()] + a[(r2_len + n) % a.len()], (x + v1) * v1 + x.sin() + r2[0] + a[(r2_len + 1) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate(without(tidy))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = u;
            let mut u = v1 + u;
            for i3 in 0..6 {
                let mut k5: usize = 0;
                loop {
                    if k5 >= 3 {
                        break;
                    }
                    k5 += 1;
                    (u, v1) = (u.clamp(-2.125, 1.875), u.atan());
                    let mut v6 = 0.5 * v1;
                }
                if v1 <= 0.5 {
                    let mut v7 = v1;
                    let (mut v8, v9) = (u * ALPHA, u - u);
                }
            }
            (1..=k).take(1).map(|i10| -2.0_f64).sum::<f64>() + v1 + 0.5 * h0((v1 - u).atan(), k - 1) + 0.5 * h0(((k % 4) as f64) / (1.0 + ((k % 4) as f64) * ((k % 4) as f64)), k - 1)
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x * a[n % a.len()];
            let mut r2 = vec![a[(n + 1) % a.len()] / (v1.abs() + 0.25); 2];
            let r2_len: usize = r2.len();
            for i4 in (0..n).step_by(2) {
                for i6 in 0..3 {
                    fn inner7(s: f64, t: f64) -> f64 {
                        if s > s {
                            return t - t;
                        }
                        s
                    }
                    let v8 = inner7((v1 * v1 + 1.25 + 1.0).acosh(), r2[(i6 + n) % r2.len()] * a[0]);
                    let mut v9 = x - ((r2_len % 4) as f64);
                }
            }
            if ALPHA > -1.25 {
            } else {
                fn inner10(s: f64, t: f64) -> f64 {
                    if t > 1.5 {
                        return { t };
                    }
                    { 1.25 }
                }
                let v11 = inner10(x, x + -0.25);
            }
            (v1 - v1 + x + r2[r2.len() - 1 - (r2_len + 1) % r2.len()] + a[(r2_len + n) % a.len()], (x + v1) * v1 + x.sin() + r2[0] + a[(r2_len + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 2.0;
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut v1 = u;
            let mut u = v1 + u;
            for i3 in 0..6 {
                let mut k5: usize = 0;
                loop {
                    if k5 >= 3 {
                        break;
                    }
                    k5 += 1;
                    (u, v1) = (u.clamp(lit(-2.125), lit(1.875)), u.atan());
                    let mut v6 = lit(0.5) * v1;
                }
                if v1 <= lit(0.5) {
                    let mut v7 = v1;
                    let (mut v8, v9) = (u * lit(ALPHA), u - u);
                }
            }
            (1..=k).take(1).map(|i10| lit(-2.0)).sum::<D>() + v1 + lit(0.5) * h0((v1 - u).atan(), k - 1) + lit(0.5) * h0(lit((k % 4) as f64) / (lit(1.0) + lit((k % 4) as f64) * lit((k % 4) as f64)), k - 1)
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = x * a[n % a.len()];
            let mut r2 = vec![a[(n + 1) % a.len()] / (v1.abs() + lit(0.25)); 2];
            let r2_len: usize = r2.len();
            for i4 in (0..n).step_by(2) {
                for i6 in 0..3 {
                    fn inner7(s: D, t: D) -> D {
                        if s > s {
                            return t - t;
                        }
                        s
                    }
                    let v8 = inner7((v1 * v1 + lit(1.25) + lit(1.0)).acosh(), r2[(i6 + n) % r2.len()] * a[0]);
                    let mut v9 = x - lit((r2_len % 4) as f64);
                }
            }
            if lit(ALPHA) > lit(-1.25) {
            } else {
                fn inner10(s: D, t: D) -> D {
                    if t > lit(1.5) {
                        return { t };
                    }
                    { lit(1.25) }
                }
                let v11 = inner10(x, x + lit(-0.25));
            }
            (v1 - v1 + x + r2[r2.len() - 1 - (r2_len + 1) % r2.len()] + a[(r2_len + n) % a.len()], (x + v1) * v1 + x.sin() + r2[0] + a[(r2_len + 1) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p8", false, |report| crate::check_program!(3, report));
    }
}

pub mod p9 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut u: f64 = ((k % 4) as f64) / (u.abs() + 0.25);
            let mut v2 = {
                let v1 = u;
                v1
            };
            let mut r3 = [u * v2, v2 / (v2 * v2 + 1.25), u, u];
            u *= 1.5_f64.tanh();
            u -= 1.25 + u;
            r3.swap(3, 3);
            v2 * v2 + u + r3[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut r2: [f64; 4] = [0.0; 4];
            w[(n + 1) % w.len()] = v1;
            for (i4, e4) in r2.iter().enumerate() {
                let mut p6: (f64, f64) = (r2.iter().rev().map(|&e5| v1 - -0.5_f64).fold(w[(2 * n + 1) % w.len()], |acc5, t5| acc5.sin() + x * t5), v1 * *e4);
                for i7 in 1..w.len() {
                    w[i7] *= (w[i7 - 1] - w[i7]).cos();
                }
            }
            let mut k8: usize = 1;
            const GAMMA_9: f64 = 0.9;
            v1 += v1 * x * GAMMA_9;
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut u: f64 = ((k % 4) as f64) / (u.abs() + 0.25);
            let mut v2 = {
                let v1 = u;
                v1
            };
            let mut r3 = [u * v2, v2 / (v2 * v2 + 1.25), u, u];
            u *= 1.5_f64.tanh();
            u -= 1.25 + u;
            r3.swap(3, 3);
            v2 * v2 + u + r3[0]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut r2: [f64; 4] = [0.0; 4];
            w[(n + 1) % w.len()] = v1;
            for (i4, e4) in r2.iter().enumerate() {
                let mut p6: (f64, f64) = (r2.iter().rev().map(|&e5| v1 - -0.5_f64).fold(w[(2 * n + 1) % w.len()], |acc5, t5| acc5.sin() + x * t5), v1 * *e4);
                for i7 in 1..w.len() {
                    w[i7] *= (w[i7 - 1] - w[i7]).cos();
                }
            }
            let mut k8: usize = 1;
            const GAMMA_9: f64 = 0.9;
            v1 += v1 * x * GAMMA_9;
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            let mut u: D = lit((k % 4) as f64) / (u.abs() + lit(0.25));
            let mut v2 = {
                let v1 = u;
                v1
            };
            let mut r3 = [u * v2, v2 / (v2 * v2 + lit(1.25)), u, u];
            { let right = lit(1.5).tanh(); u *= right; }
            { let right = lit(1.25) + u; u -= right; }
            r3.swap(3, 3);
            v2 * v2 + u + r3[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut r2: [D; 4] = [lit(0.0); 4];
            w[(n + 1) % w.len()] = v1;
            for (i4, e4) in r2.iter().enumerate() {
                let mut p6: (D, D) = (r2.iter().rev().map(|&e5| v1 - lit(-0.5)).fold(w[(2 * n + 1) % w.len()], |acc5, t5| acc5.sin() + x * t5), v1 * *e4);
                for i7 in 1..w.len() {
                    { let right = (w[i7 - 1] - w[i7]).cos(); w[i7] *= right; }
                }
            }
            let mut k8: usize = 1;
            const GAMMA_9: f64 = 0.9;
            { let right = v1 * x * lit(GAMMA_9); v1 += right; }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p9", false, |report| crate::check_program!(7, report));
    }
}

pub mod p10 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 0.7 + b[4 % b.len()];
            'l2: for i3 in 0..7 {
                let mut r5: [f64; 4] = [v1.max(v1), v1 * v1, {
                    let v4 = v1;
                    a[1 % a.len()]
                }, a[(i3 + 1) % a.len()]];
            }
            if (v1 > v1) && (a[1 % a.len()] < 0.125) {
                const GAMMA_6: f64 = 0.75;
                v1 += (v1 + b[b.len() - 1 - (2) % b.len()]) * GAMMA_6;
            }
            ({ b[0] }) + b[b.len() - 1 - (2) % b.len()] + a[4 % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x * x;
            let mut v2 = v1 - v1;
            let mut r3 = vec![v1, h0(&p[..], &p), p[n % 3], v1, v2];
            let r3_len: usize = r3.len();
            {
                for e5 in r3.iter() {
                    v2 += 0.25 * (x - p[3 - 1 - (n + 1) % 3]);
                }
                let v6: f64;
                if x >= x {
                    v6 = {
                        let v7 = ((r3_len % 4) as f64);
                        p[1]
                    };
                } else {
                    v6 = p[0] + v1;
                }
            }
            let mut k9: usize = 0;
            let v16: f64 = loop {
                if k9 >= 6 {
                    break if k9 % 3 == 1 { v1 } else {
                        v1 *= (r3[0] + r3[r3.len() - 1 - (r3_len + 1) % r3.len()]).sin();
                        v2
                    };
                }
                k9 += 1;
                'l10: for _ in 1..n % 4 {
                    fn inner12(s: f64, t: f64) -> f64 {
                        if s <= 1.25 {
                            return (0..2).rev().filter(|&i13| i13 % 3 < 1).map(|i13| -1.25_f64).filter(|&m13| t <= 0.5).sum::<f64>();
                        }
                        s
                    }
                    let v15 = inner12(x.sin().exp(), (1..n).map(|i14| r3[r3.len() - 1 - (n) % r3.len()] / (p[0].abs() + 1.25)).sum::<f64>());
                }
            };
            [p[1] * v16 * v1 + r3[r3_len % r3.len()], (v1 + v16) * v16 + r3[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 0.7 + b[4 % b.len()];
            'l2: for i3 in 0..7 {
                let mut r5: [f64; 4] = [v1.max(v1), v1 * v1, {
                    let v4 = v1;
                    a[1 % a.len()]
                }, a[(i3 + 1) % a.len()]];
            }
            if (v1 > v1) && (a[1 % a.len()] < 0.125) {
                const GAMMA_6: f64 = 0.75;
                v1 += (v1 + b[b.len() - 1 - (2) % b.len()]) * GAMMA_6;
            }
            ({ b[0] }) + b[b.len() - 1 - (2) % b.len()] + a[4 % a.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x * x;
            let mut v2 = v1 - v1;
            let mut r3 = vec![v1, h0(&p[..], &p), p[n % 3], v1, v2];
            let r3_len: usize = r3.len();
            {
                for e5 in r3.iter() {
                    v2 += 0.25 * (x - p[3 - 1 - (n + 1) % 3]);
                }
                let v6: f64;
                if x >= x {
                    v6 = {
                        let v7 = ((r3_len % 4) as f64);
                        p[1]
                    };
                } else {
                    v6 = p[0] + v1;
                }
            }
            let mut k9: usize = 0;
            let v16: f64 = loop {
                if k9 >= 6 {
                    break if k9 % 3 == 1 { v1 } else {
                        v1 *= (r3[0] + r3[r3.len() - 1 - (r3_len + 1) % r3.len()]).sin();
                        v2
                    };
                }
                k9 += 1;
                'l10: for _ in 1..n % 4 {
                    fn inner12(s: f64, t: f64) -> f64 {
                        if s <= 1.25 {
                            return (0..2).rev().filter(|&i13| i13 % 3 < 1).map(|i13| -1.25_f64).filter(|&m13| t <= 0.5).sum::<f64>();
                        }
                        s
                    }
                    let v15 = inner12(x.sin().exp(), (1..n).map(|i14| r3[r3.len() - 1 - (n) % r3.len()] / (p[0].abs() + 1.25)).sum::<f64>());
                }
            };
            [p[1] * v16 * v1 + r3[r3_len % r3.len()], (v1 + v16) * v16 + r3[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(0.7) + b[4 % b.len()];
            'l2: for i3 in 0..7 {
                let mut r5: [D; 4] = [v1.max(v1), v1 * v1, {
                    let v4 = v1;
                    a[1 % a.len()]
                }, a[(i3 + 1) % a.len()]];
            }
            if (v1 > v1) && (a[1 % a.len()] < lit(0.125)) {
                const GAMMA_6: f64 = 0.75;
                { let right = (v1 + b[b.len() - 1 - (2) % b.len()]) * lit(GAMMA_6); v1 += right; }
            }
            ({ b[0] }) + b[b.len() - 1 - (2) % b.len()] + a[4 % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = x * x;
            let mut v2 = v1 - v1;
            let mut r3 = vec![v1, h0(&p[..], &p), p[n % 3], v1, v2];
            let r3_len: usize = r3.len();
            {
                for e5 in r3.iter() {
                    { let right = lit(0.25) * (x - p[3 - 1 - (n + 1) % 3]); v2 += right; }
                }
                let v6: D;
                if x >= x {
                    v6 = {
                        let v7 = lit((r3_len % 4) as f64);
                        p[1]
                    };
                } else {
                    v6 = p[0] + v1;
                }
            }
            let mut k9: usize = 0;
            let v16: D = loop {
                if k9 >= 6 {
                    break if k9 % 3 == 1 { v1 } else {
                        { let right = (r3[0] + r3[r3.len() - 1 - (r3_len + 1) % r3.len()]).sin(); v1 *= right; }
                        v2
                    };
                }
                k9 += 1;
                'l10: for _ in 1..n % 4 {
                    fn inner12(s: D, t: D) -> D {
                        if s <= lit(1.25) {
                            return (0..2).rev().filter(|&i13| i13 % 3 < 1).map(|i13| lit(-1.25)).filter(|&m13| t <= lit(0.5)).sum::<D>();
                        }
                        s
                    }
                    let v15 = inner12(x.sin().exp(), (1..n).map(|i14| r3[r3.len() - 1 - (n) % r3.len()] / (p[0].abs() + lit(1.25))).sum::<D>());
                }
            };
            [p[1] * v16 * v1 + r3[r3_len % r3.len()], (v1 + v16) * v16 + r3[0]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p10", false, |report| crate::check_program!(6, report));
    }
}

pub mod p11 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2: f64 = {
                let v1 = 0.125_f64;
                -1.5
            };
            let mut r3: [f64; 5] = [0.0; 5];
            let mut m4: [[f64; 3]; 2] = [[1.0, v2, r3[(k + k) % 5]], [r3[(k + 1) % 5], u, v2]];
            m4[0][1] -= r3.iter().map(|&e5| match k % 4 {
                0 => { ALPHA }
                1 => {
                    let v6 = ((k % 4) as f64);
                    v2
                }
                2 => { ALPHA }
                _ => { e5 }
            }).fold(v2, |acc6, t6| acc6.sin() + u * t6);
            for (i8, e8) in r3.iter().enumerate() {
                let mut k9: usize = 0;
            }
            if u <= v2 {
                return Some(-1.5);
            }
            Some(r3.iter().enumerate().map(|(j10, &e10)| r3[j10 % 5].atan2(v2.abs() + 1.25)).sum::<f64>() * u + r3[k % 5])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = w[0] - x;
            let mut v1 = x;
            const GAMMA_2: f64 = 1.0;
            x += f64::powf(x.abs() + 0.25, v1.atan()) * GAMMA_2;
            v1 /= 0.25 * 0.25 + 0.5;
            let o3: Option<f64> = if !(ALPHA >= x) { Some(v1 - 0.125_f64) } else { None };
            let v4: f64 = v1.cos().exp();
            if v4 >= 0.125 {
                for i6 in 1..n {
                    let r9: [f64; 5] = [v1 / (v4 * v4 + 0.25), (0.9 * ((n % 4) as f64).sin()).acos(), w.chunks_exact(2).enumerate().map(|(j7, e7)| v1).sum::<f64>(), match n % 2 {
                        0 => { ((n % 4) as f64) }
                        _ => {
                            let v8: f64 = v4;
                            v4
                        }
                    }, x];
                    let mut k11: usize = 0;
                    loop {
                        if k11 >= 6 {
                            break;
                        }
                        k11 += 1;
                        w[(n + 1) % w.len()] -= 0.25 * v4;
                        let mut v13 = (0..5).map(|i12| x / (r9[5 - 1 - (2 * i12 + 0) % 5].abs() + 0.5)).fold(r9[5 - 1 - (i6 + 1) % 5], |acc12, t12| acc12.sin() + ALPHA * t12);
                    }
                }
            }
            (w[0] + v4) * v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(order))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2: f64 = {
                let v1 = 0.125_f64;
                -1.5
            };
            let mut r3: [f64; 5] = [0.0; 5];
            let mut m4: [[f64; 3]; 2] = [[1.0, v2, r3[(k + k) % 5]], [r3[(k + 1) % 5], u, v2]];
            m4[0][1] -= r3.iter().map(|&e5| match k % 4 {
                0 => { ALPHA }
                1 => {
                    let v6 = ((k % 4) as f64);
                    v2
                }
                2 => { ALPHA }
                _ => { e5 }
            }).fold(v2, |acc6, t6| acc6.sin() + u * t6);
            for (i8, e8) in r3.iter().enumerate() {
                let mut k9: usize = 0;
            }
            if u <= v2 {
                return Some(-1.5);
            }
            Some(r3.iter().enumerate().map(|(j10, &e10)| r3[j10 % 5].atan2(v2.abs() + 1.25)).sum::<f64>() * u + r3[k % 5])
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = w[0] - x;
            let mut v1 = x;
            const GAMMA_2: f64 = 1.0;
            x += f64::powf(x.abs() + 0.25, v1.atan()) * GAMMA_2;
            v1 /= 0.25 * 0.25 + 0.5;
            let o3: Option<f64> = if !(ALPHA >= x) { Some(v1 - 0.125_f64) } else { None };
            let v4: f64 = v1.cos().exp();
            if v4 >= 0.125 {
                for i6 in 1..n {
                    let r9: [f64; 5] = [v1 / (v4 * v4 + 0.25), (0.9 * ((n % 4) as f64).sin()).acos(), w.chunks_exact(2).enumerate().map(|(j7, e7)| v1).sum::<f64>(), match n % 2 {
                        0 => { ((n % 4) as f64) }
                        _ => {
                            let v8: f64 = v4;
                            v4
                        }
                    }, x];
                    let mut k11: usize = 0;
                    loop {
                        if k11 >= 6 {
                            break;
                        }
                        k11 += 1;
                        w[(n + 1) % w.len()] -= 0.25 * v4;
                        let mut v13 = (0..5).map(|i12| x / (r9[5 - 1 - (2 * i12 + 0) % 5].abs() + 0.5)).fold(r9[5 - 1 - (i6 + 1) % 5], |acc12, t12| acc12.sin() + ALPHA * t12);
                    }
                }
            }
            (w[0] + v4) * v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v2: D = {
                let v1 = lit(0.125);
                lit(-1.5)
            };
            let mut r3: [D; 5] = [lit(0.0); 5];
            let mut m4: [[D; 3]; 2] = [[lit(1.0), v2, r3[(k + k) % 5]], [r3[(k + 1) % 5], u, v2]];
            { let right = r3.iter().map(|&e5| match k % 4 {
                0 => { lit(ALPHA) }
                1 => {
                    let v6 = lit((k % 4) as f64);
                    v2
                }
                2 => { lit(ALPHA) }
                _ => { e5 }
            }).fold(v2, |acc6, t6| acc6.sin() + u * t6); m4[0][1] -= right; }
            for (i8, e8) in r3.iter().enumerate() {
                let mut k9: usize = 0;
            }
            if u <= v2 {
                return Some(lit(-1.5));
            }
            Some(r3.iter().enumerate().map(|(j10, &e10)| r3[j10 % 5].atan2(v2.abs() + lit(1.25))).sum::<D>() * u + r3[k % 5])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x = w[0] - x;
            let mut v1 = x;
            const GAMMA_2: f64 = 1.0;
            { let right = D::powf(x.abs() + lit(0.25), v1.atan()) * lit(GAMMA_2); x += right; }
            { let right = lit(0.25) * lit(0.25) + lit(0.5); v1 /= right; }
            let o3: Option<D> = if !(lit(ALPHA) >= x) { Some(v1 - lit(0.125)) } else { None };
            let v4: D = v1.cos().exp();
            if v4 >= lit(0.125) {
                for i6 in 1..n {
                    let r9: [D; 5] = [v1 / (v4 * v4 + lit(0.25)), (lit(0.9) * lit((n % 4) as f64).sin()).acos(), w.chunks_exact(2).enumerate().map(|(j7, e7)| v1).sum::<D>(), match n % 2 {
                        0 => { lit((n % 4) as f64) }
                        _ => {
                            let v8: D = v4;
                            v4
                        }
                    }, x];
                    let mut k11: usize = 0;
                    loop {
                        if k11 >= 6 {
                            break;
                        }
                        k11 += 1;
                        { let right = lit(0.25) * v4; w[(n + 1) % w.len()] -= right; }
                        let mut v13 = (0..5).map(|i12| x / (r9[5 - 1 - (2 * i12 + 0) % 5].abs() + lit(0.5))).fold(r9[5 - 1 - (i6 + 1) % 5], |acc12, t12| acc12.sin() + lit(ALPHA) * t12);
                    }
                }
            }
            (w[0] + v4) * v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p11", false, |report| crate::check_program!(4, report));
    }
}

pub mod p12 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut m2: [[f64; 2]; 2] = [[0.7; 2]; 2];
            let mut o3: Option<f64> = if (v1 <= 1.5) && (a[0] <= a[n % a.len()]) { Some({
                v1 += v1.rem_euclid(2.25);
                x
            }) } else { None };
            for i5 in 1..n % 4 {
                v1 += 0.25 * x;
                let mut v6 = a[a.len() - 1 - (i5 + n) % a.len()] * ((i5 % 4) as f64);
            }
            if v1 < v1 {
                return v1 * v1;
            }
            v1 -= a[n % a.len()] * v1;
            -a[2 % a.len()] + v1.sin() + a[a.len() - 1 - (2 * n + 0) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut m2: [[f64; 2]; 2] = [[0.7; 2]; 2];
            let mut o3: Option<f64> = if (v1 <= 1.5) && (a[0] <= a[n % a.len()]) { Some({
                v1 += v1.rem_euclid(2.25);
                x
            }) } else { None };
            for i5 in 1..n % 4 {
                v1 += 0.25 * x;
                let mut v6 = a[a.len() - 1 - (i5 + n) % a.len()] * ((i5 % 4) as f64);
            }
            if v1 < v1 {
                return v1 * v1;
            }
            v1 -= a[n % a.len()] * v1;
            -a[2 % a.len()] + v1.sin() + a[a.len() - 1 - (2 * n + 0) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut m2: [[D; 2]; 2] = [[lit(0.7); 2]; 2];
            let mut o3: Option<D> = if (v1 <= lit(1.5)) && (a[0] <= a[n % a.len()]) { Some({
                { let right = v1.rem_euclid(lit(2.25)); v1 += right; }
                x
            }) } else { None };
            for i5 in 1..n % 4 {
                { let right = lit(0.25) * x; v1 += right; }
                let mut v6 = a[a.len() - 1 - (i5 + n) % a.len()] * lit((i5 % 4) as f64);
            }
            if v1 < v1 {
                return v1 * v1;
            }
            { let right = a[n % a.len()] * v1; v1 -= right; }
            -a[2 % a.len()] + v1.sin() + a[a.len() - 1 - (2 * n + 0) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p12", false, |report| crate::check_program!(1, report));
    }
}

pub mod p13 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v4 = if n % 3 != 1 {
                'l1: for (i2, e2) in q.iter().enumerate() {
                    const GAMMA_3: f64 = -2.0;
                }
                b[4 % b.len()]
            } else { ALPHA };
            let mut m5: [[f64; 2]; 3] = [[ALPHA, ((n % 4) as f64)], [v4, v4], [((n % 4) as f64), v4]];
            'l6: for i7 in (0..b.len()).rev() {
                for (i9, e9) in a.iter().enumerate() {
                    let mut p10 = (*e9, *e9 + *e9);
                }
            }
            m5[(1) % 3][(n + 1) % 2] /= ALPHA.abs() + 1.25;
            v4 * 0.125 * v4.sin() + a[a.len() - 1 - (1) % a.len()] + q[3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v4 = if n % 3 != 1 {
                'l1: for (i2, e2) in q.iter().enumerate() {
                    const GAMMA_3: f64 = -2.0;
                }
                b[4 % b.len()]
            } else { ALPHA };
            let mut m5: [[f64; 2]; 3] = [[ALPHA, ((n % 4) as f64)], [v4, v4], [((n % 4) as f64), v4]];
            'l6: for i7 in (0..b.len()).rev() {
                for (i9, e9) in a.iter().enumerate() {
                    let mut p10 = (*e9, *e9 + *e9);
                }
            }
            m5[(1) % 3][(n + 1) % 2] /= ALPHA.abs() + 1.25;
            v4 * 0.125 * v4.sin() + a[a.len() - 1 - (1) % a.len()] + q[3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v4 = if n % 3 != 1 {
                'l1: for (i2, e2) in q.iter().enumerate() {
                    const GAMMA_3: f64 = -2.0;
                }
                b[4 % b.len()]
            } else { lit(ALPHA) };
            let mut m5: [[D; 2]; 3] = [[lit(ALPHA), lit((n % 4) as f64)], [v4, v4], [lit((n % 4) as f64), v4]];
            'l6: for i7 in (0..b.len()).rev() {
                for (i9, e9) in a.iter().enumerate() {
                    let mut p10 = (*e9, *e9 + *e9);
                }
            }
            { let right = lit(ALPHA).abs() + lit(1.25); m5[(1) % 3][(n + 1) % 2] /= right; }
            v4 * lit(0.125) * v4.sin() + a[a.len() - 1 - (1) % a.len()] + q[3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p13", false, |report| crate::check_program!(5, report));
    }
}

pub mod p14 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[0 % w.len()].cos();
            let mut v2: f64 = 0.7;
            let mut r3: [f64; 5] = [v2, w[w.len() - 1 - (3) % w.len()] * w[0], -0.9, v1 - v1, (v2.abs() + 0.5 + 1.0).acosh()];
            'l4: for i5 in (0..2).rev() {
                w[0] -= 0.25 * (1.1_f64 / (u.abs() + 1.25));
            }
            for i6 in 1..w.len() {
                w[i6] = w[i6 - 1] * v1.cos() + w[i6];
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.9;
            let (mut v2, v3) = (a[n % a.len()] * v1, a[(2 * n + 2) % a.len()] * v1);
            v2 -= x.cos();
            let mut k4: usize = 0;
            'l5: for i6 in 0..k4 {
                let c7 = move |u7_0: f64, u7_1: f64| u7_0 * (match n % 2 {
                    0 | 5 => { BETA }
                    _ => { BETA }
                });
            }
            (x + v2) * v2.sin() + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[0 % w.len()].cos();
            let mut v2: f64 = 0.7;
            let mut r3: [f64; 5] = [v2, w[w.len() - 1 - (3) % w.len()] * w[0], -0.9, v1 - v1, (v2.abs() + 0.5 + 1.0).acosh()];
            'l4: for i5 in (0..2).rev() {
                w[0] -= 0.25 * (1.1_f64 / (u.abs() + 1.25));
            }
            for i6 in 1..w.len() {
                w[i6] = w[i6 - 1] * v1.cos() + w[i6];
            }
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.9;
            let (mut v2, v3) = (a[n % a.len()] * v1, a[(2 * n + 2) % a.len()] * v1);
            v2 -= x.cos();
            let mut k4: usize = 0;
            'l5: for i6 in 0..k4 {
                let c7 = move |u7_0: f64, u7_1: f64| u7_0 * (match n % 2 {
                    0 | 5 => { BETA }
                    _ => { BETA }
                });
            }
            (x + v2) * v2.sin() + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = w[0 % w.len()].cos();
            let mut v2: D = lit(0.7);
            let mut r3: [D; 5] = [v2, w[w.len() - 1 - (3) % w.len()] * w[0], -lit(0.9), v1 - v1, (v2.abs() + lit(0.5) + lit(1.0)).acosh()];
            'l4: for i5 in (0..2).rev() {
                { let right = lit(0.25) * (lit(1.1) / (u.abs() + lit(1.25))); w[0] -= right; }
            }
            for i6 in 1..w.len() {
                w[i6] = w[i6 - 1] * v1.cos() + w[i6];
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.9);
            let (mut v2, v3) = (a[n % a.len()] * v1, a[(2 * n + 2) % a.len()] * v1);
            { let right = x.cos(); v2 -= right; }
            let mut k4: usize = 0;
            'l5: for i6 in 0..k4 {
                let c7 = move |u7_0: D, u7_1: D| u7_0 * (match n % 2 {
                    0 | 5 => { lit(BETA) }
                    _ => { lit(BETA) }
                });
            }
            (x + v2) * v2.sin() + a[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p14", false, |report| crate::check_program!(1, report));
    }
}

pub mod p15 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut u = {
                let v1: f64;
                if k % 3 == 1 {
                    v1 = u;
                } else {
                    v1 = u;
                }
                v1
            };
            let mut v2 = { u };
            if k % 3 == 1 {
                u = ((k % 4) as f64) + u;
                fn inner3(s: f64, t: f64) -> f64 {
                    if (t >= 0.5) || (0.7_f64 < 0.3) {
                        return -t;
                    }
                    f64::cos(s)
                }
                let v4 = inner3(u.atan2(u.abs() + 0.5), v2.copysign(u));
            }
            u - u - u.sin()
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 2.0;
            v1 *= ({
                v1 = v1 * 0.5 + ((n % 4) as f64) * ((n % 4) as f64);
                v1
            }).max(-2.25).min(2.375);
            if n % 3 < 1 {
                return f64::ln_1p(v1 * v1 + 1.25);
            }
            let mut r2: [f64; 2] = [0.0; 2];
            r2[0] = v1 + v1;
            let mut c3 = |u3: f64| {
                v1 += 0.25 * (u3 * u3);
                v1 * 0.5
            };
            let mut v1 = c3(-2.0 * 0.75) - c3(b[0] / (((n % 4) as f64) * ((n % 4) as f64) + 0.25));
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 2 {
                    break;
                }
                k5 += 1;
                'l6: for _ in 1..=k5 % 4 {
                    for i9 in (0..n % 4).step_by(2) {
                        let v10 = v1 * v1;
                    }
                    let v11 = v1 / (((k5 % 4) as f64).abs() + 1.25);
                }
            }
            v1 * ((k5 % 4) as f64) + r2[0] + b[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut u = {
                let v1: f64;
                if k % 3 == 1 {
                    v1 = u;
                } else {
                    v1 = u;
                }
                v1
            };
            let mut v2 = { u };
            if k % 3 == 1 {
                u = ((k % 4) as f64) + u;
                fn inner3(s: f64, t: f64) -> f64 {
                    if (t >= 0.5) || (0.7_f64 < 0.3) {
                        return -t;
                    }
                    f64::cos(s)
                }
                let v4 = inner3(u.atan2(u.abs() + 0.5), v2.copysign(u));
            }
            u - u - u.sin()
        }
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 2.0;
            v1 *= ({
                v1 = v1 * 0.5 + ((n % 4) as f64) * ((n % 4) as f64);
                v1
            }).max(-2.25).min(2.375);
            if n % 3 < 1 {
                return f64::ln_1p(v1 * v1 + 1.25);
            }
            let mut r2: [f64; 2] = [0.0; 2];
            r2[0] = v1 + v1;
            let mut c3 = |u3: f64| {
                v1 += 0.25 * (u3 * u3);
                v1 * 0.5
            };
            let mut v1 = c3(-2.0 * 0.75) - c3(b[0] / (((n % 4) as f64) * ((n % 4) as f64) + 0.25));
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 2 {
                    break;
                }
                k5 += 1;
                'l6: for _ in 1..=k5 % 4 {
                    for i9 in (0..n % 4).step_by(2) {
                        let v10 = v1 * v1;
                    }
                    let v11 = v1 / (((k5 % 4) as f64).abs() + 1.25);
                }
            }
            v1 * ((k5 % 4) as f64) + r2[0] + b[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            let mut u = {
                let v1: D;
                if k % 3 == 1 {
                    v1 = u;
                } else {
                    v1 = u;
                }
                v1
            };
            let mut v2 = { u };
            if k % 3 == 1 {
                u = lit((k % 4) as f64) + u;
                fn inner3(s: D, t: D) -> D {
                    if (t >= lit(0.5)) || (lit(0.7) < lit(0.3)) {
                        return -t;
                    }
                    D::cos(s)
                }
                let v4 = inner3(u.atan2(u.abs() + lit(0.5)), v2.copysign(u));
            }
            u - u - u.sin()
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(2.0);
            { let right = ({
                v1 = v1 * lit(0.5) + lit((n % 4) as f64) * lit((n % 4) as f64);
                v1
            }).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
            if n % 3 < 1 {
                return D::ln_1p(v1 * v1 + lit(1.25));
            }
            let mut r2: [D; 2] = [lit(0.0); 2];
            r2[0] = v1 + v1;
            let mut c3 = |u3: D| {
                { let right = lit(0.25) * (u3 * u3); v1 += right; }
                v1 * lit(0.5)
            };
            let mut v1 = c3(lit(-2.0) * lit(0.75)) - c3(b[0] / (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.25)));
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 2 {
                    break;
                }
                k5 += 1;
                'l6: for _ in 1..=k5 % 4 {
                    for i9 in (0..n % 4).step_by(2) {
                        let v10 = v1 * v1;
                    }
                    let v11 = v1 / (lit((k5 % 4) as f64).abs() + lit(1.25));
                }
            }
            v1 * lit((k5 % 4) as f64) + r2[0] + b[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p15", false, |report| crate::check_program!(5, report));
    }
}

pub mod p16 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ((n % 4) as f64) - x;
            let mut v2: f64 = v1 + 2.0;
            let mut r3 = vec![a[(2 * n + 2) % a.len()] / (v1 * v1 + 0.25), 0.25, {
                v2 = ((n % 4) as f64);
                v1
            }];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 2] = [[x, x], [v2, x]];
            for i6 in 1..r3_len {
                let mut v7 = ((n % 4) as f64) + v1;
                let mut v8: f64 = r3[r3.len() - 1 - (2 * n + 0) % r3.len()] * r3[0];
            }
            let mut k10: usize = 0;
            let v11: f64 = loop {
                if k10 >= 1 {
                    break a[0 % a.len()] * x;
                }
                k10 += 1;
                if a[(2 * n + 2) % a.len()] > 0.5 {
                    return (m4[1][(n + k10) % 2].sin(), x / (((k10 % 4) as f64) * ((k10 % 4) as f64) + 1.25));
                }
                if (x <= 0.7) || (x < 1.5) {
                    continue;
                }
            };
            (v1.tanh() + v11.sin() - v2 + r3[r3.len() - 1 - (2 * n + 1) % r3.len()], a[k10 % a.len()] - x + v11.sin() + r3[(n + n) % r3.len()] + a[(r3_len + 1) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ((n % 4) as f64) - x;
            let mut v2: f64 = v1 + 2.0;
            let mut r3 = vec![a[(2 * n + 2) % a.len()] / (v1 * v1 + 0.25), 0.25, {
                v2 = ((n % 4) as f64);
                v1
            }];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 2] = [[x, x], [v2, x]];
            for i6 in 1..r3_len {
                let mut v7 = ((n % 4) as f64) + v1;
                let mut v8: f64 = r3[r3.len() - 1 - (2 * n + 0) % r3.len()] * r3[0];
            }
            let mut k10: usize = 0;
            let v11: f64 = loop {
                if k10 >= 1 {
                    break a[0 % a.len()] * x;
                }
                k10 += 1;
                if a[(2 * n + 2) % a.len()] > 0.5 {
                    return (m4[1][(n + k10) % 2].sin(), x / (((k10 % 4) as f64) * ((k10 % 4) as f64) + 1.25));
                }
                if (x <= 0.7) || (x < 1.5) {
                    continue;
                }
            };
            (v1.tanh() + v11.sin() - v2 + r3[r3.len() - 1 - (2 * n + 1) % r3.len()], a[k10 % a.len()] - x + v11.sin() + r3[(n + n) % r3.len()] + a[(r3_len + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = lit((n % 4) as f64) - x;
            let mut v2: D = v1 + lit(2.0);
            let mut r3 = vec![a[(2 * n + 2) % a.len()] / (v1 * v1 + lit(0.25)), lit(0.25), {
                v2 = lit((n % 4) as f64);
                v1
            }];
            let r3_len: usize = r3.len();
            let mut m4: [[D; 2]; 2] = [[x, x], [v2, x]];
            for i6 in 1..r3_len {
                let mut v7 = lit((n % 4) as f64) + v1;
                let mut v8: D = r3[r3.len() - 1 - (2 * n + 0) % r3.len()] * r3[0];
            }
            let mut k10: usize = 0;
            let v11: D = loop {
                if k10 >= 1 {
                    break a[0 % a.len()] * x;
                }
                k10 += 1;
                if a[(2 * n + 2) % a.len()] > lit(0.5) {
                    return (m4[1][(n + k10) % 2].sin(), x / (lit((k10 % 4) as f64) * lit((k10 % 4) as f64) + lit(1.25)));
                }
                if (x <= lit(0.7)) || (x < lit(1.5)) {
                    continue;
                }
            };
            (v1.tanh() + v11.sin() - v2 + r3[r3.len() - 1 - (2 * n + 1) % r3.len()], a[k10 % a.len()] - x + v11.sin() + r3[(n + n) % r3.len()] + a[(r3_len + 1) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p16", false, |report| crate::check_program!(3, report));
    }
}

pub mod p17 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = -a[a.len() - 1 - (1) % a.len()];
            let mut v2: f64 = v1;
            let mut r3 = vec![a[0] * 0.25; 3];
            let r3_len: usize = r3.len();
            let v4 = ALPHA;
            v2 *= v1.sin();
            let r5 = vec![(v2.abs() + 0.25).sqrt(); 2];
            let r5_len: usize = r5.len();
            ALPHA - r3[2 % r3.len()] + v2.sin() + v1 + r3[r3.len() - 1 - (1) % r3.len()] + b[(2 * r3_len + 2) % b.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x.round();
            let mut v2 = -p[3 - 1 - (0) % 3];
            let mut r3 = [-1.5 * p[(n + 1) % 3], x + p[0], ALPHA + x, p[(n + 1) % 3] - p[0]];
            let v4: f64;
            if (ALPHA <= 1.5) && (x > x) {
                v4 = h0(&p[..], &r3[..]);
            } else {
                v4 = 0.75;
            }
            for &e6 in &p {
                for i8 in 0..n {
                    if !(v2 <= 1.5) {
                        for i10 in 1..4 {
                            let v11: f64;
                            if v4 <= e6 {
                                v11 = 1.5 * v2;
                            } else {
                                v11 = v4;
                            }
                        }
                        let mut k13: usize = 0;
                        while (k13 < 0) && (v4 >= 0.3) {
                            k13 += 1;
                            let mut k14: usize = 2;
                        }
                    } else {
                        'l15: for i16 in 1..=5 {
                            match i16 % 2 {
                                0 => {
                                    const GAMMA_17: f64 = 2.0;
                                    v2 += 0.25 * v1 * GAMMA_17;
                                    if i8 % 2 < 1 {
                                        let o18: Option<f64> = if v1 < 0.3 { Some(p[1] * 0.7) } else { None };
                                    } else {
                                        r3[4 % 4] = p[1];
                                        let v19 = r3[2];
                                    }
                                }
                                _ => {
                                    let mut r20 = vec![((i8 % 4) as f64); n % 5 + 1];
                                    let r20_len: usize = r20.len();
                                    const GAMMA_21: f64 = -0.5;
                                    r3[0] = f64::cos(r20[(r20_len + n) % r20.len()]).sin() * GAMMA_21;
                                }
                            }
                            let v22: f64;
                            if (r3[4 - 1 - (i8) % 4] >= v1) && (e6 >= 2.0) {
                                v22 = if i16 % 2 != 1 { 1.0 } else {
                                    r3[2] = ALPHA;
                                    v4
                                };
                            } else {
                                v22 = ALPHA;
                            }
                        }
                        r3[(2 * i8 + 0) % 4] *= p[1] / (1.0 + p[1] * p[1]);
                    }
                }
                if v1 <= r3[2] {
                    v2 += 0.25 * (e6 - p[2]);
                }
            }
            [((n % 4) as f64).powi(3) + v4 + r3[3], ALPHA.midpoint(ALPHA) * v2 + r3[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(recompute))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = -a[a.len() - 1 - (1) % a.len()];
            let mut v2: f64 = v1;
            let mut r3 = vec![a[0] * 0.25; 3];
            let r3_len: usize = r3.len();
            let v4 = ALPHA;
            v2 *= v1.sin();
            let r5 = vec![(v2.abs() + 0.25).sqrt(); 2];
            let r5_len: usize = r5.len();
            ALPHA - r3[2 % r3.len()] + v2.sin() + v1 + r3[r3.len() - 1 - (1) % r3.len()] + b[(2 * r3_len + 2) % b.len()]
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x.round();
            let mut v2 = -p[3 - 1 - (0) % 3];
            let mut r3 = [-1.5 * p[(n + 1) % 3], x + p[0], ALPHA + x, p[(n + 1) % 3] - p[0]];
            let v4: f64;
            if (ALPHA <= 1.5) && (x > x) {
                v4 = h0(&p[..], &r3[..]);
            } else {
                v4 = 0.75;
            }
            for &e6 in &p {
                for i8 in 0..n {
                    if !(v2 <= 1.5) {
                        for i10 in 1..4 {
                            let v11: f64;
                            if v4 <= e6 {
                                v11 = 1.5 * v2;
                            } else {
                                v11 = v4;
                            }
                        }
                        let mut k13: usize = 0;
                        while (k13 < 0) && (v4 >= 0.3) {
                            k13 += 1;
                            let mut k14: usize = 2;
                        }
                    } else {
                        'l15: for i16 in 1..=5 {
                            match i16 % 2 {
                                0 => {
                                    const GAMMA_17: f64 = 2.0;
                                    v2 += 0.25 * v1 * GAMMA_17;
                                    if i8 % 2 < 1 {
                                        let o18: Option<f64> = if v1 < 0.3 { Some(p[1] * 0.7) } else { None };
                                    } else {
                                        r3[4 % 4] = p[1];
                                        let v19 = r3[2];
                                    }
                                }
                                _ => {
                                    let mut r20 = vec![((i8 % 4) as f64); n % 5 + 1];
                                    let r20_len: usize = r20.len();
                                    const GAMMA_21: f64 = -0.5;
                                    r3[0] = f64::cos(r20[(r20_len + n) % r20.len()]).sin() * GAMMA_21;
                                }
                            }
                            let v22: f64;
                            if (r3[4 - 1 - (i8) % 4] >= v1) && (e6 >= 2.0) {
                                v22 = if i16 % 2 != 1 { 1.0 } else {
                                    r3[2] = ALPHA;
                                    v4
                                };
                            } else {
                                v22 = ALPHA;
                            }
                        }
                        r3[(2 * i8 + 0) % 4] *= p[1] / (1.0 + p[1] * p[1]);
                    }
                }
                if v1 <= r3[2] {
                    v2 += 0.25 * (e6 - p[2]);
                }
            }
            [((n % 4) as f64).powi(3) + v4 + r3[3], ALPHA.midpoint(ALPHA) * v2 + r3[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = -a[a.len() - 1 - (1) % a.len()];
            let mut v2: D = v1;
            let mut r3 = vec![a[0] * lit(0.25); 3];
            let r3_len: usize = r3.len();
            let v4 = lit(ALPHA);
            { let right = v1.sin(); v2 *= right; }
            let r5 = vec![(v2.abs() + lit(0.25)).sqrt(); 2];
            let r5_len: usize = r5.len();
            lit(ALPHA) - r3[2 % r3.len()] + v2.sin() + v1 + r3[r3.len() - 1 - (1) % r3.len()] + b[(2 * r3_len + 2) % b.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x.round();
            let mut v2 = -p[3 - 1 - (0) % 3];
            let mut r3 = [lit(-1.5) * p[(n + 1) % 3], x + p[0], lit(ALPHA) + x, p[(n + 1) % 3] - p[0]];
            let v4: D;
            if (lit(ALPHA) <= lit(1.5)) && (x > x) {
                v4 = h0(&p[..], &r3[..]);
            } else {
                v4 = lit(0.75);
            }
            for &e6 in &p {
                for i8 in 0..n {
                    if !(v2 <= lit(1.5)) {
                        for i10 in 1..4 {
                            let v11: D;
                            if v4 <= e6 {
                                v11 = lit(1.5) * v2;
                            } else {
                                v11 = v4;
                            }
                        }
                        let mut k13: usize = 0;
                        while (k13 < 0) && (v4 >= lit(0.3)) {
                            k13 += 1;
                            let mut k14: usize = 2;
                        }
                    } else {
                        'l15: for i16 in 1..=5 {
                            match i16 % 2 {
                                0 => {
                                    const GAMMA_17: f64 = 2.0;
                                    { let right = lit(0.25) * v1 * lit(GAMMA_17); v2 += right; }
                                    if i8 % 2 < 1 {
                                        let o18: Option<D> = if v1 < lit(0.3) { Some(p[1] * lit(0.7)) } else { None };
                                    } else {
                                        r3[4 % 4] = p[1];
                                        let v19 = r3[2];
                                    }
                                }
                                _ => {
                                    let mut r20 = vec![lit((i8 % 4) as f64); n % 5 + 1];
                                    let r20_len: usize = r20.len();
                                    const GAMMA_21: f64 = -0.5;
                                    r3[0] = D::cos(r20[(r20_len + n) % r20.len()]).sin() * lit(GAMMA_21);
                                }
                            }
                            let v22: D;
                            if (r3[4 - 1 - (i8) % 4] >= v1) && (e6 >= lit(2.0)) {
                                v22 = if i16 % 2 != 1 { lit(1.0) } else {
                                    r3[2] = lit(ALPHA);
                                    v4
                                };
                            } else {
                                v22 = lit(ALPHA);
                            }
                        }
                        { let right = p[1] / (lit(1.0) + p[1] * p[1]); r3[(2 * i8 + 0) % 4] *= right; }
                    }
                }
                if v1 <= r3[2] {
                    { let right = lit(0.25) * (e6 - p[2]); v2 += right; }
                }
            }
            [lit((n % 4) as f64).powi(3) + v4 + r3[3], lit(ALPHA).midpoint(lit(ALPHA)) * v2 + r3[0]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p17", false, |report| crate::check_program!(6, report));
    }
}

pub mod p18 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2 = -x;
            for i3 in 1..w.len() {
                w[i3] += w[i3 - 1] * v2.atan();
            }
            for i5 in (0..n).rev() {
                w[0] += 0.25 * (if v2 < x {
                    let v6 = ((n % 4) as f64);
                    v1
                } else { x });
            }
            let mut k7: usize = 3;
            w.swap(0, 0);
            let o8: Option<f64> = if !(((n % 4) as f64) > 1.0) { Some(v2 * v2) } else { None };
            v2 *= (v2.abs() + 0.25 + 1.0).acosh().sin();
            v2 + ((n % 4) as f64) + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2 = -x;
            for i3 in 1..w.len() {
                w[i3] += w[i3 - 1] * v2.atan();
            }
            for i5 in (0..n).rev() {
                w[0] += 0.25 * (if v2 < x {
                    let v6 = ((n % 4) as f64);
                    v1
                } else { x });
            }
            let mut k7: usize = 3;
            w.swap(0, 0);
            let o8: Option<f64> = if !(((n % 4) as f64) > 1.0) { Some(v2 * v2) } else { None };
            v2 *= (v2.abs() + 0.25 + 1.0).acosh().sin();
            v2 + ((n % 4) as f64) + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut v2 = -x;
            for i3 in 1..w.len() {
                { let right = w[i3 - 1] * v2.atan(); w[i3] += right; }
            }
            for i5 in (0..n).rev() {
                { let right = lit(0.25) * (if v2 < x {
                    let v6 = lit((n % 4) as f64);
                    v1
                } else { x }); w[0] += right; }
            }
            let mut k7: usize = 3;
            w.swap(0, 0);
            let o8: Option<D> = if !(lit((n % 4) as f64) > lit(1.0)) { Some(v2 * v2) } else { None };
            { let right = (v2.abs() + lit(0.25) + lit(1.0)).acosh().sin(); v2 *= right; }
            v2 + lit((n % 4) as f64) + w[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p18", false, |report| crate::check_program!(4, report));
    }
}

pub mod p19 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x - -0.7;
            let mut v2 = x * BETA;
            let mut r3: [f64; 2] = [0.0; 2];
            fn inner4(s: f64, t: f64) -> f64 {
                if s > -0.125 {
                    return if !(t > t) { t } else { s };
                }
                -0.75 + t
            }
            let v5 = inner4(match n % 2 {
                0 => { a[(2 * n + 0) % a.len()] }
                _ => {
                    r3[(2 * n + 2) % 2] /= x.abs() + 0.5;
                    BETA
                }
            }, (-2.0_f64).copysign(a[0]));
            v2 = a[a.len() - 1 - (n + n) % a.len()];
            fn inner6(s: f64, t: f64) -> f64 {
                if s <= t {
                    return s;
                }
                s
            }
            let v7 = inner6(1.0 / (v5.abs() + 0.25), v5 * x);
            for e9 in a.iter() {
                v2 /= 1.25_f64.abs() + 0.25;
            }
            let c10 = |u10_0: f64| u10_0 * a.iter().zip(a.iter()).map(|(&e11, &z11)| (a[a.len() - 1 - (2 * n + 0) % a.len()] * a[a.len() - 1 - (2 * n + 0) % a.len()] + 0.5).log(2.5)).sum::<f64>();
            let v12: f64;
            if n % 2 == 1 {
                v12 = v5;
            } else {
                v12 = a.iter().rev().skip(0).map(|&e13| (r3[2 - 1 - (n + n) % 2].abs() + 0.5).sqrt()).sum::<f64>();
            }
            (v1 + x + v12) * v5.sin() - v2 - v1.sin() + r3[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x - -0.7;
            let mut v2 = x * BETA;
            let mut r3: [f64; 2] = [0.0; 2];
            fn inner4(s: f64, t: f64) -> f64 {
                if s > -0.125 {
                    return if !(t > t) { t } else { s };
                }
                -0.75 + t
            }
            let v5 = inner4(match n % 2 {
                0 => { a[(2 * n + 0) % a.len()] }
                _ => {
                    r3[(2 * n + 2) % 2] /= x.abs() + 0.5;
                    BETA
                }
            }, (-2.0_f64).copysign(a[0]));
            v2 = a[a.len() - 1 - (n + n) % a.len()];
            fn inner6(s: f64, t: f64) -> f64 {
                if s <= t {
                    return s;
                }
                s
            }
            let v7 = inner6(1.0 / (v5.abs() + 0.25), v5 * x);
            for e9 in a.iter() {
                v2 /= 1.25_f64.abs() + 0.25;
            }
            let c10 = |u10_0: f64| u10_0 * a.iter().zip(a.iter()).map(|(&e11, &z11)| (a[a.len() - 1 - (2 * n + 0) % a.len()] * a[a.len() - 1 - (2 * n + 0) % a.len()] + 0.5).log(2.5)).sum::<f64>();
            let v12: f64;
            if n % 2 == 1 {
                v12 = v5;
            } else {
                v12 = a.iter().rev().skip(0).map(|&e13| (r3[2 - 1 - (n + n) % 2].abs() + 0.5).sqrt()).sum::<f64>();
            }
            (v1 + x + v12) * v5.sin() - v2 - v1.sin() + r3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.0;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x - lit(-0.7);
            let mut v2 = x * lit(BETA);
            let mut r3: [D; 2] = [lit(0.0); 2];
            fn inner4(s: D, t: D) -> D {
                if s > lit(-0.125) {
                    return if !(t > t) { t } else { s };
                }
                lit(-0.75) + t
            }
            let v5 = inner4(match n % 2 {
                0 => { a[(2 * n + 0) % a.len()] }
                _ => {
                    { let right = x.abs() + lit(0.5); r3[(2 * n + 2) % 2] /= right; }
                    lit(BETA)
                }
            }, lit(-2.0).copysign(a[0]));
            v2 = a[a.len() - 1 - (n + n) % a.len()];
            fn inner6(s: D, t: D) -> D {
                if s <= t {
                    return s;
                }
                s
            }
            let v7 = inner6(lit(1.0) / (v5.abs() + lit(0.25)), v5 * x);
            for e9 in a.iter() {
                { let right = lit(1.25).abs() + lit(0.25); v2 /= right; }
            }
            let c10 = |u10_0: D| u10_0 * a.iter().zip(a.iter()).map(|(&e11, &z11)| (a[a.len() - 1 - (2 * n + 0) % a.len()] * a[a.len() - 1 - (2 * n + 0) % a.len()] + lit(0.5)).log(lit(2.5))).sum::<D>();
            let v12: D;
            if n % 2 == 1 {
                v12 = v5;
            } else {
                v12 = a.iter().rev().skip(0).map(|&e13| (r3[2 - 1 - (n + n) % 2].abs() + lit(0.5)).sqrt()).sum::<D>();
            }
            (v1 + x + v12) * v5.sin() - v2 - v1.sin() + r3[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p19", false, |report| crate::check_program!(1, report));
    }
}

pub mod p20 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -1.5;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let c2 = move |u2_0: f64| u2_0 + v1 * u2_0;
            let s3 = &w[..];
            let mut v4 = if x < BETA { ((n % 4) as f64) } else {
                v1 = v1;
                w[0]
            };
            let o5: Option<f64> = if v4 < -0.7 { Some(x) } else { None };
            v1 *= (v4 * x).atan();
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.5;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let c2 = move |u2_0: f64| u2_0 + v1 * u2_0;
            let s3 = &w[..];
            let mut v4 = if x < BETA { ((n % 4) as f64) } else {
                v1 = v1;
                w[0]
            };
            let o5: Option<f64> = if v4 < -0.7 { Some(x) } else { None };
            v1 *= (v4 * x).atan();
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.5;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let c2 = move |u2_0: D| u2_0 + v1 * u2_0;
            let s3 = &w[..];
            let mut v4 = if x < lit(BETA) { lit((n % 4) as f64) } else {
                v1 = v1;
                w[0]
            };
            let o5: Option<D> = if v4 < lit(-0.7) { Some(x) } else { None };
            { let right = (v4 * x).atan(); v1 *= right; }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p20", false, |report| crate::check_program!(7, report));
    }
}

pub mod p21 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = { u };
            let mut v2 = u;
            let r5: Vec<f64> = vec![u, p.iter().rev().enumerate().map(|(j3, &e3)| p.iter().map(|&e4| p[0] * 0.25).fold(v1, |acc4, t4| acc4.sin() + p[1] * t4)).fold(u, |acc4, t4| acc4.sin() + p[2 % 3] * t4)];
            let r5_len: usize = r5.len();
            for i7 in 0..r5_len {
                v2 -= 0.25 * v1.max(-2.25).min(2.375).exp();
            }
            p[(r5_len + r5_len) % 3] = p[(r5_len + r5_len) % 3] * 0.5 + v1 * r5[r5.len() - 1 - (r5_len) % r5.len()];
            u / (v1.abs() + 0.5) + v2 + v1 + u + p[(r5_len + 1) % 3]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = BETA * ((n % 4) as f64);
            let mut v2: f64 = match n % 2 {
                0 if v1 <= BETA => {
                    v1 /= a[n % a.len()].abs() + 0.5;
                    v1
                }
                _ => { v1 }
            };
            let mut r3 = [((n % 4) as f64) / (v1.abs() + 1.25), (b[b.len() - 1 - (2) % b.len()] * b[b.len() - 1 - (2) % b.len()] + 1.25).log2(), h0([v2, 0.125, v2], v2), -2.0];
            let mut v4: f64 = ((n % 4) as f64) + b[b.len() - 1 - (n) % b.len()];
            let v5: f64 = BETA * b[2 % b.len()];
            v4 = a[n % a.len()].clamp(-2.125, 1.875).exp();
            v4 = a[(2 * n + 2) % a.len()];
            for i6 in 1..4 {
                r3[i6] *= (r3[i6 - 1] - r3[i6]).cos();
            }
            if q[2] <= 0.7 {
                let c7 = move |u7_0: f64| u7_0 + v2;
            }
            v1 - v5 + v5 - v4.sin() + v1 + r3[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = { u };
            let mut v2 = u;
            let r5: Vec<f64> = vec![u, p.iter().rev().enumerate().map(|(j3, &e3)| p.iter().map(|&e4| p[0] * 0.25).fold(v1, |acc4, t4| acc4.sin() + p[1] * t4)).fold(u, |acc4, t4| acc4.sin() + p[2 % 3] * t4)];
            let r5_len: usize = r5.len();
            for i7 in 0..r5_len {
                v2 -= 0.25 * v1.max(-2.25).min(2.375).exp();
            }
            p[(r5_len + r5_len) % 3] = p[(r5_len + r5_len) % 3] * 0.5 + v1 * r5[r5.len() - 1 - (r5_len) % r5.len()];
            u / (v1.abs() + 0.5) + v2 + v1 + u + p[(r5_len + 1) % 3]
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = BETA * ((n % 4) as f64);
            let mut v2: f64 = match n % 2 {
                0 if v1 <= BETA => {
                    v1 /= a[n % a.len()].abs() + 0.5;
                    v1
                }
                _ => { v1 }
            };
            let mut r3 = [((n % 4) as f64) / (v1.abs() + 1.25), (b[b.len() - 1 - (2) % b.len()] * b[b.len() - 1 - (2) % b.len()] + 1.25).log2(), h0([v2, 0.125, v2], v2), -2.0];
            let mut v4: f64 = ((n % 4) as f64) + b[b.len() - 1 - (n) % b.len()];
            let v5: f64 = BETA * b[2 % b.len()];
            v4 = a[n % a.len()].clamp(-2.125, 1.875).exp();
            v4 = a[(2 * n + 2) % a.len()];
            for i6 in 1..4 {
                r3[i6] *= (r3[i6 - 1] - r3[i6]).cos();
            }
            if q[2] <= 0.7 {
                let c7 = move |u7_0: f64| u7_0 + v2;
            }
            v1 - v5 + v5 - v4.sin() + v1 + r3[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = { u };
            let mut v2 = u;
            let r5: Vec<D> = vec![u, p.iter().rev().enumerate().map(|(j3, &e3)| p.iter().map(|&e4| p[0] * lit(0.25)).fold(v1, |acc4, t4| acc4.sin() + p[1] * t4)).fold(u, |acc4, t4| acc4.sin() + p[2 % 3] * t4)];
            let r5_len: usize = r5.len();
            for i7 in 0..r5_len {
                { let right = lit(0.25) * v1.max(lit(-2.25)).min(lit(2.375)).exp(); v2 -= right; }
            }
            p[(r5_len + r5_len) % 3] = p[(r5_len + r5_len) % 3] * lit(0.5) + v1 * r5[r5.len() - 1 - (r5_len) % r5.len()];
            u / (v1.abs() + lit(0.5)) + v2 + v1 + u + p[(r5_len + 1) % 3]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(BETA) * lit((n % 4) as f64);
            let mut v2: D = match n % 2 {
                0 if v1 <= lit(BETA) => {
                    { let right = a[n % a.len()].abs() + lit(0.5); v1 /= right; }
                    v1
                }
                _ => { v1 }
            };
            let mut r3 = [lit((n % 4) as f64) / (v1.abs() + lit(1.25)), (b[b.len() - 1 - (2) % b.len()] * b[b.len() - 1 - (2) % b.len()] + lit(1.25)).log2(), h0([v2, lit(0.125), v2], v2), lit(-2.0)];
            let mut v4: D = lit((n % 4) as f64) + b[b.len() - 1 - (n) % b.len()];
            let v5: D = lit(BETA) * b[2 % b.len()];
            v4 = a[n % a.len()].clamp(lit(-2.125), lit(1.875)).exp();
            v4 = a[(2 * n + 2) % a.len()];
            for i6 in 1..4 {
                { let right = (r3[i6 - 1] - r3[i6]).cos(); r3[i6] *= right; }
            }
            if q[2] <= lit(0.7) {
                let c7 = move |u7_0: D| u7_0 + v2;
            }
            v1 - v5 + v5 - v4.sin() + v1 + r3[2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p21", false, |report| crate::check_program!(5, report));
    }
}

pub mod p22 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v2 = (1..1).rev().take(k + 1).filter(|&i1| !(0.25_f64 < -1.5)).map(|i1| u).sum::<f64>();
            u = 1.5;
            u += (0..2).rev().map(|i3| 1.0 + 0.25 * v2.sin()).product::<f64>();
            v2 -= u;
            u
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x: f64 = {
                p[2] -= h0(x, (n) % 4);
                x
            };
            let mut v1 = (p[0].abs() + 0.25).hypot(ALPHA);
            let (mut v3, v4) = (v1.round(), p.iter().zip(p.iter()).take(2 * n + 0).map(|(&e2, &z2)| 1.0 + 0.25 * (v1 * p[(n + 1) % 3]).sin()).product::<f64>());
            let v5 = ((n % 4) as f64) + ((n % 4) as f64);
            'l6: for i7 in (0..n % 4).rev() {
                let c8 = |u8_0: f64, u8_1: f64| u8_0 * (1..=n).filter(|&i9| v4 < -0.7).map(|i9| u8_1 + 0.3).fold(v4, |acc9, t9| acc9.sin() + u8_1 * t9);
                if i7 % 2 != 1 {
                    fn inner10(s: f64, t: f64) -> f64 {
                        if (s < 0.25) && (t < 0.5) {
                            return s + 0.9;
                        }
                        (0..4).map(|i11| t - s).sum::<f64>()
                    }
                    let v12 = inner10(p[0] + BETA, v4 / (v4.abs() + 0.5));
                    if ((i7 % 4) as f64) <= 0.9 {
                        let mut k13: usize = 0;
                        for i15 in (1..3).step_by(2) {
                            p[k13 % 3] = v12;
                            let mut v1 = x;
                        }
                    } else {
                        let mut k16: usize = 2;
                    }
                }
            }
            [(v1 * v5.sin() + v4) * v1.sin() + p[1 % 3], p.iter().take(0).map(|&e17| p.iter().zip(p.iter()).take(3).map(|(&e18, &z18)| e18.cos()).sum::<f64>()).sum::<f64>() * v5 * v4 * v1 + x.sin() + p[1]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v2 = (1..1).rev().take(k + 1).filter(|&i1| !(0.25_f64 < -1.5)).map(|i1| u).sum::<f64>();
            u = 1.5;
            u += (0..2).rev().map(|i3| 1.0 + 0.25 * v2.sin()).product::<f64>();
            v2 -= u;
            u
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x: f64 = {
                p[2] -= h0(x, (n) % 4);
                x
            };
            let mut v1 = (p[0].abs() + 0.25).hypot(ALPHA);
            let (mut v3, v4) = (v1.round(), p.iter().zip(p.iter()).take(2 * n + 0).map(|(&e2, &z2)| 1.0 + 0.25 * (v1 * p[(n + 1) % 3]).sin()).product::<f64>());
            let v5 = ((n % 4) as f64) + ((n % 4) as f64);
            'l6: for i7 in (0..n % 4).rev() {
                let c8 = |u8_0: f64, u8_1: f64| u8_0 * (1..=n).filter(|&i9| v4 < -0.7).map(|i9| u8_1 + 0.3).fold(v4, |acc9, t9| acc9.sin() + u8_1 * t9);
                if i7 % 2 != 1 {
                    fn inner10(s: f64, t: f64) -> f64 {
                        if (s < 0.25) && (t < 0.5) {
                            return s + 0.9;
                        }
                        (0..4).map(|i11| t - s).sum::<f64>()
                    }
                    let v12 = inner10(p[0] + BETA, v4 / (v4.abs() + 0.5));
                    if ((i7 % 4) as f64) <= 0.9 {
                        let mut k13: usize = 0;
                        for i15 in (1..3).step_by(2) {
                            p[k13 % 3] = v12;
                            let mut v1 = x;
                        }
                    } else {
                        let mut k16: usize = 2;
                    }
                }
            }
            [(v1 * v5.sin() + v4) * v1.sin() + p[1 % 3], p.iter().take(0).map(|&e17| p.iter().zip(p.iter()).take(3).map(|(&e18, &z18)| e18.cos()).sum::<f64>()).sum::<f64>() * v5 * v4 * v1 + x.sin() + p[1]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v2 = (1..1).rev().take(k + 1).filter(|&i1| !(lit(0.25) < lit(-1.5))).map(|i1| u).sum::<D>();
            u = lit(1.5);
            { let right = (0..2).rev().map(|i3| lit(1.0) + lit(0.25) * v2.sin()).product::<D>(); u += right; }
            { let right = u; v2 -= right; }
            u
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x: D = {
                { let right = h0(x, (n) % 4); p[2] -= right; }
                x
            };
            let mut v1 = (p[0].abs() + lit(0.25)).hypot(lit(ALPHA));
            let (mut v3, v4) = (v1.round(), p.iter().zip(p.iter()).take(2 * n + 0).map(|(&e2, &z2)| lit(1.0) + lit(0.25) * (v1 * p[(n + 1) % 3]).sin()).product::<D>());
            let v5 = lit((n % 4) as f64) + lit((n % 4) as f64);
            'l6: for i7 in (0..n % 4).rev() {
                let c8 = |u8_0: D, u8_1: D| u8_0 * (1..=n).filter(|&i9| v4 < lit(-0.7)).map(|i9| u8_1 + lit(0.3)).fold(v4, |acc9, t9| acc9.sin() + u8_1 * t9);
                if i7 % 2 != 1 {
                    fn inner10(s: D, t: D) -> D {
                        if (s < lit(0.25)) && (t < lit(0.5)) {
                            return s + lit(0.9);
                        }
                        (0..4).map(|i11| t - s).sum::<D>()
                    }
                    let v12 = inner10(p[0] + lit(BETA), v4 / (v4.abs() + lit(0.5)));
                    if lit((i7 % 4) as f64) <= lit(0.9) {
                        let mut k13: usize = 0;
                        for i15 in (1..3).step_by(2) {
                            p[k13 % 3] = v12;
                            let mut v1 = x;
                        }
                    } else {
                        let mut k16: usize = 2;
                    }
                }
            }
            [(v1 * v5.sin() + v4) * v1.sin() + p[1 % 3], p.iter().take(0).map(|&e17| p.iter().zip(p.iter()).take(3).map(|(&e18, &z18)| e18.cos()).sum::<D>()).sum::<D>() * v5 * v4 * v1 + x.sin() + p[1]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p22", false, |report| crate::check_program!(6, report));
    }
}

pub mod p23 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -0.5;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = BETA;
            let mut v2 = BETA + 0.75;
            'l3: for i4 in 1..0 {
                for i6 in 1..4 {
                    v2 /= u.abs() + 1.25;
                }
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0].clamp(-0.875, 1.375);
            let mut v2 = 0.7 * v1;
            let w_len: usize = w.len();
            if !(w[(w_len + w_len) % w.len()] < 1.0) {
                for i3 in 1..w.len() {
                    w[i3] *= (w[i3 - 1] - w[i3]).cos();
                }
            } else {
                let c4 = move |u4_0: f64, u4_1: f64| u4_0 * (p[3 - 1 - (1) % 3] * BETA);
                let v5 = 0.75_f64 * v2;
            }
            'l6: for i7 in 1..=w_len % 4 {
                let v1 = p[i7 % 3] + v1;
                w[(1) % w_len] /= v1.abs() + 0.5;
            }
            (BETA + w[w.len() - 1 - (w_len) % w.len()]) * v2 + w[w.len() - 1 - (4) % w.len()] + p[w_len % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -0.5;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = BETA;
            let mut v2 = BETA + 0.75;
            'l3: for i4 in 1..0 {
                for i6 in 1..4 {
                    v2 /= u.abs() + 1.25;
                }
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0].clamp(-0.875, 1.375);
            let mut v2 = 0.7 * v1;
            let w_len: usize = w.len();
            if !(w[(w_len + w_len) % w.len()] < 1.0) {
                for i3 in 1..w.len() {
                    w[i3] *= (w[i3 - 1] - w[i3]).cos();
                }
            } else {
                let c4 = move |u4_0: f64, u4_1: f64| u4_0 * (p[3 - 1 - (1) % 3] * BETA);
                let v5 = 0.75_f64 * v2;
            }
            'l6: for i7 in 1..=w_len % 4 {
                let v1 = p[i7 % 3] + v1;
                w[(1) % w_len] /= v1.abs() + 0.5;
            }
            (BETA + w[w.len() - 1 - (w_len) % w.len()]) * v2 + w[w.len() - 1 - (4) % w.len()] + p[w_len % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = lit(BETA);
            let mut v2 = lit(BETA) + lit(0.75);
            'l3: for i4 in 1..0 {
                for i6 in 1..4 {
                    { let right = u.abs() + lit(1.25); v2 /= right; }
                }
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[0].clamp(lit(-0.875), lit(1.375));
            let mut v2 = lit(0.7) * v1;
            let w_len: usize = w.len();
            if !(w[(w_len + w_len) % w.len()] < lit(1.0)) {
                for i3 in 1..w.len() {
                    { let right = (w[i3 - 1] - w[i3]).cos(); w[i3] *= right; }
                }
            } else {
                let c4 = move |u4_0: D, u4_1: D| u4_0 * (p[3 - 1 - (1) % 3] * lit(BETA));
                let v5 = lit(0.75) * v2;
            }
            'l6: for i7 in 1..=w_len % 4 {
                let v1 = p[i7 % 3] + v1;
                { let right = v1.abs() + lit(0.5); w[(1) % w_len] /= right; }
            }
            (lit(BETA) + w[w.len() - 1 - (w_len) % w.len()]) * v2 + w[w.len() - 1 - (4) % w.len()] + p[w_len % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p23", false, |report| crate::check_program!(2, report));
    }
}

pub mod p24 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.3;
            v1 = x.sin();
            if x <= y {
                let mut r2: [f64; 3] = [0.0; 3];
            }
            v1 = v1;
            if ((n % 4) as f64) >= y {
                'l3: for i4 in 1..3 {
                    let mut v5 = y;
                    v1 *= y.min(x).sin();
                }
            } else {
                let mut k7: usize = 0;
                'l6: loop {
                    if k7 >= 2 {
                        break;
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    'l8: while (k9 < 4) && (y < v1) {
                        k9 += 1;
                    }
                    let mut c10 = |u10: f64| {
                        v1 += 0.25 * (u10 * u10 * u10);
                        v1 * 0.5
                    };
                    let mut v11 = c10(x) - c10({ y });
                }
                v1 -= v1;
            }
            v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.3;
            v1 = x.sin();
            if x <= y {
                let mut r2: [f64; 3] = [0.0; 3];
            }
            v1 = v1;
            if ((n % 4) as f64) >= y {
                'l3: for i4 in 1..3 {
                    let mut v5 = y;
                    v1 *= y.min(x).sin();
                }
            } else {
                let mut k7: usize = 0;
                'l6: loop {
                    if k7 >= 2 {
                        break;
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    'l8: while (k9 < 4) && (y < v1) {
                        k9 += 1;
                    }
                    let mut c10 = |u10: f64| {
                        v1 += 0.25 * (u10 * u10 * u10);
                        v1 * 0.5
                    };
                    let mut v11 = c10(x) - c10({ y });
                }
                v1 -= v1;
            }
            v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = lit(0.3);
            v1 = x.sin();
            if x <= y {
                let mut r2: [D; 3] = [lit(0.0); 3];
            }
            v1 = v1;
            if lit((n % 4) as f64) >= y {
                'l3: for i4 in 1..3 {
                    let mut v5 = y;
                    { let right = y.min(x).sin(); v1 *= right; }
                }
            } else {
                let mut k7: usize = 0;
                'l6: loop {
                    if k7 >= 2 {
                        break;
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    'l8: while (k9 < 4) && (y < v1) {
                        k9 += 1;
                    }
                    let mut c10 = |u10: D| {
                        { let right = lit(0.25) * (u10 * u10 * u10); v1 += right; }
                        v1 * lit(0.5)
                    };
                    let mut v11 = c10(x) - c10({ y });
                }
                { let right = v1; v1 -= right; }
            }
            v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p24", false, |report| crate::check_program!(0, report));
    }
}

pub mod p25 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = match n % 4 {
                0 | 5 if x > 0.3 => {
                    let v1 = x;
                    x
                }
                1 => {
                    w[0] = x * w[n % w.len()];
                    w[(n + n) % w.len()]
                }
                2 | 7 => { x }
                _ => { x }
            };
            let r4 = [w.iter().map(|&e3| if n % 2 < 1 { e3 } else { w[w.len() - 1 - (n) % w.len()] }).sum::<f64>(), v2 * x, { v2 }];
            let (mut v7, v8): (f64, f64) = (if x >= v2 {
                w[w.len() - 1 - (n + 1) % w.len()] = r4[(n + 1) % 3];
                x
            } else {
                let v5 = r4[0];
                ((n % 4) as f64)
            }, r4.iter().skip(0).map(|&e6| x * w[0]).sum::<f64>());
            let v9: f64;
            if v8 > r4[(2 * n + 1) % 3] {
                v9 = ((n % 4) as f64) / ((-1.5_f64).abs() + 1.25);
            } else {
                v9 = w[0].min(w[1 % w.len()]);
            }
            let mut k11: usize = 0;
            'l10: while (k11 < 3) && (w[0] >= -1.25) {
                k11 += 1;
                if v9 < v7 {
                    v7 -= 0.25 * (v8 * x);
                    break;
                }
            }
            let c12 = |u12_0: f64| u12_0 - (x + ((k11 % 4) as f64));
            (v8.abs() + 0.5).ln() + v8 + r4[1] + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = match n % 4 {
                0 | 5 if x > 0.3 => {
                    let v1 = x;
                    x
                }
                1 => {
                    w[0] = x * w[n % w.len()];
                    w[(n + n) % w.len()]
                }
                2 | 7 => { x }
                _ => { x }
            };
            let r4 = [w.iter().map(|&e3| if n % 2 < 1 { e3 } else { w[w.len() - 1 - (n) % w.len()] }).sum::<f64>(), v2 * x, { v2 }];
            let (mut v7, v8): (f64, f64) = (if x >= v2 {
                w[w.len() - 1 - (n + 1) % w.len()] = r4[(n + 1) % 3];
                x
            } else {
                let v5 = r4[0];
                ((n % 4) as f64)
            }, r4.iter().skip(0).map(|&e6| x * w[0]).sum::<f64>());
            let v9: f64;
            if v8 > r4[(2 * n + 1) % 3] {
                v9 = ((n % 4) as f64) / ((-1.5_f64).abs() + 1.25);
            } else {
                v9 = w[0].min(w[1 % w.len()]);
            }
            let mut k11: usize = 0;
            'l10: while (k11 < 3) && (w[0] >= -1.25) {
                k11 += 1;
                if v9 < v7 {
                    v7 -= 0.25 * (v8 * x);
                    break;
                }
            }
            let c12 = |u12_0: f64| u12_0 - (x + ((k11 % 4) as f64));
            (v8.abs() + 0.5).ln() + v8 + r4[1] + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2 = match n % 4 {
                0 | 5 if x > lit(0.3) => {
                    let v1 = x;
                    x
                }
                1 => {
                    w[0] = x * w[n % w.len()];
                    w[(n + n) % w.len()]
                }
                2 | 7 => { x }
                _ => { x }
            };
            let r4 = [w.iter().map(|&e3| if n % 2 < 1 { e3 } else { w[w.len() - 1 - (n) % w.len()] }).sum::<D>(), v2 * x, { v2 }];
            let (mut v7, v8): (D, D) = (if x >= v2 {
                w[w.len() - 1 - (n + 1) % w.len()] = r4[(n + 1) % 3];
                x
            } else {
                let v5 = r4[0];
                lit((n % 4) as f64)
            }, r4.iter().skip(0).map(|&e6| x * w[0]).sum::<D>());
            let v9: D;
            if v8 > r4[(2 * n + 1) % 3] {
                v9 = lit((n % 4) as f64) / (lit(-1.5).abs() + lit(1.25));
            } else {
                v9 = w[0].min(w[1 % w.len()]);
            }
            let mut k11: usize = 0;
            'l10: while (k11 < 3) && (w[0] >= lit(-1.25)) {
                k11 += 1;
                if v9 < v7 {
                    { let right = lit(0.25) * (v8 * x); v7 -= right; }
                    break;
                }
            }
            let c12 = |u12_0: D| u12_0 - (x + lit((k11 % 4) as f64));
            (v8.abs() + lit(0.5)).ln() + v8 + r4[1] + w[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p25", false, |report| crate::check_program!(4, report));
    }
}

pub mod p26 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x.powi(0);
            let mut r3 = [a[0], {
                let v2 = a[a.len() - 1 - (n + 1) % a.len()];
                x
            }, v1 * a[a.len() - 1 - (1) % a.len()]];
            let mut m4: [[f64; 2]; 3] = [[v1, r3[(n + n) % 3]], [x, x], [x, v1]];
            if a[0] >= v1 {
                r3[3 - 1 - (1) % 3] += x;
                x = r3.iter().zip(r3.iter()).take(n + n).map(|(&e5, &z5)| if n % 2 == 1 { 0.75_f64 } else { v1 }).sum::<f64>();
            } else {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 6 {
                        break;
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    let mut v13: f64 = loop {
                        if k9 >= 1 {
                            break if v1 <= 0.3 {
                                let v12: f64 = v1;
                                2.0
                            } else { v1 };
                        }
                        k9 += 1;
                        let mut k10: usize = 3;
                        let r11 = vec![v1 * -0.7; k7 % 5 + 1];
                        let r11_len: usize = r11.len();
                    };
                }
            }
            (({
                r3[0] -= r3.iter().zip(a).skip(1).map(|(&e14, &z14)| v1).sum::<f64>();
                x
            }) * v1 + x + r3[1] + a[0], (1..n).map(|i15| x - x).fold(m4[(n + 1) % 3][(2 * n + 2) % 2], |acc15, t15| acc15.sin() + x * t15) + v1 + r3[1])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x.powi(0);
            let mut r3 = [a[0], {
                let v2 = a[a.len() - 1 - (n + 1) % a.len()];
                x
            }, v1 * a[a.len() - 1 - (1) % a.len()]];
            let mut m4: [[f64; 2]; 3] = [[v1, r3[(n + n) % 3]], [x, x], [x, v1]];
            if a[0] >= v1 {
                r3[3 - 1 - (1) % 3] += x;
                x = r3.iter().zip(r3.iter()).take(n + n).map(|(&e5, &z5)| if n % 2 == 1 { 0.75_f64 } else { v1 }).sum::<f64>();
            } else {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 6 {
                        break;
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    let mut v13: f64 = loop {
                        if k9 >= 1 {
                            break if v1 <= 0.3 {
                                let v12: f64 = v1;
                                2.0
                            } else { v1 };
                        }
                        k9 += 1;
                        let mut k10: usize = 3;
                        let r11 = vec![v1 * -0.7; k7 % 5 + 1];
                        let r11_len: usize = r11.len();
                    };
                }
            }
            (({
                r3[0] -= r3.iter().zip(a).skip(1).map(|(&e14, &z14)| v1).sum::<f64>();
                x
            }) * v1 + x + r3[1] + a[0], (1..n).map(|i15| x - x).fold(m4[(n + 1) % 3][(2 * n + 2) % 2], |acc15, t15| acc15.sin() + x * t15) + v1 + r3[1])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x.powi(0);
            let mut r3 = [a[0], {
                let v2 = a[a.len() - 1 - (n + 1) % a.len()];
                x
            }, v1 * a[a.len() - 1 - (1) % a.len()]];
            let mut m4: [[D; 2]; 3] = [[v1, r3[(n + n) % 3]], [x, x], [x, v1]];
            if a[0] >= v1 {
                { let right = x; r3[3 - 1 - (1) % 3] += right; }
                x = r3.iter().zip(r3.iter()).take(n + n).map(|(&e5, &z5)| if n % 2 == 1 { lit(0.75) } else { v1 }).sum::<D>();
            } else {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 6 {
                        break;
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    let mut v13: D = loop {
                        if k9 >= 1 {
                            break if v1 <= lit(0.3) {
                                let v12: D = v1;
                                lit(2.0)
                            } else { v1 };
                        }
                        k9 += 1;
                        let mut k10: usize = 3;
                        let r11 = vec![v1 * lit(-0.7); k7 % 5 + 1];
                        let r11_len: usize = r11.len();
                    };
                }
            }
            (({
                { let right = r3.iter().zip(a).skip(1).map(|(&e14, &z14)| v1).sum::<D>(); r3[0] -= right; }
                x
            }) * v1 + x + r3[1] + a[0], (1..n).map(|i15| x - x).fold(m4[(n + 1) % 3][(2 * n + 2) % 2], |acc15, t15| acc15.sin() + x * t15) + v1 + r3[1])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p26", false, |report| crate::check_program!(3, report));
    }
}

pub mod p27 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u;
            let mut r3 = vec![{
                let v2 = v1;
                -0.9
            }, v1, u - v1, u * 0.5, u * v1];
            let r3_len: usize = r3.len();
            if k % 3 == 1 {
                r3[(k) % r3_len] -= u;
            } else {
                let v4: f64;
                if (u > 0.3) && (v1 > 1.25) {
                    v4 = r3[(2 * r3_len + 0) % r3.len()] * r3[0];
                } else {
                    v4 = v1;
                }
                let mut k5: usize = 3;
            }
            if v1 > 0.5 {
                return None;
            }
            Some(0.125 + v1 + r3[(k + k) % r3.len()])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v4 = w.windows(2).rev().map(|e2| (1..=n).skip(1).filter(|&i3| !(v1 >= e2[0])).map(|i3| v1 / (v1.abs() + 0.25)).fold(0.25_f64, |acc3, t3| acc3.sin() + w[w.len() - 1 - (3) % w.len()] * t3)).filter(|&m3| x <= 0.75).fold(v1, |acc3, t3| 0.5 * acc3 + x * t3);
            let mut m5: [[f64; 3]; 2] = [[0.25; 3]; 2];
            if m5[(n + 1) % 2][1] > v4 {
                return 2.0;
            }
            for i7 in 1..w.len() {
                v4 -= 0.25 * (x as i64 as f64);
                if i7 % 3 == 1 {
                } else {
                    const GAMMA_8: f64 = -1.1;
                    m5[(2 * i7 + 2) % 2][1] += 0.25 * 1.0 * GAMMA_8;
                }
            }
            let v9 = w[(n + n) % w.len()] - x;
            v4 -= w[4 % w.len()] / (v9.abs() + 0.25);
            (0.9 * v4.sin()).atanh() + x + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u;
            let mut r3 = vec![{
                let v2 = v1;
                -0.9
            }, v1, u - v1, u * 0.5, u * v1];
            let r3_len: usize = r3.len();
            if k % 3 == 1 {
                r3[(k) % r3_len] -= u;
            } else {
                let v4: f64;
                if (u > 0.3) && (v1 > 1.25) {
                    v4 = r3[(2 * r3_len + 0) % r3.len()] * r3[0];
                } else {
                    v4 = v1;
                }
                let mut k5: usize = 3;
            }
            if v1 > 0.5 {
                return None;
            }
            Some(0.125 + v1 + r3[(k + k) % r3.len()])
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v4 = w.windows(2).rev().map(|e2| (1..=n).skip(1).filter(|&i3| !(v1 >= e2[0])).map(|i3| v1 / (v1.abs() + 0.25)).fold(0.25_f64, |acc3, t3| acc3.sin() + w[w.len() - 1 - (3) % w.len()] * t3)).filter(|&m3| x <= 0.75).fold(v1, |acc3, t3| 0.5 * acc3 + x * t3);
            let mut m5: [[f64; 3]; 2] = [[0.25; 3]; 2];
            if m5[(n + 1) % 2][1] > v4 {
                return 2.0;
            }
            for i7 in 1..w.len() {
                v4 -= 0.25 * (x as i64 as f64);
                if i7 % 3 == 1 {
                } else {
                    const GAMMA_8: f64 = -1.1;
                    m5[(2 * i7 + 2) % 2][1] += 0.25 * 1.0 * GAMMA_8;
                }
            }
            let v9 = w[(n + n) % w.len()] - x;
            v4 -= w[4 % w.len()] / (v9.abs() + 0.25);
            (0.9 * v4.sin()).atanh() + x + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u;
            let mut r3 = vec![{
                let v2 = v1;
                lit(-0.9)
            }, v1, u - v1, u * lit(0.5), u * v1];
            let r3_len: usize = r3.len();
            if k % 3 == 1 {
                { let right = u; r3[(k) % r3_len] -= right; }
            } else {
                let v4: D;
                if (u > lit(0.3)) && (v1 > lit(1.25)) {
                    v4 = r3[(2 * r3_len + 0) % r3.len()] * r3[0];
                } else {
                    v4 = v1;
                }
                let mut k5: usize = 3;
            }
            if v1 > lit(0.5) {
                return None;
            }
            Some(lit(0.125) + v1 + r3[(k + k) % r3.len()])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut v4 = w.windows(2).rev().map(|e2| (1..=n).skip(1).filter(|&i3| !(v1 >= e2[0])).map(|i3| v1 / (v1.abs() + lit(0.25))).fold(lit(0.25), |acc3, t3| acc3.sin() + w[w.len() - 1 - (3) % w.len()] * t3)).filter(|&m3| x <= lit(0.75)).fold(v1, |acc3, t3| lit(0.5) * acc3 + x * t3);
            let mut m5: [[D; 3]; 2] = [[lit(0.25); 3]; 2];
            if m5[(n + 1) % 2][1] > v4 {
                return lit(2.0);
            }
            for i7 in 1..w.len() {
                { let right = lit(0.25) * lit(x.value() as i64 as f64); v4 -= right; }
                if i7 % 3 == 1 {
                } else {
                    const GAMMA_8: f64 = -1.1;
                    { let right = lit(0.25) * lit(1.0) * lit(GAMMA_8); m5[(2 * i7 + 2) % 2][1] += right; }
                }
            }
            let v9 = w[(n + n) % w.len()] - x;
            { let right = w[4 % w.len()] / (v9.abs() + lit(0.25)); v4 -= right; }
            (lit(0.9) * v4.sin()).atanh() + x + w[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p27", false, |report| crate::check_program!(4, report));
    }
}

pub mod p28 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = ALPHA;
            if x <= -1.25 {
                let c2 = |u2_0: f64| u2_0 - ((n % 4) as f64) / (x.abs() + 0.25);
            } else {
                if n % 3 != 1 {
                    v1 = v1 * ((n % 4) as f64);
                    v1 = v1;
                }
                let c3 = |u3_0: f64, u3_1: f64| u3_0 + (x - ((n % 4) as f64));
            }
            let mut r5: Vec<f64> = p.iter().rev().map(|&e4| p[(n + n) % 3] + ALPHA).collect();
            let r5_len: usize = r5.len();
            if r5_len % 2 != 1 {
                let mut k7: usize = 0;
                let mut v16: f64 = loop {
                    if k7 >= 6 {
                        break x - BETA;
                    }
                    k7 += 1;
                    'l8: for _ in 0..r5.len() {
                        let v10 = BETA * x;
                        for i12 in 0..1 {
                            const GAMMA_13: f64 = 1.25;
                            p[2] /= (x.abs() + 0.5) * GAMMA_13;
                        }
                    }
                    for _ in 0..k7 {
                        r5.swap(0, (k7) % r5_len);
                        if r5_len % 3 != 1 {
                            continue;
                        }
                    }
                };
                let mut v17 = ALPHA * p[(2 * r5_len + 2) % 3];
            } else {
                'l18: for i19 in (1..n).step_by(2) {
                    {
                        fn inner20(s: f64, t: f64) -> f64 {
                            if t >= 2.0 {
                                return 0.25 + t;
                            }
                            1.5
                        }
                        let v21 = inner20(-2.0, r5[1 % r5.len()] + p[2 % 3]);
                        let mut k23: usize = 0;
                        let v27: f64 = loop {
                            if k23 >= 4 {
                                break r5[0 % r5.len()].abs();
                            }
                            k23 += 1;
                            for _ in 0..r5_len {
                                let v26: f64;
                                if x <= 2.0 {
                                    v26 = (BETA * BETA + 0.5).log(2.5);
                                } else {
                                    v26 = ((n % 4) as f64).cos().exp();
                                }
                            }
                            let v1 = x.max(p[0]);
                        };
                    }
                }
            }
            [BETA + v1, (BETA + r5[n % r5.len()]) * v1 * x + r5[(n + 1) % r5.len()] + p[(r5_len + 1) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = ALPHA;
            if x <= -1.25 {
                let c2 = |u2_0: f64| u2_0 - ((n % 4) as f64) / (x.abs() + 0.25);
            } else {
                if n % 3 != 1 {
                    v1 = v1 * ((n % 4) as f64);
                    v1 = v1;
                }
                let c3 = |u3_0: f64, u3_1: f64| u3_0 + (x - ((n % 4) as f64));
            }
            let mut r5: Vec<f64> = p.iter().rev().map(|&e4| p[(n + n) % 3] + ALPHA).collect();
            let r5_len: usize = r5.len();
            if r5_len % 2 != 1 {
                let mut k7: usize = 0;
                let mut v16: f64 = loop {
                    if k7 >= 6 {
                        break x - BETA;
                    }
                    k7 += 1;
                    'l8: for _ in 0..r5.len() {
                        let v10 = BETA * x;
                        for i12 in 0..1 {
                            const GAMMA_13: f64 = 1.25;
                            p[2] /= (x.abs() + 0.5) * GAMMA_13;
                        }
                    }
                    for _ in 0..k7 {
                        r5.swap(0, (k7) % r5_len);
                        if r5_len % 3 != 1 {
                            continue;
                        }
                    }
                };
                let mut v17 = ALPHA * p[(2 * r5_len + 2) % 3];
            } else {
                'l18: for i19 in (1..n).step_by(2) {
                    {
                        fn inner20(s: f64, t: f64) -> f64 {
                            if t >= 2.0 {
                                return 0.25 + t;
                            }
                            1.5
                        }
                        let v21 = inner20(-2.0, r5[1 % r5.len()] + p[2 % 3]);
                        let mut k23: usize = 0;
                        let v27: f64 = loop {
                            if k23 >= 4 {
                                break r5[0 % r5.len()].abs();
                            }
                            k23 += 1;
                            for _ in 0..r5_len {
                                let v26: f64;
                                if x <= 2.0 {
                                    v26 = (BETA * BETA + 0.5).log(2.5);
                                } else {
                                    v26 = ((n % 4) as f64).cos().exp();
                                }
                            }
                            let v1 = x.max(p[0]);
                        };
                    }
                }
            }
            [BETA + v1, (BETA + r5[n % r5.len()]) * v1 * x + r5[(n + 1) % r5.len()] + p[(r5_len + 1) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = lit(ALPHA);
            if x <= lit(-1.25) {
                let c2 = |u2_0: D| u2_0 - lit((n % 4) as f64) / (x.abs() + lit(0.25));
            } else {
                if n % 3 != 1 {
                    v1 = v1 * lit((n % 4) as f64);
                    v1 = v1;
                }
                let c3 = |u3_0: D, u3_1: D| u3_0 + (x - lit((n % 4) as f64));
            }
            let mut r5: Vec<D> = p.iter().rev().map(|&e4| p[(n + n) % 3] + lit(ALPHA)).collect();
            let r5_len: usize = r5.len();
            if r5_len % 2 != 1 {
                let mut k7: usize = 0;
                let mut v16: D = loop {
                    if k7 >= 6 {
                        break x - lit(BETA);
                    }
                    k7 += 1;
                    'l8: for _ in 0..r5.len() {
                        let v10 = lit(BETA) * x;
                        for i12 in 0..1 {
                            const GAMMA_13: f64 = 1.25;
                            { let right = (x.abs() + lit(0.5)) * lit(GAMMA_13); p[2] /= right; }
                        }
                    }
                    for _ in 0..k7 {
                        r5.swap(0, (k7) % r5_len);
                        if r5_len % 3 != 1 {
                            continue;
                        }
                    }
                };
                let mut v17 = lit(ALPHA) * p[(2 * r5_len + 2) % 3];
            } else {
                'l18: for i19 in (1..n).step_by(2) {
                    {
                        fn inner20(s: D, t: D) -> D {
                            if t >= lit(2.0) {
                                return lit(0.25) + t;
                            }
                            lit(1.5)
                        }
                        let v21 = inner20(lit(-2.0), r5[1 % r5.len()] + p[2 % 3]);
                        let mut k23: usize = 0;
                        let v27: D = loop {
                            if k23 >= 4 {
                                break r5[0 % r5.len()].abs();
                            }
                            k23 += 1;
                            for _ in 0..r5_len {
                                let v26: D;
                                if x <= lit(2.0) {
                                    v26 = (lit(BETA) * lit(BETA) + lit(0.5)).log(lit(2.5));
                                } else {
                                    v26 = lit((n % 4) as f64).cos().exp();
                                }
                            }
                            let v1 = x.max(p[0]);
                        };
                    }
                }
            }
            [lit(BETA) + v1, (lit(BETA) + r5[n % r5.len()]) * v1 * x + r5[(n + 1) % r5.len()] + p[(r5_len + 1) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p28", false, |report| crate::check_program!(6, report));
    }
}

pub mod p29 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = f64::sqrt(0.9_f64.abs() + 1.25);
            let mut r2: [f64; 2] = [0.0; 2];
            let v3: f64;
            if v1 < 0.125 {
                v3 = w[(2 * n + 0) % w.len()];
            } else {
                v3 = v1 * x;
            }
            match n % 4 {
                0 => {
                    v1 = w[(n + n) % w.len()] * w[(2 * n + 1) % w.len()];
                }
                1 if v3 <= v1 => {
                    {
                        let mut m4: [[f64; 3]; 3] = [[v3, r2[(n + 1) % 2], v3], [x, v1, v1], [v1, v1, v1]];
                        const GAMMA_5: f64 = 1.25;
                        w[4 % w.len()] -= v3 * GAMMA_5;
                    }
                }
                2 => {
                    v1 -= r2[0] / (w[w.len() - 1 - (n + 1) % w.len()] * w[w.len() - 1 - (n + 1) % w.len()] + 1.25);
                }
                _ => {
                    'l6: for &e7 in &r2 {
                        for &e9 in &r2 {
                            w[(n + n) % w.len()] = e9;
                            let mut r10 = vec![w[w.len() - 1 - (n) % w.len()].atan2(e9.abs() + 1.25); n % 5 + 1];
                            let r10_len: usize = r10.len();
                        }
                        let mut k12: usize = 0;
                        while k12 < 6 {
                            k12 += 1;
                            {
                                w[(2 * k12 + 2) % w.len()] += 0.25 * (w[(n + k12) % w.len()] + e7);
                            }
                        }
                    }
                    for i13 in 1..w.len() {
                        w[i13] *= (w[i13 - 1] - w[i13]).cos();
                    }
                }
            }
            (match n % 3 {
                0 if w[w.len() - 1 - (n + n) % w.len()] > v1 => { v3 }
                1 | 6 => {
                    let v14 = v3;
                    ((n % 4) as f64)
                }
                _ => { v3 }
            }) * v1.sin() - x.sin() + r2[0] + w[n % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = f64::sqrt(0.9_f64.abs() + 1.25);
            let mut r2: [f64; 2] = [0.0; 2];
            let v3: f64;
            if v1 < 0.125 {
                v3 = w[(2 * n + 0) % w.len()];
            } else {
                v3 = v1 * x;
            }
            match n % 4 {
                0 => {
                    v1 = w[(n + n) % w.len()] * w[(2 * n + 1) % w.len()];
                }
                1 if v3 <= v1 => {
                    {
                        let mut m4: [[f64; 3]; 3] = [[v3, r2[(n + 1) % 2], v3], [x, v1, v1], [v1, v1, v1]];
                        const GAMMA_5: f64 = 1.25;
                        w[4 % w.len()] -= v3 * GAMMA_5;
                    }
                }
                2 => {
                    v1 -= r2[0] / (w[w.len() - 1 - (n + 1) % w.len()] * w[w.len() - 1 - (n + 1) % w.len()] + 1.25);
                }
                _ => {
                    'l6: for &e7 in &r2 {
                        for &e9 in &r2 {
                            w[(n + n) % w.len()] = e9;
                            let mut r10 = vec![w[w.len() - 1 - (n) % w.len()].atan2(e9.abs() + 1.25); n % 5 + 1];
                            let r10_len: usize = r10.len();
                        }
                        let mut k12: usize = 0;
                        while k12 < 6 {
                            k12 += 1;
                            {
                                w[(2 * k12 + 2) % w.len()] += 0.25 * (w[(n + k12) % w.len()] + e7);
                            }
                        }
                    }
                    for i13 in 1..w.len() {
                        w[i13] *= (w[i13 - 1] - w[i13]).cos();
                    }
                }
            }
            (match n % 3 {
                0 if w[w.len() - 1 - (n + n) % w.len()] > v1 => { v3 }
                1 | 6 => {
                    let v14 = v3;
                    ((n % 4) as f64)
                }
                _ => { v3 }
            }) * v1.sin() - x.sin() + r2[0] + w[n % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = D::sqrt(lit(0.9).abs() + lit(1.25));
            let mut r2: [D; 2] = [lit(0.0); 2];
            let v3: D;
            if v1 < lit(0.125) {
                v3 = w[(2 * n + 0) % w.len()];
            } else {
                v3 = v1 * x;
            }
            match n % 4 {
                0 => {
                    v1 = w[(n + n) % w.len()] * w[(2 * n + 1) % w.len()];
                }
                1 if v3 <= v1 => {
                    {
                        let mut m4: [[D; 3]; 3] = [[v3, r2[(n + 1) % 2], v3], [x, v1, v1], [v1, v1, v1]];
                        const GAMMA_5: f64 = 1.25;
                        { let right = v3 * lit(GAMMA_5); w[4 % w.len()] -= right; }
                    }
                }
                2 => {
                    { let right = r2[0] / (w[w.len() - 1 - (n + 1) % w.len()] * w[w.len() - 1 - (n + 1) % w.len()] + lit(1.25)); v1 -= right; }
                }
                _ => {
                    'l6: for &e7 in &r2 {
                        for &e9 in &r2 {
                            w[(n + n) % w.len()] = e9;
                            let mut r10 = vec![w[w.len() - 1 - (n) % w.len()].atan2(e9.abs() + lit(1.25)); n % 5 + 1];
                            let r10_len: usize = r10.len();
                        }
                        let mut k12: usize = 0;
                        while k12 < 6 {
                            k12 += 1;
                            {
                                { let right = lit(0.25) * (w[(n + k12) % w.len()] + e7); w[(2 * k12 + 2) % w.len()] += right; }
                            }
                        }
                    }
                    for i13 in 1..w.len() {
                        { let right = (w[i13 - 1] - w[i13]).cos(); w[i13] *= right; }
                    }
                }
            }
            (match n % 3 {
                0 if w[w.len() - 1 - (n + n) % w.len()] > v1 => { v3 }
                1 | 6 => {
                    let v14 = v3;
                    lit((n % 4) as f64)
                }
                _ => { v3 }
            }) * v1.sin() - x.sin() + r2[0] + w[n % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p29", false, |report| crate::check_program!(4, report));
    }
}

pub mod p30 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = { BETA };
            let mut v2 = w[2 % w.len()];
            let mut m3: [[f64; 3]; 2] = [[BETA, -1.1, v1], [v1, v1, v1]];
            v1 -= w[0] + v1;
            for &e5 in w.iter() {
                let mut r6: [f64; 4] = [0.0; 4];
            }
            match n % 4 {
                0 => {
                    for i7 in (1..w.len()).rev() {
                        w[i7] = w[i7 - 1] * (w[(i7 + n) % w.len()] / (1.0 + w[(i7 + n) % w.len()] * w[(i7 + n) % w.len()])) + w[i7];
                    }
                }
                1 => {
                    if n % 2 != 1 {
                        v1 -= BETA;
                        return;
                    }
                }
                2 => {
                    w[0] -= w[(n + 1) % w.len()];
                }
                _ => {
                    let o8: Option<f64> = if (x >= v2) && (((n % 4) as f64) >= v2) { Some(BETA) } else { None };
                    let c9 = move |u9_0: f64, u9_1: f64| u9_0 - (match n % 3 {
                        0 => { u9_1 }
                        1 => { v2 }
                        _ => {
                            let v10 = v1;
                            v1
                        }
                    });
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = { BETA };
            let mut v2 = w[2 % w.len()];
            let mut m3: [[f64; 3]; 2] = [[BETA, -1.1, v1], [v1, v1, v1]];
            v1 -= w[0] + v1;
            for &e5 in w.iter() {
                let mut r6: [f64; 4] = [0.0; 4];
            }
            match n % 4 {
                0 => {
                    for i7 in (1..w.len()).rev() {
                        w[i7] = w[i7 - 1] * (w[(i7 + n) % w.len()] / (1.0 + w[(i7 + n) % w.len()] * w[(i7 + n) % w.len()])) + w[i7];
                    }
                }
                1 => {
                    if n % 2 != 1 {
                        v1 -= BETA;
                        return;
                    }
                }
                2 => {
                    w[0] -= w[(n + 1) % w.len()];
                }
                _ => {
                    let o8: Option<f64> = if (x >= v2) && (((n % 4) as f64) >= v2) { Some(BETA) } else { None };
                    let c9 = move |u9_0: f64, u9_1: f64| u9_0 - (match n % 3 {
                        0 => { u9_1 }
                        1 => { v2 }
                        _ => {
                            let v10 = v1;
                            v1
                        }
                    });
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.25;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = { lit(BETA) };
            let mut v2 = w[2 % w.len()];
            let mut m3: [[D; 3]; 2] = [[lit(BETA), lit(-1.1), v1], [v1, v1, v1]];
            { let right = w[0] + v1; v1 -= right; }
            for &e5 in w.iter() {
                let mut r6: [D; 4] = [lit(0.0); 4];
            }
            match n % 4 {
                0 => {
                    for i7 in (1..w.len()).rev() {
                        w[i7] = w[i7 - 1] * (w[(i7 + n) % w.len()] / (lit(1.0) + w[(i7 + n) % w.len()] * w[(i7 + n) % w.len()])) + w[i7];
                    }
                }
                1 => {
                    if n % 2 != 1 {
                        { let right = lit(BETA); v1 -= right; }
                        return;
                    }
                }
                2 => {
                    { let right = w[(n + 1) % w.len()]; w[0] -= right; }
                }
                _ => {
                    let o8: Option<D> = if (x >= v2) && (lit((n % 4) as f64) >= v2) { Some(lit(BETA)) } else { None };
                    let c9 = move |u9_0: D, u9_1: D| u9_0 - (match n % 3 {
                        0 => { u9_1 }
                        1 => { v2 }
                        _ => {
                            let v10 = v1;
                            v1
                        }
                    });
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p30", false, |report| crate::check_program!(7, report));
    }
}

pub mod p31 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = if x > 0.9 { x } else {
                let x = x;
                x
            };
            let mut r1 = [((n % 4) as f64) / (x * x + 1.25); 3];
            let mut m2: [[f64; 3]; 2] = [[r1[0], x, x], [x, 0.25, ((n % 4) as f64)]];
            r1[3 - 1 - (n + n) % 3] = x * a[(n + n) % a.len()];
            r1[(n + n) % 3] = r1[(n + n) % 3] * 0.5 + x / (x.abs() + 0.5);
            m2[1][(n + n) % 3] = x + x;
            if r1[1] > x {
                if n % 3 != 1 {
                    let c3 = move |u3_0: f64| u3_0 + 0.9 * x;
                    for e5 in r1 {
                        m2[0][(n + n) % 3] = (r1[3 - 1 - (n) % 3] * m2[(2 * n + 1) % 2][2]).cos();
                        x *= (a[0] - x).clamp(-2.125, 1.875);
                    }
                }
            }
            (x + a[n % a.len()], (if (r1[0] >= 1.5) || (BETA < 0.3) { BETA } else {
                let x = r1[2];
                x
            }) - x.sin() + a[(n + 1) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = if x > 0.9 { x } else {
                let x = x;
                x
            };
            let mut r1 = [((n % 4) as f64) / (x * x + 1.25); 3];
            let mut m2: [[f64; 3]; 2] = [[r1[0], x, x], [x, 0.25, ((n % 4) as f64)]];
            r1[3 - 1 - (n + n) % 3] = x * a[(n + n) % a.len()];
            r1[(n + n) % 3] = r1[(n + n) % 3] * 0.5 + x / (x.abs() + 0.5);
            m2[1][(n + n) % 3] = x + x;
            if r1[1] > x {
                if n % 3 != 1 {
                    let c3 = move |u3_0: f64| u3_0 + 0.9 * x;
                    for e5 in r1 {
                        m2[0][(n + n) % 3] = (r1[3 - 1 - (n) % 3] * m2[(2 * n + 1) % 2][2]).cos();
                        x *= (a[0] - x).clamp(-2.125, 1.875);
                    }
                }
            }
            (x + a[n % a.len()], (if (r1[0] >= 1.5) || (BETA < 0.3) { BETA } else {
                let x = r1[2];
                x
            }) - x.sin() + a[(n + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut x = if x > lit(0.9) { x } else {
                let x = x;
                x
            };
            let mut r1 = [lit((n % 4) as f64) / (x * x + lit(1.25)); 3];
            let mut m2: [[D; 3]; 2] = [[r1[0], x, x], [x, lit(0.25), lit((n % 4) as f64)]];
            r1[3 - 1 - (n + n) % 3] = x * a[(n + n) % a.len()];
            r1[(n + n) % 3] = r1[(n + n) % 3] * lit(0.5) + x / (x.abs() + lit(0.5));
            m2[1][(n + n) % 3] = x + x;
            if r1[1] > x {
                if n % 3 != 1 {
                    let c3 = move |u3_0: D| u3_0 + lit(0.9) * x;
                    for e5 in r1 {
                        m2[0][(n + n) % 3] = (r1[3 - 1 - (n) % 3] * m2[(2 * n + 1) % 2][2]).cos();
                        { let right = (a[0] - x).clamp(lit(-2.125), lit(1.875)); x *= right; }
                    }
                }
            }
            (x + a[n % a.len()], (if (r1[0] >= lit(1.5)) || (lit(BETA) < lit(0.3)) { lit(BETA) } else {
                let x = r1[2];
                x
            }) - x.sin() + a[(n + 1) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p31", false, |report| crate::check_program!(3, report));
    }
}

pub mod p32 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) / (q[1] * q[1] + 0.25);
            let v2 = v1;
            v1 *= (v1 - a[0]).tanh();
            {
                'l3: for (i4, e4) in b.iter().enumerate() {
                    let mut k6: usize = 0;
                    while (k6 < 6) && (a[(2 * n + 1) % a.len()] < 0.125_f64) {
                        k6 += 1;
                        v1 = v1 * 0.5 + b[b.len() - 1 - (i4 + 1) % b.len()];
                    }
                }
                'l7: for &e8 in q {
                    if e8 < v1 {
                        return if e8 > v2 { v1 } else { v2 };
                    }
                }
            }
            v2 / (q[n % 4] * q[n % 4] + 0.5) * v2 + b[4 % b.len()] + q[(2 * n + 2) % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) / (q[1] * q[1] + 0.25);
            let v2 = v1;
            v1 *= (v1 - a[0]).tanh();
            {
                'l3: for (i4, e4) in b.iter().enumerate() {
                    let mut k6: usize = 0;
                    while (k6 < 6) && (a[(2 * n + 1) % a.len()] < 0.125_f64) {
                        k6 += 1;
                        v1 = v1 * 0.5 + b[b.len() - 1 - (i4 + 1) % b.len()];
                    }
                }
                'l7: for &e8 in q {
                    if e8 < v1 {
                        return if e8 > v2 { v1 } else { v2 };
                    }
                }
            }
            v2 / (q[n % 4] * q[n % 4] + 0.5) * v2 + b[4 % b.len()] + q[(2 * n + 2) % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) / (q[1] * q[1] + lit(0.25));
            let v2 = v1;
            { let right = (v1 - a[0]).tanh(); v1 *= right; }
            {
                'l3: for (i4, e4) in b.iter().enumerate() {
                    let mut k6: usize = 0;
                    while (k6 < 6) && (a[(2 * n + 1) % a.len()] < lit(0.125)) {
                        k6 += 1;
                        v1 = v1 * lit(0.5) + b[b.len() - 1 - (i4 + 1) % b.len()];
                    }
                }
                'l7: for &e8 in q {
                    if e8 < v1 {
                        return if e8 > v2 { v1 } else { v2 };
                    }
                }
            }
            v2 / (q[n % 4] * q[n % 4] + lit(0.5)) * v2 + b[4 % b.len()] + q[(2 * n + 2) % 4]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p32", false, |report| crate::check_program!(5, report));
    }
}

pub mod p33 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = ((k % 4) as f64) * 0.75;
            let mut v2 = v1 + v1;
            let mut r3: Vec<f64> = vec![0.75; 2];
            let r3_len: usize = r3.len();
            v1 += v1;
            for (i5, e5) in w.iter().enumerate() {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 3 {
                        break;
                    }
                    k7 += 1;
                    fn inner8(s: f64, t: f64) -> f64 {
                        if s >= 0.25 {
                            return t / (1.0_f64.abs() + 1.25);
                        }
                        0.125 * t
                    }
                    let v9 = inner8(*e5, w[(r3_len + r3_len) % w.len()]);
                }
                'l10: for i11 in 0..k7 {
                    for i13 in 1..7 {
                        if !(v2 <= 1.25) {
                            r3[(4) % r3_len] -= 0.25 * r3[(i13 + k7) % r3.len()].rem_euclid(2.25);
                            v1 -= 0.25 * (if v1 >= 1.5 { v1 } else { v2 });
                        }
                    }
                    v2 += 0.25 * f64::min(w[(k + i5) % w.len()], v2);
                }
            }
            (if r3_len % 3 < 1 { ((r3_len % 4) as f64) } else { v1 }) * v2 + v1 + r3[(2 * k + 0) % r3.len()] + a[k % a.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[(n + n) % a.len()] * x;
            'l2: for i3 in 0..3 {
                x /= x.abs() + 1.25;
                x = x * 0.5 + x;
            }
            for i5 in 0..n {
                x = (((n % 4) as f64).abs() + 0.5).powf(v1.max(-2.25).min(2.375)).tanh();
                let mut k7: usize = 0;
                'l6: while (k7 < 7) && (v1 <= 0.3) {
                    k7 += 1;
                    let r9: [f64; 5] = [a[2 % a.len()].powi((i5 % 4) as i32), a.iter().zip(a.iter()).map(|(&e8, &z8)| 1.0 + 0.25 * (z8 * z8 + 0.5).log(2.5).sin()).product::<f64>(), 1.25 - x, x + 0.3, -x];
                    let (mut v10, v11) = (v1 - ((k7 % 4) as f64), r9[0 % 5] / (r9[2] * r9[2] + 1.25));
                }
            }
            (a[0] + x + a[a.len() - 1 - (2) % a.len()], (if n % 2 != 1 { a[n % a.len()] } else {
                let v12: f64 = v1;
                v12
            }) + v1.sin())
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = ((k % 4) as f64) * 0.75;
            let mut v2 = v1 + v1;
            let mut r3: Vec<f64> = vec![0.75; 2];
            let r3_len: usize = r3.len();
            v1 += v1;
            for (i5, e5) in w.iter().enumerate() {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 3 {
                        break;
                    }
                    k7 += 1;
                    fn inner8(s: f64, t: f64) -> f64 {
                        if s >= 0.25 {
                            return t / (1.0_f64.abs() + 1.25);
                        }
                        0.125 * t
                    }
                    let v9 = inner8(*e5, w[(r3_len + r3_len) % w.len()]);
                }
                'l10: for i11 in 0..k7 {
                    for i13 in 1..7 {
                        if !(v2 <= 1.25) {
                            r3[(4) % r3_len] -= 0.25 * r3[(i13 + k7) % r3.len()].rem_euclid(2.25);
                            v1 -= 0.25 * (if v1 >= 1.5 { v1 } else { v2 });
                        }
                    }
                    v2 += 0.25 * f64::min(w[(k + i5) % w.len()], v2);
                }
            }
            (if r3_len % 3 < 1 { ((r3_len % 4) as f64) } else { v1 }) * v2 + v1 + r3[(2 * k + 0) % r3.len()] + a[k % a.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[(n + n) % a.len()] * x;
            'l2: for i3 in 0..3 {
                x /= x.abs() + 1.25;
                x = x * 0.5 + x;
            }
            for i5 in 0..n {
                x = (((n % 4) as f64).abs() + 0.5).powf(v1.max(-2.25).min(2.375)).tanh();
                let mut k7: usize = 0;
                'l6: while (k7 < 7) && (v1 <= 0.3) {
                    k7 += 1;
                    let r9: [f64; 5] = [a[2 % a.len()].powi((i5 % 4) as i32), a.iter().zip(a.iter()).map(|(&e8, &z8)| 1.0 + 0.25 * (z8 * z8 + 0.5).log(2.5).sin()).product::<f64>(), 1.25 - x, x + 0.3, -x];
                    let (mut v10, v11) = (v1 - ((k7 % 4) as f64), r9[0 % 5] / (r9[2] * r9[2] + 1.25));
                }
            }
            (a[0] + x + a[a.len() - 1 - (2) % a.len()], (if n % 2 != 1 { a[n % a.len()] } else {
                let v12: f64 = v1;
                v12
            }) + v1.sin())
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = lit((k % 4) as f64) * lit(0.75);
            let mut v2 = v1 + v1;
            let mut r3: Vec<D> = vec![lit(0.75); 2];
            let r3_len: usize = r3.len();
            { let right = v1; v1 += right; }
            for (i5, e5) in w.iter().enumerate() {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 3 {
                        break;
                    }
                    k7 += 1;
                    fn inner8(s: D, t: D) -> D {
                        if s >= lit(0.25) {
                            return t / (lit(1.0).abs() + lit(1.25));
                        }
                        lit(0.125) * t
                    }
                    let v9 = inner8(*e5, w[(r3_len + r3_len) % w.len()]);
                }
                'l10: for i11 in 0..k7 {
                    for i13 in 1..7 {
                        if !(v2 <= lit(1.25)) {
                            { let right = lit(0.25) * r3[(i13 + k7) % r3.len()].rem_euclid(lit(2.25)); r3[(4) % r3_len] -= right; }
                            { let right = lit(0.25) * (if v1 >= lit(1.5) { v1 } else { v2 }); v1 -= right; }
                        }
                    }
                    { let right = lit(0.25) * D::min(w[(k + i5) % w.len()], v2); v2 += right; }
                }
            }
            (if r3_len % 3 < 1 { lit((r3_len % 4) as f64) } else { v1 }) * v2 + v1 + r3[(2 * k + 0) % r3.len()] + a[k % a.len()]
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = a[(n + n) % a.len()] * x;
            'l2: for i3 in 0..3 {
                { let right = x.abs() + lit(1.25); x /= right; }
                x = x * lit(0.5) + x;
            }
            for i5 in 0..n {
                x = (lit((n % 4) as f64).abs() + lit(0.5)).powf(v1.max(lit(-2.25)).min(lit(2.375))).tanh();
                let mut k7: usize = 0;
                'l6: while (k7 < 7) && (v1 <= lit(0.3)) {
                    k7 += 1;
                    let r9: [D; 5] = [a[2 % a.len()].powi((i5 % 4) as i32), a.iter().zip(a.iter()).map(|(&e8, &z8)| lit(1.0) + lit(0.25) * (z8 * z8 + lit(0.5)).log(lit(2.5)).sin()).product::<D>(), lit(1.25) - x, x + lit(0.3), -x];
                    let (mut v10, v11) = (v1 - lit((k7 % 4) as f64), r9[0 % 5] / (r9[2] * r9[2] + lit(1.25)));
                }
            }
            (a[0] + x + a[a.len() - 1 - (2) % a.len()], (if n % 2 != 1 { a[n % a.len()] } else {
                let v12: D = v1;
                v12
            }) + v1.sin())
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p33", false, |report| crate::check_program!(3, report));
    }
}

pub mod p34 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[1];
            let mut v2: f64 = -0.125;
            {
                v2 = ((n % 4) as f64);
                v2 += a.chunks_exact(2).map(|e3| if n % 2 < 1 { b[0] } else { 1.25 }).fold(((n % 4) as f64), |acc3, t3| 0.5 * acc3 + v1 * t3);
            }
            v2 -= q[3];
            {
                for i5 in 1..4 {
                    v1 = v1 * 0.5 + (v1 + v1);
                }
            }
            v2 - v2 + v2 + b[0] + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[1];
            let mut v2: f64 = -0.125;
            {
                v2 = ((n % 4) as f64);
                v2 += a.chunks_exact(2).map(|e3| if n % 2 < 1 { b[0] } else { 1.25 }).fold(((n % 4) as f64), |acc3, t3| 0.5 * acc3 + v1 * t3);
            }
            v2 -= q[3];
            {
                for i5 in 1..4 {
                    v1 = v1 * 0.5 + (v1 + v1);
                }
            }
            v2 - v2 + v2 + b[0] + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = q[1];
            let mut v2: D = lit(-0.125);
            {
                v2 = lit((n % 4) as f64);
                { let right = a.chunks_exact(2).map(|e3| if n % 2 < 1 { b[0] } else { lit(1.25) }).fold(lit((n % 4) as f64), |acc3, t3| lit(0.5) * acc3 + v1 * t3); v2 += right; }
            }
            { let right = q[3]; v2 -= right; }
            {
                for i5 in 1..4 {
                    v1 = v1 * lit(0.5) + (v1 + v1);
                }
            }
            v2 - v2 + v2 + b[0] + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p34", false, |report| crate::check_program!(5, report));
    }
}

pub mod p35 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2 = (1..0).map(|i1| { 1.0_f64 }).fold(x, |acc1, t1| acc1.sin() + ALPHA * t1);
            let mut v9 = match n % 3 {
                0 => { p[2 % 3] }
                1 => {
                    for i4 in 0..n {
                        for i6 in 1..3 {
                            'l7: for i8 in 0..i4 {
                                v2 *= (p[1] - v2).sin();
                                v2 += 0.25 * (x + v2);
                            }
                        }
                    }
                    x
                }
                _ => { x }
            };
            let m10: [[f64; 2]; 2] = [[x, ALPHA], [v2, v2]];
            [p[3 % 3] / (x * x + 0.5) + x, ((if p[0] < 1.0 { v9 } else { 0.25 }) + v9.sin()) * x]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2 = (1..0).map(|i1| { 1.0_f64 }).fold(x, |acc1, t1| acc1.sin() + ALPHA * t1);
            let mut v9 = match n % 3 {
                0 => { p[2 % 3] }
                1 => {
                    for i4 in 0..n {
                        for i6 in 1..3 {
                            'l7: for i8 in 0..i4 {
                                v2 *= (p[1] - v2).sin();
                                v2 += 0.25 * (x + v2);
                            }
                        }
                    }
                    x
                }
                _ => { x }
            };
            let m10: [[f64; 2]; 2] = [[x, ALPHA], [v2, v2]];
            [p[3 % 3] / (x * x + 0.5) + x, ((if p[0] < 1.0 { v9 } else { 0.25 }) + v9.sin()) * x]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v2 = (1..0).map(|i1| { lit(1.0) }).fold(x, |acc1, t1| acc1.sin() + lit(ALPHA) * t1);
            let mut v9 = match n % 3 {
                0 => { p[2 % 3] }
                1 => {
                    for i4 in 0..n {
                        for i6 in 1..3 {
                            'l7: for i8 in 0..i4 {
                                { let right = (p[1] - v2).sin(); v2 *= right; }
                                { let right = lit(0.25) * (x + v2); v2 += right; }
                            }
                        }
                    }
                    x
                }
                _ => { x }
            };
            let m10: [[D; 2]; 2] = [[x, lit(ALPHA)], [v2, v2]];
            [p[3 % 3] / (x * x + lit(0.5)) + x, ((if p[0] < lit(1.0) { v9 } else { lit(0.25) }) + v9.sin()) * x]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p35", false, |report| crate::check_program!(6, report));
    }
}

pub mod p36 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u;
            let mut v1 = u;
            let (mut v2, v3) = (u.to_radians(), (u.abs() + 0.5).log(2.5));
            let mut k5: usize = 0;
            while k5 < 3 {
                k5 += 1;
                let mut p6 = (v1 * v1, ((k5 % 4) as f64));
            }
            ((k5 % 4) as f64) / (((k5 % 4) as f64) * ((k5 % 4) as f64) + 0.25) - v2.sin()
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2 = q.iter().filter(|&&e1| b[b.len() - 1 - (n + 1) % b.len()] <= e1).map(|&e1| e1.mul_add(e1, e1)).sum::<f64>();
            let mut v3 = v2;
            let mut r4: [f64; 2] = [if 2.0_f64 > v3 { ((n % 4) as f64) } else { v2 }; 2];
            v3 = if v3 >= ((n % 4) as f64) { r4[n % 2] } else { r4[2 - 1 - (n + 1) % 2] };
            let mut m5: [[f64; 3]; 2] = [[a[0], a[(n + 1) % a.len()], a[(n + n) % a.len()]], [r4[0], v3, 0.125]];
            v3 = q[n % 4];
            let p6 = (v3 - v2, {
                let v2: f64 = v2;
                v2
            });
            let c7 = move |u7_0: f64| u7_0 * h0(r4[0], v2);
            let mut v2 = (r4[0 % 2].abs() + 1.25 + 1.0).acosh();
            v3 /= v3.abs() + 0.25;
            let mut k9: usize = 0;
            while k9 < 6 {
                k9 += 1;
                let mut k11: usize = 0;
                while (k11 < 2) && (q[3] > ((k9 % 4) as f64)) {
                    k11 += 1;
                    for i12 in 1..2 {
                        r4[i12] *= (r4[i12 - 1] - r4[i12]).cos();
                    }
                    v3 = v2.sin();
                }
            }
            v3 - v2 + v3.sin() + r4[k9 % 2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u;
            let mut v1 = u;
            let (mut v2, v3) = (u.to_radians(), (u.abs() + 0.5).log(2.5));
            let mut k5: usize = 0;
            while k5 < 3 {
                k5 += 1;
                let mut p6 = (v1 * v1, ((k5 % 4) as f64));
            }
            ((k5 % 4) as f64) / (((k5 % 4) as f64) * ((k5 % 4) as f64) + 0.25) - v2.sin()
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2 = q.iter().filter(|&&e1| b[b.len() - 1 - (n + 1) % b.len()] <= e1).map(|&e1| e1.mul_add(e1, e1)).sum::<f64>();
            let mut v3 = v2;
            let mut r4: [f64; 2] = [if 2.0_f64 > v3 { ((n % 4) as f64) } else { v2 }; 2];
            v3 = if v3 >= ((n % 4) as f64) { r4[n % 2] } else { r4[2 - 1 - (n + 1) % 2] };
            let mut m5: [[f64; 3]; 2] = [[a[0], a[(n + 1) % a.len()], a[(n + n) % a.len()]], [r4[0], v3, 0.125]];
            v3 = q[n % 4];
            let p6 = (v3 - v2, {
                let v2: f64 = v2;
                v2
            });
            let c7 = move |u7_0: f64| u7_0 * h0(r4[0], v2);
            let mut v2 = (r4[0 % 2].abs() + 1.25 + 1.0).acosh();
            v3 /= v3.abs() + 0.25;
            let mut k9: usize = 0;
            while k9 < 6 {
                k9 += 1;
                let mut k11: usize = 0;
                while (k11 < 2) && (q[3] > ((k9 % 4) as f64)) {
                    k11 += 1;
                    for i12 in 1..2 {
                        r4[i12] *= (r4[i12 - 1] - r4[i12]).cos();
                    }
                    v3 = v2.sin();
                }
            }
            v3 - v2 + v3.sin() + r4[k9 % 2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = u;
            let mut v1 = u;
            let (mut v2, v3) = (u.to_radians(), (u.abs() + lit(0.5)).log(lit(2.5)));
            let mut k5: usize = 0;
            while k5 < 3 {
                k5 += 1;
                let mut p6 = (v1 * v1, lit((k5 % 4) as f64));
            }
            lit((k5 % 4) as f64) / (lit((k5 % 4) as f64) * lit((k5 % 4) as f64) + lit(0.25)) - v2.sin()
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v2 = q.iter().filter(|&&e1| b[b.len() - 1 - (n + 1) % b.len()] <= e1).map(|&e1| e1.mul_add(e1, e1)).sum::<D>();
            let mut v3 = v2;
            let mut r4: [D; 2] = [if lit(2.0) > v3 { lit((n % 4) as f64) } else { v2 }; 2];
            v3 = if v3 >= lit((n % 4) as f64) { r4[n % 2] } else { r4[2 - 1 - (n + 1) % 2] };
            let mut m5: [[D; 3]; 2] = [[a[0], a[(n + 1) % a.len()], a[(n + n) % a.len()]], [r4[0], v3, lit(0.125)]];
            v3 = q[n % 4];
            let p6 = (v3 - v2, {
                let v2: D = v2;
                v2
            });
            let c7 = move |u7_0: D| u7_0 * h0(r4[0], v2);
            let mut v2 = (r4[0 % 2].abs() + lit(1.25) + lit(1.0)).acosh();
            { let right = v3.abs() + lit(0.25); v3 /= right; }
            let mut k9: usize = 0;
            while k9 < 6 {
                k9 += 1;
                let mut k11: usize = 0;
                while (k11 < 2) && (q[3] > lit((k9 % 4) as f64)) {
                    k11 += 1;
                    for i12 in 1..2 {
                        { let right = (r4[i12 - 1] - r4[i12]).cos(); r4[i12] *= right; }
                    }
                    v3 = v2.sin();
                }
            }
            v3 - v2 + v3.sin() + r4[k9 % 2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p36", false, |report| crate::check_program!(5, report));
    }
}

pub mod p37 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ALPHA / (((n % 4) as f64).abs() + 0.5);
            for (i3, e3) in b.iter().enumerate() {
                let mut r4: [f64; 5] = [0.0; 5];
            }
            let mut v5 = ((n % 4) as f64);
            let v6: f64 = -v5;
            v5 *= 1.0_f64.floor().sin();
            let v1 = v6 + v1;
            v1.max(-2.25).min(2.375).exp() - v1 + v6 + v5 + b[0] + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ALPHA / (((n % 4) as f64).abs() + 0.5);
            for (i3, e3) in b.iter().enumerate() {
                let mut r4: [f64; 5] = [0.0; 5];
            }
            let mut v5 = ((n % 4) as f64);
            let v6: f64 = -v5;
            v5 *= 1.0_f64.floor().sin();
            let v1 = v6 + v1;
            v1.max(-2.25).min(2.375).exp() - v1 + v6 + v5 + b[0] + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(ALPHA) / (lit((n % 4) as f64).abs() + lit(0.5));
            for (i3, e3) in b.iter().enumerate() {
                let mut r4: [D; 5] = [lit(0.0); 5];
            }
            let mut v5 = lit((n % 4) as f64);
            let v6: D = -v5;
            { let right = lit(1.0).floor().sin(); v5 *= right; }
            let v1 = v6 + v1;
            v1.max(lit(-2.25)).min(lit(2.375)).exp() - v1 + v6 + v5 + b[0] + a[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p37", false, |report| crate::check_program!(5, report));
    }
}

pub mod p38 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v2 = p.chunks(2).map(|e1| e1[0]).fold(((n % 4) as f64), |acc1, t1| 0.5 * acc1 + acc1 * t1);
            let w_len: usize = w.len();
            let c3 = move |u3_0: f64| u3_0 + u3_0.powi(2);
            if p[2] < 2.0 {
                let p4: (f64, f64) = (v2 * v2, 0.75 - 0.3);
            }
            let v5 = (v2.abs() + 0.5 + 1.0).acosh();
            let mut v6: f64 = 1.0;
            for i7 in 1..w.len() {
                w[i7] = w[i7 - 1] * w[0].tanh() + w[i7];
            }
            let mut v8: f64 = v5 + v2;
            fn inner9(s: f64, t: f64) -> f64 {
                if s <= 0.5 {
                    return s;
                }
                1.25_f64
            }
            let v10 = inner9(w[(2 * n + 0) % w.len()].midpoint(v2), { v8 });
            v8 - v10.sin() - v8.sin() - v6 + v5
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v2 = p.chunks(2).map(|e1| e1[0]).fold(((n % 4) as f64), |acc1, t1| 0.5 * acc1 + acc1 * t1);
            let w_len: usize = w.len();
            let c3 = move |u3_0: f64| u3_0 + u3_0.powi(2);
            if p[2] < 2.0 {
                let p4: (f64, f64) = (v2 * v2, 0.75 - 0.3);
            }
            let v5 = (v2.abs() + 0.5 + 1.0).acosh();
            let mut v6: f64 = 1.0;
            for i7 in 1..w.len() {
                w[i7] = w[i7 - 1] * w[0].tanh() + w[i7];
            }
            let mut v8: f64 = v5 + v2;
            fn inner9(s: f64, t: f64) -> f64 {
                if s <= 0.5 {
                    return s;
                }
                1.25_f64
            }
            let v10 = inner9(w[(2 * n + 0) % w.len()].midpoint(v2), { v8 });
            v8 - v10.sin() - v8.sin() - v6 + v5
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v2 = p.chunks(2).map(|e1| e1[0]).fold(lit((n % 4) as f64), |acc1, t1| lit(0.5) * acc1 + acc1 * t1);
            let w_len: usize = w.len();
            let c3 = move |u3_0: D| u3_0 + u3_0.powi(2);
            if p[2] < lit(2.0) {
                let p4: (D, D) = (v2 * v2, lit(0.75) - lit(0.3));
            }
            let v5 = (v2.abs() + lit(0.5) + lit(1.0)).acosh();
            let mut v6: D = lit(1.0);
            for i7 in 1..w.len() {
                w[i7] = w[i7 - 1] * w[0].tanh() + w[i7];
            }
            let mut v8: D = v5 + v2;
            fn inner9(s: D, t: D) -> D {
                if s <= lit(0.5) {
                    return s;
                }
                lit(1.25)
            }
            let v10 = inner9(w[(2 * n + 0) % w.len()].midpoint(v2), { v8 });
            v8 - v10.sin() - v8.sin() - v6 + v5
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p38", false, |report| crate::check_program!(2, report));
    }
}

pub mod p39 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = u;
            let mut v2 = u + v;
            let mut k4: usize = 0;
            let mut v2: f64 = 'l3: loop {
                if k4 >= 2 {
                    break if k4 % 2 != 1 {
                        let v11: f64 = u;
                        v11
                    } else { ((k4 % 4) as f64) };
                }
                k4 += 1;
                if 0.125_f64 > u {
                    let c5 = |u5_0: f64, u5_1: f64| u5_0 - u;
                } else {
                    for _ in (1..4).rev() {
                        const GAMMA_8: f64 = -0.9;
                        v2 /= (v1.abs() + 0.5) * GAMMA_8;
                    }
                    let (mut v9, v10) = (u, v + v2);
                }
            };
            (((match k4 % 3 {
                0 => { v }
                1 | 6 => { v1 }
                _ => { v1 }
            }) * v2.sin() - v1.sin()) * v + u, v2 + v1 + v1)
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = a[a.len() - 1 - (n + n) % a.len()];
            let mut k3: usize = 0;
            while k3 < 1 {
                k3 += 1;
                'l4: for &e5 in q {
                    v1 = e5;
                }
            }
            v1 = v1 * v1;
            v1 = v1 * 0.5 + v1 * v1;
            if q[4 - 1 - (2 * k3 + 1) % 4] >= v1 {
                fn inner6(s: f64, t: f64) -> f64 {
                    if t < t {
                        return 0.25 * t;
                    }
                    t * t
                }
                let v7 = inner6(v1, v1);
                match k3 % 3 {
                    0 => {
                        let mut k9: usize = 0;
                        loop {
                            if k9 >= 3 {
                                break;
                            }
                            k9 += 1;
                            v1 += 0.25 * b[k9 % b.len()];
                            v1 /= v7.abs() + 0.5;
                        }
                        let v10 = 1.25_f64;
                    }
                    1 => {
                    }
                    _ => {
                        let mut k12: usize = 0;
                        let v24: f64 = loop {
                            if k12 >= 2 {
                                break -2.0;
                            }
                            k12 += 1;
                            for &e14 in a {
                                for i16 in (1..k3).rev() {
                                    let mut k17: usize = 2;
                                }
                            }
                            let mut k19: usize = 0;
                            while (k19 < 1) && (b[b.len() - 1 - (2 * k12 + 0) % b.len()] >= 0.3) {
                                k19 += 1;
                                'l20: for i21 in (0..k12).rev() {
                                    let p23: (f64, f64) = (q.iter().skip(2).map(|&e22| b[(2 * k3 + 0) % b.len()] * e22).fold(v1, |acc22, t22| acc22.sin() + v7 * t22), if k3 % 3 == 1 { v7 } else { v7 });
                                    if 0.5_f64 <= -2.0 {
                                        v1 = (p23.0 - p23.0).cos();
                                        continue;
                                    }
                                }
                            }
                        };
                    }
                }
            } else {
                let mut k26: usize = 0;
                loop {
                    if k26 >= 4 {
                        break;
                    }
                    k26 += 1;
                    let mut k28: usize = 0;
                    let v30: f64 = loop {
                        if k28 >= 1 {
                            break match k28 % 3 {
                                0 | 5 => { b[b.len() - 1 - (k26 + 1) % b.len()] }
                                1 if v1 < 2.0 => { v1 }
                                _ => { v1 }
                            };
                        }
                        k28 += 1;
                        v1 += 0.25 * v1;
                        let mut r29: Vec<f64> = vec![v1 - v1; k28 % 5 + 1];
                        let r29_len: usize = r29.len();
                    };
                    if v30 < 0.5 {
                        continue;
                    }
                }
                let mut v31 = if 1.1_f64 >= 0.7 { v1 } else { v1 };
            }
            v1 / (v1.abs() + 0.25) - v1 + b[4 % b.len()] + q[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = u;
            let mut v2 = u + v;
            let mut k4: usize = 0;
            let mut v2: f64 = 'l3: loop {
                if k4 >= 2 {
                    break if k4 % 2 != 1 {
                        let v11: f64 = u;
                        v11
                    } else { ((k4 % 4) as f64) };
                }
                k4 += 1;
                if 0.125_f64 > u {
                    let c5 = |u5_0: f64, u5_1: f64| u5_0 - u;
                } else {
                    for _ in (1..4).rev() {
                        const GAMMA_8: f64 = -0.9;
                        v2 /= (v1.abs() + 0.5) * GAMMA_8;
                    }
                    let (mut v9, v10) = (u, v + v2);
                }
            };
            (((match k4 % 3 {
                0 => { v }
                1 | 6 => { v1 }
                _ => { v1 }
            }) * v2.sin() - v1.sin()) * v + u, v2 + v1 + v1)
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = a[a.len() - 1 - (n + n) % a.len()];
            let mut k3: usize = 0;
            while k3 < 1 {
                k3 += 1;
                'l4: for &e5 in q {
                    v1 = e5;
                }
            }
            v1 = v1 * v1;
            v1 = v1 * 0.5 + v1 * v1;
            if q[4 - 1 - (2 * k3 + 1) % 4] >= v1 {
                fn inner6(s: f64, t: f64) -> f64 {
                    if t < t {
                        return 0.25 * t;
                    }
                    t * t
                }
                let v7 = inner6(v1, v1);
                match k3 % 3 {
                    0 => {
                        let mut k9: usize = 0;
                        loop {
                            if k9 >= 3 {
                                break;
                            }
                            k9 += 1;
                            v1 += 0.25 * b[k9 % b.len()];
                            v1 /= v7.abs() + 0.5;
                        }
                        let v10 = 1.25_f64;
                    }
                    1 => {
                    }
                    _ => {
                        let mut k12: usize = 0;
                        let v24: f64 = loop {
                            if k12 >= 2 {
                                break -2.0;
                            }
                            k12 += 1;
                            for &e14 in a {
                                for i16 in (1..k3).rev() {
                                    let mut k17: usize = 2;
                                }
                            }
                            let mut k19: usize = 0;
                            while (k19 < 1) && (b[b.len() - 1 - (2 * k12 + 0) % b.len()] >= 0.3) {
                                k19 += 1;
                                'l20: for i21 in (0..k12).rev() {
                                    let p23: (f64, f64) = (q.iter().skip(2).map(|&e22| b[(2 * k3 + 0) % b.len()] * e22).fold(v1, |acc22, t22| acc22.sin() + v7 * t22), if k3 % 3 == 1 { v7 } else { v7 });
                                    if 0.5_f64 <= -2.0 {
                                        v1 = (p23.0 - p23.0).cos();
                                        continue;
                                    }
                                }
                            }
                        };
                    }
                }
            } else {
                let mut k26: usize = 0;
                loop {
                    if k26 >= 4 {
                        break;
                    }
                    k26 += 1;
                    let mut k28: usize = 0;
                    let v30: f64 = loop {
                        if k28 >= 1 {
                            break match k28 % 3 {
                                0 | 5 => { b[b.len() - 1 - (k26 + 1) % b.len()] }
                                1 if v1 < 2.0 => { v1 }
                                _ => { v1 }
                            };
                        }
                        k28 += 1;
                        v1 += 0.25 * v1;
                        let mut r29: Vec<f64> = vec![v1 - v1; k28 % 5 + 1];
                        let r29_len: usize = r29.len();
                    };
                    if v30 < 0.5 {
                        continue;
                    }
                }
                let mut v31 = if 1.1_f64 >= 0.7 { v1 } else { v1 };
            }
            v1 / (v1.abs() + 0.25) - v1 + b[4 % b.len()] + q[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = u;
            let mut v2 = u + v;
            let mut k4: usize = 0;
            let mut v2: D = 'l3: loop {
                if k4 >= 2 {
                    break if k4 % 2 != 1 {
                        let v11: D = u;
                        v11
                    } else { lit((k4 % 4) as f64) };
                }
                k4 += 1;
                if lit(0.125) > u {
                    let c5 = |u5_0: D, u5_1: D| u5_0 - u;
                } else {
                    for _ in (1..4).rev() {
                        const GAMMA_8: f64 = -0.9;
                        { let right = (v1.abs() + lit(0.5)) * lit(GAMMA_8); v2 /= right; }
                    }
                    let (mut v9, v10) = (u, v + v2);
                }
            };
            (((match k4 % 3 {
                0 => { v }
                1 | 6 => { v1 }
                _ => { v1 }
            }) * v2.sin() - v1.sin()) * v + u, v2 + v1 + v1)
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = a[a.len() - 1 - (n + n) % a.len()];
            let mut k3: usize = 0;
            while k3 < 1 {
                k3 += 1;
                'l4: for &e5 in q {
                    v1 = e5;
                }
            }
            v1 = v1 * v1;
            v1 = v1 * lit(0.5) + v1 * v1;
            if q[4 - 1 - (2 * k3 + 1) % 4] >= v1 {
                fn inner6(s: D, t: D) -> D {
                    if t < t {
                        return lit(0.25) * t;
                    }
                    t * t
                }
                let v7 = inner6(v1, v1);
                match k3 % 3 {
                    0 => {
                        let mut k9: usize = 0;
                        loop {
                            if k9 >= 3 {
                                break;
                            }
                            k9 += 1;
                            { let right = lit(0.25) * b[k9 % b.len()]; v1 += right; }
                            { let right = v7.abs() + lit(0.5); v1 /= right; }
                        }
                        let v10 = lit(1.25);
                    }
                    1 => {
                    }
                    _ => {
                        let mut k12: usize = 0;
                        let v24: D = loop {
                            if k12 >= 2 {
                                break -lit(2.0);
                            }
                            k12 += 1;
                            for &e14 in a {
                                for i16 in (1..k3).rev() {
                                    let mut k17: usize = 2;
                                }
                            }
                            let mut k19: usize = 0;
                            while (k19 < 1) && (b[b.len() - 1 - (2 * k12 + 0) % b.len()] >= lit(0.3)) {
                                k19 += 1;
                                'l20: for i21 in (0..k12).rev() {
                                    let p23: (D, D) = (q.iter().skip(2).map(|&e22| b[(2 * k3 + 0) % b.len()] * e22).fold(v1, |acc22, t22| acc22.sin() + v7 * t22), if k3 % 3 == 1 { v7 } else { v7 });
                                    if lit(0.5) <= lit(-2.0) {
                                        v1 = (p23.0 - p23.0).cos();
                                        continue;
                                    }
                                }
                            }
                        };
                    }
                }
            } else {
                let mut k26: usize = 0;
                loop {
                    if k26 >= 4 {
                        break;
                    }
                    k26 += 1;
                    let mut k28: usize = 0;
                    let v30: D = loop {
                        if k28 >= 1 {
                            break match k28 % 3 {
                                0 | 5 => { b[b.len() - 1 - (k26 + 1) % b.len()] }
                                1 if v1 < lit(2.0) => { v1 }
                                _ => { v1 }
                            };
                        }
                        k28 += 1;
                        { let right = lit(0.25) * v1; v1 += right; }
                        let mut r29: Vec<D> = vec![v1 - v1; k28 % 5 + 1];
                        let r29_len: usize = r29.len();
                    };
                    if v30 < lit(0.5) {
                        continue;
                    }
                }
                let mut v31 = if lit(1.1) >= lit(0.7) { v1 } else { v1 };
            }
            v1 / (v1.abs() + lit(0.25)) - v1 + b[4 % b.len()] + q[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p39", false, |report| crate::check_program!(5, report));
    }
}

pub mod p40 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        const BETA: f64 = 1.5;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[1];
            let mut v2: f64 = ((n % 4) as f64) + -1.25_f64;
            let w_len: usize = w.len();
            let mut r3 = vec![v2; w_len % 5 + 1];
            let r3_len: usize = r3.len();
            w[(1) % w_len] = w[(1) % w_len] * 0.5 + ({ BETA });
            let mut k5: usize = 0;
            let mut v10: f64 = loop {
                if k5 >= 3 {
                    break if ALPHA > v2 {
                        let v9: f64 = v1;
                        ((w_len % 4) as f64)
                    } else { v1 };
                }
                k5 += 1;
                match n % 2 {
                    0 => {
                        let mut k7: usize = 0;
                        let mut v2: f64 = loop {
                            if k7 >= 3 {
                                break v2 + v1;
                            }
                            k7 += 1;
                            v2 *= (r3[0] - v1).max(-2.25).min(2.375);
                        };
                    }
                    _ => {
                        v1 += 0.25 * v1;
                    }
                }
                v2 += 0.25 * (match k5 % 4 {
                    0 | 5 => { ((r3_len % 4) as f64) }
                    1 => { v2 }
                    2 | 7 => {
                        r3[0] += 0.25 * p.iter().fold(r3[0], |acc8, &e8| acc8.sin() + ((r3_len % 4) as f64) * e8);
                        p[0]
                    }
                    _ => { v2 }
                });
            };
            (v10 + r3[(2 * w_len + 0) % r3.len()]) * v10 + v2 + r3[(n + 1) % r3.len()] + p[w_len % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        const BETA: f64 = 1.5;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[1];
            let mut v2: f64 = ((n % 4) as f64) + -1.25_f64;
            let w_len: usize = w.len();
            let mut r3 = vec![v2; w_len % 5 + 1];
            let r3_len: usize = r3.len();
            w[(1) % w_len] = w[(1) % w_len] * 0.5 + ({ BETA });
            let mut k5: usize = 0;
            let mut v10: f64 = loop {
                if k5 >= 3 {
                    break if ALPHA > v2 {
                        let v9: f64 = v1;
                        ((w_len % 4) as f64)
                    } else { v1 };
                }
                k5 += 1;
                match n % 2 {
                    0 => {
                        let mut k7: usize = 0;
                        let mut v2: f64 = loop {
                            if k7 >= 3 {
                                break v2 + v1;
                            }
                            k7 += 1;
                            v2 *= (r3[0] - v1).max(-2.25).min(2.375);
                        };
                    }
                    _ => {
                        v1 += 0.25 * v1;
                    }
                }
                v2 += 0.25 * (match k5 % 4 {
                    0 | 5 => { ((r3_len % 4) as f64) }
                    1 => { v2 }
                    2 | 7 => {
                        r3[0] += 0.25 * p.iter().fold(r3[0], |acc8, &e8| acc8.sin() + ((r3_len % 4) as f64) * e8);
                        p[0]
                    }
                    _ => { v2 }
                });
            };
            (v10 + r3[(2 * w_len + 0) % r3.len()]) * v10 + v2 + r3[(n + 1) % r3.len()] + p[w_len % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        const BETA: f64 = 1.5;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[1];
            let mut v2: D = lit((n % 4) as f64) + lit(-1.25);
            let w_len: usize = w.len();
            let mut r3 = vec![v2; w_len % 5 + 1];
            let r3_len: usize = r3.len();
            w[(1) % w_len] = w[(1) % w_len] * lit(0.5) + ({ lit(BETA) });
            let mut k5: usize = 0;
            let mut v10: D = loop {
                if k5 >= 3 {
                    break if lit(ALPHA) > v2 {
                        let v9: D = v1;
                        lit((w_len % 4) as f64)
                    } else { v1 };
                }
                k5 += 1;
                match n % 2 {
                    0 => {
                        let mut k7: usize = 0;
                        let mut v2: D = loop {
                            if k7 >= 3 {
                                break v2 + v1;
                            }
                            k7 += 1;
                            { let right = (r3[0] - v1).max(lit(-2.25)).min(lit(2.375)); v2 *= right; }
                        };
                    }
                    _ => {
                        { let right = lit(0.25) * v1; v1 += right; }
                    }
                }
                { let right = lit(0.25) * (match k5 % 4 {
                    0 | 5 => { lit((r3_len % 4) as f64) }
                    1 => { v2 }
                    2 | 7 => {
                        { let right = lit(0.25) * p.iter().fold(r3[0], |acc8, &e8| acc8.sin() + lit((r3_len % 4) as f64) * e8); r3[0] += right; }
                        p[0]
                    }
                    _ => { v2 }
                }); v2 += right; }
            };
            (v10 + r3[(2 * w_len + 0) % r3.len()]) * v10 + v2 + r3[(n + 1) % r3.len()] + p[w_len % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p40", false, |report| crate::check_program!(2, report));
    }
}

pub mod p41 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = -0.7 % 1.75;
            let mut r2: Vec<f64> = vec![if !(-1.25_f64 >= v1) { v1 } else {
                v1 -= v1;
                v1
            }, v1];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 3] = [[v1, -1.5, b[0]], [v1, v1, v1], [v1, v1, 0.75]];
            let (mut v4, v5) = (r2[(2 * r2_len + 0) % r2.len()] - v1, b[0]);
            let mut k6: usize = 0;
            let mut k8: usize = 0;
            while (k8 < 4) && (v5 <= a[(k6 + k6) % a.len()]) {
                k8 += 1;
                for i9 in 1..r2.len() {
                    r2[i9] = r2[i9 - 1] * ((k8 % 4) as f64).cos() + r2[i9];
                }
            }
            a[a.len() - 1 - (3) % a.len()] + v4 + v4 - v1 + b[0] + a[a.len() - 1 - (2 * k8 + 2) % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2 = p.iter().zip(p.iter()).map(|(&e1, &z1)| p[2 % 3]).fold(p[4 % 3], |acc1, t1| 0.5 * acc1 + acc1 * t1);
            let mut v2: f64 = p[0];
            let r4 = vec![v2 - v2, x.max(v2), p.iter().enumerate().map(|(j3, &e3)| p[1 % 3]).sum::<f64>(), x.clamp(-0.875, 1.375), x];
            let r4_len: usize = r4.len();
            let mut v5 = h0(&p, &p[..]);
            let v6: f64 = v2;
            for &e8 in &p {
            }
            [h0(&p, &r4[..]) + v6 + v5 + v2 + x.sin(), 1.5 + v6 + v5.sin() + p[(2 * r4_len + 1) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = -0.7 % 1.75;
            let mut r2: Vec<f64> = vec![if !(-1.25_f64 >= v1) { v1 } else {
                v1 -= v1;
                v1
            }, v1];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 3] = [[v1, -1.5, b[0]], [v1, v1, v1], [v1, v1, 0.75]];
            let (mut v4, v5) = (r2[(2 * r2_len + 0) % r2.len()] - v1, b[0]);
            let mut k6: usize = 0;
            let mut k8: usize = 0;
            while (k8 < 4) && (v5 <= a[(k6 + k6) % a.len()]) {
                k8 += 1;
                for i9 in 1..r2.len() {
                    r2[i9] = r2[i9 - 1] * ((k8 % 4) as f64).cos() + r2[i9];
                }
            }
            a[a.len() - 1 - (3) % a.len()] + v4 + v4 - v1 + b[0] + a[a.len() - 1 - (2 * k8 + 2) % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2 = p.iter().zip(p.iter()).map(|(&e1, &z1)| p[2 % 3]).fold(p[4 % 3], |acc1, t1| 0.5 * acc1 + acc1 * t1);
            let mut v2: f64 = p[0];
            let r4 = vec![v2 - v2, x.max(v2), p.iter().enumerate().map(|(j3, &e3)| p[1 % 3]).sum::<f64>(), x.clamp(-0.875, 1.375), x];
            let r4_len: usize = r4.len();
            let mut v5 = h0(&p, &p[..]);
            let v6: f64 = v2;
            for &e8 in &p {
            }
            [h0(&p, &r4[..]) + v6 + v5 + v2 + x.sin(), 1.5 + v6 + v5.sin() + p[(2 * r4_len + 1) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = lit(-0.7) % lit(1.75);
            let mut r2: Vec<D> = vec![if !(lit(-1.25) >= v1) { v1 } else {
                { let right = v1; v1 -= right; }
                v1
            }, v1];
            let r2_len: usize = r2.len();
            let mut m3: [[D; 3]; 3] = [[v1, lit(-1.5), b[0]], [v1, v1, v1], [v1, v1, lit(0.75)]];
            let (mut v4, v5) = (r2[(2 * r2_len + 0) % r2.len()] - v1, b[0]);
            let mut k6: usize = 0;
            let mut k8: usize = 0;
            while (k8 < 4) && (v5 <= a[(k6 + k6) % a.len()]) {
                k8 += 1;
                for i9 in 1..r2.len() {
                    r2[i9] = r2[i9 - 1] * lit((k8 % 4) as f64).cos() + r2[i9];
                }
            }
            a[a.len() - 1 - (3) % a.len()] + v4 + v4 - v1 + b[0] + a[a.len() - 1 - (2 * k8 + 2) % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v2 = p.iter().zip(p.iter()).map(|(&e1, &z1)| p[2 % 3]).fold(p[4 % 3], |acc1, t1| lit(0.5) * acc1 + acc1 * t1);
            let mut v2: D = p[0];
            let r4 = vec![v2 - v2, x.max(v2), p.iter().enumerate().map(|(j3, &e3)| p[1 % 3]).sum::<D>(), x.clamp(lit(-0.875), lit(1.375)), x];
            let r4_len: usize = r4.len();
            let mut v5 = h0(&p, &p[..]);
            let v6: D = v2;
            for &e8 in &p {
            }
            [h0(&p, &r4[..]) + v6 + v5 + v2 + x.sin(), lit(1.5) + v6 + v5.sin() + p[(2 * r4_len + 1) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p41", false, |report| crate::check_program!(6, report));
    }
}

pub mod p42 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 1.5;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = if x > 2.0 { x } else { x };
            let mut v2 = { x };
            let r3: [f64; 5] = [v2, v1 * x, x * ((n % 4) as f64), (w[w.len() - 1 - (n + 1) % w.len()].abs() + 0.5).powf(0.5), v1 * ALPHA];
            let mut m4: [[f64; 2]; 3] = [[1.5; 2]; 3];
            if n % 3 < 1 {
                if (((n % 4) as f64) < 0.3) && (v1 > x) {
                    return r3[0] - 0.25;
                }
                'l5: for i6 in 0..n {
                    w[(2 * i6 + 2) % w.len()] = (v2 * v2).sin();
                }
            } else {
                if !(BETA < x) {
                    'l7: for &e8 in &r3 {
                        for &e10 in w.iter() {
                            fn inner11(s: f64, t: f64) -> f64 {
                                if t >= 1.1 {
                                    return if 0.3_f64 < -0.5 { 0.75 } else {
                                        let v12 = t;
                                        v12
                                    };
                                }
                                1.0_f64.min(t)
                            }
                            let v13: f64 = inner11(m4[(n + 1) % 3][0], e8 + w[(n + 1) % w.len()]);
                        }
                    }
                    let v2 = m4[2][0];
                } else {
                    w[w.len() - 1 - (n + 1) % w.len()] -= (w[n % w.len()].abs() + 0.25).ln();
                    const GAMMA_14: f64 = 1.5;
                    v1 = (v1 * 0.5 + m4[0][1].copysign(r3[(2 * n + 0) % 5])) * GAMMA_14;
                }
                w[3 % w.len()] /= v2.abs() + 0.25;
            }
            (v2 * ALPHA + v2) * x + r3[5 - 1 - (1) % 5] + w[(2 * n + 2) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 1.5;
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = if x > 2.0 { x } else { x };
            let mut v2 = { x };
            let r3: [f64; 5] = [v2, v1 * x, x * ((n % 4) as f64), (w[w.len() - 1 - (n + 1) % w.len()].abs() + 0.5).powf(0.5), v1 * ALPHA];
            let mut m4: [[f64; 2]; 3] = [[1.5; 2]; 3];
            if n % 3 < 1 {
                if (((n % 4) as f64) < 0.3) && (v1 > x) {
                    return r3[0] - 0.25;
                }
                'l5: for i6 in 0..n {
                    w[(2 * i6 + 2) % w.len()] = (v2 * v2).sin();
                }
            } else {
                if !(BETA < x) {
                    'l7: for &e8 in &r3 {
                        for &e10 in w.iter() {
                            fn inner11(s: f64, t: f64) -> f64 {
                                if t >= 1.1 {
                                    return if 0.3_f64 < -0.5 { 0.75 } else {
                                        let v12 = t;
                                        v12
                                    };
                                }
                                1.0_f64.min(t)
                            }
                            let v13: f64 = inner11(m4[(n + 1) % 3][0], e8 + w[(n + 1) % w.len()]);
                        }
                    }
                    let v2 = m4[2][0];
                } else {
                    w[w.len() - 1 - (n + 1) % w.len()] -= (w[n % w.len()].abs() + 0.25).ln();
                    const GAMMA_14: f64 = 1.5;
                    v1 = (v1 * 0.5 + m4[0][1].copysign(r3[(2 * n + 0) % 5])) * GAMMA_14;
                }
                w[3 % w.len()] /= v2.abs() + 0.25;
            }
            (v2 * ALPHA + v2) * x + r3[5 - 1 - (1) % 5] + w[(2 * n + 2) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = if x > lit(2.0) { x } else { x };
            let mut v2 = { x };
            let r3: [D; 5] = [v2, v1 * x, x * lit((n % 4) as f64), (w[w.len() - 1 - (n + 1) % w.len()].abs() + lit(0.5)).powf(lit(0.5)), v1 * lit(ALPHA)];
            let mut m4: [[D; 2]; 3] = [[lit(1.5); 2]; 3];
            if n % 3 < 1 {
                if (lit((n % 4) as f64) < lit(0.3)) && (v1 > x) {
                    return r3[0] - lit(0.25);
                }
                'l5: for i6 in 0..n {
                    w[(2 * i6 + 2) % w.len()] = (v2 * v2).sin();
                }
            } else {
                if !(lit(BETA) < x) {
                    'l7: for &e8 in &r3 {
                        for &e10 in w.iter() {
                            fn inner11(s: D, t: D) -> D {
                                if t >= lit(1.1) {
                                    return if lit(0.3) < lit(-0.5) { lit(0.75) } else {
                                        let v12 = t;
                                        v12
                                    };
                                }
                                lit(1.0).min(t)
                            }
                            let v13: D = inner11(m4[(n + 1) % 3][0], e8 + w[(n + 1) % w.len()]);
                        }
                    }
                    let v2 = m4[2][0];
                } else {
                    { let right = (w[n % w.len()].abs() + lit(0.25)).ln(); w[w.len() - 1 - (n + 1) % w.len()] -= right; }
                    const GAMMA_14: f64 = 1.5;
                    v1 = (v1 * lit(0.5) + m4[0][1].copysign(r3[(2 * n + 0) % 5])) * lit(GAMMA_14);
                }
                { let right = v2.abs() + lit(0.25); w[3 % w.len()] /= right; }
            }
            (v2 * lit(ALPHA) + v2) * x + r3[5 - 1 - (1) % 5] + w[(2 * n + 2) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p42", false, |report| crate::check_program!(4, report));
    }
}

pub mod p43 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = p[0 % 3].max(-2.25).min(2.375).exp();
            let mut r2 = [p[3 % 3]; 3];
            if v1 > 1.0 {
                return [x, x];
            }
            v1 -= 1.25 + v1;
            v1 = v1 * 0.5 + r2[3 - 1 - (n + 1) % 3];
            p[0] += (v1.abs() + 1.25).log(2.5);
            let c3 = move |u3_0: f64| u3_0 * (x - v1);
            let v4: f64;
            if n % 2 < 1 {
                v4 = x.powi((n % 4) as i32);
            } else {
                v4 = r2[0].cos();
            }
            for i5 in 1..3 {
                p[i5] = p[i5 - 1] * (p[(2 * i5 + 2) % 3] / (1.0 + p[(2 * i5 + 2) % 3] * p[(2 * i5 + 2) % 3])) + p[i5];
            }
            [x + v1 + r2[1], p.iter().sum::<f64>() + v4.sin() - v1.sin() + x + p[(2 * n + 0) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = p[0 % 3].max(-2.25).min(2.375).exp();
            let mut r2 = [p[3 % 3]; 3];
            if v1 > 1.0 {
                return [x, x];
            }
            v1 -= 1.25 + v1;
            v1 = v1 * 0.5 + r2[3 - 1 - (n + 1) % 3];
            p[0] += (v1.abs() + 1.25).log(2.5);
            let c3 = move |u3_0: f64| u3_0 * (x - v1);
            let v4: f64;
            if n % 2 < 1 {
                v4 = x.powi((n % 4) as i32);
            } else {
                v4 = r2[0].cos();
            }
            for i5 in 1..3 {
                p[i5] = p[i5 - 1] * (p[(2 * i5 + 2) % 3] / (1.0 + p[(2 * i5 + 2) % 3] * p[(2 * i5 + 2) % 3])) + p[i5];
            }
            [x + v1 + r2[1], p.iter().sum::<f64>() + v4.sin() - v1.sin() + x + p[(2 * n + 0) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = p[0 % 3].max(lit(-2.25)).min(lit(2.375)).exp();
            let mut r2 = [p[3 % 3]; 3];
            if v1 > lit(1.0) {
                return [x, x];
            }
            { let right = lit(1.25) + v1; v1 -= right; }
            v1 = v1 * lit(0.5) + r2[3 - 1 - (n + 1) % 3];
            { let right = (v1.abs() + lit(1.25)).log(lit(2.5)); p[0] += right; }
            let c3 = move |u3_0: D| u3_0 * (x - v1);
            let v4: D;
            if n % 2 < 1 {
                v4 = x.powi((n % 4) as i32);
            } else {
                v4 = r2[0].cos();
            }
            for i5 in 1..3 {
                p[i5] = p[i5 - 1] * (p[(2 * i5 + 2) % 3] / (lit(1.0) + p[(2 * i5 + 2) % 3] * p[(2 * i5 + 2) % 3])) + p[i5];
            }
            [x + v1 + r2[1], p.iter().sum::<D>() + v4.sin() - v1.sin() + x + p[(2 * n + 0) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p43", false, |report| crate::check_program!(6, report));
    }
}

pub mod p44 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut r3 = [u - v1, (u.abs() + 1.25).sqrt(), -1.5 * v1, (1..1).map(|i2| u / (u.abs() + 1.25)).sum::<f64>()];
            for i5 in 0..4 {
                if ((i5 % 4) as f64) <= v {
                    for i7 in 0..5 {
                        let v8: f64;
                        if v1 <= 0.5 {
                            v8 = (v * v + 1.25).log(2.5);
                        } else {
                            v8 = r3[2];
                        }
                    }
                    {
                        v1 += 0.25 * (((i5 % 4) as f64) + ((i5 % 4) as f64));
                        fn inner9(s: f64, t: f64) -> f64 {
                            if s >= s {
                                return s;
                            }
                            -2.0
                        }
                        let v10 = inner9(-u, v1 + r3[4 - 1 - (i5) % 4]);
                    }
                }
                if r3[0] <= u {
                    fn inner11(s: f64, t: f64) -> f64 {
                        if 0.125_f64 > 0.9 {
                            return (0..1).skip(2).map(|i12| t + s).fold(t, |acc12, t12| acc12.sin() + -0.5 * t12);
                        }
                        t
                    }
                    let v13 = inner11(((i5 % 4) as f64), r3[3].sin());
                } else {
                    'l14: for _ in 0..4 {
                        'l16: for i17 in 1..=i5 % 4 {
                            const GAMMA_18: f64 = -1.0;
                            v1 += 0.25 * (v1 * v1) * GAMMA_18;
                        }
                        let v20 = {
                            let v19: f64 = u;
                            u
                        };
                    }
                    let mut k22: usize = 0;
                    loop {
                        if k22 >= 5 {
                            break;
                        }
                        k22 += 1;
                        let mut v23 = u * ALPHA;
                    }
                }
            }
            u - v1 - v.sin() + u.sin() + r3[2]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = h0(a[0], ((n % 4) as f64));
            let mut v2 = -v1;
            let mut m3: [[f64; 2]; 3] = [[b[(n + n) % b.len()], ALPHA], [v2, v1], [b[(2 * n + 1) % b.len()], ALPHA]];
            if ((n % 4) as f64) <= -1.1 {
                if !(q[1] >= -0.9) {
                    fn inner4(s: f64, t: f64) -> f64 {
                        if t >= s {
                            return (s as i64 as f64);
                        }
                        s
                    }
                    let v5 = inner4(h0(v2, v1), q[(n + 1) % 4] * v1);
                    let mut k6: usize = 2;
                } else {
                    let mut r8: Vec<f64> = q.iter().rev().zip(q.iter()).map(|(&e7, &z7)| v2 / (e7.abs() + 1.25)).collect();
                    let r8_len: usize = r8.len();
                }
                if v1 > -0.75 {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t > s {
                            return s * s;
                        }
                        t + s
                    }
                    let v11 = inner9(h0(v2, ALPHA), if n % 3 < 1 {
                        v1 += v1 + ALPHA;
                        m3[(0) % 3][(1) % 2]
                    } else {
                        let v10 = ((n % 4) as f64);
                        v1
                    });
                    let v12: f64;
                    if n % 2 < 1 {
                        v12 = q[4 % 4] % 1.75;
                    } else {
                        v12 = v1;
                    }
                }
            }
            let p13: (f64, f64) = (q[0] * v1, v1);
            h0(a[0], v2) - v2 + v1 + a[(n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut r3 = [u - v1, (u.abs() + 1.25).sqrt(), -1.5 * v1, (1..1).map(|i2| u / (u.abs() + 1.25)).sum::<f64>()];
            for i5 in 0..4 {
                if ((i5 % 4) as f64) <= v {
                    for i7 in 0..5 {
                        let v8: f64;
                        if v1 <= 0.5 {
                            v8 = (v * v + 1.25).log(2.5);
                        } else {
                            v8 = r3[2];
                        }
                    }
                    {
                        v1 += 0.25 * (((i5 % 4) as f64) + ((i5 % 4) as f64));
                        fn inner9(s: f64, t: f64) -> f64 {
                            if s >= s {
                                return s;
                            }
                            -2.0
                        }
                        let v10 = inner9(-u, v1 + r3[4 - 1 - (i5) % 4]);
                    }
                }
                if r3[0] <= u {
                    fn inner11(s: f64, t: f64) -> f64 {
                        if 0.125_f64 > 0.9 {
                            return (0..1).skip(2).map(|i12| t + s).fold(t, |acc12, t12| acc12.sin() + -0.5 * t12);
                        }
                        t
                    }
                    let v13 = inner11(((i5 % 4) as f64), r3[3].sin());
                } else {
                    'l14: for _ in 0..4 {
                        'l16: for i17 in 1..=i5 % 4 {
                            const GAMMA_18: f64 = -1.0;
                            v1 += 0.25 * (v1 * v1) * GAMMA_18;
                        }
                        let v20 = {
                            let v19: f64 = u;
                            u
                        };
                    }
                    let mut k22: usize = 0;
                    loop {
                        if k22 >= 5 {
                            break;
                        }
                        k22 += 1;
                        let mut v23 = u * ALPHA;
                    }
                }
            }
            u - v1 - v.sin() + u.sin() + r3[2]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = h0(a[0], ((n % 4) as f64));
            let mut v2 = -v1;
            let mut m3: [[f64; 2]; 3] = [[b[(n + n) % b.len()], ALPHA], [v2, v1], [b[(2 * n + 1) % b.len()], ALPHA]];
            if ((n % 4) as f64) <= -1.1 {
                if !(q[1] >= -0.9) {
                    fn inner4(s: f64, t: f64) -> f64 {
                        if t >= s {
                            return (s as i64 as f64);
                        }
                        s
                    }
                    let v5 = inner4(h0(v2, v1), q[(n + 1) % 4] * v1);
                    let mut k6: usize = 2;
                } else {
                    let mut r8: Vec<f64> = q.iter().rev().zip(q.iter()).map(|(&e7, &z7)| v2 / (e7.abs() + 1.25)).collect();
                    let r8_len: usize = r8.len();
                }
                if v1 > -0.75 {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t > s {
                            return s * s;
                        }
                        t + s
                    }
                    let v11 = inner9(h0(v2, ALPHA), if n % 3 < 1 {
                        v1 += v1 + ALPHA;
                        m3[(0) % 3][(1) % 2]
                    } else {
                        let v10 = ((n % 4) as f64);
                        v1
                    });
                    let v12: f64;
                    if n % 2 < 1 {
                        v12 = q[4 % 4] % 1.75;
                    } else {
                        v12 = v1;
                    }
                }
            }
            let p13: (f64, f64) = (q[0] * v1, v1);
            h0(a[0], v2) - v2 + v1 + a[(n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v;
            let mut r3 = [u - v1, (u.abs() + lit(1.25)).sqrt(), lit(-1.5) * v1, (1..1).map(|i2| u / (u.abs() + lit(1.25))).sum::<D>()];
            for i5 in 0..4 {
                if lit((i5 % 4) as f64) <= v {
                    for i7 in 0..5 {
                        let v8: D;
                        if v1 <= lit(0.5) {
                            v8 = (v * v + lit(1.25)).log(lit(2.5));
                        } else {
                            v8 = r3[2];
                        }
                    }
                    {
                        { let right = lit(0.25) * (lit((i5 % 4) as f64) + lit((i5 % 4) as f64)); v1 += right; }
                        fn inner9(s: D, t: D) -> D {
                            if s >= s {
                                return s;
                            }
                            lit(-2.0)
                        }
                        let v10 = inner9(-u, v1 + r3[4 - 1 - (i5) % 4]);
                    }
                }
                if r3[0] <= u {
                    fn inner11(s: D, t: D) -> D {
                        if lit(0.125) > lit(0.9) {
                            return (0..1).skip(2).map(|i12| t + s).fold(t, |acc12, t12| acc12.sin() + lit(-0.5) * t12);
                        }
                        t
                    }
                    let v13 = inner11(lit((i5 % 4) as f64), r3[3].sin());
                } else {
                    'l14: for _ in 0..4 {
                        'l16: for i17 in 1..=i5 % 4 {
                            const GAMMA_18: f64 = -1.0;
                            { let right = lit(0.25) * (v1 * v1) * lit(GAMMA_18); v1 += right; }
                        }
                        let v20 = {
                            let v19: D = u;
                            u
                        };
                    }
                    let mut k22: usize = 0;
                    loop {
                        if k22 >= 5 {
                            break;
                        }
                        k22 += 1;
                        let mut v23 = u * lit(ALPHA);
                    }
                }
            }
            u - v1 - v.sin() + u.sin() + r3[2]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = h0(a[0], lit((n % 4) as f64));
            let mut v2 = -v1;
            let mut m3: [[D; 2]; 3] = [[b[(n + n) % b.len()], lit(ALPHA)], [v2, v1], [b[(2 * n + 1) % b.len()], lit(ALPHA)]];
            if lit((n % 4) as f64) <= lit(-1.1) {
                if !(q[1] >= lit(-0.9)) {
                    fn inner4(s: D, t: D) -> D {
                        if t >= s {
                            return lit(s.value() as i64 as f64);
                        }
                        s
                    }
                    let v5 = inner4(h0(v2, v1), q[(n + 1) % 4] * v1);
                    let mut k6: usize = 2;
                } else {
                    let mut r8: Vec<D> = q.iter().rev().zip(q.iter()).map(|(&e7, &z7)| v2 / (e7.abs() + lit(1.25))).collect();
                    let r8_len: usize = r8.len();
                }
                if v1 > lit(-0.75) {
                    fn inner9(s: D, t: D) -> D {
                        if t > s {
                            return s * s;
                        }
                        t + s
                    }
                    let v11 = inner9(h0(v2, lit(ALPHA)), if n % 3 < 1 {
                        { let right = v1 + lit(ALPHA); v1 += right; }
                        m3[(0) % 3][(1) % 2]
                    } else {
                        let v10 = lit((n % 4) as f64);
                        v1
                    });
                    let v12: D;
                    if n % 2 < 1 {
                        v12 = q[4 % 4] % lit(1.75);
                    } else {
                        v12 = v1;
                    }
                }
            }
            let p13: (D, D) = (q[0] * v1, v1);
            h0(a[0], v2) - v2 + v1 + a[(n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p44", false, |report| crate::check_program!(5, report));
    }
}

pub mod p45 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = u;
            let mut v2: f64 = p[4 % 3].copysign(v1);
            fn inner3(s: f64, t: f64) -> f64 {
                if t > t {
                    return s - t;
                }
                0.9_f64.cos()
            }
            let v4 = inner3(v1.min(p[0 % 3]), p[3 % 3] + u);
            'l5: for _ in 0..5 {
                let c7 = |u7_0: f64| u7_0 * 0.75_f64.clamp(-2.125, 1.875).exp();
                fn inner8(s: f64, t: f64) -> f64 {
                    if (t > 0.3) && (t >= 0.125) {
                        return s.min(s);
                    }
                    s
                }
                let v10 = inner8(v1 + p[0], p.iter().rev().fold(v2, |acc9, &e9| acc9.sin() + u * e9));
            }
            v2 / (p[4 % 3].abs() + 1.25) * v4 + v2.sin() + v1 + p[4 % 3]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = {
                let v1 = x;
                x
            };
            let mut v2: f64 = w[0];
            let mut r3: [f64; 3] = [0.0; 3];
            let mut m4: [[f64; 2]; 2] = [[r3[0], ((n % 4) as f64)], [v2, v2]];
            for &e6 in w.iter() {
                for i8 in 1..n {
                    let mut v9 = m4[(n) % 2][0] - e6;
                }
            }
            let o10: Option<f64> = if !(m4[(n) % 2][(n + n) % 2] > x) { Some(w.chunks_exact(2).map(|e11| { x }).sum::<f64>()) } else { None };
            let v12 = v2 * x;
            {
                if n % 3 < 1 {
                    return if !(m4[(n + n) % 2][(n) % 2] >= 0.3) { m4[1][0] } else { w[(n + 1) % w.len()] };
                }
            }
            x * x.sin() + r3[2] + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = u;
            let mut v2: f64 = p[4 % 3].copysign(v1);
            fn inner3(s: f64, t: f64) -> f64 {
                if t > t {
                    return s - t;
                }
                0.9_f64.cos()
            }
            let v4 = inner3(v1.min(p[0 % 3]), p[3 % 3] + u);
            'l5: for _ in 0..5 {
                let c7 = |u7_0: f64| u7_0 * 0.75_f64.clamp(-2.125, 1.875).exp();
                fn inner8(s: f64, t: f64) -> f64 {
                    if (t > 0.3) && (t >= 0.125) {
                        return s.min(s);
                    }
                    s
                }
                let v10 = inner8(v1 + p[0], p.iter().rev().fold(v2, |acc9, &e9| acc9.sin() + u * e9));
            }
            v2 / (p[4 % 3].abs() + 1.25) * v4 + v2.sin() + v1 + p[4 % 3]
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = {
                let v1 = x;
                x
            };
            let mut v2: f64 = w[0];
            let mut r3: [f64; 3] = [0.0; 3];
            let mut m4: [[f64; 2]; 2] = [[r3[0], ((n % 4) as f64)], [v2, v2]];
            for &e6 in w.iter() {
                for i8 in 1..n {
                    let mut v9 = m4[(n) % 2][0] - e6;
                }
            }
            let o10: Option<f64> = if !(m4[(n) % 2][(n + n) % 2] > x) { Some(w.chunks_exact(2).map(|e11| { x }).sum::<f64>()) } else { None };
            let v12 = v2 * x;
            {
                if n % 3 < 1 {
                    return if !(m4[(n + n) % 2][(n) % 2] >= 0.3) { m4[1][0] } else { w[(n + 1) % w.len()] };
                }
            }
            x * x.sin() + r3[2] + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = u;
            let mut v2: D = p[4 % 3].copysign(v1);
            fn inner3(s: D, t: D) -> D {
                if t > t {
                    return s - t;
                }
                lit(0.9).cos()
            }
            let v4 = inner3(v1.min(p[0 % 3]), p[3 % 3] + u);
            'l5: for _ in 0..5 {
                let c7 = |u7_0: D| u7_0 * lit(0.75).clamp(lit(-2.125), lit(1.875)).exp();
                fn inner8(s: D, t: D) -> D {
                    if (t > lit(0.3)) && (t >= lit(0.125)) {
                        return s.min(s);
                    }
                    s
                }
                let v10 = inner8(v1 + p[0], p.iter().rev().fold(v2, |acc9, &e9| acc9.sin() + u * e9));
            }
            v2 / (p[4 % 3].abs() + lit(1.25)) * v4 + v2.sin() + v1 + p[4 % 3]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2 = {
                let v1 = x;
                x
            };
            let mut v2: D = w[0];
            let mut r3: [D; 3] = [lit(0.0); 3];
            let mut m4: [[D; 2]; 2] = [[r3[0], lit((n % 4) as f64)], [v2, v2]];
            for &e6 in w.iter() {
                for i8 in 1..n {
                    let mut v9 = m4[(n) % 2][0] - e6;
                }
            }
            let o10: Option<D> = if !(m4[(n) % 2][(n + n) % 2] > x) { Some(w.chunks_exact(2).map(|e11| { x }).sum::<D>()) } else { None };
            let v12 = v2 * x;
            {
                if n % 3 < 1 {
                    return if !(m4[(n + n) % 2][(n) % 2] >= lit(0.3)) { m4[1][0] } else { w[(n + 1) % w.len()] };
                }
            }
            x * x.sin() + r3[2] + w[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p45", false, |report| crate::check_program!(4, report));
    }
}

pub mod p46 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x + a[a.len() - 1 - (2) % a.len()];
            x *= (a[(n + 1) % a.len()] * a[a.len() - 1 - (n + 1) % a.len()]).max(-2.25).min(2.375);
            let v2 = -0.25 * v1;
            if n % 3 < 1 {
                for i4 in (1..n % 4).step_by(2) {
                    let mut r5: [f64; 4] = [0.0; 4];
                    let x = x.sin();
                }
            }
            (({ ((n % 4) as f64) }) + x + a[0], (match n % 2 {
                0 => {
                    v1 *= v1 / (1.0 + v1 * v1);
                    a[n % a.len()]
                }
                _ => { v2 }
            }) - v1 - x + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x + a[a.len() - 1 - (2) % a.len()];
            x *= (a[(n + 1) % a.len()] * a[a.len() - 1 - (n + 1) % a.len()]).max(-2.25).min(2.375);
            let v2 = -0.25 * v1;
            if n % 3 < 1 {
                for i4 in (1..n % 4).step_by(2) {
                    let mut r5: [f64; 4] = [0.0; 4];
                    let x = x.sin();
                }
            }
            (({ ((n % 4) as f64) }) + x + a[0], (match n % 2 {
                0 => {
                    v1 *= v1 / (1.0 + v1 * v1);
                    a[n % a.len()]
                }
                _ => { v2 }
            }) - v1 - x + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x + a[a.len() - 1 - (2) % a.len()];
            { let right = (a[(n + 1) % a.len()] * a[a.len() - 1 - (n + 1) % a.len()]).max(lit(-2.25)).min(lit(2.375)); x *= right; }
            let v2 = lit(-0.25) * v1;
            if n % 3 < 1 {
                for i4 in (1..n % 4).step_by(2) {
                    let mut r5: [D; 4] = [lit(0.0); 4];
                    let x = x.sin();
                }
            }
            (({ lit((n % 4) as f64) }) + x + a[0], (match n % 2 {
                0 => {
                    { let right = v1 / (lit(1.0) + v1 * v1); v1 *= right; }
                    a[n % a.len()]
                }
                _ => { v2 }
            }) - v1 - x + a[0])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p46", false, |report| crate::check_program!(3, report));
    }
}

pub mod p47 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[2] - p[(n + 1) % 3];
            let mut v2: f64 = v1;
            let w_len: usize = w.len();
            let mut r3 = [p[(w_len + n) % 3] * v1; 3];
            for i5 in (0..3).rev() {
                w[(3) % w_len] *= (v2 - v2).sin();
                r3[3 % 3] = -0.9;
            }
            fn inner6(s: f64, t: f64) -> f64 {
                if s <= 0.75 {
                    return s * t;
                }
                (0..5).take(0).filter(|&i7| ((i7 % 4) as f64) < 0.3).map(|i7| t).sum::<f64>()
            }
            let v8 = inner6(v1 - v1, (0.9 * (-0.25_f64).sin()).acos());
            let mut k9: usize = 0;
            let v11: f64 = (1..n).filter(|&i10| k9 % 2 == 1).map(|i10| 1.0 + 0.25 * 1.25_f64.max(v8).sin()).product::<f64>();
            v2 += r3[k9 % 3];
            (match n % 2 {
                0 => {
                    let v12: f64 = v8;
                    v12
                }
                _ => { v2 }
            }) + v11 + v8 - v1 + r3[1] + p[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[2] - p[(n + 1) % 3];
            let mut v2: f64 = v1;
            let w_len: usize = w.len();
            let mut r3 = [p[(w_len + n) % 3] * v1; 3];
            for i5 in (0..3).rev() {
                w[(3) % w_len] *= (v2 - v2).sin();
                r3[3 % 3] = -0.9;
            }
            fn inner6(s: f64, t: f64) -> f64 {
                if s <= 0.75 {
                    return s * t;
                }
                (0..5).take(0).filter(|&i7| ((i7 % 4) as f64) < 0.3).map(|i7| t).sum::<f64>()
            }
            let v8 = inner6(v1 - v1, (0.9 * (-0.25_f64).sin()).acos());
            let mut k9: usize = 0;
            let v11: f64 = (1..n).filter(|&i10| k9 % 2 == 1).map(|i10| 1.0 + 0.25 * 1.25_f64.max(v8).sin()).product::<f64>();
            v2 += r3[k9 % 3];
            (match n % 2 {
                0 => {
                    let v12: f64 = v8;
                    v12
                }
                _ => { v2 }
            }) + v11 + v8 - v1 + r3[1] + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[2] - p[(n + 1) % 3];
            let mut v2: D = v1;
            let w_len: usize = w.len();
            let mut r3 = [p[(w_len + n) % 3] * v1; 3];
            for i5 in (0..3).rev() {
                { let right = (v2 - v2).sin(); w[(3) % w_len] *= right; }
                r3[3 % 3] = lit(-0.9);
            }
            fn inner6(s: D, t: D) -> D {
                if s <= lit(0.75) {
                    return s * t;
                }
                (0..5).take(0).filter(|&i7| lit((i7 % 4) as f64) < lit(0.3)).map(|i7| t).sum::<D>()
            }
            let v8 = inner6(v1 - v1, (lit(0.9) * lit(-0.25).sin()).acos());
            let mut k9: usize = 0;
            let v11: D = (1..n).filter(|&i10| k9 % 2 == 1).map(|i10| lit(1.0) + lit(0.25) * lit(1.25).max(v8).sin()).product::<D>();
            { let right = r3[k9 % 3]; v2 += right; }
            (match n % 2 {
                0 => {
                    let v12: D = v8;
                    v12
                }
                _ => { v2 }
            }) + v11 + v8 - v1 + r3[1] + p[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p47", false, |report| crate::check_program!(2, report));
    }
}

pub mod p48 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = match n % 3 {
                0 => { x }
                1 => { w[(2 * n + 1) % w.len()] }
                _ => { -1.1 }
            };
            let r3 = [x, if v1 > 1.1 {
                let v2 = x;
                w[0]
            } else { x }];
            if w[1 % w.len()] < r3[1] {
                return;
            }
            w[(n + n) % w.len()] = w[(n + n) % w.len()] * 0.5 + ({ r3[2 - 1 - (n + 1) % 2] });
            if ((n % 4) as f64) <= v1 {
                w[w.len() - 1 - (0) % w.len()] -= x;
                let v4 = x.min(x);
            } else {
                let o5: Option<f64> = if !(r3[(n + n) % 2] < ((n % 4) as f64)) { Some(v1 * v1) } else { None };
            }
            w[(2 * n + 1) % w.len()] -= v1;
            for &e7 in w.iter() {
                let v8 = r3[2 - 1 - (n + 1) % 2];
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = match n % 3 {
                0 => { x }
                1 => { w[(2 * n + 1) % w.len()] }
                _ => { -1.1 }
            };
            let r3 = [x, if v1 > 1.1 {
                let v2 = x;
                w[0]
            } else { x }];
            if w[1 % w.len()] < r3[1] {
                return;
            }
            w[(n + n) % w.len()] = w[(n + n) % w.len()] * 0.5 + ({ r3[2 - 1 - (n + 1) % 2] });
            if ((n % 4) as f64) <= v1 {
                w[w.len() - 1 - (0) % w.len()] -= x;
                let v4 = x.min(x);
            } else {
                let o5: Option<f64> = if !(r3[(n + n) % 2] < ((n % 4) as f64)) { Some(v1 * v1) } else { None };
            }
            w[(2 * n + 1) % w.len()] -= v1;
            for &e7 in w.iter() {
                let v8 = r3[2 - 1 - (n + 1) % 2];
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = match n % 3 {
                0 => { x }
                1 => { w[(2 * n + 1) % w.len()] }
                _ => { lit(-1.1) }
            };
            let r3 = [x, if v1 > lit(1.1) {
                let v2 = x;
                w[0]
            } else { x }];
            if w[1 % w.len()] < r3[1] {
                return;
            }
            w[(n + n) % w.len()] = w[(n + n) % w.len()] * lit(0.5) + ({ r3[2 - 1 - (n + 1) % 2] });
            if lit((n % 4) as f64) <= v1 {
                { let right = x; w[w.len() - 1 - (0) % w.len()] -= right; }
                let v4 = x.min(x);
            } else {
                let o5: Option<D> = if !(r3[(n + n) % 2] < lit((n % 4) as f64)) { Some(v1 * v1) } else { None };
            }
            { let right = v1; w[(2 * n + 1) % w.len()] -= right; }
            for &e7 in w.iter() {
                let v8 = r3[2 - 1 - (n + 1) % 2];
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p48", false, |report| crate::check_program!(7, report));
    }
}

pub mod p49 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            let mut v2 = v1 / (v1 * v1 + 0.25);
            let mut r3 = vec![v2 - v1; n % 5 + 1];
            let r3_len: usize = r3.len();
            let v4: f64;
            if r3_len % 3 != 1 {
                v4 = v1;
            } else {
                v4 = v1 - ((n % 4) as f64);
            }
            let mut v5 = v1 * ALPHA;
            {
                {
                    let mut v6 = ((r3_len % 4) as f64) * v1;
                    v2 = v6;
                }
                fn inner7(s: f64, t: f64) -> f64 {
                    if s > t {
                        return 0.9;
                    }
                    s
                }
                let v8: f64 = inner7(v1, w[w.len() - 1 - (2 * r3_len + 2) % w.len()] / (v2 * v2 + 0.5));
            }
            v1 * -0.7_f64 * v4 + v2 - x.sin() + w[(r3_len + 1) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        const BETA: f64 = 0.7;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            let mut v2 = v1 / (v1 * v1 + 0.25);
            let mut r3 = vec![v2 - v1; n % 5 + 1];
            let r3_len: usize = r3.len();
            let v4: f64;
            if r3_len % 3 != 1 {
                v4 = v1;
            } else {
                v4 = v1 - ((n % 4) as f64);
            }
            let mut v5 = v1 * ALPHA;
            {
                {
                    let mut v6 = ((r3_len % 4) as f64) * v1;
                    v2 = v6;
                }
                fn inner7(s: f64, t: f64) -> f64 {
                    if s > t {
                        return 0.9;
                    }
                    s
                }
                let v8: f64 = inner7(v1, w[w.len() - 1 - (2 * r3_len + 2) % w.len()] / (v2 * v2 + 0.5));
            }
            v1 * -0.7_f64 * v4 + v2 - x.sin() + w[(r3_len + 1) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        const BETA: f64 = 0.7;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * x;
            let mut v2 = v1 / (v1 * v1 + lit(0.25));
            let mut r3 = vec![v2 - v1; n % 5 + 1];
            let r3_len: usize = r3.len();
            let v4: D;
            if r3_len % 3 != 1 {
                v4 = v1;
            } else {
                v4 = v1 - lit((n % 4) as f64);
            }
            let mut v5 = v1 * lit(ALPHA);
            {
                {
                    let mut v6 = lit((r3_len % 4) as f64) * v1;
                    v2 = v6;
                }
                fn inner7(s: D, t: D) -> D {
                    if s > t {
                        return lit(0.9);
                    }
                    s
                }
                let v8: D = inner7(v1, w[w.len() - 1 - (2 * r3_len + 2) % w.len()] / (v2 * v2 + lit(0.5)));
            }
            v1 * lit(-0.7) * v4 + v2 - x.sin() + w[(r3_len + 1) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p49", false, |report| crate::check_program!(4, report));
    }
}

pub fn check(report: &mut crate::harness::Report) {
    p0::check(report);
    p1::check(report);
    p2::check(report);
    p3::check(report);
    p4::check(report);
    p5::check(report);
    p6::check(report);
    p7::check(report);
    p8::check(report);
    p9::check(report);
    p10::check(report);
    p11::check(report);
    p12::check(report);
    p13::check(report);
    p14::check(report);
    p15::check(report);
    p16::check(report);
    p17::check(report);
    p18::check(report);
    p19::check(report);
    p20::check(report);
    p21::check(report);
    p22::check(report);
    p23::check(report);
    p24::check(report);
    p25::check(report);
    p26::check(report);
    p27::check(report);
    p28::check(report);
    p29::check(report);
    p30::check(report);
    p31::check(report);
    p32::check(report);
    p33::check(report);
    p34::check(report);
    p35::check(report);
    p36::check(report);
    p37::check(report);
    p38::check(report);
    p39::check(report);
    p40::check(report);
    p41::check(report);
    p42::check(report);
    p43::check(report);
    p44::check(report);
    p45::check(report);
    p46::check(report);
    p47::check(report);
    p48::check(report);
    p49::check(report);
}
