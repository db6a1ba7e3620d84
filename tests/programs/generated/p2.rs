// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p100 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut v3 = a.iter().rev().zip(a).map(|(&e2, &z2)| 0.3 / (v1.abs() + 1.25)).sum::<f64>();
            let mut r4 = [x * v3; 5];
            r4[2] = x;
            let c5 = move |u5_0: f64, u5_1: f64| u5_0 - a[0];
            for e7 in r4.iter() {
                let x = r4.iter().zip(&r4).map(|(&e8, &z8)| *e7 - *e7).fold(v3, |acc8, t8| acc8.sin() + r4[(n + 1) % 5] * t8);
            }
            let mut k10: usize = 0;
            let mut v11: f64 = loop {
                if k10 >= 3 {
                    break x;
                }
                k10 += 1;
                v1 = x;
            };
            v11 = v11 * 0.5 + r4[(2 * n + 1) % 5].sin();
            ((n % 4) as f64) * v11 + a[(2 * k10 + 0) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut v3 = a.iter().rev().zip(a).map(|(&e2, &z2)| 0.3 / (v1.abs() + 1.25)).sum::<f64>();
            let mut r4 = [x * v3; 5];
            r4[2] = x;
            let c5 = move |u5_0: f64, u5_1: f64| u5_0 - a[0];
            for e7 in r4.iter() {
                let x = r4.iter().zip(&r4).map(|(&e8, &z8)| *e7 - *e7).fold(v3, |acc8, t8| acc8.sin() + r4[(n + 1) % 5] * t8);
            }
            let mut k10: usize = 0;
            let mut v11: f64 = loop {
                if k10 >= 3 {
                    break x;
                }
                k10 += 1;
                v1 = x;
            };
            v11 = v11 * 0.5 + r4[(2 * n + 1) % 5].sin();
            ((n % 4) as f64) * v11 + a[(2 * k10 + 0) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) * x;
            let mut v3 = a.iter().rev().zip(a).map(|(&e2, &z2)| lit(0.3) / (v1.abs() + lit(1.25))).sum::<D>();
            let mut r4 = [x * v3; 5];
            r4[2] = x;
            let c5 = move |u5_0: D, u5_1: D| u5_0 - a[0];
            for e7 in r4.iter() {
                let x = r4.iter().zip(&r4).map(|(&e8, &z8)| *e7 - *e7).fold(v3, |acc8, t8| acc8.sin() + r4[(n + 1) % 5] * t8);
            }
            let mut k10: usize = 0;
            let mut v11: D = loop {
                if k10 >= 3 {
                    break x;
                }
                k10 += 1;
                v1 = x;
            };
            v11 = v11 * lit(0.5) + r4[(2 * n + 1) % 5].sin();
            lit((n % 4) as f64) * v11 + a[(2 * k10 + 0) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p100", false, |report| crate::check_program!(1, report));
    }
}

pub mod p101 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x * x;
            let mut v2 = v1;
            let m3: [[f64; 3]; 3] = [[BETA, x, w[w.len() - 1 - (n + 1) % w.len()]], [w[(2 * n + 1) % w.len()], v1, w[w.len() - 1 - (n) % w.len()]], [v1, x, w[(n + n) % w.len()]]];
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * 1.5_f64.tanh() + w[i4];
            }
            let mut v5 = x;
            v5 += w.iter().map(|&e6| v2).fold(w[w.len() - 1 - (2 * n + 0) % w.len()], |acc6, t6| acc6.sin() + v1 * t6);
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x * x;
            let mut v2 = v1;
            let m3: [[f64; 3]; 3] = [[BETA, x, w[w.len() - 1 - (n + 1) % w.len()]], [w[(2 * n + 1) % w.len()], v1, w[w.len() - 1 - (n) % w.len()]], [v1, x, w[(n + n) % w.len()]]];
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * 1.5_f64.tanh() + w[i4];
            }
            let mut v5 = x;
            v5 += w.iter().map(|&e6| v2).fold(w[w.len() - 1 - (2 * n + 0) % w.len()], |acc6, t6| acc6.sin() + v1 * t6);
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x * x;
            let mut v2 = v1;
            let m3: [[D; 3]; 3] = [[lit(BETA), x, w[w.len() - 1 - (n + 1) % w.len()]], [w[(2 * n + 1) % w.len()], v1, w[w.len() - 1 - (n) % w.len()]], [v1, x, w[(n + n) % w.len()]]];
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * lit(1.5).tanh() + w[i4];
            }
            let mut v5 = x;
            { let right = w.iter().map(|&e6| v2).fold(w[w.len() - 1 - (2 * n + 0) % w.len()], |acc6, t6| acc6.sin() + v1 * t6); v5 += right; }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p101", false, |report| crate::check_program!(7, report));
    }
}

pub mod p102 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2 = (0..1).rev().filter(|&i1| k % 2 < 1).map(|i1| 1.0 + 0.25 * (u + 1.0).sin()).product::<f64>();
            let mut r3 = [u, v2, if !(v2 < ((k % 4) as f64)) {
                v2 = v2 * 0.5 + f64::sin(v2);
                u
            } else { BETA }, v2, v2];
            let c4 = |u4_0: f64, u4_1: f64| u4_0 + (u4_1.abs() + 1.25).hypot(-1.1);
            if !(1.5_f64 >= u) {
                'l5: for i6 in 0..0 {
                }
            }
            if k % 3 != 1 {
                return None;
            }
            Some(u * v2 * u)
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            for e3 in p {
                for &e5 in &p {
                    v1 += 0.25 * v1;
                }
            }
            let mut r7 = [p.iter().map(|&e6| ((n % 4) as f64) + e6).sum::<f64>(), (p[3 - 1 - (2 * n + 1) % 3].abs() + 1.25).ln(), p[0]];
            let mut k9: usize = 0;
            let mut v12: f64 = loop {
                if k9 >= 5 {
                    break if v1 >= x { x } else { x };
                }
                k9 += 1;
                'l10: for _ in 0..3 {
                    {
                        v1 += 0.25 * (x * p[1]);
                    }
                }
            };
            [r7.iter().skip(1).map(|&e13| v12.atan2(x * x + 0.25)).sum::<f64>() + v1 + x + r7[k9 % 3] + p[3 - 1 - (n + k9) % 3], x - v12 + r7[3 - 1 - (k9) % 3] + p[1]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2 = (0..1).rev().filter(|&i1| k % 2 < 1).map(|i1| 1.0 + 0.25 * (u + 1.0).sin()).product::<f64>();
            let mut r3 = [u, v2, if !(v2 < ((k % 4) as f64)) {
                v2 = v2 * 0.5 + f64::sin(v2);
                u
            } else { BETA }, v2, v2];
            let c4 = |u4_0: f64, u4_1: f64| u4_0 + (u4_1.abs() + 1.25).hypot(-1.1);
            if !(1.5_f64 >= u) {
                'l5: for i6 in 0..0 {
                }
            }
            if k % 3 != 1 {
                return None;
            }
            Some(u * v2 * u)
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            for e3 in p {
                for &e5 in &p {
                    v1 += 0.25 * v1;
                }
            }
            let mut r7 = [p.iter().map(|&e6| ((n % 4) as f64) + e6).sum::<f64>(), (p[3 - 1 - (2 * n + 1) % 3].abs() + 1.25).ln(), p[0]];
            let mut k9: usize = 0;
            let mut v12: f64 = loop {
                if k9 >= 5 {
                    break if v1 >= x { x } else { x };
                }
                k9 += 1;
                'l10: for _ in 0..3 {
                    {
                        v1 += 0.25 * (x * p[1]);
                    }
                }
            };
            [r7.iter().skip(1).map(|&e13| v12.atan2(x * x + 0.25)).sum::<f64>() + v1 + x + r7[k9 % 3] + p[3 - 1 - (n + k9) % 3], x - v12 + r7[3 - 1 - (k9) % 3] + p[1]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v2 = (0..1).rev().filter(|&i1| k % 2 < 1).map(|i1| lit(1.0) + lit(0.25) * (u + lit(1.0)).sin()).product::<D>();
            let mut r3 = [u, v2, if !(v2 < lit((k % 4) as f64)) {
                v2 = v2 * lit(0.5) + D::sin(v2);
                u
            } else { lit(BETA) }, v2, v2];
            let c4 = |u4_0: D, u4_1: D| u4_0 + (u4_1.abs() + lit(1.25)).hypot(lit(-1.1));
            if !(lit(1.5) >= u) {
                'l5: for i6 in 0..0 {
                }
            }
            if k % 3 != 1 {
                return None;
            }
            Some(u * v2 * u)
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            for e3 in p {
                for &e5 in &p {
                    { let right = lit(0.25) * v1; v1 += right; }
                }
            }
            let mut r7 = [p.iter().map(|&e6| lit((n % 4) as f64) + e6).sum::<D>(), (p[3 - 1 - (2 * n + 1) % 3].abs() + lit(1.25)).ln(), p[0]];
            let mut k9: usize = 0;
            let mut v12: D = loop {
                if k9 >= 5 {
                    break if v1 >= x { x } else { x };
                }
                k9 += 1;
                'l10: for _ in 0..3 {
                    {
                        { let right = lit(0.25) * (x * p[1]); v1 += right; }
                    }
                }
            };
            [r7.iter().skip(1).map(|&e13| v12.atan2(x * x + lit(0.25))).sum::<D>() + v1 + x + r7[k9 % 3] + p[3 - 1 - (n + k9) % 3], x - v12 + r7[3 - 1 - (k9) % 3] + p[1]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p102", false, |report| crate::check_program!(6, report));
    }
}

pub mod p103 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = ALPHA;
            let mut r2 = [f64::max(v, v); 2];
            let mut m3: [[f64; 3]; 3] = [[-1.25; 3]; 3];
            'l4: for i5 in 1..7 {
                let mut k7: usize = 0;
                'l6: while k7 < 1 {
                    k7 += 1;
                    v1 = (r2[1] * v1).tanh();
                    let mut o8: Option<f64> = if v < v { Some(r2[0] / (ALPHA.abs() + 1.25)) } else { None };
                }
            }
            (1..4).filter(|&i9| r2[(2 * i9 + 2) % 2] < r2[i9 % 2]).map(|i9| r2.iter().take(4).map(|&e10| 1.0 + 0.25 * u.sin()).product::<f64>()).sum::<f64>() + v1 - v - u + r2[0]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = -ALPHA;
            let mut v2 = h0(v1, v1);
            let mut r3 = [v1, h0(x, v1), v2, { -1.25_f64 }];
            let mut m4: [[f64; 3]; 2] = [[ALPHA, x, v1], [0.3, x, ALPHA]];
            let mut k5: usize = 0;
            let mut r6 = [v1 / (-1.25 * -1.25 + 0.25); 3];
            r3[(n + k5) % 4] = x;
            fn inner7(s: f64, t: f64) -> f64 {
                if 0.125_f64 > s {
                    return 0.7_f64 * t;
                }
                {
                    let v8: f64 = s;
                    s
                }
            }
            let v9 = inner7(r3[4 - 1 - (k5 + 1) % 4] * x, (v1 * v1 + 0.5).powf((-0.3_f64).sin()));
            let c10 = move |u10_0: f64, u10_1: f64| u10_0 * h0(0.7_f64, v1);
            for i12 in 1..3 {
                'l13: for (i14, e14) in r3.iter().enumerate() {
                    v2 += 0.25 * (v9 - v1);
                    {
                        let mut v15 = r3[(2 * n + 0) % 4];
                        'l16: for _ in 0..=k5 {
                            v15 = (v15 / (((i14 % 4) as f64).abs() + 1.25)).cos();
                        }
                    }
                }
                'l18: for (i19, e19) in r6.iter().enumerate() {
                    let c20 = |u20_0: f64, u20_1: f64| u20_0 * (a[(i19 + i19) % a.len()] / (*e19 * *e19 + 1.25));
                }
            }
            v1.min(v1) - x + r6[(k5 + n) % 3] + a[(k5 + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate(without(tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = ALPHA;
            let mut r2 = [f64::max(v, v); 2];
            let mut m3: [[f64; 3]; 3] = [[-1.25; 3]; 3];
            'l4: for i5 in 1..7 {
                let mut k7: usize = 0;
                'l6: while k7 < 1 {
                    k7 += 1;
                    v1 = (r2[1] * v1).tanh();
                    let mut o8: Option<f64> = if v < v { Some(r2[0] / (ALPHA.abs() + 1.25)) } else { None };
                }
            }
            (1..4).filter(|&i9| r2[(2 * i9 + 2) % 2] < r2[i9 % 2]).map(|i9| r2.iter().take(4).map(|&e10| 1.0 + 0.25 * u.sin()).product::<f64>()).sum::<f64>() + v1 - v - u + r2[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = -ALPHA;
            let mut v2 = h0(v1, v1);
            let mut r3 = [v1, h0(x, v1), v2, { -1.25_f64 }];
            let mut m4: [[f64; 3]; 2] = [[ALPHA, x, v1], [0.3, x, ALPHA]];
            let mut k5: usize = 0;
            let mut r6 = [v1 / (-1.25 * -1.25 + 0.25); 3];
            r3[(n + k5) % 4] = x;
            fn inner7(s: f64, t: f64) -> f64 {
                if 0.125_f64 > s {
                    return 0.7_f64 * t;
                }
                {
                    let v8: f64 = s;
                    s
                }
            }
            let v9 = inner7(r3[4 - 1 - (k5 + 1) % 4] * x, (v1 * v1 + 0.5).powf((-0.3_f64).sin()));
            let c10 = move |u10_0: f64, u10_1: f64| u10_0 * h0(0.7_f64, v1);
            for i12 in 1..3 {
                'l13: for (i14, e14) in r3.iter().enumerate() {
                    v2 += 0.25 * (v9 - v1);
                    {
                        let mut v15 = r3[(2 * n + 0) % 4];
                        'l16: for _ in 0..=k5 {
                            v15 = (v15 / (((i14 % 4) as f64).abs() + 1.25)).cos();
                        }
                    }
                }
                'l18: for (i19, e19) in r6.iter().enumerate() {
                    let c20 = |u20_0: f64, u20_1: f64| u20_0 * (a[(i19 + i19) % a.len()] / (*e19 * *e19 + 1.25));
                }
            }
            v1.min(v1) - x + r6[(k5 + n) % 3] + a[(k5 + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 2.0;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = lit(ALPHA);
            let mut r2 = [D::max(v, v); 2];
            let mut m3: [[D; 3]; 3] = [[lit(-1.25); 3]; 3];
            'l4: for i5 in 1..7 {
                let mut k7: usize = 0;
                'l6: while k7 < 1 {
                    k7 += 1;
                    v1 = (r2[1] * v1).tanh();
                    let mut o8: Option<D> = if v < v { Some(r2[0] / (lit(ALPHA).abs() + lit(1.25))) } else { None };
                }
            }
            (1..4).filter(|&i9| r2[(2 * i9 + 2) % 2] < r2[i9 % 2]).map(|i9| r2.iter().take(4).map(|&e10| lit(1.0) + lit(0.25) * u.sin()).product::<D>()).sum::<D>() + v1 - v - u + r2[0]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = -lit(ALPHA);
            let mut v2 = h0(v1, v1);
            let mut r3 = [v1, h0(x, v1), v2, { lit(-1.25) }];
            let mut m4: [[D; 3]; 2] = [[lit(ALPHA), x, v1], [lit(0.3), x, lit(ALPHA)]];
            let mut k5: usize = 0;
            let mut r6 = [v1 / (lit(-1.25) * lit(-1.25) + lit(0.25)); 3];
            r3[(n + k5) % 4] = x;
            fn inner7(s: D, t: D) -> D {
                if lit(0.125) > s {
                    return lit(0.7) * t;
                }
                {
                    let v8: D = s;
                    s
                }
            }
            let v9 = inner7(r3[4 - 1 - (k5 + 1) % 4] * x, (v1 * v1 + lit(0.5)).powf(lit(-0.3).sin()));
            let c10 = move |u10_0: D, u10_1: D| u10_0 * h0(lit(0.7), v1);
            for i12 in 1..3 {
                'l13: for (i14, e14) in r3.iter().enumerate() {
                    { let right = lit(0.25) * (v9 - v1); v2 += right; }
                    {
                        let mut v15 = r3[(2 * n + 0) % 4];
                        'l16: for _ in 0..=k5 {
                            v15 = (v15 / (lit((i14 % 4) as f64).abs() + lit(1.25))).cos();
                        }
                    }
                }
                'l18: for (i19, e19) in r6.iter().enumerate() {
                    let c20 = |u20_0: D, u20_1: D| u20_0 * (a[(i19 + i19) % a.len()] / (*e19 * *e19 + lit(1.25)));
                }
            }
            v1.min(v1) - x + r6[(k5 + n) % 3] + a[(k5 + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p103", false, |report| crate::check_program!(1, report));
    }
}

pub mod p104 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = match n % 4 {
                0 => { x }
                1 | 6 => { ((n % 4) as f64) }
                2 if x < x => { x }
                _ => { a[0] }
            };
            let v2: f64;
            if x > a[(n + 1) % a.len()] {
                v2 = x;
            } else {
                v2 = x;
            }
            for i4 in 0..n {
                if n % 2 < 1 {
                    v1 *= x.max(-2.25).min(2.375);
                } else {
                    let mut o5: Option<f64> = if i4 % 2 != 1 { Some(BETA - 1.25) } else { None };
                }
                let mut k6: usize = 2;
            }
            'l7: for i8 in (0..a.len()).step_by(2) {
                let mut v9 = v1.copysign(v2);
            }
            ((if n % 3 < 1 {
                let v10 = v1;
                a[3 % a.len()]
            } else {
                v1 -= v1 * ((n % 4) as f64);
                v2
            }) + v2.sin()) * v1 - x.sin() + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = match n % 4 {
                0 => { x }
                1 | 6 => { ((n % 4) as f64) }
                2 if x < x => { x }
                _ => { a[0] }
            };
            let v2: f64;
            if x > a[(n + 1) % a.len()] {
                v2 = x;
            } else {
                v2 = x;
            }
            for i4 in 0..n {
                if n % 2 < 1 {
                    v1 *= x.max(-2.25).min(2.375);
                } else {
                    let mut o5: Option<f64> = if i4 % 2 != 1 { Some(BETA - 1.25) } else { None };
                }
                let mut k6: usize = 2;
            }
            'l7: for i8 in (0..a.len()).step_by(2) {
                let mut v9 = v1.copysign(v2);
            }
            ((if n % 3 < 1 {
                let v10 = v1;
                a[3 % a.len()]
            } else {
                v1 -= v1 * ((n % 4) as f64);
                v2
            }) + v2.sin()) * v1 - x.sin() + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = match n % 4 {
                0 => { x }
                1 | 6 => { lit((n % 4) as f64) }
                2 if x < x => { x }
                _ => { a[0] }
            };
            let v2: D;
            if x > a[(n + 1) % a.len()] {
                v2 = x;
            } else {
                v2 = x;
            }
            for i4 in 0..n {
                if n % 2 < 1 {
                    { let right = x.max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
                } else {
                    let mut o5: Option<D> = if i4 % 2 != 1 { Some(lit(BETA) - lit(1.25)) } else { None };
                }
                let mut k6: usize = 2;
            }
            'l7: for i8 in (0..a.len()).step_by(2) {
                let mut v9 = v1.copysign(v2);
            }
            ((if n % 3 < 1 {
                let v10 = v1;
                a[3 % a.len()]
            } else {
                { let right = v1 * lit((n % 4) as f64); v1 -= right; }
                v2
            }) + v2.sin()) * v1 - x.sin() + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p104", false, |report| crate::check_program!(1, report));
    }
}

pub mod p105 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.75;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = ((n % 4) as f64);
            let mut v2: f64 = x;
            let mut m3: [[f64; 3]; 2] = [[x, v1, x], [p[(n + n) % 3], x, p[0]]];
            let v4: f64;
            if m3[0][(4) % 3] < p[0] {
                v4 = v1;
            } else {
                v4 = p[2] - v1;
            }
            let v5: f64;
            if (v1 > 0.3) || (v2 < 0.3) {
                v5 = p[3 - 1 - (1) % 3] + v4;
            } else {
                v5 = -0.3 / (p[(2 * n + 1) % 3] * p[(2 * n + 1) % 3] + 0.25);
            }
            for i7 in 0..6 {
                let mut k9: usize = 0;
                'l8: loop {
                    if k9 >= 5 {
                        break;
                    }
                    k9 += 1;
                    'l10: for e11 in p {
                        p[2] *= (if i7 % 2 == 1 { BETA } else { m3[1][1] }).max(-2.25).min(2.375);
                    }
                    if v1 >= v5 {
                        p[(k9 + 1) % 3] = (if n % 2 != 1 {
                            let v12 = v4;
                            x
                        } else { p[0] }).tanh();
                        continue;
                    }
                }
            }
            [(p[1] - ((n % 4) as f64) + v5 + v4 - v2) * v1 + x, (match n % 2 {
                0 if ALPHA <= 0.125 => { -1.5 }
                _ => { v2 }
            }) * v5 + v1.sin() + p[(n + 1) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.75;
        const BETA: f64 = 0.5;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = ((n % 4) as f64);
            let mut v2: f64 = x;
            let mut m3: [[f64; 3]; 2] = [[x, v1, x], [p[(n + n) % 3], x, p[0]]];
            let v4: f64;
            if m3[0][(4) % 3] < p[0] {
                v4 = v1;
            } else {
                v4 = p[2] - v1;
            }
            let v5: f64;
            if (v1 > 0.3) || (v2 < 0.3) {
                v5 = p[3 - 1 - (1) % 3] + v4;
            } else {
                v5 = -0.3 / (p[(2 * n + 1) % 3] * p[(2 * n + 1) % 3] + 0.25);
            }
            for i7 in 0..6 {
                let mut k9: usize = 0;
                'l8: loop {
                    if k9 >= 5 {
                        break;
                    }
                    k9 += 1;
                    'l10: for e11 in p {
                        p[2] *= (if i7 % 2 == 1 { BETA } else { m3[1][1] }).max(-2.25).min(2.375);
                    }
                    if v1 >= v5 {
                        p[(k9 + 1) % 3] = (if n % 2 != 1 {
                            let v12 = v4;
                            x
                        } else { p[0] }).tanh();
                        continue;
                    }
                }
            }
            [(p[1] - ((n % 4) as f64) + v5 + v4 - v2) * v1 + x, (match n % 2 {
                0 if ALPHA <= 0.125 => { -1.5 }
                _ => { v2 }
            }) * v5 + v1.sin() + p[(n + 1) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.75;
        const BETA: f64 = 0.5;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = lit((n % 4) as f64);
            let mut v2: D = x;
            let mut m3: [[D; 3]; 2] = [[x, v1, x], [p[(n + n) % 3], x, p[0]]];
            let v4: D;
            if m3[0][(4) % 3] < p[0] {
                v4 = v1;
            } else {
                v4 = p[2] - v1;
            }
            let v5: D;
            if (v1 > lit(0.3)) || (v2 < lit(0.3)) {
                v5 = p[3 - 1 - (1) % 3] + v4;
            } else {
                v5 = lit(-0.3) / (p[(2 * n + 1) % 3] * p[(2 * n + 1) % 3] + lit(0.25));
            }
            for i7 in 0..6 {
                let mut k9: usize = 0;
                'l8: loop {
                    if k9 >= 5 {
                        break;
                    }
                    k9 += 1;
                    'l10: for e11 in p {
                        { let right = (if i7 % 2 == 1 { lit(BETA) } else { m3[1][1] }).max(lit(-2.25)).min(lit(2.375)); p[2] *= right; }
                    }
                    if v1 >= v5 {
                        p[(k9 + 1) % 3] = (if n % 2 != 1 {
                            let v12 = v4;
                            x
                        } else { p[0] }).tanh();
                        continue;
                    }
                }
            }
            [(p[1] - lit((n % 4) as f64) + v5 + v4 - v2) * v1 + x, (match n % 2 {
                0 if lit(ALPHA) <= lit(0.125) => { lit(-1.5) }
                _ => { v2 }
            }) * v5 + v1.sin() + p[(n + 1) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p105", false, |report| crate::check_program!(6, report));
    }
}

pub mod p106 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = 0.7;
            let mut v2 = x - a[0];
            let mut m3: [[f64; 3]; 3] = [[v1, BETA, v2], [x, v2, v2], [v1, ((n % 4) as f64), v2]];
            x -= m3[0][1] * 1.5;
            fn inner4(s: f64, t: f64) -> f64 {
                if t < -1.0 {
                    return { 1.1 };
                }
                1.0 * t
            }
            let v5 = inner4(v1.tanh().exp(), v1 / (v2.abs() + 0.25));
            (1.1 * v5 * v2, (v1 * v5 + v1.sin()) * x + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = 0.7;
            let mut v2 = x - a[0];
            let mut m3: [[f64; 3]; 3] = [[v1, BETA, v2], [x, v2, v2], [v1, ((n % 4) as f64), v2]];
            x -= m3[0][1] * 1.5;
            fn inner4(s: f64, t: f64) -> f64 {
                if t < -1.0 {
                    return { 1.1 };
                }
                1.0 * t
            }
            let v5 = inner4(v1.tanh().exp(), v1 / (v2.abs() + 0.25));
            (1.1 * v5 * v2, (v1 * v5 + v1.sin()) * x + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = lit(0.7);
            let mut v2 = x - a[0];
            let mut m3: [[D; 3]; 3] = [[v1, lit(BETA), v2], [x, v2, v2], [v1, lit((n % 4) as f64), v2]];
            { let right = m3[0][1] * lit(1.5); x -= right; }
            fn inner4(s: D, t: D) -> D {
                if t < lit(-1.0) {
                    return { lit(1.1) };
                }
                lit(1.0) * t
            }
            let v5 = inner4(v1.tanh().exp(), v1 / (v2.abs() + lit(0.25)));
            (lit(1.1) * v5 * v2, (v1 * v5 + v1.sin()) * x + a[0])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p106", false, |report| crate::check_program!(3, report));
    }
}

pub mod p107 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.9 / (p[2] * p[2] + 0.5);
            let mut v2 = v1;
            let w_len: usize = w.len();
            let mut m3: [[f64; 3]; 3] = [[((w_len % 4) as f64), w[1 % w.len()], v2], [p[1], ((w_len % 4) as f64), v2], [v2, v1, w[w.len() - 1 - (w_len) % w.len()]]];
            let s4: &[f64] = &w[..];
            let v5 = v2;
            if !(m3[1][1] > -0.75) {
                v1 = v2 + p[2 % 3];
                return v2;
            }
            'l6: for e7 in p.iter() {
                let mut v8 = w[(w_len + w_len) % w.len()];
                for &e10 in s4 {
                    let mut v11 = v2;
                    let s12 = &s4[..];
                }
            }
            ({ v5 }) * v1 + w[0] + p[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.9 / (p[2] * p[2] + 0.5);
            let mut v2 = v1;
            let w_len: usize = w.len();
            let mut m3: [[f64; 3]; 3] = [[((w_len % 4) as f64), w[1 % w.len()], v2], [p[1], ((w_len % 4) as f64), v2], [v2, v1, w[w.len() - 1 - (w_len) % w.len()]]];
            let s4: &[f64] = &w[..];
            let v5 = v2;
            if !(m3[1][1] > -0.75) {
                v1 = v2 + p[2 % 3];
                return v2;
            }
            'l6: for e7 in p.iter() {
                let mut v8 = w[(w_len + w_len) % w.len()];
                for &e10 in s4 {
                    let mut v11 = v2;
                    let s12 = &s4[..];
                }
            }
            ({ v5 }) * v1 + w[0] + p[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(0.9) / (p[2] * p[2] + lit(0.5));
            let mut v2 = v1;
            let w_len: usize = w.len();
            let mut m3: [[D; 3]; 3] = [[lit((w_len % 4) as f64), w[1 % w.len()], v2], [p[1], lit((w_len % 4) as f64), v2], [v2, v1, w[w.len() - 1 - (w_len) % w.len()]]];
            let s4: &[D] = &w[..];
            let v5 = v2;
            if !(m3[1][1] > lit(-0.75)) {
                v1 = v2 + p[2 % 3];
                return v2;
            }
            'l6: for e7 in p.iter() {
                let mut v8 = w[(w_len + w_len) % w.len()];
                for &e10 in s4 {
                    let mut v11 = v2;
                    let s12 = &s4[..];
                }
            }
            ({ v5 }) * v1 + w[0] + p[1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p107", false, |report| crate::check_program!(2, report));
    }
}

