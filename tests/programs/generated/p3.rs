// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p150 {
    pub mod base {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut v1: f64 = u / (u.abs() + 1.25);
                let mut r2 = vec![u, u / (u * u + 0.5), 1.5, { v1 }];
                let r2_len: usize = r2.len();
                let m3: [[f64; 3]; 2] = [[r2[0], v1, a[a.len() - 1 - (0) % a.len()]], [0.75, v1, ((r2_len % 4) as f64)]];
                let (mut v4, v5): (f64, f64) = (r2[(k + 1) % r2.len()] - u, u);
                let mut k6: usize = 2;
                let mut v7 = v4;
                0.3 - a[(r2_len + 1) % a.len()] + v7 + v5 + r2[0] + a[0]
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = {
                let v1 = a[n % a.len()];
                x
            };
            let mut r4 = [match n % 3 {
                0 => {
                    let v2 = x;
                    a[a.len() - 1 - (n + 1) % a.len()]
                }
                1 | 6 => {
                    let v3 = a[0];
                    v3
                }
                _ => { a[(n + 1) % a.len()] }
            }; 4];
            'l5: for &e6 in a {
                x = in_h0::h0(&r4, r4[4 - 1 - (n + 1) % 4], (3) % 4).clamp(-2.125, 1.875);
                let v7: f64 = e6;
            }
            const GAMMA_8: f64 = 1.1;
            x = x * GAMMA_8;
            {
                if (x > x) && (x < 1.0) {
                    let v9: f64;
                    if r4[(2 * n + 1) % 4] < 1.5 {
                        v9 = if x >= -2.0 {
                            r4[(n + n) % 4] *= in_h0::h0(&r4, a[a.len() - 1 - (n + 1) % a.len()], (n) % 4).atan();
                            x
                        } else { x };
                    } else {
                        v9 = x * r4[0];
                    }
                }
                if a[(n + n) % a.len()] < -0.3 {
                    let mut k11: usize = 0;
                    loop {
                        if k11 >= 2 {
                            break;
                        }
                        k11 += 1;
                        let c12 = move |u12_0: f64, u12_1: f64| u12_0 + (u12_0.abs() + 0.5).powf(x.tanh());
                    }
                }
            }
            a[0] - x + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(order))]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut v1: f64 = u / (u.abs() + 1.25);
                let mut r2 = vec![u, u / (u * u + 0.5), 1.5, { v1 }];
                let r2_len: usize = r2.len();
                let m3: [[f64; 3]; 2] = [[r2[0], v1, a[a.len() - 1 - (0) % a.len()]], [0.75, v1, ((r2_len % 4) as f64)]];
                let (mut v4, v5): (f64, f64) = (r2[(k + 1) % r2.len()] - u, u);
                let mut k6: usize = 2;
                let mut v7 = v4;
                0.3 - a[(r2_len + 1) % a.len()] + v7 + v5 + r2[0] + a[0]
            }
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = {
                let v1 = a[n % a.len()];
                x
            };
            let mut r4 = [match n % 3 {
                0 => {
                    let v2 = x;
                    a[a.len() - 1 - (n + 1) % a.len()]
                }
                1 | 6 => {
                    let v3 = a[0];
                    v3
                }
                _ => { a[(n + 1) % a.len()] }
            }; 4];
            'l5: for &e6 in a {
                x = in_h0::h0(&r4, r4[4 - 1 - (n + 1) % 4], (3) % 4).clamp(-2.125, 1.875);
                let v7: f64 = e6;
            }
            const GAMMA_8: f64 = 1.1;
            x = x * GAMMA_8;
            {
                if (x > x) && (x < 1.0) {
                    let v9: f64;
                    if r4[(2 * n + 1) % 4] < 1.5 {
                        v9 = if x >= -2.0 {
                            r4[(n + n) % 4] *= in_h0::h0(&r4, a[a.len() - 1 - (n + 1) % a.len()], (n) % 4).atan();
                            x
                        } else { x };
                    } else {
                        v9 = x * r4[0];
                    }
                }
                if a[(n + n) % a.len()] < -0.3 {
                    let mut k11: usize = 0;
                    loop {
                        if k11 >= 2 {
                            break;
                        }
                        k11 += 1;
                        let c12 = move |u12_0: f64, u12_1: f64| u12_0 + (u12_0.abs() + 0.5).powf(x.tanh());
                    }
                }
            }
            a[0] - x + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], u: D, k: usize) -> D {
                let mut v1: D = u / (u.abs() + lit(1.25));
                let mut r2 = vec![u, u / (u * u + lit(0.5)), lit(1.5), { v1 }];
                let r2_len: usize = r2.len();
                let m3: [[D; 3]; 2] = [[r2[0], v1, a[a.len() - 1 - (0) % a.len()]], [lit(0.75), v1, lit((r2_len % 4) as f64)]];
                let (mut v4, v5): (D, D) = (r2[(k + 1) % r2.len()] - u, u);
                let mut k6: usize = 2;
                let mut v7 = v4;
                lit(0.3) - a[(r2_len + 1) % a.len()] + v7 + v5 + r2[0] + a[0]
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut x = {
                let v1 = a[n % a.len()];
                x
            };
            let mut r4 = [match n % 3 {
                0 => {
                    let v2 = x;
                    a[a.len() - 1 - (n + 1) % a.len()]
                }
                1 | 6 => {
                    let v3 = a[0];
                    v3
                }
                _ => { a[(n + 1) % a.len()] }
            }; 4];
            'l5: for &e6 in a {
                x = in_h0::h0(&r4, r4[4 - 1 - (n + 1) % 4], (3) % 4).clamp(lit(-2.125), lit(1.875));
                let v7: D = e6;
            }
            const GAMMA_8: f64 = 1.1;
            x = x * lit(GAMMA_8);
            {
                if (x > x) && (x < lit(1.0)) {
                    let v9: D;
                    if r4[(2 * n + 1) % 4] < lit(1.5) {
                        v9 = if x >= lit(-2.0) {
                            { let right = in_h0::h0(&r4, a[a.len() - 1 - (n + 1) % a.len()], (n) % 4).atan(); r4[(n + n) % 4] *= right; }
                            x
                        } else { x };
                    } else {
                        v9 = x * r4[0];
                    }
                }
                if a[(n + n) % a.len()] < lit(-0.3) {
                    let mut k11: usize = 0;
                    loop {
                        if k11 >= 2 {
                            break;
                        }
                        k11 += 1;
                        let c12 = move |u12_0: D, u12_1: D| u12_0 + (u12_0.abs() + lit(0.5)).powf(x.tanh());
                    }
                }
            }
            a[0] - x + a[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p150", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p151 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate(jvp)]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = w[0];
            let mut r3 = vec![if k % 2 != 1 {
                let v2 = v1;
                v1
            } else { v1 }, a[a.len() - 1 - (k + 1) % a.len()] * v1, a[a.len() - 1 - (k + 1) % a.len()] * ((k % 4) as f64), match k % 3 {
                0 | 5 => { v1 }
                1 => { v1 }
                _ => { BETA }
            }];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 3]; 3] = [[v1, v1, v1], [v1, 0.5_f64, v1], [v1, v1, v1]];
            match r3_len % 2 {
                0 => {
                    v1 = w.iter().rev().filter(|&&e5| (v1 >= 0.25) || (e5 > 2.0)).map(|&e5| 1.0 + 0.25 * a.chunks(2).enumerate().map(|(j6, e6)| { ((k % 4) as f64) }).fold(0.9_f64, |acc6, t6| 0.5 * acc6 + acc6 * t6).sin()).product::<f64>();
                    let v7 = v1 - a[k % a.len()];
                }
                _ => {
                    let mut v8: f64 = { 2.0 };
                }
            }
            v1 / (v1.abs() + 0.5) - v1 + r3[0] + a[0] + w[2 % w.len()]
        }
        #[differentiate(jvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[2 % a.len()] + a[0];
            v1 = v1 * 0.5 + ({
                let v2 = ((n % 4) as f64);
                v1
            });
            let c3 = |u3_0: f64, u3_1: f64| u3_0 - a.iter().skip(0).fold(a[0], |acc4, &e4| acc4.sin() + acc4 * e4);
            let mut k5: usize = 3;
            if x > a[a.len() - 1 - (2 * n + 0) % a.len()] {
                let v6: f64;
                if v1 >= 0.3 {
                    v6 = x;
                } else {
                    v6 = v1.min(a[(k5 + n) % a.len()]);
                }
            } else {
                v1 /= a[0] * a[0] + 0.5;
            }
            if v1 >= a[a.len() - 1 - (n) % a.len()] {
                return ((n % 4) as f64) - 1.25_f64;
            }
            match k5 % 3 {
                0 => { ((k5 % 4) as f64) }
                1 if ((k5 % 4) as f64) > 1.0 => {
                    v1 += a[n % a.len()];
                    0.9
                }
                _ => { v1 }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.0;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = w[0];
            let mut r3 = vec![if k % 2 != 1 {
                let v2 = v1;
                v1
            } else { v1 }, a[a.len() - 1 - (k + 1) % a.len()] * v1, a[a.len() - 1 - (k + 1) % a.len()] * lit((k % 4) as f64), match k % 3 {
                0 | 5 => { v1 }
                1 => { v1 }
                _ => { lit(BETA) }
            }];
            let r3_len: usize = r3.len();
            let mut m4: [[D; 3]; 3] = [[v1, v1, v1], [v1, lit(0.5), v1], [v1, v1, v1]];
            match r3_len % 2 {
                0 => {
                    v1 = w.iter().rev().filter(|&&e5| (v1 >= lit(0.25)) || (e5 > lit(2.0))).map(|&e5| lit(1.0) + lit(0.25) * a.chunks(2).enumerate().map(|(j6, e6)| { lit((k % 4) as f64) }).fold(lit(0.9), |acc6, t6| lit(0.5) * acc6 + acc6 * t6).sin()).product::<D>();
                    let v7 = v1 - a[k % a.len()];
                }
                _ => {
                    let mut v8: D = { lit(2.0) };
                }
            }
            v1 / (v1.abs() + lit(0.5)) - v1 + r3[0] + a[0] + w[2 % w.len()]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = a[2 % a.len()] + a[0];
            v1 = v1 * lit(0.5) + ({
                let v2 = lit((n % 4) as f64);
                v1
            });
            let c3 = |u3_0: D, u3_1: D| u3_0 - a.iter().skip(0).fold(a[0], |acc4, &e4| acc4.sin() + acc4 * e4);
            let mut k5: usize = 3;
            if x > a[a.len() - 1 - (2 * n + 0) % a.len()] {
                let v6: D;
                if v1 >= lit(0.3) {
                    v6 = x;
                } else {
                    v6 = v1.min(a[(k5 + n) % a.len()]);
                }
            } else {
                { let right = a[0] * a[0] + lit(0.5); v1 /= right; }
            }
            if v1 >= a[a.len() - 1 - (n) % a.len()] {
                return lit((n % 4) as f64) - lit(1.25);
            }
            match k5 % 3 {
                0 => { lit((k5 % 4) as f64) }
                1 if lit((k5 % 4) as f64) > lit(1.0) => {
                    { let right = a[n % a.len()]; v1 += right; }
                    lit(0.9)
                }
                _ => { v1 }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p151", false, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p152 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v2 = if n % 2 < 1 {
                let v1 = a[2 % a.len()];
                a[0]
            } else {
                let field_b: f64 = 1.5;
                field_b
            };
            let mut v3 = field_w1 + ((n % 4) as f64);
            let mut r4: [f64; 5] = [v2, field_w0, v2 + a[(2 * whole + 0) % a.len()], 0.75 + v3, match whole % 3 {
                0 => {
                    v2 = v2 * 0.5 + a[1 % a.len()];
                    -0.9
                }
                1 => { a[0] }
                _ => {
                    v2 = ((whole % 4) as f64);
                    field_w0
                }
            }];
            if r4[2] > field_w1 {
                for &e6 in &r4 {
                    match whole % 4 {
                        0 => {
                            let v7: f64;
                            if v2 >= 1.0 {
                                v7 = ((whole % 4) as f64) * ((whole % 4) as f64);
                            } else {
                                v7 = a[0 % a.len()].copysign(e6);
                            }
                        }
                        1 => {
                            for _ in 0..=n % 4 {
                                let mut k11: usize = 0;
                                let v13: f64 = 'l10: loop {
                                    if k11 >= 4 {
                                        break r4[(whole + 1) % 5] + field_w0;
                                    }
                                    k11 += 1;
                                    let v12: f64;
                                    if whole % 2 != 1 {
                                        v12 = a[3 % a.len()];
                                    } else {
                                        v12 = field_a * e6;
                                    }
                                };
                                if field_w2 >= -0.5_f64 {
                                    let v14 = ((whole % 4) as f64) / ((-0.5_f64).abs() + 1.25);
                                    v3 = a[a.len() - 1 - (k11 + k11) % a.len()];
                                } else {
                                    let mut k16: usize = 0;
                                    let v17: f64 = 'l15: loop {
                                        if k16 >= 5 {
                                            break v13;
                                        }
                                        k16 += 1;
                                        let v13 = field_w2;
                                    };
                                    if e6 < 0.7 {
                                        'l18: for i19 in 0..k11 {
                                            let o20: Option<f64> = if (r4[0] >= a[2 % a.len()]) && (v3 >= 0.5) { Some(r4[3].clamp(-0.875, 1.375)) } else { None };
                                            const GAMMA_21: f64 = 0.125;
                                            v3 /= (0.7_f64.abs() + 1.25 + 1.0) * GAMMA_21;
                                        }
                                    }
                                }
                            }
                        }
                        2 if e6 <= 0.9 => {
                            v2 += 0.25 * r4[0 % 5];
                        }
                        _ => {
                            v2 = v3.sin();
                            for i23 in 1..whole % 4 {
                                let v24 = e6 / (v2.abs() + 0.5);
                                {
                                    const GAMMA_25: f64 = 0.7;
                                    v2 *= (((i23 % 4) as f64) * v3).tanh() * GAMMA_25;
                                }
                            }
                        }
                    }
                }
            } else {
                v2 -= v2;
            }
            r4[n % 5] - r4[0] - v2 + field_w2 + a[(n + whole) % a.len()] + s.b
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
        #[differentiate(without(recompute))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v2 = if n % 2 < 1 {
                let v1 = a[2 % a.len()];
                a[0]
            } else {
                let field_b: f64 = 1.5;
                field_b
            };
            let mut v3 = field_w1 + ((n % 4) as f64);
            let mut r4: [f64; 5] = [v2, field_w0, v2 + a[(2 * whole + 0) % a.len()], 0.75 + v3, match whole % 3 {
                0 => {
                    v2 = v2 * 0.5 + a[1 % a.len()];
                    -0.9
                }
                1 => { a[0] }
                _ => {
                    v2 = ((whole % 4) as f64);
                    field_w0
                }
            }];
            if r4[2] > field_w1 {
                for &e6 in &r4 {
                    match whole % 4 {
                        0 => {
                            let v7: f64;
                            if v2 >= 1.0 {
                                v7 = ((whole % 4) as f64) * ((whole % 4) as f64);
                            } else {
                                v7 = a[0 % a.len()].copysign(e6);
                            }
                        }
                        1 => {
                            for _ in 0..=n % 4 {
                                let mut k11: usize = 0;
                                let v13: f64 = 'l10: loop {
                                    if k11 >= 4 {
                                        break r4[(whole + 1) % 5] + field_w0;
                                    }
                                    k11 += 1;
                                    let v12: f64;
                                    if whole % 2 != 1 {
                                        v12 = a[3 % a.len()];
                                    } else {
                                        v12 = field_a * e6;
                                    }
                                };
                                if field_w2 >= -0.5_f64 {
                                    let v14 = ((whole % 4) as f64) / ((-0.5_f64).abs() + 1.25);
                                    v3 = a[a.len() - 1 - (k11 + k11) % a.len()];
                                } else {
                                    let mut k16: usize = 0;
                                    let v17: f64 = 'l15: loop {
                                        if k16 >= 5 {
                                            break v13;
                                        }
                                        k16 += 1;
                                        let v13 = field_w2;
                                    };
                                    if e6 < 0.7 {
                                        'l18: for i19 in 0..k11 {
                                            let o20: Option<f64> = if (r4[0] >= a[2 % a.len()]) && (v3 >= 0.5) { Some(r4[3].clamp(-0.875, 1.375)) } else { None };
                                            const GAMMA_21: f64 = 0.125;
                                            v3 /= (0.7_f64.abs() + 1.25 + 1.0) * GAMMA_21;
                                        }
                                    }
                                }
                            }
                        }
                        2 if e6 <= 0.9 => {
                            v2 += 0.25 * r4[0 % 5];
                        }
                        _ => {
                            v2 = v3.sin();
                            for i23 in 1..whole % 4 {
                                let v24 = e6 / (v2.abs() + 0.5);
                                {
                                    const GAMMA_25: f64 = 0.7;
                                    v2 *= (((i23 % 4) as f64) * v3).tanh() * GAMMA_25;
                                }
                            }
                        }
                    }
                }
            } else {
                v2 -= v2;
            }
            r4[n % 5] - r4[0] - v2 + field_w2 + a[(n + whole) % a.len()] + s.b
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
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v2 = if n % 2 < 1 {
                let v1 = a[2 % a.len()];
                a[0]
            } else {
                let field_b: D = lit(1.5);
                field_b
            };
            let mut v3 = field_w1 + lit((n % 4) as f64);
            let mut r4: [D; 5] = [v2, field_w0, v2 + a[(2 * whole + 0) % a.len()], lit(0.75) + v3, match whole % 3 {
                0 => {
                    v2 = v2 * lit(0.5) + a[1 % a.len()];
                    lit(-0.9)
                }
                1 => { a[0] }
                _ => {
                    v2 = lit((whole % 4) as f64);
                    field_w0
                }
            }];
            if r4[2] > field_w1 {
                for &e6 in &r4 {
                    match whole % 4 {
                        0 => {
                            let v7: D;
                            if v2 >= lit(1.0) {
                                v7 = lit((whole % 4) as f64) * lit((whole % 4) as f64);
                            } else {
                                v7 = a[0 % a.len()].copysign(e6);
                            }
                        }
                        1 => {
                            for _ in 0..=n % 4 {
                                let mut k11: usize = 0;
                                let v13: D = 'l10: loop {
                                    if k11 >= 4 {
                                        break r4[(whole + 1) % 5] + field_w0;
                                    }
                                    k11 += 1;
                                    let v12: D;
                                    if whole % 2 != 1 {
                                        v12 = a[3 % a.len()];
                                    } else {
                                        v12 = field_a * e6;
                                    }
                                };
                                if field_w2 >= lit(-0.5) {
                                    let v14 = lit((whole % 4) as f64) / (lit(-0.5).abs() + lit(1.25));
                                    v3 = a[a.len() - 1 - (k11 + k11) % a.len()];
                                } else {
                                    let mut k16: usize = 0;
                                    let v17: D = 'l15: loop {
                                        if k16 >= 5 {
                                            break v13;
                                        }
                                        k16 += 1;
                                        let v13 = field_w2;
                                    };
                                    if e6 < lit(0.7) {
                                        'l18: for i19 in 0..k11 {
                                            let o20: Option<D> = if (r4[0] >= a[2 % a.len()]) && (v3 >= lit(0.5)) { Some(r4[3].clamp(lit(-0.875), lit(1.375))) } else { None };
                                            const GAMMA_21: f64 = 0.125;
                                            { let right = (lit(0.7).abs() + lit(1.25) + lit(1.0)) * lit(GAMMA_21); v3 /= right; }
                                        }
                                    }
                                }
                            }
                        }
                        2 if e6 <= lit(0.9) => {
                            { let right = lit(0.25) * r4[0 % 5]; v2 += right; }
                        }
                        _ => {
                            v2 = v3.sin();
                            for i23 in 1..whole % 4 {
                                let v24 = e6 / (v2.abs() + lit(0.5));
                                {
                                    const GAMMA_25: f64 = 0.7;
                                    { let right = (lit((i23 % 4) as f64) * v3).tanh() * lit(GAMMA_25); v2 *= right; }
                                }
                            }
                        }
                    }
                }
            } else {
                { let right = v2; v2 -= right; }
            }
            r4[n % 5] - r4[0] - v2 + field_w2 + a[(n + whole) % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p152", false, |report| crate::check_program!(8, report, off));
    }
}

pub mod p153 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate(jvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = m[0][1 % 3] + x;
            let mut v2 = x - v1;
            let mut x = { v2 };
            for i4 in (0..n % 4).rev() {
                v2 /= ALPHA * ALPHA + 0.5 + 1.0;
            }
            x = v2;
            if ALPHA <= v2 {
                x -= v1.mul_add(((n % 4) as f64), m[0][1]);
                #[checkpoint]
                'l5: for &e6 in &m[0] {
                }
            }
            x + x + m[1][0] + m[0][0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1 = m[0][1 % 3] + x;
            let mut v2 = x - v1;
            let mut x = { v2 };
            for i4 in (0..n % 4).rev() {
                { let right = lit(ALPHA) * lit(ALPHA) + lit(0.5) + lit(1.0); v2 /= right; }
            }
            x = v2;
            if lit(ALPHA) <= v2 {
                { let right = v1.mul_add(lit((n % 4) as f64), m[0][1]); x -= right; }
                'l5: for &e6 in &m[0] {
                }
            }
            x + x + m[1][0] + m[0][0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p153", false, |report| crate::check_program!(11, report, jvp));
    }
}

