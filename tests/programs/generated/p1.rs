// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p50 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (k) % a.len()] * u;
            let mut v2 = (((k % 4) as f64) / (1.0 + ((k % 4) as f64) * ((k % 4) as f64))).exp();
            let mut r3: [f64; 5] = [0.0; 5];
            fn inner4(s: f64, t: f64) -> f64 {
                if s >= t {
                    return s * 1.25;
                }
                -0.3 + 1.0
            }
            let v1 = inner4((r3[3].abs() + 0.5 + 1.0).acosh(), 0.3_f64 - r3[0]);
            r3[3] += (v1.abs() + 1.25).ln();
            v2 = a[0];
            (u - r3[0] + v1.sin()) * u + r3[0]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = match n % 2 {
                0 | 5 => { x }
                _ => {
                    let x: f64 = x;
                    x
                }
            };
            let mut r2 = vec![f64::log(v1.abs() + 1.25, 2.5), h0(&p, x, (n) % 4)];
            let r2_len: usize = r2.len();
            r2[(2 * r2_len + 1) % r2_len] += h0(&p, v1, (r2_len + 1) % 4);
            r2[(n) % r2_len] = x;
            'l3: for i4 in 0..n % 4 {
                let mut k6: usize = 0;
                while k6 < 4 {
                    k6 += 1;
                    for i8 in 1..r2.len() {
                        let v9: f64;
                        if (x <= ((n % 4) as f64)) && (x < ((k6 % 4) as f64)) {
                            v9 = 0.125;
                        } else {
                            v9 = -x;
                        }
                    }
                }
                let o10: Option<f64> = if k6 % 3 != 1 { Some(h0(&p, v1, (i4) % 4)) } else { None };
            }
            let v11: f64 = v1;
            r2.fill(v11);
            [x * v1 * x.sin() + p[1 % 3], -p[(r2_len + r2_len) % 3] + x + r2[r2.len() - 1 - (n) % r2.len()]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (k) % a.len()] * u;
            let mut v2 = (((k % 4) as f64) / (1.0 + ((k % 4) as f64) * ((k % 4) as f64))).exp();
            let mut r3: [f64; 5] = [0.0; 5];
            fn inner4(s: f64, t: f64) -> f64 {
                if s >= t {
                    return s * 1.25;
                }
                -0.3 + 1.0
            }
            let v1 = inner4((r3[3].abs() + 0.5 + 1.0).acosh(), 0.3_f64 - r3[0]);
            r3[3] += (v1.abs() + 1.25).ln();
            v2 = a[0];
            (u - r3[0] + v1.sin()) * u + r3[0]
        }
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = match n % 2 {
                0 | 5 => { x }
                _ => {
                    let x: f64 = x;
                    x
                }
            };
            let mut r2 = vec![f64::log(v1.abs() + 1.25, 2.5), h0(&p, x, (n) % 4)];
            let r2_len: usize = r2.len();
            r2[(2 * r2_len + 1) % r2_len] += h0(&p, v1, (r2_len + 1) % 4);
            r2[(n) % r2_len] = x;
            'l3: for i4 in 0..n % 4 {
                let mut k6: usize = 0;
                while k6 < 4 {
                    k6 += 1;
                    for i8 in 1..r2.len() {
                        let v9: f64;
                        if (x <= ((n % 4) as f64)) && (x < ((k6 % 4) as f64)) {
                            v9 = 0.125;
                        } else {
                            v9 = -x;
                        }
                    }
                }
                let o10: Option<f64> = if k6 % 3 != 1 { Some(h0(&p, v1, (i4) % 4)) } else { None };
            }
            let v11: f64 = v1;
            r2.fill(v11);
            [x * v1 * x.sin() + p[1 % 3], -p[(r2_len + r2_len) % 3] + x + r2[r2.len() - 1 - (n) % r2.len()]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = a[a.len() - 1 - (k) % a.len()] * u;
            let mut v2 = (lit((k % 4) as f64) / (lit(1.0) + lit((k % 4) as f64) * lit((k % 4) as f64))).exp();
            let mut r3: [D; 5] = [lit(0.0); 5];
            fn inner4(s: D, t: D) -> D {
                if s >= t {
                    return s * lit(1.25);
                }
                lit(-0.3) + lit(1.0)
            }
            let v1 = inner4((r3[3].abs() + lit(0.5) + lit(1.0)).acosh(), lit(0.3) - r3[0]);
            { let right = (v1.abs() + lit(1.25)).ln(); r3[3] += right; }
            v2 = a[0];
            (u - r3[0] + v1.sin()) * u + r3[0]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = match n % 2 {
                0 | 5 => { x }
                _ => {
                    let x: D = x;
                    x
                }
            };
            let mut r2 = vec![D::log(v1.abs() + lit(1.25), lit(2.5)), h0(&p, x, (n) % 4)];
            let r2_len: usize = r2.len();
            { let right = h0(&p, v1, (r2_len + 1) % 4); r2[(2 * r2_len + 1) % r2_len] += right; }
            r2[(n) % r2_len] = x;
            'l3: for i4 in 0..n % 4 {
                let mut k6: usize = 0;
                while k6 < 4 {
                    k6 += 1;
                    for i8 in 1..r2.len() {
                        let v9: D;
                        if (x <= lit((n % 4) as f64)) && (x < lit((k6 % 4) as f64)) {
                            v9 = lit(0.125);
                        } else {
                            v9 = -x;
                        }
                    }
                }
                let o10: Option<D> = if k6 % 3 != 1 { Some(h0(&p, v1, (i4) % 4)) } else { None };
            }
            let v11: D = v1;
            r2.fill(v11);
            [x * v1 * x.sin() + p[1 % 3], -p[(r2_len + r2_len) % 3] + x + r2[r2.len() - 1 - (n) % r2.len()]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p50", false, |report| crate::check_program!(6, report));
    }
}

pub mod p51 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[2].sin();
            let mut v2 = a[0] * v1;
            v2 *= (ALPHA + v1).max(-2.25).min(2.375);
            let v3 = (v1 * v1 + 0.25).powf(v2.clamp(-2.125, 1.875));
            let v5 = match n % 2 {
                0 => {
                    let v4 = ((n % 4) as f64);
                    b[0]
                }
                _ => { ALPHA }
            };
            v2 = b[0 % b.len()] * q[4 - 1 - (n + n) % 4];
            if v2 > 1.5 {
                if q[2] > -0.5 {
                    v1 += a[a.len() - 1 - (n) % a.len()] + q[0];
                    return q[4 - 1 - (2 * n + 1) % 4];
                }
                const GAMMA_6: f64 = -1.5;
                v1 -= b[b.len() - 1 - (n) % b.len()] * GAMMA_6;
            } else {
                let v7 = (v2 * v2 + 1.25).log(2.5);
                const GAMMA_8: f64 = 1.1;
                v2 += v3 * GAMMA_8;
            }
            a[a.len() - 1 - (3) % a.len()] + ALPHA + q[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[2].sin();
            let mut v2 = a[0] * v1;
            v2 *= (ALPHA + v1).max(-2.25).min(2.375);
            let v3 = (v1 * v1 + 0.25).powf(v2.clamp(-2.125, 1.875));
            let v5 = match n % 2 {
                0 => {
                    let v4 = ((n % 4) as f64);
                    b[0]
                }
                _ => { ALPHA }
            };
            v2 = b[0 % b.len()] * q[4 - 1 - (n + n) % 4];
            if v2 > 1.5 {
                if q[2] > -0.5 {
                    v1 += a[a.len() - 1 - (n) % a.len()] + q[0];
                    return q[4 - 1 - (2 * n + 1) % 4];
                }
                const GAMMA_6: f64 = -1.5;
                v1 -= b[b.len() - 1 - (n) % b.len()] * GAMMA_6;
            } else {
                let v7 = (v2 * v2 + 1.25).log(2.5);
                const GAMMA_8: f64 = 1.1;
                v2 += v3 * GAMMA_8;
            }
            a[a.len() - 1 - (3) % a.len()] + ALPHA + q[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = q[2].sin();
            let mut v2 = a[0] * v1;
            { let right = (lit(ALPHA) + v1).max(lit(-2.25)).min(lit(2.375)); v2 *= right; }
            let v3 = (v1 * v1 + lit(0.25)).powf(v2.clamp(lit(-2.125), lit(1.875)));
            let v5 = match n % 2 {
                0 => {
                    let v4 = lit((n % 4) as f64);
                    b[0]
                }
                _ => { lit(ALPHA) }
            };
            v2 = b[0 % b.len()] * q[4 - 1 - (n + n) % 4];
            if v2 > lit(1.5) {
                if q[2] > lit(-0.5) {
                    { let right = a[a.len() - 1 - (n) % a.len()] + q[0]; v1 += right; }
                    return q[4 - 1 - (2 * n + 1) % 4];
                }
                const GAMMA_6: f64 = -1.5;
                { let right = b[b.len() - 1 - (n) % b.len()] * lit(GAMMA_6); v1 -= right; }
            } else {
                let v7 = (v2 * v2 + lit(1.25)).log(lit(2.5));
                const GAMMA_8: f64 = 1.1;
                { let right = v3 * lit(GAMMA_8); v2 += right; }
            }
            a[a.len() - 1 - (3) % a.len()] + lit(ALPHA) + q[2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p51", false, |report| crate::check_program!(5, report));
    }
}

pub mod p52 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = x.powi(1);
            let mut x: f64 = 2.0;
            'l1: for &e2 in a {
                'l3: for i4 in 0..=7 {
                    let v5: f64;
                    if i4 % 2 < 1 {
                        v5 = x - a[i4 % a.len()];
                    } else {
                        v5 = a[a.len() - 1 - (n + 1) % a.len()];
                    }
                    x += 0.25 * v5;
                }
            }
            (a[(n + n) % a.len()] - x + a[(2 * n + 0) % a.len()], ALPHA * a[(2 * n + 1) % a.len()] + x)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = x.powi(1);
            let mut x: f64 = 2.0;
            'l1: for &e2 in a {
                'l3: for i4 in 0..=7 {
                    let v5: f64;
                    if i4 % 2 < 1 {
                        v5 = x - a[i4 % a.len()];
                    } else {
                        v5 = a[a.len() - 1 - (n + 1) % a.len()];
                    }
                    x += 0.25 * v5;
                }
            }
            (a[(n + n) % a.len()] - x + a[(2 * n + 0) % a.len()], ALPHA * a[(2 * n + 1) % a.len()] + x)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut x = x.powi(1);
            let mut x: D = lit(2.0);
            'l1: for &e2 in a {
                'l3: for i4 in 0..=7 {
                    let v5: D;
                    if i4 % 2 < 1 {
                        v5 = x - a[i4 % a.len()];
                    } else {
                        v5 = a[a.len() - 1 - (n + 1) % a.len()];
                    }
                    { let right = lit(0.25) * v5; x += right; }
                }
            }
            (a[(n + n) % a.len()] - x + a[(2 * n + 0) % a.len()], lit(ALPHA) * a[(2 * n + 1) % a.len()] + x)
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p52", false, |report| crate::check_program!(3, report));
    }
}

pub mod p53 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x - x;
            let mut v2: f64 = if (v1 <= 2.0) && (0.5_f64 > 0.7) {
                w[(n + n) % w.len()] = w[0].cos().exp();
                w[w.len() - 1 - (2 * n + 2) % w.len()]
            } else { w[(n + 1) % w.len()] };
            if w[(2 * n + 2) % w.len()] < x {
                v2 = w[w.len() - 1 - (n) % w.len()];
            }
            const GAMMA_3: f64 = -1.0;
            v2 -= 1.0 * GAMMA_3;
            if !(x > x) {
                if x >= w[(n + n) % w.len()] {
                    let o4: Option<f64> = if n % 2 == 1 { Some(w[(n + n) % w.len()]) } else { None };
                    'l5: for i6 in 0..n % 4 {
                        for &e8 in w.iter() {
                            'l9: for i10 in 1..=7 {
                                v2 = v1.clamp(-2.125, 1.875);
                            }
                        }
                    }
                }
                let v11 = -1.0 / (w[n % w.len()] * w[n % w.len()] + 0.25);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x - x;
            let mut v2: f64 = if (v1 <= 2.0) && (0.5_f64 > 0.7) {
                w[(n + n) % w.len()] = w[0].cos().exp();
                w[w.len() - 1 - (2 * n + 2) % w.len()]
            } else { w[(n + 1) % w.len()] };
            if w[(2 * n + 2) % w.len()] < x {
                v2 = w[w.len() - 1 - (n) % w.len()];
            }
            const GAMMA_3: f64 = -1.0;
            v2 -= 1.0 * GAMMA_3;
            if !(x > x) {
                if x >= w[(n + n) % w.len()] {
                    let o4: Option<f64> = if n % 2 == 1 { Some(w[(n + n) % w.len()]) } else { None };
                    'l5: for i6 in 0..n % 4 {
                        for &e8 in w.iter() {
                            'l9: for i10 in 1..=7 {
                                v2 = v1.clamp(-2.125, 1.875);
                            }
                        }
                    }
                }
                let v11 = -1.0 / (w[n % w.len()] * w[n % w.len()] + 0.25);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x - x;
            let mut v2: D = if (v1 <= lit(2.0)) && (lit(0.5) > lit(0.7)) {
                w[(n + n) % w.len()] = w[0].cos().exp();
                w[w.len() - 1 - (2 * n + 2) % w.len()]
            } else { w[(n + 1) % w.len()] };
            if w[(2 * n + 2) % w.len()] < x {
                v2 = w[w.len() - 1 - (n) % w.len()];
            }
            const GAMMA_3: f64 = -1.0;
            { let right = lit(1.0) * lit(GAMMA_3); v2 -= right; }
            if !(x > x) {
                if x >= w[(n + n) % w.len()] {
                    let o4: Option<D> = if n % 2 == 1 { Some(w[(n + n) % w.len()]) } else { None };
                    'l5: for i6 in 0..n % 4 {
                        for &e8 in w.iter() {
                            'l9: for i10 in 1..=7 {
                                v2 = v1.clamp(lit(-2.125), lit(1.875));
                            }
                        }
                    }
                }
                let v11 = lit(-1.0) / (w[n % w.len()] * w[n % w.len()] + lit(0.25));
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p53", false, |report| crate::check_program!(7, report));
    }
}

pub mod p54 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.0;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = {
                w[2 % w.len()] = w[2 % w.len()] * 0.5 + w[3 % w.len()];
                u
            };
            let mut u = v1 / (v1 * v1 + 0.25);
            let mut r2 = [f64::hypot(v1 * v1 + 1.25, w[3 % w.len()]), v1 + v1];
            w[2 % w.len()] -= v1 * BETA;
            let s3 = &r2[1..];
            let mut r4: [f64; 2] = [if v1 > -0.125 { v1 } else { u }; 2];
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = BETA.powi(0);
            v1 /= p[0].abs() + 0.25;
            if n % 3 != 1 {
                for i2 in 1..3 {
                    p[i2] += p[i2 - 1] * BETA.atan();
                }
            }
            if p[0] >= 1.0 {
                if n % 3 < 1 {
                    p.swap(0, 0);
                }
            } else {
                for e4 in p {
                    v1 = v1 * 0.5 + (p[(n + 1) % 3] - x);
                }
            }
            [(p[4 % 3] - x + v1) * x.sin(), p[(2 * n + 0) % 3] - v1 + x.sin() + p[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = {
                w[2 % w.len()] = w[2 % w.len()] * 0.5 + w[3 % w.len()];
                u
            };
            let mut u = v1 / (v1 * v1 + 0.25);
            let mut r2 = [f64::hypot(v1 * v1 + 1.25, w[3 % w.len()]), v1 + v1];
            w[2 % w.len()] -= v1 * BETA;
            let s3 = &r2[1..];
            let mut r4: [f64; 2] = [if v1 > -0.125 { v1 } else { u }; 2];
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = BETA.powi(0);
            v1 /= p[0].abs() + 0.25;
            if n % 3 != 1 {
                for i2 in 1..3 {
                    p[i2] += p[i2 - 1] * BETA.atan();
                }
            }
            if p[0] >= 1.0 {
                if n % 3 < 1 {
                    p.swap(0, 0);
                }
            } else {
                for e4 in p {
                    v1 = v1 * 0.5 + (p[(n + 1) % 3] - x);
                }
            }
            [(p[4 % 3] - x + v1) * x.sin(), p[(2 * n + 0) % 3] - v1 + x.sin() + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.0;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = {
                w[2 % w.len()] = w[2 % w.len()] * lit(0.5) + w[3 % w.len()];
                u
            };
            let mut u = v1 / (v1 * v1 + lit(0.25));
            let mut r2 = [D::hypot(v1 * v1 + lit(1.25), w[3 % w.len()]), v1 + v1];
            { let right = v1 * lit(BETA); w[2 % w.len()] -= right; }
            let s3 = &r2[1..];
            let mut r4: [D; 2] = [if v1 > lit(-0.125) { v1 } else { u }; 2];
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = lit(BETA).powi(0);
            { let right = p[0].abs() + lit(0.25); v1 /= right; }
            if n % 3 != 1 {
                for i2 in 1..3 {
                    { let right = p[i2 - 1] * lit(BETA).atan(); p[i2] += right; }
                }
            }
            if p[0] >= lit(1.0) {
                if n % 3 < 1 {
                    p.swap(0, 0);
                }
            } else {
                for e4 in p {
                    v1 = v1 * lit(0.5) + (p[(n + 1) % 3] - x);
                }
            }
            [(p[4 % 3] - x + v1) * x.sin(), p[(2 * n + 0) % 3] - v1 + x.sin() + p[0]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p54", false, |report| crate::check_program!(6, report));
    }
}

pub mod p55 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * a[(2 * n + 0) % a.len()];
            let mut r2 = [x * a[0], v1 * 0.7, f64::sin(0.125_f64)];
            {
                let mut k4: usize = 0;
                loop {
                    if k4 >= 3 {
                        break;
                    }
                    k4 += 1;
                    let (mut v5, v6): (f64, f64) = (r2[2], v1 - -0.5);
                    if (v1 > -1.5) && (a[(2 * n + 0) % a.len()] > 0.75) {
                        v1 = x.max(-2.25).min(2.375);
                        continue;
                    } else {
                        let mut o7: Option<f64> = if v5 <= 1.5 { Some(x) } else { None };
                    }
                }
                let mut p8: (f64, f64) = (x, x);
            }
            v1 = a[4 % a.len()] * v1;
            v1 = r2[0 % 3];
            (a[a.len() - 1 - (n + 1) % a.len()] * a[a.len() - 1 - (n + 1) % a.len()] + 0.25).ln() * v1.sin() + x + a[4 % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * a[(2 * n + 0) % a.len()];
            let mut r2 = [x * a[0], v1 * 0.7, f64::sin(0.125_f64)];
            {
                let mut k4: usize = 0;
                loop {
                    if k4 >= 3 {
                        break;
                    }
                    k4 += 1;
                    let (mut v5, v6): (f64, f64) = (r2[2], v1 - -0.5);
                    if (v1 > -1.5) && (a[(2 * n + 0) % a.len()] > 0.75) {
                        v1 = x.max(-2.25).min(2.375);
                        continue;
                    } else {
                        let mut o7: Option<f64> = if v5 <= 1.5 { Some(x) } else { None };
                    }
                }
                let mut p8: (f64, f64) = (x, x);
            }
            v1 = a[4 % a.len()] * v1;
            v1 = r2[0 % 3];
            (a[a.len() - 1 - (n + 1) % a.len()] * a[a.len() - 1 - (n + 1) % a.len()] + 0.25).ln() * v1.sin() + x + a[4 % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x * a[(2 * n + 0) % a.len()];
            let mut r2 = [x * a[0], v1 * lit(0.7), D::sin(lit(0.125))];
            {
                let mut k4: usize = 0;
                loop {
                    if k4 >= 3 {
                        break;
                    }
                    k4 += 1;
                    let (mut v5, v6): (D, D) = (r2[2], v1 - lit(-0.5));
                    if (v1 > lit(-1.5)) && (a[(2 * n + 0) % a.len()] > lit(0.75)) {
                        v1 = x.max(lit(-2.25)).min(lit(2.375));
                        continue;
                    } else {
                        let mut o7: Option<D> = if v5 <= lit(1.5) { Some(x) } else { None };
                    }
                }
                let mut p8: (D, D) = (x, x);
            }
            v1 = a[4 % a.len()] * v1;
            v1 = r2[0 % 3];
            (a[a.len() - 1 - (n + 1) % a.len()] * a[a.len() - 1 - (n + 1) % a.len()] + lit(0.25)).ln() * v1.sin() + x + a[4 % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p55", false, |report| crate::check_program!(1, report));
    }
}

pub mod p56 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = (p[3 - 1 - (4) % 3] as i64 as f64);
            let mut v2 = v1 * v1;
            let mut r3 = [(p[3 - 1 - (0) % 3].abs() + 0.25 + 1.0).acosh(); 4];
            if (u <= v2) && (1.5_f64 < 0.7) {
                if p[3 % 3] >= 0.7 {
                    if v1 <= -1.0 {
                        'l4: for e5 in p.iter() {
                            let mut k7: usize = 0;
                            while k7 < 5 {
                                k7 += 1;
                                const GAMMA_8: f64 = 0.3;
                                r3[0] = (r3[0] * 0.5 + u / (r3[1].abs() + 0.25)) * GAMMA_8;
                            }
                            'l9: for i10 in 1..=4 {
                                fn inner11(s: f64, t: f64) -> f64 {
                                    if t < t {
                                        return 2.0;
                                    }
                                    f64::sqrt(s.abs() + 0.5)
                                }
                                let v13 = inner11(u, match k7 % 4 {
                                    0 => { r3[(k7 + i10) % 4] }
                                    1 => {
                                        r3[(k7 + 1) % 4] /= v1 * v1 + 1.25;
                                        -1.0
                                    }
                                    2 | 7 => { v1 }
                                    _ => {
                                        let v12 = r3[3];
                                        *e5
                                    }
                                });
                            }
                        }
                    } else {
                        p[2 % 3] -= (v1 as i64 as f64);
                        let r14 = [p[1].copysign(0.25); 5];
                    }
                    let mut k16: usize = 0;
                    let mut v17: f64 = 'l15: loop {
                        if k16 >= 4 {
                            break 1.5;
                        }
                        k16 += 1;
                    };
                }
                'l18: for i19 in 1..4 {
                    for i21 in 0..i19 {
                        let v22: f64 = -1.1;
                        if v1 >= 2.0 {
                            r3[(2 * i19 + 2) % 4] += 0.25 * (u * v1);
                            break 'l18;
                        }
                    }
                    v1 += 0.25 * (v1 - 0.75_f64);
                }
            }
            v2 * v2 + v1.sin() + u.sin() + r3[0]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 1.5_f64 * p[(n + n) % 3];
            let mut v1 = match n % 4 {
                0 => {
                    let v2 = v1;
                    v2
                }
                1 => { v1 }
                2 => {
                    let v3 = v1;
                    v3
                }
                _ => { p[3 - 1 - (4) % 3] }
            };
            let w_len: usize = w.len();
            w[(2 * n + 1) % w_len] = 2.0;
            if v1 <= 0.125 {
                let mut v4 = if v1 < 1.0 { v1 } else { v1 };
            }
            if !(w[0] > w[(w_len + n) % w.len()]) {
                w[(2) % w_len] *= h0(p, 0.9).tanh();
                return v1;
            }
            let mut k6: usize = 0;
            'l5: while k6 < 1 {
                k6 += 1;
                let mut v7 = w[w_len % w.len()];
                v1 *= v7.atan();
            }
            w.iter().zip(&p).take(3).map(|(&e8, &z8)| v1).sum::<f64>() + p[3 - 1 - (3) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = (p[3 - 1 - (4) % 3] as i64 as f64);
            let mut v2 = v1 * v1;
            let mut r3 = [(p[3 - 1 - (0) % 3].abs() + 0.25 + 1.0).acosh(); 4];
            if (u <= v2) && (1.5_f64 < 0.7) {
                if p[3 % 3] >= 0.7 {
                    if v1 <= -1.0 {
                        'l4: for e5 in p.iter() {
                            let mut k7: usize = 0;
                            while k7 < 5 {
                                k7 += 1;
                                const GAMMA_8: f64 = 0.3;
                                r3[0] = (r3[0] * 0.5 + u / (r3[1].abs() + 0.25)) * GAMMA_8;
                            }
                            'l9: for i10 in 1..=4 {
                                fn inner11(s: f64, t: f64) -> f64 {
                                    if t < t {
                                        return 2.0;
                                    }
                                    f64::sqrt(s.abs() + 0.5)
                                }
                                let v13 = inner11(u, match k7 % 4 {
                                    0 => { r3[(k7 + i10) % 4] }
                                    1 => {
                                        r3[(k7 + 1) % 4] /= v1 * v1 + 1.25;
                                        -1.0
                                    }
                                    2 | 7 => { v1 }
                                    _ => {
                                        let v12 = r3[3];
                                        *e5
                                    }
                                });
                            }
                        }
                    } else {
                        p[2 % 3] -= (v1 as i64 as f64);
                        let r14 = [p[1].copysign(0.25); 5];
                    }
                    let mut k16: usize = 0;
                    let mut v17: f64 = 'l15: loop {
                        if k16 >= 4 {
                            break 1.5;
                        }
                        k16 += 1;
                    };
                }
                'l18: for i19 in 1..4 {
                    for i21 in 0..i19 {
                        let v22: f64 = -1.1;
                        if v1 >= 2.0 {
                            r3[(2 * i19 + 2) % 4] += 0.25 * (u * v1);
                            break 'l18;
                        }
                    }
                    v1 += 0.25 * (v1 - 0.75_f64);
                }
            }
            v2 * v2 + v1.sin() + u.sin() + r3[0]
        }
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 1.5_f64 * p[(n + n) % 3];
            let mut v1 = match n % 4 {
                0 => {
                    let v2 = v1;
                    v2
                }
                1 => { v1 }
                2 => {
                    let v3 = v1;
                    v3
                }
                _ => { p[3 - 1 - (4) % 3] }
            };
            let w_len: usize = w.len();
            w[(2 * n + 1) % w_len] = 2.0;
            if v1 <= 0.125 {
                let mut v4 = if v1 < 1.0 { v1 } else { v1 };
            }
            if !(w[0] > w[(w_len + n) % w.len()]) {
                w[(2) % w_len] *= h0(p, 0.9).tanh();
                return v1;
            }
            let mut k6: usize = 0;
            'l5: while k6 < 1 {
                k6 += 1;
                let mut v7 = w[w_len % w.len()];
                v1 *= v7.atan();
            }
            w.iter().zip(&p).take(3).map(|(&e8, &z8)| v1).sum::<f64>() + p[3 - 1 - (3) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = lit(p[3 - 1 - (4) % 3].value() as i64 as f64);
            let mut v2 = v1 * v1;
            let mut r3 = [(p[3 - 1 - (0) % 3].abs() + lit(0.25) + lit(1.0)).acosh(); 4];
            if (u <= v2) && (lit(1.5) < lit(0.7)) {
                if p[3 % 3] >= lit(0.7) {
                    if v1 <= lit(-1.0) {
                        'l4: for e5 in p.iter() {
                            let mut k7: usize = 0;
                            while k7 < 5 {
                                k7 += 1;
                                const GAMMA_8: f64 = 0.3;
                                r3[0] = (r3[0] * lit(0.5) + u / (r3[1].abs() + lit(0.25))) * lit(GAMMA_8);
                            }
                            'l9: for i10 in 1..=4 {
                                fn inner11(s: D, t: D) -> D {
                                    if t < t {
                                        return lit(2.0);
                                    }
                                    D::sqrt(s.abs() + lit(0.5))
                                }
                                let v13 = inner11(u, match k7 % 4 {
                                    0 => { r3[(k7 + i10) % 4] }
                                    1 => {
                                        { let right = v1 * v1 + lit(1.25); r3[(k7 + 1) % 4] /= right; }
                                        lit(-1.0)
                                    }
                                    2 | 7 => { v1 }
                                    _ => {
                                        let v12 = r3[3];
                                        *e5
                                    }
                                });
                            }
                        }
                    } else {
                        { let right = lit(v1.value() as i64 as f64); p[2 % 3] -= right; }
                        let r14 = [p[1].copysign(lit(0.25)); 5];
                    }
                    let mut k16: usize = 0;
                    let mut v17: D = 'l15: loop {
                        if k16 >= 4 {
                            break lit(1.5);
                        }
                        k16 += 1;
                    };
                }
                'l18: for i19 in 1..4 {
                    for i21 in 0..i19 {
                        let v22: D = lit(-1.1);
                        if v1 >= lit(2.0) {
                            { let right = lit(0.25) * (u * v1); r3[(2 * i19 + 2) % 4] += right; }
                            break 'l18;
                        }
                    }
                    { let right = lit(0.25) * (v1 - lit(0.75)); v1 += right; }
                }
            }
            v2 * v2 + v1.sin() + u.sin() + r3[0]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(1.5) * p[(n + n) % 3];
            let mut v1 = match n % 4 {
                0 => {
                    let v2 = v1;
                    v2
                }
                1 => { v1 }
                2 => {
                    let v3 = v1;
                    v3
                }
                _ => { p[3 - 1 - (4) % 3] }
            };
            let w_len: usize = w.len();
            w[(2 * n + 1) % w_len] = lit(2.0);
            if v1 <= lit(0.125) {
                let mut v4 = if v1 < lit(1.0) { v1 } else { v1 };
            }
            if !(w[0] > w[(w_len + n) % w.len()]) {
                { let right = h0(p, lit(0.9)).tanh(); w[(2) % w_len] *= right; }
                return v1;
            }
            let mut k6: usize = 0;
            'l5: while k6 < 1 {
                k6 += 1;
                let mut v7 = w[w_len % w.len()];
                { let right = v7.atan(); v1 *= right; }
            }
            w.iter().zip(&p).take(3).map(|(&e8, &z8)| v1).sum::<D>() + p[3 - 1 - (3) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p56", false, |report| crate::check_program!(2, report));
    }
}