pub mod p108 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x * ((n % 4) as f64);
            let mut v2 = x;
            let mut r3 = vec![x / (w[w.len() - 1 - (n + 1) % w.len()].abs() + 1.25); 3];
            let r3_len: usize = r3.len();
            for _ in 0..n {
                let mut k7: usize = 0;
                let mut v1: f64 = 'l6: loop {
                    if k7 >= 3 {
                        break x - v2;
                    }
                    k7 += 1;
                    let v8: f64 = v1 + r3[r3.len() - 1 - (2 * k7 + 0) % r3.len()];
                };
                fn inner9(s: f64, t: f64) -> f64 {
                    if s > t {
                        return s - s;
                    }
                    s.clamp(-0.875, 1.375)
                }
                let v2 = inner9(r3.iter().enumerate().filter(|&(j10, &e10)| (x > 1.1) || (w[w.len() - 1 - (r3_len + n) % w.len()] <= e10)).map(|(j10, &e10)| e10 + r3[(k7 + 1) % r3.len()]).fold(v1, |acc10, t10| 0.5 * acc10 + w[0] * t10), x);
            }
            let v11: f64;
            if r3_len % 3 < 1 {
                v11 = v1;
            } else {
                v11 = v2 + ((r3_len % 4) as f64);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x * ((n % 4) as f64);
            let mut v2 = x;
            let mut r3 = vec![x / (w[w.len() - 1 - (n + 1) % w.len()].abs() + 1.25); 3];
            let r3_len: usize = r3.len();
            for _ in 0..n {
                let mut k7: usize = 0;
                let mut v1: f64 = 'l6: loop {
                    if k7 >= 3 {
                        break x - v2;
                    }
                    k7 += 1;
                    let v8: f64 = v1 + r3[r3.len() - 1 - (2 * k7 + 0) % r3.len()];
                };
                fn inner9(s: f64, t: f64) -> f64 {
                    if s > t {
                        return s - s;
                    }
                    s.clamp(-0.875, 1.375)
                }
                let v2 = inner9(r3.iter().enumerate().filter(|&(j10, &e10)| (x > 1.1) || (w[w.len() - 1 - (r3_len + n) % w.len()] <= e10)).map(|(j10, &e10)| e10 + r3[(k7 + 1) % r3.len()]).fold(v1, |acc10, t10| 0.5 * acc10 + w[0] * t10), x);
            }
            let v11: f64;
            if r3_len % 3 < 1 {
                v11 = v1;
            } else {
                v11 = v2 + ((r3_len % 4) as f64);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = x * lit((n % 4) as f64);
            let mut v2 = x;
            let mut r3 = vec![x / (w[w.len() - 1 - (n + 1) % w.len()].abs() + lit(1.25)); 3];
            let r3_len: usize = r3.len();
            for _ in 0..n {
                let mut k7: usize = 0;
                let mut v1: D = 'l6: loop {
                    if k7 >= 3 {
                        break x - v2;
                    }
                    k7 += 1;
                    let v8: D = v1 + r3[r3.len() - 1 - (2 * k7 + 0) % r3.len()];
                };
                fn inner9(s: D, t: D) -> D {
                    if s > t {
                        return s - s;
                    }
                    s.clamp(lit(-0.875), lit(1.375))
                }
                let v2 = inner9(r3.iter().enumerate().filter(|&(j10, &e10)| (x > lit(1.1)) || (w[w.len() - 1 - (r3_len + n) % w.len()] <= e10)).map(|(j10, &e10)| e10 + r3[(k7 + 1) % r3.len()]).fold(v1, |acc10, t10| lit(0.5) * acc10 + w[0] * t10), x);
            }
            let v11: D;
            if r3_len % 3 < 1 {
                v11 = v1;
            } else {
                v11 = v2 + lit((r3_len % 4) as f64);
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p108", false, |report| crate::check_program!(7, report));
    }
}

pub mod p109 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.9;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v2: f64 = w.iter().map(|&e1| e1).filter(|&m1| m1 <= m1).fold(u, |acc1, t1| 0.5 * acc1 + 0.5_f64 * t1);
            let mut r3 = vec![w[0 % w.len()], u * u];
            let r3_len: usize = r3.len();
            let r4 = [u; 5];
            if r3_len % 3 == 1 {
                w[(r3_len + 1) % w.len()] += u;
                return;
            }
            {
                let c5 = move |u5_0: f64| u5_0 * u5_0;
                let mut o6: Option<f64> = if (w[(r3_len + r3_len) % w.len()] <= -0.9) || (w[w.len() - 1 - (2 * r3_len + 1) % w.len()] > 0.125) { Some(((r3_len % 4) as f64) * v2) } else { None };
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.25;
            'l2: for e3 in a.iter() {
                let v4 = v1 / (x * x + 0.25);
            }
            let v5 = x * ((n % 4) as f64);
            for &e7 in a {
                v1 = 0.125_f64.clamp(-2.125, 1.875);
            }
            v5 + v5 - v5 + v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.9;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v2: f64 = w.iter().map(|&e1| e1).filter(|&m1| m1 <= m1).fold(u, |acc1, t1| 0.5 * acc1 + 0.5_f64 * t1);
            let mut r3 = vec![w[0 % w.len()], u * u];
            let r3_len: usize = r3.len();
            let r4 = [u; 5];
            if r3_len % 3 == 1 {
                w[(r3_len + 1) % w.len()] += u;
                return;
            }
            {
                let c5 = move |u5_0: f64| u5_0 * u5_0;
                let mut o6: Option<f64> = if (w[(r3_len + r3_len) % w.len()] <= -0.9) || (w[w.len() - 1 - (2 * r3_len + 1) % w.len()] > 0.125) { Some(((r3_len % 4) as f64) * v2) } else { None };
            }
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.25;
            'l2: for e3 in a.iter() {
                let v4 = v1 / (x * x + 0.25);
            }
            let v5 = x * ((n % 4) as f64);
            for &e7 in a {
                v1 = 0.125_f64.clamp(-2.125, 1.875);
            }
            v5 + v5 - v5 + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.9;
        pub fn h0(w: &mut [D], u: D) {
            let mut v2: D = w.iter().map(|&e1| e1).filter(|&m1| m1 <= m1).fold(u, |acc1, t1| lit(0.5) * acc1 + lit(0.5) * t1);
            let mut r3 = vec![w[0 % w.len()], u * u];
            let r3_len: usize = r3.len();
            let r4 = [u; 5];
            if r3_len % 3 == 1 {
                { let right = u; w[(r3_len + 1) % w.len()] += right; }
                return;
            }
            {
                let c5 = move |u5_0: D| u5_0 * u5_0;
                let mut o6: Option<D> = if (w[(r3_len + r3_len) % w.len()] <= lit(-0.9)) || (w[w.len() - 1 - (2 * r3_len + 1) % w.len()] > lit(0.125)) { Some(lit((r3_len % 4) as f64) * v2) } else { None };
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.25);
            'l2: for e3 in a.iter() {
                let v4 = v1 / (x * x + lit(0.25));
            }
            let v5 = x * lit((n % 4) as f64);
            for &e7 in a {
                v1 = lit(0.125).clamp(lit(-2.125), lit(1.875));
            }
            v5 + v5 - v5 + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p109", false, |report| crate::check_program!(1, report));
    }
}

pub mod p110 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x + x;
            let c2 = move |u2_0: f64| u2_0 - x / (x.abs() + 1.25);
            for i4 in 0..3 {
                let mut p6: (f64, f64) = (BETA - 0.25, p.iter().take(2).map(|&e5| BETA * e5).sum::<f64>());
                for e8 in p.iter() {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t <= -0.7 {
                            return t;
                        }
                        (0..4).enumerate().map(|(j10, i10)| (1..=j10).skip(0).filter(|&i11| t > s).map(|i11| if t > t { s } else { t }).sum::<f64>()).sum::<f64>()
                    }
                    let v15 = inner9(if p[(2 * n + 0) % 3] >= *e8 {
                        let v12: f64 = v1;
                        BETA
                    } else {
                        p6.0 -= 0.25 * (if (v1 >= BETA) || (((n % 4) as f64) > 1.1) { x } else {
                            let v13 = p[2 % 3];
                            *e8
                        });
                        p[(n + 1) % 3]
                    }, p.iter().map(|&e14| 1.0 + 0.25 * e14.sin()).product::<f64>());
                    if n % 3 < 1 {
                        return [p[0] * *e8, match n % 4 {
                            0 => {
                                let v16 = p[0];
                                p[0]
                            }
                            1 => { p[(2 * i4 + 1) % 3] }
                            2 => { v1 }
                            _ => { v15 }
                        }];
                    }
                }
            }
            match n % 3 {
                0 => {
                    if p[3 - 1 - (n) % 3] <= x {
                        let v17 = (x.abs() + 0.5).hypot(((n % 4) as f64));
                    }
                }
                1 => {
                    let mut k18: usize = 1;
                }
                _ => {
                    let mut r19 = [v1 - x, x.max(x), BETA, x, f64::sin(BETA)];
                    let v20: f64;
                    if x >= 0.7 {
                        v20 = r19[(n + n) % 5] - x;
                    } else {
                        v20 = v1;
                    }
                }
            }
            [p[1] * ((n % 4) as f64) + v1.sin() + x + p[2], BETA * ((n % 4) as f64) * v1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x + x;
            let c2 = move |u2_0: f64| u2_0 - x / (x.abs() + 1.25);
            for i4 in 0..3 {
                let mut p6: (f64, f64) = (BETA - 0.25, p.iter().take(2).map(|&e5| BETA * e5).sum::<f64>());
                for e8 in p.iter() {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t <= -0.7 {
                            return t;
                        }
                        (0..4).enumerate().map(|(j10, i10)| (1..=j10).skip(0).filter(|&i11| t > s).map(|i11| if t > t { s } else { t }).sum::<f64>()).sum::<f64>()
                    }
                    let v15 = inner9(if p[(2 * n + 0) % 3] >= *e8 {
                        let v12: f64 = v1;
                        BETA
                    } else {
                        p6.0 -= 0.25 * (if (v1 >= BETA) || (((n % 4) as f64) > 1.1) { x } else {
                            let v13 = p[2 % 3];
                            *e8
                        });
                        p[(n + 1) % 3]
                    }, p.iter().map(|&e14| 1.0 + 0.25 * e14.sin()).product::<f64>());
                    if n % 3 < 1 {
                        return [p[0] * *e8, match n % 4 {
                            0 => {
                                let v16 = p[0];
                                p[0]
                            }
                            1 => { p[(2 * i4 + 1) % 3] }
                            2 => { v1 }
                            _ => { v15 }
                        }];
                    }
                }
            }
            match n % 3 {
                0 => {
                    if p[3 - 1 - (n) % 3] <= x {
                        let v17 = (x.abs() + 0.5).hypot(((n % 4) as f64));
                    }
                }
                1 => {
                    let mut k18: usize = 1;
                }
                _ => {
                    let mut r19 = [v1 - x, x.max(x), BETA, x, f64::sin(BETA)];
                    let v20: f64;
                    if x >= 0.7 {
                        v20 = r19[(n + n) % 5] - x;
                    } else {
                        v20 = v1;
                    }
                }
            }
            [p[1] * ((n % 4) as f64) + v1.sin() + x + p[2], BETA * ((n % 4) as f64) * v1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.25;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = x + x;
            let c2 = move |u2_0: D| u2_0 - x / (x.abs() + lit(1.25));
            for i4 in 0..3 {
                let mut p6: (D, D) = (lit(BETA) - lit(0.25), p.iter().take(2).map(|&e5| lit(BETA) * e5).sum::<D>());
                for e8 in p.iter() {
                    fn inner9(s: D, t: D) -> D {
                        if t <= lit(-0.7) {
                            return t;
                        }
                        (0..4).enumerate().map(|(j10, i10)| (1..=j10).skip(0).filter(|&i11| t > s).map(|i11| if t > t { s } else { t }).sum::<D>()).sum::<D>()
                    }
                    let v15 = inner9(if p[(2 * n + 0) % 3] >= *e8 {
                        let v12: D = v1;
                        lit(BETA)
                    } else {
                        { let right = lit(0.25) * (if (v1 >= lit(BETA)) || (lit((n % 4) as f64) > lit(1.1)) { x } else {
                            let v13 = p[2 % 3];
                            *e8
                        }); p6.0 -= right; }
                        p[(n + 1) % 3]
                    }, p.iter().map(|&e14| lit(1.0) + lit(0.25) * e14.sin()).product::<D>());
                    if n % 3 < 1 {
                        return [p[0] * *e8, match n % 4 {
                            0 => {
                                let v16 = p[0];
                                p[0]
                            }
                            1 => { p[(2 * i4 + 1) % 3] }
                            2 => { v1 }
                            _ => { v15 }
                        }];
                    }
                }
            }
            match n % 3 {
                0 => {
                    if p[3 - 1 - (n) % 3] <= x {
                        let v17 = (x.abs() + lit(0.5)).hypot(lit((n % 4) as f64));
                    }
                }
                1 => {
                    let mut k18: usize = 1;
                }
                _ => {
                    let mut r19 = [v1 - x, x.max(x), lit(BETA), x, D::sin(lit(BETA))];
                    let v20: D;
                    if x >= lit(0.7) {
                        v20 = r19[(n + n) % 5] - x;
                    } else {
                        v20 = v1;
                    }
                }
            }
            [p[1] * lit((n % 4) as f64) + v1.sin() + x + p[2], lit(BETA) * lit((n % 4) as f64) * v1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p110", false, |report| crate::check_program!(6, report));
    }
}

pub mod p111 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = u;
            let p3 = (w.iter().skip(0).map(|&e2| u).fold(u, |acc2, t2| 0.5 * acc2 + u * t2), w[0 % w.len()]);
            for i4 in 1..w.len() {
                w[i4] += w[i4 - 1] * u.max(-2.25).min(2.375);
            }
            for &e6 in w.iter() {
                v1 = v1 * 0.5 + w[0] * v1;
                let v7 = if w[4 % w.len()] < 1.1 { e6 } else { u };
            }
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = f64::rem_euclid(1.1_f64, 2.25);
            let mut r2: [f64; 5] = [0.0; 5];
            r2[(2 * n + 1) % 5] /= v1.abs() + 1.25;
            let (mut v3, v4) = (r2[5 - 1 - (n + n) % 5].tanh().exp(), y + x);
            const GAMMA_5: f64 = 0.5;
            v3 = (y + 1.1) * GAMMA_5;
            let mut v6 = ((n % 4) as f64);
            v6 *= v4.clamp(-2.125, 1.875);
            let mut v8 = r2.iter().take(2 * n + 0).sum::<f64>();
            if n % 2 < 1 {
                r2[4] -= v1.midpoint(r2[5 - 1 - (1) % 5]);
                return ((n % 4) as f64) + v4;
            }
            v1 * ((n % 4) as f64) - v3 - v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = u;
            let p3 = (w.iter().skip(0).map(|&e2| u).fold(u, |acc2, t2| 0.5 * acc2 + u * t2), w[0 % w.len()]);
            for i4 in 1..w.len() {
                w[i4] += w[i4 - 1] * u.max(-2.25).min(2.375);
            }
            for &e6 in w.iter() {
                v1 = v1 * 0.5 + w[0] * v1;
                let v7 = if w[4 % w.len()] < 1.1 { e6 } else { u };
            }
        }
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = f64::rem_euclid(1.1_f64, 2.25);
            let mut r2: [f64; 5] = [0.0; 5];
            r2[(2 * n + 1) % 5] /= v1.abs() + 1.25;
            let (mut v3, v4) = (r2[5 - 1 - (n + n) % 5].tanh().exp(), y + x);
            const GAMMA_5: f64 = 0.5;
            v3 = (y + 1.1) * GAMMA_5;
            let mut v6 = ((n % 4) as f64);
            v6 *= v4.clamp(-2.125, 1.875);
            let mut v8 = r2.iter().take(2 * n + 0).sum::<f64>();
            if n % 2 < 1 {
                r2[4] -= v1.midpoint(r2[5 - 1 - (1) % 5]);
                return ((n % 4) as f64) + v4;
            }
            v1 * ((n % 4) as f64) - v3 - v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], u: D) {
            let mut v1: D = u;
            let p3 = (w.iter().skip(0).map(|&e2| u).fold(u, |acc2, t2| lit(0.5) * acc2 + u * t2), w[0 % w.len()]);
            for i4 in 1..w.len() {
                { let right = w[i4 - 1] * u.max(lit(-2.25)).min(lit(2.375)); w[i4] += right; }
            }
            for &e6 in w.iter() {
                v1 = v1 * lit(0.5) + w[0] * v1;
                let v7 = if w[4 % w.len()] < lit(1.1) { e6 } else { u };
            }
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = D::rem_euclid(lit(1.1), lit(2.25));
            let mut r2: [D; 5] = [lit(0.0); 5];
            { let right = v1.abs() + lit(1.25); r2[(2 * n + 1) % 5] /= right; }
            let (mut v3, v4) = (r2[5 - 1 - (n + n) % 5].tanh().exp(), y + x);
            const GAMMA_5: f64 = 0.5;
            v3 = (y + lit(1.1)) * lit(GAMMA_5);
            let mut v6 = lit((n % 4) as f64);
            { let right = v4.clamp(lit(-2.125), lit(1.875)); v6 *= right; }
            let mut v8 = r2.iter().take(2 * n + 0).sum::<D>();
            if n % 2 < 1 {
                { let right = v1.midpoint(r2[5 - 1 - (1) % 5]); r2[4] -= right; }
                return lit((n % 4) as f64) + v4;
            }
            v1 * lit((n % 4) as f64) - v3 - v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p111", false, |report| crate::check_program!(0, report));
    }
}

pub mod p112 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = u;
            let mut v2 = 0.3 * v1;
            let v3: f64;
            if v1 >= 1.1 {
                v3 = f64::atan2(v1, v2 * v2 + 0.25);
            } else {
                v3 = BETA;
            }
            {
                let mut v4 = v1;
                let mut r5 = vec![w[0].cos().sinh(); 3];
                let r5_len: usize = r5.len();
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) / (((n % 4) as f64).abs() + 0.25);
            let w_len: usize = w.len();
            w[(n + w_len) % w_len] -= v1 / (v1.abs() + 1.25);
            if n % 3 < 1 {
                if !(p[0] <= 1.1) {
                    if 0.125_f64 > -0.5 {
                        w[0] *= (v1 - p[3 - 1 - (n + w_len) % 3]).tanh();
                        return v1.min(v1);
                    }
                    v1 = v1;
                }
            }
            p[2] + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        const BETA: f64 = 0.5;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = u;
            let mut v2 = 0.3 * v1;
            let v3: f64;
            if v1 >= 1.1 {
                v3 = f64::atan2(v1, v2 * v2 + 0.25);
            } else {
                v3 = BETA;
            }
            {
                let mut v4 = v1;
                let mut r5 = vec![w[0].cos().sinh(); 3];
                let r5_len: usize = r5.len();
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) / (((n % 4) as f64).abs() + 0.25);
            let w_len: usize = w.len();
            w[(n + w_len) % w_len] -= v1 / (v1.abs() + 1.25);
            if n % 3 < 1 {
                if !(p[0] <= 1.1) {
                    if 0.125_f64 > -0.5 {
                        w[0] *= (v1 - p[3 - 1 - (n + w_len) % 3]).tanh();
                        return v1.min(v1);
                    }
                    v1 = v1;
                }
            }
            p[2] + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.7;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1: D = u;
            let mut v2 = lit(0.3) * v1;
            let v3: D;
            if v1 >= lit(1.1) {
                v3 = D::atan2(v1, v2 * v2 + lit(0.25));
            } else {
                v3 = lit(BETA);
            }
            {
                let mut v4 = v1;
                let mut r5 = vec![w[0].cos().sinh(); 3];
                let r5_len: usize = r5.len();
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) / (lit((n % 4) as f64).abs() + lit(0.25));
            let w_len: usize = w.len();
            { let right = v1 / (v1.abs() + lit(1.25)); w[(n + w_len) % w_len] -= right; }
            if n % 3 < 1 {
                if !(p[0] <= lit(1.1)) {
                    if lit(0.125) > lit(-0.5) {
                        { let right = (v1 - p[3 - 1 - (n + w_len) % 3]).tanh(); w[0] *= right; }
                        return v1.min(v1);
                    }
                    v1 = v1;
                }
            }
            p[2] + w[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p112", false, |report| crate::check_program!(2, report));
    }
}

pub mod p113 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        const BETA: f64 = -0.7;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.3 * x;
            let mut v2 = x;
            let mut m3: [[f64; 2]; 3] = [[v1, ALPHA], [v2, ALPHA], [-0.125, v1]];
            let r4: [f64; 3] = [0.0; 3];
            m3[(n) % 3][(n + 1) % 2] += a[n % a.len()];
            if r4[3 - 1 - (4) % 3] >= 0.3 {
                let mut k6: usize = 0;
                'l5: while k6 < 3 {
                    k6 += 1;
                    if !(x <= 0.25) {
                        v2 = -2.0_f64;
                    } else {
                        v1 *= (a[0] * v2).clamp(-2.125, 1.875);
                    }
                }
            } else {
                let v7 = r4[3 - 1 - (n + 1) % 3];
            }
            ((n % 4) as f64) / (a[(2 * n + 0) % a.len()] * a[(2 * n + 0) % a.len()] + 0.5) + v2.sin() + v1 + x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        const BETA: f64 = -0.7;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.3 * x;
            let mut v2 = x;
            let mut m3: [[f64; 2]; 3] = [[v1, ALPHA], [v2, ALPHA], [-0.125, v1]];
            let r4: [f64; 3] = [0.0; 3];
            m3[(n) % 3][(n + 1) % 2] += a[n % a.len()];
            if r4[3 - 1 - (4) % 3] >= 0.3 {
                let mut k6: usize = 0;
                'l5: while k6 < 3 {
                    k6 += 1;
                    if !(x <= 0.25) {
                        v2 = -2.0_f64;
                    } else {
                        v1 *= (a[0] * v2).clamp(-2.125, 1.875);
                    }
                }
            } else {
                let v7 = r4[3 - 1 - (n + 1) % 3];
            }
            ((n % 4) as f64) / (a[(2 * n + 0) % a.len()] * a[(2 * n + 0) % a.len()] + 0.5) + v2.sin() + v1 + x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        const BETA: f64 = -0.7;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.3) * x;
            let mut v2 = x;
            let mut m3: [[D; 2]; 3] = [[v1, lit(ALPHA)], [v2, lit(ALPHA)], [lit(-0.125), v1]];
            let r4: [D; 3] = [lit(0.0); 3];
            { let right = a[n % a.len()]; m3[(n) % 3][(n + 1) % 2] += right; }
            if r4[3 - 1 - (4) % 3] >= lit(0.3) {
                let mut k6: usize = 0;
                'l5: while k6 < 3 {
                    k6 += 1;
                    if !(x <= lit(0.25)) {
                        v2 = lit(-2.0);
                    } else {
                        { let right = (a[0] * v2).clamp(lit(-2.125), lit(1.875)); v1 *= right; }
                    }
                }
            } else {
                let v7 = r4[3 - 1 - (n + 1) % 3];
            }
            lit((n % 4) as f64) / (a[(2 * n + 0) % a.len()] * a[(2 * n + 0) % a.len()] + lit(0.5)) + v2.sin() + v1 + x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p113", false, |report| crate::check_program!(1, report));
    }
}

