// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p50 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let mut v2 = a[a.len() - 1 - (k) % a.len()];
            let mut v1 = v1.max(a[k % a.len()]);
            let s3: &[f64] = &a[..];
            const GAMMA_4: f64 = 2.0;
            v1 = (v1 + s3[k % s3.len()]) * GAMMA_4;
            (u + v1.sin()) * v2 + u + s3[s3.len() - 1 - (k + k) % s3.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = h0(&p, -0.9, (n) % 4);
            let mut v2: f64 = h0(&p, x, (0) % 4);
            'l3: for i4 in (1..n).step_by(2) {
                v2 += 0.25 * (if p[3 - 1 - (0) % 3] <= 0.9 { x } else {
                    let v5 = v2;
                    x
                });
            }
            for (i7, e7) in p.iter().enumerate() {
                let mut r10 = vec![p[0], if p[0] > -1.0 {
                    let v8 = v1;
                    p[1]
                } else {
                    let v9: f64 = -0.75;
                    ((i7 % 4) as f64)
                }];
                let r10_count: usize = r10.len();
                {
                    let v11 = r10[r10_count % r10.len()] - r10[0];
                }
            }
            [p[1 % 3].cos() - v2, (0.9 * v2.sin()).asin()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let mut v2 = a[a.len() - 1 - (k) % a.len()];
            let mut v1 = v1.max(a[k % a.len()]);
            let s3: &[f64] = &a[..];
            const GAMMA_4: f64 = 2.0;
            v1 = (v1 + s3[k % s3.len()]) * GAMMA_4;
            (u + v1.sin()) * v2 + u + s3[s3.len() - 1 - (k + k) % s3.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = h0(&p, -0.9, (n) % 4);
            let mut v2: f64 = h0(&p, x, (0) % 4);
            'l3: for i4 in (1..n).step_by(2) {
                v2 += 0.25 * (if p[3 - 1 - (0) % 3] <= 0.9 { x } else {
                    let v5 = v2;
                    x
                });
            }
            for (i7, e7) in p.iter().enumerate() {
                let mut r10 = vec![p[0], if p[0] > -1.0 {
                    let v8 = v1;
                    p[1]
                } else {
                    let v9: f64 = -0.75;
                    ((i7 % 4) as f64)
                }];
                let r10_count: usize = r10.len();
                {
                    let v11 = r10[r10_count % r10.len()] - r10[0];
                }
            }
            [p[1 % 3].cos() - v2, (0.9 * v2.sin()).asin()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u * u;
            let mut v2 = a[a.len() - 1 - (k) % a.len()];
            let mut v1 = v1.max(a[k % a.len()]);
            let s3: &[D] = &a[..];
            const GAMMA_4: f64 = 2.0;
            v1 = (v1 + s3[k % s3.len()]) * lit(GAMMA_4);
            (u + v1.sin()) * v2 + u + s3[s3.len() - 1 - (k + k) % s3.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = h0(&p, lit(-0.9), (n) % 4);
            let mut v2: D = h0(&p, x, (0) % 4);
            'l3: for i4 in (1..n).step_by(2) {
                { let right = lit(0.25) * (if p[3 - 1 - (0) % 3] <= lit(0.9) { x } else {
                    let v5 = v2;
                    x
                }); v2 += right; }
            }
            for (i7, e7) in p.iter().enumerate() {
                let mut r10 = vec![p[0], if p[0] > lit(-1.0) {
                    let v8 = v1;
                    p[1]
                } else {
                    let v9: D = lit(-0.75);
                    lit((i7 % 4) as f64)
                }];
                let r10_count: usize = r10.len();
                {
                    let v11 = r10[r10_count % r10.len()] - r10[0];
                }
            }
            [p[1 % 3].cos() - v2, (lit(0.9) * v2.sin()).asin()]
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
            v1 = v1 * 0.5 + -0.125;
            let v5 = match n % 4 {
                0 if v2 >= 0.75 => { v1 }
                1 => { v1 }
                2 if v2 >= 1.5 => {
                    v1 = v1 * 0.5 + 0.125;
                    v2
                }
                _ => {
                    let v4 = ((n % 4) as f64);
                    v1
                }
            };
            let mut k7: usize = 0;
            let v15: f64 = loop {
                if k7 >= 0 {
                    break v1 + v1;
                }
                k7 += 1;
                if n % 2 < 1 {
                    let mut k9: usize = 0;
                    let v12: f64 = 'l8: loop {
                        if k9 >= 2 {
                            break b[b.len() - 1 - (n) % b.len()];
                        }
                        k9 += 1;
                        let mut v10: f64 = v2 - v1;
                        let mut k11: usize = 3;
                    };
                    {
                        let v13: f64;
                        if v12 >= 0.9 {
                            v13 = v12 + 1.25_f64;
                        } else {
                            v13 = (0.9_f64 * 0.9_f64 + 1.25_f64).log(2.5);
                        }
                        const GAMMA_14: f64 = 1.1;
                        v2 -= 0.25 * (((k7 % 4) as f64) - v5) * GAMMA_14;
                    }
                }
            };
            v5 + b[(k7 + k7) % b.len()] + v2 + v1.sin() + r3[2] + b[(n + 1) % b.len()] + a[(n + k7) % a.len()]
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
            v1 = v1 * 0.5 + -0.125;
            let v5 = match n % 4 {
                0 if v2 >= 0.75 => { v1 }
                1 => { v1 }
                2 if v2 >= 1.5 => {
                    v1 = v1 * 0.5 + 0.125;
                    v2
                }
                _ => {
                    let v4 = ((n % 4) as f64);
                    v1
                }
            };
            let mut k7: usize = 0;
            let v15: f64 = loop {
                if k7 >= 0 {
                    break v1 + v1;
                }
                k7 += 1;
                if n % 2 < 1 {
                    let mut k9: usize = 0;
                    let v12: f64 = 'l8: loop {
                        if k9 >= 2 {
                            break b[b.len() - 1 - (n) % b.len()];
                        }
                        k9 += 1;
                        let mut v10: f64 = v2 - v1;
                        let mut k11: usize = 3;
                    };
                    {
                        let v13: f64;
                        if v12 >= 0.9 {
                            v13 = v12 + 1.25_f64;
                        } else {
                            v13 = (0.9_f64 * 0.9_f64 + 1.25_f64).log(2.5);
                        }
                        const GAMMA_14: f64 = 1.1;
                        v2 -= 0.25 * (((k7 % 4) as f64) - v5) * GAMMA_14;
                    }
                }
            };
            v5 + b[(k7 + k7) % b.len()] + v2 + v1.sin() + r3[2] + b[(n + 1) % b.len()] + a[(n + k7) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(0.125).sin();
            let mut v2 = v1;
            let mut r3: [D; 4] = [lit(0.0); 4];
            v1 = v1 * lit(0.5) + lit(-0.125);
            let v5 = match n % 4 {
                0 if v2 >= lit(0.75) => { v1 }
                1 => { v1 }
                2 if v2 >= lit(1.5) => {
                    v1 = v1 * lit(0.5) + lit(0.125);
                    v2
                }
                _ => {
                    let v4 = lit((n % 4) as f64);
                    v1
                }
            };
            let mut k7: usize = 0;
            let v15: D = loop {
                if k7 >= 0 {
                    break v1 + v1;
                }
                k7 += 1;
                if n % 2 < 1 {
                    let mut k9: usize = 0;
                    let v12: D = 'l8: loop {
                        if k9 >= 2 {
                            break b[b.len() - 1 - (n) % b.len()];
                        }
                        k9 += 1;
                        let mut v10: D = v2 - v1;
                        let mut k11: usize = 3;
                    };
                    {
                        let v13: D;
                        if v12 >= lit(0.9) {
                            v13 = v12 + lit(1.25);
                        } else {
                            v13 = (lit(0.9) * lit(0.9) + lit(1.25)).log(lit(2.5));
                        }
                        const GAMMA_14: f64 = 1.1;
                        { let right = lit(0.25) * (lit((k7 % 4) as f64) - v5) * lit(GAMMA_14); v2 -= right; }
                    }
                }
            };
            v5 + b[(k7 + k7) % b.len()] + v2 + v1.sin() + r3[2] + b[(n + 1) % b.len()] + a[(n + k7) % a.len()]
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
            v1 = { x };
            const GAMMA_4: f64 = 1.25;
            x /= (((n % 4) as f64) * ((n % 4) as f64) + 0.25) * GAMMA_4;
            let c5 = |u5_0: f64| u5_0 + -1.25_f64;
            r3[4] += ((n % 4) as f64) + v1;
            (r3[n % 5] * v1 + v1 + x + r3[4 % 5] + a[(2 * n + 1) % a.len()], v1 + a[(2 * n + 0) % a.len()])
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
            v1 = { x };
            const GAMMA_4: f64 = 1.25;
            x /= (((n % 4) as f64) * ((n % 4) as f64) + 0.25) * GAMMA_4;
            let c5 = |u5_0: f64| u5_0 + -1.25_f64;
            r3[4] += ((n % 4) as f64) + v1;
            (r3[n % 5] * v1 + v1 + x + r3[4 % 5] + a[(2 * n + 1) % a.len()], v1 + a[(2 * n + 0) % a.len()])
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
            v1 = { x };
            const GAMMA_4: f64 = 1.25;
            { let right = (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.25)) * lit(GAMMA_4); x /= right; }
            let c5 = |u5_0: D| u5_0 + lit(-1.25);
            { let right = lit((n % 4) as f64) + v1; r3[4] += right; }
            (r3[n % 5] * v1 + v1 + x + r3[4 % 5] + a[(2 * n + 1) % a.len()], v1 + a[(2 * n + 0) % a.len()])
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
            let mut k5: usize = 0;
            let v2: f64 = 'l4: loop {
                if k5 >= 6 {
                    break v2 - -0.125;
                }
                k5 += 1;
                if v2 > -0.75 {
                    continue;
                }
            };
            const GAMMA_6: f64 = 1.0;
            v1 *= (match n % 3 {
                0 if w[0] >= 1.1 => { v2 }
                1 | 6 if v1 > 0.3 => { r3[3] }
                _ => { v1 }
            }).tanh() * GAMMA_6;
            for i7 in 1..4 {
                r3[i7] = r3[i7 - 1] * v2.tanh() + r3[i7];
            }
            r3[0] *= (w[k5 % w.len()] - v1).sin();
            if n % 2 < 1 {
                r3[0] = 1.5;
                if k5 % 2 < 1 {
                    v1 *= w[w.len() - 1 - (k5 + 1) % w.len()].clamp(-2.125, 1.875);
                }
            } else {
                let mut m8: [[f64; 2]; 2] = [[if v1 < v1 { v1 } else { 0.25 }, (v1.abs() + 1.25).ln()]; 2];
                if n % 2 != 1 {
                    let mut v9 = w[(k5 + 1) % w.len()] * -0.25;
                    {
                        let (mut v10, v11) = ({ w[(k5 + n) % w.len()] }, x / (((k5 % 4) as f64) * ((k5 % 4) as f64) + 0.5));
                    }
                }
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
            let mut k5: usize = 0;
            let v2: f64 = 'l4: loop {
                if k5 >= 6 {
                    break v2 - -0.125;
                }
                k5 += 1;
                if v2 > -0.75 {
                    continue;
                }
            };
            const GAMMA_6: f64 = 1.0;
            v1 *= (match n % 3 {
                0 if w[0] >= 1.1 => { v2 }
                1 | 6 if v1 > 0.3 => { r3[3] }
                _ => { v1 }
            }).tanh() * GAMMA_6;
            for i7 in 1..4 {
                r3[i7] = r3[i7 - 1] * v2.tanh() + r3[i7];
            }
            r3[0] *= (w[k5 % w.len()] - v1).sin();
            if n % 2 < 1 {
                r3[0] = 1.5;
                if k5 % 2 < 1 {
                    v1 *= w[w.len() - 1 - (k5 + 1) % w.len()].clamp(-2.125, 1.875);
                }
            } else {
                let mut m8: [[f64; 2]; 2] = [[if v1 < v1 { v1 } else { 0.25 }, (v1.abs() + 1.25).ln()]; 2];
                if n % 2 != 1 {
                    let mut v9 = w[(k5 + 1) % w.len()] * -0.25;
                    {
                        let (mut v10, v11) = ({ w[(k5 + n) % w.len()] }, x / (((k5 % 4) as f64) * ((k5 % 4) as f64) + 0.5));
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[2 % w.len()] - lit((n % 4) as f64);
            let mut v2 = x - v1;
            let mut r3: [D; 4] = [lit(0.0); 4];
            let mut k5: usize = 0;
            let v2: D = 'l4: loop {
                if k5 >= 6 {
                    break v2 - lit(-0.125);
                }
                k5 += 1;
                if v2 > lit(-0.75) {
                    continue;
                }
            };
            const GAMMA_6: f64 = 1.0;
            { let right = (match n % 3 {
                0 if w[0] >= lit(1.1) => { v2 }
                1 | 6 if v1 > lit(0.3) => { r3[3] }
                _ => { v1 }
            }).tanh() * lit(GAMMA_6); v1 *= right; }
            for i7 in 1..4 {
                r3[i7] = r3[i7 - 1] * v2.tanh() + r3[i7];
            }
            { let right = (w[k5 % w.len()] - v1).sin(); r3[0] *= right; }
            if n % 2 < 1 {
                r3[0] = lit(1.5);
                if k5 % 2 < 1 {
                    { let right = w[w.len() - 1 - (k5 + 1) % w.len()].clamp(lit(-2.125), lit(1.875)); v1 *= right; }
                }
            } else {
                let mut m8: [[D; 2]; 2] = [[if v1 < v1 { v1 } else { lit(0.25) }, (v1.abs() + lit(1.25)).ln()]; 2];
                if n % 2 != 1 {
                    let mut v9 = w[(k5 + 1) % w.len()] * lit(-0.25);
                    {
                        let (mut v10, v11) = ({ w[(k5 + n) % w.len()] }, x / (lit((k5 % 4) as f64) * lit((k5 % 4) as f64) + lit(0.5)));
                    }
                }
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
            let r3_count: usize = r3.len();
            for (i5, e5) in r3.iter().enumerate() {
                if i5 % 2 < 1 {
                    let mut r6 = [u / (v2.abs() + 0.5), u, v1 + v1];
                }
                let mut r7 = [u; 3];
            }
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x: f64 = if -0.3_f64 > 0.75 {
                let v1 = x;
                x
            } else { x };
            let mut v2 = 0.3 + x;
            let mut r3: [f64; 4] = [0.0; 4];
            if n % 3 < 1 {
                p.swap(0, 0);
            }
            if n % 3 < 1 {
                p[0] = p[0] * 0.5 + (v2 - v2);
                if n % 2 == 1 {
                    for i5 in 1..n {
                        if !(r3[2] < 1.5) {
                            let mut k7: usize = 0;
                            'l6: loop {
                                if k7 >= 1 {
                                    break;
                                }
                                k7 += 1;
                                let o8: Option<f64> = if n % 2 == 1 { Some(r3.iter().rev().zip(&p).map(|(&e9, &z9)| e9 + ((i5 % 4) as f64)).fold(v2, |acc9, t9| acc9.sin() + v2 * t9)) } else { None };
                            }
                        }
                    }
                } else {
                    if n % 2 < 1 {
                        return [0.9_f64.clamp(-2.125, 1.875).exp(), BETA - 0.75];
                    }
                }
            } else {
                x = r3.iter().zip(r3.iter()).filter(|&(&e10, &z10)| !(e10 <= x)).map(|(&e10, &z10)| 1.0 + 0.25 * (if n % 3 == 1 {
                    let x = v2;
                    v2
                } else {
                    let v11 = z10;
                    1.1
                }).sin()).product::<f64>();
            }
            [(match n % 3 {
                0 => { x }
                1 => { x }
                _ => { v2 }
            }) + r3[(2 * n + 2) % 4], x + x + v2.sin() + r3[1]]
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
            let r3_count: usize = r3.len();
            for (i5, e5) in r3.iter().enumerate() {
                if i5 % 2 < 1 {
                    let mut r6 = [u / (v2.abs() + 0.5), u, v1 + v1];
                }
                let mut r7 = [u; 3];
            }
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x: f64 = if -0.3_f64 > 0.75 {
                let v1 = x;
                x
            } else { x };
            let mut v2 = 0.3 + x;
            let mut r3: [f64; 4] = [0.0; 4];
            if n % 3 < 1 {
                p.swap(0, 0);
            }
            if n % 3 < 1 {
                p[0] = p[0] * 0.5 + (v2 - v2);
                if n % 2 == 1 {
                    for i5 in 1..n {
                        if !(r3[2] < 1.5) {
                            let mut k7: usize = 0;
                            'l6: loop {
                                if k7 >= 1 {
                                    break;
                                }
                                k7 += 1;
                                let o8: Option<f64> = if n % 2 == 1 { Some(r3.iter().rev().zip(&p).map(|(&e9, &z9)| e9 + ((i5 % 4) as f64)).fold(v2, |acc9, t9| acc9.sin() + v2 * t9)) } else { None };
                            }
                        }
                    }
                } else {
                    if n % 2 < 1 {
                        return [0.9_f64.clamp(-2.125, 1.875).exp(), BETA - 0.75];
                    }
                }
            } else {
                x = r3.iter().zip(r3.iter()).filter(|&(&e10, &z10)| !(e10 <= x)).map(|(&e10, &z10)| 1.0 + 0.25 * (if n % 3 == 1 {
                    let x = v2;
                    v2
                } else {
                    let v11 = z10;
                    1.1
                }).sin()).product::<f64>();
            }
            [(match n % 3 {
                0 => { x }
                1 => { x }
                _ => { v2 }
            }) + r3[(2 * n + 2) % 4], x + x + v2.sin() + r3[1]]
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
            let r3_count: usize = r3.len();
            for (i5, e5) in r3.iter().enumerate() {
                if i5 % 2 < 1 {
                    let mut r6 = [u / (v2.abs() + lit(0.5)), u, v1 + v1];
                }
                let mut r7 = [u; 3];
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x: D = if lit(-0.3) > lit(0.75) {
                let v1 = x;
                x
            } else { x };
            let mut v2 = lit(0.3) + x;
            let mut r3: [D; 4] = [lit(0.0); 4];
            if n % 3 < 1 {
                p.swap(0, 0);
            }
            if n % 3 < 1 {
                p[0] = p[0] * lit(0.5) + (v2 - v2);
                if n % 2 == 1 {
                    for i5 in 1..n {
                        if !(r3[2] < lit(1.5)) {
                            let mut k7: usize = 0;
                            'l6: loop {
                                if k7 >= 1 {
                                    break;
                                }
                                k7 += 1;
                                let o8: Option<D> = if n % 2 == 1 { Some(r3.iter().rev().zip(&p).map(|(&e9, &z9)| e9 + lit((i5 % 4) as f64)).fold(v2, |acc9, t9| acc9.sin() + v2 * t9)) } else { None };
                            }
                        }
                    }
                } else {
                    if n % 2 < 1 {
                        return [lit(0.9).clamp(lit(-2.125), lit(1.875)).exp(), lit(BETA) - lit(0.75)];
                    }
                }
            } else {
                x = r3.iter().zip(r3.iter()).filter(|&(&e10, &z10)| !(e10 <= x)).map(|(&e10, &z10)| lit(1.0) + lit(0.25) * (if n % 3 == 1 {
                    let x = v2;
                    v2
                } else {
                    let v11 = z10;
                    lit(1.1)
                }).sin()).product::<D>();
            }
            [(match n % 3 {
                0 => { x }
                1 => { x }
                _ => { v2 }
            }) + r3[(2 * n + 2) % 4], x + x + v2.sin() + r3[1]]
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
            'l2: for &e3 in a {
                if n % 2 < 1 {
                    v1 = a[n % a.len()];
                    break 'l2;
                } else {
                    if n % 3 == 1 {
                        let (mut v4, v5) = (a[(n + 1) % a.len()] * ((n % 4) as f64), a[0 % a.len()] / (v1 * v1 + 1.25));
                    } else {
                        let mut k6: usize = 2;
                        if x < 0.7 {
                        } else {
                            if (a[0] < 0.25) || (v1 >= ((n % 4) as f64)) {
                                let mut v8 = e3;
                            } else {
                                for &e10 in a {
                                    match n % 4 {
                                        0 => {
                                            let mut k12: usize = 0;
                                            while k12 < 0 {
                                                k12 += 1;
                                                k6 = (k6 * 3 + k12 + k12) % 5;
                                            }
                                        }
                                        1 => {
                                            fn inner13(s: f64, t: f64) -> f64 {
                                                if s <= s {
                                                    return s;
                                                }
                                                t.tanh().exp()
                                            }
                                            let v14: f64 = inner13(v1 / (((k6 % 4) as f64) * ((k6 % 4) as f64) + 0.25), a[0].max(-2.25).min(2.375).exp());
                                        }
                                        2 => {
                                            'l15: for i16 in 0..2 {
                                                let v17: f64;
                                                if n % 3 != 1 {
                                                    v17 = 0.75 * x;
                                                } else {
                                                    v17 = a[(k6 + n) % a.len()];
                                                }
                                            }
                                            if !(e10 >= 1.25) {
                                                'l18: for _ in (1..1).step_by(2) {
                                                    let r20 = [if e3 <= e3 {
                                                        v1 = e10.sin();
                                                        x
                                                    } else { e3 }, v1.ceil(), v1, a[a.len() - 1 - (2 * k6 + 0) % a.len()], e10];
                                                    let v21: f64;
                                                    if (e10 >= 1.1) || (e3 >= -1.1) {
                                                        v21 = r20.chunks(2).map(|e22| if n % 2 < 1 { ((k6 % 4) as f64) } else { ((k6 % 4) as f64) }).sum::<f64>();
                                                    } else {
                                                        v21 = v1;
                                                    }
                                                }
                                            } else {
                                                let x = v1 + v1;
                                            }
                                        }
                                        _ => {
                                            for &e24 in a {
                                                let mut r25: [f64; 4] = [0.0; 4];
                                            }
                                        }
                                    }
                                    let v26 = e10 + e3;
                                }
                                v1 += 0.25 * x;
                            }
                        }
                    }
                }
            }
            v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[n % a.len()] * x;
            'l2: for &e3 in a {
                if n % 2 < 1 {
                    v1 = a[n % a.len()];
                    break 'l2;
                } else {
                    if n % 3 == 1 {
                        let (mut v4, v5) = (a[(n + 1) % a.len()] * ((n % 4) as f64), a[0 % a.len()] / (v1 * v1 + 1.25));
                    } else {
                        let mut k6: usize = 2;
                        if x < 0.7 {
                        } else {
                            if (a[0] < 0.25) || (v1 >= ((n % 4) as f64)) {
                                let mut v8 = e3;
                            } else {
                                for &e10 in a {
                                    match n % 4 {
                                        0 => {
                                            let mut k12: usize = 0;
                                            while k12 < 0 {
                                                k12 += 1;
                                                k6 = (k6 * 3 + k12 + k12) % 5;
                                            }
                                        }
                                        1 => {
                                            fn inner13(s: f64, t: f64) -> f64 {
                                                if s <= s {
                                                    return s;
                                                }
                                                t.tanh().exp()
                                            }
                                            let v14: f64 = inner13(v1 / (((k6 % 4) as f64) * ((k6 % 4) as f64) + 0.25), a[0].max(-2.25).min(2.375).exp());
                                        }
                                        2 => {
                                            'l15: for i16 in 0..2 {
                                                let v17: f64;
                                                if n % 3 != 1 {
                                                    v17 = 0.75 * x;
                                                } else {
                                                    v17 = a[(k6 + n) % a.len()];
                                                }
                                            }
                                            if !(e10 >= 1.25) {
                                                'l18: for _ in (1..1).step_by(2) {
                                                    let r20 = [if e3 <= e3 {
                                                        v1 = e10.sin();
                                                        x
                                                    } else { e3 }, v1.ceil(), v1, a[a.len() - 1 - (2 * k6 + 0) % a.len()], e10];
                                                    let v21: f64;
                                                    if (e10 >= 1.1) || (e3 >= -1.1) {
                                                        v21 = r20.chunks(2).map(|e22| if n % 2 < 1 { ((k6 % 4) as f64) } else { ((k6 % 4) as f64) }).sum::<f64>();
                                                    } else {
                                                        v21 = v1;
                                                    }
                                                }
                                            } else {
                                                let x = v1 + v1;
                                            }
                                        }
                                        _ => {
                                            for &e24 in a {
                                                let mut r25: [f64; 4] = [0.0; 4];
                                            }
                                        }
                                    }
                                    let v26 = e10 + e3;
                                }
                                v1 += 0.25 * x;
                            }
                        }
                    }
                }
            }
            v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = a[n % a.len()] * x;
            'l2: for &e3 in a {
                if n % 2 < 1 {
                    v1 = a[n % a.len()];
                    break 'l2;
                } else {
                    if n % 3 == 1 {
                        let (mut v4, v5) = (a[(n + 1) % a.len()] * lit((n % 4) as f64), a[0 % a.len()] / (v1 * v1 + lit(1.25)));
                    } else {
                        let mut k6: usize = 2;
                        if x < lit(0.7) {
                        } else {
                            if (a[0] < lit(0.25)) || (v1 >= lit((n % 4) as f64)) {
                                let mut v8 = e3;
                            } else {
                                for &e10 in a {
                                    match n % 4 {
                                        0 => {
                                            let mut k12: usize = 0;
                                            while k12 < 0 {
                                                k12 += 1;
                                                k6 = (k6 * 3 + k12 + k12) % 5;
                                            }
                                        }
                                        1 => {
                                            fn inner13(s: D, t: D) -> D {
                                                if s <= s {
                                                    return s;
                                                }
                                                t.tanh().exp()
                                            }
                                            let v14: D = inner13(v1 / (lit((k6 % 4) as f64) * lit((k6 % 4) as f64) + lit(0.25)), a[0].max(lit(-2.25)).min(lit(2.375)).exp());
                                        }
                                        2 => {
                                            'l15: for i16 in 0..2 {
                                                let v17: D;
                                                if n % 3 != 1 {
                                                    v17 = lit(0.75) * x;
                                                } else {
                                                    v17 = a[(k6 + n) % a.len()];
                                                }
                                            }
                                            if !(e10 >= lit(1.25)) {
                                                'l18: for _ in (1..1).step_by(2) {
                                                    let r20 = [if e3 <= e3 {
                                                        v1 = e10.sin();
                                                        x
                                                    } else { e3 }, v1.ceil(), v1, a[a.len() - 1 - (2 * k6 + 0) % a.len()], e10];
                                                    let v21: D;
                                                    if (e10 >= lit(1.1)) || (e3 >= lit(-1.1)) {
                                                        v21 = r20.chunks(2).map(|e22| if n % 2 < 1 { lit((k6 % 4) as f64) } else { lit((k6 % 4) as f64) }).sum::<D>();
                                                    } else {
                                                        v21 = v1;
                                                    }
                                                }
                                            } else {
                                                let x = v1 + v1;
                                            }
                                        }
                                        _ => {
                                            for &e24 in a {
                                                let mut r25: [D; 4] = [lit(0.0); 4];
                                            }
                                        }
                                    }
                                    let v26 = e10 + e3;
                                }
                                { let right = lit(0.25) * x; v1 += right; }
                            }
                        }
                    }
                }
            }
            v1
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
            let mut k3: usize = 0;
            while (k3 < 2) && (-2.0_f64 > p[2]) {
                k3 += 1;
                if (((k3 % 4) as f64) <= p[k3 % 3]) && (((k3 % 4) as f64) >= 0.7) {
                    if p[(k3 + k3) % 3] >= 1.1 {
                        if p[2] < 1.25 {
                            p[(k3 + 1) % 3] += 0.25 * u;
                            let mut k5: usize = 0;
                            let mut v1: f64 = loop {
                                if k5 >= 5 {
                                    break v1;
                                }
                                k5 += 1;
                                if (p[0] <= -0.5) && (u > 0.75) {
                                    let mut k7: usize = 0;
                                    let v9: f64 = loop {
                                        if k7 >= 3 {
                                            break u * p[0];
                                        }
                                        k7 += 1;
                                        v1 = v1.atan();
                                        let v8: f64;
                                        if k3 % 3 < 1 {
                                            v8 = p[(2 * k5 + 0) % 3] * ((k5 % 4) as f64);
                                        } else {
                                            v8 = u + v1;
                                        }
                                    };
                                    let c10 = |u10_0: f64| u10_0 + (-0.9 - u);
                                } else {
                                    if v1 > u {
                                        let mut k12: usize = 0;
                                        'l11: loop {
                                            if k12 >= 2 {
                                                break;
                                            }
                                            k12 += 1;
                                            const GAMMA_13: f64 = 0.9;
                                            p[(k3 + 1) % 3] += 0.25 * u * GAMMA_13;
                                        }
                                    }
                                    fn inner14(s: f64, t: f64) -> f64 {
                                        if 0.75_f64 < s {
                                            return (0..1).rev().take(2).map(|i15| s + 0.25).sum::<f64>();
                                        }
                                        t
                                    }
                                    let v16 = inner14(((k3 % 4) as f64), { v1 });
                                }
                            };
                        } else {
                            if !(p[3 - 1 - (2 * k3 + 2) % 3] > 0.7) {
                                let v17: f64;
                                if !(2.0_f64 > 0.5) {
                                    v17 = v1;
                                } else {
                                    v17 = v1 / (p[0].abs() + 0.5);
                                }
                                {
                                    match k3 % 3 {
                                        0 => {
                                        }
                                        1 => {
                                            v1 *= v17.cos();
                                            p[0] *= (v1 * v17).cos();
                                        }
                                        _ => {
                                            if p[2] < 1.1 {
                                                let u = -1.5 - p[k3 % 3];
                                                let mut k19: usize = 0;
                                                let mut v1: f64 = loop {
                                                    if k19 >= 0 {
                                                        break v1 - p[(k19 + k3) % 3];
                                                    }
                                                    k19 += 1;
                                                    const GAMMA_20: f64 = 0.5;
                                                    p[1] /= (v1 * v1 + 0.5) * GAMMA_20;
                                                };
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    } else {
                        let mut r21 = vec![u.max(u), v1, p[k3 % 3], p[0]];
                        let r21_count: usize = r21.len();
                    }
                    {
                        if (((k3 % 4) as f64) > p[2]) || (p[(2 * k3 + 1) % 3] < p[0]) {
                            continue;
                        }
                    }
                }
                if k3 % 3 < 1 {
                    continue;
                } else {
                    if !(v1 <= 0.25) {
                        p[0] -= 0.25 * (0..k3).map(|i22| p.iter().rev().sum::<f64>()).sum::<f64>();
                        break;
                    }
                }
            }
            ((k3 % 4) as f64) * p[0] * u
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = -1.1;
            let w_count: usize = w.len();
            let mut r2 = vec![v1 + w[3 % w.len()], h0([((n % 4) as f64), ((n % 4) as f64), p[2]], v1)];
            let r2_count: usize = r2.len();
            r2[(2 * r2_count + 1) % r2_count] = (p[(2 * n + 2) % 3] * p[(2 * n + 2) % 3] + 0.25).powf(2.25);
            let mut k3: usize = 3;
            r2[(n + n) % r2_count] -= v1 - ((k3 % 4) as f64);
            const GAMMA_4: f64 = -0.9;
            r2[(k3) % r2_count] = v1 * GAMMA_4;
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 2 {
                    break;
                }
                k6 += 1;
                w[(2 * k6 + 0) % w_count] += 0.25 * (p[1] + v1);
            }
            r2[(w_count) % r2_count] -= v1 * v1;
            v1 - ((w_count % 4) as f64) + w[0] + p[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = (u as i64 as f64);
            let mut v1 = p[3 % 3];
            let mut k3: usize = 0;
            while (k3 < 2) && (-2.0_f64 > p[2]) {
                k3 += 1;
                if (((k3 % 4) as f64) <= p[k3 % 3]) && (((k3 % 4) as f64) >= 0.7) {
                    if p[(k3 + k3) % 3] >= 1.1 {
                        if p[2] < 1.25 {
                            p[(k3 + 1) % 3] += 0.25 * u;
                            let mut k5: usize = 0;
                            let mut v1: f64 = loop {
                                if k5 >= 5 {
                                    break v1;
                                }
                                k5 += 1;
                                if (p[0] <= -0.5) && (u > 0.75) {
                                    let mut k7: usize = 0;
                                    let v9: f64 = loop {
                                        if k7 >= 3 {
                                            break u * p[0];
                                        }
                                        k7 += 1;
                                        v1 = v1.atan();
                                        let v8: f64;
                                        if k3 % 3 < 1 {
                                            v8 = p[(2 * k5 + 0) % 3] * ((k5 % 4) as f64);
                                        } else {
                                            v8 = u + v1;
                                        }
                                    };
                                    let c10 = |u10_0: f64| u10_0 + (-0.9 - u);
                                } else {
                                    if v1 > u {
                                        let mut k12: usize = 0;
                                        'l11: loop {
                                            if k12 >= 2 {
                                                break;
                                            }
                                            k12 += 1;
                                            const GAMMA_13: f64 = 0.9;
                                            p[(k3 + 1) % 3] += 0.25 * u * GAMMA_13;
                                        }
                                    }
                                    fn inner14(s: f64, t: f64) -> f64 {
                                        if 0.75_f64 < s {
                                            return (0..1).rev().take(2).map(|i15| s + 0.25).sum::<f64>();
                                        }
                                        t
                                    }
                                    let v16 = inner14(((k3 % 4) as f64), { v1 });
                                }
                            };
                        } else {
                            if !(p[3 - 1 - (2 * k3 + 2) % 3] > 0.7) {
                                let v17: f64;
                                if !(2.0_f64 > 0.5) {
                                    v17 = v1;
                                } else {
                                    v17 = v1 / (p[0].abs() + 0.5);
                                }
                                {
                                    match k3 % 3 {
                                        0 => {
                                        }
                                        1 => {
                                            v1 *= v17.cos();
                                            p[0] *= (v1 * v17).cos();
                                        }
                                        _ => {
                                            if p[2] < 1.1 {
                                                let u = -1.5 - p[k3 % 3];
                                                let mut k19: usize = 0;
                                                let mut v1: f64 = loop {
                                                    if k19 >= 0 {
                                                        break v1 - p[(k19 + k3) % 3];
                                                    }
                                                    k19 += 1;
                                                    const GAMMA_20: f64 = 0.5;
                                                    p[1] /= (v1 * v1 + 0.5) * GAMMA_20;
                                                };
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    } else {
                        let mut r21 = vec![u.max(u), v1, p[k3 % 3], p[0]];
                        let r21_count: usize = r21.len();
                    }
                    {
                        if (((k3 % 4) as f64) > p[2]) || (p[(2 * k3 + 1) % 3] < p[0]) {
                            continue;
                        }
                    }
                }
                if k3 % 3 < 1 {
                    continue;
                } else {
                    if !(v1 <= 0.25) {
                        p[0] -= 0.25 * (0..k3).map(|i22| p.iter().rev().sum::<f64>()).sum::<f64>();
                        break;
                    }
                }
            }
            ((k3 % 4) as f64) * p[0] * u
        }
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = -1.1;
            let w_count: usize = w.len();
            let mut r2 = vec![v1 + w[3 % w.len()], h0([((n % 4) as f64), ((n % 4) as f64), p[2]], v1)];
            let r2_count: usize = r2.len();
            r2[(2 * r2_count + 1) % r2_count] = (p[(2 * n + 2) % 3] * p[(2 * n + 2) % 3] + 0.25).powf(2.25);
            let mut k3: usize = 3;
            r2[(n + n) % r2_count] -= v1 - ((k3 % 4) as f64);
            const GAMMA_4: f64 = -0.9;
            r2[(k3) % r2_count] = v1 * GAMMA_4;
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 2 {
                    break;
                }
                k6 += 1;
                w[(2 * k6 + 0) % w_count] += 0.25 * (p[1] + v1);
            }
            r2[(w_count) % r2_count] -= v1 * v1;
            v1 - ((w_count % 4) as f64) + w[0] + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = lit(u.value() as i64 as f64);
            let mut v1 = p[3 % 3];
            let mut k3: usize = 0;
            while (k3 < 2) && (lit(-2.0) > p[2]) {
                k3 += 1;
                if (lit((k3 % 4) as f64) <= p[k3 % 3]) && (lit((k3 % 4) as f64) >= lit(0.7)) {
                    if p[(k3 + k3) % 3] >= lit(1.1) {
                        if p[2] < lit(1.25) {
                            { let right = lit(0.25) * u; p[(k3 + 1) % 3] += right; }
                            let mut k5: usize = 0;
                            let mut v1: D = loop {
                                if k5 >= 5 {
                                    break v1;
                                }
                                k5 += 1;
                                if (p[0] <= lit(-0.5)) && (u > lit(0.75)) {
                                    let mut k7: usize = 0;
                                    let v9: D = loop {
                                        if k7 >= 3 {
                                            break u * p[0];
                                        }
                                        k7 += 1;
                                        v1 = v1.atan();
                                        let v8: D;
                                        if k3 % 3 < 1 {
                                            v8 = p[(2 * k5 + 0) % 3] * lit((k5 % 4) as f64);
                                        } else {
                                            v8 = u + v1;
                                        }
                                    };
                                    let c10 = |u10_0: D| u10_0 + (lit(-0.9) - u);
                                } else {
                                    if v1 > u {
                                        let mut k12: usize = 0;
                                        'l11: loop {
                                            if k12 >= 2 {
                                                break;
                                            }
                                            k12 += 1;
                                            const GAMMA_13: f64 = 0.9;
                                            { let right = lit(0.25) * u * lit(GAMMA_13); p[(k3 + 1) % 3] += right; }
                                        }
                                    }
                                    fn inner14(s: D, t: D) -> D {
                                        if lit(0.75) < s {
                                            return (0..1).rev().take(2).map(|i15| s + lit(0.25)).sum::<D>();
                                        }
                                        t
                                    }
                                    let v16 = inner14(lit((k3 % 4) as f64), { v1 });
                                }
                            };
                        } else {
                            if !(p[3 - 1 - (2 * k3 + 2) % 3] > lit(0.7)) {
                                let v17: D;
                                if !(lit(2.0) > lit(0.5)) {
                                    v17 = v1;
                                } else {
                                    v17 = v1 / (p[0].abs() + lit(0.5));
                                }
                                {
                                    match k3 % 3 {
                                        0 => {
                                        }
                                        1 => {
                                            { let right = v17.cos(); v1 *= right; }
                                            { let right = (v1 * v17).cos(); p[0] *= right; }
                                        }
                                        _ => {
                                            if p[2] < lit(1.1) {
                                                let u = lit(-1.5) - p[k3 % 3];
                                                let mut k19: usize = 0;
                                                let mut v1: D = loop {
                                                    if k19 >= 0 {
                                                        break v1 - p[(k19 + k3) % 3];
                                                    }
                                                    k19 += 1;
                                                    const GAMMA_20: f64 = 0.5;
                                                    { let right = (v1 * v1 + lit(0.5)) * lit(GAMMA_20); p[1] /= right; }
                                                };
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    } else {
                        let mut r21 = vec![u.max(u), v1, p[k3 % 3], p[0]];
                        let r21_count: usize = r21.len();
                    }
                    {
                        if (lit((k3 % 4) as f64) > p[2]) || (p[(2 * k3 + 1) % 3] < p[0]) {
                            continue;
                        }
                    }
                }
                if k3 % 3 < 1 {
                    continue;
                } else {
                    if !(v1 <= lit(0.25)) {
                        { let right = lit(0.25) * (0..k3).map(|i22| p.iter().rev().sum::<D>()).sum::<D>(); p[0] -= right; }
                        break;
                    }
                }
            }
            lit((k3 % 4) as f64) * p[0] * u
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(-1.1);
            let w_count: usize = w.len();
            let mut r2 = vec![v1 + w[3 % w.len()], h0([lit((n % 4) as f64), lit((n % 4) as f64), p[2]], v1)];
            let r2_count: usize = r2.len();
            r2[(2 * r2_count + 1) % r2_count] = (p[(2 * n + 2) % 3] * p[(2 * n + 2) % 3] + lit(0.25)).powf(lit(2.25));
            let mut k3: usize = 3;
            { let right = v1 - lit((k3 % 4) as f64); r2[(n + n) % r2_count] -= right; }
            const GAMMA_4: f64 = -0.9;
            r2[(k3) % r2_count] = v1 * lit(GAMMA_4);
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 2 {
                    break;
                }
                k6 += 1;
                { let right = lit(0.25) * (p[1] + v1); w[(2 * k6 + 0) % w_count] += right; }
            }
            { let right = v1 * v1; r2[(w_count) % r2_count] -= right; }
            v1 - lit((w_count % 4) as f64) + w[0] + p[0]
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
            ((if v2 >= v1 { v } else {
                let v5 = r4[0];
                v1
            }) + v1 - u.sin() + r4[1 % 4], (r4[2 % 4] * r4[2 % 4] + 1.25 + 1.0).acosh() * v1 + r4[2])
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = a[0];
            let mut r2 = vec![f64::cos(x), ((n % 4) as f64) + a[0], x + v1, a[a.len() - 1 - (2) % a.len()] + v1];
            let r2_count: usize = r2.len();
            for i3 in 1..r2.len() {
                r2[i3] += r2[i3 - 1] * r2[r2_count % r2.len()].tanh();
            }
            'l4: for i5 in 1..6 {
                if !(v1 <= -1.25) {
                    r2[(3) % r2_count] = r2[(3) % r2_count] * 0.5 + v1;
                    if -1.0_f64 >= a[(n + r2_count) % a.len()] {
                        let v6: f64;
                        if v1 > v1 {
                            v6 = x - x;
                        } else {
                            v6 = x % 1.75;
                        }
                        v1 = (a[0] * a[0] + 0.25).hypot(x).tanh();
                    } else {
                        let c7 = move |u7_0: f64| u7_0 + a[(n + i5) % a.len()];
                    }
                }
            }
            (BETA.max(v1) * v1.sin() + x + a[n % a.len()], v1 * v1 + r2[0] + a[0])
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
            ((if v2 >= v1 { v } else {
                let v5 = r4[0];
                v1
            }) + v1 - u.sin() + r4[1 % 4], (r4[2 % 4] * r4[2 % 4] + 1.25 + 1.0).acosh() * v1 + r4[2])
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = a[0];
            let mut r2 = vec![f64::cos(x), ((n % 4) as f64) + a[0], x + v1, a[a.len() - 1 - (2) % a.len()] + v1];
            let r2_count: usize = r2.len();
            for i3 in 1..r2.len() {
                r2[i3] += r2[i3 - 1] * r2[r2_count % r2.len()].tanh();
            }
            'l4: for i5 in 1..6 {
                if !(v1 <= -1.25) {
                    r2[(3) % r2_count] = r2[(3) % r2_count] * 0.5 + v1;
                    if -1.0_f64 >= a[(n + r2_count) % a.len()] {
                        let v6: f64;
                        if v1 > v1 {
                            v6 = x - x;
                        } else {
                            v6 = x % 1.75;
                        }
                        v1 = (a[0] * a[0] + 0.25).hypot(x).tanh();
                    } else {
                        let c7 = move |u7_0: f64| u7_0 + a[(n + i5) % a.len()];
                    }
                }
            }
            (BETA.max(v1) * v1.sin() + x + a[n % a.len()], v1 * v1 + r2[0] + a[0])
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
            ((if v2 >= v1 { v } else {
                let v5 = r4[0];
                v1
            }) + v1 - u.sin() + r4[1 % 4], (r4[2 % 4] * r4[2 % 4] + lit(1.25) + lit(1.0)).acosh() * v1 + r4[2])
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = a[0];
            let mut r2 = vec![D::cos(x), lit((n % 4) as f64) + a[0], x + v1, a[a.len() - 1 - (2) % a.len()] + v1];
            let r2_count: usize = r2.len();
            for i3 in 1..r2.len() {
                { let right = r2[i3 - 1] * r2[r2_count % r2.len()].tanh(); r2[i3] += right; }
            }
            'l4: for i5 in 1..6 {
                if !(v1 <= lit(-1.25)) {
                    r2[(3) % r2_count] = r2[(3) % r2_count] * lit(0.5) + v1;
                    if lit(-1.0) >= a[(n + r2_count) % a.len()] {
                        let v6: D;
                        if v1 > v1 {
                            v6 = x - x;
                        } else {
                            v6 = x % lit(1.75);
                        }
                        v1 = (a[0] * a[0] + lit(0.25)).hypot(x).tanh();
                    } else {
                        let c7 = move |u7_0: D| u7_0 + a[(n + i5) % a.len()];
                    }
                }
            }
            (lit(BETA).max(v1) * v1.sin() + x + a[n % a.len()], v1 * v1 + r2[0] + a[0])
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
            if v3 > 0.9 {
                x += v2.sin();
            }
            let (mut v4, v5) = (v2 - x, a[(n + 1) % a.len()] + v3);
            let c6 = move |u6_0: f64, u6_1: f64| u6_0 + x * u6_1;
            fn inner7(s: f64, t: f64) -> f64 {
                if (1.1_f64 <= s) || (s <= s) {
                    return { s };
                }
                0.7
            }
            let v8: f64 = inner7(v2 - v3, v4);
            (v4, v2) = ((v8 + x).sin(), (match n % 4 {
                0 | 5 => { a[a.len() - 1 - (3) % a.len()] }
                1 => { a[0] }
                2 => { v5 }
                _ => { a[4 % a.len()] }
            }).max(-2.25).min(2.375));
            ((BETA * a[a.len() - 1 - (n + n) % a.len()] + v5 - v4) * v3, a.iter().zip(a).map(|(&e9, &z9)| v3).sum::<f64>() - v5 - v2)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.5;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v2 = a.iter().take(n + 1).map(|&e1| e1 + x).sum::<f64>();
            let mut v3 = -0.7 / (((n % 4) as f64) * ((n % 4) as f64) + 0.25);
            if v3 > 0.9 {
                x += v2.sin();
            }
            let (mut v4, v5) = (v2 - x, a[(n + 1) % a.len()] + v3);
            let c6 = move |u6_0: f64, u6_1: f64| u6_0 + x * u6_1;
            fn inner7(s: f64, t: f64) -> f64 {
                if (1.1_f64 <= s) || (s <= s) {
                    return { s };
                }
                0.7
            }
            let v8: f64 = inner7(v2 - v3, v4);
            (v4, v2) = ((v8 + x).sin(), (match n % 4 {
                0 | 5 => { a[a.len() - 1 - (3) % a.len()] }
                1 => { a[0] }
                2 => { v5 }
                _ => { a[4 % a.len()] }
            }).max(-2.25).min(2.375));
            ((BETA * a[a.len() - 1 - (n + n) % a.len()] + v5 - v4) * v3, a.iter().zip(a).map(|(&e9, &z9)| v3).sum::<f64>() - v5 - v2)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.5;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v2 = a.iter().take(n + 1).map(|&e1| e1 + x).sum::<D>();
            let mut v3 = lit(-0.7) / (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.25));
            if v3 > lit(0.9) {
                { let right = v2.sin(); x += right; }
            }
            let (mut v4, v5) = (v2 - x, a[(n + 1) % a.len()] + v3);
            let c6 = move |u6_0: D, u6_1: D| u6_0 + x * u6_1;
            fn inner7(s: D, t: D) -> D {
                if (lit(1.1) <= s) || (s <= s) {
                    return { s };
                }
                lit(0.7)
            }
            let v8: D = inner7(v2 - v3, v4);
            (v4, v2) = ((v8 + x).sin(), (match n % 4 {
                0 | 5 => { a[a.len() - 1 - (3) % a.len()] }
                1 => { a[0] }
                2 => { v5 }
                _ => { a[4 % a.len()] }
            }).max(lit(-2.25)).min(lit(2.375)));
            ((lit(BETA) * a[a.len() - 1 - (n + n) % a.len()] + v5 - v4) * v3, a.iter().zip(a).map(|(&e9, &z9)| v3).sum::<D>() - v5 - v2)
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
            v1 -= u * r2[1];
            if r2[3 - 1 - (1) % 3] < 2.0 {
                return r2.iter().map(|&e3| v.min(r2[1])).sum::<f64>();
            }
            let mut k5: usize = 0;
            while k5 < 2 {
                k5 += 1;
                let mut k6: usize = 2;
            }
            (r2[2] - v + v.sin()) * u.sin() + r2[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = h0(w[(2 * n + 1) % w.len()], w[(2 * n + 0) % w.len()]);
            let mut v3: f64 = w.chunks_exact(2).map(|e2| x + e2[(n + 1) % 2]).sum::<f64>();
            if x <= 1.1 {
                let mut v4 = w[0] * w[0];
                for i5 in (1..w.len()).rev() {
                    w[i5] *= (w[i5 - 1] - w[i5]).cos();
                }
            } else {
                let o6: Option<f64> = if !(v3 > 0.5) { Some({ w[(n + 1) % w.len()] }) } else { None };
            }
            let mut k8: usize = 0;
            let mut v1: f64 = loop {
                if k8 >= 4 {
                    break v1;
                }
                k8 += 1;
                let mut k10: usize = 0;
                let mut v13: f64 = loop {
                    if k10 >= 4 {
                        break if !(v3 > 1.5) { x } else {
                            let v12: f64 = v3;
                            ((k10 % 4) as f64)
                        };
                    }
                    k10 += 1;
                    let v11: f64 = v1;
                };
            };
            let mut v14 = { w[0] };
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v - u;
            let r2 = [v + v1; 3];
            v1 -= u * r2[1];
            if r2[3 - 1 - (1) % 3] < 2.0 {
                return r2.iter().map(|&e3| v.min(r2[1])).sum::<f64>();
            }
            let mut k5: usize = 0;
            while k5 < 2 {
                k5 += 1;
                let mut k6: usize = 2;
            }
            (r2[2] - v + v.sin()) * u.sin() + r2[0]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = h0(w[(2 * n + 1) % w.len()], w[(2 * n + 0) % w.len()]);
            let mut v3: f64 = w.chunks_exact(2).map(|e2| x + e2[(n + 1) % 2]).sum::<f64>();
            if x <= 1.1 {
                let mut v4 = w[0] * w[0];
                for i5 in (1..w.len()).rev() {
                    w[i5] *= (w[i5 - 1] - w[i5]).cos();
                }
            } else {
                let o6: Option<f64> = if !(v3 > 0.5) { Some({ w[(n + 1) % w.len()] }) } else { None };
            }
            let mut k8: usize = 0;
            let mut v1: f64 = loop {
                if k8 >= 4 {
                    break v1;
                }
                k8 += 1;
                let mut k10: usize = 0;
                let mut v13: f64 = loop {
                    if k10 >= 4 {
                        break if !(v3 > 1.5) { x } else {
                            let v12: f64 = v3;
                            ((k10 % 4) as f64)
                        };
                    }
                    k10 += 1;
                    let v11: f64 = v1;
                };
            };
            let mut v14 = { w[0] };
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v - u;
            let r2 = [v + v1; 3];
            { let right = u * r2[1]; v1 -= right; }
            if r2[3 - 1 - (1) % 3] < lit(2.0) {
                return r2.iter().map(|&e3| v.min(r2[1])).sum::<D>();
            }
            let mut k5: usize = 0;
            while k5 < 2 {
                k5 += 1;
                let mut k6: usize = 2;
            }
            (r2[2] - v + v.sin()) * u.sin() + r2[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = h0(w[(2 * n + 1) % w.len()], w[(2 * n + 0) % w.len()]);
            let mut v3: D = w.chunks_exact(2).map(|e2| x + e2[(n + 1) % 2]).sum::<D>();
            if x <= lit(1.1) {
                let mut v4 = w[0] * w[0];
                for i5 in (1..w.len()).rev() {
                    { let right = (w[i5 - 1] - w[i5]).cos(); w[i5] *= right; }
                }
            } else {
                let o6: Option<D> = if !(v3 > lit(0.5)) { Some({ w[(n + 1) % w.len()] }) } else { None };
            }
            let mut k8: usize = 0;
            let mut v1: D = loop {
                if k8 >= 4 {
                    break v1;
                }
                k8 += 1;
                let mut k10: usize = 0;
                let mut v13: D = loop {
                    if k10 >= 4 {
                        break if !(v3 > lit(1.5)) { x } else {
                            let v12: D = v3;
                            lit((k10 % 4) as f64)
                        };
                    }
                    k10 += 1;
                    let v11: D = v1;
                };
            };
            let mut v14 = { w[0] };
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
            v1 /= 0.25 * 0.25 + 1.25;
            let mut v5 = v1 * r4[0];
            for i7 in 0..4 {
                let mut r9: Vec<f64> = r4.iter().zip(b.iter()).map(|(&e8, &z8)| z8).collect();
                let r9_count: usize = r9.len();
                r4[(2 * r9_count + 1) % 5] *= v1.clamp(-2.125, 1.875);
            }
            v1 + v1 + r4[3 % 5] + a[a.len() - 1 - (4) % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = x;
            'l1: for i2 in 0..=n % 4 {
                let c3 = |u3_0: f64| u3_0 + (u3_0 - u3_0);
            }
            x = 1.5 / (w[w.len() - 1 - (n + n) % w.len()].abs() + 0.25);
            for _ in 0..6 {
                x += 0.25 * (x * 0.7_f64);
                x = x * 0.5 + (x + x);
            }
            x + x - x.sin() + w[w.len() - 1 - (2 * n + 0) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 2.0 * b[b.len() - 1 - (1) % b.len()];
            let mut v2 = b[1 % b.len()];
            let mut r4 = [v1, 0.125, v2 / (v2.abs() + 0.25), v2 + b[b.len() - 1 - (4) % b.len()], b.chunks_exact(2).map(|e3| (v1 as i64 as f64)).fold(v2, |acc3, t3| 0.5 * acc3 + t3 * t3)];
            v1 /= 0.25 * 0.25 + 1.25;
            let mut v5 = v1 * r4[0];
            for i7 in 0..4 {
                let mut r9: Vec<f64> = r4.iter().zip(b.iter()).map(|(&e8, &z8)| z8).collect();
                let r9_count: usize = r9.len();
                r4[(2 * r9_count + 1) % 5] *= v1.clamp(-2.125, 1.875);
            }
            v1 + v1 + r4[3 % 5] + a[a.len() - 1 - (4) % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = x;
            'l1: for i2 in 0..=n % 4 {
                let c3 = |u3_0: f64| u3_0 + (u3_0 - u3_0);
            }
            x = 1.5 / (w[w.len() - 1 - (n + n) % w.len()].abs() + 0.25);
            for _ in 0..6 {
                x += 0.25 * (x * 0.7_f64);
                x = x * 0.5 + (x + x);
            }
            x + x - x.sin() + w[w.len() - 1 - (2 * n + 0) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(2.0) * b[b.len() - 1 - (1) % b.len()];
            let mut v2 = b[1 % b.len()];
            let mut r4 = [v1, lit(0.125), v2 / (v2.abs() + lit(0.25)), v2 + b[b.len() - 1 - (4) % b.len()], b.chunks_exact(2).map(|e3| lit(v1.value() as i64 as f64)).fold(v2, |acc3, t3| lit(0.5) * acc3 + t3 * t3)];
            { let right = lit(0.25) * lit(0.25) + lit(1.25); v1 /= right; }
            let mut v5 = v1 * r4[0];
            for i7 in 0..4 {
                let mut r9: Vec<D> = r4.iter().zip(b.iter()).map(|(&e8, &z8)| z8).collect();
                let r9_count: usize = r9.len();
                { let right = v1.clamp(lit(-2.125), lit(1.875)); r4[(2 * r9_count + 1) % 5] *= right; }
            }
            v1 + v1 + r4[3 % 5] + a[a.len() - 1 - (4) % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x: D = x;
            'l1: for i2 in 0..=n % 4 {
                let c3 = |u3_0: D| u3_0 + (u3_0 - u3_0);
            }
            x = lit(1.5) / (w[w.len() - 1 - (n + n) % w.len()].abs() + lit(0.25));
            for _ in 0..6 {
                { let right = lit(0.25) * (x * lit(0.7)); x += right; }
                x = x * lit(0.5) + (x + x);
            }
            x + x - x.sin() + w[w.len() - 1 - (2 * n + 0) % w.len()]
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
            let mut k3: usize = 0;
            while k3 < 0 {
                k3 += 1;
                let c4 = |u4_0: f64| u4_0 * (0..2).map(|i5| u4_0 * u).sum::<f64>();
                let mut m6: [[f64; 2]; 3] = [[v1, v1], [u, v1], [((k3 % 4) as f64), ((k3 % 4) as f64)]];
            }
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = ALPHA + p[0];
            let mut v1 = x;
            let mut k2: usize = 1;
            let o3: Option<f64> = if ((n % 4) as f64) < 2.0 { Some(-p[1]) } else { None };
            v1 += p.windows(2).skip(1).map(|e4| (ALPHA.abs() + 0.25).log(2.5)).sum::<f64>();
            if !(p[0] > 1.1) {
                for i5 in (1..3).rev() {
                    p[i5] += p[i5 - 1] * v1.sin();
                }
            }
            x /= x.abs() + 0.25;
            [-p[0] + p[2], x.sin() - x + p[3 - 1 - (n + k2) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[1 % w.len()] * u;
            let mut k3: usize = 0;
            while k3 < 0 {
                k3 += 1;
                let c4 = |u4_0: f64| u4_0 * (0..2).map(|i5| u4_0 * u).sum::<f64>();
                let mut m6: [[f64; 2]; 3] = [[v1, v1], [u, v1], [((k3 % 4) as f64), ((k3 % 4) as f64)]];
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = ALPHA + p[0];
            let mut v1 = x;
            let mut k2: usize = 1;
            let o3: Option<f64> = if ((n % 4) as f64) < 2.0 { Some(-p[1]) } else { None };
            v1 += p.windows(2).skip(1).map(|e4| (ALPHA.abs() + 0.25).log(2.5)).sum::<f64>();
            if !(p[0] > 1.1) {
                for i5 in (1..3).rev() {
                    p[i5] += p[i5 - 1] * v1.sin();
                }
            }
            x /= x.abs() + 0.25;
            [-p[0] + p[2], x.sin() - x + p[3 - 1 - (n + k2) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = w[1 % w.len()] * u;
            let mut k3: usize = 0;
            while k3 < 0 {
                k3 += 1;
                let c4 = |u4_0: D| u4_0 * (0..2).map(|i5| u4_0 * u).sum::<D>();
                let mut m6: [[D; 2]; 3] = [[v1, v1], [u, v1], [lit((k3 % 4) as f64), lit((k3 % 4) as f64)]];
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x = lit(ALPHA) + p[0];
            let mut v1 = x;
            let mut k2: usize = 1;
            let o3: Option<D> = if lit((n % 4) as f64) < lit(2.0) { Some(-p[1]) } else { None };
            { let right = p.windows(2).skip(1).map(|e4| (lit(ALPHA).abs() + lit(0.25)).log(lit(2.5))).sum::<D>(); v1 += right; }
            if !(p[0] > lit(1.1)) {
                for i5 in (1..3).rev() {
                    { let right = p[i5 - 1] * v1.sin(); p[i5] += right; }
                }
            }
            { let right = x.abs() + lit(0.25); x /= right; }
            [-p[0] + p[2], x.sin() - x + p[3 - 1 - (n + k2) % 3]]
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
            const GAMMA_3: f64 = 0.125;
            v1 /= (v2.abs() + 1.25) * GAMMA_3;
            let v4: f64;
            if v1 >= 0.3 {
                v4 = v2 * 2.0;
            } else {
                v4 = -2.0 * v1;
            }
            match n % 2 {
                0 if 1.25_f64 >= -1.1 => {
                    let v5 = v2;
                }
                _ => {
                    let mut p7 = (w.iter().rev().zip(w.iter()).skip(2).map(|(&e6, &z6)| 1.0 + 0.25 * (-x).sin()).product::<f64>(), x);
                }
            }
            let mut k9: usize = 0;
            let v4: f64 = 'l8: loop {
                if k9 >= 2 {
                    break v2 - v1;
                }
                k9 += 1;
                'l10: for i11 in 0..=n {
                    fn inner12(s: f64, t: f64) -> f64 {
                        if t <= t {
                            return s - t;
                        }
                        s + -0.75
                    }
                    let v14: f64 = inner12(w.chunks(2).map(|e13| 0.5_f64).filter(|&m13| ALPHA >= 0.7).sum::<f64>(), w[(i11 + 1) % w.len()]);
                }
            };
            v4 * ((k9 % 4) as f64) * v1
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
            const GAMMA_3: f64 = 0.125;
            v1 /= (v2.abs() + 1.25) * GAMMA_3;
            let v4: f64;
            if v1 >= 0.3 {
                v4 = v2 * 2.0;
            } else {
                v4 = -2.0 * v1;
            }
            match n % 2 {
                0 if 1.25_f64 >= -1.1 => {
                    let v5 = v2;
                }
                _ => {
                    let mut p7 = (w.iter().rev().zip(w.iter()).skip(2).map(|(&e6, &z6)| 1.0 + 0.25 * (-x).sin()).product::<f64>(), x);
                }
            }
            let mut k9: usize = 0;
            let v4: f64 = 'l8: loop {
                if k9 >= 2 {
                    break v2 - v1;
                }
                k9 += 1;
                'l10: for i11 in 0..=n {
                    fn inner12(s: f64, t: f64) -> f64 {
                        if t <= t {
                            return s - t;
                        }
                        s + -0.75
                    }
                    let v14: f64 = inner12(w.chunks(2).map(|e13| 0.5_f64).filter(|&m13| ALPHA >= 0.7).sum::<f64>(), w[(i11 + 1) % w.len()]);
                }
            };
            v4 * ((k9 % 4) as f64) * v1
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
            const GAMMA_3: f64 = 0.125;
            { let right = (v2.abs() + lit(1.25)) * lit(GAMMA_3); v1 /= right; }
            let v4: D;
            if v1 >= lit(0.3) {
                v4 = v2 * lit(2.0);
            } else {
                v4 = lit(-2.0) * v1;
            }
            match n % 2 {
                0 if lit(1.25) >= lit(-1.1) => {
                    let v5 = v2;
                }
                _ => {
                    let mut p7 = (w.iter().rev().zip(w.iter()).skip(2).map(|(&e6, &z6)| lit(1.0) + lit(0.25) * (-x).sin()).product::<D>(), x);
                }
            }
            let mut k9: usize = 0;
            let v4: D = 'l8: loop {
                if k9 >= 2 {
                    break v2 - v1;
                }
                k9 += 1;
                'l10: for i11 in 0..=n {
                    fn inner12(s: D, t: D) -> D {
                        if t <= t {
                            return s - t;
                        }
                        s + lit(-0.75)
                    }
                    let v14: D = inner12(w.chunks(2).map(|e13| lit(0.5)).filter(|&m13| lit(ALPHA) >= lit(0.7)).sum::<D>(), w[(i11 + 1) % w.len()]);
                }
            };
            v4 * lit((k9 % 4) as f64) * v1
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
            let m3: [[f64; 3]; 3] = [[v1, if (w[(n + n) % w.len()] > w[w.len() - 1 - (2 * n + 1) % w.len()]) || (v1 <= x) {
                v1 -= w[0] * v1;
                w[n % w.len()]
            } else { x }, v1 - x]; 3];
            let mut r5: Vec<f64> = r2.iter().map(|&e4| w[0 % w.len()]).collect();
            let r5_count: usize = r5.len();
            const GAMMA_6: f64 = -0.75;
            v1 += r5[3 % r5.len()] * m3[2][0] * GAMMA_6;
            let mut k7: usize = 3;
            r2[(k7 + n) % 2] /= ((k7 % 4) as f64) * ((k7 % 4) as f64) + 0.25;
            for i8 in 1..r5.len() {
                r5[i8] += r5[i8 - 1] * x.tanh();
            }
            if ((r5_count % 4) as f64) > x {
                return x * ((r5_count % 4) as f64);
            }
            let mut r10 = [-m3[0][2], r5.iter().map(|&e9| v1.max(r2[0])).filter(|&m9| r5[(n + 1) % r5.len()] >= 0.125).fold(m3[0][(n) % 3], |acc9, t9| acc9.sin() + r5[(k7 + 1) % r5.len()] * t9), x, v1 * v1];
            (1..r5_count).enumerate().map(|(j11, i11)| match i11 % 2 {
                0 => { v1 }
                _ => { w[0] }
            }).sum::<f64>() + v1 + r5[(r5_count + r5_count) % r5.len()] + r2[2 - 1 - (2 * r5_count + 1) % 2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = x;
            let mut v1 = x - x;
            let mut r2 = [w[w.len() - 1 - (3) % w.len()] / (w[0] * w[0] + 0.25), -0.125 - x];
            let m3: [[f64; 3]; 3] = [[v1, if (w[(n + n) % w.len()] > w[w.len() - 1 - (2 * n + 1) % w.len()]) || (v1 <= x) {
                v1 -= w[0] * v1;
                w[n % w.len()]
            } else { x }, v1 - x]; 3];
            let mut r5: Vec<f64> = r2.iter().map(|&e4| w[0 % w.len()]).collect();
            let r5_count: usize = r5.len();
            const GAMMA_6: f64 = -0.75;
            v1 += r5[3 % r5.len()] * m3[2][0] * GAMMA_6;
            let mut k7: usize = 3;
            r2[(k7 + n) % 2] /= ((k7 % 4) as f64) * ((k7 % 4) as f64) + 0.25;
            for i8 in 1..r5.len() {
                r5[i8] += r5[i8 - 1] * x.tanh();
            }
            if ((r5_count % 4) as f64) > x {
                return x * ((r5_count % 4) as f64);
            }
            let mut r10 = [-m3[0][2], r5.iter().map(|&e9| v1.max(r2[0])).filter(|&m9| r5[(n + 1) % r5.len()] >= 0.125).fold(m3[0][(n) % 3], |acc9, t9| acc9.sin() + r5[(k7 + 1) % r5.len()] * t9), x, v1 * v1];
            (1..r5_count).enumerate().map(|(j11, i11)| match i11 % 2 {
                0 => { v1 }
                _ => { w[0] }
            }).sum::<f64>() + v1 + r5[(r5_count + r5_count) % r5.len()] + r2[2 - 1 - (2 * r5_count + 1) % 2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x = x;
            let mut v1 = x - x;
            let mut r2 = [w[w.len() - 1 - (3) % w.len()] / (w[0] * w[0] + lit(0.25)), lit(-0.125) - x];
            let m3: [[D; 3]; 3] = [[v1, if (w[(n + n) % w.len()] > w[w.len() - 1 - (2 * n + 1) % w.len()]) || (v1 <= x) {
                { let right = w[0] * v1; v1 -= right; }
                w[n % w.len()]
            } else { x }, v1 - x]; 3];
            let mut r5: Vec<D> = r2.iter().map(|&e4| w[0 % w.len()]).collect();
            let r5_count: usize = r5.len();
            const GAMMA_6: f64 = -0.75;
            { let right = r5[3 % r5.len()] * m3[2][0] * lit(GAMMA_6); v1 += right; }
            let mut k7: usize = 3;
            { let right = lit((k7 % 4) as f64) * lit((k7 % 4) as f64) + lit(0.25); r2[(k7 + n) % 2] /= right; }
            for i8 in 1..r5.len() {
                { let right = r5[i8 - 1] * x.tanh(); r5[i8] += right; }
            }
            if lit((r5_count % 4) as f64) > x {
                return x * lit((r5_count % 4) as f64);
            }
            let mut r10 = [-m3[0][2], r5.iter().map(|&e9| v1.max(r2[0])).filter(|&m9| r5[(n + 1) % r5.len()] >= lit(0.125)).fold(m3[0][(n) % 3], |acc9, t9| acc9.sin() + r5[(k7 + 1) % r5.len()] * t9), x, v1 * v1];
            (1..r5_count).enumerate().map(|(j11, i11)| match i11 % 2 {
                0 => { v1 }
                _ => { w[0] }
            }).sum::<D>() + v1 + r5[(r5_count + r5_count) % r5.len()] + r2[2 - 1 - (2 * r5_count + 1) % 2]
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
            let mut v5 = x;
            let m6: [[f64; 3]; 2] = [[((n % 4) as f64), v5, v5], [x, v1, v1]];
            let mut v7 = v5 * x;
            if n % 3 != 1 {
                for e9 in r4.iter_mut() {
                    let v10 = x + m6[(n + n) % 2][(1) % 3];
                }
            }
            let (mut v11, v12) = (a[(n + 1) % a.len()] - r4[3], ((n % 4) as f64));
            let mut o13: Option<f64> = if v5 <= 0.3 { Some(v12.atan2(0.7 * 0.7 + 1.25)) } else { None };
            let Some(v14) = o13 else {
                return a[(n + 1) % a.len()] + v7;
            };
            v1 - v12.sin() - v11.sin() + v5 + r4[n % 4] + a[(n + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x.cos();
            let mut v3 = a.iter().map(|&e2| v1).filter(|&m2| ((n % 4) as f64) >= a[0]).sum::<f64>();
            let mut r4: [f64; 4] = [0.0; 4];
            let mut v5 = x;
            let m6: [[f64; 3]; 2] = [[((n % 4) as f64), v5, v5], [x, v1, v1]];
            let mut v7 = v5 * x;
            if n % 3 != 1 {
                for e9 in r4.iter_mut() {
                    let v10 = x + m6[(n + n) % 2][(1) % 3];
                }
            }
            let (mut v11, v12) = (a[(n + 1) % a.len()] - r4[3], ((n % 4) as f64));
            let mut o13: Option<f64> = if v5 <= 0.3 { Some(v12.atan2(0.7 * 0.7 + 1.25)) } else { None };
            let Some(v14) = o13 else {
                return a[(n + 1) % a.len()] + v7;
            };
            v1 - v12.sin() - v11.sin() + v5 + r4[n % 4] + a[(n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x.cos();
            let mut v3 = a.iter().map(|&e2| v1).filter(|&m2| lit((n % 4) as f64) >= a[0]).sum::<D>();
            let mut r4: [D; 4] = [lit(0.0); 4];
            let mut v5 = x;
            let m6: [[D; 3]; 2] = [[lit((n % 4) as f64), v5, v5], [x, v1, v1]];
            let mut v7 = v5 * x;
            if n % 3 != 1 {
                for e9 in r4.iter_mut() {
                    let v10 = x + m6[(n + n) % 2][(1) % 3];
                }
            }
            let (mut v11, v12) = (a[(n + 1) % a.len()] - r4[3], lit((n % 4) as f64));
            let mut o13: Option<D> = if v5 <= lit(0.3) { Some(v12.atan2(lit(0.7) * lit(0.7) + lit(1.25))) } else { None };
            let Some(v14) = o13 else {
                return a[(n + 1) % a.len()] + v7;
            };
            v1 - v12.sin() - v11.sin() + v5 + r4[n % 4] + a[(n + n) % a.len()]
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
            if !(u >= 1.25) {
                u -= u;
                return v1 - u;
            }
            'l2: for i3 in 0..=k % 4 {
                (u, v1) = ((0..k).map(|i4| 0.5_f64 + BETA).sum::<f64>().max(-2.25).min(2.375), ((k % 4) as f64).atan());
            }
            (if (v1 > 0.5) || (u > 0.75) {
                let v1 = u;
                v1
            } else { ((k % 4) as f64) }) - u
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = f64::cos(((n % 4) as f64));
            let mut v2 = w.iter().filter(|&&e1| n % 3 == 1).fold(x, |acc1, &e1| 0.5 * acc1 + e1 * e1);
            let mut r3 = [BETA * x, v2 * -0.25, w[0], x / (x * x + 0.5), ((n % 4) as f64)];
            let mut k5: usize = 0;
            while k5 < 1 {
                k5 += 1;
                x = (if v2 >= 2.0 {
                    let v6 = BETA;
                    v2
                } else { v2 }).max(-2.25).min(2.375);
            }
            match n % 3 {
                0 => {
                    let mut v7 = x.rem_euclid(2.25);
                    v7 += v2 + w[3 % w.len()];
                }
                1 => {
                    v2 = x;
                }
                _ => {
                }
            }
            h0(x, (k5) % 4) - x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate(without(order))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1: f64 = ((k % 4) as f64);
            if !(u >= 1.25) {
                u -= u;
                return v1 - u;
            }
            'l2: for i3 in 0..=k % 4 {
                (u, v1) = ((0..k).map(|i4| 0.5_f64 + BETA).sum::<f64>().max(-2.25).min(2.375), ((k % 4) as f64).atan());
            }
            (if (v1 > 0.5) || (u > 0.75) {
                let v1 = u;
                v1
            } else { ((k % 4) as f64) }) - u
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = f64::cos(((n % 4) as f64));
            let mut v2 = w.iter().filter(|&&e1| n % 3 == 1).fold(x, |acc1, &e1| 0.5 * acc1 + e1 * e1);
            let mut r3 = [BETA * x, v2 * -0.25, w[0], x / (x * x + 0.5), ((n % 4) as f64)];
            let mut k5: usize = 0;
            while k5 < 1 {
                k5 += 1;
                x = (if v2 >= 2.0 {
                    let v6 = BETA;
                    v2
                } else { v2 }).max(-2.25).min(2.375);
            }
            match n % 3 {
                0 => {
                    let mut v7 = x.rem_euclid(2.25);
                    v7 += v2 + w[3 % w.len()];
                }
                1 => {
                    v2 = x;
                }
                _ => {
                }
            }
            h0(x, (k5) % 4) - x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.5;
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1: D = lit((k % 4) as f64);
            if !(u >= lit(1.25)) {
                { let right = u; u -= right; }
                return v1 - u;
            }
            'l2: for i3 in 0..=k % 4 {
                (u, v1) = ((0..k).map(|i4| lit(0.5) + lit(BETA)).sum::<D>().max(lit(-2.25)).min(lit(2.375)), lit((k % 4) as f64).atan());
            }
            (if (v1 > lit(0.5)) || (u > lit(0.75)) {
                let v1 = u;
                v1
            } else { lit((k % 4) as f64) }) - u
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x = D::cos(lit((n % 4) as f64));
            let mut v2 = w.iter().filter(|&&e1| n % 3 == 1).fold(x, |acc1, &e1| lit(0.5) * acc1 + e1 * e1);
            let mut r3 = [lit(BETA) * x, v2 * lit(-0.25), w[0], x / (x * x + lit(0.5)), lit((n % 4) as f64)];
            let mut k5: usize = 0;
            while k5 < 1 {
                k5 += 1;
                x = (if v2 >= lit(2.0) {
                    let v6 = lit(BETA);
                    v2
                } else { v2 }).max(lit(-2.25)).min(lit(2.375));
            }
            match n % 3 {
                0 => {
                    let mut v7 = x.rem_euclid(lit(2.25));
                    { let right = v2 + w[3 % w.len()]; v7 += right; }
                }
                1 => {
                    v2 = x;
                }
                _ => {
                }
            }
            h0(x, (k5) % 4) - x
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
            let r2_count: usize = r2.len();
            r2[(r2_count + r2_count) % r2_count] = r2[(r2_count + r2_count) % r2_count] * 0.5 + (v1 + 0.9);
            let mut k4: usize = 0;
            loop {
                if k4 >= 2 {
                    break;
                }
                k4 += 1;
                if r2_count % 3 != 1 {
                    v1 += 0.25 * v1;
                    break;
                }
                let mut v5 = if !(1.25_f64 < v1) {
                    r2[(2 * r2_count + 1) % r2_count] = ((r2_count % 4) as f64);
                    a[(k4 + k4) % a.len()]
                } else { ALPHA };
            }
            r2[1 % r2.len()] / (v1 * v1 + 0.25) + v1 + a[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x = x * x;
            if (x > -0.25) || (w[(n + 1) % w.len()] < x) {
                if (x > 1.1) || (w[0 % w.len()] > 2.0) {
                    x /= w[w.len() - 1 - (n) % w.len()] * w[w.len() - 1 - (n) % w.len()] + 1.25;
                    return;
                }
                for i2 in 0..=w.len() {
                    let o3: Option<f64> = if x >= x { Some(x * x) } else { None };
                }
            }
            let mut k4: usize = 0;
            w[3 % w.len()] += x * x;
            const GAMMA_5: f64 = 0.7;
            w[0] *= 1.0_f64.tanh() * GAMMA_5;
            'l6: for i7 in 1..n {
                for i9 in 0..w.len() {
                    if n % 3 != 1 {
                        let mut k11: usize = 0;
                        loop {
                            if k11 >= 5 {
                                break;
                            }
                            k11 += 1;
                        }
                    }
                    let mut x = h0(&w[..], &w[..]);
                }
                match n % 4 {
                    0 => {
                    }
                    1 => {
                        x = x;
                        for (i13, e13) in w.iter().enumerate() {
                            x = x * 0.5 + w[(2 * i7 + 1) % w.len()] / (((k4 % 4) as f64).abs() + 0.25);
                        }
                    }
                    2 => {
                        let mut k15: usize = 0;
                        let v18: f64 = loop {
                            if k15 >= 4 {
                                break {
                                    let v17 = x;
                                    x
                                };
                            }
                            k15 += 1;
                            x -= 0.25 * -1.25;
                            const GAMMA_16: f64 = 0.3;
                            w[w.len() - 1 - (i7 + n) % w.len()] -= 0.25 * x.min(x) * GAMMA_16;
                        };
                        let v19: f64 = ((n % 4) as f64);
                        w.fill(v19);
                    }
                    _ => {
                        let c20 = move |u20_0: f64| u20_0 * (u20_0 - x);
                    }
                }
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
            let r2_count: usize = r2.len();
            r2[(r2_count + r2_count) % r2_count] = r2[(r2_count + r2_count) % r2_count] * 0.5 + (v1 + 0.9);
            let mut k4: usize = 0;
            loop {
                if k4 >= 2 {
                    break;
                }
                k4 += 1;
                if r2_count % 3 != 1 {
                    v1 += 0.25 * v1;
                    break;
                }
                let mut v5 = if !(1.25_f64 < v1) {
                    r2[(2 * r2_count + 1) % r2_count] = ((r2_count % 4) as f64);
                    a[(k4 + k4) % a.len()]
                } else { ALPHA };
            }
            r2[1 % r2.len()] / (v1 * v1 + 0.25) + v1 + a[0]
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x = x * x;
            if (x > -0.25) || (w[(n + 1) % w.len()] < x) {
                if (x > 1.1) || (w[0 % w.len()] > 2.0) {
                    x /= w[w.len() - 1 - (n) % w.len()] * w[w.len() - 1 - (n) % w.len()] + 1.25;
                    return;
                }
                for i2 in 0..=w.len() {
                    let o3: Option<f64> = if x >= x { Some(x * x) } else { None };
                }
            }
            let mut k4: usize = 0;
            w[3 % w.len()] += x * x;
            const GAMMA_5: f64 = 0.7;
            w[0] *= 1.0_f64.tanh() * GAMMA_5;
            'l6: for i7 in 1..n {
                for i9 in 0..w.len() {
                    if n % 3 != 1 {
                        let mut k11: usize = 0;
                        loop {
                            if k11 >= 5 {
                                break;
                            }
                            k11 += 1;
                        }
                    }
                    let mut x = h0(&w[..], &w[..]);
                }
                match n % 4 {
                    0 => {
                    }
                    1 => {
                        x = x;
                        for (i13, e13) in w.iter().enumerate() {
                            x = x * 0.5 + w[(2 * i7 + 1) % w.len()] / (((k4 % 4) as f64).abs() + 0.25);
                        }
                    }
                    2 => {
                        let mut k15: usize = 0;
                        let v18: f64 = loop {
                            if k15 >= 4 {
                                break {
                                    let v17 = x;
                                    x
                                };
                            }
                            k15 += 1;
                            x -= 0.25 * -1.25;
                            const GAMMA_16: f64 = 0.3;
                            w[w.len() - 1 - (i7 + n) % w.len()] -= 0.25 * x.min(x) * GAMMA_16;
                        };
                        let v19: f64 = ((n % 4) as f64);
                        w.fill(v19);
                    }
                    _ => {
                        let c20 = move |u20_0: f64| u20_0 * (u20_0 - x);
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(1.1) / (b[0].abs() + lit(0.5));
            let mut r2 = vec![v1 + v1, b[b.len() - 1 - (2) % b.len()]];
            let r2_count: usize = r2.len();
            r2[(r2_count + r2_count) % r2_count] = r2[(r2_count + r2_count) % r2_count] * lit(0.5) + (v1 + lit(0.9));
            let mut k4: usize = 0;
            loop {
                if k4 >= 2 {
                    break;
                }
                k4 += 1;
                if r2_count % 3 != 1 {
                    { let right = lit(0.25) * v1; v1 += right; }
                    break;
                }
                let mut v5 = if !(lit(1.25) < v1) {
                    r2[(2 * r2_count + 1) % r2_count] = lit((r2_count % 4) as f64);
                    a[(k4 + k4) % a.len()]
                } else { lit(ALPHA) };
            }
            r2[1 % r2.len()] / (v1 * v1 + lit(0.25)) + v1 + a[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut x = x * x;
            if (x > lit(-0.25)) || (w[(n + 1) % w.len()] < x) {
                if (x > lit(1.1)) || (w[0 % w.len()] > lit(2.0)) {
                    { let right = w[w.len() - 1 - (n) % w.len()] * w[w.len() - 1 - (n) % w.len()] + lit(1.25); x /= right; }
                    return;
                }
                for i2 in 0..=w.len() {
                    let o3: Option<D> = if x >= x { Some(x * x) } else { None };
                }
            }
            let mut k4: usize = 0;
            { let right = x * x; w[3 % w.len()] += right; }
            const GAMMA_5: f64 = 0.7;
            { let right = lit(1.0).tanh() * lit(GAMMA_5); w[0] *= right; }
            'l6: for i7 in 1..n {
                for i9 in 0..w.len() {
                    if n % 3 != 1 {
                        let mut k11: usize = 0;
                        loop {
                            if k11 >= 5 {
                                break;
                            }
                            k11 += 1;
                        }
                    }
                    let mut x = h0(&w[..], &w[..]);
                }
                match n % 4 {
                    0 => {
                    }
                    1 => {
                        x = x;
                        for (i13, e13) in w.iter().enumerate() {
                            x = x * lit(0.5) + w[(2 * i7 + 1) % w.len()] / (lit((k4 % 4) as f64).abs() + lit(0.25));
                        }
                    }
                    2 => {
                        let mut k15: usize = 0;
                        let v18: D = loop {
                            if k15 >= 4 {
                                break {
                                    let v17 = x;
                                    x
                                };
                            }
                            k15 += 1;
                            { let right = lit(0.25) * lit(-1.25); x -= right; }
                            const GAMMA_16: f64 = 0.3;
                            { let right = lit(0.25) * x.min(x) * lit(GAMMA_16); w[w.len() - 1 - (i7 + n) % w.len()] -= right; }
                        };
                        let v19: D = lit((n % 4) as f64);
                        w.fill(v19);
                    }
                    _ => {
                        let c20 = move |u20_0: D| u20_0 * (u20_0 - x);
                    }
                }
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
            v1 -= if v1 >= -0.75 {
                'l2: for i3 in 0..=n {
                    v1 -= 0.25 * 0.7;
                    v1 = (y * x).atan();
                }
                y
            } else { x };
            (x + v1) * y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = { x };
            v1 -= if v1 >= -0.75 {
                'l2: for i3 in 0..=n {
                    v1 -= 0.25 * 0.7;
                    v1 = (y * x).atan();
                }
                y
            } else { x };
            (x + v1) * y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = { x };
            { let right = if v1 >= lit(-0.75) {
                'l2: for i3 in 0..=n {
                    { let right = lit(0.25) * lit(0.7); v1 -= right; }
                    v1 = (y * x).atan();
                }
                y
            } else { x }; v1 -= right; }
            (x + v1) * y
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
            let r2_count: usize = r2.len();
            const GAMMA_3: f64 = 0.3;
            v1 -= u * GAMMA_3;
            'l4: for (i5, e5) in r2.iter().enumerate() {
                let v6: f64;
                if r2[(2 * r2_count + 2) % r2.len()] > -1.25 {
                    v6 = ((k % 4) as f64) * *e5;
                } else {
                    v6 = u + v1;
                }
                let mut k8: usize = 0;
                let v9: f64 = 'l7: loop {
                    if k8 >= 1 {
                        break if r2[r2.len() - 1 - (i5 + r2_count) % r2.len()] <= *e5 { *e5 } else { u };
                    }
                    k8 += 1;
                    u /= *e5 * *e5 + 0.5;
                };
            }
            if v1 <= -1.0 {
                return Some(u);
            }
            Some(u + v1.sin() + r2[(r2_count + k) % r2.len()])
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[(n + 1) % 3].midpoint(p[n % 3]);
            let mut v1: f64 = v1 - p[1];
            let mut r2 = vec![v1 - 0.125, ((n % 4) as f64), v1];
            let r2_count: usize = r2.len();
            let v3: f64;
            if (p[1] >= 0.125) || (-0.5_f64 < 0.125) {
                v3 = if n % 2 == 1 { v1 } else { r2[(n + n) % r2.len()] };
            } else {
                v3 = if x <= p[0] {
                    let v4 = x;
                    v1
                } else { v1 };
            }
            r2[(n + 1) % r2_count] -= match r2_count % 4 {
                0 => { v3 }
                1 => { p[3 - 1 - (1) % 3] }
                2 => {
                    let v5 = v3;
                    v1
                }
                _ => {
                    let v6 = v3;
                    v3
                }
            };
            for i8 in 0..r2.len() {
                let v9: f64 = x;
                v1 += 0.25 * (v1 / (v9.abs() + 0.25));
            }
            v1 /= r2[(n + n) % r2.len()] * r2[(n + n) % r2.len()] + 0.25;
            for i10 in 1..r2.len() {
                r2[i10] = r2[i10 - 1] * x.atan() + r2[i10];
            }
            match r2_count % 4 {
                0 => {
                }
                1 => {
                    let mut v12 = (0..=n).filter(|&i11| r2_count % 2 == 1).map(|i11| v1).fold(v1, |acc11, t11| 0.5 * acc11 + r2[(2 * n + 0) % r2.len()] * t11);
                    for i13 in 1..3 {
                        p[i13] = p[i13 - 1] * r2[(2 * r2_count + 2) % r2.len()].tanh() + p[i13];
                    }
                }
                2 if v1 > 0.3 => {
                    if n % 3 == 1 {
                        let mut k15: usize = 0;
                        'l14: loop {
                            if k15 >= 4 {
                                break;
                            }
                            k15 += 1;
                            match n % 2 {
                                0 => {
                                    for i17 in 0..r2.len() {
                                        v1 -= 0.25 * (v3 * x);
                                    }
                                    p[0] = (match r2_count % 2 {
                                        0 => { v3 }
                                        _ => {
                                            let v18 = x;
                                            x
                                        }
                                    }).cos();
                                }
                                _ => {
                                    let mut v19 = match n % 4 {
                                        0 => { v3 }
                                        1 => {
                                            v1 += 0.25 * -((r2_count % 4) as f64);
                                            r2[3 % r2.len()]
                                        }
                                        2 => { r2[(2 * k15 + 1) % r2.len()] }
                                        _ => { x }
                                    };
                                }
                            }
                        }
                    } else {
                        let mut k21: usize = 0;
                        while k21 < 1 {
                            k21 += 1;
                            if r2_count % 2 < 1 {
                                v1 = v1 * 0.5 + v1;
                                continue;
                            }
                            if v1 > r2[r2_count % r2.len()] {
                                for i23 in 1..=k21 {
                                    for i24 in 1..3 {
                                        p[i24] = p[i24 - 1] * v3.tanh() + p[i24];
                                    }
                                }
                            } else {
                                let mut o25: Option<f64> = h0(v1 - x, (n + r2_count) % 4);
                                let o26: Option<f64> = h0(match k21 % 2 {
                                    0 if r2[2 % r2.len()] >= -1.1 => { v3 }
                                    _ => { r2[(r2_count + r2_count) % r2.len()] }
                                }, (3) % 4);
                            }
                        }
                        let c28 = move |u28_0: f64| u28_0 + x * v1;
                    }
                    let p29 = (v3.min(-0.5), v1);
                }
                _ => {
                    let mut k30: usize = 0;
                }
            }
            [(p[0] + v3.sin() - v1) * x + r2[0] + p[3 - 1 - (2 * n + 1) % 3], p[0] * v1 * x.sin() + r2[r2.len() - 1 - (1) % r2.len()] + p[(2 * r2_count + 0) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u + u;
            let mut r2 = vec![u * v1; k % 5 + 1];
            let r2_count: usize = r2.len();
            const GAMMA_3: f64 = 0.3;
            v1 -= u * GAMMA_3;
            'l4: for (i5, e5) in r2.iter().enumerate() {
                let v6: f64;
                if r2[(2 * r2_count + 2) % r2.len()] > -1.25 {
                    v6 = ((k % 4) as f64) * *e5;
                } else {
                    v6 = u + v1;
                }
                let mut k8: usize = 0;
                let v9: f64 = 'l7: loop {
                    if k8 >= 1 {
                        break if r2[r2.len() - 1 - (i5 + r2_count) % r2.len()] <= *e5 { *e5 } else { u };
                    }
                    k8 += 1;
                    u /= *e5 * *e5 + 0.5;
                };
            }
            if v1 <= -1.0 {
                return Some(u);
            }
            Some(u + v1.sin() + r2[(r2_count + k) % r2.len()])
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[(n + 1) % 3].midpoint(p[n % 3]);
            let mut v1: f64 = v1 - p[1];
            let mut r2 = vec![v1 - 0.125, ((n % 4) as f64), v1];
            let r2_count: usize = r2.len();
            let v3: f64;
            if (p[1] >= 0.125) || (-0.5_f64 < 0.125) {
                v3 = if n % 2 == 1 { v1 } else { r2[(n + n) % r2.len()] };
            } else {
                v3 = if x <= p[0] {
                    let v4 = x;
                    v1
                } else { v1 };
            }
            r2[(n + 1) % r2_count] -= match r2_count % 4 {
                0 => { v3 }
                1 => { p[3 - 1 - (1) % 3] }
                2 => {
                    let v5 = v3;
                    v1
                }
                _ => {
                    let v6 = v3;
                    v3
                }
            };
            for i8 in 0..r2.len() {
                let v9: f64 = x;
                v1 += 0.25 * (v1 / (v9.abs() + 0.25));
            }
            v1 /= r2[(n + n) % r2.len()] * r2[(n + n) % r2.len()] + 0.25;
            for i10 in 1..r2.len() {
                r2[i10] = r2[i10 - 1] * x.atan() + r2[i10];
            }
            match r2_count % 4 {
                0 => {
                }
                1 => {
                    let mut v12 = (0..=n).filter(|&i11| r2_count % 2 == 1).map(|i11| v1).fold(v1, |acc11, t11| 0.5 * acc11 + r2[(2 * n + 0) % r2.len()] * t11);
                    for i13 in 1..3 {
                        p[i13] = p[i13 - 1] * r2[(2 * r2_count + 2) % r2.len()].tanh() + p[i13];
                    }
                }
                2 if v1 > 0.3 => {
                    if n % 3 == 1 {
                        let mut k15: usize = 0;
                        'l14: loop {
                            if k15 >= 4 {
                                break;
                            }
                            k15 += 1;
                            match n % 2 {
                                0 => {
                                    for i17 in 0..r2.len() {
                                        v1 -= 0.25 * (v3 * x);
                                    }
                                    p[0] = (match r2_count % 2 {
                                        0 => { v3 }
                                        _ => {
                                            let v18 = x;
                                            x
                                        }
                                    }).cos();
                                }
                                _ => {
                                    let mut v19 = match n % 4 {
                                        0 => { v3 }
                                        1 => {
                                            v1 += 0.25 * -((r2_count % 4) as f64);
                                            r2[3 % r2.len()]
                                        }
                                        2 => { r2[(2 * k15 + 1) % r2.len()] }
                                        _ => { x }
                                    };
                                }
                            }
                        }
                    } else {
                        let mut k21: usize = 0;
                        while k21 < 1 {
                            k21 += 1;
                            if r2_count % 2 < 1 {
                                v1 = v1 * 0.5 + v1;
                                continue;
                            }
                            if v1 > r2[r2_count % r2.len()] {
                                for i23 in 1..=k21 {
                                    for i24 in 1..3 {
                                        p[i24] = p[i24 - 1] * v3.tanh() + p[i24];
                                    }
                                }
                            } else {
                                let mut o25: Option<f64> = h0(v1 - x, (n + r2_count) % 4);
                                let o26: Option<f64> = h0(match k21 % 2 {
                                    0 if r2[2 % r2.len()] >= -1.1 => { v3 }
                                    _ => { r2[(r2_count + r2_count) % r2.len()] }
                                }, (3) % 4);
                            }
                        }
                        let c28 = move |u28_0: f64| u28_0 + x * v1;
                    }
                    let p29 = (v3.min(-0.5), v1);
                }
                _ => {
                    let mut k30: usize = 0;
                }
            }
            [(p[0] + v3.sin() - v1) * x + r2[0] + p[3 - 1 - (2 * n + 1) % 3], p[0] * v1 * x.sin() + r2[r2.len() - 1 - (1) % r2.len()] + p[(2 * r2_count + 0) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u + u;
            let mut r2 = vec![u * v1; k % 5 + 1];
            let r2_count: usize = r2.len();
            const GAMMA_3: f64 = 0.3;
            { let right = u * lit(GAMMA_3); v1 -= right; }
            'l4: for (i5, e5) in r2.iter().enumerate() {
                let v6: D;
                if r2[(2 * r2_count + 2) % r2.len()] > lit(-1.25) {
                    v6 = lit((k % 4) as f64) * *e5;
                } else {
                    v6 = u + v1;
                }
                let mut k8: usize = 0;
                let v9: D = 'l7: loop {
                    if k8 >= 1 {
                        break if r2[r2.len() - 1 - (i5 + r2_count) % r2.len()] <= *e5 { *e5 } else { u };
                    }
                    k8 += 1;
                    { let right = *e5 * *e5 + lit(0.5); u /= right; }
                };
            }
            if v1 <= lit(-1.0) {
                return Some(u);
            }
            Some(u + v1.sin() + r2[(r2_count + k) % r2.len()])
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[(n + 1) % 3].midpoint(p[n % 3]);
            let mut v1: D = v1 - p[1];
            let mut r2 = vec![v1 - lit(0.125), lit((n % 4) as f64), v1];
            let r2_count: usize = r2.len();
            let v3: D;
            if (p[1] >= lit(0.125)) || (lit(-0.5) < lit(0.125)) {
                v3 = if n % 2 == 1 { v1 } else { r2[(n + n) % r2.len()] };
            } else {
                v3 = if x <= p[0] {
                    let v4 = x;
                    v1
                } else { v1 };
            }
            { let right = match r2_count % 4 {
                0 => { v3 }
                1 => { p[3 - 1 - (1) % 3] }
                2 => {
                    let v5 = v3;
                    v1
                }
                _ => {
                    let v6 = v3;
                    v3
                }
            }; r2[(n + 1) % r2_count] -= right; }
            for i8 in 0..r2.len() {
                let v9: D = x;
                { let right = lit(0.25) * (v1 / (v9.abs() + lit(0.25))); v1 += right; }
            }
            { let right = r2[(n + n) % r2.len()] * r2[(n + n) % r2.len()] + lit(0.25); v1 /= right; }
            for i10 in 1..r2.len() {
                r2[i10] = r2[i10 - 1] * x.atan() + r2[i10];
            }
            match r2_count % 4 {
                0 => {
                }
                1 => {
                    let mut v12 = (0..=n).filter(|&i11| r2_count % 2 == 1).map(|i11| v1).fold(v1, |acc11, t11| lit(0.5) * acc11 + r2[(2 * n + 0) % r2.len()] * t11);
                    for i13 in 1..3 {
                        p[i13] = p[i13 - 1] * r2[(2 * r2_count + 2) % r2.len()].tanh() + p[i13];
                    }
                }
                2 if v1 > lit(0.3) => {
                    if n % 3 == 1 {
                        let mut k15: usize = 0;
                        'l14: loop {
                            if k15 >= 4 {
                                break;
                            }
                            k15 += 1;
                            match n % 2 {
                                0 => {
                                    for i17 in 0..r2.len() {
                                        { let right = lit(0.25) * (v3 * x); v1 -= right; }
                                    }
                                    p[0] = (match r2_count % 2 {
                                        0 => { v3 }
                                        _ => {
                                            let v18 = x;
                                            x
                                        }
                                    }).cos();
                                }
                                _ => {
                                    let mut v19 = match n % 4 {
                                        0 => { v3 }
                                        1 => {
                                            { let right = lit(0.25) * -lit((r2_count % 4) as f64); v1 += right; }
                                            r2[3 % r2.len()]
                                        }
                                        2 => { r2[(2 * k15 + 1) % r2.len()] }
                                        _ => { x }
                                    };
                                }
                            }
                        }
                    } else {
                        let mut k21: usize = 0;
                        while k21 < 1 {
                            k21 += 1;
                            if r2_count % 2 < 1 {
                                v1 = v1 * lit(0.5) + v1;
                                continue;
                            }
                            if v1 > r2[r2_count % r2.len()] {
                                for i23 in 1..=k21 {
                                    for i24 in 1..3 {
                                        p[i24] = p[i24 - 1] * v3.tanh() + p[i24];
                                    }
                                }
                            } else {
                                let mut o25: Option<D> = h0(v1 - x, (n + r2_count) % 4);
                                let o26: Option<D> = h0(match k21 % 2 {
                                    0 if r2[2 % r2.len()] >= lit(-1.1) => { v3 }
                                    _ => { r2[(r2_count + r2_count) % r2.len()] }
                                }, (3) % 4);
                            }
                        }
                        let c28 = move |u28_0: D| u28_0 + x * v1;
                    }
                    let p29 = (v3.min(lit(-0.5)), v1);
                }
                _ => {
                    let mut k30: usize = 0;
                }
            }
            [(p[0] + v3.sin() - v1) * x + r2[0] + p[3 - 1 - (2 * n + 1) % 3], p[0] * v1 * x.sin() + r2[r2.len() - 1 - (1) % r2.len()] + p[(2 * r2_count + 0) % 3]]
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
            let mut v1: f64 = 0.125;
            let w_count: usize = w.len();
            let mut v2: f64 = p[1] / (v1.abs() + 1.25);
            'l3: for &e4 in &p {
                if w_count % 2 != 1 {
                    for i6 in 0..w.len() {
                        if i6 % 2 < 1 {
                            v2 *= (v2 * v2).sin();
                        }
                        let o7: Option<f64> = if e4 < 0.25 { Some(v2 - ((i6 % 4) as f64)) } else { None };
                    }
                    'l8: for _ in 1..w.len() {
                        let mut k11: usize = 0;
                        let mut v14: f64 = 'l10: loop {
                            if k11 >= 1 {
                                break f64::rem_euclid(p[(2 * w_count + 2) % 3], 2.25);
                            }
                            k11 += 1;
                            {
                                let v12: f64;
                                if e4 < 0.5 {
                                    v12 = v2;
                                } else {
                                    v12 = e4 * ALPHA;
                                }
                            }
                            fn inner13(s: f64, t: f64) -> f64 {
                                if (t >= s) || (t > t) {
                                    return t;
                                }
                                if s <= 0.75 { t } else { t }
                            }
                            let v2 = inner13(2.0 * v2, ((w_count % 4) as f64) + e4);
                        };
                        v1 += 0.25 * (if w_count % 2 == 1 { w[w.len() - 1 - (2 * n + 2) % w.len()] } else { ((k11 % 4) as f64) });
                    }
                }
                let v15 = e4 + w[n % w.len()];
            }
            0.5 / (v1.abs() + 0.25) + w[(n + 1) % w.len()] + p[(n + n) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.125;
            let w_count: usize = w.len();
            let mut v2: f64 = p[1] / (v1.abs() + 1.25);
            'l3: for &e4 in &p {
                if w_count % 2 != 1 {
                    for i6 in 0..w.len() {
                        if i6 % 2 < 1 {
                            v2 *= (v2 * v2).sin();
                        }
                        let o7: Option<f64> = if e4 < 0.25 { Some(v2 - ((i6 % 4) as f64)) } else { None };
                    }
                    'l8: for _ in 1..w.len() {
                        let mut k11: usize = 0;
                        let mut v14: f64 = 'l10: loop {
                            if k11 >= 1 {
                                break f64::rem_euclid(p[(2 * w_count + 2) % 3], 2.25);
                            }
                            k11 += 1;
                            {
                                let v12: f64;
                                if e4 < 0.5 {
                                    v12 = v2;
                                } else {
                                    v12 = e4 * ALPHA;
                                }
                            }
                            fn inner13(s: f64, t: f64) -> f64 {
                                if (t >= s) || (t > t) {
                                    return t;
                                }
                                if s <= 0.75 { t } else { t }
                            }
                            let v2 = inner13(2.0 * v2, ((w_count % 4) as f64) + e4);
                        };
                        v1 += 0.25 * (if w_count % 2 == 1 { w[w.len() - 1 - (2 * n + 2) % w.len()] } else { ((k11 % 4) as f64) });
                    }
                }
                let v15 = e4 + w[n % w.len()];
            }
            0.5 / (v1.abs() + 0.25) + w[(n + 1) % w.len()] + p[(n + n) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(0.125);
            let w_count: usize = w.len();
            let mut v2: D = p[1] / (v1.abs() + lit(1.25));
            'l3: for &e4 in &p {
                if w_count % 2 != 1 {
                    for i6 in 0..w.len() {
                        if i6 % 2 < 1 {
                            { let right = (v2 * v2).sin(); v2 *= right; }
                        }
                        let o7: Option<D> = if e4 < lit(0.25) { Some(v2 - lit((i6 % 4) as f64)) } else { None };
                    }
                    'l8: for _ in 1..w.len() {
                        let mut k11: usize = 0;
                        let mut v14: D = 'l10: loop {
                            if k11 >= 1 {
                                break D::rem_euclid(p[(2 * w_count + 2) % 3], lit(2.25));
                            }
                            k11 += 1;
                            {
                                let v12: D;
                                if e4 < lit(0.5) {
                                    v12 = v2;
                                } else {
                                    v12 = e4 * lit(ALPHA);
                                }
                            }
                            fn inner13(s: D, t: D) -> D {
                                if (t >= s) || (t > t) {
                                    return t;
                                }
                                if s <= lit(0.75) { t } else { t }
                            }
                            let v2 = inner13(lit(2.0) * v2, lit((w_count % 4) as f64) + e4);
                        };
                        { let right = lit(0.25) * (if w_count % 2 == 1 { w[w.len() - 1 - (2 * n + 2) % w.len()] } else { lit((k11 % 4) as f64) }); v1 += right; }
                    }
                }
                let v15 = e4 + w[n % w.len()];
            }
            lit(0.5) / (v1.abs() + lit(0.25)) + w[(n + 1) % w.len()] + p[(n + n) % 3]
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
            if v4 < 1.5 {
                let v6: f64 = a[a.len() - 1 - (n + 1) % a.len()];
            }
            if !(x <= v4) {
                return (a[a.len() - 1 - (n + n) % a.len()], r5[2]);
            }
            v4 -= ((n % 4) as f64);
            let v7 = v1;
            let v8 = x + 0.75_f64;
            r5[3 % 4] = r5[3 % 4] * 0.5 + (match n % 4 {
                0 | 5 => { v1 }
                1 | 6 => { a[0] }
                2 | 7 => { v1 }
                _ => {
                    x += x.sin().exp();
                    v1
                }
            });
            ((if v7 <= r5[n % 4] { v1 } else {
                v4 = v4 * 0.5 + r5.iter().map(|&e9| ((n % 4) as f64) * e9).sum::<f64>();
                x
            }) - v7 + v1 + r5[(n + 1) % 4] + a[a.len() - 1 - (2 * n + 0) % a.len()], v4 - v8 + v7 + v4 + v1 + r5[0] + a[(2 * n + 2) % a.len()])
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
            if v4 < 1.5 {
                let v6: f64 = a[a.len() - 1 - (n + 1) % a.len()];
            }
            if !(x <= v4) {
                return (a[a.len() - 1 - (n + n) % a.len()], r5[2]);
            }
            v4 -= ((n % 4) as f64);
            let v7 = v1;
            let v8 = x + 0.75_f64;
            r5[3 % 4] = r5[3 % 4] * 0.5 + (match n % 4 {
                0 | 5 => { v1 }
                1 | 6 => { a[0] }
                2 | 7 => { v1 }
                _ => {
                    x += x.sin().exp();
                    v1
                }
            });
            ((if v7 <= r5[n % 4] { v1 } else {
                v4 = v4 * 0.5 + r5.iter().map(|&e9| ((n % 4) as f64) * e9).sum::<f64>();
                x
            }) - v7 + v1 + r5[(n + 1) % 4] + a[a.len() - 1 - (2 * n + 0) % a.len()], v4 - v8 + v7 + v4 + v1 + r5[0] + a[(2 * n + 2) % a.len()])
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
            if v4 < lit(1.5) {
                let v6: D = a[a.len() - 1 - (n + 1) % a.len()];
            }
            if !(x <= v4) {
                return (a[a.len() - 1 - (n + n) % a.len()], r5[2]);
            }
            { let right = lit((n % 4) as f64); v4 -= right; }
            let v7 = v1;
            let v8 = x + lit(0.75);
            r5[3 % 4] = r5[3 % 4] * lit(0.5) + (match n % 4 {
                0 | 5 => { v1 }
                1 | 6 => { a[0] }
                2 | 7 => { v1 }
                _ => {
                    { let right = x.sin().exp(); x += right; }
                    v1
                }
            });
            ((if v7 <= r5[n % 4] { v1 } else {
                v4 = v4 * lit(0.5) + r5.iter().map(|&e9| lit((n % 4) as f64) * e9).sum::<D>();
                x
            }) - v7 + v1 + r5[(n + 1) % 4] + a[a.len() - 1 - (2 * n + 0) % a.len()], v4 - v8 + v7 + v4 + v1 + r5[0] + a[(2 * n + 2) % a.len()])
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
            w[(2 * n + 2) % w.len()] -= 0.9_f64.powi(1);
            let v2: f64;
            if (x >= 0.75) || (x < -2.0) {
                v2 = match n % 2 {
                    0 => { v1 }
                    _ => { v1 }
                };
            } else {
                v2 = {
                    let v3: f64 = BETA;
                    v1
                };
            }
            for i5 in 1..3 {
                for &e7 in w.iter() {
                    let mut k8: usize = 0;
                }
            }
            v1 / (v1 * v1 + 0.25) + v2.sin() - v1.sin() + w[0]
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
            w[(2 * n + 2) % w.len()] -= 0.9_f64.powi(1);
            let v2: f64;
            if (x >= 0.75) || (x < -2.0) {
                v2 = match n % 2 {
                    0 => { v1 }
                    _ => { v1 }
                };
            } else {
                v2 = {
                    let v3: f64 = BETA;
                    v1
                };
            }
            for i5 in 1..3 {
                for &e7 in w.iter() {
                    let mut k8: usize = 0;
                }
            }
            v1 / (v1 * v1 + 0.25) + v2.sin() - v1.sin() + w[0]
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
            { let right = lit(0.9).powi(1); w[(2 * n + 2) % w.len()] -= right; }
            let v2: D;
            if (x >= lit(0.75)) || (x < lit(-2.0)) {
                v2 = match n % 2 {
                    0 => { v1 }
                    _ => { v1 }
                };
            } else {
                v2 = {
                    let v3: D = lit(BETA);
                    v1
                };
            }
            for i5 in 1..3 {
                for &e7 in w.iter() {
                    let mut k8: usize = 0;
                }
            }
            v1 / (v1 * v1 + lit(0.25)) + v2.sin() - v1.sin() + w[0]
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
            let v1 = u / (u.abs() + 0.5);
            let v2: f64;
            if w[4 % w.len()] < 0.3 {
                v2 = -v1;
            } else {
                v2 = (0..1).rev().skip(1).map(|i3| u % 1.75).sum::<f64>();
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = if ((n % 4) as f64) <= w[(n + 1) % w.len()] { p[0] } else { BETA };
            let mut v1: f64 = w[w.len() - 1 - (2 * n + 2) % w.len()];
            let w_count: usize = w.len();
            let mut r2: [f64; 4] = [0.0; 4];
            v1 = 0.125;
            let o3: Option<f64> = if v1 > v1 { Some(v1) } else { None };
            w[0] -= ((n % 4) as f64);
            let mut v4 = r2[(2 * n + 1) % 4] + v1;
            v1 -= v1;
            let mut v5 = r2[4 - 1 - (w_count + 1) % 4] * ((n % 4) as f64);
            (r2.chunks(2).map(|e6| e6[(n + w_count) % 1] + v4).fold(ALPHA, |acc6, t6| acc6.sin() + v4 * t6) + v5) * v4 - v1 + r2[(n + 1) % 4] + p[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = -0.25;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = -u;
            let v1 = u / (u.abs() + 0.5);
            let v2: f64;
            if w[4 % w.len()] < 0.3 {
                v2 = -v1;
            } else {
                v2 = (0..1).rev().skip(1).map(|i3| u % 1.75).sum::<f64>();
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = if ((n % 4) as f64) <= w[(n + 1) % w.len()] { p[0] } else { BETA };
            let mut v1: f64 = w[w.len() - 1 - (2 * n + 2) % w.len()];
            let w_count: usize = w.len();
            let mut r2: [f64; 4] = [0.0; 4];
            v1 = 0.125;
            let o3: Option<f64> = if v1 > v1 { Some(v1) } else { None };
            w[0] -= ((n % 4) as f64);
            let mut v4 = r2[(2 * n + 1) % 4] + v1;
            v1 -= v1;
            let mut v5 = r2[4 - 1 - (w_count + 1) % 4] * ((n % 4) as f64);
            (r2.chunks(2).map(|e6| e6[(n + w_count) % 1] + v4).fold(ALPHA, |acc6, t6| acc6.sin() + v4 * t6) + v5) * v4 - v1 + r2[(n + 1) % 4] + p[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        const BETA: f64 = -0.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = -u;
            let v1 = u / (u.abs() + lit(0.5));
            let v2: D;
            if w[4 % w.len()] < lit(0.3) {
                v2 = -v1;
            } else {
                v2 = (0..1).rev().skip(1).map(|i3| u % lit(1.75)).sum::<D>();
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = if lit((n % 4) as f64) <= w[(n + 1) % w.len()] { p[0] } else { lit(BETA) };
            let mut v1: D = w[w.len() - 1 - (2 * n + 2) % w.len()];
            let w_count: usize = w.len();
            let mut r2: [D; 4] = [lit(0.0); 4];
            v1 = lit(0.125);
            let o3: Option<D> = if v1 > v1 { Some(v1) } else { None };
            { let right = lit((n % 4) as f64); w[0] -= right; }
            let mut v4 = r2[(2 * n + 1) % 4] + v1;
            { let right = v1; v1 -= right; }
            let mut v5 = r2[4 - 1 - (w_count + 1) % 4] * lit((n % 4) as f64);
            (r2.chunks(2).map(|e6| e6[(n + w_count) % 1] + v4).fold(lit(ALPHA), |acc6, t6| acc6.sin() + v4 * t6) + v5) * v4 - v1 + r2[(n + 1) % 4] + p[2]
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
            for &e3 in a {
                if e3 > v1 {
                    let mut k5: usize = 0;
                    let v27: f64 = 'l4: loop {
                        if k5 >= 4 {
                            break x * v1;
                        }
                        k5 += 1;
                        match n % 4 {
                            0 => {
                                fn inner6(s: f64, t: f64) -> f64 {
                                    if s > t {
                                        return t;
                                    }
                                    if -1.0_f64 > -0.125 { s } else { t }
                                }
                                let v8: f64 = inner6((1..n).skip(0).map(|i7| x / (x.abs() + 0.25)).sum::<f64>(), f64::round(e3));
                                v1 = (e3 * ((k5 % 4) as f64)).cos();
                            }
                            1 => {
                                let mut k10: usize = 0;
                                while k10 < 6 {
                                    k10 += 1;
                                    const GAMMA_11: f64 = -0.3;
                                    v1 = (e3 * a[(k5 + 1) % a.len()]).tanh() * GAMMA_11;
                                }
                            }
                            2 => {
                                'l12: for &e13 in a {
                                    v1 /= a[a.len() - 1 - (n + 1) % a.len()].abs() + 0.5;
                                }
                                if (((n % 4) as f64) >= x) && (v1 > 0.7) {
                                    let mut r15 = vec![if (a[n % a.len()] >= 0.7) || (x < 0.7) { a[4 % a.len()] } else {
                                        let v14 = x;
                                        ALPHA
                                    }; 4];
                                    let r15_count: usize = r15.len();
                                }
                            }
                            _ => {
                                'l16: for i17 in (0..k5 % 4).step_by(2) {
                                    {
                                        let c18 = |u18_0: f64| u18_0 - ({
                                            let v19: f64 = a[i17 % a.len()];
                                            u18_0
                                        });
                                    }
                                    let mut v1 = x;
                                }
                                match k5 % 4 {
                                    0 => {
                                        v1 = x;
                                        {
                                            let v20: f64;
                                            if x > 0.3 {
                                                v20 = f64::copysign(x, e3);
                                            } else {
                                                v20 = a[a.len() - 1 - (n) % a.len()] + a[a.len() - 1 - (n + 1) % a.len()];
                                            }
                                        }
                                    }
                                    1 if a[a.len() - 1 - (n + 1) % a.len()] > a[a.len() - 1 - (4) % a.len()] => {
                                        const GAMMA_21: f64 = -0.5;
                                        v1 = (-v1).tanh() * GAMMA_21;
                                        if a[a.len() - 1 - (n + 1) % a.len()] > 0.125 {
                                            let mut k23: usize = 0;
                                            loop {
                                                if k23 >= 6 {
                                                    break;
                                                }
                                                k23 += 1;
                                                if n % 2 == 1 {
                                                    let v24 = a[0] + a[(n + 1) % a.len()];
                                                }
                                                match k23 % 4 {
                                                    0 => {
                                                        let v25: f64;
                                                        if !(a[a.len() - 1 - (0) % a.len()] >= v1) {
                                                            v25 = { a[a.len() - 1 - (2 * k23 + 1) % a.len()] };
                                                        } else {
                                                            v25 = {
                                                                let x = a[a.len() - 1 - (2 * k23 + 2) % a.len()];
                                                                ((k23 % 4) as f64)
                                                            };
                                                        }
                                                        if e3 > -0.75 {
                                                            v1 -= 0.25 * v1.sin();
                                                            break;
                                                        }
                                                    }
                                                    1 => {
                                                        if v1 <= ((k23 % 4) as f64) {
                                                            continue;
                                                        }
                                                    }
                                                    2 => {
                                                    }
                                                    _ => {
                                                        v1 /= x * x + 0.25;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    2 => {
                                        let mut v26 = { x };
                                    }
                                    _ => {
                                        if k5 % 3 == 1 {
                                            v1 *= (x + a[(n + 1) % a.len()]).sin();
                                        }
                                    }
                                }
                            }
                        }
                    };
                    v1 /= 1.25_f64.abs() + 0.5;
                } else {
                    let mut k29: usize = 0;
                    let v30: f64 = 'l28: loop {
                        if k29 >= 2 {
                            break ALPHA * e3;
                        }
                        k29 += 1;
                        if a[0] > 0.9 {
                            break 'l28 a[(n + k29) % a.len()] + x;
                        }
                    };
                    'l31: for i32 in 0..a.len() {
                        v1 = v1 * 0.5 + ((n % 4) as f64) / (0.125_f64.abs() + 0.5);
                    }
                }
                fn inner33(s: f64, t: f64) -> f64 {
                    if s < -1.0 {
                        return s / (t.abs() + 1.25);
                    }
                    (1..=3).map(|i34| t * s).fold(t, |acc34, t34| 0.5 * acc34 + acc34 * t34)
                }
                let v35 = inner33(v1, e3);
            }
            a.iter().enumerate().map(|(j36, &e36)| v1 + v1).sum::<f64>() + v1 + x + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            for &e3 in a {
                if e3 > v1 {
                    let mut k5: usize = 0;
                    let v27: f64 = 'l4: loop {
                        if k5 >= 4 {
                            break x * v1;
                        }
                        k5 += 1;
                        match n % 4 {
                            0 => {
                                fn inner6(s: f64, t: f64) -> f64 {
                                    if s > t {
                                        return t;
                                    }
                                    if -1.0_f64 > -0.125 { s } else { t }
                                }
                                let v8: f64 = inner6((1..n).skip(0).map(|i7| x / (x.abs() + 0.25)).sum::<f64>(), f64::round(e3));
                                v1 = (e3 * ((k5 % 4) as f64)).cos();
                            }
                            1 => {
                                let mut k10: usize = 0;
                                while k10 < 6 {
                                    k10 += 1;
                                    const GAMMA_11: f64 = -0.3;
                                    v1 = (e3 * a[(k5 + 1) % a.len()]).tanh() * GAMMA_11;
                                }
                            }
                            2 => {
                                'l12: for &e13 in a {
                                    v1 /= a[a.len() - 1 - (n + 1) % a.len()].abs() + 0.5;
                                }
                                if (((n % 4) as f64) >= x) && (v1 > 0.7) {
                                    let mut r15 = vec![if (a[n % a.len()] >= 0.7) || (x < 0.7) { a[4 % a.len()] } else {
                                        let v14 = x;
                                        ALPHA
                                    }; 4];
                                    let r15_count: usize = r15.len();
                                }
                            }
                            _ => {
                                'l16: for i17 in (0..k5 % 4).step_by(2) {
                                    {
                                        let c18 = |u18_0: f64| u18_0 - ({
                                            let v19: f64 = a[i17 % a.len()];
                                            u18_0
                                        });
                                    }
                                    let mut v1 = x;
                                }
                                match k5 % 4 {
                                    0 => {
                                        v1 = x;
                                        {
                                            let v20: f64;
                                            if x > 0.3 {
                                                v20 = f64::copysign(x, e3);
                                            } else {
                                                v20 = a[a.len() - 1 - (n) % a.len()] + a[a.len() - 1 - (n + 1) % a.len()];
                                            }
                                        }
                                    }
                                    1 if a[a.len() - 1 - (n + 1) % a.len()] > a[a.len() - 1 - (4) % a.len()] => {
                                        const GAMMA_21: f64 = -0.5;
                                        v1 = (-v1).tanh() * GAMMA_21;
                                        if a[a.len() - 1 - (n + 1) % a.len()] > 0.125 {
                                            let mut k23: usize = 0;
                                            loop {
                                                if k23 >= 6 {
                                                    break;
                                                }
                                                k23 += 1;
                                                if n % 2 == 1 {
                                                    let v24 = a[0] + a[(n + 1) % a.len()];
                                                }
                                                match k23 % 4 {
                                                    0 => {
                                                        let v25: f64;
                                                        if !(a[a.len() - 1 - (0) % a.len()] >= v1) {
                                                            v25 = { a[a.len() - 1 - (2 * k23 + 1) % a.len()] };
                                                        } else {
                                                            v25 = {
                                                                let x = a[a.len() - 1 - (2 * k23 + 2) % a.len()];
                                                                ((k23 % 4) as f64)
                                                            };
                                                        }
                                                        if e3 > -0.75 {
                                                            v1 -= 0.25 * v1.sin();
                                                            break;
                                                        }
                                                    }
                                                    1 => {
                                                        if v1 <= ((k23 % 4) as f64) {
                                                            continue;
                                                        }
                                                    }
                                                    2 => {
                                                    }
                                                    _ => {
                                                        v1 /= x * x + 0.25;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    2 => {
                                        let mut v26 = { x };
                                    }
                                    _ => {
                                        if k5 % 3 == 1 {
                                            v1 *= (x + a[(n + 1) % a.len()]).sin();
                                        }
                                    }
                                }
                            }
                        }
                    };
                    v1 /= 1.25_f64.abs() + 0.5;
                } else {
                    let mut k29: usize = 0;
                    let v30: f64 = 'l28: loop {
                        if k29 >= 2 {
                            break ALPHA * e3;
                        }
                        k29 += 1;
                        if a[0] > 0.9 {
                            break 'l28 a[(n + k29) % a.len()] + x;
                        }
                    };
                    'l31: for i32 in 0..a.len() {
                        v1 = v1 * 0.5 + ((n % 4) as f64) / (0.125_f64.abs() + 0.5);
                    }
                }
                fn inner33(s: f64, t: f64) -> f64 {
                    if s < -1.0 {
                        return s / (t.abs() + 1.25);
                    }
                    (1..=3).map(|i34| t * s).fold(t, |acc34, t34| 0.5 * acc34 + acc34 * t34)
                }
                let v35 = inner33(v1, e3);
            }
            a.iter().enumerate().map(|(j36, &e36)| v1 + v1).sum::<f64>() + v1 + x + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.3;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x * x;
            for &e3 in a {
                if e3 > v1 {
                    let mut k5: usize = 0;
                    let v27: D = 'l4: loop {
                        if k5 >= 4 {
                            break x * v1;
                        }
                        k5 += 1;
                        match n % 4 {
                            0 => {
                                fn inner6(s: D, t: D) -> D {
                                    if s > t {
                                        return t;
                                    }
                                    if lit(-1.0) > lit(-0.125) { s } else { t }
                                }
                                let v8: D = inner6((1..n).skip(0).map(|i7| x / (x.abs() + lit(0.25))).sum::<D>(), D::round(e3));
                                v1 = (e3 * lit((k5 % 4) as f64)).cos();
                            }
                            1 => {
                                let mut k10: usize = 0;
                                while k10 < 6 {
                                    k10 += 1;
                                    const GAMMA_11: f64 = -0.3;
                                    v1 = (e3 * a[(k5 + 1) % a.len()]).tanh() * lit(GAMMA_11);
                                }
                            }
                            2 => {
                                'l12: for &e13 in a {
                                    { let right = a[a.len() - 1 - (n + 1) % a.len()].abs() + lit(0.5); v1 /= right; }
                                }
                                if (lit((n % 4) as f64) >= x) && (v1 > lit(0.7)) {
                                    let mut r15 = vec![if (a[n % a.len()] >= lit(0.7)) || (x < lit(0.7)) { a[4 % a.len()] } else {
                                        let v14 = x;
                                        lit(ALPHA)
                                    }; 4];
                                    let r15_count: usize = r15.len();
                                }
                            }
                            _ => {
                                'l16: for i17 in (0..k5 % 4).step_by(2) {
                                    {
                                        let c18 = |u18_0: D| u18_0 - ({
                                            let v19: D = a[i17 % a.len()];
                                            u18_0
                                        });
                                    }
                                    let mut v1 = x;
                                }
                                match k5 % 4 {
                                    0 => {
                                        v1 = x;
                                        {
                                            let v20: D;
                                            if x > lit(0.3) {
                                                v20 = D::copysign(x, e3);
                                            } else {
                                                v20 = a[a.len() - 1 - (n) % a.len()] + a[a.len() - 1 - (n + 1) % a.len()];
                                            }
                                        }
                                    }
                                    1 if a[a.len() - 1 - (n + 1) % a.len()] > a[a.len() - 1 - (4) % a.len()] => {
                                        const GAMMA_21: f64 = -0.5;
                                        v1 = (-v1).tanh() * lit(GAMMA_21);
                                        if a[a.len() - 1 - (n + 1) % a.len()] > lit(0.125) {
                                            let mut k23: usize = 0;
                                            loop {
                                                if k23 >= 6 {
                                                    break;
                                                }
                                                k23 += 1;
                                                if n % 2 == 1 {
                                                    let v24 = a[0] + a[(n + 1) % a.len()];
                                                }
                                                match k23 % 4 {
                                                    0 => {
                                                        let v25: D;
                                                        if !(a[a.len() - 1 - (0) % a.len()] >= v1) {
                                                            v25 = { a[a.len() - 1 - (2 * k23 + 1) % a.len()] };
                                                        } else {
                                                            v25 = {
                                                                let x = a[a.len() - 1 - (2 * k23 + 2) % a.len()];
                                                                lit((k23 % 4) as f64)
                                                            };
                                                        }
                                                        if e3 > lit(-0.75) {
                                                            { let right = lit(0.25) * v1.sin(); v1 -= right; }
                                                            break;
                                                        }
                                                    }
                                                    1 => {
                                                        if v1 <= lit((k23 % 4) as f64) {
                                                            continue;
                                                        }
                                                    }
                                                    2 => {
                                                    }
                                                    _ => {
                                                        { let right = x * x + lit(0.25); v1 /= right; }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    2 => {
                                        let mut v26 = { x };
                                    }
                                    _ => {
                                        if k5 % 3 == 1 {
                                            { let right = (x + a[(n + 1) % a.len()]).sin(); v1 *= right; }
                                        }
                                    }
                                }
                            }
                        }
                    };
                    { let right = lit(1.25).abs() + lit(0.5); v1 /= right; }
                } else {
                    let mut k29: usize = 0;
                    let v30: D = 'l28: loop {
                        if k29 >= 2 {
                            break lit(ALPHA) * e3;
                        }
                        k29 += 1;
                        if a[0] > lit(0.9) {
                            break 'l28 a[(n + k29) % a.len()] + x;
                        }
                    };
                    'l31: for i32 in 0..a.len() {
                        v1 = v1 * lit(0.5) + lit((n % 4) as f64) / (lit(0.125).abs() + lit(0.5));
                    }
                }
                fn inner33(s: D, t: D) -> D {
                    if s < lit(-1.0) {
                        return s / (t.abs() + lit(1.25));
                    }
                    (1..=3).map(|i34| t * s).fold(t, |acc34, t34| lit(0.5) * acc34 + acc34 * t34)
                }
                let v35 = inner33(v1, e3);
            }
            a.iter().enumerate().map(|(j36, &e36)| v1 + v1).sum::<D>() + v1 + x + a[a.len() - 1 - (n + 1) % a.len()]
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
            let mut k3: usize = 0;
            while k3 < 4 {
                k3 += 1;
                let mut p4 = (BETA + ((k3 % 4) as f64), v1);
            }
            let mut k6: usize = 0;
            while k6 < 5 {
                k6 += 1;
            }
            let c7 = |u7_0: f64, u7_1: f64| u7_0 - u7_1;
            let mut o8: Option<f64> = if q[1] > 0.7 { Some(v1) } else { None };
            for (i10, e10) in q.iter().enumerate() {
                let mut k12: usize = 0;
                let mut v13: f64 = 'l11: loop {
                    if k12 >= 4 {
                        break v1 * *e10;
                    }
                    k12 += 1;
                    v1 -= 0.25 * v1.powi(3);
                };
                let r15 = vec![v1 - a[a.len() - 1 - (2 * k12 + 0) % a.len()], *e10, o8.map(|m14| m14 * a[a.len() - 1 - (n + 1) % a.len()]).unwrap_or(v13)];
                let r15_count: usize = r15.len();
            }
            v1.sin().exp() + b[b.len() - 1 - (2 * k6 + 0) % b.len()] + q[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[1];
            let mut k3: usize = 0;
            while k3 < 4 {
                k3 += 1;
                let mut p4 = (BETA + ((k3 % 4) as f64), v1);
            }
            let mut k6: usize = 0;
            while k6 < 5 {
                k6 += 1;
            }
            let c7 = |u7_0: f64, u7_1: f64| u7_0 - u7_1;
            let mut o8: Option<f64> = if q[1] > 0.7 { Some(v1) } else { None };
            for (i10, e10) in q.iter().enumerate() {
                let mut k12: usize = 0;
                let mut v13: f64 = 'l11: loop {
                    if k12 >= 4 {
                        break v1 * *e10;
                    }
                    k12 += 1;
                    v1 -= 0.25 * v1.powi(3);
                };
                let r15 = vec![v1 - a[a.len() - 1 - (2 * k12 + 0) % a.len()], *e10, o8.map(|m14| m14 * a[a.len() - 1 - (n + 1) % a.len()]).unwrap_or(v13)];
                let r15_count: usize = r15.len();
            }
            v1.sin().exp() + b[b.len() - 1 - (2 * k6 + 0) % b.len()] + q[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.25;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = q[1];
            let mut k3: usize = 0;
            while k3 < 4 {
                k3 += 1;
                let mut p4 = (lit(BETA) + lit((k3 % 4) as f64), v1);
            }
            let mut k6: usize = 0;
            while k6 < 5 {
                k6 += 1;
            }
            let c7 = |u7_0: D, u7_1: D| u7_0 - u7_1;
            let mut o8: Option<D> = if q[1] > lit(0.7) { Some(v1) } else { None };
            for (i10, e10) in q.iter().enumerate() {
                let mut k12: usize = 0;
                let mut v13: D = 'l11: loop {
                    if k12 >= 4 {
                        break v1 * *e10;
                    }
                    k12 += 1;
                    { let right = lit(0.25) * v1.powi(3); v1 -= right; }
                };
                let r15 = vec![v1 - a[a.len() - 1 - (2 * k12 + 0) % a.len()], *e10, o8.map(|m14| m14 * a[a.len() - 1 - (n + 1) % a.len()]).unwrap_or(v13)];
                let r15_count: usize = r15.len();
            }
            v1.sin().exp() + b[b.len() - 1 - (2 * k6 + 0) % b.len()] + q[2]
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
            let o3: Option<f64> = if -2.0_f64 > v1 { Some(u * v2) } else { None };
            v2 += if u <= 0.3 { v1 } else { v1 };
            u / (v.abs() + 0.25) * v1.sin()
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x * ALPHA;
            let mut v3 = if v1 < 0.25 {
                let v2 = a[n % a.len()];
                v2
            } else { a[(n + n) % a.len()] };
            let mut r4 = vec![-a[a.len() - 1 - (n + n) % a.len()]; n % 5 + 1];
            let r4_count: usize = r4.len();
            if x >= v3 {
                let mut k5: usize = 3;
                match n % 3 {
                    0 => {
                        v1 /= v1.abs() + 1.25;
                        if a[a.len() - 1 - (2) % a.len()] <= 1.1 {
                            let v6: f64;
                            if v1 >= 0.3 {
                                v6 = a[(n + n) % a.len()];
                            } else {
                                v6 = 1.25 + v3;
                            }
                        }
                    }
                    1 => {
                        'l7: for i8 in 0..3 {
                            r4[0] *= (if n % 2 < 1 {
                                let v9: f64 = x;
                                v9
                            } else { v1 }).clamp(-2.125, 1.875);
                            let mut r11 = [BETA, a.iter().rev().enumerate().filter(|&(j10, &e10)| a[(2 * k5 + 1) % a.len()] >= v1).map(|(j10, &e10)| r4[0]).sum::<f64>()];
                        }
                    }
                    _ => {
                        for i12 in (1..r4.len()).rev() {
                            r4[i12] += r4[i12 - 1] * a[a.len() - 1 - (0) % a.len()].sin();
                        }
                        'l13: for i14 in 1..n {
                            if (v1 >= -0.3) && (v1 < 1.0) {
                                let s15: &[f64] = &a[..];
                                v3 -= 0.25 * a.iter().rev().skip(2).map(|&e16| -e16).fold(r4[0], |acc16, t16| 0.5 * acc16 + v1 * t16);
                            } else {
                                let mut k18: usize = 0;
                                while k18 < 2 {
                                    k18 += 1;
                                    for i20 in 1..=2 {
                                        k5 = (k5 * 3 + 2 * n + 2) % 5;
                                    }
                                    let v21 = v3 * ((k5 % 4) as f64);
                                }
                                r4[(0) % r4_count] = r4[(0) % r4_count] * 0.5 + v3;
                            }
                        }
                    }
                }
            } else {
                v3 += {
                    v1 = v1 * 0.5 + x * v3;
                    r4[0]
                };
                let r22 = vec![v3 * a[0], x, h0(1.1, x), r4[0] / (a[a.len() - 1 - (r4_count + r4_count) % a.len()] * a[a.len() - 1 - (r4_count + r4_count) % a.len()] + 1.25), v3 + r4[0]];
                let r22_count: usize = r22.len();
            }
            (v3 + r4[(r4_count + 1) % r4.len()], (r4[(r4_count + r4_count) % r4.len()] - v3) * v1.sin() + x + r4[2 % r4.len()])
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
            let o3: Option<f64> = if -2.0_f64 > v1 { Some(u * v2) } else { None };
            v2 += if u <= 0.3 { v1 } else { v1 };
            u / (v.abs() + 0.25) * v1.sin()
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x * ALPHA;
            let mut v3 = if v1 < 0.25 {
                let v2 = a[n % a.len()];
                v2
            } else { a[(n + n) % a.len()] };
            let mut r4 = vec![-a[a.len() - 1 - (n + n) % a.len()]; n % 5 + 1];
            let r4_count: usize = r4.len();
            if x >= v3 {
                let mut k5: usize = 3;
                match n % 3 {
                    0 => {
                        v1 /= v1.abs() + 1.25;
                        if a[a.len() - 1 - (2) % a.len()] <= 1.1 {
                            let v6: f64;
                            if v1 >= 0.3 {
                                v6 = a[(n + n) % a.len()];
                            } else {
                                v6 = 1.25 + v3;
                            }
                        }
                    }
                    1 => {
                        'l7: for i8 in 0..3 {
                            r4[0] *= (if n % 2 < 1 {
                                let v9: f64 = x;
                                v9
                            } else { v1 }).clamp(-2.125, 1.875);
                            let mut r11 = [BETA, a.iter().rev().enumerate().filter(|&(j10, &e10)| a[(2 * k5 + 1) % a.len()] >= v1).map(|(j10, &e10)| r4[0]).sum::<f64>()];
                        }
                    }
                    _ => {
                        for i12 in (1..r4.len()).rev() {
                            r4[i12] += r4[i12 - 1] * a[a.len() - 1 - (0) % a.len()].sin();
                        }
                        'l13: for i14 in 1..n {
                            if (v1 >= -0.3) && (v1 < 1.0) {
                                let s15: &[f64] = &a[..];
                                v3 -= 0.25 * a.iter().rev().skip(2).map(|&e16| -e16).fold(r4[0], |acc16, t16| 0.5 * acc16 + v1 * t16);
                            } else {
                                let mut k18: usize = 0;
                                while k18 < 2 {
                                    k18 += 1;
                                    for i20 in 1..=2 {
                                        k5 = (k5 * 3 + 2 * n + 2) % 5;
                                    }
                                    let v21 = v3 * ((k5 % 4) as f64);
                                }
                                r4[(0) % r4_count] = r4[(0) % r4_count] * 0.5 + v3;
                            }
                        }
                    }
                }
            } else {
                v3 += {
                    v1 = v1 * 0.5 + x * v3;
                    r4[0]
                };
                let r22 = vec![v3 * a[0], x, h0(1.1, x), r4[0] / (a[a.len() - 1 - (r4_count + r4_count) % a.len()] * a[a.len() - 1 - (r4_count + r4_count) % a.len()] + 1.25), v3 + r4[0]];
                let r22_count: usize = r22.len();
            }
            (v3 + r4[(r4_count + 1) % r4.len()], (r4[(r4_count + r4_count) % r4.len()] - v3) * v1.sin() + x + r4[2 % r4.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 0.7;
        pub fn h0(u: D, v: D) -> D {
            let mut v1: D = u / (v.abs() + lit(0.25));
            let mut v2: D = (v1.abs() + lit(1.25)).ln();
            let o3: Option<D> = if lit(-2.0) > v1 { Some(u * v2) } else { None };
            { let right = if u <= lit(0.3) { v1 } else { v1 }; v2 += right; }
            u / (v.abs() + lit(0.25)) * v1.sin()
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = x * lit(ALPHA);
            let mut v3 = if v1 < lit(0.25) {
                let v2 = a[n % a.len()];
                v2
            } else { a[(n + n) % a.len()] };
            let mut r4 = vec![-a[a.len() - 1 - (n + n) % a.len()]; n % 5 + 1];
            let r4_count: usize = r4.len();
            if x >= v3 {
                let mut k5: usize = 3;
                match n % 3 {
                    0 => {
                        { let right = v1.abs() + lit(1.25); v1 /= right; }
                        if a[a.len() - 1 - (2) % a.len()] <= lit(1.1) {
                            let v6: D;
                            if v1 >= lit(0.3) {
                                v6 = a[(n + n) % a.len()];
                            } else {
                                v6 = lit(1.25) + v3;
                            }
                        }
                    }
                    1 => {
                        'l7: for i8 in 0..3 {
                            { let right = (if n % 2 < 1 {
                                let v9: D = x;
                                v9
                            } else { v1 }).clamp(lit(-2.125), lit(1.875)); r4[0] *= right; }
                            let mut r11 = [lit(BETA), a.iter().rev().enumerate().filter(|&(j10, &e10)| a[(2 * k5 + 1) % a.len()] >= v1).map(|(j10, &e10)| r4[0]).sum::<D>()];
                        }
                    }
                    _ => {
                        for i12 in (1..r4.len()).rev() {
                            { let right = r4[i12 - 1] * a[a.len() - 1 - (0) % a.len()].sin(); r4[i12] += right; }
                        }
                        'l13: for i14 in 1..n {
                            if (v1 >= lit(-0.3)) && (v1 < lit(1.0)) {
                                let s15: &[D] = &a[..];
                                { let right = lit(0.25) * a.iter().rev().skip(2).map(|&e16| -e16).fold(r4[0], |acc16, t16| lit(0.5) * acc16 + v1 * t16); v3 -= right; }
                            } else {
                                let mut k18: usize = 0;
                                while k18 < 2 {
                                    k18 += 1;
                                    for i20 in 1..=2 {
                                        k5 = (k5 * 3 + 2 * n + 2) % 5;
                                    }
                                    let v21 = v3 * lit((k5 % 4) as f64);
                                }
                                r4[(0) % r4_count] = r4[(0) % r4_count] * lit(0.5) + v3;
                            }
                        }
                    }
                }
            } else {
                { let right = {
                    v1 = v1 * lit(0.5) + x * v3;
                    r4[0]
                }; v3 += right; }
                let r22 = vec![v3 * a[0], x, h0(lit(1.1), x), r4[0] / (a[a.len() - 1 - (r4_count + r4_count) % a.len()] * a[a.len() - 1 - (r4_count + r4_count) % a.len()] + lit(1.25)), v3 + r4[0]];
                let r22_count: usize = r22.len();
            }
            (v3 + r4[(r4_count + 1) % r4.len()], (r4[(r4_count + r4_count) % r4.len()] - v3) * v1.sin() + x + r4[2 % r4.len()])
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
            v2 = v2 * 0.5 + (0..1).rev().take(0).filter(|&i3| i3 % 3 != 1).map(|i3| 1.0 + 0.25 * (v + u).sin()).product::<f64>();
            let v4 = v2;
            for i6 in 0..1 {
                v1 = v;
                let mut r9 = [if u > 1.0 { ((i6 % 4) as f64) } else {
                    v2 += 0.25 * v1;
                    u
                }, (0..=i6).filter(|&i7| (u <= 0.5) && (v4 < 0.5)).map(|i7| { ((i7 % 4) as f64) }).sum::<f64>(), u * v1, (0..3).filter(|&i8| (v2 > 0.9) && (0.3_f64 <= v2)).map(|i8| v).fold(v2, |acc8, t8| 0.5 * acc8 + u * t8), if i6 % 2 < 1 {
                    let v1 = u;
                    ((i6 % 4) as f64)
                } else { ((i6 % 4) as f64) }];
            }
            ({ v2 }) - v1
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) + ((n % 4) as f64);
            let mut v2 = v1 + b[b.len() - 1 - (3) % b.len()];
            let mut r3 = [v1 / (v1.abs() + 0.25), v1 - v2];
            'l4: for i5 in 1..n {
                for i7 in 1..i5 {
                    for i8 in 1..2 {
                        r3[i8] *= (r3[i8 - 1] - r3[i8]).cos();
                    }
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t < 0.7 {
                            return s + s;
                        }
                        t
                    }
                    let v10 = inner9(v2 + v1, v2 - v1);
                }
            }
            for i12 in 0..=0 {
                r3[0] = r3[0] * 0.5 + v1;
                let mut v13 = v1.powi((i12 % 4) as i32);
            }
            v1.rem_euclid(2.25) + r3[1] + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut v2 = u * v;
            v2 = v2 * 0.5 + (0..1).rev().take(0).filter(|&i3| i3 % 3 != 1).map(|i3| 1.0 + 0.25 * (v + u).sin()).product::<f64>();
            let v4 = v2;
            for i6 in 0..1 {
                v1 = v;
                let mut r9 = [if u > 1.0 { ((i6 % 4) as f64) } else {
                    v2 += 0.25 * v1;
                    u
                }, (0..=i6).filter(|&i7| (u <= 0.5) && (v4 < 0.5)).map(|i7| { ((i7 % 4) as f64) }).sum::<f64>(), u * v1, (0..3).filter(|&i8| (v2 > 0.9) && (0.3_f64 <= v2)).map(|i8| v).fold(v2, |acc8, t8| 0.5 * acc8 + u * t8), if i6 % 2 < 1 {
                    let v1 = u;
                    ((i6 % 4) as f64)
                } else { ((i6 % 4) as f64) }];
            }
            ({ v2 }) - v1
        }
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) + ((n % 4) as f64);
            let mut v2 = v1 + b[b.len() - 1 - (3) % b.len()];
            let mut r3 = [v1 / (v1.abs() + 0.25), v1 - v2];
            'l4: for i5 in 1..n {
                for i7 in 1..i5 {
                    for i8 in 1..2 {
                        r3[i8] *= (r3[i8 - 1] - r3[i8]).cos();
                    }
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t < 0.7 {
                            return s + s;
                        }
                        t
                    }
                    let v10 = inner9(v2 + v1, v2 - v1);
                }
            }
            for i12 in 0..=0 {
                r3[0] = r3[0] * 0.5 + v1;
                let mut v13 = v1.powi((i12 % 4) as i32);
            }
            v1.rem_euclid(2.25) + r3[1] + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v;
            let mut v2 = u * v;
            v2 = v2 * lit(0.5) + (0..1).rev().take(0).filter(|&i3| i3 % 3 != 1).map(|i3| lit(1.0) + lit(0.25) * (v + u).sin()).product::<D>();
            let v4 = v2;
            for i6 in 0..1 {
                v1 = v;
                let mut r9 = [if u > lit(1.0) { lit((i6 % 4) as f64) } else {
                    { let right = lit(0.25) * v1; v2 += right; }
                    u
                }, (0..=i6).filter(|&i7| (u <= lit(0.5)) && (v4 < lit(0.5))).map(|i7| { lit((i7 % 4) as f64) }).sum::<D>(), u * v1, (0..3).filter(|&i8| (v2 > lit(0.9)) && (lit(0.3) <= v2)).map(|i8| v).fold(v2, |acc8, t8| lit(0.5) * acc8 + u * t8), if i6 % 2 < 1 {
                    let v1 = u;
                    lit((i6 % 4) as f64)
                } else { lit((i6 % 4) as f64) }];
            }
            ({ v2 }) - v1
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) + lit((n % 4) as f64);
            let mut v2 = v1 + b[b.len() - 1 - (3) % b.len()];
            let mut r3 = [v1 / (v1.abs() + lit(0.25)), v1 - v2];
            'l4: for i5 in 1..n {
                for i7 in 1..i5 {
                    for i8 in 1..2 {
                        { let right = (r3[i8 - 1] - r3[i8]).cos(); r3[i8] *= right; }
                    }
                    fn inner9(s: D, t: D) -> D {
                        if t < lit(0.7) {
                            return s + s;
                        }
                        t
                    }
                    let v10 = inner9(v2 + v1, v2 - v1);
                }
            }
            for i12 in 0..=0 {
                r3[0] = r3[0] * lit(0.5) + v1;
                let mut v13 = v1.powi((i12 % 4) as i32);
            }
            v1.rem_euclid(lit(2.25)) + r3[1] + a[a.len() - 1 - (n + 1) % a.len()]
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
            u * v7 * v7 + u
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = x + w[(n + 1) % w.len()];
            let mut v1 = x;
            if v1 >= 1.0 {
                w[w.len() - 1 - (2 * n + 2) % w.len()] -= v1;
                return ((n % 4) as f64);
            }
            x += match n % 3 {
                0 => {
                    let v2 = ALPHA.powi((n % 4) as i32);
                    v1
                }
                1 => { w[0 % w.len()] }
                _ => { x }
            };
            let mut r3: [f64; 4] = [x + w[(n + 1) % w.len()]; 4];
            x * 0.7_f64 + x.sin() + w[(n + 1) % w.len()]
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
            u * v7 * v7 + u
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = x + w[(n + 1) % w.len()];
            let mut v1 = x;
            if v1 >= 1.0 {
                w[w.len() - 1 - (2 * n + 2) % w.len()] -= v1;
                return ((n % 4) as f64);
            }
            x += match n % 3 {
                0 => {
                    let v2 = ALPHA.powi((n % 4) as i32);
                    v1
                }
                1 => { w[0 % w.len()] }
                _ => { x }
            };
            let mut r3: [f64; 4] = [x + w[(n + 1) % w.len()]; 4];
            x * 0.7_f64 + x.sin() + w[(n + 1) % w.len()]
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
            u * v7 * v7 + u
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x = x + w[(n + 1) % w.len()];
            let mut v1 = x;
            if v1 >= lit(1.0) {
                { let right = v1; w[w.len() - 1 - (2 * n + 2) % w.len()] -= right; }
                return lit((n % 4) as f64);
            }
            { let right = match n % 3 {
                0 => {
                    let v2 = lit(ALPHA).powi((n % 4) as i32);
                    v1
                }
                1 => { w[0 % w.len()] }
                _ => { x }
            }; x += right; }
            let mut r3: [D; 4] = [x + w[(n + 1) % w.len()]; 4];
            x * lit(0.7) + x.sin() + w[(n + 1) % w.len()]
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
            v2 += v2 + v1;
            v1 += v1 / (q[0] * q[0] + 0.25);
            let v3 = v2 + ((n % 4) as f64);
            let mut v4 = v2 * 1.1;
            let v5: f64;
            if b[0] > 0.3 {
                v5 = v3;
            } else {
                v5 = b[0] + ((n % 4) as f64);
            }
            0.3 * v4.sin() + v1 + b[b.len() - 1 - (n + n) % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = { a[0] };
            let mut v2 = v1.max(((n % 4) as f64));
            v2 += v2 + v1;
            v1 += v1 / (q[0] * q[0] + 0.25);
            let v3 = v2 + ((n % 4) as f64);
            let mut v4 = v2 * 1.1;
            let v5: f64;
            if b[0] > 0.3 {
                v5 = v3;
            } else {
                v5 = b[0] + ((n % 4) as f64);
            }
            0.3 * v4.sin() + v1 + b[b.len() - 1 - (n + n) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = { a[0] };
            let mut v2 = v1.max(lit((n % 4) as f64));
            { let right = v2 + v1; v2 += right; }
            { let right = v1 / (q[0] * q[0] + lit(0.25)); v1 += right; }
            let v3 = v2 + lit((n % 4) as f64);
            let mut v4 = v2 * lit(1.1);
            let v5: D;
            if b[0] > lit(0.3) {
                v5 = v3;
            } else {
                v5 = b[0] + lit((n % 4) as f64);
            }
            lit(0.3) * v4.sin() + v1 + b[b.len() - 1 - (n + n) % b.len()]
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
            v2 += r3.chunks_exact(2).map(|e4| r3[0].max(r3[1 % 2])).sum::<f64>();
            if r3[1] > 1.5 {
                if r3[4 % 2] >= 1.25 {
                    if u < 0.5 {
                        fn inner5(s: f64, t: f64) -> f64 {
                            if s >= t {
                                return s;
                            }
                            t
                        }
                        let v7 = inner5(r3[2 - 1 - (1) % 2], r3.iter().zip(&r3).skip(1).map(|(&e6, &z6)| z6 * r3[0]).fold(r3[1], |acc6, t6| acc6.sin() + v * t6));
                        v1 = v1 * 0.5 + r3[1];
                    } else {
                        let v9: f64 = r3.iter().zip(&r3).filter(|&(&e8, &z8)| u >= -0.9).map(|(&e8, &z8)| r3[2 % 2] * -1.25).filter(|&m8| r3[1] > v1).fold(0.9_f64, |acc8, t8| 0.5 * acc8 + t8 * t8);
                        if r3[0] <= 0.3 {
                            let mut k11: usize = 0;
                            let mut v21: f64 = 'l10: loop {
                                if k11 >= 5 {
                                    break r3[1];
                                }
                                k11 += 1;
                                let v12 = if 2.0_f64 >= -0.9 { r3[1] } else {
                                    r3[(k11 + k11) % 2] = (v9 * -2.0).sin();
                                    r3[(k11 + k11) % 2]
                                };
                                {
                                    r3[(2 * k11 + 2) % 2] = v1;
                                    for e14 in r3 {
                                        fn inner15(s: f64, t: f64) -> f64 {
                                            if -0.5_f64 > 1.0 {
                                                return t.sin();
                                            }
                                            t * s
                                        }
                                        let v16 = inner15(r3[2 - 1 - (k11) % 2], v12.sin());
                                        let mut k18: usize = 0;
                                        loop {
                                            if k18 >= 3 {
                                                break;
                                            }
                                            k18 += 1;
                                            let v19: f64;
                                            if k11 % 3 == 1 {
                                                v19 = r3.chunks(2).map(|e20| v16 * v2).fold(((k11 % 4) as f64), |acc20, t20| 0.5 * acc20 + r3[2 - 1 - (3) % 2] * t20);
                                            } else {
                                                v19 = r3[(k11 + 1) % 2].sin().exp();
                                            }
                                            if v1 <= 1.1 {
                                                v2 -= 0.25 * u;
                                                break;
                                            }
                                        }
                                    }
                                }
                            };
                        } else {
                            let mut u = v + r3[2 % 2];
                        }
                    }
                } else {
                    {
                        let mut p22 = (u.max(-2.25).min(2.375).exp(), v1 + -0.3);
                    }
                    let mut v24 = (0..5).take(1).map(|i23| r3[0]).fold(v2, |acc23, t23| acc23.sin() + v2 * t23);
                }
            } else {
                let mut k25: usize = 2;
                let mut k27: usize = 0;
                while k27 < 5 {
                    k27 += 1;
                    for i28 in 1..2 {
                        r3[i28] *= (r3[i28 - 1] - r3[i28]).cos();
                    }
                    const GAMMA_29: f64 = 0.9;
                    v2 = 2.0_f64.sin() * GAMMA_29;
                }
            }
            ((0.75 - -0.5 - v2 + v) * u + r3[2 - 1 - (0) % 2], v2 * v1 * v * u + r3[1])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = -x;
            let mut x = w[(n + n) % w.len()];
            let mut r1: [f64; 2] = [x / (x.abs() + 0.25), x];
            fn inner2(s: f64, t: f64) -> f64 {
                if (s < -1.25) || (s >= 1.25) {
                    return s * t;
                }
                1.25 / (s.abs() + 0.5)
            }
            let v7 = inner2(if r1[1] >= x {
                for i4 in 1..=n {
                    let mut k5: usize = 0;
                }
                ((n % 4) as f64)
            } else {
                let v6 = w[n % w.len()];
                r1[(n + n) % 2]
            }, r1[(n + n) % 2] * x);
            let mut k9: usize = 0;
            'l8: while (k9 < 6) && (r1[2 - 1 - (n + n) % 2] <= x) {
                k9 += 1;
                {
                    match n % 2 {
                        0 => {
                            let mut o10: Option<f64> = if x > 0.5 { Some(r1[2 - 1 - (n + n) % 2] / (v7 * v7 + 0.5)) } else { None };
                        }
                        _ => {
                            w[n % w.len()] += 0.25 * (match n % 2 {
                                0 => { r1[1] }
                                _ => {
                                    x /= w[(n + 1) % w.len()].abs() + 1.25;
                                    w[(2 * k9 + 2) % w.len()]
                                }
                            });
                        }
                    }
                }
                const GAMMA_11: f64 = 0.7;
                x = w[(n + 1) % w.len()] * GAMMA_11;
            }
            (r1[0] - x) * v7.sin() + x + w[2 % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = 0.9;
            let mut v2 = u * v;
            let mut r3 = [u * v, -2.0 / (1.5_f64 * 1.5_f64 + 0.25)];
            v2 += r3.chunks_exact(2).map(|e4| r3[0].max(r3[1 % 2])).sum::<f64>();
            if r3[1] > 1.5 {
                if r3[4 % 2] >= 1.25 {
                    if u < 0.5 {
                        fn inner5(s: f64, t: f64) -> f64 {
                            if s >= t {
                                return s;
                            }
                            t
                        }
                        let v7 = inner5(r3[2 - 1 - (1) % 2], r3.iter().zip(&r3).skip(1).map(|(&e6, &z6)| z6 * r3[0]).fold(r3[1], |acc6, t6| acc6.sin() + v * t6));
                        v1 = v1 * 0.5 + r3[1];
                    } else {
                        let v9: f64 = r3.iter().zip(&r3).filter(|&(&e8, &z8)| u >= -0.9).map(|(&e8, &z8)| r3[2 % 2] * -1.25).filter(|&m8| r3[1] > v1).fold(0.9_f64, |acc8, t8| 0.5 * acc8 + t8 * t8);
                        if r3[0] <= 0.3 {
                            let mut k11: usize = 0;
                            let mut v21: f64 = 'l10: loop {
                                if k11 >= 5 {
                                    break r3[1];
                                }
                                k11 += 1;
                                let v12 = if 2.0_f64 >= -0.9 { r3[1] } else {
                                    r3[(k11 + k11) % 2] = (v9 * -2.0).sin();
                                    r3[(k11 + k11) % 2]
                                };
                                {
                                    r3[(2 * k11 + 2) % 2] = v1;
                                    for e14 in r3 {
                                        fn inner15(s: f64, t: f64) -> f64 {
                                            if -0.5_f64 > 1.0 {
                                                return t.sin();
                                            }
                                            t * s
                                        }
                                        let v16 = inner15(r3[2 - 1 - (k11) % 2], v12.sin());
                                        let mut k18: usize = 0;
                                        loop {
                                            if k18 >= 3 {
                                                break;
                                            }
                                            k18 += 1;
                                            let v19: f64;
                                            if k11 % 3 == 1 {
                                                v19 = r3.chunks(2).map(|e20| v16 * v2).fold(((k11 % 4) as f64), |acc20, t20| 0.5 * acc20 + r3[2 - 1 - (3) % 2] * t20);
                                            } else {
                                                v19 = r3[(k11 + 1) % 2].sin().exp();
                                            }
                                            if v1 <= 1.1 {
                                                v2 -= 0.25 * u;
                                                break;
                                            }
                                        }
                                    }
                                }
                            };
                        } else {
                            let mut u = v + r3[2 % 2];
                        }
                    }
                } else {
                    {
                        let mut p22 = (u.max(-2.25).min(2.375).exp(), v1 + -0.3);
                    }
                    let mut v24 = (0..5).take(1).map(|i23| r3[0]).fold(v2, |acc23, t23| acc23.sin() + v2 * t23);
                }
            } else {
                let mut k25: usize = 2;
                let mut k27: usize = 0;
                while k27 < 5 {
                    k27 += 1;
                    for i28 in 1..2 {
                        r3[i28] *= (r3[i28 - 1] - r3[i28]).cos();
                    }
                    const GAMMA_29: f64 = 0.9;
                    v2 = 2.0_f64.sin() * GAMMA_29;
                }
            }
            ((0.75 - -0.5 - v2 + v) * u + r3[2 - 1 - (0) % 2], v2 * v1 * v * u + r3[1])
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = -x;
            let mut x = w[(n + n) % w.len()];
            let mut r1: [f64; 2] = [x / (x.abs() + 0.25), x];
            fn inner2(s: f64, t: f64) -> f64 {
                if (s < -1.25) || (s >= 1.25) {
                    return s * t;
                }
                1.25 / (s.abs() + 0.5)
            }
            let v7 = inner2(if r1[1] >= x {
                for i4 in 1..=n {
                    let mut k5: usize = 0;
                }
                ((n % 4) as f64)
            } else {
                let v6 = w[n % w.len()];
                r1[(n + n) % 2]
            }, r1[(n + n) % 2] * x);
            let mut k9: usize = 0;
            'l8: while (k9 < 6) && (r1[2 - 1 - (n + n) % 2] <= x) {
                k9 += 1;
                {
                    match n % 2 {
                        0 => {
                            let mut o10: Option<f64> = if x > 0.5 { Some(r1[2 - 1 - (n + n) % 2] / (v7 * v7 + 0.5)) } else { None };
                        }
                        _ => {
                            w[n % w.len()] += 0.25 * (match n % 2 {
                                0 => { r1[1] }
                                _ => {
                                    x /= w[(n + 1) % w.len()].abs() + 1.25;
                                    w[(2 * k9 + 2) % w.len()]
                                }
                            });
                        }
                    }
                }
                const GAMMA_11: f64 = 0.7;
                x = w[(n + 1) % w.len()] * GAMMA_11;
            }
            (r1[0] - x) * v7.sin() + x + w[2 % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = lit(0.9);
            let mut v2 = u * v;
            let mut r3 = [u * v, lit(-2.0) / (lit(1.5) * lit(1.5) + lit(0.25))];
            { let right = r3.chunks_exact(2).map(|e4| r3[0].max(r3[1 % 2])).sum::<D>(); v2 += right; }
            if r3[1] > lit(1.5) {
                if r3[4 % 2] >= lit(1.25) {
                    if u < lit(0.5) {
                        fn inner5(s: D, t: D) -> D {
                            if s >= t {
                                return s;
                            }
                            t
                        }
                        let v7 = inner5(r3[2 - 1 - (1) % 2], r3.iter().zip(&r3).skip(1).map(|(&e6, &z6)| z6 * r3[0]).fold(r3[1], |acc6, t6| acc6.sin() + v * t6));
                        v1 = v1 * lit(0.5) + r3[1];
                    } else {
                        let v9: D = r3.iter().zip(&r3).filter(|&(&e8, &z8)| u >= lit(-0.9)).map(|(&e8, &z8)| r3[2 % 2] * lit(-1.25)).filter(|&m8| r3[1] > v1).fold(lit(0.9), |acc8, t8| lit(0.5) * acc8 + t8 * t8);
                        if r3[0] <= lit(0.3) {
                            let mut k11: usize = 0;
                            let mut v21: D = 'l10: loop {
                                if k11 >= 5 {
                                    break r3[1];
                                }
                                k11 += 1;
                                let v12 = if lit(2.0) >= lit(-0.9) { r3[1] } else {
                                    r3[(k11 + k11) % 2] = (v9 * lit(-2.0)).sin();
                                    r3[(k11 + k11) % 2]
                                };
                                {
                                    r3[(2 * k11 + 2) % 2] = v1;
                                    for e14 in r3 {
                                        fn inner15(s: D, t: D) -> D {
                                            if lit(-0.5) > lit(1.0) {
                                                return t.sin();
                                            }
                                            t * s
                                        }
                                        let v16 = inner15(r3[2 - 1 - (k11) % 2], v12.sin());
                                        let mut k18: usize = 0;
                                        loop {
                                            if k18 >= 3 {
                                                break;
                                            }
                                            k18 += 1;
                                            let v19: D;
                                            if k11 % 3 == 1 {
                                                v19 = r3.chunks(2).map(|e20| v16 * v2).fold(lit((k11 % 4) as f64), |acc20, t20| lit(0.5) * acc20 + r3[2 - 1 - (3) % 2] * t20);
                                            } else {
                                                v19 = r3[(k11 + 1) % 2].sin().exp();
                                            }
                                            if v1 <= lit(1.1) {
                                                { let right = lit(0.25) * u; v2 -= right; }
                                                break;
                                            }
                                        }
                                    }
                                }
                            };
                        } else {
                            let mut u = v + r3[2 % 2];
                        }
                    }
                } else {
                    {
                        let mut p22 = (u.max(lit(-2.25)).min(lit(2.375)).exp(), v1 + lit(-0.3));
                    }
                    let mut v24 = (0..5).take(1).map(|i23| r3[0]).fold(v2, |acc23, t23| acc23.sin() + v2 * t23);
                }
            } else {
                let mut k25: usize = 2;
                let mut k27: usize = 0;
                while k27 < 5 {
                    k27 += 1;
                    for i28 in 1..2 {
                        { let right = (r3[i28 - 1] - r3[i28]).cos(); r3[i28] *= right; }
                    }
                    const GAMMA_29: f64 = 0.9;
                    v2 = lit(2.0).sin() * lit(GAMMA_29);
                }
            }
            ((lit(0.75) - lit(-0.5) - v2 + v) * u + r3[2 - 1 - (0) % 2], v2 * v1 * v * u + r3[1])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x = -x;
            let mut x = w[(n + n) % w.len()];
            let mut r1: [D; 2] = [x / (x.abs() + lit(0.25)), x];
            fn inner2(s: D, t: D) -> D {
                if (s < lit(-1.25)) || (s >= lit(1.25)) {
                    return s * t;
                }
                lit(1.25) / (s.abs() + lit(0.5))
            }
            let v7 = inner2(if r1[1] >= x {
                for i4 in 1..=n {
                    let mut k5: usize = 0;
                }
                lit((n % 4) as f64)
            } else {
                let v6 = w[n % w.len()];
                r1[(n + n) % 2]
            }, r1[(n + n) % 2] * x);
            let mut k9: usize = 0;
            'l8: while (k9 < 6) && (r1[2 - 1 - (n + n) % 2] <= x) {
                k9 += 1;
                {
                    match n % 2 {
                        0 => {
                            let mut o10: Option<D> = if x > lit(0.5) { Some(r1[2 - 1 - (n + n) % 2] / (v7 * v7 + lit(0.5))) } else { None };
                        }
                        _ => {
                            { let right = lit(0.25) * (match n % 2 {
                                0 => { r1[1] }
                                _ => {
                                    { let right = w[(n + 1) % w.len()].abs() + lit(1.25); x /= right; }
                                    w[(2 * k9 + 2) % w.len()]
                                }
                            }); w[n % w.len()] += right; }
                        }
                    }
                }
                const GAMMA_11: f64 = 0.7;
                x = w[(n + 1) % w.len()] * lit(GAMMA_11);
            }
            (r1[0] - x) * v7.sin() + x + w[2 % w.len()]
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
            r2[3] /= ((n % 4) as f64) * ((n % 4) as f64) + 0.5;
            v1 -= r2[2] + ((n % 4) as f64);
            for i4 in 0..n {
                if r2[(n + i4) % 4] >= 0.9 {
                    if r2[4 - 1 - (0) % 4] <= -0.5 {
                        v1 += 0.25 * (y * x);
                    }
                }
            }
            x * v1 + r2[2 % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = BETA + y;
            let mut r2 = [v1, y * y, v1, y * x];
            r2[3] /= ((n % 4) as f64) * ((n % 4) as f64) + 0.5;
            v1 -= r2[2] + ((n % 4) as f64);
            for i4 in 0..n {
                if r2[(n + i4) % 4] >= 0.9 {
                    if r2[4 - 1 - (0) % 4] <= -0.5 {
                        v1 += 0.25 * (y * x);
                    }
                }
            }
            x * v1 + r2[2 % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit(BETA) + y;
            let mut r2 = [v1, y * y, v1, y * x];
            { let right = lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.5); r2[3] /= right; }
            { let right = r2[2] + lit((n % 4) as f64); v1 -= right; }
            for i4 in 0..n {
                if r2[(n + i4) % 4] >= lit(0.9) {
                    if r2[4 - 1 - (0) % 4] <= lit(-0.5) {
                        { let right = lit(0.25) * (y * x); v1 += right; }
                    }
                }
            }
            x * v1 + r2[2 % 4]
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
            match n % 4 {
                0 => {
                    'l5: for &e6 in q {
                        for &e8 in a {
                            let p9: (f64, f64) = (-2.0, (ALPHA as i64 as f64));
                        }
                    }
                    v4 += v4.sin().exp_m1();
                }
                1 => {
                    let v10 = -v4;
                    match n % 4 {
                        0 => {
                            if n % 2 == 1 {
                                let v4 = a.iter().rev().zip(b).filter(|&(&e11, &z11)| ((n % 4) as f64) >= ((n % 4) as f64)).map(|(&e11, &z11)| b[2 % b.len()]).fold(v10, |acc11, t11| 0.5 * acc11 + ALPHA * t11);
                                {
                                    let mut o12: Option<f64> = if (((n % 4) as f64) > 1.5) && (q[(2 * n + 0) % 4] >= q[3]) { Some({ v4 }) } else { None };
                                }
                            } else {
                                const GAMMA_13: f64 = 1.5;
                                v4 = v10 * GAMMA_13;
                            }
                            let p14 = (v10, v4 - v10);
                        }
                        1 if v4 <= v4 => {
                            let mut k16: usize = 0;
                            'l15: while k16 < 4 {
                                k16 += 1;
                                for &e18 in q {
                                    match n % 4 {
                                        0 if v4 > -0.125 => {
                                            let c19 = |u19_0: f64, u19_1: f64| u19_0 * (b[(2 * n + 2) % b.len()] + u19_0);
                                        }
                                        1 => {
                                            let mut v20 = a[a.len() - 1 - (k16) % a.len()];
                                            let v21 = ALPHA;
                                        }
                                        2 if ((n % 4) as f64) > ALPHA => {
                                            let mut r22 = [match k16 % 2 {
                                                0 => { a[0] }
                                                _ => {
                                                    v4 -= 0.25 * ((n % 4) as f64);
                                                    e18
                                                }
                                            }; 3];
                                        }
                                        _ => {
                                            for _ in 0..k16 % 4 {
                                                fn inner25(s: f64, t: f64) -> f64 {
                                                    if s > 1.1 {
                                                        return (s * s + 0.25).ln();
                                                    }
                                                    0.125
                                                }
                                                let v26 = inner25(e18 / (b[0] * b[0] + 1.25), v10 * q[0]);
                                                match k16 % 3 {
                                                    0 => {
                                                        const GAMMA_27: f64 = 0.7;
                                                        v4 *= (0.3 / (e18 * e18 + 0.5)).tanh() * GAMMA_27;
                                                        v4 -= 0.25 * (match n % 2 {
                                                            0 if e18 <= 0.7 => {
                                                                let v28: f64 = e18;
                                                                ALPHA
                                                            }
                                                            _ => { b[0] }
                                                        });
                                                    }
                                                    1 => {
                                                        if n % 2 != 1 {
                                                            let mut v4 = { ((k16 % 4) as f64) };
                                                        } else {
                                                            v4 *= (-v10).atan();
                                                        }
                                                    }
                                                    _ => {
                                                        const GAMMA_29: f64 = 0.125;
                                                        v4 += 0.25 * f64::max(v4, ALPHA) * GAMMA_29;
                                                        v4 += 0.25 * (e18 + a[a.len() - 1 - (n + k16) % a.len()]);
                                                    }
                                                }
                                            }
                                            let mut p30: (f64, f64) = (v4.min(v4), b[k16 % b.len()]);
                                        }
                                    }
                                    let mut v31 = v10;
                                }
                                if n % 3 != 1 {
                                    v4 = 0.7_f64.sin();
                                    break 'l15;
                                }
                            }
                        }
                        2 => {
                            for e33 in a.iter() {
                                let mut k35: usize = 0;
                                while k35 < 7 {
                                    k35 += 1;
                                    v4 += 0.25 * (if *e33 >= v4 { v4 } else { *e33 });
                                }
                            }
                        }
                        _ => {
                            for (i37, e37) in b.iter().enumerate() {
                                v4 -= 0.25 * *e37;
                                v4 += 0.25 * ({
                                    let v38 = v4;
                                    ALPHA
                                });
                            }
                            let mut v40 = a.iter().zip(b).enumerate().map(|(j39, (&e39, &z39))| e39 + z39).filter(|&m39| 1.1_f64 <= v10).sum::<f64>();
                        }
                    }
                }
                2 => {
                    for i42 in 0..b.len() {
                        let mut r43: [f64; 3] = [0.0; 3];
                        if n % 2 == 1 {
                        } else {
                            let p45 = ((0..n).map(|i44| v4 * v4).sum::<f64>(), b[b.len() - 1 - (2 * i42 + 0) % b.len()] * -2.0);
                            if n % 2 < 1 {
                                v4 /= v4.abs() + 0.25;
                                break;
                            }
                        }
                    }
                }
                _ => {
                    v4 -= q[0] - ALPHA;
                }
            }
            ALPHA / (b[0].abs() + 0.5) + a[0]
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
            match n % 4 {
                0 => {
                    'l5: for &e6 in q {
                        for &e8 in a {
                            let p9: (f64, f64) = (-2.0, (ALPHA as i64 as f64));
                        }
                    }
                    v4 += v4.sin().exp_m1();
                }
                1 => {
                    let v10 = -v4;
                    match n % 4 {
                        0 => {
                            if n % 2 == 1 {
                                let v4 = a.iter().rev().zip(b).filter(|&(&e11, &z11)| ((n % 4) as f64) >= ((n % 4) as f64)).map(|(&e11, &z11)| b[2 % b.len()]).fold(v10, |acc11, t11| 0.5 * acc11 + ALPHA * t11);
                                {
                                    let mut o12: Option<f64> = if (((n % 4) as f64) > 1.5) && (q[(2 * n + 0) % 4] >= q[3]) { Some({ v4 }) } else { None };
                                }
                            } else {
                                const GAMMA_13: f64 = 1.5;
                                v4 = v10 * GAMMA_13;
                            }
                            let p14 = (v10, v4 - v10);
                        }
                        1 if v4 <= v4 => {
                            let mut k16: usize = 0;
                            'l15: while k16 < 4 {
                                k16 += 1;
                                for &e18 in q {
                                    match n % 4 {
                                        0 if v4 > -0.125 => {
                                            let c19 = |u19_0: f64, u19_1: f64| u19_0 * (b[(2 * n + 2) % b.len()] + u19_0);
                                        }
                                        1 => {
                                            let mut v20 = a[a.len() - 1 - (k16) % a.len()];
                                            let v21 = ALPHA;
                                        }
                                        2 if ((n % 4) as f64) > ALPHA => {
                                            let mut r22 = [match k16 % 2 {
                                                0 => { a[0] }
                                                _ => {
                                                    v4 -= 0.25 * ((n % 4) as f64);
                                                    e18
                                                }
                                            }; 3];
                                        }
                                        _ => {
                                            for _ in 0..k16 % 4 {
                                                fn inner25(s: f64, t: f64) -> f64 {
                                                    if s > 1.1 {
                                                        return (s * s + 0.25).ln();
                                                    }
                                                    0.125
                                                }
                                                let v26 = inner25(e18 / (b[0] * b[0] + 1.25), v10 * q[0]);
                                                match k16 % 3 {
                                                    0 => {
                                                        const GAMMA_27: f64 = 0.7;
                                                        v4 *= (0.3 / (e18 * e18 + 0.5)).tanh() * GAMMA_27;
                                                        v4 -= 0.25 * (match n % 2 {
                                                            0 if e18 <= 0.7 => {
                                                                let v28: f64 = e18;
                                                                ALPHA
                                                            }
                                                            _ => { b[0] }
                                                        });
                                                    }
                                                    1 => {
                                                        if n % 2 != 1 {
                                                            let mut v4 = { ((k16 % 4) as f64) };
                                                        } else {
                                                            v4 *= (-v10).atan();
                                                        }
                                                    }
                                                    _ => {
                                                        const GAMMA_29: f64 = 0.125;
                                                        v4 += 0.25 * f64::max(v4, ALPHA) * GAMMA_29;
                                                        v4 += 0.25 * (e18 + a[a.len() - 1 - (n + k16) % a.len()]);
                                                    }
                                                }
                                            }
                                            let mut p30: (f64, f64) = (v4.min(v4), b[k16 % b.len()]);
                                        }
                                    }
                                    let mut v31 = v10;
                                }
                                if n % 3 != 1 {
                                    v4 = 0.7_f64.sin();
                                    break 'l15;
                                }
                            }
                        }
                        2 => {
                            for e33 in a.iter() {
                                let mut k35: usize = 0;
                                while k35 < 7 {
                                    k35 += 1;
                                    v4 += 0.25 * (if *e33 >= v4 { v4 } else { *e33 });
                                }
                            }
                        }
                        _ => {
                            for (i37, e37) in b.iter().enumerate() {
                                v4 -= 0.25 * *e37;
                                v4 += 0.25 * ({
                                    let v38 = v4;
                                    ALPHA
                                });
                            }
                            let mut v40 = a.iter().zip(b).enumerate().map(|(j39, (&e39, &z39))| e39 + z39).filter(|&m39| 1.1_f64 <= v10).sum::<f64>();
                        }
                    }
                }
                2 => {
                    for i42 in 0..b.len() {
                        let mut r43: [f64; 3] = [0.0; 3];
                        if n % 2 == 1 {
                        } else {
                            let p45 = ((0..n).map(|i44| v4 * v4).sum::<f64>(), b[b.len() - 1 - (2 * i42 + 0) % b.len()] * -2.0);
                            if n % 2 < 1 {
                                v4 /= v4.abs() + 0.25;
                                break;
                            }
                        }
                    }
                }
                _ => {
                    v4 -= q[0] - ALPHA;
                }
            }
            ALPHA / (b[0].abs() + 0.5) + a[0]
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
            match n % 4 {
                0 => {
                    'l5: for &e6 in q {
                        for &e8 in a {
                            let p9: (D, D) = (lit(-2.0), lit(lit(ALPHA).value() as i64 as f64));
                        }
                    }
                    { let right = v4.sin().exp_m1(); v4 += right; }
                }
                1 => {
                    let v10 = -v4;
                    match n % 4 {
                        0 => {
                            if n % 2 == 1 {
                                let v4 = a.iter().rev().zip(b).filter(|&(&e11, &z11)| lit((n % 4) as f64) >= lit((n % 4) as f64)).map(|(&e11, &z11)| b[2 % b.len()]).fold(v10, |acc11, t11| lit(0.5) * acc11 + lit(ALPHA) * t11);
                                {
                                    let mut o12: Option<D> = if (lit((n % 4) as f64) > lit(1.5)) && (q[(2 * n + 0) % 4] >= q[3]) { Some({ v4 }) } else { None };
                                }
                            } else {
                                const GAMMA_13: f64 = 1.5;
                                v4 = v10 * lit(GAMMA_13);
                            }
                            let p14 = (v10, v4 - v10);
                        }
                        1 if v4 <= v4 => {
                            let mut k16: usize = 0;
                            'l15: while k16 < 4 {
                                k16 += 1;
                                for &e18 in q {
                                    match n % 4 {
                                        0 if v4 > lit(-0.125) => {
                                            let c19 = |u19_0: D, u19_1: D| u19_0 * (b[(2 * n + 2) % b.len()] + u19_0);
                                        }
                                        1 => {
                                            let mut v20 = a[a.len() - 1 - (k16) % a.len()];
                                            let v21 = lit(ALPHA);
                                        }
                                        2 if lit((n % 4) as f64) > lit(ALPHA) => {
                                            let mut r22 = [match k16 % 2 {
                                                0 => { a[0] }
                                                _ => {
                                                    { let right = lit(0.25) * lit((n % 4) as f64); v4 -= right; }
                                                    e18
                                                }
                                            }; 3];
                                        }
                                        _ => {
                                            for _ in 0..k16 % 4 {
                                                fn inner25(s: D, t: D) -> D {
                                                    if s > lit(1.1) {
                                                        return (s * s + lit(0.25)).ln();
                                                    }
                                                    lit(0.125)
                                                }
                                                let v26 = inner25(e18 / (b[0] * b[0] + lit(1.25)), v10 * q[0]);
                                                match k16 % 3 {
                                                    0 => {
                                                        const GAMMA_27: f64 = 0.7;
                                                        { let right = (lit(0.3) / (e18 * e18 + lit(0.5))).tanh() * lit(GAMMA_27); v4 *= right; }
                                                        { let right = lit(0.25) * (match n % 2 {
                                                            0 if e18 <= lit(0.7) => {
                                                                let v28: D = e18;
                                                                lit(ALPHA)
                                                            }
                                                            _ => { b[0] }
                                                        }); v4 -= right; }
                                                    }
                                                    1 => {
                                                        if n % 2 != 1 {
                                                            let mut v4 = { lit((k16 % 4) as f64) };
                                                        } else {
                                                            { let right = (-v10).atan(); v4 *= right; }
                                                        }
                                                    }
                                                    _ => {
                                                        const GAMMA_29: f64 = 0.125;
                                                        { let right = lit(0.25) * D::max(v4, lit(ALPHA)) * lit(GAMMA_29); v4 += right; }
                                                        { let right = lit(0.25) * (e18 + a[a.len() - 1 - (n + k16) % a.len()]); v4 += right; }
                                                    }
                                                }
                                            }
                                            let mut p30: (D, D) = (v4.min(v4), b[k16 % b.len()]);
                                        }
                                    }
                                    let mut v31 = v10;
                                }
                                if n % 3 != 1 {
                                    v4 = lit(0.7).sin();
                                    break 'l15;
                                }
                            }
                        }
                        2 => {
                            for e33 in a.iter() {
                                let mut k35: usize = 0;
                                while k35 < 7 {
                                    k35 += 1;
                                    { let right = lit(0.25) * (if *e33 >= v4 { v4 } else { *e33 }); v4 += right; }
                                }
                            }
                        }
                        _ => {
                            for (i37, e37) in b.iter().enumerate() {
                                { let right = lit(0.25) * *e37; v4 -= right; }
                                { let right = lit(0.25) * ({
                                    let v38 = v4;
                                    lit(ALPHA)
                                }); v4 += right; }
                            }
                            let mut v40 = a.iter().zip(b).enumerate().map(|(j39, (&e39, &z39))| e39 + z39).filter(|&m39| lit(1.1) <= v10).sum::<D>();
                        }
                    }
                }
                2 => {
                    for i42 in 0..b.len() {
                        let mut r43: [D; 3] = [lit(0.0); 3];
                        if n % 2 == 1 {
                        } else {
                            let p45 = ((0..n).map(|i44| v4 * v4).sum::<D>(), b[b.len() - 1 - (2 * i42 + 0) % b.len()] * lit(-2.0));
                            if n % 2 < 1 {
                                { let right = v4.abs() + lit(0.25); v4 /= right; }
                                break;
                            }
                        }
                    }
                }
                _ => {
                    { let right = q[0] - lit(ALPHA); v4 -= right; }
                }
            }
            lit(ALPHA) / (b[0].abs() + lit(0.5)) + a[0]
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
            for i3 in 1..w.len() {
                w[i3] = w[i3 - 1] * w[(2 * i3 + 2) % w.len()].atan() + w[i3];
            }
            'l4: for i5 in 0..1 {
                let r7: Vec<f64> = w.iter().zip(r2.iter()).map(|(&e6, &z6)| ((i5 % 4) as f64) / (e6 * e6 + 0.25)).collect();
                let r7_count: usize = r7.len();
                let (mut v8, v9): (f64, f64) = (-u, v1);
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = a[n % a.len()];
            let mut r3 = [{ v1 }, v1 - x, (1..n).rev().map(|i2| 1.0 + 0.25 * (v1 * v1).sin()).product::<f64>(), a[(2 * n + 1) % a.len()] % 1.75, x];
            let v4: f64;
            if x <= 0.9 {
                v4 = r3.iter().fold(v1, |acc5, &e5| acc5.sin() + e5 * e5);
            } else {
                v4 = match n % 3 {
                    0 | 5 => {
                        let v6: f64 = v1;
                        v1
                    }
                    1 => {
                        let v1 = a[0];
                        x
                    }
                    _ => { v1 }
                };
            }
            if n % 2 == 1 {
                v1 = v1 * 0.5 + (0.9 * ALPHA.sin()).atanh();
                v1 -= v4 + x;
            }
            match n % 4 {
                0 => {
                    r3[5 - 1 - (4) % 5] *= v1.tanh();
                    for e8 in r3.iter() {
                        v1 -= 0.25 * f64::acosh((*e8).abs() + 0.25 + 1.0);
                    }
                }
                1 => {
                    h0(&mut r3, x);
                    v1 -= v1 - BETA;
                }
                2 if ((n % 4) as f64) <= a[a.len() - 1 - (2 * n + 1) % a.len()] => {
                    r3[5 - 1 - (n) % 5] = 0.9;
                }
                _ => {
                    match n % 4 {
                        0 => {
                            let v9 = ((n % 4) as f64) - v4;
                            v1 -= v9 + r3[0];
                        }
                        1 => {
                            let mut k11: usize = 0;
                            while k11 < 2 {
                                k11 += 1;
                                r3[(k11 + 1) % 5] = (v1 * v4).sin();
                            }
                        }
                        2 if ((n % 4) as f64) <= 1.0 => {
                            r3[4] = (BETA.abs() + 0.25).ln();
                            h0(&mut r3, BETA - v1);
                        }
                        _ => {
                            h0(&mut r3, (0..n).rev().take(n).filter(|&i12| (x > -1.25) && (v1 <= 0.5)).map(|i12| ((i12 % 4) as f64) * v4).filter(|&m12| 0.25_f64 < v1).fold(a[1 % a.len()], |acc12, t12| 0.5 * acc12 + t12 * t12));
                        }
                    }
                    v1 = v1 * 0.5 + ({
                        let v13 = v1;
                        0.5
                    });
                }
            }
            r3[4] * v1 + v4.sin() + x + r3[(n + n) % 5]
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
            for i3 in 1..w.len() {
                w[i3] = w[i3 - 1] * w[(2 * i3 + 2) % w.len()].atan() + w[i3];
            }
            'l4: for i5 in 0..1 {
                let r7: Vec<f64> = w.iter().zip(r2.iter()).map(|(&e6, &z6)| ((i5 % 4) as f64) / (e6 * e6 + 0.25)).collect();
                let r7_count: usize = r7.len();
                let (mut v8, v9): (f64, f64) = (-u, v1);
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = a[n % a.len()];
            let mut r3 = [{ v1 }, v1 - x, (1..n).rev().map(|i2| 1.0 + 0.25 * (v1 * v1).sin()).product::<f64>(), a[(2 * n + 1) % a.len()] % 1.75, x];
            let v4: f64;
            if x <= 0.9 {
                v4 = r3.iter().fold(v1, |acc5, &e5| acc5.sin() + e5 * e5);
            } else {
                v4 = match n % 3 {
                    0 | 5 => {
                        let v6: f64 = v1;
                        v1
                    }
                    1 => {
                        let v1 = a[0];
                        x
                    }
                    _ => { v1 }
                };
            }
            if n % 2 == 1 {
                v1 = v1 * 0.5 + (0.9 * ALPHA.sin()).atanh();
                v1 -= v4 + x;
            }
            match n % 4 {
                0 => {
                    r3[5 - 1 - (4) % 5] *= v1.tanh();
                    for e8 in r3.iter() {
                        v1 -= 0.25 * f64::acosh((*e8).abs() + 0.25 + 1.0);
                    }
                }
                1 => {
                    h0(&mut r3, x);
                    v1 -= v1 - BETA;
                }
                2 if ((n % 4) as f64) <= a[a.len() - 1 - (2 * n + 1) % a.len()] => {
                    r3[5 - 1 - (n) % 5] = 0.9;
                }
                _ => {
                    match n % 4 {
                        0 => {
                            let v9 = ((n % 4) as f64) - v4;
                            v1 -= v9 + r3[0];
                        }
                        1 => {
                            let mut k11: usize = 0;
                            while k11 < 2 {
                                k11 += 1;
                                r3[(k11 + 1) % 5] = (v1 * v4).sin();
                            }
                        }
                        2 if ((n % 4) as f64) <= 1.0 => {
                            r3[4] = (BETA.abs() + 0.25).ln();
                            h0(&mut r3, BETA - v1);
                        }
                        _ => {
                            h0(&mut r3, (0..n).rev().take(n).filter(|&i12| (x > -1.25) && (v1 <= 0.5)).map(|i12| ((i12 % 4) as f64) * v4).filter(|&m12| 0.25_f64 < v1).fold(a[1 % a.len()], |acc12, t12| 0.5 * acc12 + t12 * t12));
                        }
                    }
                    v1 = v1 * 0.5 + ({
                        let v13 = v1;
                        0.5
                    });
                }
            }
            r3[4] * v1 + v4.sin() + x + r3[(n + n) % 5]
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
            for i3 in 1..w.len() {
                w[i3] = w[i3 - 1] * w[(2 * i3 + 2) % w.len()].atan() + w[i3];
            }
            'l4: for i5 in 0..1 {
                let r7: Vec<D> = w.iter().zip(r2.iter()).map(|(&e6, &z6)| lit((i5 % 4) as f64) / (e6 * e6 + lit(0.25))).collect();
                let r7_count: usize = r7.len();
                let (mut v8, v9): (D, D) = (-u, v1);
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = a[n % a.len()];
            let mut r3 = [{ v1 }, v1 - x, (1..n).rev().map(|i2| lit(1.0) + lit(0.25) * (v1 * v1).sin()).product::<D>(), a[(2 * n + 1) % a.len()] % lit(1.75), x];
            let v4: D;
            if x <= lit(0.9) {
                v4 = r3.iter().fold(v1, |acc5, &e5| acc5.sin() + e5 * e5);
            } else {
                v4 = match n % 3 {
                    0 | 5 => {
                        let v6: D = v1;
                        v1
                    }
                    1 => {
                        let v1 = a[0];
                        x
                    }
                    _ => { v1 }
                };
            }
            if n % 2 == 1 {
                v1 = v1 * lit(0.5) + (lit(0.9) * lit(ALPHA).sin()).atanh();
                { let right = v4 + x; v1 -= right; }
            }
            match n % 4 {
                0 => {
                    { let right = v1.tanh(); r3[5 - 1 - (4) % 5] *= right; }
                    for e8 in r3.iter() {
                        { let right = lit(0.25) * D::acosh((*e8).abs() + lit(0.25) + lit(1.0)); v1 -= right; }
                    }
                }
                1 => {
                    h0(&mut r3, x);
                    { let right = v1 - lit(BETA); v1 -= right; }
                }
                2 if lit((n % 4) as f64) <= a[a.len() - 1 - (2 * n + 1) % a.len()] => {
                    r3[5 - 1 - (n) % 5] = lit(0.9);
                }
                _ => {
                    match n % 4 {
                        0 => {
                            let v9 = lit((n % 4) as f64) - v4;
                            { let right = v9 + r3[0]; v1 -= right; }
                        }
                        1 => {
                            let mut k11: usize = 0;
                            while k11 < 2 {
                                k11 += 1;
                                r3[(k11 + 1) % 5] = (v1 * v4).sin();
                            }
                        }
                        2 if lit((n % 4) as f64) <= lit(1.0) => {
                            r3[4] = (lit(BETA).abs() + lit(0.25)).ln();
                            h0(&mut r3, lit(BETA) - v1);
                        }
                        _ => {
                            h0(&mut r3, (0..n).rev().take(n).filter(|&i12| (x > lit(-1.25)) && (v1 <= lit(0.5))).map(|i12| lit((i12 % 4) as f64) * v4).filter(|&m12| lit(0.25) < v1).fold(a[1 % a.len()], |acc12, t12| lit(0.5) * acc12 + t12 * t12));
                        }
                    }
                    v1 = v1 * lit(0.5) + ({
                        let v13 = v1;
                        lit(0.5)
                    });
                }
            }
            r3[4] * v1 + v4.sin() + x + r3[(n + n) % 5]
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
            let mut r3 = [if !(v1 >= 0.3) {
                let mut r2 = [v1 + 1.0; 2];
                ((k % 4) as f64)
            } else { v1 }, u - ALPHA];
            let mut k5: usize = 0;
            let mut v7: f64 = loop {
                if k5 >= 4 {
                    break a.iter().map(|&e6| u).filter(|&m6| m6 < 0.9).fold(u, |acc6, t6| 0.5 * acc6 + acc6 * t6);
                }
                k5 += 1;
                r3[0] = (v1 * r3[0]).tanh();
            };
            v1 * u + v7.sin() - u
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x - x;
            let mut k3: usize = 0;
            while k3 < 4 {
                k3 += 1;
                if x > p[(k3 + n) % 3] {
                    for i4 in 1..3 {
                        p[i4] += p[i4 - 1] * p[2].sin();
                    }
                    {
                        for e6 in p.iter_mut() {
                            fn inner7(s: f64, t: f64) -> f64 {
                                if 1.1_f64 <= 1.5 {
                                    return t * -1.5;
                                }
                                t
                            }
                            let v8: f64 = inner7(v1 - ((n % 4) as f64), ((n % 4) as f64));
                        }
                    }
                }
            }
            if ALPHA <= 0.7 {
                'l9: for i10 in 1..=0 {
                    let mut v11 = x / (x.abs() + 1.25);
                }
                fn inner12(s: f64, t: f64) -> f64 {
                    if s > 1.1 {
                        return (s.abs() + 1.25).powf(2.25);
                    }
                    s
                }
                let v13 = inner12({
                    p[0] = p[0] * 0.5 + ((k3 % 4) as f64) * p[1];
                    v1
                }, x.sin());
            }
            [-0.125 + x - v1.sin() + p[2], -x + p[(k3 + k3) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = if k % 3 < 1 { u } else { ((k % 4) as f64) };
            let mut r3 = [if !(v1 >= 0.3) {
                let mut r2 = [v1 + 1.0; 2];
                ((k % 4) as f64)
            } else { v1 }, u - ALPHA];
            let mut k5: usize = 0;
            let mut v7: f64 = loop {
                if k5 >= 4 {
                    break a.iter().map(|&e6| u).filter(|&m6| m6 < 0.9).fold(u, |acc6, t6| 0.5 * acc6 + acc6 * t6);
                }
                k5 += 1;
                r3[0] = (v1 * r3[0]).tanh();
            };
            v1 * u + v7.sin() - u
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x - x;
            let mut k3: usize = 0;
            while k3 < 4 {
                k3 += 1;
                if x > p[(k3 + n) % 3] {
                    for i4 in 1..3 {
                        p[i4] += p[i4 - 1] * p[2].sin();
                    }
                    {
                        for e6 in p.iter_mut() {
                            fn inner7(s: f64, t: f64) -> f64 {
                                if 1.1_f64 <= 1.5 {
                                    return t * -1.5;
                                }
                                t
                            }
                            let v8: f64 = inner7(v1 - ((n % 4) as f64), ((n % 4) as f64));
                        }
                    }
                }
            }
            if ALPHA <= 0.7 {
                'l9: for i10 in 1..=0 {
                    let mut v11 = x / (x.abs() + 1.25);
                }
                fn inner12(s: f64, t: f64) -> f64 {
                    if s > 1.1 {
                        return (s.abs() + 1.25).powf(2.25);
                    }
                    s
                }
                let v13 = inner12({
                    p[0] = p[0] * 0.5 + ((k3 % 4) as f64) * p[1];
                    v1
                }, x.sin());
            }
            [-0.125 + x - v1.sin() + p[2], -x + p[(k3 + k3) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = if k % 3 < 1 { u } else { lit((k % 4) as f64) };
            let mut r3 = [if !(v1 >= lit(0.3)) {
                let mut r2 = [v1 + lit(1.0); 2];
                lit((k % 4) as f64)
            } else { v1 }, u - lit(ALPHA)];
            let mut k5: usize = 0;
            let mut v7: D = loop {
                if k5 >= 4 {
                    break a.iter().map(|&e6| u).filter(|&m6| m6 < lit(0.9)).fold(u, |acc6, t6| lit(0.5) * acc6 + acc6 * t6);
                }
                k5 += 1;
                r3[0] = (v1 * r3[0]).tanh();
            };
            v1 * u + v7.sin() - u
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x - x;
            let mut k3: usize = 0;
            while k3 < 4 {
                k3 += 1;
                if x > p[(k3 + n) % 3] {
                    for i4 in 1..3 {
                        { let right = p[i4 - 1] * p[2].sin(); p[i4] += right; }
                    }
                    {
                        for e6 in p.iter_mut() {
                            fn inner7(s: D, t: D) -> D {
                                if lit(1.1) <= lit(1.5) {
                                    return t * lit(-1.5);
                                }
                                t
                            }
                            let v8: D = inner7(v1 - lit((n % 4) as f64), lit((n % 4) as f64));
                        }
                    }
                }
            }
            if lit(ALPHA) <= lit(0.7) {
                'l9: for i10 in 1..=0 {
                    let mut v11 = x / (x.abs() + lit(1.25));
                }
                fn inner12(s: D, t: D) -> D {
                    if s > lit(1.1) {
                        return (s.abs() + lit(1.25)).powf(lit(2.25));
                    }
                    s
                }
                let v13 = inner12({
                    p[0] = p[0] * lit(0.5) + lit((k3 % 4) as f64) * p[1];
                    v1
                }, x.sin());
            }
            [lit(-0.125) + x - v1.sin() + p[2], -x + p[(k3 + k3) % 3]]
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
            for &e4 in &p {
                let v5 = x + v1;
                let c6 = move |u6_0: f64| u6_0 * (e4 + -0.7);
            }
            'l7: for _ in 0..n {
                p[2] -= 0.25 * v1.atan2(1.0 * 1.0 + 0.25);
            }
            {
                let mut k10: usize = 0;
                let mut v12: f64 = loop {
                    if k10 >= 3 {
                        break p.chunks_exact(2).take(2 * k10 + 1).map(|e11| v1).sum::<f64>();
                    }
                    k10 += 1;
                };
                let c13 = |u13_0: f64, u13_1: f64| u13_0 * ((k10 % 4) as f64);
            }
            [v1 + x, (x + v1) * v1 + x.sin() + p[3 - 1 - (4) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v1 = p.iter().rev().enumerate().map(|(j2, &e2)| x + x).sum::<f64>();
            for &e4 in &p {
                let v5 = x + v1;
                let c6 = move |u6_0: f64| u6_0 * (e4 + -0.7);
            }
            'l7: for _ in 0..n {
                p[2] -= 0.25 * v1.atan2(1.0 * 1.0 + 0.25);
            }
            {
                let mut k10: usize = 0;
                let mut v12: f64 = loop {
                    if k10 >= 3 {
                        break p.chunks_exact(2).take(2 * k10 + 1).map(|e11| v1).sum::<f64>();
                    }
                    k10 += 1;
                };
                let c13 = |u13_0: f64, u13_1: f64| u13_0 * ((k10 % 4) as f64);
            }
            [v1 + x, (x + v1) * v1 + x.sin() + p[3 - 1 - (4) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            let mut v1 = p.iter().rev().enumerate().map(|(j2, &e2)| x + x).sum::<D>();
            for &e4 in &p {
                let v5 = x + v1;
                let c6 = move |u6_0: D| u6_0 * (e4 + lit(-0.7));
            }
            'l7: for _ in 0..n {
                { let right = lit(0.25) * v1.atan2(lit(1.0) * lit(1.0) + lit(0.25)); p[2] -= right; }
            }
            {
                let mut k10: usize = 0;
                let mut v12: D = loop {
                    if k10 >= 3 {
                        break p.chunks_exact(2).take(2 * k10 + 1).map(|e11| v1).sum::<D>();
                    }
                    k10 += 1;
                };
                let c13 = |u13_0: D, u13_1: D| u13_0 * lit((k10 % 4) as f64);
            }
            [v1 + x, (x + v1) * v1 + x.sin() + p[3 - 1 - (4) % 3]]
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
            r2[2 - 1 - (n + 1) % 2] /= v1.abs() + 1.25;
            let p3: (f64, f64) = (v1, x);
            if n % 3 == 1 {
                v1 += a[a.len() - 1 - (n + 1) % a.len()] + r2[0];
                if a[0] > 1.5 {
                    match n % 4 {
                        0 => {
                            match n % 2 {
                                0 => {
                                    let mut k5: usize = 0;
                                    while k5 < 2 {
                                        k5 += 1;
                                        v1 += 0.25 * x;
                                    }
                                }
                                _ => {
                                }
                            }
                        }
                        1 if a[(2 * n + 1) % a.len()] <= -1.5 => {
                            r2[(n + 1) % 2] = a.iter().zip(&r2).map(|(&e6, &z6)| (r2[(n + n) % 2].abs() + 1.25).log(2.5)).sum::<f64>();
                            for i7 in 1..2 {
                                r2[i7] = r2[i7 - 1] * (x / (1.0 + x * x)) + r2[i7];
                            }
                        }
                        2 if x <= v1 => {
                            for i9 in 1..2 {
                                r2[0] += 0.25 * v1.midpoint(a[0]);
                            }
                        }
                        _ => {
                            let mut v10 = a[(2 * n + 0) % a.len()] - a[(2 * n + 2) % a.len()];
                        }
                    }
                    let o11: Option<f64> = if p3.0 >= x { Some((v1.abs() + 0.5).powf(2.25)) } else { None };
                } else {
                    let v12 = 1.1 / (p3.0.abs() + 1.25);
                }
            }
            -v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut r2: [f64; 2] = [0.0; 2];
            r2[2 - 1 - (n + 1) % 2] /= v1.abs() + 1.25;
            let p3: (f64, f64) = (v1, x);
            if n % 3 == 1 {
                v1 += a[a.len() - 1 - (n + 1) % a.len()] + r2[0];
                if a[0] > 1.5 {
                    match n % 4 {
                        0 => {
                            match n % 2 {
                                0 => {
                                    let mut k5: usize = 0;
                                    while k5 < 2 {
                                        k5 += 1;
                                        v1 += 0.25 * x;
                                    }
                                }
                                _ => {
                                }
                            }
                        }
                        1 if a[(2 * n + 1) % a.len()] <= -1.5 => {
                            r2[(n + 1) % 2] = a.iter().zip(&r2).map(|(&e6, &z6)| (r2[(n + n) % 2].abs() + 1.25).log(2.5)).sum::<f64>();
                            for i7 in 1..2 {
                                r2[i7] = r2[i7 - 1] * (x / (1.0 + x * x)) + r2[i7];
                            }
                        }
                        2 if x <= v1 => {
                            for i9 in 1..2 {
                                r2[0] += 0.25 * v1.midpoint(a[0]);
                            }
                        }
                        _ => {
                            let mut v10 = a[(2 * n + 0) % a.len()] - a[(2 * n + 2) % a.len()];
                        }
                    }
                    let o11: Option<f64> = if p3.0 >= x { Some((v1.abs() + 0.5).powf(2.25)) } else { None };
                } else {
                    let v12 = 1.1 / (p3.0.abs() + 1.25);
                }
            }
            -v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let mut r2: [D; 2] = [lit(0.0); 2];
            { let right = v1.abs() + lit(1.25); r2[2 - 1 - (n + 1) % 2] /= right; }
            let p3: (D, D) = (v1, x);
            if n % 3 == 1 {
                { let right = a[a.len() - 1 - (n + 1) % a.len()] + r2[0]; v1 += right; }
                if a[0] > lit(1.5) {
                    match n % 4 {
                        0 => {
                            match n % 2 {
                                0 => {
                                    let mut k5: usize = 0;
                                    while k5 < 2 {
                                        k5 += 1;
                                        { let right = lit(0.25) * x; v1 += right; }
                                    }
                                }
                                _ => {
                                }
                            }
                        }
                        1 if a[(2 * n + 1) % a.len()] <= lit(-1.5) => {
                            r2[(n + 1) % 2] = a.iter().zip(&r2).map(|(&e6, &z6)| (r2[(n + n) % 2].abs() + lit(1.25)).log(lit(2.5))).sum::<D>();
                            for i7 in 1..2 {
                                r2[i7] = r2[i7 - 1] * (x / (lit(1.0) + x * x)) + r2[i7];
                            }
                        }
                        2 if x <= v1 => {
                            for i9 in 1..2 {
                                { let right = lit(0.25) * v1.midpoint(a[0]); r2[0] += right; }
                            }
                        }
                        _ => {
                            let mut v10 = a[(2 * n + 0) % a.len()] - a[(2 * n + 2) % a.len()];
                        }
                    }
                    let o11: Option<D> = if p3.0 >= x { Some((v1.abs() + lit(0.5)).powf(lit(2.25))) } else { None };
                } else {
                    let v12 = lit(1.1) / (p3.0.abs() + lit(1.25));
                }
            }
            -v1
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
            let r2_count: usize = r2.len();
            for i4 in 1..r2.len() {
                'l5: for _ in 0..k {
                    let mut r8: Vec<f64> = r2.iter().rev().map(|&e7| u * v1).collect();
                    let r8_count: usize = r8.len();
                }
            }
            v1 + r2[r2.len() - 1 - (2 * r2_count + 2) % r2.len()] + 0.5 * h0((u * r2[(k + 1) % r2.len()]).sin(), k - 1)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 1.0;
            let mut r2: [f64; 2] = [0.0; 2];
            fn inner3(s: f64, t: f64) -> f64 {
                if t <= 0.9 {
                    return s + t;
                }
                s + t
            }
            let v4 = inner3(BETA + -0.25_f64, if r2[(n + n) % 2] > y { r2[1] } else { v1 });
            let v5 = r2[(2 * n + 0) % 2];
            'l6: for (i7, e7) in r2.iter().enumerate() {
                let o8: Option<f64> = if ((n % 4) as f64) <= r2[1] { Some(if 1.25_f64 < 0.5 { *e7 } else {
                    v1 = f64::rem_euclid(((i7 % 4) as f64), 2.25).atan();
                    v5
                }) } else { None };
            }
            v4 + r2[(n + 1) % 2] + y.sin() + r2[1]
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
            let r2_count: usize = r2.len();
            for i4 in 1..r2.len() {
                'l5: for _ in 0..k {
                    let mut r8: Vec<f64> = r2.iter().rev().map(|&e7| u * v1).collect();
                    let r8_count: usize = r8.len();
                }
            }
            v1 + r2[r2.len() - 1 - (2 * r2_count + 2) % r2.len()] + 0.5 * h0((u * r2[(k + 1) % r2.len()]).sin(), k - 1)
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 1.0;
            let mut r2: [f64; 2] = [0.0; 2];
            fn inner3(s: f64, t: f64) -> f64 {
                if t <= 0.9 {
                    return s + t;
                }
                s + t
            }
            let v4 = inner3(BETA + -0.25_f64, if r2[(n + n) % 2] > y { r2[1] } else { v1 });
            let v5 = r2[(2 * n + 0) % 2];
            'l6: for (i7, e7) in r2.iter().enumerate() {
                let o8: Option<f64> = if ((n % 4) as f64) <= r2[1] { Some(if 1.25_f64 < 0.5 { *e7 } else {
                    v1 = f64::rem_euclid(((i7 % 4) as f64), 2.25).atan();
                    v5
                }) } else { None };
            }
            v4 + r2[(n + 1) % 2] + y.sin() + r2[1]
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
            let r2_count: usize = r2.len();
            for i4 in 1..r2.len() {
                'l5: for _ in 0..k {
                    let mut r8: Vec<D> = r2.iter().rev().map(|&e7| u * v1).collect();
                    let r8_count: usize = r8.len();
                }
            }
            v1 + r2[r2.len() - 1 - (2 * r2_count + 2) % r2.len()] + lit(0.5) * h0((u * r2[(k + 1) % r2.len()]).sin(), k - 1)
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = lit(1.0);
            let mut r2: [D; 2] = [lit(0.0); 2];
            fn inner3(s: D, t: D) -> D {
                if t <= lit(0.9) {
                    return s + t;
                }
                s + t
            }
            let v4 = inner3(lit(BETA) + lit(-0.25), if r2[(n + n) % 2] > y { r2[1] } else { v1 });
            let v5 = r2[(2 * n + 0) % 2];
            'l6: for (i7, e7) in r2.iter().enumerate() {
                let o8: Option<D> = if lit((n % 4) as f64) <= r2[1] { Some(if lit(1.25) < lit(0.5) { *e7 } else {
                    v1 = D::rem_euclid(lit((i7 % 4) as f64), lit(2.25)).atan();
                    v5
                }) } else { None };
            }
            v4 + r2[(n + 1) % 2] + y.sin() + r2[1]
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
            'l3: for i4 in (0..2).step_by(2) {
                fn inner5(s: f64, t: f64) -> f64 {
                    if s < t {
                        return s;
                    }
                    t.powi(0)
                }
                let v7 = inner5(u, w.iter().map(|&e6| 1.5_f64).sum::<f64>());
                let v8: f64 = r2[0];
            }
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2 = {
                let v1: f64 = 1.5;
                v1
            };
            let mut v3 = 1.0_f64;
            let mut r4 = vec![0.3_f64 / (ALPHA.abs() + 0.25); 2];
            let r4_count: usize = r4.len();
            let c5 = move |u5_0: f64, u5_1: f64| u5_0 - (ALPHA * ALPHA + 0.25).sqrt();
            let v6: f64;
            if v3 <= 0.125 {
                v6 = v3 * a[(r4_count + 1) % a.len()];
            } else {
                v6 = -r4[(n + 1) % r4.len()];
            }
            r4[(r4_count + r4_count) % r4_count] *= (b[0] * v2).cos();
            (v2, v3) = ((-r4[r4.len() - 1 - (n + 1) % r4.len()]).sin(), (v3 + r4[0]).max(-2.25).min(2.375));
            fn inner7(s: f64, t: f64) -> f64 {
                if -1.5_f64 > -1.25 {
                    return (0..3).filter(|&i8| i8 % 3 < 1).map(|i8| (1..=0).take(i8).map(|i9| s).sum::<f64>()).sum::<f64>();
                }
                s * s
            }
            let v10: f64 = inner7(a[0] + q[1], r4[r4.len() - 1 - (2 * n + 1) % r4.len()]);
            (v3, v2) = (v2, v3);
            v6.atan2(v10 * v10 + 0.5) + v10.sin() - v6 - v2.sin() + b[b.len() - 1 - (n + 1) % b.len()] + a[1 % a.len()]
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
            'l3: for i4 in (0..2).step_by(2) {
                fn inner5(s: f64, t: f64) -> f64 {
                    if s < t {
                        return s;
                    }
                    t.powi(0)
                }
                let v7 = inner5(u, w.iter().map(|&e6| 1.5_f64).sum::<f64>());
                let v8: f64 = r2[0];
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2 = {
                let v1: f64 = 1.5;
                v1
            };
            let mut v3 = 1.0_f64;
            let mut r4 = vec![0.3_f64 / (ALPHA.abs() + 0.25); 2];
            let r4_count: usize = r4.len();
            let c5 = move |u5_0: f64, u5_1: f64| u5_0 - (ALPHA * ALPHA + 0.25).sqrt();
            let v6: f64;
            if v3 <= 0.125 {
                v6 = v3 * a[(r4_count + 1) % a.len()];
            } else {
                v6 = -r4[(n + 1) % r4.len()];
            }
            r4[(r4_count + r4_count) % r4_count] *= (b[0] * v2).cos();
            (v2, v3) = ((-r4[r4.len() - 1 - (n + 1) % r4.len()]).sin(), (v3 + r4[0]).max(-2.25).min(2.375));
            fn inner7(s: f64, t: f64) -> f64 {
                if -1.5_f64 > -1.25 {
                    return (0..3).filter(|&i8| i8 % 3 < 1).map(|i8| (1..=0).take(i8).map(|i9| s).sum::<f64>()).sum::<f64>();
                }
                s * s
            }
            let v10: f64 = inner7(a[0] + q[1], r4[r4.len() - 1 - (2 * n + 1) % r4.len()]);
            (v3, v2) = (v2, v3);
            v6.atan2(v10 * v10 + 0.5) + v10.sin() - v6 - v2.sin() + b[b.len() - 1 - (n + 1) % b.len()] + a[1 % a.len()]
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
            'l3: for i4 in (0..2).step_by(2) {
                fn inner5(s: D, t: D) -> D {
                    if s < t {
                        return s;
                    }
                    t.powi(0)
                }
                let v7 = inner5(u, w.iter().map(|&e6| lit(1.5)).sum::<D>());
                let v8: D = r2[0];
            }
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v2 = {
                let v1: D = lit(1.5);
                v1
            };
            let mut v3 = lit(1.0);
            let mut r4 = vec![lit(0.3) / (lit(ALPHA).abs() + lit(0.25)); 2];
            let r4_count: usize = r4.len();
            let c5 = move |u5_0: D, u5_1: D| u5_0 - (lit(ALPHA) * lit(ALPHA) + lit(0.25)).sqrt();
            let v6: D;
            if v3 <= lit(0.125) {
                v6 = v3 * a[(r4_count + 1) % a.len()];
            } else {
                v6 = -r4[(n + 1) % r4.len()];
            }
            { let right = (b[0] * v2).cos(); r4[(r4_count + r4_count) % r4_count] *= right; }
            (v2, v3) = ((-r4[r4.len() - 1 - (n + 1) % r4.len()]).sin(), (v3 + r4[0]).max(lit(-2.25)).min(lit(2.375)));
            fn inner7(s: D, t: D) -> D {
                if lit(-1.5) > lit(-1.25) {
                    return (0..3).filter(|&i8| i8 % 3 < 1).map(|i8| (1..=0).take(i8).map(|i9| s).sum::<D>()).sum::<D>();
                }
                s * s
            }
            let v10: D = inner7(a[0] + q[1], r4[r4.len() - 1 - (2 * n + 1) % r4.len()]);
            (v3, v2) = (v2, v3);
            v6.atan2(v10 * v10 + lit(0.5)) + v10.sin() - v6 - v2.sin() + b[b.len() - 1 - (n + 1) % b.len()] + a[1 % a.len()]
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
            for i4 in 1..n {
                let mut k6: usize = 0;
                'l5: while k6 < 7 {
                    k6 += 1;
                    v1 = x;
                    let mut p7 = ({ v2 }, w[w.len() - 1 - (2 * n + 2) % w.len()]);
                }
                v1 /= ((k6 % 4) as f64) * ((k6 % 4) as f64) + 0.25;
            }
            let mut r8 = [w[0] * x, v2 * 0.5, f64::exp(1.0_f64.cos())];
            for &e10 in w.iter() {
                for i12 in 0..3 {
                    'l13: for (i14, e14) in w.iter().enumerate() {
                        let v15 = *e14;
                        r8[(2 * n + 2) % 3] = (e10 / (x.abs() + 0.25)).clamp(-2.125, 1.875);
                    }
                }
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
            for i4 in 1..n {
                let mut k6: usize = 0;
                'l5: while k6 < 7 {
                    k6 += 1;
                    v1 = x;
                    let mut p7 = ({ v2 }, w[w.len() - 1 - (2 * n + 2) % w.len()]);
                }
                v1 /= ((k6 % 4) as f64) * ((k6 % 4) as f64) + 0.25;
            }
            let mut r8 = [w[0] * x, v2 * 0.5, f64::exp(1.0_f64.cos())];
            for &e10 in w.iter() {
                for i12 in 0..3 {
                    'l13: for (i14, e14) in w.iter().enumerate() {
                        let v15 = *e14;
                        r8[(2 * n + 2) % 3] = (e10 / (x.abs() + 0.25)).clamp(-2.125, 1.875);
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = lit(0.3);
            let mut v2 = lit((n % 4) as f64);
            for i4 in 1..n {
                let mut k6: usize = 0;
                'l5: while k6 < 7 {
                    k6 += 1;
                    v1 = x;
                    let mut p7 = ({ v2 }, w[w.len() - 1 - (2 * n + 2) % w.len()]);
                }
                { let right = lit((k6 % 4) as f64) * lit((k6 % 4) as f64) + lit(0.25); v1 /= right; }
            }
            let mut r8 = [w[0] * x, v2 * lit(0.5), D::exp(lit(1.0).cos())];
            for &e10 in w.iter() {
                for i12 in 0..3 {
                    'l13: for (i14, e14) in w.iter().enumerate() {
                        let v15 = *e14;
                        r8[(2 * n + 2) % 3] = (e10 / (x.abs() + lit(0.25))).clamp(lit(-2.125), lit(1.875));
                    }
                }
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
            let r2_count: usize = r2.len();
            let mut o3: Option<f64> = if r2[r2.len() - 1 - (k) % r2.len()] >= -0.5 { Some(match k % 3 {
                0 | 5 if u <= 0.7 => {
                    v1 = u;
                    v1
                }
                1 | 6 => { v1 }
                _ => {
                    let u = ALPHA;
                    v1
                }
            }) } else { None };
            let mut k5: usize = 0;
            let mut v7: f64 = 'l4: loop {
                if k5 >= 0 {
                    break v1 + u;
                }
                k5 += 1;
                if k5 % 2 < 1 {
                    continue;
                } else {
                    let o6: Option<f64> = if k5 % 3 == 1 { Some(v1) } else { None };
                }
            };
            if v7 >= 0.25 {
                return Some(1.0);
            }
            Some((if v1 <= r2[0 % r2.len()] {
                let v8 = r2[k5 % r2.len()];
                v1
            } else { v1 }) * u + r2[(2 * k5 + 0) % r2.len()])
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = { a[a.len() - 1 - (n + 1) % a.len()] };
            let mut v2 = match n % 2 {
                0 => { a[a.len() - 1 - (n + 1) % a.len()] }
                _ => {
                    v1 -= a[a.len() - 1 - (n + n) % a.len()];
                    a[a.len() - 1 - (3) % a.len()]
                }
            };
            const GAMMA_3: f64 = 1.0;
            v1 = v2 / (((n % 4) as f64).abs() + 0.25) * GAMMA_3;
            let mut r4 = vec![v1; n % 5 + 1];
            let r4_count: usize = r4.len();
            fn inner5(s: f64, t: f64) -> f64 {
                if s > -0.75 {
                    return s * 0.125;
                }
                t + t
            }
            let v6 = inner5(if n % 3 < 1 { 1.25 } else { v2 }, a[(2 * n + 2) % a.len()]);
            if r4_count % 3 < 1 {
                return ((r4_count % 4) as f64);
            }
            v2 = v6;
            for i8 in (1..r4_count).rev() {
                if a[(n + n) % a.len()] <= 0.5 {
                    for i9 in 1..r4.len() {
                        r4[i9] += r4[i9 - 1] * x.sin();
                    }
                } else {
                    if v6 > 0.7 {
                    }
                    const GAMMA_10: f64 = 0.9;
                    v2 = (match r4_count % 3 {
                        0 | 5 if r4[2 % r4.len()] >= 0.25 => {
                            let v11 = v2;
                            0.3_f64
                        }
                        1 => { ALPHA }
                        _ => { r4[(i8 + i8) % r4.len()] }
                    }).cos() * GAMMA_10;
                }
                fn inner12(s: f64, t: f64) -> f64 {
                    if (1.0_f64 <= -0.7) || (t > 0.9) {
                        return t;
                    }
                    t
                }
                let v15 = inner12({ x }, if v6 <= v6 {
                    let v13 = a[r4_count % a.len()];
                    ALPHA
                } else {
                    let v14: f64 = a[a.len() - 1 - (2 * i8 + 2) % a.len()];
                    v6
                });
            }
            x * v1 - x.sin() + r4[(r4_count + 1) % r4.len()] + a[(n + r4_count) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.125;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ALPHA + u;
            let mut r2 = vec![{ v1 }; k % 5 + 1];
            let r2_count: usize = r2.len();
            let mut o3: Option<f64> = if r2[r2.len() - 1 - (k) % r2.len()] >= -0.5 { Some(match k % 3 {
                0 | 5 if u <= 0.7 => {
                    v1 = u;
                    v1
                }
                1 | 6 => { v1 }
                _ => {
                    let u = ALPHA;
                    v1
                }
            }) } else { None };
            let mut k5: usize = 0;
            let mut v7: f64 = 'l4: loop {
                if k5 >= 0 {
                    break v1 + u;
                }
                k5 += 1;
                if k5 % 2 < 1 {
                    continue;
                } else {
                    let o6: Option<f64> = if k5 % 3 == 1 { Some(v1) } else { None };
                }
            };
            if v7 >= 0.25 {
                return Some(1.0);
            }
            Some((if v1 <= r2[0 % r2.len()] {
                let v8 = r2[k5 % r2.len()];
                v1
            } else { v1 }) * u + r2[(2 * k5 + 0) % r2.len()])
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = { a[a.len() - 1 - (n + 1) % a.len()] };
            let mut v2 = match n % 2 {
                0 => { a[a.len() - 1 - (n + 1) % a.len()] }
                _ => {
                    v1 -= a[a.len() - 1 - (n + n) % a.len()];
                    a[a.len() - 1 - (3) % a.len()]
                }
            };
            const GAMMA_3: f64 = 1.0;
            v1 = v2 / (((n % 4) as f64).abs() + 0.25) * GAMMA_3;
            let mut r4 = vec![v1; n % 5 + 1];
            let r4_count: usize = r4.len();
            fn inner5(s: f64, t: f64) -> f64 {
                if s > -0.75 {
                    return s * 0.125;
                }
                t + t
            }
            let v6 = inner5(if n % 3 < 1 { 1.25 } else { v2 }, a[(2 * n + 2) % a.len()]);
            if r4_count % 3 < 1 {
                return ((r4_count % 4) as f64);
            }
            v2 = v6;
            for i8 in (1..r4_count).rev() {
                if a[(n + n) % a.len()] <= 0.5 {
                    for i9 in 1..r4.len() {
                        r4[i9] += r4[i9 - 1] * x.sin();
                    }
                } else {
                    if v6 > 0.7 {
                    }
                    const GAMMA_10: f64 = 0.9;
                    v2 = (match r4_count % 3 {
                        0 | 5 if r4[2 % r4.len()] >= 0.25 => {
                            let v11 = v2;
                            0.3_f64
                        }
                        1 => { ALPHA }
                        _ => { r4[(i8 + i8) % r4.len()] }
                    }).cos() * GAMMA_10;
                }
                fn inner12(s: f64, t: f64) -> f64 {
                    if (1.0_f64 <= -0.7) || (t > 0.9) {
                        return t;
                    }
                    t
                }
                let v15 = inner12({ x }, if v6 <= v6 {
                    let v13 = a[r4_count % a.len()];
                    ALPHA
                } else {
                    let v14: f64 = a[a.len() - 1 - (2 * i8 + 2) % a.len()];
                    v6
                });
            }
            x * v1 - x.sin() + r4[(r4_count + 1) % r4.len()] + a[(n + r4_count) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.125;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = lit(ALPHA) + u;
            let mut r2 = vec![{ v1 }; k % 5 + 1];
            let r2_count: usize = r2.len();
            let mut o3: Option<D> = if r2[r2.len() - 1 - (k) % r2.len()] >= lit(-0.5) { Some(match k % 3 {
                0 | 5 if u <= lit(0.7) => {
                    v1 = u;
                    v1
                }
                1 | 6 => { v1 }
                _ => {
                    let u = lit(ALPHA);
                    v1
                }
            }) } else { None };
            let mut k5: usize = 0;
            let mut v7: D = 'l4: loop {
                if k5 >= 0 {
                    break v1 + u;
                }
                k5 += 1;
                if k5 % 2 < 1 {
                    continue;
                } else {
                    let o6: Option<D> = if k5 % 3 == 1 { Some(v1) } else { None };
                }
            };
            if v7 >= lit(0.25) {
                return Some(lit(1.0));
            }
            Some((if v1 <= r2[0 % r2.len()] {
                let v8 = r2[k5 % r2.len()];
                v1
            } else { v1 }) * u + r2[(2 * k5 + 0) % r2.len()])
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = { a[a.len() - 1 - (n + 1) % a.len()] };
            let mut v2 = match n % 2 {
                0 => { a[a.len() - 1 - (n + 1) % a.len()] }
                _ => {
                    { let right = a[a.len() - 1 - (n + n) % a.len()]; v1 -= right; }
                    a[a.len() - 1 - (3) % a.len()]
                }
            };
            const GAMMA_3: f64 = 1.0;
            v1 = v2 / (lit((n % 4) as f64).abs() + lit(0.25)) * lit(GAMMA_3);
            let mut r4 = vec![v1; n % 5 + 1];
            let r4_count: usize = r4.len();
            fn inner5(s: D, t: D) -> D {
                if s > lit(-0.75) {
                    return s * lit(0.125);
                }
                t + t
            }
            let v6 = inner5(if n % 3 < 1 { lit(1.25) } else { v2 }, a[(2 * n + 2) % a.len()]);
            if r4_count % 3 < 1 {
                return lit((r4_count % 4) as f64);
            }
            v2 = v6;
            for i8 in (1..r4_count).rev() {
                if a[(n + n) % a.len()] <= lit(0.5) {
                    for i9 in 1..r4.len() {
                        { let right = r4[i9 - 1] * x.sin(); r4[i9] += right; }
                    }
                } else {
                    if v6 > lit(0.7) {
                    }
                    const GAMMA_10: f64 = 0.9;
                    v2 = (match r4_count % 3 {
                        0 | 5 if r4[2 % r4.len()] >= lit(0.25) => {
                            let v11 = v2;
                            lit(0.3)
                        }
                        1 => { lit(ALPHA) }
                        _ => { r4[(i8 + i8) % r4.len()] }
                    }).cos() * lit(GAMMA_10);
                }
                fn inner12(s: D, t: D) -> D {
                    if (lit(1.0) <= lit(-0.7)) || (t > lit(0.9)) {
                        return t;
                    }
                    t
                }
                let v15 = inner12({ x }, if v6 <= v6 {
                    let v13 = a[r4_count % a.len()];
                    lit(ALPHA)
                } else {
                    let v14: D = a[a.len() - 1 - (2 * i8 + 2) % a.len()];
                    v6
                });
            }
            x * v1 - x.sin() + r4[(r4_count + 1) % r4.len()] + a[(n + r4_count) % a.len()]
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
            let r3_count: usize = r3.len();
            let (mut v5, v6): (f64, f64) = ((v2 * v2 + 0.5).hypot(r3[(r3_count + r3_count) % r3.len()]), r3.iter().map(|&e4| ALPHA).fold(v, |acc4, t4| 0.5 * acc4 + v2 * t4));
            for _ in 0..r3.len() {
                let mut p9 = (((r3_count % 4) as f64).powi(0), r3[(r3_count + 1) % r3.len()]);
            }
            (((r3_count % 4) as f64) + v6.sin() - v5 + v2 - v1 + v, v1 * v1.sin())
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = if w[0] < ALPHA { x } else { x };
            let mut v2: f64 = x;
            'l3: for i4 in 1..2 {
                for i6 in 0..=3 {
                    let v7: f64 = w[3 % w.len()].powi(2);
                    let mut v8 = v1.min(w[w.len() - 1 - (2) % w.len()]);
                }
                w[(i4 + i4) % w.len()] += 0.25 * v2;
            }
            v2 = v2;
            w[(n + 1) % w.len()].sin() + v1 - x.sin() + w[0]
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
            let r3_count: usize = r3.len();
            let (mut v5, v6): (f64, f64) = ((v2 * v2 + 0.5).hypot(r3[(r3_count + r3_count) % r3.len()]), r3.iter().map(|&e4| ALPHA).fold(v, |acc4, t4| 0.5 * acc4 + v2 * t4));
            for _ in 0..r3.len() {
                let mut p9 = (((r3_count % 4) as f64).powi(0), r3[(r3_count + 1) % r3.len()]);
            }
            (((r3_count % 4) as f64) + v6.sin() - v5 + v2 - v1 + v, v1 * v1.sin())
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = if w[0] < ALPHA { x } else { x };
            let mut v2: f64 = x;
            'l3: for i4 in 1..2 {
                for i6 in 0..=3 {
                    let v7: f64 = w[3 % w.len()].powi(2);
                    let mut v8 = v1.min(w[w.len() - 1 - (2) % w.len()]);
                }
                w[(i4 + i4) % w.len()] += 0.25 * v2;
            }
            v2 = v2;
            w[(n + 1) % w.len()].sin() + v1 - x.sin() + w[0]
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
            let r3_count: usize = r3.len();
            let (mut v5, v6): (D, D) = ((v2 * v2 + lit(0.5)).hypot(r3[(r3_count + r3_count) % r3.len()]), r3.iter().map(|&e4| lit(ALPHA)).fold(v, |acc4, t4| lit(0.5) * acc4 + v2 * t4));
            for _ in 0..r3.len() {
                let mut p9 = (lit((r3_count % 4) as f64).powi(0), r3[(r3_count + 1) % r3.len()]);
            }
            (lit((r3_count % 4) as f64) + v6.sin() - v5 + v2 - v1 + v, v1 * v1.sin())
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = if w[0] < lit(ALPHA) { x } else { x };
            let mut v2: D = x;
            'l3: for i4 in 1..2 {
                for i6 in 0..=3 {
                    let v7: D = w[3 % w.len()].powi(2);
                    let mut v8 = v1.min(w[w.len() - 1 - (2) % w.len()]);
                }
                { let right = lit(0.25) * v2; w[(i4 + i4) % w.len()] += right; }
            }
            v2 = v2;
            w[(n + 1) % w.len()].sin() + v1 - x.sin() + w[0]
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
            let r3_count: usize = r3.len();
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
                        let r13_count: usize = r13.len();
                    } else {
                        for i15 in 0..k % 4 {
                            let (mut v16, v17) = (-u, { a[0 % a.len()] });
                            r3[(k5 + k) % r3_count] *= v16.powi((r3_count % 4) as i32).tanh();
                        }
                        for i18 in 1..r3.len() {
                            r3[i18] *= (r3[i18 - 1] - r3[i18]).cos();
                        }
                    }
                }
            }
            (v1 + v1) * u + r3[(r3_count + 1) % r3.len()] + a[0]
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[0] + x;
            let mut r2 = [ALPHA + v1; 3];
            (x, v1) = (v1, x);
            for (i4, e4) in r2.iter().enumerate() {
                for _ in 1..n {
                    x = x * 0.5 + (x - ALPHA);
                    v1 -= 0.25 * (ALPHA * r2[0]);
                }
            }
            let v7: f64;
            if !(x > x) {
                v7 = v1;
            } else {
                v7 = f64::to_radians(x);
            }
            let r8 = [2.0 * v7, x * v1, -x, match n % 2 {
                0 => { 0.125 }
                _ => {
                    x -= h0(&r2, x, (n + n) % 4);
                    ALPHA
                }
            }, a[3 % a.len()] + v7];
            ((if n % 2 == 1 { r8[2 % 5] } else { BETA }) + v1 + r2[2] + a[a.len() - 1 - (n + n) % a.len()], r2[3 - 1 - (n) % 3].sin() * v7 - v1 + r8[3] + a[0])
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
            let r3_count: usize = r3.len();
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
                        let r13_count: usize = r13.len();
                    } else {
                        for i15 in 0..k % 4 {
                            let (mut v16, v17) = (-u, { a[0 % a.len()] });
                            r3[(k5 + k) % r3_count] *= v16.powi((r3_count % 4) as i32).tanh();
                        }
                        for i18 in 1..r3.len() {
                            r3[i18] *= (r3[i18 - 1] - r3[i18]).cos();
                        }
                    }
                }
            }
            (v1 + v1) * u + r3[(r3_count + 1) % r3.len()] + a[0]
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[0] + x;
            let mut r2 = [ALPHA + v1; 3];
            (x, v1) = (v1, x);
            for (i4, e4) in r2.iter().enumerate() {
                for _ in 1..n {
                    x = x * 0.5 + (x - ALPHA);
                    v1 -= 0.25 * (ALPHA * r2[0]);
                }
            }
            let v7: f64;
            if !(x > x) {
                v7 = v1;
            } else {
                v7 = f64::to_radians(x);
            }
            let r8 = [2.0 * v7, x * v1, -x, match n % 2 {
                0 => { 0.125 }
                _ => {
                    x -= h0(&r2, x, (n + n) % 4);
                    ALPHA
                }
            }, a[3 % a.len()] + v7];
            ((if n % 2 == 1 { r8[2 % 5] } else { BETA }) + v1 + r2[2] + a[a.len() - 1 - (n + n) % a.len()], r2[3 - 1 - (n) % 3].sin() * v7 - v1 + r8[3] + a[0])
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
            let r3_count: usize = r3.len();
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
                        let r13_count: usize = r13.len();
                    } else {
                        for i15 in 0..k % 4 {
                            let (mut v16, v17) = (-u, { a[0 % a.len()] });
                            { let right = v16.powi((r3_count % 4) as i32).tanh(); r3[(k5 + k) % r3_count] *= right; }
                        }
                        for i18 in 1..r3.len() {
                            { let right = (r3[i18 - 1] - r3[i18]).cos(); r3[i18] *= right; }
                        }
                    }
                }
            }
            (v1 + v1) * u + r3[(r3_count + 1) % r3.len()] + a[0]
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = a[0] + x;
            let mut r2 = [lit(ALPHA) + v1; 3];
            (x, v1) = (v1, x);
            for (i4, e4) in r2.iter().enumerate() {
                for _ in 1..n {
                    x = x * lit(0.5) + (x - lit(ALPHA));
                    { let right = lit(0.25) * (lit(ALPHA) * r2[0]); v1 -= right; }
                }
            }
            let v7: D;
            if !(x > x) {
                v7 = v1;
            } else {
                v7 = D::to_radians(x);
            }
            let r8 = [lit(2.0) * v7, x * v1, -x, match n % 2 {
                0 => { lit(0.125) }
                _ => {
                    { let right = h0(&r2, x, (n + n) % 4); x -= right; }
                    lit(ALPHA)
                }
            }, a[3 % a.len()] + v7];
            ((if n % 2 == 1 { r8[2 % 5] } else { lit(BETA) }) + v1 + r2[2] + a[a.len() - 1 - (n + n) % a.len()], r2[3 - 1 - (n) % 3].sin() * v7 - v1 + r8[3] + a[0])
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
            if n % 2 == 1 {
                r3[2] += v1 * r3[0];
            } else {
                let mut k4: usize = 3;
            }
            'l5: for i6 in (1..5).step_by(2) {
                'l7: for i8 in 1..i6 {
                    r3[5 - 1 - (2 * i6 + 1) % 5] += 0.25 * (0..i8).rev().map(|i9| 1.0 + 0.25 * (v1 * v1).sin()).product::<f64>();
                }
                let (mut v10, v11) = ((r3[2].abs() + 0.5).sqrt(), -1.25 * v1);
            }
            v1 + v1 - v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y * 0.9;
            let mut r3 = [v1, y + x, x + v1, x.rem_euclid(2.25), (1..0).rev().map(|i2| -y).fold(-0.9_f64, |acc2, t2| acc2.sin() + y * t2)];
            if n % 2 == 1 {
                r3[2] += v1 * r3[0];
            } else {
                let mut k4: usize = 3;
            }
            'l5: for i6 in (1..5).step_by(2) {
                'l7: for i8 in 1..i6 {
                    r3[5 - 1 - (2 * i6 + 1) % 5] += 0.25 * (0..i8).rev().map(|i9| 1.0 + 0.25 * (v1 * v1).sin()).product::<f64>();
                }
                let (mut v10, v11) = ((r3[2].abs() + 0.5).sqrt(), -1.25 * v1);
            }
            v1 + v1 - v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y * lit(0.9);
            let mut r3 = [v1, y + x, x + v1, x.rem_euclid(lit(2.25)), (1..0).rev().map(|i2| -y).fold(lit(-0.9), |acc2, t2| acc2.sin() + y * t2)];
            if n % 2 == 1 {
                { let right = v1 * r3[0]; r3[2] += right; }
            } else {
                let mut k4: usize = 3;
            }
            'l5: for i6 in (1..5).step_by(2) {
                'l7: for i8 in 1..i6 {
                    { let right = lit(0.25) * (0..i8).rev().map(|i9| lit(1.0) + lit(0.25) * (v1 * v1).sin()).product::<D>(); r3[5 - 1 - (2 * i6 + 1) % 5] += right; }
                }
                let (mut v10, v11) = ((r3[2].abs() + lit(0.5)).sqrt(), lit(-1.25) * v1);
            }
            v1 + v1 - v1
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
            let v4 = if w[w.len() - 1 - (k) % w.len()] >= 1.0 {
                let v3 = v1;
                v1
            } else {
                let v1 = v1;
                ((k % 4) as f64)
            };
            let mut k6: usize = 0;
            let v7: f64 = loop {
                if k6 >= 1 {
                    break r2[(k6 + k) % 3].max(v1);
                }
                k6 += 1;
                if -0.7_f64 >= 1.25 {
                    r2[0] *= (w[0] + v1).atan();
                    continue;
                }
            };
            v7 + v4 + v1.sin() + r2[0] + w[w.len() - 1 - (k6) % w.len()]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let (mut v2, v3): (f64, f64) = (y, x * x);
            v1 = v3;
            let o4: Option<f64> = if ((n % 4) as f64) <= v3 { Some(if n % 2 < 1 {
                let v5 = v3;
                ((n % 4) as f64)
            } else { y }) } else { None };
            for i7 in 0..4 {
                let mut k9: usize = 0;
                loop {
                    if k9 >= 3 {
                        break;
                    }
                    k9 += 1;
                    'l10: for i11 in 0..k9 % 4 {
                        if let Some(v12) = o4 {
                            {
                                if let Some(v13) = o4 {
                                    if y >= v12 {
                                        let mut r14: [f64; 4] = [-0.25; 4];
                                    } else {
                                        v2 -= 0.25 * ((i11 % 4) as f64);
                                    }
                                }
                            }
                            let mut o15: Option<f64> = if k9 % 2 < 1 { Some((0..4).enumerate().map(|(j16, i16)| -0.3 / (x.abs() + 0.5)).fold(y, |acc16, t16| 0.5 * acc16 + t16 * t16)) } else { None };
                        }
                        {
                            {
                                let o17: Option<f64> = if x > 0.5 { Some(v1 - v1) } else { None };
                            }
                        }
                    }
                    for i19 in (0..7).rev() {
                        match i19 % 2 {
                            0 => {
                                let mut r20 = [match n % 4 {
                                    0 => {
                                        v2 = v3;
                                        ((k9 % 4) as f64)
                                    }
                                    1 => { 1.0_f64 }
                                    2 => { x }
                                    _ => { y }
                                }, -v2, match i19 % 3 {
                                    0 => { v2 }
                                    1 => { v3 }
                                    _ => { ((k9 % 4) as f64) }
                                }, x * y, v3 * v2];
                            }
                            _ => {
                                fn inner21(s: f64, t: f64) -> f64 {
                                    if !(s >= 1.1) {
                                        return -s;
                                    }
                                    t
                                }
                                let v22: f64 = inner21(v2, -0.3 % 1.75);
                            }
                        }
                        const GAMMA_23: f64 = 0.3;
                        v2 -= 0.25 * x * GAMMA_23;
                    }
                }
            }
            v1 + v2 + v2.sin() + v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = w[0].powi((k % 4) as i32);
            let mut v1 = v1.max(v1);
            let mut r2: [f64; 3] = [0.0; 3];
            let v4 = if w[w.len() - 1 - (k) % w.len()] >= 1.0 {
                let v3 = v1;
                v1
            } else {
                let v1 = v1;
                ((k % 4) as f64)
            };
            let mut k6: usize = 0;
            let v7: f64 = loop {
                if k6 >= 1 {
                    break r2[(k6 + k) % 3].max(v1);
                }
                k6 += 1;
                if -0.7_f64 >= 1.25 {
                    r2[0] *= (w[0] + v1).atan();
                    continue;
                }
            };
            v7 + v4 + v1.sin() + r2[0] + w[w.len() - 1 - (k6) % w.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let (mut v2, v3): (f64, f64) = (y, x * x);
            v1 = v3;
            let o4: Option<f64> = if ((n % 4) as f64) <= v3 { Some(if n % 2 < 1 {
                let v5 = v3;
                ((n % 4) as f64)
            } else { y }) } else { None };
            for i7 in 0..4 {
                let mut k9: usize = 0;
                loop {
                    if k9 >= 3 {
                        break;
                    }
                    k9 += 1;
                    'l10: for i11 in 0..k9 % 4 {
                        if let Some(v12) = o4 {
                            {
                                if let Some(v13) = o4 {
                                    if y >= v12 {
                                        let mut r14: [f64; 4] = [-0.25; 4];
                                    } else {
                                        v2 -= 0.25 * ((i11 % 4) as f64);
                                    }
                                }
                            }
                            let mut o15: Option<f64> = if k9 % 2 < 1 { Some((0..4).enumerate().map(|(j16, i16)| -0.3 / (x.abs() + 0.5)).fold(y, |acc16, t16| 0.5 * acc16 + t16 * t16)) } else { None };
                        }
                        {
                            {
                                let o17: Option<f64> = if x > 0.5 { Some(v1 - v1) } else { None };
                            }
                        }
                    }
                    for i19 in (0..7).rev() {
                        match i19 % 2 {
                            0 => {
                                let mut r20 = [match n % 4 {
                                    0 => {
                                        v2 = v3;
                                        ((k9 % 4) as f64)
                                    }
                                    1 => { 1.0_f64 }
                                    2 => { x }
                                    _ => { y }
                                }, -v2, match i19 % 3 {
                                    0 => { v2 }
                                    1 => { v3 }
                                    _ => { ((k9 % 4) as f64) }
                                }, x * y, v3 * v2];
                            }
                            _ => {
                                fn inner21(s: f64, t: f64) -> f64 {
                                    if !(s >= 1.1) {
                                        return -s;
                                    }
                                    t
                                }
                                let v22: f64 = inner21(v2, -0.3 % 1.75);
                            }
                        }
                        const GAMMA_23: f64 = 0.3;
                        v2 -= 0.25 * x * GAMMA_23;
                    }
                }
            }
            v1 + v2 + v2.sin() + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = w[0].powi((k % 4) as i32);
            let mut v1 = v1.max(v1);
            let mut r2: [D; 3] = [lit(0.0); 3];
            let v4 = if w[w.len() - 1 - (k) % w.len()] >= lit(1.0) {
                let v3 = v1;
                v1
            } else {
                let v1 = v1;
                lit((k % 4) as f64)
            };
            let mut k6: usize = 0;
            let v7: D = loop {
                if k6 >= 1 {
                    break r2[(k6 + k) % 3].max(v1);
                }
                k6 += 1;
                if lit(-0.7) >= lit(1.25) {
                    { let right = (w[0] + v1).atan(); r2[0] *= right; }
                    continue;
                }
            };
            v7 + v4 + v1.sin() + r2[0] + w[w.len() - 1 - (k6) % w.len()]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let (mut v2, v3): (D, D) = (y, x * x);
            v1 = v3;
            let o4: Option<D> = if lit((n % 4) as f64) <= v3 { Some(if n % 2 < 1 {
                let v5 = v3;
                lit((n % 4) as f64)
            } else { y }) } else { None };
            for i7 in 0..4 {
                let mut k9: usize = 0;
                loop {
                    if k9 >= 3 {
                        break;
                    }
                    k9 += 1;
                    'l10: for i11 in 0..k9 % 4 {
                        if let Some(v12) = o4 {
                            {
                                if let Some(v13) = o4 {
                                    if y >= v12 {
                                        let mut r14: [D; 4] = [lit(-0.25); 4];
                                    } else {
                                        { let right = lit(0.25) * lit((i11 % 4) as f64); v2 -= right; }
                                    }
                                }
                            }
                            let mut o15: Option<D> = if k9 % 2 < 1 { Some((0..4).enumerate().map(|(j16, i16)| lit(-0.3) / (x.abs() + lit(0.5))).fold(y, |acc16, t16| lit(0.5) * acc16 + t16 * t16)) } else { None };
                        }
                        {
                            {
                                let o17: Option<D> = if x > lit(0.5) { Some(v1 - v1) } else { None };
                            }
                        }
                    }
                    for i19 in (0..7).rev() {
                        match i19 % 2 {
                            0 => {
                                let mut r20 = [match n % 4 {
                                    0 => {
                                        v2 = v3;
                                        lit((k9 % 4) as f64)
                                    }
                                    1 => { lit(1.0) }
                                    2 => { x }
                                    _ => { y }
                                }, -v2, match i19 % 3 {
                                    0 => { v2 }
                                    1 => { v3 }
                                    _ => { lit((k9 % 4) as f64) }
                                }, x * y, v3 * v2];
                            }
                            _ => {
                                fn inner21(s: D, t: D) -> D {
                                    if !(s >= lit(1.1)) {
                                        return -s;
                                    }
                                    t
                                }
                                let v22: D = inner21(v2, lit(-0.3) % lit(1.75));
                            }
                        }
                        const GAMMA_23: f64 = 0.3;
                        { let right = lit(0.25) * x * lit(GAMMA_23); v2 -= right; }
                    }
                }
            }
            v1 + v2 + v2.sin() + v1
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
            let v3: f64;
            if k % 3 != 1 {
                v3 = if k % 2 == 1 { a[(k + k) % a.len()] } else { BETA };
            } else {
                v3 = v1;
            }
            match k % 4 {
                0 => {
                    {
                        v1 += BETA / (v3.abs() + 0.25);
                    }
                    v1 = v2;
                }
                1 if 1.0_f64 <= v3 => {
                }
                2 => {
                    let mut v5 = (1..k).map(|i4| u - u).fold(a[0], |acc4, t4| 0.5 * acc4 + v1 * t4);
                }
                _ => {
                    let mut k7: usize = 0;
                    let v9: f64 = loop {
                        if k7 >= 5 {
                            break ((k % 4) as f64) / (((k7 % 4) as f64) * ((k7 % 4) as f64) + 1.25);
                        }
                        k7 += 1;
                        let mut v8: f64 = v3 / (a[(k7 + k) % a.len()] * a[(k7 + k) % a.len()] + 1.25);
                    };
                    let mut r10 = vec![((k % 4) as f64), v9 % 1.75];
                    let r10_count: usize = r10.len();
                }
            }
            (1.25 - v1 + v2.sin()) * v1
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v2 = if n % 3 < 1 {
                let v1 = x;
                x
            } else { BETA };
            let mut v3 = v2.sin();
            for i5 in 0..n {
                v2 = (v2 * v3).tanh();
            }
            {
                const GAMMA_6: f64 = 1.25;
                v3 = v2 * GAMMA_6;
            }
            let mut k8: usize = 0;
            'l7: while (k8 < 4) && (v3 > 1.5) {
                k8 += 1;
                let v9 = y * x;
            }
            (v2 * 1.0_f64 + v3.sin()) * v2 + y - x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u / (u * u + 0.5);
            let mut v2 = u * a[k % a.len()];
            let v3: f64;
            if k % 3 != 1 {
                v3 = if k % 2 == 1 { a[(k + k) % a.len()] } else { BETA };
            } else {
                v3 = v1;
            }
            match k % 4 {
                0 => {
                    {
                        v1 += BETA / (v3.abs() + 0.25);
                    }
                    v1 = v2;
                }
                1 if 1.0_f64 <= v3 => {
                }
                2 => {
                    let mut v5 = (1..k).map(|i4| u - u).fold(a[0], |acc4, t4| 0.5 * acc4 + v1 * t4);
                }
                _ => {
                    let mut k7: usize = 0;
                    let v9: f64 = loop {
                        if k7 >= 5 {
                            break ((k % 4) as f64) / (((k7 % 4) as f64) * ((k7 % 4) as f64) + 1.25);
                        }
                        k7 += 1;
                        let mut v8: f64 = v3 / (a[(k7 + k) % a.len()] * a[(k7 + k) % a.len()] + 1.25);
                    };
                    let mut r10 = vec![((k % 4) as f64), v9 % 1.75];
                    let r10_count: usize = r10.len();
                }
            }
            (1.25 - v1 + v2.sin()) * v1
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v2 = if n % 3 < 1 {
                let v1 = x;
                x
            } else { BETA };
            let mut v3 = v2.sin();
            for i5 in 0..n {
                v2 = (v2 * v3).tanh();
            }
            {
                const GAMMA_6: f64 = 1.25;
                v3 = v2 * GAMMA_6;
            }
            let mut k8: usize = 0;
            'l7: while (k8 < 4) && (v3 > 1.5) {
                k8 += 1;
                let v9 = y * x;
            }
            (v2 * 1.0_f64 + v3.sin()) * v2 + y - x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u / (u * u + lit(0.5));
            let mut v2 = u * a[k % a.len()];
            let v3: D;
            if k % 3 != 1 {
                v3 = if k % 2 == 1 { a[(k + k) % a.len()] } else { lit(BETA) };
            } else {
                v3 = v1;
            }
            match k % 4 {
                0 => {
                    {
                        { let right = lit(BETA) / (v3.abs() + lit(0.25)); v1 += right; }
                    }
                    v1 = v2;
                }
                1 if lit(1.0) <= v3 => {
                }
                2 => {
                    let mut v5 = (1..k).map(|i4| u - u).fold(a[0], |acc4, t4| lit(0.5) * acc4 + v1 * t4);
                }
                _ => {
                    let mut k7: usize = 0;
                    let v9: D = loop {
                        if k7 >= 5 {
                            break lit((k % 4) as f64) / (lit((k7 % 4) as f64) * lit((k7 % 4) as f64) + lit(1.25));
                        }
                        k7 += 1;
                        let mut v8: D = v3 / (a[(k7 + k) % a.len()] * a[(k7 + k) % a.len()] + lit(1.25));
                    };
                    let mut r10 = vec![lit((k % 4) as f64), v9 % lit(1.75)];
                    let r10_count: usize = r10.len();
                }
            }
            (lit(1.25) - v1 + v2.sin()) * v1
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v2 = if n % 3 < 1 {
                let v1 = x;
                x
            } else { lit(BETA) };
            let mut v3 = v2.sin();
            for i5 in 0..n {
                v2 = (v2 * v3).tanh();
            }
            {
                const GAMMA_6: f64 = 1.25;
                v3 = v2 * lit(GAMMA_6);
            }
            let mut k8: usize = 0;
            'l7: while (k8 < 4) && (v3 > lit(1.5)) {
                k8 += 1;
                let v9 = y * x;
            }
            (v2 * lit(1.0) + v3.sin()) * v2 + y - x.sin()
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
            let mut v1 = u + u;
            let mut r2 = [u - ((k % 4) as f64); 2];
            let mut k4: usize = 0;
            let v11: f64 = loop {
                if k4 >= 0 {
                    break r2[0] + r2[1];
                }
                k4 += 1;
                let v5 = u / (r2[1].abs() + 0.25);
                for i7 in 1..k % 4 {
                    fn inner8(s: f64, t: f64) -> f64 {
                        if 0.3_f64 >= s {
                            return (1..2).skip(1).map(|i9| s / (s.abs() + 0.5)).fold(t, |acc9, t9| acc9.sin() + s * t9);
                        }
                        if 1.1_f64 <= 0.5 { s } else { s }
                    }
                    let v10 = inner8(u / (v1.abs() + 1.25), v1 + v5);
                }
            };
            v1 + r2[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x / (w[0] * w[0] + 0.25);
            let mut r3 = [w.iter().map(|&e2| ((n % 4) as f64)).sum::<f64>(), if ((n % 4) as f64) < x { w[w.len() - 1 - (2 * n + 2) % w.len()] } else {
                w[w.len() - 1 - (n) % w.len()] -= x / (w[(n + n) % w.len()] * w[(n + n) % w.len()] + 0.25);
                w[(n + n) % w.len()]
            }, v1 - v1, if x <= 0.25 {
                w[w.len() - 1 - (n + 1) % w.len()] = h0(x, (2 * n + 2) % 4);
                w[(2 * n + 1) % w.len()]
            } else { v1 }, w[w.len() - 1 - (n + 1) % w.len()] * ((n % 4) as f64)];
            r3[3] /= x.abs() + 0.5;
            match n % 3 {
                0 => {
                    'l4: for (i5, e5) in r3.iter().enumerate() {
                        let c6 = |u6_0: f64, u6_1: f64| u6_0 - (0.75 - r3[i5 % 5]);
                        v1 -= 0.25 * (*e5 * *e5);
                    }
                }
                1 => {
                    let o7: Option<f64> = if n % 3 < 1 { Some((x.abs() + 0.5).hypot(x)) } else { None };
                }
                _ => {
                    let mut v8 = { ((n % 4) as f64) };
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
            let mut k4: usize = 0;
            let v11: f64 = loop {
                if k4 >= 0 {
                    break r2[0] + r2[1];
                }
                k4 += 1;
                let v5 = u / (r2[1].abs() + 0.25);
                for i7 in 1..k % 4 {
                    fn inner8(s: f64, t: f64) -> f64 {
                        if 0.3_f64 >= s {
                            return (1..2).skip(1).map(|i9| s / (s.abs() + 0.5)).fold(t, |acc9, t9| acc9.sin() + s * t9);
                        }
                        if 1.1_f64 <= 0.5 { s } else { s }
                    }
                    let v10 = inner8(u / (v1.abs() + 1.25), v1 + v5);
                }
            };
            v1 + r2[0]
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x / (w[0] * w[0] + 0.25);
            let mut r3 = [w.iter().map(|&e2| ((n % 4) as f64)).sum::<f64>(), if ((n % 4) as f64) < x { w[w.len() - 1 - (2 * n + 2) % w.len()] } else {
                w[w.len() - 1 - (n) % w.len()] -= x / (w[(n + n) % w.len()] * w[(n + n) % w.len()] + 0.25);
                w[(n + n) % w.len()]
            }, v1 - v1, if x <= 0.25 {
                w[w.len() - 1 - (n + 1) % w.len()] = h0(x, (2 * n + 2) % 4);
                w[(2 * n + 1) % w.len()]
            } else { v1 }, w[w.len() - 1 - (n + 1) % w.len()] * ((n % 4) as f64)];
            r3[3] /= x.abs() + 0.5;
            match n % 3 {
                0 => {
                    'l4: for (i5, e5) in r3.iter().enumerate() {
                        let c6 = |u6_0: f64, u6_1: f64| u6_0 - (0.75 - r3[i5 % 5]);
                        v1 -= 0.25 * (*e5 * *e5);
                    }
                }
                1 => {
                    let o7: Option<f64> = if n % 3 < 1 { Some((x.abs() + 0.5).hypot(x)) } else { None };
                }
                _ => {
                    let mut v8 = { ((n % 4) as f64) };
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1 = u + u;
            let mut r2 = [u - lit((k % 4) as f64); 2];
            let mut k4: usize = 0;
            let v11: D = loop {
                if k4 >= 0 {
                    break r2[0] + r2[1];
                }
                k4 += 1;
                let v5 = u / (r2[1].abs() + lit(0.25));
                for i7 in 1..k % 4 {
                    fn inner8(s: D, t: D) -> D {
                        if lit(0.3) >= s {
                            return (1..2).skip(1).map(|i9| s / (s.abs() + lit(0.5))).fold(t, |acc9, t9| acc9.sin() + s * t9);
                        }
                        if lit(1.1) <= lit(0.5) { s } else { s }
                    }
                    let v10 = inner8(u / (v1.abs() + lit(1.25)), v1 + v5);
                }
            };
            v1 + r2[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x / (w[0] * w[0] + lit(0.25));
            let mut r3 = [w.iter().map(|&e2| lit((n % 4) as f64)).sum::<D>(), if lit((n % 4) as f64) < x { w[w.len() - 1 - (2 * n + 2) % w.len()] } else {
                { let right = x / (w[(n + n) % w.len()] * w[(n + n) % w.len()] + lit(0.25)); w[w.len() - 1 - (n) % w.len()] -= right; }
                w[(n + n) % w.len()]
            }, v1 - v1, if x <= lit(0.25) {
                w[w.len() - 1 - (n + 1) % w.len()] = h0(x, (2 * n + 2) % 4);
                w[(2 * n + 1) % w.len()]
            } else { v1 }, w[w.len() - 1 - (n + 1) % w.len()] * lit((n % 4) as f64)];
            { let right = x.abs() + lit(0.5); r3[3] /= right; }
            match n % 3 {
                0 => {
                    'l4: for (i5, e5) in r3.iter().enumerate() {
                        let c6 = |u6_0: D, u6_1: D| u6_0 - (lit(0.75) - r3[i5 % 5]);
                        { let right = lit(0.25) * (*e5 * *e5); v1 -= right; }
                    }
                }
                1 => {
                    let o7: Option<D> = if n % 3 < 1 { Some((x.abs() + lit(0.5)).hypot(x)) } else { None };
                }
                _ => {
                    let mut v8 = { lit((n % 4) as f64) };
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
            x -= v2 + BETA;
            let mut k6: usize = 0;
            loop {
                if k6 >= 3 {
                    break;
                }
                k6 += 1;
                x -= 0.25 * (((n % 4) as f64) * ((n % 4) as f64) + 0.25).recip();
            }
            for e8 in r4 {
                if BETA < v2 {
                    continue;
                }
            }
            if k6 % 3 == 1 {
                let v9: f64;
                if k6 % 3 < 1 {
                    v9 = v3 + ((k6 % 4) as f64);
                } else {
                    v9 = v2 + v3;
                }
                {
                    let mut k10: usize = 1;
                }
            } else {
                v2 -= v3 + a[(n + n) % a.len()];
            }
            (v3 - v3 + v2.sin() + x + r4[0], BETA + v2 + x.sin() + r4[0] + a[(n + 1) % a.len()])
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
            x -= v2 + BETA;
            let mut k6: usize = 0;
            loop {
                if k6 >= 3 {
                    break;
                }
                k6 += 1;
                x -= 0.25 * (((n % 4) as f64) * ((n % 4) as f64) + 0.25).recip();
            }
            for e8 in r4 {
                if BETA < v2 {
                    continue;
                }
            }
            if k6 % 3 == 1 {
                let v9: f64;
                if k6 % 3 < 1 {
                    v9 = v3 + ((k6 % 4) as f64);
                } else {
                    v9 = v2 + v3;
                }
                {
                    let mut k10: usize = 1;
                }
            } else {
                v2 -= v3 + a[(n + n) % a.len()];
            }
            (v3 - v3 + v2.sin() + x + r4[0], BETA + v2 + x.sin() + r4[0] + a[(n + 1) % a.len()])
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
            { let right = v2 + lit(BETA); x -= right; }
            let mut k6: usize = 0;
            loop {
                if k6 >= 3 {
                    break;
                }
                k6 += 1;
                { let right = lit(0.25) * (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.25)).recip(); x -= right; }
            }
            for e8 in r4 {
                if lit(BETA) < v2 {
                    continue;
                }
            }
            if k6 % 3 == 1 {
                let v9: D;
                if k6 % 3 < 1 {
                    v9 = v3 + lit((k6 % 4) as f64);
                } else {
                    v9 = v2 + v3;
                }
                {
                    let mut k10: usize = 1;
                }
            } else {
                { let right = v3 + a[(n + n) % a.len()]; v2 -= right; }
            }
            (v3 - v3 + v2.sin() + x + r4[0], lit(BETA) + v2 + x.sin() + r4[0] + a[(n + 1) % a.len()])
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
            {
                let mut k4: usize = 0;
                let v6: f64 = loop {
                    if k4 >= 5 {
                        break v1;
                    }
                    k4 += 1;
                    let mut p5 = (w[w.len() - 1 - (2 * k4 + 0) % w.len()] + v2, { BETA });
                };
                for (i8, e8) in w.iter().enumerate() {
                    let mut k9: usize = 2;
                    let mut v10 = ALPHA;
                }
            }
            v2 = v2 * 0.5 + x;
            (w[w.len() - 1 - (n + 1) % w.len()] - w[0]) * v1 * x
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
            {
                let mut k4: usize = 0;
                let v6: f64 = loop {
                    if k4 >= 5 {
                        break v1;
                    }
                    k4 += 1;
                    let mut p5 = (w[w.len() - 1 - (2 * k4 + 0) % w.len()] + v2, { BETA });
                };
                for (i8, e8) in w.iter().enumerate() {
                    let mut k9: usize = 2;
                    let mut v10 = ALPHA;
                }
            }
            v2 = v2 * 0.5 + x;
            (w[w.len() - 1 - (n + 1) % w.len()] - w[0]) * v1 * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.3;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.125) * lit(1.25);
            let mut v2 = x;
            {
                let mut k4: usize = 0;
                let v6: D = loop {
                    if k4 >= 5 {
                        break v1;
                    }
                    k4 += 1;
                    let mut p5 = (w[w.len() - 1 - (2 * k4 + 0) % w.len()] + v2, { lit(BETA) });
                };
                for (i8, e8) in w.iter().enumerate() {
                    let mut k9: usize = 2;
                    let mut v10 = lit(ALPHA);
                }
            }
            v2 = v2 * lit(0.5) + x;
            (w[w.len() - 1 - (n + 1) % w.len()] - w[0]) * v1 * x
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
            v1 = v1;
            if n % 2 == 1 {
                (v1, v2) = (v2, v1);
            } else {
                v2 -= -2.0;
                for i4 in 1..6 {
                    v1 -= 0.25 * (v1.abs() + 0.25).ln_1p();
                    let mut k6: usize = 0;
                    loop {
                        if k6 >= 3 {
                            break;
                        }
                        k6 += 1;
                        const GAMMA_7: f64 = 0.75;
                        v2 *= 0.125_f64.sin() * GAMMA_7;
                    }
                }
            }
            (v2 * v2 + 1.25).sqrt() + v2 + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ALPHA;
            let mut v2 = v1 * 0.3;
            v1 = v1;
            if n % 2 == 1 {
                (v1, v2) = (v2, v1);
            } else {
                v2 -= -2.0;
                for i4 in 1..6 {
                    v1 -= 0.25 * (v1.abs() + 0.25).ln_1p();
                    let mut k6: usize = 0;
                    loop {
                        if k6 >= 3 {
                            break;
                        }
                        k6 += 1;
                        const GAMMA_7: f64 = 0.75;
                        v2 *= 0.125_f64.sin() * GAMMA_7;
                    }
                }
            }
            (v2 * v2 + 1.25).sqrt() + v2 + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit(ALPHA);
            let mut v2 = v1 * lit(0.3);
            v1 = v1;
            if n % 2 == 1 {
                (v1, v2) = (v2, v1);
            } else {
                { let right = -lit(2.0); v2 -= right; }
                for i4 in 1..6 {
                    { let right = lit(0.25) * (v1.abs() + lit(0.25)).ln_1p(); v1 -= right; }
                    let mut k6: usize = 0;
                    loop {
                        if k6 >= 3 {
                            break;
                        }
                        k6 += 1;
                        const GAMMA_7: f64 = 0.75;
                        { let right = lit(0.125).sin() * lit(GAMMA_7); v2 *= right; }
                    }
                }
            }
            (v2 * v2 + lit(1.25)).sqrt() + v2 + x
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
