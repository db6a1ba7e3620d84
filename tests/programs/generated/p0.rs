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
            let mut k4: usize = 0;
            let mut v11: f64 = loop {
                if k4 >= 5 {
                    break 0.125;
                }
                k4 += 1;
                for i6 in 0..2 {
                    let mut v7 = v1;
                    v1 += 0.25 * w[(2 * k4 + 1) % w.len()];
                }
                if ALPHA < w[3 % w.len()] {
                    if k4 % 2 == 1 {
                        {
                            let mut v8: f64 = BETA * v2;
                        }
                    } else {
                        let mut v9 = ((k % 4) as f64) + ALPHA;
                    }
                } else {
                    let mut o10: Option<f64> = if k4 % 2 != 1 { Some(v1) } else { None };
                }
            };
            BETA * v1 + v11 + v1.sin() + a[0] + w[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[(n + n) % w.len()] * x;
            let mut v2 = -v1;
            let mut r3 = [((n % 4) as f64); 5];
            let mut v4 = v1 + v2;
            let mut k6: usize = 0;
            let v18: f64 = 'l5: loop {
                if k6 >= 5 {
                    break w[0];
                }
                k6 += 1;
                let mut o7: Option<f64> = if (r3[0] <= 0.25) && (v4 < 0.25) { Some(v2) } else { None };
                for e9 in w.iter() {
                    match n % 4 {
                        0 => {
                            let (mut v10, v11) = ({ v2 }, v1 + v1);
                        }
                        1 => {
                            let mut k12: usize = 2;
                            let Some(v13) = o7 else {
                                break;
                            };
                        }
                        2 => {
                            let mut k15: usize = 0;
                            let e9: f64 = 'l14: loop {
                                if k15 >= 3 {
                                    break {
                                        v4 = v1;
                                        -0.9
                                    };
                                }
                                k15 += 1;
                                v4 -= 0.25 * x;
                            };
                            let v16: f64 = r3[0];
                            r3.fill(v16);
                        }
                        _ => {
                            let v17 = *e9 + x;
                        }
                    }
                }
            };
            (x + v18.sin()) * v4.sin() + v2 - x + r3[0] + w[w.len() - 1 - (1) % w.len()]
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
            let mut k4: usize = 0;
            let mut v11: f64 = loop {
                if k4 >= 5 {
                    break 0.125;
                }
                k4 += 1;
                for i6 in 0..2 {
                    let mut v7 = v1;
                    v1 += 0.25 * w[(2 * k4 + 1) % w.len()];
                }
                if ALPHA < w[3 % w.len()] {
                    if k4 % 2 == 1 {
                        {
                            let mut v8: f64 = BETA * v2;
                        }
                    } else {
                        let mut v9 = ((k % 4) as f64) + ALPHA;
                    }
                } else {
                    let mut o10: Option<f64> = if k4 % 2 != 1 { Some(v1) } else { None };
                }
            };
            BETA * v1 + v11 + v1.sin() + a[0] + w[0]
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[(n + n) % w.len()] * x;
            let mut v2 = -v1;
            let mut r3 = [((n % 4) as f64); 5];
            let mut v4 = v1 + v2;
            let mut k6: usize = 0;
            let v18: f64 = 'l5: loop {
                if k6 >= 5 {
                    break w[0];
                }
                k6 += 1;
                let mut o7: Option<f64> = if (r3[0] <= 0.25) && (v4 < 0.25) { Some(v2) } else { None };
                for e9 in w.iter() {
                    match n % 4 {
                        0 => {
                            let (mut v10, v11) = ({ v2 }, v1 + v1);
                        }
                        1 => {
                            let mut k12: usize = 2;
                            let Some(v13) = o7 else {
                                break;
                            };
                        }
                        2 => {
                            let mut k15: usize = 0;
                            let e9: f64 = 'l14: loop {
                                if k15 >= 3 {
                                    break {
                                        v4 = v1;
                                        -0.9
                                    };
                                }
                                k15 += 1;
                                v4 -= 0.25 * x;
                            };
                            let v16: f64 = r3[0];
                            r3.fill(v16);
                        }
                        _ => {
                            let v17 = *e9 + x;
                        }
                    }
                }
            };
            (x + v18.sin()) * v4.sin() + v2 - x + r3[0] + w[w.len() - 1 - (1) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.5;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = lit(0.3) - a[(k + k) % a.len()];
            let mut v2 = w[k % w.len()].asinh();
            let mut k4: usize = 0;
            let mut v11: D = loop {
                if k4 >= 5 {
                    break lit(0.125);
                }
                k4 += 1;
                for i6 in 0..2 {
                    let mut v7 = v1;
                    { let right = lit(0.25) * w[(2 * k4 + 1) % w.len()]; v1 += right; }
                }
                if lit(ALPHA) < w[3 % w.len()] {
                    if k4 % 2 == 1 {
                        {
                            let mut v8: D = lit(BETA) * v2;
                        }
                    } else {
                        let mut v9 = lit((k % 4) as f64) + lit(ALPHA);
                    }
                } else {
                    let mut o10: Option<D> = if k4 % 2 != 1 { Some(v1) } else { None };
                }
            };
            lit(BETA) * v1 + v11 + v1.sin() + a[0] + w[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[(n + n) % w.len()] * x;
            let mut v2 = -v1;
            let mut r3 = [lit((n % 4) as f64); 5];
            let mut v4 = v1 + v2;
            let mut k6: usize = 0;
            let v18: D = 'l5: loop {
                if k6 >= 5 {
                    break w[0];
                }
                k6 += 1;
                let mut o7: Option<D> = if (r3[0] <= lit(0.25)) && (v4 < lit(0.25)) { Some(v2) } else { None };
                for e9 in w.iter() {
                    match n % 4 {
                        0 => {
                            let (mut v10, v11) = ({ v2 }, v1 + v1);
                        }
                        1 => {
                            let mut k12: usize = 2;
                            let Some(v13) = o7 else {
                                break;
                            };
                        }
                        2 => {
                            let mut k15: usize = 0;
                            let e9: D = 'l14: loop {
                                if k15 >= 3 {
                                    break {
                                        v4 = v1;
                                        lit(-0.9)
                                    };
                                }
                                k15 += 1;
                                { let right = lit(0.25) * x; v4 -= right; }
                            };
                            let v16: D = r3[0];
                            r3.fill(v16);
                        }
                        _ => {
                            let v17 = *e9 + x;
                        }
                    }
                }
            };
            (x + v18.sin()) * v4.sin() + v2 - x + r3[0] + w[w.len() - 1 - (1) % w.len()]
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
            let w_count: usize = w.len();
            let mut k3: usize = 0;
            let v5: f64 = loop {
                if k3 >= 4 {
                    break v1 * v1;
                }
                k3 += 1;
                w[(1) % w_count] -= 0.25 * h0(&mut w, &p, (0) % 4);
                v1 = (if v1 <= 0.3 {
                    let v4 = v1;
                    v4
                } else { w[(n + k3) % w.len()] }).sin();
            };
            let v6: f64 = p[0] * v5;
            let v7 = v5;
            let v8: f64 = -ALPHA;
            (v7 + v8) * v6.sin() * v5 + w[w.len() - 1 - (3) % w.len()] + p[(k3 + 1) % 3]
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
            let w_count: usize = w.len();
            let mut k3: usize = 0;
            let v5: f64 = loop {
                if k3 >= 4 {
                    break v1 * v1;
                }
                k3 += 1;
                w[(1) % w_count] -= 0.25 * h0(&mut w, &p, (0) % 4);
                v1 = (if v1 <= 0.3 {
                    let v4 = v1;
                    v4
                } else { w[(n + k3) % w.len()] }).sin();
            };
            let v6: f64 = p[0] * v5;
            let v7 = v5;
            let v8: f64 = -ALPHA;
            (v7 + v8) * v6.sin() * v5 + w[w.len() - 1 - (3) % w.len()] + p[(k3 + 1) % 3]
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
            let w_count: usize = w.len();
            let mut k3: usize = 0;
            let v5: D = loop {
                if k3 >= 4 {
                    break v1 * v1;
                }
                k3 += 1;
                { let right = lit(0.25) * h0(&mut w, &p, (0) % 4); w[(1) % w_count] -= right; }
                v1 = (if v1 <= lit(0.3) {
                    let v4 = v1;
                    v4
                } else { w[(n + k3) % w.len()] }).sin();
            };
            let v6: D = p[0] * v5;
            let v7 = v5;
            let v8: D = -lit(ALPHA);
            (v7 + v8) * v6.sin() * v5 + w[w.len() - 1 - (3) % w.len()] + p[(k3 + 1) % 3]
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
            let mut k6: usize = 0;
            loop {
                if k6 >= 5 {
                    break;
                }
                k6 += 1;
                const GAMMA_7: f64 = -1.25;
                p[3 - 1 - (2 * k6 + 2) % 3] = u * GAMMA_7;
                if k6 % 2 != 1 {
                    for i8 in 1..3 {
                        p[i8] = p[i8 - 1] * (p[0 % 3] / (1.0 + p[0 % 3] * p[0 % 3])) + p[i8];
                    }
                    if u >= r4[0] {
                        let mut k10: usize = 0;
                        loop {
                            if k10 >= 4 {
                                break;
                            }
                            k10 += 1;
                            if k10 % 2 < 1 {
                            }
                        }
                        'l11: for (i12, e12) in r4.iter().enumerate() {
                            let mut k13: usize = 1;
                        }
                    }
                } else {
                    if p[1] > 1.1 {
                        let mut k15: usize = 0;
                        let v18: f64 = loop {
                            if k15 >= 4 {
                                break v1 - ((k15 % 4) as f64);
                            }
                            k15 += 1;
                            let v16: f64 = 0.125;
                            r4.fill(v16);
                            if k15 % 2 == 1 {
                                continue;
                            } else {
                                let v17: f64;
                                if r4[0] < 0.125 {
                                    v17 = v3 * ((k6 % 4) as f64);
                                } else {
                                    v17 = v1 - r4[1];
                                }
                            }
                        };
                    }
                }
            }
            p[1] - v3 + r4[0] + p[2]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = if x <= -1.25 { x } else { x };
            let mut r3 = [x / (w[w.len() - 1 - (2 * n + 0) % w.len()] * w[w.len() - 1 - (2 * n + 0) % w.len()] + 0.25), h0([v1, ((n % 4) as f64), w[0]], w[0]), v1 / (x * x + 0.5), v1 / (x.abs() + 0.5), w.iter().zip(w.iter()).take(n + 1).map(|(&e2, &z2)| h0([w[4 % w.len()], w[0], w[n % w.len()]], w[(2 * n + 0) % w.len()])).sum::<f64>()];
            if n % 3 == 1 {
                return;
            }
            if v1 < -0.75 {
                let mut k5: usize = 0;
                while k5 < 4 {
                    k5 += 1;
                    let mut k7: usize = 0;
                    let v12: f64 = loop {
                        if k7 >= 1 {
                            break 1.0_f64.powi(0);
                        }
                        k7 += 1;
                        let mut k9: usize = 0;
                        while k9 < 1 {
                            k9 += 1;
                            let (mut v10, v11) = (x, x);
                        }
                    };
                }
            }
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
            let mut k6: usize = 0;
            loop {
                if k6 >= 5 {
                    break;
                }
                k6 += 1;
                const GAMMA_7: f64 = -1.25;
                p[3 - 1 - (2 * k6 + 2) % 3] = u * GAMMA_7;
                if k6 % 2 != 1 {
                    for i8 in 1..3 {
                        p[i8] = p[i8 - 1] * (p[0 % 3] / (1.0 + p[0 % 3] * p[0 % 3])) + p[i8];
                    }
                    if u >= r4[0] {
                        let mut k10: usize = 0;
                        loop {
                            if k10 >= 4 {
                                break;
                            }
                            k10 += 1;
                            if k10 % 2 < 1 {
                            }
                        }
                        'l11: for (i12, e12) in r4.iter().enumerate() {
                            let mut k13: usize = 1;
                        }
                    }
                } else {
                    if p[1] > 1.1 {
                        let mut k15: usize = 0;
                        let v18: f64 = loop {
                            if k15 >= 4 {
                                break v1 - ((k15 % 4) as f64);
                            }
                            k15 += 1;
                            let v16: f64 = 0.125;
                            r4.fill(v16);
                            if k15 % 2 == 1 {
                                continue;
                            } else {
                                let v17: f64;
                                if r4[0] < 0.125 {
                                    v17 = v3 * ((k6 % 4) as f64);
                                } else {
                                    v17 = v1 - r4[1];
                                }
                            }
                        };
                    }
                }
            }
            p[1] - v3 + r4[0] + p[2]
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = if x <= -1.25 { x } else { x };
            let mut r3 = [x / (w[w.len() - 1 - (2 * n + 0) % w.len()] * w[w.len() - 1 - (2 * n + 0) % w.len()] + 0.25), h0([v1, ((n % 4) as f64), w[0]], w[0]), v1 / (x * x + 0.5), v1 / (x.abs() + 0.5), w.iter().zip(w.iter()).take(n + 1).map(|(&e2, &z2)| h0([w[4 % w.len()], w[0], w[n % w.len()]], w[(2 * n + 0) % w.len()])).sum::<f64>()];
            if n % 3 == 1 {
                return;
            }
            if v1 < -0.75 {
                let mut k5: usize = 0;
                while k5 < 4 {
                    k5 += 1;
                    let mut k7: usize = 0;
                    let v12: f64 = loop {
                        if k7 >= 1 {
                            break 1.0_f64.powi(0);
                        }
                        k7 += 1;
                        let mut k9: usize = 0;
                        while k9 < 1 {
                            k9 += 1;
                            let (mut v10, v11) = (x, x);
                        }
                    };
                }
            }
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
            let mut k6: usize = 0;
            loop {
                if k6 >= 5 {
                    break;
                }
                k6 += 1;
                const GAMMA_7: f64 = -1.25;
                p[3 - 1 - (2 * k6 + 2) % 3] = u * lit(GAMMA_7);
                if k6 % 2 != 1 {
                    for i8 in 1..3 {
                        p[i8] = p[i8 - 1] * (p[0 % 3] / (lit(1.0) + p[0 % 3] * p[0 % 3])) + p[i8];
                    }
                    if u >= r4[0] {
                        let mut k10: usize = 0;
                        loop {
                            if k10 >= 4 {
                                break;
                            }
                            k10 += 1;
                            if k10 % 2 < 1 {
                            }
                        }
                        'l11: for (i12, e12) in r4.iter().enumerate() {
                            let mut k13: usize = 1;
                        }
                    }
                } else {
                    if p[1] > lit(1.1) {
                        let mut k15: usize = 0;
                        let v18: D = loop {
                            if k15 >= 4 {
                                break v1 - lit((k15 % 4) as f64);
                            }
                            k15 += 1;
                            let v16: D = lit(0.125);
                            r4.fill(v16);
                            if k15 % 2 == 1 {
                                continue;
                            } else {
                                let v17: D;
                                if r4[0] < lit(0.125) {
                                    v17 = v3 * lit((k6 % 4) as f64);
                                } else {
                                    v17 = v1 - r4[1];
                                }
                            }
                        };
                    }
                }
            }
            p[1] - v3 + r4[0] + p[2]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = if x <= lit(-1.25) { x } else { x };
            let mut r3 = [x / (w[w.len() - 1 - (2 * n + 0) % w.len()] * w[w.len() - 1 - (2 * n + 0) % w.len()] + lit(0.25)), h0([v1, lit((n % 4) as f64), w[0]], w[0]), v1 / (x * x + lit(0.5)), v1 / (x.abs() + lit(0.5)), w.iter().zip(w.iter()).take(n + 1).map(|(&e2, &z2)| h0([w[4 % w.len()], w[0], w[n % w.len()]], w[(2 * n + 0) % w.len()])).sum::<D>()];
            if n % 3 == 1 {
                return;
            }
            if v1 < lit(-0.75) {
                let mut k5: usize = 0;
                while k5 < 4 {
                    k5 += 1;
                    let mut k7: usize = 0;
                    let v12: D = loop {
                        if k7 >= 1 {
                            break lit(1.0).powi(0);
                        }
                        k7 += 1;
                        let mut k9: usize = 0;
                        while k9 < 1 {
                            k9 += 1;
                            let (mut v10, v11) = (x, x);
                        }
                    };
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
            let mut v1 = ALPHA;
            v1 = v1;
            v1 = v1 * 0.5 + (0.5 - v1);
            (v1.abs() + 1.25).log2() + b[0 % b.len()] + a[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0] + x;
            match n % 3 {
                0 => {
                    w[0] = w[w.len() - 1 - (0) % w.len()];
                }
                1 => {
                    v1 = w[w.len() - 1 - (n) % w.len()];
                    let o2: Option<f64> = if ((n % 4) as f64) <= v1 { Some(w.iter().enumerate().map(|(j3, &e3)| h0(&w[..], &w[..])).filter(|&m3| v1 < -1.5).sum::<f64>()) } else { None };
                }
                _ => {
                    let (mut v6, v7) = (w.iter().filter(|&&e4| ((n % 4) as f64) <= 1.1).map(|&e4| {
                        let v5 = v1;
                        BETA
                    }).filter(|&m5| w[(n + n) % w.len()] >= m5).fold(x, |acc5, t5| acc5.sin() + acc5 * t5), x + w[0 % w.len()]);
                    {
                        if v6 < v6 {
                            for i8 in (1..w.len()).rev() {
                                w[i8] = w[i8 - 1] * w[n % w.len()].sin() + w[i8];
                            }
                            'l9: for &e10 in w.iter() {
                                if ((n % 4) as f64) >= 0.125 {
                                    break;
                                }
                                let mut k12: usize = 0;
                                let mut e10: f64 = loop {
                                    if k12 >= 5 {
                                        break w[w.len() - 1 - (4) % w.len()];
                                    }
                                    k12 += 1;
                                    let mut k14: usize = 0;
                                    while k14 < 5 {
                                        k14 += 1;
                                        const GAMMA_15: f64 = 1.0;
                                        v1 -= 0.25 * (if v6 < v1 {
                                            let v6 = v1;
                                            v6
                                        } else {
                                            let v16 = x;
                                            w[w.len() - 1 - (2 * n + 1) % w.len()]
                                        }) * GAMMA_15;
                                    }
                                    let mut k17: usize = 2;
                                };
                            }
                        } else {
                            for i19 in 1..n {
                                if n % 2 != 1 {
                                    v1 -= 0.25 * w[0];
                                    continue;
                                } else {
                                    'l20: for i21 in 1..i19 % 4 {
                                        for (i23, e23) in w.iter().enumerate() {
                                            {
                                                if !(((i23 % 4) as f64) >= 0.75) {
                                                    const GAMMA_24: f64 = 0.25;
                                                    v6 += 0.25 * w.iter().map(|&e25| x * *e23).fold(*e23, |acc25, t25| acc25.sin() + w[0 % w.len()] * t25) * GAMMA_24;
                                                } else {
                                                    fn inner26(s: f64, t: f64) -> f64 {
                                                        if s >= 1.25 {
                                                            return s;
                                                        }
                                                        -0.3
                                                    }
                                                    let v27: f64 = inner26(((i23 % 4) as f64) + w[(n + i21) % w.len()], w[0] * w[0]);
                                                    fn inner28(s: f64, t: f64) -> f64 {
                                                        if s >= -1.0 {
                                                            return (0.3_f64 * 0.3_f64 + 0.25_f64).ln();
                                                        }
                                                        s / (s.abs() + 1.25)
                                                    }
                                                    let v29: f64 = inner28(*e23 + ((n % 4) as f64), w[(2 * i19 + 0) % w.len()]);
                                                }
                                            }
                                        }
                                        w[1 % w.len()] = w[(i21 + i19) % w.len()];
                                    }
                                }
                                let mut v30 = v1 / (v1 * v1 + 1.25);
                            }
                        }
                        if v1 < 0.5 {
                            return;
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
            v1 = v1;
            v1 = v1 * 0.5 + (0.5 - v1);
            (v1.abs() + 1.25).log2() + b[0 % b.len()] + a[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0] + x;
            match n % 3 {
                0 => {
                    w[0] = w[w.len() - 1 - (0) % w.len()];
                }
                1 => {
                    v1 = w[w.len() - 1 - (n) % w.len()];
                    let o2: Option<f64> = if ((n % 4) as f64) <= v1 { Some(w.iter().enumerate().map(|(j3, &e3)| h0(&w[..], &w[..])).filter(|&m3| v1 < -1.5).sum::<f64>()) } else { None };
                }
                _ => {
                    let (mut v6, v7) = (w.iter().filter(|&&e4| ((n % 4) as f64) <= 1.1).map(|&e4| {
                        let v5 = v1;
                        BETA
                    }).filter(|&m5| w[(n + n) % w.len()] >= m5).fold(x, |acc5, t5| acc5.sin() + acc5 * t5), x + w[0 % w.len()]);
                    {
                        if v6 < v6 {
                            for i8 in (1..w.len()).rev() {
                                w[i8] = w[i8 - 1] * w[n % w.len()].sin() + w[i8];
                            }
                            'l9: for &e10 in w.iter() {
                                if ((n % 4) as f64) >= 0.125 {
                                    break;
                                }
                                let mut k12: usize = 0;
                                let mut e10: f64 = loop {
                                    if k12 >= 5 {
                                        break w[w.len() - 1 - (4) % w.len()];
                                    }
                                    k12 += 1;
                                    let mut k14: usize = 0;
                                    while k14 < 5 {
                                        k14 += 1;
                                        const GAMMA_15: f64 = 1.0;
                                        v1 -= 0.25 * (if v6 < v1 {
                                            let v6 = v1;
                                            v6
                                        } else {
                                            let v16 = x;
                                            w[w.len() - 1 - (2 * n + 1) % w.len()]
                                        }) * GAMMA_15;
                                    }
                                    let mut k17: usize = 2;
                                };
                            }
                        } else {
                            for i19 in 1..n {
                                if n % 2 != 1 {
                                    v1 -= 0.25 * w[0];
                                    continue;
                                } else {
                                    'l20: for i21 in 1..i19 % 4 {
                                        for (i23, e23) in w.iter().enumerate() {
                                            {
                                                if !(((i23 % 4) as f64) >= 0.75) {
                                                    const GAMMA_24: f64 = 0.25;
                                                    v6 += 0.25 * w.iter().map(|&e25| x * *e23).fold(*e23, |acc25, t25| acc25.sin() + w[0 % w.len()] * t25) * GAMMA_24;
                                                } else {
                                                    fn inner26(s: f64, t: f64) -> f64 {
                                                        if s >= 1.25 {
                                                            return s;
                                                        }
                                                        -0.3
                                                    }
                                                    let v27: f64 = inner26(((i23 % 4) as f64) + w[(n + i21) % w.len()], w[0] * w[0]);
                                                    fn inner28(s: f64, t: f64) -> f64 {
                                                        if s >= -1.0 {
                                                            return (0.3_f64 * 0.3_f64 + 0.25_f64).ln();
                                                        }
                                                        s / (s.abs() + 1.25)
                                                    }
                                                    let v29: f64 = inner28(*e23 + ((n % 4) as f64), w[(2 * i19 + 0) % w.len()]);
                                                }
                                            }
                                        }
                                        w[1 % w.len()] = w[(i21 + i19) % w.len()];
                                    }
                                }
                                let mut v30 = v1 / (v1 * v1 + 1.25);
                            }
                        }
                        if v1 < 0.5 {
                            return;
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
            v1 = v1;
            v1 = v1 * lit(0.5) + (lit(0.5) - v1);
            (v1.abs() + lit(1.25)).log2() + b[0 % b.len()] + a[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0] + x;
            match n % 3 {
                0 => {
                    w[0] = w[w.len() - 1 - (0) % w.len()];
                }
                1 => {
                    v1 = w[w.len() - 1 - (n) % w.len()];
                    let o2: Option<D> = if lit((n % 4) as f64) <= v1 { Some(w.iter().enumerate().map(|(j3, &e3)| h0(&w[..], &w[..])).filter(|&m3| v1 < lit(-1.5)).sum::<D>()) } else { None };
                }
                _ => {
                    let (mut v6, v7) = (w.iter().filter(|&&e4| lit((n % 4) as f64) <= lit(1.1)).map(|&e4| {
                        let v5 = v1;
                        lit(BETA)
                    }).filter(|&m5| w[(n + n) % w.len()] >= m5).fold(x, |acc5, t5| acc5.sin() + acc5 * t5), x + w[0 % w.len()]);
                    {
                        if v6 < v6 {
                            for i8 in (1..w.len()).rev() {
                                w[i8] = w[i8 - 1] * w[n % w.len()].sin() + w[i8];
                            }
                            'l9: for &e10 in w.iter() {
                                if lit((n % 4) as f64) >= lit(0.125) {
                                    break;
                                }
                                let mut k12: usize = 0;
                                let mut e10: D = loop {
                                    if k12 >= 5 {
                                        break w[w.len() - 1 - (4) % w.len()];
                                    }
                                    k12 += 1;
                                    let mut k14: usize = 0;
                                    while k14 < 5 {
                                        k14 += 1;
                                        const GAMMA_15: f64 = 1.0;
                                        { let right = lit(0.25) * (if v6 < v1 {
                                            let v6 = v1;
                                            v6
                                        } else {
                                            let v16 = x;
                                            w[w.len() - 1 - (2 * n + 1) % w.len()]
                                        }) * lit(GAMMA_15); v1 -= right; }
                                    }
                                    let mut k17: usize = 2;
                                };
                            }
                        } else {
                            for i19 in 1..n {
                                if n % 2 != 1 {
                                    { let right = lit(0.25) * w[0]; v1 -= right; }
                                    continue;
                                } else {
                                    'l20: for i21 in 1..i19 % 4 {
                                        for (i23, e23) in w.iter().enumerate() {
                                            {
                                                if !(lit((i23 % 4) as f64) >= lit(0.75)) {
                                                    const GAMMA_24: f64 = 0.25;
                                                    { let right = lit(0.25) * w.iter().map(|&e25| x * *e23).fold(*e23, |acc25, t25| acc25.sin() + w[0 % w.len()] * t25) * lit(GAMMA_24); v6 += right; }
                                                } else {
                                                    fn inner26(s: D, t: D) -> D {
                                                        if s >= lit(1.25) {
                                                            return s;
                                                        }
                                                        lit(-0.3)
                                                    }
                                                    let v27: D = inner26(lit((i23 % 4) as f64) + w[(n + i21) % w.len()], w[0] * w[0]);
                                                    fn inner28(s: D, t: D) -> D {
                                                        if s >= lit(-1.0) {
                                                            return (lit(0.3) * lit(0.3) + lit(0.25)).ln();
                                                        }
                                                        s / (s.abs() + lit(1.25))
                                                    }
                                                    let v29: D = inner28(*e23 + lit((n % 4) as f64), w[(2 * i19 + 0) % w.len()]);
                                                }
                                            }
                                        }
                                        w[1 % w.len()] = w[(i21 + i19) % w.len()];
                                    }
                                }
                                let mut v30 = v1 / (v1 * v1 + lit(1.25));
                            }
                        }
                        if v1 < lit(0.5) {
                            return;
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
            v1 = r3.iter().zip(&r3).filter(|&(&e4, &z4)| (r3[2] >= r3[4 - 1 - (0) % 4]) && (0.25_f64 < v1)).map(|(&e4, &z4)| r3[3].tanh().exp()).sum::<f64>();
            for (i6, e6) in r3.iter().enumerate() {
                for e8 in r3 {
                    if y > 0.25 {
                        if i6 % 3 < 1 {
                            v1 = *e6 / (1.0 + *e6 * *e6);
                            continue;
                        }
                    }
                }
                let mut k9: usize = 0;
            }
            (0..n).map(|i10| y - v1).sum::<f64>() - x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let r3 = [y, y, y - x, (1..n).map(|i2| v1).fold(v1, |acc2, t2| acc2.sin() + 0.7 * t2)];
            v1 = r3.iter().zip(&r3).filter(|&(&e4, &z4)| (r3[2] >= r3[4 - 1 - (0) % 4]) && (0.25_f64 < v1)).map(|(&e4, &z4)| r3[3].tanh().exp()).sum::<f64>();
            for (i6, e6) in r3.iter().enumerate() {
                for e8 in r3 {
                    if y > 0.25 {
                        if i6 % 3 < 1 {
                            v1 = *e6 / (1.0 + *e6 * *e6);
                            continue;
                        }
                    }
                }
                let mut k9: usize = 0;
            }
            (0..n).map(|i10| y - v1).sum::<f64>() - x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let r3 = [y, y, y - x, (1..n).map(|i2| v1).fold(v1, |acc2, t2| acc2.sin() + lit(0.7) * t2)];
            v1 = r3.iter().zip(&r3).filter(|&(&e4, &z4)| (r3[2] >= r3[4 - 1 - (0) % 4]) && (lit(0.25) < v1)).map(|(&e4, &z4)| r3[3].tanh().exp()).sum::<D>();
            for (i6, e6) in r3.iter().enumerate() {
                for e8 in r3 {
                    if y > lit(0.25) {
                        if i6 % 3 < 1 {
                            v1 = *e6 / (lit(1.0) + *e6 * *e6);
                            continue;
                        }
                    }
                }
                let mut k9: usize = 0;
            }
            (0..n).map(|i10| y - v1).sum::<D>() - x.sin()
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
            v1 += u;
            v1 = v1 * 0.5 + a.iter().map(|&e2| a[0].powi(2)).sum::<f64>();
            v1 -= u + a[2 % a.len()];
            u * v1.sin() + u + a[a.len() - 1 - (2 * k + 1) % a.len()]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut r2 = [ALPHA, x / ((-0.7_f64).abs() + 1.25), x, v1, x];
            v1 -= v1;
            let (mut v3, v4) = (((n % 4) as f64), y - ((n % 4) as f64));
            for i6 in 0..=n {
                let mut k8: usize = 0;
                loop {
                    if k8 >= 0 {
                        break;
                    }
                    k8 += 1;
                    for e10 in r2 {
                        const GAMMA_11: f64 = 0.125;
                        v3 += 0.25 * (y + e10) * GAMMA_11;
                        const GAMMA_12: f64 = 0.7;
                        v1 *= (v1 + e10).sin() * GAMMA_12;
                    }
                }
            }
            fn inner13(s: f64, t: f64) -> f64 {
                if s < 0.125 {
                    return t - t;
                }
                t
            }
            let v14 = inner13(ALPHA * ALPHA, r2[0] / (x * x + 0.5));
            r2[2] + ALPHA + v1
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
            v1 += u;
            v1 = v1 * 0.5 + a.iter().map(|&e2| a[0].powi(2)).sum::<f64>();
            v1 -= u + a[2 % a.len()];
            u * v1.sin() + u + a[a.len() - 1 - (2 * k + 1) % a.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut r2 = [ALPHA, x / ((-0.7_f64).abs() + 1.25), x, v1, x];
            v1 -= v1;
            let (mut v3, v4) = (((n % 4) as f64), y - ((n % 4) as f64));
            for i6 in 0..=n {
                let mut k8: usize = 0;
                loop {
                    if k8 >= 0 {
                        break;
                    }
                    k8 += 1;
                    for e10 in r2 {
                        const GAMMA_11: f64 = 0.125;
                        v3 += 0.25 * (y + e10) * GAMMA_11;
                        const GAMMA_12: f64 = 0.7;
                        v1 *= (v1 + e10).sin() * GAMMA_12;
                    }
                }
            }
            fn inner13(s: f64, t: f64) -> f64 {
                if s < 0.125 {
                    return t - t;
                }
                t
            }
            let v14 = inner13(ALPHA * ALPHA, r2[0] / (x * x + 0.5));
            r2[2] + ALPHA + v1
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
            { let right = u; v1 += right; }
            v1 = v1 * lit(0.5) + a.iter().map(|&e2| a[0].powi(2)).sum::<D>();
            { let right = u + a[2 % a.len()]; v1 -= right; }
            u * v1.sin() + u + a[a.len() - 1 - (2 * k + 1) % a.len()]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let mut r2 = [lit(ALPHA), x / (lit(-0.7).abs() + lit(1.25)), x, v1, x];
            { let right = v1; v1 -= right; }
            let (mut v3, v4) = (lit((n % 4) as f64), y - lit((n % 4) as f64));
            for i6 in 0..=n {
                let mut k8: usize = 0;
                loop {
                    if k8 >= 0 {
                        break;
                    }
                    k8 += 1;
                    for e10 in r2 {
                        const GAMMA_11: f64 = 0.125;
                        { let right = lit(0.25) * (y + e10) * lit(GAMMA_11); v3 += right; }
                        const GAMMA_12: f64 = 0.7;
                        { let right = (v1 + e10).sin() * lit(GAMMA_12); v1 *= right; }
                    }
                }
            }
            fn inner13(s: D, t: D) -> D {
                if s < lit(0.125) {
                    return t - t;
                }
                t
            }
            let v14 = inner13(lit(ALPHA) * lit(ALPHA), r2[0] / (x * x + lit(0.5)));
            r2[2] + lit(ALPHA) + v1
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
            let r2_count: usize = r2.len();
            v1 /= x * x + 0.5;
            r2[(n) % r2_count] = r2[(n) % r2_count] * 0.5 + x;
            w[0] = 0.5;
            if r2[0] >= 0.5 {
                for i4 in 0..n {
                    r2[0] += 0.25 * (x * w[w.len() - 1 - (2 * i4 + 1) % w.len()]);
                    'l5: for &e6 in &r2 {
                        let mut v7 = r2[(n + 1) % r2.len()] / (w[r2_count % w.len()].abs() + 0.25);
                        if v7 < -2.0 {
                            v7 = r2.iter().take(r2_count).map(|&e8| 1.0 + 0.25 * (x - ((i4 % 4) as f64)).sin()).product::<f64>().sin();
                        } else {
                            let mut v9: f64 = { -1.0_f64 };
                        }
                    }
                }
            }
            (x / (v1.abs() + 0.25) - v1) * x.sin() + r2[2 % r2.len()] + w[(2 * n + 0) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x.sin();
            let mut r2: Vec<f64> = vec![((n % 4) as f64) * v1, v1.max(w[n % w.len()]), x + x];
            let r2_count: usize = r2.len();
            v1 /= x * x + 0.5;
            r2[(n) % r2_count] = r2[(n) % r2_count] * 0.5 + x;
            w[0] = 0.5;
            if r2[0] >= 0.5 {
                for i4 in 0..n {
                    r2[0] += 0.25 * (x * w[w.len() - 1 - (2 * i4 + 1) % w.len()]);
                    'l5: for &e6 in &r2 {
                        let mut v7 = r2[(n + 1) % r2.len()] / (w[r2_count % w.len()].abs() + 0.25);
                        if v7 < -2.0 {
                            v7 = r2.iter().take(r2_count).map(|&e8| 1.0 + 0.25 * (x - ((i4 % 4) as f64)).sin()).product::<f64>().sin();
                        } else {
                            let mut v9: f64 = { -1.0_f64 };
                        }
                    }
                }
            }
            (x / (v1.abs() + 0.25) - v1) * x.sin() + r2[2 % r2.len()] + w[(2 * n + 0) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x.sin();
            let mut r2: Vec<D> = vec![lit((n % 4) as f64) * v1, v1.max(w[n % w.len()]), x + x];
            let r2_count: usize = r2.len();
            { let right = x * x + lit(0.5); v1 /= right; }
            r2[(n) % r2_count] = r2[(n) % r2_count] * lit(0.5) + x;
            w[0] = lit(0.5);
            if r2[0] >= lit(0.5) {
                for i4 in 0..n {
                    { let right = lit(0.25) * (x * w[w.len() - 1 - (2 * i4 + 1) % w.len()]); r2[0] += right; }
                    'l5: for &e6 in &r2 {
                        let mut v7 = r2[(n + 1) % r2.len()] / (w[r2_count % w.len()].abs() + lit(0.25));
                        if v7 < lit(-2.0) {
                            v7 = r2.iter().take(r2_count).map(|&e8| lit(1.0) + lit(0.25) * (x - lit((i4 % 4) as f64)).sin()).product::<D>().sin();
                        } else {
                            let mut v9: D = { lit(-1.0) };
                        }
                    }
                }
            }
            (x / (v1.abs() + lit(0.25)) - v1) * x.sin() + r2[2 % r2.len()] + w[(2 * n + 0) % w.len()]
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
            if v1 > 1.0 {
                let c6 = |u6_0: f64, u6_1: f64| u6_0 - (u6_1 - u6_0);
            } else {
                u = 0.125;
            }
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            if v1 < 0.7 {
                'l2: for i3 in 1..=4 {
                    {
                        {
                            let v4: f64;
                            if x <= 0.7 {
                                v4 = p[1 % 3].cos();
                            } else {
                                v4 = p[0].midpoint(v1);
                            }
                            let mut k6: usize = 0;
                            'l5: while k6 < 6 {
                                k6 += 1;
                                let mut v7: f64 = v4;
                            }
                        }
                        let mut k9: usize = 0;
                        loop {
                            if k9 >= 6 {
                                break;
                            }
                            k9 += 1;
                            for _ in 0..1 {
                                fn inner12(s: f64, t: f64) -> f64 {
                                    if t > -0.25 {
                                        return s;
                                    }
                                    if s > -1.5 {
                                        let v13: f64 = 0.3;
                                        t
                                    } else { t }
                                }
                                let v14 = inner12(p[k9 % 3] + x, x / (((i3 % 4) as f64).abs() + 0.25));
                            }
                            {
                                if k9 % 3 == 1 {
                                    {
                                        for (i16, e16) in p.iter().enumerate() {
                                            let mut v17 = 1.25 + ((n % 4) as f64);
                                            {
                                                if v1 <= v1 {
                                                    if p[1] >= 0.5 {
                                                        continue;
                                                    }
                                                    {
                                                        let c18 = move |u18_0: f64| u18_0 * (x - u18_0);
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    let mut o19: Option<f64> = if x < ((n % 4) as f64) { Some(f64::acos(0.9 * x.sin())) } else { None };
                                }
                            }
                        }
                    }
                    const GAMMA_20: f64 = 0.3;
                    v1 *= (x / (p[3 - 1 - (n + i3) % 3] * p[3 - 1 - (n + i3) % 3] + 0.25)).atan() * GAMMA_20;
                }
                let mut v1 = x;
            } else {
                let mut m21: [[f64; 3]; 3] = [[x, v1, v1], [p[0], v1, p[2]], [v1, ((n % 4) as f64), v1]];
            }
            [(0..n).enumerate().map(|(j22, i22)| ((n % 4) as f64) * ((i22 % 4) as f64)).sum::<f64>() + p[(2 * n + 2) % 3], p[n % 3] + v1.sin() + x]
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
            if v1 > 1.0 {
                let c6 = |u6_0: f64, u6_1: f64| u6_0 - (u6_1 - u6_0);
            } else {
                u = 0.125;
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            if v1 < 0.7 {
                'l2: for i3 in 1..=4 {
                    {
                        {
                            let v4: f64;
                            if x <= 0.7 {
                                v4 = p[1 % 3].cos();
                            } else {
                                v4 = p[0].midpoint(v1);
                            }
                            let mut k6: usize = 0;
                            'l5: while k6 < 6 {
                                k6 += 1;
                                let mut v7: f64 = v4;
                            }
                        }
                        let mut k9: usize = 0;
                        loop {
                            if k9 >= 6 {
                                break;
                            }
                            k9 += 1;
                            for _ in 0..1 {
                                fn inner12(s: f64, t: f64) -> f64 {
                                    if t > -0.25 {
                                        return s;
                                    }
                                    if s > -1.5 {
                                        let v13: f64 = 0.3;
                                        t
                                    } else { t }
                                }
                                let v14 = inner12(p[k9 % 3] + x, x / (((i3 % 4) as f64).abs() + 0.25));
                            }
                            {
                                if k9 % 3 == 1 {
                                    {
                                        for (i16, e16) in p.iter().enumerate() {
                                            let mut v17 = 1.25 + ((n % 4) as f64);
                                            {
                                                if v1 <= v1 {
                                                    if p[1] >= 0.5 {
                                                        continue;
                                                    }
                                                    {
                                                        let c18 = move |u18_0: f64| u18_0 * (x - u18_0);
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    let mut o19: Option<f64> = if x < ((n % 4) as f64) { Some(f64::acos(0.9 * x.sin())) } else { None };
                                }
                            }
                        }
                    }
                    const GAMMA_20: f64 = 0.3;
                    v1 *= (x / (p[3 - 1 - (n + i3) % 3] * p[3 - 1 - (n + i3) % 3] + 0.25)).atan() * GAMMA_20;
                }
                let mut v1 = x;
            } else {
                let mut m21: [[f64; 3]; 3] = [[x, v1, v1], [p[0], v1, p[2]], [v1, ((n % 4) as f64), v1]];
            }
            [(0..n).enumerate().map(|(j22, i22)| ((n % 4) as f64) * ((i22 % 4) as f64)).sum::<f64>() + p[(2 * n + 2) % 3], p[n % 3] + v1.sin() + x]
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
            if v1 > lit(1.0) {
                let c6 = |u6_0: D, u6_1: D| u6_0 - (u6_1 - u6_0);
            } else {
                u = lit(0.125);
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            if v1 < lit(0.7) {
                'l2: for i3 in 1..=4 {
                    {
                        {
                            let v4: D;
                            if x <= lit(0.7) {
                                v4 = p[1 % 3].cos();
                            } else {
                                v4 = p[0].midpoint(v1);
                            }
                            let mut k6: usize = 0;
                            'l5: while k6 < 6 {
                                k6 += 1;
                                let mut v7: D = v4;
                            }
                        }
                        let mut k9: usize = 0;
                        loop {
                            if k9 >= 6 {
                                break;
                            }
                            k9 += 1;
                            for _ in 0..1 {
                                fn inner12(s: D, t: D) -> D {
                                    if t > lit(-0.25) {
                                        return s;
                                    }
                                    if s > lit(-1.5) {
                                        let v13: D = lit(0.3);
                                        t
                                    } else { t }
                                }
                                let v14 = inner12(p[k9 % 3] + x, x / (lit((i3 % 4) as f64).abs() + lit(0.25)));
                            }
                            {
                                if k9 % 3 == 1 {
                                    {
                                        for (i16, e16) in p.iter().enumerate() {
                                            let mut v17 = lit(1.25) + lit((n % 4) as f64);
                                            {
                                                if v1 <= v1 {
                                                    if p[1] >= lit(0.5) {
                                                        continue;
                                                    }
                                                    {
                                                        let c18 = move |u18_0: D| u18_0 * (x - u18_0);
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    let mut o19: Option<D> = if x < lit((n % 4) as f64) { Some(D::acos(lit(0.9) * x.sin())) } else { None };
                                }
                            }
                        }
                    }
                    const GAMMA_20: f64 = 0.3;
                    { let right = (x / (p[3 - 1 - (n + i3) % 3] * p[3 - 1 - (n + i3) % 3] + lit(0.25))).atan() * lit(GAMMA_20); v1 *= right; }
                }
                let mut v1 = x;
            } else {
                let mut m21: [[D; 3]; 3] = [[x, v1, v1], [p[0], v1, p[2]], [v1, lit((n % 4) as f64), v1]];
            }
            [(0..n).enumerate().map(|(j22, i22)| lit((n % 4) as f64) * lit((i22 % 4) as f64)).sum::<D>() + p[(2 * n + 2) % 3], p[n % 3] + v1.sin() + x]
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
            let mut v1 = u;
            let mut u = v1 + u;
            let v2 = v1;
            let c3 = |u3_0: f64| u3_0 * (u3_0 - ALPHA);
            let v4: f64;
            if ALPHA <= 0.9 {
                v4 = u;
            } else {
                v4 = u;
            }
            u + v4
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x + a[(2 * n + 2) % a.len()];
            let r2: Vec<f64> = vec![{ v1 }, 0.5, ((n % 4) as f64)];
            let r2_count: usize = r2.len();
            let (mut v3, v4) = (v1, x + v1);
            for i6 in 0..=4 {
                'l7: for _ in 0..=2 {
                    if n % 2 != 1 {
                        v3 += 0.25 * (x * v4);
                        continue;
                    }
                }
                let mut r9 = [h0(ALPHA, (i6) % 4), (ALPHA.abs() + 0.25).sqrt(), (v3 as i64 as f64)];
            }
            const GAMMA_10: f64 = 0.3;
            v1 = -a[n % a.len()] * GAMMA_10;
            ((a.iter().map(|&e11| if v4 < x { e11 } else {
                let v12 = ((n % 4) as f64);
                ALPHA
            }).sum::<f64>() + v3) * x + r2[(r2_count + r2_count) % r2.len()] + a[a.len() - 1 - (r2_count) % a.len()], v4.max(ALPHA) + v4 + x + r2[0] + a[(r2_count + 1) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate(without(tidy))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1 = u;
            let mut u = v1 + u;
            let v2 = v1;
            let c3 = |u3_0: f64| u3_0 * (u3_0 - ALPHA);
            let v4: f64;
            if ALPHA <= 0.9 {
                v4 = u;
            } else {
                v4 = u;
            }
            u + v4
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x + a[(2 * n + 2) % a.len()];
            let r2: Vec<f64> = vec![{ v1 }, 0.5, ((n % 4) as f64)];
            let r2_count: usize = r2.len();
            let (mut v3, v4) = (v1, x + v1);
            for i6 in 0..=4 {
                'l7: for _ in 0..=2 {
                    if n % 2 != 1 {
                        v3 += 0.25 * (x * v4);
                        continue;
                    }
                }
                let mut r9 = [h0(ALPHA, (i6) % 4), (ALPHA.abs() + 0.25).sqrt(), (v3 as i64 as f64)];
            }
            const GAMMA_10: f64 = 0.3;
            v1 = -a[n % a.len()] * GAMMA_10;
            ((a.iter().map(|&e11| if v4 < x { e11 } else {
                let v12 = ((n % 4) as f64);
                ALPHA
            }).sum::<f64>() + v3) * x + r2[(r2_count + r2_count) % r2.len()] + a[a.len() - 1 - (r2_count) % a.len()], v4.max(ALPHA) + v4 + x + r2[0] + a[(r2_count + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 2.0;
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1 = u;
            let mut u = v1 + u;
            let v2 = v1;
            let c3 = |u3_0: D| u3_0 * (u3_0 - lit(ALPHA));
            let v4: D;
            if lit(ALPHA) <= lit(0.9) {
                v4 = u;
            } else {
                v4 = u;
            }
            u + v4
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = x + a[(2 * n + 2) % a.len()];
            let r2: Vec<D> = vec![{ v1 }, lit(0.5), lit((n % 4) as f64)];
            let r2_count: usize = r2.len();
            let (mut v3, v4) = (v1, x + v1);
            for i6 in 0..=4 {
                'l7: for _ in 0..=2 {
                    if n % 2 != 1 {
                        { let right = lit(0.25) * (x * v4); v3 += right; }
                        continue;
                    }
                }
                let mut r9 = [h0(lit(ALPHA), (i6) % 4), (lit(ALPHA).abs() + lit(0.25)).sqrt(), lit(v3.value() as i64 as f64)];
            }
            const GAMMA_10: f64 = 0.3;
            v1 = -a[n % a.len()] * lit(GAMMA_10);
            ((a.iter().map(|&e11| if v4 < x { e11 } else {
                let v12 = lit((n % 4) as f64);
                lit(ALPHA)
            }).sum::<D>() + v3) * x + r2[(r2_count + r2_count) % r2.len()] + a[a.len() - 1 - (r2_count) % a.len()], v4.max(lit(ALPHA)) + v4 + x + r2[0] + a[(r2_count + 1) % a.len()])
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
            if k == 0 {
                return u;
            }
            let mut u: f64 = ((k % 4) as f64) / (u.abs() + 0.25);
            let mut v2 = {
                let v1 = u;
                v1
            };
            let mut r3 = [u * v2, v2 / (v2 * v2 + 1.25), u, u];
            let v2 = r3[4 - 1 - (2 * k + 0) % 4] - 1.5_f64;
            for i4 in 1..4 {
                r3[i4] = r3[i4 - 1] * v2.tanh() + r3[i4];
            }
            v2 * ((k % 4) as f64) + v2 + 0.5 * h0((1.0 * r3[4 - 1 - (3) % 4]).atan(), k - 1)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = (-0.5_f64 as i64 as f64);
            let mut r2 = vec![x, 1.1 * x, x * x, -w[n % w.len()]];
            let r2_count: usize = r2.len();
            for i4 in (1..r2_count % 4).step_by(2) {
                if x <= -0.125 {
                    break;
                }
                v1 += 0.25 * (r2[0] * x);
            }
            w[w.len() - 1 - (n) % w.len()] = r2[0];
            let mut k5: usize = 2;
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut u: f64 = ((k % 4) as f64) / (u.abs() + 0.25);
            let mut v2 = {
                let v1 = u;
                v1
            };
            let mut r3 = [u * v2, v2 / (v2 * v2 + 1.25), u, u];
            let v2 = r3[4 - 1 - (2 * k + 0) % 4] - 1.5_f64;
            for i4 in 1..4 {
                r3[i4] = r3[i4 - 1] * v2.tanh() + r3[i4];
            }
            v2 * ((k % 4) as f64) + v2 + 0.5 * h0((1.0 * r3[4 - 1 - (3) % 4]).atan(), k - 1)
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = (-0.5_f64 as i64 as f64);
            let mut r2 = vec![x, 1.1 * x, x * x, -w[n % w.len()]];
            let r2_count: usize = r2.len();
            for i4 in (1..r2_count % 4).step_by(2) {
                if x <= -0.125 {
                    break;
                }
                v1 += 0.25 * (r2[0] * x);
            }
            w[w.len() - 1 - (n) % w.len()] = r2[0];
            let mut k5: usize = 2;
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut u: D = lit((k % 4) as f64) / (u.abs() + lit(0.25));
            let mut v2 = {
                let v1 = u;
                v1
            };
            let mut r3 = [u * v2, v2 / (v2 * v2 + lit(1.25)), u, u];
            let v2 = r3[4 - 1 - (2 * k + 0) % 4] - lit(1.5);
            for i4 in 1..4 {
                r3[i4] = r3[i4 - 1] * v2.tanh() + r3[i4];
            }
            v2 * lit((k % 4) as f64) + v2 + lit(0.5) * h0((lit(1.0) * r3[4 - 1 - (3) % 4]).atan(), k - 1)
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = lit(lit(-0.5).value() as i64 as f64);
            let mut r2 = vec![x, lit(1.1) * x, x * x, -w[n % w.len()]];
            let r2_count: usize = r2.len();
            for i4 in (1..r2_count % 4).step_by(2) {
                if x <= lit(-0.125) {
                    break;
                }
                { let right = lit(0.25) * (r2[0] * x); v1 += right; }
            }
            w[w.len() - 1 - (n) % w.len()] = r2[0];
            let mut k5: usize = 2;
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
            if 0.5_f64 >= a[1 % a.len()] {
            }
            v1 / (v1.abs() + 0.5) - v1.sin() + b[0] + a[a.len() - 1 - (2) % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2 = (0..n).skip(2).map(|i1| 1.0 + 0.25 * (x + x).sin()).product::<f64>();
            if n % 2 != 1 {
            } else {
                match n % 4 {
                    0 => {
                        if v2 >= v2 {
                            let v3: f64 = v2 - p[n % 3];
                        } else {
                            p[(2 * n + 0) % 3] /= v2 * v2 + 0.25;
                        }
                    }
                    1 => {
                        p[1] -= x;
                    }
                    2 if p[0] < 2.0 => {
                        for &e5 in &p {
                            v2 -= 0.25 * (v2.abs() + 1.25).powf(v2 / (1.0 + v2 * v2));
                        }
                        let mut k7: usize = 0;
                        let v14: f64 = 'l6: loop {
                            if k7 >= 0 {
                                break {
                                    let v13: f64 = 0.75;
                                    x
                                };
                            }
                            k7 += 1;
                            if v2 < -0.3 {
                                let mut k8: usize = 2;
                                fn inner9(s: f64, t: f64) -> f64 {
                                    if s <= 1.25 {
                                        return (0..2).rev().filter(|&i10| i10 % 3 < 1).map(|i10| -1.25_f64).filter(|&m10| t <= 0.5).sum::<f64>();
                                    }
                                    s
                                }
                                let v12: f64 = inner9(v2.sin().exp(), (1..n).map(|i11| p[0] / (x * x + 1.25)).sum::<f64>());
                            }
                            if k7 % 2 != 1 {
                                break 'l6 x + x;
                            }
                        };
                    }
                    _ => {
                        let o15: Option<f64> = if p[0 % 3] < -0.75 { Some(x - v2) } else { None };
                        'l16: for i17 in 0..7 {
                            match i17 % 3 {
                                0 => {
                                    let s18 = &p[0..];
                                    let mut r19: [f64; 4] = [0.0; 4];
                                }
                                1 if ((n % 4) as f64) <= p[3 - 1 - (2 * i17 + 2) % 3] => {
                                    v2 = h0(&p, &p[..]).atan();
                                }
                                _ => {
                                    if x >= 0.5 {
                                        let mut c20 = |u20: f64| {
                                            v2 += 0.25 * ((match n % 2 {
                                                0 => { u20 }
                                                _ => {
                                                    let v21 = x;
                                                    u20
                                                }
                                            }) * u20);
                                            v2 * 0.5
                                        };
                                        let mut v22 = c20(p[0].min(x)) - c20(h0(&p, &p));
                                        if v2 <= 1.5 {
                                            if x <= p[n % 3] {
                                                p[3 - 1 - (2 * n + 0) % 3] -= 0.25 * x;
                                                break 'l16;
                                            }
                                        } else {
                                            p[2] = h0(&p, &p[..]).max(-2.25).min(2.375);
                                        }
                                    }
                                    let mut k24: usize = 0;
                                    while k24 < 3 {
                                        k24 += 1;
                                    }
                                }
                            }
                            v2 /= p[0].abs() + 1.25;
                        }
                    }
                }
                for i26 in 0..=3 {
                    if !(x < -0.75) {
                        fn inner27(s: f64, t: f64) -> f64 {
                            if t < s {
                                return s;
                            }
                            t
                        }
                        let v29: f64 = inner27(p.iter().map(|&e28| 1.0 + 0.25 * (v2 + x).sin()).product::<f64>(), x * v2);
                    }
                    for i30 in 1..3 {
                        p[i30] = p[i30 - 1] * v2.clamp(-2.125, 1.875) + p[i30];
                    }
                }
            }
            [(x + p[0]) * v2 - x + p[3 - 1 - (n + 1) % 3], x - v2 + x + p[n % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 0.7 + b[4 % b.len()];
            if 0.5_f64 >= a[1 % a.len()] {
            }
            v1 / (v1.abs() + 0.5) - v1.sin() + b[0] + a[a.len() - 1 - (2) % a.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2 = (0..n).skip(2).map(|i1| 1.0 + 0.25 * (x + x).sin()).product::<f64>();
            if n % 2 != 1 {
            } else {
                match n % 4 {
                    0 => {
                        if v2 >= v2 {
                            let v3: f64 = v2 - p[n % 3];
                        } else {
                            p[(2 * n + 0) % 3] /= v2 * v2 + 0.25;
                        }
                    }
                    1 => {
                        p[1] -= x;
                    }
                    2 if p[0] < 2.0 => {
                        for &e5 in &p {
                            v2 -= 0.25 * (v2.abs() + 1.25).powf(v2 / (1.0 + v2 * v2));
                        }
                        let mut k7: usize = 0;
                        let v14: f64 = 'l6: loop {
                            if k7 >= 0 {
                                break {
                                    let v13: f64 = 0.75;
                                    x
                                };
                            }
                            k7 += 1;
                            if v2 < -0.3 {
                                let mut k8: usize = 2;
                                fn inner9(s: f64, t: f64) -> f64 {
                                    if s <= 1.25 {
                                        return (0..2).rev().filter(|&i10| i10 % 3 < 1).map(|i10| -1.25_f64).filter(|&m10| t <= 0.5).sum::<f64>();
                                    }
                                    s
                                }
                                let v12: f64 = inner9(v2.sin().exp(), (1..n).map(|i11| p[0] / (x * x + 1.25)).sum::<f64>());
                            }
                            if k7 % 2 != 1 {
                                break 'l6 x + x;
                            }
                        };
                    }
                    _ => {
                        let o15: Option<f64> = if p[0 % 3] < -0.75 { Some(x - v2) } else { None };
                        'l16: for i17 in 0..7 {
                            match i17 % 3 {
                                0 => {
                                    let s18 = &p[0..];
                                    let mut r19: [f64; 4] = [0.0; 4];
                                }
                                1 if ((n % 4) as f64) <= p[3 - 1 - (2 * i17 + 2) % 3] => {
                                    v2 = h0(&p, &p[..]).atan();
                                }
                                _ => {
                                    if x >= 0.5 {
                                        let mut c20 = |u20: f64| {
                                            v2 += 0.25 * ((match n % 2 {
                                                0 => { u20 }
                                                _ => {
                                                    let v21 = x;
                                                    u20
                                                }
                                            }) * u20);
                                            v2 * 0.5
                                        };
                                        let mut v22 = c20(p[0].min(x)) - c20(h0(&p, &p));
                                        if v2 <= 1.5 {
                                            if x <= p[n % 3] {
                                                p[3 - 1 - (2 * n + 0) % 3] -= 0.25 * x;
                                                break 'l16;
                                            }
                                        } else {
                                            p[2] = h0(&p, &p[..]).max(-2.25).min(2.375);
                                        }
                                    }
                                    let mut k24: usize = 0;
                                    while k24 < 3 {
                                        k24 += 1;
                                    }
                                }
                            }
                            v2 /= p[0].abs() + 1.25;
                        }
                    }
                }
                for i26 in 0..=3 {
                    if !(x < -0.75) {
                        fn inner27(s: f64, t: f64) -> f64 {
                            if t < s {
                                return s;
                            }
                            t
                        }
                        let v29: f64 = inner27(p.iter().map(|&e28| 1.0 + 0.25 * (v2 + x).sin()).product::<f64>(), x * v2);
                    }
                    for i30 in 1..3 {
                        p[i30] = p[i30 - 1] * v2.clamp(-2.125, 1.875) + p[i30];
                    }
                }
            }
            [(x + p[0]) * v2 - x + p[3 - 1 - (n + 1) % 3], x - v2 + x + p[n % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(0.7) + b[4 % b.len()];
            if lit(0.5) >= a[1 % a.len()] {
            }
            v1 / (v1.abs() + lit(0.5)) - v1.sin() + b[0] + a[a.len() - 1 - (2) % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v2 = (0..n).skip(2).map(|i1| lit(1.0) + lit(0.25) * (x + x).sin()).product::<D>();
            if n % 2 != 1 {
            } else {
                match n % 4 {
                    0 => {
                        if v2 >= v2 {
                            let v3: D = v2 - p[n % 3];
                        } else {
                            { let right = v2 * v2 + lit(0.25); p[(2 * n + 0) % 3] /= right; }
                        }
                    }
                    1 => {
                        { let right = x; p[1] -= right; }
                    }
                    2 if p[0] < lit(2.0) => {
                        for &e5 in &p {
                            { let right = lit(0.25) * (v2.abs() + lit(1.25)).powf(v2 / (lit(1.0) + v2 * v2)); v2 -= right; }
                        }
                        let mut k7: usize = 0;
                        let v14: D = 'l6: loop {
                            if k7 >= 0 {
                                break {
                                    let v13: D = lit(0.75);
                                    x
                                };
                            }
                            k7 += 1;
                            if v2 < lit(-0.3) {
                                let mut k8: usize = 2;
                                fn inner9(s: D, t: D) -> D {
                                    if s <= lit(1.25) {
                                        return (0..2).rev().filter(|&i10| i10 % 3 < 1).map(|i10| lit(-1.25)).filter(|&m10| t <= lit(0.5)).sum::<D>();
                                    }
                                    s
                                }
                                let v12: D = inner9(v2.sin().exp(), (1..n).map(|i11| p[0] / (x * x + lit(1.25))).sum::<D>());
                            }
                            if k7 % 2 != 1 {
                                break 'l6 x + x;
                            }
                        };
                    }
                    _ => {
                        let o15: Option<D> = if p[0 % 3] < lit(-0.75) { Some(x - v2) } else { None };
                        'l16: for i17 in 0..7 {
                            match i17 % 3 {
                                0 => {
                                    let s18 = &p[0..];
                                    let mut r19: [D; 4] = [lit(0.0); 4];
                                }
                                1 if lit((n % 4) as f64) <= p[3 - 1 - (2 * i17 + 2) % 3] => {
                                    v2 = h0(&p, &p[..]).atan();
                                }
                                _ => {
                                    if x >= lit(0.5) {
                                        let mut c20 = |u20: D| {
                                            { let right = lit(0.25) * ((match n % 2 {
                                                0 => { u20 }
                                                _ => {
                                                    let v21 = x;
                                                    u20
                                                }
                                            }) * u20); v2 += right; }
                                            v2 * lit(0.5)
                                        };
                                        let mut v22 = c20(p[0].min(x)) - c20(h0(&p, &p));
                                        if v2 <= lit(1.5) {
                                            if x <= p[n % 3] {
                                                { let right = lit(0.25) * x; p[3 - 1 - (2 * n + 0) % 3] -= right; }
                                                break 'l16;
                                            }
                                        } else {
                                            p[2] = h0(&p, &p[..]).max(lit(-2.25)).min(lit(2.375));
                                        }
                                    }
                                    let mut k24: usize = 0;
                                    while k24 < 3 {
                                        k24 += 1;
                                    }
                                }
                            }
                            { let right = p[0].abs() + lit(1.25); v2 /= right; }
                        }
                    }
                }
                for i26 in 0..=3 {
                    if !(x < lit(-0.75)) {
                        fn inner27(s: D, t: D) -> D {
                            if t < s {
                                return s;
                            }
                            t
                        }
                        let v29: D = inner27(p.iter().map(|&e28| lit(1.0) + lit(0.25) * (v2 + x).sin()).product::<D>(), x * v2);
                    }
                    for i30 in 1..3 {
                        p[i30] = p[i30 - 1] * v2.clamp(lit(-2.125), lit(1.875)) + p[i30];
                    }
                }
            }
            [(x + p[0]) * v2 - x + p[3 - 1 - (n + 1) % 3], x - v2 + x + p[n % 3]]
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
            const GAMMA_4: f64 = 1.25;
            u += r3[0] * GAMMA_4;
            let mut k5: usize = 3;
            {
                let mut v6: f64 = -1.5;
                r3[4] = v2 - r3[(2 * k + 2) % 5];
            }
            if ((k5 % 4) as f64) >= r3[5 - 1 - (2 * k + 0) % 5] {
                return None;
            }
            Some(r3[1])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x / (x * x + 1.25);
            let mut r2: [f64; 5] = [0.0; 5];
            fn inner3(s: f64, t: f64) -> f64 {
                if 0.125_f64 < 0.75 {
                    return t;
                }
                s
            }
            let x = inner3(x.cos(), w[0].sin().exp());
            let (mut v5, v6) = ({
                let v4 = v1;
                v4
            }, v1 + r2[0]);
            w[(2 * n + 0) % w.len()] *= (r2[0] * r2[5 - 1 - (n + 1) % 5]).clamp(-2.125, 1.875);
            const GAMMA_7: f64 = 1.0;
            v1 = ALPHA * v6 * GAMMA_7;
            r2[1] = ((n % 4) as f64) - r2[0];
            (match n % 3 {
                0 => { v6 }
                1 => { ALPHA }
                _ => {
                    let v8 = 0.125_f64;
                    x
                }
            }) + v6 - x + v1 + w[(2 * n + 2) % w.len()]
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
            const GAMMA_4: f64 = 1.25;
            u += r3[0] * GAMMA_4;
            let mut k5: usize = 3;
            {
                let mut v6: f64 = -1.5;
                r3[4] = v2 - r3[(2 * k + 2) % 5];
            }
            if ((k5 % 4) as f64) >= r3[5 - 1 - (2 * k + 0) % 5] {
                return None;
            }
            Some(r3[1])
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x / (x * x + 1.25);
            let mut r2: [f64; 5] = [0.0; 5];
            fn inner3(s: f64, t: f64) -> f64 {
                if 0.125_f64 < 0.75 {
                    return t;
                }
                s
            }
            let x = inner3(x.cos(), w[0].sin().exp());
            let (mut v5, v6) = ({
                let v4 = v1;
                v4
            }, v1 + r2[0]);
            w[(2 * n + 0) % w.len()] *= (r2[0] * r2[5 - 1 - (n + 1) % 5]).clamp(-2.125, 1.875);
            const GAMMA_7: f64 = 1.0;
            v1 = ALPHA * v6 * GAMMA_7;
            r2[1] = ((n % 4) as f64) - r2[0];
            (match n % 3 {
                0 => { v6 }
                1 => { ALPHA }
                _ => {
                    let v8 = 0.125_f64;
                    x
                }
            }) + v6 - x + v1 + w[(2 * n + 2) % w.len()]
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
            const GAMMA_4: f64 = 1.25;
            { let right = r3[0] * lit(GAMMA_4); u += right; }
            let mut k5: usize = 3;
            {
                let mut v6: D = lit(-1.5);
                r3[4] = v2 - r3[(2 * k + 2) % 5];
            }
            if lit((k5 % 4) as f64) >= r3[5 - 1 - (2 * k + 0) % 5] {
                return None;
            }
            Some(r3[1])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x / (x * x + lit(1.25));
            let mut r2: [D; 5] = [lit(0.0); 5];
            fn inner3(s: D, t: D) -> D {
                if lit(0.125) < lit(0.75) {
                    return t;
                }
                s
            }
            let x = inner3(x.cos(), w[0].sin().exp());
            let (mut v5, v6) = ({
                let v4 = v1;
                v4
            }, v1 + r2[0]);
            { let right = (r2[0] * r2[5 - 1 - (n + 1) % 5]).clamp(lit(-2.125), lit(1.875)); w[(2 * n + 0) % w.len()] *= right; }
            const GAMMA_7: f64 = 1.0;
            v1 = lit(ALPHA) * v6 * lit(GAMMA_7);
            r2[1] = lit((n % 4) as f64) - r2[0];
            (match n % 3 {
                0 => { v6 }
                1 => { lit(ALPHA) }
                _ => {
                    let v8 = lit(0.125);
                    x
                }
            }) + v6 - x + v1 + w[(2 * n + 2) % w.len()]
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
            let mut v3 = v1.cos();
            if v3 >= 0.9 {
                let mut k5: usize = 0;
                while k5 < 7 {
                    k5 += 1;
                    v1 *= a[a.len() - 1 - (k2 + k2) % a.len()].max(-2.25).min(2.375);
                    let mut p6: (f64, f64) = ({ 0.125 }, (ALPHA * ALPHA + 1.25).ln());
                }
                let mut v7 = (a[a.len() - 1 - (n) % a.len()].abs() + 0.25).sqrt();
            }
            (({ a[a.len() - 1 - (4) % a.len()] }) + v3 - v1) * x + a[(2 * n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut k2: usize = 0;
            let mut v3 = v1.cos();
            if v3 >= 0.9 {
                let mut k5: usize = 0;
                while k5 < 7 {
                    k5 += 1;
                    v1 *= a[a.len() - 1 - (k2 + k2) % a.len()].max(-2.25).min(2.375);
                    let mut p6: (f64, f64) = ({ 0.125 }, (ALPHA * ALPHA + 1.25).ln());
                }
                let mut v7 = (a[a.len() - 1 - (n) % a.len()].abs() + 0.25).sqrt();
            }
            (({ a[a.len() - 1 - (4) % a.len()] }) + v3 - v1) * x + a[(2 * n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut k2: usize = 0;
            let mut v3 = v1.cos();
            if v3 >= lit(0.9) {
                let mut k5: usize = 0;
                while k5 < 7 {
                    k5 += 1;
                    { let right = a[a.len() - 1 - (k2 + k2) % a.len()].max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
                    let mut p6: (D, D) = ({ lit(0.125) }, (lit(ALPHA) * lit(ALPHA) + lit(1.25)).ln());
                }
                let mut v7 = (a[a.len() - 1 - (n) % a.len()].abs() + lit(0.25)).sqrt();
            }
            (({ a[a.len() - 1 - (4) % a.len()] }) + v3 - v1) * x + a[(2 * n + 1) % a.len()]
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
            let mut v4: f64 = b[b.len() - 1 - (n + n) % b.len()];
            v4 += q.iter().map(|&e5| a[(n + n) % a.len()] / (b[0].abs() + 1.25)).fold(v4, |acc5, t5| 0.5 * acc5 + acc5 * t5);
            'l6: for e7 in b.iter() {
                let v8 = (*e7).midpoint(((n % 4) as f64));
            }
            0.125 * v4.sin() + a[a.len() - 1 - (1) % a.len()] + q[3]
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
            let mut v4: f64 = b[b.len() - 1 - (n + n) % b.len()];
            v4 += q.iter().map(|&e5| a[(n + n) % a.len()] / (b[0].abs() + 1.25)).fold(v4, |acc5, t5| 0.5 * acc5 + acc5 * t5);
            'l6: for e7 in b.iter() {
                let v8 = (*e7).midpoint(((n % 4) as f64));
            }
            0.125 * v4.sin() + a[a.len() - 1 - (1) % a.len()] + q[3]
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
            let mut v4: D = b[b.len() - 1 - (n + n) % b.len()];
            { let right = q.iter().map(|&e5| a[(n + n) % a.len()] / (b[0].abs() + lit(1.25))).fold(v4, |acc5, t5| lit(0.5) * acc5 + acc5 * t5); v4 += right; }
            'l6: for e7 in b.iter() {
                let v8 = (*e7).midpoint(lit((n % 4) as f64));
            }
            lit(0.125) * v4.sin() + a[a.len() - 1 - (1) % a.len()] + q[3]
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
            w[w.len() - 1 - (3) % w.len()] += if BETA > -1.0 { r3[3] } else { u };
            let mut k5: usize = 0;
            loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                'l6: for i7 in (1..k5).rev() {
                    let mut r8 = vec![v1 - v1; i7 % 5 + 1];
                    let r8_count: usize = r8.len();
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t > t {
                            return s.sin();
                        }
                        { s }
                    }
                    let v10 = inner9(-r3[1], r8[0] * v2);
                }
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[n % a.len()] - BETA;
            let mut v2 = v1;
            let mut v3 = a[a.len() - 1 - (n) % a.len()] * a[0];
            let v4: f64;
            if x < -0.3 {
                v4 = 2.0 + x;
            } else {
                v4 = v2 / (v3 * v3 + 1.25);
            }
            let mut o5: Option<f64> = if (v1 <= v2) && (a[0] < 1.5) { Some((v3 / (1.0 + v3 * v3)).cosh()) } else { None };
            for &e7 in a {
                for i9 in 1..a.len() {
                    v2 = v2 * 0.5 + a.iter().zip(a).map(|(&e10, &z10)| v4 * a[(2 * i9 + 2) % a.len()]).fold(e7, |acc10, t10| 0.5 * acc10 + a[n % a.len()] * t10);
                    v3 = (((i9 % 4) as f64) * ((n % 4) as f64)).sin();
                }
                let v11: f64 = a[2 % a.len()];
            }
            v2 * v1 + v3 + x
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
            w[w.len() - 1 - (3) % w.len()] += if BETA > -1.0 { r3[3] } else { u };
            let mut k5: usize = 0;
            loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                'l6: for i7 in (1..k5).rev() {
                    let mut r8 = vec![v1 - v1; i7 % 5 + 1];
                    let r8_count: usize = r8.len();
                    fn inner9(s: f64, t: f64) -> f64 {
                        if t > t {
                            return s.sin();
                        }
                        { s }
                    }
                    let v10 = inner9(-r3[1], r8[0] * v2);
                }
            }
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[n % a.len()] - BETA;
            let mut v2 = v1;
            let mut v3 = a[a.len() - 1 - (n) % a.len()] * a[0];
            let v4: f64;
            if x < -0.3 {
                v4 = 2.0 + x;
            } else {
                v4 = v2 / (v3 * v3 + 1.25);
            }
            let mut o5: Option<f64> = if (v1 <= v2) && (a[0] < 1.5) { Some((v3 / (1.0 + v3 * v3)).cosh()) } else { None };
            for &e7 in a {
                for i9 in 1..a.len() {
                    v2 = v2 * 0.5 + a.iter().zip(a).map(|(&e10, &z10)| v4 * a[(2 * i9 + 2) % a.len()]).fold(e7, |acc10, t10| 0.5 * acc10 + a[n % a.len()] * t10);
                    v3 = (((i9 % 4) as f64) * ((n % 4) as f64)).sin();
                }
                let v11: f64 = a[2 % a.len()];
            }
            v2 * v1 + v3 + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = w[0 % w.len()].cos();
            let mut v2: D = lit(0.7);
            let mut r3: [D; 5] = [v2, w[w.len() - 1 - (3) % w.len()] * w[0], -lit(0.9), v1 - v1, (v2.abs() + lit(0.5) + lit(1.0)).acosh()];
            { let right = if lit(BETA) > lit(-1.0) { r3[3] } else { u }; w[w.len() - 1 - (3) % w.len()] += right; }
            let mut k5: usize = 0;
            loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                'l6: for i7 in (1..k5).rev() {
                    let mut r8 = vec![v1 - v1; i7 % 5 + 1];
                    let r8_count: usize = r8.len();
                    fn inner9(s: D, t: D) -> D {
                        if t > t {
                            return s.sin();
                        }
                        { s }
                    }
                    let v10 = inner9(-r3[1], r8[0] * v2);
                }
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = a[n % a.len()] - lit(BETA);
            let mut v2 = v1;
            let mut v3 = a[a.len() - 1 - (n) % a.len()] * a[0];
            let v4: D;
            if x < lit(-0.3) {
                v4 = lit(2.0) + x;
            } else {
                v4 = v2 / (v3 * v3 + lit(1.25));
            }
            let mut o5: Option<D> = if (v1 <= v2) && (a[0] < lit(1.5)) { Some((v3 / (lit(1.0) + v3 * v3)).cosh()) } else { None };
            for &e7 in a {
                for i9 in 1..a.len() {
                    v2 = v2 * lit(0.5) + a.iter().zip(a).map(|(&e10, &z10)| v4 * a[(2 * i9 + 2) % a.len()]).fold(e7, |acc10, t10| lit(0.5) * acc10 + a[n % a.len()] * t10);
                    v3 = (lit((i9 % 4) as f64) * lit((n % 4) as f64)).sin();
                }
                let v11: D = a[2 % a.len()];
            }
            v2 * v1 + v3 + x
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
            if k == 0 {
                return u;
            }
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
            for i4 in (1..3).step_by(2) {
                for i6 in 1..6 {
                    for i8 in 1..i6 % 4 {
                        {
                            const GAMMA_9: f64 = 1.0;
                            v2 -= 0.25 * v2 * GAMMA_9;
                        }
                        const GAMMA_10: f64 = 0.7;
                        u = (u - v2).tanh() * GAMMA_10;
                    }
                    v2 = (if i4 % 2 == 1 { ((i4 % 4) as f64) } else {
                        let v11 = u;
                        v11
                    }).clamp(-2.125, 1.875);
                }
            }
            h0(((k % 4) as f64).rem_euclid(2.25).atan(), k - 1).sin() * (v2 + v2 + u)
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = if n % 3 != 1 { b[2 % b.len()] } else { b[0] };
            let mut r3 = [a.windows(2).map(|e2| -b[(n + 1) % b.len()]).sum::<f64>(), v1];
            if n % 3 == 1 {
                return b[(n + n) % b.len()] % 1.75;
            }
            let mut k5: usize = 0;
            let v12: f64 = loop {
                if k5 >= 5 {
                    break ((k5 % 4) as f64);
                }
                k5 += 1;
                let mut k7: usize = 0;
                'l6: loop {
                    if k7 >= 0 {
                        break;
                    }
                    k7 += 1;
                    'l8: for (i9, e9) in b.iter().enumerate() {
                        fn inner10(s: f64, t: f64) -> f64 {
                            if 0.9_f64 <= -1.1 {
                                return -0.25;
                            }
                            t
                        }
                        let v11 = inner10(*e9, a[0] * a[0]);
                    }
                }
            };
            let mut r13 = [q[0] - q[0], v1 - q[(n + 1) % 4], v1, { v12 }, v12 + v12];
            v1 - ((n % 4) as f64) + v12.sin() - v1.sin() + b[b.len() - 1 - (2 * k5 + 1) % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
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
            for i4 in (1..3).step_by(2) {
                for i6 in 1..6 {
                    for i8 in 1..i6 % 4 {
                        {
                            const GAMMA_9: f64 = 1.0;
                            v2 -= 0.25 * v2 * GAMMA_9;
                        }
                        const GAMMA_10: f64 = 0.7;
                        u = (u - v2).tanh() * GAMMA_10;
                    }
                    v2 = (if i4 % 2 == 1 { ((i4 % 4) as f64) } else {
                        let v11 = u;
                        v11
                    }).clamp(-2.125, 1.875);
                }
            }
            h0(((k % 4) as f64).rem_euclid(2.25).atan(), k - 1).sin() * (v2 + v2 + u)
        }
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = if n % 3 != 1 { b[2 % b.len()] } else { b[0] };
            let mut r3 = [a.windows(2).map(|e2| -b[(n + 1) % b.len()]).sum::<f64>(), v1];
            if n % 3 == 1 {
                return b[(n + n) % b.len()] % 1.75;
            }
            let mut k5: usize = 0;
            let v12: f64 = loop {
                if k5 >= 5 {
                    break ((k5 % 4) as f64);
                }
                k5 += 1;
                let mut k7: usize = 0;
                'l6: loop {
                    if k7 >= 0 {
                        break;
                    }
                    k7 += 1;
                    'l8: for (i9, e9) in b.iter().enumerate() {
                        fn inner10(s: f64, t: f64) -> f64 {
                            if 0.9_f64 <= -1.1 {
                                return -0.25;
                            }
                            t
                        }
                        let v11 = inner10(*e9, a[0] * a[0]);
                    }
                }
            };
            let mut r13 = [q[0] - q[0], v1 - q[(n + 1) % 4], v1, { v12 }, v12 + v12];
            v1 - ((n % 4) as f64) + v12.sin() - v1.sin() + b[b.len() - 1 - (2 * k5 + 1) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
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
            for i4 in (1..3).step_by(2) {
                for i6 in 1..6 {
                    for i8 in 1..i6 % 4 {
                        {
                            const GAMMA_9: f64 = 1.0;
                            { let right = lit(0.25) * v2 * lit(GAMMA_9); v2 -= right; }
                        }
                        const GAMMA_10: f64 = 0.7;
                        u = (u - v2).tanh() * lit(GAMMA_10);
                    }
                    v2 = (if i4 % 2 == 1 { lit((i4 % 4) as f64) } else {
                        let v11 = u;
                        v11
                    }).clamp(lit(-2.125), lit(1.875));
                }
            }
            h0(lit((k % 4) as f64).rem_euclid(lit(2.25)).atan(), k - 1).sin() * (v2 + v2 + u)
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = if n % 3 != 1 { b[2 % b.len()] } else { b[0] };
            let mut r3 = [a.windows(2).map(|e2| -b[(n + 1) % b.len()]).sum::<D>(), v1];
            if n % 3 == 1 {
                return b[(n + n) % b.len()] % lit(1.75);
            }
            let mut k5: usize = 0;
            let v12: D = loop {
                if k5 >= 5 {
                    break lit((k5 % 4) as f64);
                }
                k5 += 1;
                let mut k7: usize = 0;
                'l6: loop {
                    if k7 >= 0 {
                        break;
                    }
                    k7 += 1;
                    'l8: for (i9, e9) in b.iter().enumerate() {
                        fn inner10(s: D, t: D) -> D {
                            if lit(0.9) <= lit(-1.1) {
                                return lit(-0.25);
                            }
                            t
                        }
                        let v11 = inner10(*e9, a[0] * a[0]);
                    }
                }
            };
            let mut r13 = [q[0] - q[0], v1 - q[(n + 1) % 4], v1, { v12 }, v12 + v12];
            v1 - lit((n % 4) as f64) + v12.sin() - v1.sin() + b[b.len() - 1 - (2 * k5 + 1) % b.len()]
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
            let r3_count: usize = r3.len();
            r3[(n + n) % r3_count] += v2 - x;
            v1 = v1 * v1;
            x += v2;
            for &e5 in &r3 {
                x -= 0.25 * x;
            }
            let mut k7: usize = 0;
            let v9: f64 = loop {
                if k7 >= 1 {
                    break v1;
                }
                k7 += 1;
                if a[(2 * n + 2) % a.len()] > 0.5 {
                    return (1.0_f64.sin(), {
                        r3[(4) % r3_count] -= 0.25 * (0.3 / (v2 * v2 + 1.25));
                        ((r3_count % 4) as f64)
                    });
                } else {
                    v1 = x;
                }
                let v8 = 0.25 - v1;
            };
            ((((r3_count % 4) as f64) + v2.sin()) * x.sin() + a[a.len() - 1 - (n) % a.len()], (v2 - 0.25) * v2.sin() + a[(2 * n + 0) % a.len()])
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
            let r3_count: usize = r3.len();
            r3[(n + n) % r3_count] += v2 - x;
            v1 = v1 * v1;
            x += v2;
            for &e5 in &r3 {
                x -= 0.25 * x;
            }
            let mut k7: usize = 0;
            let v9: f64 = loop {
                if k7 >= 1 {
                    break v1;
                }
                k7 += 1;
                if a[(2 * n + 2) % a.len()] > 0.5 {
                    return (1.0_f64.sin(), {
                        r3[(4) % r3_count] -= 0.25 * (0.3 / (v2 * v2 + 1.25));
                        ((r3_count % 4) as f64)
                    });
                } else {
                    v1 = x;
                }
                let v8 = 0.25 - v1;
            };
            ((((r3_count % 4) as f64) + v2.sin()) * x.sin() + a[a.len() - 1 - (n) % a.len()], (v2 - 0.25) * v2.sin() + a[(2 * n + 0) % a.len()])
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
            let r3_count: usize = r3.len();
            { let right = v2 - x; r3[(n + n) % r3_count] += right; }
            v1 = v1 * v1;
            { let right = v2; x += right; }
            for &e5 in &r3 {
                { let right = lit(0.25) * x; x -= right; }
            }
            let mut k7: usize = 0;
            let v9: D = loop {
                if k7 >= 1 {
                    break v1;
                }
                k7 += 1;
                if a[(2 * n + 2) % a.len()] > lit(0.5) {
                    return (lit(1.0).sin(), {
                        { let right = lit(0.25) * (lit(0.3) / (v2 * v2 + lit(1.25))); r3[(4) % r3_count] -= right; }
                        lit((r3_count % 4) as f64)
                    });
                } else {
                    v1 = x;
                }
                let v8 = lit(0.25) - v1;
            };
            ((lit((r3_count % 4) as f64) + v2.sin()) * x.sin() + a[a.len() - 1 - (n) % a.len()], (v2 - lit(0.25)) * v2.sin() + a[(2 * n + 0) % a.len()])
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
            let r3_count: usize = r3.len();
            v2 -= if r3_count % 2 == 1 {
                let r4 = vec![(v1.abs() + 0.25).sqrt(); 2];
                let r4_count: usize = r4.len();
                v1
            } else { b[2 % b.len()] };
            0.5 + r3[r3.len() - 1 - (1) % r3.len()] + b[(2 * r3_count + 2) % b.len()] + a[a.len() - 1 - (r3_count) % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2: f64 = p.iter().zip(&p).skip(1).map(|(&e1, &z1)| e1).filter(|&m1| x <= -1.5).sum::<f64>();
            let mut v3: f64 = -0.3;
            let mut r4 = [((n % 4) as f64) / (p[1].abs() + 0.25); 5];
            'l5: for i6 in 0..n {
                if ALPHA <= 1.5 {
                    let c7 = |u7_0: f64, u7_1: f64| u7_0 - u7_0;
                    if n % 2 < 1 {
                        break 'l5;
                    }
                }
                v2 *= (r4[(2 * i6 + 1) % 5] - r4[4]).cos();
            }
            if !(v3 > 0.3) {
                let c8 = move |u8_0: f64| u8_0 + x;
                let mut k9: usize = 3;
            } else {
                v3 /= r4[(2 * n + 2) % 5].abs() + 0.5;
            }
            [p.iter().rev().take(2 * n + 2).map(|&e10| v3).filter(|&m10| p[n % 3] >= 0.9).sum::<f64>() * v3 - v2.sin() - x + p[0], (p[1] - v3) * v2 + r4[(2 * n + 2) % 5] + p[0]]
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
            let r3_count: usize = r3.len();
            v2 -= if r3_count % 2 == 1 {
                let r4 = vec![(v1.abs() + 0.25).sqrt(); 2];
                let r4_count: usize = r4.len();
                v1
            } else { b[2 % b.len()] };
            0.5 + r3[r3.len() - 1 - (1) % r3.len()] + b[(2 * r3_count + 2) % b.len()] + a[a.len() - 1 - (r3_count) % a.len()]
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v2: f64 = p.iter().zip(&p).skip(1).map(|(&e1, &z1)| e1).filter(|&m1| x <= -1.5).sum::<f64>();
            let mut v3: f64 = -0.3;
            let mut r4 = [((n % 4) as f64) / (p[1].abs() + 0.25); 5];
            'l5: for i6 in 0..n {
                if ALPHA <= 1.5 {
                    let c7 = |u7_0: f64, u7_1: f64| u7_0 - u7_0;
                    if n % 2 < 1 {
                        break 'l5;
                    }
                }
                v2 *= (r4[(2 * i6 + 1) % 5] - r4[4]).cos();
            }
            if !(v3 > 0.3) {
                let c8 = move |u8_0: f64| u8_0 + x;
                let mut k9: usize = 3;
            } else {
                v3 /= r4[(2 * n + 2) % 5].abs() + 0.5;
            }
            [p.iter().rev().take(2 * n + 2).map(|&e10| v3).filter(|&m10| p[n % 3] >= 0.9).sum::<f64>() * v3 - v2.sin() - x + p[0], (p[1] - v3) * v2 + r4[(2 * n + 2) % 5] + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = -a[a.len() - 1 - (1) % a.len()];
            let mut v2: D = v1;
            let mut r3 = vec![a[0] * lit(0.25); 3];
            let r3_count: usize = r3.len();
            { let right = if r3_count % 2 == 1 {
                let r4 = vec![(v1.abs() + lit(0.25)).sqrt(); 2];
                let r4_count: usize = r4.len();
                v1
            } else { b[2 % b.len()] }; v2 -= right; }
            lit(0.5) + r3[r3.len() - 1 - (1) % r3.len()] + b[(2 * r3_count + 2) % b.len()] + a[a.len() - 1 - (r3_count) % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v2: D = p.iter().zip(&p).skip(1).map(|(&e1, &z1)| e1).filter(|&m1| x <= lit(-1.5)).sum::<D>();
            let mut v3: D = lit(-0.3);
            let mut r4 = [lit((n % 4) as f64) / (p[1].abs() + lit(0.25)); 5];
            'l5: for i6 in 0..n {
                if lit(ALPHA) <= lit(1.5) {
                    let c7 = |u7_0: D, u7_1: D| u7_0 - u7_0;
                    if n % 2 < 1 {
                        break 'l5;
                    }
                }
                { let right = (r4[(2 * i6 + 1) % 5] - r4[4]).cos(); v2 *= right; }
            }
            if !(v3 > lit(0.3)) {
                let c8 = move |u8_0: D| u8_0 + x;
                let mut k9: usize = 3;
            } else {
                { let right = r4[(2 * n + 2) % 5].abs() + lit(0.5); v3 /= right; }
            }
            [p.iter().rev().take(2 * n + 2).map(|&e10| v3).filter(|&m10| p[n % 3] >= lit(0.9)).sum::<D>() * v3 - v2.sin() - x + p[0], (p[1] - v3) * v2 + r4[(2 * n + 2) % 5] + p[0]]
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
            let (mut v4, v5) = (w[(2 * n + 0) % w.len()] + x, w.iter().skip(0).map(|&e3| 1.0 + 0.25 * (v2 * w[(n + 1) % w.len()]).sin()).product::<f64>());
            for _ in 1..=n {
                let mut v8 = v2;
                if ((n % 4) as f64) > 1.0 {
                    'l9: for i10 in 1..=4 {
                        v2 = w[0];
                        if n % 2 != 1 {
                            let r12 = [match n % 3 {
                                0 => { v8 }
                                1 | 6 => { 1.5 }
                                _ => { 0.25 }
                            }, w.iter().map(|&e11| w[n % w.len()] * w[(2 * n + 1) % w.len()]).fold(v8, |acc11, t11| 0.5 * acc11 + 0.9 * t11), v8.midpoint(v2), w[0]];
                        } else {
                            let mut r13 = [v8 * v2, 2.0 * v4, w[3 % w.len()] * v2];
                            match n % 2 {
                                0 if w[w.len() - 1 - (i10 + 1) % w.len()] <= -1.5 => {
                                    let mut o14: Option<f64> = if n % 2 != 1 { Some(v2) } else { None };
                                    'l15: for i16 in (0..4).rev() {
                                        {
                                            v8 /= x.abs() + 1.25;
                                            o14 = Some(v5.max(r13[(i10 + 1) % 3]));
                                        }
                                    }
                                }
                                _ => {
                                    for i19 in (1..3).step_by(2) {
                                        let c20 = |u20_0: f64| u20_0 - (u20_0.abs() + 0.5).hypot(-0.5);
                                    }
                                    v2 = x.sin().max(-2.25).min(2.375);
                                }
                            }
                        }
                    }
                } else {
                    w[(n + 1) % w.len()] -= 0.25 * ((n % 4) as f64).sin();
                }
            }
            ((if (v4 <= x) && (w[w.len() - 1 - (n + 1) % w.len()] < 0.9) { v2 } else {
                let v21: f64 = 0.75;
                v21
            }) - v5.sin()) * v2 * x + w[(n + 1) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2 = -x;
            let (mut v4, v5) = (w[(2 * n + 0) % w.len()] + x, w.iter().skip(0).map(|&e3| 1.0 + 0.25 * (v2 * w[(n + 1) % w.len()]).sin()).product::<f64>());
            for _ in 1..=n {
                let mut v8 = v2;
                if ((n % 4) as f64) > 1.0 {
                    'l9: for i10 in 1..=4 {
                        v2 = w[0];
                        if n % 2 != 1 {
                            let r12 = [match n % 3 {
                                0 => { v8 }
                                1 | 6 => { 1.5 }
                                _ => { 0.25 }
                            }, w.iter().map(|&e11| w[n % w.len()] * w[(2 * n + 1) % w.len()]).fold(v8, |acc11, t11| 0.5 * acc11 + 0.9 * t11), v8.midpoint(v2), w[0]];
                        } else {
                            let mut r13 = [v8 * v2, 2.0 * v4, w[3 % w.len()] * v2];
                            match n % 2 {
                                0 if w[w.len() - 1 - (i10 + 1) % w.len()] <= -1.5 => {
                                    let mut o14: Option<f64> = if n % 2 != 1 { Some(v2) } else { None };
                                    'l15: for i16 in (0..4).rev() {
                                        {
                                            v8 /= x.abs() + 1.25;
                                            o14 = Some(v5.max(r13[(i10 + 1) % 3]));
                                        }
                                    }
                                }
                                _ => {
                                    for i19 in (1..3).step_by(2) {
                                        let c20 = |u20_0: f64| u20_0 - (u20_0.abs() + 0.5).hypot(-0.5);
                                    }
                                    v2 = x.sin().max(-2.25).min(2.375);
                                }
                            }
                        }
                    }
                } else {
                    w[(n + 1) % w.len()] -= 0.25 * ((n % 4) as f64).sin();
                }
            }
            ((if (v4 <= x) && (w[w.len() - 1 - (n + 1) % w.len()] < 0.9) { v2 } else {
                let v21: f64 = 0.75;
                v21
            }) - v5.sin()) * v2 * x + w[(n + 1) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut v2 = -x;
            let (mut v4, v5) = (w[(2 * n + 0) % w.len()] + x, w.iter().skip(0).map(|&e3| lit(1.0) + lit(0.25) * (v2 * w[(n + 1) % w.len()]).sin()).product::<D>());
            for _ in 1..=n {
                let mut v8 = v2;
                if lit((n % 4) as f64) > lit(1.0) {
                    'l9: for i10 in 1..=4 {
                        v2 = w[0];
                        if n % 2 != 1 {
                            let r12 = [match n % 3 {
                                0 => { v8 }
                                1 | 6 => { lit(1.5) }
                                _ => { lit(0.25) }
                            }, w.iter().map(|&e11| w[n % w.len()] * w[(2 * n + 1) % w.len()]).fold(v8, |acc11, t11| lit(0.5) * acc11 + lit(0.9) * t11), v8.midpoint(v2), w[0]];
                        } else {
                            let mut r13 = [v8 * v2, lit(2.0) * v4, w[3 % w.len()] * v2];
                            match n % 2 {
                                0 if w[w.len() - 1 - (i10 + 1) % w.len()] <= lit(-1.5) => {
                                    let mut o14: Option<D> = if n % 2 != 1 { Some(v2) } else { None };
                                    'l15: for i16 in (0..4).rev() {
                                        {
                                            { let right = x.abs() + lit(1.25); v8 /= right; }
                                            o14 = Some(v5.max(r13[(i10 + 1) % 3]));
                                        }
                                    }
                                }
                                _ => {
                                    for i19 in (1..3).step_by(2) {
                                        let c20 = |u20_0: D| u20_0 - (u20_0.abs() + lit(0.5)).hypot(lit(-0.5));
                                    }
                                    v2 = x.sin().max(lit(-2.25)).min(lit(2.375));
                                }
                            }
                        }
                    }
                } else {
                    { let right = lit(0.25) * lit((n % 4) as f64).sin(); w[(n + 1) % w.len()] -= right; }
                }
            }
            ((if (v4 <= x) && (w[w.len() - 1 - (n + 1) % w.len()] < lit(0.9)) { v2 } else {
                let v21: D = lit(0.75);
                v21
            }) - v5.sin()) * v2 * x + w[(n + 1) % w.len()]
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
            v1 /= w[(2 * n + 0) % w.len()].abs() + 0.25;
            w[2 % w.len()] += ((n % 4) as f64) + v1;
            let mut v1 = x + w[w.len() - 1 - (1) % w.len()];
            if w[4 % w.len()] >= ((n % 4) as f64) {
                const GAMMA_2: f64 = -2.0;
                v1 = x * GAMMA_2;
                {
                    {
                        if w[n % w.len()] < 1.0 {
                            return;
                        }
                        let mut k4: usize = 0;
                        while k4 < 4 {
                            k4 += 1;
                            {
                                let c5 = move |u5_0: f64| u5_0 * 1.1;
                                if !(1.1_f64 < v1) {
                                    v1 = v1;
                                }
                            }
                        }
                    }
                    fn inner6(s: f64, t: f64) -> f64 {
                        if t >= 1.25 {
                            return t;
                        }
                        if (s <= 0.7) || (t < -0.5) { -0.3_f64 } else { s }
                    }
                    let v7 = inner6(w[w.len() - 1 - (n + 1) % w.len()] + w[n % w.len()], w[0] / (x * x + 0.25));
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.5;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            v1 /= w[(2 * n + 0) % w.len()].abs() + 0.25;
            w[2 % w.len()] += ((n % 4) as f64) + v1;
            let mut v1 = x + w[w.len() - 1 - (1) % w.len()];
            if w[4 % w.len()] >= ((n % 4) as f64) {
                const GAMMA_2: f64 = -2.0;
                v1 = x * GAMMA_2;
                {
                    {
                        if w[n % w.len()] < 1.0 {
                            return;
                        }
                        let mut k4: usize = 0;
                        while k4 < 4 {
                            k4 += 1;
                            {
                                let c5 = move |u5_0: f64| u5_0 * 1.1;
                                if !(1.1_f64 < v1) {
                                    v1 = v1;
                                }
                            }
                        }
                    }
                    fn inner6(s: f64, t: f64) -> f64 {
                        if t >= 1.25 {
                            return t;
                        }
                        if (s <= 0.7) || (t < -0.5) { -0.3_f64 } else { s }
                    }
                    let v7 = inner6(w[w.len() - 1 - (n + 1) % w.len()] + w[n % w.len()], w[0] / (x * x + 0.25));
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.5;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            { let right = w[(2 * n + 0) % w.len()].abs() + lit(0.25); v1 /= right; }
            { let right = lit((n % 4) as f64) + v1; w[2 % w.len()] += right; }
            let mut v1 = x + w[w.len() - 1 - (1) % w.len()];
            if w[4 % w.len()] >= lit((n % 4) as f64) {
                const GAMMA_2: f64 = -2.0;
                v1 = x * lit(GAMMA_2);
                {
                    {
                        if w[n % w.len()] < lit(1.0) {
                            return;
                        }
                        let mut k4: usize = 0;
                        while k4 < 4 {
                            k4 += 1;
                            {
                                let c5 = move |u5_0: D| u5_0 * lit(1.1);
                                if !(lit(1.1) < v1) {
                                    v1 = v1;
                                }
                            }
                        }
                    }
                    fn inner6(s: D, t: D) -> D {
                        if t >= lit(1.25) {
                            return t;
                        }
                        if (s <= lit(0.7)) || (t < lit(-0.5)) { lit(-0.3) } else { s }
                    }
                    let v7 = inner6(w[w.len() - 1 - (n + 1) % w.len()] + w[n % w.len()], w[0] / (x * x + lit(0.25)));
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
            let mut v2 = u;
            let r5: Vec<f64> = vec![u, p.iter().rev().enumerate().map(|(j3, &e3)| p.iter().map(|&e4| p[0] * 0.25).fold(v1, |acc4, t4| acc4.sin() + p[1] * t4)).fold(u, |acc4, t4| acc4.sin() + p[2 % 3] * t4)];
            let r5_count: usize = r5.len();
            let v1: f64 = v2;
            let mut k6: usize = 2;
            v2 -= v2.max(-2.25).min(2.375).exp();
            u * v1.sin() + v2 + u + r5[r5.len() - 1 - (r5_count) % r5.len()]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = a[n % a.len()];
            let mut v2 = 2.0 + ((n % 4) as f64);
            if n % 3 < 1 {
                v2 += ((n % 4) as f64) + v2;
                v1 = v1;
            }
            let v3: f64;
            if a[(2 * n + 1) % a.len()] < 2.0 {
                v3 = b[b.len() - 1 - (1) % b.len()] * v1;
            } else {
                v3 = ((n % 4) as f64).signum();
            }
            let o4: Option<f64> = if (1.0_f64 > -0.25) || (v3 > v2) { Some(q.iter().zip(a).map(|(&e5, &z5)| a[3 % a.len()] * b[(n + n) % b.len()]).filter(|&m5| v2 > BETA).sum::<f64>()) } else { None };
            let mut k7: usize = 0;
            'l6: while k7 < 7 {
                k7 += 1;
                if let Some(v8) = o4 {
                    for &e10 in q {
                        let o11: Option<f64> = if !(v2 >= 0.25) { Some({
                            let v12 = v1;
                            v1
                        }) } else { None };
                    }
                } else {
                    'l13: for i14 in (1..k7).step_by(2) {
                        if let Some(v15) = o4 {
                            let v16: f64 = h0([v3, v2, v15], v15);
                        } else {
                            let mut v17: f64 = v2 * q[0];
                        }
                    }
                }
            }
            (v3.abs() + 0.25).powf(v2.sin()) * v2.sin() + v1.sin() + b[(n + 1) % b.len()] + a[(2 * n + 2) % a.len()] + q[0]
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
            let r5_count: usize = r5.len();
            let v1: f64 = v2;
            let mut k6: usize = 2;
            v2 -= v2.max(-2.25).min(2.375).exp();
            u * v1.sin() + v2 + u + r5[r5.len() - 1 - (r5_count) % r5.len()]
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = a[n % a.len()];
            let mut v2 = 2.0 + ((n % 4) as f64);
            if n % 3 < 1 {
                v2 += ((n % 4) as f64) + v2;
                v1 = v1;
            }
            let v3: f64;
            if a[(2 * n + 1) % a.len()] < 2.0 {
                v3 = b[b.len() - 1 - (1) % b.len()] * v1;
            } else {
                v3 = ((n % 4) as f64).signum();
            }
            let o4: Option<f64> = if (1.0_f64 > -0.25) || (v3 > v2) { Some(q.iter().zip(a).map(|(&e5, &z5)| a[3 % a.len()] * b[(n + n) % b.len()]).filter(|&m5| v2 > BETA).sum::<f64>()) } else { None };
            let mut k7: usize = 0;
            'l6: while k7 < 7 {
                k7 += 1;
                if let Some(v8) = o4 {
                    for &e10 in q {
                        let o11: Option<f64> = if !(v2 >= 0.25) { Some({
                            let v12 = v1;
                            v1
                        }) } else { None };
                    }
                } else {
                    'l13: for i14 in (1..k7).step_by(2) {
                        if let Some(v15) = o4 {
                            let v16: f64 = h0([v3, v2, v15], v15);
                        } else {
                            let mut v17: f64 = v2 * q[0];
                        }
                    }
                }
            }
            (v3.abs() + 0.25).powf(v2.sin()) * v2.sin() + v1.sin() + b[(n + 1) % b.len()] + a[(2 * n + 2) % a.len()] + q[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = { u };
            let mut v2 = u;
            let r5: Vec<D> = vec![u, p.iter().rev().enumerate().map(|(j3, &e3)| p.iter().map(|&e4| p[0] * lit(0.25)).fold(v1, |acc4, t4| acc4.sin() + p[1] * t4)).fold(u, |acc4, t4| acc4.sin() + p[2 % 3] * t4)];
            let r5_count: usize = r5.len();
            let v1: D = v2;
            let mut k6: usize = 2;
            { let right = v2.max(lit(-2.25)).min(lit(2.375)).exp(); v2 -= right; }
            u * v1.sin() + v2 + u + r5[r5.len() - 1 - (r5_count) % r5.len()]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = a[n % a.len()];
            let mut v2 = lit(2.0) + lit((n % 4) as f64);
            if n % 3 < 1 {
                { let right = lit((n % 4) as f64) + v2; v2 += right; }
                v1 = v1;
            }
            let v3: D;
            if a[(2 * n + 1) % a.len()] < lit(2.0) {
                v3 = b[b.len() - 1 - (1) % b.len()] * v1;
            } else {
                v3 = lit((n % 4) as f64).signum();
            }
            let o4: Option<D> = if (lit(1.0) > lit(-0.25)) || (v3 > v2) { Some(q.iter().zip(a).map(|(&e5, &z5)| a[3 % a.len()] * b[(n + n) % b.len()]).filter(|&m5| v2 > lit(BETA)).sum::<D>()) } else { None };
            let mut k7: usize = 0;
            'l6: while k7 < 7 {
                k7 += 1;
                if let Some(v8) = o4 {
                    for &e10 in q {
                        let o11: Option<D> = if !(v2 >= lit(0.25)) { Some({
                            let v12 = v1;
                            v1
                        }) } else { None };
                    }
                } else {
                    'l13: for i14 in (1..k7).step_by(2) {
                        if let Some(v15) = o4 {
                            let v16: D = h0([v3, v2, v15], v15);
                        } else {
                            let mut v17: D = v2 * q[0];
                        }
                    }
                }
            }
            (v3.abs() + lit(0.25)).powf(v2.sin()) * v2.sin() + v1.sin() + b[(n + 1) % b.len()] + a[(2 * n + 2) % a.len()] + q[0]
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
            if k == 0 {
                return u;
            }
            let mut v2 = (1..1).rev().take(k + 1).filter(|&i1| !(0.25_f64 < -1.5)).map(|i1| u).sum::<f64>();
            for i4 in (0..k).step_by(2) {
                if u < -0.125 {
                    (v2, u) = (u, v2);
                    let mut v5 = (u * u + 0.25).log2();
                }
                let o6: Option<f64> = if v2 < 0.125 { Some(u) } else { None };
            }
            v2 - u + 0.5 * h0(BETA.clamp(-2.125, 1.875), k - 1)
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = p[(2 * n + 2) % 3];
            v2 = h0(v2, (n + 1) % 4);
            if n % 3 < 1 {
                let mut r3: [f64; 5] = [0.0; 5];
            } else {
                const GAMMA_4: f64 = 0.25;
                v2 -= (if n % 2 != 1 {
                    let c5 = |u5_0: f64, u5_1: f64| u5_0 * (1..=n).filter(|&i6| u5_1 < -0.7).map(|i6| x + 0.3).fold(u5_0, |acc6, t6| acc6.sin() + u5_1 * t6);
                    v1
                } else {
                    let v7 = ((n % 4) as f64);
                    ((n % 4) as f64)
                }) * GAMMA_4;
            }
            v2 += v1;
            [1.1_f64.powi((n % 4) as i32) - v2 + v1 + x.sin() + p[(2 * n + 0) % 3], (((n % 4) as f64) * ((n % 4) as f64) + 1.25).log(2.5) * v2.sin() + p[(n + n) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v2 = (1..1).rev().take(k + 1).filter(|&i1| !(0.25_f64 < -1.5)).map(|i1| u).sum::<f64>();
            for i4 in (0..k).step_by(2) {
                if u < -0.125 {
                    (v2, u) = (u, v2);
                    let mut v5 = (u * u + 0.25).log2();
                }
                let o6: Option<f64> = if v2 < 0.125 { Some(u) } else { None };
            }
            v2 - u + 0.5 * h0(BETA.clamp(-2.125, 1.875), k - 1)
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = p[(2 * n + 2) % 3];
            v2 = h0(v2, (n + 1) % 4);
            if n % 3 < 1 {
                let mut r3: [f64; 5] = [0.0; 5];
            } else {
                const GAMMA_4: f64 = 0.25;
                v2 -= (if n % 2 != 1 {
                    let c5 = |u5_0: f64, u5_1: f64| u5_0 * (1..=n).filter(|&i6| u5_1 < -0.7).map(|i6| x + 0.3).fold(u5_0, |acc6, t6| acc6.sin() + u5_1 * t6);
                    v1
                } else {
                    let v7 = ((n % 4) as f64);
                    ((n % 4) as f64)
                }) * GAMMA_4;
            }
            v2 += v1;
            [1.1_f64.powi((n % 4) as i32) - v2 + v1 + x.sin() + p[(2 * n + 0) % 3], (((n % 4) as f64) * ((n % 4) as f64) + 1.25).log(2.5) * v2.sin() + p[(n + n) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 1.1;
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut v2 = (1..1).rev().take(k + 1).filter(|&i1| !(lit(0.25) < lit(-1.5))).map(|i1| u).sum::<D>();
            for i4 in (0..k).step_by(2) {
                if u < lit(-0.125) {
                    (v2, u) = (u, v2);
                    let mut v5 = (u * u + lit(0.25)).log2();
                }
                let o6: Option<D> = if v2 < lit(0.125) { Some(u) } else { None };
            }
            v2 - u + lit(0.5) * h0(lit(BETA).clamp(lit(-2.125), lit(1.875)), k - 1)
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            let mut v2 = p[(2 * n + 2) % 3];
            v2 = h0(v2, (n + 1) % 4);
            if n % 3 < 1 {
                let mut r3: [D; 5] = [lit(0.0); 5];
            } else {
                const GAMMA_4: f64 = 0.25;
                { let right = (if n % 2 != 1 {
                    let c5 = |u5_0: D, u5_1: D| u5_0 * (1..=n).filter(|&i6| u5_1 < lit(-0.7)).map(|i6| x + lit(0.3)).fold(u5_0, |acc6, t6| acc6.sin() + u5_1 * t6);
                    v1
                } else {
                    let v7 = lit((n % 4) as f64);
                    lit((n % 4) as f64)
                }) * lit(GAMMA_4); v2 -= right; }
            }
            { let right = v1; v2 += right; }
            [lit(1.1).powi((n % 4) as i32) - v2 + v1 + x.sin() + p[(2 * n + 0) % 3], (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25)).log(lit(2.5)) * v2.sin() + p[(n + n) % 3]]
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
            let o3: Option<f64> = if (u > w[1 % w.len()]) && (v2 <= v1) { Some(w[w.len() - 1 - (0) % w.len()]) } else { None };
            for _ in 1..w.len() {
                if BETA < 0.125 {
                }
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 1.5_f64;
            let w_count: usize = w.len();
            let mut r2: [f64; 5] = [0.0; 5];
            r2[0] = v1;
            let mut k3: usize = 3;
            w[(w_count + 1) % w_count] = 1.1;
            let v4 = 0.75_f64 * v1;
            'l5: for i6 in 1..=k3 % 4 {
                let v1 = r2[n % 5] + v1;
                r2[(2 * i6 + 1) % 5] /= w[w.len() - 1 - (i6) % w.len()].abs() + 0.25;
            }
            w.iter().sum::<f64>() + w[2 % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -0.5;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = BETA;
            let mut v2 = BETA + 0.75;
            let o3: Option<f64> = if (u > w[1 % w.len()]) && (v2 <= v1) { Some(w[w.len() - 1 - (0) % w.len()]) } else { None };
            for _ in 1..w.len() {
                if BETA < 0.125 {
                }
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 1.5_f64;
            let w_count: usize = w.len();
            let mut r2: [f64; 5] = [0.0; 5];
            r2[0] = v1;
            let mut k3: usize = 3;
            w[(w_count + 1) % w_count] = 1.1;
            let v4 = 0.75_f64 * v1;
            'l5: for i6 in 1..=k3 % 4 {
                let v1 = r2[n % 5] + v1;
                r2[(2 * i6 + 1) % 5] /= w[w.len() - 1 - (i6) % w.len()].abs() + 0.25;
            }
            w.iter().sum::<f64>() + w[2 % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = lit(BETA);
            let mut v2 = lit(BETA) + lit(0.75);
            let o3: Option<D> = if (u > w[1 % w.len()]) && (v2 <= v1) { Some(w[w.len() - 1 - (0) % w.len()]) } else { None };
            for _ in 1..w.len() {
                if lit(BETA) < lit(0.125) {
                }
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(1.5);
            let w_count: usize = w.len();
            let mut r2: [D; 5] = [lit(0.0); 5];
            r2[0] = v1;
            let mut k3: usize = 3;
            w[(w_count + 1) % w_count] = lit(1.1);
            let v4 = lit(0.75) * v1;
            'l5: for i6 in 1..=k3 % 4 {
                let v1 = r2[n % 5] + v1;
                { let right = w[w.len() - 1 - (i6) % w.len()].abs() + lit(0.25); r2[(2 * i6 + 1) % 5] /= right; }
            }
            w.iter().sum::<D>() + w[2 % w.len()]
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
                if x >= ((n % 4) as f64) {
                    v1 -= x + y;
                    return -v1;
                }
            }
            fn inner2(s: f64, t: f64) -> f64 {
                if (t <= 1.1) || (s <= t) {
                    return t;
                }
                t
            }
            let v3 = inner2(y.min(x), ((n % 4) as f64) + v1);
            let mut k5: usize = 0;
            'l4: while (k5 < 4) && (v1 < v3) {
                k5 += 1;
            }
            let mut c6 = |u6: f64| {
                v1 += 0.25 * (u6 * x * u6);
                v1 * 0.5
            };
            let mut v7 = c6(x) - c6({ v3 });
            v3 / (v1 * v1 + 0.5) * v3 + y + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.3;
            if n % 2 != 1 {
                if x >= ((n % 4) as f64) {
                    v1 -= x + y;
                    return -v1;
                }
            }
            fn inner2(s: f64, t: f64) -> f64 {
                if (t <= 1.1) || (s <= t) {
                    return t;
                }
                t
            }
            let v3 = inner2(y.min(x), ((n % 4) as f64) + v1);
            let mut k5: usize = 0;
            'l4: while (k5 < 4) && (v1 < v3) {
                k5 += 1;
            }
            let mut c6 = |u6: f64| {
                v1 += 0.25 * (u6 * x * u6);
                v1 * 0.5
            };
            let mut v7 = c6(x) - c6({ v3 });
            v3 / (v1 * v1 + 0.5) * v3 + y + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = lit(0.3);
            if n % 2 != 1 {
                if x >= lit((n % 4) as f64) {
                    { let right = x + y; v1 -= right; }
                    return -v1;
                }
            }
            fn inner2(s: D, t: D) -> D {
                if (t <= lit(1.1)) || (s <= t) {
                    return t;
                }
                t
            }
            let v3 = inner2(y.min(x), lit((n % 4) as f64) + v1);
            let mut k5: usize = 0;
            'l4: while (k5 < 4) && (v1 < v3) {
                k5 += 1;
            }
            let mut c6 = |u6: D| {
                { let right = lit(0.25) * (u6 * x * u6); v1 += right; }
                v1 * lit(0.5)
            };
            let mut v7 = c6(x) - c6({ v3 });
            v3 / (v1 * v1 + lit(0.5)) * v3 + y + x
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
            v2 -= v2 + v2;
            for i5 in 1..w.len() {
                w[i5] = w[i5 - 1] * (x / (1.0 + x * x)) + w[i5];
            }
            let mut r6: [f64; 5] = [0.0; 5];
            const GAMMA_7: f64 = 0.125;
            r6[n % 5] = w[2 % w.len()] * GAMMA_7;
            v2 * v2 * x + r6[3] + w[(2 * n + 1) % w.len()]
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
            v2 -= v2 + v2;
            for i5 in 1..w.len() {
                w[i5] = w[i5 - 1] * (x / (1.0 + x * x)) + w[i5];
            }
            let mut r6: [f64; 5] = [0.0; 5];
            const GAMMA_7: f64 = 0.125;
            r6[n % 5] = w[2 % w.len()] * GAMMA_7;
            v2 * v2 * x + r6[3] + w[(2 * n + 1) % w.len()]
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
            { let right = v2 + v2; v2 -= right; }
            for i5 in 1..w.len() {
                w[i5] = w[i5 - 1] * (x / (lit(1.0) + x * x)) + w[i5];
            }
            let mut r6: [D; 5] = [lit(0.0); 5];
            const GAMMA_7: f64 = 0.125;
            r6[n % 5] = w[2 % w.len()] * lit(GAMMA_7);
            v2 * v2 * x + r6[3] + w[(2 * n + 1) % w.len()]
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
            for &e5 in a {
                for i6 in 1..3 {
                    r3[i6] = r3[i6 - 1] * e5.cos() + r3[i6];
                }
                fn inner7(s: f64, t: f64) -> f64 {
                    if s < t {
                        return s;
                    }
                    t * t
                }
                let v9 = inner7(a[a.len() - 1 - (n + 1) % a.len()], (1..n).map(|i8| e5).filter(|&m8| ((n % 4) as f64) >= v1).sum::<f64>());
            }
            if n % 3 == 1 {
                match n % 2 {
                    0 => {
                        match n % 2 {
                            0 => {
                                for &e11 in a {
                                    x = v1;
                                }
                            }
                            _ => {
                                let v12: f64;
                                if a[(2 * n + 2) % a.len()] <= -1.25 {
                                    v12 = r3[(2 * n + 1) % 3];
                                } else {
                                    v12 = v1 * -0.7;
                                }
                            }
                        }
                        x /= x.abs() + 0.5;
                    }
                    _ => {
                        v1 -= (r3[0] as i64 as f64);
                        fn inner13(s: f64, t: f64) -> f64 {
                            if s < t {
                                return -t;
                            }
                            (1..5).enumerate().map(|(j14, i14)| s * t).sum::<f64>()
                        }
                        let v15 = inner13(v1 / (r3[3 - 1 - (4) % 3].abs() + 0.5), r3[(n + 1) % 3] * ((n % 4) as f64));
                    }
                }
                v1 *= (x - ((n % 4) as f64)).max(-2.25).min(2.375);
            }
            (x * x.sin() + r3[2] + a[0], r3[0] + a[0])
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
            for &e5 in a {
                for i6 in 1..3 {
                    r3[i6] = r3[i6 - 1] * e5.cos() + r3[i6];
                }
                fn inner7(s: f64, t: f64) -> f64 {
                    if s < t {
                        return s;
                    }
                    t * t
                }
                let v9 = inner7(a[a.len() - 1 - (n + 1) % a.len()], (1..n).map(|i8| e5).filter(|&m8| ((n % 4) as f64) >= v1).sum::<f64>());
            }
            if n % 3 == 1 {
                match n % 2 {
                    0 => {
                        match n % 2 {
                            0 => {
                                for &e11 in a {
                                    x = v1;
                                }
                            }
                            _ => {
                                let v12: f64;
                                if a[(2 * n + 2) % a.len()] <= -1.25 {
                                    v12 = r3[(2 * n + 1) % 3];
                                } else {
                                    v12 = v1 * -0.7;
                                }
                            }
                        }
                        x /= x.abs() + 0.5;
                    }
                    _ => {
                        v1 -= (r3[0] as i64 as f64);
                        fn inner13(s: f64, t: f64) -> f64 {
                            if s < t {
                                return -t;
                            }
                            (1..5).enumerate().map(|(j14, i14)| s * t).sum::<f64>()
                        }
                        let v15 = inner13(v1 / (r3[3 - 1 - (4) % 3].abs() + 0.5), r3[(n + 1) % 3] * ((n % 4) as f64));
                    }
                }
                v1 *= (x - ((n % 4) as f64)).max(-2.25).min(2.375);
            }
            (x * x.sin() + r3[2] + a[0], r3[0] + a[0])
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
            for &e5 in a {
                for i6 in 1..3 {
                    r3[i6] = r3[i6 - 1] * e5.cos() + r3[i6];
                }
                fn inner7(s: D, t: D) -> D {
                    if s < t {
                        return s;
                    }
                    t * t
                }
                let v9 = inner7(a[a.len() - 1 - (n + 1) % a.len()], (1..n).map(|i8| e5).filter(|&m8| lit((n % 4) as f64) >= v1).sum::<D>());
            }
            if n % 3 == 1 {
                match n % 2 {
                    0 => {
                        match n % 2 {
                            0 => {
                                for &e11 in a {
                                    x = v1;
                                }
                            }
                            _ => {
                                let v12: D;
                                if a[(2 * n + 2) % a.len()] <= lit(-1.25) {
                                    v12 = r3[(2 * n + 1) % 3];
                                } else {
                                    v12 = v1 * lit(-0.7);
                                }
                            }
                        }
                        { let right = x.abs() + lit(0.5); x /= right; }
                    }
                    _ => {
                        { let right = lit(r3[0].value() as i64 as f64); v1 -= right; }
                        fn inner13(s: D, t: D) -> D {
                            if s < t {
                                return -t;
                            }
                            (1..5).enumerate().map(|(j14, i14)| s * t).sum::<D>()
                        }
                        let v15 = inner13(v1 / (r3[3 - 1 - (4) % 3].abs() + lit(0.5)), r3[(n + 1) % 3] * lit((n % 4) as f64));
                    }
                }
                { let right = (x - lit((n % 4) as f64)).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
            }
            (x * x.sin() + r3[2] + a[0], r3[0] + a[0])
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
            let r3_count: usize = r3.len();
            let mut r4 = [r3[r3.len() - 1 - (0) % r3.len()], v1 + u, v1 / (r3[r3.len() - 1 - (k) % r3.len()].abs() + 0.5)];
            for i6 in 0..3 {
                let mut k7: usize = 3;
                let mut k9: usize = 0;
                let mut v13: f64 = loop {
                    if k9 >= 3 {
                        break u / (r3[r3.len() - 1 - (k + 1) % r3.len()].abs() + 0.25);
                    }
                    k9 += 1;
                    v1 *= (v1 * v1).cos();
                    for (i11, e11) in r4.iter().enumerate() {
                        u *= r3.iter().enumerate().map(|(j12, &e12)| *e11).sum::<f64>().cos();
                    }
                };
            }
            if v1 > -0.3 {
                return None;
            }
            Some(r4[2] + r4[3 - 1 - (2 * k + 1) % 3] - u + r4[r3_count % 3] + r3[r3.len() - 1 - (k + k) % r3.len()])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = (1..n).map(|i1| x).fold(((n % 4) as f64), |acc1, t1| 0.5 * acc1 + ALPHA * t1);
            let mut r3 = [v2; 5];
            let mut v4 = v2 + x;
            fn inner5(s: f64, t: f64) -> f64 {
                if s <= -1.5 {
                    return -0.3 / (s.abs() + 1.25);
                }
                t * t
            }
            let v6 = inner5(r3[1], ((n % 4) as f64) + v4);
            let v6 = (1..n).rev().map(|i7| v4 * v2).sum::<f64>();
            for e9 in w.iter_mut() {
                v4 *= r3.iter().fold(v4, |acc10, &e10| acc10.sin() + x * e10).clamp(-2.125, 1.875);
                r3[2] *= ((*e9).abs() + 0.25).hypot(r3[n % 5]).clamp(-2.125, 1.875);
            }
            ((n % 4) as f64) + x + v6.sin() - v4 + v2 + x + r3[n % 5] + w[0]
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
            let r3_count: usize = r3.len();
            let mut r4 = [r3[r3.len() - 1 - (0) % r3.len()], v1 + u, v1 / (r3[r3.len() - 1 - (k) % r3.len()].abs() + 0.5)];
            for i6 in 0..3 {
                let mut k7: usize = 3;
                let mut k9: usize = 0;
                let mut v13: f64 = loop {
                    if k9 >= 3 {
                        break u / (r3[r3.len() - 1 - (k + 1) % r3.len()].abs() + 0.25);
                    }
                    k9 += 1;
                    v1 *= (v1 * v1).cos();
                    for (i11, e11) in r4.iter().enumerate() {
                        u *= r3.iter().enumerate().map(|(j12, &e12)| *e11).sum::<f64>().cos();
                    }
                };
            }
            if v1 > -0.3 {
                return None;
            }
            Some(r4[2] + r4[3 - 1 - (2 * k + 1) % 3] - u + r4[r3_count % 3] + r3[r3.len() - 1 - (k + k) % r3.len()])
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = (1..n).map(|i1| x).fold(((n % 4) as f64), |acc1, t1| 0.5 * acc1 + ALPHA * t1);
            let mut r3 = [v2; 5];
            let mut v4 = v2 + x;
            fn inner5(s: f64, t: f64) -> f64 {
                if s <= -1.5 {
                    return -0.3 / (s.abs() + 1.25);
                }
                t * t
            }
            let v6 = inner5(r3[1], ((n % 4) as f64) + v4);
            let v6 = (1..n).rev().map(|i7| v4 * v2).sum::<f64>();
            for e9 in w.iter_mut() {
                v4 *= r3.iter().fold(v4, |acc10, &e10| acc10.sin() + x * e10).clamp(-2.125, 1.875);
                r3[2] *= ((*e9).abs() + 0.25).hypot(r3[n % 5]).clamp(-2.125, 1.875);
            }
            ((n % 4) as f64) + x + v6.sin() - v4 + v2 + x + r3[n % 5] + w[0]
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
            let r3_count: usize = r3.len();
            let mut r4 = [r3[r3.len() - 1 - (0) % r3.len()], v1 + u, v1 / (r3[r3.len() - 1 - (k) % r3.len()].abs() + lit(0.5))];
            for i6 in 0..3 {
                let mut k7: usize = 3;
                let mut k9: usize = 0;
                let mut v13: D = loop {
                    if k9 >= 3 {
                        break u / (r3[r3.len() - 1 - (k + 1) % r3.len()].abs() + lit(0.25));
                    }
                    k9 += 1;
                    { let right = (v1 * v1).cos(); v1 *= right; }
                    for (i11, e11) in r4.iter().enumerate() {
                        { let right = r3.iter().enumerate().map(|(j12, &e12)| *e11).sum::<D>().cos(); u *= right; }
                    }
                };
            }
            if v1 > lit(-0.3) {
                return None;
            }
            Some(r4[2] + r4[3 - 1 - (2 * k + 1) % 3] - u + r4[r3_count % 3] + r3[r3.len() - 1 - (k + k) % r3.len()])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2 = (1..n).map(|i1| x).fold(lit((n % 4) as f64), |acc1, t1| lit(0.5) * acc1 + lit(ALPHA) * t1);
            let mut r3 = [v2; 5];
            let mut v4 = v2 + x;
            fn inner5(s: D, t: D) -> D {
                if s <= lit(-1.5) {
                    return lit(-0.3) / (s.abs() + lit(1.25));
                }
                t * t
            }
            let v6 = inner5(r3[1], lit((n % 4) as f64) + v4);
            let v6 = (1..n).rev().map(|i7| v4 * v2).sum::<D>();
            for e9 in w.iter_mut() {
                { let right = r3.iter().fold(v4, |acc10, &e10| acc10.sin() + x * e10).clamp(lit(-2.125), lit(1.875)); v4 *= right; }
                { let right = ((*e9).abs() + lit(0.25)).hypot(r3[n % 5]).clamp(lit(-2.125), lit(1.875)); r3[2] *= right; }
            }
            lit((n % 4) as f64) + x + v6.sin() - v4 + v2 + x + r3[n % 5] + w[0]
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
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 * ((n % 4) as f64);
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 1 {
                    break;
                }
                k4 += 1;
                for i6 in 1..k4 {
                    for _ in 1..i6 {
                        v1 = v1;
                    }
                }
            }
            for e10 in p.iter_mut() {
            }
            [(if 1.25_f64 <= 1.25 { x } else {
                p[0] *= c2(x, v1).clamp(-2.125, 1.875);
                p[3 - 1 - (k4 + n) % 3]
            }) + x + p[0], p[2] * x * v1 - x + p[2]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = ALPHA;
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 * ((n % 4) as f64);
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 1 {
                    break;
                }
                k4 += 1;
                for i6 in 1..k4 {
                    for _ in 1..i6 {
                        v1 = v1;
                    }
                }
            }
            for e10 in p.iter_mut() {
            }
            [(if 1.25_f64 <= 1.25 { x } else {
                p[0] *= c2(x, v1).clamp(-2.125, 1.875);
                p[3 - 1 - (k4 + n) % 3]
            }) + x + p[0], p[2] * x * v1 - x + p[2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.3;
        const BETA: f64 = 1.0;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = lit(ALPHA);
            let c2 = move |u2_0: D, u2_1: D| u2_0 * lit((n % 4) as f64);
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 1 {
                    break;
                }
                k4 += 1;
                for i6 in 1..k4 {
                    for _ in 1..i6 {
                        v1 = v1;
                    }
                }
            }
            for e10 in p.iter_mut() {
            }
            [(if lit(1.25) <= lit(1.25) { x } else {
                { let right = c2(x, v1).clamp(lit(-2.125), lit(1.875)); p[0] *= right; }
                p[3 - 1 - (k4 + n) % 3]
            }) + x + p[0], p[2] * x * v1 - x + p[2]]
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
            {
                r2[0] -= w.iter().rev().map(|&e3| x * v1).fold(r2[1], |acc3, t3| 0.5 * acc3 + -0.125 * t3);
                if v1 > 1.0 {
                    r2[(2 * n + 1) % 2] = x;
                }
            }
            v1 *= w[(n + n) % w.len()].tanh();
            1.0 + w[n % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = f64::sqrt(0.9_f64.abs() + 1.25);
            let mut r2: [f64; 2] = [0.0; 2];
            {
                r2[0] -= w.iter().rev().map(|&e3| x * v1).fold(r2[1], |acc3, t3| 0.5 * acc3 + -0.125 * t3);
                if v1 > 1.0 {
                    r2[(2 * n + 1) % 2] = x;
                }
            }
            v1 *= w[(n + n) % w.len()].tanh();
            1.0 + w[n % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = D::sqrt(lit(0.9).abs() + lit(1.25));
            let mut r2: [D; 2] = [lit(0.0); 2];
            {
                { let right = w.iter().rev().map(|&e3| x * v1).fold(r2[1], |acc3, t3| lit(0.5) * acc3 + lit(-0.125) * t3); r2[0] -= right; }
                if v1 > lit(1.0) {
                    r2[(2 * n + 1) % 2] = x;
                }
            }
            { let right = w[(n + n) % w.len()].tanh(); v1 *= right; }
            lit(1.0) + w[n % w.len()]
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
            let v3: f64 = BETA.atan();
            {
            }
            match n % 4 {
                0 => {
                    v2 *= x.max(-2.25).min(2.375);
                }
                1 if v3 >= v3 => {
                    let mut r4: [f64; 4] = [0.0; 4];
                }
                2 => {
                    const GAMMA_5: f64 = 0.125;
                    v1 = f64::tan(0.9 * w[w.len() - 1 - (0) % w.len()].sin()) * GAMMA_5;
                    let mut v6: f64 = x.max(((n % 4) as f64));
                }
                _ => {
                    if n % 3 == 1 {
                        return;
                    }
                    let mut k7: usize = 2;
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
            let v3: f64 = BETA.atan();
            {
            }
            match n % 4 {
                0 => {
                    v2 *= x.max(-2.25).min(2.375);
                }
                1 if v3 >= v3 => {
                    let mut r4: [f64; 4] = [0.0; 4];
                }
                2 => {
                    const GAMMA_5: f64 = 0.125;
                    v1 = f64::tan(0.9 * w[w.len() - 1 - (0) % w.len()].sin()) * GAMMA_5;
                    let mut v6: f64 = x.max(((n % 4) as f64));
                }
                _ => {
                    if n % 3 == 1 {
                        return;
                    }
                    let mut k7: usize = 2;
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
            let v3: D = lit(BETA).atan();
            {
            }
            match n % 4 {
                0 => {
                    { let right = x.max(lit(-2.25)).min(lit(2.375)); v2 *= right; }
                }
                1 if v3 >= v3 => {
                    let mut r4: [D; 4] = [lit(0.0); 4];
                }
                2 => {
                    const GAMMA_5: f64 = 0.125;
                    v1 = D::tan(lit(0.9) * w[w.len() - 1 - (0) % w.len()].sin()) * lit(GAMMA_5);
                    let mut v6: D = x.max(lit((n % 4) as f64));
                }
                _ => {
                    if n % 3 == 1 {
                        return;
                    }
                    let mut k7: usize = 2;
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
            for i3 in (1..n).rev() {
                if 0.125_f64 > 0.5 {
                    'l4: for &e5 in a {
                        {
                            r1[0] = (x * a[(i3 + n) % a.len()]).clamp(-2.125, 1.875);
                        }
                        r1.swap(1 % 3, n % 3);
                    }
                    let mut v6 = x / (x.abs() + 0.5);
                } else {
                    let o7: Option<f64> = if x < 0.7 { Some(x) } else { None };
                    if i3 % 3 != 1 {
                        'l8: for &e9 in a {
                            let mut v10 = if i3 % 3 != 1 {
                                r1[2] = (x - x).tanh();
                                e9
                            } else { a[(2 * i3 + 0) % a.len()] };
                            r1[0] = (r1[3 - 1 - (n) % 3] * e9).clamp(-2.125, 1.875);
                        }
                    }
                }
            }
            (({ r1[0] }) - x + r1[0], a[0].clamp(-2.125, 1.875).exp2() * x + r1[1])
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
            for i3 in (1..n).rev() {
                if 0.125_f64 > 0.5 {
                    'l4: for &e5 in a {
                        {
                            r1[0] = (x * a[(i3 + n) % a.len()]).clamp(-2.125, 1.875);
                        }
                        r1.swap(1 % 3, n % 3);
                    }
                    let mut v6 = x / (x.abs() + 0.5);
                } else {
                    let o7: Option<f64> = if x < 0.7 { Some(x) } else { None };
                    if i3 % 3 != 1 {
                        'l8: for &e9 in a {
                            let mut v10 = if i3 % 3 != 1 {
                                r1[2] = (x - x).tanh();
                                e9
                            } else { a[(2 * i3 + 0) % a.len()] };
                            r1[0] = (r1[3 - 1 - (n) % 3] * e9).clamp(-2.125, 1.875);
                        }
                    }
                }
            }
            (({ r1[0] }) - x + r1[0], a[0].clamp(-2.125, 1.875).exp2() * x + r1[1])
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
            for i3 in (1..n).rev() {
                if lit(0.125) > lit(0.5) {
                    'l4: for &e5 in a {
                        {
                            r1[0] = (x * a[(i3 + n) % a.len()]).clamp(lit(-2.125), lit(1.875));
                        }
                        r1.swap(1 % 3, n % 3);
                    }
                    let mut v6 = x / (x.abs() + lit(0.5));
                } else {
                    let o7: Option<D> = if x < lit(0.7) { Some(x) } else { None };
                    if i3 % 3 != 1 {
                        'l8: for &e9 in a {
                            let mut v10 = if i3 % 3 != 1 {
                                r1[2] = (x - x).tanh();
                                e9
                            } else { a[(2 * i3 + 0) % a.len()] };
                            r1[0] = (r1[3 - 1 - (n) % 3] * e9).clamp(lit(-2.125), lit(1.875));
                        }
                    }
                }
            }
            (({ r1[0] }) - x + r1[0], a[0].clamp(lit(-2.125), lit(1.875)).exp2() * x + r1[1])
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
            const GAMMA_2: f64 = -0.5;
            v1 -= -0.75 * GAMMA_2;
            let mut r4: Vec<f64> = b.iter().rev().map(|&e3| v1 - a[a.len() - 1 - (n + 1) % a.len()]).collect();
            let r4_count: usize = r4.len();
            let mut k6: usize = 0;
            while (k6 < 6) && (b[(2 * n + 1) % b.len()] < 0.125_f64) {
                k6 += 1;
                v1 *= 0.25_f64.tanh();
            }
            v1 = match r4_count % 4 {
                0 => { v1 }
                1 => { v1 }
                2 if v1 >= -0.125 => { v1 }
                _ => {
                    let v7 = r4[r4.len() - 1 - (r4_count + r4_count) % r4.len()];
                    v1
                }
            };
            let mut v9 = (1..2).enumerate().map(|(j8, i8)| v1).fold(v1, |acc8, t8| acc8.sin() + t8 * t8);
            v1 -= v1 * v9;
            (v9 + v9) * v1.sin() + r4[(n + 1) % r4.len()] + b[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) / (q[1] * q[1] + 0.25);
            const GAMMA_2: f64 = -0.5;
            v1 -= -0.75 * GAMMA_2;
            let mut r4: Vec<f64> = b.iter().rev().map(|&e3| v1 - a[a.len() - 1 - (n + 1) % a.len()]).collect();
            let r4_count: usize = r4.len();
            let mut k6: usize = 0;
            while (k6 < 6) && (b[(2 * n + 1) % b.len()] < 0.125_f64) {
                k6 += 1;
                v1 *= 0.25_f64.tanh();
            }
            v1 = match r4_count % 4 {
                0 => { v1 }
                1 => { v1 }
                2 if v1 >= -0.125 => { v1 }
                _ => {
                    let v7 = r4[r4.len() - 1 - (r4_count + r4_count) % r4.len()];
                    v1
                }
            };
            let mut v9 = (1..2).enumerate().map(|(j8, i8)| v1).fold(v1, |acc8, t8| acc8.sin() + t8 * t8);
            v1 -= v1 * v9;
            (v9 + v9) * v1.sin() + r4[(n + 1) % r4.len()] + b[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) / (q[1] * q[1] + lit(0.25));
            const GAMMA_2: f64 = -0.5;
            { let right = lit(-0.75) * lit(GAMMA_2); v1 -= right; }
            let mut r4: Vec<D> = b.iter().rev().map(|&e3| v1 - a[a.len() - 1 - (n + 1) % a.len()]).collect();
            let r4_count: usize = r4.len();
            let mut k6: usize = 0;
            while (k6 < 6) && (b[(2 * n + 1) % b.len()] < lit(0.125)) {
                k6 += 1;
                { let right = lit(0.25).tanh(); v1 *= right; }
            }
            v1 = match r4_count % 4 {
                0 => { v1 }
                1 => { v1 }
                2 if v1 >= lit(-0.125) => { v1 }
                _ => {
                    let v7 = r4[r4.len() - 1 - (r4_count + r4_count) % r4.len()];
                    v1
                }
            };
            let mut v9 = (1..2).enumerate().map(|(j8, i8)| v1).fold(v1, |acc8, t8| acc8.sin() + t8 * t8);
            { let right = v1 * v9; v1 -= right; }
            (v9 + v9) * v1.sin() + r4[(n + 1) % r4.len()] + b[0]
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
            let r3_count: usize = r3.len();
            r3[(2 * k + 0) % r3_count] = -1.5;
            let mut k5: usize = 0;
            let v8: f64 = 'l4: loop {
                if k5 >= 6 {
                    break v2;
                }
                k5 += 1;
                fn inner6(s: f64, t: f64) -> f64 {
                    if s > s {
                        return (t.abs() + 0.5).sqrt();
                    }
                    1.0 + t
                }
                let v7 = inner6(((k5 % 4) as f64) + v2, v1);
            };
            (w[(k5 + k5) % w.len()] * v1 - v8.sin()) * v2.sin() + a[(2 * k5 + 2) % a.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            let mut v2: f64 = a[a.len() - 1 - (1) % a.len()] + x;
            let s3 = &a[..];
            v2 -= s3.iter().map(|&e4| 1.0 + 0.25 * (-e4).sin()).product::<f64>();
            'l5: for i6 in 1..n {
                let v7 = s3[3 % s3.len()];
                const GAMMA_8: f64 = -0.25;
                v1 *= v2.sin() * GAMMA_8;
            }
            (v2.round() * v2 + v1 + x + s3[0] + a[n % a.len()], a[(n + n) % a.len()] * v2 + v1.sin())
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = ((k % 4) as f64) * 0.75;
            let mut v2 = v1 + v1;
            let mut r3: Vec<f64> = vec![0.75; 2];
            let r3_count: usize = r3.len();
            r3[(2 * k + 0) % r3_count] = -1.5;
            let mut k5: usize = 0;
            let v8: f64 = 'l4: loop {
                if k5 >= 6 {
                    break v2;
                }
                k5 += 1;
                fn inner6(s: f64, t: f64) -> f64 {
                    if s > s {
                        return (t.abs() + 0.5).sqrt();
                    }
                    1.0 + t
                }
                let v7 = inner6(((k5 % 4) as f64) + v2, v1);
            };
            (w[(k5 + k5) % w.len()] * v1 - v8.sin()) * v2.sin() + a[(2 * k5 + 2) % a.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            let mut v2: f64 = a[a.len() - 1 - (1) % a.len()] + x;
            let s3 = &a[..];
            v2 -= s3.iter().map(|&e4| 1.0 + 0.25 * (-e4).sin()).product::<f64>();
            'l5: for i6 in 1..n {
                let v7 = s3[3 % s3.len()];
                const GAMMA_8: f64 = -0.25;
                v1 *= v2.sin() * GAMMA_8;
            }
            (v2.round() * v2 + v1 + x + s3[0] + a[n % a.len()], a[(n + n) % a.len()] * v2 + v1.sin())
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = lit((k % 4) as f64) * lit(0.75);
            let mut v2 = v1 + v1;
            let mut r3: Vec<D> = vec![lit(0.75); 2];
            let r3_count: usize = r3.len();
            r3[(2 * k + 0) % r3_count] = lit(-1.5);
            let mut k5: usize = 0;
            let v8: D = 'l4: loop {
                if k5 >= 6 {
                    break v2;
                }
                k5 += 1;
                fn inner6(s: D, t: D) -> D {
                    if s > s {
                        return (t.abs() + lit(0.5)).sqrt();
                    }
                    lit(1.0) + t
                }
                let v7 = inner6(lit((k5 % 4) as f64) + v2, v1);
            };
            (w[(k5 + k5) % w.len()] * v1 - v8.sin()) * v2.sin() + a[(2 * k5 + 2) % a.len()]
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x;
            let mut v2: D = a[a.len() - 1 - (1) % a.len()] + x;
            let s3 = &a[..];
            { let right = s3.iter().map(|&e4| lit(1.0) + lit(0.25) * (-e4).sin()).product::<D>(); v2 -= right; }
            'l5: for i6 in 1..n {
                let v7 = s3[3 % s3.len()];
                const GAMMA_8: f64 = -0.25;
                { let right = v2.sin() * lit(GAMMA_8); v1 *= right; }
            }
            (v2.round() * v2 + v1 + x + s3[0] + a[n % a.len()], a[(n + n) % a.len()] * v2 + v1.sin())
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
            v1 = v1 * BETA;
            match n % 4 {
                0 => {
                    if n % 3 == 1 {
                        v1 = q[(n + 1) % 4] * 1.1;
                        const GAMMA_2: f64 = 0.75;
                        v1 += (1.25 + BETA) * GAMMA_2;
                    }
                }
                1 => {
                    let mut r4: Vec<f64> = a.iter().zip(b.iter()).map(|(&e3, &z3)| BETA).collect();
                    let r4_count: usize = r4.len();
                }
                2 => {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if s >= t {
                            return -s;
                        }
                        t * s
                    }
                    let v6 = inner5(v1, v1);
                }
                _ => {
                    {
                        let mut o7: Option<f64> = if (v1 > v1) && (v1 <= -0.75) { Some(b[b.len() - 1 - (n) % b.len()] * v1) } else { None };
                        'l8: for _ in 0..4 {
                            'l10: for i11 in 0..5 {
                                v1 = v1 * 0.5 + v1;
                            }
                        }
                    }
                }
            }
            q[(n + 1) % 4] + a[0] + q[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[1];
            v1 = v1 * BETA;
            match n % 4 {
                0 => {
                    if n % 3 == 1 {
                        v1 = q[(n + 1) % 4] * 1.1;
                        const GAMMA_2: f64 = 0.75;
                        v1 += (1.25 + BETA) * GAMMA_2;
                    }
                }
                1 => {
                    let mut r4: Vec<f64> = a.iter().zip(b.iter()).map(|(&e3, &z3)| BETA).collect();
                    let r4_count: usize = r4.len();
                }
                2 => {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if s >= t {
                            return -s;
                        }
                        t * s
                    }
                    let v6 = inner5(v1, v1);
                }
                _ => {
                    {
                        let mut o7: Option<f64> = if (v1 > v1) && (v1 <= -0.75) { Some(b[b.len() - 1 - (n) % b.len()] * v1) } else { None };
                        'l8: for _ in 0..4 {
                            'l10: for i11 in 0..5 {
                                v1 = v1 * 0.5 + v1;
                            }
                        }
                    }
                }
            }
            q[(n + 1) % 4] + a[0] + q[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = q[1];
            v1 = v1 * lit(BETA);
            match n % 4 {
                0 => {
                    if n % 3 == 1 {
                        v1 = q[(n + 1) % 4] * lit(1.1);
                        const GAMMA_2: f64 = 0.75;
                        { let right = (lit(1.25) + lit(BETA)) * lit(GAMMA_2); v1 += right; }
                    }
                }
                1 => {
                    let mut r4: Vec<D> = a.iter().zip(b.iter()).map(|(&e3, &z3)| lit(BETA)).collect();
                    let r4_count: usize = r4.len();
                }
                2 => {
                    fn inner5(s: D, t: D) -> D {
                        if s >= t {
                            return -s;
                        }
                        t * s
                    }
                    let v6 = inner5(v1, v1);
                }
                _ => {
                    {
                        let mut o7: Option<D> = if (v1 > v1) && (v1 <= lit(-0.75)) { Some(b[b.len() - 1 - (n) % b.len()] * v1) } else { None };
                        'l8: for _ in 0..4 {
                            'l10: for i11 in 0..5 {
                                v1 = v1 * lit(0.5) + v1;
                            }
                        }
                    }
                }
            }
            q[(n + 1) % 4] + a[0] + q[2]
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
            [{
                v9 += v2 + v2;
                ((n % 4) as f64)
            }, v2 - v2 - v2 + p[0]]
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
            [{
                v9 += v2 + v2;
                ((n % 4) as f64)
            }, v2 - v2 - v2 + p[0]]
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
            [{
                { let right = v2 + v2; v9 += right; }
                lit((n % 4) as f64)
            }, v2 - v2 - v2 + p[0]]
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
            let mut r2 = [v1 * v1, u];
            let mut k4: usize = 0;
            while k4 < 3 {
                k4 += 1;
                let (mut v5, v6) = (r2[0] * r2[0], ((k4 % 4) as f64) * -1.25);
            }
            (0.9 * r2[0].sin()).tan()
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = -0.9 * b[b.len() - 1 - (n + 1) % b.len()];
            let mut k3: usize = 0;
            'l2: while (k3 < 2) && (q[2 % 4] > a[(n + n) % a.len()]) {
                k3 += 1;
                v1 *= (v1 / (b[b.len() - 1 - (k3) % b.len()].abs() + 1.25)).tanh();
                let m4: [[f64; 3]; 2] = [[q[0], v1, b[(n + k3) % b.len()]], [a[(n + k3) % a.len()], 0.125, v1]];
            }
            let mut k5: usize = 3;
            v1 = v1 * 0.5 + v1 / (0.125_f64 * 0.125_f64 + 1.25);
            let p6 = (match k5 % 3 {
                0 => { v1 }
                1 => { q[3] }
                _ => { b[(n + k5) % b.len()] }
            }, b[(k3 + 1) % b.len()] * v1);
            let s7 = &q[3..];
            (if k3 % 3 < 1 {
                let v8 = b[b.len() - 1 - (n + k5) % b.len()];
                0.9
            } else { q[k3 % 4] }) + v1 + s7[0] + a[a.len() - 1 - (2 * k5 + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u;
            let mut v1 = u;
            let mut r2 = [v1 * v1, u];
            let mut k4: usize = 0;
            while k4 < 3 {
                k4 += 1;
                let (mut v5, v6) = (r2[0] * r2[0], ((k4 % 4) as f64) * -1.25);
            }
            (0.9 * r2[0].sin()).tan()
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = -0.9 * b[b.len() - 1 - (n + 1) % b.len()];
            let mut k3: usize = 0;
            'l2: while (k3 < 2) && (q[2 % 4] > a[(n + n) % a.len()]) {
                k3 += 1;
                v1 *= (v1 / (b[b.len() - 1 - (k3) % b.len()].abs() + 1.25)).tanh();
                let m4: [[f64; 3]; 2] = [[q[0], v1, b[(n + k3) % b.len()]], [a[(n + k3) % a.len()], 0.125, v1]];
            }
            let mut k5: usize = 3;
            v1 = v1 * 0.5 + v1 / (0.125_f64 * 0.125_f64 + 1.25);
            let p6 = (match k5 % 3 {
                0 => { v1 }
                1 => { q[3] }
                _ => { b[(n + k5) % b.len()] }
            }, b[(k3 + 1) % b.len()] * v1);
            let s7 = &q[3..];
            (if k3 % 3 < 1 {
                let v8 = b[b.len() - 1 - (n + k5) % b.len()];
                0.9
            } else { q[k3 % 4] }) + v1 + s7[0] + a[a.len() - 1 - (2 * k5 + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = u;
            let mut v1 = u;
            let mut r2 = [v1 * v1, u];
            let mut k4: usize = 0;
            while k4 < 3 {
                k4 += 1;
                let (mut v5, v6) = (r2[0] * r2[0], lit((k4 % 4) as f64) * lit(-1.25));
            }
            (lit(0.9) * r2[0].sin()).tan()
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(-0.9) * b[b.len() - 1 - (n + 1) % b.len()];
            let mut k3: usize = 0;
            'l2: while (k3 < 2) && (q[2 % 4] > a[(n + n) % a.len()]) {
                k3 += 1;
                { let right = (v1 / (b[b.len() - 1 - (k3) % b.len()].abs() + lit(1.25))).tanh(); v1 *= right; }
                let m4: [[D; 3]; 2] = [[q[0], v1, b[(n + k3) % b.len()]], [a[(n + k3) % a.len()], lit(0.125), v1]];
            }
            let mut k5: usize = 3;
            v1 = v1 * lit(0.5) + v1 / (lit(0.125) * lit(0.125) + lit(1.25));
            let p6 = (match k5 % 3 {
                0 => { v1 }
                1 => { q[3] }
                _ => { b[(n + k5) % b.len()] }
            }, b[(k3 + 1) % b.len()] * v1);
            let s7 = &q[3..];
            (if k3 % 3 < 1 {
                let v8 = b[b.len() - 1 - (n + k5) % b.len()];
                lit(0.9)
            } else { q[k3 % 4] }) + v1 + s7[0] + a[a.len() - 1 - (2 * k5 + 1) % a.len()]
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
            (0.125 + v5) * v6 + v1 + q[0]
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
            (0.125 + v5) * v6 + v1 + q[0]
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
            (lit(0.125) + v5) * v6 + v1 + q[0]
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
            let w_count: usize = w.len();
            'l3: for &e4 in &w {
                let v5 = v2;
            }
            let (mut v7, v8) = ((0..=n).take(w_count + n).map(|i6| w[0 % w.len()] / (w[w.len() - 1 - (2 * i6 + 1) % w.len()].abs() + 1.25)).sum::<f64>(), 0.9 - v2);
            v2 -= w.iter().rev().enumerate().map(|(j9, &e9)| 1.0 + 0.25 * v2.sin()).product::<f64>();
            let mut v10: f64 = v7 + v2;
            fn inner11(s: f64, t: f64) -> f64 {
                if s <= 0.5 {
                    return s;
                }
                1.25_f64
            }
            let v20: f64 = inner11(w[(2 * n + 0) % w.len()].midpoint(v2), {
                for i13 in 1..n {
                    let mut k15: usize = 0;
                    while (k15 < 7) && (w[w.len() - 1 - (n + 1) % w.len()] > w[0]) {
                        k15 += 1;
                        let mut k16: usize = 2;
                    }
                    if i13 % 3 < 1 {
                        let mut r17 = vec![w[0], v7 + v2];
                        let r17_count: usize = r17.len();
                    } else {
                        'l18: for &e19 in &w {
                            v2 -= 0.25 * (w[0] * p[2]);
                        }
                    }
                }
                v7
            });
            w[w.len() - 1 - (n + 1) % w.len()] + v20 + v10.sin() + v2 + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v2 = p.chunks(2).map(|e1| e1[0]).fold(((n % 4) as f64), |acc1, t1| 0.5 * acc1 + acc1 * t1);
            let w_count: usize = w.len();
            'l3: for &e4 in &w {
                let v5 = v2;
            }
            let (mut v7, v8) = ((0..=n).take(w_count + n).map(|i6| w[0 % w.len()] / (w[w.len() - 1 - (2 * i6 + 1) % w.len()].abs() + 1.25)).sum::<f64>(), 0.9 - v2);
            v2 -= w.iter().rev().enumerate().map(|(j9, &e9)| 1.0 + 0.25 * v2.sin()).product::<f64>();
            let mut v10: f64 = v7 + v2;
            fn inner11(s: f64, t: f64) -> f64 {
                if s <= 0.5 {
                    return s;
                }
                1.25_f64
            }
            let v20: f64 = inner11(w[(2 * n + 0) % w.len()].midpoint(v2), {
                for i13 in 1..n {
                    let mut k15: usize = 0;
                    while (k15 < 7) && (w[w.len() - 1 - (n + 1) % w.len()] > w[0]) {
                        k15 += 1;
                        let mut k16: usize = 2;
                    }
                    if i13 % 3 < 1 {
                        let mut r17 = vec![w[0], v7 + v2];
                        let r17_count: usize = r17.len();
                    } else {
                        'l18: for &e19 in &w {
                            v2 -= 0.25 * (w[0] * p[2]);
                        }
                    }
                }
                v7
            });
            w[w.len() - 1 - (n + 1) % w.len()] + v20 + v10.sin() + v2 + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v2 = p.chunks(2).map(|e1| e1[0]).fold(lit((n % 4) as f64), |acc1, t1| lit(0.5) * acc1 + acc1 * t1);
            let w_count: usize = w.len();
            'l3: for &e4 in &w {
                let v5 = v2;
            }
            let (mut v7, v8) = ((0..=n).take(w_count + n).map(|i6| w[0 % w.len()] / (w[w.len() - 1 - (2 * i6 + 1) % w.len()].abs() + lit(1.25))).sum::<D>(), lit(0.9) - v2);
            { let right = w.iter().rev().enumerate().map(|(j9, &e9)| lit(1.0) + lit(0.25) * v2.sin()).product::<D>(); v2 -= right; }
            let mut v10: D = v7 + v2;
            fn inner11(s: D, t: D) -> D {
                if s <= lit(0.5) {
                    return s;
                }
                lit(1.25)
            }
            let v20: D = inner11(w[(2 * n + 0) % w.len()].midpoint(v2), {
                for i13 in 1..n {
                    let mut k15: usize = 0;
                    while (k15 < 7) && (w[w.len() - 1 - (n + 1) % w.len()] > w[0]) {
                        k15 += 1;
                        let mut k16: usize = 2;
                    }
                    if i13 % 3 < 1 {
                        let mut r17 = vec![w[0], v7 + v2];
                        let r17_count: usize = r17.len();
                    } else {
                        'l18: for &e19 in &w {
                            { let right = lit(0.25) * (w[0] * p[2]); v2 -= right; }
                        }
                    }
                }
                v7
            });
            w[w.len() - 1 - (n + 1) % w.len()] + v20 + v10.sin() + v2 + w[0]
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
            (v1, v2) = (({
                v2 += -0.125;
                u
            }).sin(), u.atan2(0.5_f64.abs() + 1.25).cos());
            let mut k4: usize = 0;
            'l3: while k4 < 6 {
                k4 += 1;
                'l5: for i6 in 0..=k4 {
                    let mut k8: usize = 0;
                    while k8 < 4 {
                        k8 += 1;
                        {
                            match k8 % 2 {
                                0 if v1 <= v1 => {
                                    if !(((k8 % 4) as f64) >= 0.9) {
                                        v2 = v2 * 0.5 + v / (v1.abs() + 0.25);
                                        break;
                                    }
                                }
                                _ => {
                                    let mut m9: [[f64; 3]; 2] = [[((k4 % 4) as f64), v, v], [v1, ((i6 % 4) as f64), v2]];
                                }
                            }
                            let (mut v12, v13) = (-v2, (0..k8).rev().map(|i10| match k8 % 3 {
                                0 | 5 => {
                                    let v = v1;
                                    ((i10 % 4) as f64)
                                }
                                1 => { v2 }
                                _ => {
                                    let v11 = v;
                                    u
                                }
                            }).fold(1.0_f64, |acc11, t11| acc11.sin() + ((i6 % 4) as f64) * t11));
                        }
                    }
                }
            }
            ((f64::midpoint(v2, u) + v2 + v) * u, ((k4 % 4) as f64).cos() + v.sin())
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = -0.125 * 0.9;
            let mut v2 = v1;
            match n % 3 {
                0 => {
                    let mut k4: usize = 0;
                    loop {
                        if k4 >= 3 {
                            break;
                        }
                        k4 += 1;
                        v1 += 0.25 * b[k4 % b.len()];
                        v2 /= v2.abs() + 0.5;
                    }
                    let v5 = 1.25_f64;
                }
                1 => {
                }
                _ => {
                    let mut k7: usize = 0;
                    let mut v15: f64 = loop {
                        if k7 >= 2 {
                            break ((n % 4) as f64) - ((k7 % 4) as f64);
                        }
                        k7 += 1;
                        for &e9 in a {
                            for i11 in (1..k7).rev() {
                                let mut k12: usize = 2;
                            }
                        }
                        let mut k14: usize = 0;
                        while (k14 < 1) && (b[b.len() - 1 - (2 * k7 + 0) % b.len()] >= 0.3) {
                            k14 += 1;
                            (v2, v1) = (v1, v2);
                        }
                    };
                }
            }
            a.iter().map(|&e16| b[(2 * n + 0) % b.len()] * e16).fold(v1, |acc16, t16| acc16.sin() + v2 * t16) - v2 - v1.sin() + b[(n + 1) % b.len()] + a[(n + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = u;
            let mut v2 = u + v;
            (v1, v2) = (({
                v2 += -0.125;
                u
            }).sin(), u.atan2(0.5_f64.abs() + 1.25).cos());
            let mut k4: usize = 0;
            'l3: while k4 < 6 {
                k4 += 1;
                'l5: for i6 in 0..=k4 {
                    let mut k8: usize = 0;
                    while k8 < 4 {
                        k8 += 1;
                        {
                            match k8 % 2 {
                                0 if v1 <= v1 => {
                                    if !(((k8 % 4) as f64) >= 0.9) {
                                        v2 = v2 * 0.5 + v / (v1.abs() + 0.25);
                                        break;
                                    }
                                }
                                _ => {
                                    let mut m9: [[f64; 3]; 2] = [[((k4 % 4) as f64), v, v], [v1, ((i6 % 4) as f64), v2]];
                                }
                            }
                            let (mut v12, v13) = (-v2, (0..k8).rev().map(|i10| match k8 % 3 {
                                0 | 5 => {
                                    let v = v1;
                                    ((i10 % 4) as f64)
                                }
                                1 => { v2 }
                                _ => {
                                    let v11 = v;
                                    u
                                }
                            }).fold(1.0_f64, |acc11, t11| acc11.sin() + ((i6 % 4) as f64) * t11));
                        }
                    }
                }
            }
            ((f64::midpoint(v2, u) + v2 + v) * u, ((k4 % 4) as f64).cos() + v.sin())
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = -0.125 * 0.9;
            let mut v2 = v1;
            match n % 3 {
                0 => {
                    let mut k4: usize = 0;
                    loop {
                        if k4 >= 3 {
                            break;
                        }
                        k4 += 1;
                        v1 += 0.25 * b[k4 % b.len()];
                        v2 /= v2.abs() + 0.5;
                    }
                    let v5 = 1.25_f64;
                }
                1 => {
                }
                _ => {
                    let mut k7: usize = 0;
                    let mut v15: f64 = loop {
                        if k7 >= 2 {
                            break ((n % 4) as f64) - ((k7 % 4) as f64);
                        }
                        k7 += 1;
                        for &e9 in a {
                            for i11 in (1..k7).rev() {
                                let mut k12: usize = 2;
                            }
                        }
                        let mut k14: usize = 0;
                        while (k14 < 1) && (b[b.len() - 1 - (2 * k7 + 0) % b.len()] >= 0.3) {
                            k14 += 1;
                            (v2, v1) = (v1, v2);
                        }
                    };
                }
            }
            a.iter().map(|&e16| b[(2 * n + 0) % b.len()] * e16).fold(v1, |acc16, t16| acc16.sin() + v2 * t16) - v2 - v1.sin() + b[(n + 1) % b.len()] + a[(n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = u;
            let mut v2 = u + v;
            (v1, v2) = (({
                { let right = -lit(0.125); v2 += right; }
                u
            }).sin(), u.atan2(lit(0.5).abs() + lit(1.25)).cos());
            let mut k4: usize = 0;
            'l3: while k4 < 6 {
                k4 += 1;
                'l5: for i6 in 0..=k4 {
                    let mut k8: usize = 0;
                    while k8 < 4 {
                        k8 += 1;
                        {
                            match k8 % 2 {
                                0 if v1 <= v1 => {
                                    if !(lit((k8 % 4) as f64) >= lit(0.9)) {
                                        v2 = v2 * lit(0.5) + v / (v1.abs() + lit(0.25));
                                        break;
                                    }
                                }
                                _ => {
                                    let mut m9: [[D; 3]; 2] = [[lit((k4 % 4) as f64), v, v], [v1, lit((i6 % 4) as f64), v2]];
                                }
                            }
                            let (mut v12, v13) = (-v2, (0..k8).rev().map(|i10| match k8 % 3 {
                                0 | 5 => {
                                    let v = v1;
                                    lit((i10 % 4) as f64)
                                }
                                1 => { v2 }
                                _ => {
                                    let v11 = v;
                                    u
                                }
                            }).fold(lit(1.0), |acc11, t11| acc11.sin() + lit((i6 % 4) as f64) * t11));
                        }
                    }
                }
            }
            ((D::midpoint(v2, u) + v2 + v) * u, lit((k4 % 4) as f64).cos() + v.sin())
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(-0.125) * lit(0.9);
            let mut v2 = v1;
            match n % 3 {
                0 => {
                    let mut k4: usize = 0;
                    loop {
                        if k4 >= 3 {
                            break;
                        }
                        k4 += 1;
                        { let right = lit(0.25) * b[k4 % b.len()]; v1 += right; }
                        { let right = v2.abs() + lit(0.5); v2 /= right; }
                    }
                    let v5 = lit(1.25);
                }
                1 => {
                }
                _ => {
                    let mut k7: usize = 0;
                    let mut v15: D = loop {
                        if k7 >= 2 {
                            break lit((n % 4) as f64) - lit((k7 % 4) as f64);
                        }
                        k7 += 1;
                        for &e9 in a {
                            for i11 in (1..k7).rev() {
                                let mut k12: usize = 2;
                            }
                        }
                        let mut k14: usize = 0;
                        while (k14 < 1) && (b[b.len() - 1 - (2 * k7 + 0) % b.len()] >= lit(0.3)) {
                            k14 += 1;
                            (v2, v1) = (v1, v2);
                        }
                    };
                }
            }
            a.iter().map(|&e16| b[(2 * n + 0) % b.len()] * e16).fold(v1, |acc16, t16| acc16.sin() + v2 * t16) - v2 - v1.sin() + b[(n + 1) % b.len()] + a[(n + n) % a.len()]
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
            let w_count: usize = w.len();
            let mut r3 = vec![v2; w_count % 5 + 1];
            let r3_count: usize = r3.len();
            let o4: Option<f64> = if !(v1 < 0.75) { Some(v1) } else { None };
            if v2 < 1.0 {
                let mut v2 = v1 - v1;
            } else {
                let Some(v5) = o4 else {
                    v2 *= v2.clamp(-2.125, 1.875);
                    return r3[4 % r3.len()];
                };
                v1 += v1;
            }
            v2 += match r3_count % 4 {
                0 | 5 => { ((r3_count % 4) as f64) }
                1 => { v2 }
                2 | 7 => {
                    r3[0] += p.iter().fold(r3[0], |acc6, &e6| acc6.sin() + ((w_count % 4) as f64) * e6);
                    p[0]
                }
                _ => { v2 }
            };
            v1 = v1 * 0.5 + ALPHA;
            v2 * ((n % 4) as f64) + v2.sin() + v1
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
            let w_count: usize = w.len();
            let mut r3 = vec![v2; w_count % 5 + 1];
            let r3_count: usize = r3.len();
            let o4: Option<f64> = if !(v1 < 0.75) { Some(v1) } else { None };
            if v2 < 1.0 {
                let mut v2 = v1 - v1;
            } else {
                let Some(v5) = o4 else {
                    v2 *= v2.clamp(-2.125, 1.875);
                    return r3[4 % r3.len()];
                };
                v1 += v1;
            }
            v2 += match r3_count % 4 {
                0 | 5 => { ((r3_count % 4) as f64) }
                1 => { v2 }
                2 | 7 => {
                    r3[0] += p.iter().fold(r3[0], |acc6, &e6| acc6.sin() + ((w_count % 4) as f64) * e6);
                    p[0]
                }
                _ => { v2 }
            };
            v1 = v1 * 0.5 + ALPHA;
            v2 * ((n % 4) as f64) + v2.sin() + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        const BETA: f64 = 1.5;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[1];
            let mut v2: D = lit((n % 4) as f64) + lit(-1.25);
            let w_count: usize = w.len();
            let mut r3 = vec![v2; w_count % 5 + 1];
            let r3_count: usize = r3.len();
            let o4: Option<D> = if !(v1 < lit(0.75)) { Some(v1) } else { None };
            if v2 < lit(1.0) {
                let mut v2 = v1 - v1;
            } else {
                let Some(v5) = o4 else {
                    { let right = v2.clamp(lit(-2.125), lit(1.875)); v2 *= right; }
                    return r3[4 % r3.len()];
                };
                { let right = v1; v1 += right; }
            }
            { let right = match r3_count % 4 {
                0 | 5 => { lit((r3_count % 4) as f64) }
                1 => { v2 }
                2 | 7 => {
                    { let right = p.iter().fold(r3[0], |acc6, &e6| acc6.sin() + lit((w_count % 4) as f64) * e6); r3[0] += right; }
                    p[0]
                }
                _ => { v2 }
            }; v2 += right; }
            v1 = v1 * lit(0.5) + lit(ALPHA);
            v2 * lit((n % 4) as f64) + v2.sin() + v1
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
            let r2_count: usize = r2.len();
            for &e4 in &r2 {
                if ((r2_count % 4) as f64) <= e4 {
                    continue;
                }
                v1 -= 0.25 * v1;
            }
            v1 * r2[(r2_count + 1) % r2.len()] + v1 + r2[r2_count % r2.len()] + a[1 % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x: f64 = if (x >= 1.1) && (x > p[3 - 1 - (n + n) % 3]) {
                let x = ((n % 4) as f64);
                x
            } else { x };
            let mut v1 = x + 0.7;
            let mut k3: usize = 0;
            let v8: f64 = loop {
                if k3 >= 0 {
                    break { ((n % 4) as f64) };
                }
                k3 += 1;
                let mut k5: usize = 0;
                loop {
                    if k5 >= 1 {
                        break;
                    }
                    k5 += 1;
                    let mut c6 = |u6: f64| {
                        v1 += 0.25 * (p[1] * u6);
                        v1 * 0.5
                    };
                    let mut v7 = c6(h0(&p, &p)) - c6((x * x + 1.25).sqrt());
                }
            };
            match n % 3 {
                0 => {
                    let mut k10: usize = 0;
                    while (k10 < 3) && (v1 > -1.1) {
                        k10 += 1;
                        let mut r12 = vec![v8, {
                            let v11 = p[1];
                            v8
                        }, x + p[1 % 3], p[2] * v1, v1];
                        let r12_count: usize = r12.len();
                    }
                }
                1 => {
                    let mut r15: Vec<f64> = p.iter().map(|&e13| if v1 < v1 { -0.125_f64 } else {
                        let v14 = e13;
                        v1
                    }).collect();
                    let r15_count: usize = r15.len();
                }
                _ => {
                    if !(x >= x) {
                        if p[3 - 1 - (k3 + k3) % 3] < 1.0 {
                            let mut k16: usize = 0;
                        }
                    } else {
                        for &e18 in &p {
                            let v8 = v8 + ((k3 % 4) as f64);
                        }
                    }
                }
            }
            [(x * v1 + v1) * x + p[(n + 1) % 3], (p.iter().map(|&e19| e19 * p[(k3 + n) % 3]).sum::<f64>() + v8) * v1 * x]
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
            let r2_count: usize = r2.len();
            for &e4 in &r2 {
                if ((r2_count % 4) as f64) <= e4 {
                    continue;
                }
                v1 -= 0.25 * v1;
            }
            v1 * r2[(r2_count + 1) % r2.len()] + v1 + r2[r2_count % r2.len()] + a[1 % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x: f64 = if (x >= 1.1) && (x > p[3 - 1 - (n + n) % 3]) {
                let x = ((n % 4) as f64);
                x
            } else { x };
            let mut v1 = x + 0.7;
            let mut k3: usize = 0;
            let v8: f64 = loop {
                if k3 >= 0 {
                    break { ((n % 4) as f64) };
                }
                k3 += 1;
                let mut k5: usize = 0;
                loop {
                    if k5 >= 1 {
                        break;
                    }
                    k5 += 1;
                    let mut c6 = |u6: f64| {
                        v1 += 0.25 * (p[1] * u6);
                        v1 * 0.5
                    };
                    let mut v7 = c6(h0(&p, &p)) - c6((x * x + 1.25).sqrt());
                }
            };
            match n % 3 {
                0 => {
                    let mut k10: usize = 0;
                    while (k10 < 3) && (v1 > -1.1) {
                        k10 += 1;
                        let mut r12 = vec![v8, {
                            let v11 = p[1];
                            v8
                        }, x + p[1 % 3], p[2] * v1, v1];
                        let r12_count: usize = r12.len();
                    }
                }
                1 => {
                    let mut r15: Vec<f64> = p.iter().map(|&e13| if v1 < v1 { -0.125_f64 } else {
                        let v14 = e13;
                        v1
                    }).collect();
                    let r15_count: usize = r15.len();
                }
                _ => {
                    if !(x >= x) {
                        if p[3 - 1 - (k3 + k3) % 3] < 1.0 {
                            let mut k16: usize = 0;
                        }
                    } else {
                        for &e18 in &p {
                            let v8 = v8 + ((k3 % 4) as f64);
                        }
                    }
                }
            }
            [(x * v1 + v1) * x + p[(n + 1) % 3], (p.iter().map(|&e19| e19 * p[(k3 + n) % 3]).sum::<f64>() + v8) * v1 * x]
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
            let r2_count: usize = r2.len();
            for &e4 in &r2 {
                if lit((r2_count % 4) as f64) <= e4 {
                    continue;
                }
                { let right = lit(0.25) * v1; v1 -= right; }
            }
            v1 * r2[(r2_count + 1) % r2.len()] + v1 + r2[r2_count % r2.len()] + a[1 % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x: D = if (x >= lit(1.1)) && (x > p[3 - 1 - (n + n) % 3]) {
                let x = lit((n % 4) as f64);
                x
            } else { x };
            let mut v1 = x + lit(0.7);
            let mut k3: usize = 0;
            let v8: D = loop {
                if k3 >= 0 {
                    break { lit((n % 4) as f64) };
                }
                k3 += 1;
                let mut k5: usize = 0;
                loop {
                    if k5 >= 1 {
                        break;
                    }
                    k5 += 1;
                    let mut c6 = |u6: D| {
                        { let right = lit(0.25) * (p[1] * u6); v1 += right; }
                        v1 * lit(0.5)
                    };
                    let mut v7 = c6(h0(&p, &p)) - c6((x * x + lit(1.25)).sqrt());
                }
            };
            match n % 3 {
                0 => {
                    let mut k10: usize = 0;
                    while (k10 < 3) && (v1 > lit(-1.1)) {
                        k10 += 1;
                        let mut r12 = vec![v8, {
                            let v11 = p[1];
                            v8
                        }, x + p[1 % 3], p[2] * v1, v1];
                        let r12_count: usize = r12.len();
                    }
                }
                1 => {
                    let mut r15: Vec<D> = p.iter().map(|&e13| if v1 < v1 { lit(-0.125) } else {
                        let v14 = e13;
                        v1
                    }).collect();
                    let r15_count: usize = r15.len();
                }
                _ => {
                    if !(x >= x) {
                        if p[3 - 1 - (k3 + k3) % 3] < lit(1.0) {
                            let mut k16: usize = 0;
                        }
                    } else {
                        for &e18 in &p {
                            let v8 = v8 + lit((k3 % 4) as f64);
                        }
                    }
                }
            }
            [(x * v1 + v1) * x + p[(n + 1) % 3], (p.iter().map(|&e19| e19 * p[(k3 + n) % 3]).sum::<D>() + v8) * v1 * x]
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
            let v4: f64;
            if !(x < 0.25) {
                v4 = v1;
            } else {
                v4 = (x * x + 1.25).log(2.5);
            }
            v2 -= v2.sin();
            if n % 3 == 1 {
                let mut p6 = (if r3[0] > 1.0 {
                    let v5 = v2;
                    w[w.len() - 1 - (4) % w.len()]
                } else { v1 }, ((n % 4) as f64).atan2(v1.abs() + 0.5));
            } else {
                if !(BETA < v2) {
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
                            let v13 = inner11(0.7, v4);
                        }
                    }
                    for &e15 in w.iter() {
                        let mut k17: usize = 0;
                        'l16: while (k17 < 1) && (ALPHA <= 1.1) {
                            k17 += 1;
                            for i19 in 1..=k17 {
                                v2 -= 0.25 * (v1 + ((i19 % 4) as f64));
                            }
                        }
                        let c20 = |u20_0: f64| u20_0 * (v4 * BETA);
                    }
                } else {
                    for &e22 in w.iter() {
                        let r23 = [{
                            v1 = v1 * 0.5 + v4.copysign(w[n % w.len()]);
                            w[0]
                        }, x];
                        v1 += 0.25 * ({
                            v2 = v4.atan();
                            v4
                        });
                    }
                }
                match n % 4 {
                    0 => {
                        let mut k24: usize = 1;
                    }
                    1 => {
                    }
                    2 if w[0] <= w[w.len() - 1 - (n + 1) % w.len()] => {
                        let s25 = &r3[1..];
                        fn inner26(s: f64, t: f64) -> f64 {
                            if s >= s {
                                return 0.9 + t;
                            }
                            t
                        }
                        let v27 = inner26(r3[0] + v4, v4);
                    }
                    _ => {
                        for &e29 in &r3 {
                            let mut o30: Option<f64> = if !(e29 >= 1.1) { Some(v4 * r3[0]) } else { None };
                            v1 = x;
                        }
                        let s31 = &r3[0..];
                    }
                }
            }
            (0.7 * w[(2 * n + 1) % w.len()] + v2) * x.sin() + w[0]
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
            let v4: f64;
            if !(x < 0.25) {
                v4 = v1;
            } else {
                v4 = (x * x + 1.25).log(2.5);
            }
            v2 -= v2.sin();
            if n % 3 == 1 {
                let mut p6 = (if r3[0] > 1.0 {
                    let v5 = v2;
                    w[w.len() - 1 - (4) % w.len()]
                } else { v1 }, ((n % 4) as f64).atan2(v1.abs() + 0.5));
            } else {
                if !(BETA < v2) {
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
                            let v13 = inner11(0.7, v4);
                        }
                    }
                    for &e15 in w.iter() {
                        let mut k17: usize = 0;
                        'l16: while (k17 < 1) && (ALPHA <= 1.1) {
                            k17 += 1;
                            for i19 in 1..=k17 {
                                v2 -= 0.25 * (v1 + ((i19 % 4) as f64));
                            }
                        }
                        let c20 = |u20_0: f64| u20_0 * (v4 * BETA);
                    }
                } else {
                    for &e22 in w.iter() {
                        let r23 = [{
                            v1 = v1 * 0.5 + v4.copysign(w[n % w.len()]);
                            w[0]
                        }, x];
                        v1 += 0.25 * ({
                            v2 = v4.atan();
                            v4
                        });
                    }
                }
                match n % 4 {
                    0 => {
                        let mut k24: usize = 1;
                    }
                    1 => {
                    }
                    2 if w[0] <= w[w.len() - 1 - (n + 1) % w.len()] => {
                        let s25 = &r3[1..];
                        fn inner26(s: f64, t: f64) -> f64 {
                            if s >= s {
                                return 0.9 + t;
                            }
                            t
                        }
                        let v27 = inner26(r3[0] + v4, v4);
                    }
                    _ => {
                        for &e29 in &r3 {
                            let mut o30: Option<f64> = if !(e29 >= 1.1) { Some(v4 * r3[0]) } else { None };
                            v1 = x;
                        }
                        let s31 = &r3[0..];
                    }
                }
            }
            (0.7 * w[(2 * n + 1) % w.len()] + v2) * x.sin() + w[0]
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
            let v4: D;
            if !(x < lit(0.25)) {
                v4 = v1;
            } else {
                v4 = (x * x + lit(1.25)).log(lit(2.5));
            }
            { let right = v2.sin(); v2 -= right; }
            if n % 3 == 1 {
                let mut p6 = (if r3[0] > lit(1.0) {
                    let v5 = v2;
                    w[w.len() - 1 - (4) % w.len()]
                } else { v1 }, lit((n % 4) as f64).atan2(v1.abs() + lit(0.5)));
            } else {
                if !(lit(BETA) < v2) {
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
                            let v13 = inner11(lit(0.7), v4);
                        }
                    }
                    for &e15 in w.iter() {
                        let mut k17: usize = 0;
                        'l16: while (k17 < 1) && (lit(ALPHA) <= lit(1.1)) {
                            k17 += 1;
                            for i19 in 1..=k17 {
                                { let right = lit(0.25) * (v1 + lit((i19 % 4) as f64)); v2 -= right; }
                            }
                        }
                        let c20 = |u20_0: D| u20_0 * (v4 * lit(BETA));
                    }
                } else {
                    for &e22 in w.iter() {
                        let r23 = [{
                            v1 = v1 * lit(0.5) + v4.copysign(w[n % w.len()]);
                            w[0]
                        }, x];
                        { let right = lit(0.25) * ({
                            v2 = v4.atan();
                            v4
                        }); v1 += right; }
                    }
                }
                match n % 4 {
                    0 => {
                        let mut k24: usize = 1;
                    }
                    1 => {
                    }
                    2 if w[0] <= w[w.len() - 1 - (n + 1) % w.len()] => {
                        let s25 = &r3[1..];
                        fn inner26(s: D, t: D) -> D {
                            if s >= s {
                                return lit(0.9) + t;
                            }
                            t
                        }
                        let v27 = inner26(r3[0] + v4, v4);
                    }
                    _ => {
                        for &e29 in &r3 {
                            let mut o30: Option<D> = if !(e29 >= lit(1.1)) { Some(v4 * r3[0]) } else { None };
                            v1 = x;
                        }
                        let s31 = &r3[0..];
                    }
                }
            }
            (lit(0.7) * w[(2 * n + 1) % w.len()] + v2) * x.sin() + w[0]
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
            [v4 * v4 + v4 + r2[0], x - v4.sin() - v1 + x + p[1]]
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
            [v4 * v4 + v4 + r2[0], x - v4.sin() - v1 + x + p[1]]
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
            [v4 * v4 + v4 + r2[0], x - v4.sin() - v1 + x + p[1]]
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
            let c4 = move |u4_0: f64, u4_1: f64| u4_0 + r3[4 - 1 - (2) % 4].cos();
            let r6: Vec<f64> = r3.iter().map(|&e5| -0.25_f64).collect();
            let r6_count: usize = r6.len();
            if v1 > v1 {
                'l7: for i8 in 1..r6_count {
                    let v9 = r3[2];
                    v1 += 0.25 * (((r6_count % 4) as f64) + ((i8 % 4) as f64));
                }
                fn inner10(s: f64, t: f64) -> f64 {
                    if s >= s {
                        return s;
                    }
                    -2.0
                }
                let v11 = inner10(-u, v1 + r3[4 - 1 - (r6_count) % 4]);
            }
            r3[3] + v1 + r6[r6_count % r6.len()] + r3[0]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2: f64 = b.chunks_exact(2).skip(2).map(|e1| q[(n + n) % 4] * 0.125).fold(b[n % b.len()], |acc1, t1| 0.5 * acc1 + 0.9 * t1);
            const GAMMA_3: f64 = 0.125;
            v2 = a[(n + n) % a.len()] * GAMMA_3;
            if n % 3 != 1 {
                'l4: for &e5 in q {
                    let mut o6: Option<f64> = if e5 > 1.1 { Some(0.25) } else { None };
                }
            }
            'l7: for i8 in 1..b.len() {
                fn inner9(s: f64, t: f64) -> f64 {
                    if s >= 0.75 {
                        return t;
                    }
                    -s
                }
                let v11 = inner9(v2 - v2, match n % 2 {
                    0 | 5 if b[0] < -0.75 => {
                        let v10: f64 = 1.1;
                        ALPHA
                    }
                    _ => { a[0] }
                });
            }
            let mut k13: usize = 0;
            'l12: loop {
                if k13 >= 2 {
                    break;
                }
                k13 += 1;
                if n % 3 < 1 {
                    v2 -= 0.25 * (0.9 * q[1].sin()).acos();
                } else {
                    let v14: f64 = v2.clamp(-0.875, 1.375);
                }
                if ((n % 4) as f64) <= -1.1 {
                    if !(q[1] >= -0.9) {
                        fn inner15(s: f64, t: f64) -> f64 {
                            if t >= s {
                                return (s as i64 as f64);
                            }
                            s
                        }
                        let v16 = inner15(h0(v2, v2), q[(n + 1) % 4] * v2);
                        let mut k17: usize = 2;
                    } else {
                        let s18 = &q[2..];
                    }
                    v2 = (v2 - v2).atan();
                }
            }
            ALPHA - v2 + b[b.len() - 1 - (k13 + 1) % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let mut r3 = [u - v1, (u.abs() + 1.25).sqrt(), -1.5 * v1, (1..1).map(|i2| u / (u.abs() + 1.25)).sum::<f64>()];
            let c4 = move |u4_0: f64, u4_1: f64| u4_0 + r3[4 - 1 - (2) % 4].cos();
            let r6: Vec<f64> = r3.iter().map(|&e5| -0.25_f64).collect();
            let r6_count: usize = r6.len();
            if v1 > v1 {
                'l7: for i8 in 1..r6_count {
                    let v9 = r3[2];
                    v1 += 0.25 * (((r6_count % 4) as f64) + ((i8 % 4) as f64));
                }
                fn inner10(s: f64, t: f64) -> f64 {
                    if s >= s {
                        return s;
                    }
                    -2.0
                }
                let v11 = inner10(-u, v1 + r3[4 - 1 - (r6_count) % 4]);
            }
            r3[3] + v1 + r6[r6_count % r6.len()] + r3[0]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2: f64 = b.chunks_exact(2).skip(2).map(|e1| q[(n + n) % 4] * 0.125).fold(b[n % b.len()], |acc1, t1| 0.5 * acc1 + 0.9 * t1);
            const GAMMA_3: f64 = 0.125;
            v2 = a[(n + n) % a.len()] * GAMMA_3;
            if n % 3 != 1 {
                'l4: for &e5 in q {
                    let mut o6: Option<f64> = if e5 > 1.1 { Some(0.25) } else { None };
                }
            }
            'l7: for i8 in 1..b.len() {
                fn inner9(s: f64, t: f64) -> f64 {
                    if s >= 0.75 {
                        return t;
                    }
                    -s
                }
                let v11 = inner9(v2 - v2, match n % 2 {
                    0 | 5 if b[0] < -0.75 => {
                        let v10: f64 = 1.1;
                        ALPHA
                    }
                    _ => { a[0] }
                });
            }
            let mut k13: usize = 0;
            'l12: loop {
                if k13 >= 2 {
                    break;
                }
                k13 += 1;
                if n % 3 < 1 {
                    v2 -= 0.25 * (0.9 * q[1].sin()).acos();
                } else {
                    let v14: f64 = v2.clamp(-0.875, 1.375);
                }
                if ((n % 4) as f64) <= -1.1 {
                    if !(q[1] >= -0.9) {
                        fn inner15(s: f64, t: f64) -> f64 {
                            if t >= s {
                                return (s as i64 as f64);
                            }
                            s
                        }
                        let v16 = inner15(h0(v2, v2), q[(n + 1) % 4] * v2);
                        let mut k17: usize = 2;
                    } else {
                        let s18 = &q[2..];
                    }
                    v2 = (v2 - v2).atan();
                }
            }
            ALPHA - v2 + b[b.len() - 1 - (k13 + 1) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v;
            let mut r3 = [u - v1, (u.abs() + lit(1.25)).sqrt(), lit(-1.5) * v1, (1..1).map(|i2| u / (u.abs() + lit(1.25))).sum::<D>()];
            let c4 = move |u4_0: D, u4_1: D| u4_0 + r3[4 - 1 - (2) % 4].cos();
            let r6: Vec<D> = r3.iter().map(|&e5| lit(-0.25)).collect();
            let r6_count: usize = r6.len();
            if v1 > v1 {
                'l7: for i8 in 1..r6_count {
                    let v9 = r3[2];
                    { let right = lit(0.25) * (lit((r6_count % 4) as f64) + lit((i8 % 4) as f64)); v1 += right; }
                }
                fn inner10(s: D, t: D) -> D {
                    if s >= s {
                        return s;
                    }
                    lit(-2.0)
                }
                let v11 = inner10(-u, v1 + r3[4 - 1 - (r6_count) % 4]);
            }
            r3[3] + v1 + r6[r6_count % r6.len()] + r3[0]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v2: D = b.chunks_exact(2).skip(2).map(|e1| q[(n + n) % 4] * lit(0.125)).fold(b[n % b.len()], |acc1, t1| lit(0.5) * acc1 + lit(0.9) * t1);
            const GAMMA_3: f64 = 0.125;
            v2 = a[(n + n) % a.len()] * lit(GAMMA_3);
            if n % 3 != 1 {
                'l4: for &e5 in q {
                    let mut o6: Option<D> = if e5 > lit(1.1) { Some(lit(0.25)) } else { None };
                }
            }
            'l7: for i8 in 1..b.len() {
                fn inner9(s: D, t: D) -> D {
                    if s >= lit(0.75) {
                        return t;
                    }
                    -s
                }
                let v11 = inner9(v2 - v2, match n % 2 {
                    0 | 5 if b[0] < lit(-0.75) => {
                        let v10: D = lit(1.1);
                        lit(ALPHA)
                    }
                    _ => { a[0] }
                });
            }
            let mut k13: usize = 0;
            'l12: loop {
                if k13 >= 2 {
                    break;
                }
                k13 += 1;
                if n % 3 < 1 {
                    { let right = lit(0.25) * (lit(0.9) * q[1].sin()).acos(); v2 -= right; }
                } else {
                    let v14: D = v2.clamp(lit(-0.875), lit(1.375));
                }
                if lit((n % 4) as f64) <= lit(-1.1) {
                    if !(q[1] >= lit(-0.9)) {
                        fn inner15(s: D, t: D) -> D {
                            if t >= s {
                                return lit(s.value() as i64 as f64);
                            }
                            s
                        }
                        let v16 = inner15(h0(v2, v2), q[(n + 1) % 4] * v2);
                        let mut k17: usize = 2;
                    } else {
                        let s18 = &q[2..];
                    }
                    v2 = (v2 - v2).atan();
                }
            }
            lit(ALPHA) - v2 + b[b.len() - 1 - (k13 + 1) % b.len()]
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
            if v2 <= 1.0 {
                p[2] -= p[2];
                return u + v1;
            }
            let v3 = p[0] + u;
            p.iter().map(|&e4| v2).sum::<f64>() + v3 - v1 + u + p[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * w[w.len() - 1 - (2) % w.len()];
            let r2 = [h0([((n % 4) as f64), ((n % 4) as f64), w[(n + n) % w.len()]], v1), v1.powi(1)];
            w[(2 * n + 0) % w.len()] -= ((n % 4) as f64) * x;
            for e4 in w.iter() {
                if v1 > -0.75 {
                    if v1 >= 0.7 {
                        let mut r11: [f64; 4] = [(0..n).map(|i5| *e4 + w[(n + i5) % w.len()]).sum::<f64>(), if w[n % w.len()] >= v1 { x } else {
                            for i7 in 0..n % 4 {
                                if r2[2 - 1 - (n + n) % 2] >= ((n % 4) as f64) {
                                }
                                let mut k9: usize = 0;
                                let v10: f64 = loop {
                                    if k9 >= 3 {
                                        break { r2[(n + 1) % 2] };
                                    }
                                    k9 += 1;
                                    v1 /= x * x + 0.5;
                                };
                            }
                            v1
                        }, -x, 0.7];
                    }
                } else {
                    const GAMMA_12: f64 = 1.25;
                    v1 += 0.25 * (if 0.75_f64 <= -0.7 { -1.0 } else {
                        let v13 = w[n % w.len()];
                        0.25
                    }) * GAMMA_12;
                }
            }
            (r2[2 - 1 - (n + 1) % 2] as i64 as f64) * v1.sin() + r2[2 % 2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = u;
            let mut v2: f64 = p[4 % 3].copysign(v1);
            if v2 <= 1.0 {
                p[2] -= p[2];
                return u + v1;
            }
            let v3 = p[0] + u;
            p.iter().map(|&e4| v2).sum::<f64>() + v3 - v1 + u + p[0]
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * w[w.len() - 1 - (2) % w.len()];
            let r2 = [h0([((n % 4) as f64), ((n % 4) as f64), w[(n + n) % w.len()]], v1), v1.powi(1)];
            w[(2 * n + 0) % w.len()] -= ((n % 4) as f64) * x;
            for e4 in w.iter() {
                if v1 > -0.75 {
                    if v1 >= 0.7 {
                        let mut r11: [f64; 4] = [(0..n).map(|i5| *e4 + w[(n + i5) % w.len()]).sum::<f64>(), if w[n % w.len()] >= v1 { x } else {
                            for i7 in 0..n % 4 {
                                if r2[2 - 1 - (n + n) % 2] >= ((n % 4) as f64) {
                                }
                                let mut k9: usize = 0;
                                let v10: f64 = loop {
                                    if k9 >= 3 {
                                        break { r2[(n + 1) % 2] };
                                    }
                                    k9 += 1;
                                    v1 /= x * x + 0.5;
                                };
                            }
                            v1
                        }, -x, 0.7];
                    }
                } else {
                    const GAMMA_12: f64 = 1.25;
                    v1 += 0.25 * (if 0.75_f64 <= -0.7 { -1.0 } else {
                        let v13 = w[n % w.len()];
                        0.25
                    }) * GAMMA_12;
                }
            }
            (r2[2 - 1 - (n + 1) % 2] as i64 as f64) * v1.sin() + r2[2 % 2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = u;
            let mut v2: D = p[4 % 3].copysign(v1);
            if v2 <= lit(1.0) {
                { let right = p[2]; p[2] -= right; }
                return u + v1;
            }
            let v3 = p[0] + u;
            p.iter().map(|&e4| v2).sum::<D>() + v3 - v1 + u + p[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * w[w.len() - 1 - (2) % w.len()];
            let r2 = [h0([lit((n % 4) as f64), lit((n % 4) as f64), w[(n + n) % w.len()]], v1), v1.powi(1)];
            { let right = lit((n % 4) as f64) * x; w[(2 * n + 0) % w.len()] -= right; }
            for e4 in w.iter() {
                if v1 > lit(-0.75) {
                    if v1 >= lit(0.7) {
                        let mut r11: [D; 4] = [(0..n).map(|i5| *e4 + w[(n + i5) % w.len()]).sum::<D>(), if w[n % w.len()] >= v1 { x } else {
                            for i7 in 0..n % 4 {
                                if r2[2 - 1 - (n + n) % 2] >= lit((n % 4) as f64) {
                                }
                                let mut k9: usize = 0;
                                let v10: D = loop {
                                    if k9 >= 3 {
                                        break { r2[(n + 1) % 2] };
                                    }
                                    k9 += 1;
                                    { let right = x * x + lit(0.5); v1 /= right; }
                                };
                            }
                            v1
                        }, -x, lit(0.7)];
                    }
                } else {
                    const GAMMA_12: f64 = 1.25;
                    { let right = lit(0.25) * (if lit(0.75) <= lit(-0.7) { lit(-1.0) } else {
                        let v13 = w[n % w.len()];
                        lit(0.25)
                    }) * lit(GAMMA_12); v1 += right; }
                }
            }
            lit(r2[2 - 1 - (n + 1) % 2].value() as i64 as f64) * v1.sin() + r2[2 % 2]
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
            match n % 2 {
                0 => {
                    fn inner2(s: f64, t: f64) -> f64 {
                        if 0.25_f64 < 0.9 {
                            return -0.25;
                        }
                        (-1.5_f64).sin()
                    }
                    let v3 = inner2(v1 + -1.5, x);
                    let mut k5: usize = 0;
                    while (k5 < 7) && (a[n % a.len()] > -2.0) {
                        k5 += 1;
                        let (mut v6, v7) = (x * x, { ((n % 4) as f64) });
                        for i9 in (1..3).rev() {
                            v1 = v1 * 0.5 + a.iter().map(|&e10| a[(2 * i9 + 2) % a.len()]).sum::<f64>();
                        }
                    }
                }
                _ => {
                    v1 = x;
                    if n % 2 == 1 {
                        return ((v1.abs() + 0.25).powf(1.5), x % 1.75);
                    }
                }
            }
            (v1 * x.sin() + a[a.len() - 1 - (n) % a.len()], (match n % 3 {
                0 => { x }
                1 => { x }
                _ => { x }
            }) * v1 + a[(n + 1) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x + a[a.len() - 1 - (2) % a.len()];
            match n % 2 {
                0 => {
                    fn inner2(s: f64, t: f64) -> f64 {
                        if 0.25_f64 < 0.9 {
                            return -0.25;
                        }
                        (-1.5_f64).sin()
                    }
                    let v3 = inner2(v1 + -1.5, x);
                    let mut k5: usize = 0;
                    while (k5 < 7) && (a[n % a.len()] > -2.0) {
                        k5 += 1;
                        let (mut v6, v7) = (x * x, { ((n % 4) as f64) });
                        for i9 in (1..3).rev() {
                            v1 = v1 * 0.5 + a.iter().map(|&e10| a[(2 * i9 + 2) % a.len()]).sum::<f64>();
                        }
                    }
                }
                _ => {
                    v1 = x;
                    if n % 2 == 1 {
                        return ((v1.abs() + 0.25).powf(1.5), x % 1.75);
                    }
                }
            }
            (v1 * x.sin() + a[a.len() - 1 - (n) % a.len()], (match n % 3 {
                0 => { x }
                1 => { x }
                _ => { x }
            }) * v1 + a[(n + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x + a[a.len() - 1 - (2) % a.len()];
            match n % 2 {
                0 => {
                    fn inner2(s: D, t: D) -> D {
                        if lit(0.25) < lit(0.9) {
                            return lit(-0.25);
                        }
                        lit(-1.5).sin()
                    }
                    let v3 = inner2(v1 + lit(-1.5), x);
                    let mut k5: usize = 0;
                    while (k5 < 7) && (a[n % a.len()] > lit(-2.0)) {
                        k5 += 1;
                        let (mut v6, v7) = (x * x, { lit((n % 4) as f64) });
                        for i9 in (1..3).rev() {
                            v1 = v1 * lit(0.5) + a.iter().map(|&e10| a[(2 * i9 + 2) % a.len()]).sum::<D>();
                        }
                    }
                }
                _ => {
                    v1 = x;
                    if n % 2 == 1 {
                        return ((v1.abs() + lit(0.25)).powf(lit(1.5)), x % lit(1.75));
                    }
                }
            }
            (v1 * x.sin() + a[a.len() - 1 - (n) % a.len()], (match n % 3 {
                0 => { x }
                1 => { x }
                _ => { x }
            }) * v1 + a[(n + 1) % a.len()])
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
            let w_count: usize = w.len();
            let mut r3 = [p[(w_count + n) % 3] * v1; 3];
            const GAMMA_4: f64 = 0.9;
            v1 += v2 * GAMMA_4;
            fn inner5(s: f64, t: f64) -> f64 {
                if s > 0.9 {
                    return (0..5).map(|i6| f64::sin(t)).sum::<f64>();
                }
                -0.9 * t
            }
            let v8: f64 = inner5(v1 - v1, {
                if v1 >= v1 {
                    r3[0] *= v2 / (1.0 + v2 * v2);
                }
                v2
            });
            const GAMMA_9: f64 = 1.1;
            r3[1] = f64::rem_euclid(w[0], 2.25) * GAMMA_9;
            match w_count % 2 {
                0 => {
                    w[0] = r3[(2 * w_count + 2) % 3];
                }
                _ => {
                    for e11 in p.iter() {
                        for i12 in 1..3 {
                            r3[i12] += r3[i12 - 1] * v1.sin();
                        }
                    }
                    let r13: [f64; 2] = [0.0; 2];
                }
            }
            (v8 * 0.125 + v8.sin()) * v2 + v1 + r3[0] + w[w_count % w.len()] + p[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[2] - p[(n + 1) % 3];
            let mut v2: f64 = v1;
            let w_count: usize = w.len();
            let mut r3 = [p[(w_count + n) % 3] * v1; 3];
            const GAMMA_4: f64 = 0.9;
            v1 += v2 * GAMMA_4;
            fn inner5(s: f64, t: f64) -> f64 {
                if s > 0.9 {
                    return (0..5).map(|i6| f64::sin(t)).sum::<f64>();
                }
                -0.9 * t
            }
            let v8: f64 = inner5(v1 - v1, {
                if v1 >= v1 {
                    r3[0] *= v2 / (1.0 + v2 * v2);
                }
                v2
            });
            const GAMMA_9: f64 = 1.1;
            r3[1] = f64::rem_euclid(w[0], 2.25) * GAMMA_9;
            match w_count % 2 {
                0 => {
                    w[0] = r3[(2 * w_count + 2) % 3];
                }
                _ => {
                    for e11 in p.iter() {
                        for i12 in 1..3 {
                            r3[i12] += r3[i12 - 1] * v1.sin();
                        }
                    }
                    let r13: [f64; 2] = [0.0; 2];
                }
            }
            (v8 * 0.125 + v8.sin()) * v2 + v1 + r3[0] + w[w_count % w.len()] + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[2] - p[(n + 1) % 3];
            let mut v2: D = v1;
            let w_count: usize = w.len();
            let mut r3 = [p[(w_count + n) % 3] * v1; 3];
            const GAMMA_4: f64 = 0.9;
            { let right = v2 * lit(GAMMA_4); v1 += right; }
            fn inner5(s: D, t: D) -> D {
                if s > lit(0.9) {
                    return (0..5).map(|i6| D::sin(t)).sum::<D>();
                }
                lit(-0.9) * t
            }
            let v8: D = inner5(v1 - v1, {
                if v1 >= v1 {
                    { let right = v2 / (lit(1.0) + v2 * v2); r3[0] *= right; }
                }
                v2
            });
            const GAMMA_9: f64 = 1.1;
            r3[1] = D::rem_euclid(w[0], lit(2.25)) * lit(GAMMA_9);
            match w_count % 2 {
                0 => {
                    w[0] = r3[(2 * w_count + 2) % 3];
                }
                _ => {
                    for e11 in p.iter() {
                        for i12 in 1..3 {
                            { let right = r3[i12 - 1] * v1.sin(); r3[i12] += right; }
                        }
                    }
                    let r13: [D; 2] = [lit(0.0); 2];
                }
            }
            (v8 * lit(0.125) + v8.sin()) * v2 + v1 + r3[0] + w[w_count % w.len()] + p[0]
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
            w.swap(0, 0);
            let c4 = |u4_0: f64, u4_1: f64| u4_0 * r3[2 - 1 - (n + n) % 2];
            for i6 in 1..n % 4 {
                let v7 = v1;
            }
            v1 += r3[3 % 2];
            let mut k9: usize = 0;
            loop {
                if k9 >= 5 {
                    break;
                }
                k9 += 1;
                v1 /= v1 * v1 + 0.25;
                w[(k9 + 1) % w.len()] = x.atan();
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
            w.swap(0, 0);
            let c4 = |u4_0: f64, u4_1: f64| u4_0 * r3[2 - 1 - (n + n) % 2];
            for i6 in 1..n % 4 {
                let v7 = v1;
            }
            v1 += r3[3 % 2];
            let mut k9: usize = 0;
            loop {
                if k9 >= 5 {
                    break;
                }
                k9 += 1;
                v1 /= v1 * v1 + 0.25;
                w[(k9 + 1) % w.len()] = x.atan();
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
            w.swap(0, 0);
            let c4 = |u4_0: D, u4_1: D| u4_0 * r3[2 - 1 - (n + n) % 2];
            for i6 in 1..n % 4 {
                let v7 = v1;
            }
            { let right = r3[3 % 2]; v1 += right; }
            let mut k9: usize = 0;
            loop {
                if k9 >= 5 {
                    break;
                }
                k9 += 1;
                { let right = v1 * v1 + lit(0.25); v1 /= right; }
                w[(k9 + 1) % w.len()] = x.atan();
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
            let r3_count: usize = r3.len();
            let mut v5 = if v1 < 0.25 { ((r3_count % 4) as f64) } else {
                let v4 = v1;
                r3[r3.len() - 1 - (2 * r3_count + 1) % r3.len()]
            };
            {
                {
                    let mut v6 = ((r3_count % 4) as f64) * v5;
                    v2 = x;
                }
                fn inner7(s: f64, t: f64) -> f64 {
                    if s > t {
                        return 0.9;
                    }
                    s
                }
                let v8: f64 = inner7(x, w[w.len() - 1 - (2 * r3_count + 2) % w.len()] / (x * x + 0.5));
            }
            v1 * -0.7_f64 * v2 + v1 + r3[r3.len() - 1 - (2 * r3_count + 2) % r3.len()] + w[w.len() - 1 - (n) % w.len()]
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
            let r3_count: usize = r3.len();
            let mut v5 = if v1 < 0.25 { ((r3_count % 4) as f64) } else {
                let v4 = v1;
                r3[r3.len() - 1 - (2 * r3_count + 1) % r3.len()]
            };
            {
                {
                    let mut v6 = ((r3_count % 4) as f64) * v5;
                    v2 = x;
                }
                fn inner7(s: f64, t: f64) -> f64 {
                    if s > t {
                        return 0.9;
                    }
                    s
                }
                let v8: f64 = inner7(x, w[w.len() - 1 - (2 * r3_count + 2) % w.len()] / (x * x + 0.5));
            }
            v1 * -0.7_f64 * v2 + v1 + r3[r3.len() - 1 - (2 * r3_count + 2) % r3.len()] + w[w.len() - 1 - (n) % w.len()]
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
            let r3_count: usize = r3.len();
            let mut v5 = if v1 < lit(0.25) { lit((r3_count % 4) as f64) } else {
                let v4 = v1;
                r3[r3.len() - 1 - (2 * r3_count + 1) % r3.len()]
            };
            {
                {
                    let mut v6 = lit((r3_count % 4) as f64) * v5;
                    v2 = x;
                }
                fn inner7(s: D, t: D) -> D {
                    if s > t {
                        return lit(0.9);
                    }
                    s
                }
                let v8: D = inner7(x, w[w.len() - 1 - (2 * r3_count + 2) % w.len()] / (x * x + lit(0.5)));
            }
            v1 * lit(-0.7) * v2 + v1 + r3[r3.len() - 1 - (2 * r3_count + 2) % r3.len()] + w[w.len() - 1 - (n) % w.len()]
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