pub mod p114 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[3 % w.len()] - w[2 % w.len()];
            {
                v1 = 0.25;
                v1 = u;
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = (w[w.len() - 1 - (n + n) % w.len()] / (1.0 + w[w.len() - 1 - (n + n) % w.len()] * w[w.len() - 1 - (n + n) % w.len()])).exp();
            let w_len: usize = w.len();
            let c2 = |u2_0: f64| u2_0 - p[n % 3];
            if n % 2 == 1 {
                w[(w_len) % w_len] /= ((n % 4) as f64).abs() + 0.5;
            }
            match w_len % 4 {
                0 if v1 <= v1 => {
                    for i3 in 1..w.len() {
                        w[i3] *= (w[i3 - 1] - w[i3]).cos();
                    }
                    let mut k5: usize = 0;
                    while (k5 < 0) && (p[0] > 1.5) {
                        k5 += 1;
                        {
                            let v1: f64 = w.iter().zip(w.iter()).enumerate().filter(|&(j6, (&e6, &z6))| z6 <= 1.0).map(|(j6, (&e6, &z6))| f64::log2(z6 * z6 + 1.25)).fold(p[3 - 1 - (2) % 3], |acc6, t6| 0.5 * acc6 + ALPHA * t6);
                            w[(k5) % w_len] = v1;
                        }
                    }
                }
                1 => {
                    let r8: Vec<f64> = p.iter().map(|&e7| { v1 }).collect();
                    let r8_len: usize = r8.len();
                }
                2 => {
                    let mut v9 = v1 + ((w_len % 4) as f64);
                    let mut k11: usize = 0;
                    loop {
                        if k11 >= 3 {
                            break;
                        }
                        k11 += 1;
                        let mut k12: usize = 2;
                        w[(w_len) % w_len] *= (-v9).tanh();
                    }
                }
                _ => {
                    let o13: Option<f64> = if w_len % 3 != 1 { Some(-v1) } else { None };
                }
            }
            (((n % 4) as f64) / (1.0 + ((n % 4) as f64) * ((n % 4) as f64))).exp() * v1.sin() + p[(2 * n + 1) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[3 % w.len()] - w[2 % w.len()];
            {
                v1 = 0.25;
                v1 = u;
            }
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = (w[w.len() - 1 - (n + n) % w.len()] / (1.0 + w[w.len() - 1 - (n + n) % w.len()] * w[w.len() - 1 - (n + n) % w.len()])).exp();
            let w_len: usize = w.len();
            let c2 = |u2_0: f64| u2_0 - p[n % 3];
            if n % 2 == 1 {
                w[(w_len) % w_len] /= ((n % 4) as f64).abs() + 0.5;
            }
            match w_len % 4 {
                0 if v1 <= v1 => {
                    for i3 in 1..w.len() {
                        w[i3] *= (w[i3 - 1] - w[i3]).cos();
                    }
                    let mut k5: usize = 0;
                    while (k5 < 0) && (p[0] > 1.5) {
                        k5 += 1;
                        {
                            let v1: f64 = w.iter().zip(w.iter()).enumerate().filter(|&(j6, (&e6, &z6))| z6 <= 1.0).map(|(j6, (&e6, &z6))| f64::log2(z6 * z6 + 1.25)).fold(p[3 - 1 - (2) % 3], |acc6, t6| 0.5 * acc6 + ALPHA * t6);
                            w[(k5) % w_len] = v1;
                        }
                    }
                }
                1 => {
                    let r8: Vec<f64> = p.iter().map(|&e7| { v1 }).collect();
                    let r8_len: usize = r8.len();
                }
                2 => {
                    let mut v9 = v1 + ((w_len % 4) as f64);
                    let mut k11: usize = 0;
                    loop {
                        if k11 >= 3 {
                            break;
                        }
                        k11 += 1;
                        let mut k12: usize = 2;
                        w[(w_len) % w_len] *= (-v9).tanh();
                    }
                }
                _ => {
                    let o13: Option<f64> = if w_len % 3 != 1 { Some(-v1) } else { None };
                }
            }
            (((n % 4) as f64) / (1.0 + ((n % 4) as f64) * ((n % 4) as f64))).exp() * v1.sin() + p[(2 * n + 1) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = w[3 % w.len()] - w[2 % w.len()];
            {
                v1 = lit(0.25);
                v1 = u;
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = (w[w.len() - 1 - (n + n) % w.len()] / (lit(1.0) + w[w.len() - 1 - (n + n) % w.len()] * w[w.len() - 1 - (n + n) % w.len()])).exp();
            let w_len: usize = w.len();
            let c2 = |u2_0: D| u2_0 - p[n % 3];
            if n % 2 == 1 {
                { let right = lit((n % 4) as f64).abs() + lit(0.5); w[(w_len) % w_len] /= right; }
            }
            match w_len % 4 {
                0 if v1 <= v1 => {
                    for i3 in 1..w.len() {
                        { let right = (w[i3 - 1] - w[i3]).cos(); w[i3] *= right; }
                    }
                    let mut k5: usize = 0;
                    while (k5 < 0) && (p[0] > lit(1.5)) {
                        k5 += 1;
                        {
                            let v1: D = w.iter().zip(w.iter()).enumerate().filter(|&(j6, (&e6, &z6))| z6 <= lit(1.0)).map(|(j6, (&e6, &z6))| D::log2(z6 * z6 + lit(1.25))).fold(p[3 - 1 - (2) % 3], |acc6, t6| lit(0.5) * acc6 + lit(ALPHA) * t6);
                            w[(k5) % w_len] = v1;
                        }
                    }
                }
                1 => {
                    let r8: Vec<D> = p.iter().map(|&e7| { v1 }).collect();
                    let r8_len: usize = r8.len();
                }
                2 => {
                    let mut v9 = v1 + lit((w_len % 4) as f64);
                    let mut k11: usize = 0;
                    loop {
                        if k11 >= 3 {
                            break;
                        }
                        k11 += 1;
                        let mut k12: usize = 2;
                        { let right = (-v9).tanh(); w[(w_len) % w_len] *= right; }
                    }
                }
                _ => {
                    let o13: Option<D> = if w_len % 3 != 1 { Some(-v1) } else { None };
                }
            }
            (lit((n % 4) as f64) / (lit(1.0) + lit((n % 4) as f64) * lit((n % 4) as f64))).exp() * v1.sin() + p[(2 * n + 1) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p114", false, |report| crate::check_program!(2, report));
    }
}

pub mod p115 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = if ((n % 4) as f64) < 0.75 {
                let v1 = p[(n + 1) % 3];
                p[1]
            } else { x };
            x -= x - 0.7;
            match n % 3 {
                0 => {
                    if x < 0.9 {
                        if x > 1.25 {
                            x += ALPHA.min(x);
                            let mut k3: usize = 0;
                            loop {
                                if k3 >= 5 {
                                    break;
                                }
                                k3 += 1;
                                let v4 = ALPHA.atan2(x.abs() + 1.25);
                            }
                        } else {
                            let c5 = move |u5_0: f64| u5_0 + x;
                            let mut k7: usize = 0;
                            'l6: loop {
                                if k7 >= 3 {
                                    break;
                                }
                                k7 += 1;
                                'l8: for e9 in p.iter_mut() {
                                    for _ in 0..5 {
                                        let mut v12 = x;
                                        let c13 = move |u13_0: f64| u13_0 - ALPHA.mul_add(u13_0, ((n % 4) as f64));
                                    }
                                }
                                x = (match k7 % 2 {
                                    0 if x > p[(n + n) % 3] => {
                                        let v14 = x;
                                        v14
                                    }
                                    _ => { x }
                                }).sin();
                            }
                        }
                    } else {
                        match n % 4 {
                            0 => {
                                p[(n + 1) % 3] /= x * x + 0.25;
                            }
                            1 => {
                                for i15 in 1..3 {
                                    p[i15] *= (p[i15 - 1] - p[i15]).cos();
                                }
                                match n % 2 {
                                    0 => {
                                        for i17 in 1..3 {
                                            for _ in 0..3 {
                                                'l20: for i21 in 1..n {
                                                    x /= x * x + 0.5;
                                                }
                                            }
                                        }
                                    }
                                    _ => {
                                        let mut k23: usize = 0;
                                        let mut v27: f64 = 'l22: loop {
                                            if k23 >= 4 {
                                                break (1..n).rev().take(k23 + k23).map(|i26| x).sum::<f64>();
                                            }
                                            k23 += 1;
                                            fn inner24(s: f64, t: f64) -> f64 {
                                                if t < t {
                                                    return t;
                                                }
                                                s
                                            }
                                            let v25 = inner24(-1.1, p[(k23 + 1) % 3]);
                                            {
                                                {
                                                    p[1] += 0.25 * v25;
                                                }
                                            }
                                        };
                                        let v28 = { x };
                                    }
                                }
                            }
                            2 => {
                                p[0] += p[(n + n) % 3].sin();
                            }
                            _ => {
                                if p[(n + n) % 3] > x {
                                    x += -0.125 + p[3 - 1 - (n + n) % 3];
                                } else {
                                    'l29: for i30 in 1..3 {
                                        let mut v31: f64 = x * x;
                                    }
                                    for i33 in 0..n {
                                        for (i35, e35) in p.iter().enumerate() {
                                            let mut k36: usize = 1;
                                            let mut r37 = vec![ALPHA, x, x * *e35, f64::max(*e35, ALPHA), ALPHA + x];
                                            let r37_len: usize = r37.len();
                                        }
                                    }
                                }
                            }
                        }
                        let r38 = vec![x; 5];
                        let r38_len: usize = r38.len();
                    }
                }
                1 => {
                    let mut v39 = x;
                }
                _ => {
                    for i41 in 0..=3 {
                        for (i43, e43) in p.iter().enumerate() {
                            x = p.iter().rev().sum::<f64>().sin();
                            let s45 = &p[1..];
                        }
                    }
                }
            }
            [ALPHA * x + x, 0.125_f64.copysign(ALPHA) * x + p[2]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = if ((n % 4) as f64) < 0.75 {
                let v1 = p[(n + 1) % 3];
                p[1]
            } else { x };
            x -= x - 0.7;
            match n % 3 {
                0 => {
                    if x < 0.9 {
                        if x > 1.25 {
                            x += ALPHA.min(x);
                            let mut k3: usize = 0;
                            loop {
                                if k3 >= 5 {
                                    break;
                                }
                                k3 += 1;
                                let v4 = ALPHA.atan2(x.abs() + 1.25);
                            }
                        } else {
                            let c5 = move |u5_0: f64| u5_0 + x;
                            let mut k7: usize = 0;
                            'l6: loop {
                                if k7 >= 3 {
                                    break;
                                }
                                k7 += 1;
                                'l8: for e9 in p.iter_mut() {
                                    for _ in 0..5 {
                                        let mut v12 = x;
                                        let c13 = move |u13_0: f64| u13_0 - ALPHA.mul_add(u13_0, ((n % 4) as f64));
                                    }
                                }
                                x = (match k7 % 2 {
                                    0 if x > p[(n + n) % 3] => {
                                        let v14 = x;
                                        v14
                                    }
                                    _ => { x }
                                }).sin();
                            }
                        }
                    } else {
                        match n % 4 {
                            0 => {
                                p[(n + 1) % 3] /= x * x + 0.25;
                            }
                            1 => {
                                for i15 in 1..3 {
                                    p[i15] *= (p[i15 - 1] - p[i15]).cos();
                                }
                                match n % 2 {
                                    0 => {
                                        for i17 in 1..3 {
                                            for _ in 0..3 {
                                                'l20: for i21 in 1..n {
                                                    x /= x * x + 0.5;
                                                }
                                            }
                                        }
                                    }
                                    _ => {
                                        let mut k23: usize = 0;
                                        let mut v27: f64 = 'l22: loop {
                                            if k23 >= 4 {
                                                break (1..n).rev().take(k23 + k23).map(|i26| x).sum::<f64>();
                                            }
                                            k23 += 1;
                                            fn inner24(s: f64, t: f64) -> f64 {
                                                if t < t {
                                                    return t;
                                                }
                                                s
                                            }
                                            let v25 = inner24(-1.1, p[(k23 + 1) % 3]);
                                            {
                                                {
                                                    p[1] += 0.25 * v25;
                                                }
                                            }
                                        };
                                        let v28 = { x };
                                    }
                                }
                            }
                            2 => {
                                p[0] += p[(n + n) % 3].sin();
                            }
                            _ => {
                                if p[(n + n) % 3] > x {
                                    x += -0.125 + p[3 - 1 - (n + n) % 3];
                                } else {
                                    'l29: for i30 in 1..3 {
                                        let mut v31: f64 = x * x;
                                    }
                                    for i33 in 0..n {
                                        for (i35, e35) in p.iter().enumerate() {
                                            let mut k36: usize = 1;
                                            let mut r37 = vec![ALPHA, x, x * *e35, f64::max(*e35, ALPHA), ALPHA + x];
                                            let r37_len: usize = r37.len();
                                        }
                                    }
                                }
                            }
                        }
                        let r38 = vec![x; 5];
                        let r38_len: usize = r38.len();
                    }
                }
                1 => {
                    let mut v39 = x;
                }
                _ => {
                    for i41 in 0..=3 {
                        for (i43, e43) in p.iter().enumerate() {
                            x = p.iter().rev().sum::<f64>().sin();
                            let s45 = &p[1..];
                        }
                    }
                }
            }
            [ALPHA * x + x, 0.125_f64.copysign(ALPHA) * x + p[2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x = if lit((n % 4) as f64) < lit(0.75) {
                let v1 = p[(n + 1) % 3];
                p[1]
            } else { x };
            { let right = x - lit(0.7); x -= right; }
            match n % 3 {
                0 => {
                    if x < lit(0.9) {
                        if x > lit(1.25) {
                            { let right = lit(ALPHA).min(x); x += right; }
                            let mut k3: usize = 0;
                            loop {
                                if k3 >= 5 {
                                    break;
                                }
                                k3 += 1;
                                let v4 = lit(ALPHA).atan2(x.abs() + lit(1.25));
                            }
                        } else {
                            let c5 = move |u5_0: D| u5_0 + x;
                            let mut k7: usize = 0;
                            'l6: loop {
                                if k7 >= 3 {
                                    break;
                                }
                                k7 += 1;
                                'l8: for e9 in p.iter_mut() {
                                    for _ in 0..5 {
                                        let mut v12 = x;
                                        let c13 = move |u13_0: D| u13_0 - lit(ALPHA).mul_add(u13_0, lit((n % 4) as f64));
                                    }
                                }
                                x = (match k7 % 2 {
                                    0 if x > p[(n + n) % 3] => {
                                        let v14 = x;
                                        v14
                                    }
                                    _ => { x }
                                }).sin();
                            }
                        }
                    } else {
                        match n % 4 {
                            0 => {
                                { let right = x * x + lit(0.25); p[(n + 1) % 3] /= right; }
                            }
                            1 => {
                                for i15 in 1..3 {
                                    { let right = (p[i15 - 1] - p[i15]).cos(); p[i15] *= right; }
                                }
                                match n % 2 {
                                    0 => {
                                        for i17 in 1..3 {
                                            for _ in 0..3 {
                                                'l20: for i21 in 1..n {
                                                    { let right = x * x + lit(0.5); x /= right; }
                                                }
                                            }
                                        }
                                    }
                                    _ => {
                                        let mut k23: usize = 0;
                                        let mut v27: D = 'l22: loop {
                                            if k23 >= 4 {
                                                break (1..n).rev().take(k23 + k23).map(|i26| x).sum::<D>();
                                            }
                                            k23 += 1;
                                            fn inner24(s: D, t: D) -> D {
                                                if t < t {
                                                    return t;
                                                }
                                                s
                                            }
                                            let v25 = inner24(lit(-1.1), p[(k23 + 1) % 3]);
                                            {
                                                {
                                                    { let right = lit(0.25) * v25; p[1] += right; }
                                                }
                                            }
                                        };
                                        let v28 = { x };
                                    }
                                }
                            }
                            2 => {
                                { let right = p[(n + n) % 3].sin(); p[0] += right; }
                            }
                            _ => {
                                if p[(n + n) % 3] > x {
                                    { let right = lit(-0.125) + p[3 - 1 - (n + n) % 3]; x += right; }
                                } else {
                                    'l29: for i30 in 1..3 {
                                        let mut v31: D = x * x;
                                    }
                                    for i33 in 0..n {
                                        for (i35, e35) in p.iter().enumerate() {
                                            let mut k36: usize = 1;
                                            let mut r37 = vec![lit(ALPHA), x, x * *e35, D::max(*e35, lit(ALPHA)), lit(ALPHA) + x];
                                            let r37_len: usize = r37.len();
                                        }
                                    }
                                }
                            }
                        }
                        let r38 = vec![x; 5];
                        let r38_len: usize = r38.len();
                    }
                }
                1 => {
                    let mut v39 = x;
                }
                _ => {
                    for i41 in 0..=3 {
                        for (i43, e43) in p.iter().enumerate() {
                            x = p.iter().rev().sum::<D>().sin();
                            let s45 = &p[1..];
                        }
                    }
                }
            }
            [lit(ALPHA) * x + x, lit(0.125).copysign(lit(ALPHA)) * x + p[2]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p115", false, |report| crate::check_program!(6, report));
    }
}

pub mod p116 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut u = v;
            let mut v1 = u + v;
            u -= 0.9 / (1.1 * 1.1 + 0.25);
            let v2: f64;
            if v1 > -0.7 {
                v2 = u;
            } else {
                v2 = v;
            }
            if v2 > 0.3 {
                for i4 in 0..4 {
                    let mut k6: usize = 0;
                    'l5: while (k6 < 5) && (((i4 % 4) as f64) >= v1) {
                        k6 += 1;
                        let (mut v7, v8) = (v2 * u, v2 + v1);
                        for i10 in 0..k6 {
                            let mut v11 = -((k6 % 4) as f64);
                            fn inner12(s: f64, t: f64) -> f64 {
                                if (t <= s) || (s > t) {
                                    return t;
                                }
                                s + s
                            }
                            let v13 = inner12(v7.powi((k6 % 4) as i32), v7);
                        }
                    }
                    u += 0.25 * (v1 * u);
                }
            } else {
                u = u * 0.5 + v1;
            }
            v1 * u * v2 - v1.sin() + u
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 2.0 * q[0];
            let mut v3 = q.iter().enumerate().map(|(j2, &e2)| if e2 >= 0.125 { v1 } else { e2 }).sum::<f64>();
            let mut r4: Vec<f64> = vec![{ 1.25 }; n % 5 + 1];
            let r4_len: usize = r4.len();
            let mut v5 = h0(v1, q[r4_len % 4]);
            if !(a[(n + 1) % a.len()] <= -0.3) {
                return v3 * ((r4_len % 4) as f64);
            }
            let v6: f64 = 1.5;
            r4.fill(v6);
            for &e8 in q {
                v1 -= 0.25 * (v5 - v5);
                const GAMMA_9: f64 = 0.7;
                v3 = (v3 * 0.5 + (1.25 + r4[0])) * GAMMA_9;
            }
            let v10: f64 = b[(r4_len + n) % b.len()];
            ((match n % 3 {
                0 => {
                    let v11: f64 = v10;
                    v10
                }
                1 | 6 => { v5 }
                _ => {
                    let v1 = v5;
                    b[0]
                }
            }) - v5.sin()) * v3 + v1 + a[(r4_len + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut u = v;
            let mut v1 = u + v;
            u -= 0.9 / (1.1 * 1.1 + 0.25);
            let v2: f64;
            if v1 > -0.7 {
                v2 = u;
            } else {
                v2 = v;
            }
            if v2 > 0.3 {
                for i4 in 0..4 {
                    let mut k6: usize = 0;
                    'l5: while (k6 < 5) && (((i4 % 4) as f64) >= v1) {
                        k6 += 1;
                        let (mut v7, v8) = (v2 * u, v2 + v1);
                        for i10 in 0..k6 {
                            let mut v11 = -((k6 % 4) as f64);
                            fn inner12(s: f64, t: f64) -> f64 {
                                if (t <= s) || (s > t) {
                                    return t;
                                }
                                s + s
                            }
                            let v13 = inner12(v7.powi((k6 % 4) as i32), v7);
                        }
                    }
                    u += 0.25 * (v1 * u);
                }
            } else {
                u = u * 0.5 + v1;
            }
            v1 * u * v2 - v1.sin() + u
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 2.0 * q[0];
            let mut v3 = q.iter().enumerate().map(|(j2, &e2)| if e2 >= 0.125 { v1 } else { e2 }).sum::<f64>();
            let mut r4: Vec<f64> = vec![{ 1.25 }; n % 5 + 1];
            let r4_len: usize = r4.len();
            let mut v5 = h0(v1, q[r4_len % 4]);
            if !(a[(n + 1) % a.len()] <= -0.3) {
                return v3 * ((r4_len % 4) as f64);
            }
            let v6: f64 = 1.5;
            r4.fill(v6);
            for &e8 in q {
                v1 -= 0.25 * (v5 - v5);
                const GAMMA_9: f64 = 0.7;
                v3 = (v3 * 0.5 + (1.25 + r4[0])) * GAMMA_9;
            }
            let v10: f64 = b[(r4_len + n) % b.len()];
            ((match n % 3 {
                0 => {
                    let v11: f64 = v10;
                    v10
                }
                1 | 6 => { v5 }
                _ => {
                    let v1 = v5;
                    b[0]
                }
            }) - v5.sin()) * v3 + v1 + a[(r4_len + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut u = v;
            let mut v1 = u + v;
            { let right = lit(0.9) / (lit(1.1) * lit(1.1) + lit(0.25)); u -= right; }
            let v2: D;
            if v1 > lit(-0.7) {
                v2 = u;
            } else {
                v2 = v;
            }
            if v2 > lit(0.3) {
                for i4 in 0..4 {
                    let mut k6: usize = 0;
                    'l5: while (k6 < 5) && (lit((i4 % 4) as f64) >= v1) {
                        k6 += 1;
                        let (mut v7, v8) = (v2 * u, v2 + v1);
                        for i10 in 0..k6 {
                            let mut v11 = -lit((k6 % 4) as f64);
                            fn inner12(s: D, t: D) -> D {
                                if (t <= s) || (s > t) {
                                    return t;
                                }
                                s + s
                            }
                            let v13 = inner12(v7.powi((k6 % 4) as i32), v7);
                        }
                    }
                    { let right = lit(0.25) * (v1 * u); u += right; }
                }
            } else {
                u = u * lit(0.5) + v1;
            }
            v1 * u * v2 - v1.sin() + u
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(2.0) * q[0];
            let mut v3 = q.iter().enumerate().map(|(j2, &e2)| if e2 >= lit(0.125) { v1 } else { e2 }).sum::<D>();
            let mut r4: Vec<D> = vec![{ lit(1.25) }; n % 5 + 1];
            let r4_len: usize = r4.len();
            let mut v5 = h0(v1, q[r4_len % 4]);
            if !(a[(n + 1) % a.len()] <= lit(-0.3)) {
                return v3 * lit((r4_len % 4) as f64);
            }
            let v6: D = lit(1.5);
            r4.fill(v6);
            for &e8 in q {
                { let right = lit(0.25) * (v5 - v5); v1 -= right; }
                const GAMMA_9: f64 = 0.7;
                v3 = (v3 * lit(0.5) + (lit(1.25) + r4[0])) * lit(GAMMA_9);
            }
            let v10: D = b[(r4_len + n) % b.len()];
            ((match n % 3 {
                0 => {
                    let v11: D = v10;
                    v10
                }
                1 | 6 => { v5 }
                _ => {
                    let v1 = v5;
                    b[0]
                }
            }) - v5.sin()) * v3 + v1 + a[(r4_len + n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p116", false, |report| crate::check_program!(5, report));
    }
}

pub mod p117 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = x - 0.7;
            let mut v2 = x + v1;
            let mut r3 = [y + v1, y + x, -1.0_f64, -x];
            v2 -= y;
            for i5 in 1..n {
                fn inner6(s: f64, t: f64) -> f64 {
                    if !(s > 1.1) {
                        return t * s;
                    }
                    s
                }
                let y = inner6(y.rem_euclid(2.25), y - ALPHA);
            }
            match n % 4 {
                0 => {
                    for i8 in 0..4 {
                        r3[3] /= v1.abs() + 1.25;
                    }
                    let v10: f64 = r3.iter().enumerate().map(|(j9, &e9)| v1).sum::<f64>();
                }
                1 => {
                    let mut k12: usize = 0;
                    while k12 < 6 {
                        k12 += 1;
                        r3[(n + k12) % 4] += 0.25 * (y * ALPHA);
                        v1 += 0.25 * -v1;
                    }
                    let c13 = move |u13_0: f64, u13_1: f64| u13_0 + r3[0];
                }
                2 => {
                    let mut o14: Option<f64> = if r3[4 - 1 - (n) % 4] < 1.0 { Some(y) } else { None };
                }
                _ => {
                    let o15: Option<f64> = if x < 0.3 { Some({ v1 }) } else { None };
                    let mut v16 = (r3[3] as i64 as f64);
                }
            }
            r3[n % 4] + x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = x - 0.7;
            let mut v2 = x + v1;
            let mut r3 = [y + v1, y + x, -1.0_f64, -x];
            v2 -= y;
            for i5 in 1..n {
                fn inner6(s: f64, t: f64) -> f64 {
                    if !(s > 1.1) {
                        return t * s;
                    }
                    s
                }
                let y = inner6(y.rem_euclid(2.25), y - ALPHA);
            }
            match n % 4 {
                0 => {
                    for i8 in 0..4 {
                        r3[3] /= v1.abs() + 1.25;
                    }
                    let v10: f64 = r3.iter().enumerate().map(|(j9, &e9)| v1).sum::<f64>();
                }
                1 => {
                    let mut k12: usize = 0;
                    while k12 < 6 {
                        k12 += 1;
                        r3[(n + k12) % 4] += 0.25 * (y * ALPHA);
                        v1 += 0.25 * -v1;
                    }
                    let c13 = move |u13_0: f64, u13_1: f64| u13_0 + r3[0];
                }
                2 => {
                    let mut o14: Option<f64> = if r3[4 - 1 - (n) % 4] < 1.0 { Some(y) } else { None };
                }
                _ => {
                    let o15: Option<f64> = if x < 0.3 { Some({ v1 }) } else { None };
                    let mut v16 = (r3[3] as i64 as f64);
                }
            }
            r3[n % 4] + x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = x - lit(0.7);
            let mut v2 = x + v1;
            let mut r3 = [y + v1, y + x, lit(-1.0), -x];
            { let right = y; v2 -= right; }
            for i5 in 1..n {
                fn inner6(s: D, t: D) -> D {
                    if !(s > lit(1.1)) {
                        return t * s;
                    }
                    s
                }
                let y = inner6(y.rem_euclid(lit(2.25)), y - lit(ALPHA));
            }
            match n % 4 {
                0 => {
                    for i8 in 0..4 {
                        { let right = v1.abs() + lit(1.25); r3[3] /= right; }
                    }
                    let v10: D = r3.iter().enumerate().map(|(j9, &e9)| v1).sum::<D>();
                }
                1 => {
                    let mut k12: usize = 0;
                    while k12 < 6 {
                        k12 += 1;
                        { let right = lit(0.25) * (y * lit(ALPHA)); r3[(n + k12) % 4] += right; }
                        { let right = lit(0.25) * -v1; v1 += right; }
                    }
                    let c13 = move |u13_0: D, u13_1: D| u13_0 + r3[0];
                }
                2 => {
                    let mut o14: Option<D> = if r3[4 - 1 - (n) % 4] < lit(1.0) { Some(y) } else { None };
                }
                _ => {
                    let o15: Option<D> = if x < lit(0.3) { Some({ v1 }) } else { None };
                    let mut v16 = lit(r3[3].value() as i64 as f64);
                }
            }
            r3[n % 4] + x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p117", false, |report| crate::check_program!(0, report));
    }
}

pub mod p118 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -0.125;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u;
            let mut r3 = [u, 0.3 * a[0], if a[(2 * k + 0) % a.len()] > 0.9 { u } else {
                v1 = v1 * 0.5 + a.iter().skip(1).map(|&e2| a[a.len() - 1 - (4) % a.len()] + v1).fold(v1, |acc2, t2| 0.5 * acc2 + -2.0 * t2);
                0.75
            }];
            r3[3 - 1 - (k) % 3] /= 0.5 * 0.5 + 0.5;
            if !(u > 0.75) {
                return v1;
            }
            for i5 in 1..k {
                if !(((i5 % 4) as f64) <= -1.1) {
                    const GAMMA_6: f64 = 0.25;
                    v1 = (v1 * 0.5 + (a[(2 * i5 + 1) % a.len()] - BETA)) * GAMMA_6;
                    if ((i5 % 4) as f64) > -0.7 {
                        let v7: f64 = u + r3[0];
                        let mut k8: usize = 0;
                    } else {
                        let v9: f64 = u * v1;
                    }
                }
                let mut r10: [f64; 4] = [r3[(i5 + 1) % 3], BETA * u, if u > 1.0 { a[(i5 + i5) % a.len()] } else { 1.0 }, BETA - a[k % a.len()]];
            }
            ({
                let v11: f64 = v1;
                u
            }) + u.sin() + a[0]
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[(2 * n + 0) % a.len()];
            let mut r2 = [v1; 4];
            let mut m3: [[f64; 3]; 3] = [[((n % 4) as f64), v1, r2[2]], [r2[n % 4], ((n % 4) as f64), v1], [BETA, -0.7, a[a.len() - 1 - (n) % a.len()]]];
            let v4: f64 = if n % 3 == 1 { ((n % 4) as f64) } else { x };
            const GAMMA_5: f64 = 2.0;
            v1 += ({ ((n % 4) as f64) }) * GAMMA_5;
            'l6: for i7 in 1..n % 4 {
                for i9 in 0..n % 4 {
                    x += 0.25 * h0(&r2, v4, (2 * i7 + 1) % 4);
                    'l10: for i11 in 1..i7 % 4 {
                        const GAMMA_12: f64 = 1.25;
                        v1 /= (m3[0][0] * m3[0][0] + 1.25) * GAMMA_12;
                    }
                }
            }
            (r2[1] + m3[(n + 1) % 3][1] + v4.sin() + v1 - x.sin() + r2[1 % 4] + a[(n + 1) % a.len()], (v4 * m3[1][2] + v4) * v1 * x)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -0.125;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u;
            let mut r3 = [u, 0.3 * a[0], if a[(2 * k + 0) % a.len()] > 0.9 { u } else {
                v1 = v1 * 0.5 + a.iter().skip(1).map(|&e2| a[a.len() - 1 - (4) % a.len()] + v1).fold(v1, |acc2, t2| 0.5 * acc2 + -2.0 * t2);
                0.75
            }];
            r3[3 - 1 - (k) % 3] /= 0.5 * 0.5 + 0.5;
            if !(u > 0.75) {
                return v1;
            }
            for i5 in 1..k {
                if !(((i5 % 4) as f64) <= -1.1) {
                    const GAMMA_6: f64 = 0.25;
                    v1 = (v1 * 0.5 + (a[(2 * i5 + 1) % a.len()] - BETA)) * GAMMA_6;
                    if ((i5 % 4) as f64) > -0.7 {
                        let v7: f64 = u + r3[0];
                        let mut k8: usize = 0;
                    } else {
                        let v9: f64 = u * v1;
                    }
                }
                let mut r10: [f64; 4] = [r3[(i5 + 1) % 3], BETA * u, if u > 1.0 { a[(i5 + i5) % a.len()] } else { 1.0 }, BETA - a[k % a.len()]];
            }
            ({
                let v11: f64 = v1;
                u
            }) + u.sin() + a[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[(2 * n + 0) % a.len()];
            let mut r2 = [v1; 4];
            let mut m3: [[f64; 3]; 3] = [[((n % 4) as f64), v1, r2[2]], [r2[n % 4], ((n % 4) as f64), v1], [BETA, -0.7, a[a.len() - 1 - (n) % a.len()]]];
            let v4: f64 = if n % 3 == 1 { ((n % 4) as f64) } else { x };
            const GAMMA_5: f64 = 2.0;
            v1 += ({ ((n % 4) as f64) }) * GAMMA_5;
            'l6: for i7 in 1..n % 4 {
                for i9 in 0..n % 4 {
                    x += 0.25 * h0(&r2, v4, (2 * i7 + 1) % 4);
                    'l10: for i11 in 1..i7 % 4 {
                        const GAMMA_12: f64 = 1.25;
                        v1 /= (m3[0][0] * m3[0][0] + 1.25) * GAMMA_12;
                    }
                }
            }
            (r2[1] + m3[(n + 1) % 3][1] + v4.sin() + v1 - x.sin() + r2[1 % 4] + a[(n + 1) % a.len()], (v4 * m3[1][2] + v4) * v1 * x)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.125;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u;
            let mut r3 = [u, lit(0.3) * a[0], if a[(2 * k + 0) % a.len()] > lit(0.9) { u } else {
                v1 = v1 * lit(0.5) + a.iter().skip(1).map(|&e2| a[a.len() - 1 - (4) % a.len()] + v1).fold(v1, |acc2, t2| lit(0.5) * acc2 + lit(-2.0) * t2);
                lit(0.75)
            }];
            { let right = lit(0.5) * lit(0.5) + lit(0.5); r3[3 - 1 - (k) % 3] /= right; }
            if !(u > lit(0.75)) {
                return v1;
            }
            for i5 in 1..k {
                if !(lit((i5 % 4) as f64) <= lit(-1.1)) {
                    const GAMMA_6: f64 = 0.25;
                    v1 = (v1 * lit(0.5) + (a[(2 * i5 + 1) % a.len()] - lit(BETA))) * lit(GAMMA_6);
                    if lit((i5 % 4) as f64) > lit(-0.7) {
                        let v7: D = u + r3[0];
                        let mut k8: usize = 0;
                    } else {
                        let v9: D = u * v1;
                    }
                }
                let mut r10: [D; 4] = [r3[(i5 + 1) % 3], lit(BETA) * u, if u > lit(1.0) { a[(i5 + i5) % a.len()] } else { lit(1.0) }, lit(BETA) - a[k % a.len()]];
            }
            ({
                let v11: D = v1;
                u
            }) + u.sin() + a[0]
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = a[(2 * n + 0) % a.len()];
            let mut r2 = [v1; 4];
            let mut m3: [[D; 3]; 3] = [[lit((n % 4) as f64), v1, r2[2]], [r2[n % 4], lit((n % 4) as f64), v1], [lit(BETA), lit(-0.7), a[a.len() - 1 - (n) % a.len()]]];
            let v4: D = if n % 3 == 1 { lit((n % 4) as f64) } else { x };
            const GAMMA_5: f64 = 2.0;
            { let right = ({ lit((n % 4) as f64) }) * lit(GAMMA_5); v1 += right; }
            'l6: for i7 in 1..n % 4 {
                for i9 in 0..n % 4 {
                    { let right = lit(0.25) * h0(&r2, v4, (2 * i7 + 1) % 4); x += right; }
                    'l10: for i11 in 1..i7 % 4 {
                        const GAMMA_12: f64 = 1.25;
                        { let right = (m3[0][0] * m3[0][0] + lit(1.25)) * lit(GAMMA_12); v1 /= right; }
                    }
                }
            }
            (r2[1] + m3[(n + 1) % 3][1] + v4.sin() + v1 - x.sin() + r2[1 % 4] + a[(n + 1) % a.len()], (v4 * m3[1][2] + v4) * v1 * x)
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p118", false, |report| crate::check_program!(3, report));
    }
}

