// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p150 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v4 = if (-0.9_f64 >= -1.0) || (((k % 4) as f64) > u) { u } else {
                if k % 3 < 1 {
                    const GAMMA_1: f64 = -0.25;
                    u = (if (u >= 0.7) || (u < 1.1) {
                        let v2 = 0.75 - u;
                        u
                    } else {
                        u = u;
                        u
                    }) * GAMMA_1;
                } else {
                    let c3 = move |u3_0: f64, u3_1: f64| u3_0 + u3_1.atan().exp_m1();
                }
                ((k % 4) as f64)
            };
            let mut v5 = 0.7 - u;
            let m6: [[f64; 2]; 2] = [[u, 2.0], [v4, v5]];
            if v4 <= ((k % 4) as f64) {
                return Some(((k % 4) as f64));
            }
            Some(({ v4 }) + v5.sin() - v4.sin())
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            if n % 2 < 1 {
                v1 += v1;
                return {
                    v1 = v1 * 0.5 + -0.25;
                    w[(2 * n + 1) % w.len()]
                };
            }
            'l2: for i3 in 1..n {
                let v4: f64 = w[(2 * n + 1) % w.len()] + w[(2 * n + 0) % w.len()];
            }
            'l5: for i6 in 1..n {
                for &e8 in w.iter() {
                    {
                        let mut m9: [[f64; 3]; 3] = [[e8, w[0], x], [((i6 % 4) as f64), v1, w[(n + i6) % w.len()]], [w[w.len() - 1 - (i6 + i6) % w.len()], x, w[w.len() - 1 - (i6 + 1) % w.len()]]];
                    }
                }
            }
            (if !(w[w.len() - 1 - (2 * n + 2) % w.len()] < v1) { x } else { x }) * v1 + w[(n + 1) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v4 = if (-0.9_f64 >= -1.0) || (((k % 4) as f64) > u) { u } else {
                if k % 3 < 1 {
                    const GAMMA_1: f64 = -0.25;
                    u = (if (u >= 0.7) || (u < 1.1) {
                        let v2 = 0.75 - u;
                        u
                    } else {
                        u = u;
                        u
                    }) * GAMMA_1;
                } else {
                    let c3 = move |u3_0: f64, u3_1: f64| u3_0 + u3_1.atan().exp_m1();
                }
                ((k % 4) as f64)
            };
            let mut v5 = 0.7 - u;
            let m6: [[f64; 2]; 2] = [[u, 2.0], [v4, v5]];
            if v4 <= ((k % 4) as f64) {
                return Some(((k % 4) as f64));
            }
            Some(({ v4 }) + v5.sin() - v4.sin())
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            if n % 2 < 1 {
                v1 += v1;
                return {
                    v1 = v1 * 0.5 + -0.25;
                    w[(2 * n + 1) % w.len()]
                };
            }
            'l2: for i3 in 1..n {
                let v4: f64 = w[(2 * n + 1) % w.len()] + w[(2 * n + 0) % w.len()];
            }
            'l5: for i6 in 1..n {
                for &e8 in w.iter() {
                    {
                        let mut m9: [[f64; 3]; 3] = [[e8, w[0], x], [((i6 % 4) as f64), v1, w[(n + i6) % w.len()]], [w[w.len() - 1 - (i6 + i6) % w.len()], x, w[w.len() - 1 - (i6 + 1) % w.len()]]];
                    }
                }
            }
            (if !(w[w.len() - 1 - (2 * n + 2) % w.len()] < v1) { x } else { x }) * v1 + w[(n + 1) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v4 = if (lit(-0.9) >= lit(-1.0)) || (lit((k % 4) as f64) > u) { u } else {
                if k % 3 < 1 {
                    const GAMMA_1: f64 = -0.25;
                    u = (if (u >= lit(0.7)) || (u < lit(1.1)) {
                        let v2 = lit(0.75) - u;
                        u
                    } else {
                        u = u;
                        u
                    }) * lit(GAMMA_1);
                } else {
                    let c3 = move |u3_0: D, u3_1: D| u3_0 + u3_1.atan().exp_m1();
                }
                lit((k % 4) as f64)
            };
            let mut v5 = lit(0.7) - u;
            let m6: [[D; 2]; 2] = [[u, lit(2.0)], [v4, v5]];
            if v4 <= lit((k % 4) as f64) {
                return Some(lit((k % 4) as f64));
            }
            Some(({ v4 }) + v5.sin() - v4.sin())
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * x;
            if n % 2 < 1 {
                { let right = v1; v1 += right; }
                return {
                    v1 = v1 * lit(0.5) + lit(-0.25);
                    w[(2 * n + 1) % w.len()]
                };
            }
            'l2: for i3 in 1..n {
                let v4: D = w[(2 * n + 1) % w.len()] + w[(2 * n + 0) % w.len()];
            }
            'l5: for i6 in 1..n {
                for &e8 in w.iter() {
                    {
                        let mut m9: [[D; 3]; 3] = [[e8, w[0], x], [lit((i6 % 4) as f64), v1, w[(n + i6) % w.len()]], [w[w.len() - 1 - (i6 + i6) % w.len()], x, w[w.len() - 1 - (i6 + 1) % w.len()]]];
                    }
                }
            }
            (if !(w[w.len() - 1 - (2 * n + 2) % w.len()] < v1) { x } else { x }) * v1 + w[(n + 1) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p150", false, |report| crate::check_program!(4, report));
    }
}

pub mod p151 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 1.1_f64.sin();
            let r2 = vec![v1, a[0 % a.len()], 1.0_f64.midpoint(1.25), b[3 % b.len()]];
            let r2_len: usize = r2.len();
            let o3: Option<f64> = if !(v1 >= -1.5) { Some(BETA) } else { None };
            v1 = v1;
            'l4: for _ in 0..r2.len() {
                v1 = v1 * 0.5 + (v1 as i64 as f64);
                if r2_len % 3 != 1 {
                    let mut r6 = [v1; 5];
                    if v1 > b[0] {
                        let v9 = r6.iter().rev().filter(|&&e7| (v1 >= 0.25) || (e7 > 2.0)).map(|&e7| 1.0 + 0.25 * a.chunks(2).enumerate().map(|(j8, e8)| { ((r2_len % 4) as f64) }).fold(0.9_f64, |acc8, t8| 0.5 * acc8 + acc8 * t8).sin()).product::<f64>();
                    } else {
                        if r2_len % 2 != 1 {
                            r6[4] += 0.25 * o3.map(|m10| m10 * r6[0]).unwrap_or(v1);
                        } else {
                            for (i12, e12) in a.iter().enumerate() {
                                r6[(r2_len + i12) % 5] += 0.25 * a[2 % a.len()];
                            }
                            for &e14 in &r2 {
                                r6[r2_len % 5] = r6[r2_len % 5] * 0.5 + e14;
                            }
                        }
                    }
                }
            }
            v1 + r2[r2.len() - 1 - (r2_len) % r2.len()] + a[(r2_len + r2_len) % a.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x - 0.3;
            {
                if ((n % 4) as f64) > 0.25 {
                    let mut v2 = 2.0 * ((n % 4) as f64);
                } else {
                    fn inner3(s: f64, t: f64) -> f64 {
                        if s > 0.7 {
                            return (0..4).filter(|&i4| t > t).map(|i4| 0.9 * s).sum::<f64>();
                        }
                        t - s
                    }
                    let v5 = inner3(a[n % a.len()], ((n % 4) as f64) - 1.25_f64);
                    let mut p9 = (v1, match n % 2 {
                        0 | 5 => {
                            let (mut v6, v7): (f64, f64) = (f64::sin(a[a.len() - 1 - (3) % a.len()]), v1 * a[a.len() - 1 - (n) % a.len()]);
                            v7
                        }
                        _ => {
                            let v8 = f64::exp(x.sin());
                            ((n % 4) as f64)
                        }
                    });
                }
                v1 = BETA;
            }
            f64::cos(x) - v1 + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 1.1_f64.sin();
            let r2 = vec![v1, a[0 % a.len()], 1.0_f64.midpoint(1.25), b[3 % b.len()]];
            let r2_len: usize = r2.len();
            let o3: Option<f64> = if !(v1 >= -1.5) { Some(BETA) } else { None };
            v1 = v1;
            'l4: for _ in 0..r2.len() {
                v1 = v1 * 0.5 + (v1 as i64 as f64);
                if r2_len % 3 != 1 {
                    let mut r6 = [v1; 5];
                    if v1 > b[0] {
                        let v9 = r6.iter().rev().filter(|&&e7| (v1 >= 0.25) || (e7 > 2.0)).map(|&e7| 1.0 + 0.25 * a.chunks(2).enumerate().map(|(j8, e8)| { ((r2_len % 4) as f64) }).fold(0.9_f64, |acc8, t8| 0.5 * acc8 + acc8 * t8).sin()).product::<f64>();
                    } else {
                        if r2_len % 2 != 1 {
                            r6[4] += 0.25 * o3.map(|m10| m10 * r6[0]).unwrap_or(v1);
                        } else {
                            for (i12, e12) in a.iter().enumerate() {
                                r6[(r2_len + i12) % 5] += 0.25 * a[2 % a.len()];
                            }
                            for &e14 in &r2 {
                                r6[r2_len % 5] = r6[r2_len % 5] * 0.5 + e14;
                            }
                        }
                    }
                }
            }
            v1 + r2[r2.len() - 1 - (r2_len) % r2.len()] + a[(r2_len + r2_len) % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x - 0.3;
            {
                if ((n % 4) as f64) > 0.25 {
                    let mut v2 = 2.0 * ((n % 4) as f64);
                } else {
                    fn inner3(s: f64, t: f64) -> f64 {
                        if s > 0.7 {
                            return (0..4).filter(|&i4| t > t).map(|i4| 0.9 * s).sum::<f64>();
                        }
                        t - s
                    }
                    let v5 = inner3(a[n % a.len()], ((n % 4) as f64) - 1.25_f64);
                    let mut p9 = (v1, match n % 2 {
                        0 | 5 => {
                            let (mut v6, v7): (f64, f64) = (f64::sin(a[a.len() - 1 - (3) % a.len()]), v1 * a[a.len() - 1 - (n) % a.len()]);
                            v7
                        }
                        _ => {
                            let v8 = f64::exp(x.sin());
                            ((n % 4) as f64)
                        }
                    });
                }
                v1 = BETA;
            }
            f64::cos(x) - v1 + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.0;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(1.1).sin();
            let r2 = vec![v1, a[0 % a.len()], lit(1.0).midpoint(lit(1.25)), b[3 % b.len()]];
            let r2_len: usize = r2.len();
            let o3: Option<D> = if !(v1 >= lit(-1.5)) { Some(lit(BETA)) } else { None };
            v1 = v1;
            'l4: for _ in 0..r2.len() {
                v1 = v1 * lit(0.5) + lit(v1.value() as i64 as f64);
                if r2_len % 3 != 1 {
                    let mut r6 = [v1; 5];
                    if v1 > b[0] {
                        let v9 = r6.iter().rev().filter(|&&e7| (v1 >= lit(0.25)) || (e7 > lit(2.0))).map(|&e7| lit(1.0) + lit(0.25) * a.chunks(2).enumerate().map(|(j8, e8)| { lit((r2_len % 4) as f64) }).fold(lit(0.9), |acc8, t8| lit(0.5) * acc8 + acc8 * t8).sin()).product::<D>();
                    } else {
                        if r2_len % 2 != 1 {
                            { let right = lit(0.25) * o3.map(|m10| m10 * r6[0]).unwrap_or(v1); r6[4] += right; }
                        } else {
                            for (i12, e12) in a.iter().enumerate() {
                                { let right = lit(0.25) * a[2 % a.len()]; r6[(r2_len + i12) % 5] += right; }
                            }
                            for &e14 in &r2 {
                                r6[r2_len % 5] = r6[r2_len % 5] * lit(0.5) + e14;
                            }
                        }
                    }
                }
            }
            v1 + r2[r2.len() - 1 - (r2_len) % r2.len()] + a[(r2_len + r2_len) % a.len()]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x - lit(0.3);
            {
                if lit((n % 4) as f64) > lit(0.25) {
                    let mut v2 = lit(2.0) * lit((n % 4) as f64);
                } else {
                    fn inner3(s: D, t: D) -> D {
                        if s > lit(0.7) {
                            return (0..4).filter(|&i4| t > t).map(|i4| lit(0.9) * s).sum::<D>();
                        }
                        t - s
                    }
                    let v5 = inner3(a[n % a.len()], lit((n % 4) as f64) - lit(1.25));
                    let mut p9 = (v1, match n % 2 {
                        0 | 5 => {
                            let (mut v6, v7): (D, D) = (D::sin(a[a.len() - 1 - (3) % a.len()]), v1 * a[a.len() - 1 - (n) % a.len()]);
                            v7
                        }
                        _ => {
                            let v8 = D::exp(x.sin());
                            lit((n % 4) as f64)
                        }
                    });
                }
                v1 = lit(BETA);
            }
            D::cos(x) - v1 + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p151", false, |report| crate::check_program!(1, report));
    }
}

pub mod p152 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = if n % 2 < 1 {
                let v1 = w[2 % w.len()];
                w[0]
            } else {
                let x: f64 = 1.5;
                x
            };
            let mut v3 = v2 + ((n % 4) as f64);
            let mut r4: [f64; 5] = [v2, v2, v2 + w[(2 * n + 0) % w.len()], 0.75 + v3, match n % 3 {
                0 => {
                    v3 -= { v3 };
                    -0.9
                }
                1 => { w[0] }
                _ => {
                    v2 = x + ((n % 4) as f64);
                    w[w.len() - 1 - (2 * n + 0) % w.len()]
                }
            }];
            const GAMMA_5: f64 = 1.1;
            v2 += w.iter().enumerate().filter(|&(j6, &e6)| w[w.len() - 1 - (n + 1) % w.len()] <= 0.9).map(|(j6, &e6)| 1.0 * v2).sum::<f64>() * GAMMA_5;
            v2 = f64::ln(v2 * v2 + 0.25);
            match n % 3 {
                0 => {
                    {
                        let mut m7: [[f64; 3]; 3] = [[1.0; 3]; 3];
                    }
                }
                1 => {
                    let mut k9: usize = 0;
                    'l8: loop {
                        if k9 >= 6 {
                            break;
                        }
                        k9 += 1;
                        if n % 2 == 1 {
                            for i10 in 1..w.len() {
                                w[i10] *= (w[i10 - 1] - w[i10]).cos();
                            }
                        } else {
                            let (mut v11, v12) = ({ v3 }, x + 1.1);
                        }
                    }
                    let mut k14: usize = 0;
                    loop {
                        if k14 >= 3 {
                            break;
                        }
                        k14 += 1;
                        (v2, v3) = (v3, v2);
                    }
                }
                _ => {
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = if n % 2 < 1 {
                let v1 = w[2 % w.len()];
                w[0]
            } else {
                let x: f64 = 1.5;
                x
            };
            let mut v3 = v2 + ((n % 4) as f64);
            let mut r4: [f64; 5] = [v2, v2, v2 + w[(2 * n + 0) % w.len()], 0.75 + v3, match n % 3 {
                0 => {
                    v3 -= { v3 };
                    -0.9
                }
                1 => { w[0] }
                _ => {
                    v2 = x + ((n % 4) as f64);
                    w[w.len() - 1 - (2 * n + 0) % w.len()]
                }
            }];
            const GAMMA_5: f64 = 1.1;
            v2 += w.iter().enumerate().filter(|&(j6, &e6)| w[w.len() - 1 - (n + 1) % w.len()] <= 0.9).map(|(j6, &e6)| 1.0 * v2).sum::<f64>() * GAMMA_5;
            v2 = f64::ln(v2 * v2 + 0.25);
            match n % 3 {
                0 => {
                    {
                        let mut m7: [[f64; 3]; 3] = [[1.0; 3]; 3];
                    }
                }
                1 => {
                    let mut k9: usize = 0;
                    'l8: loop {
                        if k9 >= 6 {
                            break;
                        }
                        k9 += 1;
                        if n % 2 == 1 {
                            for i10 in 1..w.len() {
                                w[i10] *= (w[i10 - 1] - w[i10]).cos();
                            }
                        } else {
                            let (mut v11, v12) = ({ v3 }, x + 1.1);
                        }
                    }
                    let mut k14: usize = 0;
                    loop {
                        if k14 >= 3 {
                            break;
                        }
                        k14 += 1;
                        (v2, v3) = (v3, v2);
                    }
                }
                _ => {
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2 = if n % 2 < 1 {
                let v1 = w[2 % w.len()];
                w[0]
            } else {
                let x: D = lit(1.5);
                x
            };
            let mut v3 = v2 + lit((n % 4) as f64);
            let mut r4: [D; 5] = [v2, v2, v2 + w[(2 * n + 0) % w.len()], lit(0.75) + v3, match n % 3 {
                0 => {
                    { let right = { v3 }; v3 -= right; }
                    lit(-0.9)
                }
                1 => { w[0] }
                _ => {
                    v2 = x + lit((n % 4) as f64);
                    w[w.len() - 1 - (2 * n + 0) % w.len()]
                }
            }];
            const GAMMA_5: f64 = 1.1;
            { let right = w.iter().enumerate().filter(|&(j6, &e6)| w[w.len() - 1 - (n + 1) % w.len()] <= lit(0.9)).map(|(j6, &e6)| lit(1.0) * v2).sum::<D>() * lit(GAMMA_5); v2 += right; }
            v2 = D::ln(v2 * v2 + lit(0.25));
            match n % 3 {
                0 => {
                    {
                        let mut m7: [[D; 3]; 3] = [[lit(1.0); 3]; 3];
                    }
                }
                1 => {
                    let mut k9: usize = 0;
                    'l8: loop {
                        if k9 >= 6 {
                            break;
                        }
                        k9 += 1;
                        if n % 2 == 1 {
                            for i10 in 1..w.len() {
                                { let right = (w[i10 - 1] - w[i10]).cos(); w[i10] *= right; }
                            }
                        } else {
                            let (mut v11, v12) = ({ v3 }, x + lit(1.1));
                        }
                    }
                    let mut k14: usize = 0;
                    loop {
                        if k14 >= 3 {
                            break;
                        }
                        k14 += 1;
                        (v2, v3) = (v3, v2);
                    }
                }
                _ => {
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p152", false, |report| crate::check_program!(7, report));
    }
}

pub mod p153 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[4 % w.len()] + 1.1;
            let mut v2 = x * x;
            let mut r3 = vec![v2 / (x.abs() + 0.25), w[w.len() - 1 - (1) % w.len()] * w[0], v1];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 3]; 2] = [[v1, v2, x], [ALPHA, v2, 1.0]];
            const GAMMA_5: f64 = -1.1;
            m4[(n) % 2][(r3_len + r3_len) % 3] += (match r3_len % 2 {
                0 => { 2.0 }
                _ => {
                    let v6 = m4[(4) % 2][(n) % 3];
                    v6
                }
            }) * GAMMA_5;
            let v8 = match r3_len % 4 {
                0 | 5 => { 0.7 }
                1 => { x }
                2 => { x }
                _ => {
                    let v7 = x;
                    m4[0][(2 * r3_len + 0) % 3]
                }
            };
            r3[0] /= r3[(2 * r3_len + 2) % r3.len()] * r3[(2 * r3_len + 2) % r3.len()] + 0.25;
            fn inner9(s: f64, t: f64) -> f64 {
                if 0.7_f64 < s {
                    return t / (1.5_f64.abs() + 0.5);
                }
                t
            }
            let v10 = inner9(((n % 4) as f64) + x, ((r3_len % 4) as f64));
            'l11: for _ in 1..r3.len() {
                let mut v13 = v1;
            }
            const GAMMA_14: f64 = -0.5;
            v1 -= (v10 - v8) * GAMMA_14;
            v10 - r3[r3.len() - 1 - (n) % r3.len()] - v10 - v2 + v1 + x.sin() + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[4 % w.len()] + 1.1;
            let mut v2 = x * x;
            let mut r3 = vec![v2 / (x.abs() + 0.25), w[w.len() - 1 - (1) % w.len()] * w[0], v1];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 3]; 2] = [[v1, v2, x], [ALPHA, v2, 1.0]];
            const GAMMA_5: f64 = -1.1;
            m4[(n) % 2][(r3_len + r3_len) % 3] += (match r3_len % 2 {
                0 => { 2.0 }
                _ => {
                    let v6 = m4[(4) % 2][(n) % 3];
                    v6
                }
            }) * GAMMA_5;
            let v8 = match r3_len % 4 {
                0 | 5 => { 0.7 }
                1 => { x }
                2 => { x }
                _ => {
                    let v7 = x;
                    m4[0][(2 * r3_len + 0) % 3]
                }
            };
            r3[0] /= r3[(2 * r3_len + 2) % r3.len()] * r3[(2 * r3_len + 2) % r3.len()] + 0.25;
            fn inner9(s: f64, t: f64) -> f64 {
                if 0.7_f64 < s {
                    return t / (1.5_f64.abs() + 0.5);
                }
                t
            }
            let v10 = inner9(((n % 4) as f64) + x, ((r3_len % 4) as f64));
            'l11: for _ in 1..r3.len() {
                let mut v13 = v1;
            }
            const GAMMA_14: f64 = -0.5;
            v1 -= (v10 - v8) * GAMMA_14;
            v10 - r3[r3.len() - 1 - (n) % r3.len()] - v10 - v2 + v1 + x.sin() + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[4 % w.len()] + lit(1.1);
            let mut v2 = x * x;
            let mut r3 = vec![v2 / (x.abs() + lit(0.25)), w[w.len() - 1 - (1) % w.len()] * w[0], v1];
            let r3_len: usize = r3.len();
            let mut m4: [[D; 3]; 2] = [[v1, v2, x], [lit(ALPHA), v2, lit(1.0)]];
            const GAMMA_5: f64 = -1.1;
            { let right = (match r3_len % 2 {
                0 => { lit(2.0) }
                _ => {
                    let v6 = m4[(4) % 2][(n) % 3];
                    v6
                }
            }) * lit(GAMMA_5); m4[(n) % 2][(r3_len + r3_len) % 3] += right; }
            let v8 = match r3_len % 4 {
                0 | 5 => { lit(0.7) }
                1 => { x }
                2 => { x }
                _ => {
                    let v7 = x;
                    m4[0][(2 * r3_len + 0) % 3]
                }
            };
            { let right = r3[(2 * r3_len + 2) % r3.len()] * r3[(2 * r3_len + 2) % r3.len()] + lit(0.25); r3[0] /= right; }
            fn inner9(s: D, t: D) -> D {
                if lit(0.7) < s {
                    return t / (lit(1.5).abs() + lit(0.5));
                }
                t
            }
            let v10 = inner9(lit((n % 4) as f64) + x, lit((r3_len % 4) as f64));
            'l11: for _ in 1..r3.len() {
                let mut v13 = v1;
            }
            const GAMMA_14: f64 = -0.5;
            { let right = (v10 - v8) * lit(GAMMA_14); v1 -= right; }
            v10 - r3[r3.len() - 1 - (n) % r3.len()] - v10 - v2 + v1 + x.sin() + w[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p153", false, |report| crate::check_program!(4, report));
    }
}

pub mod p154 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u;
            let mut r2 = vec![f64::signum(v1), v1, v1 * u, v1];
            let r2_len: usize = r2.len();
            let mut k3: usize = 0;
            for i5 in (0..r2_len % 4).step_by(2) {
                match k3 % 2 {
                    0 if r2[(2 * r2_len + 0) % r2.len()] > r2[0] => {
                        let s6 = &r2[..];
                    }
                    _ => {
                        let mut k8: usize = 0;
                        loop {
                            if k8 >= 0 {
                                break;
                            }
                            k8 += 1;
                            let mut k10: usize = 0;
                            'l9: loop {
                                if k10 >= 1 {
                                    break;
                                }
                                k10 += 1;
                                {
                                    u -= 0.25 * v1.atan2(v1 * v1 + 1.25);
                                }
                                v1 -= 0.25 * ((i5 % 4) as f64).min(r2[0]);
                            }
                            fn inner11(s: f64, t: f64) -> f64 {
                                if s < 0.75 {
                                    return -0.3;
                                }
                                t
                            }
                            let v12 = inner11(((r2_len % 4) as f64), u.clamp(-0.875, 1.375));
                        }
                        u = r2[k % r2.len()];
                    }
                }
            }
            if r2[0] > -1.0 {
                return Some(u);
            }
            Some(r2[r2.len() - 1 - (k3 + 1) % r2.len()] + v1.sin() + u + r2[k % r2.len()])
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = q[(2 * n + 2) % 4];
            let r2 = [v1, b[(2 * n + 2) % b.len()], v1];
            let mut m3: [[f64; 3]; 3] = [[v1, v1, a[n % a.len()]], [v1, v1, a[n % a.len()]], [v1, v1, v1]];
            match n % 4 {
                0 => {
                    v1 = v1 * 0.5 + v1 * r2[(n + n) % 3];
                    let mut k5: usize = 0;
                    let mut v14: f64 = 'l4: loop {
                        if k5 >= 0 {
                            break v1;
                        }
                        k5 += 1;
                        let mut k7: usize = 0;
                        let v1: f64 = loop {
                            if k7 >= 4 {
                                break v1 / (v1.abs() + 0.5);
                            }
                            k7 += 1;
                            for (i9, e9) in b.iter().enumerate() {
                                const GAMMA_10: f64 = 1.25;
                                v1 = (v1 * 0.5 + ((i9 % 4) as f64)) * GAMMA_10;
                                m3[2][0] = m3[2][0] * 0.5 + 1.1;
                            }
                            m3[2][2] = m3[2][2] * 0.5 + (v1 + 1.25);
                        };
                        'l11: for i12 in 1..=3 {
                            let mut k13: usize = 0;
                        }
                    };
                }
                1 => {
                    let v1 = q.iter().map(|&e15| m3[1][(n) % 3]).fold(v1, |acc15, t15| acc15.sin() + ((n % 4) as f64) * t15);
                    let mut k17: usize = 0;
                    'l16: loop {
                        if k17 >= 3 {
                            break;
                        }
                        k17 += 1;
                        let mut k19: usize = 0;
                        let v22: f64 = 'l18: loop {
                            if k19 >= 0 {
                                break v1;
                            }
                            k19 += 1;
                            'l20: for i21 in (0..3).rev() {
                                if k19 % 3 < 1 {
                                    continue 'l18;
                                }
                            }
                        };
                    }
                }
                2 if m3[(n + 1) % 3][1] < -1.25 => {
                    'l23: for i24 in 1..=3 {
                        'l25: for &e26 in b {
                            let v27: f64 = a[0];
                            fn inner28(s: f64, t: f64) -> f64 {
                                if t <= -0.9 {
                                    return t - t;
                                }
                                (1..0).enumerate().map(|(j29, i29)| t).sum::<f64>()
                            }
                            let v30: f64 = inner28(if n % 3 != 1 { v27 } else { q[4 % 4] }, match n % 2 {
                                0 => { v1 }
                                _ => { v27 }
                            });
                        }
                    }
                    let (mut v31, v32) = (-((n % 4) as f64), v1 * v1);
                }
                _ => {
                    let v1 = v1;
                    let mut k33: usize = 2;
                }
            }
            v1 * v1 - v1 + r2[3 - 1 - (n + 1) % 3] + b[(n + n) % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u;
            let mut r2 = vec![f64::signum(v1), v1, v1 * u, v1];
            let r2_len: usize = r2.len();
            let mut k3: usize = 0;
            for i5 in (0..r2_len % 4).step_by(2) {
                match k3 % 2 {
                    0 if r2[(2 * r2_len + 0) % r2.len()] > r2[0] => {
                        let s6 = &r2[..];
                    }
                    _ => {
                        let mut k8: usize = 0;
                        loop {
                            if k8 >= 0 {
                                break;
                            }
                            k8 += 1;
                            let mut k10: usize = 0;
                            'l9: loop {
                                if k10 >= 1 {
                                    break;
                                }
                                k10 += 1;
                                {
                                    u -= 0.25 * v1.atan2(v1 * v1 + 1.25);
                                }
                                v1 -= 0.25 * ((i5 % 4) as f64).min(r2[0]);
                            }
                            fn inner11(s: f64, t: f64) -> f64 {
                                if s < 0.75 {
                                    return -0.3;
                                }
                                t
                            }
                            let v12 = inner11(((r2_len % 4) as f64), u.clamp(-0.875, 1.375));
                        }
                        u = r2[k % r2.len()];
                    }
                }
            }
            if r2[0] > -1.0 {
                return Some(u);
            }
            Some(r2[r2.len() - 1 - (k3 + 1) % r2.len()] + v1.sin() + u + r2[k % r2.len()])
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = q[(2 * n + 2) % 4];
            let r2 = [v1, b[(2 * n + 2) % b.len()], v1];
            let mut m3: [[f64; 3]; 3] = [[v1, v1, a[n % a.len()]], [v1, v1, a[n % a.len()]], [v1, v1, v1]];
            match n % 4 {
                0 => {
                    v1 = v1 * 0.5 + v1 * r2[(n + n) % 3];
                    let mut k5: usize = 0;
                    let mut v14: f64 = 'l4: loop {
                        if k5 >= 0 {
                            break v1;
                        }
                        k5 += 1;
                        let mut k7: usize = 0;
                        let v1: f64 = loop {
                            if k7 >= 4 {
                                break v1 / (v1.abs() + 0.5);
                            }
                            k7 += 1;
                            for (i9, e9) in b.iter().enumerate() {
                                const GAMMA_10: f64 = 1.25;
                                v1 = (v1 * 0.5 + ((i9 % 4) as f64)) * GAMMA_10;
                                m3[2][0] = m3[2][0] * 0.5 + 1.1;
                            }
                            m3[2][2] = m3[2][2] * 0.5 + (v1 + 1.25);
                        };
                        'l11: for i12 in 1..=3 {
                            let mut k13: usize = 0;
                        }
                    };
                }
                1 => {
                    let v1 = q.iter().map(|&e15| m3[1][(n) % 3]).fold(v1, |acc15, t15| acc15.sin() + ((n % 4) as f64) * t15);
                    let mut k17: usize = 0;
                    'l16: loop {
                        if k17 >= 3 {
                            break;
                        }
                        k17 += 1;
                        let mut k19: usize = 0;
                        let v22: f64 = 'l18: loop {
                            if k19 >= 0 {
                                break v1;
                            }
                            k19 += 1;
                            'l20: for i21 in (0..3).rev() {
                                if k19 % 3 < 1 {
                                    continue 'l18;
                                }
                            }
                        };
                    }
                }
                2 if m3[(n + 1) % 3][1] < -1.25 => {
                    'l23: for i24 in 1..=3 {
                        'l25: for &e26 in b {
                            let v27: f64 = a[0];
                            fn inner28(s: f64, t: f64) -> f64 {
                                if t <= -0.9 {
                                    return t - t;
                                }
                                (1..0).enumerate().map(|(j29, i29)| t).sum::<f64>()
                            }
                            let v30: f64 = inner28(if n % 3 != 1 { v27 } else { q[4 % 4] }, match n % 2 {
                                0 => { v1 }
                                _ => { v27 }
                            });
                        }
                    }
                    let (mut v31, v32) = (-((n % 4) as f64), v1 * v1);
                }
                _ => {
                    let v1 = v1;
                    let mut k33: usize = 2;
                }
            }
            v1 * v1 - v1 + r2[3 - 1 - (n + 1) % 3] + b[(n + n) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u;
            let mut r2 = vec![D::signum(v1), v1, v1 * u, v1];
            let r2_len: usize = r2.len();
            let mut k3: usize = 0;
            for i5 in (0..r2_len % 4).step_by(2) {
                match k3 % 2 {
                    0 if r2[(2 * r2_len + 0) % r2.len()] > r2[0] => {
                        let s6 = &r2[..];
                    }
                    _ => {
                        let mut k8: usize = 0;
                        loop {
                            if k8 >= 0 {
                                break;
                            }
                            k8 += 1;
                            let mut k10: usize = 0;
                            'l9: loop {
                                if k10 >= 1 {
                                    break;
                                }
                                k10 += 1;
                                {
                                    { let right = lit(0.25) * v1.atan2(v1 * v1 + lit(1.25)); u -= right; }
                                }
                                { let right = lit(0.25) * lit((i5 % 4) as f64).min(r2[0]); v1 -= right; }
                            }
                            fn inner11(s: D, t: D) -> D {
                                if s < lit(0.75) {
                                    return -lit(0.3);
                                }
                                t
                            }
                            let v12 = inner11(lit((r2_len % 4) as f64), u.clamp(lit(-0.875), lit(1.375)));
                        }
                        u = r2[k % r2.len()];
                    }
                }
            }
            if r2[0] > lit(-1.0) {
                return Some(u);
            }
            Some(r2[r2.len() - 1 - (k3 + 1) % r2.len()] + v1.sin() + u + r2[k % r2.len()])
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = q[(2 * n + 2) % 4];
            let r2 = [v1, b[(2 * n + 2) % b.len()], v1];
            let mut m3: [[D; 3]; 3] = [[v1, v1, a[n % a.len()]], [v1, v1, a[n % a.len()]], [v1, v1, v1]];
            match n % 4 {
                0 => {
                    v1 = v1 * lit(0.5) + v1 * r2[(n + n) % 3];
                    let mut k5: usize = 0;
                    let mut v14: D = 'l4: loop {
                        if k5 >= 0 {
                            break v1;
                        }
                        k5 += 1;
                        let mut k7: usize = 0;
                        let v1: D = loop {
                            if k7 >= 4 {
                                break v1 / (v1.abs() + lit(0.5));
                            }
                            k7 += 1;
                            for (i9, e9) in b.iter().enumerate() {
                                const GAMMA_10: f64 = 1.25;
                                v1 = (v1 * lit(0.5) + lit((i9 % 4) as f64)) * lit(GAMMA_10);
                                m3[2][0] = m3[2][0] * lit(0.5) + lit(1.1);
                            }
                            m3[2][2] = m3[2][2] * lit(0.5) + (v1 + lit(1.25));
                        };
                        'l11: for i12 in 1..=3 {
                            let mut k13: usize = 0;
                        }
                    };
                }
                1 => {
                    let v1 = q.iter().map(|&e15| m3[1][(n) % 3]).fold(v1, |acc15, t15| acc15.sin() + lit((n % 4) as f64) * t15);
                    let mut k17: usize = 0;
                    'l16: loop {
                        if k17 >= 3 {
                            break;
                        }
                        k17 += 1;
                        let mut k19: usize = 0;
                        let v22: D = 'l18: loop {
                            if k19 >= 0 {
                                break v1;
                            }
                            k19 += 1;
                            'l20: for i21 in (0..3).rev() {
                                if k19 % 3 < 1 {
                                    continue 'l18;
                                }
                            }
                        };
                    }
                }
                2 if m3[(n + 1) % 3][1] < lit(-1.25) => {
                    'l23: for i24 in 1..=3 {
                        'l25: for &e26 in b {
                            let v27: D = a[0];
                            fn inner28(s: D, t: D) -> D {
                                if t <= lit(-0.9) {
                                    return t - t;
                                }
                                (1..0).enumerate().map(|(j29, i29)| t).sum::<D>()
                            }
                            let v30: D = inner28(if n % 3 != 1 { v27 } else { q[4 % 4] }, match n % 2 {
                                0 => { v1 }
                                _ => { v27 }
                            });
                        }
                    }
                    let (mut v31, v32) = (-lit((n % 4) as f64), v1 * v1);
                }
                _ => {
                    let v1 = v1;
                    let mut k33: usize = 2;
                }
            }
            v1 * v1 - v1 + r2[3 - 1 - (n + 1) % 3] + b[(n + n) % b.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p154", false, |report| crate::check_program!(5, report));
    }
}

