// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p0 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut v1 = u;
                let mut v3 = (0..=k).rev().map(|i2| ALPHA.powi(3)).sum::<f64>();
                v3 = a[(k + 1) % a.len()];
                let mut k5: usize = 0;
                let mut v6: f64 = loop {
                    if k5 >= 2 {
                        break f64::clamp(a[2 % a.len()], -0.875, 1.375);
                    }
                    k5 += 1;
                    v1 = ((k5 % 4) as f64);
                    v3 += 0.25 * (((k5 % 4) as f64) - u);
                };
                v3 * ((k % 4) as f64) * v6.sin() + v1 + u + a[k5 % a.len()]
            }
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = match n % 3 {
                0 => { ((n % 4) as f64) }
                1 => {
                    w[w.len() - 1 - (3) % w.len()] = ALPHA * ALPHA;
                    w[w.len() - 1 - (n + 1) % w.len()]
                }
                _ => {
                    {
                        {
                            match n % 3 {
                                0 => {
                                    let mut v1: f64 = { 0.75 };
                                }
                                1 => {
                                    w[(n + 1) % w.len()] /= x.abs() + 0.25;
                                    w[0] += x;
                                }
                                _ => {
                                    w[w.len() - 1 - (n + n) % w.len()] += x * x;
                                }
                            }
                        }
                    }
                    x
                }
            };
            let mut v3 = { v2 };
            let mut m4: [[f64; 2]; 3] = [[((n % 4) as f64), v2], [w[(2 * n + 2) % w.len()], v3], [x, v3]];
            if n % 3 == 1 {
                let mut k6: usize = 0;
                let mut v16: f64 = loop {
                    if k6 >= 1 {
                        break v3 + v3;
                    }
                    k6 += 1;
                    let mut r7 = [w[(k6 + n) % w.len()] - w[w.len() - 1 - (k6 + k6) % w.len()], x, v3 * w[0], ((n % 4) as f64) - m4[2][0]];
                    if ((k6 % 4) as f64) <= m4[2][1] {
                        for (i9, e9) in r7.iter().enumerate() {
                            let v10: f64 = r7[0] * r7[1];
                            fn inner11(s: f64, t: f64) -> f64 {
                                if s >= 0.9 {
                                    return -s;
                                }
                                (0..1).map(|i12| s.midpoint(s)).fold(s, |acc12, t12| acc12.sin() + s * t12)
                            }
                            let v14 = inner11(*e9 + 0.7, match i9 % 4 {
                                0 if r7[4 - 1 - (i9) % 4] > v2 => {
                                    let v13 = v2;
                                    w[w.len() - 1 - (i9 + n) % w.len()]
                                }
                                1 | 6 => { 1.1 }
                                2 => { v3 }
                                _ => { *e9 }
                            });
                        }
                    } else {
                        let o15: Option<f64> = if v3 < BETA { Some(v2) } else { None };
                    }
                };
                let mut v17 = w[w.len() - 1 - (k6 + n) % w.len()].sin();
            }
            (if n % 3 < 1 { w[0] } else {
                let v18 = v2;
                ALPHA
            }) - v3 - v2 + w[n % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(assign))]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut v1 = u;
                let mut v3 = (0..=k).rev().map(|i2| ALPHA.powi(3)).sum::<f64>();
                v3 = a[(k + 1) % a.len()];
                let mut k5: usize = 0;
                let mut v6: f64 = loop {
                    if k5 >= 2 {
                        break f64::clamp(a[2 % a.len()], -0.875, 1.375);
                    }
                    k5 += 1;
                    v1 = ((k5 % 4) as f64);
                    v3 += 0.25 * (((k5 % 4) as f64) - u);
                };
                v3 * ((k % 4) as f64) * v6.sin() + v1 + u + a[k5 % a.len()]
            }
        }
        #[differentiate(without(assign))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = match n % 3 {
                0 => { ((n % 4) as f64) }
                1 => {
                    w[w.len() - 1 - (3) % w.len()] = ALPHA * ALPHA;
                    w[w.len() - 1 - (n + 1) % w.len()]
                }
                _ => {
                    {
                        {
                            match n % 3 {
                                0 => {
                                    let mut v1: f64 = { 0.75 };
                                }
                                1 => {
                                    w[(n + 1) % w.len()] /= x.abs() + 0.25;
                                    w[0] += x;
                                }
                                _ => {
                                    w[w.len() - 1 - (n + n) % w.len()] += x * x;
                                }
                            }
                        }
                    }
                    x
                }
            };
            let mut v3 = { v2 };
            let mut m4: [[f64; 2]; 3] = [[((n % 4) as f64), v2], [w[(2 * n + 2) % w.len()], v3], [x, v3]];
            if n % 3 == 1 {
                let mut k6: usize = 0;
                let mut v16: f64 = loop {
                    if k6 >= 1 {
                        break v3 + v3;
                    }
                    k6 += 1;
                    let mut r7 = [w[(k6 + n) % w.len()] - w[w.len() - 1 - (k6 + k6) % w.len()], x, v3 * w[0], ((n % 4) as f64) - m4[2][0]];
                    if ((k6 % 4) as f64) <= m4[2][1] {
                        for (i9, e9) in r7.iter().enumerate() {
                            let v10: f64 = r7[0] * r7[1];
                            fn inner11(s: f64, t: f64) -> f64 {
                                if s >= 0.9 {
                                    return -s;
                                }
                                (0..1).map(|i12| s.midpoint(s)).fold(s, |acc12, t12| acc12.sin() + s * t12)
                            }
                            let v14 = inner11(*e9 + 0.7, match i9 % 4 {
                                0 if r7[4 - 1 - (i9) % 4] > v2 => {
                                    let v13 = v2;
                                    w[w.len() - 1 - (i9 + n) % w.len()]
                                }
                                1 | 6 => { 1.1 }
                                2 => { v3 }
                                _ => { *e9 }
                            });
                        }
                    } else {
                        let o15: Option<f64> = if v3 < BETA { Some(v2) } else { None };
                    }
                };
                let mut v17 = w[w.len() - 1 - (k6 + n) % w.len()].sin();
            }
            (if n % 3 < 1 { w[0] } else {
                let v18 = v2;
                ALPHA
            }) - v3 - v2 + w[n % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], u: D, k: usize) -> D {
                let mut v1 = u;
                let mut v3 = (0..=k).rev().map(|i2| lit(ALPHA).powi(3)).sum::<D>();
                v3 = a[(k + 1) % a.len()];
                let mut k5: usize = 0;
                let mut v6: D = loop {
                    if k5 >= 2 {
                        break D::clamp(a[2 % a.len()], lit(-0.875), lit(1.375));
                    }
                    k5 += 1;
                    v1 = lit((k5 % 4) as f64);
                    { let right = lit(0.25) * (lit((k5 % 4) as f64) - u); v3 += right; }
                };
                v3 * lit((k % 4) as f64) * v6.sin() + v1 + u + a[k5 % a.len()]
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2 = match n % 3 {
                0 => { lit((n % 4) as f64) }
                1 => {
                    w[w.len() - 1 - (3) % w.len()] = lit(ALPHA) * lit(ALPHA);
                    w[w.len() - 1 - (n + 1) % w.len()]
                }
                _ => {
                    {
                        {
                            match n % 3 {
                                0 => {
                                    let mut v1: D = { lit(0.75) };
                                }
                                1 => {
                                    { let right = x.abs() + lit(0.25); w[(n + 1) % w.len()] /= right; }
                                    { let right = x; w[0] += right; }
                                }
                                _ => {
                                    { let right = x * x; w[w.len() - 1 - (n + n) % w.len()] += right; }
                                }
                            }
                        }
                    }
                    x
                }
            };
            let mut v3 = { v2 };
            let mut m4: [[D; 2]; 3] = [[lit((n % 4) as f64), v2], [w[(2 * n + 2) % w.len()], v3], [x, v3]];
            if n % 3 == 1 {
                let mut k6: usize = 0;
                let mut v16: D = loop {
                    if k6 >= 1 {
                        break v3 + v3;
                    }
                    k6 += 1;
                    let mut r7 = [w[(k6 + n) % w.len()] - w[w.len() - 1 - (k6 + k6) % w.len()], x, v3 * w[0], lit((n % 4) as f64) - m4[2][0]];
                    if lit((k6 % 4) as f64) <= m4[2][1] {
                        for (i9, e9) in r7.iter().enumerate() {
                            let v10: D = r7[0] * r7[1];
                            fn inner11(s: D, t: D) -> D {
                                if s >= lit(0.9) {
                                    return -s;
                                }
                                (0..1).map(|i12| s.midpoint(s)).fold(s, |acc12, t12| acc12.sin() + s * t12)
                            }
                            let v14 = inner11(*e9 + lit(0.7), match i9 % 4 {
                                0 if r7[4 - 1 - (i9) % 4] > v2 => {
                                    let v13 = v2;
                                    w[w.len() - 1 - (i9 + n) % w.len()]
                                }
                                1 | 6 => { lit(1.1) }
                                2 => { v3 }
                                _ => { *e9 }
                            });
                        }
                    } else {
                        let o15: Option<D> = if v3 < lit(BETA) { Some(v2) } else { None };
                    }
                };
                let mut v17 = w[w.len() - 1 - (k6 + n) % w.len()].sin();
            }
            (if n % 3 < 1 { w[0] } else {
                let v18 = v2;
                lit(ALPHA)
            }) - v3 - v2 + w[n % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p0", false, |report| crate::check_program!(4, report, off));
    }
}

pub mod p1 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.75;
        #[differentiate(jvp)]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut r2 = vec![u; 2];
            let r2_len: usize = r2.len();
            v1 -= match r2_len % 2 {
                0 => { u }
                _ => { v1 }
            };
            for i4 in 1..r2_len {
                #[checkpoint(snapshots = 2)]
                for i6 in 0..i4 {
                    let mut v7 = u + v1;
                    r2[0] = r2[0] * 0.5 + (v7 - 0.25);
                }
                v1 = w[0 % w.len()];
            }
        }
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2: f64 = x;
            if w[(n + 1) % w.len()] > -0.5 {
            }
            fn inner3(s: f64, t: f64) -> f64 {
                if s > 1.1 {
                    return if !(s < 1.5) { -0.125 } else { t };
                }
                s / (t.abs() + 1.25)
            }
            let v4: f64 = inner3(x, v2 + w[0]);
            (v2.rem_euclid(2.25) - v4.sin()) * v1 * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.75;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u;
            let mut r2 = vec![u; 2];
            let r2_len: usize = r2.len();
            { let right = match r2_len % 2 {
                0 => { u }
                _ => { v1 }
            }; v1 -= right; }
            for i4 in 1..r2_len {
                for i6 in 0..i4 {
                    let mut v7 = u + v1;
                    r2[0] = r2[0] * lit(0.5) + (v7 - lit(0.25));
                }
                v1 = w[0 % w.len()];
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut v2: D = x;
            if w[(n + 1) % w.len()] > lit(-0.5) {
            }
            fn inner3(s: D, t: D) -> D {
                if s > lit(1.1) {
                    return if !(s < lit(1.5)) { lit(-0.125) } else { t };
                }
                s / (t.abs() + lit(1.25))
            }
            let v4: D = inner3(x, v2 + w[0]);
            (v2.rem_euclid(lit(2.25)) - v4.sin()) * v1 * x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p1", false, |report| crate::check_program!(4, report, jvp));
    }
}

pub mod p2 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = v;
            let mut v2 = v - v1;
            let mut r3 = [v2, u, 0.5];
            let mut v6 = (0..2).rev().filter(|&i4| v2 <= r3[2]).map(|i4| r3.iter().skip(0).sum::<f64>()).sum::<f64>();
            r3[1] = v / (v.abs() + 0.5);
            v1 = u;
            ((v2 / (v2 * v2 + 0.5) + v2) * v1 * u.sin() + r3[2 % 3], v1 * v1 + v6 + v2 + v1.sin() + v - u + r3[2 % 3])
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 0.7 + 0.7;
            let (mut v2, v3) = ((v1 as i64 as f64), -v1);
            for i5 in (0..1).rev() {
                v2 /= q[(i5 + 1) % 4] * q[(i5 + 1) % 4] + 0.25 + 1.0;
            }
            {
                let s6 = &b[..];
            }
            v3 / (v3 * v3 + 0.25) * v1 + b[b.len() - 1 - (n + 1) % b.len()] + a[(n + n) % a.len()] + q[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = v;
            let mut v2 = v - v1;
            let mut r3 = [v2, u, 0.5];
            let mut v6 = (0..2).rev().filter(|&i4| v2 <= r3[2]).map(|i4| r3.iter().skip(0).sum::<f64>()).sum::<f64>();
            r3[1] = v / (v.abs() + 0.5);
            v1 = u;
            ((v2 / (v2 * v2 + 0.5) + v2) * v1 * u.sin() + r3[2 % 3], v1 * v1 + v6 + v2 + v1.sin() + v - u + r3[2 % 3])
        }
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 0.7 + 0.7;
            let (mut v2, v3) = ((v1 as i64 as f64), -v1);
            for i5 in (0..1).rev() {
                v2 /= q[(i5 + 1) % 4] * q[(i5 + 1) % 4] + 0.25 + 1.0;
            }
            {
                let s6 = &b[..];
            }
            v3 / (v3 * v3 + 0.25) * v1 + b[b.len() - 1 - (n + 1) % b.len()] + a[(n + n) % a.len()] + q[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = v;
            let mut v2 = v - v1;
            let mut r3 = [v2, u, lit(0.5)];
            let mut v6 = (0..2).rev().filter(|&i4| v2 <= r3[2]).map(|i4| r3.iter().skip(0).sum::<D>()).sum::<D>();
            r3[1] = v / (v.abs() + lit(0.5));
            v1 = u;
            ((v2 / (v2 * v2 + lit(0.5)) + v2) * v1 * u.sin() + r3[2 % 3], v1 * v1 + v6 + v2 + v1.sin() + v - u + r3[2 % 3])
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(0.7) + lit(0.7);
            let (mut v2, v3) = (lit(v1.value() as i64 as f64), -v1);
            for i5 in (0..1).rev() {
                { let right = q[(i5 + 1) % 4] * q[(i5 + 1) % 4] + lit(0.25) + lit(1.0); v2 /= right; }
            }
            {
                let s6 = &b[..];
            }
            v3 / (v3 * v3 + lit(0.25)) * v1 + b[b.len() - 1 - (n + 1) % b.len()] + a[(n + n) % a.len()] + q[1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p2", false, |report| crate::check_program!(5, report, off));
    }
}

pub mod p3 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.75;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(mut u: f64, k: usize) -> f64 {
                if k == 0 {
                    return u;
                }
                let mut v1 = u;
                let r3 = vec![(0..3).rev().map(|i2| 2.0 * u).sum::<f64>(); 4];
                let r3_len: usize = r3.len();
                let mut m4: [[f64; 2]; 2] = [[0.125; 2]; 2];
                v1 += m4[0][(r3_len + 1) % 2];
                if r3[(2 * k + 2) % r3.len()] >= 1.5 {
                    if v1 > ((r3_len % 4) as f64) {
                        return u.powi(0);
                    }
                    let v5: f64 = 0.5;
                } else {
                    {
                        for i7 in 1..1 {
                            const GAMMA_8: f64 = 2.0;
                            u = v1.max(-2.25).min(2.375) * GAMMA_8;
                        }
                        let mut v9 = { BETA };
                    }
                }
                (((k % 4) as f64) * ((k % 4) as f64) + 0.25).sqrt() + r3[2 % r3.len()] + 0.5 * h0((v1 / (m4[0][(r3_len) % 2].abs() + 0.5)).sin(), k - 1)
            }
        }
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v3: f64 = match n % 4 {
                0 | 5 => {
                    for i1 in 1..3 {
                        p[i1] *= (p[i1 - 1] - p[i1]).cos();
                    }
                    x
                }
                1 | 6 => {
                    let v2 = x;
                    x
                }
                2 if p[0] < 1.1 => { x }
                _ => { BETA }
            };
            let mut r4: [f64; 5] = [0.0; 5];
            if v3 < x {
                let mut v5 = in_h0::h0(ALPHA, (0) % 4);
                p[0] -= v5;
            } else {
                {
                    v3 = v3 - BETA;
                }
                fn inner6(s: f64, t: f64) -> f64 {
                    if 1.25_f64 > 0.5 {
                        return s.powi(2);
                    }
                    -0.25
                }
                let v3 = inner6(v3 / (x * x + 1.25), { v3 });
            }
            [((n % 4) as f64) + v3 + r4[3] + p[0], ({
                let v7 = x;
                v3
            }) - v3 + p[(n + 1) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.75;
        pub mod in_h0 {
            use super::*;
            pub fn h0(mut u: D, k: usize) -> D {
                if k == 0 {
                    return u;
                }
                let mut v1 = u;
                let r3 = vec![(0..3).rev().map(|i2| lit(2.0) * u).sum::<D>(); 4];
                let r3_len: usize = r3.len();
                let mut m4: [[D; 2]; 2] = [[lit(0.125); 2]; 2];
                { let right = m4[0][(r3_len + 1) % 2]; v1 += right; }
                if r3[(2 * k + 2) % r3.len()] >= lit(1.5) {
                    if v1 > lit((r3_len % 4) as f64) {
                        return u.powi(0);
                    }
                    let v5: D = lit(0.5);
                } else {
                    {
                        for i7 in 1..1 {
                            const GAMMA_8: f64 = 2.0;
                            u = v1.max(lit(-2.25)).min(lit(2.375)) * lit(GAMMA_8);
                        }
                        let mut v9 = { lit(BETA) };
                    }
                }
                (lit((k % 4) as f64) * lit((k % 4) as f64) + lit(0.25)).sqrt() + r3[2 % r3.len()] + lit(0.5) * h0((v1 / (m4[0][(r3_len) % 2].abs() + lit(0.5))).sin(), k - 1)
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v3: D = match n % 4 {
                0 | 5 => {
                    for i1 in 1..3 {
                        { let right = (p[i1 - 1] - p[i1]).cos(); p[i1] *= right; }
                    }
                    x
                }
                1 | 6 => {
                    let v2 = x;
                    x
                }
                2 if p[0] < lit(1.1) => { x }
                _ => { lit(BETA) }
            };
            let mut r4: [D; 5] = [lit(0.0); 5];
            if v3 < x {
                let mut v5 = in_h0::h0(lit(ALPHA), (0) % 4);
                { let right = v5; p[0] -= right; }
            } else {
                {
                    v3 = v3 - lit(BETA);
                }
                fn inner6(s: D, t: D) -> D {
                    if lit(1.25) > lit(0.5) {
                        return s.powi(2);
                    }
                    lit(-0.25)
                }
                let v3 = inner6(v3 / (x * x + lit(1.25)), { v3 });
            }
            [lit((n % 4) as f64) + v3 + r4[3] + p[0], ({
                let v7 = x;
                v3
            }) - v3 + p[(n + 1) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p3", false, |report| crate::check_program!(6, report, jvp));
    }
}

pub mod p4 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let r3 = [v1, x, v1 - x, w.iter().map(|&e2| e2).fold(v1, |acc2, t2| acc2.sin() + 0.7 * t2)];
            let mut m4: [[f64; 3]; 2] = [[w[w.len() - 1 - (2 * n + 0) % w.len()], x, v1], [v1, v1, x]];
            if x <= m4[(2 * n + 1) % 2][2] {
                w[n % w.len()] /= x.abs() + 0.5;
                return;
            }
            if (((n % 4) as f64) <= v1) || (r3[1] >= -0.75) {
                for i6 in 0..n {
                    let v7 = v1;
                    v1 += 0.25 * r3[4 - 1 - (2) % 4];
                }
            } else {
                let mut k8: usize = 1;
            }
            let mut k10: usize = 0;
            'l9: while (k10 < 1) && (1.0_f64 <= r3[0]) {
                k10 += 1;
                const GAMMA_11: f64 = 0.125;
                m4[1][(k10) % 3] = (m4[1][(k10) % 3] * 0.5 + r3[3] * x) * GAMMA_11;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(fission))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let r3 = [v1, x, v1 - x, w.iter().map(|&e2| e2).fold(v1, |acc2, t2| acc2.sin() + 0.7 * t2)];
            let mut m4: [[f64; 3]; 2] = [[w[w.len() - 1 - (2 * n + 0) % w.len()], x, v1], [v1, v1, x]];
            if x <= m4[(2 * n + 1) % 2][2] {
                w[n % w.len()] /= x.abs() + 0.5;
                return;
            }
            if (((n % 4) as f64) <= v1) || (r3[1] >= -0.75) {
                for i6 in 0..n {
                    let v7 = v1;
                    v1 += 0.25 * r3[4 - 1 - (2) % 4];
                }
            } else {
                let mut k8: usize = 1;
            }
            let mut k10: usize = 0;
            'l9: while (k10 < 1) && (1.0_f64 <= r3[0]) {
                k10 += 1;
                const GAMMA_11: f64 = 0.125;
                m4[1][(k10) % 3] = (m4[1][(k10) % 3] * 0.5 + r3[3] * x) * GAMMA_11;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let r3 = [v1, x, v1 - x, w.iter().map(|&e2| e2).fold(v1, |acc2, t2| acc2.sin() + lit(0.7) * t2)];
            let mut m4: [[D; 3]; 2] = [[w[w.len() - 1 - (2 * n + 0) % w.len()], x, v1], [v1, v1, x]];
            if x <= m4[(2 * n + 1) % 2][2] {
                { let right = x.abs() + lit(0.5); w[n % w.len()] /= right; }
                return;
            }
            if (lit((n % 4) as f64) <= v1) || (r3[1] >= lit(-0.75)) {
                for i6 in 0..n {
                    let v7 = v1;
                    { let right = lit(0.25) * r3[4 - 1 - (2) % 4]; v1 += right; }
                }
            } else {
                let mut k8: usize = 1;
            }
            let mut k10: usize = 0;
            'l9: while (k10 < 1) && (lit(1.0) <= r3[0]) {
                k10 += 1;
                const GAMMA_11: f64 = 0.125;
                m4[1][(k10) % 3] = (m4[1][(k10) % 3] * lit(0.5) + r3[3] * x) * lit(GAMMA_11);
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p4", false, |report| crate::check_program!(7, report, off));
    }
}

pub mod p5 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        #[differentiate(jvp)]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut u = ALPHA * ALPHA;
            let mut v: f64 = u * v;
            let u = if !(v < u) { u } else { v };
            (v.powi(0) + v, (v * v + 0.5).sqrt())
        }
        #[differentiate(jvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut m2: [[f64; 2]; 2] = [[((n % 4) as f64), m[0][2]], [m[0][(n + n) % 3], m[0][0]]];
            'l3: for e4 in m[1].iter() {
                'l5: for i6 in 1..1 {
                    let v7: f64;
                    if x > *e4 {
                        v7 = m[0][3 - 1 - (2 * i6 + 2) % 3];
                    } else {
                        v7 = v1 * 0.7;
                    }
                    let mut r8 = vec![0.125, *e4 * m[0][2 % 3], ALPHA * ((n % 4) as f64), -x, m[1][3 - 1 - (n + 1) % 3].clamp(-0.875, 1.375)];
                    let r8_len: usize = r8.len();
                }
            }
            let mut k10: usize = 0;
            loop {
                if k10 >= 1 {
                    break;
                }
                k10 += 1;
                let mut p11: (f64, f64) = h0(ALPHA.atan2(v1 * v1 + 1.25), x);
            }
            for i13 in 0..3 {
                match k10 % 3 {
                    0 => {
                    }
                    1 => {
                        {
                            let v14 = v1 * m[0][0];
                        }
                        let v15: f64 = v1;
                    }
                    _ => {
                    }
                }
            }
            match k10 % 4 {
                0 | 5 => { x }
                1 => { ((k10 % 4) as f64) }
                2 | 7 => {
                    let v16 = v1;
                    v1
                }
                _ => {
                    let v17 = m[0][(k10 + n) % 3];
                    x
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.7;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut u = lit(ALPHA) * lit(ALPHA);
            let mut v: D = u * v;
            let u = if !(v < u) { u } else { v };
            (v.powi(0) + v, (v * v + lit(0.5)).sqrt())
        }
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let mut m2: [[D; 2]; 2] = [[lit((n % 4) as f64), m[0][2]], [m[0][(n + n) % 3], m[0][0]]];
            'l3: for e4 in m[1].iter() {
                'l5: for i6 in 1..1 {
                    let v7: D;
                    if x > *e4 {
                        v7 = m[0][3 - 1 - (2 * i6 + 2) % 3];
                    } else {
                        v7 = v1 * lit(0.7);
                    }
                    let mut r8 = vec![lit(0.125), *e4 * m[0][2 % 3], lit(ALPHA) * lit((n % 4) as f64), -x, m[1][3 - 1 - (n + 1) % 3].clamp(lit(-0.875), lit(1.375))];
                    let r8_len: usize = r8.len();
                }
            }
            let mut k10: usize = 0;
            loop {
                if k10 >= 1 {
                    break;
                }
                k10 += 1;
                let mut p11: (D, D) = h0(lit(ALPHA).atan2(v1 * v1 + lit(1.25)), x);
            }
            for i13 in 0..3 {
                match k10 % 3 {
                    0 => {
                    }
                    1 => {
                        {
                            let v14 = v1 * m[0][0];
                        }
                        let v15: D = v1;
                    }
                    _ => {
                    }
                }
            }
            match k10 % 4 {
                0 | 5 => { x }
                1 => { lit((k10 % 4) as f64) }
                2 | 7 => {
                    let v16 = v1;
                    v1
                }
                _ => {
                    let v17 = m[0][(k10 + n) % 3];
                    x
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p5", false, |report| crate::check_program!(11, report, jvp));
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
            let mut k10: usize = 2;
            x * x + w[k10 % w.len()]
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
            let mut k10: usize = 2;
            x * x + w[k10 % w.len()]
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
            let mut k10: usize = 2;
            x * x + w[k10 % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p6", false, |report| crate::check_program!(4, report, off));
    }
}

pub mod p7 {
    pub mod base {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(u: f64, v: f64) -> (f64, f64) {
                let mut v1 = v * v;
                let mut v2 = u;
                let m3: [[f64; 3]; 3] = [[-0.125, v1, v1], [u, u, u], [v2, u, v1]];
                let mut k5: usize = 0;
                loop {
                    if k5 >= 3 {
                        break;
                    }
                    k5 += 1;
                }
                let mut v6: f64 = (2.0_f64.abs() + 0.25).ln();
                (m3[(k5) % 3][(k5 + 1) % 3] * v1 - v6 + v + u, (((k5 % 4) as f64).abs() + 0.25 + 1.0).acosh() + v6 - v.sin())
            }
        }
        #[differentiate(jvp)]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 0.5 % 1.75;
            let mut v1 = {
                const GAMMA_2: f64 = 0.7;
                v1 = (v1 - a[(n + n) % a.len()]) * GAMMA_2;
                v1
            };
            m.swap((n + 1) % 2, (n + 1) % 2);
            'l3: for r4 in m.iter_mut() {
                let mut r5 = vec![v1; n % 5 + 1];
                let r5_len: usize = r5.len();
            }
            for &e7 in a {
                m[1][(n + 1) % 3] += 0.25 * (e7 * a[a.len() - 1 - (n + 1) % a.len()]);
            }
            m[1][1] = if n % 3 < 1 {
                let v8: f64 = 1.1;
                ((n % 4) as f64)
            } else {
                let v9 = a[(n + 1) % a.len()];
                v9
            };
            m[(n) % 2][(n) % 3] + v1 + a[(n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, v: D) -> (D, D) {
                let mut v1 = v * v;
                let mut v2 = u;
                let m3: [[D; 3]; 3] = [[lit(-0.125), v1, v1], [u, u, u], [v2, u, v1]];
                let mut k5: usize = 0;
                loop {
                    if k5 >= 3 {
                        break;
                    }
                    k5 += 1;
                }
                let mut v6: D = (lit(2.0).abs() + lit(0.25)).ln();
                (m3[(k5) % 3][(k5 + 1) % 3] * v1 - v6 + v + u, (lit((k5 % 4) as f64).abs() + lit(0.25) + lit(1.0)).acosh() + v6 - v.sin())
            }
        }
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1: D = lit(0.5) % lit(1.75);
            let mut v1 = {
                const GAMMA_2: f64 = 0.7;
                v1 = (v1 - a[(n + n) % a.len()]) * lit(GAMMA_2);
                v1
            };
            m.swap((n + 1) % 2, (n + 1) % 2);
            'l3: for r4 in m.iter_mut() {
                let mut r5 = vec![v1; n % 5 + 1];
                let r5_len: usize = r5.len();
            }
            for &e7 in a {
                { let right = lit(0.25) * (e7 * a[a.len() - 1 - (n + 1) % a.len()]); m[1][(n + 1) % 3] += right; }
            }
            m[1][1] = if n % 3 < 1 {
                let v8: D = lit(1.1);
                lit((n % 4) as f64)
            } else {
                let v9 = a[(n + 1) % a.len()];
                v9
            };
            m[(n) % 2][(n) % 3] + v1 + a[(n + n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p7", false, |report| crate::check_program!(12, report, jvp));
    }
}

