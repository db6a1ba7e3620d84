// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p100 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut v3 = a.iter().rev().zip(a).map(|(&e2, &z2)| 0.3 / (v1.abs() + 1.25)).sum::<f64>();
            let mut r4 = [x * v3; 5];
            r4[1] = r4.iter().map(|&e5| (1..n).skip(2).map(|i6| r4[2]).fold(r4[1], |acc6, t6| 0.5 * acc6 + x * t6)).filter(|&m6| v1 > 0.125).sum::<f64>();
            for i8 in 1..n % 4 {
                let mut k10: usize = 0;
                loop {
                    if k10 >= 5 {
                        break;
                    }
                    k10 += 1;
                }
                let v11: f64;
                if v1 >= ((i8 % 4) as f64) {
                    v11 = r4.iter().zip(a).map(|(&e12, &z12)| if !(x >= 0.25) { r4[0] } else { r4[0] }).sum::<f64>();
                } else {
                    v11 = x * ((k10 % 4) as f64);
                }
            }
            let mut v13 = -r4[(n + 1) % 5];
            v1 + v13
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut v3 = a.iter().rev().zip(a).map(|(&e2, &z2)| 0.3 / (v1.abs() + 1.25)).sum::<f64>();
            let mut r4 = [x * v3; 5];
            r4[1] = r4.iter().map(|&e5| (1..n).skip(2).map(|i6| r4[2]).fold(r4[1], |acc6, t6| 0.5 * acc6 + x * t6)).filter(|&m6| v1 > 0.125).sum::<f64>();
            for i8 in 1..n % 4 {
                let mut k10: usize = 0;
                loop {
                    if k10 >= 5 {
                        break;
                    }
                    k10 += 1;
                }
                let v11: f64;
                if v1 >= ((i8 % 4) as f64) {
                    v11 = r4.iter().zip(a).map(|(&e12, &z12)| if !(x >= 0.25) { r4[0] } else { r4[0] }).sum::<f64>();
                } else {
                    v11 = x * ((k10 % 4) as f64);
                }
            }
            let mut v13 = -r4[(n + 1) % 5];
            v1 + v13
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) * x;
            let mut v3 = a.iter().rev().zip(a).map(|(&e2, &z2)| lit(0.3) / (v1.abs() + lit(1.25))).sum::<D>();
            let mut r4 = [x * v3; 5];
            r4[1] = r4.iter().map(|&e5| (1..n).skip(2).map(|i6| r4[2]).fold(r4[1], |acc6, t6| lit(0.5) * acc6 + x * t6)).filter(|&m6| v1 > lit(0.125)).sum::<D>();
            for i8 in 1..n % 4 {
                let mut k10: usize = 0;
                loop {
                    if k10 >= 5 {
                        break;
                    }
                    k10 += 1;
                }
                let v11: D;
                if v1 >= lit((i8 % 4) as f64) {
                    v11 = r4.iter().zip(a).map(|(&e12, &z12)| if !(x >= lit(0.25)) { r4[0] } else { r4[0] }).sum::<D>();
                } else {
                    v11 = x * lit((k10 % 4) as f64);
                }
            }
            let mut v13 = -r4[(n + 1) % 5];
            v1 + v13
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
            let (mut v3, v4) = (w[n % w.len()], w[w.len() - 1 - (n + 1) % w.len()] - w[(2 * n + 1) % w.len()]);
            if w[(2 * n + 0) % w.len()] > 1.25 {
                if v1 < v1 {
                    v2 = v2 * 0.5 + v1;
                } else {
                    w[0] = v1;
                }
                for e6 in w.iter() {
                    let mut k8: usize = 0;
                    while k8 < 7 {
                        k8 += 1;
                        let v9 = w[0] * v1;
                    }
                    (v1, v2) = (v2, v1);
                }
            } else {
                let mut v10 = x;
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x * x;
            let mut v2 = v1;
            let (mut v3, v4) = (w[n % w.len()], w[w.len() - 1 - (n + 1) % w.len()] - w[(2 * n + 1) % w.len()]);
            if w[(2 * n + 0) % w.len()] > 1.25 {
                if v1 < v1 {
                    v2 = v2 * 0.5 + v1;
                } else {
                    w[0] = v1;
                }
                for e6 in w.iter() {
                    let mut k8: usize = 0;
                    while k8 < 7 {
                        k8 += 1;
                        let v9 = w[0] * v1;
                    }
                    (v1, v2) = (v2, v1);
                }
            } else {
                let mut v10 = x;
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x * x;
            let mut v2 = v1;
            let (mut v3, v4) = (w[n % w.len()], w[w.len() - 1 - (n + 1) % w.len()] - w[(2 * n + 1) % w.len()]);
            if w[(2 * n + 0) % w.len()] > lit(1.25) {
                if v1 < v1 {
                    v2 = v2 * lit(0.5) + v1;
                } else {
                    w[0] = v1;
                }
                for e6 in w.iter() {
                    let mut k8: usize = 0;
                    while k8 < 7 {
                        k8 += 1;
                        let v9 = w[0] * v1;
                    }
                    (v1, v2) = (v2, v1);
                }
            } else {
                let mut v10 = x;
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
            let mut v2 = (0..1).rev().filter(|&i1| k % 2 < 1).map(|i1| 1.0 + 0.25 * (u + 1.0).sin()).product::<f64>();
            let mut r3 = [u, v2, if !(v2 < ((k % 4) as f64)) {
                v2 = v2 * 0.5 + f64::sin(v2);
                u
            } else { BETA }, v2, v2];
            let mut v4: f64 = 0.125;
            if BETA <= 0.9 {
            } else {
                'l5: for i6 in 0..0 {
                }
            }
            if k % 2 < 1 {
                return Some(v2);
            }
            Some(({
                v2 = v2 * 0.5 + (r3[(k + 1) % 5] + BETA);
                r3[0]
            }) - v4 + u)
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = -0.7;
            let mut r2 = vec![v1 + BETA; n % 5 + 1];
            let r2_count: usize = r2.len();
            for i3 in (1..r2.len()).rev() {
                r2[i3] += r2[i3 - 1] * BETA.clamp(-2.125, 1.875);
            }
            let mut v4 = f64::log(x.abs() + 0.5, 2.5);
            if r2_count % 2 == 1 {
                p[0] += v1;
            }
            let mut v1 = 0.125 / (0.9_f64.abs() + 0.25);
            let mut k5: usize = 0;
            match r2_count % 3 {
                0 => {
                }
                1 if 0.5_f64 > r2[0] => {
                    r2[(k5) % r2_count] += r2[(2 * k5 + 2) % r2.len()];
                    v1 = { v1 };
                }
                _ => {
                    let v6 = x * v4;
                }
            }
            [({ r2[0] }) - v1 - v4 - x, ((v4 + v4) * v1 + v4.sin()) * x + p[1]]
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
            let mut v4: f64 = 0.125;
            if BETA <= 0.9 {
            } else {
                'l5: for i6 in 0..0 {
                }
            }
            if k % 2 < 1 {
                return Some(v2);
            }
            Some(({
                v2 = v2 * 0.5 + (r3[(k + 1) % 5] + BETA);
                r3[0]
            }) - v4 + u)
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = -0.7;
            let mut r2 = vec![v1 + BETA; n % 5 + 1];
            let r2_count: usize = r2.len();
            for i3 in (1..r2.len()).rev() {
                r2[i3] += r2[i3 - 1] * BETA.clamp(-2.125, 1.875);
            }
            let mut v4 = f64::log(x.abs() + 0.5, 2.5);
            if r2_count % 2 == 1 {
                p[0] += v1;
            }
            let mut v1 = 0.125 / (0.9_f64.abs() + 0.25);
            let mut k5: usize = 0;
            match r2_count % 3 {
                0 => {
                }
                1 if 0.5_f64 > r2[0] => {
                    r2[(k5) % r2_count] += r2[(2 * k5 + 2) % r2.len()];
                    v1 = { v1 };
                }
                _ => {
                    let v6 = x * v4;
                }
            }
            [({ r2[0] }) - v1 - v4 - x, ((v4 + v4) * v1 + v4.sin()) * x + p[1]]
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
            let mut v4: D = lit(0.125);
            if lit(BETA) <= lit(0.9) {
            } else {
                'l5: for i6 in 0..0 {
                }
            }
            if k % 2 < 1 {
                return Some(v2);
            }
            Some(({
                v2 = v2 * lit(0.5) + (r3[(k + 1) % 5] + lit(BETA));
                r3[0]
            }) - v4 + u)
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = lit(-0.7);
            let mut r2 = vec![v1 + lit(BETA); n % 5 + 1];
            let r2_count: usize = r2.len();
            for i3 in (1..r2.len()).rev() {
                { let right = r2[i3 - 1] * lit(BETA).clamp(lit(-2.125), lit(1.875)); r2[i3] += right; }
            }
            let mut v4 = D::log(x.abs() + lit(0.5), lit(2.5));
            if r2_count % 2 == 1 {
                { let right = v1; p[0] += right; }
            }
            let mut v1 = lit(0.125) / (lit(0.9).abs() + lit(0.25));
            let mut k5: usize = 0;
            match r2_count % 3 {
                0 => {
                }
                1 if lit(0.5) > r2[0] => {
                    { let right = r2[(2 * k5 + 2) % r2.len()]; r2[(k5) % r2_count] += right; }
                    v1 = { v1 };
                }
                _ => {
                    let v6 = x * v4;
                }
            }
            [({ r2[0] }) - v1 - v4 - x, ((v4 + v4) * v1 + v4.sin()) * x + p[1]]
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
            let mut k3: usize = 1;
            if !(r2[0] > -0.9) {
                return v1;
            }
            r2[1] * v1 - v + r2[0]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = a[4 % a.len()] / (x * x + 0.25);
            let mut v2 = {
                let v1 = a[(n + n) % a.len()];
                ALPHA
            };
            let mut r3 = vec![{ v2 }, h0(v2, x), a[0], {
                v2 = a[0] - v2;
                x
            }];
            let r3_count: usize = r3.len();
            let mut v4: f64 = a[r3_count % a.len()] - ALPHA;
            let c5 = move |u5_0: f64, u5_1: f64| u5_0 * (ALPHA * v4);
            'l6: for _ in 0..r3.len() {
                for &e9 in a {
                    let mut v10 = (v4 * v4 + 0.5).powf(1.5);
                    let mut v11 = 0.3 * v4;
                }
            }
            v2
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate(without(tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = ALPHA;
            let mut r2 = [f64::max(v, v); 2];
            let mut k3: usize = 1;
            if !(r2[0] > -0.9) {
                return v1;
            }
            r2[1] * v1 - v + r2[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = a[4 % a.len()] / (x * x + 0.25);
            let mut v2 = {
                let v1 = a[(n + n) % a.len()];
                ALPHA
            };
            let mut r3 = vec![{ v2 }, h0(v2, x), a[0], {
                v2 = a[0] - v2;
                x
            }];
            let r3_count: usize = r3.len();
            let mut v4: f64 = a[r3_count % a.len()] - ALPHA;
            let c5 = move |u5_0: f64, u5_1: f64| u5_0 * (ALPHA * v4);
            'l6: for _ in 0..r3.len() {
                for &e9 in a {
                    let mut v10 = (v4 * v4 + 0.5).powf(1.5);
                    let mut v11 = 0.3 * v4;
                }
            }
            v2
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 2.0;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = lit(ALPHA);
            let mut r2 = [D::max(v, v); 2];
            let mut k3: usize = 1;
            if !(r2[0] > lit(-0.9)) {
                return v1;
            }
            r2[1] * v1 - v + r2[0]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut x = a[4 % a.len()] / (x * x + lit(0.25));
            let mut v2 = {
                let v1 = a[(n + n) % a.len()];
                lit(ALPHA)
            };
            let mut r3 = vec![{ v2 }, h0(v2, x), a[0], {
                v2 = a[0] - v2;
                x
            }];
            let r3_count: usize = r3.len();
            let mut v4: D = a[r3_count % a.len()] - lit(ALPHA);
            let c5 = move |u5_0: D, u5_1: D| u5_0 * (lit(ALPHA) * v4);
            'l6: for _ in 0..r3.len() {
                for &e9 in a {
                    let mut v10 = (v4 * v4 + lit(0.5)).powf(lit(1.5));
                    let mut v11 = lit(0.3) * v4;
                }
            }
            v2
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
            if n % 2 < 1 {
                v2 += ((n % 4) as f64);
            } else {
                let v3 = x;
            }
            if v2 < p[0] {
                for i5 in (0..2).step_by(2) {
                    fn inner6(s: f64, t: f64) -> f64 {
                        if 0.3_f64 > -0.3 {
                            return t.copysign(t);
                        }
                        t
                    }
                    let v2 = inner6(p[3 - 1 - (0) % 3], v2 * v2);
                }
                {
                    let mut k8: usize = 0;
                    loop {
                        if k8 >= 6 {
                            break;
                        }
                        k8 += 1;
                        for (i10, e10) in p.iter().enumerate() {
                            if v1 > -1.25 {
                                let mut k11: usize = 2;
                            } else {
                                let mut k13: usize = 0;
                                while k13 < 0 {
                                    k13 += 1;
                                    match i10 % 2 {
                                        0 => {
                                            if v2 >= *e10 {
                                                v2 = (*e10 + BETA).sin();
                                            } else {
                                                fn inner14(s: f64, t: f64) -> f64 {
                                                    if s < 2.0 {
                                                        return (1..5).map(|i15| { s }).sum::<f64>();
                                                    }
                                                    s + -0.9
                                                }
                                                let v17: f64 = inner14(*e10 * p[0], if n % 2 != 1 {
                                                    let v16 = v2;
                                                    x
                                                } else { p[0] });
                                            }
                                            const GAMMA_18: f64 = 0.25;
                                            v1 -= 0.25 * (if 0.25_f64 < 0.75 {
                                                v2 = *e10;
                                                v2
                                            } else { p[2] }) * GAMMA_18;
                                        }
                                        _ => {
                                            const GAMMA_19: f64 = 0.125;
                                            v2 /= ((-1.5_f64).abs() + 1.25) * GAMMA_19;
                                        }
                                    }
                                }
                                let v20 = (x * x + 0.5).powf(0.5);
                            }
                        }
                        let mut r22: Vec<f64> = p.iter().map(|&e21| v1 * p[2]).collect();
                        let r22_count: usize = r22.len();
                    }
                }
            }
            [(v1 - v2.sin() + v1) * x.sin(), p[0] - v2 + p[0]]
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
            if n % 2 < 1 {
                v2 += ((n % 4) as f64);
            } else {
                let v3 = x;
            }
            if v2 < p[0] {
                for i5 in (0..2).step_by(2) {
                    fn inner6(s: f64, t: f64) -> f64 {
                        if 0.3_f64 > -0.3 {
                            return t.copysign(t);
                        }
                        t
                    }
                    let v2 = inner6(p[3 - 1 - (0) % 3], v2 * v2);
                }
                {
                    let mut k8: usize = 0;
                    loop {
                        if k8 >= 6 {
                            break;
                        }
                        k8 += 1;
                        for (i10, e10) in p.iter().enumerate() {
                            if v1 > -1.25 {
                                let mut k11: usize = 2;
                            } else {
                                let mut k13: usize = 0;
                                while k13 < 0 {
                                    k13 += 1;
                                    match i10 % 2 {
                                        0 => {
                                            if v2 >= *e10 {
                                                v2 = (*e10 + BETA).sin();
                                            } else {
                                                fn inner14(s: f64, t: f64) -> f64 {
                                                    if s < 2.0 {
                                                        return (1..5).map(|i15| { s }).sum::<f64>();
                                                    }
                                                    s + -0.9
                                                }
                                                let v17: f64 = inner14(*e10 * p[0], if n % 2 != 1 {
                                                    let v16 = v2;
                                                    x
                                                } else { p[0] });
                                            }
                                            const GAMMA_18: f64 = 0.25;
                                            v1 -= 0.25 * (if 0.25_f64 < 0.75 {
                                                v2 = *e10;
                                                v2
                                            } else { p[2] }) * GAMMA_18;
                                        }
                                        _ => {
                                            const GAMMA_19: f64 = 0.125;
                                            v2 /= ((-1.5_f64).abs() + 1.25) * GAMMA_19;
                                        }
                                    }
                                }
                                let v20 = (x * x + 0.5).powf(0.5);
                            }
                        }
                        let mut r22: Vec<f64> = p.iter().map(|&e21| v1 * p[2]).collect();
                        let r22_count: usize = r22.len();
                    }
                }
            }
            [(v1 - v2.sin() + v1) * x.sin(), p[0] - v2 + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.75;
        const BETA: f64 = 0.5;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = lit((n % 4) as f64);
            let mut v2: D = x;
            if n % 2 < 1 {
                { let right = lit((n % 4) as f64); v2 += right; }
            } else {
                let v3 = x;
            }
            if v2 < p[0] {
                for i5 in (0..2).step_by(2) {
                    fn inner6(s: D, t: D) -> D {
                        if lit(0.3) > lit(-0.3) {
                            return t.copysign(t);
                        }
                        t
                    }
                    let v2 = inner6(p[3 - 1 - (0) % 3], v2 * v2);
                }
                {
                    let mut k8: usize = 0;
                    loop {
                        if k8 >= 6 {
                            break;
                        }
                        k8 += 1;
                        for (i10, e10) in p.iter().enumerate() {
                            if v1 > lit(-1.25) {
                                let mut k11: usize = 2;
                            } else {
                                let mut k13: usize = 0;
                                while k13 < 0 {
                                    k13 += 1;
                                    match i10 % 2 {
                                        0 => {
                                            if v2 >= *e10 {
                                                v2 = (*e10 + lit(BETA)).sin();
                                            } else {
                                                fn inner14(s: D, t: D) -> D {
                                                    if s < lit(2.0) {
                                                        return (1..5).map(|i15| { s }).sum::<D>();
                                                    }
                                                    s + lit(-0.9)
                                                }
                                                let v17: D = inner14(*e10 * p[0], if n % 2 != 1 {
                                                    let v16 = v2;
                                                    x
                                                } else { p[0] });
                                            }
                                            const GAMMA_18: f64 = 0.25;
                                            { let right = lit(0.25) * (if lit(0.25) < lit(0.75) {
                                                v2 = *e10;
                                                v2
                                            } else { p[2] }) * lit(GAMMA_18); v1 -= right; }
                                        }
                                        _ => {
                                            const GAMMA_19: f64 = 0.125;
                                            { let right = (lit(-1.5).abs() + lit(1.25)) * lit(GAMMA_19); v2 /= right; }
                                        }
                                    }
                                }
                                let v20 = (x * x + lit(0.5)).powf(lit(0.5));
                            }
                        }
                        let mut r22: Vec<D> = p.iter().map(|&e21| v1 * p[2]).collect();
                        let r22_count: usize = r22.len();
                    }
                }
            }
            [(v1 - v2.sin() + v1) * x.sin(), p[0] - v2 + p[0]]
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
            if !(v2 > BETA) {
                v1 += v1.tanh().cosh();
                let mut k3: usize = 1;
            } else {
                {
                    let m4: [[f64; 2]; 2] = [[v1, v2], [v2, x]];
                }
            }
            (v2 / (a[2 % a.len()] * a[2 % a.len()] + 0.5) * v2 + v1.sin() + x.sin(), a.iter().rev().zip(a).map(|(&e5, &z5)| match n % 4 {
                0 => { e5 }
                1 => { 1.1_f64 }
                2 if v2 < 1.25 => { a[a.len() - 1 - (n + n) % a.len()] }
                _ => { z5 }
            }).sum::<f64>() + v2 + v1.sin() + a[0])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = 0.7;
            let mut v2 = x - a[0];
            if !(v2 > BETA) {
                v1 += v1.tanh().cosh();
                let mut k3: usize = 1;
            } else {
                {
                    let m4: [[f64; 2]; 2] = [[v1, v2], [v2, x]];
                }
            }
            (v2 / (a[2 % a.len()] * a[2 % a.len()] + 0.5) * v2 + v1.sin() + x.sin(), a.iter().rev().zip(a).map(|(&e5, &z5)| match n % 4 {
                0 => { e5 }
                1 => { 1.1_f64 }
                2 if v2 < 1.25 => { a[a.len() - 1 - (n + n) % a.len()] }
                _ => { z5 }
            }).sum::<f64>() + v2 + v1.sin() + a[0])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = lit(0.7);
            let mut v2 = x - a[0];
            if !(v2 > lit(BETA)) {
                { let right = v1.tanh().cosh(); v1 += right; }
                let mut k3: usize = 1;
            } else {
                {
                    let m4: [[D; 2]; 2] = [[v1, v2], [v2, x]];
                }
            }
            (v2 / (a[2 % a.len()] * a[2 % a.len()] + lit(0.5)) * v2 + v1.sin() + x.sin(), a.iter().rev().zip(a).map(|(&e5, &z5)| match n % 4 {
                0 => { e5 }
                1 => { lit(1.1) }
                2 if v2 < lit(1.25) => { a[a.len() - 1 - (n + n) % a.len()] }
                _ => { z5 }
            }).sum::<D>() + v2 + v1.sin() + a[0])
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
            let w_count: usize = w.len();
            match w_count % 2 {
                0 => {
                    let mut k3: usize = 1;
                }
                _ => {
                    w[(w_count + w_count) % w_count] = w[(w_count + w_count) % w_count] * 0.5 + (((w_count % 4) as f64) - v2);
                }
            }
            for i5 in 1..n % 4 {
                v2 *= v2.tanh();
                let c6 = |u6_0: f64, u6_1: f64| u6_0 + u6_0;
            }
            p[0] + v2.sin() + v1 + p[3 - 1 - (3) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.9 / (p[2] * p[2] + 0.5);
            let mut v2 = v1;
            let w_count: usize = w.len();
            match w_count % 2 {
                0 => {
                    let mut k3: usize = 1;
                }
                _ => {
                    w[(w_count + w_count) % w_count] = w[(w_count + w_count) % w_count] * 0.5 + (((w_count % 4) as f64) - v2);
                }
            }
            for i5 in 1..n % 4 {
                v2 *= v2.tanh();
                let c6 = |u6_0: f64, u6_1: f64| u6_0 + u6_0;
            }
            p[0] + v2.sin() + v1 + p[3 - 1 - (3) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(0.9) / (p[2] * p[2] + lit(0.5));
            let mut v2 = v1;
            let w_count: usize = w.len();
            match w_count % 2 {
                0 => {
                    let mut k3: usize = 1;
                }
                _ => {
                    w[(w_count + w_count) % w_count] = w[(w_count + w_count) % w_count] * lit(0.5) + (lit((w_count % 4) as f64) - v2);
                }
            }
            for i5 in 1..n % 4 {
                { let right = v2.tanh(); v2 *= right; }
                let c6 = |u6_0: D, u6_1: D| u6_0 + u6_0;
            }
            p[0] + v2.sin() + v1 + p[3 - 1 - (3) % 3]
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
            let r3_count: usize = r3.len();
            for i5 in (1..r3_count % 4).rev() {
                v1 /= x.abs() + 0.25;
            }
            let r7: Vec<f64> = w.iter().map(|&e6| x + x).collect();
            let r7_count: usize = r7.len();
            let mut o8: Option<f64> = if r3[0] >= v2 { Some(v2 - w[(2 * n + 1) % w.len()]) } else { None };
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x * ((n % 4) as f64);
            let mut v2 = x;
            let mut r3 = vec![x / (w[w.len() - 1 - (n + 1) % w.len()].abs() + 1.25); 3];
            let r3_count: usize = r3.len();
            for i5 in (1..r3_count % 4).rev() {
                v1 /= x.abs() + 0.25;
            }
            let r7: Vec<f64> = w.iter().map(|&e6| x + x).collect();
            let r7_count: usize = r7.len();
            let mut o8: Option<f64> = if r3[0] >= v2 { Some(v2 - w[(2 * n + 1) % w.len()]) } else { None };
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = x * lit((n % 4) as f64);
            let mut v2 = x;
            let mut r3 = vec![x / (w[w.len() - 1 - (n + 1) % w.len()].abs() + lit(1.25)); 3];
            let r3_count: usize = r3.len();
            for i5 in (1..r3_count % 4).rev() {
                { let right = x.abs() + lit(0.25); v1 /= right; }
            }
            let r7: Vec<D> = w.iter().map(|&e6| x + x).collect();
            let r7_count: usize = r7.len();
            let mut o8: Option<D> = if r3[0] >= v2 { Some(v2 - w[(2 * n + 1) % w.len()]) } else { None };
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
            let r3_count: usize = r3.len();
            let mut v2 = v2 * r3[r3.len() - 1 - (0) % r3.len()];
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = 1.1_f64 * a[0];
            let mut v2: f64 = a[(n + n) % a.len()];
            let mut r3 = vec![-BETA, ((n % 4) as f64) - v1];
            let r3_count: usize = r3.len();
            if a[a.len() - 1 - (r3_count + r3_count) % a.len()] > v2 {
                {
                    let mut r5 = [a.iter().rev().map(|&e4| a[0] - e4).fold(v1, |acc4, t4| acc4.sin() + BETA * t4), v2 - v2, 0.125];
                }
            }
            {
                h0(&mut r3, (0..4).map(|i6| 1.0 + 0.25 * x.max(v2).sin()).product::<f64>());
                let mut r7 = [v1, v2 * x, ALPHA];
            }
            'l8: for &e9 in &r3 {
                v2 /= x * x + 0.5;
            }
            ((r3_count % 4) as f64) * v1 + v1 - x.sin() + r3[2 % r3.len()] + a[a.len() - 1 - (3) % a.len()]
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
            let r3_count: usize = r3.len();
            let mut v2 = v2 * r3[r3.len() - 1 - (0) % r3.len()];
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = 1.1_f64 * a[0];
            let mut v2: f64 = a[(n + n) % a.len()];
            let mut r3 = vec![-BETA, ((n % 4) as f64) - v1];
            let r3_count: usize = r3.len();
            if a[a.len() - 1 - (r3_count + r3_count) % a.len()] > v2 {
                {
                    let mut r5 = [a.iter().rev().map(|&e4| a[0] - e4).fold(v1, |acc4, t4| acc4.sin() + BETA * t4), v2 - v2, 0.125];
                }
            }
            {
                h0(&mut r3, (0..4).map(|i6| 1.0 + 0.25 * x.max(v2).sin()).product::<f64>());
                let mut r7 = [v1, v2 * x, ALPHA];
            }
            'l8: for &e9 in &r3 {
                v2 /= x * x + 0.5;
            }
            ((r3_count % 4) as f64) * v1 + v1 - x.sin() + r3[2 % r3.len()] + a[a.len() - 1 - (3) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.9;
        pub fn h0(w: &mut [D], u: D) {
            let mut v2: D = w.iter().map(|&e1| e1).filter(|&m1| m1 <= m1).fold(u, |acc1, t1| lit(0.5) * acc1 + lit(0.5) * t1);
            let mut r3 = vec![w[0 % w.len()], u * u];
            let r3_count: usize = r3.len();
            let mut v2 = v2 * r3[r3.len() - 1 - (0) % r3.len()];
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = lit(1.1) * a[0];
            let mut v2: D = a[(n + n) % a.len()];
            let mut r3 = vec![-lit(BETA), lit((n % 4) as f64) - v1];
            let r3_count: usize = r3.len();
            if a[a.len() - 1 - (r3_count + r3_count) % a.len()] > v2 {
                {
                    let mut r5 = [a.iter().rev().map(|&e4| a[0] - e4).fold(v1, |acc4, t4| acc4.sin() + lit(BETA) * t4), v2 - v2, lit(0.125)];
                }
            }
            {
                h0(&mut r3, (0..4).map(|i6| lit(1.0) + lit(0.25) * x.max(v2).sin()).product::<D>());
                let mut r7 = [v1, v2 * x, lit(ALPHA)];
            }
            'l8: for &e9 in &r3 {
                { let right = x * x + lit(0.5); v2 /= right; }
            }
            lit((r3_count % 4) as f64) * v1 + v1 - x.sin() + r3[2 % r3.len()] + a[a.len() - 1 - (3) % a.len()]
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
            for i2 in 1..3 {
                p[i2] *= (p[i2 - 1] - p[i2]).cos();
            }
            fn inner3(s: f64, t: f64) -> f64 {
                if s < s {
                    return s;
                }
                s - t
            }
            let v5 = inner3(p.iter().take(2).map(|&e4| BETA * e4).sum::<f64>(), v1 + BETA);
            fn inner6(s: f64, t: f64) -> f64 {
                if !(s >= 1.0) {
                    return t / (s.abs() + 0.25);
                }
                t + s
            }
            let v7: f64 = inner6(v5, x.tanh().exp());
            let mut k8: usize = 2;
            p[(k8 + 1) % 3] += p[0] / (x.abs() + 0.5);
            let mut v9 = v1;
            fn inner10(s: f64, t: f64) -> f64 {
                if (s >= s) && (t <= 0.125) {
                    return t - s;
                }
                { t }
            }
            let v11 = inner10(x + BETA, (v7.abs() + 0.5).ln());
            for i13 in 0..3 {
                for i15 in 0..n {
                    if i13 % 3 < 1 {
                        break;
                    }
                }
            }
            [p[n % 3] / (v11 * v11 + 1.25) + v5.sin() + v1.sin(), (if v9 > 1.1 { v1 } else {
                let v5 = BETA;
                0.5
            }) - v9.sin() - v7.sin() + v5 - v1 + p[(n + n) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x + x;
            for i2 in 1..3 {
                p[i2] *= (p[i2 - 1] - p[i2]).cos();
            }
            fn inner3(s: f64, t: f64) -> f64 {
                if s < s {
                    return s;
                }
                s - t
            }
            let v5 = inner3(p.iter().take(2).map(|&e4| BETA * e4).sum::<f64>(), v1 + BETA);
            fn inner6(s: f64, t: f64) -> f64 {
                if !(s >= 1.0) {
                    return t / (s.abs() + 0.25);
                }
                t + s
            }
            let v7: f64 = inner6(v5, x.tanh().exp());
            let mut k8: usize = 2;
            p[(k8 + 1) % 3] += p[0] / (x.abs() + 0.5);
            let mut v9 = v1;
            fn inner10(s: f64, t: f64) -> f64 {
                if (s >= s) && (t <= 0.125) {
                    return t - s;
                }
                { t }
            }
            let v11 = inner10(x + BETA, (v7.abs() + 0.5).ln());
            for i13 in 0..3 {
                for i15 in 0..n {
                    if i13 % 3 < 1 {
                        break;
                    }
                }
            }
            [p[n % 3] / (v11 * v11 + 1.25) + v5.sin() + v1.sin(), (if v9 > 1.1 { v1 } else {
                let v5 = BETA;
                0.5
            }) - v9.sin() - v7.sin() + v5 - v1 + p[(n + n) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.25;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = x + x;
            for i2 in 1..3 {
                { let right = (p[i2 - 1] - p[i2]).cos(); p[i2] *= right; }
            }
            fn inner3(s: D, t: D) -> D {
                if s < s {
                    return s;
                }
                s - t
            }
            let v5 = inner3(p.iter().take(2).map(|&e4| lit(BETA) * e4).sum::<D>(), v1 + lit(BETA));
            fn inner6(s: D, t: D) -> D {
                if !(s >= lit(1.0)) {
                    return t / (s.abs() + lit(0.25));
                }
                t + s
            }
            let v7: D = inner6(v5, x.tanh().exp());
            let mut k8: usize = 2;
            { let right = p[0] / (x.abs() + lit(0.5)); p[(k8 + 1) % 3] += right; }
            let mut v9 = v1;
            fn inner10(s: D, t: D) -> D {
                if (s >= s) && (t <= lit(0.125)) {
                    return t - s;
                }
                { t }
            }
            let v11 = inner10(x + lit(BETA), (v7.abs() + lit(0.5)).ln());
            for i13 in 0..3 {
                for i15 in 0..n {
                    if i13 % 3 < 1 {
                        break;
                    }
                }
            }
            [p[n % 3] / (v11 * v11 + lit(1.25)) + v5.sin() + v1.sin(), (if v9 > lit(1.1) { v1 } else {
                let v5 = lit(BETA);
                lit(0.5)
            }) - v9.sin() - v7.sin() + v5 - v1 + p[(n + n) % 3]]
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
            let v2 = w[w.len() - 1 - (1) % w.len()] * u;
            for i3 in (1..w.len()).rev() {
                w[i3] *= (w[i3 - 1] - w[i3]).cos();
            }
            v1 = v2;
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = { -0.25 };
            let mut r2 = vec![y; n % 5 + 1];
            let r2_count: usize = r2.len();
            v1 += v1;
            for i4 in 1..n {
                r2[(r2_count) % r2_count] = (if ((r2_count % 4) as f64) > v1 {
                    r2[(r2_count + i4) % r2_count] -= 0.25 * (if v1 > 0.7 { y } else { r2[(2 * i4 + 1) % r2.len()] });
                    x
                } else { y }).sin();
            }
            for i6 in 1..r2_count % 4 {
                'l7: for &e8 in &r2 {
                    'l9: for &e10 in &r2 {
                        {
                            fn inner11(s: f64, t: f64) -> f64 {
                                if !(t >= t) {
                                    return s;
                                }
                                (1..4).enumerate().filter(|&(j12, i12)| i12 % 2 != 1).map(|(j12, i12)| s - s).filter(|&m12| m12 > m12).fold(t, |acc12, t12| acc12.sin() + t12 * t12)
                            }
                            let v13 = inner11(f64::rem_euclid(-1.1_f64, 2.25), e8 + r2[(i6 + r2_count) % r2.len()]);
                            v1 -= 0.25 * (v13 - ((n % 4) as f64));
                        }
                    }
                    let mut x = v1;
                }
            }
            r2.chunks_exact(2).skip(0).map(|e14| x).sum::<f64>() + v1 + y - x + r2[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = u;
            let v2 = w[w.len() - 1 - (1) % w.len()] * u;
            for i3 in (1..w.len()).rev() {
                w[i3] *= (w[i3 - 1] - w[i3]).cos();
            }
            v1 = v2;
        }
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = { -0.25 };
            let mut r2 = vec![y; n % 5 + 1];
            let r2_count: usize = r2.len();
            v1 += v1;
            for i4 in 1..n {
                r2[(r2_count) % r2_count] = (if ((r2_count % 4) as f64) > v1 {
                    r2[(r2_count + i4) % r2_count] -= 0.25 * (if v1 > 0.7 { y } else { r2[(2 * i4 + 1) % r2.len()] });
                    x
                } else { y }).sin();
            }
            for i6 in 1..r2_count % 4 {
                'l7: for &e8 in &r2 {
                    'l9: for &e10 in &r2 {
                        {
                            fn inner11(s: f64, t: f64) -> f64 {
                                if !(t >= t) {
                                    return s;
                                }
                                (1..4).enumerate().filter(|&(j12, i12)| i12 % 2 != 1).map(|(j12, i12)| s - s).filter(|&m12| m12 > m12).fold(t, |acc12, t12| acc12.sin() + t12 * t12)
                            }
                            let v13 = inner11(f64::rem_euclid(-1.1_f64, 2.25), e8 + r2[(i6 + r2_count) % r2.len()]);
                            v1 -= 0.25 * (v13 - ((n % 4) as f64));
                        }
                    }
                    let mut x = v1;
                }
            }
            r2.chunks_exact(2).skip(0).map(|e14| x).sum::<f64>() + v1 + y - x + r2[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], u: D) {
            let mut v1: D = u;
            let v2 = w[w.len() - 1 - (1) % w.len()] * u;
            for i3 in (1..w.len()).rev() {
                { let right = (w[i3 - 1] - w[i3]).cos(); w[i3] *= right; }
            }
            v1 = v2;
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = { lit(-0.25) };
            let mut r2 = vec![y; n % 5 + 1];
            let r2_count: usize = r2.len();
            { let right = v1; v1 += right; }
            for i4 in 1..n {
                r2[(r2_count) % r2_count] = (if lit((r2_count % 4) as f64) > v1 {
                    { let right = lit(0.25) * (if v1 > lit(0.7) { y } else { r2[(2 * i4 + 1) % r2.len()] }); r2[(r2_count + i4) % r2_count] -= right; }
                    x
                } else { y }).sin();
            }
            for i6 in 1..r2_count % 4 {
                'l7: for &e8 in &r2 {
                    'l9: for &e10 in &r2 {
                        {
                            fn inner11(s: D, t: D) -> D {
                                if !(t >= t) {
                                    return s;
                                }
                                (1..4).enumerate().filter(|&(j12, i12)| i12 % 2 != 1).map(|(j12, i12)| s - s).filter(|&m12| m12 > m12).fold(t, |acc12, t12| acc12.sin() + t12 * t12)
                            }
                            let v13 = inner11(D::rem_euclid(lit(-1.1), lit(2.25)), e8 + r2[(i6 + r2_count) % r2.len()]);
                            { let right = lit(0.25) * (v13 - lit((n % 4) as f64)); v1 -= right; }
                        }
                    }
                    let mut x = v1;
                }
            }
            r2.chunks_exact(2).skip(0).map(|e14| x).sum::<D>() + v1 + y - x + r2[0]
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
            for i4 in 0..w.len() {
                let mut v5 = (v1 * v1 + 0.25).sqrt();
                for i7 in 1..i4 % 4 {
                    'l8: for &e9 in w.iter() {
                        v1 -= 0.25 * -0.3;
                    }
                    let mut v10: f64 = v5 * u;
                }
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = ALPHA;
            let w_count: usize = w.len();
            let mut r2 = [v1; 2];
            for i4 in 1..1 {
                let c5 = |u5_0: f64| u5_0 + (u5_0 + u5_0);
            }
            {
                const GAMMA_7: f64 = -0.9;
                r2[(w_count + w_count) % 2] -= v1 * GAMMA_7;
                w[0] -= ((w_count % 4) as f64) - v1;
            }
            0.75 * v1 + r2[0]
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
            for i4 in 0..w.len() {
                let mut v5 = (v1 * v1 + 0.25).sqrt();
                for i7 in 1..i4 % 4 {
                    'l8: for &e9 in w.iter() {
                        v1 -= 0.25 * -0.3;
                    }
                    let mut v10: f64 = v5 * u;
                }
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = ALPHA;
            let w_count: usize = w.len();
            let mut r2 = [v1; 2];
            for i4 in 1..1 {
                let c5 = |u5_0: f64| u5_0 + (u5_0 + u5_0);
            }
            {
                const GAMMA_7: f64 = -0.9;
                r2[(w_count + w_count) % 2] -= v1 * GAMMA_7;
                w[0] -= ((w_count % 4) as f64) - v1;
            }
            0.75 * v1 + r2[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.7;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1: D = u;
            let mut v2 = lit(0.3) * v1;
            for i4 in 0..w.len() {
                let mut v5 = (v1 * v1 + lit(0.25)).sqrt();
                for i7 in 1..i4 % 4 {
                    'l8: for &e9 in w.iter() {
                        { let right = lit(0.25) * lit(-0.3); v1 -= right; }
                    }
                    let mut v10: D = v5 * u;
                }
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(ALPHA);
            let w_count: usize = w.len();
            let mut r2 = [v1; 2];
            for i4 in 1..1 {
                let c5 = |u5_0: D| u5_0 + (u5_0 + u5_0);
            }
            {
                const GAMMA_7: f64 = -0.9;
                { let right = v1 * lit(GAMMA_7); r2[(w_count + w_count) % 2] -= right; }
                { let right = lit((w_count % 4) as f64) - v1; w[0] -= right; }
            }
            lit(0.75) * v1 + r2[0]
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
            let mut m4: [[f64; 3]; 2] = [[(1..n).skip(1).map(|i3| 1.0 + 0.25 * (v1 * v1).sin()).product::<f64>(), v2 + a[0], a[(n + n) % a.len()]]; 2];
            m4[(2 * n + 2) % 2][(n + 1) % 3] = a[0];
            let mut k5: usize = 1;
            v1 *= (a[(n + 1) % a.len()] + v2).clamp(-2.125, 1.875);
            (-0.9_f64).midpoint(v1) + v1
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
            let mut m4: [[f64; 3]; 2] = [[(1..n).skip(1).map(|i3| 1.0 + 0.25 * (v1 * v1).sin()).product::<f64>(), v2 + a[0], a[(n + n) % a.len()]]; 2];
            m4[(2 * n + 2) % 2][(n + 1) % 3] = a[0];
            let mut k5: usize = 1;
            v1 *= (a[(n + 1) % a.len()] + v2).clamp(-2.125, 1.875);
            (-0.9_f64).midpoint(v1) + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        const BETA: f64 = -0.7;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.3) * x;
            let mut v2 = x;
            let mut m4: [[D; 3]; 2] = [[(1..n).skip(1).map(|i3| lit(1.0) + lit(0.25) * (v1 * v1).sin()).product::<D>(), v2 + a[0], a[(n + n) % a.len()]]; 2];
            m4[(2 * n + 2) % 2][(n + 1) % 3] = a[0];
            let mut k5: usize = 1;
            { let right = (a[(n + 1) % a.len()] + v2).clamp(lit(-2.125), lit(1.875)); v1 *= right; }
            lit(-0.9).midpoint(v1) + v1
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
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 * v1;
            if 0.25_f64 < BETA {
                let mut k4: usize = 0;
                loop {
                    if k4 >= 3 {
                        break;
                    }
                    k4 += 1;
                    let p5 = ((u / (1.0 + u * u)).exp(), w[k4 % w.len()] * w[k4 % w.len()]);
                }
            }
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0] - p[0];
            let mut v2 = BETA;
            let w_count: usize = w.len();
            let mut r3 = vec![((n % 4) as f64), ((n % 4) as f64) * v1, v2, v2, (v1 * v1 + 0.25).log10()];
            let r3_count: usize = r3.len();
            for i5 in 0..=n {
                let v1 = f64::powf(r3[(w_count + n) % r3.len()] * r3[(w_count + n) % r3.len()] + 1.25, -0.7);
                let mut v1: f64 = if (w[w.len() - 1 - (i5 + w_count) % w.len()] < w[0]) && (((n % 4) as f64) > 0.25) {
                    v2 = v2 / (1.0 + v2 * v2);
                    v1
                } else { r3[0] };
            }
            h0(&mut r3, ((n % 4) as f64));
            let o6: Option<f64> = if r3_count % 3 != 1 { Some(-v1) } else { None };
            (((w_count % 4) as f64) / (1.0 + ((w_count % 4) as f64) * ((w_count % 4) as f64))).exp() * v2.sin() + r3[(n + w_count) % r3.len()] + w[w.len() - 1 - (n + n) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = w[3 % w.len()] - w[2 % w.len()];
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 * v1;
            if 0.25_f64 < BETA {
                let mut k4: usize = 0;
                loop {
                    if k4 >= 3 {
                        break;
                    }
                    k4 += 1;
                    let p5 = ((u / (1.0 + u * u)).exp(), w[k4 % w.len()] * w[k4 % w.len()]);
                }
            }
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[0] - p[0];
            let mut v2 = BETA;
            let w_count: usize = w.len();
            let mut r3 = vec![((n % 4) as f64), ((n % 4) as f64) * v1, v2, v2, (v1 * v1 + 0.25).log10()];
            let r3_count: usize = r3.len();
            for i5 in 0..=n {
                let v1 = f64::powf(r3[(w_count + n) % r3.len()] * r3[(w_count + n) % r3.len()] + 1.25, -0.7);
                let mut v1: f64 = if (w[w.len() - 1 - (i5 + w_count) % w.len()] < w[0]) && (((n % 4) as f64) > 0.25) {
                    v2 = v2 / (1.0 + v2 * v2);
                    v1
                } else { r3[0] };
            }
            h0(&mut r3, ((n % 4) as f64));
            let o6: Option<f64> = if r3_count % 3 != 1 { Some(-v1) } else { None };
            (((w_count % 4) as f64) / (1.0 + ((w_count % 4) as f64) * ((w_count % 4) as f64))).exp() * v2.sin() + r3[(n + w_count) % r3.len()] + w[w.len() - 1 - (n + n) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = w[3 % w.len()] - w[2 % w.len()];
            let c2 = move |u2_0: D, u2_1: D| u2_0 * v1;
            if lit(0.25) < lit(BETA) {
                let mut k4: usize = 0;
                loop {
                    if k4 >= 3 {
                        break;
                    }
                    k4 += 1;
                    let p5 = ((u / (lit(1.0) + u * u)).exp(), w[k4 % w.len()] * w[k4 % w.len()]);
                }
            }
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[0] - p[0];
            let mut v2 = lit(BETA);
            let w_count: usize = w.len();
            let mut r3 = vec![lit((n % 4) as f64), lit((n % 4) as f64) * v1, v2, v2, (v1 * v1 + lit(0.25)).log10()];
            let r3_count: usize = r3.len();
            for i5 in 0..=n {
                let v1 = D::powf(r3[(w_count + n) % r3.len()] * r3[(w_count + n) % r3.len()] + lit(1.25), lit(-0.7));
                let mut v1: D = if (w[w.len() - 1 - (i5 + w_count) % w.len()] < w[0]) && (lit((n % 4) as f64) > lit(0.25)) {
                    v2 = v2 / (lit(1.0) + v2 * v2);
                    v1
                } else { r3[0] };
            }
            h0(&mut r3, lit((n % 4) as f64));
            let o6: Option<D> = if r3_count % 3 != 1 { Some(-v1) } else { None };
            (lit((w_count % 4) as f64) / (lit(1.0) + lit((w_count % 4) as f64) * lit((w_count % 4) as f64))).exp() * v2.sin() + r3[(n + w_count) % r3.len()] + w[w.len() - 1 - (n + n) % w.len()]
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
            let mut k3: usize = 0;
            let mut v5: f64 = loop {
                if k3 >= 3 {
                    break p[0] / (x.abs() + 0.5);
                }
                k3 += 1;
                p[0] -= 0.25 * ({
                    let v4: f64 = 0.7;
                    x
                });
            };
            if x > 1.25 {
                p[3 - 1 - (2 * k3 + 1) % 3] += ALPHA.min(x);
                let mut k7: usize = 0;
                loop {
                    if k7 >= 5 {
                        break;
                    }
                    k7 += 1;
                    let v8 = ALPHA.atan2(v5.abs() + 1.25);
                }
            } else {
                let c9 = move |u9_0: f64| u9_0 + x;
                let mut k11: usize = 0;
                'l10: loop {
                    if k11 >= 3 {
                        break;
                    }
                    k11 += 1;
                    'l12: for e13 in p.iter_mut() {
                        for _ in 0..5 {
                            let mut v16 = x;
                            let c17 = move |u17_0: f64| u17_0 - ALPHA.mul_add(v16, ((k3 % 4) as f64));
                        }
                    }
                    v5 = (match k11 % 2 {
                        0 if v5 > p[(n + k3) % 3] => {
                            let v18 = v5;
                            v5
                        }
                        _ => { x }
                    }).sin();
                }
            }
            [ALPHA + x + p[1], ({ ((n % 4) as f64) }) - x + p[(n + 1) % 3]]
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
            let mut k3: usize = 0;
            let mut v5: f64 = loop {
                if k3 >= 3 {
                    break p[0] / (x.abs() + 0.5);
                }
                k3 += 1;
                p[0] -= 0.25 * ({
                    let v4: f64 = 0.7;
                    x
                });
            };
            if x > 1.25 {
                p[3 - 1 - (2 * k3 + 1) % 3] += ALPHA.min(x);
                let mut k7: usize = 0;
                loop {
                    if k7 >= 5 {
                        break;
                    }
                    k7 += 1;
                    let v8 = ALPHA.atan2(v5.abs() + 1.25);
                }
            } else {
                let c9 = move |u9_0: f64| u9_0 + x;
                let mut k11: usize = 0;
                'l10: loop {
                    if k11 >= 3 {
                        break;
                    }
                    k11 += 1;
                    'l12: for e13 in p.iter_mut() {
                        for _ in 0..5 {
                            let mut v16 = x;
                            let c17 = move |u17_0: f64| u17_0 - ALPHA.mul_add(v16, ((k3 % 4) as f64));
                        }
                    }
                    v5 = (match k11 % 2 {
                        0 if v5 > p[(n + k3) % 3] => {
                            let v18 = v5;
                            v5
                        }
                        _ => { x }
                    }).sin();
                }
            }
            [ALPHA + x + p[1], ({ ((n % 4) as f64) }) - x + p[(n + 1) % 3]]
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
            let mut k3: usize = 0;
            let mut v5: D = loop {
                if k3 >= 3 {
                    break p[0] / (x.abs() + lit(0.5));
                }
                k3 += 1;
                { let right = lit(0.25) * ({
                    let v4: D = lit(0.7);
                    x
                }); p[0] -= right; }
            };
            if x > lit(1.25) {
                { let right = lit(ALPHA).min(x); p[3 - 1 - (2 * k3 + 1) % 3] += right; }
                let mut k7: usize = 0;
                loop {
                    if k7 >= 5 {
                        break;
                    }
                    k7 += 1;
                    let v8 = lit(ALPHA).atan2(v5.abs() + lit(1.25));
                }
            } else {
                let c9 = move |u9_0: D| u9_0 + x;
                let mut k11: usize = 0;
                'l10: loop {
                    if k11 >= 3 {
                        break;
                    }
                    k11 += 1;
                    'l12: for e13 in p.iter_mut() {
                        for _ in 0..5 {
                            let mut v16 = x;
                            let c17 = move |u17_0: D| u17_0 - lit(ALPHA).mul_add(v16, lit((k3 % 4) as f64));
                        }
                    }
                    v5 = (match k11 % 2 {
                        0 if v5 > p[(n + k3) % 3] => {
                            let v18 = v5;
                            v5
                        }
                        _ => { x }
                    }).sin();
                }
            }
            [lit(ALPHA) + x + p[1], ({ lit((n % 4) as f64) }) - x + p[(n + 1) % 3]]
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
            for i3 in (0..2).step_by(2) {
                v1 = v1 * 0.5 + 0.9_f64 / (0.25_f64.abs() + 0.5);
            }
            u * v1 * u * v
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) - 1.5;
            for i3 in 1..=4 {
                let (mut v4, v5) = (q[4 - 1 - (2) % 4] * v1, ((i3 % 4) as f64));
                match i3 % 2 {
                    0 => {
                        v1 -= 0.25 * (((n % 4) as f64) - v1);
                    }
                    _ => {
                        let mut k7: usize = 0;
                        let v10: f64 = loop {
                            if k7 >= 0 {
                                break h0(v5, v4);
                            }
                            k7 += 1;
                            if v4 <= 1.0 {
                                let mut v5 = v5;
                                if v1 < q[n % 4] {
                                    v5 = v5 * 0.5 + v5;
                                }
                            }
                            match i3 % 3 {
                                0 => {
                                    v1 = v1 * 0.5 + v5;
                                }
                                1 => {
                                    let c8 = |u8_0: f64, u8_1: f64| u8_0 - u8_1;
                                }
                                _ => {
                                    let mut v9 = match n % 3 {
                                        0 if v5 > 2.0 => {
                                            v4 -= 0.25 * (v5 / (q[0].abs() + 1.25));
                                            a[a.len() - 1 - (k7) % a.len()]
                                        }
                                        1 => { v4 }
                                        _ => {
                                            v1 -= 0.25 * (v5 + v4);
                                            v4
                                        }
                                    };
                                }
                            }
                        };
                    }
                }
            }
            1.25 + v1 + b[2 % b.len()] + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut u = v;
            let mut v1 = u + v;
            for i3 in (0..2).step_by(2) {
                v1 = v1 * 0.5 + 0.9_f64 / (0.25_f64.abs() + 0.5);
            }
            u * v1 * u * v
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) - 1.5;
            for i3 in 1..=4 {
                let (mut v4, v5) = (q[4 - 1 - (2) % 4] * v1, ((i3 % 4) as f64));
                match i3 % 2 {
                    0 => {
                        v1 -= 0.25 * (((n % 4) as f64) - v1);
                    }
                    _ => {
                        let mut k7: usize = 0;
                        let v10: f64 = loop {
                            if k7 >= 0 {
                                break h0(v5, v4);
                            }
                            k7 += 1;
                            if v4 <= 1.0 {
                                let mut v5 = v5;
                                if v1 < q[n % 4] {
                                    v5 = v5 * 0.5 + v5;
                                }
                            }
                            match i3 % 3 {
                                0 => {
                                    v1 = v1 * 0.5 + v5;
                                }
                                1 => {
                                    let c8 = |u8_0: f64, u8_1: f64| u8_0 - u8_1;
                                }
                                _ => {
                                    let mut v9 = match n % 3 {
                                        0 if v5 > 2.0 => {
                                            v4 -= 0.25 * (v5 / (q[0].abs() + 1.25));
                                            a[a.len() - 1 - (k7) % a.len()]
                                        }
                                        1 => { v4 }
                                        _ => {
                                            v1 -= 0.25 * (v5 + v4);
                                            v4
                                        }
                                    };
                                }
                            }
                        };
                    }
                }
            }
            1.25 + v1 + b[2 % b.len()] + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut u = v;
            let mut v1 = u + v;
            for i3 in (0..2).step_by(2) {
                v1 = v1 * lit(0.5) + lit(0.9) / (lit(0.25).abs() + lit(0.5));
            }
            u * v1 * u * v
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) - lit(1.5);
            for i3 in 1..=4 {
                let (mut v4, v5) = (q[4 - 1 - (2) % 4] * v1, lit((i3 % 4) as f64));
                match i3 % 2 {
                    0 => {
                        { let right = lit(0.25) * (lit((n % 4) as f64) - v1); v1 -= right; }
                    }
                    _ => {
                        let mut k7: usize = 0;
                        let v10: D = loop {
                            if k7 >= 0 {
                                break h0(v5, v4);
                            }
                            k7 += 1;
                            if v4 <= lit(1.0) {
                                let mut v5 = v5;
                                if v1 < q[n % 4] {
                                    v5 = v5 * lit(0.5) + v5;
                                }
                            }
                            match i3 % 3 {
                                0 => {
                                    v1 = v1 * lit(0.5) + v5;
                                }
                                1 => {
                                    let c8 = |u8_0: D, u8_1: D| u8_0 - u8_1;
                                }
                                _ => {
                                    let mut v9 = match n % 3 {
                                        0 if v5 > lit(2.0) => {
                                            { let right = lit(0.25) * (v5 / (q[0].abs() + lit(1.25))); v4 -= right; }
                                            a[a.len() - 1 - (k7) % a.len()]
                                        }
                                        1 => { v4 }
                                        _ => {
                                            { let right = lit(0.25) * (v5 + v4); v1 -= right; }
                                            v4
                                        }
                                    };
                                }
                            }
                        };
                    }
                }
            }
            lit(1.25) + v1 + b[2 % b.len()] + a[0]
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
            let mut v4: f64 = 2.0;
            v4 -= -1.25;
            const GAMMA_5: f64 = 1.1;
            v4 = v4 * GAMMA_5;
            r3[2 % 4] -= v2.rem_euclid(2.25);
            v4 *= (r3[(n + n) % 4] - r3[(n + n) % 4]).max(-2.25).min(2.375);
            v1 -= match n % 4 {
                0 => { v2 }
                1 => {
                    v2 = r3[4 - 1 - (n) % 4];
                    x
                }
                2 => { r3[(n + n) % 4] }
                _ => { y }
            };
            {
                let mut v6 = r3[4 - 1 - (n + n) % 4] * y;
                v4 = r3[0];
            }
            (x - v4.sin()) * v1.sin()
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
            let mut v4: f64 = 2.0;
            v4 -= -1.25;
            const GAMMA_5: f64 = 1.1;
            v4 = v4 * GAMMA_5;
            r3[2 % 4] -= v2.rem_euclid(2.25);
            v4 *= (r3[(n + n) % 4] - r3[(n + n) % 4]).max(-2.25).min(2.375);
            v1 -= match n % 4 {
                0 => { v2 }
                1 => {
                    v2 = r3[4 - 1 - (n) % 4];
                    x
                }
                2 => { r3[(n + n) % 4] }
                _ => { y }
            };
            {
                let mut v6 = r3[4 - 1 - (n + n) % 4] * y;
                v4 = r3[0];
            }
            (x - v4.sin()) * v1.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = x - lit(0.7);
            let mut v2 = x + v1;
            let mut r3 = [y + v1, y + x, lit(-1.0), -x];
            let mut v4: D = lit(2.0);
            { let right = lit(-1.25); v4 -= right; }
            const GAMMA_5: f64 = 1.1;
            v4 = v4 * lit(GAMMA_5);
            { let right = v2.rem_euclid(lit(2.25)); r3[2 % 4] -= right; }
            { let right = (r3[(n + n) % 4] - r3[(n + n) % 4]).max(lit(-2.25)).min(lit(2.375)); v4 *= right; }
            { let right = match n % 4 {
                0 => { v2 }
                1 => {
                    v2 = r3[4 - 1 - (n) % 4];
                    x
                }
                2 => { r3[(n + n) % 4] }
                _ => { y }
            }; v1 -= right; }
            {
                let mut v6 = r3[4 - 1 - (n + n) % 4] * y;
                v4 = r3[0];
            }
            (x - v4.sin()) * v1.sin()
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
            r3[0] = a.iter().map(|&e4| v1 * v1).fold(a[0], |acc4, t4| 0.5 * acc4 + ((k % 4) as f64) * t4);
            for i6 in 1..k {
                if !(((i6 % 4) as f64) <= -1.1) {
                    const GAMMA_7: f64 = 0.25;
                    v1 = (v1 * 0.5 + (a[(2 * i6 + 1) % a.len()] - BETA)) * GAMMA_7;
                    if ((i6 % 4) as f64) > -0.7 {
                        let v8: f64 = u + r3[0];
                        let mut k9: usize = 0;
                    } else {
                        let v10: f64 = u * v1;
                    }
                }
                let mut r11: [f64; 4] = [r3[(i6 + 1) % 3], BETA * u, if u > 1.0 { a[(i6 + i6) % a.len()] } else { 1.0 }, BETA - a[k % a.len()]];
            }
            ({
                let v12: f64 = v1;
                u
            }) + u.sin() + a[0]
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[(2 * n + 0) % a.len()];
            let mut r2 = [v1; 4];
            v1 = ((n % 4) as f64) / (x.abs() + 0.25);
            x -= v1 / (-0.7 * -0.7 + 0.25);
            let v3: f64;
            if n % 2 != 1 {
                v3 = 1.25_f64.copysign(a[2 % a.len()]);
            } else {
                v3 = -0.25 * ((n % 4) as f64);
            }
            for i4 in 1..4 {
                r2[i4] *= (r2[i4 - 1] - r2[i4]).cos();
            }
            for i6 in 0..n {
                if !(x > 0.75) {
                    fn inner7(s: f64, t: f64) -> f64 {
                        if s >= s {
                            return t;
                        }
                        (1..5).map(|i8| ((i8 % 4) as f64) - t).sum::<f64>()
                    }
                    let v10 = inner7(x, if x > 1.25 {
                        let v9: f64 = a[0];
                        x
                    } else {
                        x = (v3 * v3).cos();
                        v1
                    });
                    let mut c11 = |u11: f64| {
                        x += 0.25 * (BETA * u11);
                        x * 0.5
                    };
                    let mut v12: f64 = c11((v10.abs() + 0.5).powf(1.5)) - c11(v1);
                }
            }
            (h0(&a[..], v3, (n + n) % 4) + v1.sin() + x + a[0], (a.iter().sum::<f64>() + v3.sin()) * v1 + x + r2[0])
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
            r3[0] = a.iter().map(|&e4| v1 * v1).fold(a[0], |acc4, t4| 0.5 * acc4 + ((k % 4) as f64) * t4);
            for i6 in 1..k {
                if !(((i6 % 4) as f64) <= -1.1) {
                    const GAMMA_7: f64 = 0.25;
                    v1 = (v1 * 0.5 + (a[(2 * i6 + 1) % a.len()] - BETA)) * GAMMA_7;
                    if ((i6 % 4) as f64) > -0.7 {
                        let v8: f64 = u + r3[0];
                        let mut k9: usize = 0;
                    } else {
                        let v10: f64 = u * v1;
                    }
                }
                let mut r11: [f64; 4] = [r3[(i6 + 1) % 3], BETA * u, if u > 1.0 { a[(i6 + i6) % a.len()] } else { 1.0 }, BETA - a[k % a.len()]];
            }
            ({
                let v12: f64 = v1;
                u
            }) + u.sin() + a[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = a[(2 * n + 0) % a.len()];
            let mut r2 = [v1; 4];
            v1 = ((n % 4) as f64) / (x.abs() + 0.25);
            x -= v1 / (-0.7 * -0.7 + 0.25);
            let v3: f64;
            if n % 2 != 1 {
                v3 = 1.25_f64.copysign(a[2 % a.len()]);
            } else {
                v3 = -0.25 * ((n % 4) as f64);
            }
            for i4 in 1..4 {
                r2[i4] *= (r2[i4 - 1] - r2[i4]).cos();
            }
            for i6 in 0..n {
                if !(x > 0.75) {
                    fn inner7(s: f64, t: f64) -> f64 {
                        if s >= s {
                            return t;
                        }
                        (1..5).map(|i8| ((i8 % 4) as f64) - t).sum::<f64>()
                    }
                    let v10 = inner7(x, if x > 1.25 {
                        let v9: f64 = a[0];
                        x
                    } else {
                        x = (v3 * v3).cos();
                        v1
                    });
                    let mut c11 = |u11: f64| {
                        x += 0.25 * (BETA * u11);
                        x * 0.5
                    };
                    let mut v12: f64 = c11((v10.abs() + 0.5).powf(1.5)) - c11(v1);
                }
            }
            (h0(&a[..], v3, (n + n) % 4) + v1.sin() + x + a[0], (a.iter().sum::<f64>() + v3.sin()) * v1 + x + r2[0])
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
            r3[0] = a.iter().map(|&e4| v1 * v1).fold(a[0], |acc4, t4| lit(0.5) * acc4 + lit((k % 4) as f64) * t4);
            for i6 in 1..k {
                if !(lit((i6 % 4) as f64) <= lit(-1.1)) {
                    const GAMMA_7: f64 = 0.25;
                    v1 = (v1 * lit(0.5) + (a[(2 * i6 + 1) % a.len()] - lit(BETA))) * lit(GAMMA_7);
                    if lit((i6 % 4) as f64) > lit(-0.7) {
                        let v8: D = u + r3[0];
                        let mut k9: usize = 0;
                    } else {
                        let v10: D = u * v1;
                    }
                }
                let mut r11: [D; 4] = [r3[(i6 + 1) % 3], lit(BETA) * u, if u > lit(1.0) { a[(i6 + i6) % a.len()] } else { lit(1.0) }, lit(BETA) - a[k % a.len()]];
            }
            ({
                let v12: D = v1;
                u
            }) + u.sin() + a[0]
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = a[(2 * n + 0) % a.len()];
            let mut r2 = [v1; 4];
            v1 = lit((n % 4) as f64) / (x.abs() + lit(0.25));
            { let right = v1 / (lit(-0.7) * lit(-0.7) + lit(0.25)); x -= right; }
            let v3: D;
            if n % 2 != 1 {
                v3 = lit(1.25).copysign(a[2 % a.len()]);
            } else {
                v3 = lit(-0.25) * lit((n % 4) as f64);
            }
            for i4 in 1..4 {
                { let right = (r2[i4 - 1] - r2[i4]).cos(); r2[i4] *= right; }
            }
            for i6 in 0..n {
                if !(x > lit(0.75)) {
                    fn inner7(s: D, t: D) -> D {
                        if s >= s {
                            return t;
                        }
                        (1..5).map(|i8| lit((i8 % 4) as f64) - t).sum::<D>()
                    }
                    let v10 = inner7(x, if x > lit(1.25) {
                        let v9: D = a[0];
                        x
                    } else {
                        x = (v3 * v3).cos();
                        v1
                    });
                    let mut c11 = |u11: D| {
                        { let right = lit(0.25) * (lit(BETA) * u11); x += right; }
                        x * lit(0.5)
                    };
                    let mut v12: D = c11((v10.abs() + lit(0.5)).powf(lit(1.5))) - c11(v1);
                }
            }
            (h0(&a[..], v3, (n + n) % 4) + v1.sin() + x + a[0], (a.iter().sum::<D>() + v3.sin()) * v1 + x + r2[0])
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
            let r2_count: usize = r2.len();
            let v3: f64 = v1 + v1;
            for &e5 in b {
                let o6: Option<f64> = if v1 < e5 { Some(BETA + e5) } else { None };
                v1 += 0.25 * b.iter().enumerate().map(|(j7, &e7)| b[j7 % b.len()] * e5).fold(a[(2 * r2_count + 2) % a.len()], |acc7, t7| 0.5 * acc7 + 0.7 * t7);
            }
            BETA + v3 + r2[0] + b[b.len() - 1 - (0) % b.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x + x;
            let mut o2: Option<f64> = if n % 3 == 1 { Some(match n % 2 {
                0 => {
                    let v3: f64 = x;
                    v1
                }
                _ => { x }
            }) } else { None };
            if n % 2 == 1 {
                v1 -= { a[a.len() - 1 - (1) % a.len()] };
                return h0(a, a);
            }
            'l4: for i5 in 0..n % 4 {
                let v6: f64;
                if v1 < -0.3 {
                    v6 = x;
                } else {
                    v6 = v1 * v1;
                }
                let mut v1 = v6 + BETA;
            }
            (a.iter().map(|&e7| e7 * e7).sum::<f64>() - v1) * x + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = BETA;
            let mut r2: Vec<f64> = vec![BETA * v1, v1 - v1, v1, v1, b[b.len() - 1 - (4) % b.len()] * v1];
            let r2_count: usize = r2.len();
            let v3: f64 = v1 + v1;
            for &e5 in b {
                let o6: Option<f64> = if v1 < e5 { Some(BETA + e5) } else { None };
                v1 += 0.25 * b.iter().enumerate().map(|(j7, &e7)| b[j7 % b.len()] * e5).fold(a[(2 * r2_count + 2) % a.len()], |acc7, t7| 0.5 * acc7 + 0.7 * t7);
            }
            BETA + v3 + r2[0] + b[b.len() - 1 - (0) % b.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x + x;
            let mut o2: Option<f64> = if n % 3 == 1 { Some(match n % 2 {
                0 => {
                    let v3: f64 = x;
                    v1
                }
                _ => { x }
            }) } else { None };
            if n % 2 == 1 {
                v1 -= { a[a.len() - 1 - (1) % a.len()] };
                return h0(a, a);
            }
            'l4: for i5 in 0..n % 4 {
                let v6: f64;
                if v1 < -0.3 {
                    v6 = x;
                } else {
                    v6 = v1 * v1;
                }
                let mut v1 = v6 + BETA;
            }
            (a.iter().map(|&e7| e7 * e7).sum::<f64>() - v1) * x + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(BETA);
            let mut r2: Vec<D> = vec![lit(BETA) * v1, v1 - v1, v1, v1, b[b.len() - 1 - (4) % b.len()] * v1];
            let r2_count: usize = r2.len();
            let v3: D = v1 + v1;
            for &e5 in b {
                let o6: Option<D> = if v1 < e5 { Some(lit(BETA) + e5) } else { None };
                { let right = lit(0.25) * b.iter().enumerate().map(|(j7, &e7)| b[j7 % b.len()] * e5).fold(a[(2 * r2_count + 2) % a.len()], |acc7, t7| lit(0.5) * acc7 + lit(0.7) * t7); v1 += right; }
            }
            lit(BETA) + v3 + r2[0] + b[b.len() - 1 - (0) % b.len()]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x + x;
            let mut o2: Option<D> = if n % 3 == 1 { Some(match n % 2 {
                0 => {
                    let v3: D = x;
                    v1
                }
                _ => { x }
            }) } else { None };
            if n % 2 == 1 {
                { let right = { a[a.len() - 1 - (1) % a.len()] }; v1 -= right; }
                return h0(a, a);
            }
            'l4: for i5 in 0..n % 4 {
                let v6: D;
                if v1 < lit(-0.3) {
                    v6 = x;
                } else {
                    v6 = v1 * v1;
                }
                let mut v1 = v6 + lit(BETA);
            }
            (a.iter().map(|&e7| e7 * e7).sum::<D>() - v1) * x + a[a.len() - 1 - (n) % a.len()]
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
            let mut v2 = ((n % 4) as f64) + 0.125_f64;
            v2 /= v2 * v2 + 1.25;
            'l3: for _ in 1..3 {
                v2 *= (v1 * x).sin();
                let mut k6: usize = 0;
                let v9: f64 = loop {
                    if k6 >= 0 {
                        break v1;
                    }
                    k6 += 1;
                    let o7: Option<f64> = if ((n % 4) as f64) >= p[2] { Some(v2) } else { None };
                    let mut v8 = v1.max(p[3 - 1 - (4) % 3]);
                };
            }
            [(p[n % 3].tanh() + v2 + v1.sin()) * x, (v2 * v2.sin() + v1) * x + p[2]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = (p[2].abs() + 0.25).sqrt();
            let mut v2 = ((n % 4) as f64) + 0.125_f64;
            v2 /= v2 * v2 + 1.25;
            'l3: for _ in 1..3 {
                v2 *= (v1 * x).sin();
                let mut k6: usize = 0;
                let v9: f64 = loop {
                    if k6 >= 0 {
                        break v1;
                    }
                    k6 += 1;
                    let o7: Option<f64> = if ((n % 4) as f64) >= p[2] { Some(v2) } else { None };
                    let mut v8 = v1.max(p[3 - 1 - (4) % 3]);
                };
            }
            [(p[n % 3].tanh() + v2 + v1.sin()) * x, (v2 * v2.sin() + v1) * x + p[2]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = (p[2].abs() + lit(0.25)).sqrt();
            let mut v2 = lit((n % 4) as f64) + lit(0.125);
            { let right = v2 * v2 + lit(1.25); v2 /= right; }
            'l3: for _ in 1..3 {
                { let right = (v1 * x).sin(); v2 *= right; }
                let mut k6: usize = 0;
                let v9: D = loop {
                    if k6 >= 0 {
                        break v1;
                    }
                    k6 += 1;
                    let o7: Option<D> = if lit((n % 4) as f64) >= p[2] { Some(v2) } else { None };
                    let mut v8 = v1.max(p[3 - 1 - (4) % 3]);
                };
            }
            [(p[n % 3].tanh() + v2 + v1.sin()) * x, (v2 * v2.sin() + v1) * x + p[2]]
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
                let mut v6: f64 = u;
            }
            let r7 = vec![v3; k % 5 + 1];
            let r7_count: usize = r7.len();
            v3 + r7[r7_count % r7.len()] + a[(k + r7_count) % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = f64::acos(0.9 * x.sin());
            'l2: for i3 in (1..3).step_by(2) {
                let c4 = move |u4_0: f64| u4_0 - (match n % 3 {
                    0 => { 0.75 }
                    1 if v1 < 0.9 => { u4_0 }
                    _ => { 0.9 }
                });
            }
            if v1 >= ((n % 4) as f64) {
                w[0] += 1.0 * v1;
                let mut r5 = [x, x / (((n % 4) as f64) * ((n % 4) as f64) + 1.25), v1 + x, (x.abs() + 0.5 + 1.0).acosh(), ((n % 4) as f64) + x];
            }
            ((n % 4) as f64) - v1.sin() - x
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
                let mut v6: f64 = u;
            }
            let r7 = vec![v3; k % 5 + 1];
            let r7_count: usize = r7.len();
            v3 + r7[r7_count % r7.len()] + a[(k + r7_count) % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = f64::acos(0.9 * x.sin());
            'l2: for i3 in (1..3).step_by(2) {
                let c4 = move |u4_0: f64| u4_0 - (match n % 3 {
                    0 => { 0.75 }
                    1 if v1 < 0.9 => { u4_0 }
                    _ => { 0.9 }
                });
            }
            if v1 >= ((n % 4) as f64) {
                w[0] += 1.0 * v1;
                let mut r5 = [x, x / (((n % 4) as f64) * ((n % 4) as f64) + 1.25), v1 + x, (x.abs() + 0.5 + 1.0).acosh(), ((n % 4) as f64) + x];
            }
            ((n % 4) as f64) - v1.sin() - x
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
                let mut v6: D = u;
            }
            let r7 = vec![v3; k % 5 + 1];
            let r7_count: usize = r7.len();
            v3 + r7[r7_count % r7.len()] + a[(k + r7_count) % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = D::acos(lit(0.9) * x.sin());
            'l2: for i3 in (1..3).step_by(2) {
                let c4 = move |u4_0: D| u4_0 - (match n % 3 {
                    0 => { lit(0.75) }
                    1 if v1 < lit(0.9) => { u4_0 }
                    _ => { lit(0.9) }
                });
            }
            if v1 >= lit((n % 4) as f64) {
                { let right = lit(1.0) * v1; w[0] += right; }
                let mut r5 = [x, x / (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25)), v1 + x, (x.abs() + lit(0.5) + lit(1.0)).acosh(), lit((n % 4) as f64) + x];
            }
            lit((n % 4) as f64) - v1.sin() - x
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
            p[2 % 3] /= u * u + 0.5;
            let mut k4: usize = 1;
            p[2] + p[2]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.125 + w[0];
            let w_count: usize = w.len();
            let mut r2 = vec![((w_count % 4) as f64) + v1, if w[0] <= 0.9 { w[3 % w.len()] } else { v1 }, v1, w[3 % w.len()], v1];
            let r2_count: usize = r2.len();
            for (i4, e4) in w.iter().enumerate() {
                let c5 = |u5_0: f64| u5_0 * (*e4 + p[(n + r2_count) % 3]);
            }
            {
                if w[w.len() - 1 - (w_count) % w.len()] >= 0.7 {
                    match n % 2 {
                        0 if p[1] < -1.1 => {
                            for i7 in 1..4 {
                                let (mut v8, v9) = (v1 * v1, r2[1 % r2.len()]);
                                fn inner10(s: f64, t: f64) -> f64 {
                                    if s > 0.75 {
                                        return t + t;
                                    }
                                    t
                                }
                                let v11 = inner10(p[2 % 3] * ((i7 % 4) as f64), v9);
                            }
                        }
                        _ => {
                            fn inner12(s: f64, t: f64) -> f64 {
                                if t <= 1.1 {
                                    return t + 0.125;
                                }
                                t
                            }
                            let v15: f64 = inner12((1..=w_count).take(1).map(|i13| v1).sum::<f64>(), (0..n).map(|i14| v1).sum::<f64>());
                            let (mut v16, v17) = (((r2_count % 4) as f64) + v15, v15 / (p[1] * p[1] + 0.5));
                        }
                    }
                } else {
                    match r2_count % 3 {
                        0 => {
                            let v18: f64 = r2[(r2_count + 1) % r2.len()] + v1;
                        }
                        1 => {
                            let mut k20: usize = 0;
                            let v25: f64 = loop {
                                if k20 >= 2 {
                                    break v1;
                                }
                                k20 += 1;
                                let c21 = move |u21_0: f64| u21_0 * (v1 * v1 + 0.5 + 1.0).acosh();
                                let mut k23: usize = 0;
                                'l22: while (k23 < 7) && (v1 < v1) {
                                    k23 += 1;
                                    let mut m24: [[f64; 2]; 2] = [[v1, v1], [v1, v1]];
                                }
                            };
                            let v1 = p.iter().zip(p.iter()).map(|(&e26, &z26)| e26.min(z26)).sum::<f64>();
                        }
                        _ => {
                            {
                                for e28 in w.iter() {
                                    r2[(n + r2_count) % r2_count] += 0.25 * w.iter().zip(p.iter()).filter(|&(&e29, &z29)| r2_count % 3 < 1).map(|(&e29, &z29)| w[w.len() - 1 - (r2_count) % w.len()] * z29).fold(v1, |acc29, t29| 0.5 * acc29 + t29 * t29);
                                    if p[(2 * w_count + 1) % 3] >= v1 {
                                        r2[0] /= v1.abs() + 0.25;
                                        return v1;
                                    }
                                }
                                let mut k31: usize = 0;
                                let v33: f64 = loop {
                                    if k31 >= 1 {
                                        break v1;
                                    }
                                    k31 += 1;
                                    let mut v32 = h0(p, v1);
                                };
                            }
                            v1 = v1;
                        }
                    }
                    match r2_count % 2 {
                        0 => {
                            v1 += if w[(2 * r2_count + 0) % w.len()] <= 0.125 { v1 } else {
                                let v34 = v1;
                                ((n % 4) as f64)
                            };
                        }
                        _ => {
                            r2[0] = match n % 4 {
                                0 => {
                                    w[(w_count) % w_count] += v1;
                                    p[0]
                                }
                                1 | 6 => { r2[w_count % r2.len()] }
                                2 => { 2.0 }
                                _ => {
                                    r2[0] /= v1 * v1 + 0.25;
                                    v1
                                }
                            };
                        }
                    }
                }
            }
            v1.clamp(-0.875, 1.375) + v1 + p[1 % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1: f64 = { u };
            let mut v2 = p[1].sin();
            let mut r3 = [if v1 <= 0.7 { v1 } else { u }, u, v1];
            p[2 % 3] /= u * u + 0.5;
            let mut k4: usize = 1;
            p[2] + p[2]
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.125 + w[0];
            let w_count: usize = w.len();
            let mut r2 = vec![((w_count % 4) as f64) + v1, if w[0] <= 0.9 { w[3 % w.len()] } else { v1 }, v1, w[3 % w.len()], v1];
            let r2_count: usize = r2.len();
            for (i4, e4) in w.iter().enumerate() {
                let c5 = |u5_0: f64| u5_0 * (*e4 + p[(n + r2_count) % 3]);
            }
            {
                if w[w.len() - 1 - (w_count) % w.len()] >= 0.7 {
                    match n % 2 {
                        0 if p[1] < -1.1 => {
                            for i7 in 1..4 {
                                let (mut v8, v9) = (v1 * v1, r2[1 % r2.len()]);
                                fn inner10(s: f64, t: f64) -> f64 {
                                    if s > 0.75 {
                                        return t + t;
                                    }
                                    t
                                }
                                let v11 = inner10(p[2 % 3] * ((i7 % 4) as f64), v9);
                            }
                        }
                        _ => {
                            fn inner12(s: f64, t: f64) -> f64 {
                                if t <= 1.1 {
                                    return t + 0.125;
                                }
                                t
                            }
                            let v15: f64 = inner12((1..=w_count).take(1).map(|i13| v1).sum::<f64>(), (0..n).map(|i14| v1).sum::<f64>());
                            let (mut v16, v17) = (((r2_count % 4) as f64) + v15, v15 / (p[1] * p[1] + 0.5));
                        }
                    }
                } else {
                    match r2_count % 3 {
                        0 => {
                            let v18: f64 = r2[(r2_count + 1) % r2.len()] + v1;
                        }
                        1 => {
                            let mut k20: usize = 0;
                            let v25: f64 = loop {
                                if k20 >= 2 {
                                    break v1;
                                }
                                k20 += 1;
                                let c21 = move |u21_0: f64| u21_0 * (v1 * v1 + 0.5 + 1.0).acosh();
                                let mut k23: usize = 0;
                                'l22: while (k23 < 7) && (v1 < v1) {
                                    k23 += 1;
                                    let mut m24: [[f64; 2]; 2] = [[v1, v1], [v1, v1]];
                                }
                            };
                            let v1 = p.iter().zip(p.iter()).map(|(&e26, &z26)| e26.min(z26)).sum::<f64>();
                        }
                        _ => {
                            {
                                for e28 in w.iter() {
                                    r2[(n + r2_count) % r2_count] += 0.25 * w.iter().zip(p.iter()).filter(|&(&e29, &z29)| r2_count % 3 < 1).map(|(&e29, &z29)| w[w.len() - 1 - (r2_count) % w.len()] * z29).fold(v1, |acc29, t29| 0.5 * acc29 + t29 * t29);
                                    if p[(2 * w_count + 1) % 3] >= v1 {
                                        r2[0] /= v1.abs() + 0.25;
                                        return v1;
                                    }
                                }
                                let mut k31: usize = 0;
                                let v33: f64 = loop {
                                    if k31 >= 1 {
                                        break v1;
                                    }
                                    k31 += 1;
                                    let mut v32 = h0(p, v1);
                                };
                            }
                            v1 = v1;
                        }
                    }
                    match r2_count % 2 {
                        0 => {
                            v1 += if w[(2 * r2_count + 0) % w.len()] <= 0.125 { v1 } else {
                                let v34 = v1;
                                ((n % 4) as f64)
                            };
                        }
                        _ => {
                            r2[0] = match n % 4 {
                                0 => {
                                    w[(w_count) % w_count] += v1;
                                    p[0]
                                }
                                1 | 6 => { r2[w_count % r2.len()] }
                                2 => { 2.0 }
                                _ => {
                                    r2[0] /= v1 * v1 + 0.25;
                                    v1
                                }
                            };
                        }
                    }
                }
            }
            v1.clamp(-0.875, 1.375) + v1 + p[1 % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1: D = { u };
            let mut v2 = p[1].sin();
            let mut r3 = [if v1 <= lit(0.7) { v1 } else { u }, u, v1];
            { let right = u * u + lit(0.5); p[2 % 3] /= right; }
            let mut k4: usize = 1;
            p[2] + p[2]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(0.125) + w[0];
            let w_count: usize = w.len();
            let mut r2 = vec![lit((w_count % 4) as f64) + v1, if w[0] <= lit(0.9) { w[3 % w.len()] } else { v1 }, v1, w[3 % w.len()], v1];
            let r2_count: usize = r2.len();
            for (i4, e4) in w.iter().enumerate() {
                let c5 = |u5_0: D| u5_0 * (*e4 + p[(n + r2_count) % 3]);
            }
            {
                if w[w.len() - 1 - (w_count) % w.len()] >= lit(0.7) {
                    match n % 2 {
                        0 if p[1] < lit(-1.1) => {
                            for i7 in 1..4 {
                                let (mut v8, v9) = (v1 * v1, r2[1 % r2.len()]);
                                fn inner10(s: D, t: D) -> D {
                                    if s > lit(0.75) {
                                        return t + t;
                                    }
                                    t
                                }
                                let v11 = inner10(p[2 % 3] * lit((i7 % 4) as f64), v9);
                            }
                        }
                        _ => {
                            fn inner12(s: D, t: D) -> D {
                                if t <= lit(1.1) {
                                    return t + lit(0.125);
                                }
                                t
                            }
                            let v15: D = inner12((1..=w_count).take(1).map(|i13| v1).sum::<D>(), (0..n).map(|i14| v1).sum::<D>());
                            let (mut v16, v17) = (lit((r2_count % 4) as f64) + v15, v15 / (p[1] * p[1] + lit(0.5)));
                        }
                    }
                } else {
                    match r2_count % 3 {
                        0 => {
                            let v18: D = r2[(r2_count + 1) % r2.len()] + v1;
                        }
                        1 => {
                            let mut k20: usize = 0;
                            let v25: D = loop {
                                if k20 >= 2 {
                                    break v1;
                                }
                                k20 += 1;
                                let c21 = move |u21_0: D| u21_0 * (v1 * v1 + lit(0.5) + lit(1.0)).acosh();
                                let mut k23: usize = 0;
                                'l22: while (k23 < 7) && (v1 < v1) {
                                    k23 += 1;
                                    let mut m24: [[D; 2]; 2] = [[v1, v1], [v1, v1]];
                                }
                            };
                            let v1 = p.iter().zip(p.iter()).map(|(&e26, &z26)| e26.min(z26)).sum::<D>();
                        }
                        _ => {
                            {
                                for e28 in w.iter() {
                                    { let right = lit(0.25) * w.iter().zip(p.iter()).filter(|&(&e29, &z29)| r2_count % 3 < 1).map(|(&e29, &z29)| w[w.len() - 1 - (r2_count) % w.len()] * z29).fold(v1, |acc29, t29| lit(0.5) * acc29 + t29 * t29); r2[(n + r2_count) % r2_count] += right; }
                                    if p[(2 * w_count + 1) % 3] >= v1 {
                                        { let right = v1.abs() + lit(0.25); r2[0] /= right; }
                                        return v1;
                                    }
                                }
                                let mut k31: usize = 0;
                                let v33: D = loop {
                                    if k31 >= 1 {
                                        break v1;
                                    }
                                    k31 += 1;
                                    let mut v32 = h0(p, v1);
                                };
                            }
                            v1 = v1;
                        }
                    }
                    match r2_count % 2 {
                        0 => {
                            { let right = if w[(2 * r2_count + 0) % w.len()] <= lit(0.125) { v1 } else {
                                let v34 = v1;
                                lit((n % 4) as f64)
                            }; v1 += right; }
                        }
                        _ => {
                            r2[0] = match n % 4 {
                                0 => {
                                    { let right = v1; w[(w_count) % w_count] += right; }
                                    p[0]
                                }
                                1 | 6 => { r2[w_count % r2.len()] }
                                2 => { lit(2.0) }
                                _ => {
                                    { let right = v1 * v1 + lit(0.25); r2[0] /= right; }
                                    v1
                                }
                            };
                        }
                    }
                }
            }
            v1.clamp(lit(-0.875), lit(1.375)) + v1 + p[1 % 3]
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
            if u < 1.0 {
                'l3: for i4 in 0..5 {
                    let mut k6: usize = 0;
                    while k6 < 3 {
                        k6 += 1;
                        let o7: Option<f64> = if w[0] > v1 { Some(v1 / (-0.3 * -0.3 + 0.5)) } else { None };
                        'l8: for i9 in 1..i4 {
                            r2[3] = r2[3] * 0.5 + ({ v1 });
                        }
                    }
                }
            } else {
                for i10 in 1..5 {
                    r2[i10] += r2[i10 - 1] * BETA.sin();
                }
                let mut v11 = u + ALPHA;
            }
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = if (w[0 % w.len()] < 1.1) && (x > -0.25) { w[0] } else { w[0] };
            let r3 = [x.tanh(), -1.0 - x, w[0] * w[0], -w[1 % w.len()], match n % 3 {
                0 => {
                    v1 -= (x as i64 as f64);
                    x
                }
                1 => { 2.0 }
                _ => {
                    let v2 = ALPHA;
                    v1
                }
            }];
            let (mut v4, v5) = ((((n % 4) as f64).abs() + 1.25).hypot(v1), v1);
            for i7 in 0..n {
                let o8: Option<f64> = if n % 3 < 1 { Some(v5 * v4) } else { None };
            }
            let mut v9: f64 = 0.25;
            let mut r10 = [((n % 4) as f64) * ((n % 4) as f64); 3];
            let mut k12: usize = 0;
            let v16: f64 = loop {
                if k12 >= 0 {
                    break v1 / (v9 * v9 + 1.25);
                }
                k12 += 1;
                let v13 = x - w[(n + 1) % w.len()];
                if n % 2 != 1 {
                } else {
                    let mut v15 = (0..1).take(0).map(|i14| r3[4]).fold(x, |acc14, t14| acc14.sin() + v9 * t14);
                }
            };
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
            if u < 1.0 {
                'l3: for i4 in 0..5 {
                    let mut k6: usize = 0;
                    while k6 < 3 {
                        k6 += 1;
                        let o7: Option<f64> = if w[0] > v1 { Some(v1 / (-0.3 * -0.3 + 0.5)) } else { None };
                        'l8: for i9 in 1..i4 {
                            r2[3] = r2[3] * 0.5 + ({ v1 });
                        }
                    }
                }
            } else {
                for i10 in 1..5 {
                    r2[i10] += r2[i10 - 1] * BETA.sin();
                }
                let mut v11 = u + ALPHA;
            }
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = if (w[0 % w.len()] < 1.1) && (x > -0.25) { w[0] } else { w[0] };
            let r3 = [x.tanh(), -1.0 - x, w[0] * w[0], -w[1 % w.len()], match n % 3 {
                0 => {
                    v1 -= (x as i64 as f64);
                    x
                }
                1 => { 2.0 }
                _ => {
                    let v2 = ALPHA;
                    v1
                }
            }];
            let (mut v4, v5) = ((((n % 4) as f64).abs() + 1.25).hypot(v1), v1);
            for i7 in 0..n {
                let o8: Option<f64> = if n % 3 < 1 { Some(v5 * v4) } else { None };
            }
            let mut v9: f64 = 0.25;
            let mut r10 = [((n % 4) as f64) * ((n % 4) as f64); 3];
            let mut k12: usize = 0;
            let v16: f64 = loop {
                if k12 >= 0 {
                    break v1 / (v9 * v9 + 1.25);
                }
                k12 += 1;
                let v13 = x - w[(n + 1) % w.len()];
                if n % 2 != 1 {
                } else {
                    let mut v15 = (0..1).take(0).map(|i14| r3[4]).fold(x, |acc14, t14| acc14.sin() + v9 * t14);
                }
            };
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -0.125;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u;
            let mut r2: [D; 5] = [lit(0.0); 5];
            if u < lit(1.0) {
                'l3: for i4 in 0..5 {
                    let mut k6: usize = 0;
                    while k6 < 3 {
                        k6 += 1;
                        let o7: Option<D> = if w[0] > v1 { Some(v1 / (lit(-0.3) * lit(-0.3) + lit(0.5))) } else { None };
                        'l8: for i9 in 1..i4 {
                            r2[3] = r2[3] * lit(0.5) + ({ v1 });
                        }
                    }
                }
            } else {
                for i10 in 1..5 {
                    { let right = r2[i10 - 1] * lit(BETA).sin(); r2[i10] += right; }
                }
                let mut v11 = u + lit(ALPHA);
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = if (w[0 % w.len()] < lit(1.1)) && (x > lit(-0.25)) { w[0] } else { w[0] };
            let r3 = [x.tanh(), lit(-1.0) - x, w[0] * w[0], -w[1 % w.len()], match n % 3 {
                0 => {
                    { let right = lit(x.value() as i64 as f64); v1 -= right; }
                    x
                }
                1 => { lit(2.0) }
                _ => {
                    let v2 = lit(ALPHA);
                    v1
                }
            }];
            let (mut v4, v5) = ((lit((n % 4) as f64).abs() + lit(1.25)).hypot(v1), v1);
            for i7 in 0..n {
                let o8: Option<D> = if n % 3 < 1 { Some(v5 * v4) } else { None };
            }
            let mut v9: D = lit(0.25);
            let mut r10 = [lit((n % 4) as f64) * lit((n % 4) as f64); 3];
            let mut k12: usize = 0;
            let v16: D = loop {
                if k12 >= 0 {
                    break v1 / (v9 * v9 + lit(1.25));
                }
                k12 += 1;
                let v13 = x - w[(n + 1) % w.len()];
                if n % 2 != 1 {
                } else {
                    let mut v15 = (0..1).take(0).map(|i14| r3[4]).fold(x, |acc14, t14| acc14.sin() + v9 * t14);
                }
            };
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
            let o2: Option<f64> = if BETA <= w[n % w.len()] { Some(x) } else { None };
            let mut v3: f64 = f64::acosh(x * x + 0.5 + 1.0);
            let mut v1: f64 = -1.25;
            if n % 3 < 1 {
                let c4 = move |u4_0: f64| u4_0 * v3;
            }
            {
                let mut v5 = x;
            }
            v3 + v1.sin() + v3 + x + w[n % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x - x;
            let o2: Option<f64> = if BETA <= w[n % w.len()] { Some(x) } else { None };
            let mut v3: f64 = f64::acosh(x * x + 0.5 + 1.0);
            let mut v1: f64 = -1.25;
            if n % 3 < 1 {
                let c4 = move |u4_0: f64| u4_0 * v3;
            }
            {
                let mut v5 = x;
            }
            v3 + v1.sin() + v3 + x + w[n % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 2.0;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x - x;
            let o2: Option<D> = if lit(BETA) <= w[n % w.len()] { Some(x) } else { None };
            let mut v3: D = D::acosh(x * x + lit(0.5) + lit(1.0));
            let mut v1: D = lit(-1.25);
            if n % 3 < 1 {
                let c4 = move |u4_0: D| u4_0 * v3;
            }
            {
                let mut v5 = x;
            }
            v3 + v1.sin() + v3 + x + w[n % w.len()]
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
            'l4: for e5 in w.iter_mut() {
                for i7 in 0..3 {
                    let mut v8 = if i7 % 3 == 1 { x } else {
                        v2 = v3;
                        2.0
                    };
                    *e5 += 0.25 * (*e5).clamp(-0.875, 1.375);
                }
                let mut v9 = v2;
            }
            w[(2 * n + 1) % w.len()] += w[n % w.len()] - ((n % 4) as f64);
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = w.iter().rev().take(n).filter(|&&e1| n % 3 != 1).map(|&e1| 1.0 + 0.25 * x.sin()).product::<f64>();
            let mut v3 = ((n % 4) as f64) * v2;
            'l4: for e5 in w.iter_mut() {
                for i7 in 0..3 {
                    let mut v8 = if i7 % 3 == 1 { x } else {
                        v2 = v3;
                        2.0
                    };
                    *e5 += 0.25 * (*e5).clamp(-0.875, 1.375);
                }
                let mut v9 = v2;
            }
            w[(2 * n + 1) % w.len()] += w[n % w.len()] - ((n % 4) as f64);
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2 = w.iter().rev().take(n).filter(|&&e1| n % 3 != 1).map(|&e1| lit(1.0) + lit(0.25) * x.sin()).product::<D>();
            let mut v3 = lit((n % 4) as f64) * v2;
            'l4: for e5 in w.iter_mut() {
                for i7 in 0..3 {
                    let mut v8 = if i7 % 3 == 1 { x } else {
                        v2 = v3;
                        lit(2.0)
                    };
                    { let right = lit(0.25) * (*e5).clamp(lit(-0.875), lit(1.375)); *e5 += right; }
                }
                let mut v9 = v2;
            }
            { let right = w[n % w.len()] - lit((n % 4) as f64); w[(2 * n + 1) % w.len()] += right; }
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
            let mut k6: usize = 0;
            let v8: f64 = 'l5: loop {
                if k6 >= 0 {
                    break { y };
                }
                k6 += 1;
                let mut k7: usize = 1;
                k7 = (k7 * 3 + k6 + 1) % 5;
            };
            fn inner9(s: f64, t: f64) -> f64 {
                if s > 0.75 {
                    return s * t;
                }
                -s
            }
            let v10 = inner9((BETA as i64 as f64), ((k6 % 4) as f64).mul_add(y, r4[(2 * k6 + 0) % 5]));
            for i12 in 0..5 {
                for i13 in 1..5 {
                    r4[i13] = r4[i13 - 1] * v8.sin() + r4[i13];
                }
            }
            let c14 = |u14_0: f64| u14_0 - (y + ((n % 4) as f64));
            (({
                x = x * 0.5 + -v10;
                r4[k6 % 5]
            }) - v10.sin() + x.sin()) * y.sin()
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
            let mut k6: usize = 0;
            let v8: f64 = 'l5: loop {
                if k6 >= 0 {
                    break { y };
                }
                k6 += 1;
                let mut k7: usize = 1;
                k7 = (k7 * 3 + k6 + 1) % 5;
            };
            fn inner9(s: f64, t: f64) -> f64 {
                if s > 0.75 {
                    return s * t;
                }
                -s
            }
            let v10 = inner9((BETA as i64 as f64), ((k6 % 4) as f64).mul_add(y, r4[(2 * k6 + 0) % 5]));
            for i12 in 0..5 {
                for i13 in 1..5 {
                    r4[i13] = r4[i13 - 1] * v8.sin() + r4[i13];
                }
            }
            let c14 = |u14_0: f64| u14_0 - (y + ((n % 4) as f64));
            (({
                x = x * 0.5 + -v10;
                r4[k6 % 5]
            }) - v10.sin() + x.sin()) * y.sin()
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
            let mut k6: usize = 0;
            let v8: D = 'l5: loop {
                if k6 >= 0 {
                    break { y };
                }
                k6 += 1;
                let mut k7: usize = 1;
                k7 = (k7 * 3 + k6 + 1) % 5;
            };
            fn inner9(s: D, t: D) -> D {
                if s > lit(0.75) {
                    return s * t;
                }
                -s
            }
            let v10 = inner9(lit(lit(BETA).value() as i64 as f64), lit((k6 % 4) as f64).mul_add(y, r4[(2 * k6 + 0) % 5]));
            for i12 in 0..5 {
                for i13 in 1..5 {
                    r4[i13] = r4[i13 - 1] * v8.sin() + r4[i13];
                }
            }
            let c14 = |u14_0: D| u14_0 - (y + lit((n % 4) as f64));
            (({
                x = x * lit(0.5) + -v10;
                r4[k6 % 5]
            }) - v10.sin() + x.sin()) * y.sin()
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
            let r4_count: usize = r4.len();
            fn inner5(s: f64, t: f64) -> f64 {
                if t > s {
                    return (1..3).rev().skip(0).map(|i6| 0.5 - t).sum::<f64>();
                }
                t * t
            }
            let v7 = inner5(1.5, BETA);
            if u > v7 {
            }
            if r4_count % 3 < 1 {
                return Some(r4[(r4_count + k) % r4.len()]);
            }
            Some(({ v7 }) - v7.sin() - u)
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = f64::cos(x);
            fn inner2(s: f64, t: f64) -> f64 {
                if s >= 1.5 {
                    return s + t;
                }
                { t }
            }
            let v3 = inner2(x, x / (x.abs() + 0.25));
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 2 {
                    break;
                }
                k5 += 1;
                let mut k7: usize = 0;
                'l6: while k7 < 5 {
                    k7 += 1;
                    fn inner8(s: f64, t: f64) -> f64 {
                        if t <= -1.1 {
                            return t;
                        }
                        s - 0.9
                    }
                    let v9 = inner8({ a[n % a.len()] }, x * v3);
                    for i11 in 1..0 {
                    }
                }
                let x = (0..=k7).map(|i12| (x.abs() + 0.25).ln()).sum::<f64>();
            }
            (if a[a.len() - 1 - (k5) % a.len()] > 1.0 { v3 } else { x }, (x + BETA + v3) * x + a[k5 % a.len()])
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
            let r4_count: usize = r4.len();
            fn inner5(s: f64, t: f64) -> f64 {
                if t > s {
                    return (1..3).rev().skip(0).map(|i6| 0.5 - t).sum::<f64>();
                }
                t * t
            }
            let v7 = inner5(1.5, BETA);
            if u > v7 {
            }
            if r4_count % 3 < 1 {
                return Some(r4[(r4_count + k) % r4.len()]);
            }
            Some(({ v7 }) - v7.sin() - u)
        }
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut x = f64::cos(x);
            fn inner2(s: f64, t: f64) -> f64 {
                if s >= 1.5 {
                    return s + t;
                }
                { t }
            }
            let v3 = inner2(x, x / (x.abs() + 0.25));
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 2 {
                    break;
                }
                k5 += 1;
                let mut k7: usize = 0;
                'l6: while k7 < 5 {
                    k7 += 1;
                    fn inner8(s: f64, t: f64) -> f64 {
                        if t <= -1.1 {
                            return t;
                        }
                        s - 0.9
                    }
                    let v9 = inner8({ a[n % a.len()] }, x * v3);
                    for i11 in 1..0 {
                    }
                }
                let x = (0..=k7).map(|i12| (x.abs() + 0.25).ln()).sum::<f64>();
            }
            (if a[a.len() - 1 - (k5) % a.len()] > 1.0 { v3 } else { x }, (x + BETA + v3) * x + a[k5 % a.len()])
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
            let r4_count: usize = r4.len();
            fn inner5(s: D, t: D) -> D {
                if t > s {
                    return (1..3).rev().skip(0).map(|i6| lit(0.5) - t).sum::<D>();
                }
                t * t
            }
            let v7 = inner5(lit(1.5), lit(BETA));
            if u > v7 {
            }
            if r4_count % 3 < 1 {
                return Some(r4[(r4_count + k) % r4.len()]);
            }
            Some(({ v7 }) - v7.sin() - u)
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut x = D::cos(x);
            fn inner2(s: D, t: D) -> D {
                if s >= lit(1.5) {
                    return s + t;
                }
                { t }
            }
            let v3 = inner2(x, x / (x.abs() + lit(0.25)));
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 2 {
                    break;
                }
                k5 += 1;
                let mut k7: usize = 0;
                'l6: while k7 < 5 {
                    k7 += 1;
                    fn inner8(s: D, t: D) -> D {
                        if t <= lit(-1.1) {
                            return t;
                        }
                        s - lit(0.9)
                    }
                    let v9 = inner8({ a[n % a.len()] }, x * v3);
                    for i11 in 1..0 {
                    }
                }
                let x = (0..=k7).map(|i12| (x.abs() + lit(0.25)).ln()).sum::<D>();
            }
            (if a[a.len() - 1 - (k5) % a.len()] > lit(1.0) { v3 } else { x }, (x + lit(BETA) + v3) * x + a[k5 % a.len()])
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
            'l3: for i4 in 0..5 {
                let mut v5 = if v1 <= -0.9 { v1 } else { v2 };
                let (mut v6, v7) = (a[a.len() - 1 - (i4 + 1) % a.len()], ((i4 % 4) as f64));
            }
            if v1 > ((n % 4) as f64) {
                for &e9 in a {
                    for (i11, e11) in a.iter().enumerate() {
                        let mut k13: usize = 0;
                        while (k13 < 2) && (a[i11 % a.len()] < 0.25) {
                            k13 += 1;
                            let mut k14: usize = 0;
                        }
                    }
                    for &e16 in a {
                        fn inner17(s: f64, t: f64) -> f64 {
                            if s >= 0.75 {
                                return t;
                            }
                            (0..5).skip(1).map(|i18| 1.0 + 0.25 * ((i18 % 4) as f64).sin()).product::<f64>()
                        }
                        let v19 = inner17(((n % 4) as f64) * ((n % 4) as f64), v2 - v2);
                    }
                }
            }
            ((if (a[0] >= a[(2 * n + 2) % a.len()]) || (x < 0.25) { 0.125 } else {
                let v20 = v2;
                v2
            }) + v1) * x + a[0]
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
            'l3: for i4 in 0..5 {
                let mut v5 = if v1 <= -0.9 { v1 } else { v2 };
                let (mut v6, v7) = (a[a.len() - 1 - (i4 + 1) % a.len()], ((i4 % 4) as f64));
            }
            if v1 > ((n % 4) as f64) {
                for &e9 in a {
                    for (i11, e11) in a.iter().enumerate() {
                        let mut k13: usize = 0;
                        while (k13 < 2) && (a[i11 % a.len()] < 0.25) {
                            k13 += 1;
                            let mut k14: usize = 0;
                        }
                    }
                    for &e16 in a {
                        fn inner17(s: f64, t: f64) -> f64 {
                            if s >= 0.75 {
                                return t;
                            }
                            (0..5).skip(1).map(|i18| 1.0 + 0.25 * ((i18 % 4) as f64).sin()).product::<f64>()
                        }
                        let v19 = inner17(((n % 4) as f64) * ((n % 4) as f64), v2 - v2);
                    }
                }
            }
            ((if (a[0] >= a[(2 * n + 2) % a.len()]) || (x < 0.25) { 0.125 } else {
                let v20 = v2;
                v2
            }) + v1) * x + a[0]
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
            'l3: for i4 in 0..5 {
                let mut v5 = if v1 <= lit(-0.9) { v1 } else { v2 };
                let (mut v6, v7) = (a[a.len() - 1 - (i4 + 1) % a.len()], lit((i4 % 4) as f64));
            }
            if v1 > lit((n % 4) as f64) {
                for &e9 in a {
                    for (i11, e11) in a.iter().enumerate() {
                        let mut k13: usize = 0;
                        while (k13 < 2) && (a[i11 % a.len()] < lit(0.25)) {
                            k13 += 1;
                            let mut k14: usize = 0;
                        }
                    }
                    for &e16 in a {
                        fn inner17(s: D, t: D) -> D {
                            if s >= lit(0.75) {
                                return t;
                            }
                            (0..5).skip(1).map(|i18| lit(1.0) + lit(0.25) * lit((i18 % 4) as f64).sin()).product::<D>()
                        }
                        let v19 = inner17(lit((n % 4) as f64) * lit((n % 4) as f64), v2 - v2);
                    }
                }
            }
            ((if (a[0] >= a[(2 * n + 2) % a.len()]) || (x < lit(0.25)) { lit(0.125) } else {
                let v20 = v2;
                v2
            }) + v1) * x + a[0]
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
            let v4 = r2.chunks_exact(2).map(|e3| e3[1]).fold(r2[0 % 4], |acc3, t3| acc3.sin() + r2[2 % 4] * t3);
            {
                let mut k5: usize = 2;
            }
            r2[2] * v1 + v4 - v1 + u.sin()
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y;
            'l2: for i3 in 0..=6 {
                let c4 = |u4_0: f64| u4_0 * (x + -0.125);
                let v5 = h0(x, y);
            }
            for i7 in (1..6).rev() {
                fn inner8(s: f64, t: f64) -> f64 {
                    if s < 1.5 {
                        return t + 0.25;
                    }
                    s.atan()
                }
                let v9: f64 = inner8(x * x, y + x);
            }
            (if (x < 0.5) && (y <= 1.5) { y } else { y }) * v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v = u + 0.5;
            let mut v1: f64 = u;
            let mut r2 = [f64::sin(u), u / (v.abs() + 0.5), -0.9 % 1.75, v.mul_add(v1, -0.25)];
            let v4 = r2.chunks_exact(2).map(|e3| e3[1]).fold(r2[0 % 4], |acc3, t3| acc3.sin() + r2[2 % 4] * t3);
            {
                let mut k5: usize = 2;
            }
            r2[2] * v1 + v4 - v1 + u.sin()
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y;
            'l2: for i3 in 0..=6 {
                let c4 = |u4_0: f64| u4_0 * (x + -0.125);
                let v5 = h0(x, y);
            }
            for i7 in (1..6).rev() {
                fn inner8(s: f64, t: f64) -> f64 {
                    if s < 1.5 {
                        return t + 0.25;
                    }
                    s.atan()
                }
                let v9: f64 = inner8(x * x, y + x);
            }
            (if (x < 0.5) && (y <= 1.5) { y } else { y }) * v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v = u + lit(0.5);
            let mut v1: D = u;
            let mut r2 = [D::sin(u), u / (v.abs() + lit(0.5)), lit(-0.9) % lit(1.75), v.mul_add(v1, lit(-0.25))];
            let v4 = r2.chunks_exact(2).map(|e3| e3[1]).fold(r2[0 % 4], |acc3, t3| acc3.sin() + r2[2 % 4] * t3);
            {
                let mut k5: usize = 2;
            }
            r2[2] * v1 + v4 - v1 + u.sin()
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y;
            'l2: for i3 in 0..=6 {
                let c4 = |u4_0: D| u4_0 * (x + lit(-0.125));
                let v5 = h0(x, y);
            }
            for i7 in (1..6).rev() {
                fn inner8(s: D, t: D) -> D {
                    if s < lit(1.5) {
                        return t + lit(0.25);
                    }
                    s.atan()
                }
                let v9: D = inner8(x * x, y + x);
            }
            (if (x < lit(0.5)) && (y <= lit(1.5)) { y } else { y }) * v1
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
            let o3: Option<f64> = if x < 1.1 { Some(f64::copysign(1.1_f64, v1)) } else { None };
            for i5 in 0..=w.len() {
            }
            'l6: for i7 in 1..n {
                let (mut v8, v9): (f64, f64) = (((n % 4) as f64), x);
                if v1 < -0.9 {
                    w[(n + 1) % w.len()] += 0.25 * f64::midpoint(BETA, v2);
                    if v1 <= -0.125 {
                        let v10: f64 = v1;
                        w.fill(v10);
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2 = w[0];
            let o3: Option<f64> = if x < 1.1 { Some(f64::copysign(1.1_f64, v1)) } else { None };
            for i5 in 0..=w.len() {
            }
            'l6: for i7 in 1..n {
                let (mut v8, v9): (f64, f64) = (((n % 4) as f64), x);
                if v1 < -0.9 {
                    w[(n + 1) % w.len()] += 0.25 * f64::midpoint(BETA, v2);
                    if v1 <= -0.125 {
                        let v10: f64 = v1;
                        w.fill(v10);
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut v2 = w[0];
            let o3: Option<D> = if x < lit(1.1) { Some(D::copysign(lit(1.1), v1)) } else { None };
            for i5 in 0..=w.len() {
            }
            'l6: for i7 in 1..n {
                let (mut v8, v9): (D, D) = (lit((n % 4) as f64), x);
                if v1 < lit(-0.9) {
                    { let right = lit(0.25) * D::midpoint(lit(BETA), v2); w[(n + 1) % w.len()] += right; }
                    if v1 <= lit(-0.125) {
                        let v10: D = v1;
                        w.fill(v10);
                    }
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
            let mut v1 = u.midpoint(a[0]);
            let mut v2 = a[3 % a.len()];
            let mut r3: [f64; 2] = [0.0; 2];
            let mut v4 = ALPHA % 1.75;
            v1 = v1 * 0.5 + (u + v2);
            'l5: for _ in 1..k {
                let mut k8: usize = 0;
                let mut v10: f64 = loop {
                    if k8 >= 2 {
                        break u * 2.0;
                    }
                    k8 += 1;
                    if ALPHA > 0.25 {
                        v2 -= 0.25 * (u * u);
                        continue;
                    }
                    let mut v9 = v4 + v4;
                };
                if k % 2 != 1 {
                    if k8 % 3 != 1 {
                        r3[0] /= v4.abs() + 0.5;
                        break;
                    }
                    r3[0] /= v2.abs() + 0.25;
                } else {
                    let mut v12 = r3.windows(2).skip(2).map(|e11| r3[(k8 + k) % 2].sin()).fold(u, |acc11, t11| 0.5 * acc11 + 0.5 * t11);
                    v10 = a[0].atan();
                }
            }
            (v1 - v2 - v4) * v2 * u + r3[(k + 1) % 2] + a[(k + 1) % a.len()]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = h0(b, b[n % b.len()], (n + n) % 4);
            if n % 3 < 1 {
                let mut k3: usize = 0;
                'l2: while k3 < 7 {
                    k3 += 1;
                    match n % 2 {
                        0 => {
                            let mut v4 = a[0] - v1;
                            let (mut v5, v6) = ((0.25_f64.abs() + 1.25).sqrt(), v4 / (ALPHA * ALPHA + 1.25));
                        }
                        _ => {
                            fn inner7(s: f64, t: f64) -> f64 {
                                if s <= 0.7 {
                                    return t + t;
                                }
                                t
                            }
                            let v8 = inner7(v1 - b[0], v1);
                        }
                    }
                    for i10 in 0..k3 % 4 {
                        for &e12 in q {
                            let mut r15: Vec<f64> = a.iter().map(|&e13| a.iter().zip(q).take(2 * n + 2).filter(|&(&e14, &z14)| k3 % 2 == 1).map(|(&e14, &z14)| 1.0 + 0.25 * e14.sin()).product::<f64>()).collect();
                            let r15_count: usize = r15.len();
                        }
                    }
                }
            } else {
                for i17 in 0..n {
                    fn inner18(s: f64, t: f64) -> f64 {
                        if (-0.3_f64 <= 1.5) && (t <= 1.25) {
                            return t;
                        }
                        t + s
                    }
                    let v19 = inner18(v1, v1 - v1);
                }
                let mut v20 = v1.clamp(-0.875, 1.375);
            }
            h0(a, v1, (n + 1) % 4) * v1 + b[(n + n) % b.len()] + a[3 % a.len()] + q[4 - 1 - (2 * n + 0) % 4]
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
            let mut v4 = ALPHA % 1.75;
            v1 = v1 * 0.5 + (u + v2);
            'l5: for _ in 1..k {
                let mut k8: usize = 0;
                let mut v10: f64 = loop {
                    if k8 >= 2 {
                        break u * 2.0;
                    }
                    k8 += 1;
                    if ALPHA > 0.25 {
                        v2 -= 0.25 * (u * u);
                        continue;
                    }
                    let mut v9 = v4 + v4;
                };
                if k % 2 != 1 {
                    if k8 % 3 != 1 {
                        r3[0] /= v4.abs() + 0.5;
                        break;
                    }
                    r3[0] /= v2.abs() + 0.25;
                } else {
                    let mut v12 = r3.windows(2).skip(2).map(|e11| r3[(k8 + k) % 2].sin()).fold(u, |acc11, t11| 0.5 * acc11 + 0.5 * t11);
                    v10 = a[0].atan();
                }
            }
            (v1 - v2 - v4) * v2 * u + r3[(k + 1) % 2] + a[(k + 1) % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = h0(b, b[n % b.len()], (n + n) % 4);
            if n % 3 < 1 {
                let mut k3: usize = 0;
                'l2: while k3 < 7 {
                    k3 += 1;
                    match n % 2 {
                        0 => {
                            let mut v4 = a[0] - v1;
                            let (mut v5, v6) = ((0.25_f64.abs() + 1.25).sqrt(), v4 / (ALPHA * ALPHA + 1.25));
                        }
                        _ => {
                            fn inner7(s: f64, t: f64) -> f64 {
                                if s <= 0.7 {
                                    return t + t;
                                }
                                t
                            }
                            let v8 = inner7(v1 - b[0], v1);
                        }
                    }
                    for i10 in 0..k3 % 4 {
                        for &e12 in q {
                            let mut r15: Vec<f64> = a.iter().map(|&e13| a.iter().zip(q).take(2 * n + 2).filter(|&(&e14, &z14)| k3 % 2 == 1).map(|(&e14, &z14)| 1.0 + 0.25 * e14.sin()).product::<f64>()).collect();
                            let r15_count: usize = r15.len();
                        }
                    }
                }
            } else {
                for i17 in 0..n {
                    fn inner18(s: f64, t: f64) -> f64 {
                        if (-0.3_f64 <= 1.5) && (t <= 1.25) {
                            return t;
                        }
                        t + s
                    }
                    let v19 = inner18(v1, v1 - v1);
                }
                let mut v20 = v1.clamp(-0.875, 1.375);
            }
            h0(a, v1, (n + 1) % 4) * v1 + b[(n + n) % b.len()] + a[3 % a.len()] + q[4 - 1 - (2 * n + 0) % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u.midpoint(a[0]);
            let mut v2 = a[3 % a.len()];
            let mut r3: [D; 2] = [lit(0.0); 2];
            let mut v4 = lit(ALPHA) % lit(1.75);
            v1 = v1 * lit(0.5) + (u + v2);
            'l5: for _ in 1..k {
                let mut k8: usize = 0;
                let mut v10: D = loop {
                    if k8 >= 2 {
                        break u * lit(2.0);
                    }
                    k8 += 1;
                    if lit(ALPHA) > lit(0.25) {
                        { let right = lit(0.25) * (u * u); v2 -= right; }
                        continue;
                    }
                    let mut v9 = v4 + v4;
                };
                if k % 2 != 1 {
                    if k8 % 3 != 1 {
                        { let right = v4.abs() + lit(0.5); r3[0] /= right; }
                        break;
                    }
                    { let right = v2.abs() + lit(0.25); r3[0] /= right; }
                } else {
                    let mut v12 = r3.windows(2).skip(2).map(|e11| r3[(k8 + k) % 2].sin()).fold(u, |acc11, t11| lit(0.5) * acc11 + lit(0.5) * t11);
                    v10 = a[0].atan();
                }
            }
            (v1 - v2 - v4) * v2 * u + r3[(k + 1) % 2] + a[(k + 1) % a.len()]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = h0(b, b[n % b.len()], (n + n) % 4);
            if n % 3 < 1 {
                let mut k3: usize = 0;
                'l2: while k3 < 7 {
                    k3 += 1;
                    match n % 2 {
                        0 => {
                            let mut v4 = a[0] - v1;
                            let (mut v5, v6) = ((lit(0.25).abs() + lit(1.25)).sqrt(), v4 / (lit(ALPHA) * lit(ALPHA) + lit(1.25)));
                        }
                        _ => {
                            fn inner7(s: D, t: D) -> D {
                                if s <= lit(0.7) {
                                    return t + t;
                                }
                                t
                            }
                            let v8 = inner7(v1 - b[0], v1);
                        }
                    }
                    for i10 in 0..k3 % 4 {
                        for &e12 in q {
                            let mut r15: Vec<D> = a.iter().map(|&e13| a.iter().zip(q).take(2 * n + 2).filter(|&(&e14, &z14)| k3 % 2 == 1).map(|(&e14, &z14)| lit(1.0) + lit(0.25) * e14.sin()).product::<D>()).collect();
                            let r15_count: usize = r15.len();
                        }
                    }
                }
            } else {
                for i17 in 0..n {
                    fn inner18(s: D, t: D) -> D {
                        if (lit(-0.3) <= lit(1.5)) && (t <= lit(1.25)) {
                            return t;
                        }
                        t + s
                    }
                    let v19 = inner18(v1, v1 - v1);
                }
                let mut v20 = v1.clamp(lit(-0.875), lit(1.375));
            }
            h0(a, v1, (n + 1) % 4) * v1 + b[(n + n) % b.len()] + a[3 % a.len()] + q[4 - 1 - (2 * n + 0) % 4]
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
            let w_count: usize = w.len();
            let mut r3 = [0.75 - v1, v2 + v1, v1 - v1, ((w_count % 4) as f64)];
            fn inner4(s: f64, t: f64) -> f64 {
                if s < s {
                    return t.cos();
                }
                t * t
            }
            let v5 = inner4(-0.7 * p[0], p[0]);
            let c6 = |u6_0: f64, u6_1: f64| u6_0 * (p[2] * p[2] + 0.25).sqrt();
            w[(3) % w_count] = v1 - v1;
            for e8 in p.iter() {
                let v10 = if v5 <= 0.25 { v1 } else {
                    let v9: f64 = v5;
                    ((w_count % 4) as f64)
                };
                let c11 = |u11_0: f64, u11_1: f64| u11_0 - (v5 + 0.125);
            }
            (2.0_f64.atan2(r3[(n + 1) % 4] * r3[(n + 1) % 4] + 1.25) + v5) * v2 + v1 + r3[w_count % 4] + w[0] + p[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[(2 * n + 2) % 3];
            let mut v2 = v1;
            let w_count: usize = w.len();
            let mut r3 = [0.75 - v1, v2 + v1, v1 - v1, ((w_count % 4) as f64)];
            fn inner4(s: f64, t: f64) -> f64 {
                if s < s {
                    return t.cos();
                }
                t * t
            }
            let v5 = inner4(-0.7 * p[0], p[0]);
            let c6 = |u6_0: f64, u6_1: f64| u6_0 * (p[2] * p[2] + 0.25).sqrt();
            w[(3) % w_count] = v1 - v1;
            for e8 in p.iter() {
                let v10 = if v5 <= 0.25 { v1 } else {
                    let v9: f64 = v5;
                    ((w_count % 4) as f64)
                };
                let c11 = |u11_0: f64, u11_1: f64| u11_0 - (v5 + 0.125);
            }
            (2.0_f64.atan2(r3[(n + 1) % 4] * r3[(n + 1) % 4] + 1.25) + v5) * v2 + v1 + r3[w_count % 4] + w[0] + p[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[(2 * n + 2) % 3];
            let mut v2 = v1;
            let w_count: usize = w.len();
            let mut r3 = [lit(0.75) - v1, v2 + v1, v1 - v1, lit((w_count % 4) as f64)];
            fn inner4(s: D, t: D) -> D {
                if s < s {
                    return t.cos();
                }
                t * t
            }
            let v5 = inner4(lit(-0.7) * p[0], p[0]);
            let c6 = |u6_0: D, u6_1: D| u6_0 * (p[2] * p[2] + lit(0.25)).sqrt();
            w[(3) % w_count] = v1 - v1;
            for e8 in p.iter() {
                let v10 = if v5 <= lit(0.25) { v1 } else {
                    let v9: D = v5;
                    lit((w_count % 4) as f64)
                };
                let c11 = |u11_0: D, u11_1: D| u11_0 - (v5 + lit(0.125));
            }
            (lit(2.0).atan2(r3[(n + 1) % 4] * r3[(n + 1) % 4] + lit(1.25)) + v5) * v2 + v1 + r3[w_count % 4] + w[0] + p[1]
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
            let r3_count: usize = r3.len();
            v2 -= v1 + a[0];
            let mut k5: usize = 0;
            'l4: while k5 < 4 {
                k5 += 1;
                if r3_count % 2 == 1 {
                    break 'l4;
                }
            }
            r3[r3.len() - 1 - (r3_count + 1) % r3.len()].powi(1) * v2 - v1.sin() + r3[0]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[b.len() - 1 - (4) % b.len()] + -0.3_f64;
            let mut v3 = q.chunks_exact(2).map(|e2| v1.abs()).sum::<f64>();
            let mut r4 = [0.9, BETA * v3, b[b.len() - 1 - (n + 1) % b.len()] * a[0]];
            let (mut v6, v7) = (v1, b.iter().fold(ALPHA, |acc5, &e5| 0.5 * acc5 + acc5 * e5));
            let mut m8: [[f64; 3]; 3] = [[b[(2 * n + 1) % b.len()], BETA, a[3 % a.len()]], [BETA, ALPHA, v1], [v3, v7, v1]];
            fn inner9(s: f64, t: f64) -> f64 {
                if t < 1.5 {
                    return s - s;
                }
                (t.abs() + 0.25).sqrt()
            }
            let v10 = inner9(v1, BETA * v7);
            match n % 3 {
                0 => {
                    for i12 in 0..n {
                        m8[(2 * i12 + 0) % 3][0] = 1.1_f64 / (1.0 + 1.1_f64 * 1.1_f64);
                        r4[1] = q[(i12 + 1) % 4];
                    }
                }
                1 if BETA <= ALPHA => {
                    v1 *= (m8[2][(2 * n + 2) % 3] + v6).max(-2.25).min(2.375);
                }
                _ => {
                    let mut o14: Option<f64> = if v1 >= 0.9 { Some(v10.clamp(-2.125, 1.875).exp()) } else { None };
                }
            }
            v7 - v7 + v6 + a[0]
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
            let r3_count: usize = r3.len();
            v2 -= v1 + a[0];
            let mut k5: usize = 0;
            'l4: while k5 < 4 {
                k5 += 1;
                if r3_count % 2 == 1 {
                    break 'l4;
                }
            }
            r3[r3.len() - 1 - (r3_count + 1) % r3.len()].powi(1) * v2 - v1.sin() + r3[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = b[b.len() - 1 - (4) % b.len()] + -0.3_f64;
            let mut v3 = q.chunks_exact(2).map(|e2| v1.abs()).sum::<f64>();
            let mut r4 = [0.9, BETA * v3, b[b.len() - 1 - (n + 1) % b.len()] * a[0]];
            let (mut v6, v7) = (v1, b.iter().fold(ALPHA, |acc5, &e5| 0.5 * acc5 + acc5 * e5));
            let mut m8: [[f64; 3]; 3] = [[b[(2 * n + 1) % b.len()], BETA, a[3 % a.len()]], [BETA, ALPHA, v1], [v3, v7, v1]];
            fn inner9(s: f64, t: f64) -> f64 {
                if t < 1.5 {
                    return s - s;
                }
                (t.abs() + 0.25).sqrt()
            }
            let v10 = inner9(v1, BETA * v7);
            match n % 3 {
                0 => {
                    for i12 in 0..n {
                        m8[(2 * i12 + 0) % 3][0] = 1.1_f64 / (1.0 + 1.1_f64 * 1.1_f64);
                        r4[1] = q[(i12 + 1) % 4];
                    }
                }
                1 if BETA <= ALPHA => {
                    v1 *= (m8[2][(2 * n + 2) % 3] + v6).max(-2.25).min(2.375);
                }
                _ => {
                    let mut o14: Option<f64> = if v1 >= 0.9 { Some(v10.clamp(-2.125, 1.875).exp()) } else { None };
                }
            }
            v7 - v7 + v6 + a[0]
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
            let r3_count: usize = r3.len();
            { let right = v1 + a[0]; v2 -= right; }
            let mut k5: usize = 0;
            'l4: while k5 < 4 {
                k5 += 1;
                if r3_count % 2 == 1 {
                    break 'l4;
                }
            }
            r3[r3.len() - 1 - (r3_count + 1) % r3.len()].powi(1) * v2 - v1.sin() + r3[0]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = b[b.len() - 1 - (4) % b.len()] + lit(-0.3);
            let mut v3 = q.chunks_exact(2).map(|e2| v1.abs()).sum::<D>();
            let mut r4 = [lit(0.9), lit(BETA) * v3, b[b.len() - 1 - (n + 1) % b.len()] * a[0]];
            let (mut v6, v7) = (v1, b.iter().fold(lit(ALPHA), |acc5, &e5| lit(0.5) * acc5 + acc5 * e5));
            let mut m8: [[D; 3]; 3] = [[b[(2 * n + 1) % b.len()], lit(BETA), a[3 % a.len()]], [lit(BETA), lit(ALPHA), v1], [v3, v7, v1]];
            fn inner9(s: D, t: D) -> D {
                if t < lit(1.5) {
                    return s - s;
                }
                (t.abs() + lit(0.25)).sqrt()
            }
            let v10 = inner9(v1, lit(BETA) * v7);
            match n % 3 {
                0 => {
                    for i12 in 0..n {
                        m8[(2 * i12 + 0) % 3][0] = lit(1.1) / (lit(1.0) + lit(1.1) * lit(1.1));
                        r4[1] = q[(i12 + 1) % 4];
                    }
                }
                1 if lit(BETA) <= lit(ALPHA) => {
                    { let right = (m8[2][(2 * n + 2) % 3] + v6).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
                }
                _ => {
                    let mut o14: Option<D> = if v1 >= lit(0.9) { Some(v10.clamp(lit(-2.125), lit(1.875)).exp()) } else { None };
                }
            }
            v7 - v7 + v6 + a[0]
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
            if (a[a.len() - 1 - (3) % a.len()] <= -0.3) || (v1 > 0.9) {
                return a[1 % a.len()];
            }
            let mut k3: usize = 1;
            match k3 % 2 {
                0 => {
                    k3 = (k3 * 3 + 2 * k3 + 0) % 5;
                }
                _ => {
                    for i5 in 0..b.len() {
                        v1 = a.iter().take(2 * k3 + 0).filter(|&&e6| (v2 >= e6) || (e6 <= v1)).map(|&e6| 0.3_f64).fold(a[0], |acc6, t6| 0.5 * acc6 + a[a.len() - 1 - (k3) % a.len()] * t6).tanh();
                        let mut v7 = v2;
                    }
                }
            }
            v1.sin() - v2.sin() - v1 + b[(k3 + 1) % b.len()] + a[0]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x * p[n % 3];
            let mut v2 = match n % 4 {
                0 => { v1 }
                1 => {
                    p[0] += -v1;
                    x
                }
                2 => { x }
                _ => { v1 }
            };
            v1 -= p[(n + n) % 3] - p[1];
            v1 *= p[0] / (1.0 + p[0] * p[0]);
            if v2 > p[3 - 1 - (2 * n + 1) % 3] {
                const GAMMA_3: f64 = 1.0;
                p[(n + 1) % 3] = x.round() * GAMMA_3;
                let mut k5: usize = 0;
                loop {
                    if k5 >= 0 {
                        break;
                    }
                    k5 += 1;
                    {
                        {
                            match k5 % 4 {
                                0 => {
                                    let mut k7: usize = 0;
                                    let mut v9: f64 = 'l6: loop {
                                        if k7 >= 5 {
                                            break if 0.5_f64 <= -0.7 { v2 } else { v1 };
                                        }
                                        k7 += 1;
                                        let v8: f64;
                                        if p[0] < 0.5 {
                                            v8 = p[0];
                                        } else {
                                            v8 = v2 * 0.5;
                                        }
                                    };
                                }
                                1 => {
                                    let v10: f64 = (p[0] * p[0] + 0.25).log(2.5);
                                    if v1 > p[(n + 1) % 3] {
                                        let r11 = [v1.mul_add(p[2], v10); 3];
                                        let v12: f64;
                                        if !(-0.125_f64 <= p[1]) {
                                            v12 = r11.iter().rev().skip(2).map(|&e13| p[2]).sum::<f64>();
                                        } else {
                                            v12 = p[3 - 1 - (2 * k5 + 2) % 3];
                                        }
                                    }
                                }
                                2 => {
                                    let mut k15: usize = 0;
                                    loop {
                                        if k15 >= 1 {
                                            break;
                                        }
                                        k15 += 1;
                                        let (mut v16, v17): (f64, f64) = (v2, v2 * v2);
                                        if x < p[2] {
                                            let mut o18: Option<f64> = if v1 < 0.125 { Some((p[k15 % 3].abs() + 0.5).sqrt()) } else { None };
                                            let c19 = move |u19_0: f64, u19_1: f64| u19_0 - v1 * p[1];
                                        } else {
                                            let mut r20 = [f64::sqrt(v1 * v1 + 1.25), p[2], {
                                                v1 += 0.25 * (v1 * p[k5 % 3]);
                                                p[0]
                                            }, ((k15 % 4) as f64) % 1.75];
                                        }
                                    }
                                    let mut r21 = [v1, p[0].sin()];
                                }
                                _ => {
                                    for i22 in (1..3).rev() {
                                        p[i22] *= (p[i22 - 1] - p[i22]).cos();
                                    }
                                    v1 -= 0.25 * v1;
                                }
                            }
                            let mut c23 = |u23: f64| {
                                v2 += 0.25 * (p[2].max(x) * u23);
                                v2 * 0.5
                            };
                            let mut v25 = c23(match k5 % 2 {
                                0 if v1 > v1 => { v1 }
                                _ => {
                                    let v24 = p[3 - 1 - (2 * k5 + 2) % 3];
                                    p[1]
                                }
                            }) - c23(p[(n + 1) % 3]);
                        }
                    }
                    {
                        let v26 = v2.atan().exp();
                        v1 /= v1.abs() + 0.25;
                    }
                }
            } else {
                if (v1 <= 0.7) || (v2 >= 1.1) {
                    {
                        let v27: f64 = -1.25;
                        p.fill(v27);
                        if v2 < 0.5 {
                        }
                    }
                    'l28: for e29 in p.iter() {
                        'l30: for e31 in p {
                            const GAMMA_32: f64 = -1.1;
                            v2 = v1.cos().atan() * GAMMA_32;
                            let mut k34: usize = 0;
                            let v36: f64 = loop {
                                if k34 >= 3 {
                                    break v1;
                                }
                                k34 += 1;
                                let v35 = v1 * ((k34 % 4) as f64);
                                v1 *= (*e29 + p[1]).tanh();
                            };
                        }
                        for e38 in p.iter() {
                            let mut v40: f64 = match n % 3 {
                                0 => { *e29 }
                                1 => {
                                    let v39: f64 = p[0];
                                    x
                                }
                                _ => { *e38 }
                            };
                        }
                    }
                } else {
                    for i41 in 1..3 {
                        p[i41] += p[i41 - 1] * p[2].atan();
                    }
                }
                if n % 2 < 1 {
                    let v42: f64 = { ((n % 4) as f64) };
                    fn inner43(s: f64, t: f64) -> f64 {
                        if (s > 1.5) || (s < 0.125) {
                            return s - t;
                        }
                        -1.0
                    }
                    let v44 = inner43(((n % 4) as f64).clamp(-2.125, 1.875).exp(), p[1]);
                }
            }
            [v2, ((n % 4) as f64) + v2 + v1.sin() - x]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = 0.125;
            let mut v2 = a[a.len() - 1 - (2) % a.len()] / (v1.abs() + 1.25);
            if (a[a.len() - 1 - (3) % a.len()] <= -0.3) || (v1 > 0.9) {
                return a[1 % a.len()];
            }
            let mut k3: usize = 1;
            match k3 % 2 {
                0 => {
                    k3 = (k3 * 3 + 2 * k3 + 0) % 5;
                }
                _ => {
                    for i5 in 0..b.len() {
                        v1 = a.iter().take(2 * k3 + 0).filter(|&&e6| (v2 >= e6) || (e6 <= v1)).map(|&e6| 0.3_f64).fold(a[0], |acc6, t6| 0.5 * acc6 + a[a.len() - 1 - (k3) % a.len()] * t6).tanh();
                        let mut v7 = v2;
                    }
                }
            }
            v1.sin() - v2.sin() - v1 + b[(k3 + 1) % b.len()] + a[0]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x * p[n % 3];
            let mut v2 = match n % 4 {
                0 => { v1 }
                1 => {
                    p[0] += -v1;
                    x
                }
                2 => { x }
                _ => { v1 }
            };
            v1 -= p[(n + n) % 3] - p[1];
            v1 *= p[0] / (1.0 + p[0] * p[0]);
            if v2 > p[3 - 1 - (2 * n + 1) % 3] {
                const GAMMA_3: f64 = 1.0;
                p[(n + 1) % 3] = x.round() * GAMMA_3;
                let mut k5: usize = 0;
                loop {
                    if k5 >= 0 {
                        break;
                    }
                    k5 += 1;
                    {
                        {
                            match k5 % 4 {
                                0 => {
                                    let mut k7: usize = 0;
                                    let mut v9: f64 = 'l6: loop {
                                        if k7 >= 5 {
                                            break if 0.5_f64 <= -0.7 { v2 } else { v1 };
                                        }
                                        k7 += 1;
                                        let v8: f64;
                                        if p[0] < 0.5 {
                                            v8 = p[0];
                                        } else {
                                            v8 = v2 * 0.5;
                                        }
                                    };
                                }
                                1 => {
                                    let v10: f64 = (p[0] * p[0] + 0.25).log(2.5);
                                    if v1 > p[(n + 1) % 3] {
                                        let r11 = [v1.mul_add(p[2], v10); 3];
                                        let v12: f64;
                                        if !(-0.125_f64 <= p[1]) {
                                            v12 = r11.iter().rev().skip(2).map(|&e13| p[2]).sum::<f64>();
                                        } else {
                                            v12 = p[3 - 1 - (2 * k5 + 2) % 3];
                                        }
                                    }
                                }
                                2 => {
                                    let mut k15: usize = 0;
                                    loop {
                                        if k15 >= 1 {
                                            break;
                                        }
                                        k15 += 1;
                                        let (mut v16, v17): (f64, f64) = (v2, v2 * v2);
                                        if x < p[2] {
                                            let mut o18: Option<f64> = if v1 < 0.125 { Some((p[k15 % 3].abs() + 0.5).sqrt()) } else { None };
                                            let c19 = move |u19_0: f64, u19_1: f64| u19_0 - v1 * p[1];
                                        } else {
                                            let mut r20 = [f64::sqrt(v1 * v1 + 1.25), p[2], {
                                                v1 += 0.25 * (v1 * p[k5 % 3]);
                                                p[0]
                                            }, ((k15 % 4) as f64) % 1.75];
                                        }
                                    }
                                    let mut r21 = [v1, p[0].sin()];
                                }
                                _ => {
                                    for i22 in (1..3).rev() {
                                        p[i22] *= (p[i22 - 1] - p[i22]).cos();
                                    }
                                    v1 -= 0.25 * v1;
                                }
                            }
                            let mut c23 = |u23: f64| {
                                v2 += 0.25 * (p[2].max(x) * u23);
                                v2 * 0.5
                            };
                            let mut v25 = c23(match k5 % 2 {
                                0 if v1 > v1 => { v1 }
                                _ => {
                                    let v24 = p[3 - 1 - (2 * k5 + 2) % 3];
                                    p[1]
                                }
                            }) - c23(p[(n + 1) % 3]);
                        }
                    }
                    {
                        let v26 = v2.atan().exp();
                        v1 /= v1.abs() + 0.25;
                    }
                }
            } else {
                if (v1 <= 0.7) || (v2 >= 1.1) {
                    {
                        let v27: f64 = -1.25;
                        p.fill(v27);
                        if v2 < 0.5 {
                        }
                    }
                    'l28: for e29 in p.iter() {
                        'l30: for e31 in p {
                            const GAMMA_32: f64 = -1.1;
                            v2 = v1.cos().atan() * GAMMA_32;
                            let mut k34: usize = 0;
                            let v36: f64 = loop {
                                if k34 >= 3 {
                                    break v1;
                                }
                                k34 += 1;
                                let v35 = v1 * ((k34 % 4) as f64);
                                v1 *= (*e29 + p[1]).tanh();
                            };
                        }
                        for e38 in p.iter() {
                            let mut v40: f64 = match n % 3 {
                                0 => { *e29 }
                                1 => {
                                    let v39: f64 = p[0];
                                    x
                                }
                                _ => { *e38 }
                            };
                        }
                    }
                } else {
                    for i41 in 1..3 {
                        p[i41] += p[i41 - 1] * p[2].atan();
                    }
                }
                if n % 2 < 1 {
                    let v42: f64 = { ((n % 4) as f64) };
                    fn inner43(s: f64, t: f64) -> f64 {
                        if (s > 1.5) || (s < 0.125) {
                            return s - t;
                        }
                        -1.0
                    }
                    let v44 = inner43(((n % 4) as f64).clamp(-2.125, 1.875).exp(), p[1]);
                }
            }
            [v2, ((n % 4) as f64) + v2 + v1.sin() - x]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = lit(0.125);
            let mut v2 = a[a.len() - 1 - (2) % a.len()] / (v1.abs() + lit(1.25));
            if (a[a.len() - 1 - (3) % a.len()] <= lit(-0.3)) || (v1 > lit(0.9)) {
                return a[1 % a.len()];
            }
            let mut k3: usize = 1;
            match k3 % 2 {
                0 => {
                    k3 = (k3 * 3 + 2 * k3 + 0) % 5;
                }
                _ => {
                    for i5 in 0..b.len() {
                        v1 = a.iter().take(2 * k3 + 0).filter(|&&e6| (v2 >= e6) || (e6 <= v1)).map(|&e6| lit(0.3)).fold(a[0], |acc6, t6| lit(0.5) * acc6 + a[a.len() - 1 - (k3) % a.len()] * t6).tanh();
                        let mut v7 = v2;
                    }
                }
            }
            v1.sin() - v2.sin() - v1 + b[(k3 + 1) % b.len()] + a[0]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x * p[n % 3];
            let mut v2 = match n % 4 {
                0 => { v1 }
                1 => {
                    { let right = -v1; p[0] += right; }
                    x
                }
                2 => { x }
                _ => { v1 }
            };
            { let right = p[(n + n) % 3] - p[1]; v1 -= right; }
            { let right = p[0] / (lit(1.0) + p[0] * p[0]); v1 *= right; }
            if v2 > p[3 - 1 - (2 * n + 1) % 3] {
                const GAMMA_3: f64 = 1.0;
                p[(n + 1) % 3] = x.round() * lit(GAMMA_3);
                let mut k5: usize = 0;
                loop {
                    if k5 >= 0 {
                        break;
                    }
                    k5 += 1;
                    {
                        {
                            match k5 % 4 {
                                0 => {
                                    let mut k7: usize = 0;
                                    let mut v9: D = 'l6: loop {
                                        if k7 >= 5 {
                                            break if lit(0.5) <= lit(-0.7) { v2 } else { v1 };
                                        }
                                        k7 += 1;
                                        let v8: D;
                                        if p[0] < lit(0.5) {
                                            v8 = p[0];
                                        } else {
                                            v8 = v2 * lit(0.5);
                                        }
                                    };
                                }
                                1 => {
                                    let v10: D = (p[0] * p[0] + lit(0.25)).log(lit(2.5));
                                    if v1 > p[(n + 1) % 3] {
                                        let r11 = [v1.mul_add(p[2], v10); 3];
                                        let v12: D;
                                        if !(lit(-0.125) <= p[1]) {
                                            v12 = r11.iter().rev().skip(2).map(|&e13| p[2]).sum::<D>();
                                        } else {
                                            v12 = p[3 - 1 - (2 * k5 + 2) % 3];
                                        }
                                    }
                                }
                                2 => {
                                    let mut k15: usize = 0;
                                    loop {
                                        if k15 >= 1 {
                                            break;
                                        }
                                        k15 += 1;
                                        let (mut v16, v17): (D, D) = (v2, v2 * v2);
                                        if x < p[2] {
                                            let mut o18: Option<D> = if v1 < lit(0.125) { Some((p[k15 % 3].abs() + lit(0.5)).sqrt()) } else { None };
                                            let c19 = move |u19_0: D, u19_1: D| u19_0 - v1 * p[1];
                                        } else {
                                            let mut r20 = [D::sqrt(v1 * v1 + lit(1.25)), p[2], {
                                                { let right = lit(0.25) * (v1 * p[k5 % 3]); v1 += right; }
                                                p[0]
                                            }, lit((k15 % 4) as f64) % lit(1.75)];
                                        }
                                    }
                                    let mut r21 = [v1, p[0].sin()];
                                }
                                _ => {
                                    for i22 in (1..3).rev() {
                                        { let right = (p[i22 - 1] - p[i22]).cos(); p[i22] *= right; }
                                    }
                                    { let right = lit(0.25) * v1; v1 -= right; }
                                }
                            }
                            let mut c23 = |u23: D| {
                                { let right = lit(0.25) * (p[2].max(x) * u23); v2 += right; }
                                v2 * lit(0.5)
                            };
                            let mut v25 = c23(match k5 % 2 {
                                0 if v1 > v1 => { v1 }
                                _ => {
                                    let v24 = p[3 - 1 - (2 * k5 + 2) % 3];
                                    p[1]
                                }
                            }) - c23(p[(n + 1) % 3]);
                        }
                    }
                    {
                        let v26 = v2.atan().exp();
                        { let right = v1.abs() + lit(0.25); v1 /= right; }
                    }
                }
            } else {
                if (v1 <= lit(0.7)) || (v2 >= lit(1.1)) {
                    {
                        let v27: D = lit(-1.25);
                        p.fill(v27);
                        if v2 < lit(0.5) {
                        }
                    }
                    'l28: for e29 in p.iter() {
                        'l30: for e31 in p {
                            const GAMMA_32: f64 = -1.1;
                            v2 = v1.cos().atan() * lit(GAMMA_32);
                            let mut k34: usize = 0;
                            let v36: D = loop {
                                if k34 >= 3 {
                                    break v1;
                                }
                                k34 += 1;
                                let v35 = v1 * lit((k34 % 4) as f64);
                                { let right = (*e29 + p[1]).tanh(); v1 *= right; }
                            };
                        }
                        for e38 in p.iter() {
                            let mut v40: D = match n % 3 {
                                0 => { *e29 }
                                1 => {
                                    let v39: D = p[0];
                                    x
                                }
                                _ => { *e38 }
                            };
                        }
                    }
                } else {
                    for i41 in 1..3 {
                        { let right = p[i41 - 1] * p[2].atan(); p[i41] += right; }
                    }
                }
                if n % 2 < 1 {
                    let v42: D = { lit((n % 4) as f64) };
                    fn inner43(s: D, t: D) -> D {
                        if (s > lit(1.5)) || (s < lit(0.125)) {
                            return s - t;
                        }
                        lit(-1.0)
                    }
                    let v44 = inner43(lit((n % 4) as f64).clamp(lit(-2.125), lit(1.875)).exp(), p[1]);
                }
            }
            [v2, lit((n % 4) as f64) + v2 + v1.sin() - x]
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
            let w_count: usize = w.len();
            let mut r2: [f64; 5] = [v1 * w[(w_count + w_count) % w.len()], w[0] - v1, v1 + v1, v1 + v1, v1 - -0.125];
            fn inner3(s: f64, t: f64) -> f64 {
                if t < -1.0 {
                    return s;
                }
                s + t
            }
            let v4 = inner3(((n % 4) as f64) / (r2[2] * r2[2] + 0.5), w[0] - v1);
            v1 = p[2];
            fn inner5(s: f64, t: f64) -> f64 {
                if s < 1.5 {
                    return t;
                }
                t
            }
            let v6 = inner5(p[w_count % 3], v1 * ((n % 4) as f64));
            let v7 = f64::exp(((w_count % 4) as f64).clamp(-2.125, 1.875));
            (match w_count % 4 {
                0 => { w[0] }
                1 => {
                    v1 -= v1 * p[1];
                    v4
                }
                2 => { v6 }
                _ => { v6 }
            }) * v6 - v4 + v1 + w[w.len() - 1 - (n) % w.len()] + p[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.125 * w[(n + n) % w.len()];
            let w_count: usize = w.len();
            let mut r2: [f64; 5] = [v1 * w[(w_count + w_count) % w.len()], w[0] - v1, v1 + v1, v1 + v1, v1 - -0.125];
            fn inner3(s: f64, t: f64) -> f64 {
                if t < -1.0 {
                    return s;
                }
                s + t
            }
            let v4 = inner3(((n % 4) as f64) / (r2[2] * r2[2] + 0.5), w[0] - v1);
            v1 = p[2];
            fn inner5(s: f64, t: f64) -> f64 {
                if s < 1.5 {
                    return t;
                }
                t
            }
            let v6 = inner5(p[w_count % 3], v1 * ((n % 4) as f64));
            let v7 = f64::exp(((w_count % 4) as f64).clamp(-2.125, 1.875));
            (match w_count % 4 {
                0 => { w[0] }
                1 => {
                    v1 -= v1 * p[1];
                    v4
                }
                2 => { v6 }
                _ => { v6 }
            }) * v6 - v4 + v1 + w[w.len() - 1 - (n) % w.len()] + p[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(0.125) * w[(n + n) % w.len()];
            let w_count: usize = w.len();
            let mut r2: [D; 5] = [v1 * w[(w_count + w_count) % w.len()], w[0] - v1, v1 + v1, v1 + v1, v1 - lit(-0.125)];
            fn inner3(s: D, t: D) -> D {
                if t < lit(-1.0) {
                    return s;
                }
                s + t
            }
            let v4 = inner3(lit((n % 4) as f64) / (r2[2] * r2[2] + lit(0.5)), w[0] - v1);
            v1 = p[2];
            fn inner5(s: D, t: D) -> D {
                if s < lit(1.5) {
                    return t;
                }
                t
            }
            let v6 = inner5(p[w_count % 3], v1 * lit((n % 4) as f64));
            let v7 = D::exp(lit((w_count % 4) as f64).clamp(lit(-2.125), lit(1.875)));
            (match w_count % 4 {
                0 => { w[0] }
                1 => {
                    { let right = v1 * p[1]; v1 -= right; }
                    v4
                }
                2 => { v6 }
                _ => { v6 }
            }) * v6 - v4 + v1 + w[w.len() - 1 - (n) % w.len()] + p[1]
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
            w[w.len() - 1 - (0) % w.len()] -= (u as i64 as f64);
            let mut v4 = (0..5).take(4).map(|i3| v1 * u).sum::<f64>();
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.75;
            let v2: f64;
            if (v1 <= 0.3) || (a[(2 * n + 1) % a.len()] <= v1) {
                v2 = a.iter().filter(|&&e3| !(a[0] <= 0.125)).map(|&e3| a[2 % a.len()]).fold(x, |acc3, t3| 0.5 * acc3 + a[a.len() - 1 - (n + n) % a.len()] * t3);
            } else {
                v2 = v1;
            }
            v1 = ((n % 4) as f64);
            if (((n % 4) as f64) > x) && (v2 >= v2) {
                return (a[(n + n) % a.len()] * a[(n + n) % a.len()] + 0.5).ln();
            }
            if a[a.len() - 1 - (n + 1) % a.len()] > 0.75 {
                for i5 in (0..n).step_by(2) {
                    'l6: for i7 in 0..=i5 {
                        v1 -= 0.25 * (v2 / (1.0 + v2 * v2)).exp();
                        let mut p8: (f64, f64) = (if ALPHA > 1.5 { x } else { v1 }, v2.round());
                    }
                }
                let mut v9 = a[0].min(v2);
            } else {
                let mut v10: f64 = x - ALPHA;
            }
            (0.9_f64 + v2 + v2) * v1 - x.sin() + a[(2 * n + 2) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let mut v2: f64 = v1;
            w[w.len() - 1 - (0) % w.len()] -= (u as i64 as f64);
            let mut v4 = (0..5).take(4).map(|i3| v1 * u).sum::<f64>();
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.75;
            let v2: f64;
            if (v1 <= 0.3) || (a[(2 * n + 1) % a.len()] <= v1) {
                v2 = a.iter().filter(|&&e3| !(a[0] <= 0.125)).map(|&e3| a[2 % a.len()]).fold(x, |acc3, t3| 0.5 * acc3 + a[a.len() - 1 - (n + n) % a.len()] * t3);
            } else {
                v2 = v1;
            }
            v1 = ((n % 4) as f64);
            if (((n % 4) as f64) > x) && (v2 >= v2) {
                return (a[(n + n) % a.len()] * a[(n + n) % a.len()] + 0.5).ln();
            }
            if a[a.len() - 1 - (n + 1) % a.len()] > 0.75 {
                for i5 in (0..n).step_by(2) {
                    'l6: for i7 in 0..=i5 {
                        v1 -= 0.25 * (v2 / (1.0 + v2 * v2)).exp();
                        let mut p8: (f64, f64) = (if ALPHA > 1.5 { x } else { v1 }, v2.round());
                    }
                }
                let mut v9 = a[0].min(v2);
            } else {
                let mut v10: f64 = x - ALPHA;
            }
            (0.9_f64 + v2 + v2) * v1 - x.sin() + a[(2 * n + 2) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u;
            let mut v2: D = v1;
            { let right = lit(u.value() as i64 as f64); w[w.len() - 1 - (0) % w.len()] -= right; }
            let mut v4 = (0..5).take(4).map(|i3| v1 * u).sum::<D>();
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.75);
            let v2: D;
            if (v1 <= lit(0.3)) || (a[(2 * n + 1) % a.len()] <= v1) {
                v2 = a.iter().filter(|&&e3| !(a[0] <= lit(0.125))).map(|&e3| a[2 % a.len()]).fold(x, |acc3, t3| lit(0.5) * acc3 + a[a.len() - 1 - (n + n) % a.len()] * t3);
            } else {
                v2 = v1;
            }
            v1 = lit((n % 4) as f64);
            if (lit((n % 4) as f64) > x) && (v2 >= v2) {
                return (a[(n + n) % a.len()] * a[(n + n) % a.len()] + lit(0.5)).ln();
            }
            if a[a.len() - 1 - (n + 1) % a.len()] > lit(0.75) {
                for i5 in (0..n).step_by(2) {
                    'l6: for i7 in 0..=i5 {
                        { let right = lit(0.25) * (v2 / (lit(1.0) + v2 * v2)).exp(); v1 -= right; }
                        let mut p8: (D, D) = (if lit(ALPHA) > lit(1.5) { x } else { v1 }, v2.round());
                    }
                }
                let mut v9 = a[0].min(v2);
            } else {
                let mut v10: D = x - lit(ALPHA);
            }
            (lit(0.9) + v2 + v2) * v1 - x.sin() + a[(2 * n + 2) % a.len()]
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
            let r2_count: usize = r2.len();
            fn inner3(s: f64, t: f64) -> f64 {
                if t > 0.25 {
                    return s + t;
                }
                s
            }
            let v4 = inner3(v1, v1);
            for _ in 0..=6 {
                let (mut v7, v8) = (v4, v4);
                let mut k9: usize = 0;
            }
            v4 * v4 * v4 + v1.sin() + r2[r2.len() - 1 - (r2_count + 1) % r2.len()] + a[r2_count % a.len()]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = h0(&mut w, &p, (n) % 4);
            let mut v2 = p[0] * v1;
            let w_count: usize = w.len();
            let mut r4 = vec![w.iter().take(n).map(|&e3| (v1.abs() + 1.25).hypot(v2)).sum::<f64>(), 0.75, ((w_count % 4) as f64) - 0.25, v1 + v2, h0(&mut w, &p[..], (n) % 4)];
            let r4_count: usize = r4.len();
            r4[(2 * r4_count + 1) % r4_count] /= v1 * v1 + 0.5;
            for &e6 in &p {
                for i7 in 1..r4.len() {
                    r4[i7] = r4[i7 - 1] * e6.clamp(-2.125, 1.875) + r4[i7];
                }
                if (v2 < p[0]) || (v1 < 0.125) {
                    break;
                }
            }
            v1 * v1 + v1 + w[(w_count + w_count) % w.len()] + p[2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = a[0];
            let mut r2 = vec![w[w.len() - 1 - (k) % w.len()]; 5];
            let r2_count: usize = r2.len();
            fn inner3(s: f64, t: f64) -> f64 {
                if t > 0.25 {
                    return s + t;
                }
                s
            }
            let v4 = inner3(v1, v1);
            for _ in 0..=6 {
                let (mut v7, v8) = (v4, v4);
                let mut k9: usize = 0;
            }
            v4 * v4 * v4 + v1.sin() + r2[r2.len() - 1 - (r2_count + 1) % r2.len()] + a[r2_count % a.len()]
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = h0(&mut w, &p, (n) % 4);
            let mut v2 = p[0] * v1;
            let w_count: usize = w.len();
            let mut r4 = vec![w.iter().take(n).map(|&e3| (v1.abs() + 1.25).hypot(v2)).sum::<f64>(), 0.75, ((w_count % 4) as f64) - 0.25, v1 + v2, h0(&mut w, &p[..], (n) % 4)];
            let r4_count: usize = r4.len();
            r4[(2 * r4_count + 1) % r4_count] /= v1 * v1 + 0.5;
            for &e6 in &p {
                for i7 in 1..r4.len() {
                    r4[i7] = r4[i7 - 1] * e6.clamp(-2.125, 1.875) + r4[i7];
                }
                if (v2 < p[0]) || (v1 < 0.125) {
                    break;
                }
            }
            v1 * v1 + v1 + w[(w_count + w_count) % w.len()] + p[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = a[0];
            let mut r2 = vec![w[w.len() - 1 - (k) % w.len()]; 5];
            let r2_count: usize = r2.len();
            fn inner3(s: D, t: D) -> D {
                if t > lit(0.25) {
                    return s + t;
                }
                s
            }
            let v4 = inner3(v1, v1);
            for _ in 0..=6 {
                let (mut v7, v8) = (v4, v4);
                let mut k9: usize = 0;
            }
            v4 * v4 * v4 + v1.sin() + r2[r2.len() - 1 - (r2_count + 1) % r2.len()] + a[r2_count % a.len()]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = h0(&mut w, &p, (n) % 4);
            let mut v2 = p[0] * v1;
            let w_count: usize = w.len();
            let mut r4 = vec![w.iter().take(n).map(|&e3| (v1.abs() + lit(1.25)).hypot(v2)).sum::<D>(), lit(0.75), lit((w_count % 4) as f64) - lit(0.25), v1 + v2, h0(&mut w, &p[..], (n) % 4)];
            let r4_count: usize = r4.len();
            { let right = v1 * v1 + lit(0.5); r4[(2 * r4_count + 1) % r4_count] /= right; }
            for &e6 in &p {
                for i7 in 1..r4.len() {
                    r4[i7] = r4[i7 - 1] * e6.clamp(lit(-2.125), lit(1.875)) + r4[i7];
                }
                if (v2 < p[0]) || (v1 < lit(0.125)) {
                    break;
                }
            }
            v1 * v1 + v1 + w[(w_count + w_count) % w.len()] + p[2]
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
            x -= if n % 3 < 1 { v1 } else { r3[1] };
            x /= v1.abs() + 1.25;
            'l4: for i5 in 0..n % 4 {
                x = x * 0.5 + v1;
                if (v1 > -0.3) && (a[0] <= v2) {
                    'l6: for e7 in r3.iter() {
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
            x -= if n % 3 < 1 { v1 } else { r3[1] };
            x /= v1.abs() + 1.25;
            'l4: for i5 in 0..n % 4 {
                x = x * 0.5 + v1;
                if (v1 > -0.3) && (a[0] <= v2) {
                    'l6: for e7 in r3.iter() {
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
            { let right = if n % 3 < 1 { v1 } else { r3[1] }; x -= right; }
            { let right = v1.abs() + lit(1.25); x /= right; }
            'l4: for i5 in 0..n % 4 {
                x = x * lit(0.5) + v1;
                if (v1 > lit(-0.3)) && (a[0] <= v2) {
                    'l6: for e7 in r3.iter() {
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
            const GAMMA_1: f64 = -1.25;
            x /= (x * x + 0.25) * GAMMA_1;
            let v2: f64;
            if (x > 1.25) || (x > 0.25) {
                v2 = x.copysign(x);
            } else {
                v2 = BETA * ((n % 4) as f64);
            }
            const GAMMA_3: f64 = 2.0;
            x = v2 * BETA * GAMMA_3;
            let mut p4: (f64, f64) = (p[2], p[2]);
            {
                p4.0 /= p[3 - 1 - (n + n) % 3].abs() + 0.25;
            }
            'l5: for i6 in 0..n {
                x = x * 0.5 + (v2 + p[3 - 1 - (2 * n + 1) % 3]);
                p4.0 = 0.75_f64.sin();
            }
            [(p[(n + n) % 3] + v2) * x, p[2 % 3] / (BETA.abs() + 0.5) + p[0]]
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
            if (x > 1.25) || (x > 0.25) {
                v2 = x.copysign(x);
            } else {
                v2 = BETA * ((n % 4) as f64);
            }
            const GAMMA_3: f64 = 2.0;
            x = v2 * BETA * GAMMA_3;
            let mut p4: (f64, f64) = (p[2], p[2]);
            {
                p4.0 /= p[3 - 1 - (n + n) % 3].abs() + 0.25;
            }
            'l5: for i6 in 0..n {
                x = x * 0.5 + (v2 + p[3 - 1 - (2 * n + 1) % 3]);
                p4.0 = 0.75_f64.sin();
            }
            [(p[(n + n) % 3] + v2) * x, p[2 % 3] / (BETA.abs() + 0.5) + p[0]]
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
            if (x > lit(1.25)) || (x > lit(0.25)) {
                v2 = x.copysign(x);
            } else {
                v2 = lit(BETA) * lit((n % 4) as f64);
            }
            const GAMMA_3: f64 = 2.0;
            x = v2 * lit(BETA) * lit(GAMMA_3);
            let mut p4: (D, D) = (p[2], p[2]);
            {
                { let right = p[3 - 1 - (n + n) % 3].abs() + lit(0.25); p4.0 /= right; }
            }
            'l5: for i6 in 0..n {
                x = x * lit(0.5) + (v2 + p[3 - 1 - (2 * n + 1) % 3]);
                p4.0 = lit(0.75).sin();
            }
            [(p[(n + n) % 3] + v2) * x, p[2 % 3] / (lit(BETA).abs() + lit(0.5)) + p[0]]
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
            if v1 > 0.125 {
                return (u, r3[0 % 3]);
            }
            let c4 = |u4_0: f64| u4_0 * v;
            let c5 = move |u5_0: f64| u5_0 + (v1.abs() + 1.25).sqrt();
            ((if -1.25_f64 > v2 {
                let v6 = r3[0];
                u
            } else { v }) + v2 + v + u + r3[0], ((1..=1).map(|i7| v2).fold(v2, |acc7, t7| acc7.sin() + u * t7) - v2.sin()) * u.sin())
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = w[w.len() - 1 - (n + 1) % w.len()];
            let mut v1 = v1 - w[(n + 1) % w.len()];
            let mut r2: [f64; 3] = [x / (((n % 4) as f64).abs() + 1.25), if n % 3 != 1 {
                w[0] = w[0] * 0.5 + (v1.abs() + 1.25).sqrt();
                ((n % 4) as f64)
            } else {
                w[w.len() - 1 - (1) % w.len()] = x;
                v1
            }, v1];
            r2[(n + 1) % 3] += (1..n).map(|i3| v1 - v1).sum::<f64>();
            w[0] = w[0] * 0.5 + v1.tanh();
            'l4: for i5 in (0..n).rev() {
                let v6: f64;
                if 0.3_f64 > x {
                    v6 = if r2[0] > 1.25 { r2[1] } else { v1 };
                } else {
                    v6 = r2[0] + v1;
                }
            }
            let mut k8: usize = 0;
            let mut v10: f64 = loop {
                if k8 >= 0 {
                    break -0.7;
                }
                k8 += 1;
                let mut k9: usize = 3;
            };
            if 2.0_f64 < 1.1 {
                return v1.max(x);
            }
            for e12 in r2.iter_mut() {
                let mut x = ((*e12).abs() + 0.25).log(2.5);
            }
            (r2[3 - 1 - (k8 + k8) % 3] * r2[3 - 1 - (k8 + k8) % 3] + 0.5).powf(BETA.clamp(-2.125, 1.875)) - v10 + v1.sin() - x.sin() + r2[2]
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
            if v1 > 0.125 {
                return (u, r3[0 % 3]);
            }
            let c4 = |u4_0: f64| u4_0 * v;
            let c5 = move |u5_0: f64| u5_0 + (v1.abs() + 1.25).sqrt();
            ((if -1.25_f64 > v2 {
                let v6 = r3[0];
                u
            } else { v }) + v2 + v + u + r3[0], ((1..=1).map(|i7| v2).fold(v2, |acc7, t7| acc7.sin() + u * t7) - v2.sin()) * u.sin())
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = w[w.len() - 1 - (n + 1) % w.len()];
            let mut v1 = v1 - w[(n + 1) % w.len()];
            let mut r2: [f64; 3] = [x / (((n % 4) as f64).abs() + 1.25), if n % 3 != 1 {
                w[0] = w[0] * 0.5 + (v1.abs() + 1.25).sqrt();
                ((n % 4) as f64)
            } else {
                w[w.len() - 1 - (1) % w.len()] = x;
                v1
            }, v1];
            r2[(n + 1) % 3] += (1..n).map(|i3| v1 - v1).sum::<f64>();
            w[0] = w[0] * 0.5 + v1.tanh();
            'l4: for i5 in (0..n).rev() {
                let v6: f64;
                if 0.3_f64 > x {
                    v6 = if r2[0] > 1.25 { r2[1] } else { v1 };
                } else {
                    v6 = r2[0] + v1;
                }
            }
            let mut k8: usize = 0;
            let mut v10: f64 = loop {
                if k8 >= 0 {
                    break -0.7;
                }
                k8 += 1;
                let mut k9: usize = 3;
            };
            if 2.0_f64 < 1.1 {
                return v1.max(x);
            }
            for e12 in r2.iter_mut() {
                let mut x = ((*e12).abs() + 0.25).log(2.5);
            }
            (r2[3 - 1 - (k8 + k8) % 3] * r2[3 - 1 - (k8 + k8) % 3] + 0.5).powf(BETA.clamp(-2.125, 1.875)) - v10 + v1.sin() - x.sin() + r2[2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 2.0;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = lit(1.25);
            let mut v2: D = v1 - v;
            let mut r3: [D; 3] = [lit(1.25); 3];
            if v1 > lit(0.125) {
                return (u, r3[0 % 3]);
            }
            let c4 = |u4_0: D| u4_0 * v;
            let c5 = move |u5_0: D| u5_0 + (v1.abs() + lit(1.25)).sqrt();
            ((if lit(-1.25) > v2 {
                let v6 = r3[0];
                u
            } else { v }) + v2 + v + u + r3[0], ((1..=1).map(|i7| v2).fold(v2, |acc7, t7| acc7.sin() + u * t7) - v2.sin()) * u.sin())
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = w[w.len() - 1 - (n + 1) % w.len()];
            let mut v1 = v1 - w[(n + 1) % w.len()];
            let mut r2: [D; 3] = [x / (lit((n % 4) as f64).abs() + lit(1.25)), if n % 3 != 1 {
                w[0] = w[0] * lit(0.5) + (v1.abs() + lit(1.25)).sqrt();
                lit((n % 4) as f64)
            } else {
                w[w.len() - 1 - (1) % w.len()] = x;
                v1
            }, v1];
            { let right = (1..n).map(|i3| v1 - v1).sum::<D>(); r2[(n + 1) % 3] += right; }
            w[0] = w[0] * lit(0.5) + v1.tanh();
            'l4: for i5 in (0..n).rev() {
                let v6: D;
                if lit(0.3) > x {
                    v6 = if r2[0] > lit(1.25) { r2[1] } else { v1 };
                } else {
                    v6 = r2[0] + v1;
                }
            }
            let mut k8: usize = 0;
            let mut v10: D = loop {
                if k8 >= 0 {
                    break lit(-0.7);
                }
                k8 += 1;
                let mut k9: usize = 3;
            };
            if lit(2.0) < lit(1.1) {
                return v1.max(x);
            }
            for e12 in r2.iter_mut() {
                let mut x = ((*e12).abs() + lit(0.25)).log(lit(2.5));
            }
            (r2[3 - 1 - (k8 + k8) % 3] * r2[3 - 1 - (k8 + k8) % 3] + lit(0.5)).powf(lit(BETA).clamp(lit(-2.125), lit(1.875))) - v10 + v1.sin() - x.sin() + r2[2]
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
            w[3 % w.len()] = w[3 % w.len()] * 0.5 + w[(2 * n + 2) % w.len()].tanh();
            v1 *= (x + v1).clamp(-2.125, 1.875);
            let mut v5 = (1..0).filter(|&i3| v1 >= 0.7).map(|i3| 1.0 + 0.25 * r2.iter().zip(r2.iter()).map(|(&e4, &z4)| r2[(i3 + 1) % 4]).sum::<f64>().sin()).product::<f64>();
            if v1 <= x {
                w[w.len() - 1 - (2 * n + 0) % w.len()] = w[w.len() - 1 - (2 * n + 0) % w.len()] * 0.5 + (if (v5 <= 1.25) || (w[w.len() - 1 - (n + n) % w.len()] > v5) { x } else { v5 });
                return v5;
            }
            'l6: for i7 in 1..4 {
                let v8 = ((i7 % 4) as f64) - w[2 % w.len()];
                for e10 in r2.iter() {
                    let v11: f64;
                    if !(*e10 >= 0.75) {
                        v11 = v1;
                    } else {
                        v11 = ((i7 % 4) as f64) + *e10;
                    }
                    for i12 in (1..w.len()).rev() {
                        w[i12] += w[i12 - 1] * v8.tanh();
                    }
                }
            }
            (if n % 2 != 1 {
                let v13 = v1;
                x
            } else { v1 }) - v1.sin() + r2[4 - 1 - (n + n) % 4] + w[w.len() - 1 - (3) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x;
            let mut r2 = [x * x, v1, x, -2.0];
            w[3 % w.len()] = w[3 % w.len()] * 0.5 + w[(2 * n + 2) % w.len()].tanh();
            v1 *= (x + v1).clamp(-2.125, 1.875);
            let mut v5 = (1..0).filter(|&i3| v1 >= 0.7).map(|i3| 1.0 + 0.25 * r2.iter().zip(r2.iter()).map(|(&e4, &z4)| r2[(i3 + 1) % 4]).sum::<f64>().sin()).product::<f64>();
            if v1 <= x {
                w[w.len() - 1 - (2 * n + 0) % w.len()] = w[w.len() - 1 - (2 * n + 0) % w.len()] * 0.5 + (if (v5 <= 1.25) || (w[w.len() - 1 - (n + n) % w.len()] > v5) { x } else { v5 });
                return v5;
            }
            'l6: for i7 in 1..4 {
                let v8 = ((i7 % 4) as f64) - w[2 % w.len()];
                for e10 in r2.iter() {
                    let v11: f64;
                    if !(*e10 >= 0.75) {
                        v11 = v1;
                    } else {
                        v11 = ((i7 % 4) as f64) + *e10;
                    }
                    for i12 in (1..w.len()).rev() {
                        w[i12] += w[i12 - 1] * v8.tanh();
                    }
                }
            }
            (if n % 2 != 1 {
                let v13 = v1;
                x
            } else { v1 }) - v1.sin() + r2[4 - 1 - (n + n) % 4] + w[w.len() - 1 - (3) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = x;
            let mut r2 = [x * x, v1, x, lit(-2.0)];
            w[3 % w.len()] = w[3 % w.len()] * lit(0.5) + w[(2 * n + 2) % w.len()].tanh();
            { let right = (x + v1).clamp(lit(-2.125), lit(1.875)); v1 *= right; }
            let mut v5 = (1..0).filter(|&i3| v1 >= lit(0.7)).map(|i3| lit(1.0) + lit(0.25) * r2.iter().zip(r2.iter()).map(|(&e4, &z4)| r2[(i3 + 1) % 4]).sum::<D>().sin()).product::<D>();
            if v1 <= x {
                w[w.len() - 1 - (2 * n + 0) % w.len()] = w[w.len() - 1 - (2 * n + 0) % w.len()] * lit(0.5) + (if (v5 <= lit(1.25)) || (w[w.len() - 1 - (n + n) % w.len()] > v5) { x } else { v5 });
                return v5;
            }
            'l6: for i7 in 1..4 {
                let v8 = lit((i7 % 4) as f64) - w[2 % w.len()];
                for e10 in r2.iter() {
                    let v11: D;
                    if !(*e10 >= lit(0.75)) {
                        v11 = v1;
                    } else {
                        v11 = lit((i7 % 4) as f64) + *e10;
                    }
                    for i12 in (1..w.len()).rev() {
                        { let right = w[i12 - 1] * v8.tanh(); w[i12] += right; }
                    }
                }
            }
            (if n % 2 != 1 {
                let v13 = v1;
                x
            } else { v1 }) - v1.sin() + r2[4 - 1 - (n + n) % 4] + w[w.len() - 1 - (3) % w.len()]
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
            for e3 in b.iter() {
                const GAMMA_4: f64 = -0.5;
                v1 += 0.25 * (*e3 * q[0]) * GAMMA_4;
                const GAMMA_5: f64 = 0.125;
                v1 = b.iter().skip(0).map(|&e6| -1.5_f64 * *e3).sum::<f64>().sin() * GAMMA_5;
            }
            if v1 > -1.1 {
                for i8 in 1..n {
                    const GAMMA_9: f64 = 0.5;
                    v1 = (v1 * 0.5 + 0.9_f64) * GAMMA_9;
                }
            } else {
                for &e11 in b {
                    for i13 in 1..b.len() {
                        let mut k14: usize = 2;
                    }
                }
            }
            b[(n + n) % b.len()].mul_add(v1, ((n % 4) as f64)) + v1.sin() + q[4 - 1 - (n) % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = 0.7 * ((n % 4) as f64);
            let mut v1 = v1 + v1;
            for e3 in b.iter() {
                const GAMMA_4: f64 = -0.5;
                v1 += 0.25 * (*e3 * q[0]) * GAMMA_4;
                const GAMMA_5: f64 = 0.125;
                v1 = b.iter().skip(0).map(|&e6| -1.5_f64 * *e3).sum::<f64>().sin() * GAMMA_5;
            }
            if v1 > -1.1 {
                for i8 in 1..n {
                    const GAMMA_9: f64 = 0.5;
                    v1 = (v1 * 0.5 + 0.9_f64) * GAMMA_9;
                }
            } else {
                for &e11 in b {
                    for i13 in 1..b.len() {
                        let mut k14: usize = 2;
                    }
                }
            }
            b[(n + n) % b.len()].mul_add(v1, ((n % 4) as f64)) + v1.sin() + q[4 - 1 - (n) % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit(0.7) * lit((n % 4) as f64);
            let mut v1 = v1 + v1;
            for e3 in b.iter() {
                const GAMMA_4: f64 = -0.5;
                { let right = lit(0.25) * (*e3 * q[0]) * lit(GAMMA_4); v1 += right; }
                const GAMMA_5: f64 = 0.125;
                v1 = b.iter().skip(0).map(|&e6| lit(-1.5) * *e3).sum::<D>().sin() * lit(GAMMA_5);
            }
            if v1 > lit(-1.1) {
                for i8 in 1..n {
                    const GAMMA_9: f64 = 0.5;
                    v1 = (v1 * lit(0.5) + lit(0.9)) * lit(GAMMA_9);
                }
            } else {
                for &e11 in b {
                    for i13 in 1..b.len() {
                        let mut k14: usize = 2;
                    }
                }
            }
            b[(n + n) % b.len()].mul_add(v1, lit((n % 4) as f64)) + v1.sin() + q[4 - 1 - (n) % 4]
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
            let w_count: usize = w.len();
            if v1 >= w[w_count % w.len()] {
                v1 = 0.5;
            } else {
                match w_count % 4 {
                    0 => {
                        w[(4) % w_count] += if w_count % 3 < 1 { w[3 % w.len()] } else { v1 };
                        let v2 = v1 + v1;
                    }
                    1 => {
                        if w_count % 2 == 1 {
                            for i4 in 0..n % 4 {
                                for i6 in 1..w_count {
                                    let v7: f64;
                                    if w_count % 3 != 1 {
                                        v7 = v1 - v1;
                                    } else {
                                        v7 = { v1 };
                                    }
                                }
                            }
                        }
                    }
                    2 => {
                        let mut k8: usize = 3;
                    }
                    _ => {
                        for i10 in 0..=n {
                            for i12 in 1..w.len() {
                                for &e14 in &w {
                                }
                            }
                            let mut k15: usize = 3;
                        }
                        for _ in (0..n).rev() {
                            let mut r18 = vec![v1 - v1; w_count % 5 + 1];
                            let r18_count: usize = r18.len();
                            'l19: for i20 in (0..7).step_by(2) {
                                let mut v1 = if w_count % 3 != 1 { r18[r18.len() - 1 - (3) % r18.len()] } else { -1.25 };
                            }
                        }
                    }
                }
            }
            v1 * v1 + p[3 - 1 - (w_count) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let w_count: usize = w.len();
            if v1 >= w[w_count % w.len()] {
                v1 = 0.5;
            } else {
                match w_count % 4 {
                    0 => {
                        w[(4) % w_count] += if w_count % 3 < 1 { w[3 % w.len()] } else { v1 };
                        let v2 = v1 + v1;
                    }
                    1 => {
                        if w_count % 2 == 1 {
                            for i4 in 0..n % 4 {
                                for i6 in 1..w_count {
                                    let v7: f64;
                                    if w_count % 3 != 1 {
                                        v7 = v1 - v1;
                                    } else {
                                        v7 = { v1 };
                                    }
                                }
                            }
                        }
                    }
                    2 => {
                        let mut k8: usize = 3;
                    }
                    _ => {
                        for i10 in 0..=n {
                            for i12 in 1..w.len() {
                                for &e14 in &w {
                                }
                            }
                            let mut k15: usize = 3;
                        }
                        for _ in (0..n).rev() {
                            let mut r18 = vec![v1 - v1; w_count % 5 + 1];
                            let r18_count: usize = r18.len();
                            'l19: for i20 in (0..7).step_by(2) {
                                let mut v1 = if w_count % 3 != 1 { r18[r18.len() - 1 - (3) % r18.len()] } else { -1.25 };
                            }
                        }
                    }
                }
            }
            v1 * v1 + p[3 - 1 - (w_count) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let w_count: usize = w.len();
            if v1 >= w[w_count % w.len()] {
                v1 = lit(0.5);
            } else {
                match w_count % 4 {
                    0 => {
                        { let right = if w_count % 3 < 1 { w[3 % w.len()] } else { v1 }; w[(4) % w_count] += right; }
                        let v2 = v1 + v1;
                    }
                    1 => {
                        if w_count % 2 == 1 {
                            for i4 in 0..n % 4 {
                                for i6 in 1..w_count {
                                    let v7: D;
                                    if w_count % 3 != 1 {
                                        v7 = v1 - v1;
                                    } else {
                                        v7 = { v1 };
                                    }
                                }
                            }
                        }
                    }
                    2 => {
                        let mut k8: usize = 3;
                    }
                    _ => {
                        for i10 in 0..=n {
                            for i12 in 1..w.len() {
                                for &e14 in &w {
                                }
                            }
                            let mut k15: usize = 3;
                        }
                        for _ in (0..n).rev() {
                            let mut r18 = vec![v1 - v1; w_count % 5 + 1];
                            let r18_count: usize = r18.len();
                            'l19: for i20 in (0..7).step_by(2) {
                                let mut v1 = if w_count % 3 != 1 { r18[r18.len() - 1 - (3) % r18.len()] } else { lit(-1.25) };
                            }
                        }
                    }
                }
            }
            v1 * v1 + p[3 - 1 - (w_count) % 3]
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
            const GAMMA_2: f64 = 0.25;
            u = (u * 0.5 + ({
                let v3 = ((k % 4) as f64);
                v1
            })) * GAMMA_2;
            {
                v1 = v1;
                fn inner4(s: f64, t: f64) -> f64 {
                    if t < 1.1 {
                        return s * s;
                    }
                    t
                }
                let v5: f64 = inner4(u, if v1 >= -0.7 {
                    v1 -= v1 % 1.75;
                    1.0
                } else { 1.25 });
            }
            if u >= 0.125 {
                return None;
            }
            Some((u - u) * v1)
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x * x;
            let mut v2 = v1 / (v1.abs() + 0.5);
            for i4 in 1..3 {
                match i4 % 3 {
                    0 => {
                        if v1 > ((n % 4) as f64) {
                            for (i6, e6) in p.iter().enumerate() {
                                let v7 = v1 * v2;
                            }
                            let mut r8: [f64; 2] = [v2; 2];
                        } else {
                            let o9: Option<f64> = h0(-2.0 * v1, (2 * n + 0) % 4);
                            let mut k12: usize = 0;
                            while (k12 < 6) && (p[0] >= v1) {
                                k12 += 1;
                                for e14 in p.iter() {
                                    let c15 = move |u15_0: f64| u15_0 - u15_0 * p[3 - 1 - (i4 + n) % 3];
                                }
                            }
                        }
                        {
                            for i17 in 0..3 {
                                const GAMMA_18: f64 = 1.1;
                                p[i17 % 3] = x.cos() * GAMMA_18;
                            }
                        }
                    }
                    1 if v1 > v1 => {
                        v1 += 0.25 * (0.25_f64.abs() + 0.25).log(2.5);
                        if i4 % 2 != 1 {
                            const GAMMA_19: f64 = 1.25;
                            v2 += 0.25 * (v2 / (((n % 4) as f64).abs() + 0.25)) * GAMMA_19;
                            for i20 in 1..3 {
                                p[i20] += p[i20 - 1] * v2.tanh();
                            }
                        }
                    }
                    _ => {
                        p[3 - 1 - (2 * i4 + 2) % 3] -= 0.25 * p[n % 3];
                    }
                }
                let mut p21 = (x + v2, p[3 - 1 - (4) % 3]);
            }
            [({ p[0] }) + v2 - v1 + x.sin() + p[(2 * n + 2) % 3], (if n % 3 == 1 { x } else { p[0] }) + v1 + x + p[(2 * n + 1) % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u = u;
            let mut v1 = u - u;
            const GAMMA_2: f64 = 0.25;
            u = (u * 0.5 + ({
                let v3 = ((k % 4) as f64);
                v1
            })) * GAMMA_2;
            {
                v1 = v1;
                fn inner4(s: f64, t: f64) -> f64 {
                    if t < 1.1 {
                        return s * s;
                    }
                    t
                }
                let v5: f64 = inner4(u, if v1 >= -0.7 {
                    v1 -= v1 % 1.75;
                    1.0
                } else { 1.25 });
            }
            if u >= 0.125 {
                return None;
            }
            Some((u - u) * v1)
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x * x;
            let mut v2 = v1 / (v1.abs() + 0.5);
            for i4 in 1..3 {
                match i4 % 3 {
                    0 => {
                        if v1 > ((n % 4) as f64) {
                            for (i6, e6) in p.iter().enumerate() {
                                let v7 = v1 * v2;
                            }
                            let mut r8: [f64; 2] = [v2; 2];
                        } else {
                            let o9: Option<f64> = h0(-2.0 * v1, (2 * n + 0) % 4);
                            let mut k12: usize = 0;
                            while (k12 < 6) && (p[0] >= v1) {
                                k12 += 1;
                                for e14 in p.iter() {
                                    let c15 = move |u15_0: f64| u15_0 - u15_0 * p[3 - 1 - (i4 + n) % 3];
                                }
                            }
                        }
                        {
                            for i17 in 0..3 {
                                const GAMMA_18: f64 = 1.1;
                                p[i17 % 3] = x.cos() * GAMMA_18;
                            }
                        }
                    }
                    1 if v1 > v1 => {
                        v1 += 0.25 * (0.25_f64.abs() + 0.25).log(2.5);
                        if i4 % 2 != 1 {
                            const GAMMA_19: f64 = 1.25;
                            v2 += 0.25 * (v2 / (((n % 4) as f64).abs() + 0.25)) * GAMMA_19;
                            for i20 in 1..3 {
                                p[i20] += p[i20 - 1] * v2.tanh();
                            }
                        }
                    }
                    _ => {
                        p[3 - 1 - (2 * i4 + 2) % 3] -= 0.25 * p[n % 3];
                    }
                }
                let mut p21 = (x + v2, p[3 - 1 - (4) % 3]);
            }
            [({ p[0] }) + v2 - v1 + x.sin() + p[(2 * n + 2) % 3], (if n % 3 == 1 { x } else { p[0] }) + v1 + x + p[(2 * n + 1) % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut u = u;
            let mut v1 = u - u;
            const GAMMA_2: f64 = 0.25;
            u = (u * lit(0.5) + ({
                let v3 = lit((k % 4) as f64);
                v1
            })) * lit(GAMMA_2);
            {
                v1 = v1;
                fn inner4(s: D, t: D) -> D {
                    if t < lit(1.1) {
                        return s * s;
                    }
                    t
                }
                let v5: D = inner4(u, if v1 >= lit(-0.7) {
                    { let right = v1 % lit(1.75); v1 -= right; }
                    lit(1.0)
                } else { lit(1.25) });
            }
            if u >= lit(0.125) {
                return None;
            }
            Some((u - u) * v1)
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x * x;
            let mut v2 = v1 / (v1.abs() + lit(0.5));
            for i4 in 1..3 {
                match i4 % 3 {
                    0 => {
                        if v1 > lit((n % 4) as f64) {
                            for (i6, e6) in p.iter().enumerate() {
                                let v7 = v1 * v2;
                            }
                            let mut r8: [D; 2] = [v2; 2];
                        } else {
                            let o9: Option<D> = h0(lit(-2.0) * v1, (2 * n + 0) % 4);
                            let mut k12: usize = 0;
                            while (k12 < 6) && (p[0] >= v1) {
                                k12 += 1;
                                for e14 in p.iter() {
                                    let c15 = move |u15_0: D| u15_0 - u15_0 * p[3 - 1 - (i4 + n) % 3];
                                }
                            }
                        }
                        {
                            for i17 in 0..3 {
                                const GAMMA_18: f64 = 1.1;
                                p[i17 % 3] = x.cos() * lit(GAMMA_18);
                            }
                        }
                    }
                    1 if v1 > v1 => {
                        { let right = lit(0.25) * (lit(0.25).abs() + lit(0.25)).log(lit(2.5)); v1 += right; }
                        if i4 % 2 != 1 {
                            const GAMMA_19: f64 = 1.25;
                            { let right = lit(0.25) * (v2 / (lit((n % 4) as f64).abs() + lit(0.25))) * lit(GAMMA_19); v2 += right; }
                            for i20 in 1..3 {
                                { let right = p[i20 - 1] * v2.tanh(); p[i20] += right; }
                            }
                        }
                    }
                    _ => {
                        { let right = lit(0.25) * p[n % 3]; p[3 - 1 - (2 * i4 + 2) % 3] -= right; }
                    }
                }
                let mut p21 = (x + v2, p[3 - 1 - (4) % 3]);
            }
            [({ p[0] }) + v2 - v1 + x.sin() + p[(2 * n + 2) % 3], (if n % 3 == 1 { x } else { p[0] }) + v1 + x + p[(2 * n + 1) % 3]]
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
            let r3_count: usize = r3.len();
            {
                let c4 = |u4_0: f64| u4_0 * y;
            }
            let mut v5 = (0.75_f64.abs() + 0.5).ln();
            match r3_count % 2 {
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
                        let o11: Option<f64> = if v2 <= 0.3 { Some(v5 / (r3[(r3_count + r3_count) % r3.len()] * r3[(r3_count + r3_count) % r3.len()] + 1.25)) } else { None };
                    }
                    let v12 = y;
                }
            }
            (((r3_count % 4) as f64) - v5) * v2 - v1
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
            let r3_count: usize = r3.len();
            {
                let c4 = |u4_0: f64| u4_0 * y;
            }
            let mut v5 = (0.75_f64.abs() + 0.5).ln();
            match r3_count % 2 {
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
                        let o11: Option<f64> = if v2 <= 0.3 { Some(v5 / (r3[(r3_count + r3_count) % r3.len()] * r3[(r3_count + r3_count) % r3.len()] + 1.25)) } else { None };
                    }
                    let v12 = y;
                }
            }
            (((r3_count % 4) as f64) - v5) * v2 - v1
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
            let r3_count: usize = r3.len();
            {
                let c4 = |u4_0: D| u4_0 * y;
            }
            let mut v5 = (lit(0.75).abs() + lit(0.5)).ln();
            match r3_count % 2 {
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
                        let o11: Option<D> = if v2 <= lit(0.3) { Some(v5 / (r3[(r3_count + r3_count) % r3.len()] * r3[(r3_count + r3_count) % r3.len()] + lit(1.25))) } else { None };
                    }
                    let v12 = y;
                }
            }
            (lit((r3_count % 4) as f64) - v5) * v2 - v1
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
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let mut k5: usize = 0;
                while k5 < 4 {
                    k5 += 1;
                    const GAMMA_6: f64 = 0.25;
                    v1 = v1.tanh() * GAMMA_6;
                }
                match k3 % 2 {
                    0 => {
                        'l7: for _ in 1..=n % 4 {
                            for i10 in 1..w.len() {
                                let v12: f64 = w.windows(2).map(|e11| 1.0 + 0.25 * (v1 - ALPHA).sin()).product::<f64>();
                                fn inner13(s: f64, t: f64) -> f64 {
                                    if (s <= 0.25) || (t >= 0.125) {
                                        return s + s;
                                    }
                                    (0.25_f64 * 0.25_f64 + 0.5_f64).ln()
                                }
                                let v1 = inner13(x - w[0], x - v1);
                            }
                        }
                    }
                    _ => {
                        let v14: f64 = w[0];
                        v1 += 0.25 * (match k5 % 3 {
                            0 => { x }
                            1 => { x }
                            _ => { v1 }
                        });
                    }
                }
            }
            (((n % 4) as f64) + -0.7) * v1 - x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * w[(2 * n + 0) % w.len()];
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let mut k5: usize = 0;
                while k5 < 4 {
                    k5 += 1;
                    const GAMMA_6: f64 = 0.25;
                    v1 = v1.tanh() * GAMMA_6;
                }
                match k3 % 2 {
                    0 => {
                        'l7: for _ in 1..=n % 4 {
                            for i10 in 1..w.len() {
                                let v12: f64 = w.windows(2).map(|e11| 1.0 + 0.25 * (v1 - ALPHA).sin()).product::<f64>();
                                fn inner13(s: f64, t: f64) -> f64 {
                                    if (s <= 0.25) || (t >= 0.125) {
                                        return s + s;
                                    }
                                    (0.25_f64 * 0.25_f64 + 0.5_f64).ln()
                                }
                                let v1 = inner13(x - w[0], x - v1);
                            }
                        }
                    }
                    _ => {
                        let v14: f64 = w[0];
                        v1 += 0.25 * (match k5 % 3 {
                            0 => { x }
                            1 => { x }
                            _ => { v1 }
                        });
                    }
                }
            }
            (((n % 4) as f64) + -0.7) * v1 - x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * w[(2 * n + 0) % w.len()];
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let mut k5: usize = 0;
                while k5 < 4 {
                    k5 += 1;
                    const GAMMA_6: f64 = 0.25;
                    v1 = v1.tanh() * lit(GAMMA_6);
                }
                match k3 % 2 {
                    0 => {
                        'l7: for _ in 1..=n % 4 {
                            for i10 in 1..w.len() {
                                let v12: D = w.windows(2).map(|e11| lit(1.0) + lit(0.25) * (v1 - lit(ALPHA)).sin()).product::<D>();
                                fn inner13(s: D, t: D) -> D {
                                    if (s <= lit(0.25)) || (t >= lit(0.125)) {
                                        return s + s;
                                    }
                                    (lit(0.25) * lit(0.25) + lit(0.5)).ln()
                                }
                                let v1 = inner13(x - w[0], x - v1);
                            }
                        }
                    }
                    _ => {
                        let v14: D = w[0];
                        { let right = lit(0.25) * (match k5 % 3 {
                            0 => { x }
                            1 => { x }
                            _ => { v1 }
                        }); v1 += right; }
                    }
                }
            }
            (lit((n % 4) as f64) + lit(-0.7)) * v1 - x.sin()
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
            for i5 in 0..n {
                if v2 >= r3[1] {
                    for &e7 in &r3 {
                        let mut r8: [f64; 2] = [v2 + y, v1];
                    }
                }
                v2 *= r3[1] / (1.0 + r3[1] * r3[1]);
            }
            ((n % 4) as f64) * v1 * y.sin() + x.sin() + r3[3 - 1 - (n) % 3]
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
            for i5 in 0..n {
                if v2 >= r3[1] {
                    for &e7 in &r3 {
                        let mut r8: [f64; 2] = [v2 + y, v1];
                    }
                }
                v2 *= r3[1] / (1.0 + r3[1] * r3[1]);
            }
            ((n % 4) as f64) * v1 * y.sin() + x.sin() + r3[3 - 1 - (n) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let mut v2: D = x + x;
            let mut r3: [D; 3] = [lit(0.0); 3];
            for i5 in 0..n {
                if v2 >= r3[1] {
                    for &e7 in &r3 {
                        let mut r8: [D; 2] = [v2 + y, v1];
                    }
                }
                { let right = r3[1] / (lit(1.0) + r3[1] * r3[1]); v2 *= right; }
            }
            lit((n % 4) as f64) * v1 * y.sin() + x.sin() + r3[3 - 1 - (n) % 3]
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
            let mut k4: usize = 0;
            let mut v6: f64 = 'l3: loop {
                if k4 >= 1 {
                    break p[(2 * k4 + 1) % 3];
                }
                k4 += 1;
                const GAMMA_5: f64 = 0.7;
                r2[0] += 0.25 * p[3 - 1 - (k4 + 1) % 3] * GAMMA_5;
                p[3 - 1 - (2 * k4 + 0) % 3] = v1;
            };
            p[3 - 1 - (2 * k4 + 0) % 3] / (u.abs() + 1.25) + v6 + v1 + r2[0]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.25;
            let mut v1 = (v1.abs() + 1.25).powf(-0.7);
            {
                let mut p2: (f64, f64) = (x, {
                    v1 = v1.rem_euclid(2.25);
                    ((n % 4) as f64)
                });
            }
            w[3 % w.len()] += h0([w[(2 * n + 1) % w.len()], w[w.len() - 1 - (n + n) % w.len()], v1], x);
            v1 += w.iter().rev().zip(w.iter()).skip(1).filter(|&(&e3, &z3)| BETA <= 0.75).map(|(&e3, &z3)| match n % 2 {
                0 => {
                    let v4: f64 = x;
                    v4
                }
                _ => { x }
            }).sum::<f64>();
            x + v1
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
            let mut k4: usize = 0;
            let mut v6: f64 = 'l3: loop {
                if k4 >= 1 {
                    break p[(2 * k4 + 1) % 3];
                }
                k4 += 1;
                const GAMMA_5: f64 = 0.7;
                r2[0] += 0.25 * p[3 - 1 - (k4 + 1) % 3] * GAMMA_5;
                p[3 - 1 - (2 * k4 + 0) % 3] = v1;
            };
            p[3 - 1 - (2 * k4 + 0) % 3] / (u.abs() + 1.25) + v6 + v1 + r2[0]
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.25;
            let mut v1 = (v1.abs() + 1.25).powf(-0.7);
            {
                let mut p2: (f64, f64) = (x, {
                    v1 = v1.rem_euclid(2.25);
                    ((n % 4) as f64)
                });
            }
            w[3 % w.len()] += h0([w[(2 * n + 1) % w.len()], w[w.len() - 1 - (n + n) % w.len()], v1], x);
            v1 += w.iter().rev().zip(w.iter()).skip(1).filter(|&(&e3, &z3)| BETA <= 0.75).map(|(&e3, &z3)| match n % 2 {
                0 => {
                    let v4: f64 = x;
                    v4
                }
                _ => { x }
            }).sum::<f64>();
            x + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.0;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = p[4 % 3];
            let mut r2 = [u / (u.abs() + lit(1.25)); 3];
            let mut k4: usize = 0;
            let mut v6: D = 'l3: loop {
                if k4 >= 1 {
                    break p[(2 * k4 + 1) % 3];
                }
                k4 += 1;
                const GAMMA_5: f64 = 0.7;
                { let right = lit(0.25) * p[3 - 1 - (k4 + 1) % 3] * lit(GAMMA_5); r2[0] += right; }
                p[3 - 1 - (2 * k4 + 0) % 3] = v1;
            };
            p[3 - 1 - (2 * k4 + 0) % 3] / (u.abs() + lit(1.25)) + v6 + v1 + r2[0]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.25);
            let mut v1 = (v1.abs() + lit(1.25)).powf(lit(-0.7));
            {
                let mut p2: (D, D) = (x, {
                    v1 = v1.rem_euclid(lit(2.25));
                    lit((n % 4) as f64)
                });
            }
            { let right = h0([w[(2 * n + 1) % w.len()], w[w.len() - 1 - (n + n) % w.len()], v1], x); w[3 % w.len()] += right; }
            { let right = w.iter().rev().zip(w.iter()).skip(1).filter(|&(&e3, &z3)| lit(BETA) <= lit(0.75)).map(|(&e3, &z3)| match n % 2 {
                0 => {
                    let v4: D = x;
                    v4
                }
                _ => { x }
            }).sum::<D>(); v1 += right; }
            x + v1
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
            let c2 = move |u2_0: f64| u2_0 + u2_0;
            if n % 2 < 1 {
                let c3 = |u3_0: f64| u3_0 * (1.0 - u3_0);
            }
            v1 += x + x;
            {
                let o4: Option<f64> = if n % 2 == 1 { Some(((n % 4) as f64) + ((n % 4) as f64)) } else { None };
                fn inner5(s: f64, t: f64) -> f64 {
                    if t >= 0.25 {
                        return 0.7 + t;
                    }
                    t.sin()
                }
                let v6 = inner5(a[0], v1 + a[0]);
            }
            (v1 + v1.sin()) * x + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = -0.9;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = { x };
            let c2 = move |u2_0: f64| u2_0 + u2_0;
            if n % 2 < 1 {
                let c3 = |u3_0: f64| u3_0 * (1.0 - u3_0);
            }
            v1 += x + x;
            {
                let o4: Option<f64> = if n % 2 == 1 { Some(((n % 4) as f64) + ((n % 4) as f64)) } else { None };
                fn inner5(s: f64, t: f64) -> f64 {
                    if t >= 0.25 {
                        return 0.7 + t;
                    }
                    t.sin()
                }
                let v6 = inner5(a[0], v1 + a[0]);
            }
            (v1 + v1.sin()) * x + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = -0.9;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = { x };
            let c2 = move |u2_0: D| u2_0 + u2_0;
            if n % 2 < 1 {
                let c3 = |u3_0: D| u3_0 * (lit(1.0) - u3_0);
            }
            { let right = x + x; v1 += right; }
            {
                let o4: Option<D> = if n % 2 == 1 { Some(lit((n % 4) as f64) + lit((n % 4) as f64)) } else { None };
                fn inner5(s: D, t: D) -> D {
                    if t >= lit(0.25) {
                        return lit(0.7) + t;
                    }
                    t.sin()
                }
                let v6 = inner5(a[0], v1 + a[0]);
            }
            (v1 + v1.sin()) * x + a[0]
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