pub mod p155 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = -ALPHA;
            let r3 = vec![b.iter().rev().map(|&e2| 1.0 + 0.25 * (v1 + ALPHA).sin()).product::<f64>(); 5];
            let r3_len: usize = r3.len();
            let mut o4: Option<f64> = if ((r3_len % 4) as f64) <= 0.25 { Some(v1.max(v1)) } else { None };
            for (i6, e6) in r3.iter().enumerate() {
                let mut k8: usize = 0;
                let mut v10: f64 = loop {
                    if k8 >= 6 {
                        break ALPHA;
                    }
                    k8 += 1;
                    let mut r9 = vec![b[b.len() - 1 - (2 * k8 + 2) % b.len()].to_radians(); 2];
                    let r9_len: usize = r9.len();
                };
            }
            ({
                v1 -= v1;
                v1
            }) + r3[0] + b[(r3_len + 1) % b.len()]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = { ALPHA };
            let mut v2 = w[(n + n) % w.len()];
            let w_len: usize = w.len();
            let r3 = vec![v1.midpoint(((w_len % 4) as f64)); 5];
            let r3_len: usize = r3.len();
            'l4: for i5 in 1..n % 4 {
            }
            if n % 3 != 1 {
                let mut k6: usize = 3;
                match w_len % 2 {
                    0 => {
                        'l7: for &e8 in &r3 {
                            w[(2) % w_len] *= (e8 + v1).sin();
                        }
                        if v2 > p[0] {
                            k6 = (k6 * 3 + n) % 5;
                        } else {
                            'l9: for (i10, e10) in w.iter().enumerate() {
                                v2 += 0.25 * v2;
                            }
                        }
                    }
                    _ => {
                        let c11 = |u11_0: f64, u11_1: f64| u11_0 + (u11_1 - 1.5);
                    }
                }
            }
            (v2 * v2 + 0.25 + 1.0).acosh() - v2 + p[(2 * n + 2) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = -ALPHA;
            let r3 = vec![b.iter().rev().map(|&e2| 1.0 + 0.25 * (v1 + ALPHA).sin()).product::<f64>(); 5];
            let r3_len: usize = r3.len();
            let mut o4: Option<f64> = if ((r3_len % 4) as f64) <= 0.25 { Some(v1.max(v1)) } else { None };
            for (i6, e6) in r3.iter().enumerate() {
                let mut k8: usize = 0;
                let mut v10: f64 = loop {
                    if k8 >= 6 {
                        break ALPHA;
                    }
                    k8 += 1;
                    let mut r9 = vec![b[b.len() - 1 - (2 * k8 + 2) % b.len()].to_radians(); 2];
                    let r9_len: usize = r9.len();
                };
            }
            ({
                v1 -= v1;
                v1
            }) + r3[0] + b[(r3_len + 1) % b.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = { ALPHA };
            let mut v2 = w[(n + n) % w.len()];
            let w_len: usize = w.len();
            let r3 = vec![v1.midpoint(((w_len % 4) as f64)); 5];
            let r3_len: usize = r3.len();
            'l4: for i5 in 1..n % 4 {
            }
            if n % 3 != 1 {
                let mut k6: usize = 3;
                match w_len % 2 {
                    0 => {
                        'l7: for &e8 in &r3 {
                            w[(2) % w_len] *= (e8 + v1).sin();
                        }
                        if v2 > p[0] {
                            k6 = (k6 * 3 + n) % 5;
                        } else {
                            'l9: for (i10, e10) in w.iter().enumerate() {
                                v2 += 0.25 * v2;
                            }
                        }
                    }
                    _ => {
                        let c11 = |u11_0: f64, u11_1: f64| u11_0 + (u11_1 - 1.5);
                    }
                }
            }
            (v2 * v2 + 0.25 + 1.0).acosh() - v2 + p[(2 * n + 2) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = -lit(ALPHA);
            let r3 = vec![b.iter().rev().map(|&e2| lit(1.0) + lit(0.25) * (v1 + lit(ALPHA)).sin()).product::<D>(); 5];
            let r3_len: usize = r3.len();
            let mut o4: Option<D> = if lit((r3_len % 4) as f64) <= lit(0.25) { Some(v1.max(v1)) } else { None };
            for (i6, e6) in r3.iter().enumerate() {
                let mut k8: usize = 0;
                let mut v10: D = loop {
                    if k8 >= 6 {
                        break lit(ALPHA);
                    }
                    k8 += 1;
                    let mut r9 = vec![b[b.len() - 1 - (2 * k8 + 2) % b.len()].to_radians(); 2];
                    let r9_len: usize = r9.len();
                };
            }
            ({
                { let right = v1; v1 -= right; }
                v1
            }) + r3[0] + b[(r3_len + 1) % b.len()]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = { lit(ALPHA) };
            let mut v2 = w[(n + n) % w.len()];
            let w_len: usize = w.len();
            let r3 = vec![v1.midpoint(lit((w_len % 4) as f64)); 5];
            let r3_len: usize = r3.len();
            'l4: for i5 in 1..n % 4 {
            }
            if n % 3 != 1 {
                let mut k6: usize = 3;
                match w_len % 2 {
                    0 => {
                        'l7: for &e8 in &r3 {
                            { let right = (e8 + v1).sin(); w[(2) % w_len] *= right; }
                        }
                        if v2 > p[0] {
                            k6 = (k6 * 3 + n) % 5;
                        } else {
                            'l9: for (i10, e10) in w.iter().enumerate() {
                                { let right = lit(0.25) * v2; v2 += right; }
                            }
                        }
                    }
                    _ => {
                        let c11 = |u11_0: D, u11_1: D| u11_0 + (u11_1 - lit(1.5));
                    }
                }
            }
            (v2 * v2 + lit(0.25) + lit(1.0)).acosh() - v2 + p[(2 * n + 2) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p155", false, |report| crate::check_program!(2, report));
    }
}

pub mod p156 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = (0.25 as i64 as f64);
            let mut v2 = u;
            let mut r3 = [-0.3 * BETA, v1, 0.5, 0.5 + u];
            let m4: [[f64; 2]; 3] = [[v2, v1], [r3[0], r3[4 - 1 - (4) % 4]], [u, r3[0 % 4]]];
            let mut r5: [f64; 4] = [0.0; 4];
            fn inner6(s: f64, t: f64) -> f64 {
                if t < 0.9 {
                    return t;
                }
                t * s
            }
            let v = inner6(m4[(0) % 3][0], if (u >= 0.75) || (r3[2] >= 1.25) {
                v2 += m4[(3) % 3][(3) % 2];
                1.0
            } else { BETA });
            let mut v7 = { v2 };
            (r3.iter().rev().map(|&e8| { ALPHA }).sum::<f64>() + r5[2] + r3[3], v1 * v + v1 + r5[0])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x / (x.abs() + 1.25);
            let mut v2 = ((n % 4) as f64) * v1;
            let mut m3: [[f64; 2]; 2] = [[BETA, x], [x, 0.9]];
            let p4: (f64, f64) = h0(x, x.powi(0));
            fn inner5(s: f64, t: f64) -> f64 {
                if !(s > 0.9) {
                    return s - t;
                }
                if t >= s { t } else { t }
            }
            let v6 = inner5(match n % 4 {
                0 => { v1 }
                1 => { 0.25_f64 }
                2 if x > w[(n + 1) % w.len()] => { ((n % 4) as f64) }
                _ => { v2 }
            }, { v2 });
            for &e8 in w.iter() {
                let mut k10: usize = 0;
                'l9: while (k10 < 1) && (((n % 4) as f64) >= w[0]) {
                    k10 += 1;
                    let mut r11 = [v2 / (w[0].abs() + 0.25); 3];
                }
            }
            for e13 in w.iter() {
                let c14 = move |u14_0: f64, u14_1: f64| u14_0 * (v2 * v2);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 1.25;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = (0.25 as i64 as f64);
            let mut v2 = u;
            let mut r3 = [-0.3 * BETA, v1, 0.5, 0.5 + u];
            let m4: [[f64; 2]; 3] = [[v2, v1], [r3[0], r3[4 - 1 - (4) % 4]], [u, r3[0 % 4]]];
            let mut r5: [f64; 4] = [0.0; 4];
            fn inner6(s: f64, t: f64) -> f64 {
                if t < 0.9 {
                    return t;
                }
                t * s
            }
            let v = inner6(m4[(0) % 3][0], if (u >= 0.75) || (r3[2] >= 1.25) {
                v2 += m4[(3) % 3][(3) % 2];
                1.0
            } else { BETA });
            let mut v7 = { v2 };
            (r3.iter().rev().map(|&e8| { ALPHA }).sum::<f64>() + r5[2] + r3[3], v1 * v + v1 + r5[0])
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x / (x.abs() + 1.25);
            let mut v2 = ((n % 4) as f64) * v1;
            let mut m3: [[f64; 2]; 2] = [[BETA, x], [x, 0.9]];
            let p4: (f64, f64) = h0(x, x.powi(0));
            fn inner5(s: f64, t: f64) -> f64 {
                if !(s > 0.9) {
                    return s - t;
                }
                if t >= s { t } else { t }
            }
            let v6 = inner5(match n % 4 {
                0 => { v1 }
                1 => { 0.25_f64 }
                2 if x > w[(n + 1) % w.len()] => { ((n % 4) as f64) }
                _ => { v2 }
            }, { v2 });
            for &e8 in w.iter() {
                let mut k10: usize = 0;
                'l9: while (k10 < 1) && (((n % 4) as f64) >= w[0]) {
                    k10 += 1;
                    let mut r11 = [v2 / (w[0].abs() + 0.25); 3];
                }
            }
            for e13 in w.iter() {
                let c14 = move |u14_0: f64, u14_1: f64| u14_0 * (v2 * v2);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 1.25;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = lit(lit(0.25).value() as i64 as f64);
            let mut v2 = u;
            let mut r3 = [lit(-0.3) * lit(BETA), v1, lit(0.5), lit(0.5) + u];
            let m4: [[D; 2]; 3] = [[v2, v1], [r3[0], r3[4 - 1 - (4) % 4]], [u, r3[0 % 4]]];
            let mut r5: [D; 4] = [lit(0.0); 4];
            fn inner6(s: D, t: D) -> D {
                if t < lit(0.9) {
                    return t;
                }
                t * s
            }
            let v = inner6(m4[(0) % 3][0], if (u >= lit(0.75)) || (r3[2] >= lit(1.25)) {
                { let right = m4[(3) % 3][(3) % 2]; v2 += right; }
                lit(1.0)
            } else { lit(BETA) });
            let mut v7 = { v2 };
            (r3.iter().rev().map(|&e8| { lit(ALPHA) }).sum::<D>() + r5[2] + r3[3], v1 * v + v1 + r5[0])
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x / (x.abs() + lit(1.25));
            let mut v2 = lit((n % 4) as f64) * v1;
            let mut m3: [[D; 2]; 2] = [[lit(BETA), x], [x, lit(0.9)]];
            let p4: (D, D) = h0(x, x.powi(0));
            fn inner5(s: D, t: D) -> D {
                if !(s > lit(0.9)) {
                    return s - t;
                }
                if t >= s { t } else { t }
            }
            let v6 = inner5(match n % 4 {
                0 => { v1 }
                1 => { lit(0.25) }
                2 if x > w[(n + 1) % w.len()] => { lit((n % 4) as f64) }
                _ => { v2 }
            }, { v2 });
            for &e8 in w.iter() {
                let mut k10: usize = 0;
                'l9: while (k10 < 1) && (lit((n % 4) as f64) >= w[0]) {
                    k10 += 1;
                    let mut r11 = [v2 / (w[0].abs() + lit(0.25)); 3];
                }
            }
            for e13 in w.iter() {
                let c14 = move |u14_0: D, u14_1: D| u14_0 * (v2 * v2);
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p156", false, |report| crate::check_program!(7, report));
    }
}

pub mod p157 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u + u;
            let mut v2 = v1 - u;
            let mut m3: [[f64; 3]; 2] = [[v1, ALPHA, v2], [ALPHA, u, v1]];
            for i5 in 0..k {
                let (mut v6, v7) = (m3[0][2] * m3[0][(0) % 3], 0.9_f64 / (m3[1][1].abs() + 1.25));
            }
            if !(u <= 0.5) {
                return None;
            }
            Some(u)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x;
            w[w.len() - 1 - (2 * n + 1) % w.len()] -= f64::min(((n % 4) as f64), x);
            let mut v2: f64 = ((n % 4) as f64) - x;
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * u3_1;
            if v2 > -1.0 {
                if v2 < v2 {
                    v1 += w[w.len() - 1 - (n + n) % w.len()] - x;
                    {
                        v1 = v1;
                        w[w.len() - 1 - (n + n) % w.len()] *= x.tanh();
                    }
                } else {
                    fn inner4(s: f64, t: f64) -> f64 {
                        if t >= s {
                            return if s <= 1.0 { s } else { s };
                        }
                        s
                    }
                    let v5: f64 = inner4(-v1, ALPHA * ((n % 4) as f64));
                }
                for i6 in (1..w.len()).rev() {
                    w[i6] = w[i6 - 1] * v1.atan() + w[i6];
                }
            }
            v1 * v1 + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u + u;
            let mut v2 = v1 - u;
            let mut m3: [[f64; 3]; 2] = [[v1, ALPHA, v2], [ALPHA, u, v1]];
            for i5 in 0..k {
                let (mut v6, v7) = (m3[0][2] * m3[0][(0) % 3], 0.9_f64 / (m3[1][1].abs() + 1.25));
            }
            if !(u <= 0.5) {
                return None;
            }
            Some(u)
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x;
            w[w.len() - 1 - (2 * n + 1) % w.len()] -= f64::min(((n % 4) as f64), x);
            let mut v2: f64 = ((n % 4) as f64) - x;
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * u3_1;
            if v2 > -1.0 {
                if v2 < v2 {
                    v1 += w[w.len() - 1 - (n + n) % w.len()] - x;
                    {
                        v1 = v1;
                        w[w.len() - 1 - (n + n) % w.len()] *= x.tanh();
                    }
                } else {
                    fn inner4(s: f64, t: f64) -> f64 {
                        if t >= s {
                            return if s <= 1.0 { s } else { s };
                        }
                        s
                    }
                    let v5: f64 = inner4(-v1, ALPHA * ((n % 4) as f64));
                }
                for i6 in (1..w.len()).rev() {
                    w[i6] = w[i6 - 1] * v1.atan() + w[i6];
                }
            }
            v1 * v1 + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u + u;
            let mut v2 = v1 - u;
            let mut m3: [[D; 3]; 2] = [[v1, lit(ALPHA), v2], [lit(ALPHA), u, v1]];
            for i5 in 0..k {
                let (mut v6, v7) = (m3[0][2] * m3[0][(0) % 3], lit(0.9) / (m3[1][1].abs() + lit(1.25)));
            }
            if !(u <= lit(0.5)) {
                return None;
            }
            Some(u)
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = x;
            { let right = D::min(lit((n % 4) as f64), x); w[w.len() - 1 - (2 * n + 1) % w.len()] -= right; }
            let mut v2: D = lit((n % 4) as f64) - x;
            let c3 = move |u3_0: D, u3_1: D| u3_0 * u3_1;
            if v2 > lit(-1.0) {
                if v2 < v2 {
                    { let right = w[w.len() - 1 - (n + n) % w.len()] - x; v1 += right; }
                    {
                        v1 = v1;
                        { let right = x.tanh(); w[w.len() - 1 - (n + n) % w.len()] *= right; }
                    }
                } else {
                    fn inner4(s: D, t: D) -> D {
                        if t >= s {
                            return if s <= lit(1.0) { s } else { s };
                        }
                        s
                    }
                    let v5: D = inner4(-v1, lit(ALPHA) * lit((n % 4) as f64));
                }
                for i6 in (1..w.len()).rev() {
                    w[i6] = w[i6 - 1] * v1.atan() + w[i6];
                }
            }
            v1 * v1 + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p157", false, |report| crate::check_program!(4, report));
    }
}

pub mod p158 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 2.0;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = 0.75 + u;
            let mut v1 = {
                let v2 = v1;
                ALPHA
            };
            let mut r3 = vec![-0.7 - v1; 4];
            let r3_len: usize = r3.len();
            r3[(2) % r3_len] -= v1 - v1;
            'l4: for i5 in 1..r3.len() {
                if r3_len % 3 == 1 {
                    if i5 % 3 < 1 {
                        if v >= u {
                            v1 += 0.25 * (v1 * 1.1);
                        }
                        let mut v6: f64 = -v1;
                    } else {
                        let mut r7: [f64; 2] = [0.0; 2];
                        r3[(r3_len) % r3_len] = v1;
                    }
                } else {
                    v1 = v1 * 0.5 + r3[0];
                    for &e9 in &r3 {
                        v1 = BETA.clamp(-2.125, 1.875);
                    }
                }
                v1 = v1 * 0.5 + u * v;
            }
            r3[0].tanh() * u.sin()
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(x, x);
            let mut v3: f64 = p.chunks(2).map(|e2| v1.tanh().exp()).fold(v1, |acc2, t2| 0.5 * acc2 + p[0] * t2);
            let mut r4 = vec![ALPHA; n % 5 + 1];
            let r4_len: usize = r4.len();
            v1 = x;
            let o5: Option<f64> = if r4_len % 2 == 1 { Some(v3) } else { None };
            for i7 in 1..r4.len() {
                let mut k8: usize = 2;
            }
            v1 *= (if r4[(r4_len + n) % r4.len()] > -1.5 {
                let mut r10 = vec![r4.iter().map(|&e9| e9 - p[1]).sum::<f64>(); r4_len % 5 + 1];
                let r10_len: usize = r10.len();
                v3
            } else { r4[r4_len % r4.len()] }).tanh();
            let mut k12: usize = 0;
            let mut v29: f64 = 'l11: loop {
                if k12 >= 6 {
                    break v1 - x;
                }
                k12 += 1;
                r4[(2 * r4_len + 2) % r4_len] /= v3.abs() + 0.25;
                if (v1 <= p[1]) && (x >= v1) {
                    let mut k14: usize = 0;
                    'l13: loop {
                        if k14 >= 1 {
                            break;
                        }
                        k14 += 1;
                        let mut k16: usize = 0;
                        while k16 < 7 {
                            k16 += 1;
                            match k12 % 3 {
                                0 => {
                                    p[3 - 1 - (2 * n + 2) % 3] = p[3 - 1 - (2 * n + 2) % 3] * 0.5 + x / (r4[k12 % r4.len()].abs() + 1.25);
                                    let v17: f64;
                                    if v1 > v3 {
                                        v17 = if k16 % 3 < 1 { v3 } else {
                                            let v18 = v3;
                                            p[(k14 + k12) % 3]
                                        };
                                    } else {
                                        v17 = BETA;
                                    }
                                }
                                1 => {
                                    v3 += 0.25 * p.iter().rev().fold(v1, |acc19, &e19| acc19.sin() + v1 * e19);
                                }
                                _ => {
                                }
                            }
                        }
                        let mut k21: usize = 0;
                        loop {
                            if k21 >= 5 {
                                break;
                            }
                            k21 += 1;
                            r4[(1) % r4_len] = v1.max(-2.25).min(2.375);
                            let mut k22: usize = 0;
                        }
                    }
                    let mut k24: usize = 0;
                    while k24 < 2 {
                        k24 += 1;
                        for i25 in (1..3).rev() {
                            p[i25] = p[i25 - 1] * x.sin() + p[i25];
                        }
                        let mut k27: usize = 0;
                        while k27 < 3 {
                            k27 += 1;
                            let mut k28: usize = 2;
                        }
                    }
                }
            };
            [((r4_len % 4) as f64) + v3 + v1 + x + r4[r4.len() - 1 - (k12 + r4_len) % r4.len()] + p[0], v29 * v3 + x.sin() + r4[(2 * r4_len + 2) % r4.len()] + p[(r4_len + 1) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 2.0;
        #[differentiate(without(tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = 0.75 + u;
            let mut v1 = {
                let v2 = v1;
                ALPHA
            };
            let mut r3 = vec![-0.7 - v1; 4];
            let r3_len: usize = r3.len();
            r3[(2) % r3_len] -= v1 - v1;
            'l4: for i5 in 1..r3.len() {
                if r3_len % 3 == 1 {
                    if i5 % 3 < 1 {
                        if v >= u {
                            v1 += 0.25 * (v1 * 1.1);
                        }
                        let mut v6: f64 = -v1;
                    } else {
                        let mut r7: [f64; 2] = [0.0; 2];
                        r3[(r3_len) % r3_len] = v1;
                    }
                } else {
                    v1 = v1 * 0.5 + r3[0];
                    for &e9 in &r3 {
                        v1 = BETA.clamp(-2.125, 1.875);
                    }
                }
                v1 = v1 * 0.5 + u * v;
            }
            r3[0].tanh() * u.sin()
        }
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(x, x);
            let mut v3: f64 = p.chunks(2).map(|e2| v1.tanh().exp()).fold(v1, |acc2, t2| 0.5 * acc2 + p[0] * t2);
            let mut r4 = vec![ALPHA; n % 5 + 1];
            let r4_len: usize = r4.len();
            v1 = x;
            let o5: Option<f64> = if r4_len % 2 == 1 { Some(v3) } else { None };
            for i7 in 1..r4.len() {
                let mut k8: usize = 2;
            }
            v1 *= (if r4[(r4_len + n) % r4.len()] > -1.5 {
                let mut r10 = vec![r4.iter().map(|&e9| e9 - p[1]).sum::<f64>(); r4_len % 5 + 1];
                let r10_len: usize = r10.len();
                v3
            } else { r4[r4_len % r4.len()] }).tanh();
            let mut k12: usize = 0;
            let mut v29: f64 = 'l11: loop {
                if k12 >= 6 {
                    break v1 - x;
                }
                k12 += 1;
                r4[(2 * r4_len + 2) % r4_len] /= v3.abs() + 0.25;
                if (v1 <= p[1]) && (x >= v1) {
                    let mut k14: usize = 0;
                    'l13: loop {
                        if k14 >= 1 {
                            break;
                        }
                        k14 += 1;
                        let mut k16: usize = 0;
                        while k16 < 7 {
                            k16 += 1;
                            match k12 % 3 {
                                0 => {
                                    p[3 - 1 - (2 * n + 2) % 3] = p[3 - 1 - (2 * n + 2) % 3] * 0.5 + x / (r4[k12 % r4.len()].abs() + 1.25);
                                    let v17: f64;
                                    if v1 > v3 {
                                        v17 = if k16 % 3 < 1 { v3 } else {
                                            let v18 = v3;
                                            p[(k14 + k12) % 3]
                                        };
                                    } else {
                                        v17 = BETA;
                                    }
                                }
                                1 => {
                                    v3 += 0.25 * p.iter().rev().fold(v1, |acc19, &e19| acc19.sin() + v1 * e19);
                                }
                                _ => {
                                }
                            }
                        }
                        let mut k21: usize = 0;
                        loop {
                            if k21 >= 5 {
                                break;
                            }
                            k21 += 1;
                            r4[(1) % r4_len] = v1.max(-2.25).min(2.375);
                            let mut k22: usize = 0;
                        }
                    }
                    let mut k24: usize = 0;
                    while k24 < 2 {
                        k24 += 1;
                        for i25 in (1..3).rev() {
                            p[i25] = p[i25 - 1] * x.sin() + p[i25];
                        }
                        let mut k27: usize = 0;
                        while k27 < 3 {
                            k27 += 1;
                            let mut k28: usize = 2;
                        }
                    }
                }
            };
            [((r4_len % 4) as f64) + v3 + v1 + x + r4[r4.len() - 1 - (k12 + r4_len) % r4.len()] + p[0], v29 * v3 + x.sin() + r4[(2 * r4_len + 2) % r4.len()] + p[(r4_len + 1) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 2.0;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = lit(0.75) + u;
            let mut v1 = {
                let v2 = v1;
                lit(ALPHA)
            };
            let mut r3 = vec![lit(-0.7) - v1; 4];
            let r3_len: usize = r3.len();
            { let right = v1 - v1; r3[(2) % r3_len] -= right; }
            'l4: for i5 in 1..r3.len() {
                if r3_len % 3 == 1 {
                    if i5 % 3 < 1 {
                        if v >= u {
                            { let right = lit(0.25) * (v1 * lit(1.1)); v1 += right; }
                        }
                        let mut v6: D = -v1;
                    } else {
                        let mut r7: [D; 2] = [lit(0.0); 2];
                        r3[(r3_len) % r3_len] = v1;
                    }
                } else {
                    v1 = v1 * lit(0.5) + r3[0];
                    for &e9 in &r3 {
                        v1 = lit(BETA).clamp(lit(-2.125), lit(1.875));
                    }
                }
                v1 = v1 * lit(0.5) + u * v;
            }
            r3[0].tanh() * u.sin()
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = h0(x, x);
            let mut v3: D = p.chunks(2).map(|e2| v1.tanh().exp()).fold(v1, |acc2, t2| lit(0.5) * acc2 + p[0] * t2);
            let mut r4 = vec![lit(ALPHA); n % 5 + 1];
            let r4_len: usize = r4.len();
            v1 = x;
            let o5: Option<D> = if r4_len % 2 == 1 { Some(v3) } else { None };
            for i7 in 1..r4.len() {
                let mut k8: usize = 2;
            }
            { let right = (if r4[(r4_len + n) % r4.len()] > lit(-1.5) {
                let mut r10 = vec![r4.iter().map(|&e9| e9 - p[1]).sum::<D>(); r4_len % 5 + 1];
                let r10_len: usize = r10.len();
                v3
            } else { r4[r4_len % r4.len()] }).tanh(); v1 *= right; }
            let mut k12: usize = 0;
            let mut v29: D = 'l11: loop {
                if k12 >= 6 {
                    break v1 - x;
                }
                k12 += 1;
                { let right = v3.abs() + lit(0.25); r4[(2 * r4_len + 2) % r4_len] /= right; }
                if (v1 <= p[1]) && (x >= v1) {
                    let mut k14: usize = 0;
                    'l13: loop {
                        if k14 >= 1 {
                            break;
                        }
                        k14 += 1;
                        let mut k16: usize = 0;
                        while k16 < 7 {
                            k16 += 1;
                            match k12 % 3 {
                                0 => {
                                    p[3 - 1 - (2 * n + 2) % 3] = p[3 - 1 - (2 * n + 2) % 3] * lit(0.5) + x / (r4[k12 % r4.len()].abs() + lit(1.25));
                                    let v17: D;
                                    if v1 > v3 {
                                        v17 = if k16 % 3 < 1 { v3 } else {
                                            let v18 = v3;
                                            p[(k14 + k12) % 3]
                                        };
                                    } else {
                                        v17 = lit(BETA);
                                    }
                                }
                                1 => {
                                    { let right = lit(0.25) * p.iter().rev().fold(v1, |acc19, &e19| acc19.sin() + v1 * e19); v3 += right; }
                                }
                                _ => {
                                }
                            }
                        }
                        let mut k21: usize = 0;
                        loop {
                            if k21 >= 5 {
                                break;
                            }
                            k21 += 1;
                            r4[(1) % r4_len] = v1.max(lit(-2.25)).min(lit(2.375));
                            let mut k22: usize = 0;
                        }
                    }
                    let mut k24: usize = 0;
                    while k24 < 2 {
                        k24 += 1;
                        for i25 in (1..3).rev() {
                            p[i25] = p[i25 - 1] * x.sin() + p[i25];
                        }
                        let mut k27: usize = 0;
                        while k27 < 3 {
                            k27 += 1;
                            let mut k28: usize = 2;
                        }
                    }
                }
            };
            [lit((r4_len % 4) as f64) + v3 + v1 + x + r4[r4.len() - 1 - (k12 + r4_len) % r4.len()] + p[0], v29 * v3 + x.sin() + r4[(2 * r4_len + 2) % r4.len()] + p[(r4_len + 1) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p158", false, |report| crate::check_program!(6, report));
    }
}

pub mod p159 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64) / (w[0].abs() + 0.5);
            let mut v2 = w[n % w.len()];
            let mut r3 = vec![{ v2 }, w[(n + n) % w.len()] * w[(n + 1) % w.len()]];
            let r3_len: usize = r3.len();
            const GAMMA_4: f64 = 0.75;
            w[w.len() - 1 - (n) % w.len()] /= (v2 * v2 + 0.5) * GAMMA_4;
            let r5 = vec![v1 * v1; 5];
            let r5_len: usize = r5.len();
            let c6 = move |u6_0: f64, u6_1: f64| u6_0 * u6_0;
            for &e8 in &r5 {
                for &e10 in &r5 {
                    v2 = (-0.75 - e8).sin();
                    let v11 = x - r5[0];
                }
                const GAMMA_12: f64 = -1.5;
                v2 *= 0.125 / (1.0 + 0.125 * 0.125) * GAMMA_12;
            }
            v1 + 0.125 + v2.sin() + x.sin() + r5[(r3_len + r5_len) % r5.len()] + r3[r3.len() - 1 - (1) % r3.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64) / (w[0].abs() + 0.5);
            let mut v2 = w[n % w.len()];
            let mut r3 = vec![{ v2 }, w[(n + n) % w.len()] * w[(n + 1) % w.len()]];
            let r3_len: usize = r3.len();
            const GAMMA_4: f64 = 0.75;
            w[w.len() - 1 - (n) % w.len()] /= (v2 * v2 + 0.5) * GAMMA_4;
            let r5 = vec![v1 * v1; 5];
            let r5_len: usize = r5.len();
            let c6 = move |u6_0: f64, u6_1: f64| u6_0 * u6_0;
            for &e8 in &r5 {
                for &e10 in &r5 {
                    v2 = (-0.75 - e8).sin();
                    let v11 = x - r5[0];
                }
                const GAMMA_12: f64 = -1.5;
                v2 *= 0.125 / (1.0 + 0.125 * 0.125) * GAMMA_12;
            }
            v1 + 0.125 + v2.sin() + x.sin() + r5[(r3_len + r5_len) % r5.len()] + r3[r3.len() - 1 - (1) % r3.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = lit((n % 4) as f64) / (w[0].abs() + lit(0.5));
            let mut v2 = w[n % w.len()];
            let mut r3 = vec![{ v2 }, w[(n + n) % w.len()] * w[(n + 1) % w.len()]];
            let r3_len: usize = r3.len();
            const GAMMA_4: f64 = 0.75;
            { let right = (v2 * v2 + lit(0.5)) * lit(GAMMA_4); w[w.len() - 1 - (n) % w.len()] /= right; }
            let r5 = vec![v1 * v1; 5];
            let r5_len: usize = r5.len();
            let c6 = move |u6_0: D, u6_1: D| u6_0 * u6_0;
            for &e8 in &r5 {
                for &e10 in &r5 {
                    v2 = (lit(-0.75) - e8).sin();
                    let v11 = x - r5[0];
                }
                const GAMMA_12: f64 = -1.5;
                { let right = lit(0.125) / (lit(1.0) + lit(0.125) * lit(0.125)) * lit(GAMMA_12); v2 *= right; }
            }
            v1 + lit(0.125) + v2.sin() + x.sin() + r5[(r3_len + r5_len) % r5.len()] + r3[r3.len() - 1 - (1) % r3.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p159", false, |report| crate::check_program!(4, report));
    }
}