pub mod p8 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u * u;
            let mut v2 = (u.abs() + 1.25).powf(v1.sin());
            fn inner3(s: f64, t: f64) -> f64 {
                if t <= 1.5 {
                    return if t <= -1.0 { 0.5 } else { s };
                }
                s
            }
            let v4 = inner3(v1, { ((k % 4) as f64) });
            let mut k5: usize = 2;
            let o6: Option<f64> = if v4 > 0.3 { Some((0..1).map(|i7| 1.0 + 0.25 * (1..=k).take(1).map(|i8| -2.0_f64).sum::<f64>().sin()).product::<f64>()) } else { None };
            if u > 0.7 {
                return Some(2.0);
            }
            Some((((k % 4) as f64) - v2 + v4 + v2.sin()) * v1 * u.sin())
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[1] * ((n % 4) as f64);
            let mut v2 = (-1.1_f64).tanh();
            v1 = v1;
            for (i4, e4) in a.iter().enumerate() {
                if v2 <= 2.0 {
                    let mut k5: usize = 0;
                }
                let o6: Option<f64> = h0(b[(i4 + n) % b.len()] * b[0], (n + i4) % 4);
            }
            v2 *= (v1 / (b[0] * b[0] + 0.25)).sin();
            v2 *= b.iter().filter(|&&e7| v2 >= 0.5).fold(1.25_f64, |acc7, &e7| 0.5 * acc7 + v2 * e7).max(-2.25).min(2.375);
            'l8: for _ in 1..n {
                if n % 3 != 1 {
                    let c10 = move |u10_0: f64, u10_1: f64| u10_0 - ((n % 4) as f64);
                } else {
                    let v11: f64 = -1.0;
                }
            }
            q[(n + 1) % 4].sin() * v1.sin() + b[(n + n) % b.len()] + q[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u * u;
            let mut v2 = (u.abs() + 1.25).powf(v1.sin());
            fn inner3(s: f64, t: f64) -> f64 {
                if t <= 1.5 {
                    return if t <= -1.0 { 0.5 } else { s };
                }
                s
            }
            let v4 = inner3(v1, { ((k % 4) as f64) });
            let mut k5: usize = 2;
            let o6: Option<f64> = if v4 > 0.3 { Some((0..1).map(|i7| 1.0 + 0.25 * (1..=k).take(1).map(|i8| -2.0_f64).sum::<f64>().sin()).product::<f64>()) } else { None };
            if u > 0.7 {
                return Some(2.0);
            }
            Some((((k % 4) as f64) - v2 + v4 + v2.sin()) * v1 * u.sin())
        }
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[1] * ((n % 4) as f64);
            let mut v2 = (-1.1_f64).tanh();
            v1 = v1;
            for (i4, e4) in a.iter().enumerate() {
                if v2 <= 2.0 {
                    let mut k5: usize = 0;
                }
                let o6: Option<f64> = h0(b[(i4 + n) % b.len()] * b[0], (n + i4) % 4);
            }
            v2 *= (v1 / (b[0] * b[0] + 0.25)).sin();
            v2 *= b.iter().filter(|&&e7| v2 >= 0.5).fold(1.25_f64, |acc7, &e7| 0.5 * acc7 + v2 * e7).max(-2.25).min(2.375);
            'l8: for _ in 1..n {
                if n % 3 != 1 {
                    let c10 = move |u10_0: f64, u10_1: f64| u10_0 - ((n % 4) as f64);
                } else {
                    let v11: f64 = -1.0;
                }
            }
            q[(n + 1) % 4].sin() * v1.sin() + b[(n + n) % b.len()] + q[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 2.0;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u * u;
            let mut v2 = (u.abs() + lit(1.25)).powf(v1.sin());
            fn inner3(s: D, t: D) -> D {
                if t <= lit(1.5) {
                    return if t <= lit(-1.0) { lit(0.5) } else { s };
                }
                s
            }
            let v4 = inner3(v1, { lit((k % 4) as f64) });
            let mut k5: usize = 2;
            let o6: Option<D> = if v4 > lit(0.3) { Some((0..1).map(|i7| lit(1.0) + lit(0.25) * (1..=k).take(1).map(|i8| lit(-2.0)).sum::<D>().sin()).product::<D>()) } else { None };
            if u > lit(0.7) {
                return Some(lit(2.0));
            }
            Some((lit((k % 4) as f64) - v2 + v4 + v2.sin()) * v1 * u.sin())
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = q[1] * lit((n % 4) as f64);
            let mut v2 = lit(-1.1).tanh();
            v1 = v1;
            for (i4, e4) in a.iter().enumerate() {
                if v2 <= lit(2.0) {
                    let mut k5: usize = 0;
                }
                let o6: Option<D> = h0(b[(i4 + n) % b.len()] * b[0], (n + i4) % 4);
            }
            { let right = (v1 / (b[0] * b[0] + lit(0.25))).sin(); v2 *= right; }
            { let right = b.iter().filter(|&&e7| v2 >= lit(0.5)).fold(lit(1.25), |acc7, &e7| lit(0.5) * acc7 + v2 * e7).max(lit(-2.25)).min(lit(2.375)); v2 *= right; }
            'l8: for _ in 1..n {
                if n % 3 != 1 {
                    let c10 = move |u10_0: D, u10_1: D| u10_0 - lit((n % 4) as f64);
                } else {
                    let v11: D = -lit(1.0);
                }
            }
            q[(n + 1) % 4].sin() * v1.sin() + b[(n + n) % b.len()] + q[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p8", false, |report| crate::check_program!(5, report, off));
    }
}

pub mod p9 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u: f64 = u / (u * u + 0.5);
            let r1 = vec![u + u; 2];
            let r1_len: usize = r1.len();
            let mut v2 = u * r1[(r1_len + 1) % r1.len()];
            let mut v3 = v2 * ((k % 4) as f64);
            let mut k5: usize = 0;
            let v7: f64 = loop {
                if k5 >= 5 {
                    break u.atan2(r1[0 % r1.len()].abs() + 0.25);
                }
                k5 += 1;
                let mut v6 = r1[r1.len() - 1 - (k) % r1.len()] - u;
            };
            if v7 >= 1.0 {
                return None;
            }
            Some(v2 - v7)
        }
        #[differentiate(jvp)]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x + 0.5;
            let mut x = v1 * ((n % 4) as f64);
            const GAMMA_2: f64 = 2.0;
            x /= (v1.abs() + 0.5) * GAMMA_2;
            let v3 = x;
            let r6 = [x, a.iter().skip(1).map(|&e4| 1.0 + 0.25 * a.iter().zip(a).enumerate().map(|(j5, (&e5, &z5))| -a[n % a.len()]).fold(e4, |acc5, t5| acc5.sin() + -0.9 * t5).sin()).product::<f64>(), { 0.3 }];
            let mut r7 = [(0.9 * v1.sin()).asin(), x];
            x = ((n % 4) as f64);
            ((if r6[3 - 1 - (n) % 3] >= 0.7 { a[(n + n) % a.len()] } else {
                r7[(2 * n + 0) % 2] -= v3 * a[a.len() - 1 - (n + 1) % a.len()];
                r7[2 - 1 - (n + 1) % 2]
            }) + v3 + x - v1 + r7[0] + a[0 % a.len()], v3 * ((n % 4) as f64) - x + v1 + a[(n + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut u: D = u / (u * u + lit(0.5));
            let r1 = vec![u + u; 2];
            let r1_len: usize = r1.len();
            let mut v2 = u * r1[(r1_len + 1) % r1.len()];
            let mut v3 = v2 * lit((k % 4) as f64);
            let mut k5: usize = 0;
            let v7: D = loop {
                if k5 >= 5 {
                    break u.atan2(r1[0 % r1.len()].abs() + lit(0.25));
                }
                k5 += 1;
                let mut v6 = r1[r1.len() - 1 - (k) % r1.len()] - u;
            };
            if v7 >= lit(1.0) {
                return None;
            }
            Some(v2 - v7)
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x + lit(0.5);
            let mut x = v1 * lit((n % 4) as f64);
            const GAMMA_2: f64 = 2.0;
            { let right = (v1.abs() + lit(0.5)) * lit(GAMMA_2); x /= right; }
            let v3 = x;
            let r6 = [x, a.iter().skip(1).map(|&e4| lit(1.0) + lit(0.25) * a.iter().zip(a).enumerate().map(|(j5, (&e5, &z5))| -a[n % a.len()]).fold(e4, |acc5, t5| acc5.sin() + lit(-0.9) * t5).sin()).product::<D>(), { lit(0.3) }];
            let mut r7 = [(lit(0.9) * v1.sin()).asin(), x];
            x = lit((n % 4) as f64);
            ((if r6[3 - 1 - (n) % 3] >= lit(0.7) { a[(n + n) % a.len()] } else {
                { let right = v3 * a[a.len() - 1 - (n + 1) % a.len()]; r7[(2 * n + 0) % 2] -= right; }
                r7[2 - 1 - (n + 1) % 2]
            }) + v3 + x - v1 + r7[0] + a[0 % a.len()], v3 * lit((n % 4) as f64) - x + v1 + a[(n + 1) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p9", false, |report| crate::check_program!(3, report, jvp));
    }
}

pub mod p10 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
                let mut v1 = u;
                let mut v2 = u;
                let o3: Option<f64> = if 0.5_f64 >= p[0] { Some(p[2] - v1) } else { None };
                let v4 = v1;
                fn inner5(s: f64, t: f64) -> f64 {
                    if t < 1.25 {
                        return s;
                    }
                    t
                }
                let v2 = inner5(u + u, p[1] / (v4.abs() + 0.25));
                (v1 * v4 + v4) * v1 + p[2]
            }
        }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_a;
            let mut v3 = a.chunks_exact(2).map(|e2| in_h0::h0([v1, e2[0], field_w1], field_b)).fold(field_w1, |acc2, t2| acc2.sin() + field_b * t2);
            let mut r4 = [field_w0 + 0.3, field_w1 * a[whole % a.len()], {
                v3 = v3 * 0.5 + field_w2;
                field_w1
            }, if field_w1 < 0.75 { a[0] } else { field_w1 }];
            let mut m5: [[f64; 3]; 2] = [[1.5; 3]; 2];
            let mut v6 = if n % 3 == 1 { field_w2 } else { field_w0 };
            {
                let mut k8: usize = 0;
                let mut v16: f64 = 'l7: loop {
                    if k8 >= 2 {
                        break { field_w1 };
                    }
                    k8 += 1;
                    for i10 in 0..k8 {
                        if field_b < -0.3 {
                            let mut k11: usize = 2;
                            fn inner12(s: f64, t: f64) -> f64 {
                                if s <= 1.25 {
                                    return (0..2).rev().filter(|&i13| i13 % 3 < 1).map(|i13| -1.25_f64).filter(|&m13| t <= 0.5).sum::<f64>();
                                }
                                s
                            }
                            let v15: f64 = inner12(field_w1.sin().exp(), (1..k8).map(|i14| r4[0] / (field_w0 * field_w0 + 1.25)).sum::<f64>());
                        }
                        if whole % 2 != 1 {
                            break;
                        }
                    }
                    r4[0] *= a[a.len() - 1 - (2 * whole + 0) % a.len()] / (1.0 + a[a.len() - 1 - (2 * whole + 0) % a.len()] * a[a.len() - 1 - (2 * whole + 0) % a.len()]);
                };
                if 1.5_f64 > field_w0 {
                    let o17: Option<f64> = if whole % 3 != 1 { Some(r4.windows(2).map(|e18| field_a - ((k8 % 4) as f64)).sum::<f64>()) } else { None };
                }
            }
            (in_h0::h0([r4[2], 1.1_f64, v3], m5[0][(2) % 3]) * v6 + v3.sin()) * v1 + field_w2 + field_w1 + a[a.len() - 1 - (2 * n + 2) % a.len()] + s.b
        }
        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(rows))]
            pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
                let mut v1 = u;
                let mut v2 = u;
                let o3: Option<f64> = if 0.5_f64 >= p[0] { Some(p[2] - v1) } else { None };
                let v4 = v1;
                fn inner5(s: f64, t: f64) -> f64 {
                    if t < 1.25 {
                        return s;
                    }
                    t
                }
                let v2 = inner5(u + u, p[1] / (v4.abs() + 0.25));
                (v1 * v4 + v4) * v1 + p[2]
            }
        }
        #[differentiate(without(rows))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_a;
            let mut v3 = a.chunks_exact(2).map(|e2| in_h0::h0([v1, e2[0], field_w1], field_b)).fold(field_w1, |acc2, t2| acc2.sin() + field_b * t2);
            let mut r4 = [field_w0 + 0.3, field_w1 * a[whole % a.len()], {
                v3 = v3 * 0.5 + field_w2;
                field_w1
            }, if field_w1 < 0.75 { a[0] } else { field_w1 }];
            let mut m5: [[f64; 3]; 2] = [[1.5; 3]; 2];
            let mut v6 = if n % 3 == 1 { field_w2 } else { field_w0 };
            {
                let mut k8: usize = 0;
                let mut v16: f64 = 'l7: loop {
                    if k8 >= 2 {
                        break { field_w1 };
                    }
                    k8 += 1;
                    for i10 in 0..k8 {
                        if field_b < -0.3 {
                            let mut k11: usize = 2;
                            fn inner12(s: f64, t: f64) -> f64 {
                                if s <= 1.25 {
                                    return (0..2).rev().filter(|&i13| i13 % 3 < 1).map(|i13| -1.25_f64).filter(|&m13| t <= 0.5).sum::<f64>();
                                }
                                s
                            }
                            let v15: f64 = inner12(field_w1.sin().exp(), (1..k8).map(|i14| r4[0] / (field_w0 * field_w0 + 1.25)).sum::<f64>());
                        }
                        if whole % 2 != 1 {
                            break;
                        }
                    }
                    r4[0] *= a[a.len() - 1 - (2 * whole + 0) % a.len()] / (1.0 + a[a.len() - 1 - (2 * whole + 0) % a.len()] * a[a.len() - 1 - (2 * whole + 0) % a.len()]);
                };
                if 1.5_f64 > field_w0 {
                    let o17: Option<f64> = if whole % 3 != 1 { Some(r4.windows(2).map(|e18| field_a - ((k8 % 4) as f64)).sum::<f64>()) } else { None };
                }
            }
            (in_h0::h0([r4[2], 1.1_f64, v3], m5[0][(2) % 3]) * v6 + v3.sin()) * v1 + field_w2 + field_w1 + a[a.len() - 1 - (2 * n + 2) % a.len()] + s.b
        }
        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub mod in_h0 {
            use super::*;
            pub fn h0(mut p: [D; 3], u: D) -> D {
                let mut v1 = u;
                let mut v2 = u;
                let o3: Option<D> = if lit(0.5) >= p[0] { Some(p[2] - v1) } else { None };
                let v4 = v1;
                fn inner5(s: D, t: D) -> D {
                    if t < lit(1.25) {
                        return s;
                    }
                    t
                }
                let v2 = inner5(u + u, p[1] / (v4.abs() + lit(0.25)));
                (v1 * v4 + v4) * v1 + p[2]
            }
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_a;
            let mut v3 = a.chunks_exact(2).map(|e2| in_h0::h0([v1, e2[0], field_w1], field_b)).fold(field_w1, |acc2, t2| acc2.sin() + field_b * t2);
            let mut r4 = [field_w0 + lit(0.3), field_w1 * a[whole % a.len()], {
                v3 = v3 * lit(0.5) + field_w2;
                field_w1
            }, if field_w1 < lit(0.75) { a[0] } else { field_w1 }];
            let mut m5: [[D; 3]; 2] = [[lit(1.5); 3]; 2];
            let mut v6 = if n % 3 == 1 { field_w2 } else { field_w0 };
            {
                let mut k8: usize = 0;
                let mut v16: D = 'l7: loop {
                    if k8 >= 2 {
                        break { field_w1 };
                    }
                    k8 += 1;
                    for i10 in 0..k8 {
                        if field_b < lit(-0.3) {
                            let mut k11: usize = 2;
                            fn inner12(s: D, t: D) -> D {
                                if s <= lit(1.25) {
                                    return (0..2).rev().filter(|&i13| i13 % 3 < 1).map(|i13| lit(-1.25)).filter(|&m13| t <= lit(0.5)).sum::<D>();
                                }
                                s
                            }
                            let v15: D = inner12(field_w1.sin().exp(), (1..k8).map(|i14| r4[0] / (field_w0 * field_w0 + lit(1.25))).sum::<D>());
                        }
                        if whole % 2 != 1 {
                            break;
                        }
                    }
                    { let right = a[a.len() - 1 - (2 * whole + 0) % a.len()] / (lit(1.0) + a[a.len() - 1 - (2 * whole + 0) % a.len()] * a[a.len() - 1 - (2 * whole + 0) % a.len()]); r4[0] *= right; }
                };
                if lit(1.5) > field_w0 {
                    let o17: Option<D> = if whole % 3 != 1 { Some(r4.windows(2).map(|e18| field_a - lit((k8 % 4) as f64)).sum::<D>()) } else { None };
                }
            }
            (in_h0::h0([r4[2], lit(1.1), v3], m5[0][(2) % 3]) * v6 + v3.sin()) * v1 + field_w2 + field_w1 + a[a.len() - 1 - (2 * n + 2) % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p10", false, |report| crate::check_program!(8, report, off));
    }
}