pub mod p57 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.9;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = u + v;
            let mut v = v1 - v;
            const GAMMA_2: f64 = -0.3;
            v1 += v1 * v * GAMMA_2;
            let mut r3 = [0.7 / (u.abs() + 1.25), u, BETA, v1];
            (u.max(-2.25).min(2.375).exp2() * v + v1, u.sin() + v + u + r3[1])
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ALPHA;
            v1 -= x * x;
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                match k3 % 4 {
                    0 => {
                    }
                    1 => {
                        {
                            for i5 in 0..k3 {
                                if (x > 1.1) && (x <= 0.3_f64) {
                                    for &e7 in a {
                                        fn inner8(s: f64, t: f64) -> f64 {
                                            if s <= s {
                                                return t * t;
                                            }
                                            s - -1.25
                                        }
                                        let v9 = inner8(v1 + BETA, v1);
                                    }
                                } else {
                                    'l10: for i11 in 0..n {
                                        let v12 = x - x;
                                        const GAMMA_13: f64 = 0.5;
                                        x = 0.7 * GAMMA_13;
                                    }
                                }
                            }
                            let v14 = a[k3 % a.len()];
                        }
                        v1 /= a[k3 % a.len()] * a[k3 % a.len()] + 0.5;
                    }
                    2 => {
                        x = v1 / (1.0 + v1 * v1);
                    }
                    _ => {
                        x -= 0.25 * ((n % 4) as f64).copysign(0.9);
                        let p16: (f64, f64) = h0(v1, x);
                    }
                }
            }
            (-2.0 + x, (if n % 2 < 1 { a[a.len() - 1 - (k3 + n) % a.len()] } else { v1 }) * x + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.9;
        #[differentiate(without(recompute))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = u + v;
            let mut v = v1 - v;
            const GAMMA_2: f64 = -0.3;
            v1 += v1 * v * GAMMA_2;
            let mut r3 = [0.7 / (u.abs() + 1.25), u, BETA, v1];
            (u.max(-2.25).min(2.375).exp2() * v + v1, u.sin() + v + u + r3[1])
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ALPHA;
            v1 -= x * x;
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                match k3 % 4 {
                    0 => {
                    }
                    1 => {
                        {
                            for i5 in 0..k3 {
                                if (x > 1.1) && (x <= 0.3_f64) {
                                    for &e7 in a {
                                        fn inner8(s: f64, t: f64) -> f64 {
                                            if s <= s {
                                                return t * t;
                                            }
                                            s - -1.25
                                        }
                                        let v9 = inner8(v1 + BETA, v1);
                                    }
                                } else {
                                    'l10: for i11 in 0..n {
                                        let v12 = x - x;
                                        const GAMMA_13: f64 = 0.5;
                                        x = 0.7 * GAMMA_13;
                                    }
                                }
                            }
                            let v14 = a[k3 % a.len()];
                        }
                        v1 /= a[k3 % a.len()] * a[k3 % a.len()] + 0.5;
                    }
                    2 => {
                        x = v1 / (1.0 + v1 * v1);
                    }
                    _ => {
                        x -= 0.25 * ((n % 4) as f64).copysign(0.9);
                        let p16: (f64, f64) = h0(v1, x);
                    }
                }
            }
            (-2.0 + x, (if n % 2 < 1 { a[a.len() - 1 - (k3 + n) % a.len()] } else { v1 }) * x + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.9;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = u + v;
            let mut v = v1 - v;
            const GAMMA_2: f64 = -0.3;
            { let right = v1 * v * lit(GAMMA_2); v1 += right; }
            let mut r3 = [lit(0.7) / (u.abs() + lit(1.25)), u, lit(BETA), v1];
            (u.max(lit(-2.25)).min(lit(2.375)).exp2() * v + v1, u.sin() + v + u + r3[1])
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = lit(ALPHA);
            { let right = x * x; v1 -= right; }
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                match k3 % 4 {
                    0 => {
                    }
                    1 => {
                        {
                            for i5 in 0..k3 {
                                if (x > lit(1.1)) && (x <= lit(0.3)) {
                                    for &e7 in a {
                                        fn inner8(s: D, t: D) -> D {
                                            if s <= s {
                                                return t * t;
                                            }
                                            s - lit(-1.25)
                                        }
                                        let v9 = inner8(v1 + lit(BETA), v1);
                                    }
                                } else {
                                    'l10: for i11 in 0..n {
                                        let v12 = x - x;
                                        const GAMMA_13: f64 = 0.5;
                                        x = lit(0.7) * lit(GAMMA_13);
                                    }
                                }
                            }
                            let v14 = a[k3 % a.len()];
                        }
                        { let right = a[k3 % a.len()] * a[k3 % a.len()] + lit(0.5); v1 /= right; }
                    }
                    2 => {
                        x = v1 / (lit(1.0) + v1 * v1);
                    }
                    _ => {
                        { let right = lit(0.25) * lit((n % 4) as f64).copysign(lit(0.9)); x -= right; }
                        let p16: (D, D) = h0(v1, x);
                    }
                }
            }
            (lit(-2.0) + x, (if n % 2 < 1 { a[a.len() - 1 - (k3 + n) % a.len()] } else { v1 }) * x + a[0])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p57", false, |report| crate::check_program!(3, report));
    }
}

pub mod p58 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v2 = a.iter().take(n + 1).map(|&e1| e1 + x).sum::<f64>();
            let mut v3 = a[(n + n) % a.len()] / (v2 * v2 + 0.25);
            let mut r5 = [-a[0], x + 0.3, a.iter().zip(a).skip(0).map(|(&e4, &z4)| if !(a[a.len() - 1 - (n + n) % a.len()] <= 1.5) { a[4 % a.len()] } else { v3 }).fold(v3, |acc4, t4| 0.5 * acc4 + 0.75 * t4)];
            let mut k6: usize = 0;
            'l7: for i8 in (0..k6).step_by(2) {
                let mut v9 = ((n % 4) as f64) * v3;
            }
            if (BETA <= 1.1) && (x > a[a.len() - 1 - (k6 + 1) % a.len()]) {
                if k6 % 2 == 1 {
                    let c10 = |u10_0: f64, u10_1: f64| u10_0 + u10_0 / (a[n % a.len()] * a[n % a.len()] + 0.5);
                } else {
                    let r11 = [x.rem_euclid(2.25), ((k6 % 4) as f64) + -1.0, a[n % a.len()] + x, { r5[(k6 + 1) % 3] }];
                    k6 = (k6 * 3 + n) % 5;
                }
                let mut v13: f64 = match k6 % 2 {
                    0 => {
                        let v12 = x;
                        x
                    }
                    _ => { v3 }
                };
            }
            (r5[0] - x.sin() + r5[0], (((k6 % 4) as f64) + v2 + v3.sin() - v2) * x + r5[0] + a[a.len() - 1 - (n + k6) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.5;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v2 = a.iter().take(n + 1).map(|&e1| e1 + x).sum::<f64>();
            let mut v3 = a[(n + n) % a.len()] / (v2 * v2 + 0.25);
            let mut r5 = [-a[0], x + 0.3, a.iter().zip(a).skip(0).map(|(&e4, &z4)| if !(a[a.len() - 1 - (n + n) % a.len()] <= 1.5) { a[4 % a.len()] } else { v3 }).fold(v3, |acc4, t4| 0.5 * acc4 + 0.75 * t4)];
            let mut k6: usize = 0;
            'l7: for i8 in (0..k6).step_by(2) {
                let mut v9 = ((n % 4) as f64) * v3;
            }
            if (BETA <= 1.1) && (x > a[a.len() - 1 - (k6 + 1) % a.len()]) {
                if k6 % 2 == 1 {
                    let c10 = |u10_0: f64, u10_1: f64| u10_0 + u10_0 / (a[n % a.len()] * a[n % a.len()] + 0.5);
                } else {
                    let r11 = [x.rem_euclid(2.25), ((k6 % 4) as f64) + -1.0, a[n % a.len()] + x, { r5[(k6 + 1) % 3] }];
                    k6 = (k6 * 3 + n) % 5;
                }
                let mut v13: f64 = match k6 % 2 {
                    0 => {
                        let v12 = x;
                        x
                    }
                    _ => { v3 }
                };
            }
            (r5[0] - x.sin() + r5[0], (((k6 % 4) as f64) + v2 + v3.sin() - v2) * x + r5[0] + a[a.len() - 1 - (n + k6) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.5;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v2 = a.iter().take(n + 1).map(|&e1| e1 + x).sum::<D>();
            let mut v3 = a[(n + n) % a.len()] / (v2 * v2 + lit(0.25));
            let mut r5 = [-a[0], x + lit(0.3), a.iter().zip(a).skip(0).map(|(&e4, &z4)| if !(a[a.len() - 1 - (n + n) % a.len()] <= lit(1.5)) { a[4 % a.len()] } else { v3 }).fold(v3, |acc4, t4| lit(0.5) * acc4 + lit(0.75) * t4)];
            let mut k6: usize = 0;
            'l7: for i8 in (0..k6).step_by(2) {
                let mut v9 = lit((n % 4) as f64) * v3;
            }
            if (lit(BETA) <= lit(1.1)) && (x > a[a.len() - 1 - (k6 + 1) % a.len()]) {
                if k6 % 2 == 1 {
                    let c10 = |u10_0: D, u10_1: D| u10_0 + u10_0 / (a[n % a.len()] * a[n % a.len()] + lit(0.5));
                } else {
                    let r11 = [x.rem_euclid(lit(2.25)), lit((k6 % 4) as f64) + lit(-1.0), a[n % a.len()] + x, { r5[(k6 + 1) % 3] }];
                    k6 = (k6 * 3 + n) % 5;
                }
                let mut v13: D = match k6 % 2 {
                    0 => {
                        let v12 = x;
                        x
                    }
                    _ => { v3 }
                };
            }
            (r5[0] - x.sin() + r5[0], (lit((k6 % 4) as f64) + v2 + v3.sin() - v2) * x + r5[0] + a[a.len() - 1 - (n + k6) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p58", false, |report| crate::check_program!(3, report));
    }
}

pub mod p59 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u - u;
            let o2: Option<f64> = if !(v1 >= 0.75) { Some(v1 + v1) } else { None };
            let mut k4: usize = 0;
            while (k4 < 6) && (u > 0.125) {
                k4 += 1;
                {
                    v1 = v1.cos();
                    v1 = v.max(-2.25).min(2.375);
                }
            }
            u - v1.sin() - u
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x.min(x);
            let mut v1 = v1 / (((n % 4) as f64).abs() + 0.5);
            {
                v1 += 2.0_f64 * ((n % 4) as f64);
            }
            let c2 = |u2_0: f64| u2_0 + u2_0 / (0.5_f64.abs() + 0.25);
            for &e4 in w.iter() {
                let v5 = h0(v1, w[(n + 1) % w.len()]);
            }
            let mut v6 = x / (x.abs() + 1.25);
            for i7 in (1..w.len()).rev() {
                w[i7] += w[i7 - 1] * x.clamp(-2.125, 1.875);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u - u;
            let o2: Option<f64> = if !(v1 >= 0.75) { Some(v1 + v1) } else { None };
            let mut k4: usize = 0;
            while (k4 < 6) && (u > 0.125) {
                k4 += 1;
                {
                    v1 = v1.cos();
                    v1 = v.max(-2.25).min(2.375);
                }
            }
            u - v1.sin() - u
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x.min(x);
            let mut v1 = v1 / (((n % 4) as f64).abs() + 0.5);
            {
                v1 += 2.0_f64 * ((n % 4) as f64);
            }
            let c2 = |u2_0: f64| u2_0 + u2_0 / (0.5_f64.abs() + 0.25);
            for &e4 in w.iter() {
                let v5 = h0(v1, w[(n + 1) % w.len()]);
            }
            let mut v6 = x / (x.abs() + 1.25);
            for i7 in (1..w.len()).rev() {
                w[i7] += w[i7 - 1] * x.clamp(-2.125, 1.875);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = u - u;
            let o2: Option<D> = if !(v1 >= lit(0.75)) { Some(v1 + v1) } else { None };
            let mut k4: usize = 0;
            while (k4 < 6) && (u > lit(0.125)) {
                k4 += 1;
                {
                    v1 = v1.cos();
                    v1 = v.max(lit(-2.25)).min(lit(2.375));
                }
            }
            u - v1.sin() - u
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x.min(x);
            let mut v1 = v1 / (lit((n % 4) as f64).abs() + lit(0.5));
            {
                { let right = lit(2.0) * lit((n % 4) as f64); v1 += right; }
            }
            let c2 = |u2_0: D| u2_0 + u2_0 / (lit(0.5).abs() + lit(0.25));
            for &e4 in w.iter() {
                let v5 = h0(v1, w[(n + 1) % w.len()]);
            }
            let mut v6 = x / (x.abs() + lit(1.25));
            for i7 in (1..w.len()).rev() {
                { let right = w[i7 - 1] * x.clamp(lit(-2.125), lit(1.875)); w[i7] += right; }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p59", false, |report| crate::check_program!(7, report));
    }
}

pub mod p60 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x;
            let mut v2 = (a[4 % a.len()].abs() + 1.25).ln();
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 6 {
                    break;
                }
                k4 += 1;
            }
            let mut k6: usize = 0;
            loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
                'l7: for i8 in 0..k4 {
                    v1 = v2 / (1.0 + v2 * v2);
                }
                let mut k9: usize = 0;
            }
            (x + a[(k6 + k4) % a.len()], ({ x }) + v2 + v1.sin() + x.sin())
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x;
            let mut v2 = (a[4 % a.len()].abs() + 1.25).ln();
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 6 {
                    break;
                }
                k4 += 1;
            }
            let mut k6: usize = 0;
            loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
                'l7: for i8 in 0..k4 {
                    v1 = v2 / (1.0 + v2 * v2);
                }
                let mut k9: usize = 0;
            }
            (x + a[(k6 + k4) % a.len()], ({ x }) + v2 + v1.sin() + x.sin())
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.7;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = x;
            let mut v2 = (a[4 % a.len()].abs() + lit(1.25)).ln();
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 6 {
                    break;
                }
                k4 += 1;
            }
            let mut k6: usize = 0;
            loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
                'l7: for i8 in 0..k4 {
                    v1 = v2 / (lit(1.0) + v2 * v2);
                }
                let mut k9: usize = 0;
            }
            (x + a[(k6 + k4) % a.len()], ({ x }) + v2 + v1.sin() + x.sin())
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p60", false, |report| crate::check_program!(3, report));
    }
}

pub mod p61 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[0 % b.len()] * b[b.len() - 1 - (1) % b.len()];
            let mut v2 = v1;
            if !(v2 <= a[3 % a.len()]) {
                for (i4, e4) in b.iter().enumerate() {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if t >= t {
                            return s + t;
                        }
                        t + s
                    }
                    let v6 = inner5({ a[a.len() - 1 - (2 * i4 + 2) % a.len()] }, b[i4 % b.len()] * *e4);
                    let mut k7: usize = 2;
                }
            }
            (a.windows(2).map(|e8| if a[0] >= 2.0 { v1 } else { a[0] }).sum::<f64>() + v2) * v1 + a[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x + x;
            let mut v2 = w[(n + 1) % w.len()];
            v1 += h0(&*w, &w[..]);
            for (i4, e4) in w.iter().enumerate() {
                let mut v5 = w[(n + n) % w.len()] + x;
            }
            {
                let mut k6: usize = 2;
                let mut k8: usize = 0;
                'l7: loop {
                    if k8 >= 0 {
                        break;
                    }
                    k8 += 1;
                    match k6 % 4 {
                        0 if w[3 % w.len()] >= 0.7 => {
                            for e10 in w.iter_mut() {
                                {
                                    let o11: Option<f64> = if !(x >= ((k6 % 4) as f64)) { Some(x - v1) } else { None };
                                    k6 = (k6 * 3 + 0) % 5;
                                }
                            }
                            v2 -= 0.25 * x;
                        }
                        1 => {
                            v2 = v2 * 0.5 + h0(&w[..], &w[..]);
                        }
                        2 => {
                            v1 /= x * x + 1.25;
                        }
                        _ => {
                            let mut r13 = [v2 - ((k6 % 4) as f64), w.chunks(2).map(|e12| v1 * x).fold(x, |acc12, t12| acc12.sin() + t12 * t12)];
                        }
                    }
                }
            }
            (if n % 3 != 1 { v1 } else { v2 }) - v2 + w[w.len() - 1 - (n + n) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[0 % b.len()] * b[b.len() - 1 - (1) % b.len()];
            let mut v2 = v1;
            if !(v2 <= a[3 % a.len()]) {
                for (i4, e4) in b.iter().enumerate() {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if t >= t {
                            return s + t;
                        }
                        t + s
                    }
                    let v6 = inner5({ a[a.len() - 1 - (2 * i4 + 2) % a.len()] }, b[i4 % b.len()] * *e4);
                    let mut k7: usize = 2;
                }
            }
            (a.windows(2).map(|e8| if a[0] >= 2.0 { v1 } else { a[0] }).sum::<f64>() + v2) * v1 + a[0]
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x + x;
            let mut v2 = w[(n + 1) % w.len()];
            v1 += h0(&*w, &w[..]);
            for (i4, e4) in w.iter().enumerate() {
                let mut v5 = w[(n + n) % w.len()] + x;
            }
            {
                let mut k6: usize = 2;
                let mut k8: usize = 0;
                'l7: loop {
                    if k8 >= 0 {
                        break;
                    }
                    k8 += 1;
                    match k6 % 4 {
                        0 if w[3 % w.len()] >= 0.7 => {
                            for e10 in w.iter_mut() {
                                {
                                    let o11: Option<f64> = if !(x >= ((k6 % 4) as f64)) { Some(x - v1) } else { None };
                                    k6 = (k6 * 3 + 0) % 5;
                                }
                            }
                            v2 -= 0.25 * x;
                        }
                        1 => {
                            v2 = v2 * 0.5 + h0(&w[..], &w[..]);
                        }
                        2 => {
                            v1 /= x * x + 1.25;
                        }
                        _ => {
                            let mut r13 = [v2 - ((k6 % 4) as f64), w.chunks(2).map(|e12| v1 * x).fold(x, |acc12, t12| acc12.sin() + t12 * t12)];
                        }
                    }
                }
            }
            (if n % 3 != 1 { v1 } else { v2 }) - v2 + w[w.len() - 1 - (n + n) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = b[0 % b.len()] * b[b.len() - 1 - (1) % b.len()];
            let mut v2 = v1;
            if !(v2 <= a[3 % a.len()]) {
                for (i4, e4) in b.iter().enumerate() {
                    fn inner5(s: D, t: D) -> D {
                        if t >= t {
                            return s + t;
                        }
                        t + s
                    }
                    let v6 = inner5({ a[a.len() - 1 - (2 * i4 + 2) % a.len()] }, b[i4 % b.len()] * *e4);
                    let mut k7: usize = 2;
                }
            }
            (a.windows(2).map(|e8| if a[0] >= lit(2.0) { v1 } else { a[0] }).sum::<D>() + v2) * v1 + a[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x + x;
            let mut v2 = w[(n + 1) % w.len()];
            { let right = h0(&*w, &w[..]); v1 += right; }
            for (i4, e4) in w.iter().enumerate() {
                let mut v5 = w[(n + n) % w.len()] + x;
            }
            {
                let mut k6: usize = 2;
                let mut k8: usize = 0;
                'l7: loop {
                    if k8 >= 0 {
                        break;
                    }
                    k8 += 1;
                    match k6 % 4 {
                        0 if w[3 % w.len()] >= lit(0.7) => {
                            for e10 in w.iter_mut() {
                                {
                                    let o11: Option<D> = if !(x >= lit((k6 % 4) as f64)) { Some(x - v1) } else { None };
                                    k6 = (k6 * 3 + 0) % 5;
                                }
                            }
                            { let right = lit(0.25) * x; v2 -= right; }
                        }
                        1 => {
                            v2 = v2 * lit(0.5) + h0(&w[..], &w[..]);
                        }
                        2 => {
                            { let right = x * x + lit(1.25); v1 /= right; }
                        }
                        _ => {
                            let mut r13 = [v2 - lit((k6 % 4) as f64), w.chunks(2).map(|e12| v1 * x).fold(x, |acc12, t12| acc12.sin() + t12 * t12)];
                        }
                    }
                }
            }
            (if n % 3 != 1 { v1 } else { v2 }) - v2 + w[w.len() - 1 - (n + n) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p61", false, |report| crate::check_program!(4, report));
    }
}

pub mod p62 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u * w[0];
            let r4 = vec![{
                let v2 = v1;
                v1
            }, w.iter().zip(w.iter()).enumerate().map(|(j3, (&e3, &z3))| (u * u + 0.25).ln()).sum::<f64>()];
            let r4_len: usize = r4.len();
            if r4_len % 3 < 1 {
                if ((r4_len % 4) as f64) >= -1.25 {
                    v1 = v1 * 0.5 + (r4[0] + v1);
                    w[w.len() - 1 - (r4_len + 1) % w.len()] *= v1 / (1.0 + v1 * v1);
                }
            }
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[(2 * n + 2) % 3];
            let mut v1 = x * ((n % 4) as f64);
            let mut r2: [f64; 4] = [0.0; 4];
            for i4 in 0..2 {
                for i6 in 0..n % 4 {
                    let v7 = r2[4 - 1 - (i6) % 4];
                }
                if i4 % 2 == 1 {
                    {
                        if n % 2 < 1 {
                            'l8: for i9 in 0..i4 {
                                for _ in (0..i4 % 4).step_by(2) {
                                    {
                                        p[1] *= (x * ALPHA).max(-2.25).min(2.375);
                                    }
                                    v1 /= ALPHA.abs() + 0.25;
                                }
                            }
                            fn inner12(s: f64, t: f64) -> f64 {
                                if s <= -0.9 {
                                    return 0.125 * 0.5;
                                }
                                t
                            }
                            let v13 = inner12(r2[4 - 1 - (i4) % 4], if n % 3 != 1 { ((n % 4) as f64) } else { r2[(n + i4) % 4] });
                        }
                    }
                    h0(&mut p, x);
                } else {
                    let v14 = match n % 3 {
                        0 => { x }
                        1 => { v1 }
                        _ => { p[0] }
                    };
                }
            }
            [x * v1 - v1.sin() - x, x - r2[0] - v1 + x.sin() + r2[0] + p[2]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u * w[0];
            let r4 = vec![{
                let v2 = v1;
                v1
            }, w.iter().zip(w.iter()).enumerate().map(|(j3, (&e3, &z3))| (u * u + 0.25).ln()).sum::<f64>()];
            let r4_len: usize = r4.len();
            if r4_len % 3 < 1 {
                if ((r4_len % 4) as f64) >= -1.25 {
                    v1 = v1 * 0.5 + (r4[0] + v1);
                    w[w.len() - 1 - (r4_len + 1) % w.len()] *= v1 / (1.0 + v1 * v1);
                }
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[(2 * n + 2) % 3];
            let mut v1 = x * ((n % 4) as f64);
            let mut r2: [f64; 4] = [0.0; 4];
            for i4 in 0..2 {
                for i6 in 0..n % 4 {
                    let v7 = r2[4 - 1 - (i6) % 4];
                }
                if i4 % 2 == 1 {
                    {
                        if n % 2 < 1 {
                            'l8: for i9 in 0..i4 {
                                for _ in (0..i4 % 4).step_by(2) {
                                    {
                                        p[1] *= (x * ALPHA).max(-2.25).min(2.375);
                                    }
                                    v1 /= ALPHA.abs() + 0.25;
                                }
                            }
                            fn inner12(s: f64, t: f64) -> f64 {
                                if s <= -0.9 {
                                    return 0.125 * 0.5;
                                }
                                t
                            }
                            let v13 = inner12(r2[4 - 1 - (i4) % 4], if n % 3 != 1 { ((n % 4) as f64) } else { r2[(n + i4) % 4] });
                        }
                    }
                    h0(&mut p, x);
                } else {
                    let v14 = match n % 3 {
                        0 => { x }
                        1 => { v1 }
                        _ => { p[0] }
                    };
                }
            }
            [x * v1 - v1.sin() - x, x - r2[0] - v1 + x.sin() + r2[0] + p[2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u * w[0];
            let r4 = vec![{
                let v2 = v1;
                v1
            }, w.iter().zip(w.iter()).enumerate().map(|(j3, (&e3, &z3))| (u * u + lit(0.25)).ln()).sum::<D>()];
            let r4_len: usize = r4.len();
            if r4_len % 3 < 1 {
                if lit((r4_len % 4) as f64) >= lit(-1.25) {
                    v1 = v1 * lit(0.5) + (r4[0] + v1);
                    { let right = v1 / (lit(1.0) + v1 * v1); w[w.len() - 1 - (r4_len + 1) % w.len()] *= right; }
                }
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[(2 * n + 2) % 3];
            let mut v1 = x * lit((n % 4) as f64);
            let mut r2: [D; 4] = [lit(0.0); 4];
            for i4 in 0..2 {
                for i6 in 0..n % 4 {
                    let v7 = r2[4 - 1 - (i6) % 4];
                }
                if i4 % 2 == 1 {
                    {
                        if n % 2 < 1 {
                            'l8: for i9 in 0..i4 {
                                for _ in (0..i4 % 4).step_by(2) {
                                    {
                                        { let right = (x * lit(ALPHA)).max(lit(-2.25)).min(lit(2.375)); p[1] *= right; }
                                    }
                                    { let right = lit(ALPHA).abs() + lit(0.25); v1 /= right; }
                                }
                            }
                            fn inner12(s: D, t: D) -> D {
                                if s <= lit(-0.9) {
                                    return lit(0.125) * lit(0.5);
                                }
                                t
                            }
                            let v13 = inner12(r2[4 - 1 - (i4) % 4], if n % 3 != 1 { lit((n % 4) as f64) } else { r2[(n + i4) % 4] });
                        }
                    }
                    h0(&mut p, x);
                } else {
                    let v14 = match n % 3 {
                        0 => { x }
                        1 => { v1 }
                        _ => { p[0] }
                    };
                }
            }
            [x * v1 - v1.sin() - x, x - r2[0] - v1 + x.sin() + r2[0] + p[2]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p62", false, |report| crate::check_program!(6, report));
    }
}

pub mod p63 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = {
                w[0] = w[0] * 0.5 + w[0];
                w[w.len() - 1 - (n + n) % w.len()]
            };
            let mut v3 = match n % 3 {
                0 if x < -1.25 => { x }
                1 => { v1 }
                _ => {
                    let v2: f64 = 0.25;
                    -0.7
                }
            };
            let mut r4 = [v1, -0.25];
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 1 {
                    break;
                }
                k6 += 1;
                if n % 2 < 1 {
                    {
                        let v7 = v3;
                    }
                }
            }
            let mut p11: (f64, f64) = (r4.iter().rev().zip(w.iter()).skip(2).map(|(&e8, &z8)| -1.1_f64).sum::<f64>(), r4.iter().map(|&e9| r4.iter().fold(v1, |acc10, &e10| 0.5 * acc10 + ((n % 4) as f64) * e10)).filter(|&m10| x > BETA).sum::<f64>());
            let mut p12 = (x, v1);
            let mut r13 = [v1 + ((n % 4) as f64); 5];
            ({ w[0] }) + v3 - v1 + r13[0] + r4[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.5;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = {
                w[0] = w[0] * 0.5 + w[0];
                w[w.len() - 1 - (n + n) % w.len()]
            };
            let mut v3 = match n % 3 {
                0 if x < -1.25 => { x }
                1 => { v1 }
                _ => {
                    let v2: f64 = 0.25;
                    -0.7
                }
            };
            let mut r4 = [v1, -0.25];
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 1 {
                    break;
                }
                k6 += 1;
                if n % 2 < 1 {
                    {
                        let v7 = v3;
                    }
                }
            }
            let mut p11: (f64, f64) = (r4.iter().rev().zip(w.iter()).skip(2).map(|(&e8, &z8)| -1.1_f64).sum::<f64>(), r4.iter().map(|&e9| r4.iter().fold(v1, |acc10, &e10| 0.5 * acc10 + ((n % 4) as f64) * e10)).filter(|&m10| x > BETA).sum::<f64>());
            let mut p12 = (x, v1);
            let mut r13 = [v1 + ((n % 4) as f64); 5];
            ({ w[0] }) + v3 - v1 + r13[0] + r4[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = {
                w[0] = w[0] * lit(0.5) + w[0];
                w[w.len() - 1 - (n + n) % w.len()]
            };
            let mut v3 = match n % 3 {
                0 if x < lit(-1.25) => { x }
                1 => { v1 }
                _ => {
                    let v2: D = lit(0.25);
                    lit(-0.7)
                }
            };
            let mut r4 = [v1, lit(-0.25)];
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 1 {
                    break;
                }
                k6 += 1;
                if n % 2 < 1 {
                    {
                        let v7 = v3;
                    }
                }
            }
            let mut p11: (D, D) = (r4.iter().rev().zip(w.iter()).skip(2).map(|(&e8, &z8)| -lit(1.1)).sum::<D>(), r4.iter().map(|&e9| r4.iter().fold(v1, |acc10, &e10| lit(0.5) * acc10 + lit((n % 4) as f64) * e10)).filter(|&m10| x > lit(BETA)).sum::<D>());
            let mut p12 = (x, v1);
            let mut r13 = [v1 + lit((n % 4) as f64); 5];
            ({ w[0] }) + v3 - v1 + r13[0] + r4[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p63", false, |report| crate::check_program!(4, report));
    }
}

pub mod p64 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[w.len() - 1 - (0) % w.len()];
            let mut v2 = v1;
            let mut r3 = [w[w.len() - 1 - (3) % w.len()] / (w[0] * w[0] + 0.25), 1.5 - v2];
            let s4: &[f64] = &w[..];
            if v2 <= 2.0 {
                let mut k6: usize = 0;
                'l5: loop {
                    if k6 >= 3 {
                        break;
                    }
                    k6 += 1;
                    let mut k7: usize = 2;
                    let mut k9: usize = 0;
                    let mut v12: f64 = loop {
                        if k9 >= 0 {
                            break x.min(-0.9);
                        }
                        k9 += 1;
                        let mut k11: usize = 0;
                        while k11 < 6 {
                            k11 += 1;
                            r3[(n + k7) % 2] = v2.clamp(-2.125, 1.875);
                        }
                    };
                }
            }
            {
                let o13: Option<f64> = if n % 3 != 1 { Some({ v1 }) } else { None };
            }
            v2 - x + v2.sin() + v1 + x + s4[(2 * n + 0) % s4.len()] + r3[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[w.len() - 1 - (0) % w.len()];
            let mut v2 = v1;
            let mut r3 = [w[w.len() - 1 - (3) % w.len()] / (w[0] * w[0] + 0.25), 1.5 - v2];
            let s4: &[f64] = &w[..];
            if v2 <= 2.0 {
                let mut k6: usize = 0;
                'l5: loop {
                    if k6 >= 3 {
                        break;
                    }
                    k6 += 1;
                    let mut k7: usize = 2;
                    let mut k9: usize = 0;
                    let mut v12: f64 = loop {
                        if k9 >= 0 {
                            break x.min(-0.9);
                        }
                        k9 += 1;
                        let mut k11: usize = 0;
                        while k11 < 6 {
                            k11 += 1;
                            r3[(n + k7) % 2] = v2.clamp(-2.125, 1.875);
                        }
                    };
                }
            }
            {
                let o13: Option<f64> = if n % 3 != 1 { Some({ v1 }) } else { None };
            }
            v2 - x + v2.sin() + v1 + x + s4[(2 * n + 0) % s4.len()] + r3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[w.len() - 1 - (0) % w.len()];
            let mut v2 = v1;
            let mut r3 = [w[w.len() - 1 - (3) % w.len()] / (w[0] * w[0] + lit(0.25)), lit(1.5) - v2];
            let s4: &[D] = &w[..];
            if v2 <= lit(2.0) {
                let mut k6: usize = 0;
                'l5: loop {
                    if k6 >= 3 {
                        break;
                    }
                    k6 += 1;
                    let mut k7: usize = 2;
                    let mut k9: usize = 0;
                    let mut v12: D = loop {
                        if k9 >= 0 {
                            break x.min(lit(-0.9));
                        }
                        k9 += 1;
                        let mut k11: usize = 0;
                        while k11 < 6 {
                            k11 += 1;
                            r3[(n + k7) % 2] = v2.clamp(lit(-2.125), lit(1.875));
                        }
                    };
                }
            }
            {
                let o13: Option<D> = if n % 3 != 1 { Some({ v1 }) } else { None };
            }
            v2 - x + v2.sin() + v1 + x + s4[(2 * n + 0) % s4.len()] + r3[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p64", false, |report| crate::check_program!(4, report));
    }
}

