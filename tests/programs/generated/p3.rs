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
            let mut k8: usize = 2;
            if x >= x {
                {
                    if (x > x) && (x < 1.0) {
                        let v9: f64;
                        if r4[(2 * k8 + 1) % 4] < 1.5 {
                            v9 = if x >= -2.0 {
                                r4[(k8 + n) % 4] *= in_h0::h0(&r4, a[a.len() - 1 - (k8 + 1) % a.len()], (n) % 4).atan();
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
                        for i14 in 0..k11 {
                            if x < -0.9 {
                                let mut v15 = x.atan2(x * x + 1.25);
                                let c16 = |u16_0: f64, u16_1: f64| u16_0 + a.iter().rev().take(k11 + 1).sum::<f64>();
                            }
                        }
                    } else {
                        {
                            let v18: f64;
                            if n % 2 == 1 {
                                v18 = r4[(k8 + 1) % 4];
                            } else {
                                v18 = x;
                            }
                        }
                        for i20 in 0..4 {
                            'l21: for i22 in 0..i20 {
                                for e24 in r4.iter() {
                                    fn inner25(s: f64, t: f64) -> f64 {
                                        if t <= 0.5 {
                                            return { s };
                                        }
                                        f64::sin(t)
                                    }
                                    let v26 = inner25(*e24 - 0.75_f64, 0.5_f64 - r4[3]);
                                }
                                if x < -2.0 {
                                    r4[4 - 1 - (2 * k8 + 1) % 4] = r4[4 - 1 - (2 * k8 + 1) % 4] * 0.5 + a.iter().zip(&r4).map(|(&e27, &z27)| z27.powi(2)).sum::<f64>();
                                    if (x < 0.5) || (((i20 % 4) as f64) >= -1.25) {
                                        for i29 in (0..i22).step_by(2) {
                                            fn inner30(s: f64, t: f64) -> f64 {
                                                if (t > 1.25) && (s <= 0.9) {
                                                    return -s;
                                                }
                                                t.tanh().exp()
                                            }
                                            let v32 = inner30(x, a.iter().take(4).map(|&e31| 1.0 + 0.25 * ((i29 % 4) as f64).powi((i22 % 4) as i32).sin()).product::<f64>());
                                        }
                                    } else {
                                        let v33: f64;
                                        if !(x > x) {
                                            v33 = x / (((i22 % 4) as f64).abs() + 0.5);
                                        } else {
                                            v33 = ((k8 % 4) as f64) + x;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            } else {
                const GAMMA_34: f64 = -0.7;
                x = (x * 0.5 + r4[0]) * GAMMA_34;
            }
            0.7_f64 * x + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(tidy))]
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
        #[differentiate(without(tidy))]
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
            let mut k8: usize = 2;
            if x >= x {
                {
                    if (x > x) && (x < 1.0) {
                        let v9: f64;
                        if r4[(2 * k8 + 1) % 4] < 1.5 {
                            v9 = if x >= -2.0 {
                                r4[(k8 + n) % 4] *= in_h0::h0(&r4, a[a.len() - 1 - (k8 + 1) % a.len()], (n) % 4).atan();
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
                        for i14 in 0..k11 {
                            if x < -0.9 {
                                let mut v15 = x.atan2(x * x + 1.25);
                                let c16 = |u16_0: f64, u16_1: f64| u16_0 + a.iter().rev().take(k11 + 1).sum::<f64>();
                            }
                        }
                    } else {
                        {
                            let v18: f64;
                            if n % 2 == 1 {
                                v18 = r4[(k8 + 1) % 4];
                            } else {
                                v18 = x;
                            }
                        }
                        for i20 in 0..4 {
                            'l21: for i22 in 0..i20 {
                                for e24 in r4.iter() {
                                    fn inner25(s: f64, t: f64) -> f64 {
                                        if t <= 0.5 {
                                            return { s };
                                        }
                                        f64::sin(t)
                                    }
                                    let v26 = inner25(*e24 - 0.75_f64, 0.5_f64 - r4[3]);
                                }
                                if x < -2.0 {
                                    r4[4 - 1 - (2 * k8 + 1) % 4] = r4[4 - 1 - (2 * k8 + 1) % 4] * 0.5 + a.iter().zip(&r4).map(|(&e27, &z27)| z27.powi(2)).sum::<f64>();
                                    if (x < 0.5) || (((i20 % 4) as f64) >= -1.25) {
                                        for i29 in (0..i22).step_by(2) {
                                            fn inner30(s: f64, t: f64) -> f64 {
                                                if (t > 1.25) && (s <= 0.9) {
                                                    return -s;
                                                }
                                                t.tanh().exp()
                                            }
                                            let v32 = inner30(x, a.iter().take(4).map(|&e31| 1.0 + 0.25 * ((i29 % 4) as f64).powi((i22 % 4) as i32).sin()).product::<f64>());
                                        }
                                    } else {
                                        let v33: f64;
                                        if !(x > x) {
                                            v33 = x / (((i22 % 4) as f64).abs() + 0.5);
                                        } else {
                                            v33 = ((k8 % 4) as f64) + x;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            } else {
                const GAMMA_34: f64 = -0.7;
                x = (x * 0.5 + r4[0]) * GAMMA_34;
            }
            0.7_f64 * x + a[0]
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
            let mut k8: usize = 2;
            if x >= x {
                {
                    if (x > x) && (x < lit(1.0)) {
                        let v9: D;
                        if r4[(2 * k8 + 1) % 4] < lit(1.5) {
                            v9 = if x >= lit(-2.0) {
                                { let right = in_h0::h0(&r4, a[a.len() - 1 - (k8 + 1) % a.len()], (n) % 4).atan(); r4[(k8 + n) % 4] *= right; }
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
                        for i14 in 0..k11 {
                            if x < lit(-0.9) {
                                let mut v15 = x.atan2(x * x + lit(1.25));
                                let c16 = |u16_0: D, u16_1: D| u16_0 + a.iter().rev().take(k11 + 1).sum::<D>();
                            }
                        }
                    } else {
                        {
                            let v18: D;
                            if n % 2 == 1 {
                                v18 = r4[(k8 + 1) % 4];
                            } else {
                                v18 = x;
                            }
                        }
                        for i20 in 0..4 {
                            'l21: for i22 in 0..i20 {
                                for e24 in r4.iter() {
                                    fn inner25(s: D, t: D) -> D {
                                        if t <= lit(0.5) {
                                            return { s };
                                        }
                                        D::sin(t)
                                    }
                                    let v26 = inner25(*e24 - lit(0.75), lit(0.5) - r4[3]);
                                }
                                if x < lit(-2.0) {
                                    r4[4 - 1 - (2 * k8 + 1) % 4] = r4[4 - 1 - (2 * k8 + 1) % 4] * lit(0.5) + a.iter().zip(&r4).map(|(&e27, &z27)| z27.powi(2)).sum::<D>();
                                    if (x < lit(0.5)) || (lit((i20 % 4) as f64) >= lit(-1.25)) {
                                        for i29 in (0..i22).step_by(2) {
                                            fn inner30(s: D, t: D) -> D {
                                                if (t > lit(1.25)) && (s <= lit(0.9)) {
                                                    return -s;
                                                }
                                                t.tanh().exp()
                                            }
                                            let v32 = inner30(x, a.iter().take(4).map(|&e31| lit(1.0) + lit(0.25) * lit((i29 % 4) as f64).powi((i22 % 4) as i32).sin()).product::<D>());
                                        }
                                    } else {
                                        let v33: D;
                                        if !(x > x) {
                                            v33 = x / (lit((i22 % 4) as f64).abs() + lit(0.5));
                                        } else {
                                            v33 = lit((k8 % 4) as f64) + x;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            } else {
                const GAMMA_34: f64 = -0.7;
                x = (x * lit(0.5) + r4[0]) * lit(GAMMA_34);
            }
            lit(0.7) * x + a[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p150", false, |report| crate::check_program!(1, report));
    }
}

pub mod p151 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate]
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
        #[differentiate]
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
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
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
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
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
        report.program("p151", false, |report| crate::check_program!(1, report));
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
                        2 => {
                            let o22: Option<f64> = if v2 > 1.25 { Some(a.iter().map(|&e23| field_b).sum::<f64>()) } else { None };
                            if n % 3 < 1 {
                                break;
                            } else {
                                let v24: f64 = v2.midpoint(field_w1);
                            }
                        }
                        _ => {
                            let mut r25 = vec![a[3 % a.len()] + field_a; 4];
                            let r25_len: usize = r25.len();
                        }
                    }
                }
            }
            (v3 as i64 as f64) * v3 - field_w1 + s.b
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
                        2 => {
                            let o22: Option<f64> = if v2 > 1.25 { Some(a.iter().map(|&e23| field_b).sum::<f64>()) } else { None };
                            if n % 3 < 1 {
                                break;
                            } else {
                                let v24: f64 = v2.midpoint(field_w1);
                            }
                        }
                        _ => {
                            let mut r25 = vec![a[3 % a.len()] + field_a; 4];
                            let r25_len: usize = r25.len();
                        }
                    }
                }
            }
            (v3 as i64 as f64) * v3 - field_w1 + s.b
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
                        2 => {
                            let o22: Option<D> = if v2 > lit(1.25) { Some(a.iter().map(|&e23| field_b).sum::<D>()) } else { None };
                            if n % 3 < 1 {
                                break;
                            } else {
                                let v24: D = v2.midpoint(field_w1);
                            }
                        }
                        _ => {
                            let mut r25 = vec![a[3 % a.len()] + field_a; 4];
                            let r25_len: usize = r25.len();
                        }
                    }
                }
            }
            lit(v3.value() as i64 as f64) * v3 - field_w1 + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p152", false, |report| crate::check_program!(8, report));
    }
}

pub mod p153 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = m[0][1 % 3] + x;
            let mut v2 = x - v1;
            let mut x = { v2 };
            for i4 in (0..n % 4).rev() {
                v2 /= ALPHA * ALPHA + 0.5 + 1.0;
            }
            let mut k5: usize = 0;
            let s6 = &m[1][2..];
            let c7 = |u7_0: f64| u7_0 * (u7_0 * 1.0);
            let mut k9: usize = 0;
            'l8: loop {
                if k9 >= 3 {
                    break;
                }
                k9 += 1;
                let o10: Option<f64> = if !(((k9 % 4) as f64) <= m[0][0]) { Some(x) } else { None };
                if (x < 0.5) && (x <= v2) {
                } else {
                    for i12 in (0..0).rev() {
                        for i14 in 1..k5 % 4 {
                            let mut c15 = |u15: f64| {
                                v1 += 0.25 * ((1..k9).filter(|&i16| !(0.9_f64 <= ((n % 4) as f64))).map(|i16| m[1][0]).sum::<f64>() * u15);
                                v1 * 0.5
                            };
                            let mut v17: f64 = c15(x) - c15(0.7);
                        }
                        let mut k19: usize = 0;
                        loop {
                            if k19 >= 6 {
                                break;
                            }
                            k19 += 1;
                            v2 = v2 * 0.5 + c7(1.5_f64);
                            fn inner20(s: f64, t: f64) -> f64 {
                                if t > 1.0 {
                                    return 0.25;
                                }
                                (s.abs() + 1.25).cbrt()
                            }
                            let v21 = inner20(v2 * ALPHA, x);
                        }
                    }
                    if n % 3 < 1 {
                        break 'l8;
                    }
                }
            }
            v1 + x + v2 - v1 + s6[s6.len() - 1 - (n) % s6.len()] + m[1][1] + m[0][0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate(without(carry))]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = m[0][1 % 3] + x;
            let mut v2 = x - v1;
            let mut x = { v2 };
            for i4 in (0..n % 4).rev() {
                v2 /= ALPHA * ALPHA + 0.5 + 1.0;
            }
            let mut k5: usize = 0;
            let s6 = &m[1][2..];
            let c7 = |u7_0: f64| u7_0 * (u7_0 * 1.0);
            let mut k9: usize = 0;
            'l8: loop {
                if k9 >= 3 {
                    break;
                }
                k9 += 1;
                let o10: Option<f64> = if !(((k9 % 4) as f64) <= m[0][0]) { Some(x) } else { None };
                if (x < 0.5) && (x <= v2) {
                } else {
                    for i12 in (0..0).rev() {
                        for i14 in 1..k5 % 4 {
                            let mut c15 = |u15: f64| {
                                v1 += 0.25 * ((1..k9).filter(|&i16| !(0.9_f64 <= ((n % 4) as f64))).map(|i16| m[1][0]).sum::<f64>() * u15);
                                v1 * 0.5
                            };
                            let mut v17: f64 = c15(x) - c15(0.7);
                        }
                        let mut k19: usize = 0;
                        loop {
                            if k19 >= 6 {
                                break;
                            }
                            k19 += 1;
                            v2 = v2 * 0.5 + c7(1.5_f64);
                            fn inner20(s: f64, t: f64) -> f64 {
                                if t > 1.0 {
                                    return 0.25;
                                }
                                (s.abs() + 1.25).cbrt()
                            }
                            let v21 = inner20(v2 * ALPHA, x);
                        }
                    }
                    if n % 3 < 1 {
                        break 'l8;
                    }
                }
            }
            v1 + x + v2 - v1 + s6[s6.len() - 1 - (n) % s6.len()] + m[1][1] + m[0][0]
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
            let mut k5: usize = 0;
            let s6 = &m[1][2..];
            let c7 = |u7_0: D| u7_0 * (u7_0 * lit(1.0));
            let mut k9: usize = 0;
            'l8: loop {
                if k9 >= 3 {
                    break;
                }
                k9 += 1;
                let o10: Option<D> = if !(lit((k9 % 4) as f64) <= m[0][0]) { Some(x) } else { None };
                if (x < lit(0.5)) && (x <= v2) {
                } else {
                    for i12 in (0..0).rev() {
                        for i14 in 1..k5 % 4 {
                            let mut c15 = |u15: D| {
                                { let right = lit(0.25) * ((1..k9).filter(|&i16| !(lit(0.9) <= lit((n % 4) as f64))).map(|i16| m[1][0]).sum::<D>() * u15); v1 += right; }
                                v1 * lit(0.5)
                            };
                            let mut v17: D = c15(x) - c15(lit(0.7));
                        }
                        let mut k19: usize = 0;
                        loop {
                            if k19 >= 6 {
                                break;
                            }
                            k19 += 1;
                            v2 = v2 * lit(0.5) + c7(lit(1.5));
                            fn inner20(s: D, t: D) -> D {
                                if t > lit(1.0) {
                                    return lit(0.25);
                                }
                                (s.abs() + lit(1.25)).cbrt()
                            }
                            let v21 = inner20(v2 * lit(ALPHA), x);
                        }
                    }
                    if n % 3 < 1 {
                        break 'l8;
                    }
                }
            }
            v1 + x + v2 - v1 + s6[s6.len() - 1 - (n) % s6.len()] + m[1][1] + m[0][0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p153", false, |report| crate::check_program!(11, report));
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
                (r5.iter().rev().filter(|&&e10| r5_len % 3 != 1).map(|&e10| e10 * u).filter(|&m10| r5[r5_len % r5.len()] < u).sum::<f64>() + u + r5[(2 * r5_len + 0) % r5.len()] + r4[(2 * r5_len + 1) % 3], r4[0].sin() + u.sin() + r5[(r5_len + r5_len) % r5.len()])
            }
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v25 = if x > -0.9 { x } else {
                if x >= y {
                    for _ in 1..n {
                        {
                            'l3: for i4 in (0..n).step_by(2) {
                                for _ in 1..7 {
                                    fn inner7(s: f64, t: f64) -> f64 {
                                        if t <= 0.3 {
                                            return t;
                                        }
                                        0.3 / (s.abs() + 0.5)
                                    }
                                    let v8: f64 = inner7(1.1 / (x.abs() + 1.25), 1.1);
                                    let mut k9: usize = 1;
                                }
                            }
                            'l10: for i11 in 1..n % 4 {
                                for i13 in 1..=3 {
                                    if y >= ((i11 % 4) as f64) {
                                        let mut p14: (f64, f64) = (0.125_f64 - y, (0.3_f64 * 0.3_f64 + 1.25_f64).hypot(y));
                                    }
                                    {
                                        if !(((n % 4) as f64) >= y) {
                                            continue;
                                        }
                                    }
                                }
                            }
                        }
                    }
                    for i16 in 0..n {
                        let c17 = |u17_0: f64, u17_1: f64| u17_0 + u17_0 / (u17_1.abs() + 0.5);
                        let mut k19: usize = 0;
                        let mut v21: f64 = loop {
                            if k19 >= 2 {
                                break x - ((n % 4) as f64);
                            }
                            k19 += 1;
                            let mut k20: usize = 0;
                        };
                    }
                } else {
                    for i23 in 1..7 {
                        let mut k24: usize = 2;
                    }
                }
                x
            };
            let mut v26 = v25;
            -v26 * v26
        }
    }
    pub mod off {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(fission))]
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
                (r5.iter().rev().filter(|&&e10| r5_len % 3 != 1).map(|&e10| e10 * u).filter(|&m10| r5[r5_len % r5.len()] < u).sum::<f64>() + u + r5[(2 * r5_len + 0) % r5.len()] + r4[(2 * r5_len + 1) % 3], r4[0].sin() + u.sin() + r5[(r5_len + r5_len) % r5.len()])
            }
        }
        #[differentiate(without(fission))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v25 = if x > -0.9 { x } else {
                if x >= y {
                    for _ in 1..n {
                        {
                            'l3: for i4 in (0..n).step_by(2) {
                                for _ in 1..7 {
                                    fn inner7(s: f64, t: f64) -> f64 {
                                        if t <= 0.3 {
                                            return t;
                                        }
                                        0.3 / (s.abs() + 0.5)
                                    }
                                    let v8: f64 = inner7(1.1 / (x.abs() + 1.25), 1.1);
                                    let mut k9: usize = 1;
                                }
                            }
                            'l10: for i11 in 1..n % 4 {
                                for i13 in 1..=3 {
                                    if y >= ((i11 % 4) as f64) {
                                        let mut p14: (f64, f64) = (0.125_f64 - y, (0.3_f64 * 0.3_f64 + 1.25_f64).hypot(y));
                                    }
                                    {
                                        if !(((n % 4) as f64) >= y) {
                                            continue;
                                        }
                                    }
                                }
                            }
                        }
                    }
                    for i16 in 0..n {
                        let c17 = |u17_0: f64, u17_1: f64| u17_0 + u17_0 / (u17_1.abs() + 0.5);
                        let mut k19: usize = 0;
                        let mut v21: f64 = loop {
                            if k19 >= 2 {
                                break x - ((n % 4) as f64);
                            }
                            k19 += 1;
                            let mut k20: usize = 0;
                        };
                    }
                } else {
                    for i23 in 1..7 {
                        let mut k24: usize = 2;
                    }
                }
                x
            };
            let mut v26 = v25;
            -v26 * v26
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
                (r5.iter().rev().filter(|&&e10| r5_len % 3 != 1).map(|&e10| e10 * u).filter(|&m10| r5[r5_len % r5.len()] < u).sum::<D>() + u + r5[(2 * r5_len + 0) % r5.len()] + r4[(2 * r5_len + 1) % 3], r4[0].sin() + u.sin() + r5[(r5_len + r5_len) % r5.len()])
            }
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v25 = if x > lit(-0.9) { x } else {
                if x >= y {
                    for _ in 1..n {
                        {
                            'l3: for i4 in (0..n).step_by(2) {
                                for _ in 1..7 {
                                    fn inner7(s: D, t: D) -> D {
                                        if t <= lit(0.3) {
                                            return t;
                                        }
                                        lit(0.3) / (s.abs() + lit(0.5))
                                    }
                                    let v8: D = inner7(lit(1.1) / (x.abs() + lit(1.25)), lit(1.1));
                                    let mut k9: usize = 1;
                                }
                            }
                            'l10: for i11 in 1..n % 4 {
                                for i13 in 1..=3 {
                                    if y >= lit((i11 % 4) as f64) {
                                        let mut p14: (D, D) = (lit(0.125) - y, (lit(0.3) * lit(0.3) + lit(1.25)).hypot(y));
                                    }
                                    {
                                        if !(lit((n % 4) as f64) >= y) {
                                            continue;
                                        }
                                    }
                                }
                            }
                        }
                    }
                    for i16 in 0..n {
                        let c17 = |u17_0: D, u17_1: D| u17_0 + u17_0 / (u17_1.abs() + lit(0.5));
                        let mut k19: usize = 0;
                        let mut v21: D = loop {
                            if k19 >= 2 {
                                break x - lit((n % 4) as f64);
                            }
                            k19 += 1;
                            let mut k20: usize = 0;
                        };
                    }
                } else {
                    for i23 in 1..7 {
                        let mut k24: usize = 2;
                    }
                }
                x
            };
            let mut v26 = v25;
            -v26 * v26
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p154", false, |report| crate::check_program!(0, report));
    }
}