pub mod p119 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = BETA;
            let mut r2: Vec<f64> = vec![BETA * v1, v1 - v1, v1, v1, b[b.len() - 1 - (4) % b.len()] * v1];
            let r2_len: usize = r2.len();
            if v1 >= v1 {
                if v1 >= 0.25 {
                } else {
                    r2[(r2_len + 1) % r2_len] *= (if b[0] < 0.125 { BETA } else { ((r2_len % 4) as f64) }).cos();
                }
                let mut k4: usize = 0;
                'l3: loop {
                    if k4 >= 3 {
                        break;
                    }
                    k4 += 1;
                    let o5: Option<f64> = if (r2[0] >= b[0]) && (b[1 % b.len()] > v1) { Some(BETA + v1) } else { None };
                }
            } else {
                for &e7 in b {
                    let v8: f64 = BETA;
                    v1 /= a[0] * a[0] + 0.5;
                }
            }
            v1.powi((r2_len % 4) as i32) + v1.sin() + r2[0] + b[b.len() - 1 - (2 * r2_len + 2) % b.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x % 1.75;
            let mut v2 = { a[(n + 1) % a.len()] };
            let mut r4 = vec![a.iter().rev().take(n).map(|&e3| v1).fold(x, |acc3, t3| 0.5 * acc3 + t3 * t3); n % 5 + 1];
            let r4_len: usize = r4.len();
            if v1 > x {
                v1 -= BETA - BETA;
                return a.iter().map(|&e5| v2 * v1).sum::<f64>();
            }
            let mut k7: usize = 0;
            let mut v14: f64 = loop {
                if k7 >= 5 {
                    break x;
                }
                k7 += 1;
                fn inner8(s: f64, t: f64) -> f64 {
                    if s >= -0.5 {
                        return (1..1).skip(0).map(|i9| s).sum::<f64>();
                    }
                    t * s
                }
                let v10 = inner8(x, r4[r4.len() - 1 - (k7 + 1) % r4.len()] + BETA);
                fn inner11(s: f64, t: f64) -> f64 {
                    if 1.0_f64 <= t {
                        return t;
                    }
                    -0.75
                }
                let v13 = inner11((0..n).skip(1).map(|i12| x * v10).sum::<f64>(), v10 * x);
            };
            'l15: for (i16, e16) in r4.iter().enumerate() {
            }
            let mut k18: usize = 0;
            let v20: f64 = 'l17: loop {
                if k18 >= 6 {
                    break -v1;
                }
                k18 += 1;
                const GAMMA_19: f64 = -0.25;
                r4[0] = (r4[0] * 0.5 + v14) * GAMMA_19;
            };
            const GAMMA_21: f64 = 0.25;
            v1 = (v1 * 0.5 + (match n % 3 {
                0 => {
                    let v22 = r4[0];
                    r4[n % r4.len()]
                }
                1 => { v2 }
                _ => {
                    let v23 = r4[(2 * k7 + 2) % r4.len()];
                    r4[(k7 + 1) % r4.len()]
                }
            })) * GAMMA_21;
            (match n % 4 {
                0 if a[k7 % a.len()] < ((n % 4) as f64) => { a[0] }
                1 => {
                    let v24: f64 = v2;
                    v24
                }
                2 => { BETA }
                _ => { r4[r4.len() - 1 - (2 * r4_len + 1) % r4.len()] }
            }) + v20 + v14 + a[a.len() - 1 - (k18) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = BETA;
            let mut r2: Vec<f64> = vec![BETA * v1, v1 - v1, v1, v1, b[b.len() - 1 - (4) % b.len()] * v1];
            let r2_len: usize = r2.len();
            if v1 >= v1 {
                if v1 >= 0.25 {
                } else {
                    r2[(r2_len + 1) % r2_len] *= (if b[0] < 0.125 { BETA } else { ((r2_len % 4) as f64) }).cos();
                }
                let mut k4: usize = 0;
                'l3: loop {
                    if k4 >= 3 {
                        break;
                    }
                    k4 += 1;
                    let o5: Option<f64> = if (r2[0] >= b[0]) && (b[1 % b.len()] > v1) { Some(BETA + v1) } else { None };
                }
            } else {
                for &e7 in b {
                    let v8: f64 = BETA;
                    v1 /= a[0] * a[0] + 0.5;
                }
            }
            v1.powi((r2_len % 4) as i32) + v1.sin() + r2[0] + b[b.len() - 1 - (2 * r2_len + 2) % b.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x % 1.75;
            let mut v2 = { a[(n + 1) % a.len()] };
            let mut r4 = vec![a.iter().rev().take(n).map(|&e3| v1).fold(x, |acc3, t3| 0.5 * acc3 + t3 * t3); n % 5 + 1];
            let r4_len: usize = r4.len();
            if v1 > x {
                v1 -= BETA - BETA;
                return a.iter().map(|&e5| v2 * v1).sum::<f64>();
            }
            let mut k7: usize = 0;
            let mut v14: f64 = loop {
                if k7 >= 5 {
                    break x;
                }
                k7 += 1;
                fn inner8(s: f64, t: f64) -> f64 {
                    if s >= -0.5 {
                        return (1..1).skip(0).map(|i9| s).sum::<f64>();
                    }
                    t * s
                }
                let v10 = inner8(x, r4[r4.len() - 1 - (k7 + 1) % r4.len()] + BETA);
                fn inner11(s: f64, t: f64) -> f64 {
                    if 1.0_f64 <= t {
                        return t;
                    }
                    -0.75
                }
                let v13 = inner11((0..n).skip(1).map(|i12| x * v10).sum::<f64>(), v10 * x);
            };
            'l15: for (i16, e16) in r4.iter().enumerate() {
            }
            let mut k18: usize = 0;
            let v20: f64 = 'l17: loop {
                if k18 >= 6 {
                    break -v1;
                }
                k18 += 1;
                const GAMMA_19: f64 = -0.25;
                r4[0] = (r4[0] * 0.5 + v14) * GAMMA_19;
            };
            const GAMMA_21: f64 = 0.25;
            v1 = (v1 * 0.5 + (match n % 3 {
                0 => {
                    let v22 = r4[0];
                    r4[n % r4.len()]
                }
                1 => { v2 }
                _ => {
                    let v23 = r4[(2 * k7 + 2) % r4.len()];
                    r4[(k7 + 1) % r4.len()]
                }
            })) * GAMMA_21;
            (match n % 4 {
                0 if a[k7 % a.len()] < ((n % 4) as f64) => { a[0] }
                1 => {
                    let v24: f64 = v2;
                    v24
                }
                2 => { BETA }
                _ => { r4[r4.len() - 1 - (2 * r4_len + 1) % r4.len()] }
            }) + v20 + v14 + a[a.len() - 1 - (k18) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(BETA);
            let mut r2: Vec<D> = vec![lit(BETA) * v1, v1 - v1, v1, v1, b[b.len() - 1 - (4) % b.len()] * v1];
            let r2_len: usize = r2.len();
            if v1 >= v1 {
                if v1 >= lit(0.25) {
                } else {
                    { let right = (if b[0] < lit(0.125) { lit(BETA) } else { lit((r2_len % 4) as f64) }).cos(); r2[(r2_len + 1) % r2_len] *= right; }
                }
                let mut k4: usize = 0;
                'l3: loop {
                    if k4 >= 3 {
                        break;
                    }
                    k4 += 1;
                    let o5: Option<D> = if (r2[0] >= b[0]) && (b[1 % b.len()] > v1) { Some(lit(BETA) + v1) } else { None };
                }
            } else {
                for &e7 in b {
                    let v8: D = lit(BETA);
                    { let right = a[0] * a[0] + lit(0.5); v1 /= right; }
                }
            }
            v1.powi((r2_len % 4) as i32) + v1.sin() + r2[0] + b[b.len() - 1 - (2 * r2_len + 2) % b.len()]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x % lit(1.75);
            let mut v2 = { a[(n + 1) % a.len()] };
            let mut r4 = vec![a.iter().rev().take(n).map(|&e3| v1).fold(x, |acc3, t3| lit(0.5) * acc3 + t3 * t3); n % 5 + 1];
            let r4_len: usize = r4.len();
            if v1 > x {
                { let right = lit(BETA) - lit(BETA); v1 -= right; }
                return a.iter().map(|&e5| v2 * v1).sum::<D>();
            }
            let mut k7: usize = 0;
            let mut v14: D = loop {
                if k7 >= 5 {
                    break x;
                }
                k7 += 1;
                fn inner8(s: D, t: D) -> D {
                    if s >= lit(-0.5) {
                        return (1..1).skip(0).map(|i9| s).sum::<D>();
                    }
                    t * s
                }
                let v10 = inner8(x, r4[r4.len() - 1 - (k7 + 1) % r4.len()] + lit(BETA));
                fn inner11(s: D, t: D) -> D {
                    if lit(1.0) <= t {
                        return t;
                    }
                    -lit(0.75)
                }
                let v13 = inner11((0..n).skip(1).map(|i12| x * v10).sum::<D>(), v10 * x);
            };
            'l15: for (i16, e16) in r4.iter().enumerate() {
            }
            let mut k18: usize = 0;
            let v20: D = 'l17: loop {
                if k18 >= 6 {
                    break -v1;
                }
                k18 += 1;
                const GAMMA_19: f64 = -0.25;
                r4[0] = (r4[0] * lit(0.5) + v14) * lit(GAMMA_19);
            };
            const GAMMA_21: f64 = 0.25;
            v1 = (v1 * lit(0.5) + (match n % 3 {
                0 => {
                    let v22 = r4[0];
                    r4[n % r4.len()]
                }
                1 => { v2 }
                _ => {
                    let v23 = r4[(2 * k7 + 2) % r4.len()];
                    r4[(k7 + 1) % r4.len()]
                }
            })) * lit(GAMMA_21);
            (match n % 4 {
                0 if a[k7 % a.len()] < lit((n % 4) as f64) => { a[0] }
                1 => {
                    let v24: D = v2;
                    v24
                }
                2 => { lit(BETA) }
                _ => { r4[r4.len() - 1 - (2 * r4_len + 1) % r4.len()] }
            }) + v20 + v14 + a[a.len() - 1 - (k18) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p119", false, |report| crate::check_program!(1, report));
    }
}

pub mod p120 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = (p[2].abs() + 0.25).sqrt();
            let m2: [[f64; 3]; 3] = [[0.125_f64, p[3 - 1 - (1) % 3], p[(n + n) % 3]], [x, x, 1.1], [p[3 - 1 - (3) % 3], 1.1, x]];
            v1 *= (v1 * x).sin();
            let mut k4: usize = 0;
            let v7: f64 = loop {
                if k4 >= 0 {
                    break v1;
                }
                k4 += 1;
                let o5: Option<f64> = if ((n % 4) as f64) >= p[2] { Some(v1) } else { None };
                let mut v6 = v1.max(p[3 - 1 - (4) % 3]);
            };
            {
                p[(k4 + n) % 3] -= x;
                let mut v8 = p[1];
            }
            [p.iter().map(|&e9| 1.0 + 0.25 * (p[3 - 1 - (n + n) % 3] / (p[3 - 1 - (n) % 3].abs() + 0.25)).sin()).product::<f64>() * v7.sin() + p[0], p[0] * v7 + v1 - x.sin() + p[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = (p[2].abs() + 0.25).sqrt();
            let m2: [[f64; 3]; 3] = [[0.125_f64, p[3 - 1 - (1) % 3], p[(n + n) % 3]], [x, x, 1.1], [p[3 - 1 - (3) % 3], 1.1, x]];
            v1 *= (v1 * x).sin();
            let mut k4: usize = 0;
            let v7: f64 = loop {
                if k4 >= 0 {
                    break v1;
                }
                k4 += 1;
                let o5: Option<f64> = if ((n % 4) as f64) >= p[2] { Some(v1) } else { None };
                let mut v6 = v1.max(p[3 - 1 - (4) % 3]);
            };
            {
                p[(k4 + n) % 3] -= x;
                let mut v8 = p[1];
            }
            [p.iter().map(|&e9| 1.0 + 0.25 * (p[3 - 1 - (n + n) % 3] / (p[3 - 1 - (n) % 3].abs() + 0.25)).sin()).product::<f64>() * v7.sin() + p[0], p[0] * v7 + v1 - x.sin() + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = (p[2].abs() + lit(0.25)).sqrt();
            let m2: [[D; 3]; 3] = [[lit(0.125), p[3 - 1 - (1) % 3], p[(n + n) % 3]], [x, x, lit(1.1)], [p[3 - 1 - (3) % 3], lit(1.1), x]];
            { let right = (v1 * x).sin(); v1 *= right; }
            let mut k4: usize = 0;
            let v7: D = loop {
                if k4 >= 0 {
                    break v1;
                }
                k4 += 1;
                let o5: Option<D> = if lit((n % 4) as f64) >= p[2] { Some(v1) } else { None };
                let mut v6 = v1.max(p[3 - 1 - (4) % 3]);
            };
            {
                { let right = x; p[(k4 + n) % 3] -= right; }
                let mut v8 = p[1];
            }
            [p.iter().map(|&e9| lit(1.0) + lit(0.25) * (p[3 - 1 - (n + n) % 3] / (p[3 - 1 - (n) % 3].abs() + lit(0.25))).sin()).product::<D>() * v7.sin() + p[0], p[0] * v7 + v1 - x.sin() + p[0]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p120", false, |report| crate::check_program!(6, report));
    }
}

pub mod p121 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let mut v3 = {
                let v2 = u;
                v1
            };
            for (i5, e5) in a.iter().enumerate() {
                if *e5 < 2.0 {
                    v3 -= 0.25 * ((k % 4) as f64);
                    break;
                }
            }
            {
                for e7 in a.iter() {
                    'l8: for &e9 in a {
                    }
                }
            }
            (u + a[(k + k) % a.len()]) * v3 - v1
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x + w[0];
            let mut v2 = x;
            let mut m3: [[f64; 3]; 3] = [[v1, v2, w[4 % w.len()]], [x, ((n % 4) as f64), v1], [((n % 4) as f64), x, ((n % 4) as f64)]];
            let mut k5: usize = 0;
            loop {
                if k5 >= 5 {
                    break;
                }
                k5 += 1;
                for i7 in (0..w.len()).rev() {
                    m3[(4) % 3][1] = v1 / (1.0 + v1 * v1);
                }
                w[0] *= (x * v1).sin();
            }
            const GAMMA_8: f64 = 2.0;
            m3[1][0] /= (w[w.len() - 1 - (1) % w.len()].abs() + 0.5) * GAMMA_8;
            v2 + v1.sin() + x.sin() + w[w.len() - 1 - (k5) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let mut v3 = {
                let v2 = u;
                v1
            };
            for (i5, e5) in a.iter().enumerate() {
                if *e5 < 2.0 {
                    v3 -= 0.25 * ((k % 4) as f64);
                    break;
                }
            }
            {
                for e7 in a.iter() {
                    'l8: for &e9 in a {
                    }
                }
            }
            (u + a[(k + k) % a.len()]) * v3 - v1
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x + w[0];
            let mut v2 = x;
            let mut m3: [[f64; 3]; 3] = [[v1, v2, w[4 % w.len()]], [x, ((n % 4) as f64), v1], [((n % 4) as f64), x, ((n % 4) as f64)]];
            let mut k5: usize = 0;
            loop {
                if k5 >= 5 {
                    break;
                }
                k5 += 1;
                for i7 in (0..w.len()).rev() {
                    m3[(4) % 3][1] = v1 / (1.0 + v1 * v1);
                }
                w[0] *= (x * v1).sin();
            }
            const GAMMA_8: f64 = 2.0;
            m3[1][0] /= (w[w.len() - 1 - (1) % w.len()].abs() + 0.5) * GAMMA_8;
            v2 + v1.sin() + x.sin() + w[w.len() - 1 - (k5) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u * u;
            let mut v3 = {
                let v2 = u;
                v1
            };
            for (i5, e5) in a.iter().enumerate() {
                if *e5 < lit(2.0) {
                    { let right = lit(0.25) * lit((k % 4) as f64); v3 -= right; }
                    break;
                }
            }
            {
                for e7 in a.iter() {
                    'l8: for &e9 in a {
                    }
                }
            }
            (u + a[(k + k) % a.len()]) * v3 - v1
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = x + w[0];
            let mut v2 = x;
            let mut m3: [[D; 3]; 3] = [[v1, v2, w[4 % w.len()]], [x, lit((n % 4) as f64), v1], [lit((n % 4) as f64), x, lit((n % 4) as f64)]];
            let mut k5: usize = 0;
            loop {
                if k5 >= 5 {
                    break;
                }
                k5 += 1;
                for i7 in (0..w.len()).rev() {
                    m3[(4) % 3][1] = v1 / (lit(1.0) + v1 * v1);
                }
                { let right = (x * v1).sin(); w[0] *= right; }
            }
            const GAMMA_8: f64 = 2.0;
            { let right = (w[w.len() - 1 - (1) % w.len()].abs() + lit(0.5)) * lit(GAMMA_8); m3[1][0] /= right; }
            v2 + v1.sin() + x.sin() + w[w.len() - 1 - (k5) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p121", false, |report| crate::check_program!(4, report));
    }
}

pub mod p122 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1: f64 = { u };
            let mut v2 = p[1].sin();
            let mut r3 = [if v1 <= 0.7 { v1 } else { u }, u, v1];
            let c4 = move |u4_0: f64, u4_1: f64| u4_0 + (u4_1.abs() + 0.25).log(2.5);
            let mut k6: usize = 0;
            let mut v1: f64 = 'l5: loop {
                if k6 >= 3 {
                    break p.iter().zip(p.iter()).map(|(&e13, &z13)| 1.0 + 0.25 * ({ v2 }).sin()).product::<f64>();
                }
                k6 += 1;
                const GAMMA_7: f64 = 0.7;
                v2 -= 0.25 * p.iter().take(2 * k6 + 2).map(|&e8| 0.125 * e8).sum::<f64>() * GAMMA_7;
                'l9: for i10 in 0..k6 {
                    let o11: Option<f64> = if 0.75_f64 <= r3[0] { Some(p.iter().zip(&r3).map(|(&e12, &z12)| z12 * e12).fold(r3[3 - 1 - (k6 + k6) % 3], |acc12, t12| acc12.sin() + p[0] * t12)) } else { None };
                }
            };
            p.iter().enumerate().map(|(j14, &e14)| r3[0]).filter(|&m14| v1 < 0.125).sum::<f64>() - v2 + p[1]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[1 % w.len()];
            let w_len: usize = w.len();
            let r2 = [v1 - v1; 3];
            for e4 in w.iter() {
                {
                    v1 = ((w_len % 4) as f64);
                    let v5 = v1;
                }
            }
            for i7 in 0..=3 {
                let mut o8: Option<f64> = if v1 > -1.0 { Some(v1 - r2[1 % 3]) } else { None };
            }
            (match w_len % 3 {
                0 => { v1 }
                1 => { ((w_len % 4) as f64) }
                _ => { r2[2] }
            }) + w[(w_len + w_len) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1: f64 = { u };
            let mut v2 = p[1].sin();
            let mut r3 = [if v1 <= 0.7 { v1 } else { u }, u, v1];
            let c4 = move |u4_0: f64, u4_1: f64| u4_0 + (u4_1.abs() + 0.25).log(2.5);
            let mut k6: usize = 0;
            let mut v1: f64 = 'l5: loop {
                if k6 >= 3 {
                    break p.iter().zip(p.iter()).map(|(&e13, &z13)| 1.0 + 0.25 * ({ v2 }).sin()).product::<f64>();
                }
                k6 += 1;
                const GAMMA_7: f64 = 0.7;
                v2 -= 0.25 * p.iter().take(2 * k6 + 2).map(|&e8| 0.125 * e8).sum::<f64>() * GAMMA_7;
                'l9: for i10 in 0..k6 {
                    let o11: Option<f64> = if 0.75_f64 <= r3[0] { Some(p.iter().zip(&r3).map(|(&e12, &z12)| z12 * e12).fold(r3[3 - 1 - (k6 + k6) % 3], |acc12, t12| acc12.sin() + p[0] * t12)) } else { None };
                }
            };
            p.iter().enumerate().map(|(j14, &e14)| r3[0]).filter(|&m14| v1 < 0.125).sum::<f64>() - v2 + p[1]
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[1 % w.len()];
            let w_len: usize = w.len();
            let r2 = [v1 - v1; 3];
            for e4 in w.iter() {
                {
                    v1 = ((w_len % 4) as f64);
                    let v5 = v1;
                }
            }
            for i7 in 0..=3 {
                let mut o8: Option<f64> = if v1 > -1.0 { Some(v1 - r2[1 % 3]) } else { None };
            }
            (match w_len % 3 {
                0 => { v1 }
                1 => { ((w_len % 4) as f64) }
                _ => { r2[2] }
            }) + w[(w_len + w_len) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1: D = { u };
            let mut v2 = p[1].sin();
            let mut r3 = [if v1 <= lit(0.7) { v1 } else { u }, u, v1];
            let c4 = move |u4_0: D, u4_1: D| u4_0 + (u4_1.abs() + lit(0.25)).log(lit(2.5));
            let mut k6: usize = 0;
            let mut v1: D = 'l5: loop {
                if k6 >= 3 {
                    break p.iter().zip(p.iter()).map(|(&e13, &z13)| lit(1.0) + lit(0.25) * ({ v2 }).sin()).product::<D>();
                }
                k6 += 1;
                const GAMMA_7: f64 = 0.7;
                { let right = lit(0.25) * p.iter().take(2 * k6 + 2).map(|&e8| lit(0.125) * e8).sum::<D>() * lit(GAMMA_7); v2 -= right; }
                'l9: for i10 in 0..k6 {
                    let o11: Option<D> = if lit(0.75) <= r3[0] { Some(p.iter().zip(&r3).map(|(&e12, &z12)| z12 * e12).fold(r3[3 - 1 - (k6 + k6) % 3], |acc12, t12| acc12.sin() + p[0] * t12)) } else { None };
                }
            };
            p.iter().enumerate().map(|(j14, &e14)| r3[0]).filter(|&m14| v1 < lit(0.125)).sum::<D>() - v2 + p[1]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = w[1 % w.len()];
            let w_len: usize = w.len();
            let r2 = [v1 - v1; 3];
            for e4 in w.iter() {
                {
                    v1 = lit((w_len % 4) as f64);
                    let v5 = v1;
                }
            }
            for i7 in 0..=3 {
                let mut o8: Option<D> = if v1 > lit(-1.0) { Some(v1 - r2[1 % 3]) } else { None };
            }
            (match w_len % 3 {
                0 => { v1 }
                1 => { lit((w_len % 4) as f64) }
                _ => { r2[2] }
            }) + w[(w_len + w_len) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p122", false, |report| crate::check_program!(2, report));
    }
}

pub mod p123 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -0.125;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut r2: [f64; 5] = [0.0; 5];
            w[0] += w[3 % w.len()] * u;
            let mut k4: usize = 0;
            while k4 < 3 {
                k4 += 1;
                let o5: Option<f64> = if w[0] > v1 { Some(v1 / (-0.3 * -0.3 + 0.5)) } else { None };
                'l6: for i7 in 1..k4 {
                    r2[3] = r2[3] * 0.5 + ({ v1 });
                }
            }
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = BETA;
            let mut v2 = w[0];
            let mut m3: [[f64; 2]; 3] = [[x, v2], [x, x], [((n % 4) as f64), ALPHA]];
            for i5 in 1..n {
                let mut r7 = [w.iter().map(|&e6| ((n % 4) as f64)).fold(m3[(3) % 3][(n + 1) % 2], |acc6, t6| 0.5 * acc6 + w[0] * t6); 3];
            }
            let mut k9: usize = 0;
            'l8: while k9 < 4 {
                k9 += 1;
                let mut v10 = { w[0] };
            }
            const GAMMA_11: f64 = 0.125;
            v2 = (v2 * 0.5 + x) * GAMMA_11;
            (v1, v2) = (v2, v1);
            let (mut v12, v13) = ((((n % 4) as f64).abs() + 1.25).hypot(x), x);
            for i15 in 0..k9 {
                let o16: Option<f64> = if k9 % 3 < 1 { Some(v1 * v12) } else { None };
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -0.125;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut r2: [f64; 5] = [0.0; 5];
            w[0] += w[3 % w.len()] * u;
            let mut k4: usize = 0;
            while k4 < 3 {
                k4 += 1;
                let o5: Option<f64> = if w[0] > v1 { Some(v1 / (-0.3 * -0.3 + 0.5)) } else { None };
                'l6: for i7 in 1..k4 {
                    r2[3] = r2[3] * 0.5 + ({ v1 });
                }
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = BETA;
            let mut v2 = w[0];
            let mut m3: [[f64; 2]; 3] = [[x, v2], [x, x], [((n % 4) as f64), ALPHA]];
            for i5 in 1..n {
                let mut r7 = [w.iter().map(|&e6| ((n % 4) as f64)).fold(m3[(3) % 3][(n + 1) % 2], |acc6, t6| 0.5 * acc6 + w[0] * t6); 3];
            }
            let mut k9: usize = 0;
            'l8: while k9 < 4 {
                k9 += 1;
                let mut v10 = { w[0] };
            }
            const GAMMA_11: f64 = 0.125;
            v2 = (v2 * 0.5 + x) * GAMMA_11;
            (v1, v2) = (v2, v1);
            let (mut v12, v13) = ((((n % 4) as f64).abs() + 1.25).hypot(x), x);
            for i15 in 0..k9 {
                let o16: Option<f64> = if k9 % 3 < 1 { Some(v1 * v12) } else { None };
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -0.125;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u;
            let mut r2: [D; 5] = [lit(0.0); 5];
            { let right = w[3 % w.len()] * u; w[0] += right; }
            let mut k4: usize = 0;
            while k4 < 3 {
                k4 += 1;
                let o5: Option<D> = if w[0] > v1 { Some(v1 / (lit(-0.3) * lit(-0.3) + lit(0.5))) } else { None };
                'l6: for i7 in 1..k4 {
                    r2[3] = r2[3] * lit(0.5) + ({ v1 });
                }
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = lit(BETA);
            let mut v2 = w[0];
            let mut m3: [[D; 2]; 3] = [[x, v2], [x, x], [lit((n % 4) as f64), lit(ALPHA)]];
            for i5 in 1..n {
                let mut r7 = [w.iter().map(|&e6| lit((n % 4) as f64)).fold(m3[(3) % 3][(n + 1) % 2], |acc6, t6| lit(0.5) * acc6 + w[0] * t6); 3];
            }
            let mut k9: usize = 0;
            'l8: while k9 < 4 {
                k9 += 1;
                let mut v10 = { w[0] };
            }
            const GAMMA_11: f64 = 0.125;
            v2 = (v2 * lit(0.5) + x) * lit(GAMMA_11);
            (v1, v2) = (v2, v1);
            let (mut v12, v13) = ((lit((n % 4) as f64).abs() + lit(1.25)).hypot(x), x);
            for i15 in 0..k9 {
                let o16: Option<D> = if k9 % 3 < 1 { Some(v1 * v12) } else { None };
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p123", false, |report| crate::check_program!(7, report));
    }
}

pub mod p124 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x - x;
            for i2 in 1..w.len() {
                w[i2] *= (w[i2 - 1] - w[i2]).cos();
            }
            let mut o3: Option<f64> = if n % 3 == 1 { Some(w[w.len() - 1 - (2 * n + 0) % w.len()] - x) } else { None };
            for i4 in (1..w.len()).rev() {
                w[i4] += w[i4 - 1] * w[0].max(-2.25).min(2.375);
            }
            'l5: for i6 in (1..n).step_by(2) {
                let c7 = move |u7_0: f64| u7_0 * u7_0;
            }
            let mut v8 = v1 / (x.abs() + 0.5);
            ((v8.abs() + 0.5).cbrt() + v8 + v1.sin()) * x + w[w.len() - 1 - (n) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x - x;
            for i2 in 1..w.len() {
                w[i2] *= (w[i2 - 1] - w[i2]).cos();
            }
            let mut o3: Option<f64> = if n % 3 == 1 { Some(w[w.len() - 1 - (2 * n + 0) % w.len()] - x) } else { None };
            for i4 in (1..w.len()).rev() {
                w[i4] += w[i4 - 1] * w[0].max(-2.25).min(2.375);
            }
            'l5: for i6 in (1..n).step_by(2) {
                let c7 = move |u7_0: f64| u7_0 * u7_0;
            }
            let mut v8 = v1 / (x.abs() + 0.5);
            ((v8.abs() + 0.5).cbrt() + v8 + v1.sin()) * x + w[w.len() - 1 - (n) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 2.0;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x - x;
            for i2 in 1..w.len() {
                { let right = (w[i2 - 1] - w[i2]).cos(); w[i2] *= right; }
            }
            let mut o3: Option<D> = if n % 3 == 1 { Some(w[w.len() - 1 - (2 * n + 0) % w.len()] - x) } else { None };
            for i4 in (1..w.len()).rev() {
                { let right = w[i4 - 1] * w[0].max(lit(-2.25)).min(lit(2.375)); w[i4] += right; }
            }
            'l5: for i6 in (1..n).step_by(2) {
                let c7 = move |u7_0: D| u7_0 * u7_0;
            }
            let mut v8 = v1 / (x.abs() + lit(0.5));
            ((v8.abs() + lit(0.5)).cbrt() + v8 + v1.sin()) * x + w[w.len() - 1 - (n) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p124", false, |report| crate::check_program!(4, report));
    }
}