pub mod p11 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(jvp)]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = b[0];
            let mut r5 = [a.iter().zip(a.iter()).map(|(&e2, &z2)| {
                let v3 = v1;
                b[0]
            }).sum::<f64>(), v1 - v1, a.iter().map(|&e4| b[2 % b.len()]).filter(|&m4| v1 >= 1.5).fold(a[0], |acc4, t4| acc4.sin() + t4 * t4)];
            {
                if v1 > 1.25 {
                    let v7 = r5.iter().zip(a.iter()).take(0).map(|(&e6, &z6)| -1.5 * z6).sum::<f64>();
                }
                v1 -= v1 + v1;
            }
            (if v1 <= 0.25 { v1 } else {
                let v8 = v1;
                v8
            }) - v1.sin() + b[b.len() - 1 - (0) % b.len()] + a[0]
        }
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = y;
            let mut v3 = (1..n).map(|i2| y - x).fold(y, |acc2, t2| acc2.sin() + ((n % 4) as f64) * t2);
            let mut r4 = vec![y + v3, x / (v1 * v1 + 0.25), -v1, f64::sin(y)];
            let r4_len: usize = r4.len();
            v3 += x * ALPHA;
            for i6 in 1..n {
                let r9: [f64; 5] = [y / (y * y + 0.25), (0.9 * ((i6 % 4) as f64).sin()).acos(), r4.chunks_exact(2).enumerate().map(|(j7, e7)| v1).sum::<f64>(), match n % 2 {
                    0 => { ((r4_len % 4) as f64) }
                    _ => {
                        let v8: f64 = v3;
                        x
                    }
                }, v3];
                let mut k11: usize = 0;
                loop {
                    if k11 >= 6 {
                        break;
                    }
                    k11 += 1;
                    r4[(r4_len + 1) % r4_len] -= 0.25 * v3;
                    let mut v13 = (0..5).map(|i12| y / (r9[5 - 1 - (2 * i12 + 0) % 5].abs() + 0.5)).fold(r9[5 - 1 - (r4_len + 1) % 5], |acc12, t12| acc12.sin() + ALPHA * t12);
                }
            }
            (r4[0] + v3) * v1 + r4[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = b[0];
            let mut r5 = [a.iter().zip(a.iter()).map(|(&e2, &z2)| {
                let v3 = v1;
                b[0]
            }).sum::<D>(), v1 - v1, a.iter().map(|&e4| b[2 % b.len()]).filter(|&m4| v1 >= lit(1.5)).fold(a[0], |acc4, t4| acc4.sin() + t4 * t4)];
            {
                if v1 > lit(1.25) {
                    let v7 = r5.iter().zip(a.iter()).take(0).map(|(&e6, &z6)| lit(-1.5) * z6).sum::<D>();
                }
                { let right = v1 + v1; v1 -= right; }
            }
            (if v1 <= lit(0.25) { v1 } else {
                let v8 = v1;
                v8
            }) - v1.sin() + b[b.len() - 1 - (0) % b.len()] + a[0]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = y;
            let mut v3 = (1..n).map(|i2| y - x).fold(y, |acc2, t2| acc2.sin() + lit((n % 4) as f64) * t2);
            let mut r4 = vec![y + v3, x / (v1 * v1 + lit(0.25)), -v1, D::sin(y)];
            let r4_len: usize = r4.len();
            { let right = x * lit(ALPHA); v3 += right; }
            for i6 in 1..n {
                let r9: [D; 5] = [y / (y * y + lit(0.25)), (lit(0.9) * lit((i6 % 4) as f64).sin()).acos(), r4.chunks_exact(2).enumerate().map(|(j7, e7)| v1).sum::<D>(), match n % 2 {
                    0 => { lit((r4_len % 4) as f64) }
                    _ => {
                        let v8: D = v3;
                        x
                    }
                }, v3];
                let mut k11: usize = 0;
                loop {
                    if k11 >= 6 {
                        break;
                    }
                    k11 += 1;
                    { let right = lit(0.25) * v3; r4[(r4_len + 1) % r4_len] -= right; }
                    let mut v13 = (0..5).map(|i12| y / (r9[5 - 1 - (2 * i12 + 0) % 5].abs() + lit(0.5))).fold(r9[5 - 1 - (r4_len + 1) % 5], |acc12, t12| acc12.sin() + lit(ALPHA) * t12);
                }
            }
            (r4[0] + v3) * v1 + r4[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p11", false, |report| crate::check_program!(0, report, jvp));
    }
}

pub mod p12 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[(2 * n + 2) % w.len()];
            let w_len: usize = w.len();
            let mut r2 = [v1; 5];
            let mut m3: [[f64; 3]; 3] = [[1.25; 3]; 3];
            let mut k5: usize = 0;
            while k5 < 7 {
                k5 += 1;
                w[(w_len + 1) % w_len] = p.iter().rev().zip(r2.iter()).filter(|&(&e6, &z6)| k5 % 3 < 1).map(|(&e6, &z6)| 1.0 + 0.25 * (v1 / (r2[2].abs() + 0.25)).sin()).product::<f64>().clamp(-2.125, 1.875);
                let mut k7: usize = 3;
            }
            for &e9 in &r2 {
                let c10 = move |u10_0: f64| u10_0 - 0.7_f64.cos().exp();
            }
            let v11: f64;
            if v1 < -1.5 {
                v11 = ((n % 4) as f64);
            } else {
                v11 = match k5 % 2 {
                    0 => { r2[(n + 1) % 5] }
                    _ => { v1 }
                };
            }
            let mut v12 = -v1;
            ((n % 4) as f64) + w[w_len % w.len()] + v12.sin() - v11 + p[1 % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[(2 * n + 2) % w.len()];
            let w_len: usize = w.len();
            let mut r2 = [v1; 5];
            let mut m3: [[f64; 3]; 3] = [[1.25; 3]; 3];
            let mut k5: usize = 0;
            while k5 < 7 {
                k5 += 1;
                w[(w_len + 1) % w_len] = p.iter().rev().zip(r2.iter()).filter(|&(&e6, &z6)| k5 % 3 < 1).map(|(&e6, &z6)| 1.0 + 0.25 * (v1 / (r2[2].abs() + 0.25)).sin()).product::<f64>().clamp(-2.125, 1.875);
                let mut k7: usize = 3;
            }
            for &e9 in &r2 {
                let c10 = move |u10_0: f64| u10_0 - 0.7_f64.cos().exp();
            }
            let v11: f64;
            if v1 < -1.5 {
                v11 = ((n % 4) as f64);
            } else {
                v11 = match k5 % 2 {
                    0 => { r2[(n + 1) % 5] }
                    _ => { v1 }
                };
            }
            let mut v12 = -v1;
            ((n % 4) as f64) + w[w_len % w.len()] + v12.sin() - v11 + p[1 % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = w[(2 * n + 2) % w.len()];
            let w_len: usize = w.len();
            let mut r2 = [v1; 5];
            let mut m3: [[D; 3]; 3] = [[lit(1.25); 3]; 3];
            let mut k5: usize = 0;
            while k5 < 7 {
                k5 += 1;
                w[(w_len + 1) % w_len] = p.iter().rev().zip(r2.iter()).filter(|&(&e6, &z6)| k5 % 3 < 1).map(|(&e6, &z6)| lit(1.0) + lit(0.25) * (v1 / (r2[2].abs() + lit(0.25))).sin()).product::<D>().clamp(lit(-2.125), lit(1.875));
                let mut k7: usize = 3;
            }
            for &e9 in &r2 {
                let c10 = move |u10_0: D| u10_0 - lit(0.7).cos().exp();
            }
            let v11: D;
            if v1 < lit(-1.5) {
                v11 = lit((n % 4) as f64);
            } else {
                v11 = match k5 % 2 {
                    0 => { r2[(n + 1) % 5] }
                    _ => { v1 }
                };
            }
            let mut v12 = -v1;
            lit((n % 4) as f64) + w[w_len % w.len()] + v12.sin() - v11 + p[1 % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p12", false, |report| crate::check_program!(2, report, off));
    }
}

pub mod p13 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate(jvp)]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v4 = if n % 3 != 1 {
                'l1: for (i2, e2) in q.iter().enumerate() {
                    const GAMMA_3: f64 = -2.0;
                }
                a[3 % a.len()]
            } else { ALPHA };
            let mut m5: [[f64; 2]; 3] = [[ALPHA, ((n % 4) as f64)], [v4, v4], [((n % 4) as f64), v4]];
            'l6: for i7 in (0..b.len()).rev() {
                for (i9, e9) in a.iter().enumerate() {
                    let p10: (f64, f64) = (*e9, *e9 + *e9);
                }
            }
            let mut v11: f64 = (v4 * v4 + 0.5).powf(ALPHA / (1.0 + ALPHA * ALPHA));
            v11 - -0.5 - v11 - v4 + b[n % b.len()]
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
                a[3 % a.len()]
            } else { lit(ALPHA) };
            let mut m5: [[D; 2]; 3] = [[lit(ALPHA), lit((n % 4) as f64)], [v4, v4], [lit((n % 4) as f64), v4]];
            'l6: for i7 in (0..b.len()).rev() {
                for (i9, e9) in a.iter().enumerate() {
                    let p10: (D, D) = (*e9, *e9 + *e9);
                }
            }
            let mut v11: D = (v4 * v4 + lit(0.5)).powf(lit(ALPHA) / (lit(1.0) + lit(ALPHA) * lit(ALPHA)));
            v11 - lit(-0.5) - v11 - v4 + b[n % b.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p13", false, |report| crate::check_program!(5, report, jvp));
    }
}

pub mod p14 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(mut u: f64, k: usize) -> Option<f64> {
                let mut v1 = (u.abs() + 1.25).sqrt();
                let mut v2: f64 = 0.7;
                let mut r8 = [match k % 4 {
                    0 => { 1.0 }
                    1 => {
                        let v3: f64 = 0.9;
                        v2
                    }
                    2 => {
                        let v4 = v1;
                        v1
                    }
                    _ => {
                        const GAMMA_5: f64 = -0.9;
                        v2 = (0..k).rev().enumerate().map(|(j6, i6)| 1.0 + 0.25 * 1.1_f64.atan().sinh().sin()).product::<f64>() * GAMMA_5;
                        u
                    }
                }, v1 / (BETA.abs() + 0.5), if k % 2 != 1 { u } else {
                    const GAMMA_7: f64 = 0.7;
                    v1 = ((k % 4) as f64) * GAMMA_7;
                    u
                }, BETA / (u * u + 0.5), v2.max(-2.25).min(2.375).exp()];
                let mut k9: usize = 0;
                if (r8[1] < r8[k % 5]) && (u < -0.5) {
                    return Some(u);
                }
                Some((u + v1) * u)
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let m2: [[f64; 2]; 3] = [[v1, a[(n + 1) % a.len()]], [1.1, v1], [x, a[0]]];
            let mut k4: usize = 0;
            let v8: f64 = 'l3: loop {
                if k4 >= 6 {
                    break x;
                }
                k4 += 1;
                'l5: for i6 in 0..4 {
                    {
                        let s7 = &a[..];
                    }
                }
            };
            let v9 = v8 + 2.0;
            let c10 = |u10_0: f64, u10_1: f64| u10_0 + v8;
            v1 = a[(2 * n + 0) % a.len()].midpoint(a[a.len() - 1 - (3) % a.len()]);
            fn inner11(s: f64, t: f64) -> f64 {
                if s >= 1.0 {
                    return t;
                }
                s - -0.75
            }
            let v13 = inner11(BETA * BETA, if k4 % 2 == 1 { v1 } else {
                let v12: f64 = x;
                v9
            });
            v1 - a[a.len() - 1 - (1) % a.len()] + v13.sin() + v8
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
            pub fn h0(mut u: f64, k: usize) -> Option<f64> {
                let mut v1 = (u.abs() + 1.25).sqrt();
                let mut v2: f64 = 0.7;
                let mut r8 = [match k % 4 {
                    0 => { 1.0 }
                    1 => {
                        let v3: f64 = 0.9;
                        v2
                    }
                    2 => {
                        let v4 = v1;
                        v1
                    }
                    _ => {
                        const GAMMA_5: f64 = -0.9;
                        v2 = (0..k).rev().enumerate().map(|(j6, i6)| 1.0 + 0.25 * 1.1_f64.atan().sinh().sin()).product::<f64>() * GAMMA_5;
                        u
                    }
                }, v1 / (BETA.abs() + 0.5), if k % 2 != 1 { u } else {
                    const GAMMA_7: f64 = 0.7;
                    v1 = ((k % 4) as f64) * GAMMA_7;
                    u
                }, BETA / (u * u + 0.5), v2.max(-2.25).min(2.375).exp()];
                let mut k9: usize = 0;
                if (r8[1] < r8[k % 5]) && (u < -0.5) {
                    return Some(u);
                }
                Some((u + v1) * u)
            }
        }
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let m2: [[f64; 2]; 3] = [[v1, a[(n + 1) % a.len()]], [1.1, v1], [x, a[0]]];
            let mut k4: usize = 0;
            let v8: f64 = 'l3: loop {
                if k4 >= 6 {
                    break x;
                }
                k4 += 1;
                'l5: for i6 in 0..4 {
                    {
                        let s7 = &a[..];
                    }
                }
            };
            let v9 = v8 + 2.0;
            let c10 = |u10_0: f64, u10_1: f64| u10_0 + v8;
            v1 = a[(2 * n + 0) % a.len()].midpoint(a[a.len() - 1 - (3) % a.len()]);
            fn inner11(s: f64, t: f64) -> f64 {
                if s >= 1.0 {
                    return t;
                }
                s - -0.75
            }
            let v13 = inner11(BETA * BETA, if k4 % 2 == 1 { v1 } else {
                let v12: f64 = x;
                v9
            });
            v1 - a[a.len() - 1 - (1) % a.len()] + v13.sin() + v8
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub mod in_h0 {
            use super::*;
            pub fn h0(mut u: D, k: usize) -> Option<D> {
                let mut v1 = (u.abs() + lit(1.25)).sqrt();
                let mut v2: D = lit(0.7);
                let mut r8 = [match k % 4 {
                    0 => { lit(1.0) }
                    1 => {
                        let v3: D = lit(0.9);
                        v2
                    }
                    2 => {
                        let v4 = v1;
                        v1
                    }
                    _ => {
                        const GAMMA_5: f64 = -0.9;
                        v2 = (0..k).rev().enumerate().map(|(j6, i6)| lit(1.0) + lit(0.25) * lit(1.1).atan().sinh().sin()).product::<D>() * lit(GAMMA_5);
                        u
                    }
                }, v1 / (lit(BETA).abs() + lit(0.5)), if k % 2 != 1 { u } else {
                    const GAMMA_7: f64 = 0.7;
                    v1 = lit((k % 4) as f64) * lit(GAMMA_7);
                    u
                }, lit(BETA) / (u * u + lit(0.5)), v2.max(lit(-2.25)).min(lit(2.375)).exp()];
                let mut k9: usize = 0;
                if (r8[1] < r8[k % 5]) && (u < lit(-0.5)) {
                    return Some(u);
                }
                Some((u + v1) * u)
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x;
            let m2: [[D; 2]; 3] = [[v1, a[(n + 1) % a.len()]], [lit(1.1), v1], [x, a[0]]];
            let mut k4: usize = 0;
            let v8: D = 'l3: loop {
                if k4 >= 6 {
                    break x;
                }
                k4 += 1;
                'l5: for i6 in 0..4 {
                    {
                        let s7 = &a[..];
                    }
                }
            };
            let v9 = v8 + lit(2.0);
            let c10 = |u10_0: D, u10_1: D| u10_0 + v8;
            v1 = a[(2 * n + 0) % a.len()].midpoint(a[a.len() - 1 - (3) % a.len()]);
            fn inner11(s: D, t: D) -> D {
                if s >= lit(1.0) {
                    return t;
                }
                s - lit(-0.75)
            }
            let v13 = inner11(lit(BETA) * lit(BETA), if k4 % 2 == 1 { v1 } else {
                let v12: D = x;
                v9
            });
            v1 - a[a.len() - 1 - (1) % a.len()] + v13.sin() + v8
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p14", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p15 {
    pub mod base {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
                let mut v1 = u;
                for i3 in 1..7 {
                    const GAMMA_4: f64 = 0.25;
                    p[3 - 1 - (i3) % 3] -= 0.25 * p.iter().skip(2).filter(|&&e5| ((i3 % 4) as f64) < e5).map(|&e5| 1.0 + 0.25 * e5.sin()).product::<f64>() * GAMMA_4;
                    v1 += 0.25 * (u.abs() + 0.5).cbrt();
                }
                p[0] * v1 + u + p[0]
            }
        }
        #[differentiate(jvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2: f64 = if n % 2 == 1 { ((n % 4) as f64) } else {
                let v1 = x;
                x
            };
            #[checkpoint]
            for &e4 in a {
                let v5 = a[2 % a.len()] + a[a.len() - 1 - (n + n) % a.len()];
            }
            v2 = v2 * 0.5 + ({
                let v6 = x;
                a[0]
            });
            let mut k8: usize = 0;
            let mut v10: f64 = loop {
                if k8 >= 1 {
                    break in_h0::h0([a[(2 * n + 2) % a.len()], x, ((n % 4) as f64)], a[a.len() - 1 - (0) % a.len()]);
                }
                k8 += 1;
                v2 -= 0.25 * (if v2 > 0.75 {
                    let mut r9 = vec![{ a[0] }; 5];
                    let r9_len: usize = r9.len();
                    x
                } else { x });
            };
            let mut k11: usize = 0;
            v10 = v10;
            v2 * v10 + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub mod in_h0 {
            use super::*;
            pub fn h0(mut p: [D; 3], u: D) -> D {
                let mut v1 = u;
                for i3 in 1..7 {
                    const GAMMA_4: f64 = 0.25;
                    { let right = lit(0.25) * p.iter().skip(2).filter(|&&e5| lit((i3 % 4) as f64) < e5).map(|&e5| lit(1.0) + lit(0.25) * e5.sin()).product::<D>() * lit(GAMMA_4); p[3 - 1 - (i3) % 3] -= right; }
                    { let right = lit(0.25) * (u.abs() + lit(0.5)).cbrt(); v1 += right; }
                }
                p[0] * v1 + u + p[0]
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v2: D = if n % 2 == 1 { lit((n % 4) as f64) } else {
                let v1 = x;
                x
            };
            for &e4 in a {
                let v5 = a[2 % a.len()] + a[a.len() - 1 - (n + n) % a.len()];
            }
            v2 = v2 * lit(0.5) + ({
                let v6 = x;
                a[0]
            });
            let mut k8: usize = 0;
            let mut v10: D = loop {
                if k8 >= 1 {
                    break in_h0::h0([a[(2 * n + 2) % a.len()], x, lit((n % 4) as f64)], a[a.len() - 1 - (0) % a.len()]);
                }
                k8 += 1;
                { let right = lit(0.25) * (if v2 > lit(0.75) {
                    let mut r9 = vec![{ a[0] }; 5];
                    let r9_len: usize = r9.len();
                    x
                } else { x }); v2 -= right; }
            };
            let mut k11: usize = 0;
            v10 = v10;
            v2 * v10 + a[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p15", false, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p16 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
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
            for i9 in (1..r3.len()).rev() {
                r3[i9] = r3[i9 - 1] * v1.sin() + r3[i9];
            }
            let v10 = v2 + 1.5;
            v2 = v1;
            0.3 / (v2 * v2 + 1.25) + x.sin() + r3[1 % r3.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(assign))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
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
            for i9 in (1..r3.len()).rev() {
                r3[i9] = r3[i9 - 1] * v1.sin() + r3[i9];
            }
            let v10 = v2 + 1.5;
            v2 = v1;
            0.3 / (v2 * v2 + 1.25) + x.sin() + r3[1 % r3.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
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
            for i9 in (1..r3.len()).rev() {
                r3[i9] = r3[i9 - 1] * v1.sin() + r3[i9];
            }
            let v10 = v2 + lit(1.5);
            v2 = v1;
            lit(0.3) / (v2 * v2 + lit(1.25)) + x.sin() + r3[1 % r3.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p16", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p17 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(jvp)]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u + 2.0;
            let mut r2: [f64; 2] = [u, u * v1];
            {
                r2[2 - 1 - (2) % 2] /= 1.1 * 1.1 + 0.25;
                if ALPHA >= v1 {
                    r2[0] = r2[0] * 0.5 + v;
                    return v;
                }
            }
            v * v.sin() + u + r2[0]
        }
        #[differentiate(jvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v2: f64 = (0..n).skip(0).map(|i1| 1.0 + 0.25 * (x.abs() + 1.25 + 1.0).acosh().sin()).product::<f64>();
            let mut v4: f64 = m[1].iter().zip(&m[1]).skip(1).map(|(&e3, &z3)| e3).filter(|&m3| x <= -1.5).sum::<f64>();
            let mut r5: [f64; 4] = [0.0; 4];
            let c6 = |u6_0: f64, u6_1: f64| u6_0 + ((n % 4) as f64) / (m[0][1].abs() + 0.25);
            let mut k8: usize = 0;
            'l7: while k8 < 5 {
                k8 += 1;
                v4 += 0.25 * ALPHA;
                (v4, v2) = (x / (1.0 + x * x), 0.75_f64.tanh());
            }
            v4 = h0(r5[0], m[1][(2 * k8 + 1) % 3]);
            if k8 % 3 < 1 {
                r5[(2 * k8 + 2) % 4] *= ALPHA.tanh();
            } else {
                {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if s < t {
                            return 2.0;
                        }
                        s + 0.3
                    }
                    let v2 = inner9(if v2 <= -0.7 { x } else { m[0][0] }, 1.1 + x);
                }
            }
            v4 - 0.25 - v4.sin() + r5[0] + m[0][(k8 + n) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = u + lit(2.0);
            let mut r2: [D; 2] = [u, u * v1];
            {
                { let right = lit(1.1) * lit(1.1) + lit(0.25); r2[2 - 1 - (2) % 2] /= right; }
                if lit(ALPHA) >= v1 {
                    r2[0] = r2[0] * lit(0.5) + v;
                    return v;
                }
            }
            v * v.sin() + u + r2[0]
        }
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v2: D = (0..n).skip(0).map(|i1| lit(1.0) + lit(0.25) * (x.abs() + lit(1.25) + lit(1.0)).acosh().sin()).product::<D>();
            let mut v4: D = m[1].iter().zip(&m[1]).skip(1).map(|(&e3, &z3)| e3).filter(|&m3| x <= lit(-1.5)).sum::<D>();
            let mut r5: [D; 4] = [lit(0.0); 4];
            let c6 = |u6_0: D, u6_1: D| u6_0 + lit((n % 4) as f64) / (m[0][1].abs() + lit(0.25));
            let mut k8: usize = 0;
            'l7: while k8 < 5 {
                k8 += 1;
                { let right = lit(0.25) * lit(ALPHA); v4 += right; }
                (v4, v2) = (x / (lit(1.0) + x * x), lit(0.75).tanh());
            }
            v4 = h0(r5[0], m[1][(2 * k8 + 1) % 3]);
            if k8 % 3 < 1 {
                { let right = lit(ALPHA).tanh(); r5[(2 * k8 + 2) % 4] *= right; }
            } else {
                {
                    fn inner9(s: D, t: D) -> D {
                        if s < t {
                            return lit(2.0);
                        }
                        s + lit(0.3)
                    }
                    let v2 = inner9(if v2 <= lit(-0.7) { x } else { m[0][0] }, lit(1.1) + x);
                }
            }
            v4 - lit(0.25) - v4.sin() + r5[0] + m[0][(k8 + n) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p17", false, |report| crate::check_program!(11, report, jvp));
    }
}

pub mod p18 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 0.9;
            let mut v2 = v1 * a[(2 * n + 1) % a.len()];
            for i4 in (0..n).rev() {
                v1 += 0.25 * ({ b[(i4 + 1) % b.len()] });
            }
            let mut k6: usize = 0;
            let v8: f64 = loop {
                if k6 >= 5 {
                    break (1..k6).map(|i7| 2.0_f64).fold(v1, |acc7, t7| 0.5 * acc7 + t7 * t7);
                }
                k6 += 1;
            };
            #[checkpoint(snapshots = 2)]
            for i10 in (1..7).rev() {
                v2 += 0.25 * b.iter().map(|&e11| b.chunks(2).enumerate().map(|(j12, e12)| v1).sum::<f64>()).sum::<f64>();
            }
            const GAMMA_13: f64 = 1.0;
            v1 -= q[(n + 1) % 4] / (v8.abs() + 1.25) * GAMMA_13;
            v1 * v8.sin() - v2 + v1 + a[k6 % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 0.9;
            let mut v2 = v1 * a[(2 * n + 1) % a.len()];
            for i4 in (0..n).rev() {
                v1 += 0.25 * ({ b[(i4 + 1) % b.len()] });
            }
            let mut k6: usize = 0;
            let v8: f64 = loop {
                if k6 >= 5 {
                    break (1..k6).map(|i7| 2.0_f64).fold(v1, |acc7, t7| 0.5 * acc7 + t7 * t7);
                }
                k6 += 1;
            };
            #[checkpoint(snapshots = 2)]
            for i10 in (1..7).rev() {
                v2 += 0.25 * b.iter().map(|&e11| b.chunks(2).enumerate().map(|(j12, e12)| v1).sum::<f64>()).sum::<f64>();
            }
            const GAMMA_13: f64 = 1.0;
            v1 -= q[(n + 1) % 4] / (v8.abs() + 1.25) * GAMMA_13;
            v1 * v8.sin() - v2 + v1 + a[k6 % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(0.9);
            let mut v2 = v1 * a[(2 * n + 1) % a.len()];
            for i4 in (0..n).rev() {
                { let right = lit(0.25) * ({ b[(i4 + 1) % b.len()] }); v1 += right; }
            }
            let mut k6: usize = 0;
            let v8: D = loop {
                if k6 >= 5 {
                    break (1..k6).map(|i7| lit(2.0)).fold(v1, |acc7, t7| lit(0.5) * acc7 + t7 * t7);
                }
                k6 += 1;
            };
            for i10 in (1..7).rev() {
                { let right = lit(0.25) * b.iter().map(|&e11| b.chunks(2).enumerate().map(|(j12, e12)| v1).sum::<D>()).sum::<D>(); v2 += right; }
            }
            const GAMMA_13: f64 = 1.0;
            { let right = q[(n + 1) % 4] / (v8.abs() + lit(1.25)) * lit(GAMMA_13); v1 -= right; }
            v1 * v8.sin() - v2 + v1 + a[k6 % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p18", false, |report| crate::check_program!(5, report, off));
    }
}

pub mod p19 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate(jvp)]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
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
                    v2 /= x.abs() + 0.5;
                    BETA
                }
            }, (-2.0_f64).copysign(a[0]));
            v1 = a[a.len() - 1 - (n + n) % a.len()];
            fn inner6(s: f64, t: f64) -> f64 {
                if s <= t {
                    return s;
                }
                s
            }
            let v7 = inner6(1.0 / (v5.abs() + 0.25), v5 * x);
            for e9 in a.iter() {
                v1 /= 1.25_f64.abs() + 0.25 + 1.0;
            }
            let p10: (f64, f64) = (v1 - BETA, r3[(2 * n + 1) % 2]);
            let mut p11: (f64, f64) = (BETA, v5 + v2);
            ((BETA * 1.1 * v7 - v5.sin()) * x.sin() + r3[n % 2], (v7 * v5 - v7) * v5 + v2.sin() + v1 + r3[0 % 2] + a[a.len() - 1 - (n + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.0;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
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
                    { let right = x.abs() + lit(0.5); v2 /= right; }
                    lit(BETA)
                }
            }, lit(-2.0).copysign(a[0]));
            v1 = a[a.len() - 1 - (n + n) % a.len()];
            fn inner6(s: D, t: D) -> D {
                if s <= t {
                    return s;
                }
                s
            }
            let v7 = inner6(lit(1.0) / (v5.abs() + lit(0.25)), v5 * x);
            for e9 in a.iter() {
                { let right = lit(1.25).abs() + lit(0.25) + lit(1.0); v1 /= right; }
            }
            let p10: (D, D) = (v1 - lit(BETA), r3[(2 * n + 1) % 2]);
            let mut p11: (D, D) = (lit(BETA), v5 + v2);
            ((lit(BETA) * lit(1.1) * v7 - v5.sin()) * x.sin() + r3[n % 2], (v7 * v5 - v7) * v5 + v2.sin() + v1 + r3[0 % 2] + a[a.len() - 1 - (n + 1) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p19", false, |report| crate::check_program!(3, report, jvp));
    }
}