pub mod p65 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = 0.9_f64.cos();
            let mut v2 = x.max(((n % 4) as f64));
            let mut r3: [f64; 3] = [0.0; 3];
            for _ in 1..=7 {
                let v6: f64 = a[0];
            }
            let mut k7: usize = 3;
            v1 = if v2 <= 0.75 {
                let v8 = v2;
                0.5_f64
            } else {
                let v9: f64 = 1.5;
                x
            };
            k7 = (k7 * 3 + n + 1) % 5;
            v2 *= v2.max(a[0]).cos();
            let mut k11: usize = 0;
            while k11 < 6 {
                k11 += 1;
                let (mut v12, v13) = (v1 - v1, a[(n + n) % a.len()]);
            }
            let o14: Option<f64> = if -0.7_f64 <= 1.5 { Some(v2) } else { None };
            v2 * v1 - x.sin() + r3[1] + a[(2 * k11 + 0) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = 0.9_f64.cos();
            let mut v2 = x.max(((n % 4) as f64));
            let mut r3: [f64; 3] = [0.0; 3];
            for _ in 1..=7 {
                let v6: f64 = a[0];
            }
            let mut k7: usize = 3;
            v1 = if v2 <= 0.75 {
                let v8 = v2;
                0.5_f64
            } else {
                let v9: f64 = 1.5;
                x
            };
            k7 = (k7 * 3 + n + 1) % 5;
            v2 *= v2.max(a[0]).cos();
            let mut k11: usize = 0;
            while k11 < 6 {
                k11 += 1;
                let (mut v12, v13) = (v1 - v1, a[(n + n) % a.len()]);
            }
            let o14: Option<f64> = if -0.7_f64 <= 1.5 { Some(v2) } else { None };
            v2 * v1 - x.sin() + r3[1] + a[(2 * k11 + 0) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = lit(0.9).cos();
            let mut v2 = x.max(lit((n % 4) as f64));
            let mut r3: [D; 3] = [lit(0.0); 3];
            for _ in 1..=7 {
                let v6: D = a[0];
            }
            let mut k7: usize = 3;
            v1 = if v2 <= lit(0.75) {
                let v8 = v2;
                lit(0.5)
            } else {
                let v9: D = lit(1.5);
                x
            };
            k7 = (k7 * 3 + n + 1) % 5;
            { let right = v2.max(a[0]).cos(); v2 *= right; }
            let mut k11: usize = 0;
            while k11 < 6 {
                k11 += 1;
                let (mut v12, v13) = (v1 - v1, a[(n + n) % a.len()]);
            }
            let o14: Option<D> = if lit(-0.7) <= lit(1.5) { Some(v2) } else { None };
            v2 * v1 - x.sin() + r3[1] + a[(2 * k11 + 0) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p65", false, |report| crate::check_program!(1, report));
    }
}

pub mod p66 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1: f64 = u;
            if !(-0.125_f64 >= v1) {
                return (1..k).filter(|&i2| u >= 0.25).map(|i2| -0.125 + v1).filter(|&m2| v1 <= v1).sum::<f64>();
            }
            u -= u - v1;
            h0((1..k).map(|i3| f64::ln(u * u + 0.25)).fold(v1, |acc3, t3| acc3.sin() + acc3 * t3).sin(), k - 1).sin() * (v1.tanh() * u) + 0.5 * h0((match k % 4 {
                0 | 5 if u < v1 => {
                    v1 = v1 * 0.5 + u;
                    v1
                }
                1 => {
                    let v4 = u;
                    v4
                }
                2 => { u }
                _ => { 2.0_f64 }
            }).atan(), k - 1)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = h0(x, (n + 1) % 4);
            let mut v2: f64 = BETA - 0.3;
            let mut k3: usize = 3;
            let v4: f64 = v2;
            w.fill(v4);
            const GAMMA_5: f64 = 1.25;
            w[0] -= -0.9 * w[(k3 + k3) % w.len()] * GAMMA_5;
            let c6 = move |u6_0: f64| u6_0 * (if 0.25_f64 <= 1.0 { x } else { v1 });
            {
                if x >= x {
                    for e8 in w.iter_mut() {
                        *e8 = (((n % 4) as f64) + *e8).cos();
                    }
                }
            }
            w[(n + 1) % w.len()] * w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate(without(order))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1: f64 = u;
            if !(-0.125_f64 >= v1) {
                return (1..k).filter(|&i2| u >= 0.25).map(|i2| -0.125 + v1).filter(|&m2| v1 <= v1).sum::<f64>();
            }
            u -= u - v1;
            h0((1..k).map(|i3| f64::ln(u * u + 0.25)).fold(v1, |acc3, t3| acc3.sin() + acc3 * t3).sin(), k - 1).sin() * (v1.tanh() * u) + 0.5 * h0((match k % 4 {
                0 | 5 if u < v1 => {
                    v1 = v1 * 0.5 + u;
                    v1
                }
                1 => {
                    let v4 = u;
                    v4
                }
                2 => { u }
                _ => { 2.0_f64 }
            }).atan(), k - 1)
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = h0(x, (n + 1) % 4);
            let mut v2: f64 = BETA - 0.3;
            let mut k3: usize = 3;
            let v4: f64 = v2;
            w.fill(v4);
            const GAMMA_5: f64 = 1.25;
            w[0] -= -0.9 * w[(k3 + k3) % w.len()] * GAMMA_5;
            let c6 = move |u6_0: f64| u6_0 * (if 0.25_f64 <= 1.0 { x } else { v1 });
            {
                if x >= x {
                    for e8 in w.iter_mut() {
                        *e8 = (((n % 4) as f64) + *e8).cos();
                    }
                }
            }
            w[(n + 1) % w.len()] * w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.5;
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut v1: D = u;
            if !(lit(-0.125) >= v1) {
                return (1..k).filter(|&i2| u >= lit(0.25)).map(|i2| lit(-0.125) + v1).filter(|&m2| v1 <= v1).sum::<D>();
            }
            { let right = u - v1; u -= right; }
            h0((1..k).map(|i3| D::ln(u * u + lit(0.25))).fold(v1, |acc3, t3| acc3.sin() + acc3 * t3).sin(), k - 1).sin() * (v1.tanh() * u) + lit(0.5) * h0((match k % 4 {
                0 | 5 if u < v1 => {
                    v1 = v1 * lit(0.5) + u;
                    v1
                }
                1 => {
                    let v4 = u;
                    v4
                }
                2 => { u }
                _ => { lit(2.0) }
            }).atan(), k - 1)
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = h0(x, (n + 1) % 4);
            let mut v2: D = lit(BETA) - lit(0.3);
            let mut k3: usize = 3;
            let v4: D = v2;
            w.fill(v4);
            const GAMMA_5: f64 = 1.25;
            { let right = lit(-0.9) * w[(k3 + k3) % w.len()] * lit(GAMMA_5); w[0] -= right; }
            let c6 = move |u6_0: D| u6_0 * (if lit(0.25) <= lit(1.0) { x } else { v1 });
            {
                if x >= x {
                    for e8 in w.iter_mut() {
                        *e8 = (lit((n % 4) as f64) + *e8).cos();
                    }
                }
            }
            w[(n + 1) % w.len()] * w[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p66", false, |report| crate::check_program!(4, report));
    }
}

pub mod p67 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = -0.7 / (0.3_f64.abs() + 0.25);
            let mut r2: [f64; 4] = [0.0; 4];
            let (mut v3, v4) = (v1 - b[b.len() - 1 - (3) % b.len()], b[b.len() - 1 - (2) % b.len()]);
            let mut k6: usize = 0;
            let mut v12: f64 = 'l5: loop {
                if k6 >= 0 {
                    break if v3 <= ALPHA { v1 } else {
                        r2[k6 % 4] = v1;
                        v4
                    };
                }
                k6 += 1;
                r2[1] -= 0.25 * b.iter().zip(r2.iter()).map(|(&e7, &z7)| r2[0]).sum::<f64>();
                for i9 in 1..k6 % 4 {
                    let mut r11 = [1.25 / (v1.abs() + 0.5), {
                        let v10 = ALPHA;
                        b[0]
                    }];
                }
            };
            r2.windows(2).map(|e13| v1).sum::<f64>() + v12.sin() + v3.sin() + r2[2] + b[k6 % b.len()] + a[a.len() - 1 - (3) % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0 % w.len()] / (ALPHA * ALPHA + 0.25);
            let mut r2 = [v1, ((n % 4) as f64), v1 + v1];
            r2[1] = { ((n % 4) as f64) };
            v1 -= h0(&w[..], &r2);
            let mut k4: usize = 0;
            while k4 < 6 {
                k4 += 1;
                let mut k5: usize = 0;
                k5 = (k5 * 3 + k4 + 1) % 5;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(recompute))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = -0.7 / (0.3_f64.abs() + 0.25);
            let mut r2: [f64; 4] = [0.0; 4];
            let (mut v3, v4) = (v1 - b[b.len() - 1 - (3) % b.len()], b[b.len() - 1 - (2) % b.len()]);
            let mut k6: usize = 0;
            let mut v12: f64 = 'l5: loop {
                if k6 >= 0 {
                    break if v3 <= ALPHA { v1 } else {
                        r2[k6 % 4] = v1;
                        v4
                    };
                }
                k6 += 1;
                r2[1] -= 0.25 * b.iter().zip(r2.iter()).map(|(&e7, &z7)| r2[0]).sum::<f64>();
                for i9 in 1..k6 % 4 {
                    let mut r11 = [1.25 / (v1.abs() + 0.5), {
                        let v10 = ALPHA;
                        b[0]
                    }];
                }
            };
            r2.windows(2).map(|e13| v1).sum::<f64>() + v12.sin() + v3.sin() + r2[2] + b[k6 % b.len()] + a[a.len() - 1 - (3) % a.len()]
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0 % w.len()] / (ALPHA * ALPHA + 0.25);
            let mut r2 = [v1, ((n % 4) as f64), v1 + v1];
            r2[1] = { ((n % 4) as f64) };
            v1 -= h0(&w[..], &r2);
            let mut k4: usize = 0;
            while k4 < 6 {
                k4 += 1;
                let mut k5: usize = 0;
                k5 = (k5 * 3 + k4 + 1) % 5;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(-0.7) / (lit(0.3).abs() + lit(0.25));
            let mut r2: [D; 4] = [lit(0.0); 4];
            let (mut v3, v4) = (v1 - b[b.len() - 1 - (3) % b.len()], b[b.len() - 1 - (2) % b.len()]);
            let mut k6: usize = 0;
            let mut v12: D = 'l5: loop {
                if k6 >= 0 {
                    break if v3 <= lit(ALPHA) { v1 } else {
                        r2[k6 % 4] = v1;
                        v4
                    };
                }
                k6 += 1;
                { let right = lit(0.25) * b.iter().zip(r2.iter()).map(|(&e7, &z7)| r2[0]).sum::<D>(); r2[1] -= right; }
                for i9 in 1..k6 % 4 {
                    let mut r11 = [lit(1.25) / (v1.abs() + lit(0.5)), {
                        let v10 = lit(ALPHA);
                        b[0]
                    }];
                }
            };
            r2.windows(2).map(|e13| v1).sum::<D>() + v12.sin() + v3.sin() + r2[2] + b[k6 % b.len()] + a[a.len() - 1 - (3) % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0 % w.len()] / (lit(ALPHA) * lit(ALPHA) + lit(0.25));
            let mut r2 = [v1, lit((n % 4) as f64), v1 + v1];
            r2[1] = { lit((n % 4) as f64) };
            { let right = h0(&w[..], &r2); v1 -= right; }
            let mut k4: usize = 0;
            while k4 < 6 {
                k4 += 1;
                let mut k5: usize = 0;
                k5 = (k5 * 3 + k4 + 1) % 5;
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p67", false, |report| crate::check_program!(7, report));
    }
}

pub mod p68 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = { BETA };
            x = (x.abs() + 1.25).powf(2.25);
            fn inner1(s: f64, t: f64) -> f64 {
                if (t <= -1.25) || (t < s) {
                    return t;
                }
                if s >= t { 0.9 } else { s }
            }
            let v2 = inner1(x, y + x);
            if n % 2 < 1 {
                fn inner3(s: f64, t: f64) -> f64 {
                    if t <= s {
                        return s;
                    }
                    (0..4).map(|i4| { t }).fold(s, |acc4, t4| 0.5 * acc4 + 0.7 * t4)
                }
                let v5 = inner3(y * x, if (((n % 4) as f64) < 0.7) || (y <= 0.9) {
                    x = { x };
                    x
                } else { 0.3 });
            }
            v2 / (y * y + 0.5) + v2 + y.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = { BETA };
            x = (x.abs() + 1.25).powf(2.25);
            fn inner1(s: f64, t: f64) -> f64 {
                if (t <= -1.25) || (t < s) {
                    return t;
                }
                if s >= t { 0.9 } else { s }
            }
            let v2 = inner1(x, y + x);
            if n % 2 < 1 {
                fn inner3(s: f64, t: f64) -> f64 {
                    if t <= s {
                        return s;
                    }
                    (0..4).map(|i4| { t }).fold(s, |acc4, t4| 0.5 * acc4 + 0.7 * t4)
                }
                let v5 = inner3(y * x, if (((n % 4) as f64) < 0.7) || (y <= 0.9) {
                    x = { x };
                    x
                } else { 0.3 });
            }
            v2 / (y * y + 0.5) + v2 + y.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut x = { lit(BETA) };
            x = (x.abs() + lit(1.25)).powf(lit(2.25));
            fn inner1(s: D, t: D) -> D {
                if (t <= lit(-1.25)) || (t < s) {
                    return t;
                }
                if s >= t { lit(0.9) } else { s }
            }
            let v2 = inner1(x, y + x);
            if n % 2 < 1 {
                fn inner3(s: D, t: D) -> D {
                    if t <= s {
                        return s;
                    }
                    (0..4).map(|i4| { t }).fold(s, |acc4, t4| lit(0.5) * acc4 + lit(0.7) * t4)
                }
                let v5 = inner3(y * x, if (lit((n % 4) as f64) < lit(0.7)) || (y <= lit(0.9)) {
                    x = { x };
                    x
                } else { lit(0.3) });
            }
            v2 / (y * y + lit(0.5)) + v2 + y.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p68", false, |report| crate::check_program!(0, report));
    }
}

pub mod p69 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u + u;
            let mut r2: [f64; 5] = [u * u; 5];
            v1 = v1 + u;
            if r2[5 - 1 - (k + k) % 5] <= 0.5 {
                u *= r2.iter().zip(&r2).skip(1).map(|(&e3, &z3)| -z3).fold(u, |acc3, t3| 0.5 * acc3 + r2[2] * t3).atan();
                const GAMMA_4: f64 = 0.25;
                r2[3] += (v1 - r2[5 - 1 - (2 * k + 1) % 5]) * GAMMA_4;
            } else {
                let mut v5 = r2[0];
            }
            if !(u < 0.25) {
                return Some(v1);
            }
            Some(((k % 4) as f64) - r2[(k + k) % 5] + v1 + r2[0])
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x: f64 = x / (x * x + 1.25);
            let mut x: f64 = x;
            {
                let mut k2: usize = 0;
                'l1: while (k2 < 4) && (x < 0.3) {
                    k2 += 1;
                    if (p[1] >= 0.125) || (p[2] < 0.125) {
                        {
                            let v3: f64;
                            if !(x <= p[(n + n) % 3]) {
                                v3 = match k2 % 4 {
                                    0 => { x }
                                    1 if 1.25_f64 < -2.0 => { x }
                                    2 if p[0] <= 2.0 => { p[1] }
                                    _ => { x }
                                };
                            } else {
                                v3 = x / (x * x + 0.25);
                            }
                        }
                    } else {
                        const GAMMA_4: f64 = 2.0;
                        x *= ((k2 % 4) as f64).max(-2.25).min(2.375) * GAMMA_4;
                        p.swap(k2 % 3, 0);
                    }
                    if (x <= 1.5) && (p[(k2 + k2) % 3] > 0.25) {
                        x = (0.5 + p[(k2 + 1) % 3]).sin();
                    }
                }
            }
            [p[2] + x.sin() + p[0], x * x.sin() + p[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u + u;
            let mut r2: [f64; 5] = [u * u; 5];
            v1 = v1 + u;
            if r2[5 - 1 - (k + k) % 5] <= 0.5 {
                u *= r2.iter().zip(&r2).skip(1).map(|(&e3, &z3)| -z3).fold(u, |acc3, t3| 0.5 * acc3 + r2[2] * t3).atan();
                const GAMMA_4: f64 = 0.25;
                r2[3] += (v1 - r2[5 - 1 - (2 * k + 1) % 5]) * GAMMA_4;
            } else {
                let mut v5 = r2[0];
            }
            if !(u < 0.25) {
                return Some(v1);
            }
            Some(((k % 4) as f64) - r2[(k + k) % 5] + v1 + r2[0])
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x: f64 = x / (x * x + 1.25);
            let mut x: f64 = x;
            {
                let mut k2: usize = 0;
                'l1: while (k2 < 4) && (x < 0.3) {
                    k2 += 1;
                    if (p[1] >= 0.125) || (p[2] < 0.125) {
                        {
                            let v3: f64;
                            if !(x <= p[(n + n) % 3]) {
                                v3 = match k2 % 4 {
                                    0 => { x }
                                    1 if 1.25_f64 < -2.0 => { x }
                                    2 if p[0] <= 2.0 => { p[1] }
                                    _ => { x }
                                };
                            } else {
                                v3 = x / (x * x + 0.25);
                            }
                        }
                    } else {
                        const GAMMA_4: f64 = 2.0;
                        x *= ((k2 % 4) as f64).max(-2.25).min(2.375) * GAMMA_4;
                        p.swap(k2 % 3, 0);
                    }
                    if (x <= 1.5) && (p[(k2 + k2) % 3] > 0.25) {
                        x = (0.5 + p[(k2 + 1) % 3]).sin();
                    }
                }
            }
            [p[2] + x.sin() + p[0], x * x.sin() + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u + u;
            let mut r2: [D; 5] = [u * u; 5];
            v1 = v1 + u;
            if r2[5 - 1 - (k + k) % 5] <= lit(0.5) {
                { let right = r2.iter().zip(&r2).skip(1).map(|(&e3, &z3)| -z3).fold(u, |acc3, t3| lit(0.5) * acc3 + r2[2] * t3).atan(); u *= right; }
                const GAMMA_4: f64 = 0.25;
                { let right = (v1 - r2[5 - 1 - (2 * k + 1) % 5]) * lit(GAMMA_4); r2[3] += right; }
            } else {
                let mut v5 = r2[0];
            }
            if !(u < lit(0.25)) {
                return Some(v1);
            }
            Some(lit((k % 4) as f64) - r2[(k + k) % 5] + v1 + r2[0])
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x: D = x / (x * x + lit(1.25));
            let mut x: D = x;
            {
                let mut k2: usize = 0;
                'l1: while (k2 < 4) && (x < lit(0.3)) {
                    k2 += 1;
                    if (p[1] >= lit(0.125)) || (p[2] < lit(0.125)) {
                        {
                            let v3: D;
                            if !(x <= p[(n + n) % 3]) {
                                v3 = match k2 % 4 {
                                    0 => { x }
                                    1 if lit(1.25) < lit(-2.0) => { x }
                                    2 if p[0] <= lit(2.0) => { p[1] }
                                    _ => { x }
                                };
                            } else {
                                v3 = x / (x * x + lit(0.25));
                            }
                        }
                    } else {
                        const GAMMA_4: f64 = 2.0;
                        { let right = lit((k2 % 4) as f64).max(lit(-2.25)).min(lit(2.375)) * lit(GAMMA_4); x *= right; }
                        p.swap(k2 % 3, 0);
                    }
                    if (x <= lit(1.5)) && (p[(k2 + k2) % 3] > lit(0.25)) {
                        x = (lit(0.5) + p[(k2 + 1) % 3]).sin();
                    }
                }
            }
            [p[2] + x.sin() + p[0], x * x.sin() + p[0]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p69", false, |report| crate::check_program!(6, report));
    }
}

pub mod p70 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let w_len: usize = w.len();
            for e3 in w.iter() {
                'l4: for i5 in (0..w_len).step_by(2) {
                    'l6: for &e7 in &p {
                        if n % 2 != 1 {
                            let v8: f64;
                            if i5 % 2 != 1 {
                                v8 = v1;
                            } else {
                                v8 = p[w_len % 3];
                            }
                            v1 += 0.25 * ({ p[(2 * i5 + 0) % 3] });
                        }
                        if 1.25_f64 < -0.75 {
                            return e7 + e7;
                        }
                    }
                }
            }
            let mut k10: usize = 0;
            let mut v1: f64 = loop {
                if k10 >= 0 {
                    break v1;
                }
                k10 += 1;
                let mut k11: usize = 1;
                let mut k13: usize = 0;
                let v17: f64 = 'l12: loop {
                    if k13 >= 1 {
                        break if v1 > -1.0 { v1 } else {
                            let v1 = v1;
                            ((w_len % 4) as f64)
                        };
                    }
                    k13 += 1;
                    {
                        let v14: f64;
                        if ALPHA < 0.5 {
                            v14 = v1;
                        } else {
                            v14 = v1 * v1;
                        }
                    }
                    fn inner15(s: f64, t: f64) -> f64 {
                        if s <= 1.1 {
                            return s * t;
                        }
                        s + s
                    }
                    let v16: f64 = inner15(v1 * p[0], { v1 });
                };
            };
            v1 / (v1 * v1 + 0.25) * v1 + p[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let w_len: usize = w.len();
            for e3 in w.iter() {
                'l4: for i5 in (0..w_len).step_by(2) {
                    'l6: for &e7 in &p {
                        if n % 2 != 1 {
                            let v8: f64;
                            if i5 % 2 != 1 {
                                v8 = v1;
                            } else {
                                v8 = p[w_len % 3];
                            }
                            v1 += 0.25 * ({ p[(2 * i5 + 0) % 3] });
                        }
                        if 1.25_f64 < -0.75 {
                            return e7 + e7;
                        }
                    }
                }
            }
            let mut k10: usize = 0;
            let mut v1: f64 = loop {
                if k10 >= 0 {
                    break v1;
                }
                k10 += 1;
                let mut k11: usize = 1;
                let mut k13: usize = 0;
                let v17: f64 = 'l12: loop {
                    if k13 >= 1 {
                        break if v1 > -1.0 { v1 } else {
                            let v1 = v1;
                            ((w_len % 4) as f64)
                        };
                    }
                    k13 += 1;
                    {
                        let v14: f64;
                        if ALPHA < 0.5 {
                            v14 = v1;
                        } else {
                            v14 = v1 * v1;
                        }
                    }
                    fn inner15(s: f64, t: f64) -> f64 {
                        if s <= 1.1 {
                            return s * t;
                        }
                        s + s
                    }
                    let v16: f64 = inner15(v1 * p[0], { v1 });
                };
            };
            v1 / (v1 * v1 + 0.25) * v1 + p[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let w_len: usize = w.len();
            for e3 in w.iter() {
                'l4: for i5 in (0..w_len).step_by(2) {
                    'l6: for &e7 in &p {
                        if n % 2 != 1 {
                            let v8: D;
                            if i5 % 2 != 1 {
                                v8 = v1;
                            } else {
                                v8 = p[w_len % 3];
                            }
                            { let right = lit(0.25) * ({ p[(2 * i5 + 0) % 3] }); v1 += right; }
                        }
                        if lit(1.25) < lit(-0.75) {
                            return e7 + e7;
                        }
                    }
                }
            }
            let mut k10: usize = 0;
            let mut v1: D = loop {
                if k10 >= 0 {
                    break v1;
                }
                k10 += 1;
                let mut k11: usize = 1;
                let mut k13: usize = 0;
                let v17: D = 'l12: loop {
                    if k13 >= 1 {
                        break if v1 > lit(-1.0) { v1 } else {
                            let v1 = v1;
                            lit((w_len % 4) as f64)
                        };
                    }
                    k13 += 1;
                    {
                        let v14: D;
                        if lit(ALPHA) < lit(0.5) {
                            v14 = v1;
                        } else {
                            v14 = v1 * v1;
                        }
                    }
                    fn inner15(s: D, t: D) -> D {
                        if s <= lit(1.1) {
                            return s * t;
                        }
                        s + s
                    }
                    let v16: D = inner15(v1 * p[0], { v1 });
                };
            };
            v1 / (v1 * v1 + lit(0.25)) * v1 + p[2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p70", false, |report| crate::check_program!(2, report));
    }
}

pub mod p71 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ((n % 4) as f64) + ((n % 4) as f64);
            let mut v1 = v1.trunc();
            let mut k3: usize = 0;
            'l2: loop {
                if k3 >= 1 {
                    break;
                }
                k3 += 1;
                let mut r13 = [x + a[a.len() - 1 - (k3 + n) % a.len()], a[a.len() - 1 - (n + k3) % a.len()].min(x), a.iter().map(|&e4| ((k3 % 4) as f64) / (v1.abs() + 0.5)).sum::<f64>(), match k3 % 3 {
                    0 | 5 => { v1 }
                    1 | 6 => {
                        if v1 > v1 {
                            'l5: for e6 in a.iter() {
                                for e8 in a.iter() {
                                    const GAMMA_9: f64 = 0.3;
                                    v1 -= 0.25 * ((k3 % 4) as f64).rem_euclid(2.25) * GAMMA_9;
                                }
                                'l10: for e11 in a.iter() {
                                    x -= 0.25 * (if (((n % 4) as f64) > *e6) && (*e6 >= a[1 % a.len()]) {
                                        x = x * 0.5 + a[a.len() - 1 - (k3 + 1) % a.len()];
                                        a[a.len() - 1 - (k3 + 1) % a.len()]
                                    } else { x });
                                    let mut k12: usize = 1;
                                }
                            }
                            if a[0] >= v1 {
                                break 'l2;
                            }
                        }
                        x
                    }
                    _ => { v1 }
                }];
            }
            (x / (a[(k3 + 1) % a.len()].abs() + 1.25), -((n % 4) as f64) + x)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ((n % 4) as f64) + ((n % 4) as f64);
            let mut v1 = v1.trunc();
            let mut k3: usize = 0;
            'l2: loop {
                if k3 >= 1 {
                    break;
                }
                k3 += 1;
                let mut r13 = [x + a[a.len() - 1 - (k3 + n) % a.len()], a[a.len() - 1 - (n + k3) % a.len()].min(x), a.iter().map(|&e4| ((k3 % 4) as f64) / (v1.abs() + 0.5)).sum::<f64>(), match k3 % 3 {
                    0 | 5 => { v1 }
                    1 | 6 => {
                        if v1 > v1 {
                            'l5: for e6 in a.iter() {
                                for e8 in a.iter() {
                                    const GAMMA_9: f64 = 0.3;
                                    v1 -= 0.25 * ((k3 % 4) as f64).rem_euclid(2.25) * GAMMA_9;
                                }
                                'l10: for e11 in a.iter() {
                                    x -= 0.25 * (if (((n % 4) as f64) > *e6) && (*e6 >= a[1 % a.len()]) {
                                        x = x * 0.5 + a[a.len() - 1 - (k3 + 1) % a.len()];
                                        a[a.len() - 1 - (k3 + 1) % a.len()]
                                    } else { x });
                                    let mut k12: usize = 1;
                                }
                            }
                            if a[0] >= v1 {
                                break 'l2;
                            }
                        }
                        x
                    }
                    _ => { v1 }
                }];
            }
            (x / (a[(k3 + 1) % a.len()].abs() + 1.25), -((n % 4) as f64) + x)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = lit((n % 4) as f64) + lit((n % 4) as f64);
            let mut v1 = v1.trunc();
            let mut k3: usize = 0;
            'l2: loop {
                if k3 >= 1 {
                    break;
                }
                k3 += 1;
                let mut r13 = [x + a[a.len() - 1 - (k3 + n) % a.len()], a[a.len() - 1 - (n + k3) % a.len()].min(x), a.iter().map(|&e4| lit((k3 % 4) as f64) / (v1.abs() + lit(0.5))).sum::<D>(), match k3 % 3 {
                    0 | 5 => { v1 }
                    1 | 6 => {
                        if v1 > v1 {
                            'l5: for e6 in a.iter() {
                                for e8 in a.iter() {
                                    const GAMMA_9: f64 = 0.3;
                                    { let right = lit(0.25) * lit((k3 % 4) as f64).rem_euclid(lit(2.25)) * lit(GAMMA_9); v1 -= right; }
                                }
                                'l10: for e11 in a.iter() {
                                    { let right = lit(0.25) * (if (lit((n % 4) as f64) > *e6) && (*e6 >= a[1 % a.len()]) {
                                        x = x * lit(0.5) + a[a.len() - 1 - (k3 + 1) % a.len()];
                                        a[a.len() - 1 - (k3 + 1) % a.len()]
                                    } else { x }); x -= right; }
                                    let mut k12: usize = 1;
                                }
                            }
                            if a[0] >= v1 {
                                break 'l2;
                            }
                        }
                        x
                    }
                    _ => { v1 }
                }];
            }
            (x / (a[(k3 + 1) % a.len()].abs() + lit(1.25)), -lit((n % 4) as f64) + x)
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p71", false, |report| crate::check_program!(3, report));
    }
}

pub mod p72 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = match n % 3 {
                0 => { -0.25 }
                1 => { w[w.len() - 1 - (n) % w.len()] }
                _ => { 0.75 }
            };
            let mut k3: usize = 0;
            let mut v5: f64 = loop {
                if k3 >= 1 {
                    break x;
                }
                k3 += 1;
                if (w[w.len() - 1 - (k3 + 1) % w.len()] <= w[(k3 + 1) % w.len()]) && (x >= 2.0) {
                    continue;
                }
                for i4 in 1..w.len() {
                    w[i4] = w[i4 - 1] * ((n % 4) as f64).cos() + w[i4];
                }
            };
            let mut k6: usize = 0;
            v1 / (v1 * v1 + 0.25) + v5.sin() - v1.sin() + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.5;
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = match n % 3 {
                0 => { -0.25 }
                1 => { w[w.len() - 1 - (n) % w.len()] }
                _ => { 0.75 }
            };
            let mut k3: usize = 0;
            let mut v5: f64 = loop {
                if k3 >= 1 {
                    break x;
                }
                k3 += 1;
                if (w[w.len() - 1 - (k3 + 1) % w.len()] <= w[(k3 + 1) % w.len()]) && (x >= 2.0) {
                    continue;
                }
                for i4 in 1..w.len() {
                    w[i4] = w[i4 - 1] * ((n % 4) as f64).cos() + w[i4];
                }
            };
            let mut k6: usize = 0;
            v1 / (v1 * v1 + 0.25) + v5.sin() - v1.sin() + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = match n % 3 {
                0 => { lit(-0.25) }
                1 => { w[w.len() - 1 - (n) % w.len()] }
                _ => { lit(0.75) }
            };
            let mut k3: usize = 0;
            let mut v5: D = loop {
                if k3 >= 1 {
                    break x;
                }
                k3 += 1;
                if (w[w.len() - 1 - (k3 + 1) % w.len()] <= w[(k3 + 1) % w.len()]) && (x >= lit(2.0)) {
                    continue;
                }
                for i4 in 1..w.len() {
                    w[i4] = w[i4 - 1] * lit((n % 4) as f64).cos() + w[i4];
                }
            };
            let mut k6: usize = 0;
            v1 / (v1 * v1 + lit(0.25)) + v5.sin() - v1.sin() + w[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p72", false, |report| crate::check_program!(4, report));
    }
}

