// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p0 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1: f64 = a[0] - 1.0;
            let mut v2: f64 = v1;
            let mut r3 = vec![w[w.len() - 1 - (k + k) % w.len()]; 2];
            let r3_len: usize = r3.len();
            for i5 in 0..2 {
                let mut v6 = v1;
                w[w.len() - 1 - (i5) % w.len()] += 0.25 * (v2 * ((r3_len % 4) as f64));
            }
            v2.max(-2.25).min(2.375).exp() + v1.sin() + r3[0] + w[(r3_len + r3_len) % w.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = ALPHA;
            let mut v2 = v1 / (w[(2 * n + 1) % w.len()].abs() + 1.25);
            if n % 2 != 1 {
                for &e4 in w.iter() {
                    if e4 < -1.25 {
                        if ((n % 4) as f64) < x {
                            let mut v5 = { x };
                        } else {
                            v1 += 0.25 * w[(n + n) % w.len()];
                            v1 = ((n % 4) as f64).clamp(-2.125, 1.875);
                        }
                    } else {
                        v2 -= 0.25 * x;
                    }
                }
            } else {
                v2 = x - v1;
            }
            w[n % w.len()] - v2
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        #[differentiate(without(carry))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1: f64 = a[0] - 1.0;
            let mut v2: f64 = v1;
            let mut r3 = vec![w[w.len() - 1 - (k + k) % w.len()]; 2];
            let r3_len: usize = r3.len();
            for i5 in 0..2 {
                let mut v6 = v1;
                w[w.len() - 1 - (i5) % w.len()] += 0.25 * (v2 * ((r3_len % 4) as f64));
            }
            v2.max(-2.25).min(2.375).exp() + v1.sin() + r3[0] + w[(r3_len + r3_len) % w.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = ALPHA;
            let mut v2 = v1 / (w[(2 * n + 1) % w.len()].abs() + 1.25);
            if n % 2 != 1 {
                for &e4 in w.iter() {
                    if e4 < -1.25 {
                        if ((n % 4) as f64) < x {
                            let mut v5 = { x };
                        } else {
                            v1 += 0.25 * w[(n + n) % w.len()];
                            v1 = ((n % 4) as f64).clamp(-2.125, 1.875);
                        }
                    } else {
                        v2 -= 0.25 * x;
                    }
                }
            } else {
                v2 = x - v1;
            }
            w[n % w.len()] - v2
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1: D = a[0] - lit(1.0);
            let mut v2: D = v1;
            let mut r3 = vec![w[w.len() - 1 - (k + k) % w.len()]; 2];
            let r3_len: usize = r3.len();
            for i5 in 0..2 {
                let mut v6 = v1;
                { let right = lit(0.25) * (v2 * lit((r3_len % 4) as f64)); w[w.len() - 1 - (i5) % w.len()] += right; }
            }
            v2.max(lit(-2.25)).min(lit(2.375)).exp() + v1.sin() + r3[0] + w[(r3_len + r3_len) % w.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = lit(ALPHA);
            let mut v2 = v1 / (w[(2 * n + 1) % w.len()].abs() + lit(1.25));
            if n % 2 != 1 {
                for &e4 in w.iter() {
                    if e4 < lit(-1.25) {
                        if lit((n % 4) as f64) < x {
                            let mut v5 = { x };
                        } else {
                            { let right = lit(0.25) * w[(n + n) % w.len()]; v1 += right; }
                            v1 = lit((n % 4) as f64).clamp(lit(-2.125), lit(1.875));
                        }
                    } else {
                        { let right = lit(0.25) * x; v2 -= right; }
                    }
                }
            } else {
                v2 = x - v1;
            }
            w[n % w.len()] - v2
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
            let mut v2 = w.windows(2).take(k + k).map(|e1| 1.0 + 0.25 * (w[0] + w[(2 * k + 0) % w.len()]).sin()).product::<f64>();
            let mut r3: [f64; 2] = [0.0; 2];
            fn inner4(s: f64, t: f64) -> f64 {
                if (s >= 1.0) && (t >= -2.0) {
                    return t.max(t);
                }
                s
            }
            let v6 = inner4((0..=k).enumerate().map(|(j5, i5)| if r3[1] > -1.1 {
                let v2: f64 = v2;
                v2
            } else { v2 }).fold(w[0], |acc5, t5| 0.5 * acc5 + t5 * t5), ALPHA);
            {
                r3[(k + 1) % 2] = v2 - 0.25;
            }
            v2 + r3[0] + a[(k + k) % a.len()]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = f64::tanh(0.5_f64);
            let w_len: usize = w.len();
            let mut r2 = vec![v1; w_len % 5 + 1];
            let r2_len: usize = r2.len();
            let v1 = ((n % 4) as f64);
            w[0] = w[0] * 0.5 + (r2[r2.len() - 1 - (2 * r2_len + 2) % r2.len()] - v1);
            if (r2[(w_len + w_len) % r2.len()] < 0.125) || (r2[0] < 0.7) {
                let mut r3 = [r2[(2 * n + 2) % r2.len()] * w[(w_len + n) % w.len()]; 2];
                let mut k4: usize = 0;
            } else {
                r2[0] -= if ((r2_len % 4) as f64) < -2.0 { v1 } else { v1 };
            }
            (if v1 <= 0.3 {
                let v5 = v1;
                w[4 % w.len()]
            } else {
                let v6: f64 = r2[(w_len + 1) % r2.len()];
                v1
            }) + r2[w_len % r2.len()] + w[0] + p[r2_len % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.75;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v2 = w.windows(2).take(k + k).map(|e1| 1.0 + 0.25 * (w[0] + w[(2 * k + 0) % w.len()]).sin()).product::<f64>();
            let mut r3: [f64; 2] = [0.0; 2];
            fn inner4(s: f64, t: f64) -> f64 {
                if (s >= 1.0) && (t >= -2.0) {
                    return t.max(t);
                }
                s
            }
            let v6 = inner4((0..=k).enumerate().map(|(j5, i5)| if r3[1] > -1.1 {
                let v2: f64 = v2;
                v2
            } else { v2 }).fold(w[0], |acc5, t5| 0.5 * acc5 + t5 * t5), ALPHA);
            {
                r3[(k + 1) % 2] = v2 - 0.25;
            }
            v2 + r3[0] + a[(k + k) % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = f64::tanh(0.5_f64);
            let w_len: usize = w.len();
            let mut r2 = vec![v1; w_len % 5 + 1];
            let r2_len: usize = r2.len();
            let v1 = ((n % 4) as f64);
            w[0] = w[0] * 0.5 + (r2[r2.len() - 1 - (2 * r2_len + 2) % r2.len()] - v1);
            if (r2[(w_len + w_len) % r2.len()] < 0.125) || (r2[0] < 0.7) {
                let mut r3 = [r2[(2 * n + 2) % r2.len()] * w[(w_len + n) % w.len()]; 2];
                let mut k4: usize = 0;
            } else {
                r2[0] -= if ((r2_len % 4) as f64) < -2.0 { v1 } else { v1 };
            }
            (if v1 <= 0.3 {
                let v5 = v1;
                w[4 % w.len()]
            } else {
                let v6: f64 = r2[(w_len + 1) % r2.len()];
                v1
            }) + r2[w_len % r2.len()] + w[0] + p[r2_len % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.75;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v2 = w.windows(2).take(k + k).map(|e1| lit(1.0) + lit(0.25) * (w[0] + w[(2 * k + 0) % w.len()]).sin()).product::<D>();
            let mut r3: [D; 2] = [lit(0.0); 2];
            fn inner4(s: D, t: D) -> D {
                if (s >= lit(1.0)) && (t >= lit(-2.0)) {
                    return t.max(t);
                }
                s
            }
            let v6 = inner4((0..=k).enumerate().map(|(j5, i5)| if r3[1] > lit(-1.1) {
                let v2: D = v2;
                v2
            } else { v2 }).fold(w[0], |acc5, t5| lit(0.5) * acc5 + t5 * t5), lit(ALPHA));
            {
                r3[(k + 1) % 2] = v2 - lit(0.25);
            }
            v2 + r3[0] + a[(k + k) % a.len()]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = D::tanh(lit(0.5));
            let w_len: usize = w.len();
            let mut r2 = vec![v1; w_len % 5 + 1];
            let r2_len: usize = r2.len();
            let v1 = lit((n % 4) as f64);
            w[0] = w[0] * lit(0.5) + (r2[r2.len() - 1 - (2 * r2_len + 2) % r2.len()] - v1);
            if (r2[(w_len + w_len) % r2.len()] < lit(0.125)) || (r2[0] < lit(0.7)) {
                let mut r3 = [r2[(2 * n + 2) % r2.len()] * w[(w_len + n) % w.len()]; 2];
                let mut k4: usize = 0;
            } else {
                { let right = if lit((r2_len % 4) as f64) < lit(-2.0) { v1 } else { v1 }; r2[0] -= right; }
            }
            (if v1 <= lit(0.3) {
                let v5 = v1;
                w[4 % w.len()]
            } else {
                let v6: D = r2[(w_len + 1) % r2.len()];
                v1
            }) + r2[w_len % r2.len()] + w[0] + p[r2_len % 3]
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
            let mut v1 = u * p[0 % 3];
            let mut v2 = p[2];
            let mut r3 = [u, u];
            let v13 = {
                let mut k5: usize = 0;
                loop {
                    if k5 >= 5 {
                        break;
                    }
                    k5 += 1;
                    if p[3 - 1 - (2 * k5 + 2) % 3] <= u {
                        const GAMMA_6: f64 = 0.5;
                        v1 = v1 * GAMMA_6;
                        for i8 in 1..k5 % 4 {
                            r3[0] += 0.25 * f64::sin(v1);
                            for &e10 in &r3 {
                                if i8 % 2 < 1 {
                                }
                            }
                        }
                    } else {
                        let mut v11: f64 = v1;
                    }
                    let c12 = |u12_0: f64| u12_0 + u;
                }
                r3[(k5 + k5) % 2]
            };
            (v2 - r3[2 - 1 - (2) % 2] - v13 + v2) * v1 + r3[2 - 1 - (4) % 2]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = w[(n + 1) % w.len()] - x;
            let mut v2 = if n % 2 < 1 { v1 } else { x };
            let r3 = vec![x, -1.25 - v2];
            let r3_len: usize = r3.len();
            if (w[4 % w.len()] < 2.0) && (v2 <= 1.1) {
                for &e5 in &r3 {
                    w[w.len() - 1 - (r3_len + 1) % w.len()] /= w[0] * w[0] + 0.5;
                    let v6: f64 = v2.mul_add(w[(2 * r3_len + 1) % w.len()], v2);
                }
            } else {
                let mut v7 = x;
            }
            if n % 2 != 1 {
                let c8 = |u8_0: f64| u8_0 * (-0.5 * u8_0);
                v1 = {
                    let v9 = v2;
                    r3[0]
                };
            } else {
                let mut k11: usize = 0;
                loop {
                    if k11 >= 1 {
                        break;
                    }
                    k11 += 1;
                    let c12 = |u12_0: f64| u12_0 + x;
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = u * p[0 % 3];
            let mut v2 = p[2];
            let mut r3 = [u, u];
            let v13 = {
                let mut k5: usize = 0;
                loop {
                    if k5 >= 5 {
                        break;
                    }
                    k5 += 1;
                    if p[3 - 1 - (2 * k5 + 2) % 3] <= u {
                        const GAMMA_6: f64 = 0.5;
                        v1 = v1 * GAMMA_6;
                        for i8 in 1..k5 % 4 {
                            r3[0] += 0.25 * f64::sin(v1);
                            for &e10 in &r3 {
                                if i8 % 2 < 1 {
                                }
                            }
                        }
                    } else {
                        let mut v11: f64 = v1;
                    }
                    let c12 = |u12_0: f64| u12_0 + u;
                }
                r3[(k5 + k5) % 2]
            };
            (v2 - r3[2 - 1 - (2) % 2] - v13 + v2) * v1 + r3[2 - 1 - (4) % 2]
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = w[(n + 1) % w.len()] - x;
            let mut v2 = if n % 2 < 1 { v1 } else { x };
            let r3 = vec![x, -1.25 - v2];
            let r3_len: usize = r3.len();
            if (w[4 % w.len()] < 2.0) && (v2 <= 1.1) {
                for &e5 in &r3 {
                    w[w.len() - 1 - (r3_len + 1) % w.len()] /= w[0] * w[0] + 0.5;
                    let v6: f64 = v2.mul_add(w[(2 * r3_len + 1) % w.len()], v2);
                }
            } else {
                let mut v7 = x;
            }
            if n % 2 != 1 {
                let c8 = |u8_0: f64| u8_0 * (-0.5 * u8_0);
                v1 = {
                    let v9 = v2;
                    r3[0]
                };
            } else {
                let mut k11: usize = 0;
                loop {
                    if k11 >= 1 {
                        break;
                    }
                    k11 += 1;
                    let c12 = |u12_0: f64| u12_0 + x;
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = u * p[0 % 3];
            let mut v2 = p[2];
            let mut r3 = [u, u];
            let v13 = {
                let mut k5: usize = 0;
                loop {
                    if k5 >= 5 {
                        break;
                    }
                    k5 += 1;
                    if p[3 - 1 - (2 * k5 + 2) % 3] <= u {
                        const GAMMA_6: f64 = 0.5;
                        v1 = v1 * lit(GAMMA_6);
                        for i8 in 1..k5 % 4 {
                            { let right = lit(0.25) * D::sin(v1); r3[0] += right; }
                            for &e10 in &r3 {
                                if i8 % 2 < 1 {
                                }
                            }
                        }
                    } else {
                        let mut v11: D = v1;
                    }
                    let c12 = |u12_0: D| u12_0 + u;
                }
                r3[(k5 + k5) % 2]
            };
            (v2 - r3[2 - 1 - (2) % 2] - v13 + v2) * v1 + r3[2 - 1 - (4) % 2]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = w[(n + 1) % w.len()] - x;
            let mut v2 = if n % 2 < 1 { v1 } else { x };
            let r3 = vec![x, lit(-1.25) - v2];
            let r3_len: usize = r3.len();
            if (w[4 % w.len()] < lit(2.0)) && (v2 <= lit(1.1)) {
                for &e5 in &r3 {
                    { let right = w[0] * w[0] + lit(0.5); w[w.len() - 1 - (r3_len + 1) % w.len()] /= right; }
                    let v6: D = v2.mul_add(w[(2 * r3_len + 1) % w.len()], v2);
                }
            } else {
                let mut v7 = x;
            }
            if n % 2 != 1 {
                let c8 = |u8_0: D| u8_0 * (lit(-0.5) * u8_0);
                v1 = {
                    let v9 = v2;
                    r3[0]
                };
            } else {
                let mut k11: usize = 0;
                loop {
                    if k11 >= 1 {
                        break;
                    }
                    k11 += 1;
                    let c12 = |u12_0: D| u12_0 + x;
                }
            }
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
            let mut v1 = BETA;
            let mut r2 = vec![{ b[0] }, BETA - b[1 % b.len()], (b[0].abs() + 1.25).log2()];
            let r2_len: usize = r2.len();
            r2[0] = v1 - v1;
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * u3_0;
            let v4 = v1.min(v1);
            v1 + v4.sin() + r2[3 % r2.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = f64::exp(x.max(-2.25).min(2.375));
            let o2: Option<f64> = if n % 3 == 1 { Some(w[4 % w.len()]) } else { None };
            w[(n + n) % w.len()] = w[(n + n) % w.len()] * 0.5 + (((n % 4) as f64) + 0.3);
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * x.max(-2.25).min(2.375) + w[i4];
            }
            if n % 2 != 1 {
                let mut r6 = [w.iter().rev().skip(2).filter(|&&e5| e5 > 0.7).map(|&e5| h0(&*w, &w[..])).fold(BETA, |acc5, t5| acc5.sin() + ((n % 4) as f64) * t5); 4];
            }
            if let Some(v7) = o2 {
                if v7 < ALPHA {
                    let mut v8 = h0(&w[..], &w[..]);
                    let v9 = match n % 3 {
                        0 => { x }
                        1 | 6 => { v1 }
                        _ => { BETA }
                    };
                } else {
                    if (-0.125_f64 <= 0.25) && (v1 >= 1.25) {
                        w[n % w.len()] = w[n % w.len()] * 0.5 + w.iter().rev().zip(w.iter()).filter(|&(&e10, &z10)| n % 2 < 1).map(|(&e10, &z10)| { v1 }).fold(v7, |acc10, t10| acc10.sin() + t10 * t10);
                        return;
                    }
                    let mut k12: usize = 0;
                    loop {
                        if k12 >= 6 {
                            break;
                        }
                        k12 += 1;
                        for i14 in 0..k12 {
                            let v15 = h0(&*w, &w[..]);
                            for i17 in 0..n {
                                v1 += 0.25 * (w[0] * v1);
                                match k12 % 3 {
                                    0 => {
                                        const GAMMA_18: f64 = -0.7;
                                        v1 /= (v15 * v15 + 0.5) * GAMMA_18;
                                    }
                                    1 => {
                                        fn inner19(s: f64, t: f64) -> f64 {
                                            if !(s < 0.7) {
                                                return s * t;
                                            }
                                            s * t
                                        }
                                        let v20 = inner19(((n % 4) as f64), w[(n + n) % w.len()] - v1);
                                        v1 = (ALPHA - v15).sin();
                                    }
                                    _ => {
                                        let c21 = |u21_0: f64| u21_0 - (0..i17).filter(|&i22| i14 % 3 < 1).map(|i22| v15 * ((i14 % 4) as f64)).sum::<f64>();
                                    }
                                }
                            }
                        }
                        match k12 % 4 {
                            0 => {
                                if w[w.len() - 1 - (k12 + 1) % w.len()] <= 1.5 {
                                    w[(k12 + 1) % w.len()] += 0.25 * w.iter().rev().map(|&e23| f64::mul_add(v7, ALPHA, v7)).filter(|&m23| w[0] >= 0.125).sum::<f64>();
                                    w[0] = w[0] * 0.5 + v1;
                                } else {
                                    w[0] = w[2 % w.len()];
                                }
                            }
                            1 => {
                                let (mut v24, v25): (f64, f64) = (v7 * 1.5, w[(k12 + k12) % w.len()] / (((n % 4) as f64) * ((n % 4) as f64) + 1.25));
                                let Some(v26) = o2 else {
                                    break;
                                };
                            }
                            2 => {
                                v1 += 0.25 * x;
                                let mut v27: f64 = x * ((k12 % 4) as f64);
                            }
                            _ => {
                                let mut v28 = v1 * w[0];
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
            let mut v1 = BETA;
            let mut r2 = vec![{ b[0] }, BETA - b[1 % b.len()], (b[0].abs() + 1.25).log2()];
            let r2_len: usize = r2.len();
            r2[0] = v1 - v1;
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * u3_0;
            let v4 = v1.min(v1);
            v1 + v4.sin() + r2[3 % r2.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = f64::exp(x.max(-2.25).min(2.375));
            let o2: Option<f64> = if n % 3 == 1 { Some(w[4 % w.len()]) } else { None };
            w[(n + n) % w.len()] = w[(n + n) % w.len()] * 0.5 + (((n % 4) as f64) + 0.3);
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * x.max(-2.25).min(2.375) + w[i4];
            }
            if n % 2 != 1 {
                let mut r6 = [w.iter().rev().skip(2).filter(|&&e5| e5 > 0.7).map(|&e5| h0(&*w, &w[..])).fold(BETA, |acc5, t5| acc5.sin() + ((n % 4) as f64) * t5); 4];
            }
            if let Some(v7) = o2 {
                if v7 < ALPHA {
                    let mut v8 = h0(&w[..], &w[..]);
                    let v9 = match n % 3 {
                        0 => { x }
                        1 | 6 => { v1 }
                        _ => { BETA }
                    };
                } else {
                    if (-0.125_f64 <= 0.25) && (v1 >= 1.25) {
                        w[n % w.len()] = w[n % w.len()] * 0.5 + w.iter().rev().zip(w.iter()).filter(|&(&e10, &z10)| n % 2 < 1).map(|(&e10, &z10)| { v1 }).fold(v7, |acc10, t10| acc10.sin() + t10 * t10);
                        return;
                    }
                    let mut k12: usize = 0;
                    loop {
                        if k12 >= 6 {
                            break;
                        }
                        k12 += 1;
                        for i14 in 0..k12 {
                            let v15 = h0(&*w, &w[..]);
                            for i17 in 0..n {
                                v1 += 0.25 * (w[0] * v1);
                                match k12 % 3 {
                                    0 => {
                                        const GAMMA_18: f64 = -0.7;
                                        v1 /= (v15 * v15 + 0.5) * GAMMA_18;
                                    }
                                    1 => {
                                        fn inner19(s: f64, t: f64) -> f64 {
                                            if !(s < 0.7) {
                                                return s * t;
                                            }
                                            s * t
                                        }
                                        let v20 = inner19(((n % 4) as f64), w[(n + n) % w.len()] - v1);
                                        v1 = (ALPHA - v15).sin();
                                    }
                                    _ => {
                                        let c21 = |u21_0: f64| u21_0 - (0..i17).filter(|&i22| i14 % 3 < 1).map(|i22| v15 * ((i14 % 4) as f64)).sum::<f64>();
                                    }
                                }
                            }
                        }
                        match k12 % 4 {
                            0 => {
                                if w[w.len() - 1 - (k12 + 1) % w.len()] <= 1.5 {
                                    w[(k12 + 1) % w.len()] += 0.25 * w.iter().rev().map(|&e23| f64::mul_add(v7, ALPHA, v7)).filter(|&m23| w[0] >= 0.125).sum::<f64>();
                                    w[0] = w[0] * 0.5 + v1;
                                } else {
                                    w[0] = w[2 % w.len()];
                                }
                            }
                            1 => {
                                let (mut v24, v25): (f64, f64) = (v7 * 1.5, w[(k12 + k12) % w.len()] / (((n % 4) as f64) * ((n % 4) as f64) + 1.25));
                                let Some(v26) = o2 else {
                                    break;
                                };
                            }
                            2 => {
                                v1 += 0.25 * x;
                                let mut v27: f64 = x * ((k12 % 4) as f64);
                            }
                            _ => {
                                let mut v28 = v1 * w[0];
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
            let mut v1 = lit(BETA);
            let mut r2 = vec![{ b[0] }, lit(BETA) - b[1 % b.len()], (b[0].abs() + lit(1.25)).log2()];
            let r2_len: usize = r2.len();
            r2[0] = v1 - v1;
            let c3 = move |u3_0: D, u3_1: D| u3_0 * u3_0;
            let v4 = v1.min(v1);
            v1 + v4.sin() + r2[3 % r2.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = D::exp(x.max(lit(-2.25)).min(lit(2.375)));
            let o2: Option<D> = if n % 3 == 1 { Some(w[4 % w.len()]) } else { None };
            w[(n + n) % w.len()] = w[(n + n) % w.len()] * lit(0.5) + (lit((n % 4) as f64) + lit(0.3));
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * x.max(lit(-2.25)).min(lit(2.375)) + w[i4];
            }
            if n % 2 != 1 {
                let mut r6 = [w.iter().rev().skip(2).filter(|&&e5| e5 > lit(0.7)).map(|&e5| h0(&*w, &w[..])).fold(lit(BETA), |acc5, t5| acc5.sin() + lit((n % 4) as f64) * t5); 4];
            }
            if let Some(v7) = o2 {
                if v7 < lit(ALPHA) {
                    let mut v8 = h0(&w[..], &w[..]);
                    let v9 = match n % 3 {
                        0 => { x }
                        1 | 6 => { v1 }
                        _ => { lit(BETA) }
                    };
                } else {
                    if (lit(-0.125) <= lit(0.25)) && (v1 >= lit(1.25)) {
                        w[n % w.len()] = w[n % w.len()] * lit(0.5) + w.iter().rev().zip(w.iter()).filter(|&(&e10, &z10)| n % 2 < 1).map(|(&e10, &z10)| { v1 }).fold(v7, |acc10, t10| acc10.sin() + t10 * t10);
                        return;
                    }
                    let mut k12: usize = 0;
                    loop {
                        if k12 >= 6 {
                            break;
                        }
                        k12 += 1;
                        for i14 in 0..k12 {
                            let v15 = h0(&*w, &w[..]);
                            for i17 in 0..n {
                                { let right = lit(0.25) * (w[0] * v1); v1 += right; }
                                match k12 % 3 {
                                    0 => {
                                        const GAMMA_18: f64 = -0.7;
                                        { let right = (v15 * v15 + lit(0.5)) * lit(GAMMA_18); v1 /= right; }
                                    }
                                    1 => {
                                        fn inner19(s: D, t: D) -> D {
                                            if !(s < lit(0.7)) {
                                                return s * t;
                                            }
                                            s * t
                                        }
                                        let v20 = inner19(lit((n % 4) as f64), w[(n + n) % w.len()] - v1);
                                        v1 = (lit(ALPHA) - v15).sin();
                                    }
                                    _ => {
                                        let c21 = |u21_0: D| u21_0 - (0..i17).filter(|&i22| i14 % 3 < 1).map(|i22| v15 * lit((i14 % 4) as f64)).sum::<D>();
                                    }
                                }
                            }
                        }
                        match k12 % 4 {
                            0 => {
                                if w[w.len() - 1 - (k12 + 1) % w.len()] <= lit(1.5) {
                                    { let right = lit(0.25) * w.iter().rev().map(|&e23| D::mul_add(v7, lit(ALPHA), v7)).filter(|&m23| w[0] >= lit(0.125)).sum::<D>(); w[(k12 + 1) % w.len()] += right; }
                                    w[0] = w[0] * lit(0.5) + v1;
                                } else {
                                    w[0] = w[2 % w.len()];
                                }
                            }
                            1 => {
                                let (mut v24, v25): (D, D) = (v7 * lit(1.5), w[(k12 + k12) % w.len()] / (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25)));
                                let Some(v26) = o2 else {
                                    break;
                                };
                            }
                            2 => {
                                { let right = lit(0.25) * x; v1 += right; }
                                let mut v27: D = x * lit((k12 % 4) as f64);
                            }
                            _ => {
                                let mut v28 = v1 * w[0];
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
            let r2 = [y, x, x.mul_add(x, ((n % 4) as f64)), x * -0.3];
            let s3 = &r2[3..];
            let v4: f64;
            if n % 2 == 1 {
                v4 = v1 - x;
            } else {
                v4 = if r2[3] <= 0.25 { x } else { ((n % 4) as f64) };
            }
            v1 = s3.iter().zip(s3).filter(|&(&e5, &z5)| (y >= 1.25) && (s3[s3.len() - 1 - (0) % s3.len()] >= -0.3)).map(|(&e5, &z5)| ((n % 4) as f64)).sum::<f64>();
            v1 /= v1.abs() + 0.5;
            for i7 in 0..n {
                let v8 = y;
                v1 = v1 * 0.5 + s3[s3.len() - 1 - (n + 1) % s3.len()] / ((-0.9_f64).abs() + 0.25);
            }
            ((n % 4) as f64) % 1.75 * v4.sin() * v1 + y - x.sin() + s3[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let r2 = [y, x, x.mul_add(x, ((n % 4) as f64)), x * -0.3];
            let s3 = &r2[3..];
            let v4: f64;
            if n % 2 == 1 {
                v4 = v1 - x;
            } else {
                v4 = if r2[3] <= 0.25 { x } else { ((n % 4) as f64) };
            }
            v1 = s3.iter().zip(s3).filter(|&(&e5, &z5)| (y >= 1.25) && (s3[s3.len() - 1 - (0) % s3.len()] >= -0.3)).map(|(&e5, &z5)| ((n % 4) as f64)).sum::<f64>();
            v1 /= v1.abs() + 0.5;
            for i7 in 0..n {
                let v8 = y;
                v1 = v1 * 0.5 + s3[s3.len() - 1 - (n + 1) % s3.len()] / ((-0.9_f64).abs() + 0.25);
            }
            ((n % 4) as f64) % 1.75 * v4.sin() * v1 + y - x.sin() + s3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let r2 = [y, x, x.mul_add(x, lit((n % 4) as f64)), x * lit(-0.3)];
            let s3 = &r2[3..];
            let v4: D;
            if n % 2 == 1 {
                v4 = v1 - x;
            } else {
                v4 = if r2[3] <= lit(0.25) { x } else { lit((n % 4) as f64) };
            }
            v1 = s3.iter().zip(s3).filter(|&(&e5, &z5)| (y >= lit(1.25)) && (s3[s3.len() - 1 - (0) % s3.len()] >= lit(-0.3))).map(|(&e5, &z5)| lit((n % 4) as f64)).sum::<D>();
            { let right = v1.abs() + lit(0.5); v1 /= right; }
            for i7 in 0..n {
                let v8 = y;
                v1 = v1 * lit(0.5) + s3[s3.len() - 1 - (n + 1) % s3.len()] / (lit(-0.9).abs() + lit(0.25));
            }
            lit((n % 4) as f64) % lit(1.75) * v4.sin() * v1 + y - x.sin() + s3[0]
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
            let mut u: f64 = match k % 4 {
                0 => { ((k % 4) as f64) }
                1 | 6 => { ((k % 4) as f64) }
                2 => { u }
                _ => { u }
            };
            u += 0.7;
            u += {
                let v1 = a[a.len() - 1 - (2 * k + 1) % a.len()];
                a[0]
            };
            let v2: f64;
            if a[k % a.len()] <= u {
                v2 = u;
            } else {
                v2 = u;
            }
            ((k % 4) as f64) / (ALPHA.abs() + 0.5) - v2
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2 = ((n % 4) as f64) * 1.5;
            let r3: Vec<f64> = vec![{ y }; n % 5 + 1];
            let r3_len: usize = r3.len();
            let mut r4: Vec<f64> = vec![y + r3[r3.len() - 1 - (r3_len + 1) % r3.len()]; 5];
            let r4_len: usize = r4.len();
            let mut c5 = |u5: f64| {
                v1 += 0.25 * (f64::copysign(u5, v2) * u5);
                v1 * 0.5
            };
            let mut v6 = c5(y * ALPHA) - c5(0.3 * x);
            for i7 in 1..r4.len() {
                r4[i7] = r4[i7 - 1] * r4[r4_len % r4.len()].atan() + r4[i7];
            }
            v2 = v2 * 0.5 + x % 1.75;
            (ALPHA / (x.abs() + 1.25) + v6) * v1 + r4[r4_len % r4.len()] + r3[r3.len() - 1 - (n) % r3.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut u: f64 = match k % 4 {
                0 => { ((k % 4) as f64) }
                1 | 6 => { ((k % 4) as f64) }
                2 => { u }
                _ => { u }
            };
            u += 0.7;
            u += {
                let v1 = a[a.len() - 1 - (2 * k + 1) % a.len()];
                a[0]
            };
            let v2: f64;
            if a[k % a.len()] <= u {
                v2 = u;
            } else {
                v2 = u;
            }
            ((k % 4) as f64) / (ALPHA.abs() + 0.5) - v2
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2 = ((n % 4) as f64) * 1.5;
            let r3: Vec<f64> = vec![{ y }; n % 5 + 1];
            let r3_len: usize = r3.len();
            let mut r4: Vec<f64> = vec![y + r3[r3.len() - 1 - (r3_len + 1) % r3.len()]; 5];
            let r4_len: usize = r4.len();
            let mut c5 = |u5: f64| {
                v1 += 0.25 * (f64::copysign(u5, v2) * u5);
                v1 * 0.5
            };
            let mut v6 = c5(y * ALPHA) - c5(0.3 * x);
            for i7 in 1..r4.len() {
                r4[i7] = r4[i7 - 1] * r4[r4_len % r4.len()].atan() + r4[i7];
            }
            v2 = v2 * 0.5 + x % 1.75;
            (ALPHA / (x.abs() + 1.25) + v6) * v1 + r4[r4_len % r4.len()] + r3[r3.len() - 1 - (n) % r3.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.7;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut u: D = match k % 4 {
                0 => { lit((k % 4) as f64) }
                1 | 6 => { lit((k % 4) as f64) }
                2 => { u }
                _ => { u }
            };
            { let right = lit(0.7); u += right; }
            { let right = {
                let v1 = a[a.len() - 1 - (2 * k + 1) % a.len()];
                a[0]
            }; u += right; }
            let v2: D;
            if a[k % a.len()] <= u {
                v2 = u;
            } else {
                v2 = u;
            }
            lit((k % 4) as f64) / (lit(ALPHA).abs() + lit(0.5)) - v2
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let mut v2 = lit((n % 4) as f64) * lit(1.5);
            let r3: Vec<D> = vec![{ y }; n % 5 + 1];
            let r3_len: usize = r3.len();
            let mut r4: Vec<D> = vec![y + r3[r3.len() - 1 - (r3_len + 1) % r3.len()]; 5];
            let r4_len: usize = r4.len();
            let mut c5 = |u5: D| {
                { let right = lit(0.25) * (D::copysign(u5, v2) * u5); v1 += right; }
                v1 * lit(0.5)
            };
            let mut v6 = c5(y * lit(ALPHA)) - c5(lit(0.3) * x);
            for i7 in 1..r4.len() {
                r4[i7] = r4[i7 - 1] * r4[r4_len % r4.len()].atan() + r4[i7];
            }
            v2 = v2 * lit(0.5) + x % lit(1.75);
            (lit(ALPHA) / (x.abs() + lit(1.25)) + v6) * v1 + r4[r4_len % r4.len()] + r3[r3.len() - 1 - (n) % r3.len()]
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
            let mut r2 = vec![x * v1, v1.max(((n % 4) as f64)), 0.125 * w[n % w.len()]];
            let r2_len: usize = r2.len();
            for i4 in 1..n {
                for _ in (1..r2.len()).step_by(2) {
                    let mut k8: usize = 0;
                    let v10: f64 = 'l7: loop {
                        if k8 >= 6 {
                            break w.iter().rev().map(|&e9| -e9).sum::<f64>();
                        }
                        k8 += 1;
                        w[0] = v1.max(-2.25).min(2.375);
                    };
                }
            }
            w[(r2_len + r2_len) % w.len()] -= x;
            ((r2_len % 4) as f64) / (v1.abs() + 0.5) + x + r2[(2 * n + 2) % r2.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x.sin();
            let mut r2 = vec![x * v1, v1.max(((n % 4) as f64)), 0.125 * w[n % w.len()]];
            let r2_len: usize = r2.len();
            for i4 in 1..n {
                for _ in (1..r2.len()).step_by(2) {
                    let mut k8: usize = 0;
                    let v10: f64 = 'l7: loop {
                        if k8 >= 6 {
                            break w.iter().rev().map(|&e9| -e9).sum::<f64>();
                        }
                        k8 += 1;
                        w[0] = v1.max(-2.25).min(2.375);
                    };
                }
            }
            w[(r2_len + r2_len) % w.len()] -= x;
            ((r2_len % 4) as f64) / (v1.abs() + 0.5) + x + r2[(2 * n + 2) % r2.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x.sin();
            let mut r2 = vec![x * v1, v1.max(lit((n % 4) as f64)), lit(0.125) * w[n % w.len()]];
            let r2_len: usize = r2.len();
            for i4 in 1..n {
                for _ in (1..r2.len()).step_by(2) {
                    let mut k8: usize = 0;
                    let v10: D = 'l7: loop {
                        if k8 >= 6 {
                            break w.iter().rev().map(|&e9| -e9).sum::<D>();
                        }
                        k8 += 1;
                        w[0] = v1.max(lit(-2.25)).min(lit(2.375));
                    };
                }
            }
            { let right = x; w[(r2_len + r2_len) % w.len()] -= right; }
            lit((r2_len % 4) as f64) / (v1.abs() + lit(0.5)) + x + r2[(2 * n + 2) % r2.len()]
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
            let mut v1 = w[4 % w.len()];
            let mut v1 = w[w.len() - 1 - (0) % w.len()];
            v1 += u / (v1.abs() + 0.25);
            let mut v2 = u;
            let mut k4: usize = 0;
            loop {
                if k4 >= 2 {
                    break;
                }
                k4 += 1;
                let v5 = u;
                let r6 = vec![(w[w.len() - 1 - (k4 + 1) % w.len()].abs() + 0.25).ln(), v2, u * v1];
                let r6_len: usize = r6.len();
            }
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2 = p.iter().map(|&e1| 1.0 + 0.25 * e1.powi((n % 4) as i32).sin()).product::<f64>();
            let mut v3: f64 = x + ((n % 4) as f64);
            let mut v4 = f64::mul_add(v3, p[(2 * n + 1) % 3], x);
            'l5: for i6 in 1..=4 {
                {
                    {
                        let v7: f64;
                        if x <= 0.7 {
                            v7 = v2.cos();
                        } else {
                            v7 = v3 * x;
                        }
                        let mut v8 = (v7 * v7 + 1.25).ln();
                    }
                }
                v4 = (v4 + ((i6 % 4) as f64)).sin();
            }
            [v2 - v4 + v3 + v2, 1.0_f64.powi(0) + v4 + v3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[4 % w.len()];
            let mut v1 = w[w.len() - 1 - (0) % w.len()];
            v1 += u / (v1.abs() + 0.25);
            let mut v2 = u;
            let mut k4: usize = 0;
            loop {
                if k4 >= 2 {
                    break;
                }
                k4 += 1;
                let v5 = u;
                let r6 = vec![(w[w.len() - 1 - (k4 + 1) % w.len()].abs() + 0.25).ln(), v2, u * v1];
                let r6_len: usize = r6.len();
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2 = p.iter().map(|&e1| 1.0 + 0.25 * e1.powi((n % 4) as i32).sin()).product::<f64>();
            let mut v3: f64 = x + ((n % 4) as f64);
            let mut v4 = f64::mul_add(v3, p[(2 * n + 1) % 3], x);
            'l5: for i6 in 1..=4 {
                {
                    {
                        let v7: f64;
                        if x <= 0.7 {
                            v7 = v2.cos();
                        } else {
                            v7 = v3 * x;
                        }
                        let mut v8 = (v7 * v7 + 1.25).ln();
                    }
                }
                v4 = (v4 + ((i6 % 4) as f64)).sin();
            }
            [v2 - v4 + v3 + v2, 1.0_f64.powi(0) + v4 + v3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = w[4 % w.len()];
            let mut v1 = w[w.len() - 1 - (0) % w.len()];
            { let right = u / (v1.abs() + lit(0.25)); v1 += right; }
            let mut v2 = u;
            let mut k4: usize = 0;
            loop {
                if k4 >= 2 {
                    break;
                }
                k4 += 1;
                let v5 = u;
                let r6 = vec![(w[w.len() - 1 - (k4 + 1) % w.len()].abs() + lit(0.25)).ln(), v2, u * v1];
                let r6_len: usize = r6.len();
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v2 = p.iter().map(|&e1| lit(1.0) + lit(0.25) * e1.powi((n % 4) as i32).sin()).product::<D>();
            let mut v3: D = x + lit((n % 4) as f64);
            let mut v4 = D::mul_add(v3, p[(2 * n + 1) % 3], x);
            'l5: for i6 in 1..=4 {
                {
                    {
                        let v7: D;
                        if x <= lit(0.7) {
                            v7 = v2.cos();
                        } else {
                            v7 = v3 * x;
                        }
                        let mut v8 = (v7 * v7 + lit(1.25)).ln();
                    }
                }
                v4 = (v4 + lit((i6 % 4) as f64)).sin();
            }
            [v2 - v4 + v3 + v2, lit(1.0).powi(0) + v4 + v3]
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
            let mut v1 = ALPHA;
            let mut v2: f64 = v1 + u;
            let r3 = vec![v1 / (u * u + 0.25); 2];
            let r3_len: usize = r3.len();
            let v4 = v2 - r3[4 % r3.len()];
            let r6: Vec<f64> = r3.iter().rev().map(|&e5| e5 * v4).collect();
            let r6_len: usize = r6.len();
            match r6_len % 4 {
                0 => {
                    v2 = { r6[r6.len() - 1 - (r6_len + r3_len) % r6.len()] };
                }
                1 => {
                    v1 = v2.sin();
                }
                2 => {
                    let mut v8 = r3.iter().enumerate().map(|(j7, &e7)| v4).sum::<f64>();
                }
                _ => {
                    const GAMMA_9: f64 = -1.25;
                    u = v1 * GAMMA_9;
                    let v10: f64;
                    if r6_len % 3 == 1 {
                        v10 = r6.iter().rev().zip(r3.iter()).map(|(&e11, &z11)| r6[0] * e11).fold(r3[k % r3.len()], |acc11, t11| 0.5 * acc11 + r3[r6_len % r3.len()] * t11);
                    } else {
                        v10 = r6.iter().filter(|&&e12| r3_len % 3 != 1).map(|&e12| ((r6_len % 4) as f64)).fold(v4, |acc12, t12| acc12.sin() + u * t12);
                    }
                }
            }
            v1 + v4 + v1 - u
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ALPHA * x;
            x = x * 0.5 + (ALPHA - v1);
            x += (v1 * v1 + 1.25 + 1.0).acosh();
            for i3 in 1..=n {
                v1 -= 0.25 * v1;
            }
            if n % 3 == 1 {
                let mut k5: usize = 0;
                'l4: while (k5 < 0) && (((n % 4) as f64) < a[1 % a.len()]) {
                    k5 += 1;
                    if n % 2 < 1 {
                        continue;
                    }
                    if n % 3 != 1 {
                        for i7 in (0..k5 % 4).rev() {
                            let mut k9: usize = 0;
                            while k9 < 1 {
                                k9 += 1;
                            }
                            if k5 % 3 != 1 {
                                let c10 = move |u10_0: f64, u10_1: f64| u10_0 - h0(-1.0, (i7) % 4);
                            } else {
                                if k9 % 2 == 1 {
                                    v1 = (v1 + v1).sin();
                                    continue 'l4;
                                }
                                let mut k12: usize = 0;
                                let v14: f64 = loop {
                                    if k12 >= 2 {
                                        break h0(a[0], (k9) % 4);
                                    }
                                    k12 += 1;
                                    let o13: Option<f64> = if v1 <= v1 { Some(x * ALPHA) } else { None };
                                };
                            }
                        }
                    } else {
                        let (mut v15, v16) = (v1 / (v1.abs() + 0.5), v1);
                    }
                }
            }
            (((n % 4) as f64) * v1.sin() + a[0], a[(n + 1) % a.len()].asinh() * x)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate(without(tidy))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1 = ALPHA;
            let mut v2: f64 = v1 + u;
            let r3 = vec![v1 / (u * u + 0.25); 2];
            let r3_len: usize = r3.len();
            let v4 = v2 - r3[4 % r3.len()];
            let r6: Vec<f64> = r3.iter().rev().map(|&e5| e5 * v4).collect();
            let r6_len: usize = r6.len();
            match r6_len % 4 {
                0 => {
                    v2 = { r6[r6.len() - 1 - (r6_len + r3_len) % r6.len()] };
                }
                1 => {
                    v1 = v2.sin();
                }
                2 => {
                    let mut v8 = r3.iter().enumerate().map(|(j7, &e7)| v4).sum::<f64>();
                }
                _ => {
                    const GAMMA_9: f64 = -1.25;
                    u = v1 * GAMMA_9;
                    let v10: f64;
                    if r6_len % 3 == 1 {
                        v10 = r6.iter().rev().zip(r3.iter()).map(|(&e11, &z11)| r6[0] * e11).fold(r3[k % r3.len()], |acc11, t11| 0.5 * acc11 + r3[r6_len % r3.len()] * t11);
                    } else {
                        v10 = r6.iter().filter(|&&e12| r3_len % 3 != 1).map(|&e12| ((r6_len % 4) as f64)).fold(v4, |acc12, t12| acc12.sin() + u * t12);
                    }
                }
            }
            v1 + v4 + v1 - u
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ALPHA * x;
            x = x * 0.5 + (ALPHA - v1);
            x += (v1 * v1 + 1.25 + 1.0).acosh();
            for i3 in 1..=n {
                v1 -= 0.25 * v1;
            }
            if n % 3 == 1 {
                let mut k5: usize = 0;
                'l4: while (k5 < 0) && (((n % 4) as f64) < a[1 % a.len()]) {
                    k5 += 1;
                    if n % 2 < 1 {
                        continue;
                    }
                    if n % 3 != 1 {
                        for i7 in (0..k5 % 4).rev() {
                            let mut k9: usize = 0;
                            while k9 < 1 {
                                k9 += 1;
                            }
                            if k5 % 3 != 1 {
                                let c10 = move |u10_0: f64, u10_1: f64| u10_0 - h0(-1.0, (i7) % 4);
                            } else {
                                if k9 % 2 == 1 {
                                    v1 = (v1 + v1).sin();
                                    continue 'l4;
                                }
                                let mut k12: usize = 0;
                                let v14: f64 = loop {
                                    if k12 >= 2 {
                                        break h0(a[0], (k9) % 4);
                                    }
                                    k12 += 1;
                                    let o13: Option<f64> = if v1 <= v1 { Some(x * ALPHA) } else { None };
                                };
                            }
                        }
                    } else {
                        let (mut v15, v16) = (v1 / (v1.abs() + 0.5), v1);
                    }
                }
            }
            (((n % 4) as f64) * v1.sin() + a[0], a[(n + 1) % a.len()].asinh() * x)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 2.0;
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1 = lit(ALPHA);
            let mut v2: D = v1 + u;
            let r3 = vec![v1 / (u * u + lit(0.25)); 2];
            let r3_len: usize = r3.len();
            let v4 = v2 - r3[4 % r3.len()];
            let r6: Vec<D> = r3.iter().rev().map(|&e5| e5 * v4).collect();
            let r6_len: usize = r6.len();
            match r6_len % 4 {
                0 => {
                    v2 = { r6[r6.len() - 1 - (r6_len + r3_len) % r6.len()] };
                }
                1 => {
                    v1 = v2.sin();
                }
                2 => {
                    let mut v8 = r3.iter().enumerate().map(|(j7, &e7)| v4).sum::<D>();
                }
                _ => {
                    const GAMMA_9: f64 = -1.25;
                    u = v1 * lit(GAMMA_9);
                    let v10: D;
                    if r6_len % 3 == 1 {
                        v10 = r6.iter().rev().zip(r3.iter()).map(|(&e11, &z11)| r6[0] * e11).fold(r3[k % r3.len()], |acc11, t11| lit(0.5) * acc11 + r3[r6_len % r3.len()] * t11);
                    } else {
                        v10 = r6.iter().filter(|&&e12| r3_len % 3 != 1).map(|&e12| lit((r6_len % 4) as f64)).fold(v4, |acc12, t12| acc12.sin() + u * t12);
                    }
                }
            }
            v1 + v4 + v1 - u
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = lit(ALPHA) * x;
            x = x * lit(0.5) + (lit(ALPHA) - v1);
            { let right = (v1 * v1 + lit(1.25) + lit(1.0)).acosh(); x += right; }
            for i3 in 1..=n {
                { let right = lit(0.25) * v1; v1 -= right; }
            }
            if n % 3 == 1 {
                let mut k5: usize = 0;
                'l4: while (k5 < 0) && (lit((n % 4) as f64) < a[1 % a.len()]) {
                    k5 += 1;
                    if n % 2 < 1 {
                        continue;
                    }
                    if n % 3 != 1 {
                        for i7 in (0..k5 % 4).rev() {
                            let mut k9: usize = 0;
                            while k9 < 1 {
                                k9 += 1;
                            }
                            if k5 % 3 != 1 {
                                let c10 = move |u10_0: D, u10_1: D| u10_0 - h0(lit(-1.0), (i7) % 4);
                            } else {
                                if k9 % 2 == 1 {
                                    v1 = (v1 + v1).sin();
                                    continue 'l4;
                                }
                                let mut k12: usize = 0;
                                let v14: D = loop {
                                    if k12 >= 2 {
                                        break h0(a[0], (k9) % 4);
                                    }
                                    k12 += 1;
                                    let o13: Option<D> = if v1 <= v1 { Some(x * lit(ALPHA)) } else { None };
                                };
                            }
                        }
                    } else {
                        let (mut v15, v16) = (v1 / (v1.abs() + lit(0.5)), v1);
                    }
                }
            }
            (lit((n % 4) as f64) * v1.sin() + a[0], a[(n + 1) % a.len()].asinh() * x)
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
            let mut v1 = u / (u.abs() + 0.25);
            let mut u = -1.0 * u;
            let mut r2 = [u + v1; 4];
            {
                let v3 = v1 + 1.0;
                'l4: for i5 in 1..4 {
                    let v3 = ((i5 % 4) as f64) - v1;
                }
            }
            v1 * r2[(k + k) % 4] + v1.sin() + r2[1 % 4]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2 = h0(v1, (1) % 4);
            const GAMMA_3: f64 = 0.125;
            v1 = (v1 * 0.5 + -1.25_f64 * v2) * GAMMA_3;
            let mut k5: usize = 0;
            while (k5 < 5) && (v2 <= 1.5) {
                k5 += 1;
                v1 = (x + v2).atan();
            }
            v1 /= 0.7_f64 * 0.7_f64 + 0.5;
            const GAMMA_6: f64 = 1.0;
            w[0] += ({ w[0] }) * GAMMA_6;
            v2 = v2;
            const GAMMA_7: f64 = -2.0;
            v2 = w.iter().rev().filter(|&&e8| v1 <= v1).sum::<f64>() * GAMMA_7;
            let (mut v9, v10): (f64, f64) = (((k5 % 4) as f64) + v2, if v1 >= ((k5 % 4) as f64) { v1 } else {
                let x = ((n % 4) as f64);
                ((k5 % 4) as f64)
            });
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1 = u / (u.abs() + 0.25);
            let mut u = -1.0 * u;
            let mut r2 = [u + v1; 4];
            {
                let v3 = v1 + 1.0;
                'l4: for i5 in 1..4 {
                    let v3 = ((i5 % 4) as f64) - v1;
                }
            }
            v1 * r2[(k + k) % 4] + v1.sin() + r2[1 % 4]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2 = h0(v1, (1) % 4);
            const GAMMA_3: f64 = 0.125;
            v1 = (v1 * 0.5 + -1.25_f64 * v2) * GAMMA_3;
            let mut k5: usize = 0;
            while (k5 < 5) && (v2 <= 1.5) {
                k5 += 1;
                v1 = (x + v2).atan();
            }
            v1 /= 0.7_f64 * 0.7_f64 + 0.5;
            const GAMMA_6: f64 = 1.0;
            w[0] += ({ w[0] }) * GAMMA_6;
            v2 = v2;
            const GAMMA_7: f64 = -2.0;
            v2 = w.iter().rev().filter(|&&e8| v1 <= v1).sum::<f64>() * GAMMA_7;
            let (mut v9, v10): (f64, f64) = (((k5 % 4) as f64) + v2, if v1 >= ((k5 % 4) as f64) { v1 } else {
                let x = ((n % 4) as f64);
                ((k5 % 4) as f64)
            });
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1 = u / (u.abs() + lit(0.25));
            let mut u = lit(-1.0) * u;
            let mut r2 = [u + v1; 4];
            {
                let v3 = v1 + lit(1.0);
                'l4: for i5 in 1..4 {
                    let v3 = lit((i5 % 4) as f64) - v1;
                }
            }
            v1 * r2[(k + k) % 4] + v1.sin() + r2[1 % 4]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut v2 = h0(v1, (1) % 4);
            const GAMMA_3: f64 = 0.125;
            v1 = (v1 * lit(0.5) + lit(-1.25) * v2) * lit(GAMMA_3);
            let mut k5: usize = 0;
            while (k5 < 5) && (v2 <= lit(1.5)) {
                k5 += 1;
                v1 = (x + v2).atan();
            }
            { let right = lit(0.7) * lit(0.7) + lit(0.5); v1 /= right; }
            const GAMMA_6: f64 = 1.0;
            { let right = ({ w[0] }) * lit(GAMMA_6); w[0] += right; }
            v2 = v2;
            const GAMMA_7: f64 = -2.0;
            v2 = w.iter().rev().filter(|&&e8| v1 <= v1).sum::<D>() * lit(GAMMA_7);
            let (mut v9, v10): (D, D) = (lit((k5 % 4) as f64) + v2, if v1 >= lit((k5 % 4) as f64) { v1 } else {
                let x = lit((n % 4) as f64);
                lit((k5 % 4) as f64)
            });
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
            let mut v1 = a[1 % a.len()] + 1.0;
            if v1 >= v1 {
                if b[0] <= 1.25 {
                    let c2 = |u2_0: f64, u2_1: f64| u2_0 - u2_1;
                }
                fn inner3(s: f64, t: f64) -> f64 {
                    if -0.3_f64 < 0.25 {
                        return t + t;
                    }
                    (1..3).skip(1).filter(|&i4| (s > 0.7) && (t > 0.75)).map(|i4| ((i4 % 4) as f64) + 0.25).fold(s, |acc4, t4| 0.5 * acc4 + acc4 * t4)
                }
                let v5 = inner3(v1 + v1, v1);
            }
            0.125 + b[0 % b.len()] + a[0 % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = { p[1] };
            let mut v1 = h0(&p[..], &p);
            let mut r2: [f64; 5] = [0.0; 5];
            'l3: for i4 in 1..=n % 4 {
                p[(2 * n + 0) % 3] = x.clamp(-0.875, 1.375).atan();
            }
            if x < v1 {
                v1 += -0.7 / (p[0].abs() + 0.25);
                return [p.iter().sum::<f64>(), -2.0];
            }
            let mut v1 = p[(2 * n + 0) % 3];
            [p.iter().rev().skip(1).sum::<f64>() + v1 + x + r2[1] + p[0], (x.abs() + 1.25).ln() + x.sin() + r2[0] + p[1]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = a[1 % a.len()] + 1.0;
            if v1 >= v1 {
                if b[0] <= 1.25 {
                    let c2 = |u2_0: f64, u2_1: f64| u2_0 - u2_1;
                }
                fn inner3(s: f64, t: f64) -> f64 {
                    if -0.3_f64 < 0.25 {
                        return t + t;
                    }
                    (1..3).skip(1).filter(|&i4| (s > 0.7) && (t > 0.75)).map(|i4| ((i4 % 4) as f64) + 0.25).fold(s, |acc4, t4| 0.5 * acc4 + acc4 * t4)
                }
                let v5 = inner3(v1 + v1, v1);
            }
            0.125 + b[0 % b.len()] + a[0 % a.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = { p[1] };
            let mut v1 = h0(&p[..], &p);
            let mut r2: [f64; 5] = [0.0; 5];
            'l3: for i4 in 1..=n % 4 {
                p[(2 * n + 0) % 3] = x.clamp(-0.875, 1.375).atan();
            }
            if x < v1 {
                v1 += -0.7 / (p[0].abs() + 0.25);
                return [p.iter().sum::<f64>(), -2.0];
            }
            let mut v1 = p[(2 * n + 0) % 3];
            [p.iter().rev().skip(1).sum::<f64>() + v1 + x + r2[1] + p[0], (x.abs() + 1.25).ln() + x.sin() + r2[0] + p[1]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = a[1 % a.len()] + lit(1.0);
            if v1 >= v1 {
                if b[0] <= lit(1.25) {
                    let c2 = |u2_0: D, u2_1: D| u2_0 - u2_1;
                }
                fn inner3(s: D, t: D) -> D {
                    if lit(-0.3) < lit(0.25) {
                        return t + t;
                    }
                    (1..3).skip(1).filter(|&i4| (s > lit(0.7)) && (t > lit(0.75))).map(|i4| lit((i4 % 4) as f64) + lit(0.25)).fold(s, |acc4, t4| lit(0.5) * acc4 + acc4 * t4)
                }
                let v5 = inner3(v1 + v1, v1);
            }
            lit(0.125) + b[0 % b.len()] + a[0 % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x = { p[1] };
            let mut v1 = h0(&p[..], &p);
            let mut r2: [D; 5] = [lit(0.0); 5];
            'l3: for i4 in 1..=n % 4 {
                p[(2 * n + 0) % 3] = x.clamp(lit(-0.875), lit(1.375)).atan();
            }
            if x < v1 {
                { let right = lit(-0.7) / (p[0].abs() + lit(0.25)); v1 += right; }
                return [p.iter().sum::<D>(), lit(-2.0)];
            }
            let mut v1 = p[(2 * n + 0) % 3];
            [p.iter().rev().skip(1).sum::<D>() + v1 + x + r2[1] + p[0], (x.abs() + lit(1.25)).ln() + x.sin() + r2[0] + p[1]]
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
                let v1 = ALPHA;
                v1
            };
            if k % 3 == 1 {
                return Some(if 0.5_f64 > u { v2 } else { v2 });
            }
            let mut k3: usize = 2;
            const GAMMA_4: f64 = -1.5;
            u -= u * ((k3 % 4) as f64) * GAMMA_4;
            if v2 > 1.5 {
                return None;
            }
            Some(-1.25)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = w[0] * ALPHA;
            let mut v2 = w[w.len() - 1 - (0) % w.len()];
            let r3: [f64; 5] = [0.0; 5];
            v1 = v1 * 0.5 + v2;
            {
                let mut k5: usize = 0;
                let v6: f64 = loop {
                    if k5 >= 2 {
                        break { 0.75 };
                    }
                    k5 += 1;
                    w[(2 * k5 + 2) % w.len()] -= 0.25 * ((n % 4) as f64);
                };
                const GAMMA_7: f64 = 1.1;
                w[k5 % w.len()] /= (((n % 4) as f64) * ((n % 4) as f64) + 1.25) * GAMMA_7;
            }
            for (i9, e9) in r3.iter().enumerate() {
                let mut r10 = vec![v1; 4];
                let r10_len: usize = r10.len();
            }
            v2 - v2 - v2.sin() + v1 + r3[(2 * n + 1) % 5] + w[0 % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(order))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2: f64 = {
                let v1 = ALPHA;
                v1
            };
            if k % 3 == 1 {
                return Some(if 0.5_f64 > u { v2 } else { v2 });
            }
            let mut k3: usize = 2;
            const GAMMA_4: f64 = -1.5;
            u -= u * ((k3 % 4) as f64) * GAMMA_4;
            if v2 > 1.5 {
                return None;
            }
            Some(-1.25)
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = w[0] * ALPHA;
            let mut v2 = w[w.len() - 1 - (0) % w.len()];
            let r3: [f64; 5] = [0.0; 5];
            v1 = v1 * 0.5 + v2;
            {
                let mut k5: usize = 0;
                let v6: f64 = loop {
                    if k5 >= 2 {
                        break { 0.75 };
                    }
                    k5 += 1;
                    w[(2 * k5 + 2) % w.len()] -= 0.25 * ((n % 4) as f64);
                };
                const GAMMA_7: f64 = 1.1;
                w[k5 % w.len()] /= (((n % 4) as f64) * ((n % 4) as f64) + 1.25) * GAMMA_7;
            }
            for (i9, e9) in r3.iter().enumerate() {
                let mut r10 = vec![v1; 4];
                let r10_len: usize = r10.len();
            }
            v2 - v2 - v2.sin() + v1 + r3[(2 * n + 1) % 5] + w[0 % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v2: D = {
                let v1 = lit(ALPHA);
                v1
            };
            if k % 3 == 1 {
                return Some(if lit(0.5) > u { v2 } else { v2 });
            }
            let mut k3: usize = 2;
            const GAMMA_4: f64 = -1.5;
            { let right = u * lit((k3 % 4) as f64) * lit(GAMMA_4); u -= right; }
            if v2 > lit(1.5) {
                return None;
            }
            Some(lit(-1.25))
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = w[0] * lit(ALPHA);
            let mut v2 = w[w.len() - 1 - (0) % w.len()];
            let r3: [D; 5] = [lit(0.0); 5];
            v1 = v1 * lit(0.5) + v2;
            {
                let mut k5: usize = 0;
                let v6: D = loop {
                    if k5 >= 2 {
                        break { lit(0.75) };
                    }
                    k5 += 1;
                    { let right = lit(0.25) * lit((n % 4) as f64); w[(2 * k5 + 2) % w.len()] -= right; }
                };
                const GAMMA_7: f64 = 1.1;
                { let right = (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25)) * lit(GAMMA_7); w[k5 % w.len()] /= right; }
            }
            for (i9, e9) in r3.iter().enumerate() {
                let mut r10 = vec![v1; 4];
                let r10_len: usize = r10.len();
            }
            v2 - v2 - v2.sin() + v1 + r3[(2 * n + 1) % 5] + w[0 % w.len()]
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
            let mut k2: usize = 0;
            let mut v1: f64 = a[a.len() - 1 - (n) % a.len()].cos();
            fn inner3(s: f64, t: f64) -> f64 {
                if t > -0.5 {
                    return s * t;
                }
                t
            }
            let v1 = inner3({ a[4 % a.len()] }, ALPHA);
            let v4 = { a[2 % a.len()] };
            let v5: f64 = ((k2 % 4) as f64);
            for &e7 in a {
                let c8 = move |u8_0: f64| u8_0 + a[0].atan().exp();
            }
            v1 % 1.75 + v5.sin() + x.sin() + a[a.len() - 1 - (n + k2) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut k2: usize = 0;
            let mut v1: f64 = a[a.len() - 1 - (n) % a.len()].cos();
            fn inner3(s: f64, t: f64) -> f64 {
                if t > -0.5 {
                    return s * t;
                }
                t
            }
            let v1 = inner3({ a[4 % a.len()] }, ALPHA);
            let v4 = { a[2 % a.len()] };
            let v5: f64 = ((k2 % 4) as f64);
            for &e7 in a {
                let c8 = move |u8_0: f64| u8_0 + a[0].atan().exp();
            }
            v1 % 1.75 + v5.sin() + x.sin() + a[a.len() - 1 - (n + k2) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut k2: usize = 0;
            let mut v1: D = a[a.len() - 1 - (n) % a.len()].cos();
            fn inner3(s: D, t: D) -> D {
                if t > lit(-0.5) {
                    return s * t;
                }
                t
            }
            let v1 = inner3({ a[4 % a.len()] }, lit(ALPHA));
            let v4 = { a[2 % a.len()] };
            let v5: D = lit((k2 % 4) as f64);
            for &e7 in a {
                let c8 = move |u8_0: D| u8_0 + a[0].atan().exp();
            }
            v1 % lit(1.75) + v5.sin() + x.sin() + a[a.len() - 1 - (n + k2) % a.len()]
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
                a[0]
            } else { b[n % b.len()] };
            let v5: f64 = v4 / (v4 * v4 + 0.5);
            let mut k6: usize = 1;
            for i8 in 0..k6 % 4 {
                let v9 = v4 * v4;
            }
            (v5 + v4) * v5 + b[(k6 + n) % b.len()]
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
                a[0]
            } else { b[n % b.len()] };
            let v5: f64 = v4 / (v4 * v4 + 0.5);
            let mut k6: usize = 1;
            for i8 in 0..k6 % 4 {
                let v9 = v4 * v4;
            }
            (v5 + v4) * v5 + b[(k6 + n) % b.len()]
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
                a[0]
            } else { b[n % b.len()] };
            let v5: D = v4 / (v4 * v4 + lit(0.5));
            let mut k6: usize = 1;
            for i8 in 0..k6 % 4 {
                let v9 = v4 * v4;
            }
            (v5 + v4) * v5 + b[(k6 + n) % b.len()]
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
            let mut v1 = BETA.cos();
            let mut v2 = w[0];
            v1 -= BETA - w[w.len() - 1 - (1) % w.len()];
            let v3 = w[0] / (v1 * v1 + 1.25);
            let o4: Option<f64> = if u > 2.0 { Some(if v2 > 1.1 { v3 } else {
                w[w.len() - 1 - (2) % w.len()] /= v3.abs() + 1.25;
                w[w.len() - 1 - (2) % w.len()]
            }) } else { None };
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.125 / (x * x + 0.25);
            v1 = v1 * BETA;
            let v2: f64;
            if v1 >= -0.125 {
                v2 = ((n % 4) as f64);
            } else {
                v2 = v1;
            }
            v1 /= 2.0_f64.abs() + 1.25;
            for i4 in (1..a.len()).rev() {
                for &e6 in a {
                    let c7 = move |u7_0: f64, u7_1: f64| u7_0 - u7_1.copysign(BETA);
                }
            }
            v1 *= BETA.cos();
            let x: f64 = -0.125;
            match n % 3 {
                0 => {
                    let v8: f64;
                    if a[0] < 1.1 {
                        v8 = a.iter().rev().take(n + n).map(|&e9| if (BETA < 1.0) || (e9 < 0.75) { e9 } else { v2 }).fold(BETA, |acc9, t9| 0.5 * acc9 + ((n % 4) as f64) * t9);
                    } else {
                        v8 = x * v2;
                    }
                }
                1 => {
                    if (x > x) || (v2 >= x) {
                        return (x * x + 0.25).ln();
                    }
                    'l10: for i11 in 1..n {
                        for i13 in 1..4 {
                            let v14: f64;
                            if i11 % 2 == 1 {
                                v14 = a.iter().zip(a.iter()).map(|(&e15, &z15)| 1.0 + 0.25 * (a[(n + n) % a.len()] * v2).sin()).product::<f64>();
                            } else {
                                v14 = x - 1.25;
                            }
                        }
                    }
                }
                _ => {
                    match n % 2 {
                        0 => {
                            'l16: for i17 in 0..0 {
                                v1 = BETA / (1.0 + BETA * BETA);
                                'l19: for i20 in 1..=2 {
                                    {
                                        let mut r21: [f64; 4] = [0.0; 4];
                                    }
                                }
                            }
                        }
                        _ => {
                            let v23 = (1..=5).enumerate().map(|(j22, i22)| 1.0 + 0.25 * x.sin().sin()).product::<f64>();
                        }
                    }
                    v1 = v1 - x;
                }
            }
            ({ v2 }) * v1 + a[4 % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = BETA.cos();
            let mut v2 = w[0];
            v1 -= BETA - w[w.len() - 1 - (1) % w.len()];
            let v3 = w[0] / (v1 * v1 + 1.25);
            let o4: Option<f64> = if u > 2.0 { Some(if v2 > 1.1 { v3 } else {
                w[w.len() - 1 - (2) % w.len()] /= v3.abs() + 1.25;
                w[w.len() - 1 - (2) % w.len()]
            }) } else { None };
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.125 / (x * x + 0.25);
            v1 = v1 * BETA;
            let v2: f64;
            if v1 >= -0.125 {
                v2 = ((n % 4) as f64);
            } else {
                v2 = v1;
            }
            v1 /= 2.0_f64.abs() + 1.25;
            for i4 in (1..a.len()).rev() {
                for &e6 in a {
                    let c7 = move |u7_0: f64, u7_1: f64| u7_0 - u7_1.copysign(BETA);
                }
            }
            v1 *= BETA.cos();
            let x: f64 = -0.125;
            match n % 3 {
                0 => {
                    let v8: f64;
                    if a[0] < 1.1 {
                        v8 = a.iter().rev().take(n + n).map(|&e9| if (BETA < 1.0) || (e9 < 0.75) { e9 } else { v2 }).fold(BETA, |acc9, t9| 0.5 * acc9 + ((n % 4) as f64) * t9);
                    } else {
                        v8 = x * v2;
                    }
                }
                1 => {
                    if (x > x) || (v2 >= x) {
                        return (x * x + 0.25).ln();
                    }
                    'l10: for i11 in 1..n {
                        for i13 in 1..4 {
                            let v14: f64;
                            if i11 % 2 == 1 {
                                v14 = a.iter().zip(a.iter()).map(|(&e15, &z15)| 1.0 + 0.25 * (a[(n + n) % a.len()] * v2).sin()).product::<f64>();
                            } else {
                                v14 = x - 1.25;
                            }
                        }
                    }
                }
                _ => {
                    match n % 2 {
                        0 => {
                            'l16: for i17 in 0..0 {
                                v1 = BETA / (1.0 + BETA * BETA);
                                'l19: for i20 in 1..=2 {
                                    {
                                        let mut r21: [f64; 4] = [0.0; 4];
                                    }
                                }
                            }
                        }
                        _ => {
                            let v23 = (1..=5).enumerate().map(|(j22, i22)| 1.0 + 0.25 * x.sin().sin()).product::<f64>();
                        }
                    }
                    v1 = v1 - x;
                }
            }
            ({ v2 }) * v1 + a[4 % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = lit(BETA).cos();
            let mut v2 = w[0];
            { let right = lit(BETA) - w[w.len() - 1 - (1) % w.len()]; v1 -= right; }
            let v3 = w[0] / (v1 * v1 + lit(1.25));
            let o4: Option<D> = if u > lit(2.0) { Some(if v2 > lit(1.1) { v3 } else {
                { let right = v3.abs() + lit(1.25); w[w.len() - 1 - (2) % w.len()] /= right; }
                w[w.len() - 1 - (2) % w.len()]
            }) } else { None };
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.125) / (x * x + lit(0.25));
            v1 = v1 * lit(BETA);
            let v2: D;
            if v1 >= lit(-0.125) {
                v2 = lit((n % 4) as f64);
            } else {
                v2 = v1;
            }
            { let right = lit(2.0).abs() + lit(1.25); v1 /= right; }
            for i4 in (1..a.len()).rev() {
                for &e6 in a {
                    let c7 = move |u7_0: D, u7_1: D| u7_0 - u7_1.copysign(lit(BETA));
                }
            }
            { let right = lit(BETA).cos(); v1 *= right; }
            let x: D = lit(-0.125);
            match n % 3 {
                0 => {
                    let v8: D;
                    if a[0] < lit(1.1) {
                        v8 = a.iter().rev().take(n + n).map(|&e9| if (lit(BETA) < lit(1.0)) || (e9 < lit(0.75)) { e9 } else { v2 }).fold(lit(BETA), |acc9, t9| lit(0.5) * acc9 + lit((n % 4) as f64) * t9);
                    } else {
                        v8 = x * v2;
                    }
                }
                1 => {
                    if (x > x) || (v2 >= x) {
                        return (x * x + lit(0.25)).ln();
                    }
                    'l10: for i11 in 1..n {
                        for i13 in 1..4 {
                            let v14: D;
                            if i11 % 2 == 1 {
                                v14 = a.iter().zip(a.iter()).map(|(&e15, &z15)| lit(1.0) + lit(0.25) * (a[(n + n) % a.len()] * v2).sin()).product::<D>();
                            } else {
                                v14 = x - lit(1.25);
                            }
                        }
                    }
                }
                _ => {
                    match n % 2 {
                        0 => {
                            'l16: for i17 in 0..0 {
                                v1 = lit(BETA) / (lit(1.0) + lit(BETA) * lit(BETA));
                                'l19: for i20 in 1..=2 {
                                    {
                                        let mut r21: [D; 4] = [lit(0.0); 4];
                                    }
                                }
                            }
                        }
                        _ => {
                            let v23 = (1..=5).enumerate().map(|(j22, i22)| lit(1.0) + lit(0.25) * x.sin().sin()).product::<D>();
                        }
                    }
                    v1 = v1 - x;
                }
            }
            ({ v2 }) * v1 + a[4 % a.len()]
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
            let mut v2: f64 = {
                let v1: f64;
                if k % 3 == 1 {
                    v1 = u;
                } else {
                    v1 = u;
                }
                -2.0
            };
            let mut v3 = { u };
            for i5 in (1..3).step_by(2) {
                for i7 in 1..6 {
                    for i9 in 1..i7 % 4 {
                        {
                            const GAMMA_10: f64 = 1.0;
                            v3 -= 0.25 * v3 * GAMMA_10;
                        }
                        const GAMMA_11: f64 = 0.7;
                        u = (0.7 - ((k % 4) as f64)).tanh() * GAMMA_11;
                    }
                    fn inner12(s: f64, t: f64) -> f64 {
                        if t < 0.9 {
                            return s;
                        }
                        t
                    }
                    let v13 = inner12(((i7 % 4) as f64), -u);
                }
            }
            ({
                let v14 = v3;
                u
            }) + v3 + v2
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = -1.1 + a[n % a.len()];
            let mut v2 = (-0.7_f64).min(1.25_f64);
            v1 /= a[a.len() - 1 - (n + 1) % a.len()].abs() + 1.25;
            if n % 3 == 1 {
                return v1 % 1.75;
            }
            v1 /= v1 * v1 + 1.25;
            if (v1 < v1) && (v1 <= v2) {
                match n % 3 {
                    0 => {
                        let o3: Option<f64> = if v2 < 1.25 { Some(((n % 4) as f64) / (v1 * v1 + 0.5)) } else { None };
                    }
                    1 => {
                        'l4: for &e5 in a {
                            if v2 <= v1 {
                                if v2 >= 1.5 {
                                    let mut k6: usize = 0;
                                } else {
                                    if n % 2 < 1 {
                                        break 'l4;
                                    }
                                }
                                v2 /= 0.9_f64.abs() + 0.5;
                            } else {
                                const GAMMA_7: f64 = 0.125;
                                v1 /= (e5.abs() + 1.25) * GAMMA_7;
                                v2 = b.chunks(2).skip(1).map(|e8| v2).sum::<f64>().tanh();
                            }
                            match n % 2 {
                                0 => {
                                    if q[n % 4] < q[2] {
                                        break 'l4;
                                    }
                                }
                                _ => {
                                    const GAMMA_9: f64 = 0.75;
                                    v2 -= 0.25 * -((n % 4) as f64) * GAMMA_9;
                                    let mut k11: usize = 0;
                                    while k11 < 5 {
                                        k11 += 1;
                                        let v12 = v2;
                                        let v13: f64 = b[(k11 + 1) % b.len()] / (e5.abs() + 1.25);
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        v2 *= q.iter().take(1).sum::<f64>().atan();
                        match n % 4 {
                            0 => {
                                let (mut v15, v16): (f64, f64) = (-0.9, v1);
                                let c17 = move |u17_0: f64| u17_0 + v15;
                            }
                            1 => {
                                let v18 = v1;
                            }
                            2 => {
                                let mut r19: [f64; 3] = [0.0; 3];
                                for i20 in (1..3).rev() {
                                    r19[i20] = r19[i20 - 1] * v1.cos() + r19[i20];
                                }
                            }
                            _ => {
                            }
                        }
                    }
                }
            } else {
                v2 *= v2 / (1.0 + v2 * v2);
            }
            (match n % 2 {
                0 | 5 => { -0.3 }
                _ => { a[a.len() - 1 - (n + n) % a.len()] }
            }) * v1.sin() + b[n % b.len()] + a[a.len() - 1 - (2 * n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v2: f64 = {
                let v1: f64;
                if k % 3 == 1 {
                    v1 = u;
                } else {
                    v1 = u;
                }
                -2.0
            };
            let mut v3 = { u };
            for i5 in (1..3).step_by(2) {
                for i7 in 1..6 {
                    for i9 in 1..i7 % 4 {
                        {
                            const GAMMA_10: f64 = 1.0;
                            v3 -= 0.25 * v3 * GAMMA_10;
                        }
                        const GAMMA_11: f64 = 0.7;
                        u = (0.7 - ((k % 4) as f64)).tanh() * GAMMA_11;
                    }
                    fn inner12(s: f64, t: f64) -> f64 {
                        if t < 0.9 {
                            return s;
                        }
                        t
                    }
                    let v13 = inner12(((i7 % 4) as f64), -u);
                }
            }
            ({
                let v14 = v3;
                u
            }) + v3 + v2
        }
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = -1.1 + a[n % a.len()];
            let mut v2 = (-0.7_f64).min(1.25_f64);
            v1 /= a[a.len() - 1 - (n + 1) % a.len()].abs() + 1.25;
            if n % 3 == 1 {
                return v1 % 1.75;
            }
            v1 /= v1 * v1 + 1.25;
            if (v1 < v1) && (v1 <= v2) {
                match n % 3 {
                    0 => {
                        let o3: Option<f64> = if v2 < 1.25 { Some(((n % 4) as f64) / (v1 * v1 + 0.5)) } else { None };
                    }
                    1 => {
                        'l4: for &e5 in a {
                            if v2 <= v1 {
                                if v2 >= 1.5 {
                                    let mut k6: usize = 0;
                                } else {
                                    if n % 2 < 1 {
                                        break 'l4;
                                    }
                                }
                                v2 /= 0.9_f64.abs() + 0.5;
                            } else {
                                const GAMMA_7: f64 = 0.125;
                                v1 /= (e5.abs() + 1.25) * GAMMA_7;
                                v2 = b.chunks(2).skip(1).map(|e8| v2).sum::<f64>().tanh();
                            }
                            match n % 2 {
                                0 => {
                                    if q[n % 4] < q[2] {
                                        break 'l4;
                                    }
                                }
                                _ => {
                                    const GAMMA_9: f64 = 0.75;
                                    v2 -= 0.25 * -((n % 4) as f64) * GAMMA_9;
                                    let mut k11: usize = 0;
                                    while k11 < 5 {
                                        k11 += 1;
                                        let v12 = v2;
                                        let v13: f64 = b[(k11 + 1) % b.len()] / (e5.abs() + 1.25);
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        v2 *= q.iter().take(1).sum::<f64>().atan();
                        match n % 4 {
                            0 => {
                                let (mut v15, v16): (f64, f64) = (-0.9, v1);
                                let c17 = move |u17_0: f64| u17_0 + v15;
                            }
                            1 => {
                                let v18 = v1;
                            }
                            2 => {
                                let mut r19: [f64; 3] = [0.0; 3];
                                for i20 in (1..3).rev() {
                                    r19[i20] = r19[i20 - 1] * v1.cos() + r19[i20];
                                }
                            }
                            _ => {
                            }
                        }
                    }
                }
            } else {
                v2 *= v2 / (1.0 + v2 * v2);
            }
            (match n % 2 {
                0 | 5 => { -0.3 }
                _ => { a[a.len() - 1 - (n + n) % a.len()] }
            }) * v1.sin() + b[n % b.len()] + a[a.len() - 1 - (2 * n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v2: D = {
                let v1: D;
                if k % 3 == 1 {
                    v1 = u;
                } else {
                    v1 = u;
                }
                lit(-2.0)
            };
            let mut v3 = { u };
            for i5 in (1..3).step_by(2) {
                for i7 in 1..6 {
                    for i9 in 1..i7 % 4 {
                        {
                            const GAMMA_10: f64 = 1.0;
                            { let right = lit(0.25) * v3 * lit(GAMMA_10); v3 -= right; }
                        }
                        const GAMMA_11: f64 = 0.7;
                        u = (lit(0.7) - lit((k % 4) as f64)).tanh() * lit(GAMMA_11);
                    }
                    fn inner12(s: D, t: D) -> D {
                        if t < lit(0.9) {
                            return s;
                        }
                        t
                    }
                    let v13 = inner12(lit((i7 % 4) as f64), -u);
                }
            }
            ({
                let v14 = v3;
                u
            }) + v3 + v2
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(-1.1) + a[n % a.len()];
            let mut v2 = lit(-0.7).min(lit(1.25));
            { let right = a[a.len() - 1 - (n + 1) % a.len()].abs() + lit(1.25); v1 /= right; }
            if n % 3 == 1 {
                return v1 % lit(1.75);
            }
            { let right = v1 * v1 + lit(1.25); v1 /= right; }
            if (v1 < v1) && (v1 <= v2) {
                match n % 3 {
                    0 => {
                        let o3: Option<D> = if v2 < lit(1.25) { Some(lit((n % 4) as f64) / (v1 * v1 + lit(0.5))) } else { None };
                    }
                    1 => {
                        'l4: for &e5 in a {
                            if v2 <= v1 {
                                if v2 >= lit(1.5) {
                                    let mut k6: usize = 0;
                                } else {
                                    if n % 2 < 1 {
                                        break 'l4;
                                    }
                                }
                                { let right = lit(0.9).abs() + lit(0.5); v2 /= right; }
                            } else {
                                const GAMMA_7: f64 = 0.125;
                                { let right = (e5.abs() + lit(1.25)) * lit(GAMMA_7); v1 /= right; }
                                v2 = b.chunks(2).skip(1).map(|e8| v2).sum::<D>().tanh();
                            }
                            match n % 2 {
                                0 => {
                                    if q[n % 4] < q[2] {
                                        break 'l4;
                                    }
                                }
                                _ => {
                                    const GAMMA_9: f64 = 0.75;
                                    { let right = lit(0.25) * -lit((n % 4) as f64) * lit(GAMMA_9); v2 -= right; }
                                    let mut k11: usize = 0;
                                    while k11 < 5 {
                                        k11 += 1;
                                        let v12 = v2;
                                        let v13: D = b[(k11 + 1) % b.len()] / (e5.abs() + lit(1.25));
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        { let right = q.iter().take(1).sum::<D>().atan(); v2 *= right; }
                        match n % 4 {
                            0 => {
                                let (mut v15, v16): (D, D) = (lit(-0.9), v1);
                                let c17 = move |u17_0: D| u17_0 + v15;
                            }
                            1 => {
                                let v18 = v1;
                            }
                            2 => {
                                let mut r19: [D; 3] = [lit(0.0); 3];
                                for i20 in (1..3).rev() {
                                    r19[i20] = r19[i20 - 1] * v1.cos() + r19[i20];
                                }
                            }
                            _ => {
                            }
                        }
                    }
                }
            } else {
                { let right = v2 / (lit(1.0) + v2 * v2); v2 *= right; }
            }
            (match n % 2 {
                0 | 5 => { lit(-0.3) }
                _ => { a[a.len() - 1 - (n + n) % a.len()] }
            }) * v1.sin() + b[n % b.len()] + a[a.len() - 1 - (2 * n + 1) % a.len()]
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
            let mut v1 = x - x;
            let mut v2: f64 = -0.3;
            v2 = v1;
            const GAMMA_3: f64 = 0.75;
            v2 /= (v2.abs() + 0.25) * GAMMA_3;
            'l4: for i5 in 1..n {
                let c6 = |u6_0: f64, u6_1: f64| u6_0 - u6_0;
            }
            let v7: f64;
            if (x > 0.25) && (a[(n + n) % a.len()] >= -0.25) {
                v7 = ((n % 4) as f64) + v2;
            } else {
                v7 = v1.max(a[n % a.len()]);
            }
            match n % 2 {
                0 => {
                    let mut k9: usize = 0;
                    let v11: f64 = loop {
                        if k9 >= 1 {
                            break v1 * v1;
                        }
                        k9 += 1;
                        x = a.iter().sum::<f64>().cos();
                    };
                }
                _ => {
                    {
                        let mut k13: usize = 0;
                        loop {
                            if k13 >= 2 {
                                break;
                            }
                            k13 += 1;
                            x *= v1 / (1.0 + v1 * v1);
                            v1 /= v7 * v7 + 0.25;
                        }
                        let mut v15 = if k13 % 2 == 1 {
                            x = x * 0.5 + (x + x);
                            x
                        } else { v2 };
                    }
                    fn inner16(s: f64, t: f64) -> f64 {
                        if s > -0.25 {
                            return s;
                        }
                        t * s
                    }
                    let v17 = inner16(x - a[a.len() - 1 - (4) % a.len()], if a[(n + 1) % a.len()] > v2 { v7 } else { v7 });
                }
            }
            ((match n % 2 {
                0 if ((n % 4) as f64) > -1.0 => { v1 }
                _ => { v1 }
            }) + v7.sin() + v2.sin() + v1 + a[0], ((n % 4) as f64) + v7.sin() + v2 - v1 + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x - x;
            let mut v2: f64 = -0.3;
            v2 = v1;
            const GAMMA_3: f64 = 0.75;
            v2 /= (v2.abs() + 0.25) * GAMMA_3;
            'l4: for i5 in 1..n {
                let c6 = |u6_0: f64, u6_1: f64| u6_0 - u6_0;
            }
            let v7: f64;
            if (x > 0.25) && (a[(n + n) % a.len()] >= -0.25) {
                v7 = ((n % 4) as f64) + v2;
            } else {
                v7 = v1.max(a[n % a.len()]);
            }
            match n % 2 {
                0 => {
                    let mut k9: usize = 0;
                    let v11: f64 = loop {
                        if k9 >= 1 {
                            break v1 * v1;
                        }
                        k9 += 1;
                        x = a.iter().sum::<f64>().cos();
                    };
                }
                _ => {
                    {
                        let mut k13: usize = 0;
                        loop {
                            if k13 >= 2 {
                                break;
                            }
                            k13 += 1;
                            x *= v1 / (1.0 + v1 * v1);
                            v1 /= v7 * v7 + 0.25;
                        }
                        let mut v15 = if k13 % 2 == 1 {
                            x = x * 0.5 + (x + x);
                            x
                        } else { v2 };
                    }
                    fn inner16(s: f64, t: f64) -> f64 {
                        if s > -0.25 {
                            return s;
                        }
                        t * s
                    }
                    let v17 = inner16(x - a[a.len() - 1 - (4) % a.len()], if a[(n + 1) % a.len()] > v2 { v7 } else { v7 });
                }
            }
            ((match n % 2 {
                0 if ((n % 4) as f64) > -1.0 => { v1 }
                _ => { v1 }
            }) + v7.sin() + v2.sin() + v1 + a[0], ((n % 4) as f64) + v7.sin() + v2 - v1 + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x - x;
            let mut v2: D = lit(-0.3);
            v2 = v1;
            const GAMMA_3: f64 = 0.75;
            { let right = (v2.abs() + lit(0.25)) * lit(GAMMA_3); v2 /= right; }
            'l4: for i5 in 1..n {
                let c6 = |u6_0: D, u6_1: D| u6_0 - u6_0;
            }
            let v7: D;
            if (x > lit(0.25)) && (a[(n + n) % a.len()] >= lit(-0.25)) {
                v7 = lit((n % 4) as f64) + v2;
            } else {
                v7 = v1.max(a[n % a.len()]);
            }
            match n % 2 {
                0 => {
                    let mut k9: usize = 0;
                    let v11: D = loop {
                        if k9 >= 1 {
                            break v1 * v1;
                        }
                        k9 += 1;
                        x = a.iter().sum::<D>().cos();
                    };
                }
                _ => {
                    {
                        let mut k13: usize = 0;
                        loop {
                            if k13 >= 2 {
                                break;
                            }
                            k13 += 1;
                            { let right = v1 / (lit(1.0) + v1 * v1); x *= right; }
                            { let right = v7 * v7 + lit(0.25); v1 /= right; }
                        }
                        let mut v15 = if k13 % 2 == 1 {
                            x = x * lit(0.5) + (x + x);
                            x
                        } else { v2 };
                    }
                    fn inner16(s: D, t: D) -> D {
                        if s > lit(-0.25) {
                            return s;
                        }
                        t * s
                    }
                    let v17 = inner16(x - a[a.len() - 1 - (4) % a.len()], if a[(n + 1) % a.len()] > v2 { v7 } else { v7 });
                }
            }
            ((match n % 2 {
                0 if lit((n % 4) as f64) > lit(-1.0) => { v1 }
                _ => { v1 }
            }) + v7.sin() + v2.sin() + v1 + a[0], lit((n % 4) as f64) + v7.sin() + v2 - v1 + a[0])
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
            let mut v1 = -b[0 % b.len()];
            let mut v2: f64 = v1.powi(1);
            let mut r3 = vec![v1 * ALPHA; 3];
            let r3_len: usize = r3.len();
            v1 *= v2.sin();
            v2 -= if r3_len % 2 == 1 {
                let r4 = vec![(b[0].abs() + 0.25).sqrt(); 2];
                let r4_len: usize = r4.len();
                v2
            } else { v1 };
            -v1 + v1.sin() + r3[0]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[2] / (x.abs() + 1.25);
            let mut v2 = v1 * v1;
            let mut k4: usize = 0;
            while (k4 < 2) && (-1.1_f64 <= 1.25) {
                k4 += 1;
                let mut v5 = h0(&p, &p);
            }
            for i7 in 0..n {
                let mut k9: usize = 0;
                'l8: while k9 < 5 {
                    k9 += 1;
                    v2 -= 0.25 * ALPHA;
                    if n % 3 == 1 {
                        continue 'l8;
                    } else {
                        if ALPHA < 0.125 {
                            continue;
                        }
                    }
                }
                for &e11 in &p {
                    for i13 in 0..n {
                        if !(e11 <= 1.5) {
                            fn inner14(s: f64, t: f64) -> f64 {
                                if 0.9_f64 > 2.0 {
                                    return t;
                                }
                                s
                            }
                            let v2 = inner14(p[3 - 1 - (2) % 3] + ((k9 % 4) as f64), p[0] / (x * x + 0.25));
                            const GAMMA_15: f64 = 1.0;
                            v1 = (ALPHA * v1).tanh() * GAMMA_15;
                        } else {
                            let v17: f64 = if v2 <= 0.9 { p[0] } else {
                                let v16 = p[0];
                                x
                            };
                            let mut o18: Option<f64> = if v1 < 0.3 { Some(v17 * v2) } else { None };
                        }
                    }
                    v1 /= e11.abs() + 1.25;
                }
            }
            [((1..n).map(|i19| x).fold(v2, |acc19, t19| 0.5 * acc19 + x * t19) + v2.sin() - v1.sin()) * x.sin() + p[1], (h0(&p, &p[..]) + v1.sin()) * x.sin() + p[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(recompute))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = -b[0 % b.len()];
            let mut v2: f64 = v1.powi(1);
            let mut r3 = vec![v1 * ALPHA; 3];
            let r3_len: usize = r3.len();
            v1 *= v2.sin();
            v2 -= if r3_len % 2 == 1 {
                let r4 = vec![(b[0].abs() + 0.25).sqrt(); 2];
                let r4_len: usize = r4.len();
                v2
            } else { v1 };
            -v1 + v1.sin() + r3[0]
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[2] / (x.abs() + 1.25);
            let mut v2 = v1 * v1;
            let mut k4: usize = 0;
            while (k4 < 2) && (-1.1_f64 <= 1.25) {
                k4 += 1;
                let mut v5 = h0(&p, &p);
            }
            for i7 in 0..n {
                let mut k9: usize = 0;
                'l8: while k9 < 5 {
                    k9 += 1;
                    v2 -= 0.25 * ALPHA;
                    if n % 3 == 1 {
                        continue 'l8;
                    } else {
                        if ALPHA < 0.125 {
                            continue;
                        }
                    }
                }
                for &e11 in &p {
                    for i13 in 0..n {
                        if !(e11 <= 1.5) {
                            fn inner14(s: f64, t: f64) -> f64 {
                                if 0.9_f64 > 2.0 {
                                    return t;
                                }
                                s
                            }
                            let v2 = inner14(p[3 - 1 - (2) % 3] + ((k9 % 4) as f64), p[0] / (x * x + 0.25));
                            const GAMMA_15: f64 = 1.0;
                            v1 = (ALPHA * v1).tanh() * GAMMA_15;
                        } else {
                            let v17: f64 = if v2 <= 0.9 { p[0] } else {
                                let v16 = p[0];
                                x
                            };
                            let mut o18: Option<f64> = if v1 < 0.3 { Some(v17 * v2) } else { None };
                        }
                    }
                    v1 /= e11.abs() + 1.25;
                }
            }
            [((1..n).map(|i19| x).fold(v2, |acc19, t19| 0.5 * acc19 + x * t19) + v2.sin() - v1.sin()) * x.sin() + p[1], (h0(&p, &p[..]) + v1.sin()) * x.sin() + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = -b[0 % b.len()];
            let mut v2: D = v1.powi(1);
            let mut r3 = vec![v1 * lit(ALPHA); 3];
            let r3_len: usize = r3.len();
            { let right = v2.sin(); v1 *= right; }
            { let right = if r3_len % 2 == 1 {
                let r4 = vec![(b[0].abs() + lit(0.25)).sqrt(); 2];
                let r4_len: usize = r4.len();
                v2
            } else { v1 }; v2 -= right; }
            -v1 + v1.sin() + r3[0]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[2] / (x.abs() + lit(1.25));
            let mut v2 = v1 * v1;
            let mut k4: usize = 0;
            while (k4 < 2) && (lit(-1.1) <= lit(1.25)) {
                k4 += 1;
                let mut v5 = h0(&p, &p);
            }
            for i7 in 0..n {
                let mut k9: usize = 0;
                'l8: while k9 < 5 {
                    k9 += 1;
                    { let right = lit(0.25) * lit(ALPHA); v2 -= right; }
                    if n % 3 == 1 {
                        continue 'l8;
                    } else {
                        if lit(ALPHA) < lit(0.125) {
                            continue;
                        }
                    }
                }
                for &e11 in &p {
                    for i13 in 0..n {
                        if !(e11 <= lit(1.5)) {
                            fn inner14(s: D, t: D) -> D {
                                if lit(0.9) > lit(2.0) {
                                    return t;
                                }
                                s
                            }
                            let v2 = inner14(p[3 - 1 - (2) % 3] + lit((k9 % 4) as f64), p[0] / (x * x + lit(0.25)));
                            const GAMMA_15: f64 = 1.0;
                            v1 = (lit(ALPHA) * v1).tanh() * lit(GAMMA_15);
                        } else {
                            let v17: D = if v2 <= lit(0.9) { p[0] } else {
                                let v16 = p[0];
                                x
                            };
                            let mut o18: Option<D> = if v1 < lit(0.3) { Some(v17 * v2) } else { None };
                        }
                    }
                    { let right = e11.abs() + lit(1.25); v1 /= right; }
                }
            }
            [((1..n).map(|i19| x).fold(v2, |acc19, t19| lit(0.5) * acc19 + x * t19) + v2.sin() - v1.sin()) * x.sin() + p[1], (h0(&p, &p[..]) + v1.sin()) * x.sin() + p[0]]
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
            let mut v1 = w[(n + 1) % w.len()];
            let mut v2 = w[w.len() - 1 - (1) % w.len()] * x;
            for i4 in (0..n).rev() {
                w[0] -= 0.25 * (if 1.25_f64 < 0.25 { v2 } else {
                    for i5 in 1..w.len() {
                        w[i5] = w[i5 - 1] * v1.atan() + w[i5];
                    }
                    x
                });
            }
            let o6: Option<f64> = if !(v1 > v2) { Some(w[(n + 1) % w.len()]) } else { None };
            for i8 in (1..7).rev() {
                v1 = ((n % 4) as f64);
            }
            let (mut v9, v10): (f64, f64) = (f64::acosh(v2 * v2 + 0.25 + 1.0), x - x);
            (v1 - v1) * v10.sin() * v2 + w[w.len() - 1 - (2 * n + 2) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[(n + 1) % w.len()];
            let mut v2 = w[w.len() - 1 - (1) % w.len()] * x;
            for i4 in (0..n).rev() {
                w[0] -= 0.25 * (if 1.25_f64 < 0.25 { v2 } else {
                    for i5 in 1..w.len() {
                        w[i5] = w[i5 - 1] * v1.atan() + w[i5];
                    }
                    x
                });
            }
            let o6: Option<f64> = if !(v1 > v2) { Some(w[(n + 1) % w.len()]) } else { None };
            for i8 in (1..7).rev() {
                v1 = ((n % 4) as f64);
            }
            let (mut v9, v10): (f64, f64) = (f64::acosh(v2 * v2 + 0.25 + 1.0), x - x);
            (v1 - v1) * v10.sin() * v2 + w[w.len() - 1 - (2 * n + 2) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[(n + 1) % w.len()];
            let mut v2 = w[w.len() - 1 - (1) % w.len()] * x;
            for i4 in (0..n).rev() {
                { let right = lit(0.25) * (if lit(1.25) < lit(0.25) { v2 } else {
                    for i5 in 1..w.len() {
                        w[i5] = w[i5 - 1] * v1.atan() + w[i5];
                    }
                    x
                }); w[0] -= right; }
            }
            let o6: Option<D> = if !(v1 > v2) { Some(w[(n + 1) % w.len()]) } else { None };
            for i8 in (1..7).rev() {
                v1 = lit((n % 4) as f64);
            }
            let (mut v9, v10): (D, D) = (D::acosh(v2 * v2 + lit(0.25) + lit(1.0)), x - x);
            (v1 - v1) * v10.sin() * v2 + w[w.len() - 1 - (2 * n + 2) % w.len()]
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
            let mut v1: f64 = x - x;
            let mut v2 = v1.mul_add(x, a[0]);
            let mut r3 = vec![a[a.len() - 1 - (n + n) % a.len()], (a[a.len() - 1 - (n + 1) % a.len()].abs() + 1.25).sqrt()];
            let r3_len: usize = r3.len();
            for i5 in 0..r3_len {
                if (a[(n + 1) % a.len()] >= r3[0]) || (v1 <= -1.0) {
                    match i5 % 4 {
                        0 if 0.3_f64 < x => {
                            for i7 in (1..0).step_by(2) {
                                if v2 > v2 {
                                    v1 /= ((r3_len % 4) as f64).abs() + 0.25;
                                    break;
                                }
                                let mut k9: usize = 0;
                                'l8: while k9 < 0 {
                                    k9 += 1;
                                    const GAMMA_10: f64 = 0.5;
                                    r3[(i7 + i7) % r3_len] = 0.5 * GAMMA_10;
                                }
                            }
                        }
                        1 => {
                        }
                        2 => {
                            let mut k12: usize = 0;
                            while k12 < 5 {
                                k12 += 1;
                                let p13 = (f64::cbrt(x.abs() + 1.25), if k12 % 2 < 1 { -1.25 } else { a[a.len() - 1 - (k12 + 1) % a.len()] });
                                if k12 % 3 < 1 {
                                    r3[0] *= x.sin();
                                } else {
                                    if r3_len % 3 == 1 {
                                        if r3_len % 2 == 1 {
                                            let v14 = a[(i5 + 1) % a.len()] / (r3[r3.len() - 1 - (2 * k12 + 0) % r3.len()] * r3[r3.len() - 1 - (2 * k12 + 0) % r3.len()] + 0.5);
                                            for i15 in 1..r3.len() {
                                                r3[i15] = r3[i15 - 1] * BETA.clamp(-2.125, 1.875) + r3[i15];
                                            }
                                        }
                                    } else {
                                        match n % 2 {
                                            0 if x > 0.25 => {
                                                let mut k17: usize = 0;
                                                'l16: while (k17 < 0) && (x > -0.9) {
                                                    k17 += 1;
                                                    let mut k18: usize = 3;
                                                }
                                            }
                                            _ => {
                                                r3[0] = r3[0] * 0.5 + (((n % 4) as f64) - r3[r3.len() - 1 - (r3_len + i5) % r3.len()]);
                                            }
                                        }
                                        let mut v19 = r3[n % r3.len()];
                                    }
                                    let v1 = ((k12 % 4) as f64);
                                }
                            }
                            for &e21 in a {
                                let mut k23: usize = 0;
                                while k23 < 1 {
                                    k23 += 1;
                                    if (BETA <= 0.9) && (e21 < 1.1) {
                                        {
                                            {
                                                let v24 = v2 / (x.abs() + 1.25);
                                            }
                                        }
                                        fn inner25(s: f64, t: f64) -> f64 {
                                            if !(t < 0.5) {
                                                return t;
                                            }
                                            (1..=3).map(|i26| 1.0 + 0.25 * s.sin()).product::<f64>()
                                        }
                                        let v27 = inner25(v1 - v2, a[a.len() - 1 - (4) % a.len()] / (e21.abs() + 0.25));
                                    }
                                    let p28 = (r3[i5 % r3.len()], x.tanh());
                                }
                                v2 /= 1.5_f64.abs() + 0.5;
                            }
                        }
                        _ => {
                            let v29 = v2 * x;
                        }
                    }
                }
            }
            (v1.floor() + v2 + v1.sin()) * x.sin() + r3[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x - x;
            let mut v2 = v1.mul_add(x, a[0]);
            let mut r3 = vec![a[a.len() - 1 - (n + n) % a.len()], (a[a.len() - 1 - (n + 1) % a.len()].abs() + 1.25).sqrt()];
            let r3_len: usize = r3.len();
            for i5 in 0..r3_len {
                if (a[(n + 1) % a.len()] >= r3[0]) || (v1 <= -1.0) {
                    match i5 % 4 {
                        0 if 0.3_f64 < x => {
                            for i7 in (1..0).step_by(2) {
                                if v2 > v2 {
                                    v1 /= ((r3_len % 4) as f64).abs() + 0.25;
                                    break;
                                }
                                let mut k9: usize = 0;
                                'l8: while k9 < 0 {
                                    k9 += 1;
                                    const GAMMA_10: f64 = 0.5;
                                    r3[(i7 + i7) % r3_len] = 0.5 * GAMMA_10;
                                }
                            }
                        }
                        1 => {
                        }
                        2 => {
                            let mut k12: usize = 0;
                            while k12 < 5 {
                                k12 += 1;
                                let p13 = (f64::cbrt(x.abs() + 1.25), if k12 % 2 < 1 { -1.25 } else { a[a.len() - 1 - (k12 + 1) % a.len()] });
                                if k12 % 3 < 1 {
                                    r3[0] *= x.sin();
                                } else {
                                    if r3_len % 3 == 1 {
                                        if r3_len % 2 == 1 {
                                            let v14 = a[(i5 + 1) % a.len()] / (r3[r3.len() - 1 - (2 * k12 + 0) % r3.len()] * r3[r3.len() - 1 - (2 * k12 + 0) % r3.len()] + 0.5);
                                            for i15 in 1..r3.len() {
                                                r3[i15] = r3[i15 - 1] * BETA.clamp(-2.125, 1.875) + r3[i15];
                                            }
                                        }
                                    } else {
                                        match n % 2 {
                                            0 if x > 0.25 => {
                                                let mut k17: usize = 0;
                                                'l16: while (k17 < 0) && (x > -0.9) {
                                                    k17 += 1;
                                                    let mut k18: usize = 3;
                                                }
                                            }
                                            _ => {
                                                r3[0] = r3[0] * 0.5 + (((n % 4) as f64) - r3[r3.len() - 1 - (r3_len + i5) % r3.len()]);
                                            }
                                        }
                                        let mut v19 = r3[n % r3.len()];
                                    }
                                    let v1 = ((k12 % 4) as f64);
                                }
                            }
                            for &e21 in a {
                                let mut k23: usize = 0;
                                while k23 < 1 {
                                    k23 += 1;
                                    if (BETA <= 0.9) && (e21 < 1.1) {
                                        {
                                            {
                                                let v24 = v2 / (x.abs() + 1.25);
                                            }
                                        }
                                        fn inner25(s: f64, t: f64) -> f64 {
                                            if !(t < 0.5) {
                                                return t;
                                            }
                                            (1..=3).map(|i26| 1.0 + 0.25 * s.sin()).product::<f64>()
                                        }
                                        let v27 = inner25(v1 - v2, a[a.len() - 1 - (4) % a.len()] / (e21.abs() + 0.25));
                                    }
                                    let p28 = (r3[i5 % r3.len()], x.tanh());
                                }
                                v2 /= 1.5_f64.abs() + 0.5;
                            }
                        }
                        _ => {
                            let v29 = v2 * x;
                        }
                    }
                }
            }
            (v1.floor() + v2 + v1.sin()) * x.sin() + r3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.0;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = x - x;
            let mut v2 = v1.mul_add(x, a[0]);
            let mut r3 = vec![a[a.len() - 1 - (n + n) % a.len()], (a[a.len() - 1 - (n + 1) % a.len()].abs() + lit(1.25)).sqrt()];
            let r3_len: usize = r3.len();
            for i5 in 0..r3_len {
                if (a[(n + 1) % a.len()] >= r3[0]) || (v1 <= lit(-1.0)) {
                    match i5 % 4 {
                        0 if lit(0.3) < x => {
                            for i7 in (1..0).step_by(2) {
                                if v2 > v2 {
                                    { let right = lit((r3_len % 4) as f64).abs() + lit(0.25); v1 /= right; }
                                    break;
                                }
                                let mut k9: usize = 0;
                                'l8: while k9 < 0 {
                                    k9 += 1;
                                    const GAMMA_10: f64 = 0.5;
                                    r3[(i7 + i7) % r3_len] = lit(0.5) * lit(GAMMA_10);
                                }
                            }
                        }
                        1 => {
                        }
                        2 => {
                            let mut k12: usize = 0;
                            while k12 < 5 {
                                k12 += 1;
                                let p13 = (D::cbrt(x.abs() + lit(1.25)), if k12 % 2 < 1 { lit(-1.25) } else { a[a.len() - 1 - (k12 + 1) % a.len()] });
                                if k12 % 3 < 1 {
                                    { let right = x.sin(); r3[0] *= right; }
                                } else {
                                    if r3_len % 3 == 1 {
                                        if r3_len % 2 == 1 {
                                            let v14 = a[(i5 + 1) % a.len()] / (r3[r3.len() - 1 - (2 * k12 + 0) % r3.len()] * r3[r3.len() - 1 - (2 * k12 + 0) % r3.len()] + lit(0.5));
                                            for i15 in 1..r3.len() {
                                                r3[i15] = r3[i15 - 1] * lit(BETA).clamp(lit(-2.125), lit(1.875)) + r3[i15];
                                            }
                                        }
                                    } else {
                                        match n % 2 {
                                            0 if x > lit(0.25) => {
                                                let mut k17: usize = 0;
                                                'l16: while (k17 < 0) && (x > lit(-0.9)) {
                                                    k17 += 1;
                                                    let mut k18: usize = 3;
                                                }
                                            }
                                            _ => {
                                                r3[0] = r3[0] * lit(0.5) + (lit((n % 4) as f64) - r3[r3.len() - 1 - (r3_len + i5) % r3.len()]);
                                            }
                                        }
                                        let mut v19 = r3[n % r3.len()];
                                    }
                                    let v1 = lit((k12 % 4) as f64);
                                }
                            }
                            for &e21 in a {
                                let mut k23: usize = 0;
                                while k23 < 1 {
                                    k23 += 1;
                                    if (lit(BETA) <= lit(0.9)) && (e21 < lit(1.1)) {
                                        {
                                            {
                                                let v24 = v2 / (x.abs() + lit(1.25));
                                            }
                                        }
                                        fn inner25(s: D, t: D) -> D {
                                            if !(t < lit(0.5)) {
                                                return t;
                                            }
                                            (1..=3).map(|i26| lit(1.0) + lit(0.25) * s.sin()).product::<D>()
                                        }
                                        let v27 = inner25(v1 - v2, a[a.len() - 1 - (4) % a.len()] / (e21.abs() + lit(0.25)));
                                    }
                                    let p28 = (r3[i5 % r3.len()], x.tanh());
                                }
                                { let right = lit(1.5).abs() + lit(0.5); v2 /= right; }
                            }
                        }
                        _ => {
                            let v29 = v2 * x;
                        }
                    }
                }
            }
            (v1.floor() + v2 + v1.sin()) * x.sin() + r3[0]
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
            let mut v1 = w[0];
            let mut r3 = [w[0 % w.len()] * v1, x, w.chunks_exact(2).take(2 * n + 0).map(|e2| BETA).sum::<f64>()];
            let mut k5: usize = 0;
            loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                let o6: Option<f64> = if x < -0.7 { Some(x) } else { None };
                v1 = (if n % 3 != 1 { r3[3 - 1 - (n + 1) % 3] } else { x }).clamp(-2.125, 1.875);
            }
            for _ in 0..k5 {
                for i10 in (1..4).rev() {
                    let mut r11: [f64; 2] = [0.0; 2];
                    for i12 in 1..w.len() {
                        w[i12] += w[i12 - 1] * x.sin();
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.5;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0];
            let mut r3 = [w[0 % w.len()] * v1, x, w.chunks_exact(2).take(2 * n + 0).map(|e2| BETA).sum::<f64>()];
            let mut k5: usize = 0;
            loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                let o6: Option<f64> = if x < -0.7 { Some(x) } else { None };
                v1 = (if n % 3 != 1 { r3[3 - 1 - (n + 1) % 3] } else { x }).clamp(-2.125, 1.875);
            }
            for _ in 0..k5 {
                for i10 in (1..4).rev() {
                    let mut r11: [f64; 2] = [0.0; 2];
                    for i12 in 1..w.len() {
                        w[i12] += w[i12 - 1] * x.sin();
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.5;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0];
            let mut r3 = [w[0 % w.len()] * v1, x, w.chunks_exact(2).take(2 * n + 0).map(|e2| lit(BETA)).sum::<D>()];
            let mut k5: usize = 0;
            loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                let o6: Option<D> = if x < lit(-0.7) { Some(x) } else { None };
                v1 = (if n % 3 != 1 { r3[3 - 1 - (n + 1) % 3] } else { x }).clamp(lit(-2.125), lit(1.875));
            }
            for _ in 0..k5 {
                for i10 in (1..4).rev() {
                    let mut r11: [D; 2] = [lit(0.0); 2];
                    for i12 in 1..w.len() {
                        { let right = w[i12 - 1] * x.sin(); w[i12] += right; }
                    }
                }
            }
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
            let mut v2 = u + u;
            let r5 = vec![u, p.iter().rev().enumerate().map(|(j3, &e3)| p.iter().map(|&e4| e3 * 0.9).sum::<f64>()).sum::<f64>()];
            let r5_len: usize = r5.len();
            v1 = BETA;
            'l6: for (i7, e7) in p.iter().enumerate() {
                for i9 in 0..r5.len() {
                    v1 -= 0.25 * (r5[0] - p[3 - 1 - (i9) % 3]);
                }
                'l10: for i11 in 1..2 {
                    if r5_len % 2 == 1 {
                        let mut v12 = p[0] / (v2.abs() + 0.5);
                        v1 -= 0.25 * (r5[r5.len() - 1 - (i7 + i7) % r5.len()] + 1.0);
                    }
                }
            }
            p.iter().enumerate().map(|(j13, &e13)| match j13 % 2 {
                0 if 0.25_f64 <= -0.7 => { v2 }
                _ => { r5[r5.len() - 1 - (1) % r5.len()] }
            }).fold(((r5_len % 4) as f64), |acc13, t13| 0.5 * acc13 + p[r5_len % 3] * t13) - v1.sin() + r5[r5.len() - 1 - (r5_len) % r5.len()] + p[3 - 1 - (r5_len + 1) % 3]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 1.5;
            let mut k3: usize = 0;
            let v8: f64 = loop {
                if k3 >= 4 {
                    break v1;
                }
                k3 += 1;
                let mut k5: usize = 0;
                loop {
                    if k5 >= 1 {
                        break;
                    }
                    k5 += 1;
                    let mut v6 = a[3 % a.len()] * BETA;
                    let mut r7: [f64; 3] = [0.0; 3];
                }
                v1 -= 0.25 * v1;
            };
            v1 = v1 * 0.5 + (if v1 <= 0.75 {
                let mut r10: Vec<f64> = q.iter().map(|&e9| v1.sin()).collect();
                let r10_len: usize = r10.len();
                BETA
            } else {
                let v8: f64 = v8;
                v1
            });
            0.25 + v1 + a[0] + q[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = { u };
            let mut v2 = u + u;
            let r5 = vec![u, p.iter().rev().enumerate().map(|(j3, &e3)| p.iter().map(|&e4| e3 * 0.9).sum::<f64>()).sum::<f64>()];
            let r5_len: usize = r5.len();
            v1 = BETA;
            'l6: for (i7, e7) in p.iter().enumerate() {
                for i9 in 0..r5.len() {
                    v1 -= 0.25 * (r5[0] - p[3 - 1 - (i9) % 3]);
                }
                'l10: for i11 in 1..2 {
                    if r5_len % 2 == 1 {
                        let mut v12 = p[0] / (v2.abs() + 0.5);
                        v1 -= 0.25 * (r5[r5.len() - 1 - (i7 + i7) % r5.len()] + 1.0);
                    }
                }
            }
            p.iter().enumerate().map(|(j13, &e13)| match j13 % 2 {
                0 if 0.25_f64 <= -0.7 => { v2 }
                _ => { r5[r5.len() - 1 - (1) % r5.len()] }
            }).fold(((r5_len % 4) as f64), |acc13, t13| 0.5 * acc13 + p[r5_len % 3] * t13) - v1.sin() + r5[r5.len() - 1 - (r5_len) % r5.len()] + p[3 - 1 - (r5_len + 1) % 3]
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 1.5;
            let mut k3: usize = 0;
            let v8: f64 = loop {
                if k3 >= 4 {
                    break v1;
                }
                k3 += 1;
                let mut k5: usize = 0;
                loop {
                    if k5 >= 1 {
                        break;
                    }
                    k5 += 1;
                    let mut v6 = a[3 % a.len()] * BETA;
                    let mut r7: [f64; 3] = [0.0; 3];
                }
                v1 -= 0.25 * v1;
            };
            v1 = v1 * 0.5 + (if v1 <= 0.75 {
                let mut r10: Vec<f64> = q.iter().map(|&e9| v1.sin()).collect();
                let r10_len: usize = r10.len();
                BETA
            } else {
                let v8: f64 = v8;
                v1
            });
            0.25 + v1 + a[0] + q[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = { u };
            let mut v2 = u + u;
            let r5 = vec![u, p.iter().rev().enumerate().map(|(j3, &e3)| p.iter().map(|&e4| e3 * lit(0.9)).sum::<D>()).sum::<D>()];
            let r5_len: usize = r5.len();
            v1 = lit(BETA);
            'l6: for (i7, e7) in p.iter().enumerate() {
                for i9 in 0..r5.len() {
                    { let right = lit(0.25) * (r5[0] - p[3 - 1 - (i9) % 3]); v1 -= right; }
                }
                'l10: for i11 in 1..2 {
                    if r5_len % 2 == 1 {
                        let mut v12 = p[0] / (v2.abs() + lit(0.5));
                        { let right = lit(0.25) * (r5[r5.len() - 1 - (i7 + i7) % r5.len()] + lit(1.0)); v1 -= right; }
                    }
                }
            }
            p.iter().enumerate().map(|(j13, &e13)| match j13 % 2 {
                0 if lit(0.25) <= lit(-0.7) => { v2 }
                _ => { r5[r5.len() - 1 - (1) % r5.len()] }
            }).fold(lit((r5_len % 4) as f64), |acc13, t13| lit(0.5) * acc13 + p[r5_len % 3] * t13) - v1.sin() + r5[r5.len() - 1 - (r5_len) % r5.len()] + p[3 - 1 - (r5_len + 1) % 3]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(1.5);
            let mut k3: usize = 0;
            let v8: D = loop {
                if k3 >= 4 {
                    break v1;
                }
                k3 += 1;
                let mut k5: usize = 0;
                loop {
                    if k5 >= 1 {
                        break;
                    }
                    k5 += 1;
                    let mut v6 = a[3 % a.len()] * lit(BETA);
                    let mut r7: [D; 3] = [lit(0.0); 3];
                }
                { let right = lit(0.25) * v1; v1 -= right; }
            };
            v1 = v1 * lit(0.5) + (if v1 <= lit(0.75) {
                let mut r10: Vec<D> = q.iter().map(|&e9| v1.sin()).collect();
                let r10_len: usize = r10.len();
                lit(BETA)
            } else {
                let v8: D = v8;
                v1
            });
            lit(0.25) + v1 + a[0] + q[2]
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
            let mut v2 = (1..1).rev().take(k + 1).filter(|&i1| !(u < u)).map(|i1| u).fold(((k % 4) as f64), |acc1, t1| acc1.sin() + u * t1);
            let mut r3: [f64; 5] = [0.0; 5];
            let mut v2: f64 = match k % 4 {
                0 | 5 => { 1.0 }
                1 => {
                    let v4 = ((k % 4) as f64);
                    v2
                }
                2 if v2 <= u => { ((k % 4) as f64) }
                _ => {
                    r3[0] -= 0.125 + v2;
                    u
                }
            };
            (((k % 4) as f64) - v2.sin()) * u + r3[5 - 1 - (4) % 5]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = p[(2 * n + 1) % 3].round();
            let mut v1 = x.min(x);
            let mut r5 = [v1 * x, x, if (v1 > 0.25) || (v1 <= p[0]) {
                let p3 = (p.iter().rev().filter(|&&e2| e2 < 0.9).map(|&e2| v1 - e2).sum::<f64>(), v1 * ((n % 4) as f64));
                ((n % 4) as f64)
            } else { x }, ((n % 4) as f64) * 0.7, p.iter().sum::<f64>()];
            for i7 in 1..5 {
                let mut x = p.iter().map(|&e8| r5[5 - 1 - (n + i7) % 5]).sum::<f64>();
            }
            let mut v9 = x;
            p[0] += {
                v9 = v9 * 0.5 + (p[0] - r5[2]);
                v1
            };
            fn inner10(s: f64, t: f64) -> f64 {
                if !(t < -1.0) {
                    return (0..5).rev().skip(1).map(|i11| { s }).sum::<f64>();
                }
                t
            }
            let v14 = inner10(p.chunks_exact(2).map(|e12| (0..n).filter(|&i13| n % 3 == 1).map(|i13| v9 * p[(n + 1) % 3]).sum::<f64>()).sum::<f64>(), r5[(2 * n + 0) % 5] * x);
            fn inner15(s: f64, t: f64) -> f64 {
                if t > t {
                    return s.sin();
                }
                if t > -1.0 { s } else { t }
            }
            let v9 = inner15(v1, v1.sin());
            let mut r18: Vec<f64> = r5.iter().map(|&e16| p.iter().fold(r5[2], |acc17, &e17| 0.5 * acc17 + x * e17)).collect();
            let r18_len: usize = r18.len();
            [h0(p[0], (n + 1) % 4) + v9 - v14 + r18[r18.len() - 1 - (n + r18_len) % r18.len()] + p[(r18_len + r18_len) % 3], r5[0] / (BETA.abs() + 0.5) + v14 + r5[1] + p[3 - 1 - (r18_len + 1) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v2 = (1..1).rev().take(k + 1).filter(|&i1| !(u < u)).map(|i1| u).fold(((k % 4) as f64), |acc1, t1| acc1.sin() + u * t1);
            let mut r3: [f64; 5] = [0.0; 5];
            let mut v2: f64 = match k % 4 {
                0 | 5 => { 1.0 }
                1 => {
                    let v4 = ((k % 4) as f64);
                    v2
                }
                2 if v2 <= u => { ((k % 4) as f64) }
                _ => {
                    r3[0] -= 0.125 + v2;
                    u
                }
            };
            (((k % 4) as f64) - v2.sin()) * u + r3[5 - 1 - (4) % 5]
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = p[(2 * n + 1) % 3].round();
            let mut v1 = x.min(x);
            let mut r5 = [v1 * x, x, if (v1 > 0.25) || (v1 <= p[0]) {
                let p3 = (p.iter().rev().filter(|&&e2| e2 < 0.9).map(|&e2| v1 - e2).sum::<f64>(), v1 * ((n % 4) as f64));
                ((n % 4) as f64)
            } else { x }, ((n % 4) as f64) * 0.7, p.iter().sum::<f64>()];
            for i7 in 1..5 {
                let mut x = p.iter().map(|&e8| r5[5 - 1 - (n + i7) % 5]).sum::<f64>();
            }
            let mut v9 = x;
            p[0] += {
                v9 = v9 * 0.5 + (p[0] - r5[2]);
                v1
            };
            fn inner10(s: f64, t: f64) -> f64 {
                if !(t < -1.0) {
                    return (0..5).rev().skip(1).map(|i11| { s }).sum::<f64>();
                }
                t
            }
            let v14 = inner10(p.chunks_exact(2).map(|e12| (0..n).filter(|&i13| n % 3 == 1).map(|i13| v9 * p[(n + 1) % 3]).sum::<f64>()).sum::<f64>(), r5[(2 * n + 0) % 5] * x);
            fn inner15(s: f64, t: f64) -> f64 {
                if t > t {
                    return s.sin();
                }
                if t > -1.0 { s } else { t }
            }
            let v9 = inner15(v1, v1.sin());
            let mut r18: Vec<f64> = r5.iter().map(|&e16| p.iter().fold(r5[2], |acc17, &e17| 0.5 * acc17 + x * e17)).collect();
            let r18_len: usize = r18.len();
            [h0(p[0], (n + 1) % 4) + v9 - v14 + r18[r18.len() - 1 - (n + r18_len) % r18.len()] + p[(r18_len + r18_len) % 3], r5[0] / (BETA.abs() + 0.5) + v14 + r5[1] + p[3 - 1 - (r18_len + 1) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v2 = (1..1).rev().take(k + 1).filter(|&i1| !(u < u)).map(|i1| u).fold(lit((k % 4) as f64), |acc1, t1| acc1.sin() + u * t1);
            let mut r3: [D; 5] = [lit(0.0); 5];
            let mut v2: D = match k % 4 {
                0 | 5 => { lit(1.0) }
                1 => {
                    let v4 = lit((k % 4) as f64);
                    v2
                }
                2 if v2 <= u => { lit((k % 4) as f64) }
                _ => {
                    { let right = lit(0.125) + v2; r3[0] -= right; }
                    u
                }
            };
            (lit((k % 4) as f64) - v2.sin()) * u + r3[5 - 1 - (4) % 5]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = p[(2 * n + 1) % 3].round();
            let mut v1 = x.min(x);
            let mut r5 = [v1 * x, x, if (v1 > lit(0.25)) || (v1 <= p[0]) {
                let p3 = (p.iter().rev().filter(|&&e2| e2 < lit(0.9)).map(|&e2| v1 - e2).sum::<D>(), v1 * lit((n % 4) as f64));
                lit((n % 4) as f64)
            } else { x }, lit((n % 4) as f64) * lit(0.7), p.iter().sum::<D>()];
            for i7 in 1..5 {
                let mut x = p.iter().map(|&e8| r5[5 - 1 - (n + i7) % 5]).sum::<D>();
            }
            let mut v9 = x;
            { let right = {
                v9 = v9 * lit(0.5) + (p[0] - r5[2]);
                v1
            }; p[0] += right; }
            fn inner10(s: D, t: D) -> D {
                if !(t < lit(-1.0)) {
                    return (0..5).rev().skip(1).map(|i11| { s }).sum::<D>();
                }
                t
            }
            let v14 = inner10(p.chunks_exact(2).map(|e12| (0..n).filter(|&i13| n % 3 == 1).map(|i13| v9 * p[(n + 1) % 3]).sum::<D>()).sum::<D>(), r5[(2 * n + 0) % 5] * x);
            fn inner15(s: D, t: D) -> D {
                if t > t {
                    return s.sin();
                }
                if t > lit(-1.0) { s } else { t }
            }
            let v9 = inner15(v1, v1.sin());
            let mut r18: Vec<D> = r5.iter().map(|&e16| p.iter().fold(r5[2], |acc17, &e17| lit(0.5) * acc17 + x * e17)).collect();
            let r18_len: usize = r18.len();
            [h0(p[0], (n + 1) % 4) + v9 - v14 + r18[r18.len() - 1 - (n + r18_len) % r18.len()] + p[(r18_len + r18_len) % 3], r5[0] / (lit(BETA).abs() + lit(0.5)) + v14 + r5[1] + p[3 - 1 - (r18_len + 1) % 3]]
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
            let mut v1 = u;
            let mut v2 = u + BETA;
            if u >= 0.3 {
                if !(w[1 % w.len()] <= v1) {
                    v2 = u;
                    return;
                }
                let mut k4: usize = 0;
                let mut v12: f64 = loop {
                    if k4 >= 5 {
                        break 0.7;
                    }
                    k4 += 1;
                    let mut k6: usize = 0;
                    let v10: f64 = loop {
                        if k6 >= 2 {
                            break v2;
                        }
                        k6 += 1;
                        let mut k8: usize = 0;
                        let mut v9: f64 = loop {
                            if k8 >= 6 {
                                break v2 - v1;
                            }
                            k8 += 1;
                            w[w.len() - 1 - (k6) % w.len()] = w[0];
                            if !(((k4 % 4) as f64) < 0.5) {
                                v1 /= u.abs() + 1.25;
                                v1 = (if k8 % 2 != 1 { u } else { ((k4 % 4) as f64) }).sin();
                            }
                        };
                        v9 = u;
                    };
                    let mut v11 = v2 + w[0];
                };
            } else {
                v1 = w[4 % w.len()];
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = f64::max(w[0], p[2]);
            let w_len: usize = w.len();
            v1 = ((n % 4) as f64) * p[0];
            w[(0) % w_len] += v1;
            if (v1 < -1.25) || (w[(2 * w_len + 2) % w.len()] < 0.5) {
                let mut v3: f64 = (1..w_len).map(|i2| (v1.abs() + 0.25).powf(v1.sin())).sum::<f64>();
                let v4 = v3 * p[1];
            }
            v1 += v1;
            -p[(n + n) % 3] + v1 + w[w.len() - 1 - (2 * w_len + 0) % w.len()] + p[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -0.5;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut v2 = u + BETA;
            if u >= 0.3 {
                if !(w[1 % w.len()] <= v1) {
                    v2 = u;
                    return;
                }
                let mut k4: usize = 0;
                let mut v12: f64 = loop {
                    if k4 >= 5 {
                        break 0.7;
                    }
                    k4 += 1;
                    let mut k6: usize = 0;
                    let v10: f64 = loop {
                        if k6 >= 2 {
                            break v2;
                        }
                        k6 += 1;
                        let mut k8: usize = 0;
                        let mut v9: f64 = loop {
                            if k8 >= 6 {
                                break v2 - v1;
                            }
                            k8 += 1;
                            w[w.len() - 1 - (k6) % w.len()] = w[0];
                            if !(((k4 % 4) as f64) < 0.5) {
                                v1 /= u.abs() + 1.25;
                                v1 = (if k8 % 2 != 1 { u } else { ((k4 % 4) as f64) }).sin();
                            }
                        };
                        v9 = u;
                    };
                    let mut v11 = v2 + w[0];
                };
            } else {
                v1 = w[4 % w.len()];
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = f64::max(w[0], p[2]);
            let w_len: usize = w.len();
            v1 = ((n % 4) as f64) * p[0];
            w[(0) % w_len] += v1;
            if (v1 < -1.25) || (w[(2 * w_len + 2) % w.len()] < 0.5) {
                let mut v3: f64 = (1..w_len).map(|i2| (v1.abs() + 0.25).powf(v1.sin())).sum::<f64>();
                let v4 = v3 * p[1];
            }
            v1 += v1;
            -p[(n + n) % 3] + v1 + w[w.len() - 1 - (2 * w_len + 0) % w.len()] + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u;
            let mut v2 = u + lit(BETA);
            if u >= lit(0.3) {
                if !(w[1 % w.len()] <= v1) {
                    v2 = u;
                    return;
                }
                let mut k4: usize = 0;
                let mut v12: D = loop {
                    if k4 >= 5 {
                        break lit(0.7);
                    }
                    k4 += 1;
                    let mut k6: usize = 0;
                    let v10: D = loop {
                        if k6 >= 2 {
                            break v2;
                        }
                        k6 += 1;
                        let mut k8: usize = 0;
                        let mut v9: D = loop {
                            if k8 >= 6 {
                                break v2 - v1;
                            }
                            k8 += 1;
                            w[w.len() - 1 - (k6) % w.len()] = w[0];
                            if !(lit((k4 % 4) as f64) < lit(0.5)) {
                                { let right = u.abs() + lit(1.25); v1 /= right; }
                                v1 = (if k8 % 2 != 1 { u } else { lit((k4 % 4) as f64) }).sin();
                            }
                        };
                        v9 = u;
                    };
                    let mut v11 = v2 + w[0];
                };
            } else {
                v1 = w[4 % w.len()];
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = D::max(w[0], p[2]);
            let w_len: usize = w.len();
            v1 = lit((n % 4) as f64) * p[0];
            { let right = v1; w[(0) % w_len] += right; }
            if (v1 < lit(-1.25)) || (w[(2 * w_len + 2) % w.len()] < lit(0.5)) {
                let mut v3: D = (1..w_len).map(|i2| (v1.abs() + lit(0.25)).powf(v1.sin())).sum::<D>();
                let v4 = v3 * p[1];
            }
            { let right = v1; v1 += right; }
            -p[(n + n) % 3] + v1 + w[w.len() - 1 - (2 * w_len + 0) % w.len()] + p[0]
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
            if n % 2 != 1 {
            } else {
                fn inner2(s: f64, t: f64) -> f64 {
                    if 0.5_f64 > t {
                        return s * s;
                    }
                    t
                }
                let v3 = inner2(y * 1.0, 1.1 + v1);
                fn inner4(s: f64, t: f64) -> f64 {
                    if s > s {
                        return t / (t * t + 1.25);
                    }
                    t
                }
                let v5 = inner4(((n % 4) as f64) / (x.abs() + 1.25), 1.25);
            }
            const GAMMA_6: f64 = -0.9;
            v1 *= ({ y }).atan() * GAMMA_6;
            v1 /= v1.abs() + 1.25;
            (match n % 2 {
                0 => { y }
                _ => {
                    let v7 = x;
                    ((n % 4) as f64)
                }
            }) * v1 + y.sin() + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.3;
            if n % 2 != 1 {
            } else {
                fn inner2(s: f64, t: f64) -> f64 {
                    if 0.5_f64 > t {
                        return s * s;
                    }
                    t
                }
                let v3 = inner2(y * 1.0, 1.1 + v1);
                fn inner4(s: f64, t: f64) -> f64 {
                    if s > s {
                        return t / (t * t + 1.25);
                    }
                    t
                }
                let v5 = inner4(((n % 4) as f64) / (x.abs() + 1.25), 1.25);
            }
            const GAMMA_6: f64 = -0.9;
            v1 *= ({ y }).atan() * GAMMA_6;
            v1 /= v1.abs() + 1.25;
            (match n % 2 {
                0 => { y }
                _ => {
                    let v7 = x;
                    ((n % 4) as f64)
                }
            }) * v1 + y.sin() + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = lit(0.3);
            if n % 2 != 1 {
            } else {
                fn inner2(s: D, t: D) -> D {
                    if lit(0.5) > t {
                        return s * s;
                    }
                    t
                }
                let v3 = inner2(y * lit(1.0), lit(1.1) + v1);
                fn inner4(s: D, t: D) -> D {
                    if s > s {
                        return t / (t * t + lit(1.25));
                    }
                    t
                }
                let v5 = inner4(lit((n % 4) as f64) / (x.abs() + lit(1.25)), lit(1.25));
            }
            const GAMMA_6: f64 = -0.9;
            { let right = ({ y }).atan() * lit(GAMMA_6); v1 *= right; }
            { let right = v1.abs() + lit(1.25); v1 /= right; }
            (match n % 2 {
                0 => { y }
                _ => {
                    let v7 = x;
                    lit((n % 4) as f64)
                }
            }) * v1 + y.sin() + x
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
            let mut v3: f64 = match n % 4 {
                0 | 5 if ((n % 4) as f64) > 0.3 => {
                    let v1 = w[0];
                    x
                }
                1 => {
                    w[0] = x * x;
                    w[0]
                }
                2 => { w[0] }
                _ => {
                    let v2 = w[w.len() - 1 - (0) % w.len()];
                    v2
                }
            };
            if x > 1.0 {
                for (i5, e5) in w.iter().enumerate() {
                    if -0.3_f64 > 0.5 {
                        for i7 in 1..n {
                            let v8 = v3 - w[w.len() - 1 - (i7 + 1) % w.len()];
                            fn inner9(s: f64, t: f64) -> f64 {
                                if s >= s {
                                    return t - s;
                                }
                                s / (s * s + 1.25)
                            }
                            let v10 = inner9(((i7 % 4) as f64), w[(n + i5) % w.len()] * *e5);
                        }
                    } else {
                        v3 += 0.25 * (v3 + *e5);
                        if v3 >= 0.3 {
                            let mut v11 = ((n % 4) as f64);
                        } else {
                            v3 = (x * w[(i5 + 1) % w.len()]).sin();
                        }
                    }
                }
            }
            x.tanh() + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v3: f64 = match n % 4 {
                0 | 5 if ((n % 4) as f64) > 0.3 => {
                    let v1 = w[0];
                    x
                }
                1 => {
                    w[0] = x * x;
                    w[0]
                }
                2 => { w[0] }
                _ => {
                    let v2 = w[w.len() - 1 - (0) % w.len()];
                    v2
                }
            };
            if x > 1.0 {
                for (i5, e5) in w.iter().enumerate() {
                    if -0.3_f64 > 0.5 {
                        for i7 in 1..n {
                            let v8 = v3 - w[w.len() - 1 - (i7 + 1) % w.len()];
                            fn inner9(s: f64, t: f64) -> f64 {
                                if s >= s {
                                    return t - s;
                                }
                                s / (s * s + 1.25)
                            }
                            let v10 = inner9(((i7 % 4) as f64), w[(n + i5) % w.len()] * *e5);
                        }
                    } else {
                        v3 += 0.25 * (v3 + *e5);
                        if v3 >= 0.3 {
                            let mut v11 = ((n % 4) as f64);
                        } else {
                            v3 = (x * w[(i5 + 1) % w.len()]).sin();
                        }
                    }
                }
            }
            x.tanh() + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v3: D = match n % 4 {
                0 | 5 if lit((n % 4) as f64) > lit(0.3) => {
                    let v1 = w[0];
                    x
                }
                1 => {
                    w[0] = x * x;
                    w[0]
                }
                2 => { w[0] }
                _ => {
                    let v2 = w[w.len() - 1 - (0) % w.len()];
                    v2
                }
            };
            if x > lit(1.0) {
                for (i5, e5) in w.iter().enumerate() {
                    if lit(-0.3) > lit(0.5) {
                        for i7 in 1..n {
                            let v8 = v3 - w[w.len() - 1 - (i7 + 1) % w.len()];
                            fn inner9(s: D, t: D) -> D {
                                if s >= s {
                                    return t - s;
                                }
                                s / (s * s + lit(1.25))
                            }
                            let v10 = inner9(lit((i7 % 4) as f64), w[(n + i5) % w.len()] * *e5);
                        }
                    } else {
                        { let right = lit(0.25) * (v3 + *e5); v3 += right; }
                        if v3 >= lit(0.3) {
                            let mut v11 = lit((n % 4) as f64);
                        } else {
                            v3 = (x * w[(i5 + 1) % w.len()]).sin();
                        }
                    }
                }
            }
            x.tanh() + x
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
            let mut r4 = [v1, a.iter().map(|&e2| a.iter().map(|&e3| a[(n + n) % a.len()] + e2).sum::<f64>()).sum::<f64>(), x + v1];
            let v5 = x * a[0];
            if v5 >= 2.0 {
                match n % 2 {
                    0 => {
                        let v6 = v1;
                    }
                    _ => {
                        r4[(2 * n + 0) % 3] = r4.iter().zip(r4.iter()).take(n + n).map(|(&e7, &z7)| if n % 2 == 1 { x } else {
                            let v8: f64 = z7;
                            v1
                        }).sum::<f64>();
                        let mut k10: usize = 0;
                        loop {
                            if k10 >= 6 {
                                break;
                            }
                            k10 += 1;
                            let mut k12: usize = 0;
                            let mut v15: f64 = loop {
                                if k12 >= 1 {
                                    break 0.125_f64 * x;
                                }
                                k12 += 1;
                                let mut k13: usize = 3;
                                let r14 = vec![x * 1.0; k10 % 5 + 1];
                                let r14_len: usize = r14.len();
                            };
                        }
                    }
                }
            } else {
                if n % 3 == 1 {
                    let mut k17: usize = 0;
                    let mut v21: f64 = loop {
                        if k17 >= 6 {
                            break r4.iter().zip(a).skip(1).map(|(&e20, &z20)| r4[1]).fold(a[0], |acc20, t20| acc20.sin() + 0.3 * t20);
                        }
                        k17 += 1;
                        let mut k19: usize = 0;
                        while k19 < 4 {
                            k19 += 1;
                            r4[3 - 1 - (n + k17) % 3] = v5;
                        }
                    };
                } else {
                    let x = (1..n).map(|i22| x - v1).fold(v1, |acc22, t22| acc22.sin() + x * t22);
                    let v23: f64;
                    if r4[0] < v5 {
                        v23 = v5 - a[a.len() - 1 - (n + 1) % a.len()];
                    } else {
                        v23 = ((n % 4) as f64);
                    }
                }
                r4[1] += v1;
            }
            ((x - x + v5) * v1.sin() - x.sin(), (x - x + v5) * v1 + x + r4[(n + n) % 3] + a[(n + 1) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x.powi(0);
            let mut r4 = [v1, a.iter().map(|&e2| a.iter().map(|&e3| a[(n + n) % a.len()] + e2).sum::<f64>()).sum::<f64>(), x + v1];
            let v5 = x * a[0];
            if v5 >= 2.0 {
                match n % 2 {
                    0 => {
                        let v6 = v1;
                    }
                    _ => {
                        r4[(2 * n + 0) % 3] = r4.iter().zip(r4.iter()).take(n + n).map(|(&e7, &z7)| if n % 2 == 1 { x } else {
                            let v8: f64 = z7;
                            v1
                        }).sum::<f64>();
                        let mut k10: usize = 0;
                        loop {
                            if k10 >= 6 {
                                break;
                            }
                            k10 += 1;
                            let mut k12: usize = 0;
                            let mut v15: f64 = loop {
                                if k12 >= 1 {
                                    break 0.125_f64 * x;
                                }
                                k12 += 1;
                                let mut k13: usize = 3;
                                let r14 = vec![x * 1.0; k10 % 5 + 1];
                                let r14_len: usize = r14.len();
                            };
                        }
                    }
                }
            } else {
                if n % 3 == 1 {
                    let mut k17: usize = 0;
                    let mut v21: f64 = loop {
                        if k17 >= 6 {
                            break r4.iter().zip(a).skip(1).map(|(&e20, &z20)| r4[1]).fold(a[0], |acc20, t20| acc20.sin() + 0.3 * t20);
                        }
                        k17 += 1;
                        let mut k19: usize = 0;
                        while k19 < 4 {
                            k19 += 1;
                            r4[3 - 1 - (n + k17) % 3] = v5;
                        }
                    };
                } else {
                    let x = (1..n).map(|i22| x - v1).fold(v1, |acc22, t22| acc22.sin() + x * t22);
                    let v23: f64;
                    if r4[0] < v5 {
                        v23 = v5 - a[a.len() - 1 - (n + 1) % a.len()];
                    } else {
                        v23 = ((n % 4) as f64);
                    }
                }
                r4[1] += v1;
            }
            ((x - x + v5) * v1.sin() - x.sin(), (x - x + v5) * v1 + x + r4[(n + n) % 3] + a[(n + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x.powi(0);
            let mut r4 = [v1, a.iter().map(|&e2| a.iter().map(|&e3| a[(n + n) % a.len()] + e2).sum::<D>()).sum::<D>(), x + v1];
            let v5 = x * a[0];
            if v5 >= lit(2.0) {
                match n % 2 {
                    0 => {
                        let v6 = v1;
                    }
                    _ => {
                        r4[(2 * n + 0) % 3] = r4.iter().zip(r4.iter()).take(n + n).map(|(&e7, &z7)| if n % 2 == 1 { x } else {
                            let v8: D = z7;
                            v1
                        }).sum::<D>();
                        let mut k10: usize = 0;
                        loop {
                            if k10 >= 6 {
                                break;
                            }
                            k10 += 1;
                            let mut k12: usize = 0;
                            let mut v15: D = loop {
                                if k12 >= 1 {
                                    break lit(0.125) * x;
                                }
                                k12 += 1;
                                let mut k13: usize = 3;
                                let r14 = vec![x * lit(1.0); k10 % 5 + 1];
                                let r14_len: usize = r14.len();
                            };
                        }
                    }
                }
            } else {
                if n % 3 == 1 {
                    let mut k17: usize = 0;
                    let mut v21: D = loop {
                        if k17 >= 6 {
                            break r4.iter().zip(a).skip(1).map(|(&e20, &z20)| r4[1]).fold(a[0], |acc20, t20| acc20.sin() + lit(0.3) * t20);
                        }
                        k17 += 1;
                        let mut k19: usize = 0;
                        while k19 < 4 {
                            k19 += 1;
                            r4[3 - 1 - (n + k17) % 3] = v5;
                        }
                    };
                } else {
                    let x = (1..n).map(|i22| x - v1).fold(v1, |acc22, t22| acc22.sin() + x * t22);
                    let v23: D;
                    if r4[0] < v5 {
                        v23 = v5 - a[a.len() - 1 - (n + 1) % a.len()];
                    } else {
                        v23 = lit((n % 4) as f64);
                    }
                }
                { let right = v1; r4[1] += right; }
            }
            ((x - x + v5) * v1.sin() - x.sin(), (x - x + v5) * v1 + x + r4[(n + n) % 3] + a[(n + 1) % a.len()])
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
            let mut u = u;
            let mut r4 = vec![{
                let v1 = ALPHA;
                ALPHA
            }, { u }, u, ALPHA / ((-1.1_f64).abs() + 0.25), if ((k % 4) as f64) <= ALPHA {
                let v2 = u;
                ((k % 4) as f64)
            } else {
                u += (1..=1).filter(|&i3| i3 % 3 != 1).map(|i3| u * u).fold(u, |acc3, t3| 0.5 * acc3 + u * t3);
                -0.9_f64
            }];
            let r4_len: usize = r4.len();
            'l5: for i6 in (0..r4.len()).step_by(2) {
                let mut k8: usize = 0;
                'l7: loop {
                    if k8 >= 1 {
                        break;
                    }
                    k8 += 1;
                    {
                        r4[(k) % r4_len] *= r4.iter().enumerate().map(|(j9, &e9)| u).sum::<f64>().cos();
                    }
                }
                let mut v10: f64 = ALPHA * r4[0];
            }
            if u >= r4[r4_len % r4.len()] {
                return Some(u);
            }
            Some(u - u.sin())
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let v2: f64;
            if n % 3 == 1 {
                v2 = w[n % w.len()] * ((n % 4) as f64);
            } else {
                v2 = -v1;
            }
            let mut k3: usize = 2;
            let v4 = v1;
            v1 = w.chunks_exact(2).map(|e5| e5.chunks_exact(2).skip(2).map(|e6| e6.iter().zip(e6).map(|(&e7, &z7)| 1.0_f64).fold(v2, |acc7, t7| acc7.sin() + v1 * t7)).fold(v2, |acc7, t7| acc7.sin() + e5[(2 * k3 + 0) % 2] * t7)).sum::<f64>();
            let mut v9 = (1..n).rev().map(|i8| ((i8 % 4) as f64) * w[(i8 + i8) % w.len()]).sum::<f64>();
            for i10 in 1..w.len() {
                w[i10] *= (w[i10 - 1] - w[i10]).cos();
            }
            for i12 in 0..7 {
                let mut p13 = (v4, ALPHA / (w[i12 % w.len()].abs() + 1.25));
            }
            x * 2.0 + v9 + v4.sin() - v2 + v1 + x + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u = u;
            let mut r4 = vec![{
                let v1 = ALPHA;
                ALPHA
            }, { u }, u, ALPHA / ((-1.1_f64).abs() + 0.25), if ((k % 4) as f64) <= ALPHA {
                let v2 = u;
                ((k % 4) as f64)
            } else {
                u += (1..=1).filter(|&i3| i3 % 3 != 1).map(|i3| u * u).fold(u, |acc3, t3| 0.5 * acc3 + u * t3);
                -0.9_f64
            }];
            let r4_len: usize = r4.len();
            'l5: for i6 in (0..r4.len()).step_by(2) {
                let mut k8: usize = 0;
                'l7: loop {
                    if k8 >= 1 {
                        break;
                    }
                    k8 += 1;
                    {
                        r4[(k) % r4_len] *= r4.iter().enumerate().map(|(j9, &e9)| u).sum::<f64>().cos();
                    }
                }
                let mut v10: f64 = ALPHA * r4[0];
            }
            if u >= r4[r4_len % r4.len()] {
                return Some(u);
            }
            Some(u - u.sin())
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let v2: f64;
            if n % 3 == 1 {
                v2 = w[n % w.len()] * ((n % 4) as f64);
            } else {
                v2 = -v1;
            }
            let mut k3: usize = 2;
            let v4 = v1;
            v1 = w.chunks_exact(2).map(|e5| e5.chunks_exact(2).skip(2).map(|e6| e6.iter().zip(e6).map(|(&e7, &z7)| 1.0_f64).fold(v2, |acc7, t7| acc7.sin() + v1 * t7)).fold(v2, |acc7, t7| acc7.sin() + e5[(2 * k3 + 0) % 2] * t7)).sum::<f64>();
            let mut v9 = (1..n).rev().map(|i8| ((i8 % 4) as f64) * w[(i8 + i8) % w.len()]).sum::<f64>();
            for i10 in 1..w.len() {
                w[i10] *= (w[i10 - 1] - w[i10]).cos();
            }
            for i12 in 0..7 {
                let mut p13 = (v4, ALPHA / (w[i12 % w.len()].abs() + 1.25));
            }
            x * 2.0 + v9 + v4.sin() - v2 + v1 + x + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut u = u;
            let mut r4 = vec![{
                let v1 = lit(ALPHA);
                lit(ALPHA)
            }, { u }, u, lit(ALPHA) / (lit(-1.1).abs() + lit(0.25)), if lit((k % 4) as f64) <= lit(ALPHA) {
                let v2 = u;
                lit((k % 4) as f64)
            } else {
                { let right = (1..=1).filter(|&i3| i3 % 3 != 1).map(|i3| u * u).fold(u, |acc3, t3| lit(0.5) * acc3 + u * t3); u += right; }
                lit(-0.9)
            }];
            let r4_len: usize = r4.len();
            'l5: for i6 in (0..r4.len()).step_by(2) {
                let mut k8: usize = 0;
                'l7: loop {
                    if k8 >= 1 {
                        break;
                    }
                    k8 += 1;
                    {
                        { let right = r4.iter().enumerate().map(|(j9, &e9)| u).sum::<D>().cos(); r4[(k) % r4_len] *= right; }
                    }
                }
                let mut v10: D = lit(ALPHA) * r4[0];
            }
            if u >= r4[r4_len % r4.len()] {
                return Some(u);
            }
            Some(u - u.sin())
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x;
            let v2: D;
            if n % 3 == 1 {
                v2 = w[n % w.len()] * lit((n % 4) as f64);
            } else {
                v2 = -v1;
            }
            let mut k3: usize = 2;
            let v4 = v1;
            v1 = w.chunks_exact(2).map(|e5| e5.chunks_exact(2).skip(2).map(|e6| e6.iter().zip(e6).map(|(&e7, &z7)| lit(1.0)).fold(v2, |acc7, t7| acc7.sin() + v1 * t7)).fold(v2, |acc7, t7| acc7.sin() + e5[(2 * k3 + 0) % 2] * t7)).sum::<D>();
            let mut v9 = (1..n).rev().map(|i8| lit((i8 % 4) as f64) * w[(i8 + i8) % w.len()]).sum::<D>();
            for i10 in 1..w.len() {
                { let right = (w[i10 - 1] - w[i10]).cos(); w[i10] *= right; }
            }
            for i12 in 0..7 {
                let mut p13 = (v4, lit(ALPHA) / (w[i12 % w.len()].abs() + lit(1.25)));
            }
            x * lit(2.0) + v9 + v4.sin() - v2 + v1 + x + w[0]
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
            let mut v1: f64 = p[3 - 1 - (n) % 3];
            let mut r2 = [p[0].midpoint(p[2]), v1 * x];
            for i4 in 1..n {
                for _ in 1..i4 {
                    r2[1] = r2[0];
                }
            }
            {
                let mut r9 = [if (x <= x) || (v1 >= x) {
                    let v7 = x;
                    x
                } else {
                    let v8 = v1;
                    p[3 - 1 - (n + n) % 3]
                }, v1];
            }
            let v10 = ((n % 4) as f64) * x;
            for i12 in 0..1 {
                let mut k14: usize = 0;
                let mut v1: f64 = 'l13: loop {
                    if k14 >= 5 {
                        break ((n % 4) as f64) / (v10.abs() + 0.5);
                    }
                    k14 += 1;
                    p[(k14 + 1) % 3] += 0.25 * (v10 + ((k14 % 4) as f64));
                };
            }
            [((match n % 4 {
                0 | 5 => {
                    let v15: f64 = 0.75;
                    v1
                }
                1 => { v10 }
                2 => { v1 }
                _ => { p[0] }
            }) + v10.sin() + v1) * x.sin() + r2[(n + 1) % 2] + p[0], v10 * v1 - v1 - x.sin() + r2[2 - 1 - (n + n) % 2] + p[2]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = p[3 - 1 - (n) % 3];
            let mut r2 = [p[0].midpoint(p[2]), v1 * x];
            for i4 in 1..n {
                for _ in 1..i4 {
                    r2[1] = r2[0];
                }
            }
            {
                let mut r9 = [if (x <= x) || (v1 >= x) {
                    let v7 = x;
                    x
                } else {
                    let v8 = v1;
                    p[3 - 1 - (n + n) % 3]
                }, v1];
            }
            let v10 = ((n % 4) as f64) * x;
            for i12 in 0..1 {
                let mut k14: usize = 0;
                let mut v1: f64 = 'l13: loop {
                    if k14 >= 5 {
                        break ((n % 4) as f64) / (v10.abs() + 0.5);
                    }
                    k14 += 1;
                    p[(k14 + 1) % 3] += 0.25 * (v10 + ((k14 % 4) as f64));
                };
            }
            [((match n % 4 {
                0 | 5 => {
                    let v15: f64 = 0.75;
                    v1
                }
                1 => { v10 }
                2 => { v1 }
                _ => { p[0] }
            }) + v10.sin() + v1) * x.sin() + r2[(n + 1) % 2] + p[0], v10 * v1 - v1 - x.sin() + r2[2 - 1 - (n + n) % 2] + p[2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = p[3 - 1 - (n) % 3];
            let mut r2 = [p[0].midpoint(p[2]), v1 * x];
            for i4 in 1..n {
                for _ in 1..i4 {
                    r2[1] = r2[0];
                }
            }
            {
                let mut r9 = [if (x <= x) || (v1 >= x) {
                    let v7 = x;
                    x
                } else {
                    let v8 = v1;
                    p[3 - 1 - (n + n) % 3]
                }, v1];
            }
            let v10 = lit((n % 4) as f64) * x;
            for i12 in 0..1 {
                let mut k14: usize = 0;
                let mut v1: D = 'l13: loop {
                    if k14 >= 5 {
                        break lit((n % 4) as f64) / (v10.abs() + lit(0.5));
                    }
                    k14 += 1;
                    { let right = lit(0.25) * (v10 + lit((k14 % 4) as f64)); p[(k14 + 1) % 3] += right; }
                };
            }
            [((match n % 4 {
                0 | 5 => {
                    let v15: D = lit(0.75);
                    v1
                }
                1 => { v10 }
                2 => { v1 }
                _ => { p[0] }
            }) + v10.sin() + v1) * x.sin() + r2[(n + 1) % 2] + p[0], v10 * v1 - v1 - x.sin() + r2[2 - 1 - (n + n) % 2] + p[2]]
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
            let mut v1: f64 = (x.abs() + 1.25).sqrt();
            let mut k2: usize = 0;
            v1 = x;
            let mut k4: usize = 0;
            let v6: f64 = loop {
                if k4 >= 2 {
                    break if k2 % 3 == 1 {
                        let v1 = v1;
                        ((k4 % 4) as f64)
                    } else { w[(2 * n + 1) % w.len()] };
                }
                k4 += 1;
                for i5 in 1..w.len() {
                    w[i5] += w[i5 - 1] * x.tanh();
                }
            };
            for i8 in 1..1 {
                v1 = v6;
            }
            (w[0] + v1 + v6 - v1) * x + w[(k4 + 1) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = (x.abs() + 1.25).sqrt();
            let mut k2: usize = 0;
            v1 = x;
            let mut k4: usize = 0;
            let v6: f64 = loop {
                if k4 >= 2 {
                    break if k2 % 3 == 1 {
                        let v1 = v1;
                        ((k4 % 4) as f64)
                    } else { w[(2 * n + 1) % w.len()] };
                }
                k4 += 1;
                for i5 in 1..w.len() {
                    w[i5] += w[i5 - 1] * x.tanh();
                }
            };
            for i8 in 1..1 {
                v1 = v6;
            }
            (w[0] + v1 + v6 - v1) * x + w[(k4 + 1) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = (x.abs() + lit(1.25)).sqrt();
            let mut k2: usize = 0;
            v1 = x;
            let mut k4: usize = 0;
            let v6: D = loop {
                if k4 >= 2 {
                    break if k2 % 3 == 1 {
                        let v1 = v1;
                        lit((k4 % 4) as f64)
                    } else { w[(2 * n + 1) % w.len()] };
                }
                k4 += 1;
                for i5 in 1..w.len() {
                    { let right = w[i5 - 1] * x.tanh(); w[i5] += right; }
                }
            };
            for i8 in 1..1 {
                v1 = v6;
            }
            (w[0] + v1 + v6 - v1) * x + w[(k4 + 1) % w.len()]
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
            let mut x: f64 = { ((n % 4) as f64) };
            let mut v1 = x + w[w.len() - 1 - (2 * n + 2) % w.len()];
            let mut r2 = vec![x - BETA; n % 5 + 1];
            let r2_len: usize = r2.len();
            r2[(r2_len + n) % r2_len] = r2[r2_len % r2.len()];
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * (if (0.7_f64 < 1.1) && (u3_1 < 0.125) { u3_1 } else { v1 });
            match r2_len % 3 {
                0 => {
                    let mut v4 = x.sin();
                    'l5: for i6 in 1..r2.len() {
                        v4 -= 0.25 * r2[0];
                    }
                }
                1 => {
                    let mut v8 = match r2_len % 3 {
                        0 | 5 if x < 1.5 => {
                            let v7 = w[w.len() - 1 - (2 * n + 0) % w.len()];
                            v7
                        }
                        1 | 6 => { ((r2_len % 4) as f64) }
                        _ => { v1 }
                    };
                    let c9 = move |u9_0: f64, u9_1: f64| u9_0 - (match r2_len % 3 {
                        0 => { u9_0 }
                        1 | 6 => {
                            let v10 = v1;
                            x
                        }
                        _ => { ((n % 4) as f64) }
                    });
                }
                _ => {
                    fn inner11(s: f64, t: f64) -> f64 {
                        if t <= 0.3 {
                            return s + -0.5;
                        }
                        (0..3).take(4).filter(|&i12| s > 1.25).map(|i12| if i12 % 3 < 1 { s } else { s }).sum::<f64>()
                    }
                    let v1 = inner11(BETA, BETA);
                    let v13: f64 = w[(r2_len + r2_len) % w.len()] + x;
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x: f64 = { ((n % 4) as f64) };
            let mut v1 = x + w[w.len() - 1 - (2 * n + 2) % w.len()];
            let mut r2 = vec![x - BETA; n % 5 + 1];
            let r2_len: usize = r2.len();
            r2[(r2_len + n) % r2_len] = r2[r2_len % r2.len()];
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * (if (0.7_f64 < 1.1) && (u3_1 < 0.125) { u3_1 } else { v1 });
            match r2_len % 3 {
                0 => {
                    let mut v4 = x.sin();
                    'l5: for i6 in 1..r2.len() {
                        v4 -= 0.25 * r2[0];
                    }
                }
                1 => {
                    let mut v8 = match r2_len % 3 {
                        0 | 5 if x < 1.5 => {
                            let v7 = w[w.len() - 1 - (2 * n + 0) % w.len()];
                            v7
                        }
                        1 | 6 => { ((r2_len % 4) as f64) }
                        _ => { v1 }
                    };
                    let c9 = move |u9_0: f64, u9_1: f64| u9_0 - (match r2_len % 3 {
                        0 => { u9_0 }
                        1 | 6 => {
                            let v10 = v1;
                            x
                        }
                        _ => { ((n % 4) as f64) }
                    });
                }
                _ => {
                    fn inner11(s: f64, t: f64) -> f64 {
                        if t <= 0.3 {
                            return s + -0.5;
                        }
                        (0..3).take(4).filter(|&i12| s > 1.25).map(|i12| if i12 % 3 < 1 { s } else { s }).sum::<f64>()
                    }
                    let v1 = inner11(BETA, BETA);
                    let v13: f64 = w[(r2_len + r2_len) % w.len()] + x;
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.25;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut x: D = { lit((n % 4) as f64) };
            let mut v1 = x + w[w.len() - 1 - (2 * n + 2) % w.len()];
            let mut r2 = vec![x - lit(BETA); n % 5 + 1];
            let r2_len: usize = r2.len();
            r2[(r2_len + n) % r2_len] = r2[r2_len % r2.len()];
            let c3 = move |u3_0: D, u3_1: D| u3_0 * (if (lit(0.7) < lit(1.1)) && (u3_1 < lit(0.125)) { u3_1 } else { v1 });
            match r2_len % 3 {
                0 => {
                    let mut v4 = x.sin();
                    'l5: for i6 in 1..r2.len() {
                        { let right = lit(0.25) * r2[0]; v4 -= right; }
                    }
                }
                1 => {
                    let mut v8 = match r2_len % 3 {
                        0 | 5 if x < lit(1.5) => {
                            let v7 = w[w.len() - 1 - (2 * n + 0) % w.len()];
                            v7
                        }
                        1 | 6 => { lit((r2_len % 4) as f64) }
                        _ => { v1 }
                    };
                    let c9 = move |u9_0: D, u9_1: D| u9_0 - (match r2_len % 3 {
                        0 => { u9_0 }
                        1 | 6 => {
                            let v10 = v1;
                            x
                        }
                        _ => { lit((n % 4) as f64) }
                    });
                }
                _ => {
                    fn inner11(s: D, t: D) -> D {
                        if t <= lit(0.3) {
                            return s + lit(-0.5);
                        }
                        (0..3).take(4).filter(|&i12| s > lit(1.25)).map(|i12| if i12 % 3 < 1 { s } else { s }).sum::<D>()
                    }
                    let v1 = inner11(lit(BETA), lit(BETA));
                    let v13: D = w[(r2_len + r2_len) % w.len()] + x;
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
            let mut r1 = [x / (x * x + 1.25); 3];
            for i3 in (1..n).rev() {
                if x > 1.5 {
                    x = r1[0].tanh();
                    r1[0] = (x * x).max(-2.25).min(2.375);
                } else {
                    x -= 0.25 * x;
                }
            }
            if BETA >= 0.5 {
                let mut o4: Option<f64> = if n % 2 == 1 { Some(-0.5) } else { None };
                let c5 = move |u5_0: f64| u5_0 - ({ x });
            }
            (r1.chunks(2).enumerate().map(|(j6, e6)| a[(n + 1) % a.len()].atan2(e6[j6 % 1].abs() + 0.25)).fold(x, |acc6, t6| 0.5 * acc6 + x * t6) * x.sin(), a[(n + n) % a.len()].max(x) * x + r1[2])
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
            let mut r1 = [x / (x * x + 1.25); 3];
            for i3 in (1..n).rev() {
                if x > 1.5 {
                    x = r1[0].tanh();
                    r1[0] = (x * x).max(-2.25).min(2.375);
                } else {
                    x -= 0.25 * x;
                }
            }
            if BETA >= 0.5 {
                let mut o4: Option<f64> = if n % 2 == 1 { Some(-0.5) } else { None };
                let c5 = move |u5_0: f64| u5_0 - ({ x });
            }
            (r1.chunks(2).enumerate().map(|(j6, e6)| a[(n + 1) % a.len()].atan2(e6[j6 % 1].abs() + 0.25)).fold(x, |acc6, t6| 0.5 * acc6 + x * t6) * x.sin(), a[(n + n) % a.len()].max(x) * x + r1[2])
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
            let mut r1 = [x / (x * x + lit(1.25)); 3];
            for i3 in (1..n).rev() {
                if x > lit(1.5) {
                    x = r1[0].tanh();
                    r1[0] = (x * x).max(lit(-2.25)).min(lit(2.375));
                } else {
                    { let right = lit(0.25) * x; x -= right; }
                }
            }
            if lit(BETA) >= lit(0.5) {
                let mut o4: Option<D> = if n % 2 == 1 { Some(-lit(0.5)) } else { None };
                let c5 = move |u5_0: D| u5_0 - ({ x });
            }
            (r1.chunks(2).enumerate().map(|(j6, e6)| a[(n + 1) % a.len()].atan2(e6[j6 % 1].abs() + lit(0.25))).fold(x, |acc6, t6| lit(0.5) * acc6 + x * t6) * x.sin(), a[(n + n) % a.len()].max(x) * x + r1[2])
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
            let mut v1: f64 = 1.25 / (a[(n + n) % a.len()] * a[(n + n) % a.len()] + 0.5);
            let r4 = [match n % 4 {
                0 => {
                    let v2: f64 = v1;
                    b[2 % b.len()]
                }
                1 | 6 => { v1 }
                2 | 7 if v1 < v1 => {
                    v1 -= v1;
                    v1
                }
                _ => {
                    let v3 = v1;
                    v3
                }
            }, ((n % 4) as f64) - b[(n + n) % b.len()]];
            v1 += v1 - v1;
            let o5: Option<f64> = if ((n % 4) as f64) > v1 { Some(v1 + v1) } else { None };
            let mut k7: usize = 0;
            let mut v10: f64 = loop {
                if k7 >= 6 {
                    break -0.3;
                }
                k7 += 1;
                for _ in 0..k7 {
                    if a[(k7 + 1) % a.len()] <= -0.125 {
                        v1 *= b[0].powi(0).tanh();
                        continue;
                    }
                }
                v1 -= 0.25 * (q[0] / (b[b.len() - 1 - (k7 + n) % b.len()].abs() + 0.25));
            };
            let v12 = match k7 % 4 {
                0 | 5 if v10 > v1 => {
                    let v11: f64 = v1;
                    ((k7 % 4) as f64)
                }
                1 => {
                    v1 = v1;
                    q[0]
                }
                2 | 7 => { v1 }
                _ => {
                    let v10: f64 = -1.0;
                    a[(2 * n + 1) % a.len()]
                }
            };
            b[(2 * n + 1) % b.len()] + v12.sin() + r4[0] + b[(n + 1) % b.len()] + a[(k7 + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 1.25 / (a[(n + n) % a.len()] * a[(n + n) % a.len()] + 0.5);
            let r4 = [match n % 4 {
                0 => {
                    let v2: f64 = v1;
                    b[2 % b.len()]
                }
                1 | 6 => { v1 }
                2 | 7 if v1 < v1 => {
                    v1 -= v1;
                    v1
                }
                _ => {
                    let v3 = v1;
                    v3
                }
            }, ((n % 4) as f64) - b[(n + n) % b.len()]];
            v1 += v1 - v1;
            let o5: Option<f64> = if ((n % 4) as f64) > v1 { Some(v1 + v1) } else { None };
            let mut k7: usize = 0;
            let mut v10: f64 = loop {
                if k7 >= 6 {
                    break -0.3;
                }
                k7 += 1;
                for _ in 0..k7 {
                    if a[(k7 + 1) % a.len()] <= -0.125 {
                        v1 *= b[0].powi(0).tanh();
                        continue;
                    }
                }
                v1 -= 0.25 * (q[0] / (b[b.len() - 1 - (k7 + n) % b.len()].abs() + 0.25));
            };
            let v12 = match k7 % 4 {
                0 | 5 if v10 > v1 => {
                    let v11: f64 = v1;
                    ((k7 % 4) as f64)
                }
                1 => {
                    v1 = v1;
                    q[0]
                }
                2 | 7 => { v1 }
                _ => {
                    let v10: f64 = -1.0;
                    a[(2 * n + 1) % a.len()]
                }
            };
            b[(2 * n + 1) % b.len()] + v12.sin() + r4[0] + b[(n + 1) % b.len()] + a[(k7 + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(1.25) / (a[(n + n) % a.len()] * a[(n + n) % a.len()] + lit(0.5));
            let r4 = [match n % 4 {
                0 => {
                    let v2: D = v1;
                    b[2 % b.len()]
                }
                1 | 6 => { v1 }
                2 | 7 if v1 < v1 => {
                    { let right = v1; v1 -= right; }
                    v1
                }
                _ => {
                    let v3 = v1;
                    v3
                }
            }, lit((n % 4) as f64) - b[(n + n) % b.len()]];
            { let right = v1 - v1; v1 += right; }
            let o5: Option<D> = if lit((n % 4) as f64) > v1 { Some(v1 + v1) } else { None };
            let mut k7: usize = 0;
            let mut v10: D = loop {
                if k7 >= 6 {
                    break lit(-0.3);
                }
                k7 += 1;
                for _ in 0..k7 {
                    if a[(k7 + 1) % a.len()] <= lit(-0.125) {
                        { let right = b[0].powi(0).tanh(); v1 *= right; }
                        continue;
                    }
                }
                { let right = lit(0.25) * (q[0] / (b[b.len() - 1 - (k7 + n) % b.len()].abs() + lit(0.25))); v1 -= right; }
            };
            let v12 = match k7 % 4 {
                0 | 5 if v10 > v1 => {
                    let v11: D = v1;
                    lit((k7 % 4) as f64)
                }
                1 => {
                    v1 = v1;
                    q[0]
                }
                2 | 7 => { v1 }
                _ => {
                    let v10: D = lit(-1.0);
                    a[(2 * n + 1) % a.len()]
                }
            };
            b[(2 * n + 1) % b.len()] + v12.sin() + r4[0] + b[(n + 1) % b.len()] + a[(k7 + 1) % a.len()]
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
            let mut v1 = a[0] * a[(k + 1) % a.len()];
            let mut v2: f64 = ((k % 4) as f64) + v1;
            if v1 < ((k % 4) as f64) {
                for _ in (0..k).rev() {
                    let mut k6: usize = 0;
                    let v12: f64 = 'l5: loop {
                        if k6 >= 6 {
                            break 0.5 + w[k6 % w.len()];
                        }
                        k6 += 1;
                        fn inner7(s: f64, t: f64) -> f64 {
                            if s > s {
                                return if t >= t { s } else {
                                    let v8 = t;
                                    t
                                };
                            }
                            {
                                let v9 = s;
                                v9
                            }
                        }
                        let v11 = inner7(v2.atan2(a[(2 * k6 + 1) % a.len()].abs() + 0.5), {
                            let v10: f64 = 1.25;
                            -1.25
                        });
                    };
                    v2 = v12.atan();
                }
                'l13: for e14 in a.iter() {
                    v1 -= 0.25 * (if v1 >= 1.5 { ((k % 4) as f64) } else { a[0] });
                }
            }
            v2 + v1.sin() + a[(k + k) % a.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = (x.abs() + 0.5).sqrt();
            let mut v2 = 0.3 + v1;
            let mut k4: usize = 0;
            let v6: f64 = loop {
                if k4 >= 1 {
                    break (a[a.len() - 1 - (n + 1) % a.len()].abs() + 1.25).ln_1p();
                }
                k4 += 1;
                x += 0.25 * ({
                    let v5 = x;
                    v5
                });
            };
            let (mut v8, v9): (f64, f64) = (a.iter().take(n + k4).filter(|&&e7| v1 <= 0.9).map(|&e7| 1.0 + 0.25 * (v2 + ((n % 4) as f64)).sin()).product::<f64>(), x.min(v1));
            v1 -= a.iter().skip(0).map(|&e10| { v1 }).filter(|&m10| v9 >= -0.25).sum::<f64>();
            if a[(2 * n + 2) % a.len()] > 1.1 {
                'l11: for &e12 in a {
                    'l13: for &e14 in a {
                        match k4 % 4 {
                            0 => {
                                let o15: Option<f64> = if ((k4 % 4) as f64) >= a[k4 % a.len()] { Some(if n % 3 < 1 {
                                    let v16 = v8;
                                    v8
                                } else { 0.7 }) } else { None };
                            }
                            1 => {
                                let v17: f64;
                                if n % 3 < 1 {
                                    v17 = e14;
                                } else {
                                    v17 = a[a.len() - 1 - (k4 + 1) % a.len()];
                                }
                                const GAMMA_18: f64 = 1.0;
                                x = 0.25 * GAMMA_18;
                            }
                            2 => {
                                v2 += 0.25 * (((n % 4) as f64) + e12);
                            }
                            _ => {
                                fn inner19(s: f64, t: f64) -> f64 {
                                    if s >= 1.5 {
                                        return 0.125_f64 - t;
                                    }
                                    s * t
                                }
                                let v20 = inner19(a[a.len() - 1 - (k4 + k4) % a.len()], -a[n % a.len()]);
                            }
                        }
                        v8 = v8 * 0.5 + a.iter().map(|&e21| { v2 }).fold(a[(2 * k4 + 2) % a.len()], |acc21, t21| 0.5 * acc21 + e12 * t21);
                    }
                }
                x += v6 + v2;
            } else {
                let c22 = move |u22_0: f64| u22_0 + v9 * v8;
            }
            ((x * -0.75_f64 - v9 + v8.sin() + v6) * v2.sin() + a[0 % a.len()], (v1 * 0.75 + v9.sin() + v2) * v1)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = a[0] * a[(k + 1) % a.len()];
            let mut v2: f64 = ((k % 4) as f64) + v1;
            if v1 < ((k % 4) as f64) {
                for _ in (0..k).rev() {
                    let mut k6: usize = 0;
                    let v12: f64 = 'l5: loop {
                        if k6 >= 6 {
                            break 0.5 + w[k6 % w.len()];
                        }
                        k6 += 1;
                        fn inner7(s: f64, t: f64) -> f64 {
                            if s > s {
                                return if t >= t { s } else {
                                    let v8 = t;
                                    t
                                };
                            }
                            {
                                let v9 = s;
                                v9
                            }
                        }
                        let v11 = inner7(v2.atan2(a[(2 * k6 + 1) % a.len()].abs() + 0.5), {
                            let v10: f64 = 1.25;
                            -1.25
                        });
                    };
                    v2 = v12.atan();
                }
                'l13: for e14 in a.iter() {
                    v1 -= 0.25 * (if v1 >= 1.5 { ((k % 4) as f64) } else { a[0] });
                }
            }
            v2 + v1.sin() + a[(k + k) % a.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = (x.abs() + 0.5).sqrt();
            let mut v2 = 0.3 + v1;
            let mut k4: usize = 0;
            let v6: f64 = loop {
                if k4 >= 1 {
                    break (a[a.len() - 1 - (n + 1) % a.len()].abs() + 1.25).ln_1p();
                }
                k4 += 1;
                x += 0.25 * ({
                    let v5 = x;
                    v5
                });
            };
            let (mut v8, v9): (f64, f64) = (a.iter().take(n + k4).filter(|&&e7| v1 <= 0.9).map(|&e7| 1.0 + 0.25 * (v2 + ((n % 4) as f64)).sin()).product::<f64>(), x.min(v1));
            v1 -= a.iter().skip(0).map(|&e10| { v1 }).filter(|&m10| v9 >= -0.25).sum::<f64>();
            if a[(2 * n + 2) % a.len()] > 1.1 {
                'l11: for &e12 in a {
                    'l13: for &e14 in a {
                        match k4 % 4 {
                            0 => {
                                let o15: Option<f64> = if ((k4 % 4) as f64) >= a[k4 % a.len()] { Some(if n % 3 < 1 {
                                    let v16 = v8;
                                    v8
                                } else { 0.7 }) } else { None };
                            }
                            1 => {
                                let v17: f64;
                                if n % 3 < 1 {
                                    v17 = e14;
                                } else {
                                    v17 = a[a.len() - 1 - (k4 + 1) % a.len()];
                                }
                                const GAMMA_18: f64 = 1.0;
                                x = 0.25 * GAMMA_18;
                            }
                            2 => {
                                v2 += 0.25 * (((n % 4) as f64) + e12);
                            }
                            _ => {
                                fn inner19(s: f64, t: f64) -> f64 {
                                    if s >= 1.5 {
                                        return 0.125_f64 - t;
                                    }
                                    s * t
                                }
                                let v20 = inner19(a[a.len() - 1 - (k4 + k4) % a.len()], -a[n % a.len()]);
                            }
                        }
                        v8 = v8 * 0.5 + a.iter().map(|&e21| { v2 }).fold(a[(2 * k4 + 2) % a.len()], |acc21, t21| 0.5 * acc21 + e12 * t21);
                    }
                }
                x += v6 + v2;
            } else {
                let c22 = move |u22_0: f64| u22_0 + v9 * v8;
            }
            ((x * -0.75_f64 - v9 + v8.sin() + v6) * v2.sin() + a[0 % a.len()], (v1 * 0.75 + v9.sin() + v2) * v1)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = a[0] * a[(k + 1) % a.len()];
            let mut v2: D = lit((k % 4) as f64) + v1;
            if v1 < lit((k % 4) as f64) {
                for _ in (0..k).rev() {
                    let mut k6: usize = 0;
                    let v12: D = 'l5: loop {
                        if k6 >= 6 {
                            break lit(0.5) + w[k6 % w.len()];
                        }
                        k6 += 1;
                        fn inner7(s: D, t: D) -> D {
                            if s > s {
                                return if t >= t { s } else {
                                    let v8 = t;
                                    t
                                };
                            }
                            {
                                let v9 = s;
                                v9
                            }
                        }
                        let v11 = inner7(v2.atan2(a[(2 * k6 + 1) % a.len()].abs() + lit(0.5)), {
                            let v10: D = lit(1.25);
                            lit(-1.25)
                        });
                    };
                    v2 = v12.atan();
                }
                'l13: for e14 in a.iter() {
                    { let right = lit(0.25) * (if v1 >= lit(1.5) { lit((k % 4) as f64) } else { a[0] }); v1 -= right; }
                }
            }
            v2 + v1.sin() + a[(k + k) % a.len()]
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = (x.abs() + lit(0.5)).sqrt();
            let mut v2 = lit(0.3) + v1;
            let mut k4: usize = 0;
            let v6: D = loop {
                if k4 >= 1 {
                    break (a[a.len() - 1 - (n + 1) % a.len()].abs() + lit(1.25)).ln_1p();
                }
                k4 += 1;
                { let right = lit(0.25) * ({
                    let v5 = x;
                    v5
                }); x += right; }
            };
            let (mut v8, v9): (D, D) = (a.iter().take(n + k4).filter(|&&e7| v1 <= lit(0.9)).map(|&e7| lit(1.0) + lit(0.25) * (v2 + lit((n % 4) as f64)).sin()).product::<D>(), x.min(v1));
            { let right = a.iter().skip(0).map(|&e10| { v1 }).filter(|&m10| v9 >= lit(-0.25)).sum::<D>(); v1 -= right; }
            if a[(2 * n + 2) % a.len()] > lit(1.1) {
                'l11: for &e12 in a {
                    'l13: for &e14 in a {
                        match k4 % 4 {
                            0 => {
                                let o15: Option<D> = if lit((k4 % 4) as f64) >= a[k4 % a.len()] { Some(if n % 3 < 1 {
                                    let v16 = v8;
                                    v8
                                } else { lit(0.7) }) } else { None };
                            }
                            1 => {
                                let v17: D;
                                if n % 3 < 1 {
                                    v17 = e14;
                                } else {
                                    v17 = a[a.len() - 1 - (k4 + 1) % a.len()];
                                }
                                const GAMMA_18: f64 = 1.0;
                                x = lit(0.25) * lit(GAMMA_18);
                            }
                            2 => {
                                { let right = lit(0.25) * (lit((n % 4) as f64) + e12); v2 += right; }
                            }
                            _ => {
                                fn inner19(s: D, t: D) -> D {
                                    if s >= lit(1.5) {
                                        return lit(0.125) - t;
                                    }
                                    s * t
                                }
                                let v20 = inner19(a[a.len() - 1 - (k4 + k4) % a.len()], -a[n % a.len()]);
                            }
                        }
                        v8 = v8 * lit(0.5) + a.iter().map(|&e21| { v2 }).fold(a[(2 * k4 + 2) % a.len()], |acc21, t21| lit(0.5) * acc21 + e12 * t21);
                    }
                }
                { let right = v6 + v2; x += right; }
            } else {
                let c22 = move |u22_0: D| u22_0 + v9 * v8;
            }
            ((x * lit(-0.75) - v9 + v8.sin() + v6) * v2.sin() + a[0 % a.len()], (v1 * lit(0.75) + v9.sin() + v2) * v1)
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
            let mut v1: f64 = 1.1;
            let r3 = [v1, v1 - b[n % b.len()], (1..n).map(|i2| { v1 }).fold(v1, |acc2, t2| 0.5 * acc2 + b[0] * t2)];
            v1 -= r3.iter().map(|&e4| e4 + b[n % b.len()]).filter(|&m4| ((n % 4) as f64) >= 1.0).sum::<f64>();
            v1 /= v1.abs() + 0.25;
            v1 = v1 * 0.5 + (BETA + ((n % 4) as f64));
            v1 *= r3.iter().rev().zip(q).map(|(&e5, &z5)| BETA.floor()).sum::<f64>().max(-2.25).min(2.375);
            {
            }
            v1 *= v1 / (1.0 + v1 * v1);
            v1 * v1 + r3[2] + a[n % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 1.1;
            let r3 = [v1, v1 - b[n % b.len()], (1..n).map(|i2| { v1 }).fold(v1, |acc2, t2| 0.5 * acc2 + b[0] * t2)];
            v1 -= r3.iter().map(|&e4| e4 + b[n % b.len()]).filter(|&m4| ((n % 4) as f64) >= 1.0).sum::<f64>();
            v1 /= v1.abs() + 0.25;
            v1 = v1 * 0.5 + (BETA + ((n % 4) as f64));
            v1 *= r3.iter().rev().zip(q).map(|(&e5, &z5)| BETA.floor()).sum::<f64>().max(-2.25).min(2.375);
            {
            }
            v1 *= v1 / (1.0 + v1 * v1);
            v1 * v1 + r3[2] + a[n % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(1.1);
            let r3 = [v1, v1 - b[n % b.len()], (1..n).map(|i2| { v1 }).fold(v1, |acc2, t2| lit(0.5) * acc2 + b[0] * t2)];
            { let right = r3.iter().map(|&e4| e4 + b[n % b.len()]).filter(|&m4| lit((n % 4) as f64) >= lit(1.0)).sum::<D>(); v1 -= right; }
            { let right = v1.abs() + lit(0.25); v1 /= right; }
            v1 = v1 * lit(0.5) + (lit(BETA) + lit((n % 4) as f64));
            { let right = r3.iter().rev().zip(q).map(|(&e5, &z5)| lit(BETA).floor()).sum::<D>().max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
            {
            }
            { let right = v1 / (lit(1.0) + v1 * v1); v1 *= right; }
            v1 * v1 + r3[2] + a[n % a.len()]
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
            let mut v2: f64 = (1..0).map(|i1| { p[(2 * n + 1) % 3] }).sum::<f64>();
            let mut v3: f64 = p[3 - 1 - (n) % 3] / (p[2] * p[2] + 1.25);
            let c4 = |u4_0: f64, u4_1: f64| u4_0 * (2.0 / (x.abs() + 1.25));
            let mut k6: usize = 0;
            'l5: while k6 < 3 {
                k6 += 1;
                let mut v7 = { v3 };
                for i9 in (0..n % 4).step_by(2) {
                    fn inner10(s: f64, t: f64) -> f64 {
                        if !(t <= 0.25) {
                            return t;
                        }
                        s.powi(0)
                    }
                    let v11: f64 = inner10(p[0] - ((k6 % 4) as f64), x + v3);
                }
            }
            [v3 * v3 * v2, x.sin() + v2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2: f64 = (1..0).map(|i1| { p[(2 * n + 1) % 3] }).sum::<f64>();
            let mut v3: f64 = p[3 - 1 - (n) % 3] / (p[2] * p[2] + 1.25);
            let c4 = |u4_0: f64, u4_1: f64| u4_0 * (2.0 / (x.abs() + 1.25));
            let mut k6: usize = 0;
            'l5: while k6 < 3 {
                k6 += 1;
                let mut v7 = { v3 };
                for i9 in (0..n % 4).step_by(2) {
                    fn inner10(s: f64, t: f64) -> f64 {
                        if !(t <= 0.25) {
                            return t;
                        }
                        s.powi(0)
                    }
                    let v11: f64 = inner10(p[0] - ((k6 % 4) as f64), x + v3);
                }
            }
            [v3 * v3 * v2, x.sin() + v2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v2: D = (1..0).map(|i1| { p[(2 * n + 1) % 3] }).sum::<D>();
            let mut v3: D = p[3 - 1 - (n) % 3] / (p[2] * p[2] + lit(1.25));
            let c4 = |u4_0: D, u4_1: D| u4_0 * (lit(2.0) / (x.abs() + lit(1.25)));
            let mut k6: usize = 0;
            'l5: while k6 < 3 {
                k6 += 1;
                let mut v7 = { v3 };
                for i9 in (0..n % 4).step_by(2) {
                    fn inner10(s: D, t: D) -> D {
                        if !(t <= lit(0.25)) {
                            return t;
                        }
                        s.powi(0)
                    }
                    let v11: D = inner10(p[0] - lit((k6 % 4) as f64), x + v3);
                }
            }
            [v3 * v3 * v2, x.sin() + v2]
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
            let mut v1: f64 = -0.125;
            let mut v1 = u;
            let mut r2 = [v1 * v, u];
            let mut k4: usize = 0;
            let v17: f64 = loop {
                if k4 >= 2 {
                    break u;
                }
                k4 += 1;
                for i6 in 0..0 {
                    let mut k8: usize = 0;
                    let mut v11: f64 = 'l7: loop {
                        if k8 >= 0 {
                            break ((k4 % 4) as f64);
                        }
                        k8 += 1;
                        if 1.5_f64 >= 0.125 {
                        } else {
                            let s9 = &r2[1..];
                        }
                        let v10 = r2[0] * v1;
                    };
                }
                for (i13, e13) in r2.iter().enumerate() {
                    if i13 % 3 < 1 {
                        return v;
                    }
                    if k4 % 3 == 1 {
                        for e15 in r2.iter() {
                            v1 -= 0.25 * r2.iter().zip(r2.iter()).map(|(&e16, &z16)| r2[1].cos()).fold(v1, |acc16, t16| acc16.sin() + acc16 * t16);
                        }
                    }
                }
            };
            (if !(v >= 1.25) { r2[2 - 1 - (k4 + 1) % 2] } else { u }) + v17 + v1.sin() - u + r2[0]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 0.3 + q[(n + n) % 4];
            let mut v2 = { v1 };
            let mut r3: [f64; 2] = [0.0; 2];
            let mut k4: usize = 0;
            if v1 >= a[0] {
                let v5 = { v2 };
            } else {
                const GAMMA_6: f64 = 0.125;
                v1 *= (if !(b[(2 * k4 + 0) % b.len()] >= v2) { v2 } else {
                    let v7 = b[b.len() - 1 - (n + k4) % b.len()];
                    v7
                }).atan() * GAMMA_6;
            }
            v2 = (v2 * v2 + 0.5).recip();
            let mut v8 = h0(v2, v1);
            v2 * v8 - v8 + r3[2 - 1 - (2) % 2] + b[b.len() - 1 - (0) % b.len()] + a[a.len() - 1 - (k4) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1: f64 = -0.125;
            let mut v1 = u;
            let mut r2 = [v1 * v, u];
            let mut k4: usize = 0;
            let v17: f64 = loop {
                if k4 >= 2 {
                    break u;
                }
                k4 += 1;
                for i6 in 0..0 {
                    let mut k8: usize = 0;
                    let mut v11: f64 = 'l7: loop {
                        if k8 >= 0 {
                            break ((k4 % 4) as f64);
                        }
                        k8 += 1;
                        if 1.5_f64 >= 0.125 {
                        } else {
                            let s9 = &r2[1..];
                        }
                        let v10 = r2[0] * v1;
                    };
                }
                for (i13, e13) in r2.iter().enumerate() {
                    if i13 % 3 < 1 {
                        return v;
                    }
                    if k4 % 3 == 1 {
                        for e15 in r2.iter() {
                            v1 -= 0.25 * r2.iter().zip(r2.iter()).map(|(&e16, &z16)| r2[1].cos()).fold(v1, |acc16, t16| acc16.sin() + acc16 * t16);
                        }
                    }
                }
            };
            (if !(v >= 1.25) { r2[2 - 1 - (k4 + 1) % 2] } else { u }) + v17 + v1.sin() - u + r2[0]
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 0.3 + q[(n + n) % 4];
            let mut v2 = { v1 };
            let mut r3: [f64; 2] = [0.0; 2];
            let mut k4: usize = 0;
            if v1 >= a[0] {
                let v5 = { v2 };
            } else {
                const GAMMA_6: f64 = 0.125;
                v1 *= (if !(b[(2 * k4 + 0) % b.len()] >= v2) { v2 } else {
                    let v7 = b[b.len() - 1 - (n + k4) % b.len()];
                    v7
                }).atan() * GAMMA_6;
            }
            v2 = (v2 * v2 + 0.5).recip();
            let mut v8 = h0(v2, v1);
            v2 * v8 - v8 + r3[2 - 1 - (2) % 2] + b[b.len() - 1 - (0) % b.len()] + a[a.len() - 1 - (k4) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1: D = lit(-0.125);
            let mut v1 = u;
            let mut r2 = [v1 * v, u];
            let mut k4: usize = 0;
            let v17: D = loop {
                if k4 >= 2 {
                    break u;
                }
                k4 += 1;
                for i6 in 0..0 {
                    let mut k8: usize = 0;
                    let mut v11: D = 'l7: loop {
                        if k8 >= 0 {
                            break lit((k4 % 4) as f64);
                        }
                        k8 += 1;
                        if lit(1.5) >= lit(0.125) {
                        } else {
                            let s9 = &r2[1..];
                        }
                        let v10 = r2[0] * v1;
                    };
                }
                for (i13, e13) in r2.iter().enumerate() {
                    if i13 % 3 < 1 {
                        return v;
                    }
                    if k4 % 3 == 1 {
                        for e15 in r2.iter() {
                            { let right = lit(0.25) * r2.iter().zip(r2.iter()).map(|(&e16, &z16)| r2[1].cos()).fold(v1, |acc16, t16| acc16.sin() + acc16 * t16); v1 -= right; }
                        }
                    }
                }
            };
            (if !(v >= lit(1.25)) { r2[2 - 1 - (k4 + 1) % 2] } else { u }) + v17 + v1.sin() - u + r2[0]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(0.3) + q[(n + n) % 4];
            let mut v2 = { v1 };
            let mut r3: [D; 2] = [lit(0.0); 2];
            let mut k4: usize = 0;
            if v1 >= a[0] {
                let v5 = { v2 };
            } else {
                const GAMMA_6: f64 = 0.125;
                { let right = (if !(b[(2 * k4 + 0) % b.len()] >= v2) { v2 } else {
                    let v7 = b[b.len() - 1 - (n + k4) % b.len()];
                    v7
                }).atan() * lit(GAMMA_6); v1 *= right; }
            }
            v2 = (v2 * v2 + lit(0.5)).recip();
            let mut v8 = h0(v2, v1);
            v2 * v8 - v8 + r3[2 - 1 - (2) % 2] + b[b.len() - 1 - (0) % b.len()] + a[a.len() - 1 - (k4) % a.len()]
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
            let mut v1 = b[0] / (((n % 4) as f64).abs() + 0.5);
            for (i3, e3) in b.iter().enumerate() {
                let mut r4: [f64; 5] = [0.0; 5];
            }
            let v5 = b[(n + n) % b.len()];
            for i7 in 0..b.len() {
                if ALPHA <= -0.3 {
                    v1 += 0.25 * (v5 - v5);
                    for e9 in b.iter() {
                        match n % 4 {
                            0 if 0.9_f64 < v1 => {
                            }
                            1 => {
                                'l10: for i11 in 1..n % 4 {
                                    let mut o12: Option<f64> = if i11 % 2 == 1 { Some(if v1 >= 0.25 { ALPHA } else { v1 }) } else { None };
                                    v1 = v1 * 0.5 + b[b.len() - 1 - (i11) % b.len()];
                                }
                            }
                            2 if -1.0_f64 >= 0.5 => {
                                for &e14 in b {
                                    let v15: f64;
                                    if a[a.len() - 1 - (2 * n + 2) % a.len()] <= 0.7 {
                                        v15 = ALPHA;
                                    } else {
                                        v15 = a[(2 * n + 2) % a.len()];
                                    }
                                }
                            }
                            _ => {
                                let p17 = (v1, a.iter().take(n + n).map(|&e16| if i7 % 3 < 1 { b[(2 * i7 + 2) % b.len()] } else { e16 }).sum::<f64>());
                            }
                        }
                    }
                }
            }
            q[4 - 1 - (n + 1) % 4] + v5 + v1.sin() + b[0] + a[0] + q[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[0] / (((n % 4) as f64).abs() + 0.5);
            for (i3, e3) in b.iter().enumerate() {
                let mut r4: [f64; 5] = [0.0; 5];
            }
            let v5 = b[(n + n) % b.len()];
            for i7 in 0..b.len() {
                if ALPHA <= -0.3 {
                    v1 += 0.25 * (v5 - v5);
                    for e9 in b.iter() {
                        match n % 4 {
                            0 if 0.9_f64 < v1 => {
                            }
                            1 => {
                                'l10: for i11 in 1..n % 4 {
                                    let mut o12: Option<f64> = if i11 % 2 == 1 { Some(if v1 >= 0.25 { ALPHA } else { v1 }) } else { None };
                                    v1 = v1 * 0.5 + b[b.len() - 1 - (i11) % b.len()];
                                }
                            }
                            2 if -1.0_f64 >= 0.5 => {
                                for &e14 in b {
                                    let v15: f64;
                                    if a[a.len() - 1 - (2 * n + 2) % a.len()] <= 0.7 {
                                        v15 = ALPHA;
                                    } else {
                                        v15 = a[(2 * n + 2) % a.len()];
                                    }
                                }
                            }
                            _ => {
                                let p17 = (v1, a.iter().take(n + n).map(|&e16| if i7 % 3 < 1 { b[(2 * i7 + 2) % b.len()] } else { e16 }).sum::<f64>());
                            }
                        }
                    }
                }
            }
            q[4 - 1 - (n + 1) % 4] + v5 + v1.sin() + b[0] + a[0] + q[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = b[0] / (lit((n % 4) as f64).abs() + lit(0.5));
            for (i3, e3) in b.iter().enumerate() {
                let mut r4: [D; 5] = [lit(0.0); 5];
            }
            let v5 = b[(n + n) % b.len()];
            for i7 in 0..b.len() {
                if lit(ALPHA) <= lit(-0.3) {
                    { let right = lit(0.25) * (v5 - v5); v1 += right; }
                    for e9 in b.iter() {
                        match n % 4 {
                            0 if lit(0.9) < v1 => {
                            }
                            1 => {
                                'l10: for i11 in 1..n % 4 {
                                    let mut o12: Option<D> = if i11 % 2 == 1 { Some(if v1 >= lit(0.25) { lit(ALPHA) } else { v1 }) } else { None };
                                    v1 = v1 * lit(0.5) + b[b.len() - 1 - (i11) % b.len()];
                                }
                            }
                            2 if lit(-1.0) >= lit(0.5) => {
                                for &e14 in b {
                                    let v15: D;
                                    if a[a.len() - 1 - (2 * n + 2) % a.len()] <= lit(0.7) {
                                        v15 = lit(ALPHA);
                                    } else {
                                        v15 = a[(2 * n + 2) % a.len()];
                                    }
                                }
                            }
                            _ => {
                                let p17 = (v1, a.iter().take(n + n).map(|&e16| if i7 % 3 < 1 { b[(2 * i7 + 2) % b.len()] } else { e16 }).sum::<D>());
                            }
                        }
                    }
                }
            }
            q[4 - 1 - (n + 1) % 4] + v5 + v1.sin() + b[0] + a[0] + q[1]
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
            let mut v2: f64 = p.chunks(2).map(|e1| e1[0]).fold(1.25_f64, |acc1, t1| acc1.sin() + acc1 * t1);
            let w_len: usize = w.len();
            let mut v3 = p[0];
            for i5 in 0..n {
                let (mut v6, v7): (f64, f64) = (p[2] * v2, -v3);
            }
            let o8: Option<f64> = if !(v3 < v3) { Some(w.chunks(2).map(|e9| v3).fold(v2, |acc9, t9| acc9.sin() + p[1] * t9)) } else { None };
            if let Some(v10) = o8 {
                {
                    for i11 in (1..w.len()).rev() {
                        w[i11] = w[i11 - 1] * 0.7_f64.sin() + w[i11];
                    }
                }
                let o12: Option<f64> = if (0.25_f64 > v2) || (v3 < 0.25) { Some(v3 + v2) } else { None };
            }
            w[w.len() - 1 - (w_len + 1) % w.len()] * v3 * v2 + w[(2 * w_len + 0) % w.len()] + p[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v2: f64 = p.chunks(2).map(|e1| e1[0]).fold(1.25_f64, |acc1, t1| acc1.sin() + acc1 * t1);
            let w_len: usize = w.len();
            let mut v3 = p[0];
            for i5 in 0..n {
                let (mut v6, v7): (f64, f64) = (p[2] * v2, -v3);
            }
            let o8: Option<f64> = if !(v3 < v3) { Some(w.chunks(2).map(|e9| v3).fold(v2, |acc9, t9| acc9.sin() + p[1] * t9)) } else { None };
            if let Some(v10) = o8 {
                {
                    for i11 in (1..w.len()).rev() {
                        w[i11] = w[i11 - 1] * 0.7_f64.sin() + w[i11];
                    }
                }
                let o12: Option<f64> = if (0.25_f64 > v2) || (v3 < 0.25) { Some(v3 + v2) } else { None };
            }
            w[w.len() - 1 - (w_len + 1) % w.len()] * v3 * v2 + w[(2 * w_len + 0) % w.len()] + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v2: D = p.chunks(2).map(|e1| e1[0]).fold(lit(1.25), |acc1, t1| acc1.sin() + acc1 * t1);
            let w_len: usize = w.len();
            let mut v3 = p[0];
            for i5 in 0..n {
                let (mut v6, v7): (D, D) = (p[2] * v2, -v3);
            }
            let o8: Option<D> = if !(v3 < v3) { Some(w.chunks(2).map(|e9| v3).fold(v2, |acc9, t9| acc9.sin() + p[1] * t9)) } else { None };
            if let Some(v10) = o8 {
                {
                    for i11 in (1..w.len()).rev() {
                        w[i11] = w[i11 - 1] * lit(0.7).sin() + w[i11];
                    }
                }
                let o12: Option<D> = if (lit(0.25) > v2) || (v3 < lit(0.25)) { Some(v3 + v2) } else { None };
            }
            w[w.len() - 1 - (w_len + 1) % w.len()] * v3 * v2 + w[(2 * w_len + 0) % w.len()] + p[0]
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
            let mut v2 = v1 * v1;
            v2 /= u.abs() + 0.25;
            let c3 = |u3_0: f64| u3_0 + u;
            let (mut v4, v5) = (v2.atan2(v1.abs() + 1.25), v2);
            (v1 - v4.sin() + v2 + v1 + v, v1 * v4 - v1)
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[(2 * n + 1) % b.len()] + a[0];
            let mut r2: [f64; 3] = [0.0; 3];
            let v1 = a[(2 * n + 0) % a.len()] * r2[0];
            let mut r5 = vec![v1 + v1, v1, if v1 >= v1 {
                let mut k4: usize = 0;
                while k4 < 6 {
                    k4 += 1;
                    let v1: f64 = -0.7 - 0.25;
                }
                v1
            } else { v1 }, r2[0]];
            let r5_len: usize = r5.len();
            'l6: for i7 in 1..=r5.len() {
                let mut k9: usize = 0;
                while k9 < 3 {
                    k9 += 1;
                    r5[(2 * n + 2) % r5_len] *= r5[(2 * r5_len + 1) % r5.len()].cos().sin();
                }
                'l10: for (i11, e11) in q.iter().enumerate() {
                    let mut v12: f64 = b[(n + 1) % b.len()] * v1;
                }
            }
            b[0] + v1 - v1 + r5[r5_len % r5.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = u;
            let mut v2 = v1 * v1;
            v2 /= u.abs() + 0.25;
            let c3 = |u3_0: f64| u3_0 + u;
            let (mut v4, v5) = (v2.atan2(v1.abs() + 1.25), v2);
            (v1 - v4.sin() + v2 + v1 + v, v1 * v4 - v1)
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[(2 * n + 1) % b.len()] + a[0];
            let mut r2: [f64; 3] = [0.0; 3];
            let v1 = a[(2 * n + 0) % a.len()] * r2[0];
            let mut r5 = vec![v1 + v1, v1, if v1 >= v1 {
                let mut k4: usize = 0;
                while k4 < 6 {
                    k4 += 1;
                    let v1: f64 = -0.7 - 0.25;
                }
                v1
            } else { v1 }, r2[0]];
            let r5_len: usize = r5.len();
            'l6: for i7 in 1..=r5.len() {
                let mut k9: usize = 0;
                while k9 < 3 {
                    k9 += 1;
                    r5[(2 * n + 2) % r5_len] *= r5[(2 * r5_len + 1) % r5.len()].cos().sin();
                }
                'l10: for (i11, e11) in q.iter().enumerate() {
                    let mut v12: f64 = b[(n + 1) % b.len()] * v1;
                }
            }
            b[0] + v1 - v1 + r5[r5_len % r5.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = u;
            let mut v2 = v1 * v1;
            { let right = u.abs() + lit(0.25); v2 /= right; }
            let c3 = |u3_0: D| u3_0 + u;
            let (mut v4, v5) = (v2.atan2(v1.abs() + lit(1.25)), v2);
            (v1 - v4.sin() + v2 + v1 + v, v1 * v4 - v1)
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = b[(2 * n + 1) % b.len()] + a[0];
            let mut r2: [D; 3] = [lit(0.0); 3];
            let v1 = a[(2 * n + 0) % a.len()] * r2[0];
            let mut r5 = vec![v1 + v1, v1, if v1 >= v1 {
                let mut k4: usize = 0;
                while k4 < 6 {
                    k4 += 1;
                    let v1: D = lit(-0.7) - lit(0.25);
                }
                v1
            } else { v1 }, r2[0]];
            let r5_len: usize = r5.len();
            'l6: for i7 in 1..=r5.len() {
                let mut k9: usize = 0;
                while k9 < 3 {
                    k9 += 1;
                    { let right = r5[(2 * r5_len + 1) % r5.len()].cos().sin(); r5[(2 * n + 2) % r5_len] *= right; }
                }
                'l10: for (i11, e11) in q.iter().enumerate() {
                    let mut v12: D = b[(n + 1) % b.len()] * v1;
                }
            }
            b[0] + v1 - v1 + r5[r5_len % r5.len()]
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
            let mut v1: f64 = 0.25;
            let mut v1: f64 = v1 + v1;
            let w_len: usize = w.len();
            let mut r2 = vec![w[w_len % w.len()]; w_len % 5 + 1];
            let r2_len: usize = r2.len();
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * u3_1;
            let v4: f64;
            if ((r2_len % 4) as f64) < 1.0 {
                v4 = p.iter().filter(|&&e5| v1 >= 2.0).map(|&e5| 1.0 + 0.25 * c3(w[w.len() - 1 - (1) % w.len()], p[0]).sin()).product::<f64>();
            } else {
                v4 = match r2_len % 2 {
                    0 => { v1 }
                    _ => {
                        let mut k6: usize = 0;
                        v1
                    }
                };
            }
            r2[(2 * w_len + 0) % r2_len] = v4;
            let c7 = move |u7_0: f64| u7_0 * (if v4 <= v1 {
                let v8: f64 = BETA;
                ALPHA
            } else {
                let v9 = v1;
                v9
            });
            fn inner10(s: f64, t: f64) -> f64 {
                if s <= -0.9 {
                    return s.sin();
                }
                (t * t + 1.25).ln()
            }
            let v12 = inner10(if v1 > v4 {
                let v11 = w[(2 * w_len + 0) % w.len()];
                w[0]
            } else { v1 }, r2[(2 * n + 1) % r2.len()] * v1);
            let mut k14: usize = 0;
            loop {
                if k14 >= 1 {
                    break;
                }
                k14 += 1;
                v1 *= w[w_len % w.len()].atan();
                let c15 = |u15_0: f64, u15_1: f64| u15_0 * (u15_0 - v4);
            }
            ((n % 4) as f64) * r2[r2.len() - 1 - (2 * w_len + 1) % r2.len()] + v12
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        const BETA: f64 = 1.5;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.25;
            let mut v1: f64 = v1 + v1;
            let w_len: usize = w.len();
            let mut r2 = vec![w[w_len % w.len()]; w_len % 5 + 1];
            let r2_len: usize = r2.len();
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * u3_1;
            let v4: f64;
            if ((r2_len % 4) as f64) < 1.0 {
                v4 = p.iter().filter(|&&e5| v1 >= 2.0).map(|&e5| 1.0 + 0.25 * c3(w[w.len() - 1 - (1) % w.len()], p[0]).sin()).product::<f64>();
            } else {
                v4 = match r2_len % 2 {
                    0 => { v1 }
                    _ => {
                        let mut k6: usize = 0;
                        v1
                    }
                };
            }
            r2[(2 * w_len + 0) % r2_len] = v4;
            let c7 = move |u7_0: f64| u7_0 * (if v4 <= v1 {
                let v8: f64 = BETA;
                ALPHA
            } else {
                let v9 = v1;
                v9
            });
            fn inner10(s: f64, t: f64) -> f64 {
                if s <= -0.9 {
                    return s.sin();
                }
                (t * t + 1.25).ln()
            }
            let v12 = inner10(if v1 > v4 {
                let v11 = w[(2 * w_len + 0) % w.len()];
                w[0]
            } else { v1 }, r2[(2 * n + 1) % r2.len()] * v1);
            let mut k14: usize = 0;
            loop {
                if k14 >= 1 {
                    break;
                }
                k14 += 1;
                v1 *= w[w_len % w.len()].atan();
                let c15 = |u15_0: f64, u15_1: f64| u15_0 * (u15_0 - v4);
            }
            ((n % 4) as f64) * r2[r2.len() - 1 - (2 * w_len + 1) % r2.len()] + v12
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        const BETA: f64 = 1.5;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(0.25);
            let mut v1: D = v1 + v1;
            let w_len: usize = w.len();
            let mut r2 = vec![w[w_len % w.len()]; w_len % 5 + 1];
            let r2_len: usize = r2.len();
            let c3 = move |u3_0: D, u3_1: D| u3_0 * u3_1;
            let v4: D;
            if lit((r2_len % 4) as f64) < lit(1.0) {
                v4 = p.iter().filter(|&&e5| v1 >= lit(2.0)).map(|&e5| lit(1.0) + lit(0.25) * c3(w[w.len() - 1 - (1) % w.len()], p[0]).sin()).product::<D>();
            } else {
                v4 = match r2_len % 2 {
                    0 => { v1 }
                    _ => {
                        let mut k6: usize = 0;
                        v1
                    }
                };
            }
            r2[(2 * w_len + 0) % r2_len] = v4;
            let c7 = move |u7_0: D| u7_0 * (if v4 <= v1 {
                let v8: D = lit(BETA);
                lit(ALPHA)
            } else {
                let v9 = v1;
                v9
            });
            fn inner10(s: D, t: D) -> D {
                if s <= lit(-0.9) {
                    return s.sin();
                }
                (t * t + lit(1.25)).ln()
            }
            let v12 = inner10(if v1 > v4 {
                let v11 = w[(2 * w_len + 0) % w.len()];
                w[0]
            } else { v1 }, r2[(2 * n + 1) % r2.len()] * v1);
            let mut k14: usize = 0;
            loop {
                if k14 >= 1 {
                    break;
                }
                k14 += 1;
                { let right = w[w_len % w.len()].atan(); v1 *= right; }
                let c15 = |u15_0: D, u15_1: D| u15_0 * (u15_0 - v4);
            }
            lit((n % 4) as f64) * r2[r2.len() - 1 - (2 * w_len + 1) % r2.len()] + v12
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
            let mut v1: f64 = b[0] % 1.75;
            fn inner2(s: f64, t: f64) -> f64 {
                if t <= 1.0 {
                    return if t <= s { s } else { t };
                }
                t
            }
            let v3 = inner2(b[b.len() - 1 - (1) % b.len()] * a[0], b[1 % b.len()]);
            if v3 <= 1.5 {
                let o4: Option<f64> = if v3 >= 1.25 { Some(v1) } else { None };
            }
            v1 - v1 + b[3 % b.len()] + a[4 % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x - x;
            let mut v2 = x;
            let mut r3: [f64; 3] = [0.0; 3];
            for i5 in 0..=3 {
                const GAMMA_6: f64 = 2.0;
                v1 += 0.25 * r3[n % 3] * GAMMA_6;
            }
            let mut v7: f64 = v1;
            let v8: f64;
            if n % 3 != 1 {
                v8 = v1 * r3[0];
            } else {
                v8 = v1 - v2;
            }
            for e10 in p.iter() {
                let mut p11: (f64, f64) = (p[2].floor(), v8);
                r3[n % 3] = p.iter().map(|&e12| p11.0).sum::<f64>().sin();
            }
            v7 = v7 * 0.5 + p[n % 3];
            let mut k14: usize = 0;
            loop {
                if k14 >= 2 {
                    break;
                }
                k14 += 1;
                v7 = v7;
            }
            [(v7 + v1) * x + r3[3 - 1 - (n) % 3] + p[2], ((if v7 >= 1.25 {
                v1 *= (x / (v1.abs() + 0.25)).cos();
                x
            } else {
                let v15 = v1;
                0.9
            }) - v8) * v7 * v1 + x + r3[0] + p[3 - 1 - (k14 + k14) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = b[0] % 1.75;
            fn inner2(s: f64, t: f64) -> f64 {
                if t <= 1.0 {
                    return if t <= s { s } else { t };
                }
                t
            }
            let v3 = inner2(b[b.len() - 1 - (1) % b.len()] * a[0], b[1 % b.len()]);
            if v3 <= 1.5 {
                let o4: Option<f64> = if v3 >= 1.25 { Some(v1) } else { None };
            }
            v1 - v1 + b[3 % b.len()] + a[4 % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x - x;
            let mut v2 = x;
            let mut r3: [f64; 3] = [0.0; 3];
            for i5 in 0..=3 {
                const GAMMA_6: f64 = 2.0;
                v1 += 0.25 * r3[n % 3] * GAMMA_6;
            }
            let mut v7: f64 = v1;
            let v8: f64;
            if n % 3 != 1 {
                v8 = v1 * r3[0];
            } else {
                v8 = v1 - v2;
            }
            for e10 in p.iter() {
                let mut p11: (f64, f64) = (p[2].floor(), v8);
                r3[n % 3] = p.iter().map(|&e12| p11.0).sum::<f64>().sin();
            }
            v7 = v7 * 0.5 + p[n % 3];
            let mut k14: usize = 0;
            loop {
                if k14 >= 2 {
                    break;
                }
                k14 += 1;
                v7 = v7;
            }
            [(v7 + v1) * x + r3[3 - 1 - (n) % 3] + p[2], ((if v7 >= 1.25 {
                v1 *= (x / (v1.abs() + 0.25)).cos();
                x
            } else {
                let v15 = v1;
                0.9
            }) - v8) * v7 * v1 + x + r3[0] + p[3 - 1 - (k14 + k14) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = b[0] % lit(1.75);
            fn inner2(s: D, t: D) -> D {
                if t <= lit(1.0) {
                    return if t <= s { s } else { t };
                }
                t
            }
            let v3 = inner2(b[b.len() - 1 - (1) % b.len()] * a[0], b[1 % b.len()]);
            if v3 <= lit(1.5) {
                let o4: Option<D> = if v3 >= lit(1.25) { Some(v1) } else { None };
            }
            v1 - v1 + b[3 % b.len()] + a[4 % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x - x;
            let mut v2 = x;
            let mut r3: [D; 3] = [lit(0.0); 3];
            for i5 in 0..=3 {
                const GAMMA_6: f64 = 2.0;
                { let right = lit(0.25) * r3[n % 3] * lit(GAMMA_6); v1 += right; }
            }
            let mut v7: D = v1;
            let v8: D;
            if n % 3 != 1 {
                v8 = v1 * r3[0];
            } else {
                v8 = v1 - v2;
            }
            for e10 in p.iter() {
                let mut p11: (D, D) = (p[2].floor(), v8);
                r3[n % 3] = p.iter().map(|&e12| p11.0).sum::<D>().sin();
            }
            v7 = v7 * lit(0.5) + p[n % 3];
            let mut k14: usize = 0;
            loop {
                if k14 >= 2 {
                    break;
                }
                k14 += 1;
                v7 = v7;
            }
            [(v7 + v1) * x + r3[3 - 1 - (n) % 3] + p[2], ((if v7 >= lit(1.25) {
                { let right = (x / (v1.abs() + lit(0.25))).cos(); v1 *= right; }
                x
            } else {
                let v15 = v1;
                lit(0.9)
            }) - v8) * v7 * v1 + x + r3[0] + p[3 - 1 - (k14 + k14) % 3]]
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
            let mut v1 = if w[0 % w.len()] > -1.1 { x } else { ALPHA };
            let mut v2 = { x };
            let r3: [f64; 4] = [0.0; 4];
            const GAMMA_4: f64 = -0.7;
            v2 = (v1.abs() + 0.5).powf(1.5) * GAMMA_4;
            v1 = v1;
            v1 *= v1.sin().sin();
            {
                let mut v5 = ((n % 4) as f64);
                let v6: f64;
                if n % 3 < 1 {
                    v6 = -0.75 + v5;
                } else {
                    v6 = r3.iter().map(|&e7| w[w.len() - 1 - (n) % w.len()]).sum::<f64>();
                }
            }
            if v2 >= 2.0 {
                let r9 = [(1..n).map(|i8| { x }).sum::<f64>(), w[0]];
            }
            r3[0] * v2 * v1 + x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 1.5;
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = if w[0 % w.len()] > -1.1 { x } else { ALPHA };
            let mut v2 = { x };
            let r3: [f64; 4] = [0.0; 4];
            const GAMMA_4: f64 = -0.7;
            v2 = (v1.abs() + 0.5).powf(1.5) * GAMMA_4;
            v1 = v1;
            v1 *= v1.sin().sin();
            {
                let mut v5 = ((n % 4) as f64);
                let v6: f64;
                if n % 3 < 1 {
                    v6 = -0.75 + v5;
                } else {
                    v6 = r3.iter().map(|&e7| w[w.len() - 1 - (n) % w.len()]).sum::<f64>();
                }
            }
            if v2 >= 2.0 {
                let r9 = [(1..n).map(|i8| { x }).sum::<f64>(), w[0]];
            }
            r3[0] * v2 * v1 + x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = if w[0 % w.len()] > lit(-1.1) { x } else { lit(ALPHA) };
            let mut v2 = { x };
            let r3: [D; 4] = [lit(0.0); 4];
            const GAMMA_4: f64 = -0.7;
            v2 = (v1.abs() + lit(0.5)).powf(lit(1.5)) * lit(GAMMA_4);
            v1 = v1;
            { let right = v1.sin().sin(); v1 *= right; }
            {
                let mut v5 = lit((n % 4) as f64);
                let v6: D;
                if n % 3 < 1 {
                    v6 = lit(-0.75) + v5;
                } else {
                    v6 = r3.iter().map(|&e7| w[w.len() - 1 - (n) % w.len()]).sum::<D>();
                }
            }
            if v2 >= lit(2.0) {
                let r9 = [(1..n).map(|i8| { x }).sum::<D>(), w[0]];
            }
            r3[0] * v2 * v1 + x.sin()
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
            let mut v1 = x.tanh().exp();
            let r2: [f64; 5] = [0.0; 5];
            let v3: f64;
            if 0.7_f64 >= x {
                v3 = v1;
            } else {
                v3 = x;
            }
            let c4 = |u4_0: f64, u4_1: f64| u4_0 * r2[4];
            if r2[4] < 1.1 {
                let v5: f64;
                if n % 3 < 1 {
                    v5 = v3 * ((n % 4) as f64);
                } else {
                    v5 = f64::sqrt(p[(2 * n + 0) % 3] * p[(2 * n + 0) % 3] + 0.5);
                }
                let v6: f64;
                if n % 2 == 1 {
                    v6 = p[3 - 1 - (1) % 3];
                } else {
                    v6 = { -1.25 };
                }
            } else {
                match n % 2 {
                    0 if x > 0.9 => {
                        p[(n + n) % 3] += p[(n + 1) % 3] + ((n % 4) as f64);
                    }
                    _ => {
                        let mut r8 = [r2.iter().sum::<f64>(), c4(v3, r2[5 - 1 - (2) % 5]), p[0].sin()];
                    }
                }
                for _ in (0..5).rev() {
                    let mut k12: usize = 0;
                    'l11: loop {
                        if k12 >= 0 {
                            break;
                        }
                        k12 += 1;
                        const GAMMA_13: f64 = 0.5;
                        v1 -= 0.25 * c4(v1, v1) * GAMMA_13;
                        let mut k15: usize = 0;
                        while k15 < 3 {
                            k15 += 1;
                            v1 -= 0.25 * (0.75 + r2[2]);
                            const GAMMA_16: f64 = 0.75;
                            p[3 % 3] *= r2[(k12 + 1) % 5].sin() * GAMMA_16;
                        }
                    }
                }
            }
            [((n % 4) as f64) / (((n % 4) as f64) * ((n % 4) as f64) + 0.25) + v1.sin(), (v3.max(x) - v3) * v1 + x]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x.tanh().exp();
            let r2: [f64; 5] = [0.0; 5];
            let v3: f64;
            if 0.7_f64 >= x {
                v3 = v1;
            } else {
                v3 = x;
            }
            let c4 = |u4_0: f64, u4_1: f64| u4_0 * r2[4];
            if r2[4] < 1.1 {
                let v5: f64;
                if n % 3 < 1 {
                    v5 = v3 * ((n % 4) as f64);
                } else {
                    v5 = f64::sqrt(p[(2 * n + 0) % 3] * p[(2 * n + 0) % 3] + 0.5);
                }
                let v6: f64;
                if n % 2 == 1 {
                    v6 = p[3 - 1 - (1) % 3];
                } else {
                    v6 = { -1.25 };
                }
            } else {
                match n % 2 {
                    0 if x > 0.9 => {
                        p[(n + n) % 3] += p[(n + 1) % 3] + ((n % 4) as f64);
                    }
                    _ => {
                        let mut r8 = [r2.iter().sum::<f64>(), c4(v3, r2[5 - 1 - (2) % 5]), p[0].sin()];
                    }
                }
                for _ in (0..5).rev() {
                    let mut k12: usize = 0;
                    'l11: loop {
                        if k12 >= 0 {
                            break;
                        }
                        k12 += 1;
                        const GAMMA_13: f64 = 0.5;
                        v1 -= 0.25 * c4(v1, v1) * GAMMA_13;
                        let mut k15: usize = 0;
                        while k15 < 3 {
                            k15 += 1;
                            v1 -= 0.25 * (0.75 + r2[2]);
                            const GAMMA_16: f64 = 0.75;
                            p[3 % 3] *= r2[(k12 + 1) % 5].sin() * GAMMA_16;
                        }
                    }
                }
            }
            [((n % 4) as f64) / (((n % 4) as f64) * ((n % 4) as f64) + 0.25) + v1.sin(), (v3.max(x) - v3) * v1 + x]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x.tanh().exp();
            let r2: [D; 5] = [lit(0.0); 5];
            let v3: D;
            if lit(0.7) >= x {
                v3 = v1;
            } else {
                v3 = x;
            }
            let c4 = |u4_0: D, u4_1: D| u4_0 * r2[4];
            if r2[4] < lit(1.1) {
                let v5: D;
                if n % 3 < 1 {
                    v5 = v3 * lit((n % 4) as f64);
                } else {
                    v5 = D::sqrt(p[(2 * n + 0) % 3] * p[(2 * n + 0) % 3] + lit(0.5));
                }
                let v6: D;
                if n % 2 == 1 {
                    v6 = p[3 - 1 - (1) % 3];
                } else {
                    v6 = { lit(-1.25) };
                }
            } else {
                match n % 2 {
                    0 if x > lit(0.9) => {
                        { let right = p[(n + 1) % 3] + lit((n % 4) as f64); p[(n + n) % 3] += right; }
                    }
                    _ => {
                        let mut r8 = [r2.iter().sum::<D>(), c4(v3, r2[5 - 1 - (2) % 5]), p[0].sin()];
                    }
                }
                for _ in (0..5).rev() {
                    let mut k12: usize = 0;
                    'l11: loop {
                        if k12 >= 0 {
                            break;
                        }
                        k12 += 1;
                        const GAMMA_13: f64 = 0.5;
                        { let right = lit(0.25) * c4(v1, v1) * lit(GAMMA_13); v1 -= right; }
                        let mut k15: usize = 0;
                        while k15 < 3 {
                            k15 += 1;
                            { let right = lit(0.25) * (lit(0.75) + r2[2]); v1 -= right; }
                            const GAMMA_16: f64 = 0.75;
                            { let right = r2[(k12 + 1) % 5].sin() * lit(GAMMA_16); p[3 % 3] *= right; }
                        }
                    }
                }
            }
            [lit((n % 4) as f64) / (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.25)) + v1.sin(), (v3.max(x) - v3) * v1 + x]
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
            let mut r2: [f64; 2] = [0.0; 2];
            let mut v = u * v;
            let c3 = move |u3_0: f64| u3_0 - (r2[2 - 1 - (3) % 2] + v1);
            if r2[1] >= -1.5 {
                let mut v = ALPHA + u;
            } else {
                let mut k5: usize = 0;
                while k5 < 6 {
                    k5 += 1;
                    let v6: f64 = match k5 % 3 {
                        0 => { v }
                        1 => { 0.75_f64 }
                        _ => { r2[2 - 1 - (k5) % 2] }
                    };
                }
            }
            (ALPHA - v) * v1
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = -((n % 4) as f64);
            let mut v2 = q[2] * v1;
            v1 /= ALPHA * ALPHA + 0.5;
            if ALPHA >= ALPHA {
                'l3: for i4 in 0..n {
                    let mut k6: usize = 0;
                    loop {
                        if k6 >= 1 {
                            break;
                        }
                        k6 += 1;
                        if (v1 > 1.5) && (b[i4 % b.len()] >= v1) {
                            v1 *= v2.tanh();
                        }
                    }
                }
                let o7: Option<f64> = if !(a[0] > -0.75) { Some(v1 * v1) } else { None };
            }
            (a[a.len() - 1 - (2 * n + 2) % a.len()].abs() + 1.25 + 1.0).acosh() * v2 * v1 + b[(n + n) % b.len()] + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut r2: [f64; 2] = [0.0; 2];
            let mut v = u * v;
            let c3 = move |u3_0: f64| u3_0 - (r2[2 - 1 - (3) % 2] + v1);
            if r2[1] >= -1.5 {
                let mut v = ALPHA + u;
            } else {
                let mut k5: usize = 0;
                while k5 < 6 {
                    k5 += 1;
                    let v6: f64 = match k5 % 3 {
                        0 => { v }
                        1 => { 0.75_f64 }
                        _ => { r2[2 - 1 - (k5) % 2] }
                    };
                }
            }
            (ALPHA - v) * v1
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = -((n % 4) as f64);
            let mut v2 = q[2] * v1;
            v1 /= ALPHA * ALPHA + 0.5;
            if ALPHA >= ALPHA {
                'l3: for i4 in 0..n {
                    let mut k6: usize = 0;
                    loop {
                        if k6 >= 1 {
                            break;
                        }
                        k6 += 1;
                        if (v1 > 1.5) && (b[i4 % b.len()] >= v1) {
                            v1 *= v2.tanh();
                        }
                    }
                }
                let o7: Option<f64> = if !(a[0] > -0.75) { Some(v1 * v1) } else { None };
            }
            (a[a.len() - 1 - (2 * n + 2) % a.len()].abs() + 1.25 + 1.0).acosh() * v2 * v1 + b[(n + n) % b.len()] + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v;
            let mut r2: [D; 2] = [lit(0.0); 2];
            let mut v = u * v;
            let c3 = move |u3_0: D| u3_0 - (r2[2 - 1 - (3) % 2] + v1);
            if r2[1] >= lit(-1.5) {
                let mut v = lit(ALPHA) + u;
            } else {
                let mut k5: usize = 0;
                while k5 < 6 {
                    k5 += 1;
                    let v6: D = match k5 % 3 {
                        0 => { v }
                        1 => { lit(0.75) }
                        _ => { r2[2 - 1 - (k5) % 2] }
                    };
                }
            }
            (lit(ALPHA) - v) * v1
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = -lit((n % 4) as f64);
            let mut v2 = q[2] * v1;
            { let right = lit(ALPHA) * lit(ALPHA) + lit(0.5); v1 /= right; }
            if lit(ALPHA) >= lit(ALPHA) {
                'l3: for i4 in 0..n {
                    let mut k6: usize = 0;
                    loop {
                        if k6 >= 1 {
                            break;
                        }
                        k6 += 1;
                        if (v1 > lit(1.5)) && (b[i4 % b.len()] >= v1) {
                            { let right = v2.tanh(); v1 *= right; }
                        }
                    }
                }
                let o7: Option<D> = if !(a[0] > lit(-0.75)) { Some(v1 * v1) } else { None };
            }
            (a[a.len() - 1 - (2 * n + 2) % a.len()].abs() + lit(1.25) + lit(1.0)).acosh() * v2 * v1 + b[(n + n) % b.len()] + a[0]
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
            let mut v2: f64 = f64::tanh(p[0]);
            'l3: for e4 in p {
            }
            let mut k5: usize = 3;
            ({ v2 }) - v2 - v1.sin() - u.sin() + p[2]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            let mut r3 = [w.windows(2).take(3).map(|e2| v1 / (v1.abs() + 0.5)).sum::<f64>(), x * x, v1 + w[(n + n) % w.len()]];
            if x > x {
                let c4 = |u4_0: f64| u4_0 * x.atan().exp();
                r3[2] -= ((n % 4) as f64).clamp(-0.875, 1.375);
            } else {
                let v5: f64 = v1 * 2.0;
                if !(v5 < 0.7) {
                    let mut v6 = v5;
                } else {
                    if n % 2 == 1 {
                        match n % 3 {
                            0 => {
                                let mut r9 = [(0..n).map(|i7| r3[(i7 + 1) % 3] + ((i7 % 4) as f64)).fold(v5, |acc7, t7| 0.5 * acc7 + ((n % 4) as f64) * t7), {
                                    let v8 = w[4 % w.len()];
                                    r3[0]
                                }, -0.9 + w[2 % w.len()], (-1.1_f64 * -1.1_f64 + 1.25_f64 + 1.0_f64).acosh()];
                            }
                            1 => {
                                for i11 in 0..n {
                                    v1 = v5;
                                }
                            }
                            _ => {
                                let mut v12 = x - w[0];
                            }
                        }
                    } else {
                        let mut k13: usize = 1;
                    }
                }
            }
            ((n % 4) as f64).midpoint(x) * v1 + w[(n + n) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = u;
            let mut v2: f64 = f64::tanh(p[0]);
            'l3: for e4 in p {
            }
            let mut k5: usize = 3;
            ({ v2 }) - v2 - v1.sin() - u.sin() + p[2]
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            let mut r3 = [w.windows(2).take(3).map(|e2| v1 / (v1.abs() + 0.5)).sum::<f64>(), x * x, v1 + w[(n + n) % w.len()]];
            if x > x {
                let c4 = |u4_0: f64| u4_0 * x.atan().exp();
                r3[2] -= ((n % 4) as f64).clamp(-0.875, 1.375);
            } else {
                let v5: f64 = v1 * 2.0;
                if !(v5 < 0.7) {
                    let mut v6 = v5;
                } else {
                    if n % 2 == 1 {
                        match n % 3 {
                            0 => {
                                let mut r9 = [(0..n).map(|i7| r3[(i7 + 1) % 3] + ((i7 % 4) as f64)).fold(v5, |acc7, t7| 0.5 * acc7 + ((n % 4) as f64) * t7), {
                                    let v8 = w[4 % w.len()];
                                    r3[0]
                                }, -0.9 + w[2 % w.len()], (-1.1_f64 * -1.1_f64 + 1.25_f64 + 1.0_f64).acosh()];
                            }
                            1 => {
                                for i11 in 0..n {
                                    v1 = v5;
                                }
                            }
                            _ => {
                                let mut v12 = x - w[0];
                            }
                        }
                    } else {
                        let mut k13: usize = 1;
                    }
                }
            }
            ((n % 4) as f64).midpoint(x) * v1 + w[(n + n) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = u;
            let mut v2: D = D::tanh(p[0]);
            'l3: for e4 in p {
            }
            let mut k5: usize = 3;
            ({ v2 }) - v2 - v1.sin() - u.sin() + p[2]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * x;
            let mut r3 = [w.windows(2).take(3).map(|e2| v1 / (v1.abs() + lit(0.5))).sum::<D>(), x * x, v1 + w[(n + n) % w.len()]];
            if x > x {
                let c4 = |u4_0: D| u4_0 * x.atan().exp();
                { let right = lit((n % 4) as f64).clamp(lit(-0.875), lit(1.375)); r3[2] -= right; }
            } else {
                let v5: D = v1 * lit(2.0);
                if !(v5 < lit(0.7)) {
                    let mut v6 = v5;
                } else {
                    if n % 2 == 1 {
                        match n % 3 {
                            0 => {
                                let mut r9 = [(0..n).map(|i7| r3[(i7 + 1) % 3] + lit((i7 % 4) as f64)).fold(v5, |acc7, t7| lit(0.5) * acc7 + lit((n % 4) as f64) * t7), {
                                    let v8 = w[4 % w.len()];
                                    r3[0]
                                }, lit(-0.9) + w[2 % w.len()], (lit(-1.1) * lit(-1.1) + lit(1.25) + lit(1.0)).acosh()];
                            }
                            1 => {
                                for i11 in 0..n {
                                    v1 = v5;
                                }
                            }
                            _ => {
                                let mut v12 = x - w[0];
                            }
                        }
                    } else {
                        let mut k13: usize = 1;
                    }
                }
            }
            lit((n % 4) as f64).midpoint(x) * v1 + w[(n + n) % w.len()]
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
            let mut v1 = a[0] + a[a.len() - 1 - (2) % a.len()];
            match n % 2 {
                0 => {
                    fn inner2(s: f64, t: f64) -> f64 {
                        if t < 0.9 {
                            return t;
                        }
                        1.5
                    }
                    let v6: f64 = inner2(v1 + v1, if !(x <= 0.3) {
                        {
                            if n % 3 == 1 {
                                let c3 = |u3_0: f64, u3_1: f64| u3_0 * ((n % 4) as f64).sin();
                                let c4 = |u4_0: f64| u4_0 + (if (-0.125_f64 < 0.7) || (u4_0 < a[(n + 1) % a.len()]) { u4_0 } else { u4_0 });
                            }
                            let mut r5: [f64; 5] = [0.0; 5];
                        }
                        a[n % a.len()]
                    } else { v1 });
                    if !(((n % 4) as f64) > ((n % 4) as f64)) {
                        let mut r8: Vec<f64> = a.iter().zip(a.iter()).map(|(&e7, &z7)| v1 - e7).collect();
                        let r8_len: usize = r8.len();
                    } else {
                        fn inner9(s: f64, t: f64) -> f64 {
                            if t <= s {
                                return if s <= 1.5 { t } else { t };
                            }
                            (1..=4).map(|i10| 1.0 + 0.25 * s.sin()).product::<f64>()
                        }
                        let v6 = inner9(a[n % a.len()], a[n % a.len()] * a[n % a.len()]);
                    }
                }
                _ => {
                    for e12 in a.iter() {
                        let o13: Option<f64> = if ((n % 4) as f64) <= 0.75 { Some(v1) } else { None };
                        x = x * 0.5 + (((n % 4) as f64) - *e12);
                    }
                }
            }
            (0.125 + v1, a[n % a.len()].min(x) + a[a.len() - 1 - (n) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[0] + a[a.len() - 1 - (2) % a.len()];
            match n % 2 {
                0 => {
                    fn inner2(s: f64, t: f64) -> f64 {
                        if t < 0.9 {
                            return t;
                        }
                        1.5
                    }
                    let v6: f64 = inner2(v1 + v1, if !(x <= 0.3) {
                        {
                            if n % 3 == 1 {
                                let c3 = |u3_0: f64, u3_1: f64| u3_0 * ((n % 4) as f64).sin();
                                let c4 = |u4_0: f64| u4_0 + (if (-0.125_f64 < 0.7) || (u4_0 < a[(n + 1) % a.len()]) { u4_0 } else { u4_0 });
                            }
                            let mut r5: [f64; 5] = [0.0; 5];
                        }
                        a[n % a.len()]
                    } else { v1 });
                    if !(((n % 4) as f64) > ((n % 4) as f64)) {
                        let mut r8: Vec<f64> = a.iter().zip(a.iter()).map(|(&e7, &z7)| v1 - e7).collect();
                        let r8_len: usize = r8.len();
                    } else {
                        fn inner9(s: f64, t: f64) -> f64 {
                            if t <= s {
                                return if s <= 1.5 { t } else { t };
                            }
                            (1..=4).map(|i10| 1.0 + 0.25 * s.sin()).product::<f64>()
                        }
                        let v6 = inner9(a[n % a.len()], a[n % a.len()] * a[n % a.len()]);
                    }
                }
                _ => {
                    for e12 in a.iter() {
                        let o13: Option<f64> = if ((n % 4) as f64) <= 0.75 { Some(v1) } else { None };
                        x = x * 0.5 + (((n % 4) as f64) - *e12);
                    }
                }
            }
            (0.125 + v1, a[n % a.len()].min(x) + a[a.len() - 1 - (n) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = a[0] + a[a.len() - 1 - (2) % a.len()];
            match n % 2 {
                0 => {
                    fn inner2(s: D, t: D) -> D {
                        if t < lit(0.9) {
                            return t;
                        }
                        lit(1.5)
                    }
                    let v6: D = inner2(v1 + v1, if !(x <= lit(0.3)) {
                        {
                            if n % 3 == 1 {
                                let c3 = |u3_0: D, u3_1: D| u3_0 * lit((n % 4) as f64).sin();
                                let c4 = |u4_0: D| u4_0 + (if (lit(-0.125) < lit(0.7)) || (u4_0 < a[(n + 1) % a.len()]) { u4_0 } else { u4_0 });
                            }
                            let mut r5: [D; 5] = [lit(0.0); 5];
                        }
                        a[n % a.len()]
                    } else { v1 });
                    if !(lit((n % 4) as f64) > lit((n % 4) as f64)) {
                        let mut r8: Vec<D> = a.iter().zip(a.iter()).map(|(&e7, &z7)| v1 - e7).collect();
                        let r8_len: usize = r8.len();
                    } else {
                        fn inner9(s: D, t: D) -> D {
                            if t <= s {
                                return if s <= lit(1.5) { t } else { t };
                            }
                            (1..=4).map(|i10| lit(1.0) + lit(0.25) * s.sin()).product::<D>()
                        }
                        let v6 = inner9(a[n % a.len()], a[n % a.len()] * a[n % a.len()]);
                    }
                }
                _ => {
                    for e12 in a.iter() {
                        let o13: Option<D> = if lit((n % 4) as f64) <= lit(0.75) { Some(v1) } else { None };
                        x = x * lit(0.5) + (lit((n % 4) as f64) - *e12);
                    }
                }
            }
            (lit(0.125) + v1, a[n % a.len()].min(x) + a[a.len() - 1 - (n) % a.len()])
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
            let mut v1 = 0.75 - ((n % 4) as f64);
            let mut v2 = -((n % 4) as f64);
            let w_len: usize = w.len();
            if v2 <= 1.1 {
                for i4 in (0..n).rev() {
                    for i6 in (0..w.len()).rev() {
                        v1 -= 0.25 * (p[(i6 + 1) % 3] * v2);
                        v2 *= p.iter().take(w_len).fold(v1, |acc7, &e7| 0.5 * acc7 + v1 * e7).max(-2.25).min(2.375);
                    }
                }
                if 0.5_f64 <= p[4 % 3] {
                    w[(2 * w_len + 2) % w_len] /= p[2].abs() + 0.25;
                    return match n % 2 {
                        0 => { ((w_len % 4) as f64) }
                        _ => { p[2] }
                    };
                }
            }
            let c8 = |u8_0: f64, u8_1: f64| u8_0 * p[0];
            let mut k9: usize = 3;
            -((w_len % 4) as f64) + v2
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.75 - ((n % 4) as f64);
            let mut v2 = -((n % 4) as f64);
            let w_len: usize = w.len();
            if v2 <= 1.1 {
                for i4 in (0..n).rev() {
                    for i6 in (0..w.len()).rev() {
                        v1 -= 0.25 * (p[(i6 + 1) % 3] * v2);
                        v2 *= p.iter().take(w_len).fold(v1, |acc7, &e7| 0.5 * acc7 + v1 * e7).max(-2.25).min(2.375);
                    }
                }
                if 0.5_f64 <= p[4 % 3] {
                    w[(2 * w_len + 2) % w_len] /= p[2].abs() + 0.25;
                    return match n % 2 {
                        0 => { ((w_len % 4) as f64) }
                        _ => { p[2] }
                    };
                }
            }
            let c8 = |u8_0: f64, u8_1: f64| u8_0 * p[0];
            let mut k9: usize = 3;
            -((w_len % 4) as f64) + v2
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(0.75) - lit((n % 4) as f64);
            let mut v2 = -lit((n % 4) as f64);
            let w_len: usize = w.len();
            if v2 <= lit(1.1) {
                for i4 in (0..n).rev() {
                    for i6 in (0..w.len()).rev() {
                        { let right = lit(0.25) * (p[(i6 + 1) % 3] * v2); v1 -= right; }
                        { let right = p.iter().take(w_len).fold(v1, |acc7, &e7| lit(0.5) * acc7 + v1 * e7).max(lit(-2.25)).min(lit(2.375)); v2 *= right; }
                    }
                }
                if lit(0.5) <= p[4 % 3] {
                    { let right = p[2].abs() + lit(0.25); w[(2 * w_len + 2) % w_len] /= right; }
                    return match n % 2 {
                        0 => { lit((w_len % 4) as f64) }
                        _ => { p[2] }
                    };
                }
            }
            let c8 = |u8_0: D, u8_1: D| u8_0 * p[0];
            let mut k9: usize = 3;
            -lit((w_len % 4) as f64) + v2
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
                1 => { x }
                _ => { x }
            };
            for i3 in 1..n {
                match i3 % 3 {
                    0 => {
                        let v4: f64;
                        if w[0] < 1.5 {
                            v4 = w[(2 * n + 1) % w.len()] + x;
                        } else {
                            v4 = f64::exp(((n % 4) as f64).sin());
                        }
                    }
                    1 if x <= 1.25 => {
                        {
                            if n % 2 == 1 {
                                let mut v1 = x;
                            }
                            let mut k6: usize = 0;
                            while (k6 < 6) && (x >= 1.1) {
                                k6 += 1;
                                w[4 % w.len()] -= 0.25 * x.max(-2.25).min(2.375).exp();
                            }
                        }
                        const GAMMA_7: f64 = 0.5;
                        v1 *= v1.floor().cos() * GAMMA_7;
                    }
                    _ => {
                        let mut k9: usize = 0;
                        'l8: while (k9 < 6) && (v1 <= x) {
                            k9 += 1;
                            let (mut v10, v11): (f64, f64) = (-w[(n + 1) % w.len()], w[0] + ((n % 4) as f64));
                        }
                        let mut k13: usize = 0;
                        'l12: while (k13 < 3) && (0.7_f64 < x) {
                            k13 += 1;
                            let mut o14: Option<f64> = if x >= x { Some(-v1) } else { None };
                            for i16 in 0..5 {
                                const GAMMA_17: f64 = -0.75;
                                w[w.len() - 1 - (n + 1) % w.len()] = ((i16 % 4) as f64) * GAMMA_17;
                            }
                        }
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = match n % 3 {
                0 => { x }
                1 => { x }
                _ => { x }
            };
            for i3 in 1..n {
                match i3 % 3 {
                    0 => {
                        let v4: f64;
                        if w[0] < 1.5 {
                            v4 = w[(2 * n + 1) % w.len()] + x;
                        } else {
                            v4 = f64::exp(((n % 4) as f64).sin());
                        }
                    }
                    1 if x <= 1.25 => {
                        {
                            if n % 2 == 1 {
                                let mut v1 = x;
                            }
                            let mut k6: usize = 0;
                            while (k6 < 6) && (x >= 1.1) {
                                k6 += 1;
                                w[4 % w.len()] -= 0.25 * x.max(-2.25).min(2.375).exp();
                            }
                        }
                        const GAMMA_7: f64 = 0.5;
                        v1 *= v1.floor().cos() * GAMMA_7;
                    }
                    _ => {
                        let mut k9: usize = 0;
                        'l8: while (k9 < 6) && (v1 <= x) {
                            k9 += 1;
                            let (mut v10, v11): (f64, f64) = (-w[(n + 1) % w.len()], w[0] + ((n % 4) as f64));
                        }
                        let mut k13: usize = 0;
                        'l12: while (k13 < 3) && (0.7_f64 < x) {
                            k13 += 1;
                            let mut o14: Option<f64> = if x >= x { Some(-v1) } else { None };
                            for i16 in 0..5 {
                                const GAMMA_17: f64 = -0.75;
                                w[w.len() - 1 - (n + 1) % w.len()] = ((i16 % 4) as f64) * GAMMA_17;
                            }
                        }
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = match n % 3 {
                0 => { x }
                1 => { x }
                _ => { x }
            };
            for i3 in 1..n {
                match i3 % 3 {
                    0 => {
                        let v4: D;
                        if w[0] < lit(1.5) {
                            v4 = w[(2 * n + 1) % w.len()] + x;
                        } else {
                            v4 = D::exp(lit((n % 4) as f64).sin());
                        }
                    }
                    1 if x <= lit(1.25) => {
                        {
                            if n % 2 == 1 {
                                let mut v1 = x;
                            }
                            let mut k6: usize = 0;
                            while (k6 < 6) && (x >= lit(1.1)) {
                                k6 += 1;
                                { let right = lit(0.25) * x.max(lit(-2.25)).min(lit(2.375)).exp(); w[4 % w.len()] -= right; }
                            }
                        }
                        const GAMMA_7: f64 = 0.5;
                        { let right = v1.floor().cos() * lit(GAMMA_7); v1 *= right; }
                    }
                    _ => {
                        let mut k9: usize = 0;
                        'l8: while (k9 < 6) && (v1 <= x) {
                            k9 += 1;
                            let (mut v10, v11): (D, D) = (-w[(n + 1) % w.len()], w[0] + lit((n % 4) as f64));
                        }
                        let mut k13: usize = 0;
                        'l12: while (k13 < 3) && (lit(0.7) < x) {
                            k13 += 1;
                            let mut o14: Option<D> = if x >= x { Some(-v1) } else { None };
                            for i16 in 0..5 {
                                const GAMMA_17: f64 = -0.75;
                                w[w.len() - 1 - (n + 1) % w.len()] = lit((i16 % 4) as f64) * lit(GAMMA_17);
                            }
                        }
                    }
                }
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
            let mut v1 = x * ((n % 4) as f64);
            let mut v2 = v1 / (BETA * BETA + 0.25);
            let mut r3 = vec![w[(2 * n + 1) % w.len()] - v2; n % 5 + 1];
            let r3_len: usize = r3.len();
            let (mut v4, v5): (f64, f64) = ({ 0.75 }, v1 - w[0]);
            let mut k6: usize = 1;
            let v1 = r3[r3.len() - 1 - (k6) % r3.len()] * v1;
            let mut o7: Option<f64> = if k6 % 3 != 1 { Some(v4 + v1) } else { None };
            v4 *= (match r3_len % 4 {
                0 => { v1 }
                1 => { x }
                2 | 7 => {
                    let v8 = x;
                    x
                }
                _ => { -0.3_f64 }
            }).cos();
            (((n % 4) as f64) / (x.abs() + 0.5) + v1) * v5.sin() * v2 + x + w[w.len() - 1 - (2 * k6 + 2) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        const BETA: f64 = 0.7;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * ((n % 4) as f64);
            let mut v2 = v1 / (BETA * BETA + 0.25);
            let mut r3 = vec![w[(2 * n + 1) % w.len()] - v2; n % 5 + 1];
            let r3_len: usize = r3.len();
            let (mut v4, v5): (f64, f64) = ({ 0.75 }, v1 - w[0]);
            let mut k6: usize = 1;
            let v1 = r3[r3.len() - 1 - (k6) % r3.len()] * v1;
            let mut o7: Option<f64> = if k6 % 3 != 1 { Some(v4 + v1) } else { None };
            v4 *= (match r3_len % 4 {
                0 => { v1 }
                1 => { x }
                2 | 7 => {
                    let v8 = x;
                    x
                }
                _ => { -0.3_f64 }
            }).cos();
            (((n % 4) as f64) / (x.abs() + 0.5) + v1) * v5.sin() * v2 + x + w[w.len() - 1 - (2 * k6 + 2) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        const BETA: f64 = 0.7;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * lit((n % 4) as f64);
            let mut v2 = v1 / (lit(BETA) * lit(BETA) + lit(0.25));
            let mut r3 = vec![w[(2 * n + 1) % w.len()] - v2; n % 5 + 1];
            let r3_len: usize = r3.len();
            let (mut v4, v5): (D, D) = ({ lit(0.75) }, v1 - w[0]);
            let mut k6: usize = 1;
            let v1 = r3[r3.len() - 1 - (k6) % r3.len()] * v1;
            let mut o7: Option<D> = if k6 % 3 != 1 { Some(v4 + v1) } else { None };
            { let right = (match r3_len % 4 {
                0 => { v1 }
                1 => { x }
                2 | 7 => {
                    let v8 = x;
                    x
                }
                _ => { lit(-0.3) }
            }).cos(); v4 *= right; }
            (lit((n % 4) as f64) / (x.abs() + lit(0.5)) + v1) * v5.sin() * v2 + x + w[w.len() - 1 - (2 * k6 + 2) % w.len()]
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