pub mod p20 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -1.5;
        #[differentiate]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = m[0][2];
            let c2 = move |u2_0: f64| u2_0 * (a[0].abs() + 0.5).log2();
            let s3 = &a[..];
            let mut r4: [f64; 2] = [m[1][0] - v1, s3[s3.len() - 1 - (n) % s3.len()]];
            for r6 in m {
                if BETA <= s3[0] {
                    continue;
                }
                let mut v1 = v1 + a[a.len() - 1 - (1) % a.len()];
            }
            (v1.abs() + 1.25).sqrt() * v1 + s3[s3.len() - 1 - (n + n) % s3.len()] + a[(n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.5;
        #[differentiate(without(fission))]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = m[0][2];
            let c2 = move |u2_0: f64| u2_0 * (a[0].abs() + 0.5).log2();
            let s3 = &a[..];
            let mut r4: [f64; 2] = [m[1][0] - v1, s3[s3.len() - 1 - (n) % s3.len()]];
            for r6 in m {
                if BETA <= s3[0] {
                    continue;
                }
                let mut v1 = v1 + a[a.len() - 1 - (1) % a.len()];
            }
            (v1.abs() + 1.25).sqrt() * v1 + s3[s3.len() - 1 - (n + n) % s3.len()] + a[(n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.5;
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1 = m[0][2];
            let c2 = move |u2_0: D| u2_0 * (a[0].abs() + lit(0.5)).log2();
            let s3 = &a[..];
            let mut r4: [D; 2] = [m[1][0] - v1, s3[s3.len() - 1 - (n) % s3.len()]];
            for r6 in m {
                if lit(BETA) <= s3[0] {
                    continue;
                }
                let mut v1 = v1 + a[a.len() - 1 - (1) % a.len()];
            }
            (v1.abs() + lit(1.25)).sqrt() * v1 + s3[s3.len() - 1 - (n + n) % s3.len()] + a[(n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p20", false, |report| crate::check_program!(12, report, off));
    }
}

pub mod p21 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut v2 = (1..k).enumerate().map(|(j1, i1)| u + u).sum::<f64>();
                let mut v5: f64 = a.iter().rev().enumerate().map(|(j3, &e3)| 1.0 + 0.25 * a.iter().map(|&e4| a[(j3 + 1) % a.len()] * e3).sum::<f64>().sin()).product::<f64>();
                let mut r6 = vec![BETA + a[(2 * k + 1) % a.len()], u * a[(k + 1) % a.len()], u, ((k % 4) as f64) - a[(k + k) % a.len()], v2];
                let r6_len: usize = r6.len();
                for _ in (0..r6_len % 4).rev() {
                    let v9: f64;
                    if (((k % 4) as f64) < 0.75) || (a[0] < a[(2 * r6_len + 2) % a.len()]) {
                        v9 = ((r6_len % 4) as f64) * v5;
                    } else {
                        v9 = BETA.powi(0);
                    }
                }
                let mut c10 = |u10: f64| {
                    v2 += 0.25 * (BETA * u10);
                    v2 * 0.5
                };
                let mut v11 = c10({ u }) - c10(v5);
                ({
                    v2 = BETA;
                    v2
                }) - v2 - u
            }
        }
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = w.iter().zip(w.iter()).skip(1).filter(|&(&e1, &z1)| n % 3 < 1).map(|(&e1, &z1)| w[(n + 1) % w.len()]).sum::<f64>();
            let mut v3: f64 = v2 * x;
            let mut v4: f64 = w[3 % w.len()] * w[(n + n) % w.len()];
            let v5: f64 = BETA * w[2 % w.len()];
            v4 += w[(n + 1) % w.len()];
            let v6: f64;
            if !(x < v2) {
                v6 = v4;
            } else {
                v6 = x;
            }
            'l7: for i8 in 0..=w.len() {
                const GAMMA_9: f64 = 0.75;
                v4 /= (v4.abs() + 0.5 + 1.0) * GAMMA_9;
            }
            (v5 + v6.sin() + v4) * v3.sin() + v2.sin() + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], u: D, k: usize) -> D {
                let mut v2 = (1..k).enumerate().map(|(j1, i1)| u + u).sum::<D>();
                let mut v5: D = a.iter().rev().enumerate().map(|(j3, &e3)| lit(1.0) + lit(0.25) * a.iter().map(|&e4| a[(j3 + 1) % a.len()] * e3).sum::<D>().sin()).product::<D>();
                let mut r6 = vec![lit(BETA) + a[(2 * k + 1) % a.len()], u * a[(k + 1) % a.len()], u, lit((k % 4) as f64) - a[(k + k) % a.len()], v2];
                let r6_len: usize = r6.len();
                for _ in (0..r6_len % 4).rev() {
                    let v9: D;
                    if (lit((k % 4) as f64) < lit(0.75)) || (a[0] < a[(2 * r6_len + 2) % a.len()]) {
                        v9 = lit((r6_len % 4) as f64) * v5;
                    } else {
                        v9 = lit(BETA).powi(0);
                    }
                }
                let mut c10 = |u10: D| {
                    { let right = lit(0.25) * (lit(BETA) * u10); v2 += right; }
                    v2 * lit(0.5)
                };
                let mut v11 = c10({ u }) - c10(v5);
                ({
                    v2 = lit(BETA);
                    v2
                }) - v2 - u
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2 = w.iter().zip(w.iter()).skip(1).filter(|&(&e1, &z1)| n % 3 < 1).map(|(&e1, &z1)| w[(n + 1) % w.len()]).sum::<D>();
            let mut v3: D = v2 * x;
            let mut v4: D = w[3 % w.len()] * w[(n + n) % w.len()];
            let v5: D = lit(BETA) * w[2 % w.len()];
            { let right = w[(n + 1) % w.len()]; v4 += right; }
            let v6: D;
            if !(x < v2) {
                v6 = v4;
            } else {
                v6 = x;
            }
            'l7: for i8 in 0..=w.len() {
                const GAMMA_9: f64 = 0.75;
                { let right = (v4.abs() + lit(0.5) + lit(1.0)) * lit(GAMMA_9); v4 /= right; }
            }
            (v5 + v6.sin() + v4) * v3.sin() + v2.sin() + w[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p21", false, |report| crate::check_program!(4, report, jvp));
    }
}

pub mod p22 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[b.len() - 1 - (0) % b.len()];
            let mut v2 = v1;
            let mut m3: [[f64; 2]; 3] = [[0.7; 2]; 3];
            m3[(1) % 3][(0) % 2] = 1.5;
            m3[0][(0) % 2] = b[0 % b.len()];
            let mut k4: usize = 0;
            (b[0] * b[0] + 0.25).log2() - v2 + v1
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x - x;
            let mut v3 = if x > 2.0 {
                let v2: f64 = y;
                y
            } else { x };
            let v5 = ((n % 4) as f64) + ((n % 4) as f64);
            'l6: for i7 in 1..2 {
                if v5 > ((i7 % 4) as f64) {
                    v1 += 0.25 * (x / (v3 * v3 + 1.25));
                    break 'l6;
                }
            }
            if y < 0.75 {
                v1 = {
                    let v8 = ((n % 4) as f64);
                    ((n % 4) as f64)
                };
            }
            Ok(1.1_f64.powi((n % 4) as i32) - v5 + v3 + v1.sin() - y + x.sin())
        }
        }
        pub use it::FRecord;
        use crate::harness::ABSENT;
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let value = it::f(x, y, n);
            assert_eq!(it::grad_f(x, y, n).err(), value.err(), "the gradient's error");
            value.unwrap_or(ABSENT)
        }
        pub fn grad_f(x: f64, y: f64, n: usize) -> (f64, f64) {
            it::grad_f(x, y, n).unwrap()
        }
        pub fn value_and_grad_f(x: f64, y: f64, n: usize) -> (f64, (f64, f64)) {
            it::value_and_grad_f(x, y, n).unwrap()
        }
        pub fn grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) {
            it::grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn value_and_grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) -> f64 {
            it::value_and_grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn forward_f(x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f(x, y, n).unwrap()
        }
        pub fn forward_f_into(memory: FRecord, x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f_into(memory, x, y, n).unwrap()
        }
        pub fn reverse_f(record: &FRecord, seed: f64) -> (f64, f64) {
            it::reverse_f(record, seed)
        }
        pub fn reverse_f_into(record: &FRecord, seed: f64, gx: &mut f64, gy: &mut f64) {
            it::reverse_f_into(record, seed, gx, gy)
        }
    }
    pub mod off {
    pub mod it {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[b.len() - 1 - (0) % b.len()];
            let mut v2 = v1;
            let mut m3: [[f64; 2]; 3] = [[0.7; 2]; 3];
            m3[(1) % 3][(0) % 2] = 1.5;
            m3[0][(0) % 2] = b[0 % b.len()];
            let mut k4: usize = 0;
            (b[0] * b[0] + 0.25).log2() - v2 + v1
        }
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x - x;
            let mut v3 = if x > 2.0 {
                let v2: f64 = y;
                y
            } else { x };
            let v5 = ((n % 4) as f64) + ((n % 4) as f64);
            'l6: for i7 in 1..2 {
                if v5 > ((i7 % 4) as f64) {
                    v1 += 0.25 * (x / (v3 * v3 + 1.25));
                    break 'l6;
                }
            }
            if y < 0.75 {
                v1 = {
                    let v8 = ((n % 4) as f64);
                    ((n % 4) as f64)
                };
            }
            Ok(1.1_f64.powi((n % 4) as i32) - v5 + v3 + v1.sin() - y + x.sin())
        }
        }
        pub use it::FRecord;
        use crate::harness::ABSENT;
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let value = it::f(x, y, n);
            assert_eq!(it::grad_f(x, y, n).err(), value.err(), "the gradient's error");
            value.unwrap_or(ABSENT)
        }
        pub fn grad_f(x: f64, y: f64, n: usize) -> (f64, f64) {
            it::grad_f(x, y, n).unwrap()
        }
        pub fn value_and_grad_f(x: f64, y: f64, n: usize) -> (f64, (f64, f64)) {
            it::value_and_grad_f(x, y, n).unwrap()
        }
        pub fn grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) {
            it::grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn value_and_grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) -> f64 {
            it::value_and_grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn forward_f(x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f(x, y, n).unwrap()
        }
        pub fn forward_f_into(memory: FRecord, x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f_into(memory, x, y, n).unwrap()
        }
        pub fn reverse_f(record: &FRecord, seed: f64) -> (f64, f64) {
            it::reverse_f(record, seed)
        }
        pub fn reverse_f_into(record: &FRecord, seed: f64, gx: &mut f64, gy: &mut f64) {
            it::reverse_f_into(record, seed, gx, gy)
        }
    }
    pub mod dual {
    pub mod it {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = b[b.len() - 1 - (0) % b.len()];
            let mut v2 = v1;
            let mut m3: [[D; 2]; 3] = [[lit(0.7); 2]; 3];
            m3[(1) % 3][(0) % 2] = lit(1.5);
            m3[0][(0) % 2] = b[0 % b.len()];
            let mut k4: usize = 0;
            (b[0] * b[0] + lit(0.25)).log2() - v2 + v1
        }
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1 = x - x;
            let mut v3 = if x > lit(2.0) {
                let v2: D = y;
                y
            } else { x };
            let v5 = lit((n % 4) as f64) + lit((n % 4) as f64);
            'l6: for i7 in 1..2 {
                if v5 > lit((i7 % 4) as f64) {
                    { let right = lit(0.25) * (x / (v3 * v3 + lit(1.25))); v1 += right; }
                    break 'l6;
                }
            }
            if y < lit(0.75) {
                v1 = {
                    let v8 = lit((n % 4) as f64);
                    lit((n % 4) as f64)
                };
            }
            Ok(lit(1.1).powi((n % 4) as i32) - v5 + v3 + v1.sin() - y + x.sin())
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p22", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p23 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -0.5;
        #[differentiate(hvp)]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u;
            let mut c2 = |u2: f64| {
                v1 += 0.25 * (v * v * u2);
                v1 * 0.5
            };
            let mut v3 = c2(u.sin()) - c2(v - v);
            let mut v4 = v;
            for i6 in 1..3 {
                if i6 % 2 == 1 {
                    v1 += 0.25 * ((i6 % 4) as f64);
                    continue;
                }
                'l7: for _ in (0..i6).step_by(2) {
                    'l9: for i10 in 1..i6 {
                        let mut k11: usize = 0;
                        fn inner12(s: f64, t: f64) -> f64 {
                            if t <= 0.5 {
                                return 0.9;
                            }
                            0.25
                        }
                        let v13 = inner12(BETA - u, 0.75_f64 * v);
                    }
                }
            }
            (v3 - v1) * v4 + v3 - v1 + u
        }
        #[differentiate(hvp)]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 0.125;
            let mut v2 = a[(n + n) % a.len()] / (a[0].abs() + 1.25);
            let mut v7 = {
                let mut k4: usize = 0;
                loop {
                    if k4 >= 0 {
                        break;
                    }
                    k4 += 1;
                    v2 = v2.max(a[a.len() - 1 - (k4 + k4) % a.len()]).cos();
                    fn inner5(s: f64, t: f64) -> f64 {
                        if !(t > 0.25) {
                            return s;
                        }
                        s
                    }
                    let v6 = inner5(if a[0] <= a[n % a.len()] { m[0][1] } else { ((n % 4) as f64) }, v2 / (-0.3 * -0.3 + 1.25));
                }
                v2
            };
            for i9 in 0..n {
                v2 += 0.25 * (BETA * a[(n + i9) % a.len()]);
            }
            let mut r10 = [((n % 4) as f64) * v7, v7, ((n % 4) as f64) * -0.5, v1 + v1];
            for i11 in 1..4 {
                r10[i11] += r10[i11 - 1] * v7.tanh();
            }
            m[0][2] * ((n % 4) as f64) - v2.sin() + r10[1] + a[(2 * n + 2) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.5;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = u;
            let mut c2 = |u2: D| {
                { let right = lit(0.25) * (v * v * u2); v1 += right; }
                v1 * lit(0.5)
            };
            let mut v3 = c2(u.sin()) - c2(v - v);
            let mut v4 = v;
            for i6 in 1..3 {
                if i6 % 2 == 1 {
                    { let right = lit(0.25) * lit((i6 % 4) as f64); v1 += right; }
                    continue;
                }
                'l7: for _ in (0..i6).step_by(2) {
                    'l9: for i10 in 1..i6 {
                        let mut k11: usize = 0;
                        fn inner12(s: D, t: D) -> D {
                            if t <= lit(0.5) {
                                return lit(0.9);
                            }
                            lit(0.25)
                        }
                        let v13 = inner12(lit(BETA) - u, lit(0.75) * v);
                    }
                }
            }
            (v3 - v1) * v4 + v3 - v1 + u
        }
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1: D = lit(0.125);
            let mut v2 = a[(n + n) % a.len()] / (a[0].abs() + lit(1.25));
            let mut v7 = {
                let mut k4: usize = 0;
                loop {
                    if k4 >= 0 {
                        break;
                    }
                    k4 += 1;
                    v2 = v2.max(a[a.len() - 1 - (k4 + k4) % a.len()]).cos();
                    fn inner5(s: D, t: D) -> D {
                        if !(t > lit(0.25)) {
                            return s;
                        }
                        s
                    }
                    let v6 = inner5(if a[0] <= a[n % a.len()] { m[0][1] } else { lit((n % 4) as f64) }, v2 / (lit(-0.3) * lit(-0.3) + lit(1.25)));
                }
                v2
            };
            for i9 in 0..n {
                { let right = lit(0.25) * (lit(BETA) * a[(n + i9) % a.len()]); v2 += right; }
            }
            let mut r10 = [lit((n % 4) as f64) * v7, v7, lit((n % 4) as f64) * lit(-0.5), v1 + v1];
            for i11 in 1..4 {
                { let right = r10[i11 - 1] * v7.tanh(); r10[i11] += right; }
            }
            m[0][2] * lit((n % 4) as f64) - v2.sin() + r10[1] + a[(2 * n + 2) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p23", false, |report| crate::check_program!(12, report, hvp));
    }
}

pub mod p24 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.3;
            let w_len: usize = w.len();
            v1 -= v1;
            let mut v2 = ((n % 4) as f64);
            'l3: for &e4 in &w {
                fn inner5(s: f64, t: f64) -> f64 {
                    if t > t {
                        return t;
                    }
                    (1..0).map(|i6| t * t).sum::<f64>()
                }
                let v7 = inner5(p[1], p[n % 3]);
                if (v2 >= ((n % 4) as f64)) && (w[w_len % w.len()] > ((n % 4) as f64)) {
                    for (i9, e9) in w.iter().enumerate() {
                        #[checkpoint]
                        for _ in 1..i9 % 4 {
                            const GAMMA_12: f64 = 1.25;
                            v2 += 0.25 * (match i9 % 2 {
                                0 => { p[(2 * n + 0) % 3] }
                                _ => { ((w_len % 4) as f64) }
                            }) * GAMMA_12;
                            let mut v13 = w[w.len() - 1 - (2 * n + 1) % w.len()] * p[2];
                        }
                        v1 = v7 / (1.0 + v7 * v7);
                    }
                } else {
                    let c14 = |u14_0: f64| u14_0 + -w[0];
                }
            }
            (if v1 < 1.5 { ((w_len % 4) as f64) } else { v1 }) + v2 - v1 + w[4 % w.len()] + p[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.3;
            let w_len: usize = w.len();
            v1 -= v1;
            let mut v2 = ((n % 4) as f64);
            'l3: for &e4 in &w {
                fn inner5(s: f64, t: f64) -> f64 {
                    if t > t {
                        return t;
                    }
                    (1..0).map(|i6| t * t).sum::<f64>()
                }
                let v7 = inner5(p[1], p[n % 3]);
                if (v2 >= ((n % 4) as f64)) && (w[w_len % w.len()] > ((n % 4) as f64)) {
                    for (i9, e9) in w.iter().enumerate() {
                        #[checkpoint]
                        for _ in 1..i9 % 4 {
                            const GAMMA_12: f64 = 1.25;
                            v2 += 0.25 * (match i9 % 2 {
                                0 => { p[(2 * n + 0) % 3] }
                                _ => { ((w_len % 4) as f64) }
                            }) * GAMMA_12;
                            let mut v13 = w[w.len() - 1 - (2 * n + 1) % w.len()] * p[2];
                        }
                        v1 = v7 / (1.0 + v7 * v7);
                    }
                } else {
                    let c14 = |u14_0: f64| u14_0 + -w[0];
                }
            }
            (if v1 < 1.5 { ((w_len % 4) as f64) } else { v1 }) + v2 - v1 + w[4 % w.len()] + p[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(0.3);
            let w_len: usize = w.len();
            { let right = v1; v1 -= right; }
            let mut v2 = lit((n % 4) as f64);
            'l3: for &e4 in &w {
                fn inner5(s: D, t: D) -> D {
                    if t > t {
                        return t;
                    }
                    (1..0).map(|i6| t * t).sum::<D>()
                }
                let v7 = inner5(p[1], p[n % 3]);
                if (v2 >= lit((n % 4) as f64)) && (w[w_len % w.len()] > lit((n % 4) as f64)) {
                    for (i9, e9) in w.iter().enumerate() {
                        for _ in 1..i9 % 4 {
                            const GAMMA_12: f64 = 1.25;
                            { let right = lit(0.25) * (match i9 % 2 {
                                0 => { p[(2 * n + 0) % 3] }
                                _ => { lit((w_len % 4) as f64) }
                            }) * lit(GAMMA_12); v2 += right; }
                            let mut v13 = w[w.len() - 1 - (2 * n + 1) % w.len()] * p[2];
                        }
                        v1 = v7 / (lit(1.0) + v7 * v7);
                    }
                } else {
                    let c14 = |u14_0: D| u14_0 + -w[0];
                }
            }
            (if v1 < lit(1.5) { lit((w_len % 4) as f64) } else { v1 }) + v2 - v1 + w[4 % w.len()] + p[2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p24", false, |report| crate::check_program!(2, report, off));
    }
}