pub mod p125 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = w.iter().rev().take(n).filter(|&&e1| n % 3 != 1).map(|&e1| 1.0 + 0.25 * x.sin()).product::<f64>();
            let mut v3 = ((n % 4) as f64) * v2;
            let mut k4: usize = 1;
            let r6 = [{
                v2 += if n % 3 != 1 { v2 } else {
                    let v5 = ALPHA;
                    2.0
                };
                w[(2 * n + 0) % w.len()]
            }, x + x, x, v2.sin()];
            let mut v7: f64 = 0.9_f64.cos();
            'l8: for i9 in 1..n % 4 {
                match n % 2 {
                    0 if v3 > v3 => {
                        if k4 % 3 != 1 {
                            v3 *= v3.atan();
                            let mut v12 = w.windows(2).map(|e10| w.iter().map(|&e11| v2.sin()).fold(0.3_f64, |acc11, t11| acc11.sin() + e10[(n + i9) % 2] * t11)).sum::<f64>();
                        } else {
                            let mut p13 = (0.9_f64 * v7, -1.1 * v3);
                        }
                        v3 -= 0.25 * v7;
                    }
                    _ => {
                        if k4 % 2 < 1 {
                            v3 -= 0.25 * r6[1];
                            break;
                        } else {
                            let mut r15 = [(0..3).skip(2).map(|i14| v7.sin().cosh()).sum::<f64>(), (r6[4 - 1 - (k4 + k4) % 4] * r6[4 - 1 - (k4 + k4) % 4] + 0.25).ln(), v2, (x * x + 0.5).ln()];
                        }
                    }
                }
                'l16: for e17 in w.iter() {
                    let v18 = (v2.abs() + 1.25).log(2.5);
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = w.iter().rev().take(n).filter(|&&e1| n % 3 != 1).map(|&e1| 1.0 + 0.25 * x.sin()).product::<f64>();
            let mut v3 = ((n % 4) as f64) * v2;
            let mut k4: usize = 1;
            let r6 = [{
                v2 += if n % 3 != 1 { v2 } else {
                    let v5 = ALPHA;
                    2.0
                };
                w[(2 * n + 0) % w.len()]
            }, x + x, x, v2.sin()];
            let mut v7: f64 = 0.9_f64.cos();
            'l8: for i9 in 1..n % 4 {
                match n % 2 {
                    0 if v3 > v3 => {
                        if k4 % 3 != 1 {
                            v3 *= v3.atan();
                            let mut v12 = w.windows(2).map(|e10| w.iter().map(|&e11| v2.sin()).fold(0.3_f64, |acc11, t11| acc11.sin() + e10[(n + i9) % 2] * t11)).sum::<f64>();
                        } else {
                            let mut p13 = (0.9_f64 * v7, -1.1 * v3);
                        }
                        v3 -= 0.25 * v7;
                    }
                    _ => {
                        if k4 % 2 < 1 {
                            v3 -= 0.25 * r6[1];
                            break;
                        } else {
                            let mut r15 = [(0..3).skip(2).map(|i14| v7.sin().cosh()).sum::<f64>(), (r6[4 - 1 - (k4 + k4) % 4] * r6[4 - 1 - (k4 + k4) % 4] + 0.25).ln(), v2, (x * x + 0.5).ln()];
                        }
                    }
                }
                'l16: for e17 in w.iter() {
                    let v18 = (v2.abs() + 1.25).log(2.5);
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2 = w.iter().rev().take(n).filter(|&&e1| n % 3 != 1).map(|&e1| lit(1.0) + lit(0.25) * x.sin()).product::<D>();
            let mut v3 = lit((n % 4) as f64) * v2;
            let mut k4: usize = 1;
            let r6 = [{
                { let right = if n % 3 != 1 { v2 } else {
                    let v5 = lit(ALPHA);
                    lit(2.0)
                }; v2 += right; }
                w[(2 * n + 0) % w.len()]
            }, x + x, x, v2.sin()];
            let mut v7: D = lit(0.9).cos();
            'l8: for i9 in 1..n % 4 {
                match n % 2 {
                    0 if v3 > v3 => {
                        if k4 % 3 != 1 {
                            { let right = v3.atan(); v3 *= right; }
                            let mut v12 = w.windows(2).map(|e10| w.iter().map(|&e11| v2.sin()).fold(lit(0.3), |acc11, t11| acc11.sin() + e10[(n + i9) % 2] * t11)).sum::<D>();
                        } else {
                            let mut p13 = (lit(0.9) * v7, lit(-1.1) * v3);
                        }
                        { let right = lit(0.25) * v7; v3 -= right; }
                    }
                    _ => {
                        if k4 % 2 < 1 {
                            { let right = lit(0.25) * r6[1]; v3 -= right; }
                            break;
                        } else {
                            let mut r15 = [(0..3).skip(2).map(|i14| v7.sin().cosh()).sum::<D>(), (r6[4 - 1 - (k4 + k4) % 4] * r6[4 - 1 - (k4 + k4) % 4] + lit(0.25)).ln(), v2, (x * x + lit(0.5)).ln()];
                        }
                    }
                }
                'l16: for e17 in w.iter() {
                    let v18 = (v2.abs() + lit(1.25)).log(lit(2.5));
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p125", false, |report| crate::check_program!(7, report));
    }
}

pub mod p126 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = ((n % 4) as f64);
            let mut r4 = [0.5 - x, (0..5).map(|i1| (0..=n).map(|i2| 0.7 / (x.abs() + 0.25)).sum::<f64>()).sum::<f64>(), y.atan2(ALPHA.abs() + 0.25), {
                x = -0.5;
                ALPHA
            }, (1..=n).skip(1).map(|i3| (0.25_f64.abs() + 0.25).log(2.5)).sum::<f64>()];
            'l5: for i6 in 1..5 {
                r4[5 - 1 - (i6 + n) % 5] = y;
            }
            'l7: for &e8 in &r4 {
                {
                    x -= 0.25 * r4[0];
                }
                let mut c9 = |u9: f64| {
                    x += 0.25 * (y * u9);
                    x * 0.5
                };
                let mut v10 = c9(y) - c9(r4[5 - 1 - (n + n) % 5] / (y.abs() + 0.25));
            }
            let c11 = move |u11_0: f64| u11_0 * y.rem_euclid(2.25);
            y + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 1.25;
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = ((n % 4) as f64);
            let mut r4 = [0.5 - x, (0..5).map(|i1| (0..=n).map(|i2| 0.7 / (x.abs() + 0.25)).sum::<f64>()).sum::<f64>(), y.atan2(ALPHA.abs() + 0.25), {
                x = -0.5;
                ALPHA
            }, (1..=n).skip(1).map(|i3| (0.25_f64.abs() + 0.25).log(2.5)).sum::<f64>()];
            'l5: for i6 in 1..5 {
                r4[5 - 1 - (i6 + n) % 5] = y;
            }
            'l7: for &e8 in &r4 {
                {
                    x -= 0.25 * r4[0];
                }
                let mut c9 = |u9: f64| {
                    x += 0.25 * (y * u9);
                    x * 0.5
                };
                let mut v10 = c9(y) - c9(r4[5 - 1 - (n + n) % 5] / (y.abs() + 0.25));
            }
            let c11 = move |u11_0: f64| u11_0 * y.rem_euclid(2.25);
            y + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 1.25;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut x = lit((n % 4) as f64);
            let mut r4 = [lit(0.5) - x, (0..5).map(|i1| (0..=n).map(|i2| lit(0.7) / (x.abs() + lit(0.25))).sum::<D>()).sum::<D>(), y.atan2(lit(ALPHA).abs() + lit(0.25)), {
                x = lit(-0.5);
                lit(ALPHA)
            }, (1..=n).skip(1).map(|i3| (lit(0.25).abs() + lit(0.25)).log(lit(2.5))).sum::<D>()];
            'l5: for i6 in 1..5 {
                r4[5 - 1 - (i6 + n) % 5] = y;
            }
            'l7: for &e8 in &r4 {
                {
                    { let right = lit(0.25) * r4[0]; x -= right; }
                }
                let mut c9 = |u9: D| {
                    { let right = lit(0.25) * (y * u9); x += right; }
                    x * lit(0.5)
                };
                let mut v10 = c9(y) - c9(r4[5 - 1 - (n + n) % 5] / (y.abs() + lit(0.25)));
            }
            let c11 = move |u11_0: D| u11_0 * y.rem_euclid(lit(2.25));
            y + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p126", false, |report| crate::check_program!(0, report));
    }
}

pub mod p127 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2 = match k % 2 {
                0 | 5 => { u }
                _ => {
                    let v1 = u;
                    BETA
                }
            };
            let mut v3 = v2;
            let mut r4: Vec<f64> = vec![0.5 - 0.75; k % 5 + 1];
            let r4_len: usize = r4.len();
            v2 -= u * u;
            v3 = 0.5 - v3;
            v2 *= v3.sin();
            if v3 < -2.0 {
                return None;
            }
            Some(0.75 / (v2 * v2 + 0.5) + u + r4[0])
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = { x };
            let r2: Vec<f64> = vec![v1, ((n % 4) as f64) + x];
            let r2_len: usize = r2.len();
            let mut v3 = a[0];
            let mut v4 = ((r2_len % 4) as f64);
            {
                x /= r2[2 % r2.len()].abs() + 0.25;
                v1 -= v1 * BETA;
            }
            let v6 = match n % 2 {
                0 => {
                    let v5 = ((r2_len % 4) as f64);
                    x
                }
                _ => { a[(r2_len + 1) % a.len()] }
            };
            (a.iter().zip(&r2).take(2 * n + 1).filter(|&(&e7, &z7)| v6 >= -0.5).map(|(&e7, &z7)| if x > 0.25 { BETA } else {
                let v8 = a[a.len() - 1 - (n + 1) % a.len()];
                r2[n % r2.len()]
            }).sum::<f64>() + x + r2[0], r2.iter().zip(&r2).filter(|&(&e9, &z9)| (a[(2 * n + 1) % a.len()] >= 2.0) || (x > BETA)).map(|(&e9, &z9)| v4).sum::<f64>() * v6 + v4.sin() + x + r2[(2 * r2_len + 1) % r2.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2 = match k % 2 {
                0 | 5 => { u }
                _ => {
                    let v1 = u;
                    BETA
                }
            };
            let mut v3 = v2;
            let mut r4: Vec<f64> = vec![0.5 - 0.75; k % 5 + 1];
            let r4_len: usize = r4.len();
            v2 -= u * u;
            v3 = 0.5 - v3;
            v2 *= v3.sin();
            if v3 < -2.0 {
                return None;
            }
            Some(0.75 / (v2 * v2 + 0.5) + u + r4[0])
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = { x };
            let r2: Vec<f64> = vec![v1, ((n % 4) as f64) + x];
            let r2_len: usize = r2.len();
            let mut v3 = a[0];
            let mut v4 = ((r2_len % 4) as f64);
            {
                x /= r2[2 % r2.len()].abs() + 0.25;
                v1 -= v1 * BETA;
            }
            let v6 = match n % 2 {
                0 => {
                    let v5 = ((r2_len % 4) as f64);
                    x
                }
                _ => { a[(r2_len + 1) % a.len()] }
            };
            (a.iter().zip(&r2).take(2 * n + 1).filter(|&(&e7, &z7)| v6 >= -0.5).map(|(&e7, &z7)| if x > 0.25 { BETA } else {
                let v8 = a[a.len() - 1 - (n + 1) % a.len()];
                r2[n % r2.len()]
            }).sum::<f64>() + x + r2[0], r2.iter().zip(&r2).filter(|&(&e9, &z9)| (a[(2 * n + 1) % a.len()] >= 2.0) || (x > BETA)).map(|(&e9, &z9)| v4).sum::<f64>() * v6 + v4.sin() + x + r2[(2 * r2_len + 1) % r2.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.9;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v2 = match k % 2 {
                0 | 5 => { u }
                _ => {
                    let v1 = u;
                    lit(BETA)
                }
            };
            let mut v3 = v2;
            let mut r4: Vec<D> = vec![lit(0.5) - lit(0.75); k % 5 + 1];
            let r4_len: usize = r4.len();
            { let right = u * u; v2 -= right; }
            v3 = lit(0.5) - v3;
            { let right = v3.sin(); v2 *= right; }
            if v3 < lit(-2.0) {
                return None;
            }
            Some(lit(0.75) / (v2 * v2 + lit(0.5)) + u + r4[0])
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = { x };
            let r2: Vec<D> = vec![v1, lit((n % 4) as f64) + x];
            let r2_len: usize = r2.len();
            let mut v3 = a[0];
            let mut v4 = lit((r2_len % 4) as f64);
            {
                { let right = r2[2 % r2.len()].abs() + lit(0.25); x /= right; }
                { let right = v1 * lit(BETA); v1 -= right; }
            }
            let v6 = match n % 2 {
                0 => {
                    let v5 = lit((r2_len % 4) as f64);
                    x
                }
                _ => { a[(r2_len + 1) % a.len()] }
            };
            (a.iter().zip(&r2).take(2 * n + 1).filter(|&(&e7, &z7)| v6 >= lit(-0.5)).map(|(&e7, &z7)| if x > lit(0.25) { lit(BETA) } else {
                let v8 = a[a.len() - 1 - (n + 1) % a.len()];
                r2[n % r2.len()]
            }).sum::<D>() + x + r2[0], r2.iter().zip(&r2).filter(|&(&e9, &z9)| (a[(2 * n + 1) % a.len()] >= lit(2.0)) || (x > lit(BETA))).map(|(&e9, &z9)| v4).sum::<D>() * v6 + v4.sin() + x + r2[(2 * r2_len + 1) % r2.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p127", false, |report| crate::check_program!(3, report));
    }
}

pub mod p128 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = match n % 2 {
                0 => { -0.75 }
                _ => { x }
            };
            let mut v2 = a[(n + n) % a.len()] + a[n % a.len()];
            let mut m3: [[f64; 2]; 3] = [[a[a.len() - 1 - (n + n) % a.len()], x], [v2, a[0]], [a[0], -0.9]];
            let mut v4 = { v2 };
            let (mut v5, v6) = (a[a.len() - 1 - (n + 1) % a.len()], ((n % 4) as f64));
            if v5 > ((n % 4) as f64) {
                for &e8 in a {
                    for (i10, e10) in a.iter().enumerate() {
                        let mut k12: usize = 0;
                        while (k12 < 2) && (a[i10 % a.len()] < 0.25) {
                            k12 += 1;
                            let mut k13: usize = 0;
                        }
                    }
                    for &e15 in a {
                        fn inner16(s: f64, t: f64) -> f64 {
                            if s >= 0.75 {
                                return t;
                            }
                            (0..5).skip(1).map(|i17| 1.0 + 0.25 * ((i17 % 4) as f64).sin()).product::<f64>()
                        }
                        let v18 = inner16(((n % 4) as f64) * ((n % 4) as f64), v5 - v2);
                    }
                }
            }
            ((if (a[0] >= a[(2 * n + 2) % a.len()]) || (v4 < 0.25) { 0.125 } else {
                let v19 = v2;
                v2
            }) + v5) * v4 + v2 + a[(n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = match n % 2 {
                0 => { -0.75 }
                _ => { x }
            };
            let mut v2 = a[(n + n) % a.len()] + a[n % a.len()];
            let mut m3: [[f64; 2]; 3] = [[a[a.len() - 1 - (n + n) % a.len()], x], [v2, a[0]], [a[0], -0.9]];
            let mut v4 = { v2 };
            let (mut v5, v6) = (a[a.len() - 1 - (n + 1) % a.len()], ((n % 4) as f64));
            if v5 > ((n % 4) as f64) {
                for &e8 in a {
                    for (i10, e10) in a.iter().enumerate() {
                        let mut k12: usize = 0;
                        while (k12 < 2) && (a[i10 % a.len()] < 0.25) {
                            k12 += 1;
                            let mut k13: usize = 0;
                        }
                    }
                    for &e15 in a {
                        fn inner16(s: f64, t: f64) -> f64 {
                            if s >= 0.75 {
                                return t;
                            }
                            (0..5).skip(1).map(|i17| 1.0 + 0.25 * ((i17 % 4) as f64).sin()).product::<f64>()
                        }
                        let v18 = inner16(((n % 4) as f64) * ((n % 4) as f64), v5 - v2);
                    }
                }
            }
            ((if (a[0] >= a[(2 * n + 2) % a.len()]) || (v4 < 0.25) { 0.125 } else {
                let v19 = v2;
                v2
            }) + v5) * v4 + v2 + a[(n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = match n % 2 {
                0 => { lit(-0.75) }
                _ => { x }
            };
            let mut v2 = a[(n + n) % a.len()] + a[n % a.len()];
            let mut m3: [[D; 2]; 3] = [[a[a.len() - 1 - (n + n) % a.len()], x], [v2, a[0]], [a[0], lit(-0.9)]];
            let mut v4 = { v2 };
            let (mut v5, v6) = (a[a.len() - 1 - (n + 1) % a.len()], lit((n % 4) as f64));
            if v5 > lit((n % 4) as f64) {
                for &e8 in a {
                    for (i10, e10) in a.iter().enumerate() {
                        let mut k12: usize = 0;
                        while (k12 < 2) && (a[i10 % a.len()] < lit(0.25)) {
                            k12 += 1;
                            let mut k13: usize = 0;
                        }
                    }
                    for &e15 in a {
                        fn inner16(s: D, t: D) -> D {
                            if s >= lit(0.75) {
                                return t;
                            }
                            (0..5).skip(1).map(|i17| lit(1.0) + lit(0.25) * lit((i17 % 4) as f64).sin()).product::<D>()
                        }
                        let v18 = inner16(lit((n % 4) as f64) * lit((n % 4) as f64), v5 - v2);
                    }
                }
            }
            ((if (a[0] >= a[(2 * n + 2) % a.len()]) || (v4 < lit(0.25)) { lit(0.125) } else {
                let v19 = v2;
                v2
            }) + v5) * v4 + v2 + a[(n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p128", false, |report| crate::check_program!(1, report));
    }
}

pub mod p129 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v = u + 0.5;
            let mut v1: f64 = u;
            let mut r2 = [f64::sin(u), u / (v.abs() + 0.5), -0.9 % 1.75, v.mul_add(v1, -0.25)];
            r2[0] = r2[0] * 0.5 + r2[0 % 4];
            fn inner3(s: f64, t: f64) -> f64 {
                if t >= 0.5 {
                    return s * t;
                }
                0.7
            }
            let v6 = inner3(if v1 < r2[2] {
                let v4: f64 = 1.5;
                v4
            } else {
                v1 /= u * u + 0.25;
                u
            }, r2.iter().zip(&r2).map(|(&e5, &z5)| 1.0 + 0.25 * e5.min(-0.125).sin()).product::<f64>());
            let v7: f64;
            if v6 < 1.25 {
                v7 = r2.iter().zip(&r2).enumerate().map(|(j8, (&e8, &z8))| (u.abs() + 0.25).sqrt()).fold(v6, |acc8, t8| 0.5 * acc8 + 0.25 * t8);
            } else {
                v7 = v;
            }
            (1.1 * v7 * v1 + v) * u.sin() + r2[4 - 1 - (2) % 4]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y + x;
            let mut r2 = vec![x + x; 5];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 2] = [[0.75, y, r2[r2.len() - 1 - (n + 1) % r2.len()]], [y, r2[(n + 1) % r2.len()], x]];
            m3[0][0] = m3[0][0] * 0.5 + ((r2_len % 4) as f64) * v1;
            for &e5 in &r2 {
                if n % 3 == 1 {
                    m3[0][0] = ({ r2[r2.len() - 1 - (n + n) % r2.len()] }).tanh();
                    break;
                } else {
                    const GAMMA_6: f64 = 1.0;
                    m3[(r2_len + 1) % 2][2] += 0.25 * ({
                        v1 /= ((n % 4) as f64) * ((n % 4) as f64) + 0.5;
                        x
                    }) * GAMMA_6;
                }
                v1 -= 0.25 * (e5 * e5);
            }
            for i7 in (1..r2.len()).rev() {
                r2[i7] = r2[i7 - 1] * ((i7 % 4) as f64).sin() + r2[i7];
            }
            let mut k9: usize = 0;
            let v16: f64 = loop {
                if k9 >= 1 {
                    break r2[1 % r2.len()] + y;
                }
                k9 += 1;
                if y > 1.5 {
                    let mut m10: [[f64; 3]; 3] = [[v1, r2[0], v1], [0.7, x, y], [v1, r2[r2.len() - 1 - (2 * r2_len + 1) % r2.len()], v1]];
                    match k9 % 3 {
                        0 => {
                            if !(v1 <= r2[0]) {
                                let c11 = move |u11_0: f64, u11_1: f64| u11_0 * (u11_0 * u11_1);
                                const GAMMA_12: f64 = 1.5;
                                v1 -= 0.25 * (r2[(r2_len + r2_len) % r2.len()] - v1) * GAMMA_12;
                            } else {
                                r2[(1) % r2_len] = r2[(1) % r2_len] * 0.5 + v1;
                                let mut v13 = ((k9 % 4) as f64) - y;
                            }
                        }
                        1 => {
                        }
                        _ => {
                            let (mut v14, v15) = (-v1, r2[r2.len() - 1 - (n + k9) % r2.len()].atan2(r2[2 % r2.len()].abs() + 0.25));
                            if k9 % 2 == 1 {
                                m10[1][(n) % 3] /= v14 * v14 + 0.25;
                                continue;
                            }
                        }
                    }
                }
            };
            v1.abs() - v16 + v1 - x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v = u + 0.5;
            let mut v1: f64 = u;
            let mut r2 = [f64::sin(u), u / (v.abs() + 0.5), -0.9 % 1.75, v.mul_add(v1, -0.25)];
            r2[0] = r2[0] * 0.5 + r2[0 % 4];
            fn inner3(s: f64, t: f64) -> f64 {
                if t >= 0.5 {
                    return s * t;
                }
                0.7
            }
            let v6 = inner3(if v1 < r2[2] {
                let v4: f64 = 1.5;
                v4
            } else {
                v1 /= u * u + 0.25;
                u
            }, r2.iter().zip(&r2).map(|(&e5, &z5)| 1.0 + 0.25 * e5.min(-0.125).sin()).product::<f64>());
            let v7: f64;
            if v6 < 1.25 {
                v7 = r2.iter().zip(&r2).enumerate().map(|(j8, (&e8, &z8))| (u.abs() + 0.25).sqrt()).fold(v6, |acc8, t8| 0.5 * acc8 + 0.25 * t8);
            } else {
                v7 = v;
            }
            (1.1 * v7 * v1 + v) * u.sin() + r2[4 - 1 - (2) % 4]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y + x;
            let mut r2 = vec![x + x; 5];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 2] = [[0.75, y, r2[r2.len() - 1 - (n + 1) % r2.len()]], [y, r2[(n + 1) % r2.len()], x]];
            m3[0][0] = m3[0][0] * 0.5 + ((r2_len % 4) as f64) * v1;
            for &e5 in &r2 {
                if n % 3 == 1 {
                    m3[0][0] = ({ r2[r2.len() - 1 - (n + n) % r2.len()] }).tanh();
                    break;
                } else {
                    const GAMMA_6: f64 = 1.0;
                    m3[(r2_len + 1) % 2][2] += 0.25 * ({
                        v1 /= ((n % 4) as f64) * ((n % 4) as f64) + 0.5;
                        x
                    }) * GAMMA_6;
                }
                v1 -= 0.25 * (e5 * e5);
            }
            for i7 in (1..r2.len()).rev() {
                r2[i7] = r2[i7 - 1] * ((i7 % 4) as f64).sin() + r2[i7];
            }
            let mut k9: usize = 0;
            let v16: f64 = loop {
                if k9 >= 1 {
                    break r2[1 % r2.len()] + y;
                }
                k9 += 1;
                if y > 1.5 {
                    let mut m10: [[f64; 3]; 3] = [[v1, r2[0], v1], [0.7, x, y], [v1, r2[r2.len() - 1 - (2 * r2_len + 1) % r2.len()], v1]];
                    match k9 % 3 {
                        0 => {
                            if !(v1 <= r2[0]) {
                                let c11 = move |u11_0: f64, u11_1: f64| u11_0 * (u11_0 * u11_1);
                                const GAMMA_12: f64 = 1.5;
                                v1 -= 0.25 * (r2[(r2_len + r2_len) % r2.len()] - v1) * GAMMA_12;
                            } else {
                                r2[(1) % r2_len] = r2[(1) % r2_len] * 0.5 + v1;
                                let mut v13 = ((k9 % 4) as f64) - y;
                            }
                        }
                        1 => {
                        }
                        _ => {
                            let (mut v14, v15) = (-v1, r2[r2.len() - 1 - (n + k9) % r2.len()].atan2(r2[2 % r2.len()].abs() + 0.25));
                            if k9 % 2 == 1 {
                                m10[1][(n) % 3] /= v14 * v14 + 0.25;
                                continue;
                            }
                        }
                    }
                }
            };
            v1.abs() - v16 + v1 - x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v = u + lit(0.5);
            let mut v1: D = u;
            let mut r2 = [D::sin(u), u / (v.abs() + lit(0.5)), lit(-0.9) % lit(1.75), v.mul_add(v1, lit(-0.25))];
            r2[0] = r2[0] * lit(0.5) + r2[0 % 4];
            fn inner3(s: D, t: D) -> D {
                if t >= lit(0.5) {
                    return s * t;
                }
                lit(0.7)
            }
            let v6 = inner3(if v1 < r2[2] {
                let v4: D = lit(1.5);
                v4
            } else {
                { let right = u * u + lit(0.25); v1 /= right; }
                u
            }, r2.iter().zip(&r2).map(|(&e5, &z5)| lit(1.0) + lit(0.25) * e5.min(lit(-0.125)).sin()).product::<D>());
            let v7: D;
            if v6 < lit(1.25) {
                v7 = r2.iter().zip(&r2).enumerate().map(|(j8, (&e8, &z8))| (u.abs() + lit(0.25)).sqrt()).fold(v6, |acc8, t8| lit(0.5) * acc8 + lit(0.25) * t8);
            } else {
                v7 = v;
            }
            (lit(1.1) * v7 * v1 + v) * u.sin() + r2[4 - 1 - (2) % 4]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y + x;
            let mut r2 = vec![x + x; 5];
            let r2_len: usize = r2.len();
            let mut m3: [[D; 3]; 2] = [[lit(0.75), y, r2[r2.len() - 1 - (n + 1) % r2.len()]], [y, r2[(n + 1) % r2.len()], x]];
            m3[0][0] = m3[0][0] * lit(0.5) + lit((r2_len % 4) as f64) * v1;
            for &e5 in &r2 {
                if n % 3 == 1 {
                    m3[0][0] = ({ r2[r2.len() - 1 - (n + n) % r2.len()] }).tanh();
                    break;
                } else {
                    const GAMMA_6: f64 = 1.0;
                    { let right = lit(0.25) * ({
                        { let right = lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.5); v1 /= right; }
                        x
                    }) * lit(GAMMA_6); m3[(r2_len + 1) % 2][2] += right; }
                }
                { let right = lit(0.25) * (e5 * e5); v1 -= right; }
            }
            for i7 in (1..r2.len()).rev() {
                r2[i7] = r2[i7 - 1] * lit((i7 % 4) as f64).sin() + r2[i7];
            }
            let mut k9: usize = 0;
            let v16: D = loop {
                if k9 >= 1 {
                    break r2[1 % r2.len()] + y;
                }
                k9 += 1;
                if y > lit(1.5) {
                    let mut m10: [[D; 3]; 3] = [[v1, r2[0], v1], [lit(0.7), x, y], [v1, r2[r2.len() - 1 - (2 * r2_len + 1) % r2.len()], v1]];
                    match k9 % 3 {
                        0 => {
                            if !(v1 <= r2[0]) {
                                let c11 = move |u11_0: D, u11_1: D| u11_0 * (u11_0 * u11_1);
                                const GAMMA_12: f64 = 1.5;
                                { let right = lit(0.25) * (r2[(r2_len + r2_len) % r2.len()] - v1) * lit(GAMMA_12); v1 -= right; }
                            } else {
                                r2[(1) % r2_len] = r2[(1) % r2_len] * lit(0.5) + v1;
                                let mut v13 = lit((k9 % 4) as f64) - y;
                            }
                        }
                        1 => {
                        }
                        _ => {
                            let (mut v14, v15) = (-v1, r2[r2.len() - 1 - (n + k9) % r2.len()].atan2(r2[2 % r2.len()].abs() + lit(0.25)));
                            if k9 % 2 == 1 {
                                { let right = v14 * v14 + lit(0.25); m10[1][(n) % 3] /= right; }
                                continue;
                            }
                        }
                    }
                }
            };
            v1.abs() - v16 + v1 - x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p129", false, |report| crate::check_program!(0, report));
    }
}

pub mod p130 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2 = w[0];
            let mut m3: [[f64; 2]; 2] = [[0.75; 2]; 2];
            for i5 in 1..=n {
                for e7 in w.iter_mut() {
                    let mut k9: usize = 0;
                    let v10: f64 = loop {
                        if k9 >= 2 {
                            break ((i5 % 4) as f64) + 0.75;
                        }
                        k9 += 1;
                    };
                }
            }
            let (mut v11, v12): (f64, f64) = (((n % 4) as f64), x);
            if v1 < -0.9 {
                v1 *= (v1 - x).atan();
                let c13 = move |u13_0: f64| u13_0 * (((n % 4) as f64) + x);
            }
            v2 -= v12 - w[(n + n) % w.len()];
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2 = w[0];
            let mut m3: [[f64; 2]; 2] = [[0.75; 2]; 2];
            for i5 in 1..=n {
                for e7 in w.iter_mut() {
                    let mut k9: usize = 0;
                    let v10: f64 = loop {
                        if k9 >= 2 {
                            break ((i5 % 4) as f64) + 0.75;
                        }
                        k9 += 1;
                    };
                }
            }
            let (mut v11, v12): (f64, f64) = (((n % 4) as f64), x);
            if v1 < -0.9 {
                v1 *= (v1 - x).atan();
                let c13 = move |u13_0: f64| u13_0 * (((n % 4) as f64) + x);
            }
            v2 -= v12 - w[(n + n) % w.len()];
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut v2 = w[0];
            let mut m3: [[D; 2]; 2] = [[lit(0.75); 2]; 2];
            for i5 in 1..=n {
                for e7 in w.iter_mut() {
                    let mut k9: usize = 0;
                    let v10: D = loop {
                        if k9 >= 2 {
                            break lit((i5 % 4) as f64) + lit(0.75);
                        }
                        k9 += 1;
                    };
                }
            }
            let (mut v11, v12): (D, D) = (lit((n % 4) as f64), x);
            if v1 < lit(-0.9) {
                { let right = (v1 - x).atan(); v1 *= right; }
                let c13 = move |u13_0: D| u13_0 * (lit((n % 4) as f64) + x);
            }
            { let right = v12 - w[(n + n) % w.len()]; v2 -= right; }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p130", false, |report| crate::check_program!(7, report));
    }
}

pub mod p131 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u.midpoint(a[0]);
            let mut v2 = a[3 % a.len()];
            let mut r3: [f64; 2] = [0.0; 2];
            let mut m4: [[f64; 2]; 2] = [[a[a.len() - 1 - (k) % a.len()], v1], [((k % 4) as f64), a[0 % a.len()]]];
            match k % 4 {
                0 => {
                    if k % 3 < 1 {
                        return match k % 3 {
                            0 | 5 => { ALPHA }
                            1 | 6 => { m4[(2 * k + 0) % 2][(k + k) % 2] }
                            _ => { a[(k + k) % a.len()] }
                        };
                    }
                    for i6 in (0..k).rev() {
                        for i8 in 1..k % 4 {
                            match i6 % 4 {
                                0 => {
                                    let mut v1 = v1 * 1.25;
                                    let v9 = 1.0 - u;
                                }
                                1 => {
                                    for &e11 in a {
                                        let mut v12 = v1 / (v1 * v1 + 0.5);
                                        let v13: f64;
                                        if i8 % 2 < 1 {
                                            v13 = u;
                                        } else {
                                            v13 = r3.iter().rev().skip(0).filter(|&&e14| v12 > 2.0).map(|&e14| a[(i6 + 1) % a.len()] / (((i6 % 4) as f64) * ((i6 % 4) as f64) + 0.5)).sum::<f64>();
                                        }
                                    }
                                    for i16 in 0..i8 % 4 {
                                        v2 /= 0.7_f64.abs() + 0.5;
                                    }
                                }
                                2 => {
                                    r3[1] += 0.25 * (match k % 2 {
                                        0 => { u }
                                        _ => { ALPHA }
                                    });
                                }
                                _ => {
                                    let c17 = move |u17_0: f64, u17_1: f64| u17_0 - (u17_1 - r3[1]);
                                }
                            }
                        }
                    }
                }
                1 => {
                }
                2 if m4[1][(k) % 2] >= 0.75 => {
                    'l18: for &e19 in a {
                        let r20 = [(0.9 * u.sin()).tan(); 3];
                    }
                    let v21 = if v2 < u { ALPHA } else { m4[1][(k + k) % 2] };
                }
                _ => {
                    let mut c22 = |u22: f64| {
                        v2 += 0.25 * (0.7_f64 * u22);
                        v2 * 0.5
                    };
                    let mut v23 = c22(m4[(k) % 2][0]) - c22(-((k % 4) as f64));
                }
            }
            (r3[0] - r3[0] + v2) * u + r3[0]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) - ALPHA;
            let mut m2: [[f64; 2]; 2] = [[0.7; 2]; 2];
            let mut k4: usize = 0;
            while (k4 < 2) && (q[1] >= 0.25) {
                k4 += 1;
                for &e6 in q {
                    let mut p7 = (e6, e6.copysign(v1));
                    v1 *= h0(a, ((k4 % 4) as f64), (2 * n + 2) % 4).cos();
                }
            }
            m2[1][(2 * k4 + 0) % 2] += h0(a, v1, (2 * n + 2) % 4);
            'l8: for _ in 0..k4 {
                fn inner10(s: f64, t: f64) -> f64 {
                    if 0.5_f64 < s {
                        return t;
                    }
                    t + s
                }
                let v11 = inner10(v1, (v1.abs() + 1.25).hypot(v1));
            }
            let mut k13: usize = 0;
            while k13 < 6 {
                k13 += 1;
                m2[1][(2 * k4 + 1) % 2] += 0.25 * h0(b, m2[0][(k13 + k4) % 2], (n + 1) % 4);
            }
            ({
                m2[0][1] = v1;
                ALPHA
            }) * v1 + b[k13 % b.len()] + a[(2 * n + 2) % a.len()] + q[(k13 + 1) % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u.midpoint(a[0]);
            let mut v2 = a[3 % a.len()];
            let mut r3: [f64; 2] = [0.0; 2];
            let mut m4: [[f64; 2]; 2] = [[a[a.len() - 1 - (k) % a.len()], v1], [((k % 4) as f64), a[0 % a.len()]]];
            match k % 4 {
                0 => {
                    if k % 3 < 1 {
                        return match k % 3 {
                            0 | 5 => { ALPHA }
                            1 | 6 => { m4[(2 * k + 0) % 2][(k + k) % 2] }
                            _ => { a[(k + k) % a.len()] }
                        };
                    }
                    for i6 in (0..k).rev() {
                        for i8 in 1..k % 4 {
                            match i6 % 4 {
                                0 => {
                                    let mut v1 = v1 * 1.25;
                                    let v9 = 1.0 - u;
                                }
                                1 => {
                                    for &e11 in a {
                                        let mut v12 = v1 / (v1 * v1 + 0.5);
                                        let v13: f64;
                                        if i8 % 2 < 1 {
                                            v13 = u;
                                        } else {
                                            v13 = r3.iter().rev().skip(0).filter(|&&e14| v12 > 2.0).map(|&e14| a[(i6 + 1) % a.len()] / (((i6 % 4) as f64) * ((i6 % 4) as f64) + 0.5)).sum::<f64>();
                                        }
                                    }
                                    for i16 in 0..i8 % 4 {
                                        v2 /= 0.7_f64.abs() + 0.5;
                                    }
                                }
                                2 => {
                                    r3[1] += 0.25 * (match k % 2 {
                                        0 => { u }
                                        _ => { ALPHA }
                                    });
                                }
                                _ => {
                                    let c17 = move |u17_0: f64, u17_1: f64| u17_0 - (u17_1 - r3[1]);
                                }
                            }
                        }
                    }
                }
                1 => {
                }
                2 if m4[1][(k) % 2] >= 0.75 => {
                    'l18: for &e19 in a {
                        let r20 = [(0.9 * u.sin()).tan(); 3];
                    }
                    let v21 = if v2 < u { ALPHA } else { m4[1][(k + k) % 2] };
                }
                _ => {
                    let mut c22 = |u22: f64| {
                        v2 += 0.25 * (0.7_f64 * u22);
                        v2 * 0.5
                    };
                    let mut v23 = c22(m4[(k) % 2][0]) - c22(-((k % 4) as f64));
                }
            }
            (r3[0] - r3[0] + v2) * u + r3[0]
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) - ALPHA;
            let mut m2: [[f64; 2]; 2] = [[0.7; 2]; 2];
            let mut k4: usize = 0;
            while (k4 < 2) && (q[1] >= 0.25) {
                k4 += 1;
                for &e6 in q {
                    let mut p7 = (e6, e6.copysign(v1));
                    v1 *= h0(a, ((k4 % 4) as f64), (2 * n + 2) % 4).cos();
                }
            }
            m2[1][(2 * k4 + 0) % 2] += h0(a, v1, (2 * n + 2) % 4);
            'l8: for _ in 0..k4 {
                fn inner10(s: f64, t: f64) -> f64 {
                    if 0.5_f64 < s {
                        return t;
                    }
                    t + s
                }
                let v11 = inner10(v1, (v1.abs() + 1.25).hypot(v1));
            }
            let mut k13: usize = 0;
            while k13 < 6 {
                k13 += 1;
                m2[1][(2 * k4 + 1) % 2] += 0.25 * h0(b, m2[0][(k13 + k4) % 2], (n + 1) % 4);
            }
            ({
                m2[0][1] = v1;
                ALPHA
            }) * v1 + b[k13 % b.len()] + a[(2 * n + 2) % a.len()] + q[(k13 + 1) % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u.midpoint(a[0]);
            let mut v2 = a[3 % a.len()];
            let mut r3: [D; 2] = [lit(0.0); 2];
            let mut m4: [[D; 2]; 2] = [[a[a.len() - 1 - (k) % a.len()], v1], [lit((k % 4) as f64), a[0 % a.len()]]];
            match k % 4 {
                0 => {
                    if k % 3 < 1 {
                        return match k % 3 {
                            0 | 5 => { lit(ALPHA) }
                            1 | 6 => { m4[(2 * k + 0) % 2][(k + k) % 2] }
                            _ => { a[(k + k) % a.len()] }
                        };
                    }
                    for i6 in (0..k).rev() {
                        for i8 in 1..k % 4 {
                            match i6 % 4 {
                                0 => {
                                    let mut v1 = v1 * lit(1.25);
                                    let v9 = lit(1.0) - u;
                                }
                                1 => {
                                    for &e11 in a {
                                        let mut v12 = v1 / (v1 * v1 + lit(0.5));
                                        let v13: D;
                                        if i8 % 2 < 1 {
                                            v13 = u;
                                        } else {
                                            v13 = r3.iter().rev().skip(0).filter(|&&e14| v12 > lit(2.0)).map(|&e14| a[(i6 + 1) % a.len()] / (lit((i6 % 4) as f64) * lit((i6 % 4) as f64) + lit(0.5))).sum::<D>();
                                        }
                                    }
                                    for i16 in 0..i8 % 4 {
                                        { let right = lit(0.7).abs() + lit(0.5); v2 /= right; }
                                    }
                                }
                                2 => {
                                    { let right = lit(0.25) * (match k % 2 {
                                        0 => { u }
                                        _ => { lit(ALPHA) }
                                    }); r3[1] += right; }
                                }
                                _ => {
                                    let c17 = move |u17_0: D, u17_1: D| u17_0 - (u17_1 - r3[1]);
                                }
                            }
                        }
                    }
                }
                1 => {
                }
                2 if m4[1][(k) % 2] >= lit(0.75) => {
                    'l18: for &e19 in a {
                        let r20 = [(lit(0.9) * u.sin()).tan(); 3];
                    }
                    let v21 = if v2 < u { lit(ALPHA) } else { m4[1][(k + k) % 2] };
                }
                _ => {
                    let mut c22 = |u22: D| {
                        { let right = lit(0.25) * (lit(0.7) * u22); v2 += right; }
                        v2 * lit(0.5)
                    };
                    let mut v23 = c22(m4[(k) % 2][0]) - c22(-lit((k % 4) as f64));
                }
            }
            (r3[0] - r3[0] + v2) * u + r3[0]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) - lit(ALPHA);
            let mut m2: [[D; 2]; 2] = [[lit(0.7); 2]; 2];
            let mut k4: usize = 0;
            while (k4 < 2) && (q[1] >= lit(0.25)) {
                k4 += 1;
                for &e6 in q {
                    let mut p7 = (e6, e6.copysign(v1));
                    { let right = h0(a, lit((k4 % 4) as f64), (2 * n + 2) % 4).cos(); v1 *= right; }
                }
            }
            { let right = h0(a, v1, (2 * n + 2) % 4); m2[1][(2 * k4 + 0) % 2] += right; }
            'l8: for _ in 0..k4 {
                fn inner10(s: D, t: D) -> D {
                    if lit(0.5) < s {
                        return t;
                    }
                    t + s
                }
                let v11 = inner10(v1, (v1.abs() + lit(1.25)).hypot(v1));
            }
            let mut k13: usize = 0;
            while k13 < 6 {
                k13 += 1;
                { let right = lit(0.25) * h0(b, m2[0][(k13 + k4) % 2], (n + 1) % 4); m2[1][(2 * k4 + 1) % 2] += right; }
            }
            ({
                m2[0][1] = v1;
                lit(ALPHA)
            }) * v1 + b[k13 % b.len()] + a[(2 * n + 2) % a.len()] + q[(k13 + 1) % 4]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p131", false, |report| crate::check_program!(5, report));
    }
}