pub mod p160 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2 = if k % 3 < 1 {
                let v1 = u;
                ((k % 4) as f64)
            } else { ALPHA };
            let mut v3 = (v2 * v2 + 0.5).powf(0.5);
            if k % 3 == 1 {
            }
            'l4: for i5 in 0..k {
                v3 += 0.25 * (v3 - ALPHA);
            }
            if v3 <= -1.25 {
                return None;
            }
            Some(((k % 4) as f64).max(0.25) + v3 + v2 - u)
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x.sin().exp();
            let mut x = a[(n + 1) % a.len()] / (v1.abs() + 1.25);
            let mut m2: [[f64; 3]; 3] = [[x, x, 2.0], [((n % 4) as f64), a[(n + n) % a.len()], a[1 % a.len()]], [x, a[a.len() - 1 - (0) % a.len()], ALPHA]];
            fn inner3(s: f64, t: f64) -> f64 {
                if t >= 1.25 {
                    return (0..3).map(|i4| ((i4 % 4) as f64) + 0.5).fold(t, |acc4, t4| acc4.sin() + t * t4);
                }
                -1.5 + t
            }
            let v5: f64 = inner3(((n % 4) as f64) + v1, ALPHA - x);
            if v5 <= ALPHA {
                const GAMMA_6: f64 = 0.7;
                v1 = a.iter().skip(0).map(|&e7| v1 - a[0]).filter(|&m7| 0.75_f64 < v1).sum::<f64>() * GAMMA_6;
                let mut v8 = x - ((n % 4) as f64);
            } else {
                let mut v9 = x / (x.abs() + 0.25);
            }
            let mut r11: Vec<f64> = a.iter().map(|&e10| x + ALPHA).collect();
            let r11_len: usize = r11.len();
            'l12: for _ in 1..n {
                let mut r14 = vec![if n % 2 != 1 {
                    v1 = v5.rem_euclid(2.25).sin();
                    r11[r11.len() - 1 - (r11_len) % r11.len()]
                } else { v1 }; r11_len % 5 + 1];
                let r14_len: usize = r14.len();
                if n % 3 != 1 {
                    let mut k16: usize = 0;
                    loop {
                        if k16 >= 3 {
                            break;
                        }
                        k16 += 1;
                        const GAMMA_17: f64 = -0.3;
                        r14[(2 * r14_len + 0) % r14_len] += 0.25 * (r14[(k16 + 1) % r14.len()] * r14[0]) * GAMMA_17;
                        let mut k19: usize = 0;
                        let v20: f64 = loop {
                            if k19 >= 5 {
                                break a[(n + 1) % a.len()];
                            }
                            k19 += 1;
                            r11[(r14_len) % r11_len] /= x.abs() + 0.25;
                        };
                    }
                    let mut k22: usize = 0;
                    let mut v24: f64 = loop {
                        if k22 >= 6 {
                            break if x >= v5 { r14[(r11_len + k16) % r14.len()] } else { r14[(2 * k16 + 2) % r14.len()] };
                        }
                        k22 += 1;
                        let o23: Option<f64> = if v5 >= r14[0] { Some(v5) } else { None };
                    };
                } else {
                    match n % 2 {
                        0 => {
                            let c25 = move |u25_0: f64, u25_1: f64| u25_0 - a[a.len() - 1 - (2 * r11_len + 0) % a.len()] * u25_0;
                        }
                        _ => {
                            for i27 in 0..4 {
                                fn inner28(s: f64, t: f64) -> f64 {
                                    if t <= t {
                                        return s / (s * s + 0.25);
                                    }
                                    t * t
                                }
                                let v29 = inner28(v1 + 0.7, r14[(i27 + r14_len) % r14.len()].atan2(ALPHA * ALPHA + 0.5));
                            }
                        }
                    }
                }
            }
            v1 - 1.0_f64 + v5.sin() - v1 + a[(r11_len + r11_len) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2 = if k % 3 < 1 {
                let v1 = u;
                ((k % 4) as f64)
            } else { ALPHA };
            let mut v3 = (v2 * v2 + 0.5).powf(0.5);
            if k % 3 == 1 {
            }
            'l4: for i5 in 0..k {
                v3 += 0.25 * (v3 - ALPHA);
            }
            if v3 <= -1.25 {
                return None;
            }
            Some(((k % 4) as f64).max(0.25) + v3 + v2 - u)
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x.sin().exp();
            let mut x = a[(n + 1) % a.len()] / (v1.abs() + 1.25);
            let mut m2: [[f64; 3]; 3] = [[x, x, 2.0], [((n % 4) as f64), a[(n + n) % a.len()], a[1 % a.len()]], [x, a[a.len() - 1 - (0) % a.len()], ALPHA]];
            fn inner3(s: f64, t: f64) -> f64 {
                if t >= 1.25 {
                    return (0..3).map(|i4| ((i4 % 4) as f64) + 0.5).fold(t, |acc4, t4| acc4.sin() + t * t4);
                }
                -1.5 + t
            }
            let v5: f64 = inner3(((n % 4) as f64) + v1, ALPHA - x);
            if v5 <= ALPHA {
                const GAMMA_6: f64 = 0.7;
                v1 = a.iter().skip(0).map(|&e7| v1 - a[0]).filter(|&m7| 0.75_f64 < v1).sum::<f64>() * GAMMA_6;
                let mut v8 = x - ((n % 4) as f64);
            } else {
                let mut v9 = x / (x.abs() + 0.25);
            }
            let mut r11: Vec<f64> = a.iter().map(|&e10| x + ALPHA).collect();
            let r11_len: usize = r11.len();
            'l12: for _ in 1..n {
                let mut r14 = vec![if n % 2 != 1 {
                    v1 = v5.rem_euclid(2.25).sin();
                    r11[r11.len() - 1 - (r11_len) % r11.len()]
                } else { v1 }; r11_len % 5 + 1];
                let r14_len: usize = r14.len();
                if n % 3 != 1 {
                    let mut k16: usize = 0;
                    loop {
                        if k16 >= 3 {
                            break;
                        }
                        k16 += 1;
                        const GAMMA_17: f64 = -0.3;
                        r14[(2 * r14_len + 0) % r14_len] += 0.25 * (r14[(k16 + 1) % r14.len()] * r14[0]) * GAMMA_17;
                        let mut k19: usize = 0;
                        let v20: f64 = loop {
                            if k19 >= 5 {
                                break a[(n + 1) % a.len()];
                            }
                            k19 += 1;
                            r11[(r14_len) % r11_len] /= x.abs() + 0.25;
                        };
                    }
                    let mut k22: usize = 0;
                    let mut v24: f64 = loop {
                        if k22 >= 6 {
                            break if x >= v5 { r14[(r11_len + k16) % r14.len()] } else { r14[(2 * k16 + 2) % r14.len()] };
                        }
                        k22 += 1;
                        let o23: Option<f64> = if v5 >= r14[0] { Some(v5) } else { None };
                    };
                } else {
                    match n % 2 {
                        0 => {
                            let c25 = move |u25_0: f64, u25_1: f64| u25_0 - a[a.len() - 1 - (2 * r11_len + 0) % a.len()] * u25_0;
                        }
                        _ => {
                            for i27 in 0..4 {
                                fn inner28(s: f64, t: f64) -> f64 {
                                    if t <= t {
                                        return s / (s * s + 0.25);
                                    }
                                    t * t
                                }
                                let v29 = inner28(v1 + 0.7, r14[(i27 + r14_len) % r14.len()].atan2(ALPHA * ALPHA + 0.5));
                            }
                        }
                    }
                }
            }
            v1 - 1.0_f64 + v5.sin() - v1 + a[(r11_len + r11_len) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v2 = if k % 3 < 1 {
                let v1 = u;
                lit((k % 4) as f64)
            } else { lit(ALPHA) };
            let mut v3 = (v2 * v2 + lit(0.5)).powf(lit(0.5));
            if k % 3 == 1 {
            }
            'l4: for i5 in 0..k {
                { let right = lit(0.25) * (v3 - lit(ALPHA)); v3 += right; }
            }
            if v3 <= lit(-1.25) {
                return None;
            }
            Some(lit((k % 4) as f64).max(lit(0.25)) + v3 + v2 - u)
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = x.sin().exp();
            let mut x = a[(n + 1) % a.len()] / (v1.abs() + lit(1.25));
            let mut m2: [[D; 3]; 3] = [[x, x, lit(2.0)], [lit((n % 4) as f64), a[(n + n) % a.len()], a[1 % a.len()]], [x, a[a.len() - 1 - (0) % a.len()], lit(ALPHA)]];
            fn inner3(s: D, t: D) -> D {
                if t >= lit(1.25) {
                    return (0..3).map(|i4| lit((i4 % 4) as f64) + lit(0.5)).fold(t, |acc4, t4| acc4.sin() + t * t4);
                }
                lit(-1.5) + t
            }
            let v5: D = inner3(lit((n % 4) as f64) + v1, lit(ALPHA) - x);
            if v5 <= lit(ALPHA) {
                const GAMMA_6: f64 = 0.7;
                v1 = a.iter().skip(0).map(|&e7| v1 - a[0]).filter(|&m7| lit(0.75) < v1).sum::<D>() * lit(GAMMA_6);
                let mut v8 = x - lit((n % 4) as f64);
            } else {
                let mut v9 = x / (x.abs() + lit(0.25));
            }
            let mut r11: Vec<D> = a.iter().map(|&e10| x + lit(ALPHA)).collect();
            let r11_len: usize = r11.len();
            'l12: for _ in 1..n {
                let mut r14 = vec![if n % 2 != 1 {
                    v1 = v5.rem_euclid(lit(2.25)).sin();
                    r11[r11.len() - 1 - (r11_len) % r11.len()]
                } else { v1 }; r11_len % 5 + 1];
                let r14_len: usize = r14.len();
                if n % 3 != 1 {
                    let mut k16: usize = 0;
                    loop {
                        if k16 >= 3 {
                            break;
                        }
                        k16 += 1;
                        const GAMMA_17: f64 = -0.3;
                        { let right = lit(0.25) * (r14[(k16 + 1) % r14.len()] * r14[0]) * lit(GAMMA_17); r14[(2 * r14_len + 0) % r14_len] += right; }
                        let mut k19: usize = 0;
                        let v20: D = loop {
                            if k19 >= 5 {
                                break a[(n + 1) % a.len()];
                            }
                            k19 += 1;
                            { let right = x.abs() + lit(0.25); r11[(r14_len) % r11_len] /= right; }
                        };
                    }
                    let mut k22: usize = 0;
                    let mut v24: D = loop {
                        if k22 >= 6 {
                            break if x >= v5 { r14[(r11_len + k16) % r14.len()] } else { r14[(2 * k16 + 2) % r14.len()] };
                        }
                        k22 += 1;
                        let o23: Option<D> = if v5 >= r14[0] { Some(v5) } else { None };
                    };
                } else {
                    match n % 2 {
                        0 => {
                            let c25 = move |u25_0: D, u25_1: D| u25_0 - a[a.len() - 1 - (2 * r11_len + 0) % a.len()] * u25_0;
                        }
                        _ => {
                            for i27 in 0..4 {
                                fn inner28(s: D, t: D) -> D {
                                    if t <= t {
                                        return s / (s * s + lit(0.25));
                                    }
                                    t * t
                                }
                                let v29 = inner28(v1 + lit(0.7), r14[(i27 + r14_len) % r14.len()].atan2(lit(ALPHA) * lit(ALPHA) + lit(0.5)));
                            }
                        }
                    }
                }
            }
            v1 - lit(1.0) + v5.sin() - v1 + a[(r11_len + r11_len) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p160", false, |report| crate::check_program!(1, report));
    }
}

pub mod p161 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = a[k % a.len()] + a[(k + k) % a.len()];
            let mut v2: f64 = 0.9;
            w[(2 * k + 2) % w.len()] += a[0] * v1;
            match k % 4 {
                0 if ((k % 4) as f64) <= 1.25 => {
                    {
                        for i4 in 1..4 {
                            for i5 in (1..w.len()).rev() {
                                w[i5] = w[i5 - 1] * w[i4 % w.len()].clamp(-2.125, 1.875) + w[i5];
                            }
                        }
                    }
                }
                1 => {
                    v2 += { a[2 % a.len()] };
                    if (((k % 4) as f64) >= a[0]) || (a[a.len() - 1 - (k) % a.len()] > 0.9) {
                        if ((k % 4) as f64) > -0.5 {
                            return -0.5;
                        }
                    } else {
                        v2 += 0.125_f64.min(v1);
                        let v6: f64 = v2 - v2;
                    }
                }
                2 if a[k % a.len()] <= ((k % 4) as f64) => {
                    let r7 = [a[a.len() - 1 - (k + 1) % a.len()]; 3];
                    if k % 3 < 1 {
                        const GAMMA_8: f64 = 0.3;
                        v2 = v2 * v1 * GAMMA_8;
                        let mut k10: usize = 0;
                        while k10 < 7 {
                            k10 += 1;
                            for i11 in 1..w.len() {
                                w[i11] *= (w[i11 - 1] - w[i11]).cos();
                            }
                        }
                    }
                }
                _ => {
                    w[w.len() - 1 - (k) % w.len()] = w[w.len() - 1 - (k) % w.len()] * 0.5 + v2 / (w[k % w.len()].abs() + 0.5);
                }
            }
            a[(k + 1) % a.len()] + a[a.len() - 1 - (1) % a.len()] + w[(2 * k + 2) % w.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v3 = match n % 4 {
                0 => { x }
                1 => { w[0] }
                2 | 7 => {
                    let v1 = w[0 % w.len()];
                    0.5
                }
                _ => {
                    let v2 = ((n % 4) as f64);
                    x
                }
            };
            let mut m4: [[f64; 2]; 2] = [[0.25; 2]; 2];
            let v5: f64;
            if n % 3 == 1 {
                v5 = w[n % w.len()].mul_add(w[0], x);
            } else {
                v5 = v3;
            }
            let mut k7: usize = 0;
            let v14: f64 = 'l6: loop {
                if k7 >= 3 {
                    break -0.25;
                }
                k7 += 1;
                for i9 in 1..0 {
                    let v10 = v3 - w[w.len() - 1 - (k7 + 1) % w.len()];
                    for e12 in w.iter_mut() {
                        let mut p13 = (-x, (*e12).cos().exp());
                    }
                }
                m4[(n + n) % 2][(k7 + n) % 2] += 0.25 * (w[w.len() - 1 - (2 * n + 2) % w.len()] * 1.5);
            };
            if v3 >= -0.7 {
                v3 -= 1.1;
                return;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = a[k % a.len()] + a[(k + k) % a.len()];
            let mut v2: f64 = 0.9;
            w[(2 * k + 2) % w.len()] += a[0] * v1;
            match k % 4 {
                0 if ((k % 4) as f64) <= 1.25 => {
                    {
                        for i4 in 1..4 {
                            for i5 in (1..w.len()).rev() {
                                w[i5] = w[i5 - 1] * w[i4 % w.len()].clamp(-2.125, 1.875) + w[i5];
                            }
                        }
                    }
                }
                1 => {
                    v2 += { a[2 % a.len()] };
                    if (((k % 4) as f64) >= a[0]) || (a[a.len() - 1 - (k) % a.len()] > 0.9) {
                        if ((k % 4) as f64) > -0.5 {
                            return -0.5;
                        }
                    } else {
                        v2 += 0.125_f64.min(v1);
                        let v6: f64 = v2 - v2;
                    }
                }
                2 if a[k % a.len()] <= ((k % 4) as f64) => {
                    let r7 = [a[a.len() - 1 - (k + 1) % a.len()]; 3];
                    if k % 3 < 1 {
                        const GAMMA_8: f64 = 0.3;
                        v2 = v2 * v1 * GAMMA_8;
                        let mut k10: usize = 0;
                        while k10 < 7 {
                            k10 += 1;
                            for i11 in 1..w.len() {
                                w[i11] *= (w[i11 - 1] - w[i11]).cos();
                            }
                        }
                    }
                }
                _ => {
                    w[w.len() - 1 - (k) % w.len()] = w[w.len() - 1 - (k) % w.len()] * 0.5 + v2 / (w[k % w.len()].abs() + 0.5);
                }
            }
            a[(k + 1) % a.len()] + a[a.len() - 1 - (1) % a.len()] + w[(2 * k + 2) % w.len()]
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v3 = match n % 4 {
                0 => { x }
                1 => { w[0] }
                2 | 7 => {
                    let v1 = w[0 % w.len()];
                    0.5
                }
                _ => {
                    let v2 = ((n % 4) as f64);
                    x
                }
            };
            let mut m4: [[f64; 2]; 2] = [[0.25; 2]; 2];
            let v5: f64;
            if n % 3 == 1 {
                v5 = w[n % w.len()].mul_add(w[0], x);
            } else {
                v5 = v3;
            }
            let mut k7: usize = 0;
            let v14: f64 = 'l6: loop {
                if k7 >= 3 {
                    break -0.25;
                }
                k7 += 1;
                for i9 in 1..0 {
                    let v10 = v3 - w[w.len() - 1 - (k7 + 1) % w.len()];
                    for e12 in w.iter_mut() {
                        let mut p13 = (-x, (*e12).cos().exp());
                    }
                }
                m4[(n + n) % 2][(k7 + n) % 2] += 0.25 * (w[w.len() - 1 - (2 * n + 2) % w.len()] * 1.5);
            };
            if v3 >= -0.7 {
                v3 -= 1.1;
                return;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = a[k % a.len()] + a[(k + k) % a.len()];
            let mut v2: D = lit(0.9);
            { let right = a[0] * v1; w[(2 * k + 2) % w.len()] += right; }
            match k % 4 {
                0 if lit((k % 4) as f64) <= lit(1.25) => {
                    {
                        for i4 in 1..4 {
                            for i5 in (1..w.len()).rev() {
                                w[i5] = w[i5 - 1] * w[i4 % w.len()].clamp(lit(-2.125), lit(1.875)) + w[i5];
                            }
                        }
                    }
                }
                1 => {
                    { let right = { a[2 % a.len()] }; v2 += right; }
                    if (lit((k % 4) as f64) >= a[0]) || (a[a.len() - 1 - (k) % a.len()] > lit(0.9)) {
                        if lit((k % 4) as f64) > lit(-0.5) {
                            return lit(-0.5);
                        }
                    } else {
                        { let right = lit(0.125).min(v1); v2 += right; }
                        let v6: D = v2 - v2;
                    }
                }
                2 if a[k % a.len()] <= lit((k % 4) as f64) => {
                    let r7 = [a[a.len() - 1 - (k + 1) % a.len()]; 3];
                    if k % 3 < 1 {
                        const GAMMA_8: f64 = 0.3;
                        v2 = v2 * v1 * lit(GAMMA_8);
                        let mut k10: usize = 0;
                        while k10 < 7 {
                            k10 += 1;
                            for i11 in 1..w.len() {
                                { let right = (w[i11 - 1] - w[i11]).cos(); w[i11] *= right; }
                            }
                        }
                    }
                }
                _ => {
                    w[w.len() - 1 - (k) % w.len()] = w[w.len() - 1 - (k) % w.len()] * lit(0.5) + v2 / (w[k % w.len()].abs() + lit(0.5));
                }
            }
            a[(k + 1) % a.len()] + a[a.len() - 1 - (1) % a.len()] + w[(2 * k + 2) % w.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v3 = match n % 4 {
                0 => { x }
                1 => { w[0] }
                2 | 7 => {
                    let v1 = w[0 % w.len()];
                    lit(0.5)
                }
                _ => {
                    let v2 = lit((n % 4) as f64);
                    x
                }
            };
            let mut m4: [[D; 2]; 2] = [[lit(0.25); 2]; 2];
            let v5: D;
            if n % 3 == 1 {
                v5 = w[n % w.len()].mul_add(w[0], x);
            } else {
                v5 = v3;
            }
            let mut k7: usize = 0;
            let v14: D = 'l6: loop {
                if k7 >= 3 {
                    break lit(-0.25);
                }
                k7 += 1;
                for i9 in 1..0 {
                    let v10 = v3 - w[w.len() - 1 - (k7 + 1) % w.len()];
                    for e12 in w.iter_mut() {
                        let mut p13 = (-x, (*e12).cos().exp());
                    }
                }
                { let right = lit(0.25) * (w[w.len() - 1 - (2 * n + 2) % w.len()] * lit(1.5)); m4[(n + n) % 2][(k7 + n) % 2] += right; }
            };
            if v3 >= lit(-0.7) {
                { let right = lit(1.1); v3 -= right; }
                return;
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p161", false, |report| crate::check_program!(7, report));
    }
}

pub mod p162 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = u - u;
            let mut v2 = v1;
            let mut k4: usize = 0;
            let mut v5: f64 = loop {
                if k4 >= 0 {
                    break u;
                }
                k4 += 1;
            };
            v1 = BETA - v5;
            h0((v5 * BETA).atan(), k - 1).sin() * (1.1 - v5.sin() + v1) + 0.5 * h0(u.sin(), k - 1)
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x + p[0];
            let mut v2 = p[0].atan2(x.abs() + 0.25);
            let mut r3 = [v2 * x, p[3 - 1 - (n + n) % 3], {
                v2 = p[0] + p[3 - 1 - (n + 1) % 3];
                p[0]
            }, { BETA }];
            const GAMMA_4: f64 = 0.3;
            v2 += v1 * GAMMA_4;
            let r5: [f64; 5] = [0.0; 5];
            let (mut v6, v7) = (v1 + -1.5, x);
            for _ in 0..=n % 4 {
                let v11 = (1..n).filter(|&i10| r5[4] < x).map(|i10| v7 + v1).sum::<f64>();
                for _ in (0..n).rev() {
                    if n % 3 != 1 {
                        v2 += 0.25 * (((n % 4) as f64) / (r3[4 - 1 - (2) % 4] * r3[4 - 1 - (2) % 4] + 1.25));
                        return [v1.midpoint(v2), r3[0].copysign(r3[0])];
                    }
                    let mut v14 = (v2.abs() + 1.25).sqrt();
                }
            }
            [(f64::exp_m1(v2.cos()) + v6 + v2) * x.sin() + r5[5 - 1 - (n) % 5] + r3[3] + p[1], x + v7 - v1.sin() - x + r5[4] + r3[1] + p[2]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = u - u;
            let mut v2 = v1;
            let mut k4: usize = 0;
            let mut v5: f64 = loop {
                if k4 >= 0 {
                    break u;
                }
                k4 += 1;
            };
            v1 = BETA - v5;
            h0((v5 * BETA).atan(), k - 1).sin() * (1.1 - v5.sin() + v1) + 0.5 * h0(u.sin(), k - 1)
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x + p[0];
            let mut v2 = p[0].atan2(x.abs() + 0.25);
            let mut r3 = [v2 * x, p[3 - 1 - (n + n) % 3], {
                v2 = p[0] + p[3 - 1 - (n + 1) % 3];
                p[0]
            }, { BETA }];
            const GAMMA_4: f64 = 0.3;
            v2 += v1 * GAMMA_4;
            let r5: [f64; 5] = [0.0; 5];
            let (mut v6, v7) = (v1 + -1.5, x);
            for _ in 0..=n % 4 {
                let v11 = (1..n).filter(|&i10| r5[4] < x).map(|i10| v7 + v1).sum::<f64>();
                for _ in (0..n).rev() {
                    if n % 3 != 1 {
                        v2 += 0.25 * (((n % 4) as f64) / (r3[4 - 1 - (2) % 4] * r3[4 - 1 - (2) % 4] + 1.25));
                        return [v1.midpoint(v2), r3[0].copysign(r3[0])];
                    }
                    let mut v14 = (v2.abs() + 1.25).sqrt();
                }
            }
            [(f64::exp_m1(v2.cos()) + v6 + v2) * x.sin() + r5[5 - 1 - (n) % 5] + r3[3] + p[1], x + v7 - v1.sin() - x + r5[4] + r3[1] + p[2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut v1 = u - u;
            let mut v2 = v1;
            let mut k4: usize = 0;
            let mut v5: D = loop {
                if k4 >= 0 {
                    break u;
                }
                k4 += 1;
            };
            v1 = lit(BETA) - v5;
            h0((v5 * lit(BETA)).atan(), k - 1).sin() * (lit(1.1) - v5.sin() + v1) + lit(0.5) * h0(u.sin(), k - 1)
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x + p[0];
            let mut v2 = p[0].atan2(x.abs() + lit(0.25));
            let mut r3 = [v2 * x, p[3 - 1 - (n + n) % 3], {
                v2 = p[0] + p[3 - 1 - (n + 1) % 3];
                p[0]
            }, { lit(BETA) }];
            const GAMMA_4: f64 = 0.3;
            { let right = v1 * lit(GAMMA_4); v2 += right; }
            let r5: [D; 5] = [lit(0.0); 5];
            let (mut v6, v7) = (v1 + lit(-1.5), x);
            for _ in 0..=n % 4 {
                let v11 = (1..n).filter(|&i10| r5[4] < x).map(|i10| v7 + v1).sum::<D>();
                for _ in (0..n).rev() {
                    if n % 3 != 1 {
                        { let right = lit(0.25) * (lit((n % 4) as f64) / (r3[4 - 1 - (2) % 4] * r3[4 - 1 - (2) % 4] + lit(1.25))); v2 += right; }
                        return [v1.midpoint(v2), r3[0].copysign(r3[0])];
                    }
                    let mut v14 = (v2.abs() + lit(1.25)).sqrt();
                }
            }
            [(D::exp_m1(v2.cos()) + v6 + v2) * x.sin() + r5[5 - 1 - (n) % 5] + r3[3] + p[1], x + v7 - v1.sin() - x + r5[4] + r3[1] + p[2]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p162", false, |report| crate::check_program!(6, report));
    }
}

pub mod p163 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u: f64 = { u };
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
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = (1..=n).take(n + 1).map(|i1| 1.0 + 0.25 * x.sin()).product::<f64>();
            let mut x = v2;
            {
                let v3: f64;
                if a[(n + n) % a.len()] < a[0 % a.len()] {
                    v3 = v2 * v2;
                } else {
                    v3 = a[(n + n) % a.len()];
                }
                let mut r4 = [0.125 * v2, x.clamp(-0.875, 1.375), a[3 % a.len()].max(a[n % a.len()]), v3];
            }
            let mut k6: usize = 0;
            while (k6 < 6) && (v2 <= 1.1) {
                k6 += 1;
                let s7 = &a[..];
            }
            v2 -= -0.75;
            match k6 % 3 {
                0 if v2 >= -1.5 => {
                    let (mut v8, v9): (f64, f64) = (x * v2, x * x);
                    let mut r10: Vec<f64> = vec![v8.cos().exp(); 4];
                    let r10_len: usize = r10.len();
                }
                1 => {
                    let o11: Option<f64> = if n % 3 != 1 { Some(a[(k6 + 1) % a.len()] + ((n % 4) as f64)) } else { None };
                }
                _ => {
                    const GAMMA_12: f64 = 0.9;
                    v2 = (v2 * 0.5 + (a[(k6 + 1) % a.len()] - x)) * GAMMA_12;
                    match k6 % 4 {
                        0 => {
                            v2 = a[0];
                            {
                                let c13 = move |u13_0: f64| u13_0 * (if n % 3 != 1 { ((k6 % 4) as f64) } else { u13_0 });
                                (x, v2) = (v2.atan(), ({
                                    let v14: f64 = 0.75;
                                    ((n % 4) as f64)
                                }).sin());
                            }
                        }
                        1 => {
                            for i16 in 0..n % 4 {
                                x -= 0.25 * x;
                                let mut k17: usize = 0;
                            }
                        }
                        2 => {
                            let v18: f64 = if k6 % 3 < 1 {
                                x = f64::sin(x);
                                v2
                            } else {
                                let x = x;
                                ((k6 % 4) as f64)
                            };
                        }
                        _ => {
                            if ((k6 % 4) as f64) > -1.25 {
                                let mut k19: usize = 3;
                            } else {
                                let r20: [f64; 3] = [0.0; 3];
                            }
                        }
                    }
                }
            }
            x - v2
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u: f64 = { u };
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
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = (1..=n).take(n + 1).map(|i1| 1.0 + 0.25 * x.sin()).product::<f64>();
            let mut x = v2;
            {
                let v3: f64;
                if a[(n + n) % a.len()] < a[0 % a.len()] {
                    v3 = v2 * v2;
                } else {
                    v3 = a[(n + n) % a.len()];
                }
                let mut r4 = [0.125 * v2, x.clamp(-0.875, 1.375), a[3 % a.len()].max(a[n % a.len()]), v3];
            }
            let mut k6: usize = 0;
            while (k6 < 6) && (v2 <= 1.1) {
                k6 += 1;
                let s7 = &a[..];
            }
            v2 -= -0.75;
            match k6 % 3 {
                0 if v2 >= -1.5 => {
                    let (mut v8, v9): (f64, f64) = (x * v2, x * x);
                    let mut r10: Vec<f64> = vec![v8.cos().exp(); 4];
                    let r10_len: usize = r10.len();
                }
                1 => {
                    let o11: Option<f64> = if n % 3 != 1 { Some(a[(k6 + 1) % a.len()] + ((n % 4) as f64)) } else { None };
                }
                _ => {
                    const GAMMA_12: f64 = 0.9;
                    v2 = (v2 * 0.5 + (a[(k6 + 1) % a.len()] - x)) * GAMMA_12;
                    match k6 % 4 {
                        0 => {
                            v2 = a[0];
                            {
                                let c13 = move |u13_0: f64| u13_0 * (if n % 3 != 1 { ((k6 % 4) as f64) } else { u13_0 });
                                (x, v2) = (v2.atan(), ({
                                    let v14: f64 = 0.75;
                                    ((n % 4) as f64)
                                }).sin());
                            }
                        }
                        1 => {
                            for i16 in 0..n % 4 {
                                x -= 0.25 * x;
                                let mut k17: usize = 0;
                            }
                        }
                        2 => {
                            let v18: f64 = if k6 % 3 < 1 {
                                x = f64::sin(x);
                                v2
                            } else {
                                let x = x;
                                ((k6 % 4) as f64)
                            };
                        }
                        _ => {
                            if ((k6 % 4) as f64) > -1.25 {
                                let mut k19: usize = 3;
                            } else {
                                let r20: [f64; 3] = [0.0; 3];
                            }
                        }
                    }
                }
            }
            x - v2
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut u: D = { u };
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
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v2 = (1..=n).take(n + 1).map(|i1| lit(1.0) + lit(0.25) * x.sin()).product::<D>();
            let mut x = v2;
            {
                let v3: D;
                if a[(n + n) % a.len()] < a[0 % a.len()] {
                    v3 = v2 * v2;
                } else {
                    v3 = a[(n + n) % a.len()];
                }
                let mut r4 = [lit(0.125) * v2, x.clamp(lit(-0.875), lit(1.375)), a[3 % a.len()].max(a[n % a.len()]), v3];
            }
            let mut k6: usize = 0;
            while (k6 < 6) && (v2 <= lit(1.1)) {
                k6 += 1;
                let s7 = &a[..];
            }
            { let right = lit(-0.75); v2 -= right; }
            match k6 % 3 {
                0 if v2 >= lit(-1.5) => {
                    let (mut v8, v9): (D, D) = (x * v2, x * x);
                    let mut r10: Vec<D> = vec![v8.cos().exp(); 4];
                    let r10_len: usize = r10.len();
                }
                1 => {
                    let o11: Option<D> = if n % 3 != 1 { Some(a[(k6 + 1) % a.len()] + lit((n % 4) as f64)) } else { None };
                }
                _ => {
                    const GAMMA_12: f64 = 0.9;
                    v2 = (v2 * lit(0.5) + (a[(k6 + 1) % a.len()] - x)) * lit(GAMMA_12);
                    match k6 % 4 {
                        0 => {
                            v2 = a[0];
                            {
                                let c13 = move |u13_0: D| u13_0 * (if n % 3 != 1 { lit((k6 % 4) as f64) } else { u13_0 });
                                (x, v2) = (v2.atan(), ({
                                    let v14: D = lit(0.75);
                                    lit((n % 4) as f64)
                                }).sin());
                            }
                        }
                        1 => {
                            for i16 in 0..n % 4 {
                                { let right = lit(0.25) * x; x -= right; }
                                let mut k17: usize = 0;
                            }
                        }
                        2 => {
                            let v18: D = if k6 % 3 < 1 {
                                x = D::sin(x);
                                v2
                            } else {
                                let x = x;
                                lit((k6 % 4) as f64)
                            };
                        }
                        _ => {
                            if lit((k6 % 4) as f64) > lit(-1.25) {
                                let mut k19: usize = 3;
                            } else {
                                let r20: [D; 3] = [lit(0.0); 3];
                            }
                        }
                    }
                }
            }
            x - v2
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p163", false, |report| crate::check_program!(1, report));
    }
}