pub mod p25 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v3 = match n % 4 {
                0 | 5 if 0.9_f64 > 1.0 => { w[0] }
                1 => { p[0] }
                2 => {
                    let v1 = p[0];
                    v1
                }
                _ => {
                    let v2: f64 = w[w.len() - 1 - (n + n) % w.len()];
                    v2
                }
            };
            let w_len: usize = w.len();
            {
                for (i5, e5) in p.iter().enumerate() {
                    if v3 > 1.0 {
                        let mut k7: usize = 0;
                        #[checkpoint]
                        while k7 < 4 {
                            k7 += 1;
                            w[(2) % w_len] = v3;
                            let mut k9: usize = 0;
                            loop {
                                if k9 >= 2 {
                                    break;
                                }
                                k9 += 1;
                                {
                                    if ((k7 % 4) as f64) <= 0.7 {
                                        fn inner10(s: f64, t: f64) -> f64 {
                                            if t > -0.7 {
                                                return if s <= 0.9 {
                                                    let v11 = t;
                                                    t
                                                } else { t };
                                            }
                                            t
                                        }
                                        let v12 = inner10(*e5, w[(2 * n + 1) % w.len()] / (((k7 % 4) as f64).abs() + 0.5));
                                    } else {
                                        let v13: f64;
                                        if p[0] <= w[(w_len + 1) % w.len()] {
                                            v13 = w[(i5 + i5) % w.len()] + *e5;
                                        } else {
                                            v13 = {
                                                w[(2 * k7 + 0) % w_len] -= 0.25 * ({
                                                    v3 = (v3 + *e5).atan();
                                                    0.3
                                                });
                                                *e5
                                            };
                                        }
                                    }
                                    {
                                        if k7 % 3 != 1 {
                                            let mut v14 = *e5;
                                        }
                                        const GAMMA_15: f64 = 0.5;
                                        v3 -= 0.25 * *e5 * GAMMA_15;
                                    }
                                }
                                if v3 <= *e5 {
                                    w[(i5) % w_len] += 0.25 * (v3 * *e5);
                                    return v3;
                                }
                            }
                        }
                        w[(n) % w_len] = (*e5 / (v3.abs() + 0.5)).sin();
                    } else {
                        'l16: for i17 in 0..2 {
                            w[(w_len) % w_len] -= 0.25 * ({ v3 });
                            let v18 = 0.3_f64.abs();
                        }
                    }
                    let mut v19 = -*e5;
                }
            }
            v3
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v3 = match n % 4 {
                0 | 5 if lit(0.9) > lit(1.0) => { w[0] }
                1 => { p[0] }
                2 => {
                    let v1 = p[0];
                    v1
                }
                _ => {
                    let v2: D = w[w.len() - 1 - (n + n) % w.len()];
                    v2
                }
            };
            let w_len: usize = w.len();
            {
                for (i5, e5) in p.iter().enumerate() {
                    if v3 > lit(1.0) {
                        let mut k7: usize = 0;
                        while k7 < 4 {
                            k7 += 1;
                            w[(2) % w_len] = v3;
                            let mut k9: usize = 0;
                            loop {
                                if k9 >= 2 {
                                    break;
                                }
                                k9 += 1;
                                {
                                    if lit((k7 % 4) as f64) <= lit(0.7) {
                                        fn inner10(s: D, t: D) -> D {
                                            if t > lit(-0.7) {
                                                return if s <= lit(0.9) {
                                                    let v11 = t;
                                                    t
                                                } else { t };
                                            }
                                            t
                                        }
                                        let v12 = inner10(*e5, w[(2 * n + 1) % w.len()] / (lit((k7 % 4) as f64).abs() + lit(0.5)));
                                    } else {
                                        let v13: D;
                                        if p[0] <= w[(w_len + 1) % w.len()] {
                                            v13 = w[(i5 + i5) % w.len()] + *e5;
                                        } else {
                                            v13 = {
                                                { let right = lit(0.25) * ({
                                                    v3 = (v3 + *e5).atan();
                                                    lit(0.3)
                                                }); w[(2 * k7 + 0) % w_len] -= right; }
                                                *e5
                                            };
                                        }
                                    }
                                    {
                                        if k7 % 3 != 1 {
                                            let mut v14 = *e5;
                                        }
                                        const GAMMA_15: f64 = 0.5;
                                        { let right = lit(0.25) * *e5 * lit(GAMMA_15); v3 -= right; }
                                    }
                                }
                                if v3 <= *e5 {
                                    { let right = lit(0.25) * (v3 * *e5); w[(i5) % w_len] += right; }
                                    return v3;
                                }
                            }
                        }
                        w[(n) % w_len] = (*e5 / (v3.abs() + lit(0.5))).sin();
                    } else {
                        'l16: for i17 in 0..2 {
                            { let right = lit(0.25) * ({ v3 }); w[(w_len) % w_len] -= right; }
                            let v18 = lit(0.3).abs();
                        }
                    }
                    let mut v19 = -*e5;
                }
            }
            v3
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p25", false, |report| crate::check_program!(2, report, jvp));
    }
}

pub mod p26 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x.powi(0);
            let mut r3 = [x, {
                let v2 = y;
                v1
            }, x * x];
            let mut m4: [[f64; 3]; 3] = [[0.9; 3]; 3];
            v1 += v1 * y;
            let mut k6: usize = 0;
            let mut v29: f64 = 'l5: loop {
                if k6 >= 4 {
                    break 0.3 / (y * y + 1.25);
                }
                k6 += 1;
                if n % 2 == 1 {
                    'l7: for &e8 in &r3 {
                        for i10 in 1..5 {
                            let mut v11 = m4[1][1];
                        }
                        let mut v12 = x * y;
                    }
                    m4[(k6 + 1) % 3][2] /= x.abs() + 1.25 + 1.0;
                } else {
                    match n % 3 {
                        0 => {
                            let mut k14: usize = 0;
                            loop {
                                if k14 >= 6 {
                                    break;
                                }
                                k14 += 1;
                                let mut k16: usize = 0;
                                let mut v20: f64 = loop {
                                    if k16 >= 1 {
                                        break if x <= 0.3 {
                                            let v19: f64 = x;
                                            2.0
                                        } else { v1 };
                                    }
                                    k16 += 1;
                                    let mut k17: usize = 3;
                                    let r18 = vec![y * -0.7; k14 % 5 + 1];
                                    let r18_len: usize = r18.len();
                                };
                            }
                        }
                        1 => {
                            let mut k22: usize = 0;
                            let v24: f64 = loop {
                                if k22 >= 4 {
                                    break 0.9 + x;
                                }
                                k22 += 1;
                                let mut v23 = -r3[(k6 + 1) % 3];
                            };
                        }
                        _ => {
                            let mut v25 = ((n % 4) as f64);
                            if (v25 > -0.125) || (v1 >= 2.0) {
                                let mut o26: Option<f64> = if v25 >= x { Some(match k6 % 4 {
                                    0 => { 1.0 }
                                    1 | 6 => { m4[(n) % 3][(k6) % 3] }
                                    2 => { ((n % 4) as f64) }
                                    _ => {
                                        let v27 = v25;
                                        y
                                    }
                                }) } else { None };
                            }
                        }
                    }
                    if (v1 > y) && (v1 < 0.5) {
                        r3[(2 * k6 + 2) % 3] -= 0.25 * r3[3 - 1 - (k6 + 1) % 3];
                        break 'l5 x;
                    }
                }
                if r3[2] > x {
                    v1 = x.sin();
                    continue 'l5;
                } else {
                    let mut v28 = v1;
                }
            };
            if k6 % 2 == 1 {
                return Err(1);
            }
            Ok((1.25_f64.abs() + 0.5).powf(r3[(k6 + 1) % 3].tanh()) * v1 * y.sin() - x.sin())
        }
        }
        pub use it::FRecord;
        use crate::harness::ABSENT;
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let value = it::f(x, y, n);
            assert_eq!(it::grad_f(x, y, n).err(), value.err(), "the gradient's error");
            value.unwrap_or(ABSENT)
        }
        pub fn grad_f(x: f64, y: f64, n: usize) -> (f64, f64) {
            it::grad_f(x, y, n).unwrap()
        }
        pub fn value_and_grad_f(x: f64, y: f64, n: usize) -> (f64, (f64, f64)) {
            it::value_and_grad_f(x, y, n).unwrap()
        }
        pub fn grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) {
            it::grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn value_and_grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) -> f64 {
            it::value_and_grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn forward_f(x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f(x, y, n).unwrap()
        }
        pub fn forward_f_into(memory: FRecord, x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f_into(memory, x, y, n).unwrap()
        }
        pub fn reverse_f(record: &FRecord, seed: f64) -> (f64, f64) {
            it::reverse_f(record, seed)
        }
        pub fn reverse_f_into(record: &FRecord, seed: f64, gx: &mut f64, gy: &mut f64) {
            it::reverse_f_into(record, seed, gx, gy)
        }
    }
    pub mod off {
    pub mod it {
        use autodiff::differentiate;
        #[differentiate(without(rows))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x.powi(0);
            let mut r3 = [x, {
                let v2 = y;
                v1
            }, x * x];
            let mut m4: [[f64; 3]; 3] = [[0.9; 3]; 3];
            v1 += v1 * y;
            let mut k6: usize = 0;
            let mut v29: f64 = 'l5: loop {
                if k6 >= 4 {
                    break 0.3 / (y * y + 1.25);
                }
                k6 += 1;
                if n % 2 == 1 {
                    'l7: for &e8 in &r3 {
                        for i10 in 1..5 {
                            let mut v11 = m4[1][1];
                        }
                        let mut v12 = x * y;
                    }
                    m4[(k6 + 1) % 3][2] /= x.abs() + 1.25 + 1.0;
                } else {
                    match n % 3 {
                        0 => {
                            let mut k14: usize = 0;
                            loop {
                                if k14 >= 6 {
                                    break;
                                }
                                k14 += 1;
                                let mut k16: usize = 0;
                                let mut v20: f64 = loop {
                                    if k16 >= 1 {
                                        break if x <= 0.3 {
                                            let v19: f64 = x;
                                            2.0
                                        } else { v1 };
                                    }
                                    k16 += 1;
                                    let mut k17: usize = 3;
                                    let r18 = vec![y * -0.7; k14 % 5 + 1];
                                    let r18_len: usize = r18.len();
                                };
                            }
                        }
                        1 => {
                            let mut k22: usize = 0;
                            let v24: f64 = loop {
                                if k22 >= 4 {
                                    break 0.9 + x;
                                }
                                k22 += 1;
                                let mut v23 = -r3[(k6 + 1) % 3];
                            };
                        }
                        _ => {
                            let mut v25 = ((n % 4) as f64);
                            if (v25 > -0.125) || (v1 >= 2.0) {
                                let mut o26: Option<f64> = if v25 >= x { Some(match k6 % 4 {
                                    0 => { 1.0 }
                                    1 | 6 => { m4[(n) % 3][(k6) % 3] }
                                    2 => { ((n % 4) as f64) }
                                    _ => {
                                        let v27 = v25;
                                        y
                                    }
                                }) } else { None };
                            }
                        }
                    }
                    if (v1 > y) && (v1 < 0.5) {
                        r3[(2 * k6 + 2) % 3] -= 0.25 * r3[3 - 1 - (k6 + 1) % 3];
                        break 'l5 x;
                    }
                }
                if r3[2] > x {
                    v1 = x.sin();
                    continue 'l5;
                } else {
                    let mut v28 = v1;
                }
            };
            if k6 % 2 == 1 {
                return Err(1);
            }
            Ok((1.25_f64.abs() + 0.5).powf(r3[(k6 + 1) % 3].tanh()) * v1 * y.sin() - x.sin())
        }
        }
        pub use it::FRecord;
        use crate::harness::ABSENT;
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let value = it::f(x, y, n);
            assert_eq!(it::grad_f(x, y, n).err(), value.err(), "the gradient's error");
            value.unwrap_or(ABSENT)
        }
        pub fn grad_f(x: f64, y: f64, n: usize) -> (f64, f64) {
            it::grad_f(x, y, n).unwrap()
        }
        pub fn value_and_grad_f(x: f64, y: f64, n: usize) -> (f64, (f64, f64)) {
            it::value_and_grad_f(x, y, n).unwrap()
        }
        pub fn grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) {
            it::grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn value_and_grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) -> f64 {
            it::value_and_grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn forward_f(x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f(x, y, n).unwrap()
        }
        pub fn forward_f_into(memory: FRecord, x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f_into(memory, x, y, n).unwrap()
        }
        pub fn reverse_f(record: &FRecord, seed: f64) -> (f64, f64) {
            it::reverse_f(record, seed)
        }
        pub fn reverse_f_into(record: &FRecord, seed: f64, gx: &mut f64, gy: &mut f64) {
            it::reverse_f_into(record, seed, gx, gy)
        }
    }
    pub mod dual {
    pub mod it {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1 = x.powi(0);
            let mut r3 = [x, {
                let v2 = y;
                v1
            }, x * x];
            let mut m4: [[D; 3]; 3] = [[lit(0.9); 3]; 3];
            { let right = v1 * y; v1 += right; }
            let mut k6: usize = 0;
            let mut v29: D = 'l5: loop {
                if k6 >= 4 {
                    break lit(0.3) / (y * y + lit(1.25));
                }
                k6 += 1;
                if n % 2 == 1 {
                    'l7: for &e8 in &r3 {
                        for i10 in 1..5 {
                            let mut v11 = m4[1][1];
                        }
                        let mut v12 = x * y;
                    }
                    { let right = x.abs() + lit(1.25) + lit(1.0); m4[(k6 + 1) % 3][2] /= right; }
                } else {
                    match n % 3 {
                        0 => {
                            let mut k14: usize = 0;
                            loop {
                                if k14 >= 6 {
                                    break;
                                }
                                k14 += 1;
                                let mut k16: usize = 0;
                                let mut v20: D = loop {
                                    if k16 >= 1 {
                                        break if x <= lit(0.3) {
                                            let v19: D = x;
                                            lit(2.0)
                                        } else { v1 };
                                    }
                                    k16 += 1;
                                    let mut k17: usize = 3;
                                    let r18 = vec![y * lit(-0.7); k14 % 5 + 1];
                                    let r18_len: usize = r18.len();
                                };
                            }
                        }
                        1 => {
                            let mut k22: usize = 0;
                            let v24: D = loop {
                                if k22 >= 4 {
                                    break lit(0.9) + x;
                                }
                                k22 += 1;
                                let mut v23 = -r3[(k6 + 1) % 3];
                            };
                        }
                        _ => {
                            let mut v25 = lit((n % 4) as f64);
                            if (v25 > lit(-0.125)) || (v1 >= lit(2.0)) {
                                let mut o26: Option<D> = if v25 >= x { Some(match k6 % 4 {
                                    0 => { lit(1.0) }
                                    1 | 6 => { m4[(n) % 3][(k6) % 3] }
                                    2 => { lit((n % 4) as f64) }
                                    _ => {
                                        let v27 = v25;
                                        y
                                    }
                                }) } else { None };
                            }
                        }
                    }
                    if (v1 > y) && (v1 < lit(0.5)) {
                        { let right = lit(0.25) * r3[3 - 1 - (k6 + 1) % 3]; r3[(2 * k6 + 2) % 3] -= right; }
                        break 'l5 x;
                    }
                }
                if r3[2] > x {
                    v1 = x.sin();
                    continue 'l5;
                } else {
                    let mut v28 = v1;
                }
            };
            if k6 % 2 == 1 {
                return Err(1);
            }
            Ok((lit(1.25).abs() + lit(0.5)).powf(r3[(k6 + 1) % 3].tanh()) * v1 * y.sin() - x.sin())
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p26", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p27 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        impl S {
            #[differentiate(jvp)]
            pub fn h0(&self, u: f64, k: usize) -> f64 {
                let field_a: f64 = self.a;
                let field_b: f64 = self.b;
                let field_w0: f64 = self.w[0];
                let field_w1: f64 = self.w[1];
                let field_w2: f64 = self.w[2];
                let whole: usize = self.k;
                let mut v1 = field_w2;
                let mut r3 = vec![{
                    let v2 = field_w2;
                    -0.9
                }, field_a, field_w2 - field_w0, field_w0 * 0.5, u * u];
                let r3_len: usize = r3.len();
                if r3_len % 3 == 1 {
                    v1 -= field_w0;
                } else {
                    let v4: f64;
                    if (v1 > 0.3) && (field_w0 > 1.25) {
                        v4 = r3[(2 * whole + 0) % r3.len()] * r3[0];
                    } else {
                        v4 = v1;
                    }
                    let mut k5: usize = 3;
                }
                (v1 * field_w1 + v1 + field_w1) * field_w0 - field_b
            }
        }
        #[differentiate(jvp)]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = a[(2 * whole + 1) % a.len()] * field_b;
            let mut r2: [f64; 3] = [field_w1; 3];
            let mut m3: [[f64; 3]; 3] = [[0.5; 3]; 3];
            if whole % 3 < 1 {
                for i4 in 1..3 {
                    r2[i4] = r2[i4 - 1] * a[a.len() - 1 - (3) % a.len()].max(-2.25).min(2.375) + r2[i4];
                }
            }
            let v5 = v1;
            let mut v6 = field_a;
            for e8 in r2 {
                for e10 in r2 {
                    for e12 in a.iter() {
                        match whole % 4 {
                            0 => {
                                if !(ALPHA < m3[2][(1) % 3]) {
                                    fn inner13(s: f64, t: f64) -> f64 {
                                        if s > 0.7 {
                                            return t;
                                        }
                                        t.midpoint(t)
                                    }
                                    let v14 = inner13(a[0] / (field_w2.abs() + 0.25), field_w0);
                                }
                            }
                            1 => {
                                let mut r15 = [1.0, if n % 2 != 1 {
                                    let e8 = v5;
                                    v6
                                } else {
                                    v6 -= 0.25 * (a[4 % a.len()] / (e10.abs() + 0.25));
                                    -0.125
                                }, field_w2 - r2[1], match whole % 3 {
                                    0 | 5 if a[0] > -0.3 => { a[whole % a.len()] }
                                    1 => {
                                        let field_w1 = field_a;
                                        ALPHA
                                    }
                                    _ => { r2[0] }
                                }, *e12];
                            }
                            2 => {
                                let v16: f64;
                                if !(v6 >= -1.0) {
                                    v16 = v6;
                                } else {
                                    v16 = field_b;
                                }
                            }
                            _ => {
                                r2[0] -= 0.25 * -0.7_f64;
                                let mut o17: Option<f64> = if !(v6 <= m3[(4) % 3][1]) { Some(a.chunks(2).map(|e18| -v6).fold(field_b, |acc18, t18| 0.5 * acc18 + field_w2 * t18)) } else { None };
                            }
                        }
                    }
                    let mut k20: usize = 0;
                    'l19: loop {
                        if k20 >= 5 {
                            break;
                        }
                        k20 += 1;
                        let v21: f64;
                        if -2.0_f64 >= -1.5 {
                            v21 = field_w1;
                        } else {
                            v21 = e8 + field_b;
                        }
                    }
                }
            }
            ({
                let v22 = field_w0;
                field_a
            }) * v5 + v1.sin() - field_w1 + r2[0] + a[n % a.len()] + s.b
        }
        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        impl S {
            pub fn h0(&self, u: D, k: usize) -> D {
                let field_a: D = self.a;
                let field_b: D = self.b;
                let field_w0: D = self.w[0];
                let field_w1: D = self.w[1];
                let field_w2: D = self.w[2];
                let whole: usize = self.k;
                let mut v1 = field_w2;
                let mut r3 = vec![{
                    let v2 = field_w2;
                    lit(-0.9)
                }, field_a, field_w2 - field_w0, field_w0 * lit(0.5), u * u];
                let r3_len: usize = r3.len();
                if r3_len % 3 == 1 {
                    { let right = field_w0; v1 -= right; }
                } else {
                    let v4: D;
                    if (v1 > lit(0.3)) && (field_w0 > lit(1.25)) {
                        v4 = r3[(2 * whole + 0) % r3.len()] * r3[0];
                    } else {
                        v4 = v1;
                    }
                    let mut k5: usize = 3;
                }
                (v1 * field_w1 + v1 + field_w1) * field_w0 - field_b
            }
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = a[(2 * whole + 1) % a.len()] * field_b;
            let mut r2: [D; 3] = [field_w1; 3];
            let mut m3: [[D; 3]; 3] = [[lit(0.5); 3]; 3];
            if whole % 3 < 1 {
                for i4 in 1..3 {
                    r2[i4] = r2[i4 - 1] * a[a.len() - 1 - (3) % a.len()].max(lit(-2.25)).min(lit(2.375)) + r2[i4];
                }
            }
            let v5 = v1;
            let mut v6 = field_a;
            for e8 in r2 {
                for e10 in r2 {
                    for e12 in a.iter() {
                        match whole % 4 {
                            0 => {
                                if !(lit(ALPHA) < m3[2][(1) % 3]) {
                                    fn inner13(s: D, t: D) -> D {
                                        if s > lit(0.7) {
                                            return t;
                                        }
                                        t.midpoint(t)
                                    }
                                    let v14 = inner13(a[0] / (field_w2.abs() + lit(0.25)), field_w0);
                                }
                            }
                            1 => {
                                let mut r15 = [lit(1.0), if n % 2 != 1 {
                                    let e8 = v5;
                                    v6
                                } else {
                                    { let right = lit(0.25) * (a[4 % a.len()] / (e10.abs() + lit(0.25))); v6 -= right; }
                                    lit(-0.125)
                                }, field_w2 - r2[1], match whole % 3 {
                                    0 | 5 if a[0] > lit(-0.3) => { a[whole % a.len()] }
                                    1 => {
                                        let field_w1 = field_a;
                                        lit(ALPHA)
                                    }
                                    _ => { r2[0] }
                                }, *e12];
                            }
                            2 => {
                                let v16: D;
                                if !(v6 >= lit(-1.0)) {
                                    v16 = v6;
                                } else {
                                    v16 = field_b;
                                }
                            }
                            _ => {
                                { let right = lit(0.25) * lit(-0.7); r2[0] -= right; }
                                let mut o17: Option<D> = if !(v6 <= m3[(4) % 3][1]) { Some(a.chunks(2).map(|e18| -v6).fold(field_b, |acc18, t18| lit(0.5) * acc18 + field_w2 * t18)) } else { None };
                            }
                        }
                    }
                    let mut k20: usize = 0;
                    'l19: loop {
                        if k20 >= 5 {
                            break;
                        }
                        k20 += 1;
                        let v21: D;
                        if lit(-2.0) >= lit(-1.5) {
                            v21 = field_w1;
                        } else {
                            v21 = e8 + field_b;
                        }
                    }
                }
            }
            ({
                let v22 = field_w0;
                field_a
            }) * v5 + v1.sin() - field_w1 + r2[0] + a[n % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p27", false, |report| crate::check_program!(8, report, jvp));
    }
}

pub mod p28 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        #[differentiate]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1: f64 = ALPHA;
            if v1 <= -1.25 {
                let c2 = |u2_0: f64| u2_0 + a[0] / (a[(n + 1) % a.len()].abs() + 0.25);
            }
            if n % 3 != 1 {
                v1 += ((n % 4) as f64);
                v1 = v1;
            }
            let c3 = |u3_0: f64, u3_1: f64| u3_0 * (u3_1 - a[(n + n) % a.len()]);
            v1 /= v1 * v1 + 0.25;
            let v4: f64;
            if 0.25_f64 > -0.125 {
                v4 = c3(v1, v1);
            } else {
                v4 = a[3 % a.len()].sin();
            }
            v1 + a[(n + 1) % a.len()] + v4.sin() + a[(2 * n + 2) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        #[differentiate(without(tidy))]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1: f64 = ALPHA;
            if v1 <= -1.25 {
                let c2 = |u2_0: f64| u2_0 + a[0] / (a[(n + 1) % a.len()].abs() + 0.25);
            }
            if n % 3 != 1 {
                v1 += ((n % 4) as f64);
                v1 = v1;
            }
            let c3 = |u3_0: f64, u3_1: f64| u3_0 * (u3_1 - a[(n + n) % a.len()]);
            v1 /= v1 * v1 + 0.25;
            let v4: f64;
            if 0.25_f64 > -0.125 {
                v4 = c3(v1, v1);
            } else {
                v4 = a[3 % a.len()].sin();
            }
            v1 + a[(n + 1) % a.len()] + v4.sin() + a[(2 * n + 2) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1: D = lit(ALPHA);
            if v1 <= lit(-1.25) {
                let c2 = |u2_0: D| u2_0 + a[0] / (a[(n + 1) % a.len()].abs() + lit(0.25));
            }
            if n % 3 != 1 {
                { let right = lit((n % 4) as f64); v1 += right; }
                v1 = v1;
            }
            let c3 = |u3_0: D, u3_1: D| u3_0 * (u3_1 - a[(n + n) % a.len()]);
            { let right = v1 * v1 + lit(0.25); v1 /= right; }
            let v4: D;
            if lit(0.25) > lit(-0.125) {
                v4 = c3(v1, v1);
            } else {
                v4 = a[3 % a.len()].sin();
            }
            v1 + a[(n + 1) % a.len()] + v4.sin() + a[(2 * n + 2) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p28", false, |report| crate::check_program!(12, report, off));
    }
}

pub mod p29 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = f64::sqrt(0.9_f64.abs() + 1.25);
            let mut r2: [f64; 2] = [0.0; 2];
            let v3: f64;
            if v1 < 0.125 {
                v3 = p[0];
            } else {
                v3 = v1 + p[(n + n) % 3];
            }
            match n % 4 {
                0 => {
                    let mut k5: usize = 0;
                    loop {
                        if k5 >= 1 {
                            break;
                        }
                        k5 += 1;
                    }
                }
                1 => {
                    for &e7 in &r2 {
                        if x <= -0.3 {
                            v1 = v1 * 0.5 + v1 / (e7.abs() + 1.25);
                            p[1] -= 0.25 * (e7 - v1);
                        }
                    }
                    let (mut v8, v9) = (v1 * v1, x - v1);
                }
                2 => {
                    #[checkpoint(every = 2)]
                    'l10: for &e11 in &p {
                        for &e13 in &r2 {
                            let v14: f64;
                            if (p[3 - 1 - (2 * n + 0) % 3] <= 1.1) && (v1 < 0.125) {
                                v14 = 2.0;
                            } else {
                                v14 = e13;
                            }
                        }
                        for e16 in r2.iter_mut() {
                            *e16 -= 0.25 * v3;
                            if v3 >= p[n % 3] {
                                #[checkpoint]
                                for e18 in p {
                                    fn inner19(s: f64, t: f64) -> f64 {
                                        if 0.125_f64 >= -2.0 {
                                            return s;
                                        }
                                        0.75 + t
                                    }
                                    let v20 = inner19(x + x, x * e11);
                                }
                            }
                        }
                    }
                    r2[1 % 2] *= v3 / (1.0 + v3 * v3);
                }
                _ => {
                    const GAMMA_21: f64 = 0.3;
                    p[2] = x.sin() * GAMMA_21;
                    'l22: for i23 in (0..2).step_by(2) {
                        if v3 >= -1.1 {
                            break 'l22;
                        }
                    }
                }
            }
            [((n % 4) as f64) - 0.75 - v3 + v1.sin() - x + r2[0], p[0] + p[1] + v3 - x + r2[2 - 1 - (n) % 2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = D::sqrt(lit(0.9).abs() + lit(1.25));
            let mut r2: [D; 2] = [lit(0.0); 2];
            let v3: D;
            if v1 < lit(0.125) {
                v3 = p[0];
            } else {
                v3 = v1 + p[(n + n) % 3];
            }
            match n % 4 {
                0 => {
                    let mut k5: usize = 0;
                    loop {
                        if k5 >= 1 {
                            break;
                        }
                        k5 += 1;
                    }
                }
                1 => {
                    for &e7 in &r2 {
                        if x <= lit(-0.3) {
                            v1 = v1 * lit(0.5) + v1 / (e7.abs() + lit(1.25));
                            { let right = lit(0.25) * (e7 - v1); p[1] -= right; }
                        }
                    }
                    let (mut v8, v9) = (v1 * v1, x - v1);
                }
                2 => {
                    'l10: for &e11 in &p {
                        for &e13 in &r2 {
                            let v14: D;
                            if (p[3 - 1 - (2 * n + 0) % 3] <= lit(1.1)) && (v1 < lit(0.125)) {
                                v14 = lit(2.0);
                            } else {
                                v14 = e13;
                            }
                        }
                        for e16 in r2.iter_mut() {
                            { let right = lit(0.25) * v3; *e16 -= right; }
                            if v3 >= p[n % 3] {
                                for e18 in p {
                                    fn inner19(s: D, t: D) -> D {
                                        if lit(0.125) >= lit(-2.0) {
                                            return s;
                                        }
                                        lit(0.75) + t
                                    }
                                    let v20 = inner19(x + x, x * e11);
                                }
                            }
                        }
                    }
                    { let right = v3 / (lit(1.0) + v3 * v3); r2[1 % 2] *= right; }
                }
                _ => {
                    const GAMMA_21: f64 = 0.3;
                    p[2] = x.sin() * lit(GAMMA_21);
                    'l22: for i23 in (0..2).step_by(2) {
                        if v3 >= lit(-1.1) {
                            break 'l22;
                        }
                    }
                }
            }
            [lit((n % 4) as f64) - lit(0.75) - v3 + v1.sin() - x + r2[0], p[0] + p[1] + v3 - x + r2[2 - 1 - (n) % 2]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p29", false, |report| crate::check_program!(6, report, jvp));
    }
}