pub mod p154 {
    pub mod base {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(u: f64, v: f64) -> (f64, f64) {
                let mut v = u;
                let mut v2 = (1..2).rev().filter(|&i1| ((i1 % 4) as f64) <= 0.7).map(|i1| u + v).sum::<f64>();
                let r4 = [v2 / (v * v + 0.25), if v <= -1.1 {
                    let v3 = u;
                    u
                } else { v2 }, v2 - -1.5];
                let mut r5 = vec![r4[3 - 1 - (2) % 3], v, v, r4[0], v];
                let r5_len: usize = r5.len();
                for e7 in r4 {
                    fn inner8(s: f64, t: f64) -> f64 {
                        if s < 0.75 {
                            return -0.3;
                        }
                        t
                    }
                    let v9 = inner8(((r5_len % 4) as f64), u.clamp(-0.875, 1.375));
                    v = r5[r5_len % r5.len()];
                }
                (r5[0] * v2.sin() + v + r5[0], (v2 - v2.sin()) * u + r5[0] + r4[1])
            }
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y;
            let mut r2 = vec![v1, y - y, ((n % 4) as f64), v1 / (v1.abs() + 0.5)];
            let r2_len: usize = r2.len();
            fn inner3(s: f64, t: f64) -> f64 {
                if t <= 0.9 {
                    return s * s;
                }
                s.sin()
            }
            let y = inner3(x, (((r2_len % 4) as f64).abs() + 1.25).sqrt());
            v1 = v1 * 0.5 + x * r2[0];
            let p4: (f64, f64) = in_h0::h0(r2[(n + n) % r2.len()], ((r2_len % 4) as f64));
            if r2[(n + r2_len) % r2.len()] <= p4.0 {
                let mut k6: usize = 0;
                let v10: f64 = loop {
                    if k6 >= 5 {
                        break x * ((n % 4) as f64);
                    }
                    k6 += 1;
                    r2[0] = r2[0] * 0.5 + ({ x });
                    let mut k8: usize = 0;
                    #[checkpoint(memory = "1 KiB")]
                    'l7: loop {
                        if k8 >= 6 {
                            break;
                        }
                        k8 += 1;
                        v1 += 0.25 * (match n % 2 {
                            0 => { p4.0 }
                            _ => { y }
                        });
                        let mut v9 = x;
                    }
                };
            } else {
                const GAMMA_11: f64 = 1.0;
                r2[(n + r2_len) % r2_len] /= (x * x + 1.25) * GAMMA_11;
                let mut v12 = p4.0;
            }
            v1 * r2[0] + y.sin() + r2[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(rows))]
            pub fn h0(u: f64, v: f64) -> (f64, f64) {
                let mut v = u;
                let mut v2 = (1..2).rev().filter(|&i1| ((i1 % 4) as f64) <= 0.7).map(|i1| u + v).sum::<f64>();
                let r4 = [v2 / (v * v + 0.25), if v <= -1.1 {
                    let v3 = u;
                    u
                } else { v2 }, v2 - -1.5];
                let mut r5 = vec![r4[3 - 1 - (2) % 3], v, v, r4[0], v];
                let r5_len: usize = r5.len();
                for e7 in r4 {
                    fn inner8(s: f64, t: f64) -> f64 {
                        if s < 0.75 {
                            return -0.3;
                        }
                        t
                    }
                    let v9 = inner8(((r5_len % 4) as f64), u.clamp(-0.875, 1.375));
                    v = r5[r5_len % r5.len()];
                }
                (r5[0] * v2.sin() + v + r5[0], (v2 - v2.sin()) * u + r5[0] + r4[1])
            }
        }
        #[differentiate(without(rows))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y;
            let mut r2 = vec![v1, y - y, ((n % 4) as f64), v1 / (v1.abs() + 0.5)];
            let r2_len: usize = r2.len();
            fn inner3(s: f64, t: f64) -> f64 {
                if t <= 0.9 {
                    return s * s;
                }
                s.sin()
            }
            let y = inner3(x, (((r2_len % 4) as f64).abs() + 1.25).sqrt());
            v1 = v1 * 0.5 + x * r2[0];
            let p4: (f64, f64) = in_h0::h0(r2[(n + n) % r2.len()], ((r2_len % 4) as f64));
            if r2[(n + r2_len) % r2.len()] <= p4.0 {
                let mut k6: usize = 0;
                let v10: f64 = loop {
                    if k6 >= 5 {
                        break x * ((n % 4) as f64);
                    }
                    k6 += 1;
                    r2[0] = r2[0] * 0.5 + ({ x });
                    let mut k8: usize = 0;
                    #[checkpoint(memory = "1 KiB")]
                    'l7: loop {
                        if k8 >= 6 {
                            break;
                        }
                        k8 += 1;
                        v1 += 0.25 * (match n % 2 {
                            0 => { p4.0 }
                            _ => { y }
                        });
                        let mut v9 = x;
                    }
                };
            } else {
                const GAMMA_11: f64 = 1.0;
                r2[(n + r2_len) % r2_len] /= (x * x + 1.25) * GAMMA_11;
                let mut v12 = p4.0;
            }
            v1 * r2[0] + y.sin() + r2[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, v: D) -> (D, D) {
                let mut v = u;
                let mut v2 = (1..2).rev().filter(|&i1| lit((i1 % 4) as f64) <= lit(0.7)).map(|i1| u + v).sum::<D>();
                let r4 = [v2 / (v * v + lit(0.25)), if v <= lit(-1.1) {
                    let v3 = u;
                    u
                } else { v2 }, v2 - lit(-1.5)];
                let mut r5 = vec![r4[3 - 1 - (2) % 3], v, v, r4[0], v];
                let r5_len: usize = r5.len();
                for e7 in r4 {
                    fn inner8(s: D, t: D) -> D {
                        if s < lit(0.75) {
                            return -lit(0.3);
                        }
                        t
                    }
                    let v9 = inner8(lit((r5_len % 4) as f64), u.clamp(lit(-0.875), lit(1.375)));
                    v = r5[r5_len % r5.len()];
                }
                (r5[0] * v2.sin() + v + r5[0], (v2 - v2.sin()) * u + r5[0] + r4[1])
            }
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y;
            let mut r2 = vec![v1, y - y, lit((n % 4) as f64), v1 / (v1.abs() + lit(0.5))];
            let r2_len: usize = r2.len();
            fn inner3(s: D, t: D) -> D {
                if t <= lit(0.9) {
                    return s * s;
                }
                s.sin()
            }
            let y = inner3(x, (lit((r2_len % 4) as f64).abs() + lit(1.25)).sqrt());
            v1 = v1 * lit(0.5) + x * r2[0];
            let p4: (D, D) = in_h0::h0(r2[(n + n) % r2.len()], lit((r2_len % 4) as f64));
            if r2[(n + r2_len) % r2.len()] <= p4.0 {
                let mut k6: usize = 0;
                let v10: D = loop {
                    if k6 >= 5 {
                        break x * lit((n % 4) as f64);
                    }
                    k6 += 1;
                    r2[0] = r2[0] * lit(0.5) + ({ x });
                    let mut k8: usize = 0;
                    'l7: loop {
                        if k8 >= 6 {
                            break;
                        }
                        k8 += 1;
                        { let right = lit(0.25) * (match n % 2 {
                            0 => { p4.0 }
                            _ => { y }
                        }); v1 += right; }
                        let mut v9 = x;
                    }
                };
            } else {
                const GAMMA_11: f64 = 1.0;
                { let right = (x * x + lit(1.25)) * lit(GAMMA_11); r2[(n + r2_len) % r2_len] /= right; }
                let mut v12 = p4.0;
            }
            v1 * r2[0] + y.sin() + r2[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p154", false, |report| crate::check_program!(0, report, off));
    }
}

pub mod p155 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
                let mut v1 = if ALPHA >= ((k % 4) as f64) { 0.7 } else { ALPHA };
                v1 *= (v1 * v1 + 0.5).log2().sin();
                for i2 in 1..w.len() {
                    w[i2] += w[i2 - 1] * v1.cos();
                }
                v1 += -w[w.len() - 1 - (2 * k + 2) % w.len()];
                ALPHA + v1 + a[a.len() - 1 - (2 * k + 1) % a.len()]
            }
        }
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[2] + ALPHA;
            let mut r2 = [x; 3];
            for i4 in (0..n % 4).step_by(2) {
                p[0] -= 0.25 * (((i4 % 4) as f64) / (((i4 % 4) as f64).abs() + 0.5));
                for e6 in r2 {
                    let mut k8: usize = 0;
                    'l7: while k8 < 1 {
                        k8 += 1;
                        (p, r2) = (r2, p);
                    }
                    let mut k10: usize = 0;
                    let mut v11: f64 = loop {
                        if k10 >= 0 {
                            break 0.125;
                        }
                        k10 += 1;
                        v1 *= e6.sin();
                        (p, r2) = (r2, p);
                    };
                }
            }
            [in_h0::h0(&mut p, &r2, (0) % 4) * v1 + r2[0] + p[(n + n) % 3], in_h0::h0(&mut p, &r2, (2) % 4) - x.sin() + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub mod in_h0 {
            use super::*;
            pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
                let mut v1 = if lit(ALPHA) >= lit((k % 4) as f64) { lit(0.7) } else { lit(ALPHA) };
                { let right = (v1 * v1 + lit(0.5)).log2().sin(); v1 *= right; }
                for i2 in 1..w.len() {
                    { let right = w[i2 - 1] * v1.cos(); w[i2] += right; }
                }
                { let right = -w[w.len() - 1 - (2 * k + 2) % w.len()]; v1 += right; }
                lit(ALPHA) + v1 + a[a.len() - 1 - (2 * k + 1) % a.len()]
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[2] + lit(ALPHA);
            let mut r2 = [x; 3];
            for i4 in (0..n % 4).step_by(2) {
                { let right = lit(0.25) * (lit((i4 % 4) as f64) / (lit((i4 % 4) as f64).abs() + lit(0.5))); p[0] -= right; }
                for e6 in r2 {
                    let mut k8: usize = 0;
                    'l7: while k8 < 1 {
                        k8 += 1;
                        (p, r2) = (r2, p);
                    }
                    let mut k10: usize = 0;
                    let mut v11: D = loop {
                        if k10 >= 0 {
                            break lit(0.125);
                        }
                        k10 += 1;
                        { let right = e6.sin(); v1 *= right; }
                        (p, r2) = (r2, p);
                    };
                }
            }
            [in_h0::h0(&mut p, &r2, (0) % 4) * v1 + r2[0] + p[(n + n) % 3], in_h0::h0(&mut p, &r2, (2) % 4) - x.sin() + p[0]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p155", false, |report| crate::check_program!(6, report, jvp));
    }
}

pub mod p156 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 1.25;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = { a[a.len() - 1 - (1) % a.len()] };
            let mut r3 = vec![b.chunks_exact(2).map(|e2| BETA * v1).sum::<f64>(); 5];
            let r3_len: usize = r3.len();
            const GAMMA_4: f64 = 0.75;
            v1 /= (v1.abs() + 1.25) * GAMMA_4;
            const GAMMA_5: f64 = 0.3;
            r3[(r3_len) % r3_len] += v1 * GAMMA_5;
            'l6: for i7 in 0..r3_len {
                'l8: for _ in 1..r3.len() {
                    let mut k10: usize = 0;
                }
            }
            v1 * v1.sin() + b[0]
        }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = -field_w2;
            let mut r2 = vec![if (field_w0 >= 0.75) && (((n % 4) as f64) >= 1.0) { field_a } else { a[a.len() - 1 - (2 * whole + 0) % a.len()] }, ((whole % 4) as f64) * a[a.len() - 1 - (n) % a.len()]];
            let r2_len: usize = r2.len();
            r2[(n) % r2_len] *= f64::sinh(v1.tanh()).tanh();
            match whole % 4 {
                0 => {
                    let mut k4: usize = 0;
                    loop {
                        if k4 >= 4 {
                            break;
                        }
                        k4 += 1;
                        v1 -= 0.25 * (a[r2_len % a.len()] - 1.0_f64);
                        r2[0] = v1;
                    }
                    let mut v5 = a[0] + field_b;
                }
                1 if ((n % 4) as f64) <= 1.5 => {
                    let mut v6 = field_b * a[whole % a.len()];
                }
                2 => {
                    let mut k7: usize = 2;
                }
                _ => {
                    fn inner8(s: f64, t: f64) -> f64 {
                        if (s < 1.5) || (t >= t) {
                            return s * t;
                        }
                        s - t
                    }
                    let v9 = inner8(if field_w1 >= field_w0 { BETA } else { ALPHA }, h0(a, &r2));
                    r2[0] = BETA;
                }
            }
            v1.max(field_w0) + field_w2 - field_w0 + field_b + a[(2 * r2_len + 0) % a.len()] + s.b
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
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 1.25;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = { a[a.len() - 1 - (1) % a.len()] };
            let mut r3 = vec![b.chunks_exact(2).map(|e2| BETA * v1).sum::<f64>(); 5];
            let r3_len: usize = r3.len();
            const GAMMA_4: f64 = 0.75;
            v1 /= (v1.abs() + 1.25) * GAMMA_4;
            const GAMMA_5: f64 = 0.3;
            r3[(r3_len) % r3_len] += v1 * GAMMA_5;
            'l6: for i7 in 0..r3_len {
                'l8: for _ in 1..r3.len() {
                    let mut k10: usize = 0;
                }
            }
            v1 * v1.sin() + b[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = -field_w2;
            let mut r2 = vec![if (field_w0 >= 0.75) && (((n % 4) as f64) >= 1.0) { field_a } else { a[a.len() - 1 - (2 * whole + 0) % a.len()] }, ((whole % 4) as f64) * a[a.len() - 1 - (n) % a.len()]];
            let r2_len: usize = r2.len();
            r2[(n) % r2_len] *= f64::sinh(v1.tanh()).tanh();
            match whole % 4 {
                0 => {
                    let mut k4: usize = 0;
                    loop {
                        if k4 >= 4 {
                            break;
                        }
                        k4 += 1;
                        v1 -= 0.25 * (a[r2_len % a.len()] - 1.0_f64);
                        r2[0] = v1;
                    }
                    let mut v5 = a[0] + field_b;
                }
                1 if ((n % 4) as f64) <= 1.5 => {
                    let mut v6 = field_b * a[whole % a.len()];
                }
                2 => {
                    let mut k7: usize = 2;
                }
                _ => {
                    fn inner8(s: f64, t: f64) -> f64 {
                        if (s < 1.5) || (t >= t) {
                            return s * t;
                        }
                        s - t
                    }
                    let v9 = inner8(if field_w1 >= field_w0 { BETA } else { ALPHA }, h0(a, &r2));
                    r2[0] = BETA;
                }
            }
            v1.max(field_w0) + field_w2 - field_w0 + field_b + a[(2 * r2_len + 0) % a.len()] + s.b
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
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 1.25;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = { a[a.len() - 1 - (1) % a.len()] };
            let mut r3 = vec![b.chunks_exact(2).map(|e2| lit(BETA) * v1).sum::<D>(); 5];
            let r3_len: usize = r3.len();
            const GAMMA_4: f64 = 0.75;
            { let right = (v1.abs() + lit(1.25)) * lit(GAMMA_4); v1 /= right; }
            const GAMMA_5: f64 = 0.3;
            { let right = v1 * lit(GAMMA_5); r3[(r3_len) % r3_len] += right; }
            'l6: for i7 in 0..r3_len {
                'l8: for _ in 1..r3.len() {
                    let mut k10: usize = 0;
                }
            }
            v1 * v1.sin() + b[0]
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = -field_w2;
            let mut r2 = vec![if (field_w0 >= lit(0.75)) && (lit((n % 4) as f64) >= lit(1.0)) { field_a } else { a[a.len() - 1 - (2 * whole + 0) % a.len()] }, lit((whole % 4) as f64) * a[a.len() - 1 - (n) % a.len()]];
            let r2_len: usize = r2.len();
            { let right = D::sinh(v1.tanh()).tanh(); r2[(n) % r2_len] *= right; }
            match whole % 4 {
                0 => {
                    let mut k4: usize = 0;
                    loop {
                        if k4 >= 4 {
                            break;
                        }
                        k4 += 1;
                        { let right = lit(0.25) * (a[r2_len % a.len()] - lit(1.0)); v1 -= right; }
                        r2[0] = v1;
                    }
                    let mut v5 = a[0] + field_b;
                }
                1 if lit((n % 4) as f64) <= lit(1.5) => {
                    let mut v6 = field_b * a[whole % a.len()];
                }
                2 => {
                    let mut k7: usize = 2;
                }
                _ => {
                    fn inner8(s: D, t: D) -> D {
                        if (s < lit(1.5)) || (t >= t) {
                            return s * t;
                        }
                        s - t
                    }
                    let v9 = inner8(if field_w1 >= field_w0 { lit(BETA) } else { lit(ALPHA) }, h0(a, &r2));
                    r2[0] = lit(BETA);
                }
            }
            v1.max(field_w0) + field_w2 - field_w0 + field_b + a[(2 * r2_len + 0) % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p156", false, |report| crate::check_program!(8, report, off));
    }
}

pub mod p157 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(u: f64, v: f64) -> f64 {
                let mut v1 = v;
                let r2: [f64; 2] = [0.0; 2];
                let mut m3: [[f64; 2]; 3] = [[v, v1], [u, ALPHA], [r2[2 % 2], v1]];
                let mut k5: usize = 0;
                let u: f64 = loop {
                    if k5 >= 3 {
                        break -r2[(k5 + 1) % 2];
                    }
                    k5 += 1;
                    #[checkpoint(every = 2)]
                    for i7 in (1..2).step_by(2) {
                        let mut p8: (f64, f64) = (r2[0] * r2[0], if k5 % 2 < 1 { u } else { -1.0 });
                    }
                };
                (v1.sin() + u.sin() - v1) * v
            }
        }
        #[differentiate(jvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x;
            v1 -= m[1][3 - 1 - (n + n) % 3] + x;
            v1 += ((n % 4) as f64) - x;
            fn inner2(s: f64, t: f64) -> f64 {
                if s > 0.75 {
                    return t;
                }
                s
            }
            let x: f64 = inner2(x / (x * x + 1.25), { v1 });
            let mut v3 = m[1][2] + v1;
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 3 {
                    break;
                }
                k5 += 1;
                v3 -= 0.25 * v1;
                for i7 in 0..k5 % 4 {
                    const GAMMA_8: f64 = -0.3;
                    v1 /= (x.abs() + 1.25 + 1.0) * GAMMA_8;
                }
            }
            (v1 - v1) * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, v: D) -> D {
                let mut v1 = v;
                let r2: [D; 2] = [lit(0.0); 2];
                let mut m3: [[D; 2]; 3] = [[v, v1], [u, lit(ALPHA)], [r2[2 % 2], v1]];
                let mut k5: usize = 0;
                let u: D = loop {
                    if k5 >= 3 {
                        break -r2[(k5 + 1) % 2];
                    }
                    k5 += 1;
                    for i7 in (1..2).step_by(2) {
                        let mut p8: (D, D) = (r2[0] * r2[0], if k5 % 2 < 1 { u } else { lit(-1.0) });
                    }
                };
                (v1.sin() + u.sin() - v1) * v
            }
        }
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1: D = x;
            { let right = m[1][3 - 1 - (n + n) % 3] + x; v1 -= right; }
            { let right = lit((n % 4) as f64) - x; v1 += right; }
            fn inner2(s: D, t: D) -> D {
                if s > lit(0.75) {
                    return t;
                }
                s
            }
            let x: D = inner2(x / (x * x + lit(1.25)), { v1 });
            let mut v3 = m[1][2] + v1;
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 3 {
                    break;
                }
                k5 += 1;
                { let right = lit(0.25) * v1; v3 -= right; }
                for i7 in 0..k5 % 4 {
                    const GAMMA_8: f64 = -0.3;
                    { let right = (x.abs() + lit(1.25) + lit(1.0)) * lit(GAMMA_8); v1 /= right; }
                }
            }
            (v1 - v1) * x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p157", false, |report| crate::check_program!(11, report, jvp));
    }
}

pub mod p158 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 2.0;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = 0.75_f64.sin();
            let mut r2 = vec![u; 4];
            let r2_len: usize = r2.len();
            for e4 in r2.iter() {
                if r2_len % 3 == 1 {
                    let mut r6: Vec<f64> = r2.iter().rev().map(|&e5| r2[r2.len() - 1 - (r2_len + 1) % r2.len()] / (v1.abs() + 1.25)).collect();
                    let r6_len: usize = r6.len();
                    let mut k8: usize = 0;
                    #[checkpoint(snapshots = 2)]
                    'l7: while k8 < 6 {
                        k8 += 1;
                        r6[(2) % r6_len] -= 0.25 * (*e4 * v1);
                        r6[0] += 0.25 * (v + v);
                    }
                } else {
                    v1 /= r2[(r2_len + r2_len) % r2.len()].abs() + 0.25 + 1.0;
                }
                let mut k10: usize = 0;
                let mut v: f64 = loop {
                    if k10 >= 5 {
                        break match k10 % 2 {
                            0 | 5 => {
                                v1 = v1 * 0.5 + *e4;
                                *e4
                            }
                            _ => { v1 }
                        };
                    }
                    k10 += 1;
                    let mut v11: f64 = -v;
                };
            }
            ((if !(r2[(r2_len + 1) % r2.len()] < 1.0) {
                let v12 = v1;
                u
            } else { r2[(r2_len + 1) % r2.len()] }) + r2[r2_len % r2.len()], r2[r2.len() - 1 - (r2_len + r2_len) % r2.len()] * r2[(r2_len + 1) % r2.len()] * u.sin())
        }
        #[differentiate]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2;
            let mut v2 = -field_w1;
            let r3 = [v2 + field_w2, field_w0.tanh().exp()];
            v1 -= v2;
            v2 = v2 * 0.5 + field_w1.max(r3[1]);
            let v4 = field_w1;
            let mut p12: (f64, f64) = h0(field_w0 * r3[(whole + whole) % 2], r3[2 - 1 - (n + whole) % 2] * field_w2);
            ((v4 * x - v4) * v2 + v1 - field_w1 + s.b, v4.cos().exp() + v2.sin() - v1.sin() - field_w2)
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
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 2.0;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = 0.75_f64.sin();
            let mut r2 = vec![u; 4];
            let r2_len: usize = r2.len();
            for e4 in r2.iter() {
                if r2_len % 3 == 1 {
                    let mut r6: Vec<f64> = r2.iter().rev().map(|&e5| r2[r2.len() - 1 - (r2_len + 1) % r2.len()] / (v1.abs() + 1.25)).collect();
                    let r6_len: usize = r6.len();
                    let mut k8: usize = 0;
                    #[checkpoint(snapshots = 2)]
                    'l7: while k8 < 6 {
                        k8 += 1;
                        r6[(2) % r6_len] -= 0.25 * (*e4 * v1);
                        r6[0] += 0.25 * (v + v);
                    }
                } else {
                    v1 /= r2[(r2_len + r2_len) % r2.len()].abs() + 0.25 + 1.0;
                }
                let mut k10: usize = 0;
                let mut v: f64 = loop {
                    if k10 >= 5 {
                        break match k10 % 2 {
                            0 | 5 => {
                                v1 = v1 * 0.5 + *e4;
                                *e4
                            }
                            _ => { v1 }
                        };
                    }
                    k10 += 1;
                    let mut v11: f64 = -v;
                };
            }
            ((if !(r2[(r2_len + 1) % r2.len()] < 1.0) {
                let v12 = v1;
                u
            } else { r2[(r2_len + 1) % r2.len()] }) + r2[r2_len % r2.len()], r2[r2.len() - 1 - (r2_len + r2_len) % r2.len()] * r2[(r2_len + 1) % r2.len()] * u.sin())
        }
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2;
            let mut v2 = -field_w1;
            let r3 = [v2 + field_w2, field_w0.tanh().exp()];
            v1 -= v2;
            v2 = v2 * 0.5 + field_w1.max(r3[1]);
            let v4 = field_w1;
            let mut p12: (f64, f64) = h0(field_w0 * r3[(whole + whole) % 2], r3[2 - 1 - (n + whole) % 2] * field_w2);
            ((v4 * x - v4) * v2 + v1 - field_w1 + s.b, v4.cos().exp() + v2.sin() - v1.sin() - field_w2)
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
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 2.0;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = lit(0.75).sin();
            let mut r2 = vec![u; 4];
            let r2_len: usize = r2.len();
            for e4 in r2.iter() {
                if r2_len % 3 == 1 {
                    let mut r6: Vec<D> = r2.iter().rev().map(|&e5| r2[r2.len() - 1 - (r2_len + 1) % r2.len()] / (v1.abs() + lit(1.25))).collect();
                    let r6_len: usize = r6.len();
                    let mut k8: usize = 0;
                    'l7: while k8 < 6 {
                        k8 += 1;
                        { let right = lit(0.25) * (*e4 * v1); r6[(2) % r6_len] -= right; }
                        { let right = lit(0.25) * (v + v); r6[0] += right; }
                    }
                } else {
                    { let right = r2[(r2_len + r2_len) % r2.len()].abs() + lit(0.25) + lit(1.0); v1 /= right; }
                }
                let mut k10: usize = 0;
                let mut v: D = loop {
                    if k10 >= 5 {
                        break match k10 % 2 {
                            0 | 5 => {
                                v1 = v1 * lit(0.5) + *e4;
                                *e4
                            }
                            _ => { v1 }
                        };
                    }
                    k10 += 1;
                    let mut v11: D = -v;
                };
            }
            ((if !(r2[(r2_len + 1) % r2.len()] < lit(1.0)) {
                let v12 = v1;
                u
            } else { r2[(r2_len + 1) % r2.len()] }) + r2[r2_len % r2.len()], r2[r2.len() - 1 - (r2_len + r2_len) % r2.len()] * r2[(r2_len + 1) % r2.len()] * u.sin())
        }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2;
            let mut v2 = -field_w1;
            let r3 = [v2 + field_w2, field_w0.tanh().exp()];
            { let right = v2; v1 -= right; }
            v2 = v2 * lit(0.5) + field_w1.max(r3[1]);
            let v4 = field_w1;
            let mut p12: (D, D) = h0(field_w0 * r3[(whole + whole) % 2], r3[2 - 1 - (n + whole) % 2] * field_w2);
            ((v4 * x - v4) * v2 + v1 - field_w1 + s.b, v4.cos().exp() + v2.sin() - v1.sin() - field_w2)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p158", false, |report| crate::check_program!(9, report, off));
    }
}

pub mod p159 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate(hvp)]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) / (q[3].abs() + 0.5);
            let mut v2 = ((n % 4) as f64).sin();
            let mut r3 = vec![{ v1 }, b[(n + n) % b.len()] * b[(n + 1) % b.len()]];
            let r3_len: usize = r3.len();
            const GAMMA_4: f64 = 0.75;
            r3[(n) % r3_len] /= (b[b.len() - 1 - (0) % b.len()] * b[b.len() - 1 - (0) % b.len()] + 0.5) * GAMMA_4;
            r3[(2 * r3_len + 2) % r3_len] *= 0.25 / (1.0 + 0.25 * 0.25);
            let mut r7 = [r3[0] - v1, -0.7 * v2, ((r3_len % 4) as f64) + v2, b.chunks_exact(2).map(|e6| v1).sum::<f64>()];
            let mut r9: Vec<f64> = r3.iter().map(|&e8| { 0.125_f64 }).collect();
            let r9_len: usize = r9.len();
            let s10: &[f64] = &b[..];
            ((r9_len % 4) as f64).midpoint(v2) + r9[r9_len % r9.len()] + r7[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) / (q[3].abs() + lit(0.5));
            let mut v2 = lit((n % 4) as f64).sin();
            let mut r3 = vec![{ v1 }, b[(n + n) % b.len()] * b[(n + 1) % b.len()]];
            let r3_len: usize = r3.len();
            const GAMMA_4: f64 = 0.75;
            { let right = (b[b.len() - 1 - (0) % b.len()] * b[b.len() - 1 - (0) % b.len()] + lit(0.5)) * lit(GAMMA_4); r3[(n) % r3_len] /= right; }
            { let right = lit(0.25) / (lit(1.0) + lit(0.25) * lit(0.25)); r3[(2 * r3_len + 2) % r3_len] *= right; }
            let mut r7 = [r3[0] - v1, lit(-0.7) * v2, lit((r3_len % 4) as f64) + v2, b.chunks_exact(2).map(|e6| v1).sum::<D>()];
            let mut r9: Vec<D> = r3.iter().map(|&e8| { lit(0.125) }).collect();
            let r9_len: usize = r9.len();
            let s10: &[D] = &b[..];
            lit((r9_len % 4) as f64).midpoint(v2) + r9[r9_len % r9.len()] + r7[2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p159", false, |report| crate::check_program!(5, report, hvp));
    }
}