pub mod p164 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = p[0];
            let mut v2 = v1 / (v1.abs() + 0.25);
            let r3: [f64; 4] = [0.0; 4];
            let mut m4: [[f64; 2]; 2] = [[v2, v1], [v2, v2]];
            p[0 % 3] += r3.iter().map(|&e5| e5).filter(|&m5| m5 >= -1.1).fold(u, |acc5, t5| acc5.sin() + v2 * t5);
            'l6: for i7 in 0..=4 {
                if -0.25_f64 <= 0.75 {
                    continue;
                }
            }
            (v2.sin() + v2) * u.sin() + r3[1] + p[1]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2: f64 = q.iter().filter(|&&e1| (-0.125_f64 <= 0.5) && (e1 >= 0.75)).sum::<f64>();
            let mut v10 = if a[(2 * n + 1) % a.len()] > v2 {
                let v3: f64 = v2;
                ((n % 4) as f64)
            } else {
                for _ in 0..n {
                    let mut k7: usize = 0;
                    let mut v9: f64 = 'l6: loop {
                        if k7 >= 3 {
                            break 0.7 - v2;
                        }
                        k7 += 1;
                        let mut v8 = if v2 <= -1.25 { a[a.len() - 1 - (n) % a.len()] } else { v2 };
                    };
                }
                v2
            };
            let r13: [f64; 3] = [{
                let v11 = { v2 };
                v2
            }, {
                let v12 = v2;
                v2
            }, v10];
            for &e15 in b {
                let v16: f64;
                if !(v2 < e15) {
                    v16 = v2 + v10;
                } else {
                    v16 = v10;
                }
            }
            v2.sin() - v10 + r13[1] + b[(n + 1) % b.len()] + a[a.len() - 1 - (3) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = p[0];
            let mut v2 = v1 / (v1.abs() + 0.25);
            let r3: [f64; 4] = [0.0; 4];
            let mut m4: [[f64; 2]; 2] = [[v2, v1], [v2, v2]];
            p[0 % 3] += r3.iter().map(|&e5| e5).filter(|&m5| m5 >= -1.1).fold(u, |acc5, t5| acc5.sin() + v2 * t5);
            'l6: for i7 in 0..=4 {
                if -0.25_f64 <= 0.75 {
                    continue;
                }
            }
            (v2.sin() + v2) * u.sin() + r3[1] + p[1]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2: f64 = q.iter().filter(|&&e1| (-0.125_f64 <= 0.5) && (e1 >= 0.75)).sum::<f64>();
            let mut v10 = if a[(2 * n + 1) % a.len()] > v2 {
                let v3: f64 = v2;
                ((n % 4) as f64)
            } else {
                for _ in 0..n {
                    let mut k7: usize = 0;
                    let mut v9: f64 = 'l6: loop {
                        if k7 >= 3 {
                            break 0.7 - v2;
                        }
                        k7 += 1;
                        let mut v8 = if v2 <= -1.25 { a[a.len() - 1 - (n) % a.len()] } else { v2 };
                    };
                }
                v2
            };
            let r13: [f64; 3] = [{
                let v11 = { v2 };
                v2
            }, {
                let v12 = v2;
                v2
            }, v10];
            for &e15 in b {
                let v16: f64;
                if !(v2 < e15) {
                    v16 = v2 + v10;
                } else {
                    v16 = v10;
                }
            }
            v2.sin() - v10 + r13[1] + b[(n + 1) % b.len()] + a[a.len() - 1 - (3) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = p[0];
            let mut v2 = v1 / (v1.abs() + lit(0.25));
            let r3: [D; 4] = [lit(0.0); 4];
            let mut m4: [[D; 2]; 2] = [[v2, v1], [v2, v2]];
            { let right = r3.iter().map(|&e5| e5).filter(|&m5| m5 >= lit(-1.1)).fold(u, |acc5, t5| acc5.sin() + v2 * t5); p[0 % 3] += right; }
            'l6: for i7 in 0..=4 {
                if lit(-0.25) <= lit(0.75) {
                    continue;
                }
            }
            (v2.sin() + v2) * u.sin() + r3[1] + p[1]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v2: D = q.iter().filter(|&&e1| (lit(-0.125) <= lit(0.5)) && (e1 >= lit(0.75))).sum::<D>();
            let mut v10 = if a[(2 * n + 1) % a.len()] > v2 {
                let v3: D = v2;
                lit((n % 4) as f64)
            } else {
                for _ in 0..n {
                    let mut k7: usize = 0;
                    let mut v9: D = 'l6: loop {
                        if k7 >= 3 {
                            break lit(0.7) - v2;
                        }
                        k7 += 1;
                        let mut v8 = if v2 <= lit(-1.25) { a[a.len() - 1 - (n) % a.len()] } else { v2 };
                    };
                }
                v2
            };
            let r13: [D; 3] = [{
                let v11 = { v2 };
                v2
            }, {
                let v12 = v2;
                v2
            }, v10];
            for &e15 in b {
                let v16: D;
                if !(v2 < e15) {
                    v16 = v2 + v10;
                } else {
                    v16 = v10;
                }
            }
            v2.sin() - v10 + r13[1] + b[(n + 1) % b.len()] + a[a.len() - 1 - (3) % a.len()]
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
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[n % 3];
            let mut v1 = ((n % 4) as f64).rem_euclid(2.25);
            let w_len: usize = w.len();
            let mut m2: [[f64; 3]; 2] = [[v1, v1, w[w.len() - 1 - (2 * n + 2) % w.len()]], [w[w.len() - 1 - (2 * w_len + 1) % w.len()], v1, BETA]];
            if !(v1 <= v1) {
            }
            v1 = v1 * v1;
            fn inner3(s: f64, t: f64) -> f64 {
                if s <= s {
                    return s;
                }
                s.max(s)
            }
            let v5 = inner3(v1 + p[4 % 3], {
                let v4 = v1;
                p[0]
            });
            const GAMMA_6: f64 = 1.25;
            v1 = v5 * GAMMA_6;
            v1 += ((n % 4) as f64) * p[n % 3];
            for &e8 in &p {
                v1 *= (p[0] + e8).atan();
            }
            let mut k9: usize = 1;
            BETA * v5 + w[w.len() - 1 - (n) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[n % 3];
            let mut v1 = ((n % 4) as f64).rem_euclid(2.25);
            let w_len: usize = w.len();
            let mut m2: [[f64; 3]; 2] = [[v1, v1, w[w.len() - 1 - (2 * n + 2) % w.len()]], [w[w.len() - 1 - (2 * w_len + 1) % w.len()], v1, BETA]];
            if !(v1 <= v1) {
            }
            v1 = v1 * v1;
            fn inner3(s: f64, t: f64) -> f64 {
                if s <= s {
                    return s;
                }
                s.max(s)
            }
            let v5 = inner3(v1 + p[4 % 3], {
                let v4 = v1;
                p[0]
            });
            const GAMMA_6: f64 = 1.25;
            v1 = v5 * GAMMA_6;
            v1 += ((n % 4) as f64) * p[n % 3];
            for &e8 in &p {
                v1 *= (p[0] + e8).atan();
            }
            let mut k9: usize = 1;
            BETA * v5 + w[w.len() - 1 - (n) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.9;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[n % 3];
            let mut v1 = lit((n % 4) as f64).rem_euclid(lit(2.25));
            let w_len: usize = w.len();
            let mut m2: [[D; 3]; 2] = [[v1, v1, w[w.len() - 1 - (2 * n + 2) % w.len()]], [w[w.len() - 1 - (2 * w_len + 1) % w.len()], v1, lit(BETA)]];
            if !(v1 <= v1) {
            }
            v1 = v1 * v1;
            fn inner3(s: D, t: D) -> D {
                if s <= s {
                    return s;
                }
                s.max(s)
            }
            let v5 = inner3(v1 + p[4 % 3], {
                let v4 = v1;
                p[0]
            });
            const GAMMA_6: f64 = 1.25;
            v1 = v5 * lit(GAMMA_6);
            { let right = lit((n % 4) as f64) * p[n % 3]; v1 += right; }
            for &e8 in &p {
                { let right = (p[0] + e8).atan(); v1 *= right; }
            }
            let mut k9: usize = 1;
            lit(BETA) * v5 + w[w.len() - 1 - (n) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p165", false, |report| crate::check_program!(2, report));
    }
}

pub mod p166 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.1;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x / (x.abs() + 0.5);
            let mut v1 = v1;
            let m2: [[f64; 3]; 3] = [[a[0], a[0], ((n % 4) as f64)], [v1, a[0], v1], [ALPHA, a[0], v1]];
            {
                v1 /= v1.abs() + 0.5;
            }
            let v3 = a[0];
            let mut k5: usize = 0;
            let mut v10: f64 = loop {
                if k5 >= 0 {
                    break a[(n + 1) % a.len()] + v3;
                }
                k5 += 1;
                let mut k7: usize = 0;
                let mut v9: f64 = loop {
                    if k7 >= 6 {
                        break if (a[(2 * n + 1) % a.len()] < 0.25) && (v1 <= v1) { a[k5 % a.len()] } else { x };
                    }
                    k7 += 1;
                    match k5 % 2 {
                        0 => {
                            const GAMMA_8: f64 = 1.1;
                            v1 = (v1 * 0.5 + x) * GAMMA_8;
                        }
                        _ => {
                            v1 += 0.25 * ({ -0.75_f64 });
                        }
                    }
                };
            };
            ({
                let v11 = x;
                ALPHA
            }) + v1 + x + a[(k5 + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.1;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x / (x.abs() + 0.5);
            let mut v1 = v1;
            let m2: [[f64; 3]; 3] = [[a[0], a[0], ((n % 4) as f64)], [v1, a[0], v1], [ALPHA, a[0], v1]];
            {
                v1 /= v1.abs() + 0.5;
            }
            let v3 = a[0];
            let mut k5: usize = 0;
            let mut v10: f64 = loop {
                if k5 >= 0 {
                    break a[(n + 1) % a.len()] + v3;
                }
                k5 += 1;
                let mut k7: usize = 0;
                let mut v9: f64 = loop {
                    if k7 >= 6 {
                        break if (a[(2 * n + 1) % a.len()] < 0.25) && (v1 <= v1) { a[k5 % a.len()] } else { x };
                    }
                    k7 += 1;
                    match k5 % 2 {
                        0 => {
                            const GAMMA_8: f64 = 1.1;
                            v1 = (v1 * 0.5 + x) * GAMMA_8;
                        }
                        _ => {
                            v1 += 0.25 * ({ -0.75_f64 });
                        }
                    }
                };
            };
            ({
                let v11 = x;
                ALPHA
            }) + v1 + x + a[(k5 + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.1;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x / (x.abs() + lit(0.5));
            let mut v1 = v1;
            let m2: [[D; 3]; 3] = [[a[0], a[0], lit((n % 4) as f64)], [v1, a[0], v1], [lit(ALPHA), a[0], v1]];
            {
                { let right = v1.abs() + lit(0.5); v1 /= right; }
            }
            let v3 = a[0];
            let mut k5: usize = 0;
            let mut v10: D = loop {
                if k5 >= 0 {
                    break a[(n + 1) % a.len()] + v3;
                }
                k5 += 1;
                let mut k7: usize = 0;
                let mut v9: D = loop {
                    if k7 >= 6 {
                        break if (a[(2 * n + 1) % a.len()] < lit(0.25)) && (v1 <= v1) { a[k5 % a.len()] } else { x };
                    }
                    k7 += 1;
                    match k5 % 2 {
                        0 => {
                            const GAMMA_8: f64 = 1.1;
                            v1 = (v1 * lit(0.5) + x) * lit(GAMMA_8);
                        }
                        _ => {
                            { let right = lit(0.25) * ({ lit(-0.75) }); v1 += right; }
                        }
                    }
                };
            };
            ({
                let v11 = x;
                lit(ALPHA)
            }) + v1 + x + a[(k5 + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p166", false, |report| crate::check_program!(1, report));
    }
}

pub mod p167 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1: f64 = 2.0 + 1.1;
            if w[w.len() - 1 - (k + 1) % w.len()] >= 0.75 {
                v1 += a[0];
                for i2 in 1..w.len() {
                    w[i2] = w[i2 - 1] * (-1.25_f64).clamp(-2.125, 1.875) + w[i2];
                }
            }
            -1.5
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = (p[0] / (1.0 + p[0] * p[0])).exp();
            let mut v3 = w.iter().rev().skip(0).map(|&e2| w[4 % w.len()] + w[n % w.len()]).fold(1.5_f64, |acc2, t2| 0.5 * acc2 + acc2 * t2);
            let w_len: usize = w.len();
            let mut m4: [[f64; 3]; 2] = [[((n % 4) as f64), -1.1, p[1]], [((w_len % 4) as f64), v3, -2.0]];
            for i5 in 1..w.len() {
                w[i5] *= (w[i5 - 1] - w[i5]).cos();
            }
            let m6: [[f64; 3]; 3] = [[w[(2 * n + 0) % w.len()], v3, v1], [w[w.len() - 1 - (w_len + n) % w.len()], ALPHA, v1], [v1, v1, v3]];
            match w_len % 4 {
                0 => {
                    let mut v1 = v3 * m4[1][1];
                }
                1 => {
                    m4[0][1] /= v1.abs() + 1.25;
                }
                2 => {
                    fn inner7(s: f64, t: f64) -> f64 {
                        if s > -0.125 {
                            return 1.5_f64;
                        }
                        s
                    }
                    let v8 = inner7(m4[1][(w_len) % 3] - v3, if n % 2 != 1 { v1 } else { v1 });
                }
                _ => {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if !(t < t) {
                            return s;
                        }
                        (s * s + 0.25).powf(2.25)
                    }
                    let v10 = inner9(match w_len % 2 {
                        0 => { v1 }
                        _ => { ALPHA }
                    }, v1 / (p[0] * p[0] + 1.25));
                }
            }
            2.0 + p[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1: f64 = 2.0 + 1.1;
            if w[w.len() - 1 - (k + 1) % w.len()] >= 0.75 {
                v1 += a[0];
                for i2 in 1..w.len() {
                    w[i2] = w[i2 - 1] * (-1.25_f64).clamp(-2.125, 1.875) + w[i2];
                }
            }
            -1.5
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = (p[0] / (1.0 + p[0] * p[0])).exp();
            let mut v3 = w.iter().rev().skip(0).map(|&e2| w[4 % w.len()] + w[n % w.len()]).fold(1.5_f64, |acc2, t2| 0.5 * acc2 + acc2 * t2);
            let w_len: usize = w.len();
            let mut m4: [[f64; 3]; 2] = [[((n % 4) as f64), -1.1, p[1]], [((w_len % 4) as f64), v3, -2.0]];
            for i5 in 1..w.len() {
                w[i5] *= (w[i5 - 1] - w[i5]).cos();
            }
            let m6: [[f64; 3]; 3] = [[w[(2 * n + 0) % w.len()], v3, v1], [w[w.len() - 1 - (w_len + n) % w.len()], ALPHA, v1], [v1, v1, v3]];
            match w_len % 4 {
                0 => {
                    let mut v1 = v3 * m4[1][1];
                }
                1 => {
                    m4[0][1] /= v1.abs() + 1.25;
                }
                2 => {
                    fn inner7(s: f64, t: f64) -> f64 {
                        if s > -0.125 {
                            return 1.5_f64;
                        }
                        s
                    }
                    let v8 = inner7(m4[1][(w_len) % 3] - v3, if n % 2 != 1 { v1 } else { v1 });
                }
                _ => {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if !(t < t) {
                            return s;
                        }
                        (s * s + 0.25).powf(2.25)
                    }
                    let v10 = inner9(match w_len % 2 {
                        0 => { v1 }
                        _ => { ALPHA }
                    }, v1 / (p[0] * p[0] + 1.25));
                }
            }
            2.0 + p[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1: D = lit(2.0) + lit(1.1);
            if w[w.len() - 1 - (k + 1) % w.len()] >= lit(0.75) {
                { let right = a[0]; v1 += right; }
                for i2 in 1..w.len() {
                    w[i2] = w[i2 - 1] * lit(-1.25).clamp(lit(-2.125), lit(1.875)) + w[i2];
                }
            }
            lit(-1.5)
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = (p[0] / (lit(1.0) + p[0] * p[0])).exp();
            let mut v3 = w.iter().rev().skip(0).map(|&e2| w[4 % w.len()] + w[n % w.len()]).fold(lit(1.5), |acc2, t2| lit(0.5) * acc2 + acc2 * t2);
            let w_len: usize = w.len();
            let mut m4: [[D; 3]; 2] = [[lit((n % 4) as f64), lit(-1.1), p[1]], [lit((w_len % 4) as f64), v3, lit(-2.0)]];
            for i5 in 1..w.len() {
                { let right = (w[i5 - 1] - w[i5]).cos(); w[i5] *= right; }
            }
            let m6: [[D; 3]; 3] = [[w[(2 * n + 0) % w.len()], v3, v1], [w[w.len() - 1 - (w_len + n) % w.len()], lit(ALPHA), v1], [v1, v1, v3]];
            match w_len % 4 {
                0 => {
                    let mut v1 = v3 * m4[1][1];
                }
                1 => {
                    { let right = v1.abs() + lit(1.25); m4[0][1] /= right; }
                }
                2 => {
                    fn inner7(s: D, t: D) -> D {
                        if s > lit(-0.125) {
                            return lit(1.5);
                        }
                        s
                    }
                    let v8 = inner7(m4[1][(w_len) % 3] - v3, if n % 2 != 1 { v1 } else { v1 });
                }
                _ => {
                    fn inner9(s: D, t: D) -> D {
                        if !(t < t) {
                            return s;
                        }
                        (s * s + lit(0.25)).powf(lit(2.25))
                    }
                    let v10 = inner9(match w_len % 2 {
                        0 => { v1 }
                        _ => { lit(ALPHA) }
                    }, v1 / (p[0] * p[0] + lit(1.25)));
                }
            }
            lit(2.0) + p[1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p167", false, |report| crate::check_program!(2, report));
    }
}

pub mod p168 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let v2: f64 = u;
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * (v2 + BETA);
            let mut r4 = [v1 * u; 4];
            (((k % 4) as f64) * u + v2) * v1.sin()
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = if n % 3 < 1 { ((n % 4) as f64) } else { 0.75 };
            let mut v1 = v1 / (v1.abs() + 0.5);
            let mut k3: usize = 0;
            loop {
                if k3 >= 1 {
                    break;
                }
                k3 += 1;
                let mut k5: usize = 0;
                'l4: while (k5 < 3) && (((k3 % 4) as f64) <= v1) {
                    k5 += 1;
                    for i7 in 1..k5 {
                        v1 = ((i7 % 4) as f64);
                    }
                }
                for &e9 in a {
                    if k3 % 3 != 1 {
                        let v10 = { v1 };
                    } else {
                        let mut k12: usize = 0;
                        let v17: f64 = loop {
                            if k12 >= 5 {
                                break match k3 % 3 {
                                    0 => { ((n % 4) as f64) }
                                    1 => {
                                        v1 = v1 * 0.5 + (1..k3).rev().skip(0).map(|i16| f64::atan2(b[0], v1.abs() + 1.25)).sum::<f64>();
                                        e9
                                    }
                                    _ => { a[(2 * k3 + 1) % a.len()] }
                                };
                            }
                            k12 += 1;
                            match k3 % 4 {
                                0 if e9 < e9 => {
                                    let v13 = e9 + BETA;
                                }
                                1 => {
                                }
                                2 => {
                                    let mut v14: f64 = v1;
                                }
                                _ => {
                                    fn inner15(s: f64, t: f64) -> f64 {
                                        if !(t >= s) {
                                            return t * s;
                                        }
                                        s * s
                                    }
                                    let e9: f64 = inner15(e9 / (b[2 % b.len()].abs() + 1.25), a[a.len() - 1 - (2) % a.len()] + e9);
                                    v1 = v1 * 0.5 + ALPHA * b[(k12 + k12) % b.len()];
                                }
                            }
                        };
                    }
                }
            }
            ({
                let v1: f64 = q[3];
                ((k3 % 4) as f64)
            }) + v1.sin() + q[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let v2: f64 = u;
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 * (v2 + BETA);
            let mut r4 = [v1 * u; 4];
            (((k % 4) as f64) * u + v2) * v1.sin()
        }
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = if n % 3 < 1 { ((n % 4) as f64) } else { 0.75 };
            let mut v1 = v1 / (v1.abs() + 0.5);
            let mut k3: usize = 0;
            loop {
                if k3 >= 1 {
                    break;
                }
                k3 += 1;
                let mut k5: usize = 0;
                'l4: while (k5 < 3) && (((k3 % 4) as f64) <= v1) {
                    k5 += 1;
                    for i7 in 1..k5 {
                        v1 = ((i7 % 4) as f64);
                    }
                }
                for &e9 in a {
                    if k3 % 3 != 1 {
                        let v10 = { v1 };
                    } else {
                        let mut k12: usize = 0;
                        let v17: f64 = loop {
                            if k12 >= 5 {
                                break match k3 % 3 {
                                    0 => { ((n % 4) as f64) }
                                    1 => {
                                        v1 = v1 * 0.5 + (1..k3).rev().skip(0).map(|i16| f64::atan2(b[0], v1.abs() + 1.25)).sum::<f64>();
                                        e9
                                    }
                                    _ => { a[(2 * k3 + 1) % a.len()] }
                                };
                            }
                            k12 += 1;
                            match k3 % 4 {
                                0 if e9 < e9 => {
                                    let v13 = e9 + BETA;
                                }
                                1 => {
                                }
                                2 => {
                                    let mut v14: f64 = v1;
                                }
                                _ => {
                                    fn inner15(s: f64, t: f64) -> f64 {
                                        if !(t >= s) {
                                            return t * s;
                                        }
                                        s * s
                                    }
                                    let e9: f64 = inner15(e9 / (b[2 % b.len()].abs() + 1.25), a[a.len() - 1 - (2) % a.len()] + e9);
                                    v1 = v1 * 0.5 + ALPHA * b[(k12 + k12) % b.len()];
                                }
                            }
                        };
                    }
                }
            }
            ({
                let v1: f64 = q[3];
                ((k3 % 4) as f64)
            }) + v1.sin() + q[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u * u;
            let v2: D = u;
            let c3 = move |u3_0: D, u3_1: D| u3_0 * (v2 + lit(BETA));
            let mut r4 = [v1 * u; 4];
            (lit((k % 4) as f64) * u + v2) * v1.sin()
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = if n % 3 < 1 { lit((n % 4) as f64) } else { lit(0.75) };
            let mut v1 = v1 / (v1.abs() + lit(0.5));
            let mut k3: usize = 0;
            loop {
                if k3 >= 1 {
                    break;
                }
                k3 += 1;
                let mut k5: usize = 0;
                'l4: while (k5 < 3) && (lit((k3 % 4) as f64) <= v1) {
                    k5 += 1;
                    for i7 in 1..k5 {
                        v1 = lit((i7 % 4) as f64);
                    }
                }
                for &e9 in a {
                    if k3 % 3 != 1 {
                        let v10 = { v1 };
                    } else {
                        let mut k12: usize = 0;
                        let v17: D = loop {
                            if k12 >= 5 {
                                break match k3 % 3 {
                                    0 => { lit((n % 4) as f64) }
                                    1 => {
                                        v1 = v1 * lit(0.5) + (1..k3).rev().skip(0).map(|i16| D::atan2(b[0], v1.abs() + lit(1.25))).sum::<D>();
                                        e9
                                    }
                                    _ => { a[(2 * k3 + 1) % a.len()] }
                                };
                            }
                            k12 += 1;
                            match k3 % 4 {
                                0 if e9 < e9 => {
                                    let v13 = e9 + lit(BETA);
                                }
                                1 => {
                                }
                                2 => {
                                    let mut v14: D = v1;
                                }
                                _ => {
                                    fn inner15(s: D, t: D) -> D {
                                        if !(t >= s) {
                                            return t * s;
                                        }
                                        s * s
                                    }
                                    let e9: D = inner15(e9 / (b[2 % b.len()].abs() + lit(1.25)), a[a.len() - 1 - (2) % a.len()] + e9);
                                    v1 = v1 * lit(0.5) + lit(ALPHA) * b[(k12 + k12) % b.len()];
                                }
                            }
                        };
                    }
                }
            }
            ({
                let v1: D = q[3];
                lit((k3 % 4) as f64)
            }) + v1.sin() + q[1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p168", false, |report| crate::check_program!(5, report));
    }
}

pub mod p169 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut v2: f64 = x;
            let mut r3: Vec<f64> = vec![-x; n % 5 + 1];
            let r3_len: usize = r3.len();
            {
                'l4: for i5 in 1..r3_len % 4 {
                    let c6 = |u6_0: f64, u6_1: f64| u6_0 + u6_0;
                    'l7: for i8 in 0..n {
                        for (i10, e10) in r3.iter().enumerate() {
                            v2 = v2 * 0.5 + (*e10 + *e10);
                            fn inner11(s: f64, t: f64) -> f64 {
                                if (s >= 0.25) || (-1.5_f64 <= 0.5) {
                                    return if t < 0.75 {
                                        let v12 = s;
                                        t
                                    } else {
                                        let v13 = s;
                                        t
                                    };
                                }
                                t
                            }
                            let v14 = inner11(r3[r3.len() - 1 - (n + 1) % r3.len()].tanh(), *e10);
                        }
                        if i5 % 2 == 1 {
                            let mut r15: [f64; 4] = [if r3[r3.len() - 1 - (1) % r3.len()] > y { ((n % 4) as f64) } else { y }, x * r3[n % r3.len()], { y }, (0.25 as i64 as f64)];
                            let v16 = 0.3 * ((r3_len % 4) as f64);
                        } else {
                            if x <= r3[(n + 1) % r3.len()] {
                                let v17: f64 = v1;
                                if v1 < y {
                                    r3[(i8 + 1) % r3_len] += 0.25 * (((i5 % 4) as f64) * -1.1);
                                    break 'l7;
                                }
                            } else {
                                let mut v18 = r3[(2 * r3_len + 0) % r3.len()];
                                let (mut v19, v20): (f64, f64) = ((v18.abs() + 1.25).log(2.5), x - y);
                            }
                        }
                    }
                }
                for i21 in (1..r3.len()).rev() {
                    r3[i21] = r3[i21 - 1] * r3[0].tanh() + r3[i21];
                }
            }
            r3.iter().rev().zip(&r3).enumerate().map(|(j22, (&e22, &z22))| v2).sum::<f64>() - v2 + v1.sin() + r3[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut v2: f64 = x;
            let mut r3: Vec<f64> = vec![-x; n % 5 + 1];
            let r3_len: usize = r3.len();
            {
                'l4: for i5 in 1..r3_len % 4 {
                    let c6 = |u6_0: f64, u6_1: f64| u6_0 + u6_0;
                    'l7: for i8 in 0..n {
                        for (i10, e10) in r3.iter().enumerate() {
                            v2 = v2 * 0.5 + (*e10 + *e10);
                            fn inner11(s: f64, t: f64) -> f64 {
                                if (s >= 0.25) || (-1.5_f64 <= 0.5) {
                                    return if t < 0.75 {
                                        let v12 = s;
                                        t
                                    } else {
                                        let v13 = s;
                                        t
                                    };
                                }
                                t
                            }
                            let v14 = inner11(r3[r3.len() - 1 - (n + 1) % r3.len()].tanh(), *e10);
                        }
                        if i5 % 2 == 1 {
                            let mut r15: [f64; 4] = [if r3[r3.len() - 1 - (1) % r3.len()] > y { ((n % 4) as f64) } else { y }, x * r3[n % r3.len()], { y }, (0.25 as i64 as f64)];
                            let v16 = 0.3 * ((r3_len % 4) as f64);
                        } else {
                            if x <= r3[(n + 1) % r3.len()] {
                                let v17: f64 = v1;
                                if v1 < y {
                                    r3[(i8 + 1) % r3_len] += 0.25 * (((i5 % 4) as f64) * -1.1);
                                    break 'l7;
                                }
                            } else {
                                let mut v18 = r3[(2 * r3_len + 0) % r3.len()];
                                let (mut v19, v20): (f64, f64) = ((v18.abs() + 1.25).log(2.5), x - y);
                            }
                        }
                    }
                }
                for i21 in (1..r3.len()).rev() {
                    r3[i21] = r3[i21 - 1] * r3[0].tanh() + r3[i21];
                }
            }
            r3.iter().rev().zip(&r3).enumerate().map(|(j22, (&e22, &z22))| v2).sum::<f64>() - v2 + v1.sin() + r3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) * x;
            let mut v2: D = x;
            let mut r3: Vec<D> = vec![-x; n % 5 + 1];
            let r3_len: usize = r3.len();
            {
                'l4: for i5 in 1..r3_len % 4 {
                    let c6 = |u6_0: D, u6_1: D| u6_0 + u6_0;
                    'l7: for i8 in 0..n {
                        for (i10, e10) in r3.iter().enumerate() {
                            v2 = v2 * lit(0.5) + (*e10 + *e10);
                            fn inner11(s: D, t: D) -> D {
                                if (s >= lit(0.25)) || (lit(-1.5) <= lit(0.5)) {
                                    return if t < lit(0.75) {
                                        let v12 = s;
                                        t
                                    } else {
                                        let v13 = s;
                                        t
                                    };
                                }
                                t
                            }
                            let v14 = inner11(r3[r3.len() - 1 - (n + 1) % r3.len()].tanh(), *e10);
                        }
                        if i5 % 2 == 1 {
                            let mut r15: [D; 4] = [if r3[r3.len() - 1 - (1) % r3.len()] > y { lit((n % 4) as f64) } else { y }, x * r3[n % r3.len()], { y }, lit(lit(0.25).value() as i64 as f64)];
                            let v16 = lit(0.3) * lit((r3_len % 4) as f64);
                        } else {
                            if x <= r3[(n + 1) % r3.len()] {
                                let v17: D = v1;
                                if v1 < y {
                                    { let right = lit(0.25) * (lit((i5 % 4) as f64) * lit(-1.1)); r3[(i8 + 1) % r3_len] += right; }
                                    break 'l7;
                                }
                            } else {
                                let mut v18 = r3[(2 * r3_len + 0) % r3.len()];
                                let (mut v19, v20): (D, D) = ((v18.abs() + lit(1.25)).log(lit(2.5)), x - y);
                            }
                        }
                    }
                }
                for i21 in (1..r3.len()).rev() {
                    r3[i21] = r3[i21 - 1] * r3[0].tanh() + r3[i21];
                }
            }
            r3.iter().rev().zip(&r3).enumerate().map(|(j22, (&e22, &z22))| v2).sum::<D>() - v2 + v1.sin() + r3[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p169", false, |report| crate::check_program!(0, report));
    }
}

pub mod p170 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2 = ALPHA;
            let mut r3: [f64; 3] = [w[0], w[0] / (v1 * v1 + 0.25), w[1 % w.len()] + v1];
            let mut m4: [[f64; 3]; 3] = [[r3[2], v1, v1], [x, v2, v2], [v1, -1.1, w[(2 * n + 1) % w.len()]]];
            let r5 = [-0.125 * w[w.len() - 1 - (n + 1) % w.len()]; 2];
            let mut x = x;
            let mut r6 = vec![w[(2 * n + 1) % w.len()] * v2, ALPHA];
            let r6_len: usize = r6.len();
            let mut r7: [f64; 4] = [0.0; 4];
            'l8: for &e9 in &r3 {
                let v10: f64 = x;
                r6.fill(v10);
            }
            for e12 in r5 {
                let mut k14: usize = 0;
                loop {
                    if k14 >= 0 {
                        break;
                    }
                    k14 += 1;
                    r6[(n) % r6_len] = v2;
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 1.25;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2 = ALPHA;
            let mut r3: [f64; 3] = [w[0], w[0] / (v1 * v1 + 0.25), w[1 % w.len()] + v1];
            let mut m4: [[f64; 3]; 3] = [[r3[2], v1, v1], [x, v2, v2], [v1, -1.1, w[(2 * n + 1) % w.len()]]];
            let r5 = [-0.125 * w[w.len() - 1 - (n + 1) % w.len()]; 2];
            let mut x = x;
            let mut r6 = vec![w[(2 * n + 1) % w.len()] * v2, ALPHA];
            let r6_len: usize = r6.len();
            let mut r7: [f64; 4] = [0.0; 4];
            'l8: for &e9 in &r3 {
                let v10: f64 = x;
                r6.fill(v10);
            }
            for e12 in r5 {
                let mut k14: usize = 0;
                loop {
                    if k14 >= 0 {
                        break;
                    }
                    k14 += 1;
                    r6[(n) % r6_len] = v2;
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 1.25;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut v2 = lit(ALPHA);
            let mut r3: [D; 3] = [w[0], w[0] / (v1 * v1 + lit(0.25)), w[1 % w.len()] + v1];
            let mut m4: [[D; 3]; 3] = [[r3[2], v1, v1], [x, v2, v2], [v1, lit(-1.1), w[(2 * n + 1) % w.len()]]];
            let r5 = [lit(-0.125) * w[w.len() - 1 - (n + 1) % w.len()]; 2];
            let mut x = x;
            let mut r6 = vec![w[(2 * n + 1) % w.len()] * v2, lit(ALPHA)];
            let r6_len: usize = r6.len();
            let mut r7: [D; 4] = [lit(0.0); 4];
            'l8: for &e9 in &r3 {
                let v10: D = x;
                r6.fill(v10);
            }
            for e12 in r5 {
                let mut k14: usize = 0;
                loop {
                    if k14 >= 0 {
                        break;
                    }
                    k14 += 1;
                    r6[(n) % r6_len] = v2;
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p170", false, |report| crate::check_program!(7, report));
    }
}

pub mod p171 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = BETA;
            let mut m2: [[f64; 3]; 3] = [[((n % 4) as f64), w[(n + 1) % w.len()], v1], [BETA, v1, w[w.len() - 1 - (0) % w.len()]], [v1, 1.25, v1]];
            let mut k4: usize = 0;
            loop {
                if k4 >= 0 {
                    break;
                }
                k4 += 1;
                let mut k5: usize = 0;
            }
            match n % 4 {
                0 if ((n % 4) as f64) < 0.9 => {
                    m2[0][(2 * k4 + 1) % 3] = v1;
                }
                1 => {
                    for &e7 in w.iter() {
                        let mut k9: usize = 0;
                        let v12: f64 = loop {
                            if k9 >= 6 {
                                break v1 + e7;
                            }
                            k9 += 1;
                            for i11 in 0..=n % 4 {
                                m2[2][(i11 + i11) % 3] *= v1 / (1.0 + v1 * v1);
                            }
                        };
                    }
                    match k4 % 2 {
                        0 => {
                            let v13: f64;
                            if k4 % 2 < 1 {
                                v13 = v1;
                            } else {
                                v13 = w[w.len() - 1 - (0) % w.len()] - x;
                            }
                        }
                        _ => {
                            for _ in 0..n % 4 {
                                let v16 = BETA / (v1.abs() + 1.25);
                            }
                            let (mut v17, v18): (f64, f64) = (x, { ((k4 % 4) as f64) });
                        }
                    }
                }
                2 if m2[1][0] < 1.0 => {
                    if n % 2 == 1 {
                        return;
                    }
                }
                _ => {
                    for i20 in (1..1).step_by(2) {
                        if v1 <= 1.0 {
                            for &e22 in w.iter() {
                            }
                            const GAMMA_23: f64 = 1.5;
                            w[w.len() - 1 - (2 * k4 + 1) % w.len()] *= (0.9 - v1).tanh() * GAMMA_23;
                        } else {
                            let v1 = v1;
                        }
                        let mut k25: usize = 0;
                        while (k25 < 7) && (x >= w[w.len() - 1 - (2 * n + 0) % w.len()]) {
                            k25 += 1;
                            let o26: Option<f64> = if (v1 > 1.25) || (w[i20 % w.len()] < 1.5) { Some(w[1 % w.len()] / (w[w.len() - 1 - (0) % w.len()].abs() + 0.5)) } else { None };
                            let mut o27: Option<f64> = if x > -0.5 { Some(x * w[n % w.len()]) } else { None };
                        }
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = BETA;
            let mut m2: [[f64; 3]; 3] = [[((n % 4) as f64), w[(n + 1) % w.len()], v1], [BETA, v1, w[w.len() - 1 - (0) % w.len()]], [v1, 1.25, v1]];
            let mut k4: usize = 0;
            loop {
                if k4 >= 0 {
                    break;
                }
                k4 += 1;
                let mut k5: usize = 0;
            }
            match n % 4 {
                0 if ((n % 4) as f64) < 0.9 => {
                    m2[0][(2 * k4 + 1) % 3] = v1;
                }
                1 => {
                    for &e7 in w.iter() {
                        let mut k9: usize = 0;
                        let v12: f64 = loop {
                            if k9 >= 6 {
                                break v1 + e7;
                            }
                            k9 += 1;
                            for i11 in 0..=n % 4 {
                                m2[2][(i11 + i11) % 3] *= v1 / (1.0 + v1 * v1);
                            }
                        };
                    }
                    match k4 % 2 {
                        0 => {
                            let v13: f64;
                            if k4 % 2 < 1 {
                                v13 = v1;
                            } else {
                                v13 = w[w.len() - 1 - (0) % w.len()] - x;
                            }
                        }
                        _ => {
                            for _ in 0..n % 4 {
                                let v16 = BETA / (v1.abs() + 1.25);
                            }
                            let (mut v17, v18): (f64, f64) = (x, { ((k4 % 4) as f64) });
                        }
                    }
                }
                2 if m2[1][0] < 1.0 => {
                    if n % 2 == 1 {
                        return;
                    }
                }
                _ => {
                    for i20 in (1..1).step_by(2) {
                        if v1 <= 1.0 {
                            for &e22 in w.iter() {
                            }
                            const GAMMA_23: f64 = 1.5;
                            w[w.len() - 1 - (2 * k4 + 1) % w.len()] *= (0.9 - v1).tanh() * GAMMA_23;
                        } else {
                            let v1 = v1;
                        }
                        let mut k25: usize = 0;
                        while (k25 < 7) && (x >= w[w.len() - 1 - (2 * n + 0) % w.len()]) {
                            k25 += 1;
                            let o26: Option<f64> = if (v1 > 1.25) || (w[i20 % w.len()] < 1.5) { Some(w[1 % w.len()] / (w[w.len() - 1 - (0) % w.len()].abs() + 0.5)) } else { None };
                            let mut o27: Option<f64> = if x > -0.5 { Some(x * w[n % w.len()]) } else { None };
                        }
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = lit(BETA);
            let mut m2: [[D; 3]; 3] = [[lit((n % 4) as f64), w[(n + 1) % w.len()], v1], [lit(BETA), v1, w[w.len() - 1 - (0) % w.len()]], [v1, lit(1.25), v1]];
            let mut k4: usize = 0;
            loop {
                if k4 >= 0 {
                    break;
                }
                k4 += 1;
                let mut k5: usize = 0;
            }
            match n % 4 {
                0 if lit((n % 4) as f64) < lit(0.9) => {
                    m2[0][(2 * k4 + 1) % 3] = v1;
                }
                1 => {
                    for &e7 in w.iter() {
                        let mut k9: usize = 0;
                        let v12: D = loop {
                            if k9 >= 6 {
                                break v1 + e7;
                            }
                            k9 += 1;
                            for i11 in 0..=n % 4 {
                                { let right = v1 / (lit(1.0) + v1 * v1); m2[2][(i11 + i11) % 3] *= right; }
                            }
                        };
                    }
                    match k4 % 2 {
                        0 => {
                            let v13: D;
                            if k4 % 2 < 1 {
                                v13 = v1;
                            } else {
                                v13 = w[w.len() - 1 - (0) % w.len()] - x;
                            }
                        }
                        _ => {
                            for _ in 0..n % 4 {
                                let v16 = lit(BETA) / (v1.abs() + lit(1.25));
                            }
                            let (mut v17, v18): (D, D) = (x, { lit((k4 % 4) as f64) });
                        }
                    }
                }
                2 if m2[1][0] < lit(1.0) => {
                    if n % 2 == 1 {
                        return;
                    }
                }
                _ => {
                    for i20 in (1..1).step_by(2) {
                        if v1 <= lit(1.0) {
                            for &e22 in w.iter() {
                            }
                            const GAMMA_23: f64 = 1.5;
                            { let right = (lit(0.9) - v1).tanh() * lit(GAMMA_23); w[w.len() - 1 - (2 * k4 + 1) % w.len()] *= right; }
                        } else {
                            let v1 = v1;
                        }
                        let mut k25: usize = 0;
                        while (k25 < 7) && (x >= w[w.len() - 1 - (2 * n + 0) % w.len()]) {
                            k25 += 1;
                            let o26: Option<D> = if (v1 > lit(1.25)) || (w[i20 % w.len()] < lit(1.5)) { Some(w[1 % w.len()] / (w[w.len() - 1 - (0) % w.len()].abs() + lit(0.5))) } else { None };
                            let mut o27: Option<D> = if x > lit(-0.5) { Some(x * w[n % w.len()]) } else { None };
                        }
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p171", false, |report| crate::check_program!(7, report));
    }
}

pub mod p172 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut u = { ((k % 4) as f64) };
            let mut v1 = u.max(u);
            let mut r2: Vec<f64> = vec![v1.powi(1); 4];
            let r2_len: usize = r2.len();
            for &e4 in a {
                match r2_len % 2 {
                    0 => {
                        u = u * 0.5 + (a[a.len() - 1 - (4) % a.len()] * a[a.len() - 1 - (4) % a.len()] + 1.25).powf(1.5);
                    }
                    _ => {
                        let v5 = r2[0 % r2.len()] + u;
                        r2[(r2_len + k) % r2_len] += 0.25 * ({
                            let v6: f64 = a[0 % a.len()];
                            a[0]
                        });
                    }
                }
            }
            a[0] + v1.sin() + u + a[a.len() - 1 - (2 * r2_len + 2) % a.len()]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64);
            let mut r2: [f64; 2] = [0.0; 2];
            'l3: for i4 in 0..3 {
            }
            let v5: f64 = x;
            let v6 = r2[1];
            let mut p7 = (match n % 2 {
                0 => { v6 }
                _ => { v1 }
            }, y + x);
            let mut k9: usize = 0;
            let v17: f64 = 'l8: loop {
                if k9 >= 1 {
                    break v6 + r2[0];
                }
                k9 += 1;
                let p10 = (p7.1 * v6, v1 - y);
                for i12 in (1..2).rev() {
                    for i14 in 1..2 {
                        p7.0 -= 0.25 * (y + 1.0);
                        let v15 = ((n % 4) as f64) + r2[0];
                    }
                    let v16: f64 = h0(&r2[..], y, (k9 + 1) % 4);
                }
            };
            v5 + r2[n % 2] + v6 + v1 + y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut u = { ((k % 4) as f64) };
            let mut v1 = u.max(u);
            let mut r2: Vec<f64> = vec![v1.powi(1); 4];
            let r2_len: usize = r2.len();
            for &e4 in a {
                match r2_len % 2 {
                    0 => {
                        u = u * 0.5 + (a[a.len() - 1 - (4) % a.len()] * a[a.len() - 1 - (4) % a.len()] + 1.25).powf(1.5);
                    }
                    _ => {
                        let v5 = r2[0 % r2.len()] + u;
                        r2[(r2_len + k) % r2_len] += 0.25 * ({
                            let v6: f64 = a[0 % a.len()];
                            a[0]
                        });
                    }
                }
            }
            a[0] + v1.sin() + u + a[a.len() - 1 - (2 * r2_len + 2) % a.len()]
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64);
            let mut r2: [f64; 2] = [0.0; 2];
            'l3: for i4 in 0..3 {
            }
            let v5: f64 = x;
            let v6 = r2[1];
            let mut p7 = (match n % 2 {
                0 => { v6 }
                _ => { v1 }
            }, y + x);
            let mut k9: usize = 0;
            let v17: f64 = 'l8: loop {
                if k9 >= 1 {
                    break v6 + r2[0];
                }
                k9 += 1;
                let p10 = (p7.1 * v6, v1 - y);
                for i12 in (1..2).rev() {
                    for i14 in 1..2 {
                        p7.0 -= 0.25 * (y + 1.0);
                        let v15 = ((n % 4) as f64) + r2[0];
                    }
                    let v16: f64 = h0(&r2[..], y, (k9 + 1) % 4);
                }
            };
            v5 + r2[n % 2] + v6 + v1 + y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut u = { lit((k % 4) as f64) };
            let mut v1 = u.max(u);
            let mut r2: Vec<D> = vec![v1.powi(1); 4];
            let r2_len: usize = r2.len();
            for &e4 in a {
                match r2_len % 2 {
                    0 => {
                        u = u * lit(0.5) + (a[a.len() - 1 - (4) % a.len()] * a[a.len() - 1 - (4) % a.len()] + lit(1.25)).powf(lit(1.5));
                    }
                    _ => {
                        let v5 = r2[0 % r2.len()] + u;
                        { let right = lit(0.25) * ({
                            let v6: D = a[0 % a.len()];
                            a[0]
                        }); r2[(r2_len + k) % r2_len] += right; }
                    }
                }
            }
            a[0] + v1.sin() + u + a[a.len() - 1 - (2 * r2_len + 2) % a.len()]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = lit((n % 4) as f64);
            let mut r2: [D; 2] = [lit(0.0); 2];
            'l3: for i4 in 0..3 {
            }
            let v5: D = x;
            let v6 = r2[1];
            let mut p7 = (match n % 2 {
                0 => { v6 }
                _ => { v1 }
            }, y + x);
            let mut k9: usize = 0;
            let v17: D = 'l8: loop {
                if k9 >= 1 {
                    break v6 + r2[0];
                }
                k9 += 1;
                let p10 = (p7.1 * v6, v1 - y);
                for i12 in (1..2).rev() {
                    for i14 in 1..2 {
                        { let right = lit(0.25) * (y + lit(1.0)); p7.0 -= right; }
                        let v15 = lit((n % 4) as f64) + r2[0];
                    }
                    let v16: D = h0(&r2[..], y, (k9 + 1) % 4);
                }
            };
            v5 + r2[n % 2] + v6 + v1 + y
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p172", false, |report| crate::check_program!(0, report));
    }
}

