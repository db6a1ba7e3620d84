// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p50 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let mut v2 = a[a.len() - 1 - (k) % a.len()];
            let s3 = &a[..];
            v2 = v1.sin();
            'l4: for &e5 in a {
                if k % 2 == 1 {
                    if k % 3 < 1 {
                        let p6 = (s3[k % s3.len()], v2);
                    } else {
                        let v7 = v2 - ((k % 4) as f64);
                    }
                } else {
                    let v8: f64;
                    if u > v2 {
                        v8 = v2 * v1;
                    } else {
                        v8 = u - e5;
                    }
                }
                let mut k10: usize = 0;
                let v11: f64 = 'l9: loop {
                    if k10 >= 5 {
                        break u + v1;
                    }
                    k10 += 1;
                    v1 = ({ v1 }).atan();
                    v1 = v1 * 0.5 + u;
                };
            }
            u + v1 - v2.sin() + v1 - u + a[0 % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[0];
            let r2 = [v1 + p[(n + n) % 3], h0(&p, v1, (2 * n + 1) % 4), ((n % 4) as f64)];
            let mut v3 = r2[2] - r2[2];
            v1 += -0.75;
            (v1, v3) = ((match n % 4 {
                0 => {
                    let v4 = x;
                    v1
                }
                1 => { p[(n + n) % 3] }
                2 => {
                    let v5 = x;
                    v1
                }
                _ => { x }
            }).atan(), h0(&r2, r2[0], (3) % 4).cos());
            for i7 in 0..n % 4 {
                v3 += 0.25 * (v3 * r2[1 % 3]);
            }
            [v3 + v3 + v1.sin() + x + r2[0] + p[4 % 3], v3 * v3 * v3 - x + r2[1]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let mut v2 = a[a.len() - 1 - (k) % a.len()];
            let s3 = &a[..];
            v2 = v1.sin();
            'l4: for &e5 in a {
                if k % 2 == 1 {
                    if k % 3 < 1 {
                        let p6 = (s3[k % s3.len()], v2);
                    } else {
                        let v7 = v2 - ((k % 4) as f64);
                    }
                } else {
                    let v8: f64;
                    if u > v2 {
                        v8 = v2 * v1;
                    } else {
                        v8 = u - e5;
                    }
                }
                let mut k10: usize = 0;
                let v11: f64 = 'l9: loop {
                    if k10 >= 5 {
                        break u + v1;
                    }
                    k10 += 1;
                    v1 = ({ v1 }).atan();
                    v1 = v1 * 0.5 + u;
                };
            }
            u + v1 - v2.sin() + v1 - u + a[0 % a.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[0];
            let r2 = [v1 + p[(n + n) % 3], h0(&p, v1, (2 * n + 1) % 4), ((n % 4) as f64)];
            let mut v3 = r2[2] - r2[2];
            v1 += -0.75;
            (v1, v3) = ((match n % 4 {
                0 => {
                    let v4 = x;
                    v1
                }
                1 => { p[(n + n) % 3] }
                2 => {
                    let v5 = x;
                    v1
                }
                _ => { x }
            }).atan(), h0(&r2, r2[0], (3) % 4).cos());
            for i7 in 0..n % 4 {
                v3 += 0.25 * (v3 * r2[1 % 3]);
            }
            [v3 + v3 + v1.sin() + x + r2[0] + p[4 % 3], v3 * v3 * v3 - x + r2[1]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u * u;
            let mut v2 = a[a.len() - 1 - (k) % a.len()];
            let s3 = &a[..];
            v2 = v1.sin();
            'l4: for &e5 in a {
                if k % 2 == 1 {
                    if k % 3 < 1 {
                        let p6 = (s3[k % s3.len()], v2);
                    } else {
                        let v7 = v2 - lit((k % 4) as f64);
                    }
                } else {
                    let v8: D;
                    if u > v2 {
                        v8 = v2 * v1;
                    } else {
                        v8 = u - e5;
                    }
                }
                let mut k10: usize = 0;
                let v11: D = 'l9: loop {
                    if k10 >= 5 {
                        break u + v1;
                    }
                    k10 += 1;
                    v1 = ({ v1 }).atan();
                    v1 = v1 * lit(0.5) + u;
                };
            }
            u + v1 - v2.sin() + v1 - u + a[0 % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[0];
            let r2 = [v1 + p[(n + n) % 3], h0(&p, v1, (2 * n + 1) % 4), lit((n % 4) as f64)];
            let mut v3 = r2[2] - r2[2];
            { let right = lit(-0.75); v1 += right; }
            (v1, v3) = ((match n % 4 {
                0 => {
                    let v4 = x;
                    v1
                }
                1 => { p[(n + n) % 3] }
                2 => {
                    let v5 = x;
                    v1
                }
                _ => { x }
            }).atan(), h0(&r2, r2[0], (3) % 4).cos());
            for i7 in 0..n % 4 {
                { let right = lit(0.25) * (v3 * r2[1 % 3]); v3 += right; }
            }
            [v3 + v3 + v1.sin() + x + r2[0] + p[4 % 3], v3 * v3 * v3 - x + r2[1]]
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
            let mut v1 = 0.125_f64.sin();
            let mut v2 = v1;
            let mut r3: [f64; 4] = [0.0; 4];
            v2 = b[(n + n) % b.len()] - -0.9;
            let v4: f64;
            if 0.3_f64 <= 2.0 {
                v4 = -v1;
            } else {
                v4 = v2;
            }
            (v2, v1) = (v1, v2);
            fn inner5(s: f64, t: f64) -> f64 {
                if 0.125_f64 >= 0.3 {
                    return s * s;
                }
                t - s
            }
            let v6 = inner5(-a[(n + 1) % a.len()], v2);
            let mut v6: f64 = 1.1 / (v1.abs() + 0.25);
            v1 -= v1;
            let v7: f64;
            if v6 >= 0.9 {
                v7 = v6 + 1.25_f64;
            } else {
                v7 = (0.9_f64 * 0.9_f64 + 1.25_f64).log(2.5);
            }
            const GAMMA_8: f64 = 1.1;
            v2 -= (((n % 4) as f64) - v4) * GAMMA_8;
            match n % 2 {
                0 if v2 < v6 => {
                }
                _ => {
                    v2 = if v4 < 1.0 {
                        let v9 = v4;
                        v4
                    } else { 0.25_f64 };
                }
            }
            ((n % 4) as f64) + v2 + v6.sin() - v1 + r3[2] + b[b.len() - 1 - (n + n) % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 0.125_f64.sin();
            let mut v2 = v1;
            let mut r3: [f64; 4] = [0.0; 4];
            v2 = b[(n + n) % b.len()] - -0.9;
            let v4: f64;
            if 0.3_f64 <= 2.0 {
                v4 = -v1;
            } else {
                v4 = v2;
            }
            (v2, v1) = (v1, v2);
            fn inner5(s: f64, t: f64) -> f64 {
                if 0.125_f64 >= 0.3 {
                    return s * s;
                }
                t - s
            }
            let v6 = inner5(-a[(n + 1) % a.len()], v2);
            let mut v6: f64 = 1.1 / (v1.abs() + 0.25);
            v1 -= v1;
            let v7: f64;
            if v6 >= 0.9 {
                v7 = v6 + 1.25_f64;
            } else {
                v7 = (0.9_f64 * 0.9_f64 + 1.25_f64).log(2.5);
            }
            const GAMMA_8: f64 = 1.1;
            v2 -= (((n % 4) as f64) - v4) * GAMMA_8;
            match n % 2 {
                0 if v2 < v6 => {
                }
                _ => {
                    v2 = if v4 < 1.0 {
                        let v9 = v4;
                        v4
                    } else { 0.25_f64 };
                }
            }
            ((n % 4) as f64) + v2 + v6.sin() - v1 + r3[2] + b[b.len() - 1 - (n + n) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(0.125).sin();
            let mut v2 = v1;
            let mut r3: [D; 4] = [lit(0.0); 4];
            v2 = b[(n + n) % b.len()] - lit(-0.9);
            let v4: D;
            if lit(0.3) <= lit(2.0) {
                v4 = -v1;
            } else {
                v4 = v2;
            }
            (v2, v1) = (v1, v2);
            fn inner5(s: D, t: D) -> D {
                if lit(0.125) >= lit(0.3) {
                    return s * s;
                }
                t - s
            }
            let v6 = inner5(-a[(n + 1) % a.len()], v2);
            let mut v6: D = lit(1.1) / (v1.abs() + lit(0.25));
            { let right = v1; v1 -= right; }
            let v7: D;
            if v6 >= lit(0.9) {
                v7 = v6 + lit(1.25);
            } else {
                v7 = (lit(0.9) * lit(0.9) + lit(1.25)).log(lit(2.5));
            }
            const GAMMA_8: f64 = 1.1;
            { let right = (lit((n % 4) as f64) - v4) * lit(GAMMA_8); v2 -= right; }
            match n % 2 {
                0 if v2 < v6 => {
                }
                _ => {
                    v2 = if v4 < lit(1.0) {
                        let v9 = v4;
                        v4
                    } else { lit(0.25) };
                }
            }
            lit((n % 4) as f64) + v2 + v6.sin() - v1 + r3[2] + b[b.len() - 1 - (n + n) % b.len()]
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
            let mut x = ((n % 4) as f64).powi(1);
            let mut v1: f64 = x;
            let mut r3 = [a[(n + 1) % a.len()] + ALPHA, ((n % 4) as f64).ceil(), x * a[a.len() - 1 - (2 * n + 0) % a.len()], {
                let v2 = x;
                ALPHA
            }, ALPHA];
            let v4 = ((n % 4) as f64).max(-2.25).min(2.375).exp_m1();
            fn inner5(s: f64, t: f64) -> f64 {
                if (t <= s) || (-1.25_f64 > 0.75) {
                    return s;
                }
                t * t
            }
            let v1 = inner5(x, {
                let v6: f64 = v4;
                v6
            });
            let v7 = a[(n + 1) % a.len()] - x;
            const GAMMA_8: f64 = 1.5;
            x /= (ALPHA.abs() + 0.5) * GAMMA_8;
            r3[n % 5] -= ALPHA - ALPHA;
            (((if n % 2 < 1 { v4 } else { v1 }) + v7) * v4 * x + a[0], a[a.len() - 1 - (2 * n + 2) % a.len()] + v4 + x + a[a.len() - 1 - (n + n) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = ((n % 4) as f64).powi(1);
            let mut v1: f64 = x;
            let mut r3 = [a[(n + 1) % a.len()] + ALPHA, ((n % 4) as f64).ceil(), x * a[a.len() - 1 - (2 * n + 0) % a.len()], {
                let v2 = x;
                ALPHA
            }, ALPHA];
            let v4 = ((n % 4) as f64).max(-2.25).min(2.375).exp_m1();
            fn inner5(s: f64, t: f64) -> f64 {
                if (t <= s) || (-1.25_f64 > 0.75) {
                    return s;
                }
                t * t
            }
            let v1 = inner5(x, {
                let v6: f64 = v4;
                v6
            });
            let v7 = a[(n + 1) % a.len()] - x;
            const GAMMA_8: f64 = 1.5;
            x /= (ALPHA.abs() + 0.5) * GAMMA_8;
            r3[n % 5] -= ALPHA - ALPHA;
            (((if n % 2 < 1 { v4 } else { v1 }) + v7) * v4 * x + a[0], a[a.len() - 1 - (2 * n + 2) % a.len()] + v4 + x + a[a.len() - 1 - (n + n) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut x = lit((n % 4) as f64).powi(1);
            let mut v1: D = x;
            let mut r3 = [a[(n + 1) % a.len()] + lit(ALPHA), lit((n % 4) as f64).ceil(), x * a[a.len() - 1 - (2 * n + 0) % a.len()], {
                let v2 = x;
                lit(ALPHA)
            }, lit(ALPHA)];
            let v4 = lit((n % 4) as f64).max(lit(-2.25)).min(lit(2.375)).exp_m1();
            fn inner5(s: D, t: D) -> D {
                if (t <= s) || (lit(-1.25) > lit(0.75)) {
                    return s;
                }
                t * t
            }
            let v1 = inner5(x, {
                let v6: D = v4;
                v6
            });
            let v7 = a[(n + 1) % a.len()] - x;
            const GAMMA_8: f64 = 1.5;
            { let right = (lit(ALPHA).abs() + lit(0.5)) * lit(GAMMA_8); x /= right; }
            { let right = lit(ALPHA) - lit(ALPHA); r3[n % 5] -= right; }
            (((if n % 2 < 1 { v4 } else { v1 }) + v7) * v4 * x + a[0], a[a.len() - 1 - (2 * n + 2) % a.len()] + v4 + x + a[a.len() - 1 - (n + n) % a.len()])
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
            let mut v1 = w[2 % w.len()] - ((n % 4) as f64);
            let mut v2 = x - v1;
            let mut r3: [f64; 4] = [0.0; 4];
            let mut m4: [[f64; 2]; 3] = [[-1.5; 2]; 3];
            'l5: for &e6 in w.iter() {
                v2 = v2 * 0.5 + w[0] / (e6.abs() + 1.25);
            }
            for (i8, e8) in w.iter().enumerate() {
                let o9: Option<f64> = if *e8 <= 0.9 { Some(-v2) } else { None };
                const GAMMA_10: f64 = -1.0;
                m4[1][0] = r3[3] * GAMMA_10;
            }
            let v11: f64;
            if w[w.len() - 1 - (n) % w.len()] < -0.3 {
                v11 = v2;
            } else {
                v11 = ((-0.25_f64).abs() + 1.25).log(2.5);
            }
            fn inner12(s: f64, t: f64) -> f64 {
                if (1.1_f64 < 0.25) || (-1.25_f64 > 1.5) {
                    return s + t;
                }
                s
            }
            let v14 = inner12(r3.iter().map(|&e13| f64::sin(r3[4 - 1 - (2 * n + 2) % 4])).fold(v2, |acc13, t13| acc13.sin() + x * t13), v11 / (((n % 4) as f64) * ((n % 4) as f64) + 0.25));
            {
                match n % 4 {
                    0 => {
                        w[(2 * n + 2) % w.len()] *= (v14 * v2).clamp(-2.125, 1.875);
                    }
                    1 => {
                        if n % 3 == 1 {
                            return;
                        }
                    }
                    2 => {
                        if (w[w.len() - 1 - (n + 1) % w.len()] >= -2.0) && (((n % 4) as f64) > 0.5) {
                            v1 -= r3[(n + n) % 4] + v11;
                            let mut k16: usize = 0;
                            while (k16 < 1) && (m4[2][0] >= 0.25) {
                                k16 += 1;
                                fn inner17(s: f64, t: f64) -> f64 {
                                    if !(s > 0.3) {
                                        return 0.25;
                                    }
                                    if t < 0.9 { s } else { s }
                                }
                                let v18: f64 = inner17(v1 + r3[0], if r3[0] < v14 { r3[3] } else { r3[0] });
                            }
                        }
                        v2 = r3[4 - 1 - (n + 1) % 4];
                    }
                    _ => {
                        let mut v19: f64 = r3[1] - ((n % 4) as f64);
                    }
                }
                m4[(n + n) % 3][1] += v14 + v11;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[2 % w.len()] - ((n % 4) as f64);
            let mut v2 = x - v1;
            let mut r3: [f64; 4] = [0.0; 4];
            let mut m4: [[f64; 2]; 3] = [[-1.5; 2]; 3];
            'l5: for &e6 in w.iter() {
                v2 = v2 * 0.5 + w[0] / (e6.abs() + 1.25);
            }
            for (i8, e8) in w.iter().enumerate() {
                let o9: Option<f64> = if *e8 <= 0.9 { Some(-v2) } else { None };
                const GAMMA_10: f64 = -1.0;
                m4[1][0] = r3[3] * GAMMA_10;
            }
            let v11: f64;
            if w[w.len() - 1 - (n) % w.len()] < -0.3 {
                v11 = v2;
            } else {
                v11 = ((-0.25_f64).abs() + 1.25).log(2.5);
            }
            fn inner12(s: f64, t: f64) -> f64 {
                if (1.1_f64 < 0.25) || (-1.25_f64 > 1.5) {
                    return s + t;
                }
                s
            }
            let v14 = inner12(r3.iter().map(|&e13| f64::sin(r3[4 - 1 - (2 * n + 2) % 4])).fold(v2, |acc13, t13| acc13.sin() + x * t13), v11 / (((n % 4) as f64) * ((n % 4) as f64) + 0.25));
            {
                match n % 4 {
                    0 => {
                        w[(2 * n + 2) % w.len()] *= (v14 * v2).clamp(-2.125, 1.875);
                    }
                    1 => {
                        if n % 3 == 1 {
                            return;
                        }
                    }
                    2 => {
                        if (w[w.len() - 1 - (n + 1) % w.len()] >= -2.0) && (((n % 4) as f64) > 0.5) {
                            v1 -= r3[(n + n) % 4] + v11;
                            let mut k16: usize = 0;
                            while (k16 < 1) && (m4[2][0] >= 0.25) {
                                k16 += 1;
                                fn inner17(s: f64, t: f64) -> f64 {
                                    if !(s > 0.3) {
                                        return 0.25;
                                    }
                                    if t < 0.9 { s } else { s }
                                }
                                let v18: f64 = inner17(v1 + r3[0], if r3[0] < v14 { r3[3] } else { r3[0] });
                            }
                        }
                        v2 = r3[4 - 1 - (n + 1) % 4];
                    }
                    _ => {
                        let mut v19: f64 = r3[1] - ((n % 4) as f64);
                    }
                }
                m4[(n + n) % 3][1] += v14 + v11;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[2 % w.len()] - lit((n % 4) as f64);
            let mut v2 = x - v1;
            let mut r3: [D; 4] = [lit(0.0); 4];
            let mut m4: [[D; 2]; 3] = [[lit(-1.5); 2]; 3];
            'l5: for &e6 in w.iter() {
                v2 = v2 * lit(0.5) + w[0] / (e6.abs() + lit(1.25));
            }
            for (i8, e8) in w.iter().enumerate() {
                let o9: Option<D> = if *e8 <= lit(0.9) { Some(-v2) } else { None };
                const GAMMA_10: f64 = -1.0;
                m4[1][0] = r3[3] * lit(GAMMA_10);
            }
            let v11: D;
            if w[w.len() - 1 - (n) % w.len()] < lit(-0.3) {
                v11 = v2;
            } else {
                v11 = (lit(-0.25).abs() + lit(1.25)).log(lit(2.5));
            }
            fn inner12(s: D, t: D) -> D {
                if (lit(1.1) < lit(0.25)) || (lit(-1.25) > lit(1.5)) {
                    return s + t;
                }
                s
            }
            let v14 = inner12(r3.iter().map(|&e13| D::sin(r3[4 - 1 - (2 * n + 2) % 4])).fold(v2, |acc13, t13| acc13.sin() + x * t13), v11 / (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.25)));
            {
                match n % 4 {
                    0 => {
                        { let right = (v14 * v2).clamp(lit(-2.125), lit(1.875)); w[(2 * n + 2) % w.len()] *= right; }
                    }
                    1 => {
                        if n % 3 == 1 {
                            return;
                        }
                    }
                    2 => {
                        if (w[w.len() - 1 - (n + 1) % w.len()] >= lit(-2.0)) && (lit((n % 4) as f64) > lit(0.5)) {
                            { let right = r3[(n + n) % 4] + v11; v1 -= right; }
                            let mut k16: usize = 0;
                            while (k16 < 1) && (m4[2][0] >= lit(0.25)) {
                                k16 += 1;
                                fn inner17(s: D, t: D) -> D {
                                    if !(s > lit(0.3)) {
                                        return lit(0.25);
                                    }
                                    if t < lit(0.9) { s } else { s }
                                }
                                let v18: D = inner17(v1 + r3[0], if r3[0] < v14 { r3[3] } else { r3[0] });
                            }
                        }
                        v2 = r3[4 - 1 - (n + 1) % 4];
                    }
                    _ => {
                        let mut v19: D = r3[1] - lit((n % 4) as f64);
                    }
                }
                { let right = v14 + v11; m4[(n + n) % 3][1] += right; }
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
                w[2 % w.len()] = w[2 % w.len()] * 0.5 + BETA;
                u
            };
            let mut v2 = v1;
            let mut r3 = vec![w[3 % w.len()]; 5];
            let r3_len: usize = r3.len();
            for _ in 1..1 {
                r3.push(1.5 / (w[4 % w.len()].abs() + 0.5));
                let mut k7: usize = 0;
                while (k7 < 4) && (v2 > v2) {
                    k7 += 1;
                    let (mut v8, v9): (f64, f64) = (v1, r3[(2 * k7 + 2) % r3.len()]);
                    let c10 = |u10_0: f64, u10_1: f64| u10_0 - -u10_1;
                }
            }
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x - p[0];
            let mut v2 = v1 / (x.abs() + 0.5);
            let v3: f64;
            if n % 2 < 1 {
                v3 = x;
            } else {
                v3 = x + BETA;
            }
            v2 = v2 * 0.5 + v3 / (x.abs() + 0.25);
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 0 {
                    break;
                }
                k5 += 1;
                p[0] = v1.atan();
            }
            for e7 in p {
                v1 = v1 * 0.5 + (v3 - v1);
            }
            [(v2 * v3 + v2.sin()) * x.sin(), (({
                let v8 = v3;
                p[1]
            }) + v3) * v2.sin() + p[k5 % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = {
                w[2 % w.len()] = w[2 % w.len()] * 0.5 + BETA;
                u
            };
            let mut v2 = v1;
            let mut r3 = vec![w[3 % w.len()]; 5];
            let r3_len: usize = r3.len();
            for _ in 1..1 {
                r3.push(1.5 / (w[4 % w.len()].abs() + 0.5));
                let mut k7: usize = 0;
                while (k7 < 4) && (v2 > v2) {
                    k7 += 1;
                    let (mut v8, v9): (f64, f64) = (v1, r3[(2 * k7 + 2) % r3.len()]);
                    let c10 = |u10_0: f64, u10_1: f64| u10_0 - -u10_1;
                }
            }
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x - p[0];
            let mut v2 = v1 / (x.abs() + 0.5);
            let v3: f64;
            if n % 2 < 1 {
                v3 = x;
            } else {
                v3 = x + BETA;
            }
            v2 = v2 * 0.5 + v3 / (x.abs() + 0.25);
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 0 {
                    break;
                }
                k5 += 1;
                p[0] = v1.atan();
            }
            for e7 in p {
                v1 = v1 * 0.5 + (v3 - v1);
            }
            [(v2 * v3 + v2.sin()) * x.sin(), (({
                let v8 = v3;
                p[1]
            }) + v3) * v2.sin() + p[k5 % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.0;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = {
                w[2 % w.len()] = w[2 % w.len()] * lit(0.5) + lit(BETA);
                u
            };
            let mut v2 = v1;
            let mut r3 = vec![w[3 % w.len()]; 5];
            let r3_len: usize = r3.len();
            for _ in 1..1 {
                r3.push(lit(1.5) / (w[4 % w.len()].abs() + lit(0.5)));
                let mut k7: usize = 0;
                while (k7 < 4) && (v2 > v2) {
                    k7 += 1;
                    let (mut v8, v9): (D, D) = (v1, r3[(2 * k7 + 2) % r3.len()]);
                    let c10 = |u10_0: D, u10_1: D| u10_0 - -u10_1;
                }
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x - p[0];
            let mut v2 = v1 / (x.abs() + lit(0.5));
            let v3: D;
            if n % 2 < 1 {
                v3 = x;
            } else {
                v3 = x + lit(BETA);
            }
            v2 = v2 * lit(0.5) + v3 / (x.abs() + lit(0.25));
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 0 {
                    break;
                }
                k5 += 1;
                p[0] = v1.atan();
            }
            for e7 in p {
                v1 = v1 * lit(0.5) + (v3 - v1);
            }
            [(v2 * v3 + v2.sin()) * x.sin(), (({
                let v8 = v3;
                p[1]
            }) + v3) * v2.sin() + p[k5 % 3]]
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
            let mut v1 = a[n % a.len()] * x;
            v1 += 0.75 * a[a.len() - 1 - (2) % a.len()];
            if x > x {
                match n % 2 {
                    0 if 1.25_f64 < v1 => {
                        let mut v3 = if a[a.len() - 1 - (n + n) % a.len()] <= x { a[(n + n) % a.len()] } else {
                            let v2 = v1;
                            -0.9
                        };
                    }
                    _ => {
                        let v4: f64;
                        if (a[0] < v1) && (x <= 1.5) {
                            v4 = x / (a[(n + n) % a.len()] * a[(n + n) % a.len()] + 0.25);
                        } else {
                            v4 = x + a[n % a.len()];
                        }
                    }
                }
                fn inner5(s: f64, t: f64) -> f64 {
                    if (s >= t) || (-0.75_f64 > t) {
                        return t - t;
                    }
                    t
                }
                let v7 = inner5(v1.min(a[(n + 1) % a.len()]), a.iter().fold(0.5_f64, |acc6, &e6| acc6.sin() + acc6 * e6));
            }
            let mut k8: usize = 0;
            x + x.sin() + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[n % a.len()] * x;
            v1 += 0.75 * a[a.len() - 1 - (2) % a.len()];
            if x > x {
                match n % 2 {
                    0 if 1.25_f64 < v1 => {
                        let mut v3 = if a[a.len() - 1 - (n + n) % a.len()] <= x { a[(n + n) % a.len()] } else {
                            let v2 = v1;
                            -0.9
                        };
                    }
                    _ => {
                        let v4: f64;
                        if (a[0] < v1) && (x <= 1.5) {
                            v4 = x / (a[(n + n) % a.len()] * a[(n + n) % a.len()] + 0.25);
                        } else {
                            v4 = x + a[n % a.len()];
                        }
                    }
                }
                fn inner5(s: f64, t: f64) -> f64 {
                    if (s >= t) || (-0.75_f64 > t) {
                        return t - t;
                    }
                    t
                }
                let v7 = inner5(v1.min(a[(n + 1) % a.len()]), a.iter().fold(0.5_f64, |acc6, &e6| acc6.sin() + acc6 * e6));
            }
            let mut k8: usize = 0;
            x + x.sin() + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = a[n % a.len()] * x;
            { let right = lit(0.75) * a[a.len() - 1 - (2) % a.len()]; v1 += right; }
            if x > x {
                match n % 2 {
                    0 if lit(1.25) < v1 => {
                        let mut v3 = if a[a.len() - 1 - (n + n) % a.len()] <= x { a[(n + n) % a.len()] } else {
                            let v2 = v1;
                            lit(-0.9)
                        };
                    }
                    _ => {
                        let v4: D;
                        if (a[0] < v1) && (x <= lit(1.5)) {
                            v4 = x / (a[(n + n) % a.len()] * a[(n + n) % a.len()] + lit(0.25));
                        } else {
                            v4 = x + a[n % a.len()];
                        }
                    }
                }
                fn inner5(s: D, t: D) -> D {
                    if (s >= t) || (lit(-0.75) > t) {
                        return t - t;
                    }
                    t
                }
                let v7 = inner5(v1.min(a[(n + 1) % a.len()]), a.iter().fold(lit(0.5), |acc6, &e6| acc6.sin() + acc6 * e6));
            }
            let mut k8: usize = 0;
            x + x.sin() + a[0]
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
            let mut v1 = (u as i64 as f64);
            let mut v1 = p[3 % 3];
            let mut m2: [[f64; 2]; 3] = [[0.25; 2]; 3];
            for e4 in p.iter() {
                if *e4 < 2.0 {
                    if m2[(2) % 3][(4) % 2] >= 2.0 {
                        for i6 in 0..3 {
                            const GAMMA_7: f64 = 0.9;
                            m2[(0) % 3][(2 * i6 + 0) % 2] /= (v1.abs() + 1.25) * GAMMA_7;
                        }
                    }
                }
            }
            u + p[3 % 3]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[(n + n) % w.len()] - 0.9;
            let w_len: usize = w.len();
            let mut r2 = vec![v1 / (v1 * v1 + 0.5), v1 - 2.0, w[(n + n) % w.len()] * p[0]];
            let r2_len: usize = r2.len();
            let o3: Option<f64> = if r2_len % 2 == 1 { Some(((n % 4) as f64) * v1) } else { None };
            r2[(3) % r2_len] *= (if w_len % 3 != 1 { -0.25_f64 } else {
                let mut k5: usize = 0;
                let mut v1: f64 = loop {
                    if k5 >= 1 {
                        break v1 * w[w_len % w.len()];
                    }
                    k5 += 1;
                    let mut v6 = (v1 as i64 as f64);
                };
                v1
            }).atan();
            'l7: for i8 in 0..=n % 4 {
                let v9 = w[(2 * n + 0) % w.len()] - v1;
                let r10: [f64; 5] = [p[1].copysign(w[(n + r2_len) % w.len()]); 5];
            }
            v1 = v1 * 0.5 + v1;
            ({ r2[(2 * r2_len + 0) % r2.len()] }) + v1 + p[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = (u as i64 as f64);
            let mut v1 = p[3 % 3];
            let mut m2: [[f64; 2]; 3] = [[0.25; 2]; 3];
            for e4 in p.iter() {
                if *e4 < 2.0 {
                    if m2[(2) % 3][(4) % 2] >= 2.0 {
                        for i6 in 0..3 {
                            const GAMMA_7: f64 = 0.9;
                            m2[(0) % 3][(2 * i6 + 0) % 2] /= (v1.abs() + 1.25) * GAMMA_7;
                        }
                    }
                }
            }
            u + p[3 % 3]
        }
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = w[(n + n) % w.len()] - 0.9;
            let w_len: usize = w.len();
            let mut r2 = vec![v1 / (v1 * v1 + 0.5), v1 - 2.0, w[(n + n) % w.len()] * p[0]];
            let r2_len: usize = r2.len();
            let o3: Option<f64> = if r2_len % 2 == 1 { Some(((n % 4) as f64) * v1) } else { None };
            r2[(3) % r2_len] *= (if w_len % 3 != 1 { -0.25_f64 } else {
                let mut k5: usize = 0;
                let mut v1: f64 = loop {
                    if k5 >= 1 {
                        break v1 * w[w_len % w.len()];
                    }
                    k5 += 1;
                    let mut v6 = (v1 as i64 as f64);
                };
                v1
            }).atan();
            'l7: for i8 in 0..=n % 4 {
                let v9 = w[(2 * n + 0) % w.len()] - v1;
                let r10: [f64; 5] = [p[1].copysign(w[(n + r2_len) % w.len()]); 5];
            }
            v1 = v1 * 0.5 + v1;
            ({ r2[(2 * r2_len + 0) % r2.len()] }) + v1 + p[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = lit(u.value() as i64 as f64);
            let mut v1 = p[3 % 3];
            let mut m2: [[D; 2]; 3] = [[lit(0.25); 2]; 3];
            for e4 in p.iter() {
                if *e4 < lit(2.0) {
                    if m2[(2) % 3][(4) % 2] >= lit(2.0) {
                        for i6 in 0..3 {
                            const GAMMA_7: f64 = 0.9;
                            { let right = (v1.abs() + lit(1.25)) * lit(GAMMA_7); m2[(0) % 3][(2 * i6 + 0) % 2] /= right; }
                        }
                    }
                }
            }
            u + p[3 % 3]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = w[(n + n) % w.len()] - lit(0.9);
            let w_len: usize = w.len();
            let mut r2 = vec![v1 / (v1 * v1 + lit(0.5)), v1 - lit(2.0), w[(n + n) % w.len()] * p[0]];
            let r2_len: usize = r2.len();
            let o3: Option<D> = if r2_len % 2 == 1 { Some(lit((n % 4) as f64) * v1) } else { None };
            { let right = (if w_len % 3 != 1 { lit(-0.25) } else {
                let mut k5: usize = 0;
                let mut v1: D = loop {
                    if k5 >= 1 {
                        break v1 * w[w_len % w.len()];
                    }
                    k5 += 1;
                    let mut v6 = lit(v1.value() as i64 as f64);
                };
                v1
            }).atan(); r2[(3) % r2_len] *= right; }
            'l7: for i8 in 0..=n % 4 {
                let v9 = w[(2 * n + 0) % w.len()] - v1;
                let r10: [D; 5] = [p[1].copysign(w[(n + r2_len) % w.len()]); 5];
            }
            v1 = v1 * lit(0.5) + v1;
            ({ r2[(2 * r2_len + 0) % r2.len()] }) + v1 + p[1]
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
            let mut v1: f64 = u + 0.9;
            let mut v2 = f64::cos(v);
            const GAMMA_3: f64 = -0.3;
            v1 += u * ALPHA * GAMMA_3;
            let mut r4 = [v1 / (u.abs() + 0.5), v2, BETA * u, v + v2];
            {
                fn inner5(s: f64, t: f64) -> f64 {
                    if t < t {
                        return t;
                    }
                    s * t
                }
                let v6 = inner5(r4[1], v1);
                v1 -= -r4[2 % 4];
            }
            (ALPHA + v1 + v - u, ((if v1 <= 1.1 {
                let v7 = r4[1 % 4];
                -0.25
            } else {
                let v2 = r4[0 % 4];
                v1
            }) + v2 + v1 + v.sin()) * u + r4[4 % 4])
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = { x };
            let mut v2 = v1 - a[a.len() - 1 - (n + 1) % a.len()];
            let mut r3 = [v1 + v1, x, v1, v2];
            if v1 <= 2.0 {
                r3[0] = r3[0] * 0.5 + r3[2];
            }
            let m4: [[f64; 3]; 3] = [[a[0], x, x], [x, BETA, x], [a[(n + n) % a.len()], x, v2]];
            r3[(n + 1) % 4] = v2;
            ((match n % 4 {
                0 | 5 => { v2 }
                1 | 6 if x >= -0.125 => { ((n % 4) as f64) }
                2 => { v1 }
                _ => { r3[2] }
            }) * v2.sin() - x + r3[4 - 1 - (n) % 4] + a[n % a.len()], (if v1 < x { v2 } else { v2 }) + x)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.9;
        #[differentiate(without(recompute))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = u + 0.9;
            let mut v2 = f64::cos(v);
            const GAMMA_3: f64 = -0.3;
            v1 += u * ALPHA * GAMMA_3;
            let mut r4 = [v1 / (u.abs() + 0.5), v2, BETA * u, v + v2];
            {
                fn inner5(s: f64, t: f64) -> f64 {
                    if t < t {
                        return t;
                    }
                    s * t
                }
                let v6 = inner5(r4[1], v1);
                v1 -= -r4[2 % 4];
            }
            (ALPHA + v1 + v - u, ((if v1 <= 1.1 {
                let v7 = r4[1 % 4];
                -0.25
            } else {
                let v2 = r4[0 % 4];
                v1
            }) + v2 + v1 + v.sin()) * u + r4[4 % 4])
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = { x };
            let mut v2 = v1 - a[a.len() - 1 - (n + 1) % a.len()];
            let mut r3 = [v1 + v1, x, v1, v2];
            if v1 <= 2.0 {
                r3[0] = r3[0] * 0.5 + r3[2];
            }
            let m4: [[f64; 3]; 3] = [[a[0], x, x], [x, BETA, x], [a[(n + n) % a.len()], x, v2]];
            r3[(n + 1) % 4] = v2;
            ((match n % 4 {
                0 | 5 => { v2 }
                1 | 6 if x >= -0.125 => { ((n % 4) as f64) }
                2 => { v1 }
                _ => { r3[2] }
            }) * v2.sin() - x + r3[4 - 1 - (n) % 4] + a[n % a.len()], (if v1 < x { v2 } else { v2 }) + x)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.9;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = u + lit(0.9);
            let mut v2 = D::cos(v);
            const GAMMA_3: f64 = -0.3;
            { let right = u * lit(ALPHA) * lit(GAMMA_3); v1 += right; }
            let mut r4 = [v1 / (u.abs() + lit(0.5)), v2, lit(BETA) * u, v + v2];
            {
                fn inner5(s: D, t: D) -> D {
                    if t < t {
                        return t;
                    }
                    s * t
                }
                let v6 = inner5(r4[1], v1);
                { let right = -r4[2 % 4]; v1 -= right; }
            }
            (lit(ALPHA) + v1 + v - u, ((if v1 <= lit(1.1) {
                let v7 = r4[1 % 4];
                lit(-0.25)
            } else {
                let v2 = r4[0 % 4];
                v1
            }) + v2 + v1 + v.sin()) * u + r4[4 % 4])
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = { x };
            let mut v2 = v1 - a[a.len() - 1 - (n + 1) % a.len()];
            let mut r3 = [v1 + v1, x, v1, v2];
            if v1 <= lit(2.0) {
                r3[0] = r3[0] * lit(0.5) + r3[2];
            }
            let m4: [[D; 3]; 3] = [[a[0], x, x], [x, lit(BETA), x], [a[(n + n) % a.len()], x, v2]];
            r3[(n + 1) % 4] = v2;
            ((match n % 4 {
                0 | 5 => { v2 }
                1 | 6 if x >= lit(-0.125) => { lit((n % 4) as f64) }
                2 => { v1 }
                _ => { r3[2] }
            }) * v2.sin() - x + r3[4 - 1 - (n) % 4] + a[n % a.len()], (if v1 < x { v2 } else { v2 }) + x)
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
            let mut v3 = -0.7 / (((n % 4) as f64) * ((n % 4) as f64) + 0.25);
            for i5 in 1..n % 4 {
                match i5 % 3 {
                    0 => {
                        for &e7 in a {
                            if v3 < 1.0 {
                            }
                            {
                                let v8 = x + a[0];
                                let (mut v9, v10) = ({ a[(2 * i5 + 2) % a.len()] }, a[(n + i5) % a.len()]);
                            }
                        }
                    }
                    1 if v3 < 0.7 => {
                        fn inner11(s: f64, t: f64) -> f64 {
                            if s >= 1.1 {
                                return s;
                            }
                            t
                        }
                        let x = inner11(x * x, a[a.len() - 1 - (i5 + 1) % a.len()]);
                    }
                    _ => {
                        const GAMMA_12: f64 = 2.0;
                        x += 0.25 * ({ a[2 % a.len()] }) * GAMMA_12;
                        let v13 = { x };
                    }
                }
                v3 += 0.25 * ({ v2 });
            }
            (a.iter().zip(a).map(|(&e14, &z14)| z14).sum::<f64>() - v2, (a.iter().rev().map(|&e15| x).sum::<f64>() - v3.sin() + v2.sin()) * x + a[4 % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.5;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v2 = a.iter().take(n + 1).map(|&e1| e1 + x).sum::<f64>();
            let mut v3 = -0.7 / (((n % 4) as f64) * ((n % 4) as f64) + 0.25);
            for i5 in 1..n % 4 {
                match i5 % 3 {
                    0 => {
                        for &e7 in a {
                            if v3 < 1.0 {
                            }
                            {
                                let v8 = x + a[0];
                                let (mut v9, v10) = ({ a[(2 * i5 + 2) % a.len()] }, a[(n + i5) % a.len()]);
                            }
                        }
                    }
                    1 if v3 < 0.7 => {
                        fn inner11(s: f64, t: f64) -> f64 {
                            if s >= 1.1 {
                                return s;
                            }
                            t
                        }
                        let x = inner11(x * x, a[a.len() - 1 - (i5 + 1) % a.len()]);
                    }
                    _ => {
                        const GAMMA_12: f64 = 2.0;
                        x += 0.25 * ({ a[2 % a.len()] }) * GAMMA_12;
                        let v13 = { x };
                    }
                }
                v3 += 0.25 * ({ v2 });
            }
            (a.iter().zip(a).map(|(&e14, &z14)| z14).sum::<f64>() - v2, (a.iter().rev().map(|&e15| x).sum::<f64>() - v3.sin() + v2.sin()) * x + a[4 % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.5;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v2 = a.iter().take(n + 1).map(|&e1| e1 + x).sum::<D>();
            let mut v3 = lit(-0.7) / (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.25));
            for i5 in 1..n % 4 {
                match i5 % 3 {
                    0 => {
                        for &e7 in a {
                            if v3 < lit(1.0) {
                            }
                            {
                                let v8 = x + a[0];
                                let (mut v9, v10) = ({ a[(2 * i5 + 2) % a.len()] }, a[(n + i5) % a.len()]);
                            }
                        }
                    }
                    1 if v3 < lit(0.7) => {
                        fn inner11(s: D, t: D) -> D {
                            if s >= lit(1.1) {
                                return s;
                            }
                            t
                        }
                        let x = inner11(x * x, a[a.len() - 1 - (i5 + 1) % a.len()]);
                    }
                    _ => {
                        const GAMMA_12: f64 = 2.0;
                        { let right = lit(0.25) * ({ a[2 % a.len()] }) * lit(GAMMA_12); x += right; }
                        let v13 = { x };
                    }
                }
                { let right = lit(0.25) * ({ v2 }); v3 += right; }
            }
            (a.iter().zip(a).map(|(&e14, &z14)| z14).sum::<D>() - v2, (a.iter().rev().map(|&e15| x).sum::<D>() - v3.sin() + v2.sin()) * x + a[4 % a.len()])
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
            let mut v1 = v - u;
            let r2 = [v + v1; 3];
            let mut k4: usize = 0;
            while (k4 < 6) && (r2[1] > -0.3) {
                k4 += 1;
            }
            v1 = ((k4 % 4) as f64);
            (if !(r2[0] >= 0.125) { r2[3 - 1 - (k4) % 3] } else { r2[1] }) * v1 + u
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x: f64 = x * x;
            let mut k2: usize = 0;
            let mut v3: f64 = 'l1: loop {
                if k2 >= 5 {
                    break ((k2 % 4) as f64) * x;
                }
                k2 += 1;
            };
            let mut r4 = vec![v3, w[(n + 1) % w.len()].mul_add(v3, x), if (((n % 4) as f64) <= 0.125) || (v3 < 0.25) { v3 } else { v3 }];
            let r4_len: usize = r4.len();
            let mut k6: usize = 0;
            let mut v8: f64 = 'l5: loop {
                if k6 >= 2 {
                    break x;
                }
                k6 += 1;
                let mut k7: usize = 3;
            };
            if w[(k2 + 1) % w.len()] < x {
                let mut k10: usize = 0;
                loop {
                    if k10 >= 6 {
                        break;
                    }
                    k10 += 1;
                    fn inner11(s: f64, t: f64) -> f64 {
                        if t < t {
                            return t * s;
                        }
                        -1.25 - t
                    }
                    let v8: f64 = inner11(v8.mul_add(x, x), f64::fract(r4[n % r4.len()]));
                }
            } else {
                let v12 = w[k6 % w.len()];
                let mut k13: usize = 0;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v - u;
            let r2 = [v + v1; 3];
            let mut k4: usize = 0;
            while (k4 < 6) && (r2[1] > -0.3) {
                k4 += 1;
            }
            v1 = ((k4 % 4) as f64);
            (if !(r2[0] >= 0.125) { r2[3 - 1 - (k4) % 3] } else { r2[1] }) * v1 + u
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x: f64 = x * x;
            let mut k2: usize = 0;
            let mut v3: f64 = 'l1: loop {
                if k2 >= 5 {
                    break ((k2 % 4) as f64) * x;
                }
                k2 += 1;
            };
            let mut r4 = vec![v3, w[(n + 1) % w.len()].mul_add(v3, x), if (((n % 4) as f64) <= 0.125) || (v3 < 0.25) { v3 } else { v3 }];
            let r4_len: usize = r4.len();
            let mut k6: usize = 0;
            let mut v8: f64 = 'l5: loop {
                if k6 >= 2 {
                    break x;
                }
                k6 += 1;
                let mut k7: usize = 3;
            };
            if w[(k2 + 1) % w.len()] < x {
                let mut k10: usize = 0;
                loop {
                    if k10 >= 6 {
                        break;
                    }
                    k10 += 1;
                    fn inner11(s: f64, t: f64) -> f64 {
                        if t < t {
                            return t * s;
                        }
                        -1.25 - t
                    }
                    let v8: f64 = inner11(v8.mul_add(x, x), f64::fract(r4[n % r4.len()]));
                }
            } else {
                let v12 = w[k6 % w.len()];
                let mut k13: usize = 0;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v - u;
            let r2 = [v + v1; 3];
            let mut k4: usize = 0;
            while (k4 < 6) && (r2[1] > lit(-0.3)) {
                k4 += 1;
            }
            v1 = lit((k4 % 4) as f64);
            (if !(r2[0] >= lit(0.125)) { r2[3 - 1 - (k4) % 3] } else { r2[1] }) * v1 + u
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut x: D = x * x;
            let mut k2: usize = 0;
            let mut v3: D = 'l1: loop {
                if k2 >= 5 {
                    break lit((k2 % 4) as f64) * x;
                }
                k2 += 1;
            };
            let mut r4 = vec![v3, w[(n + 1) % w.len()].mul_add(v3, x), if (lit((n % 4) as f64) <= lit(0.125)) || (v3 < lit(0.25)) { v3 } else { v3 }];
            let r4_len: usize = r4.len();
            let mut k6: usize = 0;
            let mut v8: D = 'l5: loop {
                if k6 >= 2 {
                    break x;
                }
                k6 += 1;
                let mut k7: usize = 3;
            };
            if w[(k2 + 1) % w.len()] < x {
                let mut k10: usize = 0;
                loop {
                    if k10 >= 6 {
                        break;
                    }
                    k10 += 1;
                    fn inner11(s: D, t: D) -> D {
                        if t < t {
                            return t * s;
                        }
                        lit(-1.25) - t
                    }
                    let v8: D = inner11(v8.mul_add(x, x), D::fract(r4[n % r4.len()]));
                }
            } else {
                let v12 = w[k6 % w.len()];
                let mut k13: usize = 0;
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
                    v1 = (v1 / (a[0] * a[0] + 1.25)).tanh();
                }
                for &e10 in a {
                    {
                        let mut k12: usize = 0;
                        loop {
                            if k12 >= 1 {
                                break;
                            }
                            k12 += 1;
                            v2 /= v2 * v2 + 0.5;
                        }
                    }
                }
            }
            (v2 - a[(k4 + 1) % a.len()] - v2 + v1, a[0] * v1 + x)
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
                    v1 = (v1 / (a[0] * a[0] + 1.25)).tanh();
                }
                for &e10 in a {
                    {
                        let mut k12: usize = 0;
                        loop {
                            if k12 >= 1 {
                                break;
                            }
                            k12 += 1;
                            v2 /= v2 * v2 + 0.5;
                        }
                    }
                }
            }
            (v2 - a[(k4 + 1) % a.len()] - v2 + v1, a[0] * v1 + x)
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
                    v1 = (v1 / (a[0] * a[0] + lit(1.25))).tanh();
                }
                for &e10 in a {
                    {
                        let mut k12: usize = 0;
                        loop {
                            if k12 >= 1 {
                                break;
                            }
                            k12 += 1;
                            { let right = v2 * v2 + lit(0.5); v2 /= right; }
                        }
                    }
                }
            }
            (v2 - a[(k4 + 1) % a.len()] - v2 + v1, a[0] * v1 + x)
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
            let mut v1 = 2.0 * b[b.len() - 1 - (1) % b.len()];
            let mut v2 = b[1 % b.len()];
            let mut r4 = [v1, 0.125, v2 / (v2.abs() + 0.25), v2 + b[b.len() - 1 - (4) % b.len()], b.chunks_exact(2).map(|e3| (v1 as i64 as f64)).fold(v2, |acc3, t3| 0.5 * acc3 + t3 * t3)];
            let mut k5: usize = 2;
            let mut v6 = v1 * r4[0];
            (a[4 % a.len()] - v2 + v6) * v2 + r4[3 % 5] + a[(2 * k5 + 2) % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v3 = if w[0] >= x {
                let v1 = x;
                x
            } else {
                const GAMMA_2: f64 = 0.9;
                w[w.len() - 1 - (n) % w.len()] -= (x + -0.3) * GAMMA_2;
                x
            };
            let mut x = v3;
            let mut r4 = [w[n % w.len()] + x; 4];
            let m5: [[f64; 2]; 2] = [[w[0], r4[3]], [w[w.len() - 1 - (n + n) % w.len()], w[0]]];
            match n % 2 {
                0 if w[w.len() - 1 - (n + 1) % w.len()] > 1.5 => {
                    v3 = v3 * 0.5 + (x + v3);
                }
                _ => {
                }
            }
            x * v3 * v3.sin() + r4[2] + w[w.len() - 1 - (n + 1) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 2.0 * b[b.len() - 1 - (1) % b.len()];
            let mut v2 = b[1 % b.len()];
            let mut r4 = [v1, 0.125, v2 / (v2.abs() + 0.25), v2 + b[b.len() - 1 - (4) % b.len()], b.chunks_exact(2).map(|e3| (v1 as i64 as f64)).fold(v2, |acc3, t3| 0.5 * acc3 + t3 * t3)];
            let mut k5: usize = 2;
            let mut v6 = v1 * r4[0];
            (a[4 % a.len()] - v2 + v6) * v2 + r4[3 % 5] + a[(2 * k5 + 2) % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v3 = if w[0] >= x {
                let v1 = x;
                x
            } else {
                const GAMMA_2: f64 = 0.9;
                w[w.len() - 1 - (n) % w.len()] -= (x + -0.3) * GAMMA_2;
                x
            };
            let mut x = v3;
            let mut r4 = [w[n % w.len()] + x; 4];
            let m5: [[f64; 2]; 2] = [[w[0], r4[3]], [w[w.len() - 1 - (n + n) % w.len()], w[0]]];
            match n % 2 {
                0 if w[w.len() - 1 - (n + 1) % w.len()] > 1.5 => {
                    v3 = v3 * 0.5 + (x + v3);
                }
                _ => {
                }
            }
            x * v3 * v3.sin() + r4[2] + w[w.len() - 1 - (n + 1) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(2.0) * b[b.len() - 1 - (1) % b.len()];
            let mut v2 = b[1 % b.len()];
            let mut r4 = [v1, lit(0.125), v2 / (v2.abs() + lit(0.25)), v2 + b[b.len() - 1 - (4) % b.len()], b.chunks_exact(2).map(|e3| lit(v1.value() as i64 as f64)).fold(v2, |acc3, t3| lit(0.5) * acc3 + t3 * t3)];
            let mut k5: usize = 2;
            let mut v6 = v1 * r4[0];
            (a[4 % a.len()] - v2 + v6) * v2 + r4[3 % 5] + a[(2 * k5 + 2) % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v3 = if w[0] >= x {
                let v1 = x;
                x
            } else {
                const GAMMA_2: f64 = 0.9;
                { let right = (x + lit(-0.3)) * lit(GAMMA_2); w[w.len() - 1 - (n) % w.len()] -= right; }
                x
            };
            let mut x = v3;
            let mut r4 = [w[n % w.len()] + x; 4];
            let m5: [[D; 2]; 2] = [[w[0], r4[3]], [w[w.len() - 1 - (n + n) % w.len()], w[0]]];
            match n % 2 {
                0 if w[w.len() - 1 - (n + 1) % w.len()] > lit(1.5) => {
                    v3 = v3 * lit(0.5) + (x + v3);
                }
                _ => {
                }
            }
            x * v3 * v3.sin() + r4[2] + w[w.len() - 1 - (n + 1) % w.len()]
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
            let mut v1 = w[1 % w.len()] * u;
            let c2 = |u2_0: f64, u2_1: f64| u2_0 * (u2_1 * u2_1 + 0.5).sqrt();
            v1 -= u.powi(2);
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x / (x * x + 0.5);
            let v3: f64;
            if x <= 2.0 {
                v3 = -1.5_f64;
            } else {
                v3 = x;
            }
            for e5 in p {
                p[(n + 1) % 3] -= 0.25 * (v1 / (x.abs() + 1.25));
            }
            {
                for i7 in (0..n % 4).rev() {
                    let s8: &[f64] = &p[1..];
                }
                p[3 - 1 - (n + 1) % 3] = p[3 - 1 - (n + 1) % 3] * 0.5 + p.chunks(2).rev().enumerate().map(|(j9, e9)| ((n % 4) as f64)).sum::<f64>();
            }
            p[4 % 3] = ((n % 4) as f64) - x;
            [v3 + x + v3 - v1.sin(), ({ x }) * v1 - x + p[1]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[1 % w.len()] * u;
            let c2 = |u2_0: f64, u2_1: f64| u2_0 * (u2_1 * u2_1 + 0.5).sqrt();
            v1 -= u.powi(2);
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x / (x * x + 0.5);
            let v3: f64;
            if x <= 2.0 {
                v3 = -1.5_f64;
            } else {
                v3 = x;
            }
            for e5 in p {
                p[(n + 1) % 3] -= 0.25 * (v1 / (x.abs() + 1.25));
            }
            {
                for i7 in (0..n % 4).rev() {
                    let s8: &[f64] = &p[1..];
                }
                p[3 - 1 - (n + 1) % 3] = p[3 - 1 - (n + 1) % 3] * 0.5 + p.chunks(2).rev().enumerate().map(|(j9, e9)| ((n % 4) as f64)).sum::<f64>();
            }
            p[4 % 3] = ((n % 4) as f64) - x;
            [v3 + x + v3 - v1.sin(), ({ x }) * v1 - x + p[1]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = w[1 % w.len()] * u;
            let c2 = |u2_0: D, u2_1: D| u2_0 * (u2_1 * u2_1 + lit(0.5)).sqrt();
            { let right = u.powi(2); v1 -= right; }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x / (x * x + lit(0.5));
            let v3: D;
            if x <= lit(2.0) {
                v3 = lit(-1.5);
            } else {
                v3 = x;
            }
            for e5 in p {
                { let right = lit(0.25) * (v1 / (x.abs() + lit(1.25))); p[(n + 1) % 3] -= right; }
            }
            {
                for i7 in (0..n % 4).rev() {
                    let s8: &[D] = &p[1..];
                }
                p[3 - 1 - (n + 1) % 3] = p[3 - 1 - (n + 1) % 3] * lit(0.5) + p.chunks(2).rev().enumerate().map(|(j9, e9)| lit((n % 4) as f64)).sum::<D>();
            }
            p[4 % 3] = lit((n % 4) as f64) - x;
            [v3 + x + v3 - v1.sin(), ({ x }) * v1 - x + p[1]]
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
            let mut v1 = {
                w[0] = w[0] * 0.5 + x;
                w[n % w.len()]
            };
            let mut v2: f64 = { w[0] };
            let m3: [[f64; 2]; 2] = [[v1, v2], [v2, w[w.len() - 1 - (1) % w.len()]]];
            const GAMMA_4: f64 = -0.125;
            v2 = 2.0 * GAMMA_4;
            v2 = v2 * 0.5 + ({ w[(n + n) % w.len()] });
            let mut r6: Vec<f64> = w.iter().zip(w.iter()).map(|(&e5, &z5)| x).collect();
            let r6_len: usize = r6.len();
            w[w.len() - 1 - (2) % w.len()] /= v2.abs() + 0.5;
            {
                let mut k7: usize = 3;
            }
            const GAMMA_8: f64 = 1.25;
            v1 = x.to_radians() * GAMMA_8;
            (v1 + v2 + v2.sin() - v1) * x + w[(2 * n + 2) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.5;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = {
                w[0] = w[0] * 0.5 + x;
                w[n % w.len()]
            };
            let mut v2: f64 = { w[0] };
            let m3: [[f64; 2]; 2] = [[v1, v2], [v2, w[w.len() - 1 - (1) % w.len()]]];
            const GAMMA_4: f64 = -0.125;
            v2 = 2.0 * GAMMA_4;
            v2 = v2 * 0.5 + ({ w[(n + n) % w.len()] });
            let mut r6: Vec<f64> = w.iter().zip(w.iter()).map(|(&e5, &z5)| x).collect();
            let r6_len: usize = r6.len();
            w[w.len() - 1 - (2) % w.len()] /= v2.abs() + 0.5;
            {
                let mut k7: usize = 3;
            }
            const GAMMA_8: f64 = 1.25;
            v1 = x.to_radians() * GAMMA_8;
            (v1 + v2 + v2.sin() - v1) * x + w[(2 * n + 2) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = {
                w[0] = w[0] * lit(0.5) + x;
                w[n % w.len()]
            };
            let mut v2: D = { w[0] };
            let m3: [[D; 2]; 2] = [[v1, v2], [v2, w[w.len() - 1 - (1) % w.len()]]];
            const GAMMA_4: f64 = -0.125;
            v2 = lit(2.0) * lit(GAMMA_4);
            v2 = v2 * lit(0.5) + ({ w[(n + n) % w.len()] });
            let mut r6: Vec<D> = w.iter().zip(w.iter()).map(|(&e5, &z5)| x).collect();
            let r6_len: usize = r6.len();
            { let right = v2.abs() + lit(0.5); w[w.len() - 1 - (2) % w.len()] /= right; }
            {
                let mut k7: usize = 3;
            }
            const GAMMA_8: f64 = 1.25;
            v1 = x.to_radians() * lit(GAMMA_8);
            (v1 + v2 + v2.sin() - v1) * x + w[(2 * n + 2) % w.len()]
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
            let mut x = x;
            let mut v1 = x - x;
            let mut r2 = [w[w.len() - 1 - (3) % w.len()] / (w[0] * w[0] + 0.25), -0.125 - x];
            w[w.len() - 1 - (n + 1) % w.len()] *= v1.sin();
            if n % 3 < 1 {
                let mut k4: usize = 0;
                let mut v7: f64 = loop {
                    if k4 >= 0 {
                        break v1 + v1;
                    }
                    k4 += 1;
                    let mut k6: usize = 0;
                    while k6 < 6 {
                        k6 += 1;
                        v1 *= (v1 * v1 + 1.25).hypot(((k6 % 4) as f64)).max(-2.25).min(2.375);
                    }
                };
            }
            {
                let o8: Option<f64> = if n % 3 != 1 { Some({ x }) } else { None };
            }
            if w[0 % w.len()] < w[0] {
                let v9: f64 = w[(n + n) % w.len()];
            } else {
                match n % 2 {
                    0 => {
                        r2[(n + n) % 2] /= ((n % 4) as f64).abs() + 0.25;
                        for i11 in 0..n {
                            if ((i11 % 4) as f64) >= -0.3 {
                                continue;
                            } else {
                                let v13 = if w[0] <= -0.75 {
                                    let v12: f64 = 1.0;
                                    v1
                                } else {
                                    x = x * 0.5 + v1 * w[(n + 1) % w.len()];
                                    x
                                };
                            }
                            let mut k15: usize = 0;
                            'l14: while k15 < 1 {
                                k15 += 1;
                                match n % 4 {
                                    0 => {
                                        let mut k17: usize = 0;
                                        loop {
                                            if k17 >= 4 {
                                                break;
                                            }
                                            k17 += 1;
                                            let mut r18 = vec![(v1 * v1 + 0.5).powf(x / (1.0 + x * x)); i11 % 5 + 1];
                                            let r18_len: usize = r18.len();
                                        }
                                    }
                                    1 => {
                                        for i19 in 1..2 {
                                            r2[i19] += r2[i19 - 1] * w[0].sin();
                                        }
                                        let c20 = |u20_0: f64| u20_0 + (u20_0 + u20_0);
                                    }
                                    2 => {
                                        w[(2 * i11 + 0) % w.len()] = x.clamp(-2.125, 1.875);
                                        'l21: for &e22 in &r2 {
                                            x /= e22 * e22 + 0.5;
                                        }
                                    }
                                    _ => {
                                        if 2.0_f64 >= w[w.len() - 1 - (n + 1) % w.len()] {
                                            w[(2 * k15 + 0) % w.len()] += 0.25 * (w[0] - x);
                                            const GAMMA_23: f64 = 1.5;
                                            v1 += 0.25 * w.iter().zip(w.iter()).take(n + 1).filter(|&(&e24, &z24)| !(x <= 1.25)).map(|(&e24, &z24)| 1.0 + 0.25 * w.iter().enumerate().filter(|&(j25, &e25)| e24 < -1.25).map(|(j25, &e25)| if (0.25_f64 >= w[w.len() - 1 - (i11 + 1) % w.len()]) && (e24 > 1.25) { e25 } else { ((n % 4) as f64) }).sum::<f64>().sin()).product::<f64>() * GAMMA_23;
                                        } else {
                                            match n % 4 {
                                                0 => {
                                                    let mut r26 = [f64::hypot(0.25_f64.abs() + 0.5, v1); 3];
                                                    if i11 % 3 != 1 {
                                                        r2[1] = r2[1] * 0.5 + (match n % 3 {
                                                            0 if v1 <= 0.7 => {
                                                                w[3 % w.len()] = w[3 % w.len()] * 0.5 + (if v1 < -1.1 {
                                                                    let v27 = ((i11 % 4) as f64);
                                                                    r26[(k15 + i11) % 3]
                                                                } else { v1 });
                                                                -0.125
                                                            }
                                                            1 => { 2.0 }
                                                            _ => {
                                                                w[0] /= x.abs() + 0.25;
                                                                x
                                                            }
                                                        });
                                                        break;
                                                    }
                                                }
                                                1 => {
                                                    x = r2[0] / (1.0 + r2[0] * r2[0]);
                                                    let mut k29: usize = 0;
                                                    'l28: while (k29 < 1) && (v1 < 1.1) {
                                                        k29 += 1;
                                                        let v30 = v1 * v1;
                                                    }
                                                }
                                                2 if x < v1 => {
                                                    let mut o31: Option<f64> = if i11 % 3 == 1 { Some(w[(2 * n + 0) % w.len()] % 1.75) } else { None };
                                                    x = x;
                                                }
                                                _ => {
                                                    w[0] *= (x + v1).sin();
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        r2[(n + n) % 2] = { x };
                    }
                }
                let mut k33: usize = 0;
                while k33 < 0 {
                    k33 += 1;
                    let mut v34 = if k33 % 3 < 1 { v1 } else { ((k33 % 4) as f64) };
                }
            }
            w.iter().zip(w.iter()).map(|(&e35, &z35)| ((n % 4) as f64) - v1).fold(x, |acc35, t35| acc35.sin() + -1.0 * t35) * v1 + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = x;
            let mut v1 = x - x;
            let mut r2 = [w[w.len() - 1 - (3) % w.len()] / (w[0] * w[0] + 0.25), -0.125 - x];
            w[w.len() - 1 - (n + 1) % w.len()] *= v1.sin();
            if n % 3 < 1 {
                let mut k4: usize = 0;
                let mut v7: f64 = loop {
                    if k4 >= 0 {
                        break v1 + v1;
                    }
                    k4 += 1;
                    let mut k6: usize = 0;
                    while k6 < 6 {
                        k6 += 1;
                        v1 *= (v1 * v1 + 1.25).hypot(((k6 % 4) as f64)).max(-2.25).min(2.375);
                    }
                };
            }
            {
                let o8: Option<f64> = if n % 3 != 1 { Some({ x }) } else { None };
            }
            if w[0 % w.len()] < w[0] {
                let v9: f64 = w[(n + n) % w.len()];
            } else {
                match n % 2 {
                    0 => {
                        r2[(n + n) % 2] /= ((n % 4) as f64).abs() + 0.25;
                        for i11 in 0..n {
                            if ((i11 % 4) as f64) >= -0.3 {
                                continue;
                            } else {
                                let v13 = if w[0] <= -0.75 {
                                    let v12: f64 = 1.0;
                                    v1
                                } else {
                                    x = x * 0.5 + v1 * w[(n + 1) % w.len()];
                                    x
                                };
                            }
                            let mut k15: usize = 0;
                            'l14: while k15 < 1 {
                                k15 += 1;
                                match n % 4 {
                                    0 => {
                                        let mut k17: usize = 0;
                                        loop {
                                            if k17 >= 4 {
                                                break;
                                            }
                                            k17 += 1;
                                            let mut r18 = vec![(v1 * v1 + 0.5).powf(x / (1.0 + x * x)); i11 % 5 + 1];
                                            let r18_len: usize = r18.len();
                                        }
                                    }
                                    1 => {
                                        for i19 in 1..2 {
                                            r2[i19] += r2[i19 - 1] * w[0].sin();
                                        }
                                        let c20 = |u20_0: f64| u20_0 + (u20_0 + u20_0);
                                    }
                                    2 => {
                                        w[(2 * i11 + 0) % w.len()] = x.clamp(-2.125, 1.875);
                                        'l21: for &e22 in &r2 {
                                            x /= e22 * e22 + 0.5;
                                        }
                                    }
                                    _ => {
                                        if 2.0_f64 >= w[w.len() - 1 - (n + 1) % w.len()] {
                                            w[(2 * k15 + 0) % w.len()] += 0.25 * (w[0] - x);
                                            const GAMMA_23: f64 = 1.5;
                                            v1 += 0.25 * w.iter().zip(w.iter()).take(n + 1).filter(|&(&e24, &z24)| !(x <= 1.25)).map(|(&e24, &z24)| 1.0 + 0.25 * w.iter().enumerate().filter(|&(j25, &e25)| e24 < -1.25).map(|(j25, &e25)| if (0.25_f64 >= w[w.len() - 1 - (i11 + 1) % w.len()]) && (e24 > 1.25) { e25 } else { ((n % 4) as f64) }).sum::<f64>().sin()).product::<f64>() * GAMMA_23;
                                        } else {
                                            match n % 4 {
                                                0 => {
                                                    let mut r26 = [f64::hypot(0.25_f64.abs() + 0.5, v1); 3];
                                                    if i11 % 3 != 1 {
                                                        r2[1] = r2[1] * 0.5 + (match n % 3 {
                                                            0 if v1 <= 0.7 => {
                                                                w[3 % w.len()] = w[3 % w.len()] * 0.5 + (if v1 < -1.1 {
                                                                    let v27 = ((i11 % 4) as f64);
                                                                    r26[(k15 + i11) % 3]
                                                                } else { v1 });
                                                                -0.125
                                                            }
                                                            1 => { 2.0 }
                                                            _ => {
                                                                w[0] /= x.abs() + 0.25;
                                                                x
                                                            }
                                                        });
                                                        break;
                                                    }
                                                }
                                                1 => {
                                                    x = r2[0] / (1.0 + r2[0] * r2[0]);
                                                    let mut k29: usize = 0;
                                                    'l28: while (k29 < 1) && (v1 < 1.1) {
                                                        k29 += 1;
                                                        let v30 = v1 * v1;
                                                    }
                                                }
                                                2 if x < v1 => {
                                                    let mut o31: Option<f64> = if i11 % 3 == 1 { Some(w[(2 * n + 0) % w.len()] % 1.75) } else { None };
                                                    x = x;
                                                }
                                                _ => {
                                                    w[0] *= (x + v1).sin();
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        r2[(n + n) % 2] = { x };
                    }
                }
                let mut k33: usize = 0;
                while k33 < 0 {
                    k33 += 1;
                    let mut v34 = if k33 % 3 < 1 { v1 } else { ((k33 % 4) as f64) };
                }
            }
            w.iter().zip(w.iter()).map(|(&e35, &z35)| ((n % 4) as f64) - v1).fold(x, |acc35, t35| acc35.sin() + -1.0 * t35) * v1 + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x = x;
            let mut v1 = x - x;
            let mut r2 = [w[w.len() - 1 - (3) % w.len()] / (w[0] * w[0] + lit(0.25)), lit(-0.125) - x];
            { let right = v1.sin(); w[w.len() - 1 - (n + 1) % w.len()] *= right; }
            if n % 3 < 1 {
                let mut k4: usize = 0;
                let mut v7: D = loop {
                    if k4 >= 0 {
                        break v1 + v1;
                    }
                    k4 += 1;
                    let mut k6: usize = 0;
                    while k6 < 6 {
                        k6 += 1;
                        { let right = (v1 * v1 + lit(1.25)).hypot(lit((k6 % 4) as f64)).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
                    }
                };
            }
            {
                let o8: Option<D> = if n % 3 != 1 { Some({ x }) } else { None };
            }
            if w[0 % w.len()] < w[0] {
                let v9: D = w[(n + n) % w.len()];
            } else {
                match n % 2 {
                    0 => {
                        { let right = lit((n % 4) as f64).abs() + lit(0.25); r2[(n + n) % 2] /= right; }
                        for i11 in 0..n {
                            if lit((i11 % 4) as f64) >= lit(-0.3) {
                                continue;
                            } else {
                                let v13 = if w[0] <= lit(-0.75) {
                                    let v12: D = lit(1.0);
                                    v1
                                } else {
                                    x = x * lit(0.5) + v1 * w[(n + 1) % w.len()];
                                    x
                                };
                            }
                            let mut k15: usize = 0;
                            'l14: while k15 < 1 {
                                k15 += 1;
                                match n % 4 {
                                    0 => {
                                        let mut k17: usize = 0;
                                        loop {
                                            if k17 >= 4 {
                                                break;
                                            }
                                            k17 += 1;
                                            let mut r18 = vec![(v1 * v1 + lit(0.5)).powf(x / (lit(1.0) + x * x)); i11 % 5 + 1];
                                            let r18_len: usize = r18.len();
                                        }
                                    }
                                    1 => {
                                        for i19 in 1..2 {
                                            { let right = r2[i19 - 1] * w[0].sin(); r2[i19] += right; }
                                        }
                                        let c20 = |u20_0: D| u20_0 + (u20_0 + u20_0);
                                    }
                                    2 => {
                                        w[(2 * i11 + 0) % w.len()] = x.clamp(lit(-2.125), lit(1.875));
                                        'l21: for &e22 in &r2 {
                                            { let right = e22 * e22 + lit(0.5); x /= right; }
                                        }
                                    }
                                    _ => {
                                        if lit(2.0) >= w[w.len() - 1 - (n + 1) % w.len()] {
                                            { let right = lit(0.25) * (w[0] - x); w[(2 * k15 + 0) % w.len()] += right; }
                                            const GAMMA_23: f64 = 1.5;
                                            { let right = lit(0.25) * w.iter().zip(w.iter()).take(n + 1).filter(|&(&e24, &z24)| !(x <= lit(1.25))).map(|(&e24, &z24)| lit(1.0) + lit(0.25) * w.iter().enumerate().filter(|&(j25, &e25)| e24 < lit(-1.25)).map(|(j25, &e25)| if (lit(0.25) >= w[w.len() - 1 - (i11 + 1) % w.len()]) && (e24 > lit(1.25)) { e25 } else { lit((n % 4) as f64) }).sum::<D>().sin()).product::<D>() * lit(GAMMA_23); v1 += right; }
                                        } else {
                                            match n % 4 {
                                                0 => {
                                                    let mut r26 = [D::hypot(lit(0.25).abs() + lit(0.5), v1); 3];
                                                    if i11 % 3 != 1 {
                                                        r2[1] = r2[1] * lit(0.5) + (match n % 3 {
                                                            0 if v1 <= lit(0.7) => {
                                                                w[3 % w.len()] = w[3 % w.len()] * lit(0.5) + (if v1 < lit(-1.1) {
                                                                    let v27 = lit((i11 % 4) as f64);
                                                                    r26[(k15 + i11) % 3]
                                                                } else { v1 });
                                                                lit(-0.125)
                                                            }
                                                            1 => { lit(2.0) }
                                                            _ => {
                                                                { let right = x.abs() + lit(0.25); w[0] /= right; }
                                                                x
                                                            }
                                                        });
                                                        break;
                                                    }
                                                }
                                                1 => {
                                                    x = r2[0] / (lit(1.0) + r2[0] * r2[0]);
                                                    let mut k29: usize = 0;
                                                    'l28: while (k29 < 1) && (v1 < lit(1.1)) {
                                                        k29 += 1;
                                                        let v30 = v1 * v1;
                                                    }
                                                }
                                                2 if x < v1 => {
                                                    let mut o31: Option<D> = if i11 % 3 == 1 { Some(w[(2 * n + 0) % w.len()] % lit(1.75)) } else { None };
                                                    x = x;
                                                }
                                                _ => {
                                                    { let right = (x + v1).sin(); w[0] *= right; }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        r2[(n + n) % 2] = { x };
                    }
                }
                let mut k33: usize = 0;
                while k33 < 0 {
                    k33 += 1;
                    let mut v34 = if k33 % 3 < 1 { v1 } else { lit((k33 % 4) as f64) };
                }
            }
            w.iter().zip(w.iter()).map(|(&e35, &z35)| lit((n % 4) as f64) - v1).fold(x, |acc35, t35| acc35.sin() + lit(-1.0) * t35) * v1 + w[0]
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
            let mut v1 = x.cos();
            let mut v3 = a.iter().map(|&e2| v1).filter(|&m2| ((n % 4) as f64) >= a[0]).sum::<f64>();
            let mut r4: [f64; 4] = [0.0; 4];
            let mut v5 = (0.3_f64.abs() + 0.25).powf(((n % 4) as f64).clamp(-2.125, 1.875));
            let c6 = |u6_0: f64, u6_1: f64| u6_0 + a.iter().skip(1).map(|&e7| a[a.len() - 1 - (n + 1) % a.len()]).fold(a[0], |acc7, t7| acc7.sin() + 2.0 * t7);
            v3 += v1 - x;
            v5 += (v1.abs() + 0.5 + 1.0).acosh();
            'l8: for i9 in (0..4).rev() {
                if ((n % 4) as f64) <= v3 {
                    for &e11 in a {
                        for i13 in 0..i9 {
                            let v14: f64;
                            if r4[1] <= 0.125 {
                                v14 = ((i9 % 4) as f64);
                            } else {
                                v14 = a.iter().zip(&r4).filter(|&(&e15, &z15)| x >= -0.3).map(|(&e15, &z15)| ((n % 4) as f64) + r4[2]).fold(((i9 % 4) as f64), |acc15, t15| 0.5 * acc15 + v3 * t15);
                            }
                        }
                    }
                } else {
                    {
                        let mut o16: Option<f64> = if n % 3 < 1 { Some(c6(x, v3)) } else { None };
                    }
                }
                match n % 2 {
                    0 => {
                        v5 /= a[0].abs() + 0.5;
                        let mut v17 = x + v5;
                    }
                    _ => {
                        let c18 = |u18_0: f64, u18_1: f64| u18_0 - (a[0] - u18_0);
                        let mut k19: usize = 1;
                    }
                }
            }
            x * v5 + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x.cos();
            let mut v3 = a.iter().map(|&e2| v1).filter(|&m2| ((n % 4) as f64) >= a[0]).sum::<f64>();
            let mut r4: [f64; 4] = [0.0; 4];
            let mut v5 = (0.3_f64.abs() + 0.25).powf(((n % 4) as f64).clamp(-2.125, 1.875));
            let c6 = |u6_0: f64, u6_1: f64| u6_0 + a.iter().skip(1).map(|&e7| a[a.len() - 1 - (n + 1) % a.len()]).fold(a[0], |acc7, t7| acc7.sin() + 2.0 * t7);
            v3 += v1 - x;
            v5 += (v1.abs() + 0.5 + 1.0).acosh();
            'l8: for i9 in (0..4).rev() {
                if ((n % 4) as f64) <= v3 {
                    for &e11 in a {
                        for i13 in 0..i9 {
                            let v14: f64;
                            if r4[1] <= 0.125 {
                                v14 = ((i9 % 4) as f64);
                            } else {
                                v14 = a.iter().zip(&r4).filter(|&(&e15, &z15)| x >= -0.3).map(|(&e15, &z15)| ((n % 4) as f64) + r4[2]).fold(((i9 % 4) as f64), |acc15, t15| 0.5 * acc15 + v3 * t15);
                            }
                        }
                    }
                } else {
                    {
                        let mut o16: Option<f64> = if n % 3 < 1 { Some(c6(x, v3)) } else { None };
                    }
                }
                match n % 2 {
                    0 => {
                        v5 /= a[0].abs() + 0.5;
                        let mut v17 = x + v5;
                    }
                    _ => {
                        let c18 = |u18_0: f64, u18_1: f64| u18_0 - (a[0] - u18_0);
                        let mut k19: usize = 1;
                    }
                }
            }
            x * v5 + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x.cos();
            let mut v3 = a.iter().map(|&e2| v1).filter(|&m2| lit((n % 4) as f64) >= a[0]).sum::<D>();
            let mut r4: [D; 4] = [lit(0.0); 4];
            let mut v5 = (lit(0.3).abs() + lit(0.25)).powf(lit((n % 4) as f64).clamp(lit(-2.125), lit(1.875)));
            let c6 = |u6_0: D, u6_1: D| u6_0 + a.iter().skip(1).map(|&e7| a[a.len() - 1 - (n + 1) % a.len()]).fold(a[0], |acc7, t7| acc7.sin() + lit(2.0) * t7);
            { let right = v1 - x; v3 += right; }
            { let right = (v1.abs() + lit(0.5) + lit(1.0)).acosh(); v5 += right; }
            'l8: for i9 in (0..4).rev() {
                if lit((n % 4) as f64) <= v3 {
                    for &e11 in a {
                        for i13 in 0..i9 {
                            let v14: D;
                            if r4[1] <= lit(0.125) {
                                v14 = lit((i9 % 4) as f64);
                            } else {
                                v14 = a.iter().zip(&r4).filter(|&(&e15, &z15)| x >= lit(-0.3)).map(|(&e15, &z15)| lit((n % 4) as f64) + r4[2]).fold(lit((i9 % 4) as f64), |acc15, t15| lit(0.5) * acc15 + v3 * t15);
                            }
                        }
                    }
                } else {
                    {
                        let mut o16: Option<D> = if n % 3 < 1 { Some(c6(x, v3)) } else { None };
                    }
                }
                match n % 2 {
                    0 => {
                        { let right = a[0].abs() + lit(0.5); v5 /= right; }
                        let mut v17 = x + v5;
                    }
                    _ => {
                        let c18 = |u18_0: D, u18_1: D| u18_0 - (a[0] - u18_0);
                        let mut k19: usize = 1;
                    }
                }
            }
            x * v5 + a[0]
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
            let mut v1: f64 = ((k % 4) as f64);
            if u > 1.25 {
                match k % 4 {
                    0 => {
                        let v2: f64 = -BETA;
                    }
                    1 => {
                        if k % 2 < 1 {
                            'l3: for i4 in 1..=k {
                                match i4 % 3 {
                                    0 if u <= u => {
                                        v1 -= 0.25 * (BETA / (u.abs() + 0.25));
                                    }
                                    1 => {
                                        const GAMMA_5: f64 = 2.0;
                                        v1 = (0.5_f64 - ((i4 % 4) as f64)).sin() * GAMMA_5;
                                        u += 0.25 * (1..k).skip(0).filter(|&i6| i4 % 2 < 1).map(|i6| v1 - u).sum::<f64>();
                                    }
                                    _ => {
                                        let mut k8: usize = 0;
                                        loop {
                                            if k8 >= 4 {
                                                break;
                                            }
                                            k8 += 1;
                                            let mut r9 = vec![u, v1 * BETA, -u];
                                            let r9_len: usize = r9.len();
                                        }
                                        for i11 in 1..k % 4 {
                                            let mut k13: usize = 0;
                                            loop {
                                                if k13 >= 6 {
                                                    break;
                                                }
                                                k13 += 1;
                                                if u > 1.5 {
                                                }
                                            }
                                        }
                                    }
                                }
                                let mut k14: usize = 3;
                            }
                        }
                    }
                    2 => {
                        if !(v1 >= 0.3) {
                            v1 += (0..k).map(|i15| BETA / (v1.abs() + 0.25)).fold(u, |acc15, t15| acc15.sin() + acc15 * t15);
                            return u.powi(1);
                        }
                        'l16: for i17 in 1..k {
                            let mut k19: usize = 0;
                            loop {
                                if k19 >= 6 {
                                    break;
                                }
                                k19 += 1;
                                if !(u >= -0.9) {
                                    match k19 % 4 {
                                        0 => {
                                            {
                                                if u >= v1 {
                                                    for i21 in 0..=2 {
                                                        let v22 = BETA * BETA;
                                                        fn inner23(s: f64, t: f64) -> f64 {
                                                            if !(1.5_f64 < t) {
                                                                return s;
                                                            }
                                                            s * s
                                                        }
                                                        let v22 = inner23(v22 * v1, { v22 });
                                                    }
                                                    if k19 % 2 < 1 {
                                                        if k19 % 2 < 1 {
                                                            break 'l16;
                                                        }
                                                        if k19 % 3 == 1 {
                                                            for i25 in (0..3).step_by(2) {
                                                                {
                                                                    if !(u > 0.3) {
                                                                        continue;
                                                                    }
                                                                    let v26: f64;
                                                                    if u <= 0.125 {
                                                                        v26 = v1 * u;
                                                                    } else {
                                                                        v26 = v1 * v1;
                                                                    }
                                                                }
                                                                {
                                                                    if v1 < 1.25 {
                                                                        if !(v1 < u) {
                                                                            continue;
                                                                        }
                                                                    } else {
                                                                        fn inner27(s: f64, t: f64) -> f64 {
                                                                            if s <= 0.7 {
                                                                                return s + t;
                                                                            }
                                                                            s
                                                                        }
                                                                        let v28 = inner27(v1 * u, v1);
                                                                    }
                                                                    let v29: f64;
                                                                    if 0.125_f64 <= v1 {
                                                                        v29 = v1 * v1;
                                                                    } else {
                                                                        v29 = if BETA >= 0.7 {
                                                                            let v30 = v1;
                                                                            v1
                                                                        } else { v1 };
                                                                    }
                                                                }
                                                            }
                                                        } else {
                                                            let mut v31: f64 = 1.1 * u;
                                                        }
                                                    } else {
                                                        if u > 2.0 {
                                                            continue;
                                                        }
                                                    }
                                                } else {
                                                    if k % 2 != 1 {
                                                        'l32: for i33 in 1..2 {
                                                            if i17 % 3 < 1 {
                                                                u = u * 0.5 + -0.125;
                                                                return u / (v1 * v1 + 0.5);
                                                            }
                                                        }
                                                        let o34: Option<f64> = if v1 >= 0.75 { Some(u * v1) } else { None };
                                                    }
                                                }
                                                let mut k36: usize = 0;
                                                let mut v39: f64 = 'l35: loop {
                                                    if k36 >= 5 {
                                                        break (1..i17).map(|i38| v1 / (v1.abs() + 1.25)).fold(0.9_f64, |acc38, t38| 0.5 * acc38 + t38 * t38);
                                                    }
                                                    k36 += 1;
                                                    fn inner37(s: f64, t: f64) -> f64 {
                                                        if t < 0.5 {
                                                            return s;
                                                        }
                                                        -t
                                                    }
                                                    let u = inner37(u * v1, v1);
                                                };
                                            }
                                        }
                                        1 => {
                                            fn inner40(s: f64, t: f64) -> f64 {
                                                if t < t {
                                                    return s - s;
                                                }
                                                (0.25_f64 * 0.25_f64 + 1.25_f64).sqrt()
                                            }
                                            let v41 = inner40(0.25 - v1, { u });
                                        }
                                        2 => {
                                            for i43 in 1..=k19 {
                                                u /= u * u + 1.25;
                                            }
                                            'l44: for _ in 1..i17 % 4 {
                                            }
                                        }
                                        _ => {
                                            match k % 2 {
                                                0 => {
                                                    let v46: f64 = -1.25;
                                                    let v47 = v1;
                                                }
                                                _ => {
                                                    let mut v48: f64 = 0.7;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        let v49 = v1;
                    }
                }
                let mut v50: f64 = v1 - u;
            } else {
                let v51 = v1;
                let v52 = v1;
            }
            ({ v1 }) - u
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = BETA + x;
            let mut v2 = w[w.len() - 1 - (n + 1) % w.len()];
            let mut r3: [f64; 2] = [0.0; 2];
            let mut v4 = r3[0];
            v2 = v1 / (2.0 * 2.0 + 0.25);
            let (mut v5, v6) = (BETA / (r3[2 - 1 - (2) % 2].abs() + 0.5), r3[2 - 1 - (n) % 2].cos());
            w[n % w.len()] = v5;
            if v6 >= w[w.len() - 1 - (n + n) % w.len()] {
                v2 -= w.iter().filter(|&&e7| w[w.len() - 1 - (n + 1) % w.len()] <= 0.75).map(|&e7| 1.0 + 0.25 * (r3[2 - 1 - (n) % 2] + v2).sin()).product::<f64>();
                return v5;
            }
            for i9 in (1..n).rev() {
                if v5 > 0.5 {
                    for i10 in 1..2 {
                        r3[i10] *= (r3[i10 - 1] - r3[i10]).cos();
                    }
                    'l11: for i12 in 1..n {
                        if !(v2 >= v5) {
                            let v13 = w[(n + i12) % w.len()];
                            let mut v5 = w[(2 * i9 + 2) % w.len()];
                        }
                    }
                }
                let mut k14: usize = 3;
            }
            (({ ((n % 4) as f64) }) - v5.sin() + v2) * v1.sin() + w[1 % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate(without(order))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1: f64 = ((k % 4) as f64);
            if u > 1.25 {
                match k % 4 {
                    0 => {
                        let v2: f64 = -BETA;
                    }
                    1 => {
                        if k % 2 < 1 {
                            'l3: for i4 in 1..=k {
                                match i4 % 3 {
                                    0 if u <= u => {
                                        v1 -= 0.25 * (BETA / (u.abs() + 0.25));
                                    }
                                    1 => {
                                        const GAMMA_5: f64 = 2.0;
                                        v1 = (0.5_f64 - ((i4 % 4) as f64)).sin() * GAMMA_5;
                                        u += 0.25 * (1..k).skip(0).filter(|&i6| i4 % 2 < 1).map(|i6| v1 - u).sum::<f64>();
                                    }
                                    _ => {
                                        let mut k8: usize = 0;
                                        loop {
                                            if k8 >= 4 {
                                                break;
                                            }
                                            k8 += 1;
                                            let mut r9 = vec![u, v1 * BETA, -u];
                                            let r9_len: usize = r9.len();
                                        }
                                        for i11 in 1..k % 4 {
                                            let mut k13: usize = 0;
                                            loop {
                                                if k13 >= 6 {
                                                    break;
                                                }
                                                k13 += 1;
                                                if u > 1.5 {
                                                }
                                            }
                                        }
                                    }
                                }
                                let mut k14: usize = 3;
                            }
                        }
                    }
                    2 => {
                        if !(v1 >= 0.3) {
                            v1 += (0..k).map(|i15| BETA / (v1.abs() + 0.25)).fold(u, |acc15, t15| acc15.sin() + acc15 * t15);
                            return u.powi(1);
                        }
                        'l16: for i17 in 1..k {
                            let mut k19: usize = 0;
                            loop {
                                if k19 >= 6 {
                                    break;
                                }
                                k19 += 1;
                                if !(u >= -0.9) {
                                    match k19 % 4 {
                                        0 => {
                                            {
                                                if u >= v1 {
                                                    for i21 in 0..=2 {
                                                        let v22 = BETA * BETA;
                                                        fn inner23(s: f64, t: f64) -> f64 {
                                                            if !(1.5_f64 < t) {
                                                                return s;
                                                            }
                                                            s * s
                                                        }
                                                        let v22 = inner23(v22 * v1, { v22 });
                                                    }
                                                    if k19 % 2 < 1 {
                                                        if k19 % 2 < 1 {
                                                            break 'l16;
                                                        }
                                                        if k19 % 3 == 1 {
                                                            for i25 in (0..3).step_by(2) {
                                                                {
                                                                    if !(u > 0.3) {
                                                                        continue;
                                                                    }
                                                                    let v26: f64;
                                                                    if u <= 0.125 {
                                                                        v26 = v1 * u;
                                                                    } else {
                                                                        v26 = v1 * v1;
                                                                    }
                                                                }
                                                                {
                                                                    if v1 < 1.25 {
                                                                        if !(v1 < u) {
                                                                            continue;
                                                                        }
                                                                    } else {
                                                                        fn inner27(s: f64, t: f64) -> f64 {
                                                                            if s <= 0.7 {
                                                                                return s + t;
                                                                            }
                                                                            s
                                                                        }
                                                                        let v28 = inner27(v1 * u, v1);
                                                                    }
                                                                    let v29: f64;
                                                                    if 0.125_f64 <= v1 {
                                                                        v29 = v1 * v1;
                                                                    } else {
                                                                        v29 = if BETA >= 0.7 {
                                                                            let v30 = v1;
                                                                            v1
                                                                        } else { v1 };
                                                                    }
                                                                }
                                                            }
                                                        } else {
                                                            let mut v31: f64 = 1.1 * u;
                                                        }
                                                    } else {
                                                        if u > 2.0 {
                                                            continue;
                                                        }
                                                    }
                                                } else {
                                                    if k % 2 != 1 {
                                                        'l32: for i33 in 1..2 {
                                                            if i17 % 3 < 1 {
                                                                u = u * 0.5 + -0.125;
                                                                return u / (v1 * v1 + 0.5);
                                                            }
                                                        }
                                                        let o34: Option<f64> = if v1 >= 0.75 { Some(u * v1) } else { None };
                                                    }
                                                }
                                                let mut k36: usize = 0;
                                                let mut v39: f64 = 'l35: loop {
                                                    if k36 >= 5 {
                                                        break (1..i17).map(|i38| v1 / (v1.abs() + 1.25)).fold(0.9_f64, |acc38, t38| 0.5 * acc38 + t38 * t38);
                                                    }
                                                    k36 += 1;
                                                    fn inner37(s: f64, t: f64) -> f64 {
                                                        if t < 0.5 {
                                                            return s;
                                                        }
                                                        -t
                                                    }
                                                    let u = inner37(u * v1, v1);
                                                };
                                            }
                                        }
                                        1 => {
                                            fn inner40(s: f64, t: f64) -> f64 {
                                                if t < t {
                                                    return s - s;
                                                }
                                                (0.25_f64 * 0.25_f64 + 1.25_f64).sqrt()
                                            }
                                            let v41 = inner40(0.25 - v1, { u });
                                        }
                                        2 => {
                                            for i43 in 1..=k19 {
                                                u /= u * u + 1.25;
                                            }
                                            'l44: for _ in 1..i17 % 4 {
                                            }
                                        }
                                        _ => {
                                            match k % 2 {
                                                0 => {
                                                    let v46: f64 = -1.25;
                                                    let v47 = v1;
                                                }
                                                _ => {
                                                    let mut v48: f64 = 0.7;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        let v49 = v1;
                    }
                }
                let mut v50: f64 = v1 - u;
            } else {
                let v51 = v1;
                let v52 = v1;
            }
            ({ v1 }) - u
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = BETA + x;
            let mut v2 = w[w.len() - 1 - (n + 1) % w.len()];
            let mut r3: [f64; 2] = [0.0; 2];
            let mut v4 = r3[0];
            v2 = v1 / (2.0 * 2.0 + 0.25);
            let (mut v5, v6) = (BETA / (r3[2 - 1 - (2) % 2].abs() + 0.5), r3[2 - 1 - (n) % 2].cos());
            w[n % w.len()] = v5;
            if v6 >= w[w.len() - 1 - (n + n) % w.len()] {
                v2 -= w.iter().filter(|&&e7| w[w.len() - 1 - (n + 1) % w.len()] <= 0.75).map(|&e7| 1.0 + 0.25 * (r3[2 - 1 - (n) % 2] + v2).sin()).product::<f64>();
                return v5;
            }
            for i9 in (1..n).rev() {
                if v5 > 0.5 {
                    for i10 in 1..2 {
                        r3[i10] *= (r3[i10 - 1] - r3[i10]).cos();
                    }
                    'l11: for i12 in 1..n {
                        if !(v2 >= v5) {
                            let v13 = w[(n + i12) % w.len()];
                            let mut v5 = w[(2 * i9 + 2) % w.len()];
                        }
                    }
                }
                let mut k14: usize = 3;
            }
            (({ ((n % 4) as f64) }) - v5.sin() + v2) * v1.sin() + w[1 % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.5;
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1: D = lit((k % 4) as f64);
            if u > lit(1.25) {
                match k % 4 {
                    0 => {
                        let v2: D = -lit(BETA);
                    }
                    1 => {
                        if k % 2 < 1 {
                            'l3: for i4 in 1..=k {
                                match i4 % 3 {
                                    0 if u <= u => {
                                        { let right = lit(0.25) * (lit(BETA) / (u.abs() + lit(0.25))); v1 -= right; }
                                    }
                                    1 => {
                                        const GAMMA_5: f64 = 2.0;
                                        v1 = (lit(0.5) - lit((i4 % 4) as f64)).sin() * lit(GAMMA_5);
                                        { let right = lit(0.25) * (1..k).skip(0).filter(|&i6| i4 % 2 < 1).map(|i6| v1 - u).sum::<D>(); u += right; }
                                    }
                                    _ => {
                                        let mut k8: usize = 0;
                                        loop {
                                            if k8 >= 4 {
                                                break;
                                            }
                                            k8 += 1;
                                            let mut r9 = vec![u, v1 * lit(BETA), -u];
                                            let r9_len: usize = r9.len();
                                        }
                                        for i11 in 1..k % 4 {
                                            let mut k13: usize = 0;
                                            loop {
                                                if k13 >= 6 {
                                                    break;
                                                }
                                                k13 += 1;
                                                if u > lit(1.5) {
                                                }
                                            }
                                        }
                                    }
                                }
                                let mut k14: usize = 3;
                            }
                        }
                    }
                    2 => {
                        if !(v1 >= lit(0.3)) {
                            { let right = (0..k).map(|i15| lit(BETA) / (v1.abs() + lit(0.25))).fold(u, |acc15, t15| acc15.sin() + acc15 * t15); v1 += right; }
                            return u.powi(1);
                        }
                        'l16: for i17 in 1..k {
                            let mut k19: usize = 0;
                            loop {
                                if k19 >= 6 {
                                    break;
                                }
                                k19 += 1;
                                if !(u >= lit(-0.9)) {
                                    match k19 % 4 {
                                        0 => {
                                            {
                                                if u >= v1 {
                                                    for i21 in 0..=2 {
                                                        let v22 = lit(BETA) * lit(BETA);
                                                        fn inner23(s: D, t: D) -> D {
                                                            if !(lit(1.5) < t) {
                                                                return s;
                                                            }
                                                            s * s
                                                        }
                                                        let v22 = inner23(v22 * v1, { v22 });
                                                    }
                                                    if k19 % 2 < 1 {
                                                        if k19 % 2 < 1 {
                                                            break 'l16;
                                                        }
                                                        if k19 % 3 == 1 {
                                                            for i25 in (0..3).step_by(2) {
                                                                {
                                                                    if !(u > lit(0.3)) {
                                                                        continue;
                                                                    }
                                                                    let v26: D;
                                                                    if u <= lit(0.125) {
                                                                        v26 = v1 * u;
                                                                    } else {
                                                                        v26 = v1 * v1;
                                                                    }
                                                                }
                                                                {
                                                                    if v1 < lit(1.25) {
                                                                        if !(v1 < u) {
                                                                            continue;
                                                                        }
                                                                    } else {
                                                                        fn inner27(s: D, t: D) -> D {
                                                                            if s <= lit(0.7) {
                                                                                return s + t;
                                                                            }
                                                                            s
                                                                        }
                                                                        let v28 = inner27(v1 * u, v1);
                                                                    }
                                                                    let v29: D;
                                                                    if lit(0.125) <= v1 {
                                                                        v29 = v1 * v1;
                                                                    } else {
                                                                        v29 = if lit(BETA) >= lit(0.7) {
                                                                            let v30 = v1;
                                                                            v1
                                                                        } else { v1 };
                                                                    }
                                                                }
                                                            }
                                                        } else {
                                                            let mut v31: D = lit(1.1) * u;
                                                        }
                                                    } else {
                                                        if u > lit(2.0) {
                                                            continue;
                                                        }
                                                    }
                                                } else {
                                                    if k % 2 != 1 {
                                                        'l32: for i33 in 1..2 {
                                                            if i17 % 3 < 1 {
                                                                u = u * lit(0.5) + lit(-0.125);
                                                                return u / (v1 * v1 + lit(0.5));
                                                            }
                                                        }
                                                        let o34: Option<D> = if v1 >= lit(0.75) { Some(u * v1) } else { None };
                                                    }
                                                }
                                                let mut k36: usize = 0;
                                                let mut v39: D = 'l35: loop {
                                                    if k36 >= 5 {
                                                        break (1..i17).map(|i38| v1 / (v1.abs() + lit(1.25))).fold(lit(0.9), |acc38, t38| lit(0.5) * acc38 + t38 * t38);
                                                    }
                                                    k36 += 1;
                                                    fn inner37(s: D, t: D) -> D {
                                                        if t < lit(0.5) {
                                                            return s;
                                                        }
                                                        -t
                                                    }
                                                    let u = inner37(u * v1, v1);
                                                };
                                            }
                                        }
                                        1 => {
                                            fn inner40(s: D, t: D) -> D {
                                                if t < t {
                                                    return s - s;
                                                }
                                                (lit(0.25) * lit(0.25) + lit(1.25)).sqrt()
                                            }
                                            let v41 = inner40(lit(0.25) - v1, { u });
                                        }
                                        2 => {
                                            for i43 in 1..=k19 {
                                                { let right = u * u + lit(1.25); u /= right; }
                                            }
                                            'l44: for _ in 1..i17 % 4 {
                                            }
                                        }
                                        _ => {
                                            match k % 2 {
                                                0 => {
                                                    let v46: D = lit(-1.25);
                                                    let v47 = v1;
                                                }
                                                _ => {
                                                    let mut v48: D = lit(0.7);
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        let v49 = v1;
                    }
                }
                let mut v50: D = v1 - u;
            } else {
                let v51 = v1;
                let v52 = v1;
            }
            ({ v1 }) - u
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = lit(BETA) + x;
            let mut v2 = w[w.len() - 1 - (n + 1) % w.len()];
            let mut r3: [D; 2] = [lit(0.0); 2];
            let mut v4 = r3[0];
            v2 = v1 / (lit(2.0) * lit(2.0) + lit(0.25));
            let (mut v5, v6) = (lit(BETA) / (r3[2 - 1 - (2) % 2].abs() + lit(0.5)), r3[2 - 1 - (n) % 2].cos());
            w[n % w.len()] = v5;
            if v6 >= w[w.len() - 1 - (n + n) % w.len()] {
                { let right = w.iter().filter(|&&e7| w[w.len() - 1 - (n + 1) % w.len()] <= lit(0.75)).map(|&e7| lit(1.0) + lit(0.25) * (r3[2 - 1 - (n) % 2] + v2).sin()).product::<D>(); v2 -= right; }
                return v5;
            }
            for i9 in (1..n).rev() {
                if v5 > lit(0.5) {
                    for i10 in 1..2 {
                        { let right = (r3[i10 - 1] - r3[i10]).cos(); r3[i10] *= right; }
                    }
                    'l11: for i12 in 1..n {
                        if !(v2 >= v5) {
                            let v13 = w[(n + i12) % w.len()];
                            let mut v5 = w[(2 * i9 + 2) % w.len()];
                        }
                    }
                }
                let mut k14: usize = 3;
            }
            (({ lit((n % 4) as f64) }) - v5.sin() + v2) * v1.sin() + w[1 % w.len()]
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
            let mut v1 = 1.1 / (b[0].abs() + 0.5);
            let mut r2 = vec![v1 + v1, b[b.len() - 1 - (2) % b.len()]];
            let r2_len: usize = r2.len();
            let mut v1: f64 = ((r2_len % 4) as f64);
            (v1 + r2[r2_len % r2.len()]) * v1
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x * x;
            let mut r2 = vec![-ALPHA; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut k4: usize = 0;
            while (k4 < 2) && (w[w.len() - 1 - (3) % w.len()] <= -0.5) {
                k4 += 1;
                for (i6, e6) in r2.iter().enumerate() {
                    let mut v7: f64 = w[(2 * i6 + 2) % w.len()] - w[k4 % w.len()];
                    let v8 = v7 / (v7.abs() + 1.25);
                }
            }
            if (x > -0.25) || (r2[(k4 + 1) % r2.len()] < v1) {
                if (v1 > 1.1) || (w[0 % w.len()] > 2.0) {
                    v1 *= h0(&r2[..], &r2).clamp(-2.125, 1.875);
                    return;
                }
                let s9 = &w[..];
            } else {
                let v10 = v1 - v1;
                v1 /= 1.0_f64.abs() + 1.25;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(recompute))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 1.1 / (b[0].abs() + 0.5);
            let mut r2 = vec![v1 + v1, b[b.len() - 1 - (2) % b.len()]];
            let r2_len: usize = r2.len();
            let mut v1: f64 = ((r2_len % 4) as f64);
            (v1 + r2[r2_len % r2.len()]) * v1
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x * x;
            let mut r2 = vec![-ALPHA; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut k4: usize = 0;
            while (k4 < 2) && (w[w.len() - 1 - (3) % w.len()] <= -0.5) {
                k4 += 1;
                for (i6, e6) in r2.iter().enumerate() {
                    let mut v7: f64 = w[(2 * i6 + 2) % w.len()] - w[k4 % w.len()];
                    let v8 = v7 / (v7.abs() + 1.25);
                }
            }
            if (x > -0.25) || (r2[(k4 + 1) % r2.len()] < v1) {
                if (v1 > 1.1) || (w[0 % w.len()] > 2.0) {
                    v1 *= h0(&r2[..], &r2).clamp(-2.125, 1.875);
                    return;
                }
                let s9 = &w[..];
            } else {
                let v10 = v1 - v1;
                v1 /= 1.0_f64.abs() + 1.25;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(1.1) / (b[0].abs() + lit(0.5));
            let mut r2 = vec![v1 + v1, b[b.len() - 1 - (2) % b.len()]];
            let r2_len: usize = r2.len();
            let mut v1: D = lit((r2_len % 4) as f64);
            (v1 + r2[r2_len % r2.len()]) * v1
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x * x;
            let mut r2 = vec![-lit(ALPHA); n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut k4: usize = 0;
            while (k4 < 2) && (w[w.len() - 1 - (3) % w.len()] <= lit(-0.5)) {
                k4 += 1;
                for (i6, e6) in r2.iter().enumerate() {
                    let mut v7: D = w[(2 * i6 + 2) % w.len()] - w[k4 % w.len()];
                    let v8 = v7 / (v7.abs() + lit(1.25));
                }
            }
            if (x > lit(-0.25)) || (r2[(k4 + 1) % r2.len()] < v1) {
                if (v1 > lit(1.1)) || (w[0 % w.len()] > lit(2.0)) {
                    { let right = h0(&r2[..], &r2).clamp(lit(-2.125), lit(1.875)); v1 *= right; }
                    return;
                }
                let s9 = &w[..];
            } else {
                let v10 = v1 - v1;
                { let right = lit(1.0).abs() + lit(1.25); v1 /= right; }
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
            let mut v1: f64 = { x };
            let v2: f64;
            if v1 >= -0.75 {
                v2 = x.copysign(v1);
            } else {
                v2 = BETA * y;
            }
            if n % 2 != 1 {
                let mut p3 = (y * y, BETA * v1);
            } else {
                let v4 = y - v2;
                let v5 = v1 + 0.3;
            }
            ((((n % 4) as f64) * ((n % 4) as f64) + 1.25).sqrt() + v2) * v1 + y + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = { x };
            let v2: f64;
            if v1 >= -0.75 {
                v2 = x.copysign(v1);
            } else {
                v2 = BETA * y;
            }
            if n % 2 != 1 {
                let mut p3 = (y * y, BETA * v1);
            } else {
                let v4 = y - v2;
                let v5 = v1 + 0.3;
            }
            ((((n % 4) as f64) * ((n % 4) as f64) + 1.25).sqrt() + v2) * v1 + y + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = { x };
            let v2: D;
            if v1 >= lit(-0.75) {
                v2 = x.copysign(v1);
            } else {
                v2 = lit(BETA) * y;
            }
            if n % 2 != 1 {
                let mut p3 = (y * y, lit(BETA) * v1);
            } else {
                let v4 = y - v2;
                let v5 = v1 + lit(0.3);
            }
            ((lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25)).sqrt() + v2) * v1 + y + x
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
            let mut r2 = vec![u * v1; k % 5 + 1];
            let r2_len: usize = r2.len();
            match k % 4 {
                0 => {
                    const GAMMA_3: f64 = -0.5;
                    v1 = u * GAMMA_3;
                }
                1 if v1 <= ((r2_len % 4) as f64) => {
                    r2[0] /= r2[(2 * r2_len + 1) % r2.len()].abs() + 0.5;
                    let mut v4: f64 = u;
                }
                2 => {
                    let mut k6: usize = 0;
                    let v7: f64 = 'l5: loop {
                        if k6 >= 1 {
                            break r2[r2.len() - 1 - (k6 + k6) % r2.len()].cos();
                        }
                        k6 += 1;
                        r2[(r2_len + 1) % r2_len] -= 0.25 * u;
                    };
                }
                _ => {
                    for i8 in 1..r2.len() {
                        r2[i8] = r2[i8 - 1] * (v1 / (1.0 + v1 * v1)) + r2[i8];
                    }
                    'l9: for i10 in 0..k {
                        let mut p11 = (-((r2_len % 4) as f64), v1 / (v1 * v1 + 0.5));
                    }
                }
            }
            if (0.7_f64 > 0.75) || (v1 <= -0.125) {
                return None;
            }
            Some(0.7 * v1.sin() + r2[0])
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = ((n % 4) as f64);
            let mut v2: f64 = 0.3;
            let mut r4: [f64; 4] = [p[0], p[(n + 1) % 3].floor(), match n % 2 {
                0 => { v1 }
                _ => { p[0] }
            }, if v2 <= p[0] {
                let v3 = v2;
                v3
            } else { v2 }];
            let mut m5: [[f64; 2]; 2] = [[x, ((n % 4) as f64)], [1.5, v2]];
            r4[0] = { x };
            let mut v6 = v2.max(-2.25).min(2.375).sinh();
            let mut k8: usize = 0;
            while k8 < 4 {
                k8 += 1;
                for (i10, e10) in r4.iter().enumerate() {
                    v1 -= 0.25 * (r4[1] / ((*e10).abs() + 1.25));
                    v1 = v6;
                }
                match k8 % 4 {
                    0 => {
                        v1 += 0.25 * (r4[(k8 + n) % 4].abs() + 0.5).ln();
                        if v2 <= v2 {
                            m5[(k8 + 1) % 2][(k8 + 1) % 2] *= v1.sin();
                            break;
                        }
                    }
                    1 => {
                        let x = v2 / (v1.abs() + 0.25);
                        let v6 = v1;
                    }
                    2 => {
                        let mut k12: usize = 0;
                        while k12 < 0 {
                            k12 += 1;
                            for i14 in 0..4 {
                                match k8 % 3 {
                                    0 => {
                                        {
                                            if k12 % 2 == 1 {
                                                let (mut v15, v16) = ((v2 as f32 as f64), x.max(-2.25).min(2.375).exp());
                                            } else {
                                                p[3 - 1 - (i14 + 1) % 3] += 0.25 * (v1 + v6);
                                            }
                                        }
                                        let mut v17 = v1;
                                    }
                                    1 => {
                                        let v18 = r4[3 % 4] + p[1];
                                    }
                                    _ => {
                                        let mut p19 = (x * v1, r4[2]);
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        v2 += 0.25 * (if n % 2 != 1 {
                            let v20 = ((n % 4) as f64);
                            v6
                        } else {
                            let v21: f64 = r4[0];
                            r4[0]
                        });
                    }
                }
            }
            [x + v2.sin() - x.sin() + r4[4 - 1 - (n) % 4] + p[(2 * k8 + 2) % 3], v6 % 1.75 + v6.sin() - v1.sin() + p[3 - 1 - (4) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u + u;
            let mut r2 = vec![u * v1; k % 5 + 1];
            let r2_len: usize = r2.len();
            match k % 4 {
                0 => {
                    const GAMMA_3: f64 = -0.5;
                    v1 = u * GAMMA_3;
                }
                1 if v1 <= ((r2_len % 4) as f64) => {
                    r2[0] /= r2[(2 * r2_len + 1) % r2.len()].abs() + 0.5;
                    let mut v4: f64 = u;
                }
                2 => {
                    let mut k6: usize = 0;
                    let v7: f64 = 'l5: loop {
                        if k6 >= 1 {
                            break r2[r2.len() - 1 - (k6 + k6) % r2.len()].cos();
                        }
                        k6 += 1;
                        r2[(r2_len + 1) % r2_len] -= 0.25 * u;
                    };
                }
                _ => {
                    for i8 in 1..r2.len() {
                        r2[i8] = r2[i8 - 1] * (v1 / (1.0 + v1 * v1)) + r2[i8];
                    }
                    'l9: for i10 in 0..k {
                        let mut p11 = (-((r2_len % 4) as f64), v1 / (v1 * v1 + 0.5));
                    }
                }
            }
            if (0.7_f64 > 0.75) || (v1 <= -0.125) {
                return None;
            }
            Some(0.7 * v1.sin() + r2[0])
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = ((n % 4) as f64);
            let mut v2: f64 = 0.3;
            let mut r4: [f64; 4] = [p[0], p[(n + 1) % 3].floor(), match n % 2 {
                0 => { v1 }
                _ => { p[0] }
            }, if v2 <= p[0] {
                let v3 = v2;
                v3
            } else { v2 }];
            let mut m5: [[f64; 2]; 2] = [[x, ((n % 4) as f64)], [1.5, v2]];
            r4[0] = { x };
            let mut v6 = v2.max(-2.25).min(2.375).sinh();
            let mut k8: usize = 0;
            while k8 < 4 {
                k8 += 1;
                for (i10, e10) in r4.iter().enumerate() {
                    v1 -= 0.25 * (r4[1] / ((*e10).abs() + 1.25));
                    v1 = v6;
                }
                match k8 % 4 {
                    0 => {
                        v1 += 0.25 * (r4[(k8 + n) % 4].abs() + 0.5).ln();
                        if v2 <= v2 {
                            m5[(k8 + 1) % 2][(k8 + 1) % 2] *= v1.sin();
                            break;
                        }
                    }
                    1 => {
                        let x = v2 / (v1.abs() + 0.25);
                        let v6 = v1;
                    }
                    2 => {
                        let mut k12: usize = 0;
                        while k12 < 0 {
                            k12 += 1;
                            for i14 in 0..4 {
                                match k8 % 3 {
                                    0 => {
                                        {
                                            if k12 % 2 == 1 {
                                                let (mut v15, v16) = ((v2 as f32 as f64), x.max(-2.25).min(2.375).exp());
                                            } else {
                                                p[3 - 1 - (i14 + 1) % 3] += 0.25 * (v1 + v6);
                                            }
                                        }
                                        let mut v17 = v1;
                                    }
                                    1 => {
                                        let v18 = r4[3 % 4] + p[1];
                                    }
                                    _ => {
                                        let mut p19 = (x * v1, r4[2]);
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        v2 += 0.25 * (if n % 2 != 1 {
                            let v20 = ((n % 4) as f64);
                            v6
                        } else {
                            let v21: f64 = r4[0];
                            r4[0]
                        });
                    }
                }
            }
            [x + v2.sin() - x.sin() + r4[4 - 1 - (n) % 4] + p[(2 * k8 + 2) % 3], v6 % 1.75 + v6.sin() - v1.sin() + p[3 - 1 - (4) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u + u;
            let mut r2 = vec![u * v1; k % 5 + 1];
            let r2_len: usize = r2.len();
            match k % 4 {
                0 => {
                    const GAMMA_3: f64 = -0.5;
                    v1 = u * lit(GAMMA_3);
                }
                1 if v1 <= lit((r2_len % 4) as f64) => {
                    { let right = r2[(2 * r2_len + 1) % r2.len()].abs() + lit(0.5); r2[0] /= right; }
                    let mut v4: D = u;
                }
                2 => {
                    let mut k6: usize = 0;
                    let v7: D = 'l5: loop {
                        if k6 >= 1 {
                            break r2[r2.len() - 1 - (k6 + k6) % r2.len()].cos();
                        }
                        k6 += 1;
                        { let right = lit(0.25) * u; r2[(r2_len + 1) % r2_len] -= right; }
                    };
                }
                _ => {
                    for i8 in 1..r2.len() {
                        r2[i8] = r2[i8 - 1] * (v1 / (lit(1.0) + v1 * v1)) + r2[i8];
                    }
                    'l9: for i10 in 0..k {
                        let mut p11 = (-lit((r2_len % 4) as f64), v1 / (v1 * v1 + lit(0.5)));
                    }
                }
            }
            if (lit(0.7) > lit(0.75)) || (v1 <= lit(-0.125)) {
                return None;
            }
            Some(lit(0.7) * v1.sin() + r2[0])
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = lit((n % 4) as f64);
            let mut v2: D = lit(0.3);
            let mut r4: [D; 4] = [p[0], p[(n + 1) % 3].floor(), match n % 2 {
                0 => { v1 }
                _ => { p[0] }
            }, if v2 <= p[0] {
                let v3 = v2;
                v3
            } else { v2 }];
            let mut m5: [[D; 2]; 2] = [[x, lit((n % 4) as f64)], [lit(1.5), v2]];
            r4[0] = { x };
            let mut v6 = v2.max(lit(-2.25)).min(lit(2.375)).sinh();
            let mut k8: usize = 0;
            while k8 < 4 {
                k8 += 1;
                for (i10, e10) in r4.iter().enumerate() {
                    { let right = lit(0.25) * (r4[1] / ((*e10).abs() + lit(1.25))); v1 -= right; }
                    v1 = v6;
                }
                match k8 % 4 {
                    0 => {
                        { let right = lit(0.25) * (r4[(k8 + n) % 4].abs() + lit(0.5)).ln(); v1 += right; }
                        if v2 <= v2 {
                            { let right = v1.sin(); m5[(k8 + 1) % 2][(k8 + 1) % 2] *= right; }
                            break;
                        }
                    }
                    1 => {
                        let x = v2 / (v1.abs() + lit(0.25));
                        let v6 = v1;
                    }
                    2 => {
                        let mut k12: usize = 0;
                        while k12 < 0 {
                            k12 += 1;
                            for i14 in 0..4 {
                                match k8 % 3 {
                                    0 => {
                                        {
                                            if k12 % 2 == 1 {
                                                let (mut v15, v16) = (single(v2), x.max(lit(-2.25)).min(lit(2.375)).exp());
                                            } else {
                                                { let right = lit(0.25) * (v1 + v6); p[3 - 1 - (i14 + 1) % 3] += right; }
                                            }
                                        }
                                        let mut v17 = v1;
                                    }
                                    1 => {
                                        let v18 = r4[3 % 4] + p[1];
                                    }
                                    _ => {
                                        let mut p19 = (x * v1, r4[2]);
                                    }
                                }
                            }
                        }
                    }
                    _ => {
                        { let right = lit(0.25) * (if n % 2 != 1 {
                            let v20 = lit((n % 4) as f64);
                            v6
                        } else {
                            let v21: D = r4[0];
                            r4[0]
                        }); v2 += right; }
                    }
                }
            }
            [x + v2.sin() - x.sin() + r4[4 - 1 - (n) % 4] + p[(2 * k8 + 2) % 3], v6 % lit(1.75) + v6.sin() - v1.sin() + p[3 - 1 - (4) % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p69", true, |report| crate::check_program!(6, report));
    }
}

pub mod p70 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.125;
            let w_len: usize = w.len();
            w[(2 * n + 1) % w_len] = -1.25 % 1.75;
            if v1 < w[0] {
                w[(w_len) % w_len] /= v1.abs() + 1.25;
            } else {
                v1 = if p[1] <= v1 { v1 } else {
                    {
                        let mut k3: usize = 0;
                        while (k3 < 4) && (w[0] < ((n % 4) as f64)) {
                            k3 += 1;
                            'l4: for _ in 1..w.len() {
                                let mut k7: usize = 0;
                                let mut v10: f64 = 'l6: loop {
                                    if k7 >= 1 {
                                        break f64::rem_euclid(p[(2 * w_len + 2) % 3], 2.25);
                                    }
                                    k7 += 1;
                                    {
                                        let v8: f64;
                                        if v1 < 0.5 {
                                            v8 = v1;
                                        } else {
                                            v8 = v1 * ALPHA;
                                        }
                                    }
                                    fn inner9(s: f64, t: f64) -> f64 {
                                        if (t >= s) || (t > t) {
                                            return t;
                                        }
                                        if s <= 0.75 { t } else { t }
                                    }
                                    let v1 = inner9(2.0 * v1, ((k3 % 4) as f64) + v1);
                                };
                                v10 += 0.25 * (if k7 % 2 == 1 { w[w.len() - 1 - (2 * k3 + 2) % w.len()] } else { ((w_len % 4) as f64) });
                            }
                        }
                        let v11 = { v1 };
                    }
                    p[3 - 1 - (w_len + w_len) % 3]
                };
                if n % 2 < 1 {
                    for (i13, e13) in w.iter().enumerate() {
                    }
                    let mut m14: [[f64; 2]; 2] = [[v1, ((w_len % 4) as f64)], [v1, v1]];
                }
            }
            w.chunks_exact(2).map(|e15| e15[0]).fold(p[2 % 3], |acc15, t15| acc15.sin() + ALPHA * t15) + p[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.125;
            let w_len: usize = w.len();
            w[(2 * n + 1) % w_len] = -1.25 % 1.75;
            if v1 < w[0] {
                w[(w_len) % w_len] /= v1.abs() + 1.25;
            } else {
                v1 = if p[1] <= v1 { v1 } else {
                    {
                        let mut k3: usize = 0;
                        while (k3 < 4) && (w[0] < ((n % 4) as f64)) {
                            k3 += 1;
                            'l4: for _ in 1..w.len() {
                                let mut k7: usize = 0;
                                let mut v10: f64 = 'l6: loop {
                                    if k7 >= 1 {
                                        break f64::rem_euclid(p[(2 * w_len + 2) % 3], 2.25);
                                    }
                                    k7 += 1;
                                    {
                                        let v8: f64;
                                        if v1 < 0.5 {
                                            v8 = v1;
                                        } else {
                                            v8 = v1 * ALPHA;
                                        }
                                    }
                                    fn inner9(s: f64, t: f64) -> f64 {
                                        if (t >= s) || (t > t) {
                                            return t;
                                        }
                                        if s <= 0.75 { t } else { t }
                                    }
                                    let v1 = inner9(2.0 * v1, ((k3 % 4) as f64) + v1);
                                };
                                v10 += 0.25 * (if k7 % 2 == 1 { w[w.len() - 1 - (2 * k3 + 2) % w.len()] } else { ((w_len % 4) as f64) });
                            }
                        }
                        let v11 = { v1 };
                    }
                    p[3 - 1 - (w_len + w_len) % 3]
                };
                if n % 2 < 1 {
                    for (i13, e13) in w.iter().enumerate() {
                    }
                    let mut m14: [[f64; 2]; 2] = [[v1, ((w_len % 4) as f64)], [v1, v1]];
                }
            }
            w.chunks_exact(2).map(|e15| e15[0]).fold(p[2 % 3], |acc15, t15| acc15.sin() + ALPHA * t15) + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(0.125);
            let w_len: usize = w.len();
            w[(2 * n + 1) % w_len] = lit(-1.25) % lit(1.75);
            if v1 < w[0] {
                { let right = v1.abs() + lit(1.25); w[(w_len) % w_len] /= right; }
            } else {
                v1 = if p[1] <= v1 { v1 } else {
                    {
                        let mut k3: usize = 0;
                        while (k3 < 4) && (w[0] < lit((n % 4) as f64)) {
                            k3 += 1;
                            'l4: for _ in 1..w.len() {
                                let mut k7: usize = 0;
                                let mut v10: D = 'l6: loop {
                                    if k7 >= 1 {
                                        break D::rem_euclid(p[(2 * w_len + 2) % 3], lit(2.25));
                                    }
                                    k7 += 1;
                                    {
                                        let v8: D;
                                        if v1 < lit(0.5) {
                                            v8 = v1;
                                        } else {
                                            v8 = v1 * lit(ALPHA);
                                        }
                                    }
                                    fn inner9(s: D, t: D) -> D {
                                        if (t >= s) || (t > t) {
                                            return t;
                                        }
                                        if s <= lit(0.75) { t } else { t }
                                    }
                                    let v1 = inner9(lit(2.0) * v1, lit((k3 % 4) as f64) + v1);
                                };
                                { let right = lit(0.25) * (if k7 % 2 == 1 { w[w.len() - 1 - (2 * k3 + 2) % w.len()] } else { lit((w_len % 4) as f64) }); v10 += right; }
                            }
                        }
                        let v11 = { v1 };
                    }
                    p[3 - 1 - (w_len + w_len) % 3]
                };
                if n % 2 < 1 {
                    for (i13, e13) in w.iter().enumerate() {
                    }
                    let mut m14: [[D; 2]; 2] = [[v1, lit((w_len % 4) as f64)], [v1, v1]];
                }
            }
            w.chunks_exact(2).map(|e15| e15[0]).fold(p[2 % 3], |acc15, t15| acc15.sin() + lit(ALPHA) * t15) + p[0]
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
            let mut v1 = ((n % 4) as f64) + a[(2 * n + 1) % a.len()];
            let mut v4 = (0..n).rev().take(2 * n + 0).filter(|&i2| (a[(n + i2) % a.len()] >= -0.75) || (a[0] <= a[n % a.len()])).map(|i2| a.iter().take(2 * i2 + 0).filter(|&&e3| a[4 % a.len()] < -2.0).map(|&e3| ((i2 % 4) as f64) - x).sum::<f64>()).fold(a[(2 * n + 1) % a.len()], |acc3, t3| 0.5 * acc3 + v1 * t3);
            let mut r5 = [if v4 < 1.25 { v4 } else {
                x = ((n % 4) as f64) + v4;
                a[a.len() - 1 - (2 * n + 2) % a.len()]
            }; 4];
            let mut k6: usize = 3;
            if v4 < 1.5 {
                let v7: f64 = a[a.len() - 1 - (k6 + 1) % a.len()];
            }
            if !(x <= v4) {
                return (a[a.len() - 1 - (n + n) % a.len()], r5[2]);
            }
            v4 -= ((n % 4) as f64);
            let v8 = v1;
            let v9 = x + 0.75_f64;
            r5[3 % 4] = r5[3 % 4] * 0.5 + (match n % 4 {
                0 | 5 => { v1 }
                1 | 6 => { a[0] }
                2 | 7 => { v1 }
                _ => {
                    x += x.sin().exp();
                    v1
                }
            });
            ((if v8 <= r5[n % 4] { v1 } else {
                v4 = v4 * 0.5 + r5.iter().map(|&e10| ((n % 4) as f64) * e10).sum::<f64>();
                x
            }) - v8 + v1 + r5[(n + 1) % 4] + a[a.len() - 1 - (2 * k6 + 0) % a.len()], v4 - v9 + v8 + v4 + v1 + r5[0] + a[(2 * n + 2) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ((n % 4) as f64) + a[(2 * n + 1) % a.len()];
            let mut v4 = (0..n).rev().take(2 * n + 0).filter(|&i2| (a[(n + i2) % a.len()] >= -0.75) || (a[0] <= a[n % a.len()])).map(|i2| a.iter().take(2 * i2 + 0).filter(|&&e3| a[4 % a.len()] < -2.0).map(|&e3| ((i2 % 4) as f64) - x).sum::<f64>()).fold(a[(2 * n + 1) % a.len()], |acc3, t3| 0.5 * acc3 + v1 * t3);
            let mut r5 = [if v4 < 1.25 { v4 } else {
                x = ((n % 4) as f64) + v4;
                a[a.len() - 1 - (2 * n + 2) % a.len()]
            }; 4];
            let mut k6: usize = 3;
            if v4 < 1.5 {
                let v7: f64 = a[a.len() - 1 - (k6 + 1) % a.len()];
            }
            if !(x <= v4) {
                return (a[a.len() - 1 - (n + n) % a.len()], r5[2]);
            }
            v4 -= ((n % 4) as f64);
            let v8 = v1;
            let v9 = x + 0.75_f64;
            r5[3 % 4] = r5[3 % 4] * 0.5 + (match n % 4 {
                0 | 5 => { v1 }
                1 | 6 => { a[0] }
                2 | 7 => { v1 }
                _ => {
                    x += x.sin().exp();
                    v1
                }
            });
            ((if v8 <= r5[n % 4] { v1 } else {
                v4 = v4 * 0.5 + r5.iter().map(|&e10| ((n % 4) as f64) * e10).sum::<f64>();
                x
            }) - v8 + v1 + r5[(n + 1) % 4] + a[a.len() - 1 - (2 * k6 + 0) % a.len()], v4 - v9 + v8 + v4 + v1 + r5[0] + a[(2 * n + 2) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = lit((n % 4) as f64) + a[(2 * n + 1) % a.len()];
            let mut v4 = (0..n).rev().take(2 * n + 0).filter(|&i2| (a[(n + i2) % a.len()] >= lit(-0.75)) || (a[0] <= a[n % a.len()])).map(|i2| a.iter().take(2 * i2 + 0).filter(|&&e3| a[4 % a.len()] < lit(-2.0)).map(|&e3| lit((i2 % 4) as f64) - x).sum::<D>()).fold(a[(2 * n + 1) % a.len()], |acc3, t3| lit(0.5) * acc3 + v1 * t3);
            let mut r5 = [if v4 < lit(1.25) { v4 } else {
                x = lit((n % 4) as f64) + v4;
                a[a.len() - 1 - (2 * n + 2) % a.len()]
            }; 4];
            let mut k6: usize = 3;
            if v4 < lit(1.5) {
                let v7: D = a[a.len() - 1 - (k6 + 1) % a.len()];
            }
            if !(x <= v4) {
                return (a[a.len() - 1 - (n + n) % a.len()], r5[2]);
            }
            { let right = lit((n % 4) as f64); v4 -= right; }
            let v8 = v1;
            let v9 = x + lit(0.75);
            r5[3 % 4] = r5[3 % 4] * lit(0.5) + (match n % 4 {
                0 | 5 => { v1 }
                1 | 6 => { a[0] }
                2 | 7 => { v1 }
                _ => {
                    { let right = x.sin().exp(); x += right; }
                    v1
                }
            });
            ((if v8 <= r5[n % 4] { v1 } else {
                v4 = v4 * lit(0.5) + r5.iter().map(|&e10| lit((n % 4) as f64) * e10).sum::<D>();
                x
            }) - v8 + v1 + r5[(n + 1) % 4] + a[a.len() - 1 - (2 * k6 + 0) % a.len()], v4 - v9 + v8 + v4 + v1 + r5[0] + a[(2 * n + 2) % a.len()])
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
                0 => { x }
                1 | 6 => { w[0] }
                _ => { x }
            };
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let v4 = 0.9_f64.powi(1);
                w[2 % w.len()] /= v1 * v1 + 0.5;
            }
            ((n % 4) as f64) + x + v1 + x + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.5;
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = match n % 3 {
                0 => { x }
                1 | 6 => { w[0] }
                _ => { x }
            };
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let v4 = 0.9_f64.powi(1);
                w[2 % w.len()] /= v1 * v1 + 0.5;
            }
            ((n % 4) as f64) + x + v1 + x + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = match n % 3 {
                0 => { x }
                1 | 6 => { w[0] }
                _ => { x }
            };
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let v4 = lit(0.9).powi(1);
                { let right = v1 * v1 + lit(0.5); w[2 % w.len()] /= right; }
            }
            lit((n % 4) as f64) + x + v1 + x + w[0]
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
            let mut v1 = -u;
            let mut m2: [[f64; 3]; 2] = [[w[0], u, u], [v1, v1, w[3 % w.len()]]];
            w[0 % w.len()] -= { v1 };
            m2[(2) % 2][1] /= u * u + 1.25;
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0] / (ALPHA * ALPHA + 0.5);
            let mut v1: f64 = w[w.len() - 1 - (2 * n + 2) % w.len()];
            let w_len: usize = w.len();
            let mut r2: [f64; 4] = [0.0; 4];
            h0(&mut w, if 0.125_f64 <= r2[(n + 1) % 4] {
                let v3 = v1;
                v1
            } else { v1 });
            h0(&mut r2, ((w_len % 4) as f64) - v1);
            let mut k5: usize = 0;
            let v20: f64 = loop {
                if k5 >= 6 {
                    break v1 * v1;
                }
                k5 += 1;
                match k5 % 4 {
                    0 => {
                        'l6: for i7 in 1..4 {
                            if r2[i7 % 4] <= v1 {
                                let mut k9: usize = 0;
                                while k9 < 7 {
                                    k9 += 1;
                                    v1 -= 0.25 * r2.chunks(2).map(|e10| e10[(w_len + k5) % 1] + v1).fold(ALPHA, |acc10, t10| acc10.sin() + t10 * t10);
                                    let v11: f64;
                                    if w_len % 2 != 1 {
                                        v11 = v1;
                                    } else {
                                        v11 = if v1 < 1.0 { v1 } else { BETA };
                                    }
                                }
                            } else {
                                for &e13 in &p {
                                    let v14: f64;
                                    if w_len % 3 < 1 {
                                        v14 = 0.75 / (p[0].abs() + 1.25);
                                    } else {
                                        v14 = v1 + e13;
                                    }
                                    fn inner15(s: f64, t: f64) -> f64 {
                                        if t < 0.125 {
                                            return if (s < 0.25) || (s > t) { t } else { s };
                                        }
                                        t
                                    }
                                    let v16 = inner15(if w_len % 2 < 1 { v1 } else {
                                        v1 -= 0.25 * (v14 - r2[0 % 4]);
                                        e13
                                    }, v14 + p[w_len % 3]);
                                }
                                let mut v17 = ALPHA.mul_add(BETA, BETA);
                            }
                        }
                    }
                    1 => {
                        w[(3) % w_len] = w[(3) % w_len] * 0.5 + (ALPHA.abs() + 0.5).powf(ALPHA.atan());
                        r2[3] = ALPHA / (1.0 + ALPHA * ALPHA);
                    }
                    2 if ((w_len % 4) as f64) >= 0.3 => {
                        w[(4) % w_len] -= 0.25 * v1;
                    }
                    _ => {
                        let mut p18 = (v1, v1);
                    }
                }
                for i19 in (1..w.len()).rev() {
                    w[i19] += w[i19 - 1] * 0.7_f64.clamp(-2.125, 1.875);
                }
            };
            v1 + r2[(n + 1) % 4] + w[(2 * k5 + 2) % w.len()] + p[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = -0.25;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = -u;
            let mut m2: [[f64; 3]; 2] = [[w[0], u, u], [v1, v1, w[3 % w.len()]]];
            w[0 % w.len()] -= { v1 };
            m2[(2) % 2][1] /= u * u + 1.25;
        }
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0] / (ALPHA * ALPHA + 0.5);
            let mut v1: f64 = w[w.len() - 1 - (2 * n + 2) % w.len()];
            let w_len: usize = w.len();
            let mut r2: [f64; 4] = [0.0; 4];
            h0(&mut w, if 0.125_f64 <= r2[(n + 1) % 4] {
                let v3 = v1;
                v1
            } else { v1 });
            h0(&mut r2, ((w_len % 4) as f64) - v1);
            let mut k5: usize = 0;
            let v20: f64 = loop {
                if k5 >= 6 {
                    break v1 * v1;
                }
                k5 += 1;
                match k5 % 4 {
                    0 => {
                        'l6: for i7 in 1..4 {
                            if r2[i7 % 4] <= v1 {
                                let mut k9: usize = 0;
                                while k9 < 7 {
                                    k9 += 1;
                                    v1 -= 0.25 * r2.chunks(2).map(|e10| e10[(w_len + k5) % 1] + v1).fold(ALPHA, |acc10, t10| acc10.sin() + t10 * t10);
                                    let v11: f64;
                                    if w_len % 2 != 1 {
                                        v11 = v1;
                                    } else {
                                        v11 = if v1 < 1.0 { v1 } else { BETA };
                                    }
                                }
                            } else {
                                for &e13 in &p {
                                    let v14: f64;
                                    if w_len % 3 < 1 {
                                        v14 = 0.75 / (p[0].abs() + 1.25);
                                    } else {
                                        v14 = v1 + e13;
                                    }
                                    fn inner15(s: f64, t: f64) -> f64 {
                                        if t < 0.125 {
                                            return if (s < 0.25) || (s > t) { t } else { s };
                                        }
                                        t
                                    }
                                    let v16 = inner15(if w_len % 2 < 1 { v1 } else {
                                        v1 -= 0.25 * (v14 - r2[0 % 4]);
                                        e13
                                    }, v14 + p[w_len % 3]);
                                }
                                let mut v17 = ALPHA.mul_add(BETA, BETA);
                            }
                        }
                    }
                    1 => {
                        w[(3) % w_len] = w[(3) % w_len] * 0.5 + (ALPHA.abs() + 0.5).powf(ALPHA.atan());
                        r2[3] = ALPHA / (1.0 + ALPHA * ALPHA);
                    }
                    2 if ((w_len % 4) as f64) >= 0.3 => {
                        w[(4) % w_len] -= 0.25 * v1;
                    }
                    _ => {
                        let mut p18 = (v1, v1);
                    }
                }
                for i19 in (1..w.len()).rev() {
                    w[i19] += w[i19 - 1] * 0.7_f64.clamp(-2.125, 1.875);
                }
            };
            v1 + r2[(n + 1) % 4] + w[(2 * k5 + 2) % w.len()] + p[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        const BETA: f64 = -0.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = -u;
            let mut m2: [[D; 3]; 2] = [[w[0], u, u], [v1, v1, w[3 % w.len()]]];
            { let right = { v1 }; w[0 % w.len()] -= right; }
            { let right = u * u + lit(1.25); m2[(2) % 2][1] /= right; }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[0] / (lit(ALPHA) * lit(ALPHA) + lit(0.5));
            let mut v1: D = w[w.len() - 1 - (2 * n + 2) % w.len()];
            let w_len: usize = w.len();
            let mut r2: [D; 4] = [lit(0.0); 4];
            h0(&mut w, if lit(0.125) <= r2[(n + 1) % 4] {
                let v3 = v1;
                v1
            } else { v1 });
            h0(&mut r2, lit((w_len % 4) as f64) - v1);
            let mut k5: usize = 0;
            let v20: D = loop {
                if k5 >= 6 {
                    break v1 * v1;
                }
                k5 += 1;
                match k5 % 4 {
                    0 => {
                        'l6: for i7 in 1..4 {
                            if r2[i7 % 4] <= v1 {
                                let mut k9: usize = 0;
                                while k9 < 7 {
                                    k9 += 1;
                                    { let right = lit(0.25) * r2.chunks(2).map(|e10| e10[(w_len + k5) % 1] + v1).fold(lit(ALPHA), |acc10, t10| acc10.sin() + t10 * t10); v1 -= right; }
                                    let v11: D;
                                    if w_len % 2 != 1 {
                                        v11 = v1;
                                    } else {
                                        v11 = if v1 < lit(1.0) { v1 } else { lit(BETA) };
                                    }
                                }
                            } else {
                                for &e13 in &p {
                                    let v14: D;
                                    if w_len % 3 < 1 {
                                        v14 = lit(0.75) / (p[0].abs() + lit(1.25));
                                    } else {
                                        v14 = v1 + e13;
                                    }
                                    fn inner15(s: D, t: D) -> D {
                                        if t < lit(0.125) {
                                            return if (s < lit(0.25)) || (s > t) { t } else { s };
                                        }
                                        t
                                    }
                                    let v16 = inner15(if w_len % 2 < 1 { v1 } else {
                                        { let right = lit(0.25) * (v14 - r2[0 % 4]); v1 -= right; }
                                        e13
                                    }, v14 + p[w_len % 3]);
                                }
                                let mut v17 = lit(ALPHA).mul_add(lit(BETA), lit(BETA));
                            }
                        }
                    }
                    1 => {
                        w[(3) % w_len] = w[(3) % w_len] * lit(0.5) + (lit(ALPHA).abs() + lit(0.5)).powf(lit(ALPHA).atan());
                        r2[3] = lit(ALPHA) / (lit(1.0) + lit(ALPHA) * lit(ALPHA));
                    }
                    2 if lit((w_len % 4) as f64) >= lit(0.3) => {
                        { let right = lit(0.25) * v1; w[(4) % w_len] -= right; }
                    }
                    _ => {
                        let mut p18 = (v1, v1);
                    }
                }
                for i19 in (1..w.len()).rev() {
                    { let right = w[i19 - 1] * lit(0.7).clamp(lit(-2.125), lit(1.875)); w[i19] += right; }
                }
            };
            v1 + r2[(n + 1) % 4] + w[(2 * k5 + 2) % w.len()] + p[2]
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
            let mut v1 = x * x;
            let mut m2: [[f64; 2]; 3] = [[v1, a[a.len() - 1 - (4) % a.len()]], [x, ALPHA], [((n % 4) as f64), a[0]]];
            fn inner3(s: f64, t: f64) -> f64 {
                if s >= 0.3 {
                    return t;
                }
                if -1.0_f64 > -0.125 { s } else { t }
            }
            let v5: f64 = inner3((1..n).skip(0).map(|i4| v1 / (v1.abs() + 0.25)).sum::<f64>(), f64::round(x));
            m2[(n + 1) % 3][(n + n) % 2] = a[(n + 1) % a.len()];
            const GAMMA_6: f64 = -0.3;
            m2[(2 * n + 1) % 3][0] += (if x > a[0] { a[(n + n) % a.len()] } else {
                let v7: f64 = a[a.len() - 1 - (n + 1) % a.len()];
                v1
            }) * GAMMA_6;
            (((n % 4) as f64) + x + v5 + v1.sin()) * x + a[n % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            let mut m2: [[f64; 2]; 3] = [[v1, a[a.len() - 1 - (4) % a.len()]], [x, ALPHA], [((n % 4) as f64), a[0]]];
            fn inner3(s: f64, t: f64) -> f64 {
                if s >= 0.3 {
                    return t;
                }
                if -1.0_f64 > -0.125 { s } else { t }
            }
            let v5: f64 = inner3((1..n).skip(0).map(|i4| v1 / (v1.abs() + 0.25)).sum::<f64>(), f64::round(x));
            m2[(n + 1) % 3][(n + n) % 2] = a[(n + 1) % a.len()];
            const GAMMA_6: f64 = -0.3;
            m2[(2 * n + 1) % 3][0] += (if x > a[0] { a[(n + n) % a.len()] } else {
                let v7: f64 = a[a.len() - 1 - (n + 1) % a.len()];
                v1
            }) * GAMMA_6;
            (((n % 4) as f64) + x + v5 + v1.sin()) * x + a[n % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.3;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x * x;
            let mut m2: [[D; 2]; 3] = [[v1, a[a.len() - 1 - (4) % a.len()]], [x, lit(ALPHA)], [lit((n % 4) as f64), a[0]]];
            fn inner3(s: D, t: D) -> D {
                if s >= lit(0.3) {
                    return t;
                }
                if lit(-1.0) > lit(-0.125) { s } else { t }
            }
            let v5: D = inner3((1..n).skip(0).map(|i4| v1 / (v1.abs() + lit(0.25))).sum::<D>(), D::round(x));
            m2[(n + 1) % 3][(n + n) % 2] = a[(n + 1) % a.len()];
            const GAMMA_6: f64 = -0.3;
            { let right = (if x > a[0] { a[(n + n) % a.len()] } else {
                let v7: D = a[a.len() - 1 - (n + 1) % a.len()];
                v1
            }) * lit(GAMMA_6); m2[(2 * n + 1) % 3][0] += right; }
            (lit((n % 4) as f64) + x + v5 + v1.sin()) * x + a[n % a.len()]
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
            let mut v1 = q[1];
            'l2: for i3 in (0..n).step_by(2) {
                let mut r4 = [v1, {
                    v1 -= 0.25 * (b[(i3 + n) % b.len()] * v1);
                    b[2 % b.len()]
                }, q[(n + 1) % 4], v1];
                if !(v1 >= -0.7) {
                    break;
                } else {
                    'l5: for _ in 0..=n {
                        let mut v1 = b.iter().zip(q).filter(|&(&e7, &z7)| ALPHA <= 0.25).map(|(&e7, &z7)| 1.0 + 0.25 * (r4[n % 4] / (v1.abs() + 1.25)).sin()).product::<f64>();
                    }
                }
            }
            for &e9 in a {
                let v10 = { ((n % 4) as f64) };
            }
            v1 += v1;
            v1 = 0.9 + b[b.len() - 1 - (n) % b.len()];
            ALPHA + v1 + v1 + b[(n + 1) % b.len()] + q[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[1];
            'l2: for i3 in (0..n).step_by(2) {
                let mut r4 = [v1, {
                    v1 -= 0.25 * (b[(i3 + n) % b.len()] * v1);
                    b[2 % b.len()]
                }, q[(n + 1) % 4], v1];
                if !(v1 >= -0.7) {
                    break;
                } else {
                    'l5: for _ in 0..=n {
                        let mut v1 = b.iter().zip(q).filter(|&(&e7, &z7)| ALPHA <= 0.25).map(|(&e7, &z7)| 1.0 + 0.25 * (r4[n % 4] / (v1.abs() + 1.25)).sin()).product::<f64>();
                    }
                }
            }
            for &e9 in a {
                let v10 = { ((n % 4) as f64) };
            }
            v1 += v1;
            v1 = 0.9 + b[b.len() - 1 - (n) % b.len()];
            ALPHA + v1 + v1 + b[(n + 1) % b.len()] + q[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.25;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = q[1];
            'l2: for i3 in (0..n).step_by(2) {
                let mut r4 = [v1, {
                    { let right = lit(0.25) * (b[(i3 + n) % b.len()] * v1); v1 -= right; }
                    b[2 % b.len()]
                }, q[(n + 1) % 4], v1];
                if !(v1 >= lit(-0.7)) {
                    break;
                } else {
                    'l5: for _ in 0..=n {
                        let mut v1 = b.iter().zip(q).filter(|&(&e7, &z7)| lit(ALPHA) <= lit(0.25)).map(|(&e7, &z7)| lit(1.0) + lit(0.25) * (r4[n % 4] / (v1.abs() + lit(1.25))).sin()).product::<D>();
                    }
                }
            }
            for &e9 in a {
                let v10 = { lit((n % 4) as f64) };
            }
            { let right = v1; v1 += right; }
            v1 = lit(0.9) + b[b.len() - 1 - (n) % b.len()];
            lit(ALPHA) + v1 + v1 + b[(n + 1) % b.len()] + q[0]
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
            let mut v1: f64 = u / (v.abs() + 0.25);
            let mut v2: f64 = (v1.abs() + 1.25).ln();
            'l3: for i4 in 0..1 {
                if v1 < 0.5 {
                    break 'l3;
                }
            }
            v - v2 + v1 + v + u.sin()
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x + x;
            if n % 2 == 1 {
                v1 /= v1 * v1 + 1.25;
                return (if v1 < 0.25 {
                    let v2 = a[n % a.len()];
                    v2
                } else { a[(n + n) % a.len()] }, v1 * x);
            }
            if n % 2 == 1 {
                v1 = x;
                return (x * a[0 % a.len()], if !(a[n % a.len()] > 1.5) { v1 } else { v1 });
            }
            'l3: for _ in 0..=a.len() {
                v1 += 0.25 * v1;
                let v5: f64;
                if v1 >= 0.3 {
                    v5 = a[(n + n) % a.len()];
                } else {
                    v5 = 1.25 + x;
                }
            }
            (f64::acosh(v1.abs() + 0.5 + 1.0) + a[0], (match n % 3 {
                0 => { BETA }
                1 | 6 => { a[0] }
                _ => { v1 }
            }) * v1.sin() + x.sin() + a[(n + 1) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 0.7;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1: f64 = u / (v.abs() + 0.25);
            let mut v2: f64 = (v1.abs() + 1.25).ln();
            'l3: for i4 in 0..1 {
                if v1 < 0.5 {
                    break 'l3;
                }
            }
            v - v2 + v1 + v + u.sin()
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x + x;
            if n % 2 == 1 {
                v1 /= v1 * v1 + 1.25;
                return (if v1 < 0.25 {
                    let v2 = a[n % a.len()];
                    v2
                } else { a[(n + n) % a.len()] }, v1 * x);
            }
            if n % 2 == 1 {
                v1 = x;
                return (x * a[0 % a.len()], if !(a[n % a.len()] > 1.5) { v1 } else { v1 });
            }
            'l3: for _ in 0..=a.len() {
                v1 += 0.25 * v1;
                let v5: f64;
                if v1 >= 0.3 {
                    v5 = a[(n + n) % a.len()];
                } else {
                    v5 = 1.25 + x;
                }
            }
            (f64::acosh(v1.abs() + 0.5 + 1.0) + a[0], (match n % 3 {
                0 => { BETA }
                1 | 6 => { a[0] }
                _ => { v1 }
            }) * v1.sin() + x.sin() + a[(n + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 0.7;
        pub fn h0(u: D, v: D) -> D {
            let mut v1: D = u / (v.abs() + lit(0.25));
            let mut v2: D = (v1.abs() + lit(1.25)).ln();
            'l3: for i4 in 0..1 {
                if v1 < lit(0.5) {
                    break 'l3;
                }
            }
            v - v2 + v1 + v + u.sin()
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x + x;
            if n % 2 == 1 {
                { let right = v1 * v1 + lit(1.25); v1 /= right; }
                return (if v1 < lit(0.25) {
                    let v2 = a[n % a.len()];
                    v2
                } else { a[(n + n) % a.len()] }, v1 * x);
            }
            if n % 2 == 1 {
                v1 = x;
                return (x * a[0 % a.len()], if !(a[n % a.len()] > lit(1.5)) { v1 } else { v1 });
            }
            'l3: for _ in 0..=a.len() {
                { let right = lit(0.25) * v1; v1 += right; }
                let v5: D;
                if v1 >= lit(0.3) {
                    v5 = a[(n + n) % a.len()];
                } else {
                    v5 = lit(1.25) + x;
                }
            }
            (D::acosh(v1.abs() + lit(0.5) + lit(1.0)) + a[0], (match n % 3 {
                0 => { lit(BETA) }
                1 | 6 => { a[0] }
                _ => { v1 }
            }) * v1.sin() + x.sin() + a[(n + 1) % a.len()])
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
            let mut v2 = u * v;
            v1 = v1 * 0.5 + (-0.9 + v1);
            v2 /= u.abs() + 1.25;
            u * v1.sin() + v.sin()
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = (b[(2 * n + 2) % b.len()].abs() + 0.25).ln();
            let mut v2 = q[0];
            let mut r3 = [v1 / (v1.abs() + 0.5); 4];
            let mut m4: [[f64; 2]; 2] = [[0.75; 2]; 2];
            const GAMMA_5: f64 = -0.3;
            r3[(n + 1) % 4] *= (v1 - m4[1][0]).sin() * GAMMA_5;
            if r3[(2 * n + 1) % 4] <= -1.5 {
                return (v2.abs() + 0.25).sqrt();
            }
            let v6: f64;
            if 0.25_f64 < 1.0 {
                v6 = v2 - v2;
            } else {
                v6 = match n % 3 {
                    0 | 5 => { q[(2 * n + 1) % 4] }
                    1 if v2 > v2 => {
                        'l7: for &e8 in b {
                            for &e10 in q {
                                let v11: f64;
                                if n % 3 != 1 {
                                    v11 = v2.max(e10);
                                } else {
                                    v11 = v1.fract();
                                }
                            }
                        }
                        v1
                    }
                    _ => { v1 }
                };
            }
            ((n % 4) as f64) + -2.0 + v6 + v2 + v1 + r3[3] + b[n % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut v2 = u * v;
            v1 = v1 * 0.5 + (-0.9 + v1);
            v2 /= u.abs() + 1.25;
            u * v1.sin() + v.sin()
        }
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = (b[(2 * n + 2) % b.len()].abs() + 0.25).ln();
            let mut v2 = q[0];
            let mut r3 = [v1 / (v1.abs() + 0.5); 4];
            let mut m4: [[f64; 2]; 2] = [[0.75; 2]; 2];
            const GAMMA_5: f64 = -0.3;
            r3[(n + 1) % 4] *= (v1 - m4[1][0]).sin() * GAMMA_5;
            if r3[(2 * n + 1) % 4] <= -1.5 {
                return (v2.abs() + 0.25).sqrt();
            }
            let v6: f64;
            if 0.25_f64 < 1.0 {
                v6 = v2 - v2;
            } else {
                v6 = match n % 3 {
                    0 | 5 => { q[(2 * n + 1) % 4] }
                    1 if v2 > v2 => {
                        'l7: for &e8 in b {
                            for &e10 in q {
                                let v11: f64;
                                if n % 3 != 1 {
                                    v11 = v2.max(e10);
                                } else {
                                    v11 = v1.fract();
                                }
                            }
                        }
                        v1
                    }
                    _ => { v1 }
                };
            }
            ((n % 4) as f64) + -2.0 + v6 + v2 + v1 + r3[3] + b[n % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v;
            let mut v2 = u * v;
            v1 = v1 * lit(0.5) + (lit(-0.9) + v1);
            { let right = u.abs() + lit(1.25); v2 /= right; }
            u * v1.sin() + v.sin()
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = (b[(2 * n + 2) % b.len()].abs() + lit(0.25)).ln();
            let mut v2 = q[0];
            let mut r3 = [v1 / (v1.abs() + lit(0.5)); 4];
            let mut m4: [[D; 2]; 2] = [[lit(0.75); 2]; 2];
            const GAMMA_5: f64 = -0.3;
            { let right = (v1 - m4[1][0]).sin() * lit(GAMMA_5); r3[(n + 1) % 4] *= right; }
            if r3[(2 * n + 1) % 4] <= lit(-1.5) {
                return (v2.abs() + lit(0.25)).sqrt();
            }
            let v6: D;
            if lit(0.25) < lit(1.0) {
                v6 = v2 - v2;
            } else {
                v6 = match n % 3 {
                    0 | 5 => { q[(2 * n + 1) % 4] }
                    1 if v2 > v2 => {
                        'l7: for &e8 in b {
                            for &e10 in q {
                                let v11: D;
                                if n % 3 != 1 {
                                    v11 = v2.max(e10);
                                } else {
                                    v11 = v1.fract();
                                }
                            }
                        }
                        v1
                    }
                    _ => { v1 }
                };
            }
            lit((n % 4) as f64) + lit(-2.0) + v6 + v2 + v1 + r3[3] + b[n % b.len()]
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
            let mut v7 = {
                'l1: for i2 in (0..k).rev() {
                    let mut k4: usize = 0;
                    'l3: while (k4 < 4) && (0.9_f64 < -0.25) {
                        k4 += 1;
                        const GAMMA_5: f64 = 0.7;
                        let v6 = u - u;
                    }
                }
                u
            };
            v7 + v7.sin() + a[(k + 1) % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = x + w[(n + 1) % w.len()];
            let mut v1 = x;
            let mut m2: [[f64; 3]; 3] = [[x, x, v1], [w[w.len() - 1 - (n) % w.len()], v1, w[w.len() - 1 - (n + n) % w.len()]], [v1, x, v1]];
            m2[1][0] /= m2[(n) % 3][2].abs() + 1.25;
            let v3 = v1 * ALPHA;
            ({ w[(n + 1) % w.len()] }) * v3 + v1 + x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v7 = {
                'l1: for i2 in (0..k).rev() {
                    let mut k4: usize = 0;
                    'l3: while (k4 < 4) && (0.9_f64 < -0.25) {
                        k4 += 1;
                        const GAMMA_5: f64 = 0.7;
                        let v6 = u - u;
                    }
                }
                u
            };
            v7 + v7.sin() + a[(k + 1) % a.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = x + w[(n + 1) % w.len()];
            let mut v1 = x;
            let mut m2: [[f64; 3]; 3] = [[x, x, v1], [w[w.len() - 1 - (n) % w.len()], v1, w[w.len() - 1 - (n + n) % w.len()]], [v1, x, v1]];
            m2[1][0] /= m2[(n) % 3][2].abs() + 1.25;
            let v3 = v1 * ALPHA;
            ({ w[(n + 1) % w.len()] }) * v3 + v1 + x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v7 = {
                'l1: for i2 in (0..k).rev() {
                    let mut k4: usize = 0;
                    'l3: while (k4 < 4) && (lit(0.9) < lit(-0.25)) {
                        k4 += 1;
                        const GAMMA_5: f64 = 0.7;
                        let v6 = u - u;
                    }
                }
                u
            };
            v7 + v7.sin() + a[(k + 1) % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x = x + w[(n + 1) % w.len()];
            let mut v1 = x;
            let mut m2: [[D; 3]; 3] = [[x, x, v1], [w[w.len() - 1 - (n) % w.len()], v1, w[w.len() - 1 - (n + n) % w.len()]], [v1, x, v1]];
            { let right = m2[(n) % 3][2].abs() + lit(1.25); m2[1][0] /= right; }
            let v3 = v1 * lit(ALPHA);
            ({ w[(n + 1) % w.len()] }) * v3 + v1 + x.sin()
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
            let mut v1: f64 = { a[0] };
            let mut v2 = v1.max(((n % 4) as f64));
            match n % 2 {
                0 => {
                    if n % 2 != 1 {
                        v1 = ((n % 4) as f64) * ((n % 4) as f64);
                    } else {
                        if (BETA <= 0.7) || (v2 >= v1) {
                            v1 = v2.min(v2);
                            if n % 3 < 1 {
                                return (((n % 4) as f64).abs() + 0.5).recip();
                            }
                        } else {
                            let mut r4: Vec<f64> = a.iter().map(|&e3| e3.cos().sinh()).collect();
                            let r4_len: usize = r4.len();
                        }
                    }
                }
                _ => {
                    let mut k6: usize = 0;
                    while (k6 < 7) && (BETA > -1.0) {
                        k6 += 1;
                        let mut v7 = q[4 - 1 - (0) % 4].to_radians();
                        fn inner8(s: f64, t: f64) -> f64 {
                            if (t < s) || (s > s) {
                                return s.powi(2);
                            }
                            t
                        }
                        let v9 = inner8(q[4 - 1 - (0) % 4] / (((n % 4) as f64).abs() + 0.25), ((n % 4) as f64) - BETA);
                    }
                }
            }
            (if n % 3 == 1 {
                let v10 = v2;
                BETA
            } else { q[0] }) + a[a.len() - 1 - (1) % a.len()] + q[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = { a[0] };
            let mut v2 = v1.max(((n % 4) as f64));
            match n % 2 {
                0 => {
                    if n % 2 != 1 {
                        v1 = ((n % 4) as f64) * ((n % 4) as f64);
                    } else {
                        if (BETA <= 0.7) || (v2 >= v1) {
                            v1 = v2.min(v2);
                            if n % 3 < 1 {
                                return (((n % 4) as f64).abs() + 0.5).recip();
                            }
                        } else {
                            let mut r4: Vec<f64> = a.iter().map(|&e3| e3.cos().sinh()).collect();
                            let r4_len: usize = r4.len();
                        }
                    }
                }
                _ => {
                    let mut k6: usize = 0;
                    while (k6 < 7) && (BETA > -1.0) {
                        k6 += 1;
                        let mut v7 = q[4 - 1 - (0) % 4].to_radians();
                        fn inner8(s: f64, t: f64) -> f64 {
                            if (t < s) || (s > s) {
                                return s.powi(2);
                            }
                            t
                        }
                        let v9 = inner8(q[4 - 1 - (0) % 4] / (((n % 4) as f64).abs() + 0.25), ((n % 4) as f64) - BETA);
                    }
                }
            }
            (if n % 3 == 1 {
                let v10 = v2;
                BETA
            } else { q[0] }) + a[a.len() - 1 - (1) % a.len()] + q[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = { a[0] };
            let mut v2 = v1.max(lit((n % 4) as f64));
            match n % 2 {
                0 => {
                    if n % 2 != 1 {
                        v1 = lit((n % 4) as f64) * lit((n % 4) as f64);
                    } else {
                        if (lit(BETA) <= lit(0.7)) || (v2 >= v1) {
                            v1 = v2.min(v2);
                            if n % 3 < 1 {
                                return (lit((n % 4) as f64).abs() + lit(0.5)).recip();
                            }
                        } else {
                            let mut r4: Vec<D> = a.iter().map(|&e3| e3.cos().sinh()).collect();
                            let r4_len: usize = r4.len();
                        }
                    }
                }
                _ => {
                    let mut k6: usize = 0;
                    while (k6 < 7) && (lit(BETA) > lit(-1.0)) {
                        k6 += 1;
                        let mut v7 = q[4 - 1 - (0) % 4].to_radians();
                        fn inner8(s: D, t: D) -> D {
                            if (t < s) || (s > s) {
                                return s.powi(2);
                            }
                            t
                        }
                        let v9 = inner8(q[4 - 1 - (0) % 4] / (lit((n % 4) as f64).abs() + lit(0.25)), lit((n % 4) as f64) - lit(BETA));
                    }
                }
            }
            (if n % 3 == 1 {
                let v10 = v2;
                lit(BETA)
            } else { q[0] }) + a[a.len() - 1 - (1) % a.len()] + q[0]
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
            let mut v1: f64 = 0.9;
            let mut v2 = u * v;
            let mut r3 = [u * v, -2.0 / (1.5_f64 * 1.5_f64 + 0.25)];
            let mut m4: [[f64; 3]; 2] = [[r3[0], r3[3 % 2], v1], [1.1, v2, u]];
            if r3[1] > 1.5 {
                if r3[4 % 2] >= 1.25 {
                    if u < 0.5 {
                        fn inner5(s: f64, t: f64) -> f64 {
                            if s >= t {
                                return s;
                            }
                            t
                        }
                        let v7 = inner5(m4[(3) % 2][2], r3.iter().zip(&r3).skip(1).map(|(&e6, &z6)| z6 * r3[0]).fold(r3[1], |acc6, t6| acc6.sin() + v * t6));
                        v2 = u;
                    } else {
                        fn inner8(s: f64, t: f64) -> f64 {
                            if !(t < -0.25) {
                                return s;
                            }
                            (1..5).enumerate().map(|(j9, i9)| t).sum::<f64>()
                        }
                        let v11 = inner8(r3[1] - r3[1], r3.iter().map(|&e10| m4[0][(0) % 3] * r3[2 % 2]).fold(r3[1], |acc10, t10| acc10.sin() + r3[1 % 2] * t10));
                    }
                } else {
                    let mut r13: Vec<f64> = r3.iter().rev().map(|&e12| -v1).collect();
                    let r13_len: usize = r13.len();
                }
            } else {
                v2 *= (m4[(2) % 2][(0) % 3] * u).sin();
                v1 = v;
            }
            (v * v.sin() + r3[0], r3[0].sin() + r3[1 % 2])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x.sin();
            let r3 = [if x > v1 {
                let v2: f64 = x;
                w[0]
            } else { v1 }, w[0] * w[0], x * w[w.len() - 1 - (4) % w.len()], v1];
            let mut m4: [[f64; 3]; 2] = [[x, ((n % 4) as f64), r3[1]], [w[(2 * n + 0) % w.len()], v1, 0.7_f64]];
            let mut o5: Option<f64> = if !(w[(n + n) % w.len()] <= v1) { Some(if !(v1 >= 1.25) { v1 } else {
                m4[(n) % 2][1] = -0.3;
                0.125
            }) } else { None };
            'l6: for &e7 in w.iter() {
                let mut v1: f64 = if n % 3 == 1 { x } else { e7 };
            }
            for i9 in (1..n % 4).rev() {
                let mut k11: usize = 0;
                while k11 < 5 {
                    k11 += 1;
                    for i12 in 1..w.len() {
                        w[i12] *= (w[i12 - 1] - w[i12]).cos();
                    }
                    let Some(v13) = o5 else {
                        v1 = v1 * 0.5 + w.iter().zip(&r3).skip(2).map(|(&e14, &z14)| z14 - w[(n + 1) % w.len()]).sum::<f64>();
                        continue;
                    };
                }
            }
            (v1 * ((n % 4) as f64) + v1) * x + r3[1] + w[(2 * n + 2) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = 0.9;
            let mut v2 = u * v;
            let mut r3 = [u * v, -2.0 / (1.5_f64 * 1.5_f64 + 0.25)];
            let mut m4: [[f64; 3]; 2] = [[r3[0], r3[3 % 2], v1], [1.1, v2, u]];
            if r3[1] > 1.5 {
                if r3[4 % 2] >= 1.25 {
                    if u < 0.5 {
                        fn inner5(s: f64, t: f64) -> f64 {
                            if s >= t {
                                return s;
                            }
                            t
                        }
                        let v7 = inner5(m4[(3) % 2][2], r3.iter().zip(&r3).skip(1).map(|(&e6, &z6)| z6 * r3[0]).fold(r3[1], |acc6, t6| acc6.sin() + v * t6));
                        v2 = u;
                    } else {
                        fn inner8(s: f64, t: f64) -> f64 {
                            if !(t < -0.25) {
                                return s;
                            }
                            (1..5).enumerate().map(|(j9, i9)| t).sum::<f64>()
                        }
                        let v11 = inner8(r3[1] - r3[1], r3.iter().map(|&e10| m4[0][(0) % 3] * r3[2 % 2]).fold(r3[1], |acc10, t10| acc10.sin() + r3[1 % 2] * t10));
                    }
                } else {
                    let mut r13: Vec<f64> = r3.iter().rev().map(|&e12| -v1).collect();
                    let r13_len: usize = r13.len();
                }
            } else {
                v2 *= (m4[(2) % 2][(0) % 3] * u).sin();
                v1 = v;
            }
            (v * v.sin() + r3[0], r3[0].sin() + r3[1 % 2])
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x.sin();
            let r3 = [if x > v1 {
                let v2: f64 = x;
                w[0]
            } else { v1 }, w[0] * w[0], x * w[w.len() - 1 - (4) % w.len()], v1];
            let mut m4: [[f64; 3]; 2] = [[x, ((n % 4) as f64), r3[1]], [w[(2 * n + 0) % w.len()], v1, 0.7_f64]];
            let mut o5: Option<f64> = if !(w[(n + n) % w.len()] <= v1) { Some(if !(v1 >= 1.25) { v1 } else {
                m4[(n) % 2][1] = -0.3;
                0.125
            }) } else { None };
            'l6: for &e7 in w.iter() {
                let mut v1: f64 = if n % 3 == 1 { x } else { e7 };
            }
            for i9 in (1..n % 4).rev() {
                let mut k11: usize = 0;
                while k11 < 5 {
                    k11 += 1;
                    for i12 in 1..w.len() {
                        w[i12] *= (w[i12 - 1] - w[i12]).cos();
                    }
                    let Some(v13) = o5 else {
                        v1 = v1 * 0.5 + w.iter().zip(&r3).skip(2).map(|(&e14, &z14)| z14 - w[(n + 1) % w.len()]).sum::<f64>();
                        continue;
                    };
                }
            }
            (v1 * ((n % 4) as f64) + v1) * x + r3[1] + w[(2 * n + 2) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = lit(0.9);
            let mut v2 = u * v;
            let mut r3 = [u * v, lit(-2.0) / (lit(1.5) * lit(1.5) + lit(0.25))];
            let mut m4: [[D; 3]; 2] = [[r3[0], r3[3 % 2], v1], [lit(1.1), v2, u]];
            if r3[1] > lit(1.5) {
                if r3[4 % 2] >= lit(1.25) {
                    if u < lit(0.5) {
                        fn inner5(s: D, t: D) -> D {
                            if s >= t {
                                return s;
                            }
                            t
                        }
                        let v7 = inner5(m4[(3) % 2][2], r3.iter().zip(&r3).skip(1).map(|(&e6, &z6)| z6 * r3[0]).fold(r3[1], |acc6, t6| acc6.sin() + v * t6));
                        v2 = u;
                    } else {
                        fn inner8(s: D, t: D) -> D {
                            if !(t < lit(-0.25)) {
                                return s;
                            }
                            (1..5).enumerate().map(|(j9, i9)| t).sum::<D>()
                        }
                        let v11 = inner8(r3[1] - r3[1], r3.iter().map(|&e10| m4[0][(0) % 3] * r3[2 % 2]).fold(r3[1], |acc10, t10| acc10.sin() + r3[1 % 2] * t10));
                    }
                } else {
                    let mut r13: Vec<D> = r3.iter().rev().map(|&e12| -v1).collect();
                    let r13_len: usize = r13.len();
                }
            } else {
                { let right = (m4[(2) % 2][(0) % 3] * u).sin(); v2 *= right; }
                v1 = v;
            }
            (v * v.sin() + r3[0], r3[0].sin() + r3[1 % 2])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x.sin();
            let r3 = [if x > v1 {
                let v2: D = x;
                w[0]
            } else { v1 }, w[0] * w[0], x * w[w.len() - 1 - (4) % w.len()], v1];
            let mut m4: [[D; 3]; 2] = [[x, lit((n % 4) as f64), r3[1]], [w[(2 * n + 0) % w.len()], v1, lit(0.7)]];
            let mut o5: Option<D> = if !(w[(n + n) % w.len()] <= v1) { Some(if !(v1 >= lit(1.25)) { v1 } else {
                m4[(n) % 2][1] = lit(-0.3);
                lit(0.125)
            }) } else { None };
            'l6: for &e7 in w.iter() {
                let mut v1: D = if n % 3 == 1 { x } else { e7 };
            }
            for i9 in (1..n % 4).rev() {
                let mut k11: usize = 0;
                while k11 < 5 {
                    k11 += 1;
                    for i12 in 1..w.len() {
                        { let right = (w[i12 - 1] - w[i12]).cos(); w[i12] *= right; }
                    }
                    let Some(v13) = o5 else {
                        v1 = v1 * lit(0.5) + w.iter().zip(&r3).skip(2).map(|(&e14, &z14)| z14 - w[(n + 1) % w.len()]).sum::<D>();
                        continue;
                    };
                }
            }
            (v1 * lit((n % 4) as f64) + v1) * x + r3[1] + w[(2 * n + 2) % w.len()]
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
            let mut v1 = BETA + y;
            let mut r2 = [v1, y * y, v1, y * x];
            let mut m3: [[f64; 3]; 3] = [[r2[0], r2[0], r2[(2 * n + 1) % 4]], [-1.25, x, ((n % 4) as f64)], [v1, r2[4 - 1 - (2 * n + 2) % 4], ((n % 4) as f64)]];
            let mut r4 = vec![m3[0][0] * r2[4 - 1 - (n) % 4]; 3];
            let r4_len: usize = r4.len();
            v1 = x;
            let (mut v6, v7) = (m3[(2 * n + 1) % 3][(2 * r4_len + 0) % 3] + v1, r2.chunks_exact(2).map(|e5| x).sum::<f64>());
            'l8: for i9 in 1..n % 4 {
                if i9 % 3 < 1 {
                    break;
                }
                if r2[2 % 4] <= 1.1 {
                    r4[(n + n) % r4_len] = r4[(n + n) % r4_len] * 0.5 + (BETA.abs() + 0.5).log(2.5);
                }
            }
            ((0..r4_len).map(|i10| r2.iter().sum::<f64>()).sum::<f64>() * v7 * v6 - v1) * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = BETA + y;
            let mut r2 = [v1, y * y, v1, y * x];
            let mut m3: [[f64; 3]; 3] = [[r2[0], r2[0], r2[(2 * n + 1) % 4]], [-1.25, x, ((n % 4) as f64)], [v1, r2[4 - 1 - (2 * n + 2) % 4], ((n % 4) as f64)]];
            let mut r4 = vec![m3[0][0] * r2[4 - 1 - (n) % 4]; 3];
            let r4_len: usize = r4.len();
            v1 = x;
            let (mut v6, v7) = (m3[(2 * n + 1) % 3][(2 * r4_len + 0) % 3] + v1, r2.chunks_exact(2).map(|e5| x).sum::<f64>());
            'l8: for i9 in 1..n % 4 {
                if i9 % 3 < 1 {
                    break;
                }
                if r2[2 % 4] <= 1.1 {
                    r4[(n + n) % r4_len] = r4[(n + n) % r4_len] * 0.5 + (BETA.abs() + 0.5).log(2.5);
                }
            }
            ((0..r4_len).map(|i10| r2.iter().sum::<f64>()).sum::<f64>() * v7 * v6 - v1) * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit(BETA) + y;
            let mut r2 = [v1, y * y, v1, y * x];
            let mut m3: [[D; 3]; 3] = [[r2[0], r2[0], r2[(2 * n + 1) % 4]], [lit(-1.25), x, lit((n % 4) as f64)], [v1, r2[4 - 1 - (2 * n + 2) % 4], lit((n % 4) as f64)]];
            let mut r4 = vec![m3[0][0] * r2[4 - 1 - (n) % 4]; 3];
            let r4_len: usize = r4.len();
            v1 = x;
            let (mut v6, v7) = (m3[(2 * n + 1) % 3][(2 * r4_len + 0) % 3] + v1, r2.chunks_exact(2).map(|e5| x).sum::<D>());
            'l8: for i9 in 1..n % 4 {
                if i9 % 3 < 1 {
                    break;
                }
                if r2[2 % 4] <= lit(1.1) {
                    r4[(n + n) % r4_len] = r4[(n + n) % r4_len] * lit(0.5) + (lit(BETA).abs() + lit(0.5)).log(lit(2.5));
                }
            }
            ((0..r4_len).map(|i10| r2.iter().sum::<D>()).sum::<D>() * v7 * v6 - v1) * x
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
            let mut v4 = match n % 3 {
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
                    ALPHA
                }
                1 => { b[b.len() - 1 - (n + n) % b.len()] }
                _ => {
                    let v3: f64 = 1.0;
                    q[1]
                }
            };
            for i6 in 1..n % 4 {
                for &e8 in a {
                    let p9: (f64, f64) = (-2.0, (ALPHA as i64 as f64));
                }
            }
            v4 + a[(n + n) % a.len()] + q[n % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v4 = match n % 3 {
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
                    ALPHA
                }
                1 => { b[b.len() - 1 - (n + n) % b.len()] }
                _ => {
                    let v3: f64 = 1.0;
                    q[1]
                }
            };
            for i6 in 1..n % 4 {
                for &e8 in a {
                    let p9: (f64, f64) = (-2.0, (ALPHA as i64 as f64));
                }
            }
            v4 + a[(n + n) % a.len()] + q[n % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v4 = match n % 3 {
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
                    lit(ALPHA)
                }
                1 => { b[b.len() - 1 - (n + n) % b.len()] }
                _ => {
                    let v3: D = lit(1.0);
                    q[1]
                }
            };
            for i6 in 1..n % 4 {
                for &e8 in a {
                    let p9: (D, D) = (lit(-2.0), lit(lit(ALPHA).value() as i64 as f64));
                }
            }
            v4 + a[(n + n) % a.len()] + q[n % 4]
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
            let mut u = if (u >= 0.3) || (u >= 0.75) {
                let u = w[w.len() - 1 - (0) % w.len()];
                BETA
            } else { u };
            let mut v1 = f64::sin(w[w.len() - 1 - (4) % w.len()]);
            let mut r2: [f64; 3] = [u * u, w[0] * u, v1 + w[0 % w.len()]];
            const GAMMA_3: f64 = 1.1;
            w[2 % w.len()] -= (if (r2[3 % 3] > -0.25) || (v1 > u) {
                let v4 = w[3 % w.len()];
                0.5
            } else {
                (v1, u) = (u, v1);
                r2[0]
            }) * GAMMA_3;
            r2[2] -= w[0 % w.len()] / (r2[0].abs() + 0.5);
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = a.iter().enumerate().map(|(j1, &e1)| if x < -0.75 {
                let v2 = e1;
                e1
            } else {
                let v3 = x;
                ALPHA
            }).fold(x, |acc3, t3| 0.5 * acc3 + t3 * t3);
            if n % 3 == 1 {
                let v4 = x + x;
            } else {
                let mut v5 = x + ALPHA;
            }
            x = x * 0.5 + ALPHA;
            if x < x {
                match n % 3 {
                    0 => {
                        'l6: for (i7, e7) in a.iter().enumerate() {
                            let mut k8: usize = 3;
                        }
                    }
                    1 => {
                        x = match n % 2 {
                            0 => { x }
                            _ => { BETA }
                        };
                        x = { x };
                    }
                    _ => {
                        if x <= -0.125 {
                            x -= ((n % 4) as f64).clamp(-0.875, 1.375);
                        }
                        const GAMMA_9: f64 = 0.7;
                        x += ((n % 4) as f64) * GAMMA_9;
                    }
                }
            }
            BETA + x + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.3;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut u = if (u >= 0.3) || (u >= 0.75) {
                let u = w[w.len() - 1 - (0) % w.len()];
                BETA
            } else { u };
            let mut v1 = f64::sin(w[w.len() - 1 - (4) % w.len()]);
            let mut r2: [f64; 3] = [u * u, w[0] * u, v1 + w[0 % w.len()]];
            const GAMMA_3: f64 = 1.1;
            w[2 % w.len()] -= (if (r2[3 % 3] > -0.25) || (v1 > u) {
                let v4 = w[3 % w.len()];
                0.5
            } else {
                (v1, u) = (u, v1);
                r2[0]
            }) * GAMMA_3;
            r2[2] -= w[0 % w.len()] / (r2[0].abs() + 0.5);
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = a.iter().enumerate().map(|(j1, &e1)| if x < -0.75 {
                let v2 = e1;
                e1
            } else {
                let v3 = x;
                ALPHA
            }).fold(x, |acc3, t3| 0.5 * acc3 + t3 * t3);
            if n % 3 == 1 {
                let v4 = x + x;
            } else {
                let mut v5 = x + ALPHA;
            }
            x = x * 0.5 + ALPHA;
            if x < x {
                match n % 3 {
                    0 => {
                        'l6: for (i7, e7) in a.iter().enumerate() {
                            let mut k8: usize = 3;
                        }
                    }
                    1 => {
                        x = match n % 2 {
                            0 => { x }
                            _ => { BETA }
                        };
                        x = { x };
                    }
                    _ => {
                        if x <= -0.125 {
                            x -= ((n % 4) as f64).clamp(-0.875, 1.375);
                        }
                        const GAMMA_9: f64 = 0.7;
                        x += ((n % 4) as f64) * GAMMA_9;
                    }
                }
            }
            BETA + x + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.3;
        pub fn h0(w: &mut [D], u: D) {
            let mut u = if (u >= lit(0.3)) || (u >= lit(0.75)) {
                let u = w[w.len() - 1 - (0) % w.len()];
                lit(BETA)
            } else { u };
            let mut v1 = D::sin(w[w.len() - 1 - (4) % w.len()]);
            let mut r2: [D; 3] = [u * u, w[0] * u, v1 + w[0 % w.len()]];
            const GAMMA_3: f64 = 1.1;
            { let right = (if (r2[3 % 3] > lit(-0.25)) || (v1 > u) {
                let v4 = w[3 % w.len()];
                lit(0.5)
            } else {
                (v1, u) = (u, v1);
                r2[0]
            }) * lit(GAMMA_3); w[2 % w.len()] -= right; }
            { let right = w[0 % w.len()] / (r2[0].abs() + lit(0.5)); r2[2] -= right; }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut x = a.iter().enumerate().map(|(j1, &e1)| if x < lit(-0.75) {
                let v2 = e1;
                e1
            } else {
                let v3 = x;
                lit(ALPHA)
            }).fold(x, |acc3, t3| lit(0.5) * acc3 + t3 * t3);
            if n % 3 == 1 {
                let v4 = x + x;
            } else {
                let mut v5 = x + lit(ALPHA);
            }
            x = x * lit(0.5) + lit(ALPHA);
            if x < x {
                match n % 3 {
                    0 => {
                        'l6: for (i7, e7) in a.iter().enumerate() {
                            let mut k8: usize = 3;
                        }
                    }
                    1 => {
                        x = match n % 2 {
                            0 => { x }
                            _ => { lit(BETA) }
                        };
                        x = { x };
                    }
                    _ => {
                        if x <= lit(-0.125) {
                            { let right = lit((n % 4) as f64).clamp(lit(-0.875), lit(1.375)); x -= right; }
                        }
                        const GAMMA_9: f64 = 0.7;
                        { let right = lit((n % 4) as f64) * lit(GAMMA_9); x += right; }
                    }
                }
            }
            lit(BETA) + x + a[0]
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
            let mut v1 = if k % 3 < 1 { u } else { ((k % 4) as f64) };
            'l2: for e3 in a.iter() {
                let v4 = a[a.len() - 1 - (2 * k + 2) % a.len()] / (1.0_f64.abs() + 1.25);
            }
            (u.abs() + 1.25 + 1.0).acosh()
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[n % 3];
            let v2: f64;
            if p[0] >= 0.125 {
                v2 = h0(&p, x, (n + n) % 4);
            } else {
                v2 = h0(&p[..], x, (n) % 4);
            }
            if p[3 - 1 - (n + n) % 3] >= 1.1 {
                p[0] = f64::mul_add(p[3 - 1 - (n + 1) % 3], x, p[1]);
            }
            let mut k4: usize = 0;
            while (k4 < 0) && (v1 >= p[(n + n) % 3]) {
                k4 += 1;
                for i5 in 1..3 {
                    p[i5] += p[i5 - 1] * p[2].sin();
                }
                {
                    for e7 in p.iter_mut() {
                        fn inner8(s: f64, t: f64) -> f64 {
                            if 1.1_f64 <= 1.5 {
                                return t * -1.5;
                            }
                            t
                        }
                        let v9: f64 = inner8(*e7 - ((n % 4) as f64), ((n % 4) as f64));
                    }
                }
            }
            [(match n % 3 {
                0 | 5 if v1 >= 1.5 => { x }
                1 if x < 0.3 => { ALPHA }
                _ => {
                    p[0] = h0(&p, p[(k4 + n) % 3], (2 * n + 2) % 4);
                    x
                }
            }) * v2 - v1 + x, (v1.abs() + 1.25).powf(2.25) * v2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = if k % 3 < 1 { u } else { ((k % 4) as f64) };
            'l2: for e3 in a.iter() {
                let v4 = a[a.len() - 1 - (2 * k + 2) % a.len()] / (1.0_f64.abs() + 1.25);
            }
            (u.abs() + 1.25 + 1.0).acosh()
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[n % 3];
            let v2: f64;
            if p[0] >= 0.125 {
                v2 = h0(&p, x, (n + n) % 4);
            } else {
                v2 = h0(&p[..], x, (n) % 4);
            }
            if p[3 - 1 - (n + n) % 3] >= 1.1 {
                p[0] = f64::mul_add(p[3 - 1 - (n + 1) % 3], x, p[1]);
            }
            let mut k4: usize = 0;
            while (k4 < 0) && (v1 >= p[(n + n) % 3]) {
                k4 += 1;
                for i5 in 1..3 {
                    p[i5] += p[i5 - 1] * p[2].sin();
                }
                {
                    for e7 in p.iter_mut() {
                        fn inner8(s: f64, t: f64) -> f64 {
                            if 1.1_f64 <= 1.5 {
                                return t * -1.5;
                            }
                            t
                        }
                        let v9: f64 = inner8(*e7 - ((n % 4) as f64), ((n % 4) as f64));
                    }
                }
            }
            [(match n % 3 {
                0 | 5 if v1 >= 1.5 => { x }
                1 if x < 0.3 => { ALPHA }
                _ => {
                    p[0] = h0(&p, p[(k4 + n) % 3], (2 * n + 2) % 4);
                    x
                }
            }) * v2 - v1 + x, (v1.abs() + 1.25).powf(2.25) * v2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = if k % 3 < 1 { u } else { lit((k % 4) as f64) };
            'l2: for e3 in a.iter() {
                let v4 = a[a.len() - 1 - (2 * k + 2) % a.len()] / (lit(1.0).abs() + lit(1.25));
            }
            (u.abs() + lit(1.25) + lit(1.0)).acosh()
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[n % 3];
            let v2: D;
            if p[0] >= lit(0.125) {
                v2 = h0(&p, x, (n + n) % 4);
            } else {
                v2 = h0(&p[..], x, (n) % 4);
            }
            if p[3 - 1 - (n + n) % 3] >= lit(1.1) {
                p[0] = D::mul_add(p[3 - 1 - (n + 1) % 3], x, p[1]);
            }
            let mut k4: usize = 0;
            while (k4 < 0) && (v1 >= p[(n + n) % 3]) {
                k4 += 1;
                for i5 in 1..3 {
                    { let right = p[i5 - 1] * p[2].sin(); p[i5] += right; }
                }
                {
                    for e7 in p.iter_mut() {
                        fn inner8(s: D, t: D) -> D {
                            if lit(1.1) <= lit(1.5) {
                                return t * lit(-1.5);
                            }
                            t
                        }
                        let v9: D = inner8(*e7 - lit((n % 4) as f64), lit((n % 4) as f64));
                    }
                }
            }
            [(match n % 3 {
                0 | 5 if v1 >= lit(1.5) => { x }
                1 if x < lit(0.3) => { lit(ALPHA) }
                _ => {
                    p[0] = h0(&p, p[(k4 + n) % 3], (2 * n + 2) % 4);
                    x
                }
            }) * v2 - v1 + x, (v1.abs() + lit(1.25)).powf(lit(2.25)) * v2]
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
            let mut v1 = x;
            let mut v1 = p.iter().rev().enumerate().map(|(j2, &e2)| x + x).sum::<f64>();
            if n % 2 == 1 {
                for &e4 in &p {
                    let v5: f64;
                    if 1.1_f64 < 1.0 {
                        v5 = x;
                    } else {
                        v5 = p[(n + n) % 3] + v1;
                    }
                    v1 = (e4 + e4).atan();
                }
                if (0.25_f64 > 0.125) && (v1 >= 0.3) {
                    if n % 3 < 1 {
                        for i7 in 1..0 {
                            let mut m8: [[f64; 2]; 2] = [[v1, v1], [v1, p[3 - 1 - (n + 1) % 3]]];
                        }
                        for e10 in p.iter() {
                            let o11: Option<f64> = if (v1 <= -0.7) && (*e10 < 0.9) { Some(-*e10) } else { None };
                        }
                    }
                    for i13 in 0..=n % 4 {
                        if p[3 - 1 - (i13 + i13) % 3] <= v1 {
                            continue;
                        }
                        let c14 = |u14_0: f64| u14_0 + u14_0;
                    }
                } else {
                    v1 -= p.iter().rev().enumerate().map(|(j15, &e15)| p[0] * e15).sum::<f64>();
                    for e17 in p {
                    }
                }
            } else {
                let mut k19: usize = 0;
                let v1: f64 = 'l18: loop {
                    if k19 >= 4 {
                        break (x.abs() + 0.5).sqrt();
                    }
                    k19 += 1;
                    let v20: f64;
                    if v1 >= -0.5 {
                        v20 = p.iter().zip(&p).take(n + 1).filter(|&(&e21, &z21)| z21 >= 0.7).map(|(&e21, &z21)| -1.1_f64).fold(p[0], |acc21, t21| acc21.sin() + acc21 * t21);
                    } else {
                        v20 = p.chunks_exact(2).map(|e22| e22[2 - 1 - (k19) % 2] * -0.25).sum::<f64>();
                    }
                };
            }
            [v1 + x - x, v1 + v1.sin()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v1 = p.iter().rev().enumerate().map(|(j2, &e2)| x + x).sum::<f64>();
            if n % 2 == 1 {
                for &e4 in &p {
                    let v5: f64;
                    if 1.1_f64 < 1.0 {
                        v5 = x;
                    } else {
                        v5 = p[(n + n) % 3] + v1;
                    }
                    v1 = (e4 + e4).atan();
                }
                if (0.25_f64 > 0.125) && (v1 >= 0.3) {
                    if n % 3 < 1 {
                        for i7 in 1..0 {
                            let mut m8: [[f64; 2]; 2] = [[v1, v1], [v1, p[3 - 1 - (n + 1) % 3]]];
                        }
                        for e10 in p.iter() {
                            let o11: Option<f64> = if (v1 <= -0.7) && (*e10 < 0.9) { Some(-*e10) } else { None };
                        }
                    }
                    for i13 in 0..=n % 4 {
                        if p[3 - 1 - (i13 + i13) % 3] <= v1 {
                            continue;
                        }
                        let c14 = |u14_0: f64| u14_0 + u14_0;
                    }
                } else {
                    v1 -= p.iter().rev().enumerate().map(|(j15, &e15)| p[0] * e15).sum::<f64>();
                    for e17 in p {
                    }
                }
            } else {
                let mut k19: usize = 0;
                let v1: f64 = 'l18: loop {
                    if k19 >= 4 {
                        break (x.abs() + 0.5).sqrt();
                    }
                    k19 += 1;
                    let v20: f64;
                    if v1 >= -0.5 {
                        v20 = p.iter().zip(&p).take(n + 1).filter(|&(&e21, &z21)| z21 >= 0.7).map(|(&e21, &z21)| -1.1_f64).fold(p[0], |acc21, t21| acc21.sin() + acc21 * t21);
                    } else {
                        v20 = p.chunks_exact(2).map(|e22| e22[2 - 1 - (k19) % 2] * -0.25).sum::<f64>();
                    }
                };
            }
            [v1 + x - x, v1 + v1.sin()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            let mut v1 = p.iter().rev().enumerate().map(|(j2, &e2)| x + x).sum::<D>();
            if n % 2 == 1 {
                for &e4 in &p {
                    let v5: D;
                    if lit(1.1) < lit(1.0) {
                        v5 = x;
                    } else {
                        v5 = p[(n + n) % 3] + v1;
                    }
                    v1 = (e4 + e4).atan();
                }
                if (lit(0.25) > lit(0.125)) && (v1 >= lit(0.3)) {
                    if n % 3 < 1 {
                        for i7 in 1..0 {
                            let mut m8: [[D; 2]; 2] = [[v1, v1], [v1, p[3 - 1 - (n + 1) % 3]]];
                        }
                        for e10 in p.iter() {
                            let o11: Option<D> = if (v1 <= lit(-0.7)) && (*e10 < lit(0.9)) { Some(-*e10) } else { None };
                        }
                    }
                    for i13 in 0..=n % 4 {
                        if p[3 - 1 - (i13 + i13) % 3] <= v1 {
                            continue;
                        }
                        let c14 = |u14_0: D| u14_0 + u14_0;
                    }
                } else {
                    { let right = p.iter().rev().enumerate().map(|(j15, &e15)| p[0] * e15).sum::<D>(); v1 -= right; }
                    for e17 in p {
                    }
                }
            } else {
                let mut k19: usize = 0;
                let v1: D = 'l18: loop {
                    if k19 >= 4 {
                        break (x.abs() + lit(0.5)).sqrt();
                    }
                    k19 += 1;
                    let v20: D;
                    if v1 >= lit(-0.5) {
                        v20 = p.iter().zip(&p).take(n + 1).filter(|&(&e21, &z21)| z21 >= lit(0.7)).map(|(&e21, &z21)| lit(-1.1)).fold(p[0], |acc21, t21| acc21.sin() + acc21 * t21);
                    } else {
                        v20 = p.chunks_exact(2).map(|e22| e22[2 - 1 - (k19) % 2] * lit(-0.25)).sum::<D>();
                    }
                };
            }
            [v1 + x - x, v1 + v1.sin()]
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
            let mut v1 = ((n % 4) as f64);
            let mut r2: [f64; 2] = [0.0; 2];
            let mut m3: [[f64; 3]; 2] = [[0.5; 3]; 2];
            {
                let mut k5: usize = 0;
                let mut v10: f64 = loop {
                    if k5 >= 3 {
                        break v1 + m3[0][2];
                    }
                    k5 += 1;
                    let mut k7: usize = 0;
                    'l6: loop {
                        if k7 >= 6 {
                            break;
                        }
                        k7 += 1;
                        let c8 = move |u8_0: f64, u8_1: f64| u8_0 - r2[3 % 2];
                        let v9 = { x };
                    }
                };
                match k5 % 4 {
                    0 => {
                        match k5 % 2 {
                            0 => {
                                let mut k12: usize = 0;
                                while k12 < 2 {
                                    k12 += 1;
                                    v1 = v1 * 0.5 + v1.max(-2.25).min(2.375).exp();
                                }
                            }
                            _ => {
                                r2[1] -= { v10 };
                                const GAMMA_13: f64 = 0.75;
                                r2[1 % 2] -= (m3[(k5 + n) % 2][0] - v10) * GAMMA_13;
                            }
                        }
                    }
                    1 => {
                        let mut k15: usize = 0;
                        loop {
                            if k15 >= 1 {
                                break;
                            }
                            k15 += 1;
                            v10 -= 0.25 * (v10 + x);
                        }
                    }
                    2 => {
                        r2[0] += v10;
                    }
                    _ => {
                        for i17 in 1..=n % 4 {
                            m3[(k5) % 2][1] += 0.25 * (((i17 % 4) as f64) + x);
                        }
                    }
                }
            }
            (if n % 3 < 1 { a[n % a.len()] } else { x }) + v1 + x + a[(n + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut r2: [f64; 2] = [0.0; 2];
            let mut m3: [[f64; 3]; 2] = [[0.5; 3]; 2];
            {
                let mut k5: usize = 0;
                let mut v10: f64 = loop {
                    if k5 >= 3 {
                        break v1 + m3[0][2];
                    }
                    k5 += 1;
                    let mut k7: usize = 0;
                    'l6: loop {
                        if k7 >= 6 {
                            break;
                        }
                        k7 += 1;
                        let c8 = move |u8_0: f64, u8_1: f64| u8_0 - r2[3 % 2];
                        let v9 = { x };
                    }
                };
                match k5 % 4 {
                    0 => {
                        match k5 % 2 {
                            0 => {
                                let mut k12: usize = 0;
                                while k12 < 2 {
                                    k12 += 1;
                                    v1 = v1 * 0.5 + v1.max(-2.25).min(2.375).exp();
                                }
                            }
                            _ => {
                                r2[1] -= { v10 };
                                const GAMMA_13: f64 = 0.75;
                                r2[1 % 2] -= (m3[(k5 + n) % 2][0] - v10) * GAMMA_13;
                            }
                        }
                    }
                    1 => {
                        let mut k15: usize = 0;
                        loop {
                            if k15 >= 1 {
                                break;
                            }
                            k15 += 1;
                            v10 -= 0.25 * (v10 + x);
                        }
                    }
                    2 => {
                        r2[0] += v10;
                    }
                    _ => {
                        for i17 in 1..=n % 4 {
                            m3[(k5) % 2][1] += 0.25 * (((i17 % 4) as f64) + x);
                        }
                    }
                }
            }
            (if n % 3 < 1 { a[n % a.len()] } else { x }) + v1 + x + a[(n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let mut r2: [D; 2] = [lit(0.0); 2];
            let mut m3: [[D; 3]; 2] = [[lit(0.5); 3]; 2];
            {
                let mut k5: usize = 0;
                let mut v10: D = loop {
                    if k5 >= 3 {
                        break v1 + m3[0][2];
                    }
                    k5 += 1;
                    let mut k7: usize = 0;
                    'l6: loop {
                        if k7 >= 6 {
                            break;
                        }
                        k7 += 1;
                        let c8 = move |u8_0: D, u8_1: D| u8_0 - r2[3 % 2];
                        let v9 = { x };
                    }
                };
                match k5 % 4 {
                    0 => {
                        match k5 % 2 {
                            0 => {
                                let mut k12: usize = 0;
                                while k12 < 2 {
                                    k12 += 1;
                                    v1 = v1 * lit(0.5) + v1.max(lit(-2.25)).min(lit(2.375)).exp();
                                }
                            }
                            _ => {
                                { let right = { v10 }; r2[1] -= right; }
                                const GAMMA_13: f64 = 0.75;
                                { let right = (m3[(k5 + n) % 2][0] - v10) * lit(GAMMA_13); r2[1 % 2] -= right; }
                            }
                        }
                    }
                    1 => {
                        let mut k15: usize = 0;
                        loop {
                            if k15 >= 1 {
                                break;
                            }
                            k15 += 1;
                            { let right = lit(0.25) * (v10 + x); v10 -= right; }
                        }
                    }
                    2 => {
                        { let right = v10; r2[0] += right; }
                    }
                    _ => {
                        for i17 in 1..=n % 4 {
                            { let right = lit(0.25) * (lit((i17 % 4) as f64) + x); m3[(k5) % 2][1] += right; }
                        }
                    }
                }
            }
            (if n % 3 < 1 { a[n % a.len()] } else { x }) + v1 + x + a[(n + n) % a.len()]
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
            let mut v1 = -u;
            let mut r2 = vec![u * u, u - 1.1_f64, u * -0.5, f64::acos(0.9 * u.sin())];
            let r2_len: usize = r2.len();
            u -= u;
            v1 += u;
            let (mut v3, v4): (f64, f64) = (if u > v1 { r2[(r2_len + 1) % r2.len()] } else { v1 }, v1);
            (r2[1 % r2.len()] + v3) * u.sin() + r2[k % r2.len()] + 0.5 * h0(v4.sin(), k - 1)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.125;
            let mut v2 = BETA;
            v2 = BETA;
            'l3: for i4 in 1..n % 4 {
                const GAMMA_5: f64 = 0.5;
                v1 = (((n % 4) as f64) + v2).clamp(-2.125, 1.875) * GAMMA_5;
                v1 = BETA;
            }
            let mut v6 = { BETA };
            v6 *= ({ x }).cos();
            let mut k8: usize = 0;
            let v12: f64 = 'l7: loop {
                if k8 >= 6 {
                    break 0.7_f64.midpoint(y);
                }
                k8 += 1;
                {
                    'l9: for _ in 1..k8 {
                        let mut v11: f64 = x + ((n % 4) as f64);
                    }
                    if v1 >= BETA {
                        v2 = (if k8 % 2 == 1 { x } else { v2 }).atan();
                        break 'l7 0.9 * y;
                    } else {
                        let mut v1 = v6;
                    }
                }
            };
            v1 + BETA - v12 - v1 + y
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
            let mut v1 = -u;
            let mut r2 = vec![u * u, u - 1.1_f64, u * -0.5, f64::acos(0.9 * u.sin())];
            let r2_len: usize = r2.len();
            u -= u;
            v1 += u;
            let (mut v3, v4): (f64, f64) = (if u > v1 { r2[(r2_len + 1) % r2.len()] } else { v1 }, v1);
            (r2[1 % r2.len()] + v3) * u.sin() + r2[k % r2.len()] + 0.5 * h0(v4.sin(), k - 1)
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.125;
            let mut v2 = BETA;
            v2 = BETA;
            'l3: for i4 in 1..n % 4 {
                const GAMMA_5: f64 = 0.5;
                v1 = (((n % 4) as f64) + v2).clamp(-2.125, 1.875) * GAMMA_5;
                v1 = BETA;
            }
            let mut v6 = { BETA };
            v6 *= ({ x }).cos();
            let mut k8: usize = 0;
            let v12: f64 = 'l7: loop {
                if k8 >= 6 {
                    break 0.7_f64.midpoint(y);
                }
                k8 += 1;
                {
                    'l9: for _ in 1..k8 {
                        let mut v11: f64 = x + ((n % 4) as f64);
                    }
                    if v1 >= BETA {
                        v2 = (if k8 % 2 == 1 { x } else { v2 }).atan();
                        break 'l7 0.9 * y;
                    } else {
                        let mut v1 = v6;
                    }
                }
            };
            v1 + BETA - v12 - v1 + y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut v1 = -u;
            let mut r2 = vec![u * u, u - lit(1.1), u * lit(-0.5), D::acos(lit(0.9) * u.sin())];
            let r2_len: usize = r2.len();
            { let right = u; u -= right; }
            { let right = u; v1 += right; }
            let (mut v3, v4): (D, D) = (if u > v1 { r2[(r2_len + 1) % r2.len()] } else { v1 }, v1);
            (r2[1 % r2.len()] + v3) * u.sin() + r2[k % r2.len()] + lit(0.5) * h0(v4.sin(), k - 1)
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = lit(0.125);
            let mut v2 = lit(BETA);
            v2 = lit(BETA);
            'l3: for i4 in 1..n % 4 {
                const GAMMA_5: f64 = 0.5;
                v1 = (lit((n % 4) as f64) + v2).clamp(lit(-2.125), lit(1.875)) * lit(GAMMA_5);
                v1 = lit(BETA);
            }
            let mut v6 = { lit(BETA) };
            { let right = ({ x }).cos(); v6 *= right; }
            let mut k8: usize = 0;
            let v12: D = 'l7: loop {
                if k8 >= 6 {
                    break lit(0.7).midpoint(y);
                }
                k8 += 1;
                {
                    'l9: for _ in 1..k8 {
                        let mut v11: D = x + lit((n % 4) as f64);
                    }
                    if v1 >= lit(BETA) {
                        v2 = (if k8 % 2 == 1 { x } else { v2 }).atan();
                        break 'l7 lit(0.9) * y;
                    } else {
                        let mut v1 = v6;
                    }
                }
            };
            v1 + lit(BETA) - v12 - v1 + y
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
            let mut v1 = if w[0] <= w[0] {
                w[w.len() - 1 - (1) % w.len()] *= (u / (u.abs() + 0.25)).sin();
                u
            } else { u };
            let mut r2 = [u * v1; 3];
            let m3: [[f64; 3]; 2] = [[w[w.len() - 1 - (4) % w.len()], v1, u], [u, v1, u]];
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) - 1.5;
            let mut v2 = q[n % 4].powi(2);
            for e4 in a.iter() {
                let v5: f64;
                if !(b[b.len() - 1 - (2 * n + 1) % b.len()] <= *e4) {
                    v5 = b[n % b.len()];
                } else {
                    v5 = v1 * b[(n + 1) % b.len()];
                }
            }
            v2 = ALPHA.round();
            v2 *= v1.sin();
            let v6 = v1;
            let mut k7: usize = 1;
            let c8 = |u8_0: f64| u8_0 + (-0.75_f64).midpoint(u8_0);
            for i10 in 1..n {
                let c11 = |u11_0: f64| u11_0 * -a[a.len() - 1 - (n + 1) % a.len()];
                if q[(2 * i10 + 2) % 4] > -1.0 {
                    v1 += 0.25 * (0..i10).filter(|&i12| i12 % 3 < 1).map(|i12| (1..=n).take(i12).map(|i13| v2).sum::<f64>()).sum::<f64>();
                    break;
                } else {
                    let v14 = v6;
                }
            }
            (q[(n + k7) % 4] + v1) * v6.sin() - v1 + b[b.len() - 1 - (2 * k7 + 1) % b.len()] + a[1 % a.len()] + q[(k7 + 1) % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = if w[0] <= w[0] {
                w[w.len() - 1 - (1) % w.len()] *= (u / (u.abs() + 0.25)).sin();
                u
            } else { u };
            let mut r2 = [u * v1; 3];
            let m3: [[f64; 3]; 2] = [[w[w.len() - 1 - (4) % w.len()], v1, u], [u, v1, u]];
        }
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) - 1.5;
            let mut v2 = q[n % 4].powi(2);
            for e4 in a.iter() {
                let v5: f64;
                if !(b[b.len() - 1 - (2 * n + 1) % b.len()] <= *e4) {
                    v5 = b[n % b.len()];
                } else {
                    v5 = v1 * b[(n + 1) % b.len()];
                }
            }
            v2 = ALPHA.round();
            v2 *= v1.sin();
            let v6 = v1;
            let mut k7: usize = 1;
            let c8 = |u8_0: f64| u8_0 + (-0.75_f64).midpoint(u8_0);
            for i10 in 1..n {
                let c11 = |u11_0: f64| u11_0 * -a[a.len() - 1 - (n + 1) % a.len()];
                if q[(2 * i10 + 2) % 4] > -1.0 {
                    v1 += 0.25 * (0..i10).filter(|&i12| i12 % 3 < 1).map(|i12| (1..=n).take(i12).map(|i13| v2).sum::<f64>()).sum::<f64>();
                    break;
                } else {
                    let v14 = v6;
                }
            }
            (q[(n + k7) % 4] + v1) * v6.sin() - v1 + b[b.len() - 1 - (2 * k7 + 1) % b.len()] + a[1 % a.len()] + q[(k7 + 1) % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = if w[0] <= w[0] {
                { let right = (u / (u.abs() + lit(0.25))).sin(); w[w.len() - 1 - (1) % w.len()] *= right; }
                u
            } else { u };
            let mut r2 = [u * v1; 3];
            let m3: [[D; 3]; 2] = [[w[w.len() - 1 - (4) % w.len()], v1, u], [u, v1, u]];
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) - lit(1.5);
            let mut v2 = q[n % 4].powi(2);
            for e4 in a.iter() {
                let v5: D;
                if !(b[b.len() - 1 - (2 * n + 1) % b.len()] <= *e4) {
                    v5 = b[n % b.len()];
                } else {
                    v5 = v1 * b[(n + 1) % b.len()];
                }
            }
            v2 = lit(ALPHA).round();
            { let right = v1.sin(); v2 *= right; }
            let v6 = v1;
            let mut k7: usize = 1;
            let c8 = |u8_0: D| u8_0 + lit(-0.75).midpoint(u8_0);
            for i10 in 1..n {
                let c11 = |u11_0: D| u11_0 * -a[a.len() - 1 - (n + 1) % a.len()];
                if q[(2 * i10 + 2) % 4] > lit(-1.0) {
                    { let right = lit(0.25) * (0..i10).filter(|&i12| i12 % 3 < 1).map(|i12| (1..=n).take(i12).map(|i13| v2).sum::<D>()).sum::<D>(); v1 += right; }
                    break;
                } else {
                    let v14 = v6;
                }
            }
            (q[(n + k7) % 4] + v1) * v6.sin() - v1 + b[b.len() - 1 - (2 * k7 + 1) % b.len()] + a[1 % a.len()] + q[(k7 + 1) % 4]
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
            let mut v1 = 0.3_f64;
            let mut v2 = ((n % 4) as f64);
            v1 += {
                w[w.len() - 1 - (n + 1) % w.len()] -= ((n % 4) as f64) * v1;
                v1
            };
            let mut p3 = ({ v2 }, w[w.len() - 1 - (2 * n + 2) % w.len()]);
            w[w.len() - 1 - (n + n) % w.len()] = ((n % 4) as f64);
            let mut r5 = [w[0] * x, p3.0 * v1, w.iter().enumerate().filter(|&(j4, &e4)| v1 >= 0.75).map(|(j4, &e4)| 1.0 + 0.25 * e4.sin()).product::<f64>()];
            for i7 in (1..n).rev() {
                let mut k9: usize = 0;
                let mut v20: f64 = 'l8: loop {
                    if k9 >= 3 {
                        break r5[0] / (r5[0].abs() + 0.25);
                    }
                    k9 += 1;
                    match k9 % 2 {
                        0 => {
                            for i10 in 1..3 {
                                r5[i10] *= (r5[i10 - 1] - r5[i10]).cos();
                            }
                            {
                                let c11 = |u11_0: f64, u11_1: f64| u11_0 * (0..k9).map(|i12| u11_1).sum::<f64>();
                            }
                        }
                        _ => {
                            let mut k14: usize = 0;
                            let v19: f64 = loop {
                                if k14 >= 2 {
                                    break r5.iter().rev().take(2 * k14 + 1).map(|&e18| e18 + v2).filter(|&m18| x <= 0.3).fold(((i7 % 4) as f64), |acc18, t18| acc18.sin() + ALPHA * t18);
                                }
                                k14 += 1;
                                let v15: f64;
                                if r5[0] >= 1.0 {
                                    v15 = v1 - w[i7 % w.len()];
                                } else {
                                    v15 = w.iter().map(|&e16| 1.0 + 0.25 * (v1 * v1).sin()).product::<f64>();
                                }
                                let v17: f64 = v15;
                                r5.fill(v17);
                            };
                        }
                    }
                };
                let v21 = r5[2] * v1;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = 0.3_f64;
            let mut v2 = ((n % 4) as f64);
            v1 += {
                w[w.len() - 1 - (n + 1) % w.len()] -= ((n % 4) as f64) * v1;
                v1
            };
            let mut p3 = ({ v2 }, w[w.len() - 1 - (2 * n + 2) % w.len()]);
            w[w.len() - 1 - (n + n) % w.len()] = ((n % 4) as f64);
            let mut r5 = [w[0] * x, p3.0 * v1, w.iter().enumerate().filter(|&(j4, &e4)| v1 >= 0.75).map(|(j4, &e4)| 1.0 + 0.25 * e4.sin()).product::<f64>()];
            for i7 in (1..n).rev() {
                let mut k9: usize = 0;
                let mut v20: f64 = 'l8: loop {
                    if k9 >= 3 {
                        break r5[0] / (r5[0].abs() + 0.25);
                    }
                    k9 += 1;
                    match k9 % 2 {
                        0 => {
                            for i10 in 1..3 {
                                r5[i10] *= (r5[i10 - 1] - r5[i10]).cos();
                            }
                            {
                                let c11 = |u11_0: f64, u11_1: f64| u11_0 * (0..k9).map(|i12| u11_1).sum::<f64>();
                            }
                        }
                        _ => {
                            let mut k14: usize = 0;
                            let v19: f64 = loop {
                                if k14 >= 2 {
                                    break r5.iter().rev().take(2 * k14 + 1).map(|&e18| e18 + v2).filter(|&m18| x <= 0.3).fold(((i7 % 4) as f64), |acc18, t18| acc18.sin() + ALPHA * t18);
                                }
                                k14 += 1;
                                let v15: f64;
                                if r5[0] >= 1.0 {
                                    v15 = v1 - w[i7 % w.len()];
                                } else {
                                    v15 = w.iter().map(|&e16| 1.0 + 0.25 * (v1 * v1).sin()).product::<f64>();
                                }
                                let v17: f64 = v15;
                                r5.fill(v17);
                            };
                        }
                    }
                };
                let v21 = r5[2] * v1;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = lit(0.3);
            let mut v2 = lit((n % 4) as f64);
            { let right = {
                { let right = lit((n % 4) as f64) * v1; w[w.len() - 1 - (n + 1) % w.len()] -= right; }
                v1
            }; v1 += right; }
            let mut p3 = ({ v2 }, w[w.len() - 1 - (2 * n + 2) % w.len()]);
            w[w.len() - 1 - (n + n) % w.len()] = lit((n % 4) as f64);
            let mut r5 = [w[0] * x, p3.0 * v1, w.iter().enumerate().filter(|&(j4, &e4)| v1 >= lit(0.75)).map(|(j4, &e4)| lit(1.0) + lit(0.25) * e4.sin()).product::<D>()];
            for i7 in (1..n).rev() {
                let mut k9: usize = 0;
                let mut v20: D = 'l8: loop {
                    if k9 >= 3 {
                        break r5[0] / (r5[0].abs() + lit(0.25));
                    }
                    k9 += 1;
                    match k9 % 2 {
                        0 => {
                            for i10 in 1..3 {
                                { let right = (r5[i10 - 1] - r5[i10]).cos(); r5[i10] *= right; }
                            }
                            {
                                let c11 = |u11_0: D, u11_1: D| u11_0 * (0..k9).map(|i12| u11_1).sum::<D>();
                            }
                        }
                        _ => {
                            let mut k14: usize = 0;
                            let v19: D = loop {
                                if k14 >= 2 {
                                    break r5.iter().rev().take(2 * k14 + 1).map(|&e18| e18 + v2).filter(|&m18| x <= lit(0.3)).fold(lit((i7 % 4) as f64), |acc18, t18| acc18.sin() + lit(ALPHA) * t18);
                                }
                                k14 += 1;
                                let v15: D;
                                if r5[0] >= lit(1.0) {
                                    v15 = v1 - w[i7 % w.len()];
                                } else {
                                    v15 = w.iter().map(|&e16| lit(1.0) + lit(0.25) * (v1 * v1).sin()).product::<D>();
                                }
                                let v17: D = v15;
                                r5.fill(v17);
                            };
                        }
                    }
                };
                let v21 = r5[2] * v1;
            }
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
            let mut v1 = ALPHA + u;
            let mut r2 = vec![{ v1 }; k % 5 + 1];
            let r2_len: usize = r2.len();
            v1 = v1;
            if ALPHA >= ((k % 4) as f64) {
                v1 = r2[(r2_len + 1) % r2.len()].sin();
            } else {
                if k % 2 < 1 {
                    return Some(ALPHA);
                }
            }
            if k % 2 == 1 {
                return None;
            }
            Some(v1 * r2[(2 * k + 2) % r2.len()])
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 1.0;
            let mut v3 = if x <= a[0 % a.len()] {
                let v2 = a[n % a.len()];
                v2
            } else { v1 };
            let mut v4 = v3;
            v3 = v4;
            v4 /= v4.abs() + 0.5;
            match n % 3 {
                0 => {
                    let mut o5: Option<f64> = h0(v4 * a[(n + n) % a.len()], (2) % 4);
                    if n % 2 < 1 {
                        for i7 in (1..n).rev() {
                            if v4 > 2.0 {
                                let v8: f64 = ALPHA;
                                let mut v9 = v1 * ALPHA;
                            } else {
                                v3 -= 0.25 * (a[0] + v1);
                            }
                        }
                        v3 = v3 * 0.5 + -v1;
                    } else {
                        {
                            fn inner10(s: f64, t: f64) -> f64 {
                                if -0.25_f64 < 0.75 {
                                    return s * t;
                                }
                                t
                            }
                            let v14: f64 = inner10(if n % 3 == 1 {
                                let v11 = a[a.len() - 1 - (n) % a.len()];
                                a[(n + n) % a.len()]
                            } else {
                                let v12: f64 = ALPHA;
                                x
                            }, match n % 3 {
                                0 if ((n % 4) as f64) > 1.5 => {
                                    let v13: f64 = 0.7;
                                    ((n % 4) as f64)
                                }
                                1 | 6 => { ALPHA }
                                _ => { ((n % 4) as f64) }
                            });
                        }
                        if v4 < a[(n + n) % a.len()] {
                            v1 = 0.3;
                        }
                    }
                }
                1 => {
                    if (a[(n + n) % a.len()] <= -0.5_f64) && (1.25_f64 <= v1) {
                        'l15: for _ in 1..1 {
                            for e18 in a.iter() {
                                let mut k20: usize = 0;
                                loop {
                                    if k20 >= 1 {
                                        break;
                                    }
                                    k20 += 1;
                                    const GAMMA_21: f64 = 1.0;
                                    v4 = a[0].tanh() * GAMMA_21;
                                    let mut k22: usize = 2;
                                }
                            }
                            {
                                let mut k24: usize = 0;
                                'l23: while k24 < 3 {
                                    k24 += 1;
                                    let c25 = move |u25_0: f64| u25_0 + -v3;
                                    fn inner26(s: f64, t: f64) -> f64 {
                                        if t >= 1.25 {
                                            return s;
                                        }
                                        s
                                    }
                                    let v27: f64 = inner26((v1 * v1 + 0.25).hypot(v4), v1 - x);
                                }
                            }
                        }
                    } else {
                        let mut k29: usize = 0;
                        'l28: loop {
                            if k29 >= 6 {
                                break;
                            }
                            k29 += 1;
                            v1 = v4;
                            let mut v30 = a[0] / (x.abs() + 1.25);
                        }
                        for _ in 0..=k29 {
                            {
                                let s33 = &a[..];
                                let mut k35: usize = 0;
                                'l34: while (k35 < 2) && (x >= s33[(2 * k29 + 0) % s33.len()]) {
                                    k35 += 1;
                                    let mut p37: (f64, f64) = (a.chunks(2).rev().take(2 * k35 + 1).map(|e36| v3.fract()).filter(|&m36| x > a[n % a.len()]).fold(x, |acc36, t36| 0.5 * acc36 + s33[s33.len() - 1 - (k35) % s33.len()] * t36), if (v1 < x) && (ALPHA <= v3) { v4 } else { v1 });
                                }
                            }
                        }
                    }
                    v1 = v3;
                }
                _ => {
                    for _ in 1..=a.len() {
                        let mut v41 = v3 + a[(2 * n + 0) % a.len()];
                    }
                }
            }
            (-ALPHA - v4.sin()) * v3 + v1 - x.sin() + a[(2 * n + 0) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.125;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ALPHA + u;
            let mut r2 = vec![{ v1 }; k % 5 + 1];
            let r2_len: usize = r2.len();
            v1 = v1;
            if ALPHA >= ((k % 4) as f64) {
                v1 = r2[(r2_len + 1) % r2.len()].sin();
            } else {
                if k % 2 < 1 {
                    return Some(ALPHA);
                }
            }
            if k % 2 == 1 {
                return None;
            }
            Some(v1 * r2[(2 * k + 2) % r2.len()])
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 1.0;
            let mut v3 = if x <= a[0 % a.len()] {
                let v2 = a[n % a.len()];
                v2
            } else { v1 };
            let mut v4 = v3;
            v3 = v4;
            v4 /= v4.abs() + 0.5;
            match n % 3 {
                0 => {
                    let mut o5: Option<f64> = h0(v4 * a[(n + n) % a.len()], (2) % 4);
                    if n % 2 < 1 {
                        for i7 in (1..n).rev() {
                            if v4 > 2.0 {
                                let v8: f64 = ALPHA;
                                let mut v9 = v1 * ALPHA;
                            } else {
                                v3 -= 0.25 * (a[0] + v1);
                            }
                        }
                        v3 = v3 * 0.5 + -v1;
                    } else {
                        {
                            fn inner10(s: f64, t: f64) -> f64 {
                                if -0.25_f64 < 0.75 {
                                    return s * t;
                                }
                                t
                            }
                            let v14: f64 = inner10(if n % 3 == 1 {
                                let v11 = a[a.len() - 1 - (n) % a.len()];
                                a[(n + n) % a.len()]
                            } else {
                                let v12: f64 = ALPHA;
                                x
                            }, match n % 3 {
                                0 if ((n % 4) as f64) > 1.5 => {
                                    let v13: f64 = 0.7;
                                    ((n % 4) as f64)
                                }
                                1 | 6 => { ALPHA }
                                _ => { ((n % 4) as f64) }
                            });
                        }
                        if v4 < a[(n + n) % a.len()] {
                            v1 = 0.3;
                        }
                    }
                }
                1 => {
                    if (a[(n + n) % a.len()] <= -0.5_f64) && (1.25_f64 <= v1) {
                        'l15: for _ in 1..1 {
                            for e18 in a.iter() {
                                let mut k20: usize = 0;
                                loop {
                                    if k20 >= 1 {
                                        break;
                                    }
                                    k20 += 1;
                                    const GAMMA_21: f64 = 1.0;
                                    v4 = a[0].tanh() * GAMMA_21;
                                    let mut k22: usize = 2;
                                }
                            }
                            {
                                let mut k24: usize = 0;
                                'l23: while k24 < 3 {
                                    k24 += 1;
                                    let c25 = move |u25_0: f64| u25_0 + -v3;
                                    fn inner26(s: f64, t: f64) -> f64 {
                                        if t >= 1.25 {
                                            return s;
                                        }
                                        s
                                    }
                                    let v27: f64 = inner26((v1 * v1 + 0.25).hypot(v4), v1 - x);
                                }
                            }
                        }
                    } else {
                        let mut k29: usize = 0;
                        'l28: loop {
                            if k29 >= 6 {
                                break;
                            }
                            k29 += 1;
                            v1 = v4;
                            let mut v30 = a[0] / (x.abs() + 1.25);
                        }
                        for _ in 0..=k29 {
                            {
                                let s33 = &a[..];
                                let mut k35: usize = 0;
                                'l34: while (k35 < 2) && (x >= s33[(2 * k29 + 0) % s33.len()]) {
                                    k35 += 1;
                                    let mut p37: (f64, f64) = (a.chunks(2).rev().take(2 * k35 + 1).map(|e36| v3.fract()).filter(|&m36| x > a[n % a.len()]).fold(x, |acc36, t36| 0.5 * acc36 + s33[s33.len() - 1 - (k35) % s33.len()] * t36), if (v1 < x) && (ALPHA <= v3) { v4 } else { v1 });
                                }
                            }
                        }
                    }
                    v1 = v3;
                }
                _ => {
                    for _ in 1..=a.len() {
                        let mut v41 = v3 + a[(2 * n + 0) % a.len()];
                    }
                }
            }
            (-ALPHA - v4.sin()) * v3 + v1 - x.sin() + a[(2 * n + 0) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.125;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = lit(ALPHA) + u;
            let mut r2 = vec![{ v1 }; k % 5 + 1];
            let r2_len: usize = r2.len();
            v1 = v1;
            if lit(ALPHA) >= lit((k % 4) as f64) {
                v1 = r2[(r2_len + 1) % r2.len()].sin();
            } else {
                if k % 2 < 1 {
                    return Some(lit(ALPHA));
                }
            }
            if k % 2 == 1 {
                return None;
            }
            Some(v1 * r2[(2 * k + 2) % r2.len()])
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(1.0);
            let mut v3 = if x <= a[0 % a.len()] {
                let v2 = a[n % a.len()];
                v2
            } else { v1 };
            let mut v4 = v3;
            v3 = v4;
            { let right = v4.abs() + lit(0.5); v4 /= right; }
            match n % 3 {
                0 => {
                    let mut o5: Option<D> = h0(v4 * a[(n + n) % a.len()], (2) % 4);
                    if n % 2 < 1 {
                        for i7 in (1..n).rev() {
                            if v4 > lit(2.0) {
                                let v8: D = lit(ALPHA);
                                let mut v9 = v1 * lit(ALPHA);
                            } else {
                                { let right = lit(0.25) * (a[0] + v1); v3 -= right; }
                            }
                        }
                        v3 = v3 * lit(0.5) + -v1;
                    } else {
                        {
                            fn inner10(s: D, t: D) -> D {
                                if lit(-0.25) < lit(0.75) {
                                    return s * t;
                                }
                                t
                            }
                            let v14: D = inner10(if n % 3 == 1 {
                                let v11 = a[a.len() - 1 - (n) % a.len()];
                                a[(n + n) % a.len()]
                            } else {
                                let v12: D = lit(ALPHA);
                                x
                            }, match n % 3 {
                                0 if lit((n % 4) as f64) > lit(1.5) => {
                                    let v13: D = lit(0.7);
                                    lit((n % 4) as f64)
                                }
                                1 | 6 => { lit(ALPHA) }
                                _ => { lit((n % 4) as f64) }
                            });
                        }
                        if v4 < a[(n + n) % a.len()] {
                            v1 = lit(0.3);
                        }
                    }
                }
                1 => {
                    if (a[(n + n) % a.len()] <= lit(-0.5)) && (lit(1.25) <= v1) {
                        'l15: for _ in 1..1 {
                            for e18 in a.iter() {
                                let mut k20: usize = 0;
                                loop {
                                    if k20 >= 1 {
                                        break;
                                    }
                                    k20 += 1;
                                    const GAMMA_21: f64 = 1.0;
                                    v4 = a[0].tanh() * lit(GAMMA_21);
                                    let mut k22: usize = 2;
                                }
                            }
                            {
                                let mut k24: usize = 0;
                                'l23: while k24 < 3 {
                                    k24 += 1;
                                    let c25 = move |u25_0: D| u25_0 + -v3;
                                    fn inner26(s: D, t: D) -> D {
                                        if t >= lit(1.25) {
                                            return s;
                                        }
                                        s
                                    }
                                    let v27: D = inner26((v1 * v1 + lit(0.25)).hypot(v4), v1 - x);
                                }
                            }
                        }
                    } else {
                        let mut k29: usize = 0;
                        'l28: loop {
                            if k29 >= 6 {
                                break;
                            }
                            k29 += 1;
                            v1 = v4;
                            let mut v30 = a[0] / (x.abs() + lit(1.25));
                        }
                        for _ in 0..=k29 {
                            {
                                let s33 = &a[..];
                                let mut k35: usize = 0;
                                'l34: while (k35 < 2) && (x >= s33[(2 * k29 + 0) % s33.len()]) {
                                    k35 += 1;
                                    let mut p37: (D, D) = (a.chunks(2).rev().take(2 * k35 + 1).map(|e36| v3.fract()).filter(|&m36| x > a[n % a.len()]).fold(x, |acc36, t36| lit(0.5) * acc36 + s33[s33.len() - 1 - (k35) % s33.len()] * t36), if (v1 < x) && (lit(ALPHA) <= v3) { v4 } else { v1 });
                                }
                            }
                        }
                    }
                    v1 = v3;
                }
                _ => {
                    for _ in 1..=a.len() {
                        let mut v41 = v3 + a[(2 * n + 0) % a.len()];
                    }
                }
            }
            (-lit(ALPHA) - v4.sin()) * v3 + v1 - x.sin() + a[(2 * n + 0) % a.len()]
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
            let mut v1 = 0.5 / (0.75_f64.abs() + 0.5);
            let mut v2 = v * v;
            let mut r3 = vec![{ v2 }; 3];
            let r3_len: usize = r3.len();
            v1 /= v2.abs() + 0.25;
            r3[(r3_len + r3_len) % r3_len] = r3[(r3_len + r3_len) % r3_len] * 0.5 + (u - r3[0]);
            ((2.0 - v2) * v1 * v + u + r3[4 % r3.len()], (((r3_len % 4) as f64).atan().exp2() + v2) * v1 * u.sin())
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = (ALPHA.abs() + 0.25 + 1.0).acosh();
            let mut m2: [[f64; 2]; 2] = [[v1, x], [x, w[(n + n) % w.len()]]];
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 + u3_0 * ALPHA;
            w[(2 * n + 2) % w.len()] /= x * x + 0.25;
            let o4: Option<f64> = if n % 3 < 1 { Some(w[n % w.len()]) } else { None };
            let mut v6 = w.iter().filter(|&&e5| (-0.7_f64 <= 1.5) || (w[w.len() - 1 - (0) % w.len()] > 0.7)).fold(w[n % w.len()], |acc5, &e5| acc5.sin() + ((n % 4) as f64) * e5);
            let v7: f64;
            if ((n % 4) as f64) <= v6 {
                v7 = w[(n + 1) % w.len()].max(w[0]);
            } else {
                v7 = BETA % 1.75;
            }
            v6 -= w[n % w.len()];
            let mut r8 = [((n % 4) as f64) + v6, w[w.len() - 1 - (2 * n + 1) % w.len()] * ((n % 4) as f64), ALPHA, if v7 <= 0.5 { v6 } else { ALPHA }, x + v1];
            (w[0].powi(0) - v7 + v6) * x + r8[(n + n) % 5]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.5;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = 0.5 / (0.75_f64.abs() + 0.5);
            let mut v2 = v * v;
            let mut r3 = vec![{ v2 }; 3];
            let r3_len: usize = r3.len();
            v1 /= v2.abs() + 0.25;
            r3[(r3_len + r3_len) % r3_len] = r3[(r3_len + r3_len) % r3_len] * 0.5 + (u - r3[0]);
            ((2.0 - v2) * v1 * v + u + r3[4 % r3.len()], (((r3_len % 4) as f64).atan().exp2() + v2) * v1 * u.sin())
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = (ALPHA.abs() + 0.25 + 1.0).acosh();
            let mut m2: [[f64; 2]; 2] = [[v1, x], [x, w[(n + n) % w.len()]]];
            let c3 = move |u3_0: f64, u3_1: f64| u3_0 + u3_0 * ALPHA;
            w[(2 * n + 2) % w.len()] /= x * x + 0.25;
            let o4: Option<f64> = if n % 3 < 1 { Some(w[n % w.len()]) } else { None };
            let mut v6 = w.iter().filter(|&&e5| (-0.7_f64 <= 1.5) || (w[w.len() - 1 - (0) % w.len()] > 0.7)).fold(w[n % w.len()], |acc5, &e5| acc5.sin() + ((n % 4) as f64) * e5);
            let v7: f64;
            if ((n % 4) as f64) <= v6 {
                v7 = w[(n + 1) % w.len()].max(w[0]);
            } else {
                v7 = BETA % 1.75;
            }
            v6 -= w[n % w.len()];
            let mut r8 = [((n % 4) as f64) + v6, w[w.len() - 1 - (2 * n + 1) % w.len()] * ((n % 4) as f64), ALPHA, if v7 <= 0.5 { v6 } else { ALPHA }, x + v1];
            (w[0].powi(0) - v7 + v6) * x + r8[(n + n) % 5]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.5;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = lit(0.5) / (lit(0.75).abs() + lit(0.5));
            let mut v2 = v * v;
            let mut r3 = vec![{ v2 }; 3];
            let r3_len: usize = r3.len();
            { let right = v2.abs() + lit(0.25); v1 /= right; }
            r3[(r3_len + r3_len) % r3_len] = r3[(r3_len + r3_len) % r3_len] * lit(0.5) + (u - r3[0]);
            ((lit(2.0) - v2) * v1 * v + u + r3[4 % r3.len()], (lit((r3_len % 4) as f64).atan().exp2() + v2) * v1 * u.sin())
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = (lit(ALPHA).abs() + lit(0.25) + lit(1.0)).acosh();
            let mut m2: [[D; 2]; 2] = [[v1, x], [x, w[(n + n) % w.len()]]];
            let c3 = move |u3_0: D, u3_1: D| u3_0 + u3_0 * lit(ALPHA);
            { let right = x * x + lit(0.25); w[(2 * n + 2) % w.len()] /= right; }
            let o4: Option<D> = if n % 3 < 1 { Some(w[n % w.len()]) } else { None };
            let mut v6 = w.iter().filter(|&&e5| (lit(-0.7) <= lit(1.5)) || (w[w.len() - 1 - (0) % w.len()] > lit(0.7))).fold(w[n % w.len()], |acc5, &e5| acc5.sin() + lit((n % 4) as f64) * e5);
            let v7: D;
            if lit((n % 4) as f64) <= v6 {
                v7 = w[(n + 1) % w.len()].max(w[0]);
            } else {
                v7 = lit(BETA) % lit(1.75);
            }
            { let right = w[n % w.len()]; v6 -= right; }
            let mut r8 = [lit((n % 4) as f64) + v6, w[w.len() - 1 - (2 * n + 1) % w.len()] * lit((n % 4) as f64), lit(ALPHA), if v7 <= lit(0.5) { v6 } else { lit(ALPHA) }, x + v1];
            (w[0].powi(0) - v7 + v6) * x + r8[(n + n) % 5]
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
            let mut v1: f64 = a[(2 * k + 0) % a.len()] - 0.5;
            let mut r3 = vec![-0.9 + v1, {
                let v2 = a[a.len() - 1 - (k + 1) % a.len()];
                ALPHA
            }, a[(k + k) % a.len()], -0.9, {
                v1 += v1.copysign(u);
                ((k % 4) as f64)
            }];
            let r3_len: usize = r3.len();
            {
                let mut k5: usize = 0;
                'l4: loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    if (a[a.len() - 1 - (k) % a.len()] > 1.1) || (1.1_f64 <= 1.0) {
                        'l6: for &e7 in a {
                            let mut k8: usize = 0;
                            let mut k10: usize = 0;
                            let mut v11: f64 = 'l9: loop {
                                if k10 >= 6 {
                                    break e7;
                                }
                                k10 += 1;
                            };
                        }
                        let r13: Vec<f64> = r3.iter().map(|&e12| e12 * v1).collect();
                        let r13_len: usize = r13.len();
                    } else {
                        for i15 in 0..k % 4 {
                            let (mut v16, v17) = (-u, { a[0 % a.len()] });
                            r3[(k5 + k) % r3_len] *= v16.powi((r3_len % 4) as i32).tanh();
                        }
                        for i18 in 1..r3.len() {
                            r3[i18] *= (r3[i18 - 1] - r3[i18]).cos();
                        }
                    }
                }
            }
            (v1 + v1) * u + r3[(r3_len + 1) % r3.len()] + a[0]
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[0] + x;
            let mut r2 = [ALPHA + v1; 3];
            let mut m3: [[f64; 2]; 3] = [[x, x], [x, v1], [x, x]];
            for i4 in 1..3 {
                r2[i4] *= (r2[i4 - 1] - r2[i4]).cos();
            }
            let v5 = h0(&r2, v1, (3) % 4);
            let v6: f64;
            if x > -1.0 {
                v6 = (1..=5).take(n + 1).map(|i7| v5).sum::<f64>();
            } else {
                v6 = m3[(n) % 3][(n) % 2] + v5;
            }
            let c8 = move |u8_0: f64| u8_0 * -a[a.len() - 1 - (1) % a.len()];
            for i9 in 1..3 {
                r2[i9] = r2[i9 - 1] * m3[(2 * n + 1) % 3][1].max(-2.25).min(2.375) + r2[i9];
            }
            let c10 = |u10_0: f64| u10_0 - -a[3 % a.len()];
            if v6 <= 0.7 {
                for e12 in a.iter() {
                    v1 *= (x - *e12).max(-2.25).min(2.375);
                    let mut v13 = (m3[(n) % 3][(2 * n + 1) % 2].abs() + 1.25).sqrt();
                }
            } else {
                r2[0] = v5;
            }
            ((r2[2] + v6 - v6) * v1 * x + r2[0] + a[0], h0(&a[..], ((n % 4) as f64), (n + n) % 4) * v6 + v5 + v1.sin() + r2[2])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -1.5;
        #[differentiate(without(recompute))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1: f64 = a[(2 * k + 0) % a.len()] - 0.5;
            let mut r3 = vec![-0.9 + v1, {
                let v2 = a[a.len() - 1 - (k + 1) % a.len()];
                ALPHA
            }, a[(k + k) % a.len()], -0.9, {
                v1 += v1.copysign(u);
                ((k % 4) as f64)
            }];
            let r3_len: usize = r3.len();
            {
                let mut k5: usize = 0;
                'l4: loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    if (a[a.len() - 1 - (k) % a.len()] > 1.1) || (1.1_f64 <= 1.0) {
                        'l6: for &e7 in a {
                            let mut k8: usize = 0;
                            let mut k10: usize = 0;
                            let mut v11: f64 = 'l9: loop {
                                if k10 >= 6 {
                                    break e7;
                                }
                                k10 += 1;
                            };
                        }
                        let r13: Vec<f64> = r3.iter().map(|&e12| e12 * v1).collect();
                        let r13_len: usize = r13.len();
                    } else {
                        for i15 in 0..k % 4 {
                            let (mut v16, v17) = (-u, { a[0 % a.len()] });
                            r3[(k5 + k) % r3_len] *= v16.powi((r3_len % 4) as i32).tanh();
                        }
                        for i18 in 1..r3.len() {
                            r3[i18] *= (r3[i18 - 1] - r3[i18]).cos();
                        }
                    }
                }
            }
            (v1 + v1) * u + r3[(r3_len + 1) % r3.len()] + a[0]
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[0] + x;
            let mut r2 = [ALPHA + v1; 3];
            let mut m3: [[f64; 2]; 3] = [[x, x], [x, v1], [x, x]];
            for i4 in 1..3 {
                r2[i4] *= (r2[i4 - 1] - r2[i4]).cos();
            }
            let v5 = h0(&r2, v1, (3) % 4);
            let v6: f64;
            if x > -1.0 {
                v6 = (1..=5).take(n + 1).map(|i7| v5).sum::<f64>();
            } else {
                v6 = m3[(n) % 3][(n) % 2] + v5;
            }
            let c8 = move |u8_0: f64| u8_0 * -a[a.len() - 1 - (1) % a.len()];
            for i9 in 1..3 {
                r2[i9] = r2[i9 - 1] * m3[(2 * n + 1) % 3][1].max(-2.25).min(2.375) + r2[i9];
            }
            let c10 = |u10_0: f64| u10_0 - -a[3 % a.len()];
            if v6 <= 0.7 {
                for e12 in a.iter() {
                    v1 *= (x - *e12).max(-2.25).min(2.375);
                    let mut v13 = (m3[(n) % 3][(2 * n + 1) % 2].abs() + 1.25).sqrt();
                }
            } else {
                r2[0] = v5;
            }
            ((r2[2] + v6 - v6) * v1 * x + r2[0] + a[0], h0(&a[..], ((n % 4) as f64), (n + n) % 4) * v6 + v5 + v1.sin() + r2[2])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -1.5;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1: D = a[(2 * k + 0) % a.len()] - lit(0.5);
            let mut r3 = vec![lit(-0.9) + v1, {
                let v2 = a[a.len() - 1 - (k + 1) % a.len()];
                lit(ALPHA)
            }, a[(k + k) % a.len()], -lit(0.9), {
                { let right = v1.copysign(u); v1 += right; }
                lit((k % 4) as f64)
            }];
            let r3_len: usize = r3.len();
            {
                let mut k5: usize = 0;
                'l4: loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    if (a[a.len() - 1 - (k) % a.len()] > lit(1.1)) || (lit(1.1) <= lit(1.0)) {
                        'l6: for &e7 in a {
                            let mut k8: usize = 0;
                            let mut k10: usize = 0;
                            let mut v11: D = 'l9: loop {
                                if k10 >= 6 {
                                    break e7;
                                }
                                k10 += 1;
                            };
                        }
                        let r13: Vec<D> = r3.iter().map(|&e12| e12 * v1).collect();
                        let r13_len: usize = r13.len();
                    } else {
                        for i15 in 0..k % 4 {
                            let (mut v16, v17) = (-u, { a[0 % a.len()] });
                            { let right = v16.powi((r3_len % 4) as i32).tanh(); r3[(k5 + k) % r3_len] *= right; }
                        }
                        for i18 in 1..r3.len() {
                            { let right = (r3[i18 - 1] - r3[i18]).cos(); r3[i18] *= right; }
                        }
                    }
                }
            }
            (v1 + v1) * u + r3[(r3_len + 1) % r3.len()] + a[0]
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = a[0] + x;
            let mut r2 = [lit(ALPHA) + v1; 3];
            let mut m3: [[D; 2]; 3] = [[x, x], [x, v1], [x, x]];
            for i4 in 1..3 {
                { let right = (r2[i4 - 1] - r2[i4]).cos(); r2[i4] *= right; }
            }
            let v5 = h0(&r2, v1, (3) % 4);
            let v6: D;
            if x > lit(-1.0) {
                v6 = (1..=5).take(n + 1).map(|i7| v5).sum::<D>();
            } else {
                v6 = m3[(n) % 3][(n) % 2] + v5;
            }
            let c8 = move |u8_0: D| u8_0 * -a[a.len() - 1 - (1) % a.len()];
            for i9 in 1..3 {
                r2[i9] = r2[i9 - 1] * m3[(2 * n + 1) % 3][1].max(lit(-2.25)).min(lit(2.375)) + r2[i9];
            }
            let c10 = |u10_0: D| u10_0 - -a[3 % a.len()];
            if v6 <= lit(0.7) {
                for e12 in a.iter() {
                    { let right = (x - *e12).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
                    let mut v13 = (m3[(n) % 3][(2 * n + 1) % 2].abs() + lit(1.25)).sqrt();
                }
            } else {
                r2[0] = v5;
            }
            ((r2[2] + v6 - v6) * v1 * x + r2[0] + a[0], h0(&a[..], lit((n % 4) as f64), (n + n) % 4) * v6 + v5 + v1.sin() + r2[2])
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
            let mut v1 = y * 0.9;
            let mut r3 = [v1, y + x, x + v1, x.rem_euclid(2.25), (1..0).rev().map(|i2| -y).fold(-0.9_f64, |acc2, t2| acc2.sin() + y * t2)];
            let v4: f64;
            if r3[4] <= 1.1 {
                v4 = -v1;
            } else {
                v4 = ((n % 4) as f64).powi(3);
            }
            fn inner5(s: f64, t: f64) -> f64 {
                if s >= t {
                    return s;
                }
                (t.abs() + 0.5).hypot(t)
            }
            let v6 = inner5(v4 + y, {
                v1 = y;
                y
            });
            let mut r7 = [(r3[2].abs() + 0.5).sqrt(); 4];
            let mut p8 = ((v1 * v1 + 1.25).hypot(x), r7[n % 4] - v6);
            {
                fn inner9(s: f64, t: f64) -> f64 {
                    if !(s <= 0.75) {
                        return t;
                    }
                    (0..=5).map(|i10| t - t).sum::<f64>()
                }
                let v11 = inner9(r7[2 % 4] - ((n % 4) as f64), v6 * -0.125);
            }
            (p8.1.sin() * v6 + v1) * x.sin() + r7[0] + r3[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y * 0.9;
            let mut r3 = [v1, y + x, x + v1, x.rem_euclid(2.25), (1..0).rev().map(|i2| -y).fold(-0.9_f64, |acc2, t2| acc2.sin() + y * t2)];
            let v4: f64;
            if r3[4] <= 1.1 {
                v4 = -v1;
            } else {
                v4 = ((n % 4) as f64).powi(3);
            }
            fn inner5(s: f64, t: f64) -> f64 {
                if s >= t {
                    return s;
                }
                (t.abs() + 0.5).hypot(t)
            }
            let v6 = inner5(v4 + y, {
                v1 = y;
                y
            });
            let mut r7 = [(r3[2].abs() + 0.5).sqrt(); 4];
            let mut p8 = ((v1 * v1 + 1.25).hypot(x), r7[n % 4] - v6);
            {
                fn inner9(s: f64, t: f64) -> f64 {
                    if !(s <= 0.75) {
                        return t;
                    }
                    (0..=5).map(|i10| t - t).sum::<f64>()
                }
                let v11 = inner9(r7[2 % 4] - ((n % 4) as f64), v6 * -0.125);
            }
            (p8.1.sin() * v6 + v1) * x.sin() + r7[0] + r3[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y * lit(0.9);
            let mut r3 = [v1, y + x, x + v1, x.rem_euclid(lit(2.25)), (1..0).rev().map(|i2| -y).fold(lit(-0.9), |acc2, t2| acc2.sin() + y * t2)];
            let v4: D;
            if r3[4] <= lit(1.1) {
                v4 = -v1;
            } else {
                v4 = lit((n % 4) as f64).powi(3);
            }
            fn inner5(s: D, t: D) -> D {
                if s >= t {
                    return s;
                }
                (t.abs() + lit(0.5)).hypot(t)
            }
            let v6 = inner5(v4 + y, {
                v1 = y;
                y
            });
            let mut r7 = [(r3[2].abs() + lit(0.5)).sqrt(); 4];
            let mut p8 = ((v1 * v1 + lit(1.25)).hypot(x), r7[n % 4] - v6);
            {
                fn inner9(s: D, t: D) -> D {
                    if !(s <= lit(0.75)) {
                        return t;
                    }
                    (0..=5).map(|i10| t - t).sum::<D>()
                }
                let v11 = inner9(r7[2 % 4] - lit((n % 4) as f64), v6 * lit(-0.125));
            }
            (p8.1.sin() * v6 + v1) * x.sin() + r7[0] + r3[2]
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
            let mut v1 = v1.max(v1);
            let mut r2: [f64; 3] = [0.0; 3];
            let mut m3: [[f64; 2]; 3] = [[-1.0; 2]; 3];
            fn inner4(s: f64, t: f64) -> f64 {
                if 1.0_f64 > 2.0 {
                    return s * s;
                }
                s + t
            }
            let v1 = inner4(m3[(1) % 3][1] - v1, v1);
            let mut k6: usize = 0;
            let v7: f64 = loop {
                if k6 >= 0 {
                    break v1;
                }
                k6 += 1;
                m3[0][(k6 + k) % 2] -= 0.25 * (v1 * v1 + 1.25).powf(1.5);
            };
            v1 * v7 + v7.sin() + r2[1]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = { 0.7 };
            let mut r2 = [x * y; 2];
            v1 = v1 * 0.5 + y * r2[2 % 2];
            let mut m3: [[f64; 2]; 3] = [[-1.0; 2]; 3];
            (y + v1) * v1 * y + x + r2[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = w[0].powi((k % 4) as i32);
            let mut v1 = v1.max(v1);
            let mut r2: [f64; 3] = [0.0; 3];
            let mut m3: [[f64; 2]; 3] = [[-1.0; 2]; 3];
            fn inner4(s: f64, t: f64) -> f64 {
                if 1.0_f64 > 2.0 {
                    return s * s;
                }
                s + t
            }
            let v1 = inner4(m3[(1) % 3][1] - v1, v1);
            let mut k6: usize = 0;
            let v7: f64 = loop {
                if k6 >= 0 {
                    break v1;
                }
                k6 += 1;
                m3[0][(k6 + k) % 2] -= 0.25 * (v1 * v1 + 1.25).powf(1.5);
            };
            v1 * v7 + v7.sin() + r2[1]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = { 0.7 };
            let mut r2 = [x * y; 2];
            v1 = v1 * 0.5 + y * r2[2 % 2];
            let mut m3: [[f64; 2]; 3] = [[-1.0; 2]; 3];
            (y + v1) * v1 * y + x + r2[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = w[0].powi((k % 4) as i32);
            let mut v1 = v1.max(v1);
            let mut r2: [D; 3] = [lit(0.0); 3];
            let mut m3: [[D; 2]; 3] = [[lit(-1.0); 2]; 3];
            fn inner4(s: D, t: D) -> D {
                if lit(1.0) > lit(2.0) {
                    return s * s;
                }
                s + t
            }
            let v1 = inner4(m3[(1) % 3][1] - v1, v1);
            let mut k6: usize = 0;
            let v7: D = loop {
                if k6 >= 0 {
                    break v1;
                }
                k6 += 1;
                { let right = lit(0.25) * (v1 * v1 + lit(1.25)).powf(lit(1.5)); m3[0][(k6 + k) % 2] -= right; }
            };
            v1 * v7 + v7.sin() + r2[1]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = { lit(0.7) };
            let mut r2 = [x * y; 2];
            v1 = v1 * lit(0.5) + y * r2[2 % 2];
            let mut m3: [[D; 2]; 3] = [[lit(-1.0); 2]; 3];
            (y + v1) * v1 * y + x + r2[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p94", false, |report| crate::check_program!(0, report));
    }
}

pub mod p95 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u / (u * u + 0.5);
            let mut v2 = u * a[k % a.len()];
            if ((k % 4) as f64) < 0.3 {
                let mut v3 = v1;
            } else {
                fn inner4(s: f64, t: f64) -> f64 {
                    if s <= 0.7 {
                        return s;
                    }
                    t + 0.5
                }
                let v5 = inner4(a[0 % a.len()] - v1, ((k % 4) as f64) + ((k % 4) as f64));
                (v2, v1) = (v1, v2);
            }
            v1 + v1 + v2.sin() - v1
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = -x;
            let mut v2: f64 = -y;
            let r4 = [(v1 * v1 + 0.25).ln(), v2 / (BETA.abs() + 0.5), if n % 3 != 1 {
                let v3: f64 = 0.7;
                v1
            } else {
                v1 = ((n % 4) as f64);
                ((n % 4) as f64)
            }, BETA, 1.25 - y];
            {
                let v2: f64 = BETA - v2;
                for &e6 in &r4 {
                    v1 += 0.25 * v1;
                    let mut k8: usize = 0;
                    let mut v13: f64 = loop {
                        if k8 >= 0 {
                            break (v1 as f32 as f64);
                        }
                        k8 += 1;
                        v1 *= (y / (x.abs() + 0.5)).atan();
                        if y > 0.75 {
                            let mut k10: usize = 0;
                            loop {
                                if k10 >= 4 {
                                    break;
                                }
                                k10 += 1;
                            }
                            v1 += 0.25 * ({ v2 });
                        } else {
                            fn inner11(s: f64, t: f64) -> f64 {
                                if 1.25_f64 > -0.75 {
                                    return t;
                                }
                                1.0_f64
                            }
                            let v12 = inner11(e6 * BETA, r4[(k8 + 1) % 5]);
                        }
                    };
                }
            }
            ((if (x <= 0.3) || (v2 <= BETA) { x } else { r4[0] }) * v2 + v1) * y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u / (u * u + 0.5);
            let mut v2 = u * a[k % a.len()];
            if ((k % 4) as f64) < 0.3 {
                let mut v3 = v1;
            } else {
                fn inner4(s: f64, t: f64) -> f64 {
                    if s <= 0.7 {
                        return s;
                    }
                    t + 0.5
                }
                let v5 = inner4(a[0 % a.len()] - v1, ((k % 4) as f64) + ((k % 4) as f64));
                (v2, v1) = (v1, v2);
            }
            v1 + v1 + v2.sin() - v1
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = -x;
            let mut v2: f64 = -y;
            let r4 = [(v1 * v1 + 0.25).ln(), v2 / (BETA.abs() + 0.5), if n % 3 != 1 {
                let v3: f64 = 0.7;
                v1
            } else {
                v1 = ((n % 4) as f64);
                ((n % 4) as f64)
            }, BETA, 1.25 - y];
            {
                let v2: f64 = BETA - v2;
                for &e6 in &r4 {
                    v1 += 0.25 * v1;
                    let mut k8: usize = 0;
                    let mut v13: f64 = loop {
                        if k8 >= 0 {
                            break (v1 as f32 as f64);
                        }
                        k8 += 1;
                        v1 *= (y / (x.abs() + 0.5)).atan();
                        if y > 0.75 {
                            let mut k10: usize = 0;
                            loop {
                                if k10 >= 4 {
                                    break;
                                }
                                k10 += 1;
                            }
                            v1 += 0.25 * ({ v2 });
                        } else {
                            fn inner11(s: f64, t: f64) -> f64 {
                                if 1.25_f64 > -0.75 {
                                    return t;
                                }
                                1.0_f64
                            }
                            let v12 = inner11(e6 * BETA, r4[(k8 + 1) % 5]);
                        }
                    };
                }
            }
            ((if (x <= 0.3) || (v2 <= BETA) { x } else { r4[0] }) * v2 + v1) * y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u / (u * u + lit(0.5));
            let mut v2 = u * a[k % a.len()];
            if lit((k % 4) as f64) < lit(0.3) {
                let mut v3 = v1;
            } else {
                fn inner4(s: D, t: D) -> D {
                    if s <= lit(0.7) {
                        return s;
                    }
                    t + lit(0.5)
                }
                let v5 = inner4(a[0 % a.len()] - v1, lit((k % 4) as f64) + lit((k % 4) as f64));
                (v2, v1) = (v1, v2);
            }
            v1 + v1 + v2.sin() - v1
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = -x;
            let mut v2: D = -y;
            let r4 = [(v1 * v1 + lit(0.25)).ln(), v2 / (lit(BETA).abs() + lit(0.5)), if n % 3 != 1 {
                let v3: D = lit(0.7);
                v1
            } else {
                v1 = lit((n % 4) as f64);
                lit((n % 4) as f64)
            }, lit(BETA), lit(1.25) - y];
            {
                let v2: D = lit(BETA) - v2;
                for &e6 in &r4 {
                    { let right = lit(0.25) * v1; v1 += right; }
                    let mut k8: usize = 0;
                    let mut v13: D = loop {
                        if k8 >= 0 {
                            break single(v1);
                        }
                        k8 += 1;
                        { let right = (y / (x.abs() + lit(0.5))).atan(); v1 *= right; }
                        if y > lit(0.75) {
                            let mut k10: usize = 0;
                            loop {
                                if k10 >= 4 {
                                    break;
                                }
                                k10 += 1;
                            }
                            { let right = lit(0.25) * ({ v2 }); v1 += right; }
                        } else {
                            fn inner11(s: D, t: D) -> D {
                                if lit(1.25) > lit(-0.75) {
                                    return t;
                                }
                                lit(1.0)
                            }
                            let v12 = inner11(e6 * lit(BETA), r4[(k8 + 1) % 5]);
                        }
                    };
                }
            }
            ((if (x <= lit(0.3)) || (v2 <= lit(BETA)) { x } else { r4[0] }) * v2 + v1) * y
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p95", true, |report| crate::check_program!(0, report));
    }
}

pub mod p96 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1 = u + u;
            let mut r2 = [u - ((k % 4) as f64); 2];
            v1 = u;
            if k % 2 == 1 {
                return v1 - r2[0 % 2];
            }
            u += ((k % 4) as f64);
            ({ u }) + v1.sin()
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x;
            let mut v2: f64 = x + x;
            let mut o3: Option<f64> = if n % 3 == 1 { Some({ w[0] }) } else { None };
            match n % 4 {
                0 => {
                    v1 = (1..=n).enumerate().map(|(j4, i4)| w.iter().take(2 * n + 0).filter(|&&e5| !(v1 > v2)).map(|&e5| v2 % 1.75).sum::<f64>()).sum::<f64>();
                }
                1 => {
                    let o6: Option<f64> = if v2 > x { Some(v1 * x) } else { None };
                }
                2 => {
                    o3 = Some(w[w.len() - 1 - (2 * n + 2) % w.len()]);
                }
                _ => {
                    v1 /= ((n % 4) as f64).abs() + 0.5;
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1 = u + u;
            let mut r2 = [u - ((k % 4) as f64); 2];
            v1 = u;
            if k % 2 == 1 {
                return v1 - r2[0 % 2];
            }
            u += ((k % 4) as f64);
            ({ u }) + v1.sin()
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x;
            let mut v2: f64 = x + x;
            let mut o3: Option<f64> = if n % 3 == 1 { Some({ w[0] }) } else { None };
            match n % 4 {
                0 => {
                    v1 = (1..=n).enumerate().map(|(j4, i4)| w.iter().take(2 * n + 0).filter(|&&e5| !(v1 > v2)).map(|&e5| v2 % 1.75).sum::<f64>()).sum::<f64>();
                }
                1 => {
                    let o6: Option<f64> = if v2 > x { Some(v1 * x) } else { None };
                }
                2 => {
                    o3 = Some(w[w.len() - 1 - (2 * n + 2) % w.len()]);
                }
                _ => {
                    v1 /= ((n % 4) as f64).abs() + 0.5;
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1 = u + u;
            let mut r2 = [u - lit((k % 4) as f64); 2];
            v1 = u;
            if k % 2 == 1 {
                return v1 - r2[0 % 2];
            }
            { let right = lit((k % 4) as f64); u += right; }
            ({ u }) + v1.sin()
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = x;
            let mut v2: D = x + x;
            let mut o3: Option<D> = if n % 3 == 1 { Some({ w[0] }) } else { None };
            match n % 4 {
                0 => {
                    v1 = (1..=n).enumerate().map(|(j4, i4)| w.iter().take(2 * n + 0).filter(|&&e5| !(v1 > v2)).map(|&e5| v2 % lit(1.75)).sum::<D>()).sum::<D>();
                }
                1 => {
                    let o6: Option<D> = if v2 > x { Some(v1 * x) } else { None };
                }
                2 => {
                    o3 = Some(w[w.len() - 1 - (2 * n + 2) % w.len()]);
                }
                _ => {
                    { let right = lit((n % 4) as f64).abs() + lit(0.5); v1 /= right; }
                }
            }
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
            let mut v2 = a.iter().zip(a.iter()).filter(|&(&e1, &z1)| ((n % 4) as f64) > 0.3).map(|(&e1, &z1)| ((n % 4) as f64) + z1).fold(-0.9_f64, |acc1, t1| acc1.sin() + x * t1);
            let mut v3 = v2;
            let mut r4 = [v2, v3, v3];
            match n % 2 {
                0 => {
                    let v5 = v2 * BETA;
                    v3 = BETA * v3;
                }
                _ => {
                    const GAMMA_6: f64 = 0.9;
                    v2 -= v3 * GAMMA_6;
                }
            }
            x *= (v3 - r4[3 - 1 - (n + 1) % 3]).cos();
            'l7: for i8 in 1..n {
                'l9: for &e10 in a {
                    if n % 3 < 1 {
                    } else {
                        v2 = BETA;
                        for (i12, e12) in r4.iter().enumerate() {
                            let (mut v13, v14): (f64, f64) = (a[(i12 + 1) % a.len()] + *e12, ALPHA);
                        }
                    }
                    for &e16 in a {
                        if BETA < ((n % 4) as f64) {
                            if r4[1] <= ((n % 4) as f64) {
                                continue;
                            }
                        }
                    }
                }
            }
            (x - r4[0] - v3 + x + a[a.len() - 1 - (n + 1) % a.len()], ({ ALPHA }) - v2 + r4[2] + a[2 % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.5;
        const BETA: f64 = -0.9;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v2 = a.iter().zip(a.iter()).filter(|&(&e1, &z1)| ((n % 4) as f64) > 0.3).map(|(&e1, &z1)| ((n % 4) as f64) + z1).fold(-0.9_f64, |acc1, t1| acc1.sin() + x * t1);
            let mut v3 = v2;
            let mut r4 = [v2, v3, v3];
            match n % 2 {
                0 => {
                    let v5 = v2 * BETA;
                    v3 = BETA * v3;
                }
                _ => {
                    const GAMMA_6: f64 = 0.9;
                    v2 -= v3 * GAMMA_6;
                }
            }
            x *= (v3 - r4[3 - 1 - (n + 1) % 3]).cos();
            'l7: for i8 in 1..n {
                'l9: for &e10 in a {
                    if n % 3 < 1 {
                    } else {
                        v2 = BETA;
                        for (i12, e12) in r4.iter().enumerate() {
                            let (mut v13, v14): (f64, f64) = (a[(i12 + 1) % a.len()] + *e12, ALPHA);
                        }
                    }
                    for &e16 in a {
                        if BETA < ((n % 4) as f64) {
                            if r4[1] <= ((n % 4) as f64) {
                                continue;
                            }
                        }
                    }
                }
            }
            (x - r4[0] - v3 + x + a[a.len() - 1 - (n + 1) % a.len()], ({ ALPHA }) - v2 + r4[2] + a[2 % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.5;
        const BETA: f64 = -0.9;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v2 = a.iter().zip(a.iter()).filter(|&(&e1, &z1)| lit((n % 4) as f64) > lit(0.3)).map(|(&e1, &z1)| lit((n % 4) as f64) + z1).fold(lit(-0.9), |acc1, t1| acc1.sin() + x * t1);
            let mut v3 = v2;
            let mut r4 = [v2, v3, v3];
            match n % 2 {
                0 => {
                    let v5 = v2 * lit(BETA);
                    v3 = lit(BETA) * v3;
                }
                _ => {
                    const GAMMA_6: f64 = 0.9;
                    { let right = v3 * lit(GAMMA_6); v2 -= right; }
                }
            }
            { let right = (v3 - r4[3 - 1 - (n + 1) % 3]).cos(); x *= right; }
            'l7: for i8 in 1..n {
                'l9: for &e10 in a {
                    if n % 3 < 1 {
                    } else {
                        v2 = lit(BETA);
                        for (i12, e12) in r4.iter().enumerate() {
                            let (mut v13, v14): (D, D) = (a[(i12 + 1) % a.len()] + *e12, lit(ALPHA));
                        }
                    }
                    for &e16 in a {
                        if lit(BETA) < lit((n % 4) as f64) {
                            if r4[1] <= lit((n % 4) as f64) {
                                continue;
                            }
                        }
                    }
                }
            }
            (x - r4[0] - v3 + x + a[a.len() - 1 - (n + 1) % a.len()], ({ lit(ALPHA) }) - v2 + r4[2] + a[2 % a.len()])
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
            let mut v1: f64 = 0.125 * 1.25;
            let mut v2 = x;
            let mut m3: [[f64; 3]; 2] = [[v2, ALPHA, w[(n + n) % w.len()]], [BETA, v2, x]];
            let mut k5: usize = 0;
            while (k5 < 0) && (w[0] >= 1.0) {
                k5 += 1;
                let mut v6 = ALPHA;
            }
            v1 = m3[(1) % 2][(n + 1) % 3];
            let mut v1 = w.iter().zip(w.iter()).enumerate().map(|(j7, (&e7, &z7))| z7).sum::<f64>();
            let v8 = v1 * x;
            m3[0][2] = m3[0][2] * 0.5 + w[3 % w.len()];
            (w[(k5 + n) % w.len()] + v8) * v1 * v2 * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.3;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.125 * 1.25;
            let mut v2 = x;
            let mut m3: [[f64; 3]; 2] = [[v2, ALPHA, w[(n + n) % w.len()]], [BETA, v2, x]];
            let mut k5: usize = 0;
            while (k5 < 0) && (w[0] >= 1.0) {
                k5 += 1;
                let mut v6 = ALPHA;
            }
            v1 = m3[(1) % 2][(n + 1) % 3];
            let mut v1 = w.iter().zip(w.iter()).enumerate().map(|(j7, (&e7, &z7))| z7).sum::<f64>();
            let v8 = v1 * x;
            m3[0][2] = m3[0][2] * 0.5 + w[3 % w.len()];
            (w[(k5 + n) % w.len()] + v8) * v1 * v2 * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.3;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.125) * lit(1.25);
            let mut v2 = x;
            let mut m3: [[D; 3]; 2] = [[v2, lit(ALPHA), w[(n + n) % w.len()]], [lit(BETA), v2, x]];
            let mut k5: usize = 0;
            while (k5 < 0) && (w[0] >= lit(1.0)) {
                k5 += 1;
                let mut v6 = lit(ALPHA);
            }
            v1 = m3[(1) % 2][(n + 1) % 3];
            let mut v1 = w.iter().zip(w.iter()).enumerate().map(|(j7, (&e7, &z7))| z7).sum::<D>();
            let v8 = v1 * x;
            m3[0][2] = m3[0][2] * lit(0.5) + w[3 % w.len()];
            (w[(k5 + n) % w.len()] + v8) * v1 * v2 * x
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
            let mut v1 = ALPHA;
            let mut v2 = v1 * 0.3;
            let mut m3: [[f64; 3]; 2] = [[v1, y, ((n % 4) as f64)], [x, v1, v2]];
            v1 = v1 * 0.5 + x;
            m3[0][2] -= 2.0;
            for i5 in 1..6 {
                v1 = (x - m3[(i5 + n) % 2][(2 * i5 + 0) % 3]).tanh();
                v2 -= 0.25 * (0..i5).enumerate().filter(|&(j6, i6)| (0.9_f64 < 0.3) || (m3[(i5 + 1) % 2][2] <= 1.1)).map(|(j6, i6)| ALPHA * y).sum::<f64>();
            }
            let c7 = move |u7_0: f64, u7_1: f64| u7_0 - (if n % 3 < 1 { 0.3 } else { y });
            ((n % 4) as f64) / (v2.abs() + 1.25) - v2.sin() + v1.sin() + y.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ALPHA;
            let mut v2 = v1 * 0.3;
            let mut m3: [[f64; 3]; 2] = [[v1, y, ((n % 4) as f64)], [x, v1, v2]];
            v1 = v1 * 0.5 + x;
            m3[0][2] -= 2.0;
            for i5 in 1..6 {
                v1 = (x - m3[(i5 + n) % 2][(2 * i5 + 0) % 3]).tanh();
                v2 -= 0.25 * (0..i5).enumerate().filter(|&(j6, i6)| (0.9_f64 < 0.3) || (m3[(i5 + 1) % 2][2] <= 1.1)).map(|(j6, i6)| ALPHA * y).sum::<f64>();
            }
            let c7 = move |u7_0: f64, u7_1: f64| u7_0 - (if n % 3 < 1 { 0.3 } else { y });
            ((n % 4) as f64) / (v2.abs() + 1.25) - v2.sin() + v1.sin() + y.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit(ALPHA);
            let mut v2 = v1 * lit(0.3);
            let mut m3: [[D; 3]; 2] = [[v1, y, lit((n % 4) as f64)], [x, v1, v2]];
            v1 = v1 * lit(0.5) + x;
            { let right = lit(2.0); m3[0][2] -= right; }
            for i5 in 1..6 {
                v1 = (x - m3[(i5 + n) % 2][(2 * i5 + 0) % 3]).tanh();
                { let right = lit(0.25) * (0..i5).enumerate().filter(|&(j6, i6)| (lit(0.9) < lit(0.3)) || (m3[(i5 + 1) % 2][2] <= lit(1.1))).map(|(j6, i6)| lit(ALPHA) * y).sum::<D>(); v2 -= right; }
            }
            let c7 = move |u7_0: D, u7_1: D| u7_0 - (if n % 3 < 1 { lit(0.3) } else { y });
            lit((n % 4) as f64) / (v2.abs() + lit(1.25)) - v2.sin() + v1.sin() + y.sin()
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