pub mod p73 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = -0.25;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut u: f64 = -w[4 % w.len()];
            'l1: for i2 in 0..4 {
                let v3: f64;
                if BETA < 1.0 {
                    v3 = (1..=i2).skip(1).filter(|&i4| 0.25_f64 <= 0.75).map(|i4| match i4 % 3 {
                        0 => { u }
                        1 => {
                            let v5 = w[(i4 + 1) % w.len()];
                            w[w.len() - 1 - (2 * i2 + 0) % w.len()]
                        }
                        _ => {
                            let v6 = u;
                            w[w.len() - 1 - (i2 + 1) % w.len()]
                        }
                    }).fold(u, |acc6, t6| acc6.sin() + w[(i2 + 1) % w.len()] * t6);
                } else {
                    v3 = w.iter().rev().enumerate().map(|(j7, &e7)| {
                        let v8 = e7;
                        u
                    }).sum::<f64>();
                }
                u = (w[i2 % w.len()] / (u * u + 0.5)).sin();
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((-1.1_f64).abs() + 0.5).powf(1.5);
            let w_len: usize = w.len();
            w[(n + n) % w_len] *= v1 / (1.0 + v1 * v1);
            let mut v2 = v1 * w[w.len() - 1 - (w_len + n) % w.len()];
            if ALPHA <= v1 {
                w[(4) % w_len] /= w[(2 * w_len + 2) % w.len()].abs() + 0.5;
                const GAMMA_3: f64 = 0.9;
                v2 = v2 * GAMMA_3;
            }
            v2 = p[2 % 3];
            w[(w_len + 1) % w_len] += BETA - w[w.len() - 1 - (2 * n + 1) % w.len()];
            let v4 = f64::max(v1, ALPHA);
            let c5 = move |u5_0: f64| u5_0 + (v1 + u5_0);
            -v1 * v2 - v1 + w[0] + p[w_len % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = -0.25;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut u: f64 = -w[4 % w.len()];
            'l1: for i2 in 0..4 {
                let v3: f64;
                if BETA < 1.0 {
                    v3 = (1..=i2).skip(1).filter(|&i4| 0.25_f64 <= 0.75).map(|i4| match i4 % 3 {
                        0 => { u }
                        1 => {
                            let v5 = w[(i4 + 1) % w.len()];
                            w[w.len() - 1 - (2 * i2 + 0) % w.len()]
                        }
                        _ => {
                            let v6 = u;
                            w[w.len() - 1 - (i2 + 1) % w.len()]
                        }
                    }).fold(u, |acc6, t6| acc6.sin() + w[(i2 + 1) % w.len()] * t6);
                } else {
                    v3 = w.iter().rev().enumerate().map(|(j7, &e7)| {
                        let v8 = e7;
                        u
                    }).sum::<f64>();
                }
                u = (w[i2 % w.len()] / (u * u + 0.5)).sin();
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((-1.1_f64).abs() + 0.5).powf(1.5);
            let w_len: usize = w.len();
            w[(n + n) % w_len] *= v1 / (1.0 + v1 * v1);
            let mut v2 = v1 * w[w.len() - 1 - (w_len + n) % w.len()];
            if ALPHA <= v1 {
                w[(4) % w_len] /= w[(2 * w_len + 2) % w.len()].abs() + 0.5;
                const GAMMA_3: f64 = 0.9;
                v2 = v2 * GAMMA_3;
            }
            v2 = p[2 % 3];
            w[(w_len + 1) % w_len] += BETA - w[w.len() - 1 - (2 * n + 1) % w.len()];
            let v4 = f64::max(v1, ALPHA);
            let c5 = move |u5_0: f64| u5_0 + (v1 + u5_0);
            -v1 * v2 - v1 + w[0] + p[w_len % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        const BETA: f64 = -0.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut u: D = -w[4 % w.len()];
            'l1: for i2 in 0..4 {
                let v3: D;
                if lit(BETA) < lit(1.0) {
                    v3 = (1..=i2).skip(1).filter(|&i4| lit(0.25) <= lit(0.75)).map(|i4| match i4 % 3 {
                        0 => { u }
                        1 => {
                            let v5 = w[(i4 + 1) % w.len()];
                            w[w.len() - 1 - (2 * i2 + 0) % w.len()]
                        }
                        _ => {
                            let v6 = u;
                            w[w.len() - 1 - (i2 + 1) % w.len()]
                        }
                    }).fold(u, |acc6, t6| acc6.sin() + w[(i2 + 1) % w.len()] * t6);
                } else {
                    v3 = w.iter().rev().enumerate().map(|(j7, &e7)| {
                        let v8 = e7;
                        u
                    }).sum::<D>();
                }
                u = (w[i2 % w.len()] / (u * u + lit(0.5))).sin();
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = (lit(-1.1).abs() + lit(0.5)).powf(lit(1.5));
            let w_len: usize = w.len();
            { let right = v1 / (lit(1.0) + v1 * v1); w[(n + n) % w_len] *= right; }
            let mut v2 = v1 * w[w.len() - 1 - (w_len + n) % w.len()];
            if lit(ALPHA) <= v1 {
                { let right = w[(2 * w_len + 2) % w.len()].abs() + lit(0.5); w[(4) % w_len] /= right; }
                const GAMMA_3: f64 = 0.9;
                v2 = v2 * lit(GAMMA_3);
            }
            v2 = p[2 % 3];
            { let right = lit(BETA) - w[w.len() - 1 - (2 * n + 1) % w.len()]; w[(w_len + 1) % w_len] += right; }
            let v4 = D::max(v1, lit(ALPHA));
            let c5 = move |u5_0: D| u5_0 + (v1 + u5_0);
            -v1 * v2 - v1 + w[0] + p[w_len % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p73", false, |report| crate::check_program!(2, report));
    }
}

pub mod p74 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 1.0 * x;
            let v2: f64 = x + a[a.len() - 1 - (0) % a.len()];
            let mut k4: usize = 0;
            let mut v18: f64 = 'l3: loop {
                if k4 >= 4 {
                    break if (v2 >= -0.75) && (v2 < 1.0) { x } else { v1 };
                }
                k4 += 1;
                match n % 4 {
                    0 => {
                        fn inner5(s: f64, t: f64) -> f64 {
                            if t > s {
                                return t;
                            }
                            t * s
                        }
                        let v6 = inner5({
                            v1 /= v2.abs() + 0.5;
                            ALPHA
                        }, (a[0].abs() + 1.25 + 1.0).acosh());
                        'l7: for e8 in a.iter() {
                        }
                    }
                    1 => {
                        for &e10 in a {
                            let mut k11: usize = 2;
                            if k4 % 3 < 1 {
                                continue;
                            }
                        }
                        v1 = a[0];
                    }
                    2 => {
                        let mut r13: Vec<f64> = a.iter().zip(a.iter()).map(|(&e12, &z12)| (v2 as i64 as f64)).collect();
                        let r13_len: usize = r13.len();
                    }
                    _ => {
                        for (i15, e15) in a.iter().enumerate() {
                            let v16: f64;
                            if !(((n % 4) as f64) <= 0.5) {
                                v16 = a[a.len() - 1 - (i15) % a.len()];
                            } else {
                                v16 = v1.sin();
                            }
                        }
                        let o17: Option<f64> = if a[0] > 0.25 { Some(ALPHA * v1) } else { None };
                    }
                }
            };
            a[a.len() - 1 - (n + 1) % a.len()].powi(2) * v2.sin() * v1 + x + a[(k4 + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 1.0 * x;
            let v2: f64 = x + a[a.len() - 1 - (0) % a.len()];
            let mut k4: usize = 0;
            let mut v18: f64 = 'l3: loop {
                if k4 >= 4 {
                    break if (v2 >= -0.75) && (v2 < 1.0) { x } else { v1 };
                }
                k4 += 1;
                match n % 4 {
                    0 => {
                        fn inner5(s: f64, t: f64) -> f64 {
                            if t > s {
                                return t;
                            }
                            t * s
                        }
                        let v6 = inner5({
                            v1 /= v2.abs() + 0.5;
                            ALPHA
                        }, (a[0].abs() + 1.25 + 1.0).acosh());
                        'l7: for e8 in a.iter() {
                        }
                    }
                    1 => {
                        for &e10 in a {
                            let mut k11: usize = 2;
                            if k4 % 3 < 1 {
                                continue;
                            }
                        }
                        v1 = a[0];
                    }
                    2 => {
                        let mut r13: Vec<f64> = a.iter().zip(a.iter()).map(|(&e12, &z12)| (v2 as i64 as f64)).collect();
                        let r13_len: usize = r13.len();
                    }
                    _ => {
                        for (i15, e15) in a.iter().enumerate() {
                            let v16: f64;
                            if !(((n % 4) as f64) <= 0.5) {
                                v16 = a[a.len() - 1 - (i15) % a.len()];
                            } else {
                                v16 = v1.sin();
                            }
                        }
                        let o17: Option<f64> = if a[0] > 0.25 { Some(ALPHA * v1) } else { None };
                    }
                }
            };
            a[a.len() - 1 - (n + 1) % a.len()].powi(2) * v2.sin() * v1 + x + a[(k4 + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.3;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(1.0) * x;
            let v2: D = x + a[a.len() - 1 - (0) % a.len()];
            let mut k4: usize = 0;
            let mut v18: D = 'l3: loop {
                if k4 >= 4 {
                    break if (v2 >= lit(-0.75)) && (v2 < lit(1.0)) { x } else { v1 };
                }
                k4 += 1;
                match n % 4 {
                    0 => {
                        fn inner5(s: D, t: D) -> D {
                            if t > s {
                                return t;
                            }
                            t * s
                        }
                        let v6 = inner5({
                            { let right = v2.abs() + lit(0.5); v1 /= right; }
                            lit(ALPHA)
                        }, (a[0].abs() + lit(1.25) + lit(1.0)).acosh());
                        'l7: for e8 in a.iter() {
                        }
                    }
                    1 => {
                        for &e10 in a {
                            let mut k11: usize = 2;
                            if k4 % 3 < 1 {
                                continue;
                            }
                        }
                        v1 = a[0];
                    }
                    2 => {
                        let mut r13: Vec<D> = a.iter().zip(a.iter()).map(|(&e12, &z12)| lit(v2.value() as i64 as f64)).collect();
                        let r13_len: usize = r13.len();
                    }
                    _ => {
                        for (i15, e15) in a.iter().enumerate() {
                            let v16: D;
                            if !(lit((n % 4) as f64) <= lit(0.5)) {
                                v16 = a[a.len() - 1 - (i15) % a.len()];
                            } else {
                                v16 = v1.sin();
                            }
                        }
                        let o17: Option<D> = if a[0] > lit(0.25) { Some(lit(ALPHA) * v1) } else { None };
                    }
                }
            };
            a[a.len() - 1 - (n + 1) % a.len()].powi(2) * v2.sin() * v1 + x + a[(k4 + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p74", false, |report| crate::check_program!(1, report));
    }
}

pub mod p75 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.25;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64);
            if !(v1 < 0.7) {
                v1 += v1 + v1;
                return v1;
            }
            if 0.5_f64 > 1.5 {
                let mut k3: usize = 0;
                let v5: f64 = loop {
                    if k3 >= 4 {
                        break v1;
                    }
                    k3 += 1;
                    v1 = (v1 / (b[(2 * n + 2) % b.len()].abs() + 0.5)).tanh();
                    {
                        let mut v1 = b.iter().zip(a).filter(|&(&e4, &z4)| z4 <= 0.25).map(|(&e4, &z4)| BETA / (b[(k3 + 1) % b.len()] * b[(k3 + 1) % b.len()] + 0.25)).sum::<f64>();
                    }
                };
            } else {
                let v6 = { v1 };
            }
            v1 += v1;
            ((n % 4) as f64) + v1 + b[(2 * n + 2) % b.len()] + q[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64);
            if !(v1 < 0.7) {
                v1 += v1 + v1;
                return v1;
            }
            if 0.5_f64 > 1.5 {
                let mut k3: usize = 0;
                let v5: f64 = loop {
                    if k3 >= 4 {
                        break v1;
                    }
                    k3 += 1;
                    v1 = (v1 / (b[(2 * n + 2) % b.len()].abs() + 0.5)).tanh();
                    {
                        let mut v1 = b.iter().zip(a).filter(|&(&e4, &z4)| z4 <= 0.25).map(|(&e4, &z4)| BETA / (b[(k3 + 1) % b.len()] * b[(k3 + 1) % b.len()] + 0.25)).sum::<f64>();
                    }
                };
            } else {
                let v6 = { v1 };
            }
            v1 += v1;
            ((n % 4) as f64) + v1 + b[(2 * n + 2) % b.len()] + q[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.25;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit((n % 4) as f64);
            if !(v1 < lit(0.7)) {
                { let right = v1 + v1; v1 += right; }
                return v1;
            }
            if lit(0.5) > lit(1.5) {
                let mut k3: usize = 0;
                let v5: D = loop {
                    if k3 >= 4 {
                        break v1;
                    }
                    k3 += 1;
                    v1 = (v1 / (b[(2 * n + 2) % b.len()].abs() + lit(0.5))).tanh();
                    {
                        let mut v1 = b.iter().zip(a).filter(|&(&e4, &z4)| z4 <= lit(0.25)).map(|(&e4, &z4)| lit(BETA) / (b[(k3 + 1) % b.len()] * b[(k3 + 1) % b.len()] + lit(0.25))).sum::<D>();
                    }
                };
            } else {
                let v6 = { v1 };
            }
            { let right = v1; v1 += right; }
            lit((n % 4) as f64) + v1 + b[(2 * n + 2) % b.len()] + q[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p75", false, |report| crate::check_program!(5, report));
    }
}

pub mod p76 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1: f64 = ALPHA / (v.abs() + 0.25);
            let mut v2: f64 = (v1.abs() + 1.25).ln();
            let o3: Option<f64> = if u > -0.3 { Some(v1) } else { None };
            {
                if v >= v1 {
                    v1 -= (0..0).map(|i4| ALPHA).fold(u, |acc4, t4| acc4.sin() + v * t4);
                    return u * v;
                }
                const GAMMA_5: f64 = 0.9;
                v1 = u * GAMMA_5;
            }
            ((0..5).map(|i6| ALPHA.sin()).fold(v, |acc6, t6| 0.5 * acc6 + v1 * t6) - v2 + v1) * u.sin()
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = ALPHA;
            let mut v2 = a[(n + 1) % a.len()] * a[(2 * n + 2) % a.len()];
            let mut r3 = vec![v1; n % 5 + 1];
            let r3_len: usize = r3.len();
            v1 /= v1.abs() + 1.25;
            if v1 <= v1 {
                let mut r5 = [{
                    let v4 = x;
                    r3[n % r3.len()]
                }, v1 * v1, v2 + a[0]];
            } else {
                'l6: for i7 in 0..=r3_len % 4 {
                    for e9 in r3.iter() {
                        for i11 in 1..n {
                            x = (((n % 4) as f64) + a[(n + 1) % a.len()]).cos();
                        }
                        for i13 in 1..r3.len() {
                            fn inner14(s: f64, t: f64) -> f64 {
                                if s >= 1.1 {
                                    return (s.abs() + 1.25).ln();
                                }
                                t
                            }
                            let v2 = inner14(a[i7 % a.len()], -0.3 * ((i7 % 4) as f64));
                        }
                    }
                }
                let v15: f64;
                if r3_len % 2 != 1 {
                    v15 = x / (a[0].abs() + 0.5);
                } else {
                    v15 = h0(v2, v1);
                }
            }
            ((x.sin().exp_m1() - v2) * x + a[a.len() - 1 - (0) % a.len()], v2 - a[0] + v2 - v1 - x)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 0.7;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1: f64 = ALPHA / (v.abs() + 0.25);
            let mut v2: f64 = (v1.abs() + 1.25).ln();
            let o3: Option<f64> = if u > -0.3 { Some(v1) } else { None };
            {
                if v >= v1 {
                    v1 -= (0..0).map(|i4| ALPHA).fold(u, |acc4, t4| acc4.sin() + v * t4);
                    return u * v;
                }
                const GAMMA_5: f64 = 0.9;
                v1 = u * GAMMA_5;
            }
            ((0..5).map(|i6| ALPHA.sin()).fold(v, |acc6, t6| 0.5 * acc6 + v1 * t6) - v2 + v1) * u.sin()
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = ALPHA;
            let mut v2 = a[(n + 1) % a.len()] * a[(2 * n + 2) % a.len()];
            let mut r3 = vec![v1; n % 5 + 1];
            let r3_len: usize = r3.len();
            v1 /= v1.abs() + 1.25;
            if v1 <= v1 {
                let mut r5 = [{
                    let v4 = x;
                    r3[n % r3.len()]
                }, v1 * v1, v2 + a[0]];
            } else {
                'l6: for i7 in 0..=r3_len % 4 {
                    for e9 in r3.iter() {
                        for i11 in 1..n {
                            x = (((n % 4) as f64) + a[(n + 1) % a.len()]).cos();
                        }
                        for i13 in 1..r3.len() {
                            fn inner14(s: f64, t: f64) -> f64 {
                                if s >= 1.1 {
                                    return (s.abs() + 1.25).ln();
                                }
                                t
                            }
                            let v2 = inner14(a[i7 % a.len()], -0.3 * ((i7 % 4) as f64));
                        }
                    }
                }
                let v15: f64;
                if r3_len % 2 != 1 {
                    v15 = x / (a[0].abs() + 0.5);
                } else {
                    v15 = h0(v2, v1);
                }
            }
            ((x.sin().exp_m1() - v2) * x + a[a.len() - 1 - (0) % a.len()], v2 - a[0] + v2 - v1 - x)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 0.7;
        pub fn h0(u: D, v: D) -> D {
            let mut v1: D = lit(ALPHA) / (v.abs() + lit(0.25));
            let mut v2: D = (v1.abs() + lit(1.25)).ln();
            let o3: Option<D> = if u > lit(-0.3) { Some(v1) } else { None };
            {
                if v >= v1 {
                    { let right = (0..0).map(|i4| lit(ALPHA)).fold(u, |acc4, t4| acc4.sin() + v * t4); v1 -= right; }
                    return u * v;
                }
                const GAMMA_5: f64 = 0.9;
                v1 = u * lit(GAMMA_5);
            }
            ((0..5).map(|i6| lit(ALPHA).sin()).fold(v, |acc6, t6| lit(0.5) * acc6 + v1 * t6) - v2 + v1) * u.sin()
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = lit(ALPHA);
            let mut v2 = a[(n + 1) % a.len()] * a[(2 * n + 2) % a.len()];
            let mut r3 = vec![v1; n % 5 + 1];
            let r3_len: usize = r3.len();
            { let right = v1.abs() + lit(1.25); v1 /= right; }
            if v1 <= v1 {
                let mut r5 = [{
                    let v4 = x;
                    r3[n % r3.len()]
                }, v1 * v1, v2 + a[0]];
            } else {
                'l6: for i7 in 0..=r3_len % 4 {
                    for e9 in r3.iter() {
                        for i11 in 1..n {
                            x = (lit((n % 4) as f64) + a[(n + 1) % a.len()]).cos();
                        }
                        for i13 in 1..r3.len() {
                            fn inner14(s: D, t: D) -> D {
                                if s >= lit(1.1) {
                                    return (s.abs() + lit(1.25)).ln();
                                }
                                t
                            }
                            let v2 = inner14(a[i7 % a.len()], lit(-0.3) * lit((i7 % 4) as f64));
                        }
                    }
                }
                let v15: D;
                if r3_len % 2 != 1 {
                    v15 = x / (a[0].abs() + lit(0.5));
                } else {
                    v15 = h0(v2, v1);
                }
            }
            ((x.sin().exp_m1() - v2) * x + a[a.len() - 1 - (0) % a.len()], v2 - a[0] + v2 - v1 - x)
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p76", false, |report| crate::check_program!(3, report));
    }
}

pub mod p77 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut v2 = 0.125 * v;
            let mut r4 = [(1..5).rev().filter(|&i3| i3 % 3 != 1).map(|i3| u + v2).sum::<f64>(); 2];
            for i5 in 1..2 {
                r4[i5] += r4[i5 - 1] * r4[2 - 1 - (1) % 2].sin();
            }
            let o6: Option<f64> = if v > 0.75 { Some(r4[0]) } else { None };
            let mut k8: usize = 0;
            'l7: while k8 < 5 {
                k8 += 1;
                'l9: for i10 in 0..k8 {
                    let mut v13: f64 = r4.chunks(2).map(|e11| 1.0 + 0.25 * e11.iter().fold(v2, |acc12, &e12| acc12.sin() + e11[0] * e12).sin()).product::<f64>();
                    if u <= r4[1] {
                        r4[(k8 + k8) % 2] = o6.unwrap_or(v).max(-2.25).min(2.375);
                        continue;
                    }
                }
            }
            (0.75 + u - v1) * v.sin() * u.sin() + r4[0]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 1.5 * ((n % 4) as f64);
            let mut r2 = vec![v1.max(-2.25).min(2.375).exp(); 2];
            let r2_len: usize = r2.len();
            let mut v1 = if v1 < v1 { v1 } else { v1 };
            match r2_len % 3 {
                0 => {
                    let mut o3: Option<f64> = if 0.75_f64 >= 0.125 { Some(b[(r2_len + 1) % b.len()].midpoint(v1)) } else { None };
                    let mut r5 = [v1 / (v1 * v1 + 0.25), b.iter().skip(0).map(|&e4| ((n % 4) as f64)).fold(a[a.len() - 1 - (3) % a.len()], |acc4, t4| acc4.sin() + t4 * t4), o3.unwrap_or(v1), v1 - v1, v1.powi((r2_len % 4) as i32)];
                }
                1 => {
                    let mut k6: usize = 0;
                }
                _ => {
                    const GAMMA_7: f64 = -0.9;
                    r2[0] = v1 * GAMMA_7;
                }
            }
            let mut v8 = 0.75 * r2[0];
            if n % 2 == 1 {
                'l9: for i10 in 0..r2.len() {
                    r2[(r2_len + r2_len) % r2_len] = r2[0];
                }
            }
            0.7_f64 * v8 + v1.sin() + r2[n % r2.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut v2 = 0.125 * v;
            let mut r4 = [(1..5).rev().filter(|&i3| i3 % 3 != 1).map(|i3| u + v2).sum::<f64>(); 2];
            for i5 in 1..2 {
                r4[i5] += r4[i5 - 1] * r4[2 - 1 - (1) % 2].sin();
            }
            let o6: Option<f64> = if v > 0.75 { Some(r4[0]) } else { None };
            let mut k8: usize = 0;
            'l7: while k8 < 5 {
                k8 += 1;
                'l9: for i10 in 0..k8 {
                    let mut v13: f64 = r4.chunks(2).map(|e11| 1.0 + 0.25 * e11.iter().fold(v2, |acc12, &e12| acc12.sin() + e11[0] * e12).sin()).product::<f64>();
                    if u <= r4[1] {
                        r4[(k8 + k8) % 2] = o6.unwrap_or(v).max(-2.25).min(2.375);
                        continue;
                    }
                }
            }
            (0.75 + u - v1) * v.sin() * u.sin() + r4[0]
        }
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 1.5 * ((n % 4) as f64);
            let mut r2 = vec![v1.max(-2.25).min(2.375).exp(); 2];
            let r2_len: usize = r2.len();
            let mut v1 = if v1 < v1 { v1 } else { v1 };
            match r2_len % 3 {
                0 => {
                    let mut o3: Option<f64> = if 0.75_f64 >= 0.125 { Some(b[(r2_len + 1) % b.len()].midpoint(v1)) } else { None };
                    let mut r5 = [v1 / (v1 * v1 + 0.25), b.iter().skip(0).map(|&e4| ((n % 4) as f64)).fold(a[a.len() - 1 - (3) % a.len()], |acc4, t4| acc4.sin() + t4 * t4), o3.unwrap_or(v1), v1 - v1, v1.powi((r2_len % 4) as i32)];
                }
                1 => {
                    let mut k6: usize = 0;
                }
                _ => {
                    const GAMMA_7: f64 = -0.9;
                    r2[0] = v1 * GAMMA_7;
                }
            }
            let mut v8 = 0.75 * r2[0];
            if n % 2 == 1 {
                'l9: for i10 in 0..r2.len() {
                    r2[(r2_len + r2_len) % r2_len] = r2[0];
                }
            }
            0.7_f64 * v8 + v1.sin() + r2[n % r2.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v;
            let mut v2 = lit(0.125) * v;
            let mut r4 = [(1..5).rev().filter(|&i3| i3 % 3 != 1).map(|i3| u + v2).sum::<D>(); 2];
            for i5 in 1..2 {
                { let right = r4[i5 - 1] * r4[2 - 1 - (1) % 2].sin(); r4[i5] += right; }
            }
            let o6: Option<D> = if v > lit(0.75) { Some(r4[0]) } else { None };
            let mut k8: usize = 0;
            'l7: while k8 < 5 {
                k8 += 1;
                'l9: for i10 in 0..k8 {
                    let mut v13: D = r4.chunks(2).map(|e11| lit(1.0) + lit(0.25) * e11.iter().fold(v2, |acc12, &e12| acc12.sin() + e11[0] * e12).sin()).product::<D>();
                    if u <= r4[1] {
                        r4[(k8 + k8) % 2] = o6.unwrap_or(v).max(lit(-2.25)).min(lit(2.375));
                        continue;
                    }
                }
            }
            (lit(0.75) + u - v1) * v.sin() * u.sin() + r4[0]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(1.5) * lit((n % 4) as f64);
            let mut r2 = vec![v1.max(lit(-2.25)).min(lit(2.375)).exp(); 2];
            let r2_len: usize = r2.len();
            let mut v1 = if v1 < v1 { v1 } else { v1 };
            match r2_len % 3 {
                0 => {
                    let mut o3: Option<D> = if lit(0.75) >= lit(0.125) { Some(b[(r2_len + 1) % b.len()].midpoint(v1)) } else { None };
                    let mut r5 = [v1 / (v1 * v1 + lit(0.25)), b.iter().skip(0).map(|&e4| lit((n % 4) as f64)).fold(a[a.len() - 1 - (3) % a.len()], |acc4, t4| acc4.sin() + t4 * t4), o3.unwrap_or(v1), v1 - v1, v1.powi((r2_len % 4) as i32)];
                }
                1 => {
                    let mut k6: usize = 0;
                }
                _ => {
                    const GAMMA_7: f64 = -0.9;
                    r2[0] = v1 * lit(GAMMA_7);
                }
            }
            let mut v8 = lit(0.75) * r2[0];
            if n % 2 == 1 {
                'l9: for i10 in 0..r2.len() {
                    r2[(r2_len + r2_len) % r2_len] = r2[0];
                }
            }
            lit(0.7) * v8 + v1.sin() + r2[n % r2.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p77", false, |report| crate::check_program!(5, report));
    }
}