pub mod p30 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = { BETA };
            let mut v2 = a[2 % a.len()];
            let mut m3: [[f64; 3]; 2] = [[BETA, -1.1, v1], [v1, v1, v1]];
            v2 /= a[(n + n) % a.len()].abs() + 1.25;
            let c4 = move |u4_0: f64, u4_1: f64| u4_0 - (if (a[(n + n) % a.len()] < x) && (a[(n + n) % a.len()] >= -1.1) {
                let v5: f64 = a[(n + n) % a.len()];
                x
            } else {
                let v6 = v2;
                v1
            });
            for &e8 in a {
                {
                    let mut k9: usize = 2;
                    v2 = (a[a.len() - 1 - (2 * n + 1) % a.len()] / (a[a.len() - 1 - (k9 + n) % a.len()] * a[a.len() - 1 - (k9 + n) % a.len()] + 1.25)).sin();
                }
                'l10: for i11 in 1..=4 {
                    let mut k13: usize = 0;
                    'l12: while k13 < 5 {
                        k13 += 1;
                        let mut v14 = v1 * v1;
                        let v15: f64;
                        if (m3[1][(i11 + 1) % 3] <= x) || (x > 0.75) {
                            v15 = v2;
                        } else {
                            v15 = v1;
                        }
                    }
                    const GAMMA_16: f64 = 0.125;
                    v2 = (v1 + e8).sin() * GAMMA_16;
                }
            }
            (({
                let v17 = m3[0][1];
                v1
            }) - v2) * v1 + a[a.len() - 1 - (n + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = { BETA };
            let mut v2 = a[2 % a.len()];
            let mut m3: [[f64; 3]; 2] = [[BETA, -1.1, v1], [v1, v1, v1]];
            v2 /= a[(n + n) % a.len()].abs() + 1.25;
            let c4 = move |u4_0: f64, u4_1: f64| u4_0 - (if (a[(n + n) % a.len()] < x) && (a[(n + n) % a.len()] >= -1.1) {
                let v5: f64 = a[(n + n) % a.len()];
                x
            } else {
                let v6 = v2;
                v1
            });
            for &e8 in a {
                {
                    let mut k9: usize = 2;
                    v2 = (a[a.len() - 1 - (2 * n + 1) % a.len()] / (a[a.len() - 1 - (k9 + n) % a.len()] * a[a.len() - 1 - (k9 + n) % a.len()] + 1.25)).sin();
                }
                'l10: for i11 in 1..=4 {
                    let mut k13: usize = 0;
                    'l12: while k13 < 5 {
                        k13 += 1;
                        let mut v14 = v1 * v1;
                        let v15: f64;
                        if (m3[1][(i11 + 1) % 3] <= x) || (x > 0.75) {
                            v15 = v2;
                        } else {
                            v15 = v1;
                        }
                    }
                    const GAMMA_16: f64 = 0.125;
                    v2 = (v1 + e8).sin() * GAMMA_16;
                }
            }
            (({
                let v17 = m3[0][1];
                v1
            }) - v2) * v1 + a[a.len() - 1 - (n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.25;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = { lit(BETA) };
            let mut v2 = a[2 % a.len()];
            let mut m3: [[D; 3]; 2] = [[lit(BETA), lit(-1.1), v1], [v1, v1, v1]];
            { let right = a[(n + n) % a.len()].abs() + lit(1.25); v2 /= right; }
            let c4 = move |u4_0: D, u4_1: D| u4_0 - (if (a[(n + n) % a.len()] < x) && (a[(n + n) % a.len()] >= lit(-1.1)) {
                let v5: D = a[(n + n) % a.len()];
                x
            } else {
                let v6 = v2;
                v1
            });
            for &e8 in a {
                {
                    let mut k9: usize = 2;
                    v2 = (a[a.len() - 1 - (2 * n + 1) % a.len()] / (a[a.len() - 1 - (k9 + n) % a.len()] * a[a.len() - 1 - (k9 + n) % a.len()] + lit(1.25))).sin();
                }
                'l10: for i11 in 1..=4 {
                    let mut k13: usize = 0;
                    'l12: while k13 < 5 {
                        k13 += 1;
                        let mut v14 = v1 * v1;
                        let v15: D;
                        if (m3[1][(i11 + 1) % 3] <= x) || (x > lit(0.75)) {
                            v15 = v2;
                        } else {
                            v15 = v1;
                        }
                    }
                    const GAMMA_16: f64 = 0.125;
                    v2 = (v1 + e8).sin() * lit(GAMMA_16);
                }
            }
            (({
                let v17 = m3[0][1];
                v1
            }) - v2) * v1 + a[a.len() - 1 - (n + n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p30", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p31 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(hvp)]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2 = if b[n % b.len()] > 0.9 { a[0] } else {
                let v1 = b[b.len() - 1 - (n + n) % b.len()];
                v1
            };
            let mut r3: [f64; 5] = [0.0; 5];
            {
                v2 *= (((n % 4) as f64) * v2).tanh();
                r3[0] *= (if (((n % 4) as f64) <= 0.25) && (v2 <= -1.1) { BETA } else { v2 }).sin();
            }
            let o4: Option<f64> = if n % 2 == 1 { Some(-v2) } else { None };
            for i6 in 1..n {
                if a[(n + n) % a.len()] > v2 {
                    let mut v7 = if i6 % 3 != 1 {
                        r3[2] = (v2 - v2).tanh();
                        v2
                    } else { b[(2 * i6 + 0) % b.len()] };
                    r3[0] = (r3[5 - 1 - (n) % 5] * v7).clamp(-2.125, 1.875);
                }
                fn inner8(s: f64, t: f64) -> f64 {
                    if (t >= s) && (t > 0.75) {
                        return (0..2).map(|i9| 1.0 + 0.25 * (if (s < 0.7) || (s > 1.5) { 0.3_f64 } else { s }).sin()).product::<f64>();
                    }
                    (0..5).map(|i10| t).fold(s, |acc10, t10| acc10.sin() + s * t10)
                }
                let v2 = inner8(0.7, v2);
            }
            b[(2 * n + 2) % b.len()] / (a[n % a.len()] * a[n % a.len()] + 0.25) + b[(n + n) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v2 = if b[n % b.len()] > lit(0.9) { a[0] } else {
                let v1 = b[b.len() - 1 - (n + n) % b.len()];
                v1
            };
            let mut r3: [D; 5] = [lit(0.0); 5];
            {
                { let right = (lit((n % 4) as f64) * v2).tanh(); v2 *= right; }
                { let right = (if (lit((n % 4) as f64) <= lit(0.25)) && (v2 <= lit(-1.1)) { lit(BETA) } else { v2 }).sin(); r3[0] *= right; }
            }
            let o4: Option<D> = if n % 2 == 1 { Some(-v2) } else { None };
            for i6 in 1..n {
                if a[(n + n) % a.len()] > v2 {
                    let mut v7 = if i6 % 3 != 1 {
                        r3[2] = (v2 - v2).tanh();
                        v2
                    } else { b[(2 * i6 + 0) % b.len()] };
                    r3[0] = (r3[5 - 1 - (n) % 5] * v7).clamp(lit(-2.125), lit(1.875));
                }
                fn inner8(s: D, t: D) -> D {
                    if (t >= s) && (t > lit(0.75)) {
                        return (0..2).map(|i9| lit(1.0) + lit(0.25) * (if (s < lit(0.7)) || (s > lit(1.5)) { lit(0.3) } else { s }).sin()).product::<D>();
                    }
                    (0..5).map(|i10| t).fold(s, |acc10, t10| acc10.sin() + s * t10)
                }
                let v2 = inner8(lit(0.7), v2);
            }
            b[(2 * n + 2) % b.len()] / (a[n % a.len()] * a[n % a.len()] + lit(0.25)) + b[(n + n) % b.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p31", false, |report| crate::check_program!(5, report, hvp));
    }
}

pub mod p32 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) / (m[0][2] * m[0][2] + 0.25);
            let v2 = v1;
            v1 *= (v1 - m[1][0]).cos();
            'l3: for i4 in 0..3 {
                'l5: for _ in 0..2 {
                    {
                        let mut k8: usize = 0;
                        while (k8 < 6) && (m[0][1] < -0.5) {
                            k8 += 1;
                            if ((n % 4) as f64) <= 1.0 {
                                continue;
                            }
                            v1 += 0.25 * m[1][(i4 + 1) % 3];
                        }
                    }
                }
                for &e10 in &m[1] {
                    'l11: for e12 in m[0] {
                        let mut m13: [[f64; 2]; 3] = [[m[0][n % 3], m[1][0]], [v2, m[0][1]], [m[0][3 - 1 - (n + n) % 3], e10]];
                    }
                    v1 = m[1][4 % 3];
                }
            }
            -v1 * x.sin() + m[1][(n + 1) % 3] + m[0][(n + 1) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(assign))]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) / (m[0][2] * m[0][2] + 0.25);
            let v2 = v1;
            v1 *= (v1 - m[1][0]).cos();
            'l3: for i4 in 0..3 {
                'l5: for _ in 0..2 {
                    {
                        let mut k8: usize = 0;
                        while (k8 < 6) && (m[0][1] < -0.5) {
                            k8 += 1;
                            if ((n % 4) as f64) <= 1.0 {
                                continue;
                            }
                            v1 += 0.25 * m[1][(i4 + 1) % 3];
                        }
                    }
                }
                for &e10 in &m[1] {
                    'l11: for e12 in m[0] {
                        let mut m13: [[f64; 2]; 3] = [[m[0][n % 3], m[1][0]], [v2, m[0][1]], [m[0][3 - 1 - (n + n) % 3], e10]];
                    }
                    v1 = m[1][4 % 3];
                }
            }
            -v1 * x.sin() + m[1][(n + 1) % 3] + m[0][(n + 1) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) / (m[0][2] * m[0][2] + lit(0.25));
            let v2 = v1;
            { let right = (v1 - m[1][0]).cos(); v1 *= right; }
            'l3: for i4 in 0..3 {
                'l5: for _ in 0..2 {
                    {
                        let mut k8: usize = 0;
                        while (k8 < 6) && (m[0][1] < lit(-0.5)) {
                            k8 += 1;
                            if lit((n % 4) as f64) <= lit(1.0) {
                                continue;
                            }
                            { let right = lit(0.25) * m[1][(i4 + 1) % 3]; v1 += right; }
                        }
                    }
                }
                for &e10 in &m[1] {
                    'l11: for e12 in m[0] {
                        let mut m13: [[D; 2]; 3] = [[m[0][n % 3], m[1][0]], [v2, m[0][1]], [m[0][3 - 1 - (n + n) % 3], e10]];
                    }
                    v1 = m[1][4 % 3];
                }
            }
            -v1 * x.sin() + m[1][(n + 1) % 3] + m[0][(n + 1) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p32", false, |report| crate::check_program!(11, report, off));
    }
}

pub mod p33 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v3 = match k % 4 {
                0 => { u }
                1 => { u }
                2 if u <= 0.125 => {
                    let v1 = u;
                    ((k % 4) as f64)
                }
                _ => {
                    let v2: f64 = 0.3;
                    v2
                }
            };
            let mut r4: Vec<f64> = vec![((k % 4) as f64) + 1.1; k % 5 + 1];
            let r4_len: usize = r4.len();
            v3 += r4[(k + 1) % r4.len()] + v3;
            let mut k6: usize = 0;
            'l5: while k6 < 0 {
                k6 += 1;
                v3 += 0.25 * v3;
            }
            if r4_len % 2 == 1 {
                return Some(((k6 % 4) as f64));
            }
            Some(r4.iter().map(|&e7| e7).fold(v3, |acc7, t7| acc7.sin() + r4[r4.len() - 1 - (r4_len) % r4.len()] * t7) + u.sin() + r4[(r4_len + 1) % r4.len()])
        }
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x;
            if ((n % 4) as f64) > x {
                return Ok(y / (y * y + 0.5));
            }
            v1 *= v1.sin();
            v1 *= (x - 0.3).atan();
            let mut k3: usize = 0;
            let mut v6: f64 = loop {
                if k3 >= 6 {
                    break x - v1;
                }
                k3 += 1;
                const GAMMA_4: f64 = 0.3;
                v1 = (v1 * 0.5 + (1..n).take(n).filter(|&i5| 0.7_f64 <= x).map(|i5| 0.125_f64).sum::<f64>()) * GAMMA_4;
            };
            Ok((x * x + 0.25).log10() - v6 + v1 + y.sin())
        }
        }
        pub use it::FRecord;
        use crate::harness::ABSENT;
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let value = it::f(x, y, n);
            assert_eq!(it::grad_f(x, y, n).err(), value.err(), "the gradient's error");
            value.unwrap_or(ABSENT)
        }
        pub fn grad_f(x: f64, y: f64, n: usize) -> (f64, f64) {
            it::grad_f(x, y, n).unwrap()
        }
        pub fn value_and_grad_f(x: f64, y: f64, n: usize) -> (f64, (f64, f64)) {
            it::value_and_grad_f(x, y, n).unwrap()
        }
        pub fn grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) {
            it::grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn value_and_grad_f_into(x: f64, y: f64, n: usize, gx: &mut f64, gy: &mut f64) -> f64 {
            it::value_and_grad_f_into(x, y, n, gx, gy).unwrap()
        }
        pub fn forward_f(x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f(x, y, n).unwrap()
        }
        pub fn forward_f_into(memory: FRecord, x: f64, y: f64, n: usize) -> (f64, FRecord) {
            it::forward_f_into(memory, x, y, n).unwrap()
        }
        pub fn reverse_f(record: &FRecord, seed: f64) -> (f64, f64) {
            it::reverse_f(record, seed)
        }
        pub fn reverse_f_into(record: &FRecord, seed: f64, gx: &mut f64, gy: &mut f64) {
            it::reverse_f_into(record, seed, gx, gy)
        }
        pub fn jvp_f(x: f64, y: f64, n: usize, dx: f64, dy: f64) -> (f64, f64) {
            it::jvp_f(x, y, n, dx, dy).unwrap()
        }
    }
    pub mod dual {
    pub mod it {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v3 = match k % 4 {
                0 => { u }
                1 => { u }
                2 if u <= lit(0.125) => {
                    let v1 = u;
                    lit((k % 4) as f64)
                }
                _ => {
                    let v2: D = lit(0.3);
                    v2
                }
            };
            let mut r4: Vec<D> = vec![lit((k % 4) as f64) + lit(1.1); k % 5 + 1];
            let r4_len: usize = r4.len();
            { let right = r4[(k + 1) % r4.len()] + v3; v3 += right; }
            let mut k6: usize = 0;
            'l5: while k6 < 0 {
                k6 += 1;
                { let right = lit(0.25) * v3; v3 += right; }
            }
            if r4_len % 2 == 1 {
                return Some(lit((k6 % 4) as f64));
            }
            Some(r4.iter().map(|&e7| e7).fold(v3, |acc7, t7| acc7.sin() + r4[r4.len() - 1 - (r4_len) % r4.len()] * t7) + u.sin() + r4[(r4_len + 1) % r4.len()])
        }
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1 = x;
            if lit((n % 4) as f64) > x {
                return Ok(y / (y * y + lit(0.5)));
            }
            { let right = v1.sin(); v1 *= right; }
            { let right = (x - lit(0.3)).atan(); v1 *= right; }
            let mut k3: usize = 0;
            let mut v6: D = loop {
                if k3 >= 6 {
                    break x - v1;
                }
                k3 += 1;
                const GAMMA_4: f64 = 0.3;
                v1 = (v1 * lit(0.5) + (1..n).take(n).filter(|&i5| lit(0.7) <= x).map(|i5| lit(0.125)).sum::<D>()) * lit(GAMMA_4);
            };
            Ok((x * x + lit(0.25)).log10() - v6 + v1 + y.sin())
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p33", false, |report| crate::check_program!(10, report, jvp));
    }
}

pub mod p34 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_a;
            let r2 = [-0.125, field_b, -((n % 4) as f64)];
            let mut m3: [[f64; 3]; 3] = [[field_w1, r2[2], r2[0 % 3]], [r2[(n + whole) % 3], field_a, field_w1], [0.7, ((n % 4) as f64), field_a]];
            v1 = r2.iter().skip(0).map(|&e4| BETA * field_w1).fold(m3[0][1], |acc4, t4| acc4.sin() + acc4 * t4);
            match n % 3 {
                0 if field_w0 < 0.5 => {
                    for i6 in 0..=4 {
                        let v7: f64;
                        if i6 % 2 != 1 {
                            v7 = field_a - field_b;
                        } else {
                            v7 = -((i6 % 4) as f64);
                        }
                        let mut k9: usize = 0;
                        'l8: while k9 < 2 {
                            k9 += 1;
                            v1 = (v1 - r2[2]).atan();
                            if field_a >= r2[0] {
                                let c10 = |u10_0: f64| u10_0 * (field_w2 * r2[1]);
                                'l11: for i12 in 1..1 {
                                    let field_a: f64 = r2.iter().filter(|&&e13| r2[0] > m3[2][1]).map(|&e13| 1.0 + 0.25 * v1.sin()).product::<f64>();
                                }
                            }
                        }
                    }
                }
                1 if BETA < 0.3 => {
                    let v14: f64;
                    if (field_w0 >= 1.1) || (((whole % 4) as f64) > 0.125) {
                        v14 = x;
                    } else {
                        v14 = 0.25_f64.fract();
                    }
                }
                _ => {
                    m3[(n) % 3][(0) % 3] = r2[(whole + 1) % 3] - field_a;
                    m3[1][(0) % 3] -= field_w1.copysign(r2[(n + n) % 3]);
                }
            }
            ((field_a - field_a) * v1 - field_w2.sin() - field_w0 - field_b.sin() + s.b, r2[(n + 1) % 3].max(field_a) - v1.sin() + field_w2 + field_w0 + r2[0])
        }
        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(carry))]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_a;
            let r2 = [-0.125, field_b, -((n % 4) as f64)];
            let mut m3: [[f64; 3]; 3] = [[field_w1, r2[2], r2[0 % 3]], [r2[(n + whole) % 3], field_a, field_w1], [0.7, ((n % 4) as f64), field_a]];
            v1 = r2.iter().skip(0).map(|&e4| BETA * field_w1).fold(m3[0][1], |acc4, t4| acc4.sin() + acc4 * t4);
            match n % 3 {
                0 if field_w0 < 0.5 => {
                    for i6 in 0..=4 {
                        let v7: f64;
                        if i6 % 2 != 1 {
                            v7 = field_a - field_b;
                        } else {
                            v7 = -((i6 % 4) as f64);
                        }
                        let mut k9: usize = 0;
                        'l8: while k9 < 2 {
                            k9 += 1;
                            v1 = (v1 - r2[2]).atan();
                            if field_a >= r2[0] {
                                let c10 = |u10_0: f64| u10_0 * (field_w2 * r2[1]);
                                'l11: for i12 in 1..1 {
                                    let field_a: f64 = r2.iter().filter(|&&e13| r2[0] > m3[2][1]).map(|&e13| 1.0 + 0.25 * v1.sin()).product::<f64>();
                                }
                            }
                        }
                    }
                }
                1 if BETA < 0.3 => {
                    let v14: f64;
                    if (field_w0 >= 1.1) || (((whole % 4) as f64) > 0.125) {
                        v14 = x;
                    } else {
                        v14 = 0.25_f64.fract();
                    }
                }
                _ => {
                    m3[(n) % 3][(0) % 3] = r2[(whole + 1) % 3] - field_a;
                    m3[1][(0) % 3] -= field_w1.copysign(r2[(n + n) % 3]);
                }
            }
            ((field_a - field_a) * v1 - field_w2.sin() - field_w0 - field_b.sin() + s.b, r2[(n + 1) % 3].max(field_a) - v1.sin() + field_w2 + field_w0 + r2[0])
        }
        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_a;
            let r2 = [lit(-0.125), field_b, -lit((n % 4) as f64)];
            let mut m3: [[D; 3]; 3] = [[field_w1, r2[2], r2[0 % 3]], [r2[(n + whole) % 3], field_a, field_w1], [lit(0.7), lit((n % 4) as f64), field_a]];
            v1 = r2.iter().skip(0).map(|&e4| lit(BETA) * field_w1).fold(m3[0][1], |acc4, t4| acc4.sin() + acc4 * t4);
            match n % 3 {
                0 if field_w0 < lit(0.5) => {
                    for i6 in 0..=4 {
                        let v7: D;
                        if i6 % 2 != 1 {
                            v7 = field_a - field_b;
                        } else {
                            v7 = -lit((i6 % 4) as f64);
                        }
                        let mut k9: usize = 0;
                        'l8: while k9 < 2 {
                            k9 += 1;
                            v1 = (v1 - r2[2]).atan();
                            if field_a >= r2[0] {
                                let c10 = |u10_0: D| u10_0 * (field_w2 * r2[1]);
                                'l11: for i12 in 1..1 {
                                    let field_a: D = r2.iter().filter(|&&e13| r2[0] > m3[2][1]).map(|&e13| lit(1.0) + lit(0.25) * v1.sin()).product::<D>();
                                }
                            }
                        }
                    }
                }
                1 if lit(BETA) < lit(0.3) => {
                    let v14: D;
                    if (field_w0 >= lit(1.1)) || (lit((whole % 4) as f64) > lit(0.125)) {
                        v14 = x;
                    } else {
                        v14 = lit(0.25).fract();
                    }
                }
                _ => {
                    m3[(n) % 3][(0) % 3] = r2[(whole + 1) % 3] - field_a;
                    { let right = field_w1.copysign(r2[(n + n) % 3]); m3[1][(0) % 3] -= right; }
                }
            }
            ((field_a - field_a) * v1 - field_w2.sin() - field_w0 - field_b.sin() + s.b, r2[(n + 1) % 3].max(field_a) - v1.sin() + field_w2 + field_w0 + r2[0])
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p34", false, |report| crate::check_program!(9, report, off));
    }
}