pub mod p160 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = ALPHA + 0.25;
            let mut r2 = [-ALPHA; 3];
            w[w.len() - 1 - (2 * k + 0) % w.len()] = ALPHA.sin();
            for i3 in 1..3 {
                r2[i3] += r2[i3 - 1] * v1.cos();
            }
            r2.iter().map(|&e4| 1.0 + 0.25 * v1.sin()).product::<f64>() + a[(k + 1) % a.len()]
        }
        #[differentiate]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()] * a[0];
            let mut v2 = v1 - v1;
            let mut r4 = vec![a.iter().zip(a.iter()).take(n + n).map(|(&e3, &z3)| (v1 as i64 as f64)).fold(v2, |acc3, t3| 0.5 * acc3 + acc3 * t3), -a[a.len() - 1 - (n + n) % a.len()]];
            let r4_len: usize = r4.len();
            let mut k6: usize = 0;
            let mut v8: f64 = 'l5: loop {
                if k6 >= 3 {
                    break -1.1 - v2;
                }
                k6 += 1;
                const GAMMA_7: f64 = 0.75;
                r4[(n + 1) % r4_len] = (m[(n + 1) % 2][1] * v2).atan() * GAMMA_7;
            };
            let mut k10: usize = 0;
            'l9: while (k10 < 7) && (((r4_len % 4) as f64) <= -0.25) {
                k10 += 1;
                if !(((r4_len % 4) as f64) <= 0.75) {
                    v1 = ((r4_len % 4) as f64);
                }
                fn inner11(s: f64, t: f64) -> f64 {
                    if t > 1.0 {
                        return t;
                    }
                    (0..3).take(3).map(|i12| ((i12 % 4) as f64) - s).fold(t, |acc12, t12| acc12.sin() + t * t12)
                }
                let v13 = inner11(v8 + v8, ALPHA / (0.75_f64.abs() + 0.25));
            }
            let mut v14 = v2 * ((k10 % 4) as f64);
            ALPHA - ((k6 % 4) as f64) + v14 + v1 + r4[(k10 + k10) % r4.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(assign))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = ALPHA + 0.25;
            let mut r2 = [-ALPHA; 3];
            w[w.len() - 1 - (2 * k + 0) % w.len()] = ALPHA.sin();
            for i3 in 1..3 {
                r2[i3] += r2[i3 - 1] * v1.cos();
            }
            r2.iter().map(|&e4| 1.0 + 0.25 * v1.sin()).product::<f64>() + a[(k + 1) % a.len()]
        }
        #[differentiate(without(assign))]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()] * a[0];
            let mut v2 = v1 - v1;
            let mut r4 = vec![a.iter().zip(a.iter()).take(n + n).map(|(&e3, &z3)| (v1 as i64 as f64)).fold(v2, |acc3, t3| 0.5 * acc3 + acc3 * t3), -a[a.len() - 1 - (n + n) % a.len()]];
            let r4_len: usize = r4.len();
            let mut k6: usize = 0;
            let mut v8: f64 = 'l5: loop {
                if k6 >= 3 {
                    break -1.1 - v2;
                }
                k6 += 1;
                const GAMMA_7: f64 = 0.75;
                r4[(n + 1) % r4_len] = (m[(n + 1) % 2][1] * v2).atan() * GAMMA_7;
            };
            let mut k10: usize = 0;
            'l9: while (k10 < 7) && (((r4_len % 4) as f64) <= -0.25) {
                k10 += 1;
                if !(((r4_len % 4) as f64) <= 0.75) {
                    v1 = ((r4_len % 4) as f64);
                }
                fn inner11(s: f64, t: f64) -> f64 {
                    if t > 1.0 {
                        return t;
                    }
                    (0..3).take(3).map(|i12| ((i12 % 4) as f64) - s).fold(t, |acc12, t12| acc12.sin() + t * t12)
                }
                let v13 = inner11(v8 + v8, ALPHA / (0.75_f64.abs() + 0.25));
            }
            let mut v14 = v2 * ((k10 % 4) as f64);
            ALPHA - ((k6 % 4) as f64) + v14 + v1 + r4[(k10 + k10) % r4.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = lit(ALPHA) + lit(0.25);
            let mut r2 = [-lit(ALPHA); 3];
            w[w.len() - 1 - (2 * k + 0) % w.len()] = lit(ALPHA).sin();
            for i3 in 1..3 {
                { let right = r2[i3 - 1] * v1.cos(); r2[i3] += right; }
            }
            r2.iter().map(|&e4| lit(1.0) + lit(0.25) * v1.sin()).product::<D>() + a[(k + 1) % a.len()]
        }
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()] * a[0];
            let mut v2 = v1 - v1;
            let mut r4 = vec![a.iter().zip(a.iter()).take(n + n).map(|(&e3, &z3)| lit(v1.value() as i64 as f64)).fold(v2, |acc3, t3| lit(0.5) * acc3 + acc3 * t3), -a[a.len() - 1 - (n + n) % a.len()]];
            let r4_len: usize = r4.len();
            let mut k6: usize = 0;
            let mut v8: D = 'l5: loop {
                if k6 >= 3 {
                    break lit(-1.1) - v2;
                }
                k6 += 1;
                const GAMMA_7: f64 = 0.75;
                r4[(n + 1) % r4_len] = (m[(n + 1) % 2][1] * v2).atan() * lit(GAMMA_7);
            };
            let mut k10: usize = 0;
            'l9: while (k10 < 7) && (lit((r4_len % 4) as f64) <= lit(-0.25)) {
                k10 += 1;
                if !(lit((r4_len % 4) as f64) <= lit(0.75)) {
                    v1 = lit((r4_len % 4) as f64);
                }
                fn inner11(s: D, t: D) -> D {
                    if t > lit(1.0) {
                        return t;
                    }
                    (0..3).take(3).map(|i12| lit((i12 % 4) as f64) - s).fold(t, |acc12, t12| acc12.sin() + t * t12)
                }
                let v13 = inner11(v8 + v8, lit(ALPHA) / (lit(0.75).abs() + lit(0.25)));
            }
            let mut v14 = v2 * lit((k10 % 4) as f64);
            lit(ALPHA) - lit((k6 % 4) as f64) + v14 + v1 + r4[(k10 + k10) % r4.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p160", false, |report| crate::check_program!(12, report, off));
    }
}

pub mod p161 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = f64::sqrt(v * v + 1.25);
            let mut v2 = (0.9_f64.abs() + 0.25).sqrt();
            let mut r3: [f64; 5] = [v1, v1 * v1, -1.0, v2.powi(3), { u }];
            let mut k4: usize = 0;
            if r3[1] < 1.0 {
                {
                    for &e6 in &r3 {
                        for i8 in 1..4 {
                        }
                    }
                    let mut k10: usize = 0;
                    let v14: f64 = loop {
                        if k10 >= 2 {
                            break ((k10 % 4) as f64) * r3[(k10 + 1) % 5];
                        }
                        k10 += 1;
                        #[checkpoint(every = 2)]
                        'l11: for e12 in r3.iter_mut() {
                        }
                        v1 = r3.iter().take(k10).map(|&e13| r3[3] * v1).fold(v, |acc13, t13| 0.5 * acc13 + ((k4 % 4) as f64) * t13).atan();
                    };
                }
                const GAMMA_15: f64 = 0.9;
                r3[0] /= (u.abs() + 1.25) * GAMMA_15;
            } else {
                let v16: f64 = v - v;
            }
            r3.iter().zip(r3.iter()).take(k4 + 1).map(|(&e17, &z17)| 1.0 + 0.25 * (e17 + r3[2]).sin()).product::<f64>() * v1.sin() - v
        }
        #[differentiate(jvp)]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[0] + 1.25;
            let mut v1 = h0(a[(2 * n + 2) % a.len()], v1);
            let mut r2 = [q[3] * v1, h0(q[1 % 4], v1), v1 - q[2], { v1 }, v1 * v1];
            let c3 = move |u3_0: f64| u3_0 * b[n % b.len()];
            v1 = v1 * 0.5 + (0.5 + 1.25);
            let mut v4 = h0(v1, ((n % 4) as f64));
            v4 += if n % 3 == 1 {
                let v5 = v1;
                v1
            } else { v1 };
            let mut v6 = b[b.len() - 1 - (n + 1) % b.len()].powi((n % 4) as i32);
            v6 = v6 * 0.5 + (b[(n + n) % b.len()] * b[(n + n) % b.len()] + 0.5).hypot(v4);
            const GAMMA_7: f64 = 0.25;
            v1 += v6.cos().exp() * GAMMA_7;
            h0(v4, b[(n + n) % b.len()]) + v6 + b[b.len() - 1 - (2 * n + 2) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = D::sqrt(v * v + lit(1.25));
            let mut v2 = (lit(0.9).abs() + lit(0.25)).sqrt();
            let mut r3: [D; 5] = [v1, v1 * v1, lit(-1.0), v2.powi(3), { u }];
            let mut k4: usize = 0;
            if r3[1] < lit(1.0) {
                {
                    for &e6 in &r3 {
                        for i8 in 1..4 {
                        }
                    }
                    let mut k10: usize = 0;
                    let v14: D = loop {
                        if k10 >= 2 {
                            break lit((k10 % 4) as f64) * r3[(k10 + 1) % 5];
                        }
                        k10 += 1;
                        'l11: for e12 in r3.iter_mut() {
                        }
                        v1 = r3.iter().take(k10).map(|&e13| r3[3] * v1).fold(v, |acc13, t13| lit(0.5) * acc13 + lit((k4 % 4) as f64) * t13).atan();
                    };
                }
                const GAMMA_15: f64 = 0.9;
                { let right = (u.abs() + lit(1.25)) * lit(GAMMA_15); r3[0] /= right; }
            } else {
                let v16: D = v - v;
            }
            r3.iter().zip(r3.iter()).take(k4 + 1).map(|(&e17, &z17)| lit(1.0) + lit(0.25) * (e17 + r3[2]).sin()).product::<D>() * v1.sin() - v
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = b[0] + lit(1.25);
            let mut v1 = h0(a[(2 * n + 2) % a.len()], v1);
            let mut r2 = [q[3] * v1, h0(q[1 % 4], v1), v1 - q[2], { v1 }, v1 * v1];
            let c3 = move |u3_0: D| u3_0 * b[n % b.len()];
            v1 = v1 * lit(0.5) + (lit(0.5) + lit(1.25));
            let mut v4 = h0(v1, lit((n % 4) as f64));
            { let right = if n % 3 == 1 {
                let v5 = v1;
                v1
            } else { v1 }; v4 += right; }
            let mut v6 = b[b.len() - 1 - (n + 1) % b.len()].powi((n % 4) as i32);
            v6 = v6 * lit(0.5) + (b[(n + n) % b.len()] * b[(n + n) % b.len()] + lit(0.5)).hypot(v4);
            const GAMMA_7: f64 = 0.25;
            { let right = v6.cos().exp() * lit(GAMMA_7); v1 += right; }
            h0(v4, b[(n + n) % b.len()]) + v6 + b[b.len() - 1 - (2 * n + 2) % b.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p161", false, |report| crate::check_program!(5, report, jvp));
    }
}

pub mod p162 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
                let mut v1 = u * 2.0;
                let mut k3: usize = 0;
                let mut v4: f64 = loop {
                    if k3 >= 0 {
                        break v1;
                    }
                    k3 += 1;
                };
                if 0.9_f64 > u {
                    return Err(1);
                }
                Ok(u + ((k % 4) as f64) + v1)
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x * BETA;
            let mut v2 = x;
            let v3: f64;
            if n % 2 == 1 {
                v3 = { a[a.len() - 1 - (2) % a.len()] };
            } else {
                v3 = x + a[0];
            }
            'l4: for i5 in 1..n % 4 {
                let mut v6 = in_h0::h0(0.25, (i5) % 4).unwrap_or(v3);
            }
            if a[(n + n) % a.len()] >= 0.9 {
                const GAMMA_7: f64 = -1.5;
                v1 = BETA * GAMMA_7;
            }
            x = { v3 };
            if v1 < v3 {
                x *= (BETA * a[(n + 1) % a.len()]).sin();
                return (match n % 3 {
                    0 | 5 => { BETA }
                    1 | 6 => { a[0 % a.len()] }
                    _ => { v3 }
                }, 1.1 + v1);
            }
            {
                v1 += v3;
                const GAMMA_8: f64 = 1.0;
                x += in_h0::h0(x, (2 * n + 2) % 4).unwrap_or(0.7) * GAMMA_8;
            }
            (v1 - v1 + v3.sin() - v1 + a[(2 * n + 2) % a.len()], a[(2 * n + 1) % a.len()] + v2.sin() + a[a.len() - 1 - (n + n) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(carry))]
            pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
                let mut v1 = u * 2.0;
                let mut k3: usize = 0;
                let mut v4: f64 = loop {
                    if k3 >= 0 {
                        break v1;
                    }
                    k3 += 1;
                };
                if 0.9_f64 > u {
                    return Err(1);
                }
                Ok(u + ((k % 4) as f64) + v1)
            }
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x * BETA;
            let mut v2 = x;
            let v3: f64;
            if n % 2 == 1 {
                v3 = { a[a.len() - 1 - (2) % a.len()] };
            } else {
                v3 = x + a[0];
            }
            'l4: for i5 in 1..n % 4 {
                let mut v6 = in_h0::h0(0.25, (i5) % 4).unwrap_or(v3);
            }
            if a[(n + n) % a.len()] >= 0.9 {
                const GAMMA_7: f64 = -1.5;
                v1 = BETA * GAMMA_7;
            }
            x = { v3 };
            if v1 < v3 {
                x *= (BETA * a[(n + 1) % a.len()]).sin();
                return (match n % 3 {
                    0 | 5 => { BETA }
                    1 | 6 => { a[0 % a.len()] }
                    _ => { v3 }
                }, 1.1 + v1);
            }
            {
                v1 += v3;
                const GAMMA_8: f64 = 1.0;
                x += in_h0::h0(x, (2 * n + 2) % 4).unwrap_or(0.7) * GAMMA_8;
            }
            (v1 - v1 + v3.sin() - v1 + a[(2 * n + 2) % a.len()], a[(2 * n + 1) % a.len()] + v2.sin() + a[a.len() - 1 - (n + n) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, k: usize) -> Result<D, u8> {
                let mut v1 = u * lit(2.0);
                let mut k3: usize = 0;
                let mut v4: D = loop {
                    if k3 >= 0 {
                        break v1;
                    }
                    k3 += 1;
                };
                if lit(0.9) > u {
                    return Err(1);
                }
                Ok(u + lit((k % 4) as f64) + v1)
            }
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x * lit(BETA);
            let mut v2 = x;
            let v3: D;
            if n % 2 == 1 {
                v3 = { a[a.len() - 1 - (2) % a.len()] };
            } else {
                v3 = x + a[0];
            }
            'l4: for i5 in 1..n % 4 {
                let mut v6 = in_h0::h0(lit(0.25), (i5) % 4).unwrap_or(v3);
            }
            if a[(n + n) % a.len()] >= lit(0.9) {
                const GAMMA_7: f64 = -1.5;
                v1 = lit(BETA) * lit(GAMMA_7);
            }
            x = { v3 };
            if v1 < v3 {
                { let right = (lit(BETA) * a[(n + 1) % a.len()]).sin(); x *= right; }
                return (match n % 3 {
                    0 | 5 => { lit(BETA) }
                    1 | 6 => { a[0 % a.len()] }
                    _ => { v3 }
                }, lit(1.1) + v1);
            }
            {
                { let right = v3; v1 += right; }
                const GAMMA_8: f64 = 1.0;
                { let right = in_h0::h0(x, (2 * n + 2) % 4).unwrap_or(lit(0.7)) * lit(GAMMA_8); x += right; }
            }
            (v1 - v1 + v3.sin() - v1 + a[(2 * n + 2) % a.len()], a[(2 * n + 1) % a.len()] + v2.sin() + a[a.len() - 1 - (n + n) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p162", false, |report| crate::check_program!(3, report, off));
    }
}

pub mod p163 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u: f64 = u;
            let r1 = [u * u, u, { u }, u * u, f64::sin(u)];
            'l2: for i3 in (1..k).rev() {
                fn inner4(s: f64, t: f64) -> f64 {
                    if t >= s {
                        return t * s;
                    }
                    t.copysign(s)
                }
                let v6: f64 = inner4(r1.iter().zip(r1.iter()).filter(|&(&e5, &z5)| !(1.5_f64 < 0.7)).map(|(&e5, &z5)| e5).sum::<f64>(), r1[5 - 1 - (2 * k + 0) % 5]);
            }
            if k % 3 < 1 {
                return Some(u);
            }
            Some((((k % 4) as f64) - -0.125) * u.sin() + r1[3])
        }
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x.clamp(-2.125, 1.875).exp_m1();
            let mut r2: [f64; 3] = [0.0; 3];
            {
                let v3: f64;
                if r2[3 - 1 - (2 * n + 2) % 3] < -0.125 {
                    v3 = x;
                } else {
                    v3 = (v1 * v1 + 0.25).ln();
                }
                let v4 = f64::max(x, v3);
            }
            let mut k6: usize = 0;
            loop {
                if k6 >= 3 {
                    break;
                }
                k6 += 1;
                v1 /= x.abs() + 0.25 + 1.0;
            }
            0.9 + x.sin() + w[(n + k6) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut u: D = u;
            let r1 = [u * u, u, { u }, u * u, D::sin(u)];
            'l2: for i3 in (1..k).rev() {
                fn inner4(s: D, t: D) -> D {
                    if t >= s {
                        return t * s;
                    }
                    t.copysign(s)
                }
                let v6: D = inner4(r1.iter().zip(r1.iter()).filter(|&(&e5, &z5)| !(lit(1.5) < lit(0.7))).map(|(&e5, &z5)| e5).sum::<D>(), r1[5 - 1 - (2 * k + 0) % 5]);
            }
            if k % 3 < 1 {
                return Some(u);
            }
            Some((lit((k % 4) as f64) - lit(-0.125)) * u.sin() + r1[3])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x.clamp(lit(-2.125), lit(1.875)).exp_m1();
            let mut r2: [D; 3] = [lit(0.0); 3];
            {
                let v3: D;
                if r2[3 - 1 - (2 * n + 2) % 3] < lit(-0.125) {
                    v3 = x;
                } else {
                    v3 = (v1 * v1 + lit(0.25)).ln();
                }
                let v4 = D::max(x, v3);
            }
            let mut k6: usize = 0;
            loop {
                if k6 >= 3 {
                    break;
                }
                k6 += 1;
                { let right = x.abs() + lit(0.25) + lit(1.0); v1 /= right; }
            }
            lit(0.9) + x.sin() + w[(n + k6) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p163", false, |report| crate::check_program!(4, report, jvp));
    }
}

pub mod p164 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v2 = (1..3).map(|i1| v).sum::<f64>();
            let mut v3 = (0.9 * v2.sin()).asin();
            let mut r4: [f64; 2] = [0.0; 2];
            v2 += (v.abs() + 0.5).ln();
            let mut k6: usize = 0;
            loop {
                if k6 >= 6 {
                    break;
                }
                k6 += 1;
                if v >= v3 {
                    {
                        let mut k8: usize = 0;
                        let mut v14: f64 = loop {
                            if k8 >= 1 {
                                break (0..k6).take(k6 + 1).map(|i13| -0.125 + v3).sum::<f64>();
                            }
                            k8 += 1;
                            let mut k10: usize = 0;
                            loop {
                                if k10 >= 5 {
                                    break;
                                }
                                k10 += 1;
                                let v11: f64;
                                if v2 < 0.3 {
                                    v11 = v3.mul_add(v2, ((k10 % 4) as f64));
                                } else {
                                    v11 = r4[0];
                                }
                            }
                            let mut v12 = u - -0.5;
                        };
                        for i16 in (0..2).step_by(2) {
                        }
                    }
                    v2 = v2 * 0.5 + v;
                }
                let mut k18: usize = 0;
                let mut v22: f64 = 'l17: loop {
                    if k18 >= 5 {
                        break v2 - v3;
                    }
                    k18 += 1;
                    let mut c19 = |u19: f64| {
                        v3 += 0.25 * ((v2 + BETA) * u19);
                        v3 * 0.5
                    };
                    let mut v21 = c19({
                        let v20: f64 = r4[1];
                        ((k6 % 4) as f64)
                    }) - c19(if u >= ((k18 % 4) as f64) { BETA } else { r4[0] });
                };
            }
            f64::copysign(r4[0], ((k6 % 4) as f64)) * v3 + v2.sin() - u.sin()
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()] + -0.3;
            let mut r2: [f64; 5] = [0.0; 5];
            let mut m3: [[f64; 2]; 2] = [[b[n % b.len()], v1], [1.25_f64, v1]];
            r2[5 - 1 - (n) % 5] = ((n % 4) as f64) / (v1 * v1 + 0.25);
            let mut v4 = v1 + v1;
            for i6 in 1..n {
                v4 = v4;
            }
            let v7: f64;
            if (v1 <= v4) || (v4 > v1) {
                v7 = v1 - 0.9_f64;
            } else {
                v7 = v4;
            }
            (if !(v1 <= v7) {
                m3[(2 * n + 2) % 2][(4) % 2] += { BETA };
                a[n % a.len()]
            } else {
                v4 -= ((n % 4) as f64);
                0.75
            }) + v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(without(fission))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v2 = (1..3).map(|i1| v).sum::<f64>();
            let mut v3 = (0.9 * v2.sin()).asin();
            let mut r4: [f64; 2] = [0.0; 2];
            v2 += (v.abs() + 0.5).ln();
            let mut k6: usize = 0;
            loop {
                if k6 >= 6 {
                    break;
                }
                k6 += 1;
                if v >= v3 {
                    {
                        let mut k8: usize = 0;
                        let mut v14: f64 = loop {
                            if k8 >= 1 {
                                break (0..k6).take(k6 + 1).map(|i13| -0.125 + v3).sum::<f64>();
                            }
                            k8 += 1;
                            let mut k10: usize = 0;
                            loop {
                                if k10 >= 5 {
                                    break;
                                }
                                k10 += 1;
                                let v11: f64;
                                if v2 < 0.3 {
                                    v11 = v3.mul_add(v2, ((k10 % 4) as f64));
                                } else {
                                    v11 = r4[0];
                                }
                            }
                            let mut v12 = u - -0.5;
                        };
                        for i16 in (0..2).step_by(2) {
                        }
                    }
                    v2 = v2 * 0.5 + v;
                }
                let mut k18: usize = 0;
                let mut v22: f64 = 'l17: loop {
                    if k18 >= 5 {
                        break v2 - v3;
                    }
                    k18 += 1;
                    let mut c19 = |u19: f64| {
                        v3 += 0.25 * ((v2 + BETA) * u19);
                        v3 * 0.5
                    };
                    let mut v21 = c19({
                        let v20: f64 = r4[1];
                        ((k6 % 4) as f64)
                    }) - c19(if u >= ((k18 % 4) as f64) { BETA } else { r4[0] });
                };
            }
            f64::copysign(r4[0], ((k6 % 4) as f64)) * v3 + v2.sin() - u.sin()
        }
        #[differentiate(without(fission))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()] + -0.3;
            let mut r2: [f64; 5] = [0.0; 5];
            let mut m3: [[f64; 2]; 2] = [[b[n % b.len()], v1], [1.25_f64, v1]];
            r2[5 - 1 - (n) % 5] = ((n % 4) as f64) / (v1 * v1 + 0.25);
            let mut v4 = v1 + v1;
            for i6 in 1..n {
                v4 = v4;
            }
            let v7: f64;
            if (v1 <= v4) || (v4 > v1) {
                v7 = v1 - 0.9_f64;
            } else {
                v7 = v4;
            }
            (if !(v1 <= v7) {
                m3[(2 * n + 2) % 2][(4) % 2] += { BETA };
                a[n % a.len()]
            } else {
                v4 -= ((n % 4) as f64);
                0.75
            }) + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn h0(u: D, v: D) -> D {
            let mut v2 = (1..3).map(|i1| v).sum::<D>();
            let mut v3 = (lit(0.9) * v2.sin()).asin();
            let mut r4: [D; 2] = [lit(0.0); 2];
            { let right = (v.abs() + lit(0.5)).ln(); v2 += right; }
            let mut k6: usize = 0;
            loop {
                if k6 >= 6 {
                    break;
                }
                k6 += 1;
                if v >= v3 {
                    {
                        let mut k8: usize = 0;
                        let mut v14: D = loop {
                            if k8 >= 1 {
                                break (0..k6).take(k6 + 1).map(|i13| lit(-0.125) + v3).sum::<D>();
                            }
                            k8 += 1;
                            let mut k10: usize = 0;
                            loop {
                                if k10 >= 5 {
                                    break;
                                }
                                k10 += 1;
                                let v11: D;
                                if v2 < lit(0.3) {
                                    v11 = v3.mul_add(v2, lit((k10 % 4) as f64));
                                } else {
                                    v11 = r4[0];
                                }
                            }
                            let mut v12 = u - lit(-0.5);
                        };
                        for i16 in (0..2).step_by(2) {
                        }
                    }
                    v2 = v2 * lit(0.5) + v;
                }
                let mut k18: usize = 0;
                let mut v22: D = 'l17: loop {
                    if k18 >= 5 {
                        break v2 - v3;
                    }
                    k18 += 1;
                    let mut c19 = |u19: D| {
                        { let right = lit(0.25) * ((v2 + lit(BETA)) * u19); v3 += right; }
                        v3 * lit(0.5)
                    };
                    let mut v21 = c19({
                        let v20: D = r4[1];
                        lit((k6 % 4) as f64)
                    }) - c19(if u >= lit((k18 % 4) as f64) { lit(BETA) } else { r4[0] });
                };
            }
            D::copysign(r4[0], lit((k6 % 4) as f64)) * v3 + v2.sin() - u.sin()
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()] + lit(-0.3);
            let mut r2: [D; 5] = [lit(0.0); 5];
            let mut m3: [[D; 2]; 2] = [[b[n % b.len()], v1], [lit(1.25), v1]];
            r2[5 - 1 - (n) % 5] = lit((n % 4) as f64) / (v1 * v1 + lit(0.25));
            let mut v4 = v1 + v1;
            for i6 in 1..n {
                v4 = v4;
            }
            let v7: D;
            if (v1 <= v4) || (v4 > v1) {
                v7 = v1 - lit(0.9);
            } else {
                v7 = v4;
            }
            (if !(v1 <= v7) {
                { let right = { lit(BETA) }; m3[(2 * n + 2) % 2][(4) % 2] += right; }
                a[n % a.len()]
            } else {
                { let right = lit((n % 4) as f64); v4 -= right; }
                lit(0.75)
            }) + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p164", false, |report| crate::check_program!(5, report, off));
    }
}