pub mod p173 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2 = -y;
            v1 = x;
            let (mut v3, v4) = (-x, match n % 3 {
                0 => { 0.5 }
                1 => { y }
                _ => { 0.3 }
            });
            if n % 2 != 1 {
                return {
                    let v5 = y;
                    y
                };
            }
            fn inner6(s: f64, t: f64) -> f64 {
                if s <= t {
                    return t;
                }
                s * t
            }
            let v8: f64 = inner6((0..=n).map(|i7| 1.0 + 0.25 * (v4 - v1).sin()).product::<f64>(), x.sin());
            const GAMMA_9: f64 = 0.5;
            v3 /= (v4.abs() + 0.5) * GAMMA_9;
            const GAMMA_10: f64 = 0.3;
            v2 = y * GAMMA_10;
            if n % 2 < 1 {
                let mut k11: usize = 3;
            } else {
                v3 /= ((n % 4) as f64) * ((n % 4) as f64) + 1.25;
            }
            v8 + v3
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2 = -y;
            v1 = x;
            let (mut v3, v4) = (-x, match n % 3 {
                0 => { 0.5 }
                1 => { y }
                _ => { 0.3 }
            });
            if n % 2 != 1 {
                return {
                    let v5 = y;
                    y
                };
            }
            fn inner6(s: f64, t: f64) -> f64 {
                if s <= t {
                    return t;
                }
                s * t
            }
            let v8: f64 = inner6((0..=n).map(|i7| 1.0 + 0.25 * (v4 - v1).sin()).product::<f64>(), x.sin());
            const GAMMA_9: f64 = 0.5;
            v3 /= (v4.abs() + 0.5) * GAMMA_9;
            const GAMMA_10: f64 = 0.3;
            v2 = y * GAMMA_10;
            if n % 2 < 1 {
                let mut k11: usize = 3;
            } else {
                v3 /= ((n % 4) as f64) * ((n % 4) as f64) + 1.25;
            }
            v8 + v3
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let mut v2 = -y;
            v1 = x;
            let (mut v3, v4) = (-x, match n % 3 {
                0 => { lit(0.5) }
                1 => { y }
                _ => { lit(0.3) }
            });
            if n % 2 != 1 {
                return {
                    let v5 = y;
                    y
                };
            }
            fn inner6(s: D, t: D) -> D {
                if s <= t {
                    return t;
                }
                s * t
            }
            let v8: D = inner6((0..=n).map(|i7| lit(1.0) + lit(0.25) * (v4 - v1).sin()).product::<D>(), x.sin());
            const GAMMA_9: f64 = 0.5;
            { let right = (v4.abs() + lit(0.5)) * lit(GAMMA_9); v3 /= right; }
            const GAMMA_10: f64 = 0.3;
            v2 = y * lit(GAMMA_10);
            if n % 2 < 1 {
                let mut k11: usize = 3;
            } else {
                { let right = lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25); v3 /= right; }
            }
            v8 + v3
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p173", false, |report| crate::check_program!(0, report));
    }
}

pub mod p174 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = if (((k % 4) as f64) >= 0.3) || (u <= -2.0) { ((k % 4) as f64) } else { 0.5 };
            v1 = 0.9;
            let mut r4 = vec![(1..k).map(|i2| v1).sum::<f64>(), (0..k).rev().map(|i3| ALPHA - ((k % 4) as f64)).fold(v1, |acc3, t3| acc3.sin() + u * t3), f64::atan2(-0.75_f64, u.abs() + 0.5), if u >= 0.7 { ALPHA } else { 0.75 }, -u];
            let r4_len: usize = r4.len();
            for i6 in 1..r4.len() {
                for i8 in 1..=k % 4 {
                    if r4[r4.len() - 1 - (0) % r4.len()] >= r4[r4.len() - 1 - (i8 + r4_len) % r4.len()] {
                    }
                    v1 = r4[(k + i8) % r4.len()] / (1.0 + r4[(k + i8) % r4.len()] * r4[(k + i8) % r4.len()]);
                }
            }
            if u <= 1.0 {
                return None;
            }
            Some(v1 - r4[r4.len() - 1 - (r4_len + r4_len) % r4.len()] + r4[(k + k) % r4.len()])
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y + x;
            let mut r2 = [v1, v1];
            let o3: Option<f64> = if !(r2[3 % 2] < x) { Some(r2[0] - r2[2 - 1 - (3) % 2]) } else { None };
            let mut r4 = vec![(v1.abs() + 0.5).ln(), r2[(2 * n + 2) % 2] - r2[n % 2], y / (y.abs() + 0.5)];
            let r4_len: usize = r4.len();
            'l5: for e6 in r2.iter() {
                let mut v7 = y * ALPHA;
                r4.push(((n % 4) as f64) * v7);
            }
            let c8 = |u8_0: f64, u8_1: f64| u8_0 * x;
            if n % 2 != 1 {
                r2[(r4_len + 1) % 2] = r2[(r4_len + 1) % 2] * 0.5 + y;
            } else {
                for &e10 in &r4 {
                    if r4_len % 3 == 1 {
                        let o11: Option<f64> = h0(r4[0] / (r4[(n + 1) % r4.len()].abs() + 1.25), (r4_len + n) % 4);
                        v1 = (ALPHA + 0.125).sin();
                    }
                }
            }
            y * x + r2[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = if (((k % 4) as f64) >= 0.3) || (u <= -2.0) { ((k % 4) as f64) } else { 0.5 };
            v1 = 0.9;
            let mut r4 = vec![(1..k).map(|i2| v1).sum::<f64>(), (0..k).rev().map(|i3| ALPHA - ((k % 4) as f64)).fold(v1, |acc3, t3| acc3.sin() + u * t3), f64::atan2(-0.75_f64, u.abs() + 0.5), if u >= 0.7 { ALPHA } else { 0.75 }, -u];
            let r4_len: usize = r4.len();
            for i6 in 1..r4.len() {
                for i8 in 1..=k % 4 {
                    if r4[r4.len() - 1 - (0) % r4.len()] >= r4[r4.len() - 1 - (i8 + r4_len) % r4.len()] {
                    }
                    v1 = r4[(k + i8) % r4.len()] / (1.0 + r4[(k + i8) % r4.len()] * r4[(k + i8) % r4.len()]);
                }
            }
            if u <= 1.0 {
                return None;
            }
            Some(v1 - r4[r4.len() - 1 - (r4_len + r4_len) % r4.len()] + r4[(k + k) % r4.len()])
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y + x;
            let mut r2 = [v1, v1];
            let o3: Option<f64> = if !(r2[3 % 2] < x) { Some(r2[0] - r2[2 - 1 - (3) % 2]) } else { None };
            let mut r4 = vec![(v1.abs() + 0.5).ln(), r2[(2 * n + 2) % 2] - r2[n % 2], y / (y.abs() + 0.5)];
            let r4_len: usize = r4.len();
            'l5: for e6 in r2.iter() {
                let mut v7 = y * ALPHA;
                r4.push(((n % 4) as f64) * v7);
            }
            let c8 = |u8_0: f64, u8_1: f64| u8_0 * x;
            if n % 2 != 1 {
                r2[(r4_len + 1) % 2] = r2[(r4_len + 1) % 2] * 0.5 + y;
            } else {
                for &e10 in &r4 {
                    if r4_len % 3 == 1 {
                        let o11: Option<f64> = h0(r4[0] / (r4[(n + 1) % r4.len()].abs() + 1.25), (r4_len + n) % 4);
                        v1 = (ALPHA + 0.125).sin();
                    }
                }
            }
            y * x + r2[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = if (lit((k % 4) as f64) >= lit(0.3)) || (u <= lit(-2.0)) { lit((k % 4) as f64) } else { lit(0.5) };
            v1 = lit(0.9);
            let mut r4 = vec![(1..k).map(|i2| v1).sum::<D>(), (0..k).rev().map(|i3| lit(ALPHA) - lit((k % 4) as f64)).fold(v1, |acc3, t3| acc3.sin() + u * t3), D::atan2(lit(-0.75), u.abs() + lit(0.5)), if u >= lit(0.7) { lit(ALPHA) } else { lit(0.75) }, -u];
            let r4_len: usize = r4.len();
            for i6 in 1..r4.len() {
                for i8 in 1..=k % 4 {
                    if r4[r4.len() - 1 - (0) % r4.len()] >= r4[r4.len() - 1 - (i8 + r4_len) % r4.len()] {
                    }
                    v1 = r4[(k + i8) % r4.len()] / (lit(1.0) + r4[(k + i8) % r4.len()] * r4[(k + i8) % r4.len()]);
                }
            }
            if u <= lit(1.0) {
                return None;
            }
            Some(v1 - r4[r4.len() - 1 - (r4_len + r4_len) % r4.len()] + r4[(k + k) % r4.len()])
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y + x;
            let mut r2 = [v1, v1];
            let o3: Option<D> = if !(r2[3 % 2] < x) { Some(r2[0] - r2[2 - 1 - (3) % 2]) } else { None };
            let mut r4 = vec![(v1.abs() + lit(0.5)).ln(), r2[(2 * n + 2) % 2] - r2[n % 2], y / (y.abs() + lit(0.5))];
            let r4_len: usize = r4.len();
            'l5: for e6 in r2.iter() {
                let mut v7 = y * lit(ALPHA);
                r4.push(lit((n % 4) as f64) * v7);
            }
            let c8 = |u8_0: D, u8_1: D| u8_0 * x;
            if n % 2 != 1 {
                r2[(r4_len + 1) % 2] = r2[(r4_len + 1) % 2] * lit(0.5) + y;
            } else {
                for &e10 in &r4 {
                    if r4_len % 3 == 1 {
                        let o11: Option<D> = h0(r4[0] / (r4[(n + 1) % r4.len()].abs() + lit(1.25)), (r4_len + n) % 4);
                        v1 = (lit(ALPHA) + lit(0.125)).sin();
                    }
                }
            }
            y * x + r2[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p174", false, |report| crate::check_program!(0, report));
    }
}

pub mod p175 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v2 = b.windows(2).map(|e1| f64::sin(1.1_f64)).fold(b[0 % b.len()], |acc1, t1| 0.5 * acc1 + t1 * t1);
            let mut v2 = if v2 <= -1.25 {
                let mut k4: usize = 0;
                while (k4 < 1) && (b[0] < 1.0) {
                    k4 += 1;
                    let v5: f64;
                    if v2 <= -0.5 {
                        v5 = if k4 % 3 != 1 { v2 } else {
                            v2 += 0.25 * (if a[0 % a.len()] >= 0.25 {
                                v2 += 0.25 * (if v2 < -0.125 { a[a.len() - 1 - (0) % a.len()] } else { v2 });
                                v2
                            } else { v2 });
                            v2
                        };
                    } else {
                        v5 = b[0];
                    }
                }
                v2
            } else {
                let v2: f64 = b[1 % b.len()];
                v2
            };
            let mut r6 = [v2; 5];
            let m7: [[f64; 3]; 2] = [[1.0; 3]; 2];
            fn inner8(s: f64, t: f64) -> f64 {
                if !(t < s) {
                    return if !(t < 0.9) { s } else { 1.0 };
                }
                s + t
            }
            let v9 = inner8(a[4 % a.len()], -2.0);
            BETA + v2 + r6[0] + b[1 % b.len()] + a[0 % a.len()]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = q[4 - 1 - (n) % 4];
            let mut r2: [f64; 3] = [0.0; 3];
            for i3 in (1..3).rev() {
                r2[i3] = r2[i3 - 1] * q[3].sin() + r2[i3];
            }
            if r2[0] >= 0.3 {
                return if !(r2[(n + 1) % 3] >= 1.25) { BETA } else {
                    r2[1 % 3] -= -v1;
                    v1
                };
            }
            let (mut v4, v5): (f64, f64) = ((v1 / (1.0 + v1 * v1)).exp(), h0(a, &r2[..]));
            fn inner6(s: f64, t: f64) -> f64 {
                if s < 0.7 {
                    return ((-0.125_f64).abs() + 1.25).sqrt();
                }
                { t }
            }
            let v7: f64 = inner6(v4 + v4, v5 - v4);
            let mut k9: usize = 0;
            let mut v11: f64 = loop {
                if k9 >= 1 {
                    break v4 * v5;
                }
                k9 += 1;
                let v10: f64;
                if (((k9 % 4) as f64) > 1.25) && (v7 > 0.125) {
                    v10 = v7 % 1.75;
                } else {
                    v10 = r2[0] - v4;
                }
            };
            v4 -= v4 * ((n % 4) as f64);
            v7 + v11 + v7
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v2 = b.windows(2).map(|e1| f64::sin(1.1_f64)).fold(b[0 % b.len()], |acc1, t1| 0.5 * acc1 + t1 * t1);
            let mut v2 = if v2 <= -1.25 {
                let mut k4: usize = 0;
                while (k4 < 1) && (b[0] < 1.0) {
                    k4 += 1;
                    let v5: f64;
                    if v2 <= -0.5 {
                        v5 = if k4 % 3 != 1 { v2 } else {
                            v2 += 0.25 * (if a[0 % a.len()] >= 0.25 {
                                v2 += 0.25 * (if v2 < -0.125 { a[a.len() - 1 - (0) % a.len()] } else { v2 });
                                v2
                            } else { v2 });
                            v2
                        };
                    } else {
                        v5 = b[0];
                    }
                }
                v2
            } else {
                let v2: f64 = b[1 % b.len()];
                v2
            };
            let mut r6 = [v2; 5];
            let m7: [[f64; 3]; 2] = [[1.0; 3]; 2];
            fn inner8(s: f64, t: f64) -> f64 {
                if !(t < s) {
                    return if !(t < 0.9) { s } else { 1.0 };
                }
                s + t
            }
            let v9 = inner8(a[4 % a.len()], -2.0);
            BETA + v2 + r6[0] + b[1 % b.len()] + a[0 % a.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = q[4 - 1 - (n) % 4];
            let mut r2: [f64; 3] = [0.0; 3];
            for i3 in (1..3).rev() {
                r2[i3] = r2[i3 - 1] * q[3].sin() + r2[i3];
            }
            if r2[0] >= 0.3 {
                return if !(r2[(n + 1) % 3] >= 1.25) { BETA } else {
                    r2[1 % 3] -= -v1;
                    v1
                };
            }
            let (mut v4, v5): (f64, f64) = ((v1 / (1.0 + v1 * v1)).exp(), h0(a, &r2[..]));
            fn inner6(s: f64, t: f64) -> f64 {
                if s < 0.7 {
                    return ((-0.125_f64).abs() + 1.25).sqrt();
                }
                { t }
            }
            let v7: f64 = inner6(v4 + v4, v5 - v4);
            let mut k9: usize = 0;
            let mut v11: f64 = loop {
                if k9 >= 1 {
                    break v4 * v5;
                }
                k9 += 1;
                let v10: f64;
                if (((k9 % 4) as f64) > 1.25) && (v7 > 0.125) {
                    v10 = v7 % 1.75;
                } else {
                    v10 = r2[0] - v4;
                }
            };
            v4 -= v4 * ((n % 4) as f64);
            v7 + v11 + v7
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v2 = b.windows(2).map(|e1| D::sin(lit(1.1))).fold(b[0 % b.len()], |acc1, t1| lit(0.5) * acc1 + t1 * t1);
            let mut v2 = if v2 <= lit(-1.25) {
                let mut k4: usize = 0;
                while (k4 < 1) && (b[0] < lit(1.0)) {
                    k4 += 1;
                    let v5: D;
                    if v2 <= lit(-0.5) {
                        v5 = if k4 % 3 != 1 { v2 } else {
                            { let right = lit(0.25) * (if a[0 % a.len()] >= lit(0.25) {
                                { let right = lit(0.25) * (if v2 < lit(-0.125) { a[a.len() - 1 - (0) % a.len()] } else { v2 }); v2 += right; }
                                v2
                            } else { v2 }); v2 += right; }
                            v2
                        };
                    } else {
                        v5 = b[0];
                    }
                }
                v2
            } else {
                let v2: D = b[1 % b.len()];
                v2
            };
            let mut r6 = [v2; 5];
            let m7: [[D; 3]; 2] = [[lit(1.0); 3]; 2];
            fn inner8(s: D, t: D) -> D {
                if !(t < s) {
                    return if !(t < lit(0.9)) { s } else { lit(1.0) };
                }
                s + t
            }
            let v9 = inner8(a[4 % a.len()], -lit(2.0));
            lit(BETA) + v2 + r6[0] + b[1 % b.len()] + a[0 % a.len()]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = q[4 - 1 - (n) % 4];
            let mut r2: [D; 3] = [lit(0.0); 3];
            for i3 in (1..3).rev() {
                r2[i3] = r2[i3 - 1] * q[3].sin() + r2[i3];
            }
            if r2[0] >= lit(0.3) {
                return if !(r2[(n + 1) % 3] >= lit(1.25)) { lit(BETA) } else {
                    { let right = -v1; r2[1 % 3] -= right; }
                    v1
                };
            }
            let (mut v4, v5): (D, D) = ((v1 / (lit(1.0) + v1 * v1)).exp(), h0(a, &r2[..]));
            fn inner6(s: D, t: D) -> D {
                if s < lit(0.7) {
                    return (lit(-0.125).abs() + lit(1.25)).sqrt();
                }
                { t }
            }
            let v7: D = inner6(v4 + v4, v5 - v4);
            let mut k9: usize = 0;
            let mut v11: D = loop {
                if k9 >= 1 {
                    break v4 * v5;
                }
                k9 += 1;
                let v10: D;
                if (lit((k9 % 4) as f64) > lit(1.25)) && (v7 > lit(0.125)) {
                    v10 = v7 % lit(1.75);
                } else {
                    v10 = r2[0] - v4;
                }
            };
            { let right = v4 * lit((n % 4) as f64); v4 -= right; }
            v7 + v11 + v7
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p175", false, |report| crate::check_program!(5, report));
    }
}

pub mod p176 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        const BETA: f64 = 0.125;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = x / (x * x + 1.25);
            let mut v1 = x;
            let r2 = [v1.sin(), f64::clamp(v1, -0.875, 1.375), x];
            match n % 4 {
                0 => {
                    let mut r3: [f64; 5] = [0.0; 5];
                }
                1 => {
                    let mut v7 = r2.windows(2).enumerate().map(|(j4, e4)| 1.0 + 0.25 * (0..=4).map(|i5| a.chunks_exact(2).enumerate().map(|(j6, e6)| v1 / (e6[1].abs() + 0.25)).fold(v1, |acc6, t6| acc6.sin() + x * t6)).fold(v1, |acc6, t6| 0.5 * acc6 + e4[n % 2] * t6).sin()).product::<f64>();
                    let mut v8 = v7 + v7;
                }
                2 => {
                }
                _ => {
                    const GAMMA_9: f64 = 1.1;
                    x += a[(n + n) % a.len()].sin() * GAMMA_9;
                }
            }
            (({ x }) + v1 - x.sin() + a[(n + n) % a.len()], (((n % 4) as f64) + ALPHA) * x.sin() + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = x / (x * x + 1.25);
            let mut v1 = x;
            let r2 = [v1.sin(), f64::clamp(v1, -0.875, 1.375), x];
            match n % 4 {
                0 => {
                    let mut r3: [f64; 5] = [0.0; 5];
                }
                1 => {
                    let mut v7 = r2.windows(2).enumerate().map(|(j4, e4)| 1.0 + 0.25 * (0..=4).map(|i5| a.chunks_exact(2).enumerate().map(|(j6, e6)| v1 / (e6[1].abs() + 0.25)).fold(v1, |acc6, t6| acc6.sin() + x * t6)).fold(v1, |acc6, t6| 0.5 * acc6 + e4[n % 2] * t6).sin()).product::<f64>();
                    let mut v8 = v7 + v7;
                }
                2 => {
                }
                _ => {
                    const GAMMA_9: f64 = 1.1;
                    x += a[(n + n) % a.len()].sin() * GAMMA_9;
                }
            }
            (({ x }) + v1 - x.sin() + a[(n + n) % a.len()], (((n % 4) as f64) + ALPHA) * x.sin() + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        const BETA: f64 = 0.125;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut x = x / (x * x + lit(1.25));
            let mut v1 = x;
            let r2 = [v1.sin(), D::clamp(v1, lit(-0.875), lit(1.375)), x];
            match n % 4 {
                0 => {
                    let mut r3: [D; 5] = [lit(0.0); 5];
                }
                1 => {
                    let mut v7 = r2.windows(2).enumerate().map(|(j4, e4)| lit(1.0) + lit(0.25) * (0..=4).map(|i5| a.chunks_exact(2).enumerate().map(|(j6, e6)| v1 / (e6[1].abs() + lit(0.25))).fold(v1, |acc6, t6| acc6.sin() + x * t6)).fold(v1, |acc6, t6| lit(0.5) * acc6 + e4[n % 2] * t6).sin()).product::<D>();
                    let mut v8 = v7 + v7;
                }
                2 => {
                }
                _ => {
                    const GAMMA_9: f64 = 1.1;
                    { let right = a[(n + n) % a.len()].sin() * lit(GAMMA_9); x += right; }
                }
            }
            (({ x }) + v1 - x.sin() + a[(n + n) % a.len()], (lit((n % 4) as f64) + lit(ALPHA)) * x.sin() + a[0])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p176", false, |report| crate::check_program!(3, report));
    }
}

pub mod p177 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1: f64 = ((k % 4) as f64);
            let mut v2 = u;
            let r3: Vec<f64> = vec![u * v2; k % 5 + 1];
            let r3_len: usize = r3.len();
            let mut r4 = [u / ((-2.0_f64).abs() + 0.5), v2, -v1];
            v2 += v2 - r4[0];
            (v2, v1) = (r3[0].min(r4[2]).atan(), (0..2).skip(0).map(|i5| v2 / (u * u + 0.5)).fold(u, |acc5, t5| acc5.sin() + ((k % 4) as f64) * t5).max(-2.25).min(2.375));
            ({ v1 }) + v1 + r4[4 % 3] + r3[r3_len % r3.len()] + 0.5 * h0((r3[(r3_len + 1) % r3.len()] * v1).cos(), k - 1) + 0.5 * h0(r3[r3.len() - 1 - (k) % r3.len()].sin(), k - 1)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * -2.0;
            let m2: [[f64; 3]; 3] = [[v1, 0.9, y], [v1, ((n % 4) as f64), 0.7], [x, ((n % 4) as f64), v1]];
            if m2[0][0] <= 0.3 {
                return (1..0).map(|i3| (0.9 * x.sin()).asin()).sum::<f64>();
            }
            if 0.7_f64 <= 1.5 {
                match n % 2 {
                    0 => {
                        fn inner4(s: f64, t: f64) -> f64 {
                            if 0.25_f64 > 0.25 {
                                return t + t;
                            }
                            s - s
                        }
                        let v5 = inner4(-1.1, 0.25 * x);
                    }
                    _ => {
                        const GAMMA_6: f64 = 0.125;
                        v1 += (1..3).map(|i7| v1).fold(y, |acc7, t7| acc7.sin() + y * t7) * GAMMA_6;
                        let mut v8: f64 = if (y >= v1) && (v1 >= 1.0) { ((n % 4) as f64) } else { -0.3_f64 };
                    }
                }
                let mut k10: usize = 0;
                while k10 < 1 {
                    k10 += 1;
                    'l11: for _ in 1..n {
                        v1 -= 0.25 * y;
                    }
                    v1 -= 0.25 * 0.9;
                }
            } else {
                for i14 in 1..n % 4 {
                    v1 -= 0.25 * h0(x, (n + n) % 4);
                    {
                        let mut k16: usize = 0;
                        while (k16 < 1) && (v1 <= v1) {
                            k16 += 1;
                            v1 /= x.abs() + 1.25;
                            for i18 in 1..=n {
                                v1 += 0.25 * (v1 + 1.25);
                                let v19: f64 = v1 - -0.125;
                            }
                        }
                    }
                }
                let c20 = |u20_0: f64| u20_0 * (u20_0 + x);
            }
            (m2[1][2] + v1) * y * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1: f64 = ((k % 4) as f64);
            let mut v2 = u;
            let r3: Vec<f64> = vec![u * v2; k % 5 + 1];
            let r3_len: usize = r3.len();
            let mut r4 = [u / ((-2.0_f64).abs() + 0.5), v2, -v1];
            v2 += v2 - r4[0];
            (v2, v1) = (r3[0].min(r4[2]).atan(), (0..2).skip(0).map(|i5| v2 / (u * u + 0.5)).fold(u, |acc5, t5| acc5.sin() + ((k % 4) as f64) * t5).max(-2.25).min(2.375));
            ({ v1 }) + v1 + r4[4 % 3] + r3[r3_len % r3.len()] + 0.5 * h0((r3[(r3_len + 1) % r3.len()] * v1).cos(), k - 1) + 0.5 * h0(r3[r3.len() - 1 - (k) % r3.len()].sin(), k - 1)
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * -2.0;
            let m2: [[f64; 3]; 3] = [[v1, 0.9, y], [v1, ((n % 4) as f64), 0.7], [x, ((n % 4) as f64), v1]];
            if m2[0][0] <= 0.3 {
                return (1..0).map(|i3| (0.9 * x.sin()).asin()).sum::<f64>();
            }
            if 0.7_f64 <= 1.5 {
                match n % 2 {
                    0 => {
                        fn inner4(s: f64, t: f64) -> f64 {
                            if 0.25_f64 > 0.25 {
                                return t + t;
                            }
                            s - s
                        }
                        let v5 = inner4(-1.1, 0.25 * x);
                    }
                    _ => {
                        const GAMMA_6: f64 = 0.125;
                        v1 += (1..3).map(|i7| v1).fold(y, |acc7, t7| acc7.sin() + y * t7) * GAMMA_6;
                        let mut v8: f64 = if (y >= v1) && (v1 >= 1.0) { ((n % 4) as f64) } else { -0.3_f64 };
                    }
                }
                let mut k10: usize = 0;
                while k10 < 1 {
                    k10 += 1;
                    'l11: for _ in 1..n {
                        v1 -= 0.25 * y;
                    }
                    v1 -= 0.25 * 0.9;
                }
            } else {
                for i14 in 1..n % 4 {
                    v1 -= 0.25 * h0(x, (n + n) % 4);
                    {
                        let mut k16: usize = 0;
                        while (k16 < 1) && (v1 <= v1) {
                            k16 += 1;
                            v1 /= x.abs() + 1.25;
                            for i18 in 1..=n {
                                v1 += 0.25 * (v1 + 1.25);
                                let v19: f64 = v1 - -0.125;
                            }
                        }
                    }
                }
                let c20 = |u20_0: f64| u20_0 * (u20_0 + x);
            }
            (m2[1][2] + v1) * y * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut v1: D = lit((k % 4) as f64);
            let mut v2 = u;
            let r3: Vec<D> = vec![u * v2; k % 5 + 1];
            let r3_len: usize = r3.len();
            let mut r4 = [u / (lit(-2.0).abs() + lit(0.5)), v2, -v1];
            { let right = v2 - r4[0]; v2 += right; }
            (v2, v1) = (r3[0].min(r4[2]).atan(), (0..2).skip(0).map(|i5| v2 / (u * u + lit(0.5))).fold(u, |acc5, t5| acc5.sin() + lit((k % 4) as f64) * t5).max(lit(-2.25)).min(lit(2.375)));
            ({ v1 }) + v1 + r4[4 % 3] + r3[r3_len % r3.len()] + lit(0.5) * h0((r3[(r3_len + 1) % r3.len()] * v1).cos(), k - 1) + lit(0.5) * h0(r3[r3.len() - 1 - (k) % r3.len()].sin(), k - 1)
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) * lit(-2.0);
            let m2: [[D; 3]; 3] = [[v1, lit(0.9), y], [v1, lit((n % 4) as f64), lit(0.7)], [x, lit((n % 4) as f64), v1]];
            if m2[0][0] <= lit(0.3) {
                return (1..0).map(|i3| (lit(0.9) * x.sin()).asin()).sum::<D>();
            }
            if lit(0.7) <= lit(1.5) {
                match n % 2 {
                    0 => {
                        fn inner4(s: D, t: D) -> D {
                            if lit(0.25) > lit(0.25) {
                                return t + t;
                            }
                            s - s
                        }
                        let v5 = inner4(-lit(1.1), lit(0.25) * x);
                    }
                    _ => {
                        const GAMMA_6: f64 = 0.125;
                        { let right = (1..3).map(|i7| v1).fold(y, |acc7, t7| acc7.sin() + y * t7) * lit(GAMMA_6); v1 += right; }
                        let mut v8: D = if (y >= v1) && (v1 >= lit(1.0)) { lit((n % 4) as f64) } else { lit(-0.3) };
                    }
                }
                let mut k10: usize = 0;
                while k10 < 1 {
                    k10 += 1;
                    'l11: for _ in 1..n {
                        { let right = lit(0.25) * y; v1 -= right; }
                    }
                    { let right = lit(0.25) * lit(0.9); v1 -= right; }
                }
            } else {
                for i14 in 1..n % 4 {
                    { let right = lit(0.25) * h0(x, (n + n) % 4); v1 -= right; }
                    {
                        let mut k16: usize = 0;
                        while (k16 < 1) && (v1 <= v1) {
                            k16 += 1;
                            { let right = x.abs() + lit(1.25); v1 /= right; }
                            for i18 in 1..=n {
                                { let right = lit(0.25) * (v1 + lit(1.25)); v1 += right; }
                                let v19: D = v1 - lit(-0.125);
                            }
                        }
                    }
                }
                let c20 = |u20_0: D| u20_0 * (u20_0 + x);
            }
            (m2[1][2] + v1) * y * x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p177", false, |report| crate::check_program!(0, report));
    }
}