pub mod p155 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
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
        #[differentiate]
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
                    if !(ALPHA > x) {
                        continue;
                    }
                }
            }
            [({ ALPHA }) - v1 + x + r2[0] + p[3 - 1 - (n) % 3], ALPHA * x + p[n % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(order))]
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
        #[differentiate(without(order))]
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
                    if !(ALPHA > x) {
                        continue;
                    }
                }
            }
            [({ ALPHA }) - v1 + x + r2[0] + p[3 - 1 - (n) % 3], ALPHA * x + p[n % 3]]
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
                    if !(lit(ALPHA) > x) {
                        continue;
                    }
                }
            }
            [({ lit(ALPHA) }) - v1 + x + r2[0] + p[3 - 1 - (n) % 3], lit(ALPHA) * x + p[n % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p155", false, |report| crate::check_program!(6, report));
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
            r3[r3_len % r3.len()] * v1 + r3[0] + a[0]
        }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = a[whole % a.len()];
            let mut v2 = ALPHA + field_w2;
            v1 = field_a + field_w0;
            fn inner3(s: f64, t: f64) -> f64 {
                if (s > 1.0) && (t <= 1.0) {
                    return t;
                }
                t * t
            }
            let v4 = inner3(field_w0 / (a[0] * a[0] + 0.5), { field_w1 });
            let v5: f64;
            if a[n % a.len()] >= 1.0_f64 {
                v5 = field_w2;
            } else {
                v5 = a[(whole + 1) % a.len()] * a[0];
            }
            let mut o6: Option<f64> = if !(v5 <= ((whole % 4) as f64)) { Some(0.25) } else { None };
            let v7 = v5 / (v4.abs() + 0.25);
            ((-BETA - v7) * v5 - v4 + v2.sin()) * v1 + a[a.len() - 1 - (n) % a.len()] + s.b
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
        #[differentiate(without(recompute))]
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
            r3[r3_len % r3.len()] * v1 + r3[0] + a[0]
        }
        #[differentiate(without(recompute))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = a[whole % a.len()];
            let mut v2 = ALPHA + field_w2;
            v1 = field_a + field_w0;
            fn inner3(s: f64, t: f64) -> f64 {
                if (s > 1.0) && (t <= 1.0) {
                    return t;
                }
                t * t
            }
            let v4 = inner3(field_w0 / (a[0] * a[0] + 0.5), { field_w1 });
            let v5: f64;
            if a[n % a.len()] >= 1.0_f64 {
                v5 = field_w2;
            } else {
                v5 = a[(whole + 1) % a.len()] * a[0];
            }
            let mut o6: Option<f64> = if !(v5 <= ((whole % 4) as f64)) { Some(0.25) } else { None };
            let v7 = v5 / (v4.abs() + 0.25);
            ((-BETA - v7) * v5 - v4 + v2.sin()) * v1 + a[a.len() - 1 - (n) % a.len()] + s.b
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
            r3[r3_len % r3.len()] * v1 + r3[0] + a[0]
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = a[whole % a.len()];
            let mut v2 = lit(ALPHA) + field_w2;
            v1 = field_a + field_w0;
            fn inner3(s: D, t: D) -> D {
                if (s > lit(1.0)) && (t <= lit(1.0)) {
                    return t;
                }
                t * t
            }
            let v4 = inner3(field_w0 / (a[0] * a[0] + lit(0.5)), { field_w1 });
            let v5: D;
            if a[n % a.len()] >= lit(1.0) {
                v5 = field_w2;
            } else {
                v5 = a[(whole + 1) % a.len()] * a[0];
            }
            let mut o6: Option<D> = if !(v5 <= lit((whole % 4) as f64)) { Some(lit(0.25)) } else { None };
            let v7 = v5 / (v4.abs() + lit(0.25));
            ((-lit(BETA) - v7) * v5 - v4 + v2.sin()) * v1 + a[a.len() - 1 - (n) % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p156", false, |report| crate::check_program!(8, report));
    }
}