pub mod p165 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = ((n % 4) as f64);
            for i3 in 1..3 {
                p[i3] = p[i3 - 1] * ((n % 4) as f64).tanh() + p[i3];
            }
            v2 = v2 * 0.5 + (v1 + x);
            let mut r5 = vec![v1, x + x, x, if !(v1 <= x) {
                let v4: f64 = v2;
                p[(n + n) % 3]
            } else { x }, v1 * x];
            let r5_len: usize = r5.len();
            let v6 = if n % 2 == 1 { v2 } else {
                p[0] = p[1];
                v2
            };
            fn inner7(s: f64, t: f64) -> f64 {
                if s >= 0.25 {
                    return s;
                }
                (0..0).map(|i8| f64::max(1.0_f64, t)).fold(t, |acc8, t8| acc8.sin() + s * t8)
            }
            let v10 = inner7(r5.iter().map(|&e9| BETA).filter(|&m9| p[0] >= 1.1).sum::<f64>(), r5[r5.len() - 1 - (r5_len + n) % r5.len()] + v2);
            v1 += v2 + 0.9;
            let mut v11: f64 = BETA;
            let c12 = |u12_0: f64| u12_0 * u12_0;
            p[1] = BETA;
            [p[(n + r5_len) % 3] + v11 - v10 + p[3 % 3], (v10.abs() + 0.5).sqrt() * v11 * v6 + v2.sin() + r5[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.9;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            let mut v2 = lit((n % 4) as f64);
            for i3 in 1..3 {
                p[i3] = p[i3 - 1] * lit((n % 4) as f64).tanh() + p[i3];
            }
            v2 = v2 * lit(0.5) + (v1 + x);
            let mut r5 = vec![v1, x + x, x, if !(v1 <= x) {
                let v4: D = v2;
                p[(n + n) % 3]
            } else { x }, v1 * x];
            let r5_len: usize = r5.len();
            let v6 = if n % 2 == 1 { v2 } else {
                p[0] = p[1];
                v2
            };
            fn inner7(s: D, t: D) -> D {
                if s >= lit(0.25) {
                    return s;
                }
                (0..0).map(|i8| D::max(lit(1.0), t)).fold(t, |acc8, t8| acc8.sin() + s * t8)
            }
            let v10 = inner7(r5.iter().map(|&e9| lit(BETA)).filter(|&m9| p[0] >= lit(1.1)).sum::<D>(), r5[r5.len() - 1 - (r5_len + n) % r5.len()] + v2);
            { let right = v2 + lit(0.9); v1 += right; }
            let mut v11: D = lit(BETA);
            let c12 = |u12_0: D| u12_0 * u12_0;
            p[1] = lit(BETA);
            [p[(n + r5_len) % 3] + v11 - v10 + p[3 % 3], (v10.abs() + lit(0.5)).sqrt() * v11 * v6 + v2.sin() + r5[0]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p165", false, |report| crate::check_program!(6, report, jvp));
    }
}

pub mod p166 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.1;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x / (y.abs() + 0.5);
            let mut y = y;
            let mut m2: [[f64; 3]; 3] = [[((n % 4) as f64), ((n % 4) as f64), y], [x, y, ALPHA], [v1, y, ALPHA]];
            let v3 = ((n % 4) as f64);
            let v4: f64 = 0.75;
            let v5 = y + x;
            match n % 2 {
                0 => {
                    const GAMMA_6: f64 = 1.1;
                    v1 -= x * GAMMA_6;
                }
                _ => {
                    let mut k8: usize = 0;
                    'l7: while k8 < 4 {
                        k8 += 1;
                        if (ALPHA < ALPHA) && (ALPHA <= 0.75) {
                            y = y * 0.5 + (v5 - v5);
                            break 'l7;
                        }
                    }
                }
            }
            (-0.75 * ALPHA + v3 + y) * v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.1;
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x / (y.abs() + 0.5);
            let mut y = y;
            let mut m2: [[f64; 3]; 3] = [[((n % 4) as f64), ((n % 4) as f64), y], [x, y, ALPHA], [v1, y, ALPHA]];
            let v3 = ((n % 4) as f64);
            let v4: f64 = 0.75;
            let v5 = y + x;
            match n % 2 {
                0 => {
                    const GAMMA_6: f64 = 1.1;
                    v1 -= x * GAMMA_6;
                }
                _ => {
                    let mut k8: usize = 0;
                    'l7: while k8 < 4 {
                        k8 += 1;
                        if (ALPHA < ALPHA) && (ALPHA <= 0.75) {
                            y = y * 0.5 + (v5 - v5);
                            break 'l7;
                        }
                    }
                }
            }
            (-0.75 * ALPHA + v3 + y) * v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.1;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x / (y.abs() + lit(0.5));
            let mut y = y;
            let mut m2: [[D; 3]; 3] = [[lit((n % 4) as f64), lit((n % 4) as f64), y], [x, y, lit(ALPHA)], [v1, y, lit(ALPHA)]];
            let v3 = lit((n % 4) as f64);
            let v4: D = lit(0.75);
            let v5 = y + x;
            match n % 2 {
                0 => {
                    const GAMMA_6: f64 = 1.1;
                    { let right = x * lit(GAMMA_6); v1 -= right; }
                }
                _ => {
                    let mut k8: usize = 0;
                    'l7: while k8 < 4 {
                        k8 += 1;
                        if (lit(ALPHA) < lit(ALPHA)) && (lit(ALPHA) <= lit(0.75)) {
                            y = y * lit(0.5) + (v5 - v5);
                            break 'l7;
                        }
                    }
                }
            }
            (lit(-0.75) * lit(ALPHA) + v3 + y) * v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p166", false, |report| crate::check_program!(0, report, off));
    }
}

pub mod p167 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
                let mut v1 = u / (u.abs() + 0.5);
                let mut v2 = v1.atan2(((k % 4) as f64) * ((k % 4) as f64) + 1.25);
                fn inner3(s: f64, t: f64) -> f64 {
                    if s <= -0.3 {
                        return s;
                    }
                    if -1.25_f64 >= 1.1 { -1.5 } else { t }
                }
                let v4 = inner3(v2 / (v1.abs() + 1.25), u * v2);
                Ok((0..k).map(|i5| -v1).filter(|&m5| v4 >= v1).sum::<f64>() + v4 - v1)
            }
        }
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x: f64 = ((n % 4) as f64) + x;
            let r1 = [{ x }, in_h0::h0(x, (n) % 4).unwrap_or(y), x + 0.7, y * x];
            match n % 3 {
                0 if y <= 1.0 => {
                    let mut k3: usize = 0;
                    'l2: loop {
                        if k3 >= 2 {
                            break;
                        }
                        k3 += 1;
                        for e5 in r1.iter() {
                            'l6: for e7 in r1 {
                                x = x * 0.5 + *e5;
                            }
                            x = r1[n % 4];
                        }
                    }
                }
                1 => {
                    let mut k9: usize = 0;
                    loop {
                        if k9 >= 3 {
                            break;
                        }
                        k9 += 1;
                    }
                    let mut k11: usize = 0;
                    'l10: loop {
                        if k11 >= 1 {
                            break;
                        }
                        k11 += 1;
                        #[checkpoint(memory = "1 KiB")]
                        for _ in 1..k11 % 4 {
                            x = x;
                        }
                    }
                }
                _ => {
                    x += y + x;
                    let v14: f64;
                    if n % 3 == 1 {
                        v14 = match n % 2 {
                            0 => { y }
                            _ => { r1[3] }
                        };
                    } else {
                        v14 = y + x;
                    }
                }
            }
            (match n % 2 {
                0 => { y }
                _ => { ALPHA }
            }) + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, k: usize) -> Result<D, u8> {
                let mut v1 = u / (u.abs() + lit(0.5));
                let mut v2 = v1.atan2(lit((k % 4) as f64) * lit((k % 4) as f64) + lit(1.25));
                fn inner3(s: D, t: D) -> D {
                    if s <= lit(-0.3) {
                        return s;
                    }
                    if lit(-1.25) >= lit(1.1) { lit(-1.5) } else { t }
                }
                let v4 = inner3(v2 / (v1.abs() + lit(1.25)), u * v2);
                Ok((0..k).map(|i5| -v1).filter(|&m5| v4 >= v1).sum::<D>() + v4 - v1)
            }
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut x: D = lit((n % 4) as f64) + x;
            let r1 = [{ x }, in_h0::h0(x, (n) % 4).unwrap_or(y), x + lit(0.7), y * x];
            match n % 3 {
                0 if y <= lit(1.0) => {
                    let mut k3: usize = 0;
                    'l2: loop {
                        if k3 >= 2 {
                            break;
                        }
                        k3 += 1;
                        for e5 in r1.iter() {
                            'l6: for e7 in r1 {
                                x = x * lit(0.5) + *e5;
                            }
                            x = r1[n % 4];
                        }
                    }
                }
                1 => {
                    let mut k9: usize = 0;
                    loop {
                        if k9 >= 3 {
                            break;
                        }
                        k9 += 1;
                    }
                    let mut k11: usize = 0;
                    'l10: loop {
                        if k11 >= 1 {
                            break;
                        }
                        k11 += 1;
                        for _ in 1..k11 % 4 {
                            x = x;
                        }
                    }
                }
                _ => {
                    { let right = y + x; x += right; }
                    let v14: D;
                    if n % 3 == 1 {
                        v14 = match n % 2 {
                            0 => { y }
                            _ => { r1[3] }
                        };
                    } else {
                        v14 = y + x;
                    }
                }
            }
            (match n % 2 {
                0 => { y }
                _ => { lit(ALPHA) }
            }) + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p167", false, |report| crate::check_program!(0, report, jvp));
    }
}

pub mod p168 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut v2 = v * v1;
            let mut r3 = vec![v2, BETA * v2, v2, v2 * v2];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 3]; 2] = [[v2, ALPHA, 1.0], [v, u, v1]];
            let mut v5 = v2 * r3[r3.len() - 1 - (r3_len + 1) % r3.len()];
            'l6: for _ in 1..3 {
                let mut v = v5 * r3[(2 * r3_len + 0) % r3.len()];
            }
            ((match r3_len % 2 {
                0 if 1.5_f64 >= v => { v2 }
                _ => { r3[r3_len % r3.len()] }
            }) + v2 + v1) * v.sin() + u + r3[2 % r3.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = -x;
            let mut r3 = vec![w.iter().rev().map(|&e2| h0(w[0], e2)).sum::<f64>(); n % 5 + 1];
            let r3_len: usize = r3.len();
            if n % 3 == 1 {
                let mut k5: usize = 0;
                while (k5 < 6) && (v1 > 1.1) {
                    k5 += 1;
                    let c6 = |u6_0: f64| u6_0 + (1..n).map(|i7| if !(u6_0 <= ((r3_len % 4) as f64)) {
                        let u6_0: f64 = u6_0;
                        u6_0
                    } else { x }).fold(u6_0, |acc7, t7| 0.5 * acc7 + x * t7);
                    #[checkpoint(snapshots = 2)]
                    for i9 in (1..r3_len).rev() {
                        v1 += 0.25 * (x / (x.abs() + 0.5));
                    }
                }
            } else {
                let r11: Vec<f64> = w.iter().zip(r3.iter()).map(|(&e10, &z10)| x).collect();
                let r11_len: usize = r11.len();
                for i13 in (0..r3_len % 4).rev() {
                    r3[(r3_len) % r3_len] = v1 / (1.0 + v1 * v1);
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        #[differentiate(without(recompute))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut v2 = v * v1;
            let mut r3 = vec![v2, BETA * v2, v2, v2 * v2];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 3]; 2] = [[v2, ALPHA, 1.0], [v, u, v1]];
            let mut v5 = v2 * r3[r3.len() - 1 - (r3_len + 1) % r3.len()];
            'l6: for _ in 1..3 {
                let mut v = v5 * r3[(2 * r3_len + 0) % r3.len()];
            }
            ((match r3_len % 2 {
                0 if 1.5_f64 >= v => { v2 }
                _ => { r3[r3_len % r3.len()] }
            }) + v2 + v1) * v.sin() + u + r3[2 % r3.len()]
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = -x;
            let mut r3 = vec![w.iter().rev().map(|&e2| h0(w[0], e2)).sum::<f64>(); n % 5 + 1];
            let r3_len: usize = r3.len();
            if n % 3 == 1 {
                let mut k5: usize = 0;
                while (k5 < 6) && (v1 > 1.1) {
                    k5 += 1;
                    let c6 = |u6_0: f64| u6_0 + (1..n).map(|i7| if !(u6_0 <= ((r3_len % 4) as f64)) {
                        let u6_0: f64 = u6_0;
                        u6_0
                    } else { x }).fold(u6_0, |acc7, t7| 0.5 * acc7 + x * t7);
                    #[checkpoint(snapshots = 2)]
                    for i9 in (1..r3_len).rev() {
                        v1 += 0.25 * (x / (x.abs() + 0.5));
                    }
                }
            } else {
                let r11: Vec<f64> = w.iter().zip(r3.iter()).map(|(&e10, &z10)| x).collect();
                let r11_len: usize = r11.len();
                for i13 in (0..r3_len % 4).rev() {
                    r3[(r3_len) % r3_len] = v1 / (1.0 + v1 * v1);
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v;
            let mut v2 = v * v1;
            let mut r3 = vec![v2, lit(BETA) * v2, v2, v2 * v2];
            let r3_len: usize = r3.len();
            let mut m4: [[D; 3]; 2] = [[v2, lit(ALPHA), lit(1.0)], [v, u, v1]];
            let mut v5 = v2 * r3[r3.len() - 1 - (r3_len + 1) % r3.len()];
            'l6: for _ in 1..3 {
                let mut v = v5 * r3[(2 * r3_len + 0) % r3.len()];
            }
            ((match r3_len % 2 {
                0 if lit(1.5) >= v => { v2 }
                _ => { r3[r3_len % r3.len()] }
            }) + v2 + v1) * v.sin() + u + r3[2 % r3.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = -x;
            let mut r3 = vec![w.iter().rev().map(|&e2| h0(w[0], e2)).sum::<D>(); n % 5 + 1];
            let r3_len: usize = r3.len();
            if n % 3 == 1 {
                let mut k5: usize = 0;
                while (k5 < 6) && (v1 > lit(1.1)) {
                    k5 += 1;
                    let c6 = |u6_0: D| u6_0 + (1..n).map(|i7| if !(u6_0 <= lit((r3_len % 4) as f64)) {
                        let u6_0: D = u6_0;
                        u6_0
                    } else { x }).fold(u6_0, |acc7, t7| lit(0.5) * acc7 + x * t7);
                    for i9 in (1..r3_len).rev() {
                        { let right = lit(0.25) * (x / (x.abs() + lit(0.5))); v1 += right; }
                    }
                }
            } else {
                let r11: Vec<D> = w.iter().zip(r3.iter()).map(|(&e10, &z10)| x).collect();
                let r11_len: usize = r11.len();
                for i13 in (0..r3_len % 4).rev() {
                    r3[(r3_len) % r3_len] = v1 / (lit(1.0) + v1 * v1);
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p168", false, |report| crate::check_program!(7, report, off));
    }
}

pub mod p169 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1: f64 = a[a.len() - 1 - (n + n) % a.len()] * ((n % 4) as f64);
            let mut v2: f64 = (v1.abs() + 1.25).ln();
            let mut r3 = [a[0] - a[a.len() - 1 - (n) % a.len()], v2 * v2, 1.0_f64.atan2(1.1 * 1.1 + 0.5), v1 / (v2.abs() + 1.25)];
            let v4: f64;
            if n % 3 < 1 {
                v4 = v2 + v2;
            } else {
                v4 = v2 / (v2 * v2 + 0.5);
            }
            if r3[2] <= -0.5 {
                'l5: for &e6 in a {
                    m[(n) % 2][(2) % 3] += 0.25 * a[a.len() - 1 - (n + 1) % a.len()];
                    let mut k8: usize = 0;
                    loop {
                        if k8 >= 3 {
                            break;
                        }
                        k8 += 1;
                        if m[(k8) % 2][(k8) % 3] < 1.5 {
                            v2 = (v4 as i64 as f64).sin();
                        } else {
                            let mut r9 = vec![match k8 % 2 {
                                0 if r3[0] < 0.25 => { r3[3] }
                                _ => { ((n % 4) as f64) }
                            }, v2];
                            let r9_len: usize = r9.len();
                            m[(2 * r9_len + 0) % 2] = [v4.max(-2.25).min(2.375), v1.sin(), r9[(r9_len + 1) % r9.len()].cos()];
                        }
                        let v10: f64 = v4;
                    }
                }
                fn inner11(s: f64, t: f64) -> f64 {
                    if -0.25_f64 > -2.0 {
                        return 1.1 - -1.1;
                    }
                    t - 2.0
                }
                let v2 = inner11(r3[4 - 1 - (2 * n + 2) % 4], v1.copysign(v4));
            } else {
                let mut k13: usize = 0;
                'l12: loop {
                    if k13 >= 6 {
                        break;
                    }
                    k13 += 1;
                    for i14 in (1..4).rev() {
                        r3[i14] = r3[i14 - 1] * a[0].tanh() + r3[i14];
                    }
                }
            }
            (m[0][(n) % 3] - v4) * v4 * v2.sin() + v1 + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1: D = a[a.len() - 1 - (n + n) % a.len()] * lit((n % 4) as f64);
            let mut v2: D = (v1.abs() + lit(1.25)).ln();
            let mut r3 = [a[0] - a[a.len() - 1 - (n) % a.len()], v2 * v2, lit(1.0).atan2(lit(1.1) * lit(1.1) + lit(0.5)), v1 / (v2.abs() + lit(1.25))];
            let v4: D;
            if n % 3 < 1 {
                v4 = v2 + v2;
            } else {
                v4 = v2 / (v2 * v2 + lit(0.5));
            }
            if r3[2] <= lit(-0.5) {
                'l5: for &e6 in a {
                    { let right = lit(0.25) * a[a.len() - 1 - (n + 1) % a.len()]; m[(n) % 2][(2) % 3] += right; }
                    let mut k8: usize = 0;
                    loop {
                        if k8 >= 3 {
                            break;
                        }
                        k8 += 1;
                        if m[(k8) % 2][(k8) % 3] < lit(1.5) {
                            v2 = lit(v4.value() as i64 as f64).sin();
                        } else {
                            let mut r9 = vec![match k8 % 2 {
                                0 if r3[0] < lit(0.25) => { r3[3] }
                                _ => { lit((n % 4) as f64) }
                            }, v2];
                            let r9_len: usize = r9.len();
                            m[(2 * r9_len + 0) % 2] = [v4.max(lit(-2.25)).min(lit(2.375)), v1.sin(), r9[(r9_len + 1) % r9.len()].cos()];
                        }
                        let v10: D = v4;
                    }
                }
                fn inner11(s: D, t: D) -> D {
                    if lit(-0.25) > lit(-2.0) {
                        return lit(1.1) - lit(-1.1);
                    }
                    t - lit(2.0)
                }
                let v2 = inner11(r3[4 - 1 - (2 * n + 2) % 4], v1.copysign(v4));
            } else {
                let mut k13: usize = 0;
                'l12: loop {
                    if k13 >= 6 {
                        break;
                    }
                    k13 += 1;
                    for i14 in (1..4).rev() {
                        r3[i14] = r3[i14 - 1] * a[0].tanh() + r3[i14];
                    }
                }
            }
            (m[0][(n) % 3] - v4) * v4 * v2.sin() + v1 + a[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p169", false, |report| crate::check_program!(12, report, jvp));
    }
}

pub mod p170 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = ALPHA;
            let mut r3 = [p[(2 * n + 2) % 3], ALPHA * p[1], x + x];
            (p, r3) = (r3, p);
            let mut v4 = r3[2];
            let mut x = ALPHA;
            p[(n + 1) % 3] /= v1.abs() + 0.5;
            x = x - v1;
            let v5: f64;
            if !(x <= 2.0) {
                v5 = match n % 4 {
                    0 => { v4 }
                    1 | 6 => { v4 }
                    2 => { ALPHA }
                    _ => {
                        let v6: f64 = v2;
                        v2
                    }
                };
            } else {
                v5 = v1;
            }
            'l7: for e8 in p.iter_mut() {
                v4 = (v5 + v5).sin();
                {
                    for e10 in r3.iter_mut() {
                    }
                }
            }
            [(v1 + r3[2] + v5 + x) * v4.sin() + v2 + v1, ((n % 4) as f64) + v5 + x - v2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 1.25;
        #[differentiate(without(rows))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = ALPHA;
            let mut r3 = [p[(2 * n + 2) % 3], ALPHA * p[1], x + x];
            (p, r3) = (r3, p);
            let mut v4 = r3[2];
            let mut x = ALPHA;
            p[(n + 1) % 3] /= v1.abs() + 0.5;
            x = x - v1;
            let v5: f64;
            if !(x <= 2.0) {
                v5 = match n % 4 {
                    0 => { v4 }
                    1 | 6 => { v4 }
                    2 => { ALPHA }
                    _ => {
                        let v6: f64 = v2;
                        v2
                    }
                };
            } else {
                v5 = v1;
            }
            'l7: for e8 in p.iter_mut() {
                v4 = (v5 + v5).sin();
                {
                    for e10 in r3.iter_mut() {
                    }
                }
            }
            [(v1 + r3[2] + v5 + x) * v4.sin() + v2 + v1, ((n % 4) as f64) + v5 + x - v2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 1.25;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            let mut v2 = lit(ALPHA);
            let mut r3 = [p[(2 * n + 2) % 3], lit(ALPHA) * p[1], x + x];
            (p, r3) = (r3, p);
            let mut v4 = r3[2];
            let mut x = lit(ALPHA);
            { let right = v1.abs() + lit(0.5); p[(n + 1) % 3] /= right; }
            x = x - v1;
            let v5: D;
            if !(x <= lit(2.0)) {
                v5 = match n % 4 {
                    0 => { v4 }
                    1 | 6 => { v4 }
                    2 => { lit(ALPHA) }
                    _ => {
                        let v6: D = v2;
                        v2
                    }
                };
            } else {
                v5 = v1;
            }
            'l7: for e8 in p.iter_mut() {
                v4 = (v5 + v5).sin();
                {
                    for e10 in r3.iter_mut() {
                    }
                }
            }
            [(v1 + r3[2] + v5 + x) * v4.sin() + v2 + v1, lit((n % 4) as f64) + v5 + x - v2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p170", false, |report| crate::check_program!(6, report, off));
    }
}

