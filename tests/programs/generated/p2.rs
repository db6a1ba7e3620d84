// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p100 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * ((n % 4) as f64);
            let mut v3 = a.iter().rev().zip(a).map(|(&e2, &z2)| e2 / (a[a.len() - 1 - (n + 1) % a.len()].abs() + 1.25)).fold(a[(n + 1) % a.len()], |acc2, t2| acc2.sin() + a[0] * t2);
            let mut r4 = [v1 - 0.125, x + x, v1 - v3];
            for e6 in r4.iter() {
                let v8: f64 = r4.iter().zip(&r4).map(|(&e7, &z7)| x - a[1 % a.len()]).fold(1.0_f64, |acc7, t7| acc7.sin() + ((n % 4) as f64) * t7);
            }
            for i9 in 1..3 {
                r4[i9] *= (r4[i9 - 1] - r4[i9]).cos();
            }
            v1 = a[0];
            let c10 = |u10_0: f64, u10_1: f64| u10_0 * (((n % 4) as f64) * x);
            if v3 > 1.1 {
                v3 = v1;
                if r4[2] >= r4[0] {
                    fn inner11(s: f64, t: f64) -> f64 {
                        if 0.9_f64 < -0.125 {
                            return (1..4).map(|i12| (t as f32 as f64)).fold(t, |acc12, t12| acc12.sin() + acc12 * t12);
                        }
                        0.9
                    }
                    let v13 = inner11(a[a.len() - 1 - (n) % a.len()] * v1, x * v3);
                }
            } else {
                'l14: for i15 in 0..3 {
                    if r4[(i15 + n) % 3] > 2.0 {
                        break;
                    }
                }
                if (a[a.len() - 1 - (n) % a.len()] > 0.75) && (r4[0] > 1.5) {
                    for i16 in 1..3 {
                        r4[i16] = r4[i16 - 1] * v3.tanh() + r4[i16];
                    }
                    v1 /= v3.abs() + 0.25;
                }
            }
            v3 + r4[4 % 3] + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * ((n % 4) as f64);
            let mut v3 = a.iter().rev().zip(a).map(|(&e2, &z2)| e2 / (a[a.len() - 1 - (n + 1) % a.len()].abs() + 1.25)).fold(a[(n + 1) % a.len()], |acc2, t2| acc2.sin() + a[0] * t2);
            let mut r4 = [v1 - 0.125, x + x, v1 - v3];
            for e6 in r4.iter() {
                let v8: f64 = r4.iter().zip(&r4).map(|(&e7, &z7)| x - a[1 % a.len()]).fold(1.0_f64, |acc7, t7| acc7.sin() + ((n % 4) as f64) * t7);
            }
            for i9 in 1..3 {
                r4[i9] *= (r4[i9 - 1] - r4[i9]).cos();
            }
            v1 = a[0];
            let c10 = |u10_0: f64, u10_1: f64| u10_0 * (((n % 4) as f64) * x);
            if v3 > 1.1 {
                v3 = v1;
                if r4[2] >= r4[0] {
                    fn inner11(s: f64, t: f64) -> f64 {
                        if 0.9_f64 < -0.125 {
                            return (1..4).map(|i12| (t as f32 as f64)).fold(t, |acc12, t12| acc12.sin() + acc12 * t12);
                        }
                        0.9
                    }
                    let v13 = inner11(a[a.len() - 1 - (n) % a.len()] * v1, x * v3);
                }
            } else {
                'l14: for i15 in 0..3 {
                    if r4[(i15 + n) % 3] > 2.0 {
                        break;
                    }
                }
                if (a[a.len() - 1 - (n) % a.len()] > 0.75) && (r4[0] > 1.5) {
                    for i16 in 1..3 {
                        r4[i16] = r4[i16 - 1] * v3.tanh() + r4[i16];
                    }
                    v1 /= v3.abs() + 0.25;
                }
            }
            v3 + r4[4 % 3] + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x * lit((n % 4) as f64);
            let mut v3 = a.iter().rev().zip(a).map(|(&e2, &z2)| e2 / (a[a.len() - 1 - (n + 1) % a.len()].abs() + lit(1.25))).fold(a[(n + 1) % a.len()], |acc2, t2| acc2.sin() + a[0] * t2);
            let mut r4 = [v1 - lit(0.125), x + x, v1 - v3];
            for e6 in r4.iter() {
                let v8: D = r4.iter().zip(&r4).map(|(&e7, &z7)| x - a[1 % a.len()]).fold(lit(1.0), |acc7, t7| acc7.sin() + lit((n % 4) as f64) * t7);
            }
            for i9 in 1..3 {
                { let right = (r4[i9 - 1] - r4[i9]).cos(); r4[i9] *= right; }
            }
            v1 = a[0];
            let c10 = |u10_0: D, u10_1: D| u10_0 * (lit((n % 4) as f64) * x);
            if v3 > lit(1.1) {
                v3 = v1;
                if r4[2] >= r4[0] {
                    fn inner11(s: D, t: D) -> D {
                        if lit(0.9) < lit(-0.125) {
                            return (1..4).map(|i12| single(t)).fold(t, |acc12, t12| acc12.sin() + acc12 * t12);
                        }
                        lit(0.9)
                    }
                    let v13 = inner11(a[a.len() - 1 - (n) % a.len()] * v1, x * v3);
                }
            } else {
                'l14: for i15 in 0..3 {
                    if r4[(i15 + n) % 3] > lit(2.0) {
                        break;
                    }
                }
                if (a[a.len() - 1 - (n) % a.len()] > lit(0.75)) && (r4[0] > lit(1.5)) {
                    for i16 in 1..3 {
                        r4[i16] = r4[i16 - 1] * v3.tanh() + r4[i16];
                    }
                    { let right = v3.abs() + lit(0.25); v1 /= right; }
                }
            }
            v3 + r4[4 % 3] + a[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p100", true, |report| crate::check_program!(1, report));
    }
}