pub mod p157 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(u: f64, v: f64) -> f64 {
                let mut v1 = v;
                let r2: [f64; 2] = [0.0; 2];
                let mut m3: [[f64; 2]; 3] = [[v, v1], [u, ALPHA], [r2[2 % 2], v1]];
                let mut k5: usize = 0;
                let v9: f64 = loop {
                    if k5 >= 3 {
                        break v;
                    }
                    k5 += 1;
                    for i7 in (1..2).step_by(2) {
                        let mut p8: (f64, f64) = (r2[0] * r2[0], if k5 % 2 < 1 { u } else { -1.0 });
                    }
                };
                u * v1 + v + r2[0]
            }
        }
        #[differentiate]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut x = x * ALPHA;
            let mut x = x;
            x /= ((n % 4) as f64).abs() + 0.5;
            let mut v1: f64 = ((n % 4) as f64) - x;
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 * x;
            if v1 > -1.0 {
                if x < x {
                    v1 += in_h0::h0(ALPHA, x);
                    let mut r3 = [x; 3];
                } else {
                    let mut v4 = m[0][2];
                }
                let s5 = &m[0][0..];
            } else {
                fn inner6(s: f64, t: f64) -> f64 {
                    if t >= s {
                        return if s <= 1.0 { s } else { s };
                    }
                    s
                }
                let v7: f64 = inner6(-v1, ALPHA * ((n % 4) as f64));
            }
            0.5 * v1 + m[1][1] + m[0][(2 * n + 2) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(rows))]
            pub fn h0(u: f64, v: f64) -> f64 {
                let mut v1 = v;
                let r2: [f64; 2] = [0.0; 2];
                let mut m3: [[f64; 2]; 3] = [[v, v1], [u, ALPHA], [r2[2 % 2], v1]];
                let mut k5: usize = 0;
                let v9: f64 = loop {
                    if k5 >= 3 {
                        break v;
                    }
                    k5 += 1;
                    for i7 in (1..2).step_by(2) {
                        let mut p8: (f64, f64) = (r2[0] * r2[0], if k5 % 2 < 1 { u } else { -1.0 });
                    }
                };
                u * v1 + v + r2[0]
            }
        }
        #[differentiate(without(rows))]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut x = x * ALPHA;
            let mut x = x;
            x /= ((n % 4) as f64).abs() + 0.5;
            let mut v1: f64 = ((n % 4) as f64) - x;
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 * x;
            if v1 > -1.0 {
                if x < x {
                    v1 += in_h0::h0(ALPHA, x);
                    let mut r3 = [x; 3];
                } else {
                    let mut v4 = m[0][2];
                }
                let s5 = &m[0][0..];
            } else {
                fn inner6(s: f64, t: f64) -> f64 {
                    if t >= s {
                        return if s <= 1.0 { s } else { s };
                    }
                    s
                }
                let v7: f64 = inner6(-v1, ALPHA * ((n % 4) as f64));
            }
            0.5 * v1 + m[1][1] + m[0][(2 * n + 2) % 3]
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
                let v9: D = loop {
                    if k5 >= 3 {
                        break v;
                    }
                    k5 += 1;
                    for i7 in (1..2).step_by(2) {
                        let mut p8: (D, D) = (r2[0] * r2[0], if k5 % 2 < 1 { u } else { lit(-1.0) });
                    }
                };
                u * v1 + v + r2[0]
            }
        }
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut x = x * lit(ALPHA);
            let mut x = x;
            { let right = lit((n % 4) as f64).abs() + lit(0.5); x /= right; }
            let mut v1: D = lit((n % 4) as f64) - x;
            let c2 = move |u2_0: D, u2_1: D| u2_0 * x;
            if v1 > lit(-1.0) {
                if x < x {
                    { let right = in_h0::h0(lit(ALPHA), x); v1 += right; }
                    let mut r3 = [x; 3];
                } else {
                    let mut v4 = m[0][2];
                }
                let s5 = &m[0][0..];
            } else {
                fn inner6(s: D, t: D) -> D {
                    if t >= s {
                        return if s <= lit(1.0) { s } else { s };
                    }
                    s
                }
                let v7: D = inner6(-v1, lit(ALPHA) * lit((n % 4) as f64));
            }
            lit(0.5) * v1 + m[1][1] + m[0][(2 * n + 2) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p157", false, |report| crate::check_program!(11, report));
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
                    'l7: while k8 < 6 {
                        k8 += 1;
                        r6[(2) % r6_len] -= 0.25 * (*e4 * v1);
                        r6[0] += 0.25 * (v + v);
                    }
                } else {
                    {
                        let mut v9 = *e4;
                        v1 += 0.25 * (*e4 * v9);
                    }
                    let mut k10: usize = 2;
                }
                v1 /= r2[0].abs() + 1.25 + 1.0;
            }
            (v1 * v1 - v + r2[0], ({ r2[0] }) * v + r2[r2_len % r2.len()])
        }
        #[differentiate]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = 0.5 / (field_w0 * field_w0 + 1.25);
            let mut x = (0..n).rev().enumerate().map(|(j2, i2)| 1.0 + 0.25 * v1.sin()).product::<f64>();
            let r3 = [x + field_a, field_a, field_w2.copysign(0.125)];
            x = field_a.tanh().exp();
            let mut r5: Vec<f64> = r3.iter().map(|&e4| { 0.5_f64 }).collect();
            let r5_len: usize = r5.len();
            let p6: (f64, f64) = (-1.0, field_w2);
            let p7: (f64, f64) = h0(BETA - field_a, field_b + field_w1);
            ((field_w1 + v1) * field_w2.sin() + r5[r5_len % r5.len()] + s.b, r5[r5.len() - 1 - (2 * r5_len + 0) % r5.len()] - field_w2 - field_w1 + r5[(n + r5_len) % r5.len()] + r3[3 - 1 - (2 * r5_len + 2) % 3])
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
        #[differentiate(without(tidy))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = 0.75_f64.sin();
            let mut r2 = vec![u; 4];
            let r2_len: usize = r2.len();
            for e4 in r2.iter() {
                if r2_len % 3 == 1 {
                    let mut r6: Vec<f64> = r2.iter().rev().map(|&e5| r2[r2.len() - 1 - (r2_len + 1) % r2.len()] / (v1.abs() + 1.25)).collect();
                    let r6_len: usize = r6.len();
                    let mut k8: usize = 0;
                    'l7: while k8 < 6 {
                        k8 += 1;
                        r6[(2) % r6_len] -= 0.25 * (*e4 * v1);
                        r6[0] += 0.25 * (v + v);
                    }
                } else {
                    {
                        let mut v9 = *e4;
                        v1 += 0.25 * (*e4 * v9);
                    }
                    let mut k10: usize = 2;
                }
                v1 /= r2[0].abs() + 1.25 + 1.0;
            }
            (v1 * v1 - v + r2[0], ({ r2[0] }) * v + r2[r2_len % r2.len()])
        }
        #[differentiate(without(tidy))]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = 0.5 / (field_w0 * field_w0 + 1.25);
            let mut x = (0..n).rev().enumerate().map(|(j2, i2)| 1.0 + 0.25 * v1.sin()).product::<f64>();
            let r3 = [x + field_a, field_a, field_w2.copysign(0.125)];
            x = field_a.tanh().exp();
            let mut r5: Vec<f64> = r3.iter().map(|&e4| { 0.5_f64 }).collect();
            let r5_len: usize = r5.len();
            let p6: (f64, f64) = (-1.0, field_w2);
            let p7: (f64, f64) = h0(BETA - field_a, field_b + field_w1);
            ((field_w1 + v1) * field_w2.sin() + r5[r5_len % r5.len()] + s.b, r5[r5.len() - 1 - (2 * r5_len + 0) % r5.len()] - field_w2 - field_w1 + r5[(n + r5_len) % r5.len()] + r3[3 - 1 - (2 * r5_len + 2) % 3])
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
                    {
                        let mut v9 = *e4;
                        { let right = lit(0.25) * (*e4 * v9); v1 += right; }
                    }
                    let mut k10: usize = 2;
                }
                { let right = r2[0].abs() + lit(1.25) + lit(1.0); v1 /= right; }
            }
            (v1 * v1 - v + r2[0], ({ r2[0] }) * v + r2[r2_len % r2.len()])
        }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = lit(0.5) / (field_w0 * field_w0 + lit(1.25));
            let mut x = (0..n).rev().enumerate().map(|(j2, i2)| lit(1.0) + lit(0.25) * v1.sin()).product::<D>();
            let r3 = [x + field_a, field_a, field_w2.copysign(lit(0.125))];
            x = field_a.tanh().exp();
            let mut r5: Vec<D> = r3.iter().map(|&e4| { lit(0.5) }).collect();
            let r5_len: usize = r5.len();
            let p6: (D, D) = (lit(-1.0), field_w2);
            let p7: (D, D) = h0(lit(BETA) - field_a, field_b + field_w1);
            ((field_w1 + v1) * field_w2.sin() + r5[r5_len % r5.len()] + s.b, r5[r5.len() - 1 - (2 * r5_len + 0) % r5.len()] - field_w2 - field_w1 + r5[(n + r5_len) % r5.len()] + r3[3 - 1 - (2 * r5_len + 2) % 3])
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p158", false, |report| crate::check_program!(9, report));
    }
}

pub mod p159 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate]
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
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
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
        report.program("p159", false, |report| crate::check_program!(5, report));
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
            if !(v2 >= 1.25) {
                'l14: for i15 in 1..k6 % 4 {
                    v8 += 0.25 * v1.powi((i15 % 4) as i32);
                    let mut k17: usize = 0;
                    let mut v31: f64 = loop {
                        if k17 >= 6 {
                            break v1.sin();
                        }
                        k17 += 1;
                        if k10 % 2 != 1 {
                            let mut k19: usize = 0;
                            'l18: while (k19 < 2) && (v2 < -0.75) {
                                k19 += 1;
                                {
                                    fn inner20(s: f64, t: f64) -> f64 {
                                        if t <= -0.9 {
                                            return s;
                                        }
                                        {
                                            let v21: f64 = s;
                                            t
                                        }
                                    }
                                    let v24 = inner20(if k6 % 3 != 1 {
                                        let v22: f64 = 1.1;
                                        a[0 % a.len()]
                                    } else {
                                        let v23 = a[(n + r4_len) % a.len()];
                                        -0.5
                                    }, m[(2 * k6 + 2) % 2][(2 * k10 + 1) % 3]);
                                }
                            }
                            let mut p26: (f64, f64) = ({
                                m[(n + i15) % 2][0] += 0.25 * ALPHA;
                                r4[r4.len() - 1 - (k19 + k6) % r4.len()]
                            }, a.iter().enumerate().map(|(j25, &e25)| match i15 % 4 {
                                0 => { v1 }
                                1 => { -2.0_f64 }
                                2 => { r4[0] }
                                _ => { a[0] }
                            }).filter(|&m25| m[1][1] < -1.25).sum::<f64>());
                        } else {
                            let c27 = move |u27_0: f64, u27_1: f64| u27_0 - a[a.len() - 1 - (2 * i15 + 0) % a.len()] * u27_0;
                        }
                        let mut k29: usize = 0;
                        let mut v30: f64 = 'l28: loop {
                            if k29 >= 6 {
                                break ALPHA;
                            }
                            k29 += 1;
                            v8 -= 0.25 * (if a[i15 % a.len()] <= 1.0 { ALPHA } else {
                                v2 /= a[a.len() - 1 - (r4_len) % a.len()] * a[a.len() - 1 - (r4_len) % a.len()] + 0.5 + 1.0;
                                ((k17 % 4) as f64)
                            });
                        };
                    };
                }
            } else {
                let mut r32 = m[0];
                m[(k10) % 2][2] += v8 - v8;
            }
            r4[2 % r4.len()] * v8 * v2.sin() + a[n % a.len()]
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
            if !(v2 >= 1.25) {
                'l14: for i15 in 1..k6 % 4 {
                    v8 += 0.25 * v1.powi((i15 % 4) as i32);
                    let mut k17: usize = 0;
                    let mut v31: f64 = loop {
                        if k17 >= 6 {
                            break v1.sin();
                        }
                        k17 += 1;
                        if k10 % 2 != 1 {
                            let mut k19: usize = 0;
                            'l18: while (k19 < 2) && (v2 < -0.75) {
                                k19 += 1;
                                {
                                    fn inner20(s: f64, t: f64) -> f64 {
                                        if t <= -0.9 {
                                            return s;
                                        }
                                        {
                                            let v21: f64 = s;
                                            t
                                        }
                                    }
                                    let v24 = inner20(if k6 % 3 != 1 {
                                        let v22: f64 = 1.1;
                                        a[0 % a.len()]
                                    } else {
                                        let v23 = a[(n + r4_len) % a.len()];
                                        -0.5
                                    }, m[(2 * k6 + 2) % 2][(2 * k10 + 1) % 3]);
                                }
                            }
                            let mut p26: (f64, f64) = ({
                                m[(n + i15) % 2][0] += 0.25 * ALPHA;
                                r4[r4.len() - 1 - (k19 + k6) % r4.len()]
                            }, a.iter().enumerate().map(|(j25, &e25)| match i15 % 4 {
                                0 => { v1 }
                                1 => { -2.0_f64 }
                                2 => { r4[0] }
                                _ => { a[0] }
                            }).filter(|&m25| m[1][1] < -1.25).sum::<f64>());
                        } else {
                            let c27 = move |u27_0: f64, u27_1: f64| u27_0 - a[a.len() - 1 - (2 * i15 + 0) % a.len()] * u27_0;
                        }
                        let mut k29: usize = 0;
                        let mut v30: f64 = 'l28: loop {
                            if k29 >= 6 {
                                break ALPHA;
                            }
                            k29 += 1;
                            v8 -= 0.25 * (if a[i15 % a.len()] <= 1.0 { ALPHA } else {
                                v2 /= a[a.len() - 1 - (r4_len) % a.len()] * a[a.len() - 1 - (r4_len) % a.len()] + 0.5 + 1.0;
                                ((k17 % 4) as f64)
                            });
                        };
                    };
                }
            } else {
                let mut r32 = m[0];
                m[(k10) % 2][2] += v8 - v8;
            }
            r4[2 % r4.len()] * v8 * v2.sin() + a[n % a.len()]
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
            if !(v2 >= lit(1.25)) {
                'l14: for i15 in 1..k6 % 4 {
                    { let right = lit(0.25) * v1.powi((i15 % 4) as i32); v8 += right; }
                    let mut k17: usize = 0;
                    let mut v31: D = loop {
                        if k17 >= 6 {
                            break v1.sin();
                        }
                        k17 += 1;
                        if k10 % 2 != 1 {
                            let mut k19: usize = 0;
                            'l18: while (k19 < 2) && (v2 < lit(-0.75)) {
                                k19 += 1;
                                {
                                    fn inner20(s: D, t: D) -> D {
                                        if t <= lit(-0.9) {
                                            return s;
                                        }
                                        {
                                            let v21: D = s;
                                            t
                                        }
                                    }
                                    let v24 = inner20(if k6 % 3 != 1 {
                                        let v22: D = lit(1.1);
                                        a[0 % a.len()]
                                    } else {
                                        let v23 = a[(n + r4_len) % a.len()];
                                        lit(-0.5)
                                    }, m[(2 * k6 + 2) % 2][(2 * k10 + 1) % 3]);
                                }
                            }
                            let mut p26: (D, D) = ({
                                { let right = lit(0.25) * lit(ALPHA); m[(n + i15) % 2][0] += right; }
                                r4[r4.len() - 1 - (k19 + k6) % r4.len()]
                            }, a.iter().enumerate().map(|(j25, &e25)| match i15 % 4 {
                                0 => { v1 }
                                1 => { lit(-2.0) }
                                2 => { r4[0] }
                                _ => { a[0] }
                            }).filter(|&m25| m[1][1] < lit(-1.25)).sum::<D>());
                        } else {
                            let c27 = move |u27_0: D, u27_1: D| u27_0 - a[a.len() - 1 - (2 * i15 + 0) % a.len()] * u27_0;
                        }
                        let mut k29: usize = 0;
                        let mut v30: D = 'l28: loop {
                            if k29 >= 6 {
                                break lit(ALPHA);
                            }
                            k29 += 1;
                            { let right = lit(0.25) * (if a[i15 % a.len()] <= lit(1.0) { lit(ALPHA) } else {
                                { let right = a[a.len() - 1 - (r4_len) % a.len()] * a[a.len() - 1 - (r4_len) % a.len()] + lit(0.5) + lit(1.0); v2 /= right; }
                                lit((k17 % 4) as f64)
                            }); v8 -= right; }
                        };
                    };
                }
            } else {
                let mut r32 = m[0];
                { let right = v8 - v8; m[(k10) % 2][2] += right; }
            }
            r4[2 % r4.len()] * v8 * v2.sin() + a[n % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p160", false, |report| crate::check_program!(12, report));
    }
}