pub mod p35 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = (1..0).map(|i1| { 1.0_f64 }).fold(x, |acc1, t1| acc1.sin() + ALPHA * t1);
            let mut v3 = match n % 3 {
                0 => { w[w.len() - 1 - (n + n) % w.len()] }
                1 => { w[1 % w.len()] }
                _ => {
                    v2 += w[(n + 1) % w.len()] / (-1.5 * -1.5 + 0.25);
                    v2
                }
            };
            let mut m4: [[f64; 3]; 2] = [[v3, -0.5, w[w.len() - 1 - (2 * n + 0) % w.len()]], [ALPHA, w[(n + 1) % w.len()], v3]];
            'l5: for e6 in w.iter_mut() {
                const GAMMA_7: f64 = -1.1;
                m4[0][(n + 1) % 3] = *e6 * GAMMA_7;
            }
            match n % 3 {
                0 => {
                    for &e9 in w.iter() {
                        v2 = ALPHA;
                        fn inner10(s: f64, t: f64) -> f64 {
                            if s < 0.25 {
                                return 0.9 * s;
                            }
                            (s * s + 1.25).powf(0.5)
                        }
                        let v12 = inner10(w.iter().zip(w.iter()).map(|(&e11, &z11)| z11).fold(w[(n + 1) % w.len()], |acc11, t11| 0.5 * acc11 + -1.5 * t11), w[(2 * n + 1) % w.len()].copysign(ALPHA));
                    }
                }
                1 if v3 >= 0.9 => {
                    w[0] += ALPHA.copysign(v3);
                }
                _ => {
                    m4[(2 * n + 1) % 2][2] /= 1.5_f64.abs() + 0.5;
                    const GAMMA_13: f64 = 0.5;
                    v2 += v2 * GAMMA_13;
                }
            }
            w[0] + v2 + x + w[(n + n) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2 = (1..0).map(|i1| { lit(1.0) }).fold(x, |acc1, t1| acc1.sin() + lit(ALPHA) * t1);
            let mut v3 = match n % 3 {
                0 => { w[w.len() - 1 - (n + n) % w.len()] }
                1 => { w[1 % w.len()] }
                _ => {
                    { let right = w[(n + 1) % w.len()] / (lit(-1.5) * lit(-1.5) + lit(0.25)); v2 += right; }
                    v2
                }
            };
            let mut m4: [[D; 3]; 2] = [[v3, lit(-0.5), w[w.len() - 1 - (2 * n + 0) % w.len()]], [lit(ALPHA), w[(n + 1) % w.len()], v3]];
            'l5: for e6 in w.iter_mut() {
                const GAMMA_7: f64 = -1.1;
                m4[0][(n + 1) % 3] = *e6 * lit(GAMMA_7);
            }
            match n % 3 {
                0 => {
                    for &e9 in w.iter() {
                        v2 = lit(ALPHA);
                        fn inner10(s: D, t: D) -> D {
                            if s < lit(0.25) {
                                return lit(0.9) * s;
                            }
                            (s * s + lit(1.25)).powf(lit(0.5))
                        }
                        let v12 = inner10(w.iter().zip(w.iter()).map(|(&e11, &z11)| z11).fold(w[(n + 1) % w.len()], |acc11, t11| lit(0.5) * acc11 + lit(-1.5) * t11), w[(2 * n + 1) % w.len()].copysign(lit(ALPHA)));
                    }
                }
                1 if v3 >= lit(0.9) => {
                    { let right = lit(ALPHA).copysign(v3); w[0] += right; }
                }
                _ => {
                    { let right = lit(1.5).abs() + lit(0.5); m4[(2 * n + 1) % 2][2] /= right; }
                    const GAMMA_13: f64 = 0.5;
                    { let right = v2 * lit(GAMMA_13); v2 += right; }
                }
            }
            w[0] + v2 + x + w[(n + n) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p35", false, |report| crate::check_program!(4, report, jvp));
    }
}

pub mod p36 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u * u;
            let mut v2 = v1 - v;
            let mut v3 = -1.5 - v1;
            let mut k5: usize = 0;
            while k5 < 3 {
                k5 += 1;
                let mut p6: (f64, f64) = (v1 * v1, ((k5 % 4) as f64));
            }
            ((k5 % 4) as f64) / (((k5 % 4) as f64) * ((k5 % 4) as f64) + 0.25) - v2.sin()
        }
        #[differentiate]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v2 = (0..whole).filter(|&i1| field_w0 <= 0.25).map(|i1| field_w1 % 1.75).fold(field_b, |acc1, t1| 0.5 * acc1 + field_a * t1);
            let mut v3 = 1.1_f64 / (x * x + 1.25);
            let mut m4: [[f64; 2]; 2] = [[0.7, x], [v2, field_w0]];
            {
                for i6 in 0..7 {
                    for i8 in 1..whole {
                        let (mut v9, v10): (f64, f64) = (if whole % 3 != 1 { m4[(whole + n) % 2][0] } else { field_b }, v2 + v2);
                        v9 /= x * x + 0.25 + 1.0;
                    }
                }
                let mut k11: usize = 3;
            }
            v2 = 0.125_f64;
            let mut p12: (f64, f64) = (match n % 3 {
                0 => { field_a }
                1 => { field_w2 }
                _ => { field_w0 }
            }, v2);
            (field_w2 + p12.1 - field_w2 + s.b, (-field_w2 + v3 - v2 - field_w2.sin()) * field_w1.sin() + field_w0.sin())
        }
        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(fission))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u * u;
            let mut v2 = v1 - v;
            let mut v3 = -1.5 - v1;
            let mut k5: usize = 0;
            while k5 < 3 {
                k5 += 1;
                let mut p6: (f64, f64) = (v1 * v1, ((k5 % 4) as f64));
            }
            ((k5 % 4) as f64) / (((k5 % 4) as f64) * ((k5 % 4) as f64) + 0.25) - v2.sin()
        }
        #[differentiate(without(fission))]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v2 = (0..whole).filter(|&i1| field_w0 <= 0.25).map(|i1| field_w1 % 1.75).fold(field_b, |acc1, t1| 0.5 * acc1 + field_a * t1);
            let mut v3 = 1.1_f64 / (x * x + 1.25);
            let mut m4: [[f64; 2]; 2] = [[0.7, x], [v2, field_w0]];
            {
                for i6 in 0..7 {
                    for i8 in 1..whole {
                        let (mut v9, v10): (f64, f64) = (if whole % 3 != 1 { m4[(whole + n) % 2][0] } else { field_b }, v2 + v2);
                        v9 /= x * x + 0.25 + 1.0;
                    }
                }
                let mut k11: usize = 3;
            }
            v2 = 0.125_f64;
            let mut p12: (f64, f64) = (match n % 3 {
                0 => { field_a }
                1 => { field_w2 }
                _ => { field_w0 }
            }, v2);
            (field_w2 + p12.1 - field_w2 + s.b, (-field_w2 + v3 - v2 - field_w2.sin()) * field_w1.sin() + field_w0.sin())
        }
        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = u * u;
            let mut v2 = v1 - v;
            let mut v3 = lit(-1.5) - v1;
            let mut k5: usize = 0;
            while k5 < 3 {
                k5 += 1;
                let mut p6: (D, D) = (v1 * v1, lit((k5 % 4) as f64));
            }
            lit((k5 % 4) as f64) / (lit((k5 % 4) as f64) * lit((k5 % 4) as f64) + lit(0.25)) - v2.sin()
        }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v2 = (0..whole).filter(|&i1| field_w0 <= lit(0.25)).map(|i1| field_w1 % lit(1.75)).fold(field_b, |acc1, t1| lit(0.5) * acc1 + field_a * t1);
            let mut v3 = lit(1.1) / (x * x + lit(1.25));
            let mut m4: [[D; 2]; 2] = [[lit(0.7), x], [v2, field_w0]];
            {
                for i6 in 0..7 {
                    for i8 in 1..whole {
                        let (mut v9, v10): (D, D) = (if whole % 3 != 1 { m4[(whole + n) % 2][0] } else { field_b }, v2 + v2);
                        { let right = x * x + lit(0.25) + lit(1.0); v9 /= right; }
                    }
                }
                let mut k11: usize = 3;
            }
            v2 = lit(0.125);
            let mut p12: (D, D) = (match n % 3 {
                0 => { field_a }
                1 => { field_w2 }
                _ => { field_w0 }
            }, v2);
            (field_w2 + p12.1 - field_w2 + s.b, (-field_w2 + v3 - v2 - field_w2.sin()) * field_w1.sin() + field_w0.sin())
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p36", false, |report| crate::check_program!(9, report, off));
    }
}

pub mod p37 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(jvp)]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ALPHA / (((n % 4) as f64).abs() + 0.5);
            let w_len: usize = w.len();
            for (i3, e3) in w.iter().enumerate() {
                let mut r4: [f64; 5] = [0.0; 5];
            }
            w[(2 * n + 2) % w_len] = w[(2 * n + 2) % w_len] * 0.5 + -v1;
            for i6 in 0..w.len() {
                if v1 <= -0.3 {
                    w[(w_len + 1) % w_len] *= v1.max(-2.25).min(2.375).exp().sin();
                    let c7 = move |u7_0: f64| u7_0 + (v1 + p[3 - 1 - (2 * n + 0) % 3]);
                } else {
                    let mut k9: usize = 0;
                    while (k9 < 6) && (v1 < 2.0) {
                        k9 += 1;
                        w[(i6 + 1) % w_len] /= v1 * v1 + 0.25 + 1.0;
                    }
                    for i10 in 1..w.len() {
                        w[i10] *= (w[i10 - 1] - w[i10]).cos();
                    }
                }
            }
            ALPHA.clamp(-2.125, 1.875).exp() + v1.sin() + p[3 - 1 - (2 * n + 2) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(ALPHA) / (lit((n % 4) as f64).abs() + lit(0.5));
            let w_len: usize = w.len();
            for (i3, e3) in w.iter().enumerate() {
                let mut r4: [D; 5] = [lit(0.0); 5];
            }
            w[(2 * n + 2) % w_len] = w[(2 * n + 2) % w_len] * lit(0.5) + -v1;
            for i6 in 0..w.len() {
                if v1 <= lit(-0.3) {
                    { let right = v1.max(lit(-2.25)).min(lit(2.375)).exp().sin(); w[(w_len + 1) % w_len] *= right; }
                    let c7 = move |u7_0: D| u7_0 + (v1 + p[3 - 1 - (2 * n + 0) % 3]);
                } else {
                    let mut k9: usize = 0;
                    while (k9 < 6) && (v1 < lit(2.0)) {
                        k9 += 1;
                        { let right = v1 * v1 + lit(0.25) + lit(1.0); w[(i6 + 1) % w_len] /= right; }
                    }
                    for i10 in 1..w.len() {
                        { let right = (w[i10 - 1] - w[i10]).cos(); w[i10] *= right; }
                    }
                }
            }
            lit(ALPHA).clamp(lit(-2.125), lit(1.875)).exp() + v1.sin() + p[3 - 1 - (2 * n + 2) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p37", false, |report| crate::check_program!(2, report, jvp));
    }
}

pub mod p38 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v2 = a.chunks(2).map(|e1| a[n % a.len()]).fold(x, |acc1, t1| 0.5 * acc1 + t1 * t1);
            let c3 = move |u3_0: f64| u3_0 + x.powi(2);
            if a[(n + n) % a.len()] < ((n % 4) as f64) {
                let v4 = x / (0.75 * 0.75 + 0.5);
                let o5: Option<f64> = if !(0.9_f64 < 1.1) { Some(a[n % a.len()].atan2(1.0_f64.abs() + 1.25)) } else { None };
            } else {
                if v2 < 0.5 {
                    if n % 3 != 1 {
                        if n % 2 != 1 {
                            let v6 = a[a.len() - 1 - (2) % a.len()];
                        }
                    }
                } else {
                    v2 *= ((n % 4) as f64).sin();
                    let p8: (f64, f64) = (a.windows(2).map(|e7| v2 * v2).filter(|&m7| v2 >= 0.25).sum::<f64>(), a[0] - v2);
                }
            }
            (a[(2 * n + 1) % a.len()] * v2 * x.sin() + a[n % a.len()], (-0.125 * -1.25 + v2) * x + a[(n + n) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v2 = a.chunks(2).map(|e1| a[n % a.len()]).fold(x, |acc1, t1| 0.5 * acc1 + t1 * t1);
            let c3 = move |u3_0: f64| u3_0 + x.powi(2);
            if a[(n + n) % a.len()] < ((n % 4) as f64) {
                let v4 = x / (0.75 * 0.75 + 0.5);
                let o5: Option<f64> = if !(0.9_f64 < 1.1) { Some(a[n % a.len()].atan2(1.0_f64.abs() + 1.25)) } else { None };
            } else {
                if v2 < 0.5 {
                    if n % 3 != 1 {
                        if n % 2 != 1 {
                            let v6 = a[a.len() - 1 - (2) % a.len()];
                        }
                    }
                } else {
                    v2 *= ((n % 4) as f64).sin();
                    let p8: (f64, f64) = (a.windows(2).map(|e7| v2 * v2).filter(|&m7| v2 >= 0.25).sum::<f64>(), a[0] - v2);
                }
            }
            (a[(2 * n + 1) % a.len()] * v2 * x.sin() + a[n % a.len()], (-0.125 * -1.25 + v2) * x + a[(n + n) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v2 = a.chunks(2).map(|e1| a[n % a.len()]).fold(x, |acc1, t1| lit(0.5) * acc1 + t1 * t1);
            let c3 = move |u3_0: D| u3_0 + x.powi(2);
            if a[(n + n) % a.len()] < lit((n % 4) as f64) {
                let v4 = x / (lit(0.75) * lit(0.75) + lit(0.5));
                let o5: Option<D> = if !(lit(0.9) < lit(1.1)) { Some(a[n % a.len()].atan2(lit(1.0).abs() + lit(1.25))) } else { None };
            } else {
                if v2 < lit(0.5) {
                    if n % 3 != 1 {
                        if n % 2 != 1 {
                            let v6 = a[a.len() - 1 - (2) % a.len()];
                        }
                    }
                } else {
                    { let right = lit((n % 4) as f64).sin(); v2 *= right; }
                    let p8: (D, D) = (a.windows(2).map(|e7| v2 * v2).filter(|&m7| v2 >= lit(0.25)).sum::<D>(), a[0] - v2);
                }
            }
            (a[(2 * n + 1) % a.len()] * v2 * x.sin() + a[n % a.len()], (lit(-0.125) * lit(-1.25) + v2) * x + a[(n + n) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p38", false, |report| crate::check_program!(3, report, off));
    }
}

pub mod p39 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u - 0.5;
            let mut v1 = -a[k % a.len()];
            let mut r2 = [-0.125, f64::sqrt(a[a.len() - 1 - (2 * k + 2) % a.len()] * a[a.len() - 1 - (2 * k + 2) % a.len()] + 0.5), ((k % 4) as f64), a[(k + k) % a.len()], u + ((k % 4) as f64)];
            let m3: [[f64; 2]; 3] = [[0.3; 2]; 3];
            for i5 in 1..k {
                for i6 in 1..5 {
                    r2[i6] *= (r2[i6 - 1] - r2[i6]).cos();
                }
                let mut k7: usize = 3;
            }
            a[(k + k) % a.len()] - r2[(2 * k + 0) % 5] + v1 + a[a.len() - 1 - (k + k) % a.len()]
        }
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x.sin();
            v1 = x;
            let mut k3: usize = 0;
            let v7: f64 = loop {
                if k3 >= 5 {
                    break x - ((k3 % 4) as f64);
                }
                k3 += 1;
                let mut k5: usize = 0;
                'l4: loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    let mut k6: usize = 3;
                }
            };
            'l8: for e9 in p.iter_mut() {
                *e9 = v1;
            }
            p[4 % 3] += v1 * x;
            let mut p10: (f64, f64) = (f64::midpoint(v1, v7), -1.1);
            [((k3 % 4) as f64).cos() + x.sin(), p10.0 - v7 + p[3 - 1 - (2 * n + 1) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u - lit(0.5);
            let mut v1 = -a[k % a.len()];
            let mut r2 = [-lit(0.125), D::sqrt(a[a.len() - 1 - (2 * k + 2) % a.len()] * a[a.len() - 1 - (2 * k + 2) % a.len()] + lit(0.5)), lit((k % 4) as f64), a[(k + k) % a.len()], u + lit((k % 4) as f64)];
            let m3: [[D; 2]; 3] = [[lit(0.3); 2]; 3];
            for i5 in 1..k {
                for i6 in 1..5 {
                    { let right = (r2[i6 - 1] - r2[i6]).cos(); r2[i6] *= right; }
                }
                let mut k7: usize = 3;
            }
            a[(k + k) % a.len()] - r2[(2 * k + 0) % 5] + v1 + a[a.len() - 1 - (k + k) % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x.sin();
            v1 = x;
            let mut k3: usize = 0;
            let v7: D = loop {
                if k3 >= 5 {
                    break x - lit((k3 % 4) as f64);
                }
                k3 += 1;
                let mut k5: usize = 0;
                'l4: loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    let mut k6: usize = 3;
                }
            };
            'l8: for e9 in p.iter_mut() {
                *e9 = v1;
            }
            { let right = v1 * x; p[4 % 3] += right; }
            let mut p10: (D, D) = (D::midpoint(v1, v7), lit(-1.1));
            [lit((k3 % 4) as f64).cos() + x.sin(), p10.0 - v7 + p[3 - 1 - (2 * n + 1) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p39", false, |report| crate::check_program!(6, report, jvp));
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
        #[differentiate(without(recompute))]
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
        report.program("p40", false, |report| crate::check_program!(2, report, off));
    }
}

pub mod p41 {
    pub mod base {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(mut u: f64, k: usize) -> f64 {
                if k == 0 {
                    return u;
                }
                let mut v1 = match k % 3 {
                    0 | 5 => { u }
                    1 => {
                        u = u * 0.5 + (-1.25 + u);
                        u
                    }
                    _ => {
                        u -= u;
                        u
                    }
                };
                let mut v1 = v1.mul_add(2.0, u);
                for i3 in 0..k {
                    fn inner4(s: f64, t: f64) -> f64 {
                        if s < -1.0 {
                            return s - s;
                        }
                        1.5 * t
                    }
                    let v6 = inner4(if (u >= 1.1) || (v1 > 0.9) { ((k % 4) as f64) } else {
                        let v5 = v1;
                        u
                    }, u / (v1.abs() + 0.25));
                    let o7: Option<f64> = if !(v6 < 1.5) { Some(v1) } else { None };
                }
                h0((1.25 + v1).sin(), k - 1).sin() * (u + v1.sin())
            }
        }
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y - x;
            let mut m2: [[f64; 3]; 3] = [[2.0; 3]; 3];
            m2[2][0] = m2[2][0] * 0.5 + v1;
            m2[1][(2 * n + 2) % 3] = m2[1][(2 * n + 2) % 3] * 0.5 + x / (v1 * v1 + 1.25);
            const GAMMA_3: f64 = 0.3;
            m2[(4) % 3][(2 * n + 1) % 3] = (m2[(4) % 3][(2 * n + 1) % 3] * 0.5 + (0..n).enumerate().map(|(j4, i4)| v1 - x).sum::<f64>()) * GAMMA_3;
            y + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub mod in_h0 {
            use super::*;
            pub fn h0(mut u: D, k: usize) -> D {
                if k == 0 {
                    return u;
                }
                let mut v1 = match k % 3 {
                    0 | 5 => { u }
                    1 => {
                        u = u * lit(0.5) + (lit(-1.25) + u);
                        u
                    }
                    _ => {
                        { let right = u; u -= right; }
                        u
                    }
                };
                let mut v1 = v1.mul_add(lit(2.0), u);
                for i3 in 0..k {
                    fn inner4(s: D, t: D) -> D {
                        if s < lit(-1.0) {
                            return s - s;
                        }
                        lit(1.5) * t
                    }
                    let v6 = inner4(if (u >= lit(1.1)) || (v1 > lit(0.9)) { lit((k % 4) as f64) } else {
                        let v5 = v1;
                        u
                    }, u / (v1.abs() + lit(0.25)));
                    let o7: Option<D> = if !(v6 < lit(1.5)) { Some(v1) } else { None };
                }
                h0((lit(1.25) + v1).sin(), k - 1).sin() * (u + v1.sin())
            }
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y - x;
            let mut m2: [[D; 3]; 3] = [[lit(2.0); 3]; 3];
            m2[2][0] = m2[2][0] * lit(0.5) + v1;
            m2[1][(2 * n + 2) % 3] = m2[1][(2 * n + 2) % 3] * lit(0.5) + x / (v1 * v1 + lit(1.25));
            const GAMMA_3: f64 = 0.3;
            m2[(4) % 3][(2 * n + 1) % 3] = (m2[(4) % 3][(2 * n + 1) % 3] * lit(0.5) + (0..n).enumerate().map(|(j4, i4)| v1 - x).sum::<D>()) * lit(GAMMA_3);
            y + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p41", false, |report| crate::check_program!(0, report, jvp));
    }
}

pub mod p42 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 1.5;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = if x > 2.0 { x } else { x };
            let mut v2 = { x };
            let r3: [f64; 5] = [v2, v1 * x, x * ((n % 4) as f64), (w[w.len() - 1 - (n + 1) % w.len()].abs() + 0.5).powf(0.5), v1 * ALPHA];
            let mut m4: [[f64; 2]; 3] = [[1.5; 2]; 3];
            if n % 3 < 1 {
                if (((n % 4) as f64) < 0.3) && (v1 > x) {
                    return;
                }
                m4[2][1] += { x };
            }
            {
                w[(2 * n + 2) % w.len()] = v2 * v2;
                let mut k6: usize = 0;
                loop {
                    if k6 >= 4 {
                        break;
                    }
                    k6 += 1;
                    'l7: for i8 in 1..=6 {
                        let mut v9 = r3[k6 % 5].sin();
                        'l10: for i11 in 1..n {
                            let mut k12: usize = 3;
                            m4[2][(k6) % 2] = v9;
                        }
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 1.5;
        #[differentiate(without(rows))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = if x > 2.0 { x } else { x };
            let mut v2 = { x };
            let r3: [f64; 5] = [v2, v1 * x, x * ((n % 4) as f64), (w[w.len() - 1 - (n + 1) % w.len()].abs() + 0.5).powf(0.5), v1 * ALPHA];
            let mut m4: [[f64; 2]; 3] = [[1.5; 2]; 3];
            if n % 3 < 1 {
                if (((n % 4) as f64) < 0.3) && (v1 > x) {
                    return;
                }
                m4[2][1] += { x };
            }
            {
                w[(2 * n + 2) % w.len()] = v2 * v2;
                let mut k6: usize = 0;
                loop {
                    if k6 >= 4 {
                        break;
                    }
                    k6 += 1;
                    'l7: for i8 in 1..=6 {
                        let mut v9 = r3[k6 % 5].sin();
                        'l10: for i11 in 1..n {
                            let mut k12: usize = 3;
                            m4[2][(k6) % 2] = v9;
                        }
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = if x > lit(2.0) { x } else { x };
            let mut v2 = { x };
            let r3: [D; 5] = [v2, v1 * x, x * lit((n % 4) as f64), (w[w.len() - 1 - (n + 1) % w.len()].abs() + lit(0.5)).powf(lit(0.5)), v1 * lit(ALPHA)];
            let mut m4: [[D; 2]; 3] = [[lit(1.5); 2]; 3];
            if n % 3 < 1 {
                if (lit((n % 4) as f64) < lit(0.3)) && (v1 > x) {
                    return;
                }
                { let right = { x }; m4[2][1] += right; }
            }
            {
                w[(2 * n + 2) % w.len()] = v2 * v2;
                let mut k6: usize = 0;
                loop {
                    if k6 >= 4 {
                        break;
                    }
                    k6 += 1;
                    'l7: for i8 in 1..=6 {
                        let mut v9 = r3[k6 % 5].sin();
                        'l10: for i11 in 1..n {
                            let mut k12: usize = 3;
                            m4[2][(k6) % 2] = v9;
                        }
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p42", false, |report| crate::check_program!(7, report, off));
    }
}

pub mod p43 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = f64::exp(x / (1.0 + x * x));
            let mut r3 = vec![w.chunks_exact(2).map(|e2| e2[1].powi(1)).filter(|&m2| v1 < -0.5).sum::<f64>(); n % 5 + 1];
            let r3_len: usize = r3.len();
            let v4: f64;
            if r3_len % 3 < 1 {
                v4 = v1 * v1;
            } else {
                v4 = (x * x + 0.5).sqrt();
            }
            if r3[r3.len() - 1 - (r3_len) % r3.len()] < x {
                for i5 in 1..r3.len() {
                    r3[i5] *= (r3[i5 - 1] - r3[i5]).cos();
                }
            } else {
                'l6: for i7 in 1..r3.len() {
                    if r3_len % 3 < 1 {
                        if r3_len % 2 < 1 {
                            for i8 in 1..r3.len() {
                                r3[i8] = r3[i8 - 1] * x.atan() + r3[i8];
                            }
                            'l9: for e10 in r3.iter() {
                                let v11 = v1 * x;
                            }
                        }
                        v1 = x;
                    }
                }
                let mut r14 = vec![((r3_len % 4) as f64), w.iter().sum::<f64>(), w.windows(2).map(|e13| (w[(2 * r3_len + 2) % w.len()].abs() + 0.5).cbrt()).sum::<f64>(), r3[(r3_len + 1) % r3.len()] / (r3[(2 * n + 0) % r3.len()].abs() + 0.5), 0.5];
                let r14_len: usize = r14.len();
            }
            v1 + v4 + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = D::exp(x / (lit(1.0) + x * x));
            let mut r3 = vec![w.chunks_exact(2).map(|e2| e2[1].powi(1)).filter(|&m2| v1 < lit(-0.5)).sum::<D>(); n % 5 + 1];
            let r3_len: usize = r3.len();
            let v4: D;
            if r3_len % 3 < 1 {
                v4 = v1 * v1;
            } else {
                v4 = (x * x + lit(0.5)).sqrt();
            }
            if r3[r3.len() - 1 - (r3_len) % r3.len()] < x {
                for i5 in 1..r3.len() {
                    { let right = (r3[i5 - 1] - r3[i5]).cos(); r3[i5] *= right; }
                }
            } else {
                'l6: for i7 in 1..r3.len() {
                    if r3_len % 3 < 1 {
                        if r3_len % 2 < 1 {
                            for i8 in 1..r3.len() {
                                r3[i8] = r3[i8 - 1] * x.atan() + r3[i8];
                            }
                            'l9: for e10 in r3.iter() {
                                let v11 = v1 * x;
                            }
                        }
                        v1 = x;
                    }
                }
                let mut r14 = vec![lit((r3_len % 4) as f64), w.iter().sum::<D>(), w.windows(2).map(|e13| (w[(2 * r3_len + 2) % w.len()].abs() + lit(0.5)).cbrt()).sum::<D>(), r3[(r3_len + 1) % r3.len()] / (r3[(2 * n + 0) % r3.len()].abs() + lit(0.5)), lit(0.5)];
                let r14_len: usize = r14.len();
            }
            v1 + v4 + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p43", false, |report| crate::check_program!(4, report, jvp));
    }
}