pub mod p101 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x * x;
            let mut v2 = w[0];
            let p3 = (((n % 4) as f64), w[0]);
            if (p3.0 <= 0.5) || (v1 <= 0.75) {
                {
                    let mut k4: usize = 2;
                    {
                        for i5 in (1..w.len()).rev() {
                            w[i5] *= (w[i5 - 1] - w[i5]).cos();
                        }
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x * x;
            let mut v2 = w[0];
            let p3 = (((n % 4) as f64), w[0]);
            if (p3.0 <= 0.5) || (v1 <= 0.75) {
                {
                    let mut k4: usize = 2;
                    {
                        for i5 in (1..w.len()).rev() {
                            w[i5] *= (w[i5 - 1] - w[i5]).cos();
                        }
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x * x;
            let mut v2 = w[0];
            let p3 = (lit((n % 4) as f64), w[0]);
            if (p3.0 <= lit(0.5)) || (v1 <= lit(0.75)) {
                {
                    let mut k4: usize = 2;
                    {
                        for i5 in (1..w.len()).rev() {
                            { let right = (w[i5 - 1] - w[i5]).cos(); w[i5] *= right; }
                        }
                    }
                }
            }
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
            let mut v2 = (0..1).rev().filter(|&i1| k % 2 < 1).map(|i1| 1.0 + 0.25 * (u + ((i1 % 4) as f64)).sin()).product::<f64>();
            let mut r3 = [((k % 4) as f64), (BETA * BETA + 1.25 + 1.0).acosh(), u + u, u, 1.5_f64.sin()];
            match k % 3 {
                0 => {
                    let c4 = |u4_0: f64, u4_1: f64| u4_0 * ((k % 4) as f64);
                    r3[4] += BETA;
                }
                1 if v2 > 0.25 => {
                }
                _ => {
                    let c5 = move |u5_0: f64, u5_1: f64| u5_0 + v2 * v2;
                }
            }
            if !(u <= 0.7) {
                return None;
            }
            Some((if r3[0] > 0.25 { BETA } else { v2 }) + r3[1])
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[0];
            let mut v1: f64 = v1;
            v1 = v1;
            for i2 in 1..3 {
                p[i2] *= (p[i2 - 1] - p[i2]).cos();
            }
            if n % 3 == 1 {
                let mut v5 = match n % 3 {
                    0 => {
                        let v3 = x;
                        v1
                    }
                    1 => {
                        p[3 - 1 - (4) % 3] /= p[n % 3] * p[n % 3] + 1.25;
                        x
                    }
                    _ => {
                        let o4: Option<f64> = h0(0.25, (n + n) % 4);
                        x
                    }
                };
            } else {
                'l6: for i7 in 1..3 {
                    p[(2 * i7 + 0) % 3] = x;
                }
            }
            let mut k8: usize = 3;
            if x < v1 {
                for i10 in (1..3).step_by(2) {
                    let v11 = (v1 * v1 + 1.25).log2();
                    let o12: Option<f64> = if !(((k8 % 4) as f64) < 1.1) { Some(f64::sin(v1)) } else { None };
                }
                match n % 3 {
                    0 => {
                    }
                    1 => {
                        k8 = (k8 * 3 + n + k8) % 5;
                    }
                    _ => {
                        let mut k14: usize = 0;
                        let mut v1: f64 = 'l13: loop {
                            if k14 >= 3 {
                                break ((k14 % 4) as f64) / (x * x + 0.25);
                            }
                            k14 += 1;
                            k8 = (k8 * 3 + k14 + k8) % 5;
                            if p[0] < 2.0 {
                                for i16 in 0..7 {
                                    v1 += 0.25 * (x + v1);
                                    {
                                        if n % 3 < 1 {
                                            if p[0] <= 0.7 {
                                                break;
                                            }
                                        } else {
                                            p[0] -= 0.25 * (if n % 3 < 1 {
                                                v1 /= x.abs() + 1.25;
                                                BETA
                                            } else { v1 });
                                        }
                                    }
                                }
                                let p17: (f64, f64) = (p[2], v1 * ((n % 4) as f64));
                            } else {
                                let v18 = v1 * -0.9;
                            }
                        };
                        let v19 = v1.min(p[0]);
                    }
                }
            } else {
                for i20 in (1..3).rev() {
                    p[i20] = p[i20 - 1] * BETA.cos() + p[i20];
                }
            }
            [((k8 % 4) as f64) - p[0] + v1 - x, x + v1 + p[2]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v2 = (0..1).rev().filter(|&i1| k % 2 < 1).map(|i1| 1.0 + 0.25 * (u + ((i1 % 4) as f64)).sin()).product::<f64>();
            let mut r3 = [((k % 4) as f64), (BETA * BETA + 1.25 + 1.0).acosh(), u + u, u, 1.5_f64.sin()];
            match k % 3 {
                0 => {
                    let c4 = |u4_0: f64, u4_1: f64| u4_0 * ((k % 4) as f64);
                    r3[4] += BETA;
                }
                1 if v2 > 0.25 => {
                }
                _ => {
                    let c5 = move |u5_0: f64, u5_1: f64| u5_0 + v2 * v2;
                }
            }
            if !(u <= 0.7) {
                return None;
            }
            Some((if r3[0] > 0.25 { BETA } else { v2 }) + r3[1])
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[0];
            let mut v1: f64 = v1;
            v1 = v1;
            for i2 in 1..3 {
                p[i2] *= (p[i2 - 1] - p[i2]).cos();
            }
            if n % 3 == 1 {
                let mut v5 = match n % 3 {
                    0 => {
                        let v3 = x;
                        v1
                    }
                    1 => {
                        p[3 - 1 - (4) % 3] /= p[n % 3] * p[n % 3] + 1.25;
                        x
                    }
                    _ => {
                        let o4: Option<f64> = h0(0.25, (n + n) % 4);
                        x
                    }
                };
            } else {
                'l6: for i7 in 1..3 {
                    p[(2 * i7 + 0) % 3] = x;
                }
            }
            let mut k8: usize = 3;
            if x < v1 {
                for i10 in (1..3).step_by(2) {
                    let v11 = (v1 * v1 + 1.25).log2();
                    let o12: Option<f64> = if !(((k8 % 4) as f64) < 1.1) { Some(f64::sin(v1)) } else { None };
                }
                match n % 3 {
                    0 => {
                    }
                    1 => {
                        k8 = (k8 * 3 + n + k8) % 5;
                    }
                    _ => {
                        let mut k14: usize = 0;
                        let mut v1: f64 = 'l13: loop {
                            if k14 >= 3 {
                                break ((k14 % 4) as f64) / (x * x + 0.25);
                            }
                            k14 += 1;
                            k8 = (k8 * 3 + k14 + k8) % 5;
                            if p[0] < 2.0 {
                                for i16 in 0..7 {
                                    v1 += 0.25 * (x + v1);
                                    {
                                        if n % 3 < 1 {
                                            if p[0] <= 0.7 {
                                                break;
                                            }
                                        } else {
                                            p[0] -= 0.25 * (if n % 3 < 1 {
                                                v1 /= x.abs() + 1.25;
                                                BETA
                                            } else { v1 });
                                        }
                                    }
                                }
                                let p17: (f64, f64) = (p[2], v1 * ((n % 4) as f64));
                            } else {
                                let v18 = v1 * -0.9;
                            }
                        };
                        let v19 = v1.min(p[0]);
                    }
                }
            } else {
                for i20 in (1..3).rev() {
                    p[i20] = p[i20 - 1] * BETA.cos() + p[i20];
                }
            }
            [((k8 % 4) as f64) - p[0] + v1 - x, x + v1 + p[2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v2 = (0..1).rev().filter(|&i1| k % 2 < 1).map(|i1| lit(1.0) + lit(0.25) * (u + lit((i1 % 4) as f64)).sin()).product::<D>();
            let mut r3 = [lit((k % 4) as f64), (lit(BETA) * lit(BETA) + lit(1.25) + lit(1.0)).acosh(), u + u, u, lit(1.5).sin()];
            match k % 3 {
                0 => {
                    let c4 = |u4_0: D, u4_1: D| u4_0 * lit((k % 4) as f64);
                    { let right = lit(BETA); r3[4] += right; }
                }
                1 if v2 > lit(0.25) => {
                }
                _ => {
                    let c5 = move |u5_0: D, u5_1: D| u5_0 + v2 * v2;
                }
            }
            if !(u <= lit(0.7)) {
                return None;
            }
            Some((if r3[0] > lit(0.25) { lit(BETA) } else { v2 }) + r3[1])
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[0];
            let mut v1: D = v1;
            v1 = v1;
            for i2 in 1..3 {
                { let right = (p[i2 - 1] - p[i2]).cos(); p[i2] *= right; }
            }
            if n % 3 == 1 {
                let mut v5 = match n % 3 {
                    0 => {
                        let v3 = x;
                        v1
                    }
                    1 => {
                        { let right = p[n % 3] * p[n % 3] + lit(1.25); p[3 - 1 - (4) % 3] /= right; }
                        x
                    }
                    _ => {
                        let o4: Option<D> = h0(lit(0.25), (n + n) % 4);
                        x
                    }
                };
            } else {
                'l6: for i7 in 1..3 {
                    p[(2 * i7 + 0) % 3] = x;
                }
            }
            let mut k8: usize = 3;
            if x < v1 {
                for i10 in (1..3).step_by(2) {
                    let v11 = (v1 * v1 + lit(1.25)).log2();
                    let o12: Option<D> = if !(lit((k8 % 4) as f64) < lit(1.1)) { Some(D::sin(v1)) } else { None };
                }
                match n % 3 {
                    0 => {
                    }
                    1 => {
                        k8 = (k8 * 3 + n + k8) % 5;
                    }
                    _ => {
                        let mut k14: usize = 0;
                        let mut v1: D = 'l13: loop {
                            if k14 >= 3 {
                                break lit((k14 % 4) as f64) / (x * x + lit(0.25));
                            }
                            k14 += 1;
                            k8 = (k8 * 3 + k14 + k8) % 5;
                            if p[0] < lit(2.0) {
                                for i16 in 0..7 {
                                    { let right = lit(0.25) * (x + v1); v1 += right; }
                                    {
                                        if n % 3 < 1 {
                                            if p[0] <= lit(0.7) {
                                                break;
                                            }
                                        } else {
                                            { let right = lit(0.25) * (if n % 3 < 1 {
                                                { let right = x.abs() + lit(1.25); v1 /= right; }
                                                lit(BETA)
                                            } else { v1 }); p[0] -= right; }
                                        }
                                    }
                                }
                                let p17: (D, D) = (p[2], v1 * lit((n % 4) as f64));
                            } else {
                                let v18 = v1 * lit(-0.9);
                            }
                        };
                        let v19 = v1.min(p[0]);
                    }
                }
            } else {
                for i20 in (1..3).rev() {
                    p[i20] = p[i20 - 1] * lit(BETA).cos() + p[i20];
                }
            }
            [lit((k8 % 4) as f64) - p[0] + v1 - x, x + v1 + p[2]]
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
            let mut v1 = v;
            let (mut v2, v3): (f64, f64) = (v.max(v1), v1.sin());
            v2 += v3.min(v);
            let v4: f64;
            if !(u >= 0.25) {
                v4 = (0.9 * v3.sin()).acos();
            } else {
                v4 = v1 / (ALPHA * ALPHA + 1.25);
            }
            v1 + v4 + v2 + v1 - v
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = h0(((n % 4) as f64), x);
            v1 += x * v1;
            let mut k3: usize = 0;
            'l2: while (k3 < 1) && (x >= 0.3) {
                k3 += 1;
                v1 += 0.25 * f64::floor(x);
            }
            let c4 = |u4_0: f64| u4_0 - h0(a[0], u4_0);
            v1 * ((k3 % 4) as f64) + v1 + a[a.len() - 1 - (2 * k3 + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate(without(tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v;
            let (mut v2, v3): (f64, f64) = (v.max(v1), v1.sin());
            v2 += v3.min(v);
            let v4: f64;
            if !(u >= 0.25) {
                v4 = (0.9 * v3.sin()).acos();
            } else {
                v4 = v1 / (ALPHA * ALPHA + 1.25);
            }
            v1 + v4 + v2 + v1 - v
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = h0(((n % 4) as f64), x);
            v1 += x * v1;
            let mut k3: usize = 0;
            'l2: while (k3 < 1) && (x >= 0.3) {
                k3 += 1;
                v1 += 0.25 * f64::floor(x);
            }
            let c4 = |u4_0: f64| u4_0 - h0(a[0], u4_0);
            v1 * ((k3 % 4) as f64) + v1 + a[a.len() - 1 - (2 * k3 + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 2.0;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v;
            let (mut v2, v3): (D, D) = (v.max(v1), v1.sin());
            { let right = v3.min(v); v2 += right; }
            let v4: D;
            if !(u >= lit(0.25)) {
                v4 = (lit(0.9) * v3.sin()).acos();
            } else {
                v4 = v1 / (lit(ALPHA) * lit(ALPHA) + lit(1.25));
            }
            v1 + v4 + v2 + v1 - v
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = h0(lit((n % 4) as f64), x);
            { let right = x * v1; v1 += right; }
            let mut k3: usize = 0;
            'l2: while (k3 < 1) && (x >= lit(0.3)) {
                k3 += 1;
                { let right = lit(0.25) * D::floor(x); v1 += right; }
            }
            let c4 = |u4_0: D| u4_0 - h0(a[0], u4_0);
            v1 * lit((k3 % 4) as f64) + v1 + a[a.len() - 1 - (2 * k3 + 1) % a.len()]
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
            let mut v2 = match n % 4 {
                0 => { x }
                1 | 6 => { x }
                2 if a[0] < -1.0 => { x }
                _ => {
                    let v1 = x;
                    x
                }
            };
            for &e4 in a {
                match n % 2 {
                    0 => {
                        {
                            fn inner5(s: f64, t: f64) -> f64 {
                                if s < 0.5 {
                                    return t / (s.abs() + 0.25);
                                }
                                (t as f32 as f64)
                            }
                            let v6 = inner5(x, { ((n % 4) as f64) });
                        }
                        let mut v7: f64 = 0.7;
                    }
                    _ => {
                        let mut k8: usize = 2;
                    }
                }
                'l9: for i10 in (0..a.len()).step_by(2) {
                    let mut e4: f64 = v2.copysign(e4);
                }
            }
            ((n % 4) as f64) / (v2.abs() + 0.5) * v2 + x.sin() + a[a.len() - 1 - (4) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = match n % 4 {
                0 => { x }
                1 | 6 => { x }
                2 if a[0] < -1.0 => { x }
                _ => {
                    let v1 = x;
                    x
                }
            };
            for &e4 in a {
                match n % 2 {
                    0 => {
                        {
                            fn inner5(s: f64, t: f64) -> f64 {
                                if s < 0.5 {
                                    return t / (s.abs() + 0.25);
                                }
                                (t as f32 as f64)
                            }
                            let v6 = inner5(x, { ((n % 4) as f64) });
                        }
                        let mut v7: f64 = 0.7;
                    }
                    _ => {
                        let mut k8: usize = 2;
                    }
                }
                'l9: for i10 in (0..a.len()).step_by(2) {
                    let mut e4: f64 = v2.copysign(e4);
                }
            }
            ((n % 4) as f64) / (v2.abs() + 0.5) * v2 + x.sin() + a[a.len() - 1 - (4) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.3;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v2 = match n % 4 {
                0 => { x }
                1 | 6 => { x }
                2 if a[0] < lit(-1.0) => { x }
                _ => {
                    let v1 = x;
                    x
                }
            };
            for &e4 in a {
                match n % 2 {
                    0 => {
                        {
                            fn inner5(s: D, t: D) -> D {
                                if s < lit(0.5) {
                                    return t / (s.abs() + lit(0.25));
                                }
                                single(t)
                            }
                            let v6 = inner5(x, { lit((n % 4) as f64) });
                        }
                        let mut v7: D = lit(0.7);
                    }
                    _ => {
                        let mut k8: usize = 2;
                    }
                }
                'l9: for i10 in (0..a.len()).step_by(2) {
                    let mut e4: D = v2.copysign(e4);
                }
            }
            lit((n % 4) as f64) / (v2.abs() + lit(0.5)) * v2 + x.sin() + a[a.len() - 1 - (4) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p104", true, |report| crate::check_program!(1, report));
    }
}

pub mod p105 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.75;
        const BETA: f64 = 0.5;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = p[3 - 1 - (n + n) % 3];
            let mut r3 = [v1 * ALPHA; 4];
            let o4: Option<f64> = if x <= 0.125 { Some(((n % 4) as f64)) } else { None };
            r3[0] = x;
            fn inner5(s: f64, t: f64) -> f64 {
                if s > s {
                    return s / (0.5_f64.abs() + 1.25);
                }
                s.sin()
            }
            let v7: f64 = inner5(r3.chunks_exact(2).skip(2).map(|e6| p[0]).fold(v2, |acc6, t6| acc6.sin() + r3[0 % 4] * t6), v2);
            (v2, v1) = (v1, v2);
            if let Some(v8) = o4 {
                let mut v9: f64 = 1.1;
            }
            let mut v10 = if n % 2 != 1 { v7 } else { v7 };
            [(v1 + v10) * v2 + p[2], ((n % 4) as f64) - v10 + v2 + v1 + x + p[(n + 1) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.75;
        const BETA: f64 = 0.5;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = p[3 - 1 - (n + n) % 3];
            let mut r3 = [v1 * ALPHA; 4];
            let o4: Option<f64> = if x <= 0.125 { Some(((n % 4) as f64)) } else { None };
            r3[0] = x;
            fn inner5(s: f64, t: f64) -> f64 {
                if s > s {
                    return s / (0.5_f64.abs() + 1.25);
                }
                s.sin()
            }
            let v7: f64 = inner5(r3.chunks_exact(2).skip(2).map(|e6| p[0]).fold(v2, |acc6, t6| acc6.sin() + r3[0 % 4] * t6), v2);
            (v2, v1) = (v1, v2);
            if let Some(v8) = o4 {
                let mut v9: f64 = 1.1;
            }
            let mut v10 = if n % 2 != 1 { v7 } else { v7 };
            [(v1 + v10) * v2 + p[2], ((n % 4) as f64) - v10 + v2 + v1 + x + p[(n + 1) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.75;
        const BETA: f64 = 0.5;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            let mut v2 = p[3 - 1 - (n + n) % 3];
            let mut r3 = [v1 * lit(ALPHA); 4];
            let o4: Option<D> = if x <= lit(0.125) { Some(lit((n % 4) as f64)) } else { None };
            r3[0] = x;
            fn inner5(s: D, t: D) -> D {
                if s > s {
                    return s / (lit(0.5).abs() + lit(1.25));
                }
                s.sin()
            }
            let v7: D = inner5(r3.chunks_exact(2).skip(2).map(|e6| p[0]).fold(v2, |acc6, t6| acc6.sin() + r3[0 % 4] * t6), v2);
            (v2, v1) = (v1, v2);
            if let Some(v8) = o4 {
                let mut v9: D = lit(1.1);
            }
            let mut v10 = if n % 2 != 1 { v7 } else { v7 };
            [(v1 + v10) * v2 + p[2], lit((n % 4) as f64) - v10 + v2 + v1 + x + p[(n + 1) % 3]]
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
            let mut v1 = BETA;
            let mut v2: f64 = x / (x.abs() + 0.5);
            let mut r3: Vec<f64> = vec![a[0]; n % 5 + 1];
            let r3_len: usize = r3.len();
            for i5 in 1..=2 {
                let v6 = 0.7 / (x.abs() + 1.25);
                let mut k7: usize = 2;
            }
            let mut k9: usize = 0;
            while (k9 < 5) && (0.9_f64 < 1.1) {
                k9 += 1;
                for i11 in 0..=r3.len() {
                    const GAMMA_12: f64 = 0.25;
                    r3[(n) % r3_len] += 0.25 * (a[a.len() - 1 - (4) % a.len()] + ((n % 4) as f64)) * GAMMA_12;
                    let o13: Option<f64> = if !(a[(n + 1) % a.len()] <= 0.5) { Some(v2 / (v2 * v2 + 1.25)) } else { None };
                }
                let mut k15: usize = 0;
                loop {
                    if k15 >= 1 {
                        break;
                    }
                    k15 += 1;
                    let mut r16 = vec![0.5 * r3[r3.len() - 1 - (2) % r3.len()], r3[0] + r3[(n + k9) % r3.len()], (x * x + 0.5).log(2.5), { v1 }, BETA * r3[r3.len() - 1 - (k15 + 1) % r3.len()]];
                    let r16_len: usize = r16.len();
                    for e18 in a.iter() {
                        r3[(r3_len) % r3_len] = f64::sin(((n % 4) as f64)).cos();
                    }
                }
            }
            ((match n % 2 {
                0 => { r3[(2 * k9 + 0) % r3.len()] }
                _ => { a[k9 % a.len()] }
            }) * v1, (v1 * v2 + v1) * x + r3[(n + k9) % r3.len()] + a[(2 * r3_len + 1) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = BETA;
            let mut v2: f64 = x / (x.abs() + 0.5);
            let mut r3: Vec<f64> = vec![a[0]; n % 5 + 1];
            let r3_len: usize = r3.len();
            for i5 in 1..=2 {
                let v6 = 0.7 / (x.abs() + 1.25);
                let mut k7: usize = 2;
            }
            let mut k9: usize = 0;
            while (k9 < 5) && (0.9_f64 < 1.1) {
                k9 += 1;
                for i11 in 0..=r3.len() {
                    const GAMMA_12: f64 = 0.25;
                    r3[(n) % r3_len] += 0.25 * (a[a.len() - 1 - (4) % a.len()] + ((n % 4) as f64)) * GAMMA_12;
                    let o13: Option<f64> = if !(a[(n + 1) % a.len()] <= 0.5) { Some(v2 / (v2 * v2 + 1.25)) } else { None };
                }
                let mut k15: usize = 0;
                loop {
                    if k15 >= 1 {
                        break;
                    }
                    k15 += 1;
                    let mut r16 = vec![0.5 * r3[r3.len() - 1 - (2) % r3.len()], r3[0] + r3[(n + k9) % r3.len()], (x * x + 0.5).log(2.5), { v1 }, BETA * r3[r3.len() - 1 - (k15 + 1) % r3.len()]];
                    let r16_len: usize = r16.len();
                    for e18 in a.iter() {
                        r3[(r3_len) % r3_len] = f64::sin(((n % 4) as f64)).cos();
                    }
                }
            }
            ((match n % 2 {
                0 => { r3[(2 * k9 + 0) % r3.len()] }
                _ => { a[k9 % a.len()] }
            }) * v1, (v1 * v2 + v1) * x + r3[(n + k9) % r3.len()] + a[(2 * r3_len + 1) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = lit(BETA);
            let mut v2: D = x / (x.abs() + lit(0.5));
            let mut r3: Vec<D> = vec![a[0]; n % 5 + 1];
            let r3_len: usize = r3.len();
            for i5 in 1..=2 {
                let v6 = lit(0.7) / (x.abs() + lit(1.25));
                let mut k7: usize = 2;
            }
            let mut k9: usize = 0;
            while (k9 < 5) && (lit(0.9) < lit(1.1)) {
                k9 += 1;
                for i11 in 0..=r3.len() {
                    const GAMMA_12: f64 = 0.25;
                    { let right = lit(0.25) * (a[a.len() - 1 - (4) % a.len()] + lit((n % 4) as f64)) * lit(GAMMA_12); r3[(n) % r3_len] += right; }
                    let o13: Option<D> = if !(a[(n + 1) % a.len()] <= lit(0.5)) { Some(v2 / (v2 * v2 + lit(1.25))) } else { None };
                }
                let mut k15: usize = 0;
                loop {
                    if k15 >= 1 {
                        break;
                    }
                    k15 += 1;
                    let mut r16 = vec![lit(0.5) * r3[r3.len() - 1 - (2) % r3.len()], r3[0] + r3[(n + k9) % r3.len()], (x * x + lit(0.5)).log(lit(2.5)), { v1 }, lit(BETA) * r3[r3.len() - 1 - (k15 + 1) % r3.len()]];
                    let r16_len: usize = r16.len();
                    for e18 in a.iter() {
                        r3[(r3_len) % r3_len] = D::sin(lit((n % 4) as f64)).cos();
                    }
                }
            }
            ((match n % 2 {
                0 => { r3[(2 * k9 + 0) % r3.len()] }
                _ => { a[k9 % a.len()] }
            }) * v1, (v1 * v2 + v1) * x + r3[(n + k9) % r3.len()] + a[(2 * r3_len + 1) % a.len()])
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
            let mut v1 = p[2] / (w[n % w.len()] * w[n % w.len()] + 1.25);
            let mut v2: f64 = 1.1;
            let w_len: usize = w.len();
            let mut r3 = [2.0_f64, v2, match w_len % 4 {
                0 if v2 <= -0.25 => { v2 }
                1 => { v2 }
                2 => { v2 }
                _ => { v2 }
            }];
            let mut k5: usize = 0;
            while k5 < 3 {
                k5 += 1;
                if !(v1 > 0.125) {
                    r3[0] = p[3 - 1 - (3) % 3].cos();
                    break;
                }
            }
            let mut v2 = v2 + p[1];
            let (mut v6, v7): (f64, f64) = (v2 / (v2.abs() + 0.25), v1 * v2);
            let c8 = |u8_0: f64, u8_1: f64| u8_0 * p[3 - 1 - (4) % 3];
            ({ v7 }) * v2 + r3[0] + w[w.len() - 1 - (n) % w.len()] + p[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[2] / (w[n % w.len()] * w[n % w.len()] + 1.25);
            let mut v2: f64 = 1.1;
            let w_len: usize = w.len();
            let mut r3 = [2.0_f64, v2, match w_len % 4 {
                0 if v2 <= -0.25 => { v2 }
                1 => { v2 }
                2 => { v2 }
                _ => { v2 }
            }];
            let mut k5: usize = 0;
            while k5 < 3 {
                k5 += 1;
                if !(v1 > 0.125) {
                    r3[0] = p[3 - 1 - (3) % 3].cos();
                    break;
                }
            }
            let mut v2 = v2 + p[1];
            let (mut v6, v7): (f64, f64) = (v2 / (v2.abs() + 0.25), v1 * v2);
            let c8 = |u8_0: f64, u8_1: f64| u8_0 * p[3 - 1 - (4) % 3];
            ({ v7 }) * v2 + r3[0] + w[w.len() - 1 - (n) % w.len()] + p[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[2] / (w[n % w.len()] * w[n % w.len()] + lit(1.25));
            let mut v2: D = lit(1.1);
            let w_len: usize = w.len();
            let mut r3 = [lit(2.0), v2, match w_len % 4 {
                0 if v2 <= lit(-0.25) => { v2 }
                1 => { v2 }
                2 => { v2 }
                _ => { v2 }
            }];
            let mut k5: usize = 0;
            while k5 < 3 {
                k5 += 1;
                if !(v1 > lit(0.125)) {
                    r3[0] = p[3 - 1 - (3) % 3].cos();
                    break;
                }
            }
            let mut v2 = v2 + p[1];
            let (mut v6, v7): (D, D) = (v2 / (v2.abs() + lit(0.25)), v1 * v2);
            let c8 = |u8_0: D, u8_1: D| u8_0 * p[3 - 1 - (4) % 3];
            ({ v7 }) * v2 + r3[0] + w[w.len() - 1 - (n) % w.len()] + p[1]
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
            let mut v1 = w[0] * -1.25_f64;
            let mut v2: f64 = -0.25;
            let r3 = [v1 - v2, w[n % w.len()] - v2, v2, v2];
            v1 /= v2.abs() + 1.25;
            if w[0] < 1.5 {
                'l4: for i5 in 1..n {
                    if !(v1 >= -0.125) {
                        return;
                    }
                    let mut r6 = [1.0_f64.clamp(-0.875, 1.375), v2 + v2, v2 / (x.abs() + 1.25)];
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0] * -1.25_f64;
            let mut v2: f64 = -0.25;
            let r3 = [v1 - v2, w[n % w.len()] - v2, v2, v2];
            v1 /= v2.abs() + 1.25;
            if w[0] < 1.5 {
                'l4: for i5 in 1..n {
                    if !(v1 >= -0.125) {
                        return;
                    }
                    let mut r6 = [1.0_f64.clamp(-0.875, 1.375), v2 + v2, v2 / (x.abs() + 1.25)];
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0] * lit(-1.25);
            let mut v2: D = lit(-0.25);
            let r3 = [v1 - v2, w[n % w.len()] - v2, v2, v2];
            { let right = v2.abs() + lit(1.25); v1 /= right; }
            if w[0] < lit(1.5) {
                'l4: for i5 in 1..n {
                    if !(v1 >= lit(-0.125)) {
                        return;
                    }
                    let mut r6 = [lit(1.0).clamp(lit(-0.875), lit(1.375)), v2 + v2, v2 / (x.abs() + lit(1.25))];
                }
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
            let mut v2 = w.iter().map(|&e1| e1).filter(|&m1| -0.3_f64 <= u).fold(u, |acc1, t1| 0.5 * acc1 + u * t1);
            if w[3 % w.len()] <= u {
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = a.iter().zip(a.iter()).filter(|&(&e1, &z1)| e1 > z1).map(|(&e1, &z1)| ALPHA).fold(((n % 4) as f64), |acc1, t1| 0.5 * acc1 + x * t1);
            let v3 = v2;
            let v4: f64;
            if 0.125_f64 >= v2 {
                v4 = (1..n).map(|i5| v3).fold(v3, |acc5, t5| 0.5 * acc5 + x * t5);
            } else {
                v4 = v2 / (x * x + 0.25);
            }
            v2 /= x.abs() + 0.25;
            v2 -= v3;
            let v6: f64 = ((n % 4) as f64) % 1.75;
            {
                if a[a.len() - 1 - (n) % a.len()] > 0.75 {
                }
            }
            (x - v4) * v2 + x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.9;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v2 = w.iter().map(|&e1| e1).filter(|&m1| -0.3_f64 <= u).fold(u, |acc1, t1| 0.5 * acc1 + u * t1);
            if w[3 % w.len()] <= u {
            }
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = a.iter().zip(a.iter()).filter(|&(&e1, &z1)| e1 > z1).map(|(&e1, &z1)| ALPHA).fold(((n % 4) as f64), |acc1, t1| 0.5 * acc1 + x * t1);
            let v3 = v2;
            let v4: f64;
            if 0.125_f64 >= v2 {
                v4 = (1..n).map(|i5| v3).fold(v3, |acc5, t5| 0.5 * acc5 + x * t5);
            } else {
                v4 = v2 / (x * x + 0.25);
            }
            v2 /= x.abs() + 0.25;
            v2 -= v3;
            let v6: f64 = ((n % 4) as f64) % 1.75;
            {
                if a[a.len() - 1 - (n) % a.len()] > 0.75 {
                }
            }
            (x - v4) * v2 + x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.9;
        pub fn h0(w: &mut [D], u: D) {
            let mut v2 = w.iter().map(|&e1| e1).filter(|&m1| lit(-0.3) <= u).fold(u, |acc1, t1| lit(0.5) * acc1 + u * t1);
            if w[3 % w.len()] <= u {
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v2 = a.iter().zip(a.iter()).filter(|&(&e1, &z1)| e1 > z1).map(|(&e1, &z1)| lit(ALPHA)).fold(lit((n % 4) as f64), |acc1, t1| lit(0.5) * acc1 + x * t1);
            let v3 = v2;
            let v4: D;
            if lit(0.125) >= v2 {
                v4 = (1..n).map(|i5| v3).fold(v3, |acc5, t5| lit(0.5) * acc5 + x * t5);
            } else {
                v4 = v2 / (x * x + lit(0.25));
            }
            { let right = x.abs() + lit(0.25); v2 /= right; }
            { let right = v3; v2 -= right; }
            let v6: D = lit((n % 4) as f64) % lit(1.75);
            {
                if a[a.len() - 1 - (n) % a.len()] > lit(0.75) {
                }
            }
            (x - v4) * v2 + x.sin()
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
            let mut v1 = p[1] + 0.3;
            let r2: [f64; 5] = [0.0; 5];
            let v3: f64;
            if v1 > -2.0 {
                v3 = x + v1;
            } else {
                v3 = {
                    let x = x;
                    p[2 % 3]
                };
            }
            for (i5, e5) in p.iter().enumerate() {
                'l6: for _ in (1..7).rev() {
                    let o8: Option<f64> = if n % 3 < 1 { Some(r2[2]) } else { None };
                    v1 += 0.25 * o8.unwrap_or(((i5 % 4) as f64));
                }
            }
            const GAMMA_9: f64 = 0.125;
            v1 = ((n % 4) as f64) * GAMMA_9;
            for i11 in 0..n {
                let (mut v13, v14) = (if i11 % 2 == 1 {
                    let v12 = x;
                    v3
                } else { x }, BETA);
            }
            let mut k16: usize = 0;
            'l15: loop {
                if k16 >= 2 {
                    break;
                }
                k16 += 1;
                fn inner17(s: f64, t: f64) -> f64 {
                    if (s >= 1.25) || (t < -0.125) {
                        return if (t >= 2.0) && (s < -1.0) {
                            let v18 = t;
                            t
                        } else { s };
                    }
                    s - s
                }
                let v20: f64 = inner17(x / (v1 * v1 + 0.25), r2.iter().rev().map(|&e19| r2[0 % 5]).sum::<f64>());
                let v21: f64 = v3;
                p.fill(v21);
            }
            [(if (x < 0.125) && (x > v1) { v3 } else {
                v1 = v1 * 0.5 + (if !(r2[5 - 1 - (2 * k16 + 0) % 5] < 0.5) { r2[(2 * n + 2) % 5] } else { BETA });
                p[2]
            }) + v3 - v1 + x + r2[(k16 + 1) % 5], r2[0] - ((n % 4) as f64) - v3 + v1 - x.sin() + r2[0 % 5] + p[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = p[1] + 0.3;
            let r2: [f64; 5] = [0.0; 5];
            let v3: f64;
            if v1 > -2.0 {
                v3 = x + v1;
            } else {
                v3 = {
                    let x = x;
                    p[2 % 3]
                };
            }
            for (i5, e5) in p.iter().enumerate() {
                'l6: for _ in (1..7).rev() {
                    let o8: Option<f64> = if n % 3 < 1 { Some(r2[2]) } else { None };
                    v1 += 0.25 * o8.unwrap_or(((i5 % 4) as f64));
                }
            }
            const GAMMA_9: f64 = 0.125;
            v1 = ((n % 4) as f64) * GAMMA_9;
            for i11 in 0..n {
                let (mut v13, v14) = (if i11 % 2 == 1 {
                    let v12 = x;
                    v3
                } else { x }, BETA);
            }
            let mut k16: usize = 0;
            'l15: loop {
                if k16 >= 2 {
                    break;
                }
                k16 += 1;
                fn inner17(s: f64, t: f64) -> f64 {
                    if (s >= 1.25) || (t < -0.125) {
                        return if (t >= 2.0) && (s < -1.0) {
                            let v18 = t;
                            t
                        } else { s };
                    }
                    s - s
                }
                let v20: f64 = inner17(x / (v1 * v1 + 0.25), r2.iter().rev().map(|&e19| r2[0 % 5]).sum::<f64>());
                let v21: f64 = v3;
                p.fill(v21);
            }
            [(if (x < 0.125) && (x > v1) { v3 } else {
                v1 = v1 * 0.5 + (if !(r2[5 - 1 - (2 * k16 + 0) % 5] < 0.5) { r2[(2 * n + 2) % 5] } else { BETA });
                p[2]
            }) + v3 - v1 + x + r2[(k16 + 1) % 5], r2[0] - ((n % 4) as f64) - v3 + v1 - x.sin() + r2[0 % 5] + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.25;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = p[1] + lit(0.3);
            let r2: [D; 5] = [lit(0.0); 5];
            let v3: D;
            if v1 > lit(-2.0) {
                v3 = x + v1;
            } else {
                v3 = {
                    let x = x;
                    p[2 % 3]
                };
            }
            for (i5, e5) in p.iter().enumerate() {
                'l6: for _ in (1..7).rev() {
                    let o8: Option<D> = if n % 3 < 1 { Some(r2[2]) } else { None };
                    { let right = lit(0.25) * o8.unwrap_or(lit((i5 % 4) as f64)); v1 += right; }
                }
            }
            const GAMMA_9: f64 = 0.125;
            v1 = lit((n % 4) as f64) * lit(GAMMA_9);
            for i11 in 0..n {
                let (mut v13, v14) = (if i11 % 2 == 1 {
                    let v12 = x;
                    v3
                } else { x }, lit(BETA));
            }
            let mut k16: usize = 0;
            'l15: loop {
                if k16 >= 2 {
                    break;
                }
                k16 += 1;
                fn inner17(s: D, t: D) -> D {
                    if (s >= lit(1.25)) || (t < lit(-0.125)) {
                        return if (t >= lit(2.0)) && (s < lit(-1.0)) {
                            let v18 = t;
                            t
                        } else { s };
                    }
                    s - s
                }
                let v20: D = inner17(x / (v1 * v1 + lit(0.25)), r2.iter().rev().map(|&e19| r2[0 % 5]).sum::<D>());
                let v21: D = v3;
                p.fill(v21);
            }
            [(if (x < lit(0.125)) && (x > v1) { v3 } else {
                v1 = v1 * lit(0.5) + (if !(r2[5 - 1 - (2 * k16 + 0) % 5] < lit(0.5)) { r2[(2 * n + 2) % 5] } else { lit(BETA) });
                p[2]
            }) + v3 - v1 + x + r2[(k16 + 1) % 5], r2[0] - lit((n % 4) as f64) - v3 + v1 - x.sin() + r2[0 % 5] + p[0]]
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
            let mut v1: f64 = -1.0;
            let mut r2 = vec![v1.tanh().exp2(); 2];
            let r2_len: usize = r2.len();
            for i3 in 1..r2.len() {
                r2[i3] *= (r2[i3 - 1] - r2[i3]).cos();
            }
            let v4 = u % 1.75;
            for _ in 1..r2.len() {
                w[(r2_len + 1) % w.len()] = u.atan();
                let mut v7 = if v1 < -1.1 { u } else { r2[r2.len() - 1 - (r2_len) % r2.len()] };
            }
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = -x;
            let mut v2: f64 = y * 1.0;
            'l3: for i4 in (0..n % 4).step_by(2) {
                const GAMMA_5: f64 = 0.9;
                v1 += 0.25 * (v2 / (v2.abs() + 1.25)) * GAMMA_5;
            }
            let c6 = move |u6_0: f64| u6_0 + v1;
            let o7: Option<f64> = if ((n % 4) as f64) < 0.125 { Some(v2 + x) } else { None };
            fn inner8(s: f64, t: f64) -> f64 {
                if (t >= s) && (t > 2.0) {
                    return s + t;
                }
                s - s
            }
            let v9: f64 = inner8(v2, 0.5 - v2);
            for _ in 0..5 {
                let mut k13: usize = 0;
                loop {
                    if k13 >= 6 {
                        break;
                    }
                    k13 += 1;
                    v2 += 0.25 * (y + y);
                    'l14: for i15 in 1..k13 {
                        const GAMMA_17: f64 = -0.125;
                        v1 = (((k13 % 4) as f64) / (y * y + 0.5)).sin() * GAMMA_17;
                    }
                }
            }
            v2 - v9 + v1.sin() + y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = -1.0;
            let mut r2 = vec![v1.tanh().exp2(); 2];
            let r2_len: usize = r2.len();
            for i3 in 1..r2.len() {
                r2[i3] *= (r2[i3 - 1] - r2[i3]).cos();
            }
            let v4 = u % 1.75;
            for _ in 1..r2.len() {
                w[(r2_len + 1) % w.len()] = u.atan();
                let mut v7 = if v1 < -1.1 { u } else { r2[r2.len() - 1 - (r2_len) % r2.len()] };
            }
        }
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = -x;
            let mut v2: f64 = y * 1.0;
            'l3: for i4 in (0..n % 4).step_by(2) {
                const GAMMA_5: f64 = 0.9;
                v1 += 0.25 * (v2 / (v2.abs() + 1.25)) * GAMMA_5;
            }
            let c6 = move |u6_0: f64| u6_0 + v1;
            let o7: Option<f64> = if ((n % 4) as f64) < 0.125 { Some(v2 + x) } else { None };
            fn inner8(s: f64, t: f64) -> f64 {
                if (t >= s) && (t > 2.0) {
                    return s + t;
                }
                s - s
            }
            let v9: f64 = inner8(v2, 0.5 - v2);
            for _ in 0..5 {
                let mut k13: usize = 0;
                loop {
                    if k13 >= 6 {
                        break;
                    }
                    k13 += 1;
                    v2 += 0.25 * (y + y);
                    'l14: for i15 in 1..k13 {
                        const GAMMA_17: f64 = -0.125;
                        v1 = (((k13 % 4) as f64) / (y * y + 0.5)).sin() * GAMMA_17;
                    }
                }
            }
            v2 - v9 + v1.sin() + y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], u: D) {
            let mut v1: D = lit(-1.0);
            let mut r2 = vec![v1.tanh().exp2(); 2];
            let r2_len: usize = r2.len();
            for i3 in 1..r2.len() {
                { let right = (r2[i3 - 1] - r2[i3]).cos(); r2[i3] *= right; }
            }
            let v4 = u % lit(1.75);
            for _ in 1..r2.len() {
                w[(r2_len + 1) % w.len()] = u.atan();
                let mut v7 = if v1 < lit(-1.1) { u } else { r2[r2.len() - 1 - (r2_len) % r2.len()] };
            }
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = -x;
            let mut v2: D = y * lit(1.0);
            'l3: for i4 in (0..n % 4).step_by(2) {
                const GAMMA_5: f64 = 0.9;
                { let right = lit(0.25) * (v2 / (v2.abs() + lit(1.25))) * lit(GAMMA_5); v1 += right; }
            }
            let c6 = move |u6_0: D| u6_0 + v1;
            let o7: Option<D> = if lit((n % 4) as f64) < lit(0.125) { Some(v2 + x) } else { None };
            fn inner8(s: D, t: D) -> D {
                if (t >= s) && (t > lit(2.0)) {
                    return s + t;
                }
                s - s
            }
            let v9: D = inner8(v2, lit(0.5) - v2);
            for _ in 0..5 {
                let mut k13: usize = 0;
                loop {
                    if k13 >= 6 {
                        break;
                    }
                    k13 += 1;
                    { let right = lit(0.25) * (y + y); v2 += right; }
                    'l14: for i15 in 1..k13 {
                        const GAMMA_17: f64 = -0.125;
                        v1 = (lit((k13 % 4) as f64) / (y * y + lit(0.5))).sin() * lit(GAMMA_17);
                    }
                }
            }
            v2 - v9 + v1.sin() + y
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
            let mut u: f64 = u;
            let mut v1: f64 = u * u;
            let mut r2: [f64; 2] = [0.0; 2];
            let v3: f64;
            if w[3 % w.len()] >= ALPHA {
                v3 = (u.abs() + 0.5).ln();
            } else {
                v3 = -2.0 - r2[0];
            }
            {
                let (mut v4, v5) = (u + r2[2 % 2], (u as i64 as f64));
                w[w.len() - 1 - (3) % w.len()] = v1;
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = (BETA.abs() + 0.5).ln();
            let mut v2: f64 = v1 * v1;
            let w_len: usize = w.len();
            v1 = ALPHA;
            if v1 > 2.0 {
                return (0..0).rev().map(|i3| if p[(i3 + n) % 3] < -1.1 { w[(w_len + 1) % w.len()] } else {
                    let v4 = v2;
                    v4
                }).fold(((w_len % 4) as f64), |acc4, t4| 0.5 * acc4 + ((w_len % 4) as f64) * t4);
            }
            fn inner5(s: f64, t: f64) -> f64 {
                if t > 0.75 {
                    return t;
                }
                s * s
            }
            let v6: f64 = inner5(v1 / (w[0].abs() + 0.25), ((w_len % 4) as f64) + BETA);
            v1 = v2 * p[1];
            let mut v7 = v2 * v1;
            if !(((w_len % 4) as f64) < 1.1) {
                match n % 2 {
                    0 if v7 >= v7 => {
                        if n % 3 != 1 {
                            let mut v8: f64 = v7 * v6;
                        }
                        const GAMMA_9: f64 = 0.75;
                        w[0] = p[3 - 1 - (n) % 3] * GAMMA_9;
                    }
                    _ => {
                        if w[3 % w.len()] > w[0 % w.len()] {
                            v1 += 1.5_f64 + p[0];
                            if w[(n + 1) % w.len()] > 0.75 {
                                let v10: f64;
                                if w_len % 3 == 1 {
                                    v10 = if w_len % 3 != 1 { v7 } else {
                                        let v11 = v7;
                                        p[(2 * w_len + 2) % 3]
                                    };
                                } else {
                                    v10 = v7;
                                }
                                'l12: for &e13 in &w {
                                    v7 += 0.25 * (ALPHA + v2);
                                }
                            }
                        } else {
                            for &e15 in &w {
                                v2 += 0.25 * (v7 / (v1 * v1 + 1.25));
                            }
                            v1 -= (1..=5).map(|i16| v2).sum::<f64>();
                        }
                        let v17 = v6 + v7;
                    }
                }
            } else {
                v2 = v1;
            }
            p[0] + v7.sin() + v6 + v1.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        const BETA: f64 = 0.5;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut u: f64 = u;
            let mut v1: f64 = u * u;
            let mut r2: [f64; 2] = [0.0; 2];
            let v3: f64;
            if w[3 % w.len()] >= ALPHA {
                v3 = (u.abs() + 0.5).ln();
            } else {
                v3 = -2.0 - r2[0];
            }
            {
                let (mut v4, v5) = (u + r2[2 % 2], (u as i64 as f64));
                w[w.len() - 1 - (3) % w.len()] = v1;
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = (BETA.abs() + 0.5).ln();
            let mut v2: f64 = v1 * v1;
            let w_len: usize = w.len();
            v1 = ALPHA;
            if v1 > 2.0 {
                return (0..0).rev().map(|i3| if p[(i3 + n) % 3] < -1.1 { w[(w_len + 1) % w.len()] } else {
                    let v4 = v2;
                    v4
                }).fold(((w_len % 4) as f64), |acc4, t4| 0.5 * acc4 + ((w_len % 4) as f64) * t4);
            }
            fn inner5(s: f64, t: f64) -> f64 {
                if t > 0.75 {
                    return t;
                }
                s * s
            }
            let v6: f64 = inner5(v1 / (w[0].abs() + 0.25), ((w_len % 4) as f64) + BETA);
            v1 = v2 * p[1];
            let mut v7 = v2 * v1;
            if !(((w_len % 4) as f64) < 1.1) {
                match n % 2 {
                    0 if v7 >= v7 => {
                        if n % 3 != 1 {
                            let mut v8: f64 = v7 * v6;
                        }
                        const GAMMA_9: f64 = 0.75;
                        w[0] = p[3 - 1 - (n) % 3] * GAMMA_9;
                    }
                    _ => {
                        if w[3 % w.len()] > w[0 % w.len()] {
                            v1 += 1.5_f64 + p[0];
                            if w[(n + 1) % w.len()] > 0.75 {
                                let v10: f64;
                                if w_len % 3 == 1 {
                                    v10 = if w_len % 3 != 1 { v7 } else {
                                        let v11 = v7;
                                        p[(2 * w_len + 2) % 3]
                                    };
                                } else {
                                    v10 = v7;
                                }
                                'l12: for &e13 in &w {
                                    v7 += 0.25 * (ALPHA + v2);
                                }
                            }
                        } else {
                            for &e15 in &w {
                                v2 += 0.25 * (v7 / (v1 * v1 + 1.25));
                            }
                            v1 -= (1..=5).map(|i16| v2).sum::<f64>();
                        }
                        let v17 = v6 + v7;
                    }
                }
            } else {
                v2 = v1;
            }
            p[0] + v7.sin() + v6 + v1.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.7;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut u: D = u;
            let mut v1: D = u * u;
            let mut r2: [D; 2] = [lit(0.0); 2];
            let v3: D;
            if w[3 % w.len()] >= lit(ALPHA) {
                v3 = (u.abs() + lit(0.5)).ln();
            } else {
                v3 = lit(-2.0) - r2[0];
            }
            {
                let (mut v4, v5) = (u + r2[2 % 2], lit(u.value() as i64 as f64));
                w[w.len() - 1 - (3) % w.len()] = v1;
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = (lit(BETA).abs() + lit(0.5)).ln();
            let mut v2: D = v1 * v1;
            let w_len: usize = w.len();
            v1 = lit(ALPHA);
            if v1 > lit(2.0) {
                return (0..0).rev().map(|i3| if p[(i3 + n) % 3] < lit(-1.1) { w[(w_len + 1) % w.len()] } else {
                    let v4 = v2;
                    v4
                }).fold(lit((w_len % 4) as f64), |acc4, t4| lit(0.5) * acc4 + lit((w_len % 4) as f64) * t4);
            }
            fn inner5(s: D, t: D) -> D {
                if t > lit(0.75) {
                    return t;
                }
                s * s
            }
            let v6: D = inner5(v1 / (w[0].abs() + lit(0.25)), lit((w_len % 4) as f64) + lit(BETA));
            v1 = v2 * p[1];
            let mut v7 = v2 * v1;
            if !(lit((w_len % 4) as f64) < lit(1.1)) {
                match n % 2 {
                    0 if v7 >= v7 => {
                        if n % 3 != 1 {
                            let mut v8: D = v7 * v6;
                        }
                        const GAMMA_9: f64 = 0.75;
                        w[0] = p[3 - 1 - (n) % 3] * lit(GAMMA_9);
                    }
                    _ => {
                        if w[3 % w.len()] > w[0 % w.len()] {
                            { let right = lit(1.5) + p[0]; v1 += right; }
                            if w[(n + 1) % w.len()] > lit(0.75) {
                                let v10: D;
                                if w_len % 3 == 1 {
                                    v10 = if w_len % 3 != 1 { v7 } else {
                                        let v11 = v7;
                                        p[(2 * w_len + 2) % 3]
                                    };
                                } else {
                                    v10 = v7;
                                }
                                'l12: for &e13 in &w {
                                    { let right = lit(0.25) * (lit(ALPHA) + v2); v7 += right; }
                                }
                            }
                        } else {
                            for &e15 in &w {
                                { let right = lit(0.25) * (v7 / (v1 * v1 + lit(1.25))); v2 += right; }
                            }
                            { let right = (1..=5).map(|i16| v2).sum::<D>(); v1 -= right; }
                        }
                        let v17 = v6 + v7;
                    }
                }
            } else {
                v2 = v1;
            }
            p[0] + v7.sin() + v6 + v1.sin()
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
            let mut v1: f64 = a[0] * x;
            let mut v2 = ALPHA;
            let s3: &[f64] = &a[..];
            let o4: Option<f64> = if v2 < v1 { Some(v2 * v1) } else { None };
            const GAMMA_5: f64 = 2.0;
            v1 += v2 * x * GAMMA_5;
            for i7 in 1..n {
                for i9 in 1..6 {
                    let mut k10: usize = 1;
                }
                v1 /= s3[s3.len() - 1 - (0) % s3.len()].abs() + 0.5;
            }
            ({ 0.25 }) * v2 - v1 - x.sin() + s3[(n + 1) % s3.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        const BETA: f64 = -0.7;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = a[0] * x;
            let mut v2 = ALPHA;
            let s3: &[f64] = &a[..];
            let o4: Option<f64> = if v2 < v1 { Some(v2 * v1) } else { None };
            const GAMMA_5: f64 = 2.0;
            v1 += v2 * x * GAMMA_5;
            for i7 in 1..n {
                for i9 in 1..6 {
                    let mut k10: usize = 1;
                }
                v1 /= s3[s3.len() - 1 - (0) % s3.len()].abs() + 0.5;
            }
            ({ 0.25 }) * v2 - v1 - x.sin() + s3[(n + 1) % s3.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        const BETA: f64 = -0.7;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = a[0] * x;
            let mut v2 = lit(ALPHA);
            let s3: &[D] = &a[..];
            let o4: Option<D> = if v2 < v1 { Some(v2 * v1) } else { None };
            const GAMMA_5: f64 = 2.0;
            { let right = v2 * x * lit(GAMMA_5); v1 += right; }
            for i7 in 1..n {
                for i9 in 1..6 {
                    let mut k10: usize = 1;
                }
                { let right = s3[s3.len() - 1 - (0) % s3.len()].abs() + lit(0.5); v1 /= right; }
            }
            ({ lit(0.25) }) * v2 - v1 - x.sin() + s3[(n + 1) % s3.len()]
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
            let mut v1: f64 = 1.25_f64 - BETA;
            let v2: f64;
            if 0.75_f64 <= v1 {
                v2 = w[0] - v1;
            } else {
                v2 = v1;
            }
            let c3 = |u3_0: f64| u3_0 + v2;
            let p4 = ((u / (1.0 + u * u)).exp(), (u as i64 as f64));
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = -((n % 4) as f64);
            let mut v2 = v1 - w[0 % w.len()];
            let w_len: usize = w.len();
            if !(v1 <= 0.3) {
            } else {
                if (v1 < v2) && (v2 < 1.5) {
                    v2 -= (v2 * v2 + 1.25).powf(p[0].tanh());
                }
                'l3: for i4 in 0..w_len {
                    for i5 in (1..w.len()).rev() {
                        w[i5] += w[i5 - 1] * w[0].max(-2.25).min(2.375);
                    }
                }
            }
            let o6: Option<f64> = if w_len % 3 == 1 { Some(v1 + ((n % 4) as f64)) } else { None };
            let mut c7 = |u7: f64| {
                v1 += 0.25 * (w.iter().zip(w.iter()).take(w_len + 1).map(|(&e8, &z8)| z8 + w[0]).sum::<f64>() * u7);
                v1 * 0.5
            };
            let mut v2 = c7(1.0) - c7(v2 - w[w_len % w.len()]);
            v2.atan() + v2.sin() - v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = 1.25_f64 - BETA;
            let v2: f64;
            if 0.75_f64 <= v1 {
                v2 = w[0] - v1;
            } else {
                v2 = v1;
            }
            let c3 = |u3_0: f64| u3_0 + v2;
            let p4 = ((u / (1.0 + u * u)).exp(), (u as i64 as f64));
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = -((n % 4) as f64);
            let mut v2 = v1 - w[0 % w.len()];
            let w_len: usize = w.len();
            if !(v1 <= 0.3) {
            } else {
                if (v1 < v2) && (v2 < 1.5) {
                    v2 -= (v2 * v2 + 1.25).powf(p[0].tanh());
                }
                'l3: for i4 in 0..w_len {
                    for i5 in (1..w.len()).rev() {
                        w[i5] += w[i5 - 1] * w[0].max(-2.25).min(2.375);
                    }
                }
            }
            let o6: Option<f64> = if w_len % 3 == 1 { Some(v1 + ((n % 4) as f64)) } else { None };
            let mut c7 = |u7: f64| {
                v1 += 0.25 * (w.iter().zip(w.iter()).take(w_len + 1).map(|(&e8, &z8)| z8 + w[0]).sum::<f64>() * u7);
                v1 * 0.5
            };
            let mut v2 = c7(1.0) - c7(v2 - w[w_len % w.len()]);
            v2.atan() + v2.sin() - v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1: D = lit(1.25) - lit(BETA);
            let v2: D;
            if lit(0.75) <= v1 {
                v2 = w[0] - v1;
            } else {
                v2 = v1;
            }
            let c3 = |u3_0: D| u3_0 + v2;
            let p4 = ((u / (lit(1.0) + u * u)).exp(), lit(u.value() as i64 as f64));
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = -lit((n % 4) as f64);
            let mut v2 = v1 - w[0 % w.len()];
            let w_len: usize = w.len();
            if !(v1 <= lit(0.3)) {
            } else {
                if (v1 < v2) && (v2 < lit(1.5)) {
                    { let right = (v2 * v2 + lit(1.25)).powf(p[0].tanh()); v2 -= right; }
                }
                'l3: for i4 in 0..w_len {
                    for i5 in (1..w.len()).rev() {
                        { let right = w[i5 - 1] * w[0].max(lit(-2.25)).min(lit(2.375)); w[i5] += right; }
                    }
                }
            }
            let o6: Option<D> = if w_len % 3 == 1 { Some(v1 + lit((n % 4) as f64)) } else { None };
            let mut c7 = |u7: D| {
                { let right = lit(0.25) * (w.iter().zip(w.iter()).take(w_len + 1).map(|(&e8, &z8)| z8 + w[0]).sum::<D>() * u7); v1 += right; }
                v1 * lit(0.5)
            };
            let mut v2 = c7(lit(1.0)) - c7(v2 - w[w_len % w.len()]);
            v2.atan() + v2.sin() - v1
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
            let mut x = if p[3 - 1 - (n + 1) % 3] < 0.5 {
                let v1 = x;
                v1
            } else { p[0] };
            let mut k3: usize = 0;
            let v5: f64 = loop {
                if k3 >= 3 {
                    break 0.7 + 2.0;
                }
                k3 += 1;
                p[0] -= 0.25 * ({
                    let v4 = x;
                    0.25
                });
            };
            if x > 1.25 {
                x += v5.min(x);
                let mut k7: usize = 0;
                loop {
                    if k7 >= 5 {
                        break;
                    }
                    k7 += 1;
                    let v8 = x.atan2(((n % 4) as f64).abs() + 1.25);
                }
            } else {
                let c9 = move |u9_0: f64| u9_0 - 0.125_f64;
                x = x - 0.125;
            }
            [(match n % 2 {
                0 => {
                    x -= v5;
                    x
                }
                _ => { p[2] }
            }) + p[n % 3], (v5 + v5) * x + p[2]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = if p[3 - 1 - (n + 1) % 3] < 0.5 {
                let v1 = x;
                v1
            } else { p[0] };
            let mut k3: usize = 0;
            let v5: f64 = loop {
                if k3 >= 3 {
                    break 0.7 + 2.0;
                }
                k3 += 1;
                p[0] -= 0.25 * ({
                    let v4 = x;
                    0.25
                });
            };
            if x > 1.25 {
                x += v5.min(x);
                let mut k7: usize = 0;
                loop {
                    if k7 >= 5 {
                        break;
                    }
                    k7 += 1;
                    let v8 = x.atan2(((n % 4) as f64).abs() + 1.25);
                }
            } else {
                let c9 = move |u9_0: f64| u9_0 - 0.125_f64;
                x = x - 0.125;
            }
            [(match n % 2 {
                0 => {
                    x -= v5;
                    x
                }
                _ => { p[2] }
            }) + p[n % 3], (v5 + v5) * x + p[2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x = if p[3 - 1 - (n + 1) % 3] < lit(0.5) {
                let v1 = x;
                v1
            } else { p[0] };
            let mut k3: usize = 0;
            let v5: D = loop {
                if k3 >= 3 {
                    break lit(0.7) + lit(2.0);
                }
                k3 += 1;
                { let right = lit(0.25) * ({
                    let v4 = x;
                    lit(0.25)
                }); p[0] -= right; }
            };
            if x > lit(1.25) {
                { let right = v5.min(x); x += right; }
                let mut k7: usize = 0;
                loop {
                    if k7 >= 5 {
                        break;
                    }
                    k7 += 1;
                    let v8 = x.atan2(lit((n % 4) as f64).abs() + lit(1.25));
                }
            } else {
                let c9 = move |u9_0: D| u9_0 - lit(0.125);
                x = x - lit(0.125);
            }
            [(match n % 2 {
                0 => {
                    { let right = v5; x -= right; }
                    x
                }
                _ => { p[2] }
            }) + p[n % 3], (v5 + v5) * x + p[2]]
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
            let mut v1 = -1.25_f64;
            let mut v2: f64 = 0.9;
            let r4 = [v1 + v, v, (0..2).skip(2).map(|i3| v.sin()).filter(|&m3| u <= v1).sum::<f64>()];
            if r4[2] >= 1.25 {
                for i6 in (0..7).step_by(2) {
                    if (v < 0.7) || (v2 >= ((i6 % 4) as f64)) {
                        let mut v7 = r4[(i6 + i6) % 3];
                        v1 -= 0.25 * (v2 - v);
                    }
                }
            }
            v1 - u.sin() + r4[0 % 3]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * b[0];
            let mut v2 = q[0] / (v1.abs() + 1.25);
            let mut r3: [f64; 3] = [0.0; 3];
            let o4: Option<f64> = if v1 > 0.7 { Some(if n % 2 < 1 { ((n % 4) as f64) } else { v2 }) } else { None };
            v1 = ((n % 4) as f64);
            for i6 in 0..n {
                v1 += 0.25 * (0.75 * v2);
                let mut k7: usize = 1;
            }
            let mut k9: usize = 0;
            while k9 < 3 {
                k9 += 1;
                let v10: f64;
                if k9 % 3 != 1 {
                    v10 = v1;
                } else {
                    v10 = v2 * r3[0];
                }
            }
            ({
                v2 = v2 * 0.5 + a.iter().skip(1).map(|&e11| 1.0 + 0.25 * h0(v1, v1).sin()).product::<f64>();
                v1
            }) + b[b.len() - 1 - (2 * k9 + 2) % b.len()] + a[(n + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = -1.25_f64;
            let mut v2: f64 = 0.9;
            let r4 = [v1 + v, v, (0..2).skip(2).map(|i3| v.sin()).filter(|&m3| u <= v1).sum::<f64>()];
            if r4[2] >= 1.25 {
                for i6 in (0..7).step_by(2) {
                    if (v < 0.7) || (v2 >= ((i6 % 4) as f64)) {
                        let mut v7 = r4[(i6 + i6) % 3];
                        v1 -= 0.25 * (v2 - v);
                    }
                }
            }
            v1 - u.sin() + r4[0 % 3]
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * b[0];
            let mut v2 = q[0] / (v1.abs() + 1.25);
            let mut r3: [f64; 3] = [0.0; 3];
            let o4: Option<f64> = if v1 > 0.7 { Some(if n % 2 < 1 { ((n % 4) as f64) } else { v2 }) } else { None };
            v1 = ((n % 4) as f64);
            for i6 in 0..n {
                v1 += 0.25 * (0.75 * v2);
                let mut k7: usize = 1;
            }
            let mut k9: usize = 0;
            while k9 < 3 {
                k9 += 1;
                let v10: f64;
                if k9 % 3 != 1 {
                    v10 = v1;
                } else {
                    v10 = v2 * r3[0];
                }
            }
            ({
                v2 = v2 * 0.5 + a.iter().skip(1).map(|&e11| 1.0 + 0.25 * h0(v1, v1).sin()).product::<f64>();
                v1
            }) + b[b.len() - 1 - (2 * k9 + 2) % b.len()] + a[(n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = lit(-1.25);
            let mut v2: D = lit(0.9);
            let r4 = [v1 + v, v, (0..2).skip(2).map(|i3| v.sin()).filter(|&m3| u <= v1).sum::<D>()];
            if r4[2] >= lit(1.25) {
                for i6 in (0..7).step_by(2) {
                    if (v < lit(0.7)) || (v2 >= lit((i6 % 4) as f64)) {
                        let mut v7 = r4[(i6 + i6) % 3];
                        { let right = lit(0.25) * (v2 - v); v1 -= right; }
                    }
                }
            }
            v1 - u.sin() + r4[0 % 3]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) * b[0];
            let mut v2 = q[0] / (v1.abs() + lit(1.25));
            let mut r3: [D; 3] = [lit(0.0); 3];
            let o4: Option<D> = if v1 > lit(0.7) { Some(if n % 2 < 1 { lit((n % 4) as f64) } else { v2 }) } else { None };
            v1 = lit((n % 4) as f64);
            for i6 in 0..n {
                { let right = lit(0.25) * (lit(0.75) * v2); v1 += right; }
                let mut k7: usize = 1;
            }
            let mut k9: usize = 0;
            while k9 < 3 {
                k9 += 1;
                let v10: D;
                if k9 % 3 != 1 {
                    v10 = v1;
                } else {
                    v10 = v2 * r3[0];
                }
            }
            ({
                v2 = v2 * lit(0.5) + a.iter().skip(1).map(|&e11| lit(1.0) + lit(0.25) * h0(v1, v1).sin()).product::<D>();
                v1
            }) + b[b.len() - 1 - (2 * k9 + 2) % b.len()] + a[(n + n) % a.len()]
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
            let mut v1 = ALPHA - x;
            let mut v2 = x * y;
            v2 /= v1.abs() + 0.5;
            'l3: for _ in 1..n % 4 {
                let o5: Option<f64> = if n % 3 != 1 { Some((0..4).skip(0).map(|i6| (0..4).take(i6 + i6).map(|i7| 1.0 + 0.25 * (((i6 % 4) as f64) * ALPHA).sin()).product::<f64>()).sum::<f64>()) } else { None };
            }
            v1 = v1 * 0.5 + ALPHA * v1;
            'l8: for i9 in (1..n % 4).rev() {
                let mut k10: usize = 1;
                let (mut v11, v12) = (0.75 * ((n % 4) as f64), -v2);
            }
            const GAMMA_13: f64 = 0.7;
            v2 = (v2 * v2 + 1.25).powf(-0.7) * GAMMA_13;
            (0..n).enumerate().map(|(j14, i14)| 1.5_f64).sum::<f64>() + v2 + v1 + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ALPHA - x;
            let mut v2 = x * y;
            v2 /= v1.abs() + 0.5;
            'l3: for _ in 1..n % 4 {
                let o5: Option<f64> = if n % 3 != 1 { Some((0..4).skip(0).map(|i6| (0..4).take(i6 + i6).map(|i7| 1.0 + 0.25 * (((i6 % 4) as f64) * ALPHA).sin()).product::<f64>()).sum::<f64>()) } else { None };
            }
            v1 = v1 * 0.5 + ALPHA * v1;
            'l8: for i9 in (1..n % 4).rev() {
                let mut k10: usize = 1;
                let (mut v11, v12) = (0.75 * ((n % 4) as f64), -v2);
            }
            const GAMMA_13: f64 = 0.7;
            v2 = (v2 * v2 + 1.25).powf(-0.7) * GAMMA_13;
            (0..n).enumerate().map(|(j14, i14)| 1.5_f64).sum::<f64>() + v2 + v1 + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit(ALPHA) - x;
            let mut v2 = x * y;
            { let right = v1.abs() + lit(0.5); v2 /= right; }
            'l3: for _ in 1..n % 4 {
                let o5: Option<D> = if n % 3 != 1 { Some((0..4).skip(0).map(|i6| (0..4).take(i6 + i6).map(|i7| lit(1.0) + lit(0.25) * (lit((i6 % 4) as f64) * lit(ALPHA)).sin()).product::<D>()).sum::<D>()) } else { None };
            }
            v1 = v1 * lit(0.5) + lit(ALPHA) * v1;
            'l8: for i9 in (1..n % 4).rev() {
                let mut k10: usize = 1;
                let (mut v11, v12) = (lit(0.75) * lit((n % 4) as f64), -v2);
            }
            const GAMMA_13: f64 = 0.7;
            v2 = (v2 * v2 + lit(1.25)).powf(lit(-0.7)) * lit(GAMMA_13);
            (0..n).enumerate().map(|(j14, i14)| lit(1.5)).sum::<D>() + v2 + v1 + x
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
            let mut r2 = [((k % 4) as f64), u * u, if k % 2 == 1 { BETA } else { v1 }];
            let c3 = move |u3_0: f64| u3_0 - a[(k + 1) % a.len()] / (u3_0 * u3_0 + 1.25);
            let mut o4: Option<f64> = if v1 > r2[3 % 3] { Some(u + v1) } else { None };
            'l5: for i6 in 1..1 {
                r2[3 - 1 - (i6) % 3] /= v1 * v1 + 0.5;
            }
            ((u.abs() + 0.5).cbrt() - v1) * u + r2[1 % 3]
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = { BETA };
            let mut v1 = (x.abs() + 0.25).sqrt();
            let mut k3: usize = 0;
            let mut v6: f64 = loop {
                if k3 >= 2 {
                    break if k3 % 2 < 1 {
                        let v5 = x;
                        a[0]
                    } else { x };
                }
                k3 += 1;
                let o4: Option<f64> = if v1 >= ((k3 % 4) as f64) { Some(a[a.len() - 1 - (k3 + k3) % a.len()] - a[0]) } else { None };
            };
            if (0.3_f64 < 2.0) && (BETA <= 1.25) {
                let mut k8: usize = 0;
                while k8 < 7 {
                    k8 += 1;
                    v6 -= 0.25 * ((n % 4) as f64);
                    for i10 in 1..=n % 4 {
                        v6 = ((k3 % 4) as f64);
                        if k3 % 3 != 1 {
                            v6 -= 0.25 * v6;
                            continue;
                        }
                    }
                }
                {
                    if x <= x {
                        let mut k12: usize = 0;
                        let mut v14: f64 = 'l11: loop {
                            if k12 >= 0 {
                                break (v6.abs() + 1.25).ln();
                            }
                            k12 += 1;
                            let mut v13: f64 = ((n % 4) as f64);
                            if (v13 > a[k3 % a.len()]) && (((k12 % 4) as f64) <= v1) {
                                break v6;
                            }
                        };
                    } else {
                        for _ in 1..=n {
                            x = x * 0.5 + ({ a[0] });
                        }
                    }
                }
            } else {
                match n % 4 {
                    0 => {
                    }
                    1 => {
                        for i18 in 1..k3 % 4 {
                            let (mut v21, v22): (f64, f64) = (a.iter().filter(|&&e19| v6 >= 0.5).map(|&e19| a.windows(2).take(2 * i18 + 0).map(|e20| e19).fold(((k3 % 4) as f64), |acc20, t20| 0.5 * acc20 + t20 * t20)).fold(x, |acc20, t20| 0.5 * acc20 + acc20 * t20), -0.25);
                        }
                        const GAMMA_23: f64 = 1.25;
                        x *= v6 / (1.0 + v6 * v6) * GAMMA_23;
                    }
                    2 => {
                        let mut k25: usize = 0;
                        let mut v46: f64 = loop {
                            if k25 >= 1 {
                                break { v1 };
                            }
                            k25 += 1;
                            for &e27 in a {
                                if !(a[(k3 + k25) % a.len()] < -0.75) {
                                    match n % 4 {
                                        0 if e27 <= 1.25 => {
                                            let mut k29: usize = 0;
                                            let v30: f64 = loop {
                                                if k29 >= 3 {
                                                    break BETA * a[(n + 1) % a.len()];
                                                }
                                                k29 += 1;
                                                x = (a[0] - v6).clamp(-2.125, 1.875);
                                            };
                                            if v1 <= -0.75 {
                                                let mut r31: [f64; 4] = [0.0; 4];
                                            }
                                        }
                                        1 => {
                                            let mut k33: usize = 0;
                                            while k33 < 4 {
                                                k33 += 1;
                                                let c34 = |u34_0: f64| u34_0 - a.iter().map(|&e35| (0..1).map(|i36| u34_0 + e35).filter(|&m36| a[(k33 + 1) % a.len()] < e27).fold(a[(n + k33) % a.len()], |acc36, t36| 0.5 * acc36 + u34_0 * t36)).sum::<f64>();
                                                const GAMMA_37: f64 = 0.5;
                                                v1 -= 0.25 * (e27 * a[4 % a.len()]) * GAMMA_37;
                                            }
                                        }
                                        2 => {
                                            let v38 = v6 - BETA;
                                        }
                                        _ => {
                                            x += 0.25 * (v6 - v1);
                                        }
                                    }
                                    let c39 = |u39_0: f64| u39_0 * a.iter().take(k3).map(|&e40| 1.0 + 0.25 * a[4 % a.len()].sin()).product::<f64>();
                                }
                                for i42 in 1..k3 % 4 {
                                    let mut p43: (f64, f64) = (1.0, a[3 % a.len()] + e27);
                                    const GAMMA_44: f64 = -0.5;
                                    x -= 0.25 * a.iter().zip(a.iter()).map(|(&e45, &z45)| v6 + -1.25).sum::<f64>() * GAMMA_44;
                                }
                            }
                        };
                    }
                    _ => {
                        let mut c47 = |u47: f64| {
                            v6 += 0.25 * (BETA * u47);
                            v6 * 0.5
                        };
                        let mut v48: f64 = c47({
                            let x = v1;
                            BETA
                        }) - c47(x);
                        'l49: for &e50 in a {
                            let v51 = x * v6;
                        }
                    }
                }
            }
            ((v6 + v6 - v6 - v1) * x + a[3 % a.len()], a[0] * BETA)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -0.125;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u;
            let mut r2 = [((k % 4) as f64), u * u, if k % 2 == 1 { BETA } else { v1 }];
            let c3 = move |u3_0: f64| u3_0 - a[(k + 1) % a.len()] / (u3_0 * u3_0 + 1.25);
            let mut o4: Option<f64> = if v1 > r2[3 % 3] { Some(u + v1) } else { None };
            'l5: for i6 in 1..1 {
                r2[3 - 1 - (i6) % 3] /= v1 * v1 + 0.5;
            }
            ((u.abs() + 0.5).cbrt() - v1) * u + r2[1 % 3]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = { BETA };
            let mut v1 = (x.abs() + 0.25).sqrt();
            let mut k3: usize = 0;
            let mut v6: f64 = loop {
                if k3 >= 2 {
                    break if k3 % 2 < 1 {
                        let v5 = x;
                        a[0]
                    } else { x };
                }
                k3 += 1;
                let o4: Option<f64> = if v1 >= ((k3 % 4) as f64) { Some(a[a.len() - 1 - (k3 + k3) % a.len()] - a[0]) } else { None };
            };
            if (0.3_f64 < 2.0) && (BETA <= 1.25) {
                let mut k8: usize = 0;
                while k8 < 7 {
                    k8 += 1;
                    v6 -= 0.25 * ((n % 4) as f64);
                    for i10 in 1..=n % 4 {
                        v6 = ((k3 % 4) as f64);
                        if k3 % 3 != 1 {
                            v6 -= 0.25 * v6;
                            continue;
                        }
                    }
                }
                {
                    if x <= x {
                        let mut k12: usize = 0;
                        let mut v14: f64 = 'l11: loop {
                            if k12 >= 0 {
                                break (v6.abs() + 1.25).ln();
                            }
                            k12 += 1;
                            let mut v13: f64 = ((n % 4) as f64);
                            if (v13 > a[k3 % a.len()]) && (((k12 % 4) as f64) <= v1) {
                                break v6;
                            }
                        };
                    } else {
                        for _ in 1..=n {
                            x = x * 0.5 + ({ a[0] });
                        }
                    }
                }
            } else {
                match n % 4 {
                    0 => {
                    }
                    1 => {
                        for i18 in 1..k3 % 4 {
                            let (mut v21, v22): (f64, f64) = (a.iter().filter(|&&e19| v6 >= 0.5).map(|&e19| a.windows(2).take(2 * i18 + 0).map(|e20| e19).fold(((k3 % 4) as f64), |acc20, t20| 0.5 * acc20 + t20 * t20)).fold(x, |acc20, t20| 0.5 * acc20 + acc20 * t20), -0.25);
                        }
                        const GAMMA_23: f64 = 1.25;
                        x *= v6 / (1.0 + v6 * v6) * GAMMA_23;
                    }
                    2 => {
                        let mut k25: usize = 0;
                        let mut v46: f64 = loop {
                            if k25 >= 1 {
                                break { v1 };
                            }
                            k25 += 1;
                            for &e27 in a {
                                if !(a[(k3 + k25) % a.len()] < -0.75) {
                                    match n % 4 {
                                        0 if e27 <= 1.25 => {
                                            let mut k29: usize = 0;
                                            let v30: f64 = loop {
                                                if k29 >= 3 {
                                                    break BETA * a[(n + 1) % a.len()];
                                                }
                                                k29 += 1;
                                                x = (a[0] - v6).clamp(-2.125, 1.875);
                                            };
                                            if v1 <= -0.75 {
                                                let mut r31: [f64; 4] = [0.0; 4];
                                            }
                                        }
                                        1 => {
                                            let mut k33: usize = 0;
                                            while k33 < 4 {
                                                k33 += 1;
                                                let c34 = |u34_0: f64| u34_0 - a.iter().map(|&e35| (0..1).map(|i36| u34_0 + e35).filter(|&m36| a[(k33 + 1) % a.len()] < e27).fold(a[(n + k33) % a.len()], |acc36, t36| 0.5 * acc36 + u34_0 * t36)).sum::<f64>();
                                                const GAMMA_37: f64 = 0.5;
                                                v1 -= 0.25 * (e27 * a[4 % a.len()]) * GAMMA_37;
                                            }
                                        }
                                        2 => {
                                            let v38 = v6 - BETA;
                                        }
                                        _ => {
                                            x += 0.25 * (v6 - v1);
                                        }
                                    }
                                    let c39 = |u39_0: f64| u39_0 * a.iter().take(k3).map(|&e40| 1.0 + 0.25 * a[4 % a.len()].sin()).product::<f64>();
                                }
                                for i42 in 1..k3 % 4 {
                                    let mut p43: (f64, f64) = (1.0, a[3 % a.len()] + e27);
                                    const GAMMA_44: f64 = -0.5;
                                    x -= 0.25 * a.iter().zip(a.iter()).map(|(&e45, &z45)| v6 + -1.25).sum::<f64>() * GAMMA_44;
                                }
                            }
                        };
                    }
                    _ => {
                        let mut c47 = |u47: f64| {
                            v6 += 0.25 * (BETA * u47);
                            v6 * 0.5
                        };
                        let mut v48: f64 = c47({
                            let x = v1;
                            BETA
                        }) - c47(x);
                        'l49: for &e50 in a {
                            let v51 = x * v6;
                        }
                    }
                }
            }
            ((v6 + v6 - v6 - v1) * x + a[3 % a.len()], a[0] * BETA)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.125;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u;
            let mut r2 = [lit((k % 4) as f64), u * u, if k % 2 == 1 { lit(BETA) } else { v1 }];
            let c3 = move |u3_0: D| u3_0 - a[(k + 1) % a.len()] / (u3_0 * u3_0 + lit(1.25));
            let mut o4: Option<D> = if v1 > r2[3 % 3] { Some(u + v1) } else { None };
            'l5: for i6 in 1..1 {
                { let right = v1 * v1 + lit(0.5); r2[3 - 1 - (i6) % 3] /= right; }
            }
            ((u.abs() + lit(0.5)).cbrt() - v1) * u + r2[1 % 3]
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut x = { lit(BETA) };
            let mut v1 = (x.abs() + lit(0.25)).sqrt();
            let mut k3: usize = 0;
            let mut v6: D = loop {
                if k3 >= 2 {
                    break if k3 % 2 < 1 {
                        let v5 = x;
                        a[0]
                    } else { x };
                }
                k3 += 1;
                let o4: Option<D> = if v1 >= lit((k3 % 4) as f64) { Some(a[a.len() - 1 - (k3 + k3) % a.len()] - a[0]) } else { None };
            };
            if (lit(0.3) < lit(2.0)) && (lit(BETA) <= lit(1.25)) {
                let mut k8: usize = 0;
                while k8 < 7 {
                    k8 += 1;
                    { let right = lit(0.25) * lit((n % 4) as f64); v6 -= right; }
                    for i10 in 1..=n % 4 {
                        v6 = lit((k3 % 4) as f64);
                        if k3 % 3 != 1 {
                            { let right = lit(0.25) * v6; v6 -= right; }
                            continue;
                        }
                    }
                }
                {
                    if x <= x {
                        let mut k12: usize = 0;
                        let mut v14: D = 'l11: loop {
                            if k12 >= 0 {
                                break (v6.abs() + lit(1.25)).ln();
                            }
                            k12 += 1;
                            let mut v13: D = lit((n % 4) as f64);
                            if (v13 > a[k3 % a.len()]) && (lit((k12 % 4) as f64) <= v1) {
                                break v6;
                            }
                        };
                    } else {
                        for _ in 1..=n {
                            x = x * lit(0.5) + ({ a[0] });
                        }
                    }
                }
            } else {
                match n % 4 {
                    0 => {
                    }
                    1 => {
                        for i18 in 1..k3 % 4 {
                            let (mut v21, v22): (D, D) = (a.iter().filter(|&&e19| v6 >= lit(0.5)).map(|&e19| a.windows(2).take(2 * i18 + 0).map(|e20| e19).fold(lit((k3 % 4) as f64), |acc20, t20| lit(0.5) * acc20 + t20 * t20)).fold(x, |acc20, t20| lit(0.5) * acc20 + acc20 * t20), lit(-0.25));
                        }
                        const GAMMA_23: f64 = 1.25;
                        { let right = v6 / (lit(1.0) + v6 * v6) * lit(GAMMA_23); x *= right; }
                    }
                    2 => {
                        let mut k25: usize = 0;
                        let mut v46: D = loop {
                            if k25 >= 1 {
                                break { v1 };
                            }
                            k25 += 1;
                            for &e27 in a {
                                if !(a[(k3 + k25) % a.len()] < lit(-0.75)) {
                                    match n % 4 {
                                        0 if e27 <= lit(1.25) => {
                                            let mut k29: usize = 0;
                                            let v30: D = loop {
                                                if k29 >= 3 {
                                                    break lit(BETA) * a[(n + 1) % a.len()];
                                                }
                                                k29 += 1;
                                                x = (a[0] - v6).clamp(lit(-2.125), lit(1.875));
                                            };
                                            if v1 <= lit(-0.75) {
                                                let mut r31: [D; 4] = [lit(0.0); 4];
                                            }
                                        }
                                        1 => {
                                            let mut k33: usize = 0;
                                            while k33 < 4 {
                                                k33 += 1;
                                                let c34 = |u34_0: D| u34_0 - a.iter().map(|&e35| (0..1).map(|i36| u34_0 + e35).filter(|&m36| a[(k33 + 1) % a.len()] < e27).fold(a[(n + k33) % a.len()], |acc36, t36| lit(0.5) * acc36 + u34_0 * t36)).sum::<D>();
                                                const GAMMA_37: f64 = 0.5;
                                                { let right = lit(0.25) * (e27 * a[4 % a.len()]) * lit(GAMMA_37); v1 -= right; }
                                            }
                                        }
                                        2 => {
                                            let v38 = v6 - lit(BETA);
                                        }
                                        _ => {
                                            { let right = lit(0.25) * (v6 - v1); x += right; }
                                        }
                                    }
                                    let c39 = |u39_0: D| u39_0 * a.iter().take(k3).map(|&e40| lit(1.0) + lit(0.25) * a[4 % a.len()].sin()).product::<D>();
                                }
                                for i42 in 1..k3 % 4 {
                                    let mut p43: (D, D) = (lit(1.0), a[3 % a.len()] + e27);
                                    const GAMMA_44: f64 = -0.5;
                                    { let right = lit(0.25) * a.iter().zip(a.iter()).map(|(&e45, &z45)| v6 + lit(-1.25)).sum::<D>() * lit(GAMMA_44); x -= right; }
                                }
                            }
                        };
                    }
                    _ => {
                        let mut c47 = |u47: D| {
                            { let right = lit(0.25) * (lit(BETA) * u47); v6 += right; }
                            v6 * lit(0.5)
                        };
                        let mut v48: D = c47({
                            let x = v1;
                            lit(BETA)
                        }) - c47(x);
                        'l49: for &e50 in a {
                            let v51 = x * v6;
                        }
                    }
                }
            }
            ((v6 + v6 - v6 - v1) * x + a[3 % a.len()], a[0] * lit(BETA))
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
            let mut v1: f64 = 1.1;
            let r2 = vec![{
                v1 = (BETA.abs() + 0.5).powf(b[1 % b.len()] / (1.0 + b[1 % b.len()] * b[1 % b.len()]));
                v1
            }; 2];
            let r2_len: usize = r2.len();
            let mut r3 = vec![v1 + -0.75; r2_len % 5 + 1];
            let r3_len: usize = r3.len();
            r3[(r2_len + 1) % r3_len] *= (if v1 < -1.5 { v1 } else {
                r3[(r3_len + r2_len) % r3_len] -= b[(r2_len + r3_len) % b.len()];
                v1
            }).atan();
            v1 * v1 - v1 + r3[r3_len % r3.len()] + r2[0]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = a.iter().rev().sum::<f64>();
            let mut v3 = v2;
            for i5 in 1..6 {
                let p6: (f64, f64) = (a[(n + i5) % a.len()].powi((i5 % 4) as i32), x);
            }
            let v7: f64;
            if !(v2 >= 0.9) {
                v7 = x;
            } else {
                v7 = {
                    let x = v2;
                    v2
                };
            }
            {
                v3 /= v3.abs() + 0.5;
                'l8: for i9 in 0..n % 4 {
                    let v10: f64;
                    if a[(2 * n + 1) % a.len()] < 0.5 {
                        v10 = v7 * v2;
                    } else {
                        v10 = a[0];
                    }
                    'l11: for _ in 0..a.len() {
                        v2 /= ((i9 % 4) as f64).abs() + 0.5;
                    }
                }
            }
            (x - v7) * v3 - v2
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = 1.1;
            let r2 = vec![{
                v1 = (BETA.abs() + 0.5).powf(b[1 % b.len()] / (1.0 + b[1 % b.len()] * b[1 % b.len()]));
                v1
            }; 2];
            let r2_len: usize = r2.len();
            let mut r3 = vec![v1 + -0.75; r2_len % 5 + 1];
            let r3_len: usize = r3.len();
            r3[(r2_len + 1) % r3_len] *= (if v1 < -1.5 { v1 } else {
                r3[(r3_len + r2_len) % r3_len] -= b[(r2_len + r3_len) % b.len()];
                v1
            }).atan();
            v1 * v1 - v1 + r3[r3_len % r3.len()] + r2[0]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = a.iter().rev().sum::<f64>();
            let mut v3 = v2;
            for i5 in 1..6 {
                let p6: (f64, f64) = (a[(n + i5) % a.len()].powi((i5 % 4) as i32), x);
            }
            let v7: f64;
            if !(v2 >= 0.9) {
                v7 = x;
            } else {
                v7 = {
                    let x = v2;
                    v2
                };
            }
            {
                v3 /= v3.abs() + 0.5;
                'l8: for i9 in 0..n % 4 {
                    let v10: f64;
                    if a[(2 * n + 1) % a.len()] < 0.5 {
                        v10 = v7 * v2;
                    } else {
                        v10 = a[0];
                    }
                    'l11: for _ in 0..a.len() {
                        v2 /= ((i9 % 4) as f64).abs() + 0.5;
                    }
                }
            }
            (x - v7) * v3 - v2
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = lit(1.1);
            let r2 = vec![{
                v1 = (lit(BETA).abs() + lit(0.5)).powf(b[1 % b.len()] / (lit(1.0) + b[1 % b.len()] * b[1 % b.len()]));
                v1
            }; 2];
            let r2_len: usize = r2.len();
            let mut r3 = vec![v1 + lit(-0.75); r2_len % 5 + 1];
            let r3_len: usize = r3.len();
            { let right = (if v1 < lit(-1.5) { v1 } else {
                { let right = b[(r2_len + r3_len) % b.len()]; r3[(r3_len + r2_len) % r3_len] -= right; }
                v1
            }).atan(); r3[(r2_len + 1) % r3_len] *= right; }
            v1 * v1 - v1 + r3[r3_len % r3.len()] + r2[0]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v2 = a.iter().rev().sum::<D>();
            let mut v3 = v2;
            for i5 in 1..6 {
                let p6: (D, D) = (a[(n + i5) % a.len()].powi((i5 % 4) as i32), x);
            }
            let v7: D;
            if !(v2 >= lit(0.9)) {
                v7 = x;
            } else {
                v7 = {
                    let x = v2;
                    v2
                };
            }
            {
                { let right = v3.abs() + lit(0.5); v3 /= right; }
                'l8: for i9 in 0..n % 4 {
                    let v10: D;
                    if a[(2 * n + 1) % a.len()] < lit(0.5) {
                        v10 = v7 * v2;
                    } else {
                        v10 = a[0];
                    }
                    'l11: for _ in 0..a.len() {
                        { let right = lit((i9 % 4) as f64).abs() + lit(0.5); v2 /= right; }
                    }
                }
            }
            (x - v7) * v3 - v2
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
            let mut v1: f64 = (x.abs() + 0.25).sqrt();
            let mut k3: usize = 0;
            while k3 < 3 {
                k3 += 1;
            }
            if p[0] < -0.125 {
                let v1 = v1;
            }
            for i5 in 1..k3 {
                'l6: for _ in 1..3 {
                    v1 *= (p[0] * p[0]).atan();
                    let o8: Option<f64> = if -0.25_f64 >= -1.1 { Some(p.iter().rev().enumerate().map(|(j9, &e9)| p[1] * x).sum::<f64>()) } else { None };
                }
                let mut v11 = p.iter().filter(|&&e10| (x >= 0.125) && (x <= 0.75)).fold(p[3 - 1 - (n) % 3], |acc10, &e10| 0.5 * acc10 + e10 * e10);
            }
            [(if v1 >= v1 { x } else { v1 }) * x + p[3 - 1 - (n) % 3], ((n % 4) as f64) - v1 + p[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = (x.abs() + 0.25).sqrt();
            let mut k3: usize = 0;
            while k3 < 3 {
                k3 += 1;
            }
            if p[0] < -0.125 {
                let v1 = v1;
            }
            for i5 in 1..k3 {
                'l6: for _ in 1..3 {
                    v1 *= (p[0] * p[0]).atan();
                    let o8: Option<f64> = if -0.25_f64 >= -1.1 { Some(p.iter().rev().enumerate().map(|(j9, &e9)| p[1] * x).sum::<f64>()) } else { None };
                }
                let mut v11 = p.iter().filter(|&&e10| (x >= 0.125) && (x <= 0.75)).fold(p[3 - 1 - (n) % 3], |acc10, &e10| 0.5 * acc10 + e10 * e10);
            }
            [(if v1 >= v1 { x } else { v1 }) * x + p[3 - 1 - (n) % 3], ((n % 4) as f64) - v1 + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = (x.abs() + lit(0.25)).sqrt();
            let mut k3: usize = 0;
            while k3 < 3 {
                k3 += 1;
            }
            if p[0] < lit(-0.125) {
                let v1 = v1;
            }
            for i5 in 1..k3 {
                'l6: for _ in 1..3 {
                    { let right = (p[0] * p[0]).atan(); v1 *= right; }
                    let o8: Option<D> = if lit(-0.25) >= lit(-1.1) { Some(p.iter().rev().enumerate().map(|(j9, &e9)| p[1] * x).sum::<D>()) } else { None };
                }
                let mut v11 = p.iter().filter(|&&e10| (x >= lit(0.125)) && (x <= lit(0.75))).fold(p[3 - 1 - (n) % 3], |acc10, &e10| lit(0.5) * acc10 + e10 * e10);
            }
            [(if v1 >= v1 { x } else { v1 }) * x + p[3 - 1 - (n) % 3], lit((n % 4) as f64) - v1 + p[0]]
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
                let v2 = a[a.len() - 1 - (k + 1) % a.len()];
                a[0]
            };
            (v3, v1) = (v1, v3);
            let mut k5: usize = 0;
            while (k5 < 4) && (a[(k + k) % a.len()] < 0.75) {
                k5 += 1;
                let mut c6 = |u6: f64| {
                    v3 += 0.25 * (u * u6);
                    v3 * 0.5
                };
                let mut v7 = c6(v1) - c6(u * a[(2 * k + 0) % a.len()]);
                fn inner8(s: f64, t: f64) -> f64 {
                    if t >= 0.5 {
                        return 2.0 + s;
                    }
                    s
                }
                let v9 = inner8(match k % 3 {
                    0 => {
                        v1 = v1 * 0.5 + -u;
                        a[0]
                    }
                    1 | 6 => { u }
                    _ => { v1 }
                }, u);
            }
            2.0 - u
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut r2 = vec![w[0]; n % 5 + 1];
            let r2_len: usize = r2.len();
            fn inner3(s: f64, t: f64) -> f64 {
                if s < 0.5 {
                    return s + s;
                }
                s
            }
            let v5 = inner3(r2.iter().sum::<f64>(), ((r2_len % 4) as f64));
            let mut v6: f64 = x * v1;
            let o7: Option<f64> = if v6 <= v1 { Some(h0(&*w, v5, (2 * r2_len + 0) % 4)) } else { None };
            let mut r10 = vec![r2.iter().rev().map(|&e8| w.iter().filter(|&&e9| n % 3 < 1).map(|&e9| 1.0 + 0.25 * (v1 * e8).sin()).product::<f64>()).sum::<f64>(), ((n % 4) as f64).clamp(-0.875, 1.375), f64::trunc(w[w.len() - 1 - (2 * r2_len + 1) % w.len()])];
            let r10_len: usize = r10.len();
            fn inner11(s: f64, t: f64) -> f64 {
                if -0.125_f64 >= s {
                    return s / (t.abs() + 0.25);
                }
                (0..4).map(|i12| s - t).sum::<f64>()
            }
            let v13 = inner11(w[(r2_len + r10_len) % w.len()], v6);
            let v14: f64 = v5;
            r2.fill(v14);
            for i16 in 0..r2_len {
                r2[0] *= (v5 - w[(2 * i16 + 2) % w.len()]).sin();
            }
            (v5 - v5 + v6) * v5 * x + r10[0] + r2[(r2_len + 1) % r2.len()] + w[3 % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            let mut v3 = {
                let v2 = a[a.len() - 1 - (k + 1) % a.len()];
                a[0]
            };
            (v3, v1) = (v1, v3);
            let mut k5: usize = 0;
            while (k5 < 4) && (a[(k + k) % a.len()] < 0.75) {
                k5 += 1;
                let mut c6 = |u6: f64| {
                    v3 += 0.25 * (u * u6);
                    v3 * 0.5
                };
                let mut v7 = c6(v1) - c6(u * a[(2 * k + 0) % a.len()]);
                fn inner8(s: f64, t: f64) -> f64 {
                    if t >= 0.5 {
                        return 2.0 + s;
                    }
                    s
                }
                let v9 = inner8(match k % 3 {
                    0 => {
                        v1 = v1 * 0.5 + -u;
                        a[0]
                    }
                    1 | 6 => { u }
                    _ => { v1 }
                }, u);
            }
            2.0 - u
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut r2 = vec![w[0]; n % 5 + 1];
            let r2_len: usize = r2.len();
            fn inner3(s: f64, t: f64) -> f64 {
                if s < 0.5 {
                    return s + s;
                }
                s
            }
            let v5 = inner3(r2.iter().sum::<f64>(), ((r2_len % 4) as f64));
            let mut v6: f64 = x * v1;
            let o7: Option<f64> = if v6 <= v1 { Some(h0(&*w, v5, (2 * r2_len + 0) % 4)) } else { None };
            let mut r10 = vec![r2.iter().rev().map(|&e8| w.iter().filter(|&&e9| n % 3 < 1).map(|&e9| 1.0 + 0.25 * (v1 * e8).sin()).product::<f64>()).sum::<f64>(), ((n % 4) as f64).clamp(-0.875, 1.375), f64::trunc(w[w.len() - 1 - (2 * r2_len + 1) % w.len()])];
            let r10_len: usize = r10.len();
            fn inner11(s: f64, t: f64) -> f64 {
                if -0.125_f64 >= s {
                    return s / (t.abs() + 0.25);
                }
                (0..4).map(|i12| s - t).sum::<f64>()
            }
            let v13 = inner11(w[(r2_len + r10_len) % w.len()], v6);
            let v14: f64 = v5;
            r2.fill(v14);
            for i16 in 0..r2_len {
                r2[0] *= (v5 - w[(2 * i16 + 2) % w.len()]).sin();
            }
            (v5 - v5 + v6) * v5 * x + r10[0] + r2[(r2_len + 1) % r2.len()] + w[3 % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u * u;
            let mut v3 = {
                let v2 = a[a.len() - 1 - (k + 1) % a.len()];
                a[0]
            };
            (v3, v1) = (v1, v3);
            let mut k5: usize = 0;
            while (k5 < 4) && (a[(k + k) % a.len()] < lit(0.75)) {
                k5 += 1;
                let mut c6 = |u6: D| {
                    { let right = lit(0.25) * (u * u6); v3 += right; }
                    v3 * lit(0.5)
                };
                let mut v7 = c6(v1) - c6(u * a[(2 * k + 0) % a.len()]);
                fn inner8(s: D, t: D) -> D {
                    if t >= lit(0.5) {
                        return lit(2.0) + s;
                    }
                    s
                }
                let v9 = inner8(match k % 3 {
                    0 => {
                        v1 = v1 * lit(0.5) + -u;
                        a[0]
                    }
                    1 | 6 => { u }
                    _ => { v1 }
                }, u);
            }
            lit(2.0) - u
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut r2 = vec![w[0]; n % 5 + 1];
            let r2_len: usize = r2.len();
            fn inner3(s: D, t: D) -> D {
                if s < lit(0.5) {
                    return s + s;
                }
                s
            }
            let v5 = inner3(r2.iter().sum::<D>(), lit((r2_len % 4) as f64));
            let mut v6: D = x * v1;
            let o7: Option<D> = if v6 <= v1 { Some(h0(&*w, v5, (2 * r2_len + 0) % 4)) } else { None };
            let mut r10 = vec![r2.iter().rev().map(|&e8| w.iter().filter(|&&e9| n % 3 < 1).map(|&e9| lit(1.0) + lit(0.25) * (v1 * e8).sin()).product::<D>()).sum::<D>(), lit((n % 4) as f64).clamp(lit(-0.875), lit(1.375)), D::trunc(w[w.len() - 1 - (2 * r2_len + 1) % w.len()])];
            let r10_len: usize = r10.len();
            fn inner11(s: D, t: D) -> D {
                if lit(-0.125) >= s {
                    return s / (t.abs() + lit(0.25));
                }
                (0..4).map(|i12| s - t).sum::<D>()
            }
            let v13 = inner11(w[(r2_len + r10_len) % w.len()], v6);
            let v14: D = v5;
            r2.fill(v14);
            for i16 in 0..r2_len {
                { let right = (v5 - w[(2 * i16 + 2) % w.len()]).sin(); r2[0] *= right; }
            }
            (v5 - v5 + v6) * v5 * x + r10[0] + r2[(r2_len + 1) % r2.len()] + w[3 % w.len()]
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
            let mut u: f64 = { p[2 % 3] };
            let mut v1 = u + u;
            fn inner2(s: f64, t: f64) -> f64 {
                if s > t {
                    return (t.abs() + 0.5).hypot(s);
                }
                0.7
            }
            let v3 = inner2(v1 - v1, (1.0_f64.abs() + 0.25).log(2.5));
            fn inner4(s: f64, t: f64) -> f64 {
                if (s <= 2.0) || (s > 1.5) {
                    return s;
                }
                (1.25_f64 * 1.25_f64 + 1.25_f64).ln()
            }
            let v5 = inner4(p[1 % 3], p[0]);
            let mut o6: Option<f64> = if u <= 0.9 { Some(p.iter().sum::<f64>()) } else { None };
            v3 - v5 + v3 - u
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0];
            let mut v3 = w.iter().take(n + n).map(|&e2| p[1]).fold(-2.0_f64, |acc2, t2| acc2.sin() + p[0] * t2);
            let w_len: usize = w.len();
            let mut r5 = [-0.5_f64, (v1.abs() + 0.25).log(2.5), p.iter().map(|&e4| 1.0 + 0.25 * e4.sin()).product::<f64>()];
            for i6 in 1..3 {
                r5[i6] = r5[i6 - 1] * w[1 % w.len()].sin() + r5[i6];
            }
            let mut v1 = v3;
            w[(w_len) % w_len] -= v1 + p[(w_len + 1) % 3];
            w[(2 * w_len + 1) % w_len] *= (v3 * v1).sin();
            let p8: (f64, f64) = (v3, r5.iter().map(|&e7| ((w_len % 4) as f64)).sum::<f64>());
            match w_len % 4 {
                0 => {
                    {
                        fn inner9(s: f64, t: f64) -> f64 {
                            if t > 1.25 {
                                return 0.9;
                            }
                            (1..=2).rev().map(|i10| -0.75 + s).fold(t, |acc10, t10| 0.5 * acc10 + s * t10)
                        }
                        let v11 = inner9(v3, (v3 * v3 + 0.5 + 1.0).acosh());
                        for _ in 0..3 {
                            w.swap((w_len + n) % w_len, (0) % w_len);
                        }
                    }
                }
                1 => {
                    let v14: f64;
                    if w_len % 2 < 1 {
                        v14 = (v1.abs() + 0.25).log(2.5);
                    } else {
                        v14 = w.iter().enumerate().map(|(j15, &e15)| if r5[3 - 1 - (n + 1) % 3] >= 0.25 { v3 } else { w[(n + 1) % w.len()] }).sum::<f64>();
                    }
                    let mut k16: usize = 3;
                }
                2 => {
                    fn inner17(s: f64, t: f64) -> f64 {
                        if t <= -0.125 {
                            return -0.3;
                        }
                        t * t
                    }
                    let v18 = inner17(((n % 4) as f64) + p8.1, v3 * ((n % 4) as f64));
                }
                _ => {
                    v3 = if !(v1 < 0.5) {
                        let v19 = v3;
                        v1
                    } else { w[(n + 1) % w.len()] };
                    let v20: f64;
                    if n % 3 < 1 {
                        v20 = r5.iter().map(|&e21| e21).fold(p[0], |acc21, t21| 0.5 * acc21 + w[w.len() - 1 - (w_len) % w.len()] * t21);
                    } else {
                        v20 = v3 - v1;
                    }
                }
            }
            p8.1 * v1 + w[(2 * n + 0) % w.len()] + p[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut u: f64 = { p[2 % 3] };
            let mut v1 = u + u;
            fn inner2(s: f64, t: f64) -> f64 {
                if s > t {
                    return (t.abs() + 0.5).hypot(s);
                }
                0.7
            }
            let v3 = inner2(v1 - v1, (1.0_f64.abs() + 0.25).log(2.5));
            fn inner4(s: f64, t: f64) -> f64 {
                if (s <= 2.0) || (s > 1.5) {
                    return s;
                }
                (1.25_f64 * 1.25_f64 + 1.25_f64).ln()
            }
            let v5 = inner4(p[1 % 3], p[0]);
            let mut o6: Option<f64> = if u <= 0.9 { Some(p.iter().sum::<f64>()) } else { None };
            v3 - v5 + v3 - u
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0];
            let mut v3 = w.iter().take(n + n).map(|&e2| p[1]).fold(-2.0_f64, |acc2, t2| acc2.sin() + p[0] * t2);
            let w_len: usize = w.len();
            let mut r5 = [-0.5_f64, (v1.abs() + 0.25).log(2.5), p.iter().map(|&e4| 1.0 + 0.25 * e4.sin()).product::<f64>()];
            for i6 in 1..3 {
                r5[i6] = r5[i6 - 1] * w[1 % w.len()].sin() + r5[i6];
            }
            let mut v1 = v3;
            w[(w_len) % w_len] -= v1 + p[(w_len + 1) % 3];
            w[(2 * w_len + 1) % w_len] *= (v3 * v1).sin();
            let p8: (f64, f64) = (v3, r5.iter().map(|&e7| ((w_len % 4) as f64)).sum::<f64>());
            match w_len % 4 {
                0 => {
                    {
                        fn inner9(s: f64, t: f64) -> f64 {
                            if t > 1.25 {
                                return 0.9;
                            }
                            (1..=2).rev().map(|i10| -0.75 + s).fold(t, |acc10, t10| 0.5 * acc10 + s * t10)
                        }
                        let v11 = inner9(v3, (v3 * v3 + 0.5 + 1.0).acosh());
                        for _ in 0..3 {
                            w.swap((w_len + n) % w_len, (0) % w_len);
                        }
                    }
                }
                1 => {
                    let v14: f64;
                    if w_len % 2 < 1 {
                        v14 = (v1.abs() + 0.25).log(2.5);
                    } else {
                        v14 = w.iter().enumerate().map(|(j15, &e15)| if r5[3 - 1 - (n + 1) % 3] >= 0.25 { v3 } else { w[(n + 1) % w.len()] }).sum::<f64>();
                    }
                    let mut k16: usize = 3;
                }
                2 => {
                    fn inner17(s: f64, t: f64) -> f64 {
                        if t <= -0.125 {
                            return -0.3;
                        }
                        t * t
                    }
                    let v18 = inner17(((n % 4) as f64) + p8.1, v3 * ((n % 4) as f64));
                }
                _ => {
                    v3 = if !(v1 < 0.5) {
                        let v19 = v3;
                        v1
                    } else { w[(n + 1) % w.len()] };
                    let v20: f64;
                    if n % 3 < 1 {
                        v20 = r5.iter().map(|&e21| e21).fold(p[0], |acc21, t21| 0.5 * acc21 + w[w.len() - 1 - (w_len) % w.len()] * t21);
                    } else {
                        v20 = v3 - v1;
                    }
                }
            }
            p8.1 * v1 + w[(2 * n + 0) % w.len()] + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut u: D = { p[2 % 3] };
            let mut v1 = u + u;
            fn inner2(s: D, t: D) -> D {
                if s > t {
                    return (t.abs() + lit(0.5)).hypot(s);
                }
                lit(0.7)
            }
            let v3 = inner2(v1 - v1, (lit(1.0).abs() + lit(0.25)).log(lit(2.5)));
            fn inner4(s: D, t: D) -> D {
                if (s <= lit(2.0)) || (s > lit(1.5)) {
                    return s;
                }
                (lit(1.25) * lit(1.25) + lit(1.25)).ln()
            }
            let v5 = inner4(p[1 % 3], p[0]);
            let mut o6: Option<D> = if u <= lit(0.9) { Some(p.iter().sum::<D>()) } else { None };
            v3 - v5 + v3 - u
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[0];
            let mut v3 = w.iter().take(n + n).map(|&e2| p[1]).fold(lit(-2.0), |acc2, t2| acc2.sin() + p[0] * t2);
            let w_len: usize = w.len();
            let mut r5 = [lit(-0.5), (v1.abs() + lit(0.25)).log(lit(2.5)), p.iter().map(|&e4| lit(1.0) + lit(0.25) * e4.sin()).product::<D>()];
            for i6 in 1..3 {
                r5[i6] = r5[i6 - 1] * w[1 % w.len()].sin() + r5[i6];
            }
            let mut v1 = v3;
            { let right = v1 + p[(w_len + 1) % 3]; w[(w_len) % w_len] -= right; }
            { let right = (v3 * v1).sin(); w[(2 * w_len + 1) % w_len] *= right; }
            let p8: (D, D) = (v3, r5.iter().map(|&e7| lit((w_len % 4) as f64)).sum::<D>());
            match w_len % 4 {
                0 => {
                    {
                        fn inner9(s: D, t: D) -> D {
                            if t > lit(1.25) {
                                return lit(0.9);
                            }
                            (1..=2).rev().map(|i10| lit(-0.75) + s).fold(t, |acc10, t10| lit(0.5) * acc10 + s * t10)
                        }
                        let v11 = inner9(v3, (v3 * v3 + lit(0.5) + lit(1.0)).acosh());
                        for _ in 0..3 {
                            w.swap((w_len + n) % w_len, (0) % w_len);
                        }
                    }
                }
                1 => {
                    let v14: D;
                    if w_len % 2 < 1 {
                        v14 = (v1.abs() + lit(0.25)).log(lit(2.5));
                    } else {
                        v14 = w.iter().enumerate().map(|(j15, &e15)| if r5[3 - 1 - (n + 1) % 3] >= lit(0.25) { v3 } else { w[(n + 1) % w.len()] }).sum::<D>();
                    }
                    let mut k16: usize = 3;
                }
                2 => {
                    fn inner17(s: D, t: D) -> D {
                        if t <= lit(-0.125) {
                            return lit(-0.3);
                        }
                        t * t
                    }
                    let v18 = inner17(lit((n % 4) as f64) + p8.1, v3 * lit((n % 4) as f64));
                }
                _ => {
                    v3 = if !(v1 < lit(0.5)) {
                        let v19 = v3;
                        v1
                    } else { w[(n + 1) % w.len()] };
                    let v20: D;
                    if n % 3 < 1 {
                        v20 = r5.iter().map(|&e21| e21).fold(p[0], |acc21, t21| lit(0.5) * acc21 + w[w.len() - 1 - (w_len) % w.len()] * t21);
                    } else {
                        v20 = v3 - v1;
                    }
                }
            }
            p8.1 * v1 + w[(2 * n + 0) % w.len()] + p[0]
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
            if u < 0.9 {
                if u > v1 {
                    let mut k4: usize = 0;
                    while (k4 < 4) && (w[3 % w.len()] <= u) {
                        k4 += 1;
                        let mut k6: usize = 0;
                        loop {
                            if k6 >= 2 {
                                break;
                            }
                            k6 += 1;
                            if k6 % 2 == 1 {
                                break;
                            }
                        }
                    }
                } else {
                    r2[3] = r2[3] * 0.5 + ({ BETA });
                }
            }
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x + w[(n + 1) % w.len()];
            let mut r2 = vec![if (v1 < v1) && (v1 <= ((n % 4) as f64)) {
                v1 = (x.abs() + 0.5).hypot(x);
                0.5
            } else { v1 }; 2];
            let r2_len: usize = r2.len();
            fn inner3(s: f64, t: f64) -> f64 {
                if s <= t {
                    return s;
                }
                (s as f32 as f64)
            }
            let v4: f64 = inner3(w[n % w.len()], BETA);
            for &e6 in w.iter() {
                let mut k8: usize = 0;
                let mut v18: f64 = loop {
                    if k8 >= 0 {
                        break v1;
                    }
                    k8 += 1;
                    'l9: for i10 in 0..r2.len() {
                        {
                            let c11 = move |u11_0: f64| u11_0 * 0.7;
                            let mut v4 = w.windows(2).enumerate().map(|(j12, e12)| if i10 % 2 != 1 {
                                let v13 = v1;
                                v13
                            } else { ALPHA }).sum::<f64>();
                        }
                    }
                    fn inner14(s: f64, t: f64) -> f64 {
                        if t >= 1.25 {
                            return s.max(s);
                        }
                        (1..5).filter(|&i15| i15 % 2 < 1).map(|i15| if 0.7_f64 >= s {
                            let v16: f64 = t;
                            s
                        } else { t }).sum::<f64>()
                    }
                    let v17 = inner14(f64::cos(v4), x * x);
                };
                for i19 in 1..r2.len() {
                    r2[i19] *= (r2[i19 - 1] - r2[i19]).cos();
                }
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
            if u < 0.9 {
                if u > v1 {
                    let mut k4: usize = 0;
                    while (k4 < 4) && (w[3 % w.len()] <= u) {
                        k4 += 1;
                        let mut k6: usize = 0;
                        loop {
                            if k6 >= 2 {
                                break;
                            }
                            k6 += 1;
                            if k6 % 2 == 1 {
                                break;
                            }
                        }
                    }
                } else {
                    r2[3] = r2[3] * 0.5 + ({ BETA });
                }
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x + w[(n + 1) % w.len()];
            let mut r2 = vec![if (v1 < v1) && (v1 <= ((n % 4) as f64)) {
                v1 = (x.abs() + 0.5).hypot(x);
                0.5
            } else { v1 }; 2];
            let r2_len: usize = r2.len();
            fn inner3(s: f64, t: f64) -> f64 {
                if s <= t {
                    return s;
                }
                (s as f32 as f64)
            }
            let v4: f64 = inner3(w[n % w.len()], BETA);
            for &e6 in w.iter() {
                let mut k8: usize = 0;
                let mut v18: f64 = loop {
                    if k8 >= 0 {
                        break v1;
                    }
                    k8 += 1;
                    'l9: for i10 in 0..r2.len() {
                        {
                            let c11 = move |u11_0: f64| u11_0 * 0.7;
                            let mut v4 = w.windows(2).enumerate().map(|(j12, e12)| if i10 % 2 != 1 {
                                let v13 = v1;
                                v13
                            } else { ALPHA }).sum::<f64>();
                        }
                    }
                    fn inner14(s: f64, t: f64) -> f64 {
                        if t >= 1.25 {
                            return s.max(s);
                        }
                        (1..5).filter(|&i15| i15 % 2 < 1).map(|i15| if 0.7_f64 >= s {
                            let v16: f64 = t;
                            s
                        } else { t }).sum::<f64>()
                    }
                    let v17 = inner14(f64::cos(v4), x * x);
                };
                for i19 in 1..r2.len() {
                    r2[i19] *= (r2[i19 - 1] - r2[i19]).cos();
                }
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
            if u < lit(0.9) {
                if u > v1 {
                    let mut k4: usize = 0;
                    while (k4 < 4) && (w[3 % w.len()] <= u) {
                        k4 += 1;
                        let mut k6: usize = 0;
                        loop {
                            if k6 >= 2 {
                                break;
                            }
                            k6 += 1;
                            if k6 % 2 == 1 {
                                break;
                            }
                        }
                    }
                } else {
                    r2[3] = r2[3] * lit(0.5) + ({ lit(BETA) });
                }
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x + w[(n + 1) % w.len()];
            let mut r2 = vec![if (v1 < v1) && (v1 <= lit((n % 4) as f64)) {
                v1 = (x.abs() + lit(0.5)).hypot(x);
                lit(0.5)
            } else { v1 }; 2];
            let r2_len: usize = r2.len();
            fn inner3(s: D, t: D) -> D {
                if s <= t {
                    return s;
                }
                single(s)
            }
            let v4: D = inner3(w[n % w.len()], lit(BETA));
            for &e6 in w.iter() {
                let mut k8: usize = 0;
                let mut v18: D = loop {
                    if k8 >= 0 {
                        break v1;
                    }
                    k8 += 1;
                    'l9: for i10 in 0..r2.len() {
                        {
                            let c11 = move |u11_0: D| u11_0 * lit(0.7);
                            let mut v4 = w.windows(2).enumerate().map(|(j12, e12)| if i10 % 2 != 1 {
                                let v13 = v1;
                                v13
                            } else { lit(ALPHA) }).sum::<D>();
                        }
                    }
                    fn inner14(s: D, t: D) -> D {
                        if t >= lit(1.25) {
                            return s.max(s);
                        }
                        (1..5).filter(|&i15| i15 % 2 < 1).map(|i15| if lit(0.7) >= s {
                            let v16: D = t;
                            s
                        } else { t }).sum::<D>()
                    }
                    let v17 = inner14(D::cos(v4), x * x);
                };
                for i19 in 1..r2.len() {
                    { let right = (r2[i19 - 1] - r2[i19]).cos(); r2[i19] *= right; }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p123", true, |report| crate::check_program!(7, report));
    }
}

pub mod p124 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x - 1.1;
            for i2 in 1..w.len() {
                w[i2] *= (w[i2 - 1] - w[i2]).cos();
            }
            let mut o3: Option<f64> = if n % 3 == 1 { Some(w[w.len() - 1 - (2 * n + 0) % w.len()] - 0.125_f64) } else { None };
            {
                let mut v4: f64 = w[2 % w.len()];
            }
            let v5: f64 = x - -2.0;
            w.iter().map(|&e6| x).sum::<f64>() + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x - 1.1;
            for i2 in 1..w.len() {
                w[i2] *= (w[i2 - 1] - w[i2]).cos();
            }
            let mut o3: Option<f64> = if n % 3 == 1 { Some(w[w.len() - 1 - (2 * n + 0) % w.len()] - 0.125_f64) } else { None };
            {
                let mut v4: f64 = w[2 % w.len()];
            }
            let v5: f64 = x - -2.0;
            w.iter().map(|&e6| x).sum::<f64>() + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 2.0;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x - lit(1.1);
            for i2 in 1..w.len() {
                { let right = (w[i2 - 1] - w[i2]).cos(); w[i2] *= right; }
            }
            let mut o3: Option<D> = if n % 3 == 1 { Some(w[w.len() - 1 - (2 * n + 0) % w.len()] - lit(0.125)) } else { None };
            {
                let mut v4: D = w[2 % w.len()];
            }
            let v5: D = x - lit(-2.0);
            w.iter().map(|&e6| x).sum::<D>() + x
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
            let mut v3 = ALPHA * x;
            let mut r4 = vec![w[(2 * n + 1) % w.len()]; n % 5 + 1];
            let r4_len: usize = r4.len();
            'l5: for i6 in 1..3 {
                r4[(i6 + n) % r4_len] -= 0.25 * (r4[2 % r4.len()] * ALPHA);
            }
            let mut r8: Vec<f64> = w.iter().rev().map(|&e7| 0.3 - e7).collect();
            let r8_len: usize = r8.len();
            if n % 3 != 1 {
                let mut k10: usize = 0;
                let mut v15: f64 = loop {
                    if k10 >= 2 {
                        break ((k10 % 4) as f64);
                    }
                    k10 += 1;
                    'l11: for &e12 in &r4 {
                        for i13 in (1..w.len()).rev() {
                            w[i13] = w[i13 - 1] * w[w.len() - 1 - (n + r8_len) % w.len()].sin() + w[i13];
                        }
                        let v14: f64;
                        if r8[(r4_len + 1) % r8.len()] <= 2.0 {
                            v14 = 2.0 * w[(2 * r4_len + 0) % w.len()];
                        } else {
                            v14 = r4[r4.len() - 1 - (r4_len + 1) % r4.len()] / (v3 * v3 + 1.25);
                        }
                    }
                    v2 += 0.25 * ({ ALPHA });
                };
                if k10 % 3 < 1 {
                    const GAMMA_16: f64 = 0.25;
                    r8[(r8_len) % r8_len] -= r4[r4.len() - 1 - (2 * r8_len + 1) % r4.len()] * GAMMA_16;
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
            let mut v3 = ALPHA * x;
            let mut r4 = vec![w[(2 * n + 1) % w.len()]; n % 5 + 1];
            let r4_len: usize = r4.len();
            'l5: for i6 in 1..3 {
                r4[(i6 + n) % r4_len] -= 0.25 * (r4[2 % r4.len()] * ALPHA);
            }
            let mut r8: Vec<f64> = w.iter().rev().map(|&e7| 0.3 - e7).collect();
            let r8_len: usize = r8.len();
            if n % 3 != 1 {
                let mut k10: usize = 0;
                let mut v15: f64 = loop {
                    if k10 >= 2 {
                        break ((k10 % 4) as f64);
                    }
                    k10 += 1;
                    'l11: for &e12 in &r4 {
                        for i13 in (1..w.len()).rev() {
                            w[i13] = w[i13 - 1] * w[w.len() - 1 - (n + r8_len) % w.len()].sin() + w[i13];
                        }
                        let v14: f64;
                        if r8[(r4_len + 1) % r8.len()] <= 2.0 {
                            v14 = 2.0 * w[(2 * r4_len + 0) % w.len()];
                        } else {
                            v14 = r4[r4.len() - 1 - (r4_len + 1) % r4.len()] / (v3 * v3 + 1.25);
                        }
                    }
                    v2 += 0.25 * ({ ALPHA });
                };
                if k10 % 3 < 1 {
                    const GAMMA_16: f64 = 0.25;
                    r8[(r8_len) % r8_len] -= r4[r4.len() - 1 - (2 * r8_len + 1) % r4.len()] * GAMMA_16;
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2 = w.iter().rev().take(n).filter(|&&e1| n % 3 != 1).map(|&e1| lit(1.0) + lit(0.25) * x.sin()).product::<D>();
            let mut v3 = lit(ALPHA) * x;
            let mut r4 = vec![w[(2 * n + 1) % w.len()]; n % 5 + 1];
            let r4_len: usize = r4.len();
            'l5: for i6 in 1..3 {
                { let right = lit(0.25) * (r4[2 % r4.len()] * lit(ALPHA)); r4[(i6 + n) % r4_len] -= right; }
            }
            let mut r8: Vec<D> = w.iter().rev().map(|&e7| lit(0.3) - e7).collect();
            let r8_len: usize = r8.len();
            if n % 3 != 1 {
                let mut k10: usize = 0;
                let mut v15: D = loop {
                    if k10 >= 2 {
                        break lit((k10 % 4) as f64);
                    }
                    k10 += 1;
                    'l11: for &e12 in &r4 {
                        for i13 in (1..w.len()).rev() {
                            w[i13] = w[i13 - 1] * w[w.len() - 1 - (n + r8_len) % w.len()].sin() + w[i13];
                        }
                        let v14: D;
                        if r8[(r4_len + 1) % r8.len()] <= lit(2.0) {
                            v14 = lit(2.0) * w[(2 * r4_len + 0) % w.len()];
                        } else {
                            v14 = r4[r4.len() - 1 - (r4_len + 1) % r4.len()] / (v3 * v3 + lit(1.25));
                        }
                    }
                    { let right = lit(0.25) * ({ lit(ALPHA) }); v2 += right; }
                };
                if k10 % 3 < 1 {
                    const GAMMA_16: f64 = 0.25;
                    { let right = r4[r4.len() - 1 - (2 * r8_len + 1) % r4.len()] * lit(GAMMA_16); r8[(r8_len) % r8_len] -= right; }
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
            let mut x = y;
            let mut r1 = [y - x, ((n % 4) as f64) + ALPHA, 0.75 + y, y + y, y];
            match n % 3 {
                0 => {
                    let (mut v2, v3) = (match n % 2 {
                        0 => { y }
                        _ => { 1.25_f64 }
                    }, x * r1[3]);
                }
                1 if y <= y => {
                    x /= y.abs() + 0.25;
                    r1.swap(4, n % 5);
                }
                _ => {
                    'l4: for i5 in 1..5 {
                        r1[5 - 1 - (i5 + n) % 5] = ((n % 4) as f64);
                    }
                }
            }
            'l6: for &e7 in &r1 {
                {
                    x -= 0.25 * e7;
                }
                let v8: f64;
                if 1.1_f64 < y {
                    v8 = if (e7 > -0.125) && (x <= x) { r1[4] } else {
                        x = r1[0];
                        x
                    };
                } else {
                    v8 = e7;
                }
            }
            y + r1[4] - y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 1.25;
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = y;
            let mut r1 = [y - x, ((n % 4) as f64) + ALPHA, 0.75 + y, y + y, y];
            match n % 3 {
                0 => {
                    let (mut v2, v3) = (match n % 2 {
                        0 => { y }
                        _ => { 1.25_f64 }
                    }, x * r1[3]);
                }
                1 if y <= y => {
                    x /= y.abs() + 0.25;
                    r1.swap(4, n % 5);
                }
                _ => {
                    'l4: for i5 in 1..5 {
                        r1[5 - 1 - (i5 + n) % 5] = ((n % 4) as f64);
                    }
                }
            }
            'l6: for &e7 in &r1 {
                {
                    x -= 0.25 * e7;
                }
                let v8: f64;
                if 1.1_f64 < y {
                    v8 = if (e7 > -0.125) && (x <= x) { r1[4] } else {
                        x = r1[0];
                        x
                    };
                } else {
                    v8 = e7;
                }
            }
            y + r1[4] - y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 1.25;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut x = y;
            let mut r1 = [y - x, lit((n % 4) as f64) + lit(ALPHA), lit(0.75) + y, y + y, y];
            match n % 3 {
                0 => {
                    let (mut v2, v3) = (match n % 2 {
                        0 => { y }
                        _ => { lit(1.25) }
                    }, x * r1[3]);
                }
                1 if y <= y => {
                    { let right = y.abs() + lit(0.25); x /= right; }
                    r1.swap(4, n % 5);
                }
                _ => {
                    'l4: for i5 in 1..5 {
                        r1[5 - 1 - (i5 + n) % 5] = lit((n % 4) as f64);
                    }
                }
            }
            'l6: for &e7 in &r1 {
                {
                    { let right = lit(0.25) * e7; x -= right; }
                }
                let v8: D;
                if lit(1.1) < y {
                    v8 = if (e7 > lit(-0.125)) && (x <= x) { r1[4] } else {
                        x = r1[0];
                        x
                    };
                } else {
                    v8 = e7;
                }
            }
            y + r1[4] - y
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
            let mut v1 = match k % 2 {
                0 | 5 => { ((k % 4) as f64) }
                _ => { BETA }
            };
            let mut v2 = v1;
            let mut r3 = [BETA.tanh().exp(), v1, BETA.sin().exp2()];
            v2 = v2 * 0.5 + (u + v1);
            for i5 in 1..k {
                u = u * 0.5 + r3[2] * v2;
            }
            if k % 3 != 1 {
                return Some(v1);
            }
            Some(u * r3[(k + k) % 3] + r3[(k + k) % 3])
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            let r3 = vec![a[(n + 1) % a.len()], a.chunks_exact(2).map(|e2| v1 - a[(n + n) % a.len()]).sum::<f64>()];
            let r3_len: usize = r3.len();
            v1 *= (match n % 2 {
                0 => { 1.5_f64 }
                _ => { v1 }
            }).clamp(-2.125, 1.875);
            v1 *= r3.windows(2).map(|e4| x + v1).sum::<f64>().sin();
            let mut k5: usize = 3;
            fn inner6(s: f64, t: f64) -> f64 {
                if s <= 0.125 {
                    return s;
                }
                if t > 0.5 { t } else { s }
            }
            let x = inner6(v1, v1);
            if r3_len % 3 != 1 {
                if v1 <= 0.3 {
                    v1 -= v1 + v1;
                    return ((0..=r3_len).map(|i7| 1.0 + 0.25 * (r3[r3.len() - 1 - (k5) % r3.len()] - v1).sin()).product::<f64>(), r3.iter().filter(|&&e8| ((n % 4) as f64) >= 0.75).sum::<f64>());
                }
                match n % 4 {
                    0 => {
                        for i10 in 1..r3.len() {
                            if r3[0] >= 2.0 {
                                let c11 = |u11_0: f64, u11_1: f64| u11_0 + r3.chunks(2).take(r3_len + 1).map(|e12| (e12[0] * e12[0] + 0.25).cbrt()).sum::<f64>();
                                v1 -= 0.25 * (r3[r3.len() - 1 - (n + r3_len) % r3.len()] * x);
                            } else {
                                'l13: for _ in 1..k5 {
                                    let v15 = a[0];
                                }
                                'l16: for &e17 in &r3 {
                                    let mut k19: usize = 0;
                                    let v23: f64 = 'l18: loop {
                                        if k19 >= 6 {
                                            break a[0];
                                        }
                                        k19 += 1;
                                        fn inner20(s: f64, t: f64) -> f64 {
                                            if (s <= 0.7) || (s <= 1.25) {
                                                return if t <= -0.125 { s } else { t };
                                            }
                                            s.powi(0)
                                        }
                                        let v22 = inner20(a[4 % a.len()], a.iter().zip(&r3).map(|(&e21, &z21)| BETA + x).filter(|&m21| r3[(n + k19) % r3.len()] < r3[(2 * n + 0) % r3.len()]).sum::<f64>());
                                    };
                                    for i25 in 0..r3.len() {
                                        {
                                            if v1 <= -1.1 {
                                                let c26 = move |u26_0: f64| u26_0 - e17;
                                            }
                                        }
                                        let mut r27 = [if x > 0.25 { v1 } else { a[3 % a.len()] }; 5];
                                    }
                                }
                            }
                            let v28 = BETA;
                        }
                    }
                    1 => {
                        for i30 in 0..n {
                            v1 = (-1.5_f64).atan();
                            v1 += 0.25 * x;
                        }
                    }
                    2 => {
                        if !(((r3_len % 4) as f64) >= -0.3) {
                            let mut k32: usize = 0;
                            while (k32 < 6) && (v1 > v1) {
                                k32 += 1;
                                v1 += 0.25 * (x.abs() + 0.25).hypot(a[0]);
                                let mut k34: usize = 0;
                                loop {
                                    if k34 >= 0 {
                                        break;
                                    }
                                    k34 += 1;
                                    const GAMMA_35: f64 = -2.0;
                                    v1 -= 0.25 * BETA * GAMMA_35;
                                }
                            }
                        }
                    }
                    _ => {
                        v1 = x;
                        let v36 = r3[0] - x;
                    }
                }
            }
            (v1 + r3[r3.len() - 1 - (n) % r3.len()] + a[a.len() - 1 - (n + r3_len) % a.len()], a[r3_len % a.len()] + x - v1.sin() + r3[0] + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = match k % 2 {
                0 | 5 => { ((k % 4) as f64) }
                _ => { BETA }
            };
            let mut v2 = v1;
            let mut r3 = [BETA.tanh().exp(), v1, BETA.sin().exp2()];
            v2 = v2 * 0.5 + (u + v1);
            for i5 in 1..k {
                u = u * 0.5 + r3[2] * v2;
            }
            if k % 3 != 1 {
                return Some(v1);
            }
            Some(u * r3[(k + k) % 3] + r3[(k + k) % 3])
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            let r3 = vec![a[(n + 1) % a.len()], a.chunks_exact(2).map(|e2| v1 - a[(n + n) % a.len()]).sum::<f64>()];
            let r3_len: usize = r3.len();
            v1 *= (match n % 2 {
                0 => { 1.5_f64 }
                _ => { v1 }
            }).clamp(-2.125, 1.875);
            v1 *= r3.windows(2).map(|e4| x + v1).sum::<f64>().sin();
            let mut k5: usize = 3;
            fn inner6(s: f64, t: f64) -> f64 {
                if s <= 0.125 {
                    return s;
                }
                if t > 0.5 { t } else { s }
            }
            let x = inner6(v1, v1);
            if r3_len % 3 != 1 {
                if v1 <= 0.3 {
                    v1 -= v1 + v1;
                    return ((0..=r3_len).map(|i7| 1.0 + 0.25 * (r3[r3.len() - 1 - (k5) % r3.len()] - v1).sin()).product::<f64>(), r3.iter().filter(|&&e8| ((n % 4) as f64) >= 0.75).sum::<f64>());
                }
                match n % 4 {
                    0 => {
                        for i10 in 1..r3.len() {
                            if r3[0] >= 2.0 {
                                let c11 = |u11_0: f64, u11_1: f64| u11_0 + r3.chunks(2).take(r3_len + 1).map(|e12| (e12[0] * e12[0] + 0.25).cbrt()).sum::<f64>();
                                v1 -= 0.25 * (r3[r3.len() - 1 - (n + r3_len) % r3.len()] * x);
                            } else {
                                'l13: for _ in 1..k5 {
                                    let v15 = a[0];
                                }
                                'l16: for &e17 in &r3 {
                                    let mut k19: usize = 0;
                                    let v23: f64 = 'l18: loop {
                                        if k19 >= 6 {
                                            break a[0];
                                        }
                                        k19 += 1;
                                        fn inner20(s: f64, t: f64) -> f64 {
                                            if (s <= 0.7) || (s <= 1.25) {
                                                return if t <= -0.125 { s } else { t };
                                            }
                                            s.powi(0)
                                        }
                                        let v22 = inner20(a[4 % a.len()], a.iter().zip(&r3).map(|(&e21, &z21)| BETA + x).filter(|&m21| r3[(n + k19) % r3.len()] < r3[(2 * n + 0) % r3.len()]).sum::<f64>());
                                    };
                                    for i25 in 0..r3.len() {
                                        {
                                            if v1 <= -1.1 {
                                                let c26 = move |u26_0: f64| u26_0 - e17;
                                            }
                                        }
                                        let mut r27 = [if x > 0.25 { v1 } else { a[3 % a.len()] }; 5];
                                    }
                                }
                            }
                            let v28 = BETA;
                        }
                    }
                    1 => {
                        for i30 in 0..n {
                            v1 = (-1.5_f64).atan();
                            v1 += 0.25 * x;
                        }
                    }
                    2 => {
                        if !(((r3_len % 4) as f64) >= -0.3) {
                            let mut k32: usize = 0;
                            while (k32 < 6) && (v1 > v1) {
                                k32 += 1;
                                v1 += 0.25 * (x.abs() + 0.25).hypot(a[0]);
                                let mut k34: usize = 0;
                                loop {
                                    if k34 >= 0 {
                                        break;
                                    }
                                    k34 += 1;
                                    const GAMMA_35: f64 = -2.0;
                                    v1 -= 0.25 * BETA * GAMMA_35;
                                }
                            }
                        }
                    }
                    _ => {
                        v1 = x;
                        let v36 = r3[0] - x;
                    }
                }
            }
            (v1 + r3[r3.len() - 1 - (n) % r3.len()] + a[a.len() - 1 - (n + r3_len) % a.len()], a[r3_len % a.len()] + x - v1.sin() + r3[0] + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.9;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = match k % 2 {
                0 | 5 => { lit((k % 4) as f64) }
                _ => { lit(BETA) }
            };
            let mut v2 = v1;
            let mut r3 = [lit(BETA).tanh().exp(), v1, lit(BETA).sin().exp2()];
            v2 = v2 * lit(0.5) + (u + v1);
            for i5 in 1..k {
                u = u * lit(0.5) + r3[2] * v2;
            }
            if k % 3 != 1 {
                return Some(v1);
            }
            Some(u * r3[(k + k) % 3] + r3[(k + k) % 3])
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x;
            let r3 = vec![a[(n + 1) % a.len()], a.chunks_exact(2).map(|e2| v1 - a[(n + n) % a.len()]).sum::<D>()];
            let r3_len: usize = r3.len();
            { let right = (match n % 2 {
                0 => { lit(1.5) }
                _ => { v1 }
            }).clamp(lit(-2.125), lit(1.875)); v1 *= right; }
            { let right = r3.windows(2).map(|e4| x + v1).sum::<D>().sin(); v1 *= right; }
            let mut k5: usize = 3;
            fn inner6(s: D, t: D) -> D {
                if s <= lit(0.125) {
                    return s;
                }
                if t > lit(0.5) { t } else { s }
            }
            let x = inner6(v1, v1);
            if r3_len % 3 != 1 {
                if v1 <= lit(0.3) {
                    { let right = v1 + v1; v1 -= right; }
                    return ((0..=r3_len).map(|i7| lit(1.0) + lit(0.25) * (r3[r3.len() - 1 - (k5) % r3.len()] - v1).sin()).product::<D>(), r3.iter().filter(|&&e8| lit((n % 4) as f64) >= lit(0.75)).sum::<D>());
                }
                match n % 4 {
                    0 => {
                        for i10 in 1..r3.len() {
                            if r3[0] >= lit(2.0) {
                                let c11 = |u11_0: D, u11_1: D| u11_0 + r3.chunks(2).take(r3_len + 1).map(|e12| (e12[0] * e12[0] + lit(0.25)).cbrt()).sum::<D>();
                                { let right = lit(0.25) * (r3[r3.len() - 1 - (n + r3_len) % r3.len()] * x); v1 -= right; }
                            } else {
                                'l13: for _ in 1..k5 {
                                    let v15 = a[0];
                                }
                                'l16: for &e17 in &r3 {
                                    let mut k19: usize = 0;
                                    let v23: D = 'l18: loop {
                                        if k19 >= 6 {
                                            break a[0];
                                        }
                                        k19 += 1;
                                        fn inner20(s: D, t: D) -> D {
                                            if (s <= lit(0.7)) || (s <= lit(1.25)) {
                                                return if t <= lit(-0.125) { s } else { t };
                                            }
                                            s.powi(0)
                                        }
                                        let v22 = inner20(a[4 % a.len()], a.iter().zip(&r3).map(|(&e21, &z21)| lit(BETA) + x).filter(|&m21| r3[(n + k19) % r3.len()] < r3[(2 * n + 0) % r3.len()]).sum::<D>());
                                    };
                                    for i25 in 0..r3.len() {
                                        {
                                            if v1 <= lit(-1.1) {
                                                let c26 = move |u26_0: D| u26_0 - e17;
                                            }
                                        }
                                        let mut r27 = [if x > lit(0.25) { v1 } else { a[3 % a.len()] }; 5];
                                    }
                                }
                            }
                            let v28 = lit(BETA);
                        }
                    }
                    1 => {
                        for i30 in 0..n {
                            v1 = lit(-1.5).atan();
                            { let right = lit(0.25) * x; v1 += right; }
                        }
                    }
                    2 => {
                        if !(lit((r3_len % 4) as f64) >= lit(-0.3)) {
                            let mut k32: usize = 0;
                            while (k32 < 6) && (v1 > v1) {
                                k32 += 1;
                                { let right = lit(0.25) * (x.abs() + lit(0.25)).hypot(a[0]); v1 += right; }
                                let mut k34: usize = 0;
                                loop {
                                    if k34 >= 0 {
                                        break;
                                    }
                                    k34 += 1;
                                    const GAMMA_35: f64 = -2.0;
                                    { let right = lit(0.25) * lit(BETA) * lit(GAMMA_35); v1 -= right; }
                                }
                            }
                        }
                    }
                    _ => {
                        v1 = x;
                        let v36 = r3[0] - x;
                    }
                }
            }
            (v1 + r3[r3.len() - 1 - (n) % r3.len()] + a[a.len() - 1 - (n + r3_len) % a.len()], a[r3_len % a.len()] + x - v1.sin() + r3[0] + a[0])
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
                _ => { ((n % 4) as f64) }
            };
            let mut x: f64 = x + v1;
            let mut r2: [f64; 5] = [0.0; 5];
            let mut v3 = a[a.len() - 1 - (n) % a.len()] - v1;
            if v3 < 0.25 {
                {
                    let mut v4: f64 = v1 + v1;
                }
            } else {
                for i5 in 1..5 {
                    r2[i5] = r2[i5 - 1] * v1.max(-2.25).min(2.375) + r2[i5];
                }
            }
            let mut c6 = |u6: f64| {
                v1 += 0.25 * (0.5 / (v3 * v3 + 1.25) * u6);
                v1 * 0.5
            };
            let mut v7 = c6(v3) - c6((-0.125_f64).clamp(-2.125, 1.875).sinh());
            r2[(n + n) % 5] - ((n % 4) as f64) - v3 + v1.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = match n % 2 {
                0 => { -0.75 }
                _ => { ((n % 4) as f64) }
            };
            let mut x: f64 = x + v1;
            let mut r2: [f64; 5] = [0.0; 5];
            let mut v3 = a[a.len() - 1 - (n) % a.len()] - v1;
            if v3 < 0.25 {
                {
                    let mut v4: f64 = v1 + v1;
                }
            } else {
                for i5 in 1..5 {
                    r2[i5] = r2[i5 - 1] * v1.max(-2.25).min(2.375) + r2[i5];
                }
            }
            let mut c6 = |u6: f64| {
                v1 += 0.25 * (0.5 / (v3 * v3 + 1.25) * u6);
                v1 * 0.5
            };
            let mut v7 = c6(v3) - c6((-0.125_f64).clamp(-2.125, 1.875).sinh());
            r2[(n + n) % 5] - ((n % 4) as f64) - v3 + v1.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = match n % 2 {
                0 => { lit(-0.75) }
                _ => { lit((n % 4) as f64) }
            };
            let mut x: D = x + v1;
            let mut r2: [D; 5] = [lit(0.0); 5];
            let mut v3 = a[a.len() - 1 - (n) % a.len()] - v1;
            if v3 < lit(0.25) {
                {
                    let mut v4: D = v1 + v1;
                }
            } else {
                for i5 in 1..5 {
                    r2[i5] = r2[i5 - 1] * v1.max(lit(-2.25)).min(lit(2.375)) + r2[i5];
                }
            }
            let mut c6 = |u6: D| {
                { let right = lit(0.25) * (lit(0.5) / (v3 * v3 + lit(1.25)) * u6); v1 += right; }
                v1 * lit(0.5)
            };
            let mut v7 = c6(v3) - c6(lit(-0.125).clamp(lit(-2.125), lit(1.875)).sinh());
            r2[(n + n) % 5] - lit((n % 4) as f64) - v3 + v1.sin()
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
            let mut v1: f64 = u + v;
            let mut v2 = v1;
            let mut r3 = [v; 5];
            v2 /= r3[0].abs() + 0.5;
            if v > 1.5 {
                r3[1 % 5] *= r3[0] / (1.0 + r3[0] * r3[0]);
                return if (u < 1.1) && (r3[5 - 1 - (0) % 5] > 0.25) {
                    let v4 = v1;
                    v1
                } else { u };
            }
            v1 = v1 * 0.5 + -v;
            v % 1.75 + v.sin() + r3[3 % 5]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = h0(x, x);
            let mut v2 = if 0.3_f64 > -0.125 { v1 } else { v1 };
            match n % 3 {
                0 => {
                    let mut k3: usize = 1;
                }
                1 => {
                    let mut k4: usize = 0;
                }
                _ => {
                    let c5 = |u5_0: f64, u5_1: f64| u5_0 * (u5_1 * y);
                    for _ in 0..6 {
                        v2 -= 0.25 * (if !(y <= 0.75) { x } else { ((n % 4) as f64) });
                    }
                }
            }
            h0(v2, v1) * v2 - v1.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1: f64 = u + v;
            let mut v2 = v1;
            let mut r3 = [v; 5];
            v2 /= r3[0].abs() + 0.5;
            if v > 1.5 {
                r3[1 % 5] *= r3[0] / (1.0 + r3[0] * r3[0]);
                return if (u < 1.1) && (r3[5 - 1 - (0) % 5] > 0.25) {
                    let v4 = v1;
                    v1
                } else { u };
            }
            v1 = v1 * 0.5 + -v;
            v % 1.75 + v.sin() + r3[3 % 5]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = h0(x, x);
            let mut v2 = if 0.3_f64 > -0.125 { v1 } else { v1 };
            match n % 3 {
                0 => {
                    let mut k3: usize = 1;
                }
                1 => {
                    let mut k4: usize = 0;
                }
                _ => {
                    let c5 = |u5_0: f64, u5_1: f64| u5_0 * (u5_1 * y);
                    for _ in 0..6 {
                        v2 -= 0.25 * (if !(y <= 0.75) { x } else { ((n % 4) as f64) });
                    }
                }
            }
            h0(v2, v1) * v2 - v1.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1: D = u + v;
            let mut v2 = v1;
            let mut r3 = [v; 5];
            { let right = r3[0].abs() + lit(0.5); v2 /= right; }
            if v > lit(1.5) {
                { let right = r3[0] / (lit(1.0) + r3[0] * r3[0]); r3[1 % 5] *= right; }
                return if (u < lit(1.1)) && (r3[5 - 1 - (0) % 5] > lit(0.25)) {
                    let v4 = v1;
                    v1
                } else { u };
            }
            v1 = v1 * lit(0.5) + -v;
            v % lit(1.75) + v.sin() + r3[3 % 5]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = h0(x, x);
            let mut v2 = if lit(0.3) > lit(-0.125) { v1 } else { v1 };
            match n % 3 {
                0 => {
                    let mut k3: usize = 1;
                }
                1 => {
                    let mut k4: usize = 0;
                }
                _ => {
                    let c5 = |u5_0: D, u5_1: D| u5_0 * (u5_1 * y);
                    for _ in 0..6 {
                        { let right = lit(0.25) * (if !(y <= lit(0.75)) { x } else { lit((n % 4) as f64) }); v2 -= right; }
                    }
                }
            }
            h0(v2, v1) * v2 - v1.sin()
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
            let mut v1 = ((n % 4) as f64);
            let mut x = v1;
            let o2: Option<f64> = if x < 1.1 { Some(v1.copysign(x)) } else { None };
            {
                let x = v1 - 1.1;
                v1 *= (x + x).max(-2.25).min(2.375);
            }
            w[0] -= v1 + x;
            let mut r3: [f64; 5] = [0.0; 5];
            w[w.len() - 1 - (n + 1) % w.len()] = v1;
            let mut k5: usize = 0;
            while (k5 < 1) && (v1 < ((n % 4) as f64)) {
                k5 += 1;
                let v6: f64;
                if 0.3_f64 >= v1 {
                    v6 = { ((n % 4) as f64) };
                } else {
                    v6 = match n % 3 {
                        0 => {
                            let x = v1;
                            v1
                        }
                        1 | 6 => { ((n % 4) as f64) }
                        _ => { ((k5 % 4) as f64) }
                    };
                }
                if !(w[0] > 0.125) {
                    x *= (x * v1).clamp(-2.125, 1.875);
                    return;
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = ((n % 4) as f64);
            let mut x = v1;
            let o2: Option<f64> = if x < 1.1 { Some(v1.copysign(x)) } else { None };
            {
                let x = v1 - 1.1;
                v1 *= (x + x).max(-2.25).min(2.375);
            }
            w[0] -= v1 + x;
            let mut r3: [f64; 5] = [0.0; 5];
            w[w.len() - 1 - (n + 1) % w.len()] = v1;
            let mut k5: usize = 0;
            while (k5 < 1) && (v1 < ((n % 4) as f64)) {
                k5 += 1;
                let v6: f64;
                if 0.3_f64 >= v1 {
                    v6 = { ((n % 4) as f64) };
                } else {
                    v6 = match n % 3 {
                        0 => {
                            let x = v1;
                            v1
                        }
                        1 | 6 => { ((n % 4) as f64) }
                        _ => { ((k5 % 4) as f64) }
                    };
                }
                if !(w[0] > 0.125) {
                    x *= (x * v1).clamp(-2.125, 1.875);
                    return;
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = lit((n % 4) as f64);
            let mut x = v1;
            let o2: Option<D> = if x < lit(1.1) { Some(v1.copysign(x)) } else { None };
            {
                let x = v1 - lit(1.1);
                { let right = (x + x).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
            }
            { let right = v1 + x; w[0] -= right; }
            let mut r3: [D; 5] = [lit(0.0); 5];
            w[w.len() - 1 - (n + 1) % w.len()] = v1;
            let mut k5: usize = 0;
            while (k5 < 1) && (v1 < lit((n % 4) as f64)) {
                k5 += 1;
                let v6: D;
                if lit(0.3) >= v1 {
                    v6 = { lit((n % 4) as f64) };
                } else {
                    v6 = match n % 3 {
                        0 => {
                            let x = v1;
                            v1
                        }
                        1 | 6 => { lit((n % 4) as f64) }
                        _ => { lit((k5 % 4) as f64) }
                    };
                }
                if !(w[0] > lit(0.125)) {
                    { let right = (x * v1).clamp(lit(-2.125), lit(1.875)); x *= right; }
                    return;
                }
            }
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
            let mut v1 = a[a.len() - 1 - (2 * k + 1) % a.len()].midpoint(u);
            let mut v2 = v1 + a[(2 * k + 2) % a.len()];
            let mut r4 = [f64::min(v2, ALPHA), (1..2).rev().filter(|&i3| !(ALPHA < -1.5)).map(|i3| 1.0 + 0.25 * (-0.5 / (v1.abs() + 0.5)).sin()).product::<f64>()];
            'l5: for i6 in 0..k % 4 {
                for i8 in 1..0 {
                    match i8 % 4 {
                        0 => {
                            if (v2 > u) && (((i6 % 4) as f64) > ALPHA) {
                                r4[2 - 1 - (k) % 2] = r4[0];
                            }
                        }
                        1 => {
                            if !(((k % 4) as f64) >= v2) {
                                break;
                            }
                        }
                        2 => {
                            r4[2 - 1 - (0) % 2] = (0.7 * ((i8 % 4) as f64)).cos();
                        }
                        _ => {
                            let mut p9: (f64, f64) = (ALPHA + v1, v2 * r4[(k + 1) % 2]);
                            const GAMMA_10: f64 = 0.25;
                            p9.1 -= 0.25 * v1.clamp(-2.125, 1.875).exp() * GAMMA_10;
                        }
                    }
                }
            }
            v2 / (u.abs() + 0.5) - v1.sin() + u
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = { b[(n + n) % b.len()] };
            let mut v2 = h0(&a[..], a[(n + 1) % a.len()], (2 * n + 1) % 4);
            let mut r3: [f64; 4] = [0.0; 4];
            let v4: f64 = v1;
            r3.fill(v4);
            'l5: for _ in 0..4 {
                let mut k8: usize = 0;
                let v1: f64 = loop {
                    if k8 >= 0 {
                        break { v2 };
                    }
                    k8 += 1;
                    if k8 % 2 == 1 {
                        fn inner9(s: f64, t: f64) -> f64 {
                            if s >= t {
                                return (0..=5).map(|i10| s).sum::<f64>();
                            }
                            s + s
                        }
                        let v13: f64 = inner9(if ALPHA < ALPHA {
                            let v11: f64 = a[n % a.len()];
                            v1
                        } else {
                            let v12 = v1;
                            v2
                        }, v1);
                    }
                };
                'l14: for i15 in 1..1 {
                    'l16: for _ in 1..k8 {
                        let v18 = a[(k8 + 1) % a.len()] * q[0];
                    }
                }
            }
            v1 / (v2.abs() + 1.25) * v2 - v1 + a[a.len() - 1 - (n + n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (2 * k + 1) % a.len()].midpoint(u);
            let mut v2 = v1 + a[(2 * k + 2) % a.len()];
            let mut r4 = [f64::min(v2, ALPHA), (1..2).rev().filter(|&i3| !(ALPHA < -1.5)).map(|i3| 1.0 + 0.25 * (-0.5 / (v1.abs() + 0.5)).sin()).product::<f64>()];
            'l5: for i6 in 0..k % 4 {
                for i8 in 1..0 {
                    match i8 % 4 {
                        0 => {
                            if (v2 > u) && (((i6 % 4) as f64) > ALPHA) {
                                r4[2 - 1 - (k) % 2] = r4[0];
                            }
                        }
                        1 => {
                            if !(((k % 4) as f64) >= v2) {
                                break;
                            }
                        }
                        2 => {
                            r4[2 - 1 - (0) % 2] = (0.7 * ((i8 % 4) as f64)).cos();
                        }
                        _ => {
                            let mut p9: (f64, f64) = (ALPHA + v1, v2 * r4[(k + 1) % 2]);
                            const GAMMA_10: f64 = 0.25;
                            p9.1 -= 0.25 * v1.clamp(-2.125, 1.875).exp() * GAMMA_10;
                        }
                    }
                }
            }
            v2 / (u.abs() + 0.5) - v1.sin() + u
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = { b[(n + n) % b.len()] };
            let mut v2 = h0(&a[..], a[(n + 1) % a.len()], (2 * n + 1) % 4);
            let mut r3: [f64; 4] = [0.0; 4];
            let v4: f64 = v1;
            r3.fill(v4);
            'l5: for _ in 0..4 {
                let mut k8: usize = 0;
                let v1: f64 = loop {
                    if k8 >= 0 {
                        break { v2 };
                    }
                    k8 += 1;
                    if k8 % 2 == 1 {
                        fn inner9(s: f64, t: f64) -> f64 {
                            if s >= t {
                                return (0..=5).map(|i10| s).sum::<f64>();
                            }
                            s + s
                        }
                        let v13: f64 = inner9(if ALPHA < ALPHA {
                            let v11: f64 = a[n % a.len()];
                            v1
                        } else {
                            let v12 = v1;
                            v2
                        }, v1);
                    }
                };
                'l14: for i15 in 1..1 {
                    'l16: for _ in 1..k8 {
                        let v18 = a[(k8 + 1) % a.len()] * q[0];
                    }
                }
            }
            v1 / (v2.abs() + 1.25) * v2 - v1 + a[a.len() - 1 - (n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = a[a.len() - 1 - (2 * k + 1) % a.len()].midpoint(u);
            let mut v2 = v1 + a[(2 * k + 2) % a.len()];
            let mut r4 = [D::min(v2, lit(ALPHA)), (1..2).rev().filter(|&i3| !(lit(ALPHA) < lit(-1.5))).map(|i3| lit(1.0) + lit(0.25) * (lit(-0.5) / (v1.abs() + lit(0.5))).sin()).product::<D>()];
            'l5: for i6 in 0..k % 4 {
                for i8 in 1..0 {
                    match i8 % 4 {
                        0 => {
                            if (v2 > u) && (lit((i6 % 4) as f64) > lit(ALPHA)) {
                                r4[2 - 1 - (k) % 2] = r4[0];
                            }
                        }
                        1 => {
                            if !(lit((k % 4) as f64) >= v2) {
                                break;
                            }
                        }
                        2 => {
                            r4[2 - 1 - (0) % 2] = (lit(0.7) * lit((i8 % 4) as f64)).cos();
                        }
                        _ => {
                            let mut p9: (D, D) = (lit(ALPHA) + v1, v2 * r4[(k + 1) % 2]);
                            const GAMMA_10: f64 = 0.25;
                            { let right = lit(0.25) * v1.clamp(lit(-2.125), lit(1.875)).exp() * lit(GAMMA_10); p9.1 -= right; }
                        }
                    }
                }
            }
            v2 / (u.abs() + lit(0.5)) - v1.sin() + u
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = { b[(n + n) % b.len()] };
            let mut v2 = h0(&a[..], a[(n + 1) % a.len()], (2 * n + 1) % 4);
            let mut r3: [D; 4] = [lit(0.0); 4];
            let v4: D = v1;
            r3.fill(v4);
            'l5: for _ in 0..4 {
                let mut k8: usize = 0;
                let v1: D = loop {
                    if k8 >= 0 {
                        break { v2 };
                    }
                    k8 += 1;
                    if k8 % 2 == 1 {
                        fn inner9(s: D, t: D) -> D {
                            if s >= t {
                                return (0..=5).map(|i10| s).sum::<D>();
                            }
                            s + s
                        }
                        let v13: D = inner9(if lit(ALPHA) < lit(ALPHA) {
                            let v11: D = a[n % a.len()];
                            v1
                        } else {
                            let v12 = v1;
                            v2
                        }, v1);
                    }
                };
                'l14: for i15 in 1..1 {
                    'l16: for _ in 1..k8 {
                        let v18 = a[(k8 + 1) % a.len()] * q[0];
                    }
                }
            }
            v1 / (v2.abs() + lit(1.25)) * v2 - v1 + a[a.len() - 1 - (n + n) % a.len()]
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
            let mut v1: f64 = 0.3;
            let mut v2 = v1 * v1;
            let w_len: usize = w.len();
            let v3 = ((n % 4) as f64) - p[(n + 1) % 3];
            w[(1) % w_len] += -v3;
            v1 = v1 * 0.5 + (v3 + ALPHA);
            match n % 3 {
                0 => {
                    (v1, v2) = ((v3 * v1).clamp(-2.125, 1.875), (v2 * v1).atan());
                    let mut v3 = v1 * v1;
                }
                1 => {
                }
                _ => {
                    let c4 = move |u4_0: f64, u4_1: f64| u4_0 + (u4_0 - ((n % 4) as f64));
                }
            }
            (v3 + v3 + v3) * v2 + v1.sin() + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.3;
            let mut v2 = v1 * v1;
            let w_len: usize = w.len();
            let v3 = ((n % 4) as f64) - p[(n + 1) % 3];
            w[(1) % w_len] += -v3;
            v1 = v1 * 0.5 + (v3 + ALPHA);
            match n % 3 {
                0 => {
                    (v1, v2) = ((v3 * v1).clamp(-2.125, 1.875), (v2 * v1).atan());
                    let mut v3 = v1 * v1;
                }
                1 => {
                }
                _ => {
                    let c4 = move |u4_0: f64, u4_1: f64| u4_0 + (u4_0 - ((n % 4) as f64));
                }
            }
            (v3 + v3 + v3) * v2 + v1.sin() + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(0.3);
            let mut v2 = v1 * v1;
            let w_len: usize = w.len();
            let v3 = lit((n % 4) as f64) - p[(n + 1) % 3];
            { let right = -v3; w[(1) % w_len] += right; }
            v1 = v1 * lit(0.5) + (v3 + lit(ALPHA));
            match n % 3 {
                0 => {
                    (v1, v2) = ((v3 * v1).clamp(lit(-2.125), lit(1.875)), (v2 * v1).atan());
                    let mut v3 = v1 * v1;
                }
                1 => {
                }
                _ => {
                    let c4 = move |u4_0: D, u4_1: D| u4_0 + (u4_0 - lit((n % 4) as f64));
                }
            }
            (v3 + v3 + v3) * v2 + v1.sin() + w[0]
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
            let mut v1 = 1.25_f64.min(b[1 % b.len()]);
            let mut v1 = if v1 <= v1 {
                let v2: f64 = a[0];
                a[a.len() - 1 - (2) % a.len()]
            } else { BETA };
            let r3 = [v1, a[2 % a.len()] - v1, v1 + v1, -v1];
            let mut k5: usize = 0;
            while k5 < 2 {
                k5 += 1;
                let v6: f64;
                if ((k5 % 4) as f64) <= v1 {
                    v6 = v1;
                } else {
                    v6 = if k5 % 3 == 1 { ((k5 % 4) as f64) } else {
                        let v7 = v1;
                        ((k5 % 4) as f64)
                    };
                }
            }
            let mut r9: Vec<f64> = r3.iter().map(|&e8| v1 / (e8.abs() + 1.25)).collect();
            let r9_len: usize = r9.len();
            v1.tanh() + v1.sin() + r3[4 - 1 - (1) % 4] + b[(k5 + 1) % b.len()]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = f64::min(q[4 - 1 - (n + n) % 4], b[(n + 1) % b.len()]);
            let mut v2: f64 = 0.125 + 0.7;
            let r3 = [a[(2 * n + 0) % a.len()] * v1, b[(n + n) % b.len()] * v1, h0(&b[..], q), v2, -v1];
            match n % 2 {
                0 if v2 < q[2] => {
                    fn inner4(s: f64, t: f64) -> f64 {
                        if t < 1.5 {
                            return (0..5).rev().map(|i5| 1.0 + 0.25 * t.sin()).product::<f64>();
                        }
                        if (t > t) || (t <= -1.1) {
                            let v6: f64 = t;
                            v6
                        } else {
                            let v7: f64 = t;
                            0.25
                        }
                    }
                    let v1 = inner4(1.25 * v1, h0(&b[..], q));
                }
                _ => {
                }
            }
            if a[(n + n) % a.len()] > -1.5 {
                let v8: f64;
                if v1 > 0.7 {
                    v8 = q[(n + 1) % 4] + r3[(n + 1) % 5];
                } else {
                    v8 = match n % 3 {
                        0 => { v2 }
                        1 => { 1.5 }
                        _ => {
                            let v9 = b[(2 * n + 0) % b.len()];
                            q[0]
                        }
                    };
                }
                const GAMMA_10: f64 = 0.9;
                v2 = (v2 * 0.5 + v2.clamp(-2.125, 1.875).exp()) * GAMMA_10;
            } else {
                for &e12 in &r3 {
                    if n % 3 < 1 {
                        let mut k13: usize = 0;
                        match k13 % 2 {
                            0 => {
                                let mut k15: usize = 0;
                                while (k15 < 0) && (v1 < 0.7) {
                                    k15 += 1;
                                    let v16: f64;
                                    if !(BETA <= 1.5) {
                                        v16 = v2;
                                    } else {
                                        v16 = ((k15 % 4) as f64) + e12;
                                    }
                                }
                                v1 *= (b[0] + ((n % 4) as f64)).tanh();
                            }
                            _ => {
                                let v17 = e12 - ((k13 % 4) as f64);
                            }
                        }
                    }
                    'l18: for i19 in 0..4 {
                        if !(r3[5 - 1 - (i19) % 5] > ((n % 4) as f64)) {
                            'l20: for i21 in (1..5).rev() {
                                let c22 = move |u22_0: f64| u22_0 * e12;
                                v2 += 0.25 * ({ e12 });
                            }
                        } else {
                            const GAMMA_23: f64 = 0.5;
                            v1 /= (v2.abs() + 0.5) * GAMMA_23;
                        }
                    }
                }
                let mut v24 = a[(n + 1) % a.len()] / (v2.abs() + 0.25);
            }
            h0(b, a) + v2.sin() + v1.sin() + r3[n % 5] + b[n % b.len()] + a[a.len() - 1 - (4) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.1;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 1.25_f64.min(b[1 % b.len()]);
            let mut v1 = if v1 <= v1 {
                let v2: f64 = a[0];
                a[a.len() - 1 - (2) % a.len()]
            } else { BETA };
            let r3 = [v1, a[2 % a.len()] - v1, v1 + v1, -v1];
            let mut k5: usize = 0;
            while k5 < 2 {
                k5 += 1;
                let v6: f64;
                if ((k5 % 4) as f64) <= v1 {
                    v6 = v1;
                } else {
                    v6 = if k5 % 3 == 1 { ((k5 % 4) as f64) } else {
                        let v7 = v1;
                        ((k5 % 4) as f64)
                    };
                }
            }
            let mut r9: Vec<f64> = r3.iter().map(|&e8| v1 / (e8.abs() + 1.25)).collect();
            let r9_len: usize = r9.len();
            v1.tanh() + v1.sin() + r3[4 - 1 - (1) % 4] + b[(k5 + 1) % b.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = f64::min(q[4 - 1 - (n + n) % 4], b[(n + 1) % b.len()]);
            let mut v2: f64 = 0.125 + 0.7;
            let r3 = [a[(2 * n + 0) % a.len()] * v1, b[(n + n) % b.len()] * v1, h0(&b[..], q), v2, -v1];
            match n % 2 {
                0 if v2 < q[2] => {
                    fn inner4(s: f64, t: f64) -> f64 {
                        if t < 1.5 {
                            return (0..5).rev().map(|i5| 1.0 + 0.25 * t.sin()).product::<f64>();
                        }
                        if (t > t) || (t <= -1.1) {
                            let v6: f64 = t;
                            v6
                        } else {
                            let v7: f64 = t;
                            0.25
                        }
                    }
                    let v1 = inner4(1.25 * v1, h0(&b[..], q));
                }
                _ => {
                }
            }
            if a[(n + n) % a.len()] > -1.5 {
                let v8: f64;
                if v1 > 0.7 {
                    v8 = q[(n + 1) % 4] + r3[(n + 1) % 5];
                } else {
                    v8 = match n % 3 {
                        0 => { v2 }
                        1 => { 1.5 }
                        _ => {
                            let v9 = b[(2 * n + 0) % b.len()];
                            q[0]
                        }
                    };
                }
                const GAMMA_10: f64 = 0.9;
                v2 = (v2 * 0.5 + v2.clamp(-2.125, 1.875).exp()) * GAMMA_10;
            } else {
                for &e12 in &r3 {
                    if n % 3 < 1 {
                        let mut k13: usize = 0;
                        match k13 % 2 {
                            0 => {
                                let mut k15: usize = 0;
                                while (k15 < 0) && (v1 < 0.7) {
                                    k15 += 1;
                                    let v16: f64;
                                    if !(BETA <= 1.5) {
                                        v16 = v2;
                                    } else {
                                        v16 = ((k15 % 4) as f64) + e12;
                                    }
                                }
                                v1 *= (b[0] + ((n % 4) as f64)).tanh();
                            }
                            _ => {
                                let v17 = e12 - ((k13 % 4) as f64);
                            }
                        }
                    }
                    'l18: for i19 in 0..4 {
                        if !(r3[5 - 1 - (i19) % 5] > ((n % 4) as f64)) {
                            'l20: for i21 in (1..5).rev() {
                                let c22 = move |u22_0: f64| u22_0 * e12;
                                v2 += 0.25 * ({ e12 });
                            }
                        } else {
                            const GAMMA_23: f64 = 0.5;
                            v1 /= (v2.abs() + 0.5) * GAMMA_23;
                        }
                    }
                }
                let mut v24 = a[(n + 1) % a.len()] / (v2.abs() + 0.25);
            }
            h0(b, a) + v2.sin() + v1.sin() + r3[n % 5] + b[n % b.len()] + a[a.len() - 1 - (4) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.1;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(1.25).min(b[1 % b.len()]);
            let mut v1 = if v1 <= v1 {
                let v2: D = a[0];
                a[a.len() - 1 - (2) % a.len()]
            } else { lit(BETA) };
            let r3 = [v1, a[2 % a.len()] - v1, v1 + v1, -v1];
            let mut k5: usize = 0;
            while k5 < 2 {
                k5 += 1;
                let v6: D;
                if lit((k5 % 4) as f64) <= v1 {
                    v6 = v1;
                } else {
                    v6 = if k5 % 3 == 1 { lit((k5 % 4) as f64) } else {
                        let v7 = v1;
                        lit((k5 % 4) as f64)
                    };
                }
            }
            let mut r9: Vec<D> = r3.iter().map(|&e8| v1 / (e8.abs() + lit(1.25))).collect();
            let r9_len: usize = r9.len();
            v1.tanh() + v1.sin() + r3[4 - 1 - (1) % 4] + b[(k5 + 1) % b.len()]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = D::min(q[4 - 1 - (n + n) % 4], b[(n + 1) % b.len()]);
            let mut v2: D = lit(0.125) + lit(0.7);
            let r3 = [a[(2 * n + 0) % a.len()] * v1, b[(n + n) % b.len()] * v1, h0(&b[..], q), v2, -v1];
            match n % 2 {
                0 if v2 < q[2] => {
                    fn inner4(s: D, t: D) -> D {
                        if t < lit(1.5) {
                            return (0..5).rev().map(|i5| lit(1.0) + lit(0.25) * t.sin()).product::<D>();
                        }
                        if (t > t) || (t <= lit(-1.1)) {
                            let v6: D = t;
                            v6
                        } else {
                            let v7: D = t;
                            lit(0.25)
                        }
                    }
                    let v1 = inner4(lit(1.25) * v1, h0(&b[..], q));
                }
                _ => {
                }
            }
            if a[(n + n) % a.len()] > lit(-1.5) {
                let v8: D;
                if v1 > lit(0.7) {
                    v8 = q[(n + 1) % 4] + r3[(n + 1) % 5];
                } else {
                    v8 = match n % 3 {
                        0 => { v2 }
                        1 => { lit(1.5) }
                        _ => {
                            let v9 = b[(2 * n + 0) % b.len()];
                            q[0]
                        }
                    };
                }
                const GAMMA_10: f64 = 0.9;
                v2 = (v2 * lit(0.5) + v2.clamp(lit(-2.125), lit(1.875)).exp()) * lit(GAMMA_10);
            } else {
                for &e12 in &r3 {
                    if n % 3 < 1 {
                        let mut k13: usize = 0;
                        match k13 % 2 {
                            0 => {
                                let mut k15: usize = 0;
                                while (k15 < 0) && (v1 < lit(0.7)) {
                                    k15 += 1;
                                    let v16: D;
                                    if !(lit(BETA) <= lit(1.5)) {
                                        v16 = v2;
                                    } else {
                                        v16 = lit((k15 % 4) as f64) + e12;
                                    }
                                }
                                { let right = (b[0] + lit((n % 4) as f64)).tanh(); v1 *= right; }
                            }
                            _ => {
                                let v17 = e12 - lit((k13 % 4) as f64);
                            }
                        }
                    }
                    'l18: for i19 in 0..4 {
                        if !(r3[5 - 1 - (i19) % 5] > lit((n % 4) as f64)) {
                            'l20: for i21 in (1..5).rev() {
                                let c22 = move |u22_0: D| u22_0 * e12;
                                { let right = lit(0.25) * ({ e12 }); v2 += right; }
                            }
                        } else {
                            const GAMMA_23: f64 = 0.5;
                            { let right = (v2.abs() + lit(0.5)) * lit(GAMMA_23); v1 /= right; }
                        }
                    }
                }
                let mut v24 = a[(n + 1) % a.len()] / (v2.abs() + lit(0.25));
            }
            h0(b, a) + v2.sin() + v1.sin() + r3[n % 5] + b[n % b.len()] + a[a.len() - 1 - (4) % a.len()]
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
            let mut v1: f64 = 0.75;
            let mut v1 = b[1 % b.len()];
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                match k3 % 2 {
                    0 => {
                        v1 *= (v1 * b[b.len() - 1 - (k3 + k3) % b.len()]).sin();
                        let mut k4: usize = 0;
                    }
                    _ => {
                        v1 += 0.25 * (1..k3).map(|i5| { v1 }).filter(|&m5| a[(k3 + 1) % a.len()] >= 0.75).sum::<f64>();
                    }
                }
                for i7 in 1..k3 % 4 {
                    if v1 <= 0.3 {
                        return v1 - v1;
                    }
                    for i9 in 0..=k3 {
                        let mut v1: f64 = v1 * v1;
                    }
                }
            }
            ({ v1 }) + b[b.len() - 1 - (k3 + 1) % b.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = { x };
            for i3 in 1..n {
                let mut k5: usize = 0;
                let mut v7: f64 = 'l4: loop {
                    if k5 >= 1 {
                        break if i3 % 3 != 1 { x } else {
                            p[0] += 0.25 * -v1;
                            -1.0
                        };
                    }
                    k5 += 1;
                    let v6 = x;
                };
                if n % 2 < 1 {
                    let mut v8 = ((i3 % 4) as f64);
                    if x <= v1 {
                        const GAMMA_9: f64 = 0.125;
                        p[(2 * i3 + 0) % 3] += 0.25 * ((k5 % 4) as f64) * GAMMA_9;
                        let mut r10 = vec![f64::copysign(x, v8), h0(&p, &p), v7];
                        let r10_len: usize = r10.len();
                    } else {
                        let o11: Option<f64> = if k5 % 3 == 1 { Some(v8) } else { None };
                    }
                } else {
                    (v7, v1) = (p.chunks(2).enumerate().map(|(j12, e12)| {
                        let v13: f64 = v1;
                        v13
                    }).sum::<f64>().tanh(), (x as f32 as f64).max(-2.25).min(2.375));
                }
            }
            [0.7 - v1 - x, x]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = 0.75;
            let mut v1 = b[1 % b.len()];
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                match k3 % 2 {
                    0 => {
                        v1 *= (v1 * b[b.len() - 1 - (k3 + k3) % b.len()]).sin();
                        let mut k4: usize = 0;
                    }
                    _ => {
                        v1 += 0.25 * (1..k3).map(|i5| { v1 }).filter(|&m5| a[(k3 + 1) % a.len()] >= 0.75).sum::<f64>();
                    }
                }
                for i7 in 1..k3 % 4 {
                    if v1 <= 0.3 {
                        return v1 - v1;
                    }
                    for i9 in 0..=k3 {
                        let mut v1: f64 = v1 * v1;
                    }
                }
            }
            ({ v1 }) + b[b.len() - 1 - (k3 + 1) % b.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = { x };
            for i3 in 1..n {
                let mut k5: usize = 0;
                let mut v7: f64 = 'l4: loop {
                    if k5 >= 1 {
                        break if i3 % 3 != 1 { x } else {
                            p[0] += 0.25 * -v1;
                            -1.0
                        };
                    }
                    k5 += 1;
                    let v6 = x;
                };
                if n % 2 < 1 {
                    let mut v8 = ((i3 % 4) as f64);
                    if x <= v1 {
                        const GAMMA_9: f64 = 0.125;
                        p[(2 * i3 + 0) % 3] += 0.25 * ((k5 % 4) as f64) * GAMMA_9;
                        let mut r10 = vec![f64::copysign(x, v8), h0(&p, &p), v7];
                        let r10_len: usize = r10.len();
                    } else {
                        let o11: Option<f64> = if k5 % 3 == 1 { Some(v8) } else { None };
                    }
                } else {
                    (v7, v1) = (p.chunks(2).enumerate().map(|(j12, e12)| {
                        let v13: f64 = v1;
                        v13
                    }).sum::<f64>().tanh(), (x as f32 as f64).max(-2.25).min(2.375));
                }
            }
            [0.7 - v1 - x, x]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = lit(0.75);
            let mut v1 = b[1 % b.len()];
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                match k3 % 2 {
                    0 => {
                        { let right = (v1 * b[b.len() - 1 - (k3 + k3) % b.len()]).sin(); v1 *= right; }
                        let mut k4: usize = 0;
                    }
                    _ => {
                        { let right = lit(0.25) * (1..k3).map(|i5| { v1 }).filter(|&m5| a[(k3 + 1) % a.len()] >= lit(0.75)).sum::<D>(); v1 += right; }
                    }
                }
                for i7 in 1..k3 % 4 {
                    if v1 <= lit(0.3) {
                        return v1 - v1;
                    }
                    for i9 in 0..=k3 {
                        let mut v1: D = v1 * v1;
                    }
                }
            }
            ({ v1 }) + b[b.len() - 1 - (k3 + 1) % b.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = { x };
            for i3 in 1..n {
                let mut k5: usize = 0;
                let mut v7: D = 'l4: loop {
                    if k5 >= 1 {
                        break if i3 % 3 != 1 { x } else {
                            { let right = lit(0.25) * -v1; p[0] += right; }
                            lit(-1.0)
                        };
                    }
                    k5 += 1;
                    let v6 = x;
                };
                if n % 2 < 1 {
                    let mut v8 = lit((i3 % 4) as f64);
                    if x <= v1 {
                        const GAMMA_9: f64 = 0.125;
                        { let right = lit(0.25) * lit((k5 % 4) as f64) * lit(GAMMA_9); p[(2 * i3 + 0) % 3] += right; }
                        let mut r10 = vec![D::copysign(x, v8), h0(&p, &p), v7];
                        let r10_len: usize = r10.len();
                    } else {
                        let o11: Option<D> = if k5 % 3 == 1 { Some(v8) } else { None };
                    }
                } else {
                    (v7, v1) = (p.chunks(2).enumerate().map(|(j12, e12)| {
                        let v13: D = v1;
                        v13
                    }).sum::<D>().tanh(), single(x).max(lit(-2.25)).min(lit(2.375)));
                }
            }
            [lit(0.7) - v1 - x, x]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p134", true, |report| crate::check_program!(6, report));
    }
}