pub mod p161 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
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
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t >= 0.125 {
                            return s;
                        }
                        s
                    }
                    let v10 = inner9(r3[4] / (r3[(k4 + k4) % 5] * r3[(k4 + k4) % 5] + 0.5), ((k4 % 4) as f64));
                }
                let mut p11: (f64, f64) = (0.9, v - ((k4 % 4) as f64));
            }
            (r3.iter().skip(2).map(|&e12| r3[0]).sum::<f64>() + v2 + v1.sin()) * v - u.sin() + r3[5 - 1 - (k4) % 5]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = h0(b[b.len() - 1 - (n + n) % b.len()], b[b.len() - 1 - (2 * n + 1) % b.len()]);
            let mut r2 = [v1, b[(n + 1) % b.len()] - v1, b[0] + v1, h0(v1, v1), h0(v1, b[b.len() - 1 - (n + n) % b.len()])];
            const GAMMA_3: f64 = -1.5;
            r2[5 - 1 - (0) % 5] /= (v1.abs() + 1.25) * GAMMA_3;
            for i4 in 1..5 {
                r2[i4] *= (r2[i4 - 1] - r2[i4]).cos();
            }
            let v5: f64 = f64::abs(v1);
            v1 += { b[b.len() - 1 - (2) % b.len()] };
            let mut v6: f64 = 0.3;
            let o7: Option<f64> = if n % 2 < 1 { Some(v5 - 1.25) } else { None };
            h0(v6, ((n % 4) as f64)) + v6 - v5 + r2[5 - 1 - (n) % 5] + b[0 % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
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
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t >= 0.125 {
                            return s;
                        }
                        s
                    }
                    let v10 = inner9(r3[4] / (r3[(k4 + k4) % 5] * r3[(k4 + k4) % 5] + 0.5), ((k4 % 4) as f64));
                }
                let mut p11: (f64, f64) = (0.9, v - ((k4 % 4) as f64));
            }
            (r3.iter().skip(2).map(|&e12| r3[0]).sum::<f64>() + v2 + v1.sin()) * v - u.sin() + r3[5 - 1 - (k4) % 5]
        }
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = h0(b[b.len() - 1 - (n + n) % b.len()], b[b.len() - 1 - (2 * n + 1) % b.len()]);
            let mut r2 = [v1, b[(n + 1) % b.len()] - v1, b[0] + v1, h0(v1, v1), h0(v1, b[b.len() - 1 - (n + n) % b.len()])];
            const GAMMA_3: f64 = -1.5;
            r2[5 - 1 - (0) % 5] /= (v1.abs() + 1.25) * GAMMA_3;
            for i4 in 1..5 {
                r2[i4] *= (r2[i4 - 1] - r2[i4]).cos();
            }
            let v5: f64 = f64::abs(v1);
            v1 += { b[b.len() - 1 - (2) % b.len()] };
            let mut v6: f64 = 0.3;
            let o7: Option<f64> = if n % 2 < 1 { Some(v5 - 1.25) } else { None };
            h0(v6, ((n % 4) as f64)) + v6 - v5 + r2[5 - 1 - (n) % 5] + b[0 % b.len()]
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
                    fn inner9(s: D, t: D) -> D {
                        if t >= lit(0.125) {
                            return s;
                        }
                        s
                    }
                    let v10 = inner9(r3[4] / (r3[(k4 + k4) % 5] * r3[(k4 + k4) % 5] + lit(0.5)), lit((k4 % 4) as f64));
                }
                let mut p11: (D, D) = (lit(0.9), v - lit((k4 % 4) as f64));
            }
            (r3.iter().skip(2).map(|&e12| r3[0]).sum::<D>() + v2 + v1.sin()) * v - u.sin() + r3[5 - 1 - (k4) % 5]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = h0(b[b.len() - 1 - (n + n) % b.len()], b[b.len() - 1 - (2 * n + 1) % b.len()]);
            let mut r2 = [v1, b[(n + 1) % b.len()] - v1, b[0] + v1, h0(v1, v1), h0(v1, b[b.len() - 1 - (n + n) % b.len()])];
            const GAMMA_3: f64 = -1.5;
            { let right = (v1.abs() + lit(1.25)) * lit(GAMMA_3); r2[5 - 1 - (0) % 5] /= right; }
            for i4 in 1..5 {
                { let right = (r2[i4 - 1] - r2[i4]).cos(); r2[i4] *= right; }
            }
            let v5: D = D::abs(v1);
            { let right = { b[b.len() - 1 - (2) % b.len()] }; v1 += right; }
            let mut v6: D = lit(0.3);
            let o7: Option<D> = if n % 2 < 1 { Some(v5 - lit(1.25)) } else { None };
            h0(v6, lit((n % 4) as f64)) + v6 - v5 + r2[5 - 1 - (n) % 5] + b[0 % b.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p161", false, |report| crate::check_program!(5, report));
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
            'l7: for _ in (1..n).rev() {
                let v9: f64 = a[0];
            }
            let mut k11: usize = 0;
            let mut v13: f64 = loop {
                if k11 >= 1 {
                    break -0.7 / (a[(n + 1) % a.len()].abs() + 0.5);
                }
                k11 += 1;
                let mut v12 = x.powi(3);
                if BETA >= BETA {
                    break if k11 % 2 != 1 { ((k11 % 4) as f64) } else { v2 };
                }
            };
            ((v2 - v13) * v3.sin() + v2.sin(), (0..3).enumerate().map(|(j14, i14)| v1 * ((n % 4) as f64)).filter(|&m14| v1 >= m14).sum::<f64>() + v13 + v3 + v2)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(fission))]
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
        #[differentiate(without(fission))]
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
            'l7: for _ in (1..n).rev() {
                let v9: f64 = a[0];
            }
            let mut k11: usize = 0;
            let mut v13: f64 = loop {
                if k11 >= 1 {
                    break -0.7 / (a[(n + 1) % a.len()].abs() + 0.5);
                }
                k11 += 1;
                let mut v12 = x.powi(3);
                if BETA >= BETA {
                    break if k11 % 2 != 1 { ((k11 % 4) as f64) } else { v2 };
                }
            };
            ((v2 - v13) * v3.sin() + v2.sin(), (0..3).enumerate().map(|(j14, i14)| v1 * ((n % 4) as f64)).filter(|&m14| v1 >= m14).sum::<f64>() + v13 + v3 + v2)
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
            'l7: for _ in (1..n).rev() {
                let v9: D = a[0];
            }
            let mut k11: usize = 0;
            let mut v13: D = loop {
                if k11 >= 1 {
                    break lit(-0.7) / (a[(n + 1) % a.len()].abs() + lit(0.5));
                }
                k11 += 1;
                let mut v12 = x.powi(3);
                if lit(BETA) >= lit(BETA) {
                    break if k11 % 2 != 1 { lit((k11 % 4) as f64) } else { v2 };
                }
            };
            ((v2 - v13) * v3.sin() + v2.sin(), (0..3).enumerate().map(|(j14, i14)| v1 * lit((n % 4) as f64)).filter(|&m14| v1 >= m14).sum::<D>() + v13 + v3 + v2)
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p162", false, |report| crate::check_program!(3, report));
    }
}

pub mod p163 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
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
            let v7 = u;
            if v7 > -0.7 {
                return None;
            }
            Some(u / (u * u + 1.25))
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = (1..=n).take(n + 1).map(|i1| 1.0 + 0.25 * x.sin()).product::<f64>();
            let mut x = v2;
            {
                let v3: f64;
                if w[(n + n) % w.len()] < w[0 % w.len()] {
                    v3 = v2 * v2;
                } else {
                    v3 = w[(n + n) % w.len()];
                }
                let mut r4 = [0.125 * v2, x.clamp(-0.875, 1.375), w[3 % w.len()].max(w[n % w.len()]), v3];
            }
            let mut k6: usize = 0;
            while (k6 < 6) && (v2 <= 1.1) {
                k6 += 1;
                for i7 in 1..w.len() {
                    w[i7] = w[i7 - 1] * v2.clamp(-2.125, 1.875) + w[i7];
                }
                let v8: f64 = -1.5;
            }
            match k6 % 3 {
                0 if v2 >= -1.5 => {
                    let (mut v9, v10): (f64, f64) = (x * v2, x * x);
                    let mut r11: Vec<f64> = vec![v9.cos().exp(); 4];
                    let r11_len: usize = r11.len();
                }
                1 => {
                    let o12: Option<f64> = if n % 3 != 1 { Some(w[(k6 + 1) % w.len()] + ((n % 4) as f64)) } else { None };
                }
                _ => {
                    const GAMMA_13: f64 = 0.9;
                    w[0] -= v2 * GAMMA_13;
                    let o14: Option<f64> = if v2 > v2 { Some({ w[0] }) } else { None };
                }
            }
            x + x.sin() + v2.sin() + w[n % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
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
            let v7 = u;
            if v7 > -0.7 {
                return None;
            }
            Some(u / (u * u + 1.25))
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = (1..=n).take(n + 1).map(|i1| 1.0 + 0.25 * x.sin()).product::<f64>();
            let mut x = v2;
            {
                let v3: f64;
                if w[(n + n) % w.len()] < w[0 % w.len()] {
                    v3 = v2 * v2;
                } else {
                    v3 = w[(n + n) % w.len()];
                }
                let mut r4 = [0.125 * v2, x.clamp(-0.875, 1.375), w[3 % w.len()].max(w[n % w.len()]), v3];
            }
            let mut k6: usize = 0;
            while (k6 < 6) && (v2 <= 1.1) {
                k6 += 1;
                for i7 in 1..w.len() {
                    w[i7] = w[i7 - 1] * v2.clamp(-2.125, 1.875) + w[i7];
                }
                let v8: f64 = -1.5;
            }
            match k6 % 3 {
                0 if v2 >= -1.5 => {
                    let (mut v9, v10): (f64, f64) = (x * v2, x * x);
                    let mut r11: Vec<f64> = vec![v9.cos().exp(); 4];
                    let r11_len: usize = r11.len();
                }
                1 => {
                    let o12: Option<f64> = if n % 3 != 1 { Some(w[(k6 + 1) % w.len()] + ((n % 4) as f64)) } else { None };
                }
                _ => {
                    const GAMMA_13: f64 = 0.9;
                    w[0] -= v2 * GAMMA_13;
                    let o14: Option<f64> = if v2 > v2 { Some({ w[0] }) } else { None };
                }
            }
            x + x.sin() + v2.sin() + w[n % w.len()]
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
            let v7 = u;
            if v7 > lit(-0.7) {
                return None;
            }
            Some(u / (u * u + lit(1.25)))
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2 = (1..=n).take(n + 1).map(|i1| lit(1.0) + lit(0.25) * x.sin()).product::<D>();
            let mut x = v2;
            {
                let v3: D;
                if w[(n + n) % w.len()] < w[0 % w.len()] {
                    v3 = v2 * v2;
                } else {
                    v3 = w[(n + n) % w.len()];
                }
                let mut r4 = [lit(0.125) * v2, x.clamp(lit(-0.875), lit(1.375)), w[3 % w.len()].max(w[n % w.len()]), v3];
            }
            let mut k6: usize = 0;
            while (k6 < 6) && (v2 <= lit(1.1)) {
                k6 += 1;
                for i7 in 1..w.len() {
                    w[i7] = w[i7 - 1] * v2.clamp(lit(-2.125), lit(1.875)) + w[i7];
                }
                let v8: D = lit(-1.5);
            }
            match k6 % 3 {
                0 if v2 >= lit(-1.5) => {
                    let (mut v9, v10): (D, D) = (x * v2, x * x);
                    let mut r11: Vec<D> = vec![v9.cos().exp(); 4];
                    let r11_len: usize = r11.len();
                }
                1 => {
                    let o12: Option<D> = if n % 3 != 1 { Some(w[(k6 + 1) % w.len()] + lit((n % 4) as f64)) } else { None };
                }
                _ => {
                    const GAMMA_13: f64 = 0.9;
                    { let right = v2 * lit(GAMMA_13); w[0] -= right; }
                    let o14: Option<D> = if v2 > v2 { Some({ w[0] }) } else { None };
                }
            }
            x + x.sin() + v2.sin() + w[n % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p163", false, |report| crate::check_program!(4, report));
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
                        let v15: f64 = loop {
                            if k8 >= 1 {
                                break r4[2 - 1 - (2 * k6 + 2) % 2].sin();
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
                            for e13 in r4.iter_mut() {
                                if k6 % 2 != 1 {
                                    v3 -= 0.25 * (1..k8).take(2 * k6 + 2).map(|i14| -0.125 + v).sum::<f64>();
                                    continue;
                                }
                            }
                        };
                        for i17 in 1..2 {
                            r4[1] -= 0.25 * v;
                        }
                    }
                    for i19 in 0..k6 {
                        let v20 = if v3 <= -1.25 { r4[0] } else { BETA };
                    }
                } else {
                    for _ in 0..2 {
                        let v23: f64;
                        if v2 > v2 {
                            v23 = v2 * u;
                        } else {
                            v23 = r4[0] % 1.75;
                        }
                        let mut k25: usize = 0;
                        loop {
                            if k25 >= 2 {
                                break;
                            }
                            k25 += 1;
                            let v26: f64;
                            if u > 0.7 {
                                v26 = v23.abs();
                            } else {
                                v26 = v2;
                            }
                        }
                    }
                }
                if r4[0] > v3 {
                    break;
                }
            }
            v3 + r4[0] - v3 + v2.sin() - v.sin() + u + r4[(k6 + 1) % 2]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = h0(-0.7, q[4 - 1 - (4) % 4]);
            let mut v2: f64 = -1.0;
            let mut r3 = vec![h0(((n % 4) as f64), a[(n + n) % a.len()]), b[2 % b.len()].rem_euclid(2.25)];
            let r3_len: usize = r3.len();
            fn inner4(s: f64, t: f64) -> f64 {
                if s > s {
                    return f64::exp(t.tanh());
                }
                t * t
            }
            let v5 = inner4(0.3 - v2, v2);
            v1 *= (v5 + ((r3_len % 4) as f64)).sin();
            let c6 = |u6_0: f64| u6_0 - BETA;
            if n % 3 != 1 {
                'l7: for &e8 in q {
                    let mut p9: (f64, f64) = (e8 * BETA, e8 + a[a.len() - 1 - (0) % a.len()]);
                    {
                        let mut r11 = [(0..4).take(n + 1).map(|i10| ((r3_len % 4) as f64)).filter(|&m10| v5 > -1.1).sum::<f64>(), b[(2 * r3_len + 1) % b.len()] * v2, b[r3_len % b.len()] / (p9.1.abs() + 0.5), ((r3_len % 4) as f64)];
                        {
                            {
                                let mut v12 = if e8 <= q[0] { e8 } else { 0.125 };
                                let mut v13 = v1 * e8;
                            }
                            r11[2] += 0.25 * (v2 * v5);
                        }
                    }
                }
            }
            v1 - r3[0] - v5 - v2 + v1 + a[(n + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(without(recompute))]
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
                        let v15: f64 = loop {
                            if k8 >= 1 {
                                break r4[2 - 1 - (2 * k6 + 2) % 2].sin();
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
                            for e13 in r4.iter_mut() {
                                if k6 % 2 != 1 {
                                    v3 -= 0.25 * (1..k8).take(2 * k6 + 2).map(|i14| -0.125 + v).sum::<f64>();
                                    continue;
                                }
                            }
                        };
                        for i17 in 1..2 {
                            r4[1] -= 0.25 * v;
                        }
                    }
                    for i19 in 0..k6 {
                        let v20 = if v3 <= -1.25 { r4[0] } else { BETA };
                    }
                } else {
                    for _ in 0..2 {
                        let v23: f64;
                        if v2 > v2 {
                            v23 = v2 * u;
                        } else {
                            v23 = r4[0] % 1.75;
                        }
                        let mut k25: usize = 0;
                        loop {
                            if k25 >= 2 {
                                break;
                            }
                            k25 += 1;
                            let v26: f64;
                            if u > 0.7 {
                                v26 = v23.abs();
                            } else {
                                v26 = v2;
                            }
                        }
                    }
                }
                if r4[0] > v3 {
                    break;
                }
            }
            v3 + r4[0] - v3 + v2.sin() - v.sin() + u + r4[(k6 + 1) % 2]
        }
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = h0(-0.7, q[4 - 1 - (4) % 4]);
            let mut v2: f64 = -1.0;
            let mut r3 = vec![h0(((n % 4) as f64), a[(n + n) % a.len()]), b[2 % b.len()].rem_euclid(2.25)];
            let r3_len: usize = r3.len();
            fn inner4(s: f64, t: f64) -> f64 {
                if s > s {
                    return f64::exp(t.tanh());
                }
                t * t
            }
            let v5 = inner4(0.3 - v2, v2);
            v1 *= (v5 + ((r3_len % 4) as f64)).sin();
            let c6 = |u6_0: f64| u6_0 - BETA;
            if n % 3 != 1 {
                'l7: for &e8 in q {
                    let mut p9: (f64, f64) = (e8 * BETA, e8 + a[a.len() - 1 - (0) % a.len()]);
                    {
                        let mut r11 = [(0..4).take(n + 1).map(|i10| ((r3_len % 4) as f64)).filter(|&m10| v5 > -1.1).sum::<f64>(), b[(2 * r3_len + 1) % b.len()] * v2, b[r3_len % b.len()] / (p9.1.abs() + 0.5), ((r3_len % 4) as f64)];
                        {
                            {
                                let mut v12 = if e8 <= q[0] { e8 } else { 0.125 };
                                let mut v13 = v1 * e8;
                            }
                            r11[2] += 0.25 * (v2 * v5);
                        }
                    }
                }
            }
            v1 - r3[0] - v5 - v2 + v1 + a[(n + n) % a.len()]
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
                        let v15: D = loop {
                            if k8 >= 1 {
                                break r4[2 - 1 - (2 * k6 + 2) % 2].sin();
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
                            for e13 in r4.iter_mut() {
                                if k6 % 2 != 1 {
                                    { let right = lit(0.25) * (1..k8).take(2 * k6 + 2).map(|i14| lit(-0.125) + v).sum::<D>(); v3 -= right; }
                                    continue;
                                }
                            }
                        };
                        for i17 in 1..2 {
                            { let right = lit(0.25) * v; r4[1] -= right; }
                        }
                    }
                    for i19 in 0..k6 {
                        let v20 = if v3 <= lit(-1.25) { r4[0] } else { lit(BETA) };
                    }
                } else {
                    for _ in 0..2 {
                        let v23: D;
                        if v2 > v2 {
                            v23 = v2 * u;
                        } else {
                            v23 = r4[0] % lit(1.75);
                        }
                        let mut k25: usize = 0;
                        loop {
                            if k25 >= 2 {
                                break;
                            }
                            k25 += 1;
                            let v26: D;
                            if u > lit(0.7) {
                                v26 = v23.abs();
                            } else {
                                v26 = v2;
                            }
                        }
                    }
                }
                if r4[0] > v3 {
                    break;
                }
            }
            v3 + r4[0] - v3 + v2.sin() - v.sin() + u + r4[(k6 + 1) % 2]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = h0(lit(-0.7), q[4 - 1 - (4) % 4]);
            let mut v2: D = lit(-1.0);
            let mut r3 = vec![h0(lit((n % 4) as f64), a[(n + n) % a.len()]), b[2 % b.len()].rem_euclid(lit(2.25))];
            let r3_len: usize = r3.len();
            fn inner4(s: D, t: D) -> D {
                if s > s {
                    return D::exp(t.tanh());
                }
                t * t
            }
            let v5 = inner4(lit(0.3) - v2, v2);
            { let right = (v5 + lit((r3_len % 4) as f64)).sin(); v1 *= right; }
            let c6 = |u6_0: D| u6_0 - lit(BETA);
            if n % 3 != 1 {
                'l7: for &e8 in q {
                    let mut p9: (D, D) = (e8 * lit(BETA), e8 + a[a.len() - 1 - (0) % a.len()]);
                    {
                        let mut r11 = [(0..4).take(n + 1).map(|i10| lit((r3_len % 4) as f64)).filter(|&m10| v5 > lit(-1.1)).sum::<D>(), b[(2 * r3_len + 1) % b.len()] * v2, b[r3_len % b.len()] / (p9.1.abs() + lit(0.5)), lit((r3_len % 4) as f64)];
                        {
                            {
                                let mut v12 = if e8 <= q[0] { e8 } else { lit(0.125) };
                                let mut v13 = v1 * e8;
                            }
                            { let right = lit(0.25) * (v2 * v5); r11[2] += right; }
                        }
                    }
                }
            }
            v1 - r3[0] - v5 - v2 + v1 + a[(n + n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p164", false, |report| crate::check_program!(5, report));
    }
}

