// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p150 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = if (u >= 1.5) || (u >= u) { u } else { u };
            let mut v2 = u;
            let o3: Option<f64> = if u >= 0.125 { Some(v1 * v1) } else { None };
            u = 0.75 * 2.0;
            if k % 2 != 1 {
                let mut r4 = [v2, u, ((k % 4) as f64).sin(), 2.0 * v1];
                'l5: for i6 in 1..k {
                    if let Some(v7) = o3 {
                        let mut k9: usize = 0;
                        while k9 < 4 {
                            k9 += 1;
                            let mut v2: f64 = r4.iter().map(|&e10| e10.powi(0)).sum::<f64>();
                            let mut v11: f64 = u;
                        }
                    }
                    'l12: for i13 in (0..0).step_by(2) {
                        u /= r4[2].abs() + 0.25;
                        for e15 in r4.iter() {
                            let s16: &[f64] = &r4[1..];
                        }
                    }
                }
            } else {
                for i18 in 1..k {
                    const GAMMA_19: f64 = 0.25;
                    v1 *= ((i18 % 4) as f64).sin() * GAMMA_19;
                    let v20 = o3?;
                }
            }
            if k % 3 == 1 {
                return Some(u);
            }
            Some(v1 + v2 - u)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = {
                w[0] = w[0] * 0.5 + (x + w[0]);
                ((n % 4) as f64)
            };
            let mut v6 = match n % 3 {
                0 => {
                    let mut v5: f64 = if w[0] > 0.7 {
                        let mut k3: usize = 0;
                        'l2: while (k3 < 0) && (x > 1.0) {
                            k3 += 1;
                            w[w.len() - 1 - (k3 + k3) % w.len()] = (v1 + w[(k3 + k3) % w.len()]).atan();
                            w[w.len() - 1 - (n + k3) % w.len()] += 0.25 * w.iter().zip(w.iter()).enumerate().map(|(j4, (&e4, &z4))| 1.0 + 0.25 * ((j4 % 4) as f64).tanh().exp().sin()).product::<f64>();
                        }
                        0.125
                    } else { 0.9 };
                    x
                }
                1 => { x }
                _ => { v1 }
            };
            w[4 % w.len()] = v6 * ((n % 4) as f64);
            const GAMMA_7: f64 = 0.7;
            w[w.len() - 1 - (n) % w.len()] += w[w.len() - 1 - (n) % w.len()] / (x.abs() + 0.5) * GAMMA_7;
            w.swap(0, 0);
            v6 = x * v1;
            0.75_f64 + w[w.len() - 1 - (n + 1) % w.len()] - x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = if (u >= 1.5) || (u >= u) { u } else { u };
            let mut v2 = u;
            let o3: Option<f64> = if u >= 0.125 { Some(v1 * v1) } else { None };
            u = 0.75 * 2.0;
            if k % 2 != 1 {
                let mut r4 = [v2, u, ((k % 4) as f64).sin(), 2.0 * v1];
                'l5: for i6 in 1..k {
                    if let Some(v7) = o3 {
                        let mut k9: usize = 0;
                        while k9 < 4 {
                            k9 += 1;
                            let mut v2: f64 = r4.iter().map(|&e10| e10.powi(0)).sum::<f64>();
                            let mut v11: f64 = u;
                        }
                    }
                    'l12: for i13 in (0..0).step_by(2) {
                        u /= r4[2].abs() + 0.25;
                        for e15 in r4.iter() {
                            let s16: &[f64] = &r4[1..];
                        }
                    }
                }
            } else {
                for i18 in 1..k {
                    const GAMMA_19: f64 = 0.25;
                    v1 *= ((i18 % 4) as f64).sin() * GAMMA_19;
                    let v20 = o3?;
                }
            }
            if k % 3 == 1 {
                return Some(u);
            }
            Some(v1 + v2 - u)
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = {
                w[0] = w[0] * 0.5 + (x + w[0]);
                ((n % 4) as f64)
            };
            let mut v6 = match n % 3 {
                0 => {
                    let mut v5: f64 = if w[0] > 0.7 {
                        let mut k3: usize = 0;
                        'l2: while (k3 < 0) && (x > 1.0) {
                            k3 += 1;
                            w[w.len() - 1 - (k3 + k3) % w.len()] = (v1 + w[(k3 + k3) % w.len()]).atan();
                            w[w.len() - 1 - (n + k3) % w.len()] += 0.25 * w.iter().zip(w.iter()).enumerate().map(|(j4, (&e4, &z4))| 1.0 + 0.25 * ((j4 % 4) as f64).tanh().exp().sin()).product::<f64>();
                        }
                        0.125
                    } else { 0.9 };
                    x
                }
                1 => { x }
                _ => { v1 }
            };
            w[4 % w.len()] = v6 * ((n % 4) as f64);
            const GAMMA_7: f64 = 0.7;
            w[w.len() - 1 - (n) % w.len()] += w[w.len() - 1 - (n) % w.len()] / (x.abs() + 0.5) * GAMMA_7;
            w.swap(0, 0);
            v6 = x * v1;
            0.75_f64 + w[w.len() - 1 - (n + 1) % w.len()] - x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = if (u >= lit(1.5)) || (u >= u) { u } else { u };
            let mut v2 = u;
            let o3: Option<D> = if u >= lit(0.125) { Some(v1 * v1) } else { None };
            u = lit(0.75) * lit(2.0);
            if k % 2 != 1 {
                let mut r4 = [v2, u, lit((k % 4) as f64).sin(), lit(2.0) * v1];
                'l5: for i6 in 1..k {
                    if let Some(v7) = o3 {
                        let mut k9: usize = 0;
                        while k9 < 4 {
                            k9 += 1;
                            let mut v2: D = r4.iter().map(|&e10| e10.powi(0)).sum::<D>();
                            let mut v11: D = u;
                        }
                    }
                    'l12: for i13 in (0..0).step_by(2) {
                        { let right = r4[2].abs() + lit(0.25); u /= right; }
                        for e15 in r4.iter() {
                            let s16: &[D] = &r4[1..];
                        }
                    }
                }
            } else {
                for i18 in 1..k {
                    const GAMMA_19: f64 = 0.25;
                    { let right = lit((i18 % 4) as f64).sin() * lit(GAMMA_19); v1 *= right; }
                    let v20 = o3?;
                }
            }
            if k % 3 == 1 {
                return Some(u);
            }
            Some(v1 + v2 - u)
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = {
                w[0] = w[0] * lit(0.5) + (x + w[0]);
                lit((n % 4) as f64)
            };
            let mut v6 = match n % 3 {
                0 => {
                    let mut v5: D = if w[0] > lit(0.7) {
                        let mut k3: usize = 0;
                        'l2: while (k3 < 0) && (x > lit(1.0)) {
                            k3 += 1;
                            w[w.len() - 1 - (k3 + k3) % w.len()] = (v1 + w[(k3 + k3) % w.len()]).atan();
                            { let right = lit(0.25) * w.iter().zip(w.iter()).enumerate().map(|(j4, (&e4, &z4))| lit(1.0) + lit(0.25) * lit((j4 % 4) as f64).tanh().exp().sin()).product::<D>(); w[w.len() - 1 - (n + k3) % w.len()] += right; }
                        }
                        lit(0.125)
                    } else { lit(0.9) };
                    x
                }
                1 => { x }
                _ => { v1 }
            };
            w[4 % w.len()] = v6 * lit((n % 4) as f64);
            const GAMMA_7: f64 = 0.7;
            { let right = w[w.len() - 1 - (n) % w.len()] / (x.abs() + lit(0.5)) * lit(GAMMA_7); w[w.len() - 1 - (n) % w.len()] += right; }
            w.swap(0, 0);
            v6 = x * v1;
            lit(0.75) + w[w.len() - 1 - (n + 1) % w.len()] - x
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
            let r2 = vec![v1, v1, v1, BETA * v1];
            let r2_len: usize = r2.len();
            let o3: Option<f64> = if v1 > 0.25 { Some(b.iter().enumerate().filter(|&(j4, &e4)| !(0.125_f64 >= 0.125)).map(|(j4, &e4)| e4).fold(v1, |acc4, t4| 0.5 * acc4 + t4 * t4)) } else { None };
            fn inner5(s: f64, t: f64) -> f64 {
                if t <= t {
                    return s * s;
                }
                t + s
            }
            let v6 = inner5(b[b.len() - 1 - (2 * r2_len + 2) % b.len()] * ((r2_len % 4) as f64), v1);
            v1 = v1 * 0.5 + (a[r2_len % a.len()] - v6);
            v6 + r2[(r2_len + r2_len) % r2.len()] + v1 + a[(2 * r2_len + 0) % a.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = h0(a, a);
            if !(x >= BETA) {
                let mut v2 = x - v1;
                if (a[(n + n) % a.len()] >= a[1 % a.len()]) || (v1 <= 1.0) {
                    v1 = v1;
                    return a[a.len() - 1 - (4) % a.len()] * v1;
                }
            } else {
                for &e4 in a {
                    let mut c5 = |u5: f64| {
                        v1 += 0.25 * ((if !(x < 0.75) {
                            let v6 = e4;
                            BETA
                        } else {
                            let v7 = e4;
                            BETA
                        }) * u5);
                        v1 * 0.5
                    };
                    let mut v8 = c5(a[a.len() - 1 - (1) % a.len()].min(x)) - c5(BETA);
                }
            }
            if n % 3 == 1 {
                v1 += x / (a[(n + n) % a.len()].abs() + 1.25);
                for i10 in 0..n {
                    let mut k12: usize = 0;
                    let mut v41: f64 = 'l11: loop {
                        if k12 >= 2 {
                            break match i10 % 4 {
                                0 => {
                                    v1 = a[0] / (1.0 + a[0] * a[0]);
                                    ((i10 % 4) as f64)
                                }
                                1 => { v1 }
                                2 => { ((n % 4) as f64) }
                                _ => {
                                    let v40 = a[(n + 1) % a.len()];
                                    v1
                                }
                            };
                        }
                        k12 += 1;
                        if i10 % 2 == 1 {
                            {
                                if x < 0.125 {
                                    let v13: f64 = x;
                                    let p15: (f64, f64) = (v1 % 1.75, (1..k12).map(|i14| BETA).sum::<f64>());
                                } else {
                                    for i17 in 0..=a.len() {
                                        fn inner18(s: f64, t: f64) -> f64 {
                                            if t <= s {
                                                return t * s;
                                            }
                                            t
                                        }
                                        let v20: f64 = inner18(a[a.len() - 1 - (k12) % a.len()], if v1 > -0.125 {
                                            let v19: f64 = x;
                                            v1
                                        } else { x });
                                        const GAMMA_21: f64 = 1.5;
                                        v1 -= 0.25 * (v20 / (v1 * v1 + 1.25)) * GAMMA_21;
                                    }
                                }
                                let c22 = move |u22_0: f64| u22_0 - (((n % 4) as f64) + a[a.len() - 1 - (3) % a.len()]);
                            }
                        } else {
                            if i10 % 3 < 1 {
                                v1 /= x.abs() + 0.5;
                                if 0.5_f64 >= x {
                                    v1 += 0.25 * (a[(2 * i10 + 1) % a.len()] / (v1 * v1 + 0.5));
                                    continue 'l11;
                                }
                            } else {
                                {
                                    let mut k24: usize = 0;
                                    while (k24 < 4) && (x > a[(2 * k12 + 1) % a.len()]) {
                                        k24 += 1;
                                        fn inner25(s: f64, t: f64) -> f64 {
                                            if t > 1.1 {
                                                return s;
                                            }
                                            (0..=2).map(|i26| if i26 % 2 == 1 {
                                                let v27: f64 = ((i26 % 4) as f64);
                                                v27
                                            } else { t }).fold(t, |acc27, t27| acc27.sin() + s * t27)
                                        }
                                        let v28 = inner25(BETA, BETA.powi(2));
                                    }
                                }
                                if x <= 0.75 {
                                    let p29: (f64, f64) = (v1, { a[0] });
                                    let mut x = a.iter().fold(-0.7_f64, |acc30, &e30| 0.5 * acc30 + e30 * e30);
                                } else {
                                    let mut k32: usize = 0;
                                    let v37: f64 = 'l31: loop {
                                        if k32 >= 6 {
                                            break x;
                                        }
                                        k32 += 1;
                                        if k12 % 2 == 1 {
                                            let o33: Option<f64> = if 0.9_f64 > a[a.len() - 1 - (k12 + 1) % a.len()] { Some(a[0] + v1) } else { None };
                                            let v34: f64;
                                            if (v1 > 0.5) && (a[0] <= BETA) {
                                                v34 = {
                                                    v1 += 0.25 * a[0];
                                                    a[k32 % a.len()]
                                                };
                                            } else {
                                                v34 = x * v1;
                                            }
                                        } else {
                                            fn inner35(s: f64, t: f64) -> f64 {
                                                if t > 1.1 {
                                                    return s;
                                                }
                                                t - t
                                            }
                                            let x: f64 = inner35(v1 * v1, a[a.len() - 1 - (2 * k32 + 1) % a.len()] * BETA);
                                            const GAMMA_36: f64 = 0.5;
                                            v1 += 0.25 * f64::sin(a[a.len() - 1 - (4) % a.len()]) * GAMMA_36;
                                        }
                                    };
                                    v1 += 0.25 * h0(a, a);
                                }
                            }
                            {
                                let mut k38: usize = 0;
                            }
                        }
                        let v39 = a[a.len() - 1 - (2 * n + 0) % a.len()] + v1;
                    };
                    v41 = ((i10 % 4) as f64).atan();
                }
            } else {
                for _ in 0..a.len() {
                    let mut c44 = |u44: f64| {
                        v1 += 0.25 * (x * u44);
                        v1 * 0.5
                    };
                    let mut v46: f64 = c44(-0.125 * x) - c44(a.iter().filter(|&&e45| n % 2 == 1).map(|&e45| -BETA).sum::<f64>());
                }
                if x < 0.125 {
                    fn inner47(s: f64, t: f64) -> f64 {
                        if 2.0_f64 > t {
                            return t - s;
                        }
                        s.ceil()
                    }
                    let v48: f64 = inner47(-x, -v1);
                } else {
                    'l49: for i50 in 1..n % 4 {
                        if a[1 % a.len()] < v1 {
                            v1 /= v1.abs() + 0.25;
                            continue 'l49;
                        }
                    }
                    let mut k51: usize = 1;
                }
            }
            (v1 + x) * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 1.1_f64.sin();
            let r2 = vec![v1, v1, v1, BETA * v1];
            let r2_len: usize = r2.len();
            let o3: Option<f64> = if v1 > 0.25 { Some(b.iter().enumerate().filter(|&(j4, &e4)| !(0.125_f64 >= 0.125)).map(|(j4, &e4)| e4).fold(v1, |acc4, t4| 0.5 * acc4 + t4 * t4)) } else { None };
            fn inner5(s: f64, t: f64) -> f64 {
                if t <= t {
                    return s * s;
                }
                t + s
            }
            let v6 = inner5(b[b.len() - 1 - (2 * r2_len + 2) % b.len()] * ((r2_len % 4) as f64), v1);
            v1 = v1 * 0.5 + (a[r2_len % a.len()] - v6);
            v6 + r2[(r2_len + r2_len) % r2.len()] + v1 + a[(2 * r2_len + 0) % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = h0(a, a);
            if !(x >= BETA) {
                let mut v2 = x - v1;
                if (a[(n + n) % a.len()] >= a[1 % a.len()]) || (v1 <= 1.0) {
                    v1 = v1;
                    return a[a.len() - 1 - (4) % a.len()] * v1;
                }
            } else {
                for &e4 in a {
                    let mut c5 = |u5: f64| {
                        v1 += 0.25 * ((if !(x < 0.75) {
                            let v6 = e4;
                            BETA
                        } else {
                            let v7 = e4;
                            BETA
                        }) * u5);
                        v1 * 0.5
                    };
                    let mut v8 = c5(a[a.len() - 1 - (1) % a.len()].min(x)) - c5(BETA);
                }
            }
            if n % 3 == 1 {
                v1 += x / (a[(n + n) % a.len()].abs() + 1.25);
                for i10 in 0..n {
                    let mut k12: usize = 0;
                    let mut v41: f64 = 'l11: loop {
                        if k12 >= 2 {
                            break match i10 % 4 {
                                0 => {
                                    v1 = a[0] / (1.0 + a[0] * a[0]);
                                    ((i10 % 4) as f64)
                                }
                                1 => { v1 }
                                2 => { ((n % 4) as f64) }
                                _ => {
                                    let v40 = a[(n + 1) % a.len()];
                                    v1
                                }
                            };
                        }
                        k12 += 1;
                        if i10 % 2 == 1 {
                            {
                                if x < 0.125 {
                                    let v13: f64 = x;
                                    let p15: (f64, f64) = (v1 % 1.75, (1..k12).map(|i14| BETA).sum::<f64>());
                                } else {
                                    for i17 in 0..=a.len() {
                                        fn inner18(s: f64, t: f64) -> f64 {
                                            if t <= s {
                                                return t * s;
                                            }
                                            t
                                        }
                                        let v20: f64 = inner18(a[a.len() - 1 - (k12) % a.len()], if v1 > -0.125 {
                                            let v19: f64 = x;
                                            v1
                                        } else { x });
                                        const GAMMA_21: f64 = 1.5;
                                        v1 -= 0.25 * (v20 / (v1 * v1 + 1.25)) * GAMMA_21;
                                    }
                                }
                                let c22 = move |u22_0: f64| u22_0 - (((n % 4) as f64) + a[a.len() - 1 - (3) % a.len()]);
                            }
                        } else {
                            if i10 % 3 < 1 {
                                v1 /= x.abs() + 0.5;
                                if 0.5_f64 >= x {
                                    v1 += 0.25 * (a[(2 * i10 + 1) % a.len()] / (v1 * v1 + 0.5));
                                    continue 'l11;
                                }
                            } else {
                                {
                                    let mut k24: usize = 0;
                                    while (k24 < 4) && (x > a[(2 * k12 + 1) % a.len()]) {
                                        k24 += 1;
                                        fn inner25(s: f64, t: f64) -> f64 {
                                            if t > 1.1 {
                                                return s;
                                            }
                                            (0..=2).map(|i26| if i26 % 2 == 1 {
                                                let v27: f64 = ((i26 % 4) as f64);
                                                v27
                                            } else { t }).fold(t, |acc27, t27| acc27.sin() + s * t27)
                                        }
                                        let v28 = inner25(BETA, BETA.powi(2));
                                    }
                                }
                                if x <= 0.75 {
                                    let p29: (f64, f64) = (v1, { a[0] });
                                    let mut x = a.iter().fold(-0.7_f64, |acc30, &e30| 0.5 * acc30 + e30 * e30);
                                } else {
                                    let mut k32: usize = 0;
                                    let v37: f64 = 'l31: loop {
                                        if k32 >= 6 {
                                            break x;
                                        }
                                        k32 += 1;
                                        if k12 % 2 == 1 {
                                            let o33: Option<f64> = if 0.9_f64 > a[a.len() - 1 - (k12 + 1) % a.len()] { Some(a[0] + v1) } else { None };
                                            let v34: f64;
                                            if (v1 > 0.5) && (a[0] <= BETA) {
                                                v34 = {
                                                    v1 += 0.25 * a[0];
                                                    a[k32 % a.len()]
                                                };
                                            } else {
                                                v34 = x * v1;
                                            }
                                        } else {
                                            fn inner35(s: f64, t: f64) -> f64 {
                                                if t > 1.1 {
                                                    return s;
                                                }
                                                t - t
                                            }
                                            let x: f64 = inner35(v1 * v1, a[a.len() - 1 - (2 * k32 + 1) % a.len()] * BETA);
                                            const GAMMA_36: f64 = 0.5;
                                            v1 += 0.25 * f64::sin(a[a.len() - 1 - (4) % a.len()]) * GAMMA_36;
                                        }
                                    };
                                    v1 += 0.25 * h0(a, a);
                                }
                            }
                            {
                                let mut k38: usize = 0;
                            }
                        }
                        let v39 = a[a.len() - 1 - (2 * n + 0) % a.len()] + v1;
                    };
                    v41 = ((i10 % 4) as f64).atan();
                }
            } else {
                for _ in 0..a.len() {
                    let mut c44 = |u44: f64| {
                        v1 += 0.25 * (x * u44);
                        v1 * 0.5
                    };
                    let mut v46: f64 = c44(-0.125 * x) - c44(a.iter().filter(|&&e45| n % 2 == 1).map(|&e45| -BETA).sum::<f64>());
                }
                if x < 0.125 {
                    fn inner47(s: f64, t: f64) -> f64 {
                        if 2.0_f64 > t {
                            return t - s;
                        }
                        s.ceil()
                    }
                    let v48: f64 = inner47(-x, -v1);
                } else {
                    'l49: for i50 in 1..n % 4 {
                        if a[1 % a.len()] < v1 {
                            v1 /= v1.abs() + 0.25;
                            continue 'l49;
                        }
                    }
                    let mut k51: usize = 1;
                }
            }
            (v1 + x) * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.0;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(1.1).sin();
            let r2 = vec![v1, v1, v1, lit(BETA) * v1];
            let r2_len: usize = r2.len();
            let o3: Option<D> = if v1 > lit(0.25) { Some(b.iter().enumerate().filter(|&(j4, &e4)| !(lit(0.125) >= lit(0.125))).map(|(j4, &e4)| e4).fold(v1, |acc4, t4| lit(0.5) * acc4 + t4 * t4)) } else { None };
            fn inner5(s: D, t: D) -> D {
                if t <= t {
                    return s * s;
                }
                t + s
            }
            let v6 = inner5(b[b.len() - 1 - (2 * r2_len + 2) % b.len()] * lit((r2_len % 4) as f64), v1);
            v1 = v1 * lit(0.5) + (a[r2_len % a.len()] - v6);
            v6 + r2[(r2_len + r2_len) % r2.len()] + v1 + a[(2 * r2_len + 0) % a.len()]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = h0(a, a);
            if !(x >= lit(BETA)) {
                let mut v2 = x - v1;
                if (a[(n + n) % a.len()] >= a[1 % a.len()]) || (v1 <= lit(1.0)) {
                    v1 = v1;
                    return a[a.len() - 1 - (4) % a.len()] * v1;
                }
            } else {
                for &e4 in a {
                    let mut c5 = |u5: D| {
                        { let right = lit(0.25) * ((if !(x < lit(0.75)) {
                            let v6 = e4;
                            lit(BETA)
                        } else {
                            let v7 = e4;
                            lit(BETA)
                        }) * u5); v1 += right; }
                        v1 * lit(0.5)
                    };
                    let mut v8 = c5(a[a.len() - 1 - (1) % a.len()].min(x)) - c5(lit(BETA));
                }
            }
            if n % 3 == 1 {
                { let right = x / (a[(n + n) % a.len()].abs() + lit(1.25)); v1 += right; }
                for i10 in 0..n {
                    let mut k12: usize = 0;
                    let mut v41: D = 'l11: loop {
                        if k12 >= 2 {
                            break match i10 % 4 {
                                0 => {
                                    v1 = a[0] / (lit(1.0) + a[0] * a[0]);
                                    lit((i10 % 4) as f64)
                                }
                                1 => { v1 }
                                2 => { lit((n % 4) as f64) }
                                _ => {
                                    let v40 = a[(n + 1) % a.len()];
                                    v1
                                }
                            };
                        }
                        k12 += 1;
                        if i10 % 2 == 1 {
                            {
                                if x < lit(0.125) {
                                    let v13: D = x;
                                    let p15: (D, D) = (v1 % lit(1.75), (1..k12).map(|i14| lit(BETA)).sum::<D>());
                                } else {
                                    for i17 in 0..=a.len() {
                                        fn inner18(s: D, t: D) -> D {
                                            if t <= s {
                                                return t * s;
                                            }
                                            t
                                        }
                                        let v20: D = inner18(a[a.len() - 1 - (k12) % a.len()], if v1 > lit(-0.125) {
                                            let v19: D = x;
                                            v1
                                        } else { x });
                                        const GAMMA_21: f64 = 1.5;
                                        { let right = lit(0.25) * (v20 / (v1 * v1 + lit(1.25))) * lit(GAMMA_21); v1 -= right; }
                                    }
                                }
                                let c22 = move |u22_0: D| u22_0 - (lit((n % 4) as f64) + a[a.len() - 1 - (3) % a.len()]);
                            }
                        } else {
                            if i10 % 3 < 1 {
                                { let right = x.abs() + lit(0.5); v1 /= right; }
                                if lit(0.5) >= x {
                                    { let right = lit(0.25) * (a[(2 * i10 + 1) % a.len()] / (v1 * v1 + lit(0.5))); v1 += right; }
                                    continue 'l11;
                                }
                            } else {
                                {
                                    let mut k24: usize = 0;
                                    while (k24 < 4) && (x > a[(2 * k12 + 1) % a.len()]) {
                                        k24 += 1;
                                        fn inner25(s: D, t: D) -> D {
                                            if t > lit(1.1) {
                                                return s;
                                            }
                                            (0..=2).map(|i26| if i26 % 2 == 1 {
                                                let v27: D = lit((i26 % 4) as f64);
                                                v27
                                            } else { t }).fold(t, |acc27, t27| acc27.sin() + s * t27)
                                        }
                                        let v28 = inner25(lit(BETA), lit(BETA).powi(2));
                                    }
                                }
                                if x <= lit(0.75) {
                                    let p29: (D, D) = (v1, { a[0] });
                                    let mut x = a.iter().fold(lit(-0.7), |acc30, &e30| lit(0.5) * acc30 + e30 * e30);
                                } else {
                                    let mut k32: usize = 0;
                                    let v37: D = 'l31: loop {
                                        if k32 >= 6 {
                                            break x;
                                        }
                                        k32 += 1;
                                        if k12 % 2 == 1 {
                                            let o33: Option<D> = if lit(0.9) > a[a.len() - 1 - (k12 + 1) % a.len()] { Some(a[0] + v1) } else { None };
                                            let v34: D;
                                            if (v1 > lit(0.5)) && (a[0] <= lit(BETA)) {
                                                v34 = {
                                                    { let right = lit(0.25) * a[0]; v1 += right; }
                                                    a[k32 % a.len()]
                                                };
                                            } else {
                                                v34 = x * v1;
                                            }
                                        } else {
                                            fn inner35(s: D, t: D) -> D {
                                                if t > lit(1.1) {
                                                    return s;
                                                }
                                                t - t
                                            }
                                            let x: D = inner35(v1 * v1, a[a.len() - 1 - (2 * k32 + 1) % a.len()] * lit(BETA));
                                            const GAMMA_36: f64 = 0.5;
                                            { let right = lit(0.25) * D::sin(a[a.len() - 1 - (4) % a.len()]) * lit(GAMMA_36); v1 += right; }
                                        }
                                    };
                                    { let right = lit(0.25) * h0(a, a); v1 += right; }
                                }
                            }
                            {
                                let mut k38: usize = 0;
                            }
                        }
                        let v39 = a[a.len() - 1 - (2 * n + 0) % a.len()] + v1;
                    };
                    v41 = lit((i10 % 4) as f64).atan();
                }
            } else {
                for _ in 0..a.len() {
                    let mut c44 = |u44: D| {
                        { let right = lit(0.25) * (x * u44); v1 += right; }
                        v1 * lit(0.5)
                    };
                    let mut v46: D = c44(lit(-0.125) * x) - c44(a.iter().filter(|&&e45| n % 2 == 1).map(|&e45| -lit(BETA)).sum::<D>());
                }
                if x < lit(0.125) {
                    fn inner47(s: D, t: D) -> D {
                        if lit(2.0) > t {
                            return t - s;
                        }
                        s.ceil()
                    }
                    let v48: D = inner47(-x, -v1);
                } else {
                    'l49: for i50 in 1..n % 4 {
                        if a[1 % a.len()] < v1 {
                            { let right = v1.abs() + lit(0.25); v1 /= right; }
                            continue 'l49;
                        }
                    }
                    let mut k51: usize = 1;
                }
            }
            (v1 + x) * x
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
            let mut v2: f64 = if n % 2 < 1 {
                let v1: f64 = 0.7;
                x
            } else {
                let x = x;
                x
            };
            let mut v4: f64 = w.iter().enumerate().map(|(j3, &e3)| e3.powi(2)).sum::<f64>();
            let mut k6: usize = 0;
            let v7: f64 = loop {
                if k6 >= 1 {
                    break v4;
                }
                k6 += 1;
                v4 += 0.25 * v4;
            };
            (v4, v2) = (v2, v4);
            let mut r8 = [x, { w[w.len() - 1 - (k6 + n) % w.len()] }, w[w.len() - 1 - (2 * k6 + 2) % w.len()], v7];
            for e10 in r8.iter() {
                if r8[(n + 1) % 4] > -1.25 {
                    let mut k12: usize = 0;
                    loop {
                        if k12 >= 3 {
                            break;
                        }
                        k12 += 1;
                        match n % 4 {
                            0 => {
                                let v13: f64;
                                if v7 >= 1.0 {
                                    v13 = v7 * w[(2 * k12 + 2) % w.len()];
                                } else {
                                    v13 = v2 + x;
                                }
                            }
                            1 => {
                                let mut x: f64 = 0.125;
                                v4 /= ((n % 4) as f64).abs() + 0.25;
                            }
                            2 => {
                                fn inner14(s: f64, t: f64) -> f64 {
                                    if t < 0.75 {
                                        return s / (t.abs() + 1.25);
                                    }
                                    t + 1.25
                                }
                                let v15 = inner14(v2 * v7, { x });
                                for _ in (0..k12 % 4).rev() {
                                    {
                                        if ((k12 % 4) as f64) < *e10 {
                                            let mut v18 = v4 + r8[0];
                                            v4 = v18;
                                        }
                                        let mut x = 0.25 + v4;
                                    }
                                }
                            }
                            _ => {
                                let c19 = move |u19_0: f64, u19_1: f64| u19_0 * (u19_0 - *e10);
                                const GAMMA_20: f64 = 0.7;
                                v4 /= (v2.abs() + 0.5) * GAMMA_20;
                            }
                        }
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2: f64 = if n % 2 < 1 {
                let v1: f64 = 0.7;
                x
            } else {
                let x = x;
                x
            };
            let mut v4: f64 = w.iter().enumerate().map(|(j3, &e3)| e3.powi(2)).sum::<f64>();
            let mut k6: usize = 0;
            let v7: f64 = loop {
                if k6 >= 1 {
                    break v4;
                }
                k6 += 1;
                v4 += 0.25 * v4;
            };
            (v4, v2) = (v2, v4);
            let mut r8 = [x, { w[w.len() - 1 - (k6 + n) % w.len()] }, w[w.len() - 1 - (2 * k6 + 2) % w.len()], v7];
            for e10 in r8.iter() {
                if r8[(n + 1) % 4] > -1.25 {
                    let mut k12: usize = 0;
                    loop {
                        if k12 >= 3 {
                            break;
                        }
                        k12 += 1;
                        match n % 4 {
                            0 => {
                                let v13: f64;
                                if v7 >= 1.0 {
                                    v13 = v7 * w[(2 * k12 + 2) % w.len()];
                                } else {
                                    v13 = v2 + x;
                                }
                            }
                            1 => {
                                let mut x: f64 = 0.125;
                                v4 /= ((n % 4) as f64).abs() + 0.25;
                            }
                            2 => {
                                fn inner14(s: f64, t: f64) -> f64 {
                                    if t < 0.75 {
                                        return s / (t.abs() + 1.25);
                                    }
                                    t + 1.25
                                }
                                let v15 = inner14(v2 * v7, { x });
                                for _ in (0..k12 % 4).rev() {
                                    {
                                        if ((k12 % 4) as f64) < *e10 {
                                            let mut v18 = v4 + r8[0];
                                            v4 = v18;
                                        }
                                        let mut x = 0.25 + v4;
                                    }
                                }
                            }
                            _ => {
                                let c19 = move |u19_0: f64, u19_1: f64| u19_0 * (u19_0 - *e10);
                                const GAMMA_20: f64 = 0.7;
                                v4 /= (v2.abs() + 0.5) * GAMMA_20;
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
            let mut v2: D = if n % 2 < 1 {
                let v1: D = lit(0.7);
                x
            } else {
                let x = x;
                x
            };
            let mut v4: D = w.iter().enumerate().map(|(j3, &e3)| e3.powi(2)).sum::<D>();
            let mut k6: usize = 0;
            let v7: D = loop {
                if k6 >= 1 {
                    break v4;
                }
                k6 += 1;
                { let right = lit(0.25) * v4; v4 += right; }
            };
            (v4, v2) = (v2, v4);
            let mut r8 = [x, { w[w.len() - 1 - (k6 + n) % w.len()] }, w[w.len() - 1 - (2 * k6 + 2) % w.len()], v7];
            for e10 in r8.iter() {
                if r8[(n + 1) % 4] > lit(-1.25) {
                    let mut k12: usize = 0;
                    loop {
                        if k12 >= 3 {
                            break;
                        }
                        k12 += 1;
                        match n % 4 {
                            0 => {
                                let v13: D;
                                if v7 >= lit(1.0) {
                                    v13 = v7 * w[(2 * k12 + 2) % w.len()];
                                } else {
                                    v13 = v2 + x;
                                }
                            }
                            1 => {
                                let mut x: D = lit(0.125);
                                { let right = lit((n % 4) as f64).abs() + lit(0.25); v4 /= right; }
                            }
                            2 => {
                                fn inner14(s: D, t: D) -> D {
                                    if t < lit(0.75) {
                                        return s / (t.abs() + lit(1.25));
                                    }
                                    t + lit(1.25)
                                }
                                let v15 = inner14(v2 * v7, { x });
                                for _ in (0..k12 % 4).rev() {
                                    {
                                        if lit((k12 % 4) as f64) < *e10 {
                                            let mut v18 = v4 + r8[0];
                                            v4 = v18;
                                        }
                                        let mut x = lit(0.25) + v4;
                                    }
                                }
                            }
                            _ => {
                                let c19 = move |u19_0: D, u19_1: D| u19_0 * (u19_0 - *e10);
                                const GAMMA_20: f64 = 0.7;
                                { let right = (v2.abs() + lit(0.5)) * lit(GAMMA_20); v4 /= right; }
                            }
                        }
                    }
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
            let mut v1: f64 = x + 0.7;
            let mut v2 = w[0] - ((n % 4) as f64);
            for i4 in 1..n {
                let mut p6: (f64, f64) = (v2, (0..=i4).rev().take(2 * n + 1).map(|i5| w[(2 * i5 + 2) % w.len()] - w[0]).sum::<f64>());
            }
            if !(w[(2 * n + 0) % w.len()] <= 2.0) {
                w[4 % w.len()] += { v2 };
                return 0.7;
            }
            let mut k7: usize = 3;
            for i9 in (1..n).rev() {
                w[0] = (((n % 4) as f64) * x).atan();
                let v10 = w[w.len() - 1 - (i9) % w.len()] * w[(k7 + 1) % w.len()];
            }
            (if 0.25_f64 >= v2 { x } else { v2 }) + v2.sin() + v1 + x + w[w.len() - 1 - (n + 1) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x + 0.7;
            let mut v2 = w[0] - ((n % 4) as f64);
            for i4 in 1..n {
                let mut p6: (f64, f64) = (v2, (0..=i4).rev().take(2 * n + 1).map(|i5| w[(2 * i5 + 2) % w.len()] - w[0]).sum::<f64>());
            }
            if !(w[(2 * n + 0) % w.len()] <= 2.0) {
                w[4 % w.len()] += { v2 };
                return 0.7;
            }
            let mut k7: usize = 3;
            for i9 in (1..n).rev() {
                w[0] = (((n % 4) as f64) * x).atan();
                let v10 = w[w.len() - 1 - (i9) % w.len()] * w[(k7 + 1) % w.len()];
            }
            (if 0.25_f64 >= v2 { x } else { v2 }) + v2.sin() + v1 + x + w[w.len() - 1 - (n + 1) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = x + lit(0.7);
            let mut v2 = w[0] - lit((n % 4) as f64);
            for i4 in 1..n {
                let mut p6: (D, D) = (v2, (0..=i4).rev().take(2 * n + 1).map(|i5| w[(2 * i5 + 2) % w.len()] - w[0]).sum::<D>());
            }
            if !(w[(2 * n + 0) % w.len()] <= lit(2.0)) {
                { let right = { v2 }; w[4 % w.len()] += right; }
                return lit(0.7);
            }
            let mut k7: usize = 3;
            for i9 in (1..n).rev() {
                w[0] = (lit((n % 4) as f64) * x).atan();
                let v10 = w[w.len() - 1 - (i9) % w.len()] * w[(k7 + 1) % w.len()];
            }
            (if lit(0.25) >= v2 { x } else { v2 }) + v2.sin() + v1 + x + w[w.len() - 1 - (n + 1) % w.len()]
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
            let mut v1: f64 = u;
            let mut r2 = [if !(u < -0.3) { u } else { u }, u, v1, v1];
            r2[0] *= u / (1.0 + u * u);
            u += v1 + u;
            r2[1 % 4] = v1 - u;
            if !(r2[2] < -0.7) {
                return None;
            }
            Some(u - v1.sin() + r2[0])
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[(n + 1) % b.len()];
            let mut v2 = v1;
            v1 = v2;
            {
                let mut k4: usize = 0;
                let mut v5: f64 = 'l3: loop {
                    if k4 >= 4 {
                        break v1 - v1;
                    }
                    k4 += 1;
                };
            }
            let mut k7: usize = 0;
            let mut v2: f64 = 'l6: loop {
                if k7 >= 6 {
                    break v2;
                }
                k7 += 1;
                match n % 3 {
                    0 => {
                        let mut v8 = { v1 };
                        v2 = v1.sin();
                    }
                    1 => {
                        let o9: Option<f64> = h0(1.25 * v2, (2 * n + 0) % 4);
                        let o11: Option<f64> = h0(v2 - v2, (n + n) % 4);
                    }
                    _ => {
                        'l12: for &e13 in b {
                            (v2, v1) = (v1, v2);
                        }
                        v2 = v2 * 0.5 + v1.mul_add(v2, -0.125);
                    }
                }
            };
            0.5 * v2 + v2 + v1.sin() + a[(k7 + k7) % a.len()] + q[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1: f64 = u;
            let mut r2 = [if !(u < -0.3) { u } else { u }, u, v1, v1];
            r2[0] *= u / (1.0 + u * u);
            u += v1 + u;
            r2[1 % 4] = v1 - u;
            if !(r2[2] < -0.7) {
                return None;
            }
            Some(u - v1.sin() + r2[0])
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[(n + 1) % b.len()];
            let mut v2 = v1;
            v1 = v2;
            {
                let mut k4: usize = 0;
                let mut v5: f64 = 'l3: loop {
                    if k4 >= 4 {
                        break v1 - v1;
                    }
                    k4 += 1;
                };
            }
            let mut k7: usize = 0;
            let mut v2: f64 = 'l6: loop {
                if k7 >= 6 {
                    break v2;
                }
                k7 += 1;
                match n % 3 {
                    0 => {
                        let mut v8 = { v1 };
                        v2 = v1.sin();
                    }
                    1 => {
                        let o9: Option<f64> = h0(1.25 * v2, (2 * n + 0) % 4);
                        let o11: Option<f64> = h0(v2 - v2, (n + n) % 4);
                    }
                    _ => {
                        'l12: for &e13 in b {
                            (v2, v1) = (v1, v2);
                        }
                        v2 = v2 * 0.5 + v1.mul_add(v2, -0.125);
                    }
                }
            };
            0.5 * v2 + v2 + v1.sin() + a[(k7 + k7) % a.len()] + q[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1: D = u;
            let mut r2 = [if !(u < lit(-0.3)) { u } else { u }, u, v1, v1];
            { let right = u / (lit(1.0) + u * u); r2[0] *= right; }
            { let right = v1 + u; u += right; }
            r2[1 % 4] = v1 - u;
            if !(r2[2] < lit(-0.7)) {
                return None;
            }
            Some(u - v1.sin() + r2[0])
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = b[(n + 1) % b.len()];
            let mut v2 = v1;
            v1 = v2;
            {
                let mut k4: usize = 0;
                let mut v5: D = 'l3: loop {
                    if k4 >= 4 {
                        break v1 - v1;
                    }
                    k4 += 1;
                };
            }
            let mut k7: usize = 0;
            let mut v2: D = 'l6: loop {
                if k7 >= 6 {
                    break v2;
                }
                k7 += 1;
                match n % 3 {
                    0 => {
                        let mut v8 = { v1 };
                        v2 = v1.sin();
                    }
                    1 => {
                        let o9: Option<D> = h0(lit(1.25) * v2, (2 * n + 0) % 4);
                        let o11: Option<D> = h0(v2 - v2, (n + n) % 4);
                    }
                    _ => {
                        'l12: for &e13 in b {
                            (v2, v1) = (v1, v2);
                        }
                        v2 = v2 * lit(0.5) + v1.mul_add(v2, lit(-0.125));
                    }
                }
            };
            lit(0.5) * v2 + v2 + v1.sin() + a[(k7 + k7) % a.len()] + q[0]
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
            let mut v1: f64 = -b[3 % b.len()];
            for _ in 1..=7 {
                let v4 = (v1 as i64 as f64);
                let v5: f64;
                if v4 <= 0.9 {
                    v5 = v1 - v4;
                } else {
                    v5 = v4 - a[a.len() - 1 - (3) % a.len()];
                }
            }
            b[4 % b.len()] * v1 + b[0]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = h0(&p, &w[..]);
            let mut v3 = w.iter().skip(1).map(|&e2| h0(&p, &w)).fold(v1, |acc2, t2| 0.5 * acc2 + t2 * t2);
            let w_len: usize = w.len();
            if !(v1 >= -0.25) {
                v3 = w.iter().map(|&e4| v3 * ((n % 4) as f64)).sum::<f64>();
            } else {
                let mut k6: usize = 0;
                let v7: f64 = loop {
                    if k6 >= 0 {
                        break h0(&w, &w[..]);
                    }
                    k6 += 1;
                    w[(k6 + 1) % w_len] = v3;
                    w[(2 * k6 + 1) % w_len] -= 0.25 * v1;
                };
                let v8: f64;
                if !(v7 > ALPHA) {
                    v8 = v7 + v3;
                } else {
                    v8 = match k6 % 3 {
                        0 => {
                            let v1 = v7;
                            ((n % 4) as f64)
                        }
                        1 | 6 => { v3 }
                        _ => { v3 }
                    };
                }
            }
            let mut v9 = v1 * ((n % 4) as f64);
            v1 + w[w.len() - 1 - (n) % w.len()] + p[2 % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = -b[3 % b.len()];
            for _ in 1..=7 {
                let v4 = (v1 as i64 as f64);
                let v5: f64;
                if v4 <= 0.9 {
                    v5 = v1 - v4;
                } else {
                    v5 = v4 - a[a.len() - 1 - (3) % a.len()];
                }
            }
            b[4 % b.len()] * v1 + b[0]
        }
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = h0(&p, &w[..]);
            let mut v3 = w.iter().skip(1).map(|&e2| h0(&p, &w)).fold(v1, |acc2, t2| 0.5 * acc2 + t2 * t2);
            let w_len: usize = w.len();
            if !(v1 >= -0.25) {
                v3 = w.iter().map(|&e4| v3 * ((n % 4) as f64)).sum::<f64>();
            } else {
                let mut k6: usize = 0;
                let v7: f64 = loop {
                    if k6 >= 0 {
                        break h0(&w, &w[..]);
                    }
                    k6 += 1;
                    w[(k6 + 1) % w_len] = v3;
                    w[(2 * k6 + 1) % w_len] -= 0.25 * v1;
                };
                let v8: f64;
                if !(v7 > ALPHA) {
                    v8 = v7 + v3;
                } else {
                    v8 = match k6 % 3 {
                        0 => {
                            let v1 = v7;
                            ((n % 4) as f64)
                        }
                        1 | 6 => { v3 }
                        _ => { v3 }
                    };
                }
            }
            let mut v9 = v1 * ((n % 4) as f64);
            v1 + w[w.len() - 1 - (n) % w.len()] + p[2 % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = -b[3 % b.len()];
            for _ in 1..=7 {
                let v4 = lit(v1.value() as i64 as f64);
                let v5: D;
                if v4 <= lit(0.9) {
                    v5 = v1 - v4;
                } else {
                    v5 = v4 - a[a.len() - 1 - (3) % a.len()];
                }
            }
            b[4 % b.len()] * v1 + b[0]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = h0(&p, &w[..]);
            let mut v3 = w.iter().skip(1).map(|&e2| h0(&p, &w)).fold(v1, |acc2, t2| lit(0.5) * acc2 + t2 * t2);
            let w_len: usize = w.len();
            if !(v1 >= lit(-0.25)) {
                v3 = w.iter().map(|&e4| v3 * lit((n % 4) as f64)).sum::<D>();
            } else {
                let mut k6: usize = 0;
                let v7: D = loop {
                    if k6 >= 0 {
                        break h0(&w, &w[..]);
                    }
                    k6 += 1;
                    w[(k6 + 1) % w_len] = v3;
                    { let right = lit(0.25) * v1; w[(2 * k6 + 1) % w_len] -= right; }
                };
                let v8: D;
                if !(v7 > lit(ALPHA)) {
                    v8 = v7 + v3;
                } else {
                    v8 = match k6 % 3 {
                        0 => {
                            let v1 = v7;
                            lit((n % 4) as f64)
                        }
                        1 | 6 => { v3 }
                        _ => { v3 }
                    };
                }
            }
            let mut v9 = v1 * lit((n % 4) as f64);
            v1 + w[w.len() - 1 - (n) % w.len()] + p[2 % 3]
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
            let mut v1 = (u as i64 as f64);
            let mut v2 = v1;
            let mut r3: [f64; 5] = [0.0; 5];
            if (v1 > 0.75) || (0.3_f64 >= 0.3) {
                r3[4 % 5] /= u.abs() + 0.5;
            }
            v2 = v2 * 0.5 + r3.iter().rev().map(|&e4| v).sum::<f64>();
            (-0.5 * u - v1 - u.sin() + r3[5 - 1 - (1) % 5], v * u * v2.sin() + v + u + r3[0])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v3 = if n % 2 != 1 {
                let v2 = x;
                v2
            } else { w[4 % w.len()] };
            let v4: f64 = 1.0;
            v3 = v1;
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
                for i8 in (0..k6).step_by(2) {
                    let mut k10: usize = 0;
                    loop {
                        if k10 >= 4 {
                            break;
                        }
                        k10 += 1;
                        v1 -= 0.25 * (x - ALPHA);
                        v3 = x.atan();
                    }
                    if x >= 0.3 {
                        v3 = v3;
                    } else {
                        w[w.len() - 1 - (2 * k6 + 2) % w.len()] = (((k6 % 4) as f64) * ((n % 4) as f64)).max(-2.25).min(2.375);
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 1.25;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = (u as i64 as f64);
            let mut v2 = v1;
            let mut r3: [f64; 5] = [0.0; 5];
            if (v1 > 0.75) || (0.3_f64 >= 0.3) {
                r3[4 % 5] /= u.abs() + 0.5;
            }
            v2 = v2 * 0.5 + r3.iter().rev().map(|&e4| v).sum::<f64>();
            (-0.5 * u - v1 - u.sin() + r3[5 - 1 - (1) % 5], v * u * v2.sin() + v + u + r3[0])
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v3 = if n % 2 != 1 {
                let v2 = x;
                v2
            } else { w[4 % w.len()] };
            let v4: f64 = 1.0;
            v3 = v1;
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
                for i8 in (0..k6).step_by(2) {
                    let mut k10: usize = 0;
                    loop {
                        if k10 >= 4 {
                            break;
                        }
                        k10 += 1;
                        v1 -= 0.25 * (x - ALPHA);
                        v3 = x.atan();
                    }
                    if x >= 0.3 {
                        v3 = v3;
                    } else {
                        w[w.len() - 1 - (2 * k6 + 2) % w.len()] = (((k6 % 4) as f64) * ((n % 4) as f64)).max(-2.25).min(2.375);
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 1.25;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = lit(u.value() as i64 as f64);
            let mut v2 = v1;
            let mut r3: [D; 5] = [lit(0.0); 5];
            if (v1 > lit(0.75)) || (lit(0.3) >= lit(0.3)) {
                { let right = u.abs() + lit(0.5); r3[4 % 5] /= right; }
            }
            v2 = v2 * lit(0.5) + r3.iter().rev().map(|&e4| v).sum::<D>();
            (lit(-0.5) * u - v1 - u.sin() + r3[5 - 1 - (1) % 5], v * u * v2.sin() + v + u + r3[0])
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut v3 = if n % 2 != 1 {
                let v2 = x;
                v2
            } else { w[4 % w.len()] };
            let v4: D = lit(1.0);
            v3 = v1;
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
                for i8 in (0..k6).step_by(2) {
                    let mut k10: usize = 0;
                    loop {
                        if k10 >= 4 {
                            break;
                        }
                        k10 += 1;
                        { let right = lit(0.25) * (x - lit(ALPHA)); v1 -= right; }
                        v3 = x.atan();
                    }
                    if x >= lit(0.3) {
                        v3 = v3;
                    } else {
                        w[w.len() - 1 - (2 * k6 + 2) % w.len()] = (lit((k6 % 4) as f64) * lit((n % 4) as f64)).max(lit(-2.25)).min(lit(2.375));
                    }
                }
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
            let mut v1 = 0.3 + u;
            let mut v2 = v1 + v1;
            let r3 = [if k % 2 == 1 { ((k % 4) as f64) } else {
                v2 = v2 * 0.5 + (if u < -0.75 { ((k % 4) as f64) } else { v2 });
                v1
            }; 5];
            v2 = v2 * 0.5 + (r3[4] - r3[0 % 5]);
            let c4 = |u4_0: f64, u4_1: f64| u4_0 + ({ r3[3] });
            if v2 <= -0.75 {
                return None;
            }
            Some(u * v2 * v1 * u + r3[5 - 1 - (k + 1) % 5])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v3 = (0..n).map(|i1| {
                let v2 = x;
                2.0_f64
            }).filter(|&m2| w[w.len() - 1 - (n + n) % w.len()] >= -1.0).sum::<f64>();
            let r4: [f64; 4] = [0.0; 4];
            'l5: for &e6 in &r4 {
                let mut v3 = ALPHA + e6;
            }
            for i7 in 1..w.len() {
                w[i7] = w[i7 - 1] * x.sin() + w[i7];
            }
            let mut v8: f64 = x;
            if -1.25_f64 > 0.125 {
                'l9: for i10 in 1..4 {
                    let v11 = { x };
                }
            } else {
                let mut k13: usize = 0;
                while (k13 < 4) && (-0.125_f64 >= -0.7) {
                    k13 += 1;
                    v8 = v8 * 0.5 + x;
                }
                let mut k15: usize = 0;
                loop {
                    if k15 >= 1 {
                        break;
                    }
                    k15 += 1;
                    let c16 = |u16_0: f64, u16_1: f64| u16_0 + ALPHA;
                }
            }
            v8 / (r4[1].abs() + 0.25) - v8.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = 0.3 + u;
            let mut v2 = v1 + v1;
            let r3 = [if k % 2 == 1 { ((k % 4) as f64) } else {
                v2 = v2 * 0.5 + (if u < -0.75 { ((k % 4) as f64) } else { v2 });
                v1
            }; 5];
            v2 = v2 * 0.5 + (r3[4] - r3[0 % 5]);
            let c4 = |u4_0: f64, u4_1: f64| u4_0 + ({ r3[3] });
            if v2 <= -0.75 {
                return None;
            }
            Some(u * v2 * v1 * u + r3[5 - 1 - (k + 1) % 5])
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v3 = (0..n).map(|i1| {
                let v2 = x;
                2.0_f64
            }).filter(|&m2| w[w.len() - 1 - (n + n) % w.len()] >= -1.0).sum::<f64>();
            let r4: [f64; 4] = [0.0; 4];
            'l5: for &e6 in &r4 {
                let mut v3 = ALPHA + e6;
            }
            for i7 in 1..w.len() {
                w[i7] = w[i7 - 1] * x.sin() + w[i7];
            }
            let mut v8: f64 = x;
            if -1.25_f64 > 0.125 {
                'l9: for i10 in 1..4 {
                    let v11 = { x };
                }
            } else {
                let mut k13: usize = 0;
                while (k13 < 4) && (-0.125_f64 >= -0.7) {
                    k13 += 1;
                    v8 = v8 * 0.5 + x;
                }
                let mut k15: usize = 0;
                loop {
                    if k15 >= 1 {
                        break;
                    }
                    k15 += 1;
                    let c16 = |u16_0: f64, u16_1: f64| u16_0 + ALPHA;
                }
            }
            v8 / (r4[1].abs() + 0.25) - v8.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = lit(0.3) + u;
            let mut v2 = v1 + v1;
            let r3 = [if k % 2 == 1 { lit((k % 4) as f64) } else {
                v2 = v2 * lit(0.5) + (if u < lit(-0.75) { lit((k % 4) as f64) } else { v2 });
                v1
            }; 5];
            v2 = v2 * lit(0.5) + (r3[4] - r3[0 % 5]);
            let c4 = |u4_0: D, u4_1: D| u4_0 + ({ r3[3] });
            if v2 <= lit(-0.75) {
                return None;
            }
            Some(u * v2 * v1 * u + r3[5 - 1 - (k + 1) % 5])
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v3 = (0..n).map(|i1| {
                let v2 = x;
                lit(2.0)
            }).filter(|&m2| w[w.len() - 1 - (n + n) % w.len()] >= lit(-1.0)).sum::<D>();
            let r4: [D; 4] = [lit(0.0); 4];
            'l5: for &e6 in &r4 {
                let mut v3 = lit(ALPHA) + e6;
            }
            for i7 in 1..w.len() {
                w[i7] = w[i7 - 1] * x.sin() + w[i7];
            }
            let mut v8: D = x;
            if lit(-1.25) > lit(0.125) {
                'l9: for i10 in 1..4 {
                    let v11 = { x };
                }
            } else {
                let mut k13: usize = 0;
                while (k13 < 4) && (lit(-0.125) >= lit(-0.7)) {
                    k13 += 1;
                    v8 = v8 * lit(0.5) + x;
                }
                let mut k15: usize = 0;
                loop {
                    if k15 >= 1 {
                        break;
                    }
                    k15 += 1;
                    let c16 = |u16_0: D, u16_1: D| u16_0 + lit(ALPHA);
                }
            }
            v8 / (r4[1].abs() + lit(0.25)) - v8.sin()
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
            let mut v1 = v + u;
            let mut v2: f64 = 0.3;
            let mut r3 = vec![{
                v1 = u;
                v1
            }, 1.0_f64];
            let r3_len: usize = r3.len();
            let mut r4 = [(u * u + 1.25).log(2.5), r3[0] + v2];
            let mut k6: usize = 0;
            'l5: while k6 < 6 {
                k6 += 1;
                r4[0] = r4[0] * 0.5 + (v1 + v);
                v1 = ((r3_len % 4) as f64).clamp(-2.125, 1.875);
            }
            u * v1 + v1 + v + u
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = f64::acosh((-2.0_f64).abs() + 1.25 + 1.0);
            let mut v2: f64 = (1..n).filter(|&i1| !(-2.0_f64 >= 1.25)).map(|i1| h0(p[0], p[1])).fold(p[3 - 1 - (n + 1) % 3], |acc1, t1| acc1.sin() + t1 * t1);
            x += BETA;
            x += p[0] / (x.abs() + 0.5);
            let mut v3 = p[0] - v2;
            [(p[1] - v3) * v2 * x.sin() + p[2], p[n % 3] + v3 + v2.sin()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 2.0;
        #[differentiate(without(tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v + u;
            let mut v2: f64 = 0.3;
            let mut r3 = vec![{
                v1 = u;
                v1
            }, 1.0_f64];
            let r3_len: usize = r3.len();
            let mut r4 = [(u * u + 1.25).log(2.5), r3[0] + v2];
            let mut k6: usize = 0;
            'l5: while k6 < 6 {
                k6 += 1;
                r4[0] = r4[0] * 0.5 + (v1 + v);
                v1 = ((r3_len % 4) as f64).clamp(-2.125, 1.875);
            }
            u * v1 + v1 + v + u
        }
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = f64::acosh((-2.0_f64).abs() + 1.25 + 1.0);
            let mut v2: f64 = (1..n).filter(|&i1| !(-2.0_f64 >= 1.25)).map(|i1| h0(p[0], p[1])).fold(p[3 - 1 - (n + 1) % 3], |acc1, t1| acc1.sin() + t1 * t1);
            x += BETA;
            x += p[0] / (x.abs() + 0.5);
            let mut v3 = p[0] - v2;
            [(p[1] - v3) * v2 * x.sin() + p[2], p[n % 3] + v3 + v2.sin()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.7;
        const BETA: f64 = 2.0;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v + u;
            let mut v2: D = lit(0.3);
            let mut r3 = vec![{
                v1 = u;
                v1
            }, lit(1.0)];
            let r3_len: usize = r3.len();
            let mut r4 = [(u * u + lit(1.25)).log(lit(2.5)), r3[0] + v2];
            let mut k6: usize = 0;
            'l5: while k6 < 6 {
                k6 += 1;
                r4[0] = r4[0] * lit(0.5) + (v1 + v);
                v1 = lit((r3_len % 4) as f64).clamp(lit(-2.125), lit(1.875));
            }
            u * v1 + v1 + v + u
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x = D::acosh(lit(-2.0).abs() + lit(1.25) + lit(1.0));
            let mut v2: D = (1..n).filter(|&i1| !(lit(-2.0) >= lit(1.25))).map(|i1| h0(p[0], p[1])).fold(p[3 - 1 - (n + 1) % 3], |acc1, t1| acc1.sin() + t1 * t1);
            { let right = lit(BETA); x += right; }
            { let right = p[0] / (x.abs() + lit(0.5)); x += right; }
            let mut v3 = p[0] - v2;
            [(p[1] - v3) * v2 * x.sin() + p[2], p[n % 3] + v3 + v2.sin()]
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
            let mut v1 = w[w.len() - 1 - (n + n) % w.len()] / (x * x + 0.25);
            let mut v2: f64 = -1.25;
            let r3: [f64; 3] = [x - v1, w[0].max(v1), v2.cos()];
            v2 /= v1 * v1 + 1.25;
            let mut k5: usize = 0;
            loop {
                if k5 >= 0 {
                    break;
                }
                k5 += 1;
                v1 = r3[0].atan();
                v1 = ALPHA / (1.0 + ALPHA * ALPHA);
            }
            if !(w[0] >= 0.125) {
                v2 -= v1 - ((n % 4) as f64);
                return v1.min(v2);
            }
            const GAMMA_6: f64 = -1.5;
            v1 = x * GAMMA_6;
            v2 + v2 + v2.sin() + v1 + r3[(2 * k5 + 1) % 3] + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[w.len() - 1 - (n + n) % w.len()] / (x * x + 0.25);
            let mut v2: f64 = -1.25;
            let r3: [f64; 3] = [x - v1, w[0].max(v1), v2.cos()];
            v2 /= v1 * v1 + 1.25;
            let mut k5: usize = 0;
            loop {
                if k5 >= 0 {
                    break;
                }
                k5 += 1;
                v1 = r3[0].atan();
                v1 = ALPHA / (1.0 + ALPHA * ALPHA);
            }
            if !(w[0] >= 0.125) {
                v2 -= v1 - ((n % 4) as f64);
                return v1.min(v2);
            }
            const GAMMA_6: f64 = -1.5;
            v1 = x * GAMMA_6;
            v2 + v2 + v2.sin() + v1 + r3[(2 * k5 + 1) % 3] + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[w.len() - 1 - (n + n) % w.len()] / (x * x + lit(0.25));
            let mut v2: D = lit(-1.25);
            let r3: [D; 3] = [x - v1, w[0].max(v1), v2.cos()];
            { let right = v1 * v1 + lit(1.25); v2 /= right; }
            let mut k5: usize = 0;
            loop {
                if k5 >= 0 {
                    break;
                }
                k5 += 1;
                v1 = r3[0].atan();
                v1 = lit(ALPHA) / (lit(1.0) + lit(ALPHA) * lit(ALPHA));
            }
            if !(w[0] >= lit(0.125)) {
                { let right = v1 - lit((n % 4) as f64); v2 -= right; }
                return v1.min(v2);
            }
            const GAMMA_6: f64 = -1.5;
            v1 = x * lit(GAMMA_6);
            v2 + v2 + v2.sin() + v1 + r3[(2 * k5 + 1) % 3] + w[0]
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
                let v1 = ((k % 4) as f64);
                v1
            } else { ALPHA };
            let mut v3 = v2;
            let v4 = v2;
            if k % 3 == 1 {
            }
            if v4 > 1.25 {
                return Some(v4);
            }
            Some((v3 - ((k % 4) as f64) + v4.sin()) * u.sin())
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = x;
            let mut v1 = (x * x + 1.25).sqrt();
            x = a[3 % a.len()];
            let r2: [f64; 2] = [1.25 * a[0 % a.len()]; 2];
            if v1 >= -1.1 {
                let mut r3 = vec![(v1.abs() + 0.5).sqrt(); 3];
                let r3_len: usize = r3.len();
            }
            for _ in (1..n).step_by(2) {
                for i7 in 0..=2 {
                    if !(v1 >= 1.25) {
                        break;
                    } else {
                        x -= 0.25 * (a[a.len() - 1 - (n) % a.len()] * v1);
                    }
                    if !(v1 <= 0.75) {
                        v1 *= a[a.len() - 1 - (n + n) % a.len()].atan();
                    } else {
                        for i9 in (1..i7).step_by(2) {
                            if v1 <= a[i9 % a.len()] {
                                const GAMMA_10: f64 = 1.25;
                                v1 = (v1 * 0.5 + v1.sin()) * GAMMA_10;
                            }
                            if !(1.25_f64 <= 0.3) {
                                {
                                    let o11: Option<f64> = if n % 2 < 1 { Some((x.abs() + 0.5 + 1.0).acosh()) } else { None };
                                }
                            }
                        }
                    }
                }
            }
            x * v1 + x.sin() + r2[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2 = if k % 3 < 1 {
                let v1 = ((k % 4) as f64);
                v1
            } else { ALPHA };
            let mut v3 = v2;
            let v4 = v2;
            if k % 3 == 1 {
            }
            if v4 > 1.25 {
                return Some(v4);
            }
            Some((v3 - ((k % 4) as f64) + v4.sin()) * u.sin())
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = x;
            let mut v1 = (x * x + 1.25).sqrt();
            x = a[3 % a.len()];
            let r2: [f64; 2] = [1.25 * a[0 % a.len()]; 2];
            if v1 >= -1.1 {
                let mut r3 = vec![(v1.abs() + 0.5).sqrt(); 3];
                let r3_len: usize = r3.len();
            }
            for _ in (1..n).step_by(2) {
                for i7 in 0..=2 {
                    if !(v1 >= 1.25) {
                        break;
                    } else {
                        x -= 0.25 * (a[a.len() - 1 - (n) % a.len()] * v1);
                    }
                    if !(v1 <= 0.75) {
                        v1 *= a[a.len() - 1 - (n + n) % a.len()].atan();
                    } else {
                        for i9 in (1..i7).step_by(2) {
                            if v1 <= a[i9 % a.len()] {
                                const GAMMA_10: f64 = 1.25;
                                v1 = (v1 * 0.5 + v1.sin()) * GAMMA_10;
                            }
                            if !(1.25_f64 <= 0.3) {
                                {
                                    let o11: Option<f64> = if n % 2 < 1 { Some((x.abs() + 0.5 + 1.0).acosh()) } else { None };
                                }
                            }
                        }
                    }
                }
            }
            x * v1 + x.sin() + r2[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v2 = if k % 3 < 1 {
                let v1 = lit((k % 4) as f64);
                v1
            } else { lit(ALPHA) };
            let mut v3 = v2;
            let v4 = v2;
            if k % 3 == 1 {
            }
            if v4 > lit(1.25) {
                return Some(v4);
            }
            Some((v3 - lit((k % 4) as f64) + v4.sin()) * u.sin())
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut x: D = x;
            let mut v1 = (x * x + lit(1.25)).sqrt();
            x = a[3 % a.len()];
            let r2: [D; 2] = [lit(1.25) * a[0 % a.len()]; 2];
            if v1 >= lit(-1.1) {
                let mut r3 = vec![(v1.abs() + lit(0.5)).sqrt(); 3];
                let r3_len: usize = r3.len();
            }
            for _ in (1..n).step_by(2) {
                for i7 in 0..=2 {
                    if !(v1 >= lit(1.25)) {
                        break;
                    } else {
                        { let right = lit(0.25) * (a[a.len() - 1 - (n) % a.len()] * v1); x -= right; }
                    }
                    if !(v1 <= lit(0.75)) {
                        { let right = a[a.len() - 1 - (n + n) % a.len()].atan(); v1 *= right; }
                    } else {
                        for i9 in (1..i7).step_by(2) {
                            if v1 <= a[i9 % a.len()] {
                                const GAMMA_10: f64 = 1.25;
                                v1 = (v1 * lit(0.5) + v1.sin()) * lit(GAMMA_10);
                            }
                            if !(lit(1.25) <= lit(0.3)) {
                                {
                                    let o11: Option<D> = if n % 2 < 1 { Some((x.abs() + lit(0.5) + lit(1.0)).acosh()) } else { None };
                                }
                            }
                        }
                    }
                }
            }
            x * v1 + x.sin() + r2[1]
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
            let mut v1: f64 = ((k % 4) as f64) + 1.0;
            let mut v2 = v1 + v1;
            v1 = v1 * 0.5 + (0.7_f64.abs() + 1.25).powf(2.25);
            let r4 = [a.iter().filter(|&&e3| v2 >= 0.75).sum::<f64>(); 4];
            v1 -= w[(k + 1) % w.len()];
            a[0] * v1 + r4[0] + a[k % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0] * x;
            for _ in (1..n).rev() {
                const GAMMA_4: f64 = 1.1;
                v1 = w.iter().take(n).map(|&e5| v1 * w[w.len() - 1 - (2 * n + 1) % w.len()]).sum::<f64>().clamp(-2.125, 1.875) * GAMMA_4;
                w[0] += 0.25 * (0.3 * w[w.len() - 1 - (n + n) % w.len()]);
            }
            w[w.len() - 1 - (n + 1) % w.len()] *= (((n % 4) as f64) + v1).atan();
            w[(n + 1) % w.len()] = (1..5).enumerate().map(|(j7, i7)| x).fold(0.25_f64, |acc7, t7| acc7.sin() + w[w.len() - 1 - (n) % w.len()] * t7);
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1: f64 = ((k % 4) as f64) + 1.0;
            let mut v2 = v1 + v1;
            v1 = v1 * 0.5 + (0.7_f64.abs() + 1.25).powf(2.25);
            let r4 = [a.iter().filter(|&&e3| v2 >= 0.75).sum::<f64>(); 4];
            v1 -= w[(k + 1) % w.len()];
            a[0] * v1 + r4[0] + a[k % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0] * x;
            for _ in (1..n).rev() {
                const GAMMA_4: f64 = 1.1;
                v1 = w.iter().take(n).map(|&e5| v1 * w[w.len() - 1 - (2 * n + 1) % w.len()]).sum::<f64>().clamp(-2.125, 1.875) * GAMMA_4;
                w[0] += 0.25 * (0.3 * w[w.len() - 1 - (n + n) % w.len()]);
            }
            w[w.len() - 1 - (n + 1) % w.len()] *= (((n % 4) as f64) + v1).atan();
            w[(n + 1) % w.len()] = (1..5).enumerate().map(|(j7, i7)| x).fold(0.25_f64, |acc7, t7| acc7.sin() + w[w.len() - 1 - (n) % w.len()] * t7);
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1: D = lit((k % 4) as f64) + lit(1.0);
            let mut v2 = v1 + v1;
            v1 = v1 * lit(0.5) + (lit(0.7).abs() + lit(1.25)).powf(lit(2.25));
            let r4 = [a.iter().filter(|&&e3| v2 >= lit(0.75)).sum::<D>(); 4];
            { let right = w[(k + 1) % w.len()]; v1 -= right; }
            a[0] * v1 + r4[0] + a[k % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0] * x;
            for _ in (1..n).rev() {
                const GAMMA_4: f64 = 1.1;
                v1 = w.iter().take(n).map(|&e5| v1 * w[w.len() - 1 - (2 * n + 1) % w.len()]).sum::<D>().clamp(lit(-2.125), lit(1.875)) * lit(GAMMA_4);
                { let right = lit(0.25) * (lit(0.3) * w[w.len() - 1 - (n + n) % w.len()]); w[0] += right; }
            }
            { let right = (lit((n % 4) as f64) + v1).atan(); w[w.len() - 1 - (n + 1) % w.len()] *= right; }
            w[(n + 1) % w.len()] = (1..5).enumerate().map(|(j7, i7)| x).fold(lit(0.25), |acc7, t7| acc7.sin() + w[w.len() - 1 - (n) % w.len()] * t7);
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
            let mut v2 = v1 / (u.abs() + 0.25);
            if k % 3 != 1 {
                let (mut v3, v4): (f64, f64) = (BETA - u, BETA * v1);
                let mut k6: usize = 0;
                let v9: f64 = 'l5: loop {
                    if k6 >= 5 {
                        break BETA - v1;
                    }
                    k6 += 1;
                    let v7: f64;
                    if k6 % 2 != 1 {
                        v7 = v3;
                    } else {
                        v7 = u.atan().exp();
                    }
                    let v8: f64;
                    if k % 2 == 1 {
                        v8 = { v4 };
                    } else {
                        v8 = v3;
                    }
                };
            } else {
                let v10 = u * BETA;
            }
            h0(v1.tanh(), k - 1).sin() * ((v2.abs() + 1.25).powf(0.5) + v2.sin() + v1)
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(x, (2 * n + 2) % 4);
            let mut k2: usize = 3;
            if ((k2 % 4) as f64) < p[(2 * n + 1) % 3] {
                return [h0(x, (k2 + n) % 4), match k2 % 3 {
                    0 | 5 => { ((k2 % 4) as f64) }
                    1 | 6 => { x }
                    _ => { 0.5 }
                }];
            }
            p[0] /= x * x + 0.25;
            fn inner3(s: f64, t: f64) -> f64 {
                if t < s {
                    return (1..4).map(|i4| t + t).fold(t, |acc4, t4| acc4.sin() + t4 * t4);
                }
                t * t
            }
            let v1 = inner3(h0(BETA, (n + 1) % 4), 0.75);
            k2 = (k2 * 3 + n + 1) % 5;
            let mut k6: usize = 0;
            let v7: f64 = loop {
                if k6 >= 2 {
                    break p[0].sin();
                }
                k6 += 1;
            };
            p[(2 * k6 + 2) % 3] += x;
            for i8 in (1..3).rev() {
                p[i8] += p[i8 - 1] * (v7 / (1.0 + v7 * v7));
            }
            [(v1 * v1 + 1.25).ln() * v1.sin() + x + p[3 - 1 - (2 * k2 + 1) % 3], p.iter().take(2 * k6 + 2).filter(|&&e9| v1 >= v7).sum::<f64>() - v7.sin() + v1]
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
            let mut v2 = v1 / (u.abs() + 0.25);
            if k % 3 != 1 {
                let (mut v3, v4): (f64, f64) = (BETA - u, BETA * v1);
                let mut k6: usize = 0;
                let v9: f64 = 'l5: loop {
                    if k6 >= 5 {
                        break BETA - v1;
                    }
                    k6 += 1;
                    let v7: f64;
                    if k6 % 2 != 1 {
                        v7 = v3;
                    } else {
                        v7 = u.atan().exp();
                    }
                    let v8: f64;
                    if k % 2 == 1 {
                        v8 = { v4 };
                    } else {
                        v8 = v3;
                    }
                };
            } else {
                let v10 = u * BETA;
            }
            h0(v1.tanh(), k - 1).sin() * ((v2.abs() + 1.25).powf(0.5) + v2.sin() + v1)
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(x, (2 * n + 2) % 4);
            let mut k2: usize = 3;
            if ((k2 % 4) as f64) < p[(2 * n + 1) % 3] {
                return [h0(x, (k2 + n) % 4), match k2 % 3 {
                    0 | 5 => { ((k2 % 4) as f64) }
                    1 | 6 => { x }
                    _ => { 0.5 }
                }];
            }
            p[0] /= x * x + 0.25;
            fn inner3(s: f64, t: f64) -> f64 {
                if t < s {
                    return (1..4).map(|i4| t + t).fold(t, |acc4, t4| acc4.sin() + t4 * t4);
                }
                t * t
            }
            let v1 = inner3(h0(BETA, (n + 1) % 4), 0.75);
            k2 = (k2 * 3 + n + 1) % 5;
            let mut k6: usize = 0;
            let v7: f64 = loop {
                if k6 >= 2 {
                    break p[0].sin();
                }
                k6 += 1;
            };
            p[(2 * k6 + 2) % 3] += x;
            for i8 in (1..3).rev() {
                p[i8] += p[i8 - 1] * (v7 / (1.0 + v7 * v7));
            }
            [(v1 * v1 + 1.25).ln() * v1.sin() + x + p[3 - 1 - (2 * k2 + 1) % 3], p.iter().take(2 * k6 + 2).filter(|&&e9| v1 >= v7).sum::<f64>() - v7.sin() + v1]
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
            let mut v2 = v1 / (u.abs() + lit(0.25));
            if k % 3 != 1 {
                let (mut v3, v4): (D, D) = (lit(BETA) - u, lit(BETA) * v1);
                let mut k6: usize = 0;
                let v9: D = 'l5: loop {
                    if k6 >= 5 {
                        break lit(BETA) - v1;
                    }
                    k6 += 1;
                    let v7: D;
                    if k6 % 2 != 1 {
                        v7 = v3;
                    } else {
                        v7 = u.atan().exp();
                    }
                    let v8: D;
                    if k % 2 == 1 {
                        v8 = { v4 };
                    } else {
                        v8 = v3;
                    }
                };
            } else {
                let v10 = u * lit(BETA);
            }
            h0(v1.tanh(), k - 1).sin() * ((v2.abs() + lit(1.25)).powf(lit(0.5)) + v2.sin() + v1)
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = h0(x, (2 * n + 2) % 4);
            let mut k2: usize = 3;
            if lit((k2 % 4) as f64) < p[(2 * n + 1) % 3] {
                return [h0(x, (k2 + n) % 4), match k2 % 3 {
                    0 | 5 => { lit((k2 % 4) as f64) }
                    1 | 6 => { x }
                    _ => { lit(0.5) }
                }];
            }
            { let right = x * x + lit(0.25); p[0] /= right; }
            fn inner3(s: D, t: D) -> D {
                if t < s {
                    return (1..4).map(|i4| t + t).fold(t, |acc4, t4| acc4.sin() + t4 * t4);
                }
                t * t
            }
            let v1 = inner3(h0(lit(BETA), (n + 1) % 4), lit(0.75));
            k2 = (k2 * 3 + n + 1) % 5;
            let mut k6: usize = 0;
            let v7: D = loop {
                if k6 >= 2 {
                    break p[0].sin();
                }
                k6 += 1;
            };
            { let right = x; p[(2 * k6 + 2) % 3] += right; }
            for i8 in (1..3).rev() {
                { let right = p[i8 - 1] * (v7 / (lit(1.0) + v7 * v7)); p[i8] += right; }
            }
            [(v1 * v1 + lit(1.25)).ln() * v1.sin() + x + p[3 - 1 - (2 * k2 + 1) % 3], p.iter().take(2 * k6 + 2).filter(|&&e9| v1 >= v7).sum::<D>() - v7.sin() + v1]
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
            let r2 = [u * u, u, -u, (0..=k).skip(2).filter(|&i1| !(u < 0.7)).map(|i1| 1.0 + 0.25 * (u + u).sin()).product::<f64>(), -u];
            fn inner3(s: f64, t: f64) -> f64 {
                if t < 0.25 {
                    return -s;
                }
                t.copysign(t)
            }
            let v4 = inner3(r2[(k + k) % 5], u * u);
            for i6 in (0..4).rev() {
                {
                    let mut c7 = |u7: f64| {
                        u += 0.25 * ((((k % 4) as f64) + v4) * u7);
                        u * 0.5
                    };
                    let mut v8 = c7({ v4 }) - c7(v4);
                }
            }
            if k % 2 < 1 {
                return Some(((k % 4) as f64));
            }
            Some(r2.iter().fold(u, |acc9, &e9| acc9.sin() + ((k % 4) as f64) * e9) + v4.sin() + u + r2[1])
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = { x };
            let mut v2 = a.iter().map(|&e1| x * e1).sum::<f64>();
            let mut k4: usize = 0;
            'l3: while k4 < 2 {
                k4 += 1;
                v2 = v2 * 0.5 + (-1.5 - v2);
                {
                    let mut r5 = [x * a[0], v2 + a[(k4 + k4) % a.len()], v2 / (x.abs() + 1.25), ((n % 4) as f64)];
                }
            }
            x = x * 0.5 + (x as i64 as f64);
            x = x;
            v2 * x - x + a[(k4 + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u: f64 = { u };
            let r2 = [u * u, u, -u, (0..=k).skip(2).filter(|&i1| !(u < 0.7)).map(|i1| 1.0 + 0.25 * (u + u).sin()).product::<f64>(), -u];
            fn inner3(s: f64, t: f64) -> f64 {
                if t < 0.25 {
                    return -s;
                }
                t.copysign(t)
            }
            let v4 = inner3(r2[(k + k) % 5], u * u);
            for i6 in (0..4).rev() {
                {
                    let mut c7 = |u7: f64| {
                        u += 0.25 * ((((k % 4) as f64) + v4) * u7);
                        u * 0.5
                    };
                    let mut v8 = c7({ v4 }) - c7(v4);
                }
            }
            if k % 2 < 1 {
                return Some(((k % 4) as f64));
            }
            Some(r2.iter().fold(u, |acc9, &e9| acc9.sin() + ((k % 4) as f64) * e9) + v4.sin() + u + r2[1])
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = { x };
            let mut v2 = a.iter().map(|&e1| x * e1).sum::<f64>();
            let mut k4: usize = 0;
            'l3: while k4 < 2 {
                k4 += 1;
                v2 = v2 * 0.5 + (-1.5 - v2);
                {
                    let mut r5 = [x * a[0], v2 + a[(k4 + k4) % a.len()], v2 / (x.abs() + 1.25), ((n % 4) as f64)];
                }
            }
            x = x * 0.5 + (x as i64 as f64);
            x = x;
            v2 * x - x + a[(k4 + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut u: D = { u };
            let r2 = [u * u, u, -u, (0..=k).skip(2).filter(|&i1| !(u < lit(0.7))).map(|i1| lit(1.0) + lit(0.25) * (u + u).sin()).product::<D>(), -u];
            fn inner3(s: D, t: D) -> D {
                if t < lit(0.25) {
                    return -s;
                }
                t.copysign(t)
            }
            let v4 = inner3(r2[(k + k) % 5], u * u);
            for i6 in (0..4).rev() {
                {
                    let mut c7 = |u7: D| {
                        { let right = lit(0.25) * ((lit((k % 4) as f64) + v4) * u7); u += right; }
                        u * lit(0.5)
                    };
                    let mut v8 = c7({ v4 }) - c7(v4);
                }
            }
            if k % 2 < 1 {
                return Some(lit((k % 4) as f64));
            }
            Some(r2.iter().fold(u, |acc9, &e9| acc9.sin() + lit((k % 4) as f64) * e9) + v4.sin() + u + r2[1])
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut x: D = { x };
            let mut v2 = a.iter().map(|&e1| x * e1).sum::<D>();
            let mut k4: usize = 0;
            'l3: while k4 < 2 {
                k4 += 1;
                v2 = v2 * lit(0.5) + (lit(-1.5) - v2);
                {
                    let mut r5 = [x * a[0], v2 + a[(k4 + k4) % a.len()], v2 / (x.abs() + lit(1.25)), lit((n % 4) as f64)];
                }
            }
            x = x * lit(0.5) + lit(x.value() as i64 as f64);
            x = x;
            v2 * x - x + a[(k4 + 1) % a.len()]
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
            let mut v1 = u;
            let mut v4 = p.iter().map(|&e2| if v1 >= -0.125 {
                let v3: f64 = p[2];
                e2
            } else { e2 }).sum::<f64>();
            let mut k5: usize = 3;
            'l6: for i7 in (1..k5).rev() {
                let v1: f64 = u;
            }
            v1.max(v4) - v4 - v1 + u + p[0]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[(n + 1) % b.len()] + ((n % 4) as f64);
            let mut r2: [f64; 3] = [0.0; 3];
            const GAMMA_3: f64 = 1.1;
            r2[3 - 1 - (n) % 3] -= q[n % 4].sin() * GAMMA_3;
            match n % 4 {
                0 => {
                    if q[(2 * n + 0) % 4] > v1 {
                        r2[1] += (v1 as i64 as f64);
                        let c4 = move |u4_0: f64| u4_0 - v1;
                    } else {
                        for i5 in (1..3).rev() {
                            r2[i5] += r2[i5 - 1] * (-1.1_f64).sin();
                        }
                    }
                    let mut o6: Option<f64> = if !(v1 > v1) { Some(-v1) } else { None };
                }
                1 => {
                    for _ in 0..3 {
                        let v9: f64;
                        if b[b.len() - 1 - (n) % b.len()] > 1.0 {
                            v9 = h0(r2, v1);
                        } else {
                            v9 = v1;
                        }
                        for &e11 in q {
                            if v9 > 0.7 {
                                v1 += 0.25 * h0(r2, v1);
                            }
                            const GAMMA_12: f64 = 0.5;
                            r2[(n + 1) % 3] = e11 * GAMMA_12;
                        }
                    }
                }
                2 => {
                    let v13 = {
                        let v1 = v1;
                        v1
                    };
                    const GAMMA_14: f64 = -2.0;
                    v1 -= r2[3 - 1 - (4) % 3] * GAMMA_14;
                }
                _ => {
                    let mut o15: Option<f64> = if n % 2 < 1 { Some(v1) } else { None };
                    let mut v16 = v1 % 1.75;
                }
            }
            ((n % 4) as f64) + r2[2] + b[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = u;
            let mut v4 = p.iter().map(|&e2| if v1 >= -0.125 {
                let v3: f64 = p[2];
                e2
            } else { e2 }).sum::<f64>();
            let mut k5: usize = 3;
            'l6: for i7 in (1..k5).rev() {
                let v1: f64 = u;
            }
            v1.max(v4) - v4 - v1 + u + p[0]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[(n + 1) % b.len()] + ((n % 4) as f64);
            let mut r2: [f64; 3] = [0.0; 3];
            const GAMMA_3: f64 = 1.1;
            r2[3 - 1 - (n) % 3] -= q[n % 4].sin() * GAMMA_3;
            match n % 4 {
                0 => {
                    if q[(2 * n + 0) % 4] > v1 {
                        r2[1] += (v1 as i64 as f64);
                        let c4 = move |u4_0: f64| u4_0 - v1;
                    } else {
                        for i5 in (1..3).rev() {
                            r2[i5] += r2[i5 - 1] * (-1.1_f64).sin();
                        }
                    }
                    let mut o6: Option<f64> = if !(v1 > v1) { Some(-v1) } else { None };
                }
                1 => {
                    for _ in 0..3 {
                        let v9: f64;
                        if b[b.len() - 1 - (n) % b.len()] > 1.0 {
                            v9 = h0(r2, v1);
                        } else {
                            v9 = v1;
                        }
                        for &e11 in q {
                            if v9 > 0.7 {
                                v1 += 0.25 * h0(r2, v1);
                            }
                            const GAMMA_12: f64 = 0.5;
                            r2[(n + 1) % 3] = e11 * GAMMA_12;
                        }
                    }
                }
                2 => {
                    let v13 = {
                        let v1 = v1;
                        v1
                    };
                    const GAMMA_14: f64 = -2.0;
                    v1 -= r2[3 - 1 - (4) % 3] * GAMMA_14;
                }
                _ => {
                    let mut o15: Option<f64> = if n % 2 < 1 { Some(v1) } else { None };
                    let mut v16 = v1 % 1.75;
                }
            }
            ((n % 4) as f64) + r2[2] + b[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = u;
            let mut v4 = p.iter().map(|&e2| if v1 >= lit(-0.125) {
                let v3: D = p[2];
                e2
            } else { e2 }).sum::<D>();
            let mut k5: usize = 3;
            'l6: for i7 in (1..k5).rev() {
                let v1: D = u;
            }
            v1.max(v4) - v4 - v1 + u + p[0]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = b[(n + 1) % b.len()] + lit((n % 4) as f64);
            let mut r2: [D; 3] = [lit(0.0); 3];
            const GAMMA_3: f64 = 1.1;
            { let right = q[n % 4].sin() * lit(GAMMA_3); r2[3 - 1 - (n) % 3] -= right; }
            match n % 4 {
                0 => {
                    if q[(2 * n + 0) % 4] > v1 {
                        { let right = lit(v1.value() as i64 as f64); r2[1] += right; }
                        let c4 = move |u4_0: D| u4_0 - v1;
                    } else {
                        for i5 in (1..3).rev() {
                            { let right = r2[i5 - 1] * lit(-1.1).sin(); r2[i5] += right; }
                        }
                    }
                    let mut o6: Option<D> = if !(v1 > v1) { Some(-v1) } else { None };
                }
                1 => {
                    for _ in 0..3 {
                        let v9: D;
                        if b[b.len() - 1 - (n) % b.len()] > lit(1.0) {
                            v9 = h0(r2, v1);
                        } else {
                            v9 = v1;
                        }
                        for &e11 in q {
                            if v9 > lit(0.7) {
                                { let right = lit(0.25) * h0(r2, v1); v1 += right; }
                            }
                            const GAMMA_12: f64 = 0.5;
                            r2[(n + 1) % 3] = e11 * lit(GAMMA_12);
                        }
                    }
                }
                2 => {
                    let v13 = {
                        let v1 = v1;
                        v1
                    };
                    const GAMMA_14: f64 = -2.0;
                    { let right = r2[3 - 1 - (4) % 3] * lit(GAMMA_14); v1 -= right; }
                }
                _ => {
                    let mut o15: Option<D> = if n % 2 < 1 { Some(v1) } else { None };
                    let mut v16 = v1 % lit(1.75);
                }
            }
            lit((n % 4) as f64) + r2[2] + b[0]
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
            let mut v1 = 2.0_f64;
            let mut v1 = v1.mul_add(v1, v1);
            let w_len: usize = w.len();
            v1 = v1;
            if BETA < 1.25 {
                let v2: f64;
                if ((n % 4) as f64) < 1.25 {
                    v2 = 0.7 + v1;
                } else {
                    v2 = (v1.abs() + 0.5 + 1.0).acosh();
                }
                let mut k4: usize = 0;
                'l3: loop {
                    if k4 >= 1 {
                        break;
                    }
                    k4 += 1;
                    v1 = (v2 / (BETA.abs() + 0.25)).cos();
                }
            } else {
                let mut v1 = v1;
            }
            w[(2 * n + 0) % w_len] = w[(2 * n + 0) % w_len] * 0.5 + v1;
            for i5 in 1..w.len() {
                w[i5] += w[i5 - 1] * v1.atan();
            }
            for &e7 in &w {
            }
            -v1 + w[(w_len + 1) % w.len()] + p[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 2.0_f64;
            let mut v1 = v1.mul_add(v1, v1);
            let w_len: usize = w.len();
            v1 = v1;
            if BETA < 1.25 {
                let v2: f64;
                if ((n % 4) as f64) < 1.25 {
                    v2 = 0.7 + v1;
                } else {
                    v2 = (v1.abs() + 0.5 + 1.0).acosh();
                }
                let mut k4: usize = 0;
                'l3: loop {
                    if k4 >= 1 {
                        break;
                    }
                    k4 += 1;
                    v1 = (v2 / (BETA.abs() + 0.25)).cos();
                }
            } else {
                let mut v1 = v1;
            }
            w[(2 * n + 0) % w_len] = w[(2 * n + 0) % w_len] * 0.5 + v1;
            for i5 in 1..w.len() {
                w[i5] += w[i5 - 1] * v1.atan();
            }
            for &e7 in &w {
            }
            -v1 + w[(w_len + 1) % w.len()] + p[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.9;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(2.0);
            let mut v1 = v1.mul_add(v1, v1);
            let w_len: usize = w.len();
            v1 = v1;
            if lit(BETA) < lit(1.25) {
                let v2: D;
                if lit((n % 4) as f64) < lit(1.25) {
                    v2 = lit(0.7) + v1;
                } else {
                    v2 = (v1.abs() + lit(0.5) + lit(1.0)).acosh();
                }
                let mut k4: usize = 0;
                'l3: loop {
                    if k4 >= 1 {
                        break;
                    }
                    k4 += 1;
                    v1 = (v2 / (lit(BETA).abs() + lit(0.25))).cos();
                }
            } else {
                let mut v1 = v1;
            }
            w[(2 * n + 0) % w_len] = w[(2 * n + 0) % w_len] * lit(0.5) + v1;
            for i5 in 1..w.len() {
                { let right = w[i5 - 1] * v1.atan(); w[i5] += right; }
            }
            for &e7 in &w {
            }
            -v1 + w[(w_len + 1) % w.len()] + p[2]
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
            let mut v1 = ((n % 4) as f64) / (x.abs() + 0.5);
            let mut v1 = a[2 % a.len()];
            let r2: [f64; 2] = [0.0; 2];
            let mut k3: usize = 1;
            {
                let v4: f64;
                if (r2[1] >= 0.7) && (((k3 % 4) as f64) >= r2[0]) {
                    v4 = r2[1] * v1;
                } else {
                    v4 = (ALPHA * ALPHA + 0.5).powf(v1 / (1.0 + v1 * v1));
                }
                for _ in 0..=n {
                    {
                        for &e8 in a {
                            let mut k10: usize = 0;
                            'l9: while k10 < 4 {
                                k10 += 1;
                                if (r2[(n + 1) % 2] < x) || (((k3 % 4) as f64) < -0.5) {
                                    continue;
                                }
                            }
                        }
                        {
                            let mut v11 = v1 + x;
                        }
                    }
                }
            }
            -2.0 * ALPHA + v1 + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.1;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) / (x.abs() + 0.5);
            let mut v1 = a[2 % a.len()];
            let r2: [f64; 2] = [0.0; 2];
            let mut k3: usize = 1;
            {
                let v4: f64;
                if (r2[1] >= 0.7) && (((k3 % 4) as f64) >= r2[0]) {
                    v4 = r2[1] * v1;
                } else {
                    v4 = (ALPHA * ALPHA + 0.5).powf(v1 / (1.0 + v1 * v1));
                }
                for _ in 0..=n {
                    {
                        for &e8 in a {
                            let mut k10: usize = 0;
                            'l9: while k10 < 4 {
                                k10 += 1;
                                if (r2[(n + 1) % 2] < x) || (((k3 % 4) as f64) < -0.5) {
                                    continue;
                                }
                            }
                        }
                        {
                            let mut v11 = v1 + x;
                        }
                    }
                }
            }
            -2.0 * ALPHA + v1 + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.1;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) / (x.abs() + lit(0.5));
            let mut v1 = a[2 % a.len()];
            let r2: [D; 2] = [lit(0.0); 2];
            let mut k3: usize = 1;
            {
                let v4: D;
                if (r2[1] >= lit(0.7)) && (lit((k3 % 4) as f64) >= r2[0]) {
                    v4 = r2[1] * v1;
                } else {
                    v4 = (lit(ALPHA) * lit(ALPHA) + lit(0.5)).powf(v1 / (lit(1.0) + v1 * v1));
                }
                for _ in 0..=n {
                    {
                        for &e8 in a {
                            let mut k10: usize = 0;
                            'l9: while k10 < 4 {
                                k10 += 1;
                                if (r2[(n + 1) % 2] < x) || (lit((k3 % 4) as f64) < lit(-0.5)) {
                                    continue;
                                }
                            }
                        }
                        {
                            let mut v11 = v1 + x;
                        }
                    }
                }
            }
            lit(-2.0) * lit(ALPHA) + v1 + a[0]
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
            let mut v1 = 0.9 + a[1 % a.len()];
            let v1 = f64::atan2(a[(k + k) % a.len()], w[w.len() - 1 - (k) % w.len()].abs() + 1.25);
            let mut r2: [f64; 4] = [-v1, 2.0 - v1, -0.9 - ALPHA, v1 - v1];
            a[a.len() - 1 - (k + k) % a.len()] + v1.sin()
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = -w[w.len() - 1 - (n + n) % w.len()];
            let mut v2 = w[4 % w.len()] + -0.5;
            let w_len: usize = w.len();
            let mut k3: usize = 1;
            k3 = (k3 * 3 + w_len) % 5;
            v2 = v2 * 0.5 + (match n % 4 {
                0 | 5 => { v2 }
                1 if 0.25_f64 < -2.0 => { ALPHA }
                2 | 7 if v2 < v1 => { v2 }
                _ => { 0.125_f64 }
            });
            if w_len % 3 == 1 {
                let c4 = |u4_0: f64, u4_1: f64| u4_0 - p[3 - 1 - (4) % 3] * u4_1;
                let mut k6: usize = 0;
                loop {
                    if k6 >= 1 {
                        break;
                    }
                    k6 += 1;
                    let mut k8: usize = 0;
                    'l7: loop {
                        if k8 >= 2 {
                            break;
                        }
                        k8 += 1;
                        for e10 in w.iter() {
                            const GAMMA_11: f64 = 0.25;
                            v2 = (v2 * 0.5 + (p[(n + n) % 3] + v1)) * GAMMA_11;
                            v2 /= v1.abs() + 1.25;
                        }
                    }
                }
            }
            w[w.len() - 1 - (k3) % w.len()] * v2 * v2.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = 0.9 + a[1 % a.len()];
            let v1 = f64::atan2(a[(k + k) % a.len()], w[w.len() - 1 - (k) % w.len()].abs() + 1.25);
            let mut r2: [f64; 4] = [-v1, 2.0 - v1, -0.9 - ALPHA, v1 - v1];
            a[a.len() - 1 - (k + k) % a.len()] + v1.sin()
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = -w[w.len() - 1 - (n + n) % w.len()];
            let mut v2 = w[4 % w.len()] + -0.5;
            let w_len: usize = w.len();
            let mut k3: usize = 1;
            k3 = (k3 * 3 + w_len) % 5;
            v2 = v2 * 0.5 + (match n % 4 {
                0 | 5 => { v2 }
                1 if 0.25_f64 < -2.0 => { ALPHA }
                2 | 7 if v2 < v1 => { v2 }
                _ => { 0.125_f64 }
            });
            if w_len % 3 == 1 {
                let c4 = |u4_0: f64, u4_1: f64| u4_0 - p[3 - 1 - (4) % 3] * u4_1;
                let mut k6: usize = 0;
                loop {
                    if k6 >= 1 {
                        break;
                    }
                    k6 += 1;
                    let mut k8: usize = 0;
                    'l7: loop {
                        if k8 >= 2 {
                            break;
                        }
                        k8 += 1;
                        for e10 in w.iter() {
                            const GAMMA_11: f64 = 0.25;
                            v2 = (v2 * 0.5 + (p[(n + n) % 3] + v1)) * GAMMA_11;
                            v2 /= v1.abs() + 1.25;
                        }
                    }
                }
            }
            w[w.len() - 1 - (k3) % w.len()] * v2 * v2.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = lit(0.9) + a[1 % a.len()];
            let v1 = D::atan2(a[(k + k) % a.len()], w[w.len() - 1 - (k) % w.len()].abs() + lit(1.25));
            let mut r2: [D; 4] = [-v1, lit(2.0) - v1, lit(-0.9) - lit(ALPHA), v1 - v1];
            a[a.len() - 1 - (k + k) % a.len()] + v1.sin()
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = -w[w.len() - 1 - (n + n) % w.len()];
            let mut v2 = w[4 % w.len()] + lit(-0.5);
            let w_len: usize = w.len();
            let mut k3: usize = 1;
            k3 = (k3 * 3 + w_len) % 5;
            v2 = v2 * lit(0.5) + (match n % 4 {
                0 | 5 => { v2 }
                1 if lit(0.25) < lit(-2.0) => { lit(ALPHA) }
                2 | 7 if v2 < v1 => { v2 }
                _ => { lit(0.125) }
            });
            if w_len % 3 == 1 {
                let c4 = |u4_0: D, u4_1: D| u4_0 - p[3 - 1 - (4) % 3] * u4_1;
                let mut k6: usize = 0;
                loop {
                    if k6 >= 1 {
                        break;
                    }
                    k6 += 1;
                    let mut k8: usize = 0;
                    'l7: loop {
                        if k8 >= 2 {
                            break;
                        }
                        k8 += 1;
                        for e10 in w.iter() {
                            const GAMMA_11: f64 = 0.25;
                            v2 = (v2 * lit(0.5) + (p[(n + n) % 3] + v1)) * lit(GAMMA_11);
                            { let right = v1.abs() + lit(1.25); v2 /= right; }
                        }
                    }
                }
            }
            w[w.len() - 1 - (k3) % w.len()] * v2 * v2.sin()
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
            let mut r2 = [-0.75 + BETA, a[a.len() - 1 - (k) % a.len()] + v1, v1];
            if k % 2 == 1 {
                r2[3 - 1 - (2 * k + 0) % 3] = a[a.len() - 1 - (k + 1) % a.len()];
            }
            let v3 = if k % 3 < 1 { v1 } else { r2[2] };
            v1 - v3 + v1 + a[a.len() - 1 - (k) % a.len()]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 1.0;
            for &e3 in b {
                for &e5 in b {
                    let s6 = &a[..];
                    let mut k8: usize = 0;
                    'l7: while k8 < 6 {
                        k8 += 1;
                        v1 += 0.25 * (s6[0] * v1);
                        if v1 <= -0.7 {
                            const GAMMA_9: f64 = 0.7;
                            v1 = ((n % 4) as f64).sin() * GAMMA_9;
                        }
                    }
                }
                for i11 in 0..b.len() {
                    if v1 > -0.125 {
                        let mut k13: usize = 0;
                        let mut e3: f64 = 'l12: loop {
                            if k13 >= 2 {
                                break h0(q, b[(k13 + 1) % b.len()], (k13 + i11) % 4);
                            }
                            k13 += 1;
                        };
                        e3 /= v1.abs() + 0.5;
                    } else {
                        let mut k14: usize = 0;
                    }
                    let v15: f64;
                    if !(v1 < -0.7) {
                        v15 = a[a.len() - 1 - (2) % a.len()] + e3;
                    } else {
                        v15 = if !(v1 > 0.7) {
                            let v16 = v1;
                            ((i11 % 4) as f64)
                        } else { e3 };
                    }
                }
            }
            v1 / (a[0].abs() + 0.5) + b[(2 * n + 1) % b.len()] + a[(n + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let mut r2 = [-0.75 + BETA, a[a.len() - 1 - (k) % a.len()] + v1, v1];
            if k % 2 == 1 {
                r2[3 - 1 - (2 * k + 0) % 3] = a[a.len() - 1 - (k + 1) % a.len()];
            }
            let v3 = if k % 3 < 1 { v1 } else { r2[2] };
            v1 - v3 + v1 + a[a.len() - 1 - (k) % a.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 1.0;
            for &e3 in b {
                for &e5 in b {
                    let s6 = &a[..];
                    let mut k8: usize = 0;
                    'l7: while k8 < 6 {
                        k8 += 1;
                        v1 += 0.25 * (s6[0] * v1);
                        if v1 <= -0.7 {
                            const GAMMA_9: f64 = 0.7;
                            v1 = ((n % 4) as f64).sin() * GAMMA_9;
                        }
                    }
                }
                for i11 in 0..b.len() {
                    if v1 > -0.125 {
                        let mut k13: usize = 0;
                        let mut e3: f64 = 'l12: loop {
                            if k13 >= 2 {
                                break h0(q, b[(k13 + 1) % b.len()], (k13 + i11) % 4);
                            }
                            k13 += 1;
                        };
                        e3 /= v1.abs() + 0.5;
                    } else {
                        let mut k14: usize = 0;
                    }
                    let v15: f64;
                    if !(v1 < -0.7) {
                        v15 = a[a.len() - 1 - (2) % a.len()] + e3;
                    } else {
                        v15 = if !(v1 > 0.7) {
                            let v16 = v1;
                            ((i11 % 4) as f64)
                        } else { e3 };
                    }
                }
            }
            v1 / (a[0].abs() + 0.5) + b[(2 * n + 1) % b.len()] + a[(n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u * u;
            let mut r2 = [lit(-0.75) + lit(BETA), a[a.len() - 1 - (k) % a.len()] + v1, v1];
            if k % 2 == 1 {
                r2[3 - 1 - (2 * k + 0) % 3] = a[a.len() - 1 - (k + 1) % a.len()];
            }
            let v3 = if k % 3 < 1 { v1 } else { r2[2] };
            v1 - v3 + v1 + a[a.len() - 1 - (k) % a.len()]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(1.0);
            for &e3 in b {
                for &e5 in b {
                    let s6 = &a[..];
                    let mut k8: usize = 0;
                    'l7: while k8 < 6 {
                        k8 += 1;
                        { let right = lit(0.25) * (s6[0] * v1); v1 += right; }
                        if v1 <= lit(-0.7) {
                            const GAMMA_9: f64 = 0.7;
                            v1 = lit((n % 4) as f64).sin() * lit(GAMMA_9);
                        }
                    }
                }
                for i11 in 0..b.len() {
                    if v1 > lit(-0.125) {
                        let mut k13: usize = 0;
                        let mut e3: D = 'l12: loop {
                            if k13 >= 2 {
                                break h0(q, b[(k13 + 1) % b.len()], (k13 + i11) % 4);
                            }
                            k13 += 1;
                        };
                        { let right = v1.abs() + lit(0.5); e3 /= right; }
                    } else {
                        let mut k14: usize = 0;
                    }
                    let v15: D;
                    if !(v1 < lit(-0.7)) {
                        v15 = a[a.len() - 1 - (2) % a.len()] + e3;
                    } else {
                        v15 = if !(v1 > lit(0.7)) {
                            let v16 = v1;
                            lit((i11 % 4) as f64)
                        } else { e3 };
                    }
                }
            }
            v1 / (a[0].abs() + lit(0.5)) + b[(2 * n + 1) % b.len()] + a[(n + n) % a.len()]
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
            let mut v1 = y * y;
            let mut v2: f64 = x * x;
            let mut r3 = vec![-v1; n % 5 + 1];
            let r3_len: usize = r3.len();
            match r3_len % 2 {
                0 if v1 <= 1.0 => {
                    'l4: for i5 in 1..n {
                        const GAMMA_6: f64 = 1.5;
                        v1 = y / (1.0 + y * y) * GAMMA_6;
                    }
                    let (mut v8, v9): (f64, f64) = ({
                        let mut v7 = (r3[4 % r3.len()] as i64 as f64);
                        x
                    }, ((r3_len % 4) as f64));
                }
                _ => {
                    fn inner10(s: f64, t: f64) -> f64 {
                        if s >= 1.1 {
                            return t - t;
                        }
                        t
                    }
                    let v11 = inner10(0.5, r3[r3_len % r3.len()]);
                }
            }
            (r3.iter().filter(|&&e12| n % 2 == 1).sum::<f64>() + v2.sin()) * x + r3[r3.len() - 1 - (1) % r3.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y * y;
            let mut v2: f64 = x * x;
            let mut r3 = vec![-v1; n % 5 + 1];
            let r3_len: usize = r3.len();
            match r3_len % 2 {
                0 if v1 <= 1.0 => {
                    'l4: for i5 in 1..n {
                        const GAMMA_6: f64 = 1.5;
                        v1 = y / (1.0 + y * y) * GAMMA_6;
                    }
                    let (mut v8, v9): (f64, f64) = ({
                        let mut v7 = (r3[4 % r3.len()] as i64 as f64);
                        x
                    }, ((r3_len % 4) as f64));
                }
                _ => {
                    fn inner10(s: f64, t: f64) -> f64 {
                        if s >= 1.1 {
                            return t - t;
                        }
                        t
                    }
                    let v11 = inner10(0.5, r3[r3_len % r3.len()]);
                }
            }
            (r3.iter().filter(|&&e12| n % 2 == 1).sum::<f64>() + v2.sin()) * x + r3[r3.len() - 1 - (1) % r3.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y * y;
            let mut v2: D = x * x;
            let mut r3 = vec![-v1; n % 5 + 1];
            let r3_len: usize = r3.len();
            match r3_len % 2 {
                0 if v1 <= lit(1.0) => {
                    'l4: for i5 in 1..n {
                        const GAMMA_6: f64 = 1.5;
                        v1 = y / (lit(1.0) + y * y) * lit(GAMMA_6);
                    }
                    let (mut v8, v9): (D, D) = ({
                        let mut v7 = lit(r3[4 % r3.len()].value() as i64 as f64);
                        x
                    }, lit((r3_len % 4) as f64));
                }
                _ => {
                    fn inner10(s: D, t: D) -> D {
                        if s >= lit(1.1) {
                            return t - t;
                        }
                        t
                    }
                    let v11 = inner10(lit(0.5), r3[r3_len % r3.len()]);
                }
            }
            (r3.iter().filter(|&&e12| n % 2 == 1).sum::<D>() + v2.sin()) * x + r3[r3.len() - 1 - (1) % r3.len()]
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
            let mut v2 = x;
            let mut r3: [f64; 3] = [v2, v2, f64::ln(v1 * v1 + 0.25)];
            r3[0] = v2;
            let v5 = r3.iter().rev().map(|&e4| 0.3_f64).fold(v2, |acc4, t4| acc4.sin() + BETA * t4);
            v1 = w[(n + n) % w.len()] * 1.25;
            if n % 2 == 1 {
                v2 = match n % 4 {
                    0 => { -1.1 }
                    1 | 6 => {
                        v2 *= (x * v5).atan();
                        v2
                    }
                    2 => { v1 }
                    _ => { v5 }
                };
                return;
            }
            'l6: for i7 in 0..n {
                v2 = (v5 - w[n % w.len()]).max(-2.25).min(2.375);
            }
            if !(((n % 4) as f64) <= 1.1) {
                let mut k9: usize = 0;
                loop {
                    if k9 >= 2 {
                        break;
                    }
                    k9 += 1;
                    v1 *= v1.sin();
                    if r3[0] >= 0.7 {
                        v1 = ((k9 % 4) as f64);
                    }
                }
                if n % 3 != 1 {
                    let mut k11: usize = 0;
                    let mut v44: f64 = 'l10: loop {
                        if k11 >= 5 {
                            break match k9 % 2 {
                                0 => {
                                    v1 = r3[k11 % 3];
                                    r3[0]
                                }
                                _ => { x }
                            };
                        }
                        k11 += 1;
                        'l12: for i13 in 0..k11 {
                            if n % 2 != 1 {
                                match i13 % 3 {
                                    0 => {
                                        for i15 in 0..k9 {
                                            fn inner16(s: f64, t: f64) -> f64 {
                                                if s <= 2.0 {
                                                    return t;
                                                }
                                                t
                                            }
                                            let x = inner16(match k11 % 2 {
                                                0 | 5 if v2 > 1.25 => { v5 }
                                                _ => { v5 }
                                            }, v2);
                                        }
                                        if v2 < -1.0 {
                                            break;
                                        }
                                    }
                                    1 => {
                                        let v17 = f64::copysign(v5, x);
                                        let mut v18 = v17 / (v2 * v2 + 1.25);
                                    }
                                    _ => {
                                        let mut k20: usize = 0;
                                        let mut v23: f64 = loop {
                                            if k20 >= 2 {
                                                break (r3[(2 * k9 + 2) % 3] * r3[(2 * k9 + 2) % 3] + 0.5).log2();
                                            }
                                            k20 += 1;
                                            {
                                                const GAMMA_21: f64 = 0.25;
                                                r3[2] = r3.iter().filter(|&&e22| k11 % 3 != 1).sum::<f64>().sin() * GAMMA_21;
                                            }
                                        };
                                        if v5 > v23 {
                                            v2 = v2 * 0.5 + (x - ((k20 % 4) as f64));
                                            continue;
                                        } else {
                                            w[0] -= 0.25 * w.iter().enumerate().map(|(j24, &e24)| e24).sum::<f64>();
                                        }
                                    }
                                }
                                let c25 = |u25_0: f64, u25_1: f64| u25_0 * (x - u25_0);
                            } else {
                                match k9 % 4 {
                                    0 => {
                                        {
                                            let mut k27: usize = 0;
                                            let mut v29: f64 = 'l26: loop {
                                                if k27 >= 5 {
                                                    break w[w.len() - 1 - (k27 + 1) % w.len()].cos();
                                                }
                                                k27 += 1;
                                                let mut k28: usize = 0;
                                            };
                                        }
                                    }
                                    1 => {
                                        if v2 >= v1 {
                                            v2 = (2.0 / (BETA * BETA + 0.5)).clamp(-2.125, 1.875);
                                            continue 'l10;
                                        } else {
                                            let v30: f64;
                                            if k9 % 3 < 1 {
                                                v30 = w[w.len() - 1 - (i13) % w.len()] + w[(k11 + 1) % w.len()];
                                            } else {
                                                v30 = w.iter().rev().map(|&e31| v1).fold(ALPHA, |acc31, t31| 0.5 * acc31 + w[2 % w.len()] * t31);
                                            }
                                        }
                                    }
                                    2 => {
                                        if x > ((k11 % 4) as f64) {
                                            fn inner32(s: f64, t: f64) -> f64 {
                                                if t >= 0.5 {
                                                    return -0.125;
                                                }
                                                -s
                                            }
                                            let v33 = inner32(v2 + r3[1], v5 - ALPHA);
                                            if 1.1_f64 > 0.5 {
                                                continue;
                                            }
                                        }
                                    }
                                    _ => {
                                        let mut k35: usize = 0;
                                        let v36: f64 = loop {
                                            if k35 >= 0 {
                                                break if k35 % 3 == 1 { v5 } else { ((n % 4) as f64) };
                                            }
                                            k35 += 1;
                                            (v1, v2) = (r3[0].powi(0).max(-2.25).min(2.375), v5.cos());
                                            v1 += 0.25 * r3[(k9 + k9) % 3].tanh();
                                        };
                                    }
                                }
                                for i38 in (0..k11 % 4).rev() {
                                    {
                                        let mut v2 = if x >= 0.9 { v5 } else { r3[(i13 + i38) % 3] };
                                        if i13 % 2 < 1 {
                                            w[(k11 + 1) % w.len()] = w[(2 * i13 + 0) % w.len()];
                                            fn inner39(s: f64, t: f64) -> f64 {
                                                if s >= t {
                                                    return t * s;
                                                }
                                                s / (t.abs() + 1.25)
                                            }
                                            let v40: f64 = inner39(v1 / (v2 * v2 + 1.25), (0.9 * w[0].sin()).asin());
                                        } else {
                                            let mut v41 = w[0];
                                            let mut v42 = v5.sin().exp();
                                        }
                                    }
                                }
                            }
                        }
                        let mut r43 = vec![v2 * ALPHA, 0.9, w[0] + BETA];
                        let r43_len: usize = r43.len();
                    };
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
            let mut v2 = x;
            let mut r3: [f64; 3] = [v2, v2, f64::ln(v1 * v1 + 0.25)];
            r3[0] = v2;
            let v5 = r3.iter().rev().map(|&e4| 0.3_f64).fold(v2, |acc4, t4| acc4.sin() + BETA * t4);
            v1 = w[(n + n) % w.len()] * 1.25;
            if n % 2 == 1 {
                v2 = match n % 4 {
                    0 => { -1.1 }
                    1 | 6 => {
                        v2 *= (x * v5).atan();
                        v2
                    }
                    2 => { v1 }
                    _ => { v5 }
                };
                return;
            }
            'l6: for i7 in 0..n {
                v2 = (v5 - w[n % w.len()]).max(-2.25).min(2.375);
            }
            if !(((n % 4) as f64) <= 1.1) {
                let mut k9: usize = 0;
                loop {
                    if k9 >= 2 {
                        break;
                    }
                    k9 += 1;
                    v1 *= v1.sin();
                    if r3[0] >= 0.7 {
                        v1 = ((k9 % 4) as f64);
                    }
                }
                if n % 3 != 1 {
                    let mut k11: usize = 0;
                    let mut v44: f64 = 'l10: loop {
                        if k11 >= 5 {
                            break match k9 % 2 {
                                0 => {
                                    v1 = r3[k11 % 3];
                                    r3[0]
                                }
                                _ => { x }
                            };
                        }
                        k11 += 1;
                        'l12: for i13 in 0..k11 {
                            if n % 2 != 1 {
                                match i13 % 3 {
                                    0 => {
                                        for i15 in 0..k9 {
                                            fn inner16(s: f64, t: f64) -> f64 {
                                                if s <= 2.0 {
                                                    return t;
                                                }
                                                t
                                            }
                                            let x = inner16(match k11 % 2 {
                                                0 | 5 if v2 > 1.25 => { v5 }
                                                _ => { v5 }
                                            }, v2);
                                        }
                                        if v2 < -1.0 {
                                            break;
                                        }
                                    }
                                    1 => {
                                        let v17 = f64::copysign(v5, x);
                                        let mut v18 = v17 / (v2 * v2 + 1.25);
                                    }
                                    _ => {
                                        let mut k20: usize = 0;
                                        let mut v23: f64 = loop {
                                            if k20 >= 2 {
                                                break (r3[(2 * k9 + 2) % 3] * r3[(2 * k9 + 2) % 3] + 0.5).log2();
                                            }
                                            k20 += 1;
                                            {
                                                const GAMMA_21: f64 = 0.25;
                                                r3[2] = r3.iter().filter(|&&e22| k11 % 3 != 1).sum::<f64>().sin() * GAMMA_21;
                                            }
                                        };
                                        if v5 > v23 {
                                            v2 = v2 * 0.5 + (x - ((k20 % 4) as f64));
                                            continue;
                                        } else {
                                            w[0] -= 0.25 * w.iter().enumerate().map(|(j24, &e24)| e24).sum::<f64>();
                                        }
                                    }
                                }
                                let c25 = |u25_0: f64, u25_1: f64| u25_0 * (x - u25_0);
                            } else {
                                match k9 % 4 {
                                    0 => {
                                        {
                                            let mut k27: usize = 0;
                                            let mut v29: f64 = 'l26: loop {
                                                if k27 >= 5 {
                                                    break w[w.len() - 1 - (k27 + 1) % w.len()].cos();
                                                }
                                                k27 += 1;
                                                let mut k28: usize = 0;
                                            };
                                        }
                                    }
                                    1 => {
                                        if v2 >= v1 {
                                            v2 = (2.0 / (BETA * BETA + 0.5)).clamp(-2.125, 1.875);
                                            continue 'l10;
                                        } else {
                                            let v30: f64;
                                            if k9 % 3 < 1 {
                                                v30 = w[w.len() - 1 - (i13) % w.len()] + w[(k11 + 1) % w.len()];
                                            } else {
                                                v30 = w.iter().rev().map(|&e31| v1).fold(ALPHA, |acc31, t31| 0.5 * acc31 + w[2 % w.len()] * t31);
                                            }
                                        }
                                    }
                                    2 => {
                                        if x > ((k11 % 4) as f64) {
                                            fn inner32(s: f64, t: f64) -> f64 {
                                                if t >= 0.5 {
                                                    return -0.125;
                                                }
                                                -s
                                            }
                                            let v33 = inner32(v2 + r3[1], v5 - ALPHA);
                                            if 1.1_f64 > 0.5 {
                                                continue;
                                            }
                                        }
                                    }
                                    _ => {
                                        let mut k35: usize = 0;
                                        let v36: f64 = loop {
                                            if k35 >= 0 {
                                                break if k35 % 3 == 1 { v5 } else { ((n % 4) as f64) };
                                            }
                                            k35 += 1;
                                            (v1, v2) = (r3[0].powi(0).max(-2.25).min(2.375), v5.cos());
                                            v1 += 0.25 * r3[(k9 + k9) % 3].tanh();
                                        };
                                    }
                                }
                                for i38 in (0..k11 % 4).rev() {
                                    {
                                        let mut v2 = if x >= 0.9 { v5 } else { r3[(i13 + i38) % 3] };
                                        if i13 % 2 < 1 {
                                            w[(k11 + 1) % w.len()] = w[(2 * i13 + 0) % w.len()];
                                            fn inner39(s: f64, t: f64) -> f64 {
                                                if s >= t {
                                                    return t * s;
                                                }
                                                s / (t.abs() + 1.25)
                                            }
                                            let v40: f64 = inner39(v1 / (v2 * v2 + 1.25), (0.9 * w[0].sin()).asin());
                                        } else {
                                            let mut v41 = w[0];
                                            let mut v42 = v5.sin().exp();
                                        }
                                    }
                                }
                            }
                        }
                        let mut r43 = vec![v2 * ALPHA, 0.9, w[0] + BETA];
                        let r43_len: usize = r43.len();
                    };
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
            let mut v2 = x;
            let mut r3: [D; 3] = [v2, v2, D::ln(v1 * v1 + lit(0.25))];
            r3[0] = v2;
            let v5 = r3.iter().rev().map(|&e4| lit(0.3)).fold(v2, |acc4, t4| acc4.sin() + lit(BETA) * t4);
            v1 = w[(n + n) % w.len()] * lit(1.25);
            if n % 2 == 1 {
                v2 = match n % 4 {
                    0 => { lit(-1.1) }
                    1 | 6 => {
                        { let right = (x * v5).atan(); v2 *= right; }
                        v2
                    }
                    2 => { v1 }
                    _ => { v5 }
                };
                return;
            }
            'l6: for i7 in 0..n {
                v2 = (v5 - w[n % w.len()]).max(lit(-2.25)).min(lit(2.375));
            }
            if !(lit((n % 4) as f64) <= lit(1.1)) {
                let mut k9: usize = 0;
                loop {
                    if k9 >= 2 {
                        break;
                    }
                    k9 += 1;
                    { let right = v1.sin(); v1 *= right; }
                    if r3[0] >= lit(0.7) {
                        v1 = lit((k9 % 4) as f64);
                    }
                }
                if n % 3 != 1 {
                    let mut k11: usize = 0;
                    let mut v44: D = 'l10: loop {
                        if k11 >= 5 {
                            break match k9 % 2 {
                                0 => {
                                    v1 = r3[k11 % 3];
                                    r3[0]
                                }
                                _ => { x }
                            };
                        }
                        k11 += 1;
                        'l12: for i13 in 0..k11 {
                            if n % 2 != 1 {
                                match i13 % 3 {
                                    0 => {
                                        for i15 in 0..k9 {
                                            fn inner16(s: D, t: D) -> D {
                                                if s <= lit(2.0) {
                                                    return t;
                                                }
                                                t
                                            }
                                            let x = inner16(match k11 % 2 {
                                                0 | 5 if v2 > lit(1.25) => { v5 }
                                                _ => { v5 }
                                            }, v2);
                                        }
                                        if v2 < lit(-1.0) {
                                            break;
                                        }
                                    }
                                    1 => {
                                        let v17 = D::copysign(v5, x);
                                        let mut v18 = v17 / (v2 * v2 + lit(1.25));
                                    }
                                    _ => {
                                        let mut k20: usize = 0;
                                        let mut v23: D = loop {
                                            if k20 >= 2 {
                                                break (r3[(2 * k9 + 2) % 3] * r3[(2 * k9 + 2) % 3] + lit(0.5)).log2();
                                            }
                                            k20 += 1;
                                            {
                                                const GAMMA_21: f64 = 0.25;
                                                r3[2] = r3.iter().filter(|&&e22| k11 % 3 != 1).sum::<D>().sin() * lit(GAMMA_21);
                                            }
                                        };
                                        if v5 > v23 {
                                            v2 = v2 * lit(0.5) + (x - lit((k20 % 4) as f64));
                                            continue;
                                        } else {
                                            { let right = lit(0.25) * w.iter().enumerate().map(|(j24, &e24)| e24).sum::<D>(); w[0] -= right; }
                                        }
                                    }
                                }
                                let c25 = |u25_0: D, u25_1: D| u25_0 * (x - u25_0);
                            } else {
                                match k9 % 4 {
                                    0 => {
                                        {
                                            let mut k27: usize = 0;
                                            let mut v29: D = 'l26: loop {
                                                if k27 >= 5 {
                                                    break w[w.len() - 1 - (k27 + 1) % w.len()].cos();
                                                }
                                                k27 += 1;
                                                let mut k28: usize = 0;
                                            };
                                        }
                                    }
                                    1 => {
                                        if v2 >= v1 {
                                            v2 = (lit(2.0) / (lit(BETA) * lit(BETA) + lit(0.5))).clamp(lit(-2.125), lit(1.875));
                                            continue 'l10;
                                        } else {
                                            let v30: D;
                                            if k9 % 3 < 1 {
                                                v30 = w[w.len() - 1 - (i13) % w.len()] + w[(k11 + 1) % w.len()];
                                            } else {
                                                v30 = w.iter().rev().map(|&e31| v1).fold(lit(ALPHA), |acc31, t31| lit(0.5) * acc31 + w[2 % w.len()] * t31);
                                            }
                                        }
                                    }
                                    2 => {
                                        if x > lit((k11 % 4) as f64) {
                                            fn inner32(s: D, t: D) -> D {
                                                if t >= lit(0.5) {
                                                    return lit(-0.125);
                                                }
                                                -s
                                            }
                                            let v33 = inner32(v2 + r3[1], v5 - lit(ALPHA));
                                            if lit(1.1) > lit(0.5) {
                                                continue;
                                            }
                                        }
                                    }
                                    _ => {
                                        let mut k35: usize = 0;
                                        let v36: D = loop {
                                            if k35 >= 0 {
                                                break if k35 % 3 == 1 { v5 } else { lit((n % 4) as f64) };
                                            }
                                            k35 += 1;
                                            (v1, v2) = (r3[0].powi(0).max(lit(-2.25)).min(lit(2.375)), v5.cos());
                                            { let right = lit(0.25) * r3[(k9 + k9) % 3].tanh(); v1 += right; }
                                        };
                                    }
                                }
                                for i38 in (0..k11 % 4).rev() {
                                    {
                                        let mut v2 = if x >= lit(0.9) { v5 } else { r3[(i13 + i38) % 3] };
                                        if i13 % 2 < 1 {
                                            w[(k11 + 1) % w.len()] = w[(2 * i13 + 0) % w.len()];
                                            fn inner39(s: D, t: D) -> D {
                                                if s >= t {
                                                    return t * s;
                                                }
                                                s / (t.abs() + lit(1.25))
                                            }
                                            let v40: D = inner39(v1 / (v2 * v2 + lit(1.25)), (lit(0.9) * w[0].sin()).asin());
                                        } else {
                                            let mut v41 = w[0];
                                            let mut v42 = v5.sin().exp();
                                        }
                                    }
                                }
                            }
                        }
                        let mut r43 = vec![v2 * lit(ALPHA), lit(0.9), w[0] + lit(BETA)];
                        let r43_len: usize = r43.len();
                    };
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
            let mut v1: f64 = x;
            let mut v2 = ((n % 4) as f64) + x;
            let mut k4: usize = 0;
            let v2: f64 = loop {
                if k4 >= 4 {
                    break v2;
                }
                k4 += 1;
                let mut v5 = w[(n + n) % w.len()];
                w[(k4 + 1) % w.len()] = x / (1.0 + x * x);
            };
            let mut k7: usize = 0;
            while (k7 < 0) && (w[(2 * n + 2) % w.len()] < 0.75) {
                k7 += 1;
                fn inner8(s: f64, t: f64) -> f64 {
                    if s < -0.25 {
                        return t;
                    }
                    s * t
                }
                let v9 = inner8((x.abs() + 0.5).powf(2.25), v2);
                for i10 in 1..w.len() {
                    w[i10] *= (w[i10 - 1] - w[i10]).cos();
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x;
            let mut v2 = ((n % 4) as f64) + x;
            let mut k4: usize = 0;
            let v2: f64 = loop {
                if k4 >= 4 {
                    break v2;
                }
                k4 += 1;
                let mut v5 = w[(n + n) % w.len()];
                w[(k4 + 1) % w.len()] = x / (1.0 + x * x);
            };
            let mut k7: usize = 0;
            while (k7 < 0) && (w[(2 * n + 2) % w.len()] < 0.75) {
                k7 += 1;
                fn inner8(s: f64, t: f64) -> f64 {
                    if s < -0.25 {
                        return t;
                    }
                    s * t
                }
                let v9 = inner8((x.abs() + 0.5).powf(2.25), v2);
                for i10 in 1..w.len() {
                    w[i10] *= (w[i10 - 1] - w[i10]).cos();
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = x;
            let mut v2 = lit((n % 4) as f64) + x;
            let mut k4: usize = 0;
            let v2: D = loop {
                if k4 >= 4 {
                    break v2;
                }
                k4 += 1;
                let mut v5 = w[(n + n) % w.len()];
                w[(k4 + 1) % w.len()] = x / (lit(1.0) + x * x);
            };
            let mut k7: usize = 0;
            while (k7 < 0) && (w[(2 * n + 2) % w.len()] < lit(0.75)) {
                k7 += 1;
                fn inner8(s: D, t: D) -> D {
                    if s < lit(-0.25) {
                        return t;
                    }
                    s * t
                }
                let v9 = inner8((x.abs() + lit(0.5)).powf(lit(2.25)), v2);
                for i10 in 1..w.len() {
                    { let right = (w[i10 - 1] - w[i10]).cos(); w[i10] *= right; }
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
            let mut v1 = { u };
            let mut v2 = u.max(a[0]);
            let mut r4 = vec![a.iter().zip(a).filter(|&(&e3, &z3)| k % 3 < 1).map(|(&e3, &z3)| 1.0 + 0.25 * z3.sin()).product::<f64>(), u + u, v2, f64::powf(v1 * v1 + 1.25, 2.25), f64::asinh(a[(2 * k + 1) % a.len()])];
            let r4_len: usize = r4.len();
            if v1 <= v1 {
                let r5: [f64; 3] = [0.0; 3];
                v2 = v1;
            } else {
                let c6 = move |u6_0: f64, u6_1: f64| u6_0 * (u as f32 as f64);
                for i8 in 1..k {
                    let mut k9: usize = 1;
                    let mut v10 = f64::ln(v2.abs() + 0.25);
                }
            }
            v1.sin()
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            const GAMMA_2: f64 = -2.0;
            v1 = (y + x) * GAMMA_2;
            for i4 in 1..2 {
                let c5 = move |u5_0: f64| u5_0 - u5_0;
                let mut k7: usize = 0;
                let mut v10: f64 = 'l6: loop {
                    if k7 >= 1 {
                        break 1.25;
                    }
                    k7 += 1;
                    let p8 = (x * x, y - 1.25);
                    const GAMMA_9: f64 = -1.25;
                    v1 -= 0.25 * (x * ((n % 4) as f64)) * GAMMA_9;
                };
            }
            ((n % 4) as f64) * y.sin() * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = { u };
            let mut v2 = u.max(a[0]);
            let mut r4 = vec![a.iter().zip(a).filter(|&(&e3, &z3)| k % 3 < 1).map(|(&e3, &z3)| 1.0 + 0.25 * z3.sin()).product::<f64>(), u + u, v2, f64::powf(v1 * v1 + 1.25, 2.25), f64::asinh(a[(2 * k + 1) % a.len()])];
            let r4_len: usize = r4.len();
            if v1 <= v1 {
                let r5: [f64; 3] = [0.0; 3];
                v2 = v1;
            } else {
                let c6 = move |u6_0: f64, u6_1: f64| u6_0 * (u as f32 as f64);
                for i8 in 1..k {
                    let mut k9: usize = 1;
                    let mut v10 = f64::ln(v2.abs() + 0.25);
                }
            }
            v1.sin()
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            const GAMMA_2: f64 = -2.0;
            v1 = (y + x) * GAMMA_2;
            for i4 in 1..2 {
                let c5 = move |u5_0: f64| u5_0 - u5_0;
                let mut k7: usize = 0;
                let mut v10: f64 = 'l6: loop {
                    if k7 >= 1 {
                        break 1.25;
                    }
                    k7 += 1;
                    let p8 = (x * x, y - 1.25);
                    const GAMMA_9: f64 = -1.25;
                    v1 -= 0.25 * (x * ((n % 4) as f64)) * GAMMA_9;
                };
            }
            ((n % 4) as f64) * y.sin() * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = { u };
            let mut v2 = u.max(a[0]);
            let mut r4 = vec![a.iter().zip(a).filter(|&(&e3, &z3)| k % 3 < 1).map(|(&e3, &z3)| lit(1.0) + lit(0.25) * z3.sin()).product::<D>(), u + u, v2, D::powf(v1 * v1 + lit(1.25), lit(2.25)), D::asinh(a[(2 * k + 1) % a.len()])];
            let r4_len: usize = r4.len();
            if v1 <= v1 {
                let r5: [D; 3] = [lit(0.0); 3];
                v2 = v1;
            } else {
                let c6 = move |u6_0: D, u6_1: D| u6_0 * single(u);
                for i8 in 1..k {
                    let mut k9: usize = 1;
                    let mut v10 = D::ln(v2.abs() + lit(0.25));
                }
            }
            v1.sin()
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            const GAMMA_2: f64 = -2.0;
            v1 = (y + x) * lit(GAMMA_2);
            for i4 in 1..2 {
                let c5 = move |u5_0: D| u5_0 - u5_0;
                let mut k7: usize = 0;
                let mut v10: D = 'l6: loop {
                    if k7 >= 1 {
                        break lit(1.25);
                    }
                    k7 += 1;
                    let p8 = (x * x, y - lit(1.25));
                    const GAMMA_9: f64 = -1.25;
                    { let right = lit(0.25) * (x * lit((n % 4) as f64)) * lit(GAMMA_9); v1 -= right; }
                };
            }
            lit((n % 4) as f64) * y.sin() * x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p172", true, |report| crate::check_program!(0, report));
    }
}

pub mod p173 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut y: f64 = -1.5;
            let mut v2 = (0..n).take(n + 1).map(|i1| -x).sum::<f64>();
            let mut r4: [f64; 5] = [y, -0.75, 0.3 / (v2.abs() + 0.5), v2, if (((n % 4) as f64) <= 2.0) || (y >= 0.7) {
                let v3: f64 = v2;
                v3
            } else {
                let x: f64 = v2;
                1.1
            }];
            y -= v2;
            let mut k6: usize = 0;
            'l5: while k6 < 0 {
                k6 += 1;
                fn inner7(s: f64, t: f64) -> f64 {
                    if (t >= s) || (2.0_f64 <= t) {
                        return if s > s { t } else {
                            let v8 = 1.25_f64;
                            s
                        };
                    }
                    s * 0.25
                }
                let v10 = inner7(x, r4.iter().zip(&r4).map(|(&e9, &z9)| r4[(2 * k6 + 2) % 5]).sum::<f64>());
                v2 *= r4.iter().take(n + k6).map(|&e11| 1.0 + 0.25 * r4.iter().skip(1).map(|&e12| y + x).fold(r4[4], |acc12, t12| acc12.sin() + acc12 * t12).sin()).product::<f64>().atan();
            }
            let c13 = move |u13_0: f64| u13_0 * (-0.25 - r4[5 - 1 - (4) % 5]);
            let v14 = ((k6 % 4) as f64) * v2;
            y * ((n % 4) as f64) + v14.sin() + v2 + y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut y: f64 = -1.5;
            let mut v2 = (0..n).take(n + 1).map(|i1| -x).sum::<f64>();
            let mut r4: [f64; 5] = [y, -0.75, 0.3 / (v2.abs() + 0.5), v2, if (((n % 4) as f64) <= 2.0) || (y >= 0.7) {
                let v3: f64 = v2;
                v3
            } else {
                let x: f64 = v2;
                1.1
            }];
            y -= v2;
            let mut k6: usize = 0;
            'l5: while k6 < 0 {
                k6 += 1;
                fn inner7(s: f64, t: f64) -> f64 {
                    if (t >= s) || (2.0_f64 <= t) {
                        return if s > s { t } else {
                            let v8 = 1.25_f64;
                            s
                        };
                    }
                    s * 0.25
                }
                let v10 = inner7(x, r4.iter().zip(&r4).map(|(&e9, &z9)| r4[(2 * k6 + 2) % 5]).sum::<f64>());
                v2 *= r4.iter().take(n + k6).map(|&e11| 1.0 + 0.25 * r4.iter().skip(1).map(|&e12| y + x).fold(r4[4], |acc12, t12| acc12.sin() + acc12 * t12).sin()).product::<f64>().atan();
            }
            let c13 = move |u13_0: f64| u13_0 * (-0.25 - r4[5 - 1 - (4) % 5]);
            let v14 = ((k6 % 4) as f64) * v2;
            y * ((n % 4) as f64) + v14.sin() + v2 + y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut y: D = lit(-1.5);
            let mut v2 = (0..n).take(n + 1).map(|i1| -x).sum::<D>();
            let mut r4: [D; 5] = [y, lit(-0.75), lit(0.3) / (v2.abs() + lit(0.5)), v2, if (lit((n % 4) as f64) <= lit(2.0)) || (y >= lit(0.7)) {
                let v3: D = v2;
                v3
            } else {
                let x: D = v2;
                lit(1.1)
            }];
            { let right = v2; y -= right; }
            let mut k6: usize = 0;
            'l5: while k6 < 0 {
                k6 += 1;
                fn inner7(s: D, t: D) -> D {
                    if (t >= s) || (lit(2.0) <= t) {
                        return if s > s { t } else {
                            let v8 = lit(1.25);
                            s
                        };
                    }
                    s * lit(0.25)
                }
                let v10 = inner7(x, r4.iter().zip(&r4).map(|(&e9, &z9)| r4[(2 * k6 + 2) % 5]).sum::<D>());
                { let right = r4.iter().take(n + k6).map(|&e11| lit(1.0) + lit(0.25) * r4.iter().skip(1).map(|&e12| y + x).fold(r4[4], |acc12, t12| acc12.sin() + acc12 * t12).sin()).product::<D>().atan(); v2 *= right; }
            }
            let c13 = move |u13_0: D| u13_0 * (lit(-0.25) - r4[5 - 1 - (4) % 5]);
            let v14 = lit((k6 % 4) as f64) * v2;
            y * lit((n % 4) as f64) + v14.sin() + v2 + y
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
            let mut v2 = if (-1.25_f64 >= -0.7) || (u <= 0.25) {
                u = u * 0.5 + (u - u);
                u
            } else {
                let v1: f64;
                if k % 2 < 1 {
                    v1 = u * u;
                } else {
                    v1 = (u as f32 as f64);
                }
                ALPHA
            };
            let mut r3 = [f64::ln(v2.abs() + 0.5); 3];
            {
                let mut u: f64 = u;
            }
            if ALPHA >= u {
                return Some(u);
            }
            Some(u - r3[0] + u)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 2.0 - x;
            let mut v2: f64 = ALPHA.signum();
            v1 += if n % 2 != 1 { x } else {
                let v3 = v1;
                v1
            };
            if n % 2 < 1 {
            }
            v2 = v1 * ALPHA;
            let mut o4: Option<f64> = h0(v1, (1) % 4);
            if !(y <= v2) {
                v2 += v2;
            } else {
                let v5 = v1 / (v2.abs() + 0.5);
            }
            (v2 - ALPHA) * v2 + v1.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2 = if (-1.25_f64 >= -0.7) || (u <= 0.25) {
                u = u * 0.5 + (u - u);
                u
            } else {
                let v1: f64;
                if k % 2 < 1 {
                    v1 = u * u;
                } else {
                    v1 = (u as f32 as f64);
                }
                ALPHA
            };
            let mut r3 = [f64::ln(v2.abs() + 0.5); 3];
            {
                let mut u: f64 = u;
            }
            if ALPHA >= u {
                return Some(u);
            }
            Some(u - r3[0] + u)
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = 2.0 - x;
            let mut v2: f64 = ALPHA.signum();
            v1 += if n % 2 != 1 { x } else {
                let v3 = v1;
                v1
            };
            if n % 2 < 1 {
            }
            v2 = v1 * ALPHA;
            let mut o4: Option<f64> = h0(v1, (1) % 4);
            if !(y <= v2) {
                v2 += v2;
            } else {
                let v5 = v1 / (v2.abs() + 0.5);
            }
            (v2 - ALPHA) * v2 + v1.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v2 = if (lit(-1.25) >= lit(-0.7)) || (u <= lit(0.25)) {
                u = u * lit(0.5) + (u - u);
                u
            } else {
                let v1: D;
                if k % 2 < 1 {
                    v1 = u * u;
                } else {
                    v1 = single(u);
                }
                lit(ALPHA)
            };
            let mut r3 = [D::ln(v2.abs() + lit(0.5)); 3];
            {
                let mut u: D = u;
            }
            if lit(ALPHA) >= u {
                return Some(u);
            }
            Some(u - r3[0] + u)
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = lit(2.0) - x;
            let mut v2: D = lit(ALPHA).signum();
            { let right = if n % 2 != 1 { x } else {
                let v3 = v1;
                v1
            }; v1 += right; }
            if n % 2 < 1 {
            }
            v2 = v1 * lit(ALPHA);
            let mut o4: Option<D> = h0(v1, (1) % 4);
            if !(y <= v2) {
                { let right = v2; v2 += right; }
            } else {
                let v5 = v1 / (v2.abs() + lit(0.5));
            }
            (v2 - lit(ALPHA)) * v2 + v1.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p174", true, |report| crate::check_program!(0, report));
    }
}