pub mod p132 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[(2 * n + 2) % 3];
            let mut v2 = v1;
            let w_len: usize = w.len();
            let mut r3 = [0.75 - v1, v2 + v1, v1 - v1, ((w_len % 4) as f64)];
            r3[0] = ALPHA * v2;
            v1 = v1 * 0.5 + p[0];
            if ((w_len % 4) as f64) < v2 {
                let c4 = move |u4_0: f64, u4_1: f64| u4_0 * (((n % 4) as f64) - -1.5);
            }
            0.25 * v2 + v1.sin() + r3[0] + p[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[(2 * n + 2) % 3];
            let mut v2 = v1;
            let w_len: usize = w.len();
            let mut r3 = [0.75 - v1, v2 + v1, v1 - v1, ((w_len % 4) as f64)];
            r3[0] = ALPHA * v2;
            v1 = v1 * 0.5 + p[0];
            if ((w_len % 4) as f64) < v2 {
                let c4 = move |u4_0: f64, u4_1: f64| u4_0 * (((n % 4) as f64) - -1.5);
            }
            0.25 * v2 + v1.sin() + r3[0] + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[(2 * n + 2) % 3];
            let mut v2 = v1;
            let w_len: usize = w.len();
            let mut r3 = [lit(0.75) - v1, v2 + v1, v1 - v1, lit((w_len % 4) as f64)];
            r3[0] = lit(ALPHA) * v2;
            v1 = v1 * lit(0.5) + p[0];
            if lit((w_len % 4) as f64) < v2 {
                let c4 = move |u4_0: D, u4_1: D| u4_0 * (lit((n % 4) as f64) - lit(-1.5));
            }
            lit(0.25) * v2 + v1.sin() + r3[0] + p[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p132", false, |report| crate::check_program!(2, report));
    }
}

pub mod p133 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.1;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = (-1.5_f64).min(1.1);
            let mut v2: f64 = b[0 % b.len()] - a[0];
            let r3 = vec![if v1 < v2 { b[3 % b.len()] } else { v2 }; 3];
            let r3_len: usize = r3.len();
            v2 -= v1 + a[0];
            let mut k5: usize = 0;
            'l4: while k5 < 4 {
                k5 += 1;
                if r3_len % 2 == 1 {
                    break 'l4;
                }
            }
            r3[r3.len() - 1 - (r3_len + 1) % r3.len()].powi(1) * v2 - v1.sin() + r3[0]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[b.len() - 1 - (4) % b.len()] + -0.3_f64;
            let mut v3 = q.chunks_exact(2).map(|e2| v1.abs()).sum::<f64>();
            let mut r4 = [0.9, BETA * v3, b[b.len() - 1 - (n + 1) % b.len()] * a[0]];
            let m5: [[f64; 2]; 3] = [[-0.5; 2]; 3];
            fn inner6(s: f64, t: f64) -> f64 {
                if t >= -0.75 {
                    return s + t;
                }
                s
            }
            let v7 = inner6((v1 * v1 + 1.25).sqrt(), a[3 % a.len()]);
            match n % 2 {
                0 if v3 < v7 => {
                    'l8: for &e9 in &r4 {
                        let o10: Option<f64> = if n % 3 < 1 { Some(v7 / (v7 * v7 + 1.25)) } else { None };
                    }
                }
                _ => {
                    v3 = v3;
                }
            }
            let o11: Option<f64> = if v3 > b[b.len() - 1 - (n + 1) % b.len()] { Some(if v1 < b[0] { 1.0_f64 } else { BETA }) } else { None };
            let mut k13: usize = 0;
            let v15: f64 = 'l12: loop {
                if k13 >= 4 {
                    break m5[(n + k13) % 3][0].sin();
                }
                k13 += 1;
                v1 += 0.25 * r4[2 % 3].sin();
                let v14: f64;
                if a[(k13 + k13) % a.len()] <= -0.3 {
                    v14 = -0.25 * v1;
                } else {
                    v14 = v3;
                }
            };
            ALPHA * v15.sin() * v3 + r4[0] + b[0] + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.1;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = (-1.5_f64).min(1.1);
            let mut v2: f64 = b[0 % b.len()] - a[0];
            let r3 = vec![if v1 < v2 { b[3 % b.len()] } else { v2 }; 3];
            let r3_len: usize = r3.len();
            v2 -= v1 + a[0];
            let mut k5: usize = 0;
            'l4: while k5 < 4 {
                k5 += 1;
                if r3_len % 2 == 1 {
                    break 'l4;
                }
            }
            r3[r3.len() - 1 - (r3_len + 1) % r3.len()].powi(1) * v2 - v1.sin() + r3[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[b.len() - 1 - (4) % b.len()] + -0.3_f64;
            let mut v3 = q.chunks_exact(2).map(|e2| v1.abs()).sum::<f64>();
            let mut r4 = [0.9, BETA * v3, b[b.len() - 1 - (n + 1) % b.len()] * a[0]];
            let m5: [[f64; 2]; 3] = [[-0.5; 2]; 3];
            fn inner6(s: f64, t: f64) -> f64 {
                if t >= -0.75 {
                    return s + t;
                }
                s
            }
            let v7 = inner6((v1 * v1 + 1.25).sqrt(), a[3 % a.len()]);
            match n % 2 {
                0 if v3 < v7 => {
                    'l8: for &e9 in &r4 {
                        let o10: Option<f64> = if n % 3 < 1 { Some(v7 / (v7 * v7 + 1.25)) } else { None };
                    }
                }
                _ => {
                    v3 = v3;
                }
            }
            let o11: Option<f64> = if v3 > b[b.len() - 1 - (n + 1) % b.len()] { Some(if v1 < b[0] { 1.0_f64 } else { BETA }) } else { None };
            let mut k13: usize = 0;
            let v15: f64 = 'l12: loop {
                if k13 >= 4 {
                    break m5[(n + k13) % 3][0].sin();
                }
                k13 += 1;
                v1 += 0.25 * r4[2 % 3].sin();
                let v14: f64;
                if a[(k13 + k13) % a.len()] <= -0.3 {
                    v14 = -0.25 * v1;
                } else {
                    v14 = v3;
                }
            };
            ALPHA * v15.sin() * v3 + r4[0] + b[0] + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.1;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(-1.5).min(lit(1.1));
            let mut v2: D = b[0 % b.len()] - a[0];
            let r3 = vec![if v1 < v2 { b[3 % b.len()] } else { v2 }; 3];
            let r3_len: usize = r3.len();
            { let right = v1 + a[0]; v2 -= right; }
            let mut k5: usize = 0;
            'l4: while k5 < 4 {
                k5 += 1;
                if r3_len % 2 == 1 {
                    break 'l4;
                }
            }
            r3[r3.len() - 1 - (r3_len + 1) % r3.len()].powi(1) * v2 - v1.sin() + r3[0]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = b[b.len() - 1 - (4) % b.len()] + lit(-0.3);
            let mut v3 = q.chunks_exact(2).map(|e2| v1.abs()).sum::<D>();
            let mut r4 = [lit(0.9), lit(BETA) * v3, b[b.len() - 1 - (n + 1) % b.len()] * a[0]];
            let m5: [[D; 2]; 3] = [[lit(-0.5); 2]; 3];
            fn inner6(s: D, t: D) -> D {
                if t >= lit(-0.75) {
                    return s + t;
                }
                s
            }
            let v7 = inner6((v1 * v1 + lit(1.25)).sqrt(), a[3 % a.len()]);
            match n % 2 {
                0 if v3 < v7 => {
                    'l8: for &e9 in &r4 {
                        let o10: Option<D> = if n % 3 < 1 { Some(v7 / (v7 * v7 + lit(1.25))) } else { None };
                    }
                }
                _ => {
                    v3 = v3;
                }
            }
            let o11: Option<D> = if v3 > b[b.len() - 1 - (n + 1) % b.len()] { Some(if v1 < b[0] { lit(1.0) } else { lit(BETA) }) } else { None };
            let mut k13: usize = 0;
            let v15: D = 'l12: loop {
                if k13 >= 4 {
                    break m5[(n + k13) % 3][0].sin();
                }
                k13 += 1;
                { let right = lit(0.25) * r4[2 % 3].sin(); v1 += right; }
                let v14: D;
                if a[(k13 + k13) % a.len()] <= lit(-0.3) {
                    v14 = lit(-0.25) * v1;
                } else {
                    v14 = v3;
                }
            };
            lit(ALPHA) * v15.sin() * v3 + r4[0] + b[0] + a[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p133", false, |report| crate::check_program!(5, report));
    }
}

pub mod p134 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = 0.125;
            let mut v2 = a[a.len() - 1 - (2) % a.len()] / (v1.abs() + 1.25);
            v1 = v2;
            let mut v3 = v2 * v1;
            v2 -= a[1 % a.len()];
            v1.max(0.3_f64) + v3 + v1 + b[2 % b.len()] + a[a.len() - 1 - (4) % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x;
            let mut v3 = p.chunks_exact(2).map(|e2| -x).sum::<f64>();
            p[(n + 1) % 3] = p[3 - 1 - (n + n) % 3].copysign(x);
            let mut v4 = v1;
            p.swap(2, 3 - 1 - (2 * n + 1) % 3);
            for i6 in 1..n {
                let mut k8: usize = 0;
                let mut v10: f64 = 'l7: loop {
                    if k8 >= 1 {
                        break p[3 - 1 - (3) % 3] * p[0];
                    }
                    k8 += 1;
                    let mut v9 = v1;
                };
                let v11: f64 = p[0];
                p.fill(v11);
            }
            if n % 2 < 1 {
                let mut v12 = v1;
                if p[(n + n) % 3] <= x {
                    for i13 in 1..3 {
                        p[i13] *= (p[i13 - 1] - p[i13]).cos();
                    }
                    p[1] /= v3.abs() + 1.25;
                } else {
                    for i15 in (1..3).step_by(2) {
                        const GAMMA_16: f64 = 1.0;
                        v4 = v3.round().tanh() * GAMMA_16;
                        {
                            match n % 4 {
                                0 => {
                                    let mut k18: usize = 0;
                                    let mut v20: f64 = 'l17: loop {
                                        if k18 >= 4 {
                                            break v3;
                                        }
                                        k18 += 1;
                                        let mut k19: usize = 2;
                                    };
                                    v20 = p[(2 * i15 + 1) % 3];
                                }
                                1 => {
                                    let v21: f64 = 0.5;
                                }
                                2 => {
                                    let mut r24 = [(0..i15).filter(|&i22| x <= v12).map(|i22| 1.0 + 0.25 * (p[0] - v4).sin()).product::<f64>(), (1..i15).skip(1).map(|i23| h0(&p, &p)).sum::<f64>(), v3.mul_add(p[2], v1), v1];
                                }
                                _ => {
                                    if v12 < ((n % 4) as f64) {
                                        break;
                                    }
                                }
                            }
                            let mut r25: [f64; 5] = [0.0; 5];
                        }
                    }
                }
            } else {
                'l26: for i27 in 0..=n {
                }
                let v28: f64;
                if v4 >= 2.0 {
                    v28 = v1 + v4;
                } else {
                    v28 = -x;
                }
            }
            [v4 * v4 - v4 + v3.sin() + v1.sin() + p[2], h0(&p[..], &p) + v4 + x + p[1]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = 0.125;
            let mut v2 = a[a.len() - 1 - (2) % a.len()] / (v1.abs() + 1.25);
            v1 = v2;
            let mut v3 = v2 * v1;
            v2 -= a[1 % a.len()];
            v1.max(0.3_f64) + v3 + v1 + b[2 % b.len()] + a[a.len() - 1 - (4) % a.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x;
            let mut v3 = p.chunks_exact(2).map(|e2| -x).sum::<f64>();
            p[(n + 1) % 3] = p[3 - 1 - (n + n) % 3].copysign(x);
            let mut v4 = v1;
            p.swap(2, 3 - 1 - (2 * n + 1) % 3);
            for i6 in 1..n {
                let mut k8: usize = 0;
                let mut v10: f64 = 'l7: loop {
                    if k8 >= 1 {
                        break p[3 - 1 - (3) % 3] * p[0];
                    }
                    k8 += 1;
                    let mut v9 = v1;
                };
                let v11: f64 = p[0];
                p.fill(v11);
            }
            if n % 2 < 1 {
                let mut v12 = v1;
                if p[(n + n) % 3] <= x {
                    for i13 in 1..3 {
                        p[i13] *= (p[i13 - 1] - p[i13]).cos();
                    }
                    p[1] /= v3.abs() + 1.25;
                } else {
                    for i15 in (1..3).step_by(2) {
                        const GAMMA_16: f64 = 1.0;
                        v4 = v3.round().tanh() * GAMMA_16;
                        {
                            match n % 4 {
                                0 => {
                                    let mut k18: usize = 0;
                                    let mut v20: f64 = 'l17: loop {
                                        if k18 >= 4 {
                                            break v3;
                                        }
                                        k18 += 1;
                                        let mut k19: usize = 2;
                                    };
                                    v20 = p[(2 * i15 + 1) % 3];
                                }
                                1 => {
                                    let v21: f64 = 0.5;
                                }
                                2 => {
                                    let mut r24 = [(0..i15).filter(|&i22| x <= v12).map(|i22| 1.0 + 0.25 * (p[0] - v4).sin()).product::<f64>(), (1..i15).skip(1).map(|i23| h0(&p, &p)).sum::<f64>(), v3.mul_add(p[2], v1), v1];
                                }
                                _ => {
                                    if v12 < ((n % 4) as f64) {
                                        break;
                                    }
                                }
                            }
                            let mut r25: [f64; 5] = [0.0; 5];
                        }
                    }
                }
            } else {
                'l26: for i27 in 0..=n {
                }
                let v28: f64;
                if v4 >= 2.0 {
                    v28 = v1 + v4;
                } else {
                    v28 = -x;
                }
            }
            [v4 * v4 - v4 + v3.sin() + v1.sin() + p[2], h0(&p[..], &p) + v4 + x + p[1]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = lit(0.125);
            let mut v2 = a[a.len() - 1 - (2) % a.len()] / (v1.abs() + lit(1.25));
            v1 = v2;
            let mut v3 = v2 * v1;
            { let right = a[1 % a.len()]; v2 -= right; }
            v1.max(lit(0.3)) + v3 + v1 + b[2 % b.len()] + a[a.len() - 1 - (4) % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = x;
            let mut v3 = p.chunks_exact(2).map(|e2| -x).sum::<D>();
            p[(n + 1) % 3] = p[3 - 1 - (n + n) % 3].copysign(x);
            let mut v4 = v1;
            p.swap(2, 3 - 1 - (2 * n + 1) % 3);
            for i6 in 1..n {
                let mut k8: usize = 0;
                let mut v10: D = 'l7: loop {
                    if k8 >= 1 {
                        break p[3 - 1 - (3) % 3] * p[0];
                    }
                    k8 += 1;
                    let mut v9 = v1;
                };
                let v11: D = p[0];
                p.fill(v11);
            }
            if n % 2 < 1 {
                let mut v12 = v1;
                if p[(n + n) % 3] <= x {
                    for i13 in 1..3 {
                        { let right = (p[i13 - 1] - p[i13]).cos(); p[i13] *= right; }
                    }
                    { let right = v3.abs() + lit(1.25); p[1] /= right; }
                } else {
                    for i15 in (1..3).step_by(2) {
                        const GAMMA_16: f64 = 1.0;
                        v4 = v3.round().tanh() * lit(GAMMA_16);
                        {
                            match n % 4 {
                                0 => {
                                    let mut k18: usize = 0;
                                    let mut v20: D = 'l17: loop {
                                        if k18 >= 4 {
                                            break v3;
                                        }
                                        k18 += 1;
                                        let mut k19: usize = 2;
                                    };
                                    v20 = p[(2 * i15 + 1) % 3];
                                }
                                1 => {
                                    let v21: D = lit(0.5);
                                }
                                2 => {
                                    let mut r24 = [(0..i15).filter(|&i22| x <= v12).map(|i22| lit(1.0) + lit(0.25) * (p[0] - v4).sin()).product::<D>(), (1..i15).skip(1).map(|i23| h0(&p, &p)).sum::<D>(), v3.mul_add(p[2], v1), v1];
                                }
                                _ => {
                                    if v12 < lit((n % 4) as f64) {
                                        break;
                                    }
                                }
                            }
                            let mut r25: [D; 5] = [lit(0.0); 5];
                        }
                    }
                }
            } else {
                'l26: for i27 in 0..=n {
                }
                let v28: D;
                if v4 >= lit(2.0) {
                    v28 = v1 + v4;
                } else {
                    v28 = -x;
                }
            }
            [v4 * v4 - v4 + v3.sin() + v1.sin() + p[2], h0(&p[..], &p) + v4 + x + p[1]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p134", false, |report| crate::check_program!(6, report));
    }
}

pub mod p135 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.125 * w[(n + n) % w.len()];
            let w_len: usize = w.len();
            let mut r2: [f64; 5] = [v1 * w[(w_len + w_len) % w.len()], w[0] - v1, v1 + v1, v1 + v1, v1 - -0.125];
            let mut m3: [[f64; 3]; 2] = [[2.0; 3]; 2];
            w[(2 * n + 2) % w_len] = r2[2];
            for i5 in (1..5).step_by(2) {
                let p7 = (v1, w.iter().map(|&e6| m3[1][(3) % 3] * e6).sum::<f64>());
                let mut r9: Vec<f64> = r2.iter().zip(p.iter()).map(|(&e8, &z8)| v1 - r2[n % 5]).collect();
                let r9_len: usize = r9.len();
            }
            if ((n % 4) as f64) <= -1.5 {
                v1 += ((w_len % 4) as f64);
                w[(w_len + n) % w_len] += r2[5 - 1 - (n + w_len) % 5].atan2(v1 * v1 + 1.25);
            } else {
                for i11 in 1..w_len {
                    let mut v12 = r2[5 - 1 - (2 * n + 2) % 5] - p[3 - 1 - (w_len + 1) % 3];
                }
            }
            2.0 * v1 - v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.125 * w[(n + n) % w.len()];
            let w_len: usize = w.len();
            let mut r2: [f64; 5] = [v1 * w[(w_len + w_len) % w.len()], w[0] - v1, v1 + v1, v1 + v1, v1 - -0.125];
            let mut m3: [[f64; 3]; 2] = [[2.0; 3]; 2];
            w[(2 * n + 2) % w_len] = r2[2];
            for i5 in (1..5).step_by(2) {
                let p7 = (v1, w.iter().map(|&e6| m3[1][(3) % 3] * e6).sum::<f64>());
                let mut r9: Vec<f64> = r2.iter().zip(p.iter()).map(|(&e8, &z8)| v1 - r2[n % 5]).collect();
                let r9_len: usize = r9.len();
            }
            if ((n % 4) as f64) <= -1.5 {
                v1 += ((w_len % 4) as f64);
                w[(w_len + n) % w_len] += r2[5 - 1 - (n + w_len) % 5].atan2(v1 * v1 + 1.25);
            } else {
                for i11 in 1..w_len {
                    let mut v12 = r2[5 - 1 - (2 * n + 2) % 5] - p[3 - 1 - (w_len + 1) % 3];
                }
            }
            2.0 * v1 - v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(0.125) * w[(n + n) % w.len()];
            let w_len: usize = w.len();
            let mut r2: [D; 5] = [v1 * w[(w_len + w_len) % w.len()], w[0] - v1, v1 + v1, v1 + v1, v1 - lit(-0.125)];
            let mut m3: [[D; 3]; 2] = [[lit(2.0); 3]; 2];
            w[(2 * n + 2) % w_len] = r2[2];
            for i5 in (1..5).step_by(2) {
                let p7 = (v1, w.iter().map(|&e6| m3[1][(3) % 3] * e6).sum::<D>());
                let mut r9: Vec<D> = r2.iter().zip(p.iter()).map(|(&e8, &z8)| v1 - r2[n % 5]).collect();
                let r9_len: usize = r9.len();
            }
            if lit((n % 4) as f64) <= lit(-1.5) {
                { let right = lit((w_len % 4) as f64); v1 += right; }
                { let right = r2[5 - 1 - (n + w_len) % 5].atan2(v1 * v1 + lit(1.25)); w[(w_len + n) % w_len] += right; }
            } else {
                for i11 in 1..w_len {
                    let mut v12 = r2[5 - 1 - (2 * n + 2) % 5] - p[3 - 1 - (w_len + 1) % 3];
                }
            }
            lit(2.0) * v1 - v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p135", false, |report| crate::check_program!(2, report));
    }
}