pub mod p165 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate]
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
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate(without(rows))]
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
        report.program("p165", false, |report| crate::check_program!(6, report));
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
            ({ -0.75 }) + v5 + y + v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.1;
        #[differentiate(without(tidy))]
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
            ({ -0.75 }) + v5 + y + v1
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
            ({ lit(-0.75) }) + v5 + y + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p166", false, |report| crate::check_program!(0, report));
    }
}

pub mod p167 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
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
        #[differentiate]
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
                            let v8: f64;
                            if !(r1[2] <= 1.1) {
                                v8 = r1[4 - 1 - (n + 1) % 4] * y;
                            } else {
                                v8 = x;
                            }
                        }
                    }
                }
                1 => {
                    for _ in 1..n % 4 {
                        x = x;
                    }
                }
                _ => {
                    x *= (r1[2] as f32 as f64).cos();
                }
            }
            r1.iter().zip(&r1).map(|(&e11, &z11)| z11).fold(y, |acc11, t11| acc11.sin() + r1[3] * t11) + x.sin() + y.sin() + r1[4 - 1 - (n) % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
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
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
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
                            let v8: f64;
                            if !(r1[2] <= 1.1) {
                                v8 = r1[4 - 1 - (n + 1) % 4] * y;
                            } else {
                                v8 = x;
                            }
                        }
                    }
                }
                1 => {
                    for _ in 1..n % 4 {
                        x = x;
                    }
                }
                _ => {
                    x *= (r1[2] as f32 as f64).cos();
                }
            }
            r1.iter().zip(&r1).map(|(&e11, &z11)| z11).fold(y, |acc11, t11| acc11.sin() + r1[3] * t11) + x.sin() + y.sin() + r1[4 - 1 - (n) % 4]
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
                            let v8: D;
                            if !(r1[2] <= lit(1.1)) {
                                v8 = r1[4 - 1 - (n + 1) % 4] * y;
                            } else {
                                v8 = x;
                            }
                        }
                    }
                }
                1 => {
                    for _ in 1..n % 4 {
                        x = x;
                    }
                }
                _ => {
                    { let right = single(r1[2]).cos(); x *= right; }
                }
            }
            r1.iter().zip(&r1).map(|(&e11, &z11)| z11).fold(y, |acc11, t11| acc11.sin() + r1[3] * t11) + x.sin() + y.sin() + r1[4 - 1 - (n) % 4]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p167", true, |report| crate::check_program!(0, report));
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
            v / (1.25 * 1.25 + 0.25) + v5 + v.sin() - u + r3[r3_len % r3.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x = w[0] - -0.5;
            let mut k2: usize = 0;
            'l1: while k2 < 6 {
                k2 += 1;
                let v3: f64 = -x;
            }
            let v4 = x + BETA;
            {
                let mut k6: usize = 0;
                let mut v8: f64 = 'l5: loop {
                    if k6 >= 4 {
                        break v4;
                    }
                    k6 += 1;
                    x -= 0.25 * (BETA * w[(k6 + 1) % w.len()]);
                    const GAMMA_7: f64 = -2.0;
                    x *= 1.1 / (1.0 + 1.1 * 1.1) * GAMMA_7;
                };
                let v9: f64;
                if k6 % 2 != 1 {
                    v9 = f64::max(ALPHA, w[w.len() - 1 - (n) % w.len()]);
                } else {
                    v9 = ALPHA * w[(k6 + k6) % w.len()];
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        #[differentiate(without(assign))]
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
            v / (1.25 * 1.25 + 0.25) + v5 + v.sin() - u + r3[r3_len % r3.len()]
        }
        #[differentiate(without(assign))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x = w[0] - -0.5;
            let mut k2: usize = 0;
            'l1: while k2 < 6 {
                k2 += 1;
                let v3: f64 = -x;
            }
            let v4 = x + BETA;
            {
                let mut k6: usize = 0;
                let mut v8: f64 = 'l5: loop {
                    if k6 >= 4 {
                        break v4;
                    }
                    k6 += 1;
                    x -= 0.25 * (BETA * w[(k6 + 1) % w.len()]);
                    const GAMMA_7: f64 = -2.0;
                    x *= 1.1 / (1.0 + 1.1 * 1.1) * GAMMA_7;
                };
                let v9: f64;
                if k6 % 2 != 1 {
                    v9 = f64::max(ALPHA, w[w.len() - 1 - (n) % w.len()]);
                } else {
                    v9 = ALPHA * w[(k6 + k6) % w.len()];
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
            v / (lit(1.25) * lit(1.25) + lit(0.25)) + v5 + v.sin() - u + r3[r3_len % r3.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut x = w[0] - lit(-0.5);
            let mut k2: usize = 0;
            'l1: while k2 < 6 {
                k2 += 1;
                let v3: D = -x;
            }
            let v4 = x + lit(BETA);
            {
                let mut k6: usize = 0;
                let mut v8: D = 'l5: loop {
                    if k6 >= 4 {
                        break v4;
                    }
                    k6 += 1;
                    { let right = lit(0.25) * (lit(BETA) * w[(k6 + 1) % w.len()]); x -= right; }
                    const GAMMA_7: f64 = -2.0;
                    { let right = lit(1.1) / (lit(1.0) + lit(1.1) * lit(1.1)) * lit(GAMMA_7); x *= right; }
                };
                let v9: D;
                if k6 % 2 != 1 {
                    v9 = D::max(lit(ALPHA), w[w.len() - 1 - (n) % w.len()]);
                } else {
                    v9 = lit(ALPHA) * w[(k6 + k6) % w.len()];
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p168", false, |report| crate::check_program!(7, report));
    }
}