pub mod p178 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = { w[w.len() - 1 - (4) % w.len()] };
            fn inner2(s: f64, t: f64) -> f64 {
                if (-1.1_f64 >= -0.75) || (s >= 0.3) {
                    return t;
                }
                t + s
            }
            let v1 = inner2({ v1 }, w[(2 * k + 1) % w.len()]);
            if k % 2 < 1 {
                let mut v3 = v1;
                let mut k5: usize = 0;
                let mut v6: f64 = loop {
                    if k5 >= 1 {
                        break v3;
                    }
                    k5 += 1;
                    let v1: f64 = v1;
                };
            } else {
                const GAMMA_7: f64 = 1.5;
                w[4 % w.len()] -= BETA * GAMMA_7;
            }
            ((k % 4) as f64) - v1 + a[k % a.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = if x < -1.25 {
                let v1 = a[a.len() - 1 - (n + 1) % a.len()];
                v1
            } else { a[0 % a.len()] };
            let mut x = v2 - x;
            x = if n % 2 < 1 { x } else { x };
            let s3 = &a[..];
            let mut k5: usize = 0;
            while k5 < 5 {
                k5 += 1;
                let r6: [f64; 3] = [0.0; 3];
            }
            let p7 = (if n % 3 < 1 { s3[s3.len() - 1 - (n + 1) % s3.len()] } else { v2 }, v2);
            let mut r9: [f64; 2] = [v2 - v2, a.iter().zip(s3.iter()).enumerate().map(|(j8, (&e8, &z8))| 1.0 + 0.25 * a[k5 % a.len()].sin()).product::<f64>()];
            if !(x > r9[(2 * n + 2) % 2]) {
                let (mut v10, v11) = (((k5 % 4) as f64), r9[1] - x);
                {
                    let v12 = v10.sin();
                    {
                        let mut v13 = p7.1;
                    }
                }
            }
            r9.iter().zip(a).take(n).map(|(&e14, &z14)| if k5 % 2 != 1 {
                let v15 = v2;
                p7.1
            } else { z14 }).sum::<f64>() + v2 + r9[1] + s3[0] + a[(n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = { w[w.len() - 1 - (4) % w.len()] };
            fn inner2(s: f64, t: f64) -> f64 {
                if (-1.1_f64 >= -0.75) || (s >= 0.3) {
                    return t;
                }
                t + s
            }
            let v1 = inner2({ v1 }, w[(2 * k + 1) % w.len()]);
            if k % 2 < 1 {
                let mut v3 = v1;
                let mut k5: usize = 0;
                let mut v6: f64 = loop {
                    if k5 >= 1 {
                        break v3;
                    }
                    k5 += 1;
                    let v1: f64 = v1;
                };
            } else {
                const GAMMA_7: f64 = 1.5;
                w[4 % w.len()] -= BETA * GAMMA_7;
            }
            ((k % 4) as f64) - v1 + a[k % a.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = if x < -1.25 {
                let v1 = a[a.len() - 1 - (n + 1) % a.len()];
                v1
            } else { a[0 % a.len()] };
            let mut x = v2 - x;
            x = if n % 2 < 1 { x } else { x };
            let s3 = &a[..];
            let mut k5: usize = 0;
            while k5 < 5 {
                k5 += 1;
                let r6: [f64; 3] = [0.0; 3];
            }
            let p7 = (if n % 3 < 1 { s3[s3.len() - 1 - (n + 1) % s3.len()] } else { v2 }, v2);
            let mut r9: [f64; 2] = [v2 - v2, a.iter().zip(s3.iter()).enumerate().map(|(j8, (&e8, &z8))| 1.0 + 0.25 * a[k5 % a.len()].sin()).product::<f64>()];
            if !(x > r9[(2 * n + 2) % 2]) {
                let (mut v10, v11) = (((k5 % 4) as f64), r9[1] - x);
                {
                    let v12 = v10.sin();
                    {
                        let mut v13 = p7.1;
                    }
                }
            }
            r9.iter().zip(a).take(n).map(|(&e14, &z14)| if k5 % 2 != 1 {
                let v15 = v2;
                p7.1
            } else { z14 }).sum::<f64>() + v2 + r9[1] + s3[0] + a[(n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = { w[w.len() - 1 - (4) % w.len()] };
            fn inner2(s: D, t: D) -> D {
                if (lit(-1.1) >= lit(-0.75)) || (s >= lit(0.3)) {
                    return t;
                }
                t + s
            }
            let v1 = inner2({ v1 }, w[(2 * k + 1) % w.len()]);
            if k % 2 < 1 {
                let mut v3 = v1;
                let mut k5: usize = 0;
                let mut v6: D = loop {
                    if k5 >= 1 {
                        break v3;
                    }
                    k5 += 1;
                    let v1: D = v1;
                };
            } else {
                const GAMMA_7: f64 = 1.5;
                { let right = lit(BETA) * lit(GAMMA_7); w[4 % w.len()] -= right; }
            }
            lit((k % 4) as f64) - v1 + a[k % a.len()]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v2 = if x < lit(-1.25) {
                let v1 = a[a.len() - 1 - (n + 1) % a.len()];
                v1
            } else { a[0 % a.len()] };
            let mut x = v2 - x;
            x = if n % 2 < 1 { x } else { x };
            let s3 = &a[..];
            let mut k5: usize = 0;
            while k5 < 5 {
                k5 += 1;
                let r6: [D; 3] = [lit(0.0); 3];
            }
            let p7 = (if n % 3 < 1 { s3[s3.len() - 1 - (n + 1) % s3.len()] } else { v2 }, v2);
            let mut r9: [D; 2] = [v2 - v2, a.iter().zip(s3.iter()).enumerate().map(|(j8, (&e8, &z8))| lit(1.0) + lit(0.25) * a[k5 % a.len()].sin()).product::<D>()];
            if !(x > r9[(2 * n + 2) % 2]) {
                let (mut v10, v11) = (lit((k5 % 4) as f64), r9[1] - x);
                {
                    let v12 = v10.sin();
                    {
                        let mut v13 = p7.1;
                    }
                }
            }
            r9.iter().zip(a).take(n).map(|(&e14, &z14)| if k5 % 2 != 1 {
                let v15 = v2;
                p7.1
            } else { z14 }).sum::<D>() + v2 + r9[1] + s3[0] + a[(n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p178", false, |report| crate::check_program!(1, report));
    }
}

pub mod p179 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()];
            let mut r4 = [((n % 4) as f64) - x, (1..n).filter(|&i2| !(((i2 % 4) as f64) > -0.9)).map(|i2| if n % 3 != 1 {
                let v1 = x;
                -0.125_f64
            } else {
                let v3: f64 = v1;
                a[n % a.len()]
            }).sum::<f64>(), a[0].max(x), v1 - BETA];
            let x = v1;
            for _ in 1..n % 4 {
                'l7: for e8 in r4.iter() {
                    match n % 4 {
                        0 if *e8 <= r4[(n + 1) % 4] => {
                            let mut k10: usize = 0;
                            let v13: f64 = loop {
                                if k10 >= 6 {
                                    break ((k10 % 4) as f64) - 1.1;
                                }
                                k10 += 1;
                                fn inner11(s: f64, t: f64) -> f64 {
                                    if t > 0.25 {
                                        return s;
                                    }
                                    s
                                }
                                let v12 = inner11(BETA * 1.25, (*e8).powi(3));
                            };
                        }
                        1 => {
                            if n % 2 == 1 {
                                for _ in (0..n).rev() {
                                    if BETA <= 1.1 {
                                        v1 = x / (1.0 + x * x);
                                        break;
                                    } else {
                                        if !(v1 >= 1.0) {
                                            if n % 2 < 1 {
                                                fn inner16(s: f64, t: f64) -> f64 {
                                                    if (t >= 1.25) || (t <= 0.125) {
                                                        return if !(s < -0.9) {
                                                            let s = s;
                                                            t
                                                        } else { t };
                                                    }
                                                    -1.1 - s
                                                }
                                                let v18: f64 = inner16(((n % 4) as f64) - r4[(2 * n + 1) % 4], r4.iter().map(|&e17| 0.5 / (r4[4 - 1 - (0) % 4].abs() + 0.5)).filter(|&m17| a[(2 * n + 0) % a.len()] >= BETA).sum::<f64>());
                                                v1 = v1 * 0.5 + (BETA + 1.0);
                                            } else {
                                                {
                                                    v1 -= 0.25 * *e8;
                                                    let v19: f64;
                                                    if (a[0] > -1.5) && (r4[0] >= 1.1) {
                                                        v19 = (*e8 * *e8 + 0.5).log(2.5);
                                                    } else {
                                                        v19 = r4.iter().rev().zip(a).enumerate().map(|(j20, (&e20, &z20))| -z20).filter(|&m20| ((n % 4) as f64) > r4[3]).fold(*e8, |acc20, t20| 0.5 * acc20 + r4[3] * t20);
                                                    }
                                                }
                                            }
                                            const GAMMA_21: f64 = 0.25;
                                            v1 = ({ r4[(n + 1) % 4] }).sin() * GAMMA_21;
                                        }
                                    }
                                }
                            } else {
                                'l22: for &e23 in &r4 {
                                    let mut e8 = e23 * ((n % 4) as f64);
                                    const GAMMA_24: f64 = 0.125;
                                    e8 += 0.25 * (a[(n + n) % a.len()] - x) * GAMMA_24;
                                }
                                if n % 2 != 1 {
                                    v1 = (((n % 4) as f64) - x).cos();
                                    continue;
                                }
                            }
                            if x < -1.5 {
                                v1 = v1 * 0.5 + ({ x });
                            }
                        }
                        2 if r4[3] > -0.5 => {
                            let mut k25: usize = 0;
                            k25 = (k25 * 3 + 1) % 5;
                        }
                        _ => {
                            let mut k27: usize = 0;
                            while k27 < 1 {
                                k27 += 1;
                            }
                            for i29 in 0..6 {
                                if x < a[(2 * n + 0) % a.len()] {
                                    v1 = v1 * 0.5 + ((*e8).abs() + 0.5).ln();
                                    break;
                                }
                                v1 = v1 * 0.5 + r4.iter().skip(1).map(|&e30| 1.0 + 0.25 * v1.sin()).product::<f64>();
                            }
                        }
                    }
                }
            }
            ((match n % 4 {
                0 => { x }
                1 => { x }
                2 => { 0.7 }
                _ => {
                    r4[4 - 1 - (2 * n + 1) % 4] = r4[3];
                    v1
                }
            }) + v1.sin(), r4[4 - 1 - (n + n) % 4] - x.sin() + r4[2] + a[n % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()];
            let mut r4 = [((n % 4) as f64) - x, (1..n).filter(|&i2| !(((i2 % 4) as f64) > -0.9)).map(|i2| if n % 3 != 1 {
                let v1 = x;
                -0.125_f64
            } else {
                let v3: f64 = v1;
                a[n % a.len()]
            }).sum::<f64>(), a[0].max(x), v1 - BETA];
            let x = v1;
            for _ in 1..n % 4 {
                'l7: for e8 in r4.iter() {
                    match n % 4 {
                        0 if *e8 <= r4[(n + 1) % 4] => {
                            let mut k10: usize = 0;
                            let v13: f64 = loop {
                                if k10 >= 6 {
                                    break ((k10 % 4) as f64) - 1.1;
                                }
                                k10 += 1;
                                fn inner11(s: f64, t: f64) -> f64 {
                                    if t > 0.25 {
                                        return s;
                                    }
                                    s
                                }
                                let v12 = inner11(BETA * 1.25, (*e8).powi(3));
                            };
                        }
                        1 => {
                            if n % 2 == 1 {
                                for _ in (0..n).rev() {
                                    if BETA <= 1.1 {
                                        v1 = x / (1.0 + x * x);
                                        break;
                                    } else {
                                        if !(v1 >= 1.0) {
                                            if n % 2 < 1 {
                                                fn inner16(s: f64, t: f64) -> f64 {
                                                    if (t >= 1.25) || (t <= 0.125) {
                                                        return if !(s < -0.9) {
                                                            let s = s;
                                                            t
                                                        } else { t };
                                                    }
                                                    -1.1 - s
                                                }
                                                let v18: f64 = inner16(((n % 4) as f64) - r4[(2 * n + 1) % 4], r4.iter().map(|&e17| 0.5 / (r4[4 - 1 - (0) % 4].abs() + 0.5)).filter(|&m17| a[(2 * n + 0) % a.len()] >= BETA).sum::<f64>());
                                                v1 = v1 * 0.5 + (BETA + 1.0);
                                            } else {
                                                {
                                                    v1 -= 0.25 * *e8;
                                                    let v19: f64;
                                                    if (a[0] > -1.5) && (r4[0] >= 1.1) {
                                                        v19 = (*e8 * *e8 + 0.5).log(2.5);
                                                    } else {
                                                        v19 = r4.iter().rev().zip(a).enumerate().map(|(j20, (&e20, &z20))| -z20).filter(|&m20| ((n % 4) as f64) > r4[3]).fold(*e8, |acc20, t20| 0.5 * acc20 + r4[3] * t20);
                                                    }
                                                }
                                            }
                                            const GAMMA_21: f64 = 0.25;
                                            v1 = ({ r4[(n + 1) % 4] }).sin() * GAMMA_21;
                                        }
                                    }
                                }
                            } else {
                                'l22: for &e23 in &r4 {
                                    let mut e8 = e23 * ((n % 4) as f64);
                                    const GAMMA_24: f64 = 0.125;
                                    e8 += 0.25 * (a[(n + n) % a.len()] - x) * GAMMA_24;
                                }
                                if n % 2 != 1 {
                                    v1 = (((n % 4) as f64) - x).cos();
                                    continue;
                                }
                            }
                            if x < -1.5 {
                                v1 = v1 * 0.5 + ({ x });
                            }
                        }
                        2 if r4[3] > -0.5 => {
                            let mut k25: usize = 0;
                            k25 = (k25 * 3 + 1) % 5;
                        }
                        _ => {
                            let mut k27: usize = 0;
                            while k27 < 1 {
                                k27 += 1;
                            }
                            for i29 in 0..6 {
                                if x < a[(2 * n + 0) % a.len()] {
                                    v1 = v1 * 0.5 + ((*e8).abs() + 0.5).ln();
                                    break;
                                }
                                v1 = v1 * 0.5 + r4.iter().skip(1).map(|&e30| 1.0 + 0.25 * v1.sin()).product::<f64>();
                            }
                        }
                    }
                }
            }
            ((match n % 4 {
                0 => { x }
                1 => { x }
                2 => { 0.7 }
                _ => {
                    r4[4 - 1 - (2 * n + 1) % 4] = r4[3];
                    v1
                }
            }) + v1.sin(), r4[4 - 1 - (n + n) % 4] - x.sin() + r4[2] + a[n % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()];
            let mut r4 = [lit((n % 4) as f64) - x, (1..n).filter(|&i2| !(lit((i2 % 4) as f64) > lit(-0.9))).map(|i2| if n % 3 != 1 {
                let v1 = x;
                lit(-0.125)
            } else {
                let v3: D = v1;
                a[n % a.len()]
            }).sum::<D>(), a[0].max(x), v1 - lit(BETA)];
            let x = v1;
            for _ in 1..n % 4 {
                'l7: for e8 in r4.iter() {
                    match n % 4 {
                        0 if *e8 <= r4[(n + 1) % 4] => {
                            let mut k10: usize = 0;
                            let v13: D = loop {
                                if k10 >= 6 {
                                    break lit((k10 % 4) as f64) - lit(1.1);
                                }
                                k10 += 1;
                                fn inner11(s: D, t: D) -> D {
                                    if t > lit(0.25) {
                                        return s;
                                    }
                                    s
                                }
                                let v12 = inner11(lit(BETA) * lit(1.25), (*e8).powi(3));
                            };
                        }
                        1 => {
                            if n % 2 == 1 {
                                for _ in (0..n).rev() {
                                    if lit(BETA) <= lit(1.1) {
                                        v1 = x / (lit(1.0) + x * x);
                                        break;
                                    } else {
                                        if !(v1 >= lit(1.0)) {
                                            if n % 2 < 1 {
                                                fn inner16(s: D, t: D) -> D {
                                                    if (t >= lit(1.25)) || (t <= lit(0.125)) {
                                                        return if !(s < lit(-0.9)) {
                                                            let s = s;
                                                            t
                                                        } else { t };
                                                    }
                                                    lit(-1.1) - s
                                                }
                                                let v18: D = inner16(lit((n % 4) as f64) - r4[(2 * n + 1) % 4], r4.iter().map(|&e17| lit(0.5) / (r4[4 - 1 - (0) % 4].abs() + lit(0.5))).filter(|&m17| a[(2 * n + 0) % a.len()] >= lit(BETA)).sum::<D>());
                                                v1 = v1 * lit(0.5) + (lit(BETA) + lit(1.0));
                                            } else {
                                                {
                                                    { let right = lit(0.25) * *e8; v1 -= right; }
                                                    let v19: D;
                                                    if (a[0] > lit(-1.5)) && (r4[0] >= lit(1.1)) {
                                                        v19 = (*e8 * *e8 + lit(0.5)).log(lit(2.5));
                                                    } else {
                                                        v19 = r4.iter().rev().zip(a).enumerate().map(|(j20, (&e20, &z20))| -z20).filter(|&m20| lit((n % 4) as f64) > r4[3]).fold(*e8, |acc20, t20| lit(0.5) * acc20 + r4[3] * t20);
                                                    }
                                                }
                                            }
                                            const GAMMA_21: f64 = 0.25;
                                            v1 = ({ r4[(n + 1) % 4] }).sin() * lit(GAMMA_21);
                                        }
                                    }
                                }
                            } else {
                                'l22: for &e23 in &r4 {
                                    let mut e8 = e23 * lit((n % 4) as f64);
                                    const GAMMA_24: f64 = 0.125;
                                    { let right = lit(0.25) * (a[(n + n) % a.len()] - x) * lit(GAMMA_24); e8 += right; }
                                }
                                if n % 2 != 1 {
                                    v1 = (lit((n % 4) as f64) - x).cos();
                                    continue;
                                }
                            }
                            if x < lit(-1.5) {
                                v1 = v1 * lit(0.5) + ({ x });
                            }
                        }
                        2 if r4[3] > lit(-0.5) => {
                            let mut k25: usize = 0;
                            k25 = (k25 * 3 + 1) % 5;
                        }
                        _ => {
                            let mut k27: usize = 0;
                            while k27 < 1 {
                                k27 += 1;
                            }
                            for i29 in 0..6 {
                                if x < a[(2 * n + 0) % a.len()] {
                                    v1 = v1 * lit(0.5) + ((*e8).abs() + lit(0.5)).ln();
                                    break;
                                }
                                v1 = v1 * lit(0.5) + r4.iter().skip(1).map(|&e30| lit(1.0) + lit(0.25) * v1.sin()).product::<D>();
                            }
                        }
                    }
                }
            }
            ((match n % 4 {
                0 => { x }
                1 => { x }
                2 => { lit(0.7) }
                _ => {
                    r4[4 - 1 - (2 * n + 1) % 4] = r4[3];
                    v1
                }
            }) + v1.sin(), r4[4 - 1 - (n + n) % 4] - x.sin() + r4[2] + a[n % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p179", false, |report| crate::check_program!(3, report));
    }
}

pub mod p180 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ((k % 4) as f64).tanh();
            let mut r3: Vec<f64> = vec![v1 / (2.0_f64.abs() + 1.25), (1..=k).map(|i2| ((i2 % 4) as f64) + ((k % 4) as f64)).sum::<f64>(), u - v1, u * u, u + 1.1];
            let r3_len: usize = r3.len();
            let v4 = v1;
            'l5: for _ in 0..k {
                r3[0] += 0.25 * (v4.abs() + 0.25).sqrt();
            }
            if r3[(2 * k + 1) % r3.len()] > -0.25 {
                return None;
            }
            Some(r3[0] * v4 + v1.sin() + u)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = y;
            let mut y: f64 = ((n % 4) as f64) / (y.abs() + 1.25);
            for i2 in 1..n % 4 {
                y -= 0.25 * (if i2 % 3 < 1 {
                    let v3 = x;
                    v3
                } else { y });
            }
            let mut k4: usize = 1;
            -x + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ((k % 4) as f64).tanh();
            let mut r3: Vec<f64> = vec![v1 / (2.0_f64.abs() + 1.25), (1..=k).map(|i2| ((i2 % 4) as f64) + ((k % 4) as f64)).sum::<f64>(), u - v1, u * u, u + 1.1];
            let r3_len: usize = r3.len();
            let v4 = v1;
            'l5: for _ in 0..k {
                r3[0] += 0.25 * (v4.abs() + 0.25).sqrt();
            }
            if r3[(2 * k + 1) % r3.len()] > -0.25 {
                return None;
            }
            Some(r3[0] * v4 + v1.sin() + u)
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = y;
            let mut y: f64 = ((n % 4) as f64) / (y.abs() + 1.25);
            for i2 in 1..n % 4 {
                y -= 0.25 * (if i2 % 3 < 1 {
                    let v3 = x;
                    v3
                } else { y });
            }
            let mut k4: usize = 1;
            -x + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = lit((k % 4) as f64).tanh();
            let mut r3: Vec<D> = vec![v1 / (lit(2.0).abs() + lit(1.25)), (1..=k).map(|i2| lit((i2 % 4) as f64) + lit((k % 4) as f64)).sum::<D>(), u - v1, u * u, u + lit(1.1)];
            let r3_len: usize = r3.len();
            let v4 = v1;
            'l5: for _ in 0..k {
                { let right = lit(0.25) * (v4.abs() + lit(0.25)).sqrt(); r3[0] += right; }
            }
            if r3[(2 * k + 1) % r3.len()] > lit(-0.25) {
                return None;
            }
            Some(r3[0] * v4 + v1.sin() + u)
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut x = y;
            let mut y: D = lit((n % 4) as f64) / (y.abs() + lit(1.25));
            for i2 in 1..n % 4 {
                { let right = lit(0.25) * (if i2 % 3 < 1 {
                    let v3 = x;
                    v3
                } else { y }); y -= right; }
            }
            let mut k4: usize = 1;
            -x + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p180", false, |report| crate::check_program!(0, report));
    }
}

pub mod p181 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = 1.0;
            let mut r2: [f64; 4] = [0.125; 4];
            let (mut v3, v4) = (v1 / (x.abs() + 0.5), v1.max(-2.25).min(2.375).exp());
            v3 -= match n % 3 {
                0 => {
                    let v5: f64 = BETA;
                    r2[(n + 1) % 4]
                }
                1 if v4 >= 0.5 => {
                    let v6 = v4;
                    x
                }
                _ => { x }
            };
            v1 /= v3 * v3 + 0.25;
            let mut v7 = BETA;
            v1 = v1 * 0.5 + a[0] / (v1.abs() + 0.25);
            (((n % 4) as f64) + v7 + v3.sin() + x.sin() + r2[2], (v3 * a[0] - v4) * v3.sin() + v1.sin() + x + r2[(n + n) % 4] + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = 1.0;
            let mut r2: [f64; 4] = [0.125; 4];
            let (mut v3, v4) = (v1 / (x.abs() + 0.5), v1.max(-2.25).min(2.375).exp());
            v3 -= match n % 3 {
                0 => {
                    let v5: f64 = BETA;
                    r2[(n + 1) % 4]
                }
                1 if v4 >= 0.5 => {
                    let v6 = v4;
                    x
                }
                _ => { x }
            };
            v1 /= v3 * v3 + 0.25;
            let mut v7 = BETA;
            v1 = v1 * 0.5 + a[0] / (v1.abs() + 0.25);
            (((n % 4) as f64) + v7 + v3.sin() + x.sin() + r2[2], (v3 * a[0] - v4) * v3.sin() + v1.sin() + x + r2[(n + n) % 4] + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = lit(1.0);
            let mut r2: [D; 4] = [lit(0.125); 4];
            let (mut v3, v4) = (v1 / (x.abs() + lit(0.5)), v1.max(lit(-2.25)).min(lit(2.375)).exp());
            { let right = match n % 3 {
                0 => {
                    let v5: D = lit(BETA);
                    r2[(n + 1) % 4]
                }
                1 if v4 >= lit(0.5) => {
                    let v6 = v4;
                    x
                }
                _ => { x }
            }; v3 -= right; }
            { let right = v3 * v3 + lit(0.25); v1 /= right; }
            let mut v7 = lit(BETA);
            v1 = v1 * lit(0.5) + a[0] / (v1.abs() + lit(0.25));
            (lit((n % 4) as f64) + v7 + v3.sin() + x.sin() + r2[2], (v3 * a[0] - v4) * v3.sin() + v1.sin() + x + r2[(n + n) % 4] + a[0])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p181", false, |report| crate::check_program!(3, report));
    }
}

pub mod p182 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x * -0.7_f64;
            let mut v2 = ((n % 4) as f64) + -1.0;
            'l3: for i4 in 0..0 {
                let v5 = match n % 4 {
                    0 => { x }
                    1 => { v1 }
                    2 => { v1 }
                    _ => { x }
                };
            }
            for i7 in 1..n {
                let mut p8 = (-0.7 * y, if n % 3 != 1 { v1 } else { v2 });
                let mut v9 = if (p8.1 > 0.7) || (p8.1 <= 0.75) { x } else {
                    v1 -= 0.25 * (p8.0 * y);
                    p8.0
                };
            }
            (x - x) * v2.sin() - y + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x * -0.7_f64;
            let mut v2 = ((n % 4) as f64) + -1.0;
            'l3: for i4 in 0..0 {
                let v5 = match n % 4 {
                    0 => { x }
                    1 => { v1 }
                    2 => { v1 }
                    _ => { x }
                };
            }
            for i7 in 1..n {
                let mut p8 = (-0.7 * y, if n % 3 != 1 { v1 } else { v2 });
                let mut v9 = if (p8.1 > 0.7) || (p8.1 <= 0.75) { x } else {
                    v1 -= 0.25 * (p8.0 * y);
                    p8.0
                };
            }
            (x - x) * v2.sin() - y + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x * lit(-0.7);
            let mut v2 = lit((n % 4) as f64) + lit(-1.0);
            'l3: for i4 in 0..0 {
                let v5 = match n % 4 {
                    0 => { x }
                    1 => { v1 }
                    2 => { v1 }
                    _ => { x }
                };
            }
            for i7 in 1..n {
                let mut p8 = (lit(-0.7) * y, if n % 3 != 1 { v1 } else { v2 });
                let mut v9 = if (p8.1 > lit(0.7)) || (p8.1 <= lit(0.75)) { x } else {
                    { let right = lit(0.25) * (p8.0 * y); v1 -= right; }
                    p8.0
                };
            }
            (x - x) * v2.sin() - y + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p182", false, |report| crate::check_program!(0, report));
    }
}

pub mod p183 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64).rem_euclid(2.25);
            let mut r2: [f64; 2] = [0.0; 2];
            let o3: Option<f64> = if x > 2.0 { Some(v1 / (v1 * v1 + 0.5)) } else { None };
            if r2[1] > r2[n % 2] {
                let Some(v4) = o3 else {
                    v1 -= ((n % 4) as f64) / (x.abs() + 0.25);
                    return r2.iter().rev().zip(&r2).map(|(&e5, &z5)| o3.unwrap_or(r2[1])).fold(r2[n % 2], |acc5, t5| 0.5 * acc5 + 0.5 * t5);
                };
                let c6 = |u6_0: f64| u6_0 * (u6_0 / (x * x + 0.5));
            }
            for &e8 in &r2 {
                let mut v9 = r2[(2 * n + 1) % 2] * y;
                let mut k10: usize = 3;
            }
            if let Some(v11) = o3 {
                let mut k12: usize = 1;
            }
            (x - x) * v1 * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64).rem_euclid(2.25);
            let mut r2: [f64; 2] = [0.0; 2];
            let o3: Option<f64> = if x > 2.0 { Some(v1 / (v1 * v1 + 0.5)) } else { None };
            if r2[1] > r2[n % 2] {
                let Some(v4) = o3 else {
                    v1 -= ((n % 4) as f64) / (x.abs() + 0.25);
                    return r2.iter().rev().zip(&r2).map(|(&e5, &z5)| o3.unwrap_or(r2[1])).fold(r2[n % 2], |acc5, t5| 0.5 * acc5 + 0.5 * t5);
                };
                let c6 = |u6_0: f64| u6_0 * (u6_0 / (x * x + 0.5));
            }
            for &e8 in &r2 {
                let mut v9 = r2[(2 * n + 1) % 2] * y;
                let mut k10: usize = 3;
            }
            if let Some(v11) = o3 {
                let mut k12: usize = 1;
            }
            (x - x) * v1 * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64).rem_euclid(lit(2.25));
            let mut r2: [D; 2] = [lit(0.0); 2];
            let o3: Option<D> = if x > lit(2.0) { Some(v1 / (v1 * v1 + lit(0.5))) } else { None };
            if r2[1] > r2[n % 2] {
                let Some(v4) = o3 else {
                    { let right = lit((n % 4) as f64) / (x.abs() + lit(0.25)); v1 -= right; }
                    return r2.iter().rev().zip(&r2).map(|(&e5, &z5)| o3.unwrap_or(r2[1])).fold(r2[n % 2], |acc5, t5| lit(0.5) * acc5 + lit(0.5) * t5);
                };
                let c6 = |u6_0: D| u6_0 * (u6_0 / (x * x + lit(0.5)));
            }
            for &e8 in &r2 {
                let mut v9 = r2[(2 * n + 1) % 2] * y;
                let mut k10: usize = 3;
            }
            if let Some(v11) = o3 {
                let mut k12: usize = 1;
            }
            (x - x) * v1 * x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p183", false, |report| crate::check_program!(0, report));
    }
}

pub mod p184 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[0];
            let mut r2 = [v1 * v1; 2];
            r2[2 % 2] = r2[2 % 2] * 0.5 + r2.iter().map(|&e3| -a[3 % a.len()]).fold(v1, |acc3, t3| acc3.sin() + b[0] * t3);
            r2[0 % 2] /= v1.abs() + 0.25;
            b[0] - v1 + r2[1] + b[b.len() - 1 - (4) % b.len()] + a[1 % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[0];
            let mut v2 = v1 + x;
            let mut m3: [[f64; 3]; 3] = [[-0.25; 3]; 3];
            let (mut v5, v6): (f64, f64) = (w.chunks_exact(2).map(|e4| ALPHA - w[0]).sum::<f64>(), v1 + v2);
            fn inner7(s: f64, t: f64) -> f64 {
                if t < -1.5 {
                    return -t;
                }
                t
            }
            let v5: f64 = inner7(h0(&*w, &*w), ALPHA);
            'l8: for i9 in 0..n % 4 {
                if v5 < 0.5 {
                } else {
                    for i11 in 1..w.len() {
                        w[i11] = w[i11 - 1] * v6.max(-2.25).min(2.375) + w[i11];
                    }
                }
            }
            (w[(n + n) % w.len()] + ((n % 4) as f64) + v5) * v2 + x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[0];
            let mut r2 = [v1 * v1; 2];
            r2[2 % 2] = r2[2 % 2] * 0.5 + r2.iter().map(|&e3| -a[3 % a.len()]).fold(v1, |acc3, t3| acc3.sin() + b[0] * t3);
            r2[0 % 2] /= v1.abs() + 0.25;
            b[0] - v1 + r2[1] + b[b.len() - 1 - (4) % b.len()] + a[1 % a.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[0];
            let mut v2 = v1 + x;
            let mut m3: [[f64; 3]; 3] = [[-0.25; 3]; 3];
            let (mut v5, v6): (f64, f64) = (w.chunks_exact(2).map(|e4| ALPHA - w[0]).sum::<f64>(), v1 + v2);
            fn inner7(s: f64, t: f64) -> f64 {
                if t < -1.5 {
                    return -t;
                }
                t
            }
            let v5: f64 = inner7(h0(&*w, &*w), ALPHA);
            'l8: for i9 in 0..n % 4 {
                if v5 < 0.5 {
                } else {
                    for i11 in 1..w.len() {
                        w[i11] = w[i11 - 1] * v6.max(-2.25).min(2.375) + w[i11];
                    }
                }
            }
            (w[(n + n) % w.len()] + ((n % 4) as f64) + v5) * v2 + x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = b[0];
            let mut r2 = [v1 * v1; 2];
            r2[2 % 2] = r2[2 % 2] * lit(0.5) + r2.iter().map(|&e3| -a[3 % a.len()]).fold(v1, |acc3, t3| acc3.sin() + b[0] * t3);
            { let right = v1.abs() + lit(0.25); r2[0 % 2] /= right; }
            b[0] - v1 + r2[1] + b[b.len() - 1 - (4) % b.len()] + a[1 % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[0];
            let mut v2 = v1 + x;
            let mut m3: [[D; 3]; 3] = [[lit(-0.25); 3]; 3];
            let (mut v5, v6): (D, D) = (w.chunks_exact(2).map(|e4| lit(ALPHA) - w[0]).sum::<D>(), v1 + v2);
            fn inner7(s: D, t: D) -> D {
                if t < lit(-1.5) {
                    return -t;
                }
                t
            }
            let v5: D = inner7(h0(&*w, &*w), lit(ALPHA));
            'l8: for i9 in 0..n % 4 {
                if v5 < lit(0.5) {
                } else {
                    for i11 in 1..w.len() {
                        w[i11] = w[i11 - 1] * v6.max(lit(-2.25)).min(lit(2.375)) + w[i11];
                    }
                }
            }
            (w[(n + n) % w.len()] + lit((n % 4) as f64) + v5) * v2 + x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p184", false, |report| crate::check_program!(4, report));
    }
}

pub mod p185 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = 0.9_f64.cos();
            let mut m2: [[f64; 2]; 2] = [[v1, v], [u, u]];
            m2[(4) % 2][1] = v1.sin();
            for i4 in 0..5 {
                m2[1][1] /= v.abs() + 1.25;
            }
            (v + v1) * v.sin()
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            x += (1..3).rev().map(|i2| x * x).sum::<f64>();
            x = x / (x * x + 0.5);
            x = v1;
            let mut k4: usize = 0;
            while (k4 < 6) && (a[n % a.len()] < v1) {
                k4 += 1;
                x -= 0.25 * ALPHA;
                if a[(k4 + n) % a.len()] < x {
                    let (mut v5, v6) = (v1, a[(2 * k4 + 0) % a.len()] - v1);
                }
            }
            ((if v1 > x { x } else { x }) + v1 + x, (x as i64 as f64) + x + a[a.len() - 1 - (n + k4) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = 0.9_f64.cos();
            let mut m2: [[f64; 2]; 2] = [[v1, v], [u, u]];
            m2[(4) % 2][1] = v1.sin();
            for i4 in 0..5 {
                m2[1][1] /= v.abs() + 1.25;
            }
            (v + v1) * v.sin()
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            x += (1..3).rev().map(|i2| x * x).sum::<f64>();
            x = x / (x * x + 0.5);
            x = v1;
            let mut k4: usize = 0;
            while (k4 < 6) && (a[n % a.len()] < v1) {
                k4 += 1;
                x -= 0.25 * ALPHA;
                if a[(k4 + n) % a.len()] < x {
                    let (mut v5, v6) = (v1, a[(2 * k4 + 0) % a.len()] - v1);
                }
            }
            ((if v1 > x { x } else { x }) + v1 + x, (x as i64 as f64) + x + a[a.len() - 1 - (n + k4) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.5;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = lit(0.9).cos();
            let mut m2: [[D; 2]; 2] = [[v1, v], [u, u]];
            m2[(4) % 2][1] = v1.sin();
            for i4 in 0..5 {
                { let right = v.abs() + lit(1.25); m2[1][1] /= right; }
            }
            (v + v1) * v.sin()
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x;
            { let right = (1..3).rev().map(|i2| x * x).sum::<D>(); x += right; }
            x = x / (x * x + lit(0.5));
            x = v1;
            let mut k4: usize = 0;
            while (k4 < 6) && (a[n % a.len()] < v1) {
                k4 += 1;
                { let right = lit(0.25) * lit(ALPHA); x -= right; }
                if a[(k4 + n) % a.len()] < x {
                    let (mut v5, v6) = (v1, a[(2 * k4 + 0) % a.len()] - v1);
                }
            }
            ((if v1 > x { x } else { x }) + v1 + x, lit(x.value() as i64 as f64) + x + a[a.len() - 1 - (n + k4) % a.len()])
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
        #[differentiate(without(order))]
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
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = (x * x + 0.25).log10();
            let mut r2 = [x, x * x, ((n % 4) as f64), {
                let v1 = a[0];
                x
            }, -1.0];
            let mut m3: [[f64; 3]; 3] = [[1.5; 3]; 3];
            for (i5, e5) in r2.iter().enumerate() {
                let v6: f64;
                if r2[3] > ((n % 4) as f64) {
                    v6 = (0..n).take(n + 1).map(|i7| 1.0 + 0.25 * (x.abs() + 0.25).log(2.5).sin()).product::<f64>();
                } else {
                    v6 = x;
                }
            }
            {
                r2[0] = x;
            }
            let mut k9: usize = 0;
            'l8: loop {
                if k9 >= 5 {
                    break;
                }
                k9 += 1;
                for e11 in a.iter() {
                    'l12: for i13 in 0..6 {
                        {
                            const GAMMA_14: f64 = -0.75;
                            x += 0.25 * ({
                                let v15: f64 = *e11;
                                x
                            }) * GAMMA_14;
                        }
                        let mut v16 = x - x;
                    }
                    let mut o17: Option<f64> = if (m3[1][(k9 + n) % 3] <= x) && (*e11 > ((k9 % 4) as f64)) { Some(*e11) } else { None };
                }
            }
            (x / (a[(k9 + 1) % a.len()] * a[(k9 + 1) % a.len()] + 0.5) + r2[3], x.powi(0) - x + r2[5 - 1 - (k9 + k9) % 5] + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = (x * x + 0.25).log10();
            let mut r2 = [x, x * x, ((n % 4) as f64), {
                let v1 = a[0];
                x
            }, -1.0];
            let mut m3: [[f64; 3]; 3] = [[1.5; 3]; 3];
            for (i5, e5) in r2.iter().enumerate() {
                let v6: f64;
                if r2[3] > ((n % 4) as f64) {
                    v6 = (0..n).take(n + 1).map(|i7| 1.0 + 0.25 * (x.abs() + 0.25).log(2.5).sin()).product::<f64>();
                } else {
                    v6 = x;
                }
            }
            {
                r2[0] = x;
            }
            let mut k9: usize = 0;
            'l8: loop {
                if k9 >= 5 {
                    break;
                }
                k9 += 1;
                for e11 in a.iter() {
                    'l12: for i13 in 0..6 {
                        {
                            const GAMMA_14: f64 = -0.75;
                            x += 0.25 * ({
                                let v15: f64 = *e11;
                                x
                            }) * GAMMA_14;
                        }
                        let mut v16 = x - x;
                    }
                    let mut o17: Option<f64> = if (m3[1][(k9 + n) % 3] <= x) && (*e11 > ((k9 % 4) as f64)) { Some(*e11) } else { None };
                }
            }
            (x / (a[(k9 + 1) % a.len()] * a[(k9 + 1) % a.len()] + 0.5) + r2[3], x.powi(0) - x + r2[5 - 1 - (k9 + k9) % 5] + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut x = (x * x + lit(0.25)).log10();
            let mut r2 = [x, x * x, lit((n % 4) as f64), {
                let v1 = a[0];
                x
            }, lit(-1.0)];
            let mut m3: [[D; 3]; 3] = [[lit(1.5); 3]; 3];
            for (i5, e5) in r2.iter().enumerate() {
                let v6: D;
                if r2[3] > lit((n % 4) as f64) {
                    v6 = (0..n).take(n + 1).map(|i7| lit(1.0) + lit(0.25) * (x.abs() + lit(0.25)).log(lit(2.5)).sin()).product::<D>();
                } else {
                    v6 = x;
                }
            }
            {
                r2[0] = x;
            }
            let mut k9: usize = 0;
            'l8: loop {
                if k9 >= 5 {
                    break;
                }
                k9 += 1;
                for e11 in a.iter() {
                    'l12: for i13 in 0..6 {
                        {
                            const GAMMA_14: f64 = -0.75;
                            { let right = lit(0.25) * ({
                                let v15: D = *e11;
                                x
                            }) * lit(GAMMA_14); x += right; }
                        }
                        let mut v16 = x - x;
                    }
                    let mut o17: Option<D> = if (m3[1][(k9 + n) % 3] <= x) && (*e11 > lit((k9 % 4) as f64)) { Some(*e11) } else { None };
                }
            }
            (x / (a[(k9 + 1) % a.len()] * a[(k9 + 1) % a.len()] + lit(0.5)) + r2[3], x.powi(0) - x + r2[5 - 1 - (k9 + k9) % 5] + a[0])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p187", false, |report| crate::check_program!(3, report));
    }
}