pub mod p136 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut v2: f64 = v1;
            let m3: [[f64; 2]; 3] = [[1.0; 2]; 3];
            let mut k5: usize = 0;
            let mut v8: f64 = loop {
                if k5 >= 4 {
                    break u * 0.75;
                }
                k5 += 1;
                let mut v7 = (0..4).enumerate().map(|(j6, i6)| v1 * u).sum::<f64>();
            };
            let v9: f64;
            if (m3[(2 * k5 + 1) % 3][(k5 + k5) % 2] <= 0.75) || (v1 <= -0.75) {
                v9 = ((k5 % 4) as f64) * w[0];
            } else {
                v9 = w[0] - v1;
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = 0.75 * x;
            let mut v2: f64 = v1;
            for e4 in a.iter() {
                let mut k6: usize = 0;
                while k6 < 2 {
                    k6 += 1;
                    for i8 in (1..a.len()).rev() {
                        let mut p9: (f64, f64) = ((v2.abs() + 0.5).powf(a[(n + i8) % a.len()].sin()), a[a.len() - 1 - (i8 + 1) % a.len()]);
                    }
                    let o10: Option<f64> = if k6 % 2 < 1 { Some(a[0]) } else { None };
                }
                let mut k12: usize = 0;
                let mut v23: f64 = loop {
                    if k12 >= 3 {
                        break x * *e4;
                    }
                    k12 += 1;
                    for i14 in 1..k12 {
                        let v15: f64;
                        if n % 3 < 1 {
                            v15 = v1;
                        } else {
                            v15 = if ALPHA > 1.5 { v1 } else { v2 };
                        }
                        if k6 % 2 == 1 {
                            const GAMMA_16: f64 = -2.0;
                            v2 = v1 * GAMMA_16;
                        }
                    }
                    if (a[a.len() - 1 - (k6 + 1) % a.len()] < -0.5) || (v2 <= 0.75) {
                    } else {
                        for &e18 in a {
                            const GAMMA_19: f64 = 1.5;
                            v2 = a[0].cos() * GAMMA_19;
                            fn inner20(s: f64, t: f64) -> f64 {
                                if s >= t {
                                    return t + t;
                                }
                                -t
                            }
                            let v21 = inner20(a[(2 * k12 + 0) % a.len()] / (x * x + 0.5), { ALPHA });
                        }
                        let o22: Option<f64> = if *e4 >= -1.5 { Some(a[a.len() - 1 - (k12) % a.len()] * ALPHA) } else { None };
                    }
                };
            }
            x * v2 * v1.sin() * x + a[(n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut v2: f64 = v1;
            let m3: [[f64; 2]; 3] = [[1.0; 2]; 3];
            let mut k5: usize = 0;
            let mut v8: f64 = loop {
                if k5 >= 4 {
                    break u * 0.75;
                }
                k5 += 1;
                let mut v7 = (0..4).enumerate().map(|(j6, i6)| v1 * u).sum::<f64>();
            };
            let v9: f64;
            if (m3[(2 * k5 + 1) % 3][(k5 + k5) % 2] <= 0.75) || (v1 <= -0.75) {
                v9 = ((k5 % 4) as f64) * w[0];
            } else {
                v9 = w[0] - v1;
            }
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = 0.75 * x;
            let mut v2: f64 = v1;
            for e4 in a.iter() {
                let mut k6: usize = 0;
                while k6 < 2 {
                    k6 += 1;
                    for i8 in (1..a.len()).rev() {
                        let mut p9: (f64, f64) = ((v2.abs() + 0.5).powf(a[(n + i8) % a.len()].sin()), a[a.len() - 1 - (i8 + 1) % a.len()]);
                    }
                    let o10: Option<f64> = if k6 % 2 < 1 { Some(a[0]) } else { None };
                }
                let mut k12: usize = 0;
                let mut v23: f64 = loop {
                    if k12 >= 3 {
                        break x * *e4;
                    }
                    k12 += 1;
                    for i14 in 1..k12 {
                        let v15: f64;
                        if n % 3 < 1 {
                            v15 = v1;
                        } else {
                            v15 = if ALPHA > 1.5 { v1 } else { v2 };
                        }
                        if k6 % 2 == 1 {
                            const GAMMA_16: f64 = -2.0;
                            v2 = v1 * GAMMA_16;
                        }
                    }
                    if (a[a.len() - 1 - (k6 + 1) % a.len()] < -0.5) || (v2 <= 0.75) {
                    } else {
                        for &e18 in a {
                            const GAMMA_19: f64 = 1.5;
                            v2 = a[0].cos() * GAMMA_19;
                            fn inner20(s: f64, t: f64) -> f64 {
                                if s >= t {
                                    return t + t;
                                }
                                -t
                            }
                            let v21 = inner20(a[(2 * k12 + 0) % a.len()] / (x * x + 0.5), { ALPHA });
                        }
                        let o22: Option<f64> = if *e4 >= -1.5 { Some(a[a.len() - 1 - (k12) % a.len()] * ALPHA) } else { None };
                    }
                };
            }
            x * v2 * v1.sin() * x + a[(n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u;
            let mut v2: D = v1;
            let m3: [[D; 2]; 3] = [[lit(1.0); 2]; 3];
            let mut k5: usize = 0;
            let mut v8: D = loop {
                if k5 >= 4 {
                    break u * lit(0.75);
                }
                k5 += 1;
                let mut v7 = (0..4).enumerate().map(|(j6, i6)| v1 * u).sum::<D>();
            };
            let v9: D;
            if (m3[(2 * k5 + 1) % 3][(k5 + k5) % 2] <= lit(0.75)) || (v1 <= lit(-0.75)) {
                v9 = lit((k5 % 4) as f64) * w[0];
            } else {
                v9 = w[0] - v1;
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = lit(0.75) * x;
            let mut v2: D = v1;
            for e4 in a.iter() {
                let mut k6: usize = 0;
                while k6 < 2 {
                    k6 += 1;
                    for i8 in (1..a.len()).rev() {
                        let mut p9: (D, D) = ((v2.abs() + lit(0.5)).powf(a[(n + i8) % a.len()].sin()), a[a.len() - 1 - (i8 + 1) % a.len()]);
                    }
                    let o10: Option<D> = if k6 % 2 < 1 { Some(a[0]) } else { None };
                }
                let mut k12: usize = 0;
                let mut v23: D = loop {
                    if k12 >= 3 {
                        break x * *e4;
                    }
                    k12 += 1;
                    for i14 in 1..k12 {
                        let v15: D;
                        if n % 3 < 1 {
                            v15 = v1;
                        } else {
                            v15 = if lit(ALPHA) > lit(1.5) { v1 } else { v2 };
                        }
                        if k6 % 2 == 1 {
                            const GAMMA_16: f64 = -2.0;
                            v2 = v1 * lit(GAMMA_16);
                        }
                    }
                    if (a[a.len() - 1 - (k6 + 1) % a.len()] < lit(-0.5)) || (v2 <= lit(0.75)) {
                    } else {
                        for &e18 in a {
                            const GAMMA_19: f64 = 1.5;
                            v2 = a[0].cos() * lit(GAMMA_19);
                            fn inner20(s: D, t: D) -> D {
                                if s >= t {
                                    return t + t;
                                }
                                -t
                            }
                            let v21 = inner20(a[(2 * k12 + 0) % a.len()] / (x * x + lit(0.5)), { lit(ALPHA) });
                        }
                        let o22: Option<D> = if *e4 >= lit(-1.5) { Some(a[a.len() - 1 - (k12) % a.len()] * lit(ALPHA)) } else { None };
                    }
                };
            }
            x * v2 * v1.sin() * x + a[(n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p136", false, |report| crate::check_program!(1, report));
    }
}

pub mod p137 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = a[0];
            let mut r2 = vec![w[w.len() - 1 - (k) % w.len()]; 5];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 3] = [[2.0; 3]; 3];
            w[0] = v1;
            match r2_len % 2 {
                0 => {
                }
                _ => {
                    {
                        w[w.len() - 1 - (2 * r2_len + 1) % w.len()] -= r2[r2.len() - 1 - (r2_len + 1) % r2.len()] + v1;
                        let v4: f64;
                        if (v1 <= 1.1) && (v1 >= 1.0) {
                            v4 = a[a.len() - 1 - (r2_len + 1) % a.len()];
                        } else {
                            v4 = v1 * v1;
                        }
                    }
                }
            }
            v1 - m3[(k) % 3][0] + v1.sin()
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[1 % w.len()].atan2(w[n % w.len()] * w[n % w.len()] + 0.25);
            let w_len: usize = w.len();
            let mut r2 = [v1, v1 + 0.75, ((w_len % 4) as f64) - 0.25, v1 + v1, h0(&mut w, &p[..], (n) % 4)];
            r2[(2 * n + 2) % 5] = v1 - v1;
            fn inner3(s: f64, t: f64) -> f64 {
                if s >= s {
                    return { s };
                }
                0.7_f64.asinh()
            }
            let v4 = inner3(v1 / (v1 * v1 + 1.25), w[n % w.len()] - v1);
            let mut k6: usize = 0;
            while k6 < 1 {
                k6 += 1;
                v1 = 0.3;
                let mut r8 = vec![p.iter().rev().map(|&e7| 1.0 + 0.25 * (v4.abs() + 0.5 + 1.0).acosh().sin()).product::<f64>(), v1 * v1];
                let r8_len: usize = r8.len();
            }
            v1 = -v4;
            r2[0] = r2[4];
            w[0] + v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = a[0];
            let mut r2 = vec![w[w.len() - 1 - (k) % w.len()]; 5];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 3] = [[2.0; 3]; 3];
            w[0] = v1;
            match r2_len % 2 {
                0 => {
                }
                _ => {
                    {
                        w[w.len() - 1 - (2 * r2_len + 1) % w.len()] -= r2[r2.len() - 1 - (r2_len + 1) % r2.len()] + v1;
                        let v4: f64;
                        if (v1 <= 1.1) && (v1 >= 1.0) {
                            v4 = a[a.len() - 1 - (r2_len + 1) % a.len()];
                        } else {
                            v4 = v1 * v1;
                        }
                    }
                }
            }
            v1 - m3[(k) % 3][0] + v1.sin()
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[1 % w.len()].atan2(w[n % w.len()] * w[n % w.len()] + 0.25);
            let w_len: usize = w.len();
            let mut r2 = [v1, v1 + 0.75, ((w_len % 4) as f64) - 0.25, v1 + v1, h0(&mut w, &p[..], (n) % 4)];
            r2[(2 * n + 2) % 5] = v1 - v1;
            fn inner3(s: f64, t: f64) -> f64 {
                if s >= s {
                    return { s };
                }
                0.7_f64.asinh()
            }
            let v4 = inner3(v1 / (v1 * v1 + 1.25), w[n % w.len()] - v1);
            let mut k6: usize = 0;
            while k6 < 1 {
                k6 += 1;
                v1 = 0.3;
                let mut r8 = vec![p.iter().rev().map(|&e7| 1.0 + 0.25 * (v4.abs() + 0.5 + 1.0).acosh().sin()).product::<f64>(), v1 * v1];
                let r8_len: usize = r8.len();
            }
            v1 = -v4;
            r2[0] = r2[4];
            w[0] + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = a[0];
            let mut r2 = vec![w[w.len() - 1 - (k) % w.len()]; 5];
            let r2_len: usize = r2.len();
            let mut m3: [[D; 3]; 3] = [[lit(2.0); 3]; 3];
            w[0] = v1;
            match r2_len % 2 {
                0 => {
                }
                _ => {
                    {
                        { let right = r2[r2.len() - 1 - (r2_len + 1) % r2.len()] + v1; w[w.len() - 1 - (2 * r2_len + 1) % w.len()] -= right; }
                        let v4: D;
                        if (v1 <= lit(1.1)) && (v1 >= lit(1.0)) {
                            v4 = a[a.len() - 1 - (r2_len + 1) % a.len()];
                        } else {
                            v4 = v1 * v1;
                        }
                    }
                }
            }
            v1 - m3[(k) % 3][0] + v1.sin()
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = w[1 % w.len()].atan2(w[n % w.len()] * w[n % w.len()] + lit(0.25));
            let w_len: usize = w.len();
            let mut r2 = [v1, v1 + lit(0.75), lit((w_len % 4) as f64) - lit(0.25), v1 + v1, h0(&mut w, &p[..], (n) % 4)];
            r2[(2 * n + 2) % 5] = v1 - v1;
            fn inner3(s: D, t: D) -> D {
                if s >= s {
                    return { s };
                }
                lit(0.7).asinh()
            }
            let v4 = inner3(v1 / (v1 * v1 + lit(1.25)), w[n % w.len()] - v1);
            let mut k6: usize = 0;
            while k6 < 1 {
                k6 += 1;
                v1 = lit(0.3);
                let mut r8 = vec![p.iter().rev().map(|&e7| lit(1.0) + lit(0.25) * (v4.abs() + lit(0.5) + lit(1.0)).acosh().sin()).product::<D>(), v1 * v1];
                let r8_len: usize = r8.len();
            }
            v1 = -v4;
            r2[0] = r2[4];
            w[0] + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p137", false, |report| crate::check_program!(2, report));
    }
}

pub mod p138 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = -x;
            let mut v2: f64 = x.max(-2.25).min(2.375).exp();
            let mut r3: [f64; 2] = [0.0; 2];
            if r3[2 - 1 - (n + n) % 2] < 0.7 {
                let s4 = &r3[1..];
                x -= s4[(n + n) % s4.len()].mul_add(((n % 4) as f64), v2);
            } else {
                x = x * 0.5 + v1;
                if (v1 > -0.3) && (a[0] <= v2) {
                    'l5: for e6 in r3.iter() {
                    }
                    v2 = v2;
                }
            }
            (BETA + x - x + r3[(n + 1) % 2], v2 + ((n % 4) as f64) + v2.sin() + v1 - x + a[(n + n) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.7;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = -x;
            let mut v2: f64 = x.max(-2.25).min(2.375).exp();
            let mut r3: [f64; 2] = [0.0; 2];
            if r3[2 - 1 - (n + n) % 2] < 0.7 {
                let s4 = &r3[1..];
                x -= s4[(n + n) % s4.len()].mul_add(((n % 4) as f64), v2);
            } else {
                x = x * 0.5 + v1;
                if (v1 > -0.3) && (a[0] <= v2) {
                    'l5: for e6 in r3.iter() {
                    }
                    v2 = v2;
                }
            }
            (BETA + x - x + r3[(n + 1) % 2], v2 + ((n % 4) as f64) + v2.sin() + v1 - x + a[(n + n) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.7;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = -x;
            let mut v2: D = x.max(lit(-2.25)).min(lit(2.375)).exp();
            let mut r3: [D; 2] = [lit(0.0); 2];
            if r3[2 - 1 - (n + n) % 2] < lit(0.7) {
                let s4 = &r3[1..];
                { let right = s4[(n + n) % s4.len()].mul_add(lit((n % 4) as f64), v2); x -= right; }
            } else {
                x = x * lit(0.5) + v1;
                if (v1 > lit(-0.3)) && (a[0] <= v2) {
                    'l5: for e6 in r3.iter() {
                    }
                    v2 = v2;
                }
            }
            (lit(BETA) + x - x + r3[(n + 1) % 2], v2 + lit((n % 4) as f64) + v2.sin() + v1 - x + a[(n + n) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p138", false, |report| crate::check_program!(3, report));
    }
}

pub mod p139 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = x;
            let m1: [[f64; 3]; 2] = [[2.0; 3]; 2];
            let mut k3: usize = 0;
            let v9: f64 = loop {
                if k3 >= 2 {
                    break match k3 % 3 {
                        0 => { x }
                        1 | 6 => { x }
                        _ => { BETA }
                    };
                }
                k3 += 1;
                {
                    let v4 = m1[(k3 + k3) % 2][(2) % 3] + x;
                    let c5 = move |u5_0: f64| u5_0 - p.iter().skip(1).filter(|&&e6| e6 > -0.3).map(|&e6| e6 * -0.25).sum::<f64>();
                }
                for &e8 in &p {
                }
            };
            let mut v10 = x;
            for _ in 1..n {
                for i14 in 0..=k3 {
                    if x <= -0.9 {
                        fn inner15(s: f64, t: f64) -> f64 {
                            if t >= 1.25 {
                                return s / (s.abs() + 1.25);
                            }
                            1.1
                        }
                        let v17 = inner15(if x < 1.1 {
                            let v16: f64 = v9;
                            BETA
                        } else { BETA }, p[0]);
                    } else {
                        let mut k19: usize = 0;
                        let mut v23: f64 = loop {
                            if k19 >= 6 {
                                break v9;
                            }
                            k19 += 1;
                            let mut r20 = [BETA + v10, x + p[1], v10 + v10, x, { v9 }];
                            let v21: f64;
                            if p[2] <= 0.9 {
                                v21 = {
                                    let x = p[4 % 3];
                                    v9
                                };
                            } else {
                                v21 = p.iter().rev().zip(&p).map(|(&e22, &z22)| 1.0 + 0.25 * (x + p[0]).sin()).product::<f64>();
                            }
                        };
                        for i24 in (1..3).rev() {
                            p[i24] = p[i24 - 1] * v10.max(-2.25).min(2.375) + p[i24];
                        }
                    }
                    let v25 = v9 / (BETA.abs() + 0.25);
                }
            }
            [v9 / ((-0.125_f64).abs() + 0.5) - v9 + p[0], f64::powf(0.7_f64.abs() + 0.5, 2.25) * v10 + v9 + x + p[(n + n) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = x;
            let m1: [[f64; 3]; 2] = [[2.0; 3]; 2];
            let mut k3: usize = 0;
            let v9: f64 = loop {
                if k3 >= 2 {
                    break match k3 % 3 {
                        0 => { x }
                        1 | 6 => { x }
                        _ => { BETA }
                    };
                }
                k3 += 1;
                {
                    let v4 = m1[(k3 + k3) % 2][(2) % 3] + x;
                    let c5 = move |u5_0: f64| u5_0 - p.iter().skip(1).filter(|&&e6| e6 > -0.3).map(|&e6| e6 * -0.25).sum::<f64>();
                }
                for &e8 in &p {
                }
            };
            let mut v10 = x;
            for _ in 1..n {
                for i14 in 0..=k3 {
                    if x <= -0.9 {
                        fn inner15(s: f64, t: f64) -> f64 {
                            if t >= 1.25 {
                                return s / (s.abs() + 1.25);
                            }
                            1.1
                        }
                        let v17 = inner15(if x < 1.1 {
                            let v16: f64 = v9;
                            BETA
                        } else { BETA }, p[0]);
                    } else {
                        let mut k19: usize = 0;
                        let mut v23: f64 = loop {
                            if k19 >= 6 {
                                break v9;
                            }
                            k19 += 1;
                            let mut r20 = [BETA + v10, x + p[1], v10 + v10, x, { v9 }];
                            let v21: f64;
                            if p[2] <= 0.9 {
                                v21 = {
                                    let x = p[4 % 3];
                                    v9
                                };
                            } else {
                                v21 = p.iter().rev().zip(&p).map(|(&e22, &z22)| 1.0 + 0.25 * (x + p[0]).sin()).product::<f64>();
                            }
                        };
                        for i24 in (1..3).rev() {
                            p[i24] = p[i24 - 1] * v10.max(-2.25).min(2.375) + p[i24];
                        }
                    }
                    let v25 = v9 / (BETA.abs() + 0.25);
                }
            }
            [v9 / ((-0.125_f64).abs() + 0.5) - v9 + p[0], f64::powf(0.7_f64.abs() + 0.5, 2.25) * v10 + v9 + x + p[(n + n) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x = x;
            let m1: [[D; 3]; 2] = [[lit(2.0); 3]; 2];
            let mut k3: usize = 0;
            let v9: D = loop {
                if k3 >= 2 {
                    break match k3 % 3 {
                        0 => { x }
                        1 | 6 => { x }
                        _ => { lit(BETA) }
                    };
                }
                k3 += 1;
                {
                    let v4 = m1[(k3 + k3) % 2][(2) % 3] + x;
                    let c5 = move |u5_0: D| u5_0 - p.iter().skip(1).filter(|&&e6| e6 > lit(-0.3)).map(|&e6| e6 * lit(-0.25)).sum::<D>();
                }
                for &e8 in &p {
                }
            };
            let mut v10 = x;
            for _ in 1..n {
                for i14 in 0..=k3 {
                    if x <= lit(-0.9) {
                        fn inner15(s: D, t: D) -> D {
                            if t >= lit(1.25) {
                                return s / (s.abs() + lit(1.25));
                            }
                            lit(1.1)
                        }
                        let v17 = inner15(if x < lit(1.1) {
                            let v16: D = v9;
                            lit(BETA)
                        } else { lit(BETA) }, p[0]);
                    } else {
                        let mut k19: usize = 0;
                        let mut v23: D = loop {
                            if k19 >= 6 {
                                break v9;
                            }
                            k19 += 1;
                            let mut r20 = [lit(BETA) + v10, x + p[1], v10 + v10, x, { v9 }];
                            let v21: D;
                            if p[2] <= lit(0.9) {
                                v21 = {
                                    let x = p[4 % 3];
                                    v9
                                };
                            } else {
                                v21 = p.iter().rev().zip(&p).map(|(&e22, &z22)| lit(1.0) + lit(0.25) * (x + p[0]).sin()).product::<D>();
                            }
                        };
                        for i24 in (1..3).rev() {
                            p[i24] = p[i24 - 1] * v10.max(lit(-2.25)).min(lit(2.375)) + p[i24];
                        }
                    }
                    let v25 = v9 / (lit(BETA).abs() + lit(0.25));
                }
            }
            [v9 / (lit(-0.125).abs() + lit(0.5)) - v9 + p[0], D::powf(lit(0.7).abs() + lit(0.5), lit(2.25)) * v10 + v9 + x + p[(n + n) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p139", false, |report| crate::check_program!(6, report));
    }
}

pub mod p140 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = 1.25_f64;
            let mut v2: f64 = v1 - v;
            let mut r3: [f64; 3] = [1.25; 3];
            for i5 in 0..5 {
                let v6: f64 = r3[3 - 1 - (i5 + 1) % 3];
                if BETA < 2.0 {
                    let mut v7 = v1 - v2;
                }
            }
            (0.3 * v2.sin() * v + r3[0], BETA * v - v2 + r3[0 % 3])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = x;
            let mut r2 = [x + w[(n + n) % w.len()], w.iter().zip(w.iter()).enumerate().map(|(j1, (&e1, &z1))| z1 * w[w.len() - 1 - (1) % w.len()]).sum::<f64>(), x - w[(n + 1) % w.len()], x.tanh(), w[(n + 1) % w.len()].powi(0)];
            let mut k4: usize = 0;
            while (k4 < 4) && (-0.25_f64 >= 1.0) {
                k4 += 1;
                let mut k6: usize = 0;
                'l5: while k6 < 7 {
                    k6 += 1;
                    let v8 = (0..=k4).map(|i7| r2[0]).sum::<f64>();
                    'l9: for i10 in 1..n % 4 {
                        w[0] -= 0.25 * ({ w[n % w.len()] });
                    }
                }
                w[(k4 + 1) % w.len()] -= 0.25 * w.chunks(2).enumerate().map(|(j11, e11)| x / (x * x + 0.5)).fold(w[0], |acc11, t11| 0.5 * acc11 + w[0] * t11);
            }
            let v12 = f64::ceil(x);
            let m13: [[f64; 3]; 3] = [[v12, w[w.len() - 1 - (n + n) % w.len()], v12], [r2[5 - 1 - (k4 + 1) % 5], 1.0, v12], [r2[0], 2.0, ((n % 4) as f64)]];
            x + v12.sin() + r2[1 % 5] + w[n % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = 1.25_f64;
            let mut v2: f64 = v1 - v;
            let mut r3: [f64; 3] = [1.25; 3];
            for i5 in 0..5 {
                let v6: f64 = r3[3 - 1 - (i5 + 1) % 3];
                if BETA < 2.0 {
                    let mut v7 = v1 - v2;
                }
            }
            (0.3 * v2.sin() * v + r3[0], BETA * v - v2 + r3[0 % 3])
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = x;
            let mut r2 = [x + w[(n + n) % w.len()], w.iter().zip(w.iter()).enumerate().map(|(j1, (&e1, &z1))| z1 * w[w.len() - 1 - (1) % w.len()]).sum::<f64>(), x - w[(n + 1) % w.len()], x.tanh(), w[(n + 1) % w.len()].powi(0)];
            let mut k4: usize = 0;
            while (k4 < 4) && (-0.25_f64 >= 1.0) {
                k4 += 1;
                let mut k6: usize = 0;
                'l5: while k6 < 7 {
                    k6 += 1;
                    let v8 = (0..=k4).map(|i7| r2[0]).sum::<f64>();
                    'l9: for i10 in 1..n % 4 {
                        w[0] -= 0.25 * ({ w[n % w.len()] });
                    }
                }
                w[(k4 + 1) % w.len()] -= 0.25 * w.chunks(2).enumerate().map(|(j11, e11)| x / (x * x + 0.5)).fold(w[0], |acc11, t11| 0.5 * acc11 + w[0] * t11);
            }
            let v12 = f64::ceil(x);
            let m13: [[f64; 3]; 3] = [[v12, w[w.len() - 1 - (n + n) % w.len()], v12], [r2[5 - 1 - (k4 + 1) % 5], 1.0, v12], [r2[0], 2.0, ((n % 4) as f64)]];
            x + v12.sin() + r2[1 % 5] + w[n % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 2.0;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = lit(1.25);
            let mut v2: D = v1 - v;
            let mut r3: [D; 3] = [lit(1.25); 3];
            for i5 in 0..5 {
                let v6: D = r3[3 - 1 - (i5 + 1) % 3];
                if lit(BETA) < lit(2.0) {
                    let mut v7 = v1 - v2;
                }
            }
            (lit(0.3) * v2.sin() * v + r3[0], lit(BETA) * v - v2 + r3[0 % 3])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x: D = x;
            let mut r2 = [x + w[(n + n) % w.len()], w.iter().zip(w.iter()).enumerate().map(|(j1, (&e1, &z1))| z1 * w[w.len() - 1 - (1) % w.len()]).sum::<D>(), x - w[(n + 1) % w.len()], x.tanh(), w[(n + 1) % w.len()].powi(0)];
            let mut k4: usize = 0;
            while (k4 < 4) && (lit(-0.25) >= lit(1.0)) {
                k4 += 1;
                let mut k6: usize = 0;
                'l5: while k6 < 7 {
                    k6 += 1;
                    let v8 = (0..=k4).map(|i7| r2[0]).sum::<D>();
                    'l9: for i10 in 1..n % 4 {
                        { let right = lit(0.25) * ({ w[n % w.len()] }); w[0] -= right; }
                    }
                }
                { let right = lit(0.25) * w.chunks(2).enumerate().map(|(j11, e11)| x / (x * x + lit(0.5))).fold(w[0], |acc11, t11| lit(0.5) * acc11 + w[0] * t11); w[(k4 + 1) % w.len()] -= right; }
            }
            let v12 = D::ceil(x);
            let m13: [[D; 3]; 3] = [[v12, w[w.len() - 1 - (n + n) % w.len()], v12], [r2[5 - 1 - (k4 + 1) % 5], lit(1.0), v12], [r2[0], lit(2.0), lit((n % 4) as f64)]];
            x + v12.sin() + r2[1 % 5] + w[n % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p140", false, |report| crate::check_program!(4, report));
    }
}

pub mod p141 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x;
            let mut r2 = [x * x, v1, x, -2.0];
            let mut m3: [[f64; 2]; 2] = [[w[(n + 1) % w.len()], r2[0]], [((n % 4) as f64), w[0]]];
            let v4 = x;
            w[2 % w.len()] /= r2[(n + n) % 4].abs() + 1.25;
            {
                let mut k6: usize = 0;
                let mut v8: f64 = loop {
                    if k6 >= 1 {
                        break w[k6 % w.len()];
                    }
                    k6 += 1;
                    let mut v7 = x;
                };
            }
            {
                if v4 > -0.125 {
                    if n % 2 == 1 {
                        return m3[(n) % 2][(1) % 2].clamp(-0.875, 1.375);
                    }
                } else {
                    r2[3] -= (1..=n).filter(|&i9| ((i9 % 4) as f64) <= ((n % 4) as f64)).map(|i9| v1 / (v1 * v1 + 1.25)).fold(v4, |acc9, t9| acc9.sin() + v4 * t9);
                }
            }
            (if n % 2 != 1 { ((n % 4) as f64) } else { v4 }) + v1 + x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x;
            let mut r2 = [x * x, v1, x, -2.0];
            let mut m3: [[f64; 2]; 2] = [[w[(n + 1) % w.len()], r2[0]], [((n % 4) as f64), w[0]]];
            let v4 = x;
            w[2 % w.len()] /= r2[(n + n) % 4].abs() + 1.25;
            {
                let mut k6: usize = 0;
                let mut v8: f64 = loop {
                    if k6 >= 1 {
                        break w[k6 % w.len()];
                    }
                    k6 += 1;
                    let mut v7 = x;
                };
            }
            {
                if v4 > -0.125 {
                    if n % 2 == 1 {
                        return m3[(n) % 2][(1) % 2].clamp(-0.875, 1.375);
                    }
                } else {
                    r2[3] -= (1..=n).filter(|&i9| ((i9 % 4) as f64) <= ((n % 4) as f64)).map(|i9| v1 / (v1 * v1 + 1.25)).fold(v4, |acc9, t9| acc9.sin() + v4 * t9);
                }
            }
            (if n % 2 != 1 { ((n % 4) as f64) } else { v4 }) + v1 + x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = x;
            let mut r2 = [x * x, v1, x, lit(-2.0)];
            let mut m3: [[D; 2]; 2] = [[w[(n + 1) % w.len()], r2[0]], [lit((n % 4) as f64), w[0]]];
            let v4 = x;
            { let right = r2[(n + n) % 4].abs() + lit(1.25); w[2 % w.len()] /= right; }
            {
                let mut k6: usize = 0;
                let mut v8: D = loop {
                    if k6 >= 1 {
                        break w[k6 % w.len()];
                    }
                    k6 += 1;
                    let mut v7 = x;
                };
            }
            {
                if v4 > lit(-0.125) {
                    if n % 2 == 1 {
                        return m3[(n) % 2][(1) % 2].clamp(lit(-0.875), lit(1.375));
                    }
                } else {
                    { let right = (1..=n).filter(|&i9| lit((i9 % 4) as f64) <= lit((n % 4) as f64)).map(|i9| v1 / (v1 * v1 + lit(1.25))).fold(v4, |acc9, t9| acc9.sin() + v4 * t9); r2[3] -= right; }
                }
            }
            (if n % 2 != 1 { lit((n % 4) as f64) } else { v4 }) + v1 + x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p141", false, |report| crate::check_program!(4, report));
    }
}