pub mod p169 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
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
            } else {
                if v1 <= -1.25 {
                    v2 = -0.7_f64 - a[0];
                }
                if v4 <= v2 {
                    let mut r12: Vec<f64> = a.iter().map(|&e11| e11).collect();
                    let r12_len: usize = r12.len();
                }
            }
            a[0] % 1.75 + v1 + a[(n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
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
            } else {
                if v1 <= -1.25 {
                    v2 = -0.7_f64 - a[0];
                }
                if v4 <= v2 {
                    let mut r12: Vec<f64> = a.iter().map(|&e11| e11).collect();
                    let r12_len: usize = r12.len();
                }
            }
            a[0] % 1.75 + v1 + a[(n + 1) % a.len()]
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
            } else {
                if v1 <= lit(-1.25) {
                    v2 = lit(-0.7) - a[0];
                }
                if v4 <= v2 {
                    let mut r12: Vec<D> = a.iter().map(|&e11| e11).collect();
                    let r12_len: usize = r12.len();
                }
            }
            a[0] % lit(1.75) + v1 + a[(n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p169", false, |report| crate::check_program!(12, report));
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
            [(p[(n + n) % 3] * p[1] + v5) * v4.sin() + v2 + v1, ((n % 4) as f64) + v5 + x - v2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 1.25;
        #[differentiate(without(fission))]
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
            [(p[(n + n) % 3] * p[1] + v5) * v4.sin() + v2 + v1, ((n % 4) as f64) + v5 + x - v2]
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
            [(p[(n + n) % 3] * p[1] + v5) * v4.sin() + v2 + v1, lit((n % 4) as f64) + v5 + x - v2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p170", false, |report| crate::check_program!(6, report));
    }
}

pub mod p171 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate]
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
    }
    pub mod off {
    pub mod it {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(without(order))]
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
        report.program("p171", false, |report| crate::check_program!(10, report));
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
            (w[(r3_len + 1) % w.len()] as f32 as f64) + v2.sin() + a[a.len() - 1 - (r3_len + 1) % a.len()]
        }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = f64::ln(field_w0.abs() + 0.25);
            let mut m2: [[f64; 2]; 3] = [[field_w0, field_a], [field_w2, field_w2], [field_a, field_a]];
            let m3: [[f64; 3]; 2] = [[1.25; 3]; 2];
            m2[2][(n + 1) % 2] = m2[2][(n + 1) % 2] * 0.5 + m2[2][(2 * n + 1) % 2];
            for i5 in 1..3 {
                v1 = v1 * 0.5 + field_b.cos();
            }
            let v6 = field_w0;
            let mut k8: usize = 0;
            let mut v10: f64 = 'l7: loop {
                if k8 >= 1 {
                    break field_w1 - ((whole % 4) as f64);
                }
                k8 += 1;
                v1 += 0.25 * a.iter().map(|&e9| f64::midpoint(field_w2, a[0])).fold(a[(n + 1) % a.len()], |acc9, t9| acc9.sin() + a[(2 * n + 1) % a.len()] * t9);
            };
            field_b + ((whole % 4) as f64) - field_w2.sin() + a[(whole + 1) % a.len()] + s.b
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
            (w[(r3_len + 1) % w.len()] as f32 as f64) + v2.sin() + a[a.len() - 1 - (r3_len + 1) % a.len()]
        }
        #[differentiate(without(recompute))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = f64::ln(field_w0.abs() + 0.25);
            let mut m2: [[f64; 2]; 3] = [[field_w0, field_a], [field_w2, field_w2], [field_a, field_a]];
            let m3: [[f64; 3]; 2] = [[1.25; 3]; 2];
            m2[2][(n + 1) % 2] = m2[2][(n + 1) % 2] * 0.5 + m2[2][(2 * n + 1) % 2];
            for i5 in 1..3 {
                v1 = v1 * 0.5 + field_b.cos();
            }
            let v6 = field_w0;
            let mut k8: usize = 0;
            let mut v10: f64 = 'l7: loop {
                if k8 >= 1 {
                    break field_w1 - ((whole % 4) as f64);
                }
                k8 += 1;
                v1 += 0.25 * a.iter().map(|&e9| f64::midpoint(field_w2, a[0])).fold(a[(n + 1) % a.len()], |acc9, t9| acc9.sin() + a[(2 * n + 1) % a.len()] * t9);
            };
            field_b + ((whole % 4) as f64) - field_w2.sin() + a[(whole + 1) % a.len()] + s.b
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
            single(w[(r3_len + 1) % w.len()]) + v2.sin() + a[a.len() - 1 - (r3_len + 1) % a.len()]
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = D::ln(field_w0.abs() + lit(0.25));
            let mut m2: [[D; 2]; 3] = [[field_w0, field_a], [field_w2, field_w2], [field_a, field_a]];
            let m3: [[D; 3]; 2] = [[lit(1.25); 3]; 2];
            m2[2][(n + 1) % 2] = m2[2][(n + 1) % 2] * lit(0.5) + m2[2][(2 * n + 1) % 2];
            for i5 in 1..3 {
                v1 = v1 * lit(0.5) + field_b.cos();
            }
            let v6 = field_w0;
            let mut k8: usize = 0;
            let mut v10: D = 'l7: loop {
                if k8 >= 1 {
                    break field_w1 - lit((whole % 4) as f64);
                }
                k8 += 1;
                { let right = lit(0.25) * a.iter().map(|&e9| D::midpoint(field_w2, a[0])).fold(a[(n + 1) % a.len()], |acc9, t9| acc9.sin() + a[(2 * n + 1) % a.len()] * t9); v1 += right; }
            };
            field_b + lit((whole % 4) as f64) - field_w2.sin() + a[(whole + 1) % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p172", true, |report| crate::check_program!(8, report));
    }
}

pub mod p173 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        #[differentiate]
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
            let mut v13: f64 = loop {
                if k7 >= 0 {
                    break x;
                }
                k7 += 1;
                'l8: for i9 in 1..6 {
                }
                let r12 = [-x, (v3.abs() + 1.25).sqrt(), v4 * v2, x, (0..3).filter(|&i10| k7 % 3 < 1).map(|i10| (0..k7).filter(|&i11| 1.25_f64 <= v4).map(|i11| x).fold(v5, |acc11, t11| 0.5 * acc11 + y * t11)).filter(|&m11| ((n % 4) as f64) > 0.125).fold(((k7 % 4) as f64), |acc11, t11| 0.5 * acc11 + y * t11)];
            };
            Ok(2.0 - v5 + v13 + v5 + v2)
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
            let mut v13: f64 = loop {
                if k7 >= 0 {
                    break x;
                }
                k7 += 1;
                'l8: for i9 in 1..6 {
                }
                let r12 = [-x, (v3.abs() + 1.25).sqrt(), v4 * v2, x, (0..3).filter(|&i10| k7 % 3 < 1).map(|i10| (0..k7).filter(|&i11| 1.25_f64 <= v4).map(|i11| x).fold(v5, |acc11, t11| 0.5 * acc11 + y * t11)).filter(|&m11| ((n % 4) as f64) > 0.125).fold(((k7 % 4) as f64), |acc11, t11| 0.5 * acc11 + y * t11)];
            };
            Ok(2.0 - v5 + v13 + v5 + v2)
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
            let mut v13: D = loop {
                if k7 >= 0 {
                    break x;
                }
                k7 += 1;
                'l8: for i9 in 1..6 {
                }
                let r12 = [-x, (v3.abs() + lit(1.25)).sqrt(), v4 * v2, x, (0..3).filter(|&i10| k7 % 3 < 1).map(|i10| (0..k7).filter(|&i11| lit(1.25) <= v4).map(|i11| x).fold(v5, |acc11, t11| lit(0.5) * acc11 + y * t11)).filter(|&m11| lit((n % 4) as f64) > lit(0.125)).fold(lit((k7 % 4) as f64), |acc11, t11| lit(0.5) * acc11 + y * t11)];
            };
            Ok(lit(2.0) - v5 + v13 + v5 + v2)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p173", false, |report| crate::check_program!(10, report));
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
            for _ in 1..4 {
                if k5 % 3 == 1 {
                    let mut v9 = (1..k5).enumerate().map(|(j8, i8)| field_b / (((k5 % 4) as f64).abs() + 0.5)).sum::<f64>();
                }
            }
            (((x + field_w1) * v3 - v2.sin()) * field_w1 + s.b, (1..4).map(|i10| field_w0 - field_a).sum::<f64>() + v3 + v2 - field_w1)
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
        #[differentiate(without(tidy))]
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
        #[differentiate(without(tidy))]
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
            for _ in 1..4 {
                if k5 % 3 == 1 {
                    let mut v9 = (1..k5).enumerate().map(|(j8, i8)| field_b / (((k5 % 4) as f64).abs() + 0.5)).sum::<f64>();
                }
            }
            (((x + field_w1) * v3 - v2.sin()) * field_w1 + s.b, (1..4).map(|i10| field_w0 - field_a).sum::<f64>() + v3 + v2 - field_w1)
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
            for _ in 1..4 {
                if k5 % 3 == 1 {
                    let mut v9 = (1..k5).enumerate().map(|(j8, i8)| field_b / (lit((k5 % 4) as f64).abs() + lit(0.5))).sum::<D>();
                }
            }
            (((x + field_w1) * v3 - v2.sin()) * field_w1 + s.b, (1..4).map(|i10| field_w0 - field_a).sum::<D>() + v3 + v2 - field_w1)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p174", false, |report| crate::check_program!(9, report));
    }
}

pub mod p175 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate]
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
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = p[2] + p[3 - 1 - (2 * n + 0) % 3];
            let mut v3 = (1..5).map(|i2| ((n % 4) as f64) - v1).sum::<f64>();
            let mut o4: Option<f64> = if p[0] > -0.5 { Some(p[0] / (v1.abs() + 0.25)) } else { None };
            for i6 in (1..n).rev() {
                for i8 in 0..i6 {
                    let mut v9 = if p[(2 * n + 2) % 3] <= p[1] { x } else { v1 };
                }
                let (mut v10, v11): (f64, f64) = (v1 * 0.9, h0(x, (2 * i6 + 0) % 4));
            }
            [p.iter().zip(&p).map(|(&e12, &z12)| 1.0 + 0.25 * o4.map(|m13| m13 * p[3 - 1 - (n) % 3]).unwrap_or(z12).sin()).product::<f64>() - v3 - v1 + p[0], v1 + v3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
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
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = p[2] + p[3 - 1 - (2 * n + 0) % 3];
            let mut v3 = (1..5).map(|i2| ((n % 4) as f64) - v1).sum::<f64>();
            let mut o4: Option<f64> = if p[0] > -0.5 { Some(p[0] / (v1.abs() + 0.25)) } else { None };
            for i6 in (1..n).rev() {
                for i8 in 0..i6 {
                    let mut v9 = if p[(2 * n + 2) % 3] <= p[1] { x } else { v1 };
                }
                let (mut v10, v11): (f64, f64) = (v1 * 0.9, h0(x, (2 * i6 + 0) % 4));
            }
            [p.iter().zip(&p).map(|(&e12, &z12)| 1.0 + 0.25 * o4.map(|m13| m13 * p[3 - 1 - (n) % 3]).unwrap_or(z12).sin()).product::<f64>() - v3 - v1 + p[0], v1 + v3]
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
                let (mut v10, v11): (D, D) = (v1 * lit(0.9), h0(x, (2 * i6 + 0) % 4));
            }
            [p.iter().zip(&p).map(|(&e12, &z12)| lit(1.0) + lit(0.25) * o4.map(|m13| m13 * p[3 - 1 - (n) % 3]).unwrap_or(z12).sin()).product::<D>() - v3 - v1 + p[0], v1 + v3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p175", false, |report| crate::check_program!(6, report));
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
        report.program("p176", false, |report| crate::check_program!(0, report));
    }
}

pub mod p177 {
    pub mod base {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
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
        #[differentiate]
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
                    }
                }
                _ => {
                    for _ in 1..2 {
                        let o8: Option<f64> = if v1 > v2 { Some(v2 + w[(n + 1) % w.len()]) } else { None };
                        r3[1 % 5] = w[w.len() - 1 - (n) % w.len()];
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(carry))]
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
        #[differentiate(without(carry))]
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
                    }
                }
                _ => {
                    for _ in 1..2 {
                        let o8: Option<f64> = if v1 > v2 { Some(v2 + w[(n + 1) % w.len()]) } else { None };
                        r3[1 % 5] = w[w.len() - 1 - (n) % w.len()];
                    }
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
                    }
                }
                _ => {
                    for _ in 1..2 {
                        let o8: Option<D> = if v1 > v2 { Some(v2 + w[(n + 1) % w.len()]) } else { None };
                        r3[1 % 5] = w[w.len() - 1 - (n) % w.len()];
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p177", false, |report| crate::check_program!(7, report));
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
                    let mut r13 = vec![r3[1] * w[1 % w.len()], { ((i7 % 4) as f64) }, u, (r3[0].abs() + 0.25).ln()];
                    let r13_len: usize = r13.len();
                }
            }
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = (0.9 * x.sin()).asin();
            let mut v2: f64 = y.powi(3);
            let mut r3 = [v1, match n % 4 {
                0 if ((n % 4) as f64) > 0.9 => { ((n % 4) as f64) }
                1 => {
                    v2 += v1 + ((n % 4) as f64);
                    -1.5
                }
                2 => { v2 }
                _ => { x }
            }, v2 * v1, v1];
            let mut r4: [f64; 2] = [1.5; 2];
            for e6 in r3.iter_mut() {
                let mut v7: f64 = -1.5;
                if *e6 <= 0.3 {
                    break;
                }
            }
            for i8 in 1..4 {
                r3[i8] += r3[i8 - 1] * v2.atan();
            }
            v2 * ALPHA + v2 + v1 + y + x.sin() + r3[(2 * n + 2) % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        #[differentiate(without(fission))]
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
                    let mut r13 = vec![r3[1] * w[1 % w.len()], { ((i7 % 4) as f64) }, u, (r3[0].abs() + 0.25).ln()];
                    let r13_len: usize = r13.len();
                }
            }
        }
        #[differentiate(without(fission))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = (0.9 * x.sin()).asin();
            let mut v2: f64 = y.powi(3);
            let mut r3 = [v1, match n % 4 {
                0 if ((n % 4) as f64) > 0.9 => { ((n % 4) as f64) }
                1 => {
                    v2 += v1 + ((n % 4) as f64);
                    -1.5
                }
                2 => { v2 }
                _ => { x }
            }, v2 * v1, v1];
            let mut r4: [f64; 2] = [1.5; 2];
            for e6 in r3.iter_mut() {
                let mut v7: f64 = -1.5;
                if *e6 <= 0.3 {
                    break;
                }
            }
            for i8 in 1..4 {
                r3[i8] += r3[i8 - 1] * v2.atan();
            }
            v2 * ALPHA + v2 + v1 + y + x.sin() + r3[(2 * n + 2) % 4]
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
                    let mut r13 = vec![r3[1] * w[1 % w.len()], { lit((i7 % 4) as f64) }, u, (r3[0].abs() + lit(0.25)).ln()];
                    let r13_len: usize = r13.len();
                }
            }
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = (lit(0.9) * x.sin()).asin();
            let mut v2: D = y.powi(3);
            let mut r3 = [v1, match n % 4 {
                0 if lit((n % 4) as f64) > lit(0.9) => { lit((n % 4) as f64) }
                1 => {
                    { let right = v1 + lit((n % 4) as f64); v2 += right; }
                    lit(-1.5)
                }
                2 => { v2 }
                _ => { x }
            }, v2 * v1, v1];
            let mut r4: [D; 2] = [lit(1.5); 2];
            for e6 in r3.iter_mut() {
                let mut v7: D = lit(-1.5);
                if *e6 <= lit(0.3) {
                    break;
                }
            }
            for i8 in 1..4 {
                { let right = r3[i8 - 1] * v2.atan(); r3[i8] += right; }
            }
            v2 * lit(ALPHA) + v2 + v1 + y + x.sin() + r3[(2 * n + 2) % 4]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p178", false, |report| crate::check_program!(0, report));
    }
}