pub mod p188 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0];
            let r2: [f64; 5] = [0.0; 5];
            let v1 = ((n % 4) as f64) + v1;
            fn inner3(s: f64, t: f64) -> f64 {
                if s > 0.25 {
                    return s * 2.0;
                }
                if !(t < s) { s } else { s }
            }
            let v4: f64 = inner3(w[w.len() - 1 - (n + n) % w.len()], x);
            let mut k6: usize = 0;
            'l5: while k6 < 4 {
                k6 += 1;
                w[w.len() - 1 - (k6 + 1) % w.len()] = ALPHA;
                let mut p7: (f64, f64) = (v4 * r2[2 % 5], v1 + x);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0];
            let r2: [f64; 5] = [0.0; 5];
            let v1 = ((n % 4) as f64) + v1;
            fn inner3(s: f64, t: f64) -> f64 {
                if s > 0.25 {
                    return s * 2.0;
                }
                if !(t < s) { s } else { s }
            }
            let v4: f64 = inner3(w[w.len() - 1 - (n + n) % w.len()], x);
            let mut k6: usize = 0;
            'l5: while k6 < 4 {
                k6 += 1;
                w[w.len() - 1 - (k6 + 1) % w.len()] = ALPHA;
                let mut p7: (f64, f64) = (v4 * r2[2 % 5], v1 + x);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0];
            let r2: [D; 5] = [lit(0.0); 5];
            let v1 = lit((n % 4) as f64) + v1;
            fn inner3(s: D, t: D) -> D {
                if s > lit(0.25) {
                    return s * lit(2.0);
                }
                if !(t < s) { s } else { s }
            }
            let v4: D = inner3(w[w.len() - 1 - (n + n) % w.len()], x);
            let mut k6: usize = 0;
            'l5: while k6 < 4 {
                k6 += 1;
                w[w.len() - 1 - (k6 + 1) % w.len()] = lit(ALPHA);
                let mut p7: (D, D) = (v4 * r2[2 % 5], v1 + x);
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p188", false, |report| crate::check_program!(7, report));
    }
}

pub mod p189 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2: f64 = w.iter().zip(w.iter()).enumerate().map(|(j1, (&e1, &z1))| w[j1 % w.len()]).fold(x, |acc1, t1| acc1.sin() + acc1 * t1);
            let mut v3: f64 = (0.75 as f32 as f64);
            let mut r4: [f64; 5] = [0.0; 5];
            'l5: for i6 in 0..n {
                let p7 = (v2, v2);
                w[i6 % w.len()] = r4[1].cos();
            }
            let o8: Option<f64> = if w[w.len() - 1 - (n + 1) % w.len()] < w[0] { Some(x.tanh()) } else { None };
            'l9: for i10 in (1..n).step_by(2) {
                if let Some(v11) = o8 {
                    let v12 = v11 * v3;
                    if let Some(v13) = o8 {
                        let v3 = w[(i10 + n) % w.len()];
                        for i14 in 1..w.len() {
                            w[i14] *= (w[i14 - 1] - w[i14]).cos();
                        }
                    } else {
                        for i15 in (1..5).rev() {
                            r4[i15] *= (r4[i15 - 1] - r4[i15]).cos();
                        }
                    }
                }
                if v3 < w[w.len() - 1 - (i10) % w.len()] {
                    w[(i10 + i10) % w.len()] += 0.25 * (v3 + ((n % 4) as f64));
                    'l16: for &e17 in w.iter() {
                        v3 -= 0.25 * (x + e17);
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2: f64 = w.iter().zip(w.iter()).enumerate().map(|(j1, (&e1, &z1))| w[j1 % w.len()]).fold(x, |acc1, t1| acc1.sin() + acc1 * t1);
            let mut v3: f64 = (0.75 as f32 as f64);
            let mut r4: [f64; 5] = [0.0; 5];
            'l5: for i6 in 0..n {
                let p7 = (v2, v2);
                w[i6 % w.len()] = r4[1].cos();
            }
            let o8: Option<f64> = if w[w.len() - 1 - (n + 1) % w.len()] < w[0] { Some(x.tanh()) } else { None };
            'l9: for i10 in (1..n).step_by(2) {
                if let Some(v11) = o8 {
                    let v12 = v11 * v3;
                    if let Some(v13) = o8 {
                        let v3 = w[(i10 + n) % w.len()];
                        for i14 in 1..w.len() {
                            w[i14] *= (w[i14 - 1] - w[i14]).cos();
                        }
                    } else {
                        for i15 in (1..5).rev() {
                            r4[i15] *= (r4[i15 - 1] - r4[i15]).cos();
                        }
                    }
                }
                if v3 < w[w.len() - 1 - (i10) % w.len()] {
                    w[(i10 + i10) % w.len()] += 0.25 * (v3 + ((n % 4) as f64));
                    'l16: for &e17 in w.iter() {
                        v3 -= 0.25 * (x + e17);
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.7;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2: D = w.iter().zip(w.iter()).enumerate().map(|(j1, (&e1, &z1))| w[j1 % w.len()]).fold(x, |acc1, t1| acc1.sin() + acc1 * t1);
            let mut v3: D = single(lit(0.75));
            let mut r4: [D; 5] = [lit(0.0); 5];
            'l5: for i6 in 0..n {
                let p7 = (v2, v2);
                w[i6 % w.len()] = r4[1].cos();
            }
            let o8: Option<D> = if w[w.len() - 1 - (n + 1) % w.len()] < w[0] { Some(x.tanh()) } else { None };
            'l9: for i10 in (1..n).step_by(2) {
                if let Some(v11) = o8 {
                    let v12 = v11 * v3;
                    if let Some(v13) = o8 {
                        let v3 = w[(i10 + n) % w.len()];
                        for i14 in 1..w.len() {
                            { let right = (w[i14 - 1] - w[i14]).cos(); w[i14] *= right; }
                        }
                    } else {
                        for i15 in (1..5).rev() {
                            { let right = (r4[i15 - 1] - r4[i15]).cos(); r4[i15] *= right; }
                        }
                    }
                }
                if v3 < w[w.len() - 1 - (i10) % w.len()] {
                    { let right = lit(0.25) * (v3 + lit((n % 4) as f64)); w[(i10 + i10) % w.len()] += right; }
                    'l16: for &e17 in w.iter() {
                        { let right = lit(0.25) * (x + e17); v3 -= right; }
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p189", true, |report| crate::check_program!(7, report));
    }
}

pub mod p190 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut r3 = [v1 + 2.0, (0..n).enumerate().filter(|&(j2, i2)| ((i2 % 4) as f64) > x).map(|(j2, i2)| v1 / (x * x + 1.25)).fold(v1, |acc2, t2| 0.5 * acc2 + ((n % 4) as f64) * t2), -ALPHA];
            r3[n % 3] = r3[n % 3] * 0.5 + 1.25 * y;
            v1 = (ALPHA * ALPHA + 0.25).hypot(r3[0]);
            let v4 = r3[3 % 3].cos();
            for i5 in 1..3 {
                r3[i5] *= (r3[i5 - 1] - r3[i5]).cos();
            }
            r3[(n + n) % 3] *= r3[0].powi(3).tanh();
            r3.iter().zip(&r3).take(n + n).map(|(&e6, &z6)| r3[0]).filter(|&m6| ((n % 4) as f64) < 1.1).sum::<f64>() * v4.sin() * y + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut r3 = [v1 + 2.0, (0..n).enumerate().filter(|&(j2, i2)| ((i2 % 4) as f64) > x).map(|(j2, i2)| v1 / (x * x + 1.25)).fold(v1, |acc2, t2| 0.5 * acc2 + ((n % 4) as f64) * t2), -ALPHA];
            r3[n % 3] = r3[n % 3] * 0.5 + 1.25 * y;
            v1 = (ALPHA * ALPHA + 0.25).hypot(r3[0]);
            let v4 = r3[3 % 3].cos();
            for i5 in 1..3 {
                r3[i5] *= (r3[i5 - 1] - r3[i5]).cos();
            }
            r3[(n + n) % 3] *= r3[0].powi(3).tanh();
            r3.iter().zip(&r3).take(n + n).map(|(&e6, &z6)| r3[0]).filter(|&m6| ((n % 4) as f64) < 1.1).sum::<f64>() * v4.sin() * y + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) * x;
            let mut r3 = [v1 + lit(2.0), (0..n).enumerate().filter(|&(j2, i2)| lit((i2 % 4) as f64) > x).map(|(j2, i2)| v1 / (x * x + lit(1.25))).fold(v1, |acc2, t2| lit(0.5) * acc2 + lit((n % 4) as f64) * t2), -lit(ALPHA)];
            r3[n % 3] = r3[n % 3] * lit(0.5) + lit(1.25) * y;
            v1 = (lit(ALPHA) * lit(ALPHA) + lit(0.25)).hypot(r3[0]);
            let v4 = r3[3 % 3].cos();
            for i5 in 1..3 {
                { let right = (r3[i5 - 1] - r3[i5]).cos(); r3[i5] *= right; }
            }
            { let right = r3[0].powi(3).tanh(); r3[(n + n) % 3] *= right; }
            r3.iter().zip(&r3).take(n + n).map(|(&e6, &z6)| r3[0]).filter(|&m6| lit((n % 4) as f64) < lit(1.1)).sum::<D>() * v4.sin() * y + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p190", false, |report| crate::check_program!(0, report));
    }
}

pub mod p191 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = w[0] - -1.0;
            let w_len: usize = w.len();
            v1 = match n % 2 {
                0 => {
                    v1 = ((n % 4) as f64) / (v1.abs() + 0.5);
                    v1
                }
                _ => {
                    let v2: f64 = v1;
                    v2
                }
            };
            {
                v1 = v1.sin();
            }
            if p[1] < v1 {
                w[(w_len) % w_len] = -1.5;
                let mut k4: usize = 0;
                loop {
                    if k4 >= 0 {
                        break;
                    }
                    k4 += 1;
                    let mut k6: usize = 0;
                    let v8: f64 = 'l5: loop {
                        if k6 >= 5 {
                            break v1;
                        }
                        k6 += 1;
                        if ((w_len % 4) as f64) > 0.5 {
                            let mut r7 = vec![v1; w_len % 5 + 1];
                            let r7_len: usize = r7.len();
                        }
                    };
                    for i9 in 1..w.len() {
                        w[i9] = w[i9 - 1] * v1.sin() + w[i9];
                    }
                }
            }
            ((n % 4) as f64) * w[0] + v1 + w[(n + w_len) % w.len()] + p[(2 * n + 2) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = w[0] - -1.0;
            let w_len: usize = w.len();
            v1 = match n % 2 {
                0 => {
                    v1 = ((n % 4) as f64) / (v1.abs() + 0.5);
                    v1
                }
                _ => {
                    let v2: f64 = v1;
                    v2
                }
            };
            {
                v1 = v1.sin();
            }
            if p[1] < v1 {
                w[(w_len) % w_len] = -1.5;
                let mut k4: usize = 0;
                loop {
                    if k4 >= 0 {
                        break;
                    }
                    k4 += 1;
                    let mut k6: usize = 0;
                    let v8: f64 = 'l5: loop {
                        if k6 >= 5 {
                            break v1;
                        }
                        k6 += 1;
                        if ((w_len % 4) as f64) > 0.5 {
                            let mut r7 = vec![v1; w_len % 5 + 1];
                            let r7_len: usize = r7.len();
                        }
                    };
                    for i9 in 1..w.len() {
                        w[i9] = w[i9 - 1] * v1.sin() + w[i9];
                    }
                }
            }
            ((n % 4) as f64) * w[0] + v1 + w[(n + w_len) % w.len()] + p[(2 * n + 2) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = w[0] - lit(-1.0);
            let w_len: usize = w.len();
            v1 = match n % 2 {
                0 => {
                    v1 = lit((n % 4) as f64) / (v1.abs() + lit(0.5));
                    v1
                }
                _ => {
                    let v2: D = v1;
                    v2
                }
            };
            {
                v1 = v1.sin();
            }
            if p[1] < v1 {
                w[(w_len) % w_len] = lit(-1.5);
                let mut k4: usize = 0;
                loop {
                    if k4 >= 0 {
                        break;
                    }
                    k4 += 1;
                    let mut k6: usize = 0;
                    let v8: D = 'l5: loop {
                        if k6 >= 5 {
                            break v1;
                        }
                        k6 += 1;
                        if lit((w_len % 4) as f64) > lit(0.5) {
                            let mut r7 = vec![v1; w_len % 5 + 1];
                            let r7_len: usize = r7.len();
                        }
                    };
                    for i9 in 1..w.len() {
                        w[i9] = w[i9 - 1] * v1.sin() + w[i9];
                    }
                }
            }
            lit((n % 4) as f64) * w[0] + v1 + w[(n + w_len) % w.len()] + p[(2 * n + 2) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p191", false, |report| crate::check_program!(2, report));
    }
}

pub mod p192 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -0.3;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = w[w.len() - 1 - (n + n) % w.len()];
            let mut v1 = w[w.len() - 1 - (1) % w.len()] + 1.5;
            let mut r2 = vec![x - 0.5; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 3] = [[1.0; 3]; 3];
            let v4: f64;
            if r2_len % 3 == 1 {
                v4 = ((r2_len % 4) as f64) / (0.25 * 0.25 + 1.25);
            } else {
                v4 = v1 + v1;
            }
            let v5 = ((r2_len % 4) as f64);
            let v6 = { v4 };
            let r7: [f64; 2] = [0.0; 2];
            fn inner8(s: f64, t: f64) -> f64 {
                if t > -1.25 {
                    return s - s;
                }
                (0.9 * s.sin()).atanh()
            }
            let v9 = inner8(v1 + v1, ((r2_len % 4) as f64).max(v4));
            let mut r12 = vec![(1..5).skip(1).map(|i10| v9).sum::<f64>(), (1..n).enumerate().map(|(j11, i11)| 1.0 * r2[0]).fold(v9, |acc11, t11| acc11.sin() + v6 * t11), (v5.abs() + 1.25).powf(v9.tanh()), v5 + ((r2_len % 4) as f64)];
            let r12_len: usize = r12.len();
            for i14 in 0..r12.len() {
                let mut k16: usize = 0;
                while k16 < 7 {
                    k16 += 1;
                    let c17 = move |u17_0: f64, u17_1: f64| u17_0 * (v6 / (r7[0] * r7[0] + 1.25));
                }
                if r12[(r2_len + 1) % r12.len()] > v9 {
                    let v18: f64;
                    if r7[3 % 2] >= 1.1 {
                        v18 = match k16 % 4 {
                            0 | 5 => { m3[2][2] }
                            1 => { 1.5 }
                            2 => { r7[1] }
                            _ => { r7[2 - 1 - (1) % 2] }
                        };
                    } else {
                        v18 = { m3[(2 * i14 + 0) % 3][0] };
                    }
                    if !(((i14 % 4) as f64) < 2.0) {
                    }
                }
            }
            (r12[r12.len() - 1 - (r2_len + r12_len) % r12.len()] * r12[r12.len() - 1 - (r2_len + r12_len) % r12.len()] + 1.25).hypot(v5) + v6.sin() + v5 + r12[r12.len() - 1 - (r12_len) % r12.len()] + r7[1] + r2[(n + n) % r2.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -0.3;
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = w[w.len() - 1 - (n + n) % w.len()];
            let mut v1 = w[w.len() - 1 - (1) % w.len()] + 1.5;
            let mut r2 = vec![x - 0.5; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 3] = [[1.0; 3]; 3];
            let v4: f64;
            if r2_len % 3 == 1 {
                v4 = ((r2_len % 4) as f64) / (0.25 * 0.25 + 1.25);
            } else {
                v4 = v1 + v1;
            }
            let v5 = ((r2_len % 4) as f64);
            let v6 = { v4 };
            let r7: [f64; 2] = [0.0; 2];
            fn inner8(s: f64, t: f64) -> f64 {
                if t > -1.25 {
                    return s - s;
                }
                (0.9 * s.sin()).atanh()
            }
            let v9 = inner8(v1 + v1, ((r2_len % 4) as f64).max(v4));
            let mut r12 = vec![(1..5).skip(1).map(|i10| v9).sum::<f64>(), (1..n).enumerate().map(|(j11, i11)| 1.0 * r2[0]).fold(v9, |acc11, t11| acc11.sin() + v6 * t11), (v5.abs() + 1.25).powf(v9.tanh()), v5 + ((r2_len % 4) as f64)];
            let r12_len: usize = r12.len();
            for i14 in 0..r12.len() {
                let mut k16: usize = 0;
                while k16 < 7 {
                    k16 += 1;
                    let c17 = move |u17_0: f64, u17_1: f64| u17_0 * (v6 / (r7[0] * r7[0] + 1.25));
                }
                if r12[(r2_len + 1) % r12.len()] > v9 {
                    let v18: f64;
                    if r7[3 % 2] >= 1.1 {
                        v18 = match k16 % 4 {
                            0 | 5 => { m3[2][2] }
                            1 => { 1.5 }
                            2 => { r7[1] }
                            _ => { r7[2 - 1 - (1) % 2] }
                        };
                    } else {
                        v18 = { m3[(2 * i14 + 0) % 3][0] };
                    }
                    if !(((i14 % 4) as f64) < 2.0) {
                    }
                }
            }
            (r12[r12.len() - 1 - (r2_len + r12_len) % r12.len()] * r12[r12.len() - 1 - (r2_len + r12_len) % r12.len()] + 1.25).hypot(v5) + v6.sin() + v5 + r12[r12.len() - 1 - (r12_len) % r12.len()] + r7[1] + r2[(n + n) % r2.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.3;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x: D = w[w.len() - 1 - (n + n) % w.len()];
            let mut v1 = w[w.len() - 1 - (1) % w.len()] + lit(1.5);
            let mut r2 = vec![x - lit(0.5); n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut m3: [[D; 3]; 3] = [[lit(1.0); 3]; 3];
            let v4: D;
            if r2_len % 3 == 1 {
                v4 = lit((r2_len % 4) as f64) / (lit(0.25) * lit(0.25) + lit(1.25));
            } else {
                v4 = v1 + v1;
            }
            let v5 = lit((r2_len % 4) as f64);
            let v6 = { v4 };
            let r7: [D; 2] = [lit(0.0); 2];
            fn inner8(s: D, t: D) -> D {
                if t > lit(-1.25) {
                    return s - s;
                }
                (lit(0.9) * s.sin()).atanh()
            }
            let v9 = inner8(v1 + v1, lit((r2_len % 4) as f64).max(v4));
            let mut r12 = vec![(1..5).skip(1).map(|i10| v9).sum::<D>(), (1..n).enumerate().map(|(j11, i11)| lit(1.0) * r2[0]).fold(v9, |acc11, t11| acc11.sin() + v6 * t11), (v5.abs() + lit(1.25)).powf(v9.tanh()), v5 + lit((r2_len % 4) as f64)];
            let r12_len: usize = r12.len();
            for i14 in 0..r12.len() {
                let mut k16: usize = 0;
                while k16 < 7 {
                    k16 += 1;
                    let c17 = move |u17_0: D, u17_1: D| u17_0 * (v6 / (r7[0] * r7[0] + lit(1.25)));
                }
                if r12[(r2_len + 1) % r12.len()] > v9 {
                    let v18: D;
                    if r7[3 % 2] >= lit(1.1) {
                        v18 = match k16 % 4 {
                            0 | 5 => { m3[2][2] }
                            1 => { lit(1.5) }
                            2 => { r7[1] }
                            _ => { r7[2 - 1 - (1) % 2] }
                        };
                    } else {
                        v18 = { m3[(2 * i14 + 0) % 3][0] };
                    }
                    if !(lit((i14 % 4) as f64) < lit(2.0)) {
                    }
                }
            }
            (r12[r12.len() - 1 - (r2_len + r12_len) % r12.len()] * r12[r12.len() - 1 - (r2_len + r12_len) % r12.len()] + lit(1.25)).hypot(v5) + v6.sin() + v5 + r12[r12.len() - 1 - (r12_len) % r12.len()] + r7[1] + r2[(n + n) % r2.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p192", false, |report| crate::check_program!(4, report));
    }
}

pub mod p193 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x = x;
            let mut x = match n % 2 {
                0 => {
                    x = x;
                    w[(2 * n + 0) % w.len()]
                }
                _ => {
                    let x = w[(n + n) % w.len()];
                    x
                }
            };
            let mut r1: [f64; 4] = [0.0; 4];
            {
                let (mut v2, v3): (f64, f64) = (x + 0.25, x * w[0]);
            }
            for i4 in (1..4).rev() {
                r1[i4] *= (r1[i4 - 1] - r1[i4]).cos();
            }
            let mut k6: usize = 0;
            let mut x: f64 = loop {
                if k6 >= 4 {
                    break x + x;
                }
                k6 += 1;
                fn inner7(s: f64, t: f64) -> f64 {
                    if s < 1.5 {
                        return t;
                    }
                    t / (0.7_f64.abs() + 1.25)
                }
                let v9 = inner7(x, r1.iter().take(2 * k6 + 2).sum::<f64>());
            };
            fn inner10(s: f64, t: f64) -> f64 {
                if (s < 2.0) || (s < 0.3) {
                    return (0..3).map(|i11| f64::acosh(t.abs() + 0.25 + 1.0)).sum::<f64>();
                }
                s
            }
            let v12 = inner10(w[0], ALPHA);
            let x: f64 = ALPHA.powi((k6 % 4) as i32);
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x = x;
            let mut x = match n % 2 {
                0 => {
                    x = x;
                    w[(2 * n + 0) % w.len()]
                }
                _ => {
                    let x = w[(n + n) % w.len()];
                    x
                }
            };
            let mut r1: [f64; 4] = [0.0; 4];
            {
                let (mut v2, v3): (f64, f64) = (x + 0.25, x * w[0]);
            }
            for i4 in (1..4).rev() {
                r1[i4] *= (r1[i4 - 1] - r1[i4]).cos();
            }
            let mut k6: usize = 0;
            let mut x: f64 = loop {
                if k6 >= 4 {
                    break x + x;
                }
                k6 += 1;
                fn inner7(s: f64, t: f64) -> f64 {
                    if s < 1.5 {
                        return t;
                    }
                    t / (0.7_f64.abs() + 1.25)
                }
                let v9 = inner7(x, r1.iter().take(2 * k6 + 2).sum::<f64>());
            };
            fn inner10(s: f64, t: f64) -> f64 {
                if (s < 2.0) || (s < 0.3) {
                    return (0..3).map(|i11| f64::acosh(t.abs() + 0.25 + 1.0)).sum::<f64>();
                }
                s
            }
            let v12 = inner10(w[0], ALPHA);
            let x: f64 = ALPHA.powi((k6 % 4) as i32);
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut x = x;
            let mut x = match n % 2 {
                0 => {
                    x = x;
                    w[(2 * n + 0) % w.len()]
                }
                _ => {
                    let x = w[(n + n) % w.len()];
                    x
                }
            };
            let mut r1: [D; 4] = [lit(0.0); 4];
            {
                let (mut v2, v3): (D, D) = (x + lit(0.25), x * w[0]);
            }
            for i4 in (1..4).rev() {
                { let right = (r1[i4 - 1] - r1[i4]).cos(); r1[i4] *= right; }
            }
            let mut k6: usize = 0;
            let mut x: D = loop {
                if k6 >= 4 {
                    break x + x;
                }
                k6 += 1;
                fn inner7(s: D, t: D) -> D {
                    if s < lit(1.5) {
                        return t;
                    }
                    t / (lit(0.7).abs() + lit(1.25))
                }
                let v9 = inner7(x, r1.iter().take(2 * k6 + 2).sum::<D>());
            };
            fn inner10(s: D, t: D) -> D {
                if (s < lit(2.0)) || (s < lit(0.3)) {
                    return (0..3).map(|i11| D::acosh(t.abs() + lit(0.25) + lit(1.0))).sum::<D>();
                }
                s
            }
            let v12 = inner10(w[0], lit(ALPHA));
            let x: D = lit(ALPHA).powi((k6 % 4) as i32);
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p193", false, |report| crate::check_program!(7, report));
    }
}

pub mod p194 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1: f64 = ALPHA;
            for i3 in 1..k % 4 {
                let mut k5: usize = 0;
                'l4: while k5 < 3 {
                    k5 += 1;
                    let mut k7: usize = 0;
                    while k7 < 3 {
                        k7 += 1;
                        if v1 <= u {
                            const GAMMA_8: f64 = 0.125;
                            v1 = v1.min(((k5 % 4) as f64)).cos() * GAMMA_8;
                        } else {
                            let mut u = v1 * v1;
                        }
                    }
                }
                let v9 = a[0];
            }
            ALPHA + 1.5 + v1
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x.floor();
            let mut v3 = (0..0).map(|i2| if v1 < v1 { ((n % 4) as f64) } else { ALPHA }).fold(p[1], |acc2, t2| 0.5 * acc2 + x * t2);
            let mut r6 = [{
                fn inner4(s: f64, t: f64) -> f64 {
                    if s >= -0.9 {
                        return -2.0 * s;
                    }
                    (t / (1.0 + t * t)).exp()
                }
                let v5 = inner4(v1, -1.5);
                p[2]
            }; 3];
            p[2] = v3;
            v3 -= p[(n + n) % 3];
            for e8 in p {
                (v1, v3) = (v3, v1);
            }
            for e10 in r6.iter() {
                p[1] += 0.25 * (v3 + ALPHA);
                let mut k11: usize = 1;
            }
            for i12 in 1..3 {
                r6[i12] += r6[i12 - 1] * p[0].clamp(-2.125, 1.875);
            }
            [r6[n % 3] + v3.sin() + v1 + x + r6[0], x / (x * x + 0.5) * v3 + v1 + x + r6[(n + n) % 3] + p[n % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1: f64 = ALPHA;
            for i3 in 1..k % 4 {
                let mut k5: usize = 0;
                'l4: while k5 < 3 {
                    k5 += 1;
                    let mut k7: usize = 0;
                    while k7 < 3 {
                        k7 += 1;
                        if v1 <= u {
                            const GAMMA_8: f64 = 0.125;
                            v1 = v1.min(((k5 % 4) as f64)).cos() * GAMMA_8;
                        } else {
                            let mut u = v1 * v1;
                        }
                    }
                }
                let v9 = a[0];
            }
            ALPHA + 1.5 + v1
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x.floor();
            let mut v3 = (0..0).map(|i2| if v1 < v1 { ((n % 4) as f64) } else { ALPHA }).fold(p[1], |acc2, t2| 0.5 * acc2 + x * t2);
            let mut r6 = [{
                fn inner4(s: f64, t: f64) -> f64 {
                    if s >= -0.9 {
                        return -2.0 * s;
                    }
                    (t / (1.0 + t * t)).exp()
                }
                let v5 = inner4(v1, -1.5);
                p[2]
            }; 3];
            p[2] = v3;
            v3 -= p[(n + n) % 3];
            for e8 in p {
                (v1, v3) = (v3, v1);
            }
            for e10 in r6.iter() {
                p[1] += 0.25 * (v3 + ALPHA);
                let mut k11: usize = 1;
            }
            for i12 in 1..3 {
                r6[i12] += r6[i12 - 1] * p[0].clamp(-2.125, 1.875);
            }
            [r6[n % 3] + v3.sin() + v1 + x + r6[0], x / (x * x + 0.5) * v3 + v1 + x + r6[(n + n) % 3] + p[n % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1: D = lit(ALPHA);
            for i3 in 1..k % 4 {
                let mut k5: usize = 0;
                'l4: while k5 < 3 {
                    k5 += 1;
                    let mut k7: usize = 0;
                    while k7 < 3 {
                        k7 += 1;
                        if v1 <= u {
                            const GAMMA_8: f64 = 0.125;
                            v1 = v1.min(lit((k5 % 4) as f64)).cos() * lit(GAMMA_8);
                        } else {
                            let mut u = v1 * v1;
                        }
                    }
                }
                let v9 = a[0];
            }
            lit(ALPHA) + lit(1.5) + v1
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = x.floor();
            let mut v3 = (0..0).map(|i2| if v1 < v1 { lit((n % 4) as f64) } else { lit(ALPHA) }).fold(p[1], |acc2, t2| lit(0.5) * acc2 + x * t2);
            let mut r6 = [{
                fn inner4(s: D, t: D) -> D {
                    if s >= lit(-0.9) {
                        return lit(-2.0) * s;
                    }
                    (t / (lit(1.0) + t * t)).exp()
                }
                let v5 = inner4(v1, lit(-1.5));
                p[2]
            }; 3];
            p[2] = v3;
            { let right = p[(n + n) % 3]; v3 -= right; }
            for e8 in p {
                (v1, v3) = (v3, v1);
            }
            for e10 in r6.iter() {
                { let right = lit(0.25) * (v3 + lit(ALPHA)); p[1] += right; }
                let mut k11: usize = 1;
            }
            for i12 in 1..3 {
                { let right = r6[i12 - 1] * p[0].clamp(lit(-2.125), lit(1.875)); r6[i12] += right; }
            }
            [r6[n % 3] + v3.sin() + v1 + x + r6[0], x / (x * x + lit(0.5)) * v3 + v1 + x + r6[(n + n) % 3] + p[n % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p194", false, |report| crate::check_program!(6, report));
    }
}

pub mod p195 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = v.sin().exp2();
            let mut v2 = v1;
            let mut r3 = vec![v1, v1, v2 + ALPHA, v1];
            let r3_len: usize = r3.len();
            for i4 in 1..r3.len() {
                r3[i4] += r3[i4 - 1] * v.sin();
            }
            'l5: for i6 in 1..r3_len {
                let mut c7 = |u7: f64| {
                    v2 += 0.25 * (ALPHA * u7);
                    v2 * 0.5
                };
                let mut v8: f64 = c7(v - r3[(i6 + 1) % r3.len()]) - c7(1.5 - v1);
                r3[(2 * r3_len + 1) % r3_len] += 0.25 * (ALPHA - r3[0]);
            }
            (v + ((r3_len % 4) as f64) + v2 + v + r3[r3.len() - 1 - (2 * r3_len + 2) % r3.len()], ((r3[(r3_len + r3_len) % r3.len()].abs() + 1.25).powf(0.5) - v2 + v1) * v.sin() + u.sin() + r3[r3.len() - 1 - (r3_len + 1) % r3.len()])
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x * ((n % 4) as f64);
            let mut v2: f64 = 1.0 * x;
            let mut r3: [f64; 3] = [x; 3];
            let p4 = (ALPHA * p[3 - 1 - (n + n) % 3], p[2]);
            if !(v1 < ALPHA) {
                p[3 - 1 - (n) % 3] = v1;
                return [if p[1] <= 0.125 {
                    let o5: Option<f64> = if n % 3 == 1 { Some(r3[2] / (x.abs() + 0.5)) } else { None };
                    ALPHA
                } else { v2 }, p[(2 * n + 1) % 3] - p[n % 3]];
            }
            if v2 >= 0.9 {
                let v6 = -0.5 * ((n % 4) as f64);
            }
            v1 += v1;
            [v2 * x + p[n % 3], p[(2 * n + 0) % 3] + v2 + x + p[2]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = v.sin().exp2();
            let mut v2 = v1;
            let mut r3 = vec![v1, v1, v2 + ALPHA, v1];
            let r3_len: usize = r3.len();
            for i4 in 1..r3.len() {
                r3[i4] += r3[i4 - 1] * v.sin();
            }
            'l5: for i6 in 1..r3_len {
                let mut c7 = |u7: f64| {
                    v2 += 0.25 * (ALPHA * u7);
                    v2 * 0.5
                };
                let mut v8: f64 = c7(v - r3[(i6 + 1) % r3.len()]) - c7(1.5 - v1);
                r3[(2 * r3_len + 1) % r3_len] += 0.25 * (ALPHA - r3[0]);
            }
            (v + ((r3_len % 4) as f64) + v2 + v + r3[r3.len() - 1 - (2 * r3_len + 2) % r3.len()], ((r3[(r3_len + r3_len) % r3.len()].abs() + 1.25).powf(0.5) - v2 + v1) * v.sin() + u.sin() + r3[r3.len() - 1 - (r3_len + 1) % r3.len()])
        }
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x * ((n % 4) as f64);
            let mut v2: f64 = 1.0 * x;
            let mut r3: [f64; 3] = [x; 3];
            let p4 = (ALPHA * p[3 - 1 - (n + n) % 3], p[2]);
            if !(v1 < ALPHA) {
                p[3 - 1 - (n) % 3] = v1;
                return [if p[1] <= 0.125 {
                    let o5: Option<f64> = if n % 3 == 1 { Some(r3[2] / (x.abs() + 0.5)) } else { None };
                    ALPHA
                } else { v2 }, p[(2 * n + 1) % 3] - p[n % 3]];
            }
            if v2 >= 0.9 {
                let v6 = -0.5 * ((n % 4) as f64);
            }
            v1 += v1;
            [v2 * x + p[n % 3], p[(2 * n + 0) % 3] + v2 + x + p[2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = v.sin().exp2();
            let mut v2 = v1;
            let mut r3 = vec![v1, v1, v2 + lit(ALPHA), v1];
            let r3_len: usize = r3.len();
            for i4 in 1..r3.len() {
                { let right = r3[i4 - 1] * v.sin(); r3[i4] += right; }
            }
            'l5: for i6 in 1..r3_len {
                let mut c7 = |u7: D| {
                    { let right = lit(0.25) * (lit(ALPHA) * u7); v2 += right; }
                    v2 * lit(0.5)
                };
                let mut v8: D = c7(v - r3[(i6 + 1) % r3.len()]) - c7(lit(1.5) - v1);
                { let right = lit(0.25) * (lit(ALPHA) - r3[0]); r3[(2 * r3_len + 1) % r3_len] += right; }
            }
            (v + lit((r3_len % 4) as f64) + v2 + v + r3[r3.len() - 1 - (2 * r3_len + 2) % r3.len()], ((r3[(r3_len + r3_len) % r3.len()].abs() + lit(1.25)).powf(lit(0.5)) - v2 + v1) * v.sin() + u.sin() + r3[r3.len() - 1 - (r3_len + 1) % r3.len()])
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = x * lit((n % 4) as f64);
            let mut v2: D = lit(1.0) * x;
            let mut r3: [D; 3] = [x; 3];
            let p4 = (lit(ALPHA) * p[3 - 1 - (n + n) % 3], p[2]);
            if !(v1 < lit(ALPHA)) {
                p[3 - 1 - (n) % 3] = v1;
                return [if p[1] <= lit(0.125) {
                    let o5: Option<D> = if n % 3 == 1 { Some(r3[2] / (x.abs() + lit(0.5))) } else { None };
                    lit(ALPHA)
                } else { v2 }, p[(2 * n + 1) % 3] - p[n % 3]];
            }
            if v2 >= lit(0.9) {
                let v6 = lit(-0.5) * lit((n % 4) as f64);
            }
            { let right = v1; v1 += right; }
            [v2 * x + p[n % 3], p[(2 * n + 0) % 3] + v2 + x + p[2]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p195", false, |report| crate::check_program!(6, report));
    }
}