pub mod p78 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v6 = {
                'l1: for i2 in (0..k).rev() {
                    let mut k4: usize = 0;
                    'l3: while (k4 < 4) && (u < -0.5) {
                        k4 += 1;
                        const GAMMA_5: f64 = 0.7;
                    }
                }
                ((k % 4) as f64)
            };
            let r7: [f64; 4] = [v6, a[a.len() - 1 - (k) % a.len()] * u, a[(k + 1) % a.len()], a[4 % a.len()] - ((k % 4) as f64)];
            v6 + v6 - u + r7[(k + k) % 4] + a[(2 * k + 0) % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = f64::min(x, ((n % 4) as f64));
            let mut v2 = v1 * x;
            let mut r6 = [match n % 3 {
                0 | 5 => {
                    let v3 = ALPHA;
                    x
                }
                1 => {
                    let v4 = v2;
                    v2
                }
                _ => {
                    let v5 = w[w.len() - 1 - (2 * n + 1) % w.len()].powi((n % 4) as i32);
                    v2
                }
            }, v2 * v2, w[0]];
            if x >= -0.9 {
                return x;
            }
            let v7: f64;
            if n % 2 != 1 {
                v7 = w[w.len() - 1 - (n) % w.len()] / (w[(n + 1) % w.len()].abs() + 1.25);
            } else {
                v7 = ALPHA + ((n % 4) as f64);
            }
            match n % 3 {
                0 => {
                    for i8 in 1..3 {
                        r6[i8] += r6[i8 - 1] * ((n % 4) as f64).sin();
                    }
                }
                1 => {
                    let v9 = r6[3 - 1 - (n + n) % 3] / (r6[3 - 1 - (n + n) % 3].abs() + 0.5);
                }
                _ => {
                    match n % 2 {
                        0 => {
                            let v10 = r6[(2 * n + 2) % 3] / (v2.abs() + 0.25);
                        }
                        _ => {
                            w[w.len() - 1 - (n) % w.len()] *= v2.atan();
                            'l11: for i12 in 0..n {
                                let v13 = v1 - ((n % 4) as f64);
                                if x >= 1.25 {
                                    v2 = v2;
                                } else {
                                    match i12 % 4 {
                                        0 if v13 <= 0.9 => {
                                            fn inner14(s: f64, t: f64) -> f64 {
                                                if !(t >= s) {
                                                    return (0.25_f64.abs() + 0.5).cbrt();
                                                }
                                                0.7 * t
                                            }
                                            let v15 = inner14(v7.atan2(v13.abs() + 0.5), v1 + ALPHA);
                                            if (w[(n + 1) % w.len()] <= 0.125) && (v2 > 0.7) {
                                                let mut k16: usize = 2;
                                                v2 = v2 * 0.5 + h0(&r6, r6[k16 % 3], (i12 + 1) % 4);
                                            } else {
                                                let mut k18: usize = 0;
                                                let v25: f64 = 'l17: loop {
                                                    if k18 >= 3 {
                                                        break (ALPHA.abs() + 0.5 + 1.0).acosh();
                                                    }
                                                    k18 += 1;
                                                    {
                                                        for (i20, e20) in r6.iter().enumerate() {
                                                            fn inner21(s: f64, t: f64) -> f64 {
                                                                if t < s {
                                                                    return s / (t.abs() + 0.25);
                                                                }
                                                                (1..0).rev().take(1).map(|i22| -s).filter(|&m22| t <= 0.25).sum::<f64>()
                                                            }
                                                            let v23 = inner21(((k18 % 4) as f64) * r6[4 % 3], match i12 % 4 {
                                                                0 => { *e20 }
                                                                1 | 6 => { v15 }
                                                                2 => { v2 }
                                                                _ => {
                                                                    w[(2 * i20 + 0) % w.len()] = w[(2 * i20 + 0) % w.len()] * 0.5 + (w[(n + i12) % w.len()] + -0.5);
                                                                    v2
                                                                }
                                                            });
                                                        }
                                                    }
                                                    let p24 = (w[w.len() - 1 - (n) % w.len()], h0(&r6, ALPHA, (n) % 4));
                                                };
                                                r6[3 - 1 - (2 * n + 2) % 3] += 0.25 * h0(&*w, ALPHA, (k18) % 4);
                                            }
                                        }
                                        1 => {
                                            fn inner26(s: f64, t: f64) -> f64 {
                                                if s < 0.3 {
                                                    return t;
                                                }
                                                0.3
                                            }
                                            let x = inner26(r6[(i12 + 1) % 3].cos().exp(), v1 * v1);
                                            r6[0] = x;
                                        }
                                        2 if v7 > w[0] => {
                                            for i27 in 1..w.len() {
                                                w[i27] = w[i27 - 1] * w[w.len() - 1 - (i27 + 1) % w.len()].sin() + w[i27];
                                            }
                                        }
                                        _ => {
                                            for i29 in 1..i12 % 4 {
                                                'l30: for &e31 in w.iter() {
                                                    const GAMMA_32: f64 = -0.125;
                                                    r6[3 - 1 - (n + n) % 3] -= 0.25 * r6.iter().zip(r6.iter()).skip(1).filter(|&(&e33, &z33)| v7 >= 0.3).map(|(&e33, &z33)| { ALPHA }).fold(v13, |acc33, t33| 0.5 * acc33 + t33 * t33) * GAMMA_32;
                                                }
                                            }
                                            {
                                                for i35 in 0..n {
                                                    let v36: f64;
                                                    if ((i35 % 4) as f64) <= -1.5 {
                                                        v36 = r6[0] * x;
                                                    } else {
                                                        v36 = v1;
                                                    }
                                                    let mut v37 = v13.atan().exp();
                                                }
                                            }
                                        }
                                    }
                                    for i39 in (1..n % 4).rev() {
                                        v2 /= x.abs() + 0.25;
                                    }
                                }
                            }
                        }
                    }
                }
            }
            ({ 0.7 }) + v7.sin() - v2 - v1 + r6[2 % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v6 = {
                'l1: for i2 in (0..k).rev() {
                    let mut k4: usize = 0;
                    'l3: while (k4 < 4) && (u < -0.5) {
                        k4 += 1;
                        const GAMMA_5: f64 = 0.7;
                    }
                }
                ((k % 4) as f64)
            };
            let r7: [f64; 4] = [v6, a[a.len() - 1 - (k) % a.len()] * u, a[(k + 1) % a.len()], a[4 % a.len()] - ((k % 4) as f64)];
            v6 + v6 - u + r7[(k + k) % 4] + a[(2 * k + 0) % a.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = f64::min(x, ((n % 4) as f64));
            let mut v2 = v1 * x;
            let mut r6 = [match n % 3 {
                0 | 5 => {
                    let v3 = ALPHA;
                    x
                }
                1 => {
                    let v4 = v2;
                    v2
                }
                _ => {
                    let v5 = w[w.len() - 1 - (2 * n + 1) % w.len()].powi((n % 4) as i32);
                    v2
                }
            }, v2 * v2, w[0]];
            if x >= -0.9 {
                return x;
            }
            let v7: f64;
            if n % 2 != 1 {
                v7 = w[w.len() - 1 - (n) % w.len()] / (w[(n + 1) % w.len()].abs() + 1.25);
            } else {
                v7 = ALPHA + ((n % 4) as f64);
            }
            match n % 3 {
                0 => {
                    for i8 in 1..3 {
                        r6[i8] += r6[i8 - 1] * ((n % 4) as f64).sin();
                    }
                }
                1 => {
                    let v9 = r6[3 - 1 - (n + n) % 3] / (r6[3 - 1 - (n + n) % 3].abs() + 0.5);
                }
                _ => {
                    match n % 2 {
                        0 => {
                            let v10 = r6[(2 * n + 2) % 3] / (v2.abs() + 0.25);
                        }
                        _ => {
                            w[w.len() - 1 - (n) % w.len()] *= v2.atan();
                            'l11: for i12 in 0..n {
                                let v13 = v1 - ((n % 4) as f64);
                                if x >= 1.25 {
                                    v2 = v2;
                                } else {
                                    match i12 % 4 {
                                        0 if v13 <= 0.9 => {
                                            fn inner14(s: f64, t: f64) -> f64 {
                                                if !(t >= s) {
                                                    return (0.25_f64.abs() + 0.5).cbrt();
                                                }
                                                0.7 * t
                                            }
                                            let v15 = inner14(v7.atan2(v13.abs() + 0.5), v1 + ALPHA);
                                            if (w[(n + 1) % w.len()] <= 0.125) && (v2 > 0.7) {
                                                let mut k16: usize = 2;
                                                v2 = v2 * 0.5 + h0(&r6, r6[k16 % 3], (i12 + 1) % 4);
                                            } else {
                                                let mut k18: usize = 0;
                                                let v25: f64 = 'l17: loop {
                                                    if k18 >= 3 {
                                                        break (ALPHA.abs() + 0.5 + 1.0).acosh();
                                                    }
                                                    k18 += 1;
                                                    {
                                                        for (i20, e20) in r6.iter().enumerate() {
                                                            fn inner21(s: f64, t: f64) -> f64 {
                                                                if t < s {
                                                                    return s / (t.abs() + 0.25);
                                                                }
                                                                (1..0).rev().take(1).map(|i22| -s).filter(|&m22| t <= 0.25).sum::<f64>()
                                                            }
                                                            let v23 = inner21(((k18 % 4) as f64) * r6[4 % 3], match i12 % 4 {
                                                                0 => { *e20 }
                                                                1 | 6 => { v15 }
                                                                2 => { v2 }
                                                                _ => {
                                                                    w[(2 * i20 + 0) % w.len()] = w[(2 * i20 + 0) % w.len()] * 0.5 + (w[(n + i12) % w.len()] + -0.5);
                                                                    v2
                                                                }
                                                            });
                                                        }
                                                    }
                                                    let p24 = (w[w.len() - 1 - (n) % w.len()], h0(&r6, ALPHA, (n) % 4));
                                                };
                                                r6[3 - 1 - (2 * n + 2) % 3] += 0.25 * h0(&*w, ALPHA, (k18) % 4);
                                            }
                                        }
                                        1 => {
                                            fn inner26(s: f64, t: f64) -> f64 {
                                                if s < 0.3 {
                                                    return t;
                                                }
                                                0.3
                                            }
                                            let x = inner26(r6[(i12 + 1) % 3].cos().exp(), v1 * v1);
                                            r6[0] = x;
                                        }
                                        2 if v7 > w[0] => {
                                            for i27 in 1..w.len() {
                                                w[i27] = w[i27 - 1] * w[w.len() - 1 - (i27 + 1) % w.len()].sin() + w[i27];
                                            }
                                        }
                                        _ => {
                                            for i29 in 1..i12 % 4 {
                                                'l30: for &e31 in w.iter() {
                                                    const GAMMA_32: f64 = -0.125;
                                                    r6[3 - 1 - (n + n) % 3] -= 0.25 * r6.iter().zip(r6.iter()).skip(1).filter(|&(&e33, &z33)| v7 >= 0.3).map(|(&e33, &z33)| { ALPHA }).fold(v13, |acc33, t33| 0.5 * acc33 + t33 * t33) * GAMMA_32;
                                                }
                                            }
                                            {
                                                for i35 in 0..n {
                                                    let v36: f64;
                                                    if ((i35 % 4) as f64) <= -1.5 {
                                                        v36 = r6[0] * x;
                                                    } else {
                                                        v36 = v1;
                                                    }
                                                    let mut v37 = v13.atan().exp();
                                                }
                                            }
                                        }
                                    }
                                    for i39 in (1..n % 4).rev() {
                                        v2 /= x.abs() + 0.25;
                                    }
                                }
                            }
                        }
                    }
                }
            }
            ({ 0.7 }) + v7.sin() - v2 - v1 + r6[2 % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v6 = {
                'l1: for i2 in (0..k).rev() {
                    let mut k4: usize = 0;
                    'l3: while (k4 < 4) && (u < lit(-0.5)) {
                        k4 += 1;
                        const GAMMA_5: f64 = 0.7;
                    }
                }
                lit((k % 4) as f64)
            };
            let r7: [D; 4] = [v6, a[a.len() - 1 - (k) % a.len()] * u, a[(k + 1) % a.len()], a[4 % a.len()] - lit((k % 4) as f64)];
            v6 + v6 - u + r7[(k + k) % 4] + a[(2 * k + 0) % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = D::min(x, lit((n % 4) as f64));
            let mut v2 = v1 * x;
            let mut r6 = [match n % 3 {
                0 | 5 => {
                    let v3 = lit(ALPHA);
                    x
                }
                1 => {
                    let v4 = v2;
                    v2
                }
                _ => {
                    let v5 = w[w.len() - 1 - (2 * n + 1) % w.len()].powi((n % 4) as i32);
                    v2
                }
            }, v2 * v2, w[0]];
            if x >= lit(-0.9) {
                return x;
            }
            let v7: D;
            if n % 2 != 1 {
                v7 = w[w.len() - 1 - (n) % w.len()] / (w[(n + 1) % w.len()].abs() + lit(1.25));
            } else {
                v7 = lit(ALPHA) + lit((n % 4) as f64);
            }
            match n % 3 {
                0 => {
                    for i8 in 1..3 {
                        { let right = r6[i8 - 1] * lit((n % 4) as f64).sin(); r6[i8] += right; }
                    }
                }
                1 => {
                    let v9 = r6[3 - 1 - (n + n) % 3] / (r6[3 - 1 - (n + n) % 3].abs() + lit(0.5));
                }
                _ => {
                    match n % 2 {
                        0 => {
                            let v10 = r6[(2 * n + 2) % 3] / (v2.abs() + lit(0.25));
                        }
                        _ => {
                            { let right = v2.atan(); w[w.len() - 1 - (n) % w.len()] *= right; }
                            'l11: for i12 in 0..n {
                                let v13 = v1 - lit((n % 4) as f64);
                                if x >= lit(1.25) {
                                    v2 = v2;
                                } else {
                                    match i12 % 4 {
                                        0 if v13 <= lit(0.9) => {
                                            fn inner14(s: D, t: D) -> D {
                                                if !(t >= s) {
                                                    return (lit(0.25).abs() + lit(0.5)).cbrt();
                                                }
                                                lit(0.7) * t
                                            }
                                            let v15 = inner14(v7.atan2(v13.abs() + lit(0.5)), v1 + lit(ALPHA));
                                            if (w[(n + 1) % w.len()] <= lit(0.125)) && (v2 > lit(0.7)) {
                                                let mut k16: usize = 2;
                                                v2 = v2 * lit(0.5) + h0(&r6, r6[k16 % 3], (i12 + 1) % 4);
                                            } else {
                                                let mut k18: usize = 0;
                                                let v25: D = 'l17: loop {
                                                    if k18 >= 3 {
                                                        break (lit(ALPHA).abs() + lit(0.5) + lit(1.0)).acosh();
                                                    }
                                                    k18 += 1;
                                                    {
                                                        for (i20, e20) in r6.iter().enumerate() {
                                                            fn inner21(s: D, t: D) -> D {
                                                                if t < s {
                                                                    return s / (t.abs() + lit(0.25));
                                                                }
                                                                (1..0).rev().take(1).map(|i22| -s).filter(|&m22| t <= lit(0.25)).sum::<D>()
                                                            }
                                                            let v23 = inner21(lit((k18 % 4) as f64) * r6[4 % 3], match i12 % 4 {
                                                                0 => { *e20 }
                                                                1 | 6 => { v15 }
                                                                2 => { v2 }
                                                                _ => {
                                                                    w[(2 * i20 + 0) % w.len()] = w[(2 * i20 + 0) % w.len()] * lit(0.5) + (w[(n + i12) % w.len()] + lit(-0.5));
                                                                    v2
                                                                }
                                                            });
                                                        }
                                                    }
                                                    let p24 = (w[w.len() - 1 - (n) % w.len()], h0(&r6, lit(ALPHA), (n) % 4));
                                                };
                                                { let right = lit(0.25) * h0(&*w, lit(ALPHA), (k18) % 4); r6[3 - 1 - (2 * n + 2) % 3] += right; }
                                            }
                                        }
                                        1 => {
                                            fn inner26(s: D, t: D) -> D {
                                                if s < lit(0.3) {
                                                    return t;
                                                }
                                                lit(0.3)
                                            }
                                            let x = inner26(r6[(i12 + 1) % 3].cos().exp(), v1 * v1);
                                            r6[0] = x;
                                        }
                                        2 if v7 > w[0] => {
                                            for i27 in 1..w.len() {
                                                w[i27] = w[i27 - 1] * w[w.len() - 1 - (i27 + 1) % w.len()].sin() + w[i27];
                                            }
                                        }
                                        _ => {
                                            for i29 in 1..i12 % 4 {
                                                'l30: for &e31 in w.iter() {
                                                    const GAMMA_32: f64 = -0.125;
                                                    { let right = lit(0.25) * r6.iter().zip(r6.iter()).skip(1).filter(|&(&e33, &z33)| v7 >= lit(0.3)).map(|(&e33, &z33)| { lit(ALPHA) }).fold(v13, |acc33, t33| lit(0.5) * acc33 + t33 * t33) * lit(GAMMA_32); r6[3 - 1 - (n + n) % 3] -= right; }
                                                }
                                            }
                                            {
                                                for i35 in 0..n {
                                                    let v36: D;
                                                    if lit((i35 % 4) as f64) <= lit(-1.5) {
                                                        v36 = r6[0] * x;
                                                    } else {
                                                        v36 = v1;
                                                    }
                                                    let mut v37 = v13.atan().exp();
                                                }
                                            }
                                        }
                                    }
                                    for i39 in (1..n % 4).rev() {
                                        { let right = x.abs() + lit(0.25); v2 /= right; }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            ({ lit(0.7) }) + v7.sin() - v2 - v1 + r6[2 % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p78", false, |report| crate::check_program!(4, report));
    }
}

pub mod p79 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = { 1.5 };
            let mut v2 = BETA.max(v1);
            let mut v3 = v1 * v1;
            let r4 = vec![v2 - v1, match n % 3 {
                0 if v3 < ((n % 4) as f64) => { v2 }
                1 => { ((n % 4) as f64) }
                _ => { v3 }
            }, BETA * v1, a[a.len() - 1 - (n + 1) % a.len()].rem_euclid(2.25)];
            let r4_len: usize = r4.len();
            v1 = v2 - ((n % 4) as f64);
            let mut v5 = (q[(r4_len + 1) % 4].abs() + 1.25).hypot(v3);
            let v2 = { v5 };
            (BETA.abs() + 0.25).ln() - v2 + v5 + v3 + v1 + b[b.len() - 1 - (r4_len + n) % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = { 1.5 };
            let mut v2 = BETA.max(v1);
            let mut v3 = v1 * v1;
            let r4 = vec![v2 - v1, match n % 3 {
                0 if v3 < ((n % 4) as f64) => { v2 }
                1 => { ((n % 4) as f64) }
                _ => { v3 }
            }, BETA * v1, a[a.len() - 1 - (n + 1) % a.len()].rem_euclid(2.25)];
            let r4_len: usize = r4.len();
            v1 = v2 - ((n % 4) as f64);
            let mut v5 = (q[(r4_len + 1) % 4].abs() + 1.25).hypot(v3);
            let v2 = { v5 };
            (BETA.abs() + 0.25).ln() - v2 + v5 + v3 + v1 + b[b.len() - 1 - (r4_len + n) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = { lit(1.5) };
            let mut v2 = lit(BETA).max(v1);
            let mut v3 = v1 * v1;
            let r4 = vec![v2 - v1, match n % 3 {
                0 if v3 < lit((n % 4) as f64) => { v2 }
                1 => { lit((n % 4) as f64) }
                _ => { v3 }
            }, lit(BETA) * v1, a[a.len() - 1 - (n + 1) % a.len()].rem_euclid(lit(2.25))];
            let r4_len: usize = r4.len();
            v1 = v2 - lit((n % 4) as f64);
            let mut v5 = (q[(r4_len + 1) % 4].abs() + lit(1.25)).hypot(v3);
            let v2 = { v5 };
            (lit(BETA).abs() + lit(0.25)).ln() - v2 + v5 + v3 + v1 + b[b.len() - 1 - (r4_len + n) % b.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p79", false, |report| crate::check_program!(5, report));
    }
}

pub mod p80 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = v;
            let mut v2 = v / (v * v + 0.5);
            let mut r3 = [u * v1, { v }];
            'l4: for _ in (0..7).step_by(2) {
                'l6: for i7 in (1..2).step_by(2) {
                    let v8 = v * v2;
                }
            }
            ((u * u + v2 + v1) * v.sin() - u.sin(), (v1 + r3[4 % 2]) * v2.sin() + r3[2 % 2])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = (0..=n).skip(2).map(|i1| 1.0 + 0.25 * (x * x).sin()).product::<f64>();
            let mut v3 = w[0];
            let mut k5: usize = 0;
            let v16: f64 = loop {
                if k5 >= 2 {
                    break { ((k5 % 4) as f64) };
                }
                k5 += 1;
                match k5 % 4 {
                    0 => {
                        for i7 in (1..k5).step_by(2) {
                            for i9 in 0..2 {
                                v3 -= 0.25 * x;
                            }
                        }
                    }
                    1 if v3 <= w[4 % w.len()] => {
                        for &e11 in w.iter() {
                        }
                    }
                    2 if ((k5 % 4) as f64) <= 1.25 => {
                        let v12: f64 = w[n % w.len()];
                        w.fill(v12);
                        if ((n % 4) as f64) >= 0.7 {
                            if v2 > v2 {
                                let mut v13 = v3 * v3;
                            }
                        } else {
                            const GAMMA_14: f64 = 1.0;
                            v3 += 0.25 * (w[0] * w[(n + 1) % w.len()]) * GAMMA_14;
                        }
                    }
                    _ => {
                        let c15 = move |u15_0: f64, u15_1: f64| u15_0 - -v2;
                        {
                        }
                    }
                }
            };
            (if v16 >= 1.0 { w[0] } else { w[0] }) + w[(k5 + k5) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = v;
            let mut v2 = v / (v * v + 0.5);
            let mut r3 = [u * v1, { v }];
            'l4: for _ in (0..7).step_by(2) {
                'l6: for i7 in (1..2).step_by(2) {
                    let v8 = v * v2;
                }
            }
            ((u * u + v2 + v1) * v.sin() - u.sin(), (v1 + r3[4 % 2]) * v2.sin() + r3[2 % 2])
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = (0..=n).skip(2).map(|i1| 1.0 + 0.25 * (x * x).sin()).product::<f64>();
            let mut v3 = w[0];
            let mut k5: usize = 0;
            let v16: f64 = loop {
                if k5 >= 2 {
                    break { ((k5 % 4) as f64) };
                }
                k5 += 1;
                match k5 % 4 {
                    0 => {
                        for i7 in (1..k5).step_by(2) {
                            for i9 in 0..2 {
                                v3 -= 0.25 * x;
                            }
                        }
                    }
                    1 if v3 <= w[4 % w.len()] => {
                        for &e11 in w.iter() {
                        }
                    }
                    2 if ((k5 % 4) as f64) <= 1.25 => {
                        let v12: f64 = w[n % w.len()];
                        w.fill(v12);
                        if ((n % 4) as f64) >= 0.7 {
                            if v2 > v2 {
                                let mut v13 = v3 * v3;
                            }
                        } else {
                            const GAMMA_14: f64 = 1.0;
                            v3 += 0.25 * (w[0] * w[(n + 1) % w.len()]) * GAMMA_14;
                        }
                    }
                    _ => {
                        let c15 = move |u15_0: f64, u15_1: f64| u15_0 - -v2;
                        {
                        }
                    }
                }
            };
            (if v16 >= 1.0 { w[0] } else { w[0] }) + w[(k5 + k5) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = v;
            let mut v2 = v / (v * v + lit(0.5));
            let mut r3 = [u * v1, { v }];
            'l4: for _ in (0..7).step_by(2) {
                'l6: for i7 in (1..2).step_by(2) {
                    let v8 = v * v2;
                }
            }
            ((u * u + v2 + v1) * v.sin() - u.sin(), (v1 + r3[4 % 2]) * v2.sin() + r3[2 % 2])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2 = (0..=n).skip(2).map(|i1| lit(1.0) + lit(0.25) * (x * x).sin()).product::<D>();
            let mut v3 = w[0];
            let mut k5: usize = 0;
            let v16: D = loop {
                if k5 >= 2 {
                    break { lit((k5 % 4) as f64) };
                }
                k5 += 1;
                match k5 % 4 {
                    0 => {
                        for i7 in (1..k5).step_by(2) {
                            for i9 in 0..2 {
                                { let right = lit(0.25) * x; v3 -= right; }
                            }
                        }
                    }
                    1 if v3 <= w[4 % w.len()] => {
                        for &e11 in w.iter() {
                        }
                    }
                    2 if lit((k5 % 4) as f64) <= lit(1.25) => {
                        let v12: D = w[n % w.len()];
                        w.fill(v12);
                        if lit((n % 4) as f64) >= lit(0.7) {
                            if v2 > v2 {
                                let mut v13 = v3 * v3;
                            }
                        } else {
                            const GAMMA_14: f64 = 1.0;
                            { let right = lit(0.25) * (w[0] * w[(n + 1) % w.len()]) * lit(GAMMA_14); v3 += right; }
                        }
                    }
                    _ => {
                        let c15 = move |u15_0: D, u15_1: D| u15_0 - -v2;
                        {
                        }
                    }
                }
            };
            (if v16 >= lit(1.0) { w[0] } else { w[0] }) + w[(k5 + k5) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p80", false, |report| crate::check_program!(4, report));
    }
}

pub mod p81 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y + BETA;
            let mut r2 = [v1, y + x, x, v1.powi(1)];
            'l3: for e4 in r2 {
                v1 += 0.25 * (((n % 4) as f64) + v1);
            }
            for i6 in 0..n {
                let v7 = r2[1].max(-2.25).min(2.375).exp();
            }
            r2[4 - 1 - (2 * n + 2) % 4] -= r2.iter().map(|&e8| (0..n).enumerate().map(|(j9, i9)| v1.atan2(BETA * BETA + 1.25)).fold(r2[(n + 1) % 4], |acc9, t9| 0.5 * acc9 + BETA * t9)).sum::<f64>();
            r2.chunks_exact(2).map(|e10| x).sum::<f64>() - x.sin() + r2[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y + BETA;
            let mut r2 = [v1, y + x, x, v1.powi(1)];
            'l3: for e4 in r2 {
                v1 += 0.25 * (((n % 4) as f64) + v1);
            }
            for i6 in 0..n {
                let v7 = r2[1].max(-2.25).min(2.375).exp();
            }
            r2[4 - 1 - (2 * n + 2) % 4] -= r2.iter().map(|&e8| (0..n).enumerate().map(|(j9, i9)| v1.atan2(BETA * BETA + 1.25)).fold(r2[(n + 1) % 4], |acc9, t9| 0.5 * acc9 + BETA * t9)).sum::<f64>();
            r2.chunks_exact(2).map(|e10| x).sum::<f64>() - x.sin() + r2[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y + lit(BETA);
            let mut r2 = [v1, y + x, x, v1.powi(1)];
            'l3: for e4 in r2 {
                { let right = lit(0.25) * (lit((n % 4) as f64) + v1); v1 += right; }
            }
            for i6 in 0..n {
                let v7 = r2[1].max(lit(-2.25)).min(lit(2.375)).exp();
            }
            { let right = r2.iter().map(|&e8| (0..n).enumerate().map(|(j9, i9)| v1.atan2(lit(BETA) * lit(BETA) + lit(1.25))).fold(r2[(n + 1) % 4], |acc9, t9| lit(0.5) * acc9 + lit(BETA) * t9)).sum::<D>(); r2[4 - 1 - (2 * n + 2) % 4] -= right; }
            r2.chunks_exact(2).map(|e10| x).sum::<D>() - x.sin() + r2[1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p81", false, |report| crate::check_program!(0, report));
    }
}

pub mod p82 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v10 = match n % 3 {
                0 | 5 => {
                    {
                        match n % 3 {
                            0 => {
                            }
                            1 => {
                            }
                            _ => {
                                const GAMMA_1: f64 = 0.75;
                            }
                        }
                        const GAMMA_2: f64 = 0.9;
                    }
                    b[0]
                }
                1 if 0.9_f64 <= 0.9 => {
                    'l3: for i4 in 0..n {
                        for i6 in 1..i4 % 4 {
                            for &e8 in a {
                                let mut p9 = (e8, { e8 });
                            }
                        }
                    }
                    a[(2 * n + 1) % a.len()]
                }
                _ => { q[4 - 1 - (4) % 4] }
            };
            let mut r12 = [a.chunks_exact(2).skip(1).map(|e11| { a[(n + n) % a.len()] }).filter(|&m11| ALPHA < ((n % 4) as f64)).fold(v10, |acc11, t11| acc11.sin() + acc11 * t11), a[n % a.len()], {
                v10 = v10.powi((n % 4) as i32);
                a[(n + 1) % a.len()]
            }];
            (v10 * v10 + 0.5).log2() + v10 + r12[(n + n) % 3] + b[1 % b.len()] + a[(n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v10 = match n % 3 {
                0 | 5 => {
                    {
                        match n % 3 {
                            0 => {
                            }
                            1 => {
                            }
                            _ => {
                                const GAMMA_1: f64 = 0.75;
                            }
                        }
                        const GAMMA_2: f64 = 0.9;
                    }
                    b[0]
                }
                1 if 0.9_f64 <= 0.9 => {
                    'l3: for i4 in 0..n {
                        for i6 in 1..i4 % 4 {
                            for &e8 in a {
                                let mut p9 = (e8, { e8 });
                            }
                        }
                    }
                    a[(2 * n + 1) % a.len()]
                }
                _ => { q[4 - 1 - (4) % 4] }
            };
            let mut r12 = [a.chunks_exact(2).skip(1).map(|e11| { a[(n + n) % a.len()] }).filter(|&m11| ALPHA < ((n % 4) as f64)).fold(v10, |acc11, t11| acc11.sin() + acc11 * t11), a[n % a.len()], {
                v10 = v10.powi((n % 4) as i32);
                a[(n + 1) % a.len()]
            }];
            (v10 * v10 + 0.5).log2() + v10 + r12[(n + n) % 3] + b[1 % b.len()] + a[(n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v10 = match n % 3 {
                0 | 5 => {
                    {
                        match n % 3 {
                            0 => {
                            }
                            1 => {
                            }
                            _ => {
                                const GAMMA_1: f64 = 0.75;
                            }
                        }
                        const GAMMA_2: f64 = 0.9;
                    }
                    b[0]
                }
                1 if lit(0.9) <= lit(0.9) => {
                    'l3: for i4 in 0..n {
                        for i6 in 1..i4 % 4 {
                            for &e8 in a {
                                let mut p9 = (e8, { e8 });
                            }
                        }
                    }
                    a[(2 * n + 1) % a.len()]
                }
                _ => { q[4 - 1 - (4) % 4] }
            };
            let mut r12 = [a.chunks_exact(2).skip(1).map(|e11| { a[(n + n) % a.len()] }).filter(|&m11| lit(ALPHA) < lit((n % 4) as f64)).fold(v10, |acc11, t11| acc11.sin() + acc11 * t11), a[n % a.len()], {
                v10 = v10.powi((n % 4) as i32);
                a[(n + 1) % a.len()]
            }];
            (v10 * v10 + lit(0.5)).log2() + v10 + r12[(n + n) % 3] + b[1 % b.len()] + a[(n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p82", false, |report| crate::check_program!(5, report));
    }
}

pub mod p83 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.3;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = if (u >= 0.7) || (w[w.len() - 1 - (3) % w.len()] >= u) { 0.25 } else {
                w[w.len() - 1 - (0) % w.len()] *= (if u > 0.3 { ALPHA } else { BETA }).sin();
                w[w.len() - 1 - (1) % w.len()]
            };
            let mut v2 = w[w.len() - 1 - (1) % w.len()] + BETA;
            let mut k3: usize = 3;
            let v2: f64 = (u * u + 0.5).powf(-0.7);
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut r2 = [if (x < 0.7) || (a[(n + n) % a.len()] > x) {
                v1 -= a[2 % a.len()] - 1.1;
                ((n % 4) as f64)
            } else { x }; 4];
            let mut k4: usize = 0;
            let mut v9: f64 = 'l3: loop {
                if k4 >= 2 {
                    break if x < x {
                        fn inner5(s: f64, t: f64) -> f64 {
                            if s >= 0.125 {
                                return 0.7;
                            }
                            {
                                let v6 = s;
                                v6
                            }
                        }
                        let v8 = inner5(r2.iter().zip(a).map(|(&e7, &z7)| z7).sum::<f64>(), ((k4 % 4) as f64));
                        a[0]
                    } else { x };
                }
                k4 += 1;
                r2[3] = (x + x).sin();
            };
            fn inner10(s: f64, t: f64) -> f64 {
                if 0.3_f64 > 0.5 {
                    return -s;
                }
                (0.9 * s.sin()).atanh()
            }
            let v13 = inner10(a.iter().take(n + 1).map(|&e11| v1.max(x)).fold(v1, |acc11, t11| 0.5 * acc11 + a[(k4 + n) % a.len()] * t11), r2.iter().take(3).map(|&e12| e12).sum::<f64>());
            BETA.sin() + r2[n % 4] + a[a.len() - 1 - (2) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.3;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = if (u >= 0.7) || (w[w.len() - 1 - (3) % w.len()] >= u) { 0.25 } else {
                w[w.len() - 1 - (0) % w.len()] *= (if u > 0.3 { ALPHA } else { BETA }).sin();
                w[w.len() - 1 - (1) % w.len()]
            };
            let mut v2 = w[w.len() - 1 - (1) % w.len()] + BETA;
            let mut k3: usize = 3;
            let v2: f64 = (u * u + 0.5).powf(-0.7);
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut r2 = [if (x < 0.7) || (a[(n + n) % a.len()] > x) {
                v1 -= a[2 % a.len()] - 1.1;
                ((n % 4) as f64)
            } else { x }; 4];
            let mut k4: usize = 0;
            let mut v9: f64 = 'l3: loop {
                if k4 >= 2 {
                    break if x < x {
                        fn inner5(s: f64, t: f64) -> f64 {
                            if s >= 0.125 {
                                return 0.7;
                            }
                            {
                                let v6 = s;
                                v6
                            }
                        }
                        let v8 = inner5(r2.iter().zip(a).map(|(&e7, &z7)| z7).sum::<f64>(), ((k4 % 4) as f64));
                        a[0]
                    } else { x };
                }
                k4 += 1;
                r2[3] = (x + x).sin();
            };
            fn inner10(s: f64, t: f64) -> f64 {
                if 0.3_f64 > 0.5 {
                    return -s;
                }
                (0.9 * s.sin()).atanh()
            }
            let v13 = inner10(a.iter().take(n + 1).map(|&e11| v1.max(x)).fold(v1, |acc11, t11| 0.5 * acc11 + a[(k4 + n) % a.len()] * t11), r2.iter().take(3).map(|&e12| e12).sum::<f64>());
            BETA.sin() + r2[n % 4] + a[a.len() - 1 - (2) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.3;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = if (u >= lit(0.7)) || (w[w.len() - 1 - (3) % w.len()] >= u) { lit(0.25) } else {
                { let right = (if u > lit(0.3) { lit(ALPHA) } else { lit(BETA) }).sin(); w[w.len() - 1 - (0) % w.len()] *= right; }
                w[w.len() - 1 - (1) % w.len()]
            };
            let mut v2 = w[w.len() - 1 - (1) % w.len()] + lit(BETA);
            let mut k3: usize = 3;
            let v2: D = (u * u + lit(0.5)).powf(lit(-0.7));
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut r2 = [if (x < lit(0.7)) || (a[(n + n) % a.len()] > x) {
                { let right = a[2 % a.len()] - lit(1.1); v1 -= right; }
                lit((n % 4) as f64)
            } else { x }; 4];
            let mut k4: usize = 0;
            let mut v9: D = 'l3: loop {
                if k4 >= 2 {
                    break if x < x {
                        fn inner5(s: D, t: D) -> D {
                            if s >= lit(0.125) {
                                return lit(0.7);
                            }
                            {
                                let v6 = s;
                                v6
                            }
                        }
                        let v8 = inner5(r2.iter().zip(a).map(|(&e7, &z7)| z7).sum::<D>(), lit((k4 % 4) as f64));
                        a[0]
                    } else { x };
                }
                k4 += 1;
                r2[3] = (x + x).sin();
            };
            fn inner10(s: D, t: D) -> D {
                if lit(0.3) > lit(0.5) {
                    return -s;
                }
                (lit(0.9) * s.sin()).atanh()
            }
            let v13 = inner10(a.iter().take(n + 1).map(|&e11| v1.max(x)).fold(v1, |acc11, t11| lit(0.5) * acc11 + a[(k4 + n) % a.len()] * t11), r2.iter().take(3).map(|&e12| e12).sum::<D>());
            lit(BETA).sin() + r2[n % 4] + a[a.len() - 1 - (2) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p83", false, |report| crate::check_program!(1, report));
    }
}