pub mod p171 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1: f64 = BETA;
            let mut m2: [[f64; 3]; 3] = [[((n % 4) as f64), x, v1], [BETA, ((n % 4) as f64), ((n % 4) as f64)], [((n % 4) as f64), 1.1, 1.25]];
            {
                v1 = ((n % 4) as f64) - v1;
                let v3: f64 = m2[(n + 1) % 3][(2 * n + 1) % 3];
            }
            m2[1][(n) % 3] /= y.abs() + 0.5;
            match n % 2 {
                0 => {
                    let v4 = v1;
                    let c5 = move |u5_0: f64, u5_1: f64| u5_0 + 1.0 / (v4.abs() + 0.25);
                }
                _ => {
                }
            }
            Ok(x + x - v1 - y.sin() + x)
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
        const BETA: f64 = 1.1;
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1: D = lit(BETA);
            let mut m2: [[D; 3]; 3] = [[lit((n % 4) as f64), x, v1], [lit(BETA), lit((n % 4) as f64), lit((n % 4) as f64)], [lit((n % 4) as f64), lit(1.1), lit(1.25)]];
            {
                v1 = lit((n % 4) as f64) - v1;
                let v3: D = m2[(n + 1) % 3][(2 * n + 1) % 3];
            }
            { let right = y.abs() + lit(0.5); m2[1][(n) % 3] /= right; }
            match n % 2 {
                0 => {
                    let v4 = v1;
                    let c5 = move |u5_0: D, u5_1: D| u5_0 + lit(1.0) / (v4.abs() + lit(0.25));
                }
                _ => {
                }
            }
            Ok(x + x - v1 - y.sin() + x)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p171", false, |report| crate::check_program!(10, report, jvp));
    }
}

pub mod p172 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = ((k % 4) as f64);
            let mut v2 = v1;
            let mut r3: Vec<f64> = vec![-0.9, v2 * w[w.len() - 1 - (k + 1) % w.len()], a[2 % a.len()]];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 3]; 2] = [[0.5; 3]; 2];
            for &e6 in &r3 {
                let v7 = {
                    m4[(4) % 2][(r3_len + r3_len) % 3] -= 0.25 * ((k % 4) as f64);
                    v2
                };
                v2 -= 0.25 * (0.75_f64 * a[(2 * k + 1) % a.len()]);
            }
            r3[0] - m4[0][2] - v1 + r3[(2 * r3_len + 1) % r3.len()]
        }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2 - field_w0;
            let mut r2 = [field_w2 - field_w2, field_a];
            let mut k4: usize = 0;
            #[checkpoint]
            'l3: while (k4 < 1) && (a[(whole + 1) % a.len()] <= field_w2) {
                k4 += 1;
                const GAMMA_5: f64 = 0.3;
                r2[2 % 2] /= (v1.abs() + 0.5 + 1.0) * GAMMA_5;
            }
            if field_b > 0.9 {
                const GAMMA_6: f64 = 0.5;
                r2[0] *= v1.midpoint(field_b).tanh() * GAMMA_6;
            }
            if whole % 2 == 1 {
                r2[1] -= f64::clamp(r2[0], -0.875, 1.375);
                let mut k7: usize = 0;
            } else {
                if k4 % 2 != 1 {
                    return (field_w0.abs() + 0.25).ln();
                }
            }
            (field_b - field_a + field_w2.sin() + field_w1 + field_w0) * field_b + r2[0] + a[1 % a.len()] + s.b
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
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = ((k % 4) as f64);
            let mut v2 = v1;
            let mut r3: Vec<f64> = vec![-0.9, v2 * w[w.len() - 1 - (k + 1) % w.len()], a[2 % a.len()]];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 3]; 2] = [[0.5; 3]; 2];
            for &e6 in &r3 {
                let v7 = {
                    m4[(4) % 2][(r3_len + r3_len) % 3] -= 0.25 * ((k % 4) as f64);
                    v2
                };
                v2 -= 0.25 * (0.75_f64 * a[(2 * k + 1) % a.len()]);
            }
            r3[0] - m4[0][2] - v1 + r3[(2 * r3_len + 1) % r3.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2 - field_w0;
            let mut r2 = [field_w2 - field_w2, field_a];
            let mut k4: usize = 0;
            #[checkpoint]
            'l3: while (k4 < 1) && (a[(whole + 1) % a.len()] <= field_w2) {
                k4 += 1;
                const GAMMA_5: f64 = 0.3;
                r2[2 % 2] /= (v1.abs() + 0.5 + 1.0) * GAMMA_5;
            }
            if field_b > 0.9 {
                const GAMMA_6: f64 = 0.5;
                r2[0] *= v1.midpoint(field_b).tanh() * GAMMA_6;
            }
            if whole % 2 == 1 {
                r2[1] -= f64::clamp(r2[0], -0.875, 1.375);
                let mut k7: usize = 0;
            } else {
                if k4 % 2 != 1 {
                    return (field_w0.abs() + 0.25).ln();
                }
            }
            (field_b - field_a + field_w2.sin() + field_w1 + field_w0) * field_b + r2[0] + a[1 % a.len()] + s.b
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
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = lit((k % 4) as f64);
            let mut v2 = v1;
            let mut r3: Vec<D> = vec![lit(-0.9), v2 * w[w.len() - 1 - (k + 1) % w.len()], a[2 % a.len()]];
            let r3_len: usize = r3.len();
            let mut m4: [[D; 3]; 2] = [[lit(0.5); 3]; 2];
            for &e6 in &r3 {
                let v7 = {
                    { let right = lit(0.25) * lit((k % 4) as f64); m4[(4) % 2][(r3_len + r3_len) % 3] -= right; }
                    v2
                };
                { let right = lit(0.25) * (lit(0.75) * a[(2 * k + 1) % a.len()]); v2 -= right; }
            }
            r3[0] - m4[0][2] - v1 + r3[(2 * r3_len + 1) % r3.len()]
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2 - field_w0;
            let mut r2 = [field_w2 - field_w2, field_a];
            let mut k4: usize = 0;
            'l3: while (k4 < 1) && (a[(whole + 1) % a.len()] <= field_w2) {
                k4 += 1;
                const GAMMA_5: f64 = 0.3;
                { let right = (v1.abs() + lit(0.5) + lit(1.0)) * lit(GAMMA_5); r2[2 % 2] /= right; }
            }
            if field_b > lit(0.9) {
                const GAMMA_6: f64 = 0.5;
                { let right = v1.midpoint(field_b).tanh() * lit(GAMMA_6); r2[0] *= right; }
            }
            if whole % 2 == 1 {
                { let right = D::clamp(r2[0], lit(-0.875), lit(1.375)); r2[1] -= right; }
                let mut k7: usize = 0;
            } else {
                if k4 % 2 != 1 {
                    return (field_w0.abs() + lit(0.25)).ln();
                }
            }
            (field_b - field_a + field_w2.sin() + field_w1 + field_w0) * field_b + r2[0] + a[1 % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p172", false, |report| crate::check_program!(8, report, off));
    }
}

pub mod p173 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x;
            let mut v2 = -y;
            v1 = x;
            let (mut v3, v4) = (-x, match n % 3 {
                0 => { 0.5 }
                1 => { y }
                _ => { 0.3 }
            });
            if n % 2 != 1 {
                return Err(1);
            }
            let v5 = (v4 * v4 + 0.5).powf(x.cos());
            let mut k7: usize = 0;
            let mut v10: f64 = loop {
                if k7 >= 0 {
                    break v3;
                }
                k7 += 1;
                'l8: for i9 in 1..6 {
                }
                v1 /= y.abs() + 0.25 + 1.0;
            };
            if v4 <= 1.0 {
                return Err(1);
            }
            Ok(({ 0.3 }) * v10.sin() + v3 + v2.sin())
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
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1 = x;
            let mut v2 = -y;
            v1 = x;
            let (mut v3, v4) = (-x, match n % 3 {
                0 => { lit(0.5) }
                1 => { y }
                _ => { lit(0.3) }
            });
            if n % 2 != 1 {
                return Err(1);
            }
            let v5 = (v4 * v4 + lit(0.5)).powf(x.cos());
            let mut k7: usize = 0;
            let mut v10: D = loop {
                if k7 >= 0 {
                    break v3;
                }
                k7 += 1;
                'l8: for i9 in 1..6 {
                }
                { let right = y.abs() + lit(0.25) + lit(1.0); v1 /= right; }
            };
            if v4 <= lit(1.0) {
                return Err(1);
            }
            Ok(({ lit(0.3) }) * v10.sin() + v3 + v2.sin())
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p173", false, |report| crate::check_program!(10, report, jvp));
    }
}

pub mod p174 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u;
            let mut u: f64 = u;
            let mut r2 = [((k % 4) as f64); 3];
            let r3 = vec![u; k % 5 + 1];
            let r3_len: usize = r3.len();
            let v4: f64;
            if u > -1.25 {
                v4 = u - r2[1];
            } else {
                v4 = 0.75_f64.to_radians();
            }
            let v5: f64;
            if k % 2 != 1 {
                v5 = v1;
            } else {
                v5 = v1 * r2[(k + k) % 3];
            }
            if k % 2 != 1 {
                return None;
            }
            Some((if v1 >= 0.7 { ALPHA } else { r3[r3.len() - 1 - (k + k) % r3.len()] }) + v4 + u + v1 + r3[(r3_len + 1) % r3.len()] + r2[1])
        }
        #[differentiate]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v2: f64 = if whole % 2 != 1 {
                let v1 = x;
                field_b
            } else { ALPHA };
            let mut v3: f64 = field_a;
            v2 = v2 * 0.5 + (v3 + v2);
            let mut k5: usize = 0;
            while k5 < 6 {
                k5 += 1;
            }
            v2 -= -((k5 % 4) as f64);
            let v2 = { v3 };
            let mut k6: usize = 3;
            ((field_w2 + field_b + v2) * v3 + field_w0.sin() + s.b, (0..=whole).map(|i7| ALPHA * v3).fold(field_w1, |acc7, t7| acc7.sin() + field_w1 * t7) * v2 + v3.sin())
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
        const ALPHA: f64 = 0.25;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u;
            let mut u: f64 = u;
            let mut r2 = [((k % 4) as f64); 3];
            let r3 = vec![u; k % 5 + 1];
            let r3_len: usize = r3.len();
            let v4: f64;
            if u > -1.25 {
                v4 = u - r2[1];
            } else {
                v4 = 0.75_f64.to_radians();
            }
            let v5: f64;
            if k % 2 != 1 {
                v5 = v1;
            } else {
                v5 = v1 * r2[(k + k) % 3];
            }
            if k % 2 != 1 {
                return None;
            }
            Some((if v1 >= 0.7 { ALPHA } else { r3[r3.len() - 1 - (k + k) % r3.len()] }) + v4 + u + v1 + r3[(r3_len + 1) % r3.len()] + r2[1])
        }
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v2: f64 = if whole % 2 != 1 {
                let v1 = x;
                field_b
            } else { ALPHA };
            let mut v3: f64 = field_a;
            v2 = v2 * 0.5 + (v3 + v2);
            let mut k5: usize = 0;
            while k5 < 6 {
                k5 += 1;
            }
            v2 -= -((k5 % 4) as f64);
            let v2 = { v3 };
            let mut k6: usize = 3;
            ((field_w2 + field_b + v2) * v3 + field_w0.sin() + s.b, (0..=whole).map(|i7| ALPHA * v3).fold(field_w1, |acc7, t7| acc7.sin() + field_w1 * t7) * v2 + v3.sin())
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
        const ALPHA: f64 = 0.25;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u;
            let mut u: D = u;
            let mut r2 = [lit((k % 4) as f64); 3];
            let r3 = vec![u; k % 5 + 1];
            let r3_len: usize = r3.len();
            let v4: D;
            if u > lit(-1.25) {
                v4 = u - r2[1];
            } else {
                v4 = lit(0.75).to_radians();
            }
            let v5: D;
            if k % 2 != 1 {
                v5 = v1;
            } else {
                v5 = v1 * r2[(k + k) % 3];
            }
            if k % 2 != 1 {
                return None;
            }
            Some((if v1 >= lit(0.7) { lit(ALPHA) } else { r3[r3.len() - 1 - (k + k) % r3.len()] }) + v4 + u + v1 + r3[(r3_len + 1) % r3.len()] + r2[1])
        }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v2: D = if whole % 2 != 1 {
                let v1 = x;
                field_b
            } else { lit(ALPHA) };
            let mut v3: D = field_a;
            v2 = v2 * lit(0.5) + (v3 + v2);
            let mut k5: usize = 0;
            while k5 < 6 {
                k5 += 1;
            }
            { let right = -lit((k5 % 4) as f64); v2 -= right; }
            let v2 = { v3 };
            let mut k6: usize = 3;
            ((field_w2 + field_b + v2) * v3 + field_w0.sin() + s.b, (0..=whole).map(|i7| lit(ALPHA) * v3).fold(field_w1, |acc7, t7| acc7.sin() + field_w1 * t7) * v2 + v3.sin())
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p174", false, |report| crate::check_program!(9, report, off));
    }
}

pub mod p175 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(jvp)]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1: f64 = u + u;
            fn inner2(s: f64, t: f64) -> f64 {
                if s > 0.9 {
                    return t;
                }
                t
            }
            let v3 = inner2(match k % 2 {
                0 => { u }
                _ => { ((k % 4) as f64) }
            }, v1 * BETA);
            {
                let m4: [[f64; 2]; 2] = [[u, u], [BETA, ((k % 4) as f64)]];
            }
            u / (v3 * v3 + 0.25) * v3 + u
        }
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = p[2] + p[3 - 1 - (2 * n + 0) % 3];
            let mut v3 = (1..5).map(|i2| ((n % 4) as f64) - v1).sum::<f64>();
            let mut o4: Option<f64> = if p[0] > -0.5 { Some(p[0] / (v1.abs() + 0.25)) } else { None };
            for i6 in (1..n).rev() {
                for i8 in 0..i6 {
                    let mut v9 = if p[(2 * n + 2) % 3] <= p[1] { x } else { v1 };
                }
                if n % 3 < 1 {
                    if x <= BETA {
                        continue;
                    } else {
                        for e11 in p {
                            fn inner12(s: f64, t: f64) -> f64 {
                                if s >= t {
                                    return s;
                                }
                                s * t
                            }
                            let v13 = inner12(v1 + x, p[1] / (p[n % 3].abs() + 0.5));
                        }
                    }
                }
            }
            [v3 + p[n % 3] - v1.sin() + x.sin() + p[1], BETA / (v3 * v3 + 0.5) - v1 + p[3 - 1 - (n + n) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1: D = u + u;
            fn inner2(s: D, t: D) -> D {
                if s > lit(0.9) {
                    return t;
                }
                t
            }
            let v3 = inner2(match k % 2 {
                0 => { u }
                _ => { lit((k % 4) as f64) }
            }, v1 * lit(BETA));
            {
                let m4: [[D; 2]; 2] = [[u, u], [lit(BETA), lit((k % 4) as f64)]];
            }
            u / (v3 * v3 + lit(0.25)) * v3 + u
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = p[2] + p[3 - 1 - (2 * n + 0) % 3];
            let mut v3 = (1..5).map(|i2| lit((n % 4) as f64) - v1).sum::<D>();
            let mut o4: Option<D> = if p[0] > lit(-0.5) { Some(p[0] / (v1.abs() + lit(0.25))) } else { None };
            for i6 in (1..n).rev() {
                for i8 in 0..i6 {
                    let mut v9 = if p[(2 * n + 2) % 3] <= p[1] { x } else { v1 };
                }
                if n % 3 < 1 {
                    if x <= lit(BETA) {
                        continue;
                    } else {
                        for e11 in p {
                            fn inner12(s: D, t: D) -> D {
                                if s >= t {
                                    return s;
                                }
                                s * t
                            }
                            let v13 = inner12(v1 + x, p[1] / (p[n % 3].abs() + lit(0.5)));
                        }
                    }
                }
            }
            [v3 + p[n % 3] - v1.sin() + x.sin() + p[1], lit(BETA) / (v3 * v3 + lit(0.5)) - v1 + p[3 - 1 - (n + n) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p175", false, |report| crate::check_program!(6, report, jvp));
    }
}

pub mod p176 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        const BETA: f64 = 0.125;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut y = x / (y * y + 1.25);
            let mut v1 = x;
            let r2 = [x.sin(), f64::clamp(v1, -0.875, 1.375), x];
            match n % 4 {
                0 => {
                    let mut r3: [f64; 5] = [0.0; 5];
                }
                1 => {
                    let mut v7 = r2.windows(2).enumerate().map(|(j4, e4)| 1.0 + 0.25 * (0..=4).map(|i5| e4.chunks_exact(2).enumerate().map(|(j6, e6)| v1 / (e4[1].abs() + 0.25)).fold(v1, |acc6, t6| acc6.sin() + x * t6)).fold(x, |acc6, t6| 0.5 * acc6 + r2[n % 3] * t6).sin()).product::<f64>();
                    let mut v8 = y + v7;
                }
                2 => {
                }
                _ => {
                    const GAMMA_9: f64 = 1.1;
                    y -= f64::sin(r2[1]) * GAMMA_9;
                }
            }
            r2[3 - 1 - (n + n) % 3] - v1 + y.sin() + r2[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        const BETA: f64 = 0.125;
        #[differentiate(without(assign))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut y = x / (y * y + 1.25);
            let mut v1 = x;
            let r2 = [x.sin(), f64::clamp(v1, -0.875, 1.375), x];
            match n % 4 {
                0 => {
                    let mut r3: [f64; 5] = [0.0; 5];
                }
                1 => {
                    let mut v7 = r2.windows(2).enumerate().map(|(j4, e4)| 1.0 + 0.25 * (0..=4).map(|i5| e4.chunks_exact(2).enumerate().map(|(j6, e6)| v1 / (e4[1].abs() + 0.25)).fold(v1, |acc6, t6| acc6.sin() + x * t6)).fold(x, |acc6, t6| 0.5 * acc6 + r2[n % 3] * t6).sin()).product::<f64>();
                    let mut v8 = y + v7;
                }
                2 => {
                }
                _ => {
                    const GAMMA_9: f64 = 1.1;
                    y -= f64::sin(r2[1]) * GAMMA_9;
                }
            }
            r2[3 - 1 - (n + n) % 3] - v1 + y.sin() + r2[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        const BETA: f64 = 0.125;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut y = x / (y * y + lit(1.25));
            let mut v1 = x;
            let r2 = [x.sin(), D::clamp(v1, lit(-0.875), lit(1.375)), x];
            match n % 4 {
                0 => {
                    let mut r3: [D; 5] = [lit(0.0); 5];
                }
                1 => {
                    let mut v7 = r2.windows(2).enumerate().map(|(j4, e4)| lit(1.0) + lit(0.25) * (0..=4).map(|i5| e4.chunks_exact(2).enumerate().map(|(j6, e6)| v1 / (e4[1].abs() + lit(0.25))).fold(v1, |acc6, t6| acc6.sin() + x * t6)).fold(x, |acc6, t6| lit(0.5) * acc6 + r2[n % 3] * t6).sin()).product::<D>();
                    let mut v8 = y + v7;
                }
                2 => {
                }
                _ => {
                    const GAMMA_9: f64 = 1.1;
                    { let right = D::sin(r2[1]) * lit(GAMMA_9); y -= right; }
                }
            }
            r2[3 - 1 - (n + n) % 3] - v1 + y.sin() + r2[2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p176", false, |report| crate::check_program!(0, report, off));
    }
}

pub mod p177 {
    pub mod base {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut u = u;
                let mut v1 = u;
                v1 += v1 * -0.9;
                let v2: f64;
                if (a[(k + 1) % a.len()] <= -1.1) || (u > v1) {
                    v2 = a[(2 * k + 0) % a.len()] - v1;
                } else {
                    v2 = ((k % 4) as f64);
                }
                (u, v1) = ((v1 * a[0]).tanh(), 1.5 / (1.0 + 1.5 * 1.5));
                u - v1 + v2.sin() - v1
            }
        }
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = ((n % 4) as f64);
            let mut v2: f64 = {
                w[2 % w.len()] *= f64::max(x, v1).sin();
                2.0
            };
            let mut r3 = [v1 - w[w.len() - 1 - (n) % w.len()]; 5];
            match n % 3 {
                0 if r3[4] >= 1.5 => {
                    r3[0] *= in_h0::h0(&*w, v2, (n + n) % 4).tanh();
                }
                1 => {
                    if n % 3 != 1 {
                        let mut k5: usize = 0;
                        'l4: while (k5 < 4) && (0.3_f64 < -1.5) {
                            k5 += 1;
                            w[(2 * n + 0) % w.len()] = (v1 + v1).clamp(-2.125, 1.875);
                        }
                    } else {
                        {
                            if 0.7_f64 <= 1.5 {
                                match n % 2 {
                                    0 => {
                                        fn inner6(s: f64, t: f64) -> f64 {
                                            if 0.25_f64 > 0.25 {
                                                return t + t;
                                            }
                                            s - s
                                        }
                                        let v7 = inner6(-w[(n + 1) % w.len()], v2 - v1);
                                    }
                                    _ => {
                                        for &e9 in &r3 {
                                            let c10 = move |u10_0: f64| u10_0 - r3.windows(2).map(|e11| if e9 < x { 0.25_f64 } else { v1 }).filter(|&m11| m11 <= -0.9).sum::<f64>();
                                        }
                                        v1 += ((n % 4) as f64);
                                    }
                                }
                                let mut o12: Option<f64> = if x < -1.1 { Some(x - x) } else { None };
                            }
                        }
                        for i14 in (0..n).rev() {
                            let o15: Option<f64> = if (v2 <= -1.25) || (v1 <= 0.25) { Some(r3.iter().map(|&e16| r3[5 - 1 - (i14) % 5]).fold(v1, |acc16, t16| acc16.sin() + t16 * t16)) } else { None };
                        }
                    }
                    v1 /= (-1.1_f64).abs() + 1.25;
                }
                _ => {
                    r3.swap(0, 0);
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], u: D, k: usize) -> D {
                let mut u = u;
                let mut v1 = u;
                { let right = v1 * lit(-0.9); v1 += right; }
                let v2: D;
                if (a[(k + 1) % a.len()] <= lit(-1.1)) || (u > v1) {
                    v2 = a[(2 * k + 0) % a.len()] - v1;
                } else {
                    v2 = lit((k % 4) as f64);
                }
                (u, v1) = ((v1 * a[0]).tanh(), lit(1.5) / (lit(1.0) + lit(1.5) * lit(1.5)));
                u - v1 + v2.sin() - v1
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = lit((n % 4) as f64);
            let mut v2: D = {
                { let right = D::max(x, v1).sin(); w[2 % w.len()] *= right; }
                lit(2.0)
            };
            let mut r3 = [v1 - w[w.len() - 1 - (n) % w.len()]; 5];
            match n % 3 {
                0 if r3[4] >= lit(1.5) => {
                    { let right = in_h0::h0(&*w, v2, (n + n) % 4).tanh(); r3[0] *= right; }
                }
                1 => {
                    if n % 3 != 1 {
                        let mut k5: usize = 0;
                        'l4: while (k5 < 4) && (lit(0.3) < lit(-1.5)) {
                            k5 += 1;
                            w[(2 * n + 0) % w.len()] = (v1 + v1).clamp(lit(-2.125), lit(1.875));
                        }
                    } else {
                        {
                            if lit(0.7) <= lit(1.5) {
                                match n % 2 {
                                    0 => {
                                        fn inner6(s: D, t: D) -> D {
                                            if lit(0.25) > lit(0.25) {
                                                return t + t;
                                            }
                                            s - s
                                        }
                                        let v7 = inner6(-w[(n + 1) % w.len()], v2 - v1);
                                    }
                                    _ => {
                                        for &e9 in &r3 {
                                            let c10 = move |u10_0: D| u10_0 - r3.windows(2).map(|e11| if e9 < x { lit(0.25) } else { v1 }).filter(|&m11| m11 <= lit(-0.9)).sum::<D>();
                                        }
                                        { let right = lit((n % 4) as f64); v1 += right; }
                                    }
                                }
                                let mut o12: Option<D> = if x < lit(-1.1) { Some(x - x) } else { None };
                            }
                        }
                        for i14 in (0..n).rev() {
                            let o15: Option<D> = if (v2 <= lit(-1.25)) || (v1 <= lit(0.25)) { Some(r3.iter().map(|&e16| r3[5 - 1 - (i14) % 5]).fold(v1, |acc16, t16| acc16.sin() + t16 * t16)) } else { None };
                        }
                    }
                    { let right = lit(-1.1).abs() + lit(1.25); v1 /= right; }
                }
                _ => {
                    r3.swap(0, 0);
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p177", false, |report| crate::check_program!(7, report, jvp));
    }
}

pub mod p178 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u + w[0 % w.len()];
            let mut v2 = if (-1.1_f64 >= -0.75) || (u >= 0.3) { v1 } else { v1 };
            let r3 = [w[2 % w.len()] * v1, 0.125, w[0], v1, ALPHA];
            fn inner4(s: f64, t: f64) -> f64 {
                if t >= t {
                    return t;
                }
                (t.abs() + 0.5).powf(s.cos())
            }
            let v5 = inner4(v2 * r3[0], u);
            for i7 in 0..=5 {
                {
                    'l8: for e9 in r3 {
                        for i11 in 0..=i7 % 4 {
                            (v2, v1) = (w[w.len() - 1 - (2 * i11 + 1) % w.len()] / (1.0 + w[w.len() - 1 - (2 * i11 + 1) % w.len()] * w[w.len() - 1 - (2 * i11 + 1) % w.len()]), ((i7 % 4) as f64).sin());
                            let mut v12 = v2;
                        }
                    }
                    w[0] += 0.25 * v1;
                }
            }
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x / (y * y + 0.5);
            let mut v2 = x;
            for i4 in 1..5 {
                v2 *= f64::copysign(v2, v2).max(-2.25).min(2.375);
                let v5: f64;
                if !(x <= y) {
                    v5 = x + 0.9;
                } else {
                    v5 = y * x;
                }
            }
            let v6: f64;
            if v1 >= 0.9 {
                v6 = v1;
            } else {
                v6 = v2;
            }
            let v1: f64 = x - v1;
            v2 = (1..=n).map(|i7| match n % 2 {
                0 => { BETA }
                _ => {
                    let v8 = v2;
                    BETA
                }
            }).sum::<f64>();
            let mut v9: f64 = v6 * v1;
            ((0..5).skip(0).map(|i10| v1 - ((n % 4) as f64)).filter(|&m10| x > 1.0).sum::<f64>() + v9 - v1) * v2.sin() * y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        #[differentiate(without(carry))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u + w[0 % w.len()];
            let mut v2 = if (-1.1_f64 >= -0.75) || (u >= 0.3) { v1 } else { v1 };
            let r3 = [w[2 % w.len()] * v1, 0.125, w[0], v1, ALPHA];
            fn inner4(s: f64, t: f64) -> f64 {
                if t >= t {
                    return t;
                }
                (t.abs() + 0.5).powf(s.cos())
            }
            let v5 = inner4(v2 * r3[0], u);
            for i7 in 0..=5 {
                {
                    'l8: for e9 in r3 {
                        for i11 in 0..=i7 % 4 {
                            (v2, v1) = (w[w.len() - 1 - (2 * i11 + 1) % w.len()] / (1.0 + w[w.len() - 1 - (2 * i11 + 1) % w.len()] * w[w.len() - 1 - (2 * i11 + 1) % w.len()]), ((i7 % 4) as f64).sin());
                            let mut v12 = v2;
                        }
                    }
                    w[0] += 0.25 * v1;
                }
            }
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x / (y * y + 0.5);
            let mut v2 = x;
            for i4 in 1..5 {
                v2 *= f64::copysign(v2, v2).max(-2.25).min(2.375);
                let v5: f64;
                if !(x <= y) {
                    v5 = x + 0.9;
                } else {
                    v5 = y * x;
                }
            }
            let v6: f64;
            if v1 >= 0.9 {
                v6 = v1;
            } else {
                v6 = v2;
            }
            let v1: f64 = x - v1;
            v2 = (1..=n).map(|i7| match n % 2 {
                0 => { BETA }
                _ => {
                    let v8 = v2;
                    BETA
                }
            }).sum::<f64>();
            let mut v9: f64 = v6 * v1;
            ((0..5).skip(0).map(|i10| v1 - ((n % 4) as f64)).filter(|&m10| x > 1.0).sum::<f64>() + v9 - v1) * v2.sin() * y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u + w[0 % w.len()];
            let mut v2 = if (lit(-1.1) >= lit(-0.75)) || (u >= lit(0.3)) { v1 } else { v1 };
            let r3 = [w[2 % w.len()] * v1, lit(0.125), w[0], v1, lit(ALPHA)];
            fn inner4(s: D, t: D) -> D {
                if t >= t {
                    return t;
                }
                (t.abs() + lit(0.5)).powf(s.cos())
            }
            let v5 = inner4(v2 * r3[0], u);
            for i7 in 0..=5 {
                {
                    'l8: for e9 in r3 {
                        for i11 in 0..=i7 % 4 {
                            (v2, v1) = (w[w.len() - 1 - (2 * i11 + 1) % w.len()] / (lit(1.0) + w[w.len() - 1 - (2 * i11 + 1) % w.len()] * w[w.len() - 1 - (2 * i11 + 1) % w.len()]), lit((i7 % 4) as f64).sin());
                            let mut v12 = v2;
                        }
                    }
                    { let right = lit(0.25) * v1; w[0] += right; }
                }
            }
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x / (y * y + lit(0.5));
            let mut v2 = x;
            for i4 in 1..5 {
                { let right = D::copysign(v2, v2).max(lit(-2.25)).min(lit(2.375)); v2 *= right; }
                let v5: D;
                if !(x <= y) {
                    v5 = x + lit(0.9);
                } else {
                    v5 = y * x;
                }
            }
            let v6: D;
            if v1 >= lit(0.9) {
                v6 = v1;
            } else {
                v6 = v2;
            }
            let v1: D = x - v1;
            v2 = (1..=n).map(|i7| match n % 2 {
                0 => { lit(BETA) }
                _ => {
                    let v8 = v2;
                    lit(BETA)
                }
            }).sum::<D>();
            let mut v9: D = v6 * v1;
            ((0..5).skip(0).map(|i10| v1 - lit((n % 4) as f64)).filter(|&m10| x > lit(1.0)).sum::<D>() + v9 - v1) * v2.sin() * y
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p178", false, |report| crate::check_program!(0, report, off));
    }
}