pub mod p44 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(u: f64, v: f64) -> f64 {
                let mut v = v / (ALPHA.abs() + 1.25);
                v = v / ((-1.5_f64).abs() + 1.25);
                fn inner1(s: f64, t: f64) -> f64 {
                    if t > 0.75 {
                        return s * s;
                    }
                    s + t
                }
                let v2 = inner1(1.5 * u, (u as f32 as f64));
                -0.25 + v2 - v
            }
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = w.iter().take(n + n).map(|&e1| 1.0 + 0.25 * (((n % 4) as f64) - w[w.len() - 1 - (n) % w.len()]).sin()).product::<f64>();
            let mut v3 = x * x;
            let r4 = [w[n % w.len()] * x; 2];
            let mut m5: [[f64; 2]; 2] = [[-2.0, x], [v3, v3]];
            w[w.len() - 1 - (n) % w.len()] /= v2.abs() + 0.5;
            for i7 in (0..1).rev() {
                let mut v8: f64 = m5[(i7) % 2][(2 * n + 1) % 2] - v3;
            }
            let mut k10: usize = 0;
            loop {
                if k10 >= 6 {
                    break;
                }
                k10 += 1;
                if !(w[0] > -0.5) {
                    break;
                }
            }
            let mut k12: usize = 0;
            while k12 < 2 {
                k12 += 1;
                let mut k14: usize = 0;
                let v17: f64 = 'l13: loop {
                    if k14 >= 5 {
                        break w[(k12 + 1) % w.len()] - v3;
                    }
                    k14 += 1;
                    if (v3 <= -0.3) && (v2 <= 0.7) {
                        return;
                    } else {
                        let mut k15: usize = 3;
                    }
                    let mut o16: Option<f64> = if k10 % 2 == 1 { Some({ 0.25 }) } else { None };
                };
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(tidy))]
            pub fn h0(u: f64, v: f64) -> f64 {
                let mut v = v / (ALPHA.abs() + 1.25);
                v = v / ((-1.5_f64).abs() + 1.25);
                fn inner1(s: f64, t: f64) -> f64 {
                    if t > 0.75 {
                        return s * s;
                    }
                    s + t
                }
                let v2 = inner1(1.5 * u, (u as f32 as f64));
                -0.25 + v2 - v
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = w.iter().take(n + n).map(|&e1| 1.0 + 0.25 * (((n % 4) as f64) - w[w.len() - 1 - (n) % w.len()]).sin()).product::<f64>();
            let mut v3 = x * x;
            let r4 = [w[n % w.len()] * x; 2];
            let mut m5: [[f64; 2]; 2] = [[-2.0, x], [v3, v3]];
            w[w.len() - 1 - (n) % w.len()] /= v2.abs() + 0.5;
            for i7 in (0..1).rev() {
                let mut v8: f64 = m5[(i7) % 2][(2 * n + 1) % 2] - v3;
            }
            let mut k10: usize = 0;
            loop {
                if k10 >= 6 {
                    break;
                }
                k10 += 1;
                if !(w[0] > -0.5) {
                    break;
                }
            }
            let mut k12: usize = 0;
            while k12 < 2 {
                k12 += 1;
                let mut k14: usize = 0;
                let v17: f64 = 'l13: loop {
                    if k14 >= 5 {
                        break w[(k12 + 1) % w.len()] - v3;
                    }
                    k14 += 1;
                    if (v3 <= -0.3) && (v2 <= 0.7) {
                        return;
                    } else {
                        let mut k15: usize = 3;
                    }
                    let mut o16: Option<f64> = if k10 % 2 == 1 { Some({ 0.25 }) } else { None };
                };
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, v: D) -> D {
                let mut v = v / (lit(ALPHA).abs() + lit(1.25));
                v = v / (lit(-1.5).abs() + lit(1.25));
                fn inner1(s: D, t: D) -> D {
                    if t > lit(0.75) {
                        return s * s;
                    }
                    s + t
                }
                let v2 = inner1(lit(1.5) * u, single(u));
                lit(-0.25) + v2 - v
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2 = w.iter().take(n + n).map(|&e1| lit(1.0) + lit(0.25) * (lit((n % 4) as f64) - w[w.len() - 1 - (n) % w.len()]).sin()).product::<D>();
            let mut v3 = x * x;
            let r4 = [w[n % w.len()] * x; 2];
            let mut m5: [[D; 2]; 2] = [[lit(-2.0), x], [v3, v3]];
            { let right = v2.abs() + lit(0.5); w[w.len() - 1 - (n) % w.len()] /= right; }
            for i7 in (0..1).rev() {
                let mut v8: D = m5[(i7) % 2][(2 * n + 1) % 2] - v3;
            }
            let mut k10: usize = 0;
            loop {
                if k10 >= 6 {
                    break;
                }
                k10 += 1;
                if !(w[0] > lit(-0.5)) {
                    break;
                }
            }
            let mut k12: usize = 0;
            while k12 < 2 {
                k12 += 1;
                let mut k14: usize = 0;
                let v17: D = 'l13: loop {
                    if k14 >= 5 {
                        break w[(k12 + 1) % w.len()] - v3;
                    }
                    k14 += 1;
                    if (v3 <= lit(-0.3)) && (v2 <= lit(0.7)) {
                        return;
                    } else {
                        let mut k15: usize = 3;
                    }
                    let mut o16: Option<D> = if k10 % 2 == 1 { Some({ lit(0.25) }) } else { None };
                };
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p44", true, |report| crate::check_program!(7, report, off));
    }
}

pub mod p45 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = { v };
            const GAMMA_2: f64 = -0.125;
            v1 *= (v - v).atan() * GAMMA_2;
            if v1 <= 0.25 {
                let mut k4: usize = 0;
                let v13: f64 = 'l3: loop {
                    if k4 >= 4 {
                        break match k4 % 4 {
                            0 | 5 if v <= -0.5 => { u }
                            1 => { u }
                            2 | 7 => {
                                v1 += u.sin();
                                u
                            }
                            _ => { -0.75 }
                        };
                    }
                    k4 += 1;
                    let v5: f64;
                    if v < 2.0 {
                        v5 = ((k4 % 4) as f64).sin().exp();
                    } else {
                        v5 = u * v;
                    }
                    for _ in (0..k4).step_by(2) {
                        let mut k9: usize = 0;
                        let v12: f64 = loop {
                            if k9 >= 1 {
                                break if v5 <= v5 {
                                    let v11 = v;
                                    v5
                                } else { v };
                            }
                            k9 += 1;
                            const GAMMA_10: f64 = 0.3;
                            v1 = ((k4 % 4) as f64) * GAMMA_10;
                        };
                        v1 /= v12 * v12 + 0.25 + 1.0;
                    }
                };
            }
            (v * u + v1 + u, v1 + v1)
        }
        #[differentiate(jvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = if n % 3 < 1 { x } else {
                let v1 = a[n % a.len()];
                x
            };
            v2 = (0..=n).map(|i3| a[3 % a.len()] * x).sum::<f64>();
            let mut k4: usize = 1;
            let mut k6: usize = 0;
            let mut v7: f64 = loop {
                if k6 >= 3 {
                    break { a[(k4 + 1) % a.len()] };
                }
                k6 += 1;
                v2 /= x * x + 0.5 + 1.0;
            };
            let mut k9: usize = 0;
            let mut v13: f64 = loop {
                if k9 >= 6 {
                    break (v2 / (1.0 + v2 * v2)).sinh();
                }
                k9 += 1;
                v7 -= 0.25 * f64::sin(v2);
                'l10: for i11 in 1..3 {
                    let v12: f64 = ((k4 % 4) as f64);
                }
            };
            (0.25 * a[a.len() - 1 - (k4) % a.len()] - v13 - v7) * v2.sin() + a[(2 * k6 + 2) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = { v };
            const GAMMA_2: f64 = -0.125;
            { let right = (v - v).atan() * lit(GAMMA_2); v1 *= right; }
            if v1 <= lit(0.25) {
                let mut k4: usize = 0;
                let v13: D = 'l3: loop {
                    if k4 >= 4 {
                        break match k4 % 4 {
                            0 | 5 if v <= lit(-0.5) => { u }
                            1 => { u }
                            2 | 7 => {
                                { let right = u.sin(); v1 += right; }
                                u
                            }
                            _ => { lit(-0.75) }
                        };
                    }
                    k4 += 1;
                    let v5: D;
                    if v < lit(2.0) {
                        v5 = lit((k4 % 4) as f64).sin().exp();
                    } else {
                        v5 = u * v;
                    }
                    for _ in (0..k4).step_by(2) {
                        let mut k9: usize = 0;
                        let v12: D = loop {
                            if k9 >= 1 {
                                break if v5 <= v5 {
                                    let v11 = v;
                                    v5
                                } else { v };
                            }
                            k9 += 1;
                            const GAMMA_10: f64 = 0.3;
                            v1 = lit((k4 % 4) as f64) * lit(GAMMA_10);
                        };
                        { let right = v12 * v12 + lit(0.25) + lit(1.0); v1 /= right; }
                    }
                };
            }
            (v * u + v1 + u, v1 + v1)
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v2 = if n % 3 < 1 { x } else {
                let v1 = a[n % a.len()];
                x
            };
            v2 = (0..=n).map(|i3| a[3 % a.len()] * x).sum::<D>();
            let mut k4: usize = 1;
            let mut k6: usize = 0;
            let mut v7: D = loop {
                if k6 >= 3 {
                    break { a[(k4 + 1) % a.len()] };
                }
                k6 += 1;
                { let right = x * x + lit(0.5) + lit(1.0); v2 /= right; }
            };
            let mut k9: usize = 0;
            let mut v13: D = loop {
                if k9 >= 6 {
                    break (v2 / (lit(1.0) + v2 * v2)).sinh();
                }
                k9 += 1;
                { let right = lit(0.25) * D::sin(v2); v7 -= right; }
                'l10: for i11 in 1..3 {
                    let v12: D = lit((k4 % 4) as f64);
                }
            };
            (lit(0.25) * a[a.len() - 1 - (k4) % a.len()] - v13 - v7) * v2.sin() + a[(2 * k6 + 2) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p45", false, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p46 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x + a[a.len() - 1 - (2) % a.len()];
            v1 *= (a[(n + 1) % a.len()] * a[a.len() - 1 - (n + 1) % a.len()]).max(-2.25).min(2.375);
            let v2 = -0.25 * v1;
            if n % 3 < 1 {
                for i4 in (1..n % 4).step_by(2) {
                    let mut r5: [f64; 4] = [0.0; 4];
                    let x = x.sin();
                }
            } else {
                match n % 2 {
                    0 => {
                        let p6: (f64, f64) = (v2 + v1, if a[0] > a[0] { v2 } else { a[n % a.len()] });
                        let mut k8: usize = 0;
                        'l7: while k8 < 1 {
                            k8 += 1;
                            let mut r9 = [{ a[0] }, p6.1];
                            let mut v10 = v2 * p6.1;
                        }
                    }
                    _ => {
                        fn inner11(s: f64, t: f64) -> f64 {
                            if t <= t {
                                return s * 1.5;
                            }
                            s.rem_euclid(2.25)
                        }
                        let v12 = inner11(v1, v2 + x);
                    }
                }
                let mut k14: usize = 0;
                'l13: while (k14 < 6) && (x >= v2) {
                    k14 += 1;
                    for i16 in 0..=a.len() {
                        let mut k17: usize = 2;
                        let mut k19: usize = 0;
                        loop {
                            if k19 >= 4 {
                                break;
                            }
                            k19 += 1;
                            if v2 > -0.7 {
                                v1 += 0.25 * v1.midpoint(v2);
                            } else {
                                if v2 < 0.125 {
                                    k17 = (k17 * 3 + i16 + k17) % 5;
                                }
                            }
                        }
                    }
                }
            }
            (v2 + v2) * v2 - x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x + a[a.len() - 1 - (2) % a.len()];
            v1 *= (a[(n + 1) % a.len()] * a[a.len() - 1 - (n + 1) % a.len()]).max(-2.25).min(2.375);
            let v2 = -0.25 * v1;
            if n % 3 < 1 {
                for i4 in (1..n % 4).step_by(2) {
                    let mut r5: [f64; 4] = [0.0; 4];
                    let x = x.sin();
                }
            } else {
                match n % 2 {
                    0 => {
                        let p6: (f64, f64) = (v2 + v1, if a[0] > a[0] { v2 } else { a[n % a.len()] });
                        let mut k8: usize = 0;
                        'l7: while k8 < 1 {
                            k8 += 1;
                            let mut r9 = [{ a[0] }, p6.1];
                            let mut v10 = v2 * p6.1;
                        }
                    }
                    _ => {
                        fn inner11(s: f64, t: f64) -> f64 {
                            if t <= t {
                                return s * 1.5;
                            }
                            s.rem_euclid(2.25)
                        }
                        let v12 = inner11(v1, v2 + x);
                    }
                }
                let mut k14: usize = 0;
                'l13: while (k14 < 6) && (x >= v2) {
                    k14 += 1;
                    for i16 in 0..=a.len() {
                        let mut k17: usize = 2;
                        let mut k19: usize = 0;
                        loop {
                            if k19 >= 4 {
                                break;
                            }
                            k19 += 1;
                            if v2 > -0.7 {
                                v1 += 0.25 * v1.midpoint(v2);
                            } else {
                                if v2 < 0.125 {
                                    k17 = (k17 * 3 + i16 + k17) % 5;
                                }
                            }
                        }
                    }
                }
            }
            (v2 + v2) * v2 - x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x + a[a.len() - 1 - (2) % a.len()];
            { let right = (a[(n + 1) % a.len()] * a[a.len() - 1 - (n + 1) % a.len()]).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
            let v2 = lit(-0.25) * v1;
            if n % 3 < 1 {
                for i4 in (1..n % 4).step_by(2) {
                    let mut r5: [D; 4] = [lit(0.0); 4];
                    let x = x.sin();
                }
            } else {
                match n % 2 {
                    0 => {
                        let p6: (D, D) = (v2 + v1, if a[0] > a[0] { v2 } else { a[n % a.len()] });
                        let mut k8: usize = 0;
                        'l7: while k8 < 1 {
                            k8 += 1;
                            let mut r9 = [{ a[0] }, p6.1];
                            let mut v10 = v2 * p6.1;
                        }
                    }
                    _ => {
                        fn inner11(s: D, t: D) -> D {
                            if t <= t {
                                return s * lit(1.5);
                            }
                            s.rem_euclid(lit(2.25))
                        }
                        let v12 = inner11(v1, v2 + x);
                    }
                }
                let mut k14: usize = 0;
                'l13: while (k14 < 6) && (x >= v2) {
                    k14 += 1;
                    for i16 in 0..=a.len() {
                        let mut k17: usize = 2;
                        let mut k19: usize = 0;
                        loop {
                            if k19 >= 4 {
                                break;
                            }
                            k19 += 1;
                            if v2 > lit(-0.7) {
                                { let right = lit(0.25) * v1.midpoint(v2); v1 += right; }
                            } else {
                                if v2 < lit(0.125) {
                                    k17 = (k17 * 3 + i16 + k17) % 5;
                                }
                            }
                        }
                    }
                }
            }
            (v2 + v2) * v2 - x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p46", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p47 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(hvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = m[0][2] - m[0][(n + 1) % 3];
            let mut v2: f64 = v1;
            let mut r3 = [m[0][(n + n) % 3] * v2; 3];
            for i5 in (0..3).rev() {
                r3[1] += 0.25 * (if v2 < 1.1 {
                    let v6: f64 = v1;
                    r3[3 % 3]
                } else { v1 });
                if i5 % 2 == 1 {
                    let v7: f64 = ((i5 % 4) as f64) - x;
                    const GAMMA_8: f64 = 0.25;
                    v1 = (v1 * 0.5 + v7) * GAMMA_8;
                } else {
                    let mut m9: [[f64; 2]; 3] = [[v1, r3[1]], [x, x], [x, v1]];
                    let v10 = x.cos();
                }
            }
            'l11: for &e12 in &m[0] {
                v2 /= v2 * v2 + 0.5 + 1.0;
            }
            v1 + v1 + r3[1] + m[0][(n + n) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1 = m[0][2] - m[0][(n + 1) % 3];
            let mut v2: D = v1;
            let mut r3 = [m[0][(n + n) % 3] * v2; 3];
            for i5 in (0..3).rev() {
                { let right = lit(0.25) * (if v2 < lit(1.1) {
                    let v6: D = v1;
                    r3[3 % 3]
                } else { v1 }); r3[1] += right; }
                if i5 % 2 == 1 {
                    let v7: D = lit((i5 % 4) as f64) - x;
                    const GAMMA_8: f64 = 0.25;
                    v1 = (v1 * lit(0.5) + v7) * lit(GAMMA_8);
                } else {
                    let mut m9: [[D; 2]; 3] = [[v1, r3[1]], [x, x], [x, v1]];
                    let v10 = x.cos();
                }
            }
            'l11: for &e12 in &m[0] {
                { let right = v2 * v2 + lit(0.5) + lit(1.0); v2 /= right; }
            }
            v1 + v1 + r3[1] + m[0][(n + n) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p47", false, |report| crate::check_program!(11, report, hvp));
    }
}

pub mod p48 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1: f64 = match n % 3 {
                0 => { x }
                1 => { ((n % 4) as f64) }
                _ => { field_b }
            };
            v1 -= 0.25;
            for i3 in 0..whole {
                let mut v4: f64 = 0.75;
            }
            for _ in 1..=4 {
                let mut x = {
                    let mut k7: usize = 3;
                    x
                };
            }
            v1 /= 1.5_f64.abs() + 1.25;
            let v8 = field_w1;
            (v8 + field_w2 + field_w0 + s.b, field_a + v8)
        }
        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(assign))]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1: f64 = match n % 3 {
                0 => { x }
                1 => { ((n % 4) as f64) }
                _ => { field_b }
            };
            v1 -= 0.25;
            for i3 in 0..whole {
                let mut v4: f64 = 0.75;
            }
            for _ in 1..=4 {
                let mut x = {
                    let mut k7: usize = 3;
                    x
                };
            }
            v1 /= 1.5_f64.abs() + 1.25;
            let v8 = field_w1;
            (v8 + field_w2 + field_w0 + s.b, field_a + v8)
        }
        impl crate::harness::Made<f64> for S {
            fn made(f: &[f64]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Made<f64> for STangent {
            fn made(f: &[f64]) -> STangent {
                STangent { a: f[0], b: f[1], k: Default::default(), w: [f[2], f[3], f[4]] }
            }
        }
        impl crate::harness::Leaves for STangent {
            fn push_to(&self, leaves: &mut Vec<f64>) {
                leaves.extend([self.a, self.b]);
                leaves.extend(self.w);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1: D = match n % 3 {
                0 => { x }
                1 => { lit((n % 4) as f64) }
                _ => { field_b }
            };
            { let right = lit(0.25); v1 -= right; }
            for i3 in 0..whole {
                let mut v4: D = lit(0.75);
            }
            for _ in 1..=4 {
                let mut x = {
                    let mut k7: usize = 3;
                    x
                };
            }
            { let right = lit(1.5).abs() + lit(1.25); v1 /= right; }
            let v8 = field_w1;
            (v8 + field_w2 + field_w0 + s.b, field_a + v8)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p48", false, |report| crate::check_program!(9, report, off));
    }
}

pub mod p49 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        const BETA: f64 = 0.7;
        #[differentiate(jvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
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
                    v5 += v6 * m[1][0];
                }
                let o7: Option<f64> = if (r3[r3.len() - 1 - (n) % r3.len()] >= -0.3) && (v2 >= 1.0) { Some({
                    r3[(r3_len + 1) % r3_len] -= v4 - x;
                    -0.7_f64
                }) } else { None };
            }
            (v5 + v5 - v2.sin()) * x + r3[(2 * r3_len + 1) % r3.len()] + m[1][1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        const BETA: f64 = 0.7;
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
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
                    { let right = v6 * m[1][0]; v5 += right; }
                }
                let o7: Option<D> = if (r3[r3.len() - 1 - (n) % r3.len()] >= lit(-0.3)) && (v2 >= lit(1.0)) { Some({
                    { let right = v4 - x; r3[(r3_len + 1) % r3_len] -= right; }
                    lit(-0.7)
                }) } else { None };
            }
            (v5 + v5 - v2.sin()) * x + r3[(2 * r3_len + 1) % r3.len()] + m[1][1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p49", false, |report| crate::check_program!(11, report, jvp));
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