pub mod p179 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate]
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
            'l10: for e11 in r2 {
                const GAMMA_12: f64 = 1.0;
                v1 += 0.25 * r2.iter().zip(&r2).take(n).map(|(&e13, &z13)| e13 + 1.0).fold(1.25_f64, |acc13, t13| 0.5 * acc13 + BETA * t13) * GAMMA_12;
            }
            v1 - m[(n + 1) % 2][(n + 1) % 3] + v1.sin() + r2[4 % 4] + a[n % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
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
            'l10: for e11 in r2 {
                const GAMMA_12: f64 = 1.0;
                v1 += 0.25 * r2.iter().zip(&r2).take(n).map(|(&e13, &z13)| e13 + 1.0).fold(1.25_f64, |acc13, t13| 0.5 * acc13 + BETA * t13) * GAMMA_12;
            }
            v1 - m[(n + 1) % 2][(n + 1) % 3] + v1.sin() + r2[4 % 4] + a[n % a.len()]
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
            'l10: for e11 in r2 {
                const GAMMA_12: f64 = 1.0;
                { let right = lit(0.25) * r2.iter().zip(&r2).take(n).map(|(&e13, &z13)| e13 + lit(1.0)).fold(lit(1.25), |acc13, t13| lit(0.5) * acc13 + lit(BETA) * t13) * lit(GAMMA_12); v1 += right; }
            }
            v1 - m[(n + 1) % 2][(n + 1) % 3] + v1.sin() + r2[4 % 4] + a[n % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p179", false, |report| crate::check_program!(12, report));
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
                u - u - v1
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
            v2 / (r6[1] * r6[1] + 1.25) + x.sin() + a[(2 * k8 + 0) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(recompute))]
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
                u - u - v1
            }
        }
        #[differentiate(without(recompute))]
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
            v2 / (r6[1] * r6[1] + 1.25) + x.sin() + a[(2 * k8 + 0) % a.len()]
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
                u - u - v1
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
            v2 / (r6[1] * r6[1] + lit(1.25)) + x.sin() + a[(2 * k8 + 0) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p180", false, |report| crate::check_program!(1, report));
    }
}

pub mod p181 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate]
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
    }
    pub mod off {
    pub mod it {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(rows))]
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
        report.program("p181", false, |report| crate::check_program!(10, report));
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
            let v6 = f64::powf(a[0].abs() + 1.25, 2.25);
            let mut k8: usize = 0;
            'l7: while (k8 < 5) && (x > v2) {
                k8 += 1;
                let v9 = a[(n + 1) % a.len()] + a[(2 * k8 + 0) % a.len()];
                let mut o10: Option<f64> = if a[0] >= 0.9 { Some(v2 + x) } else { None };
            }
            ((if (a[0] > 0.7) && (x <= 0.25) { v1 } else { x }) - v6 + x + a[a.len() - 1 - (n) % a.len()], (x - ((n % 4) as f64) + v6) * v1.sin() + a[a.len() - 1 - (k8) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x * -0.7_f64;
            let mut v2 = a[(n + 1) % a.len()] + v1;
            'l3: for &e4 in a {
                const GAMMA_5: f64 = -2.0;
                x /= (a[0].abs() + 1.25 + 1.0) * GAMMA_5;
            }
            let v6 = f64::powf(a[0].abs() + 1.25, 2.25);
            let mut k8: usize = 0;
            'l7: while (k8 < 5) && (x > v2) {
                k8 += 1;
                let v9 = a[(n + 1) % a.len()] + a[(2 * k8 + 0) % a.len()];
                let mut o10: Option<f64> = if a[0] >= 0.9 { Some(v2 + x) } else { None };
            }
            ((if (a[0] > 0.7) && (x <= 0.25) { v1 } else { x }) - v6 + x + a[a.len() - 1 - (n) % a.len()], (x - ((n % 4) as f64) + v6) * v1.sin() + a[a.len() - 1 - (k8) % a.len()])
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
            let v6 = D::powf(a[0].abs() + lit(1.25), lit(2.25));
            let mut k8: usize = 0;
            'l7: while (k8 < 5) && (x > v2) {
                k8 += 1;
                let v9 = a[(n + 1) % a.len()] + a[(2 * k8 + 0) % a.len()];
                let mut o10: Option<D> = if a[0] >= lit(0.9) { Some(v2 + x) } else { None };
            }
            ((if (a[0] > lit(0.7)) && (x <= lit(0.25)) { v1 } else { x }) - v6 + x + a[a.len() - 1 - (n) % a.len()], (x - lit((n % 4) as f64) + v6) * v1.sin() + a[a.len() - 1 - (k8) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p182", false, |report| crate::check_program!(3, report));
    }
}

pub mod p183 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate]
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
                }
                'l11: for e12 in w.iter() {
                    {
                        let mut v13 = w[w.len() - 1 - (1) % w.len()] - x;
                    }
                }
            }
            (r2.iter().sum::<f64>() + v1.sin()) * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
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
                }
                'l11: for e12 in w.iter() {
                    {
                        let mut v13 = w[w.len() - 1 - (1) % w.len()] - x;
                    }
                }
            }
            (r2.iter().sum::<f64>() + v1.sin()) * x
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
                }
                'l11: for e12 in w.iter() {
                    {
                        let mut v13 = w[w.len() - 1 - (1) % w.len()] - x;
                    }
                }
            }
            (r2.iter().sum::<D>() + v1.sin()) * x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p183", false, |report| crate::check_program!(4, report));
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
        #[differentiate(without(assign))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut r2 = [v1 - v1; 3];
            r2[3 - 1 - (4) % 3] *= w[3 % w.len()] / (1.0 + w[3 % w.len()] * w[3 % w.len()]);
            let o3: Option<f64> = if (r2[1] < u) || (v1 <= 0.125) { Some(if u >= 0.25 { 1.25 } else { u }) } else { None };
        }
        #[differentiate(without(assign))]
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
        report.program("p184", false, |report| crate::check_program!(3, report));
    }
}

pub mod p185 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
                let mut v1 = w[0];
                let mut r2 = vec![w[0].clamp(-0.875, 1.375); 4];
                let r2_len: usize = r2.len();
                'l3: for &e4 in &r2 {
                    w[0] = (0.7_f64.abs() + 0.5).hypot(w[(2 * r2_len + 2) % w.len()]).cos();
                }
                let mut m5: [[f64; 3]; 2] = [[v1, v1, v1], [v1, v1, w[0]]];
                w[(k + k) % w.len()] * v1 + r2[(2 * k + 2) % r2.len()] + w[k % w.len()]
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x - a[a.len() - 1 - (n) % a.len()];
            x -= x;
            for &e3 in a {
                (x, v1) = (v1, x);
            }
            let v4: f64 = 2.0;
            ((ALPHA + v4.sin() + v1.sin()) * x + a[a.len() - 1 - (n + 1) % a.len()], v1 * ALPHA * v1 + x + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(carry))]
            pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
                let mut v1 = w[0];
                let mut r2 = vec![w[0].clamp(-0.875, 1.375); 4];
                let r2_len: usize = r2.len();
                'l3: for &e4 in &r2 {
                    w[0] = (0.7_f64.abs() + 0.5).hypot(w[(2 * r2_len + 2) % w.len()]).cos();
                }
                let mut m5: [[f64; 3]; 2] = [[v1, v1, v1], [v1, v1, w[0]]];
                w[(k + k) % w.len()] * v1 + r2[(2 * k + 2) % r2.len()] + w[k % w.len()]
            }
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x - a[a.len() - 1 - (n) % a.len()];
            x -= x;
            for &e3 in a {
                (x, v1) = (v1, x);
            }
            let v4: f64 = 2.0;
            ((ALPHA + v4.sin() + v1.sin()) * x + a[a.len() - 1 - (n + 1) % a.len()], v1 * ALPHA * v1 + x + a[0])
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
                let mut m5: [[D; 3]; 2] = [[v1, v1, v1], [v1, v1, w[0]]];
                w[(k + k) % w.len()] * v1 + r2[(2 * k + 2) % r2.len()] + w[k % w.len()]
            }
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x - a[a.len() - 1 - (n) % a.len()];
            { let right = x; x -= right; }
            for &e3 in a {
                (x, v1) = (v1, x);
            }
            let v4: D = lit(2.0);
            ((lit(ALPHA) + v4.sin() + v1.sin()) * x + a[a.len() - 1 - (n + 1) % a.len()], v1 * lit(ALPHA) * v1 + x + a[0])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p185", false, |report| crate::check_program!(3, report));
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
                'l3: for i4 in 0..n % 4 {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if t > 1.1 {
                            return s;
                        }
                        s / (s.abs() + 0.5)
                    }
                    let v6 = inner5(x + ((n % 4) as f64), y * m2[(2) % 3][1]);
                }
                v1 = v1 * 0.5 + ((-0.25_f64).abs() + 0.25).sqrt();
            } else {
                for _ in 1..n {
                    {
                        if y <= 0.5 {
                            break;
                        }
                    }
                }
            }
            (f64::log(0.9_f64 * 0.9_f64 + 1.25, 2.5) + v1) * x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(without(fission))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y - x;
            let mut m2: [[f64; 2]; 3] = [[0.3; 2]; 3];
            if x <= -1.1 {
                'l3: for i4 in 0..n % 4 {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if t > 1.1 {
                            return s;
                        }
                        s / (s.abs() + 0.5)
                    }
                    let v6 = inner5(x + ((n % 4) as f64), y * m2[(2) % 3][1]);
                }
                v1 = v1 * 0.5 + ((-0.25_f64).abs() + 0.25).sqrt();
            } else {
                for _ in 1..n {
                    {
                        if y <= 0.5 {
                            break;
                        }
                    }
                }
            }
            (f64::log(0.9_f64 * 0.9_f64 + 1.25, 2.5) + v1) * x.sin()
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
                v1 = v1 * lit(0.5) + (lit(-0.25).abs() + lit(0.25)).sqrt();
            } else {
                for _ in 1..n {
                    {
                        if y <= lit(0.5) {
                            break;
                        }
                    }
                }
            }
            (D::log(lit(0.9) * lit(0.9) + lit(1.25), lit(2.5)) + v1) * x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p186", false, |report| crate::check_program!(0, report));
    }
}

pub mod p187 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
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
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
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
        report.program("p187", false, |report| crate::check_program!(11, report));
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
                    fn inner8(s: f64, t: f64) -> f64 {
                        if t < 0.25 {
                            return t + -0.25;
                        }
                        s
                    }
                    let v9 = inner8(ALPHA + v1, ALPHA / (ALPHA.abs() + 0.5));
                } else {
                    let mut v10: f64 = 2.0;
                    let mut k12: usize = 0;
                    let mut v14: f64 = 'l11: loop {
                        if k12 >= 0 {
                            break v1 / (v1.abs() + 0.5);
                        }
                        k12 += 1;
                        for i13 in (1..3).rev() {
                            p[i13] += p[i13 - 1] * ALPHA.sin();
                        }
                    };
                }
            }
            [v1 + ALPHA + x + p[1], p[0] + v1.sin() + x + p[(2 * n + 2) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(recompute))]
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
                    fn inner8(s: f64, t: f64) -> f64 {
                        if t < 0.25 {
                            return t + -0.25;
                        }
                        s
                    }
                    let v9 = inner8(ALPHA + v1, ALPHA / (ALPHA.abs() + 0.5));
                } else {
                    let mut v10: f64 = 2.0;
                    let mut k12: usize = 0;
                    let mut v14: f64 = 'l11: loop {
                        if k12 >= 0 {
                            break v1 / (v1.abs() + 0.5);
                        }
                        k12 += 1;
                        for i13 in (1..3).rev() {
                            p[i13] += p[i13 - 1] * ALPHA.sin();
                        }
                    };
                }
            }
            [v1 + ALPHA + x + p[1], p[0] + v1.sin() + x + p[(2 * n + 2) % 3]]
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
                    fn inner8(s: D, t: D) -> D {
                        if t < lit(0.25) {
                            return t + lit(-0.25);
                        }
                        s
                    }
                    let v9 = inner8(lit(ALPHA) + v1, lit(ALPHA) / (lit(ALPHA).abs() + lit(0.5)));
                } else {
                    let mut v10: D = lit(2.0);
                    let mut k12: usize = 0;
                    let mut v14: D = 'l11: loop {
                        if k12 >= 0 {
                            break v1 / (v1.abs() + lit(0.5));
                        }
                        k12 += 1;
                        for i13 in (1..3).rev() {
                            { let right = p[i13 - 1] * lit(ALPHA).sin(); p[i13] += right; }
                        }
                    };
                }
            }
            [v1 + lit(ALPHA) + x + p[1], p[0] + v1.sin() + x + p[(2 * n + 2) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p188", false, |report| crate::check_program!(6, report));
    }
}