pub mod p179 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(hvp)]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()];
            let mut r2 = [m[1][1] - a[(2 * n + 2) % a.len()], v1 / (v1.abs() + 0.25), m[(1) % 2][1], v1 * -0.125];
            r2[1] = r2[n % 4];
            const GAMMA_3: f64 = 1.0;
            m[0][1] *= (v1 - BETA).tanh() * GAMMA_3;
            'l4: for i5 in 1..n {
                fn inner6(s: f64, t: f64) -> f64 {
                    if !(-0.75_f64 < t) {
                        return (0..=0).map(|i7| (0..=i7).skip(0).map(|i8| t).fold(s, |acc8, t8| acc8.sin() + acc8 * t8)).sum::<f64>();
                    }
                    if t > 0.9 { s } else { s }
                }
                let v9: f64 = inner6(match i5 % 4 {
                    0 | 5 => { a[(i5 + 1) % a.len()] }
                    1 => { v1 }
                    2 => { v1 }
                    _ => {
                        m[0][0] += 0.25 * v1;
                        v1
                    }
                }, 0.5);
            }
            const GAMMA_10: f64 = 2.0;
            r2[(n + 1) % 4] = v1 * r2[n % 4] * GAMMA_10;
            0.25 + v1 + v1.sin() + r2[(n + 1) % 4] + a[n % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()];
            let mut r2 = [m[1][1] - a[(2 * n + 2) % a.len()], v1 / (v1.abs() + lit(0.25)), m[(1) % 2][1], v1 * lit(-0.125)];
            r2[1] = r2[n % 4];
            const GAMMA_3: f64 = 1.0;
            { let right = (v1 - lit(BETA)).tanh() * lit(GAMMA_3); m[0][1] *= right; }
            'l4: for i5 in 1..n {
                fn inner6(s: D, t: D) -> D {
                    if !(lit(-0.75) < t) {
                        return (0..=0).map(|i7| (0..=i7).skip(0).map(|i8| t).fold(s, |acc8, t8| acc8.sin() + acc8 * t8)).sum::<D>();
                    }
                    if t > lit(0.9) { s } else { s }
                }
                let v9: D = inner6(match i5 % 4 {
                    0 | 5 => { a[(i5 + 1) % a.len()] }
                    1 => { v1 }
                    2 => { v1 }
                    _ => {
                        { let right = lit(0.25) * v1; m[0][0] += right; }
                        v1
                    }
                }, lit(0.5));
            }
            const GAMMA_10: f64 = 2.0;
            r2[(n + 1) % 4] = v1 * r2[n % 4] * lit(GAMMA_10);
            lit(0.25) + v1 + v1.sin() + r2[(n + 1) % 4] + a[n % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p179", false, |report| crate::check_program!(12, report, hvp));
    }
}

pub mod p180 {
    pub mod base {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
                let mut v1: f64 = u + p[0];
                let c2 = move |u2_0: f64| u2_0 + v1 * u;
                'l3: for &e4 in &p {
                    if u > 0.3 {
                        let v5: f64;
                        if p[2] >= u {
                            v5 = 1.1;
                        } else {
                            v5 = v1;
                        }
                        v1 = v5;
                    }
                }
                u - v1
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = (x.abs() + 0.25).sqrt();
            let mut v2 = a[(2 * n + 1) % a.len()];
            let mut r6 = [a[0] * v2, (0..=n).skip(1).map(|i3| a.chunks(2).map(|e4| v1 - x).fold(v1, |acc4, t4| 0.5 * acc4 + x * t4)).fold(v1, |acc4, t4| acc4.sin() + a[a.len() - 1 - (2 * n + 0) % a.len()] * t4), {
                let v5 = x;
                a[a.len() - 1 - (4) % a.len()]
            }];
            let mut k8: usize = 0;
            'l7: loop {
                if k8 >= 2 {
                    break;
                }
                k8 += 1;
                let o9: Option<f64> = if !(((k8 % 4) as f64) <= -0.5) { Some(v1) } else { None };
                if x >= v2 {
                    if n % 2 < 1 {
                        break 'l7;
                    }
                    let v10: f64;
                    if !(v2 > -2.0) {
                        v10 = r6.iter().map(|&e11| 1.0 + 0.25 * o9.map(|m12| m12 * 0.7).unwrap_or(((n % 4) as f64)).sin()).product::<f64>();
                    } else {
                        v10 = v2;
                    }
                } else {
                    'l13: for i14 in 0..=n {
                        let mut k16: usize = 0;
                        loop {
                            if k16 >= 4 {
                                break;
                            }
                            k16 += 1;
                            if let Some(v17) = o9 {
                                {
                                    v1 -= 0.25 * (a[3 % a.len()] - r6[0]);
                                }
                                const GAMMA_18: f64 = 0.3;
                                v2 = ((k16 % 4) as f64) / (1.0 + ((k16 % 4) as f64) * ((k16 % 4) as f64)) * GAMMA_18;
                            }
                        }
                    }
                }
            }
            (r6[1] - v2 + v2.sin()) * x.sin() + a[a.len() - 1 - (2 * k8 + 0) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(fission))]
            pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
                let mut v1: f64 = u + p[0];
                let c2 = move |u2_0: f64| u2_0 + v1 * u;
                'l3: for &e4 in &p {
                    if u > 0.3 {
                        let v5: f64;
                        if p[2] >= u {
                            v5 = 1.1;
                        } else {
                            v5 = v1;
                        }
                        v1 = v5;
                    }
                }
                u - v1
            }
        }
        #[differentiate(without(fission))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = (x.abs() + 0.25).sqrt();
            let mut v2 = a[(2 * n + 1) % a.len()];
            let mut r6 = [a[0] * v2, (0..=n).skip(1).map(|i3| a.chunks(2).map(|e4| v1 - x).fold(v1, |acc4, t4| 0.5 * acc4 + x * t4)).fold(v1, |acc4, t4| acc4.sin() + a[a.len() - 1 - (2 * n + 0) % a.len()] * t4), {
                let v5 = x;
                a[a.len() - 1 - (4) % a.len()]
            }];
            let mut k8: usize = 0;
            'l7: loop {
                if k8 >= 2 {
                    break;
                }
                k8 += 1;
                let o9: Option<f64> = if !(((k8 % 4) as f64) <= -0.5) { Some(v1) } else { None };
                if x >= v2 {
                    if n % 2 < 1 {
                        break 'l7;
                    }
                    let v10: f64;
                    if !(v2 > -2.0) {
                        v10 = r6.iter().map(|&e11| 1.0 + 0.25 * o9.map(|m12| m12 * 0.7).unwrap_or(((n % 4) as f64)).sin()).product::<f64>();
                    } else {
                        v10 = v2;
                    }
                } else {
                    'l13: for i14 in 0..=n {
                        let mut k16: usize = 0;
                        loop {
                            if k16 >= 4 {
                                break;
                            }
                            k16 += 1;
                            if let Some(v17) = o9 {
                                {
                                    v1 -= 0.25 * (a[3 % a.len()] - r6[0]);
                                }
                                const GAMMA_18: f64 = 0.3;
                                v2 = ((k16 % 4) as f64) / (1.0 + ((k16 % 4) as f64) * ((k16 % 4) as f64)) * GAMMA_18;
                            }
                        }
                    }
                }
            }
            (r6[1] - v2 + v2.sin()) * x.sin() + a[a.len() - 1 - (2 * k8 + 0) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub mod in_h0 {
            use super::*;
            pub fn h0(mut p: [D; 3], u: D) -> D {
                let mut v1: D = u + p[0];
                let c2 = move |u2_0: D| u2_0 + v1 * u;
                'l3: for &e4 in &p {
                    if u > lit(0.3) {
                        let v5: D;
                        if p[2] >= u {
                            v5 = lit(1.1);
                        } else {
                            v5 = v1;
                        }
                        v1 = v5;
                    }
                }
                u - v1
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = (x.abs() + lit(0.25)).sqrt();
            let mut v2 = a[(2 * n + 1) % a.len()];
            let mut r6 = [a[0] * v2, (0..=n).skip(1).map(|i3| a.chunks(2).map(|e4| v1 - x).fold(v1, |acc4, t4| lit(0.5) * acc4 + x * t4)).fold(v1, |acc4, t4| acc4.sin() + a[a.len() - 1 - (2 * n + 0) % a.len()] * t4), {
                let v5 = x;
                a[a.len() - 1 - (4) % a.len()]
            }];
            let mut k8: usize = 0;
            'l7: loop {
                if k8 >= 2 {
                    break;
                }
                k8 += 1;
                let o9: Option<D> = if !(lit((k8 % 4) as f64) <= lit(-0.5)) { Some(v1) } else { None };
                if x >= v2 {
                    if n % 2 < 1 {
                        break 'l7;
                    }
                    let v10: D;
                    if !(v2 > lit(-2.0)) {
                        v10 = r6.iter().map(|&e11| lit(1.0) + lit(0.25) * o9.map(|m12| m12 * lit(0.7)).unwrap_or(lit((n % 4) as f64)).sin()).product::<D>();
                    } else {
                        v10 = v2;
                    }
                } else {
                    'l13: for i14 in 0..=n {
                        let mut k16: usize = 0;
                        loop {
                            if k16 >= 4 {
                                break;
                            }
                            k16 += 1;
                            if let Some(v17) = o9 {
                                {
                                    { let right = lit(0.25) * (a[3 % a.len()] - r6[0]); v1 -= right; }
                                }
                                const GAMMA_18: f64 = 0.3;
                                v2 = lit((k16 % 4) as f64) / (lit(1.0) + lit((k16 % 4) as f64) * lit((k16 % 4) as f64)) * lit(GAMMA_18);
                            }
                        }
                    }
                }
            }
            (r6[1] - v2 + v2.sin()) * x.sin() + a[a.len() - 1 - (2 * k8 + 0) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p180", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p181 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1: f64 = 1.0;
            let mut r2: [f64; 4] = [0.125; 4];
            let (mut v3, v4) = (y / (y.abs() + 0.5), y.max(-2.25).min(2.375).exp());
            v3 -= match n % 3 {
                0 => {
                    let v5: f64 = BETA;
                    r2[(n + 1) % 4]
                }
                1 if v3 >= 0.5 => {
                    let v6 = v4;
                    v1
                }
                _ => { v4 }
            };
            r2[(n + 1) % 4] /= v3 * v3 + 0.25;
            let mut v7 = BETA;
            v7 = v7 * 0.5 + r2[0] / (y * y + 0.25);
            if v1 <= v1 {
                return Err(1);
            }
            Ok(r2[4 - 1 - (2) % 4] + v1.sin() + y + r2[2])
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
        const BETA: f64 = 0.125;
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1: D = lit(1.0);
            let mut r2: [D; 4] = [lit(0.125); 4];
            let (mut v3, v4) = (y / (y.abs() + lit(0.5)), y.max(lit(-2.25)).min(lit(2.375)).exp());
            { let right = match n % 3 {
                0 => {
                    let v5: D = lit(BETA);
                    r2[(n + 1) % 4]
                }
                1 if v3 >= lit(0.5) => {
                    let v6 = v4;
                    v1
                }
                _ => { v4 }
            }; v3 -= right; }
            { let right = v3 * v3 + lit(0.25); r2[(n + 1) % 4] /= right; }
            let mut v7 = lit(BETA);
            v7 = v7 * lit(0.5) + r2[0] / (y * y + lit(0.25));
            if v1 <= v1 {
                return Err(1);
            }
            Ok(r2[4 - 1 - (2) % 4] + v1.sin() + y + r2[2])
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p181", false, |report| crate::check_program!(10, report, jvp));
    }
}

pub mod p182 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x * -0.7_f64;
            let mut v2 = a[(n + 1) % a.len()] + v1;
            'l3: for &e4 in a {
                const GAMMA_5: f64 = -2.0;
                x /= (a[0].abs() + 1.25 + 1.0) * GAMMA_5;
            }
            fn inner6(s: f64, t: f64) -> f64 {
                if -1.25_f64 >= 0.9 {
                    return s;
                }
                (s.abs() + 0.5).sqrt()
            }
            let v7: f64 = inner6(v2, (0.9 * v2.sin()).tan());
            (a[0] * x - v7 + v1.sin() - x.sin() + a[0], a.iter().map(|&e8| if (x < -1.5) || (v2 >= v7) { v7 } else { x }).filter(|&m8| ((n % 4) as f64) < 1.5).fold(v7, |acc8, t8| acc8.sin() + v7 * t8) + v1 + a[(2 * n + 2) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x * -0.7_f64;
            let mut v2 = a[(n + 1) % a.len()] + v1;
            'l3: for &e4 in a {
                const GAMMA_5: f64 = -2.0;
                x /= (a[0].abs() + 1.25 + 1.0) * GAMMA_5;
            }
            fn inner6(s: f64, t: f64) -> f64 {
                if -1.25_f64 >= 0.9 {
                    return s;
                }
                (s.abs() + 0.5).sqrt()
            }
            let v7: f64 = inner6(v2, (0.9 * v2.sin()).tan());
            (a[0] * x - v7 + v1.sin() - x.sin() + a[0], a.iter().map(|&e8| if (x < -1.5) || (v2 >= v7) { v7 } else { x }).filter(|&m8| ((n % 4) as f64) < 1.5).fold(v7, |acc8, t8| acc8.sin() + v7 * t8) + v1 + a[(2 * n + 2) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x * lit(-0.7);
            let mut v2 = a[(n + 1) % a.len()] + v1;
            'l3: for &e4 in a {
                const GAMMA_5: f64 = -2.0;
                { let right = (a[0].abs() + lit(1.25) + lit(1.0)) * lit(GAMMA_5); x /= right; }
            }
            fn inner6(s: D, t: D) -> D {
                if lit(-1.25) >= lit(0.9) {
                    return s;
                }
                (s.abs() + lit(0.5)).sqrt()
            }
            let v7: D = inner6(v2, (lit(0.9) * v2.sin()).tan());
            (a[0] * x - v7 + v1.sin() - x.sin() + a[0], a.iter().map(|&e8| if (x < lit(-1.5)) || (v2 >= v7) { v7 } else { x }).filter(|&m8| lit((n % 4) as f64) < lit(1.5)).fold(v7, |acc8, t8| acc8.sin() + v7 * t8) + v1 + a[(2 * n + 2) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p182", false, |report| crate::check_program!(3, report, off));
    }
}

pub mod p183 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64).rem_euclid(2.25);
            let mut r2: [f64; 2] = [0.0; 2];
            let o3: Option<f64> = if x > 2.0 { Some(x / (v1 * v1 + 0.5)) } else { None };
            if r2[1] > r2[n % 2] {
                let Some(v4) = o3 else {
                    w[0] /= ALPHA * ALPHA + 0.5;
                    return w.iter().rev().zip(&r2).map(|(&e5, &z5)| o3.unwrap_or(r2[1])).fold(w[w.len() - 1 - (0) % w.len()], |acc5, t5| 0.5 * acc5 + 0.5 * t5);
                };
                let v6 = x + r2[4 % 2];
            } else {
                if !(v1 >= 2.0) {
                    let v7: f64 = 0.75;
                    for _ in 0..2 {
                        let mut k10: usize = 1;
                    }
                } else {
                    for i11 in 1..w.len() {
                        w[i11] *= (w[i11 - 1] - w[i11]).cos();
                    }
                    let mut v12 = w[w.len() - 1 - (1) % w.len()] - x;
                }
                let mut k14: usize = 0;
                'l13: while (k14 < 1) && (w[w.len() - 1 - (n + n) % w.len()] > 0.9) {
                    k14 += 1;
                    let v15 = x;
                    r2[(k14 + n) % 2] *= v15.sin();
                }
            }
            x.cos() + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64).rem_euclid(lit(2.25));
            let mut r2: [D; 2] = [lit(0.0); 2];
            let o3: Option<D> = if x > lit(2.0) { Some(x / (v1 * v1 + lit(0.5))) } else { None };
            if r2[1] > r2[n % 2] {
                let Some(v4) = o3 else {
                    { let right = lit(ALPHA) * lit(ALPHA) + lit(0.5); w[0] /= right; }
                    return w.iter().rev().zip(&r2).map(|(&e5, &z5)| o3.unwrap_or(r2[1])).fold(w[w.len() - 1 - (0) % w.len()], |acc5, t5| lit(0.5) * acc5 + lit(0.5) * t5);
                };
                let v6 = x + r2[4 % 2];
            } else {
                if !(v1 >= lit(2.0)) {
                    let v7: D = lit(0.75);
                    for _ in 0..2 {
                        let mut k10: usize = 1;
                    }
                } else {
                    for i11 in 1..w.len() {
                        { let right = (w[i11 - 1] - w[i11]).cos(); w[i11] *= right; }
                    }
                    let mut v12 = w[w.len() - 1 - (1) % w.len()] - x;
                }
                let mut k14: usize = 0;
                'l13: while (k14 < 1) && (w[w.len() - 1 - (n + n) % w.len()] > lit(0.9)) {
                    k14 += 1;
                    let v15 = x;
                    { let right = v15.sin(); r2[(k14 + n) % 2] *= right; }
                }
            }
            x.cos() + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p183", false, |report| crate::check_program!(4, report, jvp));
    }
}