pub mod p142 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 0.7 * ((n % 4) as f64);
            let mut v1 = v1 + v1;
            let mut m2: [[f64; 2]; 2] = [[0.5; 2]; 2];
            {
                v1 /= q[0].abs() + 1.25;
                'l3: for (i4, e4) in b.iter().enumerate() {
                    let mut k6: usize = 0;
                    while k6 < 0 {
                        k6 += 1;
                        'l7: for i8 in 1..k6 {
                            let s9 = &b[..];
                        }
                        m2[0][0] *= (if *e4 <= v1 { *e4 } else { -0.3 }).sin();
                    }
                }
            }
            (if v1 >= v1 {
                m2[(1) % 2][(n + n) % 2] -= b[(2 * n + 2) % b.len()];
                a[(n + 1) % a.len()]
            } else {
                let v10 = ((n % 4) as f64);
                ((n % 4) as f64)
            }) + a[(n + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 0.7 * ((n % 4) as f64);
            let mut v1 = v1 + v1;
            let mut m2: [[f64; 2]; 2] = [[0.5; 2]; 2];
            {
                v1 /= q[0].abs() + 1.25;
                'l3: for (i4, e4) in b.iter().enumerate() {
                    let mut k6: usize = 0;
                    while k6 < 0 {
                        k6 += 1;
                        'l7: for i8 in 1..k6 {
                            let s9 = &b[..];
                        }
                        m2[0][0] *= (if *e4 <= v1 { *e4 } else { -0.3 }).sin();
                    }
                }
            }
            (if v1 >= v1 {
                m2[(1) % 2][(n + n) % 2] -= b[(2 * n + 2) % b.len()];
                a[(n + 1) % a.len()]
            } else {
                let v10 = ((n % 4) as f64);
                ((n % 4) as f64)
            }) + a[(n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(0.7) * lit((n % 4) as f64);
            let mut v1 = v1 + v1;
            let mut m2: [[D; 2]; 2] = [[lit(0.5); 2]; 2];
            {
                { let right = q[0].abs() + lit(1.25); v1 /= right; }
                'l3: for (i4, e4) in b.iter().enumerate() {
                    let mut k6: usize = 0;
                    while k6 < 0 {
                        k6 += 1;
                        'l7: for i8 in 1..k6 {
                            let s9 = &b[..];
                        }
                        { let right = (if *e4 <= v1 { *e4 } else { lit(-0.3) }).sin(); m2[0][0] *= right; }
                    }
                }
            }
            (if v1 >= v1 {
                { let right = b[(2 * n + 2) % b.len()]; m2[(1) % 2][(n + n) % 2] -= right; }
                a[(n + 1) % a.len()]
            } else {
                let v10 = lit((n % 4) as f64);
                lit((n % 4) as f64)
            }) + a[(n + n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p142", false, |report| crate::check_program!(5, report));
    }
}

pub mod p143 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r3 = [{ w[4 % w.len()] }, v1 / (v1 * v1 + 1.25), p.iter().map(|&e2| 1.0 + 0.25 * ((w_len % 4) as f64).sin()).product::<f64>(), v1];
            if 1.1_f64 <= 1.1 {
                const GAMMA_4: f64 = 0.7;
                v1 = 0.3 * GAMMA_4;
                let mut k6: usize = 0;
                'l5: loop {
                    if k6 >= 1 {
                        break;
                    }
                    k6 += 1;
                    let v7: f64 = v1.copysign(v1);
                }
            }
            r3[n % 4] + v1 + w[(w_len + 1) % w.len()] + p[(2 * w_len + 0) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r3 = [{ w[4 % w.len()] }, v1 / (v1 * v1 + 1.25), p.iter().map(|&e2| 1.0 + 0.25 * ((w_len % 4) as f64).sin()).product::<f64>(), v1];
            if 1.1_f64 <= 1.1 {
                const GAMMA_4: f64 = 0.7;
                v1 = 0.3 * GAMMA_4;
                let mut k6: usize = 0;
                'l5: loop {
                    if k6 >= 1 {
                        break;
                    }
                    k6 += 1;
                    let v7: f64 = v1.copysign(v1);
                }
            }
            r3[n % 4] + v1 + w[(w_len + 1) % w.len()] + p[(2 * w_len + 0) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r3 = [{ w[4 % w.len()] }, v1 / (v1 * v1 + lit(1.25)), p.iter().map(|&e2| lit(1.0) + lit(0.25) * lit((w_len % 4) as f64).sin()).product::<D>(), v1];
            if lit(1.1) <= lit(1.1) {
                const GAMMA_4: f64 = 0.7;
                v1 = lit(0.3) * lit(GAMMA_4);
                let mut k6: usize = 0;
                'l5: loop {
                    if k6 >= 1 {
                        break;
                    }
                    k6 += 1;
                    let v7: D = v1.copysign(v1);
                }
            }
            r3[n % 4] + v1 + w[(w_len + 1) % w.len()] + p[(2 * w_len + 0) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p143", false, |report| crate::check_program!(2, report));
    }
}

pub mod p144 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u = u;
            let mut v1 = u - u;
            u = u * 0.5 + u;
            let o2: Option<f64> = if v1 <= u { Some((u.abs() + 0.25).log(2.5)) } else { None };
            v1 += v1.mul_add(u, u);
            if v1 <= 1.25 {
                return None;
            }
            Some(({ -0.9 }) + v1)
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[3 - 1 - (2 * n + 2) % 3] + p[1];
            let mut m2: [[f64; 3]; 3] = [[x, x, x], [x, x, x], [p[2], x, ((n % 4) as f64)]];
            let mut v3 = x;
            if x >= 0.7 {
                return [p[2] * x, p[3 - 1 - (2 * n + 2) % 3] * ((n % 4) as f64)];
            }
            m2[(n) % 3][(n + 1) % 3] = m2[(n) % 3][(n + 1) % 3] * 0.5 + ({ 1.1 });
            p[2] = p[0].sin();
            v3 *= m2[2][(2 * n + 0) % 3].min(x).clamp(-2.125, 1.875);
            let mut v4 = ((n % 4) as f64);
            for e6 in p {
                for e8 in p.iter() {
                    let c9 = move |u9_0: f64| u9_0 - v3 * p[3 - 1 - (n + n) % 3];
                }
            }
            [(p.iter().zip(p.iter()).map(|(&e10, &z10)| z10 / (p[2] * p[2] + 0.5)).fold(v4, |acc10, t10| acc10.sin() + x * t10) - v4 + v3) * v1 + x.sin() + p[2], m2[2][(n) % 3] * v4.sin() * v1.sin() * x + p[1]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u = u;
            let mut v1 = u - u;
            u = u * 0.5 + u;
            let o2: Option<f64> = if v1 <= u { Some((u.abs() + 0.25).log(2.5)) } else { None };
            v1 += v1.mul_add(u, u);
            if v1 <= 1.25 {
                return None;
            }
            Some(({ -0.9 }) + v1)
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[3 - 1 - (2 * n + 2) % 3] + p[1];
            let mut m2: [[f64; 3]; 3] = [[x, x, x], [x, x, x], [p[2], x, ((n % 4) as f64)]];
            let mut v3 = x;
            if x >= 0.7 {
                return [p[2] * x, p[3 - 1 - (2 * n + 2) % 3] * ((n % 4) as f64)];
            }
            m2[(n) % 3][(n + 1) % 3] = m2[(n) % 3][(n + 1) % 3] * 0.5 + ({ 1.1 });
            p[2] = p[0].sin();
            v3 *= m2[2][(2 * n + 0) % 3].min(x).clamp(-2.125, 1.875);
            let mut v4 = ((n % 4) as f64);
            for e6 in p {
                for e8 in p.iter() {
                    let c9 = move |u9_0: f64| u9_0 - v3 * p[3 - 1 - (n + n) % 3];
                }
            }
            [(p.iter().zip(p.iter()).map(|(&e10, &z10)| z10 / (p[2] * p[2] + 0.5)).fold(v4, |acc10, t10| acc10.sin() + x * t10) - v4 + v3) * v1 + x.sin() + p[2], m2[2][(n) % 3] * v4.sin() * v1.sin() * x + p[1]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut u = u;
            let mut v1 = u - u;
            u = u * lit(0.5) + u;
            let o2: Option<D> = if v1 <= u { Some((u.abs() + lit(0.25)).log(lit(2.5))) } else { None };
            { let right = v1.mul_add(u, u); v1 += right; }
            if v1 <= lit(1.25) {
                return None;
            }
            Some(({ lit(-0.9) }) + v1)
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[3 - 1 - (2 * n + 2) % 3] + p[1];
            let mut m2: [[D; 3]; 3] = [[x, x, x], [x, x, x], [p[2], x, lit((n % 4) as f64)]];
            let mut v3 = x;
            if x >= lit(0.7) {
                return [p[2] * x, p[3 - 1 - (2 * n + 2) % 3] * lit((n % 4) as f64)];
            }
            m2[(n) % 3][(n + 1) % 3] = m2[(n) % 3][(n + 1) % 3] * lit(0.5) + ({ lit(1.1) });
            p[2] = p[0].sin();
            { let right = m2[2][(2 * n + 0) % 3].min(x).clamp(lit(-2.125), lit(1.875)); v3 *= right; }
            let mut v4 = lit((n % 4) as f64);
            for e6 in p {
                for e8 in p.iter() {
                    let c9 = move |u9_0: D| u9_0 - v3 * p[3 - 1 - (n + n) % 3];
                }
            }
            [(p.iter().zip(p.iter()).map(|(&e10, &z10)| z10 / (p[2] * p[2] + lit(0.5))).fold(v4, |acc10, t10| acc10.sin() + x * t10) - v4 + v3) * v1 + x.sin() + p[2], m2[2][(n) % 3] * v4.sin() * v1.sin() * x + p[1]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p144", false, |report| crate::check_program!(6, report));
    }
}

pub mod p145 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y * x;
            let mut v2: f64 = y;
            let mut r3: Vec<f64> = vec![{
                v2 -= y.sin();
                0.3
            }; 3];
            let r3_len: usize = r3.len();
            {
                let c4 = |u4_0: f64| u4_0 * y;
            }
            let mut v5 = (0.75_f64.abs() + 0.5).ln();
            match r3_len % 2 {
                0 => {
                    if n % 3 != 1 {
                        return r3[1 % r3.len()] + v5;
                    }
                }
                _ => {
                    for &e7 in &r3 {
                        if (((n % 4) as f64) > v5) && (v2 > -0.5) {
                            let mut k9: usize = 0;
                            let mut v10: f64 = 'l8: loop {
                                if k9 >= 1 {
                                    break ((k9 % 4) as f64);
                                }
                                k9 += 1;
                                if ((k9 % 4) as f64) <= 1.5 {
                                    continue 'l8;
                                }
                            };
                        }
                        let o11: Option<f64> = if v2 <= 0.3 { Some(v5 / (r3[(r3_len + r3_len) % r3.len()] * r3[(r3_len + r3_len) % r3.len()] + 1.25)) } else { None };
                    }
                    let v12 = y;
                }
            }
            (((r3_len % 4) as f64) - v5) * v2 - v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y * x;
            let mut v2: f64 = y;
            let mut r3: Vec<f64> = vec![{
                v2 -= y.sin();
                0.3
            }; 3];
            let r3_len: usize = r3.len();
            {
                let c4 = |u4_0: f64| u4_0 * y;
            }
            let mut v5 = (0.75_f64.abs() + 0.5).ln();
            match r3_len % 2 {
                0 => {
                    if n % 3 != 1 {
                        return r3[1 % r3.len()] + v5;
                    }
                }
                _ => {
                    for &e7 in &r3 {
                        if (((n % 4) as f64) > v5) && (v2 > -0.5) {
                            let mut k9: usize = 0;
                            let mut v10: f64 = 'l8: loop {
                                if k9 >= 1 {
                                    break ((k9 % 4) as f64);
                                }
                                k9 += 1;
                                if ((k9 % 4) as f64) <= 1.5 {
                                    continue 'l8;
                                }
                            };
                        }
                        let o11: Option<f64> = if v2 <= 0.3 { Some(v5 / (r3[(r3_len + r3_len) % r3.len()] * r3[(r3_len + r3_len) % r3.len()] + 1.25)) } else { None };
                    }
                    let v12 = y;
                }
            }
            (((r3_len % 4) as f64) - v5) * v2 - v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y * x;
            let mut v2: D = y;
            let mut r3: Vec<D> = vec![{
                { let right = y.sin(); v2 -= right; }
                lit(0.3)
            }; 3];
            let r3_len: usize = r3.len();
            {
                let c4 = |u4_0: D| u4_0 * y;
            }
            let mut v5 = (lit(0.75).abs() + lit(0.5)).ln();
            match r3_len % 2 {
                0 => {
                    if n % 3 != 1 {
                        return r3[1 % r3.len()] + v5;
                    }
                }
                _ => {
                    for &e7 in &r3 {
                        if (lit((n % 4) as f64) > v5) && (v2 > lit(-0.5)) {
                            let mut k9: usize = 0;
                            let mut v10: D = 'l8: loop {
                                if k9 >= 1 {
                                    break lit((k9 % 4) as f64);
                                }
                                k9 += 1;
                                if lit((k9 % 4) as f64) <= lit(1.5) {
                                    continue 'l8;
                                }
                            };
                        }
                        let o11: Option<D> = if v2 <= lit(0.3) { Some(v5 / (r3[(r3_len + r3_len) % r3.len()] * r3[(r3_len + r3_len) % r3.len()] + lit(1.25))) } else { None };
                    }
                    let v12 = y;
                }
            }
            (lit((r3_len % 4) as f64) - v5) * v2 - v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p145", false, |report| crate::check_program!(0, report));
    }
}

pub mod p146 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * w[(2 * n + 0) % w.len()];
            let mut m2: [[f64; 2]; 3] = [[ALPHA, v1], [ALPHA, ((n % 4) as f64)], [x, x]];
            let mut r4: Vec<f64> = vec![if (x <= -1.25) || (((n % 4) as f64) <= -1.1) {
                let v3 = v1;
                x
            } else { v1 }; n % 5 + 1];
            let r4_len: usize = r4.len();
            for _ in (1..n).step_by(2) {
                const GAMMA_7: f64 = 1.25;
                v1 *= r4[0].cos() * GAMMA_7;
            }
            {
                let mut k9: usize = 0;
                let v12: f64 = 'l8: loop {
                    if k9 >= 4 {
                        break w[n % w.len()] * r4[0 % r4.len()];
                    }
                    k9 += 1;
                    let v1 = -v1;
                    for _ in 1..=r4.len() {
                        w[r4_len % w.len()] = ({
                            let x = r4[r4.len() - 1 - (n + 1) % r4.len()];
                            v1
                        }).tanh();
                    }
                };
                if (x > 1.0) || (w[w.len() - 1 - (k9) % w.len()] >= v12) {
                    return x;
                }
            }
            v1 + x + x + r4[0] + w[w.len() - 1 - (n + r4_len) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * w[(2 * n + 0) % w.len()];
            let mut m2: [[f64; 2]; 3] = [[ALPHA, v1], [ALPHA, ((n % 4) as f64)], [x, x]];
            let mut r4: Vec<f64> = vec![if (x <= -1.25) || (((n % 4) as f64) <= -1.1) {
                let v3 = v1;
                x
            } else { v1 }; n % 5 + 1];
            let r4_len: usize = r4.len();
            for _ in (1..n).step_by(2) {
                const GAMMA_7: f64 = 1.25;
                v1 *= r4[0].cos() * GAMMA_7;
            }
            {
                let mut k9: usize = 0;
                let v12: f64 = 'l8: loop {
                    if k9 >= 4 {
                        break w[n % w.len()] * r4[0 % r4.len()];
                    }
                    k9 += 1;
                    let v1 = -v1;
                    for _ in 1..=r4.len() {
                        w[r4_len % w.len()] = ({
                            let x = r4[r4.len() - 1 - (n + 1) % r4.len()];
                            v1
                        }).tanh();
                    }
                };
                if (x > 1.0) || (w[w.len() - 1 - (k9) % w.len()] >= v12) {
                    return x;
                }
            }
            v1 + x + x + r4[0] + w[w.len() - 1 - (n + r4_len) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * w[(2 * n + 0) % w.len()];
            let mut m2: [[D; 2]; 3] = [[lit(ALPHA), v1], [lit(ALPHA), lit((n % 4) as f64)], [x, x]];
            let mut r4: Vec<D> = vec![if (x <= lit(-1.25)) || (lit((n % 4) as f64) <= lit(-1.1)) {
                let v3 = v1;
                x
            } else { v1 }; n % 5 + 1];
            let r4_len: usize = r4.len();
            for _ in (1..n).step_by(2) {
                const GAMMA_7: f64 = 1.25;
                { let right = r4[0].cos() * lit(GAMMA_7); v1 *= right; }
            }
            {
                let mut k9: usize = 0;
                let v12: D = 'l8: loop {
                    if k9 >= 4 {
                        break w[n % w.len()] * r4[0 % r4.len()];
                    }
                    k9 += 1;
                    let v1 = -v1;
                    for _ in 1..=r4.len() {
                        w[r4_len % w.len()] = ({
                            let x = r4[r4.len() - 1 - (n + 1) % r4.len()];
                            v1
                        }).tanh();
                    }
                };
                if (x > lit(1.0)) || (w[w.len() - 1 - (k9) % w.len()] >= v12) {
                    return x;
                }
            }
            v1 + x + x + r4[0] + w[w.len() - 1 - (n + r4_len) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p146", false, |report| crate::check_program!(4, report));
    }
}

pub mod p147 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2: f64 = x + x;
            let mut r3: [f64; 3] = [0.0; 3];
            let mut k5: usize = 0;
            while (k5 < 3) && (r3[1] >= y) {
                k5 += 1;
                v2 *= (r3[4 % 3] - x).sin();
            }
            for (i7, e7) in r3.iter().enumerate() {
                v1 -= 0.25 * r3.iter().map(|&e8| e8).sum::<f64>();
                let v9 = ALPHA - r3[1];
            }
            v1 * v2 - y + r3[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2: f64 = x + x;
            let mut r3: [f64; 3] = [0.0; 3];
            let mut k5: usize = 0;
            while (k5 < 3) && (r3[1] >= y) {
                k5 += 1;
                v2 *= (r3[4 % 3] - x).sin();
            }
            for (i7, e7) in r3.iter().enumerate() {
                v1 -= 0.25 * r3.iter().map(|&e8| e8).sum::<f64>();
                let v9 = ALPHA - r3[1];
            }
            v1 * v2 - y + r3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let mut v2: D = x + x;
            let mut r3: [D; 3] = [lit(0.0); 3];
            let mut k5: usize = 0;
            while (k5 < 3) && (r3[1] >= y) {
                k5 += 1;
                { let right = (r3[4 % 3] - x).sin(); v2 *= right; }
            }
            for (i7, e7) in r3.iter().enumerate() {
                { let right = lit(0.25) * r3.iter().map(|&e8| e8).sum::<D>(); v1 -= right; }
                let v9 = lit(ALPHA) - r3[1];
            }
            v1 * v2 - y + r3[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p147", false, |report| crate::check_program!(0, report));
    }
}

pub mod p148 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.0;
        #[differentiate]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = p[4 % 3];
            let mut r2 = [u / (u.abs() + 1.25); 3];
            r2[2] -= v1;
            'l3: for i4 in (0..3).rev() {
                'l5: for e6 in r2 {
                    let v7 = u;
                }
                let mut v8: f64 = { p[(2 * i4 + 1) % 3] };
            }
            (if (r2[0] >= 1.1) || (p[1 % 3] < r2[0]) { v1 } else { ALPHA }) * v1 - u + r2[0] + p[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            {
                if v1 > ((n % 4) as f64) {
                    let mut k2: usize = 2;
                } else {
                    w[3 % w.len()] = w[3 % w.len()] + v1;
                }
            }
            let v3 = x;
            if x < v1 {
                fn inner4(s: f64, t: f64) -> f64 {
                    if s <= 0.125 {
                        return -2.0 - s;
                    }
                    t - s
                }
                let v5: f64 = inner4(w[2 % w.len()] / (v3.abs() + 0.5), h0([x, w[(n + n) % w.len()], ((n % 4) as f64)], 0.9));
            }
            w[2 % w.len()].min(v1) + v3.sin() - v1 + x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.0;
        #[differentiate(without(tidy))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = p[4 % 3];
            let mut r2 = [u / (u.abs() + 1.25); 3];
            r2[2] -= v1;
            'l3: for i4 in (0..3).rev() {
                'l5: for e6 in r2 {
                    let v7 = u;
                }
                let mut v8: f64 = { p[(2 * i4 + 1) % 3] };
            }
            (if (r2[0] >= 1.1) || (p[1 % 3] < r2[0]) { v1 } else { ALPHA }) * v1 - u + r2[0] + p[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            {
                if v1 > ((n % 4) as f64) {
                    let mut k2: usize = 2;
                } else {
                    w[3 % w.len()] = w[3 % w.len()] + v1;
                }
            }
            let v3 = x;
            if x < v1 {
                fn inner4(s: f64, t: f64) -> f64 {
                    if s <= 0.125 {
                        return -2.0 - s;
                    }
                    t - s
                }
                let v5: f64 = inner4(w[2 % w.len()] / (v3.abs() + 0.5), h0([x, w[(n + n) % w.len()], ((n % 4) as f64)], 0.9));
            }
            w[2 % w.len()].min(v1) + v3.sin() - v1 + x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.0;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = p[4 % 3];
            let mut r2 = [u / (u.abs() + lit(1.25)); 3];
            { let right = v1; r2[2] -= right; }
            'l3: for i4 in (0..3).rev() {
                'l5: for e6 in r2 {
                    let v7 = u;
                }
                let mut v8: D = { p[(2 * i4 + 1) % 3] };
            }
            (if (r2[0] >= lit(1.1)) || (p[1 % 3] < r2[0]) { v1 } else { lit(ALPHA) }) * v1 - u + r2[0] + p[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x;
            {
                if v1 > lit((n % 4) as f64) {
                    let mut k2: usize = 2;
                } else {
                    w[3 % w.len()] = w[3 % w.len()] + v1;
                }
            }
            let v3 = x;
            if x < v1 {
                fn inner4(s: D, t: D) -> D {
                    if s <= lit(0.125) {
                        return lit(-2.0) - s;
                    }
                    t - s
                }
                let v5: D = inner4(w[2 % w.len()] / (v3.abs() + lit(0.5)), h0([x, w[(n + n) % w.len()], lit((n % 4) as f64)], lit(0.9)));
            }
            w[2 % w.len()].min(v1) + v3.sin() - v1 + x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p148", false, |report| crate::check_program!(4, report));
    }
}

pub mod p149 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = -0.9;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = { x };
            'l2: for &e3 in a {
                let v6: f64 = (0..2).skip(1).map(|i4| a.iter().sum::<f64>()).filter(|&m5| v1 < 0.125).sum::<f64>();
                for _ in 1..=5 {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t >= 0.25 {
                            return 0.7 + t;
                        }
                        t.sin()
                    }
                    let v10 = inner9(a[0], v1 + a[0]);
                    let mut r14 = [a.iter().zip(a).map(|(&e11, &z11)| z11).sum::<f64>(), a.iter().zip(a).take(n + n).map(|(&e12, &z12)| match n % 3 {
                        0 => { e12 }
                        1 | 6 if 0.25_f64 > 0.5 => { v6 }
                        _ => {
                            let v13 = ((n % 4) as f64);
                            BETA
                        }
                    }).sum::<f64>(), a[a.len() - 1 - (2 * n + 2) % a.len()]];
                }
            }
            'l15: for i16 in (1..n % 4).step_by(2) {
            }
            v1 * v1.sin() + x + a[n % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = -0.9;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = { x };
            'l2: for &e3 in a {
                let v6: f64 = (0..2).skip(1).map(|i4| a.iter().sum::<f64>()).filter(|&m5| v1 < 0.125).sum::<f64>();
                for _ in 1..=5 {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t >= 0.25 {
                            return 0.7 + t;
                        }
                        t.sin()
                    }
                    let v10 = inner9(a[0], v1 + a[0]);
                    let mut r14 = [a.iter().zip(a).map(|(&e11, &z11)| z11).sum::<f64>(), a.iter().zip(a).take(n + n).map(|(&e12, &z12)| match n % 3 {
                        0 => { e12 }
                        1 | 6 if 0.25_f64 > 0.5 => { v6 }
                        _ => {
                            let v13 = ((n % 4) as f64);
                            BETA
                        }
                    }).sum::<f64>(), a[a.len() - 1 - (2 * n + 2) % a.len()]];
                }
            }
            'l15: for i16 in (1..n % 4).step_by(2) {
            }
            v1 * v1.sin() + x + a[n % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = -0.9;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = { x };
            'l2: for &e3 in a {
                let v6: D = (0..2).skip(1).map(|i4| a.iter().sum::<D>()).filter(|&m5| v1 < lit(0.125)).sum::<D>();
                for _ in 1..=5 {
                    fn inner9(s: D, t: D) -> D {
                        if t >= lit(0.25) {
                            return lit(0.7) + t;
                        }
                        t.sin()
                    }
                    let v10 = inner9(a[0], v1 + a[0]);
                    let mut r14 = [a.iter().zip(a).map(|(&e11, &z11)| z11).sum::<D>(), a.iter().zip(a).take(n + n).map(|(&e12, &z12)| match n % 3 {
                        0 => { e12 }
                        1 | 6 if lit(0.25) > lit(0.5) => { v6 }
                        _ => {
                            let v13 = lit((n % 4) as f64);
                            lit(BETA)
                        }
                    }).sum::<D>(), a[a.len() - 1 - (2 * n + 2) % a.len()]];
                }
            }
            'l15: for i16 in (1..n % 4).step_by(2) {
            }
            v1 * v1.sin() + x + a[n % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p149", false, |report| crate::check_program!(1, report));
    }
}

pub fn check(report: &mut crate::harness::Report) {
    p100::check(report);
    p101::check(report);
    p102::check(report);
    p103::check(report);
    p104::check(report);
    p105::check(report);
    p106::check(report);
    p107::check(report);
    p108::check(report);
    p109::check(report);
    p110::check(report);
    p111::check(report);
    p112::check(report);
    p113::check(report);
    p114::check(report);
    p115::check(report);
    p116::check(report);
    p117::check(report);
    p118::check(report);
    p119::check(report);
    p120::check(report);
    p121::check(report);
    p122::check(report);
    p123::check(report);
    p124::check(report);
    p125::check(report);
    p126::check(report);
    p127::check(report);
    p128::check(report);
    p129::check(report);
    p130::check(report);
    p131::check(report);
    p132::check(report);
    p133::check(report);
    p134::check(report);
    p135::check(report);
    p136::check(report);
    p137::check(report);
    p138::check(report);
    p139::check(report);
    p140::check(report);
    p141::check(report);
    p142::check(report);
    p143::check(report);
    p144::check(report);
    p145::check(report);
    p146::check(report);
    p147::check(report);
    p148::check(report);
    p149::check(report);
}