pub mod p84 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v2 = if k % 3 < 1 { u } else {
                let v1: f64;
                if ALPHA >= 1.5 {
                    v1 = if !(a[0] >= a[2 % a.len()]) { u } else { u };
                } else {
                    v1 = -u;
                }
                a[(2 * k + 0) % a.len()]
            };
            if u > 0.5 {
                v2 += a[a.len() - 1 - (2) % a.len()].sin().exp();
            } else {
                v2 += a[0];
                let mut k3: usize = 0;
            }
            (u - v2) * u.sin()
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = -0.9 / (x.abs() + 0.5);
            let v2: f64;
            if p[3 - 1 - (n + 1) % 3] < v1 {
                v2 = ((n % 4) as f64);
            } else {
                v2 = -x;
            }
            if p[2] > 0.9 {
                if p[0] <= -1.1 {
                    if v2 > -0.9 {
                        v1 -= h0(&p[..], p[(2 * n + 2) % 3], (2) % 4);
                    }
                    let o3: Option<f64> = if v1 >= 0.125 { Some(h0(&p[..], v1, (n + n) % 4)) } else { None };
                } else {
                    p[0] *= 0.3 / (1.0 + 0.3 * 0.3);
                    let mut v4: f64 = { x };
                }
            }
            [h0(&p, 0.75, (n + n) % 4) + v2.sin() + v1.sin() + p[1], ALPHA - v2 + p[1]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v2 = if k % 3 < 1 { u } else {
                let v1: f64;
                if ALPHA >= 1.5 {
                    v1 = if !(a[0] >= a[2 % a.len()]) { u } else { u };
                } else {
                    v1 = -u;
                }
                a[(2 * k + 0) % a.len()]
            };
            if u > 0.5 {
                v2 += a[a.len() - 1 - (2) % a.len()].sin().exp();
            } else {
                v2 += a[0];
                let mut k3: usize = 0;
            }
            (u - v2) * u.sin()
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = -0.9 / (x.abs() + 0.5);
            let v2: f64;
            if p[3 - 1 - (n + 1) % 3] < v1 {
                v2 = ((n % 4) as f64);
            } else {
                v2 = -x;
            }
            if p[2] > 0.9 {
                if p[0] <= -1.1 {
                    if v2 > -0.9 {
                        v1 -= h0(&p[..], p[(2 * n + 2) % 3], (2) % 4);
                    }
                    let o3: Option<f64> = if v1 >= 0.125 { Some(h0(&p[..], v1, (n + n) % 4)) } else { None };
                } else {
                    p[0] *= 0.3 / (1.0 + 0.3 * 0.3);
                    let mut v4: f64 = { x };
                }
            }
            [h0(&p, 0.75, (n + n) % 4) + v2.sin() + v1.sin() + p[1], ALPHA - v2 + p[1]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v2 = if k % 3 < 1 { u } else {
                let v1: D;
                if lit(ALPHA) >= lit(1.5) {
                    v1 = if !(a[0] >= a[2 % a.len()]) { u } else { u };
                } else {
                    v1 = -u;
                }
                a[(2 * k + 0) % a.len()]
            };
            if u > lit(0.5) {
                { let right = a[a.len() - 1 - (2) % a.len()].sin().exp(); v2 += right; }
            } else {
                { let right = a[0]; v2 += right; }
                let mut k3: usize = 0;
            }
            (u - v2) * u.sin()
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = lit(-0.9) / (x.abs() + lit(0.5));
            let v2: D;
            if p[3 - 1 - (n + 1) % 3] < v1 {
                v2 = lit((n % 4) as f64);
            } else {
                v2 = -x;
            }
            if p[2] > lit(0.9) {
                if p[0] <= lit(-1.1) {
                    if v2 > lit(-0.9) {
                        { let right = h0(&p[..], p[(2 * n + 2) % 3], (2) % 4); v1 -= right; }
                    }
                    let o3: Option<D> = if v1 >= lit(0.125) { Some(h0(&p[..], v1, (n + n) % 4)) } else { None };
                } else {
                    { let right = lit(0.3) / (lit(1.0) + lit(0.3) * lit(0.3)); p[0] *= right; }
                    let mut v4: D = { x };
                }
            }
            [h0(&p, lit(0.75), (n + n) % 4) + v2.sin() + v1.sin() + p[1], lit(ALPHA) - v2 + p[1]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p84", false, |report| crate::check_program!(6, report));
    }
}

pub mod p85 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[0];
            let mut v2 = v1.abs();
            let mut r3: [f64; 5] = [0.0; 5];
            let v4: f64;
            if n % 3 < 1 {
                v4 = ((n % 4) as f64) * ((n % 4) as f64);
            } else {
                v4 = x + v2;
            }
            let o5: Option<f64> = if !(v4 <= -1.1) { Some(p[(n + 1) % 3].sin().sinh()) } else { None };
            let mut k7: usize = 0;
            loop {
                if k7 >= 0 {
                    break;
                }
                k7 += 1;
                if let Some(v8) = o5 {
                    v2 += 0.25 * (x + r3[0]);
                }
            }
            let c9 = |u9_0: f64, u9_1: f64| u9_0 + (0..5).map(|i10| 1.0 + 0.25 * o5.map(|m11| m11 * 0.25).unwrap_or(((k7 % 4) as f64)).sin()).product::<f64>();
            [f64::powf(v4.abs() + 0.25, r3[0].max(-2.25).min(2.375)) - v4 + v2 - v1.sin() - x.sin() + r3[(k7 + n) % 5] + p[2], (v2 - v4.sin()) * x + r3[3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[0];
            let mut v2 = v1.abs();
            let mut r3: [f64; 5] = [0.0; 5];
            let v4: f64;
            if n % 3 < 1 {
                v4 = ((n % 4) as f64) * ((n % 4) as f64);
            } else {
                v4 = x + v2;
            }
            let o5: Option<f64> = if !(v4 <= -1.1) { Some(p[(n + 1) % 3].sin().sinh()) } else { None };
            let mut k7: usize = 0;
            loop {
                if k7 >= 0 {
                    break;
                }
                k7 += 1;
                if let Some(v8) = o5 {
                    v2 += 0.25 * (x + r3[0]);
                }
            }
            let c9 = |u9_0: f64, u9_1: f64| u9_0 + (0..5).map(|i10| 1.0 + 0.25 * o5.map(|m11| m11 * 0.25).unwrap_or(((k7 % 4) as f64)).sin()).product::<f64>();
            [f64::powf(v4.abs() + 0.25, r3[0].max(-2.25).min(2.375)) - v4 + v2 - v1.sin() - x.sin() + r3[(k7 + n) % 5] + p[2], (v2 - v4.sin()) * x + r3[3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[0];
            let mut v2 = v1.abs();
            let mut r3: [D; 5] = [lit(0.0); 5];
            let v4: D;
            if n % 3 < 1 {
                v4 = lit((n % 4) as f64) * lit((n % 4) as f64);
            } else {
                v4 = x + v2;
            }
            let o5: Option<D> = if !(v4 <= lit(-1.1)) { Some(p[(n + 1) % 3].sin().sinh()) } else { None };
            let mut k7: usize = 0;
            loop {
                if k7 >= 0 {
                    break;
                }
                k7 += 1;
                if let Some(v8) = o5 {
                    { let right = lit(0.25) * (x + r3[0]); v2 += right; }
                }
            }
            let c9 = |u9_0: D, u9_1: D| u9_0 + (0..5).map(|i10| lit(1.0) + lit(0.25) * o5.map(|m11| m11 * lit(0.25)).unwrap_or(lit((k7 % 4) as f64)).sin()).product::<D>();
            [D::powf(v4.abs() + lit(0.25), r3[0].max(lit(-2.25)).min(lit(2.375))) - v4 + v2 - v1.sin() - x.sin() + r3[(k7 + n) % 5] + p[2], (v2 - v4.sin()) * x + r3[3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p85", false, |report| crate::check_program!(6, report));
    }
}

pub mod p86 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = x;
            let mut r1: [f64; 2] = [0.0; 2];
            r1[2 - 1 - (n + 1) % 2] /= ((n % 4) as f64).abs() + 1.25;
            let p2: (f64, f64) = (x, x);
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 - x;
            r1[2 - 1 - (0) % 2] *= f64::atan2(x, r1[0] * r1[0] + 0.25).sin();
            let v5 = match n % 3 {
                0 | 5 => {
                    let v4 = x;
                    a[a.len() - 1 - (3) % a.len()]
                }
                1 => { x }
                _ => { x }
            };
            let mut k7: usize = 0;
            'l6: while k7 < 1 {
                k7 += 1;
                let mut k9: usize = 0;
                while k9 < 6 {
                    k9 += 1;
                    x += 0.25 * -v5;
                    let mut k11: usize = 0;
                    while (k11 < 7) && (((n % 4) as f64) > x) {
                        k11 += 1;
                        let v12: f64;
                        if k11 % 2 == 1 {
                            v12 = 0.75 + v5;
                        } else {
                            v12 = -v5;
                        }
                    }
                }
            }
            x * v5 + r1[2 - 1 - (0) % 2] + a[(n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = x;
            let mut r1: [f64; 2] = [0.0; 2];
            r1[2 - 1 - (n + 1) % 2] /= ((n % 4) as f64).abs() + 1.25;
            let p2: (f64, f64) = (x, x);
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 - x;
            r1[2 - 1 - (0) % 2] *= f64::atan2(x, r1[0] * r1[0] + 0.25).sin();
            let v5 = match n % 3 {
                0 | 5 => {
                    let v4 = x;
                    a[a.len() - 1 - (3) % a.len()]
                }
                1 => { x }
                _ => { x }
            };
            let mut k7: usize = 0;
            'l6: while k7 < 1 {
                k7 += 1;
                let mut k9: usize = 0;
                while k9 < 6 {
                    k9 += 1;
                    x += 0.25 * -v5;
                    let mut k11: usize = 0;
                    while (k11 < 7) && (((n % 4) as f64) > x) {
                        k11 += 1;
                        let v12: f64;
                        if k11 % 2 == 1 {
                            v12 = 0.75 + v5;
                        } else {
                            v12 = -v5;
                        }
                    }
                }
            }
            x * v5 + r1[2 - 1 - (0) % 2] + a[(n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut x = x;
            let mut r1: [D; 2] = [lit(0.0); 2];
            { let right = lit((n % 4) as f64).abs() + lit(1.25); r1[2 - 1 - (n + 1) % 2] /= right; }
            let p2: (D, D) = (x, x);
            let c3 = move |u3_0: D, u3_1: D| u3_0 - x;
            { let right = D::atan2(x, r1[0] * r1[0] + lit(0.25)).sin(); r1[2 - 1 - (0) % 2] *= right; }
            let v5 = match n % 3 {
                0 | 5 => {
                    let v4 = x;
                    a[a.len() - 1 - (3) % a.len()]
                }
                1 => { x }
                _ => { x }
            };
            let mut k7: usize = 0;
            'l6: while k7 < 1 {
                k7 += 1;
                let mut k9: usize = 0;
                while k9 < 6 {
                    k9 += 1;
                    { let right = lit(0.25) * -v5; x += right; }
                    let mut k11: usize = 0;
                    while (k11 < 7) && (lit((n % 4) as f64) > x) {
                        k11 += 1;
                        let v12: D;
                        if k11 % 2 == 1 {
                            v12 = lit(0.75) + v5;
                        } else {
                            v12 = -v5;
                        }
                    }
                }
            }
            x * v5 + r1[2 - 1 - (0) % 2] + a[(n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p86", false, |report| crate::check_program!(1, report));
    }
}

pub mod p87 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = -BETA;
            let mut r3 = vec![((k % 4) as f64) * u, u - BETA, (1..k).rev().map(|i2| u + -0.125_f64).sum::<f64>(), v1.tanh()];
            let r3_len: usize = r3.len();
            let v4 = u;
            let (mut v5, v6): (f64, f64) = (v1 * u, v4);
            for i8 in 1..k {
                let v9 = ((i8 % 4) as f64) + v4;
            }
            0.9 * v6 + v1 + r3[(2 * r3_len + 0) % r3.len()] + 0.5 * h0(v6.cos(), k - 1)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64) * BETA;
            let mut r3 = [(1..n).map(|i2| 1.0 + 0.25 * v1.sin().sin()).product::<f64>(), h0(y, (n) % 4), v1 + v1, match n % 4 {
                0 => { y }
                1 => { x }
                2 => { BETA }
                _ => { y }
            }, { y }];
            {
                'l4: for _ in (1..5).rev() {
                    let mut v6 = r3[1] + y;
                    for i7 in (1..5).rev() {
                        r3[i7] = r3[i7 - 1] * (v6 / (1.0 + v6 * v6)) + r3[i7];
                    }
                }
                let v8: f64 = y;
                r3.fill(v8);
            }
            -BETA * y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = -BETA;
            let mut r3 = vec![((k % 4) as f64) * u, u - BETA, (1..k).rev().map(|i2| u + -0.125_f64).sum::<f64>(), v1.tanh()];
            let r3_len: usize = r3.len();
            let v4 = u;
            let (mut v5, v6): (f64, f64) = (v1 * u, v4);
            for i8 in 1..k {
                let v9 = ((i8 % 4) as f64) + v4;
            }
            0.9 * v6 + v1 + r3[(2 * r3_len + 0) % r3.len()] + 0.5 * h0(v6.cos(), k - 1)
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64) * BETA;
            let mut r3 = [(1..n).map(|i2| 1.0 + 0.25 * v1.sin().sin()).product::<f64>(), h0(y, (n) % 4), v1 + v1, match n % 4 {
                0 => { y }
                1 => { x }
                2 => { BETA }
                _ => { y }
            }, { y }];
            {
                'l4: for _ in (1..5).rev() {
                    let mut v6 = r3[1] + y;
                    for i7 in (1..5).rev() {
                        r3[i7] = r3[i7 - 1] * (v6 / (1.0 + v6 * v6)) + r3[i7];
                    }
                }
                let v8: f64 = y;
                r3.fill(v8);
            }
            -BETA * y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut v1 = -lit(BETA);
            let mut r3 = vec![lit((k % 4) as f64) * u, u - lit(BETA), (1..k).rev().map(|i2| u + lit(-0.125)).sum::<D>(), v1.tanh()];
            let r3_len: usize = r3.len();
            let v4 = u;
            let (mut v5, v6): (D, D) = (v1 * u, v4);
            for i8 in 1..k {
                let v9 = lit((i8 % 4) as f64) + v4;
            }
            lit(0.9) * v6 + v1 + r3[(2 * r3_len + 0) % r3.len()] + lit(0.5) * h0(v6.cos(), k - 1)
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = lit((n % 4) as f64) * lit(BETA);
            let mut r3 = [(1..n).map(|i2| lit(1.0) + lit(0.25) * v1.sin().sin()).product::<D>(), h0(y, (n) % 4), v1 + v1, match n % 4 {
                0 => { y }
                1 => { x }
                2 => { lit(BETA) }
                _ => { y }
            }, { y }];
            {
                'l4: for _ in (1..5).rev() {
                    let mut v6 = r3[1] + y;
                    for i7 in (1..5).rev() {
                        r3[i7] = r3[i7 - 1] * (v6 / (lit(1.0) + v6 * v6)) + r3[i7];
                    }
                }
                let v8: D = y;
                r3.fill(v8);
            }
            -lit(BETA) * y
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p87", false, |report| crate::check_program!(0, report));
    }
}

pub mod p88 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut u: f64 = if u <= 1.25 {
                w[0] *= u.atan();
                u
            } else { u };
            let mut r1: [f64; 3] = [f64::powf(w[0].abs() + 0.5, u.sin()), w[0], w[2 % w.len()]];
            r1[0] *= u.sin();
            u = u * 0.5 + r1[3 - 1 - (4) % 3].powi(0);
            let (mut v2, v3) = (w[3 % w.len()] - u, u);
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64).powi(2);
            let mut v2 = v1;
            let mut p3: (f64, f64) = (v2, v2 * v2);
            let v4 = b[0];
            let v6: f64 = (0..n).map(|i5| 0.75_f64).sum::<f64>();
            let v7: f64;
            if v2 <= 0.125 {
                v7 = v2 * v4;
            } else {
                v7 = b[b.len() - 1 - (2 * n + 1) % b.len()] + b[(n + 1) % b.len()];
            }
            let mut v8 = b[b.len() - 1 - (n + n) % b.len()] / (a[0].abs() + 0.5);
            let c9 = |u9_0: f64, u9_1: f64| u9_0 + b[b.len() - 1 - (n) % b.len()];
            q[1 % 4].tanh() + v8 - v7 + v6 - v4.sin() + a[n % a.len()] + q[(n + n) % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut u: f64 = if u <= 1.25 {
                w[0] *= u.atan();
                u
            } else { u };
            let mut r1: [f64; 3] = [f64::powf(w[0].abs() + 0.5, u.sin()), w[0], w[2 % w.len()]];
            r1[0] *= u.sin();
            u = u * 0.5 + r1[3 - 1 - (4) % 3].powi(0);
            let (mut v2, v3) = (w[3 % w.len()] - u, u);
        }
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64).powi(2);
            let mut v2 = v1;
            let mut p3: (f64, f64) = (v2, v2 * v2);
            let v4 = b[0];
            let v6: f64 = (0..n).map(|i5| 0.75_f64).sum::<f64>();
            let v7: f64;
            if v2 <= 0.125 {
                v7 = v2 * v4;
            } else {
                v7 = b[b.len() - 1 - (2 * n + 1) % b.len()] + b[(n + 1) % b.len()];
            }
            let mut v8 = b[b.len() - 1 - (n + n) % b.len()] / (a[0].abs() + 0.5);
            let c9 = |u9_0: f64, u9_1: f64| u9_0 + b[b.len() - 1 - (n) % b.len()];
            q[1 % 4].tanh() + v8 - v7 + v6 - v4.sin() + a[n % a.len()] + q[(n + n) % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut u: D = if u <= lit(1.25) {
                { let right = u.atan(); w[0] *= right; }
                u
            } else { u };
            let mut r1: [D; 3] = [D::powf(w[0].abs() + lit(0.5), u.sin()), w[0], w[2 % w.len()]];
            { let right = u.sin(); r1[0] *= right; }
            u = u * lit(0.5) + r1[3 - 1 - (4) % 3].powi(0);
            let (mut v2, v3) = (w[3 % w.len()] - u, u);
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64).powi(2);
            let mut v2 = v1;
            let mut p3: (D, D) = (v2, v2 * v2);
            let v4 = b[0];
            let v6: D = (0..n).map(|i5| lit(0.75)).sum::<D>();
            let v7: D;
            if v2 <= lit(0.125) {
                v7 = v2 * v4;
            } else {
                v7 = b[b.len() - 1 - (2 * n + 1) % b.len()] + b[(n + 1) % b.len()];
            }
            let mut v8 = b[b.len() - 1 - (n + n) % b.len()] / (a[0].abs() + lit(0.5));
            let c9 = |u9_0: D, u9_1: D| u9_0 + b[b.len() - 1 - (n) % b.len()];
            q[1 % 4].tanh() + v8 - v7 + v6 - v4.sin() + a[n % a.len()] + q[(n + n) % 4]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p88", false, |report| crate::check_program!(5, report));
    }
}

pub mod p89 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x = w[0];
            let mut v1 = x;
            for i3 in 1..n {
                let mut k5: usize = 0;
                'l4: while k5 < 7 {
                    k5 += 1;
                    x = x;
                    let mut p6 = ({ ALPHA }, -w[w.len() - 1 - (2 * n + 2) % w.len()]);
                }
                x /= x * x + 0.25;
            }
            let mut r7 = [v1 * ALPHA, x * x, v1];
            const GAMMA_8: f64 = 0.5;
            r7[0] *= r7[0].sin() * GAMMA_8;
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x = w[0];
            let mut v1 = x;
            for i3 in 1..n {
                let mut k5: usize = 0;
                'l4: while k5 < 7 {
                    k5 += 1;
                    x = x;
                    let mut p6 = ({ ALPHA }, -w[w.len() - 1 - (2 * n + 2) % w.len()]);
                }
                x /= x * x + 0.25;
            }
            let mut r7 = [v1 * ALPHA, x * x, v1];
            const GAMMA_8: f64 = 0.5;
            r7[0] *= r7[0].sin() * GAMMA_8;
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut x = w[0];
            let mut v1 = x;
            for i3 in 1..n {
                let mut k5: usize = 0;
                'l4: while k5 < 7 {
                    k5 += 1;
                    x = x;
                    let mut p6 = ({ lit(ALPHA) }, -w[w.len() - 1 - (2 * n + 2) % w.len()]);
                }
                { let right = x * x + lit(0.25); x /= right; }
            }
            let mut r7 = [v1 * lit(ALPHA), x * x, v1];
            const GAMMA_8: f64 = 0.5;
            { let right = r7[0].sin() * lit(GAMMA_8); r7[0] *= right; }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p89", false, |report| crate::check_program!(7, report));
    }
}

pub mod p90 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.125;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u + u;
            let mut r2 = vec![{ u }; k % 5 + 1];
            let r2_len: usize = r2.len();
            v1 = v1;
            if u >= u {
                v1 = u.sin();
                for i3 in (1..r2.len()).rev() {
                    r2[i3] *= (r2[i3 - 1] - r2[i3]).cos();
                }
            }
            if v1 <= -0.25 {
                return None;
            }
            Some(-((k % 4) as f64) + u.sin())
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v3 = a.iter().rev().enumerate().map(|(j1, &e1)| a.iter().filter(|&&e2| j1 % 2 < 1).map(|&e2| e2.tanh()).sum::<f64>()).sum::<f64>();
            let mut r4 = [ALPHA; 5];
            fn inner5(s: f64, t: f64) -> f64 {
                if !(t > 1.25) {
                    return if s > 0.9 { t } else {
                        let v6 = s;
                        s
                    };
                }
                t * t
            }
            let v7 = inner5(v3, x - ((n % 4) as f64));
            let v9 = r4.iter().enumerate().map(|(j8, &e8)| v3).sum::<f64>();
            let r10 = [v9 * v9; 2];
            v3 *= (r10[0] * 0.125).sin();
            let o11: Option<f64> = h0(ALPHA - ALPHA, (n + n) % 4);
            let mut c12 = |u12: f64| {
                v3 += 0.25 * (u12 * u12);
                v3 * 0.5
            };
            let mut v13 = c12(v9 + a[(2 * n + 2) % a.len()]) - c12(-x);
            a[3 % a.len()].mul_add(a[3 % a.len()], x) * v9.sin() * v3.sin() + r10[0] + r4[3] + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.125;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u + u;
            let mut r2 = vec![{ u }; k % 5 + 1];
            let r2_len: usize = r2.len();
            v1 = v1;
            if u >= u {
                v1 = u.sin();
                for i3 in (1..r2.len()).rev() {
                    r2[i3] *= (r2[i3 - 1] - r2[i3]).cos();
                }
            }
            if v1 <= -0.25 {
                return None;
            }
            Some(-((k % 4) as f64) + u.sin())
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v3 = a.iter().rev().enumerate().map(|(j1, &e1)| a.iter().filter(|&&e2| j1 % 2 < 1).map(|&e2| e2.tanh()).sum::<f64>()).sum::<f64>();
            let mut r4 = [ALPHA; 5];
            fn inner5(s: f64, t: f64) -> f64 {
                if !(t > 1.25) {
                    return if s > 0.9 { t } else {
                        let v6 = s;
                        s
                    };
                }
                t * t
            }
            let v7 = inner5(v3, x - ((n % 4) as f64));
            let v9 = r4.iter().enumerate().map(|(j8, &e8)| v3).sum::<f64>();
            let r10 = [v9 * v9; 2];
            v3 *= (r10[0] * 0.125).sin();
            let o11: Option<f64> = h0(ALPHA - ALPHA, (n + n) % 4);
            let mut c12 = |u12: f64| {
                v3 += 0.25 * (u12 * u12);
                v3 * 0.5
            };
            let mut v13 = c12(v9 + a[(2 * n + 2) % a.len()]) - c12(-x);
            a[3 % a.len()].mul_add(a[3 % a.len()], x) * v9.sin() * v3.sin() + r10[0] + r4[3] + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.125;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u + u;
            let mut r2 = vec![{ u }; k % 5 + 1];
            let r2_len: usize = r2.len();
            v1 = v1;
            if u >= u {
                v1 = u.sin();
                for i3 in (1..r2.len()).rev() {
                    { let right = (r2[i3 - 1] - r2[i3]).cos(); r2[i3] *= right; }
                }
            }
            if v1 <= lit(-0.25) {
                return None;
            }
            Some(-lit((k % 4) as f64) + u.sin())
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v3 = a.iter().rev().enumerate().map(|(j1, &e1)| a.iter().filter(|&&e2| j1 % 2 < 1).map(|&e2| e2.tanh()).sum::<D>()).sum::<D>();
            let mut r4 = [lit(ALPHA); 5];
            fn inner5(s: D, t: D) -> D {
                if !(t > lit(1.25)) {
                    return if s > lit(0.9) { t } else {
                        let v6 = s;
                        s
                    };
                }
                t * t
            }
            let v7 = inner5(v3, x - lit((n % 4) as f64));
            let v9 = r4.iter().enumerate().map(|(j8, &e8)| v3).sum::<D>();
            let r10 = [v9 * v9; 2];
            { let right = (r10[0] * lit(0.125)).sin(); v3 *= right; }
            let o11: Option<D> = h0(lit(ALPHA) - lit(ALPHA), (n + n) % 4);
            let mut c12 = |u12: D| {
                { let right = lit(0.25) * (u12 * u12); v3 += right; }
                v3 * lit(0.5)
            };
            let mut v13 = c12(v9 + a[(2 * n + 2) % a.len()]) - c12(-x);
            a[3 % a.len()].mul_add(a[3 % a.len()], x) * v9.sin() * v3.sin() + r10[0] + r4[3] + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p90", false, |report| crate::check_program!(1, report));
    }
}