pub mod p175 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v2 = b.windows(2).map(|e1| f64::sin(e1[2 % 2])).fold(BETA, |acc1, t1| 0.5 * acc1 + t1 * t1);
            let mut v4 = if v2 <= 1.5 {
                let v3 = b[2 % b.len()];
                b[0]
            } else { v2 };
            v2 /= b[1 % b.len()] * b[1 % b.len()] + 0.25;
            let mut k6: usize = 0;
            loop {
                if k6 >= 2 {
                    break;
                }
                k6 += 1;
                let c7 = |u7_0: f64, u7_1: f64| u7_0 * u7_1.cos().exp();
                'l8: for i9 in 0..k6 {
                    if i9 % 2 == 1 {
                        let mut r11: Vec<f64> = a.iter().rev().zip(b.iter()).map(|(&e10, &z10)| v2 - b[(k6 + 1) % b.len()]).collect();
                        let r11_len: usize = r11.len();
                    }
                }
            }
            b[4 % b.len()] * v4 * v4.sin() - v2
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2 = match n % 2 {
                0 | 5 => { 1.5 }
                _ => {
                    let v1 = ((n % 4) as f64);
                    ((n % 4) as f64)
                }
            };
            let mut v3: f64 = { -1.5 };
            if b[(n + n) % b.len()] > v2 {
                for &e5 in b {
                    fn inner6(s: f64, t: f64) -> f64 {
                        if t >= 0.75 {
                            return t * s;
                        }
                        t * t
                    }
                    let v3 = inner6(BETA + ((n % 4) as f64), a[0]);
                }
            }
            let v8: f64 = q.chunks_exact(2).enumerate().map(|(j7, e7)| q[0] / (v3 * v3 + 0.5)).sum::<f64>();
            fn inner9(s: f64, t: f64) -> f64 {
                if (t < s) || (t >= s) {
                    return s;
                }
                -t
            }
            let v10 = inner9(a[a.len() - 1 - (n) % a.len()] * v2, q[0]);
            let (mut v11, v12) = (v2, BETA * q[0]);
            v2 -= v8 + v12;
            a[0] + a[n % a.len()] - v12.sin() + v11 + v10 + v3.sin() + b[b.len() - 1 - (n + n) % b.len()] + q[4 - 1 - (2 * n + 2) % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v2 = b.windows(2).map(|e1| f64::sin(e1[2 % 2])).fold(BETA, |acc1, t1| 0.5 * acc1 + t1 * t1);
            let mut v4 = if v2 <= 1.5 {
                let v3 = b[2 % b.len()];
                b[0]
            } else { v2 };
            v2 /= b[1 % b.len()] * b[1 % b.len()] + 0.25;
            let mut k6: usize = 0;
            loop {
                if k6 >= 2 {
                    break;
                }
                k6 += 1;
                let c7 = |u7_0: f64, u7_1: f64| u7_0 * u7_1.cos().exp();
                'l8: for i9 in 0..k6 {
                    if i9 % 2 == 1 {
                        let mut r11: Vec<f64> = a.iter().rev().zip(b.iter()).map(|(&e10, &z10)| v2 - b[(k6 + 1) % b.len()]).collect();
                        let r11_len: usize = r11.len();
                    }
                }
            }
            b[4 % b.len()] * v4 * v4.sin() - v2
        }
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v2 = match n % 2 {
                0 | 5 => { 1.5 }
                _ => {
                    let v1 = ((n % 4) as f64);
                    ((n % 4) as f64)
                }
            };
            let mut v3: f64 = { -1.5 };
            if b[(n + n) % b.len()] > v2 {
                for &e5 in b {
                    fn inner6(s: f64, t: f64) -> f64 {
                        if t >= 0.75 {
                            return t * s;
                        }
                        t * t
                    }
                    let v3 = inner6(BETA + ((n % 4) as f64), a[0]);
                }
            }
            let v8: f64 = q.chunks_exact(2).enumerate().map(|(j7, e7)| q[0] / (v3 * v3 + 0.5)).sum::<f64>();
            fn inner9(s: f64, t: f64) -> f64 {
                if (t < s) || (t >= s) {
                    return s;
                }
                -t
            }
            let v10 = inner9(a[a.len() - 1 - (n) % a.len()] * v2, q[0]);
            let (mut v11, v12) = (v2, BETA * q[0]);
            v2 -= v8 + v12;
            a[0] + a[n % a.len()] - v12.sin() + v11 + v10 + v3.sin() + b[b.len() - 1 - (n + n) % b.len()] + q[4 - 1 - (2 * n + 2) % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v2 = b.windows(2).map(|e1| D::sin(e1[2 % 2])).fold(lit(BETA), |acc1, t1| lit(0.5) * acc1 + t1 * t1);
            let mut v4 = if v2 <= lit(1.5) {
                let v3 = b[2 % b.len()];
                b[0]
            } else { v2 };
            { let right = b[1 % b.len()] * b[1 % b.len()] + lit(0.25); v2 /= right; }
            let mut k6: usize = 0;
            loop {
                if k6 >= 2 {
                    break;
                }
                k6 += 1;
                let c7 = |u7_0: D, u7_1: D| u7_0 * u7_1.cos().exp();
                'l8: for i9 in 0..k6 {
                    if i9 % 2 == 1 {
                        let mut r11: Vec<D> = a.iter().rev().zip(b.iter()).map(|(&e10, &z10)| v2 - b[(k6 + 1) % b.len()]).collect();
                        let r11_len: usize = r11.len();
                    }
                }
            }
            b[4 % b.len()] * v4 * v4.sin() - v2
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v2 = match n % 2 {
                0 | 5 => { lit(1.5) }
                _ => {
                    let v1 = lit((n % 4) as f64);
                    lit((n % 4) as f64)
                }
            };
            let mut v3: D = { lit(-1.5) };
            if b[(n + n) % b.len()] > v2 {
                for &e5 in b {
                    fn inner6(s: D, t: D) -> D {
                        if t >= lit(0.75) {
                            return t * s;
                        }
                        t * t
                    }
                    let v3 = inner6(lit(BETA) + lit((n % 4) as f64), a[0]);
                }
            }
            let v8: D = q.chunks_exact(2).enumerate().map(|(j7, e7)| q[0] / (v3 * v3 + lit(0.5))).sum::<D>();
            fn inner9(s: D, t: D) -> D {
                if (t < s) || (t >= s) {
                    return s;
                }
                -t
            }
            let v10 = inner9(a[a.len() - 1 - (n) % a.len()] * v2, q[0]);
            let (mut v11, v12) = (v2, lit(BETA) * q[0]);
            { let right = v8 + v12; v2 -= right; }
            a[0] + a[n % a.len()] - v12.sin() + v11 + v10 + v3.sin() + b[b.len() - 1 - (n + n) % b.len()] + q[4 - 1 - (2 * n + 2) % 4]
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
            let mut x = x / (BETA * BETA + 1.25);
            let mut v1 = ALPHA;
            let mut r2 = [a[(n + 1) % a.len()] - v1; 5];
            for i4 in (1..n).step_by(2) {
                let v5: f64 = v1;
                r2.fill(v5);
                r2[0] *= ((n % 4) as f64).sin();
            }
            v1 /= v1.abs() + 0.5;
            if n % 2 == 1 {
                x = 0.75 + v1;
            } else {
                let (mut v9, v10) = (if n % 2 < 1 { x } else {
                    let v6 = x;
                    a[(n + n) % a.len()]
                }, a.iter().filter(|&&e7| e7 <= r2[3]).map(|&e7| r2.iter().take(n).map(|&e8| e8 * e8).sum::<f64>()).sum::<f64>());
                let v11: f64 = v1;
                r2.fill(v11);
            }
            (v1 + v1 + x + a[a.len() - 1 - (n) % a.len()], x - r2[1] - v1 - x.sin() + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = x / (BETA * BETA + 1.25);
            let mut v1 = ALPHA;
            let mut r2 = [a[(n + 1) % a.len()] - v1; 5];
            for i4 in (1..n).step_by(2) {
                let v5: f64 = v1;
                r2.fill(v5);
                r2[0] *= ((n % 4) as f64).sin();
            }
            v1 /= v1.abs() + 0.5;
            if n % 2 == 1 {
                x = 0.75 + v1;
            } else {
                let (mut v9, v10) = (if n % 2 < 1 { x } else {
                    let v6 = x;
                    a[(n + n) % a.len()]
                }, a.iter().filter(|&&e7| e7 <= r2[3]).map(|&e7| r2.iter().take(n).map(|&e8| e8 * e8).sum::<f64>()).sum::<f64>());
                let v11: f64 = v1;
                r2.fill(v11);
            }
            (v1 + v1 + x + a[a.len() - 1 - (n) % a.len()], x - r2[1] - v1 - x.sin() + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        const BETA: f64 = 0.125;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut x = x / (lit(BETA) * lit(BETA) + lit(1.25));
            let mut v1 = lit(ALPHA);
            let mut r2 = [a[(n + 1) % a.len()] - v1; 5];
            for i4 in (1..n).step_by(2) {
                let v5: D = v1;
                r2.fill(v5);
                { let right = lit((n % 4) as f64).sin(); r2[0] *= right; }
            }
            { let right = v1.abs() + lit(0.5); v1 /= right; }
            if n % 2 == 1 {
                x = lit(0.75) + v1;
            } else {
                let (mut v9, v10) = (if n % 2 < 1 { x } else {
                    let v6 = x;
                    a[(n + n) % a.len()]
                }, a.iter().filter(|&&e7| e7 <= r2[3]).map(|&e7| r2.iter().take(n).map(|&e8| e8 * e8).sum::<D>()).sum::<D>());
                let v11: D = v1;
                r2.fill(v11);
            }
            (v1 + v1 + x + a[a.len() - 1 - (n) % a.len()], x - r2[1] - v1 - x.sin() + a[0])
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
            let mut v1: f64 = ((k % 4) as f64);
            let mut v2 = v1;
            let mut k4: usize = 0;
            while (k4 < 4) && (u > -0.9) {
                k4 += 1;
                let mut k6: usize = 0;
                let v10: f64 = loop {
                    if k6 >= 0 {
                        break {
                            let v9: f64 = 0.125;
                            v2
                        };
                    }
                    k6 += 1;
                    let (mut v7, v8): (f64, f64) = (((k4 % 4) as f64) + v2, u);
                };
            }
            ((k4 % 4) as f64) - v2 + v1 + u.sin()
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = if (y <= y) && (0.125_f64 >= y) {
                let x = x;
                ((n % 4) as f64)
            } else { ((n % 4) as f64) };
            let r3 = [y, match n % 4 {
                0 => {
                    v1 *= y.max(-2.25).min(2.375);
                    ((n % 4) as f64)
                }
                1 => {
                    {
                        let v2 = h0(1.1, (n + 1) % 4);
                    }
                    v1
                }
                2 | 7 => { v1 }
                _ => { 1.5 }
            }, -y, v1 * v1];
            v1 /= -0.25 * -0.25 + 1.25;
            let s4: &[f64] = &r3[3..];
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 0 {
                    break;
                }
                k6 += 1;
                {
                    v1 = v1 * 0.5 + (x + x);
                }
                v1 = v1 * 0.5 + 1.0;
            }
            x - y - x.sin() + s4[(n + 1) % s4.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            let mut v1: f64 = ((k % 4) as f64);
            let mut v2 = v1;
            let mut k4: usize = 0;
            while (k4 < 4) && (u > -0.9) {
                k4 += 1;
                let mut k6: usize = 0;
                let v10: f64 = loop {
                    if k6 >= 0 {
                        break {
                            let v9: f64 = 0.125;
                            v2
                        };
                    }
                    k6 += 1;
                    let (mut v7, v8): (f64, f64) = (((k4 % 4) as f64) + v2, u);
                };
            }
            ((k4 % 4) as f64) - v2 + v1 + u.sin()
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = if (y <= y) && (0.125_f64 >= y) {
                let x = x;
                ((n % 4) as f64)
            } else { ((n % 4) as f64) };
            let r3 = [y, match n % 4 {
                0 => {
                    v1 *= y.max(-2.25).min(2.375);
                    ((n % 4) as f64)
                }
                1 => {
                    {
                        let v2 = h0(1.1, (n + 1) % 4);
                    }
                    v1
                }
                2 | 7 => { v1 }
                _ => { 1.5 }
            }, -y, v1 * v1];
            v1 /= -0.25 * -0.25 + 1.25;
            let s4: &[f64] = &r3[3..];
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 0 {
                    break;
                }
                k6 += 1;
                {
                    v1 = v1 * 0.5 + (x + x);
                }
                v1 = v1 * 0.5 + 1.0;
            }
            x - y - x.sin() + s4[(n + 1) % s4.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> D {
            let mut v1: D = lit((k % 4) as f64);
            let mut v2 = v1;
            let mut k4: usize = 0;
            while (k4 < 4) && (u > lit(-0.9)) {
                k4 += 1;
                let mut k6: usize = 0;
                let v10: D = loop {
                    if k6 >= 0 {
                        break {
                            let v9: D = lit(0.125);
                            v2
                        };
                    }
                    k6 += 1;
                    let (mut v7, v8): (D, D) = (lit((k4 % 4) as f64) + v2, u);
                };
            }
            lit((k4 % 4) as f64) - v2 + v1 + u.sin()
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = if (y <= y) && (lit(0.125) >= y) {
                let x = x;
                lit((n % 4) as f64)
            } else { lit((n % 4) as f64) };
            let r3 = [y, match n % 4 {
                0 => {
                    { let right = y.max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
                    lit((n % 4) as f64)
                }
                1 => {
                    {
                        let v2 = h0(lit(1.1), (n + 1) % 4);
                    }
                    v1
                }
                2 | 7 => { v1 }
                _ => { lit(1.5) }
            }, -y, v1 * v1];
            { let right = lit(-0.25) * lit(-0.25) + lit(1.25); v1 /= right; }
            let s4: &[D] = &r3[3..];
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 0 {
                    break;
                }
                k6 += 1;
                {
                    v1 = v1 * lit(0.5) + (x + x);
                }
                v1 = v1 * lit(0.5) + lit(1.0);
            }
            x - y - x.sin() + s4[(n + 1) % s4.len()]
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
            let mut v1: f64 = { 1.5 };
            for &e3 in a {
                const GAMMA_4: f64 = -1.1;
                w[w.len() - 1 - (k + 1) % w.len()] *= BETA.max(-2.25).min(2.375) * GAMMA_4;
            }
            (v1 + a[(k + 1) % a.len()]) * v1
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x;
            let mut r3 = [x.sin().exp(), a.iter().take(n + n).map(|&e2| v1.sin().sinh()).sum::<f64>(), 0.5_f64.rem_euclid(2.25)];
            for e5 in r3 {
                let mut r8 = [r3[0], ((n % 4) as f64) * BETA, r3.chunks_exact(2).map(|e6| if x >= 1.1 { x } else {
                    let v7: f64 = v1;
                    ((n % 4) as f64)
                }).fold(x, |acc7, t7| acc7.sin() + a[a.len() - 1 - (n) % a.len()] * t7), (x.abs() + 1.25).sqrt(), e5];
            }
            for e10 in a.iter() {
                if a[a.len() - 1 - (2 * n + 1) % a.len()] < -0.75 {
                    continue;
                }
            }
            ({
                v1 += h0(&mut r3, a, (1) % 4);
                ALPHA
            }) * v1.sin() + r3[n % 3] + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1: f64 = { 1.5 };
            for &e3 in a {
                const GAMMA_4: f64 = -1.1;
                w[w.len() - 1 - (k + 1) % w.len()] *= BETA.max(-2.25).min(2.375) * GAMMA_4;
            }
            (v1 + a[(k + 1) % a.len()]) * v1
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x;
            let mut r3 = [x.sin().exp(), a.iter().take(n + n).map(|&e2| v1.sin().sinh()).sum::<f64>(), 0.5_f64.rem_euclid(2.25)];
            for e5 in r3 {
                let mut r8 = [r3[0], ((n % 4) as f64) * BETA, r3.chunks_exact(2).map(|e6| if x >= 1.1 { x } else {
                    let v7: f64 = v1;
                    ((n % 4) as f64)
                }).fold(x, |acc7, t7| acc7.sin() + a[a.len() - 1 - (n) % a.len()] * t7), (x.abs() + 1.25).sqrt(), e5];
            }
            for e10 in a.iter() {
                if a[a.len() - 1 - (2 * n + 1) % a.len()] < -0.75 {
                    continue;
                }
            }
            ({
                v1 += h0(&mut r3, a, (1) % 4);
                ALPHA
            }) * v1.sin() + r3[n % 3] + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1: D = { lit(1.5) };
            for &e3 in a {
                const GAMMA_4: f64 = -1.1;
                { let right = lit(BETA).max(lit(-2.25)).min(lit(2.375)) * lit(GAMMA_4); w[w.len() - 1 - (k + 1) % w.len()] *= right; }
            }
            (v1 + a[(k + 1) % a.len()]) * v1
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = x;
            let mut r3 = [x.sin().exp(), a.iter().take(n + n).map(|&e2| v1.sin().sinh()).sum::<D>(), lit(0.5).rem_euclid(lit(2.25))];
            for e5 in r3 {
                let mut r8 = [r3[0], lit((n % 4) as f64) * lit(BETA), r3.chunks_exact(2).map(|e6| if x >= lit(1.1) { x } else {
                    let v7: D = v1;
                    lit((n % 4) as f64)
                }).fold(x, |acc7, t7| acc7.sin() + a[a.len() - 1 - (n) % a.len()] * t7), (x.abs() + lit(1.25)).sqrt(), e5];
            }
            for e10 in a.iter() {
                if a[a.len() - 1 - (2 * n + 1) % a.len()] < lit(-0.75) {
                    continue;
                }
            }
            ({
                { let right = h0(&mut r3, a, (1) % 4); v1 += right; }
                lit(ALPHA)
            }) * v1.sin() + r3[n % 3] + a[0]
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
            let mut v1 = x;
            let v4 = if n % 2 < 1 { v1 } else {
                let (mut v2, v3) = (a[(n + n) % a.len()], v1 * a[a.len() - 1 - (n) % a.len()]);
                v2
            };
            let mut x: f64 = -0.5;
            let c5 = |u5_0: f64, u5_1: f64| u5_0 - (1.25 as i64 as f64);
            let mut r7: [f64; 2] = [v4 * 1.5, a.iter().map(|&e6| c5(v4, x)).filter(|&m6| m6 <= 1.5).fold(a[n % a.len()], |acc6, t6| 0.5 * acc6 + -0.5_f64 * t6)];
            (v1 * r7[(n + n) % 2] + v4 + v1 + r7[1] + a[(n + 1) % a.len()], (x.abs() + 0.5).ln() - x - v4 + v1)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            let v4 = if n % 2 < 1 { v1 } else {
                let (mut v2, v3) = (a[(n + n) % a.len()], v1 * a[a.len() - 1 - (n) % a.len()]);
                v2
            };
            let mut x: f64 = -0.5;
            let c5 = |u5_0: f64, u5_1: f64| u5_0 - (1.25 as i64 as f64);
            let mut r7: [f64; 2] = [v4 * 1.5, a.iter().map(|&e6| c5(v4, x)).filter(|&m6| m6 <= 1.5).fold(a[n % a.len()], |acc6, t6| 0.5 * acc6 + -0.5_f64 * t6)];
            (v1 * r7[(n + n) % 2] + v4 + v1 + r7[1] + a[(n + 1) % a.len()], (x.abs() + 0.5).ln() - x - v4 + v1)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x;
            let v4 = if n % 2 < 1 { v1 } else {
                let (mut v2, v3) = (a[(n + n) % a.len()], v1 * a[a.len() - 1 - (n) % a.len()]);
                v2
            };
            let mut x: D = -lit(0.5);
            let c5 = |u5_0: D, u5_1: D| u5_0 - lit(lit(1.25).value() as i64 as f64);
            let mut r7: [D; 2] = [v4 * lit(1.5), a.iter().map(|&e6| c5(v4, x)).filter(|&m6| m6 <= lit(1.5)).fold(a[n % a.len()], |acc6, t6| lit(0.5) * acc6 + lit(-0.5) * t6)];
            (v1 * r7[(n + n) % 2] + v4 + v1 + r7[1] + a[(n + 1) % a.len()], (x.abs() + lit(0.5)).ln() - x - v4 + v1)
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
            let mut v1 = u.tanh();
            let mut r2 = [v1; 3];
            const GAMMA_3: f64 = -1.25;
            v1 -= v1.max(-2.25).min(2.375).exp_m1() * GAMMA_3;
            match k % 3 {
                0 => {
                    r2[k % 3] = v1;
                }
                1 => {
                    let c4 = |u4_0: f64| u4_0 * ({
                        let v5 = u4_0;
                        u4_0
                    });
                    let v6 = c4(((k % 4) as f64));
                }
                _ => {
                    let mut r7: [f64; 5] = [0.0; 5];
                }
            }
            if v1 > ((k % 4) as f64) {
                return None;
            }
            Some(1.25 + u + v1 - u)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut y = (1..=n).rev().map(|i2| x - v1).filter(|&m2| x > 1.5).sum::<f64>();
            let r4: Vec<f64> = vec![{ y }, if v1 <= v1 { y } else {
                let v3 = x;
                y
            }];
            let r4_len: usize = r4.len();
            let mut k5: usize = 3;
            fn inner6(s: f64, t: f64) -> f64 {
                if t >= 0.3 {
                    return -s;
                }
                (0..2).map(|i7| 1.25_f64).sum::<f64>()
            }
            let v9 = inner6(r4.iter().rev().zip(r4.iter()).map(|(&e8, &z8)| 1.0 + 0.25 * (e8 + e8).sin()).product::<f64>(), r4[(n + n) % r4.len()] / (y.abs() + 0.5));
            fn inner10(s: f64, t: f64) -> f64 {
                if t < 0.3 {
                    return t + t;
                }
                (1..3).enumerate().map(|(j11, i11)| if i11 % 2 == 1 { s } else { 1.0 }).fold(t, |acc11, t11| 0.5 * acc11 + t11 * t11)
            }
            let v12 = inner10({ r4[0] }, r4[0]);
            v1 -= y + v1;
            let mut v13 = ((k5 % 4) as f64) * y;
            r4[(k5 + 1) % r4.len()] - x - v1.sin() + r4[n % r4.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u.tanh();
            let mut r2 = [v1; 3];
            const GAMMA_3: f64 = -1.25;
            v1 -= v1.max(-2.25).min(2.375).exp_m1() * GAMMA_3;
            match k % 3 {
                0 => {
                    r2[k % 3] = v1;
                }
                1 => {
                    let c4 = |u4_0: f64| u4_0 * ({
                        let v5 = u4_0;
                        u4_0
                    });
                    let v6 = c4(((k % 4) as f64));
                }
                _ => {
                    let mut r7: [f64; 5] = [0.0; 5];
                }
            }
            if v1 > ((k % 4) as f64) {
                return None;
            }
            Some(1.25 + u + v1 - u)
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut y = (1..=n).rev().map(|i2| x - v1).filter(|&m2| x > 1.5).sum::<f64>();
            let r4: Vec<f64> = vec![{ y }, if v1 <= v1 { y } else {
                let v3 = x;
                y
            }];
            let r4_len: usize = r4.len();
            let mut k5: usize = 3;
            fn inner6(s: f64, t: f64) -> f64 {
                if t >= 0.3 {
                    return -s;
                }
                (0..2).map(|i7| 1.25_f64).sum::<f64>()
            }
            let v9 = inner6(r4.iter().rev().zip(r4.iter()).map(|(&e8, &z8)| 1.0 + 0.25 * (e8 + e8).sin()).product::<f64>(), r4[(n + n) % r4.len()] / (y.abs() + 0.5));
            fn inner10(s: f64, t: f64) -> f64 {
                if t < 0.3 {
                    return t + t;
                }
                (1..3).enumerate().map(|(j11, i11)| if i11 % 2 == 1 { s } else { 1.0 }).fold(t, |acc11, t11| 0.5 * acc11 + t11 * t11)
            }
            let v12 = inner10({ r4[0] }, r4[0]);
            v1 -= y + v1;
            let mut v13 = ((k5 % 4) as f64) * y;
            r4[(k5 + 1) % r4.len()] - x - v1.sin() + r4[n % r4.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u.tanh();
            let mut r2 = [v1; 3];
            const GAMMA_3: f64 = -1.25;
            { let right = v1.max(lit(-2.25)).min(lit(2.375)).exp_m1() * lit(GAMMA_3); v1 -= right; }
            match k % 3 {
                0 => {
                    r2[k % 3] = v1;
                }
                1 => {
                    let c4 = |u4_0: D| u4_0 * ({
                        let v5 = u4_0;
                        u4_0
                    });
                    let v6 = c4(lit((k % 4) as f64));
                }
                _ => {
                    let mut r7: [D; 5] = [lit(0.0); 5];
                }
            }
            if v1 > lit((k % 4) as f64) {
                return None;
            }
            Some(lit(1.25) + u + v1 - u)
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let mut y = (1..=n).rev().map(|i2| x - v1).filter(|&m2| x > lit(1.5)).sum::<D>();
            let r4: Vec<D> = vec![{ y }, if v1 <= v1 { y } else {
                let v3 = x;
                y
            }];
            let r4_len: usize = r4.len();
            let mut k5: usize = 3;
            fn inner6(s: D, t: D) -> D {
                if t >= lit(0.3) {
                    return -s;
                }
                (0..2).map(|i7| lit(1.25)).sum::<D>()
            }
            let v9 = inner6(r4.iter().rev().zip(r4.iter()).map(|(&e8, &z8)| lit(1.0) + lit(0.25) * (e8 + e8).sin()).product::<D>(), r4[(n + n) % r4.len()] / (y.abs() + lit(0.5)));
            fn inner10(s: D, t: D) -> D {
                if t < lit(0.3) {
                    return t + t;
                }
                (1..3).enumerate().map(|(j11, i11)| if i11 % 2 == 1 { s } else { lit(1.0) }).fold(t, |acc11, t11| lit(0.5) * acc11 + t11 * t11)
            }
            let v12 = inner10({ r4[0] }, r4[0]);
            { let right = y + v1; v1 -= right; }
            let mut v13 = lit((k5 % 4) as f64) * y;
            r4[(k5 + 1) % r4.len()] - x - v1.sin() + r4[n % r4.len()]
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
            let mut v1 = ((n % 4) as f64);
            'l2: for i3 in 0..a.len() {
                for i5 in (1..3).step_by(2) {
                    {
                        let r7 = [(0..=n).skip(2).map(|i6| 1.0 + 0.25 * a[(i3 + i6) % a.len()].sin()).product::<f64>(); 3];
                        let mut p8: (f64, f64) = (0.9 * x, r7[0]);
                    }
                }
            }
            (v1 * x, (BETA + 0.3) * v1 + a[n % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = ((n % 4) as f64);
            'l2: for i3 in 0..a.len() {
                for i5 in (1..3).step_by(2) {
                    {
                        let r7 = [(0..=n).skip(2).map(|i6| 1.0 + 0.25 * a[(i3 + i6) % a.len()].sin()).product::<f64>(); 3];
                        let mut p8: (f64, f64) = (0.9 * x, r7[0]);
                    }
                }
            }
            (v1 * x, (BETA + 0.3) * v1 + a[n % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = lit((n % 4) as f64);
            'l2: for i3 in 0..a.len() {
                for i5 in (1..3).step_by(2) {
                    {
                        let r7 = [(0..=n).skip(2).map(|i6| lit(1.0) + lit(0.25) * a[(i3 + i6) % a.len()].sin()).product::<D>(); 3];
                        let mut p8: (D, D) = (lit(0.9) * x, r7[0]);
                    }
                }
            }
            (v1 * x, (lit(BETA) + lit(0.3)) * v1 + a[n % a.len()])
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
            let mut v1 = 0.3 * y;
            let mut v2 = v1 + 0.7;
            'l3: for i4 in 0..0 {
                let v5 = match n % 4 {
                    0 => { v2 }
                    1 => { ((n % 4) as f64) }
                    2 if v2 > -0.25 => { v1 }
                    _ => { v1 }
                };
            }
            let (mut v6, v7): (f64, f64) = (1.0, y);
            'l8: for i9 in 0..=1 {
                'l10: for i11 in 0..5 {
                    v2 = v2 * 0.5 + (0..0).map(|i12| match n % 4 {
                        0 => { y }
                        1 => { x }
                        2 => {
                            let v13 = -1.25_f64;
                            v1
                        }
                        _ => { v6 }
                    }).fold(v2, |acc13, t13| acc13.sin() + v7 * t13);
                    'l14: for i15 in 0..4 {
                        let v16: f64;
                        if !(v6 <= -0.3) {
                            v16 = v1 * x;
                        } else {
                            v16 = ((i9 % 4) as f64);
                        }
                    }
                }
            }
            (v7 + v6) * v2.sin() + y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = 0.3 * y;
            let mut v2 = v1 + 0.7;
            'l3: for i4 in 0..0 {
                let v5 = match n % 4 {
                    0 => { v2 }
                    1 => { ((n % 4) as f64) }
                    2 if v2 > -0.25 => { v1 }
                    _ => { v1 }
                };
            }
            let (mut v6, v7): (f64, f64) = (1.0, y);
            'l8: for i9 in 0..=1 {
                'l10: for i11 in 0..5 {
                    v2 = v2 * 0.5 + (0..0).map(|i12| match n % 4 {
                        0 => { y }
                        1 => { x }
                        2 => {
                            let v13 = -1.25_f64;
                            v1
                        }
                        _ => { v6 }
                    }).fold(v2, |acc13, t13| acc13.sin() + v7 * t13);
                    'l14: for i15 in 0..4 {
                        let v16: f64;
                        if !(v6 <= -0.3) {
                            v16 = v1 * x;
                        } else {
                            v16 = ((i9 % 4) as f64);
                        }
                    }
                }
            }
            (v7 + v6) * v2.sin() + y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit(0.3) * y;
            let mut v2 = v1 + lit(0.7);
            'l3: for i4 in 0..0 {
                let v5 = match n % 4 {
                    0 => { v2 }
                    1 => { lit((n % 4) as f64) }
                    2 if v2 > lit(-0.25) => { v1 }
                    _ => { v1 }
                };
            }
            let (mut v6, v7): (D, D) = (lit(1.0), y);
            'l8: for i9 in 0..=1 {
                'l10: for i11 in 0..5 {
                    v2 = v2 * lit(0.5) + (0..0).map(|i12| match n % 4 {
                        0 => { y }
                        1 => { x }
                        2 => {
                            let v13 = lit(-1.25);
                            v1
                        }
                        _ => { v6 }
                    }).fold(v2, |acc13, t13| acc13.sin() + v7 * t13);
                    'l14: for i15 in 0..4 {
                        let v16: D;
                        if !(v6 <= lit(-0.3)) {
                            v16 = v1 * x;
                        } else {
                            v16 = lit((i9 % 4) as f64);
                        }
                    }
                }
            }
            (v7 + v6) * v2.sin() + y
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
            let mut v1 = x.rem_euclid(2.25);
            let mut r2: [f64; 2] = [0.0; 2];
            for &e4 in &r2 {
                for _ in 1..n {
                    if !(x <= e4) {
                        v1 += 0.25 * r2.iter().map(|&e7| { y }).sum::<f64>();
                        continue;
                    }
                }
                {
                    let mut r8 = [(r2[0] * r2[0] + 0.5).ln(), y];
                }
            }
            for i10 in 0..n {
            }
            v1 * v1 + r2[(2 * n + 1) % 2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x.rem_euclid(2.25);
            let mut r2: [f64; 2] = [0.0; 2];
            for &e4 in &r2 {
                for _ in 1..n {
                    if !(x <= e4) {
                        v1 += 0.25 * r2.iter().map(|&e7| { y }).sum::<f64>();
                        continue;
                    }
                }
                {
                    let mut r8 = [(r2[0] * r2[0] + 0.5).ln(), y];
                }
            }
            for i10 in 0..n {
            }
            v1 * v1 + r2[(2 * n + 1) % 2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x.rem_euclid(lit(2.25));
            let mut r2: [D; 2] = [lit(0.0); 2];
            for &e4 in &r2 {
                for _ in 1..n {
                    if !(x <= e4) {
                        { let right = lit(0.25) * r2.iter().map(|&e7| { y }).sum::<D>(); v1 += right; }
                        continue;
                    }
                }
                {
                    let mut r8 = [(r2[0] * r2[0] + lit(0.5)).ln(), y];
                }
            }
            for i10 in 0..n {
            }
            v1 * v1 + r2[(2 * n + 1) % 2]
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
            let mut v1 = ALPHA;
            let mut r2 = [b[0 % b.len()] - ALPHA; 3];
            r2[2 % 3] = r2[2 % 3] * 0.5 + r2.iter().map(|&e3| -v1).sum::<f64>();
            let c4 = move |u4_0: f64, u4_1: f64| u4_0 + v1 / (v1.abs() + 1.25);
            a.iter().rev().map(|&e5| ALPHA - v1).fold(b[b.len() - 1 - (4) % b.len()], |acc5, t5| acc5.sin() + 1.1_f64 * t5) - v1 + r2[1] + b[3 % b.len()] + a[3 % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[w.len() - 1 - (n + 1) % w.len()] * x;
            let mut k3: usize = 0;
            let v10: f64 = loop {
                if k3 >= 5 {
                    break match k3 % 4 {
                        0 => { w[0] }
                        1 => {
                            if (x > 1.25) || (w[w.len() - 1 - (2 * n + 2) % w.len()] < -1.5) {
                                'l5: for e6 in w.iter_mut() {
                                    fn inner7(s: f64, t: f64) -> f64 {
                                        if t < -1.5 {
                                            return -t;
                                        }
                                        t
                                    }
                                    let v8: f64 = inner7(if *e6 >= 0.25 { ((k3 % 4) as f64) } else {
                                        let e6 = ALPHA;
                                        x
                                    }, v1 - 0.75);
                                }
                            }
                            x
                        }
                        2 | 7 => { v1 }
                        _ => { x }
                    };
                }
                k3 += 1;
                let c4 = |u4_0: f64| u4_0 + x;
            };
            ({ v1 }) + v10.sin() + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = ALPHA;
            let mut r2 = [b[0 % b.len()] - ALPHA; 3];
            r2[2 % 3] = r2[2 % 3] * 0.5 + r2.iter().map(|&e3| -v1).sum::<f64>();
            let c4 = move |u4_0: f64, u4_1: f64| u4_0 + v1 / (v1.abs() + 1.25);
            a.iter().rev().map(|&e5| ALPHA - v1).fold(b[b.len() - 1 - (4) % b.len()], |acc5, t5| acc5.sin() + 1.1_f64 * t5) - v1 + r2[1] + b[3 % b.len()] + a[3 % a.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[w.len() - 1 - (n + 1) % w.len()] * x;
            let mut k3: usize = 0;
            let v10: f64 = loop {
                if k3 >= 5 {
                    break match k3 % 4 {
                        0 => { w[0] }
                        1 => {
                            if (x > 1.25) || (w[w.len() - 1 - (2 * n + 2) % w.len()] < -1.5) {
                                'l5: for e6 in w.iter_mut() {
                                    fn inner7(s: f64, t: f64) -> f64 {
                                        if t < -1.5 {
                                            return -t;
                                        }
                                        t
                                    }
                                    let v8: f64 = inner7(if *e6 >= 0.25 { ((k3 % 4) as f64) } else {
                                        let e6 = ALPHA;
                                        x
                                    }, v1 - 0.75);
                                }
                            }
                            x
                        }
                        2 | 7 => { v1 }
                        _ => { x }
                    };
                }
                k3 += 1;
                let c4 = |u4_0: f64| u4_0 + x;
            };
            ({ v1 }) + v10.sin() + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(ALPHA);
            let mut r2 = [b[0 % b.len()] - lit(ALPHA); 3];
            r2[2 % 3] = r2[2 % 3] * lit(0.5) + r2.iter().map(|&e3| -v1).sum::<D>();
            let c4 = move |u4_0: D, u4_1: D| u4_0 + v1 / (v1.abs() + lit(1.25));
            a.iter().rev().map(|&e5| lit(ALPHA) - v1).fold(b[b.len() - 1 - (4) % b.len()], |acc5, t5| acc5.sin() + lit(1.1) * t5) - v1 + r2[1] + b[3 % b.len()] + a[3 % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[w.len() - 1 - (n + 1) % w.len()] * x;
            let mut k3: usize = 0;
            let v10: D = loop {
                if k3 >= 5 {
                    break match k3 % 4 {
                        0 => { w[0] }
                        1 => {
                            if (x > lit(1.25)) || (w[w.len() - 1 - (2 * n + 2) % w.len()] < lit(-1.5)) {
                                'l5: for e6 in w.iter_mut() {
                                    fn inner7(s: D, t: D) -> D {
                                        if t < lit(-1.5) {
                                            return -t;
                                        }
                                        t
                                    }
                                    let v8: D = inner7(if *e6 >= lit(0.25) { lit((k3 % 4) as f64) } else {
                                        let e6 = lit(ALPHA);
                                        x
                                    }, v1 - lit(0.75));
                                }
                            }
                            x
                        }
                        2 | 7 => { v1 }
                        _ => { x }
                    };
                }
                k3 += 1;
                let c4 = |u4_0: D| u4_0 + x;
            };
            ({ v1 }) + v10.sin() + w[0]
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
            let mut v1 = f64::cos(-0.7_f64);
            for i3 in (1..0).rev() {
                let o4: Option<f64> = if i3 % 2 == 1 { Some((v * v + 1.25).powf(0.3_f64.atan())) } else { None };
            }
            (if u > v { ALPHA } else { 2.0 }) * v1 + v + u
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = (x * x + 0.5).powf(2.25);
            let mut v1: f64 = x + x;
            let v2: f64;
            if ((n % 4) as f64) < 1.25 {
                v2 = -v1;
            } else {
                v2 = v1;
            }
            for &e4 in a {
                for &e6 in a {
                    (x, v1) = (v1, x);
                }
                let mut v7 = ALPHA;
            }
            (-((n % 4) as f64) * v2 - v1.sin() + a[(n + 1) % a.len()], ((n % 4) as f64) - v1 + v2 + v1 + x.sin())
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = f64::cos(-0.7_f64);
            for i3 in (1..0).rev() {
                let o4: Option<f64> = if i3 % 2 == 1 { Some((v * v + 1.25).powf(0.3_f64.atan())) } else { None };
            }
            (if u > v { ALPHA } else { 2.0 }) * v1 + v + u
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = (x * x + 0.5).powf(2.25);
            let mut v1: f64 = x + x;
            let v2: f64;
            if ((n % 4) as f64) < 1.25 {
                v2 = -v1;
            } else {
                v2 = v1;
            }
            for &e4 in a {
                for &e6 in a {
                    (x, v1) = (v1, x);
                }
                let mut v7 = ALPHA;
            }
            (-((n % 4) as f64) * v2 - v1.sin() + a[(n + 1) % a.len()], ((n % 4) as f64) - v1 + v2 + v1 + x.sin())
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.5;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = D::cos(lit(-0.7));
            for i3 in (1..0).rev() {
                let o4: Option<D> = if i3 % 2 == 1 { Some((v * v + lit(1.25)).powf(lit(0.3).atan())) } else { None };
            }
            (if u > v { lit(ALPHA) } else { lit(2.0) }) * v1 + v + u
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = (x * x + lit(0.5)).powf(lit(2.25));
            let mut v1: D = x + x;
            let v2: D;
            if lit((n % 4) as f64) < lit(1.25) {
                v2 = -v1;
            } else {
                v2 = v1;
            }
            for &e4 in a {
                for &e6 in a {
                    (x, v1) = (v1, x);
                }
                let mut v7 = lit(ALPHA);
            }
            (-lit((n % 4) as f64) * v2 - v1.sin() + a[(n + 1) % a.len()], lit((n % 4) as f64) - v1 + v2 + v1 + x.sin())
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
            let mut v1 = ALPHA - x;
            let p2: (f64, f64) = (v1 * y, { ((n % 4) as f64) });
            let v3: f64;
            if x >= 1.1 {
                v3 = y * x;
            } else {
                v3 = x;
            }
            'l4: for i5 in 0..n {
                let mut r6 = vec![p2.1; 5];
                let r6_len: usize = r6.len();
            }
            let mut r7 = vec![-1.5 - v3; n % 5 + 1];
            let r7_len: usize = r7.len();
            x * v1 + v3 - v1 - y + x.sin() + r7[r7.len() - 1 - (n + r7_len) % r7.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ALPHA - x;
            let p2: (f64, f64) = (v1 * y, { ((n % 4) as f64) });
            let v3: f64;
            if x >= 1.1 {
                v3 = y * x;
            } else {
                v3 = x;
            }
            'l4: for i5 in 0..n {
                let mut r6 = vec![p2.1; 5];
                let r6_len: usize = r6.len();
            }
            let mut r7 = vec![-1.5 - v3; n % 5 + 1];
            let r7_len: usize = r7.len();
            x * v1 + v3 - v1 - y + x.sin() + r7[r7.len() - 1 - (n + r7_len) % r7.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit(ALPHA) - x;
            let p2: (D, D) = (v1 * y, { lit((n % 4) as f64) });
            let v3: D;
            if x >= lit(1.1) {
                v3 = y * x;
            } else {
                v3 = x;
            }
            'l4: for i5 in 0..n {
                let mut r6 = vec![p2.1; 5];
                let r6_len: usize = r6.len();
            }
            let mut r7 = vec![lit(-1.5) - v3; n % 5 + 1];
            let r7_len: usize = r7.len();
            x * v1 + v3 - v1 - y + x.sin() + r7[r7.len() - 1 - (n + r7_len) % r7.len()]
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
            let mut x = (((n % 4) as f64) * ((n % 4) as f64) + 0.25).log10();
            let mut r2 = [x, a[(n + n) % a.len()] * a[(n + n) % a.len()], x, a.iter().zip(a.iter()).enumerate().map(|(j1, (&e1, &z1))| 1.0 + 0.25 * ((n % 4) as f64).sin()).product::<f64>(), match n % 4 {
                0 => { x }
                1 if x > 0.3 => { a[a.len() - 1 - (n + 1) % a.len()] }
                2 => {
                    x -= x * x;
                    x
                }
                _ => { -0.9 }
            }];
            let o3: Option<f64> = if (x <= x) || (x >= 0.125) { Some(f64::atan2(a[(n + n) % a.len()], x.abs() + 0.25)) } else { None };
            if let Some(v4) = o3 {
                match n % 3 {
                    0 => {
                        x += ((n % 4) as f64) - a[a.len() - 1 - (n + n) % a.len()];
                    }
                    1 => {
                        for i5 in (1..5).rev() {
                            r2[i5] *= (r2[i5 - 1] - r2[i5]).cos();
                        }
                    }
                    _ => {
                        let mut v6 = x - a[0];
                    }
                }
            } else {
                x = x * 0.5 + (1..1).take(n).map(|i7| r2[5 - 1 - (2 * n + 0) % 5] - x).sum::<f64>();
            }
            let mut k8: usize = 3;
            let mut v9: f64 = r2[5 - 1 - (2 * k8 + 2) % 5].mul_add(x, x);
            (({ r2[3] }) + v9 + a[(2 * k8 + 0) % a.len()], x / (v9 * v9 + 0.25) * x.sin() + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = (((n % 4) as f64) * ((n % 4) as f64) + 0.25).log10();
            let mut r2 = [x, a[(n + n) % a.len()] * a[(n + n) % a.len()], x, a.iter().zip(a.iter()).enumerate().map(|(j1, (&e1, &z1))| 1.0 + 0.25 * ((n % 4) as f64).sin()).product::<f64>(), match n % 4 {
                0 => { x }
                1 if x > 0.3 => { a[a.len() - 1 - (n + 1) % a.len()] }
                2 => {
                    x -= x * x;
                    x
                }
                _ => { -0.9 }
            }];
            let o3: Option<f64> = if (x <= x) || (x >= 0.125) { Some(f64::atan2(a[(n + n) % a.len()], x.abs() + 0.25)) } else { None };
            if let Some(v4) = o3 {
                match n % 3 {
                    0 => {
                        x += ((n % 4) as f64) - a[a.len() - 1 - (n + n) % a.len()];
                    }
                    1 => {
                        for i5 in (1..5).rev() {
                            r2[i5] *= (r2[i5 - 1] - r2[i5]).cos();
                        }
                    }
                    _ => {
                        let mut v6 = x - a[0];
                    }
                }
            } else {
                x = x * 0.5 + (1..1).take(n).map(|i7| r2[5 - 1 - (2 * n + 0) % 5] - x).sum::<f64>();
            }
            let mut k8: usize = 3;
            let mut v9: f64 = r2[5 - 1 - (2 * k8 + 2) % 5].mul_add(x, x);
            (({ r2[3] }) + v9 + a[(2 * k8 + 0) % a.len()], x / (v9 * v9 + 0.25) * x.sin() + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut x = (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.25)).log10();
            let mut r2 = [x, a[(n + n) % a.len()] * a[(n + n) % a.len()], x, a.iter().zip(a.iter()).enumerate().map(|(j1, (&e1, &z1))| lit(1.0) + lit(0.25) * lit((n % 4) as f64).sin()).product::<D>(), match n % 4 {
                0 => { x }
                1 if x > lit(0.3) => { a[a.len() - 1 - (n + 1) % a.len()] }
                2 => {
                    { let right = x * x; x -= right; }
                    x
                }
                _ => { lit(-0.9) }
            }];
            let o3: Option<D> = if (x <= x) || (x >= lit(0.125)) { Some(D::atan2(a[(n + n) % a.len()], x.abs() + lit(0.25))) } else { None };
            if let Some(v4) = o3 {
                match n % 3 {
                    0 => {
                        { let right = lit((n % 4) as f64) - a[a.len() - 1 - (n + n) % a.len()]; x += right; }
                    }
                    1 => {
                        for i5 in (1..5).rev() {
                            { let right = (r2[i5 - 1] - r2[i5]).cos(); r2[i5] *= right; }
                        }
                    }
                    _ => {
                        let mut v6 = x - a[0];
                    }
                }
            } else {
                x = x * lit(0.5) + (1..1).take(n).map(|i7| r2[5 - 1 - (2 * n + 0) % 5] - x).sum::<D>();
            }
            let mut k8: usize = 3;
            let mut v9: D = r2[5 - 1 - (2 * k8 + 2) % 5].mul_add(x, x);
            (({ r2[3] }) + v9 + a[(2 * k8 + 0) % a.len()], x / (v9 * v9 + lit(0.25)) * x.sin() + a[0])
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
            let mut x = x;
            for e2 in w.iter_mut() {
            }
            let mut v3 = x + x;
            fn inner4(s: f64, t: f64) -> f64 {
                if s > t {
                    return 2.0 - t;
                }
                { t }
            }
            let v5 = inner4(match n % 3 {
                0 => { w[2 % w.len()] }
                1 => { ALPHA }
                _ => { w[n % w.len()] }
            }, ((n % 4) as f64));
            x += 0.125 / (1.25_f64.abs() + 0.5);
            for _ in (1..n).rev() {
                if w[w.len() - 1 - (n + n) % w.len()] <= 0.3 {
                    let mut k9: usize = 0;
                    let mut v10: f64 = 'l8: loop {
                        if k9 >= 5 {
                            break x + x;
                        }
                        k9 += 1;
                        if x <= w[w.len() - 1 - (k9 + n) % w.len()] {
                            break 'l8 x * w[w.len() - 1 - (2 * n + 0) % w.len()];
                        }
                    };
                    let v11: f64 = v3;
                } else {
                    x *= v5.tanh();
                    x += 0.25 * (v3 + v3);
                }
                let c12 = |u12_0: f64, u12_1: f64| u12_0 * u12_1;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x = x;
            for e2 in w.iter_mut() {
            }
            let mut v3 = x + x;
            fn inner4(s: f64, t: f64) -> f64 {
                if s > t {
                    return 2.0 - t;
                }
                { t }
            }
            let v5 = inner4(match n % 3 {
                0 => { w[2 % w.len()] }
                1 => { ALPHA }
                _ => { w[n % w.len()] }
            }, ((n % 4) as f64));
            x += 0.125 / (1.25_f64.abs() + 0.5);
            for _ in (1..n).rev() {
                if w[w.len() - 1 - (n + n) % w.len()] <= 0.3 {
                    let mut k9: usize = 0;
                    let mut v10: f64 = 'l8: loop {
                        if k9 >= 5 {
                            break x + x;
                        }
                        k9 += 1;
                        if x <= w[w.len() - 1 - (k9 + n) % w.len()] {
                            break 'l8 x * w[w.len() - 1 - (2 * n + 0) % w.len()];
                        }
                    };
                    let v11: f64 = v3;
                } else {
                    x *= v5.tanh();
                    x += 0.25 * (v3 + v3);
                }
                let c12 = |u12_0: f64, u12_1: f64| u12_0 * u12_1;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut x = x;
            for e2 in w.iter_mut() {
            }
            let mut v3 = x + x;
            fn inner4(s: D, t: D) -> D {
                if s > t {
                    return lit(2.0) - t;
                }
                { t }
            }
            let v5 = inner4(match n % 3 {
                0 => { w[2 % w.len()] }
                1 => { lit(ALPHA) }
                _ => { w[n % w.len()] }
            }, lit((n % 4) as f64));
            { let right = lit(0.125) / (lit(1.25).abs() + lit(0.5)); x += right; }
            for _ in (1..n).rev() {
                if w[w.len() - 1 - (n + n) % w.len()] <= lit(0.3) {
                    let mut k9: usize = 0;
                    let mut v10: D = 'l8: loop {
                        if k9 >= 5 {
                            break x + x;
                        }
                        k9 += 1;
                        if x <= w[w.len() - 1 - (k9 + n) % w.len()] {
                            break 'l8 x * w[w.len() - 1 - (2 * n + 0) % w.len()];
                        }
                    };
                    let v11: D = v3;
                } else {
                    { let right = v5.tanh(); x *= right; }
                    { let right = lit(0.25) * (v3 + v3); x += right; }
                }
                let c12 = |u12_0: D, u12_1: D| u12_0 * u12_1;
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
            let mut v2 = w.iter().zip(w.iter()).enumerate().map(|(j1, (&e1, &z1))| z1).sum::<f64>();
            let mut x = (1..4).filter(|&i3| x <= 1.25).map(|i3| v2).sum::<f64>();
            let mut r4 = [ALPHA / (((n % 4) as f64) * ((n % 4) as f64) + 1.25), -x, x * ALPHA, x * x];
            let mut v6: f64 = r4.iter().take(3).map(|&e5| r4[(n + n) % 4].powi((n % 4) as i32)).sum::<f64>();
            for e8 in r4.iter_mut() {
                let v9 = v2;
                let v10 = ALPHA * ((n % 4) as f64);
            }
            let (mut v11, v12): (f64, f64) = (v6, {
                v6 = {
                    v2 = 1.1;
                    v6
                };
                v2
            });
            fn inner13(s: f64, t: f64) -> f64 {
                if t <= 1.0 {
                    return s.rem_euclid(2.25);
                }
                t
            }
            let v15 = inner13(if (v6 <= v11) || (v6 <= v12) {
                let v14 = v6;
                v14
            } else { 1.25 }, w[w.len() - 1 - (2 * n + 0) % w.len()]);
            {
                let mut k17: usize = 0;
                loop {
                    if k17 >= 5 {
                        break;
                    }
                    k17 += 1;
                    let mut k19: usize = 0;
                    let mut v36: f64 = loop {
                        if k19 >= 0 {
                            break v2;
                        }
                        k19 += 1;
                        if !(v15 > w[0]) {
                            continue;
                        }
                        if !(ALPHA > -0.5) {
                            v2 /= 0.7 * 0.7 + 0.5;
                            if v15 < 1.5 {
                                {
                                    let mut k21: usize = 0;
                                    loop {
                                        if k21 >= 2 {
                                            break;
                                        }
                                        k21 += 1;
                                        if n % 2 == 1 {
                                            let mut v23: f64 = match n % 2 {
                                                0 => {
                                                    let v22 = r4[0];
                                                    v15
                                                }
                                                _ => { 0.75 }
                                            };
                                            const GAMMA_24: f64 = 1.1;
                                            v6 = (v6 * 0.5 + f64::sinh(v11.tanh())) * GAMMA_24;
                                        } else {
                                            {
                                                const GAMMA_25: f64 = 1.1;
                                                v2 = (v2 * 0.5 + (if v2 <= -2.0 {
                                                    let v26 = w[(k21 + 1) % w.len()];
                                                    v11
                                                } else {
                                                    let v27 = ((n % 4) as f64);
                                                    ALPHA
                                                })) * GAMMA_25;
                                                v11 = v2;
                                            }
                                            let v28: f64;
                                            if k21 % 2 == 1 {
                                                v28 = x;
                                            } else {
                                                v28 = v15 - -0.25_f64;
                                            }
                                        }
                                    }
                                    if 0.5_f64 >= 1.25 {
                                        const GAMMA_29: f64 = 1.25;
                                        x -= 0.25 * (v6 + v11) * GAMMA_29;
                                        if !(-0.125_f64 <= 0.9) {
                                            r4[4 - 1 - (k19) % 4] -= 0.25 * (v6 + v6);
                                            continue;
                                        } else {
                                            for i31 in 1..k21 {
                                                if n % 2 != 1 {
                                                    let r33: Vec<f64> = w.iter().rev().zip(w.iter()).map(|(&e32, &z32)| v6).collect();
                                                    let r33_len: usize = r33.len();
                                                    let v34: f64 = r4[(2 * r33_len + 2) % 4] % 1.75;
                                                } else {
                                                    let v35 = r4[0];
                                                    (x, v6) = (v11.powi(3).sin(), w[(i31 + n) % w.len()].atan());
                                                }
                                                if v2 < w[0] {
                                                    v11 = 1.5_f64.max(-2.25).min(2.375);
                                                    return;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        } else {
                            x = v11;
                        }
                    };
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = w.iter().zip(w.iter()).enumerate().map(|(j1, (&e1, &z1))| z1).sum::<f64>();
            let mut x = (1..4).filter(|&i3| x <= 1.25).map(|i3| v2).sum::<f64>();
            let mut r4 = [ALPHA / (((n % 4) as f64) * ((n % 4) as f64) + 1.25), -x, x * ALPHA, x * x];
            let mut v6: f64 = r4.iter().take(3).map(|&e5| r4[(n + n) % 4].powi((n % 4) as i32)).sum::<f64>();
            for e8 in r4.iter_mut() {
                let v9 = v2;
                let v10 = ALPHA * ((n % 4) as f64);
            }
            let (mut v11, v12): (f64, f64) = (v6, {
                v6 = {
                    v2 = 1.1;
                    v6
                };
                v2
            });
            fn inner13(s: f64, t: f64) -> f64 {
                if t <= 1.0 {
                    return s.rem_euclid(2.25);
                }
                t
            }
            let v15 = inner13(if (v6 <= v11) || (v6 <= v12) {
                let v14 = v6;
                v14
            } else { 1.25 }, w[w.len() - 1 - (2 * n + 0) % w.len()]);
            {
                let mut k17: usize = 0;
                loop {
                    if k17 >= 5 {
                        break;
                    }
                    k17 += 1;
                    let mut k19: usize = 0;
                    let mut v36: f64 = loop {
                        if k19 >= 0 {
                            break v2;
                        }
                        k19 += 1;
                        if !(v15 > w[0]) {
                            continue;
                        }
                        if !(ALPHA > -0.5) {
                            v2 /= 0.7 * 0.7 + 0.5;
                            if v15 < 1.5 {
                                {
                                    let mut k21: usize = 0;
                                    loop {
                                        if k21 >= 2 {
                                            break;
                                        }
                                        k21 += 1;
                                        if n % 2 == 1 {
                                            let mut v23: f64 = match n % 2 {
                                                0 => {
                                                    let v22 = r4[0];
                                                    v15
                                                }
                                                _ => { 0.75 }
                                            };
                                            const GAMMA_24: f64 = 1.1;
                                            v6 = (v6 * 0.5 + f64::sinh(v11.tanh())) * GAMMA_24;
                                        } else {
                                            {
                                                const GAMMA_25: f64 = 1.1;
                                                v2 = (v2 * 0.5 + (if v2 <= -2.0 {
                                                    let v26 = w[(k21 + 1) % w.len()];
                                                    v11
                                                } else {
                                                    let v27 = ((n % 4) as f64);
                                                    ALPHA
                                                })) * GAMMA_25;
                                                v11 = v2;
                                            }
                                            let v28: f64;
                                            if k21 % 2 == 1 {
                                                v28 = x;
                                            } else {
                                                v28 = v15 - -0.25_f64;
                                            }
                                        }
                                    }
                                    if 0.5_f64 >= 1.25 {
                                        const GAMMA_29: f64 = 1.25;
                                        x -= 0.25 * (v6 + v11) * GAMMA_29;
                                        if !(-0.125_f64 <= 0.9) {
                                            r4[4 - 1 - (k19) % 4] -= 0.25 * (v6 + v6);
                                            continue;
                                        } else {
                                            for i31 in 1..k21 {
                                                if n % 2 != 1 {
                                                    let r33: Vec<f64> = w.iter().rev().zip(w.iter()).map(|(&e32, &z32)| v6).collect();
                                                    let r33_len: usize = r33.len();
                                                    let v34: f64 = r4[(2 * r33_len + 2) % 4] % 1.75;
                                                } else {
                                                    let v35 = r4[0];
                                                    (x, v6) = (v11.powi(3).sin(), w[(i31 + n) % w.len()].atan());
                                                }
                                                if v2 < w[0] {
                                                    v11 = 1.5_f64.max(-2.25).min(2.375);
                                                    return;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        } else {
                            x = v11;
                        }
                    };
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.7;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2 = w.iter().zip(w.iter()).enumerate().map(|(j1, (&e1, &z1))| z1).sum::<D>();
            let mut x = (1..4).filter(|&i3| x <= lit(1.25)).map(|i3| v2).sum::<D>();
            let mut r4 = [lit(ALPHA) / (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25)), -x, x * lit(ALPHA), x * x];
            let mut v6: D = r4.iter().take(3).map(|&e5| r4[(n + n) % 4].powi((n % 4) as i32)).sum::<D>();
            for e8 in r4.iter_mut() {
                let v9 = v2;
                let v10 = lit(ALPHA) * lit((n % 4) as f64);
            }
            let (mut v11, v12): (D, D) = (v6, {
                v6 = {
                    v2 = lit(1.1);
                    v6
                };
                v2
            });
            fn inner13(s: D, t: D) -> D {
                if t <= lit(1.0) {
                    return s.rem_euclid(lit(2.25));
                }
                t
            }
            let v15 = inner13(if (v6 <= v11) || (v6 <= v12) {
                let v14 = v6;
                v14
            } else { lit(1.25) }, w[w.len() - 1 - (2 * n + 0) % w.len()]);
            {
                let mut k17: usize = 0;
                loop {
                    if k17 >= 5 {
                        break;
                    }
                    k17 += 1;
                    let mut k19: usize = 0;
                    let mut v36: D = loop {
                        if k19 >= 0 {
                            break v2;
                        }
                        k19 += 1;
                        if !(v15 > w[0]) {
                            continue;
                        }
                        if !(lit(ALPHA) > lit(-0.5)) {
                            { let right = lit(0.7) * lit(0.7) + lit(0.5); v2 /= right; }
                            if v15 < lit(1.5) {
                                {
                                    let mut k21: usize = 0;
                                    loop {
                                        if k21 >= 2 {
                                            break;
                                        }
                                        k21 += 1;
                                        if n % 2 == 1 {
                                            let mut v23: D = match n % 2 {
                                                0 => {
                                                    let v22 = r4[0];
                                                    v15
                                                }
                                                _ => { lit(0.75) }
                                            };
                                            const GAMMA_24: f64 = 1.1;
                                            v6 = (v6 * lit(0.5) + D::sinh(v11.tanh())) * lit(GAMMA_24);
                                        } else {
                                            {
                                                const GAMMA_25: f64 = 1.1;
                                                v2 = (v2 * lit(0.5) + (if v2 <= lit(-2.0) {
                                                    let v26 = w[(k21 + 1) % w.len()];
                                                    v11
                                                } else {
                                                    let v27 = lit((n % 4) as f64);
                                                    lit(ALPHA)
                                                })) * lit(GAMMA_25);
                                                v11 = v2;
                                            }
                                            let v28: D;
                                            if k21 % 2 == 1 {
                                                v28 = x;
                                            } else {
                                                v28 = v15 - lit(-0.25);
                                            }
                                        }
                                    }
                                    if lit(0.5) >= lit(1.25) {
                                        const GAMMA_29: f64 = 1.25;
                                        { let right = lit(0.25) * (v6 + v11) * lit(GAMMA_29); x -= right; }
                                        if !(lit(-0.125) <= lit(0.9)) {
                                            { let right = lit(0.25) * (v6 + v6); r4[4 - 1 - (k19) % 4] -= right; }
                                            continue;
                                        } else {
                                            for i31 in 1..k21 {
                                                if n % 2 != 1 {
                                                    let r33: Vec<D> = w.iter().rev().zip(w.iter()).map(|(&e32, &z32)| v6).collect();
                                                    let r33_len: usize = r33.len();
                                                    let v34: D = r4[(2 * r33_len + 2) % 4] % lit(1.75);
                                                } else {
                                                    let v35 = r4[0];
                                                    (x, v6) = (v11.powi(3).sin(), w[(i31 + n) % w.len()].atan());
                                                }
                                                if v2 < w[0] {
                                                    v11 = lit(1.5).max(lit(-2.25)).min(lit(2.375));
                                                    return;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        } else {
                            x = v11;
                        }
                    };
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p189", false, |report| crate::check_program!(7, report));
    }
}

pub mod p190 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y * y;
            let mut r2 = vec![v1 + x; n % 5 + 1];
            let r2_len: usize = r2.len();
            r2[(r2_len) % r2_len] += r2[(2 * n + 2) % r2.len()] + -1.5;
            for i5 in 1..=r2.len() {
                let mut k7: usize = 0;
                'l6: loop {
                    if k7 >= 1 {
                        break;
                    }
                    k7 += 1;
                    let p8 = (v1, v1 * y);
                }
                r2[0] -= 0.25 * v1;
            }
            (r2[(n + r2_len) % r2.len()] - v1.sin()) * y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y * y;
            let mut r2 = vec![v1 + x; n % 5 + 1];
            let r2_len: usize = r2.len();
            r2[(r2_len) % r2_len] += r2[(2 * n + 2) % r2.len()] + -1.5;
            for i5 in 1..=r2.len() {
                let mut k7: usize = 0;
                'l6: loop {
                    if k7 >= 1 {
                        break;
                    }
                    k7 += 1;
                    let p8 = (v1, v1 * y);
                }
                r2[0] -= 0.25 * v1;
            }
            (r2[(n + r2_len) % r2.len()] - v1.sin()) * y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y * y;
            let mut r2 = vec![v1 + x; n % 5 + 1];
            let r2_len: usize = r2.len();
            { let right = r2[(2 * n + 2) % r2.len()] + lit(-1.5); r2[(r2_len) % r2_len] += right; }
            for i5 in 1..=r2.len() {
                let mut k7: usize = 0;
                'l6: loop {
                    if k7 >= 1 {
                        break;
                    }
                    k7 += 1;
                    let p8 = (v1, v1 * y);
                }
                { let right = lit(0.25) * v1; r2[0] -= right; }
            }
            (r2[(n + r2_len) % r2.len()] - v1.sin()) * y
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
            let mut v1: f64 = p[2] - 0.125;
            let w_len: usize = w.len();
            let mut r2: [f64; 4] = [0.0; 4];
            fn inner3(s: f64, t: f64) -> f64 {
                if t < -1.1 {
                    return 0.3 / (1.25_f64.abs() + 0.5);
                }
                t
            }
            let v1 = inner3(w[0], { v1 });
            if w_len % 2 < 1 {
                r2[3] = 0.9;
            }
            if v1 >= r2[0] {
                const GAMMA_4: f64 = 0.125;
                w[(w_len + w_len) % w_len] = w[w.len() - 1 - (w_len) % w.len()] * GAMMA_4;
                fn inner5(s: f64, t: f64) -> f64 {
                    if t <= 0.5 {
                        return s * s;
                    }
                    s
                }
                let v6 = inner5(((n % 4) as f64) * v1, p[(n + 1) % 3] * 2.0);
            } else {
                let o7: Option<f64> = if (v1 >= 0.5) || (v1 >= v1) { Some(p[0] - p[w_len % 3]) } else { None };
                for i8 in 1..4 {
                    r2[i8] = r2[i8 - 1] * v1.sin() + r2[i8];
                }
            }
            r2[2] - v1 + r2[0] + w[w.len() - 1 - (n + n) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = p[2] - 0.125;
            let w_len: usize = w.len();
            let mut r2: [f64; 4] = [0.0; 4];
            fn inner3(s: f64, t: f64) -> f64 {
                if t < -1.1 {
                    return 0.3 / (1.25_f64.abs() + 0.5);
                }
                t
            }
            let v1 = inner3(w[0], { v1 });
            if w_len % 2 < 1 {
                r2[3] = 0.9;
            }
            if v1 >= r2[0] {
                const GAMMA_4: f64 = 0.125;
                w[(w_len + w_len) % w_len] = w[w.len() - 1 - (w_len) % w.len()] * GAMMA_4;
                fn inner5(s: f64, t: f64) -> f64 {
                    if t <= 0.5 {
                        return s * s;
                    }
                    s
                }
                let v6 = inner5(((n % 4) as f64) * v1, p[(n + 1) % 3] * 2.0);
            } else {
                let o7: Option<f64> = if (v1 >= 0.5) || (v1 >= v1) { Some(p[0] - p[w_len % 3]) } else { None };
                for i8 in 1..4 {
                    r2[i8] = r2[i8 - 1] * v1.sin() + r2[i8];
                }
            }
            r2[2] - v1 + r2[0] + w[w.len() - 1 - (n + n) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = p[2] - lit(0.125);
            let w_len: usize = w.len();
            let mut r2: [D; 4] = [lit(0.0); 4];
            fn inner3(s: D, t: D) -> D {
                if t < lit(-1.1) {
                    return lit(0.3) / (lit(1.25).abs() + lit(0.5));
                }
                t
            }
            let v1 = inner3(w[0], { v1 });
            if w_len % 2 < 1 {
                r2[3] = lit(0.9);
            }
            if v1 >= r2[0] {
                const GAMMA_4: f64 = 0.125;
                w[(w_len + w_len) % w_len] = w[w.len() - 1 - (w_len) % w.len()] * lit(GAMMA_4);
                fn inner5(s: D, t: D) -> D {
                    if t <= lit(0.5) {
                        return s * s;
                    }
                    s
                }
                let v6 = inner5(lit((n % 4) as f64) * v1, p[(n + 1) % 3] * lit(2.0));
            } else {
                let o7: Option<D> = if (v1 >= lit(0.5)) || (v1 >= v1) { Some(p[0] - p[w_len % 3]) } else { None };
                for i8 in 1..4 {
                    r2[i8] = r2[i8 - 1] * v1.sin() + r2[i8];
                }
            }
            r2[2] - v1 + r2[0] + w[w.len() - 1 - (n + n) % w.len()]
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
            let mut v1: f64 = w[(n + n) % w.len()];
            let mut v2: f64 = w[w.len() - 1 - (1) % w.len()] + BETA;
            let mut k4: usize = 0;
            let mut v10: f64 = loop {
                if k4 >= 2 {
                    break match n % 3 {
                        0 => { BETA }
                        1 => {
                            let v9 = v2;
                            v1
                        }
                        _ => { v2 }
                    };
                }
                k4 += 1;
                for i6 in 1..4 {
                    let p7 = (v2, v1 + w[n % w.len()]);
                    if p7.1 > ((n % 4) as f64) {
                        break;
                    }
                }
                let v8 = x;
            };
            let v11: f64;
            if v10 >= 0.7 {
                v11 = 2.0 - w[(k4 + 1) % w.len()];
            } else {
                v11 = v2;
            }
            let mut v12: f64 = -w[(n + k4) % w.len()];
            if BETA >= v1 {
                v2 -= v11 - v2;
                return { BETA };
            }
            (x - v11) * v11.sin() * v10.sin() - v1 + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -0.3;
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = w[(n + n) % w.len()];
            let mut v2: f64 = w[w.len() - 1 - (1) % w.len()] + BETA;
            let mut k4: usize = 0;
            let mut v10: f64 = loop {
                if k4 >= 2 {
                    break match n % 3 {
                        0 => { BETA }
                        1 => {
                            let v9 = v2;
                            v1
                        }
                        _ => { v2 }
                    };
                }
                k4 += 1;
                for i6 in 1..4 {
                    let p7 = (v2, v1 + w[n % w.len()]);
                    if p7.1 > ((n % 4) as f64) {
                        break;
                    }
                }
                let v8 = x;
            };
            let v11: f64;
            if v10 >= 0.7 {
                v11 = 2.0 - w[(k4 + 1) % w.len()];
            } else {
                v11 = v2;
            }
            let mut v12: f64 = -w[(n + k4) % w.len()];
            if BETA >= v1 {
                v2 -= v11 - v2;
                return { BETA };
            }
            (x - v11) * v11.sin() * v10.sin() - v1 + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.3;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = w[(n + n) % w.len()];
            let mut v2: D = w[w.len() - 1 - (1) % w.len()] + lit(BETA);
            let mut k4: usize = 0;
            let mut v10: D = loop {
                if k4 >= 2 {
                    break match n % 3 {
                        0 => { lit(BETA) }
                        1 => {
                            let v9 = v2;
                            v1
                        }
                        _ => { v2 }
                    };
                }
                k4 += 1;
                for i6 in 1..4 {
                    let p7 = (v2, v1 + w[n % w.len()]);
                    if p7.1 > lit((n % 4) as f64) {
                        break;
                    }
                }
                let v8 = x;
            };
            let v11: D;
            if v10 >= lit(0.7) {
                v11 = lit(2.0) - w[(k4 + 1) % w.len()];
            } else {
                v11 = v2;
            }
            let mut v12: D = -w[(n + k4) % w.len()];
            if lit(BETA) >= v1 {
                { let right = v11 - v2; v2 -= right; }
                return { lit(BETA) };
            }
            (x - v11) * v11.sin() * v10.sin() - v1 + w[0]
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
            let mut v1 = w[0];
            let mut v2 = match n % 2 {
                0 => {
                    v1 = x;
                    v1
                }
                _ => {
                    v1 += v1;
                    w[(2 * n + 1) % w.len()]
                }
            };
            let mut r3: [f64; 4] = [0.0; 4];
            {
                let (mut v4, v5) = (w[w.len() - 1 - (n + 1) % w.len()] + x, r3[4 % 4] - x);
            }
            r3[0] += ALPHA + v2;
            if w[0] <= v1 {
                let mut k7: usize = 0;
                while k7 < 6 {
                    k7 += 1;
                    r3[0] += 0.25 * v1;
                }
            } else {
                fn inner8(s: f64, t: f64) -> f64 {
                    if !(2.0_f64 < s) {
                        return if !(s >= 0.7) { s } else { s };
                    }
                    t + s
                }
                let v9: f64 = inner8(w[(n + n) % w.len()] + ALPHA, (v1 as i64 as f64));
                let mut v2 = v9 * v1;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0];
            let mut v2 = match n % 2 {
                0 => {
                    v1 = x;
                    v1
                }
                _ => {
                    v1 += v1;
                    w[(2 * n + 1) % w.len()]
                }
            };
            let mut r3: [f64; 4] = [0.0; 4];
            {
                let (mut v4, v5) = (w[w.len() - 1 - (n + 1) % w.len()] + x, r3[4 % 4] - x);
            }
            r3[0] += ALPHA + v2;
            if w[0] <= v1 {
                let mut k7: usize = 0;
                while k7 < 6 {
                    k7 += 1;
                    r3[0] += 0.25 * v1;
                }
            } else {
                fn inner8(s: f64, t: f64) -> f64 {
                    if !(2.0_f64 < s) {
                        return if !(s >= 0.7) { s } else { s };
                    }
                    t + s
                }
                let v9: f64 = inner8(w[(n + n) % w.len()] + ALPHA, (v1 as i64 as f64));
                let mut v2 = v9 * v1;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0];
            let mut v2 = match n % 2 {
                0 => {
                    v1 = x;
                    v1
                }
                _ => {
                    { let right = v1; v1 += right; }
                    w[(2 * n + 1) % w.len()]
                }
            };
            let mut r3: [D; 4] = [lit(0.0); 4];
            {
                let (mut v4, v5) = (w[w.len() - 1 - (n + 1) % w.len()] + x, r3[4 % 4] - x);
            }
            { let right = lit(ALPHA) + v2; r3[0] += right; }
            if w[0] <= v1 {
                let mut k7: usize = 0;
                while k7 < 6 {
                    k7 += 1;
                    { let right = lit(0.25) * v1; r3[0] += right; }
                }
            } else {
                fn inner8(s: D, t: D) -> D {
                    if !(lit(2.0) < s) {
                        return if !(s >= lit(0.7)) { s } else { s };
                    }
                    t + s
                }
                let v9: D = inner8(w[(n + n) % w.len()] + lit(ALPHA), lit(v1.value() as i64 as f64));
                let mut v2 = v9 * v1;
            }
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
            let mut v1 = a[k % a.len()];
            if 0.5_f64 > v1 {
                return v1;
            }
            let o2: Option<f64> = if ((k % 4) as f64) <= 2.0 { Some(a[(2 * k + 2) % a.len()] * a[a.len() - 1 - (2 * k + 0) % a.len()]) } else { None };
            if a[0] >= 2.0 {
                for e4 in a.iter() {
                    v1 = ({ ALPHA }).sin();
                }
                if (v1 <= 0.9) || (v1 > u) {
                    let mut v6 = a.iter().zip(a).map(|(&e5, &z5)| 0.3_f64.min(a[a.len() - 1 - (k + 1) % a.len()])).sum::<f64>();
                }
            } else {
                v1 += v1;
            }
            (v1 - ALPHA) * v1 + a[(k + 1) % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(&p, x, (n + n) % 4);
            let mut v2 = p[2] * p[0];
            let c3 = |u3_0: f64, u3_1: f64| u3_0 + u3_1;
            match n % 4 {
                0 => {
                    let mut k5: usize = 0;
                    let mut x: f64 = 'l4: loop {
                        if k5 >= 2 {
                            break v1.tanh();
                        }
                        k5 += 1;
                        v2 = v2 * 0.5 + h0(&p, p[0], (k5 + n) % 4);
                    };
                }
                1 if v2 > -0.5 => {
                    const GAMMA_6: f64 = 0.3;
                    v2 = (v2 * 0.5 + p[0] * ((n % 4) as f64)) * GAMMA_6;
                }
                2 => {
                    let mut k8: usize = 0;
                    while k8 < 5 {
                        k8 += 1;
                        let v9 = v1 * v2;
                        let mut r10 = [v1 - v1, c3(p[n % 3], v2), x.powi(2), v2 % 1.75];
                    }
                }
                _ => {
                    let mut p11 = ({ p[(2 * n + 2) % 3] }, v1);
                }
            }
            [p[n % 3] + ALPHA + v1, (1.1 * v2 * v2.sin() + v1) * x.sin()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = a[k % a.len()];
            if 0.5_f64 > v1 {
                return v1;
            }
            let o2: Option<f64> = if ((k % 4) as f64) <= 2.0 { Some(a[(2 * k + 2) % a.len()] * a[a.len() - 1 - (2 * k + 0) % a.len()]) } else { None };
            if a[0] >= 2.0 {
                for e4 in a.iter() {
                    v1 = ({ ALPHA }).sin();
                }
                if (v1 <= 0.9) || (v1 > u) {
                    let mut v6 = a.iter().zip(a).map(|(&e5, &z5)| 0.3_f64.min(a[a.len() - 1 - (k + 1) % a.len()])).sum::<f64>();
                }
            } else {
                v1 += v1;
            }
            (v1 - ALPHA) * v1 + a[(k + 1) % a.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(&p, x, (n + n) % 4);
            let mut v2 = p[2] * p[0];
            let c3 = |u3_0: f64, u3_1: f64| u3_0 + u3_1;
            match n % 4 {
                0 => {
                    let mut k5: usize = 0;
                    let mut x: f64 = 'l4: loop {
                        if k5 >= 2 {
                            break v1.tanh();
                        }
                        k5 += 1;
                        v2 = v2 * 0.5 + h0(&p, p[0], (k5 + n) % 4);
                    };
                }
                1 if v2 > -0.5 => {
                    const GAMMA_6: f64 = 0.3;
                    v2 = (v2 * 0.5 + p[0] * ((n % 4) as f64)) * GAMMA_6;
                }
                2 => {
                    let mut k8: usize = 0;
                    while k8 < 5 {
                        k8 += 1;
                        let v9 = v1 * v2;
                        let mut r10 = [v1 - v1, c3(p[n % 3], v2), x.powi(2), v2 % 1.75];
                    }
                }
                _ => {
                    let mut p11 = ({ p[(2 * n + 2) % 3] }, v1);
                }
            }
            [p[n % 3] + ALPHA + v1, (1.1 * v2 * v2.sin() + v1) * x.sin()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = a[k % a.len()];
            if lit(0.5) > v1 {
                return v1;
            }
            let o2: Option<D> = if lit((k % 4) as f64) <= lit(2.0) { Some(a[(2 * k + 2) % a.len()] * a[a.len() - 1 - (2 * k + 0) % a.len()]) } else { None };
            if a[0] >= lit(2.0) {
                for e4 in a.iter() {
                    v1 = ({ lit(ALPHA) }).sin();
                }
                if (v1 <= lit(0.9)) || (v1 > u) {
                    let mut v6 = a.iter().zip(a).map(|(&e5, &z5)| lit(0.3).min(a[a.len() - 1 - (k + 1) % a.len()])).sum::<D>();
                }
            } else {
                { let right = v1; v1 += right; }
            }
            (v1 - lit(ALPHA)) * v1 + a[(k + 1) % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = h0(&p, x, (n + n) % 4);
            let mut v2 = p[2] * p[0];
            let c3 = |u3_0: D, u3_1: D| u3_0 + u3_1;
            match n % 4 {
                0 => {
                    let mut k5: usize = 0;
                    let mut x: D = 'l4: loop {
                        if k5 >= 2 {
                            break v1.tanh();
                        }
                        k5 += 1;
                        v2 = v2 * lit(0.5) + h0(&p, p[0], (k5 + n) % 4);
                    };
                }
                1 if v2 > lit(-0.5) => {
                    const GAMMA_6: f64 = 0.3;
                    v2 = (v2 * lit(0.5) + p[0] * lit((n % 4) as f64)) * lit(GAMMA_6);
                }
                2 => {
                    let mut k8: usize = 0;
                    while k8 < 5 {
                        k8 += 1;
                        let v9 = v1 * v2;
                        let mut r10 = [v1 - v1, c3(p[n % 3], v2), x.powi(2), v2 % lit(1.75)];
                    }
                }
                _ => {
                    let mut p11 = ({ p[(2 * n + 2) % 3] }, v1);
                }
            }
            [p[n % 3] + lit(ALPHA) + v1, (lit(1.1) * v2 * v2.sin() + v1) * x.sin()]
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
            let mut v1 = f64::exp2(u / (1.0 + u * u));
            let mut u = v1 - v1;
            let mut r4 = [(1..0).map(|i2| (v * v + 1.25).sqrt()).fold(v1, |acc2, t2| acc2.sin() + v * t2), v * v, u - v, {
                let v3: f64 = 1.25;
                1.5
            }];
            v1 = v1 * 0.5 + r4[4 - 1 - (0) % 4];
            fn inner5(s: f64, t: f64) -> f64 {
                if (t < t) || (t >= -1.0) {
                    return (1..5).map(|i6| s).fold(s, |acc6, t6| acc6.sin() + -0.75_f64 * t6);
                }
                t
            }
            let v7: f64 = inner5(r4[3] * 0.3, v * v1);
            (v7 + v7.sin() + u - v1 - v, (u + v7 - u) * v1 + r4[0])
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x * p[2];
            for (i3, e3) in p.iter().enumerate() {
                let mut k5: usize = 0;
                loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    v1 += 0.25 * v1;
                }
                let v6 = x;
            }
            let v7 = ((n % 4) as f64) * x;
            p[2] /= v1.abs() + 0.25;
            [(p[0] * p[0] + 0.25).sqrt() - v7.sin() + x + p[(2 * n + 1) % 3], p[(2 * n + 2) % 3] + v7 - v1 + x.sin() + p[(2 * n + 2) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = f64::exp2(u / (1.0 + u * u));
            let mut u = v1 - v1;
            let mut r4 = [(1..0).map(|i2| (v * v + 1.25).sqrt()).fold(v1, |acc2, t2| acc2.sin() + v * t2), v * v, u - v, {
                let v3: f64 = 1.25;
                1.5
            }];
            v1 = v1 * 0.5 + r4[4 - 1 - (0) % 4];
            fn inner5(s: f64, t: f64) -> f64 {
                if (t < t) || (t >= -1.0) {
                    return (1..5).map(|i6| s).fold(s, |acc6, t6| acc6.sin() + -0.75_f64 * t6);
                }
                t
            }
            let v7: f64 = inner5(r4[3] * 0.3, v * v1);
            (v7 + v7.sin() + u - v1 - v, (u + v7 - u) * v1 + r4[0])
        }
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x * p[2];
            for (i3, e3) in p.iter().enumerate() {
                let mut k5: usize = 0;
                loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    v1 += 0.25 * v1;
                }
                let v6 = x;
            }
            let v7 = ((n % 4) as f64) * x;
            p[2] /= v1.abs() + 0.25;
            [(p[0] * p[0] + 0.25).sqrt() - v7.sin() + x + p[(2 * n + 1) % 3], p[(2 * n + 2) % 3] + v7 - v1 + x.sin() + p[(2 * n + 2) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = D::exp2(u / (lit(1.0) + u * u));
            let mut u = v1 - v1;
            let mut r4 = [(1..0).map(|i2| (v * v + lit(1.25)).sqrt()).fold(v1, |acc2, t2| acc2.sin() + v * t2), v * v, u - v, {
                let v3: D = lit(1.25);
                lit(1.5)
            }];
            v1 = v1 * lit(0.5) + r4[4 - 1 - (0) % 4];
            fn inner5(s: D, t: D) -> D {
                if (t < t) || (t >= lit(-1.0)) {
                    return (1..5).map(|i6| s).fold(s, |acc6, t6| acc6.sin() + lit(-0.75) * t6);
                }
                t
            }
            let v7: D = inner5(r4[3] * lit(0.3), v * v1);
            (v7 + v7.sin() + u - v1 - v, (u + v7 - u) * v1 + r4[0])
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x * p[2];
            for (i3, e3) in p.iter().enumerate() {
                let mut k5: usize = 0;
                loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    { let right = lit(0.25) * v1; v1 += right; }
                }
                let v6 = x;
            }
            let v7 = lit((n % 4) as f64) * x;
            { let right = v1.abs() + lit(0.25); p[2] /= right; }
            [(p[0] * p[0] + lit(0.25)).sqrt() - v7.sin() + x + p[(2 * n + 1) % 3], p[(2 * n + 2) % 3] + v7 - v1 + x.sin() + p[(2 * n + 2) % 3]]
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
            let mut v2 = v + 0.5;
            let r3 = vec![0.25, u];
            let r3_len: usize = r3.len();
            let mut k5: usize = 0;
            let mut v9: f64 = 'l4: loop {
                if k5 >= 0 {
                    break v.rem_euclid(2.25);
                }
                k5 += 1;
                for _ in 1..k5 % 4 {
                    if (v2 > 1.25) && (v1 > 1.5) {
                        v1 *= (r3[0] as i64 as f64).clamp(-2.125, 1.875);
                        continue;
                    } else {
                        if (u >= 0.7) || (r3[k5 % r3.len()] >= r3[0]) {
                            continue 'l4;
                        }
                    }
                    v2 *= (v2 - r3[0]).clamp(-2.125, 1.875);
                }
                const GAMMA_8: f64 = 0.5;
                v1 += 0.25 * r3[(r3_len + 1) % r3.len()] * GAMMA_8;
            };
            (((if ((r3_len % 4) as f64) <= 0.75 {
                let v10 = r3[(r3_len + 1) % r3.len()];
                r3[r3.len() - 1 - (2 * k5 + 1) % r3.len()]
            } else { v1 }) - v9 - v2.sin() - v1.sin() - v) * u + r3[4 % r3.len()], f64::ln(v * v + 1.25) * v9 * v2 * v1 * v.sin())
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0].powi(3);
            let mut v2 = v1 * v1;
            let w_len: usize = w.len();
            let mut k4: usize = 0;
            let mut v7: f64 = loop {
                if k4 >= 0 {
                    break match n % 3 {
                        0 => { p[0] }
                        1 | 6 => { v2 }
                        _ => {
                            let v6 = v2;
                            p[(n + 1) % 3]
                        }
                    };
                }
                k4 += 1;
                let mut r5 = [v2.sin(), w[0]];
            };
            if w[w.len() - 1 - (n + k4) % w.len()] <= -0.75 {
                return v2;
            }
            (v2 - w[(2 * k4 + 0) % w.len()] + v7) * v2 + v1 + w[(2 * k4 + 2) % w.len()] + p[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = -u;
            let mut v2 = v + 0.5;
            let r3 = vec![0.25, u];
            let r3_len: usize = r3.len();
            let mut k5: usize = 0;
            let mut v9: f64 = 'l4: loop {
                if k5 >= 0 {
                    break v.rem_euclid(2.25);
                }
                k5 += 1;
                for _ in 1..k5 % 4 {
                    if (v2 > 1.25) && (v1 > 1.5) {
                        v1 *= (r3[0] as i64 as f64).clamp(-2.125, 1.875);
                        continue;
                    } else {
                        if (u >= 0.7) || (r3[k5 % r3.len()] >= r3[0]) {
                            continue 'l4;
                        }
                    }
                    v2 *= (v2 - r3[0]).clamp(-2.125, 1.875);
                }
                const GAMMA_8: f64 = 0.5;
                v1 += 0.25 * r3[(r3_len + 1) % r3.len()] * GAMMA_8;
            };
            (((if ((r3_len % 4) as f64) <= 0.75 {
                let v10 = r3[(r3_len + 1) % r3.len()];
                r3[r3.len() - 1 - (2 * k5 + 1) % r3.len()]
            } else { v1 }) - v9 - v2.sin() - v1.sin() - v) * u + r3[4 % r3.len()], f64::ln(v * v + 1.25) * v9 * v2 * v1 * v.sin())
        }
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0].powi(3);
            let mut v2 = v1 * v1;
            let w_len: usize = w.len();
            let mut k4: usize = 0;
            let mut v7: f64 = loop {
                if k4 >= 0 {
                    break match n % 3 {
                        0 => { p[0] }
                        1 | 6 => { v2 }
                        _ => {
                            let v6 = v2;
                            p[(n + 1) % 3]
                        }
                    };
                }
                k4 += 1;
                let mut r5 = [v2.sin(), w[0]];
            };
            if w[w.len() - 1 - (n + k4) % w.len()] <= -0.75 {
                return v2;
            }
            (v2 - w[(2 * k4 + 0) % w.len()] + v7) * v2 + v1 + w[(2 * k4 + 2) % w.len()] + p[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = -u;
            let mut v2 = v + lit(0.5);
            let r3 = vec![lit(0.25), u];
            let r3_len: usize = r3.len();
            let mut k5: usize = 0;
            let mut v9: D = 'l4: loop {
                if k5 >= 0 {
                    break v.rem_euclid(lit(2.25));
                }
                k5 += 1;
                for _ in 1..k5 % 4 {
                    if (v2 > lit(1.25)) && (v1 > lit(1.5)) {
                        { let right = lit(r3[0].value() as i64 as f64).clamp(lit(-2.125), lit(1.875)); v1 *= right; }
                        continue;
                    } else {
                        if (u >= lit(0.7)) || (r3[k5 % r3.len()] >= r3[0]) {
                            continue 'l4;
                        }
                    }
                    { let right = (v2 - r3[0]).clamp(lit(-2.125), lit(1.875)); v2 *= right; }
                }
                const GAMMA_8: f64 = 0.5;
                { let right = lit(0.25) * r3[(r3_len + 1) % r3.len()] * lit(GAMMA_8); v1 += right; }
            };
            (((if lit((r3_len % 4) as f64) <= lit(0.75) {
                let v10 = r3[(r3_len + 1) % r3.len()];
                r3[r3.len() - 1 - (2 * k5 + 1) % r3.len()]
            } else { v1 }) - v9 - v2.sin() - v1.sin() - v) * u + r3[4 % r3.len()], D::ln(v * v + lit(1.25)) * v9 * v2 * v1 * v.sin())
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[0].powi(3);
            let mut v2 = v1 * v1;
            let w_len: usize = w.len();
            let mut k4: usize = 0;
            let mut v7: D = loop {
                if k4 >= 0 {
                    break match n % 3 {
                        0 => { p[0] }
                        1 | 6 => { v2 }
                        _ => {
                            let v6 = v2;
                            p[(n + 1) % 3]
                        }
                    };
                }
                k4 += 1;
                let mut r5 = [v2.sin(), w[0]];
            };
            if w[w.len() - 1 - (n + k4) % w.len()] <= lit(-0.75) {
                return v2;
            }
            (v2 - w[(2 * k4 + 0) % w.len()] + v7) * v2 + v1 + w[(2 * k4 + 2) % w.len()] + p[1]
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
            let mut v1 = x - ((n % 4) as f64);
            {
                v1 = 0.125 + x;
                let (mut v2, v3) = (a[n % a.len()], x + v1);
            }
            {
                x = x * 0.5 + (v1 + x);
            }
            let mut k5: usize = 0;
            loop {
                if k5 >= 5 {
                    break;
                }
                k5 += 1;
                for i7 in 1..a.len() {
                    let mut v8 = v1;
                    const GAMMA_9: f64 = 1.5;
                    v1 = ((i7 % 4) as f64) / (1.0 + ((i7 % 4) as f64) * ((i7 % 4) as f64)) * GAMMA_9;
                }
                'l10: for i11 in 0..n {
                    let s12 = &a[..];
                }
            }
            (x / (x * x + 0.5) + v1 + x + a[1 % a.len()], x + a[(n + 1) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x - ((n % 4) as f64);
            {
                v1 = 0.125 + x;
                let (mut v2, v3) = (a[n % a.len()], x + v1);
            }
            {
                x = x * 0.5 + (v1 + x);
            }
            let mut k5: usize = 0;
            loop {
                if k5 >= 5 {
                    break;
                }
                k5 += 1;
                for i7 in 1..a.len() {
                    let mut v8 = v1;
                    const GAMMA_9: f64 = 1.5;
                    v1 = ((i7 % 4) as f64) / (1.0 + ((i7 % 4) as f64) * ((i7 % 4) as f64)) * GAMMA_9;
                }
                'l10: for i11 in 0..n {
                    let s12 = &a[..];
                }
            }
            (x / (x * x + 0.5) + v1 + x + a[1 % a.len()], x + a[(n + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x - lit((n % 4) as f64);
            {
                v1 = lit(0.125) + x;
                let (mut v2, v3) = (a[n % a.len()], x + v1);
            }
            {
                x = x * lit(0.5) + (v1 + x);
            }
            let mut k5: usize = 0;
            loop {
                if k5 >= 5 {
                    break;
                }
                k5 += 1;
                for i7 in 1..a.len() {
                    let mut v8 = v1;
                    const GAMMA_9: f64 = 1.5;
                    v1 = lit((i7 % 4) as f64) / (lit(1.0) + lit((i7 % 4) as f64) * lit((i7 % 4) as f64)) * lit(GAMMA_9);
                }
                'l10: for i11 in 0..n {
                    let s12 = &a[..];
                }
            }
            (x / (x * x + lit(0.5)) + v1 + x + a[1 % a.len()], x + a[(n + 1) % a.len()])
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
            let mut v1 = u * u;
            let mut v2 = ((k % 4) as f64);
            u = u * 0.5 + (u * u + 1.25 + 1.0).acosh();
            let v3 = v2;
            let mut o4: Option<f64> = if v1 < 0.75 { Some(u) } else { None };
            if k % 3 == 1 {
                return Some(v2);
            }
            Some((v3 - v3 + v2) * v1 + u)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = match n % 4 {
                0 => { w[(n + 1) % w.len()] }
                1 => {
                    let v1 = w[w.len() - 1 - (2) % w.len()];
                    w[w.len() - 1 - (3) % w.len()]
                }
                2 => { x }
                _ => { x }
            };
            let mut v3 = w[(n + 1) % w.len()] / (v2 * v2 + 0.5);
            let mut r4: [f64; 4] = [x * x; 4];
            v3 = x;
            let v5 = v2;
            let mut k7: usize = 0;
            let mut v8: f64 = loop {
                if k7 >= 0 {
                    break -w[0];
                }
                k7 += 1;
                v3 += 0.25 * (x * v3);
                (v2, v3) = (v3, v2);
            };
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        #[differentiate(without(tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u * u;
            let mut v2 = ((k % 4) as f64);
            u = u * 0.5 + (u * u + 1.25 + 1.0).acosh();
            let v3 = v2;
            let mut o4: Option<f64> = if v1 < 0.75 { Some(u) } else { None };
            if k % 3 == 1 {
                return Some(v2);
            }
            Some((v3 - v3 + v2) * v1 + u)
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = match n % 4 {
                0 => { w[(n + 1) % w.len()] }
                1 => {
                    let v1 = w[w.len() - 1 - (2) % w.len()];
                    w[w.len() - 1 - (3) % w.len()]
                }
                2 => { x }
                _ => { x }
            };
            let mut v3 = w[(n + 1) % w.len()] / (v2 * v2 + 0.5);
            let mut r4: [f64; 4] = [x * x; 4];
            v3 = x;
            let v5 = v2;
            let mut k7: usize = 0;
            let mut v8: f64 = loop {
                if k7 >= 0 {
                    break -w[0];
                }
                k7 += 1;
                v3 += 0.25 * (x * v3);
                (v2, v3) = (v3, v2);
            };
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u * u;
            let mut v2 = lit((k % 4) as f64);
            u = u * lit(0.5) + (u * u + lit(1.25) + lit(1.0)).acosh();
            let v3 = v2;
            let mut o4: Option<D> = if v1 < lit(0.75) { Some(u) } else { None };
            if k % 3 == 1 {
                return Some(v2);
            }
            Some((v3 - v3 + v2) * v1 + u)
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2 = match n % 4 {
                0 => { w[(n + 1) % w.len()] }
                1 => {
                    let v1 = w[w.len() - 1 - (2) % w.len()];
                    w[w.len() - 1 - (3) % w.len()]
                }
                2 => { x }
                _ => { x }
            };
            let mut v3 = w[(n + 1) % w.len()] / (v2 * v2 + lit(0.5));
            let mut r4: [D; 4] = [x * x; 4];
            v3 = x;
            let v5 = v2;
            let mut k7: usize = 0;
            let mut v8: D = loop {
                if k7 >= 0 {
                    break -w[0];
                }
                k7 += 1;
                { let right = lit(0.25) * (x * v3); v3 += right; }
                (v2, v3) = (v3, v2);
            };
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
            let mut v1 = x - ALPHA;
            let mut v1 = ((n % 4) as f64).sin();
            match n % 3 {
                0 => {
                    if n % 2 != 1 {
                        let c2 = |u2_0: f64, u2_1: f64| u2_0 * (u2_0 + ((n % 4) as f64));
                    } else {
                        for i3 in (1..w.len()).rev() {
                            w[i3] = w[i3 - 1] * ((i3 % 4) as f64).tanh() + w[i3];
                        }
                        w[2 % w.len()] += x;
                    }
                    v1 = v1;
                }
                1 => {
                    let mut v5 = match n % 3 {
                        0 => {
                            v1 -= v1 * w[1 % w.len()];
                            v1
                        }
                        1 | 6 => { v1 }
                        _ => {
                            let v4 = w[4 % w.len()];
                            v4
                        }
                    };
                }
                _ => {
                    const GAMMA_6: f64 = 1.25;
                    v1 += ((n % 4) as f64) * GAMMA_6;
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x - ALPHA;
            let mut v1 = ((n % 4) as f64).sin();
            match n % 3 {
                0 => {
                    if n % 2 != 1 {
                        let c2 = |u2_0: f64, u2_1: f64| u2_0 * (u2_0 + ((n % 4) as f64));
                    } else {
                        for i3 in (1..w.len()).rev() {
                            w[i3] = w[i3 - 1] * ((i3 % 4) as f64).tanh() + w[i3];
                        }
                        w[2 % w.len()] += x;
                    }
                    v1 = v1;
                }
                1 => {
                    let mut v5 = match n % 3 {
                        0 => {
                            v1 -= v1 * w[1 % w.len()];
                            v1
                        }
                        1 | 6 => { v1 }
                        _ => {
                            let v4 = w[4 % w.len()];
                            v4
                        }
                    };
                }
                _ => {
                    const GAMMA_6: f64 = 1.25;
                    v1 += ((n % 4) as f64) * GAMMA_6;
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x - lit(ALPHA);
            let mut v1 = lit((n % 4) as f64).sin();
            match n % 3 {
                0 => {
                    if n % 2 != 1 {
                        let c2 = |u2_0: D, u2_1: D| u2_0 * (u2_0 + lit((n % 4) as f64));
                    } else {
                        for i3 in (1..w.len()).rev() {
                            w[i3] = w[i3 - 1] * lit((i3 % 4) as f64).tanh() + w[i3];
                        }
                        { let right = x; w[2 % w.len()] += right; }
                    }
                    v1 = v1;
                }
                1 => {
                    let mut v5 = match n % 3 {
                        0 => {
                            { let right = v1 * w[1 % w.len()]; v1 -= right; }
                            v1
                        }
                        1 | 6 => { v1 }
                        _ => {
                            let v4 = w[4 % w.len()];
                            v4
                        }
                    };
                }
                _ => {
                    const GAMMA_6: f64 = 1.25;
                    { let right = lit((n % 4) as f64) * lit(GAMMA_6); v1 += right; }
                }
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