pub mod p184 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut r2 = [v1 - v1; 3];
            r2[3 - 1 - (4) % 3] *= w[3 % w.len()] / (1.0 + w[3 % w.len()] * w[3 % w.len()]);
            let o3: Option<f64> = if (r2[1] < u) || (v1 <= 0.125) { Some(if u >= 0.25 { 1.25 } else { u }) } else { None };
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v3 = if a[a.len() - 1 - (n + 1) % a.len()] < x {
                let v1: f64 = x;
                v1
            } else {
                let v2 = a[n % a.len()];
                v2
            };
            let mut r8: Vec<f64> = vec![a[0 % a.len()], x + x, ((n % 4) as f64), match n % 2 {
                0 => {
                    if (a[n % a.len()] > a[a.len() - 1 - (2 * n + 2) % a.len()]) || (x <= v3) {
                        fn inner4(s: f64, t: f64) -> f64 {
                            if s >= 0.25 {
                                return t % 1.75;
                            }
                            t
                        }
                        let v5: f64 = inner4(x, 2.0);
                        let x = x;
                    } else {
                        if v3 <= -0.75 {
                            return (v3, ((n % 4) as f64));
                        }
                        let v6 = v3 - x;
                    }
                    a[a.len() - 1 - (n + 1) % a.len()]
                }
                _ => {
                    let v7 = v3;
                    0.125
                }
            }];
            let r8_len: usize = r8.len();
            fn inner9(s: f64, t: f64) -> f64 {
                if !(0.9_f64 <= -0.5) {
                    return t;
                }
                if (t <= 1.25) || (s < 1.0) { t } else {
                    let v10 = s;
                    0.5
                }
            }
            let v11 = inner9(((n % 4) as f64) + ((n % 4) as f64), ((n % 4) as f64) + a[1 % a.len()]);
            ((if v11 > 1.0 { x } else { v3 }) * v3.sin() + a[r8_len % a.len()], 0.25 * ALPHA * v11 + v3.sin())
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut r2 = [v1 - v1; 3];
            r2[3 - 1 - (4) % 3] *= w[3 % w.len()] / (1.0 + w[3 % w.len()] * w[3 % w.len()]);
            let o3: Option<f64> = if (r2[1] < u) || (v1 <= 0.125) { Some(if u >= 0.25 { 1.25 } else { u }) } else { None };
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v3 = if a[a.len() - 1 - (n + 1) % a.len()] < x {
                let v1: f64 = x;
                v1
            } else {
                let v2 = a[n % a.len()];
                v2
            };
            let mut r8: Vec<f64> = vec![a[0 % a.len()], x + x, ((n % 4) as f64), match n % 2 {
                0 => {
                    if (a[n % a.len()] > a[a.len() - 1 - (2 * n + 2) % a.len()]) || (x <= v3) {
                        fn inner4(s: f64, t: f64) -> f64 {
                            if s >= 0.25 {
                                return t % 1.75;
                            }
                            t
                        }
                        let v5: f64 = inner4(x, 2.0);
                        let x = x;
                    } else {
                        if v3 <= -0.75 {
                            return (v3, ((n % 4) as f64));
                        }
                        let v6 = v3 - x;
                    }
                    a[a.len() - 1 - (n + 1) % a.len()]
                }
                _ => {
                    let v7 = v3;
                    0.125
                }
            }];
            let r8_len: usize = r8.len();
            fn inner9(s: f64, t: f64) -> f64 {
                if !(0.9_f64 <= -0.5) {
                    return t;
                }
                if (t <= 1.25) || (s < 1.0) { t } else {
                    let v10 = s;
                    0.5
                }
            }
            let v11 = inner9(((n % 4) as f64) + ((n % 4) as f64), ((n % 4) as f64) + a[1 % a.len()]);
            ((if v11 > 1.0 { x } else { v3 }) * v3.sin() + a[r8_len % a.len()], 0.25 * ALPHA * v11 + v3.sin())
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u;
            let mut r2 = [v1 - v1; 3];
            { let right = w[3 % w.len()] / (lit(1.0) + w[3 % w.len()] * w[3 % w.len()]); r2[3 - 1 - (4) % 3] *= right; }
            let o3: Option<D> = if (r2[1] < u) || (v1 <= lit(0.125)) { Some(if u >= lit(0.25) { lit(1.25) } else { u }) } else { None };
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v3 = if a[a.len() - 1 - (n + 1) % a.len()] < x {
                let v1: D = x;
                v1
            } else {
                let v2 = a[n % a.len()];
                v2
            };
            let mut r8: Vec<D> = vec![a[0 % a.len()], x + x, lit((n % 4) as f64), match n % 2 {
                0 => {
                    if (a[n % a.len()] > a[a.len() - 1 - (2 * n + 2) % a.len()]) || (x <= v3) {
                        fn inner4(s: D, t: D) -> D {
                            if s >= lit(0.25) {
                                return t % lit(1.75);
                            }
                            t
                        }
                        let v5: D = inner4(x, lit(2.0));
                        let x = x;
                    } else {
                        if v3 <= lit(-0.75) {
                            return (v3, lit((n % 4) as f64));
                        }
                        let v6 = v3 - x;
                    }
                    a[a.len() - 1 - (n + 1) % a.len()]
                }
                _ => {
                    let v7 = v3;
                    lit(0.125)
                }
            }];
            let r8_len: usize = r8.len();
            fn inner9(s: D, t: D) -> D {
                if !(lit(0.9) <= lit(-0.5)) {
                    return t;
                }
                if (t <= lit(1.25)) || (s < lit(1.0)) { t } else {
                    let v10 = s;
                    lit(0.5)
                }
            }
            let v11 = inner9(lit((n % 4) as f64) + lit((n % 4) as f64), lit((n % 4) as f64) + a[1 % a.len()]);
            ((if v11 > lit(1.0) { x } else { v3 }) * v3.sin() + a[r8_len % a.len()], lit(0.25) * lit(ALPHA) * v11 + v3.sin())
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p184", false, |report| crate::check_program!(3, report, off));
    }
}

pub mod p185 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
                let mut v1 = w[0];
                let mut r2 = vec![w[0].clamp(-0.875, 1.375); 4];
                let r2_len: usize = r2.len();
                'l3: for &e4 in &r2 {
                    w[0] = (0.7_f64.abs() + 0.5).hypot(w[(2 * r2_len + 2) % w.len()]).cos();
                }
                r2[(k) % r2_len] -= v1 * a[k % a.len()];
                w[(k + k) % w.len()] * v1 + r2[(2 * k + 2) % r2.len()] + w[k % w.len()]
            }
        }
        #[differentiate(jvp)]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x - a[a.len() - 1 - (n) % a.len()];
            x -= x;
            for &e3 in a {
                (x, v1) = (v1, x);
            }
            (ALPHA + v1.sin() + x.sin() + a[(2 * n + 2) % a.len()], v1 * x + x + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
                let mut v1 = w[0];
                let mut r2 = vec![w[0].clamp(lit(-0.875), lit(1.375)); 4];
                let r2_len: usize = r2.len();
                'l3: for &e4 in &r2 {
                    w[0] = (lit(0.7).abs() + lit(0.5)).hypot(w[(2 * r2_len + 2) % w.len()]).cos();
                }
                { let right = v1 * a[k % a.len()]; r2[(k) % r2_len] -= right; }
                w[(k + k) % w.len()] * v1 + r2[(2 * k + 2) % r2.len()] + w[k % w.len()]
            }
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x - a[a.len() - 1 - (n) % a.len()];
            { let right = x; x -= right; }
            for &e3 in a {
                (x, v1) = (v1, x);
            }
            (lit(ALPHA) + v1.sin() + x.sin() + a[(2 * n + 2) % a.len()], v1 * x + x + a[0])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p185", false, |report| crate::check_program!(3, report, jvp));
    }
}

pub mod p186 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y - x;
            let mut m2: [[f64; 2]; 3] = [[0.3; 2]; 3];
            if x <= -1.1 {
                #[checkpoint]
                'l3: for i4 in 0..n % 4 {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if t > 1.1 {
                            return s;
                        }
                        s / (s.abs() + 0.5)
                    }
                    let v6 = inner5(x + ((n % 4) as f64), y * m2[(2) % 3][1]);
                }
                'l7: for i8 in 0..6 {
                    for _ in 1..=2 {
                    }
                    v1 -= 0.25 * (y + y);
                }
            }
            x * v1 * v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(without(rows))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y - x;
            let mut m2: [[f64; 2]; 3] = [[0.3; 2]; 3];
            if x <= -1.1 {
                #[checkpoint]
                'l3: for i4 in 0..n % 4 {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if t > 1.1 {
                            return s;
                        }
                        s / (s.abs() + 0.5)
                    }
                    let v6 = inner5(x + ((n % 4) as f64), y * m2[(2) % 3][1]);
                }
                'l7: for i8 in 0..6 {
                    for _ in 1..=2 {
                    }
                    v1 -= 0.25 * (y + y);
                }
            }
            x * v1 * v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y - x;
            let mut m2: [[D; 2]; 3] = [[lit(0.3); 2]; 3];
            if x <= lit(-1.1) {
                'l3: for i4 in 0..n % 4 {
                    fn inner5(s: D, t: D) -> D {
                        if t > lit(1.1) {
                            return s;
                        }
                        s / (s.abs() + lit(0.5))
                    }
                    let v6 = inner5(x + lit((n % 4) as f64), y * m2[(2) % 3][1]);
                }
                'l7: for i8 in 0..6 {
                    for _ in 1..=2 {
                    }
                    { let right = lit(0.25) * (y + y); v1 -= right; }
                }
            }
            x * v1 * v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p186", false, |report| crate::check_program!(0, report, off));
    }
}

pub mod p187 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(hvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut x = (x * x + 0.25).log10();
            let mut r3 = [x, x * x, ((n % 4) as f64), {
                let v1 = m[0][n % 3];
                -1.0
            }, if (x <= 1.5) || (m[1][(n + 1) % 3] > 1.0) {
                let v2 = x;
                m[1][0]
            } else { x }];
            let mut m4: [[f64; 2]; 2] = [[-0.3, m[0][0]], [x, x]];
            let (mut v6, v7) = (if ((n % 4) as f64) >= 0.25 { x } else {
                let v5 = x;
                r3[4]
            }, x);
            let (mut v8, v9): (f64, f64) = (r3[4] * 0.9, v6 / (v6 * v6 + 0.25));
            let v10: f64;
            if v6 <= 0.25 {
                v10 = v6 + x;
            } else {
                v10 = x - r3[0];
            }
            let mut v13 = {
                fn inner11(s: f64, t: f64) -> f64 {
                    if s > 0.125 {
                        return s * s;
                    }
                    0.25 + t
                }
                let v12 = inner11(v8, v7 * m[0][3 - 1 - (2 * n + 0) % 3]);
                m[0][3 - 1 - (1) % 3]
            };
            x = { x };
            m4[(n + 1) % 2][(n + n) % 2] += m[0][(2 * n + 2) % 3] * m[0][2];
            let mut v14 = v9;
            let mut v15 = m[1][0] - v10;
            m[0][2] - v15.sin() + v13 + v10 + v9 + r3[0] + m[1][3 - 1 - (n) % 3] + m[0][1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut x = (x * x + lit(0.25)).log10();
            let mut r3 = [x, x * x, lit((n % 4) as f64), {
                let v1 = m[0][n % 3];
                lit(-1.0)
            }, if (x <= lit(1.5)) || (m[1][(n + 1) % 3] > lit(1.0)) {
                let v2 = x;
                m[1][0]
            } else { x }];
            let mut m4: [[D; 2]; 2] = [[lit(-0.3), m[0][0]], [x, x]];
            let (mut v6, v7) = (if lit((n % 4) as f64) >= lit(0.25) { x } else {
                let v5 = x;
                r3[4]
            }, x);
            let (mut v8, v9): (D, D) = (r3[4] * lit(0.9), v6 / (v6 * v6 + lit(0.25)));
            let v10: D;
            if v6 <= lit(0.25) {
                v10 = v6 + x;
            } else {
                v10 = x - r3[0];
            }
            let mut v13 = {
                fn inner11(s: D, t: D) -> D {
                    if s > lit(0.125) {
                        return s * s;
                    }
                    lit(0.25) + t
                }
                let v12 = inner11(v8, v7 * m[0][3 - 1 - (2 * n + 0) % 3]);
                m[0][3 - 1 - (1) % 3]
            };
            x = { x };
            { let right = m[0][(2 * n + 2) % 3] * m[0][2]; m4[(n + 1) % 2][(n + n) % 2] += right; }
            let mut v14 = v9;
            let mut v15 = m[1][0] - v10;
            m[0][2] - v15.sin() + v13 + v10 + v9 + r3[0] + m[1][3 - 1 - (n) % 3] + m[0][1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p187", false, |report| crate::check_program!(11, report, hvp));
    }
}

pub mod p188 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[0];
            for i3 in 0..3 {
                if !(v1 < v1) {
                    let mut k5: usize = 0;
                    while k5 < 0 {
                        k5 += 1;
                        const GAMMA_6: f64 = 0.25;
                        p[(2 * n + 2) % 3] = p[0] * GAMMA_6;
                        let v7: f64;
                        if p[0] >= 1.5 {
                            v7 = p[0];
                        } else {
                            v7 = 1.0;
                        }
                    }
                    let mut r8 = [x + p[0], ALPHA / (v1.abs() + 0.5)];
                }
                let mut k10: usize = 0;
                let v11: f64 = loop {
                    if k10 >= 5 {
                        break x * x;
                    }
                    k10 += 1;
                    p[(n + 1) % 3] = ALPHA;
                };
            }
            [p[2 % 3].max(p[0]) + v1 + x.sin() + p[(n + n) % 3], (p[1].to_radians() + v1) * x]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[0];
            for i3 in 0..3 {
                if !(v1 < v1) {
                    let mut k5: usize = 0;
                    while k5 < 0 {
                        k5 += 1;
                        const GAMMA_6: f64 = 0.25;
                        p[(2 * n + 2) % 3] = p[0] * GAMMA_6;
                        let v7: f64;
                        if p[0] >= 1.5 {
                            v7 = p[0];
                        } else {
                            v7 = 1.0;
                        }
                    }
                    let mut r8 = [x + p[0], ALPHA / (v1.abs() + 0.5)];
                }
                let mut k10: usize = 0;
                let v11: f64 = loop {
                    if k10 >= 5 {
                        break x * x;
                    }
                    k10 += 1;
                    p[(n + 1) % 3] = ALPHA;
                };
            }
            [p[2 % 3].max(p[0]) + v1 + x.sin() + p[(n + n) % 3], (p[1].to_radians() + v1) * x]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[0];
            for i3 in 0..3 {
                if !(v1 < v1) {
                    let mut k5: usize = 0;
                    while k5 < 0 {
                        k5 += 1;
                        const GAMMA_6: f64 = 0.25;
                        p[(2 * n + 2) % 3] = p[0] * lit(GAMMA_6);
                        let v7: D;
                        if p[0] >= lit(1.5) {
                            v7 = p[0];
                        } else {
                            v7 = lit(1.0);
                        }
                    }
                    let mut r8 = [x + p[0], lit(ALPHA) / (v1.abs() + lit(0.5))];
                }
                let mut k10: usize = 0;
                let v11: D = loop {
                    if k10 >= 5 {
                        break x * x;
                    }
                    k10 += 1;
                    p[(n + 1) % 3] = lit(ALPHA);
                };
            }
            [p[2 % 3].max(p[0]) + v1 + x.sin() + p[(n + n) % 3], (p[1].to_radians() + v1) * x]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p188", false, |report| crate::check_program!(6, report, off));
    }
}

pub mod p189 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v2: f64 = (0..=0).rev().take(n + 1).filter(|&i1| y < -0.75).map(|i1| y * ((n % 4) as f64)).fold(x, |acc1, t1| acc1.sin() + t1 * t1);
            let mut v5 = if n % 2 != 1 {
                let v3 = x;
                x
            } else {
                let v4 = v2;
                v4
            };
            let mut r6: [f64; 4] = [0.0; 4];
            let mut m7: [[f64; 3]; 3] = [[1.1; 3]; 3];
            v2 /= v5.abs() + 1.25;
            let o8: Option<f64> = if n % 3 == 1 { Some((0..n).map(|i9| y).filter(|&m9| r6[0] < 0.3).fold(v2, |acc9, t9| acc9.sin() + r6[(2 * n + 2) % 4] * t9)) } else { None };
            if n % 2 != 1 {
                for i11 in (0..n).rev() {
                    let mut k13: usize = 0;
                    let mut v15: f64 = loop {
                        if k13 >= 3 {
                            break o8.map(|m14| m14 * m14).unwrap_or(y);
                        }
                        k13 += 1;
                        v2 += 0.25 * v5;
                        v2 = v2 * 0.5 + o8.unwrap_or(v2);
                    };
                    m7[(1) % 3] = [y.clamp(-2.125, 1.875), y.sin(), ((i11 % 4) as f64).max(-2.25).min(2.375)];
                }
            }
            let v16 = x / (r6[0] * r6[0] + 0.5);
            if n % 2 != 1 {
                return Err(1);
            }
            Ok((r6[0] / (x * x + 0.5) - v16.sin()) * v5.sin() - y.sin())
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
        const ALPHA: f64 = 0.7;
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v2: D = (0..=0).rev().take(n + 1).filter(|&i1| y < lit(-0.75)).map(|i1| y * lit((n % 4) as f64)).fold(x, |acc1, t1| acc1.sin() + t1 * t1);
            let mut v5 = if n % 2 != 1 {
                let v3 = x;
                x
            } else {
                let v4 = v2;
                v4
            };
            let mut r6: [D; 4] = [lit(0.0); 4];
            let mut m7: [[D; 3]; 3] = [[lit(1.1); 3]; 3];
            { let right = v5.abs() + lit(1.25); v2 /= right; }
            let o8: Option<D> = if n % 3 == 1 { Some((0..n).map(|i9| y).filter(|&m9| r6[0] < lit(0.3)).fold(v2, |acc9, t9| acc9.sin() + r6[(2 * n + 2) % 4] * t9)) } else { None };
            if n % 2 != 1 {
                for i11 in (0..n).rev() {
                    let mut k13: usize = 0;
                    let mut v15: D = loop {
                        if k13 >= 3 {
                            break o8.map(|m14| m14 * m14).unwrap_or(y);
                        }
                        k13 += 1;
                        { let right = lit(0.25) * v5; v2 += right; }
                        v2 = v2 * lit(0.5) + o8.unwrap_or(v2);
                    };
                    m7[(1) % 3] = [y.clamp(lit(-2.125), lit(1.875)), y.sin(), lit((i11 % 4) as f64).max(lit(-2.25)).min(lit(2.375))];
                }
            }
            let v16 = x / (r6[0] * r6[0] + lit(0.5));
            if n % 2 != 1 {
                return Err(1);
            }
            Ok((r6[0] / (x * x + lit(0.5)) - v16.sin()) * v5.sin() - y.sin())
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p189", false, |report| crate::check_program!(10, report, jvp));
    }
}

pub mod p190 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = ((whole % 4) as f64) * a[(2 * whole + 2) % a.len()];
            let v2: f64 = v1 + 2.0;
            let c3 = move |u3_0: f64| u3_0 + v1;
            let mut o4: Option<f64> = if n % 2 != 1 { Some(field_w1 - field_a) } else { None };
            let mut field_w2 = if whole % 3 != 1 { ALPHA } else {
                v1 -= c3(1.25);
                ((n % 4) as f64)
            };
            let mut field_w0 = field_w0 * field_w0;
            let mut k6: usize = 0;
            loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
            }
            ((match n % 2 {
                0 => {
                    field_w0 -= if whole % 3 != 1 { field_w2 } else { field_b };
                    ((k6 % 4) as f64)
                }
                _ => {
                    let v7 = a[k6 % a.len()];
                    v1
                }
            }) - field_w0.sin()) * field_w2 + s.b
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
        const ALPHA: f64 = 0.75;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = ((whole % 4) as f64) * a[(2 * whole + 2) % a.len()];
            let v2: f64 = v1 + 2.0;
            let c3 = move |u3_0: f64| u3_0 + v1;
            let mut o4: Option<f64> = if n % 2 != 1 { Some(field_w1 - field_a) } else { None };
            let mut field_w2 = if whole % 3 != 1 { ALPHA } else {
                v1 -= c3(1.25);
                ((n % 4) as f64)
            };
            let mut field_w0 = field_w0 * field_w0;
            let mut k6: usize = 0;
            loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
            }
            ((match n % 2 {
                0 => {
                    field_w0 -= if whole % 3 != 1 { field_w2 } else { field_b };
                    ((k6 % 4) as f64)
                }
                _ => {
                    let v7 = a[k6 % a.len()];
                    v1
                }
            }) - field_w0.sin()) * field_w2 + s.b
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
        const ALPHA: f64 = 0.75;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = lit((whole % 4) as f64) * a[(2 * whole + 2) % a.len()];
            let v2: D = v1 + lit(2.0);
            let c3 = move |u3_0: D| u3_0 + v1;
            let mut o4: Option<D> = if n % 2 != 1 { Some(field_w1 - field_a) } else { None };
            let mut field_w2 = if whole % 3 != 1 { lit(ALPHA) } else {
                { let right = c3(lit(1.25)); v1 -= right; }
                lit((n % 4) as f64)
            };
            let mut field_w0 = field_w0 * field_w0;
            let mut k6: usize = 0;
            loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
            }
            ((match n % 2 {
                0 => {
                    { let right = if whole % 3 != 1 { field_w2 } else { field_b }; field_w0 -= right; }
                    lit((k6 % 4) as f64)
                }
                _ => {
                    let v7 = a[k6 % a.len()];
                    v1
                }
            }) - field_w0.sin()) * field_w2 + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p190", false, |report| crate::check_program!(8, report, off));
    }
}

pub mod p191 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(hvp)]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[0] - b[1 % b.len()];
            v1 /= v1.abs() + 1.25;
            v1 = v1 + ((n % 4) as f64);
            const GAMMA_2: f64 = 0.9;
            v1 = (v1 * 0.5 + v1) * GAMMA_2;
            v1 += a[0] * ((n % 4) as f64);
            ((n % 4) as f64) - v1.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = q[0] - b[1 % b.len()];
            { let right = v1.abs() + lit(1.25); v1 /= right; }
            v1 = v1 + lit((n % 4) as f64);
            const GAMMA_2: f64 = 0.9;
            v1 = (v1 * lit(0.5) + v1) * lit(GAMMA_2);
            { let right = a[0] * lit((n % 4) as f64); v1 += right; }
            lit((n % 4) as f64) - v1.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p191", false, |report| crate::check_program!(5, report, hvp));
    }
}

pub mod p192 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -0.3;
        #[differentiate]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()];
            let mut v2: f64 = v1 + a[(n + 1) % a.len()];
            for r4 in &m {
                match n % 4 {
                    0 => {
                        let (mut v5, v6) = (v2, a[(2 * n + 0) % a.len()] + v2);
                        v5 -= 0.25 * 0.25;
                    }
                    1 if v2 >= -1.1 => {
                        let mut k8: usize = 0;
                        let v12: f64 = loop {
                            if k8 >= 0 {
                                break a.iter().map(|&e9| r4.iter().map(|&e10| r4.iter().zip(r4).map(|(&e11, &z11)| r4[2 % 3] - e10).sum::<f64>()).sum::<f64>()).filter(|&m11| ((n % 4) as f64) > r4[0]).fold(v1, |acc11, t11| 0.5 * acc11 + acc11 * t11);
                            }
                            k8 += 1;
                        };
                        for &e14 in r4 {
                            let (mut v15, v16) = (e14, if v12 < 0.5 { BETA } else { 1.0 });
                        }
                    }
                    2 => {
                        let (mut v17, v18) = (-0.7_f64, BETA * m[1][2]);
                    }
                    _ => {
                        v1 = ((n % 4) as f64);
                        let mut k20: usize = 0;
                        while k20 < 1 {
                            k20 += 1;
                            let o21: Option<f64> = if v2 <= a[(n + 1) % a.len()] { Some(((k20 % 4) as f64)) } else { None };
                            let mut k22: usize = 0;
                        }
                    }
                }
                v1 = v1 * 0.5 + BETA * v1;
            }
            a[(n + 1) % a.len()] + a[1 % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -0.3;
        #[differentiate(without(assign))]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()];
            let mut v2: f64 = v1 + a[(n + 1) % a.len()];
            for r4 in &m {
                match n % 4 {
                    0 => {
                        let (mut v5, v6) = (v2, a[(2 * n + 0) % a.len()] + v2);
                        v5 -= 0.25 * 0.25;
                    }
                    1 if v2 >= -1.1 => {
                        let mut k8: usize = 0;
                        let v12: f64 = loop {
                            if k8 >= 0 {
                                break a.iter().map(|&e9| r4.iter().map(|&e10| r4.iter().zip(r4).map(|(&e11, &z11)| r4[2 % 3] - e10).sum::<f64>()).sum::<f64>()).filter(|&m11| ((n % 4) as f64) > r4[0]).fold(v1, |acc11, t11| 0.5 * acc11 + acc11 * t11);
                            }
                            k8 += 1;
                        };
                        for &e14 in r4 {
                            let (mut v15, v16) = (e14, if v12 < 0.5 { BETA } else { 1.0 });
                        }
                    }
                    2 => {
                        let (mut v17, v18) = (-0.7_f64, BETA * m[1][2]);
                    }
                    _ => {
                        v1 = ((n % 4) as f64);
                        let mut k20: usize = 0;
                        while k20 < 1 {
                            k20 += 1;
                            let o21: Option<f64> = if v2 <= a[(n + 1) % a.len()] { Some(((k20 % 4) as f64)) } else { None };
                            let mut k22: usize = 0;
                        }
                    }
                }
                v1 = v1 * 0.5 + BETA * v1;
            }
            a[(n + 1) % a.len()] + a[1 % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.3;
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()];
            let mut v2: D = v1 + a[(n + 1) % a.len()];
            for r4 in &m {
                match n % 4 {
                    0 => {
                        let (mut v5, v6) = (v2, a[(2 * n + 0) % a.len()] + v2);
                        { let right = lit(0.25) * lit(0.25); v5 -= right; }
                    }
                    1 if v2 >= lit(-1.1) => {
                        let mut k8: usize = 0;
                        let v12: D = loop {
                            if k8 >= 0 {
                                break a.iter().map(|&e9| r4.iter().map(|&e10| r4.iter().zip(r4).map(|(&e11, &z11)| r4[2 % 3] - e10).sum::<D>()).sum::<D>()).filter(|&m11| lit((n % 4) as f64) > r4[0]).fold(v1, |acc11, t11| lit(0.5) * acc11 + acc11 * t11);
                            }
                            k8 += 1;
                        };
                        for &e14 in r4 {
                            let (mut v15, v16) = (e14, if v12 < lit(0.5) { lit(BETA) } else { lit(1.0) });
                        }
                    }
                    2 => {
                        let (mut v17, v18) = (lit(-0.7), lit(BETA) * m[1][2]);
                    }
                    _ => {
                        v1 = lit((n % 4) as f64);
                        let mut k20: usize = 0;
                        while k20 < 1 {
                            k20 += 1;
                            let o21: Option<D> = if v2 <= a[(n + 1) % a.len()] { Some(lit((k20 % 4) as f64)) } else { None };
                            let mut k22: usize = 0;
                        }
                    }
                }
                v1 = v1 * lit(0.5) + lit(BETA) * v1;
            }
            a[(n + 1) % a.len()] + a[1 % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p192", false, |report| crate::check_program!(12, report, off));
    }
}