pub mod p91 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = v / (v * v + 0.5);
            let mut v2 = u * v1;
            let mut r3 = vec![0.125 * v, { v1 }];
            let r3_len: usize = r3.len();
            r3[0] -= v1;
            if (BETA >= 1.25) && (v > 0.3) {
                r3[(r3_len + r3_len) % r3_len] -= { v };
                return (r3.iter().zip(r3.iter()).take(2 * r3_len + 0).map(|(&e4, &z4)| 1.0 + 0.25 * (BETA - r3[3 % r3.len()]).sin()).product::<f64>(), if r3_len % 3 != 1 { u } else {
                    let v5 = BETA;
                    v1
                });
            }
            'l6: for i7 in 0..=r3_len {
                for &e9 in &r3 {
                    for &e11 in &r3 {
                    }
                    v2 = r3[0].sin();
                }
            }
            (r3[r3.len() - 1 - (r3_len) % r3.len()].cos() + v2 - v1 + v.sin(), r3.iter().rev().zip(r3.iter()).map(|(&e12, &z12)| r3.iter().filter(|&&e13| (e12 <= -1.25) && (v < 1.25)).map(|&e13| BETA * ALPHA).fold(v, |acc13, t13| 0.5 * acc13 + v2 * t13)).fold(BETA, |acc13, t13| 0.5 * acc13 + r3[0] * t13) + v1 + v + u + r3[r3.len() - 1 - (1) % r3.len()])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2: f64 = w.iter().enumerate().filter(|&(j1, &e1)| BETA < 2.0).map(|(j1, &e1)| 1.0 + 0.25 * (x / (((j1 % 4) as f64).abs() + 0.25)).sin()).product::<f64>();
            let mut v3 = match n % 2 {
                0 => { v2 }
                _ => { v2 }
            };
            'l4: for i5 in 0..0 {
                let mut r7 = [w.iter().zip(w.iter()).map(|(&e6, &z6)| { v3 }).sum::<f64>(); 4];
            }
            if v2 >= 1.5 {
                const GAMMA_8: f64 = 0.5;
                v2 -= (ALPHA + v2) * GAMMA_8;
            } else {
                v2 = v2 * 0.5 + (if 0.5_f64 < 0.125 { w[w.len() - 1 - (2 * n + 0) % w.len()] } else { v3 });
            }
            if ((n % 4) as f64) > 1.1 {
                let v9 = -w[(n + n) % w.len()];
            } else {
                let mut k10: usize = 0;
                for e12 in w.iter() {
                    if x > v3 {
                        continue;
                    }
                }
            }
            (((n % 4) as f64) - v3) * v2
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.5;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = v / (v * v + 0.5);
            let mut v2 = u * v1;
            let mut r3 = vec![0.125 * v, { v1 }];
            let r3_len: usize = r3.len();
            r3[0] -= v1;
            if (BETA >= 1.25) && (v > 0.3) {
                r3[(r3_len + r3_len) % r3_len] -= { v };
                return (r3.iter().zip(r3.iter()).take(2 * r3_len + 0).map(|(&e4, &z4)| 1.0 + 0.25 * (BETA - r3[3 % r3.len()]).sin()).product::<f64>(), if r3_len % 3 != 1 { u } else {
                    let v5 = BETA;
                    v1
                });
            }
            'l6: for i7 in 0..=r3_len {
                for &e9 in &r3 {
                    for &e11 in &r3 {
                    }
                    v2 = r3[0].sin();
                }
            }
            (r3[r3.len() - 1 - (r3_len) % r3.len()].cos() + v2 - v1 + v.sin(), r3.iter().rev().zip(r3.iter()).map(|(&e12, &z12)| r3.iter().filter(|&&e13| (e12 <= -1.25) && (v < 1.25)).map(|&e13| BETA * ALPHA).fold(v, |acc13, t13| 0.5 * acc13 + v2 * t13)).fold(BETA, |acc13, t13| 0.5 * acc13 + r3[0] * t13) + v1 + v + u + r3[r3.len() - 1 - (1) % r3.len()])
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2: f64 = w.iter().enumerate().filter(|&(j1, &e1)| BETA < 2.0).map(|(j1, &e1)| 1.0 + 0.25 * (x / (((j1 % 4) as f64).abs() + 0.25)).sin()).product::<f64>();
            let mut v3 = match n % 2 {
                0 => { v2 }
                _ => { v2 }
            };
            'l4: for i5 in 0..0 {
                let mut r7 = [w.iter().zip(w.iter()).map(|(&e6, &z6)| { v3 }).sum::<f64>(); 4];
            }
            if v2 >= 1.5 {
                const GAMMA_8: f64 = 0.5;
                v2 -= (ALPHA + v2) * GAMMA_8;
            } else {
                v2 = v2 * 0.5 + (if 0.5_f64 < 0.125 { w[w.len() - 1 - (2 * n + 0) % w.len()] } else { v3 });
            }
            if ((n % 4) as f64) > 1.1 {
                let v9 = -w[(n + n) % w.len()];
            } else {
                let mut k10: usize = 0;
                for e12 in w.iter() {
                    if x > v3 {
                        continue;
                    }
                }
            }
            (((n % 4) as f64) - v3) * v2
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.5;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = v / (v * v + lit(0.5));
            let mut v2 = u * v1;
            let mut r3 = vec![lit(0.125) * v, { v1 }];
            let r3_len: usize = r3.len();
            { let right = v1; r3[0] -= right; }
            if (lit(BETA) >= lit(1.25)) && (v > lit(0.3)) {
                { let right = { v }; r3[(r3_len + r3_len) % r3_len] -= right; }
                return (r3.iter().zip(r3.iter()).take(2 * r3_len + 0).map(|(&e4, &z4)| lit(1.0) + lit(0.25) * (lit(BETA) - r3[3 % r3.len()]).sin()).product::<D>(), if r3_len % 3 != 1 { u } else {
                    let v5 = lit(BETA);
                    v1
                });
            }
            'l6: for i7 in 0..=r3_len {
                for &e9 in &r3 {
                    for &e11 in &r3 {
                    }
                    v2 = r3[0].sin();
                }
            }
            (r3[r3.len() - 1 - (r3_len) % r3.len()].cos() + v2 - v1 + v.sin(), r3.iter().rev().zip(r3.iter()).map(|(&e12, &z12)| r3.iter().filter(|&&e13| (e12 <= lit(-1.25)) && (v < lit(1.25))).map(|&e13| lit(BETA) * lit(ALPHA)).fold(v, |acc13, t13| lit(0.5) * acc13 + v2 * t13)).fold(lit(BETA), |acc13, t13| lit(0.5) * acc13 + r3[0] * t13) + v1 + v + u + r3[r3.len() - 1 - (1) % r3.len()])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2: D = w.iter().enumerate().filter(|&(j1, &e1)| lit(BETA) < lit(2.0)).map(|(j1, &e1)| lit(1.0) + lit(0.25) * (x / (lit((j1 % 4) as f64).abs() + lit(0.25))).sin()).product::<D>();
            let mut v3 = match n % 2 {
                0 => { v2 }
                _ => { v2 }
            };
            'l4: for i5 in 0..0 {
                let mut r7 = [w.iter().zip(w.iter()).map(|(&e6, &z6)| { v3 }).sum::<D>(); 4];
            }
            if v2 >= lit(1.5) {
                const GAMMA_8: f64 = 0.5;
                { let right = (lit(ALPHA) + v2) * lit(GAMMA_8); v2 -= right; }
            } else {
                v2 = v2 * lit(0.5) + (if lit(0.5) < lit(0.125) { w[w.len() - 1 - (2 * n + 0) % w.len()] } else { v3 });
            }
            if lit((n % 4) as f64) > lit(1.1) {
                let v9 = -w[(n + n) % w.len()];
            } else {
                let mut k10: usize = 0;
                for e12 in w.iter() {
                    if x > v3 {
                        continue;
                    }
                }
            }
            (lit((n % 4) as f64) - v3) * v2
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p91", false, |report| crate::check_program!(4, report));
    }
}

pub mod p92 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -1.5;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u - u;
            let mut r2: [f64; 2] = [a[4 % a.len()].tanh(), v1.sin().exp()];
            v1 += u.copysign(u);
            let v3: f64;
            if k % 2 == 1 {
                v3 = u;
            } else {
                v3 = {
                    {
                        v1 += u + u;
                    }
                    ((k % 4) as f64)
                };
            }
            a[a.len() - 1 - (2 * k + 0) % a.len()] + v3 + v3 - v1.sin() + r2[(2 * k + 1) % 2] + a[0]
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x - x;
            for i3 in 1..=a.len() {
                let mut c4 = |u4: f64| {
                    v1 += 0.25 * (a[n % a.len()] * u4);
                    v1 * 0.5
                };
                let mut v5 = c4(f64::cos(a[n % a.len()])) - c4(x * x);
                let mut p6: (f64, f64) = (-ALPHA, { x });
            }
            v1 /= x.abs() + 0.25;
            let mut k9: usize = 0;
            let v10: f64 = 'l8: loop {
                if k9 >= 1 {
                    break BETA;
                }
                k9 += 1;
            };
            (a[(k9 + k9) % a.len()] + v1 - x + a[a.len() - 1 - (k9) % a.len()], 0.125 * a[(2 * n + 0) % a.len()] - v10 - x + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -1.5;
        #[differentiate(without(recompute))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u - u;
            let mut r2: [f64; 2] = [a[4 % a.len()].tanh(), v1.sin().exp()];
            v1 += u.copysign(u);
            let v3: f64;
            if k % 2 == 1 {
                v3 = u;
            } else {
                v3 = {
                    {
                        v1 += u + u;
                    }
                    ((k % 4) as f64)
                };
            }
            a[a.len() - 1 - (2 * k + 0) % a.len()] + v3 + v3 - v1.sin() + r2[(2 * k + 1) % 2] + a[0]
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x - x;
            for i3 in 1..=a.len() {
                let mut c4 = |u4: f64| {
                    v1 += 0.25 * (a[n % a.len()] * u4);
                    v1 * 0.5
                };
                let mut v5 = c4(f64::cos(a[n % a.len()])) - c4(x * x);
                let mut p6: (f64, f64) = (-ALPHA, { x });
            }
            v1 /= x.abs() + 0.25;
            let mut k9: usize = 0;
            let v10: f64 = 'l8: loop {
                if k9 >= 1 {
                    break BETA;
                }
                k9 += 1;
            };
            (a[(k9 + k9) % a.len()] + v1 - x + a[a.len() - 1 - (k9) % a.len()], 0.125 * a[(2 * n + 0) % a.len()] - v10 - x + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -1.5;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u - u;
            let mut r2: [D; 2] = [a[4 % a.len()].tanh(), v1.sin().exp()];
            { let right = u.copysign(u); v1 += right; }
            let v3: D;
            if k % 2 == 1 {
                v3 = u;
            } else {
                v3 = {
                    {
                        { let right = u + u; v1 += right; }
                    }
                    lit((k % 4) as f64)
                };
            }
            a[a.len() - 1 - (2 * k + 0) % a.len()] + v3 + v3 - v1.sin() + r2[(2 * k + 1) % 2] + a[0]
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = x - x;
            for i3 in 1..=a.len() {
                let mut c4 = |u4: D| {
                    { let right = lit(0.25) * (a[n % a.len()] * u4); v1 += right; }
                    v1 * lit(0.5)
                };
                let mut v5 = c4(D::cos(a[n % a.len()])) - c4(x * x);
                let mut p6: (D, D) = (-lit(ALPHA), { x });
            }
            { let right = x.abs() + lit(0.25); v1 /= right; }
            let mut k9: usize = 0;
            let v10: D = 'l8: loop {
                if k9 >= 1 {
                    break lit(BETA);
                }
                k9 += 1;
            };
            (a[(k9 + k9) % a.len()] + v1 - x + a[a.len() - 1 - (k9) % a.len()], lit(0.125) * a[(2 * n + 0) % a.len()] - v10 - x + a[0])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p92", false, |report| crate::check_program!(3, report));
    }
}

pub mod p93 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = 1.0 * y;
            let mut r2: [f64; 4] = [0.0; 4];
            v1 = (1..n).map(|i3| x * x).sum::<f64>();
            r2[1] -= r2[2];
            {
                {
                    v1 += if 0.125_f64 <= -0.9 {
                        let v4: f64 = -1.1;
                        v4
                    } else { r2[0] };
                    let mut r5 = vec![r2[4 - 1 - (4) % 4] * y; n % 5 + 1];
                    let r5_len: usize = r5.len();
                }
                {
                    v1 /= r2[4 - 1 - (n) % 4] * r2[4 - 1 - (n) % 4] + 0.5;
                    let mut r6 = [(r2[1].abs() + 0.5).sqrt(); 4];
                }
            }
            v1 * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = 1.0 * y;
            let mut r2: [f64; 4] = [0.0; 4];
            v1 = (1..n).map(|i3| x * x).sum::<f64>();
            r2[1] -= r2[2];
            {
                {
                    v1 += if 0.125_f64 <= -0.9 {
                        let v4: f64 = -1.1;
                        v4
                    } else { r2[0] };
                    let mut r5 = vec![r2[4 - 1 - (4) % 4] * y; n % 5 + 1];
                    let r5_len: usize = r5.len();
                }
                {
                    v1 /= r2[4 - 1 - (n) % 4] * r2[4 - 1 - (n) % 4] + 0.5;
                    let mut r6 = [(r2[1].abs() + 0.5).sqrt(); 4];
                }
            }
            v1 * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit(1.0) * y;
            let mut r2: [D; 4] = [lit(0.0); 4];
            v1 = (1..n).map(|i3| x * x).sum::<D>();
            { let right = r2[2]; r2[1] -= right; }
            {
                {
                    { let right = if lit(0.125) <= lit(-0.9) {
                        let v4: D = lit(-1.1);
                        v4
                    } else { r2[0] }; v1 += right; }
                    let mut r5 = vec![r2[4 - 1 - (4) % 4] * y; n % 5 + 1];
                    let r5_len: usize = r5.len();
                }
                {
                    { let right = r2[4 - 1 - (n) % 4] * r2[4 - 1 - (n) % 4] + lit(0.5); v1 /= right; }
                    let mut r6 = [(r2[1].abs() + lit(0.5)).sqrt(); 4];
                }
            }
            v1 * x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p93", false, |report| crate::check_program!(0, report));
    }
}

pub mod p94 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = w[0].powi((k % 4) as i32);
            let mut v1 = 0.25_f64.max(v1);
            let mut r3 = [(0..=k).map(|i2| 1.5_f64).sum::<f64>(), a[(k + 1) % a.len()] * v1, v1, v1, w[w.len() - 1 - (2 * k + 0) % w.len()].cos().exp()];
            let v4: f64;
            if !(w[(k + k) % w.len()] <= -1.0) {
                v4 = v1.tanh();
            } else {
                v4 = v1 * v1;
            }
            let mut v5 = v1 * 0.3;
            (if (v5 >= ((k % 4) as f64)) || (v4 <= -0.3) {
                let v6 = v4;
                v4
            } else { v5 }) + v1 + r3[k % 5] + a[(k + k) % a.len()]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) - x;
            let mut v2 = x.trunc();
            let mut r4 = [{
                v2 = (0..=n).rev().skip(2).filter(|&i3| ((n % 4) as f64) > 0.5).map(|i3| ((i3 % 4) as f64) * v1).fold(-0.9_f64, |acc3, t3| acc3.sin() + y * t3);
                v1
            }, x, x, v2 + x];
            if n % 2 == 1 {
                if x > 0.5 {
                    let mut k6: usize = 0;
                    'l5: loop {
                        if k6 >= 2 {
                            break;
                        }
                        k6 += 1;
                        fn inner7(s: f64, t: f64) -> f64 {
                            if s < s {
                                return (1..3).rev().take(1).map(|i8| 1.0 + 0.25 * 0.25_f64.sin()).product::<f64>();
                            }
                            s - s
                        }
                        let v9: f64 = inner7(r4[3].powi((n % 4) as i32), v1);
                        let mut o10: Option<f64> = if r4[3] > v2 { Some(y * y) } else { None };
                    }
                    v2 = v2 * 0.5 + ((n % 4) as f64);
                } else {
                    'l11: for &e12 in &r4 {
                        match n % 4 {
                            0 => {
                                v2 = e12;
                            }
                            1 => {
                                'l13: for _ in 1..n % 4 {
                                    let mut v15 = x - r4[0];
                                }
                                let v16: f64;
                                if x > -2.0 {
                                    v16 = v2 / (v2.abs() + 0.5);
                                } else {
                                    v16 = e12;
                                }
                            }
                            2 => {
                                match n % 4 {
                                    0 => {
                                        for i18 in 1..n {
                                            let mut v19 = x - x;
                                            'l20: for i21 in (1..4).step_by(2) {
                                                const GAMMA_22: f64 = 0.3;
                                                v1 -= 0.25 * (v1 + r4[1]) * GAMMA_22;
                                            }
                                        }
                                        let v23 = r4[2] + v2;
                                    }
                                    1 if x >= r4[n % 4] => {
                                        let mut r24 = vec![v1 / (v2.abs() + 0.25), x];
                                        let r24_len: usize = r24.len();
                                    }
                                    2 if y > r4[(n + n) % 4] => {
                                        match n % 4 {
                                            0 => {
                                                let mut v25: f64 = e12 - r4[(n + 1) % 4];
                                                if v2 < e12 {
                                                    let mut k27: usize = 0;
                                                    let mut v25: f64 = 'l26: loop {
                                                        if k27 >= 5 {
                                                            break 0.25 * r4[(n + k27) % 4];
                                                        }
                                                        k27 += 1;
                                                        let v28: f64 = e12 * y;
                                                    };
                                                } else {
                                                    for i30 in 0..n {
                                                        let v31: f64;
                                                        if r4[3] >= v25 {
                                                            v31 = e12 % 1.75;
                                                        } else {
                                                            v31 = if i30 % 2 == 1 { e12 } else { 0.25 };
                                                        }
                                                        let mut k33: usize = 0;
                                                        loop {
                                                            if k33 >= 0 {
                                                                break;
                                                            }
                                                            k33 += 1;
                                                            v1 = (y.abs() + 1.25).log(2.5).clamp(-2.125, 1.875);
                                                            v1 += 0.25 * r4.iter().map(|&e34| r4[0] / (0.25_f64.abs() + 0.5)).fold(0.9_f64, |acc34, t34| acc34.sin() + r4[2] * t34);
                                                        }
                                                    }
                                                }
                                            }
                                            1 if y >= e12 => {
                                                v2 *= (r4[(n + 1) % 4] - e12).max(-2.25).min(2.375);
                                                match n % 4 {
                                                    0 => {
                                                        let mut k36: usize = 0;
                                                        loop {
                                                            if k36 >= 6 {
                                                                break;
                                                            }
                                                            k36 += 1;
                                                            v1 = r4[4 - 1 - (n + n) % 4];
                                                            if x > 0.3 {
                                                                v2 += 0.25 * (r4[4 - 1 - (n + n) % 4] * y);
                                                            }
                                                        }
                                                        if x <= v2 {
                                                            let o37: Option<f64> = if -0.125_f64 <= v2 { Some(x + ((k36 % 4) as f64)) } else { None };
                                                        } else {
                                                            const GAMMA_38: f64 = 1.0;
                                                            v2 /= (v1.abs() + 1.25) * GAMMA_38;
                                                            let o39: Option<f64> = if (-1.25_f64 <= -0.3) && (r4[(k36 + k36) % 4] <= ((k36 % 4) as f64)) { Some(y + 1.5) } else { None };
                                                        }
                                                    }
                                                    1 => {
                                                        for (i41, e41) in r4.iter().enumerate() {
                                                            if (r4[(2 * n + 1) % 4] < -1.25) || (e12 < 2.0) {
                                                                continue 'l11;
                                                            } else {
                                                                v2 *= (v1 * v1).atan();
                                                            }
                                                        }
                                                        if (y < 1.25) && (v1 < 2.0) {
                                                            v2 = e12;
                                                        } else {
                                                            let mut k43: usize = 0;
                                                            while (k43 < 5) && (e12 >= -0.3) {
                                                                k43 += 1;
                                                            }
                                                            let c44 = |u44_0: f64, u44_1: f64| u44_0 + (0..3).map(|i45| u44_1).fold(e12, |acc45, t45| acc45.sin() + r4[0] * t45);
                                                        }
                                                    }
                                                    2 => {
                                                        let mut v46 = (r4[(n + 1) % 4] as f32 as f64);
                                                    }
                                                    _ => {
                                                        if x <= 1.25 {
                                                            v2 = v2 * 0.5 + r4[1] * e12;
                                                            continue 'l11;
                                                        }
                                                        v1 += 0.25 * (r4[4 % 4] / (1.0 + r4[4 % 4] * r4[4 % 4])).exp();
                                                    }
                                                }
                                            }
                                            2 => {
                                                let mut k47: usize = 0;
                                            }
                                            _ => {
                                                let v48 = 0.7_f64;
                                            }
                                        }
                                        const GAMMA_49: f64 = 0.25;
                                        v1 = e12.atan() * GAMMA_49;
                                    }
                                    _ => {
                                        let mut r51 = [r4.iter().map(|&e50| { e50 }).sum::<f64>(); 3];
                                        let mut v53 = r4.iter().map(|&e52| r4[0]).sum::<f64>();
                                    }
                                }
                            }
                            _ => {
                                let (mut v54, v55) = (v2 - x, x);
                                let c56 = move |u56_0: f64, u56_1: f64| u56_0 - v55;
                            }
                        }
                    }
                    let v57 = v1 + v1;
                }
                v1 = r4[0];
            } else {
                let mut r59: Vec<f64> = r4.iter().map(|&e58| e58 + v1).collect();
                let r59_len: usize = r59.len();
            }
            y * y * v2.sin() - y + r4[4 - 1 - (2) % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = w[0].powi((k % 4) as i32);
            let mut v1 = 0.25_f64.max(v1);
            let mut r3 = [(0..=k).map(|i2| 1.5_f64).sum::<f64>(), a[(k + 1) % a.len()] * v1, v1, v1, w[w.len() - 1 - (2 * k + 0) % w.len()].cos().exp()];
            let v4: f64;
            if !(w[(k + k) % w.len()] <= -1.0) {
                v4 = v1.tanh();
            } else {
                v4 = v1 * v1;
            }
            let mut v5 = v1 * 0.3;
            (if (v5 >= ((k % 4) as f64)) || (v4 <= -0.3) {
                let v6 = v4;
                v4
            } else { v5 }) + v1 + r3[k % 5] + a[(k + k) % a.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) - x;
            let mut v2 = x.trunc();
            let mut r4 = [{
                v2 = (0..=n).rev().skip(2).filter(|&i3| ((n % 4) as f64) > 0.5).map(|i3| ((i3 % 4) as f64) * v1).fold(-0.9_f64, |acc3, t3| acc3.sin() + y * t3);
                v1
            }, x, x, v2 + x];
            if n % 2 == 1 {
                if x > 0.5 {
                    let mut k6: usize = 0;
                    'l5: loop {
                        if k6 >= 2 {
                            break;
                        }
                        k6 += 1;
                        fn inner7(s: f64, t: f64) -> f64 {
                            if s < s {
                                return (1..3).rev().take(1).map(|i8| 1.0 + 0.25 * 0.25_f64.sin()).product::<f64>();
                            }
                            s - s
                        }
                        let v9: f64 = inner7(r4[3].powi((n % 4) as i32), v1);
                        let mut o10: Option<f64> = if r4[3] > v2 { Some(y * y) } else { None };
                    }
                    v2 = v2 * 0.5 + ((n % 4) as f64);
                } else {
                    'l11: for &e12 in &r4 {
                        match n % 4 {
                            0 => {
                                v2 = e12;
                            }
                            1 => {
                                'l13: for _ in 1..n % 4 {
                                    let mut v15 = x - r4[0];
                                }
                                let v16: f64;
                                if x > -2.0 {
                                    v16 = v2 / (v2.abs() + 0.5);
                                } else {
                                    v16 = e12;
                                }
                            }
                            2 => {
                                match n % 4 {
                                    0 => {
                                        for i18 in 1..n {
                                            let mut v19 = x - x;
                                            'l20: for i21 in (1..4).step_by(2) {
                                                const GAMMA_22: f64 = 0.3;
                                                v1 -= 0.25 * (v1 + r4[1]) * GAMMA_22;
                                            }
                                        }
                                        let v23 = r4[2] + v2;
                                    }
                                    1 if x >= r4[n % 4] => {
                                        let mut r24 = vec![v1 / (v2.abs() + 0.25), x];
                                        let r24_len: usize = r24.len();
                                    }
                                    2 if y > r4[(n + n) % 4] => {
                                        match n % 4 {
                                            0 => {
                                                let mut v25: f64 = e12 - r4[(n + 1) % 4];
                                                if v2 < e12 {
                                                    let mut k27: usize = 0;
                                                    let mut v25: f64 = 'l26: loop {
                                                        if k27 >= 5 {
                                                            break 0.25 * r4[(n + k27) % 4];
                                                        }
                                                        k27 += 1;
                                                        let v28: f64 = e12 * y;
                                                    };
                                                } else {
                                                    for i30 in 0..n {
                                                        let v31: f64;
                                                        if r4[3] >= v25 {
                                                            v31 = e12 % 1.75;
                                                        } else {
                                                            v31 = if i30 % 2 == 1 { e12 } else { 0.25 };
                                                        }
                                                        let mut k33: usize = 0;
                                                        loop {
                                                            if k33 >= 0 {
                                                                break;
                                                            }
                                                            k33 += 1;
                                                            v1 = (y.abs() + 1.25).log(2.5).clamp(-2.125, 1.875);
                                                            v1 += 0.25 * r4.iter().map(|&e34| r4[0] / (0.25_f64.abs() + 0.5)).fold(0.9_f64, |acc34, t34| acc34.sin() + r4[2] * t34);
                                                        }
                                                    }
                                                }
                                            }
                                            1 if y >= e12 => {
                                                v2 *= (r4[(n + 1) % 4] - e12).max(-2.25).min(2.375);
                                                match n % 4 {
                                                    0 => {
                                                        let mut k36: usize = 0;
                                                        loop {
                                                            if k36 >= 6 {
                                                                break;
                                                            }
                                                            k36 += 1;
                                                            v1 = r4[4 - 1 - (n + n) % 4];
                                                            if x > 0.3 {
                                                                v2 += 0.25 * (r4[4 - 1 - (n + n) % 4] * y);
                                                            }
                                                        }
                                                        if x <= v2 {
                                                            let o37: Option<f64> = if -0.125_f64 <= v2 { Some(x + ((k36 % 4) as f64)) } else { None };
                                                        } else {
                                                            const GAMMA_38: f64 = 1.0;
                                                            v2 /= (v1.abs() + 1.25) * GAMMA_38;
                                                            let o39: Option<f64> = if (-1.25_f64 <= -0.3) && (r4[(k36 + k36) % 4] <= ((k36 % 4) as f64)) { Some(y + 1.5) } else { None };
                                                        }
                                                    }
                                                    1 => {
                                                        for (i41, e41) in r4.iter().enumerate() {
                                                            if (r4[(2 * n + 1) % 4] < -1.25) || (e12 < 2.0) {
                                                                continue 'l11;
                                                            } else {
                                                                v2 *= (v1 * v1).atan();
                                                            }
                                                        }
                                                        if (y < 1.25) && (v1 < 2.0) {
                                                            v2 = e12;
                                                        } else {
                                                            let mut k43: usize = 0;
                                                            while (k43 < 5) && (e12 >= -0.3) {
                                                                k43 += 1;
                                                            }
                                                            let c44 = |u44_0: f64, u44_1: f64| u44_0 + (0..3).map(|i45| u44_1).fold(e12, |acc45, t45| acc45.sin() + r4[0] * t45);
                                                        }
                                                    }
                                                    2 => {
                                                        let mut v46 = (r4[(n + 1) % 4] as f32 as f64);
                                                    }
                                                    _ => {
                                                        if x <= 1.25 {
                                                            v2 = v2 * 0.5 + r4[1] * e12;
                                                            continue 'l11;
                                                        }
                                                        v1 += 0.25 * (r4[4 % 4] / (1.0 + r4[4 % 4] * r4[4 % 4])).exp();
                                                    }
                                                }
                                            }
                                            2 => {
                                                let mut k47: usize = 0;
                                            }
                                            _ => {
                                                let v48 = 0.7_f64;
                                            }
                                        }
                                        const GAMMA_49: f64 = 0.25;
                                        v1 = e12.atan() * GAMMA_49;
                                    }
                                    _ => {
                                        let mut r51 = [r4.iter().map(|&e50| { e50 }).sum::<f64>(); 3];
                                        let mut v53 = r4.iter().map(|&e52| r4[0]).sum::<f64>();
                                    }
                                }
                            }
                            _ => {
                                let (mut v54, v55) = (v2 - x, x);
                                let c56 = move |u56_0: f64, u56_1: f64| u56_0 - v55;
                            }
                        }
                    }
                    let v57 = v1 + v1;
                }
                v1 = r4[0];
            } else {
                let mut r59: Vec<f64> = r4.iter().map(|&e58| e58 + v1).collect();
                let r59_len: usize = r59.len();
            }
            y * y * v2.sin() - y + r4[4 - 1 - (2) % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = w[0].powi((k % 4) as i32);
            let mut v1 = lit(0.25).max(v1);
            let mut r3 = [(0..=k).map(|i2| lit(1.5)).sum::<D>(), a[(k + 1) % a.len()] * v1, v1, v1, w[w.len() - 1 - (2 * k + 0) % w.len()].cos().exp()];
            let v4: D;
            if !(w[(k + k) % w.len()] <= lit(-1.0)) {
                v4 = v1.tanh();
            } else {
                v4 = v1 * v1;
            }
            let mut v5 = v1 * lit(0.3);
            (if (v5 >= lit((k % 4) as f64)) || (v4 <= lit(-0.3)) {
                let v6 = v4;
                v4
            } else { v5 }) + v1 + r3[k % 5] + a[(k + k) % a.len()]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) - x;
            let mut v2 = x.trunc();
            let mut r4 = [{
                v2 = (0..=n).rev().skip(2).filter(|&i3| lit((n % 4) as f64) > lit(0.5)).map(|i3| lit((i3 % 4) as f64) * v1).fold(lit(-0.9), |acc3, t3| acc3.sin() + y * t3);
                v1
            }, x, x, v2 + x];
            if n % 2 == 1 {
                if x > lit(0.5) {
                    let mut k6: usize = 0;
                    'l5: loop {
                        if k6 >= 2 {
                            break;
                        }
                        k6 += 1;
                        fn inner7(s: D, t: D) -> D {
                            if s < s {
                                return (1..3).rev().take(1).map(|i8| lit(1.0) + lit(0.25) * lit(0.25).sin()).product::<D>();
                            }
                            s - s
                        }
                        let v9: D = inner7(r4[3].powi((n % 4) as i32), v1);
                        let mut o10: Option<D> = if r4[3] > v2 { Some(y * y) } else { None };
                    }
                    v2 = v2 * lit(0.5) + lit((n % 4) as f64);
                } else {
                    'l11: for &e12 in &r4 {
                        match n % 4 {
                            0 => {
                                v2 = e12;
                            }
                            1 => {
                                'l13: for _ in 1..n % 4 {
                                    let mut v15 = x - r4[0];
                                }
                                let v16: D;
                                if x > lit(-2.0) {
                                    v16 = v2 / (v2.abs() + lit(0.5));
                                } else {
                                    v16 = e12;
                                }
                            }
                            2 => {
                                match n % 4 {
                                    0 => {
                                        for i18 in 1..n {
                                            let mut v19 = x - x;
                                            'l20: for i21 in (1..4).step_by(2) {
                                                const GAMMA_22: f64 = 0.3;
                                                { let right = lit(0.25) * (v1 + r4[1]) * lit(GAMMA_22); v1 -= right; }
                                            }
                                        }
                                        let v23 = r4[2] + v2;
                                    }
                                    1 if x >= r4[n % 4] => {
                                        let mut r24 = vec![v1 / (v2.abs() + lit(0.25)), x];
                                        let r24_len: usize = r24.len();
                                    }
                                    2 if y > r4[(n + n) % 4] => {
                                        match n % 4 {
                                            0 => {
                                                let mut v25: D = e12 - r4[(n + 1) % 4];
                                                if v2 < e12 {
                                                    let mut k27: usize = 0;
                                                    let mut v25: D = 'l26: loop {
                                                        if k27 >= 5 {
                                                            break lit(0.25) * r4[(n + k27) % 4];
                                                        }
                                                        k27 += 1;
                                                        let v28: D = e12 * y;
                                                    };
                                                } else {
                                                    for i30 in 0..n {
                                                        let v31: D;
                                                        if r4[3] >= v25 {
                                                            v31 = e12 % lit(1.75);
                                                        } else {
                                                            v31 = if i30 % 2 == 1 { e12 } else { lit(0.25) };
                                                        }
                                                        let mut k33: usize = 0;
                                                        loop {
                                                            if k33 >= 0 {
                                                                break;
                                                            }
                                                            k33 += 1;
                                                            v1 = (y.abs() + lit(1.25)).log(lit(2.5)).clamp(lit(-2.125), lit(1.875));
                                                            { let right = lit(0.25) * r4.iter().map(|&e34| r4[0] / (lit(0.25).abs() + lit(0.5))).fold(lit(0.9), |acc34, t34| acc34.sin() + r4[2] * t34); v1 += right; }
                                                        }
                                                    }
                                                }
                                            }
                                            1 if y >= e12 => {
                                                { let right = (r4[(n + 1) % 4] - e12).max(lit(-2.25)).min(lit(2.375)); v2 *= right; }
                                                match n % 4 {
                                                    0 => {
                                                        let mut k36: usize = 0;
                                                        loop {
                                                            if k36 >= 6 {
                                                                break;
                                                            }
                                                            k36 += 1;
                                                            v1 = r4[4 - 1 - (n + n) % 4];
                                                            if x > lit(0.3) {
                                                                { let right = lit(0.25) * (r4[4 - 1 - (n + n) % 4] * y); v2 += right; }
                                                            }
                                                        }
                                                        if x <= v2 {
                                                            let o37: Option<D> = if lit(-0.125) <= v2 { Some(x + lit((k36 % 4) as f64)) } else { None };
                                                        } else {
                                                            const GAMMA_38: f64 = 1.0;
                                                            { let right = (v1.abs() + lit(1.25)) * lit(GAMMA_38); v2 /= right; }
                                                            let o39: Option<D> = if (lit(-1.25) <= lit(-0.3)) && (r4[(k36 + k36) % 4] <= lit((k36 % 4) as f64)) { Some(y + lit(1.5)) } else { None };
                                                        }
                                                    }
                                                    1 => {
                                                        for (i41, e41) in r4.iter().enumerate() {
                                                            if (r4[(2 * n + 1) % 4] < lit(-1.25)) || (e12 < lit(2.0)) {
                                                                continue 'l11;
                                                            } else {
                                                                { let right = (v1 * v1).atan(); v2 *= right; }
                                                            }
                                                        }
                                                        if (y < lit(1.25)) && (v1 < lit(2.0)) {
                                                            v2 = e12;
                                                        } else {
                                                            let mut k43: usize = 0;
                                                            while (k43 < 5) && (e12 >= lit(-0.3)) {
                                                                k43 += 1;
                                                            }
                                                            let c44 = |u44_0: D, u44_1: D| u44_0 + (0..3).map(|i45| u44_1).fold(e12, |acc45, t45| acc45.sin() + r4[0] * t45);
                                                        }
                                                    }
                                                    2 => {
                                                        let mut v46 = single(r4[(n + 1) % 4]);
                                                    }
                                                    _ => {
                                                        if x <= lit(1.25) {
                                                            v2 = v2 * lit(0.5) + r4[1] * e12;
                                                            continue 'l11;
                                                        }
                                                        { let right = lit(0.25) * (r4[4 % 4] / (lit(1.0) + r4[4 % 4] * r4[4 % 4])).exp(); v1 += right; }
                                                    }
                                                }
                                            }
                                            2 => {
                                                let mut k47: usize = 0;
                                            }
                                            _ => {
                                                let v48 = lit(0.7);
                                            }
                                        }
                                        const GAMMA_49: f64 = 0.25;
                                        v1 = e12.atan() * lit(GAMMA_49);
                                    }
                                    _ => {
                                        let mut r51 = [r4.iter().map(|&e50| { e50 }).sum::<D>(); 3];
                                        let mut v53 = r4.iter().map(|&e52| r4[0]).sum::<D>();
                                    }
                                }
                            }
                            _ => {
                                let (mut v54, v55) = (v2 - x, x);
                                let c56 = move |u56_0: D, u56_1: D| u56_0 - v55;
                            }
                        }
                    }
                    let v57 = v1 + v1;
                }
                v1 = r4[0];
            } else {
                let mut r59: Vec<D> = r4.iter().map(|&e58| e58 + v1).collect();
                let r59_len: usize = r59.len();
            }
            y * y * v2.sin() - y + r4[4 - 1 - (2) % 4]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p94", true, |report| crate::check_program!(0, report));
    }
}