pub mod p135 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[3 - 1 - (3) % 3] * ((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r2 = [v1 * w[(w_len + w_len) % w.len()], ((w_len % 4) as f64) - v1, v1 / (v1.abs() + 1.25), v1.tanh().exp2(), (v1.abs() + 1.25).powf(v1.atan())];
            let mut o3: Option<f64> = if !(v1 >= 0.75) { Some(v1 * v1) } else { None };
            w.push(v1 + v1);
            w[(w_len + n) % w_len] = v1;
            let c4 = |u4_0: f64, u4_1: f64| u4_0 - (p[1] - u4_1);
            r2[w_len % 5] = r2[w_len % 5] * 0.5 + (if r2[2] < -0.75 {
                let v5: f64 = p[2];
                v5
            } else {
                let v6 = ((n % 4) as f64);
                v1
            });
            let mut v7 = ((n % 4) as f64) * -0.25;
            r2[n % 5].mul_add(((n % 4) as f64), v7) + v7.sin() + v1 + r2[2] + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[3 - 1 - (3) % 3] * ((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r2 = [v1 * w[(w_len + w_len) % w.len()], ((w_len % 4) as f64) - v1, v1 / (v1.abs() + 1.25), v1.tanh().exp2(), (v1.abs() + 1.25).powf(v1.atan())];
            let mut o3: Option<f64> = if !(v1 >= 0.75) { Some(v1 * v1) } else { None };
            w.push(v1 + v1);
            w[(w_len + n) % w_len] = v1;
            let c4 = |u4_0: f64, u4_1: f64| u4_0 - (p[1] - u4_1);
            r2[w_len % 5] = r2[w_len % 5] * 0.5 + (if r2[2] < -0.75 {
                let v5: f64 = p[2];
                v5
            } else {
                let v6 = ((n % 4) as f64);
                v1
            });
            let mut v7 = ((n % 4) as f64) * -0.25;
            r2[n % 5].mul_add(((n % 4) as f64), v7) + v7.sin() + v1 + r2[2] + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[3 - 1 - (3) % 3] * lit((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r2 = [v1 * w[(w_len + w_len) % w.len()], lit((w_len % 4) as f64) - v1, v1 / (v1.abs() + lit(1.25)), v1.tanh().exp2(), (v1.abs() + lit(1.25)).powf(v1.atan())];
            let mut o3: Option<D> = if !(v1 >= lit(0.75)) { Some(v1 * v1) } else { None };
            w.push(v1 + v1);
            w[(w_len + n) % w_len] = v1;
            let c4 = |u4_0: D, u4_1: D| u4_0 - (p[1] - u4_1);
            r2[w_len % 5] = r2[w_len % 5] * lit(0.5) + (if r2[2] < lit(-0.75) {
                let v5: D = p[2];
                v5
            } else {
                let v6 = lit((n % 4) as f64);
                v1
            });
            let mut v7 = lit((n % 4) as f64) * lit(-0.25);
            r2[n % 5].mul_add(lit((n % 4) as f64), v7) + v7.sin() + v1 + r2[2] + w[0]
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
            let mut v1: f64 = w[0 % w.len()];
            let mut v2 = (v1 * v1 + 0.25).powf(0.5);
            let r5 = [w[3 % w.len()], ALPHA, w.iter().filter(|&&e3| u >= 0.3).fold(u, |acc3, &e3| acc3.sin() + w[0] * e3), ALPHA, w.iter().map(|&e4| v2).fold(v1, |acc4, t4| acc4.sin() + ALPHA * t4)];
            v2 += r5[4] / (v2 * v2 + 0.25);
            let c6 = |u6_0: f64, u6_1: f64| u6_0 + r5[0];
            v2 = w[w.len() - 1 - (3) % w.len()];
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            fn inner2(s: f64, t: f64) -> f64 {
                if t <= t {
                    return t * t;
                }
                (s.abs() + 0.5).powf(s / (1.0 + s * s))
            }
            let v3 = inner2(v1, v1);
            let v4 = x;
            let mut v5 = v1;
            let c6 = |u6_0: f64| u6_0 - v4 * a[a.len() - 1 - (n + n) % a.len()];
            const GAMMA_7: f64 = 1.5;
            v1 += ((n % 4) as f64) * GAMMA_7;
            let v8: f64;
            if (a[(n + 1) % a.len()] < x) && (v5 >= v5) {
                v8 = (v1.abs() + 0.25).ln();
            } else {
                v8 = x / (((n % 4) as f64).abs() + 1.25);
            }
            v5 = v1 + v5;
            x * v3 - v8 - v4.sin() + v1.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = w[0 % w.len()];
            let mut v2 = (v1 * v1 + 0.25).powf(0.5);
            let r5 = [w[3 % w.len()], ALPHA, w.iter().filter(|&&e3| u >= 0.3).fold(u, |acc3, &e3| acc3.sin() + w[0] * e3), ALPHA, w.iter().map(|&e4| v2).fold(v1, |acc4, t4| acc4.sin() + ALPHA * t4)];
            v2 += r5[4] / (v2 * v2 + 0.25);
            let c6 = |u6_0: f64, u6_1: f64| u6_0 + r5[0];
            v2 = w[w.len() - 1 - (3) % w.len()];
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            fn inner2(s: f64, t: f64) -> f64 {
                if t <= t {
                    return t * t;
                }
                (s.abs() + 0.5).powf(s / (1.0 + s * s))
            }
            let v3 = inner2(v1, v1);
            let v4 = x;
            let mut v5 = v1;
            let c6 = |u6_0: f64| u6_0 - v4 * a[a.len() - 1 - (n + n) % a.len()];
            const GAMMA_7: f64 = 1.5;
            v1 += ((n % 4) as f64) * GAMMA_7;
            let v8: f64;
            if (a[(n + 1) % a.len()] < x) && (v5 >= v5) {
                v8 = (v1.abs() + 0.25).ln();
            } else {
                v8 = x / (((n % 4) as f64).abs() + 1.25);
            }
            v5 = v1 + v5;
            x * v3 - v8 - v4.sin() + v1.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1: D = w[0 % w.len()];
            let mut v2 = (v1 * v1 + lit(0.25)).powf(lit(0.5));
            let r5 = [w[3 % w.len()], lit(ALPHA), w.iter().filter(|&&e3| u >= lit(0.3)).fold(u, |acc3, &e3| acc3.sin() + w[0] * e3), lit(ALPHA), w.iter().map(|&e4| v2).fold(v1, |acc4, t4| acc4.sin() + lit(ALPHA) * t4)];
            { let right = r5[4] / (v2 * v2 + lit(0.25)); v2 += right; }
            let c6 = |u6_0: D, u6_1: D| u6_0 + r5[0];
            v2 = w[w.len() - 1 - (3) % w.len()];
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x;
            fn inner2(s: D, t: D) -> D {
                if t <= t {
                    return t * t;
                }
                (s.abs() + lit(0.5)).powf(s / (lit(1.0) + s * s))
            }
            let v3 = inner2(v1, v1);
            let v4 = x;
            let mut v5 = v1;
            let c6 = |u6_0: D| u6_0 - v4 * a[a.len() - 1 - (n + n) % a.len()];
            const GAMMA_7: f64 = 1.5;
            { let right = lit((n % 4) as f64) * lit(GAMMA_7); v1 += right; }
            let v8: D;
            if (a[(n + 1) % a.len()] < x) && (v5 >= v5) {
                v8 = (v1.abs() + lit(0.25)).ln();
            } else {
                v8 = x / (lit((n % 4) as f64).abs() + lit(1.25));
            }
            v5 = v1 + v5;
            x * v3 - v8 - v4.sin() + v1.sin()
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
            let mut v1: f64 = 1.0;
            let mut r2 = vec![v1; 5];
            let r2_len: usize = r2.len();
            let mut k4: usize = 0;
            let mut v1: f64 = 'l3: loop {
                if k4 >= 4 {
                    break (v1.abs() + 0.5).ln();
                }
                k4 += 1;
                if k % 3 < 1 {
                    r2[(k4 + 1) % r2_len] *= v1 / (1.0 + v1 * v1);
                } else {
                    match r2_len % 2 {
                        0 => {
                        }
                        _ => {
                            {
                                r2[(k + k) % r2_len] = v1;
                            }
                        }
                    }
                }
            };
            r2[k % r2.len()] / (v1.abs() + 0.25) + r2[r2_len % r2.len()] + a[a.len() - 1 - (2 * r2_len + 1) % a.len()] + w[(k4 + r2_len) % w.len()]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 1.0 * p[0];
            let w_len: usize = w.len();
            if !(v1 >= 0.75) {
                let mut k3: usize = 0;
                let mut v14: f64 = loop {
                    if k3 >= 6 {
                        break p.iter().zip(&w).take(2 * n + 1).map(|(&e13, &z13)| w[w_len % w.len()] / (v1 * v1 + 0.5)).filter(|&m13| m13 <= 0.5).fold(v1, |acc13, t13| acc13.sin() + v1 * t13);
                    }
                    k3 += 1;
                    let mut k5: usize = 0;
                    let v12: f64 = loop {
                        if k5 >= 4 {
                            break p[n % 3].rem_euclid(2.25);
                        }
                        k5 += 1;
                        if k5 % 3 == 1 {
                            if 0.9_f64 > v1 {
                                v1 = p[0].cos();
                            }
                            for e7 in p {
                                let r8 = [p[n % 3] + p[k3 % 3], { e7 }, -w[(k3 + 1) % w.len()]];
                            }
                        }
                        for e10 in p {
                            let v11 = p[2];
                        }
                    };
                };
                w[(1) % w_len] /= v1.abs() + 1.25;
            }
            w.iter().rev().map(|&e15| 1.0 + 0.25 * (e15.abs() + 0.5 + 1.0).acosh().sin()).product::<f64>() + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1: f64 = 1.0;
            let mut r2 = vec![v1; 5];
            let r2_len: usize = r2.len();
            let mut k4: usize = 0;
            let mut v1: f64 = 'l3: loop {
                if k4 >= 4 {
                    break (v1.abs() + 0.5).ln();
                }
                k4 += 1;
                if k % 3 < 1 {
                    r2[(k4 + 1) % r2_len] *= v1 / (1.0 + v1 * v1);
                } else {
                    match r2_len % 2 {
                        0 => {
                        }
                        _ => {
                            {
                                r2[(k + k) % r2_len] = v1;
                            }
                        }
                    }
                }
            };
            r2[k % r2.len()] / (v1.abs() + 0.25) + r2[r2_len % r2.len()] + a[a.len() - 1 - (2 * r2_len + 1) % a.len()] + w[(k4 + r2_len) % w.len()]
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 1.0 * p[0];
            let w_len: usize = w.len();
            if !(v1 >= 0.75) {
                let mut k3: usize = 0;
                let mut v14: f64 = loop {
                    if k3 >= 6 {
                        break p.iter().zip(&w).take(2 * n + 1).map(|(&e13, &z13)| w[w_len % w.len()] / (v1 * v1 + 0.5)).filter(|&m13| m13 <= 0.5).fold(v1, |acc13, t13| acc13.sin() + v1 * t13);
                    }
                    k3 += 1;
                    let mut k5: usize = 0;
                    let v12: f64 = loop {
                        if k5 >= 4 {
                            break p[n % 3].rem_euclid(2.25);
                        }
                        k5 += 1;
                        if k5 % 3 == 1 {
                            if 0.9_f64 > v1 {
                                v1 = p[0].cos();
                            }
                            for e7 in p {
                                let r8 = [p[n % 3] + p[k3 % 3], { e7 }, -w[(k3 + 1) % w.len()]];
                            }
                        }
                        for e10 in p {
                            let v11 = p[2];
                        }
                    };
                };
                w[(1) % w_len] /= v1.abs() + 1.25;
            }
            w.iter().rev().map(|&e15| 1.0 + 0.25 * (e15.abs() + 0.5 + 1.0).acosh().sin()).product::<f64>() + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1: D = lit(1.0);
            let mut r2 = vec![v1; 5];
            let r2_len: usize = r2.len();
            let mut k4: usize = 0;
            let mut v1: D = 'l3: loop {
                if k4 >= 4 {
                    break (v1.abs() + lit(0.5)).ln();
                }
                k4 += 1;
                if k % 3 < 1 {
                    { let right = v1 / (lit(1.0) + v1 * v1); r2[(k4 + 1) % r2_len] *= right; }
                } else {
                    match r2_len % 2 {
                        0 => {
                        }
                        _ => {
                            {
                                r2[(k + k) % r2_len] = v1;
                            }
                        }
                    }
                }
            };
            r2[k % r2.len()] / (v1.abs() + lit(0.25)) + r2[r2_len % r2.len()] + a[a.len() - 1 - (2 * r2_len + 1) % a.len()] + w[(k4 + r2_len) % w.len()]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(1.0) * p[0];
            let w_len: usize = w.len();
            if !(v1 >= lit(0.75)) {
                let mut k3: usize = 0;
                let mut v14: D = loop {
                    if k3 >= 6 {
                        break p.iter().zip(&w).take(2 * n + 1).map(|(&e13, &z13)| w[w_len % w.len()] / (v1 * v1 + lit(0.5))).filter(|&m13| m13 <= lit(0.5)).fold(v1, |acc13, t13| acc13.sin() + v1 * t13);
                    }
                    k3 += 1;
                    let mut k5: usize = 0;
                    let v12: D = loop {
                        if k5 >= 4 {
                            break p[n % 3].rem_euclid(lit(2.25));
                        }
                        k5 += 1;
                        if k5 % 3 == 1 {
                            if lit(0.9) > v1 {
                                v1 = p[0].cos();
                            }
                            for e7 in p {
                                let r8 = [p[n % 3] + p[k3 % 3], { e7 }, -w[(k3 + 1) % w.len()]];
                            }
                        }
                        for e10 in p {
                            let v11 = p[2];
                        }
                    };
                };
                { let right = v1.abs() + lit(1.25); w[(1) % w_len] /= right; }
            }
            w.iter().rev().map(|&e15| lit(1.0) + lit(0.25) * (e15.abs() + lit(0.5) + lit(1.0)).acosh().sin()).product::<D>() + w[0]
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
            let mut v2 = a[(n + 1) % a.len()].atan().exp();
            let mut r3: [f64; 4] = [0.0; 4];
            {
                let mut o4: Option<f64> = if ((n % 4) as f64) > r3[4 - 1 - (n + 1) % 4] { Some(x) } else { None };
                'l5: for (i6, e6) in a.iter().enumerate() {
                    for &e8 in a {
                        for i9 in 1..4 {
                            r3[i9] += r3[i9 - 1] * v1.cos();
                        }
                    }
                    let mut k11: usize = 0;
                    let v15: f64 = loop {
                        if k11 >= 4 {
                            break r3.iter().zip(r3.iter()).map(|(&e14, &z14)| x * e14).sum::<f64>();
                        }
                        k11 += 1;
                        let mut v12 = BETA / (((k11 % 4) as f64).abs() + 0.25);
                        let mut v13 = a[i6 % a.len()] + ALPHA;
                    };
                }
            }
            ((BETA.abs() + 1.25 + 1.0).acosh() + v1.sin() + a[0], v1.tanh() + r3[2] + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.7;
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = -x;
            let mut v2 = a[(n + 1) % a.len()].atan().exp();
            let mut r3: [f64; 4] = [0.0; 4];
            {
                let mut o4: Option<f64> = if ((n % 4) as f64) > r3[4 - 1 - (n + 1) % 4] { Some(x) } else { None };
                'l5: for (i6, e6) in a.iter().enumerate() {
                    for &e8 in a {
                        for i9 in 1..4 {
                            r3[i9] += r3[i9 - 1] * v1.cos();
                        }
                    }
                    let mut k11: usize = 0;
                    let v15: f64 = loop {
                        if k11 >= 4 {
                            break r3.iter().zip(r3.iter()).map(|(&e14, &z14)| x * e14).sum::<f64>();
                        }
                        k11 += 1;
                        let mut v12 = BETA / (((k11 % 4) as f64).abs() + 0.25);
                        let mut v13 = a[i6 % a.len()] + ALPHA;
                    };
                }
            }
            ((BETA.abs() + 1.25 + 1.0).acosh() + v1.sin() + a[0], v1.tanh() + r3[2] + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.7;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = -x;
            let mut v2 = a[(n + 1) % a.len()].atan().exp();
            let mut r3: [D; 4] = [lit(0.0); 4];
            {
                let mut o4: Option<D> = if lit((n % 4) as f64) > r3[4 - 1 - (n + 1) % 4] { Some(x) } else { None };
                'l5: for (i6, e6) in a.iter().enumerate() {
                    for &e8 in a {
                        for i9 in 1..4 {
                            { let right = r3[i9 - 1] * v1.cos(); r3[i9] += right; }
                        }
                    }
                    let mut k11: usize = 0;
                    let v15: D = loop {
                        if k11 >= 4 {
                            break r3.iter().zip(r3.iter()).map(|(&e14, &z14)| x * e14).sum::<D>();
                        }
                        k11 += 1;
                        let mut v12 = lit(BETA) / (lit((k11 % 4) as f64).abs() + lit(0.25));
                        let mut v13 = a[i6 % a.len()] + lit(ALPHA);
                    };
                }
            }
            ((lit(BETA).abs() + lit(1.25) + lit(1.0)).acosh() + v1.sin() + a[0], v1.tanh() + r3[2] + a[0])
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
            const GAMMA_1: f64 = -1.25;
            x /= (x * x + 0.25) * GAMMA_1;
            let v2: f64;
            if (p[4 % 3] > 0.3) || (-1.0_f64 > -1.1) {
                v2 = {
                    let v3 = x;
                    x
                };
            } else {
                v2 = p.chunks(2).map(|e4| 1.5 - x).fold(p[3 - 1 - (2 * n + 2) % 3], |acc4, t4| acc4.sin() + acc4 * t4);
            }
            p[1] *= (match n % 3 {
                0 => { p[1] }
                1 => { ((n % 4) as f64) }
                _ => {
                    x += v2;
                    x
                }
            }).clamp(-2.125, 1.875);
            p[1] = p[1] * 0.5 + 1.25;
            x -= if v2 > -0.9 { v2 } else { x };
            let v5 = v2;
            for i6 in 1..3 {
                p[i6] *= (p[i6 - 1] - p[i6]).cos();
            }
            [x + v2 + x.sin(), x + v2.sin() - x.sin()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = x;
            const GAMMA_1: f64 = -1.25;
            x /= (x * x + 0.25) * GAMMA_1;
            let v2: f64;
            if (p[4 % 3] > 0.3) || (-1.0_f64 > -1.1) {
                v2 = {
                    let v3 = x;
                    x
                };
            } else {
                v2 = p.chunks(2).map(|e4| 1.5 - x).fold(p[3 - 1 - (2 * n + 2) % 3], |acc4, t4| acc4.sin() + acc4 * t4);
            }
            p[1] *= (match n % 3 {
                0 => { p[1] }
                1 => { ((n % 4) as f64) }
                _ => {
                    x += v2;
                    x
                }
            }).clamp(-2.125, 1.875);
            p[1] = p[1] * 0.5 + 1.25;
            x -= if v2 > -0.9 { v2 } else { x };
            let v5 = v2;
            for i6 in 1..3 {
                p[i6] *= (p[i6 - 1] - p[i6]).cos();
            }
            [x + v2 + x.sin(), x + v2.sin() - x.sin()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x = x;
            const GAMMA_1: f64 = -1.25;
            { let right = (x * x + lit(0.25)) * lit(GAMMA_1); x /= right; }
            let v2: D;
            if (p[4 % 3] > lit(0.3)) || (lit(-1.0) > lit(-1.1)) {
                v2 = {
                    let v3 = x;
                    x
                };
            } else {
                v2 = p.chunks(2).map(|e4| lit(1.5) - x).fold(p[3 - 1 - (2 * n + 2) % 3], |acc4, t4| acc4.sin() + acc4 * t4);
            }
            { let right = (match n % 3 {
                0 => { p[1] }
                1 => { lit((n % 4) as f64) }
                _ => {
                    { let right = v2; x += right; }
                    x
                }
            }).clamp(lit(-2.125), lit(1.875)); p[1] *= right; }
            p[1] = p[1] * lit(0.5) + lit(1.25);
            { let right = if v2 > lit(-0.9) { v2 } else { x }; x -= right; }
            let v5 = v2;
            for i6 in 1..3 {
                { let right = (p[i6 - 1] - p[i6]).cos(); p[i6] *= right; }
            }
            [x + v2 + x.sin(), x + v2.sin() - x.sin()]
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
            let mut v2: f64 = u - v;
            let mut r5 = vec![v1 * v, { BETA }, (0..4).filter(|&i3| i3 % 3 == 1).map(|i3| BETA + u).sum::<f64>(), (BETA.abs() + 0.25).ln(), (0..0).map(|i4| ((i4 % 4) as f64)).sum::<f64>()];
            let r5_len: usize = r5.len();
            v1 += v * BETA;
            for i6 in 1..r5.len() {
                r5[i6] += r5[i6 - 1] * v2.max(-2.25).min(2.375);
            }
            let mut k8: usize = 0;
            let v: f64 = loop {
                if k8 >= 4 {
                    break v1 + v;
                }
                k8 += 1;
                v2 -= 0.25 * (r5[(r5_len + k8) % r5.len()] / (v1 * v1 + 1.25));
            };
            (r5[0].max(r5[(k8 + 1) % r5.len()]) + v.sin() - u + r5[r5_len % r5.len()], (r5[3 % r5.len()] + BETA) * v * v2)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64);
            for i2 in (1..w.len()).rev() {
                w[i2] += w[i2 - 1] * v1.atan();
            }
            let v1: f64 = (0..=n).map(|i3| ((n % 4) as f64)).fold(x, |acc3, t3| 0.5 * acc3 + t3 * t3);
            fn inner4(s: f64, t: f64) -> f64 {
                if t > s {
                    return t * t;
                }
                t.atan2(s.abs() + 0.25)
            }
            let v5: f64 = inner4(x % 1.75, x / (x.abs() + 0.5));
            let v6: f64 = ((n % 4) as f64) * x;
            if v1 >= -1.5 {
                let mut o7: Option<f64> = if w[0] >= v1 { Some(v6 * x) } else { None };
                'l8: for e9 in w.iter() {
                    let mut k11: usize = 0;
                    let mut v1: f64 = 'l10: loop {
                        if k11 >= 6 {
                            break 2.0;
                        }
                        k11 += 1;
                        let v12 = w[3 % w.len()];
                        let mut v13 = *e9;
                    };
                    let c14 = |u14_0: f64, u14_1: f64| u14_0 + (w[n % w.len()] + *e9);
                }
            }
            ((n % 4) as f64) / (v1.abs() + 0.25) + v5.sin() - v1.sin() + w[3 % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = 1.25_f64;
            let mut v2: f64 = u - v;
            let mut r5 = vec![v1 * v, { BETA }, (0..4).filter(|&i3| i3 % 3 == 1).map(|i3| BETA + u).sum::<f64>(), (BETA.abs() + 0.25).ln(), (0..0).map(|i4| ((i4 % 4) as f64)).sum::<f64>()];
            let r5_len: usize = r5.len();
            v1 += v * BETA;
            for i6 in 1..r5.len() {
                r5[i6] += r5[i6 - 1] * v2.max(-2.25).min(2.375);
            }
            let mut k8: usize = 0;
            let v: f64 = loop {
                if k8 >= 4 {
                    break v1 + v;
                }
                k8 += 1;
                v2 -= 0.25 * (r5[(r5_len + k8) % r5.len()] / (v1 * v1 + 1.25));
            };
            (r5[0].max(r5[(k8 + 1) % r5.len()]) + v.sin() - u + r5[r5_len % r5.len()], (r5[3 % r5.len()] + BETA) * v * v2)
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64);
            for i2 in (1..w.len()).rev() {
                w[i2] += w[i2 - 1] * v1.atan();
            }
            let v1: f64 = (0..=n).map(|i3| ((n % 4) as f64)).fold(x, |acc3, t3| 0.5 * acc3 + t3 * t3);
            fn inner4(s: f64, t: f64) -> f64 {
                if t > s {
                    return t * t;
                }
                t.atan2(s.abs() + 0.25)
            }
            let v5: f64 = inner4(x % 1.75, x / (x.abs() + 0.5));
            let v6: f64 = ((n % 4) as f64) * x;
            if v1 >= -1.5 {
                let mut o7: Option<f64> = if w[0] >= v1 { Some(v6 * x) } else { None };
                'l8: for e9 in w.iter() {
                    let mut k11: usize = 0;
                    let mut v1: f64 = 'l10: loop {
                        if k11 >= 6 {
                            break 2.0;
                        }
                        k11 += 1;
                        let v12 = w[3 % w.len()];
                        let mut v13 = *e9;
                    };
                    let c14 = |u14_0: f64, u14_1: f64| u14_0 + (w[n % w.len()] + *e9);
                }
            }
            ((n % 4) as f64) / (v1.abs() + 0.25) + v5.sin() - v1.sin() + w[3 % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 2.0;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = lit(1.25);
            let mut v2: D = u - v;
            let mut r5 = vec![v1 * v, { lit(BETA) }, (0..4).filter(|&i3| i3 % 3 == 1).map(|i3| lit(BETA) + u).sum::<D>(), (lit(BETA).abs() + lit(0.25)).ln(), (0..0).map(|i4| lit((i4 % 4) as f64)).sum::<D>()];
            let r5_len: usize = r5.len();
            { let right = v * lit(BETA); v1 += right; }
            for i6 in 1..r5.len() {
                { let right = r5[i6 - 1] * v2.max(lit(-2.25)).min(lit(2.375)); r5[i6] += right; }
            }
            let mut k8: usize = 0;
            let v: D = loop {
                if k8 >= 4 {
                    break v1 + v;
                }
                k8 += 1;
                { let right = lit(0.25) * (r5[(r5_len + k8) % r5.len()] / (v1 * v1 + lit(1.25))); v2 -= right; }
            };
            (r5[0].max(r5[(k8 + 1) % r5.len()]) + v.sin() - u + r5[r5_len % r5.len()], (r5[3 % r5.len()] + lit(BETA)) * v * v2)
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = lit((n % 4) as f64);
            for i2 in (1..w.len()).rev() {
                { let right = w[i2 - 1] * v1.atan(); w[i2] += right; }
            }
            let v1: D = (0..=n).map(|i3| lit((n % 4) as f64)).fold(x, |acc3, t3| lit(0.5) * acc3 + t3 * t3);
            fn inner4(s: D, t: D) -> D {
                if t > s {
                    return t * t;
                }
                t.atan2(s.abs() + lit(0.25))
            }
            let v5: D = inner4(x % lit(1.75), x / (x.abs() + lit(0.5)));
            let v6: D = lit((n % 4) as f64) * x;
            if v1 >= lit(-1.5) {
                let mut o7: Option<D> = if w[0] >= v1 { Some(v6 * x) } else { None };
                'l8: for e9 in w.iter() {
                    let mut k11: usize = 0;
                    let mut v1: D = 'l10: loop {
                        if k11 >= 6 {
                            break lit(2.0);
                        }
                        k11 += 1;
                        let v12 = w[3 % w.len()];
                        let mut v13 = *e9;
                    };
                    let c14 = |u14_0: D, u14_1: D| u14_0 + (w[n % w.len()] + *e9);
                }
            }
            lit((n % 4) as f64) / (v1.abs() + lit(0.25)) + v5.sin() - v1.sin() + w[3 % w.len()]
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
            let mut v1 = w[w.len() - 1 - (2 * n + 0) % w.len()];
            w[4 % w.len()] += -v1;
            'l2: for i3 in 0..n % 4 {
                let mut k4: usize = 0;
            }
            let mut v5 = v1.tanh();
            v5 -= { 0.5 };
            'l6: for &e7 in w.iter() {
                let v10 = w.iter().zip(w.iter()).map(|(&e8, &z8)| w.iter().rev().skip(0).sum::<f64>()).fold(w[(2 * n + 2) % w.len()], |acc9, t9| 0.5 * acc9 + v1 * t9);
            }
            for i11 in (1..w.len()).rev() {
                w[i11] = w[i11 - 1] * w[0].max(-2.25).min(2.375) + w[i11];
            }
            (x - w[w.len() - 1 - (n + 1) % w.len()] + v5 + v1.sin()) * x + w[2 % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[w.len() - 1 - (2 * n + 0) % w.len()];
            w[4 % w.len()] += -v1;
            'l2: for i3 in 0..n % 4 {
                let mut k4: usize = 0;
            }
            let mut v5 = v1.tanh();
            v5 -= { 0.5 };
            'l6: for &e7 in w.iter() {
                let v10 = w.iter().zip(w.iter()).map(|(&e8, &z8)| w.iter().rev().skip(0).sum::<f64>()).fold(w[(2 * n + 2) % w.len()], |acc9, t9| 0.5 * acc9 + v1 * t9);
            }
            for i11 in (1..w.len()).rev() {
                w[i11] = w[i11 - 1] * w[0].max(-2.25).min(2.375) + w[i11];
            }
            (x - w[w.len() - 1 - (n + 1) % w.len()] + v5 + v1.sin()) * x + w[2 % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[w.len() - 1 - (2 * n + 0) % w.len()];
            { let right = -v1; w[4 % w.len()] += right; }
            'l2: for i3 in 0..n % 4 {
                let mut k4: usize = 0;
            }
            let mut v5 = v1.tanh();
            { let right = { lit(0.5) }; v5 -= right; }
            'l6: for &e7 in w.iter() {
                let v10 = w.iter().zip(w.iter()).map(|(&e8, &z8)| w.iter().rev().skip(0).sum::<D>()).fold(w[(2 * n + 2) % w.len()], |acc9, t9| lit(0.5) * acc9 + v1 * t9);
            }
            for i11 in (1..w.len()).rev() {
                w[i11] = w[i11 - 1] * w[0].max(lit(-2.25)).min(lit(2.375)) + w[i11];
            }
            (x - w[w.len() - 1 - (n + 1) % w.len()] + v5 + v1.sin()) * x + w[2 % w.len()]
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
            let mut v1: f64 = 2.0 * 0.75;
            let mut v1: f64 = v1 + v1;
            let mut r2: [f64; 4] = [0.0; 4];
            let v3: f64 = r2[0];
            r2[4 - 1 - (n) % 4] += v3;
            for i4 in 1..4 {
                r2[i4] *= (r2[i4 - 1] - r2[i4]).cos();
            }
            for &e6 in q {
                'l7: for i8 in 1..n {
                }
                v1 *= (q[4 - 1 - (n + 1) % 4] / (v3 * v3 + 0.25)).max(-2.25).min(2.375);
            }
            1.1 + v3.sin() - v1 + r2[2] + b[2 % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1: f64 = 2.0 * 0.75;
            let mut v1: f64 = v1 + v1;
            let mut r2: [f64; 4] = [0.0; 4];
            let v3: f64 = r2[0];
            r2[4 - 1 - (n) % 4] += v3;
            for i4 in 1..4 {
                r2[i4] *= (r2[i4 - 1] - r2[i4]).cos();
            }
            for &e6 in q {
                'l7: for i8 in 1..n {
                }
                v1 *= (q[4 - 1 - (n + 1) % 4] / (v3 * v3 + 0.25)).max(-2.25).min(2.375);
            }
            1.1 + v3.sin() - v1 + r2[2] + b[2 % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1: D = lit(2.0) * lit(0.75);
            let mut v1: D = v1 + v1;
            let mut r2: [D; 4] = [lit(0.0); 4];
            let v3: D = r2[0];
            { let right = v3; r2[4 - 1 - (n) % 4] += right; }
            for i4 in 1..4 {
                { let right = (r2[i4 - 1] - r2[i4]).cos(); r2[i4] *= right; }
            }
            for &e6 in q {
                'l7: for i8 in 1..n {
                }
                { let right = (q[4 - 1 - (n + 1) % 4] / (v3 * v3 + lit(0.25))).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
            }
            lit(1.1) + v3.sin() - v1 + r2[2] + b[2 % b.len()]
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
            let mut r2 = [{ v1 }, if v1 <= 0.5 { p[2] } else { v1 }, v1, w[0]];
            const GAMMA_3: f64 = 1.1;
            r2[0] /= (p[(n + 1) % 3].abs() + 1.25) * GAMMA_3;
            const GAMMA_4: f64 = 0.7;
            v1 = ((n % 4) as f64) * GAMMA_4;
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 1 {
                    break;
                }
                k6 += 1;
                let v7 = { r2[0 % 4] };
            }
            v1 / (v1.abs() + 0.5) * v1.sin() + w[0] + p[1 % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r2 = [{ v1 }, if v1 <= 0.5 { p[2] } else { v1 }, v1, w[0]];
            const GAMMA_3: f64 = 1.1;
            r2[0] /= (p[(n + 1) % 3].abs() + 1.25) * GAMMA_3;
            const GAMMA_4: f64 = 0.7;
            v1 = ((n % 4) as f64) * GAMMA_4;
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 1 {
                    break;
                }
                k6 += 1;
                let v7 = { r2[0 % 4] };
            }
            v1 / (v1.abs() + 0.5) * v1.sin() + w[0] + p[1 % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r2 = [{ v1 }, if v1 <= lit(0.5) { p[2] } else { v1 }, v1, w[0]];
            const GAMMA_3: f64 = 1.1;
            { let right = (p[(n + 1) % 3].abs() + lit(1.25)) * lit(GAMMA_3); r2[0] /= right; }
            const GAMMA_4: f64 = 0.7;
            v1 = lit((n % 4) as f64) * lit(GAMMA_4);
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 1 {
                    break;
                }
                k6 += 1;
                let v7 = { r2[0 % 4] };
            }
            v1 / (v1.abs() + lit(0.5)) * v1.sin() + w[0] + p[1 % 3]
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
            let mut v1 = ((k % 4) as f64);
            let mut v2 = u - u;
            let mut k4: usize = 0;
            let mut v7: f64 = loop {
                if k4 >= 0 {
                    break v1.clamp(-0.875, 1.375);
                }
                k4 += 1;
                let (mut v5, v6) = (v2, v1 / (v1 * v1 + 1.25));
            };
            fn inner8(s: f64, t: f64) -> f64 {
                if s < s {
                    return 1.5 - s;
                }
                t
            }
            let v9 = inner8(0.125 + v2, v2 - -0.3);
            if v9 > v2 {
                return None;
            }
            Some(((v9 - v9.sin()) * v7 * v2 - v1) * u.sin())
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = { x };
            p[2] = v1;
            match n % 2 {
                0 => {
                    p[4 % 3] = p[4 % 3] * 0.5 + x.sin();
                }
                _ => {
                    let mut v2 = x;
                }
            }
            let mut k3: usize = 1;
            let v4 = ((n % 4) as f64) - 0.25;
            v1 = v1 * 0.5 + p.iter().map(|&e5| p[1] + -0.9_f64).fold(v1, |acc5, t5| acc5.sin() + p[3 - 1 - (n + 1) % 3] * t5);
            let r6 = [v1 + v4, (2.0_f64 * 2.0_f64 + 1.25_f64).powf(p[0] / (1.0 + p[0] * p[0])), { p[(n + k3) % 3] }, v4 + -0.25];
            [f64::signum(-0.7_f64) - v4.sin() + v1 + r6[0] + p[2], (-0.9_f64).powi(2) + v4 + v1 + p[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ((k % 4) as f64);
            let mut v2 = u - u;
            let mut k4: usize = 0;
            let mut v7: f64 = loop {
                if k4 >= 0 {
                    break v1.clamp(-0.875, 1.375);
                }
                k4 += 1;
                let (mut v5, v6) = (v2, v1 / (v1 * v1 + 1.25));
            };
            fn inner8(s: f64, t: f64) -> f64 {
                if s < s {
                    return 1.5 - s;
                }
                t
            }
            let v9 = inner8(0.125 + v2, v2 - -0.3);
            if v9 > v2 {
                return None;
            }
            Some(((v9 - v9.sin()) * v7 * v2 - v1) * u.sin())
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = { x };
            p[2] = v1;
            match n % 2 {
                0 => {
                    p[4 % 3] = p[4 % 3] * 0.5 + x.sin();
                }
                _ => {
                    let mut v2 = x;
                }
            }
            let mut k3: usize = 1;
            let v4 = ((n % 4) as f64) - 0.25;
            v1 = v1 * 0.5 + p.iter().map(|&e5| p[1] + -0.9_f64).fold(v1, |acc5, t5| acc5.sin() + p[3 - 1 - (n + 1) % 3] * t5);
            let r6 = [v1 + v4, (2.0_f64 * 2.0_f64 + 1.25_f64).powf(p[0] / (1.0 + p[0] * p[0])), { p[(n + k3) % 3] }, v4 + -0.25];
            [f64::signum(-0.7_f64) - v4.sin() + v1 + r6[0] + p[2], (-0.9_f64).powi(2) + v4 + v1 + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = lit((k % 4) as f64);
            let mut v2 = u - u;
            let mut k4: usize = 0;
            let mut v7: D = loop {
                if k4 >= 0 {
                    break v1.clamp(lit(-0.875), lit(1.375));
                }
                k4 += 1;
                let (mut v5, v6) = (v2, v1 / (v1 * v1 + lit(1.25)));
            };
            fn inner8(s: D, t: D) -> D {
                if s < s {
                    return lit(1.5) - s;
                }
                t
            }
            let v9 = inner8(lit(0.125) + v2, v2 - lit(-0.3));
            if v9 > v2 {
                return None;
            }
            Some(((v9 - v9.sin()) * v7 * v2 - v1) * u.sin())
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = { x };
            p[2] = v1;
            match n % 2 {
                0 => {
                    p[4 % 3] = p[4 % 3] * lit(0.5) + x.sin();
                }
                _ => {
                    let mut v2 = x;
                }
            }
            let mut k3: usize = 1;
            let v4 = lit((n % 4) as f64) - lit(0.25);
            v1 = v1 * lit(0.5) + p.iter().map(|&e5| p[1] + lit(-0.9)).fold(v1, |acc5, t5| acc5.sin() + p[3 - 1 - (n + 1) % 3] * t5);
            let r6 = [v1 + v4, (lit(2.0) * lit(2.0) + lit(1.25)).powf(p[0] / (lit(1.0) + p[0] * p[0])), { p[(n + k3) % 3] }, v4 + lit(-0.25)];
            [D::signum(lit(-0.7)) - v4.sin() + v1 + r6[0] + p[2], lit(-0.9).powi(2) + v4 + v1 + p[0]]
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
            let mut v1 = y * y;
            let mut y = (v1 as i64 as f64);
            let mut r2 = [{
                y -= x.sin();
                x
            }; 5];
            {
                let c3 = |u3_0: f64| u3_0 * u3_0;
            }
            let v4 = (v1.abs() + 0.5).ln();
            if ((n % 4) as f64) <= v4 {
                r2[n % 5] = y + x;
                y -= r2[0] - x;
            }
            (((n % 4) as f64) - v4 - y + v1.sin()) * x.sin() + r2[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y * y;
            let mut y = (v1 as i64 as f64);
            let mut r2 = [{
                y -= x.sin();
                x
            }; 5];
            {
                let c3 = |u3_0: f64| u3_0 * u3_0;
            }
            let v4 = (v1.abs() + 0.5).ln();
            if ((n % 4) as f64) <= v4 {
                r2[n % 5] = y + x;
                y -= r2[0] - x;
            }
            (((n % 4) as f64) - v4 - y + v1.sin()) * x.sin() + r2[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y * y;
            let mut y = lit(v1.value() as i64 as f64);
            let mut r2 = [{
                { let right = x.sin(); y -= right; }
                x
            }; 5];
            {
                let c3 = |u3_0: D| u3_0 * u3_0;
            }
            let v4 = (v1.abs() + lit(0.5)).ln();
            if lit((n % 4) as f64) <= v4 {
                r2[n % 5] = y + x;
                { let right = r2[0] - x; y -= right; }
            }
            (lit((n % 4) as f64) - v4 - y + v1.sin()) * x.sin() + r2[0]
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
            let mut v1 = w[(n + 1) % w.len()] * x;
            let mut k2: usize = 3;
            let mut k4: usize = 0;
            let v9: f64 = loop {
                if k4 >= 1 {
                    break (0.9 * w[w.len() - 1 - (n + 1) % w.len()].sin()).acos();
                }
                k4 += 1;
                fn inner5(s: f64, t: f64) -> f64 {
                    if !(t >= 0.3) {
                        return s - t;
                    }
                    if s <= t { s } else { s }
                }
                let v6 = inner5(v1.sin(), x);
                fn inner7(s: f64, t: f64) -> f64 {
                    if s <= 1.0 {
                        return t;
                    }
                    t.tanh()
                }
                let v8 = inner7(v1 + -0.3_f64, (v1.abs() + 0.5).ln());
            };
            let v10 = v9 * v1;
            ((n % 4) as f64) - w[(k4 + 1) % w.len()] + v10 + v1 + w[w.len() - 1 - (k2 + 1) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[(n + 1) % w.len()] * x;
            let mut k2: usize = 3;
            let mut k4: usize = 0;
            let v9: f64 = loop {
                if k4 >= 1 {
                    break (0.9 * w[w.len() - 1 - (n + 1) % w.len()].sin()).acos();
                }
                k4 += 1;
                fn inner5(s: f64, t: f64) -> f64 {
                    if !(t >= 0.3) {
                        return s - t;
                    }
                    if s <= t { s } else { s }
                }
                let v6 = inner5(v1.sin(), x);
                fn inner7(s: f64, t: f64) -> f64 {
                    if s <= 1.0 {
                        return t;
                    }
                    t.tanh()
                }
                let v8 = inner7(v1 + -0.3_f64, (v1.abs() + 0.5).ln());
            };
            let v10 = v9 * v1;
            ((n % 4) as f64) - w[(k4 + 1) % w.len()] + v10 + v1 + w[w.len() - 1 - (k2 + 1) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[(n + 1) % w.len()] * x;
            let mut k2: usize = 3;
            let mut k4: usize = 0;
            let v9: D = loop {
                if k4 >= 1 {
                    break (lit(0.9) * w[w.len() - 1 - (n + 1) % w.len()].sin()).acos();
                }
                k4 += 1;
                fn inner5(s: D, t: D) -> D {
                    if !(t >= lit(0.3)) {
                        return s - t;
                    }
                    if s <= t { s } else { s }
                }
                let v6 = inner5(v1.sin(), x);
                fn inner7(s: D, t: D) -> D {
                    if s <= lit(1.0) {
                        return t;
                    }
                    t.tanh()
                }
                let v8 = inner7(v1 + lit(-0.3), (v1.abs() + lit(0.5)).ln());
            };
            let v10 = v9 * v1;
            lit((n % 4) as f64) - w[(k4 + 1) % w.len()] + v10 + v1 + w[w.len() - 1 - (k2 + 1) % w.len()]
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
            let mut v1 = y;
            let mut v2: f64 = ((n % 4) as f64);
            let mut r3: [f64; 3] = [0.0; 3];
            for i5 in 0..n {
                if r3[0] >= 1.25 {
                    for &e7 in &r3 {
                        let mut r8 = [v2 + r3[1], y - v2];
                    }
                }
                let mut k10: usize = 0;
                let v12: f64 = loop {
                    if k10 >= 0 {
                        break v1;
                    }
                    k10 += 1;
                    let mut k11: usize = 2;
                };
            }
            v1 * y.sin() + x.sin() + r3[3 - 1 - (n) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y;
            let mut v2: f64 = ((n % 4) as f64);
            let mut r3: [f64; 3] = [0.0; 3];
            for i5 in 0..n {
                if r3[0] >= 1.25 {
                    for &e7 in &r3 {
                        let mut r8 = [v2 + r3[1], y - v2];
                    }
                }
                let mut k10: usize = 0;
                let v12: f64 = loop {
                    if k10 >= 0 {
                        break v1;
                    }
                    k10 += 1;
                    let mut k11: usize = 2;
                };
            }
            v1 * y.sin() + x.sin() + r3[3 - 1 - (n) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y;
            let mut v2: D = lit((n % 4) as f64);
            let mut r3: [D; 3] = [lit(0.0); 3];
            for i5 in 0..n {
                if r3[0] >= lit(1.25) {
                    for &e7 in &r3 {
                        let mut r8 = [v2 + r3[1], y - v2];
                    }
                }
                let mut k10: usize = 0;
                let v12: D = loop {
                    if k10 >= 0 {
                        break v1;
                    }
                    k10 += 1;
                    let mut k11: usize = 2;
                };
            }
            v1 * y.sin() + x.sin() + r3[3 - 1 - (n) % 3]
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
            let mut v1 = BETA;
            'l2: for e3 in p {
                p[0 % 3] += 0.25 * p[0];
                v1 /= p[1].abs() + 0.5;
            }
            u - v1.sin() + p[0 % 3]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = x + x;
            let r1: [f64; 2] = [0.0; 2];
            x *= (((n % 4) as f64) + x).atan();
            let mut k3: usize = 0;
            let mut v14: f64 = 'l2: loop {
                if k3 >= 5 {
                    break r1[(2 * k3 + 1) % 2] * x;
                }
                k3 += 1;
                for i5 in 0..n {
                    match i5 % 2 {
                        0 if ALPHA > 1.0 => {
                            let mut k7: usize = 0;
                            loop {
                                if k7 >= 4 {
                                    break;
                                }
                                k7 += 1;
                                if n % 2 != 1 {
                                    let p8 = (x, x - x);
                                } else {
                                    fn inner9(s: f64, t: f64) -> f64 {
                                        if s <= t {
                                            return 1.0;
                                        }
                                        (1..4).map(|i10| 1.0 + 0.25 * ({ s }).sin()).product::<f64>()
                                    }
                                    let v11: f64 = inner9(x / (x * x + 0.5), -1.5);
                                }
                            }
                            x += 0.25 * h0([x, BETA, r1[1]], x);
                        }
                        _ => {
                            w[2 % w.len()] /= w[(i5 + i5) % w.len()] * w[(i5 + i5) % w.len()] + 1.25;
                        }
                    }
                }
                let (mut v12, v13) = (x, match k3 % 2 {
                    0 => { x }
                    _ => { x }
                });
            };
            f64::cos(r1[0]) + x + r1[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.0;
        #[differentiate(without(tidy))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = BETA;
            'l2: for e3 in p {
                p[0 % 3] += 0.25 * p[0];
                v1 /= p[1].abs() + 0.5;
            }
            u - v1.sin() + p[0 % 3]
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x: f64 = x + x;
            let r1: [f64; 2] = [0.0; 2];
            x *= (((n % 4) as f64) + x).atan();
            let mut k3: usize = 0;
            let mut v14: f64 = 'l2: loop {
                if k3 >= 5 {
                    break r1[(2 * k3 + 1) % 2] * x;
                }
                k3 += 1;
                for i5 in 0..n {
                    match i5 % 2 {
                        0 if ALPHA > 1.0 => {
                            let mut k7: usize = 0;
                            loop {
                                if k7 >= 4 {
                                    break;
                                }
                                k7 += 1;
                                if n % 2 != 1 {
                                    let p8 = (x, x - x);
                                } else {
                                    fn inner9(s: f64, t: f64) -> f64 {
                                        if s <= t {
                                            return 1.0;
                                        }
                                        (1..4).map(|i10| 1.0 + 0.25 * ({ s }).sin()).product::<f64>()
                                    }
                                    let v11: f64 = inner9(x / (x * x + 0.5), -1.5);
                                }
                            }
                            x += 0.25 * h0([x, BETA, r1[1]], x);
                        }
                        _ => {
                            w[2 % w.len()] /= w[(i5 + i5) % w.len()] * w[(i5 + i5) % w.len()] + 1.25;
                        }
                    }
                }
                let (mut v12, v13) = (x, match k3 % 2 {
                    0 => { x }
                    _ => { x }
                });
            };
            f64::cos(r1[0]) + x + r1[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.0;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = lit(BETA);
            'l2: for e3 in p {
                { let right = lit(0.25) * p[0]; p[0 % 3] += right; }
                { let right = p[1].abs() + lit(0.5); v1 /= right; }
            }
            u - v1.sin() + p[0 % 3]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x: D = x + x;
            let r1: [D; 2] = [lit(0.0); 2];
            { let right = (lit((n % 4) as f64) + x).atan(); x *= right; }
            let mut k3: usize = 0;
            let mut v14: D = 'l2: loop {
                if k3 >= 5 {
                    break r1[(2 * k3 + 1) % 2] * x;
                }
                k3 += 1;
                for i5 in 0..n {
                    match i5 % 2 {
                        0 if lit(ALPHA) > lit(1.0) => {
                            let mut k7: usize = 0;
                            loop {
                                if k7 >= 4 {
                                    break;
                                }
                                k7 += 1;
                                if n % 2 != 1 {
                                    let p8 = (x, x - x);
                                } else {
                                    fn inner9(s: D, t: D) -> D {
                                        if s <= t {
                                            return lit(1.0);
                                        }
                                        (1..4).map(|i10| lit(1.0) + lit(0.25) * ({ s }).sin()).product::<D>()
                                    }
                                    let v11: D = inner9(x / (x * x + lit(0.5)), lit(-1.5));
                                }
                            }
                            { let right = lit(0.25) * h0([x, lit(BETA), r1[1]], x); x += right; }
                        }
                        _ => {
                            { let right = w[(i5 + i5) % w.len()] * w[(i5 + i5) % w.len()] + lit(1.25); w[2 % w.len()] /= right; }
                        }
                    }
                }
                let (mut v12, v13) = (x, match k3 % 2 {
                    0 => { x }
                    _ => { x }
                });
            };
            D::cos(r1[0]) + x + r1[1]
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
            let mut v1 = { ALPHA };
            let c2 = move |u2_0: f64| u2_0 + u2_0;
            if n % 2 < 1 {
                let c3 = |u3_0: f64| u3_0 - (a[2 % a.len()] - u3_0);
            }
            let mut r4 = vec![x * a[a.len() - 1 - (n + n) % a.len()], x * v1];
            let r4_len: usize = r4.len();
            r4[(2) % r4_len] += (x.abs() + 0.25).ln();
            let mut v5 = if !(ALPHA <= 1.25) { 1.25 } else { x };
            let mut r6 = vec![{ v5 }; r4_len % 5 + 1];
            let r6_len: usize = r6.len();
            a[0] * v5.sin() + v1.sin() - x + r6[r4_len % r6.len()] + r4[n % r4.len()] + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = -0.9;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = { ALPHA };
            let c2 = move |u2_0: f64| u2_0 + u2_0;
            if n % 2 < 1 {
                let c3 = |u3_0: f64| u3_0 - (a[2 % a.len()] - u3_0);
            }
            let mut r4 = vec![x * a[a.len() - 1 - (n + n) % a.len()], x * v1];
            let r4_len: usize = r4.len();
            r4[(2) % r4_len] += (x.abs() + 0.25).ln();
            let mut v5 = if !(ALPHA <= 1.25) { 1.25 } else { x };
            let mut r6 = vec![{ v5 }; r4_len % 5 + 1];
            let r6_len: usize = r6.len();
            a[0] * v5.sin() + v1.sin() - x + r6[r4_len % r6.len()] + r4[n % r4.len()] + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = -0.9;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = { lit(ALPHA) };
            let c2 = move |u2_0: D| u2_0 + u2_0;
            if n % 2 < 1 {
                let c3 = |u3_0: D| u3_0 - (a[2 % a.len()] - u3_0);
            }
            let mut r4 = vec![x * a[a.len() - 1 - (n + n) % a.len()], x * v1];
            let r4_len: usize = r4.len();
            { let right = (x.abs() + lit(0.25)).ln(); r4[(2) % r4_len] += right; }
            let mut v5 = if !(lit(ALPHA) <= lit(1.25)) { lit(1.25) } else { x };
            let mut r6 = vec![{ v5 }; r4_len % 5 + 1];
            let r6_len: usize = r6.len();
            a[0] * v5.sin() + v1.sin() - x + r6[r4_len % r6.len()] + r4[n % r4.len()] + a[a.len() - 1 - (n + 1) % a.len()]
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