pub mod p196 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = -u;
            let mut v2 = u + v1;
            let mut r3: [f64; 5] = [v * v1, u, f64::rem_euclid(v1, 2.25), u, -1.25];
            let mut v5: f64 = r3.iter().rev().map(|&e4| 0.125_f64).sum::<f64>();
            'l6: for &e7 in &r3 {
                v2 -= 0.25 * 1.1;
            }
            ((r3[2 % 5].rem_euclid(2.25) - v5 + v2) * v + u + r3[2], v1 * v2 + v5 - v1.sin() - v.sin() - u + r3[4 % 5])
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.3 * 0.3;
            let w_len: usize = w.len();
            let mut r3 = vec![match w_len % 2 {
                0 => {
                    let v2: f64 = v1;
                    v2
                }
                _ => { v1 }
            }, w[n % w.len()] - v1, v1, ((w_len % 4) as f64), v1];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 3] = [[v1, v1], [v1, v1], [p[2], v1]];
            for _ in 1..6 {
                r3[0] = r3[0] * 0.5 + 0.7 * w[(w_len + 1) % w.len()];
                let r7: [f64; 4] = [f64::sinh(p[(n + r3_len) % 3].sin()); 4];
            }
            let mut v8 = -v1;
            for e10 in p.iter() {
                let e10: f64 = v1 * *e10;
            }
            v1 * ((w_len % 4) as f64) * v1.sin() + r3[r3.len() - 1 - (n + w_len) % r3.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = -u;
            let mut v2 = u + v1;
            let mut r3: [f64; 5] = [v * v1, u, f64::rem_euclid(v1, 2.25), u, -1.25];
            let mut v5: f64 = r3.iter().rev().map(|&e4| 0.125_f64).sum::<f64>();
            'l6: for &e7 in &r3 {
                v2 -= 0.25 * 1.1;
            }
            ((r3[2 % 5].rem_euclid(2.25) - v5 + v2) * v + u + r3[2], v1 * v2 + v5 - v1.sin() - v.sin() - u + r3[4 % 5])
        }
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.3 * 0.3;
            let w_len: usize = w.len();
            let mut r3 = vec![match w_len % 2 {
                0 => {
                    let v2: f64 = v1;
                    v2
                }
                _ => { v1 }
            }, w[n % w.len()] - v1, v1, ((w_len % 4) as f64), v1];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 3] = [[v1, v1], [v1, v1], [p[2], v1]];
            for _ in 1..6 {
                r3[0] = r3[0] * 0.5 + 0.7 * w[(w_len + 1) % w.len()];
                let r7: [f64; 4] = [f64::sinh(p[(n + r3_len) % 3].sin()); 4];
            }
            let mut v8 = -v1;
            for e10 in p.iter() {
                let e10: f64 = v1 * *e10;
            }
            v1 * ((w_len % 4) as f64) * v1.sin() + r3[r3.len() - 1 - (n + w_len) % r3.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = -u;
            let mut v2 = u + v1;
            let mut r3: [D; 5] = [v * v1, u, D::rem_euclid(v1, lit(2.25)), u, lit(-1.25)];
            let mut v5: D = r3.iter().rev().map(|&e4| lit(0.125)).sum::<D>();
            'l6: for &e7 in &r3 {
                { let right = lit(0.25) * lit(1.1); v2 -= right; }
            }
            ((r3[2 % 5].rem_euclid(lit(2.25)) - v5 + v2) * v + u + r3[2], v1 * v2 + v5 - v1.sin() - v.sin() - u + r3[4 % 5])
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(0.3) * lit(0.3);
            let w_len: usize = w.len();
            let mut r3 = vec![match w_len % 2 {
                0 => {
                    let v2: D = v1;
                    v2
                }
                _ => { v1 }
            }, w[n % w.len()] - v1, v1, lit((w_len % 4) as f64), v1];
            let r3_len: usize = r3.len();
            let mut m4: [[D; 2]; 3] = [[v1, v1], [v1, v1], [p[2], v1]];
            for _ in 1..6 {
                r3[0] = r3[0] * lit(0.5) + lit(0.7) * w[(w_len + 1) % w.len()];
                let r7: [D; 4] = [D::sinh(p[(n + r3_len) % 3].sin()); 4];
            }
            let mut v8 = -v1;
            for e10 in p.iter() {
                let e10: D = v1 * *e10;
            }
            v1 * lit((w_len % 4) as f64) * v1.sin() + r3[r3.len() - 1 - (n + w_len) % r3.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p196", false, |report| crate::check_program!(2, report));
    }
}

pub mod p197 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = a[a.len() - 1 - (n) % a.len()] - a[0];
            if v1 < v1 {
                return (-a[a.len() - 1 - (n + n) % a.len()], x);
            }
            'l2: for i3 in 0..7 {
                if x <= -0.125 {
                    v1 = (-a[a.len() - 1 - (i3 + n) % a.len()]).max(-2.25).min(2.375);
                    let r5 = vec![a.iter().take(i3 + i3).filter(|&&e4| v1 < a[(n + n) % a.len()]).sum::<f64>(), x % 1.75];
                    let r5_len: usize = r5.len();
                } else {
                    if (((n % 4) as f64) < x) && (x <= v1) {
                        match n % 4 {
                            0 => {
                                v1 = a[0];
                            }
                            1 => {
                                if i3 % 2 < 1 {
                                    const GAMMA_6: f64 = 0.125;
                                    x /= (((i3 % 4) as f64).abs() + 1.25) * GAMMA_6;
                                    if i3 % 2 == 1 {
                                        if !(v1 > 0.9) {
                                            let o7: Option<f64> = if !(x > v1) { Some(match n % 3 {
                                                0 => {
                                                    let v8 = v1;
                                                    v1
                                                }
                                                1 => { v1 }
                                                _ => { v1 }
                                            }) } else { None };
                                            if i3 % 3 < 1 {
                                                break 'l2;
                                            }
                                        }
                                        x += 0.25 * x.sin();
                                    } else {
                                        if v1 < 1.1 {
                                            match n % 3 {
                                                0 if v1 < 1.1 => {
                                                    'l9: for i10 in 0..n % 4 {
                                                        let mut r11: [f64; 4] = [0.0; 4];
                                                        const GAMMA_12: f64 = 1.1;
                                                        x -= 0.25 * v1 * GAMMA_12;
                                                    }
                                                    const GAMMA_13: f64 = 0.75;
                                                    x += 0.25 * (a[1 % a.len()] * ((n % 4) as f64)) * GAMMA_13;
                                                }
                                                1 => {
                                                    if v1 <= -0.7 {
                                                        v1 = v1.sin();
                                                        if ((i3 % 4) as f64) < 1.0 {
                                                            continue 'l2;
                                                        } else {
                                                            (x, v1) = (((n % 4) as f64).tanh(), (x * a[a.len() - 1 - (2 * i3 + 2) % a.len()]).clamp(-2.125, 1.875));
                                                        }
                                                    }
                                                    let s14 = &a[..];
                                                }
                                                _ => {
                                                    let mut k16: usize = 0;
                                                    loop {
                                                        if k16 >= 4 {
                                                            break;
                                                        }
                                                        k16 += 1;
                                                        v1 = a[a.len() - 1 - (n) % a.len()].sin();
                                                    }
                                                    x = (x / (a[0] * a[0] + 0.5)).max(-2.25).min(2.375);
                                                }
                                            }
                                        } else {
                                            let mut k18: usize = 0;
                                            'l17: loop {
                                                if k18 >= 2 {
                                                    break;
                                                }
                                                k18 += 1;
                                                v1 += 0.25 * ({ x });
                                                for &e20 in a {
                                                    v1 /= v1 * v1 + 0.25;
                                                }
                                            }
                                            let mut k22: usize = 0;
                                            while k22 < 6 {
                                                k22 += 1;
                                                let x: f64 = ((k18 % 4) as f64) - x;
                                                let mut k24: usize = 0;
                                                loop {
                                                    if k24 >= 4 {
                                                        break;
                                                    }
                                                    k24 += 1;
                                                    let mut v25 = v1 + v1;
                                                }
                                            }
                                        }
                                    }
                                } else {
                                    let o26: Option<f64> = if a[(i3 + n) % a.len()] > v1 { Some(((i3 % 4) as f64).min(a[a.len() - 1 - (2 * i3 + 1) % a.len()])) } else { None };
                                }
                                let v27 = a[a.len() - 1 - (i3 + i3) % a.len()] + v1;
                            }
                            2 => {
                                x -= 0.25 * v1;
                            }
                            _ => {
                                let mut r28: [f64; 5] = [0.0; 5];
                            }
                        }
                    } else {
                        for i30 in 1..3 {
                            for e32 in a.iter() {
                            }
                        }
                    }
                    x += 0.25 * x.midpoint(x);
                }
                fn inner33(s: f64, t: f64) -> f64 {
                    if s >= 0.5 {
                        return t * t;
                    }
                    t
                }
                let v35 = inner33(a.windows(2).rev().skip(2).map(|e34| a[0]).fold(v1, |acc34, t34| acc34.sin() + ((i3 % 4) as f64) * t34), -x);
            }
            (a.windows(2).take(4).map(|e36| v1 + v1).sum::<f64>() * v1.sin(), 0.9 + x + v1.sin())
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = a[a.len() - 1 - (n) % a.len()] - a[0];
            if v1 < v1 {
                return (-a[a.len() - 1 - (n + n) % a.len()], x);
            }
            'l2: for i3 in 0..7 {
                if x <= -0.125 {
                    v1 = (-a[a.len() - 1 - (i3 + n) % a.len()]).max(-2.25).min(2.375);
                    let r5 = vec![a.iter().take(i3 + i3).filter(|&&e4| v1 < a[(n + n) % a.len()]).sum::<f64>(), x % 1.75];
                    let r5_len: usize = r5.len();
                } else {
                    if (((n % 4) as f64) < x) && (x <= v1) {
                        match n % 4 {
                            0 => {
                                v1 = a[0];
                            }
                            1 => {
                                if i3 % 2 < 1 {
                                    const GAMMA_6: f64 = 0.125;
                                    x /= (((i3 % 4) as f64).abs() + 1.25) * GAMMA_6;
                                    if i3 % 2 == 1 {
                                        if !(v1 > 0.9) {
                                            let o7: Option<f64> = if !(x > v1) { Some(match n % 3 {
                                                0 => {
                                                    let v8 = v1;
                                                    v1
                                                }
                                                1 => { v1 }
                                                _ => { v1 }
                                            }) } else { None };
                                            if i3 % 3 < 1 {
                                                break 'l2;
                                            }
                                        }
                                        x += 0.25 * x.sin();
                                    } else {
                                        if v1 < 1.1 {
                                            match n % 3 {
                                                0 if v1 < 1.1 => {
                                                    'l9: for i10 in 0..n % 4 {
                                                        let mut r11: [f64; 4] = [0.0; 4];
                                                        const GAMMA_12: f64 = 1.1;
                                                        x -= 0.25 * v1 * GAMMA_12;
                                                    }
                                                    const GAMMA_13: f64 = 0.75;
                                                    x += 0.25 * (a[1 % a.len()] * ((n % 4) as f64)) * GAMMA_13;
                                                }
                                                1 => {
                                                    if v1 <= -0.7 {
                                                        v1 = v1.sin();
                                                        if ((i3 % 4) as f64) < 1.0 {
                                                            continue 'l2;
                                                        } else {
                                                            (x, v1) = (((n % 4) as f64).tanh(), (x * a[a.len() - 1 - (2 * i3 + 2) % a.len()]).clamp(-2.125, 1.875));
                                                        }
                                                    }
                                                    let s14 = &a[..];
                                                }
                                                _ => {
                                                    let mut k16: usize = 0;
                                                    loop {
                                                        if k16 >= 4 {
                                                            break;
                                                        }
                                                        k16 += 1;
                                                        v1 = a[a.len() - 1 - (n) % a.len()].sin();
                                                    }
                                                    x = (x / (a[0] * a[0] + 0.5)).max(-2.25).min(2.375);
                                                }
                                            }
                                        } else {
                                            let mut k18: usize = 0;
                                            'l17: loop {
                                                if k18 >= 2 {
                                                    break;
                                                }
                                                k18 += 1;
                                                v1 += 0.25 * ({ x });
                                                for &e20 in a {
                                                    v1 /= v1 * v1 + 0.25;
                                                }
                                            }
                                            let mut k22: usize = 0;
                                            while k22 < 6 {
                                                k22 += 1;
                                                let x: f64 = ((k18 % 4) as f64) - x;
                                                let mut k24: usize = 0;
                                                loop {
                                                    if k24 >= 4 {
                                                        break;
                                                    }
                                                    k24 += 1;
                                                    let mut v25 = v1 + v1;
                                                }
                                            }
                                        }
                                    }
                                } else {
                                    let o26: Option<f64> = if a[(i3 + n) % a.len()] > v1 { Some(((i3 % 4) as f64).min(a[a.len() - 1 - (2 * i3 + 1) % a.len()])) } else { None };
                                }
                                let v27 = a[a.len() - 1 - (i3 + i3) % a.len()] + v1;
                            }
                            2 => {
                                x -= 0.25 * v1;
                            }
                            _ => {
                                let mut r28: [f64; 5] = [0.0; 5];
                            }
                        }
                    } else {
                        for i30 in 1..3 {
                            for e32 in a.iter() {
                            }
                        }
                    }
                    x += 0.25 * x.midpoint(x);
                }
                fn inner33(s: f64, t: f64) -> f64 {
                    if s >= 0.5 {
                        return t * t;
                    }
                    t
                }
                let v35 = inner33(a.windows(2).rev().skip(2).map(|e34| a[0]).fold(v1, |acc34, t34| acc34.sin() + ((i3 % 4) as f64) * t34), -x);
            }
            (a.windows(2).take(4).map(|e36| v1 + v1).sum::<f64>() * v1.sin(), 0.9 + x + v1.sin())
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = a[a.len() - 1 - (n) % a.len()] - a[0];
            if v1 < v1 {
                return (-a[a.len() - 1 - (n + n) % a.len()], x);
            }
            'l2: for i3 in 0..7 {
                if x <= lit(-0.125) {
                    v1 = (-a[a.len() - 1 - (i3 + n) % a.len()]).max(lit(-2.25)).min(lit(2.375));
                    let r5 = vec![a.iter().take(i3 + i3).filter(|&&e4| v1 < a[(n + n) % a.len()]).sum::<D>(), x % lit(1.75)];
                    let r5_len: usize = r5.len();
                } else {
                    if (lit((n % 4) as f64) < x) && (x <= v1) {
                        match n % 4 {
                            0 => {
                                v1 = a[0];
                            }
                            1 => {
                                if i3 % 2 < 1 {
                                    const GAMMA_6: f64 = 0.125;
                                    { let right = (lit((i3 % 4) as f64).abs() + lit(1.25)) * lit(GAMMA_6); x /= right; }
                                    if i3 % 2 == 1 {
                                        if !(v1 > lit(0.9)) {
                                            let o7: Option<D> = if !(x > v1) { Some(match n % 3 {
                                                0 => {
                                                    let v8 = v1;
                                                    v1
                                                }
                                                1 => { v1 }
                                                _ => { v1 }
                                            }) } else { None };
                                            if i3 % 3 < 1 {
                                                break 'l2;
                                            }
                                        }
                                        { let right = lit(0.25) * x.sin(); x += right; }
                                    } else {
                                        if v1 < lit(1.1) {
                                            match n % 3 {
                                                0 if v1 < lit(1.1) => {
                                                    'l9: for i10 in 0..n % 4 {
                                                        let mut r11: [D; 4] = [lit(0.0); 4];
                                                        const GAMMA_12: f64 = 1.1;
                                                        { let right = lit(0.25) * v1 * lit(GAMMA_12); x -= right; }
                                                    }
                                                    const GAMMA_13: f64 = 0.75;
                                                    { let right = lit(0.25) * (a[1 % a.len()] * lit((n % 4) as f64)) * lit(GAMMA_13); x += right; }
                                                }
                                                1 => {
                                                    if v1 <= lit(-0.7) {
                                                        v1 = v1.sin();
                                                        if lit((i3 % 4) as f64) < lit(1.0) {
                                                            continue 'l2;
                                                        } else {
                                                            (x, v1) = (lit((n % 4) as f64).tanh(), (x * a[a.len() - 1 - (2 * i3 + 2) % a.len()]).clamp(lit(-2.125), lit(1.875)));
                                                        }
                                                    }
                                                    let s14 = &a[..];
                                                }
                                                _ => {
                                                    let mut k16: usize = 0;
                                                    loop {
                                                        if k16 >= 4 {
                                                            break;
                                                        }
                                                        k16 += 1;
                                                        v1 = a[a.len() - 1 - (n) % a.len()].sin();
                                                    }
                                                    x = (x / (a[0] * a[0] + lit(0.5))).max(lit(-2.25)).min(lit(2.375));
                                                }
                                            }
                                        } else {
                                            let mut k18: usize = 0;
                                            'l17: loop {
                                                if k18 >= 2 {
                                                    break;
                                                }
                                                k18 += 1;
                                                { let right = lit(0.25) * ({ x }); v1 += right; }
                                                for &e20 in a {
                                                    { let right = v1 * v1 + lit(0.25); v1 /= right; }
                                                }
                                            }
                                            let mut k22: usize = 0;
                                            while k22 < 6 {
                                                k22 += 1;
                                                let x: D = lit((k18 % 4) as f64) - x;
                                                let mut k24: usize = 0;
                                                loop {
                                                    if k24 >= 4 {
                                                        break;
                                                    }
                                                    k24 += 1;
                                                    let mut v25 = v1 + v1;
                                                }
                                            }
                                        }
                                    }
                                } else {
                                    let o26: Option<D> = if a[(i3 + n) % a.len()] > v1 { Some(lit((i3 % 4) as f64).min(a[a.len() - 1 - (2 * i3 + 1) % a.len()])) } else { None };
                                }
                                let v27 = a[a.len() - 1 - (i3 + i3) % a.len()] + v1;
                            }
                            2 => {
                                { let right = lit(0.25) * v1; x -= right; }
                            }
                            _ => {
                                let mut r28: [D; 5] = [lit(0.0); 5];
                            }
                        }
                    } else {
                        for i30 in 1..3 {
                            for e32 in a.iter() {
                            }
                        }
                    }
                    { let right = lit(0.25) * x.midpoint(x); x += right; }
                }
                fn inner33(s: D, t: D) -> D {
                    if s >= lit(0.5) {
                        return t * t;
                    }
                    t
                }
                let v35 = inner33(a.windows(2).rev().skip(2).map(|e34| a[0]).fold(v1, |acc34, t34| acc34.sin() + lit((i3 % 4) as f64) * t34), -x);
            }
            (a.windows(2).take(4).map(|e36| v1 + v1).sum::<D>() * v1.sin(), lit(0.9) + x + v1.sin())
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p197", false, |report| crate::check_program!(3, report));
    }
}

pub mod p198 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1: f64 = u * 1.1;
            let mut v2 = u;
            v2 = v2 * 0.5 + v2;
            let mut k4: usize = 0;
            'l3: while (k4 < 2) && (v1 < -0.3) {
                k4 += 1;
                v2 /= ((k % 4) as f64).abs() + 1.25;
                'l5: for i6 in 1..2 {
                    for i8 in 0..5 {
                        if u <= -0.25 {
                            let v9: f64;
                            if (v2 <= -0.9) && (v2 > 0.5) {
                                v9 = v2 + ((k4 % 4) as f64);
                            } else {
                                v9 = -2.0 / (u * u + 0.25);
                            }
                        }
                    }
                    let mut k11: usize = 0;
                    let mut v23: f64 = 'l10: loop {
                        if k11 >= 3 {
                            break (1..k).enumerate().map(|(j22, i22)| u.copysign(1.25)).filter(|&m22| ALPHA > ALPHA).fold(v1, |acc22, t22| acc22.sin() + v2 * t22);
                        }
                        k11 += 1;
                        let mut k12: usize = 3;
                        {
                            if k % 2 == 1 {
                                const GAMMA_13: f64 = -0.3;
                                u = ((k12 % 4) as f64) * GAMMA_13;
                                let v14 = v2;
                            } else {
                                {
                                    let v15: f64;
                                    if k12 % 2 == 1 {
                                        v15 = (0.9 * BETA.sin()).acos();
                                    } else {
                                        v15 = v1;
                                    }
                                    if !(ALPHA < -0.25) {
                                        {
                                            let mut o16: Option<f64> = if v15 >= BETA { Some(v1) } else { None };
                                            match k % 4 {
                                                0 => {
                                                }
                                                1 => {
                                                    let v17: f64;
                                                    if i6 % 2 == 1 {
                                                        v17 = ((i6 % 4) as f64) / (v1 * v1 + 1.25);
                                                    } else {
                                                        v17 = o16.unwrap_or(v1);
                                                    }
                                                    v1 = ALPHA.tanh();
                                                }
                                                2 => {
                                                }
                                                _ => {
                                                    if 1.0_f64 <= -0.5 {
                                                        {
                                                            const GAMMA_18: f64 = 1.25;
                                                            u /= (v1.abs() + 0.5) * GAMMA_18;
                                                        }
                                                    } else {
                                                        v1 *= u.cos();
                                                        {
                                                            let Some(v19) = o16 else {
                                                                return None;
                                                            };
                                                            {
                                                                let c20 = move |u20_0: f64, u20_1: f64| u20_0 * (0..k4).map(|i21| v19).sum::<f64>();
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    };
                }
            }
            if u < v2 {
                return Some(u);
            }
            Some((1..k4).rev().take(k4 + 1).filter(|&i24| 0.5_f64 >= 0.3).map(|i24| ((k4 % 4) as f64).sin()).sum::<f64>() + v2)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut r2 = vec![ALPHA + v1; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 2]; 3] = [[1.5; 2]; 3];
            w[(r2_len + n) % w.len()] = w[(r2_len + n) % w.len()] * 0.5 + BETA;
            let mut k4: usize = 0;
            m3[0][1] *= m3[(r2_len + r2_len) % 3][(k4) % 2].sin();
            let p6 = ({ ALPHA }, if x <= -0.25 {
                let v5 = v1;
                r2[0]
            } else { 0.125 });
            let mut v7 = v1 + v1;
            m3[0][(n) % 2] /= r2[(2 * k4 + 2) % r2.len()] * r2[(2 * k4 + 2) % r2.len()] + 0.25;
            v7 -= w[0] - v7;
            for i9 in 1..n {
                m3[(n) % 3][1] = (w[(2 * k4 + 1) % w.len()] * BETA).clamp(-2.125, 1.875);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        #[differentiate(without(tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1: f64 = u * 1.1;
            let mut v2 = u;
            v2 = v2 * 0.5 + v2;
            let mut k4: usize = 0;
            'l3: while (k4 < 2) && (v1 < -0.3) {
                k4 += 1;
                v2 /= ((k % 4) as f64).abs() + 1.25;
                'l5: for i6 in 1..2 {
                    for i8 in 0..5 {
                        if u <= -0.25 {
                            let v9: f64;
                            if (v2 <= -0.9) && (v2 > 0.5) {
                                v9 = v2 + ((k4 % 4) as f64);
                            } else {
                                v9 = -2.0 / (u * u + 0.25);
                            }
                        }
                    }
                    let mut k11: usize = 0;
                    let mut v23: f64 = 'l10: loop {
                        if k11 >= 3 {
                            break (1..k).enumerate().map(|(j22, i22)| u.copysign(1.25)).filter(|&m22| ALPHA > ALPHA).fold(v1, |acc22, t22| acc22.sin() + v2 * t22);
                        }
                        k11 += 1;
                        let mut k12: usize = 3;
                        {
                            if k % 2 == 1 {
                                const GAMMA_13: f64 = -0.3;
                                u = ((k12 % 4) as f64) * GAMMA_13;
                                let v14 = v2;
                            } else {
                                {
                                    let v15: f64;
                                    if k12 % 2 == 1 {
                                        v15 = (0.9 * BETA.sin()).acos();
                                    } else {
                                        v15 = v1;
                                    }
                                    if !(ALPHA < -0.25) {
                                        {
                                            let mut o16: Option<f64> = if v15 >= BETA { Some(v1) } else { None };
                                            match k % 4 {
                                                0 => {
                                                }
                                                1 => {
                                                    let v17: f64;
                                                    if i6 % 2 == 1 {
                                                        v17 = ((i6 % 4) as f64) / (v1 * v1 + 1.25);
                                                    } else {
                                                        v17 = o16.unwrap_or(v1);
                                                    }
                                                    v1 = ALPHA.tanh();
                                                }
                                                2 => {
                                                }
                                                _ => {
                                                    if 1.0_f64 <= -0.5 {
                                                        {
                                                            const GAMMA_18: f64 = 1.25;
                                                            u /= (v1.abs() + 0.5) * GAMMA_18;
                                                        }
                                                    } else {
                                                        v1 *= u.cos();
                                                        {
                                                            let Some(v19) = o16 else {
                                                                return None;
                                                            };
                                                            {
                                                                let c20 = move |u20_0: f64, u20_1: f64| u20_0 * (0..k4).map(|i21| v19).sum::<f64>();
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    };
                }
            }
            if u < v2 {
                return Some(u);
            }
            Some((1..k4).rev().take(k4 + 1).filter(|&i24| 0.5_f64 >= 0.3).map(|i24| ((k4 % 4) as f64).sin()).sum::<f64>() + v2)
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut r2 = vec![ALPHA + v1; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 2]; 3] = [[1.5; 2]; 3];
            w[(r2_len + n) % w.len()] = w[(r2_len + n) % w.len()] * 0.5 + BETA;
            let mut k4: usize = 0;
            m3[0][1] *= m3[(r2_len + r2_len) % 3][(k4) % 2].sin();
            let p6 = ({ ALPHA }, if x <= -0.25 {
                let v5 = v1;
                r2[0]
            } else { 0.125 });
            let mut v7 = v1 + v1;
            m3[0][(n) % 2] /= r2[(2 * k4 + 2) % r2.len()] * r2[(2 * k4 + 2) % r2.len()] + 0.25;
            v7 -= w[0] - v7;
            for i9 in 1..n {
                m3[(n) % 3][1] = (w[(2 * k4 + 1) % w.len()] * BETA).clamp(-2.125, 1.875);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1: D = u * lit(1.1);
            let mut v2 = u;
            v2 = v2 * lit(0.5) + v2;
            let mut k4: usize = 0;
            'l3: while (k4 < 2) && (v1 < lit(-0.3)) {
                k4 += 1;
                { let right = lit((k % 4) as f64).abs() + lit(1.25); v2 /= right; }
                'l5: for i6 in 1..2 {
                    for i8 in 0..5 {
                        if u <= lit(-0.25) {
                            let v9: D;
                            if (v2 <= lit(-0.9)) && (v2 > lit(0.5)) {
                                v9 = v2 + lit((k4 % 4) as f64);
                            } else {
                                v9 = lit(-2.0) / (u * u + lit(0.25));
                            }
                        }
                    }
                    let mut k11: usize = 0;
                    let mut v23: D = 'l10: loop {
                        if k11 >= 3 {
                            break (1..k).enumerate().map(|(j22, i22)| u.copysign(lit(1.25))).filter(|&m22| lit(ALPHA) > lit(ALPHA)).fold(v1, |acc22, t22| acc22.sin() + v2 * t22);
                        }
                        k11 += 1;
                        let mut k12: usize = 3;
                        {
                            if k % 2 == 1 {
                                const GAMMA_13: f64 = -0.3;
                                u = lit((k12 % 4) as f64) * lit(GAMMA_13);
                                let v14 = v2;
                            } else {
                                {
                                    let v15: D;
                                    if k12 % 2 == 1 {
                                        v15 = (lit(0.9) * lit(BETA).sin()).acos();
                                    } else {
                                        v15 = v1;
                                    }
                                    if !(lit(ALPHA) < lit(-0.25)) {
                                        {
                                            let mut o16: Option<D> = if v15 >= lit(BETA) { Some(v1) } else { None };
                                            match k % 4 {
                                                0 => {
                                                }
                                                1 => {
                                                    let v17: D;
                                                    if i6 % 2 == 1 {
                                                        v17 = lit((i6 % 4) as f64) / (v1 * v1 + lit(1.25));
                                                    } else {
                                                        v17 = o16.unwrap_or(v1);
                                                    }
                                                    v1 = lit(ALPHA).tanh();
                                                }
                                                2 => {
                                                }
                                                _ => {
                                                    if lit(1.0) <= lit(-0.5) {
                                                        {
                                                            const GAMMA_18: f64 = 1.25;
                                                            { let right = (v1.abs() + lit(0.5)) * lit(GAMMA_18); u /= right; }
                                                        }
                                                    } else {
                                                        { let right = u.cos(); v1 *= right; }
                                                        {
                                                            let Some(v19) = o16 else {
                                                                return None;
                                                            };
                                                            {
                                                                let c20 = move |u20_0: D, u20_1: D| u20_0 * (0..k4).map(|i21| v19).sum::<D>();
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    };
                }
            }
            if u < v2 {
                return Some(u);
            }
            Some((1..k4).rev().take(k4 + 1).filter(|&i24| lit(0.5) >= lit(0.3)).map(|i24| lit((k4 % 4) as f64).sin()).sum::<D>() + v2)
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut r2 = vec![lit(ALPHA) + v1; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut m3: [[D; 2]; 3] = [[lit(1.5); 2]; 3];
            w[(r2_len + n) % w.len()] = w[(r2_len + n) % w.len()] * lit(0.5) + lit(BETA);
            let mut k4: usize = 0;
            { let right = m3[(r2_len + r2_len) % 3][(k4) % 2].sin(); m3[0][1] *= right; }
            let p6 = ({ lit(ALPHA) }, if x <= lit(-0.25) {
                let v5 = v1;
                r2[0]
            } else { lit(0.125) });
            let mut v7 = v1 + v1;
            { let right = r2[(2 * k4 + 2) % r2.len()] * r2[(2 * k4 + 2) % r2.len()] + lit(0.25); m3[0][(n) % 2] /= right; }
            { let right = w[0] - v7; v7 -= right; }
            for i9 in 1..n {
                m3[(n) % 3][1] = (w[(2 * k4 + 1) % w.len()] * lit(BETA)).clamp(lit(-2.125), lit(1.875));
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p198", false, |report| crate::check_program!(7, report));
    }
}

pub mod p199 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0] - x;
            let mut v3 = w.iter().rev().map(|&e2| w[n % w.len()].atan2(w[(2 * n + 2) % w.len()].abs() + 0.5)).fold(v1, |acc2, t2| 0.5 * acc2 + t2 * t2);
            v1 *= x / (1.0 + x * x);
            v3 /= w[n % w.len()].abs() + 1.25;
            v3 -= x / (v1.abs() + 1.25);
            const GAMMA_4: f64 = 0.25;
            w[(2 * n + 1) % w.len()] *= f64::sqrt(((n % 4) as f64).abs() + 0.25).sin() * GAMMA_4;
            if w[w.len() - 1 - (n) % w.len()] < 0.7 {
                v3 *= v1.clamp(-2.125, 1.875);
                return;
            }
            fn inner5(s: f64, t: f64) -> f64 {
                if t >= 2.0 {
                    return s;
                }
                s.atan().sinh()
            }
            let v6 = inner5(v3, (w[0] * w[0] + 1.25 + 1.0).acosh());
            if w[0] < 2.0 {
            } else {
                let v7: f64;
                if n % 2 != 1 {
                    v7 = match n % 4 {
                        0 => {
                            let v8 = w[0];
                            v8
                        }
                        1 => { v1 }
                        2 => { v6 }
                        _ => { v3 }
                    };
                } else {
                    v7 = w[0];
                }
                fn inner9(s: f64, t: f64) -> f64 {
                    if s > 0.9 {
                        return t * t;
                    }
                    (0.9 * 2.0_f64.sin()).atanh()
                }
                let v10 = inner9(w[(n + 1) % w.len()] % 1.75, -w[w.len() - 1 - (n + n) % w.len()]);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0] - x;
            let mut v3 = w.iter().rev().map(|&e2| w[n % w.len()].atan2(w[(2 * n + 2) % w.len()].abs() + 0.5)).fold(v1, |acc2, t2| 0.5 * acc2 + t2 * t2);
            v1 *= x / (1.0 + x * x);
            v3 /= w[n % w.len()].abs() + 1.25;
            v3 -= x / (v1.abs() + 1.25);
            const GAMMA_4: f64 = 0.25;
            w[(2 * n + 1) % w.len()] *= f64::sqrt(((n % 4) as f64).abs() + 0.25).sin() * GAMMA_4;
            if w[w.len() - 1 - (n) % w.len()] < 0.7 {
                v3 *= v1.clamp(-2.125, 1.875);
                return;
            }
            fn inner5(s: f64, t: f64) -> f64 {
                if t >= 2.0 {
                    return s;
                }
                s.atan().sinh()
            }
            let v6 = inner5(v3, (w[0] * w[0] + 1.25 + 1.0).acosh());
            if w[0] < 2.0 {
            } else {
                let v7: f64;
                if n % 2 != 1 {
                    v7 = match n % 4 {
                        0 => {
                            let v8 = w[0];
                            v8
                        }
                        1 => { v1 }
                        2 => { v6 }
                        _ => { v3 }
                    };
                } else {
                    v7 = w[0];
                }
                fn inner9(s: f64, t: f64) -> f64 {
                    if s > 0.9 {
                        return t * t;
                    }
                    (0.9 * 2.0_f64.sin()).atanh()
                }
                let v10 = inner9(w[(n + 1) % w.len()] % 1.75, -w[w.len() - 1 - (n + n) % w.len()]);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0] - x;
            let mut v3 = w.iter().rev().map(|&e2| w[n % w.len()].atan2(w[(2 * n + 2) % w.len()].abs() + lit(0.5))).fold(v1, |acc2, t2| lit(0.5) * acc2 + t2 * t2);
            { let right = x / (lit(1.0) + x * x); v1 *= right; }
            { let right = w[n % w.len()].abs() + lit(1.25); v3 /= right; }
            { let right = x / (v1.abs() + lit(1.25)); v3 -= right; }
            const GAMMA_4: f64 = 0.25;
            { let right = D::sqrt(lit((n % 4) as f64).abs() + lit(0.25)).sin() * lit(GAMMA_4); w[(2 * n + 1) % w.len()] *= right; }
            if w[w.len() - 1 - (n) % w.len()] < lit(0.7) {
                { let right = v1.clamp(lit(-2.125), lit(1.875)); v3 *= right; }
                return;
            }
            fn inner5(s: D, t: D) -> D {
                if t >= lit(2.0) {
                    return s;
                }
                s.atan().sinh()
            }
            let v6 = inner5(v3, (w[0] * w[0] + lit(1.25) + lit(1.0)).acosh());
            if w[0] < lit(2.0) {
            } else {
                let v7: D;
                if n % 2 != 1 {
                    v7 = match n % 4 {
                        0 => {
                            let v8 = w[0];
                            v8
                        }
                        1 => { v1 }
                        2 => { v6 }
                        _ => { v3 }
                    };
                } else {
                    v7 = w[0];
                }
                fn inner9(s: D, t: D) -> D {
                    if s > lit(0.9) {
                        return t * t;
                    }
                    (lit(0.9) * lit(2.0).sin()).atanh()
                }
                let v10 = inner9(w[(n + 1) % w.len()] % lit(1.75), -w[w.len() - 1 - (n + n) % w.len()]);
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p199", false, |report| crate::check_program!(7, report));
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