pub mod p95 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u / (BETA * BETA + 0.5);
            let mut v2 = u * u;
            let mut r3 = [1.25 + a[1 % a.len()], v1, u.cos()];
            let mut r5: Vec<f64> = r3.iter().zip(a.iter()).map(|(&e4, &z4)| u.midpoint(BETA)).collect();
            let r5_len: usize = r5.len();
            fn inner6(s: f64, t: f64) -> f64 {
                if t >= 0.5 {
                    return 0.7 / (t.abs() + 0.25);
                }
                s * 1.5
            }
            let v7 = inner6(v1, r3[2] * 0.125);
            r3[1] *= (a[r5_len % a.len()] / (r5[1 % r5.len()] * r5[1 % r5.len()] + 0.5)).cos();
            (v7 / (u * u + 1.25) * v7.sin() - v2) * v1.sin() + u + r5[1 % r5.len()]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y;
            let mut v2 = v1 + 0.75;
            let mut r4 = [x.cos(), if n % 3 < 1 {
                let v3 = ((n % 4) as f64);
                v1
            } else {
                v1 *= (v1 + ((n % 4) as f64)).max(-2.25).min(2.375);
                v2
            }];
            v2 *= h0(&r4[..], x, (n + 1) % 4).sin();
            let mut p5 = (-((n % 4) as f64), v1 * r4[1]);
            const GAMMA_6: f64 = 2.0;
            p5.1 = x * GAMMA_6;
            let v7 = v2;
            if (BETA > y) && (r4[(n + n) % 2] < -0.9) {
                for i8 in 1..2 {
                    r4[i8] += r4[i8 - 1] * (v2 / (1.0 + v2 * v2));
                }
            }
            (h0(&r4, BETA, (2 * n + 0) % 4) + v7) * v2.sin() * v1 * x + r4[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u / (BETA * BETA + 0.5);
            let mut v2 = u * u;
            let mut r3 = [1.25 + a[1 % a.len()], v1, u.cos()];
            let mut r5: Vec<f64> = r3.iter().zip(a.iter()).map(|(&e4, &z4)| u.midpoint(BETA)).collect();
            let r5_len: usize = r5.len();
            fn inner6(s: f64, t: f64) -> f64 {
                if t >= 0.5 {
                    return 0.7 / (t.abs() + 0.25);
                }
                s * 1.5
            }
            let v7 = inner6(v1, r3[2] * 0.125);
            r3[1] *= (a[r5_len % a.len()] / (r5[1 % r5.len()] * r5[1 % r5.len()] + 0.5)).cos();
            (v7 / (u * u + 1.25) * v7.sin() - v2) * v1.sin() + u + r5[1 % r5.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y;
            let mut v2 = v1 + 0.75;
            let mut r4 = [x.cos(), if n % 3 < 1 {
                let v3 = ((n % 4) as f64);
                v1
            } else {
                v1 *= (v1 + ((n % 4) as f64)).max(-2.25).min(2.375);
                v2
            }];
            v2 *= h0(&r4[..], x, (n + 1) % 4).sin();
            let mut p5 = (-((n % 4) as f64), v1 * r4[1]);
            const GAMMA_6: f64 = 2.0;
            p5.1 = x * GAMMA_6;
            let v7 = v2;
            if (BETA > y) && (r4[(n + n) % 2] < -0.9) {
                for i8 in 1..2 {
                    r4[i8] += r4[i8 - 1] * (v2 / (1.0 + v2 * v2));
                }
            }
            (h0(&r4, BETA, (2 * n + 0) % 4) + v7) * v2.sin() * v1 * x + r4[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u / (lit(BETA) * lit(BETA) + lit(0.5));
            let mut v2 = u * u;
            let mut r3 = [lit(1.25) + a[1 % a.len()], v1, u.cos()];
            let mut r5: Vec<D> = r3.iter().zip(a.iter()).map(|(&e4, &z4)| u.midpoint(lit(BETA))).collect();
            let r5_len: usize = r5.len();
            fn inner6(s: D, t: D) -> D {
                if t >= lit(0.5) {
                    return lit(0.7) / (t.abs() + lit(0.25));
                }
                s * lit(1.5)
            }
            let v7 = inner6(v1, r3[2] * lit(0.125));
            { let right = (a[r5_len % a.len()] / (r5[1 % r5.len()] * r5[1 % r5.len()] + lit(0.5))).cos(); r3[1] *= right; }
            (v7 / (u * u + lit(1.25)) * v7.sin() - v2) * v1.sin() + u + r5[1 % r5.len()]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y;
            let mut v2 = v1 + lit(0.75);
            let mut r4 = [x.cos(), if n % 3 < 1 {
                let v3 = lit((n % 4) as f64);
                v1
            } else {
                { let right = (v1 + lit((n % 4) as f64)).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
                v2
            }];
            { let right = h0(&r4[..], x, (n + 1) % 4).sin(); v2 *= right; }
            let mut p5 = (-lit((n % 4) as f64), v1 * r4[1]);
            const GAMMA_6: f64 = 2.0;
            p5.1 = x * lit(GAMMA_6);
            let v7 = v2;
            if (lit(BETA) > y) && (r4[(n + n) % 2] < lit(-0.9)) {
                for i8 in 1..2 {
                    { let right = r4[i8 - 1] * (v2 / (lit(1.0) + v2 * v2)); r4[i8] += right; }
                }
            }
            (h0(&r4, lit(BETA), (2 * n + 0) % 4) + v7) * v2.sin() * v1 * x + r4[1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p95", false, |report| crate::check_program!(0, report));
    }
}

pub mod p96 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1 = u + ((k % 4) as f64);
            const GAMMA_2: f64 = 0.3;
            u += (v1 - v1) * GAMMA_2;
            v1 += u.sin();
            for i4 in 1..=0 {
                for i6 in 0..2 {
                    u += 0.25 * v1.clamp(-0.875, 1.375);
                }
            }
            ({ v1 }) * v1 + u
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x;
            let mut v2 = x + x;
            let r4 = [if n % 3 == 1 {
                let v3 = w[(n + n) % w.len()];
                x
            } else { v2 }; 2];
            let mut k6: usize = 0;
            let v42: f64 = 'l5: loop {
                if k6 >= 1 {
                    break v1 / (w[(2 * n + 1) % w.len()].abs() + 0.5);
                }
                k6 += 1;
                match k6 % 4 {
                    0 => {
                        let mut v7: f64 = h0(v2, (n + 1) % 4);
                    }
                    1 => {
                        if k6 % 3 == 1 {
                            if n % 2 != 1 {
                                let mut v8 = v2 / (v1 * v1 + 0.25);
                            } else {
                                v1 = v2 / (1.0 + v2 * v2);
                                if (0.25_f64 >= -1.1) || (v1 <= 1.5) {
                                    v1 /= v1.abs() + 0.5;
                                    continue;
                                }
                            }
                            let c9 = |u9_0: f64, u9_1: f64| u9_0 - h0(r4[0], (n + 1) % 4);
                        }
                        const GAMMA_10: f64 = 0.3;
                        v2 = (r4[0] * 1.5).sin() * GAMMA_10;
                    }
                    2 => {
                        let v11: f64 = x + r4[3 % 2];
                        let mut v11 = (1..4).enumerate().map(|(j12, i12)| v2 / (v2 * v2 + 1.25)).sum::<f64>();
                    }
                    _ => {
                        match n % 3 {
                            0 => {
                                'l13: for (i14, e14) in r4.iter().enumerate() {
                                    let c15 = |u15_0: f64, u15_1: f64| u15_0 - (((k6 % 4) as f64) - *e14);
                                    if k6 % 2 < 1 {
                                        let mut v16 = if (r4[0] <= -0.9) && (v1 >= v1) { ((k6 % 4) as f64) } else { v2 };
                                    } else {
                                        let mut v17 = { ((i14 % 4) as f64) };
                                    }
                                }
                            }
                            1 if v2 < 1.25 => {
                                let mut k18: usize = 3;
                                if k6 % 3 < 1 {
                                    w[n % w.len()] = v2.clamp(-2.125, 1.875);
                                    v1 = x;
                                } else {
                                    'l19: for i20 in 1..2 {
                                        'l21: for i22 in (1..n).step_by(2) {
                                            {
                                            }
                                        }
                                        let mut v23 = ((k18 % 4) as f64) * x;
                                    }
                                }
                            }
                            _ => {
                                match k6 % 4 {
                                    0 => {
                                        let v24 = x / (v1.abs() + 0.25);
                                    }
                                    1 => {
                                        const GAMMA_25: f64 = 0.5;
                                        v1 -= 0.25 * (if v1 > 1.25 { r4[1] } else { v2 }) * GAMMA_25;
                                        let v26: f64 = { w[w.len() - 1 - (k6) % w.len()] };
                                    }
                                    2 => {
                                    }
                                    _ => {
                                        let c27 = move |u27_0: f64, u27_1: f64| u27_0 + (r4[2 - 1 - (k6) % 2] + r4[(k6 + 1) % 2]);
                                    }
                                }
                                w.swap(0, 0);
                            }
                        }
                    }
                }
                match k6 % 4 {
                    0 => {
                        let mut k29: usize = 0;
                        let v31: f64 = loop {
                            if k29 >= 2 {
                                break v1 / (v2.abs() + 1.25);
                            }
                            k29 += 1;
                        };
                    }
                    1 => {
                        for i33 in (1..5).step_by(2) {
                            if !(((n % 4) as f64) < -0.3) {
                                let v34 = (r4[0].abs() + 0.5).ln();
                            }
                            for i36 in (1..5).rev() {
                                let mut k37: usize = 0;
                                let v2 = r4[1];
                            }
                        }
                        let v38 = x;
                    }
                    2 => {
                        if k6 % 2 < 1 {
                            break w.iter().filter(|&&e39| !(v1 >= w[n % w.len()])).fold(-0.9_f64, |acc39, &e39| acc39.sin() + v2 * e39);
                        }
                    }
                    _ => {
                        let (mut v40, v41) = (v2, x + x);
                    }
                }
            };
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1 = u + ((k % 4) as f64);
            const GAMMA_2: f64 = 0.3;
            u += (v1 - v1) * GAMMA_2;
            v1 += u.sin();
            for i4 in 1..=0 {
                for i6 in 0..2 {
                    u += 0.25 * v1.clamp(-0.875, 1.375);
                }
            }
            ({ v1 }) * v1 + u
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x;
            let mut v2 = x + x;
            let r4 = [if n % 3 == 1 {
                let v3 = w[(n + n) % w.len()];
                x
            } else { v2 }; 2];
            let mut k6: usize = 0;
            let v42: f64 = 'l5: loop {
                if k6 >= 1 {
                    break v1 / (w[(2 * n + 1) % w.len()].abs() + 0.5);
                }
                k6 += 1;
                match k6 % 4 {
                    0 => {
                        let mut v7: f64 = h0(v2, (n + 1) % 4);
                    }
                    1 => {
                        if k6 % 3 == 1 {
                            if n % 2 != 1 {
                                let mut v8 = v2 / (v1 * v1 + 0.25);
                            } else {
                                v1 = v2 / (1.0 + v2 * v2);
                                if (0.25_f64 >= -1.1) || (v1 <= 1.5) {
                                    v1 /= v1.abs() + 0.5;
                                    continue;
                                }
                            }
                            let c9 = |u9_0: f64, u9_1: f64| u9_0 - h0(r4[0], (n + 1) % 4);
                        }
                        const GAMMA_10: f64 = 0.3;
                        v2 = (r4[0] * 1.5).sin() * GAMMA_10;
                    }
                    2 => {
                        let v11: f64 = x + r4[3 % 2];
                        let mut v11 = (1..4).enumerate().map(|(j12, i12)| v2 / (v2 * v2 + 1.25)).sum::<f64>();
                    }
                    _ => {
                        match n % 3 {
                            0 => {
                                'l13: for (i14, e14) in r4.iter().enumerate() {
                                    let c15 = |u15_0: f64, u15_1: f64| u15_0 - (((k6 % 4) as f64) - *e14);
                                    if k6 % 2 < 1 {
                                        let mut v16 = if (r4[0] <= -0.9) && (v1 >= v1) { ((k6 % 4) as f64) } else { v2 };
                                    } else {
                                        let mut v17 = { ((i14 % 4) as f64) };
                                    }
                                }
                            }
                            1 if v2 < 1.25 => {
                                let mut k18: usize = 3;
                                if k6 % 3 < 1 {
                                    w[n % w.len()] = v2.clamp(-2.125, 1.875);
                                    v1 = x;
                                } else {
                                    'l19: for i20 in 1..2 {
                                        'l21: for i22 in (1..n).step_by(2) {
                                            {
                                            }
                                        }
                                        let mut v23 = ((k18 % 4) as f64) * x;
                                    }
                                }
                            }
                            _ => {
                                match k6 % 4 {
                                    0 => {
                                        let v24 = x / (v1.abs() + 0.25);
                                    }
                                    1 => {
                                        const GAMMA_25: f64 = 0.5;
                                        v1 -= 0.25 * (if v1 > 1.25 { r4[1] } else { v2 }) * GAMMA_25;
                                        let v26: f64 = { w[w.len() - 1 - (k6) % w.len()] };
                                    }
                                    2 => {
                                    }
                                    _ => {
                                        let c27 = move |u27_0: f64, u27_1: f64| u27_0 + (r4[2 - 1 - (k6) % 2] + r4[(k6 + 1) % 2]);
                                    }
                                }
                                w.swap(0, 0);
                            }
                        }
                    }
                }
                match k6 % 4 {
                    0 => {
                        let mut k29: usize = 0;
                        let v31: f64 = loop {
                            if k29 >= 2 {
                                break v1 / (v2.abs() + 1.25);
                            }
                            k29 += 1;
                        };
                    }
                    1 => {
                        for i33 in (1..5).step_by(2) {
                            if !(((n % 4) as f64) < -0.3) {
                                let v34 = (r4[0].abs() + 0.5).ln();
                            }
                            for i36 in (1..5).rev() {
                                let mut k37: usize = 0;
                                let v2 = r4[1];
                            }
                        }
                        let v38 = x;
                    }
                    2 => {
                        if k6 % 2 < 1 {
                            break w.iter().filter(|&&e39| !(v1 >= w[n % w.len()])).fold(-0.9_f64, |acc39, &e39| acc39.sin() + v2 * e39);
                        }
                    }
                    _ => {
                        let (mut v40, v41) = (v2, x + x);
                    }
                }
            };
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1 = u + lit((k % 4) as f64);
            const GAMMA_2: f64 = 0.3;
            { let right = (v1 - v1) * lit(GAMMA_2); u += right; }
            { let right = u.sin(); v1 += right; }
            for i4 in 1..=0 {
                for i6 in 0..2 {
                    { let right = lit(0.25) * v1.clamp(lit(-0.875), lit(1.375)); u += right; }
                }
            }
            ({ v1 }) * v1 + u
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = x;
            let mut v2 = x + x;
            let r4 = [if n % 3 == 1 {
                let v3 = w[(n + n) % w.len()];
                x
            } else { v2 }; 2];
            let mut k6: usize = 0;
            let v42: D = 'l5: loop {
                if k6 >= 1 {
                    break v1 / (w[(2 * n + 1) % w.len()].abs() + lit(0.5));
                }
                k6 += 1;
                match k6 % 4 {
                    0 => {
                        let mut v7: D = h0(v2, (n + 1) % 4);
                    }
                    1 => {
                        if k6 % 3 == 1 {
                            if n % 2 != 1 {
                                let mut v8 = v2 / (v1 * v1 + lit(0.25));
                            } else {
                                v1 = v2 / (lit(1.0) + v2 * v2);
                                if (lit(0.25) >= lit(-1.1)) || (v1 <= lit(1.5)) {
                                    { let right = v1.abs() + lit(0.5); v1 /= right; }
                                    continue;
                                }
                            }
                            let c9 = |u9_0: D, u9_1: D| u9_0 - h0(r4[0], (n + 1) % 4);
                        }
                        const GAMMA_10: f64 = 0.3;
                        v2 = (r4[0] * lit(1.5)).sin() * lit(GAMMA_10);
                    }
                    2 => {
                        let v11: D = x + r4[3 % 2];
                        let mut v11 = (1..4).enumerate().map(|(j12, i12)| v2 / (v2 * v2 + lit(1.25))).sum::<D>();
                    }
                    _ => {
                        match n % 3 {
                            0 => {
                                'l13: for (i14, e14) in r4.iter().enumerate() {
                                    let c15 = |u15_0: D, u15_1: D| u15_0 - (lit((k6 % 4) as f64) - *e14);
                                    if k6 % 2 < 1 {
                                        let mut v16 = if (r4[0] <= lit(-0.9)) && (v1 >= v1) { lit((k6 % 4) as f64) } else { v2 };
                                    } else {
                                        let mut v17 = { lit((i14 % 4) as f64) };
                                    }
                                }
                            }
                            1 if v2 < lit(1.25) => {
                                let mut k18: usize = 3;
                                if k6 % 3 < 1 {
                                    w[n % w.len()] = v2.clamp(lit(-2.125), lit(1.875));
                                    v1 = x;
                                } else {
                                    'l19: for i20 in 1..2 {
                                        'l21: for i22 in (1..n).step_by(2) {
                                            {
                                            }
                                        }
                                        let mut v23 = lit((k18 % 4) as f64) * x;
                                    }
                                }
                            }
                            _ => {
                                match k6 % 4 {
                                    0 => {
                                        let v24 = x / (v1.abs() + lit(0.25));
                                    }
                                    1 => {
                                        const GAMMA_25: f64 = 0.5;
                                        { let right = lit(0.25) * (if v1 > lit(1.25) { r4[1] } else { v2 }) * lit(GAMMA_25); v1 -= right; }
                                        let v26: D = { w[w.len() - 1 - (k6) % w.len()] };
                                    }
                                    2 => {
                                    }
                                    _ => {
                                        let c27 = move |u27_0: D, u27_1: D| u27_0 + (r4[2 - 1 - (k6) % 2] + r4[(k6 + 1) % 2]);
                                    }
                                }
                                w.swap(0, 0);
                            }
                        }
                    }
                }
                match k6 % 4 {
                    0 => {
                        let mut k29: usize = 0;
                        let v31: D = loop {
                            if k29 >= 2 {
                                break v1 / (v2.abs() + lit(1.25));
                            }
                            k29 += 1;
                        };
                    }
                    1 => {
                        for i33 in (1..5).step_by(2) {
                            if !(lit((n % 4) as f64) < lit(-0.3)) {
                                let v34 = (r4[0].abs() + lit(0.5)).ln();
                            }
                            for i36 in (1..5).rev() {
                                let mut k37: usize = 0;
                                let v2 = r4[1];
                            }
                        }
                        let v38 = x;
                    }
                    2 => {
                        if k6 % 2 < 1 {
                            break w.iter().filter(|&&e39| !(v1 >= w[n % w.len()])).fold(lit(-0.9), |acc39, &e39| acc39.sin() + v2 * e39);
                        }
                    }
                    _ => {
                        let (mut v40, v41) = (v2, x + x);
                    }
                }
            };
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p96", false, |report| crate::check_program!(7, report));
    }
}

pub mod p97 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.5;
        const BETA: f64 = -0.9;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v2: f64 = a.iter().zip(a.iter()).filter(|&(&e1, &z1)| a[(2 * n + 1) % a.len()] > 1.25).map(|(&e1, &z1)| e1).fold(((n % 4) as f64), |acc1, t1| acc1.sin() + BETA * t1);
            let mut v3: f64 = if n % 3 == 1 { x } else { -2.0 };
            v3 += a[(n + 1) % a.len()].copysign(v2);
            for (i5, e5) in a.iter().enumerate() {
                v3 = a.iter().skip(2).map(|&e6| a[0]).sum::<f64>().clamp(-2.125, 1.875);
            }
            x = a[a.len() - 1 - (2) % a.len()];
            let mut k7: usize = 1;
            let mut v8 = (0.9 as i64 as f64);
            let v9: f64;
            if k7 % 3 < 1 {
                v9 = a[0] + v8;
            } else {
                v9 = v2 * v2;
            }
            (1.5_f64 - v9.sin() + v8.sin() + x, ALPHA + v2 - v2 - x)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.5;
        const BETA: f64 = -0.9;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v2: f64 = a.iter().zip(a.iter()).filter(|&(&e1, &z1)| a[(2 * n + 1) % a.len()] > 1.25).map(|(&e1, &z1)| e1).fold(((n % 4) as f64), |acc1, t1| acc1.sin() + BETA * t1);
            let mut v3: f64 = if n % 3 == 1 { x } else { -2.0 };
            v3 += a[(n + 1) % a.len()].copysign(v2);
            for (i5, e5) in a.iter().enumerate() {
                v3 = a.iter().skip(2).map(|&e6| a[0]).sum::<f64>().clamp(-2.125, 1.875);
            }
            x = a[a.len() - 1 - (2) % a.len()];
            let mut k7: usize = 1;
            let mut v8 = (0.9 as i64 as f64);
            let v9: f64;
            if k7 % 3 < 1 {
                v9 = a[0] + v8;
            } else {
                v9 = v2 * v2;
            }
            (1.5_f64 - v9.sin() + v8.sin() + x, ALPHA + v2 - v2 - x)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.5;
        const BETA: f64 = -0.9;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v2: D = a.iter().zip(a.iter()).filter(|&(&e1, &z1)| a[(2 * n + 1) % a.len()] > lit(1.25)).map(|(&e1, &z1)| e1).fold(lit((n % 4) as f64), |acc1, t1| acc1.sin() + lit(BETA) * t1);
            let mut v3: D = if n % 3 == 1 { x } else { lit(-2.0) };
            { let right = a[(n + 1) % a.len()].copysign(v2); v3 += right; }
            for (i5, e5) in a.iter().enumerate() {
                v3 = a.iter().skip(2).map(|&e6| a[0]).sum::<D>().clamp(lit(-2.125), lit(1.875));
            }
            x = a[a.len() - 1 - (2) % a.len()];
            let mut k7: usize = 1;
            let mut v8 = lit(lit(0.9).value() as i64 as f64);
            let v9: D;
            if k7 % 3 < 1 {
                v9 = a[0] + v8;
            } else {
                v9 = v2 * v2;
            }
            (lit(1.5) - v9.sin() + v8.sin() + x, lit(ALPHA) + v2 - v2 - x)
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p97", false, |report| crate::check_program!(3, report));
    }
}

pub mod p98 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.3;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            let mut v2 = x;
            let mut r3: [f64; 3] = [0.0; 3];
            let mut k5: usize = 0;
            let mut v9: f64 = loop {
                if k5 >= 5 {
                    break if v2 < 1.5 {
                        let v8 = (0..k5).map(|i7| ((k5 % 4) as f64)).fold(w[4 % w.len()], |acc7, t7| 0.5 * acc7 + v1 * t7);
                        v8
                    } else { v1 };
                }
                k5 += 1;
                let mut p6 = (BETA + r3[3 - 1 - (k5) % 3], r3[(2 * k5 + 0) % 3]);
            };
            'l10: for i11 in 0..n {
                let v12 = x;
                let o13: Option<f64> = if (v2 <= v2) && (v9 > 0.25) { Some(v2 + w[(k5 + k5) % w.len()]) } else { None };
            }
            (((k5 % 4) as f64) - ALPHA + v9) * v2 * v1 * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.3;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            let mut v2 = x;
            let mut r3: [f64; 3] = [0.0; 3];
            let mut k5: usize = 0;
            let mut v9: f64 = loop {
                if k5 >= 5 {
                    break if v2 < 1.5 {
                        let v8 = (0..k5).map(|i7| ((k5 % 4) as f64)).fold(w[4 % w.len()], |acc7, t7| 0.5 * acc7 + v1 * t7);
                        v8
                    } else { v1 };
                }
                k5 += 1;
                let mut p6 = (BETA + r3[3 - 1 - (k5) % 3], r3[(2 * k5 + 0) % 3]);
            };
            'l10: for i11 in 0..n {
                let v12 = x;
                let o13: Option<f64> = if (v2 <= v2) && (v9 > 0.25) { Some(v2 + w[(k5 + k5) % w.len()]) } else { None };
            }
            (((k5 % 4) as f64) - ALPHA + v9) * v2 * v1 * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.3;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * x;
            let mut v2 = x;
            let mut r3: [D; 3] = [lit(0.0); 3];
            let mut k5: usize = 0;
            let mut v9: D = loop {
                if k5 >= 5 {
                    break if v2 < lit(1.5) {
                        let v8 = (0..k5).map(|i7| lit((k5 % 4) as f64)).fold(w[4 % w.len()], |acc7, t7| lit(0.5) * acc7 + v1 * t7);
                        v8
                    } else { v1 };
                }
                k5 += 1;
                let mut p6 = (lit(BETA) + r3[3 - 1 - (k5) % 3], r3[(2 * k5 + 0) % 3]);
            };
            'l10: for i11 in 0..n {
                let v12 = x;
                let o13: Option<D> = if (v2 <= v2) && (v9 > lit(0.25)) { Some(v2 + w[(k5 + k5) % w.len()]) } else { None };
            }
            (lit((k5 % 4) as f64) - lit(ALPHA) + v9) * v2 * v1 * x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p98", false, |report| crate::check_program!(4, report));
    }
}

pub mod p99 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y;
            let mut v2 = ALPHA;
            let mut k4: usize = 0;
            loop {
                if k4 >= 4 {
                    break;
                }
                k4 += 1;
                for i6 in 0..n {
                }
                if y < -1.0 {
                    v1 *= ({
                        let v7 = v2;
                        -1.1_f64
                    }).cos();
                    continue;
                } else {
                    let p9 = (1.25 - v1, {
                        let v8 = y;
                        x
                    });
                }
            }
            let v10 = { x };
            (v2 / (-0.3 * -0.3 + 0.25) - v10 - v2) * v1 + y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y;
            let mut v2 = ALPHA;
            let mut k4: usize = 0;
            loop {
                if k4 >= 4 {
                    break;
                }
                k4 += 1;
                for i6 in 0..n {
                }
                if y < -1.0 {
                    v1 *= ({
                        let v7 = v2;
                        -1.1_f64
                    }).cos();
                    continue;
                } else {
                    let p9 = (1.25 - v1, {
                        let v8 = y;
                        x
                    });
                }
            }
            let v10 = { x };
            (v2 / (-0.3 * -0.3 + 0.25) - v10 - v2) * v1 + y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y;
            let mut v2 = lit(ALPHA);
            let mut k4: usize = 0;
            loop {
                if k4 >= 4 {
                    break;
                }
                k4 += 1;
                for i6 in 0..n {
                }
                if y < lit(-1.0) {
                    { let right = ({
                        let v7 = v2;
                        lit(-1.1)
                    }).cos(); v1 *= right; }
                    continue;
                } else {
                    let p9 = (lit(1.25) - v1, {
                        let v8 = y;
                        x
                    });
                }
            }
            let v10 = { x };
            (v2 / (lit(-0.3) * lit(-0.3) + lit(0.25)) - v10 - v2) * v1 + y
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p99", false, |report| crate::check_program!(0, report));
    }
}

pub fn check(report: &mut crate::harness::Report) {
    p50::check(report);
    p51::check(report);
    p52::check(report);
    p53::check(report);
    p54::check(report);
    p55::check(report);
    p56::check(report);
    p57::check(report);
    p58::check(report);
    p59::check(report);
    p60::check(report);
    p61::check(report);
    p62::check(report);
    p63::check(report);
    p64::check(report);
    p65::check(report);
    p66::check(report);
    p67::check(report);
    p68::check(report);
    p69::check(report);
    p70::check(report);
    p71::check(report);
    p72::check(report);
    p73::check(report);
    p74::check(report);
    p75::check(report);
    p76::check(report);
    p77::check(report);
    p78::check(report);
    p79::check(report);
    p80::check(report);
    p81::check(report);
    p82::check(report);
    p83::check(report);
    p84::check(report);
    p85::check(report);
    p86::check(report);
    p87::check(report);
    p88::check(report);
    p89::check(report);
    p90::check(report);
    p91::check(report);
    p92::check(report);
    p93::check(report);
    p94::check(report);
    p95::check(report);
    p96::check(report);
    p97::check(report);
    p98::check(report);
    p99::check(report);
}