pub mod p189 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        #[differentiate]
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
            let mut k17: usize = 0;
            let mut v21: f64 = 'l16: loop {
                if k17 >= 6 {
                    break x.sin();
                }
                k17 += 1;
                fn inner18(s: f64, t: f64) -> f64 {
                    if s <= s {
                        return if -0.7_f64 > -0.5 {
                            let v19 = s;
                            v19
                        } else { t };
                    }
                    { t }
                }
                let y = inner18(v2, {
                    let v20 = r6[(n + 1) % 4];
                    r6[(2 * k17 + 2) % 4]
                });
            };
            if n % 3 < 1 {
                return Err(1);
            }
            Ok(y + v2 + v21 + v5 - v2.sin() + y + r6[0])
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
        const ALPHA: f64 = 0.7;
        #[differentiate(without(rows))]
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
            let mut k17: usize = 0;
            let mut v21: f64 = 'l16: loop {
                if k17 >= 6 {
                    break x.sin();
                }
                k17 += 1;
                fn inner18(s: f64, t: f64) -> f64 {
                    if s <= s {
                        return if -0.7_f64 > -0.5 {
                            let v19 = s;
                            v19
                        } else { t };
                    }
                    { t }
                }
                let y = inner18(v2, {
                    let v20 = r6[(n + 1) % 4];
                    r6[(2 * k17 + 2) % 4]
                });
            };
            if n % 3 < 1 {
                return Err(1);
            }
            Ok(y + v2 + v21 + v5 - v2.sin() + y + r6[0])
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
            let mut k17: usize = 0;
            let mut v21: D = 'l16: loop {
                if k17 >= 6 {
                    break x.sin();
                }
                k17 += 1;
                fn inner18(s: D, t: D) -> D {
                    if s <= s {
                        return if lit(-0.7) > lit(-0.5) {
                            let v19 = s;
                            v19
                        } else { t };
                    }
                    { t }
                }
                let y = inner18(v2, {
                    let v20 = r6[(n + 1) % 4];
                    r6[(2 * k17 + 2) % 4]
                });
            };
            if n % 3 < 1 {
                return Err(1);
            }
            Ok(y + v2 + v21 + v5 - v2.sin() + y + r6[0])
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p189", false, |report| crate::check_program!(10, report));
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
            (a[0] * ((k6 % 4) as f64) + v2.sin()) * v1 + a[n % a.len()] + s.b
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
        #[differentiate(without(tidy))]
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
            (a[0] * ((k6 % 4) as f64) + v2.sin()) * v1 + a[n % a.len()] + s.b
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
            (a[0] * lit((k6 % 4) as f64) + v2.sin()) * v1 + a[n % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p190", false, |report| crate::check_program!(8, report));
    }
}

pub mod p191 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
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
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
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
        report.program("p191", false, |report| crate::check_program!(5, report));
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
                        v1 += 0.25 * v1;
                    }
                    _ => {
                        v2 = v2;
                    }
                }
                let o17: Option<f64> = if m[1][2] > 0.25 { Some(r4[3 - 1 - (n + n) % 3] * m[1][(n) % 3]) } else { None };
            }
            v2 + v1
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
                        v1 += 0.25 * v1;
                    }
                    _ => {
                        v2 = v2;
                    }
                }
                let o17: Option<f64> = if m[1][2] > 0.25 { Some(r4[3 - 1 - (n + n) % 3] * m[1][(n) % 3]) } else { None };
            }
            v2 + v1
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
                        { let right = lit(0.25) * v1; v1 += right; }
                    }
                    _ => {
                        v2 = v2;
                    }
                }
                let o17: Option<D> = if m[1][2] > lit(0.25) { Some(r4[3 - 1 - (n + n) % 3] * m[1][(n) % 3]) } else { None };
            }
            v2 + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p192", false, |report| crate::check_program!(12, report));
    }
}

pub mod p193 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
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
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry))]
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
        report.program("p193", false, |report| crate::check_program!(5, report));
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
                (v3 + v5) * v3 + v1.sin() + b[2 % b.len()]
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
                {
                    w[1 % w.len()] -= x;
                    let v9 = w[w.len() - 1 - (4) % w.len()];
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(fission))]
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
                (v3 + v5) * v3 + v1.sin() + b[2 % b.len()]
            }
        }
        #[differentiate(without(fission))]
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
                {
                    w[1 % w.len()] -= x;
                    let v9 = w[w.len() - 1 - (4) % w.len()];
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
                (v3 + v5) * v3 + v1.sin() + b[2 % b.len()]
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
                {
                    { let right = x; w[1 % w.len()] -= right; }
                    let v9 = w[w.len() - 1 - (4) % w.len()];
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p194", false, |report| crate::check_program!(7, report));
    }
}

pub mod p195 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
                let mut v1 = ((k % 4) as f64) * u;
                let mut m2: [[f64; 2]; 3] = [[v1, ALPHA], [u, u], [v1, ALPHA]];
                let mut v3: f64 = -0.5;
                {
                }
                Ok((u + v3) * v1.sin() - u)
            }
        }
        #[differentiate]
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
            [in_h0::h0(x, (2) % 4).unwrap_or(v1) - v6 + v3.sin() + r4[3 % 5], r4.chunks(2).enumerate().map(|(j13, e13)| e13[0]).fold(p[2], |acc13, t13| 0.5 * acc13 + v6 * t13) + p[1 % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(order))]
            pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
                let mut v1 = ((k % 4) as f64) * u;
                let mut m2: [[f64; 2]; 3] = [[v1, ALPHA], [u, u], [v1, ALPHA]];
                let mut v3: f64 = -0.5;
                {
                }
                Ok((u + v3) * v1.sin() - u)
            }
        }
        #[differentiate(without(order))]
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
            [in_h0::h0(x, (2) % 4).unwrap_or(v1) - v6 + v3.sin() + r4[3 % 5], r4.chunks(2).enumerate().map(|(j13, e13)| e13[0]).fold(p[2], |acc13, t13| 0.5 * acc13 + v6 * t13) + p[1 % 3]]
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
            [in_h0::h0(x, (2) % 4).unwrap_or(v1) - v6 + v3.sin() + r4[3 % 5], r4.chunks(2).enumerate().map(|(j13, e13)| e13[0]).fold(p[2], |acc13, t13| lit(0.5) * acc13 + v6 * t13) + p[1 % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p195", false, |report| crate::check_program!(6, report));
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
            h0((match k % 3 {
                0 => {
                    let v7: f64 = u;
                    v7
                }
                1 => {
                    let v8: f64 = 0.125;
                    u
                }
                _ => { v1 }
            }).sin(), k - 1).sin() * (h0(u.atan(), k - 1).sin() * (u.ceil() - u))
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1: f64 = -0.7 + 1.1;
            if 1.5_f64 > 0.9 {
                v1 += h0(((n % 4) as f64), (n + 1) % 4);
                v1 = y * ((n % 4) as f64);
            }
            let v2: f64;
            if n % 3 < 1 {
                v2 = (x as f32 as f64);
            } else {
                v2 = (v1 as f32 as f64);
            }
            v1 += v2 + v2;
            if n % 2 < 1 {
                return Err(1);
            }
            Ok(x * v1 - y)
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
        #[differentiate(without(recompute))]
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
            h0((match k % 3 {
                0 => {
                    let v7: f64 = u;
                    v7
                }
                1 => {
                    let v8: f64 = 0.125;
                    u
                }
                _ => { v1 }
            }).sin(), k - 1).sin() * (h0(u.atan(), k - 1).sin() * (u.ceil() - u))
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1: f64 = -0.7 + 1.1;
            if 1.5_f64 > 0.9 {
                v1 += h0(((n % 4) as f64), (n + 1) % 4);
                v1 = y * ((n % 4) as f64);
            }
            let v2: f64;
            if n % 3 < 1 {
                v2 = (x as f32 as f64);
            } else {
                v2 = (v1 as f32 as f64);
            }
            v1 += v2 + v2;
            if n % 2 < 1 {
                return Err(1);
            }
            Ok(x * v1 - y)
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
            h0((match k % 3 {
                0 => {
                    let v7: D = u;
                    v7
                }
                1 => {
                    let v8: D = lit(0.125);
                    u
                }
                _ => { v1 }
            }).sin(), k - 1).sin() * (h0(u.atan(), k - 1).sin() * (u.ceil() - u))
        }
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1: D = lit(-0.7) + lit(1.1);
            if lit(1.5) > lit(0.9) {
                { let right = h0(lit((n % 4) as f64), (n + 1) % 4); v1 += right; }
                v1 = y * lit((n % 4) as f64);
            }
            let v2: D;
            if n % 3 < 1 {
                v2 = single(x);
            } else {
                v2 = single(v1);
            }
            { let right = v2 + v2; v1 += right; }
            if n % 2 < 1 {
                return Err(1);
            }
            Ok(x * v1 - y)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p196", true, |report| crate::check_program!(10, report));
    }
}

pub mod p197 {
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
            let mut v1: f64 = ((n % 4) as f64) - field_w1;
            v1 = field_w2 + v1;
            v1 /= x * x + 0.25;
            let mut k3: usize = 0;
            let mut v11: f64 = 'l2: loop {
                if k3 >= 4 {
                    break x * x;
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
                        let mut v10: f64 = field_b.clamp(-0.875, 1.375);
                    }
                }
            };
            ((field_w1 + field_b - v11.sin() + v1 + field_w2.sin()) * field_w0 + s.b, (v1 / (v1.abs() + 0.5) - v1 + field_w1) * field_w0)
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
        #[differentiate(without(rows))]
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
            let mut v11: f64 = 'l2: loop {
                if k3 >= 4 {
                    break x * x;
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
                        let mut v10: f64 = field_b.clamp(-0.875, 1.375);
                    }
                }
            };
            ((field_w1 + field_b - v11.sin() + v1 + field_w2.sin()) * field_w0 + s.b, (v1 / (v1.abs() + 0.5) - v1 + field_w1) * field_w0)
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
            let mut v11: D = 'l2: loop {
                if k3 >= 4 {
                    break x * x;
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
                        let mut v10: D = field_b.clamp(lit(-0.875), lit(1.375));
                    }
                }
            };
            ((field_w1 + field_b - v11.sin() + v1 + field_w2.sin()) * field_w0 + s.b, (v1 / (v1.abs() + lit(0.5)) - v1 + field_w1) * field_w0)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p197", false, |report| crate::check_program!(9, report));
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
            let mut v1 = x.rem_euclid(2.25);
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
                if !(ALPHA < -0.25) {
                    for &e11 in &r4 {
                        const GAMMA_12: f64 = 0.5;
                        v2 = (-0.3_f64).max(-2.25).min(2.375) * GAMMA_12;
                    }
                }
            }
            let mut k14: usize = 0;
            'l13: while k14 < 6 {
                k14 += 1;
                h0(&mut p, BETA);
                let v15 = v1;
            }
            [v1 + ((k14 % 4) as f64) + x + p[2], f64::hypot(v1.abs() + 0.5, ALPHA) + v2.sin() + x + r4[(k14 + 1) % 3] + p[4 % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        #[differentiate(without(tidy))]
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
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x.rem_euclid(2.25);
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
                if !(ALPHA < -0.25) {
                    for &e11 in &r4 {
                        const GAMMA_12: f64 = 0.5;
                        v2 = (-0.3_f64).max(-2.25).min(2.375) * GAMMA_12;
                    }
                }
            }
            let mut k14: usize = 0;
            'l13: while k14 < 6 {
                k14 += 1;
                h0(&mut p, BETA);
                let v15 = v1;
            }
            [v1 + ((k14 % 4) as f64) + x + p[2], f64::hypot(v1.abs() + 0.5, ALPHA) + v2.sin() + x + r4[(k14 + 1) % 3] + p[4 % 3]]
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
            let mut v1 = x.rem_euclid(lit(2.25));
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
                if !(lit(ALPHA) < lit(-0.25)) {
                    for &e11 in &r4 {
                        const GAMMA_12: f64 = 0.5;
                        v2 = lit(-0.3).max(lit(-2.25)).min(lit(2.375)) * lit(GAMMA_12);
                    }
                }
            }
            let mut k14: usize = 0;
            'l13: while k14 < 6 {
                k14 += 1;
                h0(&mut p, lit(BETA));
                let v15 = v1;
            }
            [v1 + lit((k14 % 4) as f64) + x + p[2], D::hypot(v1.abs() + lit(0.5), lit(ALPHA)) + v2.sin() + x + r4[(k14 + 1) % 3] + p[4 % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p198", false, |report| crate::check_program!(6, report));
    }
}

pub mod p199 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[0] - x;
            let mut v3 = a.iter().rev().map(|&e2| a[n % a.len()].atan2(a[(2 * n + 2) % a.len()].abs() + 0.5)).fold(v1, |acc2, t2| 0.5 * acc2 + t2 * t2);
            v1 = -1.25 * v3;
            let mut v4 = -0.75 + v1;
            for &e6 in a {
                v3 -= 0.25 * (0.75 / (v4 * v4 + 1.25));
            }
            let s7: &[f64] = &a[..];
            for i9 in 1..s7.len() {
                let v10: f64;
                if (((i9 % 4) as f64) <= 0.125) || (ALPHA > -0.75) {
                    v10 = a[(2 * i9 + 2) % a.len()];
                } else {
                    v10 = if v4 > ALPHA {
                        let v11 = v4;
                        v11
                    } else { ((n % 4) as f64) };
                }
            }
            (((n % 4) as f64) + a[2 % a.len()] + v4.sin() + v3.sin()) * x.sin() + s7[0] + a[3 % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[0] - x;
            let mut v3 = a.iter().rev().map(|&e2| a[n % a.len()].atan2(a[(2 * n + 2) % a.len()].abs() + 0.5)).fold(v1, |acc2, t2| 0.5 * acc2 + t2 * t2);
            v1 = -1.25 * v3;
            let mut v4 = -0.75 + v1;
            for &e6 in a {
                v3 -= 0.25 * (0.75 / (v4 * v4 + 1.25));
            }
            let s7: &[f64] = &a[..];
            for i9 in 1..s7.len() {
                let v10: f64;
                if (((i9 % 4) as f64) <= 0.125) || (ALPHA > -0.75) {
                    v10 = a[(2 * i9 + 2) % a.len()];
                } else {
                    v10 = if v4 > ALPHA {
                        let v11 = v4;
                        v11
                    } else { ((n % 4) as f64) };
                }
            }
            (((n % 4) as f64) + a[2 % a.len()] + v4.sin() + v3.sin()) * x.sin() + s7[0] + a[3 % a.len()]
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
            let s7: &[D] = &a[..];
            for i9 in 1..s7.len() {
                let v10: D;
                if (lit((i9 % 4) as f64) <= lit(0.125)) || (lit(ALPHA) > lit(-0.75)) {
                    v10 = a[(2 * i9 + 2) % a.len()];
                } else {
                    v10 = if v4 > lit(ALPHA) {
                        let v11 = v4;
                        v11
                    } else { lit((n % 4) as f64) };
                }
            }
            (lit((n % 4) as f64) + a[2 % a.len()] + v4.sin() + v3.sin()) * x.sin() + s7[0] + a[3 % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p199", false, |report| crate::check_program!(1, report));
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