pub mod p193 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(jvp)]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 0.3;
            let mut v2: f64 = ALPHA + a[(n + n) % a.len()];
            let m3: [[f64; 3]; 3] = [[v2, ALPHA, a[(n + n) % a.len()]], [0.125, ALPHA, q[3]], [((n % 4) as f64), ((n % 4) as f64), v1]];
            v2 += v2.atan();
            {
                if !(v2 > -0.7) {
                    let mut k5: usize = 0;
                    let mut v2: f64 = 'l4: loop {
                        if k5 >= 1 {
                            break v1 - ALPHA;
                        }
                        k5 += 1;
                        let mut v6 = v2 + m3[(2 * k5 + 0) % 3][2];
                        v2 /= a[0] * a[0] + 0.5 + 1.0;
                    };
                } else {
                    let v8 = q.iter().map(|&e7| b[n % b.len()]).sum::<f64>();
                    let o9: Option<f64> = if !(v1 <= -0.125) { Some(v2 / (a[1 % a.len()].abs() + 1.25)) } else { None };
                }
            }
            b.iter().zip(q).map(|(&e10, &z10)| v1).sum::<f64>() + v2.sin() + v1.sin() + b[0] + a[(2 * n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(0.3);
            let mut v2: D = lit(ALPHA) + a[(n + n) % a.len()];
            let m3: [[D; 3]; 3] = [[v2, lit(ALPHA), a[(n + n) % a.len()]], [lit(0.125), lit(ALPHA), q[3]], [lit((n % 4) as f64), lit((n % 4) as f64), v1]];
            { let right = v2.atan(); v2 += right; }
            {
                if !(v2 > lit(-0.7)) {
                    let mut k5: usize = 0;
                    let mut v2: D = 'l4: loop {
                        if k5 >= 1 {
                            break v1 - lit(ALPHA);
                        }
                        k5 += 1;
                        let mut v6 = v2 + m3[(2 * k5 + 0) % 3][2];
                        { let right = a[0] * a[0] + lit(0.5) + lit(1.0); v2 /= right; }
                    };
                } else {
                    let v8 = q.iter().map(|&e7| b[n % b.len()]).sum::<D>();
                    let o9: Option<D> = if !(v1 <= lit(-0.125)) { Some(v2 / (a[1 % a.len()].abs() + lit(1.25))) } else { None };
                }
            }
            b.iter().zip(q).map(|(&e10, &z10)| v1).sum::<D>() + v2.sin() + v1.sin() + b[0] + a[(2 * n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p193", false, |report| crate::check_program!(5, report, jvp));
    }
}

pub mod p194 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(a: &[f64], b: &[f64]) -> f64 {
                let mut v1: f64 = 0.25;
                let mut v3 = if v1 > 0.75 {
                    v1 = b[0].powi(1);
                    v1
                } else {
                    let v2 = v1;
                    v1
                };
                let mut v5 = a.iter().map(|&e4| 1.0 + 0.25 * v3.sin().sin()).product::<f64>();
                for i7 in 0..b.len() {
                    let mut k8: usize = 1;
                }
                v3 / (v1.abs() + 0.25) + v1.sin() + b[2 % b.len()]
            }
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x - w[3 % w.len()];
            let mut r2: [f64; 2] = [0.0; 2];
            if n % 2 == 1 {
                let p3: (f64, f64) = (v1.cos().exp(), x * ((n % 4) as f64));
            } else {
                v1 = x;
            }
            if n % 2 < 1 {
                let (mut v4, v5): (f64, f64) = ((v1.abs() + 0.25).sqrt(), v1 - v1);
            } else {
                for _ in (0..n).rev() {
                    let mut v8 = v1.powi((n % 4) as i32);
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(carry))]
            pub fn h0(a: &[f64], b: &[f64]) -> f64 {
                let mut v1: f64 = 0.25;
                let mut v3 = if v1 > 0.75 {
                    v1 = b[0].powi(1);
                    v1
                } else {
                    let v2 = v1;
                    v1
                };
                let mut v5 = a.iter().map(|&e4| 1.0 + 0.25 * v3.sin().sin()).product::<f64>();
                for i7 in 0..b.len() {
                    let mut k8: usize = 1;
                }
                v3 / (v1.abs() + 0.25) + v1.sin() + b[2 % b.len()]
            }
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x - w[3 % w.len()];
            let mut r2: [f64; 2] = [0.0; 2];
            if n % 2 == 1 {
                let p3: (f64, f64) = (v1.cos().exp(), x * ((n % 4) as f64));
            } else {
                v1 = x;
            }
            if n % 2 < 1 {
                let (mut v4, v5): (f64, f64) = ((v1.abs() + 0.25).sqrt(), v1 - v1);
            } else {
                for _ in (0..n).rev() {
                    let mut v8 = v1.powi((n % 4) as i32);
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], b: &[D]) -> D {
                let mut v1: D = lit(0.25);
                let mut v3 = if v1 > lit(0.75) {
                    v1 = b[0].powi(1);
                    v1
                } else {
                    let v2 = v1;
                    v1
                };
                let mut v5 = a.iter().map(|&e4| lit(1.0) + lit(0.25) * v3.sin().sin()).product::<D>();
                for i7 in 0..b.len() {
                    let mut k8: usize = 1;
                }
                v3 / (v1.abs() + lit(0.25)) + v1.sin() + b[2 % b.len()]
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x - w[3 % w.len()];
            let mut r2: [D; 2] = [lit(0.0); 2];
            if n % 2 == 1 {
                let p3: (D, D) = (v1.cos().exp(), x * lit((n % 4) as f64));
            } else {
                v1 = x;
            }
            if n % 2 < 1 {
                let (mut v4, v5): (D, D) = ((v1.abs() + lit(0.25)).sqrt(), v1 - v1);
            } else {
                for _ in (0..n).rev() {
                    let mut v8 = v1.powi((n % 4) as i32);
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p194", false, |report| crate::check_program!(7, report, off));
    }
}

pub mod p195 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
                let mut v1 = ((k % 4) as f64) * u;
                let mut m2: [[f64; 2]; 3] = [[v1, ALPHA], [u, u], [v1, ALPHA]];
                let mut v3: f64 = -0.5;
                {
                }
                Ok((u + v3) * v1.sin() - u)
            }
        }
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[3 - 1 - (n) % 3] - ALPHA;
            let mut v3 = {
                let v2 = x;
                v2
            };
            let mut r4: [f64; 5] = [0.0; 5];
            r4[0] /= ALPHA * ALPHA + 0.25;
            let mut k5: usize = 1;
            let v6 = x.floor();
            if (r4[2] < v3) || (v6 >= -1.1) {
                for e8 in p.iter() {
                    if k5 % 2 < 1 {
                        if n % 2 < 1 {
                        }
                    } else {
                        {
                            let v9 = v1.midpoint(((n % 4) as f64));
                            let v10 = x;
                        }
                        v1 += 0.25 * (1..n).rev().map(|i11| 1.0 + 0.25 * (match n % 2 {
                            0 if r4[1] >= 1.1 => { v3 }
                            _ => { v1 }
                        }).sin()).product::<f64>();
                    }
                    for i12 in (1..5).rev() {
                        r4[i12] += r4[i12 - 1] * x.sin();
                    }
                }
            }
            [(x / (ALPHA * ALPHA + 0.25) + v6 + v3) * v1 + x.sin() + p[0], r4.chunks(2).enumerate().map(|(j13, e13)| e13[0]).fold(p[2], |acc13, t13| 0.5 * acc13 + v6 * t13) + p[1 % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, k: usize) -> Result<D, u8> {
                let mut v1 = lit((k % 4) as f64) * u;
                let mut m2: [[D; 2]; 3] = [[v1, lit(ALPHA)], [u, u], [v1, lit(ALPHA)]];
                let mut v3: D = -lit(0.5);
                {
                }
                Ok((u + v3) * v1.sin() - u)
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[3 - 1 - (n) % 3] - lit(ALPHA);
            let mut v3 = {
                let v2 = x;
                v2
            };
            let mut r4: [D; 5] = [lit(0.0); 5];
            { let right = lit(ALPHA) * lit(ALPHA) + lit(0.25); r4[0] /= right; }
            let mut k5: usize = 1;
            let v6 = x.floor();
            if (r4[2] < v3) || (v6 >= lit(-1.1)) {
                for e8 in p.iter() {
                    if k5 % 2 < 1 {
                        if n % 2 < 1 {
                        }
                    } else {
                        {
                            let v9 = v1.midpoint(lit((n % 4) as f64));
                            let v10 = x;
                        }
                        { let right = lit(0.25) * (1..n).rev().map(|i11| lit(1.0) + lit(0.25) * (match n % 2 {
                            0 if r4[1] >= lit(1.1) => { v3 }
                            _ => { v1 }
                        }).sin()).product::<D>(); v1 += right; }
                    }
                    for i12 in (1..5).rev() {
                        { let right = r4[i12 - 1] * x.sin(); r4[i12] += right; }
                    }
                }
            }
            [(x / (lit(ALPHA) * lit(ALPHA) + lit(0.25)) + v6 + v3) * v1 + x.sin() + p[0], r4.chunks(2).enumerate().map(|(j13, e13)| e13[0]).fold(p[2], |acc13, t13| lit(0.5) * acc13 + v6 * t13) + p[1 % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p195", false, |report| crate::check_program!(6, report, jvp));
    }
}

pub mod p196 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = u;
            v1 = v1;
            'l2: for i3 in 1..k {
                u = u.clamp(-2.125, 1.875);
                let (mut v5, v6) = ((1..=k).rev().map(|i4| { ((i3 % 4) as f64) }).fold(v1, |acc4, t4| 0.5 * acc4 + v1 * t4), v1);
            }
            h0((u / (v1 * v1 + 1.25)).clamp(-2.125, 1.875), k - 1).sin() * (v1 / (v1.abs() + 1.25) - u) + 0.5 * h0(v1 / (1.0 + v1 * v1), k - 1)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1: f64 = x * ((n % 4) as f64);
            let mut v2 = { x };
            let mut r3: [f64; 2] = [0.0; 2];
            let mut p6: (f64, f64) = (r3.iter().take(2 * n + 1).sum::<f64>(), if (y >= r3[1]) && (x < -0.9) {
                v2 = r3.iter().map(|&e5| 1.0 + 0.25 * (y as f32 as f64).sin()).product::<f64>();
                y
            } else { r3[0] });
            for _ in 1..3 {
                let mut v9 = v1 + r3[0];
                v9 = (-x).cos();
            }
            r3[2 - 1 - (n + n) % 2] += r3[1];
            Ok((r3.iter().rev().map(|&e10| 0.9_f64).filter(|&m10| y <= 0.9).fold(y, |acc10, t10| acc10.sin() + p6.0 * t10) - v2.sin() - v1.sin()) * y)
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
        #[differentiate(without(fission))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = u;
            v1 = v1;
            'l2: for i3 in 1..k {
                u = u.clamp(-2.125, 1.875);
                let (mut v5, v6) = ((1..=k).rev().map(|i4| { ((i3 % 4) as f64) }).fold(v1, |acc4, t4| 0.5 * acc4 + v1 * t4), v1);
            }
            h0((u / (v1 * v1 + 1.25)).clamp(-2.125, 1.875), k - 1).sin() * (v1 / (v1.abs() + 1.25) - u) + 0.5 * h0(v1 / (1.0 + v1 * v1), k - 1)
        }
        #[differentiate(without(fission))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1: f64 = x * ((n % 4) as f64);
            let mut v2 = { x };
            let mut r3: [f64; 2] = [0.0; 2];
            let mut p6: (f64, f64) = (r3.iter().take(2 * n + 1).sum::<f64>(), if (y >= r3[1]) && (x < -0.9) {
                v2 = r3.iter().map(|&e5| 1.0 + 0.25 * (y as f32 as f64).sin()).product::<f64>();
                y
            } else { r3[0] });
            for _ in 1..3 {
                let mut v9 = v1 + r3[0];
                v9 = (-x).cos();
            }
            r3[2 - 1 - (n + n) % 2] += r3[1];
            Ok((r3.iter().rev().map(|&e10| 0.9_f64).filter(|&m10| y <= 0.9).fold(y, |acc10, t10| acc10.sin() + p6.0 * t10) - v2.sin() - v1.sin()) * y)
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
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut v1 = u;
            v1 = v1;
            'l2: for i3 in 1..k {
                u = u.clamp(lit(-2.125), lit(1.875));
                let (mut v5, v6) = ((1..=k).rev().map(|i4| { lit((i3 % 4) as f64) }).fold(v1, |acc4, t4| lit(0.5) * acc4 + v1 * t4), v1);
            }
            h0((u / (v1 * v1 + lit(1.25))).clamp(lit(-2.125), lit(1.875)), k - 1).sin() * (v1 / (v1.abs() + lit(1.25)) - u) + lit(0.5) * h0(v1 / (lit(1.0) + v1 * v1), k - 1)
        }
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1: D = x * lit((n % 4) as f64);
            let mut v2 = { x };
            let mut r3: [D; 2] = [lit(0.0); 2];
            let mut p6: (D, D) = (r3.iter().take(2 * n + 1).sum::<D>(), if (y >= r3[1]) && (x < lit(-0.9)) {
                v2 = r3.iter().map(|&e5| lit(1.0) + lit(0.25) * single(y).sin()).product::<D>();
                y
            } else { r3[0] });
            for _ in 1..3 {
                let mut v9 = v1 + r3[0];
                v9 = (-x).cos();
            }
            { let right = r3[1]; r3[2 - 1 - (n + n) % 2] += right; }
            Ok((r3.iter().rev().map(|&e10| lit(0.9)).filter(|&m10| y <= lit(0.9)).fold(y, |acc10, t10| acc10.sin() + p6.0 * t10) - v2.sin() - v1.sin()) * y)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p196", true, |report| crate::check_program!(10, report, off));
    }
}

pub mod p197 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(jvp)]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1: f64 = ((n % 4) as f64) - field_w1;
            v1 = field_w2 + v1;
            v1 /= x * x + 0.25;
            let mut k3: usize = 0;
            let v1: f64 = 'l2: loop {
                if k3 >= 4 {
                    break 0.5 + ((k3 % 4) as f64);
                }
                k3 += 1;
                match k3 % 2 {
                    0 => {
                        for i5 in (0..k3).step_by(2) {
                            fn inner6(s: f64, t: f64) -> f64 {
                                if (1.1_f64 > -0.125) && (t >= -0.125) {
                                    return s + s;
                                }
                                s / (s * s + 0.5)
                            }
                            let v8 = inner6((1..=0).enumerate().map(|(j7, i7)| x - field_b).sum::<f64>(), v1 % 1.75);
                            let mut k9: usize = 3;
                        }
                    }
                    _ => {
                        let mut m10: [[f64; 3]; 2] = [[0.3, x, x], [((k3 % 4) as f64), ((whole % 4) as f64), 1.0]];
                    }
                }
            };
            ((field_a + ((k3 % 4) as f64) + v1 + field_w2) * field_w1 - field_w0 + s.b, x * field_w0)
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
            let mut v1: D = lit((n % 4) as f64) - field_w1;
            v1 = field_w2 + v1;
            { let right = x * x + lit(0.25); v1 /= right; }
            let mut k3: usize = 0;
            let v1: D = 'l2: loop {
                if k3 >= 4 {
                    break lit(0.5) + lit((k3 % 4) as f64);
                }
                k3 += 1;
                match k3 % 2 {
                    0 => {
                        for i5 in (0..k3).step_by(2) {
                            fn inner6(s: D, t: D) -> D {
                                if (lit(1.1) > lit(-0.125)) && (t >= lit(-0.125)) {
                                    return s + s;
                                }
                                s / (s * s + lit(0.5))
                            }
                            let v8 = inner6((1..=0).enumerate().map(|(j7, i7)| x - field_b).sum::<D>(), v1 % lit(1.75));
                            let mut k9: usize = 3;
                        }
                    }
                    _ => {
                        let mut m10: [[D; 3]; 2] = [[lit(0.3), x, x], [lit((k3 % 4) as f64), lit((whole % 4) as f64), lit(1.0)]];
                    }
                }
            };
            ((field_a + lit((k3 % 4) as f64) + v1 + field_w2) * field_w1 - field_w0 + s.b, x * field_w0)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p197", false, |report| crate::check_program!(9, report, jvp));
    }
}

pub mod p198 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[w.len() - 1 - (0) % w.len()];
            let mut v2 = u;
            v1 = v1 * 0.5 + w[3 % w.len()];
            let mut k4: usize = 0;
            while (k4 < 1) && (v1 <= -0.3) {
                k4 += 1;
                'l5: for _ in 1..=k4 {
                    let mut r7: [f64; 5] = [((k4 % 4) as f64), u + v2, v1, v1 + v2, ((k4 % 4) as f64).sin()];
                }
            }
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = -x;
            let mut v2 = p[3 - 1 - (4) % 3] / (((n % 4) as f64).abs() + 0.5);
            let mut m3: [[f64; 2]; 2] = [[v1, p[0]], [v1, -0.3]];
            let mut r4 = [-v2, -0.3, p[1] + p[0]];
            for &e6 in &p {
                let mut k8: usize = 0;
                'l7: loop {
                    if k8 >= 3 {
                        break;
                    }
                    k8 += 1;
                    let mut v9 = (0.9 * BETA.sin()).acos();
                }
                (v1, v2) = (v2, v1);
            }
            [v1 + v2 - v1.sin(), BETA - x]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[w.len() - 1 - (0) % w.len()];
            let mut v2 = u;
            v1 = v1 * 0.5 + w[3 % w.len()];
            let mut k4: usize = 0;
            while (k4 < 1) && (v1 <= -0.3) {
                k4 += 1;
                'l5: for _ in 1..=k4 {
                    let mut r7: [f64; 5] = [((k4 % 4) as f64), u + v2, v1, v1 + v2, ((k4 % 4) as f64).sin()];
                }
            }
        }
        #[differentiate(without(order))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = -x;
            let mut v2 = p[3 - 1 - (4) % 3] / (((n % 4) as f64).abs() + 0.5);
            let mut m3: [[f64; 2]; 2] = [[v1, p[0]], [v1, -0.3]];
            let mut r4 = [-v2, -0.3, p[1] + p[0]];
            for &e6 in &p {
                let mut k8: usize = 0;
                'l7: loop {
                    if k8 >= 3 {
                        break;
                    }
                    k8 += 1;
                    let mut v9 = (0.9 * BETA.sin()).acos();
                }
                (v1, v2) = (v2, v1);
            }
            [v1 + v2 - v1.sin(), BETA - x]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = w[w.len() - 1 - (0) % w.len()];
            let mut v2 = u;
            v1 = v1 * lit(0.5) + w[3 % w.len()];
            let mut k4: usize = 0;
            while (k4 < 1) && (v1 <= lit(-0.3)) {
                k4 += 1;
                'l5: for _ in 1..=k4 {
                    let mut r7: [D; 5] = [lit((k4 % 4) as f64), u + v2, v1, v1 + v2, lit((k4 % 4) as f64).sin()];
                }
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = -x;
            let mut v2 = p[3 - 1 - (4) % 3] / (lit((n % 4) as f64).abs() + lit(0.5));
            let mut m3: [[D; 2]; 2] = [[v1, p[0]], [v1, lit(-0.3)]];
            let mut r4 = [-v2, lit(-0.3), p[1] + p[0]];
            for &e6 in &p {
                let mut k8: usize = 0;
                'l7: loop {
                    if k8 >= 3 {
                        break;
                    }
                    k8 += 1;
                    let mut v9 = (lit(0.9) * lit(BETA).sin()).acos();
                }
                (v1, v2) = (v2, v1);
            }
            [v1 + v2 - v1.sin(), lit(BETA) - x]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p198", false, |report| crate::check_program!(6, report, off));
    }
}

pub mod p199 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(hvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[0] - x;
            let mut v3 = a.iter().rev().map(|&e2| a[n % a.len()].atan2(a[(2 * n + 2) % a.len()].abs() + 0.5)).fold(v1, |acc2, t2| 0.5 * acc2 + t2 * t2);
            v1 = -1.25 * v3;
            let mut v4 = -0.75 + v1;
            for &e6 in a {
                v3 -= 0.25 * (0.75 / (v4 * v4 + 1.25));
            }
            let (mut v7, v8) = (v3, ((n % 4) as f64));
            const GAMMA_9: f64 = 0.25;
            v4 = (if v1 > -1.1 {
                let x = ((n % 4) as f64);
                v1
            } else {
                let v10 = a[a.len() - 1 - (n) % a.len()];
                a[a.len() - 1 - (n + 1) % a.len()]
            }) * GAMMA_9;
            if n % 3 != 1 {
                return {
                    let v11 = v8;
                    v7
                };
            }
            if v7 < 1.0 {
                v7 *= v3.sin();
                v3 = v3 * 0.5 + ({ x });
            } else {
                const GAMMA_12: f64 = 0.3;
                v3 *= v4.atan() * GAMMA_12;
            }
            ((match n % 4 {
                0 => {
                    let v13: f64 = v7;
                    v1
                }
                1 | 6 => { v3 }
                2 if v4 >= 0.9 => {
                    let v3: f64 = x;
                    ((n % 4) as f64)
                }
                _ => { v3 }
            }) - v8.sin()) * v7.sin() - v4 + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = a[0] - x;
            let mut v3 = a.iter().rev().map(|&e2| a[n % a.len()].atan2(a[(2 * n + 2) % a.len()].abs() + lit(0.5))).fold(v1, |acc2, t2| lit(0.5) * acc2 + t2 * t2);
            v1 = lit(-1.25) * v3;
            let mut v4 = lit(-0.75) + v1;
            for &e6 in a {
                { let right = lit(0.25) * (lit(0.75) / (v4 * v4 + lit(1.25))); v3 -= right; }
            }
            let (mut v7, v8) = (v3, lit((n % 4) as f64));
            const GAMMA_9: f64 = 0.25;
            v4 = (if v1 > lit(-1.1) {
                let x = lit((n % 4) as f64);
                v1
            } else {
                let v10 = a[a.len() - 1 - (n) % a.len()];
                a[a.len() - 1 - (n + 1) % a.len()]
            }) * lit(GAMMA_9);
            if n % 3 != 1 {
                return {
                    let v11 = v8;
                    v7
                };
            }
            if v7 < lit(1.0) {
                { let right = v3.sin(); v7 *= right; }
                v3 = v3 * lit(0.5) + ({ x });
            } else {
                const GAMMA_12: f64 = 0.3;
                { let right = v4.atan() * lit(GAMMA_12); v3 *= right; }
            }
            ((match n % 4 {
                0 => {
                    let v13: D = v7;
                    v1
                }
                1 | 6 => { v3 }
                2 if v4 >= lit(0.9) => {
                    let v3: D = x;
                    lit((n % 4) as f64)
                }
                _ => { v3 }
            }) - v8.sin()) * v7.sin() - v4 + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p199", false, |report| crate::check_program!(1, report, hvp));
    }
}

pub fn check(report: &mut crate::harness::Report) {
    p150::check(report);
    p151::check(report);
    p152::check(report);
    p153::check(report);
    p154::check(report);
    p155::check(report);
    p156::check(report);
    p157::check(report);
    p158::check(report);
    p159::check(report);
    p160::check(report);
    p161::check(report);
    p162::check(report);
    p163::check(report);
    p164::check(report);
    p165::check(report);
    p166::check(report);
    p167::check(report);
    p168::check(report);
    p169::check(report);
    p170::check(report);
    p171::check(report);
    p172::check(report);
    p173::check(report);
    p174::check(report);
    p175::check(report);
    p176::check(report);
    p177::check(report);
    p178::check(report);
    p179::check(report);
    p180::check(report);
    p181::check(report);
    p182::check(report);
    p183::check(report);
    p184::check(report);
    p185::check(report);
    p186::check(report);
    p187::check(report);
    p188::check(report);
    p189::check(report);
    p190::check(report);
    p191::check(report);
    p192::check(report);
    p193::check(report);
    p194::check(report);
    p195::check(report);
    p196::check(report);
    p197::check(report);
    p198::check(report);
    p199::check(report);
}
